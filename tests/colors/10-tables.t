# 10-tables.t -- CCN S: what the files of the scenarios say, beside what they do (10-scenarios.t).

test CCN-S.1-01  Rolica (French First Position): cards, first turn and banners
  expect    table scenarios/01-rolica-first.pos deal[0].line = "6 5"
  expect    table scenarios/01-rolica-first.pos first[0].line = top
  expect    table scenarios/01-rolica-first.pos banners[0].line = 5

test CCN-S.1-02  Rolica (French First Position): so many units and leaders
  expect    table scenarios/01-rolica-first.pos unit has 23
  expect    table scenarios/01-rolica-first.pos leader has 5

test CCN-S.1-03  Rolica (French First Position): tiles of each kind
  expect    table scenarios/01-rolica-first.pos terrain[is=forest].words has 7
  expect    table scenarios/01-rolica-first.pos terrain[is=hill].words has 17
  expect    table scenarios/01-rolica-first.pos terrain[is=town].words has 2
  expect    table scenarios/01-rolica-first.pos tile[is=straight].words has 7
  expect    table scenarios/01-rolica-first.pos tile[is=bend].words has 5
  expect    table scenarios/01-rolica-first.pos terrain[is=river] absent

test CCN-S.1-04  Rolica (French First Position): as the file has it
  expect    table scenarios/01-rolica-first.pos objective[is=top].line = "top 1 each I3 I11"

test CCN-S.2-01  Rolica (French Second Position): cards, first turn and banners
  expect    table scenarios/02-rolica-second.pos deal[0].line = "6 5"
  expect    table scenarios/02-rolica-second.pos first[0].line = top
  expect    table scenarios/02-rolica-second.pos banners[0].line = 5

test CCN-S.2-02  Rolica (French Second Position): so many units and leaders
  expect    table scenarios/02-rolica-second.pos unit has 23
  expect    table scenarios/02-rolica-second.pos leader has 6

test CCN-S.2-03  Rolica (French Second Position): tiles of each kind
  expect    table scenarios/02-rolica-second.pos terrain[is=forest].words has 10
  expect    table scenarios/02-rolica-second.pos terrain[is=hill].words has 12
  expect    table scenarios/02-rolica-second.pos terrain[is=rugged-hill].words has 13
  expect    table scenarios/02-rolica-second.pos terrain[is=river] absent

test CCN-S.2-04  Rolica (French Second Position): as the file has it
  expect    table scenarios/02-rolica-second.pos title[0].line = "Rolica (French Second Position)"
  expect    table scenarios/02-rolica-second.pos objective absent
  expect    table scenarios/02-rolica-second.pos rules absent

test CCN-S.3-01  Vimiero: cards, first turn and banners
  expect    table scenarios/03-vimiero.pos deal[0].line = "6 5"
  expect    table scenarios/03-vimiero.pos first[0].line = bottom
  expect    table scenarios/03-vimiero.pos banners[0].line = 6

test CCN-S.3-02  Vimiero: so many units and leaders
  expect    table scenarios/03-vimiero.pos unit has 33
  expect    table scenarios/03-vimiero.pos leader has 6

test CCN-S.3-03  Vimiero: tiles of each kind
  expect    table scenarios/03-vimiero.pos terrain[is=forest].words has 8
  expect    table scenarios/03-vimiero.pos terrain[is=hill].words has 17
  expect    table scenarios/03-vimiero.pos terrain[is=town].words has 2
  expect    table scenarios/03-vimiero.pos tile[is=straight].words has 2
  expect    table scenarios/03-vimiero.pos tile[is=bend].words has 2
  expect    table scenarios/03-vimiero.pos tile[is=end].words has 1
  expect    table scenarios/03-vimiero.pos terrain[is=river] absent

test CCN-S.3-04  Vimiero: as the file has it
  expect    table scenarios/03-vimiero.pos objective[is=bottom].line = "bottom 2 all C6 C7"

test CCN-S.4-01  Corunna: cards, first turn and banners
  expect    table scenarios/04-corunna.pos deal[0].line = "5 5"
  expect    table scenarios/04-corunna.pos first[0].line = bottom
  expect    table scenarios/04-corunna.pos banners[0].line = 6

test CCN-S.4-02  Corunna: so many units and leaders
  expect    table scenarios/04-corunna.pos unit has 27
  expect    table scenarios/04-corunna.pos leader has 6

test CCN-S.4-03  Corunna: tiles of each kind
  expect    table scenarios/04-corunna.pos terrain[is=forest].words has 5
  expect    table scenarios/04-corunna.pos terrain[is=hill].words has 18
  expect    table scenarios/04-corunna.pos terrain[is=town].words has 4
  expect    table scenarios/04-corunna.pos tile[is=y].words has 1
  expect    table scenarios/04-corunna.pos tile[is=bend].words has 5
  expect    table scenarios/04-corunna.pos tile[is=straight].words has 9
  expect    table scenarios/04-corunna.pos tile[is=end].words has 2
  expect    table scenarios/04-corunna.pos terrain[is=river] absent

test CCN-S.4-04  Corunna: as the file has it
  expect    table scenarios/04-corunna.pos terrain[is=river] absent
  expect    table scenarios/04-corunna.pos terrain[is=ford].words contains E8

test CCN-S.5-01  Talavera: cards, first turn and banners
  expect    table scenarios/05-talavera.pos deal[0].line = "6 5"
  expect    table scenarios/05-talavera.pos first[0].line = bottom
  expect    table scenarios/05-talavera.pos banners[0].line = 6

test CCN-S.5-02  Talavera: so many units and leaders
  expect    table scenarios/05-talavera.pos unit has 36
  expect    table scenarios/05-talavera.pos leader has 7

test CCN-S.5-03  Talavera: tiles of each kind
  expect    table scenarios/05-talavera.pos terrain[is=forest].words has 4
  expect    table scenarios/05-talavera.pos terrain[is=hill].words has 17
  expect    table scenarios/05-talavera.pos terrain[is=town].words has 1
  expect    table scenarios/05-talavera.pos tile[is=straight].words has 10
  expect    table scenarios/05-talavera.pos tile[is=bend].words has 4
  expect    table scenarios/05-talavera.pos terrain[is=river] absent

test CCN-S.5-04  Talavera: as the file has it
  expect    table scenarios/05-talavera.pos terrain[is=river] absent
  expect    table scenarios/05-talavera.pos terrain[is=ford].words contains E3

test CCN-S.6-01  River Coa: cards, first turn and banners
  expect    table scenarios/06-coa.pos deal[0].line = "4 4"
  expect    table scenarios/06-coa.pos first[0].line = top
  expect    table scenarios/06-coa.pos banners[0].line = 5

test CCN-S.6-02  River Coa: so many units and leaders
  expect    table scenarios/06-coa.pos unit has 28
  expect    table scenarios/06-coa.pos leader has 6

test CCN-S.6-03  River Coa: tiles of each kind
  expect    table scenarios/06-coa.pos terrain[is=forest].words has 2
  expect    table scenarios/06-coa.pos terrain[is=hill].words has 9
  expect    table scenarios/06-coa.pos terrain[is=town].words has 2
  expect    table scenarios/06-coa.pos terrain[is=windmill].words has 1
  expect    table scenarios/06-coa.pos tile[is=straight].words has 3
  expect    table scenarios/06-coa.pos tile[is=bend].words has 2
  expect    table scenarios/06-coa.pos tile[is=bend-bridge].words has 1
  expect    table scenarios/06-coa.pos works has 2
  expect    table scenarios/06-coa.pos terrain[is=ford] absent

test CCN-S.6-04  River Coa: as the file has it
  expect    table scenarios/06-coa.pos terrain[is=river].words contains C2
  expect    table scenarios/06-coa.pos terrain[is=bridge].words contains B4
  expect    table scenarios/06-coa.pos terrain[is=ford] absent

test CCN-S.7-01  Bussaco (Reynier's Assault): cards, first turn and banners
  expect    table scenarios/07-bussaco.pos deal[0].line = "5 5"
  expect    table scenarios/07-bussaco.pos first[0].line = bottom
  expect    table scenarios/07-bussaco.pos banners[0].line = 6

test CCN-S.7-02  Bussaco (Reynier's Assault): so many units and leaders
  expect    table scenarios/07-bussaco.pos unit has 30
  expect    table scenarios/07-bussaco.pos leader has 6

test CCN-S.7-03  Bussaco (Reynier's Assault): tiles of each kind
  expect    table scenarios/07-bussaco.pos terrain[is=forest].words has 5
  expect    table scenarios/07-bussaco.pos terrain[1].words has 20    # two lines of hills, 28 in all
  expect    table scenarios/07-bussaco.pos terrain[2].words has 8
  expect    table scenarios/07-bussaco.pos terrain[2].is = hill
  expect    table scenarios/07-bussaco.pos terrain[is=town].words has 1
  expect    table scenarios/07-bussaco.pos tile[is=end].words has 1
  expect    table scenarios/07-bussaco.pos tile[is=straight].words has 3
  expect    table scenarios/07-bussaco.pos tile[is=bend].words has 2
  expect    table scenarios/07-bussaco.pos terrain[is=river] absent

test CCN-S.7-04  Bussaco (Reynier's Assault): as the file has it
  expect    table scenarios/07-bussaco.pos terrain[is=river] absent
  expect    table scenarios/07-bussaco.pos terrain[is=ford].words contains F11

test CCN-S.10-01  Salamanca (Attack on the French Left): cards, first turn and banners
  expect    table scenarios/10-salamanca-left.pos deal[0].line = "6 5"
  expect    table scenarios/10-salamanca-left.pos first[0].line = bottom
  expect    table scenarios/10-salamanca-left.pos banners[0].line = 6

test CCN-S.10-02  Salamanca (Attack on the French Left): so many units and leaders
  expect    table scenarios/10-salamanca-left.pos unit has 32
  expect    table scenarios/10-salamanca-left.pos leader has 6

test CCN-S.10-03  Salamanca (Attack on the French Left): tiles of each kind
  expect    table scenarios/10-salamanca-left.pos terrain[is=forest].words has 3
  expect    table scenarios/10-salamanca-left.pos terrain[is=hill].words has 18
  expect    table scenarios/10-salamanca-left.pos terrain[is=town].words has 1
  expect    table scenarios/10-salamanca-left.pos tile[is=straight].words has 4
  expect    table scenarios/10-salamanca-left.pos tile[is=bend].words has 4
  expect    table scenarios/10-salamanca-left.pos tile[is=bend-bridge].words has 1
  expect    table scenarios/10-salamanca-left.pos terrain[is=ford] absent

test CCN-S.10-04  Salamanca (Attack on the French Left): as the file has it
  expect    table scenarios/10-salamanca-left.pos terrain[is=river].words contains G4
  expect    table scenarios/10-salamanca-left.pos terrain[is=bridge].words contains G5
  expect    table scenarios/10-salamanca-left.pos terrain[is=ford] absent

test CCN-S.11-01  Salamanca (Attack on the French Right): cards, first turn and banners
  expect    table scenarios/11-salamanca-right.pos deal[0].line = "6 5"
  expect    table scenarios/11-salamanca-right.pos first[0].line = top
  expect    table scenarios/11-salamanca-right.pos banners[0].line = 6

test CCN-S.11-02  Salamanca (Attack on the French Right): so many units and leaders
  expect    table scenarios/11-salamanca-right.pos unit has 31
  expect    table scenarios/11-salamanca-right.pos leader has 5

test CCN-S.11-03  Salamanca (Attack on the French Right): tiles of each kind
  expect    table scenarios/11-salamanca-right.pos terrain[is=forest].words has 2
  expect    table scenarios/11-salamanca-right.pos terrain[is=hill].words has 16
  expect    table scenarios/11-salamanca-right.pos terrain[is=town].words has 4
  expect    table scenarios/11-salamanca-right.pos tile[is=straight].words has 9
  expect    table scenarios/11-salamanca-right.pos tile[is=bend].words has 3
  expect    table scenarios/11-salamanca-right.pos tile[is=bridge].words has 1
  expect    table scenarios/11-salamanca-right.pos terrain[is=river] absent

test CCN-S.11-04  Salamanca (Attack on the French Right): as the file has it
  expect    table scenarios/11-salamanca-right.pos terrain[is=river] absent
  expect    table scenarios/11-salamanca-right.pos terrain[is=ford].words contains E6
  expect    table scenarios/11-salamanca-right.pos terrain[is=bridge].words contains E8

test CCN-S.12-01  Garcia Hernandez: cards, first turn and banners
  expect    table scenarios/12-garcia-hernandez.pos deal[0].line = "6 5"
  expect    table scenarios/12-garcia-hernandez.pos first[0].line = top
  expect    table scenarios/12-garcia-hernandez.pos banners[0].line = 6

test CCN-S.12-02  Garcia Hernandez: so many units and leaders
  expect    table scenarios/12-garcia-hernandez.pos unit has 19
  expect    table scenarios/12-garcia-hernandez.pos leader has 4

test CCN-S.12-03  Garcia Hernandez: tiles of each kind
  expect    table scenarios/12-garcia-hernandez.pos terrain[is=forest].words has 3
  expect    table scenarios/12-garcia-hernandez.pos terrain[is=hill].words has 6
  expect    table scenarios/12-garcia-hernandez.pos terrain[is=town].words has 2
  expect    table scenarios/12-garcia-hernandez.pos terrain[is=river] absent

test CCN-S.14-01  Quatre Bras: cards, first turn and banners
  expect    table scenarios/14-quatre-bras.pos deal[0].line = "5 6"
  expect    table scenarios/14-quatre-bras.pos first[0].line = bottom
  expect    table scenarios/14-quatre-bras.pos banners[0].line = 7

test CCN-S.14-02  Quatre Bras: so many units and leaders
  expect    table scenarios/14-quatre-bras.pos unit has 34
  expect    table scenarios/14-quatre-bras.pos leader has 8

test CCN-S.14-03  Quatre Bras: tiles of each kind
  expect    table scenarios/14-quatre-bras.pos terrain[is=forest].words has 12
  expect    table scenarios/14-quatre-bras.pos terrain[is=hill].words has 12
  expect    table scenarios/14-quatre-bras.pos terrain[is=town].words has 2
  expect    table scenarios/14-quatre-bras.pos tile[is=end].words has 1
  expect    table scenarios/14-quatre-bras.pos tile[is=straight].words has 7
  expect    table scenarios/14-quatre-bras.pos tile[is=bridge].words has 2
  expect    table scenarios/14-quatre-bras.pos terrain[is=river] absent

test CCN-S.14-04  Quatre Bras: as the file has it
  expect    table scenarios/14-quatre-bras.pos terrain[is=river] absent
  expect    table scenarios/14-quatre-bras.pos terrain[is=ford].words contains E6
  expect    table scenarios/14-quatre-bras.pos terrain[is=bridge].words contains E7
  expect    table scenarios/14-quatre-bras.pos terrain[is=bridge].words has 2

test CCN-S.14-05  Quatre Bras: as the file has it
  expect    table scenarios/14-quatre-bras.pos objective[is=bottom].line = "bottom 2 each C5"

test CCN-S.15-01  Waterloo (11 am to 3 pm): cards, first turn and banners
  expect    table scenarios/15-waterloo.pos deal[0].line = "6 6"
  expect    table scenarios/15-waterloo.pos first[0].line = bottom
  expect    table scenarios/15-waterloo.pos banners[0].line = 8

test CCN-S.15-02  Waterloo (11 am to 3 pm): so many units and leaders
  expect    table scenarios/15-waterloo.pos unit has 52
  expect    table scenarios/15-waterloo.pos leader has 8

test CCN-S.15-03  Waterloo (11 am to 3 pm): tiles of each kind
  expect    table scenarios/15-waterloo.pos terrain[is=forest].words has 6
  expect    table scenarios/15-waterloo.pos terrain[is=hill].words has 19
  expect    table scenarios/15-waterloo.pos terrain[is=town].words has 3
  expect    table scenarios/15-waterloo.pos terrain[is=quarry].words has 1
  expect    table scenarios/15-waterloo.pos terrain[is=river] absent

test CCN-S.15-04  Waterloo (11 am to 3 pm): as the file has it
  expect    table scenarios/15-waterloo.pos objective[is=bottom].line = "bottom 1 each E3 E6 E13 always"
