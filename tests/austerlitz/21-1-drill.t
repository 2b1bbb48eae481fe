# 21-1-drill.t -- chapters 21.1 and 21.3: the French drill.

test A05-21.1-1  without the option nobody attacks after a change of formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-6 at 2000,238 /0 square
unit A4-2 at 2000,296 /180 line
unit F4-5 at 2300,200 /0 line
unit A4-3 at 2300,310 /180 line
unit F4-4 at 1700,200 /0 line
unit A4-4 at 1700,380 /180 line
END
  play french: column F4-5
  refuse french: attack F4-5 /0 because A05-6.12-6

test A05-21.3-1  with it French infantry does, within what movement is left
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
option drill on
unit F4-6 at 2000,238 /0 square
unit A4-2 at 2000,296 /180 line
unit F4-5 at 2300,200 /0 line
unit A4-3 at 2300,310 /180 line
unit F4-4 at 1700,200 /0 line
unit A4-4 at 1700,380 /180 line
END
  play french: column F4-5
  offer french: attack F4-5 /0
  play french: column F4-4
  refuse french: attack F4-4 /0 because A05-13.1-5

test A05-21.3-2  a square that changes may still not move: only an enemy that it touches is in reach
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
option drill on
unit F4-6 at 2000,238 /0 square
unit A4-2 at 2000,294 /180 line
unit F4-5 at 2300,238 /0 square
unit A4-3 at 2300,350 /180 line
END
  play french: column F4-6
  offer french: attack F4-6 /0
  play french: column F4-5
  refuse french: attack F4-5 /0 because A05-13.1-5
  play french: attack F4-6 /0
  expect truth units[id=F4-6].foe = A4-2
  expect truth units[id=F4-6].y = 238

test A05-21.3-1  the Allies and the cavalry do not profit
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 1
option drill on
unit A4-2 at 2000,300 /180 line
unit F4-5 at 2000,230 /0 line
END
  play allied: column A4-2
  refuse allied: attack A4-2 /180 because A05-6.12-6

test A05-21.3-1  French cavalry neither
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
option drill on
unit FC-4 at 2000,200 /0 line
unit A4-2 at 2000,300 /180 line
END
  play french: column FC-4
  refuse french: attack FC-4 /0 because A05-6.12-6
