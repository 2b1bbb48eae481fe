# 24-5-order.t -- A05 24.5.4, 24.5.5: who moves first.

test A05-24.5.4-1 A05-24.5.5-1  the farthest from the enemy moves first, the nearest last
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,250 /0 line order musketry
unit F4-3 at 2110,200 /0 line order musketry
unit A4-2 at 2000,375 /180 line
unit A4-4 at 2110,375 /180 line
END
  play french: march F4-3 x100 /0
  offer-only french: march F4-2 x50 /0

test A05-24.5.5-1  at the same distance the lower first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit F4-3 at 2200,200 /0 line order musketry
unit A4-2 at 2000,375 /180 line
unit A4-4 at 2200,375 /180 line
END
  offer-only french: march F4-2 x100 /0

test A05-24.5.5-2  a charge is declared before the rear units move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 1700,300 /0 line order musketry
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,500 /180 line
unit A4-4 at 1600,430 /180 line
END
  offer-only french: charge FC-6 /0
