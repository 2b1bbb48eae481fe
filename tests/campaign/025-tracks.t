# 025-tracks.t -- 1X 25: the displays and tracks that the program shows, and to whom.

test 1X-25-1  turn, weather, points, morale, pools and the own display are shown
  position <<END
position campaign 1
seats 0 1
turn 7 of 10
weather frost
morale 2
staff french centre 2921 source 2355 ap 8
staff coalition centre 4312 source 4607 ap 13
pool french french infantry 2
leader lannes at 3620
unit suchet on lannes 7
unit v-guns on lannes 1
leader bagration at 4018
unit bagration-foot on bagration 7
frame match "first player"
frame "player turn" organisation 0 0
frame organisation organisation 0 0 0
END
  expect    view french turn = 7
  expect    view french weather = frost
  expect    view french morale = 2
  expect    view coalition morale = 2
  expect    view french armies[side=coalition].ap = 13
  expect    view coalition armies[side=french].ap = 8
  expect    view french armies[side=french].pool[0].points = 2
  expect    view french leaders[id=lannes].load2 = 3
  expect    view french leaders[id=lannes].span2 = 8
  expect    view french leaders[id=lannes].sp = 8
  expect    view french units[id=suchet].leader = lannes
  expect    view french units[id=suchet].sp = 7
  expect    view coalition leaders[id=bagration].sp = 7
  expect    view coalition units[id=bagration-foot].most = 9

test 1X-31-1 1X-31-7  of the enemy: where a piece is, no display, no overlay
  position <<END
position campaign 1
seats 0 1
turn 7 of 10
staff french centre 2921 source 2355 ap 8
staff coalition centre 4312 source 4607 ap 6
leader lannes at 3620
unit suchet on lannes 7
leader bagration at 4018
unit bagration-foot on bagration 7
frame match "first player"
frame "player turn" organisation 0 0
frame organisation organisation 0 0 0
END
  expect    view coalition armies[side=french].known = false
  expect    view coalition armies[side=coalition].known = true
  expect    view coalition pieces[side=french].hex = 3620
  expect    view coalition armies[side=french].centre = 2921
  expect    view coalition overlays[0].side = coalition
  expect    view french overlays[0].side = french
  expect    view french overlays[0].line.effective = 20
  expect    view french overlays[0].dispatch.ways[0].length = 7
  expect    view french overlays[0].supply.ways[0].ok = true

test 1X-53-1 1X-182-1  who marches sees how far he can go and what he has left
  position <<END
position campaign 1
seats 0 1
turn 7 of 10
staff french centre 2921 source 2355 ap 8
leader lannes at 3620 commanded
unit suchet on lannes 7
leader bagration at 4607
unit bagration-foot on bagration 7
frame match "first player"
frame "player turn" commands 0 0
frame marches activation 0 0 1
frame march march 0 3 1 3 0
END
  expect    prompt french contains "Lannes marches"
  expect    view french march.leader = lannes
  expect    view french march.foot_left = 10
  expect    view french march.sp = 7
  expect    view french march.risk[0].upto = 0
  expect    view french march.column = C
  expect    view coalition march.piece = F1
