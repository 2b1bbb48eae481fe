# Chapter 11, steps 9 and 10: who loses how much, and who chooses on whom.

test NT-11.09-02 NT-11.09-03  a winning attacker loses one point for each defense leader
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
  expect    log all contains "Final result +1"
  expect    log all contains "French is to lose 2" rule NT-11.09-02
  expect    truth units[token=0].strength = 2
  expect    truth units[token=1].strength = 2

test NT-11.09-03  below zero the result is added
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 3 lannes reserve 72
    unit 40 infantry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    log all contains "Final result -2"
  expect    log all contains "French is to lose 3"

test NT-11.09-03  above zero nothing is taken off
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 lannes reserve 72
    unit 1 infantry 3 lannes reserve 72
    unit 40 infantry 1 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  expect    log all contains "Final result +2"
  expect    log all contains "French is to lose 1"

test NT-11.09-04  counter-attackers are no leaders
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 1 infantry 3 lannes reserve 72
    unit 40 infantry 1 detached block 83-72
    unit 41 cavalry 2 langeron block 83-72
    unit 42 cavalry 2 langeron block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 41, pick 42, done
  expect    log all contains "Final result -1"
  expect    log all contains "French is to lose 2"

test NT-11.09-05  a leading battery counts like any other
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
    unit 41 artillery 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    log all contains "Final result +2"
  expect    log all contains "French is to lose 2"
  expect    log all contains "Allied is to lose 3"         # two leaders, +2, less one battery

test NT-11.09-05  passed over it does not
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
    unit 41 artillery 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, narrow, strike 41, pick 0, done
  play      allied: done
  expect    log all contains "Final result +1"
  expect    log all contains "French is to lose 1"

test NT-11.09-06  evenly on the leaders; the defender places the odd point
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 40 infantry 3 detached block 55-64
    unit 41 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    log all contains "French is to lose 3"         # two leaders, and -1
  expect    asked allied
  expect    truth units[token=0].strength = 2
  expect    truth units[token=1].strength = 2
  offer-only allied: lose 0, lose 1
  refuse    allied: lose 40 because NT-11.09-06
  play      allied: lose 1
  expect    truth units[token=0].strength = 2
  expect    truth units[token=1].strength = 1

test NT-11.09-07  four points on three and two: two each
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 3 detached block 55-64
    unit 41 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    log all contains "Final result -2"
  expect    log all contains "French is to lose 4"
  expect    truth units[token=0].strength = 1
  expect    truth units[token=1].place = gone

test NT-11.09-07  two points on three and three: one each, and nobody is asked
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    log all contains "French is to lose 2"
  expect    truth units[token=0].strength = 2
  expect    truth units[token=1].strength = 2

test NT-11.10-02  guns that lead add no point: a bombardment of +1 costs one
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 72-83
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result +1"
  expect    truth units[token=40].strength = 1

test NT-11.09-07  when one is gone the other takes the rest: five points on two and three
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 3 langeron block 55-64
    unit 41 infantry 3 langeron block 55-64
    unit 42 cavalry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      allied: pick 42, done
  expect    log all contains "French is to lose 5"
  expect    truth units[token=0].place = gone
  expect    truth units[token=1].place = gone
  expect    truth commanders[token=81].place = gone

test NT-11.09-08 NT-11.09-11  the rest falls on the others, where their owner likes, and they are shown
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 3 lannes reserve 72
    unit 2 infantry 3 lannes reserve 72
    unit 40 infantry 3 detached block 83-72
    unit 41 cavalry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, pick 0, done
  play      allied: pick 41, done
  expect    log all contains "French is to lose 4"         # one leader, and -3
  expect    asked french
  expect    truth units[token=0].place = gone
  expect    truth attack.to_lose = 2
  offer-only french: lose 1, lose 2
  expect    hidden allied token 1
  play      french: lose 1
  expect    seen allied token 1
  expect    truth units[token=1].strength = 2
  expect    hidden allied token 2
  play      french: lose 1
  expect    truth units[token=1].strength = 1
  expect    truth units[token=2].strength = 3

test NT-11.09-09 NT-13-05  what nobody is left to take is ignored
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 3 detached block 83-72
    unit 41 cavalry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 41, done
  expect    log all contains "French is to lose 4"
  expect    truth units[token=0].place = gone
  expect    truth armies[0].morale = 21

test NT-11.09-10  without attack leaders all losses are spread by the attacker
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, done
  expect    log all contains "Final result -2"
  expect    log all contains "French is to lose 3"
  expect    asked french
  play      french: lose 0, lose 1, lose 0
  expect    truth units[token=0].place = gone
  expect    truth units[token=1].strength = 1
  expect    truth units[token=40].strength = 2

test NT-11.10-01  each infantry or cavalry leader costs the defender one, even when it is gone
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 lannes reserve 64
    unit 1 cavalry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 40 infantry 3 detached block 55-64
    unit 41 infantry 3 detached block 55-64
    unit 42 cavalry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      allied: pick 42, done
  expect    log all contains "Final result -3"
  expect    truth units[token=0].place = gone
  expect    log all contains "Allied is to lose 2" rule NT-11.10-01
  expect    truth units[token=40].strength = 2
  expect    truth units[token=41].strength = 2

test NT-11.10-03  above zero the result is added
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    log all contains "Allied is to lose 3"         # one leader, and +2

test NT-11.10-04  a leading battery takes one off
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 artillery 1 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    log all contains "Final result +1"
  expect    log all contains "Allied is to lose 1"         # 1 + 1 - 1

test NT-11.10-05  but never below zero
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 artillery 1 detached block 55-64
    unit 41 artillery 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  expect    log all contains "Final result -1"
  expect    log all lacks "Allied is to lose"
  expect    truth units[token=40].place = 55-64

test NT-11.10-06  no leader on either side: nobody loses, and numbers still decide
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 40 cavalry 2 detached reserve 83
  END
  play      french: threaten 72-83
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-corps lannes, done, done
  play      allied: done
  expect    log all contains "Final result +0: French wins"
  expect    log all lacks "is to lose"
  play      allied: retreat 40 x74
  expect    truth units[token=0].place = "83"

test NT-11.10-07  evenly on the leading infantry and cavalry; the attacker places the odd point
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 lannes reserve 64
    unit 1 cavalry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    log all contains "Allied is to lose 3"
  expect    asked french
  offer-only french: lose 40, lose 41
  refuse    french: lose 0 because NT-11.10-07
  play      french: lose 40
  expect    truth units[token=40].place = gone
  expect    truth units[token=41].strength = 2

test NT-11.10-07  leading guns do not come first
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 artillery 1 detached block 55-64
    unit 42 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  play      allied: done
  expect    log all contains "Final result +0"
  expect    log all lacks "Allied is to lose"              # one leader less one battery

test NT-11.10-07 NT-11.10-09  a leading battery is hit only when the others are gone
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 lannes reserve 64
    unit 1 cavalry 2 lannes reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 artillery 1 detached block 55-64
    unit 42 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      allied: done
  expect    log all contains "Allied is to lose 4"         # 2 + 3 - 1
  expect    truth units[token=40].place = gone
  expect    asked allied
  offer-only allied: lose 41, lose 42
  refuse    allied: lose 0 because NT-11.10-09
  play      allied: lose 42, lose 42, lose 42
  expect    truth units[token=41].place = gone             # with the retreat, as all guns

test NT-11.10-08  then evenly on the counter-attackers
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 lannes reserve 64
    unit 1 cavalry 3 lannes reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 cavalry 2 langeron block 55-64
    unit 42 cavalry 2 langeron block 55-64
    unit 43 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      allied: pick 41, pick 42, done
  expect    log all contains "Final result +3"
  play      allied: lose 0                                 # the attacker's one point
  expect    log all contains "Allied is to lose 5"
  expect    truth units[token=40].place = gone             # one
  expect    truth units[token=41].place = gone             # and one each: they had one left
  expect    truth units[token=42].place = gone
  expect    truth units[token=43].strength = 1             # the rest

test NT-11.10-08  the attacker places their odd point too
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 cavalry 3 langeron block 55-64
    unit 42 cavalry 3 langeron block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: pick 41, pick 42, done
  expect    log all contains "Final result -1"
  expect    log all contains "Allied is to lose 1"
  expect    asked french
  offer-only french: lose 41, lose 42
  refuse    french: lose 0 because NT-11.10-08
  play      french: lose 42
  expect    truth units[token=41].strength = 2
  expect    truth units[token=42].strength = 1

test NT-11.10-10 NT-11.10-11  only named units take losses; the rest is ignored
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 cavalry 3 detached reserve 55
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    log all contains "Allied is to lose 3"
  expect    truth units[token=40].place = gone
  expect    truth units[token=41].strength = 3
  expect    truth armies[1].morale = 23                    # two points, and heavy cavalry that retreats
