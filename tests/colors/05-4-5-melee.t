# Chapter 5.4.5: a melee step by step.

test CCN-5.4.5-01  every class fights in melee, a lone leader does not
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E3 FR.FA ordered
    unit bottom E6 FR.LC ordered
    unit bottom E9 FR.LN ordered
    leader bottom E12 FR Ney ordered
    unit top D3 BR.LN
    unit top D6 BR.LN
    unit top D9 BR.LN
    unit top D12 BR.LN
  END
  offer-only french: battle E3, battle E6, battle E9, done
  refuse    french: battle E12 because CCN-5.4.5-01
  play      french: battle E3
  offer-only french: melee D3

test CCN-5.4.5-02  the target must be adjacent
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit top C7 BR.LN
  END
  play      french: battle E7
  offer-only french: fire C7
  refuse    french: melee C7 because CCN-5.4.5-02
  refuse    french: melee D7 because CCN-5.4.5-02    # nobody there

test CCN-5.4.5-03  the steps in their order: answer, dice, losses, retreat, ground
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left
    unit bottom E7 FR.LC ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  expect    trace contains "answer"
  offer-only british: stand, square
  fate      INF FLAG ART ART
  play      british: stand
  expect    log all contains "+4 for its blocks"
  expect    log all contains "French light cavalry on E7 attacks British line infantry on D7" rule CCN-5.4.5-03
  expect    log all contains "The French side rolls 1 infantry, 2 artillery, 1 flag" rule CCN-5.4.5-03
  expect    truth units[hex=D7].blocks = 3           # losses before the retreat
  expect    trace contains "retreat"
  play      british: retreat C7
  expect    trace contains "advance"
  play      french: advance
  expect    trace contains "second hex"
  play      french: go D6
  expect    trace contains "announce"                # the bonus melee
  offer-only french: melee C7, hold

test CCN-5.4.5-03 CCN-5.4.5-04 CCN-5.4.5-06  the battle back comes last; then the next unit attacks the same enemy in a melee of its own
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top E8 PT.LN ordered
    unit bottom F7 FR.LT
  END
  play      british: battle E7
  fate      INF CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV CAV
  play      british: melee F7
  expect    asked french
  refuse    british: battle E8 because not asked
  play      french: battle-back
  expect    truth roll.how = back
  expect    truth roll.dice has 3
  play      british: battle E8, melee F7
  expect    truth roll.how = melee
  expect    truth roll.dice has 4
  play      french: battle-back
  expect    truth roll.how = back

test CCN-5.4.5-04  while a pursuit is open no other unit attacks
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LC ordered
    unit bottom E9 FR.LN ordered
    unit top D7 BR.LN blocks 1
    unit top D9 BR.LN
  END
  fate      INF INF INF INF
  play      french: battle E7, melee D7
  expect    trace contains "advance"
  no-offer  french: battle
  refuse    french: battle E9 because CCN-5.4
  play      french: hold
  offer-only french: battle E9, done

test CCN-5.4.5-05  First Strike is played before the dice, not after
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top first-strike probe-left
    unit bottom E7 FR.LN ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only british: stand, first-strike
  fate      CAV CAV CAV CAV CAV
  play      british: stand
  offer-only british: battle-back, hold
  refuse    british: first-strike because CCN-5.4.7-01

test CCN-5.4.5-05 CCN-8.2-32 CCN-8.2-33 CCN-8.2-35  First Strike: the defender rolls first, the attacker then, and nobody battles back
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top first-strike probe-left
    unit bottom E7 FR.LN ordered
    unit top D7 BR.LN
  END
  fate      INF CAV CAV CAV CAV CAV CAV CAV
  play      french: battle E7, melee D7
  play      british: first-strike
  expect    truth units[hex=E7].blocks = 3
  expect    truth roll.how = melee
  expect    truth roll.dice has 4                    # 3 and 1 against infantry
  expect    asked british                            # the next turn, no battle back
  expect    trace contains "command"
  expect    log all lacks "battles back"
  expect    log all contains "British plays First Strike" rule CCN-8.2-32

test CCN-5.4.5-05  the question comes to everyone with a card, so that it tells nothing
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left
    unit bottom E7 FR.LN ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only british: stand
  refuse    british: first-strike because CCN-8.2-32

test CCN-5.4.5-05  without cards there is nothing to answer
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit top D7 BR.LN
  END
  fate      CAV CAV CAV CAV CAV
  play      french: battle E7, melee D7
  offer-only british: battle-back, hold

test CCN-5.4.5-07 CCN-1-06  cavalry attacked by infantry may retire
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit bottom E4 FR.LC ordered
    unit bottom E10 FR.FA ordered
    unit top D7 BR.LC
    unit top D4 BR.LC
    unit top D10 BR.LC
  END
  fate      INF INF INF INF
  play      french: battle E4, melee D4
  offer-only british: battle-back, hold              # by cavalry: no choice
  play      british: hold
  fate      INF INF INF INF
  play      french: battle E10, melee D10
  offer-only british: battle-back, hold              # by guns alone: none
  play      british: hold
  play      french: battle E7, melee D7
  offer-only british: stand, retire

test CCN-5.4.5-07 CCN-1-06  the refusals name the reason
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left
    unit bottom E7 FR.LC ordered
    unit bottom E4 FR.LN ordered
    unit top D7 BR.LC
    unit top D4 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only british: stand
  refuse    british: retire because CCN-1-06
  refuse    british: square because CCN-6.2.1-03
  fate      INF INF INF INF
  play      british: stand
  play      british: hold
  play      french: battle E4, melee D4
  offer-only british: stand
  refuse    british: retire because CCN-5.4.5-07
  refuse    british: square because CCN-6.2.1-18

test CCN-5.4.5-08 CCN-1-09  infantry attacked by cavalry may form square
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left probe-left forward
    unit bottom E7 FR.LC ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  expect    asked british
  offer-only british: stand, square
  expect    log all lacks "rolls"                    # before any die

test CCN-5.4.5-09  whoever forms square cannot strike first as well; a square is not asked at all
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    hand top first-strike first-strike forward forward
    unit bottom E7 FR.HC ordered
    unit bottom E6 FR.HC ordered
    unit top D6 BR.LN
    unit top A1 BR.LN
  END
  play      french: battle E7, melee D6
  refuse    french: melee D7 because not asked
  offer-only british: stand, square, first-strike
  fate      draw1 ART ART                            # the card taken; the square's die; the cavalry's
  play      british: square
  expect    asked french
  expect    log all contains "The square on D6 rolls first" rule CCN-6.2.2-01
  fate      ART ART
  play      french: battle E6, melee D6
  expect    asked british                            # the next turn: nobody was asked
  expect    trace contains "command"

test CCN-5.4.5-09 CCN-8.2-32  who strikes first awaits the charge in line, with all its dice
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top first-strike rally probe-left probe-left
    hand bottom forward
    unit bottom E6 FR.HC ordered
    unit bottom E10 FR.LN ordered
    unit top D6 BR.LN
    unit top D10 BR.LN
  END
  play      french: battle E6, melee D6
  offer-only british: stand, square, first-strike
  fate      ART ART ART CAV  ART ART ART ART        # four dice, then four of the three blocks that are left
  play      british: first-strike
  expect    dice laid
  expect    truth units[hex=D6].square = 0
  expect    truth units[hex=E6].blocks = 3
  expect    truth armies[side=top].cards = 3
  expect    asked french                            # no battle back

test CCN-5.4.5-09  cavalry that retires, or strikes first, does one of the two
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top first-strike forward
    unit bottom E7 FR.LN ordered
    unit top D7 BR.LC
  END
  play      french: battle E7, melee D7
  offer-only british: stand, retire, first-strike
  fate      INF INF INF INF
  play      british: retire
  offer-only british: retreat C7, retreat C8
  expect    truth armies[side=top].cards = 2

test CCN-5.4.5-10  a lone leader is attacked like a unit and answers nothing but where he flees
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top first-strike forward forward
    unit bottom E7 FR.LN ordered
    leader top D7 BR Hill
  END
  fate      INF INF INF FLAG
  play      french: battle E7, melee D7
  expect    log all contains "attacks the lone leader on D7"
  expect    truth roll.dice has 4                    # no die against infantry: he is none
  offer-only british: retreat C7, retreat C8
  play      british: retreat C7, halt
  offer-only french: advance, hold                   # and no battle back
  play      french: hold
  expect    log all lacks "battles back"

test CCN-5.4.5-11  batteries are named before the defender answers, none afterwards
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E7 FR.LN ordered
    unit bottom F9 FR.FA ordered
    unit top D7 BR.LC
  END
  play      french: battle E7, melee D7
  expect    trace contains "batteries"
  offer-only french: join F9, done
  play      french: done
  expect    asked british
  refuse    french: join F9 because not asked
  fate      INF INF INF INF
  play      british: stand
  expect    truth roll.dice has 4
  expect    truth battle.batteries has 0

test own:one-struck-first CCN-5.4.5-05  that one side has struck first in this turn is kept
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat strikes 1 0
    unit bottom E7 FR.LN ordered
    unit top D7 BR.LN
  END
  offer     french: battle E7
  expect    hash same
