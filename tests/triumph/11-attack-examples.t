# Chapter 11: the four attack examples of the book, move by move.

test NT-11.13-01 NT-11.02-17 NT-11.02-18 NT-11.12-02  example 1: the defender gives ground, cavalry rides in and may ride on
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 1 infantry 2 detached block 64-73
    unit 40 cavalry 2 detached reserve 73
  END
  play      french: threaten 64-73
  expect    asked allied
  expect    view allied attack.attacking has 0
  play      allied: done                        # nobody defends
  expect    trace contains "ways out"
  play      allied: retreat 40 x74
  expect    truth armies[1].morale = 27         # cavalry in reserve pays nothing
  expect    truth units[token=40].place = "74"
  offer     french: by-road 0, by-unit 0, by-unit 1
  play      french: by-road 0
  expect    trace contains "on the road"
  expect    truth commands.units = 1
  offer     french: halt, march *               # a further locale by local road
  expect    hidden allied token 0               # shown only when the ride is over
  play      french: halt
  expect    seen allied token 0
  expect    truth units[token=0].place = "73"
  expect    truth units[token=0].moved = 1

test NT-11.13-01  example 1 with infantry in reserve: one point on a narrow approach
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 infantry 2 detached reserve 73
  END
  play      french: threaten 64-73
  play      allied: done
  expect    truth units[token=40].strength = 1
  expect    truth armies[1].morale = 26

test NT-11.13-02 NT-11.01-06 NT-11.03-02 NT-11.12-03  example 2: an empty attack locale, a ride that must feint, a defender who must step up
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 2 detached reserve 64
    unit 40 infantry 2 detached reserve 74
  END
  play      french: threaten 73-74
  play      allied: pick 40, done
  offer-only french: feint
  refuse    french: press-on because NT-11.03-02
  play      french: feint
  offer-only french: by-road 0
  play      french: by-road 0
  expect    hidden allied token 0
  offer-only french: stay, block 73-74
  play      french: block 73-74
  expect    seen allied token 0
  expect    truth units[token=0].place = 73-74
  expect    truth units[token=40].place = 74-73
  expect    truth armies[0].morale = 23
  expect    truth armies[1].morale = 27
  expect    truth barred contains 73-74
  expect    truth commands.units = 1
  refuse    french: unit-move 0 because NT-9-23

test NT-11.13-03 NT-11.09-01 NT-11.10-02 NT-11.10-09 NT-11.11-01 NT-11.11-12  example 3: guns against guns
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 72-83
    unit 40 artillery 1 detached block 83-72
    unit 41 infantry 2 detached block 83-72
  END
  play      french: threaten 72-83
  expect    asked french                        # step 2: they block, and must defend
  expect    truth attack.defending has 2
  play      french: press-on
  play      allied: pick 40, done
  expect    seen french token 40
  expect    hidden french token 41
  play      french: by-unit 0
  play      french: pick 0, done
  expect    asked allied                        # neither width nor counter-attack is asked for
  expect    truth attack.initial = 1
  expect    truth attack.final = 1
  expect    truth attack.to_lose = 1
  expect    truth attack.french_lost = 0
  offer-only allied: lose 40, lose 41
  play      allied: lose 41
  expect    seen french token 41
  expect    truth units[token=41].strength = 1
  expect    truth units[token=40].strength = 1
  expect    truth units[token=41].place = 83-72
  expect    truth units[token=40].place = 83-72
  expect    truth units[token=0].place = 72-83
  expect    truth armies[1].morale = 26
  expect    truth armies[0].morale = 23
  expect    truth units[token=40].up = false
  expect    truth units[token=41].up = false
  expect    truth units[token=0].up = false
  expect    log all contains "Initial result +1" rule NT-11.06-01
  expect    log all contains "Final result +1: French wins" rule NT-11.08-01

test NT-11.13-04 NT-11.08-01 NT-11.09-03 NT-11.10-01 NT-15-10  example 4: infantry against an approach that is held, thrown back by heavy cavalry
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached block 72-83
    unit 1 infantry 3 detached reserve 72
    unit 40 infantry 1 detached block 83-72
    unit 41 cavalry 3 detached block 83-72
  END
  play      french: threaten 72-83
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-unit 1
  play      french: pick 1, done
  expect    truth attack.initial = 1
  expect    truth attack.initial_won = true
  play      allied: pick 41, done
  expect    truth units[token=1].strength = 1
  expect    truth units[token=1].place = "72"
  expect    truth units[token=40].place = gone
  expect    truth units[token=41].strength = 2
  expect    truth units[token=41].place = 83-72
  expect    log all contains "Initial result +1: French is winning"
  expect    log all contains "Final result -1: Allied wins"
  expect    log all contains "French is to lose 2"
  expect    log all contains "Allied is to lose 1"
  expect    truth armies[0].morale = 21
  expect    truth armies[1].morale = 25         # the winner pays only for his heavy cavalry
  expect    truth armies[1].committed_heavy = true
  expect    truth units[token=1].up = false
  expect    truth units[token=41].up = false
