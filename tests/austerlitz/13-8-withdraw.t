# 13-8-withdraw.t -- chapters 13.8 and 13.12.1: cavalry gives way, and the Cossacks.

test A05-13.8-1  cavalry attacked in front by infantry may withdraw after a check, 50 to 200 hu, in its formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  offer allied: stand, withdraw x50, withdraw x200, withdraw-away x50, withdraw-away x200
  refuse allied: withdraw x201 because A05-13.8-1
  refuse allied: withdraw x49 because A05-13.8-4
  fate 4 4
  play allied: withdraw x200
  expect log all contains "Uvarov keeps its nerve: 8 against 8"
  expect truth units[id=A5-C3].y = 500
  expect truth units[id=A5-C3].form = line
  expect truth units[id=A5-C3].foe absent

test A05-13.8-1  the check failed, it stays in its state and is attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  fate 4 5
  play allied: withdraw x200
  expect log all contains "Uvarov wavers: 9 against 8"
  expect truth units[id=A5-C3].y = 300
  expect truth units[id=A5-C3].morale = steady
  expect truth units[id=F4-5].foe = A5-C3

test A05-13.8-1  a double six routs it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  fate 6 6
  play allied: withdraw x200
  expect truth units[id=A5-C3].morale = R
  expect truth units[id=A5-C3].y = 400
  offer french: stop x0

test A05-13.8-1  it may stay without a check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  play allied: stand
  expect log all lacks "nerve"
  expect truth units[id=F4-5].foe = A5-C3

test A05-13.8-2 A05-13.15.1.1.1-1  it goes back facing the enemy or turns its back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit F4-6 at 2300,200 /0 column
unit A5-C1 at 2300,300 /180 line
END
  play french: attack F4-5 /0
  fate 1 2
  play allied: withdraw x100
  expect truth units[id=A5-C3].facing = 180
  play french: stop x0
  play french: attack F4-6 /0
  fate 1 2
  play allied: withdraw-away x100
  expect truth units[id=A5-C1].facing = 0
  expect truth units[id=A5-C1].y = 400

test A05-13.8-3  attacked in flank it may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /90 line
END
  play french: attack F4-5 /0
  expect asked french
  expect log all contains "in contact with Uvarov: flank"

test A05-13.8-3  attacked in rear it may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /0 line
END
  play french: attack F4-5 /0
  expect asked french
  expect log all contains "in contact with Uvarov: rear"

test A05-13.8-4  straight away from the attacker, over guns and HQs, but not over others and not up to an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit A4-A1 at 2000,360 /180 unlimbered
unit A4-2 at 2000,460 /180 line
END
  play french: attack F4-5 /0
  refuse allied: withdraw x60 because A05-6.8-2
  offer allied: withdraw x90, withdraw x130
  refuse allied: withdraw x131 because A05-6.9-1

test A05-13.8-4  no room for 50 hu: it is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit A4-2 at 2000,379 /180 line
END
  play french: attack F4-5 /0
  expect asked french
  expect truth units[id=F4-5].foe = A5-C3

test A05-13.8-4  just enough room
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit A4-2 at 2000,380 /180 line
END
  play french: attack F4-5 /0
  offer-only allied: stand, withdraw x50, withdraw-away x50

test A05-13.8-4  not into contact with an enemy, nor into a pond
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit F4-6 at 2000,450 /0 line
END
  play french: attack F4-5 /0
  offer allied: withdraw x117
  refuse allied: withdraw x118 because A05-13.8-4

test A05-13.8-4  a pond behind
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 620,600 /180 column
unit A5-C3 at 620,500 /0 line
END
  play french: attack F4-5 /180
  offer allied: withdraw x150
  refuse allied: withdraw x250 because A05-13.8-1

test A05-13.8-4  D cavalry may not withdraw
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line D
END
  play french: attack F4-5 /0
  expect asked french
  expect truth units[id=F4-5].foe = A5-C3

test A05-13.8-4  R cavalry may not withdraw
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line R
END
  play french: attack F4-5 /0
  expect asked french
  expect truth units[id=F4-5].foe = A5-C3

test A05-13.8-4  S cavalry may, by up to 200 hu, and is S still
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line S
END
  play french: attack F4-5 /0
  offer allied: withdraw x200
  fate 1 2
  play allied: withdraw x200
  expect truth units[id=A5-C3].y = 500
  expect truth units[id=A5-C3].morale = S

test A05-13.8-1  the check failed, it stays, whoever else attacks it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1985,200 /0 column
unit F4-6 at 2015,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  fate 5 6
  play allied: withdraw x200
  play french: attack F4-6 /0
  expect asked french

test A05-13.8-1  once withdrawn, it may do so again before another attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1985,200 /0 column
unit F4-6 at 2015,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  fate 1 2
  play allied: withdraw x100
  play french: stop x0, attack F4-6 /0
  offer allied: withdraw x50, stand

test A05-13.8-5  the attacker goes on to the place where contact would have been made, or stops before it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  fate 1 2
  play allied: withdraw x50
  offer french: stop x0, stop x1, stop x45
  refuse french: stop x46 because A05-13.8-5
  play french: stop x45
  expect truth units[id=F4-5].y = 245
  refuse french: march F4-5 x156 /0 because A05-6.2-1

test A05-13.8-6  cavalry among the attackers, there is no withdrawal; infantry first, it is offered at once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 1985,200 /0 column
unit F4-5 at 2016,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack FC-4 /0
  expect asked french
  play french: attack F4-5 /0
  expect asked french

test A05-13.8-6  infantry first, it is offered at once; and again for the next, if it stood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-6 at 1985,200 /0 column
unit F4-5 at 2015,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-6 /0
  play allied: stand
  play french: attack F4-5 /0
  fate 1 2
  play allied: withdraw x200
  expect truth units[id=F4-6].foe absent
  play french: stop x0
  offer french: march F4-6 x100 /0, march F4-5 x200 /0

test A05-13.8-6  an attack in the flank so far, and it is held
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-6 at 2100,300 /270 column
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-6 /270
  expect asked french
  play french: attack F4-5 /0
  expect asked french

test A05-13.12.1-1 A05-13.12.1.1-1  Cossacks cannot charge; they may attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A1-C1 at 2000,300 /180 line
unit F4-5 at 2000,100 /0 line
unit AB-C3 at 2300,300 /180 line
unit F4-6 at 2300,100 /0 line
unit AB-C1 at 2600,300 /180 line
unit F4-4 at 2600,100 /0 line
END
  refuse allied: charge A1-C1 /180 because A05-13.12.1.1-1
  refuse allied: charge AB-C3 /180 because A05-13.12.1.1-1
  offer allied: attack A1-C1 /180, charge AB-C1 /180

test A05-13.12.1.2-1  attacked in front by infantry they withdraw without a check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A1-C1 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  play allied: withdraw x200
  expect log all lacks "nerve"
  expect truth units[id=A1-C1].y = 500

test A05-13.12.1.2-1  by cavalry with one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,200 /0 line
unit A1-C1 at 2000,300 /180 line
END
  play french: attack FC-4 /0
  fate 3 3
  play allied: withdraw x200
  expect log all contains "Sysoev Cossacks keeps its nerve: 6 against 6" rule A05-13.12.1.2-1
  expect truth units[id=A1-C1].y = 500

test A05-13.12.1.2-1  the check failed, they stay, and a charge makes them check once more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A1-C1 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  fate 3 4 3 4
  play allied: withdraw x200
  expect log all contains "Sysoev Cossacks wavers: 7 against 6" rule A05-13.12.1.2-1
  expect log all contains "Sysoev Cossacks wavers: 7 against 6" rule A05-12.7.1-1
  expect truth units[id=A1-C1].morale = S
  expect truth units[id=FC-4].foe = A1-C1

test A05-13.12.1.2-2  attacked in flank they may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A1-C1 at 2000,300 /90 line
END
  play french: attack F4-5 /0
  expect asked french
  expect truth units[id=F4-5].foe = A1-C1

test A05-13.12.1.2-3  by both arms together: with a check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 1985,200 /0 column
unit F4-5 at 2016,200 /0 column
unit A1-C1 at 2000,300 /180 line
END
  play french: attack FC-4 /0
  play allied: stand
  play french: attack F4-5 /0
  fate 1 2
  play allied: withdraw x50
  expect log all contains "Sysoev Cossacks keeps its nerve" rule A05-13.12.1.2-1

test A05-13.12.1.3-1  Cossacks alone or leading add 1 against infantry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 3
unit A1-C1 at 2000,270 /0 line foe F4-5 front declared lead
unit F4-5 at 2000,300 /180 line foe A1-C1
END
  expect log all contains "Sysoev Cossacks: +3 on the die; Vandamme 2: +3"

test A05-13.12.1.3-1  not against cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 3
unit A1-C1 at 2000,270 /0 line foe FC-4 front declared lead
unit FC-4 at 2000,300 /180 line foe A1-C1
END
  expect log all contains "Sysoev Cossacks: +0 on the die; Walther 1: +2"

test A05-13.12.1.3-1  not when they only support
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 3
unit A5-C3 at 1970,270 /0 line foe F4-5 front declared lead
unit A1-C1 at 2030,270 /0 line foe F4-5 front declared
unit F4-5 at 2000,300 /180 line foe A5-C3
END
  expect log all contains "Uvarov: +4 on the die; Vandamme 2: +3"

test A05-13.8-4 A05-15.1-12  the redoubt bars its way: one brigade of foot and the Santon battery are there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-2 at 800,2275 /90 column
unit FC-6 at 900,2275 /270 line
unit F5-1 at 1060,2275 /0 column
END
  play allied: attack A4-2 /90
  offer french: withdraw x80
  refuse french: withdraw x115 because A05-15.1-12

test A05-13.8-4 A05-15.1-20  cavalry on the road past the castle is not held by its walls
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-2 at 615,707 /236 column
unit FC-6 at 520,643 /56 column
END
  play allied: attack A4-2 /236
  offer french: withdraw x60

test A05-13.8-1 A05-16.4.2.7-3  a chit that it comes upon ends the withdrawal where it comes to light
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
fog fog
whole
option restrictions off
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
chit CF1 at 2090,400 decoy
END
  play french: attack F4-5 /0
  fate 4 4
  play allied: withdraw x200
  expect truth units[id=A5-C3].y = 335
  expect log all contains "decoy"

test A05-13.8-1 A05-18.1.1-4  a withdrawal is a move of its own will: before turn 4 it does not bring Bagration's cavalry into F1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
unit F5-1 at 1500,2200 /270 column
unit AB-C1 at 1360,2200 /90 line
END
  play french: attack F5-1 /270
  refuse allied: withdraw x100 because A05-18.1.1-4
  offer allied: stand, withdraw x50, withdraw-away x59

test A05-13.8-1 A05-18.1.1-4  in turn 4 it may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F5-1 at 1500,2200 /270 column
unit AB-C1 at 1360,2200 /90 line
END
  play french: attack F5-1 /270
  offer allied: stand, withdraw x50, withdraw x100

test A05-13.8-1 A05-16.4.1.6-1  nor does one lead into the striped zone before the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
unit F5-1 at 1360,1400 /270 column
unit A5-C3 at 1220,1400 /90 line
END
  play french: attack F5-1 /270
  refuse allied: withdraw x100 because A05-16.4.1.6-1
  offer allied: stand, withdraw x50

test A05-13.8-4 A05-16.4.1.6-1  where the zone leaves no 50 hu, it is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
unit F5-1 at 1340,1400 /270 column
unit A5-C3 at 1200,1400 /90 line
END
  play french: attack F5-1 /270
  expect truth units[id=F5-1].foe = A5-C3

test A05-13.8-3 A05-5.1-5  whether it is attacked from the front is judged where the attacker will lie, not a fraction of an hu beside it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame movement begin 0 1
player allied
unit F5-C1 at 1867,319 /269 column
unit AB-3 at 1700,400 /111 column
END
  play  allied: attack AB-3 /116
  offer french: withdraw x50
