# 02-components.t -- CCN 2: what is in the box and on the field, as far as play shows it.

test CCN-2.1-03  more dice are rolled than lie in the box
  position <<END
    position colors 1
    seats 0 1
    turn bottom card cold-steel phase combat
    unit bottom E5 FR.GR ordered
    unit bottom D4 FR.FA ordered
    unit top D5 BR.LC
  END
  play      French: battle E5, melee D5
  fate      ART ART ART ART ART ART ART ART ART ART ART
  play      French: join D4, done
  play      British: stand
  expect    view French roll.dice has 11

test CCN-2.1-04  both see nation, type, blocks and leader of every unit
  scenario  01-rolica-first
  expect    view British units[hex=F5].nation = FR
  expect    view British units[hex=F5].type = LN
  expect    view British units[hex=F5].class = infantry
  expect    view British units[hex=F5].blocks = 4
  expect    view British leaders[name=Delaborde].hex = F5
  expect    view British leaders[name=Delaborde].attached = true
  expect    view French units[hex=B1].nation = PT
  expect    view French units[hex=B5].class = artillery
  expect    view French units has 23
  expect    view spectator units has 23

test CCN-2.2-06 CCN-2.2-07  a shared hex is in two sections, and left is each player's own left
  position <<END
    position colors 1
    seats 0 1
    hand top probe-left probe-center probe-right
    turn top phase command
    unit top D4 BR.LN
    unit top E2 BR.LN
    unit top E10 BR.LN
    unit bottom I7 FR.LN
  END
  play      British: play probe-right
  offer-only British: order D4, order E2, done
  undo      British
  play      British: play probe-center
  offer-only British: order D4, done
  undo      British
  play      British: play probe-left
  offer-only British: order E10, done

test CCN-2.2-07  E2 is on the left of the bottom player
  position <<END
    position colors 1
    seats 0 1
    hand bottom probe-left
    turn bottom phase command
    unit bottom E2 FR.LN
    unit bottom E10 FR.LN
    unit top A7 BR.LN
  END
  play      French: play probe-left
  offer-only French: order E2, done

test CCN-2.3-02  who has no order neither moves nor fights
  position <<END
    position colors 1
    seats 0 1
    turn bottom card probe-center phase movement
    unit bottom E5 FR.LN ordered
    unit bottom E7 FR.LN
    unit top C5 BR.LN
    unit top C7 BR.LN
  END
  refuse    French: move E7 because CCN-5.2-02
  play      French: done
  refuse    French: battle E7 because CCN-5.2-02
  offer-only French: battle E5, done

test CCN-2.5-05  a lone leader is no unit: Short Supply and fire pass him by
  position <<END
    position colors 1
    seats 0 1
    hand bottom short-supply
    turn bottom phase command
    unit bottom E5 FR.LN
    leader top C5 BR Picton
    unit top C9 BR.LN
  END
  play      French: play short-supply
  offer-only French: supply E5, supply C9

test CCN-2.5-05  nor is he fired at
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LN ordered
    unit bottom E10 FR.LN ordered
    unit top C10 BR.LN
    leader top C5 BR Picton
  END
  offer-only French: battle E10, done
  play      French: battle E10
  refuse    French: fire C5 because CCN-5.4.2-16

test CCN-2.6-01  with four squares there is no fifth
  position <<END
    position colors 1
    seats 0 1
    hand top rally bombard elan leadership cold-steel
    turn bottom card forward phase combat
    unit top A1 BR.LN square 1
    unit top A3 BR.LN square 2
    unit top A5 BR.LN square 3
    unit top A7 BR.LN square 4
    unit top D9 BR.LN
    unit bottom E9 FR.LC ordered
  END
  play      French: battle E9, melee D9
  no-offer  British: square
  offer     British: stand

test CCN-2.6-01 CCN-2.6-02  a new square takes the lowest free place, and its card lies there
  position <<END
    position colors 1
    seats 0 1
    hand top rally bombard elan leadership cold-steel
    turn bottom card forward phase combat
    unit top A3 BR.LN square 2
    unit top D9 BR.LN
    unit bottom E9 FR.LC ordered
  END
  play      French: battle E9, melee D9
  play      British: square
  expect    view British units[hex=D9].square = 1
  expect    view French armies[side=top].track[place=1].hex = D9
  expect    view French armies[side=top].track[place=2].hex = A3
  expect    view British armies[side=top].cards = 4

test CCN-2.7-01  banners are counted openly
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom F5 FR.LN blocks 1
  END
  fate      INF ART ART ART
  play      British: battle E5, melee F5
  expect    view British armies[side=top].banners = 1
  expect    view French armies[side=top].banners = 1
  expect    view spectator armies[side=top].banners = 1

test own:full-one CCN-2.3-01  a unit may be one block from the start
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E6 BR.LN full 1 blocks 1
    unit bottom I5 FR.LN full 2 blocks 1
  END
  expect    truth units[hex=E6].blocks = 1
  expect    hash same
