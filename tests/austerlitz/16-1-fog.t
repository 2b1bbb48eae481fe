# 16-1-fog.t -- chapters 16.1 to 16.4: how the fog lifts, and what is left when it has gone.

test A05-16.1-1  the battle opens in fog, with nine chits and nobody in sight
  scenario austerlitz
  expect view french fog = fog
  expect view french chits has 9
  expect view french units[id=A1-1].standing = unseen
  expect view allied units[id=A1-1].standing = chit


test A05-16.2-1  in turns 1 to 3 one sees 1/2 UM: a chit at 50 hu can be attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,185 decoy
END
  offer french: attack FC-4 /0


test A05-16.2-1  in turns 1 to 3 one sees 1/2 UM: at 51 hu nobody sees it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 2 of 12
fog fog
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,186 decoy
END
  refuse french: attack FC-4 /0 because A05-16.4.2.7-6


test A05-16.3-1  in partial fog 1, 1 UM: a chit at 100 hu can be attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
fog partial-1 lifted 4
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,235 decoy
END
  offer french: attack FC-4 /0


test A05-16.3-1  in partial fog 1, 1 UM: at 101 hu nobody sees it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 4 of 12
fog partial-1 lifted 4
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,236 decoy
END
  refuse french: attack FC-4 /0 because A05-16.4.2.7-6


test A05-16.3-2  in partial fog 2, 2 UM: a chit at 200 hu can be attacked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
fog partial-2 lifted 4
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,335 decoy
END
  offer french: attack FC-4 /0


test A05-16.3-2  in partial fog 2, 2 UM: at 201 hu nobody sees it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
turn 5 of 12
fog partial-2 lifted 4
unit FC-4 at 2000,100 /0 line
chit CA1 at 2000,336 decoy
END
  refuse french: attack FC-4 /0 because A05-16.4.2.7-6


test A05-16.2-2 A05-16.3-1  in turn 4 one die; a 5 lifts the fog: partial fog 1
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 4 of 12
whole
fog fog
fate 5
END
  expect truth fog = partial-1
  expect truth lifted = 4
  expect truth sight = 100
  expect log all contains "begins to lift" rule A05-16.3-1


test A05-16.2-3  turn 4: a 4 does not lift the fog
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 4 of 12
whole
fog fog
fate 4 1
END
  expect truth fog = fog


test A05-16.2-3  turn 5: a 3 does not lift the fog
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 5 of 12
whole
fog fog
fate 3 1
END
  expect truth fog = fog


test A05-16.2-3  turn 5: a 4 lifts the fog
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 5 of 12
whole
fog fog
fate 4 1
END
  expect truth fog = partial-1


test A05-16.2-3  turn 6: a 2 does not lift the fog
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog fog
fate 2 1
END
  expect truth fog = fog


test A05-16.2-3  turn 6: a 3 lifts the fog
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog fog
fate 3 1
END
  expect truth fog = partial-1


test A05-16.2-3 A05-16.3.1-1  turn 7: it lifts of itself, without a die
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 7 of 12
whole
fog fog
fate 1 1
END
  expect truth fog = partial-1
  expect log all contains "begins to lift" rule A05-16.3.1-1
  expect log all lacks "die" rule A05-16.2-2


test A05-16.3-2 A05-16.3-5  the turn after: partial fog 2, and no die
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 5 of 12
whole
fog partial-1 lifted 4
fate 1
END
  expect truth fog = partial-2
  expect truth sight = 200
  expect log all lacks "" rule A05-16.2-2


test A05-16.3-3 A05-16.4-5  the turn after that: the fog is gone, and no chit is left
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog partial-2 lifted 4
chit CF1 at 2000,100 decoy
chit CA1 at 2400,300 decoy
END
  expect truth fog = clear
  expect truth sight absent
  expect truth chits has 0
  expect log all contains "CF1 is a decoy"


test A05-16.3.1-1  lifted in turn 7: partial fog 2 in turn 8
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 8 of 12
whole
fog partial-1 lifted 7
END
  expect truth fog = partial-2


test A05-16.3.1-1  and clear in turn 9
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 9 of 12
whole
fog partial-2 lifted 7
END
  expect truth fog = clear


test A05-16.3-4  the steps go by game turns: the French player turn has the fog of the Allied one
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
turn 4 of 12
whole
fog partial-1 lifted 4
END
  expect truth fog = partial-1
  expect trace contains "movement"

test A05-16.3-4  it thins out when the next game turn begins
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 5 of 12
whole
fog partial-1 lifted 4
END
  expect truth fog = partial-2

test A05-16.4-1  a corps is on the strategic map, but for what has been laid as chits
  scenario austerlitz
  expect view french units[id=F4-2].standing = map
  expect view french corps[id=F4].zone = F4
  expect view french units[id=F4-8].standing = chit


test A05-16.4-2  once the fog lifts: no activity, no new chits, no strategic moves; but a chit on the field still moves
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog fog
events fighting
chit CA1 at 2000,100 decoy
chit CF1 at 2600,400 decoy
unit F4-2 map
corps F4 zone F4
fate 6
END
  expect truth fog = partial-1
  expect truth columns_left = 0
  expect truth chits_left.french = 0
  expect log all lacks "Allied columns"
  expect trace contains "movement"
  offer allied: march CA1 x200 /0


test A05-16.4-3 A05-16.4-4  first clear turn: who waits on the maps is placed before the Allied rally phase, the Allies first
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog partial-2 lifted 4
unit A4-2 map
corps A4 zone A3
unit F4-2 map
unit F4-HQ map
corps F4 zone F4
END
  expect asked allied
  expect trace contains "deployment"
  refuse allied: place A4-2 x0 @ 1100,1300 /270 because A05-16.4-4
  play allied: place A4-2 x1 @ 1400,1300 /270
  expect truth units[id=A4-2].form = column
  expect asked french
  play french: place F4-2 x2 @ 500,1500 /90
  expect truth units[id=F4-2].form = square
  play french: done
  expect truth units[id=F4-HQ].standing = at
  expect trace contains "movement"


test A05-16.4-4  no nearer than 1 UM to an enemy: 99 hu refused, 100 accepted
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog partial-2 lifted 4
unit A4-2 map
corps A4 zone A3
unit F4-2 at 1200,1300 /90 line
END
  refuse allied: place A4-2 x0 @ 1329,1300 /270 because A05-16.4-4
  offer allied: place A4-2 x0 @ 1330,1300 /270


test A05-16.4-4 A05-15.1-12  the Santon battery is placed where it belongs, though an enemy is near, and nowhere else in its zone
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog partial-2 lifted 4
unit FS-A map
corps FS zone F1
unit AB-2 at 1170,2272 /270 line
END
  refuse french: place FS-A x0 @ 950,2272 /85 because A05-15.1-12
  refuse french: place FS-A x1 @ 1075,2272 /85 because A05-15.1-12
  play french: place FS-A x0 @ 1075,2272 /85
  expect truth units[id=FS-A].standing = at


test A05-16.4-5  loaded chits are uncovered before: what was in them is placed by its owner
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 6 of 12
whole
fog partial-2 lifted 4
chit CF1 at 2000,100
unit F4-2 chit CF1
unit A4-2 map
corps A4 zone A3
END
  expect asked french
  expect truth units[id=F4-2].standing = shown
  expect view allied units[id=F4-2].standing = shown
  play french: place F4-2 x0 @ 2000,100 /90
  expect asked allied
  expect trace contains "deployment"

test A05-16.4-4  with nine friends already in the zone the owner still places the tenth where he likes
  position <<END
position austerlitz 1
seats 0 1
frame match "Allied corps"
frame deployment deployment 0 0
turn 6 of 12
whole
fog clear
unit F4-1 at 293,81 /90 line
unit F4-2 at 293,245 /90 line
unit F4-3 at 293,408 /90 line
unit F4-4 at 400,81 /90 line
unit F4-5 at 400,245 /90 line
unit F4-6 at 400,408 /90 line
unit F4-7 at 506,81 /90 line
unit F4-8 at 506,245 /90 line
unit F4-9 at 506,408 /90 line
unit F5-1 map
corps F5 zone F7
unit A4-2 at 2600,600 /270 line
END
  expect asked french
  play french: place F5-1 x1 @ 340,330 /90
  expect truth units[id=F5-1].x = 340
