# 28-allies.t -- A05 28.1: the Allies as an NP side.

test A05-28.1-1  Kutuzov waits with the Guard in A6
  scenario austerlitz option np=allied
  expect truth corps[id=A0].zone = A6
  expect truth units[id=A-HQ0].standing = map

test A05-28.1.1-1  turn 1: 3 points against 5, offensive
  scenario austerlitz option np=allied
  play french: done
  expect log all contains "Allied, 3 points against 5: offensive"

test A05-28.1.3-1 A05-28.1.4-1 A05-28.1.6.1-1 A05-28.1.6.1-2 A05-28.1.6-1  turn 1: two boxes with all of Kienmayer, three with I Column; the HQs ride in the first
  scenario austerlitz option np=allied
  play french: done
  expect truth chits has 9
  expect truth units[id=AK-1].chit = CA1
  expect truth units[id=AK-HQ].chit = CA1
  expect truth units[id=AK-A1].chit = CA1
  expect truth units[id=A1-HQ].chit = CA3
  expect truth units[id=A1-C1].chit = CA3
  expect truth units[id=A2-1].standing = map
  expect truth units[id=AG-1].standing = map

test A05-28.1.6.1-3 A05-28.1.6.3-1  I Column: die 4 a brigade of 8
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 2 of 12
whole
fog fog
np allied
chits-left allied 1
unit A1-HQ map
unit A1-1 map
unit A1-2 map
unit A1-3 map
unit A1-C1 map
unit A1-A1 map
unit A1-A2 map
unit A1-A3 map
corps A1 zone A5
fate 4 1
END
  expect truth units[id=A1-2].chit = CA1
  expect truth units[id=A1-C1].chit = CA1
  expect truth units[id=A1-HQ].chit = CA1

test A05-28.1.6.1-3  die 5 the brigade of 5
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 2 of 12
whole
fog fog
np allied
chits-left allied 1
unit A1-HQ map
unit A1-1 map
unit A1-2 map
unit A1-3 map
unit A1-C1 map
unit A1-A1 map
unit A1-A2 map
unit A1-A3 map
corps A1 zone A5
fate 5 1
END
  expect truth units[id=A1-3].chit = CA1

test A05-28.1.6.3-1  II Column, 8, 7 and 8: a die for each box
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 2 of 12
whole
fog fog
np allied
chits-left allied 2
unit A2-1 map
unit A2-2 map
unit A2-3 map
unit A2-C1 map
unit A2-A1 map
unit A2-A2 map
corps A2 zone A4
fate 3 6
END
  expect truth units[id=A2-2].chit = CA1
  expect truth units[id=A2-3].chit = CA2

test A05-24.6.4-2 A05-28.1.6.3-1  five to choose from: a 6 is rolled again, a 5 is the fifth
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 2 of 12
whole
fog fog
np allied
chits-left allied 1
unit A4-1 map
unit A4-2 map
unit A4-3 map
unit A4-4 map
unit A4-5 map
corps A4 zone A3
fate 6 5 2
END
  expect truth units[id=A4-5].chit = CA1
  expect truth units[id=A4-2].standing = map

test A05-28.1.4-1 A05-28.1.4-2 A05-28.1.6.2-1  Kienmayer is used up: Dokhturov, then Langeron
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 2 of 12
whole
fog fog
np allied
chits-left allied 3
unit A1-3 map
unit A1-A3 map
corps A1 zone A5
unit A2-1 map
unit A2-2 map
unit A2-3 map
unit A2-C1 map
unit A2-A1 map
unit A2-A2 map
corps A2 zone A4
fate 1 1 1 1
END
  expect truth units[id=A1-3].chit = CA1
  expect truth units[id=A2-1].chit = CA2
  expect truth units[id=A2-C1].chit = CA2

test A05-28.1.6.1-1 A05-28.1.6.1-2 A05-28.1.6.4-1  the chit of one that was sent back is filled to its limit, from its own column
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 3 of 12
whole
fog fog
np allied
chits-left allied 1
unit A1-1 map
unit A1-C1 map
corps A1 zone A4
unit A2-1 map
unit A2-2 map first
unit A2-C1 map
unit A2-A1 map
corps A2 zone A4
END
  expect truth units[id=A2-2].chit = CA1
  expect truth units[id=A2-C1].chit = CA1
  expect truth units[id=A2-A1].chit = CA1
  expect truth units[id=A2-1].standing = map
  expect truth units[id=A1-1].standing = map

test A05-28.1.6.1-2 A05-28.1.6.4-1  those who were sent back together stay together: two cavalry take no infantry in
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 3 of 12
whole
fog fog
np allied
chits-left allied 1
unit AK-1 map
unit AK-C1 map first
unit AK-C2 map first
unit AK-C3 map
corps AK zone A5
END
  expect truth units[id=AK-C1].chit = CA1
  expect truth units[id=AK-C2].chit = CA1
  expect truth units[id=AK-1].standing = map
  expect truth units[id=AK-C3].standing = map

test A05-28.1.6.4-1  whoever was sent back comes first of all
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 3 of 12
whole
fog fog
np allied
chits-left allied 1
unit A1-HQ map
unit A1-1 map
unit A1-2 map
unit A1-3 map
unit A1-C1 map
unit A1-A1 map
unit A1-A2 map
unit A1-A3 map
corps A1 zone A5
unit A2-1 map first
unit A2-A1 map first
corps A2 zone A4
END
  expect truth units[id=A2-1].chit = CA1
  expect truth units[id=A2-A1].chit = CA1
  expect truth units[id=A1-1].standing = map

test A05-28.1.6.1-2  without infantry: two cavalry and a horse battery, one corps in a chit
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 3 of 12
whole
fog fog
np allied
chits-left allied 1
unit A5-HQ map
unit A5-C1 map
unit A5-C2 map
unit A5-C3 map
unit A5-A1 map
corps A5 zone A2 moved 2
fate 1 1 1
END
  expect truth units[id=A5-C1].chit = CA1
  expect truth units[id=A5-C2].chit = CA1
  expect truth units[id=A5-A1].chit = CA1
  expect truth units[id=A5-HQ].chit = CA1
  expect truth units[id=A5-C3].standing = map

test A05-28.1.5-1 A05-28.1.5-2  V Column first: from A4 toward Blasowitz by A3
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
np allied
columns 3
unit A5-C1 map
corps A5 zone A4
unit A2-1 map
corps A2 zone A4
unit A4-2 map
corps A4 zone A3
unit AG-1 map
corps AG zone A6
END
  offer-only allied: send A5 x11
  expect log french lacks "A5"

test A05-28.1.5-2  from A3 on to A2, the zone of Blasowitz
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
np allied
columns 3
unit A5-C1 map
corps A5 zone A3
END
  offer-only allied: send A5 x10

test A05-28.1.5-1  there it stays; II Column is next, over the line once the fighting has begun
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
np allied
columns 3
events fighting
unit A5-C1 map
corps A5 zone A2
unit A2-1 map
corps A2 zone A4
END
  offer-only allied: send A2 x5

test A05-28.1.5-1  with both able to go V Column is still the first
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
np allied
columns 3
events fighting
unit A5-C1 map
corps A5 zone A4
unit A2-1 map
corps A2 zone A4
END
  offer-only allied: send A5 x11

test A05-28.1.5-1  Kienmayer and I Column are left out
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
np allied
columns 3
events fighting
unit AK-1 map
corps AK zone A5
unit A1-1 map
corps A1 zone A5
END
  offer-only allied: done

test A05-28.1.2-1 A05-28.1.2-3  a neighbour 650 hu behind: the group holds
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
unit A2-1 at 1200,500 /270 column
unit A3-1 at 1850,900 /270 column all
END
  offer-only allied: done

test A05-28.1.2-3  590 hu behind: it goes on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
unit A2-1 at 1200,500 /270 column
unit A3-1 at 1790,900 /270 column all
END
  refuse allied: done because A05-22.2-1

test A05-28.1.2-3 A05-28.1.7-1  nobody waits for the Guard that is kept back: it is none of the columns
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 4 of 12
whole
unit A2-1 at 1200,500 /270 column
unit AG-1 at 1850,900 /270 column
END
  refuse allied: done because A05-22.2-1

test A05-24.5-2 A05-28.1.1-1  a column keeps together with those that have its objective, not with all of a wide group
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
unit A1-1 at 1000,700 /270 column
unit A1-2 at 1000,780 /270 column
unit A4-1 at 1300,900 /270 column all
unit A4-2 at 1300,980 /270 column all
END
  refuse allied: done because A05-22.2-1

test A05-24.5-2 A05-28.1.7-1  nor do those who stand within 400 hu of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 4 of 12
whole
option restrictions off
unit A2-1 at 1300,1100 /270 column
unit A2-2 at 1300,1180 /270 column
unit AG-1 at 1600,1100 /270 column
unit AG-2 at 1600,1180 /270 column
END
  refuse allied: done because A05-22.2-1

test A05-28.1.2-2 A05-28.1.2-3  French cavalry 150 hu from its flank, and weaker there: no advance
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
whole
unit A2-1 at 1200,500 /270 line order musketry
unit FI-C1 at 1200,310 /0 line
unit FI-C2 at 1100,310 /0 line
END
  offer-only allied: turn A2-1 /180

test A05-28.1.2-4  not into Telnitz where the French within 400 hu are stronger
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
whole
control telnitz french
unit A1-1 at 520,355 /270 column
unit F4-7 at 180,500 /90 line
unit F4-8 at 180,600 /90 line
unit F4-9 at 180,400 /90 line
END
  no-offer allied: march A1-1 x125 /270, march A1-1 x150 /270
  offer     allied: march A1-1 *

test A05-28.1.7-1  turn 3, nothing has happened: no chit of the Guard
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 3 of 12
whole
fog fog
np allied
chits-left allied 2
unit AG-1 map
unit AG-C1 map
corps AG zone A6
END
  expect truth chits has 0
  expect truth units[id=AG-1].standing = map

test A05-28.1.7-2  the Pratzenberg has changed hands: it comes
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 5 of 12
whole
fog fog
np allied
chits-left allied 2
events pratzen-changed
unit AG-1 map
unit AG-C1 map
corps AG zone A6
END
  expect truth units[id=AG-1].chit = CA1

test A05-28.1.7-2  turn 7: it comes
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 7 of 12
whole
fog fog
np allied
chits-left allied 2
unit AG-1 map
corps AG zone A6
END
  expect truth units[id=AG-1].chit = CA1

test A05-28.1.7-1  on the field it does not go forward either
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 3 of 12
whole
unit AG-1 at 1900,700 /270 column
END
  offer-only allied: done

test A05-28.1.8-1 A05-28.1.8-2  a reserve goes where most was lost
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
guard allied
worth allied 12 30
unit A2-1 at 700,560 /270 line all
unit F4-7 at 440,600 /90 line
unit AG-1 at 1500,1000 /240 column
END
  refuse allied: done because A05-22.2-1
  play allied: march AG-1 x200 /240
  expect log all contains "comes up in support" rule A05-28.1.8-2

test A05-28.1.2-2 A05-28.1.8-2  a reserve comes up though its own neighbour is far behind: for it the others wait
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
guard allied
worth allied 12 30
unit A2-1 at 700,560 /270 line all
unit F4-7 at 440,600 /90 line
unit AG-1 at 1500,1000 /240 column
unit AB-2 at 2400,1100 /270 column all
END
  play allied: march AG-1 x200 /240
  expect log all contains "comes up in support" rule A05-28.1.8-2

test A05-28.1.2-2  so does a laggard of a group that waits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
unit A2-1 at 1500,1000 /270 column all
unit A2-2 at 1860,1000 /270 column
unit AB-2 at 2600,1100 /270 column all
END
  offer-only allied: march A2-2 x200 /270

test A05-28.1-1 A05-28.1.7-2  without restrictions too Kutuzov leaves the Guard for IV Column once it is active
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 7 of 12
whole
option restrictions off
unit A-HQ0 at 1900,700
unit A4-1 at 1800,700 /270 column
unit AG-1 at 2000,700 /270 column
END
  expect log all contains "is released" rule A05-28.1.7-2
  offer-only allied: join A-HQ0 x98

test A05-28.1-1  before, he stays with it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 3 of 12
whole
option restrictions off
unit A-HQ0 at 1900,700
unit A4-1 at 1800,700 /270 column
unit AG-1 at 2000,700 /270 column
END
  offer-only allied: join A-HQ0 x128

test A05-28.1.2-4  from the north no more than from the east
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
whole
control telnitz french
unit A1-1 at 386,540 /180 column
unit F4-7 at 300,100 /0 line
unit F4-8 at 386,100 /0 line
unit F4-9 at 470,100 /0 line
END
  no-offer allied: march A1-1 x125 /180, march A1-1 x150 /180, march A1-1 x175 /180, march A1-1 x200 /180
  offer     allied: march A1-1 *

test A05-28.1.2-4  the French more than 400 hu from there do not count
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
whole
control telnitz french
unit A1-1 at 520,355 /270 column
unit F4-7 at 50,700 /90 line
unit F4-8 at 20,640 /90 line
unit F4-9 at 90,730 /90 line
END
  offer-only allied: march A1-1 x125 /270

test A05-28.1.7-1 A05-28.1.8-2  the Guard is no reserve before it is active, not to the side either
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 3 of 12
whole
option restrictions off
worth allied 12 30
unit A2-1 at 1900,700 /270 line all
unit F4-7 at 1700,700 /90 line
unit AG-1 at 1800,1700 /180 column
END
  offer-only allied: done

test A05-28.1.8-2  what falls to the fire of its own turn counts too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
player allied
np allied
turn 8 of 12
whole
guard allied
unit A2-1 at 900,420 /270 line
unit A2-2 at 700,700 /270 line steps 1
unit F4-7 at 620,690 /90 line
unit F4-2 at 620,770 /90 line
unit AG-1 at 1700,1000 /240 column
END
  play french: battery F4-7, battery F4-2
  fate 6
  play french: fire A2-2
  expect truth units[id=A2-2].standing = lost
  play allied: march AG-1 x200 /240
  expect log all contains "comes up in support" rule A05-28.1.8-2

test A05-28.1.8-2  who is hidden under a chit is no loss
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
fog partial-2 lifted 4
guard allied
worth allied 12 19
chit CA1 at 2300,400 spent 400
unit A2-1 at 700,560 /270 line all
unit A2-2 chit CA1
unit F4-7 at 440,600 /90 line
unit AG-1 at 1500,1000 /240 column
END
  play allied: march AG-1 x200 /255
  expect log all lacks "comes up in support"
  expect    log all contains "Russian Guard 1 marches 2.00 UM to the west"

test A05-28.1.8-2  the losses of all corps of a group are one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 9 of 12
whole
guard allied
worth allied 11 16
worth allied 12 16
worth allied 14 13
unit A1-1 at 700,650 /270 line all
unit A2-1 at 700,560 /270 line all
unit F4-7 at 440,600 /90 line
unit A4-1 at 700,1500 /270 line all
unit F4-2 at 440,1500 /90 line
unit AG-1 at 1700,1000 /240 column
END
  play allied: march AG-1 x200 /255
  expect log all contains "comes up in support" rule A05-28.1.8-2

test A05-28.1.2-3 A05-12.5.3.2-1  French cavalry in flight on its flank does not stop it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
whole
unit A2-1 at 1200,500 /270 line order musketry
unit FI-C1 at 1200,310 /0 column R
unit FI-C2 at 1100,310 /0 column R
END
  offer-only allied: march A2-1 x200 /270

test A05-28.1.2-4 A05-12.5.3.2-1  French in flight do not keep them out of Telnitz
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
whole
control telnitz french
unit A1-1 at 520,355 /270 column
unit F4-7 at 180,500 /270 column R
unit F4-8 at 180,600 /270 column R
unit F4-9 at 180,400 /270 column R
END
  offer-only allied: march A1-1 x125 /270

test A05-28.1.8-2 A05-19.2-1  who comes back makes good no loss: the reserve comes up all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" returns 0 1
player allied
np allied
turn 9 of 12
whole
option returns on
guard allied
worth allied 12 14
unit A2-1 at 700,560 /270 line
unit A2-HQ on A2-1
unit A2-C1 lost
unit A2-2 away 9
unit F4-7 at 440,600 /90 line
unit AG-1 at 1500,1000 /240 column
END
  fate 4
  play allied: place A2-2 x0 @ 559,419 /270
  expect truth units[id=A2-2].steps = 1
  play allied: march AG-1 x200 /240
  expect log all contains "comes up in support" rule A05-28.1.8-2

test A05-28.1.2-4 A05-28.1.1-1  in a part of the battle there are no objectives of columns: it goes in
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 9 of 12
control telnitz french
unit A1-1 at 520,355 /270 column
unit F4-7 at 180,500 /90 line
unit F4-8 at 180,600 /90 line
unit F4-9 at 180,400 /90 line
END
  offer-only allied: march A1-1 x125 /270
