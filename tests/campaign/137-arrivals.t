# 137-arrivals.t -- 1X 52, 106, 137 to 146: reinforcements, and leaders who are called away

test 1X-52-1 1X-137-1 1X-137-2 1X-137-3  Bernadotte comes in at Krems in turn 1, marches at once, is tested, and costs no point
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer-only french: arrive bernadotte x348, done
  fate      2
  play      french: arrive bernadotte x348, go 0447, halt
  expect    truth leaders[id=bernadotte].hex = 447
  expect    truth leaders[id=bernadotte].did contains tested
  expect    truth armies[side=french].ap = 1
  expect    truth leaders[id=bernadotte].sp = 13

test 1X-53-2 1X-52-2  and gets no other command in that turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: arrive bernadotte x348, halt
  refuse    french: command bernadotte because 1X-53-2
  play      french: done
  refuse    french: try bernadotte   because 1X-54-1

test 1X-52-2  in the next he needs one like any other
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 2 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 0348 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command bernadotte
  expect    truth armies[side=french].ap = 0

test 1X-137-1  not before his turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader wrede coming 2
unit bavarian-foot on wrede 6
leader davout at 5650
unit friant on davout 6
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive wrede x348 because 1X-137-1
  no-offer  french: arrive wrede *
  offer     french: arrive bernadotte x348

test 1X-137-3 1X-137-5  the turn track of the campaign, with hexes and strengths
  scenario  campaign
  expect    truth leaders[id=bernadotte].due = 1
  expect    truth leaders[id=bernadotte].arrives contains 348
  expect    truth leaders[id=wrede].due = 2
  expect    truth units[id=bavarian-foot].sp = 6
  expect    truth leaders[id=mortier].due = 3
  expect    truth units[id=gazan].sp = 3
  expect    truth units[id=dupont].sp = 3
  expect    truth units[id=klein].sp = 2
  expect    truth leaders[id=mortier].arrives contains 348
  expect    truth units[id=dumonceau].due = 5
  expect    truth units[id=dumonceau].sp = 4
  expect    truth leaders[id=buxhowden].due = 2
  expect    truth leaders[id=buxhowden].arrives contains 5909
  expect    truth leaders[id=buxhowden].arrives contains 4607
  expect    truth leaders[id=przybyszewski].under = buxhowden
  expect    truth leaders[id=wimpffen].under = buxhowden
  expect    truth leaders[id=langeron].due = 3
  expect    truth leaders[id=langeron].arrives contains 5909
  expect    truth leaders[id=uvarov].due = 3
  expect    truth leaders[id=kolowrat].due = 3
  expect    truth leaders[id=kolowrat].arrives contains 4607
  expect    truth leaders[id=merveldt].due = 4
  expect    truth leaders[id=merveldt].arrives contains 4434
  expect    truth leaders[id=constantine].due = 5
  expect    truth leaders[id=ferdinand].due = 8
  expect    truth leaders[id=ferdinand].arrives contains 111
  expect    truth units[id=ferdinand-foot].sp = 7
  expect    truth units[id=ferdinand-horse].sp = 2
  expect    truth leaders[id=essen].due = 9

test 1X-137-5  Buxhowden may choose between Weisskirchen and Olmütz, with those under him
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
turn 2 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader buxhowden coming 2
unit buxhowden-guns on buxhowden 3
leader wimpffen under buxhowden
unit wimpffen-foot on wimpffen 8
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     coalition: arrive buxhowden x5909, arrive buxhowden x4607
  play      coalition: arrive buxhowden x4607
  expect    truth leaders[id=buxhowden].hex = 4607
  expect    truth leaders[id=wimpffen].hex = 4607

test 1X-126-2 1X-140-1  who comes onto the map passes the hex where he enters, and may drop a subordinate there
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
turn 2 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader buxhowden coming 2
unit buxhowden-guns on buxhowden 3
leader wimpffen under buxhowden
unit wimpffen-foot on wimpffen 8
leader davout at 0150
unit friant on davout 6
END
  play      coalition: arrive buxhowden x5909
  play      coalition: drop wimpffen
  fate      2
  play      coalition: go 5808, halt
  expect    truth leaders[id=wimpffen].hex = 5909
  expect    truth leaders[id=wimpffen].standing = at
  expect    truth leaders[id=buxhowden].hex = 5808
  expect    log coalition contains "11 SP in column"

test 1X-137-4  Marmont may be called when an enemy is within 10 hexes of Wien
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
option marmont on
turn 11 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
unit boudet coming 11 4
unit grouchy coming 11 4
leader davout at 0150
unit friant on davout 6
leader bagration at 2345
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: arrive boudet x2355, arrive grouchy x2355

test 1X-137-4  at 11 hexes he may not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
option marmont on
turn 11 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
unit boudet coming 11 4
unit grouchy coming 11 4
leader davout at 0150
unit friant on davout 6
leader bagration at 2344
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive boudet x2355 because 1X-137-4

test 1X-137-4 1X-138-1  each division under a Major General
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
option marmont on
turn 11 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
unit boudet coming 11 4
unit grouchy coming 11 4
leader davout at 0150
unit friant on davout 6
leader bagration at 2345
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: arrive boudet x2355, go 2356, halt
  expect    truth units[id=boudet].leader = mg-inf-1
  expect    truth leaders[id=mg-inf-1].hex = 2356
  play      french: arrive grouchy x2355
  expect    truth units[id=grouchy].leader = mg-inf-2

test 1X-137-6  Dumonceau joins Mortier at Krems
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
leader mortier at 0348
unit dupont on mortier 3
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mortier
  expect    trace contains "activation"

test 1X-137-6 1X-138-1  and comes under a Major General when Mortier is away
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
leader mortier at 1533
unit dupont on mortier 3
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mg-inf-1
  expect    truth leaders[id=mg-inf-1].hex = 348
  expect    trace contains "march"

test 1X-257-1 1X-137-6  nor where the hex would have more than 48 SP with him: he comes under a Major General and goes on
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
leader napoleon at 0348
leader mortier under napoleon
unit dupont on mortier 6
unit gazan on mortier 6
leader soult under napoleon
unit vandamme on soult 9
unit saint-hilaire on soult 7
unit legrand-div on soult 5
leader davout under napoleon
unit friant on davout 7
unit gudin on davout 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mg-inf-1
  expect    trace contains "march"
  refuse    french: halt because 1X-257-1

test 1X-140-3 1X-138-1  not as the fourth by that road, for which his MP do not suffice
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
leader mortier at 1533 arrived commanded goal 0348
unit dupont on mortier 3
leader bernadotte at 1536 arrived commanded goal 0348
unit rivaud on bernadotte 3
leader wrede at 1540 arrived commanded goal 0348
unit drouet on wrede 3
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive dumonceau x348      because 1X-140-3

test 1X-138-1  without a leader no unit enters
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
leader mortier at 1533
unit dupont on mortier 3
leader mg-inf-1 at 5650
unit gudin on mg-inf-1 5
leader mg-inf-2 at 5640
unit friant on mg-inf-2 5
leader mg-inf-3 at 5630
unit caffarelli on mg-inf-3 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive dumonceau x348 because 1X-138-1

test 1X-138-2  a strength that the track does not give is that of the next scenario: here all are given
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader essen coming 1
unit essen-foot on essen 9
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth units[id=essen-foot].sp = 9

test 1X-139-1 1X-73-7  for attrition Krems is a source near enough
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 12
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      6
  play      french: arrive bernadotte x348, go 0447, halt
  expect    log french contains "Bernadotte" rule 1X-233-8
  expect    log french lacks "column A"

test 1X-140-4  Krems is reached by the secondary road: 1 MP
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348
  expect    truth leaders[id=bernadotte].spent = 2

test 1X-140-1 1X-140-4  Weisskirchen by the primary road: half an MP
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
turn 3 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader langeron coming 3
unit langeron-a on langeron 6
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      coalition: arrive langeron x5909
  expect    truth leaders[id=langeron].spent = 1

test 1X-140-1  without a road the ground is paid: 0111 is a hill
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
turn 8 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader ferdinand coming 8
unit ferdinand-foot on ferdinand 7
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      coalition: arrive ferdinand x111
  expect    truth leaders[id=ferdinand].spent = 4

test 1X-140-2 1X-140-3  the second by the same primary road has spent 1 MP, the third 2
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
turn 3 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader langeron coming 3
unit langeron-a on langeron 6
leader uvarov coming 3
unit uvarov-horse on uvarov 3
leader constantine coming 3
unit r-guard-foot on constantine 7
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2 2
  play      coalition: arrive langeron x5909
  expect    truth leaders[id=langeron].spent = 1
  play      coalition: go 5809, halt, arrive uvarov x5909
  expect    truth leaders[id=uvarov].spent = 2
  play      coalition: go 5908, halt, arrive constantine x5909
  expect    truth leaders[id=constantine].spent = 4

test 1X-140-3 1X-140-2  as the sixth by a primary road he has just MP enough, and as the seventh too few
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
turn 3 of 12
player coalition
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader langeron coming 3
unit langeron-a on langeron 6
leader constantine coming 3
unit r-guard-foot on constantine 7
leader kolowrat at 5520 arrived commanded goal 5909
unit kolowrat-foot on kolowrat 3
leader merveldt at 5521 arrived commanded goal 5909
unit merveldt-foot on merveldt 3
leader dokhturov at 5522 arrived commanded goal 5909
unit dokhturov-a on dokhturov 3
leader bagration at 5523 arrived commanded goal 5909
unit bagration-foot on bagration 3
leader miloradovich at 5524 arrived commanded goal 5909
unit miloradovich-a on miloradovich 3
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     coalition: arrive langeron x5909
  fate      2
  play      coalition: arrive langeron x5909
  expect    truth leaders[id=langeron].spent = 10
  play      coalition: halt
  refuse    coalition: arrive constantine x5909 because 1X-140-3

test 1X-140-2 1X-140-3  by a secondary road 2 MP, and 4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader wrede coming 1
unit bavarian-foot on wrede 6
leader mortier coming 1
unit gazan on mortier 3
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2 2
  play      french: arrive bernadotte x348, go 0447, halt
  play      french: arrive wrede x348
  expect    truth leaders[id=wrede].spent = 4
  play      french: go 0347, halt, arrive mortier x348
  expect    truth leaders[id=mortier].spent = 8

test 1X-141-1 1X-141-3  up to two vedettes come with him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348
  offer     french: screen 0348
  play      french: screen 0348, screen 0348
  no-offer  french: screen *
  refuse    french: screen 0348     because 1X-141-1
  expect    truth armies[side=french].vedettes = 6

test 1X-141-1 1X-141-3  as many as are in the reserve: of eight the last
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
vedette VF1 at 5631
vedette VF2 at 5632
vedette VF3 at 5633
vedette VF4 at 5634
vedette VF5 at 5635
vedette VF6 at 5636
vedette VF7 at 5637
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, screen 0348
  refuse    french: screen 0348     because 1X-141-3

test 1X-141-1  not when he has gone on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, go 0347
  refuse    french: screen 0347     because 1X-141-1

test 1X-141-2  those on the map stay when formations are joined
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit vandamme on soult 8
vedette VF1 at 5649
vedette VF2 at 5651
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command soult, go 5650, halt
  expect    truth pieces[noun=178].hex = 5649

test 1X-142-1  no extended march in the turn of arrival
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348
  refuse    french: extend           because 1X-142-1

test 1X-143-1  an enemy who is seen in the hex keeps him out; he may wait
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0348
unit bagration-foot on bagration 5
piece C1 at 0348 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive bernadotte x348 because 1X-143-1
  play      french: done
  expect    truth leaders[id=bernadotte].standing = coming

test 1X-143-1  one who is not seen does when he is met
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0348
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348
  expect    truth leaders[id=bernadotte].standing = coming
  expect    log french contains "barred" rule 1X-143-1
  offer-only french: done
  refuse    french: arrive bernadotte x348 because 1X-143-1

test 1X-143-1  a hex found barred is so for all who come; the other entry is free, and the enemy reads nothing
  position <<END
position campaign 1
seats 0 1
turn 4
player coalition
frame match "second player"
frame "player turn" "supply check" 0 1
frame marches activation 0 1 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader buxhowden coming 2
unit wimpffen-foot on buxhowden 4
leader langeron coming 3
unit langeron-a on langeron 4
leader lannes at 5909
unit suchet on lannes 5
END
  play      coalition: arrive buxhowden x5909
  refuse    coalition: arrive buxhowden x5909 because 1X-143-1
  refuse    coalition: arrive langeron x5909 because 1X-143-1
  offer     coalition: arrive buxhowden x4607, arrive langeron x5809, done
  expect    log french lacks "barred"

test 1X-143-1  an enemy next to the hex may be met: he may wait as well
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0447
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: arrive bernadotte x348, done

test 1X-144-1  he may be kept back though the hex is free
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: done
  expect    truth leaders[id=bernadotte].standing = coming

test 1X-144-1 1X-145-1  and come later, by a hex next to the planned one at the full cost of its ground
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
turn 2 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: arrive bernadotte x348, arrive bernadotte x248
  play      french: arrive bernadotte x248
  expect    truth leaders[id=bernadotte].hex = 248
  expect    truth leaders[id=bernadotte].spent = 2

test 1X-145-1  not in the first turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive bernadotte x248 because 1X-145-1
  refuse    french: arrive bernadotte x148 because 1X-137-1

test 1X-145-1  nor two hexes away in any
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
turn 2 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: arrive bernadotte x148 because 1X-137-1

test 1X-145-2  next to an enemy he stops, and may have to fight there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0447
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, decline
  expect    truth leaders[id=bernadotte].hex = 348
  refuse    french: go 0347          because 1X-206-1

test 1X-145-3  he may repulse on his first hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0447
unit bagration-foot on bagration 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, repulse
  expect    truth leaders[id=bernadotte].hex = 348
  offer     french: go 0447

test 1X-145-3 1X-219-2  a vedette that he leaves in peace on his first hex does not bind him: he goes where he likes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
vedette VC1 at 0447
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, decline
  offer     french: go 0347, halt

test 1X-219-1 1X-145-3  before he has said whether he does he is not told who is there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0447
unit bagration-foot on bagration 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348
  expect    log french lacks "recognised"
  play      french: decline
  expect    log french contains "Bagration is recognised"

test 1X-29-2 1X-145-3  and whom he repulses he does not recognise
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0447
unit bagration-foot on bagration 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, repulse
  expect    log french lacks "Bagration"
  expect    log french contains "The Coalition force at 0447 falls back to Hadersdorf (hexes: 2)."

test 1X-145-3  and is lost when that fails
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader bagration at 0447
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, repulse
  expect    truth leaders[id=bernadotte].standing = lost
  expect    truth units[id=rivaud].standing = lost
  expect    log coalition contains "lost" rule 1X-145-3

test 1X-145-3 1X-226-4  his bridge train is left where he was lost
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
train french on bernadotte
leader bagration at 0447
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive bernadotte x348, repulse
  expect    truth leaders[id=bernadotte].standing = lost
  expect    truth trains[0].hex = 348
  expect    log coalition contains "bridge train" rule 1X-226

test 1X-145-4  who is off the map does not fight
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
frame marches activation 0 1 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
unit drouet on bernadotte 6
unit kellermann on bernadotte 1
unit i-guns on bernadotte 1
leader kutusov at 0447
unit kutusov-horse on kutusov 2
leader davout at 5650
unit friant on davout 6
END
  play      coalition: done
  expect    log all lacks "Bernadotte"
  expect    truth leaders[id=bernadotte].standing = coming

test 1X-146-1 1X-19-2  a replacement leader who is free takes over before a Major General
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 due 4
unit legrand-div on legrand 9
unit suchet on legrand 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=legrand].standing = off
  expect    truth units[id=legrand-div].leader = duroc
  expect    truth units[id=suchet].leader = duroc
  expect    truth leaders[id=duroc].hex = 5650

test 1X-146-1  a leader who is called away hands his units to a Major General
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 due 4
unit legrand-div on legrand 9
unit suchet on legrand 7
leader duroc at 5630
unit friant on duroc 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=legrand].standing = off
  expect    truth units[id=legrand-div].leader = mg-inf-1
  expect    truth units[id=suchet].leader = mg-inf-1
  expect    truth leaders[id=mg-inf-1].hex = 5650

test 1X-146-1 1X-226-4  his bridge train stays in the hex for whoever comes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 due 4
unit legrand-div on legrand 9
train french on legrand
leader duroc at 5630
unit friant on duroc 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=legrand].standing = off
  expect    truth trains[0].hex = 5650
  expect    log coalition contains "bridge train" rule 1X-226

test 1X-376-1 1X-146-1  units pass to a Major General of their nation first, and no more than one to another
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader merveldt at 5630 due 4
unit merveldt-foot on merveldt 3
unit kienmayer-foot on merveldt 3
leader kienmayer at 5650 due 4
unit auersperg on kienmayer 3
unit kolowrat-foot on kienmayer 3
leader mg-inf-a2 at 4415
unit ferdinand-foot on mg-inf-a2 3
leader murat at 1138
unit nansouty on murat 2
END
  expect    truth units[id=auersperg].leader = mg-inf-a1
  expect    truth units[id=kolowrat-foot].leader = mg-inf-a1
  expect    truth units[id=merveldt-foot].leader = mg-inf-r2
  expect    truth units[id=kienmayer-foot].leader = mg-inf-r1

test 1X-146-1 1X-126-1  out of a box, to one who takes his place in the box
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader duroc at 5650
unit friant on duroc 5
leader legrand under duroc due 4
unit legrand-div on legrand 9
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=legrand].standing = off
  expect    truth units[id=legrand-div].leader = mg-inf-1
  expect    truth leaders[id=mg-inf-1].standing = under
  expect    truth leaders[id=mg-inf-1].under = duroc
  expect    truth leaders[id=mg-inf-1].hex = 5650

test 1X-146-1  not before his turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 4 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader legrand at 5650 due 5
unit legrand-div on legrand 9
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth leaders[id=legrand].standing = at

test 1X-106-3  a march regiment of this turn marches with a free command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-1 at 2355 arrived
unit march-1 on mg-inf-1 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: arrive mg-inf-1 x2355
  fate      2
  play      french: arrive mg-inf-1 x2355, go 2356, halt
  expect    truth armies[side=french].ap = 1
  refuse    french: command mg-inf-1 because 1X-53-2

test 1X-29-2 1X-137-6  Mortier, who had no troops, is seen by the enemy before him when Dumonceau has come
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 5 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 1
leader mortier at 0348
unit dumonceau coming 5 4
leader bagration at 0347
unit bagration-foot on bagration 5
END
  play      french: arrive dumonceau x348
  expect    log all contains "Mortier is"
  expect    log all contains "Bagration is"

test 1X-137-6 1X-39-2  Mortier without troops beside another takes Dumonceau and is a formation of his own
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 5 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 0348
unit rivaud on bernadotte 5
leader mortier at 0348 with bernadotte
unit dumonceau coming 5 4
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mortier
  expect    truth leaders[id=bernadotte].load2 = 2

test 1X-135-1 1X-106-3  in an enemy zone a new march regiment has no free command either, but may try its initiative
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
turn 3 of 12
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader mg-inf-1 at 1427 arrived
unit march-1 on mg-inf-1 2
leader bagration at 1426
unit bagration-foot on bagration 5
piece F1 at 1427 mg-inf-1 up
piece C1 at 1426 bagration up
END
  refuse    french: arrive mg-inf-1 x1427  because 1X-135-1
  refuse    french: command mg-inf-1 because 1X-53-2
  play      french: done
  offer     french: try mg-inf-1

test 1X-257-1 1X-137-6  where the stack would be too large Dumonceau comes under a Major General, who marches on
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
leader murat at 0348
unit nansouty on murat 1
leader soult under murat
unit vandamme on soult 9
unit legrand-div on soult 10
unit saint-hilaire on soult 7
unit friant on soult 7
leader mortier under murat
unit suchet on mortier 8
unit caffarelli on mortier 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mg-inf-1

test 1X-137-6 1X-244-2  nor does Dumonceau forage because Mortier's troops once did
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 5 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 1
leader mortier at 0348 forage 1
unit dumonceau coming 5 4
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mortier
  expect    truth leaders[id=mortier].forage absent

test 1X-137-1  nobody comes in at the corner of the map, which is no entry of his
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "supply check" 0 0
frame marches activation 0 0 0
turn 3 of 12
leader mortier coming 3
unit gazan on mortier 3
END
  refuse    french: arrive mortier x101 because 1X-137-1

test 1X-137-6 1X-126-1  Mortier takes Dumonceau in another's box as well
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
turn 5 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 0348
unit rivaud on bernadotte 5
leader mortier under bernadotte
unit dumonceau coming 5 4
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: arrive dumonceau x348
  expect    truth units[id=dumonceau].leader = mortier
  expect    truth leaders[id=mortier].under = bernadotte
