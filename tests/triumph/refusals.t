# Fifteen wrong things that a player does, and what he reads.

test own:refusal-whose NT-9-04  pieces of the enemy, pieces that are not there, other questions
  position  tests/positions/triumph/meeting.pos
  refuse    french: corps-move bagration because any rule saying "Bagration is the enemy's"
  refuse    french: unit-move 40 because any rule saying "This unit is the enemy's"
  refuse    french: unit-move 10 because any rule saying "This unit is lost"
  refuse    french: attach 40 x3 because any rule saying "This unit is the enemy's"
  refuse    french: pick 3 because any rule saying "That is not what is asked now"
  refuse    french: feint because any rule saying "That is not what is asked now"

test own:refusal-threat NT-11.00-01  attacks on nobody and by nobody
  position  tests/positions/triumph/meeting.pos
  refuse    french: threaten 64-63 because NT-11.00-01 saying "There is no enemy in 63"
  refuse    french: threaten 66-55 because any rule saying "You have nobody in 66"

test own:refusal-move NT-10-01  places that are too far or held by the enemy, nobody picked, a second command
  position  tests/positions/triumph/meeting.pos
  play      french: corps-move lannes
  refuse    french: go 90 because any rule saying "90 is not next to 64"
  refuse    french: go 55 because any rule saying "The enemy is in 55: to get there, threaten an attack"
  refuse    french: end-turn because any rule saying "That is not what is asked now"
  play      french: go 63
  refuse    french: corps-move lannes because any rule saying "Lannes has given his command of this turn"
  refuse    french: attach 0 x3 because any rule saying "This unit does not stand with Murat"
  play      french: detach-move murat
  refuse    french: go 63 because any rule saying "Nobody is picked yet"
  refuse    french: pick 40 because any rule saying "This unit is the enemy's"

test own:refusal-second-move NT-9-23  a unit moves once, and so many Unit Moves are a turn's
  position  tests/positions/triumph/meeting.pos
  play      french: unit-move 0, go 63
  refuse    french: unit-move 0 because any rule saying "This unit has moved already this turn"
