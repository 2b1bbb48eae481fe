# A05 12.1, 12.7: neighbours of routs and losses, and other causes of checks.
#
# F4-2 (20) stands at 1700,400 in line, facing east, and routs or is lost; it flees west, to 1600,400.

test A05-12.1-1  one rout, three friends within 1 UM: three checks
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
unit F4-4 at 1700,300 /90 line
unit F4-5 at 1820,400 /90 column
fate 1 2 1 2 1 2
END
  play      french: stand
  play      french: stand
  play      french: stand
  expect    log all contains "St-Hilaire 3 keeps"
  expect    log all contains "Vandamme 1 keeps"
  expect    log all contains "Vandamme 2 keeps"

test A05-12.1-2  the nearest first
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,530 /90 line
unit F4-4 at 1700,290 /90 line
fate 4 4
END
  # F4-4 is 30 hu away, F4-3 50: the first check is that of F4-4
  expect    truth units[id=F4-4].morale = D

test A05-12.1-2  of two at the same distance the lower id
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,510 /90 line
unit F4-4 at 1700,290 /90 line
fate 4 4
END
  expect    truth units[id=F4-3].morale = D

test A05-12.1-2 A05-2.1-6  all who touch are equally near, 1 hu or 2 away: the lower id
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,482 /90 line
unit F4-4 at 1700,319 /90 line
fate 4 4
END
  expect    truth units[id=F4-3].morale = D

test A05-12.1-2 A05-2.1-6  3 hu away it does not touch: who is nearer by 1 comes first
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,483 /90 line
unit F4-4 at 1700,318 /90 line
fate 4 4
END
  expect    truth units[id=F4-4].morale = D

test A05-12.1-2  routs that checks cause wait for the end of the ring: C checks for A, then for B
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
unit F4-4 at 1700,300 /90 line
fate 4 5 1 2
END
  # F4-3 (B) routs, F4-4 (C) passes for A
  expect    trace contains "hold or go back"
  expect    truth units[id=F4-3].morale = R
  fate      1 2 1 2
  play      french: stand
  # then the checks for B: A, routed, first, and C
  expect    log all contains "St-Hilaire 2 keeps its nerve: 3 against 7"

test A05-12.1-2  each pair is checked once, also when the fleeing unit is then lost: D by the collision, one check
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
fate 1 2
END
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-3].morale = D
  expect    trace contains "movement"
  expect    log all contains "St-Hilaire 3 keeps its nerve: 3 against 7"

test A05-12.7.2-1  at 100 hu of where it stood it checks
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,580 /90 line
fate 4 4
END
  expect    truth units[id=F4-3].morale = D

test A05-12.7.2-1  at 101 hu not
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,581 /90 line
END
  expect    truth units[id=F4-3].morale = steady
  expect    log all lacks "St-Hilaire 3"

test A05-12.7.2-1  so for a friend destroyed by fire
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 13 103 0   # F4-2, total 13
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,580 /90 line
fate 4 4
END
  expect    truth units[id=F4-3].morale = D

test A05-12.7.2-1  and not at 101 hu of him
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 13 103 0   # F4-2, total 13
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,581 /90 line
END
  expect    log all lacks "St-Hilaire 3"
  expect    log all contains "St-Hilaire 2 is out of the battle"

test A05-12.7.2-2  a neighbour 120 hu away before the flight and 40 after it checks, once
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1530,400 /90 line
fate 1 2
END
  play      french: stand
  expect    trace contains "movement"
  expect    log all contains "St-Hilaire 3 keeps"

test A05-12.7.2-2  a neighbour near before and after makes one check, not two
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1650,500 /90 line
fate 1 2
END
  play      french: stand
  expect    trace contains "movement"

test A05-12.7.2-2  a move of its own near a routed friend causes no check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /270 line R
unit F4-C1 at 1500,500 /90 line
unit A4-2 at 2600,400 /270 line
END
  play      french: march F4-C1 x200 /90
  expect    log all lacks "nerve"
  expect    log all lacks "wavers"
  expect    log all contains "Margaron 1 marches 2.00 UM to the east"

test A05-12.7.2-2 A05-12.7.2.3-1  where a later flight ends, who has not checked yet does; who has does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
checked F4-2 F4-4
unit F4-2 at 400,1200 /270 line R
unit F4-3 at 300,1330 /90 line
unit F4-4 at 400,1320 /90 line
unit A4-2 at 800,1200 /270 line
fate 4 4 1 2
END
  # F4-4 has checked already
  expect    log all contains "St-Hilaire 3"
  expect    log all lacks "Vandamme 1"

test A05-12.7.2-2 A05-12.5.3.1-5  so it is where the flight ends that its owner makes in the movement phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
checked F4-2 F4-4
unit F4-2 at 1250,430 /270 line R
unit F4-3 at 1160,300 /90 line
unit F4-4 at 1250,300 /90 line
unit A4-2 at 1800,430 /270 line
END
  fate      1 2
  play      french: march F4-2 x100 /270
  expect    log all contains "St-Hilaire 3 keeps its nerve" rule A05-12.7.2-1
  expect    log all lacks "Vandamme 1"

test A05-12.7.2-3  a unit lost for want of a way back counts as destroyed
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 1 255   # F4-2, direction 270, in disorder
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
unit A4-2 at 1600,400 /90 line
fate 4 4
END
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-3].morale = D

test A05-12.7.2-3  a leaderless unit that leaves the map does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 60,400 /90 line leaderless
unit F4-3 at 60,500 /90 line
unit A4-2 at 2600,400 /270 line
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all lacks "St-Hilaire 3"

test A05-12.7.2-3  one that surrenders in the rally phase frightens nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 2000,400 /0 column D foe A4-2
unit A4-2 at 2000,482 /180 column foe F4-2 front
unit A4-3 at 2000,318 /0 column foe F4-2 rear
unit F4-3 at 2070,400 /0 column
fate 6 6
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all contains "St-Hilaire 2 is out of the battle" rule A05-13.11.2-2
  expect    log all lacks "St-Hilaire 3"

test A05-12.7.2-4  an R unit checks too, even for a rout its own rout set off, and stays R when it passes, without a choice
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 4 5 1 2
END
  expect    truth units[id=F4-3].morale = R
  expect    truth units[id=F4-2].morale = R
  expect    log all contains "St-Hilaire 2 keeps its nerve: 3 against 7"
  expect    asked allied

test A05-12.7.2-4  and is removed when it fails
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 4 5 4 4
END
  expect    truth units[id=F4-2].standing = lost

test A05-12.7.2.1-1  failed by 1: it stays and is D
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 4 4
END
  expect    truth units[id=F4-3].morale = D
  expect    truth units[id=F4-3].x = 1700
  expect    truth units[id=F4-3].y = 500

test A05-12.7.2.1-1  from S too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line S
fate 4 4
END
  expect    truth units[id=F4-3].morale = D
  expect    truth units[id=F4-3].x = 1700
  expect    truth units[id=F4-3].y = 500

test A05-12.7.2.1-2  failed by 2: it routs
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 4 5 1 2
END
  expect    truth units[id=F4-3].morale = R
  expect    truth units[id=F4-3].x != 1700

test A05-12.7.2.1-3  passed: its owner holds
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 3 4
END
  expect    asked french
  expect    hash same
  offer-only french: stand, step-back
  play      french: stand
  expect    truth units[id=F4-3].x = 1700
  expect    truth units[id=F4-3].y = 500
  expect    truth units[id=F4-3].morale = steady

test A05-12.7.2.1-3 A05-13.11.3-1  or goes back 1 UM in order, facing as before
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 3 4
END
  play      french: step-back
  expect    truth units[id=F4-3].x = 1600
  expect    truth units[id=F4-3].y = 500
  expect    truth units[id=F4-3].facing = 90
  expect    truth units[id=F4-3].morale = steady

test A05-12.7.2.1-4  D that fails by 1 is R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line D
fate 4 4 1 2
END
  expect    truth units[id=F4-3].morale = R

test A05-12.7.2.1-4  R that fails at all is removed
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line R
fate 4 4
END
  expect    truth units[id=F4-3].standing = lost

test A05-12.7.2.2-1  a unit in combat does not check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line foe A4-2
unit A4-2 at 1732,500 /270 line foe F4-3
END
  expect    log all lacks "St-Hilaire 3"
  expect    log all contains "St-Hilaire 2 flees 1.00 UM"

test A05-12.7.2.2-1  nor one in Blood Rage
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line rage
END
  expect    log all lacks "St-Hilaire 3"
  expect    log all contains "St-Hilaire 2 flees 1.00 UM"

test A05-12.7.2.3-1  who has checked for this rout does not check again when the unit is lost later
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 13 103 0   # F4-2, total 13
checked F4-2 F4-3
unit F4-2 at 1700,400 /90 line R
unit F4-3 at 1700,500 /90 line
unit F4-4 at 1700,300 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all lacks "St-Hilaire 3"
  expect    log all contains "Vandamme 1 keeps"

test A05-12.7.2.3-2  a rout of a unit that had rallied is a new one, whoever checked for the old
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
checked F4-2 F4-3
unit F4-2 at 1700,400 /90 line D
unit F4-3 at 1700,500 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "St-Hilaire 3 keeps"

test A05-12.7.2.4-1  a battery that routs frightens nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 31 103   # F4-A1 before A4-A1
unit F4-A1 at 1700,430 /90 unlimbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
END
  expect    log all lacks "St-Hilaire 3"
  expect    log all contains "St-Hilaire foot art. flees 1.00 UM"

test A05-12.7.2.4-1  nor one that is destroyed
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 31 8 103 0   # F4-A1, total 8
unit F4-A1 at 1700,430 /90 unlimbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
END
  expect    truth units[id=F4-A1].standing = lost
  expect    log all lacks "St-Hilaire 3"

test A05-12.7.2.4-2  an HQ lost alone frightens its own corps, not the others
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,430
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F5-2 at 1700,500 /90 line
END
  expect    truth units[id=F4-HQ].standing = lost
  expect    log all lacks "Suchet 2"

test A05-12.7.2.5-1  batteries do not check for friends
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-A1 at 1700,470 /90 unlimbered
END
  expect    log all lacks "foot art"
  expect    log all contains "St-Hilaire 2 flees 1.00 UM"

test A05-12.7-1  one who is merely approached, passed or outflanked rolls nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line
unit A5-C1 at 1900,500 /270 line
END
  play      allied: march A5-C1 x400 /270
  expect    log all lacks "nerve"
  expect    log all lacks "wavers"
  expect    truth units[id=F4-2].morale = steady

test A05-12.7.1-1  the target of a charge checks; failed, it is S
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line
unit A5-C1 at 1900,400 /270 line
END
  fate      4 4
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    truth units[id=F4-2].morale = S

test A05-12.7.1-1  passed, it is as it was
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line
unit A5-C1 at 1900,400 /270 line
END
  fate      3 4
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    truth units[id=F4-2].morale = steady

test A05-12.7.1-2  a battery that fails is overrun at once
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-A1 at 1700,400 /90 unlimbered
unit A5-C1 at 1900,400 /270 line
END
  fate      4 5
  play      allied: charge A5-C1 /270
  expect    truth units[id=F4-A1].standing = lost

test A05-12.7.1-3  D that fails goes one level down: R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line D
unit A5-C1 at 1900,400 /270 line
END
  fate      4 4
  play      allied: charge A5-C1 /270
  expect    truth units[id=F4-2].morale != D
  expect    log all contains "St-Hilaire 2 flees 1.00 UM"

test A05-12.7.1-4  HQs count as they stand at the declaration
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line
unit A5-C1 at 1900,400 /270 line
unit F4-HQ at 1700,500
END
  fate      4 4
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    log all contains "nerve: 8 against 8"
  expect    truth units[id=F4-2].morale = steady

test A05-12.7.1-5  cavalry that is charged checks, and forms no square
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-C1 at 1700,400 /90 line
unit A5-C1 at 1900,400 /270 line
END
  fate      4 4
  play      allied: charge A5-C1 /270
  expect    truth units[id=F4-C1].morale = S

test A05-12.7.1-5  a charged D battery does not react: its crew stays, though a square is near
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
fate 1 2
unit FC-6 at 2000,50 /0 line
unit A4-A1 at 2000,300 /180 unlimbered D
unit A4-2 at 2000,500 /180 square
END
  play      french: charge FC-6 /0
  expect    asked french
  expect    truth units[id=FC-6].foe = A4-A1

test A05-12.7.1-5  an S unit may not form square: it just checks
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line S
unit A5-C1 at 1900,400 /270 line
END
  fate      4 4
  play      allied: charge A5-C1 /270
  expect    truth units[id=F4-2].morale = D

test A05-12.7.1.1-1  Guard and elite never check for a charge
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit FI-2 at 1700,400 /90 line
unit A5-C1 at 1900,400 /270 line
END
  # no dice
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    log all lacks "nerve"
  expect    log all lacks "wavers"
  expect    log all contains "Caramelli is in contact with Imperial Guard 2: front"

test A05-12.7.1.1-1  the grenadiers neither
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit FG-1 at 1700,400 /90 column
unit A5-C1 at 1900,400 /270 line
END
  # no dice
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    log all lacks "nerve"
  expect    log all lacks "wavers"
  expect    log all contains "Caramelli is in contact with Grenadiers 1: front"

test A05-12.7.1.2-1  a double 6: it flees, and is caught and eliminated where the cavalry has the movement left
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line
unit A5-C1 at 1900,400 /270 line
END
  fate      6 6
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    truth units[id=F4-2].standing = lost

test A05-12.7.1.2-1  and survives as R where it has not: 320 to contact and 100 of flight are more than 400
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 line
unit A5-C1 at 2050,400 /270 line
END
  fate      6 6
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1600

test A05-12.7.1.2-2  nor where another unit is in between: a column beside the way of the flight, in that of the cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 column
unit A5-C1 at 1900,400 /270 line
unit F4-3 at 1620,432 /90 column
END
  fate      6 6 1 2
  play      allied: charge A5-C1 /270
  play      french: stand
  play      french: stand
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1600

test A05-12.7.1.2-2  without it the same column is caught
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit F4-2 at 1700,400 /90 column
unit A5-C1 at 1900,400 /270 line
END
  fate      6 6
  play      allied: charge A5-C1 /270
  play      french: stand
  expect    truth units[id=F4-2].standing = lost

test A05-12.5.2-1 A05-12.7.2.1-3  who is D and passes holds: it does not move, and is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame rout flight 0 20 99   # F4-2
unit F4-2 at 2000,400 /0 line
unit F4-3 at 2090,400 /0 line D
unit A4-2 at 2000,600 /180 line
fate 1 2
END
  expect    truth units[id=F4-3].morale = D
  expect    truth units[id=F4-3].y = 400
  expect    log all contains "keeps its nerve: 3"
  expect    trace contains "movement"
