# 24-7-musketry.t -- A05 24.7: musketry of an NP side.

test A05-24.7-1  the nearest enemy is fired at
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 1955,270 /180 line
unit A4-4 at 2045,260 /180 line
END
  offer-only french: battery F4-2
  play french: battery F4-2
  offer-only french: fire A4-4
  fate 1
  play french: fire A4-4
  expect log all contains "St-Hilaire 2 fires at Rottermund" rule A05-24.7-3

test A05-24.7-1 A05-24.7-3  at the same distance the lower id
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 1955,260 /180 line
unit A4-4 at 2045,260 /180 line
END
  play french: battery F4-2
  offer-only french: fire A4-2

test A05-24.7.1-1 A05-24.7-3  at the same distance R before S, though of a higher id
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 1955,260 /180 line S
unit A4-4 at 2045,260 /180 line R
END
  play french: battery F4-2
  offer-only french: fire A4-4

test A05-24.7.1-1  R before D
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 1955,260 /180 line D
unit A4-4 at 2045,260 /180 line R
END
  play french: battery F4-2
  offer-only french: fire A4-4

test A05-24.7.1-1  D before S
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 1955,260 /180 line S
unit A4-4 at 2045,260 /180 line D
END
  play french: battery F4-2
  offer-only french: fire A4-4

test A05-24.7-3  the unit that attacks it comes before a nearer one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line foe A4-2
unit A4-2 at 1960,232 /180 line foe F4-2 front declared lead
unit A4-1 at 2045,230 /180 line
END
  play french: battery F4-2
  offer-only french: fire A4-2

test A05-24.7-2 A05-24.7-3  two lines of 8 and 5 with a common target fire together: 13
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-4 at 1955,200 /0 line
unit F4-5 at 2045,200 /0 line
unit A4-2 at 2000,270 /180 line
END
  play french: battery F4-4
  offer-only french: battery F4-5
  play french: battery F4-5
  offer-only french: fire A4-2
  fate 1
  play french: fire A4-2
  expect log all contains "Vandamme 1 and its neighbours, 2 units, fire together at Repninsky" rule A05-24.7-2

test A05-24.7-3  13 and more is the highest band: a third line fires for itself
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-3 at 1955,200 /0 line
unit F4-4 at 2045,200 /0 line
unit F4-2 at 2000,340 /180 line
unit A4-2 at 2000,270 /180 line
END
  play french: battery F4-2
  play french: battery F4-3
  offer-only french: fire A4-2
  fate 1
  play french: fire A4-2
  offer-only french: battery F4-4

test A05-24.7-3  a target that another can fire at too, before a nearer one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-4 at 1955,200 /0 line
unit F4-5 at 2045,200 /0 line
unit A4-2 at 2000,270 /180 line
unit A4-1 at 1890,255 /180 line
END
  play french: battery F4-4
  offer-only french: battery F4-5

test A05-24.7.2-1  all who can fire do: none is left when the phase ends
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 1500,200 /0 line
unit F4-3 at 2000,200 /0 line
unit A4-2 at 1500,260 /180 line
unit A4-4 at 2000,260 /180 line
END
  play french: battery F4-2
  fate 1
  play french: fire A4-2
  play french: battery F4-3
  fate 1
  play french: fire A4-4
  expect asked allied

test A05-24.7.2-1  a square fires at all in its reach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 square
unit A4-2 at 2000,265 /180 line
unit A4-4 at 2000,135 /0 line
END
  play french: battery F4-2
  offer-only french: fire A4-2
  fate 1 1
  play french: fire A4-2
  expect log all contains "St-Hilaire 2 fires from its square at all enemies in reach: 2"

test A05-24.7-2 A05-24.7-3 A05-10.1-1  one that has the target at the outer corner of its zone fires with the others
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame musketry musketry 0 0 0
player allied
np french
unit F4-2 at 2000,200 /0 line
unit F4-5 at 2200,200 /0 line
unit A4-2 at 2080,280 /180 line
END
  play french: battery F4-2
  offer-only french: battery F4-5
  play french: battery F4-5
  play french: fire A4-2
  expect log all contains "2 units, fire together" rule A05-24.7-2
