# A05 21.2: French cavalry retreats through friendly foot (advanced).

test A05-21.2-1  F4-C1, D, goes back over F4-5: neither is changed
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
option drill on
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-5 at 1650,400 /90 line
END
  expect    truth units[id=F4-C1].x = 1600
  expect    truth units[id=F4-C1].morale = D
  expect    truth units[id=F4-5].morale = steady
  expect    truth units[id=F4-5].x = 1650

test A05-21.2-1  without the option it stops there and routs
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-5 at 1650,400 /90 line
fate 1 2
END
  expect    truth units[id=F4-C1].x = 1680
  expect    truth units[id=F4-C1].morale = R
  expect    truth units[id=F4-5].morale = D

test A05-21.2-1  foot does not pass through foot
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 1 255   # F4-2, direction 270, in disorder
option drill on
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-5 at 1650,400 /90 line
fate 1 2
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-5].morale = D

test A05-21.2-1  nor Allied cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 110 90 1 255   # A5-C1, direction 90, in disorder
option drill on
unit A5-C1 at 1700,400 /270 line D
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
unit A4-2 at 1750,400 /270 line
fate 1 2
END
  expect    truth units[id=A5-C1].morale = R
  expect    truth units[id=A4-2].morale = D

test A05-21.2-1  nor French cavalry through cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
option drill on
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-C2 at 1650,400 /90 line
fate 1 2
END
  expect    truth units[id=F4-C1].morale = R
  expect    truth units[id=F4-C2].morale = D

test A05-21.2-2  a column that begins 50 hu behind it: on past 1 UM to the first free place beyond
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
option drill on
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-5 at 1595,400 /90 column
END
  expect    truth units[id=F4-C1].x = 1540
  expect    truth units[id=F4-C1].morale = D
  expect    truth units[id=F4-5].x = 1595
  expect    truth units[id=F4-5].morale = steady

test A05-21.2-2  through a square as well
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
option drill on
unit F4-C1 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-5 at 1625,400 /90 square
END
  expect    truth units[id=F4-C1].x = 1580
  expect    truth units[id=F4-C1].morale = D
  expect    truth units[id=F4-5].form = square

test A05-21.2-2  and in rout
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 2 255   # F4-C1, direction 270, in rout
option drill on
unit F4-C1 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-5 at 1650,400 /90 line
END
  expect    truth units[id=F4-C1].x = 1600
  expect    truth units[id=F4-C1].morale = R
  expect    truth units[id=F4-C1].facing = 270
  expect    truth units[id=F4-5].morale = steady
