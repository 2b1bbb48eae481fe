# 200-vedettes.t -- 1X 38, 54, 159, 200, 201: rides of vedettes, of leaders without troops and of the centre

test 1X-200-1 1X-54-4  a vedette rides nine clear hexes, before the first command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: ride F2, command davout
  play      french: ride F2
  play      french: go 5651, go 5652, go 5653, go 5654, go 5655, go 5656, go 5657, go 5658
  offer     french: go 5659
  play      french: go 5659
  expect    trace contains "activation"
  refuse    french: ride F2          because 1X-200-1
  expect    truth armies[side=french].ap = 1

test 1X-200-1  and pays as cavalry: woods 3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 0258
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  play      french: go 0257, go 0256, go 0257, go 0256, go 0257, go 0258
  offer     french: go 0359
  play      french: go 0359
  expect    trace contains "activation"

test 1X-200-1  with 2 MP left it does not enter them
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 0258
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  play      french: go 0257, go 0256, go 0255, go 0256, go 0257, go 0258
  offer     french: go 0359
  play      french: go 0257
  refuse    french: go 0359          because 1X-131-1

test 1X-200-2 1X-200-10  the enemy reads of a vedette what he reads of a formation
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1 1
  play      french: try davout, go 5641, halt
  expect    view coalition pieces[noun=176].hex = 5641
  play      french: ride F2, go 5651, halt
  expect    log coalition contains "attempts to march" rule 1X-171-1
  expect    log coalition contains "goes from 5640 to 5641" rule 1X-131-1
  expect    log coalition contains "goes from 5650 to 5651" rule 1X-131-1
  expect    log coalition contains "tests the piece at 5641" rule 1X-31-3
  expect    log coalition contains "tests the piece at 5651" rule 1X-31-3
  expect    log coalition lacks "vedette"

test 1X-31-3 1X-31-6  what the test cost is not told
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1 1
  play      french: try davout, go 5641, halt
  expect    log coalition lacks "SP"
  expect    log french contains "SP" rule 1X-233-8

test 1X-200-2  where it stands in the sequence of play tells nothing, either
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  expect    view coalition proc = march
  expect    view coalition march.leader absent
  expect    view coalition pieces[noun=177].vedette absent

test 1X-200-3  a vedette that was seen is unseen again when it moves
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
piece F1 at 5640 davout
piece F2 at 5650 VF1 up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    view coalition pieces[noun=177].face_up = true
  play      french: ride F2, go 5651
  expect    view coalition pieces[noun=177].face_up absent

test 1X-200-4  neither die nor point nor attrition
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2, go 5651, halt
  expect    truth armies[side=french].ap = 1
  expect    log french lacks "die"
  expect    log french lacks "Attrition"

test 1X-200-5  it damages no bridge
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 2354
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  refuse    french: damage 2453     because 1X-200-5
  no-offer  french: damage *

test 1X-200-7  nobody is activated from a vedette
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  no-offer  french: activate *
  refuse    french: activate mg-cav-1 because 1X-181-1

test 1X-200-11  it rides again in the forced marches of the enemy turn
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  play      french: go 5651, go 5652, go 5653, go 5654, go 5655, go 5656, go 5657, go 5658
  offer     french: go 5659

test 1X-195-1  never where an enemy piece is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
vedette VC1 at 5651
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  refuse    french: go 5651          because 1X-195-1

test 1X-200-9  48 SP and a vedette may stay in a hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" consolidation 0 0
leader napoleon at 5650
unit vandamme on napoleon 9
unit legrand-div on napoleon 10
unit suchet on napoleon 8
unit saint-hilaire on napoleon 7
unit grenadiers on napoleon 7
unit friant on napoleon 7
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    asked coalition
  expect    truth leaders[id=napoleon].sp = 48

test 1X-200-9  49 SP may not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" consolidation 0 0
leader napoleon at 5650
unit vandamme on napoleon 9
unit legrand-div on napoleon 10
unit suchet on napoleon 8
unit saint-hilaire on napoleon 7
unit grenadiers on napoleon 7
unit friant on napoleon 7
vedette VF1 at 5650
leader mg-cav-1 at 5650
unit trelliard on mg-cav-1 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    asked french
  expect    trace contains "consolidation"

test 1X-201-2  one SP of cavalry damages no bridge
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-cav-2 at 2354 reach 15
unit milhaud on mg-cav-2 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command mg-cav-2
  refuse    french: damage 2453     because 1X-201-2
  no-offer  french: damage *

test 1X-54-4  who is neither vedette nor without troops does not ride
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: ride F1          because 1X-54-4
  refuse    french: ride davout      because 1X-38-1

test 1X-38-2 1X-38-4  a leader without troops rides nine clear hexes, without point or die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: ride legrand
  play      french: ride legrand
  play      french: go 5651, go 5652, go 5653, go 5654, go 5655, go 5656, go 5657, go 5658
  offer     french: go 5659
  play      french: go 5659
  expect    trace contains "activation"
  expect    truth armies[side=french].ap = 1
  refuse    french: ride legrand     because 1X-38-3

test 1X-38-2  a tenth hex is refused
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame ride ride 0 5 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer-only french: go 5649, go 5651, go 5550, go 5551, go 5750, go 5751, halt

test 1X-38-4  he pays as cavalry: woods 3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 0258
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride legrand
  play      french: go 0257, go 0256, go 0257, go 0256, go 0257, go 0258
  play      french: go 0359
  expect    trace contains "activation"

test 1X-38-3  and again in the enemy turn
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride legrand, go 5651
  expect    truth leaders[id=legrand].hex = 5651

test 1X-38-1  one who had troops when the phase began does not ride in it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 employed 1
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: ride legrand     because 1X-38-1

test 1X-38-1 1X-38-3  of two leaders without troops he rides who had none when his movement phase began
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 employed 1
leader oudinot at 5652
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: ride legrand     because 1X-38-1
  offer     french: ride oudinot

test 1X-38-5  zones do not stop him, nor cost him anything
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650
leader davout at 5640 reach 15
unit friant on davout 6
leader bagration at 5749
unit bagration-foot on bagration 5
leader dokhturov at 5747
unit dokhturov-a on dokhturov 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride legrand, go 5649, go 5648, go 5647, go 5646, go 5645, go 5644, go 5643, go 5642, go 5641
  expect    truth leaders[id=legrand].hex = 5641
  expect    trace contains "activation"

test 1X-38-6  it is told what he is and not who
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride legrand, go 5651
  expect    log coalition contains "leader without troops rides from 5650 to 5651" rule 1X-38-6
  expect    log coalition lacks "Legrand"

test 1X-39-2  where he stops he goes with the formation that is there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5641
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride legrand, go 5640, halt
  expect    truth leaders[id=legrand].under = davout
  play      french: command davout, go 5639
  expect    truth leaders[id=legrand].hex = 5639

test 1X-159-1 1X-158-1  the centre moves after the last command and closes the segment
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: move-centre, go 2453, halt
  expect    truth armies[side=french].centre = 2453
  expect    truth armies[side=french].ap = 1
  refuse    french: command davout   because 1X-135-4
  offer     french: try davout

test 1X-159-1  not in the forced marches
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: move-centre      because 1X-159-1

test 1X-200-3  face down again, also where it comes near an enemy beyond the river
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
events initiative-begun
turn 3 of 12
vedette VF1 at 2354
leader bagration at 2352
unit bagration-foot on bagration 5
piece F2 at 2354 VF1 up
END
  expect    view coalition pieces[noun=177].face_up = true
  play      french: ride F2, go 2353
  expect    view coalition pieces[noun=177].face_up absent

test 1X-200-2 1X-200-4  alone, too, it seems to try its die and to be tested
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5640 reach 15
unit friant on davout 6
vedette VF1 at 5650
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2, go 5651, halt
  expect    log coalition contains "attempts to march" rule 1X-171-1
  expect    log coalition contains "goes from 5650 to 5651" rule 1X-131-1
  expect    log coalition contains "tests the piece at 5651" rule 1X-31-3
  expect    log coalition lacks "vedette"
