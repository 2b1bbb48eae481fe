# A05 12.9: Blood Rage.

test A05-12.9-1 A05-G-2  a double 1 on a check gives it: +2 morale until its next rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 1
END
  expect    truth units[id=F4-2].rage = true
  expect    truth units[id=F4-2].morale = steady
  expect    log all contains "is in Blood Rage"

test A05-12.9-1  +2 on its combat modifier
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit F4-5 at 2000,245 /0 column rage foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
fate 3 5 1 1
END
  expect    log all contains "Vandamme 2: +7 on the die"

test A05-12.9-1  over in its own rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line rage
unit A4-2 at 2600,600 /270 line
END
  expect    truth units[id=F4-2].rage = false

test A05-12.9-2  guns never get it: they just pass
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 31 4 103 0   # F4-A1, total 4
unit F4-A1 at 1700,400 /90 unlimbered
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 1
END
  expect    truth units[id=F4-A1].rage = false
  expect    truth units[id=F4-A1].morale = steady

test A05-12.9-2  D guns that roll a double 1 in the rally phase are S, no more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-A1 at 1700,400 /90 unlimbered D
unit A4-2 at 2600,600 /270 line
fate 1 1
END
  expect    truth units[id=F4-A1].rage = false
  expect    truth units[id=F4-A1].morale = S

test A05-12.9-3  nor does a lone HQ
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 18 4 103 0   # F4-HQ, total 4
unit F4-HQ at 1700,400
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 1
END
  expect    truth units[id=F4-HQ].rage = false
  expect    truth units[id=F4-HQ].morale = steady

test A05-12.9.1-1  it must attack the nearest enemy within its movement and sight: the phase does not end before
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 line rage
unit A4-2 at 1850,400 /270 line
END
  refuse    french: done because A05-12.9.1
  offer     french: attack F4-2 /90

test A05-12.9.1-1  an Allied unit likewise
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "defender's musketry" 0 1
frame movement movement 0 1
player allied
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1850,400 /270 line rage
END
  refuse    allied: done because A05-12.9.1
  offer     allied: attack A4-2 /270

test A05-12.9.1-1 A05-12.9.1-2 A05-6.5-1  one on its flank too: it turns to it, and half of its movement is enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /0 line rage
unit A4-2 at 1785,345 /300 column
END
  refuse    french: done because A05-12.9.1
  refuse    french: march F4-2 x50 /0 because A05-12.9.1-2
  refuse    french: turn F4-2 /40 because A05-12.9.1-2
  play      french: turn F4-2 /90
  refuse    french: done because A05-12.9.1
  play      french: attack F4-2 /90
  expect    truth units[id=F4-2].foe = A4-2

test A05-12.9.1-1 A05-6.5-1  half of its movement is not enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /0 line rage
unit A4-2 at 1860,345 /300 column
END
  offer     french: done, march F4-2 x100 /0

test A05-12.9.1-1  one that is out of its reach it need not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 line rage
unit A4-2 at 2100,400 /270 line
END
  offer     french: done, march F4-2 x50 /90

test A05-12.9.1-1 A05-12.9.1-2 A05-13.12.2.1-1  the target of its charge forms square: it presses the attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-6 at 2000,50 /0 line rage
unit A4-2 at 2000,300 /180 line
END
  play      french: charge FC-6 /0
  fate      1 2
  play      allied: form-square
  expect    truth units[id=FC-6].foe = A4-2
  expect    truth units[id=FC-6].done lacks charged

test A05-12.9.1-2  every other order to it is refused while the attack is possible
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 line rage
unit A4-2 at 1850,400 /270 line
unit A4-3 at 1850,560 /270 line
END
  refuse    french: march F4-2 x50 /270 because A05-12.9.1-2
  refuse    french: column F4-2 because A05-12.9.1-2
  refuse    french: attack F4-2 /45 because A05-12.9.1-2
  offer     french: attack F4-2 /90

test A05-12.9.2-1 A05-12.9.2-2  it never disengages: rage won in the same rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line D foe A4-2
unit A4-2 at 1732,400 /270 line foe F4-2
fate 1 1
END
  expect    truth units[id=F4-2].rage = true
  expect    truth units[id=F4-2].morale = steady
  expect    trace contains "movement"
  expect    log all lacks "breaks off"

test A05-12.9.2-2  without the rage the same unit is asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line D foe A4-2
unit A4-2 at 1732,400 /270 line foe F4-2
fate 3 4
END
  offer     french: disengage F4-2

test A05-12.9.3-1  a double 1 rallies from D at once; it may move and attack
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-2 at 1850,400 /270 line
fate 1 1
END
  expect    truth units[id=F4-2].rage = true
  expect    truth units[id=F4-2].morale = steady
  offer     french: attack F4-2 /90

test A05-12.9.3-1 A05-12.9.3-2  and from R, with free facing and formation, which is no change of formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
unit F4-2 at 1700,400 /270 column R
unit A4-2 at 1850,400 /270 line
fate 1 1
END
  play      french: pose F4-2 x0 /90
  expect    truth units[id=F4-2].rage = true
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].form = line
  expect    truth units[id=F4-2].facing = 90
  offer     french: attack F4-2 /90

test A05-12.9.3-1  so under fire: an R unit that checks with a double 1 is steady
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /270 column R
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 1 1
END
  play      french: pose F4-2 x1 /90
  expect    truth units[id=F4-2].rage = true
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-2].facing = 90

test A05-12.9.4-1  a square in rage must leave the square and attack the nearest enemy, against the bar of 6.12
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 square rage
unit A4-2 at 1800,400 /270 line
END
  refuse    french: done because A05-12.9.4
  play      french: column F4-2
  refuse    french: done because A05-12.9
  play      french: attack F4-2 /90
  expect    truth units[id=F4-2].form = column
  expect    truth units[id=F4-2].foe = A4-2

test A05-12.9.4-1 A05-6.12-6  the bar holds for a line in rage that forms column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 line rage
unit F4-3 at 1775,440 /90 column
unit F4-4 at 1775,360 /90 column
unit A4-2 at 1842,400 /270 line
END
  play      french: column F4-2
  refuse    french: attack F4-2 /90 because A05-6.12-6
  offer     french: done

test A05-12.9.4-2  the change is made even if no enemy is within reach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 square rage
unit A4-2 at 2600,400 /270 line
END
  refuse    french: done because A05-12.9.4
  play      french: column F4-2
  offer     french: done

test A05-12.9.4-3  for this attack it may move the half of its new formation: an enemy 90 hu away
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 square rage
unit A4-2 at 1845,400 /270 line
END
  play      french: column F4-2
  play      french: attack F4-2 /90
  expect    truth units[id=F4-2].foe = A4-2

test A05-12.9.4-3 A05-6.12-2  for this attack only: with nobody in reach it goes nowhere in that turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 square rage
unit A4-2 at 2600,400 /270 line
END
  play      french: column F4-2
  refuse    french: march F4-2 x1 /90 because A05-12.9.4-3
  refuse    french: march F4-2 x50 /180 because A05-12.9.4-3
  offer     french: done

test A05-12.9.4-3  not one 110 hu before its new front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 square rage
unit A4-2 at 1866,400 /270 line
END
  play      french: column F4-2
  refuse    french: attack F4-2 /90 because A05-13.1-5

test A05-12.9.4-1 A05-5.4.5.1-7 A05-4.3-3  a square enraged in the enemy's turn loses the +2 in its rally phase; in its own turn it leaves the square and attacks all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 square rage
unit A4-2 at 1800,400 /270 line
END
  expect    log all contains "Blood Rage of St-Hilaire 2 is over" rule A05-4.3-3
  expect    truth units[id=F4-2].rage = false
  refuse    french: done because A05-12.9.4
  refuse    french: march F4-2 x20 /90 because A05-12.9.4
  play      french: column F4-2
  refuse    french: done because A05-12.9.1
  refuse    french: march F4-2 x20 /90 because A05-12.9.4-3
  play      french: attack F4-2 /90
  expect    truth units[id=F4-2].foe = A4-2
  expect    hash same

test A05-12.9.4-2 A05-5.4.5.1-7  it leaves the square also where nobody is near, and only in that turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 square rage
unit F4-3 at 1700,600 /90 line rage
unit A4-2 at 2600,400 /270 line
END
  refuse    french: done because A05-12.9.4
  play      french: line F4-2
  play      french: done
  expect    truth units[id=F4-2].form = line
  expect    truth units[id=F4-3].rage = false

test A05-12.9.5-1  an HQ with it may leave and join another
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 0
frame movement movement 0 0
unit F4-2 at 1700,400 /90 line rage
unit F4-HQ on F4-2
unit F4-3 at 1700,600 /90 line
unit A4-2 at 1850,400 /270 line
END
  play      french: leave F4-HQ
  play      french: join F4-HQ x21
  expect    truth units[id=F4-HQ].at = F4-3

test A05-12.9.6-1 A05-12.9.6-2  a retreating unit runs into it: D, the rage is gone, and it does not check for that unit
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 2 255   # F4-2, direction 270, in rout
unit F4-2 at 1700,400 /90 line R
unit F4-C1 at 1610,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].standing = lost
  expect    truth units[id=F4-C1].morale = D
  expect    truth units[id=F4-C1].rage = false
  expect    log all lacks "Margaron 1 keeps"
  expect    log all lacks "Margaron 1 wavers"

test A05-12.9.6-2  nor does it check when that unit was D and routs against it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame retreat "go back" 0 20 270 1 255   # F4-2, direction 270, in disorder
unit F4-2 at 1700,400 /90 line D
unit F4-C1 at 1610,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-C1].morale = D
  expect    log all lacks "Margaron 1 keeps"
  expect    log all lacks "Margaron 1 wavers"

test A05-12.9.6-2  what a unit in order does to it is no excuse when that unit is lost later
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 13 103 0        # F4-2, then destroyed
frame retreat "go back" 0 20 270 0 255   # F4-2, direction 270, in order
unit F4-2 at 1700,400 /90 line S
unit F4-C1 at 1610,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 3 3
END
  expect    truth units[id=F4-2].standing = lost
  expect    log all contains "Margaron 1 keeps"

test A05-12.9.6-1  it does not check for neighbours
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame rout flight 0 20 103   # F4-2 before A4-A1
unit F4-2 at 1700,400 /90 line
unit F4-3 at 1700,500 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-3].rage = true
  expect    truth units[id=F4-3].morale = steady
  expect    log all lacks "St-Hilaire 3"

test A05-12.9.7-1  S by a failed check after fire: the rage is gone at once
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 4 103 0   # F4-2, total 4
unit F4-2 at 1700,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
fate 5 5
END
  expect    truth units[id=F4-2].rage = false
  expect    truth units[id=F4-2].morale = S

test A05-12.9.7-1  D without a check, too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 11 103 0   # F4-2, total 11
unit F4-2 at 1700,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].rage = false
  expect    truth units[id=F4-2].morale = D

test A05-12.9.7-1  and R
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
frame result losses 0 20 12 103 0   # F4-2, total 12
unit F4-2 at 1700,400 /90 line rage
unit A4-A1 at 2000,400 /270 unlimbered fired prepared
END
  expect    truth units[id=F4-2].rage = false
  expect    truth units[id=F4-2].morale = R

test A05-12.9.3-2  one that rallies by a double 1 before others have checked for its own rout takes its new front all the same
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" neighbours 0 1 1
turn 3 of 12
unit F4-1 at 1700,400 /270 column R
unit F4-2 at 1700,480 /270 column R
unit A4-A1 at 2100,400 /270 unlimbered fired prepared
alarm F4-1 rout at 1700,400 /270 column
alarm F4-2 rout at 1700,480 /270 column
fate 1 1 1 2
END
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=F4-1].morale = R
  offer     french: pose F4-2 x0 /90
