# 230-attrition.t -- 1X 7, 31, 230 to 236: march attrition.  The tests begin in the test itself, or with the last hex of a march.

test 1X-233-7 1X-233-4 1X-233-8  French 25 SP without supply: column A, row 6; 2 MP are the row itself
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 6"
  expect    log french contains "index 7: 0 SP lost"

test 1X-233-7  27 SP are row 6, 
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit iv-guns on soult 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "27 SP in column A, base 6"
  expect    log french contains "index 7: 0 SP lost"

test 1X-233-7  28 SP row 7
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit iv-guns on soult 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "28 SP in column A, base 7"
  expect    log french contains "index 8: 0 SP lost"

test 1X-233-6  Coalition 28 SP: column A, row 7
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit miloradovich-b on kutusov 6
unit dokhturov-a on kutusov 7
unit dokhturov-b on kutusov 6
unit bagration-foot on kutusov 2
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  expect    log coalition contains "28 SP in column A, base 7"
  expect    log coalition contains "index 8: 0 SP lost"

test 1X-233-6  29 SP row 8
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit miloradovich-b on kutusov 6
unit dokhturov-a on kutusov 7
unit dokhturov-b on kutusov 6
unit bagration-foot on kutusov 3
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  expect    log coalition contains "29 SP in column A, base 8"
  expect    log coalition contains "index 9: 0 SP lost"

test 1X-233-8  0 1/2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 1 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 6"

test 1X-233-8  2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 6"

test 1X-233-8  2 1/2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 5 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 7"

test 1X-233-8  4 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 8 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 7"

test 1X-233-8  4 1/2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 9 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 8"

test 1X-233-8  5 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 10 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 8"

test 1X-233-8  5 1/2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 11 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 9"

test 1X-233-8  7 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 14 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 9"

test 1X-233-8  7 1/2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 15 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 10"

test 1X-233-8  9 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 18 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 10"

test 1X-233-8  9 1/2 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 19 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 11"

test 1X-233-8 1X-230-1  who did not march: row less 3
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "25 SP in column A, base 3"
  expect    log french contains "index 4: 0 SP lost"

test 1X-233-2  the longest march of any arm counts
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 8 horse 12 moved
unit vandamme on soult 9
unit margaron on soult 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "11 SP in column A, base 7"
  expect    log french contains "index 8: 0 SP lost"

test 1X-233-9  index 9
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 9: 0 SP lost"

test 1X-233-9  index 10
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 10: 1 SP lost"

test 1X-233-9  index 11
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 5
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 11: 1 SP lost"

test 1X-233-9  index 12
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 12: 2 SP lost"

test 1X-233-9 1X-183-1 1X-183-2 1X-234-2  mud adds 1: index 13
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather mud
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 13: 3 SP lost"

test 1X-233-9 1X-183-1 1X-183-2 1X-234-2  rain-mud adds 2: index 14
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 4 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 14: 4 SP lost"

test 1X-233-9  index 15
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 8 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP"
  expect    log french contains "index 15: 5 SP lost"

test 1X-233-9  index 16
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 10 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP"
  expect    log french contains "index 16: 6 SP lost"

test 1X-233-9  index 17
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 14 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP"
  expect    log french contains "index 17: 7 SP lost"

test 1X-233-9  index 18
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 18 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP"
  expect    log french contains "index 18: 8 SP lost"

test 1X-233-9  index 19
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 19 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP"
  expect    log french contains "index 19: 9 SP lost"

test 1X-184-1  heat adds 1 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather heat
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 6: 0 SP lost"

test 1X-185-1  rain adds 1 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather rain
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 6: 0 SP lost"

test 1X-186-1 1X-234-2  fair adds 0 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather fair
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 5: 0 SP lost"

test 1X-187-1  frost adds 0 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather frost
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 5: 0 SP lost"

test 1X-188-1  snow adds 1 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather snow
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 6: 0 SP lost"

test 1X-188-1  frost-snow adds 1 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather frost-snow
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 6: 0 SP lost"

test 1X-183-1  mud adds 1 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather mud
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 6: 0 SP lost"

test 1X-183-2 1X-234-2  rain-mud adds 2 to the die
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 7: 0 SP lost"

test 1X-234-1  a star of the formation leader takes 1 off
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
leader davout at 1426 foot 4 moved
unit friant on davout 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 6 1
END
  expect    log french contains "5 SP in column A, base 2"
  expect    log french contains "index 5: 0 SP lost"

test 1X-234-1 1X-233-10  but never below 0
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader davout at 1426 foot 4 moved
unit friant on davout 5
morale 3
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 6 1
END
  expect    log french contains "5 SP in column A, base 2"
  expect    log french contains "index 2: 0 SP lost"

test 1X-234-3 1X-234-4  a forced march adds 1 for each MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 4 moved forced
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 2
END
  expect    log french contains "5 SP in column A, base 2"
  expect    log french contains "index 5: 0 SP lost"

test 1X-234-3 1X-234-4  at most 4
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 10 moved forced
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 2
END
  expect    log french contains "5 SP in column A, base 4"
  expect    log french contains "index 9: 0 SP lost"

test 1X-234-5  half an MP counts as one
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 3 moved forced
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 2
END
  expect    log french contains "5 SP in column A, base 2"
  expect    log french contains "index 5: 0 SP lost"

test 1X-234-4  an extended march adds 1 for each MP beyond the allowance
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader soult at 1426 foot 14 moved commanded extended
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP in column A, base 5"
  expect    log french contains "index 8: 0 SP lost"

test 1X-234-6  morale: at -3 the French die gains 1
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
morale -3
leader soult at 1426 foot 4 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP"
  expect    log french contains "index 4: 0 SP lost"

test 1X-233-10  nobody loses more than he has
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather rain-mud
leader soult at 1426 foot 19 moved forced
unit vandamme on soult 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 2
END
  expect    log french contains "2 SP in column A, base 6"
  expect    log french contains "index 18: 2 SP lost"
  expect    truth leaders[id=soult].sp = 0

test 1X-233-3 1X-130-1  losses are spread evenly
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather mud
leader soult at 1426 foot 4 moved
unit legrand-div on soult 9
unit vandamme on soult 8
unit saint-hilaire on soult 7
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "base 6"
  expect    log french contains "index 13: 3 SP lost"
  expect    truth units[id=legrand-div].sp = 8
  expect    truth units[id=vandamme].sp = 7
  expect    truth units[id=saint-hilaire].sp = 6

test 1X-235-1  in mud the first SP is a gun
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather mud
leader kutusov at 1426 foot 8 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 3
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  expect    log coalition contains "10 SP in column A, base 5"
  expect    log coalition contains "index 12: 2 SP lost"
  expect    truth units[id=army-guns].sp = 2
  expect    truth units[id=miloradovich-a].sp = 6

test 1X-235-1  not if there are but 2 SP of guns
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather mud
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 2
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  expect    log coalition contains "9 SP in column A, base 4"
  expect    log coalition contains "index 11: 1 SP lost"
  expect    asked coalition
  offer     coalition: lose miloradovich-a, lose army-guns

test 1X-235-1  nor in fair weather
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
leader kutusov at 1426 foot 8 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 3
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  expect    log coalition contains "10 SP in column A, base 5"
  expect    log coalition contains "index 11: 1 SP lost"
  offer     coalition: lose miloradovich-a, lose army-guns

test 1X-235-2  rain and mud are mud, and the owner chooses which guns
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 5
turn 3 of 3
weather rain-mud
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 2
unit column-4-guns on kutusov 2
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  expect    log coalition contains "11 SP in column A, base 5"
  expect    log coalition contains "index 12: 2 SP lost"
  offer-only coalition: lose army-guns, lose column-4-guns, done

test 1X-236-1 1X-236-3  the Guard is not counted and does not lose
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather mud
leader napoleon at 1426 foot 10 moved
leader bessieres under napoleon
unit old-guard on bessieres 5
unit guard-horse on bessieres 2
unit guard-guns on bessieres 2
leader davout under napoleon
unit friant on davout 7
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 0 1
END
  expect    log french contains "7 SP in column A, base 5"
  expect    log french contains "index 11: 1 SP lost"
  expect    truth units[id=friant].sp = 6
  expect    truth units[id=old-guard].sp = 5

test 1X-236-2  the Guard alone is not tested
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader bessieres at 1426 foot 10 moved
unit old-guard on bessieres 5
unit guard-horse on bessieres 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 7 1
END
  expect    log french lacks "Attrition of"
  expect    dice none
  expect    truth units[id=old-guard].sp = 5
  expect    asked french

test 1X-236-2  the Russian Guard is
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
leader constantine at 1426 foot 4 moved
unit r-guard-foot on constantine 8
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 31 1
END
  expect    log coalition contains "8 SP in column A, base 4"
  expect    log coalition contains "index 5: 0 SP lost"

test 1X-233-5 1X-233-7  0 AP: column A
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
staff french centre 1533 source 2355 ap 0
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 1
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "20 SP in column A, base 2"

test 1X-233-5 1X-233-7  1 AP: column B
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
staff french centre 1533 source 2355 ap 1
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 1
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "20 SP in column B, base 2"

test 1X-233-5 1X-233-7  4 AP: column B
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
staff french centre 1533 source 2355 ap 4
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 1
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "20 SP in column B, base 2"

test 1X-233-5 1X-233-7  5 AP: column C
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
staff french centre 1533 source 2355 ap 5
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 1
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "20 SP in column C, base 1"

test 1X-233-5 1X-233-7  9 AP: column C
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
staff french centre 1533 source 2355 ap 9
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 1
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "20 SP in column C, base 1"

test 1X-233-5 1X-233-7  10 AP: column D
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
staff french centre 1533 source 2355 ap 10
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 1
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "20 SP in column D, base 1"

test 1X-233-4  without a line of communication the points count for nothing
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 1
turn 3 of 3
damaged 2354/2453
staff french centre 1533 source 2355 ap 12
leader soult at 1533
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 2 0
END
  expect    log french contains "25 SP in column A, base 3"

test 1X-7-1  the same die: 25 SP on 5 MP lose, 5 SP on 1 MP do not
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 5
turn 3 of 3
leader soult at 1426 foot 10 moved
unit legrand-div on soult 10
unit vandamme on soult 9
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "25 SP in column A, base 8"
  expect    log french contains "index 13: 3 SP lost"

test 1X-7-1  and 5 SP on 1 MP
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 5
turn 3 of 3
leader soult at 1426 foot 2 moved
unit legrand-div on soult 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "5 SP in column A, base 2"
  expect    log french contains "index 7: 0 SP lost"

test 1X-31-3 1X-31-6  attrition is the owner's secret: the enemy reads neither die nor loss
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
weather mud
leader soult at 1426 foot 10 moved
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "Attrition of Soult"
  expect    log coalition lacks "Attrition of"
  expect    log coalition lacks "SP lost"

test 1X-31-3  unless it was agreed that it is open, of whom the enemy recognises
  position <<END
position campaign 1
seats 0 1
option secrets off
turn 3 of 3
weather mud
leader soult at 1426 foot 10 moved
unit vandamme on soult 9
vedette VC1 at 1427
piece F1 at 1426 soult up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log coalition contains "The formation at 1426 loses"
  expect    log coalition lacks "Soult"

test 1X-234-7  no other rule of this campaign touches the die: Bavarians test as the French do
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
leader wrede at 1426 foot 4 moved
unit bavarian-foot on wrede 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 9 1
END
  expect    log french contains "5 SP in column A, base 2"
  expect    log french contains "index 5: 0 SP lost"

test 1X-233-1 1X-230-1  a formation is tested when its march ends, and before another goes
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader soult at 1426 commanded
unit vandamme on soult 5
leader lannes at 1433
unit suchet on lannes 5
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  refuse    french: try lannes  because 1X-181-1
  play      french: halt
  expect    log french contains "Attrition of Soult"
  expect    log french lacks "Attrition of Lannes"
  expect    trace contains "activation"

test 1X-230-1  each formation that stood still is tested too, once all have marched
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader soult at 1426
unit vandamme on soult 5
leader lannes at 1433
unit suchet on lannes 5
frame match "first player"
frame "player turn" stationary 0 0
END
  expect    log french contains "Attrition of Soult: 5 SP in column A, base -1"
  expect    log french contains "Attrition of Lannes: 5 SP in column A, base -1"

test 1X-230-2  in a forced march who did not go a hex is not tested
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader soult at 1426 tried
unit vandamme on soult 5
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  play      french: halt
  expect    log french lacks "Attrition of"
  expect    dice none
  expect    truth units[id=vandamme].sp = 5

test 1X-230-2 1X-234-3  who did is, and the march makes it harder
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
option secrets off
leader soult at 1426 tried
unit vandamme on soult 5
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0
END
  fate 3
  play      french: go 1427
  play      french: halt
  expect    log french contains "Attrition of Soult: 5 SP in column A, base 2"
  expect    log french contains "The die counts 4"

test 1X-31-1 1X-230-2  that he has lost all his troops on the march the enemy does not learn from the test that is not made
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded moved fought repulse-failed
leader lannes at 1828
unit suchet on lannes 6
leader bagration at 1427
unit bagration-foot on bagration 9
piece F2 at 1428 soult
frame match "first player"
frame "player turn" commands 0 0
frame marches "next formation" 0 0 1
frame march "next step" 1 2 1 2 0 1
frame retreat retreat 0 2 1 1 807
END
  play      french: retreat 1429
  expect    log coalition contains "tests the piece at 1429" rule 1X-31-3
  expect    log french lacks "Attrition of Soult"

test 1X-31-6  as long as nothing else is agreed that holds for a formation that is seen, too
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
weather mud
leader soult at 1426 foot 10 moved
unit vandamme on soult 9
leader bagration at 1427
unit bagration-foot on bagration 5
piece F1 at 1426 soult up
piece C1 at 1427 bagration up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "Attrition of Soult"
  expect    log coalition lacks "Attrition of"
  expect    log coalition lacks "SP lost"
  expect    log coalition lacks "by attrition"

test 1X-233-9 1X-31-2  of an enemy who is seen one learns what attrition costs him
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3
turn 3 of 3
player coalition
leader bagration at 1426 foot 4 moved
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 21 1
END
  expect    log french contains "The formation at 1426 loses" rule 1X-233-9
