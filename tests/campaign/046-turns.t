# 046-turns.t -- 1X 46 to 49 and 62: turns and their ends.

test 1X-46-1 1X-49-1  a turn begins with the first player's, and tells its date
  position <<END
position campaign 1
seats 0 1
frame match "first player"
turn 3 of 3
END
  expect    log all contains "Turn 3: 19 and 20 November."  rule 1X-46-2
  expect    log all contains "The French turn begins."  rule 1X-46-1

test 1X-62-1  the second player's turn follows
  position <<END
position campaign 1
seats 0 1
frame match "second player"
turn 3 of 3
END
  expect    log all contains "The Coalition turn begins."
  expect    log all lacks "The French turn begins."

test 1X-49-1  who is first is the scenario's to say
  position <<END
position campaign 1
seats 0 1
frame match "first player"
first coalition
turn 3 of 3
END
  expect    log all contains "The Coalition turn begins."

test 1X-46-2 1X-9-1  when both are done the marker goes to the next turn
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 1 of 2
END
  expect    log all contains "Turn 2: 17 and 18 November."
  expect    log all lacks "Turn 1:"

test 1X-46-2  and not before: the end of the first player's turn is not the end of the turn
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "end of player turn" 0 0
turn 3 of 3
END
  expect    log all contains "The Coalition turn begins."
  expect    log all lacks "Turn 4"

test 1X-46-3  after the last turn the campaign is over
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 12 of 12
END
  expect    log all contains "The campaign is over."  rule 1X-46-3
  expect    result over

test 1X-365-2  the short game is over after turn 10
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
turn 10 of 10 from 7
END
  expect    result over
  expect    log all lacks "Turn 11"

test 1X-8-1 1X-46-3  a decision in the morale phase ends it at once
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "end of player turn" 0 0
turn 3 of 12
winner french strategic
END
  expect    result winner french
  expect    truth winner = french
  expect    truth level = strategic
  expect    log all lacks "Coalition turn begins"

test 1X-379-1  in SOA nobody marches before the first turn
  position <<END
position campaign 1
seats 0 1
frame match "preliminary march"
turn 1 of 1
END
  expect    log all contains "The French turn begins."

test 1X-49-2 1X-46-1  command, movement, combat and morale, and then the other player
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" organisation 0 0
turn 3 of 12
leader davout at 5650
unit friant on davout 6
leader bagration at 1138
unit bagration-foot on bagration 5
fate 1 1 1
END
  expect    trace contains "organisation"
  play      french: done, done
  expect    log all contains "French: movement commands."
  expect    log all contains "French: marches on initiative."
  expect    log all lacks "Coalition: forced marches."
  play      french: done
  expect    log all contains "Coalition: forced marches."
  play      coalition: done
  expect    log all contains "The Coalition turn begins."

test 1X-378-1 1X-379-1  positions are approximate: but for SOA the second player marches before the first turn
  position <<END
position campaign 1
seats 0 1
frame match "preliminary march"
option title tete
turn 1 of 12
leader davout at 5650
unit friant on davout 6
leader bagration at 1138
unit bagration-foot on bagration 5
END
  expect    trace contains "Coalition to choose"
  offer     coalition: try bagration

test 1X-378-1  in SOA nobody does
  position <<END
position campaign 1
seats 0 1
frame match "preliminary march"
turn 1 of 12
leader davout at 5650
unit friant on davout 6
leader bagration at 1138
unit bagration-foot on bagration 5
END
  expect    trace contains "French to choose"
