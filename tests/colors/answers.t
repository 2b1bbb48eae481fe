# What an answer ends, costs and leaves undone, as its player reads it before he gives it.

test own:weigh-orders CCN-5.1-08  orders that are not given are counted, and without one the turn is over
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    unit top E6 BR.LN
    unit top E7 BR.LN
    unit top E8 BR.LN
    unit bottom I5 FR.LN
END
  expect    prompt British contains "(0 of 3)"
  expect    answer British "done" ends = turn
  expect    answer British "done" label = "Order nobody: draw a card"
  expect    answer British "done" costs has 1
  expect    answer British "done" left[0].text = "Orders given: 0 of 3"
  play      British: order E5, order E6
  expect    prompt British contains "(2 of 3)"
  expect    answer British "done" ends = phase
  expect    answer British "done" label = "These are my orders"
  expect    answer British "done" costs absent
  expect    answer British "done" left[0].text = "Orders given: 2 of 3"
  play      British: order E7
  expect    prompt British contains "(3 of 3)"
  expect    answer British "done" ends = phase
  expect    answer British "done" left absent

test own:weigh-orders-where-sections-meet CCN-5.2-11  whoever can be ordered together is counted, whoever is named first
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase orders
    unit bottom D4 FR.LN
    unit bottom E3 FR.LN
    unit bottom E2 FR.LN
    unit bottom E1 FR.LN
    unit bottom E6 FR.LN
    leader bottom E8 FR Foy
    unit top A1 BR.LN
END
  expect    prompt French contains "(0 of 4)"
  play      French: order D4
  expect    prompt French contains "(1 of 4)"
  play      French: order E6
  expect    prompt French contains "(2 of 4)"
  play      French: order E8, order E3
  expect    answer French "done" left absent

test own:weigh-movement CCN-5.3.1-03  whoever has not moved is named; with nobody to fight it is the end of the turn
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LN ordered
    unit top C7 BR.LN ordered
    leader top B5 BR Hill ordered
    unit bottom F5 FR.LN
END
  expect    answer British "done" ends = phase
  expect    answer British "done" label = "No more moves"
  expect    answer British "done" left has 3
  expect    answer British "done" left[0].text = "British line infantry on E5 has not moved"
  expect    answer British "done" left[2].text = "The leader on B5 has not moved"
  play      British: move C7
  expect    answer British "halt" label = "Not this one now"
  play      British: go D7
  expect    answer British "done" left has 2
  play      British: move E5, go D5
  expect    answer British "done" label = "No more moves"
  expect    answer British "done" left has 1

test own:weigh-last-movement CCN-5.4.1-02  nobody to fight: no more moves is the end of the turn
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top C5 BR.LN ordered
    unit bottom I5 FR.LN
END
  expect    answer British "done" ends = turn
  expect    answer British "done" label = "No more moves: draw a card"

test own:weigh-combat CCN-5.4.1-03  whoever could still battle is named
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E3 FR.FA ordered
    unit bottom E7 FR.LN ordered
    unit bottom I7 FR.LN ordered
    unit top C5 BR.LN
    unit top D7 BR.LN
    hand top forward
  END
  expect    answer French "done" ends = turn
  expect    answer French "done" label = "No more combats: draw a card"
  expect    answer French "done" left has 2
  expect    answer French "done" left[1].text = "French line infantry on E7 could still battle"
  play      french: battle E7
  expect    answer French "melee D7" ends absent
  play      french: melee D7
  expect    answer French "join E3" costs[0].text = "it has then battled for this turn"

test own:weigh-move CCN-5.3.1-01  a move too long to battle says so
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    terrain forest D5
    unit top C5 BR.LT ordered
    unit bottom I5 FR.LN
END
  play      British: move C5
  expect    answer British "go D4" costs absent
  expect    answer British "go E5" costs[0].text = "no battle this turn"

test own:weigh-joined CCN-5.3.3-15  the unit that a leader joins moves no more
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top C5 BR Hill ordered
    unit top D5 BR.LN ordered
    unit top D4 BR.LN
    unit bottom I5 FR.LN
END
  play      British: move-leader C5
  expect    answer British "go D5" costs[0].text = "British line infantry moves no more this turn"
  expect    answer British "go D4" costs absent

test own:weigh-card CCN-5.1-06  a card that orders nobody says so
  position  <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-right first-strike elan
    turn top phase command
    unit top E2 BR.LN
    unit bottom I5 FR.LN
END
  expect    answer British "play probe-left" costs[0].text = "nobody is ordered: nobody moves, nobody battles"
  expect    answer British "play probe-right" costs absent
  expect    answer British "play first-strike" costs has 1
  expect    answer British "play elan" costs absent

test own:weigh-answers CCN-6.1-01 CCN-8.2-32  retiring gives up the hex, First Strike is a card
  position <<END
    position colors 1
    seats 0 1
    hand top first-strike
    turn bottom card attack-center phase combat
    unit top E7 BR.LC
    unit bottom F7 FR.LN ordered
  END
  play      french: battle F7, melee E7
  expect    answer British "stand" costs absent
  expect    answer British "retire" costs[0].text = "gives up E7"
  expect    answer British "first-strike" costs[0].text = "the card First Strike; no battle back"

test own:weigh-square CCN-6.2.1-10  a square costs a card
  position <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-left probe-center
    hand bottom probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  play      french: battle F7, melee E7
  expect    answer British "square" costs[0].text = "a card of your hand, taken blindly, lies under the square"

test own:weigh-flags CCN-5.4.9-02  flags that are not ignored are hexes
  position <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit bottom E7 FR.OG
    unit top C7 PT.LN blocks 2 ordered
  END
  fate      FLAG FLAG
  play      british: battle C7, fire E7
  expect    answer French "ignore x0" costs[0].text = "retreats 2 hexes"
  expect    answer French "ignore x1" costs[0].text = "retreats one hex"
  expect    answer French "ignore x2" costs absent

test own:weigh-flags-of-a-square CCN-6.2.2-11  and blocks to a square
  position <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    track bottom 1 forward
    unit bottom E7 FR.OG square 1
    unit top C7 PT.LN blocks 2 ordered
  END
  fate      FLAG FLAG
  play      british: battle C7, fire E7
  expect    answer French "ignore x0" costs[0].text = "loses 2 blocks"
  expect    answer French "ignore x1" costs[0].text = "loses a block"

test own:weigh-leader-leaves CCN-5.4.11-11  a leader who leaves the map does not come back
  position <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    leader top B5 BR Hill
    unit bottom C5 FR.LN blocks 1 ordered
  END
  fate      INF
  play      french: battle C5, melee B5
  play      british: retreat A5
  expect    answer British "leave-map" grave = true
  expect    answer British "leave-map" costs has 1
  expect    answer British "halt" grave absent

test own:weigh-rally CCN-8.2-59 CCN-8.2-61  blocks that are not given back are named
  position  <<END
    position colors 1
    seats 0 1
    hand top rally forward forward
    turn top phase command
    unit top E2 BR.LN blocks 2
    unit top E4 BR.LN blocks 3
    unit bottom I5 FR.LN
END
  fate      INF INF CAV
  play      British: play rally
  expect    answer British "done" label = "No more blocks"
  expect    answer British "done" ends = turn
  expect    answer British "done" left has 2
  expect    answer British "done" left[0].text = "British line infantry on E2 could regain a block"
  play      British: rally E2
  expect    answer British "done" ends = phase

test own:weigh-leadership CCN-8.2-52  a unit that Leadership orders loses its order with its leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card leadership phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit bottom I5 FR.LN
END
  expect    answer British "detach E5" costs[0].text = "British line infantry is not ordered without him"
  play      British: detach E5
  expect    answer British "detach E5" costs absent

test own:card-shows-whom-it-orders CCN-5.1-03  whom each card of the hand could order lies in its player's view, and in no other
  position  <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-right elan
    turn top phase command
    unit top E2 BR.LN
    unit top F12 BR.LC
    unit bottom I5 FR.LN
END
  expect    view British orders.probe-left = "F12"
  expect    view British orders.probe-right = "E2"
  expect    view British orders.elan absent
  expect    view French orders.probe-left absent
