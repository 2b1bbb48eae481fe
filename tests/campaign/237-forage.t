# 237-forage.t -- 1X 237 to 256: foraging.  Retz (1236) is a town ringed by six clear hexes; around 1426 all is clear; around 0203 all is hills.

test 1X-237-1 1X-238-1 1X-244-1  a formation in forage mode may forage or not
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    asked french
  offer     french: forages, draws
  play      french: draws
  expect    log french contains "8 SP in column A"

test 1X-238-1 1X-244-1 1X-238-2  one that is concentrated may not: without supply it is column A
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "8 SP in column A"
  expect    log french lacks "finds"

test 1X-237-2  in Napoleon at Bay nobody forages
  position <<END
position campaign 1
seats 0 1
option title nab
turn 3 of 3
leader lannes at 1426 commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: forage  because 1X-237-2
  no-offer  french: forage

test 1X-237-2  and who is in forage mode has no use of it
  position <<END
position campaign 1
seats 0 1
option title nab
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "8 SP in column A"

test 1X-239-1  with supply he has the choice: 2 AP are column B
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 1533 source 2355 ap 2
leader lannes at 1236 forage
unit suchet on lannes 8
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 3 0
END
  play      french: draws
  expect    log french contains "8 SP in column B"

test 1X-239-1 1X-242-3  and Retz is column D
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 1533 source 2355 ap 2
leader lannes at 1236 forage
unit suchet on lannes 8
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 3 0
END
  play      french: forages
  expect    log french contains "8 SP in column D"

test 1X-242-3 1X-248-1 1X-254-2  a town ringed by six clear hexes is worth 10.2
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 10.2 in the country"
  expect    log french contains "8 SP in column D"

test 1X-248-1 1X-240-2  seven clear hexes 8.4, column C
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 8.4 in the country"
  expect    log french contains "8 SP in column C"

test 1X-248-1  seven hexes of woods 3.5, column B
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0616 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 3.5 in the country"
  expect    log french contains "8 SP in column B"

test 1X-248-1  seven of mountains 1.4, column A
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 4354 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 1.4 in the country"
  expect    log french contains "8 SP in column A"

test 1X-248-1  seven of hills 6.3, column C
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0203 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 6.3 in the country"
  expect    log french contains "8 SP in column C"

test 1X-248-1 1X-240-1  marsh 0.2; what lies across the March without a bridge is not his
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 3839 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 1.0 in the country"
  expect    log french contains "8 SP in column A"

test 1X-240-1 1X-248-1  a lake gives nothing and is not counted
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 3326 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 5.7 in the country"
  expect    log french contains "8 SP in column B"

test 1X-240-1  not even in frost
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
weather frost
leader lannes at 3326 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 5.7 in the country"
  expect    log french contains "8 SP in column B"

test 1X-248-1 1X-240-1  a main town 4.0: Krems, less the hex across the Danube
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0348 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 10.0 in the country"
  expect    log french contains "8 SP in column D"

test 1X-240-1  and the ice of the Danube does not help
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
weather frost
leader lannes at 0348 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 10.0 in the country"
  expect    log french contains "8 SP in column D"

test 1X-248-1  a city 6.0: Iglau among hills
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0313 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 11.4 in the country"
  expect    log french contains "8 SP in column D"

test 1X-248-1  a capital 6.0: Wien
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2355 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 12.0 in the country"
  expect    log french contains "8 SP in column D"

test 1X-248-1  a citadel 4.0: Brünn
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2921 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 11.2 in the country"
  expect    log french contains "8 SP in column D"

test 1X-248-1  a depot 3.0, though in a village: Stockerau
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 10.2 in the country"
  expect    log french contains "8 SP in column D"

test 1X-254-3  an occupied village 1.5
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1540 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 8.7 in the country"
  expect    log french contains "8 SP in column C"

test 1X-254-3  an adjacent village is worth its ground
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1541 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 8.4 in the country"
  expect    log french contains "8 SP in column C"

test 1X-254-3  also on woods: 1.5 when occupied
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2344 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 4.5 in the country"
  expect    log french contains "8 SP in column B"

test 1X-254-1  a town next door is worth nothing to him
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1235 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 7.2 in the country"
  expect    log french contains "8 SP in column C"

test 1X-254-1 1X-251-1  unless a part of his formation stands in it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1235 forage foot 4 moved
unit suchet on lannes 8
leader oudinot at 1236 with lannes foot 4 moved
unit grenadiers on oudinot 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 10.2 in the country"
  expect    log french contains "14 SP in column D"

test 1X-254-2  a town on a hill is worth 3.0, not 3.9, and its hills are added
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 2516 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 8.4 in the country"
  expect    log french contains "8 SP in column C"

test 1X-249-1  what counts is where the leader stands at the end: he marches out of Retz
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1236 forage commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1235
  play      french: halt
  play      french: forages
  expect    log french contains "Lannes finds 7.2"

test 1X-243-1 1X-243-2  a forager's horse is tested apart
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 horse 4 moved
unit suchet on lannes 8
unit v-guns on lannes 1
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "9 SP in column C"
  expect    log french contains "2 SP in column C"

test 1X-243-1  and not when it draws on the trains
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 horse 4 moved
unit suchet on lannes 8
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: draws
  expect    log french contains "10 SP in column A"
  expect    log french lacks "2 SP in"

test 1X-243-2 1X-243-3  horse finds half as much in hills, and its die gains 1
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 3 3
turn 3 of 3
leader lannes at 0203 forage foot 4 horse 4 moved
unit suchet on lannes 8
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 6.3"
  expect    log french contains "The horse of Lannes finds 3.1"
  expect    log french contains "8 SP in column C, base 2"
  expect    log french contains "The die counts 3, index 5"
  expect    log french contains "2 SP in column B, base 1"
  expect    log french contains "The die counts 4, index 5"

test 1X-243-2 1X-243-3  in woods too
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 0616 forage foot 4 horse 4 moved
unit suchet on lannes 8
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 3.5"
  expect    log french contains "The horse of Lannes finds 1.7"

test 1X-243-4  in The Emperor Returns the horse of every formation is tested apart
  position <<END
position campaign 1
seats 0 1
option title tete
turn 3 of 3
leader lannes at 1426 foot 4 horse 4 moved
unit suchet on lannes 8
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "8 SP in column A"
  expect    log french contains "2 SP in column A"

test 1X-250-2 1X-241-1  there only his own hex counts
  position <<END
position campaign 1
seats 0 1
option title tete
turn 3 of 3
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 3.0"

test 1X-250-2  and nobody forages in an enemy zone
  position <<END
position campaign 1
seats 0 1
option title tete
turn 3 of 3
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
leader bagration at 1235
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "8 SP in column A"

test 1X-242-2  elsewhere he may
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
leader bagration at 1235
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    asked french
  offer     french: forages, draws
  play      french: forages
  expect    log french contains "Lannes finds 9.0"

test 1X-244-2  into forage mode costs half an MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: forage
  expect    truth march.foot_left = 9
  expect    truth leaders[id=lannes].forage = true

test 1X-244-2  back to concentrated mode 3 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: concentrate
  expect    truth march.foot_left = 4
  expect    truth leaders[id=lannes].forage absent

test 1X-244-2  in a forced march as well
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 tried
unit suchet on lannes 8
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 3 3 3 0
END
  play      french: forage
  expect    truth march.foot_left = 9

test 1X-244-2  nobody changes into the mode he is in
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: forage  because 1X-244-2

test 1X-244-3  a forager in a zone gets no command
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 1428 source 2355 ap 8
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
leader lannes at 1427 forage
unit suchet on lannes 8
leader bagration at 1426
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
END
  no-offer  french: command lannes
  offer     french: move-centre

test 1X-244-3 1X-176-2  on initiative he may concentrate, and no resistance is met
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 forage tried
unit suchet on lannes 8
leader bagration at 1426
unit bagration-foot on bagration 4
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  offer     french: concentrate
  play      french: concentrate
  expect    truth leaders[id=lannes].forage absent

test 1X-244-5  1 MP is enough to go into forage mode
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 tried allowed 2
unit suchet on lannes 8
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: forage
  expect    log all contains "Lannes goes into forage mode."

test 1X-244-5  and not to concentrate
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage tried allowed 2
unit suchet on lannes 8
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  refuse    french: concentrate  because 1X-244-5

test 1X-244-5 1X-233-11  the mode adds to the march: 2 MP and a half are one line more
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 commanded foot 2 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  play      french: forage
  play      french: halt
  play      french: draws
  expect    log french contains "8 SP in column A, base 4"

test 1X-233-11  leaving a zone counts too: 3 MP, and half an MP for the mode
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 tried
unit suchet on lannes 8
leader bagration at 1426
unit bagration-foot on bagration 4
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: go 1428
  play      french: forage
  play      french: halt
  play      french: draws
  expect    log french contains "8 SP in column A, base 4"

test 1X-244-6  the mode is not to be seen from afar
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader bagration at 1430
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    view coalition leaders[id=lannes] absent
  expect    view french leaders[id=lannes].forage = true

test 1X-244-6  but by an enemy next to him
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage commanded
unit suchet on lannes 8
leader bagration at 1425
unit bagration-foot on bagration 4
piece F1 at 1426 lannes up
piece C1 at 1425 bagration up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  expect    view coalition leaders[id=lannes].forage = true

test 1X-245-1  after an extended march a forager uses column A
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 1533 source 2355 ap 12
leader lannes at 1236 forage foot 12 moved commanded extended
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "8 SP in column A"
  expect    log french lacks "finds"

test 1X-245-1  who concentrated in this phase may not forage
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: concentrate
  refuse    french: forage  because 1X-245-1
  no-offer  french: forage
  play      french: halt
  expect    log french contains "8 SP in column A"

test 1X-249-2  28 SP of the Coalition, 3 1/2 MP, mud, Retz, die 6: 3 SP
  position <<END
position campaign 1
seats 0 1
option secrets off
weather mud
fate 6
turn 3 of 3
leader kutusov at 1236 forage foot 7 moved
unit miloradovich-a on kutusov 7
unit miloradovich-b on kutusov 6
unit dokhturov-a on kutusov 7
unit dokhturov-b on kutusov 6
unit army-guns on kutusov 2
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 18 1
END
  play      coalition: forages
  expect    log coalition contains "28 SP in column D, base 6"
  expect    log coalition contains "The die counts 7, index 13: 3 SP lost"

test 1X-250-1  a hex with an enemy piece feeds nobody, be it a vedette
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VC1 at 1336
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 9.0"
  expect    log french contains "8 SP in column D"

test 1X-250-1  nor one between two enemies on opposite sides
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VC1 at 1336
vedette VC2 at 1135
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 7.8"

test 1X-250-1 1X-70-1  nor one with the garrison of their source
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VC1 at 1336
staff coalition centre 4509 source 1135 ap 1
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 7.8"

test 1X-250-1  the rules' own case: enemies in 2318 and 2517, and 2417 feeds nobody
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VC1 at 2318
vedette VC2 at 2517
leader lannes at 2416 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 3.6"

test 1X-250-1  with 2318 free it does
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VC2 at 2517
leader lannes at 2416 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 4.5"

test 1X-250-1  beside two that are not opposite it does
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
vedette VC1 at 1336
vedette VC2 at 1234
leader lannes at 1236 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 9.0"

test 1X-251-1 1X-240-2  of a formation in several hexes the leader's seven count, once
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader oudinot at 1427 with lannes
unit grenadiers on oudinot 7
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "Lannes finds 8.4"
  expect    log french contains "15 SP in column C"

test 1X-252-1 1X-252-2  foragers whose hexes overlap count together
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1424 forage
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "17 SP in column C"

test 1X-252-1  three hexes apart they do not
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1423 forage
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "8 SP in column C"

test 1X-252-1  nor with one who is concentrated
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1424
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "8 SP in column C"

test 1X-252-3  the loss is that of the added strength, up to his own SP
  position <<END
position campaign 1
seats 0 1
option secrets off
weather rain-mud
fate 6
turn 3 of 3
leader lannes at 0616 forage foot 19 moved
unit suchet on lannes 2
leader soult at 0614 forage
unit vandamme on soult 9
unit legrand-div on soult 10
unit saint-hilaire on soult 7
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "28 SP in column B, base 11"
  expect    log french contains "index 19: 2 SP lost"

test 1X-253-1 1X-252-2  a shared hex may be left to the friend, and is his then
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1424 forage
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  offer     french: forager soult x1425, forages, draws
  play      french: forager soult x1425
  no-offer  french: forager soult x1425
  play      french: forages
  expect    log french contains "Lannes finds 7.2"

test 1X-253-1  no other hex can be
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1424 forage
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  refuse    french: forager soult x1427  because 1X-253-1

test 1X-253-1 1X-253-2  what one has foraged in this phase the other does not: both in one hex
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved tested grazed 127
unit suchet on lannes 8
leader soult at 1426 forage foot 4 moved
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  play      french: forages
  expect    log french contains "Soult finds 0.0"
  expect    log french contains "17 SP in column A"

test 1X-253-2  what he left the other has
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved tested grazed 63
unit suchet on lannes 8
leader soult at 1426 forage foot 4 moved
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  play      french: forages
  expect    log french contains "Soult finds 1.2"

test 1X-242-1 1X-251-2  each formation has its own test and its own total
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage
unit suchet on lannes 8
leader oudinot at 1236 forage
unit grenadiers on oudinot 7
frame match "first player"
frame "player turn" stationary 0 0
END
  play      french: forages
  play      french: forages
  expect    log french contains "Lannes finds 8.4"
  expect    log french contains "Oudinot finds 10.2"
  expect    log french contains "8 SP in column C"
  expect    log french contains "7 SP in column D"

test 1X-255-1 1X-255-2  besieged in a citadel nobody forages, and no points help: column A
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2921 source 2355 ap 12
leader lannes at 2921 forage
unit suchet on lannes 8
leader bagration at 2922
unit bagration-foot on bagration 4
leader kienmayer at 2920
unit kienmayer-foot on kienmayer 3
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 3 0
END
  expect    log french contains "8 SP in column A"

test 1X-255-2  one enemy does not besiege
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2921 source 2355 ap 12
leader lannes at 2921 forage
unit suchet on lannes 8
leader bagration at 2922
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 3 0
END
  expect    asked french
  offer     french: forages, draws

test 1X-256-1  in December a forager stands as at any time
  position <<END
position campaign 1
seats 0 1
turn 10 of 12
weather frost
leader lannes at 1426 forage
unit suchet on lannes 8
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 3 0
END
  play      french: forages
  expect    log french contains "8 SP in column C, base -1"

test 1X-256-2  off the map it is column C
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes off 4
unit suchet on lannes 8
frame match "first player"
frame "player turn" "next stationary" 0 0
frame attrition "which column" 0 3 0
END
  expect    log french contains "8 SP in column C, base -1"

test 1X-247-1  a forager at 2:1 defends at 4:1
  position <<END
position campaign 1
seats 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage
unit bagration-foot on bagration 3
battle soult bagration targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +2"

test 1X-247-3  beside one who is concentrated at 3:1
  position <<END
position campaign 1
seats 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage
unit bagration-foot on bagration 2
leader kienmayer at 0828
unit kienmayer-foot on kienmayer 1
battle soult bagration targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +1"

test 1X-247-5  a forager who attacks has no shift
  position <<END
position campaign 1
seats 0 1
leader soult at 0827 fought forage
unit vandamme on soult 6
leader bagration at 0828
unit bagration-foot on bagration 3
battle soult bagration targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +0"

test 1X-247-2 1X-247-6  after a round: initiative 4, die 4
  position <<END
position campaign 1
seats 0 1
fate 4
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage
unit bagration-foot on bagration 3
battle soult bagration targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
END
  play      coalition: on
  expect    log all contains "The formation at 0828 concentrates"  rule 1X-247-6
  expect    truth leaders[id=bagration].forage absent

test 1X-247-2 1X-247-6  after a round: initiative 4, die 5
  position <<END
position campaign 1
seats 0 1
fate 5
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage
unit bagration-foot on bagration 3
battle soult bagration targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
END
  play      coalition: on
  expect    log all lacks "concentrates"
  expect    truth leaders[id=bagration].forage = true

test 1X-247-2  he need not try it
  position <<END
position campaign 1
seats 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage
unit bagration-foot on bagration 3
battle soult bagration targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
END
  offer-only coalition: on, decline
  play      coalition: decline
  expect    log all lacks "concentrates"
  expect    truth leaders[id=bagration].forage = true

test 1X-247-2  each formation in the battle that forages, not the one that leads alone
  position <<END
position campaign 1
seats 0 1
fate 2 2
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828
unit bagration-foot on bagration 3
leader dokhturov at 0928 forage
unit miloradovich-a on dokhturov 3
battle soult bagration targets 0828 0928 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
END
  play      coalition: on
  expect    log all contains "The formation at 0928 concentrates"  rule 1X-247-6

test 1X-247-2 1X-247-6 1X-244-6  after the last round, too; where nobody sees him any more the enemy is told nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option secrets off
option reserves off
leader soult at 0827 forage
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  fate      4 4
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  play      french: decline
  offer-only french: on, decline
  play      french: on
  expect    log french contains "Soult concentrates"  rule 1X-247-6
  expect    log coalition lacks "concentrates"
  expect    truth leaders[id=soult].forage absent

test 1X-247-2 1X-272-2  not where the enemy has withdrawn before there was a round
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 forage
unit vandamme on soult 8
vedette VC1 at 0828
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: attack soult, done
  play      coalition: withdraw 1028
  no-offer  french: on
  offer     french: take-up vandamme

test 1X-247-3 1X-244-1  a forager in the box of one who is concentrated has joined him: 3:1
  position <<END
position campaign 1
seats 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader kutusov at 0828
unit kienmayer-foot on kutusov 1
leader bagration under kutusov forage
unit bagration-foot on bagration 2
battle soult kutusov targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +1"

test 1X-247-2 1X-247-3  and their leader may try to concentrate them after a round
  position <<END
position campaign 1
seats 0 1
fate 1
leader soult at 0827 fought
unit vandamme on soult 6
leader kutusov at 0828
unit kienmayer-foot on kutusov 1
leader bagration under kutusov forage
unit bagration-foot on bagration 2
battle soult kutusov targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
END
  play      coalition: on
  expect    log all contains "The formation at 0828 concentrates"  rule 1X-247-6
  expect    truth leaders[id=bagration].forage absent

test 1X-244-2 1X-258-2  a forager is not concentrated for nothing by way of the box of another
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult at 1949 forage
unit vandamme on soult 8
END
  play      french: take-up murat
  play      french: subordinate soult
  play      french: detach soult
  expect    truth leaders[id=soult].forage = true
  expect    truth leaders[id=murat].forage absent

test 1X-244-2  nor by the Major General whom a unit of his is given
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949 forage
unit vandamme on soult 8
unit saint-hilaire on soult 6
END
  play      french: take-up saint-hilaire
  play      french: activate mg-inf-2
  expect    truth leaders[id=mg-inf-2].forage = true

test 1X-244-2 1X-117-1  nor by one who is concentrated: his unit has joined those of the other as a forager
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult under murat forage
unit vandamme on soult 8
END
  play      french: take-up vandamme, give murat
  expect    truth units[id=vandamme].scattered = true
  expect    truth leaders[id=murat].forage absent

test 1X-244-2 1X-117-1  and given back it forages as before
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-inf-1 at 1949
unit march-1 on mg-inf-1 1
leader soult at 1949 forage
unit vandamme on soult 8
END
  play      french: take-up vandamme, give mg-inf-1
  play      french: take-up vandamme, give soult
  expect    truth leaders[id=soult].forage = true
  expect    truth units[id=vandamme].scattered absent

test 1X-244-2 1X-118-1  so it is with SP that a forager gives to others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader lannes at 1949
unit suchet on lannes 5
leader soult under lannes forage
unit vandamme on soult 8
END
  play      french: take-up vandamme, strength suchet x1
  expect    truth units[id=suchet].scattered = true

test 1X-247-3 1X-117-1  one column then, too
  position <<END
position campaign 1
seats 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader kutusov at 0828
unit kienmayer-foot on kutusov 1
unit bagration-foot on kutusov 2 scattered
battle soult kutusov targets 0828 from 0827 round 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +1"

test 1X-244-2 1X-117-1  until the formation has concentrated for 3 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader murat at 1426 commanded
unit nansouty on murat 1
unit suchet on murat 8 scattered
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 1 1 1 0
END
  play      french: concentrate
  expect    truth units[id=suchet].scattered absent
  expect    truth march.foot_left = 4

test 1X-244-2 1X-247-3  who has foragers in his box concentrates them for 3 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader murat at 1426 commanded
unit nansouty on murat 1
leader lannes under murat forage
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 1 1 1 0
END
  offer     french: concentrate
  play      french: concentrate
  expect    truth leaders[id=lannes].forage absent
  expect    truth march.foot_left = 4

test 1X-244-2 1X-146-1  nor by him who takes over from a leader who is called away
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 due 4 forage
unit legrand-div on legrand 9
leader duroc at 5630
unit friant on duroc 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=mg-inf-1].forage = true

test 1X-252-1 1X-239-1  nor with one in forage mode who has drawn on the points
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1424 forage tested
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "8 SP in column C"

test 1X-252-1 1X-245-1  nor with one who may not forage after an extended march
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
leader soult at 1424 forage tested extended
unit vandamme on soult 9
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  play      french: forages
  expect    log french contains "8 SP in column C"

test 1X-244-2 1X-117-1  nor by a leader without troops to whom his units are given
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949 forage
unit vandamme on soult 8
unit saint-hilaire on soult 6
leader lannes at 1949
END
  play      french: take-up saint-hilaire
  play      french: give lannes
  expect    truth leaders[id=lannes].forage = true

test 1X-238-2  be there twelve points in the pool
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff french centre 2355 source 2355 ap 12
leader lannes at 5650 foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 3 1
END
  expect    log french contains "8 SP in column A"

test 1X-244-1 1X-117-1  and one who foraged with other troops leads his new ones as they are
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
leader lannes at 1949 forage
END
  play      french: take-up saint-hilaire
  play      french: give lannes
  expect    truth leaders[id=lannes].forage absent
  expect    log all contains "1/IV Saint-Hilaire is now under Lannes."

test 1X-244-6 1X-244-2  an enemy next to him sees the mode change
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage commanded
unit suchet on lannes 8
leader bagration at 1425
unit bagration-foot on bagration 4
piece F1 at 1426 lannes up
piece C1 at 1425 bagration up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
frame march march 0 3 2 3 0
END
  play      french: concentrate
  expect    log coalition contains "1426" rule 1X-244-6

test 1X-122-4 1X-244-2  where one unit forages, the formation can be brought together
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader murat at 1426 commanded
unit suchet on murat 8
unit nansouty on murat 2 scattered
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 1 1 1 0
END
  offer     french: concentrate
  play      french: concentrate
  expect    truth units[id=nansouty].scattered absent
