# 073-lines.t -- 1X 73 to 84: lines of communication, who bars them, and the centre they make active.

test 1X-73-6 1X-79-3 1X-79-1  Wien to Brünn is twenty by Nikolsburg
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 0
fate 3 4
END
  expect    log all contains "effective line 20."

test 1X-73-6 1X-79-3 1X-79-2 1X-79-4 1X-75-1  and 25 by Znaim when an enemy whom all can see is on the shorter road
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 0
leader kienmayer at 3040
unit kienmayer-foot on kienmayer 3
leader murat at 3140
unit nansouty on murat 2
piece C1 at 3040 kienmayer up
piece F1 at 3140 murat up
fate 3 4
END
  expect    log all contains "effective line 25."

test 1X-78-5 1X-78-3 1X-78-4 1X-78-2 1X-82-1  a hidden one is not avoided: the short road is asked for, and declared blocked for this check
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader kienmayer at 3040
unit kienmayer-foot on kienmayer 3
leader murat at 2921
unit nansouty on murat 1
pool french french cavalry 1
END
  play      french: keep
  expect    log all contains "The French line of communication is declared blocked."  rule 1X-78-2
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2
  expect    truth armies[0].centre_active = false
  play      french: keep
  refuse    french: replace nansouty   because 1X-99-5

test 1X-78-5 1X-73-6 1X-82-4  the longer road may be named, and serves at the next check
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader kienmayer at 3040
unit kienmayer-foot on kienmayer 3
leader murat at 2921
unit nansouty on murat 1
pool french french cavalry 1
END
  play      french: keep
  offer     french: route 1533, route 1949
  no-offer  french: route 3034, route 4607
  refuse    french: route 4607         because 1X-73-6
  play      french: route 1533
  expect    log all contains "line of communication shall run by Znaim"  rule 1X-73-6
  refuse    french: route 1949         because 1X-73-6
  play      french: keep
  expect    truth armies[0].centre_active = true
  offer     french: replace nansouty

test 1X-73-6 1X-78-5  of two lines as long and as safe, by Nikolsburg and by Znaim, the one by the place that stands first is proposed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2331 source 2355 ap 2
leader kienmayer at 5205
unit kienmayer-foot on kienmayer 3
leader murat at 2331
unit nansouty on murat 1
pool french french cavalry 1
END
  offer     french: route 3034
  no-offer  french: route 1533
  play      french: keep
  expect    log all contains "effective line 21."

test 1X-73-6 1X-78-5  so for the Coalition, from Olmütz to below Stockerau, on whichever of the two one comes first from there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "administrative points" 1 1
staff coalition centre 2150 source 4607 ap 2
leader murat at 0157
unit nansouty on murat 1
leader kienmayer at 2150
unit kienmayer-foot on kienmayer 3
END
  offer     coalition: route 3034
  no-offer  coalition: route 1533

test 1X-78-5 1X-73-6  he names it before the opponent answers, in the first step of his turn, too
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader kienmayer at 3040
unit kienmayer-foot on kienmayer 3
fate 3 4
END
  offer     french: route 1533, route 1949, keep
  no-offer  french: source *, disperse
  refuse    french: route 4607         because 1X-73-6
  play      french: route 1533
  expect    log all lacks "blocked"
  expect    log all contains "effective line 25."

test 1X-78-5  and before the commands
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2921 source 2355 ap 2
leader kienmayer at 3040
unit kienmayer-foot on kienmayer 3
END
  play      french: route 1533
  expect    log all lacks "blocked"
  expect    truth armies[0].centre_active = true

test 1X-78-5  he is not asked where there is no other
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 0348 ap 2
damaged 2354/2453
leader kienmayer at 1147
unit kienmayer-foot on kienmayer 3
END
  expect    log all contains "The French line of communication is declared blocked."  rule 1X-78-2
  offer     french: disperse

test 1X-73-6  the name is taken back with the hex of the centre
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
staff french centre 2921 source 2355 ap 2 via 1533
END
  offer     french: route 2921
  play      french: route 2921

test 1X-78-2  its owner may let a path pass
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader kienmayer at 3040 answer 1
unit kienmayer-foot on kienmayer 3
fate 3 4
END
  play      french: keep
  expect    log all lacks "blocked"
  expect    log all contains "effective line 20."

test 1X-78-1 1X-200-5  a vedette on the road bars nothing, be it on a depot
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
vedette VC1 at 3034
fate 3 4
END
  play      french: keep
  expect    log all contains "effective line 20."

test 1X-38-7 1X-160-4  nor do a leader alone and a centre
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
staff coalition centre 3036 source 4607 ap 2
leader kienmayer at 3040
fate 3 4
END
  play      french: keep
  expect    log all contains "effective line 20."

test 1X-201-2  nor does a single SP of cavalry; two do
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader mg-cav-a1 at 3040
unit kienmayer-horse on mg-cav-a1 1
fate 3 4
END
  play      french: keep
  expect    log all contains "effective line 20."

test 1X-201-2 1X-73-1  two do
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader mg-cav-a1 at 3040
unit kienmayer-horse on mg-cav-a1 2
END
  play      french: keep
  expect    log all contains "declared blocked"

test 1X-75-1 1X-70-4  a friend in the hex keeps the enemy's zone off it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 3042 source 2355 ap 2
leader kienmayer at 3145
unit kienmayer-foot on kienmayer 3
leader murat at 3044
unit nansouty on murat 2
piece C1 at 3145 kienmayer up
piece F1 at 3044 murat up
fate 3 4
END
  expect    log all contains "effective line 11."

test 1X-75-1 1X-73-1  without him it is cut there
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 3042 source 2355 ap 2
leader kienmayer at 3145
unit kienmayer-foot on kienmayer 3
END
  play      french: keep
  expect    log all contains "declared blocked"

test 1X-82-3 1X-82-2  another source that is open does not help until it is the active one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 2355 ap 2
damaged 2354/2453
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2

test 1X-73-7 1X-82-3  Krems has a line to Stockerau
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 0348 ap 2
damaged 2354/2453
fate 3 4
END
  expect    log all contains "effective line 11."

test 1X-77-1 1X-83-1 1X-84-1 1X-152-1  a centre traces to its own army's source and no other's, whatever the title
  position <<END
position campaign 1
seats 0 1
option title tete
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff french centre 2355 source 2355 ap 2
staff coalition centre 2757 source 4607 ap 2
damaged 2354/2453
END
  expect    log all contains "The Coalition side receives no administrative points."  rule 1X-87-2

test 1X-82-1 1X-76-1 1X-99-5 1X-66-4 1X-150-2  an inactive centre gives no commands, and the points stay
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 1949 source 2355 ap 7
leader murat at 1949
unit nansouty on murat 2
damaged 2354/2453
END
  refuse    french: command murat   because 1X-66-4
  expect    truth armies[0].ap = 7

test 1X-82-4  the line open again, it is active at once
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 1949 source 2355 ap 7 line 2
leader murat at 1949
unit nansouty on murat 2
END
  offer     french: command murat

test 1X-201-2  a single SP of cavalry cuts no line, though it is seen on the only road
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2453 source 2355 ap 2
leader mg-cav-a1 at 2354
unit kienmayer-horse on mg-cav-a1 1
leader davout at 2355
unit friant on davout 6
piece C1 at 2354 mg-cav-a1 up
piece F1 at 2355 davout up
fate 3 4
END
  expect    log all contains "effective line"

test 1X-81-3 1X-201-2  but the depot in which it is seen shortens no line
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 2355 ap 2
leader mg-cav-a1 at 2453
unit kienmayer-horse on mg-cav-a1 1
leader davout at 2354
unit friant on davout 6
piece C1 at 2453 mg-cav-a1 up
piece F1 at 2354 davout up
fate 3 4
END
  expect    log all contains "effective line 4."

test 1X-201-2  two SP do
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2453 source 2355 ap 2
leader mg-cav-a1 at 2354
unit kienmayer-horse on mg-cav-a1 2
leader davout at 2355
unit friant on davout 6
piece C1 at 2354 mg-cav-a1 up
piece F1 at 2355 davout up
fate 3 4
END
  expect    log all contains "declared blocked"

test 1X-246-1 1X-208-5  nor does a forager beside the road
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 2
leader kienmayer at 3145 forage 1
unit kienmayer-foot on kienmayer 3
leader davout at 3245
unit friant on davout 6
piece C1 at 3145 kienmayer up
piece F1 at 3245 davout up
fate 3 4
END
  expect    log all contains "effective line 20."

test 1X-201-2 1X-82-1  where the way round one SP of cavalry that is seen is too long, the line leads past it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 3320 source 2355 ap 2
leader napoleon at 3319
leader soult at 2824
unit vandamme on soult 6
leader kutusov at 2924
unit uvarov-horse on kutusov 1
piece C1 at 2924 kutusov up
piece F1 at 2824 soult up
piece F2 at 3319 napoleon up
fate 3 4
END
  expect    log all contains "effective line"
  expect    log all lacks "is cut"

test 1X-201-2 1X-78-2  two SP there cut it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 3320 source 2355 ap 2
leader napoleon at 3319
leader soult at 2824
unit vandamme on soult 6
leader kutusov at 2924
unit uvarov-horse on kutusov 2
piece C1 at 2924 kutusov up
piece F1 at 2824 soult up
piece F2 at 3319 napoleon up
fate 3 4
END
  expect    log all contains "declared blocked"

test 1X-74-1 1X-73-3  41 hexes are too many
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 5610 source 2355 ap 2
fate 3 4
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2

test 1X-73-3  the line from Krems to Stockerau is short enough
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 0348 ap 2
damaged 2354/2453
fate 3 4
END
  expect    log all contains "effective line 11."

test 1X-73-2 1X-73-5 1X-75-2  hex by hex along the road, 16 less a depot, and bridges add nothing
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 0348 ap 2
damaged 2354/2453
fate 3 4
END
  expect    log all contains "effective line 11."

test 1X-38-7 1X-82-1  a leader without troops who is seen on the road cuts no line: it leads past him
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 3320 source 2355 ap 2
leader napoleon at 3319
leader soult at 2824
unit vandamme on soult 6
leader kutusov at 2924
piece C1 at 2924 kutusov up
piece F1 at 2824 soult up
piece F2 at 3319 napoleon up
fate 3 4
END
  expect    log all contains "effective line"
  expect    log all lacks "is cut"
