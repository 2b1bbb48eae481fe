# 28-french.t -- A05 28.2: the French as an NP side.

test A05-28.2.1-1 A05-28.2.9-1 A05-28.2.9-2 A05-28.2.8-1  turn 1: four chits, the Santon with V Corps, three with Legrand, two cavalry and a foot battery
  scenario austerlitz option np=french
  play french: done
  expect truth chits has 9
  expect truth units[id=FS-A].chit = CF1
  expect truth units[id=F5-C1].chit = CF1
  expect truth chits[id=CF1].x = 1075
  expect truth units[id=F4-HQ].standing = map
  expect truth units[id=F4-1].standing = map
  expect truth units[id=F4-A3].standing = map
  expect truth units[id=F5-HQ].standing = map

test A05-28.2.1-1  5 points against 3: defensive; nobody goes for the Pratzenberg
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP attitude" 0 0
player french
np french
turn 1 of 12
whole
fog fog
unit F4-2 at 768,1472 /90 line
unit A4-2 at 1300,1350 /270 line
END
  expect log all contains "French, 5 points against 3: defensive"
  offer-only french: done

test A05-28.2.1-2 A05-28.2.7-1  turn 5 with four Allied brigades in the centre: they hold
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 5 of 12
whole
unit F4-2 at 768,1472 /120 line
unit A4-1 at 1500,1300 /270 line
unit A4-2 at 1500,1200 /270 line
unit A4-3 at 1600,1300 /270 line
unit A4-4 at 1600,1200 /270 line
END
  offer-only french: done

test A05-28.2.1-1 A05-28.2.7-1  even where the players have agreed on no restrictions
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
option restrictions off
turn 5 of 12
whole
unit F4-2 at 768,1472 /120 line
unit A4-1 at 1500,1300 /270 line
unit A4-2 at 1500,1200 /270 line
unit A4-3 at 1600,1300 /270 line
unit A4-4 at 1600,1200 /270 line
END
  offer-only french: done

test A05-28.2.1-2  with three: they attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 5 of 12
whole
unit F4-2 at 768,1472 /120 line
unit A4-1 at 1500,1300 /270 line
unit A4-2 at 1500,1200 /270 line
unit A4-3 at 1600,1300 /270 line
END
  refuse french: done because A05-22.2-1

test A05-28.2.1-2  turn 6: in any case
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 6 of 12
whole
unit F4-2 at 768,1472 /120 line
unit A4-1 at 1500,1300 /270 line
unit A4-2 at 1500,1200 /270 line
unit A4-3 at 1600,1300 /270 line
unit A4-4 at 1600,1200 /270 line
END
  refuse french: done because A05-22.2-1

test A05-28.2.2-1  until then no attack is made; a column deploys, to answer with musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 3 of 12
whole
unit F4-2 at 700,1700 /90 column order combat A4-2
unit A4-2 at 800,1700 /270 line
END
  play french: line F4-2
  offer-only french: done

test A05-28.2.2-1  nor does anybody follow up a combat that is won
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
player french
np french
turn 3 of 12
whole
fate 6 1
unit F4-5 at 720,1700 /90 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 800,1700 /180 line D foe F4-5 marker 3
END
  offer-only french: done

test A05-28.2.2-2  Telnitz lost, odds 2:1: it is taken again
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 3 of 12
whole
events fighting
control telnitz allied
unit F4-7 at 250,420 /90 column order combat A1-3
unit F4-8 at 250,300 /90 column order combat A1-3
unit A1-3 at 390,355 /270 line
END
  refuse french: done because A05-22.2-1

test A05-28.2.2-2  at 1:1 it is not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 3 of 12
whole
events fighting
control telnitz allied
unit F4-9 at 250,355 /90 column order combat A1-1
unit A1-1 at 390,355 /270 line
unit A1-2 at 390,265 /270 line
END
  no-offer french: attack
  offer     french: line F4-9

test A05-28.2.3-1  a brigade stops where its group would be left behind
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
whole
control telnitz allied
unit F3-1 at 140,355 /90 column
unit F3-2 at 60,355 /90 column all
END
  offer-only french: march F3-1 x100 /90

test A05-28.2.4-1 A05-28.2.4-2  Sokolnitz to be held, the castle beside it free: it goes to the castle
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 3 of 12
whole
unit F4-7 at 440,600 /90 line all
unit F4-8 at 590,678 /270 column
END
  offer-only french: march F4-8 x75 /270

test A05-28.2.4-2 A05-22.3-3 A05-15.1-10  so it does with an enemy front before its flank: in the castle it has none
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 3 of 12
whole
unit F4-7 at 440,600 /90 line all
unit F4-8 at 590,678 /270 column
unit A2-1 at 505,745 /180 line
END
  offer-only french: march F4-8 x75 /270

test A05-28.2.4-1 A05-28.2.4-2  at the Santon redoubt and village are taken: behind the brook before up the hill
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
whole
control blasowitz french
events assault
unit F5-1 at 1050,2270 /90 line all
unit F5-2 at 1160,2390 /90 line all
unit F5-3 at 1060,2160 /90 column
unit AB-1 at 1700,2300 /270 line
END
  offer-only french: march F5-3 x92 /90

test A05-28.2.5-1 A05-28.2.6-1 A05-28.2.10-1 A05-28.2.11-1  turn 2: three chits of the rest of IV Corps, Soult in the first; none of V Corps
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 2 of 12
whole
fog fog
np french
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-3 map
unit F4-4 map
unit F4-5 map
unit F4-6 map
unit F4-C1 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
unit F5-1 map
unit F5-A1 map
corps F5 zone F1
fate 1 1 1 1 1 1 1
END
  expect truth chits has 3
  expect truth units[id=F4-HQ].chit = CF1
  expect truth units[id=F4-C1].chit = CF1
  expect truth units[id=F5-1].standing = map

test A05-28.2.11-1 A05-28.2.9-2  Legrand: die 4 a brigade of 5
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 1 of 12
whole
fog fog
np french
chits-left french 1
unit F4-7 map
unit F4-8 map
unit F4-9 map
corps F4 zone F4
fate 4
END
  expect truth units[id=F4-8].chit = CF1

test A05-28.2.11-1  die 6 the brigade of 8
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 1 of 12
whole
fog fog
np french
chits-left french 1
unit F4-7 map
unit F4-8 map
unit F4-9 map
corps F4 zone F4
fate 6
END
  expect truth units[id=F4-9].chit = CF1

test A05-28.2.9-2 A05-28.2.8-1  three chits with Legrand: the third cavalry stays
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 1 of 12
whole
fog fog
np french
chits-left french 3
unit F4-7 map
unit F4-8 map
unit F4-9 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A2 map
corps F4 zone F4
fate 1 1 1 1
END
  expect truth units[id=F4-C1].chit = CF1
  expect truth units[id=F4-A2].chit = CF1
  expect truth units[id=F4-C2].chit = CF2
  expect truth units[id=F4-9].chit = CF3
  expect truth units[id=F4-C3].standing = map

test A05-28.2.9-2  two of the cavalry and one foot battery go with him, no more, each by a die
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 1 of 12
whole
fog fog
np french
chits-left french 4
unit F4-7 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A2 map
corps F4 zone F4
fate 6 6
END
  expect truth units[id=F4-C3].chit = CF1
  expect truth units[id=F4-A2].chit = CF1
  expect truth units[id=F4-C1].standing = chit

test A05-28.2.9-3  the guns of the Santon are placed where they stand for good
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np french
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 1075,2272 box 1
unit FS-A chit CF1
unit AB-1 at 1075,2440 /180 column
END
  fate 2
  play allied: march AB-1 x80 /180
  expect truth units[id=FS-A].x = 1075
  expect truth units[id=FS-A].y = 2272
  expect truth units[id=FS-A].facing = 85
  expect truth units[id=FS-A].form = unlimbered

test A05-28.2.12-1 A05-28.2.9-1 A05-28.1.6.1-2  guns of IV Corps that were sent back when Legrand is out: with the rest of it, and Soult
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 3 of 12
whole
fog fog
np french
chits-left french 1
unit F4-HQ map
unit F4-1 map
unit F4-7 at 386,355 /90 line
unit F4-8 at 386,655 /90 line
unit F4-9 at 386,855 /90 line
unit F4-A1 map first
corps F4 zone F4
END
  expect truth units[id=F4-A1].chit = CF1
  expect truth units[id=F4-1].chit = CF1
  expect truth units[id=F4-HQ].chit = CF1

test A05-28.2.12-1  whoever was sent back comes first
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 3 of 12
whole
fog fog
np french
chits-left french 1
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-3 map
unit F4-4 map
unit F4-5 map
unit F4-6 map
unit F4-C1 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
unit F4-7 map first
unit F4-A2 map first
END
  expect truth units[id=F4-7].chit = CF1
  expect truth units[id=F4-A2].chit = CF1

test A05-28.2.6.1-1 A05-28.2.6.1-2  no chit of III Corps on turn 2
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 2 of 12
whole
fog fog
np french
chits-left french 3
unit F3-1 map
unit F3-HQ map
corps F3 zone F8
END
  expect truth chits has 0

test A05-28.2.6.1-1 A05-28.2.6.1-2  nor in a game without restrictions
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 2 of 12
whole
fog fog
np french
chits-left french 3
unit F3-1 map
unit F3-HQ map
corps F3 zone F8
option restrictions off
END
  expect truth chits has 0

test A05-28.2.6.1-2 A05-28.2.6-1  on turn 3 there is one
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 3 of 12
whole
fog fog
np french
chits-left french 3
unit F3-1 map
unit F3-HQ map
corps F3 zone F8
END
  expect truth units[id=F3-1].chit = CF1
  expect truth units[id=F3-HQ].chit = CF1

test A05-28.2.7.1-1  Davout moves, nobody else
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 3 of 12
whole
fog fog
np french
unit F3-1 map
corps F3 zone F8
unit F5-1 map
corps F5 zone F1
unit FC-1 map
corps FC zone F3
unit F1-1 map
corps F1 zone F2
unit FI-1 map
corps FI zone F2
option restrictions off
END
  offer-only french: send F3 x6
  play french: send F3 x6
  offer-only french: done

test A05-28.2.7.1-2  Telnitz is lost: Bernadotte too
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 3 of 12
whole
fog fog
np french
control telnitz allied
unit F1-1 map
corps F1 zone F2
option restrictions off
END
  offer-only french: send F1 x3

test A05-28.2.7.1-2  while all four are held, he stays
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 3 of 12
whole
fog fog
np french
unit F1-1 map
corps F1 zone F2
option restrictions off
END
  offer-only french: done

test A05-28.2.7.1-1 A05-28.2.13-1  the Guard once it is released
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 4 of 12
whole
fog fog
np french
events pratzen-changed
unit FI-1 map
corps FI zone F2
option restrictions off
END
  refuse french: done because A05-22.2-1

test A05-28.2.13-1  turn 4, nothing has happened: no chit of the Guard
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 4 of 12
whole
fog fog
np french
chits-left french 3
unit FI-1 map
corps FI zone F2
END
  expect truth chits has 0

test A05-28.2.13-1  turn 7: there is one
  position <<END
position austerlitz 1
seats 0 1
frame match "French chits"
turn 7 of 12
whole
fog fog
np french
chits-left french 3
unit FI-1 map
corps FI zone F2
END
  expect truth units[id=FI-1].chit = CF1

test A05-28.2.14-1  a reserve goes where most was lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
whole
worth french 3 60
events assault
unit F4-7 at 440,600 /90 line all
unit A2-1 at 700,600 /270 line
unit F1-1 at 300,1600 /180 column
END
  refuse french: done because A05-22.2-1
  play french: march F1-1 x200 /165
  expect log all contains "comes up in support" rule A05-28.2.14-1

test A05-28.2.14-1 A05-28.1.8-2  the nearest reserve goes, of the same corps too; the others keep to their own objectives
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
whole
worth french 3 60
events assault
unit F4-7 at 440,600 /90 line all
unit A2-1 at 700,600 /270 line
unit F4-2 at 300,1600 /180 column
unit F1-1 at 500,2350 /180 column
END
  play french: march F1-1 x200 /165
  expect log all lacks "Rivaud 1 comes up in support"
  play french: march F4-2 x200 /165
  expect log all contains "St-Hilaire 2 comes up in support" rule A05-28.2.14-1

test A05-28.2.14-1 A05-28.1.8-2  a battery alone is no reserve for which others stay
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
whole
worth french 3 60
events assault
unit F4-7 at 440,600 /90 line all
unit A2-1 at 700,600 /270 line
unit F1-A1 at 100,1450 /180 limbered all
unit F1-1 at 300,2000 /180 column
END
  play french: march F1-1 x200 /180
  expect log all contains "Rivaud 1 comes up in support" rule A05-28.2.14-1

test A05-28.2.13-1 A05-28.2.14-1  the Guard is no reserve before it is active, not to the rear either
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 3 of 12
whole
option restrictions off
worth french 3 60
unit F4-7 at 440,600 /90 line all
unit A2-1 at 700,600 /270 line
unit FI-1 at 500,1600 /180 column
END
  offer-only french: done

test A05-28.2.1-1 A05-24.5-2  the assault does not wait for Bernadotte, who may not move before it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 6 of 12
whole
unit F4-1 at 900,1600 /135 column
unit F4-2 at 860,1560 /135 column
unit F1-1 at 640,1860 /135 column
unit F1-2 at 600,1820 /135 column
unit A4-1 at 1600,1000 /270 line
END
  refuse french: done because A05-22.2-1

test A05-28.2.2-1 A05-25.2-1  while the French hold their lines nobody forms column for an assault: they answer with musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 3 of 12
whole
attitude french defensive
events fighting
unit F4-5 at 700,1250 /90 line order combat A4-2
unit F4-7 at 386,355 /90 line all
unit A4-2 at 850,1250 /270 line
unit A4-3 at 1300,900 /270 line
unit A4-4 at 1300,1000 /270 line
unit A4-5 at 1250,950 /270 line
END
  offer-only french: done

test A05-28.2.4-1 A05-28.2.4-2  the castle before the village, though the village is nearer
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 3 of 12
whole
unit F4-8 at 520,560 /0 column
END
  offer-only french: march F4-8 x100 /345
