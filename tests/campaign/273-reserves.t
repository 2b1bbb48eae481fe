# 273-reserves.t -- 1X 273 to 285: reserves.

test 1X-273-1 1X-275-1 1X-273-3  both put units in reserve, the attacker first; the other side sees nothing of it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 8
unit saint-hilaire on soult 4
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  expect    trace contains "reserves"
  offer-only french: reserve vandamme, reserve saint-hilaire, done
  play      french: reserve saint-hilaire
  expect    view coalition draft absent
  play      french: done
  expect    asked coalition
  expect    log coalition lacks "Saint"
  offer-only coalition: reserve bagration-foot, done

test 1X-273-2 1X-285-1 1X-277-1  without a reserve, in the open, a pursuit battle is all there is; with a quarter everything is free, and reserves add no strength
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 8
unit saint-hilaire on soult 4
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      3
  play      french: attack soult, done
  play      french: reserve saint-hilaire, done
  play      coalition: done
  offer-only french: pitched, pursuit
  offer-only coalition: pursuit
  play      french: pitched
  play      coalition: pursuit
  expect    log all contains "The French side counts 8 SP."
  expect    log all contains "French: about 10 SP."

test 1X-285-1  16 SP: 4 in reserve suffice
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 7
unit saint-hilaire on soult 5
unit suchet on soult 4
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  play      french: reserve suchet
  play      french: done
  play      coalition: done
  offer     french: pitched

test 1X-285-1  3 do not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 7
unit saint-hilaire on soult 6
unit suchet on soult 3
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  play      french: reserve suchet
  play      french: done
  play      coalition: done
  offer-only french: pursuit
  refuse    french: pitched because 1X-285-1

test 1X-285-4  24 SP: 5 foot and 1 gun in reserve are a quarter
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
unit suchet on soult 5
unit v-guns on soult 1
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  play      french: done
  play      coalition: done
  offer     french: pitched

test 1X-285-4  the 5 foot alone are none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
unit suchet on soult 5
unit v-guns on soult 1
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  play      french: reserve v-guns
  play      french: done
  play      coalition: done
  offer-only french: pursuit
  refuse    french: pitched because 1X-285-1

test 1X-285-1 1X-285-3  in a town a reserve is not needed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0826
unit vandamme on soult 9
leader bagration at 0827
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  play      french: done
  play      coalition: done
  offer     french: pitched

test 1X-285-1 1X-275-4  40 SP: 8 suffice
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 9
unit legrand-div on napoleon 9
unit friant on napoleon 7
unit caffarelli on napoleon 7
unit suchet on napoleon 8
leader bagration at 0828
unit bagration-foot on bagration 6
leader dokhturov at 0928
unit dokhturov-a on dokhturov 6
END
  play      french: attack napoleon, done
  offer     french: done
  play      french: reserve suchet, done
  play      coalition: done
  offer     french: pitched

test 1X-273-3  with the option off nobody is asked for reserves, and 4 SP may choose a pitched battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 4
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  expect    trace contains "battle types"
  offer     french: pitched

test 1X-275-2  of three units of 7 in one hex attacking one hex two are engaged; one stands back, and is proposed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 7
unit legrand-div on soult 7
unit saint-hilaire on soult 7
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      3
  play      french: attack soult, done
  offer     french: done
  play      french: done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side engages 14 SP."

test 1X-275-2 1X-275-6  19 SP of foot and 2 of guns are 21: something stands back
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 10
unit iv-guns on soult 2
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      6 6 3
  play      french: attack soult, done
  play      french: reserve iv-guns
  refuse    french: done because 1X-275-2
  play      french: reserve legrand-div
  offer     french: done
  play      french: done
  play      coalition: done
  play      french: pitched
  play      coalition: pursuit
  expect    log all contains "The French side engages 9 SP."

test 1X-275-2  over two hexsides forty may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 10
unit saint-hilaire on soult 7
leader bagration at 0828
unit bagration-foot on bagration 6
leader dokhturov at 0928
unit dokhturov-a on dokhturov 6
END
  fate      3
  play      french: attack soult, done
  play      french: done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side engages 26 SP."

test 1X-275-3 1X-283-1  units of 6 and 5 over a primary bridge: one of them
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 2354
unit vandamme on soult 6
unit saint-hilaire on soult 5
leader bagration at 2453
unit bagration-foot on bagration 4
END
  fate      3
  play      french: attack soult, target 2453, done
  play      french: reserve saint-hilaire
  refuse    french: done because 1X-275-3
  play      french: reserve saint-hilaire, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side engages 6 SP."

test 1X-283-1 1X-275-3  nor into a mountain hex from below: 9 SP at most
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 5147
unit vandamme on soult 6
unit saint-hilaire on soult 5
leader bagration at 5146
unit bagration-foot on bagration 4
END
  fate      3
  play      french: attack soult, done
  play      french: reserve saint-hilaire
  refuse    french: done because 1X-275-3
  play      french: reserve saint-hilaire, done

test 1X-275-5 1X-283-1 1X-273-3  one unit of 10 SP over a bridge counts 9
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 2354
unit legrand-div on soult 10
leader bagration at 2453
unit bagration-foot on bagration 4
END
  fate      3
  play      french: attack soult, target 2453, done
  play      french: done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side counts 9 SP."

test 1X-275-5  the large one only where even the smallest is too large: of 10 and 5 the 5 goes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 2354
unit legrand-div on soult 10
unit saint-hilaire on soult 5
leader bagration at 2453
unit bagration-foot on bagration 4
END
  play      french: attack soult, target 2453, done
  play      french: reserve legrand-div
  refuse    french: done because 1X-275-3
  play      french: reserve saint-hilaire
  refuse    french: done because 1X-275-3

test 1X-273-3 1X-283-1  with the option off 12 SP over a bridge count 12
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 2354
unit vandamme on soult 7
unit saint-hilaire on soult 5
leader bagration at 2453
unit bagration-foot on bagration 4
END
  fate      3
  play      french: attack soult, target 2453, done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The French side counts 12 SP."

test 1X-283-1 1X-275-3  in defence, too: 9 SP at most behind the bridge
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 2354
unit vandamme on soult 6
leader bagration at 2453
unit bagration-foot on bagration 7
unit dokhturov-a on bagration 5
END
  fate      3
  play      french: attack soult, target 2453, done
  play      french: done
  offer     coalition: done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side engages 7 SP."

test 1X-276-1 1X-276-2  a formation next to the leader, behind him, stands by as a reserve
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 9
leader bessieres at 0826
unit old-guard on bessieres 5
unit guard-horse on bessieres 2
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      3
  play      french: attack napoleon, done
  offer-only french: reserve vandamme, reserve bessieres, done
  play      french: reserve bessieres, done
  play      coalition: done
  offer     french: pitched
  play      french: pitched
  play      coalition: pursuit
  play      french: bonus x0
  expect    log all contains "The French side engages 9 SP."

# Found by random play: whom the neighbour was counted to could be seen as soon as he was marked.
test 1X-273-1 1X-276-1 1X-31-8  that a neighbour who is seen was marked as reserve is his side's secret
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 9
leader bessieres at 0826
unit old-guard on bessieres 5
leader bagration at 0828
unit bagration-foot on bagration 6
vedette VC1 at 0725
piece F2 at 0826 bessieres up
END
  play      french: attack napoleon, done
  play      french: reserve bessieres, done
  expect    view coalition leaders[id=bessieres].hex = 826
  expect    view coalition leaders[id=bessieres].under absent
  expect    view french leaders[id=bessieres].under = napoleon

test 1X-262-1  whoever attacks with him is named
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 9
leader soult at 0728
unit legrand-div on soult 5
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack napoleon, with soult, done
  play      french: done
  expect    view coalition leaders[id=soult].under = napoleon

test 1X-276-2  marked as reserve it goes with him when he is beaten and loses nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 4
leader bessieres at 0826
unit old-guard on bessieres 5
unit guard-horse on bessieres 2
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      6
  play      french: attack napoleon, done
  play      french: reserve bessieres, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  play      french: bonus x0
  expect    log all contains "the French side is beaten."
  expect    log french lacks "Old Guard loses"

test 1X-276-2 1X-323-2  a neighbour who holds units back in a battle of his own does not go with him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
staff french centre 2355 source 2355 ap 0
leader napoleon at 0827 fought
unit vandamme on napoleon 4
leader bessieres at 0826 fought
unit old-guard on bessieres 5
unit guard-horse on bessieres 2 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
leader dokhturov at 0825 fought
unit dokhturov-a on dokhturov 6
piece F1 at 0827 napoleon up
piece F2 at 0826 bessieres up
piece C1 at 0828 bagration up
piece C2 at 0825 dokhturov up
battle napoleon bagration targets 0828 from 0827 round 1
battle bessieres dokhturov targets 0825 from 0826 markers pitched pitched round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pursuit
  play      french: bonus x0
  expect    log all contains "the French side is beaten."
  expect    truth leaders[id=bessieres].hex = 826

test 1X-277-2 1X-281-1 1X-280-1 1X-279-2 1X-275-1  reserves come in at the start of a half, up to the limit; nobody goes back into reserve
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader soult at 0827 fought
unit vandamme on soult 9
unit saint-hilaire on soult 1 lost 1
unit legrand-div on soult 7 reserve
unit suchet on soult 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 7
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 markers pitched pitched round 1
END
  play      french: attack soult
  offer     french: engage legrand-div, engage suchet
  refuse    french: engage vandamme because 1X-281-1
  play      french: engage legrand-div
  refuse    french: engage suchet because 1X-280-1
  play      french: done
  expect    asked coalition
  offer-only coalition: done
  refuse    coalition: reserve dokhturov-a because 1X-275-1
  play      coalition: done
  expect    log all contains "French: about 30 SP."
  expect    log coalition lacks "engaged from reserve"
  expect    log french contains "3/IV Legrand is engaged from reserve."

test 1X-281-1  not in step 7
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 7 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 2
END
  refuse    french: engage legrand-div because 1X-262

test 1X-279-1  when the engaged are destroyed the reserves bear the rest and are reserves no more
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 2
unit dokhturov-a on bagration 7 reserve
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6
  play      french: pursuit
  play      coalition: pitched
  expect    log all contains "Odds 9:1"
  expect    log all contains "The die counts 3: 1/6, the Coalition side is beaten."
  play      french: done
  expect    log coalition contains "Bagration foot is destroyed"
  expect    log coalition contains "loses 1 SP: 3 left"

test 1X-279-1 1X-302-2  the guns destroy the engaged, and the reserves take up the fight
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 1
unit bagration-guns on bagration 2
unit dokhturov-a on bagration 7 reserve
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 6 3
  play      french: pursuit
  play      coalition: pitched
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."
  expect    log coalition contains "Bagration foot is destroyed"
  expect    log coalition contains "Dokhturov A" rule 1X-279
  expect    log french lacks "Dokhturov A"
  expect    log all contains "The Coalition side engages 7 SP."

test 1X-274-1 1X-262-8  horse in reserve counts for the guns
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
unit margaron on soult 2 reserve
unit walther on soult 1 reserve
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit hussars on bagration 1
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-302-8  guns in reserve are silent
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 6
unit iv-guns on soult 2 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all lacks "fires"
  expect    log all contains "The Coalition side reveals: pursuit battle."

test 1X-282-1 1X-282-3  a formation in reserve goes one hex on a die at or under its initiative, before the second round
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      2
  play      french: attack napoleon
  offer     french: advance lannes x727, advance lannes x927
  refuse    french: advance lannes x828 because 1X-282-1
  play      french: advance lannes x927
  expect    log all contains "French: a reserve goes to 0927."
  no-offer  french: advance

test 1X-281-1 1X-282-1  so does one of him who is attacked, when the hexes attacked are known
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0829 with kutusov
unit dokhturov-a on dokhturov 6 reserve
piece F1 at 0827 napoleon up
piece C1 at 0828 kutusov up
piece C2 at 0829 dokhturov
battle napoleon kutusov targets 0828 from 0827 markers pitched pitched round 1
END
  fate      2
  play      french: attack napoleon, done
  offer     coalition: advance dokhturov x828, advance dokhturov x929, done
  refuse    coalition: advance dokhturov x827 because 1X-282-1
  play      coalition: advance dokhturov x828
  expect    log all contains "Coalition: a reserve goes to 0828."
  no-offer  coalition: advance
  offer     coalition: engage dokhturov-a

test 1X-282-1 1X-281-1 1X-276-1  a neighbour in reserve who is in contact is engaged in the counter-attack where he stands
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "hexes attacked" 0 0 1 0 0 0 0
leader murat at 0827 fought
unit vandamme on murat 8
leader lannes at 0928 with murat fought
unit suchet on lannes 5
leader kutusov at 0828 fought
unit bagration-foot on kutusov 9
leader dokhturov at 0929 with kutusov
unit dokhturov-a on dokhturov 6 reserve
leader miloradovich at 0829 with kutusov
unit miloradovich-a on miloradovich 5 reserve
piece F1 at 0827 murat up
piece F2 at 0928 lannes up
piece C1 at 0828 kutusov up
piece C2 at 0929 dokhturov up
piece C3 at 0829 miloradovich
battle murat kutusov targets 0828 from 0827 0928 round 1 markers pitched pitched
END
  refuse    coalition: with miloradovich because 1X-282-1
  play      coalition: with dokhturov, engage dokhturov-a, target 0928
  fate      3
  play      coalition: done
  play      french: done
  expect    log all contains "The Coalition side engages 15 SP."

test 1X-276-1 1X-261-1  a neighbour in reserve who must attack another enemy is reserve no more, and attacks with all he has
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader dokhturov at 0825
unit dokhturov-a on dokhturov 6
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes up
piece C1 at 0828 bagration up
piece C2 at 0825 dokhturov up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  refuse    french: attack napoleon because 1X-263-2
  play      french: attack lannes, done
  play      french: done
  play      coalition: done
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side engages 8 SP."

test 1X-276-2 1X-261-1  attacked himself he defends with all he has
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "consolidation of both" 0 1
frame battles "next battle" 0 1 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader dokhturov at 0825
unit dokhturov-a on dokhturov 6
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes up
piece C1 at 0828 bagration up
piece C2 at 0825 dokhturov up
battle bagration napoleon targets 0827 from 0828 markers pitched pitched round 1
END
  play      coalition: attack dokhturov, done
  play      coalition: done
  play      french: done
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side engages 8 SP."

test 1X-282-1  on a higher die it stays
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      5
  play      french: attack napoleon
  play      french: advance lannes x927
  expect    log all contains "French: a reserve does not come up."
  no-offer  french: advance

test 1X-282-2  out of a zone into another hex of the same enemy's it may not go, into another's it may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0728 with napoleon
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader kienmayer at 0726 fought
unit kienmayer-foot on kienmayer 3
piece F1 at 0827 napoleon up
piece F2 at 0728 lannes
piece C1 at 0828 bagration up
piece C2 at 0726 kienmayer up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  play      french: attack napoleon
  refuse    french: advance lannes x729 because 1X-282-2
  offer     french: advance lannes x727

test 1X-282-2 1X-208-5  a forager has no zone beyond his hex: past him it goes as it likes, by its initiative alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader oudinot at 0728 with napoleon
unit suchet on oudinot 8 reserve
leader bagration at 0828 forage 1 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece F2 at 0728 oudinot
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      3
  play      coalition: decline
  play      french: attack napoleon
  play      french: advance oudinot x729
  expect    log all contains "French: a reserve goes to 0729."

test 1X-282-2 1X-204-1  nor does a zone reach into a fortress: a reserve may go from it to Brünn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 3121 fought
unit vandamme on napoleon 9
leader oudinot at 3020 with napoleon
unit suchet on oudinot 8 reserve
leader bagration at 3021 fought
unit bagration-foot on bagration 9
piece F1 at 3121 napoleon up
piece F2 at 3020 oudinot
piece C1 at 3021 bagration up
battle napoleon bagration targets 3021 from 3121 markers pitched pitched round 1
END
  play      french: attack napoleon
  offer     french: advance oudinot x2921

test 1X-279-3  in NAB no more units are released at a time than the leader's initiative
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
option title nab
leader bernadotte at 0827 fought
unit rivaud on bernadotte 4
unit drouet on bernadotte 2 reserve
unit gazan on bernadotte 2 reserve
unit dupont on bernadotte 2 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 bernadotte up
piece C1 at 0828 bagration up
battle bernadotte bagration targets 0828 from 0827 markers pitched pitched round 1
END
  play      french: attack bernadotte, engage drouet, engage gazan
  refuse    french: engage dupont because 1X-279-3
  no-offer  french: engage

test 1X-278-1 1X-274-2  what is in reserve may pursue
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
leader mg-cav-1 under soult
unit walther on mg-cav-1 2 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "the Coalition side is beaten."
  play      coalition: retreat 1029
  offer     french: pursue mg-cav-1

test 1X-284-1 1X-314-1  with reserves the Guard that fights from the start is not committed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader bessieres at 0827
unit old-guard on bessieres 5
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      3
  play      french: attack bessieres, done
  play      french: done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all lacks "committed"
  expect    log all contains "The die counts 3"

test 1X-284-1 1X-315-1  the Guard that comes out of reserve is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader bessieres at 0827 fought
unit suchet on bessieres 7
unit old-guard on bessieres 5 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      3
  play      french: attack bessieres, engage old-guard, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Old Guard is committed."
  expect    log all contains "The die counts 2"

test 1X-284-1 1X-279-1  the Guard comes out of reserve where the guns have destroyed those before it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader bessieres at 0827 fought
unit suchet on bessieres 1
unit old-guard on bessieres 5 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Old Guard is committed."
  expect    log all contains "The die counts 2"

test 1X-316-1 1X-284-1  the Guard that came out of reserve for this attack bears what the enemy's guns cost it, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader bessieres at 0827 fought
unit suchet on bessieres 7
unit old-guard on bessieres 5 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      1 3
  play      french: attack bessieres, engage old-guard, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0827: the die counts 1, 1 SP lost."
  expect    log french contains "Old Guard infantry loses 1 SP: 4 left"
  expect    log french lacks "Suchet loses"

test 1X-316-1 1X-316-5  its horse bears with it what its foot cannot
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader bessieres at 0827 fought
unit suchet on bessieres 7
unit guard-horse on bessieres 2
unit old-guard on bessieres 1 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
unit army-guns on bagration 2
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      1 3
  play      french: attack bessieres, engage old-guard, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0827: the die counts 1, 2 SP lost."
  play      french: lose old-guard
  expect    log french contains "Guard cavalry loses 1 SP"

test 1X-316-2 1X-302-1  and what the Guard cannot bear of it falls twice on the line; its guns are spared
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader bessieres at 0827 fought
unit suchet on bessieres 7
unit guard-guns on bessieres 2
unit old-guard on bessieres 1 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
unit army-guns on bagration 2
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      5 1 3
  play      french: attack bessieres, engage old-guard, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0827: the die counts 1, 2 SP lost."
  expect    log french contains "Old Guard infantry loses 1 SP: 0 left"
  expect    log all contains "The French side loses 3 SP in the battle."

test 1X-306-4 1X-276-2  guns alone in the hex that is attacked bear the loss; the neighbour who stands by does not cover them
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
unit suchet on soult 1 reserve
leader buxhowden at 0828 fought
unit langeron-guns on buxhowden 2
leader constantine at 0829 with buxhowden
unit bagration-foot on constantine 9 reserve
piece F1 at 0827 soult up
piece C1 at 0828 buxhowden up
battle soult buxhowden targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pitched
  play      coalition: pitched
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    log coalition contains "Langeron guns loses 1 SP: 1 left"
  expect    log coalition lacks "Bagration foot loses"

test 1X-306-4 1X-276-2  nor do his own guns bear any of it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 1
unit suchet on soult 1 reserve
leader buxhowden at 0828 fought
unit langeron-guns on buxhowden 2
leader constantine at 0829 with buxhowden
unit bagration-foot on constantine 9 reserve
unit army-guns on constantine 2
piece F1 at 0827 soult up
piece C1 at 0828 buxhowden up
battle soult buxhowden targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pitched
  play      coalition: pitched
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    log coalition contains "Langeron guns loses 1 SP: 1 left"
  expect    log coalition contains "Langeron guns loses 1 SP: 0 left"
  expect    truth units[id=army-guns].sp = 2

test 1X-274-1 1X-276-1  the horse of a neighbour who stands by counts in the comparison of horse
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 9
unit iv-guns on soult 2
leader mg-cav-1 at 0826
unit nansouty on mg-cav-1 2
leader bagration at 0828
unit bagration-foot on bagration 6
END
  fate      3
  play      french: attack soult, done
  play      french: reserve mg-cav-1, done
  play      coalition: done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-277-2 1X-276-1  a neighbour who stands by counts in the strength that is told, once he is marked and in later rounds
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 9
leader bessieres at 0826
unit old-guard on bessieres 5
unit guard-horse on bessieres 2
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack napoleon, done
  expect    log coalition contains "French: about 10 SP."
  play      french: reserve bessieres, done
  expect    log coalition lacks "French: about 20 SP."
  play      coalition: done
  expect    log coalition contains "French: about 20 SP."

test 1X-276-1  the formation leader can command two neighbours together, or only one of them stands by
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 4
leader lannes at 0826
unit suchet on lannes 4
leader oudinot at 0727
unit grenadiers on oudinot 4
leader bagration at 0828
unit bagration-foot on bagration 6
END
  play      french: attack soult, done
  offer-only french: reserve vandamme, reserve legrand-div, reserve lannes, reserve oudinot, done
  play      french: reserve lannes
  offer-only french: reserve vandamme, reserve legrand-div, reserve lannes, done
  refuse    french: reserve oudinot because 1X-276-1
  play      french: reserve lannes
  offer     french: reserve oudinot

test 1X-315-2 1X-284-1  the Guard that came out of reserve in defence does not weigh on the enemy's die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 1 0
frame battles "counter-attack" 1 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader bessieres at 0827 fought
unit suchet on bessieres 7
unit old-guard on bessieres 5
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bagration bessieres targets 0827 from 0828 round 1 guard 1
END
  expect    truth battles[0].odds.terms[in=die] absent
  expect    asked french coalition

test 1X-275-5 1X-280-1  a unit too large for a defile comes out of reserve there only if none that fits stands behind
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 4152 fought
unit vandamme on napoleon 8
leader lannes at 4252 with napoleon fought
unit legrand-div on lannes 10 reserve
unit suchet on lannes 5 reserve
leader bagration at 4251 fought
unit bagration-foot on bagration 9
piece F1 at 4152 napoleon up
piece F2 at 4252 lannes up
piece C1 at 4251 bagration up
battle napoleon bagration targets 4251 from 4152 4252 markers pitched pitched round 1
END
  play      french: attack napoleon
  refuse    french: engage legrand-div because 1X-275-5
  play      french: engage suchet

test 1X-348-1 1X-284-1 1X-316-3  the Guard that the guns destroy before its attack was committed: beaten, the French go, and it is a box
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader bessieres at 0827 fought
unit suchet on bessieres 7
unit caffarelli on bessieres 3 reserve
unit old-guard on bessieres 1 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
piece F1 at 0827 bessieres up
piece C1 at 0828 bagration up
battle bessieres bagration targets 0828 from 0827 markers pitched pitched round 1
END
  fate      1 6
  play      french: attack bessieres, engage old-guard, done
  play      coalition: done
  play      french: pitched
  play      coalition: pursuit
  expect    log french contains "Old Guard infantry is destroyed."
  expect    log all contains "The die counts 6"
  expect    log all contains "The French side reveals: pitched battle."
  expect    log all contains "falls back"
  expect    log all contains "Morale moves 1 toward the Coalition side"  rule 1X-348-1

test 1X-275-4  who is put back is in reserve, and nobody else
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
leader napoleon at 0827
unit vandamme on napoleon 9
unit legrand-div on napoleon 9
unit friant on napoleon 7
unit caffarelli on napoleon 7
unit suchet on napoleon 8
leader bagration at 0828
unit bagration-foot on bagration 6
leader dokhturov at 0928
unit dokhturov-a on dokhturov 6
END
  play      french: attack napoleon, done
  offer     french: done
  play      french: reserve suchet, done
  play      coalition: done
  offer     french: pitched
  expect    truth units[id=suchet].reserve = true
  expect    truth units[id=vandamme].reserve absent

test 1X-278-1  and foot out of reserve has the -1 of cavalry
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 9
leader mg-inf-1 under soult
unit gudin on mg-inf-1 6 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "the Coalition side is beaten."
  play      coalition: retreat 1029
  fate      3
  play      french: pursue mg-inf-1
  expect    log all contains "pursues: die 5 on line 2"

test 1X-302-2 1X-279-1  guns alone are engaged, foot stands in reserve behind them: the foot bears the fire, and is reserve no more
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
unit bagration-foot on bagration 6 reserve
unit bagration-guns on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 1 SP lost."
  expect    truth units[id=bagration-guns].sp = 2
  expect    truth units[id=bagration-foot].sp = 5
  expect    log all contains "The Coalition side engages 5 SP."

test 1X-282-1  nobody advances but a formation in reserve
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  play      french: attack napoleon
  refuse    french: advance napoleon x927 because 1X-282-1

test 1X-282-1  nor into the hex of an enemy
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon fought
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
vedette VC1 at 0825
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes
piece C1 at 0828 bagration up
piece C2 at 0825 VC1
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 1
END
  play      french: attack napoleon
  offer     french: advance lannes x927
  refuse    french: advance lannes x825 because 1X-282-1

test 1X-282-1 1X-282-3  in each round the die may be thrown once more
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "next battle" 0 0 1 255 0
frame "half round" "end of the half" 0 0 1 0 0 0 65
leader napoleon at 0827 fought
unit vandamme on napoleon 9
leader lannes at 0826 with napoleon allowed 0
unit suchet on lannes 8 reserve
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 napoleon up
piece F2 at 0826 lannes
piece C1 at 0828 bagration up
battle napoleon bagration targets 0828 from 0827 markers pitched pitched round 2
END
  play      french: attack napoleon
  offer     french: advance lannes x927
