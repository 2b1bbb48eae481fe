# 099-cavalry-points.t -- 1X 110, 120: which units points of the pool may go to.

test 1X-120-2  a cavalry point goes to line or to light cavalry
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "replacements" 0 0
turn 3 of 12
leader davout at 2355
unit bourcier on davout 1
unit margaron on davout 1
unit viallanes on davout 1
staff french centre 2355 source 2355 ap 8
pool french french cavalry 2
END
  offer     french: replace bourcier, replace margaron
  play      french: replace margaron
  play      french: replace bourcier
  expect    truth units[id=margaron].sp = 2
  expect    truth units[id=bourcier].sp = 2

test 1X-99-3 1X-99-7  a cavalry point to no Cossacks, who have points of their own
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" replacements 0 1
turn 8 of 12 from 1
staff coalition centre 4607 source 4607 ap 8
leader uvarov at 4607
unit uvarov-horse on uvarov 3
unit cossacks on uvarov 1
END
  expect    log coalition contains "1" rule 1X-99-1
  offer     coalition: replace uvarov-horse
  no-offer  coalition: replace cossacks
  refuse    coalition: replace cossacks  because 1X-99-3

test 1X-120-3  a line point to no guard
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "replacements" 0 0
turn 3 of 12
leader bessieres at 2355
unit old-guard on bessieres 4
unit suchet on bessieres 7
staff french centre 2355 source 2355 ap 8
pool french french infantry 2
END
  refuse    french: replace old-guard          because 1X-120-3
  offer     french: replace suchet

test 1X-110-1  nor in Napoleon at Bay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" "replacements" 0 0
turn 3 of 12
option title nab
leader bessieres at 2355
unit old-guard on bessieres 4
unit suchet on bessieres 7
staff french centre 2355 source 2355 ap 8
pool french french infantry 2
END
  refuse    french: replace old-guard          because 1X-110-1
  offer     french: replace suchet
