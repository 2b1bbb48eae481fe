# 13-12-charge.t -- chapters 13.12.2, 13.12.3 and 12.7.1: charges, what the target does, how far they ride.

test A05-13.12.2-1  cavalry attacking a square loses its own modifier and that of its formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 2000,215 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,260 /0 square foe FC-6
END
  expect log all contains "Nansouty 1: +0 on the die; Repninsky: +1"

test A05-13.12.2-2  cavalry attacking a village loses its own modifier
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 1355,760 /180 line foe A4-2 front declared lead
unit A4-2 at 1355,730 /0 line foe FC-6
END
  expect log all contains "Nansouty 1: -2 on the die; Repninsky: +2"

test A05-13.12.2.1-1  the target in square, the charge may stop 1/2 UM from it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  offer french: stop x155, press
  refuse french: stop x154 because A05-13.12.2.1-1
  refuse french: stop x156 because A05-13.12.2.1-1
  play french: stop x155
  expect truth units[id=FC-6].y = 205
  expect truth units[id=FC-6].foe absent
  refuse french: march FC-6 x10 /0 because A05-13.1-6

test A05-13.12.2.1-1 A05-12.9.3-2 A05-13.12.3-3  a routed target rallies by a double 1 and takes the square: no charge any more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
fate 1 1
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /0 column R
END
  play french: charge FC-6 /0
  play allied: pose A4-2 x2 /180
  offer french: stop x155, press
  play french: press
  expect truth units[id=FC-6].foe = A4-2
  expect truth units[id=FC-6].done lacks charged

test A05-13.12.2.1-2  or ride past over the square, if its movement allows
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  offer french: ride-past x400, ride-past x298
  refuse french: ride-past x297 because A05-13.12.2.1-3
  refuse french: ride-past x401 because A05-13.12.2.1-2
  play french: ride-past x310
  expect truth units[id=FC-6].y = 360
  expect truth units[id=FC-6].foe absent
  expect truth units[id=A4-2].foe absent

test A05-13.12.2.1-2 A05-13.12.2.1-3  or press the attack: a normal one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  play french: press
  expect truth units[id=FC-6].foe = A4-2
  expect truth units[id=FC-6].y = 255
  expect truth units[id=FC-6].done contains declared
  expect truth units[id=FC-6].done lacks charged

test A05-13.12.2.1-2 A05-12.9.1-2 A05-12.9.3-1  cavalry in a rage has no choice: it presses on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line rage
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  expect truth units[id=FC-6].foe = A4-2
  expect truth units[id=FC-6].y = 255

test A05-13.12.2.1-3  it needs room beyond, 3 hu from the marker and clear of others
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit A4-3 at 2000,390 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  offer french: ride-past x307
  refuse french: ride-past x308 because A05-13.12.2.1-3
  refuse french: ride-past x350 because A05-6.11-1

test A05-13.12.2.1-3  too far to ride past: it stops or presses
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,420 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  offer-only french: stop x275, press

test A05-13.12.3-1  a charge doubles the modifier
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 2000,270 /0 line foe A4-2 front declared charged lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "Nansouty 1: +8 on the die; Repninsky: +2"

test A05-13.12.3-1  a normal attack does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 2000,270 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "Nansouty 1: +5 on the die; Repninsky: +2"

test A05-13.12.3-2  a lost step is taken before the doubling
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 2000,270 /0 line steps 1 foe A4-2 front declared charged lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "Nansouty 1: +6 on the die; Repninsky: +2"

test A05-13.12.3-2  Blood Rage after it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 2000,270 /0 line steps 1 rage foe A4-2 front declared charged lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "Nansouty 1: +8 on the die; Repninsky: +2"

test A05-13.12.3-3  no charge at a square; a normal attack is allowed
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 square
END
  refuse french: charge FC-6 /0 because A05-13.12.3-3
  offer french: attack FC-6 /0

test A05-13.12.3.1-1  charges before any movement, turns and changes of formation included
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit F4-2 at 2400,200 /0 line
END
  offer french: charge FC-6 /0
  play french: turn F4-2 /10
  refuse french: charge FC-6 /0 because A05-13.12.3.1-1

test A05-13.12.3.1-1  one charge does not bar the next
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A1-C1 at 2000,300 /180 line
unit FC-7 at 2300,50 /0 line
unit A5-C1 at 2300,300 /180 line
END
  play french: charge FC-6 /0
  fate 2 3
  play allied: stand
  offer french: charge FC-7 /0

test A05-13.12.3.1-2  a charge is one straight line at the first enemy on it: a friend of the target in the way is the target
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
unit A4-3 at 2030,200 /180 line
END
  play french: charge FC-6 /0
  expect log all contains "Nansouty 1 charges Berg"
  expect log all lacks "charges Repninsky"

test A05-13.12.3.1-2  nobody on the line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  refuse french: charge FC-6 /45 because A05-13.12.3.1-2

test A05-13.12.3.1-3  at least 1 UM away at the declaration
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,170 /0 line
unit A4-2 at 2000,300 /180 line
unit FC-7 at 2300,171 /0 line
unit A4-3 at 2300,300 /180 line
END
  offer french: charge FC-6 /0
  refuse french: charge FC-7 /0 because A05-13.12.3.1-3

test A05-13.12.3.1-3  and in sight: not past the corner of a village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 1018,1050 /0 line
unit A4-2 at 1018,1330 /180 column
unit FC-7 at 2300,50 /0 line
unit A4-3 at 2300,300 /180 line
END
  offer french: charge FC-7 /0
  refuse french: charge FC-6 /0 because A05 13.12.3.1

test A05-13.12.3.1-3  nor farther than one sees in fog
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
fog partial-1
turn 5
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  refuse french: charge FC-6 /0 because A05-13.12.3.1-3

test A05-13.12.3.1-3  in partial fog of 2 UM it sees 200 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
fog partial-2
turn 6
unit FC-6 at 2000,70 /0 line
unit A4-2 at 2000,300 /180 line
END
  offer french: charge FC-6 /0

test A05-13.12.3.1-4  no charge at units in villages, woods and works
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 1355,900 /180 line
unit A4-2 at 1355,730 /0 line
unit FC-7 at 1470,2250 /0 line
unit A4-3 at 1470,2450 /180 line
END
  refuse french: charge FC-6 /180 because A05-13.12.3.1-4
  refuse french: charge FC-7 /0 because A05-13.12.3.1-4
  offer french: attack FC-6 /180

test A05-13.12.3.1-5  within 45 degrees of its facing, as far as it moves, in line or column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /315 line
unit A4-2 at 2000,300 /180 line
unit FC-7 at 2300,50 /314 line
unit A4-3 at 2300,300 /180 line
unit FC-8 at 1700,50 /0 column
unit A4-4 at 1700,300 /180 line
END
  offer french: charge FC-6 /0, charge FC-8 /0
  refuse french: charge FC-7 /0 because A05-13.12.3.1-5

test A05-13.12.3.1-5  the allowance carries it 400 hu, and 2 more to touch
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,482 /180 line
unit FC-7 at 2300,50 /0 line
unit A4-3 at 2300,483 /180 line
END
  offer french: charge FC-6 /0
  refuse french: charge FC-7 /0 because A05-13.12.3.1-2

test A05-13.12.3.1-5  not over a stream, light cavalry either; not through a wood, nor over friends
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-C1 at 1550,500 /0 line
unit A4-2 at 1550,750 /180 line
unit FC-7 at 2300,50 /0 line
unit F4-2 at 2300,150 /0 line
unit A4-3 at 2300,300 /180 line
END
  refuse french: charge F4-C1 /0 because A05-13.12.3.1-5
  offer french: attack F4-C1 /0
  refuse french: charge FC-7 /0 because A05-6.9-1

test A05-13.12.3.1-6  S, D, R and engaged cavalry does not charge, nor does infantry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-5 at 1700,50 /0 line S
unit A4-1 at 1700,300 /180 line
unit FC-6 at 2000,50 /0 line D
unit A4-2 at 2000,300 /180 line
unit FC-7 at 2300,50 /0 line R
unit A4-3 at 2300,300 /180 line
unit F4-2 at 2600,150 /0 line
unit A4-4 at 2600,300 /180 line
END
  refuse french: charge FC-5 /0 because A05-13.12.3.1-6
  refuse french: charge FC-6 /0 because A05-13.12.3.1-6
  refuse french: charge FC-7 /0 because A05-13.12.3.1-6
  refuse french: charge F4-2 /0 because A05-13.12.3.1-6

test A05-13.12.3.1-6  several may charge one target: one is doubled, the others support
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-6 at 1970,270 /0 line foe A4-2 front declared charged lead
unit FC-7 at 2030,270 /0 line foe A4-2 front declared charged
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "Nansouty 1: +9 on the die; Repninsky: +2"

test A05-13.12.3.1-6  both declare, the second while the target is in contact already
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 1970,50 /0 line
unit FC-7 at 2031,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: stand
  fate 1 2
  play french: charge FC-7 /0
  expect truth units[id=FC-7].foe = A4-2
  expect truth units[id=FC-6].foe = A4-2

test A05-13.12.3.1-7  the target withdrawn, the charge ends where the owner likes, up to the place of contact
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A1-C1 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: withdraw x200
  offer french: stop x0, stop x117, stop x220
  refuse french: stop x221 because A05-13.12.3.1-7
  play french: stop x117
  expect truth units[id=FC-6].y = 167

test A05-12.7.1-1  the target of a charge checks; a failure makes it S
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 4 4
  play allied: stand
  expect truth units[id=A4-2].morale = S
  expect truth units[id=FC-6].foe = A4-2
  expect truth units[id=FC-6].done contains charged
  expect truth units[id=FC-6].y = 270

test A05-12.7.1-2  a battery that fails is overrun at once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-A1 at 2000,300 /180 unlimbered
END
  fate 4 5
  play french: charge FC-6 /0
  expect log all contains "" rule A05-12.7.1-2
  offer french: stop x0, stop x220

test A05-12.7.1-2 A05-13.1-6  and that was the attack of those who rode it down: no other this turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-A1 at 2000,300 /180 unlimbered
unit A4-2 at 2000,380 /180 line
END
  fate 4 5
  play french: charge FC-6 /0
  play french: stop x220
  refuse french: attack FC-6 /0 because A05-13.1-6
  refuse french: march FC-6 x20 /0 because A05-13.1-6

test A05-12.7.1-3 A05-13.1-6  likewise with an R unit that the charge removes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-3 at 2000,300 /0 line R
unit A4-2 at 2000,480 /180 line
END
  fate 4 4
  play french: charge FC-6 /0
  expect truth units[id=A4-3].standing = lost
  play french: stop x200
  refuse french: attack FC-6 /0 because A05-13.1-6

test A05-12.7.1-3 A05-12.11-1 A05-13.1-6  a double 6 of an R unit is a failure like others: it is removed, and that was the attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-3 at 2000,300 /0 line R
unit A4-2 at 2000,480 /180 line
END
  fate 6 6
  play french: charge FC-6 /0
  expect truth units[id=A4-3].standing = lost
  play french: stop x200
  refuse french: attack FC-6 /0 because A05-13.1-6

test A05-12.7.1-3  a unit that is S already goes down to D, one that is D routs
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line S
END
  fate 4 4
  play french: charge FC-6 /0
  expect truth units[id=A4-2].morale = D
  expect truth units[id=FC-6].foe = A4-2

test A05-12.7.1-3  D becomes R
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line D
END
  fate 4 4
  play french: charge FC-6 /0
  expect truth units[id=A4-2].morale = R
  expect truth units[id=A4-2].y = 400

test A05-12.7.1-5  charged cavalry checks and forms no square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A5-C3 at 2000,300 /180 line
END
  fate 4 5
  play french: charge FC-6 /0
  expect log all contains "Uvarov wavers: 9 against 8" rule A05-12.7.1-1
  expect truth units[id=A5-C3].morale = S

test A05-12.7.1.1-1  guard and elite never check for a charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A5-C1 at 2000,300 /180 line
unit FI-2 at 2000,50 /0 line
unit A5-C2 at 2300,300 /180 line
unit FG-1 at 2300,50 /0 line
END
  play allied: charge A5-C1 /180
  play french: stand
  play allied: charge A5-C2 /180
  play french: stand
  expect log all lacks "nerve"
  expect log all lacks "wavers"
  expect truth units[id=A5-C2].foe = FG-1

test A05-12.7.1.2-1 A05-12.7.1.2-2  a double six routs it, and the charge rides it down if its movement carries so far
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 6 6
  play allied: stand
  expect log all contains "Nansouty 1 rides down Repninsky" rule A05-12.7.1.2-1
  expect log all contains "Repninsky is out of the battle"

test A05-12.7.1.2-1  too far, and it gets away
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,390 /180 line
END
  play french: charge FC-6 /0
  fate 6 6
  play allied: stand
  expect truth units[id=A4-2].morale = R
  expect truth units[id=A4-2].y = 490
  expect log all lacks "rides down"
  offer french: stop x310
  refuse french: stop x311 because A05-13.12.3.1-7

test A05-13.12.3.1-5  a ride that ends more than 2 hu short of the enemy is no charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,488 /190 line
END
  refuse french: charge FC-6 /0 because A05-13.12.3.1-5

test A05-13.12.3.1-5  one hu nearer it is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-2 at 2000,487 /190 line
END
  offer french: charge FC-6 /0

test A05-12.7.1-2 A05-12.7.1.2-1  a double 6 does not save the guns: they have failed, and are overrun
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line
unit A4-A1 at 2000,430 /180 unlimbered
END
  fate 6 6
  play french: charge FC-6 /0
  expect log all contains "" rule A05-12.7.1-2
  expect truth units[id=A4-A1].standing = lost

test A05-13.12.3-2  a modifier of +1 is doubled like any other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit FC-3 at 2000,270 /0 line foe A4-2 front declared charged lead
unit A4-2 at 2000,300 /180 line foe FC-3
END
  expect log all contains "Milhaud: +4 on the die; Repninsky: +2"

test A05-13.12.2.1-3  beyond the square is more than level with it, where the rider goes past its side
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2065,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-6 /0
  fate 1 2
  play allied: form-square
  refuse french: ride-past x250 because A05-13.12.2.1-3
  play french: ride-past x251
  expect truth units[id=FC-6].y = 301
