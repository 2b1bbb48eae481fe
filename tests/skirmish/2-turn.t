# Chapter 2: stances, who goes first, and how turns end.

test SK-2-01  both sides choose a stance, then one gives its orders, then the other
  position  tests/positions/skirmish/turn.pos
  expect    asked Blue Red
  expect    view Blue turn = 3
  play      Blue: bold
  play      Red: steady
  expect    asked Blue
  offer     Blue: pick, declare
  play      Blue: declare
  expect    asked Red
  offer     Red: pick, declare
  play      Red: declare
  expect    asked Blue Red
  offer-only Red: bold, steady
  expect    view Blue turn = 4

test SK-2-02  stances are chosen at the same time and in secret
  position  tests/positions/skirmish/turn.pos
  offer-only Blue: bold, steady
  offer-only Red: bold, steady
  play      Blue: bold
  expect    asked Red
  expect    view Red sides[0].stance = undecided
  expect    view spectator sides[0].stance = undecided
  expect    log Red contains "Blue has chosen a stance" rule SK-2-02
  expect    log Red lacks "bold"
  expect    log spectator lacks "bold"
  expect    log Blue contains "You choose: bold"

test SK-2-02  they are shown when both have chosen
  position  tests/positions/skirmish/turn.pos
  play      Red: steady
  expect    asked Blue
  expect    log Blue lacks "steady"
  play      Blue: bold
  expect    view Red sides[0].stance = bold
  expect    view Blue sides[1].stance = steady
  expect    log Red contains "Blue is bold, Red is steady" rule SK-2-02
  expect    log Blue contains "Blue is bold, Red is steady" rule SK-2-02

test SK-2-03  a side may change its stance until the other has chosen
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  offer-only Blue: bold, steady
  play      Blue: steady
  expect    asked Red
  expect    log Blue contains "You choose: steady" rule SK-2-03
  expect    log Red lacks "" rule SK-2-03       # not even that he changed his mind
  play      Red: bold
  expect    view Red sides[0].stance = steady

test SK-2-03  and not after that
  position  tests/positions/skirmish/turn.pos
  play      Blue: steady
  play      Red: bold
  refuse    Blue: bold because not asked
  no-undo   Blue
  no-undo   Red

test SK-2-04  the bold side goes before the steady one, without a die: Red
  position  tests/positions/skirmish/turn.pos
  play      Blue: steady
  play      Red: bold
  expect    asked Red
  expect    view Blue first = Red
  expect    log all contains "Red goes first" rule SK-2-04
  expect    log all lacks "Die"

test SK-2-04  and Blue
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  expect    asked Blue
  expect    log all lacks "Die"

test SK-2-05  both bold: on a 3 Blue goes first
  position  tests/positions/skirmish/turn.pos
  fate      3
  play      Blue: bold
  play      Red: bold
  expect    asked Blue
  expect    log Red contains "Die (d6): 3" rule SK-2-05

test SK-2-05  both bold: on a 4 Red goes first
  position  tests/positions/skirmish/turn.pos
  fate      4
  play      Blue: bold
  play      Red: bold
  expect    asked Red

test SK-2-05  both steady: on a 1 Blue goes first
  position  tests/positions/skirmish/turn.pos
  fate      1
  play      Blue: steady
  play      Red: steady
  expect    asked Blue

test SK-2-05  both steady: on a 6 Red goes first
  position  tests/positions/skirmish/turn.pos
  fate      6
  play      Blue: steady
  play      Red: steady
  expect    asked Red

test SK-2-06  after the last turn the match ends
  position  tests/positions/skirmish/last-turn.pos
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  expect    result running
  play      Red: declare
  expect    result over
  expect    asked nobody
  refuse    Blue: bold because over

test SK-2-06  and not after the last but one
  position  <<END
    position skirmish 1
    seats 0 1
    frame match stances
    field open
    turn 7 of 8
    company 0 Blue line 340 200 /90
    company 1 Red line 660 200 /270
  END
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  play      Red: declare
  expect    result running
  expect    asked Blue Red
  expect    view Blue turn = 8
