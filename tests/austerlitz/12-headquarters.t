# A05 12.6: headquarters and morale.
#
# F4-2 (20) is hit by A4-A1 from the east and checks; the log tells against what.

test A05-12.6.1-1  an attached HQ lends its morale: Vandamme 3 with Soult has 9
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 24 4 103 0   # F4-6, total 4
unit F4-6 at 1700,400 /90 line
unit F4-HQ on F4-6
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 9"

test A05-12.6.1-2  the brigade of 8 that has an HQ of 7 with it fails on an 8
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 87 4 31 0   # A2-3, total 4
unit A2-3 at 1700,400 /270 line
unit A4-HQ on A2-3
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 4 4
END
  expect    log all contains "wavers: 8 against 7"
  expect    truth units[id=A2-3].morale = S

test A05-12.6.1-2  and passes with a 7
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 87 4 31 0   # A2-3, total 4
unit A2-3 at 1700,400 /270 line
unit A4-HQ on A2-3
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 3 4
END
  expect    log all contains "nerve: 7 against 7"

test A05-12.6.1-2  detached, in range, it has its own 8: the 8 passes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 87 4 31 0   # A2-3, total 4
unit A2-3 at 1700,400 /270 line
unit A4-HQ at 1740,400
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 4 4
END
  expect    log all contains "nerve: 8 against 8"

test A05-12.6.1-3  an attached HQ gives +1 in combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
unit F4-HQ on F4-5
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +6 on the die"

test A05-12.6.1-3  one that stands beside gives none
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
unit F4-HQ at 1960,245
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +5 on the die"

test A05-12.6.1-4  Napoleon gives +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
unit F-HQ0 on F4-5
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +7 on the die"

test A05-12.6.1-4  so does Kutuzov
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "close combats" "which combat" 0 1
unit A4-2 at 2000,245 /0 column foe F4-5 front declared lead
unit A-HQ0 on A4-2
unit F4-5 at 2000,300 /180 line foe A4-2
fate 3 5 1 1
END
  expect    log all contains "Repninsky: +6 on the die"

test A05-12.6.1-7  the defender has nothing from his
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-HQ on A4-2
fate 3 5 1 1
END
  expect    log all contains "Repninsky: +2"

test A05-12.6.1-5  within 1 UM of an HQ of higher morale: +1, here at 99.5 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit F4-HQ at 1700,552
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 8"

test A05-12.6.1-5  farther, by the half of one, none
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit F4-HQ at 1700,553
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 7"

test A05-12.6.1-5  none from an HQ whose morale is not higher: 7 and 7 would not do, 8 near Soult has 9
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 4 4 103 0   # F1-3, total 4
unit F1-3 at 1700,400 /90 line
unit F4-HQ at 1700,500
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 9"

test A05-12.6.1-5  FI-1, morale 9, has nothing from Soult, morale 9
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 61 4 103 0   # FI-1, total 4
unit FI-1 at 1700,400 /90 line
unit F4-HQ at 1700,500
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 9"

test A05-12.6.1-6  two HQs in range give +1, not +2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit F4-HQ at 1700,500
unit F5-HQ at 1700,300
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 8"

test A05-12.6.1-6  an attached HQ has its range from its host
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit F4-3 at 1700,580 /90 line
unit F4-HQ on F4-3
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 8"

test A05-12.6.1-6  "higher" is held against what the unit has now: 9 with a step lost is 8 for no guardsman, 8 less one is below 8
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 4 4 103 0   # F1-3, total 4
unit F1-3 at 1700,400 /90 line steps 1
unit F1-HQ at 1700,500
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 8"

test A05-12.6.1-6 A05-12.9-1  Blood Rage has raised 7 to 9: Soult's 9 is not higher, and gives nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line rage
unit F4-HQ at 1700,500
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 9"

test A05-12.6.1-6 A05-12.9-1  a brigade in rage that has lost a step has 8, and Soult has more
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line steps 1 rage
unit F4-HQ at 1700,500
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 9"

test A05-12.6.1-8  guns have it too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 31 4 103 0   # F4-A1, total 4
unit F4-A1 at 1700,400 /90 unlimbered
unit F4-HQ at 1700,460
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 9"

test A05-12.6.1-9  an HQ leaves its host after the host has moved: it may not move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-5 at 1700,400 /90 line
unit F4-HQ on F4-5
unit A4-2 at 2600,600 /270 line
END
  play      french: march F4-5 x200 /90
  play      french: leave F4-HQ
  refuse    french: march F4-HQ x1 /270 because A05-12.6.1-9

test A05-12.6.1-9  on deployment, too: out of a chit it comes with a unit of its corps that is placed already
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit F4-2 chit CF1
unit F4-A1 chit CF1
unit F4-HQ chit CF1
unit A4-2 at 2000,310 /180 line
unit F4-3 at 1800,100 /0 line
unit F5-1 at 2080,230 /0 column
END
  play      french: march CF1 x145 /0
  refuse    french: join F4-HQ x20 because A05-7.1-4
  play      french: place F4-2 x1 @ 2000,220 /0
  refuse    french: join F4-HQ x21 because A05-16.4.2.8-1
  refuse    french: join F4-HQ x35 because A05-12.6.2-1
  refuse    french: join F4-A1 x20 because A05-7.1-4
  offer     french: join F4-HQ x20
  play      french: join F4-HQ x20
  expect    truth units[id=F4-HQ].at = F4-2
  play      french: place F4-A1 x1 @ 2000,150 /0
  refuse    french: leave F4-HQ because A05-12.6.1-9

test A05-12.6.1-9 A05-16.4-3  so on the first clear day, with a unit in its zone
  position <<END
position austerlitz 1
seats 0 1
frame match "French deployment"
turn 6 of 12
whole
fog clear
unit F4-HQ map
unit F4-2 at 700,1400 /90 column
unit F4-3 at 100,100 /90 column
unit A4-2 at 2000,310 /180 line
corps F4 zone F4
END
  refuse    french: join F4-HQ x21 because A05-16.4-4
  offer     french: join F4-HQ x20
  play      french: join F4-HQ x20
  expect    truth units[id=F4-HQ].at = F4-2

test A05-12.6.1-9  before that it leaves and rides its 6 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-5 at 1700,400 /90 line
unit F4-HQ on F4-5
unit A4-2 at 2600,600 /270 line
END
  play      french: leave F4-HQ
  offer     french: march F4-HQ x500 /270

test A05-12.6.2-1  an HQ joins only a unit of its own corps
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F5-1 at 1700,400 /90 line
unit F4-2 at 1700,600 /90 line
unit F4-HQ at 1600,500
unit A4-2 at 2600,600 /270 line
END
  refuse    french: join F4-HQ x35 because A05-12.6.2-1
  play      french: join F4-HQ x20
  expect    truth units[id=F4-HQ].at = F4-2

test A05-12.6.2-2  when all units of its corps are gone it may join another
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F1-1 at 1700,400 /90 line
unit F4-HQ at 1600,500
unit F4-2 lost
unit A4-2 at 2600,600 /270 line
END
  play      french: join F4-HQ x2
  expect    truth units[id=F4-HQ].at = F1-1

test A05-12.6.2-3  Napoleon joins whom he likes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit FI-1 at 1700,400 /90 line
unit F3-1 at 1700,600 /90 line
unit F-HQ0 at 1600,500
unit A4-2 at 2600,600 /270 line
END
  offer     french: join F-HQ0 x61
  play      french: join F-HQ0 x10
  expect    truth units[id=F-HQ0].at = F3-1

test A05-12.6.2-4  Kutuzov joins Austrians
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit A4-4 at 1700,400 /270 line
unit A-HQ0 at 1800,400
unit F4-2 at 900,600 /90 line
END
  play      allied: join A-HQ0 x101
  expect    truth units[id=A-HQ0].at = A4-4

test A05-12.6.3-1  any HQ gives the bonus to any unit of its side: Lannes, 80 hu from F4-2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit F5-HQ at 1700,532
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 8"

test A05-1.1-1 A05-12.6.3-1  an Austrian HQ to a Russian unit: Kienmayer, 8, and Repninsky, 7
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" neighbours 0 0 1
frame result losses 0 99 4 31 0   # A4-2, total 4
unit A4-2 at 1700,400 /270 line
unit AK-HQ at 1700,500
unit F4-A1 at 1400,400 /90 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 8"

test A05-12.6.3-1  an HQ that is still in a chit gives none
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
chit CF1 at 1700,480 loaded box 1
fog partial-2 lifted 7
unit F4-2 at 1700,400 /90 line
unit F4-HQ chit CF1
unit F4-9 chit CF1
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 7"

test A05-12.6.3-2  a corps HQ is lost: units of the corps within 2 UM check; failed, 1 UM in order toward the own side
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-2 at 1700,627 /0 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 627
  expect    truth units[id=F4-2].facing = 0
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].marks contains leaderless

test A05-12.6.3-2  passed, nothing, and there is no choice to make
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-2 at 1700,600 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 4
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].y = 600
  expect    truth units[id=F4-2].marks absent
  expect    asked allied

test A05-12.6.3-2  farther than 2 UM it does not check: 201 hu, the half of one counted
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-2 at 1700,628 /0 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    log all lacks "St-Hilaire 2"
  expect    truth units[id=F4-2].x = 1700

test A05-12.6.3-2  a unit of another corps does not check
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F5-2 at 1700,500 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    log all lacks "Suchet 2"
  expect    log all contains "Soult is out of the battle"

test A05-12.6.3-2 A05-12.8-1  a double 6 routs
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-2 at 1700,600 /0 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 6 6
END
  expect    truth units[id=F4-2].morale = R

test A05-12.6.3-5  batteries check too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-A1 at 1700,600 /90 limbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 5
END
  expect    truth units[id=F4-A1].x = 1600
  expect    truth units[id=F4-A1].marks contains leaderless

test A05-12.6.3-5  the distance is from where its host stood: 180 hu from the lost F4-3
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 21 13 103 0   # F4-3, total 13
unit F4-3 at 1500,400 /90 line
unit F4-HQ on F4-3
unit F4-2 at 1500,660 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-HQ].standing = lost
  expect    truth units[id=F4-2].marks contains leaderless
  expect    truth units[id=F4-2].x = 1400
  expect    hash same

test A05-12.6.3-5  a leaderless unit does nothing else: no move, no attack; it may fire while steady
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 line leaderless all
unit F4-3 at 1700,200 /90 line
unit A4-2 at 1770,400 /270 line
END
  refuse    french: march F4-2 x10 /90 because A05-12.6.3-5
  refuse    french: attack F4-2 /90 because A05-12.6.3-5

test A05-12.6.3-5  it may fire musketry while steady
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
unit F4-2 at 1700,400 /90 line leaderless
unit A4-2 at 1770,400 /270 line
END
  offer     french: battery F4-2

test A05-12.6.3-3  it goes on, 1 UM in each own movement phase, until it passes a check in an own rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line leaderless
unit A4-2 at 2600,600 /270 line
fate 4 4
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-2].y = 400
  expect    truth units[id=F4-2].facing = 90
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].marks contains leaderless
  expect    trace contains "movement"

test A05-12.6.3-3  passed, it is in hand again
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line leaderless
unit A4-2 at 2600,600 /270 line
fate 3 4
END
  expect    truth units[id=F4-2].x = 1700
  expect    truth units[id=F4-2].marks absent
  offer     french: march F4-2 x200 /90

test A05-12.6.3-4  off the edge of the map it is eliminated: a French column at x 90
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-2 at 90,400 /90 column leaderless
unit A4-2 at 2600,600 /270 line
unit F4-3 at 700,600 /90 line
END
  expect    truth units[id=F4-2].standing = lost

test A05-12.6.3-4  the Allies leave in the east
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
unit A4-2 at 2710,400 /270 column leaderless
unit F4-2 at 600,700 /90 line
unit A4-3 at 2000,600 /270 line
END
  expect    truth units[id=A4-2].standing = lost

test A05-12.6.3-6  an HQ is lost with its host
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 13 103 0   # F4-2, total 13
unit F4-2 at 1700,400 /90 line
unit F4-HQ on F4-2
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-HQ].standing = lost
  expect    truth points.allied = 4

test A05-12.6.3-6  by a step lost when alone
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-HQ].standing = lost
  expect    truth points.allied = 4

test A05-12.6.3-6  alone, when an attack in contact with it reaches the close combat phase
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "close combats" "which combat" 0 1
unit F4-HQ at 1700,400
unit A5-C1 at 1729,400 /270 line foe F4-HQ front declared lead
END
  expect    truth units[id=F4-HQ].standing = lost
  expect    truth points.allied = 4

test A05-12.6.3-6  but not by a check it passes
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 4 103 0   # F4-HQ, total 4
unit F4-HQ at 1700,400
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 4 4
END
  expect    truth units[id=F4-HQ].x = 1700
  expect    truth units[id=F4-HQ].morale = steady

test A05-12.6.3-7  an attached HQ flees with its host and is still with it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit F4-HQ on F4-2
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].x = 1600
  expect    truth units[id=F4-HQ].at = F4-2

test A05-13.1-3 A05-12.6.1-9  an HQ that leaves its host is put down 3 hu or more from an enemy: behind it would be 2.5
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement begin 0 0
unit F4-5 at 1700,400 /90 line
unit F4-HQ on F4-5
unit A4-2 at 1642,400 /270 line
END
  play      french: leave F4-HQ
  expect    truth units[id=F4-HQ].x = 1728
  expect    truth units[id=F4-HQ].y = 400

test A05-12.6.3-3 A05-4.3-1  who loses his leader in the course of his own rally phase does not check once more in it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-3 at 1700,600 /270 line R
unit F4-HQ on F4-3
unit F4-2 at 1700,400 /90 line
unit A4-2 at 2600,600 /270 line
fate 6 6 5 5 1 2
END
  expect    truth units[id=F4-HQ].standing = lost
  expect    truth units[id=F4-2].marks contains leaderless
  expect    truth units[id=F4-2].x = 1500

test A05-12.6.3-2 A05-12.8-1  a routed brigade stays R on a double 6 at the loss of its HQ: it flees on, 1 UM toward shelter
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 8 103 0   # F4-HQ, total 8
unit F4-HQ at 1700,400
unit F4-2 at 1700,600 /0 line R
unit A4-A1 at 2000,600 /270 unlimbered fired prepared
fate 6 6
END
  expect    truth units[id=F4-2].standing = at
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].x = 1604

test A05-12.6.3-5 A05-13.8-1  leaderless cavalry does not withdraw before infantry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,100 /0 column
unit A5-C3 at 2000,250 /180 line leaderless
END
  play      french: attack F4-5 /0
  expect    truth units[id=F4-5].foe = A5-C3

test A05-12.6.3-5 A05-5.4.5-1  nor does leaderless infantry form square before a charge: it checks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line leaderless
END
  fate 2 2
  play      french: charge FC-4 /0
  expect    truth units[id=FC-4].foe = A4-2

test A05-16.4.1.6-1 A05-12.6.1-9  an HQ that leaves is not put down in the striped zone before the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
fog fog
events fighting
unit A2-1 at 1180,1400 /90 line
unit A2-HQ on A2-1
END
  play      allied: leave A2-HQ
  expect    truth units[id=A2-HQ].x = 1208

test A05-18.1.1-10 A05-12.6.1-9  nor does the HQ of a Guard that is held back leave its unit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
fog fog
events fighting
unit AG-1 at 1900,1400 /90 line
unit AG-HQ on AG-1
END
  refuse    allied: leave AG-HQ because A05-18.1.1-10

test A05-12.5.3.2-1 A05-12.6.1-5  a routed HQ is of no use to anybody: no +1 from it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit F4-HQ at 1700,500 R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 2
END
  expect    log all contains "nerve: 3 against 7"

test A05-12.6.3-5 A05-12.7.2.1-3  a leaderless unit that passes for a neighbour has no choice of going back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
unit F4-3 at 1700,500 /90 line leaderless
fate 3 4
END
  expect    asked allied
  expect    truth units[id=F4-3].x = 1700
  expect    truth units[id=F4-3].marks contains leaderless

test A05-12.6.3-5 A05-13.15.1.1.1-1  nor does the crew of leaderless guns run to a square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,300 /180 unlimbered leaderless
unit A4-2 at 2000,450 /180 square
unit F4-6 at 2400,200 /0 column
END
  play      french: attack F4-5 /0
  expect    asked french
  expect    truth units[id=F4-5].foe = A4-A1

test A05-12.6.3-5 A05-9.6-1  leaderless guns fire canister at their attacker: it is a kind of musketry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered leaderless foe F4-1
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
END
  offer     Allied: canister A4-A1 /180

test A05-12.6.3-5  but no fire in the artillery phases
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered leaderless
unit A4-A2 at 2300,300 /180 unlimbered
unit F4-1 at 2000,200 /0 column
unit F4-2 at 2300,200 /0 column
END
  refuse    Allied: canister A4-A1 /180 because A05-12.6.3-5

test A05-12.6.3-3 A05-4.3-1  a leaderless unit that is made D in its rally phase checks for its leader all the same, not to recover
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-3 at 1700,500 /270 line R
unit F4-2 at 1640,660 /90 line leaderless
unit A4-2 at 2600,600 /270 line
END
  fate      5 5 4 4 1 2
  play      french: rally F4-3
  expect    truth units[id=F4-2].morale = D
  expect    truth units[id=F4-2].marks absent
  expect    truth units[id=F4-2].done absent
  expect    truth units[id=F4-2].x = 1640

test A05-13.1-3 A05-12.6.1-9  nor is an Allied HQ put down nearer than 3 hu to the French
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
player allied
unit A4-2 at 1700,400 /90 line
unit A4-HQ on A4-2
unit F4-5 at 1642,400 /270 line
END
  play      allied: leave A4-HQ
  expect    truth units[id=A4-HQ].x = 1728
  expect    truth units[id=A4-HQ].y = 400
