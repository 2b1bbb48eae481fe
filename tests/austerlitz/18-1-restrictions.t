# 18-1-restrictions.t -- chapters 18.1.1 and 18.1.2: historical restrictions, objectives, free set-up.

test A05-18.1.1-1  the historical set-up has the restrictions in force
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
unit F1-1 at 600,2000 /90 column
END
  refuse french: march F1-1 x100 /90 because A05-18.1.1-9


test A05-18.1.1-2 A05-18.1.1.1-1  objectives are shown, not enforced
  scenario austerlitz
  expect truth corps[id=AK].objective = telnitz
  expect truth corps[id=A1].objective = telnitz
  expect truth corps[id=A2].objective = sokolnitz
  expect truth corps[id=A3].objective = sokolnitz-castle
  expect truth corps[id=A4].objective = puntowitz
  expect truth corps[id=A5].objective = blasowitz
  expect truth corps[id=AB].objective = santon
  expect truth corps[id=AG].objective absent


test A05-18.1.1.1-1  III Column may go away from the castle
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 2 of 12
whole
unit A3-2 at 1500,900 /90 column
END
  offer allied: march A3-2 x100 /90


test A05-18.1.1-3  IV Column in turn 2: not out of A3 and A4
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 2 of 12
whole
fog fog
events fighting assault
unit A4-1 map
corps A4 zone A4
columns 1
END
  refuse allied: send A4 x8 because A05-18.1.1-3
  refuse allied: send A4 x13 because A05-18.1.1-3
  offer allied: send A4 x11


test A05-18.1.1-3  IV Column in turn 3: where it likes
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
events fighting assault
unit A4-1 map
corps A4 zone A4
columns 1
END
  offer allied: send A4 x8
  offer allied: send A4 x13
  offer allied: send A4 x11


test A05-18.1.1-3  its units in turn 2: inside, not out
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 2 of 12
whole
unit A4-2 at 1560,800 /180 column
unit A4-3 at 1400,1140 /180 column
END
  refuse allied: march A4-2 x100 /180 because A05-18.1.1-3
  offer allied: march A4-3 x100 /180


test A05-18.1.1-3  nor over a corner of another zone
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 2 of 12
whole
unit A4-2 at 615,900 /62 column
END
  refuse allied: march A4-2 x90 /62 because A05-18.1.1-3


test A05-18.1.1-3  nor does its HQ come up beyond the border
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 1
frame returns return 0 1
player allied
turn 2 of 12
whole
fog fog
corps A4 zone A4
unit A4-2 at 1400,780 /180 line
unit A4-HQ map
END
  refuse allied: place A4-HQ x3 @ 1400,752 /0 because A05-18.1.1-3
  offer allied: place A4-HQ x3 @ 1400,808 /0


test A05-18.1.1-3  in turn 3 out
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
unit A4-2 at 1560,800 /180 column
END
  offer allied: march A4-2 x100 /180


test A05-18.1.1-4  Bagration and F1 in turn 3
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 3 of 12
whole
fog fog
events fighting
unit AB-2 map
corps AB zone A1
columns 1
END
  refuse allied: send AB x0 because A05-18.1.1-4


test A05-18.1.1-4  one of his brigades in turn 3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
unit AB-2 at 1350,2200 /270 column
END
  refuse allied: march AB-2 x100 /270 because A05-18.1.1-4
  offer allied: march AB-2 x40 /270


test A05-18.1.1-4  Bagration and F1 in turn 4
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 1
turn 4 of 12
whole
fog fog
events fighting
unit AB-2 map
corps AB zone A1
columns 1
END
  offer allied: send AB x0


test A05-18.1.1-4  one of his brigades in turn 4
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 4 of 12
whole
unit AB-2 at 1350,2200 /270 column
END
  offer allied: march AB-2 x100 /270
  offer allied: march AB-2 x40 /270


test A05-18.1.1-5  Legrand may not cross the Goldbach to the east before the assault, but fall back over it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
unit F4-9 at 588,1240 /90 column
unit F4-8 at 460,760 /270 column
END
  refuse french: march F4-9 x60 /90 because A05-18.1.1-5
  offer french: march F4-9 x10 /90
  offer french: march F4-8 x60 /270


test A05-18.1.1-5  east is the left bank of the Goldbach, whichever way it bends; who stands in the water is not across
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
unit F4-9 at 470,830 /184 line
unit F4-8 at 360,330 /176 column
unit F4-7 at 385,580 /90 line
END
  refuse french: march F4-9 x75 /184 because A05-18.1.1-5
  offer french: march F4-8 x65 /176
  refuse french: march F4-7 x20 /90 because A05-18.1.1-5


test A05-18.1.1-5  after it he may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
events assault
unit F4-9 at 588,1240 /90 column
END
  offer french: march F4-9 x60 /90


test A05-18.1.1-5  a chit with him is bound the same, a decoy is not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 358,580
unit F4-9 chit CF1
chit CF2 at 352,530 decoy
END
  refuse french: march CF1 x60 /90 because A05-18.1.1-5
  offer french: march CF2 x60 /90


test A05-18.1.1-6 A05-18.1.1-7  St-Hilaire into the hollow: turn 3, 0 Allied brigades in the centre: no
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
unit F4-2 at 840,1600 /90 column
END
  refuse french: march F4-2 x100 /90 because A05-18.1.1-6


test A05-18.1.1-6 A05-18.1.1-7  St-Hilaire into the hollow: turn 4, 4 Allied brigades in the centre: no
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
unit A4-4 at 1300,1390 /270 column
END
  refuse french: march F4-2 x100 /90 because A05-18.1.1-6


test A05-18.1.1-6 A05-18.1.1-7  St-Hilaire into the hollow: turn 4, 3 Allied brigades in the centre: yes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
END
  offer french: march F4-2 x100 /90


test A05-18.1.1-6 A05-18.1.1-7  St-Hilaire into the hollow: turn 5, 4 Allied brigades in the centre: no
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
whole
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
unit A4-4 at 1300,1390 /270 column
END
  refuse french: march F4-2 x100 /90 because A05-18.1.1-6


test A05-18.1.1-6 A05-18.1.1-7  St-Hilaire into the hollow: turn 6, 4 Allied brigades in the centre: yes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 6 of 12
whole
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
unit A4-4 at 1300,1390 /270 column
END
  offer french: march F4-2 x100 /90


test A05-18.1.1-7  a chit counts as a brigade, whatever it holds; what is still on the strategic map does not count
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
fog fog
events fighting
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
chit CA1 at 1500,1450 decoy
unit A4-5 map
corps A4 zone A3
END
  refuse french: march F4-2 x100 /90 because A05-18.1.1-6


test A05-18.1.1-7  without the chit it is empty, although a brigade waits in A3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
fog fog
events fighting
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
unit A4-5 map
corps A4 zone A3
END
  offer french: march F4-2 x100 /90


test A05-18.1.1-7  guns and horse are no brigades of infantry
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F4-2 at 840,1600 /90 column
unit A4-1 at 1300,1210 /270 column
unit A4-2 at 1300,1270 /270 column
unit A4-3 at 1300,1330 /270 column
unit A4-A1 at 1500,1400 /270 limbered
unit A5-C1 at 1500,1450 /270 column
END
  offer french: march F4-2 x100 /90


test A05-18.1.1-8  Lannes in turn 4 attacks a unit at x 1400: yes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F5-2 at 1300,2000 /90 column
unit A4-2 at 1400,2000 /270 line
END
  offer french: attack F5-2 /90


test A05-18.1.1-8  Lannes in turn 4 attacks a unit at x 1401: no
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
unit F5-2 at 1300,2000 /90 column
unit A4-2 at 1401,2000 /270 line
END
  refuse french: attack F5-2 /90 because A05-18.1.1-8


test A05-18.1.1-8  Lannes in turn 5 attacks a unit at x 1400: yes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
whole
unit F5-2 at 1300,2000 /90 column
unit A4-2 at 1400,2000 /270 line
END
  offer french: attack F5-2 /90


test A05-18.1.1-8  Lannes in turn 5 attacks a unit at x 1401: yes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
whole
unit F5-2 at 1300,2000 /90 column
unit A4-2 at 1401,2000 /270 line
END
  offer french: attack F5-2 /90


test A05-18.1.1-8  so with Murat; Bernadotte's men are free of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
events assault
unit FC-4 at 1300,2000 /90 line
unit A4-2 at 1410,2000 /270 line
unit F1-1 at 1300,1900 /90 column
unit A4-3 at 1410,1900 /270 line
END
  refuse french: attack FC-4 /90 because A05-18.1.1-8
  offer french: attack F1-1 /90


test A05-18.1.1-9  Bernadotte and the grenadiers wait for the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
unit F1-1 at 600,2000 /90 column
unit FG-1 at 600,1900 /90 column
END
  refuse french: march F1-1 x10 /90 because A05-18.1.1-9
  refuse french: march FG-1 x10 /90 because A05-18.1.1-9


test A05-18.1.1-9  on the strategic map too
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F1-1 map
corps F1 zone F2
END
  refuse french: send F1 x2 because A05-18.1.1-9


test A05-18.1.1-9  then they go
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
events assault
unit F1-1 at 600,2000 /90 column
unit FG-1 at 600,1900 /90 column
END
  offer french: march F1-1 x10 /90, march FG-1 x10 /90


test A05-18.1.1-10  the Guards stand until they are released
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 6 of 12
whole
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  refuse french: march FI-1 x10 /90 because A05-18.1.1-10


test A05-18.1.1-10  the Russian one too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 6 of 12
whole
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  refuse allied: march AG-2 x10 /270 because A05-18.1.1-10


test A05-18.1.1-10  in turn 7 both may move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 7 of 12
whole
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  offer french: march FI-1 x10 /90


test A05-18.1.1-10  in turn 7 both may move: the Russians
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 7 of 12
whole
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  offer allied: march AG-2 x10 /270


test A05-18.1.1-10  an enemy beyond 4 UM releases it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
unit FI-1 at 300,2000 /90 column
unit A4-2 at 756,2000 /0 column
END
  refuse french: march FI-1 x10 /90 because A05-18.1.1-10


test A05-18.1.1-10  an enemy within 4 UM releases it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
unit FI-1 at 300,2000 /90 column
unit A4-2 at 755,2000 /0 column
END
  offer french: march FI-1 x10 /90


test A05-18.1.1-10  the Pratzenberg has changed hands
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
events pratzen-changed
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  offer french: march FI-1 x10 /90


test A05-18.1.1-10  four own brigades lost; three are not enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
brigades french 4
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  offer french: march FI-1 x10 /90


test A05-18.1.1-10  three are not enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 3 of 12
whole
brigades french 3
brigades allied 9
unit FI-1 at 300,2000 /90 column
unit AG-2 at 2200,1000 /270 column
END
  refuse french: march FI-1 x10 /90 because A05-18.1.1-10


test A05-18.1.1-10  everybody is told when a Guard is released, and it stays so
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 7 of 12
whole
fog fog
END
  expect log all contains "Imperial Guard is released" rule A05-18.1.1-10
  expect truth guard.french = 1
  expect truth guard.allied = 1


test A05-18.1.1-11  V Column moves on the strategic map before it comes as a chit
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 1
turn 2 of 12
whole
fog fog
chits-left allied 3
unit A5-C1 map
corps A5 zone A4
END
  refuse allied: load A5-C1 because A05-18.1.1-11


test A05-18.1.1-11  moved once, it may
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 1
turn 2 of 12
whole
fog fog
chits-left allied 3
unit A5-C1 map
corps A5 zone A3 moved 3
END
  offer allied: load A5-C1


test A05-18.1.1-11  Davout is off the map, comes to F8 after the strategic step of turn 2, and is laid from turn 3 on
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied chits"
frame "strategic map" "strategic moves" 0 0
turn 2 of 12
whole
fog fog
unit F3-1 off 2
unit F4-2 map
corps F4 zone F4
chits-left french 3
END
  refuse french: send F3 x6 because A05-16.4.1-4
  play french: done
  expect truth corps[id=F3].zone = F8
  expect truth units[id=F3-1].standing = map
  expect log allied lacks "III Corps"
  expect asked french
  refuse french: load F3-1 because A05-18.1.1-11


test A05-18.1.1-11  in turn 3 he may be laid
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
frame chits "new chits" 0 0
turn 3 of 12
whole
fog fog
chits-left french 3
unit F3-1 map
corps F3 zone F8
END
  play french: load F3-1
  offer french: lay @ 100,700 /0


test A05-18.1.2-1 A05-18.1.2-2  free game: corps begin where their side likes, the Allies first, unseen
  scenario austerlitz option setup=free
  expect asked allied
  expect trace contains "free"
  play allied: send A2 x16
  expect view allied corps[id=A2].zone = A8
  expect view french corps[id=A2].zone absent
  expect log french lacks "Column"
  expect log allied contains "begins the battle in" rule A05-18.1.2-2
  refuse allied: send A2 x5 because A05-18.1.2-2
  play allied: done
  expect asked french
  play french: send F1 x5
  expect view french corps[id=F1].zone = F6
  refuse french: send F1 x12 because A05-18.1.2-2
  refuse french: send F1 x8 because A05-18.1.2-2
  play french: done
  expect trace contains "strategic"


test A05-18.1.2.1-1  in it the restrictions are off, unless they are switched on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
option setup free
unit F1-1 at 600,2000 /90 column
END
  offer french: march F1-1 x100 /90


test A05-18.1.2.1-1  switched on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
option setup free
option restrictions on
unit F1-1 at 600,2000 /90 column
END
  refuse french: march F1-1 x100 /90 because A05-18.1.1-9


test A05-18.1.2.2-1  fog in the free game as well
  scenario austerlitz option setup=free
  expect truth fog = fog
  play allied: done
  play french: done
  expect truth chits has 0


test A05-16.4.1.6-1  out of a chit beside the striped zone: not into it before the assault
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 1000,1000 decoy
chit CA1 at 1168,1160
unit A3-2 chit CA1
END
  play french: march CF1 x200 /50
  expect asked allied
  refuse allied: place A3-2 x1 @ 1155,1160 /270 because A05-16.4.1.6-1
  offer allied: place A3-2 x1 @ 1168,1160 /270


test A05-16.4.1.6-1  the second of a chit neither
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 1000,1000 decoy
chit CA1 at 1168,1160
unit A3-2 chit CA1
unit A3-A1 chit CA1
END
  play french: march CF1 x200 /50
  play allied: place A3-2 x1 @ 1168,1160 /270
  refuse allied: place A3-A1 x1 @ 1110,1160 /270 because A05-16.4.1.6-1
  offer allied: place A3-A1 x1 @ 1230,1160 /270


test A05-16.4.1.6-1  after the assault they may
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
fog fog
events fighting assault
chit CF1 at 1000,1000 decoy
chit CA1 at 1168,1160
unit A3-2 chit CA1
END
  play french: march CF1 x200 /50
  offer allied: place A3-2 x1 @ 1155,1160 /270


test A05-18.1.1-6 A05-16.4.1.6-2  St-Hilaire out of a chit beside AX in turn 2: not into it, and no assault
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 852,1340
unit F4-2 chit CF1
chit CA1 at 852,1470 decoy
END
  play french: march CF1 x100 /0
  refuse french: place F4-2 x1 @ 865,1380 /90 because A05-18.1.1-6
  play french: place F4-2 x1 @ 855,1380 /90
  expect truth assault = false


test A05-18.1.1-6  in turn 4 with an empty centre he may, and the assault begins
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
whole
fog fog
events fighting
chit CF1 at 852,1340
unit F4-2 chit CF1
chit CA1 at 852,1470 decoy
END
  play french: march CF1 x100 /0
  play french: place F4-2 x1 @ 865,1380 /90
  expect truth assault = true


test A05-18.1.1-5  Legrand out of a chit on the west bank: not over the Goldbach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
whole
fog fog
events fighting
chit CF1 at 340,420
unit F4-9 chit CF1
chit CA1 at 340,550 decoy
END
  play french: march CF1 x100 /0
  refuse french: place F4-9 x1 @ 368,460 /90 because A05-18.1.1-5


test A05-18.1.1-4  Bagration out of a chit beside F1 in turn 3: not into it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
turn 3 of 12
whole
fog fog
events fighting
chit CA1 at 1308,2300
unit AB-2 chit CA1
chit CF1 at 1308,2430 decoy
END
  play allied: march CA1 x100 /0
  refuse allied: place AB-2 x1 @ 1295,2340 /270 because A05-18.1.1-4
  offer allied: place AB-2 x1 @ 1308,2340 /270


test A05-18.1.1-6  whoever comes back to Soult before the assault: not into AX, though he stands there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 3 of 12
whole
option returns on
unit F4-2 away 3
unit F4-HQ at 880,1400
unit A4-2 at 2600,600 /270 line
END
  refuse french: place F4-2 x1 @ 920,1400 /90 because A05-18.1.1-6
  play french: place F4-2 x1 @ 820,1400 /90
  expect truth assault = false


test A05-16.4.1.6-1  nor an Allied brigade, nor an HQ from the strategic map
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 1
frame returns return 0 1
turn 3 of 12
whole
fog fog
option returns on
unit A3-1 away 3
unit A3-HQ at 1180,1250
unit A2-HQ map
unit A2-1 at 1200,1400 /0 line
unit F4-9 at 300,1200 /90 line
END
  refuse allied: place A3-1 x1 @ 1120,1250 /270 because A05-16.4.1.6-1
  refuse allied: place A2-HQ x3 @ 1148,1400 /0 because A05-16.4.1.6-1
  offer allied: place A3-1 x1 @ 1240,1250 /270
  offer allied: place A2-HQ x3 @ 1200,1428 /0

test A05-18.1.1-5 A05-19.4-1  Legrand rallied: before the assault he comes back on the west bank of the Goldbach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
option returns on
unit F4-9 away 5
unit F4-HQ at 440,600
unit A4-2 at 2600,600 /270 line
fate 5
END
  refuse french: place F4-9 x0 @ 520,600 /90 because A05-18.1.1-5
  refuse french: place F4-9 x0 @ 440,650 /90 because A05-18.1.1-5
  offer french: place F4-9 x0 @ 330,600 /90
  play french: place F4-9 x0 @ 330,600 /90
  expect truth units[id=F4-9].x = 330

test A05-18.1.1-5  after it on either
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
events assault
option returns on
unit F4-9 away 5
unit F4-HQ at 440,600
unit A4-2 at 2600,600 /270 line
END
  offer french: place F4-9 x0 @ 520,600 /90

test A05-16.4.1.6-2 A05-10.4.3.5.2-2  whom fire before its assault sets back into the striped zone has launched no assault on the Pratzenberg
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
turn 3 of 12
whole
player french
unit F4-2 at 1180,1400 /90 line foe A3-2 front declared lead moved all
unit A3-2 at 1210,1400 /270 line foe F4-2
END
  play      Allied: battery A3-2
  fate      6 5 6
  play      Allied: fire F4-2
  expect    truth units[id=F4-2].morale = S
  expect    truth units[id=F4-2].x = 1130
  expect    log all lacks "opens the assault on the Pratzen"

test A05-18.1.1-5 A05-19.4-1  south of its mouth there is no bank: he comes back there
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
option returns on
unit F4-9 away 5
unit F4-HQ at 1600,150
unit A4-2 at 2600,600 /270 line
fate 5
END
  offer french: place F4-9 x0 @ 1600,60 /90, place F4-9 x0 @ 1800,150 /90, place F4-9 x1 @ 1600,180 /90
  play french: place F4-9 x0 @ 1700,187 /90
  expect truth units[id=F4-9].x = 1700

test A05-18.1.1-5 A05-19.4-1  nor north of its source; a little to the south of it there is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
frame returns return 0 0
turn 5 of 12
whole
option returns on
unit F4-9 away 5
unit F4-HQ at 900,1500
unit A4-2 at 2600,600 /270 line
fate 5
END
  refuse french: place F4-9 x0 @ 830,1470 /90 because A05-18.1.1-5
  play french: place F4-9 x0 @ 830,1485 /90
  expect truth units[id=F4-9].x = 830
