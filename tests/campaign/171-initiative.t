# 171-initiative.t -- 1X 54, 171 to 180: marches on initiative, and the resistance of the enemy

test 1X-171-1 1X-54-1  initiative costs no point
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mortier
  expect    truth armies[side=french].ap = 1
  offer     french: go 5649

test 1X-172-1 1X-172-2 1X-54-2  at the initiative he may march, with one MP less: 4
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      3
  play      french: try mortier
  play      french: go 5649, go 5648, go 5647
  offer     french: go 5646
  fate      1
  play      french: go 5646
  expect    trace contains "activation"

test 1X-172-2  horse of 7 then has 6
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
leader mortier at 5650
unit klein on mortier 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      3
  play      french: try mortier
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  offer     french: go 5644
  fate      1
  play      french: go 5644
  expect    trace contains "activation"

test 1X-174-2 1X-172-1  initiative 3, die 1: all 5 MP
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mortier
  play      french: go 5649, go 5648, go 5647, go 5646
  offer     french: go 5645
  fate      1
  play      french: go 5645
  expect    trace contains "activation"

test 1X-174-2 1X-172-1  initiative 3, die 2: all 5 MP
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try mortier
  play      french: go 5649, go 5648, go 5647, go 5646
  offer     french: go 5645
  fate      1
  play      french: go 5645
  expect    trace contains "activation"

test 1X-174-2 1X-173-1 1X-54-3  initiative 3, die 4: one MP
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      4
  play      french: try mortier
  offer     french: go 5649
  fate      1
  play      french: go 5649
  expect    trace contains "activation"
  expect    truth leaders[id=mortier].hex = 5649

test 1X-174-2 1X-173-1 1X-54-3  initiative 3, die 5: one MP
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      5
  play      french: try mortier
  offer     french: go 5649
  fate      1
  play      french: go 5649
  expect    trace contains "activation"
  expect    truth leaders[id=mortier].hex = 5649

test 1X-174-1 1X-174-2  initiative 3, die 6: none
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: try mortier
  expect    trace contains "activation"
  expect    truth leaders[id=mortier].hex = 5650
  refuse    french: try mortier      because 1X-54-1

test 1X-173-1  one MP is two hexes of primary road
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
leader mortier at 1537
unit dupont on mortier 5
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  fate      5
  play      french: try mortier, go 1536
  offer     french: go 1535
  fate      1
  play      french: go 1535
  expect    trace contains "activation"

test 1X-173-2  where the next hex costs more he stays
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
leader mortier at 0124
unit dupont on mortier 5
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  fate      5
  play      french: try mortier
  refuse    french: go 0123       because 1X-181-3

test 1X-174-3  a leader of initiative 1 never has his full allowance: die 1 gives one MP less
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
leader mg-inf-1 at 5650
unit gudin on mg-inf-1 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mg-inf-1
  play      french: go 5649, go 5648, go 5647
  offer     french: go 5646
  fate      1
  play      french: go 5646
  expect    trace contains "activation"

test 1X-174-3  die 3 one MP
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
leader mg-inf-1 at 5650
unit gudin on mg-inf-1 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      3 1
  play      french: try mg-inf-1, go 5649
  expect    trace contains "activation"

test 1X-174-3  die 4 none
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
leader mg-inf-1 at 5650
unit gudin on mg-inf-1 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      4
  play      french: try mg-inf-1
  expect    trace contains "activation"

test 1X-174-4  initiative 0: die 2 gives one MP
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option secrets off
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-r1 at 5650
unit langeron-a on mg-inf-r1 5
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2 1
  play      coalition: try mg-inf-r1, go 5649
  expect    truth leaders[id=mg-inf-r1].hex = 5649
  expect    trace contains "activation"

test 1X-174-4  die 1 no more than that
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option secrets off
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-r1 at 5650
unit langeron-a on mg-inf-r1 5
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1 1
  play      coalition: try mg-inf-r1, go 5649
  expect    trace contains "activation"

test 1X-174-4  die 3 none
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option secrets off
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-r1 at 5650
unit langeron-a on mg-inf-r1 5
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      3
  play      coalition: try mg-inf-r1
  expect    trace contains "activation"
  expect    truth leaders[id=mg-inf-r1].hex = 5650

test 1X-54-1 1X-180-1  one try in the phase
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: try bernadotte
  refuse    french: try bernadotte   because 1X-54-1

test 1X-180-1  and one in the forced marches, whatever came of the other
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
option secrets off
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: try bernadotte
  fate      6
  play      french: try bernadotte
  refuse    french: try bernadotte   because 1X-180-1

test 1X-54-1 1X-53-2  who came in as a reinforcement does not try
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
leader bernadotte at 5650 arrived commanded
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: try bernadotte   because 1X-54-1

test 1X-31-2  the die is a secret: the enemy reads that somebody tried
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: try mortier
  expect    log coalition contains "attempts to march" rule 1X-171-1
  expect    log coalition lacks "rolls"
  expect    log coalition lacks "Mortier"
  expect    log french contains "Mortier rolls 6, counted as 6, against initiative 3" rule 1X-172-1

test 1X-31-2  unless it is agreed otherwise, of whom the enemy recognises
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
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
vedette VC1 at 5651
piece F1 at 5650 mortier up
END
  fate      6
  play      french: try mortier
  expect    log coalition contains "6" rule 1X-172-1

test 1X-176-1 1X-175-2 1X-176-2  2 against 3: die 1 counts 2 and gives 4 MP, two of them to leave the zone
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader dokhturov at 5649
unit dokhturov-a on dokhturov 6
piece F1 at 5650 bernadotte up
piece C1 at 5649 dokhturov up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 2, against initiative 2" rule 1X-172-1
  play      french: go 5651
  expect    truth leaders[id=bernadotte].spent = 6
  offer     french: go 5652
  fate      1
  play      french: go 5652
  expect    trace contains "activation"

test 1X-176-1  2 against 3: die 2 counts 3, one MP, and the zone holds him
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader dokhturov at 5649
unit dokhturov-a on dokhturov 6
piece F1 at 5650 bernadotte up
piece C1 at 5649 dokhturov up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try bernadotte
  expect    log french contains "rolls 2, counted as 3, against initiative 2" rule 1X-172-1
  fate      1
  play      french: go 5651
  expect    truth leaders[id=bernadotte].hex = 5650
  expect    log french contains "holds the formation" rule 1X-208-2

test 1X-176-3  0 against 4 would be 4: it counts 3
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option secrets off
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-r1 at 5650
unit langeron-a on mg-inf-r1 5
leader davout at 5649
unit friant on davout 6
piece C1 at 5650 mg-inf-r1 up
piece F1 at 5649 davout up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      coalition: try mg-inf-r1
  expect    log coalition contains "rolls 1, counted as 4, against initiative 0" rule 1X-172-1

test 1X-176-4 1X-179-8  4 against 2: nothing is taken off the die
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
leader davout at 5650
unit friant on davout 6
leader langeron at 5649
unit langeron-a on langeron 6
piece F1 at 5650 davout up
piece C1 at 5649 langeron up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      5
  play      french: try davout
  expect    log french contains "rolls 5, counted as 5, against initiative 4" rule 1X-172-1

test 1X-177-1  of two enemies the higher initiative counts
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader langeron at 5649
unit langeron-a on langeron 6
leader bagration at 5651
unit bagration-foot on bagration 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 langeron up
piece C2 at 5651 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 3, against initiative 2" rule 1X-172-1

test 1X-177-1 1X-179-1  of two of the same initiative he counts who hinders most, and his horse alone
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
unit nansouty on bernadotte 2
leader dokhturov at 5649
unit dokhturov-a on dokhturov 6
leader kienmayer at 5651
unit kienmayer-horse on kienmayer 3
piece F1 at 5650 bernadotte up
piece C1 at 5649 dokhturov up
piece C2 at 5651 kienmayer up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 2, against initiative 2" rule 1X-172-1

test 1X-177-2  in a stack that of its leader, though one under him has more
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader buxhowden at 5649
unit buxhowden-guns on buxhowden 3
leader miloradovich under buxhowden
unit miloradovich-a on miloradovich 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 buxhowden up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 1, against initiative 2" rule 1X-172-1

test 1X-175-3  a garrison counts as initiative 1
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
leader mg-inf-1 at 4606
unit gudin on mg-inf-1 6
piece F1 at 4606 mg-inf-1 up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mg-inf-1
  expect    log french contains "rolls 1, counted as 1, against initiative 1" rule 1X-172-1

test 1X-177-1 1X-175-3  against a garrison and a leader of 2 the leader counts
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
leader mg-inf-1 at 4606
unit gudin on mg-inf-1 6
leader langeron at 4506
unit langeron-a on langeron 6
piece F1 at 4606 mg-inf-1 up
piece C1 at 4506 langeron up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mg-inf-1
  expect    log french contains "rolls 1, counted as 2, against initiative 1" rule 1X-172-1

test 1X-178-1 1X-179-7 1X-179-2 1X-179-3  superior cavalry softens a plus, and no more: 2 against 4, 4 SP to 2
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
unit bourcier on bernadotte 2
unit klein on bernadotte 2
leader bagration at 5649
unit hussars on bagration 2
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try bernadotte
  expect    log french contains "rolls 2, counted as 2, against initiative 2" rule 1X-172-1

test 1X-179-3  3 to 2 is one
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
unit bourcier on bernadotte 2
unit kellermann on bernadotte 1
leader bagration at 5649
unit hussars on bagration 2
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try bernadotte
  expect    log french contains "rolls 2, counted as 3, against initiative 2" rule 1X-172-1

test 1X-179-4  12 to 11 is less than 1.1 to 1: nothing
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
leader bernadotte at 5650
unit nansouty on bernadotte 2
unit hautpoul on bernadotte 2
unit beaumont on bernadotte 2
unit walther on bernadotte 2
unit bourcier on bernadotte 2
unit klein on bernadotte 2
leader bagration at 5649
unit hussars on bagration 3
unit cossacks on bagration 3
unit uvarov-horse on bagration 4
unit kienmayer-horse on bagration 1
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 3, against initiative 2" rule 1X-172-1

test 1X-179-4 1X-179-3  12 to 10 is one
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
leader bernadotte at 5650
unit nansouty on bernadotte 2
unit hautpoul on bernadotte 2
unit beaumont on bernadotte 2
unit walther on bernadotte 2
unit bourcier on bernadotte 2
unit klein on bernadotte 2
leader bagration at 5649
unit hussars on bagration 3
unit cossacks on bagration 3
unit uvarov-horse on bagration 4
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 2, against initiative 2" rule 1X-172-1

test 1X-179-5  against none, his SP: 1
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
unit kellermann on bernadotte 1
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try bernadotte
  expect    log french contains "rolls 2, counted as 3, against initiative 2" rule 1X-172-1

test 1X-179-5 1X-178-1  three of them take a plus of 2 away, never more
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
unit kellermann on bernadotte 1
unit bourcier on bernadotte 2
unit klein on bernadotte 2
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      3
  play      french: try bernadotte
  expect    log french contains "rolls 3, counted as 3, against initiative 2" rule 1X-172-1

test 1X-179-8  superior enemy cavalry adds nothing: 2 against 4 is 2
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
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader bagration at 5649
unit hussars on bagration 3
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 3, against initiative 2" rule 1X-172-1

test 1X-179-8 1X-185-2  1 against 4 is 3, one SP of cavalry and the rain take 1 each
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option secrets off
weather rain
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-1 at 5650
unit gudin on mg-inf-1 6
unit kellermann on mg-inf-1 1
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 mg-inf-1 up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mg-inf-1
  expect    log french contains "rolls 1, counted as 2, against initiative 1" rule 1X-172-1

test 1X-172-3  rain alone changes nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option secrets off
weather rain
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      4
  play      french: try mortier
  expect    log french contains "rolls 4, counted as 4, against initiative 3" rule 1X-172-1

test 1X-179-1  cavalry in a marsh does not count
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
leader bernadotte at 3837
unit rivaud on bernadotte 5
unit kellermann on bernadotte 1
unit bourcier on bernadotte 2
leader bagration at 3836
unit bagration-foot on bagration 5
piece F1 at 3837 bernadotte up
piece C1 at 3836 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 3, against initiative 2" rule 1X-172-1

test 1X-200-6  a vedette resists nobody
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
leader mortier at 5650
unit dupont on mortier 5
vedette VC1 at 5649
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      3
  play      french: try mortier
  expect    log french contains "rolls 3, counted as 3, against initiative 3" rule 1X-172-1
  play      french: go 5651
  expect    truth leaders[id=mortier].spent = 2

test 1X-244-4  nor is a forager resisted
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
leader bernadotte at 5650 forage 1
unit rivaud on bernadotte 5
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 1, against initiative 2" rule 1X-172-1

test 1X-179-6  in pursuit the cavalry is counted with the resistance: +1 and -2, die 4 counts 3
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 10 3 0 0 0
turn 3 of 3
leader mortier at 1527 fought
unit dupont on mortier 5
unit klein on mortier 2 reserve
leader bagration at 1523
unit bagration-foot on bagration 9
battle mortier bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue mortier
  expect    log all contains "die 3 on line"

test 1X-179-9  cavalry that lost SP in the combat does not count: +1, die 4 counts 5
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 10 3 0 0 0
turn 3 of 3
leader mortier at 1527 fought
unit dupont on mortier 5
unit klein on mortier 2 reserve lost 1
leader bagration at 1523
unit bagration-foot on bagration 9
battle mortier bagration targets 1526
path 1526 1525 1524 1523 full
END
  fate      4
  play      french: pursue mortier
  expect    log all contains "die 5 on line"

test 1X-200-6 1X-135-1  a vedette that its formation has left behind unseen binds nobody
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
turn 3 of 12
staff french centre 1533 source 2355 ap 3
leader soult at 1427
unit vandamme on soult 9
vedette VC1 at 1426
leader kutusov at 5050
unit kutusov-horse on kutusov 2
piece F1 at 1427 soult up
piece C1 at 1426 VC1
piece C2 at 5050 kutusov
END
  offer     french: command soult

test 1X-135-1 1X-204-1  one in a fortress, who is not turned up, does
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
turn 3 of 12
staff french centre 4509 source 2355 ap 3
leader soult at 4508
unit vandamme on soult 9
leader bagration at 4607
unit bagration-foot on bagration 5
piece F1 at 4508 soult up
piece C1 at 4607 bagration
END
  refuse    french: command soult  because 1X-135-1

test 1X-135-1 1X-244-3  nor has a forager a command next to one whom his zone does not reach
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
turn 3 of 12
staff french centre 1533 source 2355 ap 3
leader soult at 1427 forage
unit vandamme on soult 9
leader bagration at 1426
unit bagration-foot on bagration 5
piece F1 at 1427 soult up
piece C1 at 1426 bagration
END
  refuse    french: command soult  because 1X-135-1

test 1X-179-1 1X-196-1  the horse of those who march with him in the next hex counts for him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader mg-cav-1 at 5651
unit nansouty on mg-cav-1 2
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
END
  fate      2
  play      french: with mg-cav-1, try bernadotte
  expect    log french contains "counted as 2"

test 1X-64-6  rain and fog together take one from the plus, not two
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option secrets off
weather rain after snow fog
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 5650
unit rivaud on bernadotte 5
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 bernadotte up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try bernadotte
  expect    log french contains "rolls 1, counted as 2, against initiative 2" rule 1X-172-1

test 1X-173-2  nor does 1 MP suffice for the bridge of a primary river: it costs a half more
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option secrets off
staff french centre 2355 source 2355 ap 1
leader mortier at 2354
unit dupont on mortier 5
leader kutusov at 5050
unit kutusov-horse on kutusov 2
END
  fate      5
  play      french: try mortier
  refuse    french: go 2453       because 1X-181-3

test 1X-175-3  who has initiative 0 is hindered by a garrison: 1 against 0
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option secrets off
staff french centre 2355 source 2355 ap 1
staff coalition centre 4607 source 4607 ap 1
leader mg-inf-r1 at 2356
unit miloradovich-a on mg-inf-r1 5
piece C1 at 2356 mg-inf-r1 up
leader murat at 0550
unit nansouty on murat 2
END
  fate      1
  play      coalition: try mg-inf-r1
  expect    log coalition contains "rolls 1, counted as 2, against initiative 0" rule 1X-172-1

test 1X-179-2  4 against 2 are 2.0: they take two of three
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
leader mg-inf-1 at 5650
unit bourcier on mg-inf-1 2
unit klein on mg-inf-1 2
leader bagration at 5649
unit bagration-foot on bagration 5
unit hussars on bagration 2
piece F1 at 5650 mg-inf-1 up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mg-inf-1
  expect    log french contains "rolls 1, counted as 2, against initiative 1" rule 1X-172-1

test 1X-178-1  4 against 1 take three, and no more
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
leader mg-inf-1 at 5650
unit bourcier on mg-inf-1 2
unit klein on mg-inf-1 2
leader bagration at 5649
unit bagration-foot on bagration 5
unit hussars on bagration 1
piece F1 at 5650 mg-inf-1 up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mg-inf-1
  expect    log french contains "rolls 1, counted as 1, against initiative 1" rule 1X-172-1

test 1X-200-6  even initiative 0 is not hindered by a vedette
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option secrets off
staff coalition centre 4607 source 4607 ap 1
leader mg-inf-r1 at 2356
unit miloradovich-a on mg-inf-r1 5
vedette VF1 at 2357
leader murat at 0550
unit nansouty on murat 2
END
  fate      1
  play      coalition: try mg-inf-r1
  expect    log coalition contains "rolls 1, counted as 1, against initiative 0" rule 1X-172-1

test 1X-185-3  rain takes nothing from a die that nobody hinders
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option secrets off
weather rain
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader soult at 5650
unit vandamme on soult 5
leader langeron at 5649
unit langeron-a on langeron 5
piece F1 at 5650 soult up
piece C1 at 5649 langeron up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try soult
  expect    log french contains "rolls 2, counted as 2, against initiative 4" rule 1X-172-1
