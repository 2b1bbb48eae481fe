# Chapter 11, steps 6 to 8: the initial result, the counter-attack, the final result.

test NT-11.06-01  the strengths of the attack leaders are added
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    truth attack.initial = 5

test NT-11.06-02  infantry loses one against an approach that is held
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.initial = 2
  expect    log French contains "+3 attack leading units" rule NT-11.06-01
  expect    log Allied contains "-1 the defense approach is blocked" rule NT-11.06-02
  expect    log French lacks "the ground of the approach"

test NT-11.06-02  none against a reserve
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.initial = 3

test NT-11.06-02  cavalry loses nothing for that
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.initial = 3

test NT-11.06-03  a printed penalty of its type costs one more: infantry from 103 into 93
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 103
    unit 40 infantry 2 detached block 93-103
  END
  play      french: threaten 103-93, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    truth attack.initial = 1
  expect    log French contains "-1 the ground of the approach" rule NT-11.06-03

test NT-11.06-03 NT-4-10  a penalty of another type costs nothing: cavalry across an artillery symbol
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 114
    unit 40 infantry 2 detached block 97-114
  END
  play      french: threaten 114-97, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    truth attack.initial = 3

test NT-11.06-04  printed penalties spare those who attack a reserve
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 103
    unit 40 infantry 2 detached reserve 93
  END
  play      french: threaten 103-93
  play      allied: pick 40, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Initial result +1"

test NT-11.06-05  once an attack, not once a leader: cavalry across a cavalry symbol
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 lannes reserve 72
    unit 1 cavalry 3 lannes reserve 72
    unit 40 infantry 2 detached block 81-72
  END
  play      french: threaten 72-81, press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    truth attack.initial = 5

test NT-11.06-05  and infantry against blockers
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 63
    unit 1 infantry 3 lannes reserve 63
    unit 40 infantry 2 detached block 64-63
  END
  play      french: threaten 63-64, press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    truth attack.initial = 5

test NT-11.06-06 NT-11.09-10  without an attack leader nothing is subtracted but the defense
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 103
    unit 1 infantry 2 lannes reserve 103
    unit 40 infantry 2 detached block 93-103
    unit 41 infantry 2 detached block 93-103
  END
  play      french: threaten 103-93, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, done
  expect    truth attack.initial = -2

test NT-11.06-07  the defense leaders are subtracted
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  expect    log all contains "Initial result +0: Allied is winning"

test NT-11.06-07  but not from guns
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "Final result +1: French wins"
  expect    truth units[token=40].strength = 2

test NT-11.06-08 NT-15-12 NT-15-25  the Guard is infantry
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "Initial result +1"

test NT-11.06-09  above zero the attacker wins
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 72
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result +1: French wins"

test NT-11.06-09  below zero the defender
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 72
    unit 40 infantry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result -1: Allied wins"

test NT-11.06-10 NT-11.12-11  zero against blockers is the defender's
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 114-97
    unit 40 infantry 2 detached block 97-114
  END
  play      french: threaten 114-97, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result +0: Allied wins"
  expect    truth units[token=40].strength = 2
  expect    truth units[token=0].place = 114-97

test NT-11.06-11  zero against a reserve goes to the greater number
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 2 infantry 2 lannes reserve 72
    unit 40 infantry 2 langeron reserve 83
    unit 41 infantry 2 langeron reserve 83
  END
  play      french: threaten 72-83
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    truth attack.initial = 0
  expect    truth attack.initial_won = true

test NT-11.06-11 NT-11.06-13  a commander is no unit: two against three
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 40 infantry 2 langeron reserve 83
    unit 41 infantry 2 langeron reserve 83
    unit 42 infantry 2 langeron reserve 83
    unit 43 infantry 2 langeron reserve 83
  END
  play      french: threaten 72-83
  play      allied: pick 40, pick 41, pick 42, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    truth attack.initial = 0
  expect    truth attack.initial_won = false

test NT-11.06-12  equal numbers: the French win, attacking
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 detached reserve 83
  END
  play      french: threaten 72-83
  play      allied: pick 40, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result +0: French wins"

test NT-11.06-12  and defending
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied
    unit 40 infantry 2 detached reserve 83
    unit 0 infantry 2 detached reserve 72
  END
  play      allied: threaten 83-72
  play      french: pick 0, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-unit 40, pick 40, done
  expect    log all contains "Final result +0: French wins"

test NT-11.07-01  no counter-attack against guns
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 72-83
    unit 40 infantry 2 detached block 83-72
    unit 41 cavalry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    trace contains "other units"                   # straight to the losses

test NT-11.07-01  otherwise it is the defender's choice
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 detached block 83-72
    unit 41 cavalry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  offer     allied: done, pick 41
  play      allied: done
  expect    log all contains "There is no counter-attack"

test NT-11.07-02  an attack without leaders can be counter-attacked
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 detached block 83-72
    unit 41 cavalry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, done
  play      allied: pick 41, done
  expect    log all contains "Final result -3"             # -2, and a cavalry of one

test NT-11.07-03  leaders and unnamed units do not counter-attack
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 langeron reserve 83
    unit 41 infantry 2 langeron reserve 83
    unit 42 infantry 2 langeron reserve 83
  END
  play      french: threaten 72-83
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  refuse    allied: pick 40 because NT-11.07-03
  refuse    allied: pick 42 because NT-11.07-03
  refuse    allied: pick langeron because NT-11.07-03
  offer-only allied: pick 41, done

test NT-11.07-03  with nobody free there is no question
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
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    trace contains "turn NT 9 command"

test NT-11.07-04  a leader passed over by a narrow attack counter-attacks
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 40 infantry 3 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, narrow, strike 41, pick 0, done
  expect    truth attack.initial = 1
  play      allied: pick 40, done
  expect    log all contains "Final result -1: Allied wins"

test NT-11.07-05 NT-11.07-06  two of one type and one corps, narrow attack or not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 cavalry 2 langeron block 83-72
    unit 41 cavalry 2 langeron block 83-72
    unit 42 cavalry 2 detached block 83-72
    unit 43 infantry 2 langeron block 83-72
    unit 44 cavalry 2 langeron block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 40
  refuse    allied: pick 42 because NT-11.07-05
  refuse    allied: pick 43 because NT-11.07-05
  play      allied: pick 41
  refuse    allied: pick 44 because NT-11.07-05
  play      allied: done
  expect    truth units[token=40].strength = 1

test NT-11.07-05  two detached units are of no one corps
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 cavalry 2 detached block 83-72
    unit 41 cavalry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 40
  refuse    allied: pick 41 because NT-11.07-05

test NT-11.07-07 NT-11.07-08  when the defender is winning only cavalry counter-attacks
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 3 detached block 83-72
    unit 41 infantry 2 detached block 83-72
    unit 42 cavalry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    truth attack.initial = -1
  refuse    allied: pick 41 because NT-11.07-07
  play      allied: pick 42, done
  expect    log all contains "Final result -2"

test NT-11.07-07  infantry does when the attacker is
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 3 detached block 83-72
    unit 41 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  offer     allied: pick 40, pick 41

test NT-11.07-09  guns never do
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 1 detached block 83-72
    unit 41 artillery 1 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  refuse    allied: pick 41 because NT-11.07-09
  offer-only allied: done                               # he is asked all the same

test NT-11.07-10  no cavalry where the defense approach is obstructed
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 detached block 82-72
    unit 41 cavalry 2 detached block 82-72
  END
  play      french: threaten 72-82, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  refuse    allied: pick 41 because NT-11.07-10

test NT-11.07-11 NT-15-13  Guard and line do not counter-attack together
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 guard 3 langeron block 83-72
    unit 41 infantry 3 langeron block 83-72
    unit 42 guard 3 langeron block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 40
  refuse    allied: pick 41 because NT-11.07-11
  offer     allied: pick 42

test NT-11.07-12 NT-11.07-13 NT-11.08-01  counter-attackers are shown, lose one, and then count
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 1 detached block 83-72
    unit 41 cavalry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    hidden french token 41
  play      allied: pick 41
  expect    hidden french token 41
  play      allied: done
  expect    seen french token 41
  expect    truth units[token=41].strength = 2
  expect    log all contains "Final result -1"

test NT-11.07-14 NT-3-12  a unit of strength one may, and is gone with its own loss
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 1 detached block 83-72
    unit 41 infantry 1 detached block 83-72
    unit 42 infantry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  expect    truth attack.initial = 1
  play      allied: pick 41, done
  expect    truth units[token=41].place = gone
  expect    log all contains "Final result +1"

test NT-11.08-02  without counter-attack the initial winner stays; zero is judged as before
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 1 detached block 83-72
    unit 41 cavalry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 41, done
  expect    log all contains "Final result +0: Allied wins"

test NT-11.08-03  the numbers of the tie are those declared, the dead included
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 40 infantry 2 langeron reserve 83
    unit 41 cavalry 1 langeron reserve 83
    unit 42 infantry 2 langeron reserve 83
  END
  play      french: threaten 72-83
  play      allied: pick 40, pick 41, pick 42, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    truth attack.initial = 0
  expect    truth attack.initial_won = false
  play      allied: pick 41, done
  expect    truth units[token=41].place = gone
  expect    log all contains "Final result +0: Allied wins"
