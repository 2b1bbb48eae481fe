# 013-display.t -- 1X 13, 23, 27: pieces and the displays.

test 1X-13-1  leaders are moved, units transferred, and nothing else can be taken up
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
vedette VF1 at 1949
END
  offer     french: take-up suchet, detach soult
  refuse    french: take-up F2                 because 1X-121-1

test 1X-13-3  a unit that has lost its last SP is gone at once
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 12 1 3 0
turn 3 of 3
leader mg-cav-1 at 1949
unit milhaud on mg-cav-1 1
unit walther on mg-cav-1 2 lost 1
END
  expect    log all contains "Milhaud is destroyed."  rule 1X-13-3
  expect    truth units[id=milhaud].standing = lost
  expect    truth units[id=walther].sp = 2

test 1X-13-3  and no replacement can rebuild it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit milhaud lost
staff french centre 2355 source 2355 ap 8
pool french french cavalry 1
END
  refuse    french: replace milhaud            because 1X-105-5

test 1X-13-4 1X-117-1 1X-122-3  a unit changes tracks in the organisation segment, within the hex
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
  play      french: take-up suchet
  offer     french: give soult
  play      french: give soult
  expect    truth units[id=suchet].leader = soult

test 1X-13-4  not to a leader in another hex
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
leader davout at 1948
unit friant on davout 6
END
  play      french: take-up suchet
  refuse    french: give davout                because 1X-13-4
  no-offer  french: give davout

test 1X-27-1  the box of a unit is its strength
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 3 2 3 0
turn 3 of 3
leader lannes at 1949
unit suchet on lannes 7
END
  expect    truth units[id=suchet].sp = 5

test 1X-28-1  who is under a leader is where he is
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame displacement displaced 0 3 1188
turn 3 of 3
leader lannes at 1949
leader oudinot under lannes
unit grenadiers on oudinot 6
END
  expect    truth leaders[id=lannes].hex = 2048
  expect    truth leaders[id=oudinot].hex = 2048

test 1X-23-1 1X-121-3  a vedette adds no strength, on the map or on a portrait
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
vedette VF1 at 1949
vedette VF2 on lannes due 9
END
  expect    truth leaders[id=murat].sp = 23

test 1X-25-1  displays, turn, weather, points, replacements and morale are shown
  scenario  campaign
  expect    view french turn = 1
  expect    view french morale = 1
  expect    view french armies has 2
  expect    view french armies[0].ap = 8
  expect    view french armies[0].pool has 0
  expect    view french weather = fair
  expect    view french leaders[id=lannes].under = murat
  expect    view french units[id=suchet].leader = lannes
  expect    view coalition leaders[id=kutusov].hex = 1138

test 1X-370-1  strength and losses point by point: Vandamme, 8 SP, loses one and has 7
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 1 3 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
END
  expect    log all contains "loses 1 SP: 7 left"
  expect    truth units[id=vandamme].sp = 7

test own:saved-details  a position keeps what a formation has met and screens, and when a vedette is due
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
frame match "first player"
frame "player turn" commands 0 0
staff french centre 1949 source 2355 ap 5
leader murat at 1949 met-foragers2 1 screens 1
unit nansouty on murat 2
vedette VF2 hidden due 1
END
  expect    hash same
