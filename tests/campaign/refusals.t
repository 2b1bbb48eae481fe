# refusals.t -- wrong things that a player does, and what he reads.

test own:refusal-whose 1X-5-1 1X-32-1  leaders of the enemy, without a piece, without troops; a unit; another question
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
leader soult under davout
unit vandamme on soult 8
leader murat at 5640
leader lannes lost
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command kutusov because 1X-5-1 saying "Kutusov is the enemy's"
  refuse    french: command friant because any rule saying "Friant is a unit, and goes with its leader"
  refuse    french: command soult because 1X-32-1 saying "Soult is under Davout, and goes with him"
  refuse    french: command murat because 1X-32-1 saying "Murat has no troops"
  refuse    french: command lannes because 1X-32-1 saying "Lannes is lost"
  refuse    french: command bernadotte because 1X-32-1 saying "Bernadotte is not on the map"
  refuse    french: with kutusov because 1X-5-1 saying "Kutusov is the enemy's"
  refuse    french: ride davout because 1X-38-1 saying "Davout has troops: they march, by command or on initiative"
  refuse    french: try davout because 1X-135-3 saying "Initiatives come after the commands: end these first"
  refuse    french: attack davout because 1X-47-1 saying "That is not what is asked now"
  refuse    french: go 5649 because 1X-135-3 saying "That is not what is asked now"

test own:refusal-command 1X-66-2 1X-66-3 1X-151-1  a second command, one without a point, one too far from the centre
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
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader soult at 2610 reach 1
unit vandamme on soult 8
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command soult because 1X-151-1 saying "Soult is out of dispatch distance: the centre reaches 18 MP far"
  play      french: command davout
  refuse    french: command lannes because 1X-149-1 saying "Davout is on the march: that is ended first"
  refuse    french: extend because 1X-165-1 saying "No AP is left"
  fate      2
  play      french: go 5649, halt
  refuse    french: command davout because 1X-66-3 saying "Davout has marched already in this turn"
  refuse    french: command lannes because 1X-66-2 saying "No AP is left"
  play      french: done
  refuse    french: try davout because 1X-149-2 saying "Davout has marched already in this turn"
  refuse    french: command lannes because 1X-135-4 saying "Commands are given in their own segment, not now"

test own:refusal-step 1X-131-1 1X-181-3  hexes that are not next to it, the hex itself, a hex too dear, a goal that is none
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
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  refuse    french: go 5648 because 1X-131-1 saying "5648 is 2 hexes away: one goes from hex to hex"
  refuse    french: go 5650 because 1X-131-1 saying "5650 is where the march stands now"
  refuse    french: plan 0348 because 1X-169-1 saying "hexes away: too far for two turns"
  refuse    french: move kutusov because any rule saying "Kutusov is the enemy's"
  refuse    french: ride murat because 1X-181-1 saying "That is not what is asked now"
  play      french: go 5649
  refuse    french: plan 2921 because 1X-169-1 saying "The march has begun: its goal had to be named before"

test own:refusal-ride 1X-38-2  who rides is told of hexes only where he rides to them
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
leader murat at 5640
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride murat
  refuse    french: go 5638 because any rule saying "5638 is 2 hexes away"
  refuse    french: plan 5638 because any rule saying "That is not what is asked now"

test own:refusal-cost 1X-181-3  a hex that costs more than is left, with both numbers
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1949 commanded foot 7
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 2048 because 1X-181-3 saying "2048 costs 3 MP; left: 1½"

test own:refusal-river 1X-191-1  over a primary river without a bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 1951 because 1X-191-1 saying "There is a primary river between 1850 and 1951, and no bridge"

test own:refusal-zone 1X-208-1 1X-195-1  into the enemy's hex, and from one zone into another
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 reach 15
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
piece C1 at 1426 bagration up
piece F1 at 1427 lannes up
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
END
  refuse    french: command lannes because 1X-135-1 saying "Lannes is in an enemy zone of control, where no command reaches him"
  fate      1
  play      french: done, try lannes
  refuse    french: go 1426 because 1X-195-1 saying "The enemy stands in 1426"
  refuse    french: go 1327 because 1X-208-1 saying "1427 and 1327 are both in enemy zones of control"

test own:refusal-unseen 1X-31-1  of an enemy who is not seen the same is told, whether he stands there or is lost
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1429 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
leader kutusov lost
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: go 1426 because 1X-131-1 saying "1426 is 3 hexes away"
  refuse    french: move bagration because 1X-196-1 saying "Bagration is the enemy's"
  refuse    french: move kutusov because 1X-196-1 saying "Kutusov is the enemy's"
  refuse    french: drop bagration because any rule saying "Bagration is the enemy's"

test own:refusal-battle 1X-261-1 1X-267-1 1X-273-1  attacks by the wrong one, on nobody, on nothing; reserves of others; nobody left to fight
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 8
unit saint-hilaire on soult 4
leader lannes at 1526
unit suchet on lannes 6
leader bagration at 0828
unit bagration-foot on bagration 6
END
  refuse    french: attack bagration because 1X-262-1 saying "Bagration is the enemy's"
  refuse    french: attack lannes because 1X-261-1 saying "Lannes stands next to no enemy whom he can attack"
  refuse    french: attack vandamme because 1X-262-1 saying "Vandamme is a unit, and goes with its leader"
  refuse    french: target 0828 because 1X-262-1 saying "That is not what is asked now"
  play      french: attack soult
  refuse    french: target 0826 because 1X-262-2 saying "No enemy stands in Mährisch Budwitz"
  refuse    french: target 1527 because 1X-267-1 saying "No enemy stands in 1527"
  refuse    french: with bagration because 1X-267-1 saying "Bagration is the enemy's"
  refuse    french: with lannes because 1X-267-1 saying "Lannes cannot join this attack"
  refuse    french: target 0828 because 1X-262-2 saying "0828 is the last hex attacked"
  play      french: done
  refuse    french: reserve bagration-foot because 1X-273-1 saying "is the enemy's"
  refuse    french: reserve suchet because 1X-273-1 saying "Suchet is not in this battle"
  play      french: reserve vandamme, reserve saint-hilaire
  refuse    french: done because 1X-273-1 saying "All are in reserve: somebody has to fight"

test own:refusal-first-hex 1X-267-1  the first hex of the map is a hex like others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult
  refuse    french: target 0101 because any rule saying "No enemy stands in 0101"

test own:refusal-retreat 1X-320-1 1X-321-1 1X-322-9  a hex that is not next, the enemy's, one away from the source
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  refuse    coalition: retreat 1523 because 1X-320-1 saying "1523 is 3 hexes away: one goes from hex to hex"
  refuse    coalition: retreat 1527 because 1X-321-1 saying "The enemy stands in 1527"
  refuse    coalition: retreat 1425 because 1X-322-9 saying "1425 is farther from the supply source than another way"
  refuse    coalition: go 1525 because any rule saying "That is not what is asked now"
  play      coalition: retreat 1525
  refuse    coalition: retreat 1526 because 1X-322-3 saying "The retreat has come past 1526 already"

test own:refusal-pursuit 1X-331-1 1X-337-2  who was not there, whose guns would be alone, who is the enemy's
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 3 0 0 0
turn 3 of 3
leader soult at 1527 fought
unit vandamme on soult 8
leader davout at 3030
unit friant on davout 6
leader murat under soult
unit horse-guns on murat 1
leader bagration at 1523
unit bagration-foot on bagration 9
battle soult bagration targets 1526
path 1526 1525 1524 1523 full
END
  refuse    french: pursue bagration because 1X-331-1 saying "Bagration is the enemy's"
  refuse    french: pursue davout because 1X-331-1 saying "Davout does not belong to the victorious formation"
  refuse    french: pursue murat because 1X-337-2 saying "Murat has nothing but artillery, which does not pursue"

test own:refusal-unit 1X-130-1  the first unit of the list is the enemy's like any other
  position <<END
position campaign 1
seats 0 1
option secrets off
option reserves off
fate 5
turn 3 of 3
leader kutusov at 0827 foot 8 moved
unit miloradovich-a on kutusov 6
unit bagration-foot on kutusov 6
leader murat at 3030
unit nansouty on murat 2
frame match "second player"
frame "player turn" battles 0 1
frame attrition "which column" 0 18 1
END
  refuse    coalition: lose nansouty because any rule saying "Nansouty is the enemy's"

test own:refusal-enemy-piece 1X-238-3  whoever points at a piece of the enemy is told so, whatever is asked
  position <<END
position campaign 1
seats 0 1
frame match "second player's set-up"
frame set-up vedettes 0 0
leader soult at 0827
unit vandamme on soult 8
leader bagration at 1526
unit bagration-foot on bagration 6
END
  refuse    french: forage-start c1 because any rule saying "That piece is the enemy's"
