# 05-formations.t -- chapter 5: formations, front, flank and rear, squares and the square in reaction.

test A05-5.1-1 A05-5.1-9  an HQ has no formation and no facing, and is never attacked in flank or rear
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 2300,200
unit F4-2 at 2000,200 /0 line
unit A4-HQ at 2000,300
END
  refuse french: line F4-HQ because A05-5.1-1
  refuse french: column F4-HQ because A05-5.1-1
  refuse french: turn F4-HQ /90 because A05-5.1-1
  play french: attack F4-2 /0
  expect log all contains "St-Hilaire 2 is in contact with Kollowrat: front"

test A05-5.1-2 A05-5.2-1  line and column for infantry and cavalry, square for infantry, limbers for guns
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit FC-4 at 2300,200 /0 line
unit F4-A1 at 2600,200 /0 limbered
unit F4-3 at 1700,200 /0 square
END
  offer french: column F4-2, square F4-2, column FC-4, unlimber F4-A1, line F4-3, column F4-3
  refuse french: square FC-4 because A05-5.2-1
  refuse french: square F4-A1 because A05-5.2-1
  refuse french: limber F4-2 because A05-5.1-2
  refuse french: line F4-2 because A05-5.1-2
  refuse french: line F4-A1 because A05-5.1-2
  refuse french: square F4-3 because A05-5.1-2
  refuse french: unlimber FC-4 because A05-5.1-2

test A05-5.1-3 A05-2.1-2  a line of infantry is 80 wide and 30 deep
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2100,200 /0 line
unit F4-4 at 2000,300 /0 line
END
  offer french: march F4-2 x20 /90, march F4-2 x70 /0
  refuse french: march F4-2 x21 /90 because A05-6.9-1
  refuse french: march F4-2 x71 /0 because A05-6.9-1

test A05-5.1-3 A05-2.1-2  a column is 30 wide and 80 deep
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 column
unit F4-3 at 2100,200 /0 column
unit F4-4 at 2000,300 /0 column
END
  offer french: march F4-2 x70 /90, march F4-2 x20 /0
  refuse french: march F4-2 x71 /90 because A05-6.9-1
  refuse french: march F4-2 x21 /0 because A05-6.9-1

test A05-5.1-4 A05-5.1-5  the midpoint of the attacker's front edge decides: 15 hu before the centre of the line it strikes in the side, front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2090,315 /270 column
unit A4-2 at 2000,300 /0 line
END
  play french: attack F4-5 /270
  expect log all contains "Vandamme 2 is in contact with Repninsky: front"

test A05-5.1-4 A05-5.1-5  the midpoint of the attacker's front edge decides: 14 hu before the centre of the line it strikes in the side, flank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2090,314 /270 column
unit A4-2 at 2000,300 /0 line
END
  play french: attack F4-5 /270
  expect log all contains "Vandamme 2 is in contact with Repninsky: flank"

test A05-5.1-4 A05-5.1-5  the midpoint of the attacker's front edge decides: -15 hu before the centre of the line it strikes in the side, flank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2090,285 /270 column
unit A4-2 at 2000,300 /0 line
END
  play french: attack F4-5 /270
  expect log all contains "Vandamme 2 is in contact with Repninsky: flank"

test A05-5.1-4 A05-5.1-5  the midpoint of the attacker's front edge decides: -16 hu before the centre of the line it strikes in the side, rear
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2090,284 /270 column
unit A4-2 at 2000,300 /0 line
END
  play french: attack F4-5 /270
  expect log all contains "Vandamme 2 is in contact with Repninsky: rear"

test A05-5.1-4 A05-5.1-5  from ahead, from the side, from behind
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-4 at 2000,380 /180 column
unit A4-2 at 2000,300 /0 line
unit F4-5 at 2300,300 /90 column
unit A4-3 at 2400,300 /0 line
unit F4-6 at 1700,220 /0 column
unit A4-4 at 1700,300 /0 line
END
  play french: attack F4-4 /180, attack F4-5 /90, attack F4-6 /0
  expect log all contains "Vandamme 1 is in contact with Repninsky: front"
  expect log all contains "Vandamme 2 is in contact with Berg: flank"
  expect log all contains "Vandamme 3 is in contact with Rottermund: rear"

test A05-5.1-6  muskets reach 50 hu ahead of the front edge, between sides that open by 45 degrees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,280 /180 line
unit F4-3 at 2400,200 /0 line
unit A4-3 at 2400,281 /180 line
unit F4-4 at 1600,200 /0 line
unit A4-4 at 1730,280 /180 line
END
  offer french: battery F4-2, battery F4-4
  no-offer french: battery F4-3
  play french: battery F4-2
  offer french: fire A4-2
  no-offer french: fire A4-3, fire A4-4

test A05-5.1-6  a corner one hu beyond is out of reach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,280 /180 line
unit F4-4 at 1600,200 /0 line
unit A4-4 at 1731,280 /180 line
END
  offer french: battery F4-2
  no-offer french: battery F4-4

test A05-5.1-7  a square fires at whatever is within 50 hu of its marker, all round
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
unit F4-2 at 2000,300 /0 square
unit A4-2 at 2000,205 /0 line
unit F4-3 at 2400,300 /0 square
unit A4-3 at 2400,204 /0 line
END
  offer french: battery F4-2
  no-offer french: battery F4-3

test A05-5.1-8  an HQ rides in any direction, over streams and friends, not into ponds
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 1550,400
unit F4-2 at 1550,500 /0 line
unit FC-HQ at 700,400
END
  play french: march F4-HQ x300 /0, march F4-HQ x300 /225
  expect truth units[id=F4-HQ].x = 1338
  refuse french: march FC-HQ x200 /180 because A05-15.1-17

test A05-5.2-2  a square holds one unit: no other is put into it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 square
unit F4-3 at 2000,200 /0 line
END
  refuse french: march F4-3 x100 /0 because A05-6.9-1
  refuse french: march F4-3 x56 /0 because A05-6.9-1
  offer french: march F4-3 x55 /0

test A05-5.2-3  a square is formed on clear ground only: the marker may touch a wood, not reach into it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1470,2413 /0 line
unit F4-3 at 1470,2350 /0 line
END
  offer french: square F4-2
  play french: march F4-2 x1 /0
  refuse french: square F4-2 because A05-5.2-3

test A05-5.2-3  nor does it move there, or over a stream
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1470,2400 /0 square
unit F4-3 at 1550,600 /0 square
END
  offer french: march F4-2 x13 /0, march F4-3 x20 /0
  refuse french: march F4-2 x14 /0 because A05-5.2-3
  refuse french: march F4-3 x21 /0 because A05-5.2-3

test A05-5.2-4  roads and crests are clear ground, ponds are not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1800,1248 /0 line
unit F4-3 at 250,600 /0 line
unit F4-4 at 700,310 /0 line
unit F4-5 at 700,360 /0 line
END
  offer french: square F4-2, square F4-3, square F4-5
  refuse french: square F4-4 because A05-5.2-3

test A05-5.2-4 A05-5.2-3  nor are wood, pheasantry, village, castle and redoubt
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 120,1200 /0 line
unit F4-3 at 510,760 /0 column
unit F4-4 at 386,355 /0 line
unit F4-5 at 493,678 /90 line
unit F4-6 at 1052,2278 /0 line
END
  refuse french: square F4-2 because A05-5.2-3
  refuse french: square F4-3 because A05-5.2-3
  refuse french: square F4-4 because A05-5.2-3
  refuse french: square F4-5 because A05-5.2-3
  refuse french: square F4-6 because A05-5.2-3

test A05-5.2-5 A05-5.2-6  a square thrown back onto a wood routs in column, and that UM is its flight
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 1470,2360 /180 square
unit A4-2 at 1470,2200 /0 line
END
  expect truth units[id=F4-2].morale = R
  expect truth units[id=F4-2].form = column
  expect truth units[id=F4-2].x = 1470
  expect truth units[id=F4-2].y = 2460
  expect truth units[id=F4-2].facing = 0
  expect log all contains "" rule A05-5.2-5

test A05-5.2-5 A05-15.1-15  so does one that is thrown back across a stream
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 1550,560 /180 square
unit A4-2 at 1550,400 /0 line
END
  expect truth units[id=F4-2].morale = R
  expect truth units[id=F4-2].form = column
  expect truth units[id=F4-2].y = 660

test A05-5.2-5  on clear ground it stays a square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,100 /0 line
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].form = square
  expect truth units[id=F4-2].y = 360

test A05-5.3-1 A05-5.3-6  a square that goes back before the muskets of a line suffers one level more, and routs out of the square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,175 /0 line
END
  expect truth units[id=F4-2].morale = R
  expect truth units[id=F4-2].form = column
  expect log all contains "" rule A05-5.3-1

test A05-5.3-1  not before a line that looks the other way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,175 /180 line
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].form = square

test A05-5.3-1  a line that the retreat only passes counts as well
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,100 /0 line
unit A4-3 at 2095,360 /270 line
END
  expect truth units[id=F4-2].morale = R

test A05-5.3-2 A05-5.3-3  a square that goes back in the charge field and sight of steady cavalry suffers too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 110 0
fate 6 5
unit F4-2 at 2000,360 /180 square
unit A4-2 at 2200,200 /0 line
unit A5-C1 at 2000,165 /0 line
END
  expect truth units[id=F4-2].morale = R
  expect log all contains "" rule A05-5.3

test A05-5.3-2  so does one that comes into their sight on its way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,100 /0 line
unit A4-3 at 2100,270 /90 line
unit A5-C1 at 2200,300 /270 line
END
  expect truth units[id=F4-2].morale = R

test A05-5.3-2  but not one that they do not see to the end
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,100 /0 line
unit A4-3 at 2100,270 /90 line
unit A4-4 at 2100,351 /90 line
unit A5-C1 at 2200,300 /270 line
END
  expect truth units[id=F4-2].morale = D

test A05-5.3-3  Cossacks and cavalry in disorder or in combat do not count, nor do those that face away
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 80 0
fate 6 5
unit F4-2 at 2000,360 /180 square
unit A1-C1 at 2000,165 /0 line
unit A5-C1 at 2100,165 /0 line D
unit A5-C2 at 1900,165 /180 line
unit A5-C3 at 1800,165 /0 line foe F4-5 front
unit F4-5 at 1800,220 /180 column foe A5-C3
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].form = square

test A05-5.3-4  the level is given once, however many look on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,175 /0 line
unit A4-3 at 1905,300 /90 line
unit A5-C1 at 2095,260 /270 line
END
  expect truth units[id=F4-2].morale = R
  expect truth units[id=F4-2].steps = 2

test A05-5.3-1 A05-5.3-4  from S it is one level too: D, and still a square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 20 0 0 99   # F4-2, northward, in order
unit F4-2 at 2000,260 /180 square S
unit A4-2 at 2000,175 /0 line
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].form = square
  expect truth units[id=F4-2].y = 360

test A05-5.3-5 A05-2.4.3.3-1  the guard in square is immune to it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 61 6 99 0
fate 6 5
unit FI-1 at 2000,260 /180 square
unit A4-2 at 2000,175 /0 line
END
  expect truth units[id=FI-1].morale = D
  expect truth units[id=FI-1].form = square

test A05-5.3-6  a square that rolls a double six before guns flees in column, its back to them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 4 103 0
fate 6 6
unit F4-2 at 2000,260 /180 square
unit A4-A1 at 2000,60 /0 unlimbered
END
  expect truth units[id=F4-2].morale = R
  expect truth units[id=F4-2].form = column
  expect truth units[id=F4-2].y = 360
  expect truth units[id=F4-2].facing = 0

test A05-5.4-1  an attack on a square is frontal from whatever side
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,200 /0 line
unit A4-2 at 2000,300 /0 square
unit FC-5 at 2450,300 /270 line
unit A4-3 at 2300,300 /0 square
END
  play french: attack FC-4 /0, attack FC-5 /270
  expect log all contains "Walther 1 is in contact with Repninsky: front"
  expect log all contains "Walther 2 is in contact with Berg: front"

test A05-5.4-2  a unit in square fills its marker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,300 /180 square
END
  offer french: march F4-2 x52 /0
  refuse french: march F4-2 x53 /0 because A05-13.1-3
  refuse french: march F4-2 x56 /0 because A05-6.11-1

test A05-5.4-3  no square where units leave no room for the marker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2000,244 /0 line
unit F4-4 at 2300,200 /0 line
unit F4-5 at 2300,245 /0 line
END
  refuse french: square F4-2 because A05-5.4-3
  offer french: square F4-4

test A05-5.4-3 A05-5.4.5-3  nor in reaction
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit A4-3 at 2000,344 /180 line
END
  fate 1 2
  play french: charge FC-4 /0
  expect asked french
  expect log all contains "Repninsky keeps its nerve: 3 against 7" rule A05-12.7.1-1

test A05-5.4-4  the square stands on the unit's centre with its facing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /30 line
END
  play french: square F4-2
  expect truth units[id=F4-2].form = square
  expect truth units[id=F4-2].x = 2000
  expect truth units[id=F4-2].y = 200
  expect truth units[id=F4-2].facing = 30

test A05-5.4.2-1  a square doubles its musketry against cavalry only
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-1 at 2000,300 /0 square
unit A5-C1 at 2000,380 /180 line
END
  play french: battery F4-1, fire A5-C1
  expect log all contains "Fire at Caramelli: die 1, +1, makes 2"

test A05-5.4.2-1  against infantry it fires with its factor
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-1 at 2000,300 /0 square
unit A4-2 at 2000,380 /180 line
END
  play french: battery F4-1, fire A4-2
  expect log all contains "Fire at Repninsky: die 1, +0, makes 1"

test A05-5.4.2-2  a lost step counts before the doubling
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-1 at 2000,300 /0 square steps 1
unit A5-C1 at 2000,380 /180 line
END
  play french: battery F4-1, fire A5-C1
  expect log all contains "Fire at Caramelli: die 1, +0, makes 1"

test A05-5.4.3-1  a square fights with its modifier less 1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 3
unit A5-C1 at 2000,215 /0 line foe F4-5 front declared lead
unit F4-5 at 2000,260 /0 square foe A5-C1
END
  expect log all contains "Vandamme 2: +2"

test A05-5.4.4-1  a square fires at every enemy in reach, one roll each with its full factor
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1 1 1 1
unit F4-2 at 2000,300 /0 square
unit A4-2 at 2000,380 /180 line
unit A4-3 at 2000,220 /0 line
unit A4-4 at 2080,300 /270 line
unit A5-C1 at 1920,300 /90 line
END
  play french: battery F4-2, fire A4-2
  expect log all contains "Fire at Repninsky: die 1, +1, makes 2"
  expect log all contains "Fire at Berg: die 1, +1, makes 2"
  expect log all contains "Fire at Rottermund: die 1, +1, makes 2"
  expect log all contains "Fire at Caramelli: die 1, +3, makes 4"

test A05-5.4.4-2  a square does not attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,250 /0 square
unit A4-2 at 2000,296 /180 line
END
  no-offer french: attack F4-2 *
  refuse french: attack F4-2 /0 because A05-5.4.4-2

test A05-5.4.4-3 A05-5.4.4-4  an engaged square must try to break off; if it fails, it attacks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
fate 6 5
unit F4-5 at 2000,255 /0 square foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  offer-only french: disengage F4-5
  play french: disengage F4-5
  expect log all contains "Vandamme 2 cannot break off and must attack Repninsky"

test A05-5.4.4-3  it is then the attacker, with -1 for its formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 2000,255 /0 square foe A4-2 front must-fight
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2: +2 on the die"

test A05-5.4.5-1  infantry before cavalry may try to form square; before infantry it is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit F4-2 at 2400,200 /0 column
unit A4-3 at 2400,300 /180 line
END
  play french: charge FC-4 /0
  offer-only allied: stand, form-square

test A05-5.4.5-1  before infantry it is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2400,200 /0 column
unit A4-3 at 2400,300 /180 line
END
  play french: attack F4-2 /0
  expect asked french

test A05-5.4.5-1  a normal attack of cavalry is answered in the same way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,200 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: attack FC-4 /0
  offer-only allied: stand, form-square
  fate 1 2
  play allied: form-square
  expect truth units[id=A4-2].form = square
  expect log all contains "Walther 1 is in contact with Repninsky: front"

test A05-5.4.5-1  the square comes up to cavalry that stands right before it and has no room to turn: it fights on from where it is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2055,293 /281 line
unit A4-2 at 2000,300 /350 column
END
  play french: attack FC-4 /311
  fate 1 2
  play allied: form-square
  expect truth units[id=A4-2].form = square
  expect truth units[id=FC-4].facing = 281
  expect truth units[id=FC-4].foe = A4-2

test A05-5.4.5-2  the attempt comes before the cavalry moves, and there is one in a player turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit FC-5 at 2300,300 /270 line
END
  play french: charge FC-4 /0
  expect truth units[id=FC-4].y = 50
  fate 3 4
  play allied: form-square
  expect truth units[id=A4-2].morale = S
  expect truth units[id=A4-2].form = line
  play french: charge FC-5 /270
  expect asked french
  expect truth units[id=A4-2].morale = S
  expect truth units[id=FC-5].foe = A4-2

test A05-5.4.5-2  one attempt in a player turn, even if a double 1 has put it in order again meanwhile
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line tried rage
END
  play french: attack FC-6 /0
  expect truth units[id=FC-6].foe = A4-2

test A05-5.4.5-3  a unit that is S may not try; it makes the charge check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line S
unit A4-HQ at 2700,300
END
  fate 1 2
  play french: charge FC-4 /0
  expect asked french
  expect log all contains "Repninsky keeps its nerve" rule A05-12.7.1-1

test A05-5.4.5-3  a unit that is D may not try; it makes the charge check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line D
unit A4-HQ at 2700,300
END
  fate 1 2
  play french: charge FC-4 /0
  expect asked french
  expect log all contains "Repninsky keeps its nerve" rule A05-12.7.1-1

test A05-5.4.5-3  a unit that is R may not try; it makes the charge check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line R
unit A4-HQ at 2700,300
END
  fate 1 2
  play french: charge FC-4 /0
  expect asked french
  expect log all contains "Repninsky keeps its nerve" rule A05-12.7.1-1

test A05-5.4.5-3  nor a unit that is in combat already
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,200 /0 line
unit A4-2 at 2000,300 /180 line foe F4-5
unit F4-5 at 1985,355 /180 column foe A4-2 rear
END
  play french: attack FC-4 /0
  expect asked french
  expect truth units[id=FC-4].foe = A4-2

test A05-5.4.5.1-1 A05-5.4.5.1-4  from line, attacked in front: the check has -1; passed, the square stands before the cavalry moves
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit A4-HQ at 2700,300
END
  play french: charge FC-4 /0
  fate 2 4
  play allied: form-square
  expect log all contains "Repninsky keeps its nerve: 6 against 6" rule A05-5.4.5.1-1
  expect log all contains "Repninsky forms square in time" rule A05-5.4.5.1-4
  expect truth units[id=A4-2].form = square
  expect truth units[id=FC-4].y = 50
  expect asked french

test A05-5.4.5.1-1 A05-5.4.5.1-5  one more, and it fails: no change of formation, and S
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  fate 3 4
  play allied: form-square
  expect log all contains "Repninsky wavers: 7 against 6"
  expect truth units[id=A4-2].form = line
  expect truth units[id=A4-2].morale = S
  expect truth units[id=FC-4].foe = A4-2

test A05-5.4.5.1-2  from column, attacked in front: a plain check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 column
END
  play french: charge FC-4 /0
  fate 3 4
  play allied: form-square
  expect log all contains "Repninsky keeps its nerve: 7 against 7" rule A05-5.4.5.1-2
  expect truth units[id=A4-2].form = square

test A05-5.4.5.1-3  from flank or rear: -2, in line and column alike
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /270 column
unit FC-5 at 2400,50 /0 line
unit A4-3 at 2400,300 /0 line
END
  play french: charge FC-4 /0
  fate 2 3
  play allied: form-square
  expect log all contains "Repninsky keeps its nerve: 5 against 5" rule A05-5.4.5.1-3
  play french: press
  play french: charge FC-5 /0
  fate 3 3
  play allied: form-square
  expect log all contains "Berg wavers: 6 against 5" rule A05-5.4.5.1-3

test A05-5.4.5.1-6  the attempt replaces the charge check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  fate 1 2 6 6
  play allied: form-square
  play french: press
  expect log all lacks "" rule A05-12.7.1-1
  expect truth units[id=A4-2].morale = steady

test A05-5.4.5.1-6  without an attempt the charge check is made
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  fate 4 4
  play allied: stand
  expect log all contains "Repninsky wavers: 8 against 7" rule A05-12.7.1-1
  expect truth units[id=A4-2].morale = S

test A05-5.4.5.1-7  a double six routs before the cavalry arrives
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  fate 6 6
  play allied: form-square
  expect truth units[id=A4-2].morale = R
  expect truth units[id=A4-2].y = 400
  expect truth units[id=FC-4].y = 50
  expect asked french

test A05-5.4.5.1-7  a double one forms the square and enrages
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  fate 1 1
  play allied: form-square
  expect truth units[id=A4-2].form = square
  expect truth units[id=A4-2].rage = true

test A05-12.5.3.2-1 A05-5.3-1  the muskets of a routed line frighten no square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame result losses 0 20 6 99 0
fate 6 5
unit F4-2 at 2000,260 /180 square
unit A4-2 at 2000,175 /0 line R
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].form = square

test A05-5.3-3 A05-12.6.3-5  nor does leaderless cavalry, which cannot charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 110 0
fate 6 5
unit F4-2 at 2000,360 /180 square
unit A4-2 at 2200,200 /0 line
unit A5-C1 at 2000,165 /0 line leaderless
END
  expect truth units[id=F4-2].morale = D

test A05-12.6.3-5  asked to charge, it is refused for the want of its leader
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
unit F4-2 at 2000,360 /180 line
unit A5-C1 at 2000,165 /0 line leaderless
unit A4-2 at 2200,200 /0 line
END
  refuse allied: charge A5-C1 /0 because A05-12.6.3-5
