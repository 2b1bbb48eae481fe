# Chapter 8: a commander and his units, and how they pass through crowded locales.

test NT-8-01 NT-8-09  a corps has at most eight units
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 3 infantry 2 lannes reserve 64
    unit 4 infantry 2 lannes reserve 64
    unit 5 infantry 2 lannes reserve 64
    unit 6 infantry 2 lannes reserve 64
    unit 7 infantry 2 detached reserve 64
    unit 8 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: attach 7 x1
  expect    truth commanders[id=lannes].units = 8
  play      french: end-turn
  play      allied: end-turn
  refuse    french: attach 8 x1 because NT-8-09
  no-offer  french: attach

test NT-8-01 NT-8-12 NT-8-13  with its last unit a corps is gone
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 40 artillery 1 bagration reserve 55
    unit 41 infantry 2 kienmayer reserve 67
END
  play      french: threaten 64-55
  play      allied: done                       # a retreat, in which guns are lost
  expect    truth units[token=40].place = gone
  expect    truth commanders[id=bagration].place = gone
  expect    log all contains "Bagration is lost with the last of his corps" rule NT-8-12
  play      french: by-corps lannes

test NT-8-02  detached units never become a corps
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  offer-only french: unit-move 0, unit-move 1, end-turn
  refuse    french: corps-move lannes because NT-8-14
  refuse    french: attach 0 x1 because NT-8-14

test NT-8-03  who belongs to which corps is seen by both
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 cavalry 2 murat reserve 64
    unit 3 artillery 1 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    view french units[token=1].corps = lannes
  expect    view allied units[token=1].corps = lannes
  expect    view french units[token=2].corps = murat
  expect    view allied units[token=2].corps = murat
  expect    view french units[token=3].corps = detached
  expect    view allied units[token=3].corps = detached
  expect    view allied commanders[id=lannes].units = 2
  expect    view allied commanders[id=murat].units = 1
  expect    view allied units[token=1].type = unknown

test NT-8-04  a unit leaves its corps by being detached
  position  tests/positions/triumph/two-corps.pos
  expect    truth commanders[id=murat].units = 3
  play      french: unit-move 5, go 63-72
  expect    truth units[token=5].corps = detached
  expect    truth commanders[id=murat].units = 2
  expect    log all contains "Detached: infantry 2 of Murat" rule NT-9-22

test NT-8-05  a unit detached in round 1 is still detached in round 10
  position  tests/positions/triumph/two-corps.pos
  play      french: unit-move 5, go 63-72, end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  play      allied: end-turn
  expect    truth round = 10
  expect    truth units[token=5].corps = detached
  offer     french: unit-move 5

test NT-8-06  only an Attach brings a detached unit into a corps, the old one or another
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 63
    unit 1 infantry 2 vandamme reserve 72
    unit 2 infantry 2 vandamme reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 2, go 72-83
  play      french: unit-move 0, go 72
  expect    truth units[token=0].place = "72"
  expect    truth units[token=0].corps = detached
  expect    truth commanders[id=vandamme].units = 1
  play      french: attach 0 x5
  expect    truth units[token=0].corps = vandamme
  play      french: end-turn
  play      allied: end-turn
  play      french: corps-move vandamme, go 72-83
  play      french: end-turn
  play      allied: end-turn
  play      french: attach 2 x5
  expect    truth units[token=2].corps = vandamme
  expect    truth commanders[id=vandamme].units = 3

test NT-8-07  there is no detaching by itself
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  offer-only french: corps-move lannes, detach-move lannes, unit-move 0, unit-move 1, end-turn

test NT-8-08  a lost attack detaches units whether their owner likes it or not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 3 infantry 2 lannes reserve 64
    unit 40 infantry 3 bagration block 55-64
END
  play      french: threaten 64-55
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, narrow, done
  play      french: lose 0, lose 0, lose 1, lose 1      # nobody led: the attacker chooses
  play      french: keep 3
  expect    truth commanders[id=lannes].units = 1
  expect    truth units[token=2].corps = detached
  expect    truth units[token=3].corps = lannes

test NT-8-10  Bagration, given four at the start, may be left with one
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 bagration reserve 67
    unit 42 infantry 2 bagration reserve 67
    unit 43 infantry 2 bagration reserve 67
END
  play      allied: corps-move bagration, pick 40, pick 41, pick 42
  refuse    allied: pick 43 because NT-8-11
  play      allied: go 68
  expect    truth commanders[id=bagration].units = 1
  expect    truth commanders[id=bagration].place = "68"

test NT-8-10  a Detach Move, too, may leave him one
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 bagration reserve 67
END
  play      allied: detach-move bagration, pick 40, go 68
  expect    truth commanders[id=bagration].units = 1

test NT-8-11  nobody takes the last unit of a commander
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 kienmayer reserve 143
    unit 41 infantry 2 dokhturov reserve 143
    unit 42 infantry 2 dokhturov reserve 143
END
  refuse    allied: detach-move kienmayer because NT-8-11
  refuse    allied: unit-move 40 because NT-8-11
  refuse    allied: attach 40 x10 because NT-9-21
  offer     allied: corps-move kienmayer, detach-move dokhturov, unit-move 41, attach 41 x11
  play      allied: detach-move dokhturov, pick 41
  refuse    allied: pick 42 because NT-8-11

test NT-8-12 NT-8-14  a commander lost with his corps costs no morale and gives no commands
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 legrand reserve 142
    unit 1 infantry 3 legrand reserve 142
    unit 40 infantry 2 kienmayer reserve 135
    unit 41 infantry 2 dokhturov reserve 121
END
  play      french: threaten 142-135
  play      allied: pick 40, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps legrand, done, wide, pick 0, pick 1, done
  play      allied: lose 0
  expect    truth units[token=40].place = gone
  expect    truth commanders[id=kienmayer].place = gone
  expect    truth armies[side=allied].morale = 25       # 27 less the two points of the unit
  play      french: end-turn
  no-offer  allied: corps-move kienmayer
  refuse    allied: corps-move kienmayer because NT-8-14

test NT-8-13  a commander has a unit with him after every command
  position  tests/positions/triumph/two-corps.pos
  play      french: corps-move lannes, pick 0, pick 1, go 65
  expect    truth commanders[id=lannes].units = 1
  expect    truth units[token=2].place = "65"
  expect    truth commanders[id=lannes].place = "65"

test NT-8-15  a corps is in one position
  position  tests/positions/triumph/two-corps.pos
  play      french: corps-move lannes, go 64-55
  expect    truth commanders[id=lannes].place = 64-55
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    truth units[token=2].place = 64-55
  play      french: detach-move murat, pick 3, go 72
  expect    truth units[token=3].corps = detached        # who goes elsewhere is no longer of it
  expect    truth commanders[id=murat].place = "63"

test NT-8-15  and who stands elsewhere cannot be made part of it
  position  tests/positions/triumph/two-corps.pos
  play      french: unit-move 0, go 64-55
  refuse    french: attach 0 x1 because NT-9-18

test NT-8-16  two corps in one position stay apart
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 2 infantry 2 vandamme reserve 72
    unit 3 infantry 2 vandamme reserve 72
    unit 4 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move lannes
  refuse    french: pick 2 because NT-9-04
  refuse    french: pick 4 because NT-9-04
  play      french: go 83
  expect    truth units[token=0].place = "83"
  expect    truth units[token=1].place = "83"
  expect    truth units[token=2].place = "72"
  expect    truth units[token=3].place = "72"
  expect    truth units[token=4].place = "72"
  expect    truth commanders[id=vandamme].units = 2

test NT-8-17  a corps of six marches through Puntowitz, which holds four, and may not stay
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 vandamme reserve 72
    unit 2 infantry 2 vandamme reserve 72
    unit 3 infantry 2 vandamme reserve 72
    unit 4 infantry 2 vandamme reserve 72
    unit 5 infantry 2 vandamme reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move vandamme
  refuse    french: go 82 because NT-10-15
  play      french: march 72-82
  refuse    french: halt because NT-8-17
  no-offer  french: halt
  play      french: march 82.0-83.0, halt
  expect    truth commanders[id=vandamme].place = "83"
  expect    truth units[token=5].place = "83"

test NT-8-17 NT-10-51  and not at all where it could not go on
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 vandamme reserve 72
    unit 2 infantry 2 vandamme reserve 72
    unit 3 infantry 2 vandamme reserve 72
    unit 4 infantry 2 vandamme reserve 72
    unit 40 infantry 2 bagration reserve 74
    unit 41 infantry 2 bagration reserve 74
END
  play      french: corps-move vandamme
  refuse    french: march 72-73 because NT-8-17         # next to 74 it would have to stop in 73
  play      french: pick 0
  offer     french: march 72-73                         # four have room there

test NT-8-18  a locale full of its own side lets nobody through
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 vandamme reserve 72
    unit 2 infantry 2 detached reserve 82
    unit 3 infantry 2 detached block 82-83
    unit 4 infantry 2 detached reserve 82
    unit 5 infantry 2 detached reserve 82
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move vandamme
  refuse    french: march 72-82 because NT-8-18
  no-offer  french: march 72-82

test NT-8-19  one that is partly filled lets a corps through, not stay
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 vandamme reserve 72
    unit 2 infantry 2 vandamme reserve 72
    unit 3 infantry 2 vandamme reserve 72
    unit 4 infantry 2 detached reserve 82
    unit 5 infantry 2 detached reserve 82
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move vandamme, march 72-82
  refuse    french: halt because NT-8-19
  offer     french: march 82.0-83.0
  play      french: march 82.0-83.0, halt
  expect    truth commanders[id=vandamme].place = "83"

test NT-8-20  a single unit passes where one more fits
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 2 infantry 2 detached reserve 82
    unit 3 infantry 2 detached reserve 82
    unit 4 infantry 2 detached reserve 82
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, march 72-82
  offer     french: halt
  play      french: march 82.0-83.0, halt
  expect    truth units[token=0].place = "83"

test NT-8-20  and is stopped by a full locale
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 2 infantry 2 detached reserve 82
    unit 3 infantry 2 detached reserve 82
    unit 4 infantry 2 detached reserve 82
    unit 5 infantry 2 detached reserve 82
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  refuse    french: march 72-82 because NT-8-20
  offer     french: march 72-73
