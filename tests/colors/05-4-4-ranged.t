# Chapter 5.4.4: dice of ranged combat, and what they hit.

test CCN-5.4.4-01 CCN-5.4.4-02  a die for each block standing, half after a move: up for the French, down for the Portuguese
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E1 FR.LN blocks 3 ordered
    unit bottom E5 FR.LN blocks 3 ordered moved entered 1
    unit bottom E9 FR.LN blocks 1 ordered moved entered 1
    unit bottom E12 FR.LN blocks 4 ordered moved entered 1
    unit top C1 BR.LN
    unit top C5 BR.LN
    unit top C9 BR.LN
    unit top C12 BR.LN
  END
  fate      ART ART ART ART ART ART ART ART
  play      french: battle E1, fire C1
  expect    truth roll.dice has 3
  play      french: battle E5, fire C5
  expect    truth roll.dice has 2
  play      french: battle E9, fire C9
  expect    truth roll.dice has 1
  play      french: battle E12, fire C12
  expect    truth roll.dice has 2

test CCN-5.4.4-02  the Portuguese round down, to nothing with one block
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E1 PT.LN blocks 3 ordered moved entered 1
    unit top E5 PT.LN blocks 1 ordered moved entered 1
    unit top E9 PT.LN blocks 4 ordered moved entered 1
    unit top E12 PT.LT blocks 1 ordered moved entered 1
    unit bottom G1 FR.LN
    unit bottom G5 FR.LN
    unit bottom G9 FR.LN
    unit bottom G12 FR.LN
  END
  no-offer  british: battle E5
  fate      ART ART ART ART
  play      british: battle E1, fire G1
  expect    truth roll.dice has 1
  play      british: battle E9, fire G9
  expect    truth roll.dice has 2
  play      british: battle E12, fire G12
  expect    truth roll.dice has 1

test CCN-S.14-06  where the scenario says so, brown line infantry rounds up
  position  <<END
    position colors 1
    seats 0 1
    rule brown-line-rounds-up
    turn top card attack-center phase combat
    unit top E1 PT.LN blocks 3 ordered moved entered 1
    unit top E9 PT.LN blocks 4 ordered moved entered 1
    unit top E12 PT.LT blocks 3 ordered moved entered 1
    unit bottom G1 FR.LN
    unit bottom G9 FR.LN
    unit bottom G12 FR.LN
  END
  fate      ART ART ART ART ART ART
  play      british: battle E1, fire G1
  expect    truth roll.dice has 2
  play      british: battle E9, fire G9
  expect    truth roll.dice has 2
  play      british: battle E12, fire G12
  expect    truth roll.dice has 2                  # the light battalion as ever: 1 + 1

test CCN-5.4.4-03 CCN-5.4.4-04 CCN-5.4.4-05  the examples: light infantry standing and after a move
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E6 FR.LT ordered
    unit bottom E8 FR.LT blocks 3 ordered moved entered 1
    unit top C7 BR.LN
  END
  play      french: battle E6
  expect    truth targets[hex=C7].dice = 5
  expect    truth targets[hex=C7].sums[0].terms[1].value = 1
  fate      CAV CAV CAV CAV CAV ART ART ART
  play      french: fire C7
  expect    truth roll.dice has 5
  play      french: battle E8
  expect    truth targets[hex=C7].sums[0].terms[0].value = 3
  expect    truth targets[hex=C7].sums[0].terms[1].value = -1
  expect    truth targets[hex=C7].sums[0].terms[2].value = 1
  play      french: fire C7
  expect    truth roll.dice has 3
  expect    log all contains "-1 for firing after a move" rule CCN-5.4.4-02
  expect    log all contains "+1 for its type, firing" rule CCN-5.4.4-07

test CCN-5.4.4-06  light troops that went two hexes do not fire
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom G5 FR.YG ordered
    unit bottom G7 FR.YG ordered
    unit top C6 BR.LN
    unit top D7 BR.LN
  END
  play      french: move G5, go E5
  play      french: move G7, go F7
  refuse    french: battle E5 because CCN-5.3.2-02
  offer-only french: battle F7, done

test CCN-5.4.4-07 CCN-2.5-03  one more die where the national card says so
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E1 BR.LT ordered
    unit top E4 BR.GR ordered
    unit top E7 BR.GG ordered moved entered 1
    unit top E10 BR.RL ordered moved entered 1
    unit top E13 BR.LN ordered moved entered 1
    unit bottom G1 FR.LN
    unit bottom G4 FR.LN
    unit bottom G7 FR.LN
    unit bottom G10 FR.LN
    unit bottom G13 FR.LN
  END
  play      british: battle E1
  expect    truth targets[hex=G1].dice = 6
  fate      ART ART ART ART ART ART
  play      british: fire G1
  play      british: battle E4
  expect    truth targets[hex=G4].dice = 5
  fate      ART ART ART ART ART
  play      british: fire G4
  play      british: battle E7
  expect    truth targets[hex=G7].dice = 4
  fate      ART ART ART ART
  play      british: fire G7
  play      british: battle E10
  expect    truth targets[hex=G10].dice = 2
  fate      ART ART
  play      british: fire G10
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 2        # no bonus after a move

test CCN-5.4.4-07  the French grenadier has none
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E4 FR.GR ordered
    unit top C4 BR.LN
  END
  play      french: battle E4
  expect    truth targets[hex=C4].dice = 4

test CCN-5.4.4-08 CCN-5.4.4-13  foot guns with three blocks
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.FA blocks 3 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 3         # 2 hexes
  expect    truth targets[hex=E4].dice = 2         # 3 hexes
  expect    truth targets[hex=I7].dice = 2         # 4 hexes
  expect    truth targets[hex=E12].dice = 1         # 5 hexes

test CCN-5.4.4-13  with two blocks they fire like three
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.FA blocks 2 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 3         # 2 hexes
  expect    truth targets[hex=E4].dice = 2         # 3 hexes
  expect    truth targets[hex=I7].dice = 2         # 4 hexes
  expect    truth targets[hex=E12].dice = 1         # 5 hexes

test CCN-5.4.4-13  foot guns with one block
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.FA blocks 1 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 2         # 2 hexes
  expect    truth targets[hex=E4].dice = 1         # 3 hexes
  expect    truth targets[hex=I7].dice = 1         # 4 hexes
  expect    truth targets[hex=E12].dice = 1         # 5 hexes

test CCN-5.4.4-13  the guard fires like the line
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.GFA blocks 3 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 3         # 2 hexes
  expect    truth targets[hex=E4].dice = 2         # 3 hexes
  expect    truth targets[hex=I7].dice = 2         # 4 hexes
  expect    truth targets[hex=E12].dice = 1         # 5 hexes

test CCN-5.4.4-13  and with two blocks
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.GFA blocks 2 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 3         # 2 hexes
  expect    truth targets[hex=E4].dice = 2         # 3 hexes
  expect    truth targets[hex=I7].dice = 2         # 4 hexes
  expect    truth targets[hex=E12].dice = 1         # 5 hexes

test CCN-5.4.4-13  and with one
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.GFA blocks 1 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 2         # 2 hexes
  expect    truth targets[hex=E4].dice = 1         # 3 hexes
  expect    truth targets[hex=I7].dice = 1         # 4 hexes
  expect    truth targets[hex=E12].dice = 1         # 5 hexes

test CCN-5.4.4-09  foot guns that moved fight in no way
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom F7 FR.FA ordered
    unit bottom E4 FR.FA ordered
    unit bottom D6 FR.LN ordered
    unit top C6 BR.LN
    unit top D4 BR.LN
  END
  play      french: move F7, go E7, done
  refuse    french: battle E7 because CCN-5.3.2-05
  fate      CAV CAV CAV CAV CAV CAV
  play      french: battle D6, melee C6
  expect    asked british                          # no battery to join: E4 is in contact

test CCN-5.4.4-10 CCN-5.4.4-14  horse guns with three blocks
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.HA blocks 3 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 2         # 2 hexes
  expect    truth targets[hex=E4].dice = 1         # 3 hexes
  expect    truth targets[hex=I7].dice = 1         # 4 hexes
  no-offer  french: fire E12

test CCN-5.4.4-10 CCN-5.4.4-14  the same after a hex of movement
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.HA blocks 3 ordered moved entered 1
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 2         # 2 hexes
  expect    truth targets[hex=E4].dice = 1         # 3 hexes
  expect    truth targets[hex=I7].dice = 1         # 4 hexes
  no-offer  french: fire E12

test CCN-5.4.4-14  with two blocks like three
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.HA blocks 2 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 2         # 2 hexes
  expect    truth targets[hex=E4].dice = 1         # 3 hexes
  expect    truth targets[hex=I7].dice = 1         # 4 hexes
  no-offer  french: fire E12

test CCN-5.4.4-14  with one block
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.HA blocks 1 ordered
    unit top C7 BR.LN
    unit top E4 BR.LN
    unit top I7 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=C7].dice = 1         # 2 hexes
  expect    truth targets[hex=E4].dice = 1         # 3 hexes
  expect    truth targets[hex=I7].dice = 1         # 4 hexes
  no-offer  french: fire E12

test CCN-5.4.4-11 CCN-5.4.4-12  horse guns that went two hexes, or one with their last block, do not fight
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom G2 FR.HA ordered
    unit bottom G6 FR.HA blocks 1 ordered
    unit bottom E10 FR.HA blocks 1 ordered
    unit top C3 BR.LN
    unit top C6 BR.LN
    unit top C10 BR.LN
  END
  play      french: move G2, go E2
  play      french: move G6, go F6, done
  refuse    french: battle E2 because CCN-5.3.2-06
  refuse    french: battle F6 because CCN-5.3.2-07
  offer-only french: battle E10, done

test CCN-5.4.4-15  the card's dice come before the ground's
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    terrain town E12
    unit bottom E7 FR.FA ordered
    unit bottom G1 FR.FA blocks 1 ordered
    terrain town G6
    unit top E12 BR.LN
    unit top G6 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=E12].dice = 2        # 1 + 2 - 1
  play      french: fire E12
  play      french: battle G1
  expect    truth targets[hex=G6].dice = 2

test CCN-5.4.4-16  the ground of both counts
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest E7
    terrain town E9
    unit top E7 PT.FA ordered
    unit bottom E9 FR.LN
    unit bottom G7 FR.LN
  END
  play      british: battle E7
  expect    truth targets[hex=E9].dice = 1         # 3 - 1 - 1
  expect    truth targets[hex=G7].dice = 2

test CCN-5.4.4-17 CCN-5.4.4-18 CCN-5.4.4-20  losses first, then the retreat; only the target's own symbol hits
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom E9 FR.LN blocks 2
  END
  fate      INF FLAG CAV ART
  play      british: battle E7, fire E9
  expect    truth units[hex=E9].blocks = 1         # still there, one block lost, and to retreat
  expect    asked french
  play      french: retreat F9
  expect    truth units[hex=F9].blocks = 1

test CCN-5.4.4-18 CCN-5.4.4-19  infantry: two INF hit, CAV and SABRE do not
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom E9 FR.LN
  END
  fate      INF INF CAV SABRE
  play      british: battle E7, fire E9
  expect    truth units[hex=E9].blocks = 2

test CCN-5.4.4-18  cavalry is hit by CAV, guns by ART
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top C7 PT.LN ordered
    unit bottom E9 FR.LC
    unit bottom C9 FR.FA
  END
  fate      INF CAV ART SABRE INF CAV ART ART
  play      british: battle E7, fire E9
  expect    truth units[hex=E9].blocks = 3
  play      british: battle C7, fire C9
  expect    truth units[hex=C9].blocks = 1

test CCN-5.4.4-19  sabres do nothing at range
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN blocks 3 ordered
    unit top E6 PT.LN
    unit bottom E9 FR.LN
  END
  fate      SABRE SABRE SABRE
  play      british: battle E7, fire E9
  expect    truth units[hex=E9].blocks = 4

test CCN-5.4.4-20  a flag is no hit
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN blocks 1 ordered
    unit bottom E9 FR.LN
  END
  fate      FLAG
  play      british: battle E7, fire E9
  play      french: retreat F8
  expect    truth units[hex=F8].blocks = 4

test CCN-5.4.4-21  hits beyond the last block give no second banner
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom E9 FR.LN blocks 1
    unit bottom I9 FR.LN
  END
  fate      INF INF INF CAV
  play      british: battle E7, fire E9
  expect    truth armies[side=top].banners = 1
  expect    truth units has 2

test CCN-5.4.4-22  a leader whose unit loses blocks at range is checked once, with two dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom E9 FR.LN
    leader bottom E9 FR Ney
  END
  fate      INF INF CAV CAV SABRE INF
  play      british: battle E7, fire E9
  expect    truth units[hex=E9].blocks = 2
  expect    truth roll.dice has 4                    # those of the fire stay on the table
  expect    log all contains "two sabres strike him down" rule CCN-5.4.8
  expect    log all contains "rolls 1 infantry, 1 sabre" rule CCN-5.4.8
  expect    truth leaders[name=Ney].hex = E9
