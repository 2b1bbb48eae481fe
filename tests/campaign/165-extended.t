# 165-extended.t -- 1X 165, 166: extended marches

test 1X-165-1 1X-151-3  one point more, paid at once, and foot has 9 MP
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command lannes
  expect    truth armies[side=french].ap = 4
  play      french: extend
  expect    truth armies[side=french].ap = 3
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644, go 5643, go 5642
  fate      1
  play      french: go 5641
  expect    trace contains "activation"
  expect    truth leaders[id=lannes].hex = 5641

test 1X-165-1  also when its MP are spent, and once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command lannes
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  no-offer  french: go 5644
  play      french: extend
  offer     french: go 5644
  refuse    french: extend           because 1X-165-1

test 1X-165-1  not without a point
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command lannes
  refuse    french: extend           because 1X-165-1
  no-offer  french: extend

test 1X-165-2  not on initiative
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try lannes
  refuse    french: extend           because 1X-165-2

test 1X-165-2  nor in a forced march
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try lannes
  refuse    french: extend           because 1X-165-2

test 1X-165-3 1X-166-1  one test at the end of 9 MP: line of 9, die +4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command lannes, extend
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644, go 5643, go 5642
  fate      1
  play      french: go 5641
  expect    log french contains "Lannes: 7 SP in column A, base 7." rule 1X-233-8
  expect    log french contains "The die counts 5," rule 1X-233-9

test 1X-166-1  7 MP of foot: the line of 7, die +2
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command lannes, extend
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644, go 5643
  fate      1
  play      french: halt
  expect    log french contains "Lannes: 7 SP in column A, base 6." rule 1X-233-8
  expect    log french contains "The die counts 3," rule 1X-233-9

test 1X-166-3  half an MP beyond counts as a whole
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 3 1 3 0 1 0
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 commanded moved extended foot 11
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: halt
  expect    log french contains "The die counts 2," rule 1X-233-9

test 1X-166-3  each arm against its own allowance: horse 7 of 7, foot 6 of 5: +1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 3 1 3 0 1 0
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 commanded moved extended foot 12 horse 14
unit suchet on lannes 7
unit walther on lannes 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: halt
  expect    log french contains "The die counts 2," rule 1X-233-9

test 1X-166-3  foot 5 of 5 and horse 7 of 7: nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 3 1 3 0 1 0
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 commanded moved extended foot 10 horse 14
unit suchet on lannes 7
unit walther on lannes 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: halt
  expect    log french contains "The die counts 1," rule 1X-233-9

test 1X-166-2  a forager who extends uses column A
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15 forage 1
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command lannes, extend
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644
  fate      1
  play      french: halt
  expect    log french contains "column A" rule 1X-233-8

test 1X-166-2  one who does not extend may forage
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
leader lannes at 5650 reach 15 forage 1
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: command lannes, go 5649, halt
  play      french: forages
  expect    log french contains "column C" rule 1X-233-8

test 1X-166-2  a supplied forager who extended uses column A all the same
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2355 source 2355 ap 5
leader lannes at 2352 foot 12 moved commanded extended forage 1 reach 15
unit suchet on lannes 7
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "7 SP in column A"
