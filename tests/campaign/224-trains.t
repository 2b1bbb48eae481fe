# 224-trains.t -- 1X 224 to 229: bridge trains; 1850 on the Danube, Stockerau (1949) and 2048 on a secondary river.

test 1X-224-1 1X-228-1  its leader, next to the river, lays it for 3 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: pontoon 1951
  expect    truth march.foot_left = 4
  expect    log all contains "lays a pontoon bridge from 1850 to 1951"
  expect    view coalition trains[0].other = 1951

test 1X-224-1  it may be on the track of one under him
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on oudinot
leader oudinot under lannes
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: pontoon 1951
  expect    truth march.foot_left = 4

test 1X-224-1  without a train there is no pontoon
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: pontoon 1951  because 1X-224-1

test 1X-224-2  on the track the enemy does not see it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  expect    view coalition trains lacks 1850
  expect    view coalition trains[0].leader absent
  expect    view french trains[0].leader = lannes

test 1X-225-1  horse with a train has 5 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1850 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  expect    truth march.foot_left = 10
  play      french: go 1750, go 1650, go 1550, go 1450, go 1350
  offer-only french: halt, abandon
  play      french: abandon
  offer     french: go 1249

test 1X-225-1  and 7 without
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
leader lannes at 1850 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  expect    truth march.horse_left = 14

test 1X-226-1  a secondary river is bridged for the same 3 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: pontoon 2048
  expect    truth march.foot_left = 4

test 1X-228-1  only over a river
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: pontoon 1948  because 1X-228-1
  no-offer  french: pontoon 1948

test 1X-228-1  only in the movement phase
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1949 tried
unit suchet on lannes 6
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 3 3 3 0
END
  refuse    french: pontoon 2048  because 1X-228-1

test 1X-228-1  2 MP of march and 3 to lay it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1949 commanded foot 4
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: pontoon 2048
  expect    log all contains "The French side lays a pontoon bridge from Stockerau to 2048."

test 1X-228-1  2 1/2 are too many
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1949 commanded foot 5
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: pontoon 2048  because 1X-228-1

test 1X-228-2 1X-228-5 1X-57-4  it can be crossed at once; on a primary river for 1 MP and the ground
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: pontoon 1951
  play      french: go 1951
  expect    log coalition contains "An unknown French piece goes from 1850 to 1951."

test 1X-228-5  on a primary river it costs 1 MP like a bridge
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1850/1951
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1951
  expect    truth march.foot_left = 6

test 1X-228-5  on a secondary one nothing
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 2048
  expect    truth march.foot_left = 8

test 1X-226-2  it cannot be damaged
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 1949/2048
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: damage 2048  because 1X-226-2

test 1X-227-4  a pontoon of the enemy is seized for 2 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 1949/2048
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: seize 2048
  expect    truth march.foot_left = 6
  expect    log all contains "The French side seizes the pontoon bridge Stockerau to 2048"
  expect    truth trains[0].side = french

test 1X-227-4  not for less
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 1949/2048
leader lannes at 1949 commanded foot 7
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: seize 2048  because 1X-227-4

test 1X-227-4  his own he need not seize
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: seize 2048  because 1X-227-4

test 1X-200-5  a vedette seizes none
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 1949/2048
vedette VF1 at 1949
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 64 1 64 0
END
  refuse    french: seize 2048  because 1X-200-5

test 1X-201-2  nor does one SP of horse
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 1949/2048
leader lannes at 1949 commanded
unit walther on lannes 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: seize 2048  because 1X-201-2

test 1X-228-3  lifting costs 2 MP and is done at the end of the phase
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: lift 2048
  expect    truth march.foot_left = 6
  play      french: go 2048
  expect    truth march.foot_left = 4

test 1X-228-3 1X-57-4  then it is on the track of who lifts it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048 lifted lannes
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" engineers 0 0
END
  expect    log all contains "The French side has lifted the pontoon bridge Stockerau to 2048"
  expect    truth trains[0].leader = lannes
  expect    truth trains[0].hex absent

test 1X-228-3  from either end
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
leader lannes at 2048 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  offer     french: lift 1949

test 1X-228-3  horse alone cannot lift it
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
leader lannes at 1949 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: lift 2048  because 1X-228-3

test 1X-228-3  not even with another train
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
train french on lannes
leader lannes at 1949 commanded
unit walther on lannes 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: lift 2048  because 1X-228-3

test 1X-228-3  nor anybody that of the enemy
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 1949/2048
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: lift 2048  because 1X-228-3

test 1X-228-3  nor in a forced march
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1949/2048
leader lannes at 1949 tried
unit suchet on lannes 6
frame match "second player"
frame "player turn" "forced marches" 0 1
frame marches activation 0 0 3
frame march march 0 3 3 3 0
END
  refuse    french: lift 2048  because 1X-228-3

test 1X-226-3  no extended march with a train; it has to be left
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
staff french centre 1949 source 2355 ap 8
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: extend  because 1X-226-3
  play      french: abandon
  play      french: extend

test 1X-226-3 1X-126-2  or it stays with a subordinate who is dropped off
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 8
train french on lannes
leader murat at 1949 reach 15
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 6
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
END
  play      french: command murat
  refuse    french: extend  because 1X-226-3
  play      french: go 1848, drop lannes
  play      french: extend

test 1X-226-4 1X-229-1  an abandoned train lies in its hex, for both to see
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french on lannes
leader lannes at 2048 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: abandon
  expect    log coalition contains "The French side abandons a bridge train at 2048"
  expect    view coalition trains[0].hex = 2048
  expect    view coalition trains[0].other absent

test 1X-226-4  a Major General who hands over his last unit leaves his train in the hex, and both are told
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
train french on mg-cav-2
leader mg-cav-2 at 1949
unit nansouty on mg-cav-2 2
frame match "first player"
frame "player turn" organisation 0 0
END
  play      french: take-up nansouty
  play      french: activate mg-cav-3
  expect    log coalition contains "A bridge train is left at Stockerau" rule 1X-226-4
  expect    view coalition trains[0].hex = 1949

test 1X-229-1  later it is taken along for 2 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french at 1949
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: seize 1949
  expect    truth march.foot_left = 6
  expect    truth trains[0].leader = lannes

test 1X-229-1 1X-233-11  which lengthens the march: 2 1/2 MP
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french at 1949
leader lannes at 1848 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1949
  play      french: seize 1949
  play      french: halt
  expect    log french contains "6 SP in column A, base 4"

test 1X-229-1  where there is none there is nothing to take
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french at 1848
leader lannes at 1949 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  refuse    french: seize 1949  because 1X-229-1

test 1X-227-2 1X-227-3 1X-227-5  who passes through its hex has it, at no cost, and leaves it there if he does not pay
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition at 1949
leader lannes at 1848 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1949
  expect    log all contains "The French side takes the bridge train at Stockerau"
  expect    truth march.foot_left = 9
  play      french: go 2049
  expect    truth trains[0].side = french
  expect    truth trains[0].hex = 1949

test 1X-227-3  either side
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french at 1949
leader bagration at 1848
unit bagration-foot on bagration 4
frame match "second player"
frame "player turn" commands 0 1
frame marches activation 0 1 1
frame march march 0 21 1 21 0
END
  play      coalition: go 1949
  expect    truth trains[0].side = coalition

test 1X-227-2  a leader without troops takes nothing
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition at 1949
leader murat at 1848
leader lannes at 2355 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame ride ride 0 1 0
END
  play      french: go 1949
  expect    truth leaders[id=murat].hex = 1949
  expect    truth trains[0].side = coalition

test 1X-226-3  nor takes up a train in an extended march
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" commands 0 0
turn 3 of 12
staff french centre 2354 source 2355 ap 5
train french at 1949
leader soult at 1949
unit vandamme on soult 8
END
  play      french: command soult, extend
  refuse    french: seize 1949  because 1X-226-3

test 1X-227-2  each of two trains
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french at 1949
train coalition at 1949
leader lannes at 1848 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  play      french: go 1949
  expect    truth trains[1].side = french

test 1X-201-2 1X-223-1  a single SP of horse damages no bridge, but may repair one
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
damaged 3221/3322
leader mg-cav-1 at 3221 commanded
unit walther on mg-cav-1 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 12 1 12 0
END
  play      french: repair 3322
  expect    log all contains "repaired"
  refuse    french: damage 3322  because 1X-201-2

test 1X-201-2 1X-229-1  it may take up a train, too
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french at 3221
leader mg-cav-1 at 3221 commanded
unit walther on mg-cav-1 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 12 1 12 0
END
  play      french: seize 3221
  expect    truth trains[0].leader = mg-cav-1

test 1X-201-2 1X-227-4  a pontoon of the enemy it does not seize
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train coalition laid 2352/2353
leader mg-cav-1 at 2352 commanded
unit walther on mg-cav-1 1
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 12 1 12 0
END
  refuse    french: seize 2353  because 1X-201-2

test 1X-224-1 1X-38-2  a leader without troops does not ride off with a train
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 8
train french on lannes
leader lannes at 1949
leader davout at 2050
unit friant on davout 6
leader kutusov at 1138
unit kutusov-horse on kutusov 2
frame match "first player"
frame "player turn" "movement phase" 0 0
END
  expect    log all contains "A bridge train is left at Stockerau."
  expect    truth trains[0].hex = 1949

test 1X-224-1 1X-225-1  where he stands with a formation it goes with that one
  position <<END
position campaign 1
seats 0 1
turn 3 of 12
staff french centre 2354 source 2355 ap 8
train french on lannes
leader lannes at 1949
leader murat at 1949 reach 15
unit nansouty on murat 2
leader kutusov at 1138
unit kutusov-horse on kutusov 2
frame match "second player"
frame "player turn" "forced marches" 0 1
END
  expect    log all lacks "bridge train is left"
  expect    truth trains[0].leader = murat

test 1X-226-3 1X-227-1 1X-201-1  nor does it go with one SP of horse that withdraws before combat
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
staff coalition centre 4607 source 4607 ap 5
leader soult at 4405
unit vandamme on soult 9
leader mg-cav-r1 at 4406
unit hussars on mg-cav-r1 1
train coalition on mg-cav-r1
END
  play      french: attack soult, done
  play      french: pursuit
  play      coalition: withdraw 4507
  expect    truth leaders[id=mg-cav-r1].hex = 4507
  expect    truth trains[0].hex = 4406
  expect    log all contains "4406"  rule 1X-227-1

test 1X-224-2  one that is laid he sees
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
train french laid 1850/1951
leader lannes at 1850 commanded
unit suchet on lannes 6
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  expect    view coalition trains has 1
