# 096-centre.t -- 1X 96, 97 and 158 to 164: the centre of operations.

# -- dispersal --

test 1X-96-1 1X-96-4  dispersed for one point, until three turns later; no commands in that turn
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
END
  play      french: disperse
  expect    log all contains "The French side disperses its centre, until turn 7."  rule 1X-96-1
  expect    truth armies[0].ap = 4
  expect    truth armies[0].centre_state = dispersed
  expect    truth armies[0].centre_active = false

test 1X-96-4 1X-97-1  dispersed in the fifth turn: still no points in the eighth
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 8 of 12 from 1
staff french source 2355 ap 5 dispersed due 8
leader murat at 1949
unit nansouty on murat 2
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2

test 1X-96-2 1X-96-4  it comes back at the source in the movement phase, and commands can be given
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "return of the centre" 0 0
turn 8 of 12 from 1
staff french source 2355 ap 5 dispersed due 8
leader murat at 1949
unit nansouty on murat 2
END
  expect    log all contains "The French centre is set up at Wien."  rule 1X-96-2
  expect    truth armies[0].centre = 2355
  offer     french: command murat

test 1X-96-2  not a turn before
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "return of the centre" 0 0
turn 7 of 12 from 1
staff french source 2355 ap 5 dispersed due 8
leader murat at 1949
unit nansouty on murat 2
END
  expect    truth armies[0].centre_state = dispersed
  refuse    french: command murat   because 1X-96-4

test 1X-97-1  an enemy where it was captures nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
turn 5 of 12 from 1
staff french source 2355 ap 5 dispersed due 7
staff coalition centre 4607 source 4607 ap 3
leader kienmayer at 1949
unit kienmayer-foot on kienmayer 3
fate 3 3
END
  expect    log all lacks "centre flees"
  expect    truth armies[0].centre_state = dispersed

test 1X-96-3  it is dispersed in the administrative segment and not on the march
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
END
  no-offer  french: disperse
  offer     french: command murat

# -- its ride --

test 1X-158-1 1X-159-1 1X-150-1  ten hexes of primary road, for nothing; the commands are over
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1949 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
END
  play      french: move-centre
  expect    log all contains "The French centre leaves Stockerau."  rule 1X-159-1
  play      french: go 1848, go 1847, go 1747, go 1746, go 1645
  play      french: go 1644, go 1544, go 1543, go 1542, go 1541
  expect    truth armies[0].centre = 1541
  expect    truth armies[0].ap = 5
  expect    truth armies[0].centre_active = false
  refuse    french: command murat   because 1X-135-4
  refuse    french: move-centre     because 1X-158-1

test 1X-158-1 1X-160-1  the eleventh is refused
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1949 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
END
  play      french: move-centre
  play      french: go 1848, go 1847, go 1747, go 1746, go 1645
  play      french: go 1644, go 1544, go 1543, go 1542
  refuse    french: go 1442         because 1X-158-1

test 1X-160-1  it does not go next to an enemy whom it sees
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1949 source 2355 ap 5
leader murat at 1746
unit nansouty on murat 2
leader bagration at 1745
unit bagration-foot on bagration 5
piece F1 at 1746 murat up
piece C1 at 1745 bagration up
END
  play      french: move-centre, go 1848, go 1847, go 1747
  refuse    french: go 1746         because 1X-160-1

test 1X-160-1 1X-209-1  it rides around the hex of a vedette, seen or not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1949 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
vedette VC1 at 1848
vedette VC2 at 1948
piece C1 at 1848 VC1 up
piece C2 at 1948 VC2
END
  play      french: move-centre
  refuse    french: go 1848         because 1X-195-1
  refuse    french: go 1948         because 1X-195-1

test 1X-160-1  a hidden one stops it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1949 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
leader bagration at 1745
unit bagration-foot on bagration 5
END
  play      french: move-centre, go 1848, go 1847, go 1747, go 1746
  expect    log all contains "The French centre is stopped before 1746."  rule 1X-160-1
  expect    truth armies[0].centre = 1747

test 1X-160-2  it counts for no stack: 48 SP and the centre
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1949 source 2355 ap 5
leader murat at 1848
unit vandamme on murat 9
END
  play      french: move-centre
  offer     french: go 1848

test 1X-160-3 1X-82-2  off the primary road it stays inactive, turned or not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 3 of 12 from 1
staff french centre 1950 source 2355 ap 5 moved 1 active
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2

test 1X-159-1 1X-159-2 1X-161-1 1X-161-3 1X-161-4  the turn after, no commands until it is turned in II.e
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 1541 source 2355 ap 5 moved 1
leader murat at 1949
unit nansouty on murat 2
END
  refuse    french: command murat   because 1X-161-3

test 1X-161-1 1X-161-4  turned again before the consolidation
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "centre turned" 0 0
turn 2 of 12 from 1
staff french centre 1541 source 2355 ap 5 moved 1
END
  expect    log all contains "The French centre is active again."  rule 1X-161-1

test 1X-161-1  not in the turn in which it moved
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "centre turned" 0 0
turn 1 of 12 from 1
staff french centre 1541 from 1949 source 2355 ap 5 moved 1
END
  expect    log all lacks "active again"
  expect    log all contains "The French side receives no administrative points."

# -- its flight --

test 1X-162-1 1X-162-2 1X-162-4  an enemy formation comes adjacent: it flees 5 MP along the road, friends or not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 1543 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
leader oudinot at 1543
unit grenadiers on oudinot 6
leader bagration at 1540
unit bagration-foot on bagration 5
END
  play      coalition: command bagration, go 1541, go 1542
  expect    log all contains "The French centre flees from Hollabrunn to 2150."  rule 1X-162-2
  expect    truth armies[0].centre = 2150

test 1X-162-4 1X-78-1  a vedette does not move it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 1543 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
vedette VC1 at 1540
leader bagration at 1533
unit bagration-foot on bagration 5
END
  play      coalition: ride C2, go 1541, go 1542
  expect    truth armies[0].centre = 1543

test 1X-162-4 1X-70-4  in the active source the garrison keeps it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
leader bagration at 2358
unit bagration-foot on bagration 5
piece C1 at 2358 bagration
END
  expect    truth armies[0].centre = 2355

test 1X-162-2  where its owner has named another source it flees there
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 3 of 12 from 1
staff french centre 1543 source 2355 ap 5
END
  offer     french: refuge 0348, refuge 2355
  refuse    french: refuge 4607     because 1X-162-2
  refuse    french: refuge 4358     because 1X-162-2
  play      french: refuge 0348
  expect    log all contains "The French centre would flee to Krems."  rule 1X-162-2
  refuse    french: refuge 2355     because 1X-162-2

test 1X-162-2  and it does
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 1648 source 2355 ap 5 refuge 0348
staff coalition centre 1533 source 4607 ap 6
leader bagration at 1645
unit bagration-foot on bagration 5
END
  play      coalition: command bagration, go 1646, go 1647
  expect    log all contains "The French centre flees from 1648 to"
  expect    truth armies[0].centre = 646

test 1X-163-2  not beyond the source
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 2453 source 2355 ap 5
staff coalition centre 2946 source 4607 ap 6
leader bagration at 2650
unit bagration-foot on bagration 5
END
  play      coalition: command bagration, go 2651, go 2552, go 2553
  expect    truth armies[0].centre = 2355

test 1X-163-1  with no source free of the enemy it is off the map
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 1543 source 2355 ap 5 taken
staff coalition centre 1533 source 4607 ap 6
key wien coalition
key krems coalition
leader bagration at 1540
unit bagration-foot on bagration 5
END
  play      coalition: command bagration, go 1541, go 1542
  expect    log all contains "The French centre flees off the map."  rule 1X-163-1
  expect    truth armies[0].centre_state = off

test 1X-164-1  it may return in the movement phase at any source that is free
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "return of the centre" 0 0
turn 3 of 12 from 1
staff french source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
END
  offer-only french: centre 0348, centre 2355, keep
  refuse    french: centre 4607     because 1X-164-1
  play      french: centre 0348
  expect    log all contains "The French centre is set up at Krems."  rule 1X-164-1
  expect    truth armies[0].centre = 348

test 1X-164-1  or stay away
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "return of the centre" 0 0
turn 3 of 12 from 1
staff french source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
END
  play      french: keep
  expect    truth armies[0].centre_state = off

test 1X-164-1  a hidden enemy near the source keeps it away
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "return of the centre" 0 0
turn 3 of 12 from 1
staff french source 2355 ap 5 taken
leader murat at 1949
unit nansouty on murat 2
leader bagration at 0447
unit bagration-foot on bagration 5
END
  play      french: centre 0348
  expect    log all contains "Krems is not free"  rule 1X-164-1
  expect    truth armies[0].centre_state = off

test 1X-162-3  flight is no movement: points in the next turn
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff french centre 1543 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
leader bagration at 1540
unit bagration-foot on bagration 5
END
  play      coalition: command bagration, go 1541, go 1542
  expect    truth armies[0].centre = 2150
  expect    truth armies[0].centre_active = true

test 1X-162-4 1X-223-4  the centre flees when the enemy repairs the bridge before it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" initiative 0 1
turn 3 of 12 from 1
damaged 2354/2453
staff french centre 2453 source 0348 ap 5
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 2354
unit miloradovich-a on kutusov 6
fate 1 1 1
END
  play      coalition: try kutusov, repair 2453
  expect    log all contains "centre flees"  rule 1X-162-2

test 1X-162-4 1X-228-2  or lays a pontoon
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" initiative 0 1
turn 3 of 12 from 1
damaged 2354/2453
staff french centre 2453 source 0348 ap 5
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 2354
unit miloradovich-a on kutusov 6
train coalition on kutusov
fate 1 1 1
END
  play      coalition: try kutusov, pontoon 2453
  expect    log all contains "centre flees"  rule 1X-162-2

test 1X-162-4 1X-246-1  or when foragers beside it close up
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" initiative 0 1
turn 3 of 12 from 1
staff french centre 5650 source 0348 ap 5
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 5649 forage 1
unit miloradovich-a on kutusov 6
fate 1 1 1
END
  play      coalition: try kutusov, concentrate
  expect    log all contains "centre flees"  rule 1X-162-2

test 1X-162-2 1X-91-1  and the centre flees toward it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" initiative 0 1
turn 3 of 12 from 1
staff french centre 3423 source 3622 ap 5
staff coalition centre 1533 source 4607 ap 6
control french 3622
key wien coalition
key krems coalition
leader kutusov at 3425
unit miloradovich-a on kutusov 6
fate 1 1 1
END
  play      coalition: try kutusov, go 3424
  expect    log all contains "centre flees"  rule 1X-162-2

test 1X-162-4 1X-106-5  it flees, too, where a leader without troops beside it is given a new regiment
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" organisation 0 0
turn 3 of 12 from 1
staff french centre 1949 source 2355 ap 5
pool french french infantry 3
staff coalition centre 1950 source 4607 ap 6
leader duroc at 1949
leader davout at 2355
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth armies[1].centre = 1950
  play      french: take-up duroc, regiment march-1 x3
  expect    truth units[id=march-1].leader = duroc
  expect    log all contains "centre flees"  rule 1X-162-2

test 1X-160-3  on the primary road it is active again
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 3 of 12 from 1
staff french centre 1949 source 2355 ap 5 moved 1 active
END
  expect    log all contains "effective line"

test 1X-160-3 1X-82-1  off the primary road it is inactive, stood it on the source itself
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
turn 3 of 12 from 1
staff french centre 1420 source 1420 ap 5 active
leader murat at 1949
unit nansouty on murat 2
END
  expect    view french armies[side=french].centre_active = false
