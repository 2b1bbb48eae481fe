# 13-6-disengage.t -- chapters 13.6 and 13.7: breaking off.

test A05-13.6-1 A05-13.6-2 A05-13.6-3 A05-4.3-5  a check of 7 against 7: half a UM back, facing kept, marker off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  offer-only french: disengage F4-5, done
  fate      3 4
  play      french: disengage F4-5
  expect log all contains "Vandamme 2 breaks off the combat and goes back 0.50 UM" rule A05-13.6-2
  expect view french units[id=F4-5].x = 2000
  expect view french units[id=F4-5].y = 195
  expect view french units[id=F4-5].facing = 0
  expect view french units[id=F4-5].foe absent
  expect view french units[id=A4-2].foe absent

test A05-13.6-1 A05-4.3-5  a unit that a friend in flight has just put in disorder may still try
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,300 /0 line foe A4-2 front
unit A4-2 at 2000,330 /180 line foe F4-5
unit F4-6 at 2000,230 /180 line foe A4-3 front
unit A4-3 at 2000,200 /0 line foe F4-6
END
  fate      6 6
  play      french: disengage F4-5
  expect    truth units[id=F4-5].standing = lost
  expect    truth units[id=F4-6].morale = D
  offer-only french: disengage F4-6, done

test A05-13.6-1 A05-13.6-4 A05-12.11.1-2  a check of 8 fails: no change of state, and the unit must attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  fate      4 4
  play      french: disengage F4-5
  expect log all contains "Vandamme 2 cannot break off and must attack Repninsky" rule A05-13.6-4
  expect view french units[id=F4-5].morale = steady
  expect view french units[id=F4-5].y = 245
  expect view french units[id=F4-5].foe = A4-2

test A05-13.6-4  it tries once in a rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
unit F4-6 at 2400,245 /0 column foe A4-3 front
unit A4-3 at 2400,300 /180 line foe F4-6
END
  fate      4 4
  play      french: disengage F4-5
  refuse    french: disengage F4-5 because A05-13.6-4
  offer-only french: disengage F4-6, done

test A05-13.6-4 A05-13.3-2  having failed it is the attacker in the close-combat phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5
unit F4-5 at 2000,245 /0 column foe A4-2 front must-fight checked
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2 attacks Repninsky"

test A05-13.6-3  away from its opponent, to the whole degree
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 1
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2030,300 /180 line foe F4-5
END
  fate      3 4
  play      allied: disengage A4-2
  expect view french units[id=A4-2].x = 2054
  expect view french units[id=A4-2].y = 344
  expect view french units[id=A4-2].facing = 180

test A05-13.6-3  a friend 30 hu behind: it goes 30 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit F4-6 at 2000,160 /0 line
unit A4-2 at 2000,300 /180 line foe F4-5
END
  fate      3 4
  play      french: disengage F4-5
  expect view french units[id=F4-5].y = 215

test A05-13.6-3  supporters break off one by one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit F4-6 at 2030,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  offer-only french: disengage F4-5, disengage F4-6, done
  fate      3 4
  play      french: disengage F4-6
  expect view french units[id=F4-6].foe absent
  expect view french units[id=A4-2].foe = F4-5
  offer-only french: disengage F4-5, done

test A05-13.6-1 A05-12.8-1  a double 6 routs
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  fate      6 6
  play      french: disengage F4-5
  expect view french units[id=F4-5].morale = R
  expect view french units[id=F4-5].y = 145
  expect view french units[id=F4-5].foe absent
  expect view french units[id=A4-2].foe absent

test A05-13.6-1  a unit that is not engaged has nothing to break off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit F4-6 at 2400,245 /0 column
unit A4-2 at 2000,300 /180 line foe F4-5
END
  refuse    french: disengage F4-6 because A05-13.6-1
  refuse    french: disengage A4-2 because A05-13.6-1

test A05-12.9.2-1 A05-12.9.2-2  a unit in Blood Rage may not disengage
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column rage foe A4-2 front
unit F4-6 at 2400,245 /0 column foe A4-3 front
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 2400,300 /180 line foe F4-6
END
  refuse    french: disengage F4-5 because A05-12.9.2-1
  offer-only french: disengage F4-6, done

test A05-12.9.2-1  a double 1 on the check itself: in Blood Rage it fights on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  fate      1 1
  play      french: disengage F4-5
  expect log all contains "Vandamme 2 is in Blood Rage and does not break off" rule A05-12.9.2-1
  expect view french units[id=F4-5].foe = A4-2
  expect view french units[id=F4-5].y = 245

test A05-5.4.4-4 A05-5.4.4-3  an engaged square must try, and attacks when it has failed
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,300 /0 square foe A5-C1
unit A5-C1 at 2000,345 /180 line foe F4-5 front
END
  refuse    french: done because A05-5.4.4-4
  offer-only french: disengage F4-5
  fate      4 4
  play      french: disengage F4-5
  expect view french units[id=F4-5].foe = A5-C1

test A05-13.7-1  a disengaged unit may not assault in that turn, and may fire
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,195 /0 line disengaged
unit A4-2 at 2000,300 /180 line
END
  refuse    french: attack F4-5 /0 because A05-13.7-1

test A05-13.7-1  from the rally phase on: broken off, marched up again, no attack
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  fate      3 4
  play      french: disengage F4-5
  expect trace contains "movement"
  refuse    french: attack F4-5 /0 because A05-13.7-1

test A05-13.7-1  its musketry is free
  position <<END
position austerlitz 1
seats 0 1
player french
frame match "end of turn"
frame musketry musketry 0 0 1
unit F4-5 at 2000,235 /0 line disengaged
unit A4-2 at 2000,300 /180 line
END
  offer     french: battery F4-5

test A05-13.7-2  the battery of the Santon cannot break off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit FS-A at 1075,2272 /85 unlimbered foe AB-1
unit AB-1 at 1105,2275 /265 line foe FS-A front
unit F4-6 at 2400,245 /0 column foe A4-3 front
unit A4-3 at 2400,300 /180 line foe F4-6
END
  refuse    french: disengage FS-A because A05-13.7-2
  offer-only french: disengage F4-6, done

test A05-13.6-3  attacked by one that it does not fight itself, it steps back from that one
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-2 at 2000,400 /0 line
unit A4-4 at 1918,400 /90 column foe F4-2 flank
fate 1 2
END
  play      french: disengage F4-2
  expect truth units[id=F4-2].x = 2048
  expect truth units[id=F4-2].y = 400

test A05-12.6.3-5 A05-13.6-1  a leaderless unit does not try to break off: its retreat ends the combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front leaderless
unit F4-6 at 2300,245 /0 column foe A4-3 front
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 2300,300 /180 line foe F4-6
fate 5 5
END
  offer-only french: disengage F4-6, done
  refuse    french: disengage F4-5 because A05-12.6.3-5
  play      french: done
  expect    truth units[id=F4-5].x = 1900
  expect    truth units[id=F4-5].foe absent

test A05-13.6-3 A05-13.1-3  it does not end its step back nearer than 3 hu to another enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 2018,135 /45 line
END
  fate      3 4
  play      french: disengage F4-5
  expect view french units[id=F4-5].y = 217

test A05-13.6-3 A05-18.1.1-6  who breaks off goes of its own will: St-Hilaire steps back to the border of the striped zone and not into it before turn 4
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
turn 3 of 12
whole
unit F4-2 at 1180,1400 /90 line foe A3-2 front
unit A3-2 at 1210,1400 /270 line foe F4-2
END
  fate      3 4
  play      french: disengage F4-2
  expect    truth units[id=F4-2].x = 1161
  expect    truth units[id=F4-2].foe absent
  expect    log all lacks "opens the assault on the Pratzen"

test A05-13.6-3 A05-16.4.1.6-1  nor do the Allies step back into it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 1
turn 3 of 12
whole
unit A3-2 at 1180,1400 /90 line foe F4-2 front
unit F4-2 at 1210,1400 /270 line foe A3-2
END
  fate      3 3
  play      allied: disengage A3-2
  expect    truth units[id=A3-2].x = 1161

test A05-12.5.3.1-5 A05-13.6-1  a routed unit that is attacked in its shelter does not break off: it rallies, or flees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 386,355 /90 column R foe A4-2
unit A4-2 at 386,410 /180 column foe F4-5 front
unit F4-6 at 2000,245 /0 column foe A4-3 front
unit A4-3 at 2000,300 /180 line foe F4-6
END
  refuse     french: disengage F4-5 because A05-12.5.3.1-5
  offer-only french: disengage F4-6, done

test A05-13.6-2 A05-13.7-1 A05-10.1-1  in every direction: half a UM back is within reach of the muskets
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 0
frame disengagement disengagement 0 0
unit F4-5 at 2320,404 /0 column foe A4-2 front
unit A4-2 at 2320,460 /180 line foe F4-5
END
  fate      3 4
  play      french: disengage F4-5
  expect    log all contains "Vandamme 2 breaks off"
  expect    truth units[id=F4-5].facing = 0
  offer     allied: battery A4-2
  play      allied: battery A4-2
  offer     allied: fire F4-5
