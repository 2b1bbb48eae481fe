# 24-3-guns.t -- A05 24.3, 24.4: the guns of an NP side.

test A05-24.3-1 A05-24.3-2  cavalry at 350 hu in sight: the battery fires now and keeps nothing back for canister
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A5-C1 at 2000,580 /180 line
END
  offer-only french: battery F4-A1
  play french: battery F4-A1
  offer-only french: roundshot A5-C1
  fate 1
  play french: roundshot A5-C1
  expect log all contains "St-Hilaire foot art. fires at the most dangerous enemy, Caramelli" rule A05-24.3.1-2

test A05-24.3-1  every battery fires, one after the other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A5-C1 at 2000,500 /180 line
unit A5-C2 at 2300,500 /180 line
END
  play french: battery F4-A1
  fate 1
  play french: roundshot A5-C1
  offer-only french: battery F4-A2
  play french: battery F4-A2
  offer-only french: roundshot A5-C2

test A05-24.3.1-1 A05-24.3.1-2  cavalry of V 8 that can reach it, at 380 hu, before infantry of V 10 at 300 hu that cannot
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A5-C1 at 2080,610 /180 line
unit A4-2 at 1960,530 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A5-C1

test A05-24.3.1-2  cavalry beyond its own reach is less dangerous than infantry worth more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A5-C1 at 2080,631 /180 line
unit A4-2 at 1960,530 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A4-2

test A05-24.3.1-2  a stunned enemy cannot come: the steady one before it, though worth less
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A5-C1 at 2080,560 /180 line S
unit A5-C3 at 1960,560 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A5-C3

test A05-24.3.1-2  of equal worth the nearer; at the same distance the lower
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A5-C1 at 2080,570 /180 line
unit A5-C2 at 1960,560 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A5-C2

test A05-24.3.1-2  at the same distance the lower of two equals
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A5-C1 at 2060,560 /180 line
unit A5-C2 at 1940,560 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A5-C1

test A05-24.3.2-1 A05-24.3.2-2  an enemy within canister reach comes before all others: touched at 190 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A4-1 at 2000,405 /180 line
unit A5-C1 at 2150,480 /180 line
END
  offer-only french: canister F4-A1 /0
  fate 1
  play french: canister F4-A1 /0
  expect log all contains "St-Hilaire foot art. has enemies within reach of canister" rule A05-24.3.2-1

test A05-24.3.2-1  it does so too where canister would strike as many friends: roundshot
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-2 at 2000,300 /0 column
unit A4-2 at 2000,405 /180 column D
unit A5-C1 at 2200,480 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A4-2

test A05-24.3.2-1  beyond it, at 201 hu, roundshot by danger
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A4-1 at 2000,425 /180 line
unit A5-C1 at 2150,480 /180 line
END
  no-offer french: canister
  play french: battery F4-A1
  offer-only french: roundshot A5-C1

test A05-24.3.2-2  the axis that touches two enemies before the one that touches one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A4-1 at 2000,360 /180 line
unit A4-2 at 2100,360 /180 line
END
  offer-only french: canister F4-A1 /4

test A05-24.3.2-2  of axes that touch one, the enemy of higher worth
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit A4-1 at 1920,360 /180 line
unit A4-2 at 2120,360 /180 line
END
  offer-only french: canister F4-A1 /10

test A05-24.3.2-3  two batteries beside each other with the same first target fire together
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2080,200 /0
unit A5-C1 at 2040,500 /180 line
END
  play french: battery F4-A1
  offer-only french: battery F4-A2
  play french: battery F4-A2
  offer-only french: roundshot A5-C1
  fate 1 1
  play french: roundshot A5-C1
  expect log all contains "St-Hilaire foot art. and its neighbours, 2 batteries, concentrate on Caramelli" rule A05-24.3.2-3

test A05-24.3.2-3  51 hu apart they fire each for itself
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2081,200 /0
unit A5-C1 at 2040,500 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A5-C1

test A05-24.3.2-3  a neighbour with another first target keeps to its own
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2080,200 /0
unit A5-C1 at 2000,595 /180 line
unit A5-C2 at 2085,596 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A5-C1

test A05-24.4-1  preparation: an enemy at 300 hu in sight is fired at
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit A4-2 at 2000,530 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A4-2
  fate 1
  play french: roundshot A4-2
  expect log all contains "St-Hilaire foot art. prepares the attack with fire at Repninsky" rule A05-24.4.1-2

test A05-24.4-2  ordered back it does not fire but keeps its move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order back
unit A4-2 at 2000,530 /180 line
END
  offer-only french: done

test A05-24.4-1 A05-24.4-2  the guns of the Santon cannot go back, so they fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit FS-A at 1075,2272 /85 order back
unit AB-1 at 1425,2272 /270 line
END
  offer-only french: battery FS-A

test A05-24.4-2  a limbered battery is not asked for
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 limbered order fire
unit F4-A2 at 2300,200 /0 order fire
unit A4-2 at 2150,530 /180 line
END
  offer-only french: battery F4-A2

test A05-24.4.1-1 A05-24.4.1-2  the target of an assault that can be made in this turn comes first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit F4-5 at 1850,350 /0 column order combat A4-1
unit A4-1 at 1900,530 /180 line
unit A4-2 at 2100,530 /180 line D
END
  play french: battery F4-A1
  offer-only french: roundshot A4-1

test A05-24.4.1-2  an order that cannot be carried out in this turn does not count: the disordered unit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit F4-5 at 1850,200 /0 column order combat A4-1
unit A4-1 at 1900,530 /180 line
unit A4-2 at 2100,530 /180 line D
END
  play french: battery F4-A1
  offer-only french: roundshot A4-2

test A05-24.4.1-2  a disordered unit before a steady one of higher worth
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit A4-1 at 1900,530 /180 line D
unit A4-2 at 2100,530 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A4-1

test A05-24.4.1-2  D before R
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit A4-1 at 1900,530 /180 line D
unit A4-2 at 2100,530 /180 line R
END
  play french: battery F4-A1
  offer-only french: roundshot A4-1

test A05-24.4.1-2  R before S, and S before steady
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit A4-1 at 1900,530 /180 line R
unit A4-2 at 2100,530 /180 line S
END
  play french: battery F4-A1
  offer-only french: roundshot A4-1

test A05-24.4.1-2  S before steady
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit A4-1 at 1900,530 /180 line S
unit A4-2 at 2100,530 /180 line
END
  play french: battery F4-A1
  offer-only french: roundshot A4-1

test A05-24.4.2-1  preparation: what canister reaches at 190 hu before a disordered unit at 250
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
np french
unit F4-A1 at 2000,200 /0 order fire
unit A4-1 at 2000,405 /180 line
unit A4-2 at 2120,465 /180 line D
END
  offer-only french: canister F4-A1 /0
  fate 1
  play french: canister F4-A1 /0
  expect log all contains "within reach of canister" rule A05-24.4.2-1
