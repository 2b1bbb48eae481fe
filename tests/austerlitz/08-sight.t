# A05 8: line of sight.  A French battery asks for targets before it moves; whom it may fire at, it sees.
# The village of Pratzen is 1030..1130 by 1196..1276; H1 lies south of it, H2 east; H5 is farther south.

test A05-8.1-1 A05-8.3-1  a battery does not fire through Pratzen; one beside the village does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit F4-A2 at 1180,1100 /0
unit A4-2 at 1080,1400 /180 line
END
  refuse    French: battery F4-A1 because A05-8.3-1
  play      French: battery F4-A2
  offer     French: roundshot A4-2

test A05-8.2-1  the sight begins at the centre of the guns: 50 hu aside it is another
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1130,1100 /0
unit F4-A2 at 1180,1100 /0
unit A4-2 at 1080,1400 /180 line
END
  refuse    French: battery F4-A1 because A05-8.3-1
  offer     French: battery F4-A2

test A05-8.2-2  one corner that shows past the village is enough
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1180,1100 /340
unit A4-2 at 1051,1400 /180 line
END
  offer     French: battery F4-A1

test A05-8.2-2 A05-8.8-3  a corner is where it is, not at the whole hu beside it: here 8.79 hu to the right it shows
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2300,200 /0
unit F4-2 at 2345,297 /0 line
unit A4-A1 at 2330,400 /45 unlimbered
END
  play      French: battery F4-A1
  offer     French: roundshot A4-A1

test A05-8.2-2 A05-8.8-3  one hu to the left the friend hides it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2300,200 /0
unit F4-2 at 2344,297 /0 line
unit A4-3 at 2200,500 /180 line
unit A4-A1 at 2330,400 /45 unlimbered
END
  play      French: battery F4-A1
  refuse    French: roundshot A4-A1 because A05-8.8-3

test A05-8.2-2  one hu farther in no point of the target shows
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1180,1100 /340
unit F4-A2 at 2200,200 /0
unit A4-3 at 2200,500 /180 line
unit A4-2 at 1050,1400 /180 line
END
  refuse    French: battery F4-A1 because A05-8.3-1

test A05-8.2-3 A05-9.8-1  in partial fog 1 one sees 100 hu, from footprint to footprint
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog partial-1 lifted 8
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A4-2 at 2000,330 /180 line
unit A4-3 at 2300,331 /180 line
END
  offer     French: battery F4-A1
  refuse    French: battery F4-A2 because A05-9.8-1

test A05-8.2-3  in partial fog 2 one sees 200 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
fog partial-2 lifted 7
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit A4-2 at 2000,430 /180 line
unit A4-3 at 2300,431 /180 line
END
  offer     French: battery F4-A1
  refuse    French: battery F4-A2 because A05-9.8-1

test A05-8.3-1  a wood between two outside it blocks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1820,2470 /90
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-A1 at 2180,2480 /270
END
  refuse    French: battery F4-A1 because A05-8.3-1

test A05-8.3-2  a brigade with its front on the edge of the village is seen from outside
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit A4-2 at 1080,1211 /180 line
END
  offer     French: battery F4-A1

test A05-8.3-2  so is one that stands 1 hu behind the edge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit A4-2 at 1080,1237 /180 column
END
  offer     French: battery F4-A1

test A05-8.3-3  a point 25 hu inside is seen
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit A4-2 at 1080,1261 /180 column
END
  offer     French: battery F4-A1

test A05-8.3-2 A05-8.3-3  a point 26 hu inside is not, nor one near the far edge through the whole village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 1080,1262 /180 column
END
  refuse    French: battery F4-A1 because A05-8.3-1

test A05-8.3-3  a line behind the houses, at their far edge, is seen from that side only
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1080,1100 /0
unit F4-A2 at 1080,1400 /180
unit A4-2 at 1080,1261 /0 line
END
  refuse    French: battery F4-A1 because A05-8.3-1
  offer     French: battery F4-A2

test A05-8.3-3  whoever looks out of the village stands within 25 hu of its edge
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-2 at 1080,1251 /0 line
unit F4-3 at 400,410 /0 line
unit A4-2 at 1080,1331 /180 line
unit A4-3 at 400,490 /180 line
END
  offer     French: battery F4-2
  offer     French: battery F4-3

test A05-8.3-3  26 hu from the edge it does not see out
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit F4-2 at 1080,1250 /0 line
unit F4-3 at 400,410 /0 line
unit A4-2 at 1080,1330 /180 line
unit A4-3 at 400,490 /180 line
END
  refuse    French: battery F4-2 because A05-8.3-1

test A05-8.1-1 A05-8.3-3  who is in contact sees the other, however deep in the houses
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 1080,1241 /180 line foe A4-2
unit F4-3 at 400,410 /0 line
unit A4-2 at 1080,1186 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 400,490 /180 line
END
  offer     French: battery F4-2

test A05-8.3-3  inside one wood two units see each other up to 50 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 545,760 /270
unit A4-2 at 465,760 /90 line
END
  offer     French: battery F4-A1

test A05-8.3-3 A05-8.3-4  at 51 hu the park hides them from each other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 545,760 /270
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 464,760 /90 line
END
  refuse    French: battery F4-A1 because A05-8.3-4

test A05-8.3-4  the pheasantry blocks like a wood, the castle like a village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 400,770 /90
unit F4-A2 at 400,690 /90
unit F4-A3 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-A1 at 640,770 /270
unit A4-A2 at 580,677 /270
END
  refuse    French: battery F4-A1 because A05-8.3-4
  refuse    French: battery F4-A2 because A05-8.3-4

test A05-8.3-4 A05-8.6-4  the walls of the redoubt block nothing: its hill is what one stands on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 990,2260 /90
unit A4-2 at 1112,2270 /270 line
END
  offer     French: battery F4-A1

test A05-8.4-1 A05-8.4-2 A05-8.5-1  on the border of H1 the guns are high, and see what stands on it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1060,1050 /180
unit A4-2 at 1060,920 /0 line
END
  offer     French: battery F4-A1

test A05-8.4-1 A05-8.4-2 A05-8.6-2  one hu outside they are low, and their sight ends at the crest
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1060,1051 /180
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 1060,920 /0 line
END
  refuse    French: battery F4-A1 because A05-8.6-2

test A05-8.5-2  within 25 hu of an open crest the guns are raised
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1348,1126 /0
unit A4-2 at 1348,1355 /180 line
END
  offer     French: battery F4-A1

test A05-8.5-2  farther off they are not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1347,1126 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 1347,1355 /180 line
END
  refuse    French: battery F4-A1 because A05-8.6-2

test A05-8.6-1  a hill between two low units blocks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 560,2075 /90
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 830,2075 /270 line
END
  refuse    French: battery F4-A1 because A05-8.6-1

test A05-8.6-2  from below one does not see 100 hu into H2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1330,1130 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 1330,1355 /180 line
END
  refuse    French: battery F4-A1 because A05-8.6-2

test A05-8.6-3  from below one sees 25 hu behind the crest
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1335,1130 /0
unit A4-2 at 1335,1305 /180 column
END
  offer     French: battery F4-A1

test A05-8.6-3  and not 26
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1335,1130 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 1335,1306 /180 column
END
  refuse    French: battery F4-A1 because A05-8.6-2

test A05-8.6-3  who stands on an open crest is seen from both sides of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 100,730 /90
unit F4-A2 at 400,730 /270
unit A4-2 at 250,730 /90 line
END
  offer     French: battery F4-A1, battery F4-A2

test A05-8.6-4  from H1 one sees who stands on H2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1120,1010 /30
unit A4-2 at 1300,1300 /210 line
END
  offer     French: battery F4-A1

test A05-8.6-4  two on one hill see each other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1490,1360 /270
unit A4-2 at 1250,1360 /90 line
END
  offer     French: battery F4-A1

test A05-8.6-5  low units on both sides of an open crest do not see each other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 190,730 /90
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-2 at 340,730 /270 line
END
  refuse    French: battery F4-A1 because A05-8.6-5

test A05-8.6-5  20 hu from the crest the guns see over it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 215,730 /90
unit A4-2 at 340,730 /270 line
END
  offer     French: battery F4-A1

test A05-8.6-5  and so do those whose target is on it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 150,730 /90
unit A4-2 at 285,730 /270 line
END
  offer     French: battery F4-A1

test A05-8.6-5  guns on a hill see 100 hu and more beyond an open crest
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1160,915 /45
unit A4-HQ at 1300,1120
END
  offer     French: battery F4-A1

test A05-8.6-5  but not less
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1160,915 /45
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-HQ at 1240,1040
END
  refuse    French: battery F4-A1 because A05-8.6-5

test A05-8.7-1  over another hill one sees what is 100 hu behind its crest
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1005,575 /0
unit A4-HQ at 1005,1114
END
  offer     French: battery F4-A1

test A05-8.7-1  and not what is nearer to it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1005,575 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-HQ at 1005,1112
END
  refuse    French: battery F4-A1 because A05-8.7-1

test A05-8.7-2 A05-8.7-1  behind the far edge of their own hill the guns see 100 hu off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1335,1400 /180
unit A4-A1 at 1335,1155 /0 unlimbered
END
  offer     French: battery F4-A1

test A05-8.7-2 A05-8.7-1  and not 99
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1335,1400 /180
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-A1 at 1335,1156 /0 unlimbered
END
  refuse    French: battery F4-A1 because A05-8.7-2

test A05-8.7-2  guns 50 hu from that edge stand on it, and see all that lies below
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1335,1290 /180
unit A4-HQ at 1335,1200
END
  offer     French: battery F4-A1

test A05-8.7-2  51 hu from it they do not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1335,1291 /180
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-HQ at 1335,1200
END
  refuse    French: battery F4-A1 because A05-8.7-2

test A05-8.7-3  the distance is taken from where the sight leaves the hill: here 1220,1330
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1400,1330 /270
unit A4-HQ at 1133,1330
END
  offer     French: battery F4-A1

test A05-8.7-3  a point 88 hu behind it is not seen
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1400,1330 /270
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit A4-HQ at 1145,1330
END
  refuse    French: battery F4-A1 because A05-8.7-2

test A05-8.8-1  an enemy line hides who stands behind it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit A4-2 at 2000,300 /180 line
unit A4-3 at 2000,450 /180 column
END
  play      French: battery F4-A1
  offer     French: roundshot A4-2
  refuse    French: roundshot A4-3 because A05-8.8-1

test A05-8.8-1  so does a square, and a line of friends; cavalry too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2300,200 /0
unit F4-A3 at 2600,200 /0
unit F4-2 at 2000,300 /0 square
unit F4-C1 at 2300,300 /0 line
unit A4-2 at 2600,300 /180 square
unit A4-3 at 2000,450 /180 column
unit A4-4 at 2300,450 /180 column
unit A4-5 at 2600,450 /180 column
END
  play      French: battery F4-A1
  refuse    French: roundshot A4-3 because A05-8.8-3
  play      French: battery F4-A1, battery F4-A2
  refuse    French: roundshot A4-4 because A05-8.8-3
  play      French: battery F4-A2, battery F4-A3
  refuse    French: roundshot A4-5 because A05-8.8-1

test A05-8.8-2 A05-8.8-4  columns, batteries, headquarters and chits hide nobody
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2000,240 /0 limbered
unit F4-A3 at 2000,280 /0 unlimbered
unit F4-2 at 2000,340 /0 column
unit F4-HQ at 2000,400
unit A4-A1 at 2000,440 /180 unlimbered
unit A4-2 at 2000,600 /180 line
chit CA1 at 2000,500 decoy
END
  play      French: battery F4-A1
  offer     French: roundshot A4-2

test A05-8.8-3  guns on a hill fire over a friend below who is 100 hu from the target
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1000,580 /0
unit F4-2 at 1000,640 /0 line
unit A4-2 at 1000,770 /180 line
END
  offer     French: battery F4-A1

test A05-8.8-3  not over one who is 99 hu from it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1000,580 /0
unit F4-A2 at 2300,200 /0
unit A4-3 at 2300,500 /180 line
unit F4-2 at 1000,640 /0 line
unit A4-2 at 1000,769 /180 line
END
  refuse    French: battery F4-A1 because A05-8.8-3

test A05-8.8-3  nor from below, nor over an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 1000,580 /0
unit F4-A3 at 2300,200 /0
unit F4-2 at 2000,260 /0 line
unit A4-2 at 2000,400 /180 line
unit A4-1 at 1000,640 /180 line
unit A4-4 at 1000,770 /180 column
unit A4-3 at 2300,500 /180 line
END
  play      French: battery F4-A1
  refuse    French: roundshot A4-2 because A05-8.8-3
  play      French: battery F4-A1, battery F4-A2
  refuse    French: roundshot A4-4 because A05-8.8-1

test A05-8.8-5  canister does not go over friends: roundshot does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1000,580 /0
unit F4-2 at 1000,620 /0 line
unit A4-2 at 1000,750 /180 line
END
  refuse    French: canister F4-A1 /0 because A05-9.3-5
  play      French: battery F4-A1
  offer     French: roundshot A4-2

test A05-8.8-5 A05-9.3-3  a friend in the triangle is rolled for, though it is lower than the guns
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 1000,580 /0
unit F4-2 at 1000,650 /0 column
unit A4-2 at 1000,750 /180 line
END
  fate      1 3 4 1
  play      French: canister F4-A1 /0
  expect    log all contains "Fire at St-Hilaire 2: die 1, +3, makes 4"
  expect    log all contains "Fire at Repninsky: die 1, +2, makes 3"
