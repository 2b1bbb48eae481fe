# 032-marches.t -- 1X 32, 38, 106-3, 125 to 129, 257: formations and leaders without troops on the march.

test 1X-32-1  only a formation can march: not a leader in a box, nor one off the map
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
staff french centre 1949 source 2355 ap 8
leader mortier coming 5
unit gazan on mortier 3
leader legrand at 1322
END
  offer     french: command soult
  refuse    french: command lannes             because 1X-32-1
  refuse    french: command mortier            because 1X-32-1
  refuse    french: command legrand            because 1X-32-1

test 1X-38-2 1X-38-6  an unemployed leader rides 9 MP, without command or die, and it is told what he is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader legrand at 1322
leader soult at 1949
unit vandamme on soult 8
END
  play      french: ride legrand
  play      french: go 1323, go 1324, go 1325, go 1326, go 1327, go 1328, go 1329, go 1330
  offer     french: go 1331
  play      french: go 1331
  expect    truth leaders[id=legrand].hex = 1331
  expect    log coalition contains "A French leader without troops rides"  rule 1X-38
  expect    log coalition lacks "Legrand"
  no-offer  french: go 1332

test 1X-38-2  once in a phase, and nobody but him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader legrand at 1322 ridden
leader soult at 1949
unit vandamme on soult 8
END
  refuse    french: ride legrand               because 1X-38
  refuse    french: ride soult                 because 1X-38

test 1X-38-3  and again in the enemy's segment of forced marches
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "forced marches" 0 1
turn 3 of 12
leader legrand at 1322
leader soult at 1949
unit vandamme on soult 8
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    asked french
  play      french: ride legrand
  play      french: go 1323, go 1324, go 1325, go 1326, go 1327, go 1328, go 1329, go 1330, go 1331
  expect    truth leaders[id=legrand].hex = 1331

test 1X-38-4  he pays as cavalry does: three MP for woods
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader legrand at 1003
leader soult at 1949
unit vandamme on soult 8
END
  play      french: ride legrand
  play      french: go 1004, go 1005
  offer     french: go 1006
  play      french: go 1006
  no-offer  french: go 1007

test 1X-38-5  he heeds no enemy zone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader legrand at 1322
leader soult at 1949
unit vandamme on soult 8
leader bagration at 1424
unit bagration-foot on bagration 5
END
  play      french: ride legrand
  play      french: go 1323, go 1324, go 1325, go 1326
  expect    truth leaders[id=legrand].hex = 1326
  offer     french: go 1327

test 1X-38-5  and has none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 1
turn 3 of 12
leader legrand at 1424
leader soult at 1949
unit vandamme on soult 8
leader bagration at 1322
unit bagration-foot on bagration 5
fate 1
END
  play      coalition: try bagration
  play      coalition: go 1323, go 1324
  play      coalition: decline
  play      coalition: go 1325
  expect    truth leaders[id=bagration].hex = 1325

test 1X-106-3  a new march regiment moves with a free command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up mg-inf-2
  play      french: regiment march-1 x3
  play      french: done
  play      french: arrive mg-inf-2 x2355
  play      french: go 2354
  expect    truth leaders[id=mg-inf-2].hex = 2354
  expect    truth armies[0].ap = 8

test 1X-31-4 1X-106-3  where nothing else is due the enemy is told of no reinforcement: it marches before the first command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 4 of 12
leader soult at 2355
unit vandamme on soult 8
unit saint-hilaire on soult 6
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up mg-inf-2, regiment march-1 x3, done
  expect    log coalition lacks "reinforcements"
  offer     french: arrive mg-inf-2 x2355, command soult
  fate      2 1
  play      french: command soult, go 2354, halt
  refuse    french: arrive mg-inf-2 x2355  because 1X-52-1
  refuse    french: command mg-inf-2       because 1X-53-2

test 1X-134-1 1X-106-3  in Napoleon at Bay it marches before the first command of its own army
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "first player"
frame "player turn" commands 0 1 0 2
frame marches activation 0 1 1
turn 3 of 12
leader kutusov at 4509 commanded tested
unit kutusov-horse on kutusov 2
leader mg-inf-a1 at 4607 arrived
unit march-a on mg-inf-a1 2
staff coalition centre 4607 source 4607 ap 8
END
  offer     coalition: arrive mg-inf-a1 x4607

test 1X-106-3  a replacement leader without troops who is given one at the source has it, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader duroc at 2355
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up duroc, regiment march-1 x3, done
  play      french: arrive duroc x2355, go 2354
  expect    truth leaders[id=duroc].hex = 2354
  expect    truth armies[0].ap = 8

test 1X-106-3 1X-52-2  not with a division that joined the regiment
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 2355
unit vandamme on soult 8
unit saint-hilaire on soult 6
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up mg-inf-2, regiment march-1 x3
  play      french: take-up vandamme, give mg-inf-2, done
  play      french: command mg-inf-2
  expect    truth armies[0].ap = 7

test 1X-105-2 1X-106-3  nor with an older regiment that was filled up
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 2355
unit vandamme on soult 8
unit march-1 on soult 2
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: replace march-1
  play      french: take-up mg-inf-2, regiment march-2 x2
  play      french: take-up march-1, give mg-inf-2, done
  refuse    french: command mg-inf-2             because 1X-105-2

test 1X-125-1  a formation may end where it can be combined
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader murat at 1848
unit nansouty on murat 1
leader soult at 1949
unit vandamme on soult 8
staff french centre 1949 source 2355 ap 8
END
  play      french: command soult
  play      french: go 1848
  offer     french: halt

test 1X-125-2  not where neither can command both: Oudinot on Soult
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader soult at 1848
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit legrand-div on soult 9
unit friant on soult 6
leader oudinot at 1949
unit grenadiers on oudinot 6
staff french centre 1949 source 2355 ap 8
END
  play      french: command oudinot
  play      french: go 1848
  refuse    french: halt                       because 1X-125-2
  play      french: go 1847
  offer     french: halt

test 1X-257-1 1X-257-2  49 SP may pass through a hex, and not stop
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader napoleon at 1848
unit vandamme on napoleon 9
unit saint-hilaire on napoleon 7
unit legrand-div on napoleon 10
unit suchet on napoleon 8
unit friant on napoleon 7
unit nansouty on napoleon 1
leader lannes at 1949
unit caffarelli on lannes 7
staff french centre 1949 source 2355 ap 8
END
  play      french: command lannes
  play      french: go 1848
  refuse    french: halt                       because 1X-257-1
  play      french: go 1847
  offer     french: halt

test 1X-257-1  48 may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader napoleon at 1848
unit vandamme on napoleon 9
unit saint-hilaire on napoleon 7
unit legrand-div on napoleon 10
unit suchet on napoleon 8
unit friant on napoleon 7
unit nansouty on napoleon 1
leader lannes at 1949
unit caffarelli on lannes 6
staff french centre 1949 source 2355 ap 8
END
  play      french: command lannes
  play      french: go 1848
  offer     french: halt

test 1X-193-1 1X-257-2  26 SP may pass through a citadel, and not stop in it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader murat at 2921
unit vandamme on murat 9
unit legrand-div on murat 10
leader lannes at 2922
unit caffarelli on lannes 7
key brunn french
staff french centre 2922 source 2355 ap 8
END
  play      french: command lannes
  play      french: go 2921
  refuse    french: halt                       because 1X-193-1

test 1X-193-1  25 may stop
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader murat at 2921
unit vandamme on murat 9
unit legrand-div on murat 10
leader lannes at 2922
unit caffarelli on lannes 6
key brunn french
staff french centre 2922 source 2355 ap 8
END
  play      french: command lannes
  play      french: go 2921
  offer     french: halt

test 1X-126-2 1X-126-3  a subordinate is dropped off where the formation passes, and stays there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
staff french centre 1949 source 2355 ap 8
END
  play      french: command soult
  no-offer  french: drop lannes
  play      french: go 1848
  offer     french: drop lannes
  play      french: drop lannes
  expect    truth leaders[id=lannes].standing = at
  expect    truth leaders[id=lannes].hex = 1848
  play      french: go 1847
  refuse    french: drop lannes                because 1X-126-2
  play      french: halt
  no-offer  french: command lannes
  play      french: done
  no-offer  french: try lannes

test 1X-126-1  at the start nobody can be left: that is the command phase's business
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
staff french centre 1949 source 2355 ap 8
END
  play      french: command soult
  refuse    french: drop lannes                because 1X-126-1

test 1X-127-1 1X-127-2  when the infantry has no MP left the cavalry rides on without it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader murat at 1322
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 7
fate 1
END
  play      french: try murat
  play      french: go 1323, go 1324, go 1325, go 1326, go 1327
  no-offer  french: go 1328
  play      french: drop lannes
  play      french: go 1328, go 1329
  no-offer  french: go 1330
  expect    truth leaders[id=murat].hex = 1329
  expect    truth leaders[id=lannes].hex = 1327

test 1X-127-3 1X-127-4  one test for all, by the SP at the start and the march of the leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader murat at 1322
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 7
fate 1
END
  play      french: try murat
  play      french: go 1323, go 1324
  play      french: drop lannes
  play      french: go 1325, go 1326, go 1327, go 1328, go 1329
  expect    log french contains "Attrition of Murat: 9 SP"
  expect    log french lacks "Attrition of Lannes"

test 1X-129-1 1X-129-2 1X-6-2  neighbours within the span march by one command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 1
turn 3 of 12
leader kutusov at 4607
unit kutusov-horse on kutusov 2
leader dokhturov at 4606
unit dokhturov-a on dokhturov 6
leader miloradovich at 4609
unit miloradovich-a on miloradovich 5
staff coalition centre 4607 source 4607 ap 8
END
  no-offer  coalition: with miloradovich
  refuse    coalition: with miloradovich       because 1X-129
  play      coalition: with dokhturov, command kutusov
  expect    truth armies[1].ap = 7
  expect    truth leaders[id=dokhturov].under = kutusov

test 1X-36-2 1X-129-2  nobody is led over a primary river without a bridge
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader murat at 2354
unit nansouty on murat 2
leader soult at 2454
unit vandamme on soult 8
leader lannes at 2254
unit suchet on lannes 6
END
  offer     french: with lannes
  refuse    french: with soult                 because 1X-129-1
  no-offer  french: with soult

test 1X-129-1  not beyond the span
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 1
turn 3 of 12
leader kienmayer at 4607
unit kienmayer-foot on kienmayer 2
unit kienmayer-horse on kienmayer 2
leader dokhturov at 4606
unit dokhturov-a on dokhturov 6
staff coalition centre 4607 source 4607 ap 8
END
  refuse    coalition: with dokhturov          because 1X-129-1

test 1X-128-1  for an attack the formations in contact are joined under a leader with the span
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "battles" 0 0
turn 3 of 12
leader murat at 1323
unit nansouty on murat 2
unit caffarelli on murat 6
leader soult at 1322
unit vandamme on soult 8
leader lannes at 1223
unit suchet on lannes 7
leader bernadotte at 1222
unit drouet on bernadotte 6
leader bagration at 1423
unit bagration-foot on bagration 5
leader kutusov at 1422
unit miloradovich-a on kutusov 5
option reserves off
END
  play      french: attack murat
  offer     french: with soult
  play      french: with soult
  expect    truth leaders[id=soult].under = murat
  refuse    french: with bernadotte            because 1X-267

test 1X-128-1  not beyond the span
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "battles" 0 0
turn 3 of 12
leader oudinot at 1323
unit grenadiers on oudinot 6
leader soult at 1322
unit vandamme on soult 8
leader bagration at 1423
unit bagration-foot on bagration 5
option reserves off
END
  play      french: attack oudinot
  no-offer  french: with soult
  offer-only french: done

test 1X-43-1 1X-42-1  the star of the formation leader is taken from the attrition die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader davout at 1322
unit friant on davout 6
weather fair after fair
fate 1 5
END
  play      french: try davout
  play      french: go 1323, go 1324, go 1325, halt
  expect    log french contains "The die counts 4"

test 1X-43-2  that of a subordinate is not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "initiative" 0 0
turn 3 of 12
leader murat at 1322
leader davout under murat
unit friant on davout 6
weather fair after fair
fate 1 5
END
  play      french: try murat
  play      french: go 1323, go 1324, go 1325, halt
  expect    log french contains "The die counts 5"
