# Chapters 7.0 and 7.1: terrain as such, and the forest.

test CCN-7.0-01  terrain stays where it is
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest F7
    terrain town D2
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LN blocks 1
  END
  fate      INF INF INF
  play      british: battle E7, melee F7, advance
  expect    truth units[hex=F7].nation = PT
  expect    truth terrain[hex=F7].type = forest
  expect    truth terrain[hex=D2].type = town
  expect    truth terrain has 2

test CCN-7.0-02  the ground of both is counted, for the attack and for the battle back
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain hill E7
    terrain forest D7
    unit bottom E7 FR.HC ordered
    unit top D7 BR.HC
  END
  play      french: battle E7
  expect    truth targets[hex=D7].dice = 2             # 5, downhill -1, into forest -2
  fate      INF INF INF
  play      french: melee D7
  play      british: battle-back
  expect    truth roll.dice has 1                      # 4, from forest -2, uphill -1

test CCN-7.1-01  whoever enters a forest stops there
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain forest F6 F7 F2 F3
    unit bottom G7 FR.HC ordered
    leader bottom G3 FR Ney ordered
    unit top A1 BR.LN
  END
  play      french: move G7
  offer     french: go F7
  no-offer  french: go E7                              # two hexes off, and only through the forest
  play      french: go F7
  expect    truth units[hex=F7].stopped = true
  refuse    french: move F7 because CCN-5.3.1-02
  play      french: move-leader G3
  offer     french: go F3, go E4                       # around it
  no-offer  french: go E3

test CCN-7.1-02  a square may be formed in a forest
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left
    terrain forest D7
    unit bottom E7 FR.LC ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only british: stand, square

test CCN-7.1-03 CCN-7.1-04 CCN-7.1-05  no battle on entry, but for light infantry of every kind
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain forest E2 E5 E8 E11
    unit bottom F2 FR.LN ordered
    unit bottom F5 FR.LT ordered
    unit bottom F8 FR.YG ordered
    unit bottom F11 FR.LC ordered
    unit top D2 BR.LN
    unit top C5 BR.LN
    unit top D8 BR.LN
    unit top D11 BR.LN
  END
  play      french: move F2, go E2
  play      french: move F5, go E5
  play      french: move F8, go E8
  play      french: move F11, go E11
  offer-only french: battle E5, battle E8, done
  refuse    french: battle E2 because CCN-7.1-03
  refuse    french: battle E11 because CCN-7.1-03
  play      french: battle E5
  expect    truth targets[hex=C5].dice = 3             # four blocks moved, and 1

test CCN-7.1-06 CCN-7.1-07 CCN-7.1-08  into a forest: infantry and guns one less, cavalry two
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest F2 F5 F8 G11 G13
    unit top E2 PT.LN ordered
    unit top E5 BR.HC ordered
    unit top E8 PT.FA ordered
    unit top E11 PT.LN ordered
    unit top E13 PT.FA ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom F8 FR.LN
    unit bottom G11 FR.LN
    unit bottom G13 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 3
  expect    truth targets[hex=F2].sums[0].terms[1].id = "CCN-7.1-06"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 2
  expect    truth targets[hex=F5].sums[0].terms[2].id = "CCN-7.1-07"
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 3
  expect    truth targets[hex=F8].sums[0].terms[1].id = "CCN-7.1-08"
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 3
  undo      british
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 2

test CCN-7.1-07  light cavalry of four blocks has two left
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain forest D7
    unit bottom E7 FR.LC ordered
    unit top D7 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=D7].dice = 2

test CCN-7.1-07 CCN-7.1-10  a Cavalry Charge keeps its die there
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    terrain forest D7 E3
    terrain ford D10
    terrain quarry D12
    unit bottom E7 FR.LC ordered
    unit bottom E3 FR.LC ordered
    unit bottom E10 FR.LC ordered
    unit bottom E12 FR.LC ordered
    unit top D7 BR.LN
    unit top D3 BR.LN
    unit top D10 BR.LN
    unit top D12 BR.LN
  END
  play      french: battle E7
  expect    truth targets[hex=D7].dice = 3
  undo      french
  play      french: battle E3
  expect    truth targets[hex=D3].dice = 3
  undo      french
  play      french: battle E10
  expect    truth targets[hex=D10].dice = 4
  undo      french
  play      french: battle E12
  expect    truth targets[hex=D12].dice = 3

test CCN-7.1-09 CCN-7.1-10 CCN-7.1-11  from a forest: infantry as ever, cavalry two less, guns one
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest E2 E5 E8 E11
    unit top E2 PT.LN ordered
    unit top E5 BR.HC ordered
    unit top E8 PT.FA ordered
    unit top E11 PT.LN ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom F8 FR.LN
    unit bottom G11 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 4
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 2
  expect    truth targets[hex=F5].sums[0].terms[2].id = "CCN-7.1-10"
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 3
  expect    truth targets[hex=F8].sums[0].terms[1].id = "CCN-7.1-11"
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 4

test CCN-7.1-12  a forest blocks the line of sight
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest E8
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E5
  refuse    british: fire E9 because CCN-7.1-12
