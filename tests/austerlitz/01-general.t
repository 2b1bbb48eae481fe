# 01-general.t -- the words of the book's glossary, and chapter 1.  Units meet on the open ground in the
# south-east, where nothing is in the way.

test A05-G-1  fire, hit and morale dice are sixes: one for the hit, one for the table, two for the check
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 5 3 2 4
unit F4-2 at 2000,300 /0 line
unit A4-A1 at 2000,500 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    log all contains "Die (d6): 5"
  expect    log all contains "Die (d6): 3"
  expect    log all contains "Die (d6): 2"
  expect    log all contains "Die (d6): 4"
  expect    truth units[id=F4-2].morale = steady

test A05-G-2  Blood Rage is +2 morale: a brigade of 7 passes with 9
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 3 4 5
unit F4-2 at 2000,300 /0 line rage
unit A4-A1 at 2000,500 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].rage = true

test A05-G-2  with 10 it fails, as 8 is too much for a calm one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 3 4 6
unit F4-2 at 2000,300 /0 line rage
unit A4-A1 at 2000,500 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    truth units[id=F4-2].morale = S
  expect    truth units[id=F4-2].rage = false

test A05-G-2  and +2 in close combat: C +2 strikes with 4
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 1
unit F4-2 at 2000,270 /0 line rage foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-2
END
  expect    log all contains "St-Hilaire 2: +4 on the die; Repninsky: +2"

test A05-G-2  a double 1 gives it, and the unit's next own rally phase takes it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 3 1 1
unit F4-2 at 2000,300 /0 line
unit A4-A1 at 2000,500 /180 unlimbered
unit A4-A2 at 2200,500 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    truth units[id=F4-2].rage = true
  play      allied: done
  expect    truth player = french
  expect    truth units[id=F4-2].rage = false

test A05-G-3  a double 6 routs whatever the morale: 10 of the marshal and 2 of the rage are no help
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 3 6 6
unit F3-1 at 2000,300 /0 line rage
unit F3-HQ on F3-1
unit A4-A1 at 2000,500 /180 unlimbered
END
  play      allied: battery A4-A1, roundshot F3-1
  expect    truth units[id=F3-1].morale = R

test A05-G-4  of a chit the enemy sees the flag and the place, and nothing else
  scenario  austerlitz
  expect    view french chits[id=CA1].x = 835
  expect    view french chits[id=CA1].side = allied
  expect    view french chits[id=CA1].loaded absent
  expect    view french chits[id=CA1].box absent
  expect    view french units[id=AK-1].standing = unseen
  expect    view french units[id=AK-1].chit absent
  expect    view allied chits[id=CA1].loaded = true
  expect    view allied units[id=AK-1].chit = CA1
  expect    view spectator chits[id=CA1].loaded absent
  expect    view spectator units[id=AK-1].standing = unseen

test A05-G-5  an orderly retreat: 1 UM back, the front to the enemy, no worse for it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line
fate 3 4
END
  play      french: step-back
  expect    truth units[id=F4-3].x = 1600
  expect    truth units[id=F4-3].y = 500
  expect    truth units[id=F4-3].facing = 90
  expect    truth units[id=F4-3].morale = steady
  expect    truth units[id=F4-3].steps = 2

test A05-G-6  a brigade loses its first step and stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 6 1 2
unit F4-2 at 2000,300 /0 line
unit A4-A1 at 2000,400 /180 unlimbered
END
  play      allied: canister A4-A1 /180
  expect    truth units[id=F4-2].steps = 1
  expect    truth units[id=F4-2].standing = at

test A05-G-6  with the second it is gone
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 6
unit F4-2 at 2000,300 /0 line steps 1
unit A4-A1 at 2000,400 /180 unlimbered
END
  play      allied: canister A4-A1 /180
  expect    truth units[id=F4-2].standing = lost

test A05-G-6  a battery is gone with its only one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 6
unit F4-A1 at 2000,300 /0 limbered
unit A4-A1 at 2000,400 /180 unlimbered
END
  play      allied: canister A4-A1 /180
  expect    truth units[id=F4-A1].standing = lost

test A05-G-7  1 UM is 100 hu: a flight to the east is 100 in x and nothing in y
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 3 3 6 6
unit F4-2 at 2000,300 /270 line
unit A4-A1 at 1800,300 /90 unlimbered
END
  play      allied: battery A4-A1, roundshot F4-2
  expect    truth units[id=F4-2].x = 2100
  expect    truth units[id=F4-2].y = 300

test A05-G-8  the winner goes forward 50 hu, not 51: the loser stands 1 UM back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1 6 5
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect    truth units[id=A4-2].y = 400
  refuse    french: advance F4-5 x51 /0 because A05-13.11.5
  play      french: advance F4-5 x50 /0
  expect    truth units[id=F4-5].y = 295

test A05-G-9  one table for both: a fire total of 6 is a check at -2, D and back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 1
fate 4 3 3
unit F4-2 at 2000,300 /0 line
unit A4-A1 at 2000,400 /180 unlimbered
END
  play      allied: canister A4-A1 /180
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].y = 200

test A05-G-9  and so is a margin of 6
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 5 2 3 3
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect    truth units[id=A4-2].morale = D
  expect    truth units[id=A4-2].y = 400

test A05-G-10  "colonie" is a village: a routed unit shelters in one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 950,430 /270 line R
unit A4-2 at 1500,430 /270 line
fate 4 5
END
  expect    truth units[id=F4-2].x = 950
  expect    truth units[id=F4-2].morale = R

test A05-G-10  "case" is a square: the crew looks for one of its own side
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit F4-A1 at 2000,300 /0 unlimbered
unit F4-2 at 2000,200 /0 square
unit F4-3 at 2150,200 /0 line
unit A4-2 at 2000,400 /180 column
END
  play      allied: attack A4-2 /180
  offer     french: refuge F4-2
  no-offer  french: refuge F4-3

test A05-1.1-1  the Allies are one side: Kienmayer, an Austrian, steadies a Russian brigade near him
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 0 1
fate 3 3 4 4
unit A1-1 at 2000,300 /0 line
unit AK-HQ at 2000,250
unit F4-A1 at 2000,500 /180 unlimbered
END
  play      french: battery F4-A1, roundshot A1-1
  expect    truth units[id=A1-1].morale = steady

test A05-1.1-1  without him 8 is too much for its 7
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "artillery fire" "artillery fire" 0 0 1
fate 3 3 4 4
unit A1-1 at 2000,300 /0 line
unit F4-A1 at 2000,500 /180 unlimbered
END
  play      french: battery F4-A1, roundshot A1-1
  expect    truth units[id=A1-1].morale = S
