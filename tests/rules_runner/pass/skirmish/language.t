# Every statement of the language, at work.  Their failures are in tests/rules_runner/fail.

test SK-2-02 SK-2-03 SK-2-04  stances are secret, may be changed, and boldness goes first
  seed      7
  scenario  duel
  expect    asked blue, red
  play      blue: bold
  expect    asked red
  no-undo   blue
  expect    view red sides[0].stance = undecided
  expect    log red lacks "bold"
  expect    log spectator lacks "bold"
  play      blue: steady              # thought better of it
  play      red: bold
  expect    asked red
  expect    log blue contains "Red goes first" rule SK-2-04
  expect    log all contains rule SK 2
  expect    trace contains "orders SK 3 picks"
  expect    hash same

test SK-3-01 SK-3-02  with two picked there is no third; picks are private and can be taken back
  scenario  duel
  play      blue: bold
  play      red: steady
  expect    prompt blue contains "Pick up to 2"
  expect    prompt red contains "Waiting for Blue"
  offer     blue: pick 0, pick 1, declare
  no-offer  blue: pick 3, march, assault *
  refuse    red: pick 0 because not asked
  refuse    red: declare              because not asked
  play      blue: pick 0, pick 2
  refuse    blue: pick 1              because SK-3-01
  refuse    blue: pick 1              because SK 3
  offer-only blue: pick 0, pick 2, declare
  expect    view red companies[0].order = none
  undo      blue
  offer-only blue: pick *, declare
  expect    result running

test SK-3-01  the option allows a third
  scenario  duel option orders=three
  play      blue: bold
  play      red: steady
  play      blue: pick 0, pick 2
  offer     blue: pick 1

test SK-1-02 SK-4-01  a march ends within reach and apart from others
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders picks
    field open
    turn 8 of 8
    company 0 blue line 340 200 /90
    company 1 red line 500 200 /270
  END
  play      blue: pick 0, declare
  offer     blue: march *, march 0 @ 340,400 /17
  refuse    blue: march 0 @ 340,401 /17     because SK 4
  refuse    blue: march 0 @ 421,200 /90     because SK-1-02
  no-offer  blue: march 0 @ 421,200 /90
  play      blue: march 0 @ 420,200 /90

test SK-5-03 SK-5-04 SK-1-07 SK-6-01  a volley removes the last company that is no decoy
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders picks
    field open
    turn 8 of 8
    company 0 blue line 340 200 /90 losses 1
    company 1 blue decoy 340 600 /90
    company 2 red line 450 200 /270
  END
  expect    hidden red token 0
  expect    hidden spectator token 0
  expect    seen blue token 0
  expect    view red companies[token=0].kind = unknown
  expect    view blue companies[token=0].kind != unknown
  expect    truth companies[0].kind = line
  expect    truth companies has 3
  expect    view spectator colour absent
  play      blue: pick 0, declare, march 0 @ 340,200 /90, assault 2
  offer-only red: volley, receive
  fate      5
  play      red: volley
  no-undo   red
  expect    seen blue token 2
  expect    seen spectator token 0
  expect    asked nobody
  expect    result over
  expect    result winner red
  expect    result score red = 3
  refuse    blue: declare             because over
