# 04-2-fog-roll.t -- chapter 4.2: the dice at the start of a fog turn.

test A05-4.2-1  in turn 3 no die is rolled for the fog: the first one is the Allied activity
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 3 of 12
whole
fog fog
fate 6
END
  expect truth fog = fog
  expect truth columns_left = 3
  expect truth chits_left.allied = 5


test A05-4.2-1  in turn 4 the first one is for the fog
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 4 of 12
whole
fog fog
fate 6
END
  expect truth fog = partial-1


test A05-4.2-2  fog stays: a second die, 5, allows three columns and four chits
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 4 of 12
whole
fog fog
fate 4 5
END
  expect truth fog = fog
  expect truth columns_left = 3
  expect truth chits_left.allied = 4
  expect log all contains "columns that may try to move: 3" rule A05-16.4.2.2-4


test A05-4.2-2  no second die in turn 1, and none when the fog lifts
  position <<END
position austerlitz 1
seats 0 1
frame match fog
turn 1 of 12
whole
fog fog
fate 6
END
  expect truth columns_left = 0
  expect truth chits_left.allied = 5
  expect truth chits_left.french = 4
  expect log all lacks "Allied columns"


test A05-4.2-3  before the French player turn nothing is rolled and nothing laid
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
turn 3 of 12
whole
fog fog
unit F4-2 map
corps F4 zone F4
chits-left french 3
fate 6 6
END
  expect trace contains "movement"
  expect log all lacks "Allied columns"
  expect truth fog = fog
