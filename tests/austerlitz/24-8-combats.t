# 24-8-combats.t -- A05 24.8, 24.5.15, 24.5.17: charges, assaults and combats of an NP side.

test A05-24.8-1  heavy cavalry with an infantry line in reach charges it before anything moves
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2200,100 /0 column order combat A4-2
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,500 /180 line
END
  offer-only french: charge FC-6 /0
  fate 1 1 1 1 1
  play french: charge FC-6 /0
  expect log all contains "Nansouty 1 charges the line of Repninsky" rule A05-24.8-1

test A05-24.8-1 A05-24.8-4  the flank of one before the front of another
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2100,450 /180 line
unit A4-4 at 1900,450 /90 column
END
  offer-only french: charge FC-6 /338

test A05-24.8-2  a lone battery at 250 hu is charged
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-1 at 2000,200 /0 line order flank A4-A1
unit A4-A1 at 2000,480 /180
END
  offer-only french: charge FC-1 /0
  fate 1 1
  play french: charge FC-1 /0
  expect log all contains "Kellermann 1 charges the guns of IV Col. Russian position battery 1" rule A05-24.8-2

test A05-24.8-4  infantry in line before guns
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-A1 at 2100,450 /180
unit A4-4 at 1900,450 /180 line
END
  offer-only french: charge FC-6 /338

test A05-24.5.15-1  heavy cavalry charges the nearest enemy, here cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 line order flank A5-C3
unit A5-C3 at 2000,500 /180 line
END
  offer-only french: charge FC-6 /0

test A05-24.5.15-1  light cavalry does not charge cavalry in front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-1 at 2000,200 /0 line order flank A5-C3
unit A5-C3 at 2000,500 /180 line
END
  no-offer french: charge
  offer     french: march FC-1 *

test A05-24.5.15-2  ordered back it does not charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 line order back
unit A4-2 at 2000,500 /180 line
END
  no-offer french: charge
  offer     french: turn FC-6 *

test A05-24.5.15-1  infantry in square is not charged
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 line order flank A4-2
unit A4-2 at 2000,500 /180 square
END
  no-offer french: charge
  offer     french: march FC-6 *

test A05-24.8-3 A05-24.8.2-1  ordered to combat, infantry assaults
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-5 at 2000,200 /0 column order combat A4-2
unit A4-2 at 2000,380 /180 line
END
  offer-only french: attack F4-5 /0
  play french: attack F4-5 /0
  expect log all contains "Vandamme 2 is ordered to attack Repninsky, by +3" rule A05-24.8-3

test A05-24.8-3 A05-24.8.2-1  ordered to fire, it does not, though the enemy is in reach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-5 at 2000,200 /0 line order musketry
unit A4-2 at 2000,380 /180 line
END
  no-offer french: attack
  offer     french: march F4-5 *

test A05-24.8.2-1  nor when it stands in column, as for an assault: it forms line, to fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-5 at 2000,200 /0 column order musketry
unit A4-2 at 2000,380 /180 line
END
  offer-only french: line F4-5

test A05-24.8-4  of two assaults the one with the higher difference is declared first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 column order combat A4-2
unit F4-5 at 2300,200 /0 column order combat A4-4
unit A4-2 at 2000,380 /180 line
unit A4-4 at 2300,380 /180 line
END
  offer-only french: attack F4-5 /0

test A05-24.8-3  a battery is assaulted too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-5 at 2000,200 /0 column order combat A4-A1
unit A4-A1 at 2000,380 /180
END
  offer-only french: attack F4-5 /0

test A05-24.5.17-2  when both can come up, the better sum leads
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 1950,200 /0 column order combat A4-2
unit F4-5 at 2000,200 /0 column order combat A4-2
unit A4-2 at 2000,330 /180 line
END
  offer-only french: attack F4-5 /0
  play french: attack F4-5 /0
  offer-only french: attack F4-2 /4
  play french: attack F4-2 /4
  expect log all contains "St-Hilaire 2 supports the attack on Repninsky" rule A05-24.5.17-1
  expect truth units[id=A4-2].foe = F4-5

test A05-24.8-4  the combat that promises most is fought first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame "close combats" "which combat" 0 0
player french
np french
unit F4-2 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-2
unit F4-5 at 2300,245 /0 column foe A4-4 front declared lead
unit A4-4 at 2300,300 /180 line foe F4-5
END
  offer-only french: fight A4-4
  fate 3 3
  play french: fight A4-4
  expect log all contains "The combat with Rottermund is the surest, by +4" rule A05-24.8-4

test A05-24.5.17-2  a combat that goes on: the best sum leads
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame "close combats" "which combat" 0 0
player french
np french
unit F4-2 at 1970,245 /0 column foe A4-2 front
unit F4-5 at 2030,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-2
END
  offer-only french: lead F4-5
  fate 3 3
  play french: lead F4-5
  expect log all contains "Vandamme 2 leads against Repninsky with the best sum" rule A05-24.5.17-2

test A05-24.6.2-2 A05-24.5.15-1  cavalry that holds a place does not charge out of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
attitude allied defensive
counts pratzenberg santon
control pratzenberg allied
control santon french
unit A5-C1 at 1050,935 /270 line
unit F4-2 at 800,935 /90 line
END
  offer-only allied: done

test A05-24.5.15-1  with an order of the table it does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
attitude allied defensive
counts pratzenberg santon
control pratzenberg allied
control santon french
unit A5-C1 at 1050,935 /270 line order charge F4-2
unit F4-2 at 800,935 /90 line
END
  offer-only allied: charge A5-C1 /270

test A05-24.8-4 A05-14.1-17  the sums are those of the contact: on the hill by then, it does not attack uphill
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
unit F4-2 at 880,935 /90 column order combat A4-2
unit A4-2 at 1050,935 /270 line
END
  play french: attack F4-2 /90
  expect log all contains "is ordered to attack Repninsky, by +2" rule A05-24.8-3

test A05-22.3-1 A05-24.5.15-1  an HQ that rides alone within its reach is attacked without an order
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
unit F4-2 at 2000,200 /0 column
unit A4-HQ at 2000,320
unit A4-2 at 2000,1000 /180 line
END
  offer-only french: attack F4-2 /0
