# 16-4-uncovering.t -- chapters 16.4.2.7 and 16.4.2.8: chits are uncovered, and units hidden again.

test A05-16.4.2.7-1 A05-16.4.2.7-3  a chit comes within 1/2 UM of an enemy chit: both are uncovered, at the first whole hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100 decoy
chit CA1 at 2000,310
unit A4-2 chit CA1
END
  play french: march CF1 x200 /0
  expect log all contains "CF1 moves 1.20 UM"
  expect asked allied
  expect view french units[id=A4-2].standing = shown
  expect log french contains "CA1 holds Repninsky" rule A05-16.4.2.7-1
  no-undo french
  play allied: place A4-2 x0 @ 2000,310 /180
  expect asked french
  expect truth chits has 0
  expect log all contains "CF1 is a decoy" rule A05-16.4.2.7-4


test A05-16.4.2.7-1  at 51 hu nothing is uncovered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100 decoy
chit CA1 at 2000,310
unit A4-2 chit CA1
END
  play french: march CF1 x119 /0
  expect asked french
  expect truth chits has 2
  undo french
  play french: march CF1 x120 /0
  expect asked allied


test A05-16.4.2.7-2  fog: a unit 50 hu away uncovers a chit, at 51 it does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 decoy
END
  play french: march F4-2 x99 /0
  expect truth chits has 1
  play french: march F4-2 x1 /0
  expect truth chits has 0
  expect log all contains "has come upon CA1"


test A05-16.4.2.7-2  partial fog 1: 100 hu with a line of sight uncovers, 101 does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
fog partial-1 lifted 4
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 decoy
END
  play french: march F4-2 x49 /0
  expect truth chits has 1
  play french: march F4-2 x1 /0
  expect truth chits has 0


test A05-16.4.2.7-2  without a line of sight, behind the village of Krug, it stays covered at 70 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
fog partial-1 lifted 4
events fighting
unit F4-2 at 1625,1699 /0 column
chit CA1 at 1625,1830 decoy
END
  play french: march F4-2 x1 /0
  expect truth chits has 1
  expect asked french


test A05-16.4.2.7-2  a chit that moves into the sight of a unit is uncovered too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
fog partial-1 lifted 4
events fighting
unit A4-2 at 2000,300 /180 line
chit CF1 at 2000,100
unit F4-2 chit CF1
END
  play french: march CF1 x150 /0
  expect log all contains "CF1 moves 0.65 UM"
  expect asked french
  play french: place F4-2 x1 @ 2000,165 /0
  expect truth units[id=F4-2].standing = at


test A05-16.4.2.7-3  a move of 200 hu is stopped where the chit is seen: 100 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 decoy
END
  play french: march F4-2 x130 /0
  expect truth units[id=F4-2].y = 200


test A05-16.4.2.7-4  a decoy is taken away, and whoever came upon it does not go on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 decoy
END
  play french: march F4-2 x130 /0
  expect truth chits has 0
  no-offer french: march F4-2 x10 /0, march F4-2 x50 /0


test A05-16.4.2.7-4  nor does it when it was ordered no farther
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 decoy
END
  play french: march F4-2 x100 /0
  expect truth chits has 0
  no-undo french
  expect truth units[id=F4-2].done contains all
  no-offer french: march F4-2 x10 /0, march F4-2 x50 /0


test A05-16.4.2.7-5  what comes out of a moving chit does not move in this phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
unit A4-2 at 2000,300 /180 line
END
  play french: march CF1 x200 /0
  play french: place F4-2 x1 @ 2000,215 /0
  expect asked french
  no-offer french: march F4-2 x10 /0, march F4-2 x20 /180
  expect truth units[id=F4-2].done contains all


test A05-16.4.2.7-6  a charge at a decoy: it is taken away, and the cavalry stops 50 hu short of its place
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
fog partial-2 lifted 4
events fighting
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,335 decoy
END
  play french: charge FC-4 /0
  expect truth chits has 0
  expect truth units[id=FC-4].y = 250
  expect asked french


test A05-16.4.2.7-6  a charge at a loaded one: placed first, before the attacker has moved
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
fog partial-2 lifted 4
events fighting
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,335
unit A4-2 chit CA1
END
  play french: charge FC-4 /0
  expect asked allied
  expect truth units[id=FC-4].y = 100
  play allied: place A4-2 x1 @ 2000,335 /180
  expect truth chits has 0
  expect trace contains "attack"


test A05-16.4.2.7-6  infantry may attack a chit that it touches
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,161 decoy
END
  play french: attack F4-2 /0
  expect truth chits has 0


test A05-16.4.2.7-7  hidden units do not check for a rout beside them, and cause none
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
frame alarms neighbours
turn 2 of 12
fog fog
unit F4-1 at 2000,200 /180 column R
chit CF1 at 2000,280
unit F4-2 chit CF1
alarm F4-1 rout at 2000,200 /0 line
fate 6 6
END
  expect asked french
  expect log all lacks "St-Hilaire 2"


test A05-16.4.2.7-7  the same brigade on the field does check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
frame alarms neighbours
turn 2 of 12
fog fog
unit F4-1 at 2000,200 /180 column R
unit F4-2 at 2000,290 /0 line
alarm F4-1 rout at 2000,200 /0 line
fate 1 2
END
  expect log all contains "St-Hilaire 2"


test A05-16.4.2.7-7  an HQ gives its bonus not out of a chit: 8 is too much for a 7
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame recovery recover 0 0
turn 2 of 12
fog fog
unit F4-2 at 2000,200 /0 line D
unit F5-HQ chit CF1
chit CF1 at 2000,250
unit F4-1 chit CF1
fate 4 4
END
  expect truth units[id=F4-2].morale = D


test A05-16.4.2.7-7  an HQ gives its bonus on the field: 8 is enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame recovery recover 0 0
turn 2 of 12
fog fog
unit F4-2 at 2000,200 /0 line D
unit F5-HQ at 2000,240
fate 4 4
END
  expect truth units[id=F4-2].morale = S


test A05-16.4.2.8-1  they are placed up to 1/2 UM apart: 50 hu accepted, 51 refused
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
unit F4-A1 chit CF1
chit CA1 at 2000,310
unit A4-2 chit CA1
unit A4-A1 chit CA1
END
  play french: march CF1 x120 /0
  play allied: place A4-2 x0 @ 2000,310 /180
  refuse allied: place A4-A1 x0 @ 2106,310 /180 because A05-16.4.2.8-1
  play allied: place A4-A1 x0 @ 2105,310 /180
  expect truth units[id=A4-A1].x = 2105


test A05-16.4.2.8-2  the first covers the chit's centre, in line or column, facing as its owner likes; no squares
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
unit F4-A1 chit CF1
chit CA1 at 2000,310
unit A4-2 chit CA1
unit A4-A1 chit CA1
END
  play french: march CF1 x120 /0
  refuse allied: place A4-2 x0 @ 2000,326 /180 because A05-16.4.2.8-2
  offer allied: place A4-2 x0 @ 2000,325 /180, place A4-2 x1 @ 2000,310 /45
  refuse allied: place A4-2 x2 @ 2000,310 /180 because A05-16.4.2.8-2
  offer allied: place A4-A1 x0 @ 2000,310 /90


test A05-16.4.2.8-2  3 hu from an enemy is near enough, 2 too near
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310
unit A4-2 chit CA1
END
  play french: march F4-2 x100 /0
  refuse allied: place A4-2 x1 @ 2000,282 /180 because A05-16.4.2.8-2
  offer allied: place A4-2 x1 @ 2000,283 /180


test A05-16.4.2.8-3 A05-16.4.2.8.1-1 A05-16.4.2.8.1-2  the side that does not play places first; the guns of the moving chit are limbered, those of a standing one as one likes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
unit F4-A1 chit CF1
chit CA1 at 2000,310
unit A4-2 chit CA1
unit A4-A1 chit CA1
END
  play french: march CF1 x120 /0
  expect asked allied
  play allied: place A4-2 x0 @ 2000,310 /180, place A4-A1 x0 @ 2100,310 /180
  expect truth units[id=A4-A1].form = unlimbered
  expect asked french
  play french: place F4-2 x0 @ 2000,220 /0
  refuse french: place F4-A1 x0 @ 2100,220 /0 because A05-16.4.2.8.1-1
  play french: place F4-A1 x1 @ 2100,220 /0
  expect truth units[id=F4-A1].form = limbered
  expect asked french
  expect trace contains "movement"


test A05-16.4.2.8.1-2  guns of a standing chit may be limbered too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
unit F4-A1 chit CF1
chit CA1 at 2000,310
unit A4-2 chit CA1
unit A4-A1 chit CA1
END
  play french: march CF1 x120 /0
  play allied: place A4-A1 x1 @ 2000,310 /180
  expect truth units[id=A4-A1].form = limbered


test A05-16.4.2.8-4  once uncovered they stay in sight, 800 hu away
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
unit F4-8 at 2000,100 /0 line
unit A4-2 at 2000,460 /180 line
unit A4-3 at 2700,460 /180 line
END
  expect view allied units[id=F4-8].x = 2000
  expect view french units[id=A4-3].x = 2700


test A05-16.4.2.7-2  units out of a chit may come upon another: that one is uncovered as well
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
chit CA1 at 2000,310 decoy
chit CA2 at 2100,310 decoy
END
  play french: march CF1 x120 /0
  expect truth chits[id=CA2].x = 2100
  play french: place F4-2 x1 @ 2000,220 /90
  expect truth chits has 1
  expect asked french


test A05-16.4.2.7-2  here it is near enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
chit CA1 at 2000,310 decoy
chit CA2 at 2110,275 decoy
END
  play french: march CF1 x120 /0
  play french: place F4-2 x1 @ 2025,220 /90
  expect truth chits has 0


test A05-16.4.2.8.2-1  51 hu from every enemy unit: it may be hidden again
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,281 /180 line
unit F4-3 at 2300,200 /0 line
END
  play french: hide F4-2
  expect truth chits[id=CF1].y = 200
  expect view allied units[id=F4-2].standing = unseen
  expect view allied chits[id=CF1].loaded absent
  expect view french units[id=F4-2].chit = CF1
  expect log allied contains "is hidden under CF1"


test A05-16.4.2.8.2-1  at 50 hu it may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,280 /180 line
unit F4-3 at 2300,200 /0 line
END
  refuse french: hide F4-2 because A05-16.4.2.8.2-1
  offer french: hide F4-3


test A05-16.4.2.8.2-2  partial fog 2: an enemy in sight at 150 hu keeps it from hiding, at 201 it does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 5 of 12
whole
fog partial-2 lifted 4
player french
unit F4-2 at 2000,100 /0 line
unit A4-2 at 2000,280 /180 line
unit F4-3 at 2400,100 /0 line
unit A4-3 at 2400,331 /180 line
END
  refuse french: hide F4-2 because A05-16.4.2.8.2-2
  offer french: hide F4-3


test A05-16.4.2.8.2-3  steady ones, within the limits of a chit, within 1/2 UM of each other; the chit lies where the first stood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-2 at 2000,200 /0 line
unit F4-A1 at 2115,200 /0 limbered
unit F4-C1 at 2170,200 /0 column
unit F4-3 at 2000,260 /0 line
unit F4-4 at 2300,200 /0 line D
unit F4-A3 at 1894,200 /0 limbered
END
  refuse french: hide F4-4 because A05-16.4.2.8.2-3
  play french: load F4-2
  refuse french: load F4-A1 because A05-16.4.2.8.2-3
  refuse french: load F4-3 because A05-16.4.2.1-1
  refuse french: load F4-A3 because A05-16.4.2.8.2-3


test A05-16.4.2.8.2-3  50 hu apart they share one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-2 at 2000,200 /0 line steps 1
unit F4-A1 at 2105,200 /0 limbered
unit F4-HQ on F4-2
unit F4-3 at 2300,200 /0 line
END
  play french: load F4-A1, hide F4-2
  expect truth chits has 1
  expect truth units[id=F4-A1].chit = CF1
  expect truth units[id=F4-HQ].chit = CF1
  expect truth units[id=F4-2].steps = 1
  expect truth chits[id=CF1].x = 2000

test A05-16.4.2.7-3 A05-6.8-2  cavalry that means to pass its own guns and is stopped at once keeps its front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
turn 8 of 12
fog partial-2 lifted 7
events fighting moved
chit CF13 at 1133,2066 decoy
unit AB-C1 at 1368,2004 /195 column
unit AB-A1 at 1356,1958 /15 limbered
unit FC-A2 at 1320,1929 /51 limbered
unit FC-A1 at 1241,2043 /330 limbered
END
  play allied: march AB-C1 x152 /213
  expect truth units[id=AB-C1].x = 1368
  expect truth units[id=AB-C1].facing = 195

test A05-16.4.2.7-2 A05-19.4-3  a unit that returns within 1/2 UM of a chit uncovers it at once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 3 of 12
fog fog
option returns on
events fighting
unit F4-1 away 3
unit F4-HQ at 1700,400
unit F4-9 at 1500,400 /90 line
chit CA1 at 1800,500 decoy
unit A4-2 at 2600,600 /270 line
END
  fate      5
  play      french: place F4-1 x0 @ 1720,500 /90
  expect    log all contains "CA1 is a decoy" rule A05-16.4.2.7-4
  expect    truth chits has 0

test A05-16.4.2.7-2 A05-16.4.2.4-5  so does an HQ that comes from the strategic map
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 2 of 12
fog fog
whole
events fighting
unit F4-7 at 400,600 /90 line
unit F4-HQ map
corps F4 zone F4
chit CA1 at 500,600
unit A1-1 chit CA1
END
  play      french: place F4-HQ x3 @ 428,600 /0
  expect    asked allied
  expect    view french units[id=A1-1].standing = shown

test A05-16.4.2.7-2 A05-12.5.3.2-4  and a rallied unit that takes a wider front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" returns 0 0
frame "new front" "facing and formation" 0 20
turn 3 of 12
fog fog
events fighting
unit F4-2 at 1700,400 /90 column D
chit CA1 at 1700,506 decoy
unit A4-2 at 2600,600 /270 line
END
  play      french: pose F4-2 x0 /90
  expect    log all contains "CA1 is a decoy" rule A05-16.4.2.7-4

test A05-16.4.2.7-3 A05-13.1-7  an attack too ends where a chit comes to light on its way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
fog fog
whole
option restrictions off
unit F4-5 at 2000,100 /0 column
unit A4-2 at 2000,300 /180 line
chit CA1 at 2080,230 decoy
END
  play french: attack F4-5 /0
  expect truth units[id=F4-5].y = 149
  expect truth units[id=F4-5].foe absent
  expect log all contains "decoy"
  refuse french: march F4-5 x10 /0 because A05-4.6-1

test A05-16.4.2.7-3  and so does the ride on of one whose target has withdrawn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
fog fog
whole
option restrictions off
unit F4-5 at 2000,100 /0 column
unit A5-C3 at 2000,300 /180 line
chit CA1 at 2080,230 decoy
END
  play french: attack F4-5 /0
  fate 1 2
  play allied: withdraw x100
  play french: stop x140
  expect truth units[id=F4-5].y = 149

test A05-16.4.2.7-2 A05-13.10-1  a retreat past a chit goes on, and the chit is uncovered though it ends beyond
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
frame retreat "go back" 0 20 270 0 255
turn 3 of 12
fog fog
chit CA1 at 1650,509 decoy
unit F4-2 at 1700,400 /90 line
END
  expect truth units[id=F4-2].x = 1600
  expect log all contains "CA1 is a decoy" rule A05-16.4.2.7-4
  expect truth chits has 0

test A05-16.4.2.7-2  at 51 hu it stays covered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
frame retreat "go back" 0 20 270 0 255
turn 3 of 12
fog fog
chit CA1 at 1650,511 decoy
unit F4-2 at 1700,400 /90 line
END
  expect truth units[id=F4-2].x = 1600
  expect truth chits has 1

test A05-16.4.2.7-2  two loaded chits on the way: one after the other is placed, and the unit lies where it ended
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
frame retreat "go back" 0 20 270 0 255
turn 3 of 12
fog fog
chit CA1 at 1650,509 loaded box 1
chit CA2 at 1650,291 loaded box 2
unit A4-2 chit CA1
unit A4-3 chit CA2
unit F4-2 at 1700,400 /90 line
END
  play allied: place A4-2 x0 @ 1650,509 /180
  play allied: place A4-3 x0 @ 1650,291 /0
  expect truth units[id=F4-2].x = 1600
  expect asked french

test A05-16.4.2.8.1-1 A05-16.4.2.8.1-2  come upon in the enemy's player turn it stands, though it moved in its own: unlimbered too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement movement 0 1
player allied
turn 2 of 12
fog fog
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 loaded box 1 moved
unit A1-A1 chit CA1
unit A1-1 chit CA1
END
  play allied: done
  play french: march F4-2 x100 /0
  offer allied: place A1-A1 x0 @ 2000,310 /180
  offer allied: place A1-A1 x1 @ 2000,310 /180

test A05-16.4.2.8-2  between two friends, askew to the enemy: the owner still places it, on a front that fits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
turn 2 of 12
fog fog
chit CF1 at 1990,300 loaded box 1
unit F4-9 chit CF1
unit F4-2 at 2000,340 /0 line
unit F4-3 at 2000,260 /0 line
unit A4-A1 at 2070,370 /180 unlimbered
END
  play french: march CF1 x10 /90
  expect asked french
  refuse french: done because A05-16.4.2.8-1
  play french: place F4-9 x0 @ 2000,300 /0
  expect truth units[id=F4-9].x = 2000

test A05-16.4.2.8.2-3  the Allies load theirs in the same way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 1
turn 3 of 12
whole
fog fog
player allied
unit A4-2 at 2000,200 /0 line steps 1
unit A4-A1 at 2105,200 /0 limbered
unit A4-HQ on A4-2
unit A4-3 at 2300,200 /0 line
END
  play allied: load A4-A1, hide A4-2
  expect truth chits has 1
  expect truth units[id=A4-A1].chit = CA1
  expect truth units[id=A4-HQ].chit = CA1

test A05-16.4.2.7-6 A05-13.1-7  a charge at a loaded chit of the French goes on against what comes out of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
turn 5 of 12
fog partial-2 lifted 4
events fighting
unit A5-C1 at 2000,100 /0 line
chit CF1 at 2000,335
unit F4-2 chit CF1
END
  play allied: charge A5-C1 /0
  expect asked french
  play french: place F4-2 x0 @ 2000,335 /180
  expect truth attack.on = F4-2
  expect truth attack.charge = true

test A05-16.4.2.8-1  hemmed in by its own: no place round the chit is left, and it stands at the nearest one that is free
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CA1 at 2000,400 loaded box 1
unit A4-2 chit CA1
unit A4-3 at 2020,435 /0 line
unit A4-4 at 2035,380 /90 line
unit A4-5 at 1980,365 /0 line
unit A4-1 at 1965,420 /90 line
unit F4-2 at 2000,200 /0 column
END
  play french: march F4-2 x100 /0
  expect asked french
  expect truth chits has 0
  expect truth units[id=A4-2].standing = at

test A05-16.4.2.1-6 A05-16.4.2.8.2-3  an HQ goes into the chit with its host: two with an HQ each do not share one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-2 at 2000,200 /0 line
unit F4-HQ on F4-2
unit FC-1 at 2105,200 /0 line
unit FC-HQ on FC-1
END
  play french: load FC-1
  refuse french: hide F4-2 because A05-16.4.2.1-6

test A05-16.4.2.7-2 A05-10.4.3.5.2-1  set back by fire, it comes upon a chit, which is uncovered
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
turn 2 of 12
fog fog
events fighting
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
chit CF1 at 2000,190 decoy
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    truth units[id=A4-2].y = 295
  expect    truth chits has 0
  expect    log all contains "decoy"

test A05-16.4.2.8-1  hemmed in beside its first brigade: its owner still places the guns, where they just fit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
frame uncovering placing 0 0 0 28 0 0 0
player allied
turn 2 of 12
fog fog
events fighting
chit CF1 shown 2760,15 loaded box 1
unit F4-A1 shown CF1
unit F4-9 at 2760,15 /0 line
unit F4-2 at 2774,81 /0 column
unit F4-3 at 2714,81 /0 column
unit F4-4 at 2682,81 /0 column
unit F4-5 at 2675,15 /0 line
unit A4-2 at 2000,300 /180 line
END
  expect asked french
  offer french: place F4-A1 x0 @ 2744,73 /0
  refuse french: place F4-A1 x0 @ 2743,73 /0 because any rule
  play french: place F4-A1 x0 @ 2744,73 /0
  expect truth units[id=F4-A1].x = 2744
