# weights.t -- what answers of The Campaigns of Napoleon end, cost and leave undone

test 1X-52-1  who ends the arrivals is told who has not come
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" reinforcements 0 0
staff french centre 2354 source 2355 ap 1
staff coalition centre 4509 source 4607 ap 1
leader bernadotte coming 1
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    answer french "done" label = "End the arrivals"
  expect    answer french "done" ends = phase
  expect    answer french "done" left has 1
  expect    answer french "done" left[0].text = "Bernadotte has not arrived"

test 1X-53-1 1X-150-1  a command costs one of the points, and who ends the commands is told who could still have one
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" initiative 0 0
frame marches activation 0 0 1
turn 2 of 12
staff french centre 2354 source 2355 ap 6
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 2353 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    answer french "command bernadotte" label = "Command Bernadotte to march"
  expect    answer french "command bernadotte" costs[0].text = "1 of 6 AP"
  expect    answer french "done" label = "End the commands"
  expect    answer french "done" left[0].text = "Bernadotte can still march by command (6 AP left)"

test 1X-96-1  to disperse the centre is grave
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" centre 0 0
turn 2 of 12
staff french centre 2354 source 2355 ap 6
staff coalition centre 4509 source 4607 ap 1
leader bernadotte at 2353 reach 15
unit rivaud on bernadotte 5
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  expect    answer french "disperse" grave = true
  expect    answer french "disperse" costs[1].text = "no centre, and so no commands, before turn 5"
  expect    answer french "keep" label = "Keep the centre"

test 1X-262-2  who must be attacked cannot be left out, and so nobody is stuck without a declaration
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader bagration at 0828
unit bagration-foot on bagration 4
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  play      french: attack soult
  expect    answer french "done" label = "Declare this attack"
  refuse    french: target 0928            because 1X-261-1 saying "0928 must be attacked"
  refuse    french: target 0828            because 1X-261-1
  offer-only french: done

test 1X-262-2  whom others may attack can be left out, or attacked too; the last hex cannot
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" battles 0 0
option reserves off
leader soult at 0827
unit vandamme on soult 9
leader lannes at 0927
unit suchet on lannes 6
leader bagration at 0828
unit bagration-foot on bagration 4
leader dokhturov at 0928
unit dokhturov-a on dokhturov 4
END
  play      french: attack soult
  expect    answer french "target 0928" label = "Leave 0928 out"
  play      french: target 0928
  expect    answer french "target 0928" label = "Attack 0928 too"
  expect    answer french "done" left[0].text = "0928 is not attacked"
  refuse    french: target 0828            because any rule

test 1X-50-1  to keep the line, and to end what has nothing left, is usual; a point of replacement left is not
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply source" 0 0
turn 6 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 1949
unit friant on davout 5
pool french french infantry 1
END
  expect    answer french "keep" usual = true
  play      french: keep
  expect    answer french "done" usual absent

test 1X-212-1  what a failed repulse costs is told before it is tried
  position <<END
position campaign 1
seats 0 1
turn 3 of 3
staff coalition centre 1420 source 1420 ap 3
leader soult at 1428 commanded
unit vandamme on soult 9
leader bagration at 1426
unit bagration-foot on bagration 2
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 2 1 2 0
END
  play      french: go 1427
  expect    answer french "repulse" costs[0].text = "if it fails: two columns worse in the battle, and no pitched battle"
  expect    answer french "decline" label = "No repulse: stop here"

test 1X-105-2  a replacement costs the formation its march, and who ends the organisation is told of it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 6 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 1949
unit friant on davout 5
pool french french infantry 1
END
  expect    answer french "replace friant" costs[0].text = "Davout cannot march in this turn"
  expect    answer french "replace friant" grave = true
  expect    answer french "done" ends = phase
  expect    answer french "done" left[0].text = "A replacement point can still go to 2/III Friant"
