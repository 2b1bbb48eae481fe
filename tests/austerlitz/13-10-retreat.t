# A05 13.10, 13.11 to 13.11.3: retreats, and what they run into.
#
# A retreat is called for as a result calls for it: frame retreat "go back" 0 UNIT DIRECTION KIND; F4-2 (20) stands at
# 1700,400 in line, facing east, F4-C1 (28) likewise.

test A05-13.10-1  foot goes back 1 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400

test A05-13.10-1  horse too, and no more
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 0 255   # F4-C1, direction 270, in order
unit F4-C1 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-C1].x = 1600
  expect    truth units[id=F4-C1].y = 400

test A05-13.10-1  guns too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 31 270 0 255   # F4-A1, direction 270, in order
unit F4-A1 at 1700,400 /90 limbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-A1].x = 1600
  expect    truth units[id=F4-A1].y = 400

test A05-13.10-2  a retreat keeps the formation
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].form = line

test A05-13.10-2  a square stays a square on clear ground
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 square
unit A4-A1 at 2300,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].form = square
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = steady

test A05-13.10-2 A05-5.2-5 A05-5.2-6  a square that comes upon a wood breaks: R, in column, 1 UM from where it stood, not 2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 340,1200 /90 square
unit A4-A1 at 900,1200 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 240
  expect    truth units[id=F4-2].y = 1200
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].form = column
  expect    truth units[id=F4-2].facing = 270

test A05-13.10-3 A05-13.11.2-3  it crosses a stream without cost or stop: the full 1 UM over S6
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 180 0 255   # F4-2, direction 180, in order
unit F4-2 at 1500,700 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1500
  expect    truth units[id=F4-2].y = 600

test A05-13.10-3  and a village
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1080,430 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 980
  expect    truth units[id=F4-2].y = 430

test A05-13.11-1  with several attackers only the lead counts: from the west, so it goes east
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 1700,400 /270 line foe F4-5
unit F4-5 at 1643,400 /90 column foe A4-2 front declared lead
unit F4-4 at 1700,482 /180 column foe A4-2 flank declared
fate 4 2 5 5
END
  expect    truth units[id=A4-2].x = 1800
  expect    truth units[id=A4-2].y = 400
  expect    truth units[id=A4-2].morale = D

test A05-13.11-2  a unit under the fire of several goes away from the nearest of them
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "preparation fire" 0 1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered
unit A4-A2 at 1990,431 /270 unlimbered
unit A4-2 at 2600,600 /270 line
END
  play      allied: battery A4-A1
  play      allied: battery A4-A2
  fate      6 6 3 3 4
  play      allied: roundshot F4-2
  # A4-A2, 292 away, is the nearer: 290 west, 31 south
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1601
  expect    truth units[id=F4-2].y = 390

test A05-13.11-3  unlimbered guns go back 1 UM all the same, and stay unlimbered
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 31 270 1 255   # F4-A1, direction 270, in disorder
unit F4-A1 at 1700,400 /90 unlimbered D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-A1].x = 1600
  expect    truth units[id=F4-A1].form = unlimbered
  expect    truth units[id=F4-A1].morale = D

test A05-13.11-4  a beaten attacker whose front touches goes straight back, not aslant
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 20 6 99 3   # F4-2, total 6
unit F4-2 at 1760,367 /0 column foe A4-2 front declared lead
unit A4-2 at 1790,422 /180 line foe F4-2
fate 4 4
END
  expect    truth units[id=F4-2].x = 1760
  expect    truth units[id=F4-2].y = 267
  expect    truth units[id=F4-2].facing = 0
  expect    truth units[id=F4-2].morale = D

test A05-13.11-4  a supporter on the flank goes back by its own facing: in direction 270
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "close combats" "which combat" 0 1
unit FI-1 at 2000,400 /180 line foe A4-1
unit A4-1 at 2000,345 /0 column foe FI-1 front declared lead
unit A4-4 at 1919,400 /90 column foe FI-1 flank declared
fate 1 6 3 3
END
  expect    truth units[id=A4-1].x = 2000
  expect    truth units[id=A4-1].y = 245
  expect    truth units[id=A4-1].morale = D
  expect    truth units[id=A4-4].x = 1819
  expect    truth units[id=A4-4].y = 400
  expect    truth units[id=A4-4].morale = steady

test A05-13.11-4  a beaten square goes away from its opponent, whatever it faces
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 20 6 99 3   # F4-2, total 6
unit F4-2 at 1700,400 /0 square foe A4-2 front
unit A4-2 at 1747,400 /270 line foe F4-2
fate 4 4
END
  expect    truth units[id=F4-2].x = 1600

test A05-13.11.1-1  it stops where it touches a friend: 60 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1610,400 /90 line
END
  expect    truth units[id=F4-2].x = 1640
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-3].x = 1610
  expect    truth units[id=F4-3].morale = steady
  expect    log all contains "is stopped by St-Hilaire 3"

test A05-13.11.1-1 A05-2.1-6  who touches a friend whom its way leads into, though only farther on, stays where it is
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 46 0 255   # F4-C1, direction 46, in order
unit F4-C1 at 1700,400 /226 line
unit A4-A1 at 2000,200 /270 unlimbered fired prepared
unit F4-3 at 1668,467 /236 line
END
  expect    truth units[id=F4-C1].x = 1700
  expect    truth units[id=F4-C1].y = 400
  expect    log all contains "is stopped by St-Hilaire 3"

test A05-13.11.1-1 A05-6.9-1  one who would be grazed by less than a whole hu does not hold it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 46 0 255   # F4-C1, direction 46, in order
unit F4-C1 at 1700,400 /226 line
unit A4-A1 at 2000,200 /270 unlimbered fired prepared
unit F4-3 at 1657,457 /230 line
END
  expect    truth units[id=F4-C1].x = 1772
  expect    truth units[id=F4-C1].y = 469
  expect    log all contains "goes back 1.00 UM"

test A05-13.10-1 A05-6.9-1  a whole UM past a friend, who is touched at its end: laid on the other side of the fraction
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 20 0 255   # F4-2, direction 20, in order
unit F4-2 at 1700,400 /200 line
unit A4-A1 at 2000,200 /270 unlimbered fired prepared
unit F4-3 at 1661,527 /200 line
END
  expect    log all contains "goes back 1.00 UM"
  expect    truth units[id=F4-2].x = 1735
  expect    truth units[id=F4-2].y = 494
  expect    truth units[id=F4-3].morale = steady

test A05-13.11.1-2 A05-13.11.1-3 A05-13.11.1-8  D: it routs where it stops and does not flee again; the friend is D
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1610,400 /90 line
fate 1 2
END
  expect    truth units[id=F4-C1].x = 1640
  expect    truth units[id=F4-C1].y = 400
  expect    truth units[id=F4-C1].morale = R
  expect    truth units[id=F4-3].x = 1610
  expect    truth units[id=F4-3].morale = D

test A05-13.11.1-3 A05-13.11.1-8  a friend who was D already routs and flees 1 UM from the nearest enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1610,400 /90 line D
fate 1 2 1 2
END
  expect    truth units[id=F4-C1].x = 1640
  expect    truth units[id=F4-C1].morale = R
  expect    truth units[id=F4-3].x = 1510
  expect    truth units[id=F4-3].y = 400
  expect    truth units[id=F4-3].morale = R
  expect    truth units[id=F4-3].facing = 270

test A05-13.11.1-4  in order and steady: both are unchanged
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 0 255   # F4-C1, direction 270, in order
unit F4-C1 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1610,400 /90 line
END
  expect    truth units[id=F4-C1].x = 1640
  expect    truth units[id=F4-C1].morale = steady
  expect    truth units[id=F4-3].x = 1610
  expect    truth units[id=F4-3].morale = steady
  expect    asked allied

test A05-13.11.1-4  S: likewise
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 0 255   # F4-C1, direction 270, in order
unit F4-C1 at 1700,400 /90 line S
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1610,400 /90 line
END
  expect    truth units[id=F4-C1].x = 1640
  expect    truth units[id=F4-C1].morale = S
  expect    truth units[id=F4-3].morale = steady

test A05-13.11.1-4  into a D brigade: that one routs, the cavalry is unchanged; neighbours check for the rout
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 0 255   # F4-C1, direction 270, in order
unit F4-C1 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1610,400 /90 line D
fate 1 2
END
  expect    truth units[id=F4-C1].x = 1640
  expect    truth units[id=F4-C1].morale = steady
  expect    truth units[id=F4-3].x = 1510
  expect    truth units[id=F4-3].morale = R
  expect    log all contains "Margaron 1 keeps its nerve"

test A05-13.11.1-5  R: it is lost, and the friend is D
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
unit F4-1 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-2 at 1610,400 /90 line
fate 1 2
END
  expect    truth units[id=F4-1].standing = lost
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1610

test A05-13.11.1-6  guns and HQs are passed without effect
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-A1 at 1650,400 /90 unlimbered D
unit F4-HQ at 1650,430
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-A1].x = 1650
  expect    truth units[id=F4-A1].morale = D
  expect    truth units[id=F4-HQ].x = 1650

test A05-13.11.1-6  a flight passes them too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 2 255   # F4-2, direction 270, in rout
unit F4-2 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-A1 at 1650,400 /90 unlimbered
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].facing = 270

test A05-13.11.1-7  it does not come to rest on them: on to the first free place, 118 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-A1 at 1612,400 /90 unlimbered
END
  expect    truth units[id=F4-2].x = 1582
  expect    truth units[id=F4-2].y = 400

test A05-13.11.1-7 A05-13.11.1-1  a friend behind the guns stops it before them
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-A1 at 1612,400 /90 unlimbered
unit F4-3 at 1575,400 /90 line
END
  expect    truth units[id=F4-2].x = 1642
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-3].morale = steady

test A05-13.11.2-1  a pond behind: eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 880,250 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all contains "has no way back"

test A05-13.11.2-1 A05-13.11.2-3  an enemy 50 hu behind: eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit A4-2 at 1620,400 /90 line
END
  expect    truth units[id=F4-2].standing = lost

test A05-13.11.2-3  an enemy it would end less than 3 hu from: eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit A4-2 at 1568,400 /90 line
END
  expect    truth units[id=F4-2].standing = lost

test A05-13.11.2-3  at 3 hu it may stand
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit A4-2 at 1567,400 /90 line
END
  expect    truth units[id=F4-2].x = 1600

test A05-13.11.2-3  the walls of the castle stop horse
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 0 255   # F4-C1, direction 270, in order
unit F4-C1 at 580,680 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-C1].standing = lost

test A05-13.11.2-3  but not foot
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 580,680 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 480
  expect    truth units[id=F4-2].y = 680

test A05-13.11.2-2  attacked from front and rear together and forced back: eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 99 11 23 2   # A4-2, total 11
unit A4-2 at 1700,400 /270 line D foe F4-5
unit F4-5 at 1643,400 /90 column foe A4-2 front declared lead
unit F4-4 at 1757,400 /270 column foe A4-2 rear declared
END
  expect    truth units[id=A4-2].standing = lost

test A05-13.11.2-2  so one that was steady
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 99 11 23 2   # A4-2, total 11
unit A4-2 at 1700,400 /270 line foe F4-5
unit F4-5 at 1643,400 /90 column foe A4-2 front declared lead
unit F4-4 at 1757,400 /270 column foe A4-2 rear declared
END
  expect    truth units[id=A4-2].standing = lost
  expect    log all contains "out of the battle" rule A05-13.11.2-2

test A05-13.11.2-2  front and flank: it goes back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 99 11 23 2   # A4-2, total 11
unit A4-2 at 1700,400 /270 line foe F4-5
unit F4-5 at 1643,400 /90 column foe A4-2 front declared lead
unit F4-4 at 1700,482 /180 column foe A4-2 flank declared
END
  expect    truth units[id=A4-2].x = 1800
  expect    truth units[id=A4-2].morale = D

test A05-13.11.2-4  a friend before the obstacle comes first: it stops there and is not eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1630,400 /90 line
unit A4-2 at 1590,400 /90 line
END
  expect    truth units[id=F4-2].x = 1660
  expect    truth units[id=F4-2].morale = steady

test A05-13.11.2-4  a friend and an enemy at the same distance: the friend comes first
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1605,440 /90 column
unit A4-2 at 1605,370 /90 column
END
  expect    truth units[id=F4-2].x = 1660
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-3].morale = steady

test A05-13.11.3-1  D goes back facing the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 1 255   # F4-2, direction 270, in disorder
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].facing = 90

test A05-13.11.3-1  R with its back to him
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 2 255   # F4-2, direction 270, in rout
unit F4-2 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].facing = 270

test A05-13.11.3-2  facing the enemy means that its facing is not changed: hit in flank it keeps it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 1 255   # F4-2, direction 270, in disorder
unit F4-2 at 1700,400 /0 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].facing = 0

test A05-3.1-3  a line that ends with its rear on the edge is still on the map
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 115,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 15
  expect    truth units[id=F4-2].y = 400

test A05-3.1-3  and one hu more is off the map
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 114,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].standing = lost

test A05-15.1-18  the frozen pond: an Allied unit that has no other way may cross it; on a 4 it stands on the far bank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 99 180 0 255   # A4-2, direction 180, in order
option frozen on
unit A4-2 at 640,300 /0 line
unit F4-2 at 640,600 /180 line
fate 4
END
  expect    truth units[id=A4-2].morale = steady
  expect    log all contains "crosses the ice"

test A05-15.1-18  on a 3 it is lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 99 180 0 255   # A4-2, direction 180, in order
option frozen on
unit A4-2 at 640,300 /0 line
unit F4-2 at 640,600 /180 line
fate 3
END
  expect    truth units[id=A4-2].standing = lost
  expect    log all contains "The ice breaks"

test A05-15.1-18  guns always are
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 103 180 0 255   # A4-A1, direction 180, in order
option frozen on
unit A4-A1 at 640,300 /0 limbered
unit F4-2 at 640,600 /180 line
fate 6
END
  expect    truth units[id=A4-A1].standing = lost

test A05-15.1-18  without the option there is no way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 99 180 0 255   # A4-2, direction 180, in order
unit A4-2 at 640,300 /0 line
unit F4-2 at 640,600 /180 line
END
  expect    truth units[id=A4-2].standing = lost
  expect    log all contains "has no way back"

test A05-15.1-18  it does not get past an enemy who stands on the far bank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 99 180 0 255   # A4-2, direction 180, in order
option frozen on
unit A4-2 at 640,300 /0 line
unit F4-2 at 640,600 /180 line
unit F4-3 at 640,100 /0 line
fate 4
END
  expect    truth units[id=A4-2].standing = lost

test A05-12.5.3-8 A05-13.11.1-8  guns that rout against a friend are limbered like any that rout
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 103 90 1 255   # A4-A1, direction 90, in disorder
unit A4-A1 at 2000,400 /270 unlimbered D
unit A4-2 at 2080,400 /270 line
unit F4-2 at 1700,400 /90 line
END
  expect    log all contains "is stopped by Repninsky"
  expect    truth units[id=A4-A1].morale = R
  expect    truth units[id=A4-A1].form = limbered

test A05-13.11-2 A05-13.11.2-3  in every direction: struck in flank by the lead, it goes back along the supporter before its front
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /270 line foe F4-5
unit F4-5 at 2320,375 /0 column foe A4-2 flank declared lead
unit F4-4 at 2263,460 /90 column foe A4-2 front declared
fate 4 2 5 5
END
  expect    truth units[id=A4-2].standing = at
  expect    truth units[id=A4-2].morale = D
  expect    truth units[id=A4-2].foe absent
  expect    truth units[id=A4-2].facing = 270
  expect    log all contains "goes back 1"

test A05-13.11-2  a lead that strikes beside the middle drives it straight before his front, not aslant
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line foe F4-5
unit F4-5 at 2300,404 /0 column foe A4-2 front declared lead
fate 6 1 5 5
END
  expect    truth units[id=A4-2].x = 2320
  expect    truth units[id=A4-2].y = 560

test A05-13.11.2-3 A05-13.11.2-1  an enemy that touches at the start and stands in the way bars it all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /270 line foe F4-5
unit F4-5 at 2320,375 /0 column foe A4-2 flank declared lead
unit F4-4 at 2320,545 /180 column foe A4-2 flank declared
fate 4 2 5 5
END
  expect    truth units[id=A4-2].standing = lost

test A05-12.6.3-4 A05-3.1-3 A05-13.11.1-1  the edge of the field ends a retreat before a friend farther on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 20 131 1 255   # F4-2, in disorder: off the field at 30 hu, F4-3 is 48 hu away
unit F4-2 at 2738,452 /0 line D
unit F4-3 at 2700,400 /0 line
END
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-3].morale = steady

test A05-13.11.1-7  a friend whom the way goes past does not stop a retreat that ends on guns, however the places are rounded
  position <<END
position austerlitz 1
seats 0 1
player french
frame match "French turn" 0 0
frame "player turn" "end of player turn" 0 1
frame "close combats" neighbours 0 1
frame alarms neighbours
frame neighbour "hold or go back" 0 20 28 0 1
active 0
unit F4-1 at 2283,391 /305 column
unit F4-2 at 2250,330 /260 column
unit F4-A1 at 2385,352 /304 unlimbered
unit A4-3 at 2131,267 /89 column
END
  play      french: step-back
  expect    log all contains "St-Hilaire 2 goes back"
  expect    log all lacks "is stopped by"

test A05-13.11-2 A05-12.5.3-1  a beaten defender that routs flees along the line on which it would go back: straight before the front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line foe F4-5
unit F4-5 at 2300,404 /0 column foe A4-2 front declared lead
fate 6 1 6 6
END
  expect    truth units[id=A4-2].morale = R
  expect    truth units[id=A4-2].x = 2320
  expect    truth units[id=A4-2].y = 560
  expect    truth units[id=A4-2].facing = 0

test A05-13.11-2 A05-13.11.2-3  in every direction: struck in flank by the lead, it flees along the supporter before its front
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /270 line foe F4-5
unit F4-5 at 2320,375 /0 column foe A4-2 flank declared lead
unit F4-4 at 2263,460 /90 column foe A4-2 front declared
fate 4 2 6 6
END
  expect    truth units[id=A4-2].standing = at
  expect    truth units[id=A4-2].morale = R
  expect    truth units[id=A4-2].facing = 0

test A05-12.6.3-4 A05-3.1-3  a flight too is over when the unit, as it stood, reaches over the edge, though turned about it would have had room
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 20 0 2 255   # F4-2, R, north: its corner is over the edge after 84 hu
unit F4-2 at 2300,2377 /131 line R
END
  expect    truth units[id=F4-2].standing = lost

test A05-13.11.1-8 A05-5.3-6  a square that routs aslant against a friend comes to rest in column, and lies upon nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
fog clear
unit F4-7 at 620,513 /236 square S
unit F4-8 at 549,473 /334 line S
unit AK-A1 at 740,470 /284 unlimbered
fate 6 6 5 1 2 1 2 1 2 1 2
END
  play      allied: canister AK-A1 /295
  expect    log all contains "Legrand 1 routs"
  expect    truth units[id=F4-7].morale = R
  expect    truth units[id=F4-7].form = column
