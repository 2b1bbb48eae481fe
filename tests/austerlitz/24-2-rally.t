# 24-2-rally.t -- A05 24.2: rally and disengagement of an NP side.

test A05-24.2-1  S goes of itself; D and R check, and none is left out
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
player french
np french
unit F4-2 at 2000,200 /0 line S
unit F4-3 at 2000,700 /0 line D
unit F4-4 at 1500,200 /0 line R
unit A4-2 at 2700,2400 /180 line
END
  expect truth units[id=F4-2].morale = steady
  offer-only french: rally F4-3
  fate 3 4
  play french: rally F4-3
  expect log all contains "St-Hilaire 3 tries to rally" rule A05-24.2-1
  expect truth units[id=F4-3].morale = S

test A05-24.2-1  a failed check changes nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
player french
np french
unit F4-3 at 2000,700 /0 line D
unit F4-4 at 1500,200 /0 line D
unit A4-2 at 2700,2400 /180 line
END
  fate 6 4
  play french: rally F4-3
  expect truth units[id=F4-3].morale = D

test A05-24.2-2  its attack at 0 against +2 of the defence: it tries to break off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
player french
np french
unit F4-C2 at 2000,255 /0 line foe A2-3 front
unit A2-3 at 2000,300 /180 square foe F4-C2
END
  offer-only french: disengage F4-C2
  fate 3 3
  play french: disengage F4-C2
  expect log all contains "Margaron 2 is outmatched by Kamensky I and breaks off" rule A05-24.2-2
  expect truth units[id=F4-C2].foe absent

test A05-24.2-2  a sum that is no lower fights on: 2 and 2 for the column against +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
player french
np french
unit F4-2 at 2000,245 /0 column foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-2
END
  offer-only french: done

test A05-24.2-2  even sums fight on: +2 in line against +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" disengagement 0 0
player french
np french
unit F4-2 at 2000,270 /0 line foe A4-2 front
unit A4-2 at 2000,300 /180 line foe F4-2
END
  offer-only french: done
