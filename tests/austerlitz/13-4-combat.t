# 13-4-combat.t -- chapters 13.3 to 13.5, 13.12.4, 13.13 and 13.14: the fight itself.

test A05-13.3-2 A05-4.9-2  in a continued combat the other side attacks, with the modifiers of an attacker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Repninsky attacks Vandamme 2 from the front"
  expect log all contains "Repninsky: +3 on the die; Vandamme 2: +3"

test A05-13.3-3 A05-13.13-1  a new lead is named among those that are left, any of them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-4 at 1970,245 /0 column foe A4-2 front declared
unit F4-5 at 2000,245 /0 column foe A4-2 front declared
unit F4-6 at 2030,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  offer-only french: lead F4-4, lead F4-5, lead F4-6
  fate      3 5 1 1
  play      french: lead F4-4
  expect log all contains "Vandamme 1 leads the attack on Repninsky" rule A05-13.3-3
  expect log all contains "Vandamme 1: +6 on the die; Repninsky: +2"

test A05-13.13-1  the lead named with the declaration leads: its modifier and +1 for each of the others
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-4 at 1970,245 /0 column foe A4-2 front declared
unit F4-5 at 2000,245 /0 column foe A4-2 front declared
unit F4-6 at 2030,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-6
END
  expect log all contains "Vandamme 3: +7 on the die; Repninsky: +2"

test A05-13.3-3  the lead in disorder, its supporter fights on as the lead
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column D foe A4-2 front declared lead
unit F4-6 at 2030,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 3 attacks Repninsky from the front"
  expect log all lacks "support"
  expect log all contains "Vandamme 3: +5 on the die; Repninsky: +2"

test A05-13.4-1  the attacker adds all modifiers, the defender its own alone: 12 against 6
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 4 4
unit F4-5 at 2070,300 /270 column foe A5-C3 flank declared lead
unit F4-HQ on F4-5
unit A5-C3 at 2000,300 /180 line foe F4-5 marker 1
END
  expect log all contains "formation" rule A05-14.1-1
  expect log all contains "defender: combat modifier +1" rule A05-13.4-1
  expect log all contains "12 against 6: Vandamme 2 has the better of it by 6" rule A05-13.4-2

test A05-13.4-2 A05-G-9  margin 6: a check at -2, in Uvarov's case against 6, and 7 is too much
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 3 4
unit F4-5 at 2070,300 /270 column foe A5-C3 flank declared lead
unit F4-HQ on F4-5
unit A5-C3 at 2000,300 /180 line foe F4-5 marker 1
END
  expect view french units[id=A5-C3].morale = D
  expect view french units[id=A5-C3].x = 1900
  expect view french units[id=A5-C3].y = 300

test A05-13.4-4  a loser that passes its check stays locked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 3 3
unit F4-5 at 2070,300 /270 column foe A5-C3 flank declared lead
unit F4-HQ on F4-5
unit A5-C3 at 2000,300 /180 line foe F4-5 marker 1
END
  expect log all contains "stay locked in combat" rule A05-13.4-4
  expect view french units[id=A5-C3].morale = steady
  expect view french units[id=A5-C3].foe = F4-5
  expect view french units[id=F4-5].foe = A5-C3

test A05-13.4-3  margin 3: no effect, no check, the marker stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "8 against 5: Vandamme 2 has the better of it by 3"
  expect log all contains "stay locked in combat" rule A05-13.4-3
  expect view french units[id=A4-2].foe = F4-5

test A05-13.4-3  margin 4: the table is read
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 4 3 4 4
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Repninsky is now stunned"
  expect view french units[id=A4-2].foe = F4-5

test A05-13.4-3  even totals: nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 4
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "6 against 6: neither side has the better of it"
  expect log all contains "stay locked" rule A05-13.4-3

test A05-13.4-5  a locked unit in disorder cannot attack in its own turn: its opponent attacks again
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line D foe F4-5
END
  expect log all contains "Vandamme 2 attacks Repninsky from the front"
  expect log all contains "Vandamme 2: +7 on the die; Repninsky: +2"

test A05-13.4-5  a margin of 5, failed, leaves the loser in disorder and locked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 5 3 4 4
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Repninsky is now disorganised"
  expect view french units[id=A4-2].y = 300
  expect view french units[id=A4-2].foe = F4-5

test A05-13.4-5  two in disorder, locked: nobody attacks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
unit F4-5 at 2000,245 /0 column D foe A4-2 front
unit A4-2 at 2000,300 /180 line D foe F4-5
END
  expect log all lacks "attacks"
  expect view french units[id=A4-2].foe = F4-5

test A05-13.4-5 A05-13.3-1  where another of its side attacks, that is the combat: its opponent does not attack besides
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 3 1 1 1 1
player french
unit F4-5 at 1980,245 /0 column D foe A4-2 front
unit F4-6 at 2020,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 3 attacks Repninsky from the front"
  expect log all lacks "Repninsky attacks Vandamme 2"

test A05-13.4-6  Soult with the loser: 9 passes against his 9
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 5 4 5
unit F4-5 at 2000,270 /0 line foe AG-1 front declared lead
unit F4-HQ on F4-5
unit AG-1 at 2000,300 /180 line foe F4-5
END
  expect log all contains "5 against 9: Russian Guard 1 has the better of it by 4"
  expect log all contains "Vandamme 2 keeps its nerve: 9 against 9"

test A05-13.4-6  without him 8 fails against 7
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 2 5 4 4
unit F4-5 at 2000,270 /0 line foe AG-1 front declared lead
unit AG-1 at 2000,300 /180 line foe F4-5
END
  expect log all contains "5 against 9: Russian Guard 1 has the better of it by 4"
  expect log all contains "Vandamme 2 wavers: 8 against 7"

test A05-13.5-1 A05-13.5.1-1  a brigade that has lost a step still attacks, and defends, with one less
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,245 /0 column steps 1 foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line steps 1 foe F4-5
END
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +1"
  expect view french units[id=A4-2].steps = 1

test A05-13.5.1-1 A05-13.5.2-1  a step lost in close combat is marked: margin 8, then a check at 7 - 1 - 1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1 2 3
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "11 against 3: Vandamme 2 has the better of it by 8"
  expect view french units[id=A4-2].steps = 1
  expect view french units[id=A4-2].morale = steady

test A05-13.5.2-1  and 6 fails
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1 2 4
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect view french units[id=A4-2].morale = D
  expect view french units[id=A4-2].y = 400

test A05-13.5.2-2  Cossacks of C 0 with a step lost have -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,270 /0 line foe A1-C1 front declared lead
unit A1-C1 at 2000,300 /180 line steps 1 foe F4-5
END
  expect log all contains "Vandamme 2: +3 on the die; Sysoev Cossacks: -1"

test A05-13.13-2  a unit 40 hu off gives no support
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2030,205 /0 column
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all lacks "support"
  expect    log all contains "Vandamme 2 and Repninsky stay locked in combat"

test A05-13.13.1-1 A05-13.13.1-2 A05-13.11-4  attackers beaten by 8: the lead loses a step, all go back, the lead alone in disorder
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 4 4
unit F4-4 at 2000,270 /0 line foe AG-1 front declared lead
unit F4-6 at 2080,300 /270 column foe AG-1 flank declared
unit AG-1 at 2000,300 /180 line rage foe F4-4
END
  expect log all contains "4 against 12: Russian Guard 1 has the better of it by 8"
  expect view french units[id=F4-4].steps = 1
  expect view french units[id=F4-4].morale = D
  expect view french units[id=F4-4].y = 170
  expect view french units[id=F4-6].steps = 2
  expect view french units[id=F4-6].morale = steady
  expect view french units[id=F4-6].x = 2180
  expect view french units[id=F4-6].y = 300
  expect asked allied
  expect trace contains "advance"

test A05-13.13.1-2  the lead routs: the supporters go back in order
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 5 6 6 3 3
unit F4-4 at 2000,270 /0 line foe AG-1 front declared lead
unit F4-6 at 2080,300 /270 column foe AG-1 flank declared
unit AG-1 at 2000,300 /180 line foe F4-4
END
  expect view french units[id=F4-4].morale = R
  expect view french units[id=F4-6].morale = steady
  expect view french units[id=F4-6].x = 2180

test A05-13.13.1-1  a lead that perishes on its way back has been forced to go: so are its supporters
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 4 4
unit F4-4 at 2000,270 /0 line foe AG-1 front declared lead
unit F4-6 at 2080,300 /270 column foe AG-1 flank declared
unit AG-1 at 2000,300 /180 line rage foe F4-4
unit AG-2 at 2000,190 /0 line
END
  expect log all contains "Vandamme 1 is out of the battle" rule A05-13.11.2-1
  expect view french units[id=F4-6].morale = steady
  expect view french units[id=F4-6].x = 2180

test A05-13.13.1-2  the lead is lost: the supporters stay where they are, and are free
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 3 3
unit F4-4 at 2000,270 /0 line steps 1 foe AG-1 front declared lead
unit F4-6 at 2080,300 /270 column foe AG-1 flank declared
unit AG-1 at 2000,300 /180 line rage foe F4-4
END
  expect log all contains "Vandamme 3 has lost the unit it supported and is free" rule A05-13.13.1-2
  expect view french units[id=F4-6].x = 2080
  expect view french units[id=F4-6].foe absent
  expect view french units[id=AG-1].foe absent

test A05-13.13.3-1  the defender fires at the lead or at a supporter, as it likes
  position <<END
position austerlitz 1
seats 0 1
player french
frame match "end of turn"
frame musketry musketry 0 1 0
unit F4-5 at 1985,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2015,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  play      allied: battery A4-2
  offer     allied: fire F4-5, fire F4-6

test A05-13.13.2-1  guns beside the fight give no support
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-A1 at 2030,270 /0 unlimbered
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all lacks "support"
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +2"

test A05-13.13.4-1 A05-13.13.4-3 A05-13.3-3  the lead stunned by musketry: nobody fights, the steady supporter stands half a UM off and may fire
  position <<END
position austerlitz 1
seats 0 1
fate 3 4 4
player french
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
unit F4-5 at 1985,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2015,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  play      allied: battery A4-2, fire F4-5
  expect view french units[id=F4-5].morale = S
  expect view french units[id=F4-5].y = 195
  expect view french units[id=F4-6].morale = steady
  expect view french units[id=F4-6].y = 195
  expect view french units[id=F4-6].foe absent
  expect view french units[id=A4-2].foe absent
  expect asked french
  offer     french: battery F4-6
  no-offer  french: battery F4-5
  play      french: done
  expect log all lacks "on the die"

test A05-13.13.5-1  a supporter stunned by musketry stands half a UM off, and the lead fights on
  position <<END
position austerlitz 1
seats 0 1
fate 3 4 4
player french
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 1 0
unit F4-5 at 1985,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2015,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  play      allied: battery A4-2, fire F4-6
  expect view french units[id=F4-6].morale = S
  expect view french units[id=F4-6].y = 195
  expect log all contains "Vandamme 2 attacks Repninsky"
  expect log all lacks "support +"

test A05-13.3-3  the lead routed by a double 6 from musketry: the attack is off
  position <<END
position austerlitz 1
seats 0 1
fate 3 6 6
player french
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 1 0
unit F4-5 at 1985,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2015,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  play      allied: battery A4-2, fire F4-5
  expect log all lacks "attacks Repninsky"
  expect    log all contains "Vandamme 3 keeps its nerve: 4 against 7"

test A05-13.3-3 A05-13.13.4-1  also when it perishes in its flight: it was routed first
  position <<END
position austerlitz 1
seats 0 1
fate 3 6 6 1 2 1 2
player french
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 1 0
unit F4-5 at 1985,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2015,245 /0 column foe A4-2 front declared
unit F4-4 at 1950,150 /0 line
unit A4-2 at 2000,300 /180 line foe F4-5
END
  play      allied: battery A4-2, fire F4-5
  expect log all contains "Vandamme 2 is out of the battle"
  expect log all lacks "attacks Repninsky"
  expect truth units[id=F4-6].y = 195
  expect truth units[id=F4-6].foe absent

test A05-13.3-3 A05-13.13.5-1  the lead lost and no other named yet: whoever is stunned then drops out alone, and the others fight on
  position <<END
position austerlitz 1
seats 0 1
fate 3 4 4
player french
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 1 0
unit F4-5 at 1965,245 /0 column foe A4-2 front declared
unit F4-6 at 2000,245 /0 column foe A4-2 front declared
unit F4-4 at 2032,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-6
END
  play      allied: battery A4-2, fire F4-4
  expect    truth units[id=F4-4].morale = S
  expect    truth units[id=F4-4].foe absent
  expect    truth units[id=F4-5].foe = A4-2
  offer-only french: lead F4-5, lead F4-6

test A05-13.13.5-1 A05-13.13.4-1  led by a unit that was locked before, the attack is not off with one of those that joined it
  position <<END
position austerlitz 1
seats 0 1
player french
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 1 0
fate 4 5 5
unit F4-4 at 1970,245 /0 column foe A4-2 front declared
unit F4-5 at 2000,245 /0 column foe A4-2 front lead
unit F4-6 at 2030,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 1900,245 /90 line
END
  play      allied: battery A4-3, fire F4-4
  expect truth units[id=F4-4].morale = S
  expect truth units[id=F4-4].y = 195
  expect truth units[id=F4-6].y = 245

test A05-13.13.4-1  with that lead it is off for all that joined
  position <<END
position austerlitz 1
seats 0 1
player french
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 1 0
fate 4 5 5
unit F4-5 at 1970,245 /0 column foe A4-2 front lead
unit F4-6 at 2030,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 1900,245 /90 line
END
  play      allied: battery A4-3, fire F4-5
  expect truth units[id=F4-5].morale = S
  expect truth units[id=F4-5].y = 245
  expect truth units[id=F4-6].y = 195

test A05-13.13.4-2  two enemies upon a stunned unit: +1 for support and +1 for its state
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5
unit F4-5 at 2000,300 /0 line S foe A4-2
unit A4-2 at 2000,355 /180 column foe F4-5 front declared lead
unit A4-3 at 2030,355 /180 column foe F4-5 front declared
END
  expect log all contains "support +1"
  expect log all contains "stunned enemy +1"
  expect log all contains "Repninsky: +6 on the die; Vandamme 2: +3"

test A05-13.14-2  lead in front, supporter in the rear: the defender keeps its modifier
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2000,355 /180 column foe A4-2 rear declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2: +6 on the die; Repninsky: +2"

test A05-13.14-2  in the rear the Blood Rage stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,355 /180 column foe A4-2 rear declared lead
unit A4-2 at 2000,300 /180 line rage foe F4-5
END
  expect log all contains "Vandamme 2: +8 on the die; Repninsky: +2"

test A05-13.14-3  in the rear a modifier below zero is 0
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,355 /180 column foe A1-C1 rear declared lead
unit A1-C1 at 2000,300 /180 line steps 1 foe F4-5
END
  expect log all contains "Sysoev Cossacks: +0"

test A05-13.13-1  a fresh unit joins a combat that goes on: any of them may lead, those that were locked too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit F4-6 at 2030,245 /0 column foe A4-2 front D
unit F4-4 at 1970,150 /0 column
unit A4-2 at 2000,300 /180 line foe F4-5
END
  refuse    french: lead F4-5 because A05-13.13-1
  play      french: attack F4-4 /0
  expect truth units[id=F4-4].done contains lead
  refuse    french: lead F4-6 because A05-13.13-1
  play      french: lead F4-5
  expect truth units[id=F4-5].done contains lead
  refuse    french: lead F4-5 because A05-13.13-1
  play      french: lead F4-4
  play      french: lead F4-5
  play      french: done
  fate 3 3
  play      french: done
  expect log all contains "Vandamme 2 attacks Repninsky"

test A05-13.1-6 A05-13.13-2  who has beaten one of its two enemies gives no support against the other in the same phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 3 4 4 1 1
unit F4-5 at 2000,245 /0 column foe A4-2
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 2030,200 /270 line foe F4-5 flank
unit F4-6 at 2085,200 /270 column foe A4-3 rear declared lead
END
  play      french: fight A4-2
  expect truth units[id=F4-5].foe = A4-3
  expect log all contains "Vandamme 3: +8 on the die"

test A05-11.1-29 A05-13.13.1-2  a supporter that has routed on the way of the others has made its flight: it does not go back besides
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
player french
fate 1 6 5 5
unit F4-2 at 1985,745 /0 column steps 1 foe AG-1 front declared lead
unit F4-3 at 2020,745 /0 column foe AG-1 front declared
unit F4-4 at 2000,680 /0 line foe AG-1 front declared
unit AG-1 at 2000,800 /180 line rage foe F4-2
END
  expect truth units[id=F4-4].y = 580

test A05-13.13.1-1 A05-13.11.1-2  ruling 121: a beaten lead goes back first: it runs into its supporter, who stands there still, and routs
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 5 4 1 2
unit AG-1 at 2000,400 /180 line rage 1 foe F4-4
unit F4-4 at 2018,341 /20 column foe AG-1 front declared lead
unit F4-6 at 1975,344 /0 column foe AG-1 front declared
END
  expect    log all contains "Vandamme 1 is stopped by Vandamme 3"
  expect    truth units[id=F4-4].morale = R
  expect    truth units[id=F4-6].morale = D
  expect    truth units[id=F4-6].x = 1975
  expect    truth units[id=F4-6].y = 244

test A05-13.4-1  a combat that nobody attacks in is none: it goes on with the next
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
frame "close combat" lead 0 100 255
fate 3 3
unit FC-6 at 2000,270 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe FC-6
unit A4-3 at 2300,300 /180 line
END
  expect log all contains "Nansouty 1: +5 on the die; Repninsky: +2"
  expect log all lacks "Berg"
  expect truth units[id=A4-3].standing = at
