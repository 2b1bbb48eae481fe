# 331-pursuit.t -- 1X 331 to 345: pursuit, its die and its losses.  The frame: battle, the victor's leader,
# hexes of retreat imposed, 0, 0, SP that the victor lost in this half.  Of the path the first hex is the one
# that was left; around 1526 all is clear.

test 1X-333-1 1X-333-3 1X-335-1  a hex of pursuit costs the beaten 1 SP; the vacated hex is the first
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  offer-only french: pursue soult, decline
  play      french: pursue soult, on, on, on
  expect    truth leaders[id=soult].hex = 1524
  expect    truth units[id=bagration-foot].sp = 6
  expect    log all contains "loses 3 SP"  rule 1X-333-1

test 1X-333-2  behind a full retreat the hexes that cannot be walked cost as much
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      1
  play      french: pursue soult
  expect    log all contains "hexes at most: 5"
  play      french: on, on, on
  expect    truth leaders[id=soult].hex = 1524
  expect    truth units[id=bagration-foot].sp = 4

test 1X-333-3  retreat 2, pursuit 2: the pursuer ends on the first hex of the path, next to the beaten
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 full
END
  fate      3
  play      french: pursue soult
  expect    log all contains "hexes at most: 2"
  play      french: on, on
  expect    truth leaders[id=soult].hex = 1525
  expect    truth units[id=bagration-foot].sp = 7

test 1X-331-1 1X-336-3  who stops of his own will makes only the hexes he entered
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "hexes at most: 4"
  play      french: on, on, halt
  expect    log coalition contains "The pursuit goes from 1526 to 1525."  rule 1X-331-1
  expect    truth leaders[id=soult].hex = 1525
  expect    truth units[id=bagration-foot].sp = 7

test 1X-331-1 1X-40-2  a leader without troops whom the pursuers come upon may be taken by their horse
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
unit margaron on soult 1
leader bagration at 1523
unit bagration-foot on bagration 9
leader dokhturov at 1525
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2 6
  play      french: pursue soult, on, decline, on, halt
  expect    truth leaders[id=dokhturov].standing = lost
  expect    truth leaders[id=soult].hex = 1525

test 1X-334-1 1X-40-1 1X-39-2  he who rode with a formation that is caught up with is in danger, too
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 4
leader dokhturov at 1525 with bagration
battle soult bagration targets 1526
path 1526 1525
END
  fate      2 6 6
  play      french: pursue soult, on, on
  expect    truth leaders[id=bagration].standing = lost
  expect    truth leaders[id=dokhturov].standing = lost
  expect    truth leaders[id=soult].hex = 1525

test 1X-335-1  a table result of 2 gives no third hex
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue soult, on, on
  expect    truth leaders[id=soult].hex = 1525
  expect    truth units[id=bagration-foot].sp = 7

test 1X-337-1  nobody has to pursue
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  play      french: decline
  expect    truth leaders[id=soult].hex = 1527
  expect    truth units[id=bagration-foot].sp = 9

test 1X-336-1  no less than the victor lost
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 2
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      5
  play      french: pursue soult
  expect    log all contains "hexes at most: 1"
  play      french: on
  expect    truth units[id=bagration-foot].sp = 7

test 1X-336-1  also when nobody pursues
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 2
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  play      french: decline
  expect    truth units[id=bagration-foot].sp = 7

test 1X-336-1  and no more than the pursuit where that is more
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 2
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, on, on
  expect    truth units[id=bagration-foot].sp = 6

test 1X-336-2  artillery takes them first
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
unit bagration-guns on bagration 2
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, on, on
  expect    truth units[id=bagration-guns].standing = lost
  expect    truth units[id=bagration-foot].sp = 8

test 1X-331-2  the formation leader may leave subordinates on the way
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
unit walther on murat 2
leader soult under murat
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue murat
  refuse    french: drop soult              because 1X-331-2
  play      french: on, on
  offer     french: drop soult
  play      french: drop soult, on
  expect    truth leaders[id=soult].hex = 1525
  expect    truth leaders[id=murat].hex = 1524

test 1X-331-2 1X-125-2  as on the march, two are not left in one hex of whom neither could lead the other
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 3 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit old-guard on napoleon 4
leader soult under napoleon
unit saint-hilaire on soult 6
unit vandamme on soult 8
unit legrand-div on soult 9
unit margaron on soult 1
leader davout under napoleon
unit friant on davout 6
unit caffarelli on davout 6
unit gudin on davout 6
unit viallanes on davout 1
leader bagration at 1523
unit bagration-foot on bagration 9
battle napoleon bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue napoleon, on, drop soult
  refuse    french: drop davout             because 1X-125-2
  play      french: on, drop davout, on
  expect    truth leaders[id=soult].hex = 1526
  expect    truth leaders[id=davout].hex = 1525
  expect    truth leaders[id=napoleon].hex = 1524

test 1X-126-2 1X-122-1  not all of them: he has to go on with troops
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 7
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue murat, on, drop soult
  refuse    french: drop lannes             because 1X-331-2
  play      french: on
  expect    truth leaders[id=lannes].standing = under

test 1X-39-1 1X-338-3  a leader without troops who rides with them takes no command of the guns left behind
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
unit horse-guns on murat 1
leader legrand at 1527 with murat
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  expect    log all lacks "pursue"
  expect    log all contains "The campaign is drawn"

test 1X-332-1  into a zone, but not from zone to zone
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader kienmayer at 1625
unit kienmayer-foot on kienmayer 3
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, decline, on
  expect    log all contains "comes to a stop at 1526"  rule 1X-332-1
  expect    truth leaders[id=soult].hex = 1526
  expect    truth units[id=bagration-foot].sp = 8

test 1X-332-1 1X-336-4  a zone in the first hex alone does not stop it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader kienmayer at 1426
unit kienmayer-foot on kienmayer 3
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, on, on
  expect    truth leaders[id=soult].hex = 1524

test 1X-332-1  a formation that is repulsed in the pursuit has no zone any more
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader mg-cav-a1 at 1625
unit kienmayer-horse on mg-cav-a1 1
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, repulse
  expect    truth leaders[id=soult].hex = 1526
  play      coalition: retreat 1725, retreat 1825
  play      french: on, on
  expect    truth leaders[id=soult].hex = 1524

test 1X-332-1  a repulse that fails ends the pursuit
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader kienmayer at 1625
unit kienmayer-foot on kienmayer 3
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, repulse
  expect    truth leaders[id=soult].hex = 1526
  expect    truth units[id=bagration-foot].sp = 8

test 1X-322-8 1X-324-3  a path through a zone doubles all of it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader davout at 1424
unit friant on davout 6
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, on, on
  expect    truth units[id=bagration-foot].sp = 3

test 1X-330-1  a vedette next to the path doubles nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
vedette VF1 at 1424
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, on, on
  expect    truth units[id=bagration-foot].sp = 6

test 1X-330-1  nor does an enemy vedette on the path stop the pursuit
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
vedette VC1 at 1525
vedette VC2 at 1625
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult, on, decline, on, on
  expect    truth leaders[id=soult].hex = 1524

test 1X-330-3  a vedette alone does not pursue
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 255 3 0 0 0
turn 3 of 3
vedette VF1 at 1527
leader bagration at 1523
unit bagration-foot on bagration 9
battle bagration - targets 1527
path 1526 1525 1524 1523 full
END
  expect    log all lacks "pursues"
  expect    truth units[id=bagration-foot].sp = 9

test 1X-321-2 1X-334-1  caught up with after a short retreat it is gone with all it has
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525
END
  fate      4 6
  play      french: pursue soult
  expect    log all contains "hexes at most: 2"
  play      french: on, on
  expect    truth leaders[id=soult].hex = 1525
  expect    truth units[id=bagration-foot].standing = lost
  expect    truth leaders[id=bagration].standing = lost
  expect    log all contains "all of its 9 SP"  rule 1X-334-1

test 1X-321-2 1X-334-1  a pursuit of 1 does not reach it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525
END
  fate      5
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 1526
  expect    truth units[id=bagration-foot].sp = 8

test 1X-321-4  a formation that could not retreat is reached by the first hex
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1526
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526
END
  fate      5 6
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 1526
  expect    truth units[id=bagration-foot].standing = lost

test 1X-321-4  with a pursuit of 0 it stays
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1526
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526
END
  fate      6
  play      french: pursue soult
  expect    truth units[id=bagration-foot].sp = 9
  expect    truth leaders[id=bagration].hex = 1526

test 1X-325-1 1X-325-2 1X-326-1  who left the map is taken when the pursuit comes to the edge, and it counts
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 0112 fought
unit vandamme on soult 8
leader bagration off 3 from 0111
unit bagration-foot on bagration 8
battle soult bagration targets 0111
path 0111 off
END
  fate      5 1
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 111
  expect    truth units[id=bagration-foot].standing = lost
  expect    truth leaders[id=bagration].standing = lost
  expect    log all contains "A decisive battle for the French side: 8 against 0"

test 1X-325-1  else he comes back
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 0112 fought
unit vandamme on soult 8
leader bagration off 3 from 0111
unit bagration-foot on bagration 8
battle soult bagration targets 0111
path 0111 off
END
  play      french: decline
  expect    truth leaders[id=bagration].standing = off

test 1X-324-1  over an unbridged river all is doubled when the pursuit comes to the bank
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 0
turn 3 of 3
leader soult at 3022 fought
unit vandamme on soult 8
leader bagration at 3324
unit bagration-foot on bagration 9
battle soult bagration targets 3123
path 3123 3223 3324 full
END
  fate      3
  play      french: pursue soult, on, on
  expect    truth leaders[id=soult].hex = 3223
  expect    truth units[id=bagration-foot].sp = 5

test 1X-298-1 1X-324-1  the ice of a lake is such a river
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 0
turn 3 of 3
weather frost
leader soult at 3328 fought
unit vandamme on soult 8
leader bagration at 3325
unit bagration-foot on bagration 9
battle soult bagration targets 3327
path 3327 3326 3325 full
END
  fate      3
  play      french: pursue soult, on, on
  expect    truth leaders[id=soult].hex = 3326
  expect    truth units[id=bagration-foot].sp = 5

test 1X-324-1  before the bank it is not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 0
turn 3 of 3
leader soult at 3022 fought
unit vandamme on soult 8
leader bagration at 3324
unit bagration-foot on bagration 9
battle soult bagration targets 3123
path 3123 3223 3324 full
END
  fate      4
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 3123
  expect    truth units[id=bagration-foot].sp = 8

test 1X-324-3  a zone and a river double once
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 0
turn 3 of 3
leader soult at 3022 fought
unit vandamme on soult 8
leader bagration at 3324
unit bagration-foot on bagration 9
leader davout at 3323
unit friant on davout 6
battle soult bagration targets 3123
path 3123 3223 3324 full
END
  fate      2
  play      french: pursue soult, on, on
  expect    log all contains "hexes at most: 3"
  expect    truth units[id=bagration-foot].sp = 3

test 1X-324-5 1X-346-3  artillery left at the river counts besides: 1 and 4 make 5
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 1
turn 3 of 3
leader soult at 3022 fought
unit vandamme on soult 8
leader bagration at 3324
unit bagration-foot on bagration 9
battle soult bagration targets 3123 lost 1 4
path 3123 3223 3324 full guns 1
END
  fate      3 1
  play      french: pursue soult, on, on
  expect    truth units[id=bagration-foot].sp = 5
  expect    log all contains "8 against 1"

test 1X-324-5 1X-336-1  and pays its part of the least loss
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2 0 0 2
turn 3 of 3
leader soult at 3022 fought
unit vandamme on soult 8
leader bagration at 3324
unit bagration-foot on bagration 9
battle soult bagration targets 3123
path 3123 3223 3324 full guns 1
END
  play      french: decline
  expect    truth units[id=bagration-foot].sp = 8

test 1X-328-3 1X-344-1 1X-336-4  before Olmütz the pursuit halts, and costs the hex that was made
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader soult at 4609 fought
unit vandamme on soult 8
leader bagration at 4607
unit bagration-foot on bagration 9
battle soult bagration targets 4608
path 4608 4607 stopped
END
  fate      1
  play      french: pursue soult
  expect    log all contains "hexes at most: 5"
  play      french: on
  expect    truth leaders[id=soult].hex = 4608
  expect    truth units[id=bagration-foot].sp = 8

test 1X-344-1  nor is a fortress entered that somebody holds without a garrison, though the retreat was short
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 4609 fought
unit vandamme on soult 8
leader bagration at 4607
unit bagration-foot on bagration 9
battle soult bagration targets 4608
path 4608 4607
END
  fate      1
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 4608
  expect    truth units[id=bagration-foot].sp = 8

test 1X-337-2 1X-338-1 1X-331-1  a subordinate pursues with his own foot; his guns stay with the formation leader
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  offer     french: pursue lannes, pursue soult
  play      french: pursue lannes, on, on, on
  expect    truth leaders[id=lannes].hex = 1524
  expect    truth units[id=suchet].leader = lannes
  expect    truth units[id=v-guns].leader = murat
  expect    truth leaders[id=murat].hex = 1527

test 1X-337-2 1X-338-2  when all pursue the guns stay with a leader left behind
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
unit horse-guns on murat 1
leader soult under murat
unit vandamme on soult 8
unit iv-guns on soult 2
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue murat, on, on, on
  expect    truth leaders[id=murat].hex = 1524
  expect    truth leaders[id=lannes].hex = 1527
  expect    truth units[id=horse-guns].leader = lannes
  expect    truth units[id=iv-guns].leader = lannes

test 1X-338-2 1X-338-3  a lone leader with guns is not asked: nobody would stay with them
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 15 3 0 0 0
turn 3 of 3
leader mg-inf-1 at 1527 fought
unit gudin on mg-inf-1 6
unit iii-guns on mg-inf-1 2
leader bagration at 1523
unit bagration-foot on bagration 9
battle mg-inf-1 bagration targets 1526
path 1526 1525 1524 1523 full
END
  expect    log all lacks "pursues"
  expect    truth units[id=bagration-foot].sp = 9

test 1X-338-3  without guns he is
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 15 3 0 0 0
turn 3 of 3
leader mg-inf-1 at 1527 fought
unit gudin on mg-inf-1 6
leader bagration at 1523
unit bagration-foot on bagration 9
battle mg-inf-1 bagration targets 1526
path 1526 1525 1524 1523 full
END
  offer-only french: pursue mg-inf-1, decline

test 1X-339-1  who has pursued one beaten formation does not pursue another; a second leader may
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought pursued
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  offer-only french: pursue soult, decline

test 1X-339-1  and where there is no second leader there is no second pursuit
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought pursued
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  expect    log all lacks "pursues"
  expect    result over

test 1X-340-1 1X-340-2  initiative 4 and a retreat of 3 make line 6; die 2 gives 4 hexes
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 2 on line 6, hexes at most: 4"

test 1X-340-2  initiative 5, retreat 8, die 4: line 12, 8 hexes
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 8 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit caffarelli on napoleon 7
leader bagration at 1518
unit bagration-foot on bagration 9
battle napoleon bagration targets 1526
path 1526 1525 1524 1523 1522 1521 1520 1519 1518 full
END
  fate      5
  play      french: pursue napoleon
  expect    log all contains "die 4 on line 12, hexes at most: 8"

test 1X-340-2  initiative 1, retreat 1, die 1: nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 15 1 0 0 0
turn 3 of 3
leader mg-inf-1 at 1527 fought
unit gudin on mg-inf-1 6
leader wimpffen at 1525
unit wimpffen-foot on wimpffen 9
battle mg-inf-1 wimpffen targets 1526
path 1526 1525 full
END
  fate      1
  play      french: pursue mg-inf-1
  expect    log all contains "die 1 on line 1, hexes at most: 0"

test 1X-340-3  never more than the retreat and 2
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 1 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit caffarelli on napoleon 7
leader wimpffen at 1525
unit wimpffen-foot on wimpffen 9
battle napoleon wimpffen targets 1526
path 1526 1525 full
END
  fate      1
  play      french: pursue napoleon
  expect    log all contains "die 0 on line 5, hexes at most: 3"

test 1X-340-4  against a garrison alone it is 5 against 1: -3
  position <<END
position campaign 1
seats 0 1
fate 4
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "pursuit die" 0 0 0 1 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit caffarelli on napoleon 7
battle napoleon - targets 1526
path 1526 1525 full
END
  expect    log all contains "die 1 on line 5, hexes at most: 3"

test 1X-340-4  of several the senior leader left counts: Bagration, 4, not Kienmayer, 3
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader kienmayer at 1523
unit kienmayer-foot on kienmayer 3
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue soult
  expect    log all contains "die 3 on line 6"

test 1X-341-1 1X-342-1  3 against 1: die 4 counts 2
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 4 3 0 0 0
turn 3 of 3
leader oudinot at 1527 fought
unit grenadiers on oudinot 6
leader wimpffen at 1523
unit wimpffen-foot on wimpffen 9
battle oudinot wimpffen targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue oudinot
  expect    log all contains "die 2 on line 5"

test 1X-342-1 1X-342-2  4 against 2: -2, and line 6 all the same
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader langeron at 1523
unit langeron-a on langeron 6
battle soult langeron targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue soult
  expect    log all contains "die 2 on line 6"

test 1X-341-2  all of it cavalry: -1, whoever leads
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
unit walther on murat 2
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue murat
  expect    log all contains "die 2 on line 6"

test 1X-341-2  with one unit of foot not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
unit suchet on murat 7
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue murat
  expect    log all contains "die 3 on line 6"

test 1X-341-2  all of it Imperial Guard: -1
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 7 3 0 0 0
turn 3 of 3
leader bessieres at 1527 fought
unit old-guard on bessieres 5
leader dokhturov at 1523
unit dokhturov-a on dokhturov 6
battle bessieres dokhturov targets 1526
path 1526 1525 1524 1523 full
END
  fate      3
  play      french: pursue bessieres
  expect    log all contains "die 2 on line 5"

test 1X-341-3  each pitched marker shown adds 1: die 2 counts 4
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought pitched 2
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 4 on line 6"

test 1X-341-3  those of the formation leader, though a subordinate pursues
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader murat at 1628 pitched 2
unit nansouty on murat 2
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 4 on line 6"

test 1X-341-3  and those shown while another of the formation led the defence
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 1
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
player coalition
leader soult at 1527 fought
unit vandamme on soult 8
leader lannes at 1527 fought pitched 1
unit suchet on lannes 2
leader bagration at 1523
unit bagration-foot on bagration 9
battle bagration soult targets 1527 from 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 3 on line 6"

test 1X-274-2 1X-276-2 1X-179-1  the horse of a neighbour in reserve, who has gone with the beaten, counts for them: die 2 counts 5
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader mg-cav-r1 at 1522 with bagration
unit hussars on mg-cav-r1 3 reserve
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 5 on line 6"

test 1X-341-4  cavalry, Guard and reserve at once: -1 once
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 7 3 0 0 0
turn 3 of 3
leader bessieres at 1527 fought
unit guard-horse on bessieres 2 reserve lost 1
leader dokhturov at 1523
unit dokhturov-a on dokhturov 6
battle bessieres dokhturov targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue bessieres
  expect    log all contains "die 3 on line 5"

test 1X-341-4  reserve alone: -1, and pitched markers do not count
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought pitched 2
unit vandamme on soult 8 reserve
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue soult
  expect    log all contains "die 3 on line 6"

test 1X-342-3  with more horse in reserve: cavalry differential and all cavalry together
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2 reserve
leader bagration at 1523
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      5
  play      french: pursue murat
  expect    log all contains "die 2 on line 6"

test 1X-342-3  rain adds 1
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
weather rain
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 3 on line 6"

test 1X-342-3  snow adds 1
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
weather snow
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 3 on line 6"

test 1X-342-3  mud adds nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
weather mud
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 2 on line 6"

test 1X-342-3  never under 0: die 1 with -3
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 3 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit caffarelli on napoleon 7
leader wimpffen at 1523
unit wimpffen-foot on wimpffen 9
battle napoleon wimpffen targets 1526
path 1526 1525 1524 1523 full
END
  fate      1
  play      french: pursue napoleon
  expect    log all contains "die 0 on line 7"

test 1X-343-1  5 SP pursue 5 hexes at most
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 8 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 5
leader bagration at 1518
unit bagration-foot on bagration 9
battle napoleon bagration targets 1526
path 1526 1525 1524 1523 1522 1521 1520 1519 1518 full
END
  fate      5
  play      french: pursue napoleon
  expect    log all contains "die 4 on line 12, hexes at most: 5"

test 1X-343-1  with 8 SP 8
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 8 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit caffarelli on napoleon 1
leader bagration at 1518
unit bagration-foot on bagration 9
battle napoleon bagration targets 1526
path 1526 1525 1524 1523 1522 1521 1520 1519 1518 full
END
  fate      5
  play      french: pursue napoleon
  expect    log all contains "die 4 on line 12, hexes at most: 8"

test 1X-343-1 1X-331-2  who leaves others on the way goes no farther than what he has left allows
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 5 0 0 0
turn 3 of 3
leader murat at 1527 fought
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
leader bagration at 1521
unit bagration-foot on bagration 9
battle murat bagration targets 1526
path 1526 1525 1524 1523 1522 1521 full
END
  fate      1
  play      french: pursue murat, on, drop soult, on
  expect    truth leaders[id=murat].hex = 1525
  expect    log all contains "loses 2 SP"

test 1X-341-5  in NAB who is ineffective in attack does not pursue
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 29 3 0 0 0
turn 3 of 3
option title nab
leader kolowrat at 1527 fought
unit kolowrat-foot on kolowrat 8
leader bernadotte at 1523
unit rivaud on bernadotte 6
battle kolowrat bernadotte targets 1526
path 1526 1525 1524 1523 full
END
  expect    log all lacks "pursues"
  expect    result over

test 1X-341-5  in a mixed force the others do, with +1
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 29 3 0 0 0
turn 3 of 3
option title nab
leader kolowrat at 1527 fought
unit kolowrat-foot on kolowrat 8
unit merveldt-foot on kolowrat 3
leader bernadotte at 1523
unit rivaud on bernadotte 6
battle kolowrat bernadotte targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      coalition: pursue kolowrat
  expect    log all contains "die 3 on line 4"

test 1X-341-5  in other titles he pursues like anybody
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 29 3 0 0 0
turn 3 of 3
leader kolowrat at 1527 fought
unit kolowrat-foot on kolowrat 8
leader bernadotte at 1523
unit rivaud on bernadotte 6
battle kolowrat bernadotte targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      coalition: pursue kolowrat
  expect    log all contains "die 2 on line 4"

test 1X-345-1  after a rear-guard battle the hexes of retreat alone count on the table
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 1 0 0 0
turn 3 of 3
option rear-guard on
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
battle soult bagration targets 1526 markers none rear-guard lost 0 8
path 1526 1525 full
END
  fate      3
  play      french: pursue soult
  expect    log all contains "die 3 on line 4, hexes at most: 1"

test 1X-345-2  a rear guard that is caught up with fights on: the battle is not decided yet
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 1 0 0 0
turn 3 of 3
option rear-guard on
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
battle soult bagration targets 1526 markers none rear-guard lost 0 8
path 1526 1525 full
END
  fate      3
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 1526
  expect    log all lacks "ecisive battle"
  expect    log all contains "The Coalition side holds its ground."  rule 1X-345-2

test 1X-345-1 1X-345-2  the pursuer may stop short of it, and then it is over
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 1 0 0 0
turn 3 of 3
option rear-guard on
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
battle soult bagration targets 1526 markers none rear-guard lost 0 8
path 1526 1525 full
END
  fate      3 6
  play      french: decline
  expect    log all contains "decisive battle for the French side: 8 against 0"

test 1X-345-2  a rear guard that is caught up with is attacked again where it stands now
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1526 fought
unit bagration-foot on bagration 9
piece F1 at 1527 soult up
piece C1 at 1526 bagration up
battle soult bagration targets 1526 from 1527 round 1
END
  fate      1
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  play      coalition: split x1
  expect    asked french
  fate      2
  play      french: pursue soult
  play      french: on
  expect    asked french
  offer     french: attack soult
  fate      6
  play      french: attack soult
  offer-only french: done
  play      french: done, pitched

test 1X-345-2 1X-292-1  the other formation of that defence goes all the same, before the next round
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 1527 fought
unit vandamme on soult 9
leader dokhturov at 1528 fought
unit dokhturov-a on dokhturov 5
leader bagration at 1526 fought
unit bagration-foot on bagration 9
piece F1 at 1527 soult up
piece C1 at 1526 bagration up
piece C2 at 1528 dokhturov up
battle soult bagration targets 1526 1528 from 1527 round 1
END
  fate      1
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  play      coalition: split x1
  fate      1
  play      french: pursue soult, on
  expect    asked coalition
  play      coalition: retreat 1625
  expect    truth leaders[id=bagration].hex = 1625
  expect    log all contains "holds its ground"
  play      french: attack soult
  offer     french: done

test 1X-287-1 1X-345-2  the part of a formation that fights on has shown its markers, too (64: four that do not slow the pursuit)
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader murat at 1527 fought pitched 64
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
leader bagration at 1526 fought
unit bagration-foot on bagration 9
piece F1 at 1527 murat up
piece C1 at 1526 bagration up
battle murat bagration targets 1526 from 1527 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: rear-guard
  play      french: stand, done
  play      coalition: split x1
  fate      2
  play      french: pursue soult
  play      french: on
  offer     french: attack soult
  play      french: attack soult, done
  refuse    french: pitched because 1X-287-1

test 1X-344-2 1X-333-1 1X-340-4  in Olmütz the pursuit costs him who fled there, not his host
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
staff coalition centre 4607 source 4607 ap 0
leader soult at 4609 fought
unit vandamme on soult 8
leader dokhturov at 4608 fought
unit dokhturov-a on dokhturov 6
leader kutusov at 4607
unit bagration-foot on kutusov 9
piece F1 at 4609 soult up
piece C1 at 4608 dokhturov up
piece C2 at 4607 kutusov
battle soult dokhturov targets 4608 from 4609 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  play      coalition: retreat 4607
  play      coalition: stand
  fate      1
  play      french: pursue soult, on
  expect    log all contains "The Coalition side loses 2 SP in the retreat."
  expect    truth units[id=dokhturov-a].sp = 4
  expect    truth units[id=bagration-foot].sp = 9

test 1X-337-1 1X-264-1  a subordinate who has pursued does not attack again
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
leader legrand under soult
unit legrand-div on legrand 9
leader bagration at 0828 fought
unit bagration-foot on bagration 6
leader miloradovich at 0829
unit miloradovich-a on miloradovich 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  play      french: done
  fate      1
  play      french: pursue legrand, on
  play      french: decline
  play      french: halt
  expect    log all contains "The battle from 0827 is over."
  expect    trace contains "organisation"

test 1X-279-1 1X-336-2  guns in reserve pay the pursuit first; the others in reserve stay out of it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "pursuit losses" 0 0 0 0 1 0 2
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
unit bagration-guns on bagration 1 reserve
unit hussars on bagration 2 reserve
battle soult bagration targets 1526
path 1526 1525 full
END
  expect    truth units[id=bagration-foot].sp = 8
  expect    log coalition lacks "Hussars lose"

test 1X-376-1 1X-338-3  an Austrian cannot take over two units of Russian guns: with one he stays behind
  position <<END
position campaign 1
seats 0 1
player coalition
frame match "end of turn"
frame "player turn" "end of player turn" 0 1
frame pursuit "who pursues" 0 0 18 3 0 0 0
turn 3 of 3
leader kutusov at 1527 fought
unit dokhturov-a on kutusov 6
unit army-guns on kutusov 2
unit column-1-guns on kutusov 2
leader liechtenstein under kutusov
unit hohenlohe on liechtenstein 2
leader soult at 1523
unit vandamme on soult 9
battle kutusov soult targets 1526
path 1526 1525 1524 1523 full
END
  offer-only coalition: pursue liechtenstein, decline

test 1X-376-1 1X-338-1  one unit of them he takes
  position <<END
position campaign 1
seats 0 1
player coalition
frame match "end of turn"
frame "player turn" "end of player turn" 0 1
frame pursuit "who pursues" 0 0 18 3 0 0 0
turn 3 of 3
leader kutusov at 1527 fought
unit dokhturov-a on kutusov 6
unit army-guns on kutusov 2
leader liechtenstein under kutusov
unit hohenlohe on liechtenstein 2
leader soult at 1523
unit vandamme on soult 9
battle kutusov soult targets 1526
path 1526 1525 1524 1523 full
END
  offer-only coalition: pursue kutusov, pursue liechtenstein, decline

test 1X-321-2 1X-334-1 1X-323-1  two formations that went together are caught together
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 9
leader dokhturov at 1525
unit dokhturov-a on dokhturov 4
battle soult bagration targets 1526
path 1526 1525
END
  fate      4 6 6 6
  play      french: pursue soult
  play      french: on, on
  expect    truth units[id=bagration-foot].standing = lost
  expect    truth units[id=dokhturov-a].standing = lost
  expect    truth leaders[id=soult].hex = 1525

test 1X-341-3  a rear-guard marker that was shown is no pitched one: it adds nothing to the pursuit
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought pitched 17
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      2
  play      french: pursue soult
  expect    log all contains "die 3 on line 6"

test 1X-333-1 1X-323-1  of two formations that went together the second loses what the first cannot
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader dokhturov at 1523
unit dokhturov-a on dokhturov 1
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      4 6
  play      french: pursue soult
  expect    log all contains "hexes at most: 3"
  play      french: on, on, on
  expect    truth units[id=dokhturov-a].standing = lost
  expect    truth units[id=bagration-foot].sp = 7

test 1X-40-2 1X-334-1  a leader without troops who stood where they are caught up with is in danger, too
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 5 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit bourcier on napoleon 2
leader bagration at 1524
unit bagration-foot on bagration 3
leader dokhturov at 1524
piece F1 at 1527 napoleon up
piece C1 at 1524 bagration up
piece C2 at 1524 dokhturov
battle napoleon bagration targets 1526
path 1526 1525 1524
END
  fate      1 6 6 6 6
  play      french: pursue napoleon, on, on, on
  expect    truth leaders[id=napoleon].hex = 1524
  expect    log all contains "Dokhturov is captured"

test 1X-40-2 1X-331-1  of two whom they come upon both are
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 0 5 0 0 0
turn 3 of 3
leader napoleon at 1527 fought
unit friant on napoleon 7
unit bourcier on napoleon 2
leader bagration at 1522
unit bagration-foot on bagration 3
leader dokhturov at 1524
leader miloradovich at 1524
piece F1 at 1527 napoleon up
piece C1 at 1522 bagration up
piece C2 at 1524 dokhturov
piece C3 at 1524 miloradovich
battle napoleon bagration targets 1526
path 1526 1525 1524 1523 1522 full
END
  fate      1 6 6 6 6
  play      french: pursue napoleon, on, on, decline, on
  expect    log all contains "Dokhturov is captured"
  expect    log all contains "Miloradovich is captured"

test 1X-310-4 1X-341-2  horse has no -1 into the mountains
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 4152 fought
unit nansouty on murat 2
unit walther on murat 2
leader bagration at 4552
unit bagration-foot on bagration 9
battle murat bagration targets 4252
path 4252 4352 4452 4552 full
END
  fate      3
  play      french: pursue murat
  expect    log all contains "die 3 on line 6"

test 1X-310-4 1X-341-2  but out of them it has
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 1 3 0 0 0
turn 3 of 3
leader murat at 4252 fought
unit nansouty on murat 2
unit walther on murat 2
leader bagration at 3852
unit bagration-foot on bagration 9
battle murat bagration targets 4152
path 4152 4052 3952 3852 full
END
  fate      3
  play      french: pursue murat
  expect    log all contains "die 2 on line 6"

test 1X-270-3  against a garrison it is 3 against 1 for Oudinot: -2
  position <<END
position campaign 1
seats 0 1
fate 4
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "pursuit die" 0 0 4 1 0 0 0
turn 3 of 3
leader oudinot at 1527 fought
unit friant on oudinot 7
unit caffarelli on oudinot 7
battle oudinot - targets 1526
path 1526 1525 full
END
  expect    log all contains "die 2 on line 3"

test 1X-338-1 1X-339-1  who has come onto the map in this turn may pursue like others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought arrived
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  offer     french: pursue

test 1X-337-1 1X-331-1  one of the formation in another hex pursues from there, and he who led them need not touch the way
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1528 fought
unit vandamme on soult 8
leader lannes at 1527 with soult fought
unit suchet on lannes 6
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526 from 1528 1527
path 1526 1525 1524 1523 full
END
  offer     french: pursue lannes
  no-offer  french: pursue soult
