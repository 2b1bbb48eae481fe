# What a player reads on his answers before he gives them: labels, costs, endings, what is left undone.

test own:answer-end-turn NT-9-12  the end of a turn lists the corps that could still move, and the commands left
  position  tests/positions/triumph/two-corps.pos
  expect    answer french "end-turn" ends = turn
  expect    answer french "end-turn" left[0].text = "Lannes in 64 can still move"
  expect    answer french "end-turn" left[1].text = "Murat in 63 can still move"
  expect    answer french "end-turn" left[2].text = "2 commands to corps are not given"
  play      french: corps-move lannes, go 65
  expect    answer french "end-turn" left[0].text = "Murat in 63 can still move"
  expect    answer french "end-turn" left[1].text = "one command to a corps is not given"
  play      french: corps-move murat, go 64
  expect    answer french "end-turn" ends = turn
  expect    answer french "end-turn" left absent

test own:answer-corps NT-9-13 NT-9-14 NT-9-22  who leaves his corps is told with the command that does it
  position  tests/positions/triumph/two-corps.pos
  expect    answer french "unit-move 0" label = "Unit Move: infantry 3 of Lannes"
  expect    answer french "unit-move 0" costs[0].text = "leaves the corps of Lannes"
  play      french: corps-move lannes
  expect    answer french "pick 1" label = "Leave behind: infantry 2 of Lannes"
  expect    answer french "go 65" costs absent
  play      french: pick 1
  expect    answer french "pick 1" label = "Take along: infantry 2 of Lannes"
  expect    answer french "go 65" costs[0].text = "one unit leaves its corps"
  play      french: pick 2
  expect    answer french "go 65" costs[0].text = "2 units leave their corps"

test own:answer-detach NT-9-14  in a Detach Move those are picked who go
  position  tests/positions/triumph/two-corps.pos
  play      french: detach-move lannes
  expect    answer french "pick 1" label = "Take along: infantry 2 of Lannes"
  play      french: pick 1
  expect    answer french "pick 1" label = "Leave behind: infantry 2 of Lannes"
  expect    answer french "go 65" costs[0].text = "one unit leaves its corps"

test own:answer-give-up NT-12-06 NT-12-26  to name nobody is to give up the locale, and says at what price
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 infantry 2 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 2 bagration reserve 55
unit 38 cavalry 2 bagration reserve 55
unit 39 artillery 1 bagration reserve 55
END
  play      french: threaten 64-55
  expect    answer allied "done" label = "Give up 55"
  expect    answer allied "done" grave = true
  expect    answer allied "done" costs[0].text = "-3 morale"
  expect    answer allied "done" costs[1].text = "a battery is lost"
  expect    answer allied "done" costs[2].text = "2 units leave their corps"
  expect    answer allied "pick 36" label = "To defend: infantry 3 of Bagration"
  expect    truth armies[1].morale = 27
  play      allied: done
  play      allied: lose 36, lose 36, keep 36
  expect    truth armies[1].morale = 24
  expect    truth units[37].corps = detached
  expect    truth units[38].corps = detached

test own:answer-defend NT-11.02-07  with somebody named the same answer is to defend
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 2 bagration reserve 55
unit 38 infantry 2 bagration reserve 55
END
  play      french: threaten 64-55
  play      allied: pick 36
  expect    answer allied "done" label = "Defend with this one"
  expect    answer allied "done" grave absent
  expect    answer allied "done" costs absent
  expect    answer allied "pick 36" label = "Put back: infantry 3 of Bagration"
  play      allied: pick 37
  expect    answer allied "done" label = "Defend with these 2"
  play      allied: pick 38
  expect    answer allied "done" label = "Defend 55 with all"

test own:answer-break NT-16-02  a retreat that the army cannot bear ends the match, and says so
  position <<END
position triumph 1
seats 0 1
turn french
morale 23 2
unit 0 infantry 3 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 infantry 2 bagration reserve 55
END
  play      french: threaten 64-55
  expect    answer allied "done" ends = match
  expect    answer allied "done" grave = true
  expect    answer allied "done" costs[0].text = "the army breaks: the match is lost"

test own:answer-price-secret NT-3-07  the attacker reads nothing of the price
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 64
unit 1 cavalry 3 lannes reserve 64
unit 36 infantry 3 bagration reserve 55
unit 37 cavalry 3 bagration reserve 55
END
  play      french: threaten 64-55
  expect    answer allied "done" costs[0].text = "-4 morale"     # two points, and heavy cavalry committed
  play      allied: pick 36, pick 37, done
  expect    answer french "feint" label = "Feint: no combat"
  expect    answer french "feint" costs[0].text = "no more attacks over this approach this turn"
  expect    answer french "feint" costs[1].text = "defenders step up and block the approach"
  expect    answer french "press-on" label = "Press the attack: combat"
  expect    log french contains "Defends 55: a unit of Bagration"
  expect    log allied contains "Defends 55: cavalry 3 of Bagration"
  expect    log french lacks "cavalry"

test own:answer-leaders NT-15-02 NT-15-03  to lead with heavy cavalry or the Guard costs morale the first time
  position  tests/positions/triumph/meeting.pos
  play      french: threaten 64-55, press-on
  expect    answer allied "done" label = "Nobody leads the defense"
  play      allied: pick 40
  expect    answer allied "done" label = "This unit leads the defense"
  expect    answer allied "done" costs absent
  play      allied: done
  play      french: by-corps lannes
  expect    answer french "done" label = "That is all who attack"
  play      french: done, narrow
  expect    answer french "done" label = "Nobody leads the attack"
  play      french: pick 2
  expect    answer french "done" label = "This unit leads the attack"
  expect    answer french "done" costs[0].text = "-4 morale: the Guard is committed"
  play      french: done
  expect    answer allied "done" label = "No counter-attack"

test own:answer-retreat NT-12-17 NT-12-23 NT-12-26  in a retreat every answer says what it does, and the price was right
  position  tests/positions/triumph/retreat-55.pos
  play      french: threaten 64-55
  expect    answer allied "done" costs[0].text = "-9 morale"
  expect    answer allied "done" costs[1].text = "2 batteries are lost"
  expect    answer allied "done" costs[2].text = "2 units leave their corps"
  play      allied: done
  expect    answer allied "lose 41" label = "One point of loss: infantry 3 (detached)"
  expect    answer allied "lose 41" costs absent
  play      allied: lose 41, lose 41, lose 36, lose 36
  expect    truth armies[1].morale = 18
  expect    answer allied "keep 37" label = "Stays in its corps: infantry 2 of Bagration"
  expect    answer allied "keep 37" costs[0].text = "2 units leave their corps"
  play      allied: keep 37
  expect    answer allied "retreat 37 x66" label = "To 66: infantry 2 of Bagration"

test own:log-road NT-10-18  a march begins with who marches, and two roads over one border are told apart
  position <<END
position triumph 1
seats 0 1
turn french
unit 0 infantry 3 lannes reserve 93
unit 1 infantry 2 lannes reserve 93
unit 2 cavalry 2 murat reserve 52
END
  play      french: corps-move lannes
  expect    answer french "march 93.0-104.0" label = "March to 104 Kobelnitz by the road that comes from 82 Puntowitz"
  expect    answer french "march 93.1-104.0" label = "March to 104 Kobelnitz by the road that comes from 94"
  play      french: march 93.0-104.0
  expect    log allied contains "Corps Move by road: Lannes from 93" rule NT-9-12
  expect    answer french "halt" label = "Halt in 104 Kobelnitz"
  play      french: halt
  expect    log allied contains "Lannes ends the march in 104 Kobelnitz" rule NT-9-12
