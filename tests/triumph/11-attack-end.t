# Chapter 11, step 11 and what follows: who enters, who is thrown back, and what stays closed.

test NT-11.11-01  after guns have led nobody moves
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: lose 41
  expect    trace contains "turn NT 9 command"
  expect    truth units[token=40].place = "55"             # no retreat, no advance
  expect    truth units[token=41].place = "55"
  expect    truth units[token=0].place = 64-55
  expect    truth stormed has 0

test NT-11.11-02 NT-11.11-03  the beaten leave the locale, named or not, and the attackers enter its reserve
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes block 64-55
    unit 1 infantry 3 lannes block 64-55
    unit 40 infantry 1 detached block 55-64
    unit 41 cavalry 2 detached block 55-66
    unit 42 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      allied: done                                   # no counter-attack
  expect    truth units[token=40].place = gone
  expect    truth units[token=41].place = gone             # two points at a wide approach
  play      allied: retreat 42 x43
  expect    truth units[token=0].place = "55"
  expect    truth units[token=1].place = "55"
  expect    truth commanders[token=81].place = "55"
  expect    truth units[token=0].corps = lannes
  expect    truth units[token=0].moved = 1

test NT-11.11-05  all defenders gone, yet the result is theirs: the locale is empty, and nobody enters
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 103
    unit 1 infantry 2 lannes reserve 103
    unit 2 infantry 2 lannes reserve 103
    unit 40 infantry 1 detached block 93-103
  END
  play      french: threaten 103-93, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    log all contains "Final result -1: Allied wins"   # 2 - 1 - 1 - 1
  expect    truth units[token=40].place = gone
  expect    truth units[token=0].place = gone
  play      french: keep 1
  expect    truth units[token=1].place = "103"
  expect    truth armies[0].morale = 21
  expect    truth armies[1].morale = 27

test NT-11.11-06 NT-11.11-07 NT-8-08  the repulsed withdraw into reserve, and one unit stays with the commander
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    closed 64 murat
    turn french
    unit 0 infantry 2 lannes block 64-55
    unit 1 infantry 2 lannes block 64-55
    unit 2 infantry 2 lannes block 64-55
    unit 3 infantry 2 lannes block 64-55
    unit 4 infantry 2 lannes block 64-55
    unit 5 infantry 2 murat reserve 63
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, narrow, pick 0, done
  play      french: lose 1                                 # three points: two on the leader
  expect    log all contains "French is thrown back into 64" rule NT-11.11-06
  expect    asked french
  offer-only french: keep 1, keep 2, keep 3, keep 4
  play      french: keep 3
  expect    truth units[token=3].corps = lannes
  expect    truth units[token=1].corps = detached
  expect    truth units[token=2].corps = detached
  expect    truth units[token=4].corps = detached
  expect    truth units[token=4].place = "64"
  expect    truth commanders[token=81].place = "64"
  expect    truth units[token=4].moved = 1

test NT-11.11-08  each of the combined corps keeps one
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 murat reserve 64
    unit 3 infantry 2 murat reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, by-corps murat, done, narrow, done
  expect    log all contains "French is to lose 4"
  play      french: lose 0, lose 1, lose 2, lose 3
  offer-only french: keep 0, keep 1
  play      french: keep 0
  offer-only french: keep 2, keep 3
  play      french: keep 3
  expect    truth units[token=0].corps = lannes
  expect    truth units[token=1].corps = detached
  expect    truth units[token=2].corps = detached
  expect    truth units[token=3].corps = murat

test NT-11.11-09  the last survivor stays; with none the commander is lost
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 40 infantry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    truth units[token=0].place = gone
  expect    truth units[token=1].strength = 1
  expect    truth units[token=1].corps = lannes
  expect    trace contains "turn NT 9 command"             # nothing to choose

test NT-11.11-09 NT-8-12  and with all his units Lannes is lost
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 40 infantry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, pick 0, done
  expect    truth commanders[token=81].place = gone

test NT-11.11-10  who did not attack is not touched
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes block 64-55
    unit 1 infantry 2 lannes block 64-55
    unit 2 infantry 2 murat block 64-55
    unit 3 infantry 2 murat block 64-55
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, narrow, pick 0, done
  expect    truth units[token=1].place = "64"
  expect    truth units[token=2].place = 64-55
  expect    truth units[token=3].corps = murat
  expect    truth commanders[token=83].place = 64-55

test NT-11.11-11  defenders from reserve who have held step up, one at least
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 3 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
    unit 42 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, pick 42, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    truth units[token=0].place = gone
  refuse    allied: done because NT-11.03-09
  play      allied: pick 40, pick langeron, done
  expect    truth units[token=40].place = 55-64
  expect    truth commanders[token=93].place = 55-64
  expect    truth units[token=41].corps = detached
  expect    truth units[token=41].place = "55"

test NT-11.11-12  at the end all faces are turned down, the fixed battery's apart
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied
    unit 40 infantry 3 detached reserve 55
    unit 0 artillery 1 detached block 64-55 fixed
    unit 1 infantry 2 detached block 64-55
  END
  play      allied: threaten 55-64, press-on
  play      french: pick 0, pick 1, done
  play      allied: by-unit 40, wide, pick 40, done
  expect    truth units[token=40].up = false
  expect    truth units[token=1].up = false
  expect    truth units[token=0].up = true
  expect    seen french token 40                           # and what was seen is known this turn

test NT-11.12-01  a repulsed attack has spent its command
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth units[token=0].place = gone
  expect    truth commands.units = 1

test NT-11.12-02 NT-11.12-04 NT-11.12-06  riders who took a vacated locale threaten on, unseen, under the same command
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 63
    unit 40 cavalry 2 detached reserve 64
    unit 41 cavalry 2 detached reserve 55
    unit 42 cavalry 2 detached reserve 66
  END
  play      french: threaten 63-64
  play      allied: done, retreat 40 x54
  play      french: by-road 0
  expect    truth move.at = "64"
  offer     french: threaten 64-55
  play      french: threaten 64-55
  expect    hidden allied token 0
  play      allied: done, retreat 41 x43
  expect    truth move.at = "55"
  play      french: threaten 55-66
  expect    hidden allied token 0
  play      allied: done, retreat 42 x75
  expect    truth move.at = "66"
  expect    truth commands.units = 1
  no-offer  french: threaten, march                      # three by main road are all
  play      french: halt
  expect    truth units[token=0].place = "66"
  expect    seen allied token 0

test NT-11.12-02 NT-11.12-04  by local road there are two
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 cavalry 2 detached reserve 73
    unit 41 cavalry 2 detached reserve 74
    unit 42 cavalry 2 detached reserve 83
  END
  play      french: threaten 64-73
  play      allied: done, retreat 40 x72
  play      french: by-road 0, threaten 73-74
  play      allied: done, retreat 41 x65
  no-offer  french: threaten, march
  play      french: halt
  expect    truth units[token=0].place = "74"

test NT-10-16 NT-11.12-04  where a main and a local road lead up side by side, the riders come by the main one, and have a third locale left
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 38
    unit 40 cavalry 2 detached reserve 53
    unit 41 cavalry 2 detached reserve 63
  END
  play      french: threaten 52-53
  play      allied: done, retreat 40 x39
  play      french: by-road 0
  expect    truth move.at = "53"
  play      french: threaten 53-63
  play      allied: done, retreat 41 x62
  expect    truth move.at = "63"
  no-offer  french: threaten, march
  play      french: halt
  expect    truth units[token=0].place = "63"

test NT-10-18 NT-10-20 NT-11.12-04  where several roads cross the approach, the riders choose theirs
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 86
    unit 40 cavalry 2 detached reserve 97
    unit 41 cavalry 2 detached reserve 114
  END
  play      french: threaten 86-97
  play      allied: done, retreat 40 x85
  play      french: by-road 0
  offer-only french: march 86.0-97.0, march 86.0-97.1, march 86.0-97.2
  refuse    french: march 97.2-114.0 because NT-11.12-04
  play      french: march 86.0-97.2
  expect    truth move.at = "97"
  expect    hidden allied token 0
  offer-only french: threaten 97-114, march 86.0-97.2, halt, block 97-86, block 97-114
  play      french: threaten 97-114
  play      allied: done, retreat 41 x112
  expect    truth move.at = "114"
  play      french: halt
  expect    truth units[token=0].place = "114"
  expect    truth commands.units = 1

test NT-10-18 NT-11.12-04  a ride in progress chooses its road too
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 75
    unit 40 cavalry 2 detached reserve 86
    unit 41 cavalry 2 detached reserve 97
  END
  play      french: threaten 75-86
  play      allied: done, retreat 40 x98
  play      french: by-road 0, threaten 86-97
  play      allied: done, retreat 41 x113
  offer-only french: march 86.0-97.0, march 86.0-97.1, march 86.0-97.2
  play      french: march 86.0-97.0
  expect    truth move.at = "97"
  offer-only french: halt, block 97-86, block 97-85, block 97-84

test NT-11.12-03 NT-11.12-06  when the second defender stands, the ride ends in a feint
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 cavalry 2 detached reserve 73
    unit 41 infantry 2 langeron reserve 74
    unit 42 infantry 2 langeron reserve 74
  END
  play      french: threaten 64-73
  play      allied: done, retreat 40 x72
  play      french: by-road 0, threaten 73-74
  play      allied: pick 41, done
  offer-only french: stay, block 73-74                  # it can only feint
  play      french: block 73-74
  expect    seen allied token 0
  expect    truth units[token=0].place = 73-74
  expect    truth units[token=0].moved = 1
  expect    truth units[token=41].place = 74-73
  expect    truth units[token=42].place = "74"
  expect    truth commands.units = 1
  expect    truth barred contains 73-74

test NT-11.12-05  riding on may end at an approach the road crosses
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 cavalry 2 detached reserve 73
  END
  play      french: threaten 64-73
  play      allied: done, retreat 40 x72
  play      french: by-road 0
  offer     french: block 73-74
  refuse    french: corps-move murat because NT 9          # first the ride is ended
  play      french: block 73-74
  expect    truth units[token=0].place = 73-74
  expect    seen allied token 0

test NT-11.12-07 NT-11.12-08  after a bombardment one attack more, not led by guns, not by the same pieces
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 artillery 1 detached block 64-55
    unit 2 infantry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, done, narrow, pick 0, done
  expect    truth units[token=40].strength = 2
  play      french: threaten 64-55, press-on
  play      allied: done
  offer-only french: by-unit 1, by-unit 2
  play      french: by-unit 1, narrow
  refuse    french: pick 1 because NT-11.12-07
  undo      french
  undo      french
  play      french: by-unit 2, narrow, pick 2, done
  play      allied: done
  expect    truth units[token=2].place = "55"

test NT-11.12-07  not even from a hill
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 53-63
    unit 1 artillery 1 detached block 53-63
    unit 40 infantry 3 detached block 63-53
  END
  play      french: threaten 53-63, press-on
  play      allied: done
  play      french: by-unit 0, done, narrow, pick 0, done
  play      french: threaten 53-63, press-on
  play      allied: done
  play      french: by-unit 1, narrow
  refuse    french: pick 1 because NT-11.12-07

test NT-11.12-10  a lost attack closes the approach, not the locale
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 detached reserve 64
    unit 2 infantry 2 detached reserve 65
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  refuse    french: threaten 64-55 because NT-11.12-10
  offer     french: threaten 65-55

test NT-11.12-11  guns that lost do not close it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 114-97
    unit 1 cavalry 3 detached reserve 114
    unit 2 artillery 1 detached block 114-97
    unit 40 infantry 2 detached block 97-114
  END
  play      french: threaten 114-97, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result +0: Allied wins"
  expect    truth units[token=0].place = 114-97
  play      french: threaten 114-97, press-on
  play      allied: done
  offer     french: by-unit 1, by-unit 2
  play      french: by-unit 2
  refuse    french: pick 2 because NT-11.12-07

test NT-11.12-12  a feint after a bombardment closes it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 infantry 3 detached reserve 64
    unit 2 infantry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      french: threaten 64-55, feint, by-unit 1, stay
  refuse    french: threaten 64-55 because NT-11.12-10

test NT-11.12-12  after a retreat before combat the locale is open
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 infantry 3 detached reserve 64
    unit 2 infantry 3 lannes reserve 64
    unit 40 cavalry 3 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-unit 1, corps-move lannes, go 55
  expect    truth units[token=2].place = "55"

test NT-11.12-13  into a stormed locale nobody else may come this turn
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 1 infantry 3 murat reserve 64
    unit 40 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    truth units[token=0].place = "55"
  expect    truth stormed contains 55
  play      french: corps-move murat
  refuse    french: go 55 because NT-11.12-13
  refuse    french: march 64=55 because NT-11.12-13

test NT-11.12-14  into one given up without a fight they may
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 1 infantry 3 murat reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-unit 0
  expect    truth stormed has 0
  play      french: corps-move murat, go 55
  expect    truth units[token=1].place = "55"

test NT-11.11-04  a pressed attack that wins always leaves somebody to enter: two leaders of strength one cost two of three
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  expect    log all contains "Final result +1"
  expect    truth units[token=0].strength = 1
  expect    truth units[token=0].place = "55"

test NT-13-02 NT-13-03  the loser pays morale for what he lost, the winner does not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      french: lose 40
  expect    truth armies[0].morale = 23                    # lost two, and won
  expect    truth armies[1].morale = 24                    # lost three

test NT-13-06  a counter-attack that fails costs its point too
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 cavalry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: pick 41, done
  expect    log all contains "Final result +1: French wins"
  expect    truth armies[1].morale = 24                    # one of its own, then 1 + 1
  expect    truth armies[0].morale = 21                    # heavy cavalry committed

test NT-13-10 NT-13-11  a bombardment takes morale to one, and no further
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    morale 23 2
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 artillery 1 detached block 64-55
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, by-unit 1, done
  expect    truth units[token=40].strength = 1
  expect    truth armies[1].morale = 1
  expect    result running

test NT-13-09 NT-13-12 NT-16-01 NT-16-02  a defending battery spares nobody
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    morale 1 27
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 artillery 1 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  expect    truth armies[0].morale = 0
  expect    result over
  expect    result winner allied

test NT-13-16  the match is over before the retreat
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    morale 23 2
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    result winner french
  expect    truth units[token=41].place = "55"
