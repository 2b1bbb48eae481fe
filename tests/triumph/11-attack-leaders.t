# Chapter 11, steps 4 and 5: the defense declaration and the attack declaration.

test NT-11.04-01  only named units lead the defense
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  offer-only allied: pick 40, done
  refuse    allied: pick 41 because NT-11.04-01
  refuse    allied: pick langeron because NT-11.04-01

test NT-11.04-02 NT-11.04-05 NT-4-07  two at most lead on a wide approach; blockers of any type and corps
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 artillery 1 langeron block 55-64
    unit 42 cavalry 2 langeron block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41
  refuse    allied: pick 42 because NT-11.04-02
  play      allied: done
  expect    truth attack.defense_leaders has 2

test NT-11.04-03  one on a narrow approach
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 detached block 83-72
    unit 41 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40
  refuse    allied: pick 41 because NT-11.04-03
  play      allied: pick 40, pick 41, done                 # the other instead
  expect    truth attack.defense_leaders contains 41

test NT-11.04-04  from reserve a pair is of one type and one corps
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
    unit 42 cavalry 2 langeron reserve 55
    unit 43 infantry 2 bagration reserve 55
    unit 44 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, pick 42, pick 43, pick 44, done
  play      french: press-on
  play      allied: pick 40
  refuse    allied: pick 42 because NT-11.04-04
  refuse    allied: pick 43 because NT-11.04-04
  refuse    allied: pick 44 because NT-11.04-04
  play      allied: pick 41, done
  expect    truth attack.defense_leaders has 2

test NT-11.04-06  a unit of strength one in reserve may not lead the defense, guns therefore never
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 1 langeron reserve 55
    unit 41 artillery 1 langeron reserve 55
    unit 42 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, pick 42, done
  play      french: press-on
  refuse    allied: pick 40 because NT-11.04-06
  refuse    allied: pick 41 because NT-11.04-06
  offer-only allied: pick 42, done

test NT-11.04-06  at the approach it may
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  offer-only allied: pick 40, done

test NT-11.04-07  cavalry leads no defense of an obstructed approach
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 cavalry 3 detached block 82-72
  END
  play      french: threaten 72-82, press-on
  refuse    allied: pick 40 because NT-11.04-07
  offer-only allied: done

test NT-11.04-08  nobody need lead
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
    unit 41 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, wide, pick 0, done
  expect    truth attack.initial = 2                       # 3 - 1, and nothing for leaders

test NT-11.04-09 NT-15-13  the Guard leads a defense beside the line
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 guard 3 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: pick 40, pick 41, done
  expect    truth attack.defense_leaders has 2

test NT-11.04-10  defense leaders are shown before the attacker declares
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: pick 40
  expect    hidden french token 40                         # picked, not yet named
  play      allied: done
  expect    asked french
  expect    seen french token 40
  expect    hidden french token 41
  expect    view french units[token=40].up = true

test NT-11.05-01 NT-11.05-02 NT-11.05-03 NT-11.05-23  command, width, leaders: five attack, two are shown
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 3 infantry 2 lannes reserve 64
    unit 4 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  expect    trace contains "attack command"
  play      french: by-corps lannes, done
  expect    view allied attack.attacking has 6
  expect    view allied units[token=0].place = "64"        # they stay until it is resolved
  expect    hidden allied token 0
  expect    trace contains "attack width"
  play      french: wide
  expect    trace contains "attack leading units"
  play      french: pick 0, pick 1
  expect    hidden allied token 0
  play      french: done
  expect    asked allied
  expect    seen allied token 0
  expect    seen allied token 1
  expect    hidden allied token 2
  expect    view allied units[token=0].strength = 3

test NT-11.05-04 NT-11.05-09  units left behind are no attacking pieces and cannot lead
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes
  play      french: pick 0, pick 1
  refuse    french: pick 2 because NT-8-11
  play      french: done, narrow
  expect    truth attack.attacking has 2
  refuse    french: pick 0 because NT-11.05-09
  refuse    french: pick lannes because NT-11.05-09
  offer-only french: pick 2, done

test NT-11.05-04  they do not count for a tie either
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
    unit 42 infantry 2 bagration reserve 55
    unit 43 infantry 2 bagration reserve 55
  END
  play      allied: threaten 55-64
  play      french: pick 0, pick 1, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, pick 43, done, narrow, pick 40, done
  expect    log all contains "Initial result +0: Allied is winning"       # three against two

test NT-11.05-04  with two left behind it is two against two, and the French win
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
    unit 42 infantry 2 bagration reserve 55
    unit 43 infantry 2 bagration reserve 55
  END
  play      allied: threaten 55-64
  play      french: pick 0, pick 1, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, pick 42, pick 43, done, narrow, pick 40, done
  expect    log all contains "Initial result +0: French is winning"

test NT-11.05-05  a narrow approach makes a narrow attack
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0
  expect    trace contains "attack leading units"
  expect    truth attack.wide = false

test NT-11.05-06 NT-11.05-07 NT-11.05-10  on a wide approach he chooses; narrow means one leader a side
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 infantry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done
  offer-only french: wide, narrow
  play      french: narrow
  play      french: pick 0
  refuse    french: pick 1 because NT-11.05-07

test NT-11.05-10  wide means two, not three
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 infantry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0, pick 1
  refuse    french: pick 2 because NT-11.05-10

test NT-11.05-08 NT-11.05-07 NT-11.07-04 NT-11.09-05  a narrow attack meets one of two leaders; the other leads no longer, and may counter-attack
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 1 infantry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, narrow
  offer-only french: strike 40, strike 41
  play      french: strike 41
  expect    truth units[token=40].up = false
  expect    truth units[token=41].up = true
  expect    seen french token 40                           # but it was seen
  expect    truth attack.defense_leaders has 1
  play      french: pick 0, done
  expect    truth attack.initial = 0                       # 3 - 1 - 2
  refuse    allied: pick 40 because NT-11.07-07            # infantry, and the attacker is not winning
  play      allied: done
  expect    truth armies[0].morale = 22                    # one leader, one point
  expect    log all contains "French is to lose 1"

test NT-11.05-08  attacked wide, both count
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  expect    log all contains "Initial result -3"
  expect    log all contains "French is to lose 5"

test NT-11.05-11  two attack leaders are of one type
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 cavalry 3 lannes reserve 64
    unit 2 infantry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0
  refuse    french: pick 1 because NT-11.05-11
  offer     french: pick 2

test NT-11.05-12  infantry or cavalry of strength one leads no attack
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied
    unit 40 cavalry 1 bagration reserve 66
    unit 41 infantry 1 bagration reserve 66
    unit 42 infantry 2 bagration reserve 66
    unit 0 infantry 2 detached block 55-66
  END
  play      allied: threaten 66-55, press-on
  play      french: done
  play      allied: by-corps bagration, done, wide
  refuse    allied: pick 40 because NT-11.05-12
  refuse    allied: pick 41 because NT-11.05-12
  offer-only allied: pick 42, done

test NT-11.05-13  guns lead no Corps Move
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55
    unit 1 infantry 2 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, narrow
  refuse    french: pick 0 because NT-11.05-13

test NT-11.05-14  guns lead from the attack approach only
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow
  refuse    french: pick 0 because NT-11.05-14
  offer-only french: done

test NT-11.05-15  a battery that fires by Unit Move is detached and stays
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55
    unit 1 infantry 2 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth units[token=0].corps = detached
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=40].strength = 1

test NT-11.05-16  the others of a Detach Move led by guns stay with them, and have moved
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55
    unit 1 infantry 3 lannes block 64-55
    unit 2 infantry 3 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-detach lannes, pick 0, pick 1, done, narrow, pick 0, done
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    truth units[token=0].corps = detached
  expect    truth units[token=1].corps = detached
  expect    truth units[token=0].moved = 1
  expect    truth units[token=1].moved = 1
  expect    truth units[token=2].moved = 0
  expect    truth units[token=40].strength = 1
  expect    truth units[token=40].place = 55-64

test NT-11.05-17 NT-11.05-19  no guns lead from one approach in consecutive rounds, another battery neither
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    round 4
    fired-before 64-55
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow
  refuse    french: pick 0 because NT-11.05-17

test NT-11.05-17  from a hill onto lower ground they fire every round
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    fired-before 53-63
    turn french
    unit 0 artillery 1 detached block 53-63
    unit 40 infantry 2 detached block 63-53
  END
  play      french: threaten 53-63, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth units[token=40].strength = 1

test NT-11.05-17  from hill to hill they do not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    fired-before 53-62
    turn french
    unit 0 artillery 1 detached block 53-62
    unit 40 infantry 2 detached block 62-53
  END
  play      french: threaten 53-62, press-on
  play      allied: done
  play      french: by-unit 0, narrow
  refuse    french: pick 0 because NT-11.05-17

test NT-11.05-17 NT-11.05-19  the round between frees the approach, whatever is done in it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    round 3
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      french: end-turn
  play      allied: end-turn                               # round 4
  expect    truth round = 4
  expect    truth fired contains 64-55
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow
  refuse    french: pick 0 because NT-11.05-17
  play      french: done
  play      allied: done
  play      french: end-turn
  play      allied: end-turn                               # round 5
  expect    truth fired lacks 64-55

test NT-11.05-18  a feint or a retreat before combat is not an attack led by guns
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    round 3
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 cavalry 2 detached reserve 55
    unit 41 infantry 2 detached reserve 66
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: guns-stay 0
  play      french: end-turn
  play      allied: unit-move 41, go 55, end-turn
  expect    truth round = 4
  expect    truth fired has 0
  play      french: threaten 64-55
  play      allied: pick 41, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow
  offer     french: pick 0

test NT-11.05-20  cavalry leads no attack across an obstructed approach, but may be with it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 40 infantry 2 detached block 82-72
  END
  play      french: threaten 72-82, press-on
  play      allied: done
  play      french: by-corps lannes, done
  refuse    french: pick 0 because NT-11.05-20
  expect    truth attack.attacking contains 0

test NT-11.05-21 NT-15-13  Guard and line do not lead an attack together, Guard and Guard do
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 guard 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0
  refuse    french: pick 1 because NT-11.05-21
  play      french: pick 2, done
  expect    truth attack.attack_leaders has 2

test NT-11.05-22  an attack may go without leaders
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, narrow, done
  expect    log all contains "Nobody leads the attack" rule NT-11.05-22

test NT-6.09-10  the fixed battery in an attack leads it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55 fixed
    unit 1 infantry 3 lannes block 64-55
    unit 2 infantry 3 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-detach lannes, pick 0, pick 1, done, wide
  refuse    french: done because NT-6.09-10
  refuse    french: pick 1 because NT-6.09-10
  play      french: pick 0, done
  expect    truth units[token=0].place = 64-55

test NT-6.09-10  and where it may not lead it is no attacking piece
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    fired-before 64-55
    turn french
    unit 0 artillery 1 lannes block 64-55 fixed
    unit 1 infantry 3 lannes block 64-55
    unit 2 infantry 3 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  refuse    french: by-unit 0 because NT-6.09-10
  play      french: by-detach lannes
  refuse    french: pick 0 because NT-6.09-10

test NT-6.09-11  a corps of nothing but the fixed battery is given no move
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55 fixed
    unit 1 infantry 2 detached block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  refuse    french: by-corps lannes because NT-6.09-11
  offer-only french: by-unit 1
