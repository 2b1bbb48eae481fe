# Chapter 8.1: section cards.

test CCN-8.1-01  48 section cards, here in the pile, and 22 tactic cards, one in hand and the others discarded
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top A5 BR.LN
    unit bottom I5 FR.LN
    hand top elan
    pile scout-left scout-left scout-center scout-center scout-right scout-right probe-left probe-left probe-left probe-left probe-center probe-center probe-center probe-center probe-center probe-center probe-right probe-right probe-right probe-right attack-left attack-left attack-left attack-left attack-center attack-center attack-center attack-center attack-center attack-center attack-right attack-right attack-right attack-right assault-left assault-left assault-center assault-center assault-right assault-right coordinated-advance coordinated-advance flank-attack flank-attack forward forward recon-in-force recon-in-force
    discards rest
END
  expect    truth pile = 48
  expect    truth discards has 21

test CCN-8.1-02  a section card orders units and lone leaders of its section to move and to battle
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card probe-left phase orders
    unit bottom E2 FR.LN
    leader bottom E4 FR Ney
    leader bottom E6 FR Soult
    unit bottom E8 FR.LN
    unit top D2 BR.LN
END
  offer-only French: order E2, order E4, done
  refuse    French: order E6 because CCN-8.1-09
  play      French: order E2, order E4, done
  offer-only French: move E2, move-leader E4, done
  play      French: done
  offer-only French: battle E2, done

test CCN-8.1-02  left and right are taken from the player's own seat
  position  <<END
    position colors 1
    seats 0 1
    turn top card probe-left phase orders
    unit top E2 BR.LN
    unit top E12 BR.LN
    unit bottom I6 FR.LN
END
  offer-only British: order E12, done
  refuse    British: order E2 because CCN-8.1-09

test CCN-8.1-03  an attached leader may be ordered to go his own way
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card probe-center phase orders
    unit bottom E6 FR.LN
    leader bottom E6 FR Ney
    unit top A1 BR.LN
END
  play      French: detach E6, done
  offer-only French: move-leader E6, done

test CCN-8.1-04  cards on the square track do not count for an Assault
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom G1 FR.LN square 1
    unit bottom G2 FR.LN square 2
    unit bottom G3 FR.LN
    unit bottom G4 FR.LN
    unit bottom H1 FR.LN
    unit top A1 BR.LN
    hand bottom assault-left forward forward recon-in-force
    track bottom 1 rally 2 elan
END
  play      French: play assault-left, order G1, order G2, order G3, order G4
  refuse    French: order H1 because CCN-8.1-15

test CCN-8.1-05 CCN-8.1-06 CCN-8.1-07 CCN-8.1-08  a Scout draws two, keeps one hidden, discards the other openly
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom E2 FR.LN
    unit top A1 BR.LN
    hand bottom scout-left forward forward
    hand top bombard
    pile rally elan attack-left
END
  play      French: play scout-left, order E2, done, done
  expect    asked French
  offer-only French: keep rally, keep elan
  expect    log French contains "Rally and Elan"
  expect    log British lacks "Rally"
  expect    log British lacks "Elan"
  expect    log spectator lacks "Elan"
  no-undo   French
  refuse    French: keep attack-left because CCN-8.1-05
  play      French: keep elan
  expect    truth armies[side=bottom].cards = 3
  expect    truth discards has 2
  expect    truth discards[1] = rally
  expect    view British discards contains rally
  expect    view British armies[side=bottom].hand lacks elan
  expect    view French armies[side=bottom].hand contains elan
  expect    log British contains "discards Rally" rule CCN-8.1-08
  expect    log British lacks "Elan"
  expect    asked British

test CCN-8.1-05  in a position the two cards may lie there already
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card scout-right phase draw
    unit bottom E2 FR.LN
    unit top A1 BR.LN
    scouted rally forward
    pile elan bombard
END
  offer-only French: keep rally, keep forward
  expect    view British scouted has 0
  expect    view French scouted contains rally
  expect    view French scouted contains forward
  expect    view French scouted has 2

test CCN-8.1-08  two cards of a kind are asked about like any other
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card scout-right phase draw
    unit bottom E2 FR.LN
    unit top A1 BR.LN
    hand bottom forward
    hand top bombard
    pile probe-left probe-left
END
  offer-only French: keep probe-left
  play      French: keep probe-left
  expect    view French armies[side=bottom].hand contains probe-left
  expect    truth discards contains probe-left

test CCN-8.1-21  Recon in Force draws one card only
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card recon-in-force phase draw
    unit bottom E2 FR.LN
    unit top A1 BR.LN
    hand bottom forward
    hand top bombard
    pile probe-left rally
END
  expect    asked British
  expect    truth armies[side=bottom].cards = 2

test CCN-8.1-05  Scout: 1 order on the left
  position  tests/positions/colors/sections.pos
  play      French: play scout-left
  offer-only French: order G1, order G2, order G3, order H2, order H3, order I1, done
  refuse    French: order G5 because CCN-8.1-05
  refuse    French: order G10 because CCN-8.1-05
  play      French: order G1
  refuse    French: order G2 because CCN-8.1-05
  offer-only French: order G1, done

test CCN-8.1-06  Scout: 1 order in the centre
  position  tests/positions/colors/sections.pos
  play      French: play scout-center
  offer-only French: order G5, order G6, order G7, order G8, order H6, order H7, done
  refuse    French: order G1 because CCN-8.1-06
  refuse    French: order G10 because CCN-8.1-06
  play      French: order G5
  refuse    French: order G6 because CCN-8.1-06
  offer-only French: order G5, done

test CCN-8.1-07  Scout: 1 order on the right
  position  tests/positions/colors/sections.pos
  play      French: play scout-right
  offer-only French: order G10, order G11, order G12, order H11, order H12, order I12, done
  refuse    French: order G1 because CCN-8.1-07
  refuse    French: order G5 because CCN-8.1-07
  play      French: order G10
  refuse    French: order G11 because CCN-8.1-07
  offer-only French: order G10, done

test CCN-8.1-09  Probe: 2 orders on the left
  position  tests/positions/colors/sections.pos
  play      French: play probe-left
  offer-only French: order G1, order G2, order G3, order H2, order H3, order I1, done
  refuse    French: order G5 because CCN-8.1-09
  refuse    French: order G10 because CCN-8.1-09
  play      French: order G1, order G2
  refuse    French: order G3 because CCN-8.1-09
  offer-only French: order G1, order G2, done

test CCN-8.1-10  Probe: 2 orders in the centre
  position  tests/positions/colors/sections.pos
  play      French: play probe-center
  offer-only French: order G5, order G6, order G7, order G8, order H6, order H7, done
  refuse    French: order G1 because CCN-8.1-10
  refuse    French: order G10 because CCN-8.1-10
  play      French: order G5, order G6
  refuse    French: order G7 because CCN-8.1-10
  offer-only French: order G5, order G6, done

test CCN-8.1-11  Probe: 2 orders on the right
  position  tests/positions/colors/sections.pos
  play      French: play probe-right
  offer-only French: order G10, order G11, order G12, order H11, order H12, order I12, done
  refuse    French: order G1 because CCN-8.1-11
  refuse    French: order G5 because CCN-8.1-11
  play      French: order G10, order G11
  refuse    French: order G12 because CCN-8.1-11
  offer-only French: order G10, order G11, done

test CCN-8.1-12  Attack: 3 orders on the left
  position  tests/positions/colors/sections.pos
  play      French: play attack-left
  offer-only French: order G1, order G2, order G3, order H2, order H3, order I1, done
  refuse    French: order G5 because CCN-8.1-12
  refuse    French: order G10 because CCN-8.1-12
  play      French: order G1, order G2, order G3
  refuse    French: order H2 because CCN-8.1-12
  offer-only French: order G1, order G2, order G3, done

test CCN-8.1-13  Attack: 3 orders in the centre
  position  tests/positions/colors/sections.pos
  play      French: play attack-center
  offer-only French: order G5, order G6, order G7, order G8, order H6, order H7, done
  refuse    French: order G1 because CCN-8.1-13
  refuse    French: order G10 because CCN-8.1-13
  play      French: order G5, order G6, order G7
  refuse    French: order G8 because CCN-8.1-13
  offer-only French: order G5, order G6, order G7, done

test CCN-8.1-14  Attack: 3 orders on the right
  position  tests/positions/colors/sections.pos
  play      French: play attack-right
  offer-only French: order G10, order G11, order G12, order H11, order H12, order I12, done
  refuse    French: order G1 because CCN-8.1-14
  refuse    French: order G5 because CCN-8.1-14
  play      French: order G10, order G11, order G12
  refuse    French: order H11 because CCN-8.1-14
  offer-only French: order G10, order G11, order G12, done

test CCN-8.1-15  Assault: 5 orders on the left, as many as cards
  position  tests/positions/colors/assault.pos
  play      French: play assault-left
  offer-only French: order G1, order G2, order G3, order H2, order H3, order I1, done
  refuse    French: order G5 because CCN-8.1-15
  refuse    French: order G10 because CCN-8.1-15
  play      French: order G1, order G2, order G3, order H2, order H3
  refuse    French: order I1 because CCN-8.1-15
  offer-only French: order G1, order G2, order G3, order H2, order H3, done

test CCN-8.1-16  Assault: 5 orders in the centre, as many as cards
  position  tests/positions/colors/assault.pos
  play      French: play assault-center
  offer-only French: order G5, order G6, order G7, order G8, order H6, order H7, done
  refuse    French: order G1 because CCN-8.1-16
  refuse    French: order G10 because CCN-8.1-16
  play      French: order G5, order G6, order G7, order G8, order H6
  refuse    French: order H7 because CCN-8.1-16
  offer-only French: order G5, order G6, order G7, order G8, order H6, done

test CCN-8.1-17  Assault: 5 orders on the right, as many as cards
  position  tests/positions/colors/assault.pos
  play      French: play assault-right
  offer-only French: order G10, order G11, order G12, order H11, order H12, order I12, done
  refuse    French: order G1 because CCN-8.1-17
  refuse    French: order G5 because CCN-8.1-17
  play      French: order G10, order G11, order G12, order H11, order H12
  refuse    French: order I12 because CCN-8.1-17
  offer-only French: order G10, order G11, order G12, order H11, order H12, done

test CCN-8.1-18  Coordinated advance: 1 on the left, 2 in the centre, 1 on the right
  position  tests/positions/colors/sections.pos
  play      French: play coordinated-advance
  play      French: order G1, order G5, order G6, order G10
  refuse    French: order G2 because CCN-8.1-18
  refuse    French: order G7 because CCN-8.1-18
  refuse    French: order G11 because CCN-8.1-18
  offer-only French: order G1, order G5, order G6, order G10, done

test CCN-8.1-19  Flank attack: 2 on the left, 0 in the centre, 2 on the right
  position  tests/positions/colors/sections.pos
  play      French: play flank-attack
  refuse    French: order G5 because CCN-8.1-19
  play      French: order G1, order G2, order G10, order G11
  refuse    French: order G3 because CCN-8.1-19
  refuse    French: order G5 because CCN-8.1-19
  refuse    French: order G12 because CCN-8.1-19
  offer-only French: order G1, order G2, order G10, order G11, done

test CCN-8.1-20  Forward: 2 on the left, 2 in the centre, 2 on the right
  position  tests/positions/colors/sections.pos
  play      French: play forward
  play      French: order G1, order G2, order G5, order G6, order G10, order G11
  refuse    French: order G3 because CCN-8.1-20
  refuse    French: order G7 because CCN-8.1-20
  refuse    French: order G12 because CCN-8.1-20
  offer-only French: order G1, order G2, order G5, order G6, order G10, order G11, done

test CCN-8.1-21  Recon in force: 1 on the left, 1 in the centre, 1 on the right
  position  tests/positions/colors/assault.pos
  play      French: play recon-in-force
  play      French: order G1, order G5, order G10
  refuse    French: order G2 because CCN-8.1-21
  refuse    French: order G6 because CCN-8.1-21
  refuse    French: order G11 because CCN-8.1-21
  offer-only French: order G1, order G5, order G10, done
