# A05 20: Allied ammunition.  A4-A1: firepower 7, hits on 3.

test A05-20.1-1  an Allied battery that hit rolls once more, before the table die; on a 6 it is out
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0
unit F4-2 at 2000,500 /180 line
END
  play      Allied: battery A4-A1
  fate      4 6 1
  play      Allied: roundshot F4-2
  expect    log all contains "IV Col. Russian position battery 1 has run out of ammunition" rule A05-20.1-1
  expect    log all contains "Fire at St-Hilaire 2: die 1, +1, makes 2"

test A05-20.1-1  on a 5 it is not
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0
unit F4-2 at 2000,500 /180 line
END
  play      Allied: battery A4-A1
  fate      4 5 1
  play      Allied: roundshot F4-2
  expect    log all lacks "ammunition"
  expect    log all contains "Fire at St-Hilaire 2: die 1, +1, makes 2"

test A05-20.1-1  a miss costs nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0
unit F4-2 at 2000,500 /180 line
END
  play      Allied: battery A4-A1
  fate      2 6 6
  play      Allied: roundshot F4-2
  expect    log all lacks "ammunition"
  expect    log all lacks "Fire at"
  expect    log all contains "IV Col. Russian position battery 1: 2, needs 3: misses"

test A05-20.1-1  the French do not roll
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
option ammunition on
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: battery F4-A1
  fate      6 1
  play      French: roundshot A4-2
  expect    log all contains "Fire at Repninsky: die 1, +1, makes 2"
  expect    log all lacks "ammunition"

test A05-20.1-1  nor the Allies without this rule
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit A4-A1 at 2000,200 /0
unit F4-2 at 2000,500 /180 line
END
  play      Allied: battery A4-A1
  fate      6 1
  play      Allied: roundshot F4-2
  expect    log all contains "Fire at St-Hilaire 2: die 1, +1, makes 2"

test A05-20.1-2  a battery with marker 2 or 1 does not fire
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0 unlimbered ammo 2
unit A4-A2 at 2100,200 /0 unlimbered ammo 1
unit A4-A3 at 2200,200 /0 unlimbered
unit F4-2 at 2100,500 /180 line
END
  refuse    Allied: battery A4-A1 because A05-20.1-1
  refuse    Allied: battery A4-A2 because A05-20.1-2
  offer     Allied: battery A4-A3

test A05-20.1-2  after two of its own rally phases it fires again
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" rally 0 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0 unlimbered ammo 1
unit A4-A2 at 2100,200 /0 unlimbered ammo 2
unit F4-2 at 2100,500 /180 line
END
  expect    asked Allied
  offer     Allied: battery A4-A1
  refuse    Allied: battery A4-A2 because A05-20.1-2

test A05-20.1-3  after canister the die comes last, and each battery that fired has its own
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0
unit A4-A2 at 2060,200 /0
unit F4-2 at 2030,350 /180 line
unit F4-3 at 2030,450 /180 line
unit A4-A3 at 2300,200 /0
END
  play      Allied: battery A4-A2
  fate      1 1 2 6 5
  play      Allied: canister A4-A1 /10
  expect    log all contains "Fire at St-Hilaire 2: die 1, +4, makes 5"
  expect    log all contains "IV Col. Russian position battery 1 has run out of ammunition"
  expect    log all lacks "battery 2 has run out"

test A05-20.1-3  of a concentration those roll that hit
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0
unit A4-A2 at 2060,200 /0
unit F4-2 at 2030,500 /180 line
END
  play      Allied: battery A4-A1, battery A4-A2
  fate      2 3 6 1
  play      Allied: roundshot F4-2
  expect    log all contains "IV Col. Russian position battery 2 has run out of ammunition"
  expect    log all contains "Fire at St-Hilaire 2: die 1, +1, makes 2"

test A05-20.1-4  a battery without ammunition fires no canister when attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
option ammunition on
unit A4-A1 at 2000,300 /180 unlimbered ammo 2 foe F4-1
unit A4-4 at 2300,345 /180 line
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
unit F4-4 at 2300,290 /0 line
END
  refuse    Allied: canister A4-A1 /180 because A05-20.1-1
  no-offer  Allied: canister

test A05-20.1-4  it moves and unlimbers as others do
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
player allied
option ammunition on
unit A4-A1 at 2000,200 /0 limbered ammo 2
unit F4-2 at 2000,600 /180 line
END
  play      Allied: march A4-A1 x100 /0, unlimber A4-A1
  expect    truth units[id=A4-A1].form = unlimbered
