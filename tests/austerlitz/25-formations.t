# 25-formations.t -- A05 25: the formations of an NP side.

test A05-25.2-1  a brigade that holds Telnitz forms line before an enemy at 300 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 386,355 /90 column
unit A1-1 at 726,370 /270 line
END
  offer-only french: line F4-2
  play french: line F4-2
  expect log all contains "St-Hilaire 2 is to stand in line" rule A05-25.2-1

test A05-25.2-1  on a hill likewise
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 1050,930 /90 column order musketry
unit A1-1 at 1330,930 /270 line
END
  offer-only french: line F4-2

test A05-25.2-2  in the village it does not form square, whatever cavalry comes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 386,355 /90 line
unit A5-C1 at 700,355 /270 line
END
  no-offer french: square
  offer-only french: done

test A05-25.2-2 A05-25.5-1  on clear ground it does, when cavalry can charge it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A5-C1 at 2000,500 /180 line
END
  offer-only french: square F4-2
  play french: square F4-2
  expect log all contains "St-Hilaire 2 fears the cavalry" rule A05-25.5-1

test A05-25.5-1  cavalry that looks elsewhere, and cannot charge it, is no reason
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A5-C1 at 2000,500 /90 line
END
  no-offer french: square
  offer     french: column F4-2

test A05-25.5-1  Cossacks do not charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A1-C1 at 2000,500 /180 line
END
  no-offer french: square
  offer     french: column F4-2

test A05-25.5-1  out of the reach of a charge it stays in line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A4-4 at 2200,420 /180 line
unit A5-C1 at 2000,650 /180 line
END
  no-offer french: square
  offer     french: column F4-2

test A05-25.5-2  no square with enemy infantry at 100 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A5-C1 at 2000,500 /180 line
unit A4-2 at 2155,200 /0 column
END
  no-offer french: square
  offer     french: march F4-2 *

test A05-25.5-2  with infantry at 101 hu it forms
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A5-C1 at 2000,500 /180 line
unit A4-2 at 2156,200 /0 column
END
  offer french: square F4-2

test A05-25.5-2  no square within reach of canister
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A5-C1 at 2000,500 /180 line
unit A4-A1 at 2130,330 /225
END
  no-offer french: square
  offer     french: march F4-2 *

test A05-25.5-2  limbered guns are no canister
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A5-C1 at 2000,500 /180 line
unit A4-A1 at 2130,330 /225 limbered
END
  offer french: square F4-2

test A05-25.5-2  ordered to combat it does not think of squares
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 column order combat A5-C1
unit A5-C1 at 2000,500 /180 line
END
  no-offer french: square
  offer     french: march F4-2 *

test A05-25.5-2  nor in a wood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 130,1200 /90 line order musketry
unit A5-C1 at 430,1200 /270 line
END
  no-offer french: square
  offer     french: column F4-2

test A05-25.3-1  the enemy farther than 300 hu: column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order combat A4-2
unit A4-2 at 2000,531 /180 line
END
  offer-only french: column F4-2
  play french: column F4-2
  expect log all contains "St-Hilaire 2 is to go in column" rule A05-25.3-1

test A05-25.3-1 A05-24.5.6-1  close to the enemy, ordered to fire: line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 column order musketry
unit A4-2 at 2000,355 /180 line
END
  offer-only french: line F4-2

test A05-25.3-1 A05-24.5.13-1  at 300 hu, ordered to combat against a column: line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 column order combat A4-2
unit A4-2 at 2000,580 /180 column
END
  offer-only french: line F4-2

test A05-25.3-1  at 301 hu it keeps its column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 column order combat A4-2
unit A4-2 at 2000,581 /180 column
END
  no-offer french: line
  offer     french: march F4-2 *

test A05-25.4-2  cavalry with the enemy at 500 hu: line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 column order flank A4-2
unit A4-2 at 2000,745 /180 line
END
  offer-only french: line FC-6
  play french: line FC-6
  expect log all contains "Nansouty 1 is to stand in line" rule A05-25.4-2

test A05-25.4-2  at 501 hu it stays in column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 column order flank A4-2
unit A4-2 at 2000,746 /180 line
END
  no-offer french: line
  offer     french: march FC-6 *

test A05-25.4-2  at 600 hu it takes column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,200 /0 line order flank A4-2
unit A4-2 at 2000,830 /180 line
END
  offer-only french: column FC-6

test A05-25.4-1  light or heavy, it charges in line: not out of a column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-1 at 2000,200 /0 column order charge A4-2
unit A4-2 at 2000,500 /180 line
END
  offer-only french: line FC-1

test A05-25.2-1 A05-24.5.2-2  a stream at its back is no advantage: it goes on in column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 1530,668 /0 line order musketry
unit A4-2 at 1530,950 /180 line
END
  offer-only french: column F4-2

test A05-25.2-1 A05-24.5.2-2  behind a stream it stays in line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 1530,632 /0 line order musketry
unit A4-2 at 1530,890 /180 line
END
  no-offer french: column F4-2
  offer     french: march F4-2 *

test A05-25.2-1 A05-27.6-13  ordered back it does not stop to form line in the place that it leaves
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts santon
control santon french
unit F5-1 at 990,2260 /270 column order back
unit AB-1 at 1190,2260 /270 line
END
  offer-only french: march F5-1 x200 /270
