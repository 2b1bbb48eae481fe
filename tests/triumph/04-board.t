# Chapter 4: locales, approaches, positions, roads.  What can only be counted on the map is counted
# in tests/unit/test_triumph_board.c.

test NT-4-01  a locale has a reserve, and approaches for sides
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 54
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer-only french: go 41, go 42, go 64, go 54-41, go 54-42, go 54-64, march 54-42, march 54-64

test NT-4-04  symbols, the blocked approach, and an impassable side, as in the example of a locale
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 cavalry 3 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 3 infantry 3 vandamme reserve 105
    unit 4 cavalry 3 vandamme reserve 105
    unit 5 infantry 2 detached reserve 92
    unit 40 infantry 2 bagration block 54-64
    unit 41 infantry 2 langeron block 119-105
    unit 42 infantry 2 detached reserve 103
END
  refuse    french: threaten 92-103 because NT-4-13    # impassable
  play      french: threaten 64-54, press-on
  play      allied: done
  play      french: by-corps lannes, pick 2, done
  refuse    french: pick 1 because NT-11.05-20         # obstructed: cavalry does not lead
  play      french: pick 0, done
  expect    log all contains "Initial result +1"       # infantry symbol, and blocked
  play      allied: done
  play      french: threaten 105-119, press-on
  play      allied: done
  play      french: by-corps vandamme, done, pick 4, done
  expect    log all contains "Initial result +2"       # the cavalry symbol alone

test NT-4-04 NT-4-10  artillery has its own symbol, and is not held up by the others
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 detached block 64-54
    unit 1 artillery 1 detached block 105-119
    unit 40 infantry 2 bagration block 54-64
    unit 41 infantry 2 langeron block 119-105
END
  play      french: threaten 64-54, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Initial result +0"
  play      french: threaten 105-119, press-on
  play      allied: done
  play      french: by-unit 1, pick 1, done
  expect    log all contains "Initial result +1"

test NT-4-07  63-64 is wide, 72-83 is narrow
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 63
    unit 1 infantry 3 lannes reserve 63
    unit 2 infantry 3 vandamme reserve 72
    unit 3 infantry 3 vandamme reserve 72
    unit 40 infantry 2 bagration block 64-63
    unit 41 infantry 2 langeron block 83-72
END
  play      french: threaten 63-64, press-on
  play      allied: done
  play      french: by-corps lannes, done
  offer-only french: wide, narrow
  play      french: wide, pick 0, pick 1, done
  play      allied: done
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-corps vandamme, done, pick 2    # the width is not asked
  refuse    french: pick 3 because NT-11.05-07

test NT-4-08 NT-4-19  width does not limit how many block an approach
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme block 72-83
    unit 1 infantry 2 vandamme block 72-83
    unit 2 infantry 2 vandamme block 72-83
    unit 3 infantry 2 lannes reserve 72
    unit 4 infantry 2 lannes reserve 72
    unit 5 infantry 2 lannes reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move lannes, go 72-83
  expect    truth units[token=5].place = 72-83
  expect    truth commanders[id=lannes].place = 72-83

test NT-4-09 NT-4-11  symbols act into the locale they are printed in, not out of it
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 3 murat reserve 72
    unit 1 infantry 3 murat reserve 72
    unit 2 guard 3 murat reserve 72
    unit 40 infantry 2 bagration block 82-72
    unit 41 cavalry 3 bagration block 82-72
    unit 42 guard 3 bagration block 82-72
END
  offer     french: guard-attack 72-82             # obstructed on the other side only
  play      french: threaten 72-82, press-on
  refuse    allied: pick 41 because NT-11.04-07
  play      allied: done
  play      french: by-corps murat, done
  refuse    french: pick 0 because NT-11.05-20
  play      french: done
  refuse    allied: pick 41 because NT-11.07-10
  play      allied: done
  play      french: keep 1, end-turn
  refuse    allied: guard-attack 82-72 because NT-15-17

test NT-4-09 NT-4-10  out of Puntowitz there is a cavalry penalty and no obstruction
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 murat block 72-82
    unit 41 cavalry 3 bagration reserve 82
    unit 42 infantry 2 bagration reserve 82
END
  play      allied: threaten 82-72, press-on
  play      french: done
  play      allied: by-corps bagration, done, pick 41, done
  expect    log all contains "Initial result +2"

test NT-4-10  a symbol concerns attacks led by its own type
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 3 murat reserve 111
    unit 1 infantry 2 murat reserve 111
    unit 40 infantry 2 bagration block 96-111
END
  play      french: threaten 111-96, press-on
  play      allied: done
  play      french: by-corps murat, done, pick 0, done
  expect    log all contains "Initial result +3"       # only an artillery symbol inside 96

test NT-4-10  the infantry symbol is for infantry
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 detached reserve 103
    unit 40 infantry 2 bagration block 93-103
END
  play      french: threaten 103-93, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Initial result +1"       # 3, less one for the block and one for the symbol

test NT-4-12  obstructed is itself no subtraction
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 54
    unit 40 infantry 1 bagration block 42-54
END
  play      french: threaten 54-42, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, pick 0, done
  expect    log all contains "Initial result +1"

test NT-4-13  an impassable approach can be neither crossed nor blocked
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 92
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer-only french: go 81, go 93, go 92-81, go 92-93
  refuse    french: go 103 because NT 10
  refuse    french: go 92-103 because NT 10

test NT-4-16 NT-4-17 NT-4-18  Sokolnitz holds four units, whatever their strength, and no commander counts
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 legrand reserve 133
    unit 1 infantry 3 legrand reserve 133
    unit 2 infantry 3 legrand reserve 133
    unit 3 infantry 3 davout reserve 132
    unit 4 infantry 1 detached reserve 132
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, go 133
  expect    truth commanders[id=davout].place = "133"
  play      french: unit-move 4
  refuse    french: go 133 because NT-10-15

test NT-4-17  a position above capacity is none
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 detached reserve 9
    unit 40 infantry 2 bagration reserve 10
    unit 41 infantry 2 langeron reserve 28
END
  play      allied: corps-move langeron
  refuse    allied: go 10 because NT-10-15

test NT-4-19  the limit is that of the whole locale: approaches and reserve together
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 legrand block 133-119
    unit 1 infantry 2 legrand block 133-119
    unit 2 infantry 2 detached block 133-131
    unit 3 infantry 2 detached reserve 133
    unit 4 infantry 2 detached reserve 132
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 4
  refuse    french: go 133 because NT-10-15
  offer     french: go 131

test NT-4-20  a retreat does not end above capacity either
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 detached reserve 54
    unit 1 infantry 2 detached reserve 54
    unit 2 infantry 2 detached reserve 42
    unit 3 infantry 2 detached reserve 42
    unit 4 infantry 2 detached reserve 42
    unit 40 infantry 2 bagration reserve 64
    unit 41 infantry 2 langeron reserve 41
END
  play      allied: threaten 64-54
  play      french: done
  play      french: lose 0
  offer     french: lose 0, lose 1                   # one place is left in 42, for two units
  play      french: lose 0
  expect    truth units[token=0].place = gone
  expect    truth units[token=1].place = "42"

test NT-4-21  a hill gives infantry nothing
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 53
    unit 40 infantry 1 bagration reserve 63
    unit 41 infantry 1 bagration reserve 63
END
  play      french: threaten 53-63
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-corps lannes, narrow, pick 0, done
  expect    log all contains "Initial result +3"

test NT-4-23  an entry of the enemy is a locale like any other
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 78
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, go 88
  expect    truth units[token=0].place = "88"

test NT-4-24 NT-4-25  every piece is in one position: reserve, or blocking one approach
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 detached block 63-64
    unit 2 infantry 2 detached block 63-72
    unit 3 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 67
END
  expect    view allied units[token=0].place = "63"
  expect    view allied units[token=1].place = 63-64
  expect    view allied units[token=2].place = 63-72
  refuse    french: attach 1 x3 because NT-9-18
  refuse    french: attach 2 x3 because NT-9-18
  offer     french: attach 3 x3
  play      french: unit-move 1, go 63
  expect    view allied units[token=1].place = "63"

test NT-4-26  who blocks the top with two units does not attach the guns in reserve
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat block 63-64
    unit 1 cavalry 2 murat block 63-64
    unit 2 artillery 1 detached reserve 63
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: attach 2 x3 because NT-9-18
  no-offer  french: attach 2 x3

test NT-4-27  the two sides of an approach are different positions
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes block 64-63
    unit 1 infantry 2 detached block 63-64
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: attach 1 x1 because NT-9-18

test NT-4-28  how pieces are turned is not kept
  position  tests/positions/triumph/meeting.pos
  expect    truth units[token=0].facing absent
  expect    truth units[token=0].angle absent
  expect    truth units[token=0].type = infantry

test NT-4-29  a shared corner is no adjacency: 62 and 72
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 62
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  refuse    french: go 72 because NT-4-29
  offer     french: go 63, go 71

test NT-4-30  locales on both sides of an impassable approach are adjacent: 92 stops a march into 103
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 93
    unit 1 infantry 2 lannes reserve 93
    unit 40 infantry 2 bagration reserve 92
    unit 41 infantry 2 bagration reserve 92
END
  play      french: corps-move lannes, march 93-103
  offer-only french: halt

test NT-4-31  one unit at an outer approach makes the whole locale enemy-occupied
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 detached block 83-94
END
  play      french: unit-move 0
  refuse    french: go 83 because NT-10-04
  undo      french
  offer     french: threaten 72-83

test NT-4-32  symbols hinder attacks, never moves
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, go 82
  expect    truth units[token=0].place = "82"

test NT-4-33  a main road and a local road cross from 53 to 63
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 53
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer     french: march 53=63, march 53-63
  play      french: march 53=63, march 63=64, march 64=55, halt    # three locales by main road
  expect    truth units[token=0].place = "55"

test NT-4-34  a village has nothing but its symbols and its capacity
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 83
    unit 40 infantry 1 bagration reserve 82
    unit 41 infantry 1 bagration reserve 82
END
  play      french: threaten 83-82
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-corps lannes, pick 0, done
  expect    log all contains "Initial result +3"

test NT-4-44  no road leads out of 92
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 92
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  no-offer  french: march
  offer     french: go 81
