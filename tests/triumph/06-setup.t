# Chapter 6: the armies are organised in secret, placed, and the French make their detachments.

# -- sides, tracks, the armies laid out --

test NT-6.02-01  without an auction the sides are those of the seats, and they are two
  scenario  2-december
  expect    asked Allied
  play      allied: plan x0
  expect    asked French

test NT-6.04-01 NT-13-01  the tracks are open to both
  position  tests/positions/triumph/meeting.pos
  play      french: corps-move murat, go 63
  expect    view french round = 1
  expect    view allied round = 1
  expect    view allied armies[side=french].morale = 23
  expect    view french armies[side=allied].morale = 27
  expect    view allied commands.corps = 1
  expect    view french commands.corps = 1
  expect    view spectator commands.corps = 1

test NT-6.04-02  morale at the start: 23 and 27
  scenario  2-december
  expect    truth armies[side=french].morale = 23
  expect    truth armies[side=allied].morale = 27

test NT-6.04-02  on 1 December too
  scenario  1-december
  expect    truth armies[side=french].morale = 23
  expect    truth armies[side=allied].morale = 27

test NT-6.05-01  before organisation everybody sees both armies, to the last unit
  scenario  2-december
  expect    view allied armies[side=french].units[2].type = cavalry
  expect    view allied armies[side=french].units[2].strength = 3
  expect    view allied armies[side=french].units[2].start = 3
  expect    view allied armies[side=french].units[type=guard].start = 2
  expect    view allied units[token=35].type = guard
  expect    view french units[token=36].type = artillery
  expect    view spectator units[token=36].type = artillery

# -- organisation --

test NT-6.06-01 NT-7-12  the Allies organise in secret; then their numbers are seen, and nothing else
  scenario  2-december
  play      allied: give 36 x8
  expect    view allied units[token=36].corps = bagration
  expect    view french units[token=36].corps = detached
  expect    view spectator units[token=36].corps = detached
  expect    view french commanders[id=bagration].units = 0
  expect    log french lacks "goes to"
  play      allied: copy x0
  expect    view french commanders[id=bagration].units = 0
  expect    log french lacks "Taken over"
  play      allied: done
  expect    view french commanders[id=bagration].units = 8
  expect    view french units[corps=bagration].type = unknown
  expect    view spectator units[corps=bagration].type = unknown
  expect    view allied units[corps=bagration].type != unknown
  expect    hidden french token 36
  expect    hidden spectator token 79

test NT-7-12  no block keeps its number when its corps is told: the Guard is not 77, 78 and 79
  scenario  2-december seed 3
  play      allied: copy x0
  expect    truth units[token=77].type = guard
  expect    truth units[token=78].type = guard
  play      allied: done
  no-undo   allied
  expect    truth units[token=77].type != guard
  expect    truth units[token=78].type != guard

test NT-6.06-02  every unit is assigned: 43 of 44 are not enough
  position  tests/positions/triumph/organising.pos
  refuse    allied: done because NT-6.06-02
  no-offer  allied: done
  play      allied: give 79 x9
  offer     allied: done
  play      allied: done

test NT-6.06-03  each commander has his minimum: Bagration four
  scenario  2-december
  play      allied: copy x0, give 36 x12, give 40 x12, give 43 x12, give 44 x12, give 53 x15
  refuse    allied: done because NT-6.06-03
  play      allied: give 36 x8
  offer     allied: done

test NT-6.06-04 NT-8-09  and no more than eight
  scenario  2-december
  play      allied: copy x0, give 53 x9, give 54 x9, give 55 x9
  expect    truth commanders[id=constantine].units = 8
  refuse    allied: give 60 x9 because NT-6.06-04
  no-offer  allied: give 60 x9
  offer     allied: done

test NT-6.06-05  the minimums of the Allies leave eleven units to give
  scenario  2-december
  play      allied: give 36 x8, give 37 x8, give 38 x8, give 39 x8
  play      allied: give 40 x9, give 41 x9, give 42 x9, give 43 x9
  play      allied: give 44 x10, give 45 x10, give 46 x10, give 47 x10
  play      allied: give 48 x11, give 49 x11, give 50 x11
  play      allied: give 51 x12, give 52 x12, give 53 x12
  play      allied: give 54 x13, give 55 x13, give 56 x13, give 57 x13
  play      allied: give 58 x14, give 59 x14, give 60 x14, give 61 x14
  play      allied: give 62 x15, give 63 x15, give 64 x15
  play      allied: give 65 x16, give 66 x16, give 67 x16, give 68 x16
  refuse    allied: done because NT-6.06-02
  play      allied: give 69 x8, give 70 x8, give 71 x8, give 72 x8, give 73 x9, give 74 x9
  play      allied: give 75 x9, give 76 x9, give 77 x10, give 78 x10, give 79 x10
  offer     allied: done

test NT-6.06-06 NT-6.06-07 NT-6.06-08  a corps starts in its own locale, in reserve or at an approach
  scenario  2-december
  play      allied: copy x0, done, place 67, place 87
  refuse    allied: place 120 because NT-6.06-06        # Dokhturov starts in 121
  refuse    allied: place 120-121 because NT-6.06-06
  offer-only allied: place 121, place 121-105, place 121-106, place 121-120, place 121-136, place 121-137
  play      allied: place 121-120, place 143, place 112
  refuse    allied: place 108 because NT-6.06-06        # Langeron starts in 106
  play      allied: place 106
  expect    view french commanders[id=langeron].place = "106"

test NT-6.06-08 NT-4-13  but not at an impassable approach
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French set up"
    frame set-up placing 0 1
    phase set-up
    set-up allied_organised 1
    unit 40 infantry 2 miloradovich gone
    unit 41 infantry 2 constantine gone
    commander bagration off-map
    commander dokhturov off-map
    commander kienmayer off-map
    commander kollowrath off-map
    commander langeron off-map
    commander liechtenstein off-map
    commander prebyshevsky off-map
END
  offer-only allied: place 87, place 87-77, place 87-98, place 87-99, place 87-115
  play      allied: place 87
  refuse    allied: place 92-103 because NT-6.06-06

test NT-6.06-09  a corps stands in one position, all of it
  scenario  2-december
  play      allied: copy x0, done, place 67, place 87, place 121-105
  expect    truth commanders[id=dokhturov].place = 121-105
  expect    truth units[corps=dokhturov].place = 121-105
  refuse    allied: place 121 because NT-6.06-06        # it is Kienmayer's turn

test NT-6.06-10  the Allies make no detachments: Kienmayer has six at most in Aujezd
  scenario  2-december
  play      allied: copy x0, give 53 x11, give 54 x11, give 55 x11
  refuse    allied: done because NT-6.06-10
  play      allied: give 55 x8
  offer     allied: done
  play      allied: give 68 x14, give 63 x14
  refuse    allied: done because NT-6.06-10             # Liechtenstein has seven

test NT-6.06-11  on 1 December that binds only who starts in play
  scenario  1-december
  play      allied: copy x3, give 53 x11, give 54 x11, give 68 x11, give 63 x11, done
  expect    view french commanders[id=kienmayer].units = 8
  refuse    allied: start kienmayer because NT-6.06-11
  play      allied: start bagration, start langeron
  expect    view french commanders[id=kienmayer].place = off-map

test NT-6.06-12  of the Allied corps, not of the French
  scenario  1-december
  play      allied: copy x3, done
  refuse    allied: start murat because NT-6.06-12
  offer     allied: start bagration
  offer     french: copy x6, give 0 x0                  # who organises his own army meanwhile

test NT-6.06-12  the two who start are seen on the map, the seven others off it
  scenario  1-december
  play      allied: plan x3
  expect    view french commanders[id=bagration].place = "67"
  expect    view french commanders[id=kienmayer].place = "143"
  expect    view french commanders[id=constantine].place = off-map
  expect    view french commanders[id=prebyshevsky].place = off-map
  expect    view french set_up.in_play has 2

test NT-6.06-13  how many wait off the map is seen, not what they are
  scenario  2-december
  play      allied: plan x0
  play      french: plan x7
  expect    view allied commanders[id=bernadotte].units = 6
  expect    view allied units[corps=bernadotte].type = unknown
  expect    view french units[corps=bernadotte].type != unknown

# -- the French --

test NT-6.07-01  the French organise after the Allies, by the same rules
  scenario  2-december
  refuse    french: done because NT-6.07-01
  refuse    french: plan x6 because NT-6.07-01
  play      allied: plan x0
  refuse    french: done because NT-6.06-02
  play      french: copy x6, done, place 53
  refuse    french: place 63 because NT-6.07-01         # Lannes starts in 64
  play      french: place 64
  expect    view allied commanders[id=lannes].place = "64"

test NT-6.07-02  they may prepare meanwhile, are not bound by it, and nobody sees it
  scenario  2-december
  expect    asked Allied
  play      french: give 0 x1, give 1 x1
  expect    asked Allied
  expect    view french units[token=0].corps = lannes
  expect    view allied units[token=0].corps = detached
  expect    view spectator units[token=0].corps = detached
  expect    log allied lacks "prepare"
  play      allied: copy x0, done, place 67
  play      french: copy x6                             # still, while the Allies place
  play      allied: place 87, place 121, place 143, place 112, place 106, place 123, place 96, place 108
  expect    asked French
  expect    view french units[token=0].corps = bessieres
  expect    view allied units[token=0].corps = detached
  play      french: give 0 x3
  expect    view french units[token=0].corps = murat
  offer     french: done

test NT-6.07-02  what the Allies have done they can take back only as long as the French were idle
  scenario  2-december
  play      allied: give 36 x8
  undo      allied
  play      allied: give 36 x8
  play      french: give 0 x0
  no-undo   allied
  no-undo   french

test NT-6.07-03  the minimums of the French: Legrand three
  scenario  2-december
  play      allied: plan x0
  play      french: copy x8, give 14 x0
  expect    truth commanders[id=legrand].units = 2
  refuse    french: done because NT-6.06-03

test NT-6.07-04  Bernadotte and Davout have no locale to be placed in
  scenario  2-december
  play      allied: plan x0
  play      french: copy x6, done, place 53, place 64, place 133, place 63, place 93, place 72
  expect    trace contains "detachments"
  expect    truth commanders[id=davout].place = off-map
  expect    truth commanders[id=bernadotte].place = off-map

test NT-6.07-05  Bernadotte and Davout have something besides infantry of strength two
  scenario  2-december
  play      allied: plan x0
  play      french: copy x6
  expect    truth units[token=7].corps = davout        # his cavalry
  play      french: give 7 x3, give 11 x7
  refuse    french: done because NT-6.07-05
  play      french: give 7 x7
  offer     french: done

test NT-6.07-06  their units come out of the same 36
  scenario  2-december
  play      allied: plan x0
  play      french: copy x6, give 3 x6, give 4 x6, give 8 x6, give 9 x6, give 27 x7, give 28 x7, give 29 x7, give 13 x7
  expect    truth commanders[id=bernadotte].units = 8
  expect    truth commanders[id=davout].units = 8
  expect    truth units has 80

test NT-6.07-07 NT-6.08-13  a corps may be too large for its locale if detachments make it fit
  scenario  2-december
  play      allied: plan x0
  play      french: copy x9
  expect    truth commanders[id=legrand].units = 7
  play      french: done, place 53, place 64, place 133, place 63, place 93, place 72
  refuse    french: done because NT-6.08-13
  no-offer  french: done

test NT-6.07-08  one battery at least is with a corps on the map
  scenario  2-december
  play      allied: plan x0
  play      french: copy x6, give 0 x6, give 1 x7, give 2 x7
  refuse    french: done because NT-6.07-08
  play      french: give 2 x5
  offer     french: done

# -- the detachments --

test NT-6.08-01  six detachments at most, and none is needed
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 7, place 131, set-detach 8, place 131
  offer     french: done                                 # two were enough
  play      french: set-detach 9, place 132, set-detach 10, place 132, set-detach 11, place 119, set-detach 1, place 54
  refuse    french: set-detach 2 because NT-6.08-01
  offer-only french: done

test NT-6.08-01  none at all
  scenario  2-december
  play      allied: plan x0
  play      french: copy x6, done, place 53, place 64, place 133, place 63, place 93, place 72, done
  expect    trace contains "fixed battery"

test NT-6.08-02  two locales from the commander at most: 43 from 64, not 56
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 1
  refuse    french: place 56 because NT-6.08-02
  offer     french: place 43
  play      french: place 43
  expect    view allied units[token=1].place = "43"
  expect    view allied units[token=1].corps = detached

test NT-6.08-03  counted over passable approaches
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 13
  offer     french: place 103, place 92
  play      french: place 103

test NT-6.08-04  an enemy on the way does not lengthen it
  position  <<END
    position triumph 1
    seats 0 1
    frame match round
    frame set-up detachments 0 0
    phase set-up
    set-up french_organised 1 allied_organised 1
    unit 0 artillery 1 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 55
END
  play      french: set-detach 1
  offer     french: place 43                             # two steps, over 55
  refuse    french: place 55 because NT-6.08-08

test NT-6.08-05 NT-6.08-06  not in a red, green or black objective, nor next to one
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 17
  refuse    french: place 84 because NT-6.08-05
  refuse    french: place 74 because NT-6.08-06
  offer     french: place 62                             # blue
  undo      french
  play      french: set-detach 1
  refuse    french: place 66 because NT-6.08-06
  offer     french: place 55

test NT-6.08-07  the barred locales: 94 next to 95's neighbour 84 is not among the offers of St. Hilaire
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 13
  refuse    french: place 94 because NT-6.08-06
  refuse    french: place 105 because NT-6.08-06
  offer     french: place 83, place 82

test NT-6.08-08  not where the enemy stands
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 1
  refuse    french: place 41 because NT-6.08-08
  refuse    french: place 41-40 because NT-6.08-08

test NT-6.08-09  in reserve or blocking
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 1, place 55-66
  expect    view allied units[token=1].place = 55-66

test NT-6.08-10  also in the locale where it is, in any position of it
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 17, place 72-83
  expect    view allied units[token=17].place = 72-83
  expect    view allied commanders[id=vandamme].place = "72"
  play      french: set-detach 16, place 72
  expect    view allied units[token=16].corps = detached
  expect    view allied units[token=16].place = "72"

test NT-6.08-10  it may stay where the locale is full: it was there before
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 7, place 134, set-detach 8, place 134
  play      french: set-detach 9, place 133             # four are left in Sokolnitz, and room for four
  expect    view allied units[token=9].corps = detached
  expect    view allied units[token=9].place = "133"

test NT-6.08-11 NT-6.08-12  a commander keeps one unit, even below his minimum
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 13, place 92, set-detach 14, place 92
  expect    view allied commanders[id=st-hilaire].units = 1
  refuse    french: set-detach 15 because NT-6.08-11

test NT-6.08-13  afterwards no locale is overfull
  position  tests/positions/triumph/detachments.pos
  refuse    french: done because NT-6.08-13
  play      french: set-detach 7, place 131
  refuse    french: done because NT-6.08-13              # five in Sokolnitz
  play      french: set-detach 8
  offer     french: place 133, place 132                 # it may stay: four detachments are left
  play      french: place 132
  offer     french: done

test NT-6.08-13  what is needed for that is not spent elsewhere
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 1, place 55, set-detach 2, place 55, set-detach 13, place 92, set-detach 14, place 92
  refuse    french: set-detach 17 because NT-6.08-13
  play      french: set-detach 7
  refuse    french: place 133-119 because NT-6.08-13
  play      french: place 131, set-detach 8, place 131, done

test NT-6.08-13  and a detachment finds room where it goes
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 1, place 54, set-detach 2, place 54, set-detach 3
  refuse    french: place 54 because NT-6.08-13          # capacity two

test NT-6.08-14  Bernadotte and Davout make none
  position  tests/positions/triumph/detachments.pos
  refuse    french: set-detach 22 because NT-6.08-14
  no-offer  french: set-detach 21, set-detach 22, set-detach 23

# -- the fixed battery --

test NT-6.09-01 NT-6.09-02  one battery on the map is named, no other and no more
  position  <<END
    position triumph 1
    seats 0 1
    frame match round
    frame set-up "fixed battery" 0 0
    phase set-up
    set-up french_organised 1 allied_organised 1
    unit 0 artillery 1 lannes block 64-55
    unit 1 infantry 2 lannes block 64-55
    unit 6 artillery 1 murat reserve 63
    unit 7 infantry 2 murat reserve 63
    unit 21 artillery 1 davout off-map
    unit 22 infantry 2 davout off-map
    unit 40 infantry 2 bagration reserve 67
END
  offer-only french: fix 0, fix 6
  refuse    french: fix 21 because NT-6.09-02
  refuse    french: fix 1 because NT-6.09-02
  refuse    french: done because NT-6.09-01
  play      french: fix 0
  refuse    allied: fix 6 because NT 9
  expect    truth units[token=0].fixed = true
  expect    truth units[token=6].fixed = false

test NT-6.09-03 NT-6.09-04  in reserve it must go to an approach, and leaves its corps
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 7, place 131, set-detach 8, place 131, set-detach 1, place 54
  play      french: set-detach 2, place 54, set-detach 13, place 92, set-detach 14, place 92, done, fix 6
  offer-only french: place 63-53, place 63-62, place 63-64, place 63-72
  refuse    french: place 63 because NT-6.09-03
  refuse    french: place 64-63 because NT-6.09-03
  play      french: place 63-64
  expect    view allied units[token=6].place = 63-64
  expect    view allied units[token=6].corps = detached
  expect    view allied commanders[id=murat].place = "63"
  expect    view allied commanders[id=murat].units = 2

test NT-6.09-05  the last unit of a corps takes its commander along
  position  <<END
    position triumph 1
    seats 0 1
    frame match round
    frame set-up "fixed battery" 0 0
    phase set-up
    set-up french_organised 1 allied_organised 1
    unit 0 artillery 1 legrand reserve 133
    unit 40 infantry 2 bagration reserve 67
END
  play      french: fix 0, place 133-119
  expect    truth units[token=0].place = 133-119
  expect    truth units[token=0].corps = legrand
  expect    truth commanders[id=legrand].place = 133-119

test NT-6.09-06  a battery that blocks already stays where it is, in its corps
  position  <<END
    position triumph 1
    seats 0 1
    frame match round
    frame set-up "fixed battery" 0 0
    phase set-up
    set-up french_organised 1 allied_organised 1
    unit 0 artillery 1 st-hilaire block 93-94
    unit 1 infantry 2 st-hilaire block 93-94
    unit 40 infantry 2 bagration reserve 67
END
  play      french: fix 0
  expect    asked Allied
  expect    truth units[token=0].place = 93-94
  expect    truth units[token=0].corps = st-hilaire

test NT-6.09-07 NT-6.09-11  no command moves it
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 1 infantry 2 murat block 63-53
    unit 2 infantry 2 murat block 63-53
    unit 3 artillery 1 murat block 63-53
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: unit-move 0 because NT-6.09-07
  no-offer  french: unit-move 0

test NT-6.09-08 NT-6.09-09  it is face-up for both, always, and dies like any battery
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 lannes block 64-55 fixed
    unit 1 artillery 1 lannes block 64-55
    unit 2 infantry 2 lannes block 64-55
    unit 40 infantry 2 bagration reserve 67
END
  expect    view allied units[token=0].type = artillery
  expect    view spectator units[token=0].type = artillery
  expect    view allied units[token=1].type = unknown
  play      french: end-turn
  play      allied: end-turn
  play      french: end-turn
  expect    view allied units[token=0].type = artillery
  expect    view allied units[token=0].fixed = true
  expect    view spectator units[token=0].type = artillery

test NT-6.09-08  when its locale is lost it is lost like any battery in a retreat
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 artillery 1 detached block 64-65 fixed
    unit 1 infantry 2 detached reserve 64
    unit 40 infantry 3 bagration reserve 55
    unit 41 infantry 3 bagration reserve 55
END
  play      allied: threaten 55-64
  play      french: pick 1, done
  play      allied: press-on
  play      french: done
  play      allied: by-corps bagration, done, narrow, pick 40, done
  play      french: done
  expect    truth units[token=0].place = gone
  expect    log all contains "Eliminated" rule NT-12-06
  expect    view allied armies[side=french].morale = 20  # two of the infantry, one of the guns

test NT-6.09-10  it takes commands only to lead the guns' attack or to feint, in place
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 1 infantry 2 lannes block 64-55
    unit 40 infantry 2 bagration block 55-64
END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow
  refuse    french: done because NT-6.09-10              # with nobody leading it would have to go in
  play      french: pick 0, done
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=0].moved = 1

test NT-6.09-11  a Corps Move leaves it behind, and has to
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 murat block 63-64 fixed
    unit 1 infantry 2 murat block 63-64
    unit 2 infantry 2 murat block 63-64
    unit 3 infantry 2 lannes reserve 53
    unit 40 infantry 2 bagration reserve 67
END
  play      french: corps-move murat
  refuse    french: pick 0 because NT 6.9
  play      french: go 63
  expect    truth units[token=0].place = 63-64
  expect    truth units[token=0].corps = detached
  expect    truth commanders[id=murat].units = 2

test NT-6.09-11  alone with it a corps cannot move at all
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 murat block 63-64 fixed
    unit 40 infantry 2 bagration reserve 67
END
  refuse    french: corps-move murat because NT-6.09-11
  offer-only french: end-turn

test NT-6.09-12  it may be attached
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 1 infantry 2 lannes block 64-55
    unit 40 infantry 2 bagration reserve 67
END
  play      french: attach 0 x1
  expect    truth units[token=0].corps = lannes
  expect    truth units[token=0].place = 64-55
  expect    truth commanders[id=lannes].units = 2

test NT-6.09-13  it never steps up to block
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn allied
    unit 0 artillery 1 detached reserve 54 fixed
    unit 40 infantry 2 bagration reserve 64
    unit 41 infantry 2 bagration reserve 64
END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: feint, by-corps bagration, done, stay
  expect    truth units[token=0].place = "54"
  expect    asked Allied
  expect    trace contains "command"
