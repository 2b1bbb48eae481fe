# Chapter 14: the Night round of the 1 December scenario.

test NT-14-01  1 December has one Night, round 11
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth night = false
  play      french: end-turn
  expect    truth round = 11
  expect    truth night = true
  expect    log all contains "Night falls" rule NT-14-01
  play      allied: end-turn
  expect    truth night = true
  play      french: end-turn
  expect    truth round = 12
  expect    truth night = false

test NT-14-01  2 December has none
  position  <<END
    position triumph 1
    seats 0 1
    scenario 2-december
    round 9
    turn french
    lost 8 8
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    truth round = 10
  expect    truth night = false
  expect    truth last_round = 10
  expect    log all lacks "Night"
  expect    truth armies[side=french].morale = 23

test NT-14-02 NT-11.00-20  by night there are no attacks
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 11
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 guard 3 lannes reserve 64
    unit 2 cavalry 2 detached reserve 63
    unit 40 cavalry 1 detached reserve 55
END
  no-offer  french: threaten, guard-attack
  refuse    french: threaten 64-55 because NT-11.00-20
  refuse    french: guard-attack 64-55 because NT-11.00-20
  play      french: unit-move 2, march 63=64
  refuse    french: march 64=55 because NT-14-02        # not by road either
  play      french: halt
  play      french: corps-move lannes
  refuse    french: go 55 because NT-14-02
  no-offer  french: go 55

test NT-14-02  by day there are
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 guard 3 lannes reserve 64
    unit 40 cavalry 1 detached reserve 55
END
  offer     french: threaten 64-55, guard-attack 64-55

test NT-14-03  all other commands may be given, with the usual limits, by both sides
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 11
    turn allied corps 2 units 2
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 bagration reserve 67
    unit 42 infantry 2 langeron reserve 106
    unit 43 infantry 2 langeron reserve 106
    unit 44 infantry 2 detached reserve 106
    unit 45 infantry 2 detached reserve 96
    unit 46 infantry 2 constantine off-map
    unit 47 infantry 2 kollowrath reserve 112
END
  play      allied: corps-move bagration, go 68
  play      allied: attach 44 x13
  play      allied: corps-move constantine, enter A13, halt
  refuse    allied: corps-move kollowrath because NT-9-06
  play      allied: unit-move 45, go 84
  refuse    allied: unit-move 44 because NT-9-09
  play      allied: end-turn
  play      french: detach-move lannes, pick 0, go 65
  play      french: unit-move 2, go 64-55
  expect    truth commands.corps = 1

test NT-14-04  half of what was lost comes back, rounded down: 7 gives 3, 1 gives nothing
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    morale 16 26
    lost 7 1
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    asked allied                                # before the Allied turn
  expect    truth armies[side=french].morale = 19
  expect    truth armies[side=allied].morale = 26
  expect    log all contains "French morale +3" rule NT-14-04
  play      allied: end-turn
  play      french: end-turn
  expect    truth armies[side=french].morale = 19       # once

test NT-14-04  and at most four: 9 gives 4, and so does 20
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    morale 14 7
    lost 9 20
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    truth armies[side=french].morale = 18
  expect    truth armies[side=allied].morale = 11

test NT-14-05  the four points of the reinforcements are no recovery
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    morale 17 27
    lost 6 0
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte, enter F2, halt
  expect    truth armies[side=french].morale = 21
  play      french: end-turn
  expect    truth armies[side=french].morale = 24       # 23 - 6 + 4 + 3
  expect    truth armies[side=allied].morale = 27

test NT-14-05  a morale lowered at the start is no loss
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    morale 17 27
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    truth armies[side=french].morale = 17

test NT-14-06  every loss in play counts: heavy cavalry committed, and strength lost in an attack
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 40 cavalry 3 bagration reserve 55
    unit 41 infantry 2 langeron reserve 106
END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, wide, pick 0, pick 1, done
  play      allied: lose 0
  expect    truth armies[side=allied].morale = 22       # 2 for the heavy cavalry, 3 lost
  expect    truth armies[side=allied].morale_lost = 5
  play      french: end-turn
  expect    truth armies[side=allied].morale = 24

test NT-14-06  points lost in a retreat count too
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  play      french: threaten 64-55
  play      allied: done
  play      allied: lose 40, lose 40                    # the wide approach: two points
  play      allied: retreat 41 x65
  play      french: by-corps lannes
  expect    truth armies[side=allied].morale = 25
  play      french: end-turn
  expect    truth armies[side=allied].morale = 26
