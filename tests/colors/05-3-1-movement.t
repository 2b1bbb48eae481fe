# Chapters 5.3.1 and 5.3.2: units move.

test CCN-5.3.1-01 CCN-5.3.1-04  one piece at a time, in any order, each move finished before the next
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top D5 BR.LC ordered
    unit top D6 BR.LC ordered
    unit top D7 BR.LC ordered
    unit bottom I5 FR.LN
    hand bottom forward
END
  offer-only British: move D5, move D6, move D7, done
  play      British: move D6
  refuse    British: move D5 because CCN-5.3.1-04
  refuse    British: done because CCN-5.3.1-04
  play      British: go E6
  play      British: move D5, go E5
  refuse    British: move E6 because CCN-5.3.1-02
  play      British: move D7, go E8
  expect    truth side = bottom                       # nobody is left to move or to fight

test CCN-5.3.1-02  a piece moves once: what is left of its hexes is lost
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top D5 BR.LC ordered
    unit top D7 BR.LN ordered
    unit bottom I5 FR.LN
END
  play      British: move D5, go E5
  expect    truth units[hex=E5].hexes = 1
  offer-only British: move D7, done
  refuse    British: move E5 because CCN-5.3.1-02

test CCN-5.3.1-03  nobody need move; a piece taken up can be put down again unmoved
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top D5 BR.LN ordered
    unit bottom F5 FR.LN
END
  play      British: move D5, halt
  expect    truth units[hex=D5].moved = false
  expect    truth units[hex=D5].hexes = 0
  offer     British: move D5
  play      British: done
  offer     British: battle D5

test CCN-5.3.1-05 CCN-5.3.1-06 CCN-5.3.1-07  no two units and no two leaders in a hex; nobody rides through others
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    unit top E6 BR.FA
    unit bottom D5 FR.LN
    leader bottom D4 FR Ney
    unit bottom I5 FR.LN
    unit top A13 BR.LN ordered                  # so that the phase goes on
    terrain rugged-hill F4 F5 E4
END
  offer-only British: move A13, done                    # E5 is shut in on all sides
  refuse    British: move E5 because CCN-5.3.1-07

test CCN-5.3.1-06 CCN-5.3.1-07  a way round is found, a hex with somebody in it is not entered
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    unit top E6 BR.FA
    unit bottom D5 FR.LN
    leader bottom D4 FR Ney
    unit bottom I5 FR.LN
    unit top A13 BR.LN ordered                  # so that the phase goes on
    terrain rugged-hill F4 E4
END
  play      British: move E5
  refuse    British: go E6 because CCN-5.3.1-06
  refuse    British: go D5 because CCN-5.3.1-07
  refuse    British: go D4 because CCN-5.3.1-07
  refuse    British: go E4 because CCN-7.3-01
  refuse    British: go C5 because CCN-5.3.1-07          # near, but the way is barred
  offer     British: go F5, go F6, go G5, go G6, go E7, go F7, go G7
  play      British: go E7
  expect    truth units[hex=E7].hexes = 3                # F5, F6, E7

test CCN-5.3.1-08  a unit that comes upon a lone friendly leader stops and has him
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    leader top E6 BR Hill
    unit bottom I5 FR.LN
    terrain rugged-hill D5 F5 D4 F4 E4
END
  play      British: move E5
  offer-only British: go E6, halt
  refuse    British: go E7 because CCN-5.3.1-08
  play      British: go E6
  expect    truth leaders[name=Hill].attached = true
  expect    truth units[hex=E6].stopped = false

test CCN-5.3.1-09 CCN-5.3.1-05  a unit with a leader does not enter the hex of another
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LN ordered
    leader top E5 BR Hill
    leader top E6 BR Crauford
    unit bottom I5 FR.LN
END
  play      British: move E5
  refuse    British: go E6 because CCN-5.3.1-09
  no-offer  British: go E6
  offer     British: go E4

test CCN-5.3.1-10  pieces cross from section to section
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-left phase orders
    unit bottom E4 FR.LC
    unit top E8 BR.LN
END
  play      French: order E4, done, move E4, go E7
  offer     French: battle E7

test CCN-5.3.1-11  nobody leaves the map
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-left phase movement
    unit top A1 BR.LC ordered
    unit bottom I5 FR.LN
END
  play      British: move A1
  refuse    British: go 0 because CCN-5.3.1-11
  refuse    British: go 114 because CCN-5.3.1-11
  no-offer  British: leave-map

test CCN-5.3.1-12 CCN-5.3.1-13  units are neither split nor merged
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LN blocks 1 ordered
    unit top E6 BR.LN blocks 1
    unit bottom I5 FR.LN
END
  play      British: move E5
  refuse    British: go E6 because CCN-5.3.1-06
  play      British: go E4
  expect    truth units[hex=E4].blocks = 1
  expect    truth units has 3

test CCN-5.3.1-14  terrain ends a move
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    unit bottom I5 FR.LN
    unit top A13 BR.LN ordered                  # so that the phase goes on
    terrain rugged-hill D5 F5 D4 F4 E4
    terrain forest E6
END
  play      British: move E5
  offer-only British: go E6, halt
  refuse    British: go E7 because CCN-7.1-01
  play      British: go E6
  expect    truth units[hex=E6].stopped = true

test CCN-5.3.1-14  town, ford, quarry and works end it too
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    unit bottom I5 FR.LN
    terrain rugged-hill D4 F4
    terrain town E6
    terrain ford D5
    terrain quarry E4
    works F5 SE SW
END
  play      British: move E5
  offer-only British: go E6, go D5, go E4, go F5, halt
  refuse    British: go E7 because CCN-7.4-01
  refuse    British: go C5 because CCN-7.7-01
  refuse    British: go E3 because CCN-7.9-01
  refuse    British: go G5 because CCN-7.5-01

test CCN-5.3.1-14  a leader stops there as a unit does
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    leader top E5 BR Hill ordered
    unit bottom I5 FR.LN
    terrain rugged-hill D5 F5 D4 F4 E4
    terrain forest E6
END
  play      British: move-leader E5
  offer-only British: go E6, halt
  refuse    British: go E7 because CCN-7.1-01

test CCN-5.3.1-15  impassable ground
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.HA ordered
    leader top C5 BR Hill ordered
    unit bottom I5 FR.LN
    terrain rugged-hill D5
    terrain river E6 D6
    terrain bridge E4
    terrain quarry F5
END
  play      British: move E5
  refuse    British: go D5 because CCN-7.3-01
  refuse    British: go E6 because CCN-7.6-01
  refuse    British: go F5 because CCN-7.9-03
  offer     British: go E4, go D3
  play      British: halt, move-leader C5
  refuse    British: go D5 because CCN-7.3-01
  refuse    British: go D6 because CCN-7.6-01
  offer     British: go B5

test CCN-5.3.1-16  enemies beside the way do not stop a move
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    unit bottom D6 FR.LN
    unit bottom F6 FR.LN
    unit bottom D7 FR.LN
END
  play      British: move E5
  offer     British: go E6, go E7, go E8
  play      British: go E8
  expect    truth units[hex=E8].hexes = 3

test CCN-5.3.1-17  out and back again is two hexes: light infantry may not battle then
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LT ordered
    unit top E7 BR.LC ordered
    unit bottom D5 FR.LN
    unit bottom F7 FR.LN
END
  play      British: move E5
  offer     British: go E5
  play      British: go E5
  expect    truth units[hex=E5].hexes = 2
  play      British: move E7, go E7                       # of three
  offer-only British: battle E7, done
  refuse    British: battle E5 because CCN 5.3.2

test CCN-5.3.1-17  not for those who move one hex, nor where there is no way out and back
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LN ordered
    unit top E8 BR.LC ordered
    unit bottom D5 FR.LN
    terrain forest E7 D7 D8 F7 F8 E9
END
  play      British: move E5
  no-offer  British: go E5
  refuse    British: go E5 because CCN-5.3.2-01
  play      British: halt, move E8
  offer-only British: go D7, go D8, go E7, go E9, go F7, go F8, halt

test CCN-5.3.2-01  line, grenadiers, guard and militia move one hex
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom E5 FR.LN ordered
    unit bottom C6 FR.MI ordered
    unit bottom G7 FR.OG ordered
    unit bottom G5 FR.GR ordered
    unit top A1 BR.LN
END
  play      French: move E5
  offer-only French: go D4, go D5, go E4, go E6, go F4, go F5, halt
  refuse    French: go E7 because CCN-5.3.2-01
  play      French: halt, move G7
  refuse    French: go G9 because CCN-5.3.2-01
  play      French: halt, move G5
  refuse    French: go E5 because CCN-5.3.1-06
  refuse    French: go E4 because CCN-5.3.2-01
  play      French: halt, move C6
  refuse    French: go C8 because CCN-5.3.2-01

test CCN-5.3.2-01  the British foot guards likewise
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.GG ordered
    unit bottom I5 FR.LN
END
  play      British: move E5
  refuse    British: go E7 because CCN-5.3.2-01
  offer     British: go E6

test CCN-5.3.2-02  light infantry, rifles and Young Guard: one hex and battle, or two without
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E3 BR.RL ordered
    unit top E9 BR.RL ordered
    unit bottom G5 FR.LN
    unit bottom G8 FR.LN
END
  play      British: move E3
  refuse    British: go E6 because CCN-5.3.2-02
  play      British: go E5, move E9, go E8
  expect    truth units[hex=E5].no_battle = true
  offer-only British: battle E8, done
  refuse    British: battle E5 because CCN-5.3.2-02

test CCN-5.3.2-02  so with the French
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom E3 FR.YG ordered
    unit bottom E9 FR.LT ordered
    unit top C5 BR.LN
    unit top C8 BR.LN
    hand top forward
END
  play      French: move E3, go E5, move E9, go E7
  expect    truth side = top                             # neither may battle: the turn is over

test CCN-5.3.2-03  light cavalry moves up to three hexes and may battle
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase movement
    unit top E5 BR.LC ordered
    unit bottom E9 FR.LN
END
  play      British: move E5
  refuse    British: go E9 because CCN-5.3.1-07
  refuse    British: go D9 because CCN-5.3.2-03
  play      British: go E8
  offer     British: battle E8

test CCN-5.3.2-04  heavy cavalry, cuirassiers and guard cavalry move up to two
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom E5 FR.HC ordered
    unit bottom G5 FR.CU ordered
    unit bottom C5 FR.GHC ordered
    unit top E8 BR.LN
END
  play      French: move G5
  refuse    French: go G8 because CCN-5.3.2-04
  play      French: halt, move C5
  refuse    French: go C8 because CCN-5.3.2-04
  play      French: halt, move E5
  refuse    French: go F7 because CCN-5.3.2-04
  play      French: go E7, done
  offer     French: battle E7

test CCN-5.3.2-05  foot artillery moves one hex or battles
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom E5 FR.FA ordered
    unit bottom E7 FR.FA ordered
    unit bottom G6 FR.GFA ordered
    unit top D6 BR.LN
    unit top C8 BR.LN
END
  play      French: move E5
  refuse    French: go E3 because CCN-5.3.2-05
  play      French: go D5, move G6, go F6, done
  offer-only French: battle E7, done
  refuse    French: battle D5 because CCN-5.3.2-05
  refuse    French: battle F6 because CCN-5.3.2-05

test CCN-5.3.2-06  horse artillery: one hex and battle, or two without
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom E5 FR.HA ordered
    unit bottom E8 FR.HA ordered
    unit top C6 BR.LN
END
  play      French: move E5
  refuse    French: go E2 because CCN-5.3.2-06
  play      French: go E4, move E8, go E6
  offer-only French: battle E4, done
  refuse    French: battle E6 because CCN-5.3.2-06

test CCN-5.3.2-07  with one block it moves or battles
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card attack-center phase movement
    unit bottom E5 FR.HA blocks 1 ordered
    unit bottom E8 FR.HA blocks 1 ordered
    unit bottom G6 FR.HA blocks 2 ordered
    unit top D6 BR.LN
END
  play      French: move E5, go E4, move G6, go F6, done
  offer-only French: battle E8, battle F6, done
  refuse    French: battle E4 because CCN-5.3.2-07
