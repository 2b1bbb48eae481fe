# A05 10.1 to 10.4.2, 10.5, 10.6: musketry at a distance.  M: A4-2 8, A4-3 5, A4-4 8 (Austrian); F4-2 8, F4-5 5, F4-6 4.

test A05-10.1-1  musketry reaches 50 hu and no farther
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit A4-3 at 2300,300 /0 line
unit F4-2 at 2000,380 /180 line
unit F4-3 at 2300,381 /180 line
END
  offer     Allied: battery A4-2
  refuse    Allied: battery A4-3 because A05-10.1-1

test A05-10.2-1  who is eliminated by the defender does not fire back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-2 at 2000,400 /180 line
unit A4-4 at 2085,400 /180 line
unit F4-2 at 2040,320 /0 line steps 1
END
  play      Allied: battery A4-2, battery A4-4
  fate      6
  play      Allied: fire F4-2
  expect    log all contains "die 6, +3, makes 9"
  expect    truth units[id=F4-2].standing = lost

test A05-10.2-1  the phase of the defender comes before that of the attacker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
player french
unit A4-2 at 2000,400 /180 line
unit F4-2 at 2000,320 /0 line
END
  expect    asked Allied
  offer     Allied: battery A4-2
  play      Allied: done
  expect    asked French
  offer     French: battery F4-2

test A05-10.3-1  a line fires with its factor: 8 and 5 are 13
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit A4-3 at 2085,300 /0 line
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A4-3
  fate      1 3 4
  play      Allied: fire F4-2
  expect    log all contains "die 1, +3, makes 4"

test A05-10.3-1  less one with a step lost: 7 and 5 are 12
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line steps 1
unit A4-3 at 2085,300 /0 line
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A4-3
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-10.3-1 A05-10.3-2  a column fires with half of it, rounded up: 4 and 3 are 7
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,280 /0 column
unit A4-3 at 2085,280 /0 column
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A4-3
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +0, makes 1"

test A05-10.3-1  two columns of 8 fire with 8
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,280 /0 column
unit A1-1 at 2085,280 /0 column
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A1-1
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +0, makes 1"

test A05-10.3-2  a lost step goes off before the halving: (5 - 1) / 2 and 4 are 6
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,280 /0 column
unit A4-3 at 2085,280 /0 column steps 1
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A4-3
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "die 2, -1, makes 1"

test A05-10.3-1  a column of 8 with a step lost fires 4, as one that lost nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,280 /0 column steps 1
unit F4-2 at 2000,380 /180 line
END
  play      Allied: battery A4-2
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "die 2, -1, makes 1"

test A05-10.3-3  a die and the modifiers, applied at once
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit F4-2 at 2000,380 /180 line
unit A4-5 at 2600,300 /0 line
unit F4-9 at 2600,380 /180 line
END
  play      Allied: battery A4-2
  fate      5 4 4
  play      Allied: fire F4-2
  expect    log all contains "Fire at St-Hilaire 2: die 5, +1, makes 6"
  expect    truth units[id=F4-2].morale = D

test A05-10.3-4  cavalry, guns and headquarters have no muskets
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-C1 at 2000,300 /0 line
unit F4-A1 at 2100,300 /0 unlimbered
unit F4-HQ at 2200,300
unit F4-2 at 2300,300 /0 line
unit A4-2 at 2000,360 /180 line
unit A4-3 at 2300,360 /180 line
END
  refuse    French: battery F4-C1 because A05-10.3-4
  refuse    French: battery F4-HQ because A05-10.3-4
  refuse    French: battery F4-A1 because A05-9.6.1-1
  offer     French: battery F4-2

test A05-10.3-5  a unit fires once
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit A4-3 at 2300,300 /0 line
unit F4-2 at 1960,380 /180 column
unit F4-3 at 2050,380 /180 column
unit F4-4 at 2300,380 /180 line
END
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  refuse    Allied: battery A4-2 because A05-10.3-5

test A05-10.3-5 A05-5.4.4-1  a square once at every enemy in reach, with all its factor
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 square
unit F4-2 at 2000,390 /180 line
unit F4-3 at 2000,200 /0 column
unit F4-4 at 2120,300 /270 line
END
  play      Allied: battery A4-2
  fate      1 1
  play      Allied: fire F4-2
  expect    log all contains "all enemies in reach: 2"
  expect    log all contains "Fire at St-Hilaire 2: die 1, +0, makes 1"
  expect    log all contains "Fire at St-Hilaire 3: die 1, +0, makes 1"
  expect    log all lacks "Fire at Vandamme"

test A05-5.4.4-1  it does not add to the fire of others
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 square
unit A4-3 at 2085,300 /0 line
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-3
  refuse    Allied: battery A4-2 because A05-5.4.4-1

test A05-10.3-6  another line fires at the attackers from a distance, with -1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit F4-3 at 2085,400 /180 line
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
END
  play      French: battery F4-3
  fate      1
  play      French: fire A4-2
  expect    log all contains "St-Hilaire 3 fires at Repninsky at a distance"
  expect    log all contains "die 1, +2, makes 3"

test A05-10.4-1  with an attack declared between them it is fire before the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit F4-3 at 2085,400 /180 line
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
END
  play      French: battery F4-2
  fate      1 1 2
  play      French: fire A4-2
  expect    log all contains "St-Hilaire 2 fires at Repninsky before the assault"

test A05-10.4-1  the two kinds are not fired together
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit F4-3 at 2085,400 /180 line
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
END
  play      French: battery F4-2, battery F4-3
  refuse    French: fire A4-2 because A05-10.4-1

test A05-10.4.1-1  two lines at 50 hu exchange static fire, each with -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-2 at 2000,400 /180 line
unit F4-2 at 2000,320 /0 line
END
  play      Allied: battery A4-2
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "Fire at St-Hilaire 2: die 2, +1, makes 3"
  expect    asked French
  play      French: battery F4-2
  fate      1
  play      French: fire A4-2
  expect    log all contains "Fire at Repninsky: die 1, +2, makes 3"

test A05-10.4.1-2 A05-5.4.2-1  fire at cuirassiers who halted at 50 hu is static; the square doubles its 4
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-6 at 2000,400 /180 square
unit A5-C1 at 2000,305 /0 line charged moved all
END
  play      French: battery F4-6
  fate      5 1 2
  play      French: fire A5-C1
  expect    log all contains "Fire at Caramelli: die 5, +1, makes 6"

test A05-10.4.2-1  two who have the target in range add up and roll one die
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit A4-3 at 2085,300 /0 line
unit F4-2 at 2042,380 /180 line
unit F4-3 at 1930,380 /180 column
END
  play      Allied: battery A4-2, battery A4-3
  offer     Allied: fire F4-2
  refuse    Allied: fire F4-3 because A05-10.1-1
  fate      1 3 4
  play      Allied: fire F4-2

test A05-10.4.2-2  a line and a column together fire as a column does
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit A4-3 at 2085,280 /0 column
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A4-3
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +1, makes 2"

test A05-10.4.2-2  whichever of them is named first
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,280 /0 column
unit A4-3 at 2085,300 /0 line
unit F4-2 at 2042,380 /180 line
END
  play      Allied: battery A4-2, battery A4-3
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +0, makes 1"

test A05-10.4.2-2 A05-10.6-1  French who fire together have their +1 once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-2 at 2000,300 /0 line
unit F4-5 at 2085,300 /0 line
unit A4-2 at 2042,380 /180 line
END
  play      French: battery F4-2, battery F4-5
  fate      1 3 3
  play      French: fire A4-2
  expect    log all contains "die 1, +4, makes 5"

test A05-10.4.2.1-1  static fire counts in full: a failed 6 is D and back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit F4-2 at 2000,380 /180 line
unit A4-5 at 2600,300 /0 line
unit F4-9 at 2600,380 /180 line
END
  play      Allied: battery A4-2
  fate      5 3 3
  play      Allied: fire F4-2
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].y = 480

test A05-10.5-1  fire is to the front: not at who attacks the flank, but at another in front
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2080,400 /270 column foe F4-2 flank declared lead moved all
unit A4-3 at 2000,320 /0 line
END
  play      French: battery F4-2
  refuse    French: fire A4-2 because A05-10.5-1
  offer     French: fire A4-3

test A05-10.1-1 A05-10.5-1  straight ahead, too far by less than a hundredth of an hu: it is the distance, not the front
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2300,300 /346 column
unit F4-2 at 2268,426 /166 column
unit A4-3 at 2000,300 /0 line
unit F4-3 at 2000,380 /180 line
END
  refuse    Allied: battery A4-2 because A05-10.1-1

test A05-10.5-1 A05-10.1-1  an enemy too far away is no reason where another stands beside the front
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2300,300 /0 line
unit F4-2 at 2390,300 /270 column
unit F4-3 at 2400,420 /180 line
unit A4-3 at 2000,300 /0 line
unit F4-4 at 2000,380 /180 line
END
  refuse    Allied: battery A4-2 because A05-10.5-1

test A05-10.5-1  nor at anybody behind
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit A4-3 at 2300,300 /0 line
unit F4-2 at 2000,240 /0 line
unit F4-3 at 2300,380 /180 line
END
  refuse    Allied: battery A4-2 because A05-10.5-1

test A05-10.6-1  French infantry has +1: a column of 4 fires 2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-6 at 2000,280 /0 column
unit A5-C1 at 2000,380 /180 line R
END
  play      French: battery F4-6
  fate      5 4 6
  play      French: fire A5-C1
  expect    log all contains "die 5, -1, makes 4"
  expect    truth units[id=A5-C1].standing = lost

test A05-8.2-3 A05-9.8-1  in fog infantry fires at what it sees itself: 58 hu off is too far, whoever else sees it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,400 /0 line
unit F4-3 at 2095,380 /0 column
unit A4-2 at 2095,497 /180 column
END
  refuse    french: battery F4-2 because A05-8.2-3
  offer     french: battery F4-3
