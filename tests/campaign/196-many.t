# 196-many.t -- 1X 126, 127, 129, 196 to 199: formations in several hexes, and dropping off

test 1X-199-1 1X-129-1  one command for all three, and one point
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with soult, with lannes, command murat
  expect    truth armies[side=french].ap = 4
  expect    truth leaders[id=soult].under = murat
  expect    truth leaders[id=soult].did contains commanded
  offer     french: go 5750, move soult, move lannes

test 1X-129-2 1X-196-1  only those next to their leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5648 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: with soult       because 1X-129-1
  offer     french: with lannes
  play      french: with lannes
  refuse    french: command soult    because 1X-129-2

test 1X-129-1 1X-36-1  and within his span
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 5650 reach 15
unit grenadiers on oudinot 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader davout at 5751 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with lannes
  refuse    french: command oudinot  because 1X-36-1

test 1X-129-1  what was picked can be given up
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with soult, with soult, command murat
  expect    truth leaders[id=soult].under absent
  no-offer  french: move soult
  offer     french: go 5649

test 1X-196-1  they end in his hex or next to it; in between they need not be
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with lannes, command murat
  play      french: go 5649, go 5648, go 5647
  refuse    french: halt             because 1X-196-1
  play      french: move lannes, go 5650, go 5649
  refuse    french: halt             because 1X-196-1
  play      french: go 5648
  offer     french: halt
  fate      1
  play      french: halt
  expect    truth leaders[id=murat].hex = 5647
  expect    truth leaders[id=lannes].hex = 5648
  expect    truth leaders[id=lannes].under absent

test 1X-196-2  MP are counted for each leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with lannes, command murat
  play      french: go 5750, go 5751, go 5752
  expect    truth leaders[id=murat].spent = 6
  play      french: move lannes, go 5652, go 5753
  expect    truth leaders[id=lannes].spent = 4
  expect    truth leaders[id=murat].spent = 6

test 1X-196-3  for attrition the leader counts: he 2 MP, Lannes 4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with lannes, command murat
  play      french: go 5750
  play      french: move lannes, go 5652, go 5752, go 5751
  fate      1
  play      french: halt
  expect    log french contains "Attrition of Murat: 9 SP in column A, base 3." rule 1X-233-8

test 1X-196-4 1X-126-2 1X-127-3 1X-127-4  one who is dropped on the way is tested with the rest, as they began
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult under murat
unit saint-hilaire on soult 6
unit vandamme on soult 8
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command murat
  refuse    french: drop soult       because 1X-126-1
  play      french: go 5649, drop soult
  expect    truth leaders[id=soult].hex = 5649
  expect    truth leaders[id=soult].standing = at
  fate      1
  play      french: go 5648, go 5647, go 5646, go 5645, go 5644, go 5643
  expect    truth leaders[id=murat].hex = 5643
  expect    log french contains "Attrition of Murat: 16 SP in column A, base 8." rule 1X-233-8
  expect    truth leaders[id=soult].did contains tested
  expect    truth leaders[id=soult].under absent

test 1X-196-4  also from a part of a formation in several hexes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5651 reach 15
unit saint-hilaire on soult 6
leader legrand under soult
unit legrand-div on legrand 9
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with soult, command murat, move soult, go 5652
  play      french: drop legrand
  fate      1
  play      french: go 5651, halt
  expect    truth leaders[id=legrand].hex = 5652
  expect    log french contains "Attrition of Murat: 17 SP" rule 1X-233-8

test 1X-126-2 1X-126-3  he is dropped where they pass, not where they were
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult under murat
unit saint-hilaire on soult 6
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command murat, go 5649, go 5648, drop soult
  refuse    french: drop lannes      because 1X-126-2
  refuse    french: drop soult       because 1X-126-2
  expect    truth leaders[id=soult].hex = 5648
  fate      1
  play      french: go 5647, halt
  refuse    french: command soult    because 1X-66-3
  play      french: done
  refuse    french: try soult        because 1X-149-2

test 1X-127-1 1X-127-2  the foot is spent: with it dropped the horse rides on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 1 1 1 0 1 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5645 commanded moved foot 10 horse 10
unit nansouty on murat 2
leader soult under murat
unit saint-hilaire on soult 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  no-offer  french: go 5644
  play      french: drop soult
  offer     french: go 5644

test 1X-126-2  the enemy sees a piece more, not who it is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult under murat
unit saint-hilaire on soult 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command murat, go 5649, drop soult
  expect    log coalition contains "leaves a piece" rule 1X-126-2
  expect    log coalition lacks "Soult"

test 1X-197-1  one part may come next to the enemy while the leader stays behind it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes at 5649 reach 15
unit suchet on lannes 7
leader bagration at 5646
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with lannes, command murat, move lannes, go 5648, go 5647, decline
  expect    truth leaders[id=lannes].hex = 5647
  expect    truth leaders[id=lannes].did contains stopped
  play      french: go 5649, go 5648
  fate      1
  play      french: halt
  expect    truth leaders[id=murat].hex = 5648
  expect    view coalition leaders[id=lannes].hex = 5647
  expect    view coalition leaders[id=murat] absent

test 1X-197-2  and he then is a formation of his own
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes at 5649 reach 15
unit suchet on lannes 7
leader bagration at 5646
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: with lannes, command murat, move lannes, go 5648, go 5647, decline, go 5649, go 5648, halt
  expect    truth leaders[id=lannes].under absent
  expect    truth leaders[id=lannes].sp = 7

test 1X-198-1  two parts may come next to different enemies
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes at 5649 reach 15
unit suchet on lannes 7
leader soult at 5750 reach 15
unit vandamme on soult 8
leader bagration at 5548
unit bagration-foot on bagration 5
leader dokhturov at 5847
unit dokhturov-a on dokhturov 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with lannes, with soult, command murat
  play      french: move lannes, go 5648, decline
  play      french: move soult, go 5749, go 5748, decline
  expect    truth leaders[id=lannes].did contains stopped
  expect    truth leaders[id=soult].did contains stopped
  fate      1
  play      french: go 5750, go 5749, halt
  expect    truth leaders[id=lannes].hex = 5648
  expect    truth leaders[id=soult].hex = 5748

test 1X-199-2  when their leader has cast the die none of them casts another
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
leader oudinot at 5651
unit grenadiers on oudinot 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: with oudinot, try bernadotte
  expect    truth leaders[id=bernadotte].hex = 5650
  refuse    french: try oudinot      because 1X-199-2

test 1X-199-2  one who did not go with him may
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
leader oudinot at 5651
unit grenadiers on oudinot 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: try bernadotte
  offer     french: try oudinot

test 1X-199-1  on the initiative of the leader, too
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
leader oudinot at 5651
unit grenadiers on oudinot 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: with oudinot, try bernadotte
  offer     french: move oudinot, go 5649

test 1X-196-2 1X-221-1  of a formation in several hexes each works at the bridge it has come to
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader murat at 2255
unit nansouty on murat 2
leader soult at 2355
unit vandamme on soult 8
leader bagration at 2453
unit bagration-foot on bagration 5
fate 1 1 1
END
  play      french: with soult, try murat, move soult, go 2354
  offer     french: damage 2453
  offer     french: move murat
  play      french: move murat, go 2254
  offer     french: move soult
  play      french: move soult, damage 2453
  expect    log all contains "prepared for demolition"

test 1X-257-1 1X-126-2  nobody is dropped off where more than 48 SP would stay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 1949 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 1
leader murat at 1949 reach 15
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 9
leader napoleon at 1948 reach 15
leader mortier under napoleon
unit dupont on mortier 6
unit gazan on mortier 6
leader davout under napoleon
unit friant on davout 7
unit gudin on davout 7
leader lannes under napoleon
unit suchet on lannes 7
unit caffarelli on lannes 7
leader kutusov at 4507
unit kutusov-horse on kutusov 2
END
  play      french: command murat, go 1948
  refuse    french: drop soult  because 1X-257-1
  no-offer  french: drop soult
  play      french: go 1947

test 1X-257-2 1X-126-2  48 may stay, and he who goes on does not count
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 1949 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 1
leader murat at 1949 reach 15
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
leader napoleon at 1948 reach 15
leader mortier under napoleon
unit dupont on mortier 6
unit gazan on mortier 6
leader davout under napoleon
unit friant on davout 7
unit gudin on davout 7
leader lannes under napoleon
unit suchet on lannes 7
unit caffarelli on lannes 7
leader kutusov at 4507
unit kutusov-horse on kutusov 2
END
  play      french: command murat, go 1948
  play      french: drop soult
  expect    truth leaders[id=soult].standing = at

test 1X-39-2 1X-126-2  who was dropped off and loses his last unit by the test stays by himself
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 1
leader murat at 1949 reach 15
unit nansouty on murat 2
unit vandamme on murat 9
leader duroc under murat
unit suchet on duroc 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
END
  play      french: command murat
  play      french: go 1848, drop duroc, go 1847, go 1747, go 1746, go 1645
  fate      6
  play      french: halt
  play      french: lose suchet, done
  expect    truth leaders[id=duroc].hex = 1848
  expect    truth leaders[id=duroc].under absent

test 1X-196-4 1X-196-1  a part in a hex of its own may be left on the way, too, and its leader marches on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5651 reach 15
unit saint-hilaire on soult 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with soult, command murat
  refuse    french: drop soult       because 1X-126-1
  play      french: move soult, go 5652, drop soult
  refuse    french: move soult       because 1X-126-3
  play      french: go 5649, go 5648
  fate      1
  play      french: halt
  expect    truth leaders[id=soult].hex = 5652
  expect    truth leaders[id=murat].hex = 5648
  expect    log coalition lacks "leaves a piece"
  expect    log french contains "Attrition of Murat: 8 SP" rule 1X-233-8
  expect    truth leaders[id=soult].did contains tested

test 1X-127-3 1X-58-3 1X-212-3  who was dropped off is tested though his leader loses his last SP in a repulse that fails
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 tried moved foot 4
unit vandamme on soult 1
leader legrand at 1429 with soult dropped tried
unit legrand-div on legrand 9
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 2 3 2 0 1
END
  fate      6
  play      french: drive 1427
  expect    log french contains "The repulse fails"
  expect    log french contains "Attrition of Soult: 9 SP"
  expect    truth leaders[id=legrand].under absent

test 1X-193-1 1X-126-2  nobody is dropped off in a citadel that has no room for him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader davout at 2921
unit vandamme on davout 9
unit legrand-div on davout 10
leader murat at 2922
unit nansouty on murat 2
leader lannes under murat
unit caffarelli on lannes 7
key brunn french
staff french centre 2922 source 2355 ap 8
END
  play      french: command murat, go 2921
  refuse    french: drop lannes      because 1X-193-1

test 1X-193-1 1X-126-2  but where there is room, though those who go on have none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "commands" 0 0
turn 3 of 12
leader davout at 2921
unit vandamme on davout 9
unit legrand-div on davout 10
leader murat at 2922
unit nansouty on murat 2
leader lannes under murat
unit caffarelli on lannes 6
key brunn french
staff french centre 2922 source 2355 ap 8
END
  play      french: command murat, go 2921, drop lannes
  refuse    french: halt             because 1X-193-1

test 1X-126-2 1X-125-5  one is dropped off beside a friend if a leader next to them can command both
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 2
unit caffarelli on lannes 2
unit gudin on lannes 2
leader soult at 5649
unit vandamme on soult 2
unit legrand-div on soult 2
unit saint-hilaire on soult 2
unit friant on soult 2
leader davout at 5648
unit rivaud on davout 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command murat, go 5649
  offer     french: drop lannes

test 1X-125-2 1X-126-2  but not where nobody can
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 2
unit caffarelli on lannes 2
unit gudin on lannes 2
leader soult at 5649
unit vandamme on soult 2
unit legrand-div on soult 2
unit saint-hilaire on soult 2
unit friant on soult 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command murat, go 5649
  refuse    french: drop lannes      because 1X-125-2
