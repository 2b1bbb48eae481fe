# A05 11.1: the rows of the Combat/Fire table, each on a unit that a battery to its east has hit.
# The result is called for as fire calls for it: frame result losses 0 UNIT TOTAL CAUSE HOW, the units by their
# numbers in units.tsv (20 is F4-2, 31 F4-A1, 103 A4-A1).  F4-2: morale 7, two steps, in line, facing its enemy.

test A05-11.1-2  a total of 2 does nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 2 103 0   # F4-2, total 2
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2
  expect    log all lacks "nerve"

test A05-11.1-2  nor does a 3, nor one below nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 3 103 0   # F4-2, total 3
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2
  expect    log all lacks "nerve"

test A05-11.1-2  a total of -2 does nothing either
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 -2 103 0   # F4-2, total -2
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2
  expect    log all lacks "wavers"

test A05-11.1-3  on a 4 a failed check is one level: steady becomes S
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = S
  expect    truth units[id=F4-2].steps = 2
  expect    log all contains "wavers: 8 against 7" rule A05-11.1-3

test A05-11.1-3  on a 4 a passed check changes nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2
  expect    log all contains "nerve: 7 against 7" rule A05-11.1-3

test A05-11.1-4  on a 5 the check is at -1, and failed it makes D without a retreat
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 5 103 0   # F4-2, total 5
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].steps = 2
  expect    log all contains "7 against 6"

test A05-11.1-4  on a 5 a roll of 6 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 5 103 0   # F4-2, total 5
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 3
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2

test A05-11.1-5  on a 6 the check is at -2, and failed it makes D and 1 UM back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 6 103 0   # F4-2, total 6
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 3
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].steps = 2
  expect    truth units[id=F4-2].form = line

test A05-11.1-5  on a 6 a roll of 5 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 6 103 0   # F4-2, total 6
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 3
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2

test A05-11.1-5  a morale of 8 that rolls 7 on a 6 goes back in disorder
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 4 6 103 0   # F1-3, total 6
unit F1-3 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F1-3].x = 1600
  expect    truth units[id=F1-3].y = 400
  expect    truth units[id=F1-3].morale = D

test A05-11.1-6  on a 7 the check is at -3, and failed it makes D and 1 UM back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 7 103 0   # F4-2, total 7
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 3
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].steps = 2

test A05-11.1-6  on a 7 a roll of 4 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 7 103 0   # F4-2, total 7
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 2
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 2

test A05-11.1-7  on an 8 a step is lost, then the check is at -1 of what morale is left: 5 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 8 103 0   # F4-2, total 8
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 3
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 1

test A05-11.1-7  on an 8 a roll of 6 fails: D and back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 8 103 0   # F4-2, total 8
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 3
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].steps = 1

test A05-11.1-8  on a 9 a step is lost, then the check is at -2: 4 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 9 103 0   # F4-2, total 9
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 2
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 1

test A05-11.1-8  on a 9 a roll of 5 fails: D and back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 9 103 0   # F4-2, total 9
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 3
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].steps = 1
  expect    log all contains "5 against 4"

test A05-11.1-9  on a 10 a step is lost, then the check is at -3: 3 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 10 103 0   # F4-2, total 10
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].steps = 1

test A05-11.1-9  on a 10 a roll of 4 fails: R and a flight of 1 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 10 103 0   # F4-2, total 10
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 2
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].steps = 1
  expect    truth units[id=F4-2].facing = 270

test A05-11.1-10  on an 11 a step is lost, and it is D and back without a check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 11 103 0   # F4-2, total 11
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].steps = 1
  expect    truth units[id=F4-2].facing = 90
  expect    log all lacks "nerve"
  expect    log all lacks "wavers"

test A05-11.1-11  on a 12 a step is lost and it routs without a check; its neighbours check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 12 103 0   # F4-2, total 12
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 3 4
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].steps = 1
  expect    truth units[id=F4-2].facing = 270
  expect    log all lacks "St-Hilaire 2 wavers"
  expect    log all contains "St-Hilaire 3 keeps its nerve" rule A05-12.7.2-1

test A05-11.1-12  on a 13 or more it is out of the battle, and its neighbours check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 13 103 0   # F4-2, total 13
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 3 4
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all contains "St-Hilaire 3 keeps its nerve" rule A05-12.7.2-1

test A05-11.1-12  on a 17 too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 17 103 0   # F4-2, total 17
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].standing = lost

test A05-11.1-13  a battery has one step: result 8 removes it at once, without a check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 31 8 103 0   # F4-A1, total 8
unit F4-A1 at 1700,400 /90 unlimbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-A1].standing = lost
  expect    truth points.allied = 4
  expect    log all lacks "wavers"

test A05-11.1-13 A05-11.1-7  a brigade with one step left is gone as well
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 8 103 0   # F4-2, total 8
unit F4-2 at 1700,400 /90 line steps 1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].standing = lost

test A05-11.1-13 A05-11.1-29  D on a D unit makes R, and one flight of 1 UM, not two
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 7 103 0   # F4-2, total 7
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 3
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 270
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].steps = 2

test A05-11.1-13  D on an R unit is its end
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 5 103 0   # F4-2, total 5
unit F4-2 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F4-2].standing = lost

test A05-11.1-29  the retreat of row 10 is not made besides the flight
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 10 103 0   # F4-2, total 10
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 2
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400

test A05-11.1-1 A05-11.1-3  a close combat reads the same rows: a margin of 4, lost, is a plain check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 99 2   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1732,400 /270 line
fate 4 4
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = S
  expect    truth units[id=F4-2].steps = 2
