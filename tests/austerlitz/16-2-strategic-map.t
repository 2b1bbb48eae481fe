# 16-2-strategic-map.t -- chapter 16.4.1: corps on the strategic maps, the dotted line, the striped zone.
#
# Zones by number: F1 to F8 0 to 7, AX 8, A1 to A8 9 to 16.  The die of a column is laid as 0 to 5 for 1 to 6.

test A05-16.4.1-1 A05-16.4.1-3  Bernadotte goes from F2 to F3: a neighbour, once in a turn
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F1-1 map
corps F1 zone F2
option restrictions off
END
  offer french: send F1 x2
  refuse french: send F1 x4 because A05-16.4.1-3
  play french: send F1 x2
  expect view french corps[id=F1].zone = F3
  refuse french: send F1 x3 because A05-16.4.1-3
  play french: done


test A05-16.4.1-2  F8 has three neighbours: F5, F6, F7
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 3 of 12
whole
fog fog
unit F3-1 map
corps F3 zone F8
option restrictions off
END
  offer-only french: send F3 x4, send F3 x5, send F3 x6, done


test A05-16.4.1-3  strategic moves come after the fog rolls, the Allies first, then the chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 3 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
unit F4-2 map
corps F4 zone F4
fate 1
END
  expect asked allied
  expect trace contains "strategic"
  play allied: done
  expect asked french
  expect trace contains "strategic"
  play french: done
  expect asked allied
  expect trace contains "chits"


test A05-16.4.1-4  part of a corps is on the field and does not go with it; when none is left there is nothing to send
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F4-7 at 2000,200 /0 line
unit F4-2 map
corps F4 zone F4
unit F5-1 at 2300,200 /0 line
corps F5 zone F1
option restrictions off
END
  play french: send F4 x4
  expect truth units[id=F4-7].x = 2000
  expect view french corps[id=F4].zone = F5
  refuse french: send F5 x1 because A05-16.4.1-4


test A05-16.4.1.1-1  the other side sees neither the corps nor its move, nor the die of a column
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
columns 2
fate 6
option restrictions off
END
  play allied: send A2 x13
  expect view allied corps[id=A2].zone = A5
  expect view french corps[id=A2].zone absent
  expect view french columns_left = 0
  expect log french lacks "Column"
  expect log french lacks "die"
  expect log allied contains "tries"
  no-undo allied


test A05-16.4.1.2-1 A05-16.4.1.2-2  where the corps begin
  scenario austerlitz
  expect truth corps[id=F0].zone = F2
  expect truth corps[id=F1].zone = F2
  expect truth corps[id=FG].zone = F2
  expect truth corps[id=FI].zone = F2
  expect truth corps[id=F5].zone = F1
  expect truth corps[id=FC].zone = F3
  expect truth corps[id=F4].zone = F4
  expect truth corps[id=AK].zone = A5
  expect truth corps[id=A1].zone = A5
  expect truth corps[id=A2].zone = A4
  expect truth corps[id=A3].zone = A4
  expect truth corps[id=A5].zone = A4
  expect truth corps[id=A4].zone = A3
  expect truth corps[id=AB].zone = A1
  expect truth corps[id=A0].zone = A6
  expect truth corps[id=AG].zone = A6
  expect truth corps[id=F3].zone absent
  expect truth units[id=F3-1].standing = off
  expect truth units[id=F4-9].chit = CF4


test A05-16.4.1.3-1 A05-16.4.1.3-2  the dotted line is closed until the fighting has begun: Lannes not to A2, Dokhturov not to F7
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 1 of 12
whole
fog fog
unit F5-2 map
corps F5 zone F1
option restrictions off
END
  refuse french: send F5 x10 because A05-16.4.1.3-1
  offer french: send F5 x1


test A05-16.4.1.3-2  the border of F and A zones is the line
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A1-1 map
corps A1 zone A5
columns 1
option restrictions off
END
  refuse allied: send A1 x6 because A05-16.4.1.3-1
  offer allied: send A1 x16


test A05-16.4.1.3-2  and so is the border of F zones and the striped zone
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F4-2 map
corps F4 zone F4
option restrictions off
END
  refuse french: send F4 x8 because A05-16.4.1.3-1


test A05-16.4.1.3-3  once a shot has been fired anywhere, corps may cross
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 3 of 12
whole
fog fog
events fighting
unit F5-2 map
corps F5 zone F1
option restrictions off
END
  offer french: send F5 x10


test A05-16.4.1.3-3  before, a chit may not enter the other side's zones; after, it may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 2 of 12
fog fog
chit CA1 at 600,450 decoy
chit CF1 at 380,450 decoy
END
  offer allied: march CA1 x39 /270
  refuse allied: march CA1 x45 /270 because A05-16.4.1.3-1


test A05-16.4.1.3-3  the same move with the fighting begun
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 2 of 12
fog fog
events fighting
chit CA1 at 600,450 decoy
chit CF1 at 380,450 decoy
END
  offer allied: march CA1 x45 /270


test A05-16.4.1.3-3  a musket shot begins it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 0
turn 2 of 12
fog fog
player allied
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,260 /180 line
fate 1
END
  expect truth fighting = false
  play french: battery F4-2, fire A4-2
  expect truth fighting = true
  expect log all contains "dotted line" rule A05-16.4.1.3-3


test A05-16.4.1.3-4  over the line with a move that brings it within 1/2 UM of the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 2 of 12
fog fog
chit CA1 at 600,450 decoy
chit CF1 at 460,450 decoy
fate 1
END
  refuse allied: march CA1 x49 /270 because A05-16.4.1.3-1
  offer allied: march CA1 x50 /270, march CA1 x100 /270
  play allied: march CA1 x100 /270
  expect log all contains "CA1 moves 0.50 UM"
  expect truth chits has 0


test A05-16.4.1.3-4  partial fog 1: not to 90 hu of a unit that nobody sees through the pheasantry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 4 of 12
fog partial-1 lifted 4
chit CA1 at 600,740 decoy
unit F4-2 at 425,740 /90 line
END
  refuse allied: march CA1 x50 /270 because A05-16.4.1.3-1
  offer allied: march CA1 x30 /270


test A05-16.4.1.4-1  the French roll for nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F1-1 map
corps F1 zone F2
unit FC-1 map
corps FC zone F3
fate 1 1
option restrictions off
END
  play french: send F1 x2, send FC x3
  expect truth corps[id=FC].zone = F4
  undo french


test A05-16.4.1.5-1  a column goes on a 4, not on a 3: here a 3
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
columns 2
fate 3
option restrictions off
END
  play allied: send A2 x13
  expect truth corps[id=A2].zone = A4


test A05-16.4.1.5-1  a column goes on a 4, not on a 3: here a 4
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
columns 2
fate 4
option restrictions off
END
  play allied: send A2 x13
  expect truth corps[id=A2].zone = A5


test A05-16.4.1.5-2  two columns there already: 5 less 2 is 3
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
unit A1-1 map
corps A1 zone A5
unit AK-1 map
corps AK zone A5
columns 2
fate 5
option restrictions off
END
  play allied: send A2 x13
  expect truth corps[id=A2].zone = A4
  expect log allied contains "5 less 2"


test A05-16.4.1.5-2  two columns there already: 6 less 2 is 4
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
unit A1-1 map
corps A1 zone A5
unit AK-1 map
corps AK zone A5
columns 2
fate 6
option restrictions off
END
  play allied: send A2 x13
  expect truth corps[id=A2].zone = A5
  expect log allied contains "6 less 2"


test A05-16.4.1.5-3  an attempt counts whether it succeeds or not, and a column tries once
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
unit A3-1 map
corps A3 zone A4
unit A4-1 map
corps A4 zone A3
columns 2
fate 1 1
option restrictions off
END
  play allied: send A2 x13
  refuse allied: send A2 x13 because A05-16.4.1.5-3
  play allied: send A3 x13
  refuse allied: send A4 x14 because A05-16.4.1.5-3
  offer-only allied: done


test A05-16.4.1.5-4  a column wholly on the field is not in the way; one with a unit still on the map is
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
unit A1-1 at 2000,200 /0 line
corps A1 zone A5
unit AK-1 map
unit AK-C1 at 2200,200 /0 line
corps AK zone A5
columns 2
fate 5
option restrictions off
END
  play allied: send A2 x13
  expect log allied contains "5 less 1"
  expect truth corps[id=A2].zone = A5


test A05-16.4.1.5-4  Kutuzov's staff is no column
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
unit AG-1 map
corps AG zone A7
unit A-HQ0 map
corps A0 zone A6
columns 2
fate 4
option restrictions off
END
  play allied: send AG x14
  expect log allied contains "4 less 0"


test A05-16.4.1.6-1 A05-16.4.1.6-2  historical: no column into the striped zone before the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
events fighting
unit A2-1 map
corps A2 zone A4
columns 1
END
  refuse allied: send A2 x8 because A05-16.4.1.6-1


test A05-16.4.1.6-2  after it, yes
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 4 of 12
whole
fog fog
events fighting assault
unit A2-1 map
corps A2 zone A4
columns 1
END
  offer allied: send A2 x8


test A05-16.4.1.6-1  nor a chit, nor a unit, nor across a corner of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
fog fog
events fighting
chit CA1 at 1200,1300 decoy
chit CF1 at 100,2300 decoy
unit A2-1 at 1200,1400 /270 column
unit A3-2 at 1110,1080 /45 column
END
  refuse allied: march CA1 x60 /270 because A05-16.4.1.6-1
  offer allied: march CA1 x39 /270
  refuse allied: march A2-1 x60 /270 because A05-16.4.1.6-1
  offer allied: march A2-1 x30 /270
  refuse allied: march A3-2 x120 /45 because A05-16.4.1.6-1


test A05-16.4.1.6-1  in a free game they may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
fog fog
events fighting
option restrictions off
chit CA1 at 1200,1300 decoy
chit CF1 at 100,2300 decoy
END
  offer allied: march CA1 x60 /270


test A05-16.4.1.6-2  the first unit of Vandamme in it opens it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F4-5 at 840,1600 /90 column
END
  expect truth assault = false
  play french: march F4-5 x100 /90
  expect truth assault = true
  expect log all contains "striped zone" rule A05-16.4.1.6-1


test A05-16.4.1.6-2  so does one that only crosses a corner of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F4-5 at 850,1650 /20 column
END
  play french: march F4-5 x80 /20
  expect truth units[id=F4-5].y = 1725
  expect truth assault = true


test A05-16.4.1.6-2  a unit of another division does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F4-7 at 840,1600 /90 column
END
  play french: march F4-7 x100 /90
  expect truth assault = false


test A05-16.4.1.6-2 A05-16.4.1.6-3  one that retreats or flees into it does not open it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
frame retreat "go back" 0 23 90 0 255
turn 3 of 12
whole
unit F4-5 at 840,1600 /270 line
unit A4-2 at 600,1600 /90 line
END
  expect truth units[id=F4-5].x = 940
  expect truth assault = false


test A05-16.4.1.6-3  a retreat into it is carried out
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
frame retreat "go back" 0 99 270 0 255
turn 3 of 12
whole
unit A4-2 at 1200,1300 /90 line
END
  expect truth units[id=A4-2].x = 1100

test A05-16.4.1.6-2 A05-12.5.3.2-1  nor does one that was driven there, when it rallies and takes its front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
turn 2 of 12
whole
fog fog
events fighting
unit F4-5 at 1000,1400 /270 line R
unit A4-2 at 2000,1300 /270 line
END
  fate 1 2
  play french: pose F4-5 x0 /270
  expect truth units[id=F4-5].morale = D
  expect truth assault = false

test A05-3.2-1  each zone of the strategic maps has its ground on the field
  scenario austerlitz
  expect truth zones[id=F1].rects[0] has 4
  expect truth zones[id=A8].rects[0] has 4

test A05-16.4.1-3  a zone that is on no map is no neighbour
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F1-1 map
corps F1 zone F2
option restrictions off
END
  offer french: send F1 x2
  refuse french: send F1 x34 because A05-16.4.1-3
