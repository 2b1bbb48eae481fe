# CCN 5.4.9: retreats.  French line infantry on G7 fires at E7 with as many dice as it has blocks.

test CCN-5.4.9-01 CCN-5.4.4-17  losses come first: a unit of one block that is hit does not retreat
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate INF FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7] absent
  expect truth armies[side=bottom].banners = 1
  expect log all lacks "retreats"
  expect log all lacks "takes" rule CCN-5.4.9-02

test CCN-5.4.9-01 CCN-5.4.9-02 CCN-1-04  a hit and a flag on two blocks: one block and one hex
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 2
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate INF FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  expect truth units[hex=D6].blocks = 1

test CCN-5.4.9-02  three flags, one ignored: two hexes
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.GR
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play french: battle G7, fire E7
  play british: ignore x1, retreat D6, retreat C6
  expect truth units[hex=C6].type = GR
  expect log all contains "retreats from D6 to C6" rule CCN-5.4.9-02

test CCN-5.4.9-03 CCN-5.4.9-16  militia goes three hexes for a flag
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 PT.MI
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  play british: retreat D6, retreat C6, retreat B5
  expect truth units[hex=B5].type = MI
  expect truth units[hex=B5].blocks = 4

test CCN-5.4.9-03  and six for two
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top G7 PT.MI
    unit bottom I7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle I7, fire G7
  play british: retreat F6, retreat E6, retreat D5, retreat C5, retreat B4, retreat A4
  expect truth units[hex=A4].blocks = 4

test CCN-5.4.9-04  the owner chooses the way
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect asked british
  refuse french: retreat D6 because not asked

test CCN-5.4.9-05 CCN-5.4.9-06  British troops on E7 go to D6 or D7, not sideways and not forwards
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7
  refuse british: retreat E6 because CCN-5.4.9-06
  refuse british: retreat F7 because CCN-5.4.9-06
  refuse british: retreat C6 because CCN-5.4.9-06
  refuse british: halt because CCN-5.4.9-11

test CCN-5.4.9-05  wherever the attack comes from: fire from behind drives them back all the same
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom C7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle C7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.9-05  French troops go towards row I
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LN
    unit top C7 PT.LN blocks 1 ordered
  END
  fate FLAG
  play british: battle C7, fire E7
  offer-only french: retreat F6, retreat F7

test CCN-5.4.9-06  at the side of the board there is one hex, and nothing to ask
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E1 BR.LN
    unit bottom G1 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G1, fire E1
  expect truth units[hex=D1].type = LN

test CCN-5.4.9-07  forest, town and ford do not stop a retreat
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain forest D6
    terrain town D7
    terrain ford C6 C7
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6, retreat C6, retreat B5
  expect truth units[hex=B5].blocks = 4

test CCN-5.4.9-08 CCN-5.4.9-14  a river behind it: the flag costs a block
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain river D6 D7
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3
  expect log all contains "loses 1" rule CCN-5.4.9-14

test CCN-5.4.9-08  so it does at the second step
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill C6
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  expect truth units[hex=C7].type = LN

test CCN-5.4.9-08 CCN-7.9-03  a quarry is closed to guns, and to nobody else
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain quarry D6
    unit top E7 BR.FA
    unit top E1 BR.LN
    terrain rugged-hill D7
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 2

test CCN-5.4.9-09  a friendly unit and an enemy leader close both ways
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top D6 BR.LN
    leader bottom D7 FR Foy
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3

test CCN-5.4.9-09  so does an enemy unit
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit bottom D6 FR.LN
    unit bottom D7 FR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3

test CCN-5.4.9-08  one hex is impassable: it goes to the other, unasked
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill D6
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=D7].type = LN

test CCN-5.4.9-10 CCN-5.4.11-02  the attached leader goes along
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: ignore x0, retreat D6, retreat C7
  expect truth leaders[name=Hill].hex = C7
  expect truth leaders[name=Hill].attached = true

test CCN-5.4.9-11  upon a lone leader it may stop, quit of the rest
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  offer-only british: retreat C6, retreat C7, halt
  expect hash same
  play british: halt
  expect truth units[hex=D6].blocks = 4
  expect truth leaders[name=Hill].attached = true

test CCN-5.4.9-11  it stops there unasked, without loss, where the way ends
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill C6 C7
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  expect truth units[hex=D6].blocks = 4
  expect asked british              # his turn has come: he is asked for a card

test CCN-5.4.9-11  with one hex open behind the leader it is asked whether it stops
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill C6
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  offer-only british: retreat C7, halt
  refuse british: retreat C6 because CCN-5.4.9-08

test CCN-5.4.9-09 CCN-5.4.9-11  a friend or an enemy leader closes the other
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top C6 BR.LN
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  offer-only british: retreat C7, halt
  refuse british: retreat C6 because CCN-5.4.9-09

test CCN-5.4.9-12 CCN-5.4.9-11  and another lone leader does, now that it has one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    leader top C6 BR Paget
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  offer-only british: retreat C7, halt
  refuse british: retreat C6 because CCN-5.4.9-12

test CCN-5.4.9-12  a unit with a leader may not come upon another: the hex is closed
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill D7
    unit top E7 BR.LN
    leader top E7 BR Hill
    leader top D6 BR Paget
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG INF INF
  play french: battle G7, fire E7
  play british: ignore x0
  expect truth units[hex=E7].blocks = 2

test CCN-5.4.9-13  if it goes on, that leader goes with it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6, retreat C7
  expect truth units[hex=C7].blocks = 4
  expect truth leaders[name=Hill].hex = C7

test CCN-5.4.9-13 CCN-5.4.9-14  having gone on it may not stop any more, and pays for what is missing
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill B6 B7
    unit top E7 BR.LN
    leader top D6 BR Hill
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG INF INF
  play french: battle G7, fire E7
  play british: retreat D6, retreat C7
  expect truth units[hex=C7].blocks = 3
  expect log all contains "rolls for the leader on C7" rule CCN-5.4.8-01

test CCN-5.4.9-14  two flags, one hex: it goes one and loses one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain river C6 C7
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  play british: retreat D6
  expect truth units[hex=D6].blocks = 3

test CCN-5.4.9-15  the owner may choose the way that ends sooner
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain rugged-hill C6 C7
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7
  play british: retreat D7
  expect truth units[hex=C8].blocks = 4

test CCN-5.4.9-17 CCN-5.4.9-14  nobody leaves the map: three flags on B5 are a hex and two blocks
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top B5 BR.LN
    unit bottom D5 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play french: battle D5, fire B5
  play british: retreat A5
  expect truth units[hex=A5].blocks = 2

test CCN-5.4.9-14 CCN-4-02  the last block lost so is a banner
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top A5 BR.LN blocks 1
    unit bottom C5 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle C5, fire A5
  expect truth units[hex=A5] absent
  expect truth armies[side=bottom].banners = 1

test CCN-4-06  the match ends with the deciding banner: no check, no flag, no advance after it
  position <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    banners 2
    gained 0 1
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom F7 FR.LT blocks 2 ordered
  END
  fate INF FLAG SABRE
  play french: battle F7, melee E7
  play british: stand
  expect result over
  expect result winner french
  expect truth leaders[name=Hill].fate = present

test CCN-4-06 CCN-5.5-07  even in the middle of a leader's flight
  position <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    banners 2
    gained 0 0
    unit top E7 BR.LN blocks 1
    leader top E7 BR Hill
    unit bottom D6 FR.LT blocks 1
    unit bottom D7 FR.LT blocks 1
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF INF SABRE
  play french: battle F7, melee E7
  play british: stand
  play british: retreat D6
  expect result winner french
