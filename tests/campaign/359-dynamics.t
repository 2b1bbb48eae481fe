# 359-dynamics.t -- 1X 359, 360, 293 to 295: battlefield dynamics, the sound of the guns.

test 1X-359-1  no die before the first attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
option dynamics on
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult
  expect    log all lacks "hold on the battle"
  expect    trace contains "hexes attacked"

test 1X-359-1  but before the counter-attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
option dynamics on
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  expect    log all contains "the die for the hold on the battle counts"

test 1X-360-1 1X-360-5  Napoleon with 2 SP of horse against 4: a 1 and two is 3: he keeps hold and chooses
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      1
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 3."
  offer-only french: on, decline, leave

test 1X-360-1 1X-360-5  Napoleon with 2 SP of horse against 4: a 2 and two is 4: he keeps hold and chooses
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      2
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 4."
  offer-only french: on, decline, leave

test 1X-360-2 1X-360-5  Napoleon with 2 SP of horse against 4: a 3 and two is 5: no attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      3
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 5."
  expect    log all contains "The French side cannot attack now." rule 1X-360
  expect    trace contains "battle types"

test 1X-360-3 1X-360-5  Napoleon with 2 SP of horse against 4: a 4 and two is 6: he must attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      4
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 6."
  expect    log all contains "The French side must attack."
  expect    trace contains "hexes attacked"

test 1X-360-4 1X-360-5 1X-360-6  Napoleon with 2 SP of horse against 4: a 5 and two is 7: he goes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      5
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 7."
  expect    log all contains "The French side gives way."

test 1X-360-4 1X-360-5 1X-360-6  Napoleon with 2 SP of horse against 4: a 6 and two is 8: he goes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      6
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 8."
  expect    log all contains "The French side gives way."

test 1X-360-3  forced, he cannot refuse
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0123 fought
unit suchet on napoleon 6
leader bagration at 0124 fought
unit bagration-foot on bagration 9
piece F1 at 0123 napoleon up
piece C1 at 0124 bagration up
battle napoleon bagration targets 0124 from 0123 round 1 markers pitched pitched
END
  fate      6
  play      french: attack napoleon, done
  refuse    french: refusal because 1X-360-3
  offer     french: pitched

test 1X-360-1 1X-360-6  in hold of it he may go, by his own number of the last combat
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      1
  play      french: attack napoleon, leave
  expect    log all contains "The French side gives way." rule 1X-360-1
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "(hexes: 2)" rule 1X-320

test 1X-360-6 1X-360-4  beaten in it, by the loser's, and he may be pursued
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 1
END
  fate      6
  play      french: attack napoleon
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "(hexes: 3)" rule 1X-320
  expect    asked coalition
  expect    trace contains "who pursues"

test 1X-360-4  if the other side had not won there is no pursuit
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      6
  play      french: attack napoleon
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "(hexes: 2)" rule 1X-320
  expect    log all lacks "pursues"

test 1X-360-2  after no attack the other side may attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      3
  play      french: attack napoleon
  play      french: pitched
  fate      1
  play      coalition: pitched
  expect    log all contains "The French side makes no attack."
  expect    asked coalition

test 1X-359-2  snow leaves no plus and takes two
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
weather snow
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      4
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 2."
  offer     french: leave

test 1X-293-1 1X-294-1 1X-295-1 1X-295-3  before the second round a friend within five hexes of the attacker tries to come up: 1 MP toward the battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  fate      2
  play      french: attack soult
  expect    asked coalition
  offer-only coalition: sound dokhturov, done
  play      coalition: sound dokhturov
  offer-only coalition: go 1031, halt, forage
  refuse    coalition: go 1132 because 1X-295-3
  play      coalition: go 1031

test 1X-295-3  the nearest hex of the battle may be one of those who attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1326
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1326 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  fate      2
  play      french: attack soult
  play      coalition: sound dokhturov
  refuse    coalition: go 1327 because 1X-295-3

test 1X-293-1 1X-294-1  six hexes are too far
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1033
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1033 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  play      french: attack soult
  refuse    coalition: sound dokhturov because 1X-294-1
  offer-only coalition: done

test 1X-294-1  it counts where he was when the combat phase began, not where he has come to since
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032 stood 1033
unit dokhturov-a on dokhturov 6
leader miloradovich at 0933 stood 0932
unit miloradovich-a on miloradovich 5
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
piece C3 at 0933 miloradovich
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  play      french: attack soult
  refuse    coalition: sound dokhturov because 1X-294-1
  offer-only coalition: sound miloradovich, done

test 1X-294-1  so is it from the start of the battles on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
option sound on
leader soult at 1027
unit vandamme on soult 9
leader bagration at 1028
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6
leader miloradovich at 1033
unit miloradovich-a on miloradovich 5
END
  fate      4 3
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  play      coalition: decline
  play      coalition: done
  play      french: attack soult
  offer-only coalition: sound dokhturov, done

test 1X-294-1  nor does one who has made a forced march
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032 forced
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  play      french: attack soult
  refuse    coalition: sound dokhturov because 1X-294-1

test 1X-294-1 1X-46-1  in the first player's half of the game turn or in the second's
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
option reserves off
option sound on
option secrets off
turn 3 of 12
leader soult at 1027
unit vandamme on soult 9
leader davout at 1023 forced
unit friant on davout 6
leader lannes at 1024
unit suchet on lannes 7
leader bagration at 1028
unit bagration-foot on bagration 9
piece F1 at 1027 soult up
piece F2 at 1023 davout
piece F3 at 1024 lannes
piece C1 at 1028 bagration up
END
  fate      1 1 1 1 1 1
  play      coalition: done, done, done
  play      french: done
  play      coalition: attack bagration, done
  fate      3 3
  play      french: pitched
  play      coalition: pitched
  play      french: done, stand
  play      coalition: attack bagration
  refuse    french: sound davout because 1X-294-1
  offer-only french: sound lannes, done

test 1X-105-2 1X-295-1  nor one with a unit that was filled up: it is a forced march
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6 immobile
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  play      french: attack soult
  refuse    coalition: sound dokhturov because 1X-105-2

test 1X-167-2 1X-295-1  nor one on an administrative march
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032 admin 1 goal 1533
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  play      french: attack soult
  refuse    coalition: sound dokhturov because 1X-167-2

test 1X-295-2  who fails may try again before the next round, not before this one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  fate      6
  play      french: attack soult
  play      coalition: sound dokhturov
  offer-only coalition: done
  refuse    coalition: sound dokhturov because 1X-295-1

test 1X-295-3  who has marched tests attrition once, when the battles are over
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  fate      2
  play      french: attack soult
  play      coalition: sound dokhturov, go 1031
  play      coalition: done
  play      french: done
  play      french: pursuit
  fate      3 2
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "the Coalition side is beaten."
  play      coalition: retreat 1229
  play      french: decline
  expect    log coalition contains "Attrition of Dokhturov"
  expect    log coalition contains "The die counts 3, index 6"

test 1X-231-4 1X-295-3  supplied or not is judged where the march to the guns began
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "next battle" 0 1 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
turn 3 of 3
player coalition
option reserves off
option sound on
option secrets off
staff french centre 2355 source 2355 ap 12
leader bagration at 4452 fought
unit bagration-foot on bagration 9
leader soult at 4352 fought
unit vandamme on soult 9
leader murat at 4050
unit nansouty on murat 2
piece C1 at 4452 bagration up
piece F1 at 4352 soult up
battle bagration soult targets 4352 from 4452 round 1 markers pitched pitched
END
  fate      2
  play      coalition: attack bagration
  play      french: sound murat, go 4151
  play      french: done
  play      coalition: done
  play      coalition: pursuit
  fate      6 2
  play      french: pursuit
  play      french: decline
  expect    log french contains "Attrition of Murat: 2 SP in column D"

test 1X-230-2 1X-295-3  whoever spent MP in the forced march segment and stayed where he was is not tested
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "next battle" 0 1 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
turn 3 of 3
player coalition
option reserves off
option sound on
option secrets off
staff french centre 2355 source 2355 ap 12
leader bagration at 4455 fought
unit bagration-foot on bagration 9
leader soult at 4456 fought
unit vandamme on soult 9
leader murat at 4158 tried horse 2
unit nansouty on murat 2
piece C1 at 4455 bagration up
piece F1 at 4456 soult up
battle bagration soult targets 4456 from 4455 round 1 markers pitched pitched
END
  play      coalition: attack bagration
  play      french: done
  play      coalition: done
  play      coalition: pursuit
  fate      3 2
  play      french: pursuit
  play      french: decline
  expect    log french lacks "Attrition of"
  expect    log all contains "The battle from 4455 is over."

test 1X-230-2 1X-295-3  nor one who heard the guns and did no more than change his mode
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "next battle" 0 1 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
turn 3 of 3
player coalition
option reserves off
option sound on
option secrets off
staff french centre 2355 source 2355 ap 12
leader bagration at 4455 fought
unit bagration-foot on bagration 9
leader soult at 4456 fought
unit vandamme on soult 9
leader murat at 4158
unit nansouty on murat 2
piece C1 at 4455 bagration up
piece F1 at 4456 soult up
battle bagration soult targets 4456 from 4455 round 1 markers pitched pitched
END
  fate      2
  play      coalition: attack bagration
  play      french: sound murat, forage
  play      french: done
  play      coalition: done
  play      coalition: pursuit
  fate      3 2
  play      french: pursuit
  play      french: decline
  expect    log french lacks "Attrition of"
  expect    log all contains "The battle from 4455 is over."

test 1X-295-1  before the first round nobody is asked
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
option sound on
option secrets off
leader soult at 1027
unit vandamme on soult 9
leader bagration at 1028
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6
END
  play      french: attack soult
  expect    asked french
  expect    trace contains "hexes attacked"

test 1X-360-2  he who cannot attack is not said to attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  fate      3
  play      french: attack napoleon
  expect    log all contains "The French side cannot attack now."
  expect    log all lacks "attacks 0828"

test 1X-360-4 1X-360-6  a counter-attacker who gives way goes, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option dynamics on
leader soult at 0827 fought
unit vandamme on soult 9
unit suchet on soult 3
leader dokhturov at 0828 fought
unit bagration-foot on dokhturov 9
piece F1 at 0827 soult up
piece C1 at 0828 dokhturov up
battle soult dokhturov targets 0828 from 0827 round 1
END
  fate      3 6
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    log all contains "The Coalition side gives way."
  expect    asked coalition
  expect    trace contains "retreat"

test 1X-360-2  after no attack the other side may also let it be
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      3
  play      french: attack napoleon
  play      french: pitched
  fate      1
  play      coalition: pitched, on, on
  offer     coalition: done, decline

test 1X-360-2  he who lets it be throws no die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      3
  play      french: attack napoleon
  play      french: pitched
  play      coalition: pitched
  offer-only coalition: on, decline
  play      coalition: decline
  expect    log all contains "The Coalition side makes no attack."
  expect    log all lacks "Coalition: the die for the hold"

test 1X-360-2  and with a pursuit marker it does not go on with the battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      3
  play      french: attack napoleon
  play      french: pursuit
  fate      1
  play      coalition: pursuit
  expect    log all contains "The Coalition side makes no attack."
  expect    log all contains "The battle from 0827 is over."

test 1X-360-2  after a counter-attack that dynamics forbade nobody must attack again, but he may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 7
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  expect    log all contains "The Coalition side makes no attack."
  offer-only french: attack napoleon, done
  play      french: done
  expect    log all contains "The battle from 0827 is over."

test 1X-360-2 1X-289-2  after a refused counter-attack he must
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 3
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched refusal result 3 won 2 loser 2
END
  refuse    french: done because 1X-354-1

test 1X-359-1 1X-353-1  one die for a counter-attack, though its parts strike one after the other
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 4
option reserves off
option dynamics on
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
  play      coalition: done
  expect    log all contains "Kutusov counter-attacks 0827 in round 1."
  expect    log all lacks "the die for the hold on the battle"
  offer-only coalition: target 0928, done

test 1X-359-1 1X-179-9  horse that has lost SP in this battle does not count in the difference
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3 lost 1
unit uvarov-horse on bagration 1
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      4
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 2."

test 1X-359-1 1X-179-1  nor horse in a marsh
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 3836 fought
unit suchet on napoleon 6
unit nansouty on napoleon 2
leader bagration at 3837 fought
unit bagration-foot on bagration 9
unit hussars on bagration 3
piece F1 at 3836 napoleon up
piece C1 at 3837 bagration up
battle napoleon bagration targets 3837 from 3836 round 1 markers pitched pitched result 3 won 2 loser 2
END
  fate      4
  play      french: attack napoleon
  expect    log all contains "the die for the hold on the battle counts 2."

test 1X-263-2 1X-360-2  a battle near by that nobody must go on with keeps no other waiting
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "which battle" 0 0 0 255 0
option reserves off
option dynamics on
leader napoleon at 0827 fought
unit suchet on napoleon 6
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader soult at 0823 fought
unit vandamme on soult 6
leader dokhturov at 0824 fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 napoleon up
piece F2 at 0823 soult up
piece C1 at 0828 bagration up
piece C2 at 0824 dokhturov up
battle napoleon bagration targets 0828 from 0827 round 2 markers pitched pitched
battle soult dokhturov targets 0824 from 0823 round 1 markers pitched pitched refused 1
END
  offer-only french: attack napoleon, attack soult

test 1X-360-3 1X-351-3  forced, he must attack again over a primary bridge, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option dynamics on
leader napoleon at 2354 fought
unit vandamme on napoleon 8
leader bagration at 2453 fought
unit bagration-foot on bagration 6
piece F1 at 2354 napoleon up
piece C1 at 2453 bagration up
battle napoleon bagration targets 2453 from 2354 round 1 markers pursuit pitched result 3 won 2 loser 2
END
  fate      6
  play      french: attack napoleon
  expect    log all contains "The French side must attack."
  refuse    french: decline because 1X-360-3
  play      french: done

test 1X-360-3 1X-351-2  and so must he who counter-attacks
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option dynamics on
leader soult at 2354 fought
unit vandamme on soult 9
unit suchet on soult 7
leader dokhturov at 2453 fought
unit bagration-foot on dokhturov 6
piece F1 at 2354 soult up
piece C1 at 2453 dokhturov up
battle soult dokhturov targets 2453 from 2354 round 1
END
  fate      3 4
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The Coalition side must attack."
  refuse    coalition: decline because 1X-360-3

test 1X-360-6 1X-270-2  by his own number of 0 he goes no hex, and the garrison of his hex stays
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
option dynamics on
staff coalition centre 4607 source 4607 ap 5
leader soult at 4606 fought
unit vandamme on soult 8
leader dokhturov at 4607 fought
unit dokhturov-a on dokhturov 7
unit dokhturov-b on dokhturov 6
unit bagration-foot on dokhturov 9
unit miloradovich-a on dokhturov 7
piece F1 at 4606 soult up
piece C1 at 4607 dokhturov up
battle soult dokhturov targets 4607 from 4606 round 1
END
  fate      6 6
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 6: 7/0, the French side is beaten."
  expect    log all contains "The Coalition side gives way."
  expect    log all lacks "The garrison of"

test 1X-295-1 1X-172-3  who is in the zone of an enemy has his resistance against him: a 3 counts 4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option reserves off
option sound on
option secrets off
leader soult at 1027 fought
unit vandamme on soult 9
leader davout at 1133 fought
unit friant on davout 6
leader bagration at 1028 fought
unit bagration-foot on bagration 9
leader dokhturov at 1032
unit dokhturov-a on dokhturov 6
piece F1 at 1027 soult up
piece F2 at 1133 davout up
piece C1 at 1028 bagration up
piece C2 at 1032 dokhturov up
battle soult bagration targets 1028 from 1027 round 1 markers pitched pitched
END
  fate      3
  play      french: attack soult
  play      coalition: sound dokhturov
  offer-only coalition: done

test 1X-294-1  where he stood in an earlier combat phase counts no more
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
option sound on
leader soult at 1027
unit vandamme on soult 9
leader bagration at 1028
unit bagration-foot on bagration 9
leader dokhturov at 1032 stood 3032
unit dokhturov-a on dokhturov 6
leader miloradovich at 1033
unit miloradovich-a on miloradovich 5
END
  fate      4 3
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  play      coalition: decline
  play      coalition: done
  play      french: attack soult
  offer-only coalition: sound dokhturov, done
