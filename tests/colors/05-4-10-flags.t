# CCN 5.4.10: ignoring flags.

test CCN-5.4.10-01 CCN-5.4.10-14  the Old Guard may ignore none, one or two
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.OG
    unit top C7 PT.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1, ignore x2
  refuse french: ignore x3 because CCN-5.4.10-01
  expect hash same
  play french: ignore x1, retreat F6
  expect truth units[hex=F6].type = OG
  expect log all contains "ignores 1" rule CCN-5.4.10-01

test CCN-5.4.10-01  nobody ignores more flags than were rolled
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.OG
    unit top C7 PT.LN blocks 1 ordered
  END
  fate FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1

test CCN-5.4.10-01  three flags on the Old Guard leave one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.OG
    unit top C7 PT.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1, ignore x2
  play french: ignore x2
  offer-only french: retreat F6, retreat F7

test CCN-5.4.10-02 CCN-5.4.10-12  grenadiers ignore one flag, each time they are attacked
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.GR
    unit bottom G7 FR.LN blocks 1 ordered
    unit bottom E5 FR.LN blocks 1 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1
  play british: ignore x1
  play french: battle E5, fire E7
  offer-only british: ignore x0, ignore x1
  play british: ignore x1
  expect truth units[hex=E7].type = GR

test CCN-5.4.10-03  type, leader and support add up to three
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.GR
    leader top E7 BR Hill
    unit top E6 BR.LN
    unit top E8 BR.LN
    unit bottom G7 FR.LN blocks 4 ordered
  END
  fate FLAG FLAG FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1, ignore x2, ignore x3

test CCN-5.4.10-04  an attached leader lets his unit ignore one
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
  fate INF FLAG SABRE INF
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-04 CCN-5.4.10-17  but he must survive the check first
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
  fate INF FLAG SABRE SABRE
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-05  one friend beside it is no support
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-05  two are, for one flag
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    unit top E8 BR.LN
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-05  and four are no more
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    unit top E8 BR.LN
    unit top D6 BR.LN
    unit top D7 BR.LN
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-05  enemies beside it are no support
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    unit bottom E8 FR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-06  supports in front and at the side count
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top F6 BR.LN
    unit top E8 BR.LN
    unit bottom E5 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle E5, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-06  one in front alone is none
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top F6 BR.LN
    unit bottom E5 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle E5, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-07 CCN-6.2.2-14  a square supports those who are not in square
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    unit top E8 BR.LN square 1
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-07  a square alone is one friend, and two are needed
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E8 BR.LN square 1
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-08 CCN-6.2.2-14 CCN-6.2.2-11  a square gets no support: the flag costs a block
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit top E6 BR.LN
    unit top E8 BR.LN
    unit top D6 BR.LN
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3

test CCN-5.4.10-08  nor from a lone leader
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit top E6 BR.LN
    leader top E8 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3

test CCN-5.4.10-09  a lone leader supports like a unit
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    leader top E8 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-09  a lone leader by himself is one friend
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E8 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-10  a friend with a leader is one support, not two
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    leader top E6 BR Hill
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-11 CCN-7.5-09  infantry behind fieldworks, fired at through them, ignores one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    works E7 SW SE
    unit top E7 BR.LN
    unit bottom G7 FR.LN blocks 2 ordered
  END
  expect truth terrain[hex=E7].works has 2
  expect truth terrain[hex=E7].works contains SE
  expect truth terrain[hex=E7].works contains SW
  fate FLAG
  play french: battle G7, fire E7
  expect prompt british contains "British line infantry on E7 takes 1 flag: how many does it ignore?"
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-11 CCN-7.5-10  so do guns
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    works E7 SW SE
    unit top E7 BR.FA
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-5.4.10-11 CCN-7.5-14  not when the attack comes from behind
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    works E7 SW SE
    unit top E7 BR.LN
    unit bottom C7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle C7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-11 CCN-7.5-11  and never cavalry
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    works E7 SW SE
    unit top E7 BR.LC
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7

test CCN-7.5-11 CCN-5.4.10-13  cuirassiers there ignore one by their type
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    works E7 NW NE
    unit bottom E7 FR.CU
    unit top C7 PT.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1

test CCN-5.4.10-13  cuirassiers may ignore one flag
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.CU
    unit top C7 PT.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1

test CCN-5.4.10-12  French grenadiers too, line infantry none
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.GR
    unit bottom E2 FR.LN
    unit top C7 PT.LN blocks 2 ordered
    unit top C2 PT.LN blocks 1 ordered
  END
  fate FLAG FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1
  play french: ignore x1, retreat F6
  play british: battle C2, fire E2
  offer-only french: retreat F1, retreat F2

test CCN-5.4.10-14  the Young Guard ignores one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.YG
    unit top C7 PT.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1

test CCN-5.4.10-14  the British Guard two, foot and horse
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.GG
    unit top E2 BR.GHC
    unit bottom G7 FR.LN blocks 3 ordered
    unit bottom G2 FR.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG FLAG FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1, ignore x2
  play british: ignore x2, retreat D6
  play french: battle G2, fire E2
  offer-only british: ignore x0, ignore x1, ignore x2

test CCN-5.4.10-15 CCN-6.2.2-03 CCN-6.2.2-22  cavalry before a square obeys its flag, whatever would help
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.LN square 1
    unit top D7 BR.GHC ordered
    leader top D7 BR Hill
    unit top D6 BR.LN
    unit top D8 BR.LN
  END
  fate FLAG
  play british: battle D7, melee E7
  offer-only british: retreat C7, retreat C8

test CCN-5.4.10-16  also when a square fires
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.CU
    unit top C7 BR.LN square 1 ordered
  END
  fate FLAG
  play british: battle C7, fire E7
  offer-only french: retreat F6, retreat F7

test CCN-5.4.10-16  and when it attacks
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.CU
    unit top D7 BR.LN square 1 ordered
  END
  fate FLAG
  play british: battle D7, melee E7
  play french: stand
  offer-only french: retreat F6, retreat F7

test CCN-5.4.10-15  infantry may ignore a flag of a square
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.GR
    unit top C7 BR.LN square 1 ordered
  END
  fate FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1

test CCN-5.4.10-17  hits, the check, what is ignored, the way: in this order
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 3 ordered
  END
  fate INF FLAG FLAG INF INF
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 3
  expect log all contains "rolls for the leader on E7"
  offer-only british: ignore x0, ignore x1
  play british: ignore x1
  offer-only british: retreat D6, retreat D7

test CCN-5.4.10-18  support that fell earlier in the turn does not count
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN
    unit top E6 BR.LN
    unit top E8 BR.LN blocks 1
    unit bottom G8 FR.LN blocks 1 ordered
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate INF FLAG
  play french: battle G8, fire E8
  play french: battle G7, fire E7
  offer-only british: retreat D6, retreat D7
