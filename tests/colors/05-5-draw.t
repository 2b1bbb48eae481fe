# Chapter 5.5: the draw, the pile, the end of a turn and of a match.

test CCN-5.5-01  the played card is discarded, one is drawn, the turn ends
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top A5 BR.LN
    unit bottom I5 FR.LN
    hand top probe-center forward forward
    hand bottom attack-left
    pile rally elan
    discards scout-left
END
  play      British: play probe-center
  expect    truth armies[side=top].cards = 2
  expect    truth discards has 1
  play      British: order A5, done, done
  expect    asked French
  expect    truth armies[side=top].cards = 3
  expect    truth discards has 2
  expect    truth discards[1] = probe-center
  expect    view British armies[side=top].hand contains rally
  expect    log British contains "You draw Rally" rule CCN-5.5-01
  expect    log French contains "British side draws a card"
  expect    log French lacks "Rally"
  expect    truth turn.card absent

test CCN-5.5-02 CCN-8.2-34  whoever played First Strike draws before the active player
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.LN ordered
    unit bottom E6 FR.LN
    hand top forward
    hand bottom first-strike attack-left
    pile rally elan
END
  fate      ART ART ART ART ART ART ART ART ART
  play      British: battle E5, melee E6
  play      French: first-strike
  expect    log all contains "The French side replaces its First Strike" rule CCN-5.5-02
  expect    view French armies[side=bottom].hand contains rally
  expect    view British armies[side=top].hand contains elan
  expect    truth discards contains first-strike
  expect    asked French

test CCN-5.5-03  an empty pile is made anew of the discards
  position  <<END
    position colors 1
    seats 0 1
    turn top card probe-left phase draw
    unit top A5 BR.LN
    unit bottom I5 FR.LN
    hand top forward forward rally
    hand bottom attack-left
    discards rest
END
  expect    truth pile = 65                     # 70 less 4 in hand and the one drawn
  expect    truth discards has 0
  expect    truth armies[side=top].cards = 4
  expect    log French contains "new pile of 66" rule CCN-5.5-03

test CCN-5.5-03  not before it is empty
  position  <<END
    position colors 1
    seats 0 1
    turn top card probe-left phase draw
    unit top A5 BR.LN
    unit bottom I5 FR.LN
    hand bottom attack-left
    pile elan rally
    discards scout-left forward
END
  expect    view British armies[side=top].hand contains elan
  expect    log French lacks "new pile"
  expect    truth discards has 3

test CCN-5.5-04 CCN-5.5-05 CCN-8.2-26  after an Elan pile and discards are shuffled, Elan with them, before any draw
  position  <<END
    position colors 1
    seats 0 1
    turn top card elan phase draw
    unit top A5 BR.LN square 1
    unit bottom I5 FR.LN
    hand top forward
    hand bottom attack-left rally
    track top 1 scout-left
    discards scout-right attack-right
END
  expect    truth discards has 0
  expect    truth pile = 65                     # 70 less 2, 2 and 1 under the square
  expect    log French contains "shuffled into a new pile of 66" rule CCN-5.5-04
  expect    view French armies[side=bottom].cards = 2
  expect    truth armies[side=top].track[0].card = scout-left
  expect    truth armies[side=top].cards = 2

test CCN-5.5-05  the Elan itself may come back at once
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate SABRE draw1
    unit top A5 BR.LN
    unit bottom I5 FR.LN
    hand top elan
    hand bottom attack-left
    discards rest
END
  play      British: play elan
  expect    truth armies[side=top].cards = 1
  expect    truth pile = 68

test CCN-5.5-06 CCN-8.1-05  a Scout that empties the pile gets its second card from the discards
  position  <<END
    position colors 1
    seats 0 1
    turn top card scout-left phase draw
    unit top A5 BR.LN
    unit bottom I5 FR.LN
    hand bottom attack-left
    hand top forward
    discards rest
    pile rally
END
  offer     British: keep rally
  expect    log French contains "new pile of" rule CCN-5.5-03
  expect    truth discards has 0
  play      British: keep rally
  expect    truth discards has 1
  expect    view British armies[side=top].hand contains rally

test CCN-5.5-07  the match ends when a side has its banners, in the other's turn too
  position  <<END
    position colors 1
    seats 0 1
    banners 3
    gained 0 2
    turn top card attack-center phase combat
    unit top E5 BR.LN blocks 1 ordered
    unit bottom E6 FR.LN
    hand top forward
END
  fate      ART INF INF INF INF INF
  play      British: battle E5, melee E6
  play      French: battle-back
  expect    result over
  expect    result winner French

test CCN-5.5-08  a move can win where an objective counts at every moment
  position  <<END
    position colors 1
    seats 0 1
    banners 3
    gained 0 2
    objective bottom 1 each E3 always
    turn bottom card attack-left phase movement
    unit bottom F3 FR.LN ordered
    unit top A1 BR.LN
    hand top forward
END
  play      French: move F3, go E3
  expect    result winner French
  expect    log all lacks "draws a card"             # at once

test CCN-5.5-08 CCN-5.5-09  banners of objectives count at the start of the turn, and the active player first
  position  <<END
    position colors 1
    seats 0 1
    banners 3
    gained 0 1
    objective bottom 2 all C6 C7
    turn top card probe-left phase draw
    unit bottom C6 FR.LN
    unit bottom C7 FR.LN
    unit top A1 BR.LN
    hand top forward
    hand bottom forward
END
  expect    result winner French

test CCN-5.5-09  where one moment gives both their last banner, the active player has won
  position  <<END
    position colors 1
    seats 0 1
    banners 3
    gained 2 2
    objective top 1 each G6 always
    objective bottom 1 each C6 always
    turn top card probe-left phase draw
    unit bottom C6 FR.LN
    unit top G6 BR.LN
    hand top forward
    hand bottom forward
END
  expect    result winner French
