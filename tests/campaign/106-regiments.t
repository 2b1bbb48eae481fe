# 106-regiments.t -- 1X 106 to 110, 114, 116, 119: march regiments and empty pieces.

test 1X-106-1 1X-114-1 1X-102-2  a march regiment of the pool, at the source, under a Major General
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up mg-inf-2
  play      french: regiment march-1 x3
  expect    truth leaders[id=mg-inf-2].hex = 2355
  expect    truth units[id=march-1].leader = mg-inf-2
  expect    truth units[id=march-1].sp = 3
  expect    truth armies[0].pool has 0
  expect    truth leaders[id=mg-inf-2].did contains arrived

test 1X-106-1  no more than the pool has, and under no other leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 2355
unit nansouty on murat 1
staff french centre 2355 source 2355 ap 8
pool french french infantry 2
END
  play      french: take-up mg-inf-2
  refuse    french: regiment march-1 x3         because 1X-106-1
  refuse    french: regiment march-3 x1         because 1X-106-1
  offer     french: regiment march-1 x2
  play      french: keep
  refuse    french: take-up murat              because 1X-36-2
  refuse    french: regiment march-1 x1         because 1X-106-1

test 1X-106-2  two infantry regiments, and no third
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit suchet on soult 7
END
  play      french: take-up vandamme, regiment march-1 x1
  play      french: take-up vandamme, regiment march-2 x1
  play      french: take-up vandamme
  refuse    french: regiment march-1 x1         because 1X-106-2
  no-offer  french: regiment march-1 x1, regiment march-2 x1

test 1X-106-5  at a depot with a line of communication, not at a village
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
staff french centre 1533 source 2355 ap 8
key znaim french
control french 1949
pool french french infantry 3
END
  play      french: take-up mg-inf-1
  refuse    french: arrive mg-inf-1 x3424       because 1X-106-5
  play      french: arrive mg-inf-1 x1533
  play      french: regiment march-1 x2
  expect    truth leaders[id=mg-inf-1].hex = 1533

test 1X-106-5  or at another source of his side
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
staff french centre 2355 source 2355 ap 8
key krems french
pool french french infantry 3
END
  play      french: take-up mg-inf-1
  play      french: arrive mg-inf-1 x0348
  play      french: regiment march-1 x2
  expect    truth leaders[id=mg-inf-1].hex = 348

test 1X-106-6  three SP are the most of a regiment, two of a cavalry regiment
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit nansouty on soult 2
unit hautpoul on soult 2
END
  play      french: take-up vandamme
  refuse    french: regiment march-1 x4         because 1X-106-6
  play      french: regiment march-1 x3
  play      french: take-up nansouty
  refuse    french: regiment march-3 x3         because 1X-106-6
  offer     french: regiment march-3 x2

test 1X-107-1 1X-119-1  a detachment of a division, on the same track or another in the hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes at 1949
unit suchet on lannes 7
END
  play      french: take-up vandamme
  play      french: regiment march-1 x2
  expect    truth units[id=vandamme].sp = 6
  expect    truth units[id=march-1].sp = 2
  expect    truth units[id=march-1].leader = soult
  play      french: take-up march-1
  play      french: give lannes
  expect    truth units[id=march-1].leader = lannes

test 1X-119-1  where the track is full, on another
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader oudinot at 1949
unit grenadiers on oudinot 6
unit gazan on oudinot 3
leader lannes at 1949
unit suchet on lannes 7
END
  play      french: take-up grenadiers
  play      french: regiment march-1 x2
  expect    truth units[id=march-1].leader = lannes

test 1X-107-1 1X-120-1  of its own kind
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit margaron on soult 2
unit vandamme on soult 8
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: take-up margaron
  refuse    french: regiment march-3 x1         because 1X-120-1
  refuse    french: regiment march-1 x1         because 1X-120-1

test 1X-108-1  nothing returns to the pool
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-inf-1 at 2355
unit march-1 on mg-inf-1 2
staff french centre 2355 source 2355 ap 8
END
  refuse    french: deactivate mg-inf-1        because 1X-111-1
  expect    truth armies[0].pool has 0

test 1X-108-2 1X-108-4 1X-108-5  a regiment is absorbed by a unit of its kind in the hex, and its piece is free again
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-inf-1 at 1949
unit march-1 on mg-inf-1 2
leader lannes at 1949
unit suchet on lannes 5
unit v-guns on lannes 1
END
  play      french: take-up march-1
  refuse    french: strength v-guns x1          because 1X-120-1
  play      french: strength suchet x2
  expect    truth units[id=suchet].sp = 7
  expect    truth units[id=suchet].immobile absent
  expect    truth units[id=march-1].standing = out
  expect    truth leaders[id=mg-inf-1].standing = out
  no-offer  french: regiment *

test 1X-108-4  it may be raised again
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-inf-1 at 1949
unit march-1 on mg-inf-1 2
unit march-2 out
leader lannes at 1949
unit suchet on lannes 5
END
  play      french: take-up suchet
  refuse    french: regiment march-1 x1         because 1X-106-2
  offer     french: regiment march-2 x1

test 1X-108-3  even next to the enemy
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader lannes at 1949
unit march-1 on lannes 2
unit suchet on lannes 5
leader bagration at 1948
unit bagration-foot on bagration 5
END
  play      french: take-up march-1
  play      french: strength suchet x2
  expect    truth units[id=suchet].sp = 7

test 1X-51-1 1X-108-4  to take a regiment in is to send it back: units change tracks after it, and the piece is used again
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit march-1 on soult 2
unit suchet on soult 5
unit vandamme on soult 8
leader oudinot under soult
unit grenadiers on oudinot 6
END
  play      french: take-up march-1, strength suchet x2
  play      french: take-up vandamme, regiment march-1 x1
  play      french: take-up march-1, give oudinot
  play      french: take-up suchet, strength vandamme x1
  play      french: take-up vandamme
  refuse    french: give oudinot                        because 1X-51-1

test 1X-106-4  a regiment suffers like any unit
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 15 1 3 0
turn 3 of 3
leader mg-inf-1 at 1949
unit march-1 on mg-inf-1 2
END
  expect    truth units[id=march-1].sp = 1

test 1X-116-1  an empty piece is filled at a source
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
staff french centre 2355 source 2355 ap 8
pool french french infantry 2
END
  play      french: take-up mg-inf-2
  play      french: regiment legion-foot x2
  expect    truth units[id=legion-foot].sp = 2
  expect    truth units[id=legion-horse].sp = 0
  expect    truth units[id=legion-horse].leader = mg-inf-2

test 1X-116-1  or by a unit in play
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
END
  play      french: take-up vandamme
  play      french: regiment legion-foot x2
  expect    truth units[id=legion-foot].sp = 2
  expect    truth units[id=vandamme].sp = 6

test 1X-116-2  what was destroyed is no empty piece
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit milhaud lost
unit legion-foot lost
END
  play      french: take-up vandamme
  refuse    french: regiment legion-foot x1     because 1X-106-2
  refuse    french: regiment milhaud x1         because 1X-106-2

test 1X-106-1 1X-91-1  and a march regiment is raised there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
staff french source 3622 ap 6 dispersed due 5
leader davout at 3822
unit friant on davout 6
control french 3622
pool french french infantry 2
END
  play      french: take-up mg-inf-2, regiment march-1 x2
  expect    truth leaders[id=mg-inf-2].hex = 3622

test 1X-116-1 1X-33-1 1X-372-1  a mixed one needs room for both its halves
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-inf-1 at 2355
unit gudin on mg-inf-1 6
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up mg-inf-1
  refuse    french: regiment legion-foot x2     because 1X-33-1

test 1X-116-1 1X-373-2  and is not led by a Major General of cavalry
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-cav-1 at 2355
unit walther on mg-cav-1 2
staff french centre 2355 source 2355 ap 8
pool french french infantry 3
END
  play      french: take-up mg-cav-1
  refuse    french: regiment legion-foot x2     because 1X-373-2

test 1X-106-1 1X-244-2  new men under a leader who once led foragers are not scattered
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
staff french centre 2355 source 2355 ap 1
pool french french infantry 3
staff coalition centre 4509 source 4607 ap 1
leader duroc at 2355 forage 1
leader davout at 2354
unit friant on davout 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: take-up duroc, regiment march-1 x3
  expect    truth units[id=march-1].leader = duroc
  expect    truth leaders[id=duroc].forage absent

test 1X-119-1 1X-244-2  SP of foragers that go to a leader without troops forage under him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
staff french centre 2355 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-1 at 2354 forage 1
unit friant on mg-inf-1 5
unit suchet on mg-inf-1 5
leader duroc at 2354
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: take-up friant, regiment march-1 x2
  expect    truth units[id=march-1].leader = duroc
  expect    truth leaders[id=duroc].forage = true

test 1X-81-4  but not at a depot that lies off the line
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
staff french centre 1533 source 2355 ap 8
key znaim french
control french 0313
control french 1949
pool french french infantry 3
END
  play      french: take-up mg-inf-1
  refuse    french: arrive mg-inf-1 x313       because 1X-106-5
  play      french: arrive mg-inf-1 x1533
  play      french: regiment march-1 x2
  expect    truth leaders[id=mg-inf-1].hex = 1533

test 1X-141-1 1X-106-3  who is formed in an enemy zone and has no march brings his vedettes at once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
staff french centre 2355 source 2355 ap 1
pool french french infantry 3
staff coalition centre 4509 source 4607 ap 1
leader davout at 2354
unit friant on davout 5
leader bagration at 0447
unit bagration-foot on bagration 5
END
  play      french: take-up mg-inf-2, arrive mg-inf-2 x348, regiment march-1 x3
  play      french: screen 348, screen 348
  no-offer  french: screen 348
  offer     french: take-up friant
