# Chapter 15: heavy cavalry, the Guard, and Guard Attacks.

test NT-15-01 NT-15-02 NT-15-04  heavy cavalry that leads an attack costs two, once a game
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 1 cavalry 3 detached reserve 72
    unit 40 infantry 1 detached block 55-64
    unit 41 infantry 1 detached block 83-72
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  play      allied: done
  expect    truth armies[0].morale = 21
  expect    log all contains "French commits heavy cavalry" rule NT-15-02
  play      french: threaten 72-83, press-on
  play      allied: done
  play      french: by-unit 1, pick 1, done
  play      allied: done
  expect    truth armies[0].morale = 21

test NT-15-01  infantry of strength three and cavalry of strength two are no elites
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 cavalry 2 lannes reserve 64
    unit 40 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, narrow, pick 0, done
  play      allied: done
  expect    truth armies[0].morale = 23

test NT-15-03 NT-15-04  the Guard costs four, leading a defense
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    turn allied
    unit 40 cavalry 2 detached reserve 55
    unit 0 guard 3 detached block 64-55
  END
  play      allied: threaten 55-64, press-on
  play      french: pick 0, done
  expect    truth armies[0].morale = 23                    # only when it leads in the end
  play      allied: by-unit 40, narrow, pick 40, done
  expect    log all contains "French commits the Guard" rule NT-15-03
  expect    truth armies[0].morale = 19
  expect    truth armies[0].committed_guard = true

test NT-15-04 NT-15-10  counter-attacking commits, and the winner pays too
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 72
    unit 40 infantry 2 detached block 83-72
    unit 41 cavalry 3 detached block 83-72
  END
  play      french: threaten 72-83, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, pick 0, done
  play      allied: pick 41, done
  expect    log all contains "Final result -2: Allied wins"
  expect    truth armies[1].morale = 25

test NT-15-04  taking a loss commits
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 64-55
    unit 40 guard 3 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth armies[1].morale = 22                    # four, then one
  expect    truth units[token=40].type = infantry
  expect    truth units[token=40].strength = 2

test NT-15-04 NT-15-11  retreating commits; both penalties fall at once
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 guard 3 detached reserve 55
    unit 41 cavalry 3 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: done
  expect    truth armies[1].committed_heavy = true
  expect    truth armies[1].committed_guard = true
  expect    truth armies[1].morale = 19                    # 27 - 2 - 4, and two points of infantry

test NT-15-05  the Guard behind a line leader, unhurt and winning, is not committed
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 lannes reserve 64
    unit 1 guard 3 lannes reserve 64
    unit 2 cavalry 3 lannes reserve 64
    unit 40 infantry 1 langeron block 55-64
    unit 41 guard 3 langeron block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-corps lannes, done, narrow, pick 0, done
  expect    truth armies[0].committed_guard = false
  expect    truth armies[0].committed_heavy = false
  expect    truth armies[1].committed_guard = false        # named, not leading
  expect    truth armies[0].morale = 23

test NT-15-06  a leader passed over by a narrow attack is not committed
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 cavalry 3 detached block 55-64
    unit 41 cavalry 2 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, narrow, strike 41, pick 0, done
  expect    truth armies[1].committed_heavy = false
  expect    truth armies[1].morale = 27

test NT-15-07 NT-15-14 NT-15-15  a Guard Attack is announced with the threat; a Guard unit is shown and not committed
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 2 guard 3 detached reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: guard-attack 64-55
  expect    asked french
  offer-only french: show 0, show 2
  refuse    french: show 1 because NT-15-15
  play      french: show 0
  expect    seen allied token 0
  expect    hidden allied token 2
  expect    view allied attack.guard = true
  expect    truth units[token=0].up = false                # turned down again at once
  expect    truth armies[0].committed_guard = false
  play      allied: done, retreat 40 x66
  expect    truth armies[0].morale = 23

test NT-15-14  later it cannot become one
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  refuse    french: guard-attack 64-55 because NT 11.3
  offer-only french: feint, press-on

test NT-15-15 NT-15-16  without a Guard unit that can take part there is none
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64 moved 1
    unit 1 guard 3 detached block 64-63
    unit 2 infantry 3 detached reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  refuse    french: guard-attack 64-55 because NT-15-16
  offer     french: threaten 64-55

test NT-15-16  nor without a command for it
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french units 4
    unit 0 guard 3 detached reserve 64
    unit 2 infantry 3 lannes reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  refuse    french: guard-attack 64-55 because NT-15-16
  offer     french: threaten 64-55

test NT-15-16  another Guard unit may lead than the one shown
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 1 guard 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: done
  play      french: by-unit 1, narrow, pick 1, done
  expect    truth attack.attack_leaders contains 1

test NT-15-17  no Guard Attack out of an obstructed approach
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 82
    unit 40 infantry 2 detached reserve 72
  END
  refuse    french: guard-attack 82-72 because NT-15-17
  offer     french: threaten 82-72

test NT-15-17  into one it may be
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 72
    unit 40 infantry 2 detached reserve 82
  END
  offer     french: guard-attack 72-82

test NT-15-18  a Guard Attack is no feint
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  expect    asked allied                                   # step 3 is skipped
  expect    trace contains "defense declaration"

test NT-15-19  nor is it made by road
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 63
    unit 1 cavalry 2 detached reserve 63
    unit 40 infantry 2 detached reserve 55
  END
  refuse    french: guard-attack 64-55 because NT-15-16
  offer     french: threaten 64-55

test NT-15-20 NT-15-21  its leaders are of the Guard, and there is one at least
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 infantry 3 murat reserve 64
    unit 3 infantry 2 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: done
  refuse    french: by-corps murat because NT-15-20
  refuse    french: by-unit 3 because NT-15-20
  refuse    french: by-unit 1 because NT-15-20
  play      french: by-corps lannes
  refuse    french: pick 0 because NT-15-20                # the Guard is not left behind
  offer     french: by-corps murat                         # others may join it
  play      french: done, narrow
  refuse    french: pick 1 because NT-15-20
  refuse    french: done because NT-15-21
  play      french: pick 0, done
  expect    log all contains "Leads the attack: Guard 3"

test NT-15-20  a Detach Move takes a Guard unit along
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 infantry 3 lannes reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: done
  play      french: by-detach lannes, pick 1
  refuse    french: done because NT-15-20
  play      french: pick 0, done
  expect    truth attack.attacking has 2

test NT-15-22  after a retreat the Guard moves in
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 lannes reserve 64
    unit 1 infantry 3 lannes reserve 64
    unit 2 infantry 3 detached reserve 64
    unit 40 cavalry 2 detached reserve 55
  END
  play      french: guard-attack 64-55, show 0
  play      allied: done, retreat 40 x66
  refuse    french: by-unit 2 because NT-15-22
  play      french: by-corps lannes
  refuse    french: pick 0 because NT-15-22
  play      french: pick 1, done
  expect    truth units[token=0].place = "55"

test NT-15-23  before the Guard leaders of one or two count one less
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
    unit 41 infantry 1 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: pick 40, pick 41, done
  play      french: by-unit 0, wide, pick 0, done
  expect    log all contains "Initial result +1"           # 3 - 1 - (1 + 0)

test NT-15-23  a leader of three does not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "Initial result -1"

test NT-15-24  it is for the result only: a battery counts nothing there, but costs a point and saves one
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 artillery 1 detached block 55-64
    unit 41 infantry 2 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.initial = 2                       # 3 - 1 - 0
  play      allied: done
  expect    log all contains "French is to lose 1"
  expect    log all contains "Allied is to lose 2"         # 1 + 2 - 1

test NT-15-24  counter-attackers are not reduced
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
    unit 41 cavalry 3 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.initial = 2                       # 3 - 1 - 0
  play      allied: pick 41, done
  expect    log all contains "Final result +0: Allied wins"

test NT-15-25  in an ordinary attack the enemy suffers no reduction
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 2 detached reserve 55
  END
  play      french: threaten 64-55
  play      allied: pick 40, done
  play      french: press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "Initial result +1"

test NT-15-26 NT-15-08  a beaten Guard Attack costs three more, after commitment and losses
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "French is to lose 2"
  expect    truth armies[0].morale = 14                    # 23 - 4 - 2 - 3

test NT-15-27  which can demoralise
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    morale 3 27
    committed-guard 1 0
    turn french
    unit 0 guard 3 detached reserve 64
    unit 1 infantry 2 detached reserve 72
    unit 40 artillery 1 detached block 55-64
    unit 41 cavalry 3 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.initial = 2
  play      allied: pick 41, done
  expect    log all contains "Final result +0: Allied wins"
  expect    truth armies[0].morale = 0                     # nothing lost, and three for the Guard
  expect    result winner allied

test NT-15-28  and there are no more Guard Attacks; the Guard leads ordinary ones
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    guard-beaten 1 0
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  refuse    french: guard-attack 64-55 because NT-15-28
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth attack.attack_leaders contains 0

test NT-15-28  the mark is set by the defeat, for that army only
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: guard-attack 64-55, show 0
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth armies[0].guard_beaten = true
  expect    truth armies[1].guard_beaten = false

test NT-15-08 NT-15-09  commitment comes first and leaves one point; then the loss demoralises
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    morale 3 27
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 infantry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "French morale -2: 1"
  expect    truth armies[0].morale = 0
  expect    result winner allied

test NT-15-09  a penalty alone does not
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    morale 2 27
    turn french
    unit 0 guard 3 detached reserve 64
    unit 40 infantry 1 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: done
  play      french: by-unit 0, narrow, pick 0, done
  expect    truth armies[0].morale = 1
  expect    result running

test NT-15-11  each army pays its own
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 cavalry 3 detached reserve 64
    unit 40 cavalry 3 detached block 55-64
  END
  play      french: threaten 64-55, press-on
  play      allied: pick 40, done
  play      french: by-unit 0, narrow, pick 0, done
  expect    log all contains "French commits heavy cavalry"
  expect    log all contains "Allied commits heavy cavalry"

test NT-3-13  what is left of a Guard unit is of the line, and makes no Guard Attack
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 infantry 2 detached reserve 64
    unit 40 infantry 2 detached block 55-64
  END
  refuse    french: guard-attack 64-55 because NT-15-15
