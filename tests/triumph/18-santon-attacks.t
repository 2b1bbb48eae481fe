# Chapter 18: the Santon in attacks.

test NT-18-02  guns on the Santon do not lead, the fixed battery apart
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    santon 1
    turn french
    unit 0 artillery 1 detached block 54-64
    unit 40 infantry 2 detached block 64-54
  END
  play      french: threaten 54-64, press-on
  play      allied: done
  play      french: by-unit 0
  refuse    french: pick 0 because NT-18-02

test NT-18-02  nor do they lead a defense
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    santon 1
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 artillery 1 detached block 54-64
    unit 41 infantry 2 detached block 54-64
  END
  play      french: threaten 64-54, press-on
  refuse    allied: pick 40 because NT-18-02
  offer     allied: pick 41

test NT-18-02 NT-18-10  without the option the Santon is a hill like others
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 54-64
    unit 40 infantry 2 detached block 64-54
  END
  play      french: threaten 54-64, press-on
  play      allied: done
  play      french: by-unit 0
  offer     french: pick 0

test NT-18-04 NT-18-09  the fixed battery fires out of reserve over any of the three approaches, every round, once a turn
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    santon 1
    fired-before 54-42
    turn french
    unit 0 artillery 1 detached reserve 54 fixed
    unit 40 infantry 2 detached block 42-54
    unit 41 infantry 2 detached block 41-54
    unit 42 infantry 2 detached block 64-54
  END
  offer     french: threaten 54-42, threaten 54-41, threaten 54-64
  play      french: threaten 54-42, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    truth units[token=40].strength = 1             # the side of Bosenitz is only obstructed
  expect    truth units[token=0].place = "54"
  expect    truth units[token=0].moved = 1
  refuse    french: threaten 54-41 because NT-11.01-03

test NT-18-04  after a retreat before combat it stays where it is
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    santon 1
    turn french
    unit 0 artillery 1 detached reserve 54 fixed
    unit 40 cavalry 2 detached reserve 64
  END
  play      french: threaten 54-64
  play      allied: done, retreat 40 x63
  offer-only french: guns-stay 0
  refuse    french: by-unit 0 because NT-6.09-10          # it never moves
  play      french: guns-stay 0
  expect    truth units[token=0].place = "54"
  expect    truth units[token=0].moved = 1

test NT-18-04  without the option a battery in reserve does not lead
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached reserve 54
    unit 40 infantry 2 detached block 64-54
  END
  play      french: threaten 54-64, press-on
  play      allied: done
  play      french: by-unit 0
  refuse    french: pick 0 because NT-11.05-14

test NT-18-05 NT-18-06 NT-18-07  it leads a defense out of reserve, and the printed penalties hold
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    santon 1
    turn allied
    unit 40 infantry 3 detached reserve 64
    unit 0 artillery 1 detached reserve 54 fixed
  END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-unit 40, pick 40, done
  expect    log all contains "Initial result +1"           # 3 - 1 for the symbol - 1

test NT-18-07  a tie there is decided by numbers
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    santon 1
    turn allied
    unit 40 infantry 2 bagration reserve 64
    unit 41 infantry 2 bagration reserve 64
    unit 0 artillery 1 detached reserve 54 fixed
  END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, done, pick 40, done
  expect    log all contains "Final result +0: Allied wins"

test NT-18-08  without the battery the reserve has no such shelter
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    santon 1
    turn allied
    unit 40 infantry 3 detached reserve 64
    unit 0 infantry 2 detached reserve 54
    unit 1 artillery 1 detached block 93-94 fixed          # elsewhere
  END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-unit 40, pick 40, done
  expect    log all contains "Initial result +1"           # 3 - 2

test NT-18-08  nor have the Allies
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    santon 1
    turn french
    unit 0 infantry 3 detached reserve 64
    unit 40 infantry 2 detached reserve 54
  END
  play      french: threaten 64-54
  play      allied: pick 40, done
  play      french: press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    truth attack.initial = 3

test NT-18-05 NT-6.09-13  alone in reserve it never steps up
  position  <<END
    position triumph 1
    seats 0 1
    frame match "French turn"
    frame turn command 0 1
    scenario 2-december
    santon 1
    turn allied
    unit 40 infantry 2 detached reserve 64
    unit 0 artillery 1 detached reserve 54 fixed
  END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: feint, by-unit 40, stay
  expect    trace contains "turn NT 9 command"
  expect    truth units[token=0].place = "54"

test NT-18-01  from 41 the slope hinders infantry and keeps cavalry out, but not guns
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 41-54
    unit 1 cavalry 3 detached reserve 41
    unit 40 infantry 2 detached block 54-41
  END
  play      french: threaten 41-54, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Final result +1: French wins"
  play      french: threaten 41-54, press-on
  play      allied: done
  play      french: by-unit 1
  refuse    french: pick 1 because NT-11.05-20

test NT-18-01  from 42 and from 64 it hinders guns as well; it is a narrow hill for two units
  position  <<END
    position triumph 1
    seats 0 1
    frame match "end of round"
    frame turn command 0 0
    scenario 2-december
    turn french
    unit 0 artillery 1 detached block 42-54
    unit 1 artillery 1 detached block 64-54
    unit 2 infantry 2 lannes reserve 64
    unit 3 infantry 2 lannes reserve 64
    unit 4 infantry 2 lannes reserve 64
    unit 40 infantry 2 detached block 54-42
    unit 41 infantry 2 detached block 54-64
  END
  play      french: threaten 42-54, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done                # narrow: no width is asked for
  expect    log all contains "Final result +0: Allied wins"
  play      french: threaten 64-54, press-on
  play      allied: done
  play      french: by-unit 1, pick 1, done
  expect    truth units[token=41].strength = 2
  play      french: threaten 64-54, press-on
  play      allied: done
  play      french: by-corps lannes
  refuse    french: done because NT-11.00-19               # three do not fit
  play      french: pick 4, done, pick 2, done
  expect    log all contains "Initial result +0"           # 2 - 1 - 1
