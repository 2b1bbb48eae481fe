# 182-costs.t -- 1X 182, 187 to 192: what the next hex costs.  Halves of MP are told: foot_left, horse_left.

test 1X-189-2 1X-182-1  clear ground costs both arms one MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1327 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1328
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-189-3 1X-182-1  woods cost foot 2, horse 3, each of its own MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0259 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 0359
  expect    truth march.foot_left = 6
  expect    truth march.horse_left = 8

test 1X-189-3  a hill costs both 2
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0230 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 0131
  expect    truth march.foot_left = 6
  expect    truth march.horse_left = 10

test 1X-189-3  marsh costs foot 3, horse 4
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2655 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2756
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 6

test 1X-189-3  a mountain costs foot 3, horse 4
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 4154 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 4253
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 6

test 1X-189-3  a village costs what its ground costs
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0418 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 0318
  expect    truth march.foot_left = 6
  expect    truth march.horse_left = 10

test 1X-189-3  a town on a hill costs 1
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0921 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1020
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-189-3 1X-187-1  a lake is prohibited
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 3326 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 3325  because 1X-189-3
  no-offer  french: go 3325

test 1X-187-1 1X-189-3  in frost a lake is open ground behind a secondary river
  position <<END
position campaign 1
seats 0 1
weather frost
turn 3 of 3
leader lannes at 3326 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 3325
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 10

test 1X-188-1 1X-187-1  snow freezes lakes and rivers too: the Danube is a secondary river
  position <<END
position campaign 1
seats 0 1
weather snow
turn 3 of 3
leader lannes at 1850 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1951
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 10

test 1X-187-1  frost and snow together do so as well
  position <<END
position campaign 1
seats 0 1
weather frost-snow
turn 3 of 3
leader lannes at 1850 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1951
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 10

test 1X-191-1  a primary river without a bridge is not crossed
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1850 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 1951  because 1X-191-1
  no-offer  french: go 1951

test 1X-191-1 1X-187-1  rain does not help
  position <<END
position campaign 1
seats 0 1
weather rain
turn 3 of 3
leader lannes at 1850 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 1951  because 1X-191-1
  no-offer  french: go 1951

test 1X-187-2  frost leaves secondary rivers as they are
  position <<END
position campaign 1
seats 0 1
weather frost
turn 3 of 3
leader lannes at 1949 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2048
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 10

test 1X-191-3 1X-191-4  a secondary river without a bridge costs foot 2 and horse 1 more
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
  play      french: go 2048
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 10

test 1X-189-1 1X-191-3  hexside and ground are added: woods behind a secondary river
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0616 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 0516
  expect    truth march.foot_left = 2
  expect    truth march.horse_left = 6

test 1X-191-4 1X-191-2  over a secondary bridge on the primary road it is the road alone
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
  play      french: go 2049
  expect    truth march.foot_left = 9
  expect    truth march.horse_left = 13

test 1X-191-4 1X-191-2  over a primary bridge on the primary road: half an MP and one more
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2453 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2354
  expect    truth march.foot_left = 7
  expect    truth march.horse_left = 11

test 1X-191-2 1X-191-4  over a primary bridge on a secondary road: one and one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1433 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1533
  expect    truth march.foot_left = 6
  expect    truth march.horse_left = 10

test 1X-189-4  a primary road costs half an MP
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
  play      french: go 1848
  expect    truth march.foot_left = 9
  expect    truth march.horse_left = 13

test 1X-189-4 1X-190-1  a secondary road costs one MP through hills
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0345 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 0344
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-190-1  a primary road costs half an MP through hills
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0317 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 0318
  expect    truth march.foot_left = 9
  expect    truth march.horse_left = 13

test 1X-190-3  changing roads pays the rate of the link taken: here a secondary one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1021 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1020
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-190-3  between road hexes without a link the ground is paid
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1848 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1948
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-222-1  a damaged bridge carries no road: ground and ford are paid
  position <<END
position campaign 1
seats 0 1
damaged 1949/2049
turn 3 of 3
leader lannes at 1949 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2049
  expect    truth march.foot_left = 4
  expect    truth march.horse_left = 10

test 1X-192-1  a crest costs nothing
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 3422 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 3421
  expect    truth march.foot_left = 8
  expect    truth march.horse_left = 12

test 1X-190-2  ten hexes of primary road are 5 MP
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
  play      french: go 1848, go 1749, go 1648, go 1548, go 1448, go 1348, go 1247, go 1147, go 1047
  expect    truth march.foot_left = 1
  play      french: go 0947
  expect    log all lacks "refused"
  expect    truth leaders[id=lannes].hex = 947
  refuse    french: go 0846 because 1X-135

test 1X-190-3  nor is a hill cheaper for having a road of another way
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1021 commanded
unit suchet on lannes 6
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1121
  expect    truth march.foot_left = 6
  expect    truth march.horse_left = 10

test 1X-10-3  even columns lie half a hex lower: 2417 is between 2318 and 2517
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2417 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  offer     french: go 2318, go 2317, go 2517, go 2518, go 2416, go 2418
  refuse    french: go 2316 because 1X-131-1

test 1X-10-6  a link on two roads is of the better: 1848 to 1949 is primary
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
  play      french: go 1848
  expect    truth march.foot_left = 9
