# 04-banners.t -- CCN 4: victory banners, and the very moment of the end.

test CCN-4-01 CCN-4-06  the fifth banner ends the match
  position <<END
    position colors 1
    seats 0 1
    banners 5
    gained 4 0
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom F5 FR.LN blocks 1
    unit bottom H5 FR.LN
  END
  fate      INF FLAG ART ART
  play      British: battle E5, melee F5
  expect    result winner British
  expect    result score British = 5
  expect    asked nobody
  expect    log French contains "British wins with 5 victory banners" rule CCN-4-06

test CCN-4-01  the fourth does not
  position <<END
    position colors 1
    seats 0 1
    banners 5
    gained 3 0
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom F5 FR.LN blocks 1
    unit bottom H5 FR.LN
  END
  fate      INF ART ART ART
  play      British: battle E5, melee F5
  expect    result running

test CCN-4-02  a banner for the last block, none for the one before
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LN ordered
    unit top E9 BR.LN ordered
    unit bottom G2 FR.LN blocks 2
    unit bottom G9 FR.LN blocks 1
  END
  fate      INF ART ART ART ART
  play      British: battle E2, fire G2
  expect    view British units[hex=G2].blocks = 1
  expect    view British armies[side=top].banners = 0
  fate      INF ART ART ART ART
  play      British: battle E9, fire G9
  expect    view British armies[side=top].banners = 1

test CCN-4-03  a banner for a leader, though his unit stays
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LN ordered
    unit bottom G2 FR.LN
    leader bottom G2 FR Foy
  END
  fate      INF ART ART ART ART SABRE SABRE
  play      British: battle E2, fire G2
  expect    view British leaders[name=Foy].fate = eliminated
  expect    view British units[hex=G2].blocks = 3
  expect    view British armies[side=top].banners = 1

test CCN-4-04  a unit and its leader in one combat are two banners
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 BR.LN ordered
    unit bottom G2 FR.LN blocks 1
    leader bottom G2 FR Foy
  END
  fate      INF ART ART ART ART SABRE
  play      British: battle E2, fire G2
  expect    view British leaders[name=Foy].fate = eliminated
  expect    view British armies[side=top].banners = 2

test CCN-4-05  a hill on the French baseline is a banner in Rolica
  position <<END
    position colors 1
    seats 0 1
    hand top forward
    turn top phase command
    objective top 1 each I3 I11
    unit top I11 BR.LN
    unit bottom E3 FR.LN
  END
  expect    view British armies[side=top].banners = 1
  expect    view British armies[side=top].gained = 0

test CCN-4-06  nothing more is resolved: no flags, no ground
  position <<END
    position colors 1
    seats 0 1
    banners 1
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom F5 FR.LN blocks 1
    leader bottom F5 FR Foy
    unit bottom H5 FR.LN
  END
  fate      INF FLAG ART ART
  play      British: battle E5, melee F5
  expect    result winner British
  expect    view French leaders[name=Foy].fate = present
  expect    view French units[hex=E5].type = LN
