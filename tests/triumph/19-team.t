# Chapter 19: team play.

# -- conferences --

test NT-19-01 NT-19-02  one to four players on a side, and the sides need not be equal
  scenario  2-december option french-players=4 allied-players=1
  expect    truth teams.players has 5
  expect    truth teams.players[3].side = french
  expect    truth teams.players[4].side = allied
  expect    asked french-1 french-2 french-3 french-4      # the Allied player needs no conference

test NT-19-03 NT-19-04 NT-19-05 NT-19-10  a conference: the team agrees on its ranks
  scenario  2-december option french-players=2 allied-players=3
  expect    asked allied-1 allied-2 allied-3
  expect    trace contains "conference"
  expect    view allied-1 teams.conferring = allied
  expect    view allied-1 teams.away = true                # away from the board
  expect    view allied-1 units absent
  expect    view french-1 teams.away = false
  expect    view french-1 units has 80
  refuse    allied-1: end-turn because NT-19-10
  refuse    allied-1: copy x0 because NT-19-10
  refuse    french-1: rank x0 because not asked
  offer-only allied-2: rank x0, rank x1, rank x2, rank x3, rank x4, rank x5
  refuse    allied-2: rank x6 because NT-19-04
  play      allied-1: rank x0
  play      allied-2: rank x3                              # 2, 3, 1
  expect    asked allied-3
  play      allied-3: rank x3
  expect    asked allied-2                                 # most have named him commander-in-chief
  expect    log allied-1 contains "Allied 2 has rank 1" rule NT-19-04
  expect    log allied-1 contains "Allied 3 has rank 2"
  expect    log allied-1 contains "Allied 1 has rank 3"
  expect    log french-1 lacks "has rank"

test NT-19-04  where they do not agree, the first seat's wish stands
  scenario  2-december option allied-players=2
  play      allied-1: rank x1
  play      allied-2: rank x0
  expect    asked allied-2

test NT-19-06  the commander-in-chief gives every player a corps or more, himself included
  scenario  2-december option allied-players=2
  play      allied-1: rank x0
  play      allied-2: rank x0
  expect    asked allied-1
  refuse    allied-2: assign bagration x2 because not asked
  refuse    allied-1: assign bagration x0 because NT-19-06    # the French player
  refuse    allied-1: assign lannes x2 because NT-19-06
  refuse    allied-1: rank x1 because NT-19-04
  play      allied-1: assign constantine x1, assign kienmayer x1, assign langeron x1, assign miloradovich x1
  refuse    allied-1: done because NT-19-06                   # the second player has none
  play      allied-1: assign kienmayer x2, done
  expect    truth teams.players[1].corps lacks kienmayer
  expect    truth teams.players[1].corps contains bagration
  expect    truth teams.players[2].corps has 1
  expect    truth teams.players[2].corps contains kienmayer

test NT-19-07  ranks and corps are revealed when the conferences are over
  scenario  2-december option french-players=2 allied-players=2
  play      allied-1: rank x1
  play      allied-2: rank x1
  play      allied-2: assign bagration x2, done
  expect    asked french-1 french-2
  expect    view french-1 teams.players[2].rank absent
  expect    view french-1 teams.players[2].corps has 0
  expect    view french-1 teams.players[3].corps has 0
  expect    view spectator teams.players[2].corps has 0
  expect    view allied-1 teams.players[3].corps contains bagration
  play      french-1: rank x0
  play      french-2: rank x0
  play      french-1: done
  expect    view french-1 teams.players[2].seat = 3           # the most senior first
  expect    view french-1 teams.players[2].rank = 1
  expect    view french-1 teams.players[3].corps contains bagration
  expect    view spectator teams.players[3].corps contains bagration
  expect    log french-2 contains "Allied 2 has rank 1" rule NT-19-07
  expect    log french-2 contains "Bagration is under Allied 1" rule NT-19-07
  expect    trace contains "organisation"

test NT-19-08 NT-19-09 NT-19-50  at night each team confers again before its turn: corps may change hands, ranks not
  position <<END
position triumph 1
seats 0 0 1 1
scenario 1-december
turn french
round 10
players 2 2
ranks-french 1 0 0 0
ranks-allied 2 3 0 0
corps-of 1 2 1 2 1 2 1 2 3 4 3 4 3 4 3 4 3
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 murat reserve 63
unit 2 infantry 2 vandamme reserve 72
unit 36 infantry 2 bagration reserve 67
unit 37 infantry 2 constantine reserve 87
END
  play      french-2: end-turn                                # all three corps are his
  expect    truth round = 11
  expect    trace contains "conference"
  expect    asked allied-1
  refuse    allied-1: rank x1 because NT-19-09
  refuse    allied-1: corps-move bagration because NT-19-10
  play      allied-1: done
  expect    asked allied-1
  play      allied-1: done                                    # no orders
  play      allied-1: end-turn
  play      allied-2: end-turn
  expect    asked french-2
  expect    trace contains "conference"
  play      french-2: assign lannes x0
  expect    view allied-1 teams.players[0].corps has 0        # not yet revealed
  expect    view allied-1 teams.players[0].seat = 1           # the ranks are known
  expect    view allied-1 teams.players[0].rank = 1
  play      french-2: done
  expect    log allied-2 contains "Lannes is under French 1" rule NT-19-09
  expect    view allied-1 teams.players[1].corps contains lannes
  play      french-2: done                                    # no orders
  play      french-2: end-turn
  expect    asked french-1                                    # NT-19-50: he has a corps again
  offer     french-1: corps-move lannes

test NT-19-08  there is none in the other scenario
  position <<END
position triumph 1
seats 0 0 1 1
turn allied
round 9
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration reserve 67
unit 37 infantry 2 constantine reserve 87
END
  play      allied-1: end-turn
  play      allied-2: end-turn
  expect    trace contains "orders"

test NT-19-11  notes are one switch for all, and everybody sees it
  scenario  2-december option french-players=2 notes=on
  expect    view french-1 teams.notes = true
  expect    view Allied teams.notes = true

test NT-19-49  one of each team bids for all
  scenario  2-december option french-players=3 allied-players=2 auction=on
  expect    trace contains "auction"
  offer     french-1: pass
  refuse    french-2: pass because not asked
  refuse    allied-2: pass because not asked

# -- set-up --

test NT-19-26  units are assigned by the commander-in-chief alone
  scenario  2-december option allied-players=2
  play      allied-1: rank x1
  play      allied-2: rank x1
  play      allied-2: done
  expect    asked allied-2
  offer     allied-2: copy
  no-offer  allied-2: plan
  refuse    allied-1: copy x0 because not asked
  refuse    allied-2: plan x0 because NT-19-28

test NT-19-27  he decides which corps start in play
  scenario  1-december option allied-players=2
  play      allied-1: rank x0
  play      allied-2: rank x0
  play      allied-1: done
  play      allied-1: copy x3, done
  expect    trace contains "corps in play"
  expect    asked allied-1
  refuse    allied-2: start bagration because not asked

test NT-19-28  each places his own corps, the most senior first
  position  tests/positions/triumph/team-set-up.pos
  expect    asked french-2
  expect    prompt french-2 contains "Lannes"
  refuse    french-1: place 53 because not asked
  play      french-2: place 64
  expect    prompt french-2 contains "Legrand"
  play      french-2: place 133
  expect    asked french-1
  expect    prompt french-1 contains "Bess"
  play      french-1: place 53, place 63, place 93, place 72
  expect    asked french-2

test NT-19-29 NT-6.08-09  who has no corps on the map has none to detach from, and is passed over
  position  <<END
    position triumph 1
    seats 0 0 1
    phase set-up
    team 1
    players 2 1
    ranks-french 1 0 0 0
    ranks-allied 2 0 0 0
    corps-of 1 1 1 1 1 1 2 2 3 3 3 3 3 3 3 3 3
    set-up french_organised 1 allied_organised 1
    frame match "French set up"
    frame set-up placing 0 0
    commander bernadotte off-map
    commander davout off-map
    unit 0 infantry 2 lannes gone
    unit 1 infantry 2 lannes gone
    unit 2 artillery 1 lannes gone
    unit 3 infantry 2 legrand gone
    unit 4 infantry 2 murat gone
    unit 5 infantry 2 st-hilaire gone
    unit 6 infantry 2 vandamme gone
    unit 7 infantry 2 bessieres gone
    unit 19 infantry 3 bernadotte off-map
    unit 20 infantry 3 davout off-map
    unit 36 infantry 2 bagration reserve 67
  END
  play      french-1: place 53, place 64, place 133, place 63, place 93, place 72
  expect    asked french-1
  play      french-1: set-detach 0, place 54
  expect    truth units[token=0].place = "54"

test NT-19-29 NT-19-30 NT-19-31  each detaches from his own corps, and six are for all of them
  position  tests/positions/triumph/team-set-up.pos
  play      french-2: place 64, place 133
  play      french-1: place 53, place 63, place 93, place 72
  expect    asked french-2
  refuse    french-2: set-detach 9 because NT-19-29
  refuse    french-2: done because NT-6.08-13                 # five in Sokolnitz
  refuse    french-1: set-detach 9 because not asked
  play      french-2: set-detach 4
  refuse    french-1: place 134 because not asked
  play      french-2: place 134
  play      french-2: set-detach 5, place 134, set-detach 6, place 134, set-detach 7, place 134
  play      french-2: set-detach 0, place 54, done
  expect    asked french-1
  refuse    french-1: set-detach 1 because NT-19-29
  play      french-1: set-detach 9, place 73                  # the sixth
  expect    asked french-2                                    # the battery is the chief's to name
  offer-only french-2: fix 3, fix 12                          # of any corps
  refuse    french-1: fix 12 because not asked
  play      french-2: fix 12, place 63-64
  expect    truth units[12].fixed = true

# -- orders --

test NT-19-13 NT-19-14 NT-19-15 NT-19-12  orders are written by the commander-in-chief before anything moves
  position <<END
position triumph 1
seats 0 0 0 1
turn allied
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 bessieres reserve 53
unit 2 infantry 2 legrand reserve 133
unit 36 infantry 2 bagration reserve 67
END
  refuse    french-1: order-attack x1 because not asked       # not in the enemy's turn
  play      Allied: end-turn
  expect    asked french-1
  refuse    french-2: order-attack x2 because not asked
  refuse    french-1: corps-move bessieres because NT-19-13
  refuse    french-1: order-attack x0 because NT-19-15        # to himself
  refuse    french-1: order-attack x3 because NT-19-15        # to the enemy
  offer-only french-1: order-attack x1, order-attack x2, order-defend x1, order-defend x2, done
  play      french-1: order-attack x1, done
  refuse    french-1: order-defend x1 because NT-19-15        # one for each
  play      french-1: done
  refuse    french-1: order-attack x2 because NT-19-13        # too late
  play      french-1: corps-move bessieres, go 63
  refuse    french-1: order-attack x2 because NT-19-13

test NT-19-16 NT-19-17 NT-19-18 NT-19-22  a verb, and names of places: nothing else
  position <<END
position triumph 1
seats 0 0 1
turn allied
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 bessieres reserve 53
unit 36 infantry 2 bagration reserve 67
END
  play      Allied: end-turn
  refuse    french-1: name 107 because NT-19-16
  play      french-1: order-defend x1
  offer     french-1: name 107, name 143, name 54, name 53, name 106, done
  refuse    french-1: name 121 because NT-19-18               # Pratze Berg has one name
  refuse    french-1: name 55 because NT-19-17
  refuse    french-1: order-attack x1 because NT-19-16
  play      french-1: name 107, name 143
  refuse    french-1: name 107 because NT-19-16
  play      french-1: done
  expect    view french-1 teams.orders[0].verb = defend
  expect    view french-1 teams.orders[0].nouns has 2
  expect    view french-1 teams.orders[0].nouns contains 143
  expect    hash same

test NT-19-19 NT-19-20 NT-19-21 NT-19-23  read a turn later, by the recipient alone; open when all is over
  position <<END
position triumph 1
seats 0 0 0 1
turn allied
round 9
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 bessieres reserve 53
unit 2 infantry 2 legrand reserve 133
unit 36 infantry 2 detached reserve 55
unit 37 infantry 2 bagration reserve 67
END
  play      Allied: end-turn
  play      french-1: order-defend x1, name 54, done, done
  expect    log french-2 contains "French 1 writes an order to French 2" rule NT-19-15
  expect    log Allied contains "French 1 writes an order to French 2"
  expect    log french-2 lacks "defend"
  expect    view french-2 teams.orders[0].verb = sealed
  expect    view french-2 teams.orders[0].nouns has 0
  expect    view french-1 teams.orders[0].verb = defend
  play      french-1: end-turn
  play      french-2: end-turn
  play      french-3: end-turn
  expect    truth round = 10
  expect    view french-2 teams.orders[0].verb = sealed       # the Allied turn is not his
  play      Allied: end-turn
  expect    view french-2 teams.orders[0].verb = defend
  expect    view french-2 teams.orders[0].nouns contains 54
  expect    log french-2 contains "Order of French 1 to French 2: defend" rule NT-19-16
  expect    log french-2 contains "The order names 54"
  expect    view french-3 teams.orders[0].verb = sealed
  expect    view Allied teams.orders[0].verb = sealed
  expect    view spectator teams.orders[0].verb = sealed
  expect    log french-3 lacks "to French 2: defend"
  play      french-1: done
  play      french-1: end-turn
  offer     french-2: threaten 64-55                          # he need not obey
  play      french-2: end-turn
  play      french-3: end-turn
  expect    result over
  expect    view Allied teams.orders[0].verb = defend
  expect    view Allied teams.orders[0].round = 9
  expect    view Allied teams.orders[0].from = 0
  expect    view Allied teams.orders[0].to = 1
  expect    view spectator teams.orders[0].nouns contains 54

test NT-19-24 NT-19-12  nothing else passes between players in a turn
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 bessieres reserve 53
unit 36 infantry 2 bagration reserve 67
END
  expect    view french-2 teams.conferring = nobody
  no-offer  french-1: order-attack, order-defend, name, assign, rank
  refuse    french-2: end-turn because not asked

test NT-19-25  all players of a team see the faces of their army
  position <<END
position triumph 1
seats 0 0 1 1
turn french
unit 0 infantry 2 lannes reserve 64
unit 1 cavalry 3 bessieres reserve 53
unit 36 guard 3 bagration reserve 67
END
  expect    view french-1 units[0].type = infantry
  expect    view french-2 units[1].type = cavalry
  expect    view french-2 units[36].type = unknown
  expect    view allied-2 units[36].type = guard
  expect    view allied-2 units[1].type = unknown

# -- commands --

test NT-19-32 NT-19-34 NT-19-33  by seniority, each all his moves, each with his own corps, and one limit for all
  position <<END
position triumph 1
seats 0 1 1
turn allied
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration reserve 67
unit 37 infantry 2 constantine reserve 87
unit 38 infantry 2 dokhturov reserve 121
unit 39 infantry 2 kienmayer reserve 143
unit 40 infantry 2 kollowrath reserve 112
unit 41 infantry 2 liechtenstein reserve 123
unit 42 infantry 2 prebyshevsky reserve 108
END
  expect    asked allied-1
  refuse    allied-1: corps-move constantine because NT-19-34
  refuse    allied-2: corps-move constantine because not asked
  play      allied-1: corps-move bagration, go 66
  play      allied-1: corps-move dokhturov, go 120
  play      allied-1: corps-move kollowrath, go 113
  play      allied-1: corps-move liechtenstein, go 124
  play      allied-1: end-turn
  expect    asked allied-2
  expect    log French contains "Allied 2 makes the next moves" rule NT-19-32
  refuse    allied-1: corps-move prebyshevsky because not asked
  refuse    allied-2: corps-move prebyshevsky because NT-19-34
  play      allied-2: corps-move constantine, go 115          # the fifth
  refuse    allied-2: corps-move kienmayer because NT-9-06
  play      allied-2: end-turn
  expect    asked French

test NT-19-33  a senior may use up the independent commands
  position <<END
position triumph 1
seats 0 1 1
turn allied
unit 0 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration reserve 67
unit 37 infantry 2 constantine reserve 87
unit 38 infantry 2 detached reserve 67
unit 39 infantry 2 detached reserve 67
unit 40 infantry 2 detached reserve 67
unit 41 infantry 2 detached reserve 87
END
  play      allied-1: unit-move 38, go 66
  play      allied-1: unit-move 39, go 66
  play      allied-1: unit-move 40, go 66
  play      allied-1: end-turn
  refuse    allied-2: unit-move 41 because NT-9-09

test NT-19-35 NT-19-37  detached units obey the nearest commander, the senior where two are as near
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 bessieres reserve 53
unit 1 infantry 2 lannes reserve 64
unit 2 infantry 2 detached reserve 55
unit 3 infantry 2 detached reserve 63
unit 4 infantry 2 detached reserve 62
unit 36 infantry 2 detached reserve 83
END
  offer     french-1: unit-move 3, unit-move 4
  refuse    french-1: unit-move 2 because NT-19-35            # next to Lannes
  play      french-1: end-turn
  offer     french-2: unit-move 2
  refuse    french-2: unit-move 3 because NT-19-35            # as near to Bessieres
  refuse    french-2: unit-move 4 because NT-19-35

test NT-19-37  distance is not measured across impassable approaches, but through the enemy
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 bessieres reserve 92
unit 1 infantry 2 lannes reserve 102
unit 2 infantry 2 detached reserve 103
unit 36 infantry 2 detached reserve 93
END
  refuse    french-1: unit-move 2 because NT-19-35            # two away, over 93; Lannes is next to it
  play      french-1: end-turn
  offer     french-2: unit-move 2

test NT-19-37  in the same locale is nearer than next to it
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 legrand reserve 63
unit 2 infantry 2 detached reserve 64
unit 36 infantry 2 detached reserve 83
END
  refuse    french-1: unit-move 2 because NT-19-35
  play      french-1: end-turn
  offer     french-2: unit-move 2

test NT-19-38  who is on the map is near, who is off it is not
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 bernadotte off-map
unit 4 infantry 2 detached reserve 64
unit 36 infantry 2 detached reserve 83
END
  refuse    french-1: unit-move 4 because NT-19-35
  play      french-1: end-turn
  offer     french-2: unit-move 4

test NT-19-36  a unit in a corps may be taken only by a senior in the same locale
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 bessieres block 64-55
unit 1 infantry 2 lannes reserve 64
unit 2 infantry 2 lannes reserve 64
unit 3 infantry 2 legrand reserve 133
unit 4 infantry 2 murat reserve 63
unit 5 infantry 2 murat reserve 63
unit 36 infantry 2 detached reserve 83
END
  offer     french-1: unit-move 1, unit-move 2
  refuse    french-1: unit-move 4 because NT-19-35
  play      french-1: end-turn
  refuse    french-2: unit-move 1 because NT-19-35            # his own corps, but the senior is there
  offer     french-2: unit-move 4, corps-move lannes

test NT-19-38  commanders off the map are near nobody; units off the map obey the player of their corps
  position <<END
position triumph 1
seats 0 0 1
turn french
round 3
unit 0 infantry 2 bernadotte off-map
unit 1 infantry 2 bernadotte off-map
unit 2 infantry 2 davout off-map
unit 3 infantry 2 davout off-map
unit 4 infantry 2 detached reserve 64
unit 36 infantry 2 detached reserve 83
END
  offer     french-1: unit-move 4, unit-move 0
  refuse    french-1: unit-move 2 because NT-19-35
  play      french-1: end-turn
  offer     french-2: unit-move 2
  refuse    french-2: unit-move 4 because NT-19-35            # no commander on the map: the chief's
  refuse    french-2: unit-move 0 because NT-19-35

test NT-19-38  without a commander left the commander-in-chief goes on
  position <<END
position triumph 1
seats 0 0 1
turn allied
unit 0 infantry 2 detached reserve 64
unit 36 infantry 2 bagration reserve 67
END
  play      Allied: end-turn
  play      french-1: done
  expect    asked french-1
  offer     french-1: unit-move 0
  play      french-1: end-turn
  expect    asked Allied

test NT-19-39 NT-19-40  only a senior attaches out of another's corps; a detached unit is anybody's
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 bessieres reserve 64
unit 1 infantry 2 bessieres reserve 64
unit 2 infantry 2 lannes reserve 64
unit 3 infantry 2 lannes reserve 64
unit 4 infantry 2 detached reserve 64
unit 36 infantry 2 detached reserve 83
END
  offer     french-1: attach 2 x0, attach 4 x0
  play      french-1: end-turn
  refuse    french-2: attach 0 x1 because NT-19-39
  offer     french-2: attach 4 x1

test NT-19-50  who has lost all his corps is passed over
  position <<END
position triumph 1
seats 0 0 0 1
turn french
unit 0 infantry 2 bessieres reserve 53
unit 1 infantry 2 legrand reserve 133
unit 36 infantry 2 bagration reserve 67
END
  play      french-1: end-turn
  expect    asked french-3                                    # Lannes, St. Hilaire, Davout are gone
  play      french-3: end-turn
  expect    asked Allied

# -- attacks --

test NT-19-41 NT-19-42 NT-19-43  the nearest decides whether to stand, and names who stands
  position <<END
position triumph 1
seats 0 1 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 2 bagration reserve 66
unit 37 infantry 2 constantine reserve 55
unit 38 infantry 2 constantine reserve 55
unit 39 infantry 2 detached reserve 55
END
  play      French: threaten 64-55
  expect    asked allied-2                                    # Constantine is there
  expect    log French contains "Allied 2 decides for the defenders" rule NT-19-41
  refuse    allied-1: done because not asked
  play      allied-2: pick 39, done
  play      French: press-on
  expect    asked allied-2                                    # no commander was named

test NT-19-41  as near, the senior; without commanders on the map, the commander-in-chief
  position <<END
position triumph 1
seats 0 1 1
turn french
ranks-french 0 0 0 0
players 1 2
ranks-allied 2 1 0 0
corps-of 1 1 1 1 1 1 1 1 2 3 2 3 2 3 2 3 2
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 2 bagration reserve 66
unit 37 infantry 2 constantine reserve 66
unit 38 infantry 2 detached reserve 55
END
  play      French: threaten 64-55
  expect    asked allied-2

test NT-19-44 NT-19-45  with commanders among the defenders, the most senior of their players takes over
  position <<END
position triumph 1
seats 0 1 1
turn french
ranks-french 0 0 0 0
players 1 2
ranks-allied 1 2 0 0
corps-of 1 1 1 1 1 1 1 1 2 3 2 3 2 3 2 3 2
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 lannes reserve 64
unit 36 infantry 2 bagration block 55-64
unit 37 infantry 2 constantine block 55-64
unit 38 infantry 3 constantine block 55-64
END
  play      French: threaten 64-55
  play      French: press-on
  expect    asked allied-1
  expect    log all contains "Allied 1 decides for the defenders"
  play      allied-1: done
  play      French: by-corps lannes, done, wide, pick 0, done
  expect    asked allied-1                                    # the counter-attack
  play      allied-1: done
  expect    asked allied-1                                    # losses of the other's units too
  offer     allied-1: lose 36, lose 37, lose 38

test NT-19-44  it may pass to a junior, if it is his commander that stands
  position <<END
position triumph 1
seats 0 1 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 2 bagration reserve 55
unit 37 infantry 2 constantine reserve 55
END
  play      French: threaten 64-55
  expect    asked allied-1                                    # both are there, he is senior
  play      allied-1: pick 37, done
  play      French: press-on
  expect    asked allied-2
  expect    log French contains "Allied 2 decides for the defenders" rule NT-19-44

test NT-19-45 NT-19-42  who decided to retreat also places the units of others
  position <<END
position triumph 1
seats 0 1 1
turn french
ranks-french 0 0 0 0
players 1 2
ranks-allied 1 2 0 0
corps-of 1 1 1 1 1 1 1 1 2 3 2 3 2 3 2 3 2
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 2 bagration reserve 55
unit 37 infantry 2 bagration reserve 55
unit 38 cavalry 2 constantine block 55-66
unit 39 cavalry 2 constantine block 55-66
END
  play      French: threaten 64-55
  expect    asked allied-1
  play      allied-1: done
  play      allied-1: lose 39, lose 39, lose 36, lose 37, keep 36
  offer     allied-1: retreat 38 x66
  play      allied-1: retreat 36 x66, retreat 37 x66
  expect    asked allied-1                                    # Bagration is gone from there already
  play      allied-1: retreat 38 x43
  expect    truth commanders[9].place = 43

test NT-19-46 NT-19-47  corps of two players do not attack together; who threatened decides
  position <<END
position triumph 1
seats 0 0 1
turn french
unit 0 infantry 2 bessieres reserve 64
unit 1 infantry 2 bessieres reserve 64
unit 2 infantry 2 lannes reserve 64
unit 3 infantry 2 legrand reserve 64
unit 36 infantry 2 detached block 55-64
END
  play      french-1: threaten 64-55
  expect    asked french-1
  play      french-1: press-on
  play      Allied: done
  refuse    french-1: by-corps lannes because NT 19
  refuse    french-2: by-corps lannes because not asked
  play      french-1: by-corps bessieres
  refuse    french-1: by-corps lannes because NT-19-46
  offer     french-1: by-corps legrand
  play      french-1: done, narrow, pick 0, done
  expect    asked Allied

test NT-19-48  a team wins or loses together
  position <<END
position triumph 1
seats 0 0 1 1
turn french
round 10
unit 0 infantry 2 lannes reserve 64
unit 1 infantry 2 bessieres reserve 53
unit 36 infantry 2 bagration reserve 67
END
  play      french-1: end-turn
  play      french-2: end-turn
  expect    result over
  expect    result winner French
