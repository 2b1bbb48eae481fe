# 02-9-portuguese.t -- CCN 2.9.PT: the Portuguese reference card, unit by unit.

test CCN-2.9.PT-01  Portuguese line infantry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.LN ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  expect    view British units[hex=E3].blocks = 4
  play      British: move E3
  offer     British: go E4
  no-offer  British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E4
  play      British: done
  offer     British: battle E4

test CCN-2.9.PT-02  Portuguese line infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LN blocks 4 ordered
    unit bottom C2 FR.LN
    unit top E5 PT.LN blocks 3 ordered
    unit bottom C5 FR.LN
    unit top E8 PT.LN blocks 2 ordered
    unit bottom C8 FR.LN
    unit top E11 PT.LN blocks 1 ordered
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 2
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 1
  undo      British

test CCN-2.9.PT-02  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LN blocks 4 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 PT.LN blocks 3 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 PT.LN blocks 2 ordered moved entered 1
    unit bottom C8 FR.LN
    unit top E11 PT.LN blocks 1 ordered moved entered 1
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 2
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 1
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 1
  undo      British
  no-offer  British: battle E11

test CCN-2.9.PT-02  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 PT.LN ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.PT-03  Portuguese line infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LN blocks 4 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.LN blocks 3 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.LN blocks 2 ordered
    unit bottom D8 FR.LC
    unit top E11 PT.LN blocks 1 ordered
    unit bottom D11 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 2
  undo      British
  play      British: battle E11
  expect    view British targets[hex=D11].dice = 1
  undo      British

test CCN-2.9.PT-03  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 PT.LN ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 4

test CCN-2.9.PT-04  Portuguese light infantry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.LT ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D5 FR.LN
  END
  expect    view British units[hex=E3].blocks = 3
  play      British: move E3
  offer     British: go E4
  offer     British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E5
  play      British: done
  no-offer  British: battle E5

test CCN-2.9.PT-04  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.LT ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  play      British: move E3, go E4, done
  offer     British: battle E4

test CCN-2.9.PT-05  Portuguese light infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LT blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E5 PT.LT blocks 2 ordered
    unit bottom C5 FR.LN
    unit top E8 PT.LT blocks 1 ordered
    unit bottom C8 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 2
  undo      British

test CCN-2.9.PT-05  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LT blocks 3 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 PT.LT blocks 2 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 PT.LT blocks 1 ordered moved entered 1
    unit bottom C8 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 2
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 2
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 1
  undo      British

test CCN-2.9.PT-05  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 PT.LT ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.PT-06  Portuguese light infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LT blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.LT blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.LT blocks 1 ordered
    unit bottom D8 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 3
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 2
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 1
  undo      British

test CCN-2.9.PT-06  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 PT.LT ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 3

test CCN-2.9.PT-07  Portuguese militia: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.MI ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  expect    view British units[hex=E3].blocks = 4
  play      British: move E3
  offer     British: go E4
  no-offer  British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E4
  play      British: done
  offer     British: battle E4

test CCN-2.9.PT-08  Portuguese militia: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.MI blocks 4 ordered
    unit bottom C2 FR.LN
    unit top E5 PT.MI blocks 3 ordered
    unit bottom C5 FR.LN
    unit top E8 PT.MI blocks 2 ordered
    unit bottom C8 FR.LN
    unit top E11 PT.MI blocks 1 ordered
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 2
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 1
  undo      British

test CCN-2.9.PT-08  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.MI blocks 4 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 PT.MI blocks 3 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 PT.MI blocks 2 ordered moved entered 1
    unit bottom C8 FR.LN
    unit top E11 PT.MI blocks 1 ordered moved entered 1
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 2
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 1
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 1
  undo      British
  no-offer  British: battle E11

test CCN-2.9.PT-08  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 PT.MI ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.PT-09  Portuguese militia: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.MI blocks 4 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.MI blocks 3 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.MI blocks 2 ordered
    unit bottom D8 FR.LC
    unit top E11 PT.MI blocks 1 ordered
    unit bottom D11 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 2
  undo      British
  play      British: battle E11
  expect    view British targets[hex=D11].dice = 1
  undo      British

test CCN-2.9.PT-09  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 PT.MI ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 4

test CCN-2.9.PT-09  sabres do not hit units, and kill a lone leader
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 PT.MI ordered
    unit top E10 PT.MI ordered
    unit bottom D5 FR.LN
    leader bottom D10 FR Picton
  END
  fate      SABRE SABRE ART ART
  play      British: battle E5, melee D5
  expect    view British units[hex=D5].blocks = 4
  play      French: hold
  fate      SABRE ART ART ART
  play      British: battle E10, melee D10
  expect    view British leaders[name=Picton].fate = eliminated

test CCN-2.9.PT-10  Portuguese militia retreats three hexes for a flag
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 PT.LN
    unit top E5 PT.MI
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  play      British: retreat D5, retreat C5, retreat B5
  expect    asked French
  expect    view British units[hex=B5].type = MI
  expect    view British units[hex=B5].blocks = 4

test CCN-2.9.PT-11  Portuguese light cavalry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.LC ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D6 FR.LN
  END
  expect    view British units[hex=E3].blocks = 3
  play      British: move E3
  offer     British: go E4
  offer     British: go E5
  offer     British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E6
  play      British: done
  offer     British: battle E6

test CCN-2.9.PT-12  Portuguese light cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.LC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.LC blocks 1 ordered
    unit bottom D8 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 3
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 2
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 1
  undo      British

test CCN-2.9.PT-12  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E2 PT.LC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.LC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.LC blocks 1 ordered
    unit bottom D8 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 2
  undo      British

test CCN-2.9.PT-12  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 PT.LC ordered
    unit bottom C5 FR.LN
    unit top E10 PT.LC ordered
    unit bottom D10 FR.LN
  END
  offer-only British: battle E10, done

test CCN-2.9.PT-13  Portuguese heavy cavalry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.HC ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D5 FR.LN
  END
  expect    view British units[hex=E3].blocks = 3
  play      British: move E3
  offer     British: go E4
  offer     British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E5
  play      British: done
  offer     British: battle E5

test CCN-2.9.PT-14  Portuguese heavy cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.HC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.HC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.HC blocks 1 ordered
    unit bottom D8 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 2
  undo      British

test CCN-2.9.PT-14  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E2 PT.HC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 PT.HC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 PT.HC blocks 1 ordered
    unit bottom D8 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 5
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 4
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 3
  undo      British

test CCN-2.9.PT-14  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 PT.HC ordered
    unit bottom C5 FR.LN
    unit top E10 PT.HC ordered
    unit bottom D10 FR.LN
  END
  offer-only British: battle E10, done

test CCN-2.9.PT-15  Portuguese foot artillery: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.FA ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  expect    view British units[hex=E3].blocks = 3
  play      British: move E3
  offer     British: go E4
  no-offer  British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E4
  play      British: done
  no-offer  British: battle E4

test CCN-2.9.PT-15  it may battle where it stands
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 PT.FA ordered
    unit top I12 PT.LN ordered
    unit bottom G12 FR.LN
    unit bottom D3 FR.LN
  END
  play      British: done
  offer     British: battle E3

test CCN-2.9.PT-16  Portuguese foot artillery: dice by distance, 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 PT.FA blocks 3 ordered
    unit bottom C2 FR.LN
    unit bottom F3 FR.LN
    unit bottom H3 FR.LN
    unit bottom E6 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 3
  expect    view British targets[hex=F3].dice = 2
  expect    view British targets[hex=H3].dice = 2
  expect    view British targets[hex=E6].dice = 1

test CCN-2.9.PT-16  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn top card bombard phase combat
    unit top E1 PT.FA blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E8 PT.FA blocks 3 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 5
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 6

test CCN-2.9.PT-16  melee with 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 PT.FA blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E8 PT.FA blocks 3 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4

test CCN-2.9.PT-16  Portuguese foot artillery: dice by distance, 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 PT.FA blocks 2 ordered
    unit bottom C2 FR.LN
    unit bottom F3 FR.LN
    unit bottom H3 FR.LN
    unit bottom E6 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 3
  expect    view British targets[hex=F3].dice = 2
  expect    view British targets[hex=H3].dice = 2
  expect    view British targets[hex=E6].dice = 1

test CCN-2.9.PT-16  melee with 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 PT.FA blocks 2 ordered
    unit bottom C2 FR.LN
    unit top E8 PT.FA blocks 2 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4

test CCN-2.9.PT-16  Portuguese foot artillery: dice by distance, 1 block
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 PT.FA blocks 1 ordered
    unit bottom C2 FR.LN
    unit bottom F3 FR.LN
    unit bottom H3 FR.LN
    unit bottom E6 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 2
  expect    view British targets[hex=F3].dice = 1
  expect    view British targets[hex=H3].dice = 1
  expect    view British targets[hex=E6].dice = 1

test CCN-2.9.PT-16  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn top card bombard phase combat
    unit top E1 PT.FA blocks 1 ordered
    unit bottom C2 FR.LN
    unit top E8 PT.FA blocks 1 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 5

test CCN-2.9.PT-16  melee with 1 block
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 PT.FA blocks 1 ordered
    unit bottom C2 FR.LN
    unit top E8 PT.FA blocks 1 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 3

test CCN-2.9.PT-17  ignores no flag by its type: line infantry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 PT.LN
    unit top E5 PT.LN
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 4

test CCN-2.9.PT-17  ignores no flag by its type: light infantry (cacadores)
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 PT.LN
    unit top E5 PT.LT
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.PT-17  ignores no flag by its type: light cavalry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 PT.LN
    unit top E5 PT.LC
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.PT-17  ignores no flag by its type: heavy cavalry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 PT.LN
    unit top E5 PT.HC
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.PT-17  ignores no flag by its type: foot artillery
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 PT.LN
    unit top E5 PT.FA
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

# What stands in units.tsv, by the statements of the card.

test CCN-2.9.PT-01 CCN-2.9.PT-02 CCN-2.9.PT-03  Portuguese line infantry: the row of the table
  expect    table units.tsv [nation=PT,code=LN].blocks = 4
  expect    table units.tsv [nation=PT,code=LN].battle_move = 1
  expect    table units.tsv [nation=PT,code=LN].full_move = 1
  expect    table units.tsv [nation=PT,code=LN].range = 2
  expect    table units.tsv [nation=PT,code=LN].standing = "1 2 3 4"
  expect    table units.tsv [nation=PT,code=LN].moved = "0 1 1 2"
  expect    table units.tsv [nation=PT,code=LN].melee = "1 2 3 4"

test CCN-2.9.PT-04 CCN-2.9.PT-05 CCN-2.9.PT-06  Portuguese light infantry: the row of the table
  expect    table units.tsv [nation=PT,code=LT].blocks = 3
  expect    table units.tsv [nation=PT,code=LT].battle_move = 1
  expect    table units.tsv [nation=PT,code=LT].full_move = 2
  expect    table units.tsv [nation=PT,code=LT].range = 2
  expect    table units.tsv [nation=PT,code=LT].standing = "2 3 4"
  expect    table units.tsv [nation=PT,code=LT].moved = "1 2 2"
  expect    table units.tsv [nation=PT,code=LT].melee = "1 2 3"

test CCN-2.9.PT-07 CCN-2.9.PT-08 CCN-2.9.PT-09 CCN-2.9.PT-10  Portuguese militia: the row of the table
  expect    table units.tsv [nation=PT,code=MI].blocks = 4
  expect    table units.tsv [nation=PT,code=MI].battle_move = 1
  expect    table units.tsv [nation=PT,code=MI].full_move = 1
  expect    table units.tsv [nation=PT,code=MI].range = 2
  expect    table units.tsv [nation=PT,code=MI].standing = "1 2 3 4"
  expect    table units.tsv [nation=PT,code=MI].moved = "0 1 1 2"
  expect    table units.tsv [nation=PT,code=MI].melee = "1 2 3 4"
  expect    table units.tsv [nation=PT,code=MI].traits = no-sabres
  expect    table units.tsv [nation=PT,code=MI].retreat = 3

test CCN-2.9.PT-11 CCN-2.9.PT-12  Portuguese light cavalry: the row of the table
  expect    table units.tsv [nation=PT,code=LC].blocks = 3
  expect    table units.tsv [nation=PT,code=LC].battle_move = 3
  expect    table units.tsv [nation=PT,code=LC].full_move = 3
  expect    table units.tsv [nation=PT,code=LC].melee = "1 2 3"
  expect    table units.tsv [nation=PT,code=LC].charge = 1
  expect    table units.tsv [nation=PT,code=LC].range = 0

test CCN-2.9.PT-13 CCN-2.9.PT-14  Portuguese heavy cavalry: the row of the table
  expect    table units.tsv [nation=PT,code=HC].blocks = 3
  expect    table units.tsv [nation=PT,code=HC].battle_move = 2
  expect    table units.tsv [nation=PT,code=HC].full_move = 2
  expect    table units.tsv [nation=PT,code=HC].melee = "2 3 4"
  expect    table units.tsv [nation=PT,code=HC].charge = 1
  expect    table units.tsv [nation=PT,code=HC].range = 0

test CCN-2.9.PT-15 CCN-2.9.PT-16  Portuguese foot artillery: the row of the table
  expect    table units.tsv [nation=PT,code=FA].blocks = 3
  expect    table units.tsv [nation=PT,code=FA].battle_move = 0
  expect    table units.tsv [nation=PT,code=FA].full_move = 1
  expect    table units.tsv [nation=PT,code=FA].guns = foot
  expect    table units.tsv [nation=PT,code=FA].range = 5
  expect    table units.tsv [nation=PT,code=FA].bombard = 2
  expect    table guns.tsv [guns=foot,blocks=3].d1 = 4
  expect    table guns.tsv [guns=foot,blocks=3].d2 = 3
  expect    table guns.tsv [guns=foot,blocks=3].d3 = 2
  expect    table guns.tsv [guns=foot,blocks=3].d4 = 2
  expect    table guns.tsv [guns=foot,blocks=3].d5 = 1
  expect    table guns.tsv [guns=foot,blocks=2].d1 = 4
  expect    table guns.tsv [guns=foot,blocks=2].d2 = 3
  expect    table guns.tsv [guns=foot,blocks=2].d3 = 2
  expect    table guns.tsv [guns=foot,blocks=2].d4 = 2
  expect    table guns.tsv [guns=foot,blocks=2].d5 = 1
  expect    table guns.tsv [guns=foot,blocks=1].d1 = 3
  expect    table guns.tsv [guns=foot,blocks=1].d2 = 2
  expect    table guns.tsv [guns=foot,blocks=1].d3 = 1
  expect    table guns.tsv [guns=foot,blocks=1].d4 = 1
  expect    table guns.tsv [guns=foot,blocks=1].d5 = 1

test CCN-2.9.PT-17  the other Portuguese types ignore no flag and go back a hex for each
  expect    table units.tsv [nation=PT,code=LN].flags = 0
  expect    table units.tsv [nation=PT,code=LN].retreat = 1
  expect    table units.tsv [nation=PT,code=LT].flags = 0
  expect    table units.tsv [nation=PT,code=LT].retreat = 1
  expect    table units.tsv [nation=PT,code=MI].flags = 0
  expect    table units.tsv [nation=PT,code=LC].flags = 0
  expect    table units.tsv [nation=PT,code=LC].retreat = 1
  expect    table units.tsv [nation=PT,code=HC].flags = 0
  expect    table units.tsv [nation=PT,code=HC].retreat = 1
  expect    table units.tsv [nation=PT,code=FA].flags = 0
  expect    table units.tsv [nation=PT,code=FA].retreat = 1
