# 220-bridges.t -- 1X 57 and 220 to 223: bridges damaged and repaired; Stockerau (1949) on a secondary river, Floridsdorf (2453) on the Danube.

test 1X-220-1 1X-220-2 1X-220-6  damaging a secondary bridge costs 1 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: damage 2049
  expect    truth march.foot_left = 8
  expect    log all contains "prepared for demolition"  rule 1X-57-2

test 1X-220-1 1X-220-2 1X-220-6  a primary one 3
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2453 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: damage 2354
  expect    truth march.foot_left = 4

test 1X-220-6  mixed formations pay as foot does
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: damage 2049
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-220-6  horse alone pays 2 for a secondary bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: damage 2049
  expect    truth march.horse_left = 10

test 1X-220-3  and cannot damage a primary one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2453 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: damage 2354  because 1X-220-3
  no-offer  french: damage 2354

test 1X-220-3  or repair it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
leader lannes at 2453 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: repair 2354  because 1X-220-3

test 1X-220-6  repairing a secondary bridge costs 2 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: repair 2049
  expect    truth march.foot_left = 6

test 1X-220-6  a primary one 4: after 1 MP of march it is just possible
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
leader lannes at 2453 commanded foot 2
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: repair 2354
  expect    log all contains "The bridge Floridsdorf to 2354 is repaired."

test 1X-220-6  and not after 1 1/2
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
leader lannes at 2453 commanded foot 3
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: repair 2354  because 1X-220-6

test 1X-220-6  horse alone pays 4 for repairing a secondary bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
leader lannes at 1949 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: repair 2049
  expect    truth march.horse_left = 6

test 1X-220-4 1X-57-3  MP for bridges do not lengthen the march: 2 MP and a demolition of 3 are line 1/2 to 2
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2453 commanded foot 4 moved
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: damage 2354
  play      french: halt
  expect    log french contains "6 SP in column A, base 3"

test 1X-220-4 1X-57-3  where 5 MP of march are the next but one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2452 commanded foot 9 moved
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2453
  expect    log french contains "6 SP in column A, base 5"

test 1X-220-5  no extended march after bridge work
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 1949 source 2355 ap 8
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  offer     french: extend
  play      french: damage 2049
  refuse    french: extend  because 1X-220-5
  no-offer  french: extend

test 1X-220-5  and no bridge work in an extended march
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded extended
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: damage 2049  because 1X-220-5

test 1X-221-1  a bridge is damaged in the movement phase alone
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 tried
unit suchet on lannes 6
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 3 3 3 0
END
  refuse    french: damage 2049  because 1X-221-1
  no-offer  french: damage 2049

test 1X-221-1  and from next to it alone
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1848 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: damage 2049  because 1X-221-1

test 1X-221-1  a bridge that is down cannot be damaged
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: damage 2049  because 1X-221-1

test 1X-57-1 1X-57-4  a demolition takes effect at the end of the phase: until then it is crossed
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: damage 2049
  expect    log all lacks "is down"
  play      french: go 2049
  expect    truth march.foot_left = 7

test 1X-57-1 1X-57-4 1X-222-1  then it is down
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049 planned
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" engineers 0 0
END
  expect    log all contains "The bridge 2049 to Stockerau is down"  rule 1X-57-1

test 1X-57-2  nobody who did not declare it can work on a bridge then
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" engineers 0 0
END
  expect    log all lacks "bridge"
  expect    log all contains "The French turn begins"

test 1X-57-4 1X-223-1 1X-223-4  a repaired bridge is crossed at once, by others too
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: repair 2049
  expect    log all contains "The bridge Stockerau to 2049 is repaired"
  play      french: go 2049
  expect    truth march.foot_left = 5

test 1X-222-1  a damaged bridge does not exist for movement
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
leader lannes at 2453 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 2354  because 1X-191-1

test 1X-223-1  one pays for each bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2820/2921
damaged 2821/2921
leader lannes at 2921 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: repair 2820
  expect    truth march.foot_left = 6
  play      french: repair 2821
  expect    truth march.foot_left = 2

test 1X-223-1  in the movement phase alone
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
leader lannes at 1949 tried
unit suchet on lannes 6
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 3 3 3 0
END
  refuse    french: repair 2049  because 1X-223-1

test 1X-223-2  not while the enemy holds the other end
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
piece C1 at 2049 bagration up
piece F1 at 1949 lannes up
leader lannes at 1949 commanded
unit suchet on lannes 6
leader bagration at 2049
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  refuse    french: repair 2049  because 1X-223-2

test 1X-223-2  an enemy unseen across the Danube keeps the engineers off: their MP are lost
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
leader lannes at 2453 commanded
unit suchet on lannes 6
leader bagration at 2354
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  offer     french: repair 2354
  play      french: repair 2354
  expect    log all contains "keeps the engineers from the bridge"
  expect    truth march.foot_left = 2
  refuse    french: go 2354  because 1X-191-1

test 1X-223-2 1X-70-1  nor where the garrison of their source stands
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
staff coalition centre 4509 source 2354 ap 1
leader lannes at 2453 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: repair 2354  because 1X-223-2

test 1X-223-2  a vedette does not
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 2354/2453
vedette VC1 at 2354
leader lannes at 2453 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: repair 2354
  expect    log all contains "is repaired"

test 1X-223-3  an enemy beside the engineers costs 3 MP more
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
piece C1 at 1950 bagration up
piece F1 at 1949 lannes up
leader lannes at 1949 commanded
unit suchet on lannes 6
leader bagration at 1950
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: repair 2049
  expect    log all contains "is repaired"

test 1X-223-3  so 5 MP in all, and after half an MP it is too late
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 1949/2049
piece C1 at 1950 bagration up
piece F1 at 1949 lannes up
leader lannes at 1949 tried foot 1
unit suchet on lannes 6
leader bagration at 1950
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  refuse    french: repair 2049  because 1X-223-3

test 1X-200-5  a vedette cannot damage a bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VF1 at 1949
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 64 1 64 0
END
  refuse    french: damage 2049  because 1X-200-5

test 1X-201-2  nor can one SP of horse
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded
unit walther on lannes 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: damage 2049  because 1X-201-2

test 1X-206-1 1X-221-1  who has come next to the enemy may still damage the bridge
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 2355
unit friant on davout 6
leader bagration at 2453
unit bagration-foot on bagration 5
fate 1 1 1
END
  play      french: try davout, go 2354
  offer     french: damage 2453

test 1X-220-5  who marches with him in an extended march works on no bridge
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
turn 3 of 12
staff french centre 2354 source 2355 ap 5
leader murat at 2048 reach 15
unit nansouty on murat 2
leader soult at 1949
unit vandamme on soult 8
END
  play      french: with soult, command murat, extend, move soult
  refuse    french: damage 2049  because 1X-220-5

test 1X-206-1 1X-244-2  who was stopped at a bridge changes his mode no more than another
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 2355
unit friant on davout 6
leader bagration at 2453
unit bagration-foot on bagration 5
fate 1 1 1
END
  play      french: try davout, go 2354
  offer     french: damage 2453
  refuse    french: forage  because 1X-206-1
  no-offer  french: forage
