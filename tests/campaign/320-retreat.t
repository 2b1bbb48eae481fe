# 320-retreat.t -- 1X 320 to 330: retreats and their priorities.  The frame: leader, hexes, kind (0 battle,
# 1 repulse).  Around 1526 all is clear, without roads or rivers; Olmütz lies to the north-east.

test 1X-320-1 1X-322-2 1X-322-11  three hexes, three hexes away; where two ways are as good the owner chooses
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    asked coalition
  offer-only coalition: retreat 1525, retreat 1625
  refuse    coalition: stand                because 1X-320-1
  play      coalition: retreat 1525
  expect    log french contains "The Coalition force goes back from 1526 to 1525."
  offer-only coalition: retreat 1524, retreat 1624
  play      coalition: retreat 1524
  offer-only coalition: retreat 1523, retreat 1623
  play      coalition: retreat 1523
  expect    truth leaders[id=bagration].hex = 1523
  expect    log all contains "fallen back from 1526 to 1523 (hexes: 3)"  rule 1X-320-1

test 1X-322-1 1X-322-9  toward the active source: what ends farther from it is refused
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  refuse    coalition: retreat 1425         because 1X-322-9

test 1X-322-9  with another source it goes the other way
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4434 source 4434 ap 0
leader murat at 1525
unit nansouty on murat 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1626

test 1X-322-11  without an active source the nearest one counts
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
leader murat at 4429
unit nansouty on murat 2
leader bagration at 4430
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 4431

test 1X-322-3  no hex is entered twice, and none that lies next to two hexes passed
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  play      coalition: retreat 1525
  refuse    coalition: retreat 1526         because 1X-322-3
  refuse    coalition: retreat 1625         because 1X-322-3
  play      coalition: retreat 1624
  refuse    coalition: retreat 1524         because 1X-322-3

test 1X-322-2  a step that leads no farther from the start is refused
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  play      coalition: retreat 1525, retreat 1624
  refuse    coalition: retreat 1725         because 1X-322-2

test 1X-321-1  not over the Danube where there is no bridge
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 2046
unit nansouty on murat 2
leader bagration at 2150
unit bagration-foot on bagration 6
END
  offer-only coalition: retreat 2149, retreat 2249
  refuse    coalition: retreat 2151         because 1X-321-1
  refuse    coalition: retreat 2050         because 1X-321-1

test 1X-321-1 1X-321-3  an enemy of 1 SP bars the way of 20: nobody is pushed aside in a retreat
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader mg-cav-2 at 1625
unit milhaud on mg-cav-2 1
leader bagration at 1526
unit bagration-foot on bagration 9
unit auersperg on bagration 8
unit hussars on bagration 3
END
  expect    truth leaders[id=bagration].hex = 1425
  expect    truth leaders[id=mg-cav-2].hex = 1625

test 1X-321-2  barred after one hex it stops there
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader oudinot at 1625
unit grenadiers on oudinot 6
leader mortier at 1424
unit dupont on mortier 6
leader wrede at 1624
unit bavarian-foot on wrede 6
leader bernadotte at 1524
unit rivaud on bernadotte 6
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1525
  expect    log all contains "fallen back from 1526 to 1525 (hexes: 1)"

test 1X-321-4  with no way at all it stays where it is
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader oudinot at 1625
unit grenadiers on oudinot 6
leader mortier at 1525
unit dupont on mortier 6
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1526

test 1X-322-4  two friends in the way: the one of 5 SP is displaced, not the one of 9
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader kienmayer at 1525
unit kienmayer-foot on kienmayer 3
unit kienmayer-horse on kienmayer 2
leader wimpffen at 1625
unit wimpffen-foot on wimpffen 9
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    asked coalition
  offer-only coalition: retreat 1524, retreat 1624
  play      coalition: retreat 1524
  expect    truth leaders[id=kienmayer].hex = 1524
  expect    truth leaders[id=bagration].hex = 1525
  expect    truth leaders[id=wimpffen].hex = 1625

test 1X-322-4  two weak formations in one hex are two that would have to make room: the one of 9 SP in another is displaced
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader kienmayer at 1525
unit kienmayer-foot on kienmayer 3
leader merveldt at 1525
unit merveldt-foot on merveldt 2
leader wimpffen at 1625
unit wimpffen-foot on wimpffen 9
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    asked coalition
  play      coalition: retreat 1624
  expect    truth leaders[id=bagration].hex = 1625
  expect    truth leaders[id=kienmayer].hex = 1525
  expect    truth leaders[id=merveldt].hex = 1525

test 1X-322-4  where there is a way without friends it is taken, and nobody is displaced
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader kienmayer at 1525
unit kienmayer-foot on kienmayer 3
leader wimpffen at 1625
unit wimpffen-foot on wimpffen 9
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1425
  expect    truth leaders[id=kienmayer].hex = 1525
  expect    truth leaders[id=wimpffen].hex = 1625

test 1X-322-5  a friend who can go nowhere shuts his hex
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader mortier at 1424
unit dupont on mortier 6
leader wrede at 1624
unit bavarian-foot on wrede 6
leader bernadotte at 1524
unit rivaud on bernadotte 6
leader oudinot at 1625
unit grenadiers on oudinot 6
leader kienmayer at 1525
unit kienmayer-foot on kienmayer 3
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1526
  expect    truth leaders[id=kienmayer].hex = 1525

test 1X-322-6  the displaced displaces the next
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader mortier at 1424
unit dupont on mortier 6
leader wrede at 1624
unit bavarian-foot on wrede 6
leader oudinot at 1625
unit grenadiers on oudinot 6
leader kienmayer at 1525
unit kienmayer-foot on kienmayer 3
unit kienmayer-horse on kienmayer 3
leader langeron at 1524
unit langeron-a on langeron 6
unit langeron-b on langeron 6
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1525
  expect    truth leaders[id=kienmayer].hex = 1524
  expect    truth leaders[id=langeron].hex = 1523

test 1X-322-8 1X-322-1  around the enemy's zone, though it lies nearer to the source
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1725
unit vandamme on soult 8
leader davout at 1524
unit friant on davout 6
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1425

test 1X-322-8  what is in a zone is refused while there are other ways
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader davout at 1325
unit friant on davout 6
leader bagration at 1526
unit bagration-foot on bagration 6
END
  play      coalition: retreat 1525
  refuse    coalition: retreat 1424         because 1X-322-8

test 1X-322-8  where all around is in zones it goes through one of them
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1725
unit vandamme on soult 8
leader davout at 1424
unit friant on davout 6
leader bagration at 1526
unit bagration-foot on bagration 6
END
  offer-only coalition: retreat 1525, retreat 1625

test 1X-322-10  of ways as good the road is taken
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 4315
unit nansouty on murat 2
leader bagration at 4314
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 4313

test 1X-323-1  all leaders in the hex go together, the unemployed too, and nobody is dropped
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 1 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader bagration at 1525
unit bagration-foot on bagration 6
leader murat at 1526
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 7
leader legrand at 1526
END
  expect    asked french
  refuse    french: drop lannes             because 1X-323-1
  play      french: retreat 1527, retreat 1528
  expect    truth leaders[id=murat].hex = 1528
  expect    truth leaders[id=soult].hex = 1528
  expect    truth leaders[id=lannes].hex = 1528
  expect    truth leaders[id=legrand].hex = 1528

test 1X-323-2  leaders of a formation in several hexes end next to their leader; the path is his
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 2 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader kutusov at 1526
unit kutusov-horse on kutusov 2
leader dokhturov at 1626 with kutusov
unit dokhturov-a on dokhturov 6
END
  play      coalition: retreat 1525, retreat 1524
  expect    truth leaders[id=kutusov].hex = 1524
  expect    truth leaders[id=dokhturov].hex = 1624

test 1X-320-1 1X-322-2 1X-323-1 1X-323-2  they go the full number of hexes, too, where that is open
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader kutusov at 1526
unit kutusov-horse on kutusov 2
leader dokhturov at 1625 with kutusov
unit dokhturov-a on dokhturov 6
leader bagration at 1625 with kutusov
unit bagration-foot on bagration 4
battle murat kutusov targets 1526 1625
END
  play      coalition: retreat 1525, retreat 1524, retreat 1523
  expect    truth leaders[id=kutusov].hex = 1523
  expect    truth leaders[id=dokhturov].hex = 1622
  expect    truth leaders[id=bagration].hex = 1622
  expect    log all contains "The Coalition force at 1625 falls back to 1622 (hexes: 3)."

test 1X-323-2 1X-322-11  of several such hexes that the priorities leave the owner chooses
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 2 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader kutusov at 1526
unit kutusov-horse on kutusov 2
leader dokhturov at 1425 with kutusov
unit dokhturov-a on dokhturov 6
battle murat kutusov targets 1526 1425
END
  play      coalition: retreat 1525, retreat 1524
  offer-only coalition: retreat 1423, retreat 1624
  play      coalition: retreat 1624
  expect    truth leaders[id=dokhturov].hex = 1624

test 1X-323-2 1X-322-2  where none of those hexes is far enough the farthest is taken
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 2 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
vedette VF1 at 1623
vedette VF2 at 1524
vedette VF3 at 1724
leader kutusov at 1526
unit kutusov-horse on kutusov 2
leader dokhturov at 1625 with kutusov
unit dokhturov-a on dokhturov 6
battle murat kutusov targets 1526 1625
END
  play      coalition: retreat 1525
  expect    truth leaders[id=kutusov].hex = 1624
  expect    truth leaders[id=dokhturov].hex = 1725

# Found by random play: "falls back, 0 hexes" betrayed the reserve behind the leader.
test 1X-323-2 1X-31-8  of one who stands there already nothing is told
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader kutusov at 1526
unit kutusov-horse on kutusov 2
leader dokhturov at 1625 with kutusov
unit dokhturov-a on dokhturov 6
END
  play      coalition: retreat 1525
  expect    truth leaders[id=kutusov].hex = 1525
  expect    truth leaders[id=dokhturov].hex = 1625
  expect    log french contains "The Coalition force at 1526 falls back to 1525 (hexes: 1)."
  expect    log french lacks "The Coalition force at 1625"

test 1X-324-2 1X-324-5  artillery is left at an unbridged river, pursued or not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 3122
unit nansouty on murat 2
leader soult at 3222
unit vandamme on soult 8
leader bagration at 3223
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
battle murat bagration targets 3223 lost 0 1
END
  expect    truth leaders[id=bagration].hex = 3324
  expect    truth units[id=bagration-guns].standing = lost
  expect    log all contains "2 SP of artillery"  rule 1X-324-2

test 1X-40-1 1X-324-2  who has lost all his SP by it may be taken
  position <<END
position campaign 1
seats 0 1
fate 6
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 3122
unit nansouty on murat 2
leader soult at 3222
unit vandamme on soult 8
leader bagration at 3223
unit bagration-guns on bagration 2
battle murat bagration targets 3223 lost 0 1
END
  expect    log all contains "2 SP of artillery"  rule 1X-324-2
  expect    truth leaders[id=bagration].standing = lost

test 1X-324-2 1X-323-2  and so are the guns of those who follow in other hexes
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 3221
unit nansouty on murat 2
leader soult at 3124
unit vandamme on soult 8
leader kutusov at 3223
unit kutusov-horse on kutusov 2
leader dokhturov at 3222 with kutusov
unit dokhturov-a on dokhturov 6
unit column-1-guns on dokhturov 2
battle murat kutusov targets 3223 3222 lost 0 1
END
  expect    truth leaders[id=kutusov].hex = 3323
  expect    truth leaders[id=dokhturov].hex = 3422
  expect    truth units[id=column-1-guns].standing = lost
  expect    log all contains "2 SP of artillery"  rule 1X-324-2

test 1X-298-1 1X-324-2  on the ice of a lake as well
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
weather frost
staff coalition centre 4607 source 4607 ap 0
leader murat at 3327
unit nansouty on murat 2
leader soult at 3226
unit vandamme on soult 8
leader davout at 3426
unit friant on davout 6
leader lannes at 3425
unit suchet on lannes 6
leader bagration at 3326
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
battle murat bagration targets 3326 lost 0 1
END
  expect    truth leaders[id=bagration].hex = 3325
  expect    truth units[id=bagration-guns].standing = lost
  expect    log all contains "2 SP of artillery"  rule 1X-324-2

test 1X-324-2  over a bridge nothing is lost
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 3121
unit nansouty on murat 2
leader soult at 3220
unit vandamme on soult 8
leader davout at 3222
unit friant on davout 6
leader oudinot at 3321
unit grenadiers on oudinot 6
leader lannes at 3122
unit suchet on lannes 7
leader bagration at 3221
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
END
  expect    truth leaders[id=bagration].hex = 3322
  expect    truth units[id=bagration-guns].sp = 2

test 1X-324-4  the Danube without a bridge bars the way
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 1 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader bagration at 2250
unit bagration-foot on bagration 6
leader soult at 2150
unit vandamme on soult 8
END
  expect    truth leaders[id=soult].hex = 2049

test 1X-324-4  in frost it does not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 1 0
turn 3 of 3
weather frost
staff french centre 2355 source 2355 ap 0
leader bagration at 2250
unit bagration-foot on bagration 6
leader soult at 2150
unit vandamme on soult 8
END
  expect    truth leaders[id=soult].hex = 2151

test 1X-325-1 1X-326-1 1X-327-1  over the edge where there is no other way; back in the movement phase that comes next
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 2 0
turn 3 of 4
staff coalition centre 4607 source 4607 ap 0
leader murat at 0112
unit nansouty on murat 2
leader soult at 0110
unit vandamme on soult 8
leader davout at 0211
unit friant on davout 6
leader lannes at 0210
unit suchet on lannes 7
leader bagration at 0111
unit bagration-foot on bagration 6
END
  expect    log all contains "leaves the map at 0111"  rule 1X-325-1
  expect    truth leaders[id=bagration].standing = off
  expect    truth leaders[id=bagration].due = 3

test 1X-323-2 1X-325-1  those of his formation in other hexes go over the edge with him
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 18 2 0
turn 3 of 4
staff coalition centre 4607 source 4607 ap 0
leader murat at 0112
unit nansouty on murat 2
leader soult at 0109
unit vandamme on soult 8
leader davout at 0211
unit friant on davout 6
leader lannes at 0210
unit suchet on lannes 7
leader oudinot at 0209
unit grenadiers on oudinot 6
leader kutusov at 0111
unit kutusov-horse on kutusov 2
leader dokhturov at 0110 with kutusov
unit dokhturov-a on dokhturov 6
battle murat kutusov targets 0111 0110
END
  expect    log all contains "leaves the map at 0111"  rule 1X-325-1
  expect    truth leaders[id=kutusov].standing = off
  expect    truth leaders[id=dokhturov].standing = off
  expect    truth leaders[id=dokhturov].due = 3

test 1X-326-1  not over the edge where there is a way through a zone
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 2 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 0112
unit nansouty on murat 2
leader soult at 0110
unit vandamme on soult 8
leader davout at 0211
unit friant on davout 6
leader bagration at 0111
unit bagration-foot on bagration 6
END
  expect    log all lacks "leaves the map"
  expect    truth leaders[id=bagration].hex = 310

test 1X-326-1  nor where a friend can be displaced
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 0112
unit nansouty on murat 2
leader soult at 0110
unit vandamme on soult 8
leader davout at 0211
unit friant on davout 6
leader kienmayer at 0210
unit kienmayer-foot on kienmayer 3
leader bagration at 0111
unit bagration-foot on bagration 6
END
  expect    log all lacks "leaves the map"
  expect    truth leaders[id=bagration].hex = 210

test 1X-327-1  he whose turn it is comes back with his next
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 1
frame retreat retreat 0 21 2 0
turn 3 of 3
player coalition
staff coalition centre 4607 source 4607 ap 0
leader murat at 0112
unit nansouty on murat 2
leader soult at 0110
unit vandamme on soult 8
leader davout at 0211
unit friant on davout 6
leader lannes at 0210
unit suchet on lannes 7
leader bagration at 0111
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].due = 4

test 1X-327-1 1X-137-2  he comes back where he left, must, and marches at once like a reinforcement
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 3 from 0111
unit bagration-foot on bagration 6
leader soult at 0914
unit vandamme on soult 8
END
  expect    log all contains "einforcements"  rule 1X-52-1
  offer-only coalition: arrive bagration x111
  refuse    coalition: done because 1X-327-1
  refuse    coalition: arrive bagration x112 because 1X-327-1
  play      coalition: arrive bagration x111
  expect    log all contains "arrives at 0111"  rule 1X-327-1
  expect    truth leaders[id=bagration].hex = 111
  expect    truth leaders[id=bagration].standing = at
  fate      2
  play      coalition: go 0211, halt
  expect    truth leaders[id=bagration].did contains tested
  expect    truth armies[side=coalition].ap = 4
  refuse    coalition: command bagration because 1X-53-2
  offer     coalition: done

test 1X-327-1  not before his side's next movement phase
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 4 from 0111
unit bagration-foot on bagration 6
leader kienmayer at 3030
unit kienmayer-foot on kienmayer 3
leader soult at 0914
unit vandamme on soult 8
END
  no-offer  coalition: arrive bagration *
  refuse    coalition: arrive bagration x111 because 1X-52-1

test 1X-327-1  with an enemy at the exit he takes the next edge hex out of his zone, of two the one nearer to the source
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 3 from 3001
unit bagration-foot on bagration 6
leader kutusov at 3002
unit kutusov-horse on kutusov 2
leader soult at 3001
unit vandamme on soult 8
piece F1 at 3001 soult up
piece C1 at 3002 kutusov up
END
  offer-only coalition: arrive bagration x3201
  refuse    coalition: arrive bagration x2801 because 1X-327-1
  refuse    coalition: arrive bagration x3101 because 1X-327-1

test 1X-327-1  a zone that is not seen is found out by trying, and the next hex is taken
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 3 from 0111
unit bagration-foot on bagration 6
leader soult at 0211
unit vandamme on soult 8
END
  offer     coalition: arrive bagration x111
  play      coalition: arrive bagration x111
  expect    truth leaders[id=bagration].standing = off
  refuse    coalition: arrive bagration x111 because 1X-143-1
  no-offer  coalition: done

test 1X-327-1 1X-39-2  a leader without troops who left with him is with him again
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 3 from 0111
unit bagration-foot on bagration 6
leader miloradovich under bagration
unit miloradovich-a on miloradovich 4
leader kutusov off 3 from 0111 with bagration
leader soult at 0914
unit vandamme on soult 8
END
  offer-only coalition: arrive bagration x111
  refuse    coalition: arrive kutusov x111 because 1X-39-2
  play      coalition: arrive bagration x111
  expect    truth leaders[id=kutusov].hex = 111
  expect    truth leaders[id=kutusov].standing = at
  expect    truth leaders[id=miloradovich].hex = 111

test 1X-327-1 1X-39-2  a formation that left with another comes back by itself
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 3 from 0111
unit bagration-foot on bagration 6
leader miloradovich off 3 from 0111 with bagration
unit miloradovich-a on miloradovich 4
leader soult at 0914
unit vandamme on soult 8
END
  offer-only coalition: arrive bagration x111, arrive miloradovich x111

test 1X-327-1  a leader whose formation is no more comes back alone
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off 3 from 0111
leader soult at 0914
unit vandamme on soult 8
END
  play      coalition: arrive bagration x111
  expect    truth leaders[id=bagration].hex = 111
  expect    log all contains "arrives at 0111"

test 1X-327-1 1X-146-1  who was called away stays away
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 3 of 12
player coalition
staff french centre 2355 source 2355 ap 4
staff coalition centre 4607 source 4607 ap 4
leader bagration off
leader kutusov at 3030
unit kutusov-horse on kutusov 2
leader soult at 0914
unit vandamme on soult 8
END
  no-offer  coalition: arrive bagration *
  offer     coalition: move-centre

test 1X-328-1 1X-344-2  it may stop in Olmütz, whatever is left, and displaces nobody there
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 4609
unit nansouty on murat 2
leader constantine at 4607
unit r-guard-foot on constantine 8
unit r-guard-horse on constantine 3
unit r-guard-guns on constantine 2
leader bagration at 4608
unit bagration-foot on bagration 8
unit hussars on bagration 2
END
  offer     coalition: retreat 4607
  play      coalition: retreat 4607
  offer     coalition: stand
  play      coalition: stand
  expect    truth leaders[id=bagration].hex = 4607
  expect    truth leaders[id=constantine].hex = 4607

test 1X-328-2  with 26 SP in Olmütz it must go on
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 2 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 4609
unit nansouty on murat 2
leader soult at 4507
unit vandamme on soult 8
leader davout at 4508
unit friant on davout 6
leader lannes at 4708
unit suchet on lannes 7
leader oudinot at 4709
unit grenadiers on oudinot 6
leader wrede at 4509
unit bavarian-foot on wrede 6
leader constantine at 4607
unit r-guard-foot on constantine 8
unit r-guard-horse on constantine 3
unit r-guard-guns on constantine 3
leader bagration at 4608
unit bagration-foot on bagration 9
unit hussars on bagration 3
END
  expect    truth leaders[id=bagration].hex = 4606
  expect    truth leaders[id=constantine].hex = 4607

test 1X-328-1  an open town of his own side is no refuge
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
control coalition 4312
leader murat at 4314
unit nansouty on murat 2
leader bagration at 4313
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 4410

test 1X-329-1  an idle neighbour of the beaten attacker falls back as far, and loses nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 1526 fought
unit vandamme on soult 8
leader davout at 1425
unit friant on davout 6
leader bagration at 1525
unit bagration-foot on bagration 6
battle soult bagration targets 1525
END
  play      french: retreat 1527, retreat 1528
  expect    log all contains "has to fall back, too"  rule 1X-329-1
  expect    asked french
  offer-only french: retreat 1427, retreat 1527
  play      french: retreat 1427
  expect    truth leaders[id=davout].hex = 1427
  expect    truth units[id=friant].sp = 6
  expect    truth leaders[id=soult].hex = 1528

test 1X-329-1 1X-212-3  so does one who has no battle since his repulse failed in a forced march
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 1526 fought
unit vandamme on soult 8
leader davout at 1425 fought repulse-failed forced
unit friant on davout 6
leader bagration at 1525
unit bagration-foot on bagration 6
battle soult bagration targets 1525
END
  play      french: retreat 1527, retreat 1528
  expect    log all contains "has to fall back, too"  rule 1X-329-1

test 1X-329-1  one whose own battle is over is idle, too
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 1526 fought
unit vandamme on soult 8
leader davout at 1425 fought
unit friant on davout 6
leader bagration at 1525
unit bagration-foot on bagration 6
battle soult bagration targets 1525 from 1526
battle davout - targets 1424 from 1425 round 1 over 1
END
  play      french: retreat 1527, retreat 1528
  expect    log all contains "has to fall back, too"

test 1X-329-1  one who is still in a battle is not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 1526 fought
unit vandamme on soult 8
leader davout at 1425 fought
unit friant on davout 6
leader bagration at 1525
unit bagration-foot on bagration 6
battle soult bagration targets 1525 from 1526
battle davout - targets 1424 from 1425 round 1
END
  play      french: retreat 1527, retreat 1528
  expect    log all lacks "has to fall back, too"
  expect    log all contains "fallen back from 1526 to 1528 (hexes: 2)."

test 1X-329-1  one who stands before another enemy, too, does not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 1526 fought
unit vandamme on soult 8
leader davout at 1425
unit friant on davout 6
leader bagration at 1525
unit bagration-foot on bagration 6
leader kienmayer at 1325
unit kienmayer-foot on kienmayer 3
battle soult bagration targets 1525
END
  play      french: retreat 1527, retreat 1528
  expect    truth leaders[id=davout].hex = 1425

test 1X-330-1  a vedette's zone does not turn the retreat; its owner has to say what it is
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4434 source 4434 ap 0
leader murat at 1525
unit nansouty on murat 2
vedette VF1 at 1727
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1626
  expect    log coalition contains "The piece at 1727 is a vedette."

test 1X-330-1  a formation there would
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4434 source 4434 ap 0
leader murat at 1525
unit nansouty on murat 2
leader mg-cav-2 at 1727
unit milhaud on mg-cav-2 1
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1527

test 1X-330-2 1X-330-4  where every other way is shut it goes through the vedette's hex, which makes way
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
leader oudinot at 1625
unit grenadiers on oudinot 6
vedette VF1 at 1525
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1525
  expect    log all contains "makes way"  rule 1X-330-2

test 1X-330-4  but a way through a zone comes before it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4607 source 4607 ap 0
leader murat at 1527
unit nansouty on murat 2
leader soult at 1426
unit vandamme on soult 8
leader lannes at 1626
unit suchet on lannes 7
leader davout at 1425
unit friant on davout 6
vedette VF1 at 1525
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    truth leaders[id=bagration].hex = 1625
  expect    log all lacks "makes way"

test 1X-322-7  a displaced attacker who is no longer next to his enemy does not attack
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" battles 0 0
option reserves off
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 0111
unit vandamme on soult 9
unit legrand-div on soult 10
unit saint-hilaire on soult 1
leader davout at 0112
unit friant on davout 5
leader lannes at 0210
unit suchet on lannes 8
unit gazan on lannes 3
leader oudinot at 0211
unit grenadiers on oudinot 7
leader bagration at 0110
unit bagration-foot on bagration 5
leader langeron at 0113
unit langeron-a on langeron 6
END
  offer     french: attack davout
  play      french: attack soult, done
  fate      6
  play      coalition: pursuit
  play      french: pursuit
  play      french: stand
  expect    truth leaders[id=davout].hex = 313
  play      french: retreat 0411
  play      coalition: decline
  no-offer  french: attack davout

test 1X-320-1  of an earlier, longer retreat nothing is remembered when another begins
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 2 2 0
turn 3 of 3
staff french centre 2355 source 2355 ap 0
leader soult at 1526
unit vandamme on soult 8
leader bagration at 1525
unit bagration-foot on bagration 6
path 2011 2012 2013 2014 full guns 2
END
  expect    asked french
  expect    truth path has 1
  expect    hash same

test 1X-322-8 1X-31-1  a leader who is seen turns the retreat like a formation: what is on his track is not known
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
staff coalition centre 4434 source 4434 ap 0
leader murat at 1525
unit nansouty on murat 2
leader lannes at 1727
leader bagration at 1526
unit bagration-foot on bagration 6
vedette VC1 at 1828
piece F2 at 1727 lannes up
END
  expect    truth leaders[id=bagration].hex = 1527

test 1X-298-1  in frost a beaten formation goes over the Danube, where there is no other way
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 1 0
turn 3 of 3
weather frost
staff coalition centre 4607 source 4607 ap 0
leader murat at 2252
unit nansouty on murat 2
leader soult at 2151
unit vandamme on soult 8
leader davout at 2152
unit friant on davout 6
leader bagration at 2251
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
battle murat bagration targets 2251 lost 0 1
END
  expect    truth leaders[id=bagration].hex = 2250
  expect    truth units[id=bagration-guns].standing = lost
