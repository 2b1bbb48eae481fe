# Chapter 11: what an attack is, which commands can make it, and the threat (step 1).

test NT-11.00-01 NT-10-04  an attack is an attempt to enter an enemy-occupied locale, and takes a move command
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 detached reserve 83
  END
  refuse    french: threaten 72-74 because NT-11.00-01     # nobody there
  refuse    french: threaten 83-72 because NT-11.00-01     # nor is it the other side's approach
  play      french: unit-move 0
  refuse    french: go 83 because NT-10-04
  play      french: go 72-83
  refuse    french: threaten 72-83 because NT-11.01-03     # it has moved

test NT-11.00-01  a feint is an attack too, and uses a command
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, feint, by-unit 0, stay
  expect    truth commands.units = 1
  expect    truth commands.corps = 0

test NT-11.00-02 NT-11.00-13 NT-4-09  symbols inside the defense locale count: cavalry from 72 into 82 meets obstructed
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 72
    unit 40 cavalry 2 detached block 82-72
    unit 41 cavalry 2 detached block 82-72
  END
  play      french: threaten 72-82, press-on
  refuse    allied: pick 40 because NT-11.04-07
  play      allied: done
  play      french: by-unit 0
  refuse    french: pick 0 because NT-11.05-20
  play      french: done
  refuse    allied: pick 40 because NT-11.07-10

test NT-11.00-02 NT-11.00-13 NT-4-09  from 82 into 72 there is no obstruction
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 82
    unit 40 cavalry 2 detached block 72-82
    unit 41 cavalry 2 detached block 72-82
  END
  play      french: threaten 82-72, press-on
  play      allied: pick 40, done
  play      french: by-unit 0
  play      french: pick 0, done
  expect    truth attack.initial = -1                      # 2 - 1 for the cavalry symbol inside 72 - 2
  play      allied: pick 41, done
  expect    truth units[token=41].strength = 1

test NT-11.00-03  Corps Move, Detach Move and Unit Move attack from reserve or from the attack approach, nobody from elsewhere
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 72
    unit 1 infantry 2 lannes reserve 72
    unit 2 infantry 2 detached block 72-83
    unit 3 infantry 2 detached block 72-74
    unit 4 cavalry 2 murat block 72-81
    unit 5 infantry 2 murat block 72-81
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  offer-only french: by-corps lannes, by-detach lannes, by-unit 0, by-unit 1, by-unit 2
  refuse    french: by-unit 3 because NT-11.00-03
  refuse    french: by-corps murat because NT-11.00-03
  refuse    french: by-detach murat because NT-11.00-03

test NT-11.00-04 NT-11.00-08 NT-11.05-11  Corps Moves out of one position combine, and with nothing else
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 infantry 3 murat reserve 64
    unit 3 infantry 2 vandamme block 64-55
    unit 4 infantry 2 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes
  offer     french: by-corps murat
  refuse    french: by-corps vandamme because NT-11.00-04
  refuse    french: by-unit 4 because NT-11.00-08
  refuse    french: by-detach murat because NT-11.00-08
  play      french: by-corps murat
  refuse    french: by-corps murat because NT-9-05
  play      french: done
  expect    truth attack.attacking has 5                   # two commanders and three units
  expect    truth commands.corps = 2
  play      french: wide
  play      french: pick 0, pick 2, done                   # leaders of two corps, of one type
  expect    log all contains "Initial result +5"           # 6 - 1: an approach that is held

test NT-11.00-05 NT-11.00-07 NT-11.00-09 NT-11.05-15  two batteries at one approach combine their Unit Moves, are shown, and cost two commands
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 artillery 1 lannes block 64-55
    unit 2 infantry 2 lannes block 64-55
    unit 3 infantry 3 detached block 64-55
    unit 40 infantry 3 detached reserve 55
    unit 41 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0
  offer-only french: by-unit 1, done
  refuse    french: by-unit 3 because NT-11.00-05
  play      french: by-unit 1
  expect    seen allied token 0                            # to prove what they are
  expect    seen allied token 1
  play      french: done
  expect    truth commands.units = 2
  expect    truth units[token=1].corps = detached
  expect    truth units[token=1].place = 64-55
  expect    log all contains "Final result +2"             # both lead, on the whole width
  expect    truth units[token=41].place = gone
  refuse    french: unit-move 0 because NT-9-23

test NT-11.00-05  two infantry units do not combine their Unit Moves
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached block 64-55
    unit 1 infantry 3 detached block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0
  refuse    french: by-unit 1 because NT-11.00-05
  offer-only french: done                               # asked all the same: it tells nothing
  play      french: done
  expect    truth attack.attacking has 1

test NT-11.00-06  on a narrow approach one battery only
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 72-83
    unit 1 artillery 1 detached block 72-83
    unit 40 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 0
  expect    trace contains "attack leading units"
  expect    truth attack.attacking has 1

test NT-11.00-06  two batteries do not feint together
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 artillery 1 detached block 64-55
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint
  play      french: by-unit 0
  expect    trace contains "turn NT 9 command"
  expect    truth units[token=0].moved = 1
  expect    truth units[token=1].moved = 0

test NT-11.00-09 NT-11.05-24  each Allied corps counts, and a sixth cannot join
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied corps 4
    unit 40 infantry 2 bagration reserve 66
    unit 41 infantry 2 constantine reserve 66
    unit 0 infantry 2 detached block 55-66
  END
  play      allied: threaten 66-55, press-on
  play      french: done
  play      allied: by-corps bagration
  expect    trace contains "attack width"                  # nobody may join: the fifth command is the last
  expect    truth commands.corps = 5

test NT-11.00-09  two combined Allied Corps Moves are two of five
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied corps 3
    unit 40 infantry 2 bagration reserve 66
    unit 41 infantry 2 constantine reserve 66
    unit 0 infantry 2 detached block 55-66
  END
  play      allied: threaten 66-55, press-on
  play      french: done
  play      allied: by-corps bagration, by-corps constantine, done
  expect    truth commands.corps = 5

test NT-11.05-24  nor two batteries with one independent command left
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied units 2
    unit 40 artillery 1 detached block 66-55
    unit 41 artillery 1 detached block 66-55
    unit 0 infantry 2 detached block 55-66
  END
  play      allied: threaten 66-55, press-on
  play      french: done
  play      allied: by-unit 40
  expect    trace contains "attack width"                  # the third is the last

test NT-11.05-24  without a command left there is no attack at all
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied units 3
    unit 40 infantry 2 detached reserve 66
    unit 0 infantry 2 detached block 55-66
  END
  refuse    allied: threaten 66-55 because NT-11.01-03

test NT-11.00-10  the defender spends no command on defence, counter-attack and advance
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied
    unit 40 infantry 3 bagration reserve 66
    unit 0 infantry 2 lannes reserve 55
    unit 1 cavalry 2 lannes reserve 55
  END
  play      allied: threaten 66-55
  play      french: pick 0, pick 1, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, wide, pick 40, done
  play      french: pick 1, done
  play      french: pick 0, pick 1, done
  expect    truth commanders[token=81].given = 0
  expect    truth units[token=0].moved = 0
  expect    truth commands.corps = 1

test NT-11.00-11  by road go cavalry and their commander; the rest of the corps is detached first
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 cavalry 3 murat reserve 63
    unit 2 infantry 2 murat reserve 63
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: feint
  refuse    french: by-road 2 because NT-11.00-11
  play      french: by-road murat
  no-offer  french: pick 2                               # it cannot come along anyway
  play      french: done, stay
  expect    truth units[token=0].place = "64"
  expect    truth units[token=1].place = "64"
  expect    truth commanders[token=83].place = "64"
  expect    truth units[token=2].place = "63"
  expect    truth units[token=2].corps = detached
  expect    seen allied token 0
  expect    hidden allied token 2

test NT-11.00-12  riders are shown when the ride ends, not at the threat
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 63
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  expect    hidden allied token 0
  play      allied: pick 40, done
  play      french: feint, by-road 0
  expect    hidden allied token 0
  play      french: stay
  expect    seen allied token 0

test NT-11.00-14  a ride needs movement left for the defense locale
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 61
    unit 40 infantry 2 detached reserve 90
  END
  refuse    french: threaten 80-90 because NT-11.01-03     # 69 and 80 by local road are all

test NT-11.00-14  one locale by local road, and there is one more
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 69
    unit 40 infantry 2 detached reserve 90
  END
  play      french: threaten 80-90
  play      allied: pick 40, done
  play      french: feint, by-road 0, stay
  expect    truth units[token=0].place = "80"

test NT-11.00-14 NT-10-17  a ride comes up by any road out of its locale, the first as well
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 53
    unit 40 cavalry 2 detached reserve 25
  END
  offer     french: threaten 39-25
  play      french: threaten 39-25
  play      allied: done, retreat 40 x26
  play      french: by-road 0
  expect    truth move.at = "25"
  expect    truth move.entered = 2
  expect    truth move.path has 2

test NT-11.00-14  a road attack starts in reserve
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached block 69-80
    unit 40 infantry 2 detached reserve 90
  END
  refuse    french: threaten 80-90 because NT-11.01-03

test NT-11.00-15  two corps do not ride together, but attack together
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 lannes reserve 64
    unit 1 cavalry 2 murat reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done
  play      allied: retreat 40 x66
  play      french: by-road lannes
  expect    trace contains "on the road"
  expect    truth move.pieces lacks 1

test NT-11.00-15  while a ride is declared nobody joins it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 lannes reserve 64
    unit 1 cavalry 2 lannes reserve 64
    unit 2 cavalry 2 murat reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: feint, by-road lannes
  refuse    french: by-corps murat because NT-11.00-15
  undo      french
  play      french: by-corps lannes
  offer     french: by-corps murat

test NT-11.00-16  a cavalry corps of two that must stop next to an enemy corps cannot threaten on
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 cavalry 2 murat reserve 63
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
    unit 42 infantry 2 bagration reserve 55
  END
  play      french: threaten 64-55                         # one of them could ride up
  play      allied: pick 40, done
  play      french: feint, by-road murat
  refuse    french: done because NT-11.00-16
  play      french: pick 1, done
  expect    trace contains "end of the feint"

test NT-11.00-16  a single unit is free of that
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 63
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: feint, by-road 0, block 64-55
  expect    truth units[token=0].place = 64-55

test NT-11.00-17  cavalry in attack reserve may press a plain attack, ride in after a retreat, or feint either way
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  offer-only french: feint, press-on
  play      french: feint
  offer-only french: by-unit 0, by-road 0
  undo      french
  play      french: press-on
  play      allied: done
  offer-only french: by-unit 0
  refuse    french: by-road 0 because NT-11.03-02
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    truth units[token=0].place = "55"

test NT-11.00-18 NT-11.12-10  no ride across an approach closed by a feint
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached block 64-55
    unit 1 cavalry 2 detached reserve 63
    unit 40 infantry 2 detached block 55-64
  END
  play      french: threaten 64-55, feint, by-unit 0
  refuse    french: threaten 64-55 because NT-11.12-10

test NT-11.00-19  a pressed attack must fit into the defense locale, a feint need not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 132
    unit 1 infantry 2 lannes reserve 132
    unit 2 infantry 2 lannes reserve 132
    unit 3 infantry 2 lannes reserve 132
    unit 4 infantry 2 lannes reserve 132
    unit 40 infantry 2 detached block 133-132
  END
  play      french: threaten 132-133
  play      french: press-on
  play      allied: done
  play      french: by-corps lannes
  refuse    french: done because NT-11.00-19
  play      french: pick 4, done
  expect    truth attack.attacking has 5                   # Lannes and four
  expect    truth units[token=4].corps = detached

test NT-11.00-19  five feint against Sokolnitz all the same
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes reserve 132
    unit 1 infantry 2 lannes reserve 132
    unit 2 infantry 2 lannes reserve 132
    unit 3 infantry 2 lannes reserve 132
    unit 4 infantry 2 lannes reserve 132
    unit 40 infantry 2 detached block 133-132
  END
  play      french: threaten 132-133, feint, by-corps lannes, done, stay
  expect    truth units[token=4].moved = 1
  expect    truth units[token=4].corps = lannes

test NT-11.00-19  a Detach Move too big for the locale must be led by guns
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 132-133
    unit 1 infantry 2 lannes block 132-133
    unit 2 infantry 2 lannes block 132-133
    unit 3 infantry 2 lannes block 132-133
    unit 4 infantry 3 lannes block 132-133
    unit 5 infantry 3 lannes block 132-133
    unit 40 infantry 2 detached block 133-132
  END
  play      french: threaten 132-133, press-on
  play      allied: done
  play      french: by-detach lannes
  play      french: pick 1, pick 2, pick 3, pick 4, pick 0, done
  refuse    french: done because NT-11.00-19
  refuse    french: pick 4 because NT-11.00-19
  play      french: pick 0, done                           # led by guns nobody enters
  expect    truth units[token=4].place = 132-133

test NT-11.00-19  without guns they cannot be declared
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 lannes block 132-133
    unit 1 infantry 2 lannes block 132-133
    unit 2 infantry 2 lannes block 132-133
    unit 3 infantry 2 lannes block 132-133
    unit 4 infantry 3 lannes block 132-133
    unit 5 infantry 3 lannes block 132-133
    unit 40 infantry 2 detached block 133-132
  END
  play      french: threaten 132-133, press-on
  play      allied: done
  play      french: by-detach lannes
  play      french: pick 1, pick 2, pick 3, pick 4, pick 0
  refuse    french: done because NT-11.00-19

test NT-11.00-19  riders who come to feint must find room in the attack locale
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 cavalry 2 murat reserve 63
    unit 2 infantry 2 detached reserve 73 moved 1
    unit 3 infantry 2 detached reserve 73 moved 1
    unit 4 infantry 2 detached reserve 73 moved 1
    unit 5 cavalry 2 detached reserve 64
    unit 40 infantry 2 detached reserve 74
  END
  play      french: threaten 73-74
  play      allied: pick 40, done
  play      french: feint
  offer-only french: by-road 5                          # 73 holds four; from 63 it is too far
  play      french: by-road 5, stay
  expect    truth units[token=5].place = "73"

test NT-11.00-19  with one place left two cannot come
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 64
    unit 1 cavalry 2 murat reserve 64
    unit 2 infantry 2 detached reserve 73 moved 1
    unit 3 infantry 2 detached reserve 73 moved 1
    unit 4 infantry 2 detached reserve 73 moved 1
    unit 40 infantry 2 detached reserve 74
  END
  play      french: threaten 73-74
  play      allied: pick 40, done
  play      french: feint, by-road murat
  refuse    french: done because NT-11.00-19
  play      french: pick 0, done, stay
  expect    truth units[token=1].place = "73"
  expect    truth units[token=0].place = "64"

test NT-11.00-19 NT-11.12-04  a ride in progress threatens on into a locale that it just fits
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 cavalry 2 murat reserve 63
    unit 40 cavalry 2 detached reserve 64
    unit 41 cavalry 2 detached reserve 54
  END
  play      french: threaten 63-64
  play      allied: done, retreat 40 x55
  play      french: by-road murat, done
  expect    truth move.at = "64"
  offer     french: threaten 64-54                       # it holds two
  play      french: threaten 64-54
  play      allied: done, retreat 41 x42
  play      french: halt
  expect    truth units[token=1].place = "54"

test NT-11.00-19 NT-11.12-04  and not where it would be one too many
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 cavalry 2 murat reserve 63
    unit 2 cavalry 2 murat reserve 63
    unit 40 cavalry 2 detached reserve 64
    unit 41 cavalry 2 detached reserve 54
  END
  play      french: threaten 63-64
  play      allied: done, retreat 40 x55
  play      french: by-road murat, done
  refuse    french: threaten 64-54 because NT-11.00-19

test NT-11.00-19  by road into what the defender left, when all of them fit
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 64
    unit 1 cavalry 2 murat reserve 64
    unit 2 cavalry 2 murat reserve 64
    unit 40 cavalry 2 detached reserve 54
  END
  play      french: threaten 64-54
  play      allied: done, retreat 40 x42
  play      french: by-road murat
  refuse    french: done because NT-11.00-19             # three, and it holds two
  play      french: pick 2, done
  expect    truth move.at = "54"

test NT-11.00-20 NT-14-02  no attack at night
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 1-december
    round 11
    turn french
    unit 0 infantry 2 detached reserve 72
    unit 40 infantry 2 detached reserve 83
  END
  refuse    french: threaten 72-83 because NT-11.00-20
  no-offer  french: threaten, guard-attack

test NT-11.01-01 NT-11.01-07  the threat shows an approach and nothing of the attackers
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
  expect    asked allied
  expect    view allied attack.from = 64-55
  expect    view allied attack.into = 55-64
  expect    view allied attack.command = none
  expect    view allied attack.attacking has 0
  expect    view allied attack.by_road = false
  expect    log allied contains "French threatens 55 from 64" rule NT-11.01-01
  expect    hidden allied token 0

test NT-11.01-07  it looks the same when only riders make it possible
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 63
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  expect    asked allied
  expect    view allied attack.from = 64-55
  expect    view allied attack.command = none
  expect    view allied attack.attacking has 0
  expect    view allied attack.by_road = false
  expect    view allied move absent

test NT-11.01-02  who attacks is chosen after the answer: one corps, the other, both, or a unit
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
    unit 3 infantry 2 murat reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  offer-only french: by-corps lannes, by-corps murat, by-detach lannes, by-detach murat, by-unit 0, by-unit 1, by-unit 2, by-unit 3
  play      french: by-corps murat
  offer     french: by-corps lannes

test NT-11.01-03  nobody left to carry it out: no threat
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64 moved 1
    unit 1 infantry 2 detached block 64-55 moved 1
    unit 2 infantry 2 detached block 64-63
    unit 40 infantry 2 detached reserve 55
  END
  refuse    french: threaten 64-55 because NT-11.01-03
  no-offer  french: threaten 64-55

test NT-11.01-03  an unmoved unit in reserve is enough
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64 moved 1
    unit 1 infantry 2 detached reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  offer     french: threaten 64-55

test NT-11.01-03  nobody may follow into a stormed locale, so that only guns can threaten it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    stormed 55
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 artillery 1 detached block 65-55
    unit 40 infantry 2 detached reserve 55
  END
  refuse    french: threaten 64-55 because NT-11.01-03
  offer     french: threaten 65-55

test NT-11.01-04 NT-11.12-14  a threat once answered is carried out
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  refuse    french: end-turn because NT-11.01-04
  refuse    french: unit-move 0 because NT-11.01-04
  play      french: by-unit 0
  expect    truth units[token=0].place = "55"
  play      french: corps-move lannes, go 55               # after a retreat before combat others follow
  expect    truth units[token=1].place = "55"

test NT-11.01-05  a fixed battery that may not fire cannot threaten by itself
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    fired-before 64-55
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 40 infantry 2 detached reserve 55
  END
  refuse    french: threaten 64-55 because NT-11.01-03

test NT-11.01-05  one that may fire can
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55 fixed
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done
  expect    truth units[token=0].place = 64-55             # shown anyway, it stays (and Allied morale pays)
  expect    truth commands.units = 0

test NT-11.01-06  the attack locale may be empty when cavalry is to come
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 53
    unit 40 infantry 2 detached reserve 55
  END
  refuse    french: threaten 65-55 because NT-11.01-03
  offer     french: threaten 64-55                         # 63, 64 and on to 55 by main road
