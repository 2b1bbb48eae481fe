# weights.t -- what answers of Austerlitz 1805 end, cost and leave undone

test A05-4.6-1  who ends the movement is told who could still charge and who has not moved
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit F4-2 at 2400,200 /0 column
unit A4-2 at 2000,300 /180 line
END
  expect    answer french "done" label = "End the movement"
  expect    answer french "done" ends = phase
  expect    answer french "done" left[0].text = "Walther 1 can still charge"
  expect    answer french "done" left[1].text = "St-Hilaire 2 has not moved"
  expect    answer french "turn F4-2 /180" costs[0].text = "that is its whole move"
  play french: march F4-2 x50 /0
  expect    answer french "done" left[0].text = "Walther 1 can still attack"
  expect    answer french "done" left has 1

test A05-4.5-1  who ceases fire is told who could still fire, and who is picked and has not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2600,200 /0
unit A4-2 at 2000,500 /180 line
unit A4-3 at 2600,500 /180 line
END
  expect    answer french "done" label = "Cease fire"
  expect    answer french "done" ends = phase
  expect    answer french "done" left has 1
  expect    answer french "done" left[0].text = "2 units can still fire"
  play french: battery F4-A1
  expect    answer french "done" left[0].text = "St-Hilaire foot art. is picked and has not fired"
  expect    answer french "done" left has 2
  fate 1
  play french: roundshot A4-2
  expect    answer french "done" left has 1

test A05-5.4.5.1-1 A05-12.7.1-1  before cavalry: what standing and the square may bring
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit FC-4 at 2000,50 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: charge FC-4 /0
  expect    answer allied "form-square" costs[0].text = "square 42 %"
  expect    answer allied "stand" costs[0].text = "72 % stays, 23 back, 5 routs"
  expect    answer allied "form-square" costs[1].text = "79 % stays, 16 back, 5 routs"

test A05-13.8-1  cavalry that gives way needs its nerve
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A5-C3 at 2000,300 /180 line
END
  play french: attack F4-5 /0
  expect    answer allied "withdraw x50" costs[0].text = "72 % gets away"
  expect    answer allied "stand" costs has 1

test A05-13.6-4  who breaks off is told its chance, and who does not what is left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame disengagement disengagement 0 0
unit F4-5 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect    answer french "disengage F4-5" costs[0].text = "58 %; if not, it must attack"
  expect    answer french "done" left[0].text = "Vandamme 2 can still try to break off"
