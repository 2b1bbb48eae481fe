# 121-vedettes.t -- 1X 121, 319: vedettes on the map and on portraits.

test 1X-121-2 1X-319-1  one vedette stays in a hex, the other goes to the portrait of the nearest leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1949
unit suchet on lannes 7
leader davout at 2355
unit friant on davout 6
vedette VF1 at 1948
vedette VF2 at 1948
END
  expect    truth pieces has 3
  expect    truth portraits[0].vedette = VF2
  expect    truth portraits[0].leader = lannes
  expect    truth portraits[0].due = 4

test 1X-121-2 1X-121-3  though a third, driven in before, is on the portrait of a leader in that hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1949
unit suchet on lannes 7
vedette VF1 at 1949
vedette VF2 on lannes due 4
vedette VF3 at 1949
END
  expect    truth pieces has 2
  expect    truth portraits has 2

test 1X-319-3  beyond 9 MP it goes to the reserve
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1332
unit suchet on lannes 7
vedette VF1 at 1322
vedette VF2 at 1322
END
  expect    truth pieces has 2
  expect    truth portraits has 0
  expect    truth armies[0].vedettes = 7
  expect    log french contains "reserve of vedettes"  rule 1X-319-3

test 1X-319-1  9 MP are near enough
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1331
unit suchet on lannes 7
vedette VF1 at 1322
vedette VF2 at 1322
END
  expect    truth portraits[0].leader = lannes

test 1X-319-1  a leader without troops has no portrait for it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1949
leader davout at 2349
unit friant on davout 6
vedette VF1 at 1948
vedette VF2 at 1948
END
  expect    truth portraits[0].leader = davout

test 1X-319-2  in the organisation segment of the next game turn it is back, in the leader's stack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
leader lannes under murat
unit suchet on lannes 7
vedette VF1 on lannes due 3
vedette VF2 on lannes due 4
END
  expect    truth pieces has 2
  expect    truth portraits has 1
  expect    truth portraits[0].vedette = VF2
  expect    log coalition contains "A piece is put down at Stockerau."

test 1X-121-3  on the display it counts for nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader napoleon at 1949
unit vandamme on napoleon 9
unit saint-hilaire on napoleon 7
unit legrand-div on napoleon 10
unit suchet on napoleon 8
unit friant on napoleon 7
unit caffarelli on napoleon 7
vedette VF1 on napoleon due 9
vedette VF2 at 1949
END
  expect    truth leaders[id=napoleon].sp = 48
  expect    log all lacks "displaced"
  no-offer  french: displace *

test 1X-141-1  with a formation that is detached up to two vedettes come out of the reserve
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
leader lannes under murat
unit suchet on lannes 7
END
  refuse    french: screen 1949      because 1X-141-1
  play      french: detach soult
  refuse    french: screen 1950      because 1X-141-1
  offer     french: screen 1949
  play      french: screen 1949, screen 1949
  expect    truth armies[side=french].vedettes = 6
  refuse    french: screen 1949      because 1X-141-1
  no-offer  french: screen *

test 1X-141-1 1X-39-1  so they do with a leader without troops who is given some: his formation is new
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
leader legrand at 1949 with soult
END
  play      french: take-up saint-hilaire, give legrand
  play      french: screen 1949, screen 1949
  expect    truth armies[side=french].vedettes = 6
  refuse    french: screen 1949      because 1X-141-1

test 1X-141-1  not with one in a box, who is part of the formation as before
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit walther on murat 2
leader soult under murat
END
  play      french: take-up walther, give soult
  no-offer  french: screen *
  offer     french: take-up nansouty

test 1X-141-1 1X-31-8  the enemy sees pieces, and not what they are
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
leader lannes under murat
unit suchet on lannes 7
END
  play      french: take-up nansouty
  play      french: activate mg-cav-3
  play      french: screen 1949
  expect    log coalition contains "A piece is put on the map at Stockerau."
  expect    log coalition lacks "vedette"

test 1X-141-1  who joins again brings nobody more
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
leader lannes under murat
unit suchet on lannes 7
END
  play      french: detach soult
  play      french: screen 1949, screen 1949
  play      french: take-up murat, subordinate soult
  no-offer  french: screen *
  play      french: detach lannes
  refuse    french: screen 1949      because 1X-141-1
  play      french: detach soult
  play      french: screen 1949
  expect    truth armies[side=french].vedettes = 5

test 1X-141-1 1X-141-3  as many as are in the reserve
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
leader lannes under murat
unit suchet on lannes 7
vedette VF1 at 1951
vedette VF2 at 1952
vedette VF3 at 1953
vedette VF4 at 1954
vedette VF5 at 1955
vedette VF6 at 1956
vedette VF7 at 1957
END
  play      french: detach soult
  play      french: screen 1949
  refuse    french: screen 1949      because 1X-141-3
