# 15-terrain.t -- chapter 15: what the ground does to moving units, and the modifiers it gives.

test A05-15.1-1 A05-15.1-2  clear ground: no cost, squares
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2300,200 /0 line
END
  offer french: square F4-3
  play french: march F4-2 x200 /0
  refuse french: march F4-2 x1 /0 because A05-6.2-1

test A05-15.1-2  no modifiers for fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,270 /180 line
END
  play french: battery F4-2, fire A4-2
  expect log all contains "Fire at Repninsky: die 1, +2, makes 3"
  expect log all lacks "cover"

test A05-15.1-2  none for combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +2"
  expect log all lacks "ground"

test A05-15.1-3  each UM of wood counts double, but for light troops
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 100,1150 /0 column
unit F4-1 at 150,1150 /0 column
unit F4-C1 at 50,1100 /0 column
END
  offer french: march F4-2 x100 /0, march F4-1 x200 /0, march F4-C1 x300 /0
  refuse french: march F4-2 x101 /0 because A05-6.2-1

test A05-15.1-4  only the part of the way inside counts double: a leg of 100 with 40 in the park costs 140
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
unit F4-2 at 2650,1613 /90 column moved manner forward spent 60 faced 90
END
  offer french: march F4-2 x100 /90

test A05-15.1-4  only the part of the way inside counts double: a leg of 100 with 40 in the park costs 140, and 139 do not pay for it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
unit F4-2 at 2650,1613 /90 column moved manner forward spent 61 faced 90
END
  refuse french: march F4-2 x100 /90 because A05-6.2-1

test A05-15.1-5  guns do not unlimber in a wood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 100,1200 /0 limbered
unit F4-A2 at 2000,200 /0 limbered
END
  refuse french: unlimber F4-A1 because A05-15.1-5
  offer french: unlimber F4-A2

test A05-15.1-5  a wood covers from fire by 1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-2 at 100,1130 /0 line
unit A4-2 at 100,1200 /180 line
END
  play french: battery F4-2, fire A4-2
  expect log all contains "Fire at Repninsky: die 1, +1, makes 2"

test A05-15.1-5  and in combat by 1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 100,1145 /0 column foe A4-2 front declared lead
unit A4-2 at 100,1200 /180 line foe F4-5
END
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +2"

test A05-15.1-6 A05-15.1-8  cavalry and guns enter a village only on a road, in column; infantry anywhere, at no cost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 1355,800 /180 line
unit F4-A1 at 1480,715 /270 limbered
unit F4-2 at 1401,910 /180 column
END
  offer french: march FC-4 x40 /180, march F4-2 x180 /180
  refuse french: march FC-4 x41 /180 because A05-15.1-6
  offer french: march F4-A1 x60 /270
  refuse french: march F4-A1 x61 /270 because A05-15.1-6

test A05-15.1-6 A05-15.1-8  a column on the road rides in, and a limbered battery
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 1468,793 /232 column
unit F4-A1 at 1412,750 /232 limbered
END
  play french: march F4-A1 x70 /232
  refuse french: unlimber F4-A1 because A05-15.1-6
  offer french: march FC-4 x30 /232

test A05-15.1-6  a column of cavalry in a village does not deploy there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 1370,717 /232 column
END
  refuse french: line FC-4 because A05-15.1-6
  offer french: march FC-4 x50 /232

test A05-15.1-8 A05-15.1-16  the road from Raigern leads over its bridge into Telnitz
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 250,349 /88 column
END
  offer french: march FC-4 x130 /88

test A05-15.1-7  a village covers from fire by 2; no square in it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-2 at 1355,620 /0 line
unit A4-2 at 1355,695 /180 line
END
  play french: battery F4-2, fire A4-2
  expect log all contains "Fire at Repninsky: die 1, +0, makes 1"

test A05-15.1-7  in combat by 2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 1355,800 /180 column foe A4-2 front declared lead
unit A4-2 at 1355,730 /0 line foe F4-5
END
  expect log all contains "ground of the defender -2"

test A05-15.1-7  no square there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1355,720 /0 line
END
  refuse french: square F4-2 because A05-5.2-3

test A05-15.1-9  one brigade in the castle
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-3 at 471,678 /0 column
unit F4-2 at 505,560 /0 column
END
  offer french: march F4-2 x95 /0
  refuse french: march F4-2 x96 /0 because A05-15.1-9
  refuse french: march F4-2 x110 /0 because A05-15.1-9

test A05-15.1-9  and no cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 510,560 /0 column
unit F4-2 at 471,540 /0 column
END
  offer french: march FC-4 x66 /0, march F4-2 x140 /0
  refuse french: march FC-4 x67 /0 because A05-15.1-9

test A05-15.1-9 A05-15.1-10  the castle: -3 for the attacker, and no flank or rear
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
fate 3 3
unit F4-5 at 493,600 /0 column
unit A4-2 at 493,678 /0 line
END
  play french: attack F4-5 /0
  expect log all contains "Vandamme 2 is in contact with Repninsky: front"

test A05-15.1-9  in combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 493,623 /0 column foe A4-2 front declared lead
unit A4-2 at 493,678 /0 line foe F4-5
END
  expect log all contains "ground of the defender -3"

test A05-15.1-10  it fires in every direction
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 1 1
unit A4-2 at 493,678 /0 line
unit F4-2 at 493,600 /0 line
END
  offer allied: battery A4-2

test A05-15.1-10  there is no flank to enfilade: FP +1, castle -3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 520,450 /0
unit A4-2 at 493,678 /90 line
END
  play      French: battery F4-A1
  fate      3 6 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 6, -2, makes 4"

test A05-15.1-11  the pheasantry covers by 2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 510,705 /0 column foe A4-2 front declared lead
unit A4-2 at 510,760 /180 line foe F4-5
END
  expect log all contains "ground of the defender -2"

test A05-15.1-11  guns may stand unlimbered within 30 hu of its east wall, and nowhere else in it; it costs like a wood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 540,760 /90 limbered
unit F4-A2 at 500,760 /90 limbered
unit F4-2 at 520,640 /0 column
END
  offer french: unlimber F4-A1
  refuse french: unlimber F4-A2 because A05-15.1-11

test A05-15.1-12  the Santon battery never moves; one brigade besides it in the redoubt
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FS-A at 1075,2272 /85 unlimbered
unit F5-1 at 1020,2275 /0 column
unit F5-2 at 1078,2400 /180 line
END
  refuse french: march FS-A x1 /85 because A05-15.1-12
  refuse french: limber FS-A because A05-15.1-12
  refuse french: turn FS-A /131 because A05-15.1-12
  offer french: turn FS-A /130, march F5-2 x90 /180
  refuse french: march F5-2 x95 /180 because A05-15.1-12

test A05-15.1-12  in combat the redoubt gives -3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 3
unit A4-2 at 1068,2376 /180 column foe F5-1 front declared lead
unit F5-1 at 1065,2295 /0 column foe A4-2
END
  expect log all contains "ground of the defender -3"

test A05-15.1-13 A05-15.1-14  a stream stops a leg at its bank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1550,560 /0 column
unit F4-C3 at 1450,575 /0 column
END
  offer french: march F4-2 x50 /0, march F4-C3 x45 /0
  refuse french: march F4-2 x51 /0 because A05-15.1-14
  refuse french: march F4-C3 x46 /0 because A05-15.1-14
  play french: march F4-2 x50 /0
  refuse french: march F4-2 x1 /0 because A05-15.1-14

test A05-15.1-13 A05-15.1-14  from the bank it is crossed at the normal rate; the bank is within 10 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1550,610 /0 column
unit F4-3 at 1500,600 /0 column
unit F4-4 at 1450,599 /0 column
unit F4-C3 at 1600,620 /0 column
END
  offer french: march F4-2 x200 /0, march F4-3 x200 /0, march F4-C3 x400 /0
  refuse french: march F4-4 x200 /0 because A05-15.1-14
  offer french: march F4-4 x11 /0
  play french: march F4-2 x20 /0, march F4-2 x60 /0, march F4-2 x120 /0

test A05-15.1-13  a stream is crossed once in a phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
unit F4-2 at 1550,610 /0 column moved manner forward spent 10 faced 0 banks 32 crossed 32
END
  refuse french: march F4-2 x20 /0 because A05-15.1-13

test A05-15.1-14 A05-15.1-15  turns and changes in place are not stopped; astride of a stream a unit may draw in the rest, not cross
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1550,630 /0 line
END
  offer french: column F4-2, turn F4-2 /90

test A05-15.1-14  a line that deploys over the stream from beyond 10 hu may not cross it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1550,624 /0 line
END
  play french: column F4-2
  offer french: march F4-2 x20 /0
  refuse french: march F4-2 x30 /0 because A05-15.1-14

test A05-15.1-14  light infantry has no exemption
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-1 at 1550,560 /0 column
END
  refuse french: march F4-1 x51 /0 because A05-15.1-14

test A05-15.1-16  over a bridge a column on the road does not stop
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 410,790 /180 column
unit F4-3 at 380,800 /180 column
END
  play french: march F4-2 x90 /180, march F4-2 x84 /159
  refuse french: march F4-3 x190 /180 because A05-15.1-14

test A05-15.1-17  ponds are impassable
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 700,400 /180 column
unit F4-2 at 760,330 /0 line
END
  refuse french: march FC-4 x200 /180 because A05-15.1-17
  refuse french: turn F4-2 /75 because A05-15.1-17

test A05-15.1-18  with no way back but the pond a unit is lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 77 180 1 23
unit A1-1 at 700,330 /0 line
unit A1-A1 at 780,330 /0 unlimbered
unit F4-5 at 700,420 /180 column
END
  expect log all contains "Lewis has no way back"
  expect log all contains "Lewis is out of the battle"

test A05-15.1-18  the pond frozen, an Allied unit crosses on 4 to 6
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 77 180 1 23
option frozen on
fate 4
unit A1-1 at 700,330 /0 line
unit A1-A1 at 780,330 /0 unlimbered
unit F4-5 at 700,420 /180 column
END
  expect log all contains "Lewis crosses the ice"
  expect truth units[id=A1-1].standing != lost

test A05-15.1-18  on 1 to 3 it is lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 77 180 1 23
option frozen on
fate 3
unit A1-1 at 700,330 /0 line
unit A1-A1 at 780,330 /0 unlimbered
unit F4-5 at 700,420 /180 column
END
  expect log all contains "The ice breaks under Lewis"
  expect truth units[id=A1-1].standing = lost

test A05-15.1-18  guns are always lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 81 180 1 23
option frozen on
fate 6
unit A1-1 at 700,330 /0 line
unit A1-A1 at 780,330 /0 unlimbered
unit F4-5 at 700,420 /180 column
END
  expect truth units[id=A1-A1].standing = lost

test A05-15.1-19  an attack uphill has -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 1040,790 /0 column foe A4-2 front declared lead
unit A4-2 at 1040,845 /180 line foe F4-5
END
  expect log all contains "uphill -1"
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +2"

test A05-15.1-20  a road that runs close by the castle may be used by cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 600,698 /236 column
unit FC-5 at 520,643 /236 column
END
  play french: march FC-5 x30 /236
  offer french: march FC-4 x50 /236

test A05-15.1-21  HQs stand in villages and works besides the units there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit A-HQ0 at 1945,1275
unit F4-3 at 471,678 /0 column
unit F4-HQ at 512,560
unit F4-2 at 493,500 /0 line
END
  offer french: march F4-HQ x118 /0

test A05-15.1-22  the pond of Kobelnitz is not convex: a place in its notch is free
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 301,980
unit FC-HQ at 455,1050
END
  offer french: march F4-HQ x200 /90
  refuse french: march F4-HQ x203 /90 because A05-15.1-17
  refuse french: march FC-HQ x100 /90 because A05-15.1-17

test A05-15.1-6  horse in line rides through no village, straight on or after a turn of one degree
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-C1 at 1760,1980 /0 line
END
  refuse    french: march F4-C1 x200 /0 because A05-15.1-6
  refuse    french: march F4-C1 x200 /1 because A05-15.1-6
  refuse    french: march F4-C1 x300 /1 because A05-15.1-6
  offer     french: turn F4-C1 /180

test A05-15.1-6  nor to attack beyond it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-C1 at 1760,1980 /0 line
unit A4-2 at 1766,2290 /180 line
END
  refuse    french: attack F4-C1 /0 because A05-15.1-6
  refuse    french: attack F4-C1 /1 because A05-15.1-6

test A05-15.1-6  nor do limbered guns
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-A3 at 1620,1735 /0 limbered
END
  refuse    french: march F4-A3 x200 /5 because A05-15.1-6

test A05-15.1-9 A05-6.6-2  ruling 125: a turn is held against the castle where it ends: horse beside its corner turns past it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame movement begin 0 0
unit F4-C1 at 550,720 /0 column
unit A4-2 at 1500,300 /0 line
END
  play      french: turn F4-C1 /90
  expect    truth units[id=F4-C1].facing = 90

test A05-15.1-9 A05-6.6-2  ruling 125: and not to stop across its walls
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame movement begin 0 0
unit F4-C1 at 550,720 /0 column
unit A4-2 at 1500,300 /0 line
END
  refuse    french: turn F4-C1 /45 because A05-15.1-9
