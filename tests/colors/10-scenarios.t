# 10-scenarios.t -- CCN S: the twelve scenarios, and what they add to the rules.

test CCN-S.0-03  a leader in the hex of a unit starts attached to it
  scenario  01-rolica-first
  expect    view French leaders[name=Delaborde].hex = F5
  expect    view French units[hex=F5].type = LN
  expect    view French leaders[name=Delaborde].attached = true

test CCN-S.0-02  a scenario that keeps to the box and the field is accepted
  scenario  01-rolica-first
  expect    view French units has 23

test CCN-S.0-04 CCN-S.1-04  a temporary banner goes when the unit is driven off
  position <<END
    position colors 1
    seats 0 1
    gained 3 0
    hand top forward probe-left probe-left
    hand bottom attack-right forward
    turn top phase command
    objective top 1 each I3 I11
    unit top I11 BR.LN
    unit top E12 BR.LN
    unit bottom I12 FR.FA
    unit bottom G12 FR.LN
  END
  expect    view French armies[side=top].banners = 4
  expect    view French objectives[0].held has 1
  play      British: play probe-left, done
  play      French: play attack-right, order I12, order G12, done
  fate      FLAG CAV CAV CAV
  play      French: done, battle I12, melee I11
  play      British: stand
  play      British: retreat H10
  offer     French: battle G12         # still in the same turn
  expect    view French armies[side=top].banners = 3
  expect    log French contains "holds I11 no longer" rule CCN-S.0-04

test CCN-S.0-04 CCN-S.1-04  or when it moves off
  position <<END
    position colors 1
    seats 0 1
    hand top attack-left
    hand bottom forward
    turn top phase command
    objective top 1 each I3 I11
    unit top I11 BR.LN
    unit bottom E3 FR.LN
  END
  expect    view British armies[side=top].banners = 1
  play      British: play attack-left, order I11, done, move I11, go I10
  expect    asked French
  expect    view British armies[side=top].banners = 0

test CCN-S.0-05  judged when the turn of its side begins: four and one are five
  position <<END
    position colors 1
    seats 0 1
    banners 5
    gained 4 0
    hand top forward
    turn top phase command
    objective top 1 each I3 I11
    unit top I3 BR.LN
    unit bottom E3 FR.LN
  END
  expect    result winner British
  expect    asked nobody

test CCN-S.0-05  not when the turn of the other begins
  position <<END
    position colors 1
    seats 0 1
    banners 5
    gained 4 0
    hand bottom forward
    turn bottom phase command
    objective top 1 each I3 I11
    unit top I3 BR.LN
    unit bottom E3 FR.LN
  END
  expect    result running
  expect    view British armies[side=top].banners = 4

test CCN-S.0-06  nor does the enemy
  position <<END
    position colors 1
    seats 0 1
    hand top forward
    turn top phase command
    objective top 1 each I3 I11
    unit top A1 BR.LN
    unit bottom I3 FR.LN
  END
  expect    view British armies[side=top].banners = 0

test CCN-S.0-06  a lone leader holds nothing
  position <<END
    position colors 1
    seats 0 1
    hand top forward
    turn top phase command
    objective top 1 each I3 I11
    leader top I3 BR Picton
    unit top A1 BR.LN
    unit bottom E3 FR.LN
  END
  expect    view British armies[side=top].banners = 0

test CCN-S.1-01  Rolica (French First Position): the British begin, 5 banners
  scenario  01-rolica-first
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    asked British
  expect    view British banners_to_win = 5
  expect    view British armies[side=top].name.en = Anglo-Portuguese
  expect    view British armies[side=top].commander = "Wellesley"
  expect    view British armies[side=bottom].commander = "Delaborde"
  expect    view British units has 23

test CCN-S.2-01  Rolica (French Second Position): the British begin, 5 banners
  scenario  02-rolica-second
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    asked British
  expect    view British banners_to_win = 5
  expect    view British armies[side=top].name.en = Anglo-Portuguese
  expect    view British armies[side=top].commander = "Wellesley"
  expect    view British armies[side=bottom].commander = "Delaborde"
  expect    view British units has 23

test CCN-S.3-01  Vimiero: the French begin, 6 banners
  scenario  03-vimiero
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    asked French
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = Anglo-Portuguese
  expect    view British armies[side=top].commander = "Wellesley"
  expect    view British armies[side=bottom].commander = "Junot"
  expect    view British units has 33

test CCN-S.4-01  Corunna: the French begin, 6 banners
  scenario  04-corunna
  expect    view British armies[side=top].cards = 5
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 60
  expect    asked French
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = British
  expect    view British armies[side=top].commander = "Moore"
  expect    view British armies[side=bottom].commander = "Soult"
  expect    view British units has 27

test CCN-S.5-01  Talavera: the French begin, 6 banners
  scenario  05-talavera
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    asked French
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = British
  expect    view British armies[side=top].commander = "Wellesley"
  expect    view British armies[side=bottom].commander = "Victor and Joseph"
  expect    view British units has 36

test CCN-S.6-01  River Coa: the British begin, 5 banners
  scenario  06-coa
  expect    view British armies[side=top].cards = 4
  expect    view British armies[side=bottom].cards = 4
  expect    view British pile = 62
  expect    asked British
  expect    view British banners_to_win = 5
  expect    view British armies[side=top].name.en = Anglo-Portuguese
  expect    view British armies[side=top].commander = "Craufurd"
  expect    view British armies[side=bottom].commander = "Ney"
  expect    view British units has 28

test CCN-S.7-01  Bussaco (Reynier's Assault): the French begin, 6 banners
  scenario  07-bussaco
  expect    view British armies[side=top].cards = 5
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 60
  expect    asked French
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = Anglo-Portuguese
  expect    view British armies[side=top].commander = "Wellington"
  expect    view British armies[side=bottom].commander = "Reynier"
  expect    view British units has 30

test CCN-S.10-01  Salamanca (Attack on the French Left): the French begin, 6 banners
  scenario  10-salamanca-left
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    asked French
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = Anglo-Portuguese
  expect    view British armies[side=top].commander = "Wellington"
  expect    view British armies[side=bottom].commander = "Marmont and Clausel"
  expect    view British units has 32

test CCN-S.11-01  Salamanca (Attack on the French Right): the British begin, 6 banners
  scenario  11-salamanca-right
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 5
  expect    view British pile = 59
  expect    asked British
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = British
  expect    view British armies[side=top].commander = "Wellington"
  expect    view British armies[side=bottom].commander = "Marmont and Clausel"
  expect    view British units has 31

test CCN-S.12-01  Garcia Hernandez: the British begin, 6 banners
  scenario  12-garcia-hernandez
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 3
  expect    view British pile = 59
  expect    asked British
  expect    view British banners_to_win = 6
  expect    view British armies[side=top].name.en = British
  expect    view British armies[side=top].commander = "Bock"
  expect    view British armies[side=bottom].commander = "Foy"
  expect    view British units has 19

test CCN-S.14-01  Quatre Bras: the French begin, 7 banners
  scenario  14-quatre-bras
  expect    view British armies[side=top].cards = 5
  expect    view British armies[side=bottom].cards = 6
  expect    view British pile = 59
  expect    asked French
  expect    view British banners_to_win = 7
  expect    view British armies[side=top].name.en = Anglo-Allied
  expect    view British armies[side=top].commander = "Wellington and Orange"
  expect    view British armies[side=bottom].commander = "Ney"
  expect    view British units has 34

test CCN-S.15-01  Waterloo (11 am to 3 pm): the French begin, 8 banners
  scenario  15-waterloo
  expect    view British armies[side=top].cards = 6
  expect    view British armies[side=bottom].cards = 6
  expect    view British pile = 58
  expect    asked French
  expect    view British banners_to_win = 8
  expect    view British armies[side=top].name.en = Anglo-Allied
  expect    view British armies[side=top].commander = "Wellington"
  expect    view British armies[side=bottom].commander = "Napoleon"
  expect    view British units has 52

test CCN-S.2-04  Rolica, second position: no special rules
  scenario  02-rolica-second
  expect    view British objectives has 0

test CCN-S.3-04  Vimiero: both town hexes are two banners
  scenario  03-vimiero
  expect    view French objectives[0].side = bottom
  expect    view French objectives[0].all = true
  expect    view French objectives[0].banners = 2
  expect    view French objectives[0].hexes contains C6
  expect    view French objectives[0].hexes contains C7

test CCN-S.3-04  one of them is none
  position <<END
    position colors 1
    seats 0 1
    hand bottom forward
    turn bottom phase command
    objective bottom 2 all C6 C7
    unit bottom C6 FR.LN
    unit top A1 BR.LN
  END
  expect    view French armies[side=bottom].banners = 0

test CCN-S.3-04  both are two
  position <<END
    position colors 1
    seats 0 1
    hand bottom forward
    turn bottom phase command
    objective bottom 2 all C6 C7
    unit bottom C6 FR.LN
    unit bottom C7 FR.LN
    unit top A1 BR.LN
  END
  expect    view French armies[side=bottom].banners = 2
  expect    log British contains "holds C6 and all that counts with it, worth 2" rule CCN-S.0-05

test CCN-S.3-04 CCN-S.0-04  the one that is lost takes both banners, and is named
  position <<END
    position colors 1
    seats 0 1
    hand bottom forward
    turn bottom phase command
    objective bottom 2 all C6 C7
    unit bottom C6 FR.LN
    unit bottom C7 FR.LN
    unit top A1 BR.LN
  END
  play      French: play forward, order C7, done, move C7, go C8
  expect    view British armies[side=bottom].banners = 0
  expect    log British contains "holds C7 no longer" rule CCN-S.0-04
  expect    log British lacks "holds C6 no longer"

test CCN-S.4-04  Corunna: a stream is a ford
  scenario  04-corunna
  expect    view French terrain[hex=E8].type = ford

test CCN-S.5-04  Talavera: so is the Portina
  scenario  05-talavera
  expect    view French terrain[hex=E3].type = ford

test CCN-S.4-04 CCN-S.5-04 CCN-S.7-04  who enters a ford stops there, and battles with a die less
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    terrain ford E3
    unit bottom F3 FR.LT ordered
    unit top D3 BR.LC
  END
  play      French: move F3
  offer     French: go E3
  no-offer  French: go D2
  play      French: go E3
  play      French: battle E3
  expect    view French targets[hex=D3].dice = 3

test CCN-S.6-04  the Coa: over the bridge only
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase movement
    terrain river C2
    terrain bridge B4
    unit top D2 BR.LC ordered
    unit top C5 BR.LC ordered
    unit bottom I7 FR.LN
  END
  play      British: move D2
  refuse    British: go C2 because CCN-7.6-01
  play      British: halt
  play      British: move C5
  offer     British: go B4, go A4

test CCN-S.6-04  these are its hexes
  scenario  06-coa
  expect    view British terrain[hex=C2].type = river
  expect    view British terrain[hex=B4].type = bridge
  expect    view British terrain[hex=E11].type = windmill

test CCN-S.7-04  Bussaco: the stream is fordable
  scenario  07-bussaco
  expect    view French terrain[hex=F11].type = ford

test CCN-S.10-04  Salamanca: the Azan, and its bridge
  scenario  10-salamanca-left
  expect    view French terrain[hex=G4].type = river
  expect    view French terrain[hex=G5].type = bridge

test CCN-S.10-04  one crosses at the bridge alone
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    terrain river G4
    terrain bridge G5
    unit bottom H4 FR.LC ordered
    unit top A7 BR.LN
  END
  play      French: move H4
  refuse    French: go G4 because CCN-7.6-01
  offer     French: go G5, go F5

test CCN-S.11-04  Salamanca: the Pela Gracia is fordable, and has a bridge
  scenario  11-salamanca-right
  expect    view French terrain[hex=E6].type = ford
  expect    view French terrain[hex=E8].type = bridge

test CCN-S.11-04 CCN-S.14-04  a ford stops, a bridge does not
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    terrain ford E6 E7 E9
    terrain bridge E8
    unit bottom F7 FR.LC ordered
    unit top A7 BR.LN
  END
  play      French: move F7
  offer     French: go E7, go E8, go D7, go D8, go C8

test CCN-S.11-04  without the bridge nobody gets beyond the ford
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase movement
    terrain ford E5 E6 E7 E8 E9 E10
    unit bottom F7 FR.LC ordered
    unit top A7 BR.LN
  END
  play      French: move F7
  offer     French: go E7, go E8
  no-offer  French: go D6, go D7, go D8

test CCN-S.12-04  Garcia Hernandez: two squares with their cards
  scenario  12-garcia-hernandez
  expect    view French armies[side=bottom].cards = 3
  expect    view French armies[side=bottom].track has 2
  expect    view French armies[side=bottom].track[place=1].hex = F6
  expect    view French armies[side=bottom].track[place=2].hex = F8
  expect    view British units[hex=F6].square = 1
  expect    view British units[hex=F8].square = 2
  expect    view British armies[side=bottom].track[place=1].card absent
  expect    log British contains "starts in square" rule CCN-S.12-04
  expect    log French contains "lies under square 2" rule CCN-S.12-04
  expect    log British lacks "lies under square"

test CCN-S.14-04  Quatre Bras: the stream and its two bridges
  scenario  14-quatre-bras
  expect    view French terrain[hex=E6].type = ford
  expect    view French terrain[hex=E7].type = bridge

test CCN-S.14-05  Quatre Bras is worth two
  scenario  14-quatre-bras
  expect    view French objectives[0].hexes contains C5
  expect    view French objectives[0].banners = 2
  expect    view French objectives[0].side = bottom

test CCN-S.14-05  for the French, at the start of their turn
  position <<END
    position colors 1
    seats 0 1
    hand bottom forward
    turn bottom phase command
    objective bottom 2 each C5
    unit bottom C5 FR.LN
    unit top A1 BR.LN
  END
  expect    view French armies[side=bottom].banners = 2

test CCN-S.14-06  brown line infantry rounds its moving fire up there
  position <<END
    position colors 1
    seats 0 1
    rule brown-line-rounds-up
    turn top card forward phase combat
    unit top E2 PT.LN blocks 3 ordered moved entered 1
    unit top E7 PT.LT blocks 3 ordered moved entered 1
    unit top E11 PT.LN blocks 1 ordered moved entered 1
    unit bottom G2 FR.LN
    unit bottom G7 FR.LN
    unit bottom G11 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=G2].dice = 2
  undo      British
  play      British: battle E7
  expect    view British targets[hex=G7].dice = 2
  undo      British
  play      British: battle E11
  expect    view British targets[hex=G11].dice = 1

test CCN-S.14-06  and nowhere else
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E2 PT.LN blocks 3 ordered moved entered 1
    unit bottom G2 FR.LN
  END
  play      British: battle E2
  expect    view British targets[hex=G2].dice = 1

test CCN-S.15-04  Waterloo: three farms
  scenario  15-waterloo
  expect    view French objectives[0].hexes has 3
  expect    view French objectives[0].hexes contains E3
  expect    view French objectives[0].hexes contains E6
  expect    view French objectives[0].hexes contains E13
  expect    view French objectives[0].always = true

test CCN-S.15-04 CCN-S.0-05  a banner at once, and gone at once
  position <<END
    position colors 1
    seats 0 1
    hand top forward
    turn bottom card forward phase movement
    objective bottom 1 each E3 E6 E13 always
    unit bottom F3 FR.LN ordered
    unit top C12 BR.LN
  END
  play      French: move F3, go E3
  expect    view French armies[side=bottom].banners = 1

test CCN-S.15-04  the last one wins in the middle of a turn
  position <<END
    position colors 1
    seats 0 1
    banners 1
    turn bottom card forward phase movement
    objective bottom 1 each E3 E6 E13 always
    unit bottom F3 FR.LN ordered
    unit top C12 BR.LN
  END
  play      French: move F3, go E3
  expect    result winner French

test CCN-S.15-04  the enemy drives it out
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    objective bottom 1 each E3 E6 E13 always
    unit bottom E3 FR.LN
    unit top C3 BR.FA ordered
  END
  fate      FLAG SABRE SABRE
  play      British: battle C3, fire E3
  play      French: retreat F3
  expect    view French armies[side=bottom].banners = 0
