# 167-administrative.t -- 1X 167 to 170: administrative marches

test 1X-167-1 1X-169-1  one leader and his own units: one command for two turns, to a place chosen before
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  offer     french: plan 3420
  play      french: plan 3420
  expect    truth armies[side=french].ap = 4
  expect    truth leaders[id=oudinot].admin = 3
  expect    truth leaders[id=oudinot].goal = 3420
  refuse    french: plan 3622       because 1X-168-1
  fate      1
  play      french: go 3020, halt
  expect    truth leaders[id=oudinot].did contains tested

test 1X-169-1  any hex is a goal, the first of the map too; its own is none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 0510 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  offer     french: plan 0101
  refuse    french: plan 0510       because 1X-169-1
  play      french: plan 0101
  expect    truth leaders[id=oudinot].goal = 101

test 1X-169-1  in the second turn it marches without a point
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 4 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 3020 admin 3 goal 3420
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  expect    truth armies[side=french].ap = 5
  fate      1
  play      french: go 3121, halt
  expect    truth leaders[id=oudinot].did contains tested
  expect    truth leaders[id=oudinot].admin absent

test 1X-169-2 1X-31-8  its goal is a secret
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, plan 3420
  expect    log coalition lacks "administrative march"
  expect    view coalition leaders[id=oudinot] absent
  expect    log all contains "The French side sends a movement command to the piece at Brünn."

test 1X-167-1  a leader with a subordinate makes none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader soult at 2921 reach 15
unit vandamme on soult 8
leader legrand under soult
unit legrand-div on legrand 9
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command soult
  refuse    french: plan 3420       because 1X-167-1
  no-offer  french: plan *

test 1X-167-2  one at a time
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
leader lannes at 5850 admin 2 goal 5909
unit suchet on lannes 7
END
  play      french: command oudinot
  refuse    french: plan 3420       because 1X-167-2

test 1X-167-2  no extended march in it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, plan 3420
  refuse    french: extend           because 1X-167-2

test 1X-167-2  nor after one has been extended
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, extend
  refuse    french: plan 3420       because 1X-167-2

test 1X-167-2  and no forced march between its parts
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
turn 3 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader oudinot at 3020 admin 3 goal 3420
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  refuse    french: try oudinot      because 1X-167-2

test 1X-168-1  not within six hexes of an enemy who is seen
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 5650 reach 15
unit grenadiers on oudinot 6
leader bagration at 5644
unit bagration-foot on bagration 5
piece C1 at 5644 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  no-offer  french: plan *
  offer     french: go 5550

test 1X-168-1  its path keeps seven hexes from him, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 2 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 admin 1 goal 3622
unit grenadiers on oudinot 6
leader bagration at 3620
unit bagration-foot on bagration 5
piece C1 at 3620 bagration up
leader davout at 3720
unit friant on davout 6
piece F2 at 3720 davout up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  refuse    french: go 3020          because 1X-168-1

test 1X-168-1  and does not turn away from its goal
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, plan 3420
  refuse    french: go 2820          because 1X-168-1
  offer     french: go 3020

test 1X-168-2 1X-169-2  one who was not seen stops it, with no word of who he is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader bagration at 3620
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: command oudinot, plan 3420, go 3020
  expect    trace contains "activation"
  expect    truth leaders[id=oudinot].hex = 3020
  expect    truth leaders[id=oudinot].admin absent
  expect    log french contains "is over" rule 1X-168-2
  expect    log french lacks "Bagration"

test 1X-168-2  with seven hexes between them it goes on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader bagration at 3720
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, plan 3420, go 3020
  expect    truth leaders[id=oudinot].admin = 1

test 1X-168-2  when he came near between the turns the second part is lost
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 3020 admin 3 goal 3420 reach 15
unit grenadiers on oudinot 6
leader bagration at 3620
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    log french contains "is over" rule 1X-168-2
  expect    truth leaders[id=oudinot].admin absent
  play      french: command oudinot
  expect    truth armies[side=french].ap = 4

test 1X-168-2 1X-167-2  it is over as soon as he has come near, and he who made it may make a forced march
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "forced marches" 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 3020 admin 3 goal 3420 reach 15
unit grenadiers on oudinot 6
leader bagration at 3620
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    log french contains "is over" rule 1X-168-2
  expect    truth leaders[id=oudinot].admin absent
  offer     french: try oudinot

test 1X-167-2 1X-168-2  with seven hexes between them he may not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "forced marches" 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 3020 admin 3 goal 3420 reach 15
unit grenadiers on oudinot 6
leader bagration at 3720
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: try oudinot      because 1X-167-2

test 1X-167-1 1X-167-2  after the second movement phase it is over, though it was not made
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "forced marches" 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 3020 admin 3 goal 3420 reach 15
unit grenadiers on oudinot 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=oudinot].admin absent
  expect    log french contains "is over" rule 1X-168-2

test 1X-169-2  a vedette does not stop it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
vedette VC1 at 3219
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, plan 3420, go 3020
  expect    truth leaders[id=oudinot].admin = 1

test 1X-169-1  the goal is any hex within twenty, with a name or not, and no lake
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  offer     french: plan 3021, plan 3420, plan 2941
  refuse    french: plan 2942       because 1X-169-1
  refuse    french: plan 3325       because 1X-169-1
  play      french: plan 3022
  expect    truth leaders[id=oudinot].admin = 1
  refuse    french: go 2820         because 1X-168-1
  offer     french: go 2922

test 1X-170-1  TETE has none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
option title tete
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  refuse    french: plan 3420       because 1X-170-1
  no-offer  french: plan *

test 1X-167-1  in its second turn it takes nobody along
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader soult at 2921 admin 3 goal 3420
unit vandamme on soult 8
leader oudinot at 2922
unit grenadiers on oudinot 6
leader murat at 2923
unit nansouty on murat 2
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  offer     french: command soult
  play      french: with oudinot
  refuse    french: command soult   because 1X-167-1

test 1X-167-1  who has been given subordinates in between marches by no plan
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader soult at 2921 admin 3 goal 3420
unit vandamme on soult 8
leader legrand under soult
unit legrand-div on legrand 9
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  expect    log french contains "administrative march"  rule 1X-168-2
  expect    truth leaders[id=soult].goal absent

test 1X-168-1 1X-169-1  at its goal it is over: nobody marches on from there without a command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 4 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 3321 admin 3 goal 3420
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot
  play      french: go 3420
  refuse    french: go 3521           because 1X-168-1
  refuse    french: extend            because 1X-167-2
  fate      1
  play      french: halt
  expect    truth leaders[id=oudinot].hex = 3420
  expect    truth leaders[id=oudinot].admin absent

test 1X-167-1  not even with a subordinate who has no troops
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader soult at 2921 reach 15
unit vandamme on soult 8
leader legrand under soult
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command soult
  refuse    french: plan 3420       because 1X-167-1

test 1X-169-1  the destination is noted before the first step
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, go 3020
  refuse    french: plan 3420       because 1X-169-1

test 1X-168-1  it may go round, but not away
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  play      french: command oudinot, plan 3420
  refuse    french: go 2821         because 1X-168-1
  offer     french: go 2920, go 2922, go 3020, go 3021

test 1X-169-1  it takes a command: a march on initiative plans none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option secrets off
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mortier at 2921
unit dupont on mortier 5
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mortier
  offer     french: go 3020
  refuse    french: plan 3420       because 1X-169-1
