# 24-5-reactions.t -- A05 24.5.10 to 24.5.12, 24.5.16, 24.5.19, 24.8.1: reactions of an NP side.

test A05-24.5.10-1  a line that is charged rolls: 2, it stays as it is and checks for the charge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit FC-6 at 2000,200 /0 line
unit A4-2 at 2000,500 /180 line
END
  fate 2 1 2
  play french: charge FC-6 /0
  expect log all contains "Repninsky rolls 2: it stays as it is" rule A05-24.5.10-1
  expect truth units[id=A4-2].form = line

test A05-24.5.10-1  3: it tries to form square, at morale less 1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit FC-6 at 2000,200 /0 line
unit A4-2 at 2000,500 /180 line
END
  fate 3 2 4 2
  play french: charge FC-6 /0
  expect log all contains "Repninsky rolls 3: it tries to form square"
  expect log all contains "Repninsky keeps its nerve: 6 against 6"
  expect truth units[id=A4-2].form = square

test A05-24.5.10-2  where no square is possible, nothing is rolled: a disordered brigade
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit FC-6 at 2000,200 /0 line
unit A4-2 at 2000,500 /180 line D
END
  fate 1 2
  play french: charge FC-6 /0
  expect log all lacks "rolls"
  expect    log all contains "Nansouty 1 is in contact with Repninsky: front"

test A05-24.5.11-1 A05-24.5.11-2  cavalry attacked by infantry withdraws, as far as 200 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  offer-only allied: withdraw x200
  fate 1 2
  play allied: withdraw x200
  expect log all contains "Uvarov gives way before infantry, 2.00 UM" rule A05-24.5.11-1
  expect truth units[id=A5-C3].y = 500

test A05-24.5.11-2  a friend behind it: the longest way that is free
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit A4-2 at 2000,450 /180 line
END
  play french: attack F4-5 /0
  offer-only allied: withdraw x120

test A05-24.5.11-2  less than 50 hu: it is not asked, it stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit A4-2 at 2000,379 /180 line
END
  play french: attack F4-5 /0
  expect asked french
  expect truth units[id=A5-C3].foe = F4-5

test A05-24.5.12-1 A05-24.5.11-1  a battery in its way does not keep it: it rides through
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
unit A4-A1 at 2000,400 /180
END
  play french: attack F4-5 /0
  offer-only allied: withdraw x200

test A05-24.8.1-1  on an objective it stands
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
counts pratzenberg
unit F4-5 at 960,930 /90 column
unit A5-C3 at 1060,930 /270 line
END
  play french: attack F4-5 /90
  offer-only allied: stand
  play allied: stand
  expect log all contains "Uvarov stands on an objective and does not give way" rule A05-24.8.1-1

test A05-24.5.16-1  the target of its charge forms square: 1, it attacks all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,450 /180 line
END
  play french: charge FC-6 /0
  fate 1 2 1
  play allied: form-square
  expect log all contains "Nansouty 1 rolls 1: it attacks the square all the same" rule A05-24.5.16-1
  expect truth units[id=FC-6].foe = A4-2

test A05-24.5.16-1  before a square it does not go on with a normal attack either without a die: 3, it stops half a UM away
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,300 /180 line
END
  play french: attack FC-6 /0
  fate 1 2 3
  play allied: form-square
  expect log all contains "Nansouty 1 rolls 3: it stops before the square" rule A05-24.5.16-1
  expect truth units[id=FC-6].y = 205
  expect truth units[id=FC-6].foe absent

test A05-24.5.16-1  2 or 3: it stops half a UM away
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,450 /180 line
END
  play french: charge FC-6 /0
  fate 1 2 3
  play allied: form-square
  expect log all contains "Nansouty 1 rolls 3: it stops before the square"
  expect truth units[id=FC-6].y = 355

test A05-24.5.16-1  4 to 6: it rides past if it can
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,450 /180 line
END
  play french: charge FC-6 /0
  fate 1 2 4
  play allied: form-square
  expect log all contains "Nansouty 1 rolls 4: it rides past the square if it can"
  expect truth units[id=FC-6].y = 500

test A05-24.5.16-1  without room beyond the square it stops before it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,450 /180 line
unit A4-4 at 2000,530 /180 line
END
  play french: charge FC-6 /0
  fate 1 2 6
  play allied: form-square
  expect log all contains "Nansouty 1 rolls 6"
  expect truth units[id=FC-6].y = 355

test A05-24.5.19-1  an attacked battery without a square near fires canister; nothing is rolled for it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,330 /180
END
  play french: attack F4-5 /0
  play french: done
  expect log all lacks "The crew of"
  offer-only allied: canister A4-A1 /180

test A05-24.5.19-2  a square within 2 UM: 4, the crew stays and fires
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,330 /180
unit A4-2 at 2000,525 /180 square
END
  fate 4
  play french: attack F4-5 /0
  expect log all contains "The crew of IV Col. Russian position battery 1 rolls 4: it stays at its guns" rule A05-24.5.19-2
  play french: done
  offer-only allied: canister A4-A1 /180

test A05-24.5.19-2  5: it runs to the square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,330 /180
unit A4-2 at 2000,525 /180 square
END
  fate 5
  play french: attack F4-5 /0
  expect log all contains "rolls 5: it runs to the square"
  expect truth units[id=A4-A1].marks[0] = crewless

test A05-24.5.19-1 A05-24.5.19-2  a square 201 hu away is too far: no die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,330 /180
unit A4-2 at 2000,576 /180 square
END
  play french: attack F4-5 /0
  expect log all lacks "The crew of"
  expect    log all contains "Vandamme 2 is in contact with IV Col. Russian position battery 1: front"

test A05-24.5.19.1-1 A05-24.5.19.1-2  a limbered battery cannot fire: 4, it stays all the same and is overrun
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,330 /180 limbered
unit A4-2 at 2000,525 /180 square
END
  fate 4
  play french: attack F4-5 /0
  expect log all contains "rolls 4: it stays at its guns"
  play french: done
  play french: done
  expect truth units[id=A4-A1].standing = lost

test A05-24.5.19.1-1  5: the crew goes to the square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
np allied
counts telnitz
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,330 /180 limbered
unit A4-2 at 2000,525 /180 square
END
  fate 5
  play french: attack F4-5 /0
  expect log all contains "rolls 5: it runs to the square"

test A05-24.5.16-1  it rides past into a gap of a few hu as well
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
unit FC-6 at 2000,200 /0 line order charge A4-2
unit A4-2 at 2000,450 /180 line
unit A4-3 at 2000,532 /180 line
END
  play french: charge FC-6 /0
  fate 1 2 4
  play allied: form-square
  expect truth units[id=FC-6].y = 498
