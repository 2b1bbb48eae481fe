# 07-one-unit.t -- chapter 7: one unit in a space, and its exceptions.

test A05-7.1-1  a move may not end on a friend, not even on a battery that may be passed
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
unit F4-A1 at 2000,400 /0 unlimbered
END
  offer     french: march F4-2 x70 /0, march F4-2 x130 /0
  refuse    french: march F4-2 x71 /0 because A05-6.8
  refuse    french: march F4-2 x129 /0 because A05-6.8

test A05-7.1-1  nor on an enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-C1 at 2000,300 /0 line
unit A4-2 at 2000,500 /180 square
END
  refuse    french: march F4-C1 x200 /0 because A05-6.11
  offer     french: march F4-C1 x300 /0

test A05-7.1-2  an attached HQ takes no space: a brigade may stand where he would have stood
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
unit F4-HQ on F4-2
unit F4-3 at 2000,430 /180 line
END
  offer     french: march F4-3 x100 /180
  refuse    french: march F4-3 x101 /180 because A05-6.9

test A05-7.1-3  a crew shares the place of its square
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
unit F4-A1 at 2000,300 /0 unlimbered
unit F4-2 at 2000,200 /0 square
unit A4-2 at 2000,400 /180 column
END
  play      allied: attack A4-2 /180
  play      french: refuge F4-2
  expect    truth units[id=F4-A1].marks contains crewless
  expect    truth units[id=F4-2].crew = F4-A1

test A05-7.1-4  an HQ attaches by riding up to the unit, and only one does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 2000,300
unit F-HQ0 at 2100,300
unit F4-2 at 2000,600 /0 line
END
  play      french: join F4-HQ x20
  expect    truth units[id=F4-HQ].at = F4-2
  refuse    french: join F-HQ0 x20 because A05-7.1-4

test A05-5.1-8 A05-7.1-4  on its ride to a host an HQ passes no enemy, even where a friend stands at its end
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-HQ at 2000,200
unit F4-2 at 2000,600 /0 line
unit F4-3 at 2020,540 /0 column
unit A4-2 at 2000,400 /180 line
END
  refuse french: join F4-HQ x20 because A05-5.1-8
