# Chapter 5.2: who is ordered.

test CCN-5.2-01  all orders are given before anybody moves
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    unit top E6 BR.LN
    unit top E7 BR.LN
    unit bottom I5 FR.LN
END
  refuse    British: order I5 because CCN-5.2-01         # not his
  refuse    British: order D5 because CCN-5.2-01         # nobody there
  play      British: order E5, order E6, done
  expect    log French contains "British line infantry in E5" rule CCN-5.2-01
  refuse    British: order E7 because CCN-5.2-01
  play      British: move E5, go F5
  refuse    British: order E7 because CCN-5.2-01
  refuse    British: detach E7 because CCN-5.2-01

test CCN-5.2-02  only ordered pieces move or fight
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    unit top E7 BR.LN
    unit bottom F7 FR.LN
    unit bottom G5 FR.LN
    leader top C5 BR Hill
END
  play      British: order E5, done
  offer-only British: move E5, done
  refuse    British: move E7 because CCN-5.2-02
  refuse    British: move-leader C5 because CCN-5.2-02
  play      British: done
  offer-only British: battle E5, done
  refuse    British: battle E7 because CCN-5.2-02

test CCN-5.2-03  a piece takes one order only, also where two sections meet
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase orders
    unit bottom D4 FR.LN
    unit bottom E3 FR.LN
    unit bottom E2 FR.LN
    unit top A1 BR.LN
END
  play      French: order D4
  play      French: order D4                       # the second time takes it back
  play      French: done
  expect    truth units[hex=D4].ordered = false

test CCN-5.2-04 CCN-5.2-05  an attached leader goes with his unit, for one order
  position  <<END
    position colors 1
    seats 0 1
    turn top card scout-center phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit top E7 BR.LN
    unit bottom I5 FR.LN
END
  play      British: order E5
  refuse    British: order E7 because CCN-8.1-06
  refuse    British: detach E5 because CCN-8.1-06
  play      British: done, move E5, go D5
  expect    truth leaders[name=Hill].hex = D5
  expect    truth leaders[name=Hill].attached = true

test CCN-5.2-06  with a section card the attached leader may be ordered alone, for one order
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit top E7 BR.LN
    unit top E8 BR.LN
    unit bottom I5 FR.LN
END
  refuse    British: detach E7 because CCN-5.2-06         # no leader there
  play      British: detach E5, order E7, order E8
  refuse    British: order E5 because CCN-8.1-13          # three orders given
  play      British: order E8, done
  expect    truth units[hex=E5].ordered = false
  expect    truth leaders[name=Hill].ordered = true
  offer-only British: move E7, move-leader E5, done
  play      British: move-leader E5, go B5
  expect    truth leaders[name=Hill].hex = B5
  expect    truth units[hex=E5].side = top

test CCN-5.2-06 CCN-8.2-24  so with a flag of Elan, and only with a flag
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate INF FLAG
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit bottom I5 FR.LN
    hand top elan forward
END
  play      British: play elan
  offer-only British: order E5, detach E5, done
  play      British: order E5, detach E5, done           # the symbol for the unit, the flag for him
  expect    truth units[hex=E5].ordered = true
  expect    truth leaders[name=Hill].ordered = true

test CCN-5.2-06 CCN-8.2-24  without a flag the leader stays with his unit
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate INF INF
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit bottom I5 FR.LN
    hand top elan forward
END
  play      British: play elan
  offer-only British: order E5, done
  refuse    British: detach E5 because CCN-8.2-24

test CCN-5.2-06  and with La Grande Manoeuvre
  position  <<END
    position colors 1
    seats 0 1
    turn top card grande-manoeuvre phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit bottom I5 FR.LN
END
  play      British: manoeuvre
  offer-only British: order E5, detach E5, done
  play      British: detach E5, done, move-leader E5, go A5     # four hexes
  expect    truth leaders[name=Hill].hex = A5
  expect    truth leaders[name=Hill].attached = false

test CCN-5.2-07  cards without the bicorne order no leader alone
  position  <<END
    position colors 1
    seats 0 1
    turn top card bayonet-charge phase orders
    unit top E5 BR.GR
    leader top E5 BR Hill
    leader top E7 BR Crauford
    unit bottom I5 FR.LN
END
  offer-only British: order E5, done
  refuse    British: detach E5 because CCN-5.2-07
  refuse    British: order E7 because CCN-5.2-07
  play      British: order E5
  refuse    British: detach E5 because CCN-5.2-07
  play      British: done
  refuse    British: move-leader E5 because CCN-5.3.3-12
  refuse    British: move-leader E7 because CCN-5.2-02

test CCN-5.2-07  so with cavalry charge
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase orders
    unit top E5 BR.LC
    leader top E5 BR Hill
    leader top E7 BR Crauford
    unit bottom I5 FR.LN
END
  offer-only British: order E5, done
  refuse    British: detach E5 because CCN-5.2-07
  refuse    British: order E7 because CCN-5.2-07

test CCN-5.2-07  so with bombard
  position  <<END
    position colors 1
    seats 0 1
    turn top card bombard phase orders
    unit top E5 BR.FA
    leader top E5 BR Hill
    leader top E7 BR Crauford
    unit bottom I5 FR.LN
END
  offer-only British: order E5, done
  refuse    British: detach E5 because CCN-5.2-07
  refuse    British: order E7 because CCN-5.2-07

test CCN-5.2-07  so with fire and hold
  position  <<END
    position colors 1
    seats 0 1
    turn top card fire-and-hold phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    leader top E7 BR Crauford
    unit bottom I5 FR.LN
END
  offer-only British: order E5, done
  refuse    British: detach E5 because CCN-5.2-07
  refuse    British: order E7 because CCN-5.2-07

test CCN-5.2-07  so with Rally, whoever regained a block
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate INF INF
    unit top E5 BR.LN blocks 3
    leader top E5 BR Hill
    unit bottom I5 FR.LN
    hand top rally forward
END
  play      British: play rally, rally E5
  offer-only British: order E5, done
  refuse    British: detach E5 because CCN-5.2-07

test CCN-5.2-07  under Force March and Cold Steel a leader goes with his unit, and nobody is asked
  position  <<END
    position colors 1
    seats 0 1
    turn top card force-march phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    leader top E7 BR Crauford
    unit bottom I5 FR.LN
END
  play      British: section x1
  expect    truth phase = movement
  offer-only British: move E5, done
  refuse    British: move-leader E5 because CCN-5.3.3-12
  refuse    British: move-leader E7 because CCN-5.2-02

test CCN-5.2-08 CCN-8.1-15  the command level counts the card just played
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom G1 FR.LN
    unit bottom G2 FR.LN
    unit bottom G3 FR.LN
    unit bottom G4 FR.LN
    unit top A1 BR.LN
    hand bottom assault-left forward forward
END
  play      French: play assault-left
  expect    truth turn.level = 3
  play      French: order G1, order G2, order G3
  refuse    French: order G4 because CCN-8.1-15
  offer-only French: order G1, order G2, order G3, done

test CCN-5.2-09 CCN-8.1-04  a card under a square does not count
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom G1 FR.LN square 1
    unit bottom G2 FR.LN
    unit bottom G3 FR.LN
    unit top A1 BR.LN
    hand bottom assault-left forward
    track bottom 1 rally
END
  refuse    French: play rally because CCN-6.2.1-15
  play      French: play assault-left
  expect    truth turn.level = 2
  play      French: order G2, order G3
  refuse    French: order G1 because CCN-8.1-15

test CCN-5.2-10  when the square is gone its card counts again
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.FA ordered
    unit bottom E7 FR.LN blocks 1 square 1
    unit bottom G5 FR.LN
    unit bottom G6 FR.LN
    unit bottom G7 FR.LN
    hand top forward
    hand bottom assault-center forward
    track bottom 1 rally
END
  fate      INF INF INF
  play      British: battle E5, fire E7
  expect    truth armies[side=bottom].cards = 3
  expect    view French armies[side=bottom].hand contains rally
  play      French: play assault-center
  expect    truth turn.level = 3
  play      French: order G5, order G6, order G7

test CCN-5.2-11  orders are shared out only when all are named: the first named takes no order from the others
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase orders
    unit bottom D4 FR.LN
    unit bottom E2 FR.LN
    unit bottom E3 FR.LN
    unit bottom E4 FR.LN
    unit top A1 BR.LN
END
  play      French: order D4, order E2, order E3         # D4 by an order of the centre
  refuse    French: order E4 because CCN-8.1-20
  play      French: order E2
  offer     French: order E2, order E4
  play      French: order E4
  refuse    French: order E2 because CCN-8.1-20
  play      French: done
  expect    truth units[hex=D4].ordered = true
  expect    truth units[hex=E3].ordered = true
  expect    truth units[hex=E4].ordered = true

test CCN-5.2-11  named last it goes as well
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase orders
    unit bottom D4 FR.LN
    unit bottom F4 FR.LN
    unit bottom E2 FR.LN
    unit bottom E3 FR.LN
    unit bottom E6 FR.LN
    unit bottom D9 FR.LN
    unit top A1 BR.LN
END
  play      French: order E2, order E3, order D4, order F4   # both shared ones by the centre
  refuse    French: order E6 because CCN-8.1-20
  play      French: order D9                              # by the right
  play      French: order E2
  offer     French: order E6                              # now D4 may be of the left
  play      French: order E6
  refuse    French: order E2 because CCN-8.1-20

test CCN-5.2-11  on both lines at once: Recon in Force with D4, D9 and one of the centre
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card recon-in-force phase orders
    unit bottom D4 FR.LN
    unit bottom D9 FR.LN
    unit bottom B9 FR.LN
    unit bottom E6 FR.LN
    unit top A1 BR.LN
END
  play      French: order D4, order D9, order B9         # left, centre, right
  refuse    French: order E6 because CCN-8.1-21
  play      French: order D4
  refuse    French: order E6 because CCN-8.1-21          # D9 and B9 have the centre and the right
  play      French: order B9
  offer     French: order E6, order D4, order B9

test CCN-5.2-11  three shared hexes take all three orders of a Recon in Force
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card recon-in-force phase orders
    unit bottom B4 FR.LN
    unit bottom D4 FR.LN
    unit bottom B9 FR.LN
    unit bottom D9 FR.LN
    unit bottom E2 FR.LN
    unit bottom E6 FR.LN
    unit bottom E12 FR.LN
    unit top A1 BR.LN
END
  play      French: order D4, order B9, order D9          # left; centre and right
  refuse    French: order B4 because CCN-8.1-21
  refuse    French: order E2 because CCN-8.1-21
  refuse    French: order E12 because CCN-8.1-21
  play      French: order B9, order B4                    # left and centre; right
  refuse    French: order B9 because CCN-8.1-21
  refuse    French: order E2 because CCN-8.1-21
  refuse    French: order E12 because CCN-8.1-21
  play      French: order D9
  offer-only French: order B4, order D4, order B9, order D9, order E12, done

test CCN-5.2-12  orders beyond the pieces of the section are lost
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-left phase orders
    unit bottom E2 FR.LN
    unit bottom E6 FR.LN
    unit top A1 BR.LN
END
  play      French: order E2
  offer-only French: order E2, done
  refuse    French: order E6 because CCN-8.1-12

test CCN-5.2-13  orders beyond the units that fit are lost
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase orders
    unit bottom E2 FR.FA
    unit bottom E4 FR.FA
    unit bottom E6 FR.LN
    unit top A1 BR.LN
END
  play      French: order E2, order E4
  offer-only French: order E2, order E4, done
  refuse    French: order E6 because CCN-8.2-06

test CCN-5.2-14  what counts is the section where the piece is ordered
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase orders
    unit bottom E5 FR.LN
    unit top D3 BR.LN
    unit top A1 BR.LN
END
  play      French: order E5, done, move E5, go E4
  offer     French: battle E4

test CCN-5.2-15  qualities: a militia of any class is a row of the table
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase combat
    unit bottom E5 FR.MI ordered
    unit top D5 BR.LN
END
  fate      SABRE SABRE SABRE SABRE
  play      French: battle E5, melee D5
  expect    truth units[hex=D5].blocks = 4

test CCN-5.2-15  grenadiers are elite and the line is not: who battles after a forced march
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase movement
    unit bottom F5 FR.GR ordered
    unit bottom F8 FR.LN ordered
    unit top C5 BR.LN
    unit top C9 BR.LN
END
  play      French: move F5, go D5, move F8, go D8
  offer-only French: battle D5, done

test CCN-5.2-16  the one unit of choice is a unit, anywhere; not a leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card bombard phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    leader top E7 BR Crauford
    unit top A12 BR.LC
    unit bottom I5 FR.LN
END
  offer-only British: order E5, order A12, done
  refuse    British: order E7 because CCN-5.2-16
  refuse    British: detach E5 because CCN-5.2-16
  play      British: order E5
  refuse    British: order A12 because CCN-8.2-08
  play      British: done, move E5, go D5
  expect    truth leaders[name=Hill].hex = D5
