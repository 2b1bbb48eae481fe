# CCN 5.4.13 to 5.4.15: taking ground, pursuit, bonus melee.  French light infantry has as many melee
# dice as blocks, French light cavalry too.

test CCN-5.4.13-01 CCN-5.4.13-02  infantry that drives the defender out may take his hex
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate FLAG
  play french: battle F7, melee E7
  play british: stand, retreat D6
  offer-only french: advance, hold
  refuse french: go E8 because CCN-5.4.13-03
  play french: advance
  expect truth units[hex=E7].type = LT
  expect log all contains "takes ground, from F7 to E7" rule CCN-5.4.13-01

test CCN-5.4.13-02  or stay
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate FLAG
  play french: battle F7, melee E7
  play british: stand, retreat D6
  play french: hold
  expect truth units[hex=F7].type = LT
  no-offer british: battle-back

test CCN-5.4.13-01 CCN-5.4.15-02 CCN-1-07  after an elimination too, and infantry fights no second time
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect truth units[hex=E7].type = LT
  expect asked british                            # his turn

test CCN-5.4.13-03  the ground of a town may be taken, and there is no more battle there
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain town E7
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LT blocks 4 ordered
  END
  fate INF INF
  play french: battle F7, melee E7
  play british: stand
  offer-only french: advance, hold
  play french: advance
  expect truth units[hex=E7].type = LT

test CCN-5.4.13-04 CCN-6.1-11  infantry may take the hex of cavalry that retires
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retire, retreat D6, retreat C6
  offer-only french: advance, hold
  play french: advance
  expect truth units[hex=E7].type = LT

test CCN-5.4.13-06 CCN-6.2.2-18  a square takes no ground
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LC blocks 1
    unit top D7 BR.LN square 1 ordered
  END
  fate CAV
  play british: battle D7, melee E7
  play french: stand
  expect truth units[hex=E7] absent
  expect truth units[hex=D7].type = LN
  expect asked french                             # nothing was asked; it is his turn

test CCN-5.4.13-07  guns take no ground
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.FA ordered
  END
  fate INF INF INF INF
  play french: battle F7, melee E7
  play british: stand
  expect truth units[hex=E7] absent
  expect asked british

test CCN-5.4.13-08 CCN-5.4.14-07  fire takes no ground
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit bottom G7 FR.LN ordered
  END
  fate INF INF INF INF
  play french: battle G7, fire E7
  expect truth units[hex=G7].type = LN
  expect asked british

test CCN-5.4.13-09  the leader goes along
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LT blocks 1 ordered
    leader bottom F7 FR Foy
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect truth leaders[name=Foy].hex = E7

test CCN-5.4.13-09  also one with an order of his own
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
    leader bottom F7 FR Foy ordered
  END
  fate INF INF INF INF
  play french: battle F7, melee E7
  play british: stand
  play french: advance, go D7
  expect truth leaders[name=Foy].hex = D7

test CCN-5.4.13-10  who entered a ford this turn does not advance from it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain ford F7
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LT blocks 2 ordered moved entered 1 stopped
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  expect truth units[hex=F7].type = LT
  expect asked british

test CCN-5.4.13-10  who stood there before does
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain ford F7
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LT blocks 2 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  offer-only french: advance, hold

test CCN-5.4.13-10  the same by a move: into the ford, then the melee, and no advance
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase movement
    terrain ford F7
    unit top E7 BR.LN blocks 1
    unit bottom G7 FR.LT blocks 2 ordered
  END
  fate INF
  play french: move G7, go F7
  play french: battle F7, melee E7
  play british: stand
  expect truth units[hex=F7].type = LT
  expect truth units[hex=E7] absent
  expect asked british

test CCN-5.4.13-10  the stop for a lone leader is none of terrain: the advance is open
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase movement
    unit top E7 BR.LN blocks 1
    leader bottom F7 FR Foy
    unit bottom G7 FR.LT blocks 1 ordered
  END
  fate INF
  play french: move G7, go F7
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect truth leaders[name=Foy].hex = E7

test CCN-5.4.13-11  a defender who keeps his hex gives none, and battles back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.GR
    unit bottom F7 FR.LT blocks 2 ordered
  END
  fate INF FLAG
  play french: battle F7, melee E7
  play british: stand, ignore x1
  offer-only british: battle-back, hold

test CCN-5.4.13-12 CCN-5.4.14-07  First Strike that drives the attacker back gives no ground
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top first-strike probe-left
    unit top E7 BR.LC
    unit bottom F7 FR.LT ordered
  END
  fate FLAG INF INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: first-strike
  play french: retreat G7
  expect truth units[hex=E7].type = LC
  expect truth units[hex=E7].blocks = 3           # the attack is over before its dice
  expect truth units[hex=F7] absent
  expect asked british                            # the turn is over

test CCN-5.4.14-07  a battle back gives no pursuit
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top D7 PT.LC
    unit bottom E7 FR.LT blocks 1 ordered
    unit bottom E11 FR.LT ordered
    unit top D11 PT.LN
  END
  fate INF INF INF INF
  play french: battle E7, melee D7
  play british: stand, battle-back
  expect truth units[hex=E7] absent
  expect truth units[hex=D7].type = LC
  expect asked french

test CCN-5.4.13-01  the advance may decide the match
  position <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    banners 3
    gained 0 1
    objective bottom 1 each E7 always
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect result winner french

test CCN-5.4.14-01 CCN-4-06  a pursuit may, before the second hex is asked
  position <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    banners 3
    gained 0 1
    objective bottom 1 each E7 always
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect result winner french

test CCN-5.4.14-01 CCN-5.4.14-03 CCN-5.4.14-04  cavalry enters the hex and may go one farther, also back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  offer-only french: advance, hold
  play french: advance
  offer-only french: go D6, go D7, go E6, go E8, go F6, go F7, halt
  refuse french: go C7 because CCN-5.4.14-01
  play french: go D6
  expect truth units[hex=D6].type = LC
  expect log all contains "pursues, from E7 to D6" rule CCN-5.4.14-01

test CCN-5.4.14-02 CCN-5.4.15-03  pursuit is a choice: who stays has no bonus melee
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top E8 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  refuse french: melee E8 because CCN-5.4.15-03
  play french: hold
  expect asked british

test CCN-5.4.14-03 CCN-5.4.15-01  stopping on the hex is a pursuit: the bonus melee is open
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, halt
  offer-only french: melee D7, hold

test CCN-5.4.14-04 CCN-5.4.15-01  so is going back where it came from
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top E8 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, go F7
  offer-only french: melee E8, hold

test CCN-5.4.14-05  into forest: it stops there
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain forest E7
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect truth units[hex=E7].type = LC
  expect asked british

test CCN-5.4.14-05  no second hex over a river
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain river D6
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  no-offer french: go D6
  refuse french: go D6 because CCN-5.4.14-05

test CCN-5.4.14-08  the second hex must be free of units and enemy leaders
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D6 BR.LN
    leader top D7 BR Hill
    unit bottom E8 FR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  offer-only french: go E6, go F6, go F7, halt
  refuse french: go D6 because CCN-5.4.14-08
  refuse french: go D7 because CCN-5.4.14-08
  refuse french: go E8 because CCN-5.4.14-08

test CCN-5.4.14-08  a lone friendly leader joins it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    leader bottom E8 FR Foy
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, go E8
  expect truth leaders[name=Foy].attached = true

test CCN-5.4.14-09  no bonus melee from a town that it entered
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain town E7
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  play french: advance
  expect truth units[hex=E7].type = LC
  expect asked british

test CCN-5.4.14-09 CCN-5.4.15-08  from a ford one, with a die less, and no advance after it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain ford E7
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV INF INF INF
  play french: battle F7, melee E7                # three dice into the ford
  play british: stand
  play french: advance
  offer-only french: melee D7, hold
  play french: melee D7
  play british: stand
  expect truth roll.dice has 3
  expect truth units[hex=D7] absent
  expect truth units[hex=E7].type = LC
  expect asked british

test CCN-5.4.15-04  the bonus melee is a choice
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, halt, hold
  expect truth units[hex=D7].blocks = 4
  expect asked british

test CCN-5.4.15-05  against whoever is beside it, not only whom it fought
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E8 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate FLAG CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand, retreat D7
  play french: advance, halt
  offer-only french: melee D7, melee E8, hold
  expect hash same

test CCN-5.4.15-06  terrain counts in it: uphill a die less
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain hill D7
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, halt, melee D7
  play british: stand
  expect truth roll.dice has 3

test CCN-5.4.15-07 CCN-5.4.15-08  after a won bonus melee it may enter the hex, and that is all
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN blocks 1
    unit top C7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, halt, melee D7
  play british: stand
  offer-only french: advance, hold
  play french: advance
  expect truth units[hex=D7].type = LC
  expect truth units[hex=C7].blocks = 1
  expect asked british

test CCN-5.4.15-09 CCN-5.0-05  all of it comes before another unit fights
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit top E2 BR.LN
    unit bottom F7 FR.LC ordered
    unit bottom G2 FR.LN ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  refuse french: battle G2 because CCN-5.4.13
  play french: advance
  refuse french: battle G2 because CCN-5.4.14
  play french: halt
  refuse french: battle G2 because CCN-5.4.5-04
  play french: hold
  offer french: battle G2

test CCN-5.4.15-10 CCN-6.2.1-03  its target may form square, like any other
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, halt, melee D7
  offer-only british: stand, square

test CCN-5.4.15-10  and battle back, which falls on the cavalry
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN blocks 3
    unit bottom F7 FR.LC ordered
  END
  fate INF CAV CAV CAV CAV CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  play french: advance, halt, melee D7
  play british: stand
  fate CAV FLAG INF
  play british: battle-back
  play french: retreat F6
  expect truth units[hex=F6].blocks = 3

test CCN-5.4.15-11  a battery that has not fought may join the bonus melee, once
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit top D7 BR.LN
    unit bottom F7 FR.LC ordered
    unit bottom E4 FR.FA ordered
    unit bottom D4 FR.FA ordered
  END
  play french: battle F7, melee E7
  offer french: join E4
  play french: join E4, done
  fate INF CAV CAV CAV CAV CAV
  play british: stand
  play french: advance, halt, melee D7
  no-offer french: join E4
  offer french: join D4
