# 13-11-advance.t -- chapters 13.9, 13.11.4, 13.11.5 and 13.12.4: what the winner may do.

test A05-13.9-1 A05-13.9-2  attacked in the flank and better by 2, still locked, it may take any formation and facing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 4
unit F4-2 at 2045,300 /270 line foe A5-C1 flank declared lead
unit A5-C1 at 2000,300 /180 line foe F4-2
END
  expect log all contains "5 against 7: Caramelli has the better of it by 2"
  expect log all contains "stay locked"
  expect asked allied
  play      allied: pose A5-C1 x0 /90
  expect view french units[id=A5-C1].facing = 90
  expect view french units[id=A5-C1].form = line
  expect view french units[id=A5-C1].foe = F4-2
  expect view french units[id=F4-2].aspect = front

test A05-13.9-1 A05-13.11.2-2  with its new front it has the one enemy before it and the other behind, which cuts it off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 4
unit F4-2 at 2045,300 /270 line foe A5-C1 flank declared lead
unit F4-3 at 1955,300 /90 line foe A5-C1 flank declared
unit A5-C1 at 2000,300 /180 line rage foe F4-2
END
  play      allied: pose A5-C1 x0 /90
  expect view french units[id=F4-2].aspect = front
  expect view french units[id=F4-3].aspect = rear

test A05-13.9-1  in the rear likewise; infantry may form square, where it fits
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6
unit F4-2 at 2000,330 /180 line steps 1 foe A4-2 rear declared lead
unit A4-2 at 2000,300 /180 line rage foe F4-2
END
  expect log all contains "5 against 8: Repninsky has the better of it by 3"
  refuse    allied: pose A4-2 x2 /0 because A05-13.9
  refuse    allied: pose A4-2 x1 /0 because A05-13.9
  play      allied: pose A4-2 x0 /0
  expect view french units[id=A4-2].facing = 0

test A05-13.9-1 A05-13.11.2-2  who was in its rear is before its front then
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6
unit F4-2 at 2000,330 /180 line steps 1 foe A4-2 rear declared lead
unit A4-2 at 2000,300 /180 line rage foe F4-2
END
  expect view french units[id=F4-2].aspect = rear
  play      allied: pose A4-2 x0 /0
  expect view french units[id=F4-2].aspect = front

test A05-13.9-1  attacked in front it may not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 2 3
unit F4-2 at 2000,270 /0 line foe A5-C1 front declared lead
unit A5-C1 at 2000,300 /180 line foe F4-2
END
  expect log all contains "Caramelli has the better of it"
  expect trace contains "disengagement"

test A05-13.9-1 A05-12.5.3.2-1  a routed unit takes no new front before it has rallied, even if it has the better of it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
turn 12 of 12
player french
fate 1 6
unit FC-4 at 386,245 /0 column foe A4-2 rear declared lead
unit A4-2 at 386,316 /0 column R foe FC-4
END
  expect log all contains "from the rear"
  expect log all contains "Repninsky has the better of it by 2"
  refuse    allied: pose A4-2 x1 /180 because over
  expect    truth units[id=A4-2].facing = 0

test A05-13.9-2  even totals: nothing is offered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 2 3
unit F4-2 at 2045,300 /270 line foe A5-C1 flank declared lead
unit A5-C1 at 2000,300 /180 line foe F4-2
END
  expect log all contains "6 against 6: neither side"
  expect trace contains "disengagement"

test A05-13.11.4-1 A05-6.2-6  the enemy destroyed: 100 hu are allowed, 101 not, and none is an answer too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
END
  offer     french: advance F4-5 x100 /270, advance F4-5 x1 /270, done
  refuse    french: advance F4-5 x101 /270 because A05-13.11.4-1
  refuse    french: advance F4-5 x0 /270 because A05-13.11.4-1
  play      french: advance F4-5 x100 /270
  expect log all contains "Vandamme 2 advances 1.00 UM" rule A05-13.11.4-1
  expect view french units[id=F4-5].x = 1980
  expect view french units[id=F4-5].facing = 270

test A05-13.11.4-1  none at all
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
END
  play      french: done
  expect log all contains "no farther advance" rule A05-13.11.4-1
  expect view french units[id=F4-5].x = 2080

test A05-13.11.4-2  straight, within 45 degrees of its facing, in its formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
END
  offer     french: advance F4-5 x80 /315, advance F4-5 x80 /225
  refuse    french: advance F4-5 x80 /316 because A05-13.11.4-2
  refuse    french: advance F4-5 x80 /224 because A05-13.11.4-2
  refuse    french: column F4-5 because A05-13.11.4
  play      french: advance F4-5 x80 /315
  expect view french units[id=F4-5].facing = 315
  expect view french units[id=F4-5].form = column

test A05-13.11.4-2  all attackers may advance, one by one, each once
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-6 at 2030,245 /0 column foe A4-2 front declared
unit F4-4 at 1970,245 /0 column
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 4
END
  refuse    french: advance F4-4 x50 /0 because A05-13.11.4-2
  play      french: advance F4-5 x60 /0
  refuse    french: advance F4-5 x40 /0 because A05-13.11.4-2
  play      french: advance F4-6 x70 /0
  expect view french units[id=F4-6].y = 315

test A05-13.11.4-2  the winning defender may advance too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 5 6
unit F4-2 at 2000,270 /0 line foe AG-1 front declared lead
unit AG-1 at 2000,300 /180 line foe F4-2
END
  expect asked allied
  play      allied: advance AG-1 x50 /180

test A05-13.11.4-1 A05-13.6-1  a winner whom another enemy still holds stays: out of that combat it comes by disengaging only
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 3 4 4
unit F4-5 at 2000,245 /0 column foe A4-2
unit F4-6 at 1970,245 /0 column foe A4-2
unit A4-2 at 2000,300 /180 line foe F4-5
unit A4-3 at 2030,200 /270 line foe F4-5 flank
END
  play      french: lead F4-5
  expect log all contains "Repninsky goes back 1.00 UM"
  refuse    french: advance F4-5 x50 /0 because A05-13.6-1
  play      french: advance F4-6 x50 /0
  expect view french units[id=F4-5].foe = A4-3
  expect view french units[id=F4-5].y = 245

test A05-13.11.5-1 A05-G-8  the loser went straight back 1 UM: the winner may go 50 hu, not 51
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 3 4 4
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect view french units[id=A4-2].y = 400
  offer     french: advance F4-5 x50 /0
  refuse    french: advance F4-5 x51 /0 because A05-13.11.5-1
  refuse    french: advance F4-5 x60 /0 because A05-13.11.5-1

test A05-13.11.5-1  an enemy at 120 hu: 70 hu at most
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
unit A4-A1 at 1905,300 /90 unlimbered
END
  offer     french: advance F4-5 x70 /270
  refuse    french: advance F4-5 x71 /270 because A05-13.11.5-1

test A05-13.11.5-1  not over an enemy, nor past him within half a UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
unit A4-A1 at 2010,378 /180 unlimbered
END
  refuse    french: advance F4-5 x100 /270 because A05-13.11.5-1
  offer     french: advance F4-5 x1 /270
  refuse    french: advance F4-5 x2 /270 because A05-13.11.5-1

test A05-13.11.5-2  an enemy 30 hu on the flank must not be approached
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
unit A4-A1 at 2080,360 /270 unlimbered
END
  refuse    french: advance F4-5 x40 /315 because A05-13.11.5-2
  offer     french: advance F4-5 x40 /270

test A05-13.11.5-1 A05-13.11.5-2  in every direction: an advance along an enemy comes nearer by a fraction of an hu: up to 3 hu inside half a UM the reason is the same
  turned 2000,300
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 6 1
unit F4-5 at 2081,300 /270 column foe A4-2 flank declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line D foe F4-5 marker 3
unit A4-A1 at 2031,382 /270 unlimbered
END
  refuse    french: advance F4-5 x1 /275 because A05-13.11.5-1
  refuse    french: advance F4-5 x15 /275 because A05-13.11.5-1
  refuse    french: advance F4-5 x30 /290 because A05-13.11.5-2

test A05-13.12.4-1 A05-13.12.4-2 A05-13.12.4.1-1  cavalry leads, margin 12: the routed unit is destroyed, neighbours check once, and the cavalry may ride 1 UM
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 1 3 3
unit FC-6 at 2055,300 /270 line foe A4-2 flank charged declared lead
unit A4-2 at 2000,300 /180 line foe FC-6 marker 2
unit A4-3 at 1910,300 /180 line
END
  expect log all contains "Nansouty 1: +12 on the die; Repninsky: +2"
  expect log all contains "has the better of it by 12"
  expect log all contains "" rule A05-13.12.4-1
  expect asked allied
  play      allied: stand
  expect asked french
  offer     french: done
  play      french: done
  expect result score french = 5

test A05-13.12.4-1 A05-5.3-1  a square that breaks as it goes back before them is destroyed too
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 110 4   # F4-2, total 6, by A5-C1 that leads the attack
fate 6 5
unit F4-2 at 2000,360 /180 square foe A5-C1
unit A5-C1 at 2000,309 /0 line foe F4-2 front declared lead
unit A4-2 at 2060,420 /270 line
END
  expect truth units[id=F4-2].standing = lost
  expect log all contains "" rule A05-13.12.4-1

test A05-13.12.4-1  one that goes back in order, D, does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 110 4   # F4-2, total 6, by A5-C1 that leads the attack
fate 6 5
unit F4-2 at 2000,360 /180 square foe A5-C1
unit A5-C1 at 2000,309 /0 line foe F4-2 front declared lead
END
  expect truth units[id=F4-2].morale = D
  expect truth units[id=F4-2].form = square

test A05-13.12.4-1  nor one that routs against a friend, out of their reach (ruling 80)
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame result losses 0 20 6 110 4   # F4-2, total 6, by A5-C1 that leads the attack
fate 6 5
unit F4-2 at 2000,360 /180 square foe A5-C1
unit F4-3 at 2000,460 /180 line
unit A5-C1 at 2000,309 /0 line foe F4-2 front declared lead
END
  expect truth units[id=F4-2].morale = R
  expect truth units[id=F4-2].form = column

test A05-13.12.4-2  the ride keeps off the enemy like any advance
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 1
unit FC-6 at 2055,300 /270 line foe A4-2 flank charged declared lead
unit A4-2 at 2000,300 /180 line foe FC-6 marker 2
unit A4-A1 at 1905,300 /90 unlimbered
END
  offer     french: advance FC-6 x70 /270
  refuse    french: advance FC-6 x71 /270 because A05-13.11.5-1

test A05-13.12.4-2  infantry leads, cavalry supports: the routed unit flees and lives
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit F4-C1 at 2000,270 /0 line foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5 marker 4
END
  expect log all contains "has the better of it by 12"
  expect view french units[id=A4-2].morale = R
  expect view french units[id=A4-2].steps = 1
  expect view french units[id=A4-2].x = 1900

test A05-13.11.4-1 A05-15.1-6 A05-15.1-8  cavalry does not advance through a farm to come out beyond it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit FC-6 at 1765,2341 /0 line foe A4-A1 front declared lead
unit A4-A1 at 1765,2371 /180 limbered foe FC-6
END
  refuse    french: advance FC-6 x100 /0 because A05-15.1-6
  play      french: advance FC-6 x40 /0
  expect view french units[id=FC-6].y = 2381

test A05-13.11.5-2 A05-13.11.4-1  in every direction: an advance away from an enemy close behind is no approach
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line D foe F4-5 marker 4
unit F4-5 at 2320,404 /0 column foe A4-2 front declared lead
unit A4-4 at 2320,330 /0 line D
fate 6 1 1 2 1 2
END
  expect    trace contains "advance"
  offer     french: advance F4-5 x100 /0
  play      french: advance F4-5 x30 /0

test A05-13.11.5-2 A05-13.11.4-2  in every direction: along an enemy before its flank, neither nearer nor farther
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line D foe F4-5 marker 4
unit F4-5 at 2320,404 /0 column foe A4-2 front declared lead
unit A4-4 at 2385,404 /0 line D
fate 6 1 1 2 1 2
END
  expect    trace contains "advance"
  offer     french: advance F4-5 x100 /0

test A05-13.11.5-2 A05-13.11.4-2  in every direction: turned aside from an enemy on its flank it is measured by its way, not by whole hu
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line D foe F4-5 marker 4
unit F4-5 at 2320,404 /0 column foe A4-2 front declared lead
unit A4-4 at 2360,380 /0 column D
fate 6 1 1 2 1 2
END
  expect    trace contains "advance"
  refuse    french: advance F4-5 x36 /350 because A05-13.11.5-2
  play      french: advance F4-5 x41 /350

test A05-13.11.5-2 A05-13.11.5-1  in every direction: a turn that swings its rear towards an enemy half a UM off is made good by its way
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line D foe F4-5 marker 4
unit F4-5 at 2320,404 /0 column foe A4-2 front declared lead
unit A4-4 at 2238,380 /0 column D
fate 6 1 1 2 1 2
END
  expect    trace contains "advance"
  refuse    french: advance F4-5 x20 /45 because A05-13.11.5-2
  offer     french: advance F4-5 x100 /0
  play      french: advance F4-5 x40 /45

test A05-13.11.4-2 A05-13.11.5-2  a way that is open only after a small turn is offered
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
unit A4-2 at 2320,460 /180 line D foe F4-5 marker 4
unit F4-5 at 2320,404 /0 column foe A4-2 front declared lead
unit A4-4 at 2381,499 /0 column D
unit F4-4 at 2270,404 /0 column
fate 6 1 1 2 1 2
END
  expect    trace contains "advance"
  refuse    french: advance F4-5 x10 /0 because A05-13.11.5-2
  refuse    french: advance F4-5 x10 /315 because A05-6.9-1
  refuse    french: advance F4-5 x10 /45 because A05-13.11.5-2
  offer     french: advance F4-5 x10 /340

test A05-13.11.4-2  saved and read again, the winner who may advance is the same
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 1 6 5 6
unit F4-2 at 2000,270 /0 line foe AG-1 front declared lead
unit AG-1 at 2000,300 /180 line foe F4-2
END
  expect asked allied
  expect hash same
  offer allied: advance AG-1 x50 /180

test A05-13.11.4-2  a winner that is no longer on the field does not advance
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
frame "close combat" advance 0 0 0 0 0 0 70
struck F4-5 F4-6
unit F4-5 at 2000,245 /0 column
unit F4-6 lost
unit A4-2 lost
unit A4-3 at 2000,1000 /180 line
END
  refuse    french: advance F4-6 x50 /0 because A05-13.11.4-2
  play      french: advance F4-5 x60 /0
  expect    truth units[id=F4-6].standing = lost
