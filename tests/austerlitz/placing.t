# placing.t -- what a seat that places something is told: where the ghost stands, in words, and where
# it may stand at all

test A05-16.4.2.8-2  each place of an uncovered unit is told by the nearest village and by its front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 900,420 loaded box 3 origin F6
unit F4-7 chit CF1
unit F4-A2 chit CF1
unit F4-HQ chit CF1
chit CA1 at 1010,420 decoy
END
  play french: march CF1 x100 /90
  expect    asked french
  expect    answer french "place F4-7 x0 @ 920,420 /90" label = "Legrand 1: line 0.34 UM to the west (253°) of Augezd, facing the east"
  expect    answer french "place F4-7 x0 @ 912,428 /270" label = "Legrand 1: line 0.41 UM to the west (267°) of Augezd, facing the west"
  expect    answer french "place F4-A2 x1 @ 920,408 /0" label = "Legrand foot art.: limbered 0.39 UM to the south-west (236°) of Augezd, facing the north"
  expect    answer french "place F4-HQ x3 @ 920,420 /0" label = "Soult: 0.34 UM to the west (253°) of Augezd"

test A05-16.4.2.8-2  the ground that is shaded is where the rules let the unit stand, and no other
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
events fighting
chit CF1 at 900,420 loaded box 3 origin F6
unit F4-7 chit CF1
unit F4-8 chit CF1
unit F4-HQ chit CF1
chit CA1 at 1010,420 decoy
END
  play french: march CF1 x100 /90
  expect    view french ground has 2                    # headquarters, and both brigades together
  expect    view french ground[1].nouns has 2
  expect    view french ground[1].step = 10
  expect    view french ground[1].spans[0] = 380        # the lowest row: y, from, to
  expect    view french ground[1].spans[1] = 910
  expect    view french ground[1].spans[2] = 930
  refuse    french: place F4-7 x0 @ 920,370 /90 because A05-16.4.2.8-2   # a row lower, the chit's centre is outside
  expect    view spectator ground[1].spans[0] = 380     # what a chit has shown is everybody's to see
  play      french: place F4-7 x0 @ 920,420 /90
  expect    view french ground[0].spans[2] != 930       # from now on beside it

test A05-16.4.2.4-2  where a chit may be laid is shaded for its owner alone: it hangs on what is loaded
  scenario austerlitz
  play      french: done
  play      allied: done
  play      french: done
  play      allied: done
  play      french: done
  expect    asked allied
  expect    view allied ground[0].nouns[0] = -1
  expect    view allied ground[0].step = 25
  expect    view french ground[0].spans has 0
