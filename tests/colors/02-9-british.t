# 02-9-british.t -- CCN 2.9.BR: the British reference card, unit by unit.

test CCN-2.9.BR-01  British line infantry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.LN ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-02  British line infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LN blocks 4 ordered
    unit bottom C2 FR.LN
    unit top E5 BR.LN blocks 3 ordered
    unit bottom C5 FR.LN
    unit top E8 BR.LN blocks 2 ordered
    unit bottom C8 FR.LN
    unit top E11 BR.LN blocks 1 ordered
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 5
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 4
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 3
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 2
  undo      British

test CCN-2.9.BR-02  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LN blocks 4 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 BR.LN blocks 3 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 BR.LN blocks 2 ordered moved entered 1
    unit bottom C8 FR.LN
    unit top E11 BR.LN blocks 1 ordered moved entered 1
    unit bottom C11 FR.LN
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
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 1
  undo      British

test CCN-2.9.BR-02  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.BR-03  British line infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LN blocks 4 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.LN blocks 3 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.LN blocks 2 ordered
    unit bottom D8 FR.LC
    unit top E11 BR.LN blocks 1 ordered
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

test CCN-2.9.BR-03  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 BR.LN ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 4

test CCN-2.9.BR-04  British light infantry: 5 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.LT ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D5 FR.LN
  END
  expect    view British units[hex=E3].blocks = 5
  play      British: move E3
  offer     British: go E4
  offer     British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E5
  play      British: done
  no-offer  British: battle E5

test CCN-2.9.BR-04  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.LT ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  play      British: move E3, go E4, done
  offer     British: battle E4

test CCN-2.9.BR-05  British light infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LT blocks 5 ordered
    unit bottom C2 FR.LN
    unit top E5 BR.LT blocks 4 ordered
    unit bottom C5 FR.LN
    unit top E8 BR.LT blocks 3 ordered
    unit bottom C8 FR.LN
    unit top E11 BR.LT blocks 2 ordered
    unit bottom C11 FR.LN
    unit top I2 BR.LT blocks 1 ordered
    unit bottom G2 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 6
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 5
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 4
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 3
  undo      British
  play      British: battle I2
  expect    view British targets[hex=G2].dice = 2
  undo      British

test CCN-2.9.BR-05  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LT blocks 5 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 BR.LT blocks 4 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 BR.LT blocks 3 ordered moved entered 1
    unit bottom C8 FR.LN
    unit top E11 BR.LT blocks 2 ordered moved entered 1
    unit bottom C11 FR.LN
    unit top I2 BR.LT blocks 1 ordered moved entered 1
    unit bottom G2 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 3
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 2
  undo      British
  play      British: battle I2
  expect    view British targets[hex=G2].dice = 2
  undo      British

test CCN-2.9.BR-05  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.LT ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.BR-06  British light infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LT blocks 5 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.LT blocks 4 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.LT blocks 3 ordered
    unit bottom D8 FR.LC
    unit top E11 BR.LT blocks 2 ordered
    unit bottom D11 FR.LC
    unit top I2 BR.LT blocks 1 ordered
    unit bottom H2 FR.LC
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
  play      British: battle E11
  expect    view British targets[hex=D11].dice = 2
  undo      British
  play      British: battle I2
  expect    view British targets[hex=H2].dice = 1
  undo      British

test CCN-2.9.BR-06  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 BR.LT ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 5

test CCN-2.9.BR-07  British rifle light infantry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.RL ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-07  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.RL ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  play      British: move E3, go E4, done
  offer     British: battle E4

test CCN-2.9.BR-08  British rifle light infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.RL blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E5 BR.RL blocks 2 ordered
    unit bottom C5 FR.LN
    unit top E8 BR.RL blocks 1 ordered
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

test CCN-2.9.BR-08  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.RL blocks 3 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 BR.RL blocks 2 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 BR.RL blocks 1 ordered moved entered 1
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

test CCN-2.9.BR-08  its range is 3
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.RL ordered
    unit bottom C7 FR.LN
    unit bottom E9 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C7
  refuse    British: fire E9 because CCN-5.4.2

test CCN-2.9.BR-09  British rifle light infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.RL blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.RL blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.RL blocks 1 ordered
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

test CCN-2.9.BR-09  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 BR.RL ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 3

test CCN-2.9.BR-09  sabres do not hit units, and kill a lone leader
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.RL ordered
    unit top E10 BR.RL ordered
    unit bottom D5 FR.LN
    leader bottom D10 FR Picton
  END
  fate      SABRE SABRE ART
  play      British: battle E5, melee D5
  expect    view British units[hex=D5].blocks = 4
  play      French: hold
  fate      SABRE ART ART
  play      British: battle E10, melee D10
  expect    view British leaders[name=Picton].fate = eliminated

test CCN-2.9.BR-10  British grenadier: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.GR ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-11  British grenadier: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GR blocks 4 ordered
    unit bottom C2 FR.LN
    unit top E5 BR.GR blocks 3 ordered
    unit bottom C5 FR.LN
    unit top E8 BR.GR blocks 2 ordered
    unit bottom C8 FR.LN
    unit top E11 BR.GR blocks 1 ordered
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 5
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 4
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 3
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 2
  undo      British

test CCN-2.9.BR-11  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GR blocks 4 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 BR.GR blocks 3 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 BR.GR blocks 2 ordered moved entered 1
    unit bottom C8 FR.LN
    unit top E11 BR.GR blocks 1 ordered moved entered 1
    unit bottom C11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 3
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 2
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 2
  undo      British

test CCN-2.9.BR-11  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.GR ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.BR-12  British grenadier: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GR blocks 4 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.GR blocks 3 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.GR blocks 2 ordered
    unit bottom D8 FR.LC
    unit top E11 BR.GR blocks 1 ordered
    unit bottom D11 FR.LC
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
  play      British: battle E11
  expect    view British targets[hex=D11].dice = 2
  undo      British

test CCN-2.9.BR-12  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E5 BR.GR ordered
    unit bottom D5 FR.LC
  END
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 5

test CCN-2.9.BR-13  British grenadier may ignore 1 flag by its type
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.GR
  END
  fate      FLAG FLAG SABRE
  play      French: battle G5, fire E5
  offer-only British: ignore x0, ignore x1
  play      British: ignore x1
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].type = GR
  expect    view British units[hex=D5].blocks = 4

test CCN-2.9.BR-14  British guard grenadier: 5 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.GG ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  expect    view British units[hex=E3].blocks = 5
  play      British: move E3
  offer     British: go E4
  no-offer  British: go E5
  no-offer  British: go E6
  no-offer  British: go E7
  no-offer  British: go E8
  play      British: go E4
  play      British: done
  offer     British: battle E4

test CCN-2.9.BR-15  British guard grenadier: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GG blocks 5 ordered
    unit bottom C2 FR.LN
    unit top E5 BR.GG blocks 4 ordered
    unit bottom C5 FR.LN
    unit top E8 BR.GG blocks 3 ordered
    unit bottom C8 FR.LN
    unit top E11 BR.GG blocks 2 ordered
    unit bottom C11 FR.LN
    unit top I2 BR.GG blocks 1 ordered
    unit bottom G2 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 6
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 5
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 4
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 3
  undo      British
  play      British: battle I2
  expect    view British targets[hex=G2].dice = 2
  undo      British

test CCN-2.9.BR-15  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GG blocks 5 ordered moved entered 1
    unit bottom C2 FR.LN
    unit top E5 BR.GG blocks 4 ordered moved entered 1
    unit bottom C5 FR.LN
    unit top E8 BR.GG blocks 3 ordered moved entered 1
    unit bottom C8 FR.LN
    unit top E11 BR.GG blocks 2 ordered moved entered 1
    unit bottom C11 FR.LN
    unit top I2 BR.GG blocks 1 ordered moved entered 1
    unit bottom G2 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E5
  expect    view British targets[hex=C5].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=C8].dice = 3
  undo      British
  play      British: battle E11
  expect    view British targets[hex=C11].dice = 2
  undo      British
  play      British: battle I2
  expect    view British targets[hex=G2].dice = 2
  undo      British

test CCN-2.9.BR-15  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.GG ordered
    unit bottom C6 FR.LN
    unit bottom E8 FR.LN
  END
  play      British: battle E5
  offer-only British: fire C6
  refuse    British: fire E8 because CCN-5.4.2

test CCN-2.9.BR-16  British guard grenadier: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GG blocks 5 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.GG blocks 4 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.GG blocks 3 ordered
    unit bottom D8 FR.LC
    unit top E11 BR.GG blocks 2 ordered
    unit bottom D11 FR.LC
    unit top I2 BR.GG blocks 1 ordered
    unit bottom H2 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 6
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 5
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4
  undo      British
  play      British: battle E11
  expect    view British targets[hex=D11].dice = 3
  undo      British
  play      British: battle I2
  expect    view British targets[hex=H2].dice = 2
  undo      British

test CCN-2.9.BR-16  a Bayonet Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase combat
    unit top E2 BR.GG blocks 5 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.GG blocks 4 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.GG blocks 3 ordered
    unit bottom D8 FR.LC
    unit top E11 BR.GG blocks 2 ordered
    unit bottom D11 FR.LC
    unit top I2 BR.GG blocks 1 ordered
    unit bottom H2 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 7
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 6
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 5
  undo      British
  play      British: battle E11
  expect    view British targets[hex=D11].dice = 4
  undo      British
  play      British: battle I2
  expect    view British targets[hex=H2].dice = 3
  undo      British

test CCN-2.9.BR-17  British guard grenadier may ignore 2 flags by its type
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.GG
  END
  fate      FLAG FLAG FLAG
  play      French: battle G5, fire E5
  offer-only British: ignore x0, ignore x1, ignore x2
  play      British: ignore x2
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].type = GG
  expect    view British units[hex=D5].blocks = 5

test CCN-2.9.BR-18  British light cavalry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.LC ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-19  British light cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.LC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.LC blocks 1 ordered
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

test CCN-2.9.BR-19  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E2 BR.LC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.LC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.LC blocks 1 ordered
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

test CCN-2.9.BR-19  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.LC ordered
    unit bottom C5 FR.LN
    unit top E10 BR.LC ordered
    unit bottom D10 FR.LN
  END
  offer-only British: battle E10, done

test CCN-2.9.BR-20  British heavy cavalry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.HC ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-21  British heavy cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.HC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.HC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.HC blocks 1 ordered
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

test CCN-2.9.BR-21  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E2 BR.HC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.HC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.HC blocks 1 ordered
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

test CCN-2.9.BR-21  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.HC ordered
    unit bottom C5 FR.LN
    unit top E10 BR.HC ordered
    unit bottom D10 FR.LN
  END
  offer-only British: battle E10, done

test CCN-2.9.BR-22  British guard heavy cavalry: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.GHC ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-23  British guard heavy cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.GHC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.GHC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.GHC blocks 1 ordered
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

test CCN-2.9.BR-23  a Cavalry Charge adds 2
  position <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E2 BR.GHC blocks 3 ordered
    unit bottom D2 FR.LC
    unit top E5 BR.GHC blocks 2 ordered
    unit bottom D5 FR.LC
    unit top E8 BR.GHC blocks 1 ordered
    unit bottom D8 FR.LC
  END
  play      British: battle E2
  expect    view British targets[hex=D2].dice = 6
  undo      British
  play      British: battle E5
  expect    view British targets[hex=D5].dice = 5
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4
  undo      British

test CCN-2.9.BR-23  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.GHC ordered
    unit bottom C5 FR.LN
    unit top E10 BR.GHC ordered
    unit bottom D10 FR.LN
  END
  offer-only British: battle E10, done

test CCN-2.9.BR-24  British guard heavy cavalry may ignore 2 flags by its type
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.GHC
  END
  fate      FLAG FLAG FLAG
  play      French: battle G5, fire E5
  offer-only British: ignore x0, ignore x1, ignore x2
  play      British: ignore x2
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].type = GHC
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.BR-25  British foot artillery: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.FA ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-25  it may battle where it stands
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.FA ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D3 FR.LN
  END
  play      British: done
  offer     British: battle E3

test CCN-2.9.BR-26  British foot artillery: dice by distance, 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.FA blocks 3 ordered
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

test CCN-2.9.BR-26  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn top card bombard phase combat
    unit top E1 BR.FA blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.FA blocks 3 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 5
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 6

test CCN-2.9.BR-26  melee with 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.FA blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.FA blocks 3 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4

test CCN-2.9.BR-26  British foot artillery: dice by distance, 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.FA blocks 2 ordered
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

test CCN-2.9.BR-26  melee with 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.FA blocks 2 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.FA blocks 2 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4

test CCN-2.9.BR-26  British foot artillery: dice by distance, 1 block
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.FA blocks 1 ordered
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

test CCN-2.9.BR-26  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn top card bombard phase combat
    unit top E1 BR.FA blocks 1 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.FA blocks 1 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 5

test CCN-2.9.BR-26  melee with 1 block
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.FA blocks 1 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.FA blocks 1 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 3

test CCN-2.9.BR-27  British horse artillery: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.HA ordered
    unit top I12 BR.LN ordered
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

test CCN-2.9.BR-27  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.HA ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  play      British: move E3, go E4, done
  offer     British: battle E4

test CCN-2.9.BR-27  with one block it may not
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top E3 BR.HA blocks 1 ordered
    unit top I12 BR.LN ordered
    unit bottom G12 FR.LN
    unit bottom D4 FR.LN
  END
  play      British: move E3, go E4, done
  no-offer  British: battle E4
  offer     British: battle I12

test CCN-2.9.BR-28  British horse artillery: dice by distance, 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.HA blocks 3 ordered
    unit bottom C2 FR.LN
    unit bottom F3 FR.LN
    unit bottom H3 FR.LN
    unit bottom E6 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 2
  expect    view British targets[hex=F3].dice = 1
  expect    view British targets[hex=H3].dice = 1
  refuse    British: fire E6 because CCN-5.4.2

test CCN-2.9.BR-28  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn top card bombard phase combat
    unit top E1 BR.HA blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.HA blocks 3 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 4
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 5

test CCN-2.9.BR-28  melee with 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.HA blocks 3 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.HA blocks 3 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 3

test CCN-2.9.BR-28  British horse artillery: dice by distance, 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.HA blocks 2 ordered
    unit bottom C2 FR.LN
    unit bottom F3 FR.LN
    unit bottom H3 FR.LN
    unit bottom E6 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 2
  expect    view British targets[hex=F3].dice = 1
  expect    view British targets[hex=H3].dice = 1
  refuse    British: fire E6 because CCN-5.4.2

test CCN-2.9.BR-28  melee with 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.HA blocks 2 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.HA blocks 2 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 3

test CCN-2.9.BR-28  British horse artillery: dice by distance, 1 block
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.HA blocks 1 ordered
    unit bottom C2 FR.LN
    unit bottom F3 FR.LN
    unit bottom H3 FR.LN
    unit bottom E6 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 1
  expect    view British targets[hex=F3].dice = 1
  expect    view British targets[hex=H3].dice = 1
  refuse    British: fire E6 because CCN-5.4.2

test CCN-2.9.BR-28  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn top card bombard phase combat
    unit top E1 BR.HA blocks 1 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.HA blocks 1 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E1
  expect    view British targets[hex=C2].dice = 3
  undo      British
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 4

test CCN-2.9.BR-28  melee with 1 block
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E1 BR.HA blocks 1 ordered
    unit bottom C2 FR.LN
    unit top E8 BR.HA blocks 1 ordered
    unit bottom D8 FR.LN
  END
  play      British: battle E8
  expect    view British targets[hex=D8].dice = 2

test CCN-2.9.BR-29  ignores no flag by its type: line infantry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.LN
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 4

test CCN-2.9.BR-29  ignores no flag by its type: light infantry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.LT
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 5

test CCN-2.9.BR-29  ignores no flag by its type: rifle light infantry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.RL
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.BR-29  ignores no flag by its type: light cavalry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.LC
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.BR-29  ignores no flag by its type: heavy cavalry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.HC
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.BR-29  ignores no flag by its type: foot artillery
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.FA
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

test CCN-2.9.BR-29  ignores no flag by its type: horse artillery
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom G5 FR.FA ordered
    unit bottom G12 FR.FA ordered
    unit top E12 BR.LN
    unit top E5 BR.HA
  END
  fate      FLAG SABRE SABRE
  play      French: battle G5, fire E5
  offer     British: retreat D5
  play      British: retreat D5
  expect    asked French
  expect    view British units[hex=D5].blocks = 3

# What stands in units.tsv, by the statements of the card.

test CCN-2.9.BR-01 CCN-2.9.BR-02 CCN-2.9.BR-03  British line infantry: the row of the table
  expect    table units.tsv [nation=BR,code=LN].blocks = 4
  expect    table units.tsv [nation=BR,code=LN].battle_move = 1
  expect    table units.tsv [nation=BR,code=LN].full_move = 1
  expect    table units.tsv [nation=BR,code=LN].range = 2
  expect    table units.tsv [nation=BR,code=LN].standing = "2 3 4 5"
  expect    table units.tsv [nation=BR,code=LN].moved = "1 1 2 2"
  expect    table units.tsv [nation=BR,code=LN].melee = "1 2 3 4"

test CCN-2.9.BR-04 CCN-2.9.BR-05 CCN-2.9.BR-06  British light infantry: the row of the table
  expect    table units.tsv [nation=BR,code=LT].blocks = 5
  expect    table units.tsv [nation=BR,code=LT].battle_move = 1
  expect    table units.tsv [nation=BR,code=LT].full_move = 2
  expect    table units.tsv [nation=BR,code=LT].range = 2
  expect    table units.tsv [nation=BR,code=LT].standing = "2 3 4 5 6"
  expect    table units.tsv [nation=BR,code=LT].moved = "2 2 3 3 4"
  expect    table units.tsv [nation=BR,code=LT].melee = "1 2 3 4 5"

test CCN-2.9.BR-07 CCN-2.9.BR-08 CCN-2.9.BR-09  British rifle light infantry: the row of the table
  expect    table units.tsv [nation=BR,code=RL].blocks = 3
  expect    table units.tsv [nation=BR,code=RL].battle_move = 1
  expect    table units.tsv [nation=BR,code=RL].full_move = 2
  expect    table units.tsv [nation=BR,code=RL].range = 3
  expect    table units.tsv [nation=BR,code=RL].standing = "2 3 4"
  expect    table units.tsv [nation=BR,code=RL].moved = "1 2 2"
  expect    table units.tsv [nation=BR,code=RL].melee = "1 2 3"
  expect    table units.tsv [nation=BR,code=RL].traits = "light no-sabres"

test CCN-2.9.BR-10 CCN-2.9.BR-11 CCN-2.9.BR-12 CCN-2.9.BR-13  British grenadier: the row of the table
  expect    table units.tsv [nation=BR,code=GR].blocks = 4
  expect    table units.tsv [nation=BR,code=GR].battle_move = 1
  expect    table units.tsv [nation=BR,code=GR].full_move = 1
  expect    table units.tsv [nation=BR,code=GR].range = 2
  expect    table units.tsv [nation=BR,code=GR].standing = "2 3 4 5"
  expect    table units.tsv [nation=BR,code=GR].moved = "2 2 3 3"
  expect    table units.tsv [nation=BR,code=GR].melee = "2 3 4 5"
  expect    table units.tsv [nation=BR,code=GR].flags = 1

test CCN-2.9.BR-14 CCN-2.9.BR-15 CCN-2.9.BR-16 CCN-2.9.BR-17  British guard grenadier: the row of the table
  expect    table units.tsv [nation=BR,code=GG].blocks = 5
  expect    table units.tsv [nation=BR,code=GG].battle_move = 1
  expect    table units.tsv [nation=BR,code=GG].full_move = 1
  expect    table units.tsv [nation=BR,code=GG].range = 2
  expect    table units.tsv [nation=BR,code=GG].standing = "2 3 4 5 6"
  expect    table units.tsv [nation=BR,code=GG].moved = "2 2 3 3 4"
  expect    table units.tsv [nation=BR,code=GG].melee = "2 3 4 5 6"
  expect    table units.tsv [nation=BR,code=GG].flags = 2

test CCN-2.9.BR-18 CCN-2.9.BR-19  British light cavalry: the row of the table
  expect    table units.tsv [nation=BR,code=LC].blocks = 3
  expect    table units.tsv [nation=BR,code=LC].battle_move = 3
  expect    table units.tsv [nation=BR,code=LC].full_move = 3
  expect    table units.tsv [nation=BR,code=LC].melee = "1 2 3"
  expect    table units.tsv [nation=BR,code=LC].charge = 1
  expect    table units.tsv [nation=BR,code=LC].range = 0

test CCN-2.9.BR-20 CCN-2.9.BR-21  British heavy cavalry: the row of the table
  expect    table units.tsv [nation=BR,code=HC].blocks = 3
  expect    table units.tsv [nation=BR,code=HC].battle_move = 2
  expect    table units.tsv [nation=BR,code=HC].full_move = 2
  expect    table units.tsv [nation=BR,code=HC].melee = "2 3 4"
  expect    table units.tsv [nation=BR,code=HC].charge = 1
  expect    table units.tsv [nation=BR,code=HC].range = 0

test CCN-2.9.BR-22 CCN-2.9.BR-23 CCN-2.9.BR-24  British guard heavy cavalry: the row of the table
  expect    table units.tsv [nation=BR,code=GHC].blocks = 3
  expect    table units.tsv [nation=BR,code=GHC].battle_move = 2
  expect    table units.tsv [nation=BR,code=GHC].full_move = 2
  expect    table units.tsv [nation=BR,code=GHC].melee = "2 3 4"
  expect    table units.tsv [nation=BR,code=GHC].charge = 2
  expect    table units.tsv [nation=BR,code=GHC].range = 0
  expect    table units.tsv [nation=BR,code=GHC].flags = 2

test CCN-2.9.BR-25 CCN-2.9.BR-26  British foot artillery: the row of the table
  expect    table units.tsv [nation=BR,code=FA].blocks = 3
  expect    table units.tsv [nation=BR,code=FA].battle_move = 0
  expect    table units.tsv [nation=BR,code=FA].full_move = 1
  expect    table units.tsv [nation=BR,code=FA].guns = foot
  expect    table units.tsv [nation=BR,code=FA].range = 5
  expect    table units.tsv [nation=BR,code=FA].bombard = 2
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

test CCN-2.9.BR-27 CCN-2.9.BR-28  British horse artillery: the row of the table
  expect    table units.tsv [nation=BR,code=HA].blocks = 3
  expect    table units.tsv [nation=BR,code=HA].battle_move = 1
  expect    table units.tsv [nation=BR,code=HA].full_move = 2
  expect    table units.tsv [nation=BR,code=HA].guns = horse
  expect    table units.tsv [nation=BR,code=HA].range = 4
  expect    table units.tsv [nation=BR,code=HA].bombard = 2
  expect    table guns.tsv [guns=horse,blocks=3].d1 = 3
  expect    table guns.tsv [guns=horse,blocks=3].d2 = 2
  expect    table guns.tsv [guns=horse,blocks=3].d3 = 1
  expect    table guns.tsv [guns=horse,blocks=3].d4 = 1
  expect    table guns.tsv [guns=horse,blocks=2].d1 = 3
  expect    table guns.tsv [guns=horse,blocks=2].d2 = 2
  expect    table guns.tsv [guns=horse,blocks=2].d3 = 1
  expect    table guns.tsv [guns=horse,blocks=2].d4 = 1
  expect    table guns.tsv [guns=horse,blocks=1].d1 = 2
  expect    table guns.tsv [guns=horse,blocks=1].d2 = 1
  expect    table guns.tsv [guns=horse,blocks=1].d3 = 1
  expect    table guns.tsv [guns=horse,blocks=1].d4 = 1

test CCN-2.9.BR-29  the other British types ignore no flag and go back a hex for each
  expect    table units.tsv [nation=BR,code=LN].flags = 0
  expect    table units.tsv [nation=BR,code=LN].retreat = 1
  expect    table units.tsv [nation=BR,code=LT].flags = 0
  expect    table units.tsv [nation=BR,code=LT].retreat = 1
  expect    table units.tsv [nation=BR,code=RL].flags = 0
  expect    table units.tsv [nation=BR,code=RL].retreat = 1
  expect    table units.tsv [nation=BR,code=GR].retreat = 1
  expect    table units.tsv [nation=BR,code=GG].retreat = 1
  expect    table units.tsv [nation=BR,code=LC].flags = 0
  expect    table units.tsv [nation=BR,code=LC].retreat = 1
  expect    table units.tsv [nation=BR,code=HC].flags = 0
  expect    table units.tsv [nation=BR,code=HC].retreat = 1
  expect    table units.tsv [nation=BR,code=GHC].retreat = 1
  expect    table units.tsv [nation=BR,code=FA].flags = 0
  expect    table units.tsv [nation=BR,code=FA].retreat = 1
  expect    table units.tsv [nation=BR,code=HA].flags = 0
  expect    table units.tsv [nation=BR,code=HA].retreat = 1
