# A05 11.1-14 to 28: what is added to the die of fire.

test A05-11.1-14  5 is 0
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A3 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: battery F4-A3
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +0, makes 1"

test A05-11.1-14  7 is +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "firepower +1" rule A05-11.1-14
  expect    log all contains "die 1, +1, makes 2"

test A05-11.1-14  9 is +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit FS-A at 1075,2272 /85
unit A4-2 at 1400,2300 /265 line
END
  play      French: battery FS-A
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +1, makes 2"

test A05-11.1-14  10 is +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A3 at 2000,200 /0
unit F5-A2 at 2060,200 /0
unit A4-2 at 2030,500 /180 line
END
  play      French: battery F4-A3, battery F5-A2
  fate      3 3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-11.1-14  12 is +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F5-A2 at 2060,200 /0
unit A4-2 at 2030,500 /180 line
END
  play      French: battery F4-A1, battery F5-A2
  fate      3 3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-11.1-14  13 is +3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit FI-A1 at 2060,200 /0
unit A4-2 at 2030,500 /180 line
END
  play      French: battery F4-A1, battery FI-A1
  fate      3 3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +3, makes 4"

test A05-11.1-14  a musketry of 3 is -1, of 4 is 0
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-3 at 2000,280 /0 column
unit A4-2 at 2300,280 /0 column
unit F4-2 at 2000,380 /180 line
unit F4-3 at 2300,380 /180 line
END
  play      Allied: battery A4-3
  fate      4
  play      Allied: fire F4-2
  expect    log all contains "Fire at St-Hilaire 2: die 4, -2, makes 2"
  play      Allied: battery A4-2
  fate      4
  play      Allied: fire F4-3
  expect    log all contains "Fire at St-Hilaire 3: die 4, -1, makes 3"

test A05-11.1-15  canister +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A3 at 2000,200 /0
unit A5-C3 at 2000,350 /180 line
END
  fate      1
  play      French: canister F4-A3 /0
  expect    log all contains "die 1, +1, makes 2"

test A05-11.1-16  the second fire of a battery has half its power and -1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-A1 at 2000,200 /0 unlimbered fired foe A5-C3
unit A5-C3 at 2000,230 /180 line foe F4-A1 front declared lead moved all
END
  fate      3
  play      French: canister F4-A1 /0
  expect    log all contains "die 3, +0, makes 3"

test A05-11.1-17  at a column +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 column
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-11.1-17 A05-6.13-4  at a limbered battery +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-A1 at 2000,500 /180 limbered
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-A1
  expect    log all contains "die 1, +2, makes 3"

test A05-11.1-18  at a square +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 square
END
  play      French: battery F4-A1
  fate      3 4 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 4, +3, makes 7"

test A05-11.1-19  at unlimbered guns -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-A1 at 2000,500 /180 unlimbered
END
  play      French: battery F4-A1
  fate      3 4 1 2
  play      French: roundshot A4-A1
  expect    log all contains "die 4, +0, makes 4"

test A05-11.1-19  musketry at them too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit F4-A1 at 2000,370 /180 unlimbered
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-A1
  expect    log all contains "die 3, +0, makes 3"

test A05-11.1-20  a line fires with +1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit F4-2 at 2000,380 /180 line
END
  play      Allied: battery A4-2
  fate      5 1 2
  play      Allied: fire F4-2
  expect    log all contains "die 5, +1, makes 6"

test A05-11.1-20  at a square with +2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,300 /0 line
unit F4-2 at 2000,390 /180 square
END
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-11.1-21  a column has nothing, at a square +1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 2000,280 /0 column
unit A4-4 at 2300,280 /0 column
unit F4-2 at 2000,390 /180 square
unit F4-3 at 2300,380 /180 line
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "Fire at St-Hilaire 2: die 3, +0, makes 3"
  play      Allied: battery A4-4
  fate      3
  play      Allied: fire F4-3
  expect    log all contains "Fire at St-Hilaire 3: die 3, -1, makes 2"

test A05-11.1-21  a square that fires at cavalry has no more than its doubled factor
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-3 at 2000,300 /0 square
unit F4-C1 at 2000,390 /180 line
END
  play      Allied: battery A4-3
  fate      2
  play      Allied: fire F4-C1
  expect    log all contains "die 2, +1, makes 3"

test A05-11.1-22  static fire -1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-3 at 2000,300 /0 line
unit F4-2 at 2000,380 /180 line
END
  play      Allied: battery A4-3
  fate      4 1 2
  play      Allied: fire F4-2
  expect    log all contains "die 4, +0, makes 4"

test A05-11.1-22  the same fire before an assault has none
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-3 at 2000,370 /0 line foe F4-2 front declared lead moved all
unit F4-2 at 2000,400 /180 line foe A4-3
END
  play      Allied: battery A4-3
  fate      4 1 2
  play      Allied: fire F4-2
  expect    log all contains "die 4, +1, makes 5"

test A05-11.1-23  support from the flank +1 each
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2035,330 /0 column
END
  play      Allied: battery A4-2
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "die 2, +1, makes 3"

test A05-11.1-24  into the flank of a line +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /90 line
END
  play      French: battery F4-A1
  fate      3 3 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 3, +2, makes 5"

test A05-11.1-24  into its rear too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /0 line
END
  play      French: battery F4-A1
  fate      3 3 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 3, +2, makes 5"

test A05-11.1-24 A05-15.1-10  in the castle it has no flank: die 3, FP +1, castle -3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 700,678 /270
unit A4-2 at 493,678 /0 line
END
  play      French: battery F4-A1
  fate      3 3
  play      French: roundshot A4-2
  expect    log all contains "die 3, -2, makes 1"

test A05-11.1-24  not of a column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /90 column
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-11.1-24  of several batteries all must
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2060,200 /0
unit A4-2 at 2030,260 /0 line
END
  play      French: battery F4-A1, battery F4-A2
  fate      3 3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +4, makes 5"

test A05-11.1-25  in a village -2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 150,350 /90
unit A4-2 at 356,350 /270 line
END
  play      French: battery F4-A1
  fate      3 6 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 6, -1, makes 5"

test A05-11.1-25  in a wood -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 500,1150 /270
unit A4-2 at 235,1150 /90 line
END
  play      French: battery F4-A1
  fate      3 6 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 6, +0, makes 6"

test A05-11.1-25  in the castle -3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 700,678 /270
unit A4-2 at 515,678 /90 line
END
  play      French: battery F4-A1
  fate      3 6 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 6, -2, makes 4"

test A05-11.1-25  in the pheasantry -2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 760,760 /270
unit A4-2 at 550,760 /90 line
END
  play      French: battery F4-A1
  fate      3 6 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 6, -1, makes 5"

test A05-11.1-25  in the Santon redoubt -3, besides the -1 of the guns
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit A4-2 at 1122,2275 /265 line
unit FS-A at 1075,2272 /85
END
  play      Allied: battery A4-2
  fate      6
  play      Allied: fire FS-A
  expect    log all contains "die 6, -3, makes 3"

test A05-11.1-26  a disorganised target is hit like a steady one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line D
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +1, makes 2"

test A05-11.1-26  a routed one too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,500 /180 line R
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +1, makes 2"

test A05-11.1-27  at 400 hu nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,615 /180 line
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +1, makes 2"

test A05-11.1-27  at 401 hu -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,616 /180 line
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +0, makes 1"

test A05-11.1-28  who leans on a village with its centre outside has no cover
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 150,350 /90
unit A4-2 at 330,350 /270 line
END
  play      French: battery F4-A1
  fate      3 1 1 2
  play      French: roundshot A4-2
  expect    log all contains "die 1, +1, makes 2"
