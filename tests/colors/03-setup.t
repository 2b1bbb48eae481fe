# 03-setup.t -- CCN 3: a scenario is laid out, cards are dealt.

test CCN-3-02  each side has its army and its own baseline
  scenario  01-rolica-first
  expect    view British armies[side=top].commander = Wellesley
  expect    view British armies[side=bottom].commander = Delaborde
  expect    view British units[hex=A7].side = top
  expect    view British units[hex=E7].side = bottom

test CCN-3-03  square tracks are empty
  scenario  03-vimiero
  expect    view British armies[side=top].track has 0
  expect    view British armies[side=bottom].track has 0

test CCN-3-04  the terrain lies before the first turn
  scenario  01-rolica-first
  expect    view French terrain[hex=E5].type = hill
  expect    view French terrain[hex=E10].type = forest
  expect    view French terrain[hex=G7].type = town
  expect    view French terrain[hex=A8].type = ford
  expect    view French terrain[hex=A1] absent

test CCN-3-05  every unit starts with all its blocks
  scenario  01-rolica-first
  expect    view French units[hex=B6].type = LT
  expect    view French units[hex=B6].blocks = 5
  expect    view French units[hex=B6].full = 5

test CCN-3-06 CCN-3-11  the deck is shuffled and dealt; how many, everybody sees
  scenario  01-rolica-first
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    view French armies[side=top].cards = 6
  expect    view French armies[side=bottom].cards = 5
  expect    view French pile = 59
  expect    view British discards has 0

test CCN-3-07 CCN-3-08  a hand is its player's, the pile is nobody's
  scenario  01-rolica-first seed 4
  expect    view British armies[side=top].hand has 6
  expect    view British armies[side=bottom].hand has 0
  expect    view French armies[side=top].hand has 0
  expect    view French armies[side=bottom].hand has 5
  expect    view spectator armies[side=top].hand has 0
  expect    truth pile = 59
  expect    log French lacks "British is dealt"
  expect    log British contains "British is dealt" rule CCN-3-06

test CCN-3-09  the special rules of a scenario hold from the first turn
  scenario  04-corunna
  expect    view French terrain[hex=E8].type = ford

test CCN-3-10  the scenario says who begins
  scenario  01-rolica-first
  expect    asked British
  expect    view French side = top
  refuse    French: play forward because not asked

test CCN-3-10  and in Vimiero that is the French
  scenario  03-vimiero
  expect    asked French
  expect    view French side = bottom

test CCN-3-12  the discards lie open, the second card of a Scout too
  position <<END
    position colors 1
    seats 0 1
    hand top scout-left forward
    pile rally elan
    discards assault-left
    turn top phase command
    unit bottom I7 FR.LN
    unit top A2 BR.LN
  END
  play      British: play scout-left
  play      British: keep elan
  expect    view French discards contains rally
  expect    view French discards contains scout-left
  expect    view French discards has 3
  expect    view French discards lacks elan
  expect    view British armies[side=top].hand contains elan
