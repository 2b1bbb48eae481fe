# 065-commands.t -- 1X 65 to 67, 76, 86, 94, 98 and 150 to 157: what commands need and cost.

test 1X-66-1 1X-150-1 1X-90-2 1X-86-1 1X-66-3  two commands are two points, and no formation has two
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
leader davout at 2355
unit friant on davout 6
fate 2 1 1 1
END
  play      french: command murat
  expect    log all contains "The French side spends 1 AP and has 7."  rule 1X-150-1
  play      french: go 1848, halt
  refuse    french: command murat    because 1X-66-3
  play      french: command davout
  expect    log all contains "has 6."
  expect    truth armies[0].ap = 6

test 1X-66-2 1X-85-1  as many commands as points, and no more
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 1
leader murat at 1949
unit nansouty on murat 2
leader davout at 2355
unit friant on davout 6
fate 2 1 1 1
END
  play      french: command murat, go 1848, halt
  refuse    french: command davout   because 1X-66-2
  no-offer  french: command *

test 1X-65-1 1X-66-4 1X-150-2 1X-135-2  a centre without a line gives none, be the formation next to it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 1949 source 2355 ap 8
leader murat at 1848
unit nansouty on murat 2
leader kienmayer at 2249
unit kienmayer-foot on kienmayer 3
END
  play      french: keep
  expect    log all contains "line of communication is declared blocked"
  refuse    french: command murat    because 1X-66-4
  expect    truth armies[0].ap = 8

test 1X-151-1 1X-154-1 1X-156-1 1X-155-2 1X-155-1  eighteen MP along the road are in reach
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 4158
unit nansouty on murat 2
END
  offer     french: command murat

test 1X-151-1 1X-154-1 1X-81-1 1X-98-1 1X-155-2 1X-66-6  nineteen are not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 4257
unit nansouty on murat 2
key pressburg french
END
  refuse    french: command murat    because 1X-151-1

test 1X-156-1  for the Coalition alike
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
staff coalition centre 4607 source 4607 ap 8
leader kutusov at 2925
unit kutusov-horse on kutusov 2
leader bagration at 4410
unit bagration-foot on bagration 5
END
  offer     coalition: command bagration
  refuse    coalition: command kutusov   because 1X-151-1

test 1X-156-2  in NAB the Coalition's army reaches 14 MP
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "end of turn"
frame "player turn" "supply check" 0 1
staff coalition centre 1533 source 4607 ap 8
leader kutusov at 1847
unit kutusov-horse on kutusov 2
leader bagration at 1645
unit bagration-foot on bagration 5
END
  offer     coalition: command bagration
  refuse    coalition: command kutusov   because 1X-151-1

test 1X-156-2  elsewhere it reaches 18
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
staff coalition centre 1533 source 4607 ap 8
leader kutusov at 1847
unit kutusov-horse on kutusov 2
END
  offer     coalition: command kutusov

test 1X-154-2  once in reach it may march out of it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 4158
unit nansouty on murat 2
END
  play      french: command murat, go 4257, go 4358
  expect    log all contains "goes from 4257 to Pressburg"

test 1X-151-4  measured when the segment begins: what was in reach then still is, and what was not is not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" commands 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 4257 reach 3
unit nansouty on murat 2
leader davout at 2355 reach 1
unit friant on davout 6
END
  offer     french: command murat
  refuse    french: command davout   because 1X-151-1

test 1X-151-3 1X-66-1  an extended march is one point more
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
END
  play      french: command murat, extend
  expect    truth armies[0].ap = 6

test 1X-151-2  of a formation in several hexes the leader's distance counts
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
leader murat at 4158
unit nansouty on murat 2
leader soult at 4257
unit vandamme on soult 5
END
  refuse    french: command soult    because 1X-151-1
  play      french: with soult, command murat

test 1X-94-1 1X-95-2  while the source is changed there are none
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 8 changing next 0348 begun 4
leader murat at 1949
unit nansouty on murat 2
END
  refuse    french: command murat    because 1X-94-1

test 1X-92-2 1X-72-3  in the turn in which it is turned up there are
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 5 of 12 from 1
staff french centre 1949 source 2355 ap 8 changing next 0348 begun 4
leader murat at 1949
unit nansouty on murat 2
END
  play      french: keep
  play      french: done
  offer     french: command murat

test 1X-83-1 1X-86-2 1X-152-1  an army's points pay for its own leaders alone
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 8
staff coalition centre 1533 source 4607 ap 6
leader murat at 1949
unit nansouty on murat 2
leader kutusov at 1533
unit kutusov-horse on kutusov 2
END
  refuse    french: command kutusov  because 1X-5-1
  play      french: command murat
  expect    truth armies[1].ap = 6

# -- which column --

test 1X-67-2 1X-67-1 1X-86-1  ten points, one for the command: nine are the third column
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 10
leader murat at 1949
unit nansouty on murat 2
leader davout at 2355
unit friant on davout 6
fate 2 1 1 1
END
  play      french: command murat, go 1848, halt
  expect    log french contains "Attrition of Murat: 2 SP in column C"

test 1X-67-1 1X-67-2  eleven: ten are the fourth, nine for the next the third
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 11
leader murat at 1949
unit nansouty on murat 2
leader davout at 2355
unit friant on davout 6
fate 2 2 1 1
END
  play      french: command murat, go 1848, halt
  expect    log french contains "Attrition of Murat: 2 SP in column D"
  play      french: command davout, go 2354, halt
  expect    log french contains "Attrition of Davout: 6 SP in column C"

test 1X-86-1  five points less one are the second
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
staff french centre 2355 source 2355 ap 5
leader murat at 1949
unit nansouty on murat 2
fate 2 1 1 1
END
  play      french: command murat, go 1848, halt
  expect    log french contains "Attrition of Murat: 2 SP in column B"

test 1X-76-2 1X-76-1 1X-231-2  who is out of supply tests in the first, whatever the pool
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "stationary" 0 0
staff french centre 2355 source 2355 ap 12
leader murat at 4257
unit nansouty on murat 2
fate 2 1
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-94-1 1X-71-2  and so does everybody while the source is reversed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "stationary" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 12 changing next 0348 begun 4
leader murat at 2355
unit nansouty on murat 2
fate 2 1
END
  expect    log french contains "Attrition of Murat: 2 SP in column A"

test 1X-94-2 1X-67-3  but foragers may live on the country
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "stationary" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 12 changing next 0348 begun 4
leader murat at 2749 forage 1
unit nansouty on murat 2
fate 2 1
END
  play      french: forages
  expect    log french contains "Attrition of Murat: 2 SP in column"
  expect    log french lacks "in column A"

# -- vedettes --

test 1X-157-1  a vedette out of dispatch distance of centre, sources and depots is called in
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "centre turned" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
vedette VF1 at 4257
END
  expect    log french contains "The vedette at 4257 is out of reach and is called in."  rule 1X-157-1
  expect    log coalition contains "A piece is taken from the map at 4257."
  expect    log coalition lacks "vedette"

test 1X-157-1  at eighteen it stays
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "centre turned" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
vedette VF1 at 4158
END
  expect    log all lacks "called in"
  expect    log all contains "French: forced marches."

test 1X-66-5  through mountains off the road as well
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
turn 3 of 12 from 1
staff coalition centre 5909 source 5909 ap 8
leader bagration at 5203
unit bagration-foot on bagration 2
END
  offer     coalition: command bagration

test 1X-151-5  at the start Liechtenstein is too far from Znaim, Bagration is not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply check" 0 1
staff coalition centre 1533 source 4607 ap 6
leader bagration at 1542
unit bagration-foot on bagration 5
leader liechtenstein at 2946
unit auersperg on liechtenstein 5
END
  refuse    coalition: command liechtenstein  because 1X-151-1
  offer     coalition: command bagration

test 1X-157-1  near another source it stays
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "centre turned" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
vedette VF1 at 4257
key pressburg french
END
  expect    log all lacks "called in"
  expect    log all contains "French: forced marches."

test 1X-157-1  a vedette that is called in comes back with the formation nearest to it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "centre turned" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
leader lannes at 2354
unit suchet on lannes 8
vedette VF1 at 4257
END
  expect    log french contains "The vedette at 4257 is out of reach and is called in."  rule 1X-157-1
  expect    view french portraits[vedette=VF1].leader = lannes
