# 121-vedettes.t -- 1X 121, 319: vedettes on the map and on portraits.

test 1X-121-2 1X-319-1  one vedette stays in a hex, the other goes to the portrait of the nearest leader
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1949
unit suchet on lannes 7
leader davout at 2355
unit friant on davout 6
vedette VF1 at 1948
vedette VF2 at 1948
END
  expect    truth pieces has 3
  expect    truth portraits[0].vedette = VF2
  expect    truth portraits[0].leader = lannes
  expect    truth portraits[0].due = 4

test 1X-319-3  beyond 9 MP it goes to the reserve
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1332
unit suchet on lannes 7
vedette VF1 at 1322
vedette VF2 at 1322
END
  expect    truth pieces has 2
  expect    truth portraits has 0
  expect    truth armies[0].vedettes = 7
  expect    log french contains "reserve of vedettes"  rule 1X-319-3

test 1X-319-1  9 MP are near enough
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1331
unit suchet on lannes 7
vedette VF1 at 1322
vedette VF2 at 1322
END
  expect    truth portraits[0].leader = lannes

test 1X-319-1  a leader without troops has no portrait for it
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader lannes at 1949
leader davout at 2349
unit friant on davout 6
vedette VF1 at 1948
vedette VF2 at 1948
END
  expect    truth portraits[0].leader = davout

test 1X-319-2  in the organisation segment of the next game turn it is back, in the leader's stack
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
leader lannes under murat
unit suchet on lannes 7
vedette VF1 on lannes due 3
vedette VF2 on lannes due 4
END
  expect    truth pieces has 2
  expect    truth portraits has 1
  expect    truth portraits[0].vedette = VF2
  expect    log coalition contains "A piece is put down at Stockerau."

test 1X-121-3  on the display it counts for nothing
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "consolidation" 0 0
turn 3 of 12
leader napoleon at 1949
unit vandamme on napoleon 9
unit saint-hilaire on napoleon 7
unit legrand-div on napoleon 10
unit suchet on napoleon 8
unit friant on napoleon 7
unit caffarelli on napoleon 7
vedette VF1 on napoleon due 9
vedette VF2 at 1949
END
  expect    truth leaders[id=napoleon].sp = 48
  expect    log all lacks "displaced"
  no-offer  french: displace *
