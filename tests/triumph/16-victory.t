# Chapter 16: who has won.

test NT-16-01 NT-16-02  the army that breaks loses at once, and the other has a decisive victory
  position <<END
position triumph 1
seats 0 1
turn allied
round 4
morale 1 27
unit 0 infantry 2 detached reserve 55
unit 36 infantry 3 bagration reserve 66
END
  play      Allied: threaten 66-55
  play      French: done
  expect    result over
  expect    result winner Allied
  expect    truth result.grade = decisive
  expect    log all contains "Allied wins a decisive victory" rule NT-16-02
  refuse    Allied: end-turn because over

test NT-16-03 NT-16-04 NT-16-21  without that, the stars decide after the last French turn
  position <<END
position triumph 1
seats 0 1
turn allied
round 10
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration reserve 66
END
  play      Allied: end-turn
  expect    asked French
  play      French: end-turn
  expect    result over
  expect    truth result.grade = marginal
  expect    result winner French               # nobody controls anything

test NT-16-03  not after a round before it
  position <<END
position triumph 1
seats 0 1
turn french
round 9
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration reserve 66
END
  play      French: end-turn
  expect    asked Allied
  expect    truth round = 10

test NT-16-03  and in the longer scenario after the twenty-first
  position <<END
position triumph 1
seats 0 1
scenario 1-december
turn french
round 21
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration reserve 66
END
  play      French: end-turn
  expect    result over

test NT-16-05 NT-16-17  one blue star under control wins for the Allies, if the French have none of theirs
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 54
unit 36 infantry 2 bagration reserve 62
unit 37 infantry 2 kienmayer reserve 63
END
  play      French: end-turn
  expect    log all contains "Allied controls 62" rule NT-16-07
  expect    log all lacks "controls 63"        # no star there
  expect    log all lacks "controls 54"
  expect    result winner Allied
  expect    truth result.grade = marginal
  expect    log all contains "Allied wins a marginal victory" rule NT-16-17

test NT-16-18  in every other case the French win: they hold a star too
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 84
unit 36 infantry 2 bagration reserve 62
END
  play      French: end-turn
  expect    log all contains "French controls 84"
  expect    log all contains "Allied controls 62"
  expect    result winner French
  expect    log all contains "French wins a marginal victory" rule NT-16-18

test NT-16-06 NT-16-19  with reinforcements the French need red, green and black: one locale has all three
  position <<END
position triumph 1
seats 0 1
turn french
round 10
reinforced 1
unit 0 infantry 2 lannes reserve 115
unit 36 infantry 2 bagration reserve 66
END
  play      French: end-turn
  expect    log all contains "French controls 115"
  expect    result winner French
  expect    log all contains "French wins a marginal victory" rule NT-16-19

test NT-16-19 NT-16-20  and no Allied star of theirs
  position <<END
position triumph 1
seats 0 1
turn french
round 10
reinforced 1
unit 0 infantry 2 lannes reserve 115
unit 36 infantry 2 bagration reserve 62
END
  play      French: end-turn
  expect    result winner Allied
  expect    log all contains "Allied wins a marginal victory" rule NT-16-20

test NT-16-06 NT-16-20  two colours are not enough
  position <<END
position triumph 1
seats 0 1
turn french
round 10
reinforced 1
unit 0 infantry 2 lannes reserve 112
unit 36 infantry 2 bagration reserve 66
END
  play      French: end-turn
  expect    log all contains "French controls 112"
  expect    result winner Allied

test NT-16-16  it is enough that a reinforcement came, even if it was lost
  position <<END
position triumph 1
seats 0 1
turn french
round 9
unit 0 infantry 2 davout off-map
unit 1 infantry 2 davout off-map
unit 2 infantry 1 davout off-map
unit 36 infantry 3 bagration reserve 61
unit 37 infantry 3 kienmayer reserve 38
unit 38 infantry 3 langeron reserve 37
END
  play      French: unit-move 2, enter F2, halt
  expect    truth reinforced = true
  play      French: end-turn
  play      Allied: threaten 61-51
  play      French: done
  expect    truth units[2].place = gone
  play      Allied: by-corps bagration
  play      Allied: end-turn
  play      French: end-turn
  expect    result winner Allied
  expect    log all contains "Allied wins a marginal victory" rule NT-16-20

test NT-16-07  two cavalry control nothing, nor does infantry without a commander
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 64
unit 36 cavalry 2 bagration reserve 62
unit 37 cavalry 2 bagration reserve 62
unit 38 infantry 2 detached reserve 62
END
  play      French: end-turn
  expect    log all lacks "controls"
  expect    result winner French

test NT-16-07  guns are as good as infantry
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 64
unit 36 cavalry 2 bagration reserve 62
unit 37 artillery 1 bagration reserve 62
END
  play      French: end-turn
  expect    log all contains "Allied controls 62"

test NT-16-08  any position of the locale will do, and the Guard is infantry
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 54
unit 36 guard 3 bagration block 53-63
END
  play      French: end-turn
  expect    log all contains "Allied controls 53"
  expect    result winner Allied

test NT-16-09 NT-16-11  without a road home there is no control
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 detached reserve 53
unit 1 infantry 2 detached reserve 63
unit 2 infantry 2 detached reserve 71
unit 36 infantry 2 bagration reserve 62
END
  play      French: end-turn
  expect    log all lacks "controls"
  expect    result winner French

test NT-16-09  one of the two Allied entries is enough
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 detached reserve 59
unit 36 infantry 2 bagration reserve 62
END
  play      French: end-turn
  expect    log all contains "Allied controls 62"

test NT-16-10  an enemy in the entry locale ends all control
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 84
unit 1 infantry 2 murat reserve 97
unit 36 cavalry 2 detached block 51-37
END
  play      French: end-turn
  expect    log all lacks "controls"
  expect    log all contains "French wins a marginal victory"

test NT-16-11  a detached unit on the only road is enough
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 115
unit 36 cavalry 1 detached reserve 87
unit 37 cavalry 1 detached reserve 127
END
  play      French: end-turn
  expect    log all lacks "controls"
  expect    log all contains "French wins a marginal victory"

test NT-16-10 NT-16-11  where nobody stands in the way they control it
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 115
unit 36 infantry 2 bagration reserve 66
END
  play      French: end-turn
  expect    log all contains "French controls 115"

test NT-16-12  roads that do not touch cannot be changed: from 58 over 59 into 50 there is no way on
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 58
unit 36 cavalry 1 detached reserve 49
unit 37 cavalry 1 detached reserve 68
END
  play      French: end-turn
  expect    log all lacks "controls"
  expect    log all contains "French wins a marginal victory"

test NT-16-12  with one of them gone the road is open
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 lannes reserve 58
unit 37 cavalry 1 detached reserve 68
END
  play      French: end-turn
  expect    log all contains "French controls 58"

test NT-16-13  an objective that is the entry needs no road
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 detached reserve 77
unit 1 infantry 2 detached reserve 98
unit 2 infantry 2 detached reserve 99
unit 3 infantry 2 detached reserve 115
unit 36 infantry 2 bagration reserve 87
END
  play      French: end-turn
  expect    log all contains "Allied controls 87"

test NT-16-15  at the end all faces are shown, after either kind of victory
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 cavalry 3 lannes reserve 64
unit 36 guard 3 bagration reserve 66
END
  expect    view Allied units[0].type = unknown
  expect    view French units[36].type = unknown
  play      French: end-turn
  expect    view Allied units[0].type = cavalry
  expect    view French units[36].type = guard
  expect    view spectator units[36].strength = 3

test NT-16-15  also when an army has broken
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 1
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 detached reserve 55
unit 37 guard 3 bagration reserve 66
END
  play      French: threaten 64-55
  play      Allied: done
  expect    result over
  expect    view French units[37].type = guard
  expect    view spectator units[0].type = infantry

test NT-16-14  the road begins on any stretch and may come into the entry locale by a side road
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 cavalry 2 detached reserve 58
unit 1 cavalry 2 detached reserve 87
unit 36 infantry 2 bagration reserve 67
END
  play      French: end-turn
  expect    log all contains "Allied controls 67"

test NT-16-14  one stretch of the objective may be cut if another leads home
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 infantry 2 detached reserve 132
unit 1 infantry 2 detached reserve 101
unit 36 infantry 2 bagration reserve 117
END
  play      French: end-turn
  expect    log all contains "Allied controls 117"

test NT-16-14  the side road may be cut as well
  position <<END
position triumph 1
seats 0 1
turn french
round 10
unit 0 cavalry 2 detached reserve 58
unit 1 cavalry 2 detached reserve 87
unit 2 cavalry 2 detached reserve 50
unit 36 infantry 2 bagration reserve 67
END
  play      French: end-turn
  expect    log all lacks "controls"
  expect    log all contains "French wins a marginal victory"

test own:victory-in-sight NT-16-17 NT-16-18  whom the stars favour now is shown, as far as the reader knows
  position <<END
position triumph 1
seats 0 1
turn french
round 9
unit 0 infantry 2 lannes reserve 54
unit 36 infantry 2 bagration reserve 62
END
  expect    view french victory.reinforced = false
  expect    view french victory.allied[0] = blue
  expect    view french victory.french has 0
  expect    view french victory.ahead = allied
  expect    view allied victory.ahead = allied

test own:victory-cavalry NT-16-07  cavalry holds nothing, and who does not know it reads that it may
  position <<END
position triumph 1
seats 0 1
turn french
round 9
unit 0 infantry 2 lannes reserve 54
unit 36 cavalry 2 bagration reserve 62
END
  expect    view allied victory.ahead = french
  expect    view french victory.ahead = allied
