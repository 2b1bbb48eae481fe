# Chapters 7.2 and 7.3: hills and rugged hills.

test CCN-7.2-01  hills do not slow a move
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain hill F6 F7 E7 D7
    unit bottom G7 FR.LC ordered
    unit bottom G2 FR.FA ordered
    terrain hill F2
    unit top A1 BR.LN
    unit top C7 BR.LN
  END
  play      french: move G2
  offer     french: go F2                              # guns too
  undo      french
  play      french: move G7
  offer     french: go D7
  play      french: go D7, done
  play      french: battle D7
  offer-only french: melee C7

test CCN-7.2-02  a square may be formed on a hill
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left
    terrain hill D7
    unit bottom E7 FR.LC ordered
    unit top D7 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only british: stand, square

test CCN-7.2-03 CCN-7.2-04 CCN-7.2-05  uphill: infantry and cavalry one less, guns as ever
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill F2 F5 G8 G11 F12
    unit top E2 PT.LN ordered
    unit top E5 BR.HC ordered
    unit top E8 PT.LN ordered
    unit top D10 PT.FA ordered
    unit top E13 PT.FA ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom G8 FR.LN
    unit bottom G11 FR.LN
    unit bottom F12 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 3
  expect    truth targets[hex=F2].sums[0].terms[1].id = "CCN-7.2-03"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 3
  expect    truth targets[hex=F5].sums[0].terms[2].id = "CCN-7.2-04"
  undo      british
  play      british: battle E8
  expect    truth targets[hex=G8].dice = 3
  undo      british
  play      british: battle D10
  expect    truth targets[hex=G11].dice = 2            # three hexes
  undo      british
  play      british: battle E13
  expect    truth targets[hex=F12].dice = 4

test CCN-7.2-06 CCN-7.2-07 CCN-7.2-08  downhill: cavalry one less, the others as ever
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E2 E5 E8 E11
    unit top E2 PT.LN ordered
    unit top E5 BR.LC ordered
    unit top E8 PT.FA ordered
    unit top E11 PT.LN ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom F8 FR.LN
    unit bottom G11 FR.LN
    terrain hill E13
    unit top E13 PT.FA ordered
    unit bottom G13 FR.LN
  END
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 3
  undo      british
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 4
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 2
  expect    truth targets[hex=F5].sums[0].terms[1].id = "CCN-7.2-07"
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 4
  undo      british
  play      british: battle E11
  expect    truth targets[hex=G11].dice = 4

test CCN-7.2-09 CCN-7.2-10 CCN-7.2-11  hill to hill: infantry one less at range alone, the others as ever
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E2 F2 E5 F5 E8 G8 E11 I13 F11
    unit top E2 PT.LN ordered
    unit top E5 BR.HC ordered
    unit top E8 PT.LN ordered
    unit top E11 PT.FA ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom G8 FR.LN
    unit bottom I13 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 4
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 4
  undo      british
  play      british: battle E8
  expect    truth targets[hex=G8].dice = 3
  expect    truth targets[hex=G8].sums[0].terms[1].id = "CCN-7.2-09"
  undo      british
  play      british: battle E11
  expect    truth targets[hex=I13].dice = 2            # four hexes

# -- fire over friends --

test CCN-7.2-12  guns on a hill fire over a friend next to them on lower ground
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7
    terrain forest E6
    unit top E7 BR.FA ordered
    unit top E8 BR.LN
    unit top E6 BR.LN
    leader top F6 BR Hill
    unit bottom E10 FR.LN
    unit bottom E4 FR.LN
    unit bottom G6 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E10, fire G6                # over a unit, over a leader
  refuse    british: fire E4 because CCN-7.1-12        # the friend stands in a forest

test CCN-7.2-12  from low ground they do not, and infantry on a hill does not
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E3
    unit top E7 BR.FA ordered
    unit top E8 BR.LN
    unit top E3 BR.LN ordered
    unit top E4 BR.LN
    unit bottom E10 FR.LN
    unit bottom E5 FR.LN
    unit bottom G3 FR.LN
  END
  play      british: battle E3
  offer-only british: fire G3
  refuse    british: fire E5 because CCN-5.4.3-02
  undo      british
  play      british: battle E7
  refuse    british: fire E10 because CCN-5.4.3-02

test CCN-7.2-14  only friends, only next to the guns, only on lower ground
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7 E6
    unit top E7 BR.FA ordered
    unit top E9 BR.LN
    unit top E6 BR.LN
    leader bottom F7 FR Ney
    unit bottom E11 FR.LN
    unit bottom E4 FR.LN
    unit bottom G8 FR.LN
    unit bottom C7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire C7, melee F7
  refuse    british: fire E11 because CCN-5.4.3-02     # two hexes off
  refuse    british: fire E4 because CCN-7.2-15        # a hill, with a friend on it
  refuse    british: fire G8 because CCN-5.4.3-02      # an enemy leader

test CCN-7.2-14  a friend on a hill is in the way, though the ground is not
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7 E6 E4 E10
    unit top E7 BR.FA ordered
    unit top E6 BR.LN
    unit top E8 BR.LN
    unit bottom E4 FR.LN
    unit bottom E10 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E10
  refuse    british: fire E4 because CCN-5.4.3-02

# -- sight --

test CCN-7.2-15 CCN-7.2-16  a hill hides what is behind it; the first hill hex is seen, and sees
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E8 E5
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E5
  refuse    british: fire E9 because CCN-7.2-15

test CCN-7.2-16  from the first hill hex one sees down
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain hill E9
    unit top E7 BR.LN
    unit bottom E9 FR.LN ordered
  END
  play      french: battle E9
  offer-only french: fire E7

test CCN-7.2-17  a second hill hex behind the first is neither seen nor sees
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E8 E9 F6
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom G7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire G7
  refuse    british: fire E9 because CCN-7.2-15

test CCN-7.2-17  nor the other way
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain hill E8 E9
    unit top E7 BR.LN
    unit top G9 BR.LN
    unit bottom E9 FR.LN ordered
  END
  play      french: battle E9
  offer-only french: fire G9
  refuse    french: fire E7 because CCN-7.2-15

test CCN-7.2-18 CCN-7.2-21  on one plateau all see each other, unless somebody stands between
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7 E8 E9 E6 E5
    unit top E7 BR.LN ordered
    unit top E6 BR.LN
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E9
  refuse    british: fire E5 because CCN-5.4.3-02

test CCN-7.2-19  hills apart see each other over lower ground
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7 E10 E4 I7
    terrain forest E6
    unit top E7 BR.FA ordered
    unit top G7 BR.LN
    unit bottom E10 FR.LN
    unit bottom E4 FR.LN
    unit bottom I7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E10
  refuse    british: fire E4 because CCN-7.1-12        # a forest between
  refuse    british: fire I7 because CCN-5.4.3-02      # a unit between

test CCN-7.2-20  no hill is in the way of two who stand on hills, connected or not; a unit on it is
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E5 E7 E9 E3 E1
    unit top E5 BR.FA ordered
    unit top E3 BR.LN
    unit bottom E9 FR.LN
    unit bottom E1 FR.LN
  END
  play      british: battle E5
  offer-only british: fire E9
  refuse    british: fire E1 because CCN-5.4.3-02

test CCN-7.2-22  the picture: from a hill, low ground behind the next hill is not seen
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7 E8
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
    unit bottom D8 FR.LN
    unit bottom F8 FR.LN
  END
  play      british: battle E7
  offer-only british: fire D8, fire E5, fire F8
  refuse    british: fire E9 because CCN-7.2-15

test CCN-7.2-23  along hexsides a hill is an obstacle on its side when either end is low
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill D6 D7 F6
    unit top E7 BR.LN ordered
    unit bottom C7 FR.LN
    unit bottom G7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire G7
  refuse    british: fire C7 because CCN-5.4.3-05

test CCN-7.2-23  and none when both stand high
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill D6 D7 C7 E7
    unit top E7 BR.LN ordered
    unit bottom C7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire C7

# -- rugged hills --

test CCN-7.3-01  nobody enters a rugged hill
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain rugged-hill F7
    unit bottom G7 FR.LT ordered
    leader bottom G8 FR Ney ordered
    unit top A1 BR.LN
  END
  play      french: move G7
  no-offer  french: go F7
  refuse    french: go F7 because CCN-7.3-01
  undo      french
  play      french: move-leader G8
  refuse    french: go F7 because CCN-7.3-01

test CCN-7.3-03 CCN-7.3-04  a rugged hill blocks sight, from hill to hill too: it is no plateau
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E7 E9
    terrain rugged-hill E8 E4
    unit top E7 BR.LN ordered
    unit top E3 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
    unit bottom G3 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E5
  refuse    british: fire E9 because CCN-7.3-03
  undo      british
  play      british: battle E3
  offer-only british: fire G3
  refuse    british: fire E5 because CCN-7.3-03

test CCN-7.3-02  nobody comes onto a rugged hill, to fight there or to be fought
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    terrain rugged-hill E8
    unit top E7 BR.LN ordered
    unit bottom I1 FR.LN
  END
  play      british: move E7
  offer-only british: go D6, go D7, go E6, go F6, go F7, halt
