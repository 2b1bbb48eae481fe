# 18-setup.t -- chapter 18: ways to begin.

test A05-18.1-1 A05-18.3-2  a new match is historical, in fog, with no advanced rule and no NP
  scenario  austerlitz
  expect    truth options.setup = historical
  expect    truth options.fog = on
  expect    truth options.returns = off
  expect    truth options.ammunition = off
  expect    truth options.drill = off
  expect    truth options.frozen = off
  expect    truth options.np = none
  expect    truth fog = fog
  expect    truth turn = 1

test A05-18.1-1  or free
  scenario  austerlitz option setup=free
  expect    truth options.setup = free
  expect    truth chits has 0

test A05-18.1.1-1  in the historical game the restrictions hold: Bernadotte does not stir
  position <<END
position austerlitz 1
seats 0 1
turn 5 of 12
whole
frame match "end of turn"
frame movement begin 0 0
unit F1-1 at 600,1900 /100 column
unit A4-2 at 2000,300 /180 line
END
  refuse    french: march F1-1 x10 /100 because A05-18.1.1-9

test A05-18.1.1-1 A05-18.1.2.1-1  they may be switched off
  position <<END
position austerlitz 1
seats 0 1
turn 5 of 12
whole
option restrictions off
frame match "end of turn"
frame movement begin 0 0
unit F1-1 at 600,1900 /100 column
unit A4-2 at 2000,300 /180 line
END
  offer     french: march F1-1 x10 /100

test A05-18.1.2.1-1  in the free game there are none
  position <<END
position austerlitz 1
seats 0 1
turn 5 of 12
whole
option setup free
frame match "end of turn"
frame movement begin 0 0
unit F1-1 at 600,1900 /100 column
unit A4-2 at 2000,300 /180 line
END
  offer     french: march F1-1 x10 /100

test A05-18.1.2.1-1  unless they are switched on
  position <<END
position austerlitz 1
seats 0 1
turn 5 of 12
whole
option setup free
option restrictions on
frame match "end of turn"
frame movement begin 0 0
unit F1-1 at 600,1900 /100 column
unit A4-2 at 2000,300 /180 line
END
  refuse    french: march F1-1 x10 /100 because A05-18.1.1-9

test A05-18.1.2.2-1  the free game begins in fog too
  scenario  austerlitz option setup=free
  expect    truth fog = fog

test A05-18.2-1  the first chits lie in the zones of their corps
  scenario  austerlitz
  expect    truth chits[id=CF1].origin = F1
  expect    truth chits[id=CF2].origin = F6
  expect    truth chits[id=CF3].origin = F7
  expect    truth chits[id=CF4].origin = F5
  expect    truth chits[id=CA1].origin = A5
  expect    truth chits[id=CA5].origin = A5

test A05-18.2-2  without fog everybody stands where he stood at dawn
  scenario  austerlitz option fog=off
  expect    truth fog = clear
  expect    truth units[id=F4-2].x = 610
  expect    truth units[id=F4-2].y = 1420
  expect    truth units[id=F4-2].facing = 110
  expect    truth units[id=F4-2].form = column
  expect    truth units[id=F4-A2].form = unlimbered
  expect    truth chits has 0

test A05-18.2-3  the first boxes: the Santon, Legrand; Kienmayer, then Dokhturov
  scenario  austerlitz
  expect    truth units[id=FS-A].chit = CF1
  expect    truth units[id=F5-1].chit = CF1
  expect    truth units[id=F4-7].chit = CF2
  expect    truth units[id=F4-C2].chit = CF2
  expect    truth units[id=F4-A2].chit = CF2
  expect    truth units[id=F4-8].chit = CF3
  expect    truth units[id=F4-9].chit = CF4
  expect    truth units[id=AK-1].chit = CA1
  expect    truth units[id=AK-C2].chit = CA2
  expect    truth units[id=A1-1].chit = CA3
  expect    truth units[id=A1-2].chit = CA4
  expect    truth units[id=A1-3].chit = CA5
  expect    truth chits has 9

test A05-18.3-1  the Allies act first
  scenario  austerlitz option fog=off
  expect    truth player = allied
  expect    log all contains "Allied player turn" rule A05-4.1-2
  expect    log all lacks "French player turn"

test A05-18.2-3  the first chits lie where their troops stood at dawn
  scenario  austerlitz
  expect    truth chits[id=CF1].x = 1075
  expect    truth chits[id=CF1].y = 2272
  expect    truth chits[id=CF2].x = 445
  expect    truth chits[id=CF2].y = 600
  expect    truth chits[id=CF3].x = 395
  expect    truth chits[id=CF3].y = 355
  expect    truth chits[id=CF4].x = 460
  expect    truth chits[id=CF4].y = 1140
  expect    truth chits[id=CA1].x = 835
  expect    truth chits[id=CA1].y = 475
  expect    truth chits[id=CA2].x = 884
  expect    truth chits[id=CA2].y = 590
  expect    truth chits[id=CA3].x = 1118
  expect    truth chits[id=CA3].y = 597
  expect    truth chits[id=CA4].x = 1090
  expect    truth chits[id=CA4].y = 650
  expect    truth chits[id=CA5].x = 1060
  expect    truth chits[id=CA5].y = 710
