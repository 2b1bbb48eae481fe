# Chapter 5: assaults, volleys, melees.
#
# In a melee the assaulting company's die is cast first, then that of the assaulted one.

test SK-5-01  after its march a company may assault one enemy within 120
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 2 of 8
    first Blue
    stance Blue bold
    stance Red steady
    company 0 Blue line 300 420 /90 acted
    company 1 Blue line 400 600 /90 ordered
    company 2 Red line 520 500 /270
    company 3 Red line 279 500 /90
    company 4 Red line 472 404 /270
  END
  no-offer  Blue: assault                      # not before its march
  play      Blue: march 0 @ 400,500 /90
  offer-only Blue: assault 2, assault 4, stand # 120 away: 72 and 96 make 120, too
  refuse    Blue: assault 3 because SK-5-01    # 121 away
  refuse    Blue: assault 1 because SK-5-01    # a friend
  play      Blue: assault 2
  fate      1 1
  play      Red: receive
  no-offer  Blue: assault                      # one is enough: the next company marches
  expect    prompt Blue contains "Place company B"

test SK-5-01  with nobody in reach there is no question
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 2 of 8
    first Blue
    company 0 Blue line 300 500 /90 acted
    company 1 Red line 521 500 /270
    company 2 Red line 400 420 /270 losses 2 gone
  END
  play      Blue: march 0 @ 400,500 /90
  expect    asked Red

test SK-5-01  it need not
  position  tests/positions/skirmish/assault.pos
  play      Blue: stand
  expect    log Red contains "Company A does not assault" rule SK-5-01
  expect    asked Red
  offer     Red: declare
  expect    hidden Red token 0

test SK-5-02  a decoy cannot assault, and nobody notices
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 2 of 8
    first Blue
    company 0 Blue decoy 300 500 /90 acted
    company 1 Blue line 100 100 /90
    company 2 Red line 500 500 /270
  END
  play      Blue: march 0 @ 400,500 /90
  offer-only Blue: stand
  refuse    Blue: assault 2 because SK-5-02
  expect    trace contains "assault: Blue to choose"
  play      Blue: stand
  expect    log Red contains "Company A does not assault"
  expect    hidden Red token 0

test SK-5-03  an assaulted company may fire a volley at what comes from ahead
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  expect    asked Red
  offer-only Red: volley, receive
  no-undo   Blue

test SK-5-03  it need not
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  fate      1 1
  play      Red: receive
  expect    log Blue contains "Company D holds its fire" rule SK-5-03
  expect    log Blue lacks "fires a volley"
  expect    view Blue companies[0].losses = 1     # of the melee: 4 against 5

test SK-5-03  firing shows it
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  expect    hidden Blue token 3
  fate      1 1 1
  play      Red: volley
  expect    log Blue contains "Company D is shown: line" rule SK-5-03
  expect    seen Blue token 3

test SK-5-03  not at what comes from behind
  position  tests/positions/skirmish/from-behind.pos
  fate      1 1
  play      Blue: assault 2
  expect    log Red contains "counts"              # Red was not asked
  expect    log Red lacks "holds its fire"

test SK-5-03  the front half ends in a line through the company, and has it
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
    company 1 Red line 500 500 /0
    company 2 Red line 399 400 /90
    company 3 Red line 401 600 /90
  END
  play      Blue: assault 1                        # exactly at its left
  expect    asked Red
  offer     Red: volley

test SK-5-03  just ahead of that line is in front
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
    company 1 Red line 399 400 /90
  END
  play      Blue: assault 1
  expect    asked Red
  offer     Red: volley

test SK-5-03  and just behind it is not
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
    company 1 Red line 401 400 /90
  END
  fate      1 1
  play      Blue: assault 1
  expect    log Red contains "Company A counts 5, company B counts 4"

test SK-5-03  a decoy has no volley, but its owner is asked all the same
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action assault 0 0
    field open
    turn 2 of 8
    first Blue
    company 0 Blue line 400 500 /90 acted
    company 1 Red decoy 500 500 /270
    company 2 Red line 900 100 /270
  END
  play      Blue: assault 1
  expect    asked Red
  offer-only Red: receive
  refuse    Red: volley because SK-5-03

test SK-5-04  a volley does nothing on a 4
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  fate      4 6 1
  play      Red: volley
  expect    log Blue contains "Die (d6): 4" rule SK-5-04
  expect    log Blue contains "The volley does no harm" rule SK-5-04
  expect    view Red companies[0].losses = 0

test SK-5-04  and hits on a 5: the assaulting company takes a loss
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  fate      5 6 1
  play      Red: volley
  expect    log Blue contains "The volley hits company A" rule SK-5-04
  expect    view Red companies[0].losses = 1
  expect    log Red contains "Company A counts 8, company D counts 5"   # and goes on

test SK-5-04  if that removes it, the assault is over
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
    stance Red steady
    company 0 Blue line 400 500 /90 losses 1 acted
    company 1 Blue line 100 100 /90
    company 2 Red line 500 500 /270
  END
  play      Blue: assault 2
  fate      6
  play      Red: volley
  expect    view Red companies[0].gone = true
  expect    log Red lacks "counts"
  expect    view Red companies[2].losses = 0
  expect    result running
  expect    asked Red
  offer     Red: declare

test SK-5-05  at contact both companies are shown
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  expect    hidden Red token 0
  expect    hidden Blue token 3
  fate      1 1
  play      Red: receive
  expect    seen Red token 0
  expect    seen Blue token 3
  expect    log Red contains "Company A is shown: line" rule SK-5-05
  expect    log Blue contains "Company D is shown: line" rule SK-5-05

test SK-5-05  a decoy that is assaulted is removed, and there is no fight
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action assault 0 0
    field open
    turn 2 of 8
    first Blue
    company 0 Blue line 400 500 /90 acted
    company 1 Red decoy 500 500 /270
    company 2 Red line 900 100 /270
  END
  play      Blue: assault 1
  play      Red: receive
  expect    view Blue companies[1].gone = true
  expect    view Blue companies[1].kind = decoy
  expect    seen Red token 0
  expect    log all lacks "Die"
  expect    log all lacks "counts"
  expect    result running

test SK-5-06  a company counts a die and its strength, less its losses; alone steady, one more
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
    stance Red steady
    company 0 Blue line 400 500 /90 losses 1 acted
    company 1 Blue line 100 100 /90
    company 2 Red line 500 500 /270
  END
  play      Blue: assault 2
  fate      4 4
  play      Red: receive
  expect    log Red contains "Company A counts 6, company C counts 8" rule SK-5-06

test SK-5-06  grenadiers count 4, light companies 2; when both are bold nobody adds
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
    company 0 Blue grenadiers 400 500 /90 acted
    company 1 Red light 500 500 /270
    company 2 Red line 900 100 /270
  END
  play      Blue: assault 1
  fate      2 5
  play      Red: receive
  expect    log Red contains "Company A counts 6, company B counts 7"

test SK-5-06  from behind the assaulting company adds 1; when both are steady the other does not
  position  tests/positions/skirmish/from-behind.pos
  fate      3 2
  play      Blue: assault 2
  expect    log Red contains "Company A counts 7, company C counts 5"

test SK-5-06  being steady helps the assaulted company, not the assaulting one
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action assault 0 0
    field open
    turn 2 of 8
    first Red
    stance Blue steady
    stance Red bold
    company 0 Blue line 400 500 /90 acted
    company 1 Red line 500 500 /270
  END
  play      Blue: assault 1
  fate      4 2
  play      Red: receive
  expect    log Red contains "Company A counts 7, company B counts 5"

test SK-5-07  the lower count takes a loss and falls back 100, straight away from the winner
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  fate      6 1
  play      Red: receive
  expect    view Blue companies[3].losses = 1
  expect    view Blue companies[3].x = 600
  expect    view Blue companies[3].y = 500
  expect    view Blue companies[3].facing = 270
  expect    view Blue companies[3].gone = false
  expect    view Blue companies[0].losses = 0
  expect    view Blue companies[0].x = 400
  expect    log Blue contains "Company D falls back to 600,500" rule SK-5-07

test SK-5-07  the assaulting company, too
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  fate      1 1
  play      Red: receive
  expect    view Red companies[0].losses = 1
  expect    view Red companies[0].x = 300
  expect    view Red companies[0].y = 500
  expect    view Red companies[3].losses = 0
  expect    view Red companies[3].x = 500

test SK-5-07  aslant: away from 440,420 it goes 60 and 80 farther
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
    company 0 Blue line 440 420 /90 acted
    company 1 Red line 500 500 /270
  END
  play      Blue: assault 1
  fate      6 1
  play      Red: receive
  expect    view Blue companies[1].x = 560
  expect    view Blue companies[1].y = 580

test SK-5-07  it may fall back as far as 40 from the border
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
    company 0 Blue line 760 500 /90 acted
    company 1 Red line 860 500 /270
  END
  play      Blue: assault 1
  fate      6 1
  play      Red: receive
  expect    view Blue companies[1].x = 960
  expect    view Blue companies[1].gone = false

test SK-5-07  where it cannot stand there it is removed: beyond the border
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
    company 0 Blue line 800 500 /90 acted
    company 1 Red line 900 500 /270
    company 2 Red line 100 100 /90
  END
  play      Blue: assault 1
  fate      6 1
  play      Red: receive
  expect    view Blue companies[1].gone = true
  expect    view Blue companies[1].losses = 1
  expect    log Red contains "Company B cannot fall back" rule SK-5-07
  expect    result running

test SK-5-07  or too near another company
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
    company 1 Red line 500 500 /270
    company 2 Red line 679 500 /90
  END
  play      Blue: assault 1
  fate      6 1
  play      Red: receive
  expect    view Blue companies[1].gone = true

test SK-5-07 SK-4-04  or beyond the stream
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action assault 0 0
    field ford
    turn 2 of 10
    first Blue
    stance Blue bold
    stance Red bold
    company 0 Blue line 450 300 /90 acted
    company 1 Red line 550 300 /270
    company 2 Red line 1000 900 /90
  END
  play      Blue: assault 1
  fate      6 1
  play      Red: receive
  expect    view Blue companies[1].gone = true

test SK-5-07 SK-1-07  with its second loss it does not fall back: it is gone
  position  tests/positions/skirmish/last-stand.pos
  play      Blue: assault 2
  fate      6 1
  play      Red: receive
  expect    view Blue companies[2].gone = true
  expect    view Blue companies[2].x = 500
  expect    log Blue lacks "falls back"

test SK-5-08  on equal counts both take a loss and stay
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
    company 1 Red line 500 500 /270
  END
  play      Blue: assault 1
  fate      3 3
  play      Red: receive
  expect    log Red contains "Company A counts 6, company B counts 6"
  expect    view Red companies[0].losses = 1
  expect    view Red companies[0].x = 400
  expect    view Blue companies[1].losses = 1
  expect    view Blue companies[1].x = 500
  expect    log Red contains "Company A takes a loss" rule SK-5-08
  expect    log Red contains "Company B takes a loss" rule SK-5-08
  expect    log Red lacks "falls back"
