# Chapter 5.4.1 and 5.4.2: one combat after another, and who may fire at whom.

test CCN-5.4.1-01 CCN-5.4.1-02 CCN-5.4.1-03 CCN-5.4.1-05  fire and melee in any order, each unit once and one kind only, nobody is forced
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E3 FR.FA ordered
    unit bottom E7 FR.LN ordered
    unit bottom E9 FR.LT ordered
    unit bottom E11 FR.LN ordered
    unit top C5 BR.LN
    unit top D7 BR.LN
    unit top C10 BR.LN
    unit top D11 BR.LN
    hand top forward
  END
  offer-only french: battle E3, battle E7, battle E9, battle E11, done
  play      french: battle E7
  offer-only french: melee D7                      # in contact: no fire at C5 or C10
  fate      CAV CAV CAV CAV CAV
  play      french: melee D7, done                 # no battery joins
  play      british: stand, hold                   # no battle back
  offer-only french: battle E3, battle E9, battle E11, done
  refuse    french: battle E7 because CCN-5.4.1-05
  fate      ART ART
  play      french: battle E3, fire C5
  refuse    french: battle E3 because CCN-5.4.1-05
  fate      ART ART ART ART ART
  play      french: battle E9, fire C10
  offer-only french: battle E11, done              # in contact, and yet not forced
  play      french: done
  expect    asked british

test CCN-5.4.1-02  a melee after two fires, and a fire after it
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E3 FR.FA ordered
    unit bottom E7 FR.LN ordered
    unit bottom E9 FR.LT ordered
    unit top C3 BR.LN
    unit top D7 BR.LN
    unit top C10 BR.LN
  END
  fate      ART ART ART ART ART ART ART ART ART ART ART ART ART
  play      french: battle E3, fire C3
  play      french: battle E7, melee D7
  play      british: hold
  play      french: battle E9, fire C10
  expect    trace contains "command"               # nobody is left to fight

test CCN-5.4.1-01  a unit that fired may not go into melee in the same turn
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit top E9 BR.LN
    unit bottom I1 FR.LN ordered
    unit top H1 BR.LN
    leader top E8 BR Hill
  END
  play      french: battle E7
  offer     french: melee E8
  no-offer  french: fire E9                        # the leader is in the way
  fate      INF INF INF INF
  play      french: melee E8
  play      british: retreat D8, halt
  play      french: hold
  offer     french: battle I1
  no-offer  french: battle E7                      # E9 is now in sight, but E7 has had its battle

test CCN-5.4.1-04  all dice at one target, and one must be named
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LT ordered
    unit top D6 BR.LN
    unit top D7 BR.LN
  END
  play      french: battle E7
  offer-only french: melee D6, melee D7
  fate      INF INF INF INF
  play      french: melee D7
  expect    truth roll.dice has 4
  expect    truth units[hex=D6].blocks = 4

test CCN-5.4.1-06 CCN-1-02  dice go by the blocks that are left
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN blocks 3 ordered
    unit bottom F7 FR.LT
  END
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 3
  fate      CAV CAV CAV
  play      british: melee F7
  expect    truth roll.dice has 3

test CCN-5.4.1-07  blocks lost to First Strike are missing in the attack
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN blocks 3 ordered
    unit bottom F7 FR.LT
    hand bottom first-strike
  END
  play      british: battle E7
  fate      INF CAV CAV CAV CAV CAV              # First Strike: 4 dice, one hit; then 2
  play      british: melee F7
  play      french: first-strike
  expect    truth units[hex=E7].blocks = 2
  expect    truth roll.how = melee
  expect    truth roll.dice has 2
  expect    log all contains "has 2 dice" rule CCN-5.4.1-07

test CCN-5.4.1-08  without a die no melee is announced
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town F7
    unit top E7 PT.LN blocks 1 ordered
    unit top E5 PT.LN blocks 2 ordered
    unit top E12 PT.LN blocks 3 ordered
    unit top E11 PT.LN ordered
    unit bottom F7 FR.LT
    unit bottom F11 FR.LT
  END
  refuse    british: battle E7 because CCN-5.4.1-08
  no-offer  british: battle E7
  offer     british: battle E11

test CCN-5.4.1-08  a battery that brings a die makes it possible, and must then join
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town F7
    unit top E7 PT.LN blocks 1 ordered
    unit top E9 PT.FA ordered
    unit bottom F7 FR.LT
  END
  play      british: battle E7, melee F7
  offer-only british: join E9
  refuse    british: done because CCN-5.4.1-08
  play      british: join E9
  offer-only british: join E9, done
  fate      CAV CAV
  play      british: done
  expect    truth roll.dice has 2                  # 1-2: none; 3 at 2 hexes, less 1

test CCN-5.4.1-08  fire that would have no die is not offered
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest E9
    unit top E7 PT.LN blocks 1 ordered
    unit bottom E9 FR.LT
    unit bottom G7 FR.LT
  END
  play      british: battle E7
  offer-only british: fire G7
  refuse    british: fire E9 because CCN-5.4.1-08

# -- 5.4.2: ranged combat --

test CCN-5.4.2-01  cavalry and leaders do not fire
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.HC ordered
    unit top E11 BR.LN ordered
    leader top E5 BR Hill ordered
    unit bottom E9 FR.LN
    unit bottom G5 FR.LN
    unit bottom G11 FR.LN
  END
  offer-only british: battle E11, done
  refuse    british: battle E7 because CCN-5.4
  refuse    british: battle E5 because CCN-5.4.5-01

test CCN-5.4.2-01  cavalry in contact fights hand to hand or not at all
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.HC ordered
    unit bottom F7 FR.LN
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  offer-only british: melee F7
  refuse    british: fire E9 because CCN-5.4.2-01

test CCN-5.4.2-01 CCN-5.4.2-02  the target must be in range and in sight
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest E8
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom G7 FR.LN
    unit bottom H8 FR.LN
  END
  play      british: battle E7
  offer-only british: fire G7
  refuse    british: fire E9 because CCN-7.1-12    # behind the forest
  refuse    british: fire H8 because CCN-5.4.2-11  # three hexes away
  refuse    british: fire A1 because CCN-5.4.2-09  # nobody there

test CCN-5.4.2-03  guns in contact have their melee dice only
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    unit bottom F7 FR.LC
  END
  play      british: battle E7
  offer-only british: melee F7
  refuse    british: fire F7 because CCN-5.4.2-03
  fate      INF INF INF INF
  play      british: melee F7
  expect    truth roll.dice has 4

test CCN-5.4.2-04  who is next to an enemy unit fires at nobody else
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.LN ordered
    unit bottom F7 FR.LC
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  offer-only british: melee F7
  refuse    british: fire E9 because CCN-5.4.2-04

test CCN-5.4.2-05  a lone leader next to a unit does not keep it from firing
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.LN ordered
    leader bottom F7 FR Ney
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E9, melee F7
  fate      CAV CAV CAV CAV CAV
  play      british: fire E9
  expect    truth roll.how = fire
  expect    truth roll.dice has 5

test CCN-5.4.2-06 CCN-5.4.2-07  who is fired at has no answer, be he cavalry
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    hand bottom first-strike probe-left probe-left probe-left
    unit top E7 BR.LN ordered
    unit top E11 BR.LN ordered
    unit top D11 BR.LN ordered
    unit bottom E9 FR.LC
    unit bottom G11 FR.LN
  END
  fate      INF INF INF INF INF
  play      british: battle E7, fire E9
  expect    asked british
  expect    truth units[hex=E9].blocks = 4
  expect    truth units[hex=E7].blocks = 4
  play      british: battle E11
  expect    log all lacks "battles back"

test CCN-5.4.2-08  type, then the card, then the ground
  position  <<END
    position colors 1
    seats 0 1
    turn top card fire-and-hold phase combat
    terrain forest E9
    unit top E7 PT.LN ordered
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  expect    truth targets[hex=E9].dice = 4
  expect    truth targets[hex=E9].sums[0].terms[0].value = 4
  expect    truth targets[hex=E9].sums[0].terms[1].value = 1
  expect    truth targets[hex=E9].sums[0].terms[1].id = "CCN-8.2-27"
  expect    truth targets[hex=E9].sums[0].terms[2].value = -1
  expect    truth targets[hex=E9].sums[0].terms[2].id = "CCN-7.1-06"
  fate      INF INF FLAG CAV
  play      british: fire E9
  expect    log all contains "2 hits, 1 flag"
  expect    log all contains "The British side rolls 2 infantry, 1 cavalry, 1 flag" rule CCN-5.4.2-08
  expect    truth units[hex=E9].blocks = 2         # losses first, then the retreat
  play      french: retreat F8
  expect    truth units[hex=F8].blocks = 2

test CCN-5.4.2-09  two units fire one after the other, the second at what the first has left
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top C6 PT.LN ordered
    unit top C7 PT.LN ordered
    unit bottom E7 FR.LN
  END
  fate      INF FLAG CAV CAV INF INF CAV CAV
  play      british: battle C6, fire E7
  play      french: retreat F6
  expect    truth units[hex=F6].blocks = 3
  expect    trace contains "command"               # out of range of C7: the turn is over

test CCN-5.4.2-09  the second computes on the blocks and the hex that are left
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top C6 PT.LN ordered
    unit top C7 PT.LN ordered
    unit bottom E7 FR.LN
  END
  fate      INF INF INF CAV INF CAV CAV CAV
  play      british: battle C6, fire E7
  expect    truth units[hex=E7].blocks = 1
  play      british: battle C7, fire E7
  expect    truth units has 2
  expect    truth armies[side=top].banners = 1

test CCN-5.4.2-10 CCN-5.4.2-11 CCN-5.4.2-12 CCN-5.4.2-15  two hexes for infantry, three for rifles, in any direction
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.LN ordered
    unit top G7 BR.RL ordered
    unit bottom E9 FR.LN
    unit bottom C7 FR.LN
    unit bottom E4 FR.LN
    unit bottom G10 FR.LN
    unit bottom G3 FR.LN
    unit bottom G4 FR.LN
  END
  play      british: battle E7
  offer-only british: fire C7, fire E9             # behind it too
  refuse    british: fire E4 because CCN-5.4.2-11
  expect    truth targets[hex=C7].dice = 5
  expect    truth targets[hex=E9].dice = 5
  fate      ART ART ART ART ART
  play      british: fire C7
  play      british: battle G7
  offer     british: fire G10, fire G4
  refuse    british: fire G3 because CCN-5.4.2-12

test CCN-5.4.2-13  foot guns reach five hexes
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E1 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E12
  refuse    british: fire E1 because CCN-5.4.2-13

test CCN-5.4.2-14  horse guns reach four
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.HA ordered
    unit bottom E12 FR.LN
    unit bottom E3 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E3
  refuse    british: fire E12 because CCN-5.4.2-14

test CCN-5.4.2-16  nobody fires at a lone leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.LN ordered
    leader bottom E9 FR Ney
    unit bottom G7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire G7
  refuse    british: fire E9 because CCN-5.4.2-16
