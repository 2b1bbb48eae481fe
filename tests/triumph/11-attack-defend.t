# Chapter 11, step 2: who defends, who cannot, and what follows when nobody does.

test NT-11.02-01  naming nobody is to retreat
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  offer-only allied: pick 40, done
  play      allied: done
  expect    trace contains "retreat"
  expect    log all contains "Allied gives up 55" rule NT-11.02-01

test NT-11.02-02 NT-11.02-03 NT-11.02-05  whoever blocks the approach defends, all of them and nobody else
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration block 55-64
    unit 41 infantry 2 detached block 55-64
    unit 42 infantry 3 detached reserve 55
    unit 43 infantry 3 constantine reserve 55
  END
  play      french: threaten 64-55
  expect    asked french                                   # the defender has no choice
  expect    truth attack.defending has 3                   # two units and Bagration
  expect    truth attack.defending contains 88
  expect    truth attack.defending lacks 42
  expect    truth attack.blocked = true
  play      french: press-on
  refuse    allied: pick 42 because NT-11.04-01

test NT-11.02-04 NT-11.02-06  units at other approaches cannot stand, and alone they must leave
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 3 detached block 55-66
  END
  play      french: threaten 64-55
  expect    log all contains "has nobody to name" rule NT-11.02-06
  expect    truth units[token=40].strength = 1
  expect    trace contains "ways out"

test NT-11.02-04  nor can they beside others who can
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 detached block 55-66
    unit 41 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  offer-only allied: pick 41, done
  refuse    allied: pick 40 because NT-11.02-04

test NT-11.02-07 NT-11.02-08  from reserve any of any corps, and one detached unit
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 bagration reserve 55
    unit 41 infantry 2 bagration reserve 55
    unit 42 infantry 2 constantine reserve 55
    unit 43 infantry 2 constantine reserve 55
    unit 44 infantry 2 detached reserve 55
    unit 45 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  offer-only allied: pick 40, pick 41, pick 42, pick 43, pick 44, pick 45, done
  play      allied: pick 40, pick 42, pick 43, pick 44
  refuse    allied: pick 45 because NT-11.02-08
  refuse    allied: pick 0 because NT-11.02-07
  play      allied: pick 44, pick 45, pick 41, done
  expect    truth attack.defending has 7                   # five units, both commanders
  expect    truth attack.blocked = false

test NT-11.02-09 NT-11.02-10  a commander is not named alone, nor left alone
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
  refuse    allied: pick langeron because NT-11.02-09
  play      allied: pick 40, pick langeron
  play      allied: pick 40                                # taken back: he would be alone
  refuse    allied: done because NT-11.02-09
  play      allied: pick langeron, pick 40, pick 41, done
  expect    truth attack.defending has 2                   # two without him

test NT-11.02-10  with the last of his units he is named
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
  expect    truth attack.defending has 3
  expect    truth attack.defending contains 93

test NT-11.02-11 NT-11.02-15  who was named against one approach cannot stand against another, be it only a feint
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 detached reserve 65
    unit 40 infantry 2 langeron reserve 55
    unit 41 infantry 2 langeron reserve 55
    unit 42 infantry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick 41, done
  play      french: feint, by-unit 0, stay
  play      allied: pick 40, done                          # 41 stays in reserve
  play      french: threaten 65-55
  refuse    allied: pick 41 because NT-11.02-11
  offer-only allied: pick 42, done
  play      allied: pick 42, done
  expect    truth attack.defending has 1

test NT-11.02-11  a commander who was named is barred too, and with him the last of his units
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
    unit 1 infantry 2 detached reserve 65
  END
  play      french: threaten 64-55
  play      allied: pick 40, pick langeron, done
  play      french: feint, by-unit 0, stay
  play      allied: pick 40, done
  play      french: threaten 65-55
  refuse    allied: pick langeron because NT-11.02-11
  play      allied: pick 41
  refuse    allied: pick 42 because NT-11.02-11

test NT-11.02-12 NT-11.12-07 NT-11.12-08 NT-11.12-09  after a bombardment the same defenders stand against the infantry
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 1 infantry 3 detached reserve 64
    unit 40 infantry 3 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth units[token=40].strength = 2
  play      french: threaten 64-55
  offer-only allied: pick 40, done
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  offer-only french: by-unit 1                          # the battery has fired

test NT-11.02-13  a unit beaten this turn does not stand beside one that was not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 29
    unit 40 cavalry 2 detached reserve 43 beaten
    unit 41 cavalry 2 detached reserve 43
  END
  play      french: threaten 29-43
  offer-only allied: pick 41, done
  refuse    allied: pick 40 because NT-11.02-13

test NT-11.02-13 NT-11.02-14  retreat after combat bars, retreat before combat does not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 detached reserve 29
    unit 40 infantry 2 langeron reserve 55
    unit 41 cavalry 2 langeron reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done        # +2 and one leader: three points
  play      allied: done                                   # no counter-attack
  play      allied: retreat 41 x43
  expect    truth units[token=41].place = "43"
  expect    truth units[token=41].beaten = true
  play      french: threaten 29-43
  expect    log all contains "has nobody to name in 43"

test NT-11.02-14  who gave ground may stand elsewhere
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 1 infantry 2 detached reserve 29
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x43
  play      french: by-unit 0
  expect    truth units[token=40].beaten = false
  play      french: threaten 29-43
  play      allied: pick 40, done
  expect    truth attack.defending has 1

test NT-11.02-16  naming neither moves nor shows
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
  play      allied: pick 40, done
  expect    view french attack.defending contains 40
  expect    view french attack.defending lacks 41
  expect    hidden french token 40
  expect    truth units[token=40].place = "55"

test NT-11.02-16  what is picked and not yet declared is nobody's business
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
  play      allied: pick 40
  expect    view french attack.defending has 0

test NT-11.02-17 NT-11.02-22  the retreat comes first, then the declaration; no leaders, no result
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done
  expect    asked allied
  play      allied: retreat 40 x66
  expect    asked french
  expect    trace contains "attack command"
  play      french: by-corps lannes, done
  expect    trace contains "turn NT 9 command"
  expect    truth units[token=0].place = "55"
  expect    truth commanders[token=81].place = "55"
  expect    log all lacks "Initial result"
  expect    hidden allied token 0

test NT-11.02-18  a corps that blocked the approach enters the reserve
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-corps lannes
  expect    truth units[token=0].place = "55"
  expect    truth units[token=0].moved = 1

test NT-11.02-19  guns that could have led are shown and may stay
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  offer-only french: by-unit 0, guns-stay 0
  play      french: guns-stay 0
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=0].moved = 1
  expect    seen allied token 0
  expect    truth commands.units = 1

test NT-11.02-19  or move in unseen
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-unit 0
  expect    truth units[token=0].place = "55"
  expect    hidden allied token 0

test NT-11.02-19  a Detach Move of guns alone may stay as well
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55
    unit 1 artillery 1 lannes block 64-55
    unit 2 infantry 2 lannes block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-detach lannes, pick 0, pick 1
  offer     french: done, stay
  play      french: stay
  expect    truth units[token=0].place = 64-55
  expect    truth units[token=1].place = 64-55
  expect    truth units[token=0].corps = detached
  expect    seen allied token 0
  expect    seen allied token 1
  expect    hidden allied token 2

test NT-11.02-19 NT-11.02-20  guns detached together with foot go in with it, and nobody is asked again
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55
    unit 1 infantry 2 lannes block 64-55
    unit 2 infantry 2 lannes block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-detach lannes, pick 0, pick 1
  refuse    french: stay because NT-11.02-20
  no-offer  french: stay
  play      french: done
  expect    truth units[token=0].place = "55"
  expect    truth units[token=1].place = "55"
  expect    hidden allied token 0
  expect    trace contains "turn NT 9 command"

test NT-11.02-20  foot that blocks goes in at once
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  refuse    french: guns-stay 0 because NT-11.02-20
  offer-only french: by-unit 0
  play      french: by-unit 0
  expect    truth units[token=0].place = "55"
  expect    trace contains "turn NT 9 command"

test NT-11.02-20  guns in reserve could not have led, and enter
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-unit 0
  expect    truth units[token=0].place = "55"

test NT-11.02-20  so do guns in a Corps Move
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 lannes block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-corps lannes
  expect    truth units[token=0].place = "55"

test NT-11.02-20  and guns whose approach fired last round
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    fired-before 64-55
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done, retreat 40 x66
  play      french: by-unit 0
  expect    truth units[token=0].place = "55"

test NT-11.02-21  the board after the retreat counts: the corps that would have stopped the ride has broken up
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 murat reserve 63
    unit 1 cavalry 2 murat reserve 63
    unit 40 cavalry 2 bagration reserve 55
    unit 41 cavalry 2 bagration reserve 55
    unit 42 cavalry 2 bagration reserve 55
  END
  play      french: threaten 64-55
  play      allied: done
  play      allied: keep 40
  play      allied: retreat 40 x66, retreat 41 x66, retreat 42 x66
  play      french: by-road murat, done                    # both of them
  expect    trace contains "on the road"
  play      french: halt
  expect    truth units[token=0].place = "55"
  expect    truth units[token=1].place = "55"
