# 033-spans.t -- 1X 6, 33 to 37: what a leader can command.

test 1X-33-1  the values of the units a leader directs stay within his span
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader lannes at 1949
unit suchet on lannes 7
unit v-guns on lannes 1
unit gazan on lannes 3
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
END
  expect    truth leaders[id=lannes].load2 = 5
  play      french: take-up vandamme
  play      french: give lannes
  play      french: take-up saint-hilaire
  refuse    french: give lannes                because 1X-33-1

test 1X-33-2 1X-367-11  cavalry and guns cost one half, infantry one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit nansouty on soult 1
leader wrede at 1949
unit vandamme on wrede 8
leader legrand at 1949
unit iv-guns on legrand 2
END
  expect    truth leaders[id=soult].load2 = 1
  expect    truth leaders[id=wrede].load2 = 2
  expect    truth leaders[id=legrand].load2 = 1

test 1X-33-3  a span of 3: six brigades
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader wrede at 1949
unit nansouty on wrede 1
unit hautpoul on wrede 1
unit beaumont on wrede 1
unit walther on wrede 1
unit trelliard on wrede 1
leader soult at 1949
unit margaron on soult 1
unit milhaud on soult 1
END
  play      french: take-up margaron
  play      french: give wrede
  play      french: take-up milhaud
  refuse    french: give wrede                 because 1X-33-1

test 1X-33-3  or three divisions, and then no brigade more
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader wrede at 1949
unit vandamme on wrede 8
unit friant on wrede 6
leader soult at 1949
unit suchet on soult 7
unit milhaud on soult 1
END
  play      french: take-up suchet
  play      french: give wrede
  play      french: take-up milhaud
  refuse    french: give wrede                 because 1X-33-1

test 1X-33-3  or two of each
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader wrede at 1949
unit vandamme on wrede 8
unit friant on wrede 6
unit nansouty on wrede 1
leader soult at 1949
unit suchet on soult 7
unit milhaud on soult 1
END
  play      french: take-up milhaud
  play      french: give wrede
  play      french: take-up suchet
  refuse    french: give wrede                 because 1X-33-1

test 1X-34-1 1X-34-2 1X-19-3  infantry slows a Major General of cavalry, as long as he has it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-cav-1 at 1949
unit walther on mg-cav-1 2
leader soult at 1949
unit suchet on soult 7
END
  expect    truth leaders[id=mg-cav-1].counts = 3
  play      french: take-up suchet
  play      french: give mg-cav-1
  expect    truth leaders[id=mg-cav-1].counts = 1
  play      french: take-up suchet
  play      french: give soult
  expect    truth leaders[id=mg-cav-1].counts = 3

test 1X-34-1  guns slow him, too, and he costs his superior 2
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit horse-guns on murat 1
leader mg-cav-1 under murat
unit walther on mg-cav-1 2
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 7
END
  expect    truth leaders[id=murat].load2 = 11
  play      french: take-up horse-guns
  play      french: give mg-cav-1
  expect    truth leaders[id=mg-cav-1].counts = 1
  expect    truth leaders[id=murat].load2 = 12

test 1X-34-1 1X-37-1  not if the superior has no span for it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit horse-guns on murat 1
unit nansouty on murat 1
leader mg-cav-1 under murat
unit walther on mg-cav-1 2
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
END
  expect    truth leaders[id=murat].load2 = 12
  play      french: take-up v-guns
  refuse    french: give mg-cav-1              because 1X-37-1

test 1X-35-1 1X-13-5  subordinates in the hex are in the box, and have no piece
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult at 1949
unit vandamme on soult 8
END
  play      french: take-up murat
  play      french: subordinate soult
  expect    truth leaders[id=soult].standing = under
  expect    truth leaders[id=soult].under = murat
  expect    truth pieces has 1
  play      french: detach soult
  expect    truth leaders[id=soult].standing = at
  expect    truth leaders[id=soult].under absent
  expect    truth pieces has 2

test 1X-35-2  one leads: he who is under another has nobody under him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult under murat
unit vandamme on soult 8
leader mg-inf-1 at 1949
unit gudin on mg-inf-1 6
END
  refuse    french: take-up soult              because 1X-36
  offer     french: take-up murat

test 1X-35-3  those of a leader who comes under another count one by one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kutusov at 1138
unit kutusov-horse on kutusov 2
unit army-guns on kutusov 1
leader buxhowden at 1138
unit buxhowden-guns on buxhowden 3
leader przybyszewski under buxhowden
unit przybyszewski-a on przybyszewski 5
leader wimpffen under buxhowden
unit wimpffen-foot on wimpffen 8
leader langeron at 1138
unit langeron-a on langeron 6
leader mg-inf-r1 at 1138
unit langeron-b on mg-inf-r1 5
END
  play      coalition: take-up kutusov
  play      coalition: subordinate buxhowden
  expect    truth leaders[id=kutusov].load2 = 18
  expect    truth leaders[id=wimpffen].under = kutusov
  expect    truth leaders[id=przybyszewski].under = kutusov
  play      coalition: detach przybyszewski
  play      coalition: take-up kutusov
  play      coalition: subordinate langeron
  play      coalition: take-up kutusov
  refuse    coalition: subordinate przybyszewski  because 1X-36-1

test 1X-35-3  and so may be too many: 2 of his own, 4, 2 and 2 fill a span of 10, one half more does not fit
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kutusov at 1138
unit kutusov-horse on kutusov 2
unit army-guns on kutusov 1
unit miloradovich-a on kutusov 5
unit hussars on kutusov 2
leader buxhowden at 1138
unit buxhowden-guns on buxhowden 3
leader przybyszewski under buxhowden
unit przybyszewski-a on przybyszewski 5
leader wimpffen under buxhowden
unit wimpffen-foot on wimpffen 8
leader mg-inf-r1 at 1138
unit langeron-b on mg-inf-r1 5
END
  play      coalition: take-up kutusov
  refuse    coalition: subordinate buxhowden   because 1X-36-1
  play      coalition: keep
  play      coalition: take-up hussars, give mg-inf-r1
  play      coalition: take-up kutusov
  play      coalition: subordinate buxhowden
  expect    truth leaders[id=kutusov].load2 = 20

test 1X-36-1  three leaders of 2 fill a span of 6
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 7
leader davout at 1949
unit friant on davout 6
leader oudinot at 1949
unit grenadiers on oudinot 6
END
  play      french: take-up murat
  play      french: subordinate davout
  expect    truth leaders[id=murat].load2 = 12
  refuse    french: take-up murat              because 1X-36-2

test 1X-36-2 1X-6-2  from another hex nobody comes into the box
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult at 1949
unit vandamme on soult 8
leader lannes at 1948
unit suchet on lannes 7
END
  play      french: take-up murat
  refuse    french: subordinate lannes         because 1X-36-2

test 1X-37-1  units and leaders together
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit hautpoul on murat 1
unit vandamme on murat 8
unit suchet on murat 7
leader bernadotte under murat
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
END
  expect    truth leaders[id=murat].load2 = 12
  play      french: take-up kellermann
  refuse    french: give murat                 because 1X-33-1

test 1X-37-2  what is on a subordinate's track is his to bear
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit hautpoul on murat 1
unit beaumont on murat 1
unit horse-guns on murat 1
leader soult under murat
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit legrand-div on soult 9
unit margaron on soult 1
unit iv-guns on soult 2
leader lannes under murat
unit suchet on lannes 7
END
  expect    truth leaders[id=murat].load2 = 12
  expect    truth leaders[id=soult].load2 = 8

test 1X-19-6  nobody commands a commander in chief
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader napoleon at 1949
unit vandamme on napoleon 8
leader soult at 1949
unit suchet on soult 7
END
  play      french: take-up murat
  refuse    french: subordinate napoleon       because 1X-19-6

test 1X-117-2 1X-376-2  a Russian commands Austrian leaders
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader kienmayer at 1138
unit kienmayer-foot on kienmayer 2
leader kolowrat at 1138
unit kolowrat-foot on kolowrat 7
END
  play      coalition: take-up kutusov
  play      coalition: subordinate kienmayer
  play      coalition: take-up kutusov
  play      coalition: subordinate kolowrat
  expect    truth leaders[id=kolowrat].under = kutusov

test 1X-376-1  but one unit of the other nation is the most on a track
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader kienmayer at 1138
unit kienmayer-foot on kienmayer 2
unit kienmayer-horse on kienmayer 2
END
  play      coalition: take-up kienmayer-foot
  play      coalition: give kutusov
  play      coalition: take-up kienmayer-horse
  refuse    coalition: give kutusov            because 1X-376-1
