# 02-units.t -- chapter 2: what counters are and what their faces say.

test A05-2.1-4  exactly 50 hu apart is within 1/2 UM: the batteries may fire together
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
unit F4-2 at 2040,100 /0 line
unit A4-A1 at 2000,400 /180 unlimbered
unit A4-A2 at 2080,400 /180 unlimbered
END
  play      allied: battery A4-A1, battery A4-A2
  offer     allied: roundshot F4-2

test A05-2.1-4  at 51 hu they may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
unit F4-2 at 2040,100 /0 line
unit A4-A1 at 2000,400 /180 unlimbered
unit A4-A2 at 2081,400 /180 unlimbered
END
  play      allied: battery A4-A1
  refuse    allied: battery A4-A2 because A05-9.7

test A05-2.1-5  side by side is no overlap: 80 hu between the centres of two lines
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
unit F4-3 at 2100,300 /0 line
END
  offer     french: march F4-2 x20 /90
  refuse    french: march F4-2 x21 /90 because A05-6.9

test A05-2.1-1  four arms, and each has its own footprint: at the edge each stops where its half depth says
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2700,300 /90 column
unit F4-C1 at 2700,500 /90 column
unit F4-A1 at 2700,700 /90 limbered
unit F4-HQ at 2700,900
END
  expect    truth units[id=F4-2].arm = infantry
  expect    truth units[id=F4-C1].arm = cavalry
  expect    truth units[id=F4-A1].arm = artillery
  expect    truth units[id=F4-HQ].arm = hq
  offer     french: march F4-2 x60 /90, march F4-C1 x70 /90, march F4-A1 x85 /90, march F4-HQ x87 /90
  refuse    french: march F4-2 x61 /90 because A05-3.1-3
  refuse    french: march F4-C1 x71 /90 because A05-3.1-3
  refuse    french: march F4-A1 x86 /90 because A05-3.1-3
  refuse    french: march F4-HQ x88 /90 because A05-3.1-3

test A05-2.1-6  moved to contact, an attacker stops at the last whole hu that does not overlap
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
unit A4-2 at 2000,400 /180 line
END
  play      french: attack F4-2 /0
  expect    truth units[id=F4-2].y = 370
  expect    truth units[id=F4-2].foe = A4-2

test A05-2.1-6  2 hu from the enemy is contact, 3 hu is not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
unit A4-2 at 2000,400 /180 line
END
  offer     french: march F4-2 x67 /0
  refuse    french: march F4-2 x68 /0 because A05-13.1-3

test A05-2.2-1 A05-2.4.2-1  the counter of Vandamme 2 shows 5, +3, 7
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,300 /0 line
unit F4-2 at 2000,500 /0 line
unit FC-4 at 2000,700 /0 line
unit F4-A1 at 2000,900 /0 limbered
unit F4-HQ at 2300,300
unit A4-2 at 2300,2000 /180 line
END
  expect    view french units[id=F4-5].musketry = 5
  expect    view french units[id=F4-5].combat = 3
  expect    view french units[id=F4-5].value = 7
  expect    view french units[id=F4-2].musketry = 8
  expect    view french units[id=F4-2].combat = 2
  expect    view french units[id=F4-2].value = 7
  expect    view french units[id=FC-4].combat = 2
  expect    view french units[id=FC-4].value = 7
  expect    view french units[id=F4-A1].firepower = 7
  expect    view french units[id=F4-A1].hd = 3
  expect    view french units[id=F4-A1].value = 8
  expect    view french units[id=F4-HQ].value = 9

test A05-2.2-3  what is on the field is open to both, factors, state and steps
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,300 /0 line
unit A4-2 at 2000,700 /180 line D steps 1
END
  expect    view french units[id=A4-2].musketry = 8
  expect    view french units[id=A4-2].combat = 2
  expect    view french units[id=A4-2].value = 7
  expect    view french units[id=A4-2].steps = 1
  expect    view french units[id=A4-2].morale = D
  expect    view french units[id=A4-2].standing = at
  expect    view french units[id=A4-2].y = 700
  expect    view allied units[id=F4-5].steps = 2

test A05-2.2-2  the factors that the rulebook prints
  scenario  austerlitz
  expect    truth units[id=A1-1].musketry = 8
  expect    truth units[id=A1-2].musketry = 8
  expect    truth units[id=A1-3].musketry = 5
  expect    truth units[id=F4-7].musketry = 5
  expect    truth units[id=F4-8].musketry = 5
  expect    truth units[id=F4-9].musketry = 8
  expect    truth units[id=F4-HQ].value = 9
  expect    truth units[id=F4-5].combat = 3
  expect    truth units[id=F4-5].value = 7
  expect    truth units[id=F4-6].musketry = 4
  expect    truth units[id=A5-C3].combat = 1
  expect    truth units[id=A5-C3].value = 8
  expect    truth units[id=F4-C1].value = 7

test A05-2.3-1  nation counts where a rule names it: the French +1 of musketry is the infantry's
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 0 1
fate 1
unit F4-2 at 2000,300 /0 line
unit A4-2 at 2000,370 /180 line
END
  play      french: battery F4-2, fire A4-2
  expect    log all contains "Fire at Repninsky: die 1, +2, makes 3"

test A05-2.3-1  the Allies have none
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame musketry musketry 0 1 1
fate 1
unit F4-2 at 2000,300 /0 line
unit A4-2 at 2000,370 /180 line
END
  play      allied: battery A4-2, fire F4-2
  expect    log all contains "Fire at St-Hilaire 2: die 1, +1, makes 2"

test A05-2.4.1-1  only infantry forms square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-1 at 2000,300 /0 line
unit F4-C1 at 2000,500 /0 line
unit F4-A1 at 2000,700 /0 limbered
END
  offer     french: square F4-1
  refuse    french: square F4-C1 because A05-5.2-1
  refuse    french: square F4-A1 because A05-5

test A05-2.4.3-1  infantry is of the line, light, guard, or elite as Oudinot's grenadiers
  scenario  austerlitz
  expect    truth units[id=F4-1].traits contains light
  expect    truth units[id=F4-2].traits absent
  expect    truth units[id=FI-1].traits has 1
  expect    truth units[id=FI-1].traits contains guard
  expect    truth units[id=FG-1].traits has 1
  expect    truth units[id=FG-1].traits contains elite

test A05-2.4.5-1  cavalry is light, medium, heavy, guard of a nature of its own, or Cossack
  scenario  austerlitz
  expect    truth units[id=FI-C1].traits contains guard
  expect    truth units[id=FI-C1].traits contains heavy
  expect    truth units[id=FI-C2].traits contains guard
  expect    truth units[id=FI-C2].traits contains light
  expect    truth units[id=FI-C1].traits lacks light
  expect    truth units[id=FC-4].traits absent
  expect    truth units[id=A1-C1].traits contains cossack

test A05-2.4.3-2  a brigade lost is a brigade counted
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 0 1
fate 6
unit A2-1 at 2000,300 /0 line steps 1
unit F4-A1 at 2000,400 /180 unlimbered
unit F4-A2 at 2300,400 /180 unlimbered
END
  play      french: canister F4-A1 /180
  expect    truth units[id=A2-1].standing = lost
  expect    truth brigades_lost.allied = 1

test A05-2.4.3.1-1  line infantry pays double in a wood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 100,1200 /0 column
END
  offer     french: march F4-2 x100 /0
  refuse    french: march F4-2 x101 /0 because A05-6.2

test A05-2.4.3.2-1  light infantry does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-1 at 100,1110 /0 column
END
  offer     french: march F4-1 x200 /0

test A05-2.4.3.1-1  line infantry checks when it is charged
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
fate 3 3
unit F4-2 at 2000,300 /0 line
unit A5-C1 at 2000,500 /180 line
END
  play      allied: charge A5-C1 /180
  play      french: stand
  expect    log all contains "" rule A05-12.7.1

test A05-2.4.3.3-1  the guards of both sides do not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit AG-1 at 2000,300 /0 line
unit FC-6 at 2000,500 /180 line
END
  play      french: charge FC-6 /180
  play      allied: stand
  expect    log all lacks "Die"
  expect    log all contains "Nansouty 1 is in contact with Russian Guard 1: front"

test A05-2.4.3.3-1  the French likewise
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit FI-1 at 2000,300 /0 line
unit A5-C1 at 2000,500 /180 line
END
  play      allied: charge A5-C1 /180
  play      french: stand
  expect    log all lacks "Die"
  expect    log all contains "Caramelli is in contact with Imperial Guard 1: front"

test A05-2.4.3.4-1  the view says what class a unit is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FI-2 at 2000,300 /0 line
unit AB-1 at 2000,900 /180 line
END
  expect    view french units[id=AB-1].traits contains light
  expect    view allied units[id=FI-2].traits contains guard

test A05-2.4.5-2  guard cavalry of a light nature fords without stopping, the heavy one stops
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FI-C2 at 2300,1000 /180 column
unit FI-C1 at 2150,1000 /180 column
END
  offer     french: march FI-C2 x300 /180
  refuse    french: march FI-C1 x300 /180 because A05-15.1-14

test A05-2.4.5-3  Cossacks are light cavalry for streams and woods
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A1-C1 at 2300,1000 /180 column
unit AB-C3 at 100,1040 /0 column
unit AB-C2 at 160,1110 /0 column
END
  offer     allied: march A1-C1 x300 /180
  offer     allied: march AB-C3 x300 /0
  refuse    allied: march AB-C2 x240 /0 because A05-6.2

test A05-2.4.5.1-1  light cavalry may charge, Cossacks may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit AB-C1 at 2000,500 /180 line
unit AB-C3 at 2200,500 /180 line
unit F4-2 at 2000,300 /0 line
unit F4-3 at 2200,300 /0 line
END
  offer     allied: charge AB-C1 /180
  refuse    allied: charge AB-C3 /180 because A05-13.12

test A05-2.4.5.3-1  heavy cavalry differs by its figure alone: charging, twice 3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 1
unit FC-6 at 2000,270 /0 line foe A4-2 front declared lead charged
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect    log all contains "Nansouty 1: +8 on the die"

test A05-2.4.5.3-1  medium, twice 2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 1
unit FC-4 at 2000,270 /0 line foe A4-2 front declared lead charged
unit A4-2 at 2000,300 /180 line foe FC-4
END
  expect    log all contains "Walther 1: +6 on the die"

test A05-2.4.6-1  horse batteries move 4 UM, foot batteries 2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A5-A1 at 2000,100 /0 limbered
unit A4-A1 at 2200,100 /0 limbered
END
  offer     allied: march A5-A1 x400 /0
  offer     allied: march A4-A1 x200 /0
  refuse    allied: march A4-A1 x201 /0 because A05-6.2

test A05-2.4.7-1  an HQ is a unit of its own: it rides, joins, leaves
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 2000,300
unit F4-2 at 2000,600 /0 line
END
  play      french: join F4-HQ x20
  expect    truth units[id=F4-HQ].standing = on
  expect    truth units[id=F4-HQ].at = F4-2

test A05-2.4.7-1  alone under fire it is lost by itself
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 6
unit F4-HQ at 2000,300
unit F4-2 at 2000,900 /0 line
unit A4-A1 at 2000,400 /180 unlimbered
unit A4-A2 at 2300,400 /180 unlimbered
END
  play      allied: canister A4-A1 /180
  expect    truth units[id=F4-HQ].standing = lost
  expect    truth units[id=F4-2].standing = at

test A05-2.1-2  infantry in line shows a front of 80 hu and 30 hu of depth; in column it is the other way round
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F1-1 at 2000,300 /0 line
unit F1-2 at 2200,300 /0 column
unit A4-2 at 2000,1000 /180 line
END
  expect    truth units[id=F1-1].width = 80
  expect    truth units[id=F1-1].depth = 30
  expect    truth units[id=F1-2].width = 30
  expect    truth units[id=F1-2].depth = 80

test A05-2.4.3.4-1  a revealed unit shows who it is: its division and its regiments
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F1-2 at 2000,300 /0 line
unit A4-2 at 2000,1000 /180 line
END
  expect    view allied units[id=F1-2].name = "Rivaud 2"
  expect    view allied units[id=F1-2].full = "Pacthod (45e, 54e L.)"

test A05-9.2-1 A05-9.2-2  an unlimbered battery commands two templates; a limbered one none, nor does anybody else
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F1-A1 at 2000,300 /0 unlimbered
unit F1-A2 at 2100,300 /0 limbered
unit F1-2 at 2200,300 /0 line
unit A4-2 at 2000,1000 /180 line
END
  expect    truth units[id=F1-A1].roundshot has 6
  expect    truth units[id=F1-A1].canister has 6
  expect    truth units[id=F1-A2].roundshot absent
  expect    truth units[id=F1-A2].canister absent
  expect    truth units[id=F1-2].roundshot absent
  expect    truth units[id=F1-2].canister absent

test A05-2.4.7-1 A05-12.6.1-9  the last battery of each side is one of its units: an HQ can join it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FI-HQ at 2000,200
unit FI-A2 at 2000,260 /0 unlimbered
unit A4-2 at 2000,1000 /180 line
END
  offer french: join FI-HQ x68
