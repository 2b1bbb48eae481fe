# 22-solo.t -- A05 22, 23: a side that plays itself, and common sense.

test A05-22.1-1  either side can be left to the solo system, or both
  scenario pratzen option np=allied
  expect truth np has 1
  expect asked allied
  offer-only allied: join A4-HQ x99

test A05-22.1-1  the French likewise
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
unit F4-5 at 2000,200 /0 column
unit A4-2 at 2000,900 /180 line
END
  refuse french: march F4-5 x10 /0 because A05-22.2-1

test A05-22.1-1  without the option every legal action can be taken
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A4-2 at 2000,900 /180 line
END
  play french: march F4-5 x10 /0
  expect    log all contains "Vandamme 2 marches 0.10 UM to the north"

test A05-22.2-1  the other side plays by the normal rules
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
np french
unit F4-5 at 2000,200 /0 column
unit A4-2 at 2000,900 /180 line
END
  offer allied: march A4-2 x200 /180, done, column A4-2
  play allied: march A4-2 x10 /180

test A05-22.2-1  a reaction of the NP is answered by the rules too, with one answer
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
  refuse allied: stand because A05-22.2-1

test A05-22.3-1 A05-22.3-3  canister is not fired where it strikes as many friends as enemies
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-2 at 2000,290 /0 column
unit A4-2 at 2000,380 /180 line
END
  no-offer french: canister
  offer     french: battery F4-A1

test A05-22.3-1 A05-22.3-3  two enemies and one friend: it is fired
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
np french
unit F4-A1 at 2000,200 /0
unit F4-C1 at 1985,270 /0 column
unit A4-2 at 1975,380 /180 line
unit A4-3 at 2060,380 /180 line
END
  offer-only french: canister F4-A1 /0

test A05-22.3-2  of two equal units the lower goes first, and the same position always gives the same answer
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
unit A4-2 at 2000,350 /180 line
unit A4-4 at 2200,350 /180 line
END
  offer-only french: march F4-2 x75 /0
  offer-only french: march F4-2 x75 /0
  play french: march F4-2 x75 /0
  offer-only french: march F4-3 x75 /0

test A05-22.3-3  an attack whose sum is four below the defence, 0 against +4, is not declared
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
np allied
counts telnitz
control telnitz allied
unit A5-C3 at 2000,400 /180 line order charge FI-1
unit FI-1 at 2000,300 /0 square
END
  no-offer allied: attack
  offer     allied: march A5-C3 *

test A05-22.3-3  three below, 0 against +3: it is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
np allied
counts telnitz
control telnitz allied
unit A5-C3 at 2000,400 /180 line order charge FG-1
unit FG-1 at 2000,300 /0 square
END
  offer-only allied: attack A5-C3 /180

test A05-22.3-4 A05-27.4-4  V: 8 and +2 of infantry make 10, cavalry +3 makes 8, guns their firepower
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
unit F4-2 at 2000,200 /0 line
unit FC-6 at 2100,200 /0 line
unit A4-A1 at 2000,500 /180
END
  expect log all contains "The group of St-Hilaire 2: 18 against 7, odds 2:1" rule A05-27.4-4

test A05-22.3-4  a lost step counts: 7 and +1 make 8; an HQ is worth nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
unit F4-2 at 2000,200 /0 line steps 1
unit F4-HQ at 2050,230
unit A4-1 at 2000,500 /180 line steps 1
unit A4-HQ at 2050,560
END
  expect log all contains "The group of St-Hilaire 2: 8 against 3, odds 2:1"

test A05-22.4-1  the NP does nothing that is not legal: a disordered brigade does not move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line D order musketry
unit A4-2 at 2000,400 /180 line
END
  offer-only french: done

test A05-23.2-1  even points at the end are an Allied victory when the NP is French, too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
turn 12 of 12
np french
counts telnitz sokolnitz
control telnitz french
control sokolnitz allied
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,900 /180 line
END
  expect result winner allied

test A05-23.3-1  the NP acts in its phases: in the movement of its enemy it is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
np french
counts telnitz
control telnitz french
unit F4-2 at 2000,200 /0 line
unit A4-2 at 2000,900 /180 line
END
  expect asked allied
  refuse french: done because not asked
