# 02-looked-up.t -- CCN 1, 2, 3, 5.4.10, 7, 8: what stands in a table of data/colors, looked up there.

test CCN-0-01  a unit without a nation has the plain values of the Portuguese line
  expect    table units.tsv [nation=PT,code=LN].melee = "1 2 3 4"
  expect    table units.tsv [nation=PT,code=LN].standing = "1 2 3 4"
  expect    table units.tsv [nation=PT,code=LN].traits = -

test CCN-1-10  every nation has rows of its own
  expect    table units.tsv [nation=PT,code=LN].moved = "0 1 1 2"
  expect    table units.tsv [nation=FR,code=LN].moved = "1 1 2 2"
  expect    table units.tsv [nation=BR,code=LN].moved = "1 1 2 2"

test CCN-2.5-01  a row has blocks, moves, dice, cards and flags
  expect    table units.tsv [nation=BR,code=LT].blocks = 5
  expect    table units.tsv [nation=BR,code=LT].full_move = 2
  expect    table units.tsv [nation=BR,code=LT].melee = "1 2 3 4 5"
  expect    table units.tsv [nation=BR,code=GHC].charge = 2
  expect    table units.tsv [nation=BR,code=GHC].flags = 2
  expect    table units.tsv [nation=BR,code=LN].bayonet = 0

test CCN-2.5-02  the same type has other numbers of blocks elsewhere
  expect    table units.tsv [nation=FR,code=LC].blocks = 4
  expect    table units.tsv [nation=BR,code=LC].blocks = 3
  expect    table units.tsv [nation=PT,code=LC].blocks = 3
  expect    table units.tsv [nation=FR,code=LT].blocks = 4
  expect    table units.tsv [nation=BR,code=LT].blocks = 5
  expect    table units.tsv [nation=PT,code=LT].blocks = 3

test CCN-2.5-03  grenadiers fire by their own card
  expect    table units.tsv [nation=FR,code=GR].standing = "1 2 3 4"
  expect    table units.tsv [nation=BR,code=GR].standing = "2 3 4 5"

test CCN-2.8-01  French pieces in the box
  expect    table units.tsv [nation=FR,code=LN].in_box = 10
  expect    table units.tsv [nation=FR,code=LT].in_box = 5
  expect    table units.tsv [nation=FR,code=GR].in_box = 1
  expect    table units.tsv [nation=FR,code=YG].in_box = 1
  expect    table units.tsv [nation=FR,code=OG].in_box = 1
  expect    table units.tsv [nation=FR,code=MI].in_box = 2
  expect    table units.tsv [nation=FR,code=LC].in_box = 3
  expect    table units.tsv [nation=FR,code=CU].in_box = 2
  expect    table units.tsv [nation=FR,code=HC].in_box = 2
  expect    table units.tsv [nation=FR,code=GHC].in_box = 1
  expect    table units.tsv [nation=FR,code=HA].in_box = 2
  expect    table units.tsv [nation=FR,code=FA].in_box = 3
  expect    table units.tsv [nation=FR,code=GFA].in_box = 1
  expect    table nations.tsv [id=FR].leaders = 4

test CCN-2.8-02  British pieces in the box
  expect    table units.tsv [nation=BR,code=LN].in_box = 9
  expect    table units.tsv [nation=BR,code=LT].in_box = 2
  expect    table units.tsv [nation=BR,code=RL].in_box = 2
  expect    table units.tsv [nation=BR,code=GR].in_box = 1
  expect    table units.tsv [nation=BR,code=GG].in_box = 2
  expect    table units.tsv [nation=BR,code=LC].in_box = 6
  expect    table units.tsv [nation=BR,code=HC].in_box = 4
  expect    table units.tsv [nation=BR,code=GHC].in_box = 1
  expect    table units.tsv [nation=BR,code=HA].in_box = 2
  expect    table units.tsv [nation=BR,code=FA].in_box = 3
  expect    table nations.tsv [id=BR].leaders = 3

test CCN-2.8-03  Portuguese pieces in the box
  expect    table units.tsv [nation=PT,code=LN].in_box = 6
  expect    table units.tsv [nation=PT,code=LT].in_box = 2
  expect    table units.tsv [nation=PT,code=MI].in_box = 1
  expect    table units.tsv [nation=PT,code=LC].in_box = 2
  expect    table units.tsv [nation=PT,code=HC].in_box = 2
  expect    table units.tsv [nation=PT,code=FA].in_box = 2
  expect    table nations.tsv [id=PT].leaders = 2

test CCN-2.8-04  blocks at the start, type by type
  expect    table units.tsv [nation=FR,code=LN].blocks = 4
  expect    table units.tsv [nation=FR,code=LT].blocks = 4
  expect    table units.tsv [nation=FR,code=GR].blocks = 4
  expect    table units.tsv [nation=FR,code=YG].blocks = 4
  expect    table units.tsv [nation=FR,code=OG].blocks = 4
  expect    table units.tsv [nation=FR,code=MI].blocks = 4
  expect    table units.tsv [nation=FR,code=LC].blocks = 4
  expect    table units.tsv [nation=FR,code=HC].blocks = 4
  expect    table units.tsv [nation=FR,code=CU].blocks = 4
  expect    table units.tsv [nation=FR,code=GHC].blocks = 4
  expect    table units.tsv [nation=FR,code=FA].blocks = 3
  expect    table units.tsv [nation=FR,code=GFA].blocks = 3
  expect    table units.tsv [nation=FR,code=HA].blocks = 3
  expect    table units.tsv [nation=BR,code=LN].blocks = 4
  expect    table units.tsv [nation=BR,code=LT].blocks = 5
  expect    table units.tsv [nation=BR,code=RL].blocks = 3
  expect    table units.tsv [nation=BR,code=GR].blocks = 4
  expect    table units.tsv [nation=BR,code=GG].blocks = 5
  expect    table units.tsv [nation=BR,code=LC].blocks = 3
  expect    table units.tsv [nation=BR,code=HC].blocks = 3
  expect    table units.tsv [nation=BR,code=GHC].blocks = 3
  expect    table units.tsv [nation=BR,code=FA].blocks = 3
  expect    table units.tsv [nation=BR,code=HA].blocks = 3
  expect    table units.tsv [nation=PT,code=LN].blocks = 4
  expect    table units.tsv [nation=PT,code=LT].blocks = 3
  expect    table units.tsv [nation=PT,code=MI].blocks = 4
  expect    table units.tsv [nation=PT,code=LC].blocks = 3
  expect    table units.tsv [nation=PT,code=HC].blocks = 3
  expect    table units.tsv [nation=PT,code=FA].blocks = 3

test CCN-5.4.10-12  grenadiers ignore a flag
  expect    table units.tsv [nation=FR,code=GR].flags = 1
  expect    table units.tsv [nation=BR,code=GR].flags = 1

test CCN-5.4.10-13  cuirassiers ignore a flag
  expect    table units.tsv [nation=FR,code=CU].flags = 1

test CCN-5.4.10-14  guards ignore one or two
  expect    table units.tsv [nation=FR,code=YG].flags = 1
  expect    table units.tsv [nation=FR,code=OG].flags = 2
  expect    table units.tsv [nation=BR,code=GG].flags = 2
  expect    table units.tsv [nation=BR,code=GHC].flags = 2

test CCN-2.3-01  clear ground has no effect
  expect    table terrain.tsv [name=clear].stops = 0
  expect    table terrain.tsv [name=clear].impassable = 0
  expect    table terrain.tsv [name=clear].no_guns = 0
  expect    table terrain.tsv [name=clear].blocks_sight = 0
  expect    table terrain.tsv [name=clear].no_square = 0
  expect    table terrain.tsv [name=clear].no_battle = 0
  expect    table terrain.tsv [name=clear].no_charge = 0
  expect    table terrain.tsv [name=clear].into_ranged = "0 0 0"
  expect    table terrain.tsv [name=clear].into_melee = "0 0 0"
  expect    table terrain.tsv [name=clear].from_ranged = "0 0 0"
  expect    table terrain.tsv [name=clear].from_melee = "0 0 0"

test CCN-7.1-02 CCN-7.2-02 CCN-7.7-02 CCN-7.8-02 CCN-7.9-04  where a square may form
  expect    table terrain.tsv [name=forest].no_square = 0
  expect    table terrain.tsv [name=hill].no_square = 0
  expect    table terrain.tsv [name=ford].no_square = 0
  expect    table terrain.tsv [name=bridge].no_square = 0
  expect    table terrain.tsv [name=quarry].no_square = 0

test CCN-7.4-02  and where not
  expect    table terrain.tsv [name=town].no_square = 1
  expect    table terrain.tsv [name=windmill].no_square = 1

test CCN-7.2-01  a hill stops nobody
  expect    table terrain.tsv [name=hill].stops = 0
  expect    table terrain.tsv [name=hill].impassable = 0
  expect    table terrain.tsv [name=hill].no_guns = 0

test CCN-7.8-01  a bridge is no river
  expect    table terrain.tsv [name=bridge].stops = 0
  expect    table terrain.tsv [name=bridge].impassable = 0
  expect    table terrain.tsv [name=bridge].no_guns = 0

test CCN-7.5-02 CCN-7.7-03 CCN-7.9-02  ground that may be entered and fought from
  expect    table terrain.tsv [name=fieldworks].no_battle = 0
  expect    table terrain.tsv [name=ford].no_battle = 0
  expect    table terrain.tsv [name=quarry].no_battle = 0

test CCN-7.6-03 CCN-7.7-06 CCN-7.8-04 CCN-7.9-10  what is no obstacle to sight
  expect    table terrain.tsv [name=river].blocks_sight = 0
  expect    table terrain.tsv [name=ford].blocks_sight = 0
  expect    table terrain.tsv [name=bridge].blocks_sight = 0
  expect    table terrain.tsv [name=quarry].blocks_sight = 0

test CCN-7.2-11  guns lose nothing from hill to hill
  expect    table terrain.tsv [name=hill].into_ranged = "1 1 0"

test CCN-8.1-01  48 section cards
  expect    table cards.tsv [id=scout-left].count = 2
  expect    table cards.tsv [id=scout-center].count = 2
  expect    table cards.tsv [id=scout-right].count = 2
  expect    table cards.tsv [id=probe-left].count = 4
  expect    table cards.tsv [id=probe-center].count = 6
  expect    table cards.tsv [id=probe-right].count = 4
  expect    table cards.tsv [id=attack-left].count = 4
  expect    table cards.tsv [id=attack-center].count = 6
  expect    table cards.tsv [id=attack-right].count = 4
  expect    table cards.tsv [id=assault-left].count = 2
  expect    table cards.tsv [id=assault-center].count = 2
  expect    table cards.tsv [id=assault-right].count = 2
  expect    table cards.tsv [id=recon-in-force].count = 2
  expect    table cards.tsv [id=coordinated-advance].count = 2
  expect    table cards.tsv [id=flank-attack].count = 2
  expect    table cards.tsv [id=forward].count = 2

test CCN-8.1-01  and 22 tactic cards
  expect    table cards.tsv [id=bayonet-charge].count = 2
  expect    table cards.tsv [id=bombard].count = 2
  expect    table cards.tsv [id=cavalry-charge].count = 3
  expect    table cards.tsv [id=counter-attack].count = 2
  expect    table cards.tsv [id=elan].count = 1
  expect    table cards.tsv [id=fire-and-hold].count = 2
  expect    table cards.tsv [id=first-strike].count = 2
  expect    table cards.tsv [id=force-march].count = 2
  expect    table cards.tsv [id=cold-steel].count = 1
  expect    table cards.tsv [id=leadership].count = 2
  expect    table cards.tsv [id=grande-manoeuvre].count = 1
  expect    table cards.tsv [id=rally].count = 1
  expect    table cards.tsv [id=short-supply].count = 1

test CCN-3-02  who sits where
  expect    table scenarios/01-rolica-first.pos army[is=top].line = "top Anglo-Portuguese Wellesley"
  expect    table scenarios/01-rolica-first.pos army[is=bottom].line = "bottom French Delaborde"

test CCN-3-04  the terrain of a scenario
  expect    table scenarios/01-rolica-first.pos terrain[is=town].line = "town G7 H7"

test CCN-3-09  a special rule of a scenario
  expect    table scenarios/04-corunna.pos terrain[is=river] absent
  expect    table scenarios/04-corunna.pos terrain[is=ford].words contains E8

test CCN-S.0-01  a scenario says that it is reconstructed
  expect    table scenarios/01-rolica-first.pos source[0].line = reconstructed
