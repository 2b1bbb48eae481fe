# 068-sources.t -- 1X 68 to 72 and 91 to 95: supply sources, changed, captured and set again.

test 1X-91-1 1X-92-1 1X-95-1 1X-68-1  a change is begun for one point, to a source or a depot that is held
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 5
key znaim french
leader murat at 1949
unit nansouty on murat 2
END
  offer     french: source 0348, source 1533, source 1949, keep, disperse
  no-offer  french: source 2355
  play      french: source 1533
  expect    log all contains "The French side spends 1 AP and has 4."  rule 1X-95-1
  expect    log all contains "begins to move its supply source to Znaim"  rule 1X-92-1
  expect    truth armies[0].source_state = changing
  expect    truth armies[0].centre_active = false
  expect    truth armies[0].ap = 4

test 1X-91-1  not to a village, nor to what is not held
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 4 of 12 from 1
staff french centre 2355 source 2355 ap 5
control french 2250
control coalition 1949
END
  refuse    french: source 2250   because 1X-91-1
  refuse    french: source 1949   because 1X-91-1
  refuse    french: source 1236   because 1X-91-1
  refuse    french: source 2355   because 1X-91-1

test 1X-68-2  the sources of the other side are not for it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
staff french centre 2355 source 2355 ap 5
END
  refuse    french: source 4607   because 1X-68-2
  refuse    french: source 4434   because 1X-68-2
  refuse    french: source 5909   because 1X-68-2

test 1X-68-1 1X-68-6  Krems in enemy hands is no source, nor Pressburg before it was entered
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
staff french centre 2355 source 2355 ap 5
key krems coalition
END
  refuse    french: source 0348   because 1X-68-1
  refuse    french: source 4358   because 1X-68-1

test 1X-68-6 1X-68-5  with a formation in it Pressburg is
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
staff french centre 2355 source 2355 ap 5
leader mg-inf-1 at 4358
unit gudin on mg-inf-1 6
END
  offer     french: source 4358

test 1X-68-2 1X-68-6  the Coalition has Olmütz, Weisskirchen and Holitsch
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
staff coalition centre 1533 source 4607 ap 5
END
  offer     coalition: source 5909, source 4434, source 2921, source 1533
  refuse    coalition: source 2355   because 1X-68-2

test 1X-95-1  without a point nothing is changed
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
staff french centre 2355 source 2355 ap 0
END
  refuse    french: source 0348   because 1X-95-1
  refuse    french: disperse      because 1X-96-1

test 1X-69-2  a source is changed in the administrative segment alone
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" centre 0 0
staff french centre 2355 source 2355 ap 5
END
  refuse    french: source 0348   because 1X-50-1

test 1X-69-2 1X-50-1  after the change only the centre is asked for
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
staff french centre 2355 source 2355 ap 5
END
  play      french: source 0348
  refuse    french: source 0348   because 1X-50-1
  offer-only french: keep, disperse

test 1X-92-1 1X-92-2 1X-93-2 1X-95-1 1X-70-6  in the next segment it brings no points and is turned up, without a die
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
turn 8 of 12 from 1
staff coalition centre 4607 source 4607 ap 5 changing next 5909 begun 7
END
  expect    log all contains "The Coalition side receives no administrative points."  rule 1X-87-7
  expect    log all contains "The Coalition supply source is Weisskirchen."  rule 1X-92-1
  expect    truth armies[1].source = 5909
  expect    truth armies[1].source_state = active
  expect    truth armies[1].centre_active = true
  expect    truth armies[1].ap = 5

test 1X-92-1  not in the segment in which it was begun
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 8 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 0348 begun 8
END
  expect    truth armies[0].source_state = changing
  refuse    french: source 1533  because 1X-92-1

test 1X-92-1 1X-91-1  a place lost meanwhile is replaced by another
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 8 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 1533 begun 7
key znaim coalition
END
  expect    truth armies[0].source_state = changing
  play      french: source 0348
  expect    truth armies[0].source = 348
  expect    truth armies[0].source_state = active
  expect    truth armies[0].ap = 5

test 1X-93-1  in other titles a die decides: three less the one turn waited is two
  position <<END
position campaign 1
seats 0 1
option title tete
frame match "second player"
frame "player turn" "supply source" 0 0
turn 5 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 0348 begun 4
fate 3
END
  expect    truth armies[0].source_state = active

test 1X-93-1  and four less one is three: it waits
  position <<END
position campaign 1
seats 0 1
option title tete
frame match "second player"
frame "player turn" "supply source" 0 0
turn 5 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 0348 begun 4
fate 4
END
  expect    log all contains "not ready at Krems"  rule 1X-93-1
  expect    truth armies[0].source_state = changing

test 1X-93-1  waited two turns, four is two
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "second player"
frame "player turn" "supply source" 0 0
turn 6 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 0348 begun 4
fate 4
END
  expect    truth armies[0].source_state = active

# -- captured --

test 1X-72-1 1X-72-3 1X-68-4 1X-71-2  after a capture the marker is set again at once, for nothing
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
turn 6 of 12 from 1
staff coalition centre 4607 source 4434 ap 5 taken
key holitsch french
leader murat at 4434
unit nansouty on murat 2
END
  expect    log all contains "The Coalition side receives no administrative points."  rule 1X-87-7
  offer     coalition: source 4607, source 5909
  play      coalition: source 4607
  expect    log all contains "The Coalition supply source is Olmütz."  rule 1X-72-1
  expect    truth armies[1].ap = 5
  expect    truth armies[1].centre_active = true

test 1X-72-2 1X-71-3 1X-70-6  the captured source itself, once the enemy has gone, and its place is the owner's again
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4434 ap 5 taken
key holitsch french
leader murat at 4130
unit nansouty on murat 2
END
  play      coalition: source 4434
  expect    truth armies[1].source_state = active
  expect    truth keys[id=holitsch].side = coalition

test 1X-72-2  while the enemy is before it, though zones do not reach into a fortress, it is not
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4607 ap 5 taken
leader murat at 4508
unit nansouty on murat 2
END
  play      coalition: source 4607
  expect    log all contains "Olmütz is not free"  rule 1X-72-1
  expect    truth armies[1].source_state = taken

test 1X-72-2  nor offered where he is seen there
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4607 ap 5 taken
leader murat at 4508
unit nansouty on murat 2
piece F1 at 4508 murat up
leader merveldt at 4409
unit merveldt-foot on merveldt 3
END
  refuse    coalition: source 4607   because 1X-72-2
  offer     coalition: source 5909

test 1X-72-1  where a hidden enemy stands near, the marker stays away
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4434 ap 5 taken
leader murat at 4334
unit nansouty on murat 2
END
  play      coalition: source 4434
  expect    log all contains "Holitsch is not free"  rule 1X-72-1
  expect    truth armies[1].source_state = taken
  no-undo   coalition

test 1X-72-1  and it cannot be set where an enemy is seen near
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4434 ap 5 taken
leader murat at 4334
unit nansouty on murat 2
piece F1 at 4334 murat up
leader merveldt at 4435
unit merveldt-foot on merveldt 3
END
  refuse    coalition: source 4434   because 1X-72-1
  no-offer  coalition: source 4434

test 1X-72-1 1X-78-1  but a vedette does not keep it away
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4434 ap 5 taken
vedette VF1 at 4334
END
  play      coalition: source 4434
  expect    truth armies[1].source_state = active

test 1X-72-1  it may wait
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff coalition centre 5909 source 4434 ap 5 taken
END
  play      coalition: keep
  expect    truth armies[1].source_state = taken

test 1X-69-1  there is one source at a time
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 8 of 12 from 1
staff french centre 2355 source 2355 ap 5 changing next 0348 begun 7
END
  expect    truth armies[0].source = 348
  expect    truth armies[0].source_next absent

# -- the garrison --

test 1X-70-1 1X-71-1 1X-71-2 1X-71-4 1X-162-1 1X-163-1  an attack on empty Wien meets 1 SP; beaten, the source is captured and the centre flees
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" battles 0 1
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 2356
unit kutusov-horse on kutusov 2
unit miloradovich-a on kutusov 6
unit miloradovich-b on kutusov 6
fate 6 6
END
  play      coalition: attack kutusov, done, pursuit
  expect    log all contains "The French side engages 1 SP."
  expect    log all contains "The French supply source at Wien is captured."  rule 1X-71-2
  expect    log all contains "The French centre flees from Wien to"  rule 1X-162-2
  expect    log all contains "The French side receives no administrative points."  rule 1X-87-7
  expect    truth armies[0].source_state = taken

test 1X-70-3  the garrison attacks nobody
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 0
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 2356
unit kutusov-horse on kutusov 2
fate 3 3
END
  expect    log all contains "The Coalition turn begins."
  expect    asked coalition

test 1X-70-5 1X-70-2 1X-71-4  who comes next to it must stop, and there is no repulse, whatever his strength
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" initiative 0 1
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 2357
unit kutusov-horse on kutusov 2
unit miloradovich-a on kutusov 6
unit miloradovich-b on kutusov 6
fate 1 1 1
END
  play      coalition: try kutusov, go 2356
  expect    trace contains "activation"
  no-offer  coalition: repulse, go *

test 1X-70-5  while the source is being changed there is no garrison to stop him
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" initiative 0 1
turn 3 of 12 from 1
staff french centre 1949 source 2355 ap 5 changing next 0348 begun 3
staff coalition centre 1533 source 4607 ap 6
leader kutusov at 2357
unit kutusov-horse on kutusov 2
unit miloradovich-a on kutusov 6
fate 1 1 1
END
  play      coalition: try kutusov, go 2356, go 2355
  expect    log all contains "The Coalition side takes Wien."

test 1X-200-2 1X-31-8 1X-68-5  through a village a formation goes like a vedette: nobody reads that it is real
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1539 commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1540
  expect    view coalition french_places has 2

test 1X-68-5  where a source, a depot or a fortress may be it is told whose the place is
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1948 commanded
unit suchet on lannes 8
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1949
  expect    view coalition french_places has 3

test 1X-70-4 1X-29-2 1X-135-1  when the marker is reversed and the garrison gone, the formation there is in the enemy's zone and seen
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 8 of 12 from 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader davout at 2355
unit friant on davout 6
leader bagration at 2356
unit bagration-foot on bagration 5
END
  expect    log all lacks "Davout is"
  play      french: source 0348
  expect    log all contains "Davout is" rule 1X-29-2

test 1X-93-2  no die could keep it waiting
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "administrative points" 0 1
turn 8 of 12 from 1
fate 6
staff coalition centre 4607 source 4607 ap 5 changing next 5909 begun 7
END
  expect    log all contains "The Coalition side receives no administrative points."  rule 1X-87-7
  expect    log all contains "The Coalition supply source is Weisskirchen."  rule 1X-92-1
  expect    truth armies[1].source = 5909
  expect    truth armies[1].source_state = active
  expect    truth armies[1].centre_active = true
  expect    truth armies[1].ap = 5

test 1X-70-6  set again, it has its garrison, whose zone drives a centre off
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" "supply source" 0 1
turn 6 of 12 from 1
staff french centre 4433 source 2355 ap 5
staff coalition centre 5909 source 4434 ap 5 taken
key holitsch french
END
  play      coalition: source 4434
  expect    log all contains "The French centre flees from 4433"
