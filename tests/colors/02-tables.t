# What the tables say, where a statement gives the numbers.

test CCN-2.8-01 CCN-2.8-02 CCN-2.8-03  four French leaders, three British, two Portuguese
  expect table nations.tsv [id=FR].leaders = "4"
  expect table nations.tsv [id=BR].leaders = "3"
  expect table nations.tsv [id=PT].leaders = "2"

test CCN-5.2-06  section cards, Leadership, La Grande Manoeuvre and Elan have the bicorne
  expect table cards.tsv [id=scout-left].bicorne = "1"
  expect table cards.tsv [id=scout-center].bicorne = "1"
  expect table cards.tsv [id=scout-right].bicorne = "1"
  expect table cards.tsv [id=probe-left].bicorne = "1"
  expect table cards.tsv [id=probe-center].bicorne = "1"
  expect table cards.tsv [id=probe-right].bicorne = "1"
  expect table cards.tsv [id=attack-left].bicorne = "1"
  expect table cards.tsv [id=attack-center].bicorne = "1"
  expect table cards.tsv [id=attack-right].bicorne = "1"
  expect table cards.tsv [id=assault-left].bicorne = "1"
  expect table cards.tsv [id=assault-center].bicorne = "1"
  expect table cards.tsv [id=assault-right].bicorne = "1"
  expect table cards.tsv [id=recon-in-force].bicorne = "1"
  expect table cards.tsv [id=coordinated-advance].bicorne = "1"
  expect table cards.tsv [id=flank-attack].bicorne = "1"
  expect table cards.tsv [id=forward].bicorne = "1"
  expect table cards.tsv [id=leadership].bicorne = "1"
  expect table cards.tsv [id=grande-manoeuvre].bicorne = "1"
  expect table cards.tsv [id=elan].bicorne = "1"

test CCN-5.2-07  these have not
  expect table cards.tsv [id=bayonet-charge].bicorne = "0"
  expect table cards.tsv [id=bombard].bicorne = "0"
  expect table cards.tsv [id=cavalry-charge].bicorne = "0"
  expect table cards.tsv [id=fire-and-hold].bicorne = "0"
  expect table cards.tsv [id=force-march].bicorne = "0"
  expect table cards.tsv [id=cold-steel].bicorne = "0"
  expect table cards.tsv [id=rally].bicorne = "0"
