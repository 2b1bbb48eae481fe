# 04-6-movement-phase.t -- chapter 4.6: who moves, when attacks are declared, what the crew of a battery does.

test A05-4.6-1  the phasing side moves any, all or none of its units
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,200 /0 line
unit F4-3 at 2300,200 /0 line
unit A4-2 at 2000,500 /180 line
END
  offer french: march F4-2 x200 /0, march F4-3 x200 /0, done
  refuse french: march A4-2 x10 /180 because A05-4.6-1
  refuse allied: march A4-2 x10 /180 because not asked
  play french: march F4-2 x100 /0
  offer french: march F4-3 x200 /0, march F4-2 x100 /0, done

test A05-4.6-1  a battery that did preparation fire neither moves nor limbers nor turns by more than 45 degrees
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-A1 at 2000,200 /0 unlimbered prepared fired
unit F4-A3 at 2300,200 /0 limbered prepared fired
END
  refuse french: limber F4-A1 because A05-6.13-2
  refuse french: turn F4-A1 /46 because A05-4.6-1
  offer french: turn F4-A1 /45, turn F4-A1 /315
  refuse french: march F4-A3 x10 /0 because A05-4.6-1

test A05-4.6-2  attacks are declared here or not at all: a unit beside an enemy without one does not fight
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2000,300 /180 line
unit F4-6 at 2300,245 /0 column
unit A4-3 at 2300,300 /180 line
END
  play french: attack F4-6 /0
  play french: done
  expect truth units[id=F4-6].foe = A4-3
  expect truth units[id=F4-5].foe absent
  expect log all lacks "Vandamme 2 attacks"

test A05-4.6-2  nor can an attack be declared after the phase
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,245 /0 column
unit A4-2 at 2000,300 /180 line
END
  refuse allied: attack A4-2 /180 because not asked
  play french: done
  refuse french: attack F4-5 /0 because not asked

test A05-4.6.1-1 A05-13.15.1.1-1  an attacked battery may send its crew into a friendly square within 2 UM; the answer comes before the attacker moves
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,300 /180 unlimbered
unit A4-2 at 2000,500 /180 square
unit FC-4 at 2400,100 /0 line
END
  play french: attack F4-5 /0
  offer-only allied: stand, refuge A4-2
  expect truth units[id=F4-5].y = 200
  play allied: refuge A4-2
  expect truth units[id=A4-A1].marks contains crewless
  expect truth units[id=A4-2].crew = A4-A1
  expect truth units[id=F4-5].foe = A4-A1

test A05-4.6.1-1  it may also stay; without a square in reach it is not asked
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-5 at 2000,200 /0 column
unit A4-A1 at 2000,300 /180 unlimbered
unit A4-2 at 2000,560 /180 square
unit F4-6 at 2400,200 /0 column
unit A4-A2 at 2400,300 /180 unlimbered
unit A4-3 at 2400,400 /180 line
END
  play french: attack F4-6 /0
  expect asked french
  play french: attack F4-5 /0
  expect asked french
  expect truth units[id=A4-A1].crew absent
