# 111-generals.t -- 1X 111 to 115: Major Generals and replacement leaders.

test 1X-112-1 1X-51-3  a Major General is activated by the unit put on his track
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
unit saint-hilaire on soult 6
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
END
  play      french: take-up nansouty
  play      french: activate mg-cav-3
  expect    truth leaders[id=mg-cav-3].standing = at
  expect    truth leaders[id=mg-cav-3].hex = 1949
  expect    truth units[id=nansouty].leader = mg-cav-3
  expect    truth units[id=nansouty].sp = 1
  expect    log coalition contains "A piece is put on the map at Stockerau."
  expect    log coalition lacks "Nansouty"

test 1X-112-1  he may go into the box of the formation leader
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
unit saint-hilaire on soult 6
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
END
  play      french: take-up v-guns
  play      french: activate mg-inf-2
  play      french: take-up murat
  play      french: subordinate mg-inf-2
  expect    truth leaders[id=mg-inf-2].under = murat

test 1X-112-1  and not without a unit
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
unit saint-hilaire on soult 6
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
END
  refuse    french: activate mg-inf-2          because 1X-112-1

test 1X-111-2  there are as many as there are pieces
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
unit saint-hilaire on soult 6
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
leader mg-cav-1 at 2355
unit walther on mg-cav-1 2
leader mg-cav-2 at 2355
unit milhaud on mg-cav-2 1
leader mg-cav-3 at 2355
unit bourcier on mg-cav-3 2
END
  play      french: take-up nansouty
  refuse    french: activate mg-cav-1          because 1X-111-2
  refuse    french: activate mg-cav-2          because 1X-111-2
  refuse    french: activate mg-cav-3          because 1X-111-2
  offer     french: activate mg-inf-1

test 1X-111-1  only in the command phase
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader davout at 1949
unit friant on davout 6
END
  refuse    french: activate mg-cav-1          because 1X-56
  offer-only french: leader soult, leader davout

test 1X-113-1  when his unit is given away he is off the map
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader mg-cav-1 at 1949
unit walther on mg-cav-1 2
END
  play      french: take-up walther
  play      french: give murat
  expect    truth leaders[id=mg-cav-1].standing = out
  expect    truth pieces has 1
  play      french: take-up walther
  offer     french: activate mg-cav-1

test 1X-113-2 1X-39-4  when his last unit is lost he leaves at once, and may be used again
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 13 1 0 0
turn 3 of 3
leader mg-cav-2 at 1949
unit milhaud on mg-cav-2 1
END
  expect    truth leaders[id=mg-cav-2].standing = out
  expect    truth pieces has 0
  expect    log all contains "MG cavalry II is without troops"  rule 1X-39-4

test 1X-115-1  active, he is a leader like others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-cav-1 at 1949
unit walther on mg-cav-1 2
leader mg-inf-1 at 1949
unit suchet on mg-inf-1 7
END
  expect    truth leaders[id=mg-cav-1].counts = 3
  expect    truth leaders[id=mg-inf-1].counts = 1
  play      french: take-up mg-inf-1
  play      french: subordinate mg-cav-1
  expect    truth leaders[id=mg-inf-1].load2 = 4

test 1X-115-2 1X-103-1  a replacement leader may be without troops, and be sent back
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit beaumont on murat 1
END
  play      french: take-up beaumont
  play      french: activate duroc
  refuse    french: deactivate duroc           because 1X-113-1
  refuse    french: deactivate murat           because 1X-111-1
  play      french: take-up beaumont
  play      french: give murat
  expect    truth leaders[id=duroc].standing = at
  play      french: deactivate duroc
  expect    truth leaders[id=duroc].standing = out

# Found by random play, in an imagined world: those in his box were left under nobody.
test 1X-115-2 1X-38-1  sent back, he leaves those in his box on the map where he was
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader duroc at 1949
leader lannes under duroc
END
  play      french: deactivate duroc
  expect    truth leaders[id=duroc].standing = out
  expect    truth leaders[id=lannes].standing = at
  expect    truth leaders[id=lannes].hex = 1949

test 1X-113-1 1X-37-1  his own place in the span is free when he goes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit hautpoul on murat 1
leader soult under murat
unit vandamme on soult 8
leader oudinot under murat
unit grenadiers on oudinot 6
leader mg-cav-1 under murat
unit walther on mg-cav-1 2
END
  expect    truth leaders[id=murat].load2 = 12
  play      french: take-up walther, give murat
  expect    truth leaders[id=mg-cav-1].standing = out
  expect    truth leaders[id=murat].load2 = 11

test 1X-112-1  a Major General who comes into play anew has spent nothing
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
leader mg-cav-3 out foot 4 horse 4 moved
END
  play      french: take-up nansouty
  play      french: activate mg-cav-3
  expect    truth leaders[id=mg-cav-3].standing = at
  expect    truth leaders[id=mg-cav-3].spent absent
