# A05 12.2 to 12.5.2, 12.8, 12.11: morale, the check, steps, S and D.
#
# A result is called for as fire calls for it: frame result losses 0 UNIT TOTAL CAUSE HOW, units by their numbers in
# units.tsv; A4-A1 has fired from the east.  The log tells what was rolled against what.

test A05-12.2-1 A05-12.4-3  a step lost lowers morale by one: 7 fails against 6
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line steps 1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    log all contains "wavers: 7 against 6"

test A05-12.2-1  whole it passes with a 7
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
  expect    log all contains "nerve: 7 against 7"

test A05-12.2.1-1  the morale of the Guard is not lowered by a lost step, its combat modifier is
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 61 4 103 0   # FI-1, total 4
unit FI-1 at 1700,400 /90 line steps 1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 5
END
  expect    log all contains "nerve: 9 against 9"

test A05-12.2.1-1  the Guard fails above its printed morale like others
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 61 4 103 0   # FI-1, total 4
unit FI-1 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 6
END
  expect    log all contains "wavers: 10 against 9"
  expect    truth units[id=FI-1].morale = S

test A05-12.2.1.1-1  Oudinot's grenadiers keep their morale too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 44 4 103 0   # FG-1, total 4
unit FG-1 at 1700,400 /90 line steps 1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    log all contains "nerve: 8 against 8"

test A05-12.2.1.1-2  elite in square has not the immunity of the Guard: one level more before an enemy line
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 44 270 1 255   # FG-1, direction 270, in disorder
turn 8 of 12
unit FG-1 at 1700,400 /90 square D
unit A4-2 at 1785,400 /270 line
END
  expect    truth units[id=FG-1].morale = R
  expect    truth units[id=FG-1].form = column
  expect    truth units[id=FG-1].x = 1600

test A05-12.2.1.1-2  the Guard in square goes back past the same line without harm
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 61 270 0 255   # FI-1, direction 270, in order
unit FI-1 at 1700,400 /90 square
unit A4-2 at 1785,400 /270 line
END
  expect    truth units[id=FI-1].morale = steady
  expect    truth units[id=FI-1].form = square
  expect    truth units[id=FI-1].x = 1600

test A05-12.3-1  foot has two steps: one loss leaves one
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 8 103 0   # F4-2, total 8
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    truth units[id=F4-2].steps = 1
  expect    log all contains "loses a step"

test A05-12.3-1  horse has two steps as well
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 28 8 103 0   # F4-C1, total 8
unit F4-C1 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    truth units[id=F4-C1].steps = 1

test A05-12.3-1  guns have one
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

test A05-12.3-1  an HQ has one
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-HQ].standing = lost

test A05-12.4-1  two batteries, two checks in one turn: S, then D
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "preparation fire" 0 1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered
unit A4-A3 at 2000,300 /270 unlimbered
unit A4-2 at 2600,600 /270 line
END
  play      allied: battery A4-A1
  fate      6 3 4 4
  play      allied: roundshot F4-2
  expect    truth units[id=F4-2].morale = S
  play      allied: battery A4-A3
  fate      6 4 4 4
  play      allied: roundshot F4-2
  expect    truth units[id=F4-2].morale = D

test A05-12.4-2  a roll that is not above morale passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 6
END
  expect    log all contains "nerve: 7 against 7"
  expect    truth units[id=F4-2].morale = steady

test A05-12.4-2  a roll above it fails
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 6
END
  expect    log all contains "wavers: 8 against 7"
  expect    truth units[id=F4-2].morale = S

test A05-12.4-2  the modifier is on morale: at -3 a 4 passes
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
  expect    log all contains "nerve: 4 against 4"

test A05-12.4-2  at -3 a 5 fails
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
  expect    log all contains "wavers: 5 against 4"

test A05-12.4-3  printed 7, a step lost, Soult within 1 UM: 7
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line steps 1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-HQ at 1700,500
fate 3 4
END
  expect    log all contains "nerve: 7 against 7"

test A05-12.4-3  with Soult attached: his 9, whatever the steps
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line steps 1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-HQ on F4-2
fate 4 5
END
  expect    log all contains "nerve: 9 against 9"

test A05-12.4-3 A05-12.9-1  Blood Rage adds 2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 5
END
  expect    log all contains "nerve: 9 against 9"

test A05-12.4-4 A05-12.8-1  a natural double 6 fails against 12, and routs
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 61 4 103 0   # FI-1, total 4
unit FI-1 at 1700,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F-HQ0 on FI-1
unit A4-2 at 2600,600 /270 line
unit F4-9 at 100,2400 /90 line
fate 6 6
END
  expect    log all contains "wavers: 12 against 12"
  expect    truth units[id=FI-1].morale = R
  expect    truth units[id=FI-1].x = 1600
  expect    truth units[id=FI-1].facing = 270

test A05-12.4-4  a natural double 1 passes whatever the value: 6, a step lost by the result, -3 makes 2; against 1 it passes too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 80 10 31 0   # A1-C1, total 10
unit A1-C1 at 1700,400 /270 line steps 2 
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 1 1
END
  expect    log all contains "nerve: 2 against 2"
  expect    truth units[id=A1-C1].morale = steady
  expect    truth units[id=A1-C1].rage = true

test A05-12.5-1  steady, S, D, R, one after the other
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line S
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-2].morale = D

test A05-12.5-1 A05-12.11-1  D becomes R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1600

test A05-12.11-1  R that fails a plain check is removed
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 6
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all contains "is out of the battle"

test A05-12.11-1  R that passes it stays R where it is
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1700

test A05-12.11-1 A05-12.7.2-1  D that becomes R is a rout for its neighbours
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 4 4 3 4
END
  expect    log all contains "St-Hilaire 3 keeps its nerve"

test A05-12.11-2  a named state is the worse of it and one level: S that fails on a 6 is D, not R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 6 103 0   # F4-2, total 6
unit F4-2 at 1700,400 /90 line S
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 3
END
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1600

test A05-12.11-2  D that fails on a 5 is R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 5 103 0   # F4-2, total 5
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1600

test A05-12.5.1-1  S: half its movement
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-C1 at 1700,400 /90 line S
unit F4-2 at 1700,800 /90 line S
unit A4-2 at 2600,600 /270 line
END
  refuse    french: march F4-C1 x201 /90 because A05-12.5.1-1
  offer     french: march F4-C1 x200 /90
  refuse    french: march F4-2 x101 /90 because A05-12.5.1-1
  offer     french: march F4-2 x100 /90

test A05-12.5.1-2  S: no change of formation; steady it may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /90 line S
unit F4-3 at 1700,200 /90 line
unit A4-2 at 2600,600 /270 line
END
  refuse    french: column F4-2 because A05-12.5.1-2
  refuse    french: square F4-2 because A05-12.5.1-2
  offer     french: column F4-3

test A05-12.5.1-3  S: no musketry in the attacker's phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
unit F4-2 at 1700,400 /90 line S
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  offer     french: battery F4-3
  no-offer  french: battery F4-2

test A05-12.5.1-3  S: nor in the defender's
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 0 0
unit F4-2 at 1700,400 /90 line S
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  offer     french: battery F4-3
  no-offer  french: battery F4-2

test A05-12.5.1-4  S: no attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /90 line S
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  refuse    french: attack F4-2 /90 because A05-12.5.1-4
  offer     french: attack F4-3 /90

test A05-12.5.1-5  steady, it is attacked at +5
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +5 on the die; Repninsky: +2"

test A05-12.5.1-5  S: it defends, the attacker has +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5 S
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +6 on the die; Repninsky: +2"

test A05-12.5.2-5  D: it defends, the attacker has +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5 D
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +7 on the die; Repninsky: +2"

test A05-12.5.3.1-6  R: it defends, the attacker has +3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5 R
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +8 on the die; Repninsky: +2"

test A05-12.5.1-6  S goes without a check, and it moves as ever in the same turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line S
unit A4-2 at 2600,600 /270 line
END
  expect    log all lacks "nerve"
  expect    log all lacks "wavers"
  expect    truth units[id=F4-2].morale = steady
  offer     french: march F4-2 x200 /90, column F4-2

test A05-12.5.2-1 A05-12.5.2-2  D: it does not move, turn or form
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-2 at 2600,600 /270 line
unit F4-3 at 1700,800 /90 line
END
  refuse    french: march F4-2 x1 /90 because A05-12.5.2-1
  refuse    french: turn F4-2 /100 because A05-12.5.2-1
  refuse    french: column F4-2 because A05-12.5.2-2
  refuse    french: square F4-2 because A05-12.5.2-2

test A05-12.5.2-3  D: no attack, not even on guns in touch
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-A1 at 1731,400 /270 unlimbered
unit F4-3 at 1700,800 /90 line
END
  refuse    french: attack F4-2 /90 because A05-12.5.2-3

test A05-12.5.2-4  D: no musketry in the attacker's phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
unit F4-2 at 1700,400 /90 line D
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  offer     french: battery F4-3
  no-offer  french: battery F4-2

test A05-12.5.2-4  D: nor in the defender's
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 0 0
unit F4-2 at 1700,400 /90 line D
unit F4-3 at 1700,300 /90 line
unit A4-2 at 1770,350 /270 line
END
  offer     french: battery F4-3
  no-offer  french: battery F4-2

test A05-12.5.2-6 A05-12.10-1  D passes its check and is S
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-2 at 2600,600 /270 line
fate 3 4
END
  expect    truth units[id=F4-2].morale = S
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].facing = 90

test A05-12.5.2-6 A05-12.11.1-1  D fails its check, by however much, and stays D
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-2 at 2600,600 /270 line
fate 4 6
END
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].facing = 90

test A05-12.5.2-7  the HQ may leave a D unit; the unit does not move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 1700,400 /90 line D
unit F4-HQ on F4-2
unit A4-2 at 2600,600 /270 line
END
  refuse    french: march F4-2 x50 /90 because A05-12.5.2-1
  play      french: leave F4-HQ
  expect    truth units[id=F4-HQ].at absent

test A05-12.8-1  a double 6 routs whatever the check was for: here a disengagement
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" returns 0 0
frame disengagement disengagement 0 0
unit F4-2 at 1700,400 /90 line foe A4-2
unit A4-2 at 1732,400 /270 line foe F4-2
END
  fate      6 6
  play      french: disengage F4-2
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].facing = 270
  expect    truth units[id=F4-2].foe absent

test A05-12.8-2  in the rally phase a double 6 routs a D unit, which flees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-2 at 2000,400 /270 line
fate 6 6
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].facing = 270

test A05-12.8-2 A05-12.5.3.2-3  and removes an R unit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /90 line R
unit A4-2 at 2000,400 /270 line
unit F4-3 at 1700,500 /90 line
fate 6 6
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all lacks "St-Hilaire 3"

test A05-12.10-1  HQs count: D, morale 7 near Soult, recovers on an 8
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /90 line D
unit F4-HQ at 1700,480
unit A4-2 at 2600,600 /270 line
fate 4 4
END
  expect    log all contains "nerve: 8 against 8"
  expect    truth units[id=F4-2].morale = S

test A05-12.10-1  without him the 8 fails, and it stays D
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /90 line D
unit F4-HQ at 1300,480
unit A4-2 at 2600,600 /270 line
fate 4 4
END
  expect    log all contains "wavers: 8 against 7"
  expect    truth units[id=F4-2].morale = D

test A05-12.10.1-1  R passes: D, and its owner faces and forms it; D that passes is S and stays as it was
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /270 column R
unit F4-3 at 1300,300 /30 column D
unit A4-2 at 2600,600 /270 line
END
  fate      3 4 3 4
  play      french: rally F4-2
  play      french: pose F4-2 x0 /90
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].form = line
  expect    truth units[id=F4-3].morale = S
  expect    truth units[id=F4-3].facing = 30
  expect    truth units[id=F4-3].form = column

test A05-12.11.1-1  a neighbour check that falls in the rally phase worsens: failed by 1 it makes D
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /90 line D
unit F4-3 at 1700,500 /90 line
unit A4-2 at 2000,400 /270 line
fate 6 6 4 4
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-3].morale = D

test A05-12.11.1-2  a disengagement that fails changes no state
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" returns 0 0
frame disengagement disengagement 0 0
unit F4-2 at 1700,400 /90 line foe A4-2
unit A4-2 at 1732,400 /270 line foe F4-2
END
  fate      4 5
  play      french: disengage F4-2
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].x = 1700
