# 131-marches.t -- 1X 131 to 136, 147 to 149, 181, 182: marches by command, hex by hex

test 1X-131-1  from hex to hex, in any direction, and never over one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  offer     french: go 5649, go 5651, go 5550, go 5551, go 5750, go 5751
  refuse    french: go 5648          because 1X-131-1
  refuse    french: go 5650          because 1X-131-1
  play      french: go 5550
  expect    truth leaders[id=davout].hex = 5550

test 1X-131-1  one after the other: nobody else goes before this march has ended
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  refuse    french: command lannes   because 1X-149-1
  fate      2
  play      french: go 5649, halt
  offer     french: command lannes

test 1X-131-2 1X-182-2  horse of 7 MP goes no farther than the foot with it: five hexes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
unit bourcier on davout 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command davout
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  expect    trace contains "activation"
  expect    truth leaders[id=davout].hex = 5645

test 1X-131-2 1X-182-2  line cavalry alone goes seven
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit bourcier on davout 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command davout
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644
  expect    trace contains "march"
  play      french: go 5643
  expect    trace contains "activation"
  expect    truth leaders[id=davout].hex = 5643

test 1X-182-2  light cavalry eight
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit viallanes on davout 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command davout
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644, go 5643
  offer     french: go 5642
  play      french: go 5642
  expect    trace contains "activation"

test 1X-182-2  Cossacks nine
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" initiative 0 1
frame marches activation 0 1 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader uvarov at 5650 reach 15
unit cossacks on uvarov 2
leader davout at 0150
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      coalition: command uvarov
  play      coalition: go 5649, go 5648, go 5647, go 5646, go 5645, go 5644, go 5643, go 5642
  offer     coalition: go 5641
  play      coalition: go 5641
  expect    trace contains "activation"

test 1X-182-3  horse artillery has 5 MP and holds the cavalry back
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
unit horse-guns on murat 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command murat
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  expect    trace contains "activation"

test 1X-182-3 1X-127-2  left with one who is dropped off it does not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes under murat
unit horse-guns on lannes 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command murat
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  no-offer  french: go 5644
  play      french: drop lannes
  offer     french: go 5644
  fate      2
  play      french: go 5644, go 5643
  expect    truth leaders[id=lannes].hex = 5645
  expect    truth leaders[id=murat].hex = 5643

test 1X-131-2 1X-225-1  a bridge train on the track has 5 MP
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
train french on murat
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: command murat
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  no-offer  french: go 5644
  offer     french: halt

test 1X-105-2 1X-105-6  who has a unit that was filled up stays
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader lannes at 5650 reach 15
unit suchet on lannes 7 immobile
unit v-guns on lannes 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command lannes   because 1X-105-2
  play      french: done
  refuse    french: try lannes       because 1X-105-2

test 1X-105-6  also when it is under one in his box
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 7 immobile
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command murat    because 1X-105-2

test 1X-105-6  and not when that one was left behind
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 5650 reach 15
unit nansouty on murat 2
leader lannes at 5650
unit suchet on lannes 7 immobile
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: command murat

test 1X-182-1 1X-181-3  every unit must be able to pay: horse with 1 MP left does not enter woods of 3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 1 1 1 0 1 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 0258 commanded moved horse 12
unit nansouty on murat 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: go 0359          because 1X-181-3
  offer     french: go 0257

test 1X-182-1 1X-181-3  foot with 2 MP left and horse with 4 enter woods of 2 and 3
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 1 1 1 0 1 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 0258 commanded moved horse 6 foot 6
unit nansouty on murat 2
unit suchet on murat 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: go 0359

test 1X-182-1 1X-181-3  foot with half an MP less does not, whatever the horse has
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches "next formation" 0 0 1
frame march march 0 1 1 1 0 1 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader murat at 0258 commanded moved horse 6 foot 7
unit nansouty on murat 2
unit suchet on murat 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: go 0359          because 1X-181-3

test 1X-132-1  nobody has to march
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: done
  fate      2
  play      french: done
  play      french: done
  expect    truth leaders[id=davout].hex = 5650

test 1X-132-2  what was not spent is lost: the next turn he has 5 MP, not 7
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15 foot 6
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command davout
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  expect    trace contains "activation"

test 1X-133-1 1X-49-3  in the turn of the other nobody marches before the forced marches
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    coalition: try kutusov   because not asked

test 1X-133-1  in them he does
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "forced marches" 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     coalition: try kutusov
  refuse    coalition: command kutusov because 1X-147-1

test 1X-133-2 1X-66-3  who has marched and was tested does not march again in the phase
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command davout, go 5649, halt
  refuse    french: command davout   because 1X-66-3
  no-undo   french
  refuse    french: go 5648          because 1X-135-3

test 1X-134-1  in NAB one army has marched before the first of the other does
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
option title nab
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader kienmayer at 5040
unit kienmayer-horse on kienmayer 2
leader davout at 0150
unit friant on davout 6
END
  offer     coalition: try kutusov, try kienmayer
  fate      6
  play      coalition: try kienmayer
  refuse    coalition: try kutusov   because 1X-134-1

test 1X-134-1  each army has its phase: commands and initiative of the one, then of the other
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" reinforcements 0 1
turn 4 of 12
option title nab
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 3
leader kutusov at 4508
unit kutusov-horse on kutusov 2
leader kienmayer at 4409
unit kienmayer-horse on kienmayer 2
leader merveldt coming due 4
unit merveldt-foot on merveldt 3
leader davout at 0150
unit friant on davout 6
END
  offer     coalition: command kutusov
  refuse    coalition: command kienmayer because 1X-134-1
  play      coalition: done
  offer     coalition: try kutusov
  refuse    coalition: try kienmayer because 1X-134-1
  fate      6
  play      coalition: try kutusov, done
  offer     coalition: arrive merveldt x4434
  play      coalition: done
  offer     coalition: command kienmayer
  refuse    coalition: command kutusov because 1X-54-1
  play      coalition: done
  offer     coalition: try kienmayer

test 1X-134-1  in other titles there is no such order
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" stationary 0 1
frame marches activation 0 1 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader kienmayer at 5040
unit kienmayer-horse on kienmayer 2
leader davout at 0150
unit friant on davout 6
END
  fate      6
  play      coalition: try kienmayer
  offer     coalition: try kutusov

test 1X-134-2  both armies fight in the same phase
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
frame marches activation 0 1 3
option title nab
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader kienmayer at 5040
unit kienmayer-horse on kienmayer 2
leader davout at 0150
unit friant on davout 6
END
  offer     coalition: try kutusov, try kienmayer

test 1X-134-3  of BII there are the switches and no data
  scenario  teaching option title=bii
  expect    view french options.title = bii

test 1X-135-1 1X-175-1  next to an enemy formation there is no command, only initiative
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader bagration at 5649
unit bagration-foot on bagration 5
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command davout   because 1X-135-1
  play      french: done
  offer     french: try davout

test 1X-135-1  two hexes away there is one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader bagration at 5648
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  offer     french: command davout

test 1X-135-2 1X-151-1  who has no way to the centre gets no command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 13
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command davout   because 1X-151-1

test 1X-135-3  activation, march, attrition: no step before the first
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: go 5649          because 1X-135-3
  fate      5
  play      french: command davout, go 5649, halt
  expect    log french contains "Davout at 5650 is commanded to march." rule 1X-53-1
  expect    log french contains "goes from 5650 to 5649" rule 1X-131-1
  expect    log french contains "die" rule 1X-233-9

test 1X-135-3 1X-7-2  initiative comes after all commands
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: try davout       because 1X-135-3
  play      french: done
  offer     french: try davout

test 1X-135-4  and then there are no more commands
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 5650 reach 15
unit rivaud on bernadotte 5
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command lannes   because 1X-135-4
  fate      6
  play      french: try bernadotte
  refuse    french: command lannes   because 1X-135-4

test 1X-136-1 1X-55-1  four formations, two of them march: four tests
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader soult at 5450 reach 15
unit vandamme on soult 8
leader bernadotte at 5440 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2 2 2 2
  play      french: command davout, go 5649, halt
  play      french: command lannes, go 5639, halt
  play      french: done
  play      french: done
  expect    truth leaders[id=davout].did contains tested
  expect    truth leaders[id=lannes].did contains tested
  expect    truth leaders[id=soult].did contains tested
  expect    truth leaders[id=bernadotte].did contains tested

test 1X-55-1  who stood still is tested on the line of no march
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
staff french centre 2354 source 2355 ap 5
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    log french contains "Davout" rule 1X-233-8
  expect    truth leaders[id=davout].did contains tested

test 1X-147-1  no command in the turn of the other
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  refuse    french: command davout   because 1X-147-1
  offer     french: try davout

test 1X-148-1 1X-53-1 1X-7-2  a command is certain: Bernadotte, of initiative 2, marches 5 MP without a die
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader bernadotte at 5650 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command bernadotte
  expect    truth armies[side=french].ap = 4
  fate      1
  play      french: go 5649, go 5648, go 5647, go 5646, go 5645
  expect    truth leaders[id=bernadotte].hex = 5645
  expect    log all lacks "attempts to march"

test 1X-149-1  who is commanded marches at once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  refuse    french: command lannes   because 1X-149-1
  offer     french: go 5649

test 1X-149-2  and does not try initiative afterwards
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: command davout, go 5649, halt, done
  refuse    french: try davout       because 1X-149-2

test 1X-149-3 1X-199-1  one command for 38 SP in three hexes
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader murat at 5650 reach 15
unit nansouty on murat 2
leader soult at 5649 reach 15
unit saint-hilaire on soult 6
leader lannes at 5651 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: with soult, with lannes, command murat
  expect    truth armies[side=french].ap = 4
  offer     french: move soult, move lannes, go 5750

test 1X-53-1 1X-150-1  a point for each command, before the formation marches
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  expect    truth armies[side=french].ap = 4
  fate      2
  play      french: halt, command lannes
  expect    truth armies[side=french].ap = 3

test 1X-53-3  a battle scenario gives so many commands a turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
staff french centre 2354 source 2355 ap 0 commands 3
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5640 reach 15
unit suchet on lannes 7
leader soult at 5450 reach 15
unit vandamme on soult 8
leader bernadotte at 5440 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth armies[side=french].ap = 3
  fate      2 2 2
  play      french: command davout, halt, command lannes, halt, command soult, halt
  refuse    french: command bernadotte because 1X-66-2

test 1X-53-3  and what was not used last turn is not added
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
staff french centre 2354 source 2355 ap 2 commands 3
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    truth armies[side=french].ap = 3

test 1X-53-3 1X-87-1  there are no points besides, and none of last turn's commands to pay with
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "administrative points" 0 0
turn 3 of 12
staff french centre 2355 source 2355 ap 2 commands 3
leader davout at 5650
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
fate 5 5
END
  expect    log all lacks "receives"
  refuse    french: disperse         because 1X-96-1
  refuse    french: source 0348      because 1X-95-1

test 1X-181-1  until the last MP: then the march is over
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  play      french: go 5649, go 5648, go 5647, go 5646
  expect    trace contains "march 1X"
  fate      2
  play      french: go 5645
  expect    trace contains "activation"

test 1X-181-2  the whole allowance again in the forced march
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" battles 0 1
frame marches activation 0 0 3
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try davout
  play      french: go 5649, go 5648, go 5647, go 5646
  offer     french: go 5645

test 1X-194-1  nobody goes off the map
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 6050 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  no-offer  french: go 6150
  refuse    french: go 6150          because 1X-10-1
  refuse    french: go 6151          because 1X-10-1

test 1X-195-1  never into the hex of an enemy formation
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader bagration at 5648
unit bagration-foot on bagration 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout, go 5649
  play      french: decline
  expect    trace contains "activation"
  expect    truth leaders[id=davout].hex = 5649
  expect    truth leaders[id=bagration].hex = 5648

test 1X-195-1  nor where it is seen
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader bagration at 5649
unit bagration-foot on bagration 1
piece F1 at 5650 davout up
piece C1 at 5649 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      2
  play      french: try davout
  refuse    french: go 5649          because 1X-195-1

test 1X-306-3  guns alone do not march into the zone of an enemy who is seen
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit iii-guns on davout 1
leader bagration at 5648
unit bagration-foot on bagration 5
piece F1 at 5650 davout
piece C1 at 5648 bagration up
END
  play      french: command davout
  refuse    french: go 5649          because 1X-306-3
  no-offer  french: go 5649
  offer     french: go 5651

test 1X-306-3  nor into that of one who is not, which they find out
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit iii-guns on davout 1
leader bagration at 5648
unit bagration-foot on bagration 5
END
  play      french: command davout, go 5649
  expect    truth leaders[id=davout].hex = 5650
  expect    log french contains "barred"

test 1X-306-3  with horse or foot in another hex of their formation they do
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit iii-guns on davout 1
leader murat at 5651 reach 15
unit nansouty on murat 2
leader bagration at 5648
unit bagration-foot on bagration 5
piece F1 at 5650 davout
piece F2 at 5651 murat
piece C1 at 5648 bagration up
END
  play      french: with murat, command davout
  offer     french: go 5649

test 1X-195-2  through a friend who is not in a zone he may pass
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5649
unit suchet on lannes 7
leader oudinot under lannes
unit grenadiers on oudinot 6
leader legrand under lannes
unit legrand-div on legrand 9
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout, go 5649
  refuse    french: halt             because 1X-125-2
  play      french: go 5648
  offer     french: halt

test 1X-195-2  with no MP to go on he does not enter where he may not stay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5645
unit suchet on lannes 7
leader oudinot under lannes
unit grenadiers on oudinot 6
leader legrand under lannes
unit legrand-div on legrand 9
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  play      french: go 5649, go 5648, go 5647, go 5646
  refuse    french: go 5645          because 1X-125-2
  offer     french: go 5746

test 1X-195-2  through a friend in an enemy zone he may not
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader lannes at 5649
unit suchet on lannes 7
leader oudinot under lannes
unit grenadiers on oudinot 6
leader legrand under lannes
unit legrand-div on legrand 9
leader bagration at 5648
unit bagration-foot on bagration 5
piece F2 at 5649 lannes up
piece C1 at 5648 bagration up
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: command davout
  refuse    french: go 5649          because 1X-195-2

test 1X-70-5 1X-135-1  next to the garrison of a source there is no command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 1533 source 4607 ap 1
leader davout at 4608 reach 15
unit friant on davout 6
END
  refuse    french: command davout  because 1X-135-1

test 1X-7-2  on initiative he marches where the die lets him
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" stationary 0 0
frame marches activation 0 0 2
events initiative-begun
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader davout at 5650 reach 15
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  fate      1
  play      french: try davout
  offer     french: go 5649

test 1X-195-1 1X-70-1 1X-298-2  over the ice, where no zone reaches, nobody comes into a source with a garrison, and it is not shown
  position <<END
position campaign 1
seats 0 1
turn 5 of 12
weather frost after fair
staff french centre 2355 source 2355 ap 10
leader mg-cav-a1 at 2554 tried
unit hohenlohe on mg-cav-a1 2
piece C1 at 2554 mg-cav-a1
frame match "second player"
frame "player turn" initiative 0 1
frame marches activation 0 1 2
frame march march 0 40 2 40 0
END
  expect    view coalition march.reach contains 2454
  expect    view coalition march.reach lacks 2355
  play      coalition: go 2454
  refuse    coalition: go 2355 because 1X-195-1
