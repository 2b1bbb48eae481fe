# 314-guard.t -- 1X 314 to 318, 42 to 44: the Old Guard, the bonus, losses.

test 1X-314-1 1X-262-13  the Guard attacks with the others without more ado: no pip, and losses like anybody
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
unit suchet on bessieres 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  offer-only french: commit, stand
  play      french: stand
  expect    log all lacks "committed"
  expect    log all contains "The die counts 4: 2/2, the French side is beaten."

test 1X-315-1 1X-315-2  committed it takes one from the die
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
  play      french: commit
  expect    log all contains "The Old Guard is committed."
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."

test 1X-315-1  horse of the Guard alone cannot be committed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bessieres at 0827 fought
unit guard-horse on bessieres 2
unit suchet on bessieres 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  play      french: pursuit
  play      coalition: pursuit
  offer-only french: stand
  refuse    french: commit because 1X-262

test 1X-315-2 1X-44-1 1X-317-1  the star comes on top, and is chosen when the die is seen
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader napoleon at 0827 fought
unit old-guard on napoleon 4
unit suchet on napoleon 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pursuit
  play      coalition: pursuit
  play      french: commit
  expect    log all contains "Die (d6): 5"
  offer-only french: bonus x-1, bonus x0, bonus x1
  play      french: bonus x-1
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-44-1 1X-42-1  4 may become 5
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader napoleon at 0827 fought
unit suchet on napoleon 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  play      french: bonus x1
  expect    log all contains "The die counts 5: 3/2, the French side is beaten."

test 1X-43-2  a star under another leader is none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader murat at 0827 fought
unit nansouty on murat 2
leader davout under murat
unit friant on davout 4
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 murat up
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 4"

test 1X-317-2  in defence it does nothing
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "counter-attack" 0 1 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bagration at 0827 fought
unit bagration-foot on bagration 6
leader napoleon at 0828 fought
unit suchet on napoleon 6
piece C1 at 0827 bagration up
piece F1 at 0828 napoleon up
battle bagration napoleon targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."

test 1X-317-2  in a counter-attack it does
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "next battle" 0 1 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
option reserves off
leader bagration at 0827 fought
unit bagration-foot on bagration 6
leader napoleon at 0828 fought
unit suchet on napoleon 6
piece C1 at 0827 bagration up
piece F1 at 0828 napoleon up
battle bagration napoleon targets 0828 from 0827 round 1 markers pitched pitched
END
  fate      4
  play      french: done
  play      french: stand
  offer     french: bonus x-1
  play      french: bonus x-1
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-316-1  the committed Guard bears all, its foot the first SP
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
  play      french: commit
  expect    log all contains "The die counts 3: 2/3"
  expect    log french contains "Guard"
  expect    log french lacks "Suchet loses"

test 1X-316-2  what the Guard cannot pay falls twice on the line
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bessieres at 0827 fought
unit old-guard on bessieres 1
unit suchet on bessieres 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: commit
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    log french contains "is destroyed"
  expect    log french contains "Suchet loses 1 SP: 3 left"
  expect    log french lacks "2 left"

test 1X-316-1 1X-267-1  another formation that attacks from the same hex loses nothing while the Guard can bear it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 7 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bessieres at 0827 fought
unit old-guard on bessieres 4
leader mg-inf-1 at 0827 fought
unit suchet on mg-inf-1 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece F2 at 0827 mg-inf-1 up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: commit
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    truth units[id=old-guard].sp = 2
  expect    truth units[id=suchet].sp = 5

test 1X-316-1 1X-284-1  nor by the enemy's guns
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 7 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader bessieres at 0827 fought
unit old-guard on bessieres 4
leader mg-inf-1 at 0827 fought
unit suchet on mg-inf-1 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit army-guns on bagration 3
unit bagration-guns on bagration 2
piece F1 at 0827 bessieres up
piece F2 at 0827 mg-inf-1 up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 2 guard 1
END
  fate      1 4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "fires on 0827: the die counts 1, 2 SP lost."
  expect    log french lacks "Suchet loses"

test 1X-316-2 1X-284-1  what the guns take beyond the Guard falls twice on the line of both
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 7 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader bessieres at 0827 fought
unit old-guard on bessieres 1
unit caffarelli on bessieres 5
leader mg-inf-1 at 0827 fought
unit suchet on mg-inf-1 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit army-guns on bagration 3
unit bagration-guns on bagration 2
piece F1 at 0827 bessieres up
piece F2 at 0827 mg-inf-1 up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 2 guard 1
END
  fate      1 4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "fires on 0827: the die counts 1, 2 SP lost."
  expect    log french contains "Suchet loses 1 SP: 4 left"
  expect    log french contains "Caffarelli loses 1 SP: 4 left"

test 1X-316-5  guns of the Guard pay before the line does
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader bessieres at 0827 fought
unit old-guard on bessieres 1
unit guard-guns on bessieres 2
unit suchet on bessieres 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      6 4
  play      french: pursuit
  play      coalition: pursuit
  play      french: commit
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    log french lacks "Suchet loses"

test 1X-316-3 1X-316-4  both types count as pursuit then: whoever loses goes, and nobody counter-attacks
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
  play      french: pitched
  play      coalition: pitched
  play      french: commit
  play      french: done
  expect    log all contains "the Coalition side is beaten."
  expect    log all contains "The Coalition side reveals: pitched battle."
  expect    log all contains "falls back"
  expect    log all lacks "counter-attacks"

test 1X-318-1  losses are spread over the units
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
unit legrand-div on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 4
unit dokhturov-a on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."
  expect    log french contains "Vandamme loses 1 SP: 7 left"
  expect    log french contains "Legrand loses 1 SP: 7 left"
  expect    log coalition contains "Bagration foot loses 1 SP: 3 left"
  expect    log coalition contains "Dokhturov A loses 1 SP: 3 left"

test 1X-318-2  the winner never loses more than the loser had
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
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."
  expect    log french contains "Vandamme loses 1 SP: 1 left"
  expect    log french lacks "0 left"

test 1X-316-1 1X-336-1  what the pursuit costs the committed Guard that was beaten it bears itself
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
unit suchet on bessieres 6
unit iv-guns on bessieres 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit dokhturov-a on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      6 6
  play      french: pursuit
  play      coalition: pursuit
  play      french: commit
  expect    log all contains "the French side is beaten."
  play      coalition: done
  fate      1
  play      coalition: pursue bagration
  play      coalition: on
  play      coalition: on
  play      coalition: halt
  expect    truth units[id=old-guard].sp = 2
  expect    truth units[id=iv-guns].sp = 2
  expect    truth units[id=suchet].sp = 6

test 1X-316-1 1X-336-1  also where it is another formation that it attacked with from one hex which leads the retreat
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader soult at 0827 fought
unit suchet on soult 6
unit iv-guns on soult 2
leader bessieres at 0827 fought
unit old-guard on bessieres 4
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit dokhturov-a on bagration 6
piece F1 at 0827 soult up
piece F2 at 0827 bessieres up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 6
  play      french: pursuit
  play      coalition: pursuit
  play      french: commit
  expect    log all contains "the French side is beaten."
  play      coalition: done
  fate      1
  play      coalition: pursue bagration
  play      coalition: on
  play      coalition: on
  play      coalition: halt
  expect    truth units[id=old-guard].sp = 2
  expect    truth units[id=iv-guns].sp = 2
  expect    truth units[id=suchet].sp = 6

test 1X-318-2  as much as the loser had the winner may lose: Napoleon's men count like others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option reserves off
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 round 1
END
  fate      5
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand, bonus x0
  expect    log all contains "the French side is beaten."
  expect    log coalition contains "Bagration foot loses"

test 1X-315-2 1X-314-1  the Guard that is committed is so for the whole round
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
  expect    truth battles[0].odds.terms has 2
  play      french: commit
  expect    truth battles[0].guard = 1
