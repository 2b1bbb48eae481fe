# Chapter 1: where companies may stand, who knows what they are, and when they leave the field.

test SK-1-01  a company is never nearer than 40 to the western and southern border
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 1 of 8
    company 0 Blue line 150 150 /90
    company 1 Red line 900 400 /270
  END
  offer     Blue: march 0 @ 40,200 /0, march 0 @ 200,40 /0, march 0 @ 40,40 /0
  refuse    Blue: march 0 @ 39,200 /0    because SK-1-01
  refuse    Blue: march 0 @ 200,39 /0    because SK-1-01
  refuse    Blue: march 0 @ -40,150 /0   because SK-1-01
  refuse    Blue: march 0 @ -2147483648,2147483647 /0 because SK-1-01
  play      Blue: march 0 @ 40,40 /0

test SK-1-01  nor to the eastern and northern one, on a field of 1000 by 800
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 1 of 8
    company 0 Blue line 850 650 /90
    company 1 Red line 100 100 /270
  END
  expect    view Red field.width = 1000
  expect    view Red field.depth = 800
  offer     Blue: march 0 @ 960,700 /0, march 0 @ 900,760 /0, march 0 @ 960,760 /0
  refuse    Blue: march 0 @ 961,700 /0 because SK-1-01
  refuse    Blue: march 0 @ 900,761 /0 because SK-1-01

test SK-1-02  two companies are never nearer than 80, friend or enemy
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 1 of 8
    company 0 Blue line 620 400 /90
    company 1 Blue line 700 600 /90
    company 2 Red line 500 500 /270
  END
  offer     Blue: march 0 @ 580,500 /0, march 0 @ 564,452 /0   # 64 and 48 make 80
  refuse    Blue: march 0 @ 579,500 /0 because SK-1-02
  refuse    Blue: march 0 @ 563,452 /0 because SK-1-02
  refuse    Blue: march 0 @ 500,500 /0 because SK-1-02
  offer     Blue: march 0 @ 620,600 /0                         # its own side
  refuse    Blue: march 0 @ 621,600 /0 because SK-1-02

test SK-1-02  a company that has left the field is in nobody's way
  position  <<END
    position skirmish 1
    seats 0 1
    frame match "second side"
    frame orders "next company" 0 0
    frame action march 0 0
    field open
    turn 1 of 8
    company 0 Blue line 620 400 /90
    company 1 Red line 700 500 /90
    company 2 Red line 500 500 /270 losses 2 gone
  END
  play      Blue: march 0 @ 500,500 /0
  expect    log all contains "Company A marches to 500,500 and faces 0"

test SK-1-03  the table has the four kinds with their strengths
  expect    table kinds.tsv [name=grenadiers].strength = 4
  expect    table kinds.tsv [name=line].strength = 3
  expect    table kinds.tsv [name=light].strength = 2
  expect    table kinds.tsv [name=decoy].strength = 0

test SK-1-03  grenadiers have strength 4 and line 3
  position  <<END
    position skirmish 1
    seats 0 1
    frame match stances
    field open
    turn 1 of 8
    company 0 Blue grenadiers 100 100 /90
    company 1 Red line 900 700 /270
  END
  expect    result score Blue = 4
  expect    result score Red = 3
  expect    view Blue sides[0].pool.grenadiers = 1
  expect    view Blue sides[1].pool.line = 1

test SK-1-03  light companies have strength 2 and decoys none
  position  <<END
    position skirmish 1
    seats 0 1
    frame match stances
    field open
    turn 1 of 8
    company 0 Blue light 100 100 /90
    company 1 Red decoy 900 700 /270
  END
  expect    result score Blue = 2
  expect    result score Red = 0
  expect    view Blue sides[0].pool.light = 1
  expect    view Blue sides[1].pool.decoy = 1
  expect    view Blue sides[0].pool.unknown absent

test SK-1-04  a player knows the kinds of his own companies and not the enemy's
  position  tests/positions/skirmish/turn.pos
  expect    view Blue companies[0].kind = line
  expect    view Blue companies[1].kind = grenadiers
  expect    view Blue companies[2].kind = decoy
  expect    view Blue companies[3].kind = unknown
  expect    view Blue companies[4].kind = unknown
  expect    view Blue companies[5].kind = unknown
  expect    view Red companies[0].kind = unknown
  expect    view Red companies[1].kind = unknown
  expect    view Red companies[2].kind = unknown
  expect    view Red companies[5].kind = decoy
  expect    view spectator companies[0].kind = unknown
  expect    view spectator companies[5].kind = unknown

test SK-1-04  of the enemy's companies he sees place, facing and losses
  position  tests/positions/skirmish/last-turn.pos
  expect    view Red companies[1].x = 340
  expect    view Red companies[1].y = 400
  expect    view Red companies[1].facing = 90
  expect    view Red companies[1].losses = 1
  expect    view Red companies[1].kind = unknown

test SK-1-04  when a match begins each side is told of its own companies alone
  scenario  duel
  expect    seen Blue token 0
  expect    hidden Red token 0
  expect    seen Red token 5
  expect    hidden Blue token 5
  expect    log Blue contains "Company A: " rule SK-1-04
  expect    log Blue lacks "Company F: "
  expect    log Red contains "Company F: " rule SK-1-04
  expect    log Red lacks "Company A: "
  expect    log spectator lacks "" rule SK-1-04

test SK-1-05  a company that was shown stays known, turns later
  position  tests/positions/skirmish/assault.pos
  expect    view Red companies[0].kind = unknown
  play      Blue: assault 3
  fate      1 1
  play      Red: receive
  expect    view Red companies[0].kind = line
  play      Red: declare
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  play      Red: declare
  play      Blue: bold
  play      Red: steady
  play      Blue: declare
  play      Red: declare
  play      Blue: bold
  play      Red: steady
  play      Blue: pick 0, declare, march 0 @ 200,500 /90
  play      Red: declare
  expect    view Red turn = 6
  expect    view Red companies[0].kind = line
  expect    view Red companies[1].kind = unknown
  expect    view spectator companies[0].kind = line

test SK-1-06  the kinds of a side are dealt to its companies: these draws
  position  <<END
    position skirmish 1
    seats 0 1
    fate draw1 draw1 draw3 draw2            # the last company takes from the first, the second from the first; Red stays
    field open
    turn 1 of 8
    company 0 Blue line 340 200 /90
    company 1 Blue grenadiers 340 400 /90
    company 2 Blue decoy 340 600 /90
    company 3 Red line 660 200 /270
    company 4 Red grenadiers 660 400 /270
    company 5 Red decoy 660 600 /270
  END
  expect    truth companies[0].kind = grenadiers
  expect    truth companies[1].kind = decoy
  expect    truth companies[2].kind = line
  expect    truth companies[3].kind = line
  expect    truth companies[4].kind = grenadiers
  expect    truth companies[5].kind = decoy
  expect    log spectator contains "The kinds of Blue are dealt" rule SK-1-06

test SK-1-06  one seed deals so
  seed      1
  scenario  duel
  expect    truth companies[0].kind = grenadiers
  expect    truth companies[1].kind = decoy
  expect    truth companies[2].kind = line
  expect    truth companies[3].kind = grenadiers
  expect    view Red sides[0].pool.line = 1
  expect    view Red sides[0].pool.grenadiers = 1
  expect    view Red sides[0].pool.light = 0
  expect    view Red sides[0].pool.decoy = 1
  expect    view Blue sides[1].pool.decoy = 1

test SK-1-06  another seed deals otherwise, and the pool is the same
  seed      2
  scenario  duel
  expect    truth companies[0].kind = grenadiers
  expect    truth companies[1].kind = decoy
  expect    truth companies[2].kind = line
  expect    truth companies[3].kind = line
  expect    view Red sides[0].pool.line = 1
  expect    view Red sides[0].pool.grenadiers = 1
  expect    view Red sides[0].pool.light = 0
  expect    view Red sides[0].pool.decoy = 1

test SK-1-07  the first loss does not remove a company
  position  tests/positions/skirmish/assault.pos
  play      Blue: assault 3
  fate      5 6 1                       # the volley hits; Blue wins all the same
  play      Red: volley
  expect    view Red companies[0].losses = 1
  expect    view Red companies[0].gone = false

test SK-1-07  a company is removed at its second loss, and is then shown
  position  tests/positions/skirmish/last-stand.pos
  expect    view Red companies[0].kind = unknown
  play      Blue: assault 2
  fate      5
  play      Red: volley
  expect    view Red companies[0].losses = 2
  expect    view Red companies[0].gone = true
  expect    view Red companies[0].kind = line
  expect    view spectator companies[0].kind = line
  expect    log Red contains "Company A leaves the field" rule SK-1-07
  expect    log Red contains "Company A is shown: line" rule SK-1-07
