# 349-rounds.t -- 1X 349 to 358: rounds of a pitched battle, override, counter-attack, minimum losses.

test 1X-349-1  no type is chosen anew before the counter-attack
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
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched shown 0 1
END
  refuse    coalition: pursuit because 1X-262
  fate      3
  play      coalition: done
  expect    log all lacks "have chosen"
  expect    log all contains "is beaten"

test 1X-350-1 1X-305-1 1X-7-3  pitched: no retreat, SP for both
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
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  expect    log french contains "Vandamme loses 1 SP: 6 left"
  expect    log coalition contains "Bagration foot loses 1 SP: 1 left"
  expect    log all lacks "falls back"

test 1X-350-2  beaten in his first attack with a pitched marker he may be overridden: the winner goes by his number, the loser bears his in SP and may pursue
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
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 5: 3/1, the French side is beaten."
  expect    log all contains "The French side reveals: pitched battle."
  expect    log coalition lacks "loses"
  expect    asked coalition
  offer-only coalition: override, decline
  play      coalition: override
  expect    log all contains "The Coalition side goes, though it has won."
  expect    log french contains "Vandamme loses 1 SP: 5 left"
  expect    log all contains "(hexes: 1)" rule 1X-320
  expect    asked french
  expect    trace contains "who pursues"

test 1X-346-1 1X-346-4 1X-345-2  a rear guard that overrides makes a retreat: caught up with it does not fight on, and the battle is judged
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
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 lost 6 0
END
  fate      5
  play      french: pitched
  play      coalition: rear-guard
  play      french: stand
  play      coalition: override
  fate      1 2
  play      french: pursue soult, on
  expect    truth leaders[id=soult].hex = 828
  expect    log all contains "A decisive battle for the Coalition side: 9 against 2 SP lost, die 2" rule 1X-346-1

test 1X-350-2 1X-350-1  or not: then the winner bears his SP as usual
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
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  play      coalition: decline
  expect    log coalition contains "Bagration foot loses 1 SP: 8 left"
  expect    log french contains "Vandamme loses 1 SP: 5 left"
  expect    log all lacks "falls back"

test 1X-350-2  he who chose a pitched battle himself cannot
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
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  offer-only coalition: decline

test 1X-350-3  not against a pursuit marker
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
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all lacks "goes, though"
  expect    log all contains "The French force"
  expect    log coalition contains "Bagration foot loses 1 SP: 8 left"

test 1X-350-3  not in the second round
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
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 2
END
  fate      5
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  expect    log coalition contains "Bagration foot loses 1 SP: 8 left"
  expect    log all contains "The strongest hex"

test 1X-351-1 1X-262-20 1X-266-3  the counter-attack must take in the strongest hex; more it may, the weaker alone not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
unit grenadiers on lannes 1
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  expect    log coalition contains "The strongest hex of the attack is 0827."
  offer     coalition: target 0827, target 0928, done
  play      coalition: target 0928
  offer     coalition: done
  play      coalition: target 0827
  refuse    coalition: done because 1X-262-20
  no-offer  coalition: done

test 1X-262-21 1X-352-1  against one hex of two half of what stands in the other is set aside, and only the hex attacked suffers
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
unit grenadiers on lannes 1
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The Coalition side engages 14 SP."
  expect    log all contains "The Coalition side counts 11 1/2 SP."
  expect    log all contains "The French side counts 8 SP."
  expect    log french lacks "Suchet loses"

test 1X-262-21  against both nothing is set aside
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
unit grenadiers on lannes 1
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  fate      3
  play      coalition: target 0928, done
  expect    log all contains "The Coalition side counts 14 SP."
  expect    log all contains "The French side counts 13 SP."

test 1X-351-2  over a primary bridge nobody must counter-attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 2354 fought
unit vandamme on soult 8
leader bagration at 2453 fought
unit bagration-foot on bagration 6
piece F1 at 2354 soult up
piece C1 at 2453 bagration up
battle soult bagration targets 2453 from 2354 round 1 markers pursuit pitched
END
  offer-only coalition: target 2354, done, decline
  play      coalition: decline
  expect    log all contains "The Coalition side makes no counter-attack."
  expect    log all lacks "Odds"

test 1X-351-1  otherwise he must
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 markers pursuit pitched
END
  offer-only coalition: target 0827, done
  refuse    coalition: decline because 1X-351-1

test 1X-351-3  nor does one in a fortress
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 4507 fought
unit vandamme on soult 8
leader bagration at 4607 fought
unit bagration-foot on bagration 6
piece F1 at 4507 soult up
piece C1 at 4607 bagration up
battle soult bagration targets 4607 from 4507 round 1 markers pitched pitched
END
  offer     coalition: decline

test 1X-351-3 1X-354-1  nor must he who besieges it attack again
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 4507 fought
unit vandamme on soult 8
leader bagration at 4607 fought
unit bagration-foot on bagration 6
piece F1 at 4507 soult up
piece C1 at 4607 bagration up
battle soult bagration targets 4607 from 4507 round 1 markers pitched pitched
END
  play      coalition: decline
  offer-only french: attack soult, done
  play      french: attack soult
  offer     french: decline

test 1X-354-1 1X-355-1 1X-59-7 1X-262-22  still next to each other they must fight another round, with markers chosen anew
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
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  fate      3
  play      coalition: done
  refuse    french: done because 1X-354-1
  offer-only french: attack soult
  play      french: attack soult, done
  expect    log all contains "Soult attacks 0828 in round 2."
  expect    trace contains "battle types"
  offer     french: pitched, pursuit
  fate      2
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The Coalition side reveals: pursuit battle."
  expect    log all contains "falls back"
  expect    log all lacks "round 3"

test 1X-353-1  a counter-attacking formation in two hexes may part: each attacks a hex of its own, and each must
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 5
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0929 with kutusov fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 dokhturov up
battle murat kutusov targets 0828 0929 from 0827 0928 round 1 markers pitched pitched
END
  offer     coalition: drop dokhturov
  play      coalition: drop dokhturov
  fate      3 3
  play      coalition: done
  expect    log all contains "Kutusov counter-attacks 0827 in round 1."
  expect    log all contains "The Coalition side counts 9 SP."
  expect    asked coalition
  offer-only coalition: target 0928, done
  refuse    coalition: target 0827 because 1X-267
  refuse    coalition: decline because 1X-351-1

test 1X-353-1 1X-262-21  the part that strikes last sets nothing aside for those whom the others have struck
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 5
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0929 with kutusov fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 dokhturov up
battle murat kutusov targets 0828 0929 from 0827 0928 round 1 markers pitched pitched
END
  play      coalition: drop dokhturov
  fate      3 3
  play      coalition: done, done
  expect    log all contains "Kutusov counter-attacks 0928 in round 1."
  expect    log all contains "The Coalition side counts 6 SP."

test 1X-353-1  the first part is beaten and goes: the other strikes all the same, under its own leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 5
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0929 with kutusov fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 dokhturov up
battle murat kutusov targets 0828 0929 from 0827 0928 round 1 markers pitched pursuit
END
  play      coalition: drop dokhturov
  fate      6
  play      coalition: done
  expect    log all contains "The die counts 6: 3/1, the Coalition side is beaten."
  play      french: decline
  expect    asked coalition
  offer-only coalition: target 0928, done
  refuse    coalition: decline because 1X-351-1
  fate      3
  play      coalition: done
  expect    log all contains "Dokhturov counter-attacks 0928 in round 1."
  expect    log all contains "The die counts 3: 2/2, the French side is beaten."
  expect    log all contains "The battle from 0827 is over."

test 1X-358-1  too few SP for the result: he goes, whatever he chose
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
unit legrand-div on soult 9
unit saint-hilaire on soult 7
unit suchet on soult 8
unit drouet on soult 3
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 1: 0/8, the Coalition side is beaten."
  expect    log all contains "The Coalition side reveals: pitched battle."
  expect    log coalition lacks "Bagration foot loses 1 SP: 5 left"
  expect    trace contains "retreat"

test 1X-358-1  enough, and he stays
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
unit legrand-div on soult 9
unit saint-hilaire on soult 7
unit suchet on soult 8
unit drouet on soult 3
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  play      french: done
  expect    log all contains "The die counts 1: 1/6, the Coalition side is beaten."
  expect    log coalition contains "Bagration foot loses 1 SP: 3 left"
  expect    log all lacks "falls back"

test 1X-357-1 1X-357-2 1X-262-16  the beaten side loses at least what the winner lost, pursued or not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 2: 2/3, the Coalition side is beaten."
  expect    trace contains "who pursues"
  play      french: decline
  expect    log all contains "The Coalition side loses 2 SP in the retreat."

test 1X-357-3  what the guns did does not count in it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The Coalition side fires on 0827: the die counts 1, 1 SP lost."
  expect    log all contains "Odds 1:2"
  expect    log all contains "The die counts 2: 2/2, the Coalition side is beaten."
  play      coalition: retreat 1029
  play      french: decline
  expect    log all contains "The Coalition side loses 2 SP in the retreat."

test 1X-262-27  the winner's losses are borne before the pursuit: 8 SP that lost 2 pursue with 6
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
unit bagration-foot on bagration 8
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log french contains "Vandamme loses 1 SP: 6 left"
  expect    trace contains "who pursues"

test 1X-262-24 1X-262-17  an important leader beaten but not taken moves nothing
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
leader kutusov at 0828 fought
unit bagration-foot on kutusov 8
piece F1 at 0827 soult up
piece C1 at 0828 kutusov up
battle soult kutusov targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  play      french: decline
  expect    log all lacks "Morale moves"
  expect    log all contains "The battle from 0827 is over."

test 1X-262-26  a vedette with a formation that must go is driven in
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
unit bagration-foot on bagration 8
vedette VC1 at 0828
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log coalition contains "It is with Bagration until the next game turn." rule 1X-319

test 1X-212-2  after a failed repulse he must choose a pursuit battle in the first round, two columns to the left
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 failed-repulse 1
END
  refuse    french: pitched because 1X-212-2
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "Odds 6:1, shift -2, die +0."
  expect    log all contains "The die counts 3: 1/4, the Coalition side is beaten."

test 1X-212-2  it is no escape to be led by another in the same hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0827
unit vandamme on murat 6
leader lannes under murat repulse-failed
unit suchet on lannes 4
leader bagration at 0828
unit bagration-foot on bagration 2
END
  play      french: attack murat
  play      french: done
  refuse    french: pitched because 1X-212-2

test 1X-212-2 1X-128-1  nor from the hex beside it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0827
unit vandamme on murat 6
leader lannes at 0928 repulse-failed
unit suchet on lannes 4
leader bagration at 0828
unit bagration-foot on bagration 2
END
  play      french: attack murat
  play      french: with lannes
  play      french: done
  refuse    french: pitched because 1X-212-2

test 1X-212-2  one who stays out of the attack does not bind it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0827
unit vandamme on murat 6
leader lannes at 0928 repulse-failed
unit suchet on lannes 4
leader bagration at 0828
unit bagration-foot on bagration 2
END
  play      french: attack murat
  play      french: done
  offer     french: pitched

test 1X-352-1  he counter-attacks with his whole formation: its horse in another hex counts like its foot
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader uvarov at 0929 with kutusov fought
unit uvarov-horse on uvarov 3
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 uvarov up
battle murat kutusov targets 0828 0929 from 0827 0928 round 1 markers pitched pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The Coalition side engages 12 SP."
  expect    log all contains "The Coalition side counts 10 SP."

test 1X-352-1  a counter-attack on one hex of two: the losses of the beaten fall on that hex alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The die counts 3: 2/2, the French side is beaten."
  expect    log french contains "Vandamme loses 1 SP: 6 left"
  expect    log french lacks "Suchet loses"

test 1X-352-1  beaten in a pursuit battle the hex that was not counter-attacked stays
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pursuit pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The die counts 3: 2/2, the French side is beaten."
  expect    log all contains "The French force at 0827 falls back"
  expect    truth leaders[id=lannes].hex = 928

test 1X-352-1  beaten in a pursuit battle he takes along who stood with him in the hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 5
leader mg-inf-1 at 0827 with murat fought
unit friant on mg-inf-1 3
leader lannes at 0928 with murat fought
unit suchet on lannes 4
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece F3 at 0827 mg-inf-1 up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pursuit pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The French force at 0827 falls back"
  expect    truth leaders[id=lannes].hex = 928
  expect    truth leaders[id=mg-inf-1].under = murat

test 1X-346-1 1X-352-1  whoever the counter-attack did not concern does not put off the die of a decisive battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 4
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 5
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pursuit pitched lost 8 0
END
  fate      3 2
  play      coalition: done
  expect    log all contains "The French force at 0827 falls back"
  play      coalition: decline
  expect    log all contains "A decisive battle for the Coalition side: 10 against 2 SP lost, die 2" rule 1X-346-1
  expect    truth leaders[id=lannes].hex = 928

test 1X-352-1 1X-271-2  he who did not counter-attack bears nothing of its defeat
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
leader bagration at 0727 fought
unit bagration-foot on bagration 8
leader buxhowden at 0928 fought
unit dokhturov-a on buxhowden 5
piece F1 at 0827 soult up
piece C1 at 0727 bagration up
piece C2 at 0928 buxhowden up
battle soult bagration targets 0727 0928 from 0827 round 1 markers pitched pursuit
END
  fate      6
  play      coalition: done
  expect    log all contains "Bagration counter-attacks 0827 in round 1."
  expect    log all contains "the Coalition side is beaten."
  play      french: done
  expect    log all contains "The Coalition force at 0727 falls back"
  expect    log all lacks "The Coalition force at 0928 falls back"
  expect    truth leaders[id=buxhowden].hex = 928

test 1X-346-3 1X-357-3  what the guns cost the beaten is not charged to a winner who loses nothing
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
unit legrand-div on soult 9
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 1
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."
  expect    log all contains "The die counts 1: 0/8, the Coalition side is beaten."
  expect    log all lacks "The French side loses"

test 1X-357-1  of two beaten formations one pays what the winner lost, and not each
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
unit legrand-div on soult 9
leader bagration at 0727 fought
unit bagration-foot on bagration 4
leader buxhowden at 0928 fought
unit dokhturov-a on buxhowden 5
piece F1 at 0827 soult up
piece C1 at 0727 bagration up
piece C2 at 0928 buxhowden up
battle soult bagration targets 0727 0928 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  play      french: decline
  expect    log all contains "The Coalition side loses 2 SP in the retreat."
  play      coalition: retreat 1228
  play      french: decline
  expect    truth units[id=bagration-foot].sp = 2
  expect    truth units[id=dokhturov-a].sp = 5

test 1X-358-1 1X-306-4  guns bear no pitched losses and do not help him to stay
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
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 4
unit bagration-guns on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 1
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 1: 1/6, the Coalition side is beaten."
  play      french: done
  expect    log all lacks "destroyed"
  expect    log all contains "The Coalition force at 0828 falls back"

test 1X-357-1 1X-357-2  a winner who is destroyed by what his victory costs still costs the beaten as much
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
unit bagration-foot on bagration 1
unit bagration-guns on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3 1
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  expect    log french contains "2/IV Vandamme is destroyed."
  expect    log all contains "The Coalition side loses 2 SP in the retreat."

test 1X-306-1 1X-351-1  guns that are left alone make no counter-attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 4
leader buxhowden at 0828 fought
unit army-guns on buxhowden 3
piece F1 at 0827 soult up
piece C1 at 0828 buxhowden up
battle soult buxhowden targets 0828 from 0827 round 1
END
  fate      6 6
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  expect    log all contains "The Coalition side makes no attack."
  expect    log all lacks "counter-attacks"

test 1X-350-2  whose number is 0 has no retreat to make and is not asked
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 3
unit suchet on soult 4
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 6
unit dokhturov-b on bagration 6
unit miloradovich-a on bagration 7
unit miloradovich-b on bagration 6
unit langeron-b on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 6: 7/0, the French side is beaten."
  expect    log all contains "The French side reveals: pitched battle."
  expect    log all lacks "holds its ground"
  expect    log french contains "is destroyed"

test 1X-353-1 1X-267-1  what only the part that stands out could reach is not attacked by the rest
  position <<END
position campaign 1
seats 0 1
player coalition
frame match "second player"
frame "player turn" battles 0 1
frame battles counter-attack 0 1 1
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader soult at 3523 fought
unit vandamme on soult 6
leader mg-cav-1 at 3622 with soult fought
unit nansouty on mg-cav-1 2
leader bagration at 3621 fought
unit bagration-foot on bagration 7
leader kienmayer at 3522 with bagration fought
unit kienmayer-foot on kienmayer 3
piece F1 at 3523 soult up
piece F2 at 3622 mg-cav-1 up
piece C1 at 3621 bagration up
piece C2 at 3522 kienmayer up
battle bagration soult targets 3523 3622 from 3621 3522 markers pursuit pitched shown 0 1 round 1 won 1 told-french 10 told-coalition 10 loser 2
END
  play      french: drop mg-cav-1
  offer-only french: target 3522
  play      french: target 3522
  offer     french: done

test 1X-271-3  who leads the counter-attack already is not chosen again; another may be, and he again after that
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
leader bagration at 0727 fought
unit bagration-foot on bagration 8
leader buxhowden at 0928 fought
unit dokhturov-a on buxhowden 5
piece F1 at 0827 soult up
piece C1 at 0727 bagration up
piece C2 at 0928 buxhowden up
battle soult bagration targets 0727 0928 from 0827 round 1 markers pitched pursuit
END
  no-offer  coalition: counter bagration
  refuse    coalition: counter bagration because 1X-271-2
  play      coalition: counter buxhowden
  no-offer  coalition: counter buxhowden
  refuse    coalition: counter buxhowden because 1X-271-2
  play      coalition: counter bagration

# Found by random play: the second of two beaten formations was asked for its way, and nobody had read
# that it must go.
test 1X-262-14  of two formations beaten together everybody reads that the second has to go, too
  position <<END
position campaign 1
seats 0 1
frame match "second player" 0 0 0 0 0 0 0
frame "player turn" "consolidation of both" 0 0 0 0 0 0 0
frame battles counter-attack 0 0 1 255 0 0 0
frame "half round" retreat 2 0 0 22 4 0 1
frame pursuit "end of pursuit" 0 0 2 0 0 0 2
frame losses losses 0 21 1 5 0 1 1
option reserves off
turn 10 of 10 from 7
player french
staff coalition source 4312 ap 6 dispersed due 10
leader soult at 3820 fought pursued
unit vandamme on soult 5
leader bagration at 4018 fought
unit bagration-foot on bagration 5
unit hussars on bagration 2
leader kienmayer at 3921 fought
unit kienmayer-foot on kienmayer 2
unit kienmayer-horse on kienmayer 3
battle soult bagration targets 3819 3921 from 3820 markers pursuit pursuit shown 0 1 lost 2 0 round 1 won 2 result 2 told-french 10 told-coalition 10 exact-french 18 exact-coalition 26 cost 2 loser 2 split 2
path 3819 3919 4018 full
END
  play      coalition: lose bagration-foot
  expect    asked coalition
  expect    log french contains "The Coalition force at 3921 has to fall back, too."  rule 1X-262-14

test 1X-262-18 1X-306-4 1X-318-1  what a small formation cannot bear the others do, and guns bear nothing beside others
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
unit legrand-div on soult 9
unit saint-hilaire on soult 7
unit suchet on soult 8
unit drouet on soult 3
leader merveldt at 0828 fought
unit merveldt-foot on merveldt 1
leader uvarov at 0828 fought
unit uvarov-horse on uvarov 3
leader bagration at 0828 fought
unit bagration-guns on bagration 2
leader essen at 0828 fought
unit essen-foot on essen 8
piece F1 at 0827 soult up
piece C1 at 0828 merveldt up
piece C2 at 0828 uvarov up
piece C3 at 0828 essen up
piece C4 at 0828 bagration up
battle soult essen targets 0828 from 0827 round 1
END
  fate      6 1 2
  play      french: pitched
  play      coalition: pitched
  play      french: stand, done
  expect    log all contains "The die counts 1: 1/5, the Coalition side is beaten."
  expect    truth units[id=bagration-guns].sp = 2
  expect    truth units[id=uvarov-horse].sp = 1
  expect    truth units[id=essen-foot].sp = 6

test 1X-263-1 1X-318-1  the guns destroy the troops of him who leads the attack: those with him fight on, and bear its result
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader murat at 0827 fought
unit vandamme on murat 1
leader lannes at 0928 with murat fought
unit suchet on lannes 7
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit bagration-guns on bagration 2
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1
END
  fate      1 6
  play      french: pitched
  play      coalition: pitched
  play      coalition: target 0827
  play      french: stand
  expect    log all contains "the French side is beaten."
  play      coalition: decline
  expect    log french contains "Suchet loses 1 SP"

test 1X-354-1 1X-263-1  and the battle goes on under the one who is left
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
leader murat at 0827 fought
leader lannes at 0928 with murat fought
unit suchet on lannes 7
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pitched pitched result 2 won 2 loser 1
END
  refuse    french: done because 1X-354-1
  offer-only french: attack lannes
  play      french: attack lannes, done
  expect    log all contains "Lannes attacks 0828 in round 2."

test 1X-262-20 1X-353-1  a counter-attack in parts strikes the strongest hex, too: he who alone can reach it must
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 5
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0929 with kutusov fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 dokhturov up
battle murat kutusov targets 0828 0929 from 0827 0928 round 1 markers pitched pitched
END
  play      coalition: drop dokhturov, target 0928, target 0827
  refuse    coalition: done because 1X-262-20
  play      coalition: target 0827
  refuse    coalition: done because 1X-353-1
  play      coalition: target 0928
  offer     coalition: done

test 1X-358-1 1X-350-3  the attacker has too few SP for his pitched battle: he goes, and nothing is left to override
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit vandamme on soult 3
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pitched
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 5: 4/1, the French side is beaten."
  expect    log all contains "The French force at 0827 falls back"
  no-offer  coalition: override

test 1X-354-1 1X-267-1  where the enemies before him who led are destroyed, those still in contact attack again without him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
leader murat at 0927 fought
unit vandamme on murat 8
leader lannes at 0827 with murat fought
unit suchet on lannes 7
leader bagration at 0728 fought
unit bagration-foot on bagration 6
piece F1 at 0927 murat up
piece F2 at 0827 lannes up
piece C1 at 0728 bagration up
battle murat bagration targets 1027 0728 from 0927 0827 markers pitched pitched round 1
END
  play      french: attack murat, done
  expect    log all contains "Lannes attacks 0728 in round 2"

test 1X-358-1 1X-270-2  a garrison bears nothing in a pitched battle: with too few SP without it he goes, and it pays the first
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
staff coalition centre 4607 source 5909 ap 5
leader soult at 5908 fought
unit legrand-div on soult 10
leader bagration at 5909 fought
unit bagration-foot on bagration 3
piece F1 at 5908 soult up
piece C1 at 5909 bagration up
battle soult bagration targets 5909 from 5908 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  expect    log all contains "The garrison of Weisskirchen is gone." rule 1X-270-2

test 1X-262-21 1X-311-1  who is set aside is not reduced by the woods: three quarters of the others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 1840 fought
unit vandamme on murat 5
leader lannes at 1941 with murat fought
unit suchet on lannes 3
leader bagration at 1940 fought
unit bagration-foot on bagration 8
piece F1 at 1840 murat up
piece F2 at 1941 lannes up
piece C1 at 1940 bagration up
battle murat bagration targets 1940 from 1840 1941 round 1 markers pitched pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The Coalition side counts 5 SP."

test 1X-306-4 1X-358-1  guns alone in one of two attacked hexes bear losses there, and count for what can be borne
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader lannes at 0827 fought
unit vandamme on lannes 6
leader bagration at 0828 fought
unit kienmayer-horse on bagration 2
leader dokhturov at 0826 fought
unit austrian-guns on dokhturov 1
piece F1 at 0827 lannes up
piece C1 at 0828 bagration up
piece C2 at 0826 dokhturov up
battle lannes bagration targets 0828 0826 from 0827 round 1
END
  fate      4 4
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log all contains "the Coalition side is beaten"
  expect    log all contains "Austrian guns loses 1 SP"
  expect    trace contains "losses"

test 1X-358-1 1X-306-4  guns of a neighbour in reserve bear nothing and do not help him to stay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader davout at 0828 fought
unit legrand-div on davout 10
leader liechtenstein at 0827 fought
unit r-guard-horse on liechtenstein 3
leader dokhturov at 0826 with liechtenstein fought
unit army-guns on dokhturov 3 reserve
piece F1 at 0828 davout up
piece C1 at 0827 liechtenstein up
piece C2 at 0826 dokhturov up
battle davout liechtenstein targets 0827 from 0828 round 1
END
  fate      1 1
  play      french: pursuit
  play      coalition: pitched
  play      french: bonus x0
  expect    trace contains "retreat"

test 1X-130-1 1X-263-1 1X-318-1  the last unit of a Major General who leads the attack bears the first SP: those with him bear the other
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader mg-inf-1 at 5126 fought
unit vandamme on mg-inf-1 1
leader mortier at 5025 fought with mg-inf-1
unit grouchy on mortier 2
unit beaumont on mortier 2
leader langeron at 5026 fought
unit march-a on langeron 3
unit dokhturov-a on langeron 5
piece F1 at 5126 mg-inf-1 up
piece F2 at 5025 mortier up
piece C1 at 5026 langeron up
battle mg-inf-1 langeron targets 5026 from 5126 5025 round 1
END
  fate      3
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  play      coalition: decline
  expect    log all contains "2/2, the French side is beaten"
  play      french: lose vandamme
  offer-only french: lose grouchy, lose beaumont, done
  play      french: lose beaumont
  expect    log all contains "The French side loses 2 SP in the battle."
  expect    truth units[id=beaumont].sp = 1

test 1X-306-4  guns alone in a hex bear a pitched battle where they defend: not in the hex that they attack from
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader mortier at 5025 fought
unit grouchy on mortier 3
unit beaumont on mortier 2
leader soult at 5126 fought with mortier
unit iv-guns on soult 1
leader langeron at 5026 fought
unit march-a on langeron 3
unit dokhturov-a on langeron 5
piece F1 at 5025 mortier up
piece F2 at 5126 soult up
piece C1 at 5026 langeron up
battle mortier langeron targets 5026 from 5126 5025 round 1
END
  fate      6 4
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  play      coalition: decline
  expect    log all contains "3/2, the French side is beaten"
  offer-only french: lose grouchy, lose beaumont, done
  play      french: lose beaumont
  expect    log all contains "The French side loses 3 SP in the battle."
  expect    truth units[id=iv-guns].sp = 1

test 1X-357-2 1X-269-4 1X-262-14  a winner who is destroyed by what his victory costs has won, though a vedette is left in his hex: the beaten goes and pays
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader oudinot at 0827 fought
unit grenadiers on oudinot 1
leader bagration at 0828 fought
unit bagration-foot on bagration 2
vedette VF1 at 0827
piece F1 at 0827 oudinot up
piece F2 at 0827 VF1 up
piece C1 at 0828 bagration up
battle oudinot bagration targets 0828 from 0827 round 1
END
  fate      2 6
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "the Coalition side is beaten"
  expect    log all contains "The French side loses 1 SP in the battle."
  expect    log all contains "The Coalition force at 0828 falls back to"
  expect    log all contains "The Coalition side loses 1 SP in the retreat."

test 1X-262-21  more to set aside than there is: half an SP attacks
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 9
leader lannes at 0928 with murat fought
unit suchet on lannes 8
leader bagration at 0828 fought
unit bagration-foot on bagration 3
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  fate      3
  play      coalition: done
  expect    log all contains "The Coalition side engages 3 SP."
  expect    log all contains "The Coalition side counts 0 1/2 SP."
  expect    log all contains "The French side counts 9 SP."

test 1X-358-1 1X-306-4 1X-276-2  guns of a neighbour in reserve count for nothing in an attack, either: too few horse for the result, and they go
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "counter-attack" 0 1 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader davout at 0828 fought
unit legrand-div on davout 10
leader liechtenstein at 0827 fought
unit r-guard-horse on liechtenstein 3
leader dokhturov at 0826 with liechtenstein fought
unit column-1-guns on dokhturov 4 reserve
piece F1 at 0828 davout up
piece C1 at 0827 liechtenstein up
piece C2 at 0826 dokhturov up
battle liechtenstein davout targets 0828 from 0827 round 1
END
  fate      6
  play      coalition: pitched
  play      french: pursuit
  expect    log all contains "6/1, the Coalition side is beaten"
  expect    truth units[id=r-guard-horse].sp = 3
  expect    trace contains "retreat"

test 1X-262-13 1X-264-2  a hex that is given up in the first round is vacated
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
leader lannes at 2827
unit suchet on lannes 8
leader dokhturov at 2828
unit dokhturov-a on dokhturov 5
piece F1 at 0827 soult up
piece F2 at 2827 lannes up
piece C2 at 2828 dokhturov up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  play      french: decline
  expect    truth battles[0].over = vacated

test 1X-353-1  the first part is beaten and goes: nobody parts from the enemy's leader for that
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 5
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0929 with kutusov fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 dokhturov up
battle murat kutusov targets 0929 0828 from 0827 0928 round 1 markers pitched pursuit
END
  play      coalition: drop dokhturov
  fate      6
  play      coalition: done
  play      french: decline
  expect    asked coalition
  expect    truth leaders[id=lannes].under = murat
  fate      3
  play      coalition: done
  expect    log all contains "Dokhturov counter-attacks 0928 in round 1."

test 1X-262-21 1X-341-5  of those who are ineffective half of the half is set aside
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "next battle" 0 1 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
option title nab
player coalition
leader kutusov at 0827 fought
unit miloradovich-a on kutusov 6
leader kolowrat at 0928 with kutusov fought
unit kolowrat-foot on kolowrat 4
leader soult at 0828 fought
unit vandamme on soult 9
unit legrand-div on soult 5
piece C1 at 0827 kutusov up
piece C2 at 0928 kolowrat up
piece F1 at 0828 soult up
battle kutusov soult targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  fate      3
  play      french: done, stand
  expect    log all contains "The French side counts 13 SP."
