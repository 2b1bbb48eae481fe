# Chapter 9: the four commands, and how many of them there are in a turn.

test NT-9-01  commands are given in any order
  position  tests/positions/triumph/two-corps.pos
  play      french: unit-move 2, go 64-55
  play      french: corps-move lannes, go 64-65
  play      french: unit-move 5, go 62
  play      french: corps-move murat, go 72
  expect    truth commands.corps = 2
  expect    truth commands.units = 2

test NT-9-02  a command is completed before the next begins
  position  tests/positions/triumph/two-corps.pos
  play      french: corps-move lannes
  refuse    french: corps-move murat because NT-9-02
  refuse    french: unit-move 5 because NT-9-02
  refuse    french: end-turn because NT-9-02
  play      french: march 64=55
  refuse    french: corps-move murat because NT-9-02    # on the road it is not over either
  refuse    french: end-turn because NT-9-02
  play      french: halt
  offer     french: corps-move murat, end-turn

test NT-9-03  Corps Move, Detach Move and Attach are corps commands, Unit Move is independent
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 detached reserve 64
    unit 3 infantry 2 murat reserve 63
    unit 4 infantry 2 murat reserve 63
    unit 5 infantry 2 vandamme reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: attach 2 x1
  expect    truth commands.corps = 1
  expect    truth commands.units = 0
  play      french: detach-move murat, pick 3, go 62
  expect    truth commands.corps = 2
  play      french: corps-move vandamme, go 83
  expect    truth commands.corps = 3
  expect    truth commands.units = 0
  play      french: unit-move 1, go 65
  expect    truth commands.corps = 3
  expect    truth commands.units = 1

test NT-9-04  a commander commands his own units
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 murat reserve 64
    unit 3 infantry 2 murat reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: detach-move lannes
  refuse    french: pick 2 because NT-9-04
  refuse    french: pick 40 because NT-9-04
  offer-only french: pick 0, pick 1
  play      french: pick 0, go 65
  play      french: corps-move murat, go 55
  expect    truth units[token=1].place = "64"
  expect    truth units[token=2].place = "55"
  expect    truth units[token=3].place = "55"

test NT-9-05  each commander gives one corps command in a turn
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 langeron reserve 106
    unit 41 infantry 2 langeron reserve 106
    unit 42 infantry 2 detached reserve 106
    unit 43 infantry 2 detached reserve 106
END
  play      allied: attach 42 x13
  expect    truth commanders[id=langeron].given = 1
  refuse    allied: corps-move langeron because NT-9-05
  refuse    allied: detach-move langeron because NT-9-05
  refuse    allied: attach 43 x13 because NT-9-05
  offer-only allied: unit-move *, end-turn

test NT-9-06  the Allies give five corps commands in a turn
  position  tests/positions/triumph/five-allies.pos
  play      allied: corps-move bagration, go 68
  play      allied: detach-move constantine, pick 38, go 98
  play      allied: corps-move dokhturov, go 121-120
  play      allied: corps-move kollowrath, go 113
  offer     allied: corps-move langeron, attach 48 x15
  play      allied: corps-move langeron, go 94
  expect    truth commands.corps = 5
  refuse    allied: corps-move miloradovich because NT-9-06
  refuse    allied: detach-move miloradovich because NT-9-06
  refuse    allied: attach 48 x15 because NT-9-06
  no-offer  allied: corps-move, detach-move, attach

test NT-9-07  the French have no such limit
  position  <<END
    position triumph 1
    seats 0 1
    round 4
    turn french
    unit 0 infantry 2 bessieres reserve 53
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 legrand reserve 133
    unit 3 infantry 2 murat reserve 63
    unit 4 infantry 2 st-hilaire reserve 93
    unit 5 infantry 2 vandamme reserve 72
    unit 6 infantry 2 bernadotte off-map
    unit 7 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bessieres, go 62
  play      french: corps-move lannes, go 65
  play      french: corps-move legrand, go 132
  play      french: corps-move murat, go 63-72
  play      french: corps-move st-hilaire, go 104
  play      french: corps-move vandamme, go 82
  play      french: corps-move bernadotte, enter F3, halt
  offer     french: corps-move davout
  play      french: corps-move davout, enter F9, halt
  expect    truth commands.corps = 8

test NT-9-08  a Unit Move is for a single unit
  position  tests/positions/triumph/two-corps.pos
  play      french: unit-move 0
  refuse    french: pick 1 because NT-9-08
  play      french: go 65
  expect    truth units[token=0].place = "65"
  expect    truth units[token=1].place = "64"
  refuse    french: unit-move lannes because NT-9-22

test NT-9-09  the Allies give three independent commands in a turn
  position  tests/positions/triumph/five-allies.pos
  play      allied: unit-move 48, go 84
  play      allied: unit-move 49, go 84
  offer     allied: unit-move 50
  play      allied: unit-move 50, go 84
  refuse    allied: unit-move 51 because NT-9-09
  no-offer  allied: unit-move
  offer     allied: corps-move miloradovich

test NT-9-10  the French give four
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 detached reserve 64
    unit 2 infantry 2 detached reserve 64
    unit 3 infantry 2 detached reserve 64
    unit 4 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, go 64-55
  play      french: unit-move 1, go 64-55
  play      french: unit-move 2, go 64-55
  offer     french: unit-move 3
  play      french: unit-move 3, go 64-55
  refuse    french: unit-move 4 because NT-9-10
  offer-only french: end-turn

test NT-9-11  nothing is carried over
  position  tests/positions/triumph/five-allies.pos
  play      allied: corps-move bagration, go 68
  play      allied: corps-move constantine, go 98
  play      allied: unit-move 48, go 84
  play      allied: end-turn
  play      french: end-turn
  expect    truth commands.corps = 0
  expect    truth commands.units = 0
  play      allied: corps-move bagration, go 67
  play      allied: corps-move constantine, go 87
  play      allied: corps-move dokhturov, go 121-120
  play      allied: corps-move kollowrath, go 113
  play      allied: corps-move langeron, go 94
  refuse    allied: corps-move miloradovich because NT-9-06
  play      allied: unit-move 48, go 96
  play      allied: unit-move 49, go 84
  play      allied: unit-move 50, go 84
  refuse    allied: unit-move 51 because NT-9-09

test NT-9-12  a Corps Move takes the commander and all his units
  position  tests/positions/triumph/two-corps.pos
  play      french: corps-move lannes, go 55
  expect    truth commanders[id=lannes].place = "55"
  expect    truth units[token=0].place = "55"
  expect    truth units[token=1].place = "55"
  expect    truth units[token=2].place = "55"
  expect    truth commanders[id=lannes].units = 3
  expect    log all contains "Corps Move: Lannes" rule NT-9-12
  refuse    french: corps-move 3 because NT-9-12

test NT-9-13  just before it units may be detached, and stay
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 3 infantry 2 lannes reserve 64
    unit 4 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move lannes, pick 1, pick 3, pick 4
  play      french: pick 4                     # after all it comes along
  play      french: go 55
  expect    truth commanders[id=lannes].units = 3
  expect    truth units[token=1].place = "64"
  expect    truth units[token=1].corps = detached
  expect    truth units[token=3].corps = detached
  expect    truth units[token=4].place = "55"
  expect    truth units[token=1].moved = 0
  offer     french: unit-move 1
  expect    log french contains "Detached: infantry 2 of Lannes" rule NT-9-13

test NT-9-14  a Detach Move sends units away together; the commander stays with the rest
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 kienmayer reserve 143
    unit 41 infantry 2 kienmayer reserve 143
    unit 42 infantry 2 kienmayer reserve 143
    unit 43 infantry 2 kienmayer reserve 143
END
  play      allied: detach-move kienmayer
  offer-only allied: pick 40, pick 41, pick 42, pick 43
  refuse    allied: go 135 because NT-9-14     # nobody is picked yet
  play      allied: pick 40, pick 41, go 135
  expect    truth units[token=40].place = "135"
  expect    truth units[token=41].place = "135"
  expect    truth units[token=40].corps = detached
  expect    truth units[token=41].corps = detached
  expect    truth commanders[id=kienmayer].place = "143"
  expect    truth commanders[id=kienmayer].units = 2
  expect    truth commands.corps = 1

test NT-9-15  it does not go by road
  position  tests/positions/triumph/two-corps.pos
  play      french: detach-move murat, pick 3
  no-offer  french: march
  refuse    french: march 63=64 because NT-9-15
  refuse    french: go 55 because NT-4-29      # two locales away
  offer     french: go 64

test NT-9-16  units of a Detach Move are each by itself afterwards
  position  tests/positions/triumph/two-corps.pos
  play      french: detach-move murat, pick 3, pick 4, go 72
  play      french: end-turn
  play      allied: end-turn
  offer     french: unit-move 3, unit-move 4
  play      french: unit-move 3, go 63
  expect    truth units[token=4].place = "72"
  play      french: unit-move 4, go 63
  expect    truth commands.units = 2

test NT-9-17  an Attach is for one unit
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 detached reserve 64
    unit 2 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  offer     french: attach 1 x1, attach 2 x1
  play      french: attach 1 x1
  expect    truth commanders[id=lannes].units = 2
  refuse    french: attach 2 x1 because NT-9-05
  refuse    french: attach 80 x1 because NT-9-17

test NT-9-18  commander and unit are in the same position
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 detached block 64-55
    unit 2 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: attach 1 x1 because NT-9-18
  refuse    french: attach 2 x1 because NT-9-18
  no-offer  french: attach
  play      french: unit-move 1, go 64
  offer     french: attach 1 x1

test NT-9-19  an Attach takes a detached unit
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 davout reserve 118
    unit 1 infantry 2 detached reserve 118
    unit 40 infantry 2 bagration reserve 67
END
  play      french: attach 1 x7
  expect    truth units[token=1].corps = davout
  expect    truth commanders[id=davout].units = 2
  expect    log all contains "Attach to Davout: infantry 2 (detached)" rule NT-9-17
  refuse    french: attach 40 x0 because NT-8-14

test NT-9-20  or one out of another corps of the army
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 kienmayer reserve 121
    unit 41 infantry 2 kienmayer reserve 121
    unit 42 infantry 2 kienmayer reserve 121
    unit 43 infantry 2 dokhturov reserve 121
END
  refuse    allied: attach 43 x10 because NT-9-20       # his own already
  refuse    allied: attach 0 x10 because NT-9-20        # the enemy's
  play      allied: attach 40 x10
  expect    truth commanders[id=kienmayer].units = 2
  expect    truth commanders[id=dokhturov].units = 2
  expect    truth units[token=40].corps = dokhturov
  expect    truth commands.corps = 1
  expect    truth commanders[id=kienmayer].given = 0
  offer     allied: corps-move kienmayer
  refuse    allied: corps-move dokhturov because NT-9-05

test NT-9-21  but not its last
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 kienmayer reserve 121
    unit 43 infantry 2 dokhturov reserve 121
END
  refuse    allied: attach 40 x10 because NT-9-21
  no-offer  allied: attach

test NT-9-22  a Unit Move may take a unit out of its corps
  position  tests/positions/triumph/two-corps.pos
  play      french: unit-move 0, go 65
  expect    truth units[token=0].corps = detached
  expect    truth commands.units = 1
  expect    truth commands.corps = 0
  expect    truth commanders[id=lannes].given = 0
  offer     french: corps-move lannes
  expect    log all contains "Unit Move to 65: infantry" rule NT-9-22

test NT-9-23  a unit is not moved by two commands in one turn
  position  tests/positions/triumph/two-corps.pos
  play      french: detach-move lannes, pick 0, pick 1, go 65
  refuse    french: unit-move 0 because NT-9-23
  no-offer  french: unit-move 0, unit-move 1
  play      french: corps-move murat, go 64
  refuse    french: unit-move 3 because NT-9-23
  play      french: end-turn
  play      allied: end-turn
  offer     french: unit-move 0

test NT-9-23  not by a Detach Move either
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64 moved 1
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: detach-move lannes
  refuse    french: pick 0 because NT-9-23
  offer-only french: pick 1, pick 2

test NT-9-24  a unit may be moved and then attached
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 1, go 64
  play      french: attach 1 x1
  expect    truth units[token=1].corps = lannes
  expect    truth units[token=1].moved = 1

test NT-9-25  or attached and then moved, being detached again
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 vandamme reserve 72
    unit 1 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 67
END
  play      french: attach 1 x5
  expect    truth units[token=1].moved = 0
  play      french: unit-move 1, go 83
  expect    truth units[token=1].corps = detached
  expect    truth units[token=1].place = "83"

test NT-9-26  a unit that has moved is left behind by a Corps Move
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 davout reserve 51 moved 1 entered
    unit 1 infantry 2 davout reserve 51 moved 2 entered
    unit 2 infantry 2 davout reserve 51 moved 1
    unit 40 infantry 2 bagration reserve 67
    commander davout reserve 51 given 1 entered
END
  play      french: corps-move davout
  refuse    french: pick 1 because NT-9-26
  refuse    french: pick 2 because NT-9-26
  refuse    french: pick 0 because NT-8-11
  play      french: go 38
  expect    truth units[token=0].place = "38"
  expect    truth units[token=1].place = "51"
  expect    truth units[token=1].corps = detached
  expect    truth units[token=2].corps = detached

test NT-9-26  and where all have moved there is none
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64 moved 1
    unit 1 infantry 2 lannes reserve 64 moved 1
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: corps-move lannes because NT-9-26
  refuse    french: detach-move lannes because NT-9-26

test NT-9-27  commands used are open to both, and who gave them
  position  tests/positions/triumph/five-allies.pos
  play      allied: corps-move bagration, go 68
  expect    view french commands.corps = 1
  expect    view french commands.corps_limit = 5
  expect    view french commanders[id=bagration].given = 1
  expect    view allied commanders[id=bagration].given = 1
  expect    view french commanders[id=dokhturov].given = 0
  play      allied: unit-move 48, go 84
  expect    view french commands.units = 1
  expect    view french commands.unit_limit = 3
  expect    log french contains "Unit Move to 84 Stare Vinohradi: a unit (detached)"

test NT-9-28  the example of commands, one after the other
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 kienmayer reserve 121
    unit 41 infantry 2 kienmayer reserve 121
    unit 42 infantry 2 kienmayer reserve 121
    unit 43 infantry 2 dokhturov reserve 121
    unit 44 infantry 2 dokhturov reserve 121
    unit 45 infantry 2 langeron block 121-120
    unit 46 infantry 2 langeron block 121-120
    unit 47 infantry 2 langeron block 121-120
END
  play      allied: detach-move kienmayer, pick 40, go 105
  play      allied: attach 41 x10
  play      allied: corps-move langeron, pick 45, go 120
  play      allied: unit-move 45, go 121
  expect    truth commands.corps = 3
  expect    truth commands.units = 1
  expect    truth units[token=40].place = "105"
  expect    truth units[token=40].corps = detached
  expect    truth units[token=41].corps = dokhturov
  expect    truth commanders[id=kienmayer].units = 1
  expect    truth commanders[id=langeron].place = "120"
  expect    truth commanders[id=langeron].units = 2
  expect    truth units[token=45].place = "121"
