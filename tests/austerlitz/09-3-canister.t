# A05 9.3, 9.6: canister, in the artillery phases and among the muskets.

test A05-9.2-3 A05-9.3-1 A05-9.5-1  the short template reaches 200 hu from the centre of the guns; no die to hit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,415 /180 line
END
  fate      1
  play      French: canister F4-A1 /0
  expect    log all contains "St-Hilaire foot art. fires canister to the north (0°)" rule A05-9.3-1
  expect    log all contains "die 1, +2, makes 3"
  expect    log all lacks "needs"

test A05-9.2-3 A05-9.3-6  a unit 201 hu away is not touched
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,416 /180 line
END
  refuse    French: canister F4-A1 /0 because A05-9.3-6

test A05-9.2-3 A05-9.3-4  a shared point is a touch: half the base is 54 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A4-A1 at 2069,415 /0
unit A4-A2 at 2370,415 /0
END
  offer     French: canister F4-A1 /0
  refuse    French: canister F4-A2 /0 because A05-9.3-6

test A05-9.3-2  every unit touched has a die of its own, friend or enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-2 at 2040,300 /90 line
unit A4-2 at 1990,340 /180 column
unit A4-3 at 2025,390 /180 column
END
  fate      1 3 4 1 3 2 1 3 2
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at St-Hilaire 2: die 1"
  expect    log all contains "Fire at Repninsky: die 1"
  expect    log all contains "Fire at Berg: die 1"

test A05-9.3-3  units below the guns are struck all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1000,580 /0
unit A4-2 at 1000,700 /180 line
END
  fate      1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky"

test A05-9.3-4  a headquarters alone is rolled for; with a total of 8 it is lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-HQ at 2000,350
END
  fate      6
  play      French: canister F4-A1 /0
  expect    log all contains "die 6, +2, makes 8"
  expect    truth units[id=A4-HQ].standing = lost

test A05-9.3-4  one that is attached is not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,350 /180 line
unit A4-HQ on A4-2
END
  fate      1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky"
  expect    log all lacks "Fire at Kollowrat"

test A05-9.3-4 A05-9.7-2  batteries that fire together are not struck by each other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2000,240 /0
unit A4-2 at 2000,350 /180 line
END
  play      French: battery F4-A2
  fate      1 3 4
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky: die 1, +4, makes 5"
  expect    log all lacks "Fire at Legrand"

test A05-9.3-4  one that does not join in is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2000,240 /0
unit A4-2 at 2000,350 /180 line
END
  fate      1 1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Legrand foot art.: die 1, +1, makes 2"

test A05-9.3-5  who is hidden behind a line is struck with it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,270 /180 line
unit A4-3 at 2000,345 /180 line
END
  fate      1 1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky"
  expect    log all contains "Fire at Berg"

test A05-9.3-5  and who is behind the houses, if another enemy touched is in sight
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit A4-2 at 1080,1262 /180 column
unit A4-3 at 1090,1160 /180 line
END
  fate      1 1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky: die 1, +1, makes 2"
  expect    log all contains "Fire at Berg"

test A05-9.3-5  with nobody in sight there is no canister
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit F4-A2 at 2300,200 /0
unit A4-2 at 1080,1262 /180 column
unit A4-3 at 2300,300 /180 line
END
  refuse    French: canister F4-A1 /0 because A05-9.3-5
  offer     French: canister F4-A2 /0

test A05-9.3-6  the nearest is rolled for first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,345 /180 column
unit A4-3 at 2000,260 /180 column
END
  fate      1 3 3 2 3 2
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Berg: die 1"
  expect    log all contains "Fire at Repninsky: die 2"

test A05-9.3-6  a battery that perishes by its own volley is nearer to nobody: the lower number first, and it enfilades nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-HQ at 2000,110 /0
unit F4-A1 at 2000,60 /0
unit A4-2 at 2000,240 /180 line
unit A4-3 at 2000,190 /180 line
END
  fate      6 6 6 1 2 1 2
  play      French: canister F4-A1 /0
  expect    log all contains "St-Hilaire foot art. is out of the battle"
  expect    log all contains "Fire at Repninsky: die 1, +2, makes 3"
  expect    log all contains "Fire at Berg: die 2, +2, makes 4"
  expect    dice laid

test A05-9.3-6  a template with friends only is not fired
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-2 at 2000,300 /0 column
unit A4-2 at 2100,330 /180 column
END
  refuse    French: canister F4-A1 /350 because A05-9.3-6
  offer     French: canister F4-A1 /30

test A05-9.4-4  nobody is rolled for in a chit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,350 /180 line
chit CA1 at 2000,260 decoy
END
  fate      1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky"

test A05-9.6-1 A05-9.6-2 A05-11.1-16  guns that fired in defence fire canister at their attacker, half their power and -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered fired foe F4-1
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
END
  offer     Allied: canister A4-A1 /180
  fate      6 3 2
  play      Allied: canister A4-A1 /180
  expect    log all contains "Fire at St-Hilaire 1: die 6, +1, makes 7"

test A05-9.6-4  this canister counts in full: St-Hilaire fails, is disorganised and goes back 1 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered fired foe F4-1
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
END
  fate      6 3 2
  play      Allied: canister A4-A1 /180
  expect    truth units[id=F4-1].morale = D
  expect    truth units[id=F4-1].y = 145
  expect    truth units[id=F4-1].foe absent

test A05-9.6-1 A05-9.6-2  guns that held their fire have all their power
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered foe F4-1
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
END
  fate      1 1 2
  play      Allied: canister A4-A1 /180
  expect    log all contains "die 1, +3, makes 4"

test A05-9.6-3  guns that nobody attacks fire no canister in the musketry phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered
unit A4-2 at 2300,300 /180 line
unit F4-2 at 2000,190 /0 column
unit F4-3 at 2300,220 /0 line
END
  refuse    Allied: canister A4-A1 /180 because A05-9.6-3
  refuse    Allied: battery A4-A1 because A05-9.6-3

test A05-9.6-3  the template must touch the attacker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered foe F4-1
unit F4-1 at 1975,245 /0 column foe A4-A1 front declared lead moved all
unit F4-3 at 2150,190 /0 line
END
  refuse    Allied: canister A4-A1 /135 because A05-9.6-3
  refuse    Allied: roundshot F4-1 because A05-9.4-4
  offer     Allied: canister A4-A1 /180

test A05-9.6-1  in the musketry phase of the enemy the guns have no roundshot
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered foe F4-1
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
END
  play      Allied: battery A4-A1
  refuse    Allied: roundshot F4-1 because A05-9.6-1

test A05-9.6-3 A05-13.15.1.2-1  guns attacked in the flank do not fire at that attacker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered foe F4-1
unit A4-4 at 2300,345 /180 line
unit F4-1 at 2055,300 /270 column foe A4-A1 flank declared lead moved all
unit F4-4 at 2300,290 /0 line
END
  refuse    Allied: canister A4-A1 /135 because A05-13.15.1.2-1

test A05-9.6.1-1  French horse guns that moved and unlimbered fire in their own musketry phase, canister too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-A3 at 2000,200 /0 unlimbered moved formed spent 400
unit F4-A1 at 2100,200 /0 unlimbered
unit A4-2 at 2000,350 /180 line
END
  offer     French: canister F4-A3 /0
  refuse    French: canister F4-A1 /0 because A05-9.6.1-1
  play      French: battery F4-A3
  fate      3 1
  play      French: roundshot A4-2
  expect    log all contains "3, needs 3: hits"
  expect    log all contains "die 1, +0, makes 1"

test A05-9.6.1-1  Allied horse guns do not
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A5-A1 at 2000,200 /0 unlimbered moved formed
unit A4-2 at 2300,200 /0 line
unit F4-3 at 2300,280 /180 line
unit F4-2 at 2000,350 /180 line
END
  refuse    Allied: canister A5-A1 /0 because A05-9.6.1-1

test A05-9.6.1-2  nor French ones that did preparation fire; and they fire once, within 45 degrees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-A3 at 2000,200 /0 unlimbered fired prepared
unit F5-A2 at 2200,200 /0 unlimbered moved
unit FC-A1 at 2400,200 /0 unlimbered moved
unit A4-2 at 2000,350 /180 line
unit A4-3 at 2200,350 /180 line
unit A4-4 at 2560,200 /270 column
END
  refuse    French: canister F4-A3 /0 because A05-9.6.1-2
  refuse    French: canister FC-A1 /90 because A05-9.5-5
  fate      1
  play      French: canister F5-A2 /0
  refuse    French: canister F5-A2 /0 because A05-10.3-5

test A05-9.7-3  in a common canister shot one enemy is touched by all; who is touched by one is struck by one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2060,200 /0
unit A4-2 at 2000,300 /180 column
unit A4-3 at 2100,300 /180 column
END
  play      French: battery F4-A2
  fate      1 3 3 1 3 3
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky: die 1, +5, makes 6"
  expect    log all lacks "Fire at Berg"

test A05-9.7-3  guns that touch no common enemy do not fire together
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2080,200 /90
unit A4-2 at 1990,300 /180 column
unit A4-3 at 2200,200 /270 column
END
  play      French: battery F4-A2
  refuse    French: canister F4-A1 /0 because A05-9.7-3

test A05-9.7-5  a halved battery adds its half, and the -1 counts once: 4 + 7
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-A1 at 2000,200 /0 unlimbered fired foe A4-2
unit F4-A2 at 2060,200 /0 unlimbered foe A4-3
unit A4-2 at 2000,255 /180 column foe F4-A1 front declared lead moved all
unit A4-3 at 2060,255 /180 column foe F4-A2 front declared lead moved all
END
  play      French: battery F4-A2
  fate      1 3 3 1 3 3
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky: die 1, +3, makes 4"
  expect    log all contains "Fire at Berg: die 1, +3, makes 4"

test A05-9.7-5  both halved: 4 + 4 with one -1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-A1 at 2000,200 /0 unlimbered fired foe A4-2
unit F4-A2 at 2060,200 /0 unlimbered fired foe A4-3
unit A4-2 at 2000,255 /180 column foe F4-A1 front declared lead moved all
unit A4-3 at 2060,255 /180 column foe F4-A2 front declared lead moved all
END
  play      French: battery F4-A2
  fate      1 1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at Repninsky: die 1, +2, makes 3"
  expect    log all contains "Fire at Berg: die 1, +1, makes 2"

test A05-9.6-3 A05-9.7-3  guns under attack that join in a shot are turned to the right until they strike their own attacker too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-A1 at 1960,200 /0 unlimbered foe A4-3
unit F4-A2 at 2000,200 /0 unlimbered foe A4-2
unit A4-2 at 2028,255 /180 column foe F4-A2 front declared lead all
unit A4-3 at 1950,255 /180 column foe F4-A1 front declared lead all
END
  play      French: battery F4-A2
  fate      1 1 1 1 1 1
  play      French: canister F4-A1 /350
  expect    log all contains "Legrand foot art. fires canister to the north (353°)"

test A05-9.6-3 A05-9.7-3  or to the left
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-A1 at 2040,200 /0 unlimbered foe A4-3
unit F4-A2 at 2000,200 /0 unlimbered foe A4-2
unit A4-2 at 1972,255 /180 column foe F4-A2 front declared lead all
unit A4-3 at 2050,255 /180 column foe F4-A1 front declared lead all
END
  play      French: battery F4-A2
  fate      1 1 1 1 1 1
  play      French: canister F4-A1 /10
  expect    log all contains "Legrand foot art. fires canister to the north (7°)"
