# Chapter 4: marches.

test SK-4-01  a company is placed anywhere within 200 of where it stood
  position  tests/positions/skirmish/march.pos
  offer     Blue: march 0 @ 500,500 /90, march 0 @ 420,660 /0   # 120 and 160 make 200
  refuse    Blue: march 0 @ 501,500 /90 because SK-4-01
  refuse    Blue: march 0 @ 421,660 /90 because SK-4-01
  refuse    Blue: march 0 @ 420,661 /90 because SK-4-01
  play      Blue: march 0 @ 500,500 /90
  expect    view Red companies[0].x = 500
  expect    view Red companies[0].y = 500

test SK-4-01  facing any way
  position  tests/positions/skirmish/march.pos
  offer     Blue: march 0 @ 250,500 /0, march 0 @ 250,500 /90, march 0 @ 250,500 /359
  play      Blue: march 0 @ 250,500 /227
  expect    view Red companies[0].facing = 227

test SK-4-02  a light company may go up to 300
  position  tests/positions/skirmish/light.pos
  offer     Blue: march 0 @ 600,500 /90, march 0 @ 480,740 /0   # 180 and 240 make 300
  refuse    Blue: march 0 @ 601,500 /90 because SK-4-02
  refuse    Blue: march 0 @ 481,740 /90 because SK-4-02

test SK-4-02  going farther than 200 shows what it is
  position  tests/positions/skirmish/light.pos
  expect    hidden Red token 0
  play      Blue: march 0 @ 501,500 /90
  expect    seen Red token 0
  expect    view Red companies[0].kind = light
  expect    log Red contains "Company A is shown: light" rule SK-4-02
  no-undo   Blue

test SK-4-02  going 200 does not
  position  tests/positions/skirmish/light.pos
  play      Blue: march 0 @ 500,500 /90
  expect    hidden Red token 0
  expect    view Red companies[0].kind = unknown
  undo      Blue
  expect    view Red companies[0].x = 300

test SK-4-03  a company may stay where it is, and turn
  position  tests/positions/skirmish/march.pos
  offer     Blue: march 0 @ 300,500 /90
  play      Blue: march 0 @ 300,500 /180
  expect    view Red companies[0].x = 300
  expect    view Red companies[0].y = 500
  expect    view Red companies[0].facing = 180
  expect    log Red contains "Company A stays and faces 180" rule SK-4-03

test SK-4-04  a march may not touch the stream; where the stream has a gap there is a ford
  position  tests/positions/skirmish/stream.pos
  refuse    Blue: march 0 @ 700,400 /90 because SK-4-04   # across it
  refuse    Blue: march 0 @ 610,420 /90 because SK-4-04   # to its end
  refuse    Blue: march 0 @ 660,419 /90 because SK-4-04   # over its end
  offer     Blue: march 0 @ 660,420 /90                   # just past it
  offer     Blue: march 0 @ 690,500 /90                   # through the middle
  play      Blue: march 0 @ 690,500 /90
  expect    view Red companies[0].x = 690

test SK-4-04  the way is a straight line, and both banks are open
  position  tests/positions/skirmish/stream.pos
  offer     Blue: march 0 @ 560,230 /90                   # along the western bank
  refuse    Blue: march 0 @ 580,240 /90 because SK-4-04   # the other bank, past the stretch above

test SK-4-05  companies do not block the way of a march, only its end
  position  tests/positions/skirmish/march.pos
  refuse    Blue: march 0 @ 479,500 /90 because SK-1-02
  offer     Blue: march 0 @ 480,500 /90
  play      Blue: march 0 @ 480,500 /90                   # straight over company 2
  expect    view Red companies[0].x = 480
