# 13-1-attack.t -- chapters 13.1 and 13.2: declaring an attack and coming into contact.

test A05-13.1-1  charges come before any movement, normal attacks at any time of the phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit F4-HQ at 2500,200
unit F4-5 at 2300,200 /0 column
unit A4-3 at 2300,300 /180 line
END
  offer french: charge FC-4 /0
  play french: march F4-HQ x10 /0
  refuse french: charge FC-4 /0 because A05-13.12.3.1-1
  offer french: attack F4-5 /0, attack FC-4 /0

test A05-13.1-2 A05-13.1-3  a move ends 3 hu or more from an enemy, unless it is an attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,300 /180 line
END
  offer french: march F4-2 x67 /0
  refuse french: march F4-2 x68 /0 because A05-13.1-3
  refuse french: march F4-2 x70 /0 because A05-13.1-3
  play french: attack F4-2 /0
  expect truth units[id=F4-2].y = 270
  expect truth units[id=F4-2].foe = A4-2

test A05-13.1-5 A05-6.9-1  squeezed between its target and a neighbour it ends on the nearest whole hu that there is for it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-1 at 1700,400 /245 column
unit F4-2 at 1755,392 /245 column
unit A4-1 at 1643,383 /73 line
END
  play french: attack F4-1 /200
  expect truth units[id=F4-1].foe = A4-1
  expect truth units[id=F4-1].x = 1695
  expect truth units[id=F4-1].y = 388

test A05-13.1-3  a change of formation is no move: a column may come to stand 2 hu from an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-3 at 2300,200 /0 line
unit A4-3 at 2300,257 /180 line
END
  offer french: column F4-3

test A05-13.1-4  a unit beside an enemy need not attack; the phasing unit of a combat must, and is asked nothing here
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2000,300 /180 line
unit F4-6 at 2300,245 /0 column foe A4-3 front
unit A4-3 at 2300,300 /180 line foe F4-6
END
  offer french: done, attack F4-5 /0
  refuse french: attack F4-6 /0 because A05-6.9-4

test A05-13.1-5  an attacker strikes with its front: what stands beside it is not attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 line
unit A4-2 at 2057,180 /270 line
unit F4-6 at 2300,200 /0 line
unit A4-3 at 2340,232 /180 line
END
  refuse french: attack F4-5 /0 because A05-13.1-5
  offer french: attack F4-6 /0

test A05-13.1-5 A05-2.1-6  it is slid to the last whole hu without overlap
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /20 column
unit A4-2 at 2040,310 /200 line
END
  play french: attack F4-5 /20
  expect truth units[id=F4-5].foe = A4-2
  expect log all contains "" rule A05-13.1-5

test A05-13.1-5  nobody on the line within its movement: no attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,432 /180 line
unit F4-3 at 2300,200 /0 line
unit A4-3 at 2300,433 /180 line
END
  offer french: attack F4-2 /0
  refuse french: attack F4-3 /0 because A05-13.1-5
  refuse french: attack F4-2 /60 because A05-6.4-1
  refuse french: attack F4-2 /300 because A05-6.4-1

test A05-13.1-5  a friend in the way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2000,300 /0 line
unit A4-2 at 2000,350 /180 line
END
  refuse french: attack F4-2 /0 because A05-6.9-1

test A05-13.1-6  one attack in a turn; but many may attack one enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-4 at 1970,200 /0 column
unit F4-5 at 2000,200 /0 column
unit F4-6 at 2030,200 /0 column
unit A4-2 at 2000,300 /180 line
END
  play french: attack F4-4 /0, attack F4-5 /0, attack F4-6 /0
  expect truth units[id=F4-4].foe = A4-2
  expect truth units[id=F4-5].foe = A4-2
  expect truth units[id=F4-6].foe = A4-2
  refuse french: attack F4-4 /0 because A05-13.1-6
  refuse french: march F4-4 x10 /180 because A05-13.1-6

test A05-13.1-7  reactions are settled before the attacker moves
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  expect asked allied
  expect truth units[id=F4-5].y = 200
  fate 3 4
  play allied: withdraw x100
  expect truth units[id=F4-5].y = 200
  expect asked french

test A05-13.1-8 A05-12.5.1-4  S, D and R units do not attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-4 at 2000,200 /0 column S
unit A4-2 at 2000,300 /180 line
unit F4-5 at 2200,200 /0 column D
unit A4-3 at 2200,300 /180 line
unit F4-6 at 2400,200 /0 column R
unit A4-4 at 2400,300 /180 line
END
  refuse french: attack F4-4 /0 because A05-12.5.1-4
  refuse french: attack F4-5 /0 because A05-12.5.2-3
  refuse french: attack F4-6 /0 because A05-12.5.3.1-4

test A05-13.1-8  nor do squares, guns, HQs, those that changed formation or broke off a combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-4 at 1900,200 /0 square
unit A4-2 at 1900,300 /180 line
unit F4-A1 at 2100,200 /0 limbered
unit A4-3 at 2100,300 /180 line
unit F4-HQ at 2300,200
unit A4-4 at 2300,300 /180 line
unit F4-5 at 2500,200 /0 line
unit A4-5 at 2500,300 /180 line
unit F4-6 at 2700,200 /0 column disengaged
unit A4-1 at 2700,300 /180 line
END
  refuse french: attack F4-4 /0 because A05-5.4.4-2
  refuse french: attack F4-A1 /0 because A05-13.1-8
  refuse french: attack F4-HQ /0 because A05-13.1-8
  play french: column F4-5
  refuse french: attack F4-5 /0 because A05-6.12-6
  refuse french: attack F4-6 /0 because A05-13.7-1

test A05-13.1-9 A05-13.8-5  the target gone, the attacker keeps what movement is left and may attack another
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,100 /0 column
unit A5-C3 at 2000,250 /180 line
unit A4-2 at 1925,270 /180 line
END
  play french: attack F4-5 /0
  fate 3 4
  play allied: withdraw x200
  offer french: stop x0, stop x50, stop x95
  refuse french: stop x96 because A05-13.8-5
  play french: stop x50
  expect truth units[id=F4-5].y = 150
  refuse french: march F4-5 x151 /0 because A05-6.2-1
  offer french: march F4-5 x150 /0, attack F4-5 /330
  play french: attack F4-5 /330
  expect truth units[id=F4-5].foe = A4-2

test A05-13.1-9  no charge after it, though nobody has moved yet
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A1-C1 at 2000,300 /180 line
unit A4-2 at 2000,450 /180 line
END
  play french: charge FC-4 /0
  fate 1 2
  play allied: withdraw x50
  play french: stop x10
  offer french: attack FC-4 /0
  refuse french: charge FC-4 /0 because A05-13.1-9
  no-offer french: charge FC-4 /0

test A05-13.1-9  nor by whoever had come up to the target before
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-3 at 1970,100 /0 column
unit FC-4 at 2030,100 /0 column
unit A1-C1 at 2000,300 /180 line
unit A4-2 at 2000,700 /180 line
END
  play french: charge FC-3 /0
  fate 3 3
  play allied: stand
  expect truth units[id=FC-3].foe = A1-C1
  play french: charge FC-4 /0
  fate 3 3
  play allied: withdraw x150
  play french: stop x0
  expect truth units[id=FC-3].foe absent
  offer french: attack FC-3 /0
  refuse french: charge FC-3 /0 because A05-13.1-9
  refuse french: charge FC-4 /0 because A05-13.1-9

test A05-13.2-1  all who take part carry the marker, for both sides to see
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-4 at 1970,200 /0 column
unit F4-5 at 2000,200 /0 column
unit A4-2 at 2000,300 /180 line
END
  play french: attack F4-4 /0, attack F4-5 /0
  expect view allied units[id=F4-4].foe = A4-2
  expect view allied units[id=F4-5].foe = A4-2
  expect view french units[id=A4-2].foe = F4-4
  expect view spectator units[id=A4-2].foe = F4-4

test A05-13.2-1 A05-13.13-1  the first leads until another is named
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-4 at 1970,200 /0 column
unit F4-5 at 2000,200 /0 column
unit A4-2 at 2000,300 /180 line
END
  play french: attack F4-4 /0
  no-offer french: lead F4-4
  play french: attack F4-5 /0
  offer french: lead F4-5
  refuse french: lead F4-4 because A05-13.13-1
  play french: lead F4-5
  expect view allied units[id=A4-2].foe = F4-5
  offer french: lead F4-4

test A05-15.1-14  an attack stops at a stream like any leg
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1550,560 /0 column
unit A4-2 at 1550,700 /180 line
unit F4-6 at 1450,610 /0 column
unit A4-3 at 1450,690 /180 line
END
  refuse french: attack F4-5 /0 because A05-15.1-14
  offer french: attack F4-6 /0

test A05-13.1-5 A05-2.1-6  the last leg must bring the front within 2 hu: here its 200 hu end 1.6 before the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,150 /0 column
unit A4-2 at 2003,410 /170 line
END
  offer     french: attack F4-2 /0

test A05-2.1-6  1 hu farther off it ends more than 2 hu before him, and that is no contact
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,150 /0 column
unit A4-2 at 2003,411 /170 line
END
  refuse    french: attack F4-2 /0 because A05-13.1-5

test A05-13.1-5  2.6 hu are no contact
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,150 /0 column
unit A4-2 at 2003,411 /170 line
END
  refuse    french: attack F4-2 /0 because A05-13.1-5

test A05-13.1-3  aslant its corner would be 2 hu and a little more from the enemy: nearer than 3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,141 /10 column
unit A4-2 at 2000,300 /180 line
END
  offer french: march F4-5 x101 /10
  refuse french: march F4-5 x102 /10 because A05-13.1-3

test A05-13.1-9 A05-21.3-2  set free, it has no more than it had: whoever came out of a square goes nowhere
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
option drill on
unit F4-2 at 1985,244 /0 square
unit F4-5 at 2016,100 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play      french: column F4-2
  play      french: attack F4-2 /0
  play      allied: stand
  expect    truth units[id=F4-2].foe = A5-C3
  play      french: attack F4-5 /0
  fate 3 4
  play      allied: withdraw x200
  play      french: stop x0
  expect    truth units[id=F4-2].foe absent
  refuse    french: march F4-2 x10 /0 because A05-6.12-2

test A05-18.1.1-9 A05-13.1-7  an attack is a move, even on whoever stands right before the unit: Bernadotte waits for the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
whole
fog clear
events fighting
unit F1-1 at 700,2000 /90 line
unit F4-2 at 700,1900 /90 line
unit A5-C3 at 730,2000 /270 line
unit A5-C4 at 730,1900 /270 line
END
  refuse    french: attack F1-1 /90 because A05-18.1.1-9
  play      french: attack F4-2 /90

test A05-13.1-9 A05-16.4.2.7-4  set free, whoever came upon a chit as he came up goes no farther
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
whole
fog fog
events fighting assault
unit F4-2 at 2016,100 /0 column
unit F4-5 at 1985,100 /0 column
unit A5-C3 at 2000,300 /180 line
chit CA1 at 2091,335 decoy
END
  play      french: attack F4-2 /0
  play      allied: stand
  expect    truth chits has 0
  expect    truth units[id=F4-2].foe = A5-C3
  play      french: attack F4-5 /0
  fate 3 4
  play      allied: withdraw x50
  play      french: stop x0
  expect    truth units[id=F4-2].foe absent
  refuse    french: march F4-2 x5 /0 because A05-4.6-1

test A05-13.1-5 A05-13.12.3.1-5  a charge that would brush past with its flank is none: the front must touch
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit FC-6 at 2340,297 /27 column
unit A1-A1 at 2253,452 /321 limbered
END
  refuse    french: attack FC-6 /342 because A05-13.1-5
  refuse    french: charge FC-6 /342 because A05-13.12.3.1-2

test A05-13.1-5  a corner of the front within 2 hu is enough, whichever degree brings it there
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-6 at 1968,253 /353 line
unit AB-C1 at 1974,348 /232 column
END
  offer     french: attack F4-6 /37
  offer     french: attack F4-6 /38

test A05-13.1-5 A05-6.9-1  ruling 124: a friend touched in the same hu bars no attack, for either side
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement movement 0 1
player allied
unit A4-2 at 2320,380 /0 line
unit F4-2 at 2345,460 /180 column
unit A4-3 at 2295,460 /0 column
END
  offer     allied: attack A4-2 /0

test A05-13.1-5 A05-6.9-1  ruling 124: the same for the French
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 2320,380 /0 line
unit A4-2 at 2345,460 /180 column
unit F4-3 at 2295,460 /0 column
END
  offer     french: attack F4-2 /0

test A05-13.1-5  ruling 124: of two enemies met in the same hu the one more squarely ahead is attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 2320,380 /0 line
unit A4-2 at 2350,460 /180 column
unit A4-3 at 2300,460 /180 column
END
  play      french: attack F4-2 /0
  expect    log all contains "St-Hilaire 2 attacks"
  expect    truth units[id=F4-2].foe = A4-3

test A05-13.1-5  who grazes an enemy by a fraction of an hu has met him, wherever its places are rounded to
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2250,330 /290 line
unit A5-C4 at 2256,412 /99 line D
END
  play      french: attack FC-6 /314
  expect    log all contains "Nansouty 1 attacks Penitzki"
  expect    truth units[id=FC-6].foe = A5-C4

test A05-13.1-5 A05-15.1-6  an attack of three hu is a move too: cavalry would end in the village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 386,258 /0 line
unit A4-2 at 400,291 /180 line
unit FC-5 at 1386,258 /0 line
unit A4-3 at 1386,291 /180 line
END
  refuse french: attack FC-6 /0 because A05-15.1-6
  play french: attack FC-5 /0
  expect truth units[id=FC-5].y = 261

test A05-13.1-5 A05-2.1-6  whoever touches its target with its front attacks from where it stands: nothing is spent
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 386,260 /0 line
unit A4-2 at 386,291 /180 line
unit F4-5 at 2000,200 /0 column
unit A4-3 at 2000,258 /180 line
END
  play french: attack FC-6 /0
  expect truth units[id=FC-6].y = 260
  play french: attack F4-5 /0
  expect truth units[id=F4-5].y = 203

test A05-13.1-5 A05-6.9-2  who has no room to turn to its attack is told so, not that a friend behind it is in the way
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 1700,400 /117 column
unit F4-C1 at 1639,388 /101 line
unit A4-4 at 1815,425 /327 column
END
  refuse french: attack F4-5 /78 because A05-6.9-2
