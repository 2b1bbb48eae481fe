# Chapter 12: who must leave, at what price, and where to.

test NT-12-29  the retreat example, move by move
  position  tests/positions/triumph/retreat-example.pos
  play      French: threaten 72-83
  play      French: press-on
  play      Allied: done                       # no leading unit
  play      French: by-corps vandamme, done, pick 1, done
  expect    log all contains "Initial result +1" rule "NT 11.6"
  play      Allied: done                       # no counter-attack
  expect    truth units[36].strength = 1       # beaten, not eliminated
  expect    truth armies[1].morale = 25
  offer-only Allied: lose 37, lose 38          # the narrow left approach: one point
  expect    truth retreat.locale = 83
  expect    truth retreat.side = allied
  expect    truth retreat.after_combat = true
  expect    truth units[39].up = true
  play      Allied: lose 37
  expect    truth units[37].place = gone
  expect    truth units[36].strength = 1       # the defense approach loses nothing more
  expect    truth units[39].strength = 2       # nor cavalry in reserve
  expect    truth armies[1].morale = 24
  expect    truth units[36].place = 95         # all to the right, and nobody is asked
  expect    truth units[38].place = 95
  expect    truth units[39].place = 95
  expect    truth units[36].up = false
  expect    truth units[38].up = false
  expect    truth units[39].up = false
  expect    seen French token 39
  expect    truth units[0].place = 83          # Vandamme completes his move
  expect    truth retreat absent
  play      French: end-turn
  expect    hidden French token 39             # three detached units in one reserve, shuffled
  expect    truth armies[0].morale = 23

test NT-12-01  guns that win make nobody retreat
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 artillery 1 detached block 64-55
unit 36 infantry 2 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: pick 36, done
  play      French: press-on
  play      Allied: done
  play      French: by-unit 0, narrow, pick 0, done
  expect    log all contains "Final result +1"
  expect    truth units[36].place = 55
  expect    truth units[36].strength = 1
  expect    log all lacks "retreats"

test NT-12-01 NT-12-02 NT-12-05 NT-12-14  ground given up without a fight is a full retreat, and costs no command
  position  tests/positions/triumph/retreat-55.pos
  play      French: threaten 64-55
  play      Allied: done
  expect    log all contains "Allied retreats from 55" rule NT-12-03
  expect    prompt Allied contains "55-65 that loses a point in the retreat; 2 in all"
  play      Allied: lose 41, lose 41
  expect    prompt Allied contains "55 that loses a point"
  offer-only Allied: lose 36, lose 37, lose 38
  play      Allied: lose 36, lose 36
  expect    truth units[36].strength = 1
  offer-only Allied: keep 36, keep 37, keep 38
  play      Allied: keep 37
  expect    truth units[36].corps = detached
  expect    truth units[38].corps = detached
  play      Allied: retreat 36 x66, retreat 37 x66, retreat 38 x66, retreat 41 x66, retreat 42 x66, retreat 44 x66
  expect    asked French
  expect    truth commands.corps = 0           # the retreat was no command of anybody
  expect    truth commands.units = 0
  expect    truth units[37].moved = 0

test NT-12-03 NT-12-07 NT-12-09 NT-12-10 NT-12-11  who was named is beaten, and everybody else in the locale leaves too
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 3 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 3 bagration reserve 55
unit 38 infantry 3 kienmayer block 55-66
unit 39 infantry 2 kienmayer block 55-66
unit 40 infantry 2 detached block 55-43
END
  play      French: threaten 64-55
  play      Allied: pick 36, done
  play      French: press-on
  play      Allied: done
  play      French: by-corps lannes, done, narrow, pick 0, done
  play      Allied: done
  expect    truth units[36].place = gone       # 3 - 0 = +3: four points on the one named
  expect    truth armies[1].morale = 23        # 27, less 3 in the attack, less 1 at 55-43
  expect    truth units[40].strength = 1       # a narrow side approach: one point
  offer-only Allied: lose 38, lose 39          # a wide one: two
  refuse    Allied: lose 37 because NT-12-08
  refuse    Allied: lose 36 because NT-12-03
  play      Allied: lose 39, lose 39
  expect    truth units[39].place = gone
  expect    truth units[37].strength = 1       # undeclared in reserve, the defense approach is wide
  expect    truth armies[1].morale = 19
  play      Allied: retreat 37 x42, retreat 38 x43, retreat 40 x66
  expect    truth units[37].place = 42
  expect    truth units[38].place = 43
  expect    truth commanders[11].place = 43    # Kienmayer goes with his unit
  expect    truth units[40].place = 66

test NT-12-09 NT-12-11  beaten defenders pay no more, whether they blocked or came from reserve
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 3 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 2 bagration reserve 55
unit 38 infantry 2 detached reserve 55
unit 39 infantry 3 detached reserve 55
unit 40 infantry 2 detached reserve 65
unit 41 infantry 2 detached reserve 42
unit 42 infantry 2 detached reserve 42
unit 43 infantry 2 detached reserve 42
unit 44 infantry 2 detached reserve 42
END
  play      French: threaten 64-55
  play      Allied: pick 36, pick 37, done     # all of Bagration, he with them
  play      French: press-on
  play      Allied: pick 37, done
  play      French: by-corps lannes, done, narrow, pick 0, done
  play      Allied: done
  expect    truth units[37].place = gone       # 3 - 2 = +1
  refuse    Allied: lose 36 because NT-12-11
  offer-only Allied: lose 38, lose 39
  play      Allied: lose 38, lose 39
  expect    truth units[36].strength = 3

test NT-12-04  units that retreat are shown first and hidden afterwards
  position  tests/positions/triumph/retreat-55.pos
  expect    hidden French token 44
  play      French: threaten 64-55
  play      Allied: done
  expect    seen French token 36
  expect    seen French token 44
  expect    truth units[44].up = true
  expect    log French contains "Shown: cavalry 3" rule NT-12-04
  play      Allied: lose 42, lose 42, lose 36, lose 36, keep 36
  play      Allied: retreat 36 x66, retreat 37 x66, retreat 38 x66, retreat 41 x66, retreat 44 x43
  expect    truth units[44].up = false
  expect    view French units[44].type = cavalry   # seen, and known until the turn ends
  play      French: by-corps lannes, done
  play      French: end-turn
  expect    view French units[44].type = cavalry   # alone in 43
  expect    view French units[37].type = unknown   # two detached units in 66
  expect    view French units[36].type = infantry  # alone in Bagration's corps

test NT-12-06 NT-13-08  all retreating artillery is lost, in reserve or at an approach
  position  tests/positions/triumph/retreat-55.pos
  play      French: threaten 64-55
  play      Allied: done
  expect    truth units[39].place = gone
  expect    truth units[40].place = gone
  expect    log all contains "Eliminated: artillery 1" rule NT-12-06
  expect    log all contains "Allied morale -1" rule NT-13-08
  expect    truth armies[1].morale = 22        # 27, 2 for heavy cavalry, 2 for guns, 1 at 55-43

test NT-12-07 NT-12-08  the points of an approach fall on infantry and cavalry there as the owner likes
  position  tests/positions/triumph/retreat-55.pos
  play      French: threaten 64-55
  play      Allied: done
  offer-only Allied: lose 41, lose 42
  play      Allied: lose 41, lose 42           # one each
  expect    truth units[41].strength = 2
  expect    truth units[42].strength = 1

test NT-12-12 NT-12-13  infantry in reserve pays as the owner likes; cavalry there does not
  position  tests/positions/triumph/retreat-55.pos
  play      French: threaten 64-55
  play      Allied: done
  play      Allied: lose 41, lose 41
  refuse    Allied: lose 44 because NT-12-13
  refuse    Allied: lose 42 because NT-12-08
  play      Allied: lose 36, lose 38
  expect    truth units[36].strength = 2
  expect    truth units[38].strength = 1
  expect    truth units[44].strength = 3

test NT-12-13  with cavalry alone in reserve nothing is lost
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 cavalry 2 detached reserve 55
unit 37 cavalry 1 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  play      Allied: retreat 36 x43, retreat 37 x42
  expect    truth armies[1].morale = 27
  expect    truth units[37].strength = 1

test NT-12-14  a narrow defense approach takes one point of undeclared infantry
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 vandamme reserve 72
unit 1 infantry 2 detached reserve 94
unit 2 infantry 2 detached reserve 95
unit 3 infantry 2 detached reserve 82
unit 36 infantry 2 detached reserve 83
END
  play      French: threaten 72-83
  play      Allied: done
  expect    truth units[36].strength = 1
  expect    truth units[36].place = 74         # the one way out
  expect    truth armies[1].morale = 26

test NT-15-12  the Guard is infantry in reserve when its locale is given up
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 vandamme reserve 72
unit 1 infantry 2 detached reserve 94
unit 2 infantry 2 detached reserve 95
unit 3 infantry 2 detached reserve 82
unit 36 guard 3 detached reserve 83
END
  play      French: threaten 72-83
  play      Allied: done
  expect    truth units[36].strength = 2
  expect    truth units[36].type = infantry

test NT-12-15 NT-12-16  a group loses no more than it has, and the dead need no room
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 detached reserve 65
unit 2 infantry 2 detached reserve 66
unit 3 infantry 2 detached reserve 43
unit 36 infantry 1 detached block 55-66
unit 37 cavalry 2 detached reserve 55
unit 38 infantry 2 detached reserve 42
unit 39 infantry 2 detached reserve 42
unit 40 infantry 2 detached reserve 42
END
  play      French: threaten 64-55
  play      Allied: done
  expect    truth units[36].place = gone       # one point, though the approach is wide
  expect    truth armies[1].morale = 26
  expect    truth units[37].place = 42         # the last place in Bosenitz
  expect    asked French

test NT-12-15  nor more than the approach takes: three points there, two are lost
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 detached reserve 65
unit 2 infantry 2 detached reserve 66
unit 3 infantry 2 detached reserve 43
unit 36 infantry 3 detached block 55-66
unit 37 cavalry 2 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  expect    truth units[36].strength = 1
  expect    truth armies[1].morale = 25

test NT-12-17 NT-12-18 NT-12-19 NT-12-21  into the reserve of neighbours, not back at the attacker, not into the enemy
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 detached block 43-44
unit 36 cavalry 2 detached block 55-43
unit 37 cavalry 2 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  offer-only Allied: retreat 36 x42, retreat 36 x65, retreat 36 x66, retreat 37 x42, retreat 37 x65, retreat 37 x66
  refuse    Allied: retreat 36 x43 because NT-12-21
  refuse    Allied: retreat 36 x64 because NT-12-19
  refuse    Allied: retreat 36 x67 because NT-12-17
  refuse    Allied: retreat 36 x0 because NT-12-17
  play      Allied: retreat 36 x65             # it stood at 55-43
  expect    truth units[36].place = 65
  expect    truth units[36].strength = 1

test NT-12-19  not into the attack locale though cavalry left it empty behind its ride
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 cavalry 2 detached reserve 63
unit 36 cavalry 2 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  refuse    Allied: retreat 36 x64 because NT-12-19

test NT-12-21  where a ride began there is nobody any more
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 cavalry 2 detached reserve 64
unit 1 infantry 2 detached reserve 74
unit 36 cavalry 2 detached reserve 55
unit 37 cavalry 2 detached reserve 65
END
  play      French: threaten 64-55
  play      Allied: done
  play      Allied: retreat 36 x66
  play      French: by-road 0
  play      French: threaten 55-65
  play      Allied: done
  offer-only Allied: retreat 37 x64, retreat 37 x75

test NT-12-20  not across an impassable approach
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 detached reserve 81
unit 36 cavalry 2 detached reserve 92
unit 37 cavalry 2 detached reserve 92
END
  play      French: threaten 81-92
  play      Allied: done
  expect    truth units[36].place = 93         # 103 is no way out
  expect    truth units[37].place = 93

test NT-12-20 NT-12-25 NT-13-07  whoever has no way out is eliminated
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 detached reserve 81
unit 1 infantry 3 detached reserve 93
unit 36 cavalry 3 bagration reserve 92
unit 37 cavalry 2 bagration reserve 92
committed-heavy 0 1
END
  play      French: threaten 81-92
  play      Allied: done
  expect    truth units[36].place = gone
  expect    truth units[37].place = gone
  expect    truth commanders[8].place = gone
  expect    truth armies[1].morale = 22
  expect    log all contains "Bagration is lost"

test NT-12-22  not beyond the capacity of a locale
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 detached reserve 66
unit 2 infantry 2 detached reserve 65
unit 36 cavalry 2 detached reserve 55
unit 37 cavalry 2 detached reserve 55
unit 38 cavalry 1 detached reserve 55
unit 39 infantry 2 detached reserve 42
unit 40 infantry 2 detached reserve 42
unit 41 infantry 2 detached reserve 42
END
  play      French: threaten 64-55
  play      Allied: done
  play      Allied: retreat 37 x42
  expect    truth units[37].place = 42         # it was the last place
  expect    truth units[36].place = 43
  expect    truth units[38].place = 43

test NT-12-22  and what is full already is closed
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 cavalry 2 detached reserve 55
unit 37 cavalry 2 detached reserve 55
unit 38 infantry 2 detached reserve 42
unit 39 infantry 2 detached reserve 42
unit 40 infantry 2 detached reserve 42
unit 41 infantry 2 detached reserve 42
END
  play      French: threaten 64-55
  play      Allied: done
  refuse    Allied: retreat 36 x42 because NT-12-22

test NT-12-23 NT-12-24 NT-12-27 NT-13-07  when not all fit, the owner chooses who is lost, and no more than must be
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 detached reserve 66
unit 2 infantry 2 detached reserve 65
unit 3 infantry 2 detached reserve 43
unit 36 cavalry 2 bagration reserve 55
unit 37 cavalry 3 bagration reserve 55
unit 38 cavalry 1 detached reserve 55
unit 39 infantry 2 detached reserve 42
unit 40 infantry 2 detached reserve 42
committed-heavy 0 1
END
  play      French: threaten 64-55
  play      Allied: done
  expect    prompt Allied contains "no room for all"
  offer-only Allied: lose 36, lose 37, lose 38
  refuse    Allied: retreat 36 x42 because NT-12-23
  play      Allied: lose 37
  expect    truth units[37].place = gone
  expect    truth armies[1].morale = 24        # its full strength
  expect    log all contains "Allied morale -3: 24" rule NT-13-07
  expect    truth units[36].place = 42
  expect    truth units[36].corps = bagration  # the survivor keeps the commander
  expect    truth commanders[8].place = 42
  expect    truth units[38].place = 42
  expect    asked French

test NT-12-24  a unit that could retreat may not be left out
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 cavalry 2 detached reserve 55
unit 37 cavalry 2 detached reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  refuse    Allied: lose 36 because NT-12-24
  refuse    Allied: done because NT-12-24

test NT-12-26 NT-12-27  a corps keeps one unit of the owner's choice, and its commander goes with it
  position  tests/positions/triumph/retreat-55.pos
  play      French: threaten 64-55
  play      Allied: done
  play      Allied: lose 41, lose 41, lose 36, lose 36
  refuse    Allied: keep 44 because NT-12-27
  refuse    Allied: retreat 36 x66 because NT-12-26
  play      Allied: keep 38
  expect    truth units[38].corps = bagration
  expect    truth units[36].corps = detached
  expect    truth units[37].corps = detached
  refuse    Allied: retreat bagration x66 because NT-12-27
  play      Allied: retreat 38 x43
  expect    truth commanders[8].place = 43
  play      Allied: retreat 36 x66, retreat 37 x66, retreat 41 x66, retreat 42 x66, retreat 44 x66
  expect    truth commanders[8].place = 43

test NT-12-26 NT-12-27  each corps in turn, and one whose units are lost loses its commander
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 cavalry 2 bagration reserve 55
unit 37 cavalry 2 bagration reserve 55
unit 38 cavalry 2 kienmayer reserve 55
unit 39 cavalry 2 kienmayer reserve 55
unit 40 artillery 1 langeron reserve 55
END
  play      French: threaten 64-55
  play      Allied: done
  expect    truth commanders[13].place = gone  # Langeron, with his one battery
  expect    prompt Allied contains "stays with Bagration"
  offer-only Allied: keep 36, keep 37
  play      Allied: keep 36
  expect    prompt Allied contains "stays with Kienmayer"
  offer-only Allied: keep 38, keep 39

test NT-12-28 NT-12-02  a retreat leaves no mark on one's own next turn
  position <<END
position triumph 1
seats 0 1
turn allied
unit 0 cavalry 2 lannes reserve 55
unit 1 cavalry 2 lannes reserve 55
unit 36 infantry 3 bagration reserve 66
unit 37 infantry 2 bagration reserve 66
END
  play      Allied: threaten 66-55
  play      French: pick 0, done
  play      Allied: press-on
  play      French: done
  play      Allied: by-corps bagration, done, narrow, pick 36, done
  play      French: done
  expect    truth units[0].place = gone
  play      French: retreat 1 x64
  expect    truth units[1].beaten = true
  expect    truth commanders[1].place = 64
  play      Allied: end-turn
  expect    asked French
  expect    truth units[1].beaten = false
  expect    truth units[1].moved = 0
  offer     French: corps-move lannes, threaten 64-55
