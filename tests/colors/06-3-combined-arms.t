# Chapter 6.3: combined arms.

test CCN-6.3-01 CCN-1-05  several batteries may join, named before the roll, and may be unnamed again
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit bottom F8 FR.FA ordered
    unit bottom E5 FR.HA ordered
    unit bottom I1 FR.FA
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only french: join F8, join E5, done
  play      french: join F8, join E5, join F8
  expect    truth targets[hex=D7].dice = 6           # 5, and the horse guns' 1 at 3 hexes
  play      french: join F8
  expect    truth targets[hex=D7].dice = 9           # and 3 at 2 hexes
  fate      CAV CAV CAV CAV CAV CAV CAV CAV CAV
  play      french: done
  expect    truth roll.dice has 9
  expect    log all contains "French foot artillery on F8 joins in" rule CCN-6.3-01
  expect    log all contains "+3 for its guns, at this distance" rule CCN-5.4.4-13
  expect    truth units[hex=E5].battled = true

test CCN-6.3-01  one that was not ordered joins in nothing
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit bottom F8 FR.FA
    unit bottom E5 FR.HA ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only french: join E5, done
  refuse    french: join F8 because CCN-5.2-02
  refuse    french: join E7 because CCN-6.3-18       # infantry joins nobody
  refuse    french: join A1 because CCN-6.3-01

test CCN-6.3-02  the battery must have the target in range and in sight
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain forest E9
    unit bottom E7 FR.LN ordered
    unit bottom D2 FR.FA ordered
    unit bottom C1 FR.FA ordered
    unit bottom D11 FR.HA ordered
    unit bottom A4 FR.HA ordered
    unit bottom F9 FR.FA ordered
    unit bottom F7 FR.FA ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only french: join D2, join D11, join F7, done
  refuse    french: join A4 because CCN-6.3-02       # five hexes, too far for horse guns
  refuse    french: join C1 because CCN-6.3-02       # six hexes off
  refuse    french: join F9 because CCN-6.3-02       # behind the forest

test CCN-6.3-03 CCN-7.2-13  from a hill no battery fires over friends in combined arms
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7
    unit top E7 BR.FA ordered
    unit top E8 BR.LN ordered
    unit top C7 BR.FA ordered
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E9                        # alone it may
  undo      british
  play      british: battle E8, melee E9
  offer-only british: join C7, done
  refuse    british: join E7 because CCN-6.3-03

test CCN-6.3-04  the example: it joins the attack on A, whose line is free, not the one on B
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7
    unit top E7 BR.FA ordered
    unit top F6 BR.LN ordered
    unit top E8 BR.LN ordered
    unit bottom G7 FR.LN
    unit bottom E9 FR.LN
    unit bottom I1 FR.LN
  END
  play      british: battle E8, melee E9             # B
  offer-only french: battle-back, hold               # no battery could join: nobody was asked
  play      french: hold
  play      british: battle F6, melee G7             # A
  offer-only british: join E7, done

test CCN-6.3-05  each counts the ground on its own account
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town F7
    unit top E7 PT.LN ordered
    unit top F10 PT.FA ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7, join F10
  expect    truth targets[hex=F7].dice = 3
  expect    truth targets[hex=F7].sums[0].dice = 2
  expect    truth targets[hex=F7].sums[1].dice = 1
  fate      CAV CAV CAV
  play      british: done
  expect    truth roll.dice has 3

test CCN-6.3-06  guns roll though the horse has no die left
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town F7
    unit top E7 PT.LC ordered
    unit top F8 PT.FA ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7
  offer-only british: join F8
  fate      INF SABRE CAV
  play      british: join F8, done
  expect    truth roll.dice has 3                    # 3 - 3 and 4 - 1
  expect    truth units[hex=F7].blocks = 2

test CCN-6.3-07  with rifles no die of the guns hits by its sabres
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.RL ordered
    unit top F10 BR.FA ordered
    unit bottom F7 FR.LN
  END
  fate      SABRE SABRE SABRE SABRE SABRE
  play      british: battle E7, melee F7, join F10, done
  expect    truth roll.dice has 5
  expect    truth units[hex=F7].blocks = 4
  expect    log all contains "Sabres of these troops hit no unit" rule CCN-6.3-07

test CCN-6.3-08  with others every sabre hits, whoever's die it is
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top F10 PT.FA ordered
    unit bottom F7 FR.LN
  END
  fate      CAV CAV CAV CAV CAV SABRE
  play      british: battle E7, melee F7, join F10, done
  expect    truth roll.dice has 6
  expect    truth units[hex=F7].blocks = 3

test CCN-6.3-09  the battle back falls on the foot, never on the guns beside it
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top F8 PT.FA ordered
    unit bottom F7 FR.LT
  END
  fate      CAV CAV CAV CAV CAV CAV CAV CAV INF ART SABRE CAV
  play      british: battle E7, melee F7, join F8, done
  offer-only french: battle-back, hold
  play      french: battle-back
  expect    truth units[hex=E7].blocks = 2           # INF and SABRE
  expect    truth units[hex=F8].blocks = 3

test CCN-6.3-10 CCN-6.3-12 CCN-6.3-13  the example: a square's flag costs the cavalry its attack and the guns their dice
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LC ordered
    unit bottom D10 FR.HA ordered
    unit bottom I1 FR.LN ordered
    unit top D7 BR.LN square 1
    unit top H1 BR.LN
  END
  play      french: battle E7, melee D7, join D10
  fate      FLAG
  play      french: done
  expect    truth roll.how = square
  expect    truth roll.dice has 1
  offer-only french: retreat F6, retreat F7
  play      french: retreat F6
  expect    truth roll.how = square                  # nothing more was rolled
  expect    log all contains "The dice of French horse artillery on D10 are lost" rule CCN-6.3-10
  offer-only french: battle I1, done                 # the guns have had their battle
  refuse    french: battle D10 because CCN-5.4.1-05

test CCN-6.3-12 CCN-6.2.2-06  otherwise two dice: one of the cavalry, one of the guns
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LC ordered
    unit bottom D10 FR.HA ordered
    unit top D7 BR.LN square 1
  END
  play      french: battle E7, melee D7, join D10
  fate      INF SABRE ART
  play      french: done
  expect    truth roll.how = melee
  expect    truth roll.dice has 2
  expect    truth units[hex=D7].blocks = 3
  expect    log all contains "against a square: never more than one die" rule CCN-6.2.2-05
  expect    trace contains "command"                 # its first die was its reply

test CCN-6.3-11  the same when First Strike drives the attacker off
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top first-strike
    unit bottom E7 FR.LN ordered
    unit bottom F9 FR.FA ordered
    unit bottom I1 FR.LN ordered
    unit top D7 BR.LN
    unit top H1 BR.LN
  END
  play      french: battle E7, melee D7, join F9, done
  fate      FLAG CAV CAV CAV
  play      british: first-strike
  play      french: retreat F6
  expect    truth roll.how = first
  expect    truth roll.dice has 4
  expect    truth units[hex=D7].blocks = 4
  expect    log all contains "The dice of French foot artillery on F9 are lost" rule CCN-6.3-11
  expect    log all contains "the melee is over" rule CCN-8.2-73
  offer-only french: battle I1, done

test CCN-6.3-13 CCN-5.4.15-11  a battery joins one melee a turn
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.HC ordered
    unit bottom E10 FR.FA ordered
    unit bottom D10 FR.FA ordered
    unit top D7 BR.LN blocks 1
    unit top C7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only french: join D10, join E10, done
  fate      INF INF INF INF INF INF INF
  play      french: join E10, done
  play      french: advance, halt                    # to D7
  offer-only french: melee C7, hold
  play      french: melee C7
  offer-only french: join D10, done
  refuse    french: join E10 because CCN-5.4.1-05
  fate      CAV CAV CAV CAV CAV CAV CAV
  play      french: join D10, done
  expect    truth roll.dice has 7                    # 5, and 2 at 4 hexes

test CCN-6.3-14  a battery beside the target has its melee dice; one that moved joins in nothing
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top F8 PT.FA ordered
    unit top F6 PT.FA ordered moved entered 1
    unit top G7 BR.HA ordered moved entered 1
    unit top G8 BR.HA blocks 1 ordered moved entered 1
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7
  offer-only british: join F8, join G7, done
  refuse    british: join F6 because CCN-5.3.2-05
  refuse    british: join G8 because CCN-5.3.2-07
  play      british: join F8
  expect    truth targets[hex=F7].dice = 8
  play      british: join G7
  expect    truth targets[hex=F7].dice = 11

test CCN-6.3-15  a battery next to another enemy unit fires at nobody farther off
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top F10 PT.FA ordered
    unit top D10 PT.FA ordered
    unit bottom F7 FR.LN
    unit bottom F11 FR.LC
    leader bottom C10 FR Ney
  END
  play      british: battle E7, melee F7
  offer-only british: join D10, done                 # a leader is no unit
  refuse    british: join F10 because CCN-6.3-15

test CCN-6.3-16 CCN-6.3-18  guns attack alone, and never join each other
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.FA ordered
    unit top F8 PT.FA ordered
    unit bottom F7 FR.LN
  END
  fate      CAV CAV CAV CAV
  play      british: battle E7, melee F7
  expect    truth roll.dice has 4
  play      french: hold
  fate      CAV CAV CAV CAV
  play      british: battle F8, melee F7
  expect    truth roll.dice has 4

test CCN-6.3-17 CCN-2.1-03  Cold Steel: one die more for each of the two
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase combat
    unit top E7 PT.LN ordered
    unit top F8 PT.FA ordered
    unit bottom F7 FR.LN
  END
  fate      CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV
  play      british: battle E7, melee F7, join F8, done
  expect    truth roll.dice has 10                   # 4 + 1 and 4 + 1

test CCN-2.1-03  eleven dice are rolled though the box has eight
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase combat
    unit top E7 BR.GR ordered
    unit top F8 BR.FA ordered
    unit bottom F7 FR.LN
  END
  fate      CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV
  play      british: battle E7, melee F7, join F8, done
  expect    truth roll.dice has 11
  expect    log all contains "rolls 11 cavalry"

test CCN-6.3-18  infantry does not join cavalry
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LC ordered
    unit top E8 PT.LN ordered
    unit top F8 PT.FA ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7
  offer-only british: join F8, done
  refuse    british: join E8 because CCN-6.3-18

test CCN-6.3-19  nobody joins against a lone leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top F10 PT.FA ordered
    unit top F6 PT.FA ordered
    leader bottom F7 FR Ney
    unit bottom I7 FR.LN
  END
  fate      INF INF INF INF
  play      british: battle E7, melee F7
  expect    truth roll.dice has 4
  expect    asked french

test CCN-6.3-19  a battery in contact attacks him in a melee of its own
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top F6 PT.FA ordered
    leader bottom F7 FR Ney
    unit bottom I7 FR.LN
  END
  play      british: battle F6
  offer     british: melee F7
  expect    truth targets[hex=F7].dice = 4

test CCN-6.3-20  Elan gives a die to both
  position  <<END
    position colors 1
    seats 0 1
    turn top card elan phase combat
    unit top E7 BR.HC ordered
    unit top F10 BR.HA ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7, join F10
  expect    truth targets[hex=F7].dice = 7           # 4 + 1 and 1 + 1

test CCN-6.3-20  Cavalry Charge to the horse alone
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E7 BR.HC ordered
    unit top F10 BR.HA ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7, join F10
  expect    truth targets[hex=F7].dice = 6

test CCN-6.3-20  Leadership to the one that has the leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card leadership phase combat
    unit top E7 BR.HC ordered
    leader top E7 BR Hill ordered
    unit top F10 BR.HA ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7, melee F7, join F10
  expect    truth targets[hex=F7].sums[0].dice = 5
  expect    truth targets[hex=F7].sums[1].dice = 1

test CCN-6.3-14 CCN-8.2-47  in a bonus melee the die of Cold Steel makes no battery join
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase combat
    terrain forest G6
    terrain town F6
    unit top D6 BR.HC ordered
    unit top G6 BR.HA blocks 1 ordered
    unit bottom E6 FR.LN blocks 1
    unit bottom F6 FR.LN
  END
  fate      INF INF INF INF INF
  play      British: battle D6, melee E6, advance, halt
  expect    truth targets[hex=F6].dice = 1           # 4 - 3; the guns: 2 - 1 - 1
  fate      CAV
  play      British: melee F6
  offer-only French: battle-back, hold               # no battery could join: nobody was asked

test CCN-5.4.1-08 CCN-8.2-47  nor is a bonus melee without a die announced because of it
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase combat
    terrain forest G6
    terrain town F6
    unit top D6 BR.LC ordered
    unit top G6 BR.HA blocks 1 ordered
    unit bottom E6 FR.LN blocks 1
    unit bottom F6 FR.LN
    unit bottom I1 FR.LN
  END
  fate      INF INF INF INF
  play      British: battle D6, melee E6, advance, halt
  offer-only British: battle G6, done                # with the die of the card it has one

test CCN-5.4.6-06  militia that battles back: its own sabres miss, the attacker's guns have no part in it
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top F8 PT.FA ordered
    unit bottom F7 FR.MI
  END
  fate      CAV CAV CAV CAV CAV CAV CAV CAV SABRE ART ART CAV
  play      british: battle E7, melee F7, join F8, done
  play      french: battle-back
  expect    truth units[hex=E7].blocks = 4
  expect    log all contains "Sabres of these troops hit no unit" rule CCN-5.4.6-06
