# Chapter 3: the end.

test CR-3-01  the French win when the order is at the marshal's
  position  <<END
    position courier 1
    seats 0 1
    frame match ride
    roads 4 patrols 2
    courier 0 3 order
    courier 1 3 blank
    courier 2 0 blank
  END
  play      French: ride 0
  expect    result winner French
  expect    asked nobody

test CR-3-01  with a blank sheet it goes on without him
  position  <<END
    position courier 1
    seats 0 1
    frame match ride
    roads 4 patrols 2
    courier 0 3 order
    courier 1 3 blank
    courier 2 0 blank
  END
  play      French: ride 1
  expect    result running
  expect    asked Prussian

test CR-3-01  and when the last patrol is spent without taking it
  position  <<END
    position courier 1
    seats 0 1
    frame match ambush
    fate 5
    roads 6 patrols 1
    courier 0 4 order
    courier 1 0 blank
    courier 2 0 blank
  END
  play      Prussian: ambush 0
  expect    result winner French
  expect    view Prussian couriers[0].kind = order

test CR-3-02  the Prussians win when they take the order, with their last patrol too
  position  <<END
    position courier 1
    seats 0 1
    frame match ambush
    fate 4
    roads 6 patrols 1
    courier 0 4 order
    courier 1 0 blank
    courier 2 0 blank
  END
  play      Prussian: ambush 0
  expect    result winner Prussian
  expect    asked nobody
