# CCN 5.4.11, 5.4.12: leaders in retreat, and through the enemy.  Four blocks of French line on F7 attack
# a lone leader on E7 with four dice; without a sabre he must go.

test CCN-5.4.11-01 CCN-5.4.8-17  from E7 to D6 or D7, then C6 to C8, then B5 to B8
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  offer-only british: retreat D6, retreat D7
  refuse british: retreat E6 because CCN-5.4.11-01
  refuse british: retreat F6 because CCN-5.4.11-01
  refuse british: retreat C6 because CCN-5.4.11-01
  refuse british: leave-map because CCN-5.4.11-11
  play british: retreat D6
  offer-only british: retreat C6, retreat C7, halt
  expect hash same
  play british: retreat C6
  offer-only british: retreat B5, retreat B6, halt
  play british: retreat B5
  expect truth leaders[name=Hill].hex = B5        # three hexes and no more

test CCN-5.4.11-01  a French leader goes the other way
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    leader bottom E7 FR Foy
    unit top D7 PT.LN blocks 1 ordered
  END
  fate INF
  play british: battle D7, melee E7
  offer-only french: retreat F6, retreat F7

test CCN-5.4.11-05  forest and ford do not stop him
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain forest D6 D7
    terrain ford C6 C7
    leader top E7 BR Hill
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retreat D6, retreat C6, retreat B6
  expect truth leaders[name=Hill].hex = B6

test CCN-5.4.11-06  no way but impassable ground: he is eliminated
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill D1
    leader top E1 BR Hill
    unit bottom F1 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F1, melee E1
  expect truth leaders[name=Hill].fate = eliminated
  expect truth armies[side=bottom].banners = 1
  offer-only french: advance, hold

test CCN-5.4.11-06  a river beside an open hex: he goes to the open one, and may not turn into the river
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain river D6 C8
    leader top E7 BR Hill
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  offer-only british: retreat C7, halt            # D7 was the only way
  refuse british: retreat C8 because CCN-5.4.11-06

test CCN-5.4.11-07 CCN-5.4.11-09  he passes a friendly unit that has a leader, and may not stay there
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit top D6 BR.LN
    leader top D6 BR Paget
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retreat D6
  offer-only british: retreat C6, retreat C7
  refuse british: halt because CCN-5.4.11-07
  play british: retreat C6, halt
  expect truth leaders[name=Hill].hex = C6
  expect truth leaders[name=Paget].hex = D6

test CCN-5.4.11-07 CCN-5.4.11-09  nor with a lone leader of his side
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    leader top D6 BR Paget
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retreat D6
  refuse british: halt because CCN-5.4.11-07

test CCN-5.4.11-08  he may stop with a friendly unit and is attached
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit top D6 BR.LN
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retreat D6, halt
  expect truth leaders[name=Hill].attached = true

test CCN-5.4.11-08 CCN-5.4.11-10  or pass through it, which does nothing to it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit top D6 BR.LN blocks 2
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retreat D6, retreat C7, halt
  expect truth leaders[name=Hill].hex = C7
  expect truth leaders[name=Hill].attached = false
  expect truth units[hex=D6].blocks = 2

test CCN-5.4.11-11  he may leave the map over his own edge, for no banner
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top B5 BR Hill
    unit bottom C5 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle C5, melee B5
  offer-only british: retreat A5, retreat A6
  refuse british: leave-map because CCN-5.4.11-11
  play british: retreat A5
  offer-only british: halt, leave-map
  play british: leave-map
  expect truth leaders[name=Hill].fate = left
  expect truth armies[side=bottom].banners = 0

test CCN-5.4.11-11 CCN-5.4.11-09  with leaders on both hexes of the edge he passes one of them and leaves
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top B5 BR Hill
    leader top A5 BR Paget
    leader top A6 BR Moore
    unit bottom C5 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle C5, melee B5
  offer-only british: retreat A5, retreat A6
  play british: retreat A6
  expect truth leaders[name=Hill].fate = left
  expect truth armies[side=bottom].banners = 0

test CCN-5.4.11-11  not with a fourth hex: three bring him to the edge
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top D5 BR Hill
    unit bottom E5 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle E5, melee D5
  play british: retreat C5, retreat B4, retreat A4
  expect truth leaders[name=Hill].hex = A4

test CCN-5.4.11-12  every place within three hexes holds a leader: he is eliminated
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    leader top D1 BR Paget
    leader top C1 BR Moore
    leader top C2 BR Baird
    leader top B1 BR Hope
    leader top B2 BR Fane
    unit bottom F1 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F1, melee E1
  expect truth leaders[name=Hill].fate = eliminated
  expect log all contains "is eliminated" rule CCN-5.4.11-12

test CCN-5.4.11-12 CCN-5.4.11-09  one place is free: he comes to it, unasked
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    leader top D1 BR Paget
    leader top C1 BR Moore
    leader top C2 BR Baird
    leader top B1 BR Hope
    unit bottom F1 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F1, melee E1
  expect truth leaders[name=Hill].hex = B2

test CCN-5.4.11-13  enemies beside the way do nothing
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom D5 FR.LC
    unit bottom D7 FR.LC
    unit bottom C5 FR.LC
    unit bottom F7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retreat D6, retreat C6, halt
  expect truth leaders[name=Hill].hex = C6
  expect log all lacks "tries to escape"

test CCN-5.4.12-02 CCN-5.4.12-04  the enemy unit rolls its melee dice, without terrain
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain forest D6
    leader top E1 BR Hill
    terrain forest D1
    unit bottom D1 FR.HC blocks 3
    unit bottom F1 FR.LN blocks 1 ordered
  END
  fate INF FLAG FLAG INF INF
  play french: battle F1, melee E1                # D1 is the only way
  expect truth roll.dice has 4
  offer-only british: retreat C1, retreat C2

test CCN-5.4.12-03  one sabre is enough, whoever rolls it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    leader bottom E1 FR Foy
    unit top F1 BR.RL blocks 2
    unit top D1 PT.LN blocks 1 ordered
  END
  fate INF SABRE INF
  play british: battle D1, melee E1
  expect truth leaders[name=Foy].fate = eliminated
  expect truth armies[side=top].banners = 1
  expect log all contains "is eliminated" rule CCN-5.4.12-03

test CCN-5.4.12-05  he faces each enemy unit on his way
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    unit bottom D1 FR.LT blocks 1
    unit bottom C1 FR.LT blocks 2
    unit bottom C2 FR.LT blocks 3
    unit bottom F1 FR.LN blocks 1 ordered
  END
  fate INF INF INF INF
  play french: battle F1, melee E1
  play british: retreat C1
  expect truth leaders[name=Hill].hex = B1        # three hexes made
  expect truth roll.dice has 2

test CCN-5.4.12-06 CCN-5.4.12-07  the first example: through two blocks of infantry rather than light cavalry
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom D6 FR.LN blocks 2
    unit bottom D7 FR.LC blocks 3
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF INF ART
  play french: battle F7, melee E7
  offer-only british: retreat D6, retreat D7
  play british: retreat D6
  expect truth roll.dice has 2
  offer-only british: retreat C6, retreat C7
  play british: retreat C6
  offer-only british: retreat B5, retreat B6, halt
  play british: halt
  expect truth leaders[name=Hill].hex = C6

test CCN-5.4.12-06  or through the cavalry, which has three dice
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom D6 FR.LN blocks 2
    unit bottom D7 FR.LC blocks 3
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF INF INF SABRE
  play french: battle F7, melee E7
  play british: retreat D7
  expect truth roll.dice has 3
  expect truth leaders[name=Hill].fate = eliminated

test CCN-5.4.12-08  the second example: past heavy cavalry to a friend in the third hex
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom C6 FR.HC blocks 3
    unit top B6 BR.LN
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF FLAG FLAG INF INF
  play french: battle F7, melee E7
  play british: retreat D6
  offer british: halt                             # he might stop after one hex
  play british: retreat C6
  expect truth roll.dice has 4
  play british: retreat B6
  expect truth leaders[name=Hill].hex = B6
  expect truth leaders[name=Hill].attached = true

test CCN-5.4.12-09  the third example: infantry, then light cavalry, whose sabres eliminate him
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    terrain rugged-hill C1
    unit bottom D1 FR.LN blocks 2
    unit bottom C2 FR.LC blocks 3
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF FLAG CAV SABRE SABRE FLAG
  play french: battle F1, melee E1
  expect truth leaders[name=Hill].fate = eliminated
  expect truth armies[side=bottom].banners = 1
  expect truth roll.dice has 3

test CCN-5.4.12-10  three enemy units one behind the other: three rolls, and he is eliminated all the same
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    terrain rugged-hill C2
    unit bottom D1 FR.LT blocks 1
    unit bottom C1 FR.LT blocks 2
    unit bottom B1 FR.LT blocks 3
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF INF INF INF INF INF INF
  play french: battle F1, melee E1
  expect truth roll.dice has 3
  expect truth leaders[name=Hill].fate = eliminated
  expect truth armies[side=bottom].banners = 1
  expect log all contains "is eliminated" rule CCN-5.4.12-10

test CCN-5.4.12-10  a way that cannot end is closed while there is another
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E2 BR Hill
    unit bottom D1 FR.LT
    unit bottom C2 FR.LT
    unit bottom B1 FR.LT
    unit bottom B2 FR.LT
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F1, melee E2
  play british: retreat D2
  offer-only british: retreat C3, halt
  refuse british: retreat C2 because CCN-5.4.12-10

test CCN-5.4.12-11  an enemy leader on the way is passed without a roll, and no place to stop
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    leader bottom D1 FR Foy
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F1, melee E1
  expect log all lacks "tries to escape"
  offer-only british: retreat C1, retreat C2
  refuse british: halt because CCN-5.4.11-07
  play british: retreat C1, halt
  expect truth leaders[name=Hill].hex = C1

test CCN-5.4.12-12  a square has one die
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    unit bottom D1 FR.OG square 1
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF INF
  play french: battle F1, melee E1
  expect truth roll.dice has 1

test CCN-5.4.12-12  no card helps, and French line has no die more against a leader
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card elan phase combat
    leader top E1 BR Hill
    unit bottom D1 FR.LN blocks 3 ordered
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF INF INF INF INF
  play french: battle F1, melee E1
  expect truth roll.dice has 3

test CCN-5.4.12-12  guns roll their melee dice
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E1 BR Hill
    unit bottom D1 FR.FA blocks 1
    unit bottom F1 FR.LT blocks 1 ordered
  END
  fate INF INF INF INF
  play french: battle F1, melee E1
  expect truth roll.dice has 3
