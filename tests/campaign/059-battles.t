# 059-battles.t -- 1X 59, 260 to 268: the battle segment and its order.

test 1X-59-1 1X-261-1 1X-203-1  an enemy formation next to one of ours must be attacked before the segment ends
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  expect    asked french
  offer-only french: attack soult
  refuse    french: done because 1X-59-1

test 1X-59-1  two hexes away nobody must, and nobody is asked
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0829
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log all contains "The French turn begins."

test 1X-59-2 1X-262-1 1X-262-2 1X-262-5  the steps follow each other: formation, hexes, types, die, the winner, the loser
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  fate      4
  expect    trace contains "which battle"
  play      french: attack soult
  expect    trace contains "hexes attacked"
  play      french: done
  expect    trace contains "battle types"
  expect    asked french coalition
  play      french: pursuit
  play      coalition: pitched
  expect    trace contains "Old Guard"
  expect    log all lacks "engages"
  play      french: stand
  expect    log all contains "Odds 2:1"
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."
  expect    log french contains "Vandamme loses 1 SP: 6 left"
  expect    log all contains "The Coalition side reveals: pitched battle."
  expect    log coalition contains "Bagration foot loses 1 SP: 2 left"

test 1X-59-3 1X-262-9 1X-262-23  the guns of the phasing side fire first, once in a round
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader davout at 0827
unit friant on davout 7
unit iii-guns on davout 2
leader bagration at 0828
unit bagration-foot on bagration 9
unit bagration-guns on bagration 2
END
  fate      2 6 4 4
  play      french: attack davout, done
  play      french: pitched
  play      coalition: pitched
  expect    trace contains "artillery"
  expect    log all lacks "Coalition fires"
  play      french: bonus x0
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."
  expect    log all contains "The Coalition side fires on 0827: the die counts 6, 0 SP lost."
  play      french: stand
  play      french: bonus x0
  expect    log all contains "is beaten"
  expect    asked coalition
  play      coalition: decline, done
  expect    log all contains "Bagration counter-attacks 0827 in round 1."
  expect    trace contains "which battle"

test 1X-59-4 1X-262-13  the winner bears his number at once, the loser shows his marker
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  fate      3
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  expect    log french contains "Vandamme loses 1 SP: 6 left" rule 1X-130
  expect    log french lacks "5 left"
  expect    log all contains "The Coalition side reveals: pitched battle."
  expect    log all lacks "French reveals"

test 1X-59-5 1X-262-14 1X-262-15 1X-305-1  a loser with a pursuit marker goes, the battle ends, and nobody counter-attacks
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  fate      4
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The Coalition side reveals: pursuit battle."
  expect    trace contains "retreat"
  expect    asked coalition
  expect    log all lacks "counter-attacks"

test 1X-59-6 1X-262-19 1X-351-1  a loser with a pitched marker bears the losses, and the other side counter-attacks at once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  fate      4
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log coalition contains "Bagration foot loses 1 SP: 2 left"
  expect    asked coalition
  expect    trace contains "hexes attacked"
  offer-only coalition: target 0827, done
  refuse    coalition: pursuit because 1X-262

test 1X-266-1  between formations side by side combat is obligatory
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 4
END
  expect    asked french
  offer-only french: attack soult
  refuse    french: done because 1X-59-1
