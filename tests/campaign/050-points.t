# 050-points.t -- 1X 50, 85 to 90 and 104: the administrative segment and its points.

test 1X-50-1 1X-87-1 1X-90-2  points come first, then source, centre and replacements
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 3 of 12 from 1
staff french centre 2921 source 2355 ap 8 via 1533
leader murat at 2921
unit nansouty on murat 2
fate 3 4
END
  expect    log all contains "The French side receives 2 AP: effective line 25."  rule 1X-87-1
  expect    log all lacks "Replacements"
  expect    truth armies[0].ap = 10
  expect    trace contains "supply source"
  play      french: keep
  expect    log all contains "Replacements: 1 french infantry."  rule 1X-99-1

test 1X-50-1 1X-96-3  nothing of it is done in another order: a vedette does not come back now
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 8
fate 3 4
END
  refuse    french: activate mg-cav-1    because 1X-50-1
  refuse    french: replace nansouty     because 1X-105-1

test 1X-87-3  a line of twelve and dice of four bring two
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1542 source 2355 ap 0
fate 2 2
END
  expect    log all contains "The French side receives 2 AP: effective line 8."

test 1X-87-3 1X-87-6  the Coalition has one less on its dice, and two is the least
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 1533 source 4607 ap 0
fate 1 1
END
  expect    log all contains "The Coalition side receives 0 AP: effective line 24."

test 1X-87-6 1X-80-2  Coalition dice of eight on a line of 24: row seven, two points
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 1533 source 4607 ap 0
fate 3 5
END
  expect    log all contains "The Coalition side receives 2 AP: effective line 24."
  expect    truth armies[1].ap = 2

test 1X-87-6  of seven: row six, two; of six: row five, one
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 1533 source 4607 ap 0
fate 3 3
END
  expect    log all contains "The Coalition side receives 1 AP"

test 1X-87-5 1X-79-5  dice of twelve with no line at all bring five
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 0
fate 6 6
END
  expect    log all contains "The French side receives 5 AP: effective line 0."

test 1X-87-4  dice of eight on the same bring four
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 0
fate 4 4
END
  expect    log all contains "The French side receives 4 AP"

test 1X-87-4  a line of 28: dice of eight, two
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 0313 source 2355 ap 0 via 0826
fate 4 4
END
  expect    log all contains "The French side receives 2 AP: effective line 28."

test 1X-89-1 1X-104-1  Napoleon with the centre is one point more
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 0
leader napoleon at 2355
leader davout under napoleon
unit friant on davout 6
fate 3 3
END
  expect    log all contains "receives 3 AP"
  expect    log all contains "commander in chief is with the centre"  rule 1X-89-1
  expect    truth armies[0].ap = 4

test 1X-89-1  next to it he is not, and no other leader is the chief
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 0
leader napoleon at 2354
leader davout at 2355
unit friant on davout 6
fate 3 3
END
  expect    truth armies[0].ap = 3

test 1X-104-2 1X-89-2  Kutusov brings his point even where the table brings none
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 1533 source 4607 ap 0
leader kutusov at 1533
unit kutusov-horse on kutusov 2
fate 1 1
END
  expect    log all contains "The Coalition side receives 0 AP"
  expect    truth armies[1].ap = 1

test 1X-87-2 1X-82-2 1X-89-2  a centre that moved receives none, chief or not, and no die falls
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 5 moved 1
leader napoleon at 2355
leader davout under napoleon
unit friant on davout 6
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2
  expect    truth armies[0].ap = 5
  expect    log all lacks "effective line"

test 1X-161-4 1X-82-4  turned again, it receives them
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 5 moved 1 active
fate 3 3
END
  expect    truth armies[0].ap = 8

test 1X-87-7 1X-94-1  a source that is being changed brings none
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 0348 begun 2
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-7
  expect    truth armies[0].ap = 5

test 1X-87-7 1X-71-2  nor one that is captured
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
turn 3 of 12 from 1
staff french centre 1949 source 2355 ap 5 taken
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-7

test 1X-150-2 1X-86-2  a line that is cut brings none, and takes none of what is stored
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 2355 ap 7
damaged 2354/2453
END
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-2
  expect    truth armies[0].ap = 7

test 1X-88-1 1X-83-1 1X-84-2 1X-88-2  each army rolls for itself, and its points are its own
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 3
staff coalition centre 1533 source 4607 ap 6
fate 3 3
END
  expect    truth armies[0].ap = 6
  expect    truth armies[1].ap = 6

test 1X-90-1 1X-85-1  ninety-nine are as many as the two markers can show
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 98
fate 6 6
END
  expect    truth armies[0].ap = 99

test 1X-87-3  a line of 25 is the fifth column still: dice of three bring one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 0 via 1533
fate 1 2
END
  expect    log all contains "The French side receives 1 AP: effective line 25."

test 1X-87-3  one of 20 the fourth: dice of two bring one
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2921 source 2355 ap 0
fate 1 1
END
  expect    log all contains "The French side receives 1 AP: effective line 20."

test 1X-87-6 1X-87-3  Coalition dice of two are two: at the source itself two points
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 4607 source 4607 ap 0
fate 1 1
END
  expect    log all contains "The Coalition side receives 2 AP: effective line 0."

test 1X-12-1  the two dice are added: 2 and 2 are 4
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 0
fate 2 2
END
  expect    log all contains "The French side receives 2 AP: effective line 0."

test 1X-79-5  more depots than hexes do not make it less than nothing
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 1949 source 2355 ap 0
fate 6 6
END
  expect    log all contains "The French side receives 5 AP: effective line 0."

test 1X-87-6  of seven: row six, two points
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 1533 source 4607 ap 0
fate 3 4
END
  expect    log all contains "The Coalition side receives 2 AP"

test 1X-104-1  Napoleon himself, and no other who stands there
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "administrative points" 0 0
staff french centre 2355 source 2355 ap 0
leader napoleon at 2355
unit old-guard on napoleon 4
fate 3 3
END
  expect    log all contains "receives 3 AP"
  expect    log all contains "commander in chief is with the centre"  rule 1X-89-1
  expect    truth armies[0].ap = 4

test 1X-80-1  main towns and depots of every class count: 49 hexes less 25
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
staff coalition centre 1533 source 4607 ap 0
fate 3 5
END
  expect    log all contains "The Coalition side receives 2 AP: effective line 24."
  expect    truth armies[1].ap = 2
