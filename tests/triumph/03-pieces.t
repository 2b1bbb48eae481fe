# Chapters 1 to 3: the pieces, who sees what they are, and what losses make of them.

test NT-1-01 NT-3-25  80 units and 17 commanders, and no eighteenth
  scenario  2-december
  expect    truth units has 80
  expect    truth commanders has 17
  expect    truth units[35].side = french
  expect    truth units[36].side = allied
  offer     allied: give 36 x16
  refuse    allied: give 36 x17 because NT-3-26

test NT-2-01  two players, one army each
  scenario  2-december
  expect    truth armies has 2
  expect    truth options.team = false
  refuse    allied: give 0 x0 because NT-3-01
  refuse    allied: give 36 x0 because NT-3-26
  expect    asked Allied

test NT-3-01  a unit is of one army for the whole game: no attach, no assignment makes it of the other
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  refuse    allied: attach 0 x8 because NT 9
  no-offer  allied: attach

test NT-3-02 NT-3-03  a commander has a name, neither type nor strength, and takes no room
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 davout reserve 141
    unit 1 infantry 2 davout reserve 141
    unit 2 infantry 2 davout reserve 141
    unit 3 infantry 2 legrand reserve 142
    unit 4 infantry 2 detached reserve 142
    unit 40 infantry 2 bagration reserve 67
END
  expect    view allied commanders[id=davout].name = Davout
  expect    view allied commanders[id=davout].locale = 141
  expect    view allied commanders[id=davout].type absent
  expect    view allied commanders[id=davout].strength absent
  play      french: corps-move legrand, go 141     # four units and two commanders in Telnitz
  expect    truth commanders[id=legrand].place = 141
  play      french: unit-move 4
  refuse    french: go 141 because NT-10-15        # a fifth unit is one too many

test NT-3-03  the commander in 64 is Lannes
  position  tests/positions/triumph/meeting.pos
  expect    view allied commanders[locale=64].name = Lannes

test NT-3-04 NT-3-05 NT-3-06  four types, with the strengths they can have
  position  tests/positions/triumph/meeting.pos
  expect    view french units[token=0].type = infantry
  expect    view french units[token=0].strength = 3
  expect    view french units[token=2].type = guard
  expect    view french units[token=4].type = cavalry
  expect    view french units[token=4].strength = 2

test NT-3-07  the enemy sees that a unit is there, where it is and whose, not what it is
  scenario  2-december
  play      allied: plan x0
  play      french: plan x6
  expect    view allied commanders[id=vandamme].units = 4
  expect    view allied units[corps=vandamme].place = "72"
  expect    view allied units[corps=vandamme].type = unknown
  expect    view allied units[corps=vandamme].strength = 0

test NT-3-08  its owner always sees it
  scenario  2-december
  play      allied: plan x0
  play      french: plan x6
  expect    view french units[corps=vandamme].type != unknown
  expect    view french units[corps=bernadotte].type != unknown
  expect    view french units[corps=bagration].type = unknown
  expect    view allied units[corps=bagration].type != unknown

test NT-3-09  a unit turned face-up shows what it is
  position  tests/positions/triumph/meeting.pos
  expect    view allied units[token=0].type = unknown
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, narrow, pick 0
  expect    view allied units[token=0].type = unknown
  play      french: done
  expect    view allied units[token=0].type = infantry
  expect    view allied units[token=0].strength = 3
  expect    view allied units[token=1].type = unknown

test NT-3-10  commanders are seen by both sides at all times
  scenario  2-december
  play      allied: plan x0
  expect    view french commanders[id=bagration].place = "67"
  expect    view allied commanders[id=bagration].place = "67"
  expect    view spectator commanders[id=bagration].name = Bagration

test NT-3-11  a reduced unit stays where it was, in its corps, with less strength
  position  tests/positions/triumph/meeting.pos
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, narrow, pick 0, done
  play      allied: done
  expect    truth units[token=0].type = infantry
  expect    truth units[token=0].strength = 2
  expect    truth units[token=0].corps != bagration
  expect    log allied contains "infantry 3 of Lannes is now infantry 2"

test NT-3-12 NT-6.09-08  a unit without strength is gone for good
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 artillery 1 detached block 64-55 fixed
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
END
  play      allied: threaten 55-64, press-on
  play      french: done
  play      allied: by-corps bagration, done, narrow, pick 40, done
  play      french: done
  expect    truth units[token=0].place = gone
  expect    view allied armies[side=french].morale = 22

test NT-3-13  what is left of a Guard unit is infantry of the line, for every rule
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 guard 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration block 55-64
END
  offer     french: guard-attack 64-55
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, narrow, pick 0, done
  expect    log french contains "Guard 3 of Lannes is now infantry 2"
  play      french: keep 0, end-turn
  play      allied: end-turn
  expect    truth armies[side=french].units[type=guard].alive = 0
  expect    truth units[corps=lannes].strength = 2
  no-offer  french: guard-attack

test NT-3-14  a reduced heavy cavalry unit is no longer heavy
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    committed-heavy 0 0
    unit 0 infantry 2 lannes block 64-55
    unit 40 cavalry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
    unit 42 cavalry 3 bagration reserve 55
END
  play      allied: threaten 55-64, press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, done, narrow, pick 42, done
  expect    truth units[token=42].strength = 2
  expect    view french armies[side=allied].committed_heavy = true
  expect    view french armies[side=allied].morale = 25

test NT-3-15  there are always enough replacements
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 1 lannes reserve 64
    unit 2 infantry 1 lannes reserve 64
    unit 3 infantry 1 lannes reserve 64
    unit 4 infantry 1 lannes reserve 64
    unit 5 infantry 1 lannes reserve 64
    unit 6 infantry 1 lannes reserve 64
    unit 7 infantry 1 lannes reserve 64
    unit 10 infantry 1 murat reserve 63
    unit 11 infantry 1 murat reserve 63
    unit 12 infantry 1 murat reserve 63
    unit 13 infantry 1 murat reserve 63
    unit 14 infantry 1 murat reserve 63
    unit 15 infantry 1 murat reserve 63
    unit 16 infantry 1 murat reserve 63
    unit 17 infantry 1 murat reserve 63
    unit 20 infantry 1 davout reserve 53
    unit 21 infantry 1 davout reserve 53
    unit 22 infantry 1 davout reserve 53
    unit 23 infantry 1 davout reserve 53
    unit 40 infantry 2 bagration reserve 55
END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-corps lannes, done, narrow, pick 0, done
  expect    truth units[token=0].strength = 1
  expect    truth armies[side=french].units[type=infantry].alive = 20

test NT-3-27  flags are decoration: Kollowrath takes a man of Langeron's
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 langeron reserve 106
    unit 41 infantry 2 langeron reserve 106
    unit 42 infantry 2 kollowrath reserve 106
END
  play      allied: attach 40 x12
  expect    truth units[token=40].corps = kollowrath
