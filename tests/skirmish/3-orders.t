# Chapter 3: which companies act, and in what order.

test SK-3-01  a side orders as many companies as the scenario allows: two
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  offer-only Blue: pick 0, pick 1, pick 2, declare
  play      Blue: pick 0, pick 2
  offer-only Blue: pick 0, pick 2, declare
  refuse    Blue: pick 1 because SK-3-01
  play      Blue: pick 0, pick 1               # one back, another instead
  play      Blue: declare
  expect    view Red companies[0].order = none
  expect    view Red companies[1].order = acted
  expect    view Red companies[2].order = ordered

test SK-3-01  or three by option, and no fourth
  scenario  ford option orders=three
  play      Blue: bold
  play      Red: steady
  play      Blue: pick 0, pick 1, pick 2
  refuse    Blue: pick 3 because SK-3-01
  play      Blue: declare
  expect    log Red contains "Company C is to act" rule SK-3-01

test SK-3-01  two by default
  scenario  ford
  play      Blue: bold
  play      Red: steady
  play      Blue: pick 0, pick 1
  refuse    Blue: pick 2 because SK-3-01

test SK-3-01  only its own companies, and only those on the field
  position  tests/positions/skirmish/last-turn.pos
  play      Blue: steady
  play      Red: bold
  offer-only Red: pick 3, pick 4, declare
  refuse    Red: pick 5 because SK-3-01        # gone
  refuse    Red: pick 0 because SK-3-01        # Blue's

test SK-3-02  until they are declared, orders may be taken back
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  play      Blue: pick 0, pick 0
  play      Blue: pick 1, pick 2               # both were free
  undo      Blue
  play      Blue: declare
  expect    view Red companies[0].order = none
  expect    view Red companies[2].order = none
  refuse    Blue: pick 0 because SK 4          # declared is declared

test SK-3-02  and the enemy does not see them
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  play      Blue: pick 0, pick 2
  expect    view Red companies[0].order = none
  expect    view Red companies[2].order = none
  expect    log Red lacks "is to act"
  play      Blue: declare
  expect    log Red contains "Company A is to act"
  expect    log Red contains "Company C is to act"

test SK-3-03  companies act one after the other, the lowest number first
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  play      Blue: pick 2, pick 0, declare
  expect    prompt Blue contains "Place company A"
  refuse    Blue: march 2 @ 440,600 /90 because SK-3-03
  play      Blue: march 0 @ 440,200 /90
  expect    prompt Blue contains "Place company C"
  refuse    Blue: march 0 @ 440,200 /90 because SK-3-03
  play      Blue: march 2 @ 440,600 /90
  expect    asked Red

test SK-3-04  a side may give no orders at all
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  expect    asked Red
  expect    log Red contains "Blue gives no orders" rule SK-3-04
  expect    log Red lacks "is to act"

test SK-3-01 own:declare-says-what-is-left  declaring ends the orders, and says how many could still be given
  position  tests/positions/skirmish/turn.pos
  play      Blue: bold
  play      Red: steady
  expect    answer Blue "declare" ends = phase
  expect    answer Blue "declare" left[0].text = "Orders that could still be given: 2"
  play      Blue: pick 0
  expect    answer Blue "declare" left[0].text = "Orders that could still be given: 1"
  play      Blue: pick 2
  expect    answer Blue "declare" left absent
  expect    answer Blue "declare" ends = phase
