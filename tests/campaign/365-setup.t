# 365-setup.t -- 1X 365 to 381: the set-up, and who is asked when.

test 1X-365-1 1X-46-1  the second player sets up first, then the first
  scenario  campaign
  expect    asked coalition
  expect    trace contains "set-up"
  play      coalition: done
  expect    asked french

test 1X-47-1 1X-49-3  nobody sets up while it is the other's turn to do so
  scenario  campaign
  refuse    french: done because not asked

test 1X-367-2  two vedettes to a formation, and no third
  position <<END
position campaign 1
seats 0 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader murat at 1949
unit nansouty on murat 2
END
  play      coalition: screen 1138, screen 1137
  refuse    coalition: screen 1139            because 1X-367-2
  no-offer  coalition: screen *

test 1X-367-2  with two formations side by side there is room for four, however they are counted
  position <<END
position campaign 1
seats 0 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader bagration at 1137
unit bagration-foot on bagration 5
leader murat at 1949
unit nansouty on murat 2
END
  play      coalition: screen 1138, screen 1137, screen 1139, screen 1136
  refuse    coalition: screen 1238            because 1X-367-2

test 1X-367-2  a leader without troops counts for none
  position <<END
position campaign 1
seats 0 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader bagration at 1637
leader murat at 1949
unit nansouty on murat 2
END
  refuse    coalition: screen 1637            because 1X-367-2
  offer     coalition: screen 1138

test 1X-367-3  the French have eight vedettes
  position <<END
position campaign 1
seats 0 1
leader murat at 1949
unit nansouty on murat 2
leader soult at 2949
unit vandamme on soult 8
leader lannes at 3949
unit suchet on lannes 7
leader davout at 4949
unit friant on davout 6
leader oudinot at 1959
unit grenadiers on oudinot 6
END
  play      french: screen 1949, screen 1948, screen 2949, screen 2948, screen 3949, screen 3948, screen 4949
  offer     french: screen 4948
  play      french: screen 4948
  refuse    french: screen 1959               because 1X-367-3

test 1X-367-3  the Coalition has ten
  position <<END
position campaign 1
seats 0 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
leader bagration at 1338
unit bagration-foot on bagration 5
leader dokhturov at 1538
unit dokhturov-a on dokhturov 5
leader miloradovich at 1738
unit miloradovich-a on miloradovich 5
leader kienmayer at 1938
unit kienmayer-foot on kienmayer 2
leader essen at 2138
unit essen-foot on essen 2
END
  play      coalition: screen 1138, screen 1137, screen 1338, screen 1337, screen 1538, screen 1537, screen 1738, screen 1737, screen 1938
  offer     coalition: screen 1937
  play      coalition: screen 1937
  refuse    coalition: screen 2138            because 1X-367-3

test 1X-121-2  one vedette to a hex
  position <<END
position campaign 1
seats 0 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      coalition: screen 1138
  refuse    coalition: screen 1138            because 1X-121-2

test 1X-366-6  nobody starts in contact: no vedette next to an enemy piece
  position <<END
position campaign 1
seats 0 1
leader bagration at 1542
unit bagration-foot on bagration 5
leader mg-cav-1 at 1544
unit walther on mg-cav-1 2
END
  no-offer  coalition: screen 1543
  offer     coalition: screen 1541, screen 1542

test 1X-5-1 1X-238-3  a formation may begin in forage mode, once; a leader alone may not, nor may one of the other side
  position <<END
position campaign 1
seats 0 1
leader bagration at 1542
unit bagration-foot on bagration 5
leader essen at 1138
leader murat at 1949
unit nansouty on murat 2
END
  play      coalition: forage-start bagration
  refuse    coalition: forage-start bagration because 1X-238-3
  refuse    coalition: forage-start essen     because 1X-238-3
  refuse    coalition: forage-start murat     because 1X-238-3

test 1X-1-2 1X-238-3  in NAB nobody forages
  scenario  teaching option title=nab
  no-offer  coalition: forage-start *
  offer     coalition: screen 3918

test 1X-238-3  in the other titles they do
  scenario  teaching
  offer     coalition: forage-start bagration

test 1X-10-1  there is no hex 9999, and none 0061
  scenario  teaching
  refuse    coalition: screen 9999            because 1X-10-1
  refuse    coalition: screen 61              because 1X-10-1
  refuse    coalition: screen 6060            because 1X-367-2

test 1X-29-1 1X-31-7  the other side sees a piece put down, and not what it is
  scenario  teaching
  play      coalition: screen 4018
  expect    log french contains "The Coalition side puts a piece down at Wischau"

test 1X-238-3  not who lays siege to a fortress
  position <<END
position campaign 1
seats 0 1
leader soult at 4606
unit vandamme on soult 8
leader davout at 4608
unit friant on davout 7
leader lannes at 2355
unit suchet on lannes 6
leader bagration at 4607
unit bagration-foot on bagration 5
END
  play      coalition: done
  refuse    french: forage-start soult  because 1X-238-3
  offer     french: forage-start lannes
