# 304-odds.t -- 1X 304 to 306: odds, the table, guns in the odds.

test 1X-304-1  13 SP against 5 are 2:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit saint-hilaire on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +0, die +0."

test 1X-304-1  15 against 5 are 3:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit saint-hilaire on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 3:1, shift +0, die +0."

test 1X-304-3  5 against 13 are 1:3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 5
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:3, shift +0, die +0."

test 1X-304-3  4 against 8 are 1:2
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 8
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:2, shift +0, die +0."

test 1X-304-2  nobody can play odds lower than they are: there is no such choice
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 3
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 3:1"
  expect    log all contains "The die counts 3: 1/3, the Coalition side is beaten."

test 1X-305-2  1:7 are the column of 1:5 and two pips more
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:7, shift +0, die +2."
  expect    log all contains "The die counts 5: 6/1, the French side is beaten."

test 1X-305-2  8:1 are the column of 6:1 and two pips less
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 8:1, shift +0, die -2."
  expect    log all contains "The die counts 1: 0/8, the Coalition side is beaten."

test 1X-305-2  1:5 and 6:1 are in the table
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 6:1, shift +0, die +0."

test 1X-305-3  a die is never more than 6
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 8
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:8, shift +0, die +3."
  expect    log all contains "The die counts 6: 7/0, the French side is beaten."

test 1X-305-3  nor less than 0
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 9:1, shift +0, die -3."
  expect    log all contains "The die counts 0: 0/9, the Coalition side is beaten."

test 1X-305-4 1X-301-1  6 and one for snow, less one for the star, is 6: the table ends after all is added
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather snow
leader davout at 0827 fought
unit friant on davout 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 davout up
piece C1 at 0828 bagration up
battle davout bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  play      french: bonus x-1
  expect    log all contains "The die counts 6: 3/1, the French side is beaten."

test 1X-305-6  die 1 at 1:5: 3/2, the attacker beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 1: 3/2, the French side is beaten."

test 1X-305-6  die 1 at 6:1: 0/8, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 1: 0/8, the Coalition side is beaten."

test 1X-305-7  die 2 at 1:2: 2/2, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 2: 2/2, the Coalition side is beaten."

test 1X-305-7  die 2 at 6:1: 0/7, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 2: 0/7, the Coalition side is beaten."

test 1X-305-8  die 3 at 1:4: 3/1, the attacker beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 3: 3/1, the French side is beaten."

test 1X-305-8  die 3 at 1:1: 2/2, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-305-9  die 4 at 1:1: 2/2, the attacker beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 4: 2/2, the French side is beaten."

test 1X-305-9  die 4 at 2:1: 2/2, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."

test 1X-305-10  die 5 at 1:3: 4/1, the attacker beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 3
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 5: 4/1, the French side is beaten."

test 1X-305-10  die 5 at 3:1: 2/2, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 5: 2/2, the Coalition side is beaten."

test 1X-305-11  die 6 at 2:1: 3/2, the attacker beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 6: 3/2, the French side is beaten."

test 1X-305-11  die 6 at 4:1: 2/2, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 6: 2/2, the Coalition side is beaten."

test 1X-305-11  die 6 at 5:1: 2/3, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 5
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 6: 2/3, the Coalition side is beaten."

test 1X-305-5  die 0 at 1:1: 1/4, the defender beaten
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader davout at 0827 fought
unit friant on davout 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 davout up
piece C1 at 0828 bagration up
battle davout bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  play      french: bonus x-1
  expect    log all contains "The die counts 0: 1/4, the Coalition side is beaten."

test 1X-305-11 1X-262-14  in a pursuit battle the beaten attacker of 2:1, die 6, retreats 3 hexes, and the defender loses 2 SP
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 6: 3/2, the French side is beaten."
  expect    log coalition contains "Bagration foot loses 1 SP: 2 left"
  expect    log french lacks "Vandamme loses"
  expect    log all contains "(hexes: 3)" rule 1X-320

test 1X-305-12  a forager at 6:1: two columns more are two pips less
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage 1
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 6:1, shift +2, die -2."
  expect    log all contains "The die counts 1: 0/8, the Coalition side is beaten."

test 1X-247-1  a forager at 2:1 defends at 4:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 forage 1
unit bagration-foot on bagration 3
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 2:1, shift +2, die +0."
  expect    log all contains "The die counts 3: 1/4, the Coalition side is beaten."

test 1X-306-1 1X-262-10  guns do not count: 8 foot and 2 guns attack 4 at 2:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 8 SP."
  expect    log all contains "Odds 2:1"

test 1X-262-10  10 foot with 2 guns against 5 foot: 2:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 5
unit saint-hilaire on soult 5
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 10 SP."
  expect    log all contains "Odds 2:1"

test 1X-306-2  guns alone defend as 1 SP, and fire: 6 against 4 guns are 6:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit column-1-guns on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0827: the die counts 6, 0 SP lost."
  expect    log all contains "The Coalition side counts 1 SP."
  expect    log all contains "Odds 6:1"

test 1X-306-1 1X-306-3  guns alone have nobody to attack with
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit iv-guns on soult 2
leader bagration at 0828
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log all contains "Soult is recognised at 0827."

test 1X-306-4 1X-262-18  in a pitched battle guns lose nothing while foot or horse is there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 4
unit bagration-guns on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  expect    log coalition contains "Bagration foot loses 1 SP: 1 left"
  expect    log coalition lacks "guns loses"

test 1X-262-18  alone, the guns bear it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 2
leader bagration at 0828 fought
unit column-1-guns on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  expect    log coalition contains "loses 1 SP: 1 left"

test 1X-341-5  in NAB units that are ineffective count half in defence
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option title nab
leader soult at 0827 fought
unit vandamme on soult 9
leader kolowrat at 0828 fought
unit kolowrat-foot on kolowrat 6
piece F1 at 0827 soult up
piece C1 at 0828 kolowrat up
battle soult kolowrat targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 3:1, shift +0, die +0."

test 1X-341-5  and in attack, to the half SP, others with them in full
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "counter-attack" 0 1 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option title nab
player coalition
leader kolowrat at 0827 fought
unit kolowrat-foot on kolowrat 5
unit merveldt-foot on kolowrat 2
leader soult at 0828 fought
unit vandamme on soult 5
piece C1 at 0827 kolowrat up
piece F1 at 0828 soult up
battle kolowrat soult targets 0828 from 0827 round 1
END
  fate      3
  play      coalition: pursuit
  play      french: pursuit
  expect    log all contains "counts 4 1/2"
  expect    log all contains "Odds 1:2, shift +0, die +0."

test 1X-341-5  in other titles in full
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
leader kolowrat at 0828 fought
unit kolowrat-foot on kolowrat 6
piece F1 at 0827 soult up
piece C1 at 0828 kolowrat up
battle soult kolowrat targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:1, shift +0, die +0."

test 1X-304-3  and the column is that of 1:3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 5
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "Odds 1:3, shift +0, die +0."
  expect    log all contains "The die counts 3: 3/2, the French side is beaten."

test 1X-262-10  what is engaged is known to both from then on; the terms of the odds are shown
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bessieres at 0827 fought
unit old-guard on bessieres 4
unit guard-horse on bessieres 2
unit suchet on bessieres 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    truth battles[0].current = true
  expect    truth battles[0].odds.terms[0].value = 48
  play      french: commit
  expect    log all contains "The French side engages 12 SP."
  expect    truth battles[0].exact2[0] = 24

test 1X-304-1 1X-262-3  before the strengths are told there are no odds; then they are reckoned from what was told
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit saint-hilaire on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  expect    view french battles[0].odds.attacker4 = 52
  expect    view french battles[0].odds.ratio absent
  expect    view french battles[0].odds.faces absent
  expect    view french battles[0].french_sp = 13
  expect    view french battles[0].coalition_sp absent

test 1X-305-1 1X-304-1  the sheet has the row of the table for each face of the die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit saint-hilaire on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 told-french 10 told-coalition 10
END
  expect    view french battles[0].odds.ratio[0] = 1
  expect    view french battles[0].odds.ratio[1] = 1
  expect    view french battles[0].odds.faces has 6
  expect    view french battles[0].odds.faces[face=1].attack = 1
  expect    view french battles[0].odds.faces[face=1].defence = 3
  expect    view french battles[0].odds.faces[face=1].loser = coalition
  expect    view french battles[0].odds.faces[face=6].attack = 3
  expect    view french battles[0].odds.faces[face=6].loser = french
  expect    view french battles[0].odds.terms[1].id = 1X-262-3
  expect    view coalition battles[0].odds.ratio[0] = 2
  expect    view coalition battles[0].coalition_sp = 5

test 1X-285-1 1X-290-1  who chooses a marker is told which rule forbids the others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 5
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  expect    view french battles[0].chooses = french
  expect    view french battles[0].types[marker=pursuit].id absent
  expect    view french battles[0].types[marker=pitched].id = 1X-285-1
  expect    view french battles[0].types[marker=refusal].id = 1X-290-1
  expect    view coalition battles[0].chooses = coalition
