# Chapter 20: the book has no solitaire game; a computer sits at a seat like anybody else.

test NT-20-01  it has the commands of its side and no more
  position  <<END
    position triumph 1
    seats 0 1
    turn allied corps 4 units 2
    unit 0 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
    unit 41 infantry 2 langeron reserve 106
    unit 42 infantry 2 detached reserve 96
    unit 43 infantry 2 detached reserve 96
END
  offer-only allied: corps-move bagration, corps-move langeron, unit-move 42, unit-move 43, end-turn
  play      allied: corps-move bagration, go 68
  play      allied: unit-move 42, go 84
  offer-only allied: end-turn

test NT-20-01  and sees what its side sees
  position  tests/positions/triumph/two-corps.pos
  expect    view allied units[token=0].type = unknown
  expect    view allied units[token=0].strength = 0
  expect    view allied units[token=40].type = infantry
  expect    hidden allied token 3
