# 29-example.t -- the example of play: the French assault on the heights of Pratzen, die by die.
#
# The book tells the actions, the dice and the states, and no coordinates; the places here are ours, on
# the map of the battle, and every condition of the story holds there (who sees whom, who is within 1 UM,
# what the templates touch).  Dice that the book does not print are chosen to give what it tells.
#
# The match is told in three parts, each beginning where the one before ended, because two steps of the
# book are against its own rules and are set up by hand:
#   - the fog is gone in the second French player turn, where the rule has it go by game turns (A05-16.3-4);
#   - Vandamme 3 leaves its square and marches 1 UM in the same turn (A05-6.12-2).

test A05-EX-1 A05-EX-2 A05-EX-3 A05-EX-4 A05-EX-5 A05-EX-6  the advance in the fog, and Margaron under canister
  position <<END
position austerlitz 1
seats 0 1
turn 5
fog partial-1 lifted 5
frame match "French turn"
unit F4-HQ on F4-5
unit F4-5 at 766,1458 /105 column
unit F4-6 at 805,1525 /45 column
unit F4-C1 at 848,1437 /105 line
unit F4-1 at 821,1190 /80 column
unit F4-2 at 820,1248 /60 column
unit F4-A1 at 690,1375 /90 limbered
unit F4-A3 at 862,1490 /60 limbered
unit A4-A1 at 1104,1368 /290 unlimbered
unit A4-A4 at 1400,1390 /275 unlimbered
unit A5-C1 at 1200,1750 /257 line
unit A5-C3 at 1290,1715 /240 line
unit A4-2 at 1010,1067 /0 line
unit A4-4 at 1092,1084 /0 line
END
  # partial fog, 1 UM: no gun of the Allies has a target, and the French march
  expect asked french
  expect trace contains "movement"
  play      french: march F4-C1 x60 /105, march F4-5 x20 /105, march F4-6 x35 /45
  play      french: march F4-2 x120 /75, march F4-2 x40 /20, march F4-1 x130 /80, march F4-1 x50 /45
  play      french: march F4-A1 x60 /90, march F4-A3 x20 /60
  play      french: done
  # 2 UM in the next turn: the French guns are limbered, the Russian ones see Margaron, the Austrian do not
  expect view french fog = partial-2
  expect asked allied
  expect trace contains "artillery fire"
  refuse    allied: battery A4-A4 because A05-9.8-1
  no-offer  allied: battery A4-A4
  fate      5 2 4 3 3 3 4
  play      allied: canister A4-A1 /285
  # 5 + 1 + 1 = 7: a check at -3.  Soult is within 1 UM, since Margaron can run into his brigade: 6 is
  # too much against 8 - 3 as well as against the book's 7 - 3
  expect log all contains "Fire at Margaron 1: die 5, +2, makes 7"
  expect log all contains "Margaron 1 wavers: 6 against"
  expect log all contains "Margaron 1 is stopped by Vandamme 2"
  expect view french units[id=F4-C1].morale = R
  expect view french units[id=F4-5].morale = D
  # two checks and no third: 9 for the brigade with Soult, 7 + 1 for the other; both hold
  expect log all contains "Vandamme 2 keeps its nerve: 6 against 9"
  expect log all contains "Vandamme 3 keeps its nerve: 7 against 8"
  play      french: stand
  expect asked allied
  expect trace contains "movement"
  expect log all lacks "St-Hilaire 1 keeps its nerve"
  expect log all lacks "St-Hilaire 2 keeps its nerve"
  play      allied: march A5-C1 x300 /257, march A5-C3 x300 /270, march A5-C3 x25 /200, done
  # nobody is in range of anybody: the French rally
  expect trace contains "recover"
  expect view french units[id=F4-1].x = 984
  expect view french units[id=F4-1].y = 1248
  expect view french units[id=F4-1].facing = 45
  expect view french units[id=F4-2].x = 950
  expect view french units[id=F4-2].y = 1317
  expect view french units[id=F4-2].facing = 20
  expect view french units[id=F4-5].x = 785
  expect view french units[id=F4-5].y = 1453
  expect view french units[id=F4-5].facing = 105
  expect view french units[id=F4-6].x = 830
  expect view french units[id=F4-6].y = 1550
  expect view french units[id=F4-6].facing = 45
  expect view french units[id=F4-C1].x = 839
  expect view french units[id=F4-C1].y = 1439
  expect view french units[id=F4-C1].facing = 105
  expect view french units[id=F4-A1].x = 750
  expect view french units[id=F4-A1].y = 1375
  expect view french units[id=F4-A1].facing = 90
  expect view french units[id=F4-A3].x = 879
  expect view french units[id=F4-A3].y = 1500
  expect view french units[id=F4-A3].facing = 60
  expect view french units[id=A4-2].x = 1010
  expect view french units[id=A4-2].y = 1067
  expect view french units[id=A4-2].facing = 0
  expect view french units[id=A4-4].x = 1092
  expect view french units[id=A4-4].y = 1084
  expect view french units[id=A4-4].facing = 0
  expect view french units[id=A4-A1].x = 1104
  expect view french units[id=A4-A1].y = 1368
  expect view french units[id=A4-A1].facing = 285
  expect view french units[id=A4-A4].x = 1400
  expect view french units[id=A4-A4].y = 1390
  expect view french units[id=A4-A4].facing = 275
  expect view french units[id=A5-C1].x = 908
  expect view french units[id=A5-C1].y = 1683
  expect view french units[id=A5-C1].facing = 257
  expect view french units[id=A5-C3].x = 981
  expect view french units[id=A5-C3].y = 1692
  expect view french units[id=A5-C3].facing = 200

test A05-EX-7 A05-EX-8 A05-EX-9 A05-EX-10 A05-EX-11 A05-EX-12 A05-EX-13 A05-EX-14 A05-EX-15 A05-EX-16 A05-EX-18 A05-EX-19 A05-EX-20 A05-EX-21 A05-EX-22 A05-EX-23 A05-EX-24 A05-EX-25 A05-EX-26 A05-EX-27 A05-EX-28 A05-EX-29 A05-EX-30  the assault of St-Hilaire, the charge of Caramelli, the loss of a brigade and a battery
  position <<END
position austerlitz 1
seats 0 1
turn 6
fog clear lifted 5
frame match "French turn"
unit F4-HQ on F4-5
unit F4-1 at 984,1248 /45 column
unit F4-2 at 950,1317 /20 column
unit F4-5 at 785,1453 /105 column D
unit F4-6 at 830,1550 /45 column
unit F4-C1 at 839,1439 /105 line R
unit F4-A1 at 750,1375 /90 limbered
unit F4-A3 at 879,1500 /60 limbered
unit A4-2 at 1010,1067 line
unit A4-4 at 1092,1084 line
unit A4-A1 at 1104,1368 /285 unlimbered
unit A4-A4 at 1400,1390 /275 unlimbered
unit A5-C1 at 908,1683 /257 line
unit A5-C3 at 981,1692 /200 line
checked F4-C1 F4-5 F4-6
END
  # the French rally: Margaron with 8 against 7 + 1, Vandamme 2 with Soult
  fate      4 4
  play      french: rally F4-C1
  expect log all contains "Margaron 1 keeps its nerve: 8 against 8"
  expect view french units[id=F4-C1].morale = D
  fate      3 3
  play      french: pose F4-C1 x1 /15
  expect view french units[id=F4-5].morale = S
  # Allied defensive fire: 3 and more for the Russians, 4 and more for the Austrians
  expect asked allied
  fate      2
  play      allied: aim A4-A1 /267, roundshot F4-5
  expect log all contains "IV Col. Russian position battery 1: 2, needs 3: misses"
  fate      3
  play      allied: battery A4-A4, roundshot F4-5
  expect log all contains "IV Col. Austrian battery 1: 3, needs 4: misses"
  # the French guns are limbered; movement
  expect trace contains "movement"
  refuse    french: march F4-C1 x10 /15 because A05-12.5.2-1
  refuse    french: line F4-5 because A05-12.5.1-2
  play      french: line F4-6, leave F4-HQ, join F4-HQ x24
  play      french: march F4-A1 x100 /90, unlimber F4-A1
  play      french: march F4-A3 x101 /105, march F4-A3 x9 /20, unlimber F4-A3
  play      french: line F4-2, turn F4-2 /110
  refuse    french: march F4-2 x1 /110 because A05-6.12
  play      french: attack F4-1 /45
  expect view french units[id=F4-1].foe = A4-A1
  play      french: done
  # the guns fire a second time: firepower 4, and -1; 6 + 0 + 1 + 1 - 1 = 7, and 5 is too much at 7 - 3
  expect asked allied
  fate      6 2 3
  play      allied: canister A4-A1 /222
  expect log all contains "Fire at St-Hilaire 1: die 6, +1, makes 7"
  expect log all contains "St-Hilaire 1 wavers: 5 against 4"
  expect view french units[id=F4-1].morale = D
  expect view french units[id=F4-1].foe absent
  play      french: done                    # the horse battery may fire already; it does not
  expect log all lacks "overruns"
  # the Allied turn: the foot battery hits the Russian guns, 4 + 1 - 1 = 4, and the horse battery waits
  expect view french turn = 7
  fate      5 4 3 3
  play      french: battery F4-A1, roundshot A4-A1
  expect log all contains "Fire at IV Col. Russian position battery 1: die 4, +0, makes 4"
  expect log all contains "IV Col. Russian position battery 1 keeps its nerve: 6 against 8"
  play      french: done
  # the Russians at the column in disorder, 1 + 1 + 1 = 3; the Austrians at Vandamme 2, which stands in
  # Puntowitz at more than 4 UM: 6 + 0 + 1 - 1 - 2 = 4
  fate      3 1
  play      allied: battery A4-A1, roundshot F4-1
  expect log all contains "Fire at St-Hilaire 1: die 1, +2, makes 3"
  fate      5 6 3 3
  play      allied: battery A4-A4, roundshot F4-5
  expect log all contains "Fire at Vandamme 2: die 6, -2, makes 4"
  expect log all contains "Vandamme 2 keeps its nerve: 6 against 8"
  expect view french units[id=F4-5].morale = S
  # Allied movement: the charge first
  expect trace contains "movement"
  play      allied: charge A5-C1 /212
  expect asked french
  fate      2 4
  play      french: form-square
  expect log all contains "Vandamme 3 keeps its nerve: 6 against 8"
  expect view french units[id=F4-6].form = square
  play      allied: stop x54
  play      allied: attack A5-C3 /180
  play      french: stand                   # with a square near by the crew could leave its guns
  # the brook stops the two brigades from the south
  refuse    allied: march A4-2 x101 /0 because A05-15.1-14
  refuse    allied: march A4-4 x101 /0 because A05-15.1-14
  play      allied: march A4-2 x100 /0, march A4-4 x100 /0, done
  # French musketry: the brigade in disorder is silent; the square has 4 doubled: 5 + 1 - 1 + 1 = 6
  refuse    french: battery F4-1 because A05-12.5.2-4
  fate      5 6 6
  play      french: battery F4-6, fire A5-C1
  expect log all contains "Fire at Caramelli: die 5, +1, makes 6"
  expect view french units[id=A5-C1].morale = R
  # canister of the horse battery at full strength: 1 + 0 + 1 = 2
  fate      1
  play      french: canister F4-A3 /20
  expect log all contains "Fire at Uvarov: die 1, +1, makes 2"
  # Allied musketry: Repninsky, 5 + 1 + 1 - 1 = 6; Rottermund has no target
  expect asked allied
  no-offer  allied: battery A4-4
  fate      5 4 5 3 3
  play      allied: battery A4-2, fire F4-1
  expect log all contains "Fire at St-Hilaire 1: die 5, +1, makes 6"
  expect log all contains "St-Hilaire 1 wavers: 9 against 5"
  expect log all contains "St-Hilaire 1 is out of the battle" rule A05-13.11.1
  expect log all contains "St-Hilaire 2 keeps its nerve: 6 against 7"
  expect view french units[id=F4-2].morale = D
  # close combat: the horse battery is overrun
  expect log all contains "Uvarov overruns Vandamme horse art."
  expect result score allied = 4
  play      allied: done
  # the French rally: two checks, and Vandamme 2 is steady without one
  expect view french units[id=F4-5].morale = steady
  fate      3 4 3 3
  play      french: rally F4-C1
  expect view french units[id=F4-C1].morale = S
  expect view french units[id=F4-2].morale = S
  # Allied defensive fire: the Austrians miss, the Russians hit the line, 3 + 1 = 4
  fate      2
  play      allied: battery A4-A4, roundshot F4-5
  expect log all contains "IV Col. Austrian battery 1: 2, needs 4: misses"
  fate      4 3 3 3
  play      allied: battery A4-A1, roundshot F4-2
  expect log all contains "Fire at St-Hilaire 2: die 3, +1, makes 4"
  expect log all contains "St-Hilaire 2 keeps its nerve: 6 against 7"
  # the foot battery holds its fire, to turn
  expect asked french
  play      french: done
  # Vandamme 3 may leave its square, and not march
  play      french: column F4-6
  refuse    french: march F4-6 x100 /29 because A05-6.12-2
  offer     french: turn F4-A1 /212
  expect view french units[id=F4-2].x = 950
  expect view french units[id=F4-2].y = 1317
  expect view french units[id=F4-2].facing = 110
  expect view french units[id=F4-5].x = 785
  expect view french units[id=F4-5].y = 1453
  expect view french units[id=F4-5].facing = 105
  expect view french units[id=F4-6].x = 830
  expect view french units[id=F4-6].y = 1550
  expect view french units[id=F4-6].facing = 45
  expect view french units[id=F4-C1].x = 839
  expect view french units[id=F4-C1].y = 1439
  expect view french units[id=F4-C1].facing = 15
  expect view french units[id=F4-A1].x = 850
  expect view french units[id=F4-A1].y = 1375
  expect view french units[id=F4-A1].facing = 92
  expect view french units[id=A4-2].x = 1010
  expect view french units[id=A4-2].y = 1167
  expect view french units[id=A4-2].facing = 0
  expect view french units[id=A4-4].x = 1092
  expect view french units[id=A4-4].y = 1184
  expect view french units[id=A4-4].facing = 0
  expect view french units[id=A4-A1].x = 1104
  expect view french units[id=A4-A1].y = 1368
  expect view french units[id=A4-A1].facing = 252
  expect view french units[id=A4-A4].x = 1400
  expect view french units[id=A4-A4].y = 1390
  expect view french units[id=A4-A4].facing = 276
  expect view french units[id=A5-C1].x = 927
  expect view french units[id=A5-C1].y = 1724
  expect view french units[id=A5-C1].facing = 29
  expect view french units[id=A5-C3].x = 981
  expect view french units[id=A5-C3].y = 1517
  expect view french units[id=A5-C3].facing = 180

test A05-EX-29 A05-EX-31 A05-EX-32 A05-EX-33 A05-EX-34 A05-EX-35 A05-EX-36 A05-EX-37 A05-EX-38 A05-EX-39 A05-EX-40  Vandamme 3 set down in column 1 UM ahead: the end of Caramelli, and Soult leads against Uvarov
  position <<END
position austerlitz 1
seats 0 1
turn 7
fog clear lifted 5
player french
brigades french 1
points allied 1
events assault moved
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-HQ on F4-6
unit F4-1 lost
unit F4-2 at 950,1317 /110 line S checked
unit F4-5 at 785,1453 /105 column
unit F4-6 at 878,1637 /29 column formed all formed-first
unit F4-C1 at 839,1439 /15 column S checked
unit F4-A1 at 850,1375 /92 unlimbered
unit F4-A3 lost
unit A4-2 at 1010,1167 line
unit A4-4 at 1092,1184 line
unit A4-A1 at 1104,1368 /252 unlimbered fired
unit A4-A4 at 1400,1390 /276 unlimbered fired
unit A5-C1 at 927,1724 /29 line R
unit A5-C3 at 981,1517 /180 line
checked F4-1 F4-2
END
  refuse    french: attack F4-6 /29 because A05-6.12-6
  play      french: turn F4-A1 /212         # 120 degrees
  play      french: leave F4-HQ, join F4-HQ x23
  refuse    french: attack F4-C1 /60 because A05-12.5.1-4
  play      french: march F4-C1 x100 /105
  play      french: turn F4-2 /120
  play      french: attack F4-5 /70
  expect asked french                       # in the flank: Uvarov has no choice
  expect view french units[id=F4-5].foe = A5-C3
  play      french: done
  # the Allies have no target; Vandamme 3 in column: 5 - 1 - 1 + 1 = 4
  expect asked french
  fate      5 4 6
  play      french: battery F4-6, fire A5-C1
  expect log all contains "Fire at Caramelli: die 5, -1, makes 4"
  expect log all contains "Caramelli wavers: 10 against 8"
  expect log all contains "Caramelli is out of the battle"
  # Vandamme 2 before its assault: 4 - 1 + 1 = 4; Uvarov is 1 over
  fate      4 4 5 3 5 4 4
  play      french: battery F4-5, fire A5-C3
  expect log all contains "Fire at Uvarov: die 4, +0, makes 4"
  expect log all contains "Uvarov wavers: 9 against 8"
  expect log all contains "+1 against it" rule A05-10.4.3.5.1
  # 3 + 2 + 2 + 1 + 1 = 9 against 1
  expect log all contains "combat modifier +3"
  expect log all contains "flank attack +2"
  expect log all contains "formation +2"
  expect log all contains "headquarters +1"
  expect log all contains "fire marker +1"
  expect log all contains "Vandamme 2: +9 on the die; Uvarov: +1"
  expect log all contains "12 against 6: Vandamme 2 has the better of it by 6"
  expect log all contains "Uvarov wavers: 8 against 6"
  expect view french units[id=A5-C3].morale = D
  expect view french units[id=A5-C3].x = 1075
  expect view french units[id=A5-C3].y = 1551
  # the French may advance, but not into contact
  refuse    french: advance F4-5 x60 /70 because A05-13.11.5-1
  refuse    french: advance F4-5 x101 /70 because A05-13.11.4-1
  play      french: advance F4-5 x10 /70
  # lost: a brigade and a battery, and a brigade of cuirassiers
  expect view french brigades_lost.french = 1
  expect view french brigades_lost.allied = 1
  expect result score allied = 4
  expect result score french = 5

test A05-EX-1  a target 4 UM away in partial fog: no fire
  position <<END
position austerlitz 1
seats 0 1
turn 5
fog partial-1 lifted 5
player french
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 1 0
unit F4-2 at 1600,300 /90 column
unit A4-A1 at 2000,300 /270 unlimbered
END
  expect asked french
  expect trace contains "movement"

test A05-EX-2  the same on a clear day is fired at; limbered guns do not fire
  position <<END
position austerlitz 1
seats 0 1
turn 8
player allied
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 0 0
unit F4-A1 at 1600,300 /90 limbered
unit F4-A2 at 1600,400 /90 unlimbered
unit A4-2 at 2000,300 /270 column
END
  no-offer  french: battery F4-A1
  offer     french: battery F4-A2
  refuse    french: battery F4-A1 because A05-9.5-6

test A05-EX-7  with Soult farther than 1 UM the 8 fails
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
unit F4-C1 at 2000,300 /0 line R
unit F4-5 at 2000,100 /0 line D
unit F4-HQ on F4-5
unit A4-2 at 2400,300 /270 column
END
  fate      4 4 1 2
  play      french: rally F4-C1
  expect log all contains "Margaron 1 wavers: 8 against 7"
  expect view french units[id=F4-C1].morale = R

test A05-EX-17  guns at the east end of Stare Vinohrady do not see cavalry 60 hu behind the west crest
  position <<END
position austerlitz 1
seats 0 1
player allied
frame match "end of turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
unit F4-C1 at 1165,1340 /90 line D
unit F4-5 at 1060,1450 /90 column S
unit A4-A4 at 1490,1370 /270 unlimbered
END
  play      allied: battery A4-A4
  refuse    allied: roundshot F4-C1 because A05-8.7
  offer     allied: roundshot F4-5

test A05-EX-34  stunned cavalry has 2 UM, and may not attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-C1 at 2000,300 /0 line S
unit A5-C3 at 2000,600 /180 line
END
  offer     french: march F4-C1 x200 /0
  refuse    french: march F4-C1 x201 /0 because A05-12.5.1-1
  refuse    french: attack F4-C1 /0 because A05-12.5.1-4

test A05-EX-24 A05-EX-25  Rottermund, with the brigade in his zone of fire, has the village of Pratzen before him
  position <<END
position austerlitz 1
seats 0 1
player allied
frame match "end of turn"
frame musketry musketry 0 1 1
unit F4-1 at 989,1253 /45 column D
unit A4-2 at 1010,1167 /0 line
unit A4-4 at 1092,1184 /0 line
END
  offer     allied: battery A4-2
  no-offer  allied: battery A4-4
  refuse    allied: battery A4-4 because A05-8.3-1
