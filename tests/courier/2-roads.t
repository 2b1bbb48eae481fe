# Chapter 2: rides and ambushes.

test CR-2-01  the French send a courier on, then the Prussians lay an ambush or wait
  scenario  night
  expect    asked French
  expect    prompt French contains "Send a courier on"
  refuse    French: wait because CR-2-01
  play      French: ride 1
  expect    asked Prussian
  expect    prompt Prussian contains "ambush"
  offer-only Prussian: ambush 1, wait
  refuse    Prussian: ride 1 because CR-2-01
  play      Prussian: wait
  expect    log all contains "The patrols wait" rule CR-2-01
  expect    asked French

test CR-2-02  a courier rides half a die, rounded up
  scenario  night
  fate      2 3
  play      French: ride 0
  expect    view Prussian couriers[0].stage = 1
  play      Prussian: wait
  play      French: ride 1
  expect    view Prussian couriers[1].stage = 2
  expect    dice laid

test CR-2-02  he is at the marshal's when he has ridden all stages, and cannot be sent again
  position  <<END
    position courier 1
    seats 0 1
    frame match ride
    fate 1
    roads 4 patrols 2
    courier 0 3 blank
    courier 1 0 order
    courier 2 2 blank
  END
  play      French: ride 0
  expect    view French couriers[0].stage = 4
  expect    view French couriers[0].gone = true
  refuse    Prussian: ambush 0 because CR-2-03
  play      Prussian: wait
  refuse    French: ride 0 because CR-2-02
  offer-only French: ride 1, ride 2

test CR-2-02  and never beyond: three stages at the third of four
  position  <<END
    position courier 1
    seats 0 1
    frame match ride
    fate 6
    roads 4 patrols 2
    courier 0 3 blank
    courier 1 0 order
    courier 2 0 blank
  END
  play      French: ride 0
  expect    view French couriers[0].stage = 4

test CR-2-03  an ambush takes a courier when the die is not above the stages he has ridden
  scenario  night
  fate      3 2
  play      French: ride 0
  refuse    Prussian: ambush 1 because CR-2-03
  play      Prussian: ambush 0
  expect    view French couriers[0].gone = true

test CR-2-03 CR-2-04  else he gets away, and the patrol is spent all the same
  scenario  night
  fate      3 3
  play      French: ride 0
  play      Prussian: ambush 0
  expect    view French couriers[0].gone = false
  expect    log all contains "gets away" rule CR-2-03
  expect    view French patrols = 3
  expect    log all contains "patrols left: 3" rule CR-2-04
