# 044-bonus.t -- 1X 42 to 44: the leader's bonus in battle.

test 1X-44-1 1X-42-1  Napoleon attacks, die 4: it may count 3, 4 or 5
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader napoleon at 0827
unit friant on napoleon 6
leader bagration at 0828
unit bagration-foot on bagration 6
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  offer-only french: bonus x-1, bonus x0, bonus x1
  play      french: bonus x-1
  expect    log all contains "The die counts 3:"

test 1X-44-1  added
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader napoleon at 0827
unit friant on napoleon 6
leader bagration at 0828
unit bagration-foot on bagration 6
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: bonus x1
  expect    log all contains "The die counts 5:"

test 1X-44-1  or left alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader napoleon at 0827
unit friant on napoleon 6
leader bagration at 0828
unit bagration-foot on bagration 6
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: bonus x0
  expect    log all contains "The die counts 4:"

test 1X-42-1 1X-43-2  a leader without a star has none, whoever is under him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader murat at 0827
leader davout under murat
unit friant on davout 6
leader bagration at 0828
unit bagration-foot on bagration 6
battle murat bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 4:"

test 1X-44-2  on the die of his guns, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader napoleon at 0827
unit friant on napoleon 6
unit iii-guns on napoleon 2
leader bagration at 0828
unit bagration-foot on bagration 6
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      3 4
  play      french: pursuit
  play      coalition: pursuit
  offer-only french: bonus x-1, bonus x0, bonus x1
  play      french: bonus x-1
  expect    log all contains "the die counts 2, 1 SP lost"

test 1X-44-1  Napoleon's counter bears a star, Murat's none
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
frame match "first player"
frame "player turn" commands 0 0
staff french centre 1949 source 2355 ap 5
leader napoleon at 1949
unit vandamme on napoleon 9
leader murat at 1949
unit nansouty on murat 2
END
  expect    truth leaders[id=napoleon].stars = 1
  expect    truth leaders[id=murat].stars = 0
