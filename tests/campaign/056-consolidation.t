# 056-consolidation.t -- 1X 56, 60, 123 to 125, 193, 257, 258: stacks.

test 1X-56-1 1X-258-1  one leader piece to a hex: the one who can lead all
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit legrand-div on soult 9
END
  expect    truth leaders[id=soult].under = murat
  expect    truth pieces has 1
  expect    log french contains "Murat leads all at Stockerau."  rule 1X-258-1

test 1X-56-1 1X-35-2  where two can, the owner says who
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
  offer-only french: leader soult, leader davout
  refuse    french: leader murat               because 1X-56
  play      french: leader davout
  expect    truth leaders[id=soult].under = davout

test 1X-56-2 1X-123-1 1X-123-2  where nobody can, one is displaced one hex, of the owner's choice
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
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
  refuse    french: leader mortier             because 1X-123-1
  play      french: displace mortier
  expect    log coalition contains "A French piece is displaced from Stockerau"  rule 1X-123-1
  expect    truth leaders[id=bernadotte].hex = 1949
  expect    truth leaders[id=mortier].hex != 1949

test 1X-60-1  after the battles both sides do the same
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
turn 3 of 12
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader miloradovich at 1138
unit miloradovich-a on miloradovich 5
END
  expect    truth leaders[id=miloradovich].under = kutusov

test 1X-60-1  and the player whose turn it is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader oudinot at 1949
unit grenadiers on oudinot 6
END
  expect    truth leaders[id=oudinot].under = murat

test 1X-258-3 1X-257-1  48 SP may stay in a hex
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
leader davout at 1949
unit friant on davout 7
unit caffarelli on davout 7
staff french centre 2355 source 2355 ap 8
END
  expect    log all contains "Napoleon leads all"
  expect    truth leaders[id=davout].standing = under

test 1X-258-3 1X-257-1  49 SP: he must
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
leader davout at 1949
unit friant on davout 7
unit caffarelli on davout 7
unit viallanes on davout 1
staff french centre 2355 source 2355 ap 8
END
  offer-only french: displace napoleon, displace davout
  play      french: displace davout
  expect    truth leaders[id=davout].hex != 1949

test 1X-258-3 1X-193-1  25 SP in a citadel, and leaders of the box may be displaced
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader murat at 2921
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 9
unit saint-hilaire on soult 7
leader lannes under murat
unit suchet on lannes 8
staff french centre 2355 source 2355 ap 8
key brunn french
END
  offer-only french: displace murat, displace soult, displace lannes
  play      french: displace lannes
  expect    truth leaders[id=lannes].hex != 2921
  expect    truth leaders[id=soult].hex = 2921

test 1X-258-3 1X-193-1  25 may stay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader murat at 2921
unit nansouty on murat 1
leader soult under murat
unit vandamme on soult 9
unit saint-hilaire on soult 7
leader lannes under murat
unit suchet on lannes 8
key brunn french
END
  expect    truth leaders[id=lannes].hex = 2921
  expect    log all lacks "displaced"
  no-offer  french: displace *

test 1X-258-3  vedettes and unemployed leaders are no trouble
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader mortier at 1949
unit gazan on mortier 3
leader napoleon at 1949
vedette VF1 at 1949
END
  expect    truth pieces has 3
  expect    log all lacks "displaced"
  no-offer  french: displace *

test 1X-258-2 1X-125-3 1X-125-8  out of the box and back in the command phase
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader liechtenstein at 2946
unit auersperg on liechtenstein 5
leader kienmayer under liechtenstein
unit kienmayer-foot on kienmayer 2
END
  play      coalition: detach kienmayer
  expect    truth leaders[id=kienmayer].standing = at
  expect    truth leaders[id=liechtenstein].sp = 5
  play      coalition: take-up liechtenstein
  play      coalition: subordinate kienmayer
  expect    truth leaders[id=kienmayer].under = liechtenstein

test 1X-125-8  and when they have not parted, consolidation takes him back
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 1
turn 3 of 12
leader liechtenstein at 2946
unit auersperg on liechtenstein 5
leader kienmayer at 2946 parted
unit kienmayer-foot on kienmayer 2
END
  expect    truth leaders[id=kienmayer].under = liechtenstein
  expect    log all lacks "displaced"
  expect    asked coalition

test 1X-125-4 1X-39-1  so has a formation that is new because its leader had no troops before
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader davout at 1949
unit friant on davout 6
unit suchet on davout 6
unit bourcier on davout 2
unit vandamme on davout 8
unit saint-hilaire on davout 6
unit nansouty on davout 2
leader bernadotte at 1949 with davout
staff french centre 2355 source 2355 ap 8
END
  play      french: take-up vandamme, give bernadotte
  play      french: take-up saint-hilaire, give bernadotte
  play      french: take-up nansouty, give bernadotte
  play      french: done
  no-offer  french: displace *
  offer     french: command bernadotte, command davout

test 1X-125-3 1X-125-4  those put on the map in the command phase have until consolidation to part
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit legrand-div on soult 9
unit friant on soult 6
leader mg-inf-1 under soult
unit gudin on mg-inf-1 6
unit margaron on mg-inf-1 1
staff french centre 2355 source 2355 ap 8
END
  play      french: detach mg-inf-1
  play      french: take-up margaron, give soult
  play      french: done
  no-offer  french: displace soult, displace mg-inf-1
  expect    trace contains "marches"
  expect    truth leaders[id=mg-inf-1].hex = 1949

test 1X-125-4  who has not parted then and cannot be led is displaced
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit legrand-div on soult 9
unit friant on soult 6
unit margaron on soult 1
leader oudinot at 1949
unit grenadiers on oudinot 6
staff french centre 2355 source 2355 ap 8
END
  offer-only french: displace soult, displace oudinot

test 1X-124-1  a Major General too many: the stack waits for the command phase
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
leader mg-inf-1 under soult
unit gudin on mg-inf-1 6
leader oudinot at 1949
unit gazan on oudinot 3
staff french centre 2355 source 2355 ap 8
END
  no-offer  french: displace soult, displace oudinot, leader soult
  expect    log all lacks "displaced"
  no-offer  french: displace *
  expect    truth leaders[id=oudinot].hex = 1949
  expect    truth leaders[id=oudinot].standing = at

test 1X-124-1 1X-376-1  it does not wait where nobody may take his unit: a second foreigner
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation" 0 1
turn 3 of 12
leader liechtenstein at 1949
unit hohenlohe on liechtenstein 3
unit uvarov-horse on liechtenstein 3
leader kolowrat under liechtenstein
unit kolowrat-foot on kolowrat 9
unit essen-horse on kolowrat 2
leader mg-inf-r1 under liechtenstein
unit langeron-a on mg-inf-r1 6
leader kienmayer at 1949
unit kienmayer-foot on kienmayer 3
unit essen-guns on kienmayer 1
staff coalition centre 4607 source 4607 ap 8
END
  offer-only coalition: displace liechtenstein, displace kienmayer

test 1X-124-1  at the end of which it must be in order
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
leader mg-inf-1 under soult
unit gudin on mg-inf-1 6
leader oudinot at 1949
unit gazan on oudinot 3
staff french centre 2355 source 2355 ap 8
END
  play      french: done
  offer-only french: displace soult, displace oudinot
  play      french: displace oudinot
  expect    truth leaders[id=oudinot].hex != 1949

test 1X-124-1  and is, when he has been sent back
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
leader mg-inf-1 under soult
unit gudin on mg-inf-1 6
leader oudinot at 1949
unit gazan on oudinot 3
staff french centre 2355 source 2355 ap 8
END
  play      french: take-up gudin, give oudinot
  play      french: done
  no-offer  french: displace soult, displace oudinot
  expect    truth leaders[id=oudinot].hex = 1949

test 1X-125-5 1X-125-6 1X-125-7  a leader next to them with the span for all makes the stack legal
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader napoleon at 1948
unit old-guard on napoleon 4
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
  no-offer  french: displace mortier, displace bernadotte
  expect    truth leaders[id=mortier].hex = 1949
  expect    truth leaders[id=bernadotte].hex = 1949
  expect    truth pieces has 3

test 1X-125-7  not one without troops
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader napoleon at 1948
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

test 1X-125-7  nor one whose span is full
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader murat at 1948
unit nansouty on murat 1
unit suchet on murat 7
leader mortier at 1949
unit gazan on mortier 3
unit dupont on mortier 3
unit vandamme on mortier 8
leader bernadotte at 1949
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit friant on bernadotte 7
staff french centre 2355 source 2355 ap 8
END
  offer-only french: displace mortier, displace bernadotte

test 1X-126-1  after the command phase nobody is put on the map
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
leader lannes under soult
unit suchet on lannes 7
leader davout at 1949
unit friant on davout 6
END
  refuse    french: detach lannes              because 1X-56
  offer-only french: leader soult, leader davout

test 1X-123-1  who is displaced to a hex next to the leader he follows goes on following him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "battles" 0 0
frame displacement displaced 0 10 1130
turn 3 of 12
leader napoleon at 1949
unit saint-hilaire on napoleon 6
leader mortier at 1949 with napoleon
unit gazan on mortier 3
staff french centre 2355 source 2355 ap 8
END
  expect    truth leaders[id=mortier].hex = 1950
  expect    truth leaders[id=mortier].under = napoleon
