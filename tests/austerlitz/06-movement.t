# 06-movement.t -- chapter 6: legs, turns, roads, who stands in the way, changes of formation.

test A05-6.1-1  no zones of control: a unit passes 10 hu beside an enemy without stopping
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2090,300 /180 line
END
  offer french: march F4-2 x200 /0

test A05-6.2-1  foot units move up to 2 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  offer french: march F4-2 x200 /0
  refuse french: march F4-2 x201 /0 because A05-6.2-1

test A05-6.2-2 A05-2.4.4-1  cavalry moves up to 4 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,100 /0 line
END
  offer french: march FC-4 x400 /0
  refuse french: march FC-4 x401 /0 because A05-6.2-2

test A05-6.2-3  HQs move up to 6 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 1700,200
END
  offer french: march F4-HQ x600 /90
  refuse french: march F4-HQ x601 /90 because A05-6.2-3

test A05-6.2-4 A05-2.4.6-1  foot artillery moves 2 UM, horse artillery 4 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A5-A1 at 2000,100 /0 limbered
unit A4-A1 at 2200,100 /0 limbered
END
  offer allied: march A5-A1 x400 /0, march A4-A1 x200 /0
  refuse allied: march A5-A1 x401 /0 because A05-6.2-4
  refuse allied: march A4-A1 x201 /0 because A05-6.2-4

test A05-6.2-5  a retreat is a full UM, and nobody is asked how far
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame retreat "go back" 0 20 180 0 99
unit F4-2 at 2000,300 /0 line
unit A4-2 at 2000,400 /180 line
END
  expect truth units[id=F4-2].y = 200

test A05-6.2-6  an advance after combat is up to 1 UM, and may be left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2000,245 /0 column foe A4-2 rear declared lead
unit A4-2 at 2000,300 /0 line R steps 1 foe F4-5
END
  offer french: advance F4-5 x100 /0, advance F4-5 x1 /0, done
  refuse french: advance F4-5 x101 /0 because A05 13.11
  play french: done
  expect truth units[id=F4-5].y = 245

test A05-6.2-7 A05-5.4.1-1  a square moves up to 1/2 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 square
END
  offer french: march F4-2 x50 /0
  refuse french: march F4-2 x51 /0 because A05-6.2-7

test A05-6.2-8 A05-6.4-2  the way is the sum of the legs, and each ends on a whole hu: 200 in direction 45 is 141 east and 141 north
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /45 line
END
  play french: march F4-2 x200 /45
  expect truth units[id=F4-2].x = 2141
  expect truth units[id=F4-2].y = 341
  refuse french: march F4-2 x1 /45 because A05-6.2-1

test A05-6.2-9 A05-12.5.1-1  half of a capacity is counted without loss
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line S
unit FC-4 at 2200,100 /0 line S
unit F4-HQ at 1700,100 S
unit F4-3 at 1800,1248 /270 column S
unit F4-4 at 2400,200 /0 square S
END
  offer french: march F4-2 x100 /0, march FC-4 x200 /0, march F4-HQ x300 /0, march F4-3 x150 /270, march F4-4 x25 /0
  refuse french: march F4-2 x101 /0 because A05-12.5.1-1
  refuse french: march FC-4 x201 /0 because A05-12.5.1-1
  refuse french: march F4-HQ x301 /0 because A05-12.5.1-1
  refuse french: march F4-3 x151 /270 because A05-12.5.1-1
  refuse french: march F4-4 x26 /0 because A05-6.2-7

test A05-6.3-1  any unit may move 1 UM sideways instead, facing as before
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit FC-4 at 2300,200 /0 line
END
  offer french: march F4-2 x100 /90, march F4-2 x100 /270, march FC-4 x100 /90
  refuse french: march F4-2 x101 /90 because A05-6.3-1
  refuse french: march FC-4 x101 /270 because A05-6.3-1
  play french: march F4-2 x100 /90
  expect truth units[id=F4-2].x = 2100
  expect truth units[id=F4-2].facing = 0

test A05-6.3-2  a square moves sideways 1/2 UM at most
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 square
END
  offer french: march F4-2 x50 /90
  refuse french: march F4-2 x51 /270 because A05-6.3-2

test A05-6.3-3  the sideways move is the whole move of the phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x100 /90
  refuse french: march F4-2 x1 /90 because A05-6.3-3
  refuse french: turn F4-2 /10 because A05-6.3-3
  refuse french: march F4-2 x1 /0 because A05-6.3-3

test A05-6.3-3  after a leg there is no sideways move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x50 /0
  refuse french: march F4-2 x10 /90 because A05-6.3-3
  refuse french: march F4-2 x10 /270 because A05-6.3-3

test A05-6.3-3  after a turn there is none either
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /10
  refuse french: march F4-2 x10 /100 because A05-6.3-3

test A05-6.3-3  S units may step 100 hu aside, an S square 25; D and engaged units may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,200 /0 line S
unit F4-4 at 2400,200 /0 square S
unit F4-5 at 1700,200 /0 line D
unit F4-6 at 2600,245 /0 column foe A4-2 front
unit A4-2 at 2600,300 /180 line foe F4-6
END
  offer french: march FC-4 x100 /90, march F4-4 x25 /90
  refuse french: march FC-4 x101 /90 because A05-6.3-1
  refuse french: march F4-4 x26 /90 because A05-6.3-2
  refuse french: march F4-5 x10 /90 because A05-12.5.2-1
  refuse french: march F4-6 x10 /90 because A05-6.9-4

test A05-6.4-1  the first leg lies within 45 degrees of the facing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  offer french: march F4-2 x10 /45, march F4-2 x10 /315
  refuse french: march F4-2 x10 /46 because A05-6.4-1
  refuse french: march F4-2 x10 /314 because A05-6.4-1
  refuse french: march F4-2 x10 /100 because A05-6.4-1

test A05-6.4-2  the unit stands where its last leg ends
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x50 /0, march F4-2 x50 /0, march F4-2 x40 /0
  expect truth units[id=F4-2].y = 340
  refuse french: march F4-2 x61 /0 because A05-6.2-1
  offer french: march F4-2 x60 /0

test A05-6.4-3  later legs may bend, but no series of them goes beyond 45 degrees; it faces along the last
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x50 /30
  offer french: march F4-2 x50 /45, march F4-2 x50 /330, march F4-2 x50 /315
  refuse french: march F4-2 x50 /46 because A05-6.4-3
  play french: march F4-2 x50 /45
  expect truth units[id=F4-2].facing = 45
  refuse french: march F4-2 x50 /50 because A05-6.4-3

test A05-6.4-4  a turn of up to 45 degrees costs nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /40
  expect truth units[id=F4-2].facing = 40
  offer french: march F4-2 x200 /40
  refuse french: march F4-2 x10 /46 because A05-6.4-1
  play french: march F4-2 x200 /40

test A05-6.4-4  a unit turns on the spot once in a phase: neither back again nor farther, before a leg or behind it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2400,200 /0 line
END
  play french: turn F4-2 /40
  refuse french: turn F4-2 /0 because A05-6.4-4
  refuse french: turn F4-2 /45 because A05-6.4-4
  refuse french: turn F4-2 /90 because A05-6.4-4
  refuse french: turn F4-2 /180 because A05-6.6-3
  play french: march F4-2 x50 /10
  refuse french: turn F4-2 /30 because A05-6.4-4
  play french: march F4-3 x50 /10, turn F4-3 /30
  refuse french: turn F4-3 /10 because A05-6.4-4

test A05-6.5-1  a turn of more than 45 and up to 90 degrees leaves half of the capacity
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit FC-4 at 2000,100 /0 line
END
  play french: turn F4-2 /90
  offer french: march F4-2 x100 /90
  refuse french: march F4-2 x101 /90 because A05-6.5-1
  play french: turn FC-4 /314
  refuse french: march FC-4 x201 /314 because A05-6.5-1
  play french: march FC-4 x200 /314

test A05-6.5-1  45 degrees leave all of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,100 /0 line
END
  play french: turn FC-4 /315
  offer french: march FC-4 x400 /315

test A05-6.5-2  after such a turn legs go straight ahead
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /90
  refuse french: march F4-2 x50 /60 because A05-6.5-2
  refuse french: march F4-2 x50 /89 because A05-6.5-2
  play french: march F4-2 x50 /90
  refuse french: march F4-2 x50 /91 because A05-6.5-2
  offer french: march F4-2 x50 /90

test A05-6.5-3  a unit may fall back straight to its rear, facing as before, by half of its capacity
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2300,200 /90 line
unit F4-2 at 2000,300 /0 line
END
  offer french: march FC-4 x200 /270, march F4-2 x100 /180
  refuse french: march FC-4 x201 /270 because A05-6.5-3
  refuse french: march F4-2 x101 /180 because A05-6.5-3
  refuse french: march F4-2 x50 /179 because A05-6.4-1
  play french: march FC-4 x120 /270
  expect truth units[id=FC-4].facing = 90
  expect truth units[id=FC-4].x = 2180
  refuse french: march FC-4 x10 /90 because A05-6.5-3
  refuse french: turn FC-4 /100 because A05-6.5-3
  refuse french: march FC-4 x81 /270 because A05-6.5-3
  offer french: march FC-4 x80 /270

test A05-6.5-3  it cannot fall back when it has turned or gone forward
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /10
  refuse french: march F4-2 x10 /190 because A05-6.5-3
  play french: march F4-2 x10 /0
  refuse french: march F4-2 x10 /180 because A05-6.5-3

test A05-6.5-4  the turn of more than 45 degrees comes before any leg
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x60 /0
  refuse french: turn F4-2 /90 because A05-6.5-4
  offer french: turn F4-2 /45

test A05-6.5-4  turned first, it may go on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /90, march F4-2 x60 /90
  expect    log all contains "St-Hilaire 2 marches 0.60 UM to the east"

test A05-6.6-1  a turn of more than 90 degrees takes the whole capacity
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /180
  refuse french: march F4-2 x1 /180 because A05-6.6-1
  refuse french: turn F4-2 /170 because A05-6.6-1

test A05-6.6-1  so does one of 91, and one of 90 does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2300,200 /0 line
END
  play french: turn F4-2 /91, turn F4-3 /90
  refuse french: march F4-2 x1 /91 because A05-6.6-1
  offer french: march F4-3 x1 /90

test A05-6.6-2  turns are made on the centre
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: turn F4-2 /75
  expect truth units[id=F4-2].x = 2000
  expect truth units[id=F4-2].y = 200
  expect truth units[id=F4-2].facing = 75
  refuse french: turn F4-2 /75 because A05-6.6-2

test A05-6.6-3  only a unit that has done nothing yet may turn about
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 column
unit F4-3 at 2300,200 /0 line
unit F4-4 at 1700,200 /0 line
unit F4-5 at 2600,200 /0 line
END
  play french: march F4-2 x30 /0
  refuse french: turn F4-2 /180 because A05-6.6-3
  play french: turn F4-3 /10
  refuse french: turn F4-3 /180 because A05-6.6-3
  play french: column F4-4
  refuse french: turn F4-4 /180 because A05-6.6-3
  play french: turn F4-5 /180

test A05-6.7-1  no fire interrupts a move: before a line and a battery nobody is asked and no die falls
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,440 /180 line
unit A4-A1 at 2080,440 /180 unlimbered
END
  play french: march F4-2 x200 /0
  expect log all lacks "die"
  expect log all lacks "fires"
  expect asked french

test A05-6.8-1  own guns, limbered or not, are passed without effect
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-A1 at 1980,300 /0 unlimbered
unit F4-A2 at 2020,300 /0 limbered
END
  play french: march F4-2 x200 /0
  expect truth units[id=F4-2].y = 400
  expect truth units[id=F4-A1].y = 300
  expect truth units[id=F4-A1].morale = steady
  expect truth units[id=F4-2].morale = steady

test A05-6.8-2  but no unit ends on them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-A1 at 2000,300 /0 unlimbered
END
  refuse french: march F4-2 x100 /0 because A05-6.8-2
  refuse french: march F4-2 x71 /0 because A05-6.8-2
  offer french: march F4-2 x70 /0, march F4-2 x130 /0
  refuse french: march F4-2 x129 /0 because A05-6.8-2

test A05-6.8-3 A05-5.1-8  HQs pass and are passed, chits too; nobody ends on them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
fog fog
turn 3
unit F4-HQ at 2000,120
unit F4-2 at 2000,200 /0 line
chit CF1 at 2300,300 decoy
unit F4-3 at 2300,200 /0 line
END
  offer french: march F4-HQ x200 /0, march F4-3 x200 /0
  refuse french: march F4-HQ x80 /0 because A05-7.1-1
  refuse french: march F4-3 x100 /0 because A05-6.8-3
  play french: march F4-HQ x200 /0
  refuse french: march F4-2 x120 /0 because A05-6.8-3
  offer french: march F4-2 x200 /0

test A05-6.9-1  a column needs a gap of 30 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 column
unit F4-3 at 1945,300 /0 line
unit F4-4 at 2055,300 /0 line
END
  offer french: march F4-2 x200 /0

test A05-6.9-1  a column needs a gap of 30 hu: one of 29 is too narrow
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 column
unit F4-3 at 1945,300 /0 line
unit F4-4 at 2054,300 /0 line
END
  refuse french: march F4-2 x200 /0 because A05-6.9-1

test A05-6.9-1  in close order a unit goes straight on beside its neighbour, in whatever direction they face
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-6 at 1891,153 /5 column
unit F4-5 at 1921,150 /5 column
unit A5-C3 at 1915,251 /185 line
unit F4-1 at 2300,1000 /20 line
unit F4-2 at 2375,972 /20 line
END
  play      french: attack F4-6 /5
  play      allied: stand
  expect    truth units[id=F4-6].foe = A5-C3
  play      french: march F4-1 x100 /20
  play      french: march F4-2 x50 /20

test A05-6.9-2  the whole sweep of a turn must be free, not only its end: a friend 41 hu ahead stops it, one 43 hu ahead does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2000,256 /0 line
unit F4-4 at 2300,200 /0 line
unit F4-5 at 2300,258 /0 line
END
  refuse french: turn F4-2 /90 because A05-6.9-2
  offer french: turn F4-4 /90

test A05-6.9-2  the hull of a leg counts: a friend in the way of the middle of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 column
unit F4-3 at 2000,300 /90 column
END
  refuse french: march F4-2 x200 /0 because A05-6.9-1
  refuse french: march F4-2 x46 /0 because A05-6.9-1
  offer french: march F4-2 x45 /0

test A05-6.9-2  a leg that bends turns first, and needs the room for it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2080,200 /0 line
END
  offer french: march F4-2 x100 /0
  refuse french: march F4-2 x100 /20 because A05-6.9-2

test A05-6.9-3 A05-13.1-4  a unit beside an enemy that it does not fight goes where it likes, and need not attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,280 /180 line
unit F4-3 at 2300,200 /0 line
unit A4-3 at 2300,232 /180 line
END
  offer french: march F4-2 x100 /180, march F4-3 x100 /180, done

test A05-6.9-4  a unit in combat neither moves nor turns nor changes formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  refuse french: march F4-5 x10 /180 because A05-6.9-4
  refuse french: turn F4-5 /10 because A05-6.9-4
  refuse french: line F4-5 because A05-6.9-4
  offer-only french: done

test A05-6.9-4  nor does the one that is attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  refuse allied: march A4-2 x10 /0 because A05-6.9-4

test A05-6.9-4  the Santon battery in combat is not laid anew
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FS-A at 1075,2272 /85 unlimbered foe AB-1
unit AB-1 at 1107,2272 /265 line foe FS-A front
END
  refuse french: turn FS-A /86 because A05-6.9-4

test A05-6.10-1 A05-15.1-19  a hill costs nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1050,760 /0 column
END
  play french: march F4-2 x200 /0
  refuse french: march F4-2 x1 /0 because A05-6.2-1

test A05-6.10.1-1 A05-15.1-3 A05-2.4.3.2-1 A05-2.4.3.1-1  light infantry and light cavalry pass woods freely; the others pay double
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F5-C1 at 60,1045 /0 column
unit FC-4 at 100,1060 /0 column
unit F4-1 at 140,1070 /0 column
unit F4-2 at 180,1080 /0 column
unit A1-C1 at 1500,300 /0 column
END
  offer french: march F5-C1 x320 /0, march FC-4 x200 /0, march F4-1 x200 /0, march F4-2 x100 /0
  refuse french: march FC-4 x201 /0 because A05-6.2-2
  refuse french: march F4-1 x201 /0 because A05-6.2-1
  refuse french: march F4-2 x101 /0 because A05-6.2-1

test A05-6.10.1-1 A05-2.4.5-3  Cossacks pass woods like light cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A1-C1 at 60,1045 /0 column
END
  offer allied: march A1-C1 x320 /0

test A05-6.10.2-1 A05-2.4.5-2  light cavalry fords and rides on; the others stop, guard heavy cavalry among them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-C1 at 1450,560 /0 column
unit F4-C3 at 1500,560 /0 column
unit FI-C2 at 1550,560 /0 column
unit FI-C1 at 1600,560 /0 column
unit F4-1 at 1640,560 /0 column
END
  offer french: march F4-C1 x400 /0, march FI-C2 x400 /0, march F4-C3 x60 /0, march F4-1 x50 /0
  refuse french: march F4-C3 x61 /0 because A05-15.1-14
  refuse french: march FI-C1 x61 /0 because A05-15.1-14
  refuse french: march F4-1 x51 /0 because A05-15.1-14

test A05-6.10.2-1 A05-2.4.5-3  so do Cossacks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A1-C1 at 1450,560 /0 column
END
  offer allied: march A1-C1 x400 /0

test A05-6.10.3-1  a column that keeps to the road has 1 UM more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1900,1248 /270 column
unit FC-4 at 1650,1248 /270 column
END
  play french: march FC-4 x80 /270, march FC-4 x400 /268
  refuse french: march FC-4 x21 /268 because A05-6.10.3-1
  offer french: march F4-2 x300 /270
  refuse french: march F4-2 x301 /270 because A05-6.10.3-1

test A05-6.10.3-1  one leg off the road, and it has 2 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1900,1248 /270 column
END
  play french: march F4-2 x100 /270, march F4-2 x50 /300
  refuse french: march F4-2 x51 /270 because A05-6.2-1
  offer french: march F4-2 x50 /270

test A05-6.10.3-1  a line has no such bonus
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1860,1248 /270 line
END
  refuse french: march F4-2 x201 /270 because A05-6.2-1

test A05-6.10.3-1  a column attacks along the road as far as it may march there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1900,1248 /270 column
unit A4-2 at 1580,1248 /90 line
END
  play french: attack F4-2 /270
  expect truth units[id=F4-2].foe = A4-2
  expect truth units[id=A4-2].foe = F4-2

test A05-6.10.3-2  the road is followed through a bend of more than 45 degrees, and the column faces along it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1600,1743 /97 column
unit F4-3 at 2300,300 /97 column
END
  play french: march F4-2 x58 /97, march F4-2 x242 /144
  expect truth units[id=F4-2].facing = 144
  refuse french: march F4-3 x100 /144 because A05-6.4-1

test A05-6.10.3-2  it follows the road to Sokolnitz round its bend at 410,800
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 435,900 /194 column
END
  play french: march F4-2 x103 /194, march F4-2 x100 /180, march F4-2 x83 /159
  expect    log all contains "St-Hilaire 2 follows the road for 0.83 UM, to the south"

test A05-6.10.3-2  a leg may not cut a corner of the road
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1600,1743 /97 column
END
  play french: march F4-2 x150 /117
  refuse french: march F4-2 x51 /117 because A05-6.2-1

test A05-6.10.3-2  off a bend the road is no way to turn about
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1800,1248 /270 column
END
  refuse french: march F4-2 x101 /90 because A05-6.5-3

test A05-6.10.3-2  the road may be joined from 15 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1800,1263 /270 column
unit F4-3 at 1800,1400 /270 column
END
  play french: march F4-2 x100 /260
  offer french: march F4-2 x200 /270

test A05-6.10.3-2  not from 16
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1800,1264 /270 column
END
  play french: march F4-2 x100 /260
  refuse french: march F4-2 x101 /270 because A05-6.2-1

test A05-6.10.3-2  a leg that ends more than 5 hu off the road has left it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1800,1248 /270 column
END
  play french: march F4-2 x100 /274
  refuse french: march F4-2 x101 /269 because A05-6.2-1

test A05-6.10.3-2 A05-6.13-4  limbered guns count as a column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 1900,1248 /270 limbered
END
  offer french: march F4-A1 x300 /270

test A05-6.10.3-3 A05-6.2-9  no bonus for a unit that changes formation or turns; for an S column it is added before halving
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 1450,1762 /97 line
unit F4-3 at 1800,1248 /270 column S
unit F4-4 at 1900,1248 /280 column
END
  play french: column F4-2
  offer french: march F4-2 x100 /97
  refuse french: march F4-2 x101 /97 because A05-6.12-1
  offer french: march F4-3 x150 /270
  refuse french: march F4-3 x151 /270 because A05-12.5.1-1
  play french: march F4-3 x150 /270, turn F4-4 /270
  refuse french: march F4-4 x201 /270 because A05-6.2-1

test A05-6.11-1  no unit moves through an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,300 /180 line
END
  refuse french: march F4-2 x200 /0 because A05-6.11-1
  refuse french: march F4-2 x71 /0 because A05-6.11-1

test A05-6.11-1 A05-5.1-8  an HQ least of all
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 2000,200
unit A4-2 at 2000,300 /180 line
END
  refuse french: march F4-HQ x200 /0 because A05-5.1-8

test A05-6.11-2  cavalry rides round squares and guns; infantry cannot
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,150 /0 line
unit FC-5 at 2300,150 /0 line
unit F4-2 at 2600,200 /0 line
unit A4-2 at 2000,300 /180 square
unit A4-A1 at 2300,300 /180 unlimbered
unit A4-A2 at 2600,300 /180 limbered
END
  offer french: march FC-4 x300 /0, march FC-5 x300 /0
  refuse french: march F4-2 x200 /0 because A05-6.11-1

test A05-6.11-3  it may not end on them, pays the distance only, and no die falls
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,150 /0 line
unit A4-2 at 2000,300 /180 square
END
  refuse french: march FC-4 x150 /0 because A05-6.11-3
  refuse french: march FC-4 x197 /0 because A05-13.1-3
  offer french: march FC-4 x198 /0
  play french: march FC-4 x245 /0
  expect truth units[id=FC-4].y = 395
  expect log all lacks "die"
  expect asked french
  offer french: march FC-4 x155 /0

test A05-6.12-1  a change of formation costs half of the capacity
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit FC-4 at 2300,100 /0 line
END
  play french: column F4-2
  expect truth units[id=F4-2].form = column
  offer french: march F4-2 x100 /0
  refuse french: march F4-2 x101 /0 because A05-6.12-1
  play french: march FC-4 x200 /0, column FC-4
  refuse french: march FC-4 x1 /0 because A05-6.12-1

test A05-6.12-1  more than half spent, there is no change
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x101 /0
  refuse french: column F4-2 because A05-6.12-1

test A05-6.12-2  a square that changes may not move at all
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 square
unit F4-3 at 2300,200 /0 square
unit F4-4 at 1700,200 /0 square
END
  play french: column F4-2
  refuse french: march F4-2 x1 /0 because A05-6.12-2
  refuse french: turn F4-2 /10 because A05-6.12-2
  play french: march F4-3 x1 /0
  refuse french: line F4-3 because A05-6.12-2
  play french: turn F4-4 /5
  refuse french: line F4-4 because A05-6.12-2

test A05-6.12-3  it keeps centre and facing, comes before or after the other half of the move, and only once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /30 line
unit F4-3 at 2300,200 /0 column
END
  play french: march F4-2 x100 /30, column F4-2
  expect truth units[id=F4-2].facing = 30
  refuse french: line F4-2 because A05-6.12-3
  play french: line F4-3, march F4-3 x100 /0
  refuse french: column F4-3 because A05-6.12-3

test A05-6.12-3  it needs room
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2000,240 /0 line
unit F4-4 at 2300,200 /0 line
unit F4-5 at 2300,256 /0 line
END
  refuse french: column F4-2 because A05-6.12-3
  offer french: column F4-4

test A05-6.12-3 A05-15.1-17  a new formation needs room: not in a pond
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 800,330 /90 column
END
  refuse french: line F4-2 because A05-15.1-17

test A05-6.12-4  a change of formation and a turn of 90 degrees use up everything
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2300,200 /0 line
unit F4-4 at 1700,200 /0 line
END
  play french: column F4-2, turn F4-2 /90
  refuse french: march F4-2 x1 /90 because A05-6.12-1
  play french: turn F4-3 /90, column F4-3
  refuse french: march F4-3 x1 /90 because A05-6.12-1
  play french: turn F4-4 /90, march F4-4 x1 /90
  refuse french: column F4-4 because A05-6.12-1

test A05-6.12-5  a line moves by half and then forms square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
END
  play french: march F4-2 x100 /0, square F4-2
  refuse french: march F4-2 x1 /0 because A05-6.12-5

test A05-6.12-5  or it forms square and then shifts by 25 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2300,200 /0 line
unit F4-4 at 1700,200 /0 line
END
  play french: square F4-2
  refuse french: march F4-2 x26 /0 because A05-6.12-5
  play french: march F4-2 x25 /0
  refuse french: march F4-2 x1 /0 because A05-6.12-5
  play french: march F4-3 x1 /0, square F4-3
  refuse french: march F4-3 x1 /0 because A05-6.12-5
  play french: march F4-4 x101 /0
  refuse french: square F4-4 because A05-6.12-1

test A05-6.12-6  whoever changed formation does not attack in that turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-6 at 2000,200 /0 square
unit A5-C1 at 2000,260 /180 line R
unit F4-5 at 2300,200 /0 line
unit A4-2 at 2300,260 /180 line
END
  play french: column F4-6
  refuse french: attack F4-6 /0 because A05-6.12-6
  offer french: attack F4-5 /0
  play french: column F4-5
  refuse french: attack F4-5 /0 because A05-6.12-6

test A05-6.13-1  guns move only limbered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2000,200 /0 unlimbered
unit F4-A2 at 2300,200 /0 limbered
END
  refuse french: march F4-A1 x10 /0 because A05-6.13-1
  offer french: march F4-A2 x10 /0

test A05-6.13-2  a battery changes and moves by half of its capacity, unless it did preparation fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2000,200 /0 limbered
unit F4-A2 at 2300,200 /0 unlimbered
unit F1-A1 at 2400,200 /0 unlimbered prepared fired
unit F1-A2 at 2500,200 /0 limbered
END
  play french: march F4-A1 x100 /0, unlimber F4-A1
  expect truth units[id=F4-A1].form = unlimbered
  expect log all contains "St-Hilaire foot art. unlimbers" rule A05-6.13-2
  play french: limber F4-A2
  expect log all contains "Legrand foot art. limbers up" rule A05-6.13-2
  refuse french: march F4-A2 x101 /0 because A05-6.13-2
  play french: march F4-A2 x100 /0
  refuse french: limber F1-A1 because A05-6.13-2
  play french: march F1-A2 x101 /0
  refuse french: unlimber F1-A2 because A05-6.13-2

test A05-6.13-3  guns that held their fire turn in place by up to 180 degrees; after preparation fire by no more than 45
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2000,200 /0 unlimbered
unit F4-A2 at 2300,200 /0 unlimbered prepared fired
END
  play french: turn F4-A1 /120
  refuse french: turn F4-A2 /46 because A05-4.6-1
  play french: turn F4-A2 /45

test A05-6.13-4 A05-5.1-2  limbered is the column of guns, unlimbered their line; both are 30 by 30
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2000,200 /0 limbered
unit F4-2 at 2000,230 /0 line
unit F4-3 at 2300,200 /0 line
END
  offer french: unlimber F4-A1
  refuse french: column F4-A1 because A05-5.1-2
  refuse french: limber F4-3 because A05-5.1-2
  refuse french: limber F4-A1 because A05-5.1-2

test A05-7.1-4 A05-12.6.1-9  an HQ leaves its host, rides, joins another and stays there for the phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ on F4-6
unit F4-6 at 2000,200 /0 column
unit F4-5 at 2300,200 /0 column
END
  play french: leave F4-HQ
  expect truth units[id=F4-HQ].standing = at
  play french: join F4-HQ x23
  expect truth units[id=F4-HQ].at = F4-5
  refuse french: leave F4-HQ because A05-12.6.1-9
  play french: march F4-5 x200 /0

test A05-6.4-4 A05-18.1.1-10  a pure turn is a move too: a Guard that is held back does not turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
fog fog
events fighting
unit AG-1 at 1900,1400 /90 line
unit A2-1 at 1900,1200 /90 line
END
  refuse    allied: turn AG-1 /120 because A05-18.1.1-10
  play      allied: turn A2-1 /120

test A05-6.9-1  between a neighbour and a friend ahead no whole hu about the end is free: the next one is taken
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,1000 /60 column
unit F4-3 at 1985,1026 /60 column
unit F4-4 at 2080,1046 /60 column
END
  refuse french: march F4-2 x13 /60 because A05-6.9-1
  play french: march F4-2 x12 /60
  expect truth units[id=F4-2].x = 2010
  expect truth units[id=F4-2].y = 1005
