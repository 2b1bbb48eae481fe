# 099-replacements.t -- 1X 99 to 105: the pool of replacements and the units it fills.

test 1X-99-1 1X-99-8 1X-99-4 1X-99-7  the third turn brings one of infantry to the French pool
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
END
  expect    log french contains "Replacements: 1 french infantry."  rule 1X-99-1
  expect    log coalition lacks "Replacements"
  expect    truth armies[0].pool[0].points = 1

test 1X-99-8 1X-101-1  the eleventh brings one of infantry and one of cavalry, kept apart
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 11 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
pool french french infantry 2
END
  expect    log french contains "Replacements: 1 french infantry."
  expect    log french contains "Replacements: 1 french cavalry."
  expect    truth armies[0].pool has 2
  expect    truth armies[0].pool[arm=infantry].points = 3
  expect    truth armies[0].pool[arm=cavalry].points = 1

test 1X-99-8 1X-99-9  the second brings nobody anything
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
END
  expect    log all lacks "Replacements"
  expect    truth units[id=nansouty].sp = 2
  expect    trace contains "organisation"

test 1X-99-9 1X-101-1  the seventh brings one to the Austrians and one to the Russians
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" replacements 0 1
turn 7 of 12 from 1
staff coalition centre 4607 source 4607 ap 8
leader kutusov at 4607
unit kutusov-horse on kutusov 1
END
  expect    log coalition contains "Replacements: 1 russian infantry."
  expect    log coalition contains "Replacements: 1 austrian infantry."
  expect    log coalition lacks "french infantry"

test 1X-99-9  the eighth one of Russian cavalry
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" replacements 0 1
turn 8 of 12 from 1
staff coalition centre 4607 source 4607 ap 8
leader kutusov at 4607
unit kutusov-horse on kutusov 1
END
  expect    log coalition contains "Replacements: 1 russian cavalry."

test 1X-99-2 1X-100-1  in other titles a die fixes the number
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "second player"
frame "player turn" replacements 0 0
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
fate 6
END
  expect    log french contains "Replacements: 3 french infantry."
  expect    log coalition lacks "Die (d6)"

test 1X-99-2  a die of one is one
  position <<END
position campaign 1
seats 0 1
option title nab
frame match "second player"
frame "player turn" replacements 0 0
turn 3 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
fate 1
END
  expect    log french contains "Replacements: 1 french infantry."

test 1X-105-1 1X-102-1 1X-101-2 1X-105-2 1X-31-4  a stored point goes to a unit in supply, in secret
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 6 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 1949
unit friant on davout 5
unit bourcier on davout 2
pool french french infantry 1
END
  play      french: replace friant
  expect    log french contains "Friant receives a replacement and has 6 SP."  rule 1X-105-2
  expect    log coalition lacks "replacement"
  expect    truth units[id=friant].sp = 6
  expect    truth units[id=friant].immobile = true
  refuse    french: replace friant      because 1X-99-3

test 1X-105-4  a unit at its maximum takes none
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader soult at 1949
unit bourcier on soult 2
unit margaron on soult 1
pool french french cavalry 1
END
  refuse    french: replace bourcier    because 1X-105-4
  play      french: replace margaron
  expect    truth units[id=margaron].sp = 2

test 1X-105-5 1X-13-3  a unit that was destroyed is not rebuilt
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader soult at 1949
unit margaron on soult 1
unit milhaud lost
pool french french cavalry 1
END
  refuse    french: replace milhaud     because 1X-105-5

test 1X-99-3 1X-100-1  a point is of a nation and a type
  position <<END
position campaign 1
seats 0 1
frame match "end of turn"
frame "player turn" replacements 0 1
turn 2 of 12 from 1
staff coalition centre 4607 source 4607 ap 8
leader kutusov at 4607
unit miloradovich-a on kutusov 1
unit kienmayer-foot on kutusov 1
unit kutusov-horse on kutusov 1
pool coalition austrian infantry 1
END
  refuse    coalition: replace miloradovich-a  because 1X-99-3
  refuse    coalition: replace kutusov-horse   because 1X-99-3
  offer     coalition: replace kienmayer-foot

test 1X-120-3 1X-99-3  a line point goes to no guard
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader bessieres at 1949
unit old-guard on bessieres 1
pool french french infantry 1
END
  refuse    french: replace old-guard   because 1X-120-3

test 1X-99-5 1X-161-3 1X-82-1  an inactive centre fills nobody, and the pool is kept
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8 moved 1
leader davout at 1949
unit friant on davout 5
pool french french infantry 1
END
  refuse    french: replace friant      because 1X-99-5
  expect    truth armies[0].pool[0].points = 1

test 1X-105-3  nor is a formation filled in the zone of an enemy
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 1949
unit friant on davout 5
leader bagration at 1948
unit bagration-foot on bagration 5
piece F1 at 1949 davout up
piece C1 at 1948 bagration up
pool french french infantry 1
END
  refuse    french: replace friant      because 1X-105-3

test 1X-105-3 1X-208-5  nor a forager, whose own zone does not turn the enemy up
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 1949 forage
unit friant on davout 5
leader bagration at 1948
unit bagration-foot on bagration 5
piece F1 at 1949 davout up
piece C1 at 1948 bagration
pool french french infantry 1
END
  refuse    french: replace friant      because 1X-105-3

test 1X-105-3 1X-204-1  nor one before a fortress that the enemy holds unseen
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2729 source 2355 ap 8
leader davout at 2922
unit friant on davout 5
leader bagration at 2921
unit bagration-foot on bagration 5
piece F1 at 2922 davout up
piece C1 at 2921 bagration
pool french french infantry 1
END
  refuse    french: replace friant      because 1X-105-3

test 1X-105-3 1X-232-4 1X-102-1 1X-76-1  nor one out of supply
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 4257
unit friant on davout 5
pool french french infantry 1
END
  refuse    french: replace friant      because 1X-232-4

test 1X-99-6 1X-105-2 1X-105-6  who was filled does not march, nor the formation with it
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader lannes at 1949
unit suchet on lannes 5 immobile
leader murat at 1949
unit nansouty on murat 2
END
  refuse    french: command lannes      because 1X-105
  offer     french: command murat

test 1X-105-6  with the unit left behind under another leader the rest may go
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "supply check" 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader murat at 1949
unit nansouty on murat 2
leader lannes under murat
unit suchet on lannes 5 immobile
END
  refuse    french: command murat       because 1X-105

test 1X-105-2  the mark lasts through the enemy's turn
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" "end of player turn" 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
staff coalition centre 4607 source 4607 ap 8
leader lannes at 1949
unit suchet on lannes 5 immobile
fate 3 3
END
  expect    asked coalition
  expect    truth units[id=suchet].immobile = true

test 1X-105-2  and is taken off before the next organisation segment
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader lannes at 1949
unit suchet on lannes 5 immobile
END
  expect    truth units[id=suchet].immobile absent
  expect    truth units[id=suchet].sp = 5
  expect    trace contains "organisation"

test 1X-31-4 1X-31-8  where pools are open the enemy reads what is taken out, never for whom
  position <<END
position campaign 1
seats 0 1
option secrets off
frame match "second player"
frame "player turn" replacements 0 0
turn 6 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader davout at 1949
unit friant on davout 5
unit bourcier on davout 2
pool french french infantry 1
END
  play      french: replace friant
  expect    log coalition contains "The French side uses 1 french infantry of its replacements."  rule 1X-31-4
  expect    log coalition lacks "Friant"

test 1X-257-1  no point to a hex that is full: a stack never has more than 48 SP
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader napoleon at 1949
unit bourcier on napoleon 1
leader soult under napoleon
unit vandamme on soult 9
unit legrand-div on soult 10
leader lannes under napoleon
unit suchet on lannes 8
unit grenadiers on lannes 7
leader davout under napoleon
unit friant on davout 7
unit gudin on davout 6
leader duroc at 1950
unit margaron on duroc 1
pool french french cavalry 2
END
  refuse    french: replace bourcier    because 1X-257-1
  play      french: replace margaron
  expect    truth units[id=margaron].sp = 2

test 1X-193-1  nor more than 25 in a citadel
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 2 of 12 from 1
staff french centre 3020 source 2921 ap 8
leader napoleon at 2921
unit bourcier on napoleon 1
leader soult under napoleon
unit vandamme on soult 9
unit saint-hilaire on soult 7
leader lannes under napoleon
unit suchet on lannes 8
pool french french cavalry 2
END
  refuse    french: replace bourcier    because 1X-193-1

test 1X-14-3  a unit at its maximum receives none
  position <<END
position campaign 1
seats 0 1
frame match "second player"
frame "player turn" replacements 0 0
turn 6 of 12 from 1
staff french centre 2355 source 2355 ap 8
leader soult at 1949
unit saint-hilaire on soult 7
unit vandamme on soult 8
pool french french infantry 1
END
  refuse    french: replace saint-hilaire      because 1X-105-4
  offer     french: replace vandamme
