# Chapter 5: the two scenarios.

test NT-5-01 NT-6.01-01  2 December: the scenario comes first, then the Allies organise
  scenario  2-december
  expect    truth scenario = 2-december
  expect    trace contains "organisation"
  expect    asked Allied

test NT-5-01  1 December is the other one
  scenario  1-december
  expect    truth scenario = 1-december
  expect    truth last_round = 21

test NT-5-02  2 December: all nine Allied corps are in play
  scenario  2-december
  play      allied: plan x0
  expect    truth commanders[id=bagration].locale = 67
  expect    truth commanders[id=constantine].locale = 87
  expect    truth commanders[id=dokhturov].locale = 121
  expect    truth commanders[id=kienmayer].locale = 143
  expect    truth commanders[id=kollowrath].locale = 112
  expect    truth commanders[id=langeron].locale = 106
  expect    truth commanders[id=liechtenstein].locale = 123
  expect    truth commanders[id=miloradovich].locale = 96
  expect    truth commanders[id=prebyshevsky].locale = 108

test NT-5-02  nobody chooses who starts: the first corps is placed at once
  scenario  2-december
  play      allied: copy x0, done
  offer     allied: place 67

test NT-5-03 NT-6.06-12  1 December: two Allied corps of the player's choice, and no third
  scenario  1-december
  play      allied: copy x3, done, start kienmayer
  refuse    allied: start kienmayer because NT-5-03
  play      allied: start langeron
  refuse    allied: start bagration because NT 6.6
  play      allied: place 143, place 106-94
  expect    asked French
  expect    view french commanders[id=kienmayer].place = "143"
  expect    view french commanders[id=langeron].place = 106-94
  expect    view french commanders[id=bagration].place = off-map
  expect    view allied commanders[id=bagration].place = off-map
  expect    view french commanders[id=miloradovich].place = off-map
  expect    log french contains "Langeron starts in play" rule NT-6.06-12

test NT-5-04  six French corps start on the map, Bernadotte and Davout off it
  scenario  2-december
  play      allied: plan x0
  play      french: plan x6
  expect    view allied commanders[id=bernadotte].place = off-map
  expect    view allied commanders[id=davout].place = off-map
  expect    view allied commanders[id=davout].locale = 0
  expect    view allied commanders[id=bessieres].place = "53"
  expect    view allied commanders[id=lannes].place = "64"
  expect    view allied commanders[id=legrand].place = "133"
  expect    view allied commanders[id=murat].place = "63"
  expect    view allied commanders[id=st-hilaire].place = "93"
  expect    view allied commanders[id=vandamme].place = "72"

test NT-5-04  and so on 1 December
  scenario  1-december
  play      allied: plan x3
  play      french: plan x6
  expect    view allied commanders[id=bernadotte].place = off-map
  expect    view allied commanders[id=davout].place = off-map

test NT-5-05  2 December: ten rounds, from 7:00AM to 4:00PM
  position  <<END
    position triumph 1
    seats 0 1
    scenario 2-december
    round 9
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth last_round = 10
  expect    truth hour = 3:00PM
  play      french: end-turn
  expect    truth round = 10
  expect    truth hour = 4:00PM
  play      allied: end-turn
  expect    result running
  play      french: end-turn
  expect    result over

test NT-5-05  it begins at 7:00AM
  scenario  2-december
  expect    truth hour = 7:00AM
  expect    truth day = "2 Dec"

test NT-5-06  1 December: ten rounds, the Night, ten rounds
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 10
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth hour = 4:00PM
  expect    truth night = false
  play      french: end-turn
  expect    truth round = 11
  expect    truth night = true
  play      allied: end-turn
  play      french: end-turn
  expect    truth round = 12
  expect    truth hour = 7:00AM
  expect    truth day = "2 Dec"
  expect    truth night = false

test NT-5-06  and the last of them is round 21
  position  <<END
    position triumph 1
    seats 0 1
    scenario 1-december
    round 21
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  expect    truth hour = 4:00PM
  play      french: end-turn
  expect    result over

test NT-5-07  no clock ends the game
  scenario  2-december
  expect    truth clock absent
  expect    truth minutes absent
  expect    result running
