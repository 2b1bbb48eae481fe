# Chapter 7: rounds, turns, and who knows what.

test NT-7-01 NT-7-04  the round marker goes on after the French turn
  position  <<END
    position triumph 1
    seats 0 1
    round 3
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth hour = 9:00AM
  play      allied: end-turn
  expect    truth round = 3                    # not after the Allied turn
  expect    truth turn = french
  play      french: end-turn
  expect    truth round = 4
  expect    truth hour = 10:00AM
  expect    truth turn = allied
  expect    asked allied
  expect    log all contains "Round 4" rule NT-7-01

test NT-7-02  the Allies have the first turn of a round, and the French cannot command in it
  position  <<END
    position triumph 1
    seats 0 1
    frame match round
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth round = 1
  expect    asked allied
  refuse    french: corps-move lannes because not asked
  refuse    french: end-turn because not asked
  refuse    allied: corps-move lannes because NT-9-04
  play      allied: end-turn
  expect    asked french
  offer     french: corps-move lannes
  refuse    allied: end-turn because not asked

test NT-7-03  a player moves and attacks in his turn, or does nothing
  position  tests/positions/triumph/two-corps.pos
  offer     french: corps-move lannes, unit-move 0, end-turn
  play      french: end-turn
  expect    asked allied
  expect    truth commands.corps = 0
  play      allied: end-turn
  expect    asked french

test NT-7-05 NT-7-08  at the end of a turn both sides' blocks are mixed, and nobody is asked
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 3 lannes reserve 64 up
    unit 1 infantry 2 lannes reserve 64
    unit 40 cavalry 3 bagration reserve 67 up
    unit 41 infantry 2 bagration reserve 67
END
  expect    seen allied token 0
  expect    seen french token 40
  play      allied: end-turn
  expect    asked french                       # and nothing else was asked
  expect    hidden allied token 0
  expect    hidden allied token 1
  expect    hidden french token 40
  expect    hidden french token 41
  expect    view allied units[token=0].type = unknown
  expect    view allied units[token=0].strength = 0
  expect    seen french token 0
  expect    log all contains "shuffle" rule NT-7-05

test NT-7-06  only units in the same position are mixed
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached block 72-83 up
    unit 1 infantry 2 detached reserve 72
    unit 2 infantry 2 detached reserve 72 up
    unit 3 infantry 3 detached reserve 64 up
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    seen allied token 3                # alone in its reserve
  expect    seen allied token 0                # alone at its approach
  expect    view allied units[token=0].type = cavalry
  expect    hidden allied token 1
  expect    hidden allied token 2

test NT-7-07  a corps is not mixed with others in its position, and the detached ones are one group
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 3 cavalry 3 detached reserve 64 up
    unit 4 cavalry 2 detached reserve 64
    unit 5 artillery 1 murat reserve 64 up
    unit 40 infantry 2 bagration reserve 67
END
  fate      draw1 draw1 draw1                              # 2 with 0, 1 with 0; then 4 with 3
  play      french: end-turn
  expect    truth units[token=4].strength = 3  # one of two, never one of five
  expect    truth units[token=3].strength = 2
  expect    truth units[token=0].type = infantry
  expect    truth units[token=5].type = artillery
  expect    hidden allied token 3
  expect    hidden allied token 4
  expect    seen allied token 5                # a corps of one, alone in its group

test NT-7-08  one of a corps was seen: after the turn there are two unknown blocks
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64 up
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    view allied units[token=0].type = unknown
  expect    view allied units[token=1].type = unknown

test NT-7-09  a unit alone stays known until it is mixed with others
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 cavalry 2 detached reserve 72 up
    unit 1 infantry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  play      allied: end-turn
  expect    view allied units[token=0].type = cavalry
  expect    view allied units[token=0].strength = 2
  play      french: unit-move 1, go 72
  expect    seen allied token 0
  play      french: end-turn
  expect    hidden allied token 0
  expect    hidden allied token 1

test NT-7-10  a face seen in an attack stays known until the turn ends
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-corps lannes, done, narrow, pick 0, done
  play      allied: done
  expect    truth units[token=0].place = "55"  # the attack is over
  expect    truth units[token=0].up = false
  expect    seen allied token 0
  expect    view allied units[token=0].type = infantry
  expect    view allied units[token=0].strength = 3
  expect    hidden allied token 1
  play      french: end-turn
  expect    hidden allied token 0

test NT-7-10  the French remember what they saw, too
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 detached reserve 55
    unit 40 infantry 3 bagration reserve 64
    unit 41 infantry 2 bagration reserve 64
END
  play      allied: threaten 64-55
  play      french: pick 0, done
  play      allied: press-on
  play      french: done
  play      allied: by-corps bagration, done, narrow, pick 40, done
  play      french: done
  expect    truth units[token=40].up = false
  expect    seen french token 40
  expect    hidden french token 41

test NT-7-11  the fixed battery is not mixed with anybody
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 1 infantry 2 detached block 64-55 up
    unit 2 artillery 1 lannes reserve 64
    unit 3 infantry 3 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: end-turn
  expect    truth units[token=0].type = artillery
  expect    truth units[token=0].fixed = true
  expect    view allied units[token=0].type = artillery
  expect    truth units[token=1].type = infantry
  expect    seen allied token 1                # so it is alone, and stays known

test NT-7-12  a block cannot be followed through a shuffle
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64 up
    unit 1 infantry 2 lannes reserve 64
    unit 2 cavalry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  fate      draw1 draw2                                # 2 with 0, and 1 with itself
  play      french: end-turn
  expect    truth units[token=0].type = cavalry
  expect    truth units[token=2].strength = 3  # the one that was seen
  expect    view allied units[token=0].type = unknown
  expect    view allied units[token=1].type = unknown
  expect    view allied units[token=2].type = unknown
  expect    view allied units[token=2].moved = 0
  expect    log allied lacks "cavalry"

test NT-7-12  and another time it lies elsewhere
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64 up
    unit 1 infantry 2 lannes reserve 64
    unit 2 cavalry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  fate      draw3 draw1                                # 2 with itself, 1 with 0
  play      french: end-turn
  expect    truth units[token=1].strength = 3
  expect    view allied units[token=0].type = unknown
  expect    view allied units[token=1].type = unknown
  expect    view allied units[token=2].type = unknown

test NT-7-13  what the Allies may do does not depend on faces they do not know: cavalry in 55
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 cavalry 3 lannes reserve 55
    unit 1 artillery 1 lannes reserve 55
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 detached reserve 66
END
  expect    view allied units[token=0].type = unknown
  offer-only allied: corps-move bagration, unit-move 41, threaten 66-55, end-turn

test NT-7-13  nor do they when it is infantry
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 1 lannes reserve 55
    unit 1 infantry 2 lannes reserve 55
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 detached reserve 66
END
  expect    view allied units[token=0].type = unknown
  offer-only allied: corps-move bagration, unit-move 41, threaten 66-55, end-turn

test NT-7-14 NT-9-27  what is public is the same in both views
  position  tests/positions/triumph/two-corps.pos
  play      french: corps-move lannes, pick 2, go 65
  expect    view french commands.corps = 1
  expect    view allied commands.corps = 1
  expect    view french commanders[id=lannes].place = "65"
  expect    view allied commanders[id=lannes].place = "65"
  expect    view allied commanders[id=lannes].name = Lannes
  expect    view french units[token=2].corps = detached
  expect    view allied units[token=2].corps = detached
  expect    view french units[token=0].corps = lannes
  expect    view allied units[token=0].corps = lannes
  expect    view allied units[token=0].place = "65"
  expect    view allied units[token=2].place = "64"
  expect    view allied round = 1
  expect    view french round = 1
  expect    view allied armies[side=french].morale = 23
  expect    view french armies[side=allied].morale = 27
  expect    view allied armies[side=french].units[type=guard].start = 2

test NT-7-15  what is lost is told to both, and stays listed
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 40 artillery 1 detached reserve 55
    unit 41 infantry 3 detached block 55-43
END
  play      french: threaten 64-55
  play      allied: done
  expect    log french contains "Eliminated: artillery 1 (detached)"
  expect    log allied contains "Eliminated: artillery 1 (detached)"
  expect    log french contains "infantry 3 (detached) is now infantry 2"
  expect    view french armies[side=allied].units[type=artillery].alive = 0
  expect    view allied armies[side=allied].units[type=artillery].alive = 0
  play      allied: retreat 41 x65
  play      french: by-corps lannes
  play      french: end-turn
  expect    view french armies[side=allied].units[type=artillery].alive = 0
  expect    view french units[token=40].type = artillery

test NT-7-16  one side decides at a time, and what the other holds is not in what it is shown
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
END
  expect    asked french
  expect    view french units[token=40].type = unknown
  play      french: threaten 64-55
  expect    asked allied
  expect    view allied units[token=0].type = unknown
  expect    view allied units[token=40].type = infantry
  expect    prompt allied contains "Name the pieces that defend"

test NT-7-17  who looks on sees the fixed battery and what lies face-up now
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 artillery 1 detached block 64-65 fixed
    unit 40 cavalry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  expect    view spectator units[token=0].type = unknown
  expect    view spectator units[token=40].type = unknown
  expect    view spectator units[token=2].type = artillery
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: press-on
  play      allied: pick 41, done
  play      french: by-corps lannes, done, narrow, pick 0, done
  expect    asked allied                       # counter-attack?
  expect    view spectator units[token=0].type = infantry
  expect    view spectator units[token=0].strength = 3
  expect    view spectator units[token=41].type = infantry
  expect    view spectator units[token=1].type = unknown
  expect    view spectator units[token=40].type = unknown
  play      allied: done
  play      allied: retreat 40 x43
  expect    truth units[token=0].up = false    # it is over
  expect    view spectator units[token=0].type = unknown
  expect    seen allied token 0
