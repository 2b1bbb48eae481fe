# Chapter 10: moving by road, and the three rules for corps of two units and more.

test NT-10-16  main road: three locales, and no fourth
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63=64, march 64=55, march 55=66
  refuse    french: march 66=67 because NT-10-16
  offer-only french: halt
  play      french: halt
  expect    truth units[token=0].place = "66"
  expect    truth commands.units = 1

test NT-10-17  main and local road mixed: two locales
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63=64, march 64-73
  refuse    french: march 73-74 because NT-10-17
  refuse    french: march 73-72 because NT-10-17
  offer-only french: halt

test NT-10-17  two main locales, and no local one after them
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63=64, march 64=55
  refuse    french: march 55-65 because NT-10-17
  offer     french: march 55=66

test NT-10-17  a local locale first, then main road: two in all
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 73
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 73-64, march 64=55
  refuse    french: march 55=66 because NT-10-17

test NT-10-17 NT-10-29  local road: two locales
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 61
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 61-69, march 69-80
  refuse    french: march 80-90 because NT-10-17
  play      french: halt
  expect    truth units[token=0].place = "80"

test NT-10-18  where both kinds cross an approach the mover chooses: all the way by main road
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 53
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 53=52
  offer     french: march 52=38, march 52-38
  play      french: march 52=38
  offer     french: march 38=51
  refuse    french: march 38-51 because NT-10-17
  play      french: march 38=51, halt
  expect    truth units[token=0].place = "51"
  expect    log all contains "By road to 51" rule NT-10-18

test NT-10-18  by the local one it is over after two
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 53
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 53=52, march 52-38
  refuse    french: march 38=51 because NT-10-17

test NT-10-19  roads that do not touch cannot be changed on the way
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 12
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 12-26
  refuse    french: march 26-40 because NT-10-19
  no-offer  french: march 26.1-27.0, march 26-40
  play      french: march 26.0-27.0, halt
  expect    truth units[token=0].place = "27"

test NT-10-20  who starts there may leave by any of them
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 26
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0
  offer     french: march 26-12, march 26-40, march 26.0-27.0, march 26.1-27.0
  refuse    french: march 12-13 because NT-10-19

test NT-10-22  a road move starts in reserve
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached block 63-64
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0
  refuse    french: march 63=64 because NT-10-22
  offer-only french: go 63, go 64

test NT-10-23  and ends in reserve
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63=64
  refuse    french: block 64-55 because NT-10-23
  no-offer  french: block
  play      french: halt
  expect    truth units[token=0].place = "64"

test NT-10-23 NT-10-24  a corps with a single foot unit in it does not block
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move murat, march 63=64
  refuse    french: block 64-55 because NT-10-23

test NT-10-24  cavalry may end at an approach that its road crosses
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached reserve 12
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 12-26
  offer     french: block 26-27, block 26-12, halt
  no-offer  french: block 26-40, block 26-25
  refuse    french: block 26-40 because NT-10-24       # crossed by the other road
  refuse    french: block 26-13 because NT-10-24       # crossed by none
  refuse    french: block 27-26 because NT-10-24       # in another locale
  play      french: block 26-27
  expect    truth units[token=0].place = 26-27

test NT-10-24 NT-10-25  with its commander too, and it is shown to be cavalry
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 3 murat reserve 63
    unit 1 cavalry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move murat, march 63=64, block 64-55
  expect    truth commanders[id=murat].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    seen allied token 0
  expect    seen allied token 1
  expect    view allied units[token=0].type = cavalry
  expect    view allied units[token=0].strength = 3
  expect    view spectator units[token=0].type = unknown       # briefly: it lies face-down again
  expect    log allied contains "Shown: cavalry 2" rule NT-10-25
  play      french: end-turn
  expect    hidden allied token 0

test NT-10-26  a ride into reserve shows nothing
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 3 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63=64, march 64=55, halt
  expect    truth units[token=0].place = "55"
  expect    hidden allied token 0
  expect    log allied lacks "is shown"

test NT-10-27  the approach may be the one it came in by
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63-72
  refuse    french: block 72-82 because NT-10-24      # another road
  play      french: block 72-63
  expect    truth units[token=0].place = 72-63

test NT-10-28  a locale may be entered twice, and counts twice: there and back
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 cavalry 1 detached reserve 73
    unit 41 infantry 2 bagration reserve 87
END
  play      french: threaten 64-73
  play      allied: done
  play      allied: retreat 40 x74
  play      french: by-road 0
  expect    truth move.at = "73"
  offer     french: march 73-64, march 73-72, halt, block 73-64
  play      french: march 73-64
  refuse    french: march 64=55 because NT-10-17
  play      french: halt
  expect    truth units[token=0].place = "64"
  expect    truth commands.units = 1

test NT-10-28  by main road, out, back and out again
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 0, march 63=64, march 64=63, march 63=64
  refuse    french: march 64=55 because NT-10-16

test NT-10-29  corps and single units go by road, a Detach Move does not
  position  tests/positions/triumph/two-corps.pos
  play      french: detach-move lannes, pick 0
  refuse    french: march 64=55 because NT-9-15
  no-offer  french: march 64=55
  play      french: go 64-55
  play      french: unit-move 1, march 64=55, halt
  play      french: corps-move murat, march 63-72, halt
  expect    truth commanders[id=murat].place = "72"

test NT-10-30  only cavalry enters an enemy-occupied locale by road
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 55
END
  play      french: corps-move murat, march 63=64
  refuse    french: march 64=55 because NT-10-30
  no-offer  french: march 64=55
  play      french: halt
  no-offer  french: threaten 64-55                     # they have moved

test NT-10-30  from the next locale infantry attacks, by road or not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 64
END
  offer     french: threaten 63-64
  play      french: corps-move murat
  refuse    french: march 63=64 because NT-10-30
  refuse    french: go 64 because NT-10-04

test NT-10-31  a corps does not enter where others have just stopped
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 73
    unit 4 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move murat
  offer     french: march 63=64                        # who stood there before does not matter
  undo      french
  play      french: unit-move 3, go 64
  play      french: corps-move murat
  refuse    french: march 63=64 because NT-10-31
  no-offer  french: march 63=64
  offer     french: go 64                              # on foot it may
  play      french: go 64

test NT-10-32  who merely passed through does not count
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 3, march 63=64, march 64=55, halt
  play      french: corps-move murat, march 63=64
  refuse    french: march 64=55 because NT-10-31
  offer     french: march 64-73, halt

test NT-10-33  who came back from an approach has moved into the reserve
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached block 64-55
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 3, go 64
  play      french: corps-move murat
  refuse    french: march 63=64 because NT-10-31

test NT-10-33  who went out to an approach has not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 3, go 64-55
  play      french: corps-move murat
  offer     french: march 63=64

test NT-10-33  nor has one that feinted and stayed, nor one that was thrown back
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 64
    unit 4 infantry 2 detached block 64-65
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 3 detached block 65-64
END
  play      french: threaten 64-55
  play      french: feint, by-unit 3, stay
  expect    truth units[token=3].place = "64"
  play      french: threaten 64-65
  play      french: press-on
  play      allied: done
  play      french: by-unit 4, done                    # nobody leads on either side: 0, blocked
  play      allied: done
  expect    truth units[token=4].place = "64"
  play      french: corps-move murat
  offer     french: march 63=64

test NT-10-33  cavalry that rode up to feint has moved in
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 cavalry 2 detached reserve 53
    unit 40 infantry 2 detached block 55-64
END
  play      french: threaten 64-55
  play      french: feint, by-road 3, stay
  expect    truth units[token=3].place = "64"
  play      french: corps-move murat
  refuse    french: march 63=64 because NT-10-31

test NT-10-31 NT-10-33  who marched out and back has moved into the reserve where he began
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 3, march 64-73, march 73-64, halt
  expect    truth units[token=3].place = "64"
  play      french: corps-move murat
  refuse    french: march 63=64 because NT-10-31

test NT-10-33  cavalry that feints by road out of the attack reserve itself has not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 cavalry 2 detached reserve 64
    unit 40 infantry 2 detached block 55-64
END
  play      french: threaten 64-55
  play      french: feint, by-road 3, stay
  play      french: corps-move murat
  offer     french: march 63=64

test NT-10-34 NT-10-35  where a corps has marched nobody else comes in this turn, by road or not
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 73
    unit 4 infantry 2 lannes reserve 65
    unit 5 infantry 2 lannes reserve 65
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move murat, march 63=64, march 64=55, halt
  expect    truth closed contains 64
  expect    truth closed contains 55
  expect    truth closed lacks 63
  play      french: unit-move 3
  refuse    french: go 64 because NT-10-35
  refuse    french: march 73-64 because NT-10-34
  no-offer  french: go 64, march 73-64
  play      french: go 72
  play      french: corps-move lannes
  refuse    french: go 64 because NT-10-35
  refuse    french: go 55 because NT-10-35
  refuse    french: march 65-55 because NT-10-34
  play      french: go 75
  play      french: end-turn
  expect    truth closed has 0                         # for the rest of the turn, no longer

test NT-10-35  a unit that goes as part of a combined attack is stopped by it too
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    closed 64 murat
    unit 0 infantry 2 murat reserve 55 moved 1
    unit 1 infantry 2 murat reserve 55 moved 1
    unit 3 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 87
END
  play      french: unit-move 3
  refuse    french: go 64 because NT-10-35
  refuse    french: march 63=64 because NT-10-34

test NT-10-36  in a closed locale pieces may leave, block and cross, not come into its reserve
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached reserve 64
    unit 4 infantry 2 detached block 64-54
    unit 5 infantry 2 detached reserve 64
    unit 6 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 87
END
  play      french: corps-move murat, march 63=64, march 64=55, halt
  play      french: unit-move 3, go 64-55
  play      french: unit-move 4
  refuse    french: go 64 because NT-10-36
  play      french: go 54
  play      french: unit-move 5, go 65
  play      french: unit-move 6, go 63                 # where the march began is not closed
  expect    truth units[token=6].place = "63"

test NT-10-37  who is thrown back comes into a closed reserve all the same
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 3 infantry 2 detached block 64-55
    unit 40 infantry 3 detached block 55-64
END
  play      french: corps-move murat, march 63=64, march 64-73, halt
  expect    truth closed contains 64
  play      french: threaten 64-55
  play      french: press-on
  play      allied: done
  play      french: by-unit 3, narrow, done
  play      allied: done
  expect    truth units[token=3].place = "64"
  expect    truth closed contains 64

test NT-10-37  and so does who retreats into what the enemy's march closed
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 cavalry 2 detached reserve 65
    unit 40 infantry 2 bagration reserve 66
    unit 41 infantry 2 bagration reserve 66
    unit 42 infantry 2 bagration reserve 66
    unit 43 infantry 3 detached block 74-65
END
  play      allied: corps-move bagration, march 66.0-75.0, march 75-85, halt
  expect    truth closed contains 75
  play      allied: threaten 74-65
  play      french: done
  offer     french: retreat 0 x75
  play      french: retreat 0 x75
  expect    truth units[token=0].place = "75"

test NT-10-38  a corps of two or more stops next to an enemy corps of two or more
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  play      french: corps-move murat, march 63=64
  expect    truth move.must_stop = true
  refuse    french: march 64-73 because NT-10-38
  offer-only french: halt

test NT-10-38  a corps of one unit stops nobody
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 55
END
  play      french: corps-move murat, march 63=64
  offer     french: march 64-73

test NT-10-38  nor do detached units, however many, nor two corps of one each
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 murat reserve 63
    unit 40 infantry 2 detached reserve 55
    unit 41 infantry 2 detached reserve 55
    unit 42 infantry 2 detached reserve 55
    unit 43 infantry 2 detached reserve 55
    unit 44 infantry 2 detached reserve 55
    unit 45 infantry 2 bagration reserve 55
    unit 46 infantry 2 langeron reserve 55
END
  play      french: corps-move murat, march 63=64
  offer     french: march 64-73

test NT-10-39 NT-4-30  across an impassable approach it stops him too
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 st-hilaire reserve 104
    unit 1 infantry 2 st-hilaire reserve 104
    unit 2 infantry 2 murat reserve 102
    unit 3 infantry 2 murat reserve 102
    unit 40 infantry 2 bagration reserve 92
    unit 41 infantry 2 bagration reserve 92
END
  play      french: corps-move murat, march 102-103
  refuse    french: march 103-93 because NT-10-38
  offer-only french: halt

test NT-10-39 NT-4-30  with nobody beyond it he marches on
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 2 infantry 2 murat reserve 102
    unit 3 infantry 2 murat reserve 102
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 bagration reserve 67
END
  play      french: corps-move murat, march 102-103
  offer     french: march 103-93

test NT-4-15  over water there is no neighbour: 115 does not stop a march into 114
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 97
    unit 1 infantry 2 murat reserve 97
    unit 40 infantry 2 bagration reserve 115
    unit 41 infantry 2 bagration reserve 115
    unit 42 infantry 2 bagration reserve 115
END
  play      french: corps-move murat, march 97-114
  expect    truth move.must_stop = false

test NT-10-40  the stop is tested where he enters, not where he starts
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  play      french: corps-move lannes, march 64=63
  offer     french: march 63=53
  play      french: march 63=53, march 53=52, halt
  expect    truth commanders[id=lannes].place = "52"

test NT-10-41  a commander with one unit is free of all three rules
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 detached reserve 63
    unit 3 infantry 2 detached reserve 72
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
    unit 42 infantry 2 bagration reserve 55
    unit 43 infantry 2 bagration reserve 55
    unit 44 infantry 2 bagration reserve 55
END
  play      french: unit-move 2, go 64
  play      french: corps-move murat, pick 1, march 63=64
  expect    truth move.must_stop = false
  play      french: march 64-73, halt
  expect    truth commanders[id=murat].place = "73"
  expect    truth closed has 0
  play      french: unit-move 3, go 73                 # and he closed nothing

test NT-10-41  so is a single unit
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 1 infantry 2 detached reserve 63
    unit 2 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  play      french: unit-move 2, go 64
  play      french: unit-move 1, march 63=64, march 64-73, halt
  expect    truth units[token=1].place = "73"
  expect    truth closed has 0

test NT-10-42  Legrand's corps of four marches two locales, and closes the middle one
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 legrand reserve 133
    unit 1 infantry 2 legrand reserve 133
    unit 2 infantry 2 legrand reserve 133
    unit 3 infantry 2 legrand reserve 133
    unit 4 infantry 2 detached reserve 117
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move legrand, march 133-131, march 131.1-140.0, halt
  expect    truth commanders[id=legrand].place = "140"
  expect    truth units[token=3].place = "140"
  expect    truth commands.corps = 1
  play      french: unit-move 4
  refuse    french: go 131 because NT-10-35

test NT-10-34 NT-11.01-03  where a corps has passed through nobody could move in, so nobody threatens
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 infantry 2 detached reserve 72
    unit 3 infantry 2 lannes reserve 65
    unit 4 infantry 2 lannes reserve 65
    unit 40 infantry 2 detached reserve 73
  END
  play      french: corps-move murat, march 63=64, march 64=55, halt
  expect    truth closed contains 64
  play      french: threaten 72-73
  play      allied: done, retreat 40 x64                 # the enemy goes where Murat has been
  play      french: by-unit 2
  expect    truth units[token=40].place = "64"
  refuse    french: threaten 65-64 because NT-11.01-03
  no-offer  french: threaten 65-64
  offer     french: corps-move lannes

test NT-10-34 NT-11.12-04  nor does a ride in progress
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 murat reserve 63
    unit 1 infantry 2 murat reserve 63
    unit 2 cavalry 2 detached reserve 74
    unit 40 infantry 2 detached reserve 73
  END
  play      french: corps-move murat, march 63=64, march 64=55, halt
  play      french: threaten 74-73
  play      allied: done, retreat 40 x64
  play      french: by-road 2
  expect    truth move.at = "73"
  refuse    french: threaten 73-64 because NT-10-34
