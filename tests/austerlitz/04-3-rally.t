# A05 4.3: the rally phase of a player turn.  The frame stands before its first step; enemies are far away.

test A05-4.3-2 A05-4.3-7  S of the phasing side goes without a roll, that of the other side stays
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line S
unit A4-2 at 2600,600 /270 line S
END
  expect    truth units[id=F4-2].morale = steady
  expect    truth units[id=A4-2].morale = S
  expect    log all lacks "nerve"
  expect    log all contains "St-Hilaire 2 is steady again" rule A05-4.3-2

test A05-4.3-3  Blood Rage of the phasing side ends, that of the other side does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line rage
unit A4-2 at 2600,600 /270 line rage
END
  expect    truth units[id=F4-2].rage = false
  expect    truth units[id=A4-2].rage = true

test A05-4.3-4  a marker of 2 becomes 1, and it is still out of ammunition
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" rally 0 1
unit A4-A1 at 2000,400 /270 unlimbered ammo 2
unit F4-2 at 300,2400 /90 line
END
  expect    truth units[id=A4-A1].ammo = 1
  expect    log all lacks "ammunition again"

test A05-4.3-4  a marker of 1 goes; the other side waits for its own phase
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" rally 0 1
unit A4-A1 at 2000,400 /270 unlimbered ammo 1
unit F4-A1 at 300,2400 /90 unlimbered ammo 1
END
  expect    truth units[id=A4-A1].ammo absent
  expect    truth units[id=F4-A1].ammo = 1
  expect    log all contains "has ammunition again" rule A05-4.3-4

test A05-4.3-1  the D and R units of the attacker check, in the order he likes; no other does
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line D
unit F4-3 at 1700,800 /90 line D
unit F4-4 at 1300,400 /90 line
unit A4-2 at 2600,600 /270 line D
END
  expect    hash same
  offer-only french: rally F4-2, rally F4-3
  refuse    french: rally F4-4 because A05-12.10-1
  refuse    french: done because A05-12.10-1
  fate      3 4
  play      french: rally F4-3
  expect    truth units[id=F4-3].morale = S
  # the last one rolls of itself
  expect    truth units[id=A4-2].morale = D
  expect    log all contains "St-Hilaire 2" rule A05-12.10-1

test A05-4.3-7 A05-12.5.2-6  a unit that comes from D to S keeps S for the whole turn
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line D
unit A4-2 at 2600,600 /270 line
fate 3 4
END
  expect    truth units[id=F4-2].morale = S
  refuse    french: column F4-2 because A05-12.5.1-2
  refuse    french: march F4-2 x101 /90 because A05-12.5.1-1
  offer     french: march F4-2 x100 /90

test A05-4.3-5 A05-4.3-7  disengagement comes after the recovery checks
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" rally 0 0
unit F4-2 at 1700,400 /90 line foe A4-2
unit A4-2 at 1732,400 /270 line foe F4-2
unit F4-3 at 1700,800 /90 line D
fate 3 4
END
  offer     french: disengage F4-2

test A05-4.3-6  in fog a unit 51 hu from every enemy may be hidden again
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
turn 3 of 12
fog fog
whole
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1781,400 /270 line
unit F4-3 at 1300,400 /90 line
END
  offer     french: hide F4-3
  offer     french: hide F4-2

test A05-4.3-6  at 50 hu it may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" hiding 0 0
turn 3 of 12
fog fog
whole
unit F4-2 at 1700,400 /90 line
unit A4-2 at 1780,400 /270 line
unit F4-3 at 1300,400 /90 line
END
  offer     french: hide F4-3
  refuse    french: hide F4-2 because A05-16.4.2.8.2-1
