# 262-segment.t -- 1X 262 to 268: who attacks whom, what is told, who may join.

test 1X-262-3  14 SP are told as 10
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 5
leader bagration at 0828
unit bagration-foot on bagration 4
END
  play      french: attack soult, done
  expect    log coalition contains "French: about 10 SP."

test 1X-262-3  4 SP are told as 10
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 4
leader bagration at 0828
unit bagration-foot on bagration 4
END
  play      french: attack soult, done
  expect    log coalition contains "French: about 10 SP."

test 1X-262-3  16 SP are told as 20
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 7
leader bagration at 0828
unit bagration-foot on bagration 4
END
  play      french: attack soult, done
  expect    log coalition contains "French: about 20 SP."

test 1X-262-3 1X-262-4  15 SP are told as 20
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 6
leader bagration at 0828
unit bagration-foot on bagration 4
END
  play      french: attack soult, done
  expect    log coalition contains "French: about 20 SP."

test 1X-262-3 1X-262-4  25 SP are told as 30
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 10
unit saint-hilaire on soult 6
leader bagration at 0828
unit bagration-foot on bagration 4
END
  play      french: attack soult, done
  expect    log coalition contains "French: about 30 SP."

test 1X-260-1 1X-262-25 1X-260-2  types are chosen in secret; the loser shows his, the winner does not
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
  play      french: pursuit
  expect    log coalition lacks "pursuit"
  play      coalition: pitched
  play      french: stand
  expect    log coalition contains "The Coalition side reveals: pitched battle."
  expect    log coalition lacks "French reveals"
  expect    log coalition contains "The French side engages 8 SP."
  expect    log french contains "The Coalition side engages 4 SP."

test 1X-266-2 1X-261-1 1X-262-2  a formation next to two enemies whom nobody else reaches attacks both
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  play      french: attack soult
  offer-only french: done
  refuse    french: target 0928 because 1X-261-1
  play      french: done
  expect    log all contains "Soult attacks 0828 in round 1."
  expect    log all contains "Soult attacks 0928 in round 1."

test 1X-266-2 1X-262-2 1X-203-1  what a friend can attack may be left to him, and is no part of this combat
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
leader davout at 1028
unit friant on davout 5
END
  fate      3
  play      french: attack soult, target 0928, done
  expect    log all contains "Soult attacks 0828"
  expect    log all lacks "attacks 0928"
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The Coalition side engages 4 SP."

test 1X-268-1 1X-266-2  only one formation attacks a hex; the other stands by, and the segment may end without it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bernadotte at 0928
unit grenadiers on bernadotte 5
leader bagration at 0828
unit bagration-foot on bagration 9
unit hussars on bagration 3
END
  offer-only french: attack soult, attack bernadotte
  fate      4
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  play      coalition: decline
  fate      4
  play      coalition: done
  expect    asked french
  refuse    french: attack bernadotte because 1X-261-1

test 1X-268-1  a garrison that is fought already is nobody else's; the battle goes on with whom it began
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff french centre 2921 source 2355 ap 5
staff coalition centre 4607 source 4312 ap 5
leader murat at 4212
unit nansouty on murat 2
leader soult at 4211
unit vandamme on soult 3
battle soult - targets 4312 from 4211 markers pursuit refusal shown 0 1 round 1
END
  offer-only french: attack soult
  refuse    french: attack murat     because 1X-261-1

test 1X-268-1  who has begun an attack and finds the hex taken by others breaks it off
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
frame battles attack 0 0 2
frame "half round" "hexes attacked" 0 1 0 0 0 0 1
option reserves off
staff french centre 2921 source 2355 ap 5
staff coalition centre 4607 source 4312 ap 5
leader murat at 4212
unit nansouty on murat 2
leader soult at 4211
unit vandamme on soult 3
battle soult - targets 4312 from 4211 markers pursuit refusal shown 0 1 round 1
battle murat - from 4212 round 1
END
  offer-only french: decline
  play      french: decline
  expect    log all contains "Murat breaks the battle off."

test 1X-267-1  a leader in the next hex whom he can lead joins the attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader oudinot at 0928
unit grenadiers on oudinot 5
leader bagration at 0828
unit bagration-foot on bagration 9
unit hussars on bagration 3
END
  fate      3
  play      french: attack soult
  offer     french: with oudinot
  play      french: with oudinot, done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The French side engages 14 SP."

test 1X-264-1 1X-265-1  nobody attacks twice in a phase, and nobody is attacked twice
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
leader davout at 0829
unit friant on davout 5
END
  refuse    french: attack soult because 1X-264-1
  offer-only french: attack davout

test 1X-265-1  one who has fought is let alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log all contains "Soult is recognised at 0827."

test 1X-264-4  a repulse that failed in a pursuit leads to another attack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought pursued repulse-failed
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
END
  offer-only french: attack soult
  refuse    french: done because 1X-59-1

test 1X-266-1 1X-203-2  over a primary bridge one may attack, and need not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 2354
unit vandamme on soult 9
leader bagration at 2453
unit bagration-foot on bagration 4
END
  offer-only french: attack soult, done

test 1X-266-1 1X-203-2 1X-204-2  at a fortress neither side must
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 4507
unit vandamme on soult 9
leader bagration at 4607
unit bagration-foot on bagration 4
END
  offer-only french: attack soult, done

test 1X-204-3  a vedette alone in a fortress has no such protection
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 4507
unit vandamme on soult 9
vedette VC1 at 4607
END
  expect    log french contains "is a vedette"
  refuse    french: done because 1X-59-1

test 1X-128-2 1X-262-27  formations attacked together stay what they are: each bears its part and goes its own way
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
leader kutusov at 0828
unit dokhturov-b on kutusov 4
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  fate      4
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."
  expect    log coalition contains "Dokhturov A loses 1 SP: 3 left"
  expect    log coalition contains "Dokhturov B loses 1 SP: 3 left"

test 1X-59-1 1X-266-1  over a primary river without a bridge nobody can
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 2251
unit vandamme on soult 9
leader bagration at 2250
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log all contains "The French turn begins."

test 1X-298-2  nor over the frozen one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
weather frost
option reserves off
leader soult at 2251
unit vandamme on soult 9
leader bagration at 2250
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log all contains "The French turn begins."

test 1X-298-3 1X-298-2  nor in snow; nor over the ice of a lake
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
weather snow
option reserves off
leader soult at 3324
unit vandamme on soult 9
leader bagration at 3325
unit bagration-foot on bagration 4
END
  expect    log all lacks "attacks"
  expect    log all contains "The French turn begins."

test 1X-59-8 1X-263-2 1X-356-1 1X-356-2  battles eight hexes apart: all first rounds before a second
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828
unit bagration-foot on bagration 9
leader davout at 0837
unit friant on davout 7
leader dokhturov at 0836
unit dokhturov-a on dokhturov 7
END
  fate      3 3
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  fate      3
  play      coalition: done
  refuse    french: attack soult because 1X-263-2
  offer-only french: attack davout

test 1X-356-2  nine hexes apart they are not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828
unit bagration-foot on bagration 9
leader davout at 0838
unit friant on davout 7
leader dokhturov at 0837
unit dokhturov-a on dokhturov 7
END
  fate      3 3
  play      french: attack soult, done
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  fate      3
  play      coalition: done
  offer     french: attack soult, attack davout

test 1X-264-2 1X-264-3  who has driven his own enemy off in the first round may join a friend in his second
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-b on bagration 4
leader oudinot at 0928 fought
unit grenadiers on oudinot 5
battle oudinot - targets 1027 from 0928 round 1 over 3
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  play      french: attack soult
  offer     french: with oudinot
  play      french: with oudinot, done
  expect    log all contains "Soult attacks 0828 in round 2."

test 1X-264-2  not if his own battle was not won so
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-b on bagration 4
leader oudinot at 0928 fought
unit grenadiers on oudinot 5
battle oudinot - targets 1027 from 0928 round 1 over 1
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  play      french: attack soult
  no-offer  french: with oudinot
  offer-only french: done

test 1X-264-2 1X-59-1  a new battle takes nobody's place who is still fighting
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader lannes at 1527
unit suchet on lannes 7
leader dokhturov at 1528
unit dokhturov-a on dokhturov 4
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
battle oudinot - targets 3027 from 3028 round 1 over 3
END
  play      french: attack lannes
  expect    truth battles[0].attacker = soult
  expect    truth battles[1].attacker = lannes

test 1X-263-1  whoever is left over by a friend who is no more must be included
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader dokhturov at 0928 fought
unit dokhturov-a on dokhturov 4
battle oudinot dokhturov targets 0928 from 0928 round 1 over 2
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  play      french: attack soult
  refuse    french: target 0928 because 1X-263-1 saying "0928 must be attacked"

test 1X-262-1  a formation attacks by its leader's name: its piece on the map is no name for it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
END
  offer     french: attack soult
  refuse    french: attack F1  because 1X-262-1

test 1X-262-1 1X-31-8  an enemy's piece cannot be made to attack, and the refusal does not tell what it is
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
leader dokhturov at 1428
unit dokhturov-a on dokhturov 4
vedette VC1 at 1528
piece C1 at 0828 bagration up
piece C2 at 1428 dokhturov
piece C3 at 1528 VC1
END
  refuse    french: attack C1  because 1X-262-1
  refuse    french: attack C2  because 1X-262-1
  refuse    french: attack C3  because 1X-262-1

test 1X-264-2  whoever fought in the formation that drove its enemy off may join, too, not its leader alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827 fought
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
unit dokhturov-b on bagration 4
leader oudinot at 0928 fought
unit grenadiers on oudinot 5
leader murat at 0927 fought
unit suchet on murat 5
battle murat - targets 1027 from 0927 0928 round 1 over 3
battle soult bagration targets 0828 from 0827 round 1 markers pitched pitched
END
  play      french: attack soult
  offer     french: with oudinot

test 1X-264-2  an enemy who is destroyed in the second round sets nobody free for another battle
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
unit bagration-foot on bagration 2
leader davout at 0927 fought
unit friant on davout 6
leader kutusov at 0928 fought
unit dokhturov-a on kutusov 6
piece F1 at 0827 soult up
piece F2 at 0927 davout up
piece C1 at 0828 bagration up
piece C2 at 0928 kutusov up
battle soult bagration targets 0828 from 0827 round 2
battle davout kutusov targets 0928 from 0927 round 2 markers pitched pitched
END
  fate      3 6
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."
  expect    log all contains "The battle from 0827 is over."
  play      french: attack davout
  no-offer  french: with soult

test 1X-264-2 1X-264-3  a vedette that is driven in has vacated its hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
vedette VC1 at 0828
leader davout at 0927 fought
unit friant on davout 6
leader kutusov at 0928 fought
unit dokhturov-a on kutusov 6
battle davout kutusov targets 0928 from 0927 round 1 markers pitched pitched
END
  fate      3
  play      french: attack soult, done
  play      coalition: stand
  expect    log all contains "driven in"
  play      french: attack davout
  offer     french: with soult

test 1X-264-1 1X-261-1  against a leader without troops there is no attack: who came upon him may still make his own
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader davout at 0727
unit friant on davout 6
leader miloradovich at 0828
leader bagration at 0728
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece F2 at 0727 davout up
piece C1 at 0828 miloradovich up
piece C2 at 0728 bagration up
END
  play      french: attack soult, target 0728, done
  expect    log all contains "There is nobody left to fight."
  offer     french: attack soult
  play      french: attack davout, with soult, done
  expect    log all contains "Davout attacks 0728"

test 1X-261-1 1X-265-1  a vedette that has fought does not keep the formation to which it came from being attacked
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
leader bagration at 0828
unit bagration-foot on bagration 6
vedette VC1 at 0828 deeds 128
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
piece C2 at 0828 VC1 up
END
  offer-only french: attack soult

test 1X-128-2  nobody comes under another by being attacked with him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
leader kutusov at 0828
unit dokhturov-b on kutusov 4
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  fate      4
  play      french: attack soult, done
  expect    truth leaders[id=dokhturov].under absent
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."
  expect    log coalition contains "Dokhturov A loses 1 SP: 3 left"
  expect    log coalition contains "Dokhturov B loses 1 SP: 3 left"

test 1X-204-2  who is in the fortress need not attack those before it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" battles 0 1
option reserves off
leader soult at 4507
unit vandamme on soult 9
leader bagration at 4607
unit bagration-foot on bagration 4
END
  offer-only coalition: attack bagration, done

test 1X-260-2  in a pitched battle the loser loses his number and stays
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
  play      french: pursuit
  play      coalition: pitched
  play      french: stand
  expect    log coalition contains "The Coalition side reveals: pitched battle."
  expect    log coalition contains "The French side engages 8 SP."
  expect    log french contains "The Coalition side engages 4 SP."
  expect    truth units[id=bagration-foot].sp = 1
  expect    truth leaders[id=bagration].hex = 828

test 1X-298-3 1X-298-2  in frost and snow, too: the Danube is crossed on the ice
  position <<END
position campaign 1
seats 0 1
weather frost-snow
turn 3 of 3
leader lannes at 2251 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2250
  expect    truth march.foot_left = 4

test 1X-268-1  nobody attacks a hex that is attacked in another battle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "which battle" 0 0 1 255 0
option reserves off
leader lannes at 0928 fought
unit suchet on lannes 8
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader dokhturov at 0727
unit dokhturov-a on dokhturov 5
piece F1 at 0928 lannes up
piece F2 at 0827 soult up
piece C1 at 0828 bagration up
piece C2 at 0727 dokhturov up
battle lannes bagration targets 0828 from 0928 round 1
END
  play      french: attack soult
  refuse    french: target 0828 because 1X-268-1

test 1X-263-2 1X-356-1  nor is a third round fought while a battle within eight hexes waits for its second
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "which battle" 0 0 1 255 0
option reserves off
leader lannes at 1227 fought
unit suchet on lannes 8
leader soult at 0827 fought
unit vandamme on soult 9
leader bagration at 0828 fought
unit bagration-foot on bagration 9
leader dokhturov at 1228 fought
unit dokhturov-a on dokhturov 5
piece F1 at 1227 lannes up
piece F2 at 0827 soult up
piece C1 at 0828 bagration up
piece C2 at 1228 dokhturov up
battle soult bagration targets 0828 from 0827 markers pitched pitched round 2
battle lannes dokhturov targets 1228 from 1227 markers pitched pitched round 1
END
  offer     french: attack lannes
  refuse    french: attack soult because 1X 263
