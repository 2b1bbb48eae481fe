# 031-views.t -- 1X 31: who knows what.

test 1X-31-1 1X-31-8  the displays are their owner's: no unit, no strength, no leader, no mode, no train
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader kutusov at 1426 forage 1
leader miloradovich under kutusov
unit miloradovich-a on miloradovich 7
unit army-guns on kutusov 3
train coalition on kutusov
vedette VC1 at 1440
leader lannes at 1949
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
END
  expect    view french leaders[id=kutusov] absent
  expect    view french leaders[id=miloradovich] absent
  expect    view french units[id=miloradovich-a] absent
  expect    view french trains[0].leader absent
  expect    view coalition units[id=miloradovich-a].sp = 7
  expect    view coalition leaders[id=kutusov].sp = 10

test 1X-31-8 1X-31-7  a vedette and a formation look alike, and where they stand is seen
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader kutusov at 1426 forage 1
leader miloradovich under kutusov
unit miloradovich-a on miloradovich 7
unit army-guns on kutusov 3
train coalition on kutusov
vedette VC1 at 1440
leader lannes at 1949
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
END
  expect    view french pieces[id=C1].hex = 1426
  expect    view french pieces[id=C2].hex = 1440
  expect    view french pieces[id=C1].what absent
  expect    view french pieces[id=C1].leader absent
  expect    view french pieces[id=C2].vedette absent

test 1X-31-5  in contact the leader is seen, and his subordinates too
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader murat at 1427
leader soult under murat
unit vandamme on soult 6
leader bagration at 1426
unit bagration-foot on bagration 4
piece F1 at 1427 murat up
piece C1 at 1426 bagration up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
END
  expect    view coalition leaders[id=murat].hex = 1427
  expect    view coalition leaders[id=soult].under = murat
  expect    view coalition units[id=vandamme] absent

test 1X-31-5  unless it was agreed that these stay secret
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
option subordinates secret
leader murat at 1427
leader soult under murat
unit vandamme on soult 6
leader bagration at 1426
unit bagration-foot on bagration 4
piece F1 at 1427 murat up
piece C1 at 1426 bagration up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
END
  expect    view coalition leaders[id=murat].hex = 1427
  expect    view coalition leaders[id=soult] absent

test 1X-31-8 1X-31-3  secrets off: the die of a formation that is not recognised is its owner's, as a vedette has none
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
leader soult at 1426 foot 8 moved
unit legrand-div on soult 10
leader bagration at 4826
unit bagration-foot on bagration 4
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "Die (d6): 6"
  expect    log coalition lacks "Die (d6): 6"
  expect    log coalition lacks "SP by attrition"

test 1X-31-3  secrets off: of a formation that is recognised die and loss are open
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
leader soult at 1426 foot 8 moved
unit legrand-div on soult 10
leader bagration at 1427
unit bagration-foot on bagration 4
piece F1 at 1426 soult up
piece C1 at 1427 bagration up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log coalition contains "Die (d6): 6"
  expect    log coalition contains "SP by attrition"

test 1X-31-8 1X-31-2  secrets off: the initiative die of a piece that is not recognised is its owner's
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
option secrets off
leader mortier at 5650
unit dupont on mortier 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try mortier
  expect    log coalition contains "The French side attempts to march on initiative."
  expect    log coalition lacks "Die (d6)"
  expect    log french contains "Die (d6): 1"

test 1X-31-8 1X-200-10  secrets off: a vedette seems to try its die, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 2
option secrets off
staff french centre 2354 source 2355 ap 1
leader mortier at 5650
unit dupont on mortier 5
vedette VF1 at 5640
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: ride F2
  expect    log coalition contains "The French side attempts to march on initiative."

test 1X-31-8 1X-138-1  which Major General brings a unit that arrives is not told
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
turn 5 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
unit dumonceau coming 5 4
leader davout at 2350
unit friant on davout 3
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    log french contains "MG infantry I arrives"
  expect    log coalition contains "arrives at"
  expect    log coalition lacks "MG infantry"

test 1X-30-1 1X-29-3  a vedette that stays next to him keeps no leader face up
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 5650
unit friant on davout 6
vedette VC1 at 5652
leader bagration at 5649
unit bagration-foot on bagration 1
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
piece C2 at 5652 VC1 up
fate 1 1 1
END
  play      french: try davout
  play      french: go 5651, decline
  expect    view french pieces[noun=220].face_up absent
  expect    view coalition pieces[noun=176].face_up absent
  expect    log all contains "The French side tries no repulse at 5651."

test 1X-30-1  a piece that nobody knows may be a leader, and does
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" initiative 0 1
turn 3 of 12
leader davout at 5650
unit friant on davout 6
vedette VC1 at 5551
leader bagration at 5649
unit bagration-foot on bagration 1
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
piece C2 at 5551 VC1
fate 1 1 1
END
  play      coalition: try bagration
  play      coalition: go 5648
  expect    view coalition pieces[noun=176].face_up = true

test 1X-30-1  a vedette that was discovered does not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" initiative 0 1
turn 3 of 12
leader davout at 5650
unit friant on davout 6
vedette VC1 at 5551
leader bagration at 5649
unit bagration-foot on bagration 1
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
piece C2 at 5551 VC1 up
fate 1 1 1
END
  play      coalition: try bagration
  play      coalition: go 5648
  expect    view coalition pieces[noun=176].face_up absent
  expect    log all contains "Bagration goes from 5649 to 5648."

test 1X-30-1 1X-31-3  whether he is turned down then hangs on what he has: that is not looked at and taken back
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" initiative 0 1
turn 3 of 12
leader davout at 5650
unit friant on davout 6
vedette VC1 at 5551
leader bagration at 5649
unit bagration-foot on bagration 1
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
piece C2 at 5551 VC1 up
fate 1 1 1
END
  play      coalition: try bagration
  play      coalition: go 5648
  expect    log all contains "Bagration goes from 5649 to 5648."
  no-undo   coalition

test 1X-30-1 1X-29-2  opposing leaders stay face up while they are next to each other, and no longer
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
turn 3 of 12
leader davout at 5650
unit friant on davout 6
leader bagration at 5649
unit bagration-foot on bagration 1
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
fate 1 1 1
END
  play      french: try davout
  expect    view coalition pieces[noun=176].face_up = true
  expect    view french pieces[noun=220].face_up = true
  play      french: go 5651
  expect    view coalition pieces[noun=176].face_up absent
  expect    view french pieces[noun=220].face_up absent

# What is taken back must have taught nothing: not what somebody did, nor that he did nothing.

test 1X-31-8  a step far from everybody can be taken back
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1430 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
vedette VC1 at 5010
piece C1 at 1426 bagration
piece C2 at 5010 VC1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1429
  undo      french
  offer     french: go 1429

test 1X-31-8 1X-219-1  one next to an unseen piece, too, before anything is said of it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
unit bagration-foot on bagration 9
vedette VC1 at 5010
piece C1 at 1426 bagration
piece C2 at 5010 VC1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427
  offer     french: decline
  undo      french

test 1X-31-8 1X-209-1  what the piece is has been said: that stands
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 5010
unit bagration-foot on bagration 9
vedette VC1 at 1426
piece C1 at 1426 VC1
piece C2 at 5010 bagration
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427, decline
  expect    log french contains "vedette"
  no-undo   french

test 1X-31-8 1X-202-3  that a leader without troops has stopped nobody tells as much
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1428 commanded
unit suchet on lannes 6
leader bagration at 1426
vedette VC1 at 5010
piece C1 at 1426 bagration
piece C2 at 5010 VC1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1427, decline
  expect    trace contains "march 1X 181"
  expect    log french lacks "recognised"
  no-undo   french

test 1X-31-8 1X-208-2  what it costs to leave an unseen piece is known by leaving it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1427 commanded
unit suchet on lannes 6
leader bagration at 1426
vedette VC1 at 5010
piece C1 at 1426 bagration
piece C2 at 5010 VC1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1428
  no-undo   french
  expect    log coalition contains "An unknown French piece goes from 1427 to 1428."

test 1X-31-8 1X-168-2  a plan far from everybody can be changed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
vedette VC1 at 5049
END
  play      french: command oudinot, plan 3420
  undo      french
  offer     french: plan 3420

test 1X-31-8 1X-168-2  near an unseen piece it stands, though that is a vedette and lets it pass
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader oudinot at 2921 reach 15
unit grenadiers on oudinot 6
leader kutusov at 5050
unit kutusov-horse on kutusov 2
vedette VC1 at 3121
END
  play      french: command oudinot, plan 3420
  expect    truth leaders[id=oudinot].admin = 3
  no-undo   french

test 1X-31-3  who bears the loss of a march is asked behind the hand: the enemy sees the next activation, before and after
  position <<END
position campaign 1
seats 0 1
fate 6
turn 3 of 3
weather mud
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 2
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 18 1 18 0 1
END
  expect    view french march.piece = C1
  play      coalition: halt
  expect    asked coalition
  offer     coalition: lose miloradovich-a, lose army-guns
  expect    view coalition step = losses
  expect    view french proc = marches
  expect    view french step = activation
  expect    view french march absent
  expect    view spectator step = activation
  expect    log french contains "tests the piece at 1426" rule 1X-31-3
  play      coalition: lose army-guns
  expect    trace contains "activation"
  expect    view french proc = marches
  expect    view french step = activation

test 1X-31-3 1X-244-6  so is a forager for his column
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1426 forage foot 4 moved
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0 1
END
  play      french: halt
  offer     french: forages, draws
  expect    view coalition proc = marches
  expect    view coalition step = activation
  expect    view coalition march absent

test 1X-31-3 1X-55-1  who bears the loss of those who stayed is asked behind the hand: the enemy sees the initiatives go on
  position <<END
position campaign 1
seats 0 1
fate 6
turn 3 of 3
weather mud
leader lannes at 1433 forage
unit suchet on lannes 8
leader soult at 1426
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit legrand-div on soult 7
leader kutusov at 2440
unit miloradovich-a on kutusov 7
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
END
  expect    view coalition proc = marches
  play      french: done
  expect    trace contains "attrition / losses"
  expect    view french step = losses
  expect    view coalition proc = marches
  expect    view coalition step = activation
  expect    view spectator step = activation
  expect    log coalition lacks "forced marches"
  play      french: done
  expect    view french step = "which column"
  expect    view coalition proc = marches
  expect    view coalition step = activation
  play      french: draws
  expect    log coalition contains "forced marches"
  expect    asked coalition

test 1X-31-3 1X-55-1  secrets off: the secret tests of those who stayed come before the open ones
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6 6
turn 3 of 3
weather mud
leader lannes at 1433
unit suchet on lannes 8
unit caffarelli on lannes 7
unit grenadiers on lannes 7
leader soult at 1426
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit legrand-div on soult 7
leader kutusov at 1434
unit miloradovich-a on kutusov 7
piece F1 at 1433 lannes up
piece F2 at 1426 soult
piece C1 at 1434 kutusov up
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
END
  play      french: done
  offer     french: lose vandamme
  expect    view coalition step = activation
  expect    log coalition lacks "attrition"
  play      french: done
  offer     french: lose suchet
  expect    view coalition step = losses

test 1X-31-3 1X-52-1 1X-130-3  nobody is asked for the last of the arrivals: the strongest bears the loss
  position <<END
position campaign 1
seats 0 1
fate 6
turn 3 of 3
weather mud
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 2
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches "next formation" 0 1 0
frame march march 0 18 0 18 0 1
END
  play      coalition: halt
  expect    truth units[id=miloradovich-a].sp = 6
  expect    truth units[id=army-guns].sp = 2
  expect    log french contains "commands"
  expect    view french step = activation

test 1X-31-3 1X-295-3 1X-130-3  nor for who marched to the sound of the guns
  position <<END
position campaign 1
seats 0 1
option sound on
fate 6
turn 3 of 3
weather mud
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 2
leader soult at 2440
unit vandamme on soult 9
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "which battle" 0 0
END
  expect    log coalition contains "3 SP lost"
  expect    truth units[id=miloradovich-a].sp = 5
  expect    truth units[id=army-guns].sp = 1

test 1X-31-3 1X-39-4 1X-130-3  nor where the answer would be seen: a general might go with his last SP
  position <<END
position campaign 1
seats 0 1
fate 6
turn 3 of 3
leader mg-inf-r1 at 0826 foot 8 moved
unit langeron-a on mg-inf-r1 1
leader dokhturov at 0827 with mg-inf-r1 dropped
unit miloradovich-a on dokhturov 6
unit bagration-foot on dokhturov 6
frame match "second player"
frame "player turn" commands 0 1
frame marches "next formation" 0 1 1
frame march march 0 34 1 34 0 1
END
  play      coalition: halt
  expect    trace contains "activation"
  expect    log coalition contains "SP lost"
  expect    truth units[id=langeron-a].sp = 1

test 1X-31-3 1X-239-1  nor a forager whom the die may take from the map: he takes the column that costs less
  position <<END
position campaign 1
seats 0 1
fate 1
turn 3 of 3
weather mud
leader mg-inf-r1 at 1426 forage foot 18 moved
unit langeron-a on mg-inf-r1 1
frame match "second player"
frame "player turn" commands 0 1
frame marches "next formation" 0 1 1
frame march march 0 34 1 34 0 1
END
  expect    trace contains "activation"
  expect    log coalition contains "column"

test 1X-31-3  secrets off: of a formation that is recognised everybody sees who bears the loss
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
weather mud
leader kutusov at 1426 foot 4 moved
unit miloradovich-a on kutusov 7
unit army-guns on kutusov 2
leader soult at 1427
unit vandamme on soult 9
piece C1 at 1426 kutusov up
piece F1 at 1427 soult up
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 18 1 18 0 1
END
  play      coalition: halt
  offer     coalition: lose miloradovich-a, lose army-guns
  expect    view french step = losses

test own:view-told 1X-262-10  of the enemy's strength a seat counts what was told
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  expect    view french battles[0].odds.defender4 = 40
  expect    view french battles[0].odds.attacker4 = 36
  expect    view coalition battles[0].odds.attacker4 = 40
  expect    view coalition battles[0].odds.defender4 = 24
  expect    truth battles[0].odds.defender4 = 24

test own:view-supply 1X-73-4 1X-231-1  where a side knows that its line is cut it is shown the sources alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1 line 2
staff coalition centre 4509 source 4607 ap 1 line 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    view french overlays[0].depots lacks 2354
  expect    view french overlays[0].depots contains 2355
  expect    view coalition overlays[0].depots contains 4509

test 1X-364-2 1X-363-2  the view has the whole morale track with its ends, and what of a key has been counted
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" centre 0 0
turn 2 of 12
morale 1
staff french centre 2354 source 2355 ap 6
staff coalition centre 4509 source 4607 ap 1
key brunn french held
leader bernadotte at 2353 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    view french victory.track has 11
  expect    view french victory.track[box=1].winner = french
  expect    view french victory.track[box=1].level = marginal
  expect    view french victory.track[box=-1].winner = nobody
  expect    view coalition victory.track[box=-5].ends = true
  expect    view coalition keys[id=brunn].once = true
  expect    view coalition keys[id=olmutz].once = false
  expect    view coalition keys[id=wien].each = 1
