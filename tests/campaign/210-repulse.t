# 210-repulse.t -- 1X 209 to 219: contact and repulse, in the open country around 1426.

test 1X-210-1 1X-211-1  14 SP repulse 2: the number is told, the enemy goes back two hexes
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
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  expect    prompt french contains ""
  offer-only french: repulse, decline
  play      french: repulse
  expect    log coalition contains "tries a repulse from 1427 with 14 SP"  rule 1X-211-1
  expect    log french contains "The repulse succeeds"
  expect    truth leaders[id=bagration].hex = 1424

test 1X-210-1 1X-212-1  13 do not: he stops, and is told no strength
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 4
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse fails"
  expect    log french lacks "2 SP"
  expect    truth leaders[id=bagration].hex = 1426
  expect    trace contains "activation"

test 1X-29-2 1X-211-3  who is repulsed is not recognised, and nobody pursues
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
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french lacks "recognised"
  expect    log all lacks "pursu"
  expect    truth leaders[id=bagration].hex = 1424

test 1X-211-5 1X-211-4 1X-213-1  he must enter the vacated hex, at its cost alone, and may go on
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
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  refuse    french: halt  because 1X-211-5
  refuse    french: go 1428  because 1X-211-5
  play      french: go 1426
  expect    truth march.foot_left = 6
  offer     french: halt

test 1X-211-5  without the MP to enter there is no attempt
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded foot 7
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  expect    trace contains "activation"

test 1X-211-5 1X-213-1  with just enough there is
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded foot 6
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  offer     french: repulse
  play      french: repulse
  play      french: go 1426
  expect    trace contains "activation"

test 1X-210-2  in a citadel nobody is repulsed
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 3022 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit legrand-div on soult 5
leader bagration at 2921
unit bagration-foot on bagration 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 3021
  no-offer  french: repulse
  refuse    french: go 3022  because 1X-206-1

test 1X-210-2  nor across the bridge of a primary river
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 2355 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit legrand-div on soult 5
leader bagration at 2453
unit bagration-foot on bagration 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 2354
  no-offer  french: repulse
  refuse    french: go 2355  because 1X-206-1

test 1X-210-2 1X-71-4  nor with the garrison of an active source
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 4434 source 4434 ap 3
leader soult at 4533 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit legrand-div on soult 5
leader bagration at 4434
unit bagration-foot on bagration 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 4433
  expect    trace contains "activation"

test 1X-210-3 1X-211-7  a vedette is repulsed if the attempt comes before the reveal: 4 SP do
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 4
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse succeeds"
  expect    log french lacks "is a vedette"
  expect    log french contains "The Coalition force at 1426 falls back to"
  refuse    french: halt  because 1X-211-5
  play      french: go 1426

test 1X-211-7 1X-212-1  3 SP do not: a vedette counts half an SP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 3
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse fails"
  expect    trace contains "activation"

test 1X-210-3 1X-219-2  after the reveal it is too late for him
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: decline
  expect    trace contains "march 1X 181"
  play      french: go 1428
  play      french: go 1427
  expect    trace contains "march 1X 181"

test 1X-210-3 1X-219-2  nor may he who found it out by going for its hex
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1427 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1426
  expect    truth leaders[id=soult].hex = 1427
  play      french: go 1428
  play      french: go 1427
  no-offer  french: repulse
  expect    trace contains "march 1X 181"

test 1X-246-1 1X-219-2  with a forager it is the same: whom he let stand he does not repulse when he comes back
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426 forage
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  offer-only french: repulse, decline
  play      french: decline
  play      french: go 1428
  play      french: go 1427
  no-offer  french: repulse
  expect    trace contains "march 1X 181"

test 1X-246-1 1X-219-2  another formation still may, at four to one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 8
leader bagration at 1426 forage
unit bagration-foot on bagration 2
piece C1 at 1426 bagration up
leader lannes at 1327 met-foragers0 1
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  offer-only french: repulse, decline
  play      french: repulse
  expect    log french contains "The repulse succeeds"

test 1X-219-2  but another formation may repulse it, seen as it is
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
vedette VC1 at 1426
piece C1 at 1426 VC1 up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  offer-only french: repulse, decline
  play      french: repulse
  expect    log french contains "The repulse succeeds"

test 1X-219-1  the question comes before the reveal
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  expect    asked french
  expect    log french lacks "is a vedette"
  play      french: decline
  expect    log french contains "is a vedette"

test 1X-219-1 1X-29-2  and so it does before a formation: nothing tells them apart
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  expect    asked french
  expect    log french lacks "recognised"
  expect    log coalition lacks "recognised"
  expect    view french pieces[id=C1].face_up absent

test 1X-211-2 1X-213-2  in a forced march an attempt costs one MP more
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
leader lannes at 1527
unit suchet on lannes 6
piece C1 at 1426 bagration up
piece F2 at 1527 lannes up
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    truth march.foot_left = 6
  play      french: go 1426
  expect    truth march.foot_left = 4

test 1X-213-2  a repulse needs no friend in the zone
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  play      french: drive 1427
  expect    log french contains "The repulse succeeds"
  play      french: go 1426

test 1X-212-3  a failed one in a forced march costs 1 SP and stops him in contact
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried
unit vandamme on soult 7
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  fate 2
  play      french: drive 1427
  expect    log french contains "The repulse fails"
  expect    truth leaders[id=soult].hex = 1427
  expect    truth leaders[id=soult].sp = 6

test 1X-212-3 1X-261-1  and no combat follows: he does not attack those whom he tried to repulse
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried
unit vandamme on soult 7
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "second player"
frame "player turn" "forced marches" 0 0
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  fate 2
  play      french: drive 1427
  expect    log french contains "The repulse fails"
  play      french: done
  play      coalition: done
  expect    log all contains "The Coalition turn begins."

test 1X-215-1  two enemies at once are tried together: 14 against 1 and 1
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 1
leader kienmayer at 1527
unit kienmayer-foot on kienmayer 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse succeeds"
  play      coalition: retreat 1525
  offer-only french: go 1426, go 1527
  play      french: go 1527
  expect    truth leaders[id=soult].hex = 1427
  refuse    french: go 1426  because 1X-211-5
  play      french: go 1527

test 1X-29-2 1X-215-1  of two who are repulsed nobody is recognised, though they go one after the other
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 1
leader kienmayer at 1527
unit kienmayer-foot on kienmayer 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse succeeds"
  play      coalition: retreat 1525
  expect    log french lacks "recognised"
  expect    log coalition lacks "recognised"

test 1X-29-2  a vedette goes before its formation, and shows it to nobody
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 1
vedette VC1 at 1426
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse succeeds"
  expect    log french lacks "recognised"
  expect    truth leaders[id=bagration].hex = 1424

test 1X-210-3 1X-211-3  and one that goes after it goes back two hexes as well
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 1
vedette VC1 at 1426
piece F1 at 1428 soult
piece C1 at 1426 bagration
piece C2 at 1426 VC1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    truth leaders[id=bagration].hex = 1424
  expect    truth pieces[noun=220].hex = 1424
  expect    truth pieces[noun=221].hex = 1424

test 1X-29-2  two formations of one hex go without being recognised
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 1
leader kienmayer at 1426
unit kienmayer-foot on kienmayer 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse succeeds"
  expect    log french lacks "recognised"
  expect    truth leaders[id=bagration].hex = 1424

test 1X-29-2  who goes back past a third formation is recognised by that one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 1
leader lannes at 1423
unit suchet on lannes 6
leader davout at 1624
unit friant on davout 6
leader mortier at 1224
unit gazan on mortier 6
leader murat at 1227
unit nansouty on murat 2
leader bernadotte at 1627
unit drouet on bernadotte 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "Bagration is recognised at 1424"
  expect    log coalition contains "Lannes is recognised at 1423"
  expect    log coalition lacks "Soult is recognised"

test 1X-215-1  14 against 2 and 1 fails
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
leader kienmayer at 1527
unit kienmayer-foot on kienmayer 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse fails"

test 1X-247-4  a forager is repulsed at four to one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 8
leader bagration at 1426 forage
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse succeeds"

test 1X-247-4  and not at less
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 7
leader bagration at 1426 forage
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "The repulse fails"

test 1X-217-1 1X-218-1 1X-29-3  a vedette that tries learns the leader, and no strength
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
vedette VF1 at 1428
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 64 1 64 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "Bagration is recognised at 1426"
  expect    log french lacks "9 SP"
  expect    log coalition contains "vedette"

test 1X-29-3 1X-217-1 1X-200-3  one that does not try learns nothing, and is seen itself
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
vedette VF1 at 1428
leader bagration at 1426
unit bagration-foot on bagration 9
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 64 1 64 0
END
  play      french: go 1427
  play      french: decline
  expect    log french lacks "recognised"
  expect    log coalition contains "The piece at 1427 is a vedette"
  expect    trace contains "activation"

test 1X-211-6 1X-211-3  going back through an enemy zone costs nothing
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
  expect    log all lacks "loses"
  expect    truth leaders[id=bagration].sp = 2
  expect    truth leaders[id=bagration].hex != 1426

test 1X-214-1  who was repulsed is attacked by another in the combat phase
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1426 commanded moved
unit vandamme on soult 9
leader bagration at 1424
unit bagration-foot on bagration 1
leader lannes at 1423
unit suchet on lannes 6
frame match "first player"
frame "player turn" battles 0 0
END
  offer     french: attack lannes

test 1X-214-1  and who repulsed may be attacked in his turn
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1426
unit vandamme on soult 9
leader bagration at 1425
unit bagration-foot on bagration 4
frame match "second player"
frame "player turn" battles 0 1
END
  offer     coalition: attack bagration

test 1X-216-1  a formation repulses as often as its MP allow, and may be repulsed as often
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
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  play      french: go 1426
  play      french: go 1425
  play      french: repulse
  expect    truth leaders[id=bagration].hex = 1422
  play      french: go 1424
  expect    truth march.foot_left = 2

test 1X-227-1  a train on the track stays in the hex that is left
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
train coalition on bagration
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    truth leaders[id=bagration].hex = 1424
  expect    truth trains[0].hex = 1426

test 1X-228-4  a pontoon stays when the formation beside it goes back
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 2445 source 2445 ap 3
train coalition laid 1949/2048
leader soult at 1748 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1949
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1848
  play      french: repulse
  expect    log french contains "The repulse succeeds"
  expect    truth trains[0].hex = 1949
  expect    truth trains[0].other = 2048

test 1X-211-2  with the entry and one MP left he may try in a forced march
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried foot 4
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
leader lannes at 1527
unit suchet on lannes 6
piece C1 at 1426 bagration up
piece F2 at 1527 lannes up
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  play      french: go 1427
  offer     french: repulse

test 1X-211-2  with half an MP less he may not
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried foot 5
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
leader lannes at 1527
unit suchet on lannes 6
piece C1 at 1426 bagration up
piece F2 at 1527 lannes up
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  play      french: go 1427
  expect    log all lacks "repulse"
  expect    log french contains "Attrition of Soult"

test 1X-212-2  that he failed is remembered for the battle
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 4
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  expect    truth leaders[id=soult].did contains repulse-failed

test 1X-212-2  and not of one who did not try
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 4
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: decline
  expect    truth leaders[id=soult].did lacks repulse-failed
  expect    log all contains "Bagration is recognised at 1426."

test 1X-211-5 1X-325-1  who is driven off the map has vacated his hex, too
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
leader soult at 0103 commanded
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader davout at 0201
unit friant on davout 6
leader bagration at 0101
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 0102
  play      french: repulse
  expect    log all contains "leaves the map"
  refuse    french: halt  because 1X-211-5
  play      french: go 0101
  expect    truth leaders[id=soult].hex = 101

test 1X-217-1 1X-29-2  a vedette that tries learns the leader, and not who is under him
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
staff coalition centre 1420 source 1420 ap 3
vedette VF1 at 1428
leader bagration at 1426
leader dokhturov under bagration
unit bagration-foot on dokhturov 9
leader soult at 1328
unit vandamme on soult 9
frame match "second player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 64 1 64 0
END
  play      french: go 1427
  play      french: repulse
  expect    log french contains "Bagration is recognised at 1426"
  expect    view french leaders[id=bagration].hex = 1426
  expect    view french leaders[id=dokhturov] absent

test 1X-217-1 1X-29-2  the first formation that comes sees them all
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
vedette VF1 at 1427
leader bagration at 1426
leader dokhturov under bagration
unit bagration-foot on dokhturov 9
leader soult at 1328 commanded
unit vandamme on soult 9
piece C1 at 1426 bagration scouted
piece F1 at 1427 VF1 up
piece F2 at 1328 soult
frame match "second player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  expect    view french leaders[id=dokhturov] absent
  play      french: go 1327, decline
  expect    view french leaders[id=dokhturov].under = bagration

test 1X-211-5 1X-244-2  nor does he change his mode before he has entered it, so that his MP would not do
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded foot 6
unit vandamme on soult 9
unit saint-hilaire on soult 5
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  play      french: repulse
  refuse    french: forage  because 1X-211-5
  play      french: go 1426
  expect    truth leaders[id=soult].hex = 1426

test 1X-246-1 1X-219-2  a forager that he let stand is let stand, whichever piece it is
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded met-foragers2 1
unit vandamme on soult 8
leader bagration at 1426 forage
unit bagration-foot on bagration 2
piece C17 at 1426 bagration up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  no-offer  french: repulse
  expect    trace contains "march 1X 181"

test 1X-219-2 1X-211-1  the Coalition may repulse a vedette as well, whichever piece it is
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
player coalition
staff french centre 1420 source 1420 ap 3
leader bagration at 1428 commanded
unit bagration-foot on bagration 9
vedette VF1 at 1426
piece F1 at 1426 VF1 up
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 21 1 21 0
END
  play      coalition: go 1427
  offer-only coalition: repulse, decline
