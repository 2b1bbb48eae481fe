# 24-chits.t -- A05 24.6: chits of an NP side: where they go, what they show, how it is placed.

test A05-24.6-1 A05-24.6.1-1  a chit of III Column heads for the castle
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 2 of 12
whole
fog fog
events fighting
chit CA1 at 900,800
unit A3-2 chit CA1
END
  offer-only allied: march CA1 x200 /253
  play allied: march CA1 x200 /253
  expect log all contains "CA1 goes on" rule A05-24.6-1

test A05-24.6-1 A05-28.1.1-1 A05-18.1.1-2  a chit of V Column makes for Blasowitz, though it is Allied already
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 2 of 12
whole
fog fog
events fighting
chit CA1 at 1700,1793
unit A5-C1 chit CA1
END
  offer-only allied: march CA1 x200 /270

test A05-24.6.2-1  there it stays: that place is its to hold
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 2 of 12
whole
fog fog
events fighting
chit CA1 at 1382,1793
unit A5-C1 chit CA1
chit CF1 at 1382,2200 decoy
END
  offer-only allied: done

test A05-24.6.1-1  in its objective: toward the nearest chit of the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 2 of 12
whole
fog fog
events fighting
control puntowitz allied
control sokolnitz allied
control sokolnitz-castle allied
chit CA1 at 442,593
unit A3-2 chit CA1
chit CF1 at 442,200 decoy
chit CF2 at 1000,593 decoy
END
  refuse allied: done because A05-22.2-1
  offer allied: march CA1 x200 /180

test A05-24.6.2-1  Legrand in Sokolnitz does not go forward
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 2 of 12
whole
fog fog
events fighting
unit F4-7 at 440,600 /90 line
unit A2-1 at 800,600 /270 line
END
  offer-only french: done

test A05-24.6.2-1 A05-28.2.2-1  nor does a chit that holds him
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np french
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 440,600
unit F4-7 chit CF1
chit CA1 at 900,600 decoy
END
  offer-only french: done

test A05-24.6.2-1 A05-24.6.2-2  not attacked yet he stays, whoever is near
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-7 at 440,600 /90 line
unit A2-1 at 640,600 /270 line
unit A1-3 at 640,680 /270 line
END
  expect log all lacks "is driven from the place"
  expect    log all contains "The group of Legrand 1: 7 against 17, odds 1:3"

test A05-24.6.2-2 A05-24.6.2-3  attacked, and twice his worth within 200 hu: he goes back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-7 at 440,600 /90 line fired-upon
unit A2-1 at 640,600 /270 line
unit A1-3 at 640,680 /270 line
END
  expect truth units[id=F4-7].order = back
  expect log all contains "is driven from the place" rule A05-24.6.2-3
  expect truth units[id=F4-7].marks absent               # and that is settled

test A05-24.6.2-2 A05-24.6.2-3  fire at one of them is an attack on all who hold the place
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-7 at 440,600 /90 line
unit F4-8 at 440,520 /90 line S fired-upon
unit A2-1 at 640,600 /270 line
unit A1-3 at 640,680 /270 line
unit A1-1 at 640,520 /270 line
unit A1-2 at 600,440 /270 line
END
  expect truth units[id=F4-7].order = back
  expect log all contains "is driven from the place" rule A05-24.6.2-3

test A05-24.6.2-1 A05-24.6.2-2  so is an assault that fire has stopped
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "defender's musketry" 0 1
frame movement begin 0 1
player allied
np french
counts sokolnitz
control sokolnitz french
unit F4-7 at 440,600 /90 line
unit A2-1 at 640,600 /270 column
END
  play allied: attack A2-1 /270
  expect truth units[id=F4-7].marks contains fired-upon

test A05-24.6.2-2 A05-24.6.2-3  less than that: he stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-7 at 440,600 /90 line
unit A2-1 at 640,600 /270 line
END
  expect log all lacks "is driven from the place"
  expect    log all contains "The group of Legrand 1: 7 against 10, odds 1:2"

test A05-24.6.2-3  an enemy front 90 hu from his flank: he goes back; at 110 he stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-9 at 440,600 /90 line
unit A1-3 at 440,470 /0 line
END
  expect truth units[id=F4-9].order = back

test A05-24.6.2-3  an enemy in front of him does not turn him
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-9 at 440,600 /90 line
unit A1-3 at 540,600 /270 line
END
  expect log all lacks "is driven from the place"
  expect    log all contains "The group of Legrand 3: 10 against 7, odds 1:1"

test A05-24.6.2-3  it is the middle of his front that counts: his heels are 98 hu away, the front 123
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-9 at 440,600 /90 line
unit A1-3 at 440,450 /180 line
END
  expect log all lacks "is driven from the place"
  expect    log all contains "The group of Legrand 3: 10 against 7, odds 1:1"

test A05-24.6.3-1  die 1: infantry, guns and HQ
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
unit A1-A1 chit CA1
unit A1-HQ chit CA1
END
  fate 1 1
  play french: march F4-2 x100 /0
  expect view french units[id=A1-1].standing = shown
  expect view french units[id=A1-A1].standing = shown
  expect view french units[id=A1-HQ].standing = shown
  expect log all contains "CA1 rolls 1" rule A05-24.6.3-1

test A05-24.6.3-1 A05-24.6.5-2 A05-28.1.6.4-1  die 4: a decoy, whatever it holds; its units are first in the next chits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
END
  fate 4
  play french: march F4-2 x100 /0
  expect truth chits has 0
  expect log all contains "CA1 is a decoy"
  expect log french lacks "rolls"
  expect log allied contains "CA1 rolls 4: it goes for a decoy" rule A05-24.6.3-1
  expect truth units[id=A1-1].standing = map
  expect truth units[id=A1-1].marks has 1
  expect view french units[id=A1-1].standing = unseen

test A05-24.6.3-2  die 5: the cavalry of a box with infantry and cavalry; the infantry goes back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
unit A1-C1 chit CA1
END
  fate 5 1
  play french: march F4-2 x100 /0
  expect truth units[id=A1-C1].standing = shown
  expect truth units[id=A1-1].standing = map

test A05-26.1-1 A05-12.6.1-9  an HQ comes out of a chit with the brigade that came out before it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
unit A1-HQ chit CA1
END
  fate 1 1
  play french: march F4-2 x100 /0
  play allied: place A1-1 x0 @ 2000,310 /180
  offer-only allied: join A1-HQ x77

test A05-26.1-1 A05-12.6.1-9  not with a brigade in disorder
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A2-1 chit CA1
unit A2-HQ chit CA1
unit A2-3 at 2000,370 /180 line D
END
  fate 1 1
  play french: march F4-2 x100 /0
  play allied: place A2-1 x0 @ 2000,310 /180
  offer-only allied: join A2-HQ x85

test A05-26.1-1 A05-12.6.1-9  one at full strength before one that has suffered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np french
turn 2 of 12
whole
fog fog
events fighting
unit A4-2 at 2000,100 /0 column
chit CF1 at 2000,310 box 1
unit FI-3 chit CF1
unit FI-HQ chit CF1
unit FI-1 at 2000,370 /180 line steps 1
END
  fate 1 1
  play allied: march A4-2 x100 /0
  play french: place FI-3 x0 @ 2000,310 /180
  offer-only french: join FI-HQ x63

test A05-24.6.3-2  an HQ only if it rides there: die 6
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
unit A1-HQ map
END
  fate 6 1
  play french: march F4-2 x100 /0
  expect truth units[id=A1-1].standing = shown
  expect truth units[id=A1-HQ].standing = map

test A05-24.6.4-1 A05-24.6.4-2  two cavalry and one to be shown: 1 to 3 the first, 4 to 6 the second
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit AK-C2 chit CA1
unit AK-C3 chit CA1
END
  fate 5 4 1
  play french: march F4-2 x100 /0
  expect truth units[id=AK-C2].standing = map
  expect truth units[id=AK-C3].standing = shown

test A05-24.6.4-1  the first
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit AK-C2 chit CA1
unit AK-C3 chit CA1
END
  fate 5 3 1
  play french: march F4-2 x100 /0
  expect truth units[id=AK-C2].standing = shown
  expect truth units[id=AK-C3].standing = map

test A05-24.6.5-1  nothing of what the die names: another die
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit AK-C2 chit CA1
END
  fate 1 2 1
  play french: march F4-2 x100 /0
  expect log all contains "CA1 rolls 1: it has nothing of that" rule A05-24.6.5-1
  expect truth units[id=AK-C2].standing = shown

test A05-24.6.5-3  after twenty in vain it shows all that it has
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit AK-C2 chit CA1
END
  fate 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
  play french: march F4-2 x100 /0
  expect log all contains "CA1 shows all that it has" rule A05-24.6.5-3
  expect truth units[id=AK-C2].standing = shown

test A05-24.6.6-1  a die for each brigade: 3 line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
END
  fate 1 3
  play french: march F4-2 x100 /0
  expect log all contains "Lewis rolls 3: line" rule A05-24.6.6-1
  offer-only allied: place A1-1 x0 @ 2000,310 /180

test A05-24.6.6-1  4 column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
END
  fate 1 4
  play french: march F4-2 x100 /0
  expect log all contains "Lewis rolls 4: column"
  offer-only allied: place A1-1 x1 @ 2000,310 /180

test A05-24.6.7-2  guns of a chit that stood are placed unlimbered, facing the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-A1 chit CA1
END
  fate 1
  play french: march F4-2 x100 /0
  offer-only allied: place A1-A1 x0 @ 2000,310 /180

test A05-24.6.7-1  of a chit that has moved: limbered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
player allied
np allied
turn 2 of 12
whole
fog fog
events fighting
chit CA1 at 400,560
unit A1-A1 chit CA1
unit F4-2 at 386,355 /0 line
END
  fate 1
  play allied: march CA1 x200 /184
  offer-only allied: place A1-A1 x1 @ 391,428 /184

test A05-24.6.8-1  a limbered battery unlimbers where a friend that it sees sees the enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 4 of 12
fog partial-1 lifted 4
counts blasowitz
unit F4-2 at 2000,300 /0 line all
unit F4-A1 at 2000,230 /0 limbered
unit A4-2 at 2000,415 /180 line
END
  offer-only french: unlimber F4-A1

test A05-24.6.8-1  nobody sees him: it does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 4 of 12
fog partial-1 lifted 4
counts blasowitz
unit F4-2 at 2000,300 /0 line all
unit F4-A1 at 2000,230 /0 limbered
unit A4-2 at 2000,480 /180 line
END
  offer-only french: done

test A05-24.6.8-1  a friend 300 hu off in its sight sees him behind Blasowitz: it unlimbers
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
counts blasowitz
unit F4-2 at 1300,2120 /130 line all
unit F4-A1 at 1250,1793 /90 limbered
unit A4-2 at 1530,1793 /270 line
END
  offer-only french: unlimber F4-A1

test A05-24.6.8-1  the friend is behind the village itself: it does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 0
player french
np french
turn 9 of 12
counts blasowitz
unit F4-2 at 1480,1690 /90 line all
unit F4-A1 at 1300,1793 /90 limbered
unit A4-2 at 1580,1793 /270 line
END
  no-offer french: unlimber F4-A1
  offer     french: turn F4-A1 *

test A05-24.6.9-1 A05-24.6.9-2  infantry first, cavalry last and on the open flank: friends on the right, it goes left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A4-2 at 1800,400 /180 line
unit A1-1 chit CA1
unit A1-C1 chit CA1
unit A1-A1 chit CA1
END
  fate 3 1 1
  play french: march F4-2 x100 /0
  play allied: place A1-1 x0 @ 2000,310 /180
  expect truth units[id=A1-C1].standing = shown
  play allied: place A1-A1 x0 @ 1945,310 /180
  play allied: place A1-C1 x0 @ 2070,310 /180
  expect log all contains "on the open flank" rule A05-24.6.9-1

test A05-24.6.9-2  as good on both sides: left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
np allied
turn 2 of 12
whole
fog fog
events fighting
unit F4-2 at 2000,100 /0 column
chit CA1 at 2000,310 box 1
unit A1-1 chit CA1
unit A1-C1 chit CA1
END
  fate 3 1 1
  play french: march F4-2 x100 /0
  play allied: place A1-1 x0 @ 2000,310 /180
  offer-only allied: place A1-C1 x0 @ 2070,310 /180

test A05-24.6.2-3 A05-12.5.3.2-1  who flees past his flank does not drive him out
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-9 at 440,600 /90 line
unit A1-3 at 440,470 /0 column R
END
  expect log all lacks "is driven from the place"
  expect    log all contains "The group of Legrand 3: 10 against 0, odds 3:1"

test A05-24.6.2-3 A05-12.5.3.2-1  nor do routed enemies make up a superior force
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "NP orders" 0 0
player french
np french
counts sokolnitz
control sokolnitz french
unit F4-7 at 440,600 /90 line fired-upon
unit A2-1 at 640,600 /90 column R
unit A1-3 at 640,680 /270 line
END
  expect log all lacks "is driven from the place"
  expect    log all contains "The group of Legrand 1: 7 against 7, odds 1:1"

test A05-24.6.7-2  guns of a standing chit face the nearest enemy, however far he is
  position <<END
position austerlitz 1
seats 0 1
frame match uncover
np french
turn 6 of 12
whole
fog clear lifted 4
chit CF1 at 2000,500 box 1
unit F4-A1 chit CF1
unit A4-2 at 2000,1300 /180 line
END
  play french: place F4-A1 x0 @ 2000,500 /0
  expect    log all contains "St-Hilaire foot art. comes onto the field, facing the north"

test A05-16.4.2.3-2 A05-28.2.5-1  whether an NP side needed dice for its chits cannot be looked at and taken back
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 2 of 12
whole
fog fog
np french
chits-left allied 1
chits-left french 1
unit A1-1 map
unit A1-2 map
corps A1 zone A5
unit F5-1 map
corps F5 zone F1
END
  play allied: done
  expect truth units[id=F5-1].chit = CF1
  expect log all lacks "Die"
  expect trace contains "Allied to choose"
  no-undo allied

test A05-24.6-1  its place on the straight way is taken: to the right of it before the left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement movement 0 1
player allied
np allied
turn 2 of 12
whole
fog fog
events fighting
chit CA1 at 1700,1793
unit A5-C1 chit CA1
unit A5-A1 at 1500,1793 /270 unlimbered all
END
  offer-only allied: march CA1 x200 /285
