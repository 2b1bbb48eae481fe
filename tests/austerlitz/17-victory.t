# 17-victory.t -- chapter 17: places, points, and who has won.

test A05-17.1-1 A05-17.1.4-1  Napoleon taken: the Allies have won at once, on whatever turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
turn 3
unit A5-C3 at 2000,330 /180 line foe F-HQ0 front declared lead
unit F-HQ0 at 2000,300
unit F4-5 at 2300,300 /0 line
END
  expect result winner allied
  expect result over

test A05-17.1-1  Napoleon lost in the turn in which the French would have won by places
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
whole
turn 9
held french 1
brigades allied 7
control pratzenberg french
control blasowitz french
unit A5-C3 at 2000,330 /180 line foe F-HQ0 front declared lead
unit F-HQ0 at 2000,300
unit F4-5 at 2300,300 /0 line
END
  expect result winner allied

test A05-17.1.1-1 A05-17.1.1.3-1 A05-4.1-3  turn 12 ends: 6 to 5, the French have won
  position <<END
position austerlitz 1
seats 0 1
turn 12
frame match "end of turn"
points french 1
points allied 2
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result over
  expect result score french = 6
  expect result score allied = 5
  expect result winner french

test A05-17.1.1.3-1  a tie is an Allied win
  position <<END
position austerlitz 1
seats 0 1
turn 12
frame match "end of turn"
points allied 2
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result score french = 5
  expect result score allied = 5
  expect result winner allied

test A05-17.1.1.3-1  on turn 11 nobody has won
  position <<END
position austerlitz 1
seats 0 1
turn 11
frame match "end of turn"
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result running
  expect view french turn = 12

test A05-17.1.1.1-1 A05-17.1.1.1-2  seven places: the Pratzenberg 2, the others 1, 8 in all
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "end of turn"
control pratzenberg french
control blasowitz french
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result score french = 8
  expect result score allied = 0
  expect view french places has 7

test A05-17.1.1.1-1  all but the Pratzenberg: 6
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "end of turn"
control blasowitz french
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result score french = 6
  expect result score allied = 2

test A05-17.1.1.2-1  two batteries and a headquarters are 3 points
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "end of turn"
points french 3
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result score french = 8

test A05-17.1.1.2-2  a unit that may come back gives no points yet
  position <<END
position austerlitz 1
seats 0 1
turn 5
option returns on
frame match "end of turn"
unit F4-5 at 2000,245 /0 column
unit F4-6 away 9
unit A4-2 at 2400,300 /180 line
END
  expect result score allied = 3

test A05-17.1.1.4-1 A05-17.1.1.5-1  at the start Pratzenberg and Blasowitz are Allied, the five others French
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "end of turn"
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect view french places[id=pratzenberg].holder = allied
  expect view french places[id=blasowitz].holder = allied
  expect view french places[id=telnitz].holder = french
  expect view french places[id=sokolnitz].holder = french
  expect view french places[id=sokolnitz-castle].holder = french
  expect view french places[id=puntowitz].holder = french
  expect view french places[id=santon].holder = french
  expect result score french = 5
  expect result score allied = 3

test A05-17.1.1.6-1 A05-17.1.1.6-2  a brigade that crosses Blasowitz has it, without leaving anybody there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1490,1825 /270 column
unit A4-2 at 2400,300 /180 line
END
  play      french: march F4-5 x200 /270
  expect log all contains "Blasowitz is now French" rule A05-17.1.1.6-1
  expect result score french = 6
  expect result score allied = 2

test A05-17.1.1.6-2  a march that ends before it changes nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1490,1825 /270 column
unit A4-2 at 2400,300 /180 line
END
  play      french: march F4-5 x57 /270
  expect log all lacks "is now"
  play      french: march F4-5 x1 /270
  expect log all contains "Blasowitz is now French"

test A05-17.1.1.6-2  a headquarters alone crosses Puntowitz and has it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-HQ at 860,1470
unit F4-5 at 2000,245 /0 column
END
  play      allied: march A4-HQ x200 /270
  expect log all contains "Puntowitz is now Allied"

test A05-17.1.1.6-2  a retreat in disorder takes a place
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 1 4 3
unit A4-2 at 1505,1825 /270 column foe F4-2 front declared lead
unit F4-2 at 1450,1825 /90 line foe A4-2
END
  expect log all contains "Blasowitz is now French"

test A05-17.1.1.6-2  a rout does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 3 6 6
unit A4-2 at 1505,1825 /270 column foe F4-2 front declared lead
unit F4-2 at 1450,1825 /90 line foe A4-2
END
  expect view french units[id=F4-2].morale = R
  expect view french units[id=F4-2].x = 1350
  expect log all lacks "is now French"
  expect result score allied = 3

test A05-17.1.1.6-3  while units of both sides are in it, nothing changes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1490,1825 /270 column
unit A4-2 at 1380,1765 /90 line
END
  play      french: march F4-5 x90 /270
  expect log all lacks "is now"
  expect result score allied = 3

test A05-17.1.1.6-3  nor for the side that comes in
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-2 at 1490,1825 /270 column
unit F4-2 at 1380,1765 /90 line
control blasowitz french
END
  play      allied: march A4-2 x90 /270
  expect log all lacks "is now"
  expect view french places[id=blasowitz].holder = french

test A05-17.1.1.6-4  the ground of the castle is the castle's alone, where the village reaches into it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-HQ at 470,760
unit F4-5 at 2000,245 /0 column
END
  play      allied: march A4-HQ x100 /180
  expect log all contains "Sokolnitz castle is now Allied"
  expect log all lacks "Sokolnitz is now Allied"
  play      allied: march A4-HQ x20 /180
  expect log all contains "Sokolnitz is now Allied"

test A05-17.1.2-1 A05-17.1.2-2  the Allies hold all seven at the ends of two turns running
  position <<END
position austerlitz 1
seats 0 1
whole
turn 9
held allied 1
frame match "end of turn"
control telnitz allied
control sokolnitz allied
control sokolnitz-castle allied
control puntowitz allied
control santon allied
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result over
  expect result winner allied

test A05-17.1.2-1  once is not enough
  position <<END
position austerlitz 1
seats 0 1
whole
turn 9
frame match "end of turn"
control telnitz allied
control sokolnitz allied
control sokolnitz-castle allied
control puntowitz allied
control santon allied
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result running

test A05-17.1.2-2  six of seven are not enough
  position <<END
position austerlitz 1
seats 0 1
whole
turn 9
held allied 1
frame match "end of turn"
control telnitz allied
control sokolnitz allied
control sokolnitz-castle allied
control puntowitz allied
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result running

test A05-17.1.3-1  the French hold all seven twice, and 6 brigades are not enough
  position <<END
position austerlitz 1
seats 0 1
whole
turn 9
held french 1
brigades allied 6
frame match "end of turn"
control pratzenberg french
control blasowitz french
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result running

test A05-17.1.3-1 A05-17.1.3-2  with the seventh by the second turn they have won
  position <<END
position austerlitz 1
seats 0 1
whole
turn 9
held french 1
brigades allied 7
frame match "end of turn"
control pratzenberg french
control blasowitz french
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result over
  expect result winner french

test A05-17.1.1.6-3 A05-7.1-2  an HQ that joins a unit outside has left the place: the enemy who is alone in it now has it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 345,300
unit F4-8 at 316,300 /0 column
unit A1-1 at 410,395 /270 line
control telnitz french
END
  play      french: join F4-HQ x26
  expect    truth units[id=F4-HQ].standing = on
  expect    view french places[id=telnitz].holder = allied

test A05-17.1.1.6-2 A05-13.11.1-2  who is routed where a friend stops him holds the place no longer
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
frame retreat "go back" 0 23 270 0 255
unit F4-5 at 420,300 /90 line D
unit F4-8 at 325,300 /90 line
unit A1-1 at 386,395 /0 line
control telnitz french
fate 1 2
END
  expect    truth units[id=F4-5].morale = R
  expect    truth units[id=F4-5].x = 355
  expect    view french places[id=telnitz].holder = allied

test A05-17.1.1.6-3 A05-13.11.1-5  who flees out of a place and is lost upon a friend has left it to the enemy in it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 23 99
unit F4-5 at 360,300 /90 line
unit F4-8 at 280,300 /90 line
unit A1-1 at 386,395 /0 line
unit A4-2 at 700,300 /270 line
control telnitz french
fate 1 2
END
  expect    truth units[id=F4-5].standing = lost
  expect    truth units[id=F4-8].morale = D
  expect    view french places[id=telnitz].holder = allied

test A05-17.1.1.6-2 A05-12.5.3.2-1  an HQ that rallies in a place is a unit again, and takes it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
player french
unit F4-HQ at 386,355 R
unit A1-1 at 1700,395 /270 line
control telnitz allied
fate 1 2
END
  expect    truth units[id=F4-HQ].morale = D
  expect    view french places[id=telnitz].holder = french
  expect    log all contains "Telnitz" rule A05-17.1.1.6-1

test A05-17.1.1.6-2 A05-17.1.1.6-3  who hides in a place that both are in leaves it to the enemy: no chit holds one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-8 at 386,290 /90 column
unit A1-1 at 386,420 /270 line
control telnitz french
END
  play      french: hide F4-8
  expect    view allied units[id=F4-8].standing = unseen
  expect    view french places[id=telnitz].holder = allied

test A05-17.1.1.6-1 A05-16.4.2.8.2-1  who hides in a place that is his alone keeps it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame hiding hiding 0 0
turn 3 of 12
whole
fog fog
player french
unit F4-8 at 386,290 /90 column
unit A1-1 at 386,500 /270 line
control telnitz french
END
  play      french: hide F4-8
  expect    view french places[id=telnitz].holder = french

test A05-17.1-1 A05-17.1.2-1  the Allies hold all seven at the end of turn 12: that decides, whatever the points are
  position <<END
position austerlitz 1
seats 0 1
whole
turn 12
held allied 1
points french 60
frame match "end of turn"
control telnitz allied
control sokolnitz allied
control sokolnitz-castle allied
control puntowitz allied
control santon allied
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect result over
  expect result winner allied
