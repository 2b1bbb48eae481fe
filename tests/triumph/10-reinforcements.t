# Chapter 10: reinforcements, when and where they enter, and the double move of the French.

test NT-10-43 NT-10-64  on the turn after their entry they are like everybody else
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 3 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte, enter F2, halt
  play      french: end-turn
  play      allied: end-turn
  play      french: corps-move bernadotte
  refuse    french: enter F2 because NT-10-43
  play      french: go 51-38
  refuse    french: corps-move bernadotte because NT-9-05      # one command
  refuse    french: unit-move 0 because NT-9-23                # and one move

test NT-10-44  1 December: Bernadotte not before 11:00AM
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 4
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth hour = 10:00AM
  refuse    french: corps-move bernadotte because NT-10-44
  refuse    french: unit-move 0 because NT-10-44
  offer-only french: end-turn
  play      french: end-turn
  play      allied: end-turn
  expect    truth hour = 11:00AM
  offer     french: corps-move bernadotte, unit-move 0

test NT-10-44  and Davout from 8:00AM on 2 December, round 13
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 12
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: corps-move davout because NT-10-44
  play      french: end-turn
  play      allied: end-turn
  expect    truth round = 13
  expect    truth day = "2 Dec"
  expect    truth hour = 8:00AM
  offer     french: corps-move davout

test NT-10-45  2 December: Bernadotte from the first round, Davout from the second
  position  <<END
    position triumph 1
    seats 0 1
    round 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  offer     french: corps-move bernadotte
  refuse    french: corps-move davout because NT-10-44
  play      french: end-turn
  play      allied: end-turn
  offer     french: corps-move bernadotte, corps-move davout

test NT-10-46  1 December: the Allies from the first round, as many as they have commands
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 constantine off-map
    unit 41 infantry 2 dokhturov off-map
    unit 42 infantry 2 kienmayer off-map
    unit 43 infantry 2 kollowrath off-map
    unit 44 infantry 2 langeron off-map
    unit 45 infantry 2 liechtenstein off-map
    unit 46 infantry 2 miloradovich off-map
END
  offer     allied: corps-move constantine, corps-move dokhturov, corps-move kienmayer
  offer     allied: corps-move kollowrath, corps-move langeron, corps-move liechtenstein
  offer     allied: corps-move miloradovich
  play      allied: corps-move constantine, enter A13, halt
  play      allied: corps-move dokhturov, enter A17, halt
  play      allied: corps-move kienmayer, enter A16, halt
  play      allied: corps-move kollowrath, enter A18, halt
  play      allied: corps-move langeron, enter A19, halt
  refuse    allied: corps-move liechtenstein because NT-9-06

test NT-10-47  they need not come at all
  position  <<END
    position triumph 1
    seats 0 1
    round 10
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  offer     french: corps-move davout
  play      french: end-turn
  expect    result over
  expect    truth commanders[id=davout].place = off-map

test NT-10-48  at entries of their own colour
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte
  offer-only french: enter F1, enter F2, enter F3, enter F4, enter F5, enter F6, enter F7, enter F8, enter F9, enter F10, enter F11, enter F12, enter F20
  refuse    french: enter A16 because NT-10-48
  play      french: enter F4, halt
  expect    truth commanders[id=bernadotte].place = "69"

test NT-10-48  and so the Allies
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration off-map
END
  play      allied: corps-move bagration
  offer-only allied: enter A13, enter A14, enter A15, enter A16, enter A17, enter A18, enter A19
  refuse    allied: enter F2 because NT-10-48

test NT-10-49 NT-10-54  each enters where its player likes, by a command of its own
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 2, enter F4, halt
  play      french: corps-move bernadotte, enter F2, halt
  expect    truth units[token=2].place = "69"
  expect    truth units[token=2].corps = detached
  expect    truth commanders[id=bernadotte].place = "51"
  expect    truth commands.corps = 1
  expect    truth commands.units = 1

test NT-10-50  not where the enemy stands
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 40 infantry 2 detached block 51-38
END
  play      french: corps-move bernadotte
  refuse    french: enter F2 because NT-10-50
  refuse    french: enter F3 because NT-10-50
  no-offer  french: enter F2, enter F3
  offer     french: enter F4

test NT-10-51  by road, and into reserve
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte
  refuse    french: go 51 because NT-10-51
  refuse    french: go 51-38 because NT-10-51
  refuse    french: march 51=38 because NT-10-51
  play      french: enter F2
  refuse    french: block 51-38 because NT-10-23
  play      french: halt
  expect    truth commanders[id=bernadotte].place = "51"
  expect    log all contains "Reinforcements enter by F2" rule NT-10-51

test NT-10-51  a corps that finds no room to stop does not enter
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 2 detached reserve 1
    unit 3 infantry 2 detached reserve 1
    unit 4 infantry 2 detached reserve 1
    unit 40 infantry 2 detached reserve 23
END
  play      french: corps-move bernadotte
  refuse    french: enter F1 because NT 8               # three of four places are taken, and the enemy is beyond
  play      french: pick 0
  offer     french: enter F1

test NT-10-52  the entry is the first locale: by the main road three
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte, enter F2, march 51=38, march 38=52
  refuse    french: march 52=53 because NT-10-16
  play      french: halt
  expect    truth commanders[id=bernadotte].place = "52"

test NT-10-52  by a local entry two, whatever comes after
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte, enter F3, march 51=38
  refuse    french: march 38=52 because NT-10-17
  offer-only french: halt

test NT-10-53  they go on along the stretch their entry belongs to
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 1, enter F5
  offer-only french: march 89-79, halt
  refuse    french: march 89-90 because NT-10-19
  play      french: halt
  play      french: corps-move bernadotte, enter F6
  offer-only french: march 89-90, halt
  refuse    french: march 89-79 because NT-10-19

test NT-10-55  some may be detached off the map, and enter singly
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 2 infantry 2 davout off-map
    unit 3 infantry 2 davout off-map
    unit 4 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, enter F8, halt
  play      french: unit-move 1, enter F8, halt
  play      french: unit-move 2, enter F8, halt
  expect    truth commanders[id=davout].units = 2
  expect    truth commanders[id=davout].place = off-map
  expect    truth units[token=0].place = "100"
  expect    truth units[token=0].corps = detached
  expect    truth commands.units = 3
  expect    truth commands.corps = 0

test NT-10-55  and a corps may leave some behind
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 2 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, pick 2, enter F8, halt
  expect    truth units[token=2].place = off-map
  expect    truth units[token=2].corps = detached
  expect    hash same
  play      french: unit-move 2, enter F9, halt
  expect    truth units[token=2].place = "130"

test NT-10-56  a corps comes on at one locale by one road
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte, enter F2
  refuse    french: enter F3 because NT-9-02
  no-offer  french: enter
  play      french: halt
  expect    truth units[token=0].place = "51"
  expect    truth units[token=1].place = "51"
  expect    truth commanders[id=bernadotte].place = "51"

test NT-10-57  off the map there is no position: no Attach, no Detach Move, and the last unit stays
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 2 davout off-map
    unit 3 infantry 2 detached off-map home davout
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: attach 3 x6 because NT-10-57
  refuse    french: attach 0 x7 because NT-10-57
  refuse    french: detach-move bernadotte because NT-10-57
  refuse    french: unit-move 2 because NT-10-57
  no-offer  french: attach, detach-move, unit-move 2
  offer     french: unit-move 0, unit-move 1, unit-move 3

test NT-10-58  a unit detached off the map keeps the hour of its commander
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 6
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 detached off-map home bernadotte
    unit 2 infantry 2 davout off-map
    unit 3 infantry 2 detached off-map home davout
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: unit-move 3 because NT-10-58
  no-offer  french: unit-move 3
  play      french: unit-move 1, enter F2, halt
  expect    truth units[token=1].place = "51"

test NT-10-59  the rules of the road hold at the entry: a corps has closed 51
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 2 bernadotte off-map
    unit 3 infantry 2 bernadotte off-map
    unit 4 infantry 2 davout off-map
    unit 5 infantry 2 davout off-map
    unit 6 infantry 2 davout off-map
    unit 7 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move bernadotte, enter F2, halt
  play      french: corps-move davout
  refuse    french: enter F2 because NT-10-34
  refuse    french: enter F3 because NT-10-34
  play      french: enter F4, halt
  expect    truth commanders[id=davout].place = "69"

test NT-10-59 NT-10-40  it must stop there next to an enemy corps, and may not enter a full locale
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 2 detached reserve 1
    unit 3 infantry 2 detached reserve 1
    unit 4 infantry 2 detached reserve 1
    unit 5 infantry 2 detached block 1-23
    unit 40 infantry 2 bagration reserve 61
    unit 41 infantry 2 bagration reserve 61
END
  play      french: corps-move bernadotte
  refuse    french: enter F1 because NT-8-18
  play      french: enter F2
  refuse    french: march 51=38 because NT-10-38
  offer-only french: halt

test NT-10-59 NT-10-31  and does not enter where others have just stopped
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 2 infantry 2 bernadotte off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 2, enter F2, halt
  play      french: corps-move bernadotte
  refuse    french: enter F3 because NT-10-31
  offer     french: enter F4

test NT-10-60  a French unit may be given two moves in the turn it enters
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: unit-move 0, enter F2, halt
  offer     french: unit-move 0
  play      french: unit-move 0, go 51-38
  expect    truth commands.units = 2
  expect    truth units[token=0].moved = 2
  refuse    french: unit-move 0 because NT-10-60
  no-offer  french: unit-move 0

test NT-10-61 NT-10-62 NT-10-63  a French commander two commands, with others between, the second as he likes
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 2 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout
  refuse    french: go 51 because NT-10-51              # the first must be by road
  play      french: enter F2
  refuse    french: corps-move davout because NT-9-02   # and is completed first
  play      french: halt
  play      french: corps-move lannes, go 65
  play      french: corps-move davout, go 51-38
  expect    truth commanders[id=davout].place = 51-38
  expect    truth commanders[id=davout].given = 2
  refuse    french: corps-move davout because NT-10-61
  refuse    french: detach-move davout because NT-10-61
  refuse    french: unit-move 0 because NT-10-60

test NT-10-61  the second may be a Detach Move
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, enter F2, halt
  play      french: detach-move davout, pick 0, go 38
  expect    truth units[token=0].place = "38"
  refuse    french: corps-move davout because NT-10-61

test NT-10-61  or an Attach
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 detached reserve 51
    unit 2 infantry 2 detached reserve 51
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, enter F2, halt
  play      french: attach 1 x7
  expect    truth units[token=1].corps = davout
  refuse    french: attach 2 x7 because NT-10-61

test NT-10-64  an Allied corps that enters has one command, and its units one move
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration off-map
    unit 41 infantry 2 bagration off-map
END
  play      allied: corps-move bagration, enter A17, halt
  refuse    allied: corps-move bagration because NT-9-05
  refuse    allied: unit-move 40 because NT-9-23
  no-offer  allied: corps-move, detach-move, unit-move

test NT-10-65  six locales by main road, through what it closed itself
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 2 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move davout, enter F2, march 51=38, march 38=52, halt
  expect    truth closed contains 38
  play      french: corps-move davout
  offer     french: march 52=38                         # back, too: it is the same corps
  play      french: march 52=53, march 53=63, march 63=64, halt
  expect    truth commanders[id=davout].place = "64"
  expect    truth closed has 6

test NT-10-65  the second move is the piece's own, whatever command is used
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move davout, enter F2, halt
  play      french: unit-move 0, march 51=38, halt
  expect    truth units[token=0].moved = 2
  play      french: corps-move davout, march 51-61.0, halt
  expect    truth commanders[id=davout].place = "61"

test NT-10-21  a second road move of the turn goes on where the first ended
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, enter F5, halt
  play      french: corps-move davout
  offer     french: march 89-79, go 90
  refuse    french: march 89-90 because NT-10-21
  refuse    french: march 89-100 because NT-10-21
  no-offer  french: march 89-90, march 89-100
  undo      french
  play      french: unit-move 0
  refuse    french: march 89-90 because NT-10-21        # a unit of it is bound likewise
  play      french: go 90
  expect    truth units[token=0].place = "90"

test NT-10-21  next turn it is free again
  position  <<END
    position triumph 1
    seats 0 1
    round 2
    turn french
    unit 0 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move davout, enter F5, halt, end-turn
  play      allied: end-turn
  play      french: corps-move davout
  offer     french: march 89-79, march 89-90, march 89-100

test NT-10-66  after a feint on entry there is still the second command
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 bernadotte off-map
    unit 1 cavalry 2 bernadotte off-map
    unit 40 infantry 2 detached block 61-69
END
  play      french: threaten 69-61
  play      french: feint, by-road 0, block 69-61
  expect    truth units[token=0].place = 69-61
  expect    truth units[token=0].moved = 1
  expect    truth armies[side=french].morale = 27        # it has entered
  no-offer  french: threaten 69-61
  refuse    french: threaten 69-61 because NT-11.12-10
  play      french: unit-move 0, go 69
  expect    truth units[token=0].place = "69"
  refuse    french: unit-move 0 because NT-10-60

test NT-10-66 NT-10-21  and it is bound to the road it came by
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 bernadotte off-map
    unit 1 cavalry 2 bernadotte off-map
    unit 40 infantry 2 detached block 90-89
END
  play      french: threaten 89-90
  play      french: feint, by-road 0, stay
  expect    truth units[token=0].place = "89"
  play      french: unit-move 0
  refuse    french: march 89-79 because NT-10-21
  offer     french: go 79

test NT-10-67  cavalry may attack in the course of its entry
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 cavalry 1 detached reserve 61
END
  offer     french: threaten 69-61, threaten 51-61
  no-offer  french: threaten 70-61
  play      french: threaten 69-61
  play      allied: done
  play      allied: retreat 40 x62
  play      french: by-road 0
  expect    truth move.at = "61"
  expect    truth move.entered = 2
  refuse    french: march 61-70 because NT-10-17        # the entry was the first locale
  play      french: halt
  expect    truth units[token=0].place = "61"
  expect    truth reinforced = true
  expect    seen allied token 0

test NT-10-67 NT-10-44  by the first entry as by the others
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 cavalry 1 detached reserve 23
  END
  offer     french: threaten 1-23
  play      french: threaten 1-23
  play      allied: done, retreat 40 x24
  play      french: by-road 0
  expect    truth move.at = "23"

test NT-10-67  infantry may not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 cavalry 1 detached reserve 61
END
  no-offer  french: threaten
  offer     french: corps-move bernadotte

test NT-10-67 NT-10-44  nor before its hour
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 4
    turn french
    unit 0 cavalry 2 bernadotte off-map
    unit 1 infantry 2 bernadotte off-map
    unit 40 cavalry 1 detached reserve 61
END
  no-offer  french: threaten
  offer     french: end-turn

test NT-10-68  they may enter by night, if it is their time
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 11
    turn french
    unit 0 infantry 2 bernadotte off-map
    unit 1 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth night = true
  refuse    french: corps-move davout because NT-10-44
  play      french: corps-move bernadotte, enter F2, halt
  expect    truth commanders[id=bernadotte].place = "51"
  offer     french: corps-move bernadotte               # with the second command of that turn
