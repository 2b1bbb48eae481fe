# A05 13.11.1.1: a retreating unit treads on a chit.
#
# F4-2 (20) goes back west from 1700,400, in line; the chit lies 20 hu behind it, at 1645,400.

test A05-13.11.1.1-1 A05-13.11.1.1-3 A05-13.11.1.1.1-1  one brigade in it: it is uncovered, the retreat ends after 20 hu, and both are D
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-9].x = 1645
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1680
  expect    truth units[id=F4-2].y = 400

test A05-13.11.1.1.1-1  an S unit is D after it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line S
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-2].morale = D

test A05-13.11.1.1.1-1  a D unit stays D: no rout
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 1 255   # F4-2, direction 270, in disorder
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line D
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].x = 1680
  expect    log all lacks "routs"

test A05-13.11.1.1.1-1 A05-13.11.1.1.4-1  a lone battery is not affected, and the retreat goes on
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit F4-A1 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-A1 x0 @ 1645,400 /90
  expect    truth units[id=F4-A1].morale = steady
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].x = 1600

test A05-13.11.1.1-3  over a decoy it goes on: 1 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 decoy
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = steady

test A05-13.11.1.1-2  an enemy decoy is removed and the retreat goes on
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CA1 at 1645,400 decoy
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].morale = steady
  expect    truth chits[id=CA1] absent

test A05-13.11.1.1-2 A05-13.11.2-1  an enemy chit with a unit in it blocks like an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CA1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit A4-2 chit CA1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      allied: place A4-2 x0 @ 1645,400 /90
  expect    truth units[id=F4-2].standing = lost

test A05-13.11.1.1.2-1 A05-13.11.1.1.2-3  infantry, cavalry and a battery: it treads on the infantry, the others stay steady
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit F4-9 chit CF1
unit F4-C1 chit CF1
unit F4-A1 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  play      french: place F4-C1 x0 @ 1645,480 /90
  play      french: place F4-A1 x1 @ 1645,330 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-C1].morale = steady
  expect    truth units[id=F4-A1].morale = steady
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].x = 1680

test A05-13.11.1.1.2-2  the largest: infantry of one step with cavalry is the one, as no other foot is there
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit F4-9 chit CF1 steps 1
unit F4-C1 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  play      french: place F4-C1 x0 @ 1645,480 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-C1].morale = steady

test A05-13.11.1.1.3-1  two cavalry: their owner chooses which is D
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit FC-1 chit CF1
unit FC-2 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place FC-1 x0 @ 1645,400 /90
  play      french: place FC-2 x0 @ 1645,470 /90
  expect    hash same
  offer-only french: trod FC-1, trod FC-2
  play      french: trod FC-2
  expect    truth units[id=FC-1].morale = steady
  expect    truth units[id=FC-2].morale = D
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].x = 1680

test A05-13.11.1.1-1  a routed unit stops at it as well, and stays R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 2 255   # F4-2, direction 270, in rout
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line R
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1680

test A05-13.11.1.1.2-2  of two of foot, by whatever way they came into one chit, the one of higher musketry: 8, not 5
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-2 at 1700,400 /90 line
unit F4-8 chit CF1
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  play      french: place F4-8 x0 @ 1645,480 /90
  expect    truth units[id=F4-9].morale = D
  expect    truth units[id=F4-8].morale = steady

test A05-13.11.1.1-1 A05-13.11.1.1-3 A05-13.11.1-6 A05-6.8-3  an HQ uncovers it and rides on over the brigade: it treads on nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 18 270 0 255   # Soult, direction 270, in order
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-HQ at 1700,400
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  expect    truth units[id=F4-9].morale = steady
  expect    truth units[id=F4-HQ].morale = steady
  expect    truth units[id=F4-HQ].x = 1600

test A05-13.11.1.1-3 A05-21.2-1  French cavalry of the drill goes on through the foot that was in it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 28 270 1 255   # F4-C1, direction 270, in disorder
option drill on
turn 3 of 12
fog fog
whole
chit CF1 at 1645,400 loaded box 1
unit F4-C1 at 1700,400 /90 line D
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  play      french: place F4-9 x0 @ 1645,400 /90
  expect    truth units[id=F4-9].morale = steady
  expect    truth units[id=F4-C1].morale = D
  expect    truth units[id=F4-C1].x = 1600

test A05-13.11.1.1.1-1 A05-24.6.3-2  of an NP chit the die decides first what is in it: the cavalry alone, so both are D
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame retreat "go back" 0 79 90 0 255   # A1-3, direction 90, in order
np allied
turn 3 of 12
fog fog
whole
events fighting
chit CA1 at 1755,400 loaded box 1
unit A1-3 at 1700,400 /270 line
unit A1-1 chit CA1
unit A1-C1 chit CA1
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 5 1
END
  expect    truth units[id=A1-1].standing = map
  play      allied: place A1-C1 x0 @ 1755,400 /270
  expect    truth units[id=A1-C1].morale = D
  expect    truth units[id=A1-3].morale = D
