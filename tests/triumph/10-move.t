# Chapter 10: plain moves.

test NT-10-01  pieces move only by command
  position  tests/positions/triumph/two-corps.pos
  refuse    french: go 65 because NT-9-02               # no command is given yet
  refuse    french: march 64=55 because NT-9-02
  no-offer  french: go, march
  play      french: corps-move lannes, go 65
  expect    truth units[token=3].place = "63"           # nobody else has moved
  expect    truth units[token=40].place = "67"
  play      french: end-turn
  expect    truth commanders[id=murat].place = "63"

test NT-10-01 NT-10-02  all pieces of a command move together, from one position to one position
  position  tests/positions/triumph/two-corps.pos
  play      french: corps-move lannes, go 64-55
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    truth units[token=2].place = 64-55
  expect    truth commanders[id=lannes].place = 64-55
  refuse    french: go 64 because NT-9-02               # the command is over, for all of them

test NT-10-03 NT-4-13  impassable approaches are neither crossed nor blocked: 3 has one way out
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 3
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer-only french: go 24, go 3-24
  refuse    french: go 2 because NT-10-03
  refuse    french: go 4 because NT-10-03
  refuse    french: go 3-2 because NT-10-03
  refuse    french: go 3-4 because NT-10-03

test NT-10-04  into the enemy there is no plain move, only an attack
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 vandamme reserve 72
    unit 40 infantry 2 bagration reserve 83
END
  play      french: corps-move vandamme
  refuse    french: go 83 because NT-10-04
  no-offer  french: go 83
  undo      french
  play      french: threaten 72-83
  expect    trace contains "attack"
  expect    asked allied
  expect    truth units[token=0].place = "72"

test NT-10-05  from reserve into the reserve of a neighbour
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  refuse    french: go 93 because NT-4-29
  play      french: go 83
  expect    truth units[token=0].place = "83"

test NT-10-06  from reserve to block any passable approach of the locale
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer     french: go 72-63, go 72-71, go 72-81, go 72-82, go 72-83, go 72-74, go 72-73
  play      french: go 72-83
  expect    truth units[token=0].place = 72-83

test NT-10-07  but not into a neighbour and there to an approach
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  refuse    french: go 83-74 because NT-10-07
  refuse    french: go 83-72 because NT-10-07
  no-offer  french: go 83-74, go 83-72

test NT-10-08  a unit in reserve with two passable approaches has four choices
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 92
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer-only french: go 81, go 93, go 92-81, go 92-93   # 103 lies behind an impassable one

test NT-10-09  from an approach into the reserve behind it
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached block 72-83
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, go 72
  expect    truth units[token=0].place = "72"

test NT-10-10  or into the reserve on the other side
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached block 72-83
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, go 83
  expect    truth units[token=0].place = "83"

test NT-10-11  but not to another approach, nor into another locale
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached block 72-83
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  refuse    french: go 72-74 because NT-10-11
  refuse    french: go 74 because NT-10-11
  refuse    french: go 83-74 because NT-10-11
  refuse    french: go 94 because NT-10-11

test NT-10-12  a unit at an approach has two choices
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached block 72-83
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  offer-only french: go 72, go 83

test NT-10-13  what counts is where the piece stands when the command begins
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, enter F1, halt
  play      french: corps-move davout
  offer     french: go 1-23, go 23                      # as a piece in reserve
  play      french: go 1-23
  expect    truth commanders[id=davout].place = 1-23

test NT-10-14  a move that changes nothing is none
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 1 infantry 2 detached block 72-83
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0
  refuse    french: go 72 because NT-10-14
  no-offer  french: go 72
  play      french: go 63
  play      french: unit-move 1
  refuse    french: go 72-83 because NT-10-14

test NT-10-15  no move ends above the capacity of the locale: 9 holds one unit
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached block 28-9
    unit 1 infantry 2 detached block 28-9
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, go 9
  play      french: unit-move 1
  refuse    french: go 9 because NT-10-15
  no-offer  french: go 9

test NT-10-15  the detached part of a corps may fit where the whole does not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 vandamme reserve 72
    unit 2 infantry 2 vandamme reserve 72
    unit 3 infantry 2 detached reserve 73
    unit 4 infantry 2 detached reserve 73
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move vandamme
  refuse    french: go 73 because NT-10-15
  play      french: pick 0
  offer     french: go 73
  play      french: go 73
  expect    truth commanders[id=vandamme].place = "73"

test NT-10-35 NT-10-36 NT-11.12-13  no command is offered that could not be carried out
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    closed 64 murat
    unit 0 infantry 2 detached block 64-55
    unit 1 infantry 2 murat reserve 63 moved 1
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  refuse    french: unit-move 0 because NT-10-36        # behind it is closed, before it the enemy
  no-offer  french: unit-move 0
  offer     french: threaten 64-55
