# 259-forced.t -- 1X 58, 259, 379 to 381: forced marches in the turn of the enemy

test 1X-58-1 1X-259-1  the other side tries its dice before the battles
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "forced marches" 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 0150
unit friant on davout 6
leader bagration at 5650
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    asked coalition
  offer     coalition: try bagration, try kutusov
  fate      1
  play      coalition: try bagration, go 5649
  expect    truth armies[side=coalition].ap = 1

test 1X-259-3  all MP by the die
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout
  play      french: go 5649, go 5648, go 5647, go 5646
  offer     french: go 5645

test 1X-58-3  who stays is not tested
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, halt
  expect    log french lacks "Attrition"
  expect    log all contains "The French side attempts to march on initiative."

test 1X-58-3 1X-234-4  who went one hex is, with +1
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
option secrets on
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1 1
  play      french: try davout, go 5649, halt
  expect    log french contains "Attrition of Davout" rule 1X-233-8
  expect    log french contains "The die counts 1," rule 1X-233-9

test 1X-58-3  a die that fails brings none
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: try bernadotte
  expect    log french lacks "Attrition"
  expect    log all contains "The French side attempts to march on initiative."

test 1X-58-2 1X-259-2 1X-259-4  next to a friend in contact with A, in the zone of A alone: allowed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader lannes at 5647
unit suchet on lannes 7
leader bagration at 5646
unit bagration-foot on bagration 5
piece F1 at 5647 lannes up
piece C1 at 5646 bagration up
leader davout at 5749
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, go 5748
  offer     french: go 5747
  play      french: go 5747
  expect    truth leaders[id=davout].hex = 5747

test 1X-70-4 1X-58-2  into the source: its garrison keeps the zones off
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2058 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bagration at 2354
unit bagration-foot on bagration 5
leader lannes at 2353
unit suchet on lannes 7
piece F1 at 2353 lannes up
piece C1 at 2354 bagration up
leader davout at 2357
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, go 2356
  offer     french: go 2355
  play      french: go 2355
  expect    truth leaders[id=davout].hex = 2355

test 1X-58-2  without a friend there: refused
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader lannes at 5546
unit suchet on lannes 7
leader bagration at 5646
unit bagration-foot on bagration 5
piece F1 at 5546 lannes up
piece C1 at 5646 bagration up
leader davout at 5748
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout
  refuse    french: go 5747          because 1X-58-2

test 1X-259-4 1X-259-2  also in the zone of B, whom no friend touches: refused
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader lannes at 5647
unit suchet on lannes 7
leader bagration at 5646
unit bagration-foot on bagration 5
piece F1 at 5647 lannes up
piece C1 at 5646 bagration up
leader davout at 5749
unit friant on davout 6
leader dokhturov at 5846
unit dokhturov-a on dokhturov 6
piece C2 at 5846 dokhturov up
vedette VF1 at 5845
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, go 5748
  refuse    french: go 5747          because 1X-259-2

test 1X-259-4  in the zone of A, who touches a friend only on his far side: refused
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader lannes at 5645
unit suchet on lannes 7
leader bagration at 5646
unit bagration-foot on bagration 5
piece F1 at 5645 lannes up
piece C1 at 5646 bagration up
leader davout at 5649
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, go 5648
  refuse    french: go 5647          because 1X-58-2
  offer     french: drive 5647

test 1X-58-2 1X-213-2 1X-259-2  unless he comes to repulse
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bagration at 5646
unit bagration-foot on bagration 1
leader davout at 5649
unit friant on davout 6
unit caffarelli on davout 6
leader lannes at 5645
unit suchet on lannes 7
piece F2 at 5645 lannes up
piece C1 at 5646 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, go 5648
  refuse    french: go 5647          because 1X-58-2
  play      french: drive 5647
  expect    truth leaders[id=davout].spent = 6
  offer-only french: go 5646

test 1X-58-2  one who was not seen is found barring the way: the march is over
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bagration at 5646
unit bagration-foot on bagration 5
leader davout at 5649
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1 1
  play      french: try davout, go 5648, go 5647
  expect    truth leaders[id=davout].hex = 5648
  expect    log french contains "barred" rule 1X-195-1
  expect    trace contains "activation"

test 1X-58-2  a vedette is passed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
vedette VC1 at 5646
leader davout at 5649
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout, go 5648, go 5647
  expect    truth leaders[id=davout].hex = 5647

test 1X-213-2  there must be somebody to drive
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout
  refuse    french: drive 5649       because 1X-213-2
  no-offer  french: drive *

test 1X-58-2 1X-211-2  he must have the MP for the attempt and for the hex beyond
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried foot 6
unit vandamme on soult 9
leader bagration at 1426
unit bagration-foot on bagration 1
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  refuse    french: drive 1427       because 1X-211-2
  no-offer  french: drive *

test 1X-58-2 1X-211-2  with just enough he comes to repulse
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried foot 4
unit vandamme on soult 9
leader bagration at 1426
unit bagration-foot on bagration 1
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  offer     french: drive 1427
  play      french: drive 1427
  expect    log french contains "The repulse succeeds"
  offer-only french: go 1426

test 1X-58-2 1X-210-2  a piece in a fortress cannot be driven off, whatever it is
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 1420 source 1420 ap 3
leader soult at 4407 tried
unit vandamme on soult 9
leader bagration at 4607
unit bagration-foot on bagration 1
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  refuse    french: drive 4507       because 1X-210-2
  no-offer  french: drive *

test 1X-58-2 1X-210-2  nor one over a bridge of a primary river
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 1420 source 1420 ap 3
leader soult at 2353 tried
unit vandamme on soult 9
leader bagration at 2453
unit bagration-foot on bagration 1
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  refuse    french: drive 2354       because 1X-210-2
  no-offer  french: drive *

test 1X-213-2  and not in a march of his own turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader bagration at 5648
unit bagration-foot on bagration 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  refuse    french: drive 5649       because 1X-213-2

test 1X-379-1 1X-380-1  in every title but SOA the second player marches before the first turn, on initiative, 2 MP
  position <<END
position campaign 1
seats 0 1
frame match "weather"
frame marches activation 0 1 5
option title nab
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 0150
unit friant on davout 6
leader bagration at 5650
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    coalition: command bagration because 1X-147-1
  fate      1
  play      coalition: try bagration, go 5649
  offer     coalition: go 5648
  fate      1
  play      coalition: go 5648
  expect    trace contains "activation"
  expect    log coalition contains "Attrition of Bagration" rule 1X-233-8

test 1X-381-1  light horse of 8 MP stops after 2 as well
  position <<END
position campaign 1
seats 0 1
frame match "weather"
frame marches activation 0 1 5
option title nab
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 0150
unit friant on davout 6
leader bagration at 5650
unit hussars on bagration 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      coalition: try bagration, go 5649
  fate      1
  play      coalition: go 5648
  expect    trace contains "activation"
  expect    truth leaders[id=bagration].hex = 5648

test 1X-379-1  in SOA there is none
  scenario  teaching
  play      coalition: done
  play      french: done
  expect    trace contains "player turn"

test 1X-379-1  in NAB it is offered
  scenario  teaching option title=nab
  play      coalition: done
  play      french: done
  expect    asked coalition
  offer     coalition: try bagration

test 1X-180-1 1X-379-1  who marched before the first turn may make a forced march in it
  position <<END
position campaign 1
seats 0 1
frame match "weather"
frame marches activation 0 1 5
option title nab
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 0150
unit friant on davout 6
leader bagration at 5650
unit bagration-foot on bagration 5
vedette VC1 at 5652
END
  fate      6
  play      coalition: try bagration, halt
  play      coalition: ride C2, halt
  fate      3 3 3 4 3 3
  play      coalition: done
  play      french: keep
  play      french: done, done, done
  offer     coalition: try bagration, ride C2

test 1X-125-2 1X-123-1  who is barred in the hex of a friend with whom he may not stay is displaced
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
frame marches activation 0 1 3
turn 3 of 12
staff coalition centre 1420 source 1420 ap 3
leader langeron at 1424
unit langeron-a on langeron 6
unit langeron-b on langeron 6
leader uvarov at 1425
unit uvarov-horse on uvarov 4
unit bagration-foot on uvarov 5
leader davout at 1427
unit friant on davout 6
END
  fate      1
  play      coalition: try langeron
  play      coalition: go 1425
  play      coalition: go 1426
  expect    log coalition contains "displaced"

