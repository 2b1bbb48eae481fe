# 231-supply.t -- 1X 65, 73, 81, 161, 231 and 232: who is supplied, seen by the column of attrition.

test 1X-231-1 1X-65-2 1X-81-2  within supply distance of a depot on the line
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2921 source 2355 ap 12
leader murat at 2750
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column D"

test 1X-81-4 1X-231-2  a depot off the line supplies nobody
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 0313
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-232-1 1X-231-1 1X-232-3  eighteen MP from a source
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 4158
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column D"

test 1X-232-1 1X-231-2 1X-231-1  and not nineteen
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 4257
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-231-5 1X-73-4  the line cut meanwhile, who stands by the centre is not supplied
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 1533 source 2355 ap 12 line 1
leader murat at 1533
unit nansouty on murat 2
damaged 2354/2453
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-161-2 1X-159-1  a centre that moved supplies while it has a line
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
turn 2 of 12 from 1
staff french centre 1533 source 2355 ap 6 moved 1
leader murat at 1533
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column C"

test 1X-231-4  judged where the march begins, not where it ends
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 4158
unit nansouty on murat 2
fate 2
END
  play      french: command murat, go 4257, halt
  expect    log french contains "Attrition of Murat: 2 SP in column D"

test 1X-231-4 1X-231-2  nor is it supplied for having come near
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" initiative 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 4257
unit nansouty on murat 2
fate 2 2
END
  play      french: try murat, go 4158, halt
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-232-2 1X-78-2 1X-78-3  an enemy on the only way says blocked, and its owner alone is told
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 4158
unit nansouty on murat 2
leader kienmayer at 3359
unit kienmayer-foot on kienmayer 3
fate 2
END
  expect    log french contains "The path from 4158 is declared blocked."  rule 1X-78-3
  expect    log coalition lacks "declared blocked"
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-231-3 1X-71-2  with no active source nobody is supplied
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 1949 source 2355 ap 12 taken
leader murat at 0348
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-185-1 1X-183-2 1X-63-4  rain and mud are two on the die
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
weather rain-mud after fair
staff french centre 2355 source 2355 ap 12
leader murat at 1949
unit nansouty on murat 2
fate 3
END
  expect    log french contains "The die counts 5"

test 1X-183-1 1X-183-2  mud is one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
weather mud after fair
staff french centre 2355 source 2355 ap 12
leader murat at 1949
unit nansouty on murat 2
fate 3
END
  expect    log french contains "The die counts 4"

test 1X-184-1  heat is one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
weather heat after fair
staff french centre 2355 source 2355 ap 12
leader murat at 1949
unit nansouty on murat 2
fate 3
END
  expect    log french contains "The die counts 4"

test 1X-186-1  fair weather is nothing
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 1949
unit nansouty on murat 2
fate 3
END
  expect    log french contains "The die counts 3"

test 1X-188-1  snow is one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
weather snow after fair
staff french centre 2355 source 2355 ap 12
leader murat at 1949
unit nansouty on murat 2
fate 3
END
  expect    log french contains "The die counts 4"

test 1X-91-1 1X-231-1 1X-65-2  a depot that is the active source feeds without any line
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
turn 3 of 12
staff french source 3622 ap 6 dispersed due 5
leader davout at 3722
unit friant on davout 6
control french 3622
fate 1
END
  expect    log french contains "6 SP in column C"

test 1X-73-4  a line declared blocked feeds nobody from the centre
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 1533 source 2355 ap 12
leader murat at 1533
unit nansouty on murat 2
leader kienmayer at 2249
unit kienmayer-foot on kienmayer 3
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-159-2  where it stands now, be it far from where it was
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
turn 2 of 12 from 1
staff french centre 1331 source 2355 ap 6 moved 1
leader murat at 1331
unit nansouty on murat 2
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column C"

test 1X-231-5  what was found before the line was cut does not count
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 1533 source 2355 ap 12 line 1
leader murat at 1533 reach 15
unit nansouty on murat 2
damaged 2354/2453
fate 2
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-78-5 1X-232-2  of two paths equally short, each past a piece, the one past the lower number is proposed: it is barred
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 2749
unit nansouty on murat 2
leader kienmayer at 2850
unit kienmayer-foot on kienmayer 3
vedette VC1 at 2549
vedette VC2 at 2847
piece C1 at 2850 kienmayer
piece C2 at 2549 VC1
piece C3 at 2847 VC2
piece F1 at 2749 murat
fate 2
END
  expect    log french contains "is declared blocked."

test 1X-78-5 1X-232-2  and so it is when the two have changed places
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 2749
unit nansouty on murat 2
leader kienmayer at 2549
unit kienmayer-foot on kienmayer 3
vedette VC1 at 2850
vedette VC2 at 2847
piece C1 at 2549 kienmayer
piece C2 at 2850 VC1
piece C3 at 2847 VC2
piece F1 at 2749 murat
fate 2
END
  expect    log french contains "is declared blocked."

test 1X-78-5 1X-232-2  barred past the higher number, it is not noticed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 2749
unit nansouty on murat 2
leader kienmayer at 2549
unit kienmayer-foot on kienmayer 3
vedette VC1 at 2850
vedette VC2 at 2847
piece C2 at 2549 kienmayer
piece C1 at 2850 VC1
piece C3 at 2847 VC2
piece F1 at 2749 murat
fate 2
END
  expect    log french contains "in column D"

test 1X-78-5 1X-232-2  nor when these two have changed places
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 2749
unit nansouty on murat 2
leader kienmayer at 2850
unit kienmayer-foot on kienmayer 3
vedette VC1 at 2549
vedette VC2 at 2847
piece C2 at 2850 kienmayer
piece C1 at 2549 VC1
piece C3 at 2847 VC2
piece F1 at 2749 murat
fate 2
END
  expect    log french contains "in column D"

test 1X-78-5 1X-232-2  of two paths equally short the one past fewer pieces is proposed, whatever their numbers: it is barred
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 2749
unit nansouty on murat 2
leader kienmayer at 2850
unit kienmayer-foot on kienmayer 3
vedette VC1 at 2549
vedette VC3 at 2549
vedette VC2 at 2847
piece C1 at 2549 VC1
piece C2 at 2549 VC3
piece C3 at 2850 kienmayer
piece C4 at 2847 VC2
piece F1 at 2749 murat
fate 2
END
  expect    log french contains "is declared blocked."
