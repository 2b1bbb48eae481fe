# 346-morale.t -- 1X 8, 61, 346 to 348 and 361 to 364: what moves the marker, and what it decides.  The score of the
# French is the box of the track.

test 1X-346-1 1X-262-17  10 against 7: a die of 3 is decisive, one box toward the winner
  position <<END
position campaign 1
seats 0 1
fate 3
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 3
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 7 10
path 1526 1525 1524 full
END
  expect    log all contains "A decisive battle for the French side: 10 against 7 SP lost, die 3"  rule 1X-346-1
  expect    result score french = 1

test 1X-346-1  a die of 4 is not
  position <<END
position campaign 1
seats 0 1
fate 4
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 3
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 7 10
path 1526 1525 1524 full
END
  expect    log all contains "No decisive battle for the French side: 10 against 7"
  expect    result score french = 0

test 1X-346-2  7 SP are too few for a die
  position <<END
position campaign 1
seats 0 1
fate 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 3
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 0 7
path 1526 1525 1524 full
END
  expect    log all lacks "ecisive battle"
  expect    result score french = 0

test 1X-346-1 1X-346-2  8 SP are enough
  position <<END
position campaign 1
seats 0 1
fate 6
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 3
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 0 8
path 1526 1525 1524 full
END
  expect    log all contains "A decisive battle for the French side: 8 against 0"

test 1X-346-2  where the winner lost more there is no die
  position <<END
position campaign 1
seats 0 1
fate 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 3
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 9 8
path 1526 1525 1524 full
END
  expect    log all lacks "ecisive battle"
  expect    log all contains "The campaign is drawn."

test 1X-346-2  nor where both lost as much
  position <<END
position campaign 1
seats 0 1
fate 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 3
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 9 9
path 1526 1525 1524 full
END
  expect    log all lacks "ecisive battle"
  expect    log all contains "The campaign is drawn."

test 1X-346-3  losses by fire, in pitched battle and in pursuit count together: 2, 3 and 4 make 9
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "who pursues" 0 0 2 2
turn 3 of 3
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 0 5
path 1526 1525 1524 full
END
  fate      1 1
  play      french: pursue soult, on, on
  expect    log all contains "A decisive battle for the French side: 9 against 0"

test 1X-346-4  the winner by the table rolls, though he was the one to retreat
  position <<END
position campaign 1
seats 0 1
fate 4
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame pursuit "end of pursuit" 0 0 2 1
turn 3 of 3
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 9 5 loser 1
path 1526 1525 1524 full
END
  expect    log all contains "decisive battle for the Coalition side: 9 against 5 SP lost, die 4"

test 1X-346-1 1X-363-3  a decisive French battle is remembered
  position <<END
position campaign 1
seats 0 1
fate 1
frame match "end of turn"
frame "player turn" "enemy's consolidation" 0 1
frame pursuit "end of pursuit" 0 0 2 3
turn 11 of 11
player coalition
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1524
unit bagration-foot on bagration 9
battle soult bagration targets 1526 lost 0 9
path 1526 1525 1524 full
END
  expect    log all contains "A decisive battle"
  expect    log all lacks "Prussia"

test 1X-347-1  Murat, span 6, is an important personality: one box
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame capture captured 0 1 21
turn 3 of 3
morale 0
leader murat lost
leader bagration at 1525
unit bagration-foot on bagration 6
END
  expect    log all contains "Morale moves 1 toward the Coalition side, to -1"  rule 1X-347-1
  expect    result score french = -1

test 1X-347-1  Davout has a star: one box
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame capture captured 0 6 21
turn 3 of 3
morale 0
leader davout lost
leader bagration at 1525
unit bagration-foot on bagration 6
END
  expect    result score french = -1

test 1X-347-1 1X-262-24  Soult, span 5 and no star, is not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame capture captured 0 2 21
turn 3 of 3
morale 0
leader soult lost
leader bagration at 1525
unit bagration-foot on bagration 6
END
  expect    log all lacks "Morale"
  expect    result score french = 0

test 1X-347-1  Buxhowden, span 8, costs the Coalition one
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame capture captured 0 24 2
turn 3 of 3
leader buxhowden lost
END
  expect    result score french = 1

test 1X-347-2  for Napoleon the Coalition is asked: the game
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame capture captured 0 0 21
turn 3 of 3
morale 2
leader napoleon lost
leader bagration at 1525
unit bagration-foot on bagration 6
END
  offer-only coalition: end-game, two-boxes
  play      coalition: end-game
  expect    result winner coalition
  expect    log all contains "operational victory"  rule 1X-347-2

test 1X-347-2  or two boxes
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame capture captured 0 0 21
turn 3 of 3
morale 2
leader napoleon lost
leader bagration at 1525
unit bagration-foot on bagration 6
END
  play      coalition: two-boxes
  expect    log all contains "Morale moves 2 toward the Coalition side, to +0"  rule 1X-347-2
  expect    result score french = 0

test 1X-348-1  the Guard was committed and failed: one box at the end of the combat phase
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
leader soult at 1527
unit vandamme on soult 8
battle soult - targets 1526 guard 3
END
  expect    log all contains "Morale moves 1 toward the Coalition side"  rule 1X-348-1
  expect    result score french = -1

test 1X-348-2  two failures cost one box, too
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
leader soult at 1527
unit vandamme on soult 8
leader lannes at 1327
unit suchet on lannes 7
battle soult - targets 1526 guard 3
battle lannes - targets 1326 guard 3
END
  expect    result score french = -1

test 1X-348-2  and none in a turn in which one was lost already
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
events guard-box
leader soult at 1527
unit vandamme on soult 8
battle soult - targets 1526 guard 3
END
  expect    result score french = 0

test 1X-348-2  a victory of the Guard moves nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
leader soult at 1527
unit vandamme on soult 8
battle soult - targets 1526 guard 1
END
  expect    result score french = 0

test 1X-61-1 1X-363-2 1X-361-1  Brünn held by the French for the first time: one box
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
key brunn french
END
  expect    log all contains "The French side holds Brünn"  rule 1X-363-2
  expect    result score french = 1

test 1X-363-2  not for the second
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
key brunn french held
END
  expect    log all lacks "Morale"
  expect    result score french = 0

test 1X-363-2  Olmütz: two boxes
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
key olmutz french
END
  expect    result score french = 2

test 1X-61-1  Brünn entered and lost before the phase: no shift
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 3
player french
morale 0
key brunn coalition
END
  expect    log all lacks "Morale"
  expect    result score french = 0

test 1X-363-4  objectives count in the phase of him whose turn it is
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key brunn french
END
  expect    log all lacks "Morale"
  expect    log all contains "The campaign is drawn."

test 1X-363-2 1X-363-4  the Coalition takes Brünn back: one box
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key brunn coalition held
END
  expect    log all contains "Morale moves 1 toward the Coalition side"
  expect    result score french = -1

test 1X-363-4  Brünn held from the start is not taken back
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key brunn coalition
END
  expect    log all lacks "Morale"
  expect    log all contains "The campaign is drawn."

test 1X-363-2  nor is it taken back twice
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key brunn coalition held retaken
END
  expect    log all lacks "Morale"
  expect    log all contains "The campaign is drawn."

test 1X-363-2  the Coalition in Wien: two boxes at once
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key wien coalition
END
  expect    result score french = -2

test 1X-363-2  and one for each turn after
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key wien coalition counted
END
  expect    result score french = -1

test 1X-363-2  Krems lost: one box, once
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key krems coalition
END
  expect    result score french = -1

test 1X-363-2  and no second
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key krems coalition counted
END
  expect    log all lacks "Morale"
  expect    log all contains "The campaign is drawn."

test 1X-363-2  Pressburg lost by the French, who held it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key pressburg coalition held
END
  expect    result score french = -1

test 1X-363-2  not where they never had it
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 3
player coalition
morale 0
key pressburg coalition
END
  expect    log all lacks "Morale"
  expect    log all contains "The campaign is drawn."

test 1X-363-3 1X-363-4  from turn 11 Prussia draws nearer, in the second player's phase
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 11 of 11
player coalition
morale 0
END
  expect    log all contains "Prussia"  rule 1X-363-3
  expect    result score french = -1

test 1X-363-4  not in the first player's
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 11 of 11
player french
morale 0
END
  expect    log all lacks "Prussia"
  expect    log all contains "The campaign is drawn."

test 1X-363-3  nor in turn 10
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 10 of 10
player coalition
morale 0
END
  expect    log all lacks "Prussia"
  expect    log all contains "The campaign is drawn."

test 1X-363-3  nor after a decisive French battle
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 11 of 11
player coalition
morale 0
events decisive
END
  expect    log all lacks "Prussia"
  expect    log all contains "The campaign is drawn."

test 1X-363-3  in turn 12 once more
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 12 of 12
player coalition
morale -1
END
  expect    result score french = -2

test 1X-8-1 1X-364-2 1X-362-1  at French +5 the campaign is over with the phase: strategic victory
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 12
player french
morale 4
key brunn french
END
  expect    result winner french
  expect    log all contains "strategic victory"  rule 1X-364-2

test 1X-8-1 1X-364-2  at Coalition +5 likewise
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 12
player coalition
morale -4
key krems coalition
END
  expect    result winner coalition
  expect    log all contains "strategic victory"

test 1X-364-2  at +4 it goes on
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 4
player french
morale 4
key brunn french held
END
  expect    log all lacks "strategic"
  expect    log all contains "The French side wins: operational victory."

test 1X-361-2  the track ends at +5: no sixth box
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 0
turn 3 of 12
player french
morale 4
key olmutz french
END
  expect    result score french = 5

test 1X-361-3  the track of NAB ends at -4
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 12
player coalition
morale -3
option title nab
key krems coalition
END
  expect    result winner coalition
  expect    result score french = -4

test 1X-361-3  which in SOA is no end
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 4
player coalition
morale -3
key krems coalition
END
  expect    log all lacks "strategic"
  expect    log all contains "The Coalition side wins: operational victory."

test 1X-364-2 1X-364-1  after the last turn +4 is a operational victory of the French
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale 4
END
  expect    result winner french
  expect    log all contains "operational victory"

test 1X-364-2 1X-364-1  after the last turn +3 is a operational victory of the French
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale 3
END
  expect    result winner french
  expect    log all contains "operational victory"

test 1X-364-2 1X-364-1  after the last turn +2 is a marginal victory of the French
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale 2
END
  expect    result winner french
  expect    log all contains "marginal victory"

test 1X-364-2 1X-364-1  after the last turn +1 is a marginal victory of the French
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale 1
END
  expect    result winner french
  expect    log all contains "marginal victory"

test 1X-364-2 1X-364-1  after the last turn +0 is a draw
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale 0
END
  expect    result draw

test 1X-364-2 1X-364-1  after the last turn -1 is a draw
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale -1
END
  expect    result draw

test 1X-364-2 1X-364-1  after the last turn -2 is a marginal victory of the Coalition
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale -2
END
  expect    result winner coalition
  expect    log all contains "marginal victory"

test 1X-364-2 1X-364-1  after the last turn -3 is a operational victory of the Coalition
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
morale -3
END
  expect    result winner coalition
  expect    log all contains "operational victory"

test 1X-361-2  the campaign begins at French +1
  scenario  campaign
  expect    result score french = 1

test 1X-361-2  the short game at French +2
  scenario  short
  expect    result score french = 2

test 1X-362-2 1X-362-1  at French +3 a Coalition die of 4 counts 5
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
morale 3
leader miloradovich at 1426 foot 4 moved
unit miloradovich-a on miloradovich 5
leader oudinot at 1427
unit grenadiers on oudinot 6
piece C1 at 1426 miloradovich up
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 20 1
END
  expect    log all contains "index 8:"

test 1X-362-2  at French +2 it counts 4
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
morale 2
leader miloradovich at 1426 foot 4 moved
unit miloradovich-a on miloradovich 5
leader oudinot at 1427
unit grenadiers on oudinot 6
piece C1 at 1426 miloradovich up
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame attrition "which column" 0 20 1
END
  expect    log all contains "index 7:"

test 1X-362-2  at French +4 the French die is as it falls
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
morale 4
leader soult at 1426 foot 4 moved
unit vandamme on soult 5
leader kienmayer at 1427
unit kienmayer-foot on kienmayer 3
piece F1 at 1426 soult up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log all contains "index 6:"

test 1X-362-2  at Coalition +3 the French die counts 1 more
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
morale -3
leader soult at 1426 foot 4 moved
unit vandamme on soult 5
leader kienmayer at 1427
unit kienmayer-foot on kienmayer 3
piece F1 at 1426 soult up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log all contains "index 7:"

test 1X-362-2  at Coalition +2 not
  position <<END
position campaign 1
seats 0 1
option secrets off
fate 4
turn 3 of 3
morale -2
leader soult at 1426 foot 4 moved
unit vandamme on soult 5
leader kienmayer at 1427
unit kienmayer-foot on kienmayer 3
piece F1 at 1426 soult up
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame attrition "which column" 0 2 1
END
  expect    log all contains "index 6:"

test 1X-364-3  the Tsar overrules Kutusov from turn 5 on while the marker is at French +1 or less
  position <<END
position campaign 1
seats 0 1
option tsar on
turn 5 of 5
morale 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
staff coalition centre 4607 source 4607 ap 0
leader kutusov at 3020
unit kutusov-horse on kutusov 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    view coalition leaders[id=kutusov].counts = 2

test 1X-364-3  not in turn 4
  position <<END
position campaign 1
seats 0 1
option tsar on
turn 4 of 4
morale 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
staff coalition centre 4607 source 4607 ap 0
leader kutusov at 3020
unit kutusov-horse on kutusov 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    view coalition leaders[id=kutusov].counts = 3

test 1X-364-3  nor at French +2
  position <<END
position campaign 1
seats 0 1
option tsar on
turn 5 of 5
morale 2
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
staff coalition centre 4607 source 4607 ap 0
leader kutusov at 3020
unit kutusov-horse on kutusov 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    view coalition leaders[id=kutusov].counts = 3

test 1X-364-3  but then while Constantine is with him
  position <<END
position campaign 1
seats 0 1
option tsar on
turn 5 of 5
morale 2
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
staff coalition centre 4607 source 4607 ap 0
leader kutusov at 3020
unit kutusov-horse on kutusov 2
leader constantine under kutusov
unit r-guard-foot on constantine 8
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    view coalition leaders[id=kutusov].counts = 2

test 1X-364-3  nor without the option
  position <<END
position campaign 1
seats 0 1
turn 5 of 5
morale 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 0
frame retreat retreat 0 21 3 0
staff coalition centre 4607 source 4607 ap 0
leader kutusov at 3020
unit kutusov-horse on kutusov 2
leader bagration at 1526
unit bagration-foot on bagration 6
END
  expect    view coalition leaders[id=kutusov].counts = 3

test 1X-363-1  objectives and their boxes are data of the campaign
  scenario  campaign
  expect    truth keys[id=brunn].first = 1
  expect    truth keys[id=brunn].retaken = 1
  expect    truth keys[id=olmutz].first = 2
  expect    truth keys[id=wien].held = 2
  expect    truth keys[id=krems].lost = 1
  expect    truth keys[id=znaim].first = 0

test 1X-347-2  whose last SP are lost in the pursuit is taken by a 6: the Coalition chooses
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
turn 3 of 12
morale 1
option reserves off
leader napoleon at 0827
unit suchet on napoleon 1
leader bagration at 0828
unit bagration-foot on bagration 9
unit dokhturov-a on bagration 6
END
  fate      6 6 5 5
  play      french: attack napoleon, done
  play      french: pursuit
  play      coalition: pursuit
  play      french: stand
  play      french: bonus x0
  fate      1 6
  play      coalition: pursue bagration, on, halt
  expect    asked coalition
  offer-only coalition: end-game, two-boxes
  play      coalition: two-boxes
  expect    log all contains "Morale moves 2 toward the Coalition side, to -1."

test 1X-347-2 1X-325-1  Napoleon, driven over the edge and caught up with, is taken: the Coalition chooses
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" battles 0 1
turn 3 of 12
option reserves off
player coalition
leader kutusov at 0102
unit dokhturov-a on kutusov 6
leader bagration at 0201
unit bagration-foot on bagration 9
leader napoleon at 0101
unit suchet on napoleon 3
leader lannes under napoleon
END
  fate      2 1
  play      coalition: attack kutusov, done
  play      french: pursuit
  play      coalition: pursuit
  play      coalition: pursue kutusov, on
  expect    log all contains "Lannes is captured."
  expect    log all contains "Napoleon is captured."
  expect    asked coalition
  offer-only coalition: end-game, two-boxes
  play      coalition: end-game
  expect    result winner coalition


test 1X-346-1 1X-270-1  the garrison that is left is beaten alone: the battle is judged all the same
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
unit vandamme on soult 3
piece F1 at 5908 soult up
battle soult - targets 5909 from 5908 round 2 lost 2 9
END
  fate      3 6
  play      french: pursuit
  play      french: stand
  expect    log all contains "The garrison of Weisskirchen is gone."
  expect    log all contains "Die (d6): 6 [1X 346]"

test 1X-346-1 1X-360-6  one who gives way by no hex, since he had won at no cost: the battle is judged
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
battle napoleon bagration targets 0828 from 0827 round 1 markers pitched pitched result 8 won 0 loser 2 lost 0 9
END
  fate      6 6
  play      french: attack napoleon
  play      french: pursuit
  play      coalition: pursuit
  expect    log all contains "The French side gives way."
  expect    log all contains "Die (d6): 6 [1X 346]"

test 1X-363-2 1X-363-4  Brünn taken back counts once, not again in the next turn
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" morale 0 1
turn 3 of 4
player coalition
morale 0
key brunn coalition held
END
  expect    log all contains "Morale moves 1 toward the Coalition side"
  expect    log all contains "Turn 4"
  expect    result score french = -1

test 1X-346-1 1X-59-1  a battle that nobody goes on with is judged when the segment ends
  position <<END
position campaign 1
seats 0 1
fate 3
frame match "end of turn"
frame "player turn" battles 0 0
turn 3 of 3
morale 0
leader soult at 1527
unit vandamme on soult 8
leader bagration at 1520
unit bagration-foot on bagration 9
battle soult bagration targets 1526 from 1527 round 1 lost 7 10 loser 2
battle lannes dokhturov targets 2526 from 2527 round 1 lost 9 9
END
  play      french: done
  expect    log all contains "A decisive battle for the French side: 10 against 7 SP lost, die 3"  rule 1X-346-1
  expect    dice laid
