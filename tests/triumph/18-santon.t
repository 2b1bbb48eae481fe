# Chapter 18: the guns on the Santon, locale 54.

test NT-18-02  with the option no other artillery leads from the Santon
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn allied
    unit 0 infantry 2 lannes block 64-54
    unit 40 artillery 1 detached block 54-64
    unit 41 infantry 2 bagration block 54-64
END
  play      allied: threaten 54-64, press-on
  play      french: done
  play      allied: by-unit 40
  refuse    allied: pick 40 because NT-18-02

test NT-18-02  nor leads a defense there
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn french
    unit 0 infantry 3 lannes block 64-54
    unit 1 infantry 2 lannes block 64-54
    unit 40 artillery 1 detached block 54-64
    unit 41 infantry 2 bagration block 54-64
END
  play      french: threaten 64-54, press-on
  refuse    allied: pick 40 because NT-18-02
  play      allied: pick 41, done

test NT-18-02  without the option it may
  position  <<END
    position triumph 1
    seats 0 1
    turn french
    unit 0 infantry 3 lannes block 64-54
    unit 1 infantry 2 lannes block 64-54
    unit 40 artillery 1 detached block 54-64
    unit 41 infantry 2 bagration block 54-64
END
  play      french: threaten 64-54, press-on
  play      allied: pick 40, done
  expect    log all contains "Leads the defense: artillery 1"

test NT-18-03  set up on the Santon, the fixed battery stays in reserve there
  position  tests/positions/triumph/santon.pos
  play      french: set-detach 0, place 54, done, fix 0
  expect    asked Allied
  expect    truth units[token=0].place = "54"
  expect    truth units[token=0].fixed = true

test NT-18-03  at an approach of it no battery can be fixed
  position  tests/positions/triumph/santon.pos
  play      french: set-detach 0, place 54-42, done
  refuse    french: fix 0 because NT-18-03
  offer-only french: fix 6

test NT-18-03  and the last one that could be is not put there
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    frame match round
    frame set-up detachments 0 0
    phase set-up
    set-up french_organised 1 allied_organised 1
    unit 0 artillery 1 lannes reserve 64
    unit 1 infantry 2 lannes reserve 64
    unit 40 infantry 2 bagration reserve 67
END
  play      french: set-detach 0
  refuse    french: place 54-42 because NT-18-03
  offer     french: place 54, place 55-66

test NT-18-04 NT-18-09  from reserve it fires across any of the three approaches, once a turn
  position  tests/positions/triumph/santon-guns.pos
  play      french: threaten 54-42, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Initial result +1"
  play      allied: lose 40
  expect    truth units[token=0].place = "54"
  refuse    french: threaten 54-41 because NT-11.01-03       # one command a turn

test NT-18-04  across 54-41
  position  tests/positions/triumph/santon-guns.pos
  play      french: threaten 54-41, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Leads the attack: artillery 1"

test NT-18-04  across 54-64
  position  tests/positions/triumph/santon-guns.pos
  play      french: threaten 54-64, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  expect    log all contains "Leads the attack: artillery 1"

test NT-18-05 NT-18-06  it leads a defense from reserve, and the symbols count: 3 - 1 - 1
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn allied
    unit 0 artillery 1 detached reserve 54 fixed
    unit 40 infantry 3 bagration reserve 64
    unit 41 infantry 2 bagration reserve 64
END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, done, pick 40, done
  expect    log all contains "Initial result +1"

test NT-18-05  from 42 as well
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn allied
    unit 0 artillery 1 detached reserve 54 fixed
    unit 40 infantry 3 bagration reserve 42
END
  play      allied: threaten 42-54
  play      french: pick 0, done
  play      allied: press-on
  offer     french: pick 0

test NT-18-05 NT-18-06  without the option guns in reserve lead nothing, and the symbols spare reserves
  position  <<END
    position triumph 1
    seats 0 1
    turn allied
    unit 0 infantry 1 lannes reserve 54
    unit 1 artillery 1 lannes reserve 54
    unit 40 infantry 3 bagration reserve 64
END
  play      allied: threaten 64-54
  play      french: pick 0, pick 1, done
  play      allied: press-on
  refuse    french: pick 1 because NT-11.04-06
  play      french: done
  play      allied: by-corps bagration, pick 40, done
  expect    log all contains "Initial result +3"

test NT-18-07  no subtraction for a blocked approach, and a tie is decided by numbers
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn allied
    unit 0 artillery 1 detached reserve 54 fixed
    unit 40 infantry 2 bagration reserve 64
    unit 41 infantry 2 bagration reserve 64
END
  play      allied: threaten 64-54
  play      french: pick 0, done
  play      allied: press-on
  play      french: pick 0, done
  play      allied: by-corps bagration, done, pick 40, done
  expect    log all contains "Initial result +0: Allied is winning"

test NT-18-08  once the battery is gone the reserve of the Santon is an ordinary one
  position  <<END
    position triumph 1
    seats 0 1
    santon 1
    turn allied
    unit 1 infantry 2 lannes reserve 54
    unit 40 infantry 3 bagration reserve 64
END
  play      allied: threaten 64-54
  play      french: pick 1, done
  play      allied: press-on
  play      french: done
  play      allied: by-corps bagration, pick 40, done
  expect    log all contains "Initial result +3"

test NT-18-09  from a hill onto lower ground it may fire every round
  position  tests/positions/triumph/santon-guns.pos
  play      french: threaten 54-42, press-on
  play      allied: done
  play      french: by-unit 0, pick 0, done
  play      allied: lose 40
  play      french: end-turn
  play      allied: end-turn
  play      french: threaten 54-42, press-on
  play      allied: done
  play      french: by-unit 0
  offer     french: pick 0

test NT-18-10  without the option the Santon is ordinary: the battery must block there
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 7, place 131, set-detach 8, place 131, set-detach 0, place 54, done, fix 0
  offer-only french: place 54-41, place 54-42, place 54-64
  play      french: place 54-42
  expect    truth units[token=0].place = 54-42

test NT-18-11  only Lannes and Murat can send guns there
  position  tests/positions/triumph/detachments.pos
  play      french: set-detach 18                       # Vandamme's
  refuse    french: place 54 because NT-6.08-02
  undo      french
  play      french: set-detach 6                        # Murat's
  offer     french: place 54
  undo      french
  play      french: set-detach 0                        # Lannes'
  offer     french: place 54
