# CCN 6.1: retire and reform.

test CCN-6.1-01 CCN-6.1-02 CCN-1-06  cavalry attacked by infantry is asked before the dice
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
  play french: battle F7, melee E7
  offer-only british: stand, retire
  expect truth roll absent

test CCN-6.1-01  also in combined arms
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
    unit bottom E4 FR.FA ordered
  END
  play french: battle F7, melee E7, join E4, done
  offer british: retire

test CCN-6.1-01 CCN-1-06  not against cavalry
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  offer-only british: stand
  refuse british: retire because CCN-1-06

test CCN-6.1-01 CCN-1-06  not against guns alone
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.FA ordered
  END
  play french: battle F7, melee E7
  refuse british: retire because CCN-1-06

test CCN-6.1-01 CCN-5.4.2-07  not under fire
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate INF
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3
  expect log all lacks "retire"

test CCN-6.1-01 CCN-5.4.5-07  infantry does not retire
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
  play french: battle F7, melee E7
  refuse british: retire because CCN-5.4.5-07

test CCN-6.1-03  one row from its own edge it cannot: two hexes are needed
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom H7 FR.LC
    unit top G7 PT.LN ordered
  END
  play british: battle G7, melee H7
  offer-only french: stand
  refuse french: retire because CCN-6.1-03

test CCN-6.1-03  two rows from it, it can
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom G7 FR.LC
    unit top F7 PT.LN ordered
  END
  play british: battle F7, melee G7
  offer-only french: stand, retire

test CCN-6.1-04  stopping terrain does not bar it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain forest D6 D7
    terrain town C6
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: retire, retreat D6, retreat C6
  expect truth units[hex=C6].type = LC

test CCN-6.1-04  occupied and impassable hexes do
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain river D6
    unit top D7 BR.LN
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
  END
  play french: battle F7, melee E7
  refuse british: retire because CCN-6.1-03

test CCN-6.1-04  so does what bars the second hex
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill C6 C7 C8
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
  END
  play french: battle F7, melee E7
  refuse british: retire because CCN-6.1-03

test CCN-6.1-05  a lone friendly leader counts as an obstacle
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill D7
    leader top D6 BR Hill
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
  END
  play french: battle F7, melee E7
  refuse british: retire because CCN-6.1-03

test CCN-6.1-05  a free hex beside him is a way
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top D6 BR Hill
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 1 ordered
  END
  play french: battle F7, melee E7
  offer british: retire

test CCN-6.1-06  who stands fights as usual, battle back and all
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
  fate SABRE
  play french: battle F7, melee E7
  play british: stand
  expect truth units[hex=E7].blocks = 2
  offer-only british: battle-back, hold
  expect log all contains "awaits the attack" rule CCN-6.1-06

test CCN-6.1-07 CCN-6.1-08  the attack is rolled first, and cavalry faces alone hit
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 4 ordered
  END
  fate CAV SABRE SABRE FLAG
  play french: battle F7, melee E7
  play british: retire
  expect truth roll.dice has 4
  expect truth units[hex=E7].blocks = 2
  offer-only british: retreat D6, retreat D7

test CCN-6.1-07  batteries roll with it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 4 ordered
    unit bottom E4 FR.HA ordered
  END
  fate CAV INF INF INF CAV
  play french: battle F7, melee E7, join E4, done
  play british: retire
  expect truth roll.dice has 5
  expect truth units[hex=E7].blocks = 1

test CCN-6.1-09 CCN-5.4.8-03  a loss brings the usual check of its leader, who retires with it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    leader top E7 BR Paget
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate CAV SABRE INF
  play french: battle F7, melee E7
  play british: retire
  expect log all contains "rolls for the leader on E7" rule CCN-5.4.8-01
  play british: retreat D6, retreat C7
  expect truth leaders[name=Paget].hex = C7

test CCN-6.1-09  two sabres eliminate him, and the cavalry retires without him
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    leader top E7 BR Paget
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate CAV SABRE SABRE
  play french: battle F7, melee E7
  play british: retire, retreat D6, retreat C7
  expect truth leaders[name=Paget].fate = eliminated
  expect truth units[hex=C7].blocks = 2

test CCN-6.1-10  exactly two hexes towards its own edge: from E7 to G6, G7 or G8
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LC
    unit top D7 PT.LN blocks 1 ordered
  END
  fate INF
  play british: battle D7, melee E7
  play french: retire
  offer-only french: retreat F6, retreat F7
  refuse french: halt because CCN-6.1-10
  refuse french: retreat E8 because CCN-6.1-10
  play french: retreat F6
  offer-only french: retreat G6, retreat G7
  expect hash same
  refuse french: halt because CCN-6.1-10
  play french: retreat G6
  expect truth units[hex=G6].type = LC
  offer-only british: advance, hold

test CCN-6.1-12  the example: one end is occupied, one impassable, one is left
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LC
    unit bottom G6 FR.LN
    terrain rugged-hill G7
    unit top D7 BR.LN ordered
  END
  fate CAV SABRE SABRE FLAG
  play british: battle D7, melee E7
  play french: retire                             # F6 leads nowhere: F7 and G8, unasked
  expect truth roll.dice has 4
  expect truth units[hex=G8].blocks = 3
  offer-only british: advance, hold

test CCN-6.1-13  cavalry that retires does not battle back, even if it is still beside the attacker
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom D6 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle D6, melee E7
  play british: retire, retreat C7              # over D7, the only way
  expect asked french
  offer-only french: advance, hold
  play french: hold
  expect truth units[hex=C7].blocks = 3
  expect log all lacks "battles back"

test CCN-6.1-14  cavalry that attacked does not retire from a battle back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate CAV CAV CAV CAV CAV INF INF INF
  play french: battle F7, melee E7
  play british: stand, battle-back
  expect truth units[hex=F7].blocks = 3

test CCN-6.1-15  if the roll eliminates it, the attacker has won and may take ground
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC blocks 1
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate CAV
  play french: battle F7, melee E7
  play british: retire
  expect truth armies[side=bottom].banners = 1
  offer-only french: advance, hold

test CCN-6.1-15  its leader retreats by the usual rule
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LC blocks 1
    leader top E7 BR Paget
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate CAV INF
  play french: battle F7, melee E7
  play british: retire
  offer-only british: retreat D6, retreat D7
  play british: retreat D6, halt
  offer-only french: advance, hold

test CCN-6.1-16  it may retire before a square that attacks
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LC
    unit top D7 BR.LN square 1 ordered
  END
  play british: battle D7, melee E7
  offer-only french: stand, retire

test CCN-6.1-17  attacking cavalry that meets a First Strike does not retire: all faces count
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top first-strike probe-left
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate SABRE CAV INF INF INF INF
  play french: battle F7, melee E7
  play british: first-strike
  expect truth units[hex=F7].blocks = 2

test CCN-6.1-11  the objective it leaves is given up at once
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    objective bottom 1 each E7 always held 1
    turn top card attack-center phase combat
    unit bottom E7 FR.LC
    unit top D7 BR.LN blocks 1 ordered
  END
  fate INF
  play british: battle D7, melee E7
  play french: retire, retreat F6, retreat G6
  expect truth armies[side=bottom].banners = 0
