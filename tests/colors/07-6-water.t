# Chapters 7.6 to 7.9: rivers, fords, bridges, sand quarries.

test CCN-7.6-01 CCN-7.6-02  nobody enters a river: it keeps all out and apart
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain river F7 F6 E6
    unit bottom G7 FR.LC ordered
    leader bottom H7 FR Ney ordered
    unit top A1 BR.LN
  END
  play      french: move G7
  no-offer  french: go F7, go F6
  refuse    french: go F7 because CCN-7.6-01
  undo      french
  play      french: move-leader H7
  refuse    french: go F7 because CCN-7.6-01

test CCN-7.6-03 CCN-7.6-04  a river fills its hex and hides nothing: fire crosses it at two hexes
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain river E8 D8 F8
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E9
  expect    truth targets[hex=E9].dice = 5

test CCN-7.7-01 CCN-7.7-03  whoever enters a ford stops, and may battle
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain ford F6 F7 E4
    unit bottom G7 FR.LC ordered
    unit bottom F4 FR.LN ordered
    leader bottom H7 FR Ney ordered
    unit top D4 BR.LN
  END
  play      french: move G7
  offer     french: go F6, go F7
  no-offer  french: go E7, go D7
  undo      french
  play      french: move F4, go E4
  expect    truth units[hex=E4].stopped = true
  play      french: move-leader H7
  offer     french: go F7
  no-offer  french: go E7
  undo      french
  play      french: done
  play      french: battle E4
  offer-only french: melee D4

test CCN-7.7-02 CCN-7.8-02 CCN-7.9-04  a square may be formed in a ford, on a bridge, in a quarry
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left
    terrain ford D3
    terrain bridge D6
    terrain quarry D9
    unit bottom E3 FR.LC ordered
    unit bottom E6 FR.LC ordered
    unit bottom E9 FR.LC ordered
    unit top D3 BR.LN
    unit top D6 BR.LN
    unit top D9 BR.LN
  END
  play      french: battle E3, melee D3
  offer-only british: stand, square
  fate      ART ART ART
  play      british: stand, hold
  play      french: battle E6, melee D6
  offer-only british: stand, square
  fate      ART ART ART ART
  play      british: stand, hold
  play      french: battle E9, melee D9
  offer-only british: stand, square

test CCN-7.7-04  into a ford: one less in melee for all, at range as ever
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain ford F2 F5 F8 G11 G13
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
  expect    truth targets[hex=F2].sums[0].terms[1].id = "CCN-7.7-04"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 3
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 3
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 4
  undo      british
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 3

test CCN-7.7-05  from a ford: one less in melee and at range for all
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain ford E2 E5 E8 E11 E13
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
  expect    truth targets[hex=F2].sums[0].terms[1].id = "CCN-7.7-05"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 3
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 3
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 3
  undo      british
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 2

test CCN-7.7-06 CCN-7.8-04 CCN-7.9-10  ford, bridge and quarry hide nothing
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain ford E8
    terrain bridge E6
    terrain quarry F6 F7
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
    unit bottom G7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E5, fire E9, fire G7

test CCN-7.7-07  from ford to ford both are counted
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain ford E7 F7
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 2

test CCN-7.8-01 CCN-7.8-03  a bridge is as good as a road: no stop, no die lost
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain river F6
    terrain bridge F7 E10
    unit bottom G7 FR.LC ordered
    unit bottom F10 FR.LC ordered
    unit top D9 BR.LN
    unit top D10 BR.LN
  END
  play      french: move G7
  offer     french: go F7, go E7, go D7
  undo      french
  play      french: move F10, go E10, done
  play      french: battle E10
  expect    truth targets[hex=D10].dice = 4

test CCN-7.8-03  nobody loses a die at a bridge or from one, near or far
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    terrain bridge F2 F5 G8 E10 E12
    unit top E2 PT.LN ordered
    unit top E5 PT.LC ordered
    unit top E8 PT.LN ordered
    unit top E10 PT.LN ordered
    unit top E12 PT.FA ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom G8 FR.LN
    unit bottom F10 FR.LN
    unit bottom F12 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 4
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 4             # the charge included
  undo      british
  play      british: battle E8
  expect    truth targets[hex=G8].dice = 4
  undo      british
  play      british: battle E10
  expect    truth targets[hex=F10].dice = 4
  undo      british
  play      british: battle E12
  expect    truth targets[hex=F12].dice = 4

test CCN-7.8-03  the others the same
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain bridge G2 F5 E8 E12
    unit top E2 PT.FA ordered
    unit top E5 PT.FA ordered
    unit top E8 PT.LN ordered
    unit top E12 PT.FA ordered
    unit bottom G2 FR.LN
    unit bottom F5 FR.LN
    unit bottom G8 FR.LN
    unit bottom G12 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=G2].dice = 3
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 4
  undo      british
  play      british: battle E8
  expect    truth targets[hex=G8].dice = 4
  undo      british
  play      british: battle E12
  expect    truth targets[hex=G12].dice = 3

test CCN-7.8-01  guns cross a bridge as well
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain bridge F7
    unit bottom G7 FR.FA ordered
    unit top A1 BR.LN
  END
  play      french: move G7
  offer     french: go F7

test CCN-7.9-01 CCN-7.9-02  whoever enters a quarry stops, and may battle
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain quarry F6 F7 E4
    unit bottom G7 FR.LC ordered
    unit bottom F4 FR.LT ordered
    leader bottom H7 FR Ney ordered
    unit top D4 BR.LN
  END
  play      french: move G7
  offer     french: go F6, go F7
  no-offer  french: go E7, go D7
  undo      french
  play      french: move-leader H7
  offer     french: go F7
  no-offer  french: go E7
  undo      french
  play      french: move F4, go E4, done
  play      french: battle E4
  expect    truth targets[hex=D4].dice = 3             # from the quarry one less

test CCN-7.9-03  no guns in a quarry, neither by a move nor by a retreat
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain quarry F6 F7
    unit top D7 PT.LN ordered
    unit bottom E7 FR.HA
  END
  fate      FLAG CAV CAV CAV
  play      british: battle D7, melee E7
  expect    truth units[hex=E7].blocks = 2             # no way back: a block

test CCN-7.9-03  the move
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain quarry F7
    unit bottom G7 FR.HA ordered
    unit bottom G8 FR.LN ordered
    unit top A1 BR.LN
  END
  play      french: move G7
  offer     french: go F6
  refuse    french: go F7 because CCN-7.9-03
  undo      french
  play      french: move G8
  offer     french: go F7

test CCN-7.9-05 CCN-7.9-06 CCN-7.9-07  into a quarry: infantry one less in melee alone, cavalry two, guns one
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain quarry F2 F5 F8 G11 G13
    unit top E2 PT.LN ordered
    unit top E5 BR.LC ordered
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
  expect    truth targets[hex=F2].sums[0].terms[1].id = "CCN-7.9-05"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 1
  expect    truth targets[hex=F5].sums[0].terms[1].id = "CCN-7.9-06"
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 3
  expect    truth targets[hex=F8].sums[0].terms[1].id = "CCN-7.9-07"
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 4
  undo      british
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 2

test CCN-7.9-08 CCN-7.9-09  from a quarry: infantry one less always, cavalry two
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain quarry E2 E5 E11
    unit top E2 PT.LN ordered
    unit top E5 BR.HC ordered
    unit top E11 PT.LN ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom G11 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 3
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 2
  expect    truth targets[hex=F5].sums[0].terms[2].id = "CCN-7.9-09"
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 3
  expect    truth targets[hex=G11].sums[0].terms[1].id = "CCN-7.9-08"
