# 286-types.t -- 1X 286 to 292, 262 (step 3): which types of battle there are.

test 1X-286-1  no pitched battle for him who attacks over a primary bridge; the defender may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 2354 fought
unit vandamme on soult 8
leader bagration at 2453 fought
unit bagration-foot on bagration 6
piece F1 at 2354 soult up
piece C1 at 2453 bagration up
battle soult bagration targets 2453 from 2354 round 1
END
  offer-only french: pursuit
  refuse    french: pitched because 1X-286-1
  offer     coalition: pitched

test 1X-286-1  a primary river without a bridge between two of the hexes forbids nothing: nobody attacks over it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0949 fought
unit vandamme on soult 8
leader legrand at 0950 with soult fought
unit legrand-div on legrand 8
leader bagration at 1049 fought
unit bagration-foot on bagration 6
leader dokhturov at 1050 fought
unit dokhturov-a on dokhturov 6
piece F1 at 0949 soult up
piece F2 at 0950 legrand up
piece C1 at 1049 bagration up
piece C2 at 1050 dokhturov up
battle soult bagration targets 1049 1050 from 0949 0950 round 1
END
  offer     french: pitched

test 1X-286-2  a Major General of initiative 0 in the open has no pitched battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 8
leader mg-inf-r1 at 0828 fought
unit bagration-foot on mg-inf-r1 6
piece F1 at 0827 soult up
piece C1 at 0828 mg-inf-r1 up
battle soult mg-inf-r1 targets 0828 from 0827 round 1
END
  offer-only coalition: pursuit
  refuse    coalition: pitched because 1X-286-2

test 1X-286-2 1X-287-3  in a town he has
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 4311 fought
unit vandamme on soult 8
leader mg-inf-r1 at 4312 fought
unit bagration-foot on mg-inf-r1 6
piece F1 at 4311 soult up
piece C1 at 4312 mg-inf-r1 up
battle soult mg-inf-r1 targets 4312 from 4311 round 1
END
  offer     coalition: pitched

test 1X-286-3  a vedette alone is asked for no type
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
vedette VC1 at 0828
END
  fate      3
  play      french: attack soult, done
  offer-only coalition: withdraw 0929, withdraw 1028, withdraw 1029, stand
  play      coalition: stand
  expect    log all lacks "have chosen"
  expect    log all contains "Odds 16:1"

test 1X-287-1  after as many reveals as his initiative he must choose pursuit
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 8
leader langeron at 0828 pitched 2 fought
unit langeron-a on langeron 6
piece F1 at 0827 soult up
piece C1 at 0828 langeron up
battle soult langeron targets 0828 from 0827 round 3
END
  offer-only coalition: pursuit
  refuse    coalition: pitched because 1X-287-1

test 1X-287-1  before that he need not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 8
leader langeron at 0828 pitched 1 fought
unit langeron-a on langeron 6
piece F1 at 0827 soult up
piece C1 at 0828 langeron up
battle soult langeron targets 0828 from 0827 round 2
END
  offer     coalition: pitched

test 1X-287-3  in a town there is no end to it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 4311 fought
unit vandamme on soult 8
leader wimpffen at 4312 pitched 2 fought
unit wimpffen-foot on wimpffen 6
piece F1 at 4311 soult up
piece C1 at 4312 wimpffen up
battle soult wimpffen targets 4312 from 4311 round 3
END
  offer     coalition: pitched

test 1X-287-2  he who loses attack and counter-attack of a round has revealed once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader langeron at 0828 pitched 1 fought
unit langeron-a on langeron 6
unit langeron-b on langeron 3
piece F1 at 0827 soult up
piece C1 at 0828 langeron up
battle soult langeron targets 0828 from 0827 round 1 markers pitched pitched shown 0 1
END
  fate      6
  play      coalition: done
  play      french: done
  expect    log all contains "the Coalition side is beaten."
  expect    log all lacks "Coalition reveals"
  play      french: attack soult, done
  offer     coalition: pitched

test 1X-287-2 1X-59-7  he who loses first in the counter-attack reveals there
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader langeron at 0828 pitched 1 fought
unit langeron-a on langeron 6
unit langeron-b on langeron 3
piece F1 at 0827 soult up
piece C1 at 0828 langeron up
battle soult langeron targets 0828 from 0827 round 1 markers pitched pitched
END
  fate      6
  play      coalition: done
  play      french: done
  expect    log all contains "The Coalition side reveals: pitched battle."
  play      french: attack soult, done
  expect    log all contains "Soult attacks 0828 in round 2."
  refuse    coalition: pitched because 1X-287-1

test 1X-287-4 1X-262-7  pitched and rear-guard battles count together
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 pitched 4 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 4
END
  refuse    coalition: rear-guard because 1X-287-4
  refuse    coalition: pitched because 1X-287-1

test 1X-287-4 1X-262-7  three pitched markers and one of a rear guard are four
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 pitched 19 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 4
END
  refuse    coalition: rear-guard because 1X-287-4
  refuse    coalition: pitched because 1X-287-1

test 1X-262-7  without the option there is no rear-guard battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  refuse    coalition: rear-guard because 1X-262-7

test 1X-262-7 1X-285-2  with it there is, for the side that is attacked
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  offer-only coalition: pitched, pursuit, rear-guard
  refuse    french: rear-guard because 1X-285-2

test 1X-288-1 1X-262-6  refusal is for those who would have affecting ground or woods
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0124 fought
unit vandamme on soult 8
leader bagration at 0123 fought
unit bagration-foot on bagration 6
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  offer     coalition: refusal

test 1X-288-1  woods will do
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0358 fought
unit vandamme on soult 8
leader bagration at 0359 fought
unit bagration-foot on bagration 6
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  offer     coalition: refusal

test 1X-288-1 1X-262-6  in the open there is none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  refuse    coalition: refusal because 1X-288-1

test 1X-288-1  and none without what a pitched battle needs
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
unit bagration-foot on bagration 6
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  refuse    coalition: refusal because 1X-285-1

test 1X-290-1  the attacker does not refuse in the first round
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit vandamme on soult 8
leader bagration at 0124 fought
unit bagration-foot on bagration 6
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 1
END
  refuse    french: refusal because 1X-290-1

test 1X-290-1 1X-288-1  in the second he may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit vandamme on soult 8
leader bagration at 0124 fought
unit bagration-foot on bagration 6
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 2
END
  offer     french: refusal

test 1X-289-1 1X-289-2 1X-289-3 1X-262-23  he who refuses makes no attack and loses nothing; the other counter-attacks, and the guns fire before that
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0124 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 2
END
  play      french: refusal
  play      coalition: pitched
  expect    log all contains "The French side makes no attack." rule 1X-289-1
  expect    log all lacks "Odds"
  expect    log all lacks "fires"
  expect    asked coalition
  fate      6 6 3
  play      coalition: done
  expect    log all contains "The French side fires on 0124"
  expect    log all contains "The Coalition side fires on 0123"
  expect    log all contains "Odds 1:2 against affecting ground"

test 1X-288-2 1X-289-1  a refusal works in his own half: the defender who chose it makes no counter-attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0124 fought
unit vandamme on soult 6
leader bagration at 0123 fought
unit bagration-foot on bagration 6
piece F1 at 0124 soult up
piece C1 at 0123 bagration up
battle soult bagration targets 0123 from 0124 round 1
END
  fate      6
  play      french: pitched
  play      coalition: refusal
  play      french: stand
  play      coalition: decline
  expect    log all contains "the French side is beaten."
  expect    log all contains "The Coalition side makes no attack."
  expect    asked french
  expect    trace contains "which battle"
  expect    log all lacks "counter-attacks"

test 1X-291-1 1X-288-3  revealed by losing the enemy's attack it is a pitched battle: SP, no retreat, and one reveal
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0124 fought
unit vandamme on soult 9
leader langeron at 0123 pitched 1 fought
unit langeron-a on langeron 6
piece F1 at 0124 soult up
piece C1 at 0123 langeron up
battle soult langeron targets 0123 from 0124 round 1
END
  fate      1
  play      french: pitched
  play      coalition: refusal
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  expect    log all contains "The Coalition side reveals: refusal."
  expect    log coalition contains "Langeron A loses"
  expect    log all lacks "falls back"
  expect    log all contains "The Coalition side makes no attack."
  play      french: attack soult, done
  refuse    coalition: pitched because 1X-287-1

test 1X-288-3  a refusal in his own attack counts for nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bernadotte at 0123 pitched 1 fought
unit rivaud on bernadotte 6
leader bagration at 0124 fought
unit bagration-foot on bagration 6
piece F1 at 0123 bernadotte up
piece C1 at 0124 bagration up
battle bernadotte bagration targets 0124 from 0123 round 2
END
  play      french: refusal
  play      coalition: pitched
  fate      3
  play      coalition: done
  expect    log all contains "Bagration counter-attacks 0123"

test 1X-290-2  three halves of refusal in a row end the battle, and both stay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit vandamme on soult 8
leader bagration at 0124 fought
unit bagration-foot on bagration 6
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 3 refused 2
END
  play      french: refusal
  play      coalition: pitched
  expect    log all contains "The battle dies down; both stay."
  expect    log all lacks "falls back"
  expect    log all lacks "loses"

test 1X-290-2  two do not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit vandamme on soult 8
leader bagration at 0124 fought
unit bagration-foot on bagration 6
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 3 refused 1
END
  play      french: refusal
  play      coalition: pitched
  expect    log all lacks "dies down"
  expect    asked coalition

# Found by random play: guns alone on one side and a defender who would not attack either went on for
# ever.
test 1X-290-2  a half in which only guns are left to strike counts like a refused one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit iv-guns on soult 2
leader bagration at 0124 fought
unit bagration-foot on bagration 6
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 3 refused 2
END
  fate      6
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log all contains "There is nobody to attack, or nobody who can."
  expect    log all contains "The battle dies down; both stay."

test 1X-262-23  guns that have fired in an attack which nobody could make are silent in the counter-attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0123 fought
unit iv-guns on soult 2
leader bagration at 0124 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
piece F1 at 0123 soult up
piece C1 at 0124 bagration up
battle soult bagration targets 0124 from 0123 round 2
END
  fate      6 6
  play      french: pursuit
  play      coalition: pitched
  expect    log all contains "The French side fires on 0124: the die counts 6"
  expect    log all contains "The Coalition side fires on 0123: the die counts 6"
  play      french: stand
  expect    log all contains "There is nobody to attack, or nobody who can."
  fate      3
  play      coalition: done
  expect    log all lacks "fires on 0124: the die counts 3"
  expect    log all contains "The die counts 3"

test 1X-292-1 1X-292-2  the rear guard takes its result partly in hexes, partly in SP, in whole numbers
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  play      french: done
  expect    log all contains "The die counts 2: 1/3, the Coalition side is beaten."
  expect    log all contains "The Coalition side reveals: rear guard."
  offer-only coalition: split x0, split x1, split x2, split x3
  refuse    coalition: split x4 because 1X-262
  play      coalition: split x1
  expect    log all contains "The rear guard of the Coalition side bears it: hexes 1, SP 2."
  expect    log coalition contains "Bagration foot loses 1 SP: 7 left"
  expect    log all contains "(hexes: 1)" rule 1X-320

test 1X-292-1  all of it in SP is a pitched battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  play      french: done
  play      coalition: split x0
  expect    log coalition contains "Bagration foot loses 1 SP: 6 left"
  expect    log all lacks "falls back"
  expect    asked coalition
  expect    trace contains "hexes attacked"

test 1X-292-3 1X-357-2  the rear guard loses at least what the winner lost
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  play      coalition: split x2
  play      coalition: retreat 1029
  expect    trace contains "who pursues"
  play      french: decline
  expect    log all contains "The Coalition side loses 2 SP in the retreat."

test 1X-292-3 1X-357-3  the SP that the rear guard took in the fight count for that minimum
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option rear-guard on
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  play      coalition: split x1
  expect    log coalition contains "Bagration foot loses 1 SP: 8 left"
  play      french: decline
  expect    log all contains "The Coalition side loses 1 SP in the retreat."
  expect    truth units[id=bagration-foot].sp = 7

test 1X-291-1 1X-288-3  a refusal laid open in his own attack counts as a reveal when he loses the counter-attack of that round
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "consolidation of both" 0 1
frame battles "counter-attack" 0 1 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader langeron at 0123 pitched 1 fought
unit langeron-a on langeron 6
leader soult at 0124 fought
unit vandamme on soult 9
unit suchet on soult 8
player coalition
piece F1 at 0124 soult up
piece C1 at 0123 langeron up
battle langeron soult targets 0124 from 0123 round 2
END
  play      coalition: refusal
  play      french: pitched
  expect    log all contains "The Coalition side makes no attack."
  fate      1
  play      french: done, stand
  expect    log all contains "the Coalition side is beaten."
  play      french: done
  expect    asked coalition
  play      coalition: attack langeron, done
  refuse    coalition: pitched because 1X-287-1

test 1X-262-5 1X-59-8  each round both choose anew: the markers of the last are taken up
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  expect    truth battles[0].markers[1] = pitched
  play      french: attack napoleon
  expect    truth battles[0].round = 2
  expect    truth battles[0].markers[0] = none
  expect    truth battles[0].markers[1] = none
