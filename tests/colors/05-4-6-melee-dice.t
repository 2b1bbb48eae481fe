# Chapter 5.4.6: dice of a melee, and what they hit.

test CCN-5.4.6-01 CCN-5.4.6-05  the example: British line moves one hex and attacks with four dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E7 BR.LN ordered
    unit bottom G7 FR.LN
  END
  play      british: move E7, go F7
  play      british: battle F7
  expect    truth targets[hex=G7].dice = 4
  fate      ART ART ART ART
  play      british: melee G7
  expect    truth roll.dice has 4

test CCN-5.4.6-01  the blocks it has now
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top F7 BR.LN blocks 2 ordered moved entered 1
    unit bottom G7 FR.LN
  END
  play      british: battle F7
  expect    truth targets[hex=G7].dice = 2
  expect    truth targets[hex=G7].sums[0].terms[0].id = "CCN-5.4.6-01"

test CCN-5.4.6-02  light troops that went two hexes go into no melee
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom G5 FR.LT ordered
    unit bottom F9 FR.LT ordered
    unit top D5 BR.LN
    unit top D9 BR.LN
  END
  play      french: move G5, go E5
  play      french: move F9, go E9
  refuse    french: battle E5 because CCN-5.3.2-02
  offer-only french: battle E9, done

test CCN-5.4.6-03 CCN-5.4.6-04 CCN-5.4.6-08  grenadiers, guard and heavy cavalry have one die more, the Old Guard two
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E1 FR.YG ordered
    unit bottom E4 FR.OG ordered
    unit bottom E7 FR.CU ordered
    unit bottom E10 FR.LC ordered
    unit bottom E13 FR.LT ordered
    unit top D1 BR.LC
    unit top D4 BR.LC
    unit top D7 BR.LC
    unit top D10 BR.LC
    unit top D12 BR.LC
  END
  play      french: battle E1
  expect    truth targets[hex=D1].dice = 5
  expect    truth targets[hex=D1].sums[0].terms[1].id = "CCN-5.4.6-03"
  fate      INF INF INF INF INF
  play      french: melee D1
  play      british: stand, hold
  play      french: battle E4
  expect    truth targets[hex=D4].dice = 6
  expect    truth targets[hex=D4].sums[0].terms[1].id = "CCN-5.4.6-04"
  fate      INF INF INF INF INF INF
  play      french: melee D4
  play      british: stand, hold
  play      french: battle E7
  expect    truth targets[hex=D7].dice = 5
  expect    truth targets[hex=D7].sums[0].terms[1].id = "CCN-5.4.6-08"
  fate      INF INF INF INF INF
  play      french: melee D7
  play      british: hold
  play      french: battle E10
  expect    truth targets[hex=D10].dice = 4
  fate      INF INF INF INF
  play      french: melee D10
  play      british: hold
  play      french: battle E13
  expect    truth targets[hex=D12].dice = 4

test CCN-5.4.6-03 CCN-5.4.6-07 CCN-5.4.6-08  British guard grenadiers six, light cavalry three, heavy with two blocks three
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top D1 BR.GG ordered
    unit top B4 BR.LC ordered
    unit top C10 BR.HC blocks 2 ordered
    unit bottom E1 FR.LN
    unit bottom F5 FR.LN
    unit bottom F11 FR.LN
  END
  play      british: move B4, go E5
  play      british: move C10, go E11, done
  play      british: battle D1
  expect    truth targets[hex=E1].dice = 6
  fate      ART ART ART ART ART ART
  play      british: melee E1
  play      french: hold
  play      british: battle E5
  expect    truth targets[hex=F5].dice = 3
  fate      ART ART ART
  play      british: melee F5
  play      french: hold
  play      british: battle E11
  expect    truth targets[hex=F11].dice = 3

test CCN-5.4.6-06  sabres of militia and rifles hit no unit
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.MI blocks 3 ordered
    unit top E10 BR.RL ordered
    unit bottom F7 FR.LN
    unit bottom F10 FR.LN
  END
  fate      SABRE SABRE INF
  play      british: battle E7, melee F7
  expect    truth units[hex=F7].blocks = 3
  expect    log all contains "1 hit, no flag"
  play      french: hold
  fate      SABRE SABRE SABRE
  play      british: battle E10, melee F10
  expect    truth units[hex=F10].blocks = 4
  expect    log all contains "Sabres of these troops hit no unit" rule CCN-5.4.6-06

test CCN-5.4.6-09  sabres miss for militia, and hit for everybody who is none
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E5 FR.MI blocks 1 ordered
    unit bottom E8 FR.LT blocks 1 ordered
    unit top D5 BR.LN
    unit top D8 BR.LN
END
  fate      SABRE  ART ART ART ART  SABRE
  play      French: battle E5, melee D5
  play      British: battle-back
  play      French: battle E8, melee D8
  expect    truth units[hex=D5].blocks = 4
  expect    truth units[hex=D8].blocks = 3

test CCN-5.4.6-10  foot guns four dice, three with one block
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E3 BR.FA ordered
    unit top E7 BR.FA blocks 2 ordered
    unit top E10 BR.FA blocks 1 ordered
    unit bottom F3 FR.LN
    unit bottom F7 FR.LN
    unit bottom F10 FR.LN
  END
  play      british: battle E3
  expect    truth targets[hex=F3].dice = 4
  expect    truth targets[hex=F3].verb = melee
  expect    truth targets[hex=F3].bonus = false
  expect    truth targets[hex=F3].odds[0].if = melee
  expect    truth targets[hex=F3].odds[0].attack.dice = 4
  expect    truth targets[hex=F3].odds[0].attack.rolled = 1
  expect    truth targets[hex=F3].odds[0].attack.hits has 5
  expect    truth targets[hex=F3].odds[0].attack.lost has 5
  expect    truth phase = combat
  expect    truth battle absent
  fate      CAV CAV CAV CAV
  play      british: melee F3
  expect    truth battle.under_way = true
  expect    truth phase = combat                          # the answer belongs to it
  play      french: hold
  expect    truth battle.under_way = false
  expect    log all contains "+4 for its guns, in melee"
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 4
  fate      CAV CAV CAV CAV
  play      british: melee F7
  play      french: hold
  play      british: battle E10
  expect    truth targets[hex=F10].dice = 3

test CCN-5.4.6-11 CCN-5.4.6-12 CCN-5.4.6-14  guard foot guns five and four, horse guns three and two
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E1 FR.GFA ordered
    unit bottom E4 FR.GFA blocks 1 ordered
    unit bottom E7 FR.HA blocks 2 ordered moved entered 1
    unit bottom E10 FR.HA blocks 1 ordered
    unit bottom E13 FR.HA blocks 1 ordered moved entered 1
    unit bottom H7 FR.GFA blocks 2 ordered
    unit bottom H3 FR.HA ordered
    unit top G7 BR.LN
    unit top G3 BR.LN
    unit top D1 BR.LN
    unit top D4 BR.LN
    unit top D7 BR.LN
    unit top D10 BR.LN
    unit top D12 BR.LN
  END
  play      french: battle E1
  expect    truth targets[hex=D1].dice = 5
  expect    truth targets[hex=D1].sums[0].terms[0].id = "CCN-5.4.6-11"
  fate      CAV CAV CAV CAV CAV
  play      french: melee D1
  play      british: hold
  play      french: battle E4
  expect    truth targets[hex=D4].dice = 4
  fate      CAV CAV CAV CAV
  play      french: melee D4
  play      british: hold
  play      french: battle E7
  expect    truth targets[hex=D7].dice = 3
  fate      CAV CAV CAV
  play      french: melee D7
  play      british: hold
  refuse    french: battle E13 because CCN-5.3.2-07
  play      french: battle H7
  expect    truth targets[hex=G7].dice = 5           # two blocks like three
  undo      french
  play      french: battle H3
  expect    truth targets[hex=G3].dice = 3
  undo      french
  play      french: battle E10
  expect    truth targets[hex=D10].dice = 2

test CCN-5.4.6-14  horse guns that went two hexes do not melee
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom G5 FR.HA ordered
    unit bottom F9 FR.HA ordered
    unit top D5 BR.LN
    unit top D9 BR.LN
  END
  play      french: move G5, go E5
  play      french: move F9, go E9
  refuse    french: battle E5 because CCN-5.3.2-06
  offer-only french: battle E9, done

test CCN-5.4.6-15  the card's die comes before the ground
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    terrain hill F7
    unit top E7 BR.HC ordered
    unit bottom F7 FR.LN
  END
  play      british: battle E7
  expect    truth targets[hex=F7].dice = 4           # 3 + 1, + 1, - 1
  expect    truth targets[hex=F7].sums[0].terms[2].id = "CCN-8.2-11"
  expect    truth targets[hex=F7].sums[0].terms[3].id = "CCN-7.2-04"

test CCN-5.4.6-16  cavalry from forest into forest has nothing left
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    terrain forest E7 D7
    unit bottom E7 FR.LC ordered
    unit bottom E10 FR.HC ordered
    terrain forest E10 D10
    unit top D7 BR.LN
    unit top D10 BR.LN
  END
  refuse    french: battle E7 because CCN-5.4.1-08   # 4 - 2 - 2
  play      french: battle E10
  expect    truth targets[hex=D10].dice = 1

test CCN-5.4.6-17 CCN-1-08  the symbol of the class and every sabre hit
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top E10 BR.HC ordered
    unit bottom F7 FR.LN
    unit bottom F10 FR.LN
  END
  fate      INF SABRE ART CAV
  play      british: battle E7, melee F7
  expect    truth units[hex=F7].blocks = 2
  expect    log all contains "2 hits, no flag" rule CCN-5.4.6-17
  play      french: hold
  fate      SABRE ART CAV ART
  play      british: battle E10, melee F10
  expect    truth units[hex=F10].blocks = 3

test CCN-5.4.6-17  cavalry and guns by their own symbols
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit top E10 PT.LN ordered
    unit bottom F7 FR.LC
    unit bottom F10 FR.FA
  END
  fate      INF CAV CAV ART
  play      british: battle E7, melee F7
  play      french: stand
  expect    truth units[hex=F7].blocks = 2
  play      french: hold
  fate      INF CAV ART SABRE
  play      british: battle E10, melee F10
  expect    truth units[hex=F10].blocks = 1

test CCN-5.4.6-18 CCN-5.4.6-21  any unit's sabre kills a lone leader; he is attacked with normal dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 BR.RL ordered
    unit top E10 PT.LN ordered
    leader bottom F7 FR Ney
    leader bottom F10 FR Soult
  END
  play      british: battle E7
  fate      SABRE INF FLAG
  play      british: melee F7
  expect    truth leaders[name=Ney].fate = eliminated
  expect    truth armies[side=top].banners = 1
  expect    log all contains "A sabre strikes the leader down" rule CCN-5.4.6-18
  play      british: hold
  play      british: battle E10
  expect    truth targets[hex=F10].dice = 4
  fate      INF INF INF INF
  play      british: melee F10
  expect    truth leaders[name=Soult].fate = present
  offer-only french: retreat G10, retreat G11

test CCN-5.4.6-19  a flag drives back without a hit
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LN
  END
  fate      FLAG CAV CAV ART
  play      british: battle E7, melee F7
  play      french: retreat G7
  expect    truth units[hex=G7].blocks = 4

test CCN-5.4.6-20  surplus hits are lost, the last block is a banner
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LC blocks 2
    unit bottom I1 FR.LN
  END
  fate      CAV CAV SABRE SABRE
  play      british: battle E7, melee F7
  play      french: stand
  expect    truth armies[side=top].banners = 1
  expect    truth units has 2

test CCN-5.4.6-21  a unit that loses a block in melee has its leader checked
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E7 PT.LN ordered
    unit bottom F7 FR.LN
    leader bottom F7 FR Ney
  END
  fate      INF CAV CAV ART SABRE SABRE
  play      british: battle E7, melee F7
  expect    truth leaders[name=Ney].fate = eliminated
  expect    truth armies[side=top].banners = 1
  expect    truth battle.leader absent               # the unit was attacked, not he

test CCN-5.4.6-22  a retreat that cannot be made costs blocks, and a check of the leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top H7 PT.LN ordered
    unit bottom I7 FR.LN
    leader bottom I7 FR Ney
  END
  fate      FLAG FLAG CAV ART SABRE INF
  play      british: battle H7, melee I7
  play      french: ignore x1                        # one by the leader, the other costs a block
  expect    truth units[hex=I7].blocks = 3
  expect    log all contains "two sabres strike him down" rule CCN-5.4.8
  expect    log all contains "rolls 1 infantry, 1 sabre" rule CCN-5.4.8
  expect    truth leaders[name=Ney].fate = present
