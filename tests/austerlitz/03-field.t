# 03-field.t -- chapter 3: the field, its edge, its ground.

test A05-3.1-1  there are no cells: a unit stands on any hundredth of a UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
END
  play      french: march F4-2 x1 /0
  expect    truth units[id=F4-2].y = 301
  play      french: march F4-2 x7 /13
  expect    truth units[id=F4-2].x = 2002
  expect    truth units[id=F4-2].y = 308

test A05-3.1-2  the field is 2800 by 2500: at the north-east corner a battery is just on it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2785,2285 /0 limbered
unit F1-A1 at 2585,2485 /90 limbered
unit F3-A1 at 2586,2400 /90 limbered
END
  offer     french: march F4-A1 x200 /0
  offer     french: march F1-A1 x200 /90
  refuse    french: march F3-A1 x200 /90 because A05-3.1-3

test A05-3.1-3  no corner may go beyond the edge of its own will
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2785,2286 /0 limbered
unit F1-A1 at 2586,2400 /90 limbered
unit F4-2 at 40,1700 /270 column
END
  refuse    french: march F4-A1 x200 /0 because A05-3.1-3
  refuse    french: march F1-A1 x200 /90 because A05-3.1-3
  refuse    french: march F4-2 x1 /270 because A05-3.1-3

test A05-3.1-3  a forced move over the edge takes it off, and it is lost
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 3 6 6
unit F4-2 at 30,1700 /90 line
unit F4-3 at 600,1600 /90 line
unit A4-A1 at 230,1700 /270 unlimbered
unit A4-A2 at 2300,400 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    truth units[id=F4-2].standing = lost

test A05-3.1-4  in a village is who has its centre there, border included: fire at it has -2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 5
unit F4-2 at 431,300 /90 column
unit A4-A1 at 700,300 /270 unlimbered
unit A4-A2 at 2300,400 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    log all contains "die 5, +0, makes 5"

test A05-3.1-4  one hu outside it has not
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 1
unit F4-2 at 432,300 /90 column
unit A4-A1 at 700,300 /270 unlimbered
unit A4-A2 at 2300,400 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-3.1-4  castle beats village: (470,660) is in the castle
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "close combats" "which combat" 0 1
fate 1 1
unit F4-2 at 470,660 /90 column foe A4-2
unit A4-2 at 525,660 /270 line foe F4-2 front declared lead
END
  expect    log all contains "-3"

test A05-3.1-5  the French side of the map is the west: the leaderless go there
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-2 at 1700,500 /0 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-2].x = 1600

test A05-3.1-5  that of the Allies is the east
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 97 8 31 0   # A4-HQ, total 8
unit A4-HQ at 1700,400
unit A4-2 at 1700,500 /0 line
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=A4-2].x = 1800

test A05-3.2-1  each side has its own strategic map, with its corps in their zones
  scenario  austerlitz
  expect    view french corps[id=F4].zone = F4
  expect    view french corps[id=A4].zone absent
  expect    view allied corps[id=A4].zone = A3
  expect    view allied corps[id=F4].zone absent
  expect    truth corps[id=AB].zone = A1
