# 04-1-sequence.t -- chapters 4.1 and 4.10: turns, player turns, phases.

test A05-4.1-1 A05-4.1-2 A05-18.3-1  the Allies are first, and the French fire while they attack
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied turn"
unit F4-2 at 2000,300 /0 line
unit F4-A1 at 2060,300 /0 unlimbered
unit A4-2 at 2000,360 /180 line
unit A4-A1 at 2060,400 /180 unlimbered
END
  expect    truth player = allied
  expect    asked french                 # defensive fire
  expect    trace contains "artillery fire"
  play      french: done
  expect    asked allied                 # preparation fire
  play      allied: done
  expect    asked allied
  expect    trace contains "movement"
  play      allied: done
  expect    asked french                 # the defender's musketry
  expect    trace contains "musketry"
  play      french: done
  expect    asked allied                 # the attacker's
  play      allied: done
  expect    truth player = french
  expect    asked allied                 # now they defend
  expect    trace contains "artillery fire"

test A05-4.1-3 A05-4.10-1  twelve turns of an hour from five in the morning; after the French turn comes the next
  position <<END
position austerlitz 1
seats 0 1
turn 5 of 12
fog clear
frame match "French turn"
unit F4-2 at 2000,300 /0 line
unit A4-2 at 1000,2000 /180 line
END
  play      french: done
  expect    truth turn = 6
  expect    log all contains "Turn 6, 10 o'clock"
  expect    truth player = allied

test A05-4.1-3  after turn 12 the match is over
  position <<END
position austerlitz 1
seats 0 1
turn 12 of 12
frame match "French turn"
unit F4-2 at 2000,300 /0 line
unit A4-2 at 1000,2000 /180 line
END
  expect    result running
  play      french: done
  expect    result over

test A05-4.1-4 A05-4.10-3  nothing out of its order: no preparation fire once movement has begun
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
unit F4-A1 at 2060,300 /0 unlimbered
unit A4-2 at 2060,600 /180 line
END
  play      french: done                 # preparation fire
  expect    trace contains "movement"
  refuse    french: roundshot A4-2 because A05-4.1-4

test A05-4.1-4  and no move before it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
unit F4-A1 at 2060,300 /0 unlimbered
unit F4-2 at 2000,300 /0 line
unit A4-2 at 2060,600 /180 line
END
  expect    trace contains "artillery fire"
  refuse    french: march F4-2 x10 /0 because A05-4.5-1

test A05-4.1-4 A05-4.10-3  rally comes before fire: the check of a D unit is the first thing of its turn
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
fate 3 3
unit F4-A1 at 2060,300 /0 unlimbered
unit F4-2 at 1500,300 /0 line D
unit F4-3 at 1500,600 /0 line D
unit A4-2 at 2060,600 /180 line
END
  expect    trace contains "recover"
  play      french: rally F4-2
  expect    truth units[id=F4-2].morale = S

test A05-4.10-2  markers of a player turn go with it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "end of player turn" 0 1
unit F4-2 at 2000,300 /0 line marker 2
unit A4-A1 at 2000,700 /180 unlimbered fired prepared
END
  expect    truth units[id=F4-2].marker absent
  expect    log all contains "French player turn"

test A05-4.10-2  a battery that fired in the Allied turn fires again in the French
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "end of player turn" 0 1
unit F4-2 at 2000,300 /0 line
unit A4-A1 at 2000,600 /180 unlimbered fired prepared
END
  expect    asked allied
  offer     allied: battery A4-A1
