# Chapter 6: who has won.

test SK-6-01  a side left with nothing but decoys loses at once
  position  tests/positions/skirmish/last-stand.pos
  play      Blue: assault 2
  fate      6 1
  play      Red: receive
  expect    result over
  expect    result winner Blue
  expect    asked nobody
  expect    view Red turn = 2                      # in the middle of it

test SK-6-01  likewise the assaulting side, when the volley takes its last company
  position  tests/positions/skirmish/last-stand.pos
  play      Blue: assault 2
  fate      5
  play      Red: volley
  expect    result winner Red
  expect    asked nobody

test SK-6-01  decoys alone decide nothing: a side with one true company fights on
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action assault 0 0
    field open
    turn 2 of 8
    first Blue
    stance Blue bold
    stance Red bold
    company 0 Blue line 400 500 /90 acted
    company 1 Red line 500 500 /270 losses 1
    company 2 Red light 900 100 /270
  END
  play      Blue: assault 1
  fate      6 1
  play      Red: receive
  expect    view Blue companies[1].gone = true
  expect    result running
  expect    asked Red

test SK-6-02  if both are left with nothing but decoys, the match is drawn
  position  tests/positions/skirmish/last-stand.pos
  play      Blue: assault 2
  fate      3 3
  play      Red: receive
  expect    result over
  expect    result draw
  expect    view Blue companies[2].gone = true
  expect    view Blue companies[0].gone = true

test SK-6-03  after the last turn the side with more strength on the field, less losses, wins
  position  tests/positions/skirmish/last-turn.pos
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  play      Red: declare
  expect    result score Blue = 6                  # 3 + 4 - 1
  expect    result score Red = 5                   # 3 + 2; what is gone does not count
  expect    result winner Blue

test SK-6-03  be it Red
  position  <<END
    position skirmish 1
    seats 0 1
    frame match stances
    field open
    turn 8 of 8
    company 0 Blue line 340 200 /90 losses 1
    company 1 Red line 660 200 /270
  END
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  play      Red: declare
  expect    result winner Red
  expect    view Blue companies[1].kind = line     # nothing is hidden any more

test SK-6-03  equal strength is a draw
  position  <<END
    position skirmish 1
    seats 0 1
    frame match stances
    field open
    turn 8 of 8
    company 0 Blue grenadiers 340 200 /90 losses 1
    company 1 Red line 660 200 /270
    company 2 Red decoy 660 400 /270
  END
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  play      Red: declare
  expect    result draw
