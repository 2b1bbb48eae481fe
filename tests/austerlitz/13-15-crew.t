# 13-15-crew.t -- chapter 13.15.1.1: the crew of a battery and the square.

test A05-13.15.1.1.1-2  a square 2 UM away is near enough, one of 201 hu is not; fired or not does not matter
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,300 /180 unlimbered fired
unit A4-2 at 2000,545 /180 square
unit F4-6 at 2400,200 /0 column
unit A4-A2 at 2400,300 /180 unlimbered
unit A4-3 at 2400,546 /180 square
END
  play french: attack F4-5 /0
  offer-only allied: stand, refuge A4-2
  play allied: refuge A4-2
  play french: attack F4-6 /0
  expect asked french

test A05-13.15.1.1.1-2 A05-13.15.1.1.1-3  cavalry between does not matter; one crew in a square; no line, no enemy square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-A1 at 2000,300 /180 unlimbered
unit A4-A2 at 2100,300 /180 unlimbered
unit A4-2 at 1900,150 /0 square
unit A4-3 at 2000,450 /180 line
unit F4-6 at 2170,450 /180 square
unit F4-5 at 2100,200 /0 column
END
  fate 1 2
  play french: charge FC-4 /0
  offer-only allied: stand, refuge A4-2
  refuse allied: refuge A4-3 because A05-13.15.1.1.1-2
  refuse allied: refuge F4-6 because A05-13.15.1.1.1-2
  play allied: refuge A4-2
  play french: attack F4-5 /0
  expect asked french

test A05-13.15.1.1.1-3  asked for two squares, the one with a crew is refused
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit F4-6 at 2100,200 /0 column
unit A4-A1 at 2000,300 /180 unlimbered
unit A4-A2 at 2100,300 /180 unlimbered
unit A4-2 at 2000,450 /180 square
unit A4-3 at 2100,450 /180 square
END
  play french: attack F4-5 /0
  offer-only allied: stand, refuge A4-2, refuge A4-3
  play allied: refuge A4-2
  play french: attack F4-6 /0
  offer-only allied: stand, refuge A4-3
  refuse allied: refuge A4-2 because A05-13.15.1.1.1-3

test A05-13.15.1.1.2-1  danger past, the crew goes back in its own movement phase; until then the guns stand still
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-A1 at 2000,300 /180 unlimbered crewless crew A4-2
unit A4-2 at 2000,450 /180 square crew A4-A1
END
  offer allied: man A4-A1
  refuse allied: limber A4-A1 because A05-13.15.1.1.2-1
  refuse allied: man A4-2 because A05-13.15.1.1.2-1
  play allied: man A4-A1
  expect truth units[id=A4-A1].crew absent
  expect truth units[id=A4-2].crew absent
  refuse allied: man A4-A1 because A05-13.15.1.1.2-1

test A05-13.15.1.1.2-1  without its crew the Santon battery is not laid anew either
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FS-A at 1075,2272 /85 unlimbered crewless crew F5-1
unit F5-1 at 1075,2450 /85 square crew FS-A
END
  refuse french: turn FS-A /95 because A05-13.15.1.1.2-1

test A05-13.15.1.1.2-2  the guns do not fire in the game turn in which the crew came back
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "artillery fire" "artillery fire" 0 1 0
unit A4-A1 at 2000,300 /180 unlimbered no-fire
unit A4-A2 at 2060,300 /180 unlimbered
unit F4-2 at 2000,100 /0 line
END
  offer allied: battery A4-A2
  no-offer allied: battery A4-A1

test A05-13.15.1.1.2-3  danger is an enemy within 1 UM of the guns
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-A1 at 2000,300 /180 unlimbered crewless crew A4-2
unit A4-2 at 2000,450 /180 square crew A4-A1
unit F4-5 at 2000,145 /0 column
END
  refuse allied: man A4-A1 because A05-13.15.1.1.2-3

test A05-13.15.1.1.2-3  101 hu are no danger
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-A1 at 2000,300 /180 unlimbered crewless crew A4-2
unit A4-2 at 2000,450 /180 square crew A4-A1
unit F4-5 at 2000,144 /0 column
END
  offer allied: man A4-A1

test A05-13.15.1.1.2-3  the square must be within 2 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-A1 at 2000,250 /180 unlimbered crewless crew A4-2
unit A4-2 at 2000,496 /180 square crew A4-A1
END
  refuse allied: man A4-A1 because A05-13.15.1.1.2-3
  play allied: march A4-2 x1 /180
  offer allied: man A4-A1

test A05-13.15.1.1.2-4  a square with a crew in it does not change formation; it may move
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit A4-A1 at 2000,300 /180 unlimbered crewless crew A4-2
unit A4-2 at 2000,450 /180 square crew A4-A1
END
  refuse allied: line A4-2 because A05-13.15.1.1.2-4
  refuse allied: column A4-2 because A05-13.15.1.1.2-4
  offer allied: march A4-2 x50 /180
  play allied: man A4-A1
  offer allied: column A4-2

test A05-13.15.1.1.2-1  guns without their crew are not shaken by fire and stand still
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
unit F4-A1 at 1700,400 /90 unlimbered crewless crew F4-5
unit F4-5 at 1700,300 /90 square crew F4-A1
unit A4-A1 at 2000,400 /270 unlimbered
fate 6 6 6 6
END
  play      allied: battery A4-A1
  play      allied: roundshot F4-A1
  expect log all contains "makes 6"
  expect truth units[id=F4-A1].x = 1700
  expect truth units[id=F4-A1].morale = steady

test A05-13.15.1.1.2-1 A05-12.6.3-2  nor by the loss of their HQ
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 6
unit F4-HQ at 1700,350 /0
unit F4-A1 at 1700,400 /90 unlimbered crewless crew F5-1
unit F5-1 at 1700,460 /90 square crew F4-A1
unit A4-2 at 1700,322 /0 line foe F4-HQ declared lead
END
  expect truth units[id=F4-HQ].standing = lost
  expect truth units[id=F4-A1].x = 1700
  expect truth units[id=F4-A1].morale = steady

test A05-13.15.1.1.2-1 A05-12.6.3-3  nor do they go back without it, or check in the rally phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
frame recovery recover 0 0
fate 6 6
unit F4-A1 at 1700,400 /90 unlimbered D leaderless crewless crew F4-5
unit F4-5 at 1700,300 /90 square crew F4-A1
unit A4-A1 at 2500,400 /270 unlimbered
END
  expect asked french
  expect trace contains "movement"
  expect truth units[id=F4-A1].x = 1700
  expect truth units[id=F4-A1].morale = D
