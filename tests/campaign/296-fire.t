# 296-fire.t -- 1X 296 to 303: weather and guns.

test 1X-296-1 1X-262-8  2 SP of horse against 1: the die less one
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
unit margaron on soult 2
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

test 1X-296-1 1X-271-2  the horse of another formation that defends with them does not help the guns
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
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
leader mg-cav-r1 at 0826 fought
unit hussars on mg-cav-r1 3
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
piece C2 at 0826 mg-cav-r1 up
battle soult bagration targets 0828 0826 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0827: the die counts 3, 0 SP lost."

test 1X-179-1 1X-296-1  horse in marsh is not compared
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 2756 fought
unit vandamme on soult 8
unit iv-guns on soult 2
unit margaron on soult 2
leader bagration at 2655 fought
unit bagration-foot on bagration 6
unit hussars on bagration 1
piece F1 at 2756 soult up
piece C1 at 2655 bagration up
battle soult bagration targets 2655 from 2756 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 2655: the die counts 3, 0 SP lost."

test 1X-262-8 1X-296-1  4 against 2, too
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
unit margaron on soult 2
unit walther on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit hussars on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-296-1  3 against 2 are too few
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
unit margaron on soult 2
unit trelliard on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
unit hussars on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 0 SP lost."

test 1X-296-1 1X-296-3  1 against none is not enough
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
unit trelliard on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 0 SP lost."

test 1X-296-3  2 against none is
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
unit margaron on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-296-2  without guns much horse gives nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
unit margaron on soult 2
unit walther on soult 2
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
  expect    log all contains "The die counts 3"

test 1X-297-1  heat changes nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather heat
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."
  expect    log all contains "The die counts 3"

test 1X-299-1  rain adds one to the guns' die, and nothing to the combat die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather rain
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 0 SP lost."
  expect    log all contains "The die counts 3"

test 1X-300-1  mud adds two
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather mud
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 4, 0 SP lost."

test 1X-300-2  rain and mud two, not three
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather rain-mud
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 0 SP lost."

test 1X-301-1  snow adds one to both
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather snow
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 4, 0 SP lost."
  expect    log all contains "The die counts 4"

test 1X-300-3  in the mud of TETE a defender who loses 3 loses 2
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather mud
option title tete
leader soult at 0827 fought
unit vandamme on soult 8
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

test 1X-300-4  6 become 4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather mud
option title tete
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 1: 1/4, the Coalition side is beaten."

test 1X-300-4  2 stay 2; elsewhere there are no asterisks
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather mud
option title tete
leader soult at 0827 fought
unit vandamme on soult 6
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 3: 2/2, the Coalition side is beaten."

test 1X-300-3  outside TETE mud spares nobody
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather mud
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 4
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The die counts 3: 2/3, the Coalition side is beaten."

test 1X-302-1  fire takes SP before the odds: 2 of 6, and 4 count
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
unit iii-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 2 SP lost."
  expect    log all contains "The Coalition side counts 4 SP."
  expect    log all contains "Odds 2:1"

test 1X-302-2  guns lose nothing while others are in the hex
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
unit iii-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 5
unit bagration-guns on bagration 2
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 6 6
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 2 SP lost."
  expect    log coalition contains "Bagration foot loses 1 SP: 3 left"
  expect    log coalition lacks "guns loses"

test 1X-302-9 1X-302-2  1 foot and 3 guns, 2 lost: the foot, and the rest is void
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
unit iii-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 1
unit column-1-guns on bagration 3
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 2 SP lost."
  expect    log coalition contains "Bagration foot is destroyed"
  expect    log coalition lacks "loses 1 SP: 2 left"

test 1X-302-9  guns alone are hit
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
unit column-1-guns on bagration 3
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 1 SP lost."
  expect    log coalition contains "loses 1 SP: 2 left"

test 1X-302-3  a target of 30 SP: one less
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
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 7
unit dokhturov-b on bagration 6
unit wimpffen-foot on bagration 8
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-302-3  29: nothing
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
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 7
unit dokhturov-b on bagration 6
unit wimpffen-foot on bagration 7
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 0 SP lost."

test 1X-302-3 1X-270-1  29 and the garrison of the source are 30
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
staff coalition centre 4607 source 5909 ap 5
leader soult at 5908 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 5909 fought
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 7
unit dokhturov-b on bagration 6
unit wimpffen-foot on bagration 7
piece F1 at 5908 soult up
piece C1 at 5909 bagration up
battle soult bagration targets 5909 from 5908 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on Weisskirchen: the die counts 2, 1 SP lost."

test 1X-302-3  40: two less, not three
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
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 7
unit dokhturov-b on bagration 6
unit wimpffen-foot on bagration 8
unit essen-foot on bagration 10
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-302-4  1 SP of guns, die 1: 1
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
unit v-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 1 SP lost."

test 1X-302-4  1 SP of guns, die 2: 0
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
unit v-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 0 SP lost."

test 1X-302-4  2 SP of guns, die 2: 1
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
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-302-4  2 SP of guns, die 3: 0
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
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 0 SP lost."

test 1X-302-5  4 SP of guns, die 1: 2
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
unit iii-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 2 SP lost."

test 1X-302-5  3 SP of guns, die 3: 1
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
unit v-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 3, 1 SP lost."

test 1X-302-5  6 SP of guns, die 4: 1
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
unit iii-guns on soult 2
unit i-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      4 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 4, 1 SP lost."

test 1X-302-5  6 SP of guns, die 5: 0
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
unit iii-guns on soult 2
unit i-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 5, 0 SP lost."

test 1X-302-6  7 SP of guns, die 5: 1
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
unit iii-guns on soult 2
unit i-guns on soult 2
unit v-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      5 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 5, 1 SP lost."

test 1X-302-6  10 SP of guns, die 6: 1
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
unit iii-guns on soult 2
unit i-guns on soult 2
unit v-guns on soult 1
unit guard-guns on soult 2
unit horse-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 6, 1 SP lost."

test 1X-302-6  9 SP of guns, die 6: 0
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
unit iii-guns on soult 2
unit i-guns on soult 2
unit v-guns on soult 1
unit guard-guns on soult 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 6, 0 SP lost."

test 1X-302-6  10 SP, a die of 7: nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather rain
leader soult at 0827 fought
unit vandamme on soult 8
unit iv-guns on soult 2
unit iii-guns on soult 2
unit i-guns on soult 2
unit v-guns on soult 1
unit guard-guns on soult 2
unit horse-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      6 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 7, 0 SP lost."

test 1X-302-4  below 0 is 0: one SP of guns hits on it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0827 fought
unit vandamme on soult 8
unit margaron on soult 2
unit v-guns on soult 1
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 0, 1 SP lost."

test 1X-302-7  BII: one more when firing up into mountains
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
option title bii
leader soult at 4152 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 4252 fought
unit bagration-foot on bagration 6
piece F1 at 4152 soult up
piece C1 at 4252 bagration up
battle soult bagration targets 4252 from 4152 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 4252: the die counts 3, 0 SP lost."

test 1X-302-7  elsewhere not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 4152 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 4252 fought
unit bagration-foot on bagration 6
piece F1 at 4152 soult up
piece C1 at 4252 bagration up
battle soult bagration targets 4252 from 4152 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 4252: the die counts 2, 1 SP lost."

test 1X-302-8  guns of two hexes on one target are one throw
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader murat at 0827 fought
unit vandamme on murat 6
unit iv-guns on murat 2
leader lannes at 0928 with murat
unit suchet on lannes 4
unit iii-guns on lannes 2
leader bagration at 0828 fought
unit bagration-foot on bagration 9
piece F1 at 0827 murat up
piece F2 at 0928 lannes
piece C1 at 0828 bagration up
battle murat bagration targets 0828 from 0827 0928 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."
  expect    log all contains "The French side engages 10 SP."

test 1X-302-8  a hex with two targets chooses one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0828
unit bagration-foot on bagration 6
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  fate      1 3
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: pursuit
  offer-only french: target 0828, target 0928
  play      french: target 0928
  expect    log all contains "The French side fires on 0928: the die counts 1, 1 SP lost."
  expect    log all lacks "fires on 0828"

test 1X-303-1  a crest between them stops the fire
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 3322 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 3422 fought
unit bagration-foot on bagration 6
piece F1 at 3322 soult up
piece C1 at 3422 bagration up
battle soult bagration targets 3422 from 3322 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all lacks "fires"
  expect    log all contains "The French side leaves 2 SP of artillery at the river."

test 1X-303-2 1X-311-2  from woods to woods there is none
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0142 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0143 fought
unit bagration-foot on bagration 6
piece F1 at 0142 soult up
piece C1 at 0143 bagration up
battle soult bagration targets 0143 from 0142 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all lacks "fires"
  expect    log all contains "The Coalition side reveals: pursuit battle."

test 1X-311-2  nor into woods
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0358 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0359 fought
unit bagration-foot on bagration 6
piece F1 at 0358 soult up
piece C1 at 0359 bagration up
battle soult bagration targets 0359 from 0358 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all lacks "fires"
  expect    log all contains "The battle from 0358 is over."

test 1X-311-2  nor out of them
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader soult at 0359 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader bagration at 0358 fought
unit bagration-foot on bagration 6
piece F1 at 0359 soult up
piece C1 at 0358 bagration up
battle soult bagration targets 0358 from 0359 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all lacks "fires"
  expect    log all contains "The Coalition side reveals: pursuit battle."

test 1X-44-2  the attacker's bonus may change the die of his guns
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader davout at 0827 fought
unit friant on davout 6
unit iii-guns on davout 2
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 davout up
piece C1 at 0828 bagration up
battle davout bagration targets 0828 from 0827 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  offer-only french: bonus x-1, bonus x0, bonus x1
  play      french: bonus x-1
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."

test 1X-300-5  mud: the pursuit die of 3 counts 3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather mud
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 8
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "the Coalition side is beaten."
  play      french: pursue soult
  expect    log all contains "pursues: die 3"

test 1X-300-5  rain-mud: the pursuit die of 3 counts 4
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather rain-mud
leader soult at 0827 fought
unit vandamme on soult 8
leader bagration at 0828 fought
unit bagration-foot on bagration 8
piece F1 at 0827 soult up
piece C1 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      2 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "the Coalition side is beaten."
  play      french: pursue soult
  expect    log all contains "pursues: die 4"

test 1X-298-1  in frost a beaten formation may go over a primary river
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
weather frost
leader soult at 2254 fought
unit vandamme on soult 2
leader bagration at 2255 fought
unit bagration-foot on bagration 9
piece F1 at 2254 soult up
piece C1 at 2255 bagration up
battle soult bagration targets 2255 from 2254 round 1
END
  fate      3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "the French side is beaten."

test 1X-262-8 1X-262-9  the horse is compared before the guns fire, and once for both sides
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
unit margaron on soult 1
unit iv-guns on soult 2
leader bagration at 0828
unit hussars on bagration 2
unit bagration-guns on bagration 2
END
  fate      2 3
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 2, 1 SP lost."
  expect    log all contains "The Coalition side fires on 0827: the die counts 2, 1 SP lost."

test 1X-302-2 1X-318-1  of two formations in one hex both bear the fire, and the guns of neither while there are others
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
unit iv-guns on soult 2
unit iii-guns on soult 2
unit v-guns on soult 1
leader liechtenstein at 0828 fought
unit austrian-guns on liechtenstein 2
leader kienmayer at 0828 fought
unit kienmayer-foot on kienmayer 3
leader bagration at 0828 fought
unit bagration-foot on bagration 6
piece F1 at 0827 soult up
piece C1 at 0828 liechtenstein up
piece C2 at 0828 kienmayer up
piece C3 at 0828 bagration up
battle soult bagration targets 0828 from 0827 round 1
END
  fate      1
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0828: the die counts 1, 2 SP lost."
  expect    truth units[id=austrian-guns].sp = 2
  expect    log coalition contains "Kienmayer foot loses 1 SP: 2 left"
  expect    log coalition contains "Bagration foot loses 1 SP: 5 left"

test 1X-296-1 1X-302-8  of two formations that fire, each on a target of its own, the horse of one helps its own guns alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
leader murat at 0827 fought
unit vandamme on murat 8
leader soult at 0828 with murat fought
unit suchet on soult 7
leader bagration at 0826 fought
unit bagration-foot on bagration 6
unit bagration-guns on bagration 2
unit hussars on bagration 3
leader dokhturov at 0829 fought
unit dokhturov-a on dokhturov 6
unit army-guns on dokhturov 2
piece F1 at 0827 murat up
piece F2 at 0828 soult up
piece C1 at 0826 bagration up
piece C2 at 0829 dokhturov up
battle murat bagration targets 0826 0829 from 0827 0828 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0827: the die counts 2, 1 SP lost."
  expect    log all contains "The Coalition side fires on 0828: the die counts 3, 0 SP lost."

test 1X-296-1 1X-325-1  horse of a leader who has gone over the edge of this hex, or is still to come, is not compared
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
turn 3 of 12
leader soult at 0112 fought
unit vandamme on soult 8
leader dokhturov at 0111 fought
unit dokhturov-a on dokhturov 6
unit bagration-guns on dokhturov 2
leader bagration off 4 from 0111
unit hussars on bagration 3
leader uvarov coming 4
unit uvarov-horse on uvarov 3
piece F1 at 0112 soult up
piece C1 at 0111 dokhturov up
battle soult dokhturov targets 0111 from 0112 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side fires on 0112: the die counts 3, 0 SP lost."
  expect    log all contains "The Coalition side engages 6 SP."

test 1X-325-1 1X-262-10  nor do those fight there who went in his box
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
turn 3 of 12
leader soult at 0112 fought
unit vandamme on soult 8
leader dokhturov at 0111 fought
unit dokhturov-a on dokhturov 6
leader bagration off 4 from 0111
unit bagration-foot on bagration 5
leader miloradovich under bagration
unit miloradovich-a on miloradovich 4
piece F1 at 0112 soult up
piece C1 at 0111 dokhturov up
battle soult dokhturov targets 0111 from 0112 round 1
END
  fate      3 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The Coalition side engages 6 SP."

test 1X-325-1 1X-279-1  nor do they keep the reserves back when those engaged in that hex have been destroyed
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation of both" 0 0
frame battles "counter-attack" 0 0 1 255 0
frame "half round" "battle types" 0 0 0 0 0 0 1
turn 3 of 12
leader soult at 0112 fought
unit vandamme on soult 8
unit iv-guns on soult 2
leader dokhturov at 0111 fought
unit dokhturov-a on dokhturov 1
unit dokhturov-b on dokhturov 6 reserve
leader bagration off 4 from 0111
unit bagration-foot on bagration 5
piece F1 at 0112 soult up
piece C1 at 0111 dokhturov up
battle soult dokhturov targets 0111 from 0112 round 1
END
  fate      1 3
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side fires on 0111: the die counts 1, 1 SP lost."
  expect    log all contains "The Coalition side engages 6 SP."
