# Chapters 5.0 and 5.1: the phases of a turn, and the card that is played.

test CCN-5.0-01  the active player is the attacker; the other is not asked
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E5 BR.LN
    unit bottom G5 FR.LN
    hand top probe-center
    hand bottom attack-center
END
  expect    asked British
  refuse    French: play attack-center because not asked
  expect    view French side = top
  play      British: play probe-center, order E5, done
  refuse    French: move G5 because not asked
  expect    asked British

test CCN-5.0-02 CCN-5.0-03  five phases, then the other player's turn
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top D5 BR.LN
    unit bottom F5 FR.LN
    hand top probe-center
    hand bottom attack-center
    pile forward rally
END
  expect    truth phase = command
  refuse    British: order D5 because CCN-5.0-03
  refuse    British: move D5 because CCN-5.0-03
  refuse    British: battle D5 because CCN-5.0-03
  refuse    British: done because CCN-5.0-03
  play      British: play probe-center
  expect    truth phase = orders
  refuse    British: move D5 because CCN-5.0-03
  refuse    British: battle D5 because CCN-5.0-03
  play      British: order D5, done
  expect    truth phase = movement
  play      British: done
  expect    truth phase = combat
  refuse    British: play forward because CCN 5
  play      British: done
  expect    truth phase = command
  expect    truth side = bottom
  expect    asked French
  expect    view British armies[side=top].hand contains forward
  play      French: play attack-center, order F5, done, done, done
  expect    asked British
  expect    view French armies[side=bottom].hand contains rally

test CCN-5.0-02 CCN-5.3.1-02 CCN-5.3.3-02  what a piece did is over with its turn
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top D5 BR.LN ordered
    leader top C5 BR Hill ordered
    unit bottom I5 FR.LN
    hand top attack-center
    hand bottom attack-left
END
  play      British: move D5, go E5, move-leader C5, go C6
  expect    asked French
  expect    truth units[hex=E5].moved = false
  expect    truth units[hex=E5].hexes = 0
  play      French: play attack-left
  play      British: play attack-center
  refuse    British: move E5 because CCN-5.0-03
  play      British: order E5, order C6, done
  offer-only British: move E5, move-leader C6, done

test CCN-5.0-04  after the first combat nobody moves any more
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.FA ordered
    unit top E7 BR.LN ordered
    unit bottom G6 FR.LN
END
  refuse    British: battle E5 because CCN-5.0-04
  refuse    British: fire G6 because CCN-5.0-04
  refuse    British: melee G6 because CCN-5.0-04
  play      British: done, battle E5, fire G6
  refuse    British: move E7 because CCN 5
  offer     British: battle E7
  no-offer  British: move

test CCN-5.0-05  a combat with all that follows is finished before the next begins
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top D6 BR.LC ordered
    unit top E4 BR.LN ordered
    unit bottom E6 FR.LN blocks 1
    unit bottom F4 FR.LN
    unit bottom G6 FR.LN
    hand bottom forward forward
END
  fate      INF INF INF
  play      British: battle D6, melee E6
  play      French: stand
  refuse    British: battle E4 because CCN 5.4
  play      British: advance
  refuse    British: battle E4 because CCN 5.4
  play      British: go F6
  refuse    British: battle E4 because CCN 5.4
  play      British: hold
  offer     British: battle E4

test CCN-5.1-01  exactly one card of the hand is played
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E5 BR.LN
    unit bottom G5 FR.LN
    hand top probe-center attack-center attack-center
END
  offer-only British: play probe-center, play attack-center
  refuse    British: play forward because CCN-5.1-01
  play      British: play attack-center
  expect    view British armies[side=top].cards = 2
  refuse    British: play probe-center because CCN-5.1-01
  play      British: order E5
  refuse    British: play probe-center because CCN-5.1-01
  play      British: done
  refuse    British: play probe-center because CCN-5.1-01
  play      British: move E5
  refuse    British: play attack-center because CCN-5.1-01

test CCN-5.1-01  whoever holds no card draws one and passes
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E5 BR.LN
    unit bottom G5 FR.LN
    hand bottom attack-center
    pile rally
END
  expect    asked French
  expect    view British armies[side=top].hand contains rally

test CCN-5.1-02  the card is shown to both at once
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E5 BR.LN
    unit bottom G5 FR.LN
    hand top probe-center attack-center
END
  expect    view French turn.card absent
  play      British: play probe-center
  expect    view French turn.card = probe-center
  expect    view spectator turn.card = probe-center
  expect    log French contains "plays Probe Center" rule CCN-5.1-02
  expect    log French lacks "Attack Center"

test CCN-5.1-03  a section card gives so many orders, in its section only
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom G3 FR.LN
    unit bottom G5 FR.LN
    unit bottom G6 FR.LN
    unit bottom G7 FR.LN
    unit bottom G9 FR.LN
    unit bottom G10 FR.LN
    unit top A1 BR.LN
    hand bottom attack-center
END
  play      French: play attack-center
  offer-only French: order G5, order G6, order G7, order G9, done
  refuse    French: order G3 because CCN-8.1-13
  refuse    French: order G10 because CCN-8.1-13
  play      French: order G5, order G7, order G9
  refuse    French: order G6 because CCN-8.1-13
  offer-only French: order G5, order G7, order G9, done
  play      French: order G7                        # taken out again
  offer     French: order G6

test CCN-5.1-04  a hex on a dotted line is in the flank and in the centre
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card probe-center phase orders
    unit bottom D4 FR.LN
    unit bottom E4 FR.LN
    unit bottom D9 FR.LN
    unit top A1 BR.LN
END
  offer-only French: order D4, order D9, done
  refuse    French: order E4 because CCN-8.1-10

test CCN-5.1-04  and a flank card reaches it too
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card probe-left phase orders
    unit bottom D4 FR.LN
    unit bottom E5 FR.LN
    unit bottom D9 FR.LN
    unit top A1 BR.LN
END
  offer-only French: order D4, done
  refuse    French: order D9 because CCN-8.1-09
  refuse    French: order E5 because CCN-8.1-09

test CCN-5.1-05  a tactic card that names no place reaches every section
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase orders
    unit bottom G2 FR.FA
    unit bottom G7 FR.FA
    unit bottom G12 FR.HA
    unit bottom G6 FR.LN
    unit top A1 BR.LN
END
  offer-only French: order G2, order G7, order G12, done
  play      French: order G2, order G7, order G12, done
  expect    truth units[hex=G2].ordered = true
  expect    truth units[hex=G7].ordered = true
  expect    truth units[hex=G12].ordered = true
  expect    truth units[hex=G6].ordered = false

test CCN-5.1-06 CCN-5.1-07  a card that orders nobody may be played: its player draws and the turn ends
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E6 BR.LN
    unit bottom G5 FR.LN
    hand top probe-left attack-center
    hand bottom forward
    pile rally
END
  offer-only British: play probe-left, play attack-center
  play      British: play probe-left
  expect    asked French
  expect    log French contains "orders nobody" rule CCN-5.1-06
  expect    view British armies[side=top].hand contains rally
  expect    view British armies[side=top].cards = 2
  expect    view French discards contains probe-left

test CCN-5.1-08  fewer orders than the card allows, or none
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E5 BR.LN
    unit top E6 BR.LN
    unit top E7 BR.LN
    unit top E8 BR.LN
    unit bottom G5 FR.LN
    hand top attack-center
    hand bottom forward
    pile rally
END
  play      British: play attack-center, order E6, done
  expect    truth units[hex=E6].ordered = true
  expect    truth units[hex=E5].ordered = false
  expect    asked British
  expect    truth phase = movement

test CCN-5.1-08  with no order at all the turn goes to the draw
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top E5 BR.LN
    unit bottom G5 FR.LN
    hand top attack-center
    hand bottom forward
    pile rally
END
  play      British: play attack-center, done
  expect    asked French
  expect    log French contains "orders nobody" rule CCN-5.1-08
  expect    view British armies[side=top].hand contains rally
