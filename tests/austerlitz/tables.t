# tables.t -- statements that stand in the tables of data/austerlitz: the book's numbers, cell by cell.

test A05-27.6-2  offensive infantry at 3:1: 1-5 combat, 6 musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=3:1].die_1 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=3:1].die_2 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=3:1].die_3 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=3:1].die_4 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=3:1].die_5 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=3:1].die_6 = musketry

test A05-27.6-3  at 2:1: 1-4 combat, 5-6 musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=2:1].die_1 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=2:1].die_2 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=2:1].die_3 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=2:1].die_4 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=2:1].die_5 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=2:1].die_6 = musketry

test A05-27.6-4  at 1:1: 1 combat, 2-6 musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:1].die_1 = combat
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:1].die_2 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:1].die_3 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:1].die_4 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:1].die_5 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:1].die_6 = musketry

test A05-27.6-5  at 1:2 and 1:3: musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:2].die_1 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:2].die_6 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:3].die_1 = musketry
  expect table orders.tsv [table=offensive,arm=infantry,odds=1:3].die_6 = musketry

test A05-27.6-6  offensive cavalry at 3:1 and 2:1
  expect table orders.tsv [table=offensive,arm=cavalry,odds=3:1].die_1 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=3:1].die_6 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=2:1].die_1 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=2:1].die_2 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=2:1].die_3 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=2:1].die_4 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=2:1].die_5 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=2:1].die_6 = flank

test A05-27.6-7  at 1:1, and at 1:2 and 1:3 to the flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:1].die_1 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:1].die_2 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:1].die_3 = charge
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:1].die_4 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:1].die_5 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:1].die_6 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:2].die_1 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:2].die_6 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:3].die_1 = flank
  expect table orders.tsv [table=offensive,arm=cavalry,odds=1:3].die_6 = flank

test A05-27.6-1 A05-27.6-8  offensive artillery fires down to 1:2, and goes back at 1:3
  expect table orders.tsv [table=offensive,arm=artillery,odds=3:1].die_1 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=3:1].die_6 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=2:1].die_1 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=2:1].die_6 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=1:1].die_1 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=1:1].die_6 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=1:2].die_1 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=1:2].die_6 = fire
  expect table orders.tsv [table=offensive,arm=artillery,odds=1:3].die_1 = back
  expect table orders.tsv [table=offensive,arm=artillery,odds=1:3].die_6 = back

test A05-27.6-9  defensive infantry
  expect table orders.tsv [table=defensive,arm=infantry,odds=3:1].die_1 = combat
  expect table orders.tsv [table=defensive,arm=infantry,odds=3:1].die_6 = combat
  expect table orders.tsv [table=defensive,arm=infantry,odds=2:1].die_1 = combat
  expect table orders.tsv [table=defensive,arm=infantry,odds=2:1].die_5 = combat
  expect table orders.tsv [table=defensive,arm=infantry,odds=2:1].die_6 = musketry
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:1].die_1 = combat
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:1].die_3 = combat
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:1].die_4 = musketry
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:1].die_6 = musketry
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:2].die_1 = back
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:2].die_6 = back
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:3].die_1 = back
  expect table orders.tsv [table=defensive,arm=infantry,odds=1:3].die_6 = back

test A05-27.6-10  defensive cavalry
  expect table orders.tsv [table=defensive,arm=cavalry,odds=3:1].die_1 = charge
  expect table orders.tsv [table=defensive,arm=cavalry,odds=3:1].die_6 = charge
  expect table orders.tsv [table=defensive,arm=cavalry,odds=2:1].die_1 = charge
  expect table orders.tsv [table=defensive,arm=cavalry,odds=2:1].die_6 = charge
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:1].die_1 = charge
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:1].die_3 = charge
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:1].die_4 = flank
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:1].die_6 = flank
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:2].die_1 = back
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:2].die_6 = back
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:3].die_1 = back
  expect table orders.tsv [table=defensive,arm=cavalry,odds=1:3].die_6 = back

test A05-27.6-1 A05-27.6-11  defensive artillery fires down to 1:1, and goes back below
  expect table orders.tsv [table=defensive,arm=artillery,odds=3:1].die_1 = fire
  expect table orders.tsv [table=defensive,arm=artillery,odds=3:1].die_6 = fire
  expect table orders.tsv [table=defensive,arm=artillery,odds=2:1].die_1 = fire
  expect table orders.tsv [table=defensive,arm=artillery,odds=2:1].die_6 = fire
  expect table orders.tsv [table=defensive,arm=artillery,odds=1:1].die_1 = fire
  expect table orders.tsv [table=defensive,arm=artillery,odds=1:1].die_6 = fire
  expect table orders.tsv [table=defensive,arm=artillery,odds=1:2].die_1 = back
  expect table orders.tsv [table=defensive,arm=artillery,odds=1:2].die_6 = back
  expect table orders.tsv [table=defensive,arm=artillery,odds=1:3].die_1 = back
  expect table orders.tsv [table=defensive,arm=artillery,odds=1:3].die_6 = back

test A05-28.1.6-1  what each column has, by arm
  expect table corps.tsv [id=AK].infantry = 1
  expect table corps.tsv [id=AK].cavalry = 3
  expect table corps.tsv [id=AK].artillery = 1
  expect table corps.tsv [id=A1].infantry = 3
  expect table corps.tsv [id=A1].cavalry = 1
  expect table corps.tsv [id=A1].artillery = 3
  expect table corps.tsv [id=A2].infantry = 3
  expect table corps.tsv [id=A2].cavalry = 1
  expect table corps.tsv [id=A2].artillery = 2
  expect table corps.tsv [id=A3].infantry = 3
  expect table corps.tsv [id=A3].cavalry = 0
  expect table corps.tsv [id=A3].artillery = 2
  expect table corps.tsv [id=A4].infantry = 5
  expect table corps.tsv [id=A4].cavalry = 0
  expect table corps.tsv [id=A4].artillery = 6
  expect table corps.tsv [id=A5].infantry = 0
  expect table corps.tsv [id=A5].cavalry = 4
  expect table corps.tsv [id=A5].artillery = 2
  expect table corps.tsv [id=AB].infantry = 3
  expect table corps.tsv [id=AB].cavalry = 3
  expect table corps.tsv [id=AB].artillery = 4
  expect table corps.tsv [id=AG].infantry = 2
  expect table corps.tsv [id=AG].cavalry = 2
  expect table corps.tsv [id=AG].artillery = 3

test A05-28.2.8-1  what each corps has, by arm
  expect table corps.tsv [id=F1].infantry = 4
  expect table corps.tsv [id=F1].cavalry = 0
  expect table corps.tsv [id=F1].artillery = 3
  expect table corps.tsv [id=F3].infantry = 3
  expect table corps.tsv [id=F3].cavalry = 2
  expect table corps.tsv [id=F3].artillery = 3
  expect table corps.tsv [id=F4].infantry = 9
  expect table corps.tsv [id=F4].cavalry = 3
  expect table corps.tsv [id=F4].artillery = 3
  expect table corps.tsv [id=F5].infantry = 4
  expect table corps.tsv [id=F5].cavalry = 1
  expect table corps.tsv [id=F5].artillery = 2
  expect table corps.tsv [id=FG].infantry = 3
  expect table corps.tsv [id=FG].cavalry = 0
  expect table corps.tsv [id=FG].artillery = 1
  expect table corps.tsv [id=FC].infantry = 0
  expect table corps.tsv [id=FC].cavalry = 9
  expect table corps.tsv [id=FC].artillery = 2
  expect table corps.tsv [id=FI].infantry = 3
  expect table corps.tsv [id=FI].cavalry = 3
  expect table corps.tsv [id=FI].artillery = 2
  expect table corps.tsv [id=FS].infantry = 0
  expect table corps.tsv [id=FS].cavalry = 0
  expect table corps.tsv [id=FS].artillery = 1

test A05-15.1-1  what each ground adds to fire and combat stands in one table
  expect table ground.tsv [ground=clear].fire = 0
  expect table ground.tsv [ground=clear].combat = 0
  expect table ground.tsv [ground=wood].fire = -1
  expect table ground.tsv [ground=wood].combat = -1
  expect table ground.tsv [ground=pheasantry].fire = -2
  expect table ground.tsv [ground=pheasantry].combat = -2
  expect table ground.tsv [ground=village].fire = -2
  expect table ground.tsv [ground=village].combat = -2
  expect table ground.tsv [ground=castle].fire = -3
  expect table ground.tsv [ground=castle].combat = -3
  expect table ground.tsv [ground=redoubt].fire = -3
  expect table ground.tsv [ground=redoubt].combat = -3
  expect table ground.tsv [ground=hill].fire = 0
  expect table ground.tsv [ground=hill].combat = 0
  expect table ground.tsv [ground=pond].fire = 0
  expect table ground.tsv [ground=pond].combat = 0

test A05-11.1-14  firepower or musketry makes a modifier: -1 up to 3, +1 from 7, +2 from 10, +3 from 13
  expect table strength.tsv [factor="0"].modifier = "-1"
  expect table strength.tsv [factor="1"].modifier = "-1"
  expect table strength.tsv [factor="2"].modifier = "-1"
  expect table strength.tsv [factor="3"].modifier = "-1"
  expect table strength.tsv [factor="4"].modifier = "0"
  expect table strength.tsv [factor="5"].modifier = "0"
  expect table strength.tsv [factor="6"].modifier = "0"
  expect table strength.tsv [factor="7"].modifier = "1"
  expect table strength.tsv [factor="8"].modifier = "1"
  expect table strength.tsv [factor="9"].modifier = "1"
  expect table strength.tsv [factor="10"].modifier = "2"
  expect table strength.tsv [factor="11"].modifier = "2"
  expect table strength.tsv [factor="12"].modifier = "2"
  expect table strength.tsv [factor="13"].modifier = "3"

test A05-14.1-6  cavalry in column: nothing against anybody, -1 against cavalry in line
  expect table matchup.tsv [attacker=cavalry-column].infantry_line = "0"
  expect table matchup.tsv [attacker=cavalry-column].infantry_column = "0"
  expect table matchup.tsv [attacker=cavalry-column].square = "0"
  expect table matchup.tsv [attacker=cavalry-column].cavalry_line = "-1"
  expect table matchup.tsv [attacker=cavalry-column].cavalry_column = "0"
  expect table matchup.tsv [attacker=cavalry-column].village_or_works = "0"
