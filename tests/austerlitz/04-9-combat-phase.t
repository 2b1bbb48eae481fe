# 04-9-combat-phase.t -- chapters 4.9 and 4.10: the close-combat phase and the end of turns.

test A05-4.9-1  an attacker stunned by musketry does not fight
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column S foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2 cannot fight any more: its attack on Repninsky is off" rule A05-4.9-1
  expect log all lacks "on the die"

test A05-4.9-1  an attacker in contact and able to fight has its combat resolved
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2 attacks Repninsky"
  expect log all contains "8 against 7"

test A05-4.9-1 A05-4.6-2  enemies side by side without a declared attack do not fight
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2000,300 /180 line
END
  expect log all lacks "attacks"
  expect    log all contains "Allied movement"

test A05-4.9-2  a combat left from the turn before is fought again, the former defender attacking
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Repninsky attacks Vandamme 2 from the front"
  expect log all contains "formation +1"

test A05-4.9-3  the side to play chooses the order of its combats, and each is finished before the next
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
unit F4-6 at 2400,245 /0 column foe A4-3 front declared lead
unit A4-3 at 2400,300 /180 line foe F4-6
unit A4-4 at 2200,300 /180 line
END
  offer-only french: fight A4-2, fight A4-3
  refuse    french: fight A4-4 because A05-4.6-2
  refuse    allied: fight A4-2 because not asked
  fate      3 5
  play      french: fight A4-3
  expect log all contains "Vandamme 3 attacks Berg"
  expect log all contains "Vandamme 2 attacks Repninsky"

test A05-4.9-3  the advance of the first combat comes before the second
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
unit F4-6 at 2400,245 /0 column foe A4-3 front declared lead
unit A4-3 at 2400,300 /180 line foe F4-6
END
  fate      6 3 4 4
  play      french: fight A4-2
  expect trace contains "advance"
  expect log all lacks "Vandamme 3 attacks Berg"
  play      french: done
  expect log all contains "Vandamme 3 attacks Berg"

test A05-4.9-3 A05-4.9-1  a lead thrown into disorder by the flight out of the first combat does not fight the second
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line rage foe F4-5
unit F4-6 at 2000,150 /90 column foe A4-3 front declared lead
unit A4-3 at 2055,150 /270 line foe F4-6
END
  fate      1 6 6 6
  play      french: fight A4-2
  expect view french units[id=F4-6].morale = D
  play      allied: done                    # no advance
  expect log all contains "Vandamme 3 cannot fight any more: its attack on Berg is off" rule A05-4.9-1
  expect log all lacks "Vandamme 3 attacks Berg"

test A05-4.10-1  after both player turns the turn marker advances by one
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "end of turn"
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2400,300 /180 line
END
  expect log all contains "Turn 5 ends" rule A05-4.10-1
  expect view french turn = 6

test A05-4.10-2  markers of the player turn are gone when it ends
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "French turn"
frame "player turn" "end of player turn" 0 1
unit F4-5 at 2000,245 /0 column
unit F4-A1 at 1900,245 /0 unlimbered fired
unit A4-2 at 2400,300 /180 line marker 2 disengaged
unit A5-C3 at 2300,500 /180 line charged
END
  expect view french units[id=A4-2].marker absent
  expect    log all contains "French player turn"

test A05-4.10-3 A05-4.1-4  the steps of a player turn: rally, defensive fire, preparation fire, movement, defender's musketry, attacker's musketry, close combat
  position <<END
position austerlitz 1
seats 0 1
turn 5
frame match "French turn"
frame "player turn" rally 0 1
unit F4-5 at 2000,235 /0 line
unit F4-A1 at 1900,245 /0 unlimbered
unit A4-2 at 2000,300 /180 line
unit A4-A1 at 1900,600 /180 unlimbered
unit A5-C3 at 2300,500 /180 line D
unit A5-C1 at 2600,500 /180 line D
END
  expect trace contains "recover"
  fate      1 2 1 2
  play      allied: rally A5-C3
  expect trace contains "artillery fire"
  expect asked french
  play      french: done
  expect asked allied
  expect trace contains "artillery fire"
  play      allied: done
  expect trace contains "movement"
  play      allied: done
  expect trace contains "musketry"
  expect asked french
  play      french: done
  expect asked allied
  expect trace contains "musketry"
  play      allied: done
  expect trace contains "artillery fire"      # nobody fights; the French turn has begun
