# Chapters 7.4 and 7.5: towns, windmills, fieldworks.

test CCN-7.4-01  whoever enters a town or mill stops
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain town F7 F6
    terrain windmill F1 F2
    unit bottom G7 FR.LT ordered
    unit bottom G2 FR.HC ordered
    leader bottom H6 FR Ney ordered
    unit top A1 BR.LN
  END
  play      french: move G7
  offer     french: go F7, go F6
  no-offer  french: go E7                              # only through the town
  undo      french
  play      french: move G2
  offer     french: go F1, go F2
  no-offer  french: go E2
  undo      french
  play      french: move-leader H6
  offer     french: go F6
  no-offer  french: go E7

test CCN-7.4-02  no square in a town or mill
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-left
    terrain town D7
    terrain windmill D4
    unit bottom E7 FR.HC ordered
    unit bottom E4 FR.HC ordered
    unit top D7 BR.LN
    unit top D4 BR.LN
  END
  play      french: battle E7, melee D7
  offer-only british: stand
  refuse    british: square because CCN-6.2.1-06
  fate      ART ART
  play      british: stand, hold
  play      french: battle E4, melee D4
  offer-only british: stand

test CCN-7.4-03  no battle on entry, for light troops neither
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    terrain town E5
    terrain windmill E9
    unit bottom F5 FR.LT ordered
    unit bottom F9 FR.LN ordered
    unit bottom E12 FR.LN ordered
    unit top C5 BR.LN
    unit top D9 BR.LN
    unit top D12 BR.LN
  END
  play      french: move F5, go E5
  play      french: move F9, go E9, done
  offer-only french: battle E12, done
  refuse    french: battle E5 because CCN-7.4-03
  refuse    french: battle E9 because CCN-7.4-03

test CCN-7.4-04 CCN-7.4-05 CCN-7.4-06  into buildings: infantry two less, cavalry three, guns one
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town F2 F5 G8
    terrain windmill F11 G13
    unit top E2 PT.LN ordered
    unit top E5 BR.HC ordered
    unit top E8 PT.FA ordered
    unit top E11 PT.LN ordered
    unit top E13 PT.FA ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom G8 FR.LN
    unit bottom F11 FR.LN
    unit bottom G13 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 2
  expect    truth targets[hex=F2].sums[0].terms[1].id = "CCN-7.4-04"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 1
  expect    truth targets[hex=F5].sums[0].terms[2].id = "CCN-7.4-05"
  undo      british
  play      british: battle E8
  expect    truth targets[hex=G8].dice = 2
  expect    truth targets[hex=G8].sums[0].terms[1].id = "CCN-7.4-06"
  undo      british
  play      british: battle E11
  expect    truth targets[hex=F11].dice = 2
  undo      british
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 2

test CCN-7.4-05 CCN-7.4-08  no die of the Cavalry Charge into or from buildings
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase combat
    terrain town D2 E5
    terrain windmill D10
    unit bottom E2 FR.CU ordered
    unit bottom E5 FR.LC ordered
    unit bottom E8 FR.LC ordered
    unit bottom E10 FR.HC ordered
    unit top D2 BR.LN
    unit top D5 BR.LN
    unit top D8 BR.LN
    unit top D10 BR.LN
  END
  play      french: battle E2
  expect    truth targets[hex=D2].dice = 2             # 5 - 3
  expect    truth targets[hex=D2].sums[0].terms[2].value = 0
  expect    truth targets[hex=D2].sums[0].terms[2].id = "CCN-7.4-05"
  undo      french
  play      french: battle E5
  expect    truth targets[hex=D5].dice = 1             # 4 - 3
  expect    truth targets[hex=D5].sums[0].terms[1].id = "CCN-7.4-08"
  undo      french
  play      french: battle E8
  expect    truth targets[hex=D8].dice = 5             # elsewhere as the card says
  undo      french
  play      french: battle E10
  expect    truth targets[hex=D10].dice = 2

test CCN-7.4-11  guard cavalry loses both dice of the card
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    terrain town F7
    unit top E7 BR.GHC ordered
    unit bottom F7 FR.LN
    unit bottom F6 FR.LN
  END
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 1
  expect    truth targets[hex=F6].dice = 6

test CCN-7.4-07 CCN-7.4-08 CCN-7.4-09  from buildings: infantry as ever, cavalry three less, guns one
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain town E2 E5 E8
    terrain windmill E11 E13
    unit bottom E2 FR.LT ordered
    unit bottom E5 FR.LC ordered
    unit bottom E8 FR.FA ordered
    unit bottom E11 FR.FA ordered
    unit bottom E13 FR.HC ordered
    unit top D2 BR.LN
    unit top D5 BR.LN
    unit top D8 BR.LN
    unit top C11 BR.LN
    unit top D12 BR.LN
  END
  play      french: battle E2
  expect    truth targets[hex=D2].dice = 4
  undo      french
  play      french: battle E5
  expect    truth targets[hex=D5].dice = 1
  undo      french
  play      french: battle E8
  expect    truth targets[hex=D8].dice = 3
  expect    truth targets[hex=D8].sums[0].terms[1].id = "CCN-7.4-09"
  undo      french
  play      french: battle E13
  expect    truth targets[hex=D12].dice = 2
  no-offer  french: melee C11

test CCN-7.4-04 CCN-7.4-06 CCN-7.4-07 CCN-7.4-09  the same at range, town and mill alike
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town G1 E4 E7
    terrain windmill G3 E10 E13
    unit top E1 PT.LN ordered
    unit top E3 PT.LN ordered
    unit top E4 PT.LN ordered
    unit top E7 PT.FA ordered
    unit top E10 PT.LN ordered
    unit top E13 PT.FA ordered
    unit bottom G1 FR.LN
    unit bottom G3 FR.LN
    unit bottom G5 FR.LN
    unit bottom G7 FR.LN
    unit bottom G10 FR.LN
    unit bottom G13 FR.LN
  END
  play      british: battle E1
  expect    truth targets[hex=G1].dice = 2
  undo      british
  play      british: battle E3
  expect    truth targets[hex=G3].dice = 2
  undo      british
  play      british: battle E4
  expect    truth targets[hex=G5].dice = 4
  undo      british
  play      british: battle E7
  expect    truth targets[hex=G7].dice = 2
  undo      british
  play      british: battle E10
  expect    truth targets[hex=G10].dice = 4
  undo      british
  play      british: battle E13
  expect    truth targets[hex=G13].dice = 2

test CCN-7.4-06 CCN-7.4-07 CCN-7.4-09  guns and infantry in melee about a windmill
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain windmill F2 E5 E8
    unit top E2 PT.FA ordered
    unit top E5 PT.LN ordered
    unit top E8 PT.FA ordered
    unit bottom F2 FR.LN
    unit bottom F5 FR.LN
    unit bottom F8 FR.LN
  END
  play      british: battle E2
  expect    truth targets[hex=F2].dice = 3
  undo      british
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 4
  undo      british
  play      british: battle E8
  expect    truth targets[hex=F8].dice = 3

test CCN-7.4-10  town and mill block the line of sight
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain town E8
    terrain windmill E6
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
    unit bottom E5 FR.LN
    unit bottom G7 FR.LN
  END
  play      british: battle E7
  offer-only british: fire G7
  refuse    british: fire E9 because CCN-7.4-10
  refuse    british: fire E5 because CCN-7.4-10

# -- fieldworks --

test CCN-7.5-01 CCN-7.5-02  whoever enters works stops, and may battle
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    works E7 NW NE
    works E3 NW NE
    unit bottom F7 FR.LN ordered
    unit bottom G3 FR.LT ordered
    unit bottom G2 FR.LC ordered
    unit top D7 BR.LN
    unit top A1 BR.LN
  END
  play      french: move F7, go E7
  expect    truth units[hex=E7].stopped = true
  play      french: move G3
  offer     french: go F3, go E3
  undo      french
  play      french: move G2
  offer     french: go E3
  no-offer  french: go D3
  undo      french
  play      french: done
  play      french: battle E7
  offer-only french: melee D7

test CCN-7.5-03 CCN-7.5-04  no square in works, not even against an attack from the open rear
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    hand bottom probe-left probe-left probe-left
    works E7 NW NE
    works E3 NW NE
    unit top D7 BR.HC ordered
    unit top F3 BR.HC ordered
    unit bottom E7 FR.LN
    unit bottom E3 FR.LN
  END
  play      british: battle D7, melee E7
  offer-only french: stand
  refuse    french: square because CCN-6.2.1-06
  fate      ART ART
  play      french: stand, hold
  play      british: battle F3, melee E3
  offer-only french: stand

test CCN-7.5-05 CCN-7.5-06 CCN-7.5-07 CCN-7.5-08 CCN-7.5-14  works count only for what comes across them
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    works E2 NW NE
    works E6 NW NE
    works E10 NW NE
    unit top D1 PT.LN ordered
    unit top F1 PT.LN ordered
    unit top D6 BR.HC ordered
    unit top E5 BR.HC ordered
    unit top D10 PT.FA ordered
    unit bottom E2 FR.LN
    unit bottom E6 FR.LN
    unit bottom E10 FR.LN
  END
  play      british: battle D1
  expect    truth targets[hex=E2].dice = 3
  expect    truth targets[hex=E2].sums[0].terms[1].id = "CCN-7.5-06"
  undo      british
  play      british: battle F1
  expect    truth targets[hex=E2].dice = 4             # from behind
  undo      british
  play      british: battle D6
  expect    truth targets[hex=E6].dice = 2
  expect    truth targets[hex=E6].sums[0].terms[2].id = "CCN-7.5-07"
  undo      british
  play      british: battle E5
  expect    truth targets[hex=E6].dice = 4             # by the open side
  undo      british
  play      british: battle D10
  expect    truth targets[hex=E10].dice = 4

test CCN-7.5-08  guns fire through works with all their dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    works E7 NW NE
    unit top B6 PT.FA ordered
    unit bottom E7 FR.LN
  END
  play      british: battle B6
  expect    truth targets[hex=E7].dice = 2

test CCN-7.5-09 CCN-7.5-14  infantry behind works may ignore a flag that comes through them, and no other
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    works E7 NW NE
    works E3 NW NE
    unit top D7 PT.LN ordered
    unit top F3 PT.LN ordered
    unit bottom E7 FR.LN
    unit bottom E3 FR.LN
  END
  fate      FLAG CAV CAV
  play      british: battle D7, melee E7
  offer-only french: ignore x0, ignore x1
  play      french: ignore x1, hold
  fate      FLAG CAV CAV CAV
  play      british: battle F3, melee E3
  expect    truth units[hex=F2].blocks = 4             # nothing to ignore: back by the one way left

test CCN-7.5-10 CCN-7.5-11  guns too; cavalry not, but for its other grounds
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    works E3 NW NE
    works E7 NW NE
    works E11 NW NE
    unit top D3 PT.LN ordered
    unit top D7 PT.LN ordered
    unit top D11 PT.LN ordered
    unit bottom E3 FR.FA
    unit bottom E7 FR.LC
    unit bottom E11 FR.CU
  END
  fate      FLAG CAV CAV
  play      british: battle D3, melee E3
  offer-only french: ignore x0, ignore x1
  play      french: ignore x1, hold
  fate      FLAG INF INF
  play      british: battle D7, melee E7
  play      french: stand
  expect    trace contains "retreat"
  play      french: retreat F7
  play      british: hold
  fate      FLAG INF INF
  play      british: battle D11, melee E11
  play      french: stand
  offer-only french: ignore x0, ignore x1

test CCN-7.5-12 CCN-7.5-13  on a hill the works alone count where they are crossed, else the hill alone
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    terrain hill E3 E7 E11
    works E3 NW NE
    works E7 NW NE
    works E11 NW NE
    unit top D3 PT.LN ordered
    unit top F7 PT.LN ordered
    unit top D11 BR.HC ordered
    unit top F10 BR.HC ordered
    unit bottom E3 FR.LN
    unit bottom E7 FR.LN
    unit bottom E11 FR.LN
  END
  play      british: battle D3
  expect    truth targets[hex=E3].dice = 3
  expect    truth targets[hex=E3].sums[0].terms[1].id = "CCN-7.5-06"
  expect    truth targets[hex=E3].sums[0].terms has 2
  undo      british
  play      british: battle F7
  expect    truth targets[hex=E7].dice = 3
  expect    truth targets[hex=E7].sums[0].terms[1].id = "CCN-7.2-03"
  undo      british
  play      british: battle D11
  expect    truth targets[hex=E11].dice = 2            # not three less
  undo      british
  play      british: battle F10
  expect    truth targets[hex=E11].dice = 3
  undo      british
  fate      FLAG CAV CAV
  play      british: battle F7, melee E7
  expect    truth units[hex=F6].blocks = 4             # and no flag ignored from behind

test CCN-7.5-12 CCN-7.5-16  the same from works on a hill, and from hill to hill through works
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain hill E3 E7 D7 E11
    works E3 NW NE
    works D7 SW SE
    unit bottom E3 FR.LC ordered
    unit bottom E7 FR.LC ordered
    unit bottom E11 FR.LC ordered
    unit top D3 BR.LN
    unit top D7 BR.LN
    unit top D11 BR.LN
  END
  play      french: battle E3
  expect    truth targets[hex=D3].dice = 2             # across its own works: not the hill's die too
  undo      french
  play      french: battle E7
  expect    truth targets[hex=D7].dice = 2             # through the enemy's
  undo      french
  play      french: battle E11
  expect    truth targets[hex=D11].dice = 3            # downhill

test CCN-7.5-15 CCN-7.5-16  from works: infantry and guns as ever, cavalry two less across them
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    works E2 NW NE
    works E5 NW NE
    works E8 NW NE
    works E11 NW NE
    unit bottom E2 FR.LT ordered
    unit bottom E5 FR.LC blocks 3 ordered
    unit bottom E8 FR.FA ordered
    unit bottom E11 FR.LC blocks 3 ordered
    unit top D2 BR.LN
    unit top D5 BR.LN
    unit top D8 BR.LN
    unit top E12 BR.LN
  END
  play      french: battle E2
  expect    truth targets[hex=D2].dice = 4
  undo      french
  play      french: battle E5
  expect    truth targets[hex=D5].dice = 1
  expect    truth targets[hex=D5].sums[0].terms[1].id = "CCN-7.5-16"
  undo      french
  play      french: battle E8
  expect    truth targets[hex=D8].dice = 4
  undo      french
  play      french: battle E11
  expect    truth targets[hex=E12].dice = 3            # over the open side

test CCN-7.5-15  they fire from works with all their dice too
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    works E2 NW NE
    works E8 NW NE
    unit bottom E2 FR.LT ordered
    unit bottom E8 FR.FA ordered
    unit top C2 BR.LN
    unit top C8 BR.LN
  END
  play      french: battle E2
  expect    truth targets[hex=C2].dice = 5
  undo      french
  play      french: battle E8
  expect    truth targets[hex=C8].dice = 3

test CCN-7.5-17  works do not block the line of sight
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    works E8 W E
    unit top E7 BR.LN ordered
    unit bottom E9 FR.LN
  END
  play      british: battle E7
  offer-only british: fire E9
  expect    truth targets[hex=E9].dice = 5

test CCN-7.5-18  fire comes over the side by which its line enters, through a corner over both
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    works E7 NW NE
    works E11 NE
    works E3 W
    unit top C7 PT.LN ordered
    unit top C11 PT.LN ordered
    unit top C5 BR.RL ordered
    unit top C2 PT.LN ordered
    unit bottom E7 FR.LN
    unit bottom E11 FR.LN
    unit bottom E3 FR.LN
  END
  play      british: battle C7
  expect    truth targets[hex=E7].dice = 3             # straight ahead, through the corner
  undo      british
  play      british: battle C11
  expect    truth targets[hex=E11].dice = 3            # one of the two sides is enough
  undo      british
  play      british: battle C2
  expect    truth targets[hex=E3].dice = 4             # past the works
