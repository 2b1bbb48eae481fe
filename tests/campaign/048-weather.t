# 048-weather.t -- 1X 48, 63 and 64: the weather of a game turn.

test 1X-48-1 1X-63-2 1X-63-1 1X-12-1  a turn begins with one die of the first player, before any points
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 4 of 4 from 1
weather fair after rain-mud
staff french centre 2355 source 2355 ap 8
fate 4 3 3
END
  expect    log all contains "The weather: mud."  rule 1X-63-1
  expect    log all contains "The French side receives 3 AP"
  expect    truth weather = mud

test 1X-63-2 1X-63-9 1X-63-6  the first turn is rolled too, without a modifier
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 1 of 1
weather fair after mud
fate 3
END
  expect    log all contains "The weather: rain."

test 1X-63-9 1X-64-2  nothing comes from before the first turn of a scenario, be it the seventh
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 7 of 7 from 7
weather fair after mud
fate 4
END
  expect    log all contains "The weather: rain."

test 1X-63-5  after fair weather one less
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 2 of 2 from 1
weather fair after fair
fate 3
END
  expect    log all contains "The weather: fair."

test 1X-63-5  and never under one
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 2 of 2 from 1
weather fair after fair
fate 1
END
  expect    log all contains "The weather: fair."

test 1X-63-5  after frost one less
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 6 of 6 from 1
weather frost after frost
fate 3
END
  expect    log all contains "The weather: fair."

test 1X-63-5 1X-63-6  after mud one more: a six is seven, snow
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 2 of 2 from 1
weather mud after mud
fate 6
END
  expect    log all contains "The weather: snow."

test 1X-63-5  after rain one more
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 2 of 2 from 1
weather rain after rain
fate 4
END
  expect    log all contains "The weather: mud."

test 1X-63-5  after rain and mud one more
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 2 of 2 from 1
weather rain-mud after rain-mud
fate 5
END
  expect    log all contains "The weather: rain-mud."

test 1X-63-5  after snow one more
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 6 of 6 from 1
weather snow after snow
fate 6
END
  expect    log all contains "The weather: frost-snow."

test 1X-63-9  after frost and snow together nothing
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 6 of 6 from 1
weather frost-snow after frost-snow
fate 6
END
  expect    log all contains "The weather: snow."

test 1X-63-9  after heat nothing
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 6 of 6 from 1
weather heat after heat
fate 6
END
  expect    log all contains "The weather: snow."

test 1X-63-9  after fog nothing
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 9 of 9 from 1
weather rain after rain fog
fate 4
END
  expect    log all contains "The weather: mud."
  expect    truth fog = false

test 1X-63-6  the table of 15 to 22 November ends with the fourth turn
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 4 of 4 from 1
weather heat after heat
fate 6
END
  expect    log all contains "The weather: rain-mud."

test 1X-63-7  that of 23 to 30 November begins with the fifth
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 5 of 5 from 1
weather heat after heat
fate 3
END
  expect    log all contains "The weather: frost."

test 1X-63-7  and ends with the eighth
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 8 of 8 from 1
weather heat after heat
fate 2
END
  expect    log all contains "The weather: fair."

test 1X-63-8  that of December begins with the ninth
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 9 of 9 from 1
weather heat after heat
fate 2
END
  expect    log all contains "The weather: frost."

test 1X-63-8  in December seven is rain and mud
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 9 of 9 from 1
weather mud after mud
fate 6
END
  expect    log all contains "The weather: rain-mud."

test 1X-64-2 1X-63-4  rain on mud is both
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 4 of 4 from 1
weather mud after mud
fate 2
END
  expect    log all contains "The weather: rain-mud."

test 1X-64-2  rain on rain is rain
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 4 of 4 from 1
weather rain after rain
fate 2
END
  expect    log all contains "The weather: rain."

test 1X-64-3 1X-64-6  rain on snow brings fog, and is rain still
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 8 of 8 from 1
weather snow after snow
fate 3
END
  expect    log all contains "The weather: rain."
  expect    log all contains "There is fog at dawn."  rule 1X-64-5
  expect    truth fog = true

test 1X-64-3  rain on anything else brings none
  position <<END
position campaign 1
seats 0 1
frame match weather
turn 8 of 8 from 1
weather frost-snow after frost-snow
fate 4
END
  expect    log all contains "The weather: rain."
  expect    log all lacks "fog"

test 1X-63-3  by agreement the weather is that of history: the fifth turn is frost, and no die falls
  position <<END
position campaign 1
seats 0 1
option weather historical
frame match weather
turn 5 of 5 from 1
weather mud after mud
END
  expect    log all contains "The weather: frost."
  expect    log all lacks "rolls"

test 1X-63-3 1X-64-4  the ninth is frost with fog at dawn
  position <<END
position campaign 1
seats 0 1
option weather historical
frame match weather
turn 9 of 9 from 1
END
  expect    log all contains "The weather: frost."
  expect    log all contains "fog at dawn"

test 1X-62-1 1X-63-1  the second player has the weather of the first
  position <<END
position campaign 1
seats 0 1
frame match "second player"
turn 4 of 4 from 1
weather mud after fair
END
  expect    log all lacks "The weather"
  expect    log all contains "The campaign is drawn."
