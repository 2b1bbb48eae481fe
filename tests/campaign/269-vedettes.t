# 269-vedettes.t -- 1X 269 to 272, 23, 24: vedettes and garrisons in battle, hexes attacked, withdrawal.

test 1X-261-2 1X-269-4 1X-272-1 1X-272-3  a vedette next to a formation must be attacked; it may stand, and is half an SP: 2 SP attack at 4:1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 2
vedette VC1 at 0828
END
  refuse    french: done because 1X-59-1
  fate      3
  play      french: attack soult, done
  expect    asked coalition
  expect    log all contains "French: about 10 SP."
  play      coalition: stand
  expect    log all contains "Odds 4:1"

test 1X-272-1 1X-272-2  it learns the approximate strength and goes two hexes; nobody pursues, and the battle is over
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit saint-hilaire on soult 7
vedette VC1 at 0828
END
  play      french: attack soult, done
  expect    log coalition contains "French: about 20 SP."
  offer-only coalition: withdraw 0929, withdraw 1028, withdraw 1029, stand
  play      coalition: withdraw 1029
  expect    log all contains "The Coalition side withdraws from 0828 before combat."
  expect    log all contains "There is nobody left to fight." rule 1X-272-2
  expect    log all lacks "Odds"

test 1X-272-3  20 to 1 against one that stays against 10 SP
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 5
unit saint-hilaire on soult 5
vedette VC1 at 0828
END
  fate      3
  play      french: attack soult, done
  play      coalition: stand
  expect    log all contains "Odds 20:1"

test 1X-272-4  it enters no hex of the enemy, and goes as the priorities say
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 5
leader davout at 0829
unit friant on davout 5
vedette VC1 at 0828
END
  play      french: attack soult, done
  refuse    coalition: withdraw 0829 because 1X-272-4
  refuse    coalition: withdraw 0831 because 1X-272-4
  offer     coalition: stand

test 1X-272-4 1X-70-5  the garrison of a source has a zone that it shuns
  position <<END
position campaign 1
seats 0 1
option reserves off
frame match "second player"
frame "player turn" battles 0 1
turn 3 of 3
staff coalition centre 4607 source 4607 ap 1
staff french centre 4501 source 4501 ap 1
vedette VF1 at 4510
leader bagration at 4511
unit bagration-foot on bagration 5
piece F1 at 4510 VF1 up
END
  play      coalition: attack bagration, done
  offer     french: stand
  no-offer  french: withdraw 4508

test 1X-272-4  one that is surrounded must fight
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 5
leader davout at 0829
unit friant on davout 5
leader lannes at 0929
unit suchet on lannes 5
leader mortier at 0928
unit gazan on mortier 5
leader bernadotte at 0729
unit rivaud on bernadotte 5
leader wrede at 0728
unit bavarian-foot on wrede 5
vedette VC1 at 0828
END
  fate      3
  play      french: attack soult, done
  expect    log all contains "Odds 10:1"
  expect    log all lacks "withdraws"

test 1X-262-28 1X-217-4 1X-200-8  a vedette that is beaten is taken off, and nobody pursues
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 5
vedette VC1 at 0828
leader bagration at 0833
unit bagration-foot on bagration 5
END
  fate      3
  play      french: attack soult, done
  play      coalition: stand
  expect    log all contains "the Coalition side is beaten."
  expect    log french lacks "loses"
  expect    log all lacks "pursue"
  expect    view french pieces[hex=828] absent

test 1X-217-5  a formation takes no harm of a vedette alone, and the vedette stays
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 1
vedette VC1 at 0828
END
  fate      6
  play      french: attack soult, done
  play      coalition: stand
  expect    log all contains "Odds 2:1"
  expect    log all contains "the French side is beaten."
  expect    log french lacks "loses"

test 1X-269-1 1X-217-2 1X-217-3  a vedette next to a formation must attack, or go; it learns the exact strength, and harms nobody
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader bagration at 0828
unit bagration-foot on bagration 8
leader soult at 0822
unit vandamme on soult 5
END
  refuse    french: done because 1X-59-1
  offer-only french: attack F2
  fate      3
  play      french: attack F2, target 0828, done
  expect    log french contains "Bagration is recognised"
  play      french: stand
  expect    log french contains "The Coalition side engages 8 SP."
  expect    log all contains "Odds 1:16"
  expect    log coalition lacks "loses"

test 1X-269-1 1X-272-1  or it withdraws before combat
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader bagration at 0828
unit bagration-foot on bagration 8
END
  play      french: attack F1, target 0828, done
  offer     french: stand
  refuse    french: withdraw 0828 because 1X-272-4
  offer-only french: withdraw 0627, withdraw 0727, stand
  play      french: withdraw 0727
  expect    log all contains "The French side withdraws from 0827 before combat."
  expect    log all lacks "Odds"

test 1X-269-1 1X-266-2 1X-271-2  it must attack all formations in contact, as one: naming one and leaving the other is refused
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader bagration at 0727
unit bagration-foot on bagration 8
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  play      french: attack F1, target 0727
  refuse    french: done because 1X-269-1
  fate      3
  play      french: target 0928, done
  expect    log all contains "A vedette of the French side attacks 0727."
  expect    log all contains "A vedette of the French side attacks 0928."
  play      french: stand
  expect    log french contains "The Coalition side engages 12 SP."
  expect    log all contains "Odds 1:24"
  expect    log coalition lacks "loses"

test 1X-269-1 1X-272-1  or it withdraws from both
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader bagration at 0727
unit bagration-foot on bagration 8
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  play      french: attack F1, target 0727, target 0928, done
  play      french: withdraw 0729
  expect    log all contains "The French side withdraws from 0827 before combat."
  expect    log all lacks "Odds"

test 1X-269-1 1X-266-2  two vedettes divide their enemies between them
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
vedette VF2 at 0929
leader bagration at 0727
unit bagration-foot on bagration 8
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  fate      3 3
  play      french: attack F1, target 0727, done
  play      french: stand
  expect    log all contains "Odds 1:16"
  refuse    french: done because 1X-59-1
  play      french: attack F2, target 0928, done

test 1X-269-2  of two enemies it leaves the one to whom a formation of ours has come
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader soult at 1028
unit vandamme on soult 6
leader bagration at 0727
unit bagration-foot on bagration 8
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  play      french: attack F2
  refuse    french: target 0928 because 1X-269-2
  offer-only french: target 0727

test 1X-269-2  not where a formation of ours is in that enemy's zone: it stands aside
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader soult at 0928
unit vandamme on soult 6
leader bagration at 0828
unit bagration-foot on bagration 8
END
  offer-only french: attack soult

test 1X-269-3 1X-24-1 1X-23-1  a vedette stacked with a formation attacks with it, and adds nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 6
unit legrand-div on soult 6
vedette VF1 at 0827
leader bagration at 0828
unit bagration-foot on bagration 6
END
  offer-only french: attack soult
  refuse    french: attack F2 because 1X-269-3
  fate      3
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The French side counts 12 SP."
  expect    log all contains "Odds 2:1"

test 1X-217-6  vedette against vedette is 1:1, and both go
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
vedette VC1 at 0828
END
  offer     french: attack F1, done
  fate      3
  play      french: attack F1, target 0828, done
  play      coalition: stand
  play      french: stand
  expect    log all contains "Odds 1:1"
  expect    view french pieces[hex=827] absent
  expect    view french pieces[hex=828] absent

test 1X-270-1 1X-70-1  a garrison defends with whoever is there: 1 and 6 are 7
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 5909 ap 5
leader soult at 5908
unit vandamme on soult 7
leader bagration at 5909
unit bagration-foot on bagration 6
END
  fate      3
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The Coalition side engages 7 SP."
  expect    log all contains "Odds 1:1"

test 1X-270-1 1X-70-3  it does not attack
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
option reserves off
staff coalition centre 4607 source 5909 ap 5
leader soult at 5908
unit vandamme on soult 7
END
  expect    log all lacks "attacks"
  expect    log all lacks "Odds"
  expect    log all contains "The Coalition side receives 2 AP: effective line 8."

test 1X-270-2 1X-71-1 1X-270-3  it pays the first SP when the hex is left, and the source is lost
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 5909 ap 5
leader soult at 5908
unit vandamme on soult 8
unit saint-hilaire on soult 6
leader bagration at 5909
unit bagration-foot on bagration 6
END
  fate      4
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The die counts 4: 2/2, the Coalition side is beaten."
  expect    log all contains "The garrison of Weisskirchen is gone." rule 1X-270-2

test 1X-270-1 1X-70-1  a garrison alone is 1 SP
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 5909 ap 5
leader soult at 5908
unit vandamme on soult 3
END
  fate      3
  play      french: attack soult, done
  play      french: pursuit
  play      french: stand
  expect    log all contains "Odds 3:1"
  expect    log all contains "The garrison of Weisskirchen is gone."

test 1X-271-1  leaders in one hex defend together
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader kutusov at 0828
unit kutusov-horse on kutusov 3
leader dokhturov under kutusov
unit dokhturov-a on dokhturov 4
leader bagration under kutusov
unit bagration-foot on bagration 2
END
  fate      3
  play      french: attack soult
  offer-only french: done
  play      french: done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The Coalition side engages 9 SP."

test 1X-271-2 1X-267-1 1X-271-3  two formations that are not next to each other are attacked as one, with one die; one of them counter-attacks, the owner says which
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit legrand-div on soult 9
leader bagration at 0727
unit bagration-foot on bagration 4
leader buxhowden at 0928
unit dokhturov-a on buxhowden 5
END
  fate      3
  play      french: attack soult
  offer-only french: done
  play      french: done
  expect    log all contains "Soult attacks 0727 in round 1."
  expect    log all contains "Soult attacks 0928 in round 1."
  play      french: pitched
  play      coalition: pitched
  play      french: stand
  expect    log all contains "The Coalition side engages 9 SP."
  expect    log all contains "Odds 2:1"
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."
  expect    asked coalition
  offer-only coalition: counter bagration, target 0827, done
  fate      1
  play      coalition: counter bagration, done
  expect    log all contains "Bagration counter-attacks 0827 in round 1."
  expect    log all lacks "Buxhowden counter-attacks"

test 1X-267-1  a hex that touches no attacking hex is no target
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
leader dokhturov at 0829
unit dokhturov-a on dokhturov 4
END
  play      french: attack soult
  refuse    french: target 0829 because 1X-267-1
  offer-only french: done

test 1X-201-1 1X-272-1  a formation of 1 SP of horse within dispatch distance may go like a vedette
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
END
  play      french: attack soult, done
  offer     coalition: pursuit, withdraw
  play      french: pursuit
  offer-only coalition: pitched, pursuit, withdraw 4507, withdraw 4607
  refuse    coalition: withdraw 3320 because 1X-201-1
  play      coalition: withdraw 4507
  expect    log all contains "before combat" rule 1X-201-1
  expect    log all lacks "Odds"

test 1X-272-1 1X-201-1  it goes as well where others are attacked with it, who fight on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
leader bagration at 4305
unit bagration-foot on bagration 4
END
  play      french: attack soult, done
  play      french: pursuit
  offer     coalition: pitched, pursuit, withdraw 4507
  play      coalition: withdraw 4507
  expect    log all contains "before combat" rule 1X-201-1
  expect    truth leaders[id=mg-cav-r1].hex = 4507
  expect    log all lacks "Odds"
  offer-only french: pitched, pursuit
  offer-only coalition: pitched, pursuit
  play      french: pursuit
  fate      3
  play      coalition: pursuit

test 1X-272-1 1X-201-1 1X-70-1  and the garrison of the source that it leaves is attacked alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 5809 source 5909 ap 5
leader soult at 5908
unit vandamme on soult 9
leader mg-cav-r1 at 5909
unit hussars on mg-cav-r1 1
END
  play      french: attack soult, done
  play      french: pursuit
  offer     coalition: withdraw 5809
  play      coalition: withdraw 5809
  expect    log all lacks "nobody left to fight"
  offer-only french: pitched, pursuit

test 1X-201-1  it is dispatch distance when the enemy came next to it that counts, not when it is surrounded
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4404
unit vandamme on soult 9
leader davout at 4408
unit friant on davout 6
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
END
  fate      1 1 1 1
  play      french: try soult, go 4405, decline
  play      french: try davout, go 4407, decline
  play      french: done
  play      coalition: done
  play      french: attack soult, done
  play      french: pursuit
  offer     coalition: withdraw 4507

test 1X-201-1  so one that was out of it then must fight
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406 screens 2
unit hussars on mg-cav-r1 1
piece F1 at 4405 soult up
piece C1 at 4406 mg-cav-r1 up
END
  play      french: attack soult, done
  play      french: pursuit
  offer-only coalition: pitched, pursuit

test 1X-272-1 1X-201-1  attacked by a vedette, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
vedette VF1 at 4405
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
piece F1 at 4405 VF1
piece C1 at 4406 mg-cav-r1
END
  play      french: attack F1, target 4406, done
  offer     coalition: withdraw 4507, stand
  play      coalition: withdraw 4507
  play      french: stand
  expect    log all contains "There is nobody left to fight." rule 1X-272-2

test 1X-272-1 1X-201-1  and when it would have to attack a vedette
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff french centre 2355 source 2355 ap 5
leader mg-cav-1 at 2752
unit nansouty on mg-cav-1 1
vedette VC1 at 2751
piece F1 at 2752 mg-cav-1
piece C1 at 2751 VC1
END
  play      french: attack mg-cav-1, done
  play      coalition: stand
  offer     french: withdraw *, stand

test 1X-267-1 1X-272-1  whose enemies have all withdrawn, he does not attack those of the others
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0827
unit vandamme on murat 8
leader lannes at 0927
unit suchet on lannes 7
leader bagration at 0728
unit bagration-foot on bagration 6
vedette VC1 at 1027
END
  play      french: attack murat, with lannes, target 1027, done
  play      coalition: withdraw 1127
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "The French side engages 8 SP."

test 1X-272-1 1X-201-1  a vedette that is left alone by one SP of horse is asked, too
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
vedette VC1 at 4406
piece F1 at 4405 soult up
piece C1 at 4406 mg-cav-r1 up
piece C2 at 4406 VC1 up
END
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: withdraw 4507
  offer     coalition: withdraw 4507, stand
  play      coalition: withdraw 4507
  expect    log all contains "There is nobody left to fight." rule 1X-272-2

test 1X-272-1 1X-201-1  others that have answered are not asked again
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
vedette VC1 at 4406
vedette VC2 at 4404
piece F1 at 4405 soult up
piece C1 at 4406 mg-cav-r1 up
piece C2 at 4406 VC1 up
piece C3 at 4404 VC2 up
END
  play      french: attack soult, done
  play      coalition: stand
  play      french: pursuit
  play      coalition: withdraw 4507
  offer     coalition: withdraw 4507, stand
  play      coalition: stand
  no-offer  french: attack *

test 1X-267-1 1X-272-1  nor does he who led them: the others attack without him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0927
unit vandamme on murat 8
leader lannes at 0827
unit suchet on lannes 7
leader bagration at 0728
unit bagration-foot on bagration 6
vedette VC1 at 1027
END
  play      french: attack murat, with lannes, target 0728, done
  play      coalition: withdraw 1127
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "Lannes attacks 0728"
  expect    log all contains "The French side engages 7 SP."

test 1X-267-1 1X-272-1  it is one of them who leads then, not a stronger one who only stands beside
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0927
unit vandamme on murat 5
leader mg-inf-1 at 0827
unit legrand-div on mg-inf-1 9
leader lannes at 0827
unit suchet on lannes 7
leader bagration at 0728
unit bagration-foot on bagration 6
vedette VC1 at 1027
END
  play      french: attack murat, with lannes, target 0728, done
  play      coalition: withdraw 1127
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "Lannes attacks 0728"

test 1X-267-1 1X-272-1  and those whom the new leader can lead go on with him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader murat at 0927
unit nansouty on murat 2
leader lannes at 0827
unit suchet on lannes 7
leader oudinot at 0928
unit grenadiers on oudinot 5
leader bagration at 0728
unit bagration-foot on bagration 6
leader dokhturov at 0828
unit dokhturov-a on dokhturov 4
vedette VC1 at 1027
END
  play      french: attack murat, with lannes, with oudinot, target 0728, target 0828, done
  play      coalition: withdraw 1127
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  expect    log all contains "Lannes attacks 0728"
  expect    log all contains "The French side engages 12 SP."

test 1X-261-2  a leader without troops in its hex is no company: the vedette is fought all the same
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 2
leader bagration at 0828
vedette VC1 at 0828
END
  refuse    french: done because 1X-59-1
  fate      3
  play      french: attack soult, done
  expect    asked coalition
  play      coalition: stand
  expect    log all contains "Odds 4:1"

test 1X-217-3  so the battle is over with the die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
vedette VF1 at 0827
leader bagration at 0828
unit bagration-foot on bagration 8
leader soult at 0822
unit vandamme on soult 5
END
  refuse    french: done because 1X-59-1
  offer-only french: attack F2
  fate      3
  play      french: attack F2, target 0828, done
  expect    log french contains "Bagration is recognised"
  play      french: stand
  expect    log french contains "The Coalition side engages 8 SP."
  expect    log all contains "Odds 1:16"
  expect    log coalition lacks "loses"
  expect    log all contains "The battle from 0827 is over."
  expect    log all lacks "reveals"

test 1X-217-4  the battle is over when it is driven in
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 5
vedette VC1 at 0828
leader bagration at 0833
unit bagration-foot on bagration 5
END
  fate      3
  play      french: attack soult, done
  play      coalition: stand
  expect    log all contains "the Coalition side is beaten."
  expect    log french lacks "loses"
  expect    log all lacks "pursue"
  expect    view french pieces[hex=828] absent
  expect    log all contains "The battle from 0827 is over."
  expect    log all lacks "reveals"

test 1X-217-5  and the battle is over
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 1
vedette VC1 at 0828
END
  fate      6
  play      french: attack soult, done
  play      coalition: stand
  expect    log all contains "Odds 2:1"
  expect    log all contains "the French side is beaten."
  expect    log french lacks "loses"
  expect    log all contains "The battle from 0827 is over."
  expect    log all lacks "reveals"

test 1X-201-1 1X-272-1  the single SP of horse may be the attacker's: it goes before combat, and there is no fight
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
option reserves off
player coalition
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
END
  play      coalition: attack mg-cav-r1, done
  offer     coalition: withdraw 4507
  play      coalition: withdraw 4507
  play      french: pitched
  expect    log all contains "before combat" rule 1X-201-1
  expect    log all lacks "Odds"
  expect    truth leaders[id=mg-cav-r1].hex = 4507
