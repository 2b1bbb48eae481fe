# 307-terrain.t -- 1X 307 to 313: ground and odds.

test 1X-307-1 1X-307-3 1X-309-1  an attack over a secondary river reads line A: 2:1 in the column of 1:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4123 fought
unit vandamme on soult 8
leader bagration at 4223 fought
unit bagration-foot on bagration 4
piece F1 at 4123 soult up
piece C1 at 4223 bagration up
battle soult bagration targets 4223 from 4123 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground, shift +0, die +0."
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-309-1  a hill affects
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0124 fought
unit vandamme on soult 8
leader bagration at 0123 fought
unit bagration-foot on bagration 4
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-309-1  a hill is no help to the one who attacks from it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0123 fought
unit vandamme on soult 8
leader bagration at 0124 fought
unit bagration-foot on bagration 4
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift"

test 1X-309-1  a main town affects
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4311 fought
unit vandamme on soult 8
leader bagration at 4312 fought
unit bagration-foot on bagration 4
piece F1 at 4311 soult up
piece C1 at 4312 bagration up
battle soult bagration targets 4312 from 4311 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-309-2  a town does not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0826 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0826 bagration up
battle soult bagration targets 0826 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift"

test 1X-309-3  the capital does, like a city
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 2356 fought
unit vandamme on soult 6
leader bagration at 2355 fought
unit bagration-foot on bagration 3
piece F1 at 2356 soult up
piece C1 at 2355 bagration up
battle soult bagration targets 2355 from 2356 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground"
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-309-3  and a citadel, like a fortified town
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4507 fought
unit vandamme on soult 6
leader bagration at 4607 fought
unit bagration-foot on bagration 3
piece F1 at 4507 soult up
piece C1 at 4607 bagration up
battle soult bagration targets 4607 from 4507 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-307-2  a hill behind a river counts once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 3223 fought
unit vandamme on soult 8
leader bagration at 3323 fought
unit bagration-foot on bagration 4
piece F1 at 3223 soult up
piece C1 at 3323 bagration up
battle soult bagration targets 3323 from 3223 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground, shift +0"
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-307-4  line A: 1:5 is one beyond its end
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0124 fought
unit vandamme on soult 1
leader bagration at 0123 fought
unit bagration-foot on bagration 5
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:5 against affecting ground, shift +0, die +1."

test 1X-307-4  1:4 is its end
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0124 fought
unit vandamme on soult 1
leader bagration at 0123 fought
unit bagration-foot on bagration 4
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:4 against affecting ground, shift +0, die +0."

test 1X-307-4  8:1 is one beyond the other, 7:1 the end
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0124 fought
unit vandamme on soult 8
leader bagration at 0123 fought
unit bagration-foot on bagration 1
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 8:1 against affecting ground, shift +0, die -1."

test 1X-307-4 1X-307-3  7:1 on line A is the last column
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0124 fought
unit vandamme on soult 7
leader bagration at 0123 fought
unit bagration-foot on bagration 1
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 7:1 against affecting ground, shift +0, die +0."
  expect    log all contains "The die counts 3: 1/6, the Coalition side is beaten."

test 1X-308-1  one hex of two on a hill, and all defend as on it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0224 fought
unit vandamme on soult 8
leader bagration at 0223 fought
unit bagration-foot on bagration 2
leader dokhturov at 0225
unit dokhturov-a on dokhturov 2
piece F1 at 0224 soult up
piece C1 at 0223 bagration up
piece C2 at 0225 dokhturov
battle soult bagration targets 0223 0225 from 0224 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-308-2  part of the attack over a river, and all of it reads line A
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader murat at 4224 fought
unit nansouty on murat 2
leader soult at 4222 with murat
unit vandamme on soult 6
leader bagration at 4223 fought
unit bagration-foot on bagration 4
piece F1 at 4224 murat up
piece F2 at 4222 soult
piece C1 at 4223 bagration up
battle murat bagration targets 4223 from 4222 4224 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 8 SP."
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-310-1  of 15 SP against a mountain hex nine count
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 4152 fought
unit vandamme on soult 8
unit saint-hilaire on soult 7
leader bagration at 4252 fought
unit bagration-foot on bagration 4
piece F1 at 4152 soult up
piece C1 at 4252 bagration up
battle soult bagration targets 4252 from 4152 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The French side counts 9 SP."
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-310-2  mountains affect
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4152 fought
unit vandamme on soult 8
leader bagration at 4252 fought
unit bagration-foot on bagration 4
piece F1 at 4152 soult up
piece C1 at 4252 bagration up
battle soult bagration targets 4252 from 4152 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1 against affecting ground"
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-310-4  horse does not attack into mountains: 6 foot and 3 horse count 6
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4152 fought
unit vandamme on soult 6
unit margaron on soult 2
leader bagration at 4252 fought
unit bagration-foot on bagration 3
piece F1 at 4152 soult up
piece C1 at 4252 bagration up
battle soult bagration targets 4252 from 4152 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 6 SP."

test 1X-310-4  nor out of them
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4252 fought
unit vandamme on soult 6
unit margaron on soult 2
leader bagration at 4152 fought
unit bagration-foot on bagration 3
piece F1 at 4252 soult up
piece C1 at 4152 bagration up
battle soult bagration targets 4152 from 4252 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 6 SP."
  expect    log all contains "Odds 2:1, shift"

test 1X-310-4  horse alone next to mountains is not bound to attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 4152
unit nansouty on murat 2
leader bagration at 4252
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log french contains "Bagration is recognised"

test 1X-311-1 1X-262-11  8 foot into woods count 6
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0358 fought
unit vandamme on soult 8
leader bagration at 0359 fought
unit bagration-foot on bagration 3
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 6 SP."

test 1X-311-1  6 foot count 4 and a half
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0358 fought
unit vandamme on soult 6
leader bagration at 0359 fought
unit bagration-foot on bagration 3
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 4 1/2 SP."

test 1X-311-3 1X-262-12  5 foot are three and three quarters: 4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0358 fought
unit vandamme on soult 5
leader bagration at 0359 fought
unit bagration-foot on bagration 3
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 4 SP."

test 1X-262-12  7 foot are five and a quarter: 5 and a half
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0358 fought
unit vandamme on soult 7
leader bagration at 0359 fought
unit bagration-foot on bagration 3
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 5 1/2 SP."

test 1X-311-1 1X-311-4  8 foot and 3 horse into woods are 6 and 1 1/2
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0358 fought
unit vandamme on soult 8
unit margaron on soult 2
unit milhaud on soult 1
leader bagration at 0359 fought
unit bagration-foot on bagration 3
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 7 1/2 SP."

test 1X-310-3  of a force of 12 SP nine at most pursue into mountains
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 4152 fought
unit vandamme on soult 6
leader lannes under soult
unit suchet on lannes 6
leader bagration at 4252 fought
unit bagration-foot on bagration 3
leader legrand under soult
unit iv-guns on legrand 1
piece F1 at 4152 soult up
piece C1 at 4252 bagration up
battle soult bagration targets 4252 from 4152 round 1
END
  fate      6 3 1
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  play      french: pursue soult
  play      french: on
  expect    log all contains "comes to a stop"

test 1X-311-1  out of woods nobody loses anything
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0359 fought
unit vandamme on soult 8
leader bagration at 0358 fought
unit bagration-foot on bagration 3
piece F1 at 0359 soult up
piece C1 at 0358 bagration up
battle soult bagration targets 0358 from 0359 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 8 SP."

test 1X-313-2  woods behind a river: line A and three quarters of the foot
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4123 fought
unit vandamme on soult 8
leader bagration at 4124 fought
unit bagration-foot on bagration 3
piece F1 at 4123 soult up
piece C1 at 4124 bagration up
battle soult bagration targets 4124 from 4123 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 6 SP."
  expect    log all contains "Odds 2:1 against affecting ground"

test 1X-312-1  5 foot attacking out of marsh count 3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 2756 fought
unit vandamme on soult 5
leader bagration at 2655 fought
unit bagration-foot on bagration 3
piece F1 at 2756 soult up
piece C1 at 2655 bagration up
battle soult bagration targets 2655 from 2756 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 3 SP."

test 1X-312-1  and into marsh
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 2655 fought
unit vandamme on soult 5
leader bagration at 2756 fought
unit bagration-foot on bagration 3
piece F1 at 2655 soult up
piece C1 at 2756 bagration up
battle soult bagration targets 2756 from 2655 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 3 SP."

test 1X-312-2  3 horse defending in marsh count 2, foot all
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 2655 fought
unit vandamme on soult 8
leader bagration at 2756 fought
unit hussars on bagration 3
piece F1 at 2655 soult up
piece C1 at 2756 bagration up
battle soult bagration targets 2756 from 2655 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side counts 2 SP."
  expect    log all contains "The French side counts 4 SP."

test 1X-312-2  foot defends in marsh with all it has
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 2655 fought
unit vandamme on soult 8
leader bagration at 2756 fought
unit bagration-foot on bagration 3
piece F1 at 2655 soult up
piece C1 at 2756 bagration up
battle soult bagration targets 2756 from 2655 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side counts 3 SP."

test 1X-310-4  nobody is asked what horse alone shall attack there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 4152
unit nansouty on murat 2
leader bagration at 4252
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log french contains "Bagration is recognised"
  expect    log all contains "The French turn begins."
