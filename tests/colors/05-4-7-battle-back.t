# Chapter 5.4.7: the defender battles back.

test CCN-5.4.7-01 CCN-5.4.7-03 CCN-5.4.7-04 CCN-5.4.7-09  a defender who keeps his hex battles back with what he has left, and that is the end of it
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand bottom first-strike
    unit bottom E7 FR.LT ordered
    unit top D7 PT.LN
  END
  fate      INF CAV CAV CAV
  play      french: battle E7, melee D7
  offer-only british: battle-back, hold
  fate      FLAG INF CAV
  play      british: battle-back
  expect    truth roll.how = back
  expect    truth roll.dice has 3
  expect    truth units[hex=E7].blocks = 3           # he is asked nothing but where to go
  offer-only french: retreat F6, retreat F7
  play      french: retreat F6
  expect    trace contains "command"
  expect    log all contains "Portuguese line infantry on D7 battles back" rule CCN-5.4.7-01

test CCN-5.4.7-02  the ground counts the other way round
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain hill D4 D7
    unit bottom E4 FR.LT ordered
    unit bottom E7 FR.LT ordered
    unit top D4 PT.LN
    unit top D7 PT.LC
  END
  fate      CAV CAV CAV CAV CAV CAV CAV
  play      french: battle E4, melee D4
  expect    truth roll.dice has 3                    # uphill
  play      british: battle-back
  expect    truth roll.dice has 4                    # downhill: infantry as ever
  fate      ART ART ART ART ART
  play      french: battle E7, melee D7
  play      british: stand, battle-back
  expect    truth roll.dice has 2                    # cavalry one less

test CCN-5.4.7-05  whoever was driven out does not battle back, though he stands beside the attacker
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top G7 PT.LN ordered
    unit bottom G8 FR.LN
  END
  fate      FLAG CAV CAV CAV
  play      british: battle G7, melee G8
  play      french: retreat H7                       # next to G7
  offer-only british: advance, hold
  play      british: hold
  expect    trace contains "command"

test CCN-5.4.7-06  who could not retreat at all battles back with what is left
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top H7 PT.LN ordered
    unit bottom I7 FR.LT blocks 3
  END
  fate      FLAG CAV CAV CAV CAV CAV
  play      british: battle H7, melee I7
  offer-only french: battle-back, hold
  play      french: battle-back
  expect    truth roll.dice has 2

test CCN-5.4.7-07  half a retreat is a retreat
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top G7 PT.LN ordered
    unit bottom H7 FR.LT
  END
  fate      FLAG FLAG CAV CAV
  play      british: battle G7, melee H7
  play      french: retreat I7
  expect    truth units[hex=I7].blocks = 3
  offer-only british: advance, hold
  play      british: hold
  expect    trace contains "command"

test CCN-5.4.7-08  whoever battles back takes no ground
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LT blocks 1 ordered
    unit bottom E11 FR.LT ordered
    unit top D7 PT.LC
    unit top D11 PT.LN
  END
  fate      INF INF INF INF
  play      french: battle E7, melee D7
  play      british: stand, battle-back
  expect    truth armies[side=top].banners = 1
  expect    truth units[hex=D7].blocks = 3
  expect    asked french

test CCN-5.4.7-10  battling back is a choice
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LT ordered
    unit top D7 PT.LN
  END
  fate      CAV CAV CAV CAV
  play      french: battle E7, melee D7
  play      british: hold
  expect    truth roll.how = melee
  expect    log all contains "does not battle back" rule CCN-5.4.7-10

test CCN-5.4.7-11  the card of the attacker helps no battle back
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top E7 BR.LC ordered
    unit bottom F7 FR.HC ordered
  END
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 4
  fate      INF INF INF INF INF INF INF INF INF
  play      british: melee F7
  play      french: battle-back
  expect    truth roll.dice has 5

test CCN-5.4.7-11  nor does the die against infantry come from elsewhere than the type
  position  <<END
    position colors 1
    seats 0 1
    turn top card elan phase combat
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LN blocks 2
  END
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 5
  fate      CAV CAV CAV CAV CAV CAV CAV CAV
  play      british: melee F7
  play      french: battle-back
  expect    truth roll.dice has 3                    # 2, and 1 against infantry

test CCN-5.4.7-12  a battery battles back with its melee dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom F7 FR.FA blocks 1 moved battled
  END
  fate      CAV CAV CAV CAV CAV CAV CAV
  play      british: battle E7, melee F7
  play      french: battle-back
  expect    truth roll.dice has 3

test CCN-5.4.7-13  a unit that entered a town in its turn battles back in the enemy's
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    hand top attack-center
    terrain town E7
    unit bottom F7 FR.LN ordered
    unit top C7 PT.LN
    unit top A1 PT.LN
  END
  play      french: move F7, go E7
  expect    asked british                            # no combat for who went into a town
  play      british: play attack-center, order C7, done, move C7, go D7
  fate      CAV CAV CAV CAV CAV CAV CAV
  play      british: battle D7, melee E7
  play      french: stand
  expect    truth roll.dice has 2
  play      french: battle-back
  expect    truth roll.how = back
  expect    truth roll.dice has 5

test CCN-5.4.7-01  without a die there is no battle back to be asked for
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town F7
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LC blocks 3
    unit bottom I1 FR.LN
  END
  fate      INF INF
  play      british: battle E7, melee F7
  play      french: stand
  expect    trace contains "command"                 # 3 - 3 from a town
