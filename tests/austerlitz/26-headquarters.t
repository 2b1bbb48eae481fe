# 26-headquarters.t -- A05 26, 24.5.14: the headquarters of an NP side.

test A05-26.1-1 A05-24.5.14-1  the HQ joins the unit of its corps with the best combat modifier
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ at 2000,200
unit F4-2 at 1900,260 /0 line
unit F4-5 at 2100,260 /0 line
unit F4-8 at 2000,260 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: join F4-HQ x23
  play french: join F4-HQ x23
  expect log all contains "Soult goes with Vandamme 2" rule A05-26.1-1
  expect truth units[id=F4-HQ].at = F4-5

test A05-26.1-1 A05-26.1-2  full strength comes first: +3 whole before +4 reduced
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FI-HQ at 2000,200
unit FI-1 at 1900,260 /0 line steps 1
unit FI-C3 at 2100,260 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: join FI-HQ x66

test A05-26.1-2  Bessieres with FI-1 (+5) and FI-3 (+4): FI-1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FI-HQ at 2000,200
unit FI-3 at 1900,260 /0 line
unit FI-1 at 2100,260 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: join FI-HQ x61

test A05-26.1-2  of equals the nearer to the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ at 2000,200
unit F4-5 at 1900,260 /0 line
unit F4-6 at 2100,300 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: join F4-HQ x24

test A05-26.1-2  Napoleon joins the guard
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F-HQ0 at 2000,200
unit F4-5 at 2000,260 /0 line
unit FI-1 at 2150,200 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: join F-HQ0 x61

test A05-26.1-2  but no unit of it within 300 hu of an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F-HQ0 at 2000,200
unit FI-1 at 2150,200 /0 line order musketry
unit FI-2 at 1850,200 /0 line order musketry
unit A4-2 at 2150,510 /180 line
END
  offer-only french: join F-HQ0 x62

test A05-26.2-1  its unit has lost a step: it goes to the nearest whole one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ on F4-5
unit F4-5 at 2000,200 /0 line steps 1
unit F4-2 at 2110,200 /0 line
unit F4-6 at 1700,200 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: leave F4-HQ
  play french: leave F4-HQ
  expect log all contains "Soult leaves Vandamme 2 for St-Hilaire 2" rule A05-26.2-1
  offer-only french: join F4-HQ x20
  play french: join F4-HQ x20
  expect truth units[id=F4-HQ].at = F4-2

test A05-26.2-1  a whole unit with the best modifier keeps it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ on F4-5
unit F4-5 at 2000,200 /0 line
unit F4-2 at 2110,200 /0 line
unit A4-2 at 2000,1000 /180 line
END
  no-offer french: leave
  offer     french: column F4-2

test A05-26.2-1  nor does it stay with a unit in disorder
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ on F4-5
unit F4-5 at 2000,200 /0 line D
unit F4-2 at 2110,200 /0 line steps 1
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: leave F4-HQ

test A05-26.2-2  every way passes within 50 hu of an enemy: it stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ on F4-5
unit F4-5 at 2000,200 /0 line steps 1 order musketry
unit F4-2 at 2300,200 /0 line order musketry
unit A4-2 at 2150,235 /180 line
END
  no-offer french: leave
  offer     french: march F4-2 *

test A05-26.2-2 A05-22.3-3  an HQ that cannot reach a unit rides nearer, never alone within 100 hu of an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ at 1000,200
unit F4-2 at 2000,200 /0 line order musketry
unit A4-2 at 1700,290 /180 line
END
  no-offer french: march F4-HQ x600 /90
  offer     french: march F4-HQ *

test A05-26.1-2  Napoleon alone on his ride keeps 300 hu from the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F-HQ0 at 1000,1400
unit FI-1 at 2400,1400 /0 line order musketry
unit A4-2 at 1600,1650 /180 line
END
  no-offer french: march F-HQ0 x600 /90, march F-HQ0 x450 /90
  offer-only french: march F-HQ0 x600 /120

test A05-26.2-1  Napoleon too leaves a unit that has lost a step
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F-HQ0 on FI-1
unit FI-1 at 2000,200 /0 line steps 1
unit FI-2 at 2110,200 /0 line
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: leave F-HQ0
  play french: leave F-HQ0
  offer-only french: join F-HQ0 x62

test A05-26.1-2 A05-28.1-1  from the map Kutuzov comes to the Guard, to nobody else
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 1
frame returns return 0 1
turn 2 of 12
whole
fog fog
np allied
unit A-HQ0 map
unit A1-1 at 1000,500 /270 line
unit F4-7 at 440,600 /90 line
END
  offer-only allied: done

test A05-26.1-2 A05-28.1-1  where the Guard is on the field he comes to it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 1
frame returns return 0 1
turn 2 of 12
whole
fog fog
np allied
unit A-HQ0 map
unit A1-1 at 1000,500 /270 line
unit AG-1 at 1900,700 /270 line
unit F4-7 at 440,600 /90 line
END
  offer-only allied: place A-HQ0 x3 @ 1872,700 /0

test A05-26.1-2  the unit that Napoleon is with comes no nearer than 300 hu, the others go on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
np french
counts telnitz
control telnitz french
unit F-HQ0 on FI-1
unit FI-1 at 2000,200 /0 column order combat A4-2
unit FI-2 at 2100,200 /0 column order combat A4-2
unit A4-2 at 2000,655 /180 line
END
  play french: march FI-2 x200 /345
  play french: march FI-1 x100 /0
  expect truth units[id=FI-1].y = 300

test A05-26.1-2  nor does it charge with him
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
np french
counts telnitz
control telnitz french
unit F-HQ0 on FI-C1
unit FI-C1 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,555 /180 line
END
  no-offer french: charge
  offer     french: march FI-C1 *

test A05-22.3-1 A05-19.4-1  a rallied NP brigade, stunned, does not come back right before an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 1
frame returns return 0 1
player allied
np allied
turn 7 of 12
option returns on
unit A4-1 away 7
unit A4-HQ at 2000,280
unit F4-2 at 1740,280 /90 line
fate 5
END
  offer-only allied: place A4-1 x0 @ 1859,139 /270

test A05-26.2-1 A05-26.2-2  the nearest whole unit is behind an enemy: it goes to the next
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-HQ on F4-5
unit F4-5 at 2000,200 /0 line steps 1 order musketry
unit F4-2 at 2250,200 /0 line order musketry
unit F4-3 at 1700,200 /0 line order musketry
unit A4-2 at 2130,235 /180 line
END
  play french: leave F4-HQ
  play french: join F4-HQ x21
  expect truth units[id=F4-HQ].at = F4-3
