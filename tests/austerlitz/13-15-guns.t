# 13-15-guns.t -- chapter 13.15: attacks upon artillery.

test A05-13.15-1 A05-13.15.1.2-1 A05-13.15.1.2-3 A05-17.1.1.2-1  a battery that nothing has saved is overrun without dice, and the attacker may advance
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
unit A5-C3 at 2000,330 /180 line foe F4-A3 front declared lead
unit F4-A3 at 2000,300 /0 unlimbered foe A5-C3
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Uvarov overruns Vandamme horse art." rule A05-13.15.1.2-1
  expect log all lacks "on the die"
  expect result score allied = 4
  expect asked allied
  offer     allied: advance A5-C3 x100 /180

test A05-13.15.1-1 A05-13.15.1.2-4  a limbered battery too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
unit A5-C3 at 2000,330 /180 line foe F4-A3 front declared lead
unit F4-A3 at 2000,300 /0 limbered foe A5-C3
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Uvarov overruns Vandamme horse art."

test A05-13.15.1.2-2  every attacker stopped: the battery lives
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
unit A5-C3 at 2000,330 /180 line S foe F4-A3 front declared lead
unit F4-A3 at 2000,300 /0 unlimbered foe A5-C3
unit F4-5 at 2300,300 /0 line
END
  expect log all lacks "overruns"
  expect view french units[id=F4-A3].x = 2000

test A05-13.15.1.2-2  one of two stopped: the other overruns it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
unit A5-C3 at 1970,330 /180 line S foe F4-A3 front declared lead
unit A5-C4 at 2030,330 /180 line foe F4-A3 front declared
unit F4-A3 at 2000,300 /0 unlimbered foe A5-C3
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Penitzki overruns Vandamme horse art."

test A05-13.15-1 A05-13.15-2  the Santon battery fights with its 1, and margin 6, failed, is its end
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 3 4 4
unit AB-1 at 1105,2275 /265 line foe FS-A front declared lead
unit AB-HQ on AB-1
unit FS-A at 1075,2272 /85 unlimbered foe AB-1 marker 4
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Dolgorukov: +4 on the die; Santon battery: +1"
  expect log all contains "has the better of it by 6"
  expect log all contains "" rule A05-13.15-2
  expect log all contains "the Santon is now Allied"     # with nobody else on the hill
  expect result score allied = 5

test A05-13.15-2  passed, it fights on
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 3 3 3
unit AB-1 at 1105,2275 /265 line foe FS-A front declared lead
unit AB-HQ on AB-1
unit FS-A at 1075,2272 /85 unlimbered foe AB-1 marker 4
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "stay locked"
  expect result score allied = 3

test A05-13.15-2  a step lost is its end
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 1
unit AB-1 at 1105,2275 /265 line foe FS-A front declared lead
unit AB-HQ on AB-1
unit FS-A at 1075,2272 /85 unlimbered foe AB-1 marker 4
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "has the better of it by 8"
  expect result score allied = 5

test A05-13.15-3  in its own turn the Santon battery attacks with its 1, without a formation, and never advances
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit AB-1 at 1105,2275 /265 line foe FS-A front
unit FS-A at 1075,2272 /85 unlimbered foe AB-1
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Santon battery: +1 on the die; Dolgorukov: +2"
  expect log all lacks "formation"

test A05-13.15-3  it has beaten its enemy off and stays where it is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1 6 5
unit AB-C3 at 1105,2275 /265 line steps 1 foe FS-A front
unit FS-A at 1075,2272 /85 unlimbered foe AB-C3
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Santon battery has the better of it by 7"
  expect log all lacks "advance"
  expect trace contains "artillery fire"

test A05-13.15.1.1.3-1  guns without their crew are destroyed on 1 to 4
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 4
unit A5-C3 at 2000,330 /180 line
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5
unit F4-5 at 2100,300 /0 square crew F4-A3
END
  expect log all contains "destroys the guns" rule A05-13.15.1.1.3-1
  expect result score allied = 4
  expect log all lacks "advance"

test A05-13.15.1.1.3-1  and stay on 5
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 5
unit A5-C3 at 2000,330 /180 line foe F4-A3 front declared lead
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5 foe A5-C3
unit F4-5 at 2100,300 /0 square crew F4-A3
END
  expect log all contains "does not get at the guns"
  expect log all lacks "overruns"
  expect view french units[id=F4-A3].x = 2000
  expect view french units[id=A5-C3].foe absent
  expect result score allied = 3

test A05-13.15.1.1.3-2  one die for each unit beside them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 5 4
unit A5-C3 at 2000,330 /180 line
unit A5-C4 at 2000,270 /0 line
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5
unit F4-5 at 2100,300 /0 square crew F4-A3
END
  expect log all contains "Uvarov does not get at the guns of Vandamme horse art."
  expect log all contains "Penitzki destroys the guns of Vandamme horse art."

test A05-13.15.1.1.3-2  none for a unit 3 hu off, in disorder, or in another combat
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5
unit A5-C3 at 2000,333 /180 line
unit A5-C4 at 2000,270 /0 line D
unit A4-2 at 1945,300 /270 column foe F4-6 front declared lead
unit F4-6 at 1890,300 /90 line foe A4-2
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5
unit F4-5 at 2100,300 /0 square crew F4-A3
END
  expect log all contains "Repninsky attacks Vandamme 3"
  expect log all lacks "the guns of"

test A05-13.15.1.1.3-2  none for a unit that has fought, though its enemy is gone
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 6 1
unit A4-2 at 1945,300 /270 column foe F4-6 front declared lead
unit F4-6 at 1890,300 /90 line D foe A4-2 marker 4
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5
unit F4-5 at 2100,300 /0 square crew F4-A3
END
  expect trace contains "advance"
  play      allied: done
  expect log all lacks "the guns of"

test A05-12.6.3-6 A05-17.1.1.2-1  a headquarters alone is taken when the attack reaches it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
unit A5-C3 at 2000,330 /180 line foe F4-HQ front declared lead
unit F4-HQ at 2000,300
unit F4-5 at 2300,300 /0 line
END
  expect log all contains "Uvarov takes Soult" rule A05-12.6.3-6
  expect result score allied = 4

test A05-13.13.2-1 A05-13.13.1-1 A05-13.15-3  the Santon battery supports no attack, so it is not driven off with one that fails
  position <<END
position austerlitz 1
seats 0 1
player french
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 6 5
unit FS-A at 1075,2272 /85 unlimbered foe AG-1
unit F5-1 at 1106,2333 /180 line foe AG-1 flank declared lead
unit AG-1 at 1106,2275 /265 line rage foe FS-A
END
  expect log all contains "Suchet 1: +4 on the die"
  expect log all contains "Suchet 1 is now disorganised"
  expect truth units[id=FS-A].standing = at
  expect truth units[id=FS-A].foe = AG-1
  expect truth units[id=AG-1].foe = FS-A

test A05-13.15.1.1.3-2 A05-12.6.3-5  a leaderless unit does nothing to them
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 4
unit A5-C3 at 2000,330 /180 line leaderless
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5
unit F4-5 at 2100,300 /0 square crew F4-A3
END
  expect truth units[id=F4-A3].standing = at

test A05-12.6.3-2 A05-13.15.1.1.3-1  with the guns goes the HQ that stayed with them, and its corps checks at once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "end of player turn" 0 1
frame "close combats" "which combat" 0 1
fate 4 5 5 5 5
unit A5-C3 at 2000,330 /180 line
unit F4-A3 at 2000,300 /0 unlimbered crewless crew F4-5
unit F4-HQ on F4-A3
unit F4-5 at 2100,300 /0 square crew F4-A3
unit F4-2 at 1850,200 /0 line
END
  expect log all contains "destroys the guns"
  expect truth units[id=F4-HQ].standing = lost
  expect truth units[id=F4-2].marks contains leaderless
  expect truth units[id=F4-2].x = 1750
