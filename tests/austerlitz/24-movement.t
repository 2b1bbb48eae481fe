# 24-movement.t -- A05 24.5: how the units of an NP side move, and who supports an attack.

test A05-24.5-3 A05-24.5.9-1  a goal dead ahead: straight on, as far as it can
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /339 column
END
  offer-only french: march F4-2 x200 /339

test A05-24.5-3  a goal off to the side: the heading of those at 15 degrees that ends nearest to it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /310 column
END
  offer-only french: march F4-2 x200 /340

test A05-24.5-3  a goal behind: it turns first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /200 column
END
  offer-only french: turn F4-2 /339

test A05-24.5-1 A05-24.5-2 A05-24.5.1-1  cavalry 200 hu beyond the infantry and no farther
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /339 column S
unit FC-4 at 2050,220 /339 column
END
  offer-only french: march F4-2 x100 /339
  play french: march F4-2 x100 /339
  offer-only french: march FC-4 x300 /339

test A05-24.5-2  whoever has lost touch comes up to the others, who do not wait for it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,500 /339 column
unit F4-3 at 2060,500 /339 column
unit F4-4 at 2000,130 /0 column
END
  play french: march F4-2 x175 /339, march F4-3 x200 /339
  offer-only french: march F4-4 x200 /345

test A05-24.5-2  within 200 hu of a friend: a battery or an HQ is none
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /339 column
unit F4-A1 at 2070,170 /339 limbered
unit F4-HQ at 1960,150
END
  play french: join F4-HQ x20
  offer-only french: march F4-2 x200 /339

test A05-24.5.2-1 A05-24.5.2-2  in the village of Holubitz, with an enemy in its reach, it stops
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
attitude french defensive
counts santon
control santon french
unit F4-2 at 1760,1900 /0 column order musketry
unit A4-2 at 1760,2220 /180 line
END
  offer-only french: march F4-2 x100 /0

test A05-24.5.2-2  an enemy out of its reach: it goes through the village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
attitude french defensive
counts santon
control santon french
unit F4-2 at 1760,1900 /0 column order musketry
unit A4-2 at 1760,2330 /180 line
END
  offer-only french: march F4-2 x175 /0

test A05-24.5.2-2  behind the brook of Raussnitz, the enemy beyond it: it stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
attitude french defensive
counts santon
control santon french
unit F4-2 at 1995,1350 /90 column order musketry formed
unit A4-2 at 2210,1350 /270 line
END
  offer-only french: done

test A05-24.5.2-2  the brook at its back is no protection: it goes on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
attitude french defensive
counts santon
control santon french
unit F4-2 at 2085,1350 /90 column order musketry formed
unit A4-2 at 2300,1350 /270 line
END
  offer-only french: march F4-2 x100 /90

test A05-24.5.2-1  with order Combat good ground does not hold it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
attitude french defensive
counts santon
control santon french
unit F4-2 at 1760,1900 /0 column order combat A4-2
unit A4-2 at 1760,2220 /180 line
END
  offer-only french: march F4-2 x200 /0

test A05-24.5.3-1 A05-24.5.3-2  in Telnitz, its objective: it stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 386,355 /90 line
unit A4-2 at 1500,355 /270 line
END
  offer-only french: done

test A05-24.5.3-2  with order Combat it goes on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 386,355 /90 column order combat A4-2
unit A4-2 at 750,400 /270 line
END
  refuse french: done because A05-22.2-1
  play french: march F4-2 x200 /90
  expect log all contains "closes with the enemy"

test A05-24.5-1 A05-24.5-3 A05-15.1-14  12 hu from a stream it goes to the bank, so as to cross it in its next turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
counts santon
control santon french
unit AB-1 at 1250,2250 /270 column
END
  offer-only allied: march AB-1 x16 /315

test A05-24.5.7-1  a battery that sees nobody goes along with the infantry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,400 /0 column
unit F4-A1 at 2000,150 /0 limbered
END
  play french: march F4-2 x200 /330
  offer-only french: march F4-A1 x200 /345
  play french: march F4-A1 x200 /345

test A05-24.5.7-1  close to it, it stays there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 2000,400 /0 column all
unit F4-A1 at 2045,400 /0 limbered
END
  offer-only french: done

test A05-24.5.7-1  unlimbered with nobody in sight and its infantry gone on, it limbers to follow, however near the enemy is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 950,270 /0 column all
unit F4-A1 at 950,100 /0 unlimbered order fire
unit A4-2 at 950,650 /0 column
END
  offer-only french: limber F4-A1

test A05-24.5.7-1  with its infantry beside it, it waits for the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 950,200 /0 column all
unit F4-A1 at 950,100 /0 unlimbered order fire
unit A4-2 at 950,650 /0 column
END
  offer-only french: done

test A05-24.5.7-2  it unlimbers with an enemy in sight at 500 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 2000,200 /0 line all
unit F4-A1 at 2080,200 /0 limbered order fire
unit A4-2 at 2080,740 /180 line
END
  offer-only french: unlimber F4-A1
  play french: unlimber F4-A1
  expect log all contains "enemies are in its sight" rule A05-24.5.7-2

test A05-24.5.7-2  not at 650 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 2000,200 /0 line all
unit F4-A1 at 2060,200 /0 limbered order fire
unit A4-2 at 2060,890 /180 line
END
  offer-only french: done

test A05-24.5.7-2  nor with an enemy within 200 hu and nobody to protect it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-A1 at 2080,200 /0 limbered order fire
unit A4-2 at 2080,400 /180 line
END
  refuse french: unlimber F4-A1 because A05-22.2-1

test A05-24.5.7-2  it goes to the infantry that sees the enemy, not to the nearer behind the village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 1355,330 /0 line all
unit F4-3 at 1130,380 /0 line all
unit F4-A1 at 1355,190 /315 limbered order fire
unit A4-2 at 1355,850 /180 line
END
  offer-only french: march F4-A1 x200 /330

test A05-24.5.8-1 A05-24.5.8-2  a battery without escort draws the cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts blasowitz
unit FC-4 at 2000,100 /0 line
unit A4-2 at 2000,350 /180 line
unit A4-A1 at 2200,350 /180
END
  expect truth units[id=FC-4].order_at = A4-A1

test A05-24.5.8-2  infantry at 90 hu protects it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts blasowitz
unit FC-4 at 2000,100 /0 line
unit A4-2 at 2000,350 /180 line
unit A4-A1 at 2145,350 /180
END
  expect truth units[id=FC-4].order_at = A4-2

test A05-24.5.9-1  order Musketry: to half a UM of the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line order musketry
unit A4-2 at 2000,360 /180 line
END
  play french: march F4-2 x80 /0
  expect log all contains "seeks musketry range"

test A05-24.5.9-1  order Back: away from him
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /270 column order back
unit A4-2 at 2150,200 /270 line
END
  play french: march F4-2 x200 /270
  expect log all contains "goes back"

test A05-24.5.13-1 A05-24.5.13-2  an enemy in line at 180 hu: column first, the attack in the next turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit F4-2 at 2000,200 /0 line order combat A4-2
unit A4-2 at 2000,400 /180 line
END
  offer-only french: column F4-2
  play french: column F4-2
  expect log all contains "is to go in column" rule A05-24.5.13-2
  refuse french: attack F4-2 /0 because A05-6.12-6

test A05-24.5.13-1  an enemy in column: line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit F4-2 at 2000,200 /0 column order combat A4-2
unit A4-2 at 2000,400 /180 column
END
  offer-only french: line F4-2

test A05-24.5.13-1  a square, or a village: column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit F4-2 at 2000,200 /0 line order combat A4-2
unit A4-2 at 2000,400 /180 square
END
  offer-only french: column F4-2

test A05-24.5.17-1  infantry within 200 hu of the lead supports it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit F4-5 at 2000,200 /0 column order combat A4-2
unit F4-2 at 2080,200 /0 column order combat A4-2
unit F4-3 at 1920,200 /0 column order combat A4-2
unit A4-2 at 2000,330 /180 line
END
  play french: attack F4-5 /0
  expect log all contains "Vandamme 2 is ordered to attack Repninsky"
  offer-only french: attack F4-2 /343

test A05-24.5.17-1  from 210 hu it does not, it only comes nearer
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
unit F4-5 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-2 at 2270,270 /270 column order combat A4-2
unit A4-2 at 2000,256 /180 line
END
  offer-only french: march F4-2 x200 /240

test A05-24.5.17-2 A05-24.5.17-3  the better sum is declared first, and leads
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit F4-5 at 2040,200 /0 column order combat A4-2
unit F4-2 at 1960,200 /0 column order combat A4-2
unit A4-2 at 2000,330 /180 line
END
  offer-only french: attack F4-5 /343

test A05-24.5.17-3  of two that would support it the nearer to the lead comes first, not the better
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
unit F4-2 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-7 at 1930,180 /15 column order combat A4-2
unit F4-5 at 2085,180 /345 column order combat A4-2
unit A4-2 at 2000,255 /180 line
END
  offer-only french: attack F4-7 /38

test A05-24.5.18-1 A05-24.5.18-2  the end of the line, with enemy cavalry at 180 hu, does not support
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-5 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-3 at 1920,200 /0 column all
unit F4-2 at 2080,200 /0 column order combat A4-2
unit A4-2 at 2000,256 /180 line
unit A5-C3 at 2280,200 /270 line
END
  no-offer french: attack
  offer     french: march F4-2 *

test A05-24.5.18-1  with nobody to turn it, it does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-5 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-3 at 1920,200 /0 column all
unit F4-2 at 2080,200 /0 column order combat A4-2
unit A4-2 at 2000,256 /180 line
END
  offer-only french: attack F4-2 /324

test A05-24.6.2-1 A05-24.6.2-2  on the defensive, in a place of its own: it does not march off to take another
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz sokolnitz-castle santon
control telnitz french
control santon french
control sokolnitz-castle french
control sokolnitz allied
unit F4-2 at 386,355 /90 line
unit A4-2 at 1700,560 /270 line
END
  offer-only french: done

test A05-24.6.2-1 A05-24.5-2  nor to friends with whom it has lost touch
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
attitude french defensive
counts telnitz
control telnitz french
unit F4-2 at 386,355 /90 line
unit F4-3 at 80,355 /90 line moved
unit A4-2 at 1700,560 /270 line
END
  offer-only french: done

test A05-24.5.3-1  on the offensive it does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
attitude french offensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 386,355 /90 column formed
unit A4-2 at 1700,560 /270 line
END
  offer-only french: march F4-2 x100 /45

test A05-24.5.13-2 A05-22.4-1 A05-21.3-1  French drill: column, and the attack in the same turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
option drill on
unit F4-5 at 2300,200 /0 line order combat A4-3
unit A4-3 at 2300,310 /180 line
END
  play french: column F4-5
  offer-only french: attack F4-5 /0

test A05-24.5.13-2  without it the attack waits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
unit F4-5 at 2300,200 /0 line order combat A4-3
unit A4-3 at 2300,310 /180 line
END
  play french: column F4-5
  refuse french: attack F4-5 /0 because A05-6.12-6

test A05-27.6-13  order Flank, the enemy with its back to it: to its rear
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
unit FC-6 at 2000,100 /0 line order flank A4-2
unit A4-2 at 2000,600 /0 line
END
  offer-only french: march FC-6 x400 /0

test A05-24.5.13-1 A05-24.5.13-2  its target is destroyed: it forms against the enemy that is left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit F4-2 at 2000,200 /0 column order combat A4-2
unit A4-2 lost
unit A4-3 at 2000,420 /180 column
END
  offer-only french: line F4-2

test A05-24.5.3-2  with an order to fire it stops in its objective, though the enemy is in it too and out of range
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
counts telnitz
control telnitz french
unit A1-1 at 386,415 /180 line order musketry
unit F4-8 at 386,295 /0 line
END
  offer-only allied: done

test A05-24.5.3-2 A05-24.5-2  in its objective it stays too when it has lost touch with the others
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
counts telnitz
control telnitz french
unit A1-1 at 386,415 /180 line
unit A1-2 at 720,415 /270 line all
unit F4-8 at 386,295 /0 line
END
  offer-only allied: done

test A05-24.5.2-2 A05-22.3-3  good ground on its way where its flank would be bare is none: it goes on to the next
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
counts puntowitz
control puntowitz allied
unit A1-1 at 1000,790 /339 column
unit F4-2 at 1038,858 /249 line
END
  offer-only allied: march A1-1 x150 /339

test A05-22.3-3  it does not turn its back on a steady enemy 40 hu before it, though its goal is behind it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz allied
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1770,400 /270 line
END
  offer-only french: done

test A05-22.3-3  from whoever has turned his back himself it may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz allied
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1770,400 /90 line D
END
  offer-only french: turn F4-2 /268

test A05-24.5.6-1  60 hu from the enemy it does not stand off: it goes up to 1/2 UM, though that is less than a step
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz french
unit F4-2 at 1900,400 /0 line order musketry
unit A4-2 at 1900,490 /180 line
END
  offer-only french: march F4-2 x10 /0

test A05-24.5.6-1 A05-24.5.3-1  the same with an objective behind the enemy, to which it finds no way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz allied
unit F4-2 at 800,355 /270 line order musketry
unit A4-2 at 710,355 /90 line
unit A4-3 at 710,440 /90 line
unit A4-4 at 710,270 /90 line
END
  play french: march F4-2 x10 /270
  expect log all contains "seeks musketry range" rule A05-24.5.6-1

test A05-24.5.18-1 A05-24.5.18-2  the end of a line that leans forward is an end all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-5 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-3 at 1920,90 /0 column all
unit F4-2 at 2080,170 /0 column order combat A4-2
unit A4-2 at 2000,256 /180 line
unit A5-C3 at 2280,170 /270 line
END
  no-offer french: attack
  offer     french: march F4-2 *

test A05-24.5.7-1  its infantry 101 hu away is gone on: it limbers
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 950,256 /0 column all
unit F4-A1 at 950,100 /0 unlimbered order fire
unit A4-2 at 950,650 /0 column
END
  offer-only french: limber F4-A1

test A05-24.5.7-1  100 hu away it is with the guns: they wait
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 950,255 /0 column all
unit F4-A1 at 950,100 /0 unlimbered order fire
unit A4-2 at 950,650 /0 column
END
  offer-only french: done

test A05-24.5-3  a goal 45 degrees to the right: it need not turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /294 column
END
  offer-only french: march F4-2 x200 /339

test A05-24.5-3  nor with one 45 degrees to the left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts blasowitz
unit F4-2 at 2000,200 /24 column
END
  offer-only french: march F4-2 x200 /339

test A05-24.5-3  with no leg free and its goal 45 degrees to the right, a turn would help nothing: it stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 982,1393 /0 column
unit F4-3 at 982,1451 /0 line all
END
  offer-only french: done

test A05-24.5-3  nor to the left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 1782,1393 /0 column
unit F4-3 at 1782,1451 /0 line all
END
  offer-only french: done

test A05-24.5-3  at 46 degrees it turns
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 968,1393 /0 column
unit F4-3 at 968,1451 /0 line all
END
  offer-only french: turn F4-2 /46

test A05-24.5-3  at 46 degrees to the left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-2 at 1796,1393 /0 column
unit F4-3 at 1796,1451 /0 line all
END
  offer-only french: turn F4-2 /314

test A05-24.5.18-1 A05-24.5.18-2  so with the other end of the line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-5 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-3 at 2080,200 /0 column all
unit F4-2 at 1920,200 /0 column order combat A4-2
unit A4-2 at 2000,256 /180 line
unit A5-C3 at 1720,200 /90 line
END
  no-offer french: attack
  offer     french: march F4-2 *

test A05-24.5.18-1  who has friends on both sides has no flank to guard: it supports
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-5 at 2000,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-3 at 1920,200 /0 column all
unit F4-4 at 2160,200 /0 column all
unit F4-2 at 2080,200 /0 column order combat A4-2
unit A4-2 at 2000,256 /180 line
unit A5-C3 at 2280,200 /270 line
END
  offer-only french: attack F4-2 /324

test A05-24.5.18-1 A05-24.5.18-2  of two brigades one behind the other both are the end of the line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts blasowitz
unit F4-5 at 1436,200 /0 column order combat A4-2 foe A4-2 declared lead all moved
unit F4-3 at 1355,100 /0 column all
unit F4-2 at 1355,200 /0 column order combat A4-2
unit A4-2 at 1436,256 /180 line
unit A5-C3 at 1155,200 /90 line
END
  no-offer french: attack
  offer     french: march F4-2 *
