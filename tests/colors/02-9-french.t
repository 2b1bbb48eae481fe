# 02-9-french.t -- CCN 2.9.FR: the French reference card, unit by unit.

test CCN-2.9.FR-01  French line infantry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.LN ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  no-offer  French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E4
  play      French: done
  offer     French: battle E4

test CCN-2.9.FR-02  French line infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LN blocks 4 ordered
    unit top C2 BR.LN
    unit bottom E5 FR.LN blocks 3 ordered
    unit top C5 BR.LN
    unit bottom E8 FR.LN blocks 2 ordered
    unit top C8 BR.LN
    unit bottom E11 FR.LN blocks 1 ordered
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 1
  undo      French

test CCN-2.9.FR-02  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LN blocks 4 ordered moved entered 1
    unit top C2 BR.LN
    unit bottom E5 FR.LN blocks 3 ordered moved entered 1
    unit top C5 BR.LN
    unit bottom E8 FR.LN blocks 2 ordered moved entered 1
    unit top C8 BR.LN
    unit bottom E11 FR.LN blocks 1 ordered moved entered 1
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 2
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 2
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 1
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 1
  undo      French

test CCN-2.9.FR-02  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LN ordered
    unit top C6 BR.LN
    unit top E8 BR.LN
  END
  play      French: battle E5
  offer-only French: fire C6
  refuse    French: fire E8 because CCN-5.4.2

test CCN-2.9.FR-03  French line infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LN blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.LN blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.LN blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.LN blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 1
  undo      French

test CCN-2.9.FR-03  against infantry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LN blocks 4 ordered
    unit top D2 BR.LN
    unit bottom E5 FR.LN blocks 3 ordered
    unit top D5 BR.LN
    unit bottom E8 FR.LN blocks 2 ordered
    unit top D8 BR.LN
    unit bottom E11 FR.LN blocks 1 ordered
    unit top D11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-03  a lone leader is no infantry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LN blocks 3 ordered
    leader top D5 BR Picton
  END
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 3

test CCN-2.9.FR-03  also when it battles back
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top D5 BR.LN ordered
    unit bottom E5 FR.LN blocks 2
  END
  fate      CAV CAV CAV CAV INF FLAG SABRE
  play      British: battle D5, melee E5
  play      French: battle-back
  expect    view French roll.dice has 3

test CCN-2.9.FR-03  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom E5 FR.LN ordered
    unit top D5 BR.LC
  END
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4

test CCN-2.9.FR-04  French light infantry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.LT ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D5 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E5
  play      French: done
  no-offer  French: battle E5

test CCN-2.9.FR-04  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.LT ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  play      French: move E3, go E4, done
  offer     French: battle E4

test CCN-2.9.FR-05  French light infantry: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LT blocks 4 ordered
    unit top C2 BR.LN
    unit bottom E5 FR.LT blocks 3 ordered
    unit top C5 BR.LN
    unit bottom E8 FR.LT blocks 2 ordered
    unit top C8 BR.LN
    unit bottom E11 FR.LT blocks 1 ordered
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 2
  undo      French

test CCN-2.9.FR-05  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LT blocks 4 ordered moved entered 1
    unit top C2 BR.LN
    unit bottom E5 FR.LT blocks 3 ordered moved entered 1
    unit top C5 BR.LN
    unit bottom E8 FR.LT blocks 2 ordered moved entered 1
    unit top C8 BR.LN
    unit bottom E11 FR.LT blocks 1 ordered moved entered 1
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 3
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 2
  undo      French

test CCN-2.9.FR-05  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LT ordered
    unit top C6 BR.LN
    unit top E8 BR.LN
  END
  play      French: battle E5
  offer-only French: fire C6
  refuse    French: fire E8 because CCN-5.4.2

test CCN-2.9.FR-06  French light infantry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LT blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.LT blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.LT blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.LT blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 1
  undo      French

test CCN-2.9.FR-06  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom E5 FR.LT ordered
    unit top D5 BR.LC
  END
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4

test CCN-2.9.FR-07  French grenadier: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.GR ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  no-offer  French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E4
  play      French: done
  offer     French: battle E4

test CCN-2.9.FR-08  French grenadier: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.GR blocks 4 ordered
    unit top C2 BR.LN
    unit bottom E5 FR.GR blocks 3 ordered
    unit top C5 BR.LN
    unit bottom E8 FR.GR blocks 2 ordered
    unit top C8 BR.LN
    unit bottom E11 FR.GR blocks 1 ordered
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 1
  undo      French

test CCN-2.9.FR-08  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.GR blocks 4 ordered moved entered 1
    unit top C2 BR.LN
    unit bottom E5 FR.GR blocks 3 ordered moved entered 1
    unit top C5 BR.LN
    unit bottom E8 FR.GR blocks 2 ordered moved entered 1
    unit top C8 BR.LN
    unit bottom E11 FR.GR blocks 1 ordered moved entered 1
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 2
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 2
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 1
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 1
  undo      French

test CCN-2.9.FR-08  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.GR ordered
    unit top C6 BR.LN
    unit top E8 BR.LN
  END
  play      French: battle E5
  offer-only French: fire C6
  refuse    French: fire E8 because CCN-5.4.2

test CCN-2.9.FR-09  French grenadier: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.GR blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.GR blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.GR blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.GR blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-09  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom E5 FR.GR ordered
    unit top D5 BR.LC
  END
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 5

test CCN-2.9.FR-10  French grenadier may ignore 1 flag by its type
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.GR
  END
  fate      FLAG FLAG SABRE
  play      British: battle C5, fire E5
  offer-only French: ignore x0, ignore x1
  play      French: ignore x1
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].type = GR
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-11  French Young Guard: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.YG ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D5 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E5
  play      French: done
  no-offer  French: battle E5

test CCN-2.9.FR-11  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.YG ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  play      French: move E3, go E4, done
  offer     French: battle E4

test CCN-2.9.FR-12  French Young Guard: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.YG blocks 4 ordered
    unit top C2 BR.LN
    unit bottom E5 FR.YG blocks 3 ordered
    unit top C5 BR.LN
    unit bottom E8 FR.YG blocks 2 ordered
    unit top C8 BR.LN
    unit bottom E11 FR.YG blocks 1 ordered
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 2
  undo      French

test CCN-2.9.FR-12  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.YG blocks 4 ordered moved entered 1
    unit top C2 BR.LN
    unit bottom E5 FR.YG blocks 3 ordered moved entered 1
    unit top C5 BR.LN
    unit bottom E8 FR.YG blocks 2 ordered moved entered 1
    unit top C8 BR.LN
    unit bottom E11 FR.YG blocks 1 ordered moved entered 1
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 3
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 2
  undo      French

test CCN-2.9.FR-12  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.YG ordered
    unit top C6 BR.LN
    unit top E8 BR.LN
  END
  play      French: battle E5
  offer-only French: fire C6
  refuse    French: fire E8 because CCN-5.4.2

test CCN-2.9.FR-13  French Young Guard: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.YG blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.YG blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.YG blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.YG blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-13  a Bayonet Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom E2 FR.YG blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.YG blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.YG blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.YG blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 6
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 5
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 3
  undo      French

test CCN-2.9.FR-14  French Young Guard may ignore 1 flag by its type
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.YG
  END
  fate      FLAG FLAG SABRE
  play      British: battle C5, fire E5
  offer-only French: ignore x0, ignore x1
  play      French: ignore x1
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].type = YG
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-15  French Old Guard: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.OG ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  no-offer  French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E4
  play      French: done
  offer     French: battle E4

test CCN-2.9.FR-16  French Old Guard: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.OG blocks 4 ordered
    unit top C2 BR.LN
    unit bottom E5 FR.OG blocks 3 ordered
    unit top C5 BR.LN
    unit bottom E8 FR.OG blocks 2 ordered
    unit top C8 BR.LN
    unit bottom E11 FR.OG blocks 1 ordered
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 2
  undo      French

test CCN-2.9.FR-16  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.OG blocks 4 ordered moved entered 1
    unit top C2 BR.LN
    unit bottom E5 FR.OG blocks 3 ordered moved entered 1
    unit top C5 BR.LN
    unit bottom E8 FR.OG blocks 2 ordered moved entered 1
    unit top C8 BR.LN
    unit bottom E11 FR.OG blocks 1 ordered moved entered 1
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 3
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 2
  undo      French

test CCN-2.9.FR-16  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.OG ordered
    unit top C6 BR.LN
    unit top E8 BR.LN
  END
  play      French: battle E5
  offer-only French: fire C6
  refuse    French: fire E8 because CCN-5.4.2

test CCN-2.9.FR-17  French Old Guard: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.OG blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.OG blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.OG blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.OG blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 6
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 5
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 3
  undo      French

test CCN-2.9.FR-17  a Bayonet Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom E2 FR.OG blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.OG blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.OG blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.OG blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 7
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 6
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 5
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 4
  undo      French

test CCN-2.9.FR-18  French Old Guard may ignore 2 flags by its type
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.OG
  END
  fate      FLAG FLAG FLAG
  play      British: battle C5, fire E5
  offer-only French: ignore x0, ignore x1, ignore x2
  play      French: ignore x2
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].type = OG
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-19  French militia: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.MI ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  no-offer  French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E4
  play      French: done
  offer     French: battle E4

test CCN-2.9.FR-20  French militia: ranged dice, standing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.MI blocks 4 ordered
    unit top C2 BR.LN
    unit bottom E5 FR.MI blocks 3 ordered
    unit top C5 BR.LN
    unit bottom E8 FR.MI blocks 2 ordered
    unit top C8 BR.LN
    unit bottom E11 FR.MI blocks 1 ordered
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=C11].dice = 1
  undo      French

test CCN-2.9.FR-20  the same after moving
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.MI blocks 4 ordered moved entered 1
    unit top C2 BR.LN
    unit bottom E5 FR.MI blocks 3 ordered moved entered 1
    unit top C5 BR.LN
    unit bottom E8 FR.MI blocks 2 ordered moved entered 1
    unit top C8 BR.LN
    unit bottom E11 FR.MI blocks 1 ordered moved entered 1
    unit top C11 BR.LN
  END
  play      French: battle E2
  expect    view French targets[hex=C2].dice = 2
  undo      French
  play      French: battle E5
  expect    view French targets[hex=C5].dice = 1
  undo      French
  play      French: battle E8
  expect    view French targets[hex=C8].dice = 1
  undo      French
  no-offer  French: battle E11

test CCN-2.9.FR-20  its range is 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.MI ordered
    unit top C6 BR.LN
    unit top E8 BR.LN
  END
  play      French: battle E5
  offer-only French: fire C6
  refuse    French: fire E8 because CCN-5.4.2

test CCN-2.9.FR-21  French militia: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.MI blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.MI blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.MI blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.MI blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 1
  undo      French

test CCN-2.9.FR-21  a Bayonet Charge adds nothing
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom E5 FR.MI ordered
    unit top D5 BR.LC
  END
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4

test CCN-2.9.FR-21  sabres do not hit units, and kill a lone leader
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.MI ordered
    unit bottom E10 FR.MI ordered
    unit top D5 BR.LN
    leader top D10 BR Picton
  END
  fate      SABRE SABRE ART ART
  play      French: battle E5, melee D5
  expect    view French units[hex=D5].blocks = 4
  play      British: hold
  fate      SABRE ART ART ART
  play      French: battle E10, melee D10
  expect    view French leaders[name=Picton].fate = eliminated

test CCN-2.9.FR-22  French militia retreats three hexes for a flag
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.MI
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  play      French: retreat F5, retreat G5, retreat H5
  expect    asked British
  expect    view French units[hex=H5].type = MI
  expect    view French units[hex=H5].blocks = 4

test CCN-2.9.FR-23  French light cavalry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.LC ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D6 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  offer     French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E6
  play      French: done
  offer     French: battle E6

test CCN-2.9.FR-24  French light cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.LC blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.LC blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.LC blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.LC blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 4
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 2
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 1
  undo      French

test CCN-2.9.FR-24  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    unit bottom E2 FR.LC blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.LC blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.LC blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.LC blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-24  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LC ordered
    unit top C5 BR.LN
    unit bottom E10 FR.LC ordered
    unit top D10 BR.LN
  END
  offer-only French: battle E10, done

test CCN-2.9.FR-25  French heavy cavalry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.HC ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D5 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E5
  play      French: done
  offer     French: battle E5

test CCN-2.9.FR-26  French heavy cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.HC blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.HC blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.HC blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.HC blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-26  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    unit bottom E2 FR.HC blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.HC blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.HC blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.HC blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 6
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 5
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 3
  undo      French

test CCN-2.9.FR-26  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.HC ordered
    unit top C5 BR.LN
    unit bottom E10 FR.HC ordered
    unit top D10 BR.LN
  END
  offer-only French: battle E10, done

test CCN-2.9.FR-27  French cuirassier: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.CU ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D5 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E5
  play      French: done
  offer     French: battle E5

test CCN-2.9.FR-28  French cuirassier: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.CU blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.CU blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.CU blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.CU blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-28  a Cavalry Charge adds 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    unit bottom E2 FR.CU blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.CU blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.CU blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.CU blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 6
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 5
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 3
  undo      French

test CCN-2.9.FR-28  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.CU ordered
    unit top C5 BR.LN
    unit bottom E10 FR.CU ordered
    unit top D10 BR.LN
  END
  offer-only French: battle E10, done

test CCN-2.9.FR-29  French cuirassier may ignore 1 flag by its type
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.CU
  END
  fate      FLAG FLAG SABRE
  play      British: battle C5, fire E5
  offer-only French: ignore x0, ignore x1
  play      French: ignore x1
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].type = CU
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-30  French guard heavy cavalry: 4 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.GHC ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D5 BR.LN
  END
  expect    view French units[hex=E3].blocks = 4
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E5
  play      French: done
  offer     French: battle E5

test CCN-2.9.FR-31  French guard heavy cavalry: melee dice
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E2 FR.GHC blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.GHC blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.GHC blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.GHC blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 5
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 2
  undo      French

test CCN-2.9.FR-31  a Cavalry Charge adds 2
  position <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    unit bottom E2 FR.GHC blocks 4 ordered
    unit top D2 BR.LC
    unit bottom E5 FR.GHC blocks 3 ordered
    unit top D5 BR.LC
    unit bottom E8 FR.GHC blocks 2 ordered
    unit top D8 BR.LC
    unit bottom E11 FR.GHC blocks 1 ordered
    unit top D11 BR.LC
  END
  play      French: battle E2
  expect    view French targets[hex=D2].dice = 7
  undo      French
  play      French: battle E5
  expect    view French targets[hex=D5].dice = 6
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 5
  undo      French
  play      French: battle E11
  expect    view French targets[hex=D11].dice = 4
  undo      French

test CCN-2.9.FR-31  no ranged combat
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.GHC ordered
    unit top C5 BR.LN
    unit bottom E10 FR.GHC ordered
    unit top D10 BR.LN
  END
  offer-only French: battle E10, done

test CCN-2.9.FR-32  French guard heavy cavalry may ignore 2 flags by its type
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.GHC
  END
  fate      FLAG FLAG FLAG
  play      British: battle C5, fire E5
  offer-only French: ignore x0, ignore x1, ignore x2
  play      French: ignore x2
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].type = GHC
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-33  French foot artillery: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.FA ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  expect    view French units[hex=E3].blocks = 3
  play      French: move E3
  offer     French: go E4
  no-offer  French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E4
  play      French: done
  no-offer  French: battle E4

test CCN-2.9.FR-33  it may battle where it stands
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.FA ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D3 BR.LN
  END
  play      French: done
  offer     French: battle E3

test CCN-2.9.FR-34  French foot artillery: dice by distance, 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.FA blocks 3 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 3
  expect    view French targets[hex=F3].dice = 2
  expect    view French targets[hex=H3].dice = 2
  expect    view French targets[hex=E6].dice = 1

test CCN-2.9.FR-34  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E1 FR.FA blocks 3 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.FA blocks 3 ordered
    unit top D8 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 5
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 6

test CCN-2.9.FR-34  melee with 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.FA blocks 3 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.FA blocks 3 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4

test CCN-2.9.FR-34  French foot artillery: dice by distance, 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.FA blocks 2 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 3
  expect    view French targets[hex=F3].dice = 2
  expect    view French targets[hex=H3].dice = 2
  expect    view French targets[hex=E6].dice = 1

test CCN-2.9.FR-34  melee with 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.FA blocks 2 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.FA blocks 2 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4

test CCN-2.9.FR-34  French foot artillery: dice by distance, 1 block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.FA blocks 1 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 2
  expect    view French targets[hex=F3].dice = 1
  expect    view French targets[hex=H3].dice = 1
  expect    view French targets[hex=E6].dice = 1

test CCN-2.9.FR-34  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E1 FR.FA blocks 1 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.FA blocks 1 ordered
    unit top D8 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 5

test CCN-2.9.FR-34  melee with 1 block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.FA blocks 1 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.FA blocks 1 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3

test CCN-2.9.FR-35  French guard foot artillery: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.GFA ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  expect    view French units[hex=E3].blocks = 3
  play      French: move E3
  offer     French: go E4
  no-offer  French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E4
  play      French: done
  no-offer  French: battle E4

test CCN-2.9.FR-35  it may battle where it stands
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.GFA ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D3 BR.LN
  END
  play      French: done
  offer     French: battle E3

test CCN-2.9.FR-36  French guard foot artillery: dice by distance, 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.GFA blocks 3 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 3
  expect    view French targets[hex=F3].dice = 2
  expect    view French targets[hex=H3].dice = 2
  expect    view French targets[hex=E6].dice = 1

test CCN-2.9.FR-36  Bombard adds 3; melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E1 FR.GFA blocks 3 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.GFA blocks 3 ordered
    unit top D8 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 6
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 8

test CCN-2.9.FR-36  melee with 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.GFA blocks 3 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.GFA blocks 3 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 5

test CCN-2.9.FR-36  French guard foot artillery: dice by distance, 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.GFA blocks 2 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 3
  expect    view French targets[hex=F3].dice = 2
  expect    view French targets[hex=H3].dice = 2
  expect    view French targets[hex=E6].dice = 1

test CCN-2.9.FR-36  melee with 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.GFA blocks 2 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.GFA blocks 2 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 5

test CCN-2.9.FR-36  French guard foot artillery: dice by distance, 1 block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.GFA blocks 1 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 2
  expect    view French targets[hex=F3].dice = 1
  expect    view French targets[hex=H3].dice = 1
  expect    view French targets[hex=E6].dice = 1

test CCN-2.9.FR-36  Bombard adds 3; melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E1 FR.GFA blocks 1 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.GFA blocks 1 ordered
    unit top D8 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 5
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 7

test CCN-2.9.FR-36  melee with 1 block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.GFA blocks 1 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.GFA blocks 1 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4

test CCN-2.9.FR-37  French guard foot artillery may ignore 2 flags by its type
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.GFA
  END
  fate      FLAG FLAG FLAG
  play      British: battle C5, fire E5
  offer-only French: ignore x0, ignore x1, ignore x2
  play      French: ignore x2
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].type = GFA
  expect    view French units[hex=F5].blocks = 3

test CCN-2.9.FR-38  French horse artillery: 3 blocks, and how far it moves
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.HA ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D5 BR.LN
  END
  expect    view French units[hex=E3].blocks = 3
  play      French: move E3
  offer     French: go E4
  offer     French: go E5
  no-offer  French: go E6
  no-offer  French: go E7
  no-offer  French: go E8
  play      French: go E5
  play      French: done
  no-offer  French: battle E5

test CCN-2.9.FR-38  it may battle after 1
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.HA ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  play      French: move E3, go E4, done
  offer     French: battle E4

test CCN-2.9.FR-38  with one block it may not
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    unit bottom E3 FR.HA blocks 1 ordered
    unit bottom I12 FR.LN ordered
    unit top G12 BR.LN
    unit top D4 BR.LN
  END
  play      French: move E3, go E4, done
  no-offer  French: battle E4
  offer     French: battle I12

test CCN-2.9.FR-39  French horse artillery: dice by distance, 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.HA blocks 3 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 2
  expect    view French targets[hex=F3].dice = 1
  expect    view French targets[hex=H3].dice = 1
  refuse    French: fire E6 because CCN-5.4.2

test CCN-2.9.FR-39  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E1 FR.HA blocks 3 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.HA blocks 3 ordered
    unit top D8 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 4
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 5

test CCN-2.9.FR-39  melee with 3 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.HA blocks 3 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.HA blocks 3 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3

test CCN-2.9.FR-39  French horse artillery: dice by distance, 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.HA blocks 2 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 2
  expect    view French targets[hex=F3].dice = 1
  expect    view French targets[hex=H3].dice = 1
  refuse    French: fire E6 because CCN-5.4.2

test CCN-2.9.FR-39  melee with 2 blocks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.HA blocks 2 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.HA blocks 2 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 3

test CCN-2.9.FR-39  French horse artillery: dice by distance, 1 block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.HA blocks 1 ordered
    unit top C2 BR.LN
    unit top F3 BR.LN
    unit top H3 BR.LN
    unit top E6 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 1
  expect    view French targets[hex=F3].dice = 1
  expect    view French targets[hex=H3].dice = 1
  refuse    French: fire E6 because CCN-5.4.2

test CCN-2.9.FR-39  Bombard adds 2; melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E1 FR.HA blocks 1 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.HA blocks 1 ordered
    unit top D8 BR.LN
  END
  play      French: battle E1
  expect    view French targets[hex=C2].dice = 3
  undo      French
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 4

test CCN-2.9.FR-39  melee with 1 block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E1 FR.HA blocks 1 ordered
    unit top C2 BR.LN
    unit bottom E8 FR.HA blocks 1 ordered
    unit top D8 BR.LN
  END
  play      French: battle E8
  expect    view French targets[hex=D8].dice = 2

test CCN-2.9.FR-40  ignores no flag by its type: line infantry
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.LN
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  offer     French: retreat F5
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-40  ignores no flag by its type: light infantry
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.LT
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  offer     French: retreat F5
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-40  ignores no flag by its type: light cavalry
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.LC
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  offer     French: retreat F5
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-40  ignores no flag by its type: heavy cavalry
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.HC
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  offer     French: retreat F5
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].blocks = 4

test CCN-2.9.FR-40  ignores no flag by its type: foot artillery
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.FA
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  offer     French: retreat F5
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].blocks = 3

test CCN-2.9.FR-40  ignores no flag by its type: horse artillery
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.HA
  END
  fate      FLAG SABRE SABRE
  play      British: battle C5, fire E5
  offer     French: retreat F5
  play      French: retreat F5
  expect    asked British
  expect    view French units[hex=F5].blocks = 3

# What stands in units.tsv, by the statements of the card.

test CCN-2.9.FR-01 CCN-2.9.FR-02 CCN-2.9.FR-03  French line infantry: the row of the table
  expect    table units.tsv [nation=FR,code=LN].blocks = 4
  expect    table units.tsv [nation=FR,code=LN].battle_move = 1
  expect    table units.tsv [nation=FR,code=LN].full_move = 1
  expect    table units.tsv [nation=FR,code=LN].range = 2
  expect    table units.tsv [nation=FR,code=LN].standing = "1 2 3 4"
  expect    table units.tsv [nation=FR,code=LN].moved = "1 1 2 2"
  expect    table units.tsv [nation=FR,code=LN].melee = "1 2 3 4"
  expect    table units.tsv [nation=FR,code=LN].traits = against-foot

test CCN-2.9.FR-04 CCN-2.9.FR-05 CCN-2.9.FR-06  French light infantry: the row of the table
  expect    table units.tsv [nation=FR,code=LT].blocks = 4
  expect    table units.tsv [nation=FR,code=LT].battle_move = 1
  expect    table units.tsv [nation=FR,code=LT].full_move = 2
  expect    table units.tsv [nation=FR,code=LT].range = 2
  expect    table units.tsv [nation=FR,code=LT].standing = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=LT].moved = "2 2 3 3"
  expect    table units.tsv [nation=FR,code=LT].melee = "1 2 3 4"

test CCN-2.9.FR-07 CCN-2.9.FR-08 CCN-2.9.FR-09 CCN-2.9.FR-10  French grenadier: the row of the table
  expect    table units.tsv [nation=FR,code=GR].blocks = 4
  expect    table units.tsv [nation=FR,code=GR].battle_move = 1
  expect    table units.tsv [nation=FR,code=GR].full_move = 1
  expect    table units.tsv [nation=FR,code=GR].range = 2
  expect    table units.tsv [nation=FR,code=GR].standing = "1 2 3 4"
  expect    table units.tsv [nation=FR,code=GR].moved = "1 1 2 2"
  expect    table units.tsv [nation=FR,code=GR].melee = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=GR].flags = 1

test CCN-2.9.FR-11 CCN-2.9.FR-12 CCN-2.9.FR-13 CCN-2.9.FR-14  French young guard: the row of the table
  expect    table units.tsv [nation=FR,code=YG].blocks = 4
  expect    table units.tsv [nation=FR,code=YG].battle_move = 1
  expect    table units.tsv [nation=FR,code=YG].full_move = 2
  expect    table units.tsv [nation=FR,code=YG].range = 2
  expect    table units.tsv [nation=FR,code=YG].standing = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=YG].moved = "2 2 3 3"
  expect    table units.tsv [nation=FR,code=YG].melee = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=YG].flags = 1

test CCN-2.9.FR-15 CCN-2.9.FR-16 CCN-2.9.FR-17 CCN-2.9.FR-18  French old guard: the row of the table
  expect    table units.tsv [nation=FR,code=OG].blocks = 4
  expect    table units.tsv [nation=FR,code=OG].battle_move = 1
  expect    table units.tsv [nation=FR,code=OG].full_move = 1
  expect    table units.tsv [nation=FR,code=OG].range = 2
  expect    table units.tsv [nation=FR,code=OG].standing = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=OG].moved = "2 2 3 3"
  expect    table units.tsv [nation=FR,code=OG].melee = "3 4 5 6"
  expect    table units.tsv [nation=FR,code=OG].flags = 2

test CCN-2.9.FR-19 CCN-2.9.FR-20 CCN-2.9.FR-21 CCN-2.9.FR-22  French militia: the row of the table
  expect    table units.tsv [nation=FR,code=MI].blocks = 4
  expect    table units.tsv [nation=FR,code=MI].battle_move = 1
  expect    table units.tsv [nation=FR,code=MI].full_move = 1
  expect    table units.tsv [nation=FR,code=MI].range = 2
  expect    table units.tsv [nation=FR,code=MI].standing = "1 2 3 4"
  expect    table units.tsv [nation=FR,code=MI].moved = "0 1 1 2"
  expect    table units.tsv [nation=FR,code=MI].melee = "1 2 3 4"
  expect    table units.tsv [nation=FR,code=MI].traits = no-sabres
  expect    table units.tsv [nation=FR,code=MI].retreat = 3

test CCN-2.9.FR-23 CCN-2.9.FR-24  French light cavalry: the row of the table
  expect    table units.tsv [nation=FR,code=LC].blocks = 4
  expect    table units.tsv [nation=FR,code=LC].battle_move = 3
  expect    table units.tsv [nation=FR,code=LC].full_move = 3
  expect    table units.tsv [nation=FR,code=LC].melee = "1 2 3 4"
  expect    table units.tsv [nation=FR,code=LC].charge = 1
  expect    table units.tsv [nation=FR,code=LC].range = 0

test CCN-2.9.FR-25 CCN-2.9.FR-26  French heavy cavalry: the row of the table
  expect    table units.tsv [nation=FR,code=HC].blocks = 4
  expect    table units.tsv [nation=FR,code=HC].battle_move = 2
  expect    table units.tsv [nation=FR,code=HC].full_move = 2
  expect    table units.tsv [nation=FR,code=HC].melee = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=HC].charge = 1
  expect    table units.tsv [nation=FR,code=HC].range = 0

test CCN-2.9.FR-27 CCN-2.9.FR-28 CCN-2.9.FR-29  French cuirassier: the row of the table
  expect    table units.tsv [nation=FR,code=CU].blocks = 4
  expect    table units.tsv [nation=FR,code=CU].battle_move = 2
  expect    table units.tsv [nation=FR,code=CU].full_move = 2
  expect    table units.tsv [nation=FR,code=CU].melee = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=CU].charge = 1
  expect    table units.tsv [nation=FR,code=CU].range = 0
  expect    table units.tsv [nation=FR,code=CU].flags = 1

test CCN-2.9.FR-30 CCN-2.9.FR-31 CCN-2.9.FR-32  French guard heavy cavalry: the row of the table
  expect    table units.tsv [nation=FR,code=GHC].blocks = 4
  expect    table units.tsv [nation=FR,code=GHC].battle_move = 2
  expect    table units.tsv [nation=FR,code=GHC].full_move = 2
  expect    table units.tsv [nation=FR,code=GHC].melee = "2 3 4 5"
  expect    table units.tsv [nation=FR,code=GHC].charge = 2
  expect    table units.tsv [nation=FR,code=GHC].range = 0
  expect    table units.tsv [nation=FR,code=GHC].flags = 2

test CCN-2.9.FR-33 CCN-2.9.FR-34  French foot artillery: the row of the table
  expect    table units.tsv [nation=FR,code=FA].blocks = 3
  expect    table units.tsv [nation=FR,code=FA].battle_move = 0
  expect    table units.tsv [nation=FR,code=FA].full_move = 1
  expect    table units.tsv [nation=FR,code=FA].guns = foot
  expect    table units.tsv [nation=FR,code=FA].range = 5
  expect    table units.tsv [nation=FR,code=FA].bombard = 2
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

test CCN-2.9.FR-35 CCN-2.9.FR-36 CCN-2.9.FR-37  French guard foot artillery: the row of the table
  expect    table units.tsv [nation=FR,code=GFA].blocks = 3
  expect    table units.tsv [nation=FR,code=GFA].battle_move = 0
  expect    table units.tsv [nation=FR,code=GFA].full_move = 1
  expect    table units.tsv [nation=FR,code=GFA].guns = guard-foot
  expect    table units.tsv [nation=FR,code=GFA].range = 5
  expect    table units.tsv [nation=FR,code=GFA].bombard = 3
  expect    table guns.tsv [guns=guard-foot,blocks=3].d1 = 5
  expect    table guns.tsv [guns=guard-foot,blocks=3].d2 = 3
  expect    table guns.tsv [guns=guard-foot,blocks=3].d3 = 2
  expect    table guns.tsv [guns=guard-foot,blocks=3].d4 = 2
  expect    table guns.tsv [guns=guard-foot,blocks=3].d5 = 1
  expect    table guns.tsv [guns=guard-foot,blocks=2].d1 = 5
  expect    table guns.tsv [guns=guard-foot,blocks=2].d2 = 3
  expect    table guns.tsv [guns=guard-foot,blocks=2].d3 = 2
  expect    table guns.tsv [guns=guard-foot,blocks=2].d4 = 2
  expect    table guns.tsv [guns=guard-foot,blocks=2].d5 = 1
  expect    table guns.tsv [guns=guard-foot,blocks=1].d1 = 4
  expect    table guns.tsv [guns=guard-foot,blocks=1].d2 = 2
  expect    table guns.tsv [guns=guard-foot,blocks=1].d3 = 1
  expect    table guns.tsv [guns=guard-foot,blocks=1].d4 = 1
  expect    table guns.tsv [guns=guard-foot,blocks=1].d5 = 1
  expect    table units.tsv [nation=FR,code=GFA].flags = 2

test CCN-2.9.FR-38 CCN-2.9.FR-39  French horse artillery: the row of the table
  expect    table units.tsv [nation=FR,code=HA].blocks = 3
  expect    table units.tsv [nation=FR,code=HA].battle_move = 1
  expect    table units.tsv [nation=FR,code=HA].full_move = 2
  expect    table units.tsv [nation=FR,code=HA].guns = horse
  expect    table units.tsv [nation=FR,code=HA].range = 4
  expect    table units.tsv [nation=FR,code=HA].bombard = 2
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

test CCN-2.9.FR-40  the other French types ignore no flag and go back a hex for each
  expect    table units.tsv [nation=FR,code=LN].flags = 0
  expect    table units.tsv [nation=FR,code=LN].retreat = 1
  expect    table units.tsv [nation=FR,code=LT].flags = 0
  expect    table units.tsv [nation=FR,code=LT].retreat = 1
  expect    table units.tsv [nation=FR,code=GR].retreat = 1
  expect    table units.tsv [nation=FR,code=YG].retreat = 1
  expect    table units.tsv [nation=FR,code=OG].retreat = 1
  expect    table units.tsv [nation=FR,code=MI].flags = 0
  expect    table units.tsv [nation=FR,code=LC].flags = 0
  expect    table units.tsv [nation=FR,code=LC].retreat = 1
  expect    table units.tsv [nation=FR,code=HC].flags = 0
  expect    table units.tsv [nation=FR,code=HC].retreat = 1
  expect    table units.tsv [nation=FR,code=CU].retreat = 1
  expect    table units.tsv [nation=FR,code=GHC].retreat = 1
  expect    table units.tsv [nation=FR,code=FA].flags = 0
  expect    table units.tsv [nation=FR,code=FA].retreat = 1
  expect    table units.tsv [nation=FR,code=GFA].retreat = 1
  expect    table units.tsv [nation=FR,code=HA].flags = 0
  expect    table units.tsv [nation=FR,code=HA].retreat = 1
