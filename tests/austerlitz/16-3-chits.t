# 16-3-chits.t -- chapters 16.4.2 to 16.4.2.6: what chits hold, laying and moving them.

test A05-16.4.2-1  five decoys on the field, no sixth; a loaded chit may still be laid
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
chit CF1 at 30,1350 decoy
chit CF2 at 75,1350 decoy
chit CF3 at 120,1350 decoy
chit CF4 at 165,1350 decoy
chit CF5 at 210,1350 decoy
END
  refuse french: lay @ 400,1700 /0 because A05-16.4.2-1
  play french: load F4-2, lay @ 400,1700 /0
  expect truth chits has 6


test A05-16.4.2-1  eighteen boxes in use, no nineteenth; a decoy may still be laid
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
chit CF1 at 30,1350 box 1
unit F1-1 chit CF1
chit CF2 at 75,1350 box 2
unit F1-2 chit CF2
chit CF3 at 120,1350 box 3
unit F1-3 chit CF3
chit CF4 at 165,1350 box 4
unit F1-4 chit CF4
chit CF5 at 210,1350 box 5
unit F1-A1 chit CF5
chit CF6 at 255,1350 box 6
unit F1-A2 chit CF6
chit CF7 at 300,1350 box 7
unit F1-A3 chit CF7
chit CF8 at 345,1350 box 8
unit F5-1 chit CF8
chit CF9 at 390,1350 box 9
unit F5-2 chit CF9
chit CF10 at 435,1350 box 10
unit F5-3 chit CF10
chit CF11 at 480,1350 box 11
unit F5-4 chit CF11
chit CF12 at 525,1350 box 12
unit F5-C1 chit CF12
chit CF13 at 570,1350 box 13
unit F5-A1 chit CF13
chit CF14 at 615,1350 box 14
unit F5-A2 chit CF14
chit CF15 at 660,1350 box 15
unit FC-1 chit CF15
chit CF16 at 705,1350 box 16
unit FC-2 chit CF16
chit CF17 at 750,1350 box 17
unit FC-3 chit CF17
chit CF18 at 30,1395 box 18
unit FC-4 chit CF18
END
  play french: load F4-2
  refuse french: lay @ 400,1700 /0 because A05-16.4.2-1
  play french: load F4-2, lay @ 400,1700 /0
  expect truth chits has 19


test A05-16.4.2-2  box 3 is free again when its chit is gone: the next one gets it
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
chit CF1 at 100,1400 box 1
unit F1-1 chit CF1
chit CF2 at 200,1400 box 2
unit F1-2 chit CF2
chit CF4 at 300,1400 box 4
unit F1-3 chit CF4
END
  play french: load F4-2, lay @ 400,1700 /0
  expect view french chits[id=CF3].box = 3
  play french: lay @ 500,1700 /0
  expect view french chits[id=CF5].loaded = false


test A05-16.4.2.1-1  one infantry and one battery; not two infantry, not two batteries
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-2, load F4-A1
  refuse french: load F4-4 because A05-16.4.2.1-1
  refuse french: load F4-A3 because A05-16.4.2.1-1
  play french: lay @ 400,1700 /0


test A05-16.4.2.1-2  two cavalry and a horse battery; not a foot battery, not three cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-C1, load F4-C2
  refuse french: load F4-A1 because A05-16.4.2.1-2
  refuse french: load F4-C3 because A05-16.4.2.1-2
  play french: load F4-A3, lay @ 400,1700 /0
  expect view french chits[id=CF1].units has 3


test A05-16.4.2.1-3  infantry, cavalry and a battery; not a second cavalry
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-2, load F4-C1, load F4-A1
  refuse french: load F4-C2 because A05-16.4.2.1
  play french: lay @ 400,1700 /0


test A05-16.4.2.1-3  two cavalry take no infantry
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-C1, load F4-C2
  refuse french: load F4-2 because A05-16.4.2.1-3


test A05-16.4.2.1-4  a decoy holds nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: lay @ 400,1700 /0
  expect view french chits[id=CF1].loaded = false
  expect view french chits[id=CF1].units absent


test A05-16.4.2.1-5  a battery alone, or a cavalry with a foot battery; but not an HQ alone
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-A1, lay @ 400,1700 /0
  play french: load F4-C1
  refuse french: load F4-A1 because A05-16.4.2.4-1
  play french: load F4-C1, load F4-HQ
  refuse french: lay @ 500,1700 /0 because A05-16.4.2.1-5


test A05-16.4.2.1-5  one cavalry with a foot battery
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-C1, load F4-A1, lay @ 400,1700 /0
  expect view french chits[id=CF1].units has 2


test A05-16.4.2.1-6  an HQ rides besides; several corps only from one zone
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
unit F1-A1 map
corps F1 zone F2
unit FI-1 map
unit FI-HQ map
corps FI zone F2
END
  play french: load F4-4, load F4-HQ
  refuse french: load F1-A1 because A05-16.4.2.1-6
  play french: lay @ 400,1700 /0
  play french: load F1-A1, load FI-1, load FI-HQ, lay @ 400,2000 /0
  expect view french chits[id=CF2].units has 3


test A05-16.4.2.1-6  two HQs do not share one
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit FI-1 map
unit FI-HQ map
unit F1-HQ map
corps F1 zone F2
corps FI zone F2
END
  play french: load FI-1, load FI-HQ
  refuse french: load F1-HQ because A05-16.4.2.1-6


test A05-16.4.2.2-1  turn 1: four French chits and no fifth
  scenario austerlitz option setup=free
  play allied: done
  play french: done
  play french: done
  play allied: lay @ 1000,450 /0, lay @ 1100,500 /0, lay @ 1200,450 /0, lay @ 1300,500 /0, lay @ 1400,450 /0
  expect asked french
  play french: lay @ 100,1900 /0, lay @ 200,1900 /0, lay @ 300,1900 /0, lay @ 100,2000 /0
  expect trace contains "movement"
  expect truth chits has 9


test A05-16.4.2.2-1  the historical set-up has laid them already
  scenario austerlitz
  expect truth chits_left.french = 0
  expect truth chits_left.allied = 0


test A05-16.4.2.2-2  later the French have three, and no fourth
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 3 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: lay @ 100,1500 /0, lay @ 200,1500 /0, lay @ 300,1500 /0
  expect trace contains "movement"


test A05-16.4.2.2-2  three each turn, whatever the Allied die
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 3 of 12
whole
fog fog
fate 6
END
  expect truth chits_left.french = 3


test A05-16.4.2.2-3  one Allied die gives both numbers
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 3 of 12
whole
fog fog
fate 2 6
END
  expect truth columns_left = 1
  expect truth chits_left.allied = 3


test A05-16.4.2.2-4  a 1: 1 column, 2 chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 2 of 12
whole
fog fog
fate 1
END
  expect truth columns_left = 1
  expect truth chits_left.allied = 2


test A05-16.4.2.2-4  a 2: 1 column, 3 chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 2 of 12
whole
fog fog
fate 2
END
  expect truth columns_left = 1
  expect truth chits_left.allied = 3


test A05-16.4.2.2-4  a 3: 2 columns, 3 chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 2 of 12
whole
fog fog
fate 3
END
  expect truth columns_left = 2
  expect truth chits_left.allied = 3


test A05-16.4.2.2-4  a 4: 2 columns, 4 chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 2 of 12
whole
fog fog
fate 4
END
  expect truth columns_left = 2
  expect truth chits_left.allied = 4


test A05-16.4.2.2-4  a 5: 3 columns, 4 chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 2 of 12
whole
fog fog
fate 5
END
  expect truth columns_left = 3
  expect truth chits_left.allied = 4


test A05-16.4.2.2-4  a 6: 3 columns, 5 chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 2 of 12
whole
fog fog
fate 6
END
  expect truth columns_left = 3
  expect truth chits_left.allied = 5


test A05-16.4.2.2-5  the numbers are for new chits: six on the field all move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
fog fog
events fighting
chit CA1 at 1800,100 decoy
chit CA2 at 1900,160 decoy
chit CA3 at 2000,100 decoy
chit CA4 at 2100,160 decoy
chit CA5 at 2200,100 decoy
chit CA6 at 2400,100
unit A4-2 chit CA6
END
  play allied: march CA1 x100 /0
  play allied: march CA2 x100 /0
  play allied: march CA3 x100 /0
  play allied: march CA4 x100 /0
  play allied: march CA5 x100 /0
  play allied: march CA6 x100 /0
  expect truth chits[id=CA6].y = 200


test A05-16.4.2.2-5  a decoy counts like any other when it is laid
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 3 of 12
whole
fog fog
chits-left french 1
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: lay @ 100,1500 /0
  expect trace contains "movement"
  expect truth chits_left.french = 0


test A05-16.4.2.2-6  turn 1: no Allied column moves, and no die
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 1 of 12
whole
fog fog
unit A2-1 map
corps A2 zone A4
fate 6
END
  expect truth columns_left = 0
  expect asked french
  expect trace contains "strategic"


test A05-16.4.2.3-1  new chits come before the Allied rally phase, and not in a movement phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
fog fog
chits-left french 3
unit F4-2 map
corps F4 zone F4
END
  refuse french: lay @ 400,1700 /0 because A05-4.1-4
  refuse french: load F4-2 because A05-4.1-4


test A05-16.4.2.3-2  the Allies deploy first, then the French, then the Allied player turn begins
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
turn 3 of 12
whole
fog fog
chits-left french 1
chits-left allied 1
unit F4-2 map
corps F4 zone F4
unit A1-1 map
corps A1 zone A5
END
  expect asked allied
  play allied: load A1-1, lay @ 1000,500 /0
  expect asked french
  expect view french chits[id=CA1].x = 1000
  expect view french chits[id=CA1].loaded absent
  expect view french units[id=A1-1].standing = unseen
  play french: load F4-2, lay @ 400,1700 /0
  expect asked allied
  expect trace contains "movement"


test A05-16.4.2.4-1  its units are in the box, for their owner; the other side sees a flag and a place
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  play french: load F4-2, load F4-HQ, lay @ 400,1700 /0
  expect view french chits[id=CF1].box = 1
  expect view french units[id=F4-2].chit = CF1
  expect view allied chits[id=CF1].y = 1700
  expect view allied chits[id=CF1].box absent
  expect view allied units[id=F4-2].standing = unseen
  expect view allied units[id=F4-1].standing = unseen
  expect log allied contains "CF1 is laid"
  expect log allied lacks "St-Hilaire"


test A05-16.4.2.4-2  in the area of its corps' zone
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
unit F1-1 map
corps F1 zone F2
END
  play french: load F4-2
  refuse french: lay @ 400,1801 /0 because A05-16.4.2.4-2
  offer french: lay @ 400,1799 /0


test A05-16.4.2.4-3  a decoy in any zone that holds a corps of its own, and in no other
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
END
  refuse french: lay @ 400,2000 /0 because A05-16.4.2.4-3
  refuse french: lay @ 1400,1300 /0 because A05-16.4.2.4-3
  offer french: lay @ 400,1500 /0


test A05-16.4.2.4-3  a corps that is wholly on the field is in no zone
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-2 at 2000,200 /0 line
corps F4 zone F4
END
  refuse french: lay @ 400,1500 /0 because A05-16.4.2.4-3


test A05-16.4.2.4-4  the whole of it on the map, off ponds, on nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
unit F1-1 map
corps F1 zone F7
unit FC-1 at 400,1500 /0 line
END
  refuse french: lay @ 19,1500 /0 because A05-16.4.2.4-4
  offer french: lay @ 20,1500 /0
  refuse french: lay @ 480,120 /0 because A05-16.4.2.4-4
  refuse french: lay @ 400,1534 /0 because A05-16.4.2.4-4
  offer french: lay @ 400,1535 /0


test A05-16.4.2.5-1  300 hu from an enemy unit is far enough, 299 is not
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
unit A4-2 at 800,1700 /0 line
END
  refuse french: lay @ 441,1700 /0 because A05-16.4.2.5-1
  offer french: lay @ 440,1700 /0


test A05-16.4.2.5-1  and from an enemy chit, loaded or not
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 2 of 12
whole
fog fog
chits-left french 3
unit F4-HQ map
unit F4-1 map
unit F4-2 map
unit F4-4 map
unit F4-5 map
unit F4-C1 map
unit F4-C2 map
unit F4-C3 map
unit F4-A1 map
unit F4-A3 map
corps F4 zone F4
chit CA1 at 800,1700 decoy
END
  refuse french: lay @ 461,1700 /0 because A05-16.4.2.5-1
  offer french: lay @ 460,1700 /0


test A05-16.4.2.6-1  2 UM, loaded with cavalry or decoy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100
unit FC-1 chit CF1
chit CF2 at 2200,100 decoy
END
  refuse french: march CF1 x201 /0 because A05-16.4.2.6-1
  refuse french: march CF2 x201 /0 because A05-16.4.2.6-1
  play french: march CF1 x200 /0, march CF2 x120 /0
  refuse french: march CF2 x81 /45 because A05-16.4.2.6-1
  play french: march CF2 x80 /45
  expect truth chits[id=CF1].y = 300


test A05-16.4.2.6-2  any direction, leg by leg; it does not turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,200 decoy
END
  play french: march CF1 x50 /0, march CF1 x50 /180, march CF1 x50 /270
  expect truth chits[id=CF1].x = 1950
  refuse french: turn CF1 /90 because A05-16.4.2.6-2


test A05-16.4.2.6-2  a stream stops it; from its bank it crosses
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 300,580 decoy
chit CF2 at 310,470 decoy
END
  refuse french: march CF1 x75 /90 because A05-15.1-14
  offer french: march CF1 x60 /90


test A05-16.4.2.6-2  from its bank
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 358,580 decoy
END
  play french: march CF1 x100 /90
  expect truth chits[id=CF1].x = 458
  refuse french: march CF1 x95 /270 because A05-15.1-13


test A05-16.4.2.6-2  woods cost double, roads give nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 100,1100 decoy
chit CF2 at 2188,1444 decoy
END
  refuse french: march CF1 x101 /0 because A05-15.1-3
  offer french: march CF1 x100 /0
  refuse french: march CF2 x201 /84 because A05-16.4.2.6-1


test A05-16.4.2.6-2  not into a pond, not onto a piece; over chits and guns of its own it may go
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 600,180 decoy
chit CF2 at 2000,100 decoy
chit CF3 at 2000,160 decoy
chit CF4 at 2200,100 decoy
unit F4-2 at 2200,160 /0 line
chit CF5 at 2400,100 decoy
unit F4-A1 at 2400,160 /0 limbered
END
  refuse french: march CF1 x50 /0 because A05-16.4.2.6-2
  refuse french: march CF2 x60 /0 because A05-6.8-3
  offer french: march CF2 x120 /0
  refuse french: march CF4 x120 /0 because A05-16.4.2.6-2
  offer french: march CF5 x120 /0
  refuse french: march CF5 x60 /0 because A05-16.4.2.6-2


test A05-16.4.2.4-5  Soult, still on the strategic map, is put beside a steady unit of his corps in the rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame returns return 0 0
turn 2 of 12
whole
fog fog
unit F4-7 at 400,600 /90 line
unit F4-HQ map
corps F4 zone F4
unit F4-8 at 300,700 /90 line D
END
  refuse french: place F4-HQ x3 @ 300,730 /0 because A05-16.4.2.4-5
  play french: place F4-HQ x3 @ 372,600 /0
  expect truth units[id=F4-HQ].standing = at

test A05-2.1-2 A05-2.1-5  two chits side by side take 40 hu each: at 40 hu there is room, at 39 there is not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100 decoy
chit CF2 at 2040,200 decoy
chit CF3 at 2039,400 decoy
END
  refuse french: march CF3 x200 /180 because any rule
  play french: march CF1 x100 /0
  expect truth chits[id=CF1].y = 200

test A05-16.4.2.4-1  saved and read again, a chit holds what it held: troops or nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100 loaded box 1
unit FC-1 chit CF1
chit CF2 at 2200,100 decoy
END
  expect hash same
  expect view french chits[id=CF1].loaded = true
  expect view french chits[id=CF2].loaded = false

test own:positions  of a chit it may be said that it has crossed nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 2000,100 decoy crossed 0
END
  expect truth chits[id=CF1].x = 2000
  expect hash same
