# Chapter 1: the couriers, and who knows what they carry.

test CR-1-01  three couriers at the headquarters, and no fourth
  scenario  night
  expect    view French stages = 6
  expect    view French couriers[0].stage = 0
  expect    view French couriers[2].stage = 0
  offer-only French: ride 0, ride 1, ride 2
  refuse    French: ride 3 because CR-1-01

test CR-1-02  the order is dealt to one of them, the others carry a blank sheet
  position  <<END
    position courier 1
    seats 0 1
    fate draw2
    roads 4 patrols 2
  END
  expect    truth couriers[0].kind = blank
  expect    truth couriers[1].kind = order
  expect    truth couriers[2].kind = blank

test CR-1-02  or to another
  position  <<END
    position courier 1
    seats 0 1
    fate draw3
    roads 4 patrols 2
  END
  expect    truth couriers[1].kind = blank
  expect    truth couriers[2].kind = order

test CR-1-03  only the French know who carries what, until a courier is taken
  position  <<END
    position courier 1
    seats 0 1
    fate draw2 3 2
    roads 4 patrols 2
  END
  expect    seen French token 1
  expect    hidden Prussian token 0
  expect    view Prussian couriers[1].kind = unknown
  expect    log Prussian lacks "order"
  expect    log French contains "Courier B carries: order" rule CR-1-03
  play      French: ride 0
  play      Prussian: ambush 0
  expect    view Prussian couriers[0].kind = blank
  expect    log Prussian contains "Courier A carries: blank" rule CR-1-03
  expect    hidden Prussian token 1
  expect    hidden Prussian token 2
  expect    hash same
