# A05 12.5.3: routs, flights and shelter.
#
# A rout is called for as a failed check calls for it: frame rout flight 0 UNIT CAUSE, units by their numbers in
# units.tsv.  Shelters near the places used: Turas wood (0..260, 1000..1400), Augezd (908..998, 390..470),
# Birnbaum (1627..1707, 979..1039), Hostieradek (1305..1405, 685..745).

test A05-12.5.3-1 A05-12.5.3-2  R: it flees 1 UM straight away from who caused it, its back to him
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 270
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].form = line

test A05-12.5.3-2  another enemy who is nearer does not matter when there is a cause
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit A4-2 at 1700,600 /180 line
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 270

test A05-12.5.3-3  the direction is the whole degree nearest to the way from centre to centre: 45
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 1500,200 /45 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1771
  expect    truth units[id=F4-2].y = 471
  expect    truth units[id=F4-2].facing = 45

test A05-12.5.3-3  and 244 for 200 west, 97 south: the nearest whole degree
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 1900,497 /244 unlimbered fired prepared
END
  expect    truth units[id=F4-2].facing = 244
  expect    truth units[id=F4-2].x = 1610
  expect    truth units[id=F4-2].y = 356

test A05-12.5.3-4  without a single cause it flees from the nearest enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 255   # F4-2 before -
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1700,700 /180 line
unit A4-3 at 2200,400 /270 line
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 300
  expect    truth units[id=F4-2].facing = 180

test A05-12.5.3-4  and toward its own side when there is no enemy: the French west
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame rout flight 0 20 255   # F4-2 before -
unit F4-2 at 1700,400 /90 line
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].facing = 270

test A05-12.5.3-4  the Allies east
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 99 255   # A4-2 before -
unit A4-2 at 1700,400 /270 line
END
  expect    truth units[id=A4-2].x = 1800
  expect    truth units[id=A4-2].facing = 90

test A05-12.5.3-5 A05-12.5.3.2-2  from the second flight on it makes for shelter: in the rally phase, after a failed check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1150,430 /270 line R
unit A4-2 at 1500,430 /270 line
fate 4 5
END
  expect    truth units[id=F4-2].x = 1050
  expect    truth units[id=F4-2].y = 430
  expect    truth units[id=F4-2].facing = 270
  expect    truth units[id=F4-2].morale = R

test A05-12.5.3-6  it stops once its centre is inside: 52 hu to the edge of Augezd
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1050,430 /270 line R
unit A4-2 at 1500,430 /270 line
fate 4 5
END
  expect    truth units[id=F4-2].x = 998
  expect    truth units[id=F4-2].y = 430
  expect    truth units[id=F4-2].morale = R

test A05-12.5.3-6  the wood behind is taken, the nearer village toward the enemy is not: Hostieradek lies that way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1200,600 /270 line R
unit A4-2 at 1500,800 /270 line
fate 4 5
END
  # to Augezd, 998,470: 202 west, 130 south, direction 237
  expect    truth units[id=F4-2].facing = 237
  expect    truth units[id=F4-2].x = 1116
  expect    truth units[id=F4-2].y = 546

test A05-12.5.3-6  a shelter that holds an enemy is none: not Augezd, 152 hu away, but Hostieradek
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1150,430 /270 line R
unit A4-2 at 1500,430 /270 line
unit A4-3 at 950,430 /0 column
fate 4 5
END
  expect    truth units[id=F4-2].facing = 31
  expect    truth units[id=F4-2].x = 1202
  expect    truth units[id=F4-2].y = 516

test A05-12.5.3-6  nor when the nearest enemy is another: not Augezd, but Satschan, far off in the south-west
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1150,430 /270 line R
unit A4-2 at 1250,430 /270 line
unit A4-3 at 930,430 /0 column
fate 4 5
END
  expect    truth units[id=F4-2].facing = 233
  expect    truth units[id=F4-2].x = 1070
  expect    truth units[id=F4-2].y = 370

test A05-12.5.3-7 A05-13.11.1-5  it does not go round a friend on its way: it runs into him and is lost
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1640,400 /90 line
fate 3 4
END
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-3].x = 1640
  expect    truth units[id=F4-3].y = 400
  expect    truth units[id=F4-3].morale = D

test A05-12.5.3-8  a battery that routs flees 1 UM and is limbered, facing away
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 31 103   # F4-A1 before A4-A1
unit F4-A1 at 1700,400 /90 unlimbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-A1].x = 1600
  expect    truth units[id=F4-A1].facing = 270
  expect    truth units[id=F4-A1].form = limbered
  expect    truth units[id=F4-A1].morale = R

test A05-12.5.3.2-4 A05-15.1-11  guns that rally in the pheasantry stay limbered there, but at its east wall
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-A2 at 500,760 /270 limbered R
unit A4-2 at 2500,400 /270 line
fate 3 4
END
  offer     french: pose F4-A2 x1 /90
  refuse    french: pose F4-A2 x0 /90 because A05-12.5.3.2-4

test A05-12.5.3.2-4 A05-15.1-11  at the east wall they may unlimber
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-A2 at 540,760 /270 limbered R
unit A4-2 at 2500,400 /270 line
fate 3 4
END
  offer     french: pose F4-A2 x0 /90

test A05-12.5.3-8  and it is rallied like any unit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-A1 at 1700,400 /270 limbered R
unit A4-2 at 2500,400 /270 line
fate 4 4
END
  play      french: pose F4-A1 x0 /90
  expect    truth units[id=F4-A1].morale = D
  expect    truth units[id=F4-A1].form = unlimbered
  expect    truth units[id=F4-A1].facing = 90

test A05-12.5.3-9  a flight ends the combat: the marker is gone, the opponent is free and stays where he is
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line foe A4-2
unit A4-2 at 1732,400 /270 line foe F4-2
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].foe absent
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=A4-2].foe absent
  expect    truth units[id=A4-2].x = 1732
  expect    truth units[id=A4-2].y = 400

test A05-12.5.3.1-1  in a wood it stays: a failed rally check does not move it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 150,1200 /270 line R
unit A4-2 at 1500,430 /270 line
fate 4 5
END
  expect    truth units[id=F4-2].x = 150
  expect    truth units[id=F4-2].y = 1200
  expect    truth units[id=F4-2].morale = R

test A05-12.5.3.1-1  so in a village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 950,430 /270 line R
unit A4-2 at 1500,430 /270 line
fate 4 5
END
  expect    truth units[id=F4-2].x = 950
  expect    truth units[id=F4-2].y = 430
  expect    truth units[id=F4-2].morale = R

test A05-12.5.3.1-2  in its movement phase it flees again when an enemy is within 2 UM: exactly 200 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 950,430 /270 line R
unit A4-2 at 1180,430 /270 line
END
  expect    truth units[id=F4-2].x != 950
  expect    log all contains "St-Hilaire 2 flees 1.00 UM"

test A05-12.5.3.1-2  at 201 hu it stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 950,430 /270 line R
unit A4-2 at 1181,430 /270 line
END
  expect    truth units[id=F4-2].x = 950
  expect    truth units[id=F4-2].y = 430
  expect    log all lacks "flees"

test A05-12.5.3.1-3  that flight is 1 UM to another shelter than the present one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 240,1200 /270 line R
unit A4-2 at 400,1200 /270 line
END
  # not back into Turas wood: no other shelter lies away from the enemy, so straight away from him
  expect    truth units[id=F4-2].x = 140
  expect    truth units[id=F4-2].y = 1200
  expect    truth units[id=F4-2].facing = 270

test A05-12.5.3.1-3  to the next legal shelter where there is one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1660,1010 /0 line R
unit A4-2 at 1800,1100 /225 line
END
  # Hostieradek, 1405,745: 255 west, 265 south, direction 224
  expect    truth units[id=F4-2].facing = 224
  expect    truth units[id=F4-2].x = 1591
  expect    truth units[id=F4-2].y = 938

test A05-12.5.3.1-4  R: it neither fires nor attacks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
unit F4-2 at 1700,400 /90 line R
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  offer     french: battery F4-3
  no-offer  french: battery F4-2

test A05-12.5.3.1-4  R: no attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /90 line R
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  refuse    french: attack F4-2 /90 because A05-12.5.3.1-4
  offer     french: attack F4-3 /90

test A05-12.5.3.1-5  of its own will an R unit may go up to 1 UM toward its shelter, and nowhere else
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1058,430 /270 line R
unit A4-2 at 1600,430 /270 line
END
  refuse    french: march F4-2 x61 /270 because A05-12.5.3.1-5
  refuse    french: march F4-2 x60 /90 because A05-12.5.3.1-5
  refuse    french: march F4-2 x60 /271 because A05-12.5.3.1-5
  refuse    french: turn F4-2 /90 because A05-12.5.3.1-5
  offer     french: march F4-2 x60 /270
  play      french: march F4-2 x60 /270
  expect    truth units[id=F4-2].x = 998
  expect    truth units[id=F4-2].y = 430
  expect    truth units[id=F4-2].facing = 270
  expect    truth units[id=F4-2].morale = R

test A05-12.5.3.1-5  one such flight, no more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1250,430 /270 line R
unit A4-2 at 1800,430 /270 line
END
  play      french: march F4-2 x100 /270
  refuse    french: march F4-2 x50 /270 because A05-12.5.3.1-5

test A05-12.5.3.1-5 A05-12.5.3-7  not through a friend
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1250,430 /270 line R
unit A4-2 at 1800,430 /270 line
unit F4-3 at 1190,430 /90 line
END
  refuse    french: march F4-2 x100 /270 because A05-12.5.3

test A05-12.5.3.1-5 A05-12.5.3-7  up to 1 UM: a friend farther back bars the whole way, not a part of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1250,430 /270 line R
unit A4-2 at 1800,430 /270 line
unit F4-3 at 1140,430 /90 line
END
  refuse    french: march F4-2 x100 /270 because A05-12.5.3-7
  refuse    french: march F4-2 x81 /270 because A05-12.5.3-7
  refuse    french: march F4-2 x80 /269 because A05-12.5.3.1-5
  play      french: march F4-2 x80 /270
  expect    truth units[id=F4-2].x = 1170
  expect    truth units[id=F4-3].morale = steady

test A05-12.5.3.2-1  R passes its rally check: D, in any facing and formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /270 column R
unit A4-2 at 2500,400 /270 line
fate 3 4
END
  expect    hash same
  play      french: pose F4-2 x0 /90
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].form = line
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400

test A05-12.5.3.2-2  R fails it: 1 UM toward a wood or village, in the rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 400,1200 /270 line R
unit A4-2 at 800,1200 /270 line
fate 4 4
END
  # square to the edge of the wood, which runs from 260,1240 to 220,1060: direction 283
  expect    truth units[id=F4-2].x = 303
  expect    truth units[id=F4-2].y = 1222
  expect    truth units[id=F4-2].facing = 283
  expect    truth units[id=F4-2].morale = R

test A05-12.5.3.2-3  a double 6 removes it; it is a lost brigade, and nobody checks for it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /270 line R
unit A4-2 at 2000,400 /270 line
unit F4-3 at 1700,500 /90 line
fate 6 6
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all lacks "St-Hilaire 3"

test A05-12.5.3.2-4  line, column or square where they fit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /270 column R
unit A4-2 at 2500,400 /270 line
fate 3 4
END
  offer     french: pose F4-2 x0 /17, pose F4-2 x1 /200, pose F4-2 x2 /90
  refuse    french: pose F4-2 x3 /90 because A05-12.5.3.2-1
  play      french: pose F4-2 x2 /90
  expect    truth units[id=F4-2].form = square
  expect    truth units[id=F4-2].morale = D

test A05-12.5.3.2-4  a square that reaches into a wood is refused
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 285,1240 /270 column R
unit A4-2 at 2500,400 /270 line
fate 3 4
END
  refuse    french: pose F4-2 x2 /90 because A05-12.5.3.2-4
  offer     french: pose F4-2 x0 /90

test A05-12.5.3.2-4  so is a line that overlaps a friend
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /180 column R
unit F4-3 at 1735,400 /180 column
unit A4-2 at 2500,400 /270 line
fate 3 4
END
  refuse    french: pose F4-2 x0 /180 because A05-12.5.3.2-4
  offer     french: pose F4-2 x1 /180

test A05-5.3-6 A05-12.5.3-1  a square that routs leaves the square and flees in column
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 square
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].form = column
  expect    truth units[id=F4-2].facing = 270

test A05-12.5.3-9  a supporter that is attacked itself is not free when the enemy it fought flees: it fights on with the other
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame rout flight 0 99 255   # A4-2
player allied
unit F4-2 at 2000,400 /0 line foe A4-2 front
unit F4-3 at 2082,433 /270 column foe A4-2 flank
unit A4-2 at 2000,433 /180 line foe F4-3
unit A4-4 at 1918,400 /90 column foe F4-2 flank
fate 1 2 1 2 1 2 1 2
END
  expect truth units[id=F4-2].foe = A4-4

test A05-5.3-6 A05-13.11.3-1  ruling 123: a square that routs runs as a square: it meets a friend whom a column would have passed
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "preparation fire" 0 1
unit F4-2 at 1700,400 /90 square
unit F4-3 at 1600,440 /90 column
unit A4-A1 at 2000,400 /270 unlimbered
unit A4-2 at 2600,600 /270 line
END
  play      allied: battery A4-A1
  fate      6 4 6 6 1 2
  play      allied: roundshot F4-2
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-3].morale = D
