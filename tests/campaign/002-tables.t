# 002-tables.t -- what statements of the book say of leaders, units, ground, weather and the charts stands
# in the tables of data/campaign, and is looked up there.

test 1X-6-3  Murat has initiative 4, commands up to 6 and costs a superior 3
  expect    table leaders.tsv [id=murat].initiative = 4
  expect    table leaders.tsv [id=murat].span = 6
  expect    table leaders.tsv [id=murat].subordination = 3

test 1X-10-2  entering clear ground costs 1 MP, a hill 2
  expect    table ground.tsv [ground=clear].foot = 1
  expect    table ground.tsv [ground=clear].horse = 1
  expect    table ground.tsv [ground=hill].foot = 2
  expect    table ground.tsv [ground=hill].horse = 2

test 1X-10-4  the map has 60 columns by 60 rows, 47 roads, 14 rivers and 51 bridges
  expect    table map.json grid.columns = 60
  expect    table map.json grid.rows = 60
  expect    table map.json roads has 47
  expect    table map.json rivers has 14
  expect    table map.json bridges has 51
  expect    table map.json terrain.rows has 60

test 1X-10-5  Pratzen 3323 is a hill: the 33rd hex of the 23rd row
  expect    table map.json terrain.rows[22] = hhhhhhh...........h.............hh..........wwwww.w.........
  expect    table map.json places[hex=3323].name = Pratzen

test 1X-14-1  the Old Guard is infantry of its quality, Trelliard light cavalry
  expect    table units.tsv [id=old-guard].arm = infantry
  expect    table units.tsv [id=old-guard].quality = old-guard
  expect    table units.tsv [id=trelliard].arm = cavalry
  expect    table units.tsv [id=trelliard].traits = light
  expect    table units.tsv [id=iv-guns].arm = artillery

test 1X-14-2  Saint-Hilaire: French infantry, at most 7 SP, 5 MP, subordination 1
  expect    table units.tsv [id=saint-hilaire].nation = french
  expect    table units.tsv [id=saint-hilaire].arm = infantry
  expect    table units.tsv [id=saint-hilaire].most = 7
  expect    table units.tsv [id=saint-hilaire].movement = 5
  expect    table units.tsv [id=saint-hilaire].subordination = 1

test 1X-19-1  Davout: initiative 4, span 5, subordination 2, one star
  expect    table leaders.tsv [id=davout].initiative = 4
  expect    table leaders.tsv [id=davout].span = 5
  expect    table leaders.tsv [id=davout].subordination = 2
  expect    table leaders.tsv [id=davout].stars = 1

test 1X-19-2  leaders are named, replacement leaders or Major Generals of foot or horse
  expect    table leaders.tsv [id=murat].kind = named
  expect    table leaders.tsv [id=duroc].kind = replacement
  expect    table leaders.tsv [id=mg-inf-1].kind = mg-foot
  expect    table leaders.tsv [id=mg-cav-1].kind = mg-horse

test 1X-19-3  Major Generals: of cavalry 3-2-1 and 2-2-1, of infantry 1-2-1 and 0-2-1
  expect    table leaders.tsv [id=mg-cav-1].initiative = 3
  expect    table leaders.tsv [id=mg-cav-1].span = 2
  expect    table leaders.tsv [id=mg-cav-1].subordination = 1
  expect    table leaders.tsv [id=mg-cav-1].stars = 0
  expect    table leaders.tsv [id=mg-cav-r1].initiative = 2
  expect    table leaders.tsv [id=mg-cav-r1].span = 2
  expect    table leaders.tsv [id=mg-cav-r1].subordination = 1
  expect    table leaders.tsv [id=mg-cav-r1].stars = 0
  expect    table leaders.tsv [id=mg-cav-a1].initiative = 2
  expect    table leaders.tsv [id=mg-cav-a1].span = 2
  expect    table leaders.tsv [id=mg-cav-a1].subordination = 1
  expect    table leaders.tsv [id=mg-cav-a1].stars = 0
  expect    table leaders.tsv [id=mg-inf-1].initiative = 1
  expect    table leaders.tsv [id=mg-inf-1].span = 2
  expect    table leaders.tsv [id=mg-inf-1].subordination = 1
  expect    table leaders.tsv [id=mg-inf-1].stars = 0
  expect    table leaders.tsv [id=mg-inf-r1].initiative = 0
  expect    table leaders.tsv [id=mg-inf-r1].span = 2
  expect    table leaders.tsv [id=mg-inf-r1].subordination = 1
  expect    table leaders.tsv [id=mg-inf-r1].stars = 0
  expect    table leaders.tsv [id=mg-inf-a1].initiative = 0
  expect    table leaders.tsv [id=mg-inf-a1].span = 2
  expect    table leaders.tsv [id=mg-inf-a1].subordination = 1
  expect    table leaders.tsv [id=mg-inf-a1].stars = 0

test 1X-19-4  the ratings of the French leaders
  expect    table leaders.tsv [id=napoleon].initiative = 5
  expect    table leaders.tsv [id=napoleon].span = 12
  expect    table leaders.tsv [id=napoleon].subordination = -
  expect    table leaders.tsv [id=napoleon].stars = 1
  expect    table leaders.tsv [id=murat].initiative = 4
  expect    table leaders.tsv [id=murat].span = 6
  expect    table leaders.tsv [id=murat].subordination = 3
  expect    table leaders.tsv [id=murat].stars = 0
  expect    table leaders.tsv [id=soult].initiative = 4
  expect    table leaders.tsv [id=soult].span = 5
  expect    table leaders.tsv [id=soult].subordination = 2
  expect    table leaders.tsv [id=soult].stars = 0
  expect    table leaders.tsv [id=lannes].initiative = 4
  expect    table leaders.tsv [id=lannes].span = 4
  expect    table leaders.tsv [id=lannes].subordination = 2
  expect    table leaders.tsv [id=lannes].stars = 0
  expect    table leaders.tsv [id=oudinot].initiative = 3
  expect    table leaders.tsv [id=oudinot].span = 2
  expect    table leaders.tsv [id=oudinot].subordination = 2
  expect    table leaders.tsv [id=oudinot].stars = 0
  expect    table leaders.tsv [id=legrand].initiative = 3
  expect    table leaders.tsv [id=legrand].span = 2
  expect    table leaders.tsv [id=legrand].subordination = 2
  expect    table leaders.tsv [id=legrand].stars = 0
  expect    table leaders.tsv [id=davout].initiative = 4
  expect    table leaders.tsv [id=davout].span = 5
  expect    table leaders.tsv [id=davout].subordination = 2
  expect    table leaders.tsv [id=davout].stars = 1
  expect    table leaders.tsv [id=bessieres].initiative = 3
  expect    table leaders.tsv [id=bessieres].span = 4
  expect    table leaders.tsv [id=bessieres].subordination = 2
  expect    table leaders.tsv [id=bessieres].stars = 0
  expect    table leaders.tsv [id=bernadotte].initiative = 2
  expect    table leaders.tsv [id=bernadotte].span = 4
  expect    table leaders.tsv [id=bernadotte].subordination = 3
  expect    table leaders.tsv [id=bernadotte].stars = 0
  expect    table leaders.tsv [id=wrede].initiative = 3
  expect    table leaders.tsv [id=wrede].span = 3
  expect    table leaders.tsv [id=wrede].subordination = 2
  expect    table leaders.tsv [id=wrede].stars = 0
  expect    table leaders.tsv [id=mortier].initiative = 3
  expect    table leaders.tsv [id=mortier].span = 4
  expect    table leaders.tsv [id=mortier].subordination = 2
  expect    table leaders.tsv [id=mortier].stars = 0
  expect    table leaders.tsv [id=duroc].initiative = 3
  expect    table leaders.tsv [id=duroc].span = 2
  expect    table leaders.tsv [id=duroc].subordination = 2
  expect    table leaders.tsv [id=duroc].stars = 0

test 1X-19-5  the ratings of the Coalition leaders
  expect    table leaders.tsv [id=kutusov].initiative = 3
  expect    table leaders.tsv [id=kutusov].span = 10
  expect    table leaders.tsv [id=kutusov].subordination = -
  expect    table leaders.tsv [id=kutusov].stars = 0
  expect    table leaders.tsv [id=dokhturov].initiative = 3
  expect    table leaders.tsv [id=dokhturov].span = 4
  expect    table leaders.tsv [id=dokhturov].subordination = 2
  expect    table leaders.tsv [id=dokhturov].stars = 0
  expect    table leaders.tsv [id=miloradovich].initiative = 3
  expect    table leaders.tsv [id=miloradovich].span = 4
  expect    table leaders.tsv [id=miloradovich].subordination = 2
  expect    table leaders.tsv [id=miloradovich].stars = 0
  expect    table leaders.tsv [id=bagration].initiative = 4
  expect    table leaders.tsv [id=bagration].span = 4
  expect    table leaders.tsv [id=bagration].subordination = 2
  expect    table leaders.tsv [id=bagration].stars = 0
  expect    table leaders.tsv [id=liechtenstein].initiative = 3
  expect    table leaders.tsv [id=liechtenstein].span = 5
  expect    table leaders.tsv [id=liechtenstein].subordination = 3
  expect    table leaders.tsv [id=liechtenstein].stars = 0
  expect    table leaders.tsv [id=kienmayer].initiative = 3
  expect    table leaders.tsv [id=kienmayer].span = 3
  expect    table leaders.tsv [id=kienmayer].subordination = 2
  expect    table leaders.tsv [id=kienmayer].stars = 0
  expect    table leaders.tsv [id=buxhowden].initiative = 2
  expect    table leaders.tsv [id=buxhowden].span = 8
  expect    table leaders.tsv [id=buxhowden].subordination = 4
  expect    table leaders.tsv [id=buxhowden].stars = 0
  expect    table leaders.tsv [id=przybyszewski].initiative = 1
  expect    table leaders.tsv [id=przybyszewski].span = 3
  expect    table leaders.tsv [id=przybyszewski].subordination = 2
  expect    table leaders.tsv [id=przybyszewski].stars = 0
  expect    table leaders.tsv [id=wimpffen].initiative = 1
  expect    table leaders.tsv [id=wimpffen].span = 3
  expect    table leaders.tsv [id=wimpffen].subordination = 2
  expect    table leaders.tsv [id=wimpffen].stars = 0
  expect    table leaders.tsv [id=langeron].initiative = 2
  expect    table leaders.tsv [id=langeron].span = 3
  expect    table leaders.tsv [id=langeron].subordination = 2
  expect    table leaders.tsv [id=langeron].stars = 0
  expect    table leaders.tsv [id=uvarov].initiative = 2
  expect    table leaders.tsv [id=uvarov].span = 3
  expect    table leaders.tsv [id=uvarov].subordination = 2
  expect    table leaders.tsv [id=uvarov].stars = 0
  expect    table leaders.tsv [id=kolowrat].initiative = 2
  expect    table leaders.tsv [id=kolowrat].span = 4
  expect    table leaders.tsv [id=kolowrat].subordination = 2
  expect    table leaders.tsv [id=kolowrat].stars = 0
  expect    table leaders.tsv [id=merveldt].initiative = 1
  expect    table leaders.tsv [id=merveldt].span = 3
  expect    table leaders.tsv [id=merveldt].subordination = 2
  expect    table leaders.tsv [id=merveldt].stars = 0
  expect    table leaders.tsv [id=constantine].initiative = 2
  expect    table leaders.tsv [id=constantine].span = 4
  expect    table leaders.tsv [id=constantine].subordination = 3
  expect    table leaders.tsv [id=constantine].stars = 0
  expect    table leaders.tsv [id=ferdinand].initiative = 2
  expect    table leaders.tsv [id=ferdinand].span = 4
  expect    table leaders.tsv [id=ferdinand].subordination = 4
  expect    table leaders.tsv [id=ferdinand].stars = 0
  expect    table leaders.tsv [id=essen].initiative = 1
  expect    table leaders.tsv [id=essen].span = 4
  expect    table leaders.tsv [id=essen].subordination = 3
  expect    table leaders.tsv [id=essen].stars = 0

test 1X-33-2 1X-367-11  a division of cavalry costs a half, one of infantry 1, guns a half
  expect    table units.tsv [id=nansouty].subordination = 0.5
  expect    table units.tsv [id=vandamme].subordination = 1
  expect    table units.tsv [id=iv-guns].subordination = 0.5
  expect    table units.tsv [id=hussars].subordination = 0.5
  expect    table units.tsv [id=bagration-foot].subordination = 1

test 1X-63-6  the weather from turn 1 on
  expect    table weather.tsv [die=1].1 = fair
  expect    table weather.tsv [die=2].1 = fair
  expect    table weather.tsv [die=3].1 = rain
  expect    table weather.tsv [die=4].1 = rain
  expect    table weather.tsv [die=5].1 = mud
  expect    table weather.tsv [die=6].1 = rain-mud
  expect    table weather.tsv [die=7].1 = snow

test 1X-63-7  the weather from turn 5 on
  expect    table weather.tsv [die=1].5 = fair
  expect    table weather.tsv [die=2].5 = fair
  expect    table weather.tsv [die=3].5 = frost
  expect    table weather.tsv [die=4].5 = rain
  expect    table weather.tsv [die=5].5 = mud
  expect    table weather.tsv [die=6].5 = snow
  expect    table weather.tsv [die=7].5 = frost-snow

test 1X-63-8  the weather from turn 9 on
  expect    table weather.tsv [die=1].9 = fair
  expect    table weather.tsv [die=2].9 = frost
  expect    table weather.tsv [die=3].9 = frost
  expect    table weather.tsv [die=4].9 = mud
  expect    table weather.tsv [die=5].9 = snow
  expect    table weather.tsv [die=6].9 = frost-snow
  expect    table weather.tsv [die=7].9 = rain-mud

test 1X-64-1  there are eight conditions
  expect    table weather-effects.tsv [weather=heat].weather = heat
  expect    table weather-effects.tsv [weather=fair].weather = fair
  expect    table weather-effects.tsv [weather=rain].weather = rain
  expect    table weather-effects.tsv [weather=mud].weather = mud
  expect    table weather-effects.tsv [weather=rain-mud].weather = rain-mud
  expect    table weather-effects.tsv [weather=frost].weather = frost
  expect    table weather-effects.tsv [weather=snow].weather = snow
  expect    table weather-effects.tsv [weather=frost-snow].weather = frost-snow
  expect    table weather-effects.tsv "" has 8

test 1X-63-4 1X-183-1 1X-183-2  mud adds 1 to the attrition die, rain 1, and both together 2
  expect    table weather-effects.tsv [weather=mud].attrition = 1
  expect    table weather-effects.tsv [weather=rain].attrition = 1
  expect    table weather-effects.tsv [weather=rain-mud].attrition = 2

test 1X-184-1  heat adds 1
  expect    table weather-effects.tsv [weather=heat].attrition = 1

test 1X-185-1  rain adds 1
  expect    table weather-effects.tsv [weather=rain].attrition = 1

test 1X-186-1  fair weather adds nothing
  expect    table weather-effects.tsv [weather=fair].attrition = 0
  expect    table weather-effects.tsv [weather=fair].leaving = 0

test 1X-297-1  fair weather and heat do nothing in combat
  expect    table weather-effects.tsv [weather=fair].fire = 0
  expect    table weather-effects.tsv [weather=fair].combat = 0
  expect    table weather-effects.tsv [weather=fair].pursuit = 0
  expect    table weather-effects.tsv [weather=heat].fire = 0
  expect    table weather-effects.tsv [weather=heat].combat = 0
  expect    table weather-effects.tsv [weather=heat].pursuit = 0

test 1X-299-1  rain: 1 on the dice of guns and in pursuit
  expect    table weather-effects.tsv [weather=rain].fire = 1
  expect    table weather-effects.tsv [weather=rain].pursuit = 1
  expect    table weather-effects.tsv [weather=rain].combat = 0

test 1X-300-1 1X-300-2  mud: 2 on the dice of guns, and no more with rain
  expect    table weather-effects.tsv [weather=mud].fire = 2
  expect    table weather-effects.tsv [weather=rain-mud].fire = 2

test 1X-300-5  mud does nothing in pursuit; the rain with it does
  expect    table weather-effects.tsv [weather=mud].pursuit = 0
  expect    table weather-effects.tsv [weather=rain-mud].pursuit = 1

test 1X-301-1  snow: 1 on all dice of combat and in pursuit
  expect    table weather-effects.tsv [weather=snow].combat = 1
  expect    table weather-effects.tsv [weather=snow].fire = 1
  expect    table weather-effects.tsv [weather=snow].pursuit = 1

test 1X-87-3  administrative points for dice of two to four
  expect    table points.tsv [dice=2].0-5 = 2
  expect    table points.tsv [dice=2].6-10 = 1
  expect    table points.tsv [dice=2].11-15 = 1
  expect    table points.tsv [dice=2].16-20 = 1
  expect    table points.tsv [dice=2].21-25 = 0
  expect    table points.tsv [dice=2].26-30 = 0
  expect    table points.tsv [dice=2].31-35 = 0
  expect    table points.tsv [dice=2].36-40 = 0
  expect    table points.tsv [dice=3].0-5 = 2
  expect    table points.tsv [dice=3].6-10 = 2
  expect    table points.tsv [dice=3].11-15 = 1
  expect    table points.tsv [dice=3].16-20 = 1
  expect    table points.tsv [dice=3].21-25 = 1
  expect    table points.tsv [dice=3].26-30 = 0
  expect    table points.tsv [dice=3].31-35 = 0
  expect    table points.tsv [dice=3].36-40 = 0
  expect    table points.tsv [dice=4].0-5 = 2
  expect    table points.tsv [dice=4].6-10 = 2
  expect    table points.tsv [dice=4].11-15 = 2
  expect    table points.tsv [dice=4].16-20 = 1
  expect    table points.tsv [dice=4].21-25 = 1
  expect    table points.tsv [dice=4].26-30 = 1
  expect    table points.tsv [dice=4].31-35 = 0
  expect    table points.tsv [dice=4].36-40 = 0

test 1X-87-4  administrative points for dice of five to eight
  expect    table points.tsv [dice=5].0-5 = 3
  expect    table points.tsv [dice=5].6-10 = 2
  expect    table points.tsv [dice=5].11-15 = 2
  expect    table points.tsv [dice=5].16-20 = 2
  expect    table points.tsv [dice=5].21-25 = 1
  expect    table points.tsv [dice=5].26-30 = 1
  expect    table points.tsv [dice=5].31-35 = 1
  expect    table points.tsv [dice=5].36-40 = 0
  expect    table points.tsv [dice=6].0-5 = 3
  expect    table points.tsv [dice=6].6-10 = 3
  expect    table points.tsv [dice=6].11-15 = 2
  expect    table points.tsv [dice=6].16-20 = 2
  expect    table points.tsv [dice=6].21-25 = 2
  expect    table points.tsv [dice=6].26-30 = 1
  expect    table points.tsv [dice=6].31-35 = 1
  expect    table points.tsv [dice=6].36-40 = 1
  expect    table points.tsv [dice=7].0-5 = 3
  expect    table points.tsv [dice=7].6-10 = 3
  expect    table points.tsv [dice=7].11-15 = 3
  expect    table points.tsv [dice=7].16-20 = 2
  expect    table points.tsv [dice=7].21-25 = 2
  expect    table points.tsv [dice=7].26-30 = 2
  expect    table points.tsv [dice=7].31-35 = 1
  expect    table points.tsv [dice=7].36-40 = 1
  expect    table points.tsv [dice=8].0-5 = 4
  expect    table points.tsv [dice=8].6-10 = 3
  expect    table points.tsv [dice=8].11-15 = 3
  expect    table points.tsv [dice=8].16-20 = 3
  expect    table points.tsv [dice=8].21-25 = 2
  expect    table points.tsv [dice=8].26-30 = 2
  expect    table points.tsv [dice=8].31-35 = 2
  expect    table points.tsv [dice=8].36-40 = 1

test 1X-87-5  administrative points for dice of nine to twelve
  expect    table points.tsv [dice=9].0-5 = 4
  expect    table points.tsv [dice=9].6-10 = 4
  expect    table points.tsv [dice=9].11-15 = 3
  expect    table points.tsv [dice=9].16-20 = 3
  expect    table points.tsv [dice=9].21-25 = 3
  expect    table points.tsv [dice=9].26-30 = 2
  expect    table points.tsv [dice=9].31-35 = 2
  expect    table points.tsv [dice=9].36-40 = 2
  expect    table points.tsv [dice=10].0-5 = 4
  expect    table points.tsv [dice=10].6-10 = 4
  expect    table points.tsv [dice=10].11-15 = 4
  expect    table points.tsv [dice=10].16-20 = 3
  expect    table points.tsv [dice=10].21-25 = 3
  expect    table points.tsv [dice=10].26-30 = 3
  expect    table points.tsv [dice=10].31-35 = 2
  expect    table points.tsv [dice=10].36-40 = 2
  expect    table points.tsv [dice=11].0-5 = 5
  expect    table points.tsv [dice=11].6-10 = 4
  expect    table points.tsv [dice=11].11-15 = 4
  expect    table points.tsv [dice=11].16-20 = 4
  expect    table points.tsv [dice=11].21-25 = 3
  expect    table points.tsv [dice=11].26-30 = 3
  expect    table points.tsv [dice=11].31-35 = 3
  expect    table points.tsv [dice=11].36-40 = 2
  expect    table points.tsv [dice=12].0-5 = 5
  expect    table points.tsv [dice=12].6-10 = 5
  expect    table points.tsv [dice=12].11-15 = 4
  expect    table points.tsv [dice=12].16-20 = 4
  expect    table points.tsv [dice=12].21-25 = 4
  expect    table points.tsv [dice=12].26-30 = 3
  expect    table points.tsv [dice=12].31-35 = 3
  expect    table points.tsv [dice=12].36-40 = 3

test 1X-99-8  the French have replacements in turns 3, 5, 6, 7, 9 and 11
  expect    table replacements.tsv [turn=3,nation=french,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=5,nation=french,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=6,nation=french,arm=cavalry].sp = 1
  expect    table replacements.tsv [turn=7,nation=french,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=9,nation=french,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=11,nation=french,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=11,nation=french,arm=cavalry].sp = 1

test 1X-99-9  the Austrians in 3, 5, 7 and 10, the Russians in 4, 7, 8 and 11
  expect    table replacements.tsv [turn=3,nation=austrian,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=5,nation=austrian,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=7,nation=austrian,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=10,nation=austrian,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=4,nation=russian,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=7,nation=russian,arm=infantry].sp = 1
  expect    table replacements.tsv [turn=8,nation=russian,arm=cavalry].sp = 1
  expect    table replacements.tsv [turn=11,nation=russian,arm=infantry].sp = 1

test 1X-103-1  Duroc is a replacement leader; Mortier comes in turn 3
  expect    table leaders.tsv [id=duroc].kind = replacement
  expect    table arrivals.tsv [leader=mortier].turn = 3

test 1X-137-3  who comes to the French, when and where
  expect    table arrivals.tsv [turn=1,leader=bernadotte].hexes = 0348
  expect    table arrivals.tsv [turn=1,leader=bernadotte].under = -
  expect    table arrivals.tsv [turn=1,leader=bernadotte].units = "rivaud drouet kellermann i-guns"
  expect    table arrivals.tsv [turn=2,leader=wrede].hexes = 0348
  expect    table arrivals.tsv [turn=2,leader=wrede].under = -
  expect    table arrivals.tsv [turn=2,leader=wrede].units = "bavarian-foot bavarian-horse bavarian-guns"
  expect    table arrivals.tsv [turn=3,leader=mortier].hexes = 0348
  expect    table arrivals.tsv [turn=3,leader=mortier].under = -
  expect    table arrivals.tsv [turn=3,leader=mortier].units = "gazan dupont klein"
  expect    table arrivals.tsv [turn=5,leader=mortier].hexes = 0348
  expect    table arrivals.tsv [turn=5,leader=mortier].under = -
  expect    table arrivals.tsv [turn=5,leader=mortier].units = dumonceau

test 1X-137-5  who comes to the Coalition
  expect    table arrivals.tsv [turn=2,leader=buxhowden].hexes = "5909 4607"
  expect    table arrivals.tsv [turn=2,leader=buxhowden].under = "przybyszewski wimpffen"
  expect    table arrivals.tsv [turn=2,leader=buxhowden].units = "przybyszewski-a przybyszewski-b wimpffen-foot buxhowden-guns"
  expect    table arrivals.tsv [turn=3,leader=langeron].hexes = 5909
  expect    table arrivals.tsv [turn=3,leader=langeron].under = -
  expect    table arrivals.tsv [turn=3,leader=langeron].units = "langeron-a langeron-b langeron-guns"
  expect    table arrivals.tsv [turn=3,leader=uvarov].hexes = 5909
  expect    table arrivals.tsv [turn=3,leader=uvarov].under = -
  expect    table arrivals.tsv [turn=3,leader=uvarov].units = "uvarov-horse cossacks"
  expect    table arrivals.tsv [turn=3,leader=kolowrat].hexes = 4607
  expect    table arrivals.tsv [turn=3,leader=kolowrat].under = -
  expect    table arrivals.tsv [turn=3,leader=kolowrat].units = "kolowrat-foot kolowrat-guns"
  expect    table arrivals.tsv [turn=4,leader=merveldt].hexes = 4434
  expect    table arrivals.tsv [turn=4,leader=merveldt].under = -
  expect    table arrivals.tsv [turn=4,leader=merveldt].units = "merveldt-foot merveldt-horse"
  expect    table arrivals.tsv [turn=5,leader=constantine].hexes = 5909
  expect    table arrivals.tsv [turn=5,leader=constantine].under = -
  expect    table arrivals.tsv [turn=5,leader=constantine].units = "r-guard-foot r-guard-horse r-guard-guns"
  expect    table arrivals.tsv [turn=8,leader=ferdinand].hexes = 0111
  expect    table arrivals.tsv [turn=8,leader=ferdinand].under = -
  expect    table arrivals.tsv [turn=8,leader=ferdinand].units = "ferdinand-foot ferdinand-horse"
  expect    table arrivals.tsv [turn=9,leader=essen].hexes = 5909
  expect    table arrivals.tsv [turn=9,leader=essen].under = -
  expect    table arrivals.tsv [turn=9,leader=essen].units = "essen-foot essen-horse essen-guns"

test 1X-153-1 1X-156-1  orders reach 18 MP in both armies
  expect    table armies.tsv [side=french].dispatch = 18
  expect    table armies.tsv [side=coalition].dispatch = 18

test 1X-182-3  horse artillery has 5 MP like other guns
  expect    table units.tsv [id=horse-guns].movement = 5
  expect    table units.tsv [id=nansouty].movement = 7

test 1X-233-6  the sizes of Coalition formations, column by column
  expect    table attrition-size.tsv [side=coalition,column=A].1 = 1-1
  expect    table attrition-size.tsv [side=coalition,column=A].2 = 2-3
  expect    table attrition-size.tsv [side=coalition,column=A].3 = 4-6
  expect    table attrition-size.tsv [side=coalition,column=A].4 = 7-10
  expect    table attrition-size.tsv [side=coalition,column=A].5 = 11-15
  expect    table attrition-size.tsv [side=coalition,column=A].6 = 16-21
  expect    table attrition-size.tsv [side=coalition,column=A].7 = 22-28
  expect    table attrition-size.tsv [side=coalition,column=A].8 = 29-48
  expect    table attrition-size.tsv [side=coalition,column=B].1 = 1-2
  expect    table attrition-size.tsv [side=coalition,column=B].2 = 3-5
  expect    table attrition-size.tsv [side=coalition,column=B].3 = 6-9
  expect    table attrition-size.tsv [side=coalition,column=B].4 = 10-14
  expect    table attrition-size.tsv [side=coalition,column=B].5 = 15-20
  expect    table attrition-size.tsv [side=coalition,column=B].6 = 21-27
  expect    table attrition-size.tsv [side=coalition,column=B].7 = 28-35
  expect    table attrition-size.tsv [side=coalition,column=B].8 = 36-48
  expect    table attrition-size.tsv [side=coalition,column=C].1 = 1-3
  expect    table attrition-size.tsv [side=coalition,column=C].2 = 4-7
  expect    table attrition-size.tsv [side=coalition,column=C].3 = 8-12
  expect    table attrition-size.tsv [side=coalition,column=C].4 = 13-18
  expect    table attrition-size.tsv [side=coalition,column=C].5 = 19-25
  expect    table attrition-size.tsv [side=coalition,column=C].6 = 26-33
  expect    table attrition-size.tsv [side=coalition,column=C].7 = 34-42
  expect    table attrition-size.tsv [side=coalition,column=C].8 = 43-48
  expect    table attrition-size.tsv [side=coalition,column=D].1 = 1-4
  expect    table attrition-size.tsv [side=coalition,column=D].2 = 5-9
  expect    table attrition-size.tsv [side=coalition,column=D].3 = 10-15
  expect    table attrition-size.tsv [side=coalition,column=D].4 = 16-22
  expect    table attrition-size.tsv [side=coalition,column=D].5 = 23-30
  expect    table attrition-size.tsv [side=coalition,column=D].6 = 31-39
  expect    table attrition-size.tsv [side=coalition,column=D].7 = 40-48

test 1X-233-7  the sizes of French formations
  expect    table attrition-size.tsv [side=french,column=A].1 = 1-2
  expect    table attrition-size.tsv [side=french,column=A].2 = 3-5
  expect    table attrition-size.tsv [side=french,column=A].3 = 6-9
  expect    table attrition-size.tsv [side=french,column=A].4 = 10-14
  expect    table attrition-size.tsv [side=french,column=A].5 = 15-20
  expect    table attrition-size.tsv [side=french,column=A].6 = 21-27
  expect    table attrition-size.tsv [side=french,column=A].7 = 28-35
  expect    table attrition-size.tsv [side=french,column=A].8 = 36-48
  expect    table attrition-size.tsv [side=french,column=B].1 = 1-3
  expect    table attrition-size.tsv [side=french,column=B].2 = 4-7
  expect    table attrition-size.tsv [side=french,column=B].3 = 8-12
  expect    table attrition-size.tsv [side=french,column=B].4 = 13-18
  expect    table attrition-size.tsv [side=french,column=B].5 = 19-25
  expect    table attrition-size.tsv [side=french,column=B].6 = 26-33
  expect    table attrition-size.tsv [side=french,column=B].7 = 34-42
  expect    table attrition-size.tsv [side=french,column=B].8 = 43-48
  expect    table attrition-size.tsv [side=french,column=C].1 = 1-4
  expect    table attrition-size.tsv [side=french,column=C].2 = 5-9
  expect    table attrition-size.tsv [side=french,column=C].3 = 10-15
  expect    table attrition-size.tsv [side=french,column=C].4 = 16-22
  expect    table attrition-size.tsv [side=french,column=C].5 = 23-30
  expect    table attrition-size.tsv [side=french,column=C].6 = 31-39
  expect    table attrition-size.tsv [side=french,column=C].7 = 40-48
  expect    table attrition-size.tsv [side=french,column=D].1 = 1-5
  expect    table attrition-size.tsv [side=french,column=D].2 = 6-11
  expect    table attrition-size.tsv [side=french,column=D].3 = 12-18
  expect    table attrition-size.tsv [side=french,column=D].4 = 19-26
  expect    table attrition-size.tsv [side=french,column=D].5 = 27-35
  expect    table attrition-size.tsv [side=french,column=D].6 = 36-44
  expect    table attrition-size.tsv [side=french,column=D].7 = 45-48

test 1X-302-4  what the fire of one or two SP of guns does
  expect    table fire.tsv [die=0].1 = 1
  expect    table fire.tsv [die=1].1 = 1
  expect    table fire.tsv [die=2].1 = 0
  expect    table fire.tsv [die=3].1 = 0
  expect    table fire.tsv [die=4].1 = 0
  expect    table fire.tsv [die=5].1 = 0
  expect    table fire.tsv [die=6].1 = 0
  expect    table fire.tsv [die=7].1 = 0
  expect    table fire.tsv [die=0].2 = 1
  expect    table fire.tsv [die=1].2 = 1
  expect    table fire.tsv [die=2].2 = 1
  expect    table fire.tsv [die=3].2 = 0
  expect    table fire.tsv [die=4].2 = 0
  expect    table fire.tsv [die=5].2 = 0
  expect    table fire.tsv [die=6].2 = 0
  expect    table fire.tsv [die=7].2 = 0

test 1X-302-5  what the fire of three to six SP of guns does
  expect    table fire.tsv [die=0].3-4 = 2
  expect    table fire.tsv [die=1].3-4 = 2
  expect    table fire.tsv [die=2].3-4 = 1
  expect    table fire.tsv [die=3].3-4 = 1
  expect    table fire.tsv [die=4].3-4 = 0
  expect    table fire.tsv [die=5].3-4 = 0
  expect    table fire.tsv [die=6].3-4 = 0
  expect    table fire.tsv [die=7].3-4 = 0
  expect    table fire.tsv [die=0].5-6 = 3
  expect    table fire.tsv [die=1].5-6 = 2
  expect    table fire.tsv [die=2].5-6 = 2
  expect    table fire.tsv [die=3].5-6 = 1
  expect    table fire.tsv [die=4].5-6 = 1
  expect    table fire.tsv [die=5].5-6 = 0
  expect    table fire.tsv [die=6].5-6 = 0
  expect    table fire.tsv [die=7].5-6 = 0

test 1X-302-6  what the fire of seven SP and more of guns does
  expect    table fire.tsv [die=0].7-9 = 4
  expect    table fire.tsv [die=1].7-9 = 3
  expect    table fire.tsv [die=2].7-9 = 2
  expect    table fire.tsv [die=3].7-9 = 2
  expect    table fire.tsv [die=4].7-9 = 1
  expect    table fire.tsv [die=5].7-9 = 1
  expect    table fire.tsv [die=6].7-9 = 0
  expect    table fire.tsv [die=7].7-9 = 0
  expect    table fire.tsv [die=0].10+ = 5
  expect    table fire.tsv [die=1].10+ = 4
  expect    table fire.tsv [die=2].10+ = 3
  expect    table fire.tsv [die=3].10+ = 2
  expect    table fire.tsv [die=4].10+ = 2
  expect    table fire.tsv [die=5].10+ = 1
  expect    table fire.tsv [die=6].10+ = 1
  expect    table fire.tsv [die=7].10+ = 0

test 1X-305-5  combat results for a die of 0
  expect    table results.tsv [die=0].1:5 = 2/2a
  expect    table results.tsv [die=0].1:4 = 2/2d
  expect    table results.tsv [die=0].1:3 = 2/3d
  expect    table results.tsv [die=0].1:2 = 1/3d
  expect    table results.tsv [die=0].1:1 = 1/4d
  expect    table results.tsv [die=0].2:1 = 1/5d
  expect    table results.tsv [die=0].3:1 = 1/6d
  expect    table results.tsv [die=0].4:1 = 0/7d
  expect    table results.tsv [die=0].5:1 = 0/8d
  expect    table results.tsv [die=0].6:1 = 0/9d

test 1X-305-6  combat results for a die of 1
  expect    table results.tsv [die=1].1:5 = 3/2a
  expect    table results.tsv [die=1].1:4 = 2/2a
  expect    table results.tsv [die=1].1:3 = 2/2d
  expect    table results.tsv [die=1].1:2 = 2/3d
  expect    table results.tsv [die=1].1:1 = 1/3d
  expect    table results.tsv [die=1].2:1 = 1/4d
  expect    table results.tsv [die=1].3:1 = 1/5d
  expect    table results.tsv [die=1].4:1 = 1/6d
  expect    table results.tsv [die=1].5:1 = 0/7d
  expect    table results.tsv [die=1].6:1 = 0/8d

test 1X-305-7  combat results for a die of 2
  expect    table results.tsv [die=2].1:5 = 3/1a
  expect    table results.tsv [die=2].1:4 = 3/2a
  expect    table results.tsv [die=2].1:3 = 2/2a
  expect    table results.tsv [die=2].1:2 = 2/2d
  expect    table results.tsv [die=2].1:1 = 2/3d
  expect    table results.tsv [die=2].2:1 = 1/3d
  expect    table results.tsv [die=2].3:1 = 1/4d
  expect    table results.tsv [die=2].4:1 = 1/5d
  expect    table results.tsv [die=2].5:1 = 1/6d
  expect    table results.tsv [die=2].6:1 = 0/7d

test 1X-305-8  combat results for a die of 3
  expect    table results.tsv [die=3].1:5 = 4/1a
  expect    table results.tsv [die=3].1:4 = 3/1a
  expect    table results.tsv [die=3].1:3 = 3/2a
  expect    table results.tsv [die=3].1:2 = 2/2a
  expect    table results.tsv [die=3].1:1 = 2/2d
  expect    table results.tsv [die=3].2:1 = 2/3d
  expect    table results.tsv [die=3].3:1 = 1/3d
  expect    table results.tsv [die=3].4:1 = 1/4d
  expect    table results.tsv [die=3].5:1 = 1/5d
  expect    table results.tsv [die=3].6:1 = 1/6d

test 1X-305-9  combat results for a die of 4
  expect    table results.tsv [die=4].1:5 = 5/1a
  expect    table results.tsv [die=4].1:4 = 4/1a
  expect    table results.tsv [die=4].1:3 = 3/1a
  expect    table results.tsv [die=4].1:2 = 3/2a
  expect    table results.tsv [die=4].1:1 = 2/2a
  expect    table results.tsv [die=4].2:1 = 2/2d
  expect    table results.tsv [die=4].3:1 = 2/3d
  expect    table results.tsv [die=4].4:1 = 1/3d
  expect    table results.tsv [die=4].5:1 = 1/4d
  expect    table results.tsv [die=4].6:1 = 1/5d

test 1X-305-10  combat results for a die of 5
  expect    table results.tsv [die=5].1:5 = 6/1a
  expect    table results.tsv [die=5].1:4 = 5/1a
  expect    table results.tsv [die=5].1:3 = 4/1a
  expect    table results.tsv [die=5].1:2 = 3/1a
  expect    table results.tsv [die=5].1:1 = 3/2a
  expect    table results.tsv [die=5].2:1 = 2/2a
  expect    table results.tsv [die=5].3:1 = 2/2d
  expect    table results.tsv [die=5].4:1 = 2/3d
  expect    table results.tsv [die=5].5:1 = 1/3d
  expect    table results.tsv [die=5].6:1 = 1/4d

test 1X-305-11  combat results for a die of 6
  expect    table results.tsv [die=6].1:5 = 7/0a
  expect    table results.tsv [die=6].1:4 = 6/1a
  expect    table results.tsv [die=6].1:3 = 5/1a
  expect    table results.tsv [die=6].1:2 = 4/1a
  expect    table results.tsv [die=6].1:1 = 3/1a
  expect    table results.tsv [die=6].2:1 = 3/2a
  expect    table results.tsv [die=6].3:1 = 2/2a
  expect    table results.tsv [die=6].4:1 = 2/2d
  expect    table results.tsv [die=6].5:1 = 2/3d
  expect    table results.tsv [die=6].6:1 = 1/3d

test 1X-361-2  the track has boxes from -5 to +5, and ends at both
  expect    table morale.tsv [title=soa,box=-5].ends = 1
  expect    table morale.tsv [title=soa,box=-4].ends = 0
  expect    table morale.tsv [title=soa,box=-3].ends = 0
  expect    table morale.tsv [title=soa,box=-2].ends = 0
  expect    table morale.tsv [title=soa,box=-1].ends = 0
  expect    table morale.tsv [title=soa,box=0].ends = 0
  expect    table morale.tsv [title=soa,box=1].ends = 0
  expect    table morale.tsv [title=soa,box=2].ends = 0
  expect    table morale.tsv [title=soa,box=3].ends = 0
  expect    table morale.tsv [title=soa,box=4].ends = 0
  expect    table morale.tsv [title=soa,box=5].ends = 1

test 1X-361-3  the track of NAB goes from -4, where it ends, to +5
  expect    table morale.tsv [title=nab,box=-4].ends = 1
  expect    table morale.tsv [title=nab,box=-3].ends = 0
  expect    table morale.tsv [title=nab,box=-2].ends = 0
  expect    table morale.tsv [title=nab,box=-1].ends = 0
  expect    table morale.tsv [title=nab,box=0].ends = 0
  expect    table morale.tsv [title=nab,box=1].ends = 0
  expect    table morale.tsv [title=nab,box=2].ends = 0
  expect    table morale.tsv [title=nab,box=3].ends = 0
  expect    table morale.tsv [title=nab,box=4].ends = 0
  expect    table morale.tsv [title=nab,box=5].ends = 1
  expect    table morale.tsv [title=nab,box=-5] absent

test 1X-363-1  what objectives are worth is data
  expect    table keys.tsv [id=brunn].first = 1
  expect    table keys.tsv [id=brunn].retaken = 1
  expect    table keys.tsv [id=olmutz].first = 2
  expect    table keys.tsv [id=wien].held = 2
  expect    table keys.tsv [id=wien].each = 1
  expect    table keys.tsv [id=krems].lost = 1
  expect    table keys.tsv [id=pressburg].lost = 1

test 1X-367-4  the French at the start, of Murat and the cavalry: strength and maximum
  scenario  campaign
  expect    truth units[id=nansouty].sp = 1
  expect    table units.tsv [id=nansouty].most = 2
  expect    truth units[id=hautpoul].sp = 1
  expect    table units.tsv [id=hautpoul].most = 2
  expect    truth units[id=beaumont].sp = 1
  expect    table units.tsv [id=beaumont].most = 2
  expect    truth units[id=horse-guns].sp = 1
  expect    table units.tsv [id=horse-guns].most = 1
  expect    truth units[id=walther].sp = 2
  expect    table units.tsv [id=walther].most = 2
  expect    truth units[id=trelliard].sp = 1
  expect    table units.tsv [id=trelliard].most = 1
  expect    truth units[id=milhaud].sp = 1
  expect    table units.tsv [id=milhaud].most = 1

test 1X-367-5  of Soult, Lannes and Oudinot: strength and maximum
  scenario  campaign
  expect    truth units[id=saint-hilaire].sp = 6
  expect    table units.tsv [id=saint-hilaire].most = 7
  expect    truth units[id=vandamme].sp = 8
  expect    table units.tsv [id=vandamme].most = 9
  expect    truth units[id=legrand-div].sp = 9
  expect    table units.tsv [id=legrand-div].most = 10
  expect    truth units[id=margaron].sp = 1
  expect    table units.tsv [id=margaron].most = 2
  expect    truth units[id=iv-guns].sp = 2
  expect    table units.tsv [id=iv-guns].most = 2
  expect    truth units[id=suchet].sp = 7
  expect    table units.tsv [id=suchet].most = 8
  expect    truth units[id=v-guns].sp = 1
  expect    table units.tsv [id=v-guns].most = 1
  expect    truth units[id=grenadiers].sp = 6
  expect    table units.tsv [id=grenadiers].most = 7

test 1X-367-6  of the Guard and Davout: strength and maximum
  scenario  campaign
  expect    truth units[id=old-guard].sp = 4
  expect    table units.tsv [id=old-guard].most = 5
  expect    truth units[id=guard-horse].sp = 1
  expect    table units.tsv [id=guard-horse].most = 2
  expect    truth units[id=guard-guns].sp = 2
  expect    table units.tsv [id=guard-guns].most = 2
  expect    truth units[id=friant].sp = 6
  expect    table units.tsv [id=friant].most = 7
  expect    truth units[id=caffarelli].sp = 6
  expect    table units.tsv [id=caffarelli].most = 7
  expect    truth units[id=viallanes].sp = 1
  expect    table units.tsv [id=viallanes].most = 1
  expect    truth units[id=bourcier].sp = 2
  expect    table units.tsv [id=bourcier].most = 2
  expect    truth units[id=iii-guns].sp = 2
  expect    table units.tsv [id=iii-guns].most = 2
  expect    truth units[id=gudin].sp = 6
  expect    table units.tsv [id=gudin].most = 7

test 1X-367-7  the Russians at the start: strength and maximum
  scenario  campaign
  expect    truth units[id=kutusov-horse].sp = 2
  expect    table units.tsv [id=kutusov-horse].most = 3
  expect    truth units[id=army-guns].sp = 1
  expect    table units.tsv [id=army-guns].most = 3
  expect    truth units[id=dokhturov-a].sp = 6
  expect    table units.tsv [id=dokhturov-a].most = 7
  expect    truth units[id=dokhturov-b].sp = 5
  expect    table units.tsv [id=dokhturov-b].most = 6
  expect    truth units[id=column-1-guns].sp = 2
  expect    table units.tsv [id=column-1-guns].most = 4
  expect    truth units[id=miloradovich-a].sp = 5
  expect    table units.tsv [id=miloradovich-a].most = 7
  expect    truth units[id=miloradovich-b].sp = 5
  expect    table units.tsv [id=miloradovich-b].most = 6
  expect    truth units[id=column-4-guns].sp = 2
  expect    table units.tsv [id=column-4-guns].most = 3
  expect    truth units[id=bagration-foot].sp = 5
  expect    table units.tsv [id=bagration-foot].most = 9
  expect    truth units[id=hussars].sp = 2
  expect    table units.tsv [id=hussars].most = 3
  expect    truth units[id=bagration-guns].sp = 1
  expect    table units.tsv [id=bagration-guns].most = 2

test 1X-367-8  the Austrians at the start: strength and maximum
  scenario  campaign
  expect    truth units[id=auersperg].sp = 5
  expect    table units.tsv [id=auersperg].most = 8
  expect    truth units[id=hohenlohe].sp = 2
  expect    table units.tsv [id=hohenlohe].most = 3
  expect    truth units[id=austrian-guns].sp = 1
  expect    table units.tsv [id=austrian-guns].most = 2
  expect    truth units[id=kienmayer-foot].sp = 2
  expect    table units.tsv [id=kienmayer-foot].most = 3
  expect    truth units[id=kienmayer-horse].sp = 2
  expect    table units.tsv [id=kienmayer-horse].most = 3

test 1X-367-9  the Russians who arrive: strength and maximum
  scenario  campaign
  expect    truth units[id=przybyszewski-a].sp = 5
  expect    table units.tsv [id=przybyszewski-a].most = 6
  expect    truth units[id=przybyszewski-b].sp = 5
  expect    table units.tsv [id=przybyszewski-b].most = 6
  expect    truth units[id=wimpffen-foot].sp = 8
  expect    table units.tsv [id=wimpffen-foot].most = 9
  expect    truth units[id=buxhowden-guns].sp = 3
  expect    table units.tsv [id=buxhowden-guns].most = 4
  expect    truth units[id=langeron-a].sp = 6
  expect    table units.tsv [id=langeron-a].most = 6
  expect    truth units[id=langeron-b].sp = 5
  expect    table units.tsv [id=langeron-b].most = 6
  expect    truth units[id=langeron-guns].sp = 2
  expect    table units.tsv [id=langeron-guns].most = 2
  expect    truth units[id=uvarov-horse].sp = 3
  expect    table units.tsv [id=uvarov-horse].most = 4
  expect    truth units[id=cossacks].sp = 2
  expect    table units.tsv [id=cossacks].most = 3
  expect    truth units[id=r-guard-foot].sp = 7
  expect    table units.tsv [id=r-guard-foot].most = 8
  expect    truth units[id=r-guard-horse].sp = 2
  expect    table units.tsv [id=r-guard-horse].most = 3
  expect    truth units[id=r-guard-guns].sp = 2
  expect    table units.tsv [id=r-guard-guns].most = 3
  expect    truth units[id=essen-foot].sp = 9
  expect    table units.tsv [id=essen-foot].most = 10
  expect    truth units[id=essen-horse].sp = 1
  expect    table units.tsv [id=essen-horse].most = 2
  expect    truth units[id=essen-guns].sp = 1
  expect    table units.tsv [id=essen-guns].most = 1

test 1X-367-10  the Austrians who arrive: strength and maximum
  scenario  campaign
  expect    truth units[id=kolowrat-foot].sp = 7
  expect    table units.tsv [id=kolowrat-foot].most = 11
  expect    truth units[id=kolowrat-guns].sp = 1
  expect    table units.tsv [id=kolowrat-guns].most = 2
  expect    truth units[id=merveldt-foot].sp = 2
  expect    table units.tsv [id=merveldt-foot].most = 3
  expect    truth units[id=merveldt-horse].sp = 2
  expect    table units.tsv [id=merveldt-horse].most = 3
  expect    truth units[id=ferdinand-foot].sp = 7
  expect    table units.tsv [id=ferdinand-foot].most = 8
  expect    truth units[id=ferdinand-horse].sp = 2
  expect    table units.tsv [id=ferdinand-horse].most = 3

test 1X-301-1  with frost the snow counts the same
  expect    table weather-effects.tsv [weather=frost-snow].fire = 1
  expect    table weather-effects.tsv [weather=frost-snow].combat = 1
  expect    table weather-effects.tsv [weather=frost-snow].pursuit = 1
  expect    table weather-effects.tsv [weather=frost-snow].attrition = 1
