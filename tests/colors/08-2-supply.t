# Chapter 8.2-63 to 8.2-69: Short Supply.

test CCN-8.2-63  one unit of either side goes to its own baseline in its section; its owner chooses the hex
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top E6 BR.LN
    unit bottom E3 FR.LT
    unit bottom I2 FR.LN
    leader bottom I3 FR Ney
    hand bottom forward
END
  offer-only British: supply E6, supply E3, supply I2
  refuse    British: supply E5 because CCN-8.2-63
  refuse    British: done because CCN-5.0-03
  play      British: supply E3
  expect    asked French
  offer-only French: base I1, base I4
  refuse    French: base I5 because CCN-8.2-63
  refuse    French: base I2 because CCN-8.2-63
  refuse    French: base I3 because CCN-8.2-63            # a leader is there
  refuse    French: base H1 because CCN-8.2-63
  play      French: base I4
  expect    truth units[hex=I4].type = LT
  expect    log all contains "goes from E3 to I4" rule CCN-8.2-63

test CCN-8.2-64  a full baseline sends it to the next row
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom E3 FR.LT
    unit bottom I1 FR.LN
    unit bottom I2 FR.LN
    unit bottom I3 FR.LN
    unit bottom I4 FR.LN
    unit bottom H2 FR.LN
    hand bottom forward
END
  play      British: supply E3
  offer-only French: base H1, base H3, base H4

test CCN-8.2-65  its leader goes along
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom E3 FR.LT
    leader bottom E3 FR Ney
    hand bottom forward
END
  play      British: supply E3
  play      French: base I1
  expect    truth leaders[name=Ney].hex = I1
  expect    truth leaders[name=Ney].attached = true

test CCN-8.2-66 CCN-8.2-68  squares and lone leaders are not sent
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom E3 FR.LN square 1
    leader bottom E5 FR Ney
    hand bottom forward
    track bottom 1 rally
END
  offer-only British: supply A6
  refuse    British: supply E3 because CCN-8.2-66
  refuse    British: supply E5 because CCN-8.2-68

test CCN-8.2-66  with nobody but squares the card does nothing
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN square 1
    unit bottom E3 FR.LN square 1
    hand bottom forward
    hand top forward
    track bottom 1 rally
    track top 1 elan
END
  expect    asked French
  expect    truth side = bottom

test CCN-8.2-67 CCN-8.2-69  an own unit may be sent; nobody moves or battles
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top E6 BR.LN
    unit top E8 BR.LN
    unit bottom F8 FR.LN
    hand bottom forward
    hand top rally
END
  play      British: supply E6, base A5
  expect    truth units[hex=A5].side = top
  expect    asked French
  expect    truth armies[side=top].cards = 2

test CCN-8.2-68  from a shared hex either section; a unit on its baseline may stay; bad ground bars
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom D4 FR.FA
    unit bottom I9 FR.LN
    hand bottom forward
    terrain river I2 I3
    terrain quarry I8
END
  play      British: supply D4
  offer-only French: base I1, base I4, base I5, base I6, base I7
  refuse    French: base I2 because CCN-8.2-68
  refuse    French: base I8 because CCN-8.2-68             # guns do not go into a quarry
  refuse    French: base I10 because CCN-8.2-63

test CCN-8.2-68  a unit already on its baseline may stay there
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom I9 FR.LN
    hand bottom forward
END
  play      British: supply I9
  offer-only French: base I5, base I6, base I7, base I8, base I9
  play      French: base I9
  expect    log all contains "stays in I9" rule CCN-8.2-68
  expect    asked French

test CCN-8.2-68  where it is the only hex nobody is asked
  position  <<END
    position colors 1
    seats 0 1
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom E12 FR.LN
    terrain river I10 I11 I12
    hand bottom forward
END
  play      British: supply E12
  expect    truth units[hex=I13].side = bottom

test CCN-8.2-63 CCN-5.5-08  a unit sent off an objective no longer holds it
  position  <<END
    position colors 1
    seats 0 1
    gained 0 0
    objective bottom 1 each E3 always
    turn top phase command
    unit top A6 BR.LN
    unit bottom E3 FR.LN
    hand top short-supply
    hand bottom forward
END
  expect    truth armies[side=bottom].banners = 1
  play      British: play short-supply, supply E3
  play      French: base I1
  expect    truth armies[side=bottom].banners = 0

test CCN-8.2-63 CCN-5.5-08  and one that comes home to an objective wins at once
  position  <<END
    position colors 1
    seats 0 1
    banners 3
    gained 0 2
    objective bottom 1 each I1 always
    turn top card short-supply phase orders
    unit top A6 BR.LN
    unit bottom E3 FR.LN
    hand bottom forward
END
  play      British: supply E3
  play      French: base I1
  expect    result winner French
  expect    log all lacks "draws a card"
