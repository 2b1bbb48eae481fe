# A05 9: roundshot, and what the guns may do.  Batteries face north (0) on open ground round 2000,400.
# F4-A1, F4-A2: firepower 7, hit on 3; F4-A3: horse, 5, hits on 3; A4-A4: Austrian, 6, hits on 4.

test A05-9.1-1  a battery of HD 3 hits on a 3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: battery F4-A1
  fate      3 1
  play      French: roundshot A4-2
  expect    log all contains "St-Hilaire foot art.: 3, needs 3: hits" rule A05-9.1-1
  expect    log all contains "Fire at Repninsky: die 1, +1, makes 2"

test A05-9.1-1 A05-9.1-2  and misses on a 2: nothing more is rolled
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: battery F4-A1
  fate      2 6 6 6
  play      French: roundshot A4-2
  expect    log all contains "misses"
  expect    log all lacks "Fire at"

test A05-9.1-2  HD 4 misses on a 3 and hits on a 4
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit A4-A4 at 2000,200 /0
unit A4-A5 at 2300,200 /0
unit F4-2 at 2000,500 /180 line
unit F4-3 at 2300,500 /180 line
END
  play      Allied: battery A4-A4
  fate      3
  play      Allied: roundshot F4-2
  expect    log all lacks "Fire at"
  play      Allied: battery A4-A5
  fate      4 1
  play      Allied: roundshot F4-3
  expect    log all contains "Fire at St-Hilaire 3: die 1, +0, makes 1"

test A05-9.2-1  a target 350 hu away is for roundshot only
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,565 /180 line
END
  no-offer  French: canister
  refuse    French: canister F4-A1 /0 because A05-9.3-6
  play      French: battery F4-A1
  offer     French: roundshot A4-2

test A05-9.2-2 A05-9.5-5  along its axis the long template is 600 hu high
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,815 /180 line
unit A4-3 at 2090,816 /180 line
END
  play      French: aim F4-A1 /0
  offer     French: roundshot A4-2
  refuse    French: roundshot A4-3 because A05-9.2-2

test A05-9.2-2  its corners reach 621 hu, and no farther
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A4-A1 at 2000,836 /180
unit A4-A2 at 2300,837 /180
END
  offer     French: battery F4-A1
  refuse    French: battery F4-A2 because A05-9.2-2

test A05-9.2-2 A05-9.5-2  half its base is 161 hu: 30 degrees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-A1 at 2176,785 /180
unit A4-A2 at 1823,785 /180
END
  play      French: aim F4-A1 /0
  offer     French: roundshot A4-A1
  refuse    French: roundshot A4-A2 because A05-9.5-5

test A05-9.4-1  one point in sight is enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1180,1100 /340
unit A4-2 at 1051,1400 /180 line
END
  play      French: battery F4-A1
  offer     French: roundshot A4-2

test A05-9.4-2 A05-9.4-3  the guns that fired are marked and do not fire again
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A4-2 at 2000,500 /180 line
unit A4-3 at 2300,500 /180 line
END
  play      French: battery F4-A1
  fate      1
  play      French: roundshot A4-2
  refuse    French: battery F4-A1 because A05-9.4-3
  refuse    French: canister F4-A1 /0 because A05-9.4-3

test A05-9.4-4  nobody fires at a chit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
chit CA1 at 2100,400 decoy
END
  play      French: battery F4-A1
  refuse    French: roundshot CA1 because A05-9.4-4
  refuse    French: roundshot F4-A1 because A05-9.4-4
  offer     French: roundshot A4-2

test A05-9.5-2 A05-9.5-4 A05-9.5-5  a battery turns up to 45 degrees on its centre when it fires
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-A1 at 2212,412 /225
END
  play      French: battery F4-A1
  fate      1
  play      French: roundshot A4-A1
  expect    log all contains "to the north-east (45°)"
  expect    truth units[id=F4-A1].facing = 45
  expect    truth units[id=F4-A1].x = 2000
  expect    truth units[id=F4-A1].y = 200

test A05-9.5-2  a target at bearing 70 is out of every template within 45 degrees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,700 /180 line
unit A4-A1 at 2282,303 /225
END
  play      French: battery F4-A1
  refuse    French: roundshot A4-A1 because A05-9.5-2

test A05-9.5-3  a battery that turned by more than 45 degrees has moved: no canister after it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-A1 at 2000,200 /90 unlimbered faced 0
unit A4-A2 at 2000,300 /90 unlimbered faced 90
unit F4-2 at 2120,250 /270 line
unit A4-2 at 2200,600 /0 line
unit F4-3 at 2200,680 /180 line
END
  refuse    Allied: canister A4-A1 /90 because A05-9.5-3
  refuse    Allied: canister A4-A2 /90 because A05-9.6.1-1

test A05-9.5-5  the axis is within 45 degrees of the facing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  refuse    French: aim F4-A1 /46 because A05-9.5-5
  refuse    French: canister F4-A1 /46 because A05-9.5-5
  play      French: aim F4-A1 /330
  refuse    French: roundshot A4-2 because A05-9.5-5
  play      French: aim F4-A1 /350
  fate      1
  play      French: roundshot A4-2
  expect    truth units[id=F4-A1].facing = 350

test A05-9.5-5  guns hemmed in by a neighbour fire along the axis, and turn as far as they have room
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-2 at 2055,200 /0 line
unit A4-A1 at 1788,412 /135
END
  play      French: battery F4-A1
  fate      1
  play      French: roundshot A4-A1
  expect    log all contains "to the north-west (315°)"
  expect    truth units[id=F4-A1].facing = 0

test A05-9.5-5  laid by hand no more, the guns aim at the centre of their target
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: aim F4-A1 /340, battery F4-A1, battery F4-A1
  fate      1
  play      French: roundshot A4-2
  expect    truth units[id=F4-A1].facing = 0

test A05-9.5-5  what is laid by hand, and what is so no more, is the owner's business until he fires
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: aim F4-A1 /340
  expect    log allied lacks "is laid"
  play      French: battery F4-A1
  expect    log french contains "is laid by hand no more"
  expect    log allied lacks "is laid"

test A05-9.5-6  a limbered battery cannot fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0 limbered
unit F4-A2 at 2200,200 /0 unlimbered
unit A4-2 at 2000,500 /180 line
unit A4-3 at 2200,500 /180 line
END
  refuse    French: battery F4-A1 because A05-9.5-6
  offer     French: battery F4-A2

test A05-9.5-7  nor one that is stunned, disorganised or routed
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0 unlimbered S
unit F4-A2 at 2100,200 /0 unlimbered D
unit F4-A3 at 2200,200 /0 unlimbered R
unit F1-A1 at 2300,200 /0 unlimbered
unit A4-2 at 2150,500 /180 line
END
  refuse    French: battery F4-A1 because A05-9.5-7
  refuse    French: battery F4-A2 because A05-9.5-7
  refuse    French: battery F4-A3 because A05-9.5-7
  offer     French: battery F1-A1

test A05-9.7-1  batteries within 50 hu of each other add their firepower: 14 is +3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2080,200 /0
unit A4-2 at 2040,500 /180 line
END
  play      French: battery F4-A1, battery F4-A2
  fate      3 3 1 3 4
  play      French: roundshot A4-2
  expect    log all contains "die 1, +3, makes 4"

test A05-9.7-1  at 51 hu they do not fire together
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2081,200 /0
unit A4-2 at 2040,500 /180 line
END
  play      French: battery F4-A1
  refuse    French: battery F4-A2 because A05-9.7-1

test A05-9.7-3  each must be near another of the group, not all of them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2070,200 /0
unit F4-A3 at 2140,200 /0
unit A4-2 at 2070,600 /180 line
END
  play      French: battery F4-A1
  refuse    French: battery F4-A3 because A05-9.7-1
  play      French: battery F4-A2, battery F4-A3
  offer     French: roundshot A4-2
  play      French: battery F4-A2
  refuse    French: roundshot A4-2 because A05-9.7-1

test A05-9.7-3  all must be able to fire at the target
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2070,200 /90
unit A4-2 at 2000,600 /180 line
unit A4-3 at 2400,200 /270 line
END
  play      French: battery F4-A1, battery F4-A2
  refuse    French: roundshot A4-2 because A05-9.5-2
  refuse    French: roundshot A4-3 because A05-9.5-2

test A05-9.7-4 A05-9.7-2  each rolls for itself whether it hits, and only those that hit add up
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit FI-A1 at 2070,200 /0
unit A4-2 at 2035,500 /180 line
END
  play      French: battery F4-A1, battery FI-A1
  fate      3 1 2
  play      French: roundshot A4-2
  expect    log all contains "St-Hilaire foot art.: 3, needs 3: hits"
  expect    log all contains "Guard horse art.: 1, needs 2: misses"
  expect    log all contains "Fire at Repninsky: die 2, +1, makes 3"

test A05-9.7-4  where all miss there is no table die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit FI-A1 at 2070,200 /0
unit A4-2 at 2035,500 /180 line
END
  play      French: battery F4-A1, battery FI-A1
  fate      2 1
  play      French: roundshot A4-2
  expect    log all contains "St-Hilaire foot art.: 2, needs 3: misses"
  expect    log all contains "Guard horse art.: 1, needs 2: misses"
  expect    log all lacks "Fire at"
  expect    log all contains "Guard horse art.: 1, needs 2: misses"

test A05-16.4.1.3-3  shot that misses begins the fighting too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2035,500 /180 line
END
  expect    truth fighting = false
  play      French: battery F4-A1
  fate      2
  play      French: roundshot A4-2
  expect    truth fighting = true

test A05-9.7-6  of three batteries with gaps of 30 and 60 hu only two combine
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit A4-A1 at 2000,200 /0
unit A4-A2 at 2060,200 /0
unit A4-A4 at 2150,200 /0
unit F4-2 at 2060,600 /180 line
END
  play      Allied: battery A4-A1, battery A4-A2
  refuse    Allied: battery A4-A4 because A05-9.7-1
  offer     Allied: roundshot F4-2

test A05-9.7-6  a chain holds by the battery in its middle, whichever is named first
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit A4-A1 at 2000,200 /0
unit A4-A2 at 2140,200 /0
unit A4-A4 at 2070,200 /0
unit F4-2 at 2070,600 /180 line
END
  play      Allied: battery A4-A1, battery A4-A4, battery A4-A2
  expect    truth draft contains A4-A4
  expect    truth draft has 3
  offer     Allied: roundshot F4-2
  fate      1 1 1
  play      Allied: roundshot F4-2
  expect    log all contains "IV Col. Russian position battery 2: 1"

test A05-9.8-1  in fog a battery fires at what a friend beside it sees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog fog
unit F4-A1 at 2000,200 /0
unit F4-2 at 2070,235 /0 column
unit A4-2 at 2040,340 /180 line
END
  play      French: battery F4-A1
  offer     French: roundshot A4-2

test A05-9.8-1  without that friend it does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog fog
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit F4-2 at 2081,235 /0 column
unit A4-2 at 2040,340 /180 line
unit A4-3 at 2300,280 /180 line
END
  refuse    French: battery F4-A1 because A05-9.8-1
  offer     French: battery F4-A2

test A05-9.8-2  a routed friend sees for nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog fog
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit F4-2 at 2070,235 /0 column R
unit A4-2 at 2040,340 /180 line
unit A4-3 at 2300,280 /180 line
END
  refuse    French: battery F4-A1 because A05-9.8-1

test A05-9.8-2  in partial fog friends help too, at its range
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog partial-1 lifted 8
unit F4-A1 at 2000,200 /0
unit F4-2 at 2070,235 /0 column
unit A4-2 at 2040,390 /180 line
END
  offer     French: battery F4-A1

test A05-9.8-2  the same for Allied guns
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
fog partial-1 lifted 8
unit A4-A1 at 2000,200 /0
unit A4-2 at 2070,235 /0 column
unit F4-2 at 2040,390 /180 line
END
  offer     Allied: battery A4-A1

test A05-9.8-3  the line of the guns themselves must be free all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog fog
unit F4-A1 at 1080,1140 /0
unit F4-A2 at 2300,200 /0
unit F4-2 at 1112,1200 /0 column
unit A4-2 at 1075,1262 /180 column
unit A4-3 at 2300,280 /180 line
END
  refuse    French: battery F4-A1 because A05-8.3-1

test A05-9.5-2 A05-9.5-5  guns that were thrown into a wood or a village unlimbered turn to their target all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit AB-A2 at 170,1372 /60 unlimbered
unit F4-2 at 300,1450 /230 line
unit AB-A3 at 1722,2052 /270 unlimbered
unit F4-3 at 1540,2000 /90 line
unit A4-A1 at 2300,300 /0 unlimbered
unit F4-4 at 2300,500 /180 line
END
  fate      1 1
  play      Allied: aim AB-A2 /50, roundshot F4-2
  expect    truth units[id=AB-A2].facing = 50
  play      Allied: aim AB-A3 /250, roundshot F4-3
  expect    truth units[id=AB-A3].facing = 250

test A05-9.2-2 A05-9.5-5  where only a template laid past the target's centre reaches it, the battery turns to the nearer of the two
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog clear
unit F4-A1 at 2600,700 /225 unlimbered
unit A5-C1 at 2031,385 /313 line
fate 1
END
  play french: battery F4-A1, roundshot A5-C1
  expect log all contains "to the south-west (226°)"
