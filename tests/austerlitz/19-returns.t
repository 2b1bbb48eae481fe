# A05 19: routed units come back (advanced); 16.4.2.4-5: HQs from the strategic map.
#
# F4-1 (19), routed, runs into F4-2: frame retreat "go back" 0 UNIT DIRECTION 2.

test A05-19.1-1  without the option it is eliminated, and no die is rolled for it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 1
END
  expect    truth units[id=F4-1].standing = lost
  expect    truth units[id=F4-2].morale = D

test A05-19.2-1  with it, on a 4 in turn 3 it is off the map until turn 7
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 1 2
END
  expect    truth units[id=F4-1].standing = away
  expect    truth units[id=F4-1].due = 7

test A05-19.2-1  on a 2: until turn 5
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 2 1 2
END
  expect    truth units[id=F4-1].standing = away
  expect    truth units[id=F4-1].due = 5

test A05-19.2-1  on a 1 it is eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 1 2
END
  expect    truth units[id=F4-1].standing = lost

test A05-19.2-2  due after turn 12 it does not return: a 6 on turn 7
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 7 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 6 1 2
END
  expect    truth units[id=F4-1].standing = lost

test A05-19.2-2  a 5 on turn 7 is turn 12
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 7 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 5 1 2
END
  expect    truth units[id=F4-1].standing = away
  expect    truth units[id=F4-1].due = 12

test A05-19.2-5  the friend run into is D all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 1 2
END
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1610

test A05-12.7.2.4-1  A05-19.2-1  a battery that runs into a friend and goes away for a while frightens nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 31 270 2 255   # F4-A1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-A1 at 1700,400 /270 limbered R
unit F4-2 at 1630,400 /90 line
unit F4-3 at 1700,500 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 6 6 6 6
END
  expect    truth units[id=F4-A1].due = 7
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-3].morale = steady

test A05-19.5-1  an HQ that routed with it is back in the next turn
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-HQ on F4-1
fate 3 1 2
END
  expect    hash same
  expect    truth units[id=F4-1].standing = away
  expect    truth units[id=F4-1].due = 6
  expect    truth units[id=F4-HQ].standing = away
  expect    truth units[id=F4-HQ].due = 4

test A05-19.5-1  on a 1 both are eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-HQ on F4-1
fate 1 1 2
END
  expect    truth units[id=F4-1].standing = lost
  expect    truth units[id=F4-HQ].standing = lost

test A05-19.6-1  cut off by enemies it is eliminated for good, without a die
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit A4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-1].standing = lost
  expect    log all lacks "scattered"
  expect    log all contains "" rule A05-19.6-1

test A05-19.3-1  it returns in its own rally phase of the turn when it is due
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  expect    asked french
  expect    hash same
  offer     french: place F4-1 x0 @ 1700,500 /90
  refuse    french: done because A05-19.3-1
  refuse    french: place F4-9 x0 @ 1700,500 /90 because A05-19.3-1

test A05-19.3-1  not before
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 6 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  expect    trace contains "movement"
  expect    truth units[id=F4-1].standing = away

test A05-19.2-3 A05-19.4-3  on a 4 at half strength; it is S
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  fate      4
  play      french: place F4-1 x0 @ 1700,500 /90
  expect    truth units[id=F4-1].steps = 1
  expect    truth units[id=F4-1].morale = S
  expect    truth units[id=F4-1].x = 1700
  expect    truth units[id=F4-1].y = 500
  expect    truth units[id=F4-1].facing = 90
  expect    truth units[id=F4-1].form = line
  refuse    french: column F4-1 because A05-12.5.1-2

test A05-19.2-3 A05-19.2-4  on a 5 at full strength, whatever it had lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  fate      5
  play      french: place F4-1 x1 @ 1700,500 /90
  expect    truth units[id=F4-1].steps = 2
  expect    truth units[id=F4-1].morale = S
  expect    truth units[id=F4-1].form = column

test A05-19.4-1  within 2 UM of its corps HQ: 200 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  # HQ to y 412.5; a line facing 0 at 1700,627 begins at 612: 199.5
  offer     french: place F4-1 x0 @ 1700,627 /0
  refuse    french: place F4-1 x0 @ 1700,628 /0 because A05-19.4-1

test A05-19.4-1 A05-19.4-3  not upon others, nor in touch with an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
unit A4-3 at 1600,480 /270 line
END
  refuse    french: place F4-1 x0 @ 1690,405 /90 because A05-7.1
  refuse    french: place F4-1 x0 @ 1568,480 /90 because A05-13.1-3
  offer     french: place F4-1 x0 @ 1567,480 /90

test A05-19.4-3 A05-15.1-5  a battery that comes back stands in a wood limbered, not otherwise
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-A1 away 7
unit F4-HQ at 330,1200
unit F4-9 at 500,1200 /90 line
unit A4-2 at 2600,600 /270 line
END
  offer     french: place F4-A1 x1 @ 180,1200 /90
  refuse    french: place F4-A1 x0 @ 180,1200 /90 because A05-15.1-5

test A05-19.4-2  its HQ lost: near the army commander
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ lost
unit F-HQ0 at 1200,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  offer     french: place F4-1 x0 @ 1200,500 /90
  refuse    french: place F4-1 x0 @ 1700,500 /90 because A05-19.4-2

test A05-19.4-3  in a formation of its owner's choice, square too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  offer     french: place F4-1 x1 @ 1700,500 /17, place F4-1 x2 @ 1700,500 /17
  refuse    french: place F4-1 x3 @ 1700,500 /90 because A05-19.4-3

test A05-19.4-4  both HQs lost: it waits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-1 away 7
unit F4-HQ lost
unit F-HQ0 lost
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  expect    trace contains "movement"
  expect    truth units[id=F4-1].standing = away

test A05-19.4-4  it may be placed a turn later
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 8 of 12
option returns on
unit F4-1 away 7
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  fate      5
  play      french: place F4-1 x0 @ 1700,500 /90
  expect    truth units[id=F4-1].x = 1700
  expect    truth units[id=F4-1].morale = S

test A05-19.4-4 A05-19.4-1  room only at the end of the 2 UM, on the far bank of the Goldbach: room all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
option returns on
unit F4-9 away 5
unit F4-HQ at 600,600
unit A4-2 at 2600,600 /270 line
fate 5
END
  refuse    french: done because A05-19.3-1
  play      french: place F4-9 x1 @ 360,600 /90
  expect    truth units[id=F4-9].x = 360

test A05-19.4-4  not placed by turn 12 it is eliminated
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 12 of 12
option returns on
unit F4-1 away 11
unit F4-HQ lost
unit F-HQ0 lost
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  expect    truth units[id=F4-1].standing = lost
  expect    log all lacks "wavers"

test A05-19.5-1  the HQ returns within 2 UM of any unit of its corps
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 7 of 12
option returns on
unit F4-HQ away 7
unit F4-9 at 1500,400 /90 line
unit A4-2 at 2600,600 /270 line
END
  # F4-9 to y 440
  offer     french: place F4-HQ x3 @ 1500,652 /0
  refuse    french: place F4-HQ x3 @ 1500,653 /0 because A05-19.5-1
  play      french: place F4-HQ x3 @ 1500,500 /0
  expect    truth units[id=F4-HQ].x = 1500
  expect    truth units[id=F4-HQ].y = 500
  expect    truth units[id=F4-HQ].morale = steady
  expect    truth units[id=F4-HQ].steps = 1

test A05-17.1.1.2-2  a unit that may come back is no lost brigade yet
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 1 2
END
  expect    log all lacks "out of the battle"
  expect    log all contains "St-Hilaire 2 keeps its nerve: 3 against 7"

test A05-16.4.2.4-5  an HQ still on the strategic map is put beside a revealed steady unit of its corps
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 2 of 12
fog fog
whole
unit F4-HQ map
unit F4-7 at 440,600 /90 line
unit A4-2 at 2600,600 /270 line
END
  offer     french: done
  refuse    french: place F4-HQ x3 @ 400,600 /0 because A05-16.4.2.4-5
  offer     french: place F4-HQ x3 @ 412,600 /0, place F4-HQ x3 @ 440,547 /0
  play      french: place F4-HQ x3 @ 412,600 /0
  expect    truth units[id=F4-HQ].x = 412
  expect    truth units[id=F4-HQ].y = 600

test A05-16.4.2.4-5  not beside one that is not steady
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 2 of 12
fog fog
whole
unit F4-HQ map
unit F4-7 at 440,600 /90 line D
unit F4-8 at 390,350 /90 line
unit A4-2 at 2600,600 /270 line
END
  refuse    french: place F4-HQ x3 @ 412,600 /0 because A05-16.4.2.4-5
  offer     french: place F4-HQ x3 @ 362,350 /0

test A05-16.4.2.4-5  the question tells nothing: it is put while the HQ is in a chit, too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 2 of 12
fog fog
whole
chit CF1 at 700,1500 loaded box 1
unit F4-HQ chit CF1
unit F4-9 chit CF1
unit F4-7 at 440,600 /90 line
unit A4-2 at 2600,600 /270 line
END
  offer-only french: done

test A05-19.5-1  that the HQ is away until the next turn is told
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 19 270 2 255   # F4-1, direction 270, in rout
turn 3 of 12
option returns on
unit F4-1 at 1700,400 /90 line R
unit F4-2 at 1610,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-HQ on F4-1
fate 3 1 2
END
  expect    log all contains "Soult is scattered until turn 4" rule A05-19.5-1

test A05-19.4-4 A05-19.4-1  no room on its own bank within 2 UM of its HQ: it waits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
option returns on
unit F4-9 away 5
unit F4-HQ at 1100,600
unit A4-2 at 2600,600 /270 line
fate 5
END
  expect    truth units[id=F4-9].standing = away
  refuse    french: place F4-9 x1 @ 900,600 /90 because any rule

test A05-19.5-1 A05-18.1.1-3  room for an HQ at the end of the 2 UM alone, in the zones of its column: room all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 1
frame returns return 0 1
player allied
turn 2 of 12
whole
option returns on
unit A4-HQ away 2
unit A4-2 at 1400,535 /90 line
unit F4-2 at 300,600 /90 line
END
  refuse    allied: done because A05-19.3-1
  play      allied: place A4-HQ x3 @ 1400,775 /0
  expect    truth units[id=A4-HQ].y = 775

test A05-19.4-4 A05-19.4-1  without room nobody is asked for a place: the player turn goes on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
option returns on
unit F4-9 away 5
unit F4-HQ at 1100,600
unit A4-2 at 2600,600 /270 line
fate 5
END
  expect    trace contains "movement"
  expect    truth units[id=F4-9].standing = away
