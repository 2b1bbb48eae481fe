# Chapter 11, step 3: feints, and the defenders who step up to meet them.

test NT-11.03-01  feint or press is asked before the defense leaders are named
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  expect    asked french
  offer-only french: feint, press-on
  play      french: press-on
  expect    trace contains "defense declaration"

test NT-11.03-03 NT-11.12-01  feinting pieces end in the attack locale and have moved
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 murat reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-corps lannes, done, stay
  expect    truth units[token=0].place = "64"
  expect    truth units[token=0].moved = 1
  expect    truth units[token=1].moved = 1
  expect    truth commanders[token=81].given = 1
  refuse    french: corps-move lannes because NT-9-05
  refuse    french: unit-move 0 because NT-9-23
  offer     french: attach 0 x3                            # it may still be attached

test NT-11.03-04  who blocked the attack approach ends there
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-corps lannes
  expect    trace contains "turn NT 9 command"             # nothing to choose
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=0].moved = 1

test NT-11.03-05 NT-11.03-06  from reserve all end in reserve or all at the approach
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-corps lannes, done
  offer-only french: stay, block 64-55
  play      french: block 64-55
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    truth commanders[token=81].place = 64-55

test NT-11.03-07  a Detach Move detaches, be it for a feint
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-detach lannes
  refuse    french: done because NT-9-14
  play      french: pick 0, pick 1
  refuse    french: pick 2 because NT-8-11                 # one stays with him
  play      french: done, block 64-55
  expect    truth units[token=0].corps = detached
  expect    truth units[token=1].corps = detached
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=2].corps = lannes
  expect    truth units[token=2].place = "64"
  expect    truth commanders[token=81].place = "64"

test NT-11.03-07  a Unit Move takes the unit out of its corps
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-unit 0, stay
  expect    truth units[token=0].corps = detached

test NT-11.03-07  combined corps end in one position
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 murat reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-corps lannes, by-corps murat, done, block 64-55
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    truth units[token=0].corps = lannes
  expect    truth commanders[token=83].place = 64-55

test NT-11.03-08  a feint shows which pieces made it, and no faces
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: feint, by-corps lannes, done
  expect    view allied attack.attacking has 3
  expect    view allied attack.command = corps-move
  play      french: stay
  expect    hidden allied token 0
  expect    hidden allied token 1

test NT-11.03-09 NT-11.03-10 NT-11.03-13  one named unit at least steps up, and without its commander is detached
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
    unit 42 infantry 2 langeron reserve 55
    unit 43 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, pick 42, done
  play      french: feint, by-unit 0, stay
  refuse    allied: done because NT-11.03-09
  offer-only allied: pick 40, pick 41, pick 42
  refuse    allied: pick 43 because NT-11.03-13
  refuse    allied: pick langeron because NT-11.03-13      # he was not named
  play      allied: pick 41, done
  expect    truth units[token=41].place = 55-64
  expect    truth units[token=41].corps = detached
  expect    truth units[token=40].place = "55"
  expect    truth units[token=40].corps = langeron
  expect    truth commanders[token=93].units = 3
  expect    truth units[token=41].moved = 0

test NT-11.03-09  any or all may
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
    unit 42 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, pick 42, done
  play      french: feint, by-unit 0, stay
  play      allied: pick 40, pick 41, pick 42, done
  expect    truth units[token=42].place = 55-64

test NT-11.03-11  a commander goes forward when all his units do
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: feint, by-unit 0, stay
  refuse    allied: pick langeron because NT-11.03-11      # not without one of his
  play      allied: pick 40, pick 41, done
  expect    truth commanders[token=93].place = 55-64
  expect    truth units[token=40].corps = langeron
  expect    truth units[token=41].corps = langeron

test NT-11.03-12  if he goes forward, those who stay are detached, named or not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
    unit 42 infantry 2 langeron reserve 55
    unit 43 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, pick langeron, done
  play      french: feint, by-unit 0, stay
  play      allied: pick 40, pick langeron, done
  expect    truth commanders[token=93].place = 55-64
  expect    truth units[token=40].corps = langeron
  expect    truth units[token=41].corps = detached
  expect    truth units[token=42].corps = detached
  expect    truth units[token=43].corps = detached
  expect    truth units[token=43].place = "55"

test NT-11.03-14  against an approach that is held nobody advances
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55, feint, by-unit 0, stay
  expect    trace contains "turn NT 9 command"
  expect    truth units[token=41].place = "55"

test NT-11.03-14  only where nobody holds it one of those in reserve does
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: feint, by-unit 0, stay
  expect    truth units[token=40].place = 55-64

test NT-11.03-15 NT-11.03-16 NT-15-05  a feint has no leaders, no result, no losses, and commits nobody
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 63
    unit 1 guard 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-road 0, stay
  expect    truth armies[0].morale = 23
  expect    truth armies[0].committed_heavy = false
  expect    truth armies[1].morale = 27
  expect    truth units[token=0].strength = 3
  expect    log all lacks "Initial result"

test NT-11.03-15 NT-15-05  nor does the Guard by feinting or stepping up
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 guard 3 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: feint, by-unit 0, stay
  expect    truth units[token=40].place = 55-64
  expect    truth armies[0].committed_guard = false
  expect    truth armies[1].committed_guard = false

test NT-6.09-10 NT-6.09-11  the fixed battery feints in place, and no Corps Move carries it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55 fixed
    unit 1 infantry 2 lannes block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-corps lannes
  expect    trace contains "turn NT 9 command"
  expect    truth units[token=0].corps = detached          # left behind
  expect    truth units[token=0].moved = 0
  expect    truth units[token=1].moved = 1

test NT-6.09-10  by its own Unit Move it feints
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-unit 0
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=0].moved = 1
  refuse    french: threaten 64-55 because NT-11.12-10
