# 27-orders.t -- A05 27: attitude, groups, odds and orders of an NP side.

test A05-27.2-1  more points than the enemy: defensive
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP attitude" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,560 /180 line
fate 3
END
  expect log all contains "French, 2 points against 0: defensive" rule A05-27.2-1
  expect log all contains "odds 1:1, die 3: combat"

test A05-27.2-1  as many: offensive
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP attitude" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,560 /180 line
fate 3
END
  expect log all contains "French, 1 points against 1: offensive"
  expect log all contains "odds 1:1, die 3: musketry"

test A05-27.2-1  fewer: offensive
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP attitude" 0 1
player allied
np allied
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,560 /180 line
fate 3
END
  expect log all contains "Allied, 0 points against 2: offensive"
  expect log all contains "odds 1:1, die 3: musketry"

test A05-27.2-2  the attitude is taken at the start of its player turn, with what it holds then
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP attitude" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
attitude french offensive
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,560 /180 line
END
  expect log all contains "French, 2 points against 0: defensive" rule A05-27.2-1

test A05-27.2-2  what changes hands in the rally phase does not change it in that turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "recovery" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
attitude french offensive
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,560 /180 line
fate 3
END
  expect log all lacks "points against"
  expect log all contains "odds 1:1, die 3: musketry"

test A05-27.3-1  every unit but HQs has an order when an enemy is within 4 UM of its group
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line
unit FC-6 at 1800,200 /0 line
unit F4-A1 at 1600,200 /0 limbered
unit F4-HQ at 2060,240
unit A4-2 at 2000,600 /180 line
END
  expect log all contains "Infantry with St-Hilaire 2"
  expect log all contains "Cavalry with Nansouty 1"
  expect log all contains "Artillery with St-Hilaire foot art."

test A05-27.3-1 A05-27.4-4  no enemy within 4 UM: no order
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,631 /180 line
END
  expect log all lacks "Infantry with"
  expect    log all contains "French movement"

test A05-27.4-4  at 400 hu it counts
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,630 /180 line
END
  expect log all contains "The group of St-Hilaire 2: 10 against 10, odds 1:1"

test A05-27.3-2  orders come before the fire of preparation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,560 /180 line
END
  expect log all contains "Artillery with St-Hilaire foot art., odds 1:2: fire" rule A05-27.3-1
  offer-only french: battery F4-A1

test A05-27.4-1  units 399 hu apart are one group
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1500,200 /0 line
unit F4-3 at 1979,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  expect log all contains "The group of St-Hilaire 2: 20 against 10, odds 2:1"

test A05-27.4-1  at 400 hu another begins
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1500,200 /0 line
unit F4-3 at 1980,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  expect log all contains "The group of St-Hilaire 2: 10 against 10, odds 1:1"
  expect log all contains "The group of St-Hilaire 3: 10 against 10, odds 1:1"

test A05-27.4-2  a chain of three is one group; HQs do not link
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1200,200 /0 line
unit F4-3 at 1580,200 /0 line
unit F4-4 at 1960,200 /0 line
unit A4-2 at 1200,560 /180 line
END
  expect log all contains "The group of St-Hilaire 2: 30 against 10, odds 3:1"

test A05-27.4-2  an HQ between two units does not make them one group
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1200,200 /0 line
unit F4-HQ at 1500,200
unit F4-3 at 1800,200 /0 line
unit A4-2 at 1200,560 /180 line
END
  expect log all contains "The group of St-Hilaire 2: 10 against 10, odds 1:1"

test A05-27.4-3  V 40 against 20: 2:1 for infantry and cavalry alike
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1900,200 /0 line
unit F4-3 at 2000,200 /0 line
unit F4-4 at 2100,200 /0 line
unit F5-2 at 2200,200 /0 line
unit F4-C2 at 2300,200 /0 line
unit A4-2 at 1900,560 /180 line
unit A4-4 at 2000,560 /180 line
unit A4-1 at 2100,560 /180 line
END
  expect log all contains "The group of St-Hilaire 2: 45 against 24, odds 1:1"

test A05-27.4-3  2:1 for every arm of the group
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1900,200 /0 line
unit F4-C2 at 2000,200 /0 line
unit F4-3 at 2100,200 /0 line
unit A4-2 at 1900,560 /180 line
END
  expect log all contains "Infantry with St-Hilaire 2, odds 2:1"
  expect log all contains "Cavalry with Margaron 2, odds 2:1"

test A05-27.4-4  18 against 9 is 2:1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1700,200 /0 line
unit FC-6 at 1800,200 /0 line
unit A4-4 at 1700,560 /180 line
END
  expect log all contains "18 against 9, odds 2:1"

test A05-27.4-4 A05-12.5.3.2-1  whoever flees is of no use: it counts on neither side
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1700,200 /0 line
unit FC-6 at 1800,200 /0 line
unit F4-7 at 1900,200 /180 line R
unit A4-4 at 1700,560 /180 line
unit A4-2 at 1850,560 /0 line R
END
  expect log all contains "18 against 9, odds 2:1"

test A05-27.4-4 A05-12.5.3.2-1  nobody but fugitives before it: 3:1, for enemies they are
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1700,200 /0 line
unit A4-2 at 1700,560 /0 line R
END
  expect log all contains "10 against 0, odds 3:1"

test A05-27.4-4  17 against 9 is rounded to 1:1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1700,200 /0 line
unit F4-7 at 1800,200 /0 line
unit A4-4 at 1700,560 /180 line
END
  expect log all contains "17 against 9, odds 1:1"

test A05-27.4-4  27 against 9 is 3:1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1800,200 /0 line
unit F4-7 at 1900,200 /0 line
unit A4-4 at 1700,560 /180 line
END
  expect log all contains "27 against 9, odds 3:1"

test A05-27.4-4  26 against 9 is 2:1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 1700,200 /0 line
unit F4-5 at 1800,200 /0 line
unit FC-6 at 1900,200 /0 line
unit A4-4 at 1700,560 /180 line
END
  expect log all contains "26 against 9, odds 2:1"

test A05-27.4-4  9 against 10 is 1:2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F5-4 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  expect log all contains "9 against 10, odds 1:2"

test A05-27.4-4  7 against 14 is 1:2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-7 at 1700,200 /0 line
unit AK-1 at 1700,560 /180 line
unit A5-C4 at 1800,560 /180 line
END
  expect log all contains "7 against 14, odds 1:2"

test A05-27.4-4  7 against 15 is 1:3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-7 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
unit A4-1 at 1800,560 /180 line
END
  expect log all contains "7 against 15, odds 1:3"

test A05-27.5-1 A05-27.6-2  offensive, 3:1, infantry: 5 combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit F4-4 at 1880,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 5
  play french: rally F1-1
  expect log all contains "odds 3:1, die 5: combat" rule A05-27.5-1
  expect truth units[id=F4-2].order = combat

test A05-27.6-2  6 musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit F4-4 at 1880,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 6
  play french: rally F1-1
  expect log all contains "odds 3:1, die 6: musketry"

test A05-27.6-3  offensive, 2:1, infantry: 4 combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 4
  play french: rally F1-1
  expect log all contains "odds 2:1, die 4: combat"

test A05-27.6-3 A05-27.5-1  5 musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 5
  play french: rally F1-1
  expect log all contains "odds 2:1, die 5: musketry"

test A05-27.6-4  offensive, 1:1, infantry: 1 combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 1
  play french: rally F1-1
  expect log all contains "odds 1:1, die 1: combat"

test A05-27.6-4  2 musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 2
  play french: rally F1-1
  expect log all contains "odds 1:1, die 2: musketry"

test A05-27.6-5  offensive, 1:2: musketry without a die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F5-4 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "Infantry with Caffarelli 2, odds 1:2: musketry" rule A05-27.3-1

test A05-27.6-5  1:3: musketry without a die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-7 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
unit A4-1 at 1790,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:3: musketry"

test A05-27.6-6  offensive, 3:1, cavalry: charge, no die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit FC-7 at 1790,200 /0 line
unit A4-1 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "Cavalry with Nansouty 1, odds 3:1: charge"

test A05-27.6-6  offensive, 2:1, cavalry: 4 charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit FC-7 at 1790,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2 4
  play french: rally F1-1
  expect log all contains "odds 2:1, die 4: charge"

test A05-27.6-6  5 flank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit FC-7 at 1790,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2 5
  play french: rally F1-1
  expect log all contains "odds 2:1, die 5: flank"

test A05-27.6-7  offensive, 1:1, cavalry: 3 charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2 3
  play french: rally F1-1
  expect log all contains "odds 1:1, die 3: charge"

test A05-27.6-7  4 flank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2 4
  play french: rally F1-1
  expect log all contains "odds 1:1, die 4: flank"

test A05-27.6-7  1:2: flank without a die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: flank"

test A05-27.6-7  1:3: flank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-3 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:3: flank"

test A05-27.6-8 A05-27.6-1  offensive, artillery at 1:2: fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-A1 at 1700,200 /0 limbered
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: fire"

test A05-27.6-8  at 1:3: back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-A1 at 1700,200 /0 limbered
unit A4-2 at 1700,560 /180 line
unit A4-4 at 1790,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:3: back"

test A05-27.6-9  defensive, infantry at 3:1: combat without a die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit F4-4 at 1880,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 3:1: combat"

test A05-27.6-9  2:1: 5 combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 5
  play french: rally F1-1
  expect log all contains "odds 2:1, die 5: combat"

test A05-27.6-9  6 musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 6
  play french: rally F1-1
  expect log all contains "odds 2:1, die 6: musketry"

test A05-27.6-9  1:1: 3 combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 3
  play french: rally F1-1
  expect log all contains "odds 1:1, die 3: combat"

test A05-27.6-9  4 musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 4
  play french: rally F1-1
  expect log all contains "odds 1:1, die 4: musketry"

test A05-27.6-9  1:2: back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F5-4 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: back"

test A05-27.6-9  1:3: back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-7 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
unit A4-1 at 1790,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:3: back"

test A05-27.6-10  defensive, cavalry at 3:1 and 2:1: charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit FC-7 at 1790,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 2:1: charge"

test A05-27.6-10  1:1: 3 charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2 3
  play french: rally F1-1
  expect log all contains "odds 1:1, die 3: charge"

test A05-27.6-10  4 flank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2 4
  play french: rally F1-1
  expect log all contains "odds 1:1, die 4: flank"

test A05-27.6-10  1:2: back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit FC-6 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: back"

test A05-27.6-11  defensive, artillery at 1:1: fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-A1 at 1700,200 /0 limbered
unit A3-1 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:1: fire"

test A05-27.6-11  1:2: back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-A1 at 1700,200 /0 limbered
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: back"

test A05-27.6-12  the tables exchanged: on the offensive the second one, 1:2 back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
option np-tables exchanged
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F5-4 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: back"

test A05-27.6-12  on the defensive the first one: 1:2 musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
attitude french defensive
option np-tables exchanged
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F5-4 at 1700,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2
  play french: rally F1-1
  expect log all contains "odds 1:2: musketry"

test A05-27.5-2  one die for all infantry of the group
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F1-1 at 100,2400 /0 line D
unit F1-2 at 400,2400 /0 line D
unit F4-2 at 1700,200 /0 line
unit F4-3 at 1790,200 /0 line
unit A4-2 at 1700,560 /180 line
END
  fate 1 2 1 2 5
  play french: rally F1-1
  expect truth units[id=F4-2].order = musketry
  expect truth units[id=F4-3].order = musketry
  expect log all lacks "with St-Hilaire 3, odds"

test A05-27.5-3 A05-27.5-5  combat stays until it is carried out: no die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line order combat A4-2
unit A4-2 at 2000,560 /180 line
END
  expect log all lacks "Infantry with"
  expect truth units[id=F4-2].order = combat

test A05-27.5-3  flank and charge stay too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit FC-6 at 2000,200 /0 line order flank A4-2
unit A4-2 at 2000,700 /180 line
unit A4-4 at 2000,560 /180 line
END
  expect log all lacks "Cavalry with"
  expect truth units[id=FC-6].order = flank

test A05-27.5-4  the target is gone: a new order
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line order combat A4-4
unit A4-2 at 2000,560 /180 line
unit A4-4 lost
END
  expect log all contains "Infantry with St-Hilaire 2, odds 1:1, die"

test A05-27.5-4  no enemy within 4 UM: the order lapses
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line order combat A4-2
unit A4-2 at 2000,700 /180 line
END
  expect truth units[id=F4-2].order absent
  expect    log all contains "French movement"

test A05-27.5-4  a disordered unit gets a new one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line D order combat A4-2
unit A4-2 at 2000,560 /180 line
END
  expect log all contains "Infantry with St-Hilaire 2, odds 1:1, die"

test A05-27.5-4  the order of a unit that was in disorder has lapsed, though it has recovered before the new ones are given
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 8 103 0   # F4-2, total 8
np french
turn 9 of 12
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line order combat A4-2
unit A4-2 at 2000,560 /180 line
fate 6 5
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].order absent

test A05-27.5-5  musketry is rolled for anew
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line order musketry
unit A4-2 at 2000,560 /180 line
END
  expect log all contains "Infantry with St-Hilaire 2, odds 1:1, die"

test A05-27.5-6  fire stays while an enemy is nearer than 6 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-A1 at 2000,200 /0 limbered order fire
unit F4-2 at 1900,200 /0 line order combat A4-2
unit A4-2 at 1900,560 /180 line
unit A4-4 at 1800,560 /180 line
unit A2-1 at 1700,560 /180 line
unit A2-2 at 1600,560 /180 line
END
  expect truth units[id=F4-A1].order = fire
  expect log all lacks "Artillery with"

test A05-27.5-6 A05-27.4-4  guns keep it with no enemy of the group within 4 UM; the others get no order
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-A1 at 2000,200 /0 limbered order fire
unit F4-2 at 1900,200 /0 line order combat A4-2
unit A4-2 at 1900,730 /180 line
END
  expect truth units[id=F4-A1].order = fire
  expect truth units[id=F4-2].order absent

test A05-27.5-6  at 600 hu it ends
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-A1 at 2000,200 /0 limbered order fire
unit F4-2 at 2000,500 /0 line order combat A4-2
unit A4-2 at 2000,830 /180 line
END
  expect log all contains "Artillery with"

test A05-27.5-6  at 599 hu it does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-A1 at 2000,200 /0 limbered order fire
unit F4-2 at 2000,500 /0 line order combat A4-2
unit A4-2 at 2000,829 /180 line
END
  expect log all lacks "Artillery with"
  expect    log all contains "The group of St-Hilaire 2: 17 against 10, odds 1:1"

test A05-27.6-14  target: the disordered enemy before the steady one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F4-2 at 2000,200 /0 column
unit F4-3 at 2100,100 /0 column
unit F4-4 at 1900,100 /0 column
unit A4-4 at 1950,380 /180 line
unit A4-1 at 2050,380 /180 line D
END
  expect truth units[id=F4-2].order_at = A4-1

test A05-27.6-14  of the same difference the one worth less
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F4-2 at 2000,200 /0 column
unit F4-3 at 2100,100 /0 column
unit F4-4 at 1900,100 /0 column
unit F4-5 at 1800,100 /0 column
unit A4-4 at 1950,380 /180 line
unit A4-1 at 2050,380 /180 line
END
  expect truth units[id=F4-2].order_at = A4-1

test A05-27.6-14  none in reach: the nearest
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F4-2 at 2000,200 /0 column
unit F4-3 at 2100,100 /0 column
unit F4-4 at 1900,100 /0 column
unit A4-4 at 2000,500 /180 line D
unit A4-1 at 2050,470 /180 line
END
  expect truth units[id=F4-2].order_at = A4-1

test A05-27.6-13  back: away from the enemy, toward its own edge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz allied
unit F4-2 at 2000,200 /270 line order back
unit A4-2 at 2250,200 /270 line
END
  offer-only french: march F4-2 x200 /270

test A05-27.6-13  charge or combat: what cannot charge attacks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-6 at 2000,300 /0 line order charge A4-2
unit A4-2 at 2000,400 /180 line
END
  offer-only french: attack FC-6 /0

test A05-27.6-13  flank: round it, not at its front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit FC-1 at 2000,200 /0 line order flank A4-2
unit A4-2 at 2000,500 /180 column
END
  no-offer french: attack, charge
  offer     french: march FC-1 *

test A05-27.5-1 A05-24.6.2-1  no die for infantry that holds its place: it takes no order of the table
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-9 at 440,600 /90 line
unit A1-3 at 640,600 /270 line
END
  expect log all lacks "Die (d6)"
  expect log all lacks "combat"
  expect    log all contains "The group of Legrand 3: 10 against 7, odds 1:1"

test A05-27.6-14  the difference is that of the contact: up on the hill itself nobody attacks uphill
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz french
unit F4-2 at 790,930 /90 column
unit F4-3 at 690,900 /90 column
unit F4-4 at 690,980 /90 column
unit F4-9 at 590,980 /90 column
unit F4-5 at 590,900 /90 column
unit F4-1 at 590,820 /90 column
unit A4-2 at 960,1090 /270 line
unit A4-3 at 1000,930 /270 line
END
  expect truth units[id=F4-2].order_at = A4-3

test A05-27.6-13  an order to go back never leads nearer to the enemy, though its own edge lies that way: it turns first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz allied
unit F4-2 at 1700,400 /0 line order back
unit A4-2 at 1700,470 /180 line
END
  play french: turn F4-2 /270
  play french: march F4-2 x100 /270
  expect    log all contains "St-Hilaire 2 marches 1.00 UM to the west"

test A05-27.6-13 A05-6.5-3  ordered back before the enemy it falls back as it stands
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz allied
unit F4-2 at 1700,400 /90 line order back
unit A4-2 at 1770,400 /270 line
END
  play french: march F4-2 x100 /270
  expect truth units[id=F4-2].facing = 90

test A05-27.6-13  going back from one enemy it does not run into the next: nobody is nearer to it afterwards
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
counts telnitz
control telnitz allied
unit F4-2 at 1700,400 /0 line order back
unit A4-2 at 1700,470 /180 line
unit A4-3 at 1560,400 /90 line
END
  play french: turn F4-2 /270
  play french: march F4-2 x75 /270
  expect    log all contains "St-Hilaire 2 marches 0.75 UM to the west"
