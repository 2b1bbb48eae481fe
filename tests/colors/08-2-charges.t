# Chapter 8.2, tactic cards that order units of a class: Bayonet Charge, Bombard, Cavalry Charge,
# Fire and Hold, Force March, Give Them the Cold Steel.

test CCN-8.2-01  what the card does not say stays as it was: forest stops, and bars battle to all but light infantry
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase movement
    unit bottom F5 FR.LN ordered
    unit bottom F8 FR.LT ordered
    unit top D5 BR.LN
    unit top D8 BR.LN
    terrain forest E5 E6 E8 E9
END
  play      French: move F5
  refuse    French: go D6 because CCN-7.1-01
  play      French: go E5, move F8, go E8
  offer-only French: battle E8, done                    # both are in contact

test CCN-8.2-02  Bayonet Charge: up to four infantry units, two hexes and melee
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase orders
    unit bottom G1 FR.LN
    unit bottom G3 FR.LN
    unit bottom G5 FR.LN
    unit bottom G8 FR.LN
    unit bottom G11 FR.LN
    unit bottom G13 FR.LC
    unit bottom I13 FR.FA
    unit top D5 BR.LN
END
  refuse    French: order G13 because CCN-8.2-02
  refuse    French: order I13 because CCN-8.2-02
  play      French: order G1, order G3, order G5, order G8
  refuse    French: order G11 because CCN-8.2-02
  play      French: done, move G5
  refuse    French: go D4 because CCN-8.2-02            # three hexes
  play      French: go E5, done
  offer     French: battle E5
  play      French: battle E5
  offer-only French: melee D5

test CCN-8.2-03  Bayonet Charge: no fire
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom F5 FR.LN ordered
    unit bottom F8 FR.LN ordered
    leader top F6 BR Hill
    unit top D5 BR.LN
    unit top D8 BR.LN
END
  offer-only French: battle F5, done
  play      French: battle F5                        # the lone leader beside it does not stop fire
  offer-only French: melee F6
  refuse    French: fire D5 because CCN-8.2-03

test CCN-8.2-04  Bayonet Charge: guard infantry one more die
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom F5 FR.OG ordered
    unit top E5 BR.LN
END
  play      French: battle F5
  expect    truth targets[hex=E5].dice = 7

test CCN-8.2-04  Bayonet Charge: and nobody else
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase combat
    unit bottom F5 FR.GR ordered
    unit top E5 BR.LN
END
  play      French: battle F5
  expect    truth targets[hex=E5].dice = 5

test CCN-8.2-05 CCN-8.2-30  Bayonet Charge without infantry: one unit of choice, by the basic rules
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bayonet-charge phase orders
    unit bottom F5 FR.LC
    unit bottom F8 FR.FA
    unit top D5 BR.LN
END
  expect    truth turn.of_choice = true
  offer-only French: order F5, order F8, done
  play      French: order F8
  refuse    French: order F5 because CCN-8.2-05
  play      French: done
  expect    truth units[hex=F8].of_choice = true
  play      French: done, battle F8, fire D5

test CCN-8.2-06 CCN-8.2-09  Bombard: up to four batteries move three hexes without battle, or battle with two more dice
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase orders
    unit bottom G1 FR.FA
    unit bottom G3 FR.FA
    unit bottom G5 FR.HA
    unit bottom G7 FR.HA
    unit bottom G9 FR.FA
    unit bottom G11 FR.LN
    unit top D9 BR.LN
END
  refuse    French: order G11 because CCN-8.2-06
  play      French: order G3, order G5, order G7, order G9
  refuse    French: order G1 because CCN-8.2-06
  play      French: done, move G3
  refuse    French: go C3 because CCN-8.2-06
  play      French: go D3, move G7, go F7, done
  expect    truth units[hex=D3].no_battle = true
  refuse    French: battle D3 because CCN-8.2-09
  refuse    French: battle F7 because CCN-8.2-09        # horse artillery too
  play      French: battle G9
  expect    truth targets[hex=D9].dice = 4               # 2 at three hexes, and 2

test CCN-8.2-06  Bombard at five hexes
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E7 FR.FA ordered
    unit top E12 BR.LN
END
  play      French: battle E7
  expect    truth targets[hex=E12].dice = 3

test CCN-8.2-07  Bombard: guard artillery three more
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E7 FR.GFA ordered
    unit top E9 BR.LN
END
  play      French: battle E7
  expect    truth targets[hex=E9].dice = 6

test CCN-8.2-08 CCN-8.2-30  Bombard without artillery
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase orders
    unit bottom E7 FR.LN
    unit bottom E5 FR.LN
    unit top D7 BR.LN
END
  play      French: order E7
  refuse    French: order E5 because CCN-8.2-08
  play      French: done
  offer-only French: move E7, done
  play      French: done, battle E7
  expect    truth targets[hex=D7].dice = 5               # against infantry, and nothing of the card

test CCN-8.2-09  Bombard: melee is battle too
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card bombard phase combat
    unit bottom E7 FR.FA ordered
    unit top E8 BR.LN
END
  play      French: battle E7
  expect    truth targets[hex=E8].dice = 6

test CCN-8.2-10  Cavalry Charge: cavalry and horse artillery, up to four
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase orders
    unit bottom G1 FR.LC
    unit bottom G3 FR.LC
    unit bottom G5 FR.HC
    unit bottom G7 FR.HA
    unit bottom G9 FR.CU
    unit bottom G11 FR.FA
    unit bottom G13 FR.LN
    unit top A9 BR.LN
END
  refuse    French: order G11 because CCN-8.2-10
  refuse    French: order G13 because CCN-8.2-10
  play      French: order G1, order G3, order G5, order G7
  refuse    French: order G9 because CCN-8.2-10

test CCN-8.2-11 CCN-8.2-14  Cavalry Charge: one more die for cavalry in both melees, none for horse artillery
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top D6 BR.LC ordered
    unit top C8 BR.HA ordered
    unit bottom E6 FR.LC blocks 1
    unit bottom F6 FR.LC
    unit bottom F8 FR.LN
END
  fate      CAV CAV CAV CAV
  play      British: battle C8
  expect    truth targets[hex=F8].dice = 1
  play      British: fire F8
  play      British: battle D6
  expect    truth targets[hex=E6].dice = 4

test CCN-8.2-11  Cavalry Charge: the bonus melee
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top D6 BR.LC ordered
    unit bottom E6 FR.LC blocks 1
    unit bottom F6 FR.LC
END
  fate      CAV CAV CAV CAV
  play      British: battle D6, melee E6, advance, halt
  expect    truth targets[hex=F6].dice = 4

test CCN-8.2-12 CCN-8.2-16  Cavalry Charge: heavy cavalry of every kind moves three hexes and battles
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cavalry-charge phase movement
    unit bottom G5 FR.HC ordered
    unit bottom G7 FR.CU ordered
    unit bottom G9 FR.GHC ordered
    unit bottom G1 FR.LC ordered
    unit bottom G12 FR.HA ordered
    unit top C5 BR.LN
    unit top C7 BR.LN
    unit top C9 BR.LN
END
  play      French: move G1
  refuse    French: go G5 because CCN-5.3.1-06
  refuse    French: go F5 because CCN-5.3.2-03
  play      French: halt, move G12
  refuse    French: go D12 because CCN-5.3.2-06
  play      French: halt, move G5
  refuse    French: go C6 because CCN-8.2-12
  play      French: go D5, move G7, go D7, move G9, go D9, done
  offer-only French: battle D5, battle D7, battle D9, done

test CCN-8.2-13  Cavalry Charge: guard cavalry two more dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase combat
    unit top D6 BR.GHC ordered
    unit bottom E6 FR.LC
END
  play      British: battle D6
  expect    truth targets[hex=E6].dice = 6

test CCN-8.2-15  Cavalry Charge with neither: one unit of choice; with horse artillery alone that is ordered
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase orders
    unit top D6 BR.LN
    unit top D8 BR.FA
    unit bottom I6 FR.LC
END
  play      British: order D6
  refuse    British: order D8 because CCN-8.2-15

test CCN-8.2-15 CCN-8.2-30  the clause needs an army without any such unit
  position  <<END
    position colors 1
    seats 0 1
    turn top card cavalry-charge phase orders
    unit top D6 BR.LN
    unit top D8 BR.HA
    unit bottom I6 FR.LC
END
  offer-only British: order D8, done
  refuse    British: order D6 because CCN-8.2-10

test CCN-8.2-27 CCN-8.2-28  Fire and Hold: four units out of contact stay and fire with one more die
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card fire-and-hold phase orders
    unit bottom E1 FR.LN
    unit bottom E4 FR.FA
    unit bottom E6 FR.LN
    unit bottom E9 FR.LN
    unit bottom G11 FR.LN
    unit bottom G12 FR.LC
    unit bottom E12 FR.LN
    unit top C6 BR.LN
    unit top E13 BR.LN
    unit top C1 BR.LN
    leader top E2 BR Hill
END
  refuse    French: order E12 because CCN-8.2-27         # in contact
  refuse    French: order G12 because CCN-8.2-27         # cavalry
  play      French: order E1                             # a lone leader is no contact
  play      French: order E4, order E6, order E9
  refuse    French: order G11 because CCN-8.2-27
  play      French: done
  expect    truth phase = combat                         # nobody moves
  play      French: battle E1
  offer-only French: fire C1
  refuse    French: melee E2 because CCN-8.2-27
  play      French: fire C1, battle E6
  expect    truth targets[hex=C6].dice = 5
  play      French: fire C6
  expect    log all lacks "moves from"

test CCN-8.2-28  Fire and Hold: a square may leave and fire in full
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card fire-and-hold phase orders
    unit bottom E6 FR.LN square 1
    unit top C6 BR.LN
    hand bottom forward
    track bottom 1 rally
END
  play      French: order E6, leave-square E6, done, battle E6
  expect    truth targets[hex=C6].dice = 5
  expect    view French armies[side=bottom].hand contains rally

test CCN-8.2-28  Fire and Hold: leaving square takes no order of its own
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card fire-and-hold phase orders
    unit bottom E2 FR.LN square 1
    unit bottom E4 FR.LN
    unit bottom E6 FR.LN
    unit bottom E8 FR.LN
    unit bottom E10 FR.LN
    unit top A6 BR.LN
    hand bottom forward
    track bottom 1 rally
END
  play      French: order E2, leave-square E2, order E4, order E6
  offer     French: order E8
  play      French: order E8
  refuse    French: order E10 because CCN-8.2-27

test CCN-8.2-29  Fire and Hold for an army of cavalry
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card fire-and-hold phase orders
    unit bottom E6 FR.LC
    unit bottom E8 FR.LC
    unit top D6 BR.LN
END
  play      French: order E6
  refuse    French: order E8 because CCN-8.2-29
  play      French: done
  offer     French: move E6
  play      French: done, battle E6
  offer     French: melee D6

test CCN-8.2-31  Fire and Hold with everybody in contact orders nobody
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card fire-and-hold phase orders
    unit bottom E6 FR.LN
    unit bottom G6 FR.LC
    unit top D6 BR.LN
    hand top forward
END
  expect    log all contains "orders nobody" rule CCN-5.1-06
  expect    asked British

test CCN-8.2-39 CCN-8.2-43  Force March orders all infantry of one section
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march phase orders
    unit bottom G1 FR.LN
    unit bottom F4 FR.LN
    unit bottom H2 FR.MI
    unit bottom I3 FR.LT
    unit bottom I1 FR.LC
    unit bottom G6 FR.LN
    unit top A9 BR.LN
END
  offer-only French: section x0, section x1, section x2
  play      French: section x0
  expect    truth turn.section = W
  expect    truth units[hex=G1].ordered = true
  expect    truth units[hex=F4].ordered = true
  expect    truth units[hex=H2].ordered = true
  expect    truth units[hex=I3].ordered = true
  expect    truth units[hex=I1].ordered = false
  expect    truth units[hex=G6].ordered = false
  expect    log British contains "The French side orders all infantry in its left flank" rule CCN-8.2-39

test CCN-8.2-43  Force March into a section without infantry orders nobody
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march phase orders
    unit bottom G1 FR.LN
    unit bottom G11 FR.LC
    unit top A9 BR.LN
    hand top forward
END
  play      French: section x2
  expect    log all contains "orders nobody" rule CCN-5.1-06
  expect    asked British

test CCN-8.2-40  Force March: light, grenadiers, guard and whoever has a leader move two hexes and battle
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase movement
    unit bottom F5 FR.LN ordered
    leader bottom F5 FR Ney
    unit bottom F6 FR.LT ordered
    unit bottom F7 FR.GR ordered
    unit bottom F8 FR.YG ordered
    unit top C5 BR.LN
    unit top C7 BR.LN
    unit top C9 BR.LN
END
  play      French: move F5
  refuse    French: go C6 because CCN-8.2-40
  play      French: go D5, move F6, go D6, move F7, go D7, move F8, go D8
  offer-only French: battle D5, battle D6, battle D7, battle D8, done
  expect    truth leaders[name=Ney].hex = D5

test CCN-8.2-40  Force March: light infantry fires with the dice of the moved
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase movement
    unit bottom G6 FR.LT ordered
    unit top C6 BR.LN
END
  play      French: move G6, go E6, battle E6
  expect    truth targets[hex=C6].dice = 3                # half of 4, and 1

test CCN-8.2-41  Force March: others hold, move one and battle, or two without
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase movement
    unit bottom F5 FR.LN ordered
    unit bottom E7 FR.LN ordered
    unit bottom E9 FR.MI ordered
    unit top C5 BR.LN
    unit top C7 BR.LN
    unit top D9 BR.LN
END
  play      French: move F5
  refuse    French: go C5 because CCN-5.3.1-07
  refuse    French: go C6 because CCN-8.2-41
  play      French: go D5, move E7, go D7, done
  offer-only French: battle D7, battle E9, done
  refuse    French: battle D5 because CCN-8.2-41

test CCN-8.2-42  Force March without infantry: one unit of choice, and no section
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march phase orders
    unit bottom F5 FR.LC
    unit bottom F7 FR.FA
    unit top C5 BR.LN
END
  play      French: order F7
  refuse    French: order F5 because CCN-8.2-42

test CCN-8.2-44  Force March: a leader found on the way comes too late
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase movement
    unit bottom F5 FR.LN ordered
    leader bottom D5 FR Ney
    unit bottom F8 FR.LN ordered
    unit top C5 BR.LN
    unit top C9 BR.LN
END
  play      French: move F5, go D5, move F8, go E8
  expect    truth leaders[name=Ney].attached = true
  offer-only French: battle E8, done
  refuse    French: battle D5 because CCN-8.2-41

test CCN-8.2-44  one who is there when the move begins is in time
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase movement
    unit bottom F5 FR.LN ordered
    leader bottom F5 FR Ney
    unit bottom F8 FR.LN ordered
    unit top C5 BR.LN
    unit top C9 BR.LN
END
  play      French: move F5, go D5, move F8, go D8
  offer-only French: battle D5, done

test CCN-8.2-45 CCN-8.2-49  Cold Steel orders all in contact, also with a lone leader
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cold-steel phase orders
    unit bottom E1 FR.LN
    unit bottom E4 FR.FA
    unit bottom E6 FR.LC
    unit bottom E9 FR.LN
    unit bottom G11 FR.LN
    unit top D1 BR.LN
    unit top D4 BR.LN
    unit top D6 BR.LN
    leader top D9 BR Hill
END
  expect    truth phase = combat
  offer-only French: battle E1, battle E4, battle E6, battle E9, done
  refuse    French: battle G11 because CCN-5.2-02

test CCN-8.2-46 CCN-8.2-47  Cold Steel: one more die in melee, no fire, no move; a bonus melee has the normal dice
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase orders
    unit top D6 BR.HC
    unit bottom E6 FR.LN blocks 1
    unit bottom F6 FR.LN
END
  fate      INF INF INF INF INF
  expect    truth phase = combat
  play      British: battle D6
  expect    truth targets[hex=E6].dice = 5
  play      British: melee E6, advance, halt
  expect    truth targets[hex=F6].dice = 4

test CCN-8.2-46  Cold Steel: no fire
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase combat
    unit top D6 BR.LN ordered
    leader bottom E6 FR Ney
    unit top D8 BR.LN ordered
    unit bottom F6 FR.LN
    unit bottom F8 FR.LN
END
  offer-only British: battle D6, done
  play      British: battle D6
  offer-only British: melee E6
  refuse    British: fire F6 because CCN-8.2-46

test CCN-8.2-48  Cold Steel: the units are fixed before the first combat, their targets are not
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase orders
    unit top F6 BR.LN
    unit top H7 BR.LN
    unit top I7 BR.LN
    unit bottom G6 FR.LN
    unit bottom I8 FR.LN
    hand bottom forward forward
END
  fate      FLAG ART ART ART ART
  offer-only British: battle F6, battle H7, battle I7, done
  play      British: battle F6, melee G6
  play      French: stand
  play      French: retreat H6
  play      British: hold
  offer     British: battle H7
  play      British: battle H7
  offer     British: melee H6

test CCN-8.2-48  Cold Steel: a unit beside whom the enemy retreats is not ordered by that
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase orders
    unit top F6 BR.LN
    unit top I6 BR.LN
    unit bottom G6 FR.LN
    hand bottom forward forward
END
  fate      FLAG ART ART ART ART
  play      British: battle F6, melee G6
  play      French: stand
  play      French: retreat H6
  play      British: hold
  expect    asked French

test CCN-8.2-70  Cold Steel on a square beside cavalry: one die; a square beside infantry may leave
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card cold-steel phase orders
    unit bottom E6 FR.LN square 1
    unit bottom E9 FR.LN square 2
    unit top D6 BR.LC
    unit top D9 BR.LN
    hand bottom forward
    track bottom 1 rally 2 elan
END
  offer-only French: leave-square E9, done
  refuse    French: leave-square E6 because CCN-6.2.3-01
  refuse    French: order E6 because CCN-8.2-45
  play      French: leave-square E9, done, battle E6
  expect    truth targets[hex=D6].dice = 1

test CCN-8.2-70  Force March: a square is ordered, and may leave to march
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card force-march section C phase orders
    unit bottom E6 FR.LN square 1
    unit bottom E9 FR.LN square 2
    unit top A1 BR.LN
    hand bottom forward
    track bottom 1 rally 2 elan
END
  play      French: leave-square E9, done
  expect    truth units[hex=E6].ordered = true
  offer-only French: move E9, done
  refuse    French: move E6 because CCN-6.2.1-01

test CCN-8.2-71  card dice come after halving and before the cap of a square
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card elan phase combat
    unit bottom E6 FR.LN ordered moved entered 1
    unit bottom E9 FR.OG square 1 ordered
    unit top C6 BR.LN
    unit top D9 BR.LN
    hand bottom forward
END
  play      French: battle E6
  expect    truth targets[hex=C6].dice = 3
  play      French: fire C6, battle E9
  expect    truth targets[hex=D9].dice = 1
