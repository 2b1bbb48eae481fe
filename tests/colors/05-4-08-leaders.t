# CCN 5.4.8: leader casualty checks.
#
# A French line unit that stands and fires has as many dice as blocks; French light infantry has as
# many in melee.  So the blocks of the attacker tell how many dice are laid.

test CCN-5.4.8-01  the opponent rolls the check: French dice for a British leader
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate INF SABRE INF
  play french: battle G7, fire E7
  expect log all contains "The French side rolls for the leader on E7" rule CCN-5.4.8-01
  expect truth leaders[name=Hill].fate = present

test CCN-5.4.8-01  and British dice for a French leader
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LN
    leader bottom E7 FR Foy
    unit top C7 PT.LN blocks 1 ordered
  END
  fate INF SABRE INF
  play british: battle C7, fire E7
  expect log all contains "The British side rolls for the leader on E7" rule CCN-5.4.8-01
  expect log all contains "The British side rolls" rule CCN-5.4.8-03

test CCN-5.4.8-03  his unit lost a block and lives: two dice, one sabre does him no harm
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate INF INF SABRE INF
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 2
  expect log all contains "1 infantry, 1 sabre" rule CCN-5.4.8-03
  expect log all lacks "takes" rule CCN-5.4.9-02
  expect truth leaders[name=Hill].hex = E7
  expect truth armies[side=bottom].banners = 0

test CCN-5.4.8-02 CCN-5.4.8-03  two sabres eliminate him: a banner, and the unit stays
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate INF SABRE SABRE
  play french: battle G7, fire E7
  expect truth leaders[name=Hill].fate = eliminated
  expect truth units[hex=E7].blocks = 3
  expect truth armies[side=bottom].banners = 1
  expect log all contains "is eliminated" rule CCN-5.4.8-03

test CCN-5.4.8-04  no check without a loss
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate CAV
  play french: battle G7, fire E7
  expect log all lacks "rolls for the leader"
  expect    log all contains "No hit, no flag"

test CCN-5.4.8-04  losses in melee bring a check
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate SABRE SABRE SABRE
  play french: battle F7, melee E7
  play british: stand
  expect truth leaders[name=Hill].fate = eliminated
  expect truth units[hex=E7].blocks = 3

test CCN-5.4.8-04  so does a block lost for a retreat that cannot be made
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top A7 BR.LN
    leader top A7 BR Hill
    unit bottom C7 FR.LN blocks 1 ordered
  END
  fate FLAG SABRE SABRE
  play french: battle C7, fire A7
  play british: ignore x0
  expect truth units[hex=A7].blocks = 3
  expect truth leaders[name=Hill].fate = eliminated
  expect truth armies[side=bottom].banners = 1

test CCN-5.4.8-05  one check in one combat: a second loss brings no second roll
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top A7 BR.LN
    leader top A7 BR Hill
    unit bottom C7 FR.LN blocks 2 ordered
  END
  fate INF FLAG SABRE INF SABRE SABRE
  play french: battle C7, fire A7
  play british: ignore x0
  expect truth units[hex=A7].blocks = 2
  expect truth leaders[name=Hill].fate = present

test CCN-5.4.8-05 CCN-5.4.8-20  the next combat is another: he is checked again
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
    unit bottom G6 FR.LT blocks 1 ordered
  END
  fate INF SABRE INF INF CAV SABRE SABRE
  play french: battle G7, fire E7
  expect truth leaders[name=Hill].fate = present
  play french: battle G6, fire E7
  expect truth leaders[name=Hill].fate = eliminated

test CCN-5.4.8-06  his unit is gone: one die, and its sabre makes it two banners
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate INF SABRE
  play french: battle G7, fire E7
  expect truth armies[side=bottom].banners = 2
  expect truth leaders[name=Hill].fate = eliminated
  expect log all contains "rolls 1 sabre" rule CCN-5.4.8-06
  expect log all contains "is eliminated" rule CCN-5.4.8-06

test CCN-5.4.8-06 CCN-5.4.8-07 CCN-5.4.11-03  he survives the die and must go back one, two or three hexes
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate INF INF
  play french: battle G7, fire E7
  expect truth armies[side=bottom].banners = 1
  offer-only british: retreat D6, retreat D7
  refuse british: halt because CCN-5.4.8-07
  play british: retreat D7
  offer-only british: retreat C7, retreat C8, halt
  play british: halt
  expect truth leaders[name=Hill].hex = D7
  expect truth armies[side=bottom].banners = 1

test CCN-5.4.8-08  on his own baseline he must leave the map, and gives no banner
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top A6 BR.LN blocks 1
    leader top A6 BR Hill
    unit bottom C6 FR.LN blocks 1 ordered
  END
  fate INF FLAG
  play french: battle C6, fire A6
  expect truth leaders[name=Hill].fate = left
  expect truth armies[side=bottom].banners = 1
  expect log all contains "leaves the map" rule CCN-5.4.8-08

test CCN-5.4.8-09  the last block is lost on the way: he retreats from there
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E5 BR.LN blocks 1
    leader top E5 BR Hill
    unit top D4 BR.LN
    unit top C5 BR.LN
    unit top C6 BR.LN
    unit bottom G5 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG INF
  play french: battle G5, fire E5
  play british: ignore x0
  expect truth armies[side=bottom].banners = 1
  offer-only british: retreat C5, retreat C6      # the unit went to D5
  play british: retreat C6, halt
  expect truth leaders[name=Hill].attached = true

test CCN-5.4.8-10 CCN-5.4.12-01  enemy units bar the way: he must go through one of them
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom D6 FR.LT blocks 2
    unit bottom D7 FR.LT blocks 3
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG INF INF ART
  play french: battle G7, fire E7
  play british: ignore x0
  expect truth armies[side=bottom].banners = 1    # no way back for the unit
  offer-only british: retreat D6, retreat D7
  play british: retreat D6
  expect log all contains "tries to escape" rule CCN-5.4.12-02
  offer-only british: retreat C6, retreat C7
  refuse british: halt because CCN-5.4.11-07
  play british: retreat C6, halt
  expect truth leaders[name=Hill].hex = C6

test CCN-5.4.8-11  the last block is lost at the edge: the die first, then he leaves without a banner
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom I4 FR.LN blocks 1
    leader bottom I4 FR Foy
    unit top G4 PT.LN blocks 1 ordered
  END
  fate FLAG INF
  play british: battle G4, fire I4
  play french: ignore x0
  expect truth armies[side=top].banners = 1
  expect truth leaders[name=Foy].fate = left

test CCN-5.4.8-11  and a sabre makes a second banner
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom I4 FR.LN blocks 1
    leader bottom I4 FR Foy
    unit top G4 PT.LN blocks 1 ordered
  END
  fate FLAG SABRE
  play british: battle G4, fire I4
  play french: ignore x0
  expect truth armies[side=top].banners = 2
  expect truth leaders[name=Foy].fate = eliminated

test CCN-5.4.8-12  impassable ground behind them: unit and leader are lost
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    terrain rugged-hill D6 D7
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG INF
  play french: battle G7, fire E7
  play british: ignore x0
  expect truth leaders[name=Hill].fate = eliminated
  expect truth armies[side=bottom].banners = 2

test CCN-5.4.8-13 CCN-5.4.11-03  flags of a roll that eliminates the unit do not drive the leader
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate INF FLAG FLAG CAV
  play french: battle G7, fire E7
  expect log all lacks "takes" rule CCN-5.4.9-02
  play british: retreat D6, halt
  expect truth leaders[name=Hill].hex = D6
  expect log all lacks "takes" rule CCN-5.4.9-02

test CCN-5.4.8-06 CCN-5.4.8-20 CCN-5.4.7-03  the attacker's leader too, when a battle back eliminates his unit
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom F7 FR.LT blocks 1 ordered
    leader bottom F7 FR Foy
  END
  fate CAV INF CAV CAV CAV INF
  play french: battle F7, melee E7
  play british: stand, battle-back
  expect truth armies[side=top].banners = 1
  offer-only french: retreat G7, retreat G8
  play french: retreat G8, halt
  expect truth leaders[name=Foy].hex = G8

test CCN-5.4.8-14  the attacker takes ground after the leader has gone
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF INF
  play french: battle F7, melee E7
  play british: stand
  expect asked british
  play british: retreat D6, halt
  offer-only french: advance, hold
  play french: advance
  expect truth units[hex=E7].type = LT

test CCN-5.4.8-15  a lone leader falls to one sabre, even of militia
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom F7 FR.MI blocks 2 ordered
  END
  fate SABRE INF
  play french: battle F7
  expect truth targets[hex=E7].odds[0].attack.hit_faces = 1
  expect truth targets[hex=E7].odds[0].attack.hits has 2   # he has one life
  play french: melee E7
  expect truth leaders[name=Hill].fate = eliminated
  expect truth armies[side=bottom].banners = 1
  offer-only french: advance, hold

test CCN-5.4.8-15  he cannot be fired at
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit top G5 BR.LN
    unit bottom G7 FR.LN ordered
  END
  play french: battle G7
  offer-only french: fire G5
  refuse french: fire E7 because CCN-5.4.2-16

test CCN-5.4.8-16  the terrain of his hex counts: four blocks into a town are two dice
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain town E7
    leader top E7 BR Hill
    unit bottom F7 FR.LN ordered
  END
  fate INF SABRE
  play french: battle F7, melee E7
  expect truth roll.dice has 2
  expect truth leaders[name=Hill].fate = eliminated

test CCN-5.4.8-17 CCN-5.4.11-04  a lone leader who is not hit must go one to three hexes; flags do nothing more
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom F7 FR.LN ordered
  END
  fate INF INF FLAG FLAG
  play french: battle F7, melee E7
  offer-only british: retreat D6, retreat D7
  refuse british: halt because CCN-5.4.11-04
  expect truth roll.dice[2].face = FLAG
  expect truth roll.dice[2].did = miss
  play british: retreat D6
  offer british: halt
  play british: retreat C6
  offer british: halt
  play british: retreat B5
  expect truth leaders[name=Hill].hex = B5

test CCN-5.4.8-18 CCN-5.4.13-05  who attacked a lone leader may take his hex after his retreat
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom F7 FR.LN ordered
  END
  fate INF INF INF INF
  play french: battle F7, melee E7
  play british: retreat D6, halt
  play french: advance
  expect truth units[hex=E7].type = LN

test CCN-5.4.8-18 CCN-5.4.14-06  and cavalry may pursue
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top E7 BR Hill
    unit bottom F7 FR.LC ordered
  END
  fate SABRE INF INF INF
  play french: battle F7, melee E7
  play french: advance, go D7
  expect truth units[hex=D7].type = LC

test CCN-5.4.8-19  checked once, his unit lost afterwards: he leaves without a further die
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top A7 BR.LN blocks 2
    leader top A7 BR Hill
    unit bottom C7 FR.LN blocks 2 ordered
  END
  fate INF FLAG SABRE INF
  play french: battle C7, fire A7
  play british: ignore x0
  expect dice laid                     # the roll, and one check of two dice
  expect truth leaders[name=Hill].fate = left
  expect truth armies[side=bottom].banners = 1

test CCN-5.4.8-20  First Strike and attack are one combat, a bonus melee is another
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top first-strike probe-left
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN blocks 2
    unit bottom F7 FR.HC ordered
    leader bottom F7 FR Foy
  END
  fate CAV SABRE INF INF INF INF INF
  play french: battle F7, melee E7
  play british: first-strike                      # CAV: a hit; SABRE INF: Foy lives
  expect truth leaders[name=Foy].fate = present
  play french: advance, halt
  fate CAV CAV CAV CAV CAV INF SABRE SABRE
  play french: melee D7
  play british: stand
  play british: battle-back                       # CAV INF: a hit; two sabres
  expect truth leaders[name=Foy].fate = eliminated
  expect truth armies[side=top].banners = 1
