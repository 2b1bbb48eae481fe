# Chapter 5.3.3: leaders move, alone or with their units.

test CCN-5.3.3-01 CCN-5.3.3-02 CCN-5.3.3-03  an ordered leader moves up to three hexes, once, and need not
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-left phase orders
    leader bottom E4 FR Ney
    unit bottom E2 FR.LN
    unit top A1 BR.LN
END
  play      French: order E4, order E2, done
  offer-only French: move E2, move-leader E4, done
  play      French: move-leader E4
  refuse    French: go E8 because CCN-5.3.3-01
  play      French: halt
  offer     French: move-leader E4
  play      French: move-leader E4, go E7             # from the left into the centre
  expect    truth leaders[name=Ney].hex = E7
  refuse    French: move-leader E7 because CCN-5.3.3-02
  offer-only French: move E2, done

test CCN-5.3.3-02  ordered and left in place
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    leader bottom E5 FR Ney ordered
    unit bottom E7 FR.LN ordered
    unit top C7 BR.LN
END
  play      French: done
  expect    truth leaders[name=Ney].hex = E5
  expect    truth phase = combat

test CCN-5.3.3-04 CCN-5.3.3-05  no leader leaves the map by a move
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-right phase movement
    leader top A1 BR Hill ordered
    unit bottom I5 FR.LN
END
  play      British: move-leader A1
  refuse    British: go 0 because CCN-5.3.3-05
  refuse    British: leave-map because CCN-5.0-03
  no-offer  British: leave-map
  offer     British: go A2, go B1, go A4, go D1, go D2

test CCN-5.3.3-06 CCN-5.3.3-07 CCN-5.3.1-05  he passes friends, and stops with a unit that has no leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E6 BR.LN
    leader top E6 BR Crauford
    unit top E7 BR.LN
    unit top A13 BR.LN ordered                  # so that the phase goes on
    unit bottom I5 FR.LN
    terrain rugged-hill D4 D5 F4 F5 E4
END
  play      British: move-leader E5
  refuse    British: go E6 because CCN-5.3.3-06
  offer     British: go E7, go E8, go D6, go F6
  play      British: go E8                      # through both
  expect    truth leaders[name=Hill].hex = E8
  expect    truth leaders[name=Hill].attached = false

test CCN-5.3.3-07  attached where he stops
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E7 BR.LN
    unit top A13 BR.LN ordered
    unit bottom I5 FR.LN
END
  play      British: move-leader E5, go E7
  expect    truth leaders[name=Hill].attached = true
  expect    truth leaders[name=Hill].joined = true

test CCN-5.3.3-06  a lone friendly leader is passed, and where he would have to stop he bars the way
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    leader top E6 BR Crauford
    leader top D5 BR Moore
    unit bottom I5 FR.LN
    terrain forest D5
    terrain rugged-hill D4 F4 F5 E4
END
  play      British: move-leader E5
  refuse    British: go E6 because CCN-5.3.3-06
  refuse    British: go D5 because CCN-5.3.3-06
  offer     British: go E7, go D6, go E8, go E5

test CCN-5.3.3-08  he does not enter a hex of the enemy
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit bottom E6 FR.LN
    leader bottom D5 FR Ney
    terrain rugged-hill D4 F4 F5 E4
    unit top A13 BR.LN ordered
END
  offer-only British: move A13, done
  refuse    British: move-leader E5 because CCN-5.3.3-08

test CCN-5.3.3-08  nor pass it
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit bottom E6 FR.LN
    leader bottom D5 FR Ney
    terrain rugged-hill D4 F4 F5
END
  play      British: move-leader E5
  refuse    British: go E6 because CCN-5.3.3-08
  refuse    British: go D5 because CCN-5.3.3-08
  refuse    British: go E7 because CCN-5.3.3-08
  refuse    British: go D4 because CCN-7.3-01

test CCN-5.3.3-08  nor is there a way round a ring of them
  position  <<END
    position colors 1
    seats 0 1
    turn top card grande-manoeuvre strategic phase movement
    leader top E5 BR Hill ordered
    leader top E6 BR Crauford
    unit bottom E7 FR.LN
    unit bottom D6 FR.LN
    unit bottom F6 FR.LN
    terrain rugged-hill D4 D5 F4 F5 E4
    unit top A13 BR.LN ordered
END
  play      British: move-leader E5
  offer-only British: go E5, halt                    # through the lone leader and back
  refuse    British: go C6 because CCN-5.3.3-08
  refuse    British: go D7 because CCN-5.3.3-08

test CCN-5.3.3-09  a lone leader does not battle
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E8 BR.LN ordered
    unit bottom E6 FR.LN
    unit bottom E9 FR.LN
END
  play      British: done
  offer-only British: battle E8, done
  refuse    British: battle E5 because CCN-5.4.5-01

test CCN-5.3.3-10  an order for the leader is none for his unit
  position  <<END
    position colors 1
    seats 0 1
    turn top card probe-center phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit top E7 BR.LN
    unit bottom I5 FR.LN
END
  play      British: detach E5, order E7
  refuse    British: order E5 because CCN-8.1-10
  play      British: done
  refuse    British: move E5 because CCN-5.2-02
  play      British: move-leader E5, go C5
  refuse    British: move E5 because CCN-5.2-02

test CCN-5.3.3-11 CCN-5.3.3-13  both ordered they go separate ways, the leader first
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit top E8 BR.HC
    unit bottom I5 FR.LN
END
  play      British: order E5, detach E5, order E8, done
  play      British: move-leader E5, go E2
  play      British: move E5, go E6
  expect    truth leaders[name=Hill].hex = E2
  expect    truth units[hex=E6].hexes = 1
  offer-only British: move E8, done

test CCN-5.3.3-11  or the unit first
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    leader top E5 BR Hill
    unit bottom I5 FR.LN
END
  play      British: order E5, detach E5, done, move E5, go E6
  expect    truth leaders[name=Hill].hex = E5
  expect    truth leaders[name=Hill].attached = false
  play      British: move-leader E5, go E2
  expect    truth leaders[name=Hill].hex = E2

test CCN-5.3.3-12  a unit ordered alone takes its leader along
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.GR
    leader top E5 BR Hill
    unit bottom I5 FR.LN
END
  play      British: order E5, done
  refuse    British: move-leader E5 because CCN-5.3.3-12
  play      British: move E5, go D5
  expect    truth leaders[name=Hill].hex = D5

test CCN-5.3.3-14  the unit he joins is not ordered by that
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    leader top E5 BR Hill
    unit top E7 BR.LN
    unit bottom F7 FR.LN
    hand bottom forward
END
  play      British: order E5, done, move-leader E5, go E7
  expect    truth units[hex=E7].ordered = false
  expect    truth side = bottom                    # nobody may battle: the turn is over

test CCN-5.3.3-15  the unit he joins moves no more, but may battle with him
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E7 BR.HC ordered
    unit top A13 BR.LN ordered
    unit bottom F7 FR.LN
END
  play      British: move-leader E5, go E7
  refuse    British: move E7 because CCN-5.3.3-15
  refuse    British: move-leader E7 because CCN-5.3.3-02
  play      British: done
  offer     British: battle E7
  expect    truth leaders[name=Hill].attached = true
  expect    truth units[hex=E7].hexes = 0

test CCN-5.3.3-16 CCN-5.3.3-17 CCN-6.2.2-15  the leader of a square is ordered only when it leaves square, for one order more
  position  <<END
    position colors 1
    seats 0 1
    turn top card probe-center phase orders
    unit top E5 BR.LN square 1
    leader top E5 BR Hill
    unit top E8 BR.LN
    unit bottom F5 FR.LN
    track top 1 rally
    hand top forward
END
  refuse    British: detach E5 because CCN-5.3.3-16
  play      British: order E5
  refuse    British: detach E5 because CCN-5.3.3-16
  play      British: leave-square E5
  offer-only British: order E5, order E8, detach E5, leave-square E5, done
  play      British: detach E5
  refuse    British: order E8 because CCN-8.1-10
  play      British: done
  expect    truth units[hex=E5].square = 0
  expect    truth units[hex=E5].ordered = true
  expect    truth leaders[name=Hill].ordered = true
  expect    view British armies[side=top].hand contains rally
  offer     British: move E5, move-leader E5

test CCN-5.3.3-17  what hangs on the order goes out with it
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN square 1
    leader top E5 BR Hill
    unit top E8 BR.LN
    unit bottom I5 FR.LN
    track top 1 rally
    hand top forward
END
  play      British: order E5, leave-square E5, detach E5, order E5
  offer-only British: order E5, order E8, done
  play      British: order E5, leave-square E5, detach E5, leave-square E5
  offer-only British: order E5, order E8, leave-square E5, done
  play      British: done
  expect    truth units[hex=E5].square = 1
  expect    truth leaders[name=Hill].ordered = false

test CCN-5.3.3-18  example: the cavalry first, then the leader to it, then his grenadiers
  position  tests/positions/colors/grenadiers.pos
  play      British: order E5, detach E5, order D7, done
  play      British: move D7, go E6
  expect    truth units[hex=E6].hexes = 2
  play      British: move-leader E5, go E6
  expect    truth leaders[name=Hill].attached = true
  play      British: move E5, go F5
  offer-only British: battle E6, battle F5, done

test CCN-5.3.3-19  example: the grenadiers first, then the leader to cavalry that has not moved
  position  tests/positions/colors/grenadiers.pos
  play      British: order E5, detach E5, order D7, done
  play      British: move E5, go F5
  expect    truth leaders[name=Hill].hex = E5
  expect    truth leaders[name=Hill].attached = false
  play      British: move-leader E5, go D7
  expect    truth leaders[name=Hill].attached = true
  expect    truth phase = combat                   # the cavalry moves no more
  refuse    British: move D7 because CCN 5.4
  offer-only British: battle F5, battle D7, done

test CCN-5.3.3-20  a leader with an unused order may leave the unit that came to him
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E4 BR.LN ordered
    unit bottom I5 FR.LN
END
  play      British: move E4, go E5
  expect    truth leaders[name=Hill].attached = true
  play      British: move-leader E5
  offer     British: go E8
  play      British: go E6
  expect    truth leaders[name=Hill].hex = E6
  expect    truth units[hex=E5].side = top

test CCN-5.3.3-21  ordered apart and both unmoved, they are together in combat
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E5 BR.LN ordered
    unit bottom E6 FR.LN blocks 1
END
  fate      INF INF INF INF
  play      British: done, battle E5, melee E6, advance
  expect    truth leaders[name=Hill].hex = E6        # and he goes with it

test CCN-5.3.3-21 CCN-5.4.14-08  so that in pursuit his cavalry does not come upon another leader
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top D6 BR Hill ordered
    unit top D6 BR.LC ordered
    leader top F6 BR Crauford
    unit bottom E6 FR.LN blocks 1
END
  fate      INF INF INF
  play      British: done, battle D6, melee E6, advance
  offer     British: go F5
  no-offer  British: go F6

test CCN-5.3.3-22  a leader adds no die
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    leader top E5 BR Hill
    unit top E5 BR.LN ordered
    unit bottom E6 FR.LN
END
  play      British: battle E5
  expect    truth targets[hex=E6].dice = 4

test CCN-5.3.3-23  a leader may join a square, and cannot leave it then
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit top E7 BR.LN square 1
    unit bottom I5 FR.LN
    hand top attack-center forward
    hand bottom probe-left
    track top 1 rally
END
  play      British: move-leader E5, go E7
  expect    truth leaders[name=Hill].attached = true
  play      French: play probe-left
  play      British: play attack-center
  refuse    British: detach E7 because CCN-5.3.3-16
