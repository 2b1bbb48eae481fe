# 040-capture.t -- 1X 40, 41: leaders in danger.

test 1X-40-1 1X-41-1  all SP of his formation lost in combat: a die above his initiative, and he is taken
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 21 3 3 0
turn 3 of 3
fate 5
leader bagration at 1138
unit bagration-foot on bagration 3
END
  expect    log all contains "Bagration is captured."  rule 1X-41-3
  expect    truth leaders[id=bagration].standing = lost

test 1X-41-1 1X-41-2  at his initiative he escapes, two hexes away
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 21 3 3 0
turn 3 of 3
fate 4
leader bagration at 1138
unit bagration-foot on bagration 3
staff coalition centre 1533 source 4607 ap 8
END
  expect    log all contains "escapes"  rule 1X-41-2
  expect    truth leaders[id=bagration].standing = at
  expect    trace contains "repulse"

test 1X-40-1  by pursuit, too
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 21 3 5 0
turn 3 of 3
fate 6
leader bagration at 1138
unit bagration-foot on bagration 3
END
  expect    truth leaders[id=bagration].standing = lost

test 1X-40-1  not by attrition
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 21 3 0 0
turn 3 of 3
leader bagration at 1138
unit bagration-foot on bagration 3
END
  expect    log all lacks "captured"
  expect    log all lacks "escapes"
  expect    truth leaders[id=bagration].standing = at

test 1X-40-1  each leader of the formation is in danger
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 20 3 3 0
turn 3 of 3
fate 6 6
leader miloradovich at 1138
leader bagration under miloradovich
unit bagration-foot on bagration 3
END
  expect    truth leaders[id=bagration].standing = lost
  expect    truth leaders[id=miloradovich].standing = lost

test 1X-40-2  cavalry that comes upon an unemployed leader may take him
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame capture capture 0 21 12
turn 3 of 3
fate 6
leader bagration at 1138
leader mg-cav-1 at 1138
unit walther on mg-cav-1 2
END
  expect    truth leaders[id=bagration].standing = lost

test 1X-40-2  those in his box are in danger before him
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 1 1 1 0
turn 3 of 3
staff french centre 2355 source 2355 ap 6
leader murat at 1137 commanded
unit nansouty on murat 2
unit walther on murat 2
leader kutusov at 1138
leader uvarov under kutusov
END
  fate      6 6
  play      french: go 1138
  expect    truth leaders[id=uvarov].standing = lost
  expect    truth leaders[id=kutusov].standing = lost

test 1X-40-4 1X-40-2  infantry alone drives him off
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame capture capture 0 21 3
turn 3 of 3
leader bagration at 1138
leader lannes at 1138
unit suchet on lannes 7
staff coalition centre 1533 source 4607 ap 8
END
  expect    log all contains "is driven off"  rule 1X-40-4
  expect    truth leaders[id=bagration].standing = at
  expect    trace contains "repulse"

test 1X-40-3  the enemy's strength is not told
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame capture capture 0 21 12
turn 3 of 12
fate 6
leader bagration at 1138
leader mg-cav-1 at 1138
unit walther on mg-cav-1 2
END
  expect    view coalition units[id=walther] absent
  expect    log all contains "Bagration is captured."

test 1X-41-1 1X-34-1  the die is held against what is printed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame capture capture 0 11 255
turn 3 of 3
fate 3
leader duroc at 1949
leader kutusov at 1138
unit kutusov-horse on kutusov 2
staff french centre 2355 source 2355 ap 8
END
  expect    truth leaders[id=duroc].standing = at

test 1X-41-3  a captured leader never returns
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader duroc lost
END
  play      french: take-up nansouty
  refuse    french: activate duroc             because 1X-111-2

test 1X-41-4  a Major General is never captured
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 15 3 3 0
turn 3 of 3
leader mg-inf-1 at 1949
unit gudin on mg-inf-1 3
END
  expect    truth leaders[id=mg-inf-1].standing = out
  expect    log all lacks "captured"

test 1X-40-2 1X-41-3  reinforcements come upon him in the hex where they enter
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit kellermann on bernadotte 1
leader bagration at 0348
fate 6 2
END
  play      french: arrive bernadotte x348
  expect    log all contains "Bagration is captured."  rule 1X-41-3
  play      french: halt
  expect    truth leaders[id=bernadotte].hex = 348

test 1X-40-4  without cavalry they drive him off
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
leader bagration at 0348
END
  play      french: arrive bernadotte x348
  expect    truth leaders[id=bagration].standing = at
  expect    truth leaders[id=bagration].hex != 348
  expect    log all lacks "captured"

test 1X-40-3  nor is it where he is repulsed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 5650
unit friant on davout 6
leader bagration at 5648
fate 2
END
  play      french: try davout, go 5649, repulse
  expect    log all contains "The leader at 5648 is driven off."  rule 1X-40-3
  expect    log all contains "The repulse succeeds."
  expect    log all lacks "6 SP."

test 1X-40-3 1X-211-1  before a formation it is told
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 5650
unit friant on davout 6
leader bagration at 5648
leader kienmayer at 5648
unit kienmayer-horse on kienmayer 2
fate 2
END
  play      french: try davout, go 5649, repulse
  expect    log all contains "from 5649 with 6 SP."  rule 1X-211-1

test 1X-29-1 1X-40-2  a leader without troops rides face down though he stays beside the enemy, who may enter his hex and take him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader legrand at 1426
piece F1 at 1426 legrand up
leader bagration at 1427
unit kutusov-horse on bagration 2
END
  play      french: ride legrand, go 1527, halt, done
  expect    view coalition leaders[id=legrand] absent
  fate      2 6 1
  play      coalition: try bagration
  play      coalition: go 1527
  expect    truth leaders[id=legrand].standing = lost
