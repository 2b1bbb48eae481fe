# 130-losses.t -- 1X 40, 130, 235, 316: losses and how they are spread.  Kinds of the frame: 0 attrition,
# 1 in mud, 2 fire, 3 pitched, 4 winner, 5 pursuit, 6 the committed Guard.

test 1X-130-1  as evenly as can be
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 6 3 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit legrand-div on soult 9
END
  expect    truth units[id=vandamme].sp = 6
  expect    truth units[id=saint-hilaire].sp = 4
  expect    truth units[id=legrand-div].sp = 7

test 1X-130-1 1X-130-3  four losses over three units: 2-1-1, and the owner says who bears the odd one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 4 3 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit suchet on soult 7
END
  expect    asked french
  expect    truth units[id=vandamme].sp = 7
  expect    truth units[id=suchet].sp = 6
  offer-only french: lose vandamme, lose saint-hilaire, lose suchet, done
  play      french: lose saint-hilaire
  expect    truth units[id=saint-hilaire].sp = 4
  expect    truth units[id=vandamme].sp = 7

test 1X-130-3  the strongest is proposed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 1 3 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
unit suchet on soult 7
END
  play      french: done
  expect    truth units[id=vandamme].sp = 7
  expect    truth units[id=saint-hilaire].sp = 6
  expect    truth units[id=suchet].sp = 7

test 1X-130-1  those who have lost less before bear it now
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 2 3 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8 lost 2
unit saint-hilaire on soult 6 lost 1
unit suchet on soult 7 lost 1
END
  expect    truth units[id=vandamme].sp = 8
  expect    truth units[id=saint-hilaire].sp = 5
  expect    truth units[id=suchet].sp = 6

test 1X-130-1  over the tracks of the whole formation
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 1 2 3 0
turn 3 of 3
leader murat at 1949
unit nansouty on murat 2
leader soult under murat
unit vandamme on soult 8
END
  expect    truth units[id=nansouty].sp = 1
  expect    truth units[id=vandamme].sp = 7

test 1X-130-1  or in one hex of it (1949)
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 1 2 3 1129
turn 3 of 3
leader murat at 1949
unit nansouty on murat 2
unit suchet on murat 7
leader soult at 1948 with murat
unit vandamme on soult 8
END
  expect    truth units[id=nansouty].sp = 1
  expect    truth units[id=suchet].sp = 6
  expect    truth units[id=vandamme].sp = 8

test 1X-130-2 1X-235-1  in mud a gun is lost first
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 2 1 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
unit iv-guns on soult 2
leader lannes under soult
unit v-guns on lannes 1
END
  offer-only french: lose iv-guns, lose v-guns, done
  play      french: lose iv-guns
  expect    truth units[id=iv-guns].sp = 1
  offer-only french: lose vandamme, lose v-guns, done

test 1X-130-2 1X-235-1  not of two SP of guns
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 1 1 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
unit iv-guns on soult 2
END
  offer-only french: lose vandamme, lose iv-guns, done

test 1X-235-1  the guns of the Guard are among those of the formation, though they bear nothing
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 0 1 1 0
turn 3 of 3
leader napoleon at 1949
leader bessieres under napoleon
unit guard-guns on bessieres 2
leader soult under napoleon
unit vandamme on soult 8
unit iv-guns on soult 2
END
  expect    truth units[id=iv-guns].sp = 1
  expect    truth units[id=vandamme].sp = 8
  expect    truth units[id=guard-guns].sp = 2

test 1X-235-1 1X-236-1  where all guns are the Guard's the line bears it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 0 1 1 0
turn 3 of 3
leader napoleon at 1949
unit vandamme on napoleon 8
unit guard-guns on napoleon 2
unit guard-horse on napoleon 2
END
  expect    truth units[id=vandamme].sp = 7

test 1X-130-2 1X-316-1  the committed Guard bears all
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 7 3 6 0
turn 3 of 3
leader bessieres at 1949
unit old-guard on bessieres 4
unit vandamme on bessieres 8
END
  expect    truth units[id=old-guard].sp = 1
  expect    truth units[id=vandamme].sp = 8

test 1X-316-2  and the line twice what it cannot
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 7 5 6 0
turn 3 of 3
leader bessieres at 1949
unit old-guard on bessieres 4
unit vandamme on bessieres 8
END
  expect    truth units[id=old-guard].standing = lost
  expect    truth units[id=vandamme].sp = 6

test 1X-316-5  its guns last
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 7 3 6 0
turn 3 of 3
leader bessieres at 1949
unit old-guard on bessieres 2
unit guard-guns on bessieres 2
unit vandamme on bessieres 8
END
  expect    truth units[id=old-guard].standing = lost
  expect    truth units[id=guard-guns].sp = 1
  expect    truth units[id=vandamme].sp = 8

test 1X-302-2 1X-302-9  fire spares guns that are not alone, even when the rest is gone
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 3 2 0
turn 3 of 3
leader soult at 1949
unit saint-hilaire on soult 1
unit iv-guns on soult 2
END
  expect    truth units[id=saint-hilaire].standing = lost
  expect    truth units[id=iv-guns].sp = 2

test 1X-306-4  alone they suffer
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 1 3 0
turn 3 of 3
leader soult at 1949
unit iv-guns on soult 2
END
  expect    truth units[id=iv-guns].sp = 1

test 1X-336-2  a pursuit takes guns first
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 3 5 0
turn 3 of 3
leader soult at 1949
unit vandamme on soult 8
unit iv-guns on soult 2
END
  expect    truth units[id=iv-guns].standing = lost
  expect    truth units[id=vandamme].sp = 7

test 1X-279-1  reserves bear losses when nobody else is left
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 4 3 0
turn 3 of 3
leader soult at 1949
unit saint-hilaire on soult 3
unit vandamme on soult 8 reserve
END
  expect    truth units[id=saint-hilaire].standing = lost
  expect    truth units[id=vandamme].sp = 7
  expect    truth units[id=vandamme].reserve absent

test 1X-279-1  the engaged are destroyed and nothing is left to bear: the reserves are reserves no more all the same
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 3 3 0
turn 3 of 3
leader soult at 1949
unit saint-hilaire on soult 3
unit vandamme on soult 8 reserve
END
  expect    truth units[id=saint-hilaire].standing = lost
  expect    truth units[id=vandamme].sp = 8
  expect    log french contains "Vandamme is engaged from reserve." rule 1X-279

test 1X-279-1 1X-306-4  engaged guns that are spared do not keep the others in reserve
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 4 3 0
turn 3 of 3
leader soult at 1949
unit saint-hilaire on soult 3
unit iv-guns on soult 2
unit vandamme on soult 8 reserve
END
  expect    truth units[id=saint-hilaire].standing = lost
  expect    truth units[id=iv-guns].sp = 2
  expect    truth units[id=vandamme].sp = 7
  expect    log french contains "Vandamme is engaged from reserve." rule 1X-279

test 1X-279-1  one of the engaged is left: the reserves stay reserves
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
frame losses losses 0 2 4 3 0
turn 3 of 3
leader soult at 1949
unit saint-hilaire on soult 2
unit legrand-div on soult 3
unit vandamme on soult 8 reserve
END
  expect    truth units[id=legrand-div].sp = 1
  expect    truth units[id=vandamme].sp = 8
  expect    log french lacks "from reserve"

test 1X-130-4  a test of attrition has a tally of its own
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 6
turn 3 of 3
leader soult at 1426 foot 8 moved
unit legrand-div on soult 10 lost 3
unit vandamme on soult 8
unit saint-hilaire on soult 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log french contains "3 SP lost"
  expect    truth units[id=legrand-div].sp = 9
  expect    truth units[id=vandamme].sp = 7
  expect    truth units[id=saint-hilaire].sp = 5

test 1X-130-4  a battle does not ask what the march has cost
  position <<END
position campaign 1
seats 0 1
option secrets off
option reserves off
fate 5
turn 3 of 3
leader kutusov at 0827 foot 8 moved
unit miloradovich-a on kutusov 6
unit bagration-foot on kutusov 6
leader soult at 0828
unit vandamme on soult 9
frame match "second player"
frame "player turn" battles 0 1
frame attrition "which column" 0 18 1
END
  play      coalition: lose miloradovich-a
  fate      6
  play      coalition: attack kutusov, done
  play      coalition: pitched
  play      french: pitched
  play      french: decline
  play      coalition: lose bagration-foot
  expect    truth units[id=miloradovich-a].sp = 4
  expect    truth units[id=bagration-foot].sp = 4

test 1X-130-4 1X-127-4  nor do they whose leader the test of their march has taken
  position <<END
position campaign 1
seats 0 1
option secrets off
option reserves off
fate 6
turn 3 of 3
leader mg-inf-r1 at 0826 foot 8 moved
unit langeron-a on mg-inf-r1 1
leader dokhturov at 0827 with mg-inf-r1 dropped
unit miloradovich-a on dokhturov 6
unit bagration-foot on dokhturov 6
leader soult at 0828
unit vandamme on soult 9
piece C1 at 0826 mg-inf-r1 up
piece C2 at 0827 dokhturov up
piece F1 at 0828 soult up
frame match "second player"
frame "player turn" "forced marches" 0 1
frame march "end of the march" 0 34 1 34 0 1
frame attrition "which column" 0 34 1
END
  play      coalition: lose miloradovich-a, lose langeron-a
  expect    truth leaders[id=mg-inf-r1].standing = out
  play      french: done
  fate      6
  play      coalition: attack dokhturov, done
  play      coalition: pitched
  play      french: pitched
  play      french: decline
  play      coalition: lose bagration-foot
  expect    truth units[id=miloradovich-a].sp = 4

test 1X-130-4  a new battle begins with an empty tally, wherever units have lost before
  position <<END
position campaign 1
seats 0 1
option secrets off
option reserves off
turn 3 of 3
leader kutusov at 0827
unit miloradovich-a on kutusov 5 lost 1
unit bagration-foot on kutusov 6
leader soult at 0828
unit vandamme on soult 9
frame match "second player"
frame "player turn" battles 0 1
END
  fate      6
  play      coalition: attack kutusov, done
  play      coalition: pitched
  play      french: pitched
  play      french: decline
  play      coalition: lose bagration-foot
  expect    truth units[id=miloradovich-a].sp = 4
  expect    truth units[id=bagration-foot].sp = 4

test 1X-127-4 1X-130-1  who was dropped off bears his share though his leader goes with the first SP
  position <<END
position campaign 1
seats 0 1
option secrets off
option reserves off
fate 6
turn 3 of 3
leader mg-inf-r1 at 0826 foot 8 moved
unit langeron-a on mg-inf-r1 1
leader dokhturov at 0827 with mg-inf-r1 dropped
unit miloradovich-a on dokhturov 6
unit bagration-foot on dokhturov 6
piece C1 at 0826 mg-inf-r1 up
piece C2 at 0827 dokhturov up
frame match "second player"
frame "player turn" "forced marches" 0 1
frame march "end of the march" 0 34 1 34 0 1
frame attrition "which column" 0 34 1
END
  play      coalition: lose langeron-a, lose miloradovich-a
  expect    truth units[id=miloradovich-a].sp = 5

test 1X-39-4 1X-39-2  a Major General with whom a leader without troops rides goes with his last unit
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader mg-inf-r1 at 0826 foot 8 moved
unit langeron-a on mg-inf-r1 1
leader dokhturov at 0826 with mg-inf-r1
leader kutusov at 5650
unit bagration-foot on kutusov 6
frame match "second player"
frame "player turn" "forced marches" 0 1
frame march "end of the march" 0 34 1 34 0 1
frame losses losses 0 34 1 0 0
END
  expect    truth leaders[id=mg-inf-r1].standing = out
  expect    truth leaders[id=dokhturov].under absent
