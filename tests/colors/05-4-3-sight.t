# Chapter 5.4.3: the line of sight.  A battery on E7 looks around; what it can fire at, it sees.

test CCN-5.4.3-01  a unit in a hex between blocks the line, clear and empty ground does not
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    unit bottom E9 FR.LN
    unit bottom E10 FR.LN
    unit bottom E5 FR.LN
    unit bottom E3 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E9, fire E5
  refuse    british: fire E10 because CCN-5.4.3-02
  refuse    british: fire E3 because CCN-5.4.3-02

test CCN-5.4.3-02  units and leaders of either side are obstacles
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    leader top E8 BR Hill
    unit bottom E9 FR.LN
    leader bottom E6 FR Ney
    unit bottom E5 FR.LN
    unit top F6 BR.LN
    unit bottom G7 FR.LN
    unit bottom C8 FR.LN
    unit bottom C7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire C7, fire C8, fire G7, melee E6   # G7 is seen past F6, along its side
  refuse    british: fire E9 because CCN-5.4.3-02
  refuse    british: fire E5 because CCN-5.4.3-02

test CCN-5.4.3-02 CCN-5.4.3-07  the edge of the board is an obstacle beside the line
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top C1 BR.FA ordered
    unit bottom A1 FR.LN
    unit bottom E1 FR.LN
    unit top B1 BR.LN
  END
  play      british: battle C1
  offer-only british: fire E1                              # D1 is empty
  refuse    british: fire A1 because CCN-5.4.3-07

test CCN-5.4.3-07  the same on the other edge, and one obstacle anywhere along it is enough
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E13 BR.FA ordered
    unit bottom A13 FR.LN
    unit bottom I13 FR.LN
    terrain forest H12
  END
  play      british: battle E13
  offer-only british: fire A13
  refuse    british: fire I13 because CCN-5.4.3-07

test CCN-5.4.3-03 CCN-5.4.3-04  neither the ground of the target nor one's own is in the way
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town E7
    terrain forest E9 G7
    terrain windmill E5
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom G7 FR.LN
    unit bottom E5 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E5, fire E9, fire G7

test CCN-5.4.3-05  along a hexside only obstacles on both sides block
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    unit bottom C7 FR.LN
    unit top D6 BR.LN
    unit bottom G7 FR.LN
    unit top F6 BR.LN
    unit top F7 BR.LN
  END
  play      british: battle E7
  offer-only british: fire C7
  refuse    british: fire G7 because CCN-5.4.3-05

test CCN-5.4.3-06  one on the left here and one on the right there block together
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest D6 B7 F6 H6
    unit top E7 BR.FA ordered
    unit bottom A7 FR.LN
    unit bottom I7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire I7                              # both on one side
  refuse    british: fire A7 because CCN-5.4.3-06

test CCN-5.4.3-06  and so does the hex it crosses on the way
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest C7
    unit top E7 BR.FA ordered
    unit bottom A7 FR.LN
    unit bottom I7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire I7
  refuse    british: fire A7 because CCN-7.1-12

test CCN-5.4.3-08  a hex that is only touched at a corner is not between
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    unit top F8 BR.LN
    unit top E10 BR.LN
    unit bottom F11 FR.LN
  END
  play      british: battle E7
  offer-only british: fire F11

test CCN-5.4.3-08  every hex whose inside is crossed is between
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.FA ordered
    terrain forest F9
    unit bottom F11 FR.LN
    unit bottom I1 FR.LN
    unit top H1 BR.LN ordered
  END
  refuse    british: battle E7 because CCN-5.4.2-02
  no-offer  british: battle E7

test CCN-5.4.3-09  who sees is seen: the same line from both ends
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill C4
    terrain forest D6
    unit top B5 BR.FA ordered
    unit top C7 BR.FA ordered
    unit bottom E7 FR.FA
    unit bottom E4 FR.FA
    unit bottom D2 FR.FA
  END
  play      british: battle B5
  offer-only british: fire E4                              # D2 lies behind the hill, E7 behind the forest
  fate      CAV CAV
  play      british: fire E4
  play      british: battle C7
  offer-only british: fire D2, fire E4, fire E7            # past the forest

test CCN-5.4.3-09  and back
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain hill C4
    terrain forest D6
    unit top B5 BR.FA
    unit top C7 BR.FA
    unit bottom E7 FR.FA ordered
    unit bottom E4 FR.FA ordered
    unit bottom D2 FR.FA ordered
  END
  play      french: battle D2
  offer-only french: fire C7                               # B5 lies behind the hill
  fate      CAV
  play      french: fire C7
  play      french: battle E7
  offer-only french: fire C7
  fate      CAV CAV CAV
  play      french: fire C7
  play      french: battle E4
  offer-only french: fire B5, fire C7

test CCN-5.4.3-10  a melee asks for no line of sight
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain forest E8
    terrain town E7
    unit top E7 BR.LN ordered
    unit bottom E8 FR.LN
  END
  play      british: battle E7
  offer-only british: melee E8

test CCN-5.4.3-11  the picture: behind the obstacle nothing is seen, beside it everything
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.LN ordered
    unit top E8 BR.LN
    unit bottom E9 FR.LN
    unit bottom D8 FR.LN
    unit bottom F8 FR.LN
  END
  play      british: battle E7
  offer-only british: fire D8, fire F8
  refuse    british: fire E9 because CCN-5.4.3-02

test CCN-5.4.3-11  with D7 held too the line along it is shut
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.LN ordered
    unit top E8 BR.LN
    unit top D7 BR.LN
    unit bottom D8 FR.LN
    unit bottom F8 FR.LN
  END
  play      british: battle E7
  offer-only british: fire F8
  refuse    british: fire D8 because CCN-5.4.3-05
