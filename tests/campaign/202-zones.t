# 202-zones.t -- 1X 202 to 209: zones of control, in the open country around 1426.

test 1X-202-1 1X-206-1  whoever comes next to a formation stops
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    trace contains "activation"
  expect    truth leaders[id=lannes].hex = 1427

test 1X-202-1  on any of the six sides
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1525 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1526
  play      french: decline
  expect    trace contains "activation"

test 1X-202-1  two hexes away nobody is stopped
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1429 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1428
  expect    trace contains "march 1X 181"

test 1X-202-2 1X-208-6  in two zones leaving still costs 2 MP and not 4
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
leader kienmayer at 1527
unit kienmayer-foot on kienmayer 3
piece C1 at 1426 bagration up
piece C2 at 1527 kienmayer up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.foot_left = 4

test 1X-202-2  zones are mutual: the one who comes and the one who stands are both seen
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    log french contains "Bagration is recognised at 1426"
  expect    log coalition contains "Lannes is recognised at 1427"

test 1X-202-3  artillery alone has a zone like any other
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-guns on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    trace contains "activation"

test 1X-202-3  a leader without troops has none
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    trace contains "march 1X 181"

test 1X-202-3  nor has a centre
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1426 source 4607 ap 3
leader lannes at 1428 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  expect    trace contains "march 1X 181"

test 1X-202-3 1X-226-3  nor a bridge train
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition at 1426
leader lannes at 1428 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  expect    trace contains "march 1X 181"

test 1X-204-1  out of a citadel the zone reaches
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 3022 commanded
unit suchet on lannes 6
leader bagration at 2921
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 3021
  refuse    french: go 3022  because 1X-206-1

test 1X-204-1  and not into it: who stands in it is in no zone
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2922 commanded
unit suchet on lannes 6
leader bagration at 2920
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2921
  expect    trace contains "march 1X 181"
  expect    truth leaders[id=lannes].hex = 2921

test 1X-205-1  not across a primary river without a bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2355 commanded
unit suchet on lannes 6
leader bagration at 2454
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2354
  expect    trace contains "march 1X 181"

test 1X-205-2  but across a bridge: he has to stop
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2355 commanded
unit suchet on lannes 6
leader bagration at 2453
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2354
  refuse    french: go 2355  because 1X-206-1

test 1X-205-1 1X-222-2  not where the bridge is down
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
leader lannes at 2355 commanded
unit suchet on lannes 6
leader bagration at 2453
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2354
  expect    trace contains "march 1X 181"

test 1X-205-1  nor across the ice
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
weather frost
leader lannes at 2355 commanded
unit suchet on lannes 6
leader bagration at 2454
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2354
  expect    trace contains "march 1X 181"

test 1X-205-2 1X-228-5  a pontoon is a bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 2354/2454
leader lannes at 2355 commanded
unit suchet on lannes 6
leader bagration at 2454
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2354
  refuse    french: go 2355  because 1X-206-1

test 1X-206-1  a formation stops though it has MP left
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    trace contains "activation"
  refuse    french: go 1428  because 1X-135

test 1X-206-3  entering a zone costs nothing extra
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  expect    truth march.foot_left = 8

test 1X-207-1 1X-207-2  who is in a zone when he would be activated gets no command
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 1428 source 2355 ap 8
leader lannes at 1427
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
END
  refuse    french: command lannes  because 1X-135
  no-offer  french: command lannes

test 1X-208-1  from one zone into another there is no step, whatever MP are left
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  refuse    french: go 1327  because 1X-208-1
  offer     french: go 1428

test 1X-208-2  leaving costs 2 MP and the ground
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.foot_left = 4

test 1X-208-3  nothing if the enemy has 1 SP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 1
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.foot_left = 8

test 1X-208-3  one MP if he has 2
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 1
unit bagration-guns on bagration 1
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.foot_left = 6

test 1X-208-3  two if he has 3
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 3
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.foot_left = 4

test 1X-208-4  horse leaves foot without surcharge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit walther on lannes 2
leader bagration at 1426
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.horse_left = 12

test 1X-208-4  but not horse
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit walther on lannes 2
leader bagration at 1426
unit bagration-foot on bagration 9
unit hussars on bagration 1
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.horse_left = 8

test 1X-208-4  the horse may stand with another formation of that hex
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit walther on lannes 2
leader bagration at 1426
unit bagration-foot on bagration 9
leader kienmayer at 1426
unit hussars on kienmayer 1
piece C1 at 1426 bagration up
piece C2 at 1426 kienmayer up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.horse_left = 8

test 1X-208-6  of several enemies the dearest counts, once
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 1
leader kienmayer at 1527
unit kienmayer-foot on kienmayer 2
piece C1 at 1426 bagration up
piece C2 at 1527 kienmayer up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  expect    truth march.foot_left = 6

test 1X-208-5 1X-208-7 1X-246-1  a forager stops nobody next to him
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426 forage
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    trace contains "march 1X 181"
  play      french: go 1428
  expect    truth march.foot_left = 6

test 1X-208-7 1X-246-1  nor does one pay for leaving him, and a step from side to side is free
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426 forage
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1327
  expect    truth march.foot_left = 8

test 1X-209-1  a vedette is revealed and passed by
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    log french contains "The piece at 1426 is a vedette"
  expect    trace contains "march 1X 181"
  play      french: go 1327
  expect    truth march.foot_left = 6

test 1X-209-1 1X-209-2  but nobody goes through it, or ends on it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  refuse    french: go 1426  because 1X-209-1

test 1X-209-1  vedettes with a formation are not shown, the formation stops him
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    log french lacks "is a vedette"
  expect    trace contains "activation"

test 1X-206-2  a pursuer goes through a zone in the first hex, the vacated one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader bagration at 1523
unit bagration-foot on bagration 9
leader kienmayer at 1426
unit kienmayer-foot on kienmayer 3
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
END
  fate      3
  play      french: pursue soult, on, on
  expect    truth leaders[id=soult].hex = 1525

test 1X-206-2  who goes back may pass through zones: no way is free here
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
leader lannes at 1525
unit suchet on lannes 6
leader murat at 1325
unit nansouty on murat 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  play      coalition: retreat 1326
  expect    log all contains "falls back"
  expect    truth leaders[id=bagration].sp = 2
  expect    truth leaders[id=bagration].hex != 1426

test 1X-29-2 1X-209-1  a leader without troops is not shown to who passes him, though he was in forage mode
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426 forage
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: decline
  expect    log french lacks "Bagration"
  expect    log all contains "The French side tries no repulse at 1427."
