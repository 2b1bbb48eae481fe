# 02-2-field.t -- CCN 2.1, 2.2, 2.4, 2.5: the field, the dice and the pieces, as they are in play.

test CCN-2.1-01  a deck of 70 cards: eleven are dealt, 59 are left
  scenario  01-rolica-first
  expect    view British pile = 59
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5

test CCN-2.2-01 CCN-2.2-02  thirteen hexes in the long rows, twelve in the short ones
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top A13 BR.LN ordered
    unit bottom I13 FR.LN
  END
  play      British: move A13
  offer-only British: go A12, go B12, halt

test CCN-2.2-03  the six hexes around D6
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    unit top D6 BR.LN ordered
    unit bottom I13 FR.LN
  END
  play      British: move D6
  offer-only British: go C6, go C7, go D5, go D7, go E6, go E7, halt

test CCN-2.2-04 CCN-2.2-05  the right flank begins with 10 in a long row, with 9 in a short one
  position <<END
    position colors 1
    seats 0 1
    turn bottom card attack-right phase orders
    unit bottom E9 FR.LN
    unit bottom E10 FR.LN
    unit bottom D8 FR.LN
    unit bottom D9 FR.LN
    unit bottom D10 FR.LN
    unit top A1 BR.LN
  END
  offer-only French: order D9, order D10, order E10, done

test CCN-2.2-05  the left flank ends with 4
  position <<END
    position colors 1
    seats 0 1
    turn bottom card attack-left phase orders
    unit bottom E4 FR.LN
    unit bottom E5 FR.LN
    unit bottom D4 FR.LN
    unit bottom D5 FR.LN
    unit top A1 BR.LN
  END
  offer-only French: order D4, order E4, done

test CCN-2.2-08  the British go back towards row A
  position <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate      FLAG
  play      french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-2.2-08  the French towards row I
  position <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit bottom E7 FR.LN
    unit top C7 PT.LN blocks 1 ordered
  END
  fate      FLAG
  play      british: battle C7, fire E7
  offer-only french: retreat F6, retreat F7

test CCN-2.2-09  distances, by the dice of a battery
  position <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    unit bottom C7 FR.LN
    unit bottom C5 FR.LN
    unit bottom E12 FR.LN
    unit bottom E1 FR.LN
  END
  play      british: battle E7
  offer-only british: fire C5, fire C7, fire E12
  expect    view British targets[hex=C7].dice = 3        # two hexes
  expect    view British targets[hex=C5].dice = 2        # three
  expect    view British targets[hex=E12].dice = 1       # five

test CCN-2.4-01  the faces of a battle die
  position <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom G7 FR.LT ordered
  END
  fate      INF CAV ART SABRE FLAG
  play      french: battle G7, fire E7
  expect    log all contains "1 infantry, 1 cavalry, 1 artillery, 1 flag, 1 sabre"
  expect    truth units[hex=E7].blocks = 3
  offer-only british: retreat D6, retreat D7

test CCN-2.5-04  a unit is there as long as it has a block
  position <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit top E7 BR.GG
    unit top E3 BR.LN blocks 1
    unit bottom G7 FR.LN blocks 1 ordered
    unit bottom G3 FR.LN blocks 1 ordered
  END
  fate      INF INF
  expect    truth units[hex=E7].blocks = 5
  play      french: battle G7, fire E7, battle G3, fire E3
  expect    truth units[hex=E7].blocks = 4
  expect    truth units[hex=E3] absent
