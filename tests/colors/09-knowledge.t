# 09-knowledge.t -- CCN 9: who knows what.

test CCN-9-01  the field, the counts, the discards and the dice are open
  position <<END
    position colors 1
    seats 0 1
    hand top forward rally elan
    hand bottom bombard
    discards probe-left attack-left
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit top A1 BR.LN square 1
    unit bottom F5 FR.LN
    unit bottom H5 FR.LN
    leader bottom H5 FR Foy
  END
  fate      INF ART ART ART
  play      British: battle E5, melee F5
  play      French: stand
  expect    view British units[hex=F5].blocks = 3
  expect    view French units[hex=F5].blocks = 3
  expect    view French units[hex=A1].square = 1
  expect    view British leaders[name=Foy].hex = H5
  expect    view French armies[side=top].cards = 3
  expect    view British armies[side=bottom].cards = 1
  expect    view British pile = 62
  expect    view French pile = 62
  expect    view British discards has 2
  expect    view French discards has 2
  expect    view French turn.card = forward
  expect    view French roll.dice has 4
  expect    view spectator roll.dice has 4

test CCN-9-02  hands, cards under squares and the order of the pile are not
  position <<END
    position colors 1
    seats 0 1
    hand top rally elan
    hand bottom bombard
    track top 1 short-supply
    pile leadership
    turn top phase command
    unit top A1 BR.LN square 1
    unit bottom F5 FR.LN
  END
  expect    view British armies[side=top].hand has 2
  expect    view British armies[side=top].track[place=1].card = short-supply
  expect    view French armies[side=top].hand has 0
  expect    view French armies[side=top].track[place=1].card absent
  expect    view French armies[side=bottom].hand has 1
  expect    view British armies[side=bottom].hand has 0
  expect    view spectator armies[side=top].hand has 0
  expect    view spectator armies[side=top].track[place=1].card absent

test CCN-9-03  what is hidden changes nothing that the other can do or see
  position <<END
    position colors 1
    seats 0 1
    hand top forward
    hand bottom first-strike
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom F5 FR.LN
  END
  play      British: battle E5, melee F5
  expect    asked French
  offer-only French: stand, first-strike
  expect    view British armies[side=bottom].cards = 1

test CCN-9-03  without the card he is asked all the same
  position <<END
    position colors 1
    seats 0 1
    hand top forward
    hand bottom rally
    turn top card forward phase combat
    unit top E5 BR.LN ordered
    unit bottom F5 FR.LN
  END
  play      British: battle E5, melee F5
  expect    asked French
  offer-only French: stand
  play      French: stand
  expect    log British contains "awaits the attack" rule CCN-5.4.5-09

test CCN-9-04  the seed decides the deal
  scenario  01-rolica-first seed 11
  expect    truth armies[side=top].hand contains recon-in-force
  expect    truth armies[side=top].hand contains cold-steel
  expect    hash same
