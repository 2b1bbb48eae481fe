# 038-unemployed.t -- 1X 38, 39: leaders without troops.

test 1X-38-1  who has neither unit nor leader under him when the movement phase begins is unemployed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "movement phase" 0 0
turn 3 of 12
leader legrand at 1949
leader murat at 1949
leader soult under murat
unit vandamme on soult 8
END
  expect    truth leaders[id=legrand].formation = false
  expect    truth leaders[id=murat].formation = true

test 1X-122-1  a leader without troops is no formation
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader legrand at 1949
leader soult at 1949
unit vandamme on soult 8
END
  expect    truth leaders[id=legrand].formation = false
  expect    truth leaders[id=soult].formation = true
  play      french: take-up vandamme, give legrand
  expect    truth leaders[id=legrand].formation = true
  expect    truth leaders[id=soult].formation = false

test 1X-122-4  one whose subordinate has troops leads a formation
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kutusov at 1138
leader miloradovich under kutusov
unit miloradovich-a on miloradovich 5
END
  expect    truth leaders[id=kutusov].formation = true
  play      coalition: detach miloradovich
  expect    truth leaders[id=kutusov].formation = false

test 1X-122-2  two leaders in a hex, neither under the other, are two formations
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader davout at 1949
unit friant on davout 6
END
  expect    truth leaders[id=soult].sp = 8
  expect    truth leaders[id=davout].sp = 6

test 1X-38-1  a leader whose last unit is taken in the box is unemployed, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader lannes under murat
unit suchet on lannes 7
END
  play      french: take-up suchet, give murat
  play      french: done
  expect    truth leaders[id=lannes].standing = at
  expect    truth leaders[id=lannes].formation = false

test 1X-38-1  a subordinate with troops in the box is employed, though he loses them when he has been dropped off
  position <<END
position campaign 1
seats 0 1
option secrets off
frame match "first player"
frame "player turn" "movement phase" 0 0
turn 3 of 12
staff french centre 1949 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 1949
unit suchet on murat 7
unit caffarelli on murat 7
leader soult under murat
unit vandamme on soult 1
leader kutusov at 4507
unit kutusov-horse on kutusov 2
END
  fate      6 6 6 6
  play      french: command murat
  play      french: go 1948
  play      french: drop soult
  play      french: go 1947, go 1946
  expect    log french contains "Vandamme is destroyed"
  refuse    french: ride soult  because 1X-38-1

test 1X-39-1  he takes no command before the next command phase
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader napoleon at 1949
leader mortier at 1949
unit gazan on mortier 3
unit dupont on mortier 3
unit vandamme on mortier 8
leader bernadotte at 1949
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit suchet on bernadotte 7
staff french centre 2355 source 2355 ap 8
END
  offer-only french: displace mortier, displace bernadotte

test 1X-39-1  then he may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader napoleon at 1949
leader mortier at 1949
unit gazan on mortier 3
leader bernadotte at 1949
unit rivaud on bernadotte 5
END
  play      french: take-up napoleon
  play      french: subordinate mortier
  play      french: take-up napoleon
  play      french: subordinate bernadotte
  expect    truth leaders[id=napoleon].formation = true

test 1X-39-2  he is displaced with the stack
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame displacement displacement 0 3
turn 3 of 3
leader lannes at 1949
unit suchet on lannes 7
leader napoleon at 1949 with lannes
staff french centre 2355 source 2355 ap 8
END
  expect    truth leaders[id=lannes].hex != 1949
  expect    truth leaders[id=napoleon].hex != 1949
  expect    log coalition contains "A French piece is displaced from Stockerau to 2049."

test 1X-39-3  his value is ignored
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader oudinot at 1949
unit grenadiers on oudinot 6
unit gazan on oudinot 3
leader bernadotte at 1949
END
  expect    log all lacks "displaced"
  no-offer  french: displace *
  expect    truth leaders[id=oudinot].load2 = 4
  expect    truth leaders[id=bernadotte].hex = 1949

test 1X-39-4  a Major General without troops leaves the map
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "movement phase" 0 0
turn 3 of 12
leader mg-cav-1 at 1949
leader lannes at 1949
unit suchet on lannes 7
END
  expect    truth leaders[id=mg-cav-1].standing = out

test 1X-39-2  a leader without troops goes along into contact, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 5650
unit friant on davout 6
leader legrand at 5650 with davout
leader bagration at 5648
unit bagration-foot on bagration 5
fate 1 1 1
END
  play      french: try davout, go 5649, decline
  expect    truth leaders[id=davout].hex = 5649
  expect    truth leaders[id=legrand].hex = 5649

test 1X-39-1 1X-39-2  given troops in the command phase he is a formation of his own and no part of the other
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
staff french centre 2355 source 2355 ap 8
END
  play      french: take-up saint-hilaire, give legrand
  expect    truth leaders[id=soult].load2 = 2
  play      french: done, command soult
  no-offer  french: move legrand
  fate      2
  play      french: go 1948, halt
  expect    log french contains "8 SP in column"

test 1X-39-1 1X-39-2  so is one who takes a third leader under him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mortier at 1949
unit gazan on mortier 3
leader bernadotte at 1949
unit rivaud on bernadotte 5
leader napoleon at 1949 with mortier
staff french centre 2355 source 2355 ap 8
END
  play      french: take-up napoleon, subordinate bernadotte
  expect    truth leaders[id=mortier].load2 = 2
