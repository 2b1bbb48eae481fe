# Chapter 13: what an army can bear.

test NT-13-01  both sides see both levels
  scenario  2-december
  expect    view French armies[0].morale = 23
  expect    view French armies[1].morale = 27
  expect    view Allied armies[0].morale = 23
  expect    view Allied armies[1].morale = 27
  expect    view spectator armies[1].morale = 27

test NT-13-02  the army that loses an attack loses a point for each point of strength: here the attacker
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 lannes reserve 64
unit 36 infantry 2 detached block 55-64
END
  play      French: threaten 64-55
  play      French: press-on
  play      Allied: pick 36, done
  play      French: by-corps lannes, done, narrow, pick 0, done
  expect    log all contains "Final result -1"
  expect    truth units[0].place = gone        # one leader, and one below zero
  expect    truth armies[0].morale = 21
  expect    truth units[36].strength = 1
  expect    truth armies[1].morale = 27        # NT-13-03: the winner's losses cost nothing

test NT-13-02 NT-13-03 NT-13-04  here the defender, who loses more in the retreat
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 3 lannes reserve 64
unit 36 infantry 2 bagration reserve 55
unit 37 infantry 3 bagration reserve 55
unit 38 cavalry 1 detached block 55-43
unit 39 infantry 2 detached reserve 66
END
  play      French: threaten 64-55
  play      Allied: pick 36, pick 37, done
  play      French: press-on
  play      Allied: pick 36, pick 37, done
  play      French: by-corps lannes, done, wide, pick 0, pick 1, done
  expect    log all contains "Final result +1"
  expect    log all contains "French is to lose 2"
  expect    log all contains "Allied is to lose 3"
  play      French: lose 36                    # the odd point is the attacker's to place
  expect    truth armies[0].morale = 23
  expect    log all contains "Allied morale -3: 24" rule NT-13-02
  expect    log all contains "Allied morale -1: 23" rule NT-13-04
  expect    truth armies[1].morale = 23

test NT-13-05  what cannot be lost for lack of units costs nothing
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 2 detached reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 3 bagration reserve 55
END
  play      French: threaten 64-55
  play      Allied: pick 36, pick 37, done
  play      French: press-on
  play      Allied: pick 36, pick 37, done
  play      French: by-unit 0, wide, pick 0, done
  expect    log all contains "Final result -4"
  expect    log all contains "French is to lose 6"
  play      French: lose 36                    # the defender's odd point
  expect    truth armies[0].morale = 21

test NT-13-06  points of a counter-attack that wins cost nothing
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 detached reserve 64
unit 36 infantry 2 bagration reserve 55
unit 37 cavalry 2 bagration reserve 55
END
  play      French: threaten 64-55
  play      Allied: pick 36, pick 37, done
  play      French: press-on
  play      Allied: pick 36, done
  play      French: by-unit 0, narrow, pick 0, done
  play      Allied: pick 37, done
  expect    log all contains "Final result +0: Allied wins"
  expect    truth units[37].strength = 1
  expect    truth armies[1].morale = 27

test NT-13-06  of one that does not win, a point for each
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 detached reserve 64
unit 36 infantry 2 bagration reserve 55
unit 37 cavalry 1 bagration reserve 55
unit 38 infantry 2 detached reserve 66
END
  play      French: threaten 64-55
  play      Allied: pick 36, pick 37, done
  play      French: press-on
  play      Allied: pick 36, done
  play      French: by-unit 0, narrow, pick 0, done
  play      Allied: pick 37, done
  expect    log all contains "Final result +1: French wins"
  expect    truth armies[1].morale = 24        # the cavalry, and two points of the leader

test NT-13-09 NT-16-01 NT-16-02 NT-16-04  at one the next loss is the last
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 1
unit 0 infantry 3 detached reserve 64
unit 36 infantry 1 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  expect    result over
  expect    result winner French
  expect    truth result.winner = french
  expect    truth result.grade = decisive
  expect    truth armies[1].morale = 0

test NT-13-09  a loss greater than what is left is as good
  position <<END
position triumph 1
seats 0 1
turn french
morale 3 27
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 3 bagration reserve 55
END
  play      French: threaten 64-55
  play      Allied: pick 36, pick 37, done
  play      French: press-on
  play      Allied: pick 36, pick 37, done
  play      French: by-corps lannes, done, wide, pick 0, done
  play      French: lose 36
  expect    log all contains "French is to lose 6"
  expect    truth units[1].place = gone        # four points, all there is
  expect    result over
  expect    result winner Allied

test NT-13-10  guns cannot give the last blow
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 1
unit 0 artillery 1 detached block 64-55
unit 36 infantry 2 detached block 55-64
END
  play      French: threaten 64-55
  play      French: press-on
  play      Allied: done
  play      French: by-unit 0, narrow, pick 0, done
  expect    truth units[36].strength = 1
  expect    truth armies[1].morale = 1
  expect    asked French

test NT-13-11  they lower it to one, and the rest is dropped
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 2
unit 0 artillery 1 detached block 64-55
unit 1 artillery 1 detached block 64-55
unit 36 infantry 3 detached block 55-64
END
  play      French: threaten 64-55
  play      French: press-on
  play      Allied: done
  play      French: by-unit 0, by-unit 1, done
  expect    truth units[36].strength = 1
  expect    truth armies[1].morale = 1
  expect    asked French

test NT-13-12  defending guns spare nobody
  position <<END
position triumph 1
seats 0 1
turn french
morale 1 27
unit 0 infantry 2 detached reserve 72
unit 36 artillery 1 detached block 83-72
END
  play      French: threaten 72-83
  play      French: press-on
  play      Allied: pick 36, done
  play      French: by-unit 0, pick 0, done
  expect    result over
  expect    result winner Allied

test NT-13-13  giving ground to guns can be the last loss
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 1
unit 0 artillery 1 detached block 64-55
unit 36 infantry 2 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  expect    result over
  expect    result winner French

test NT-13-14  the first French reinforcement brings four points, and no other does
  position <<END
position triumph 1
seats 0 1
turn french
round 3
morale 15 27
unit 0 infantry 3 bernadotte off-map
unit 1 cavalry 2 bernadotte off-map
unit 2 infantry 3 davout off-map
unit 36 infantry 2 detached reserve 67
END
  play      French: unit-move 1, enter F9, halt
  expect    truth armies[0].morale = 19
  expect    log all contains "French morale +4: 19" rule NT-13-14
  play      French: corps-move davout, enter F2, halt
  play      French: corps-move bernadotte, enter F8, halt
  expect    truth armies[0].morale = 19

test NT-13-15  at once, and beyond the level of the start
  position <<END
position triumph 1
seats 0 1
turn french
round 3
unit 0 infantry 3 bernadotte off-map
unit 36 infantry 2 detached reserve 67
END
  play      French: corps-move bernadotte, enter F2
  expect    truth armies[0].morale = 27
  expect    asked French

test NT-13-16 NT-15-08  first commitments, then the attack, then the retreat; each may be the end
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 5
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 3 lannes reserve 64
unit 36 infantry 3 detached reserve 55
unit 37 cavalry 3 bagration reserve 55
unit 38 infantry 2 bagration reserve 55
END
  play      French: threaten 64-55
  play      Allied: pick 36, done
  play      French: press-on
  play      Allied: done
  play      French: by-corps lannes, done, wide, pick 0, done
  play      Allied: done
  expect    log all contains "Allied morale -3: 2" rule NT-13-02
  expect    log all contains "Allied morale -1: 1" rule NT-15-09
  expect    log all contains "Allied morale -1: 0" rule NT-13-04
  expect    result over
  expect    result winner French

test NT-13-16  an army that breaks in the attack does not retreat any more
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 2
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 2 detached reserve 55
unit 37 artillery 1 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: pick 36, done
  play      French: press-on
  play      Allied: done
  play      French: by-corps lannes, narrow, pick 0, done
  play      Allied: done
  expect    result over
  expect    truth units[37].place = 55
  expect    log all lacks "retreats"
