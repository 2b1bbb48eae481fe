# A05 10.4.3: musketry before an assault.  The defender F4-2 stands in line at 2000,400 and faces south; the Allies come
# from there in columns, their fronts at y 385.

test A05-10.4.3-1  before an assault there is no -1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.1-1  two columns on its flanks give +2
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2035,330 /0 column
unit A4-4 at 1965,330 /0 column
END
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-10.4.3.1-1 A05-11.1-23  a third gives nothing more
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2035,330 /0 column
unit A4-4 at 1965,330 /0 column
unit A4-5 at 2068,330 /0 column
END
  play      Allied: battery A4-2
  fate      3 1 2
  play      Allied: fire F4-2
  expect    log all contains "die 3, +2, makes 5"

test A05-10.4.3.1-1  one that is part of another combat gives nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2035,330 /0 column foe F4-3 front declared lead moved all
unit F4-3 at 2075,385 /180 column foe A4-3
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.1-2  their factors are not added: 3 with two of 8 beside it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-3
unit A4-3 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-2 at 2035,330 /0 column
unit A4-4 at 1965,330 /0 column
END
  play      Allied: battery A4-3
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "die 2, +1, makes 3"

test A05-10.4.3.1-3  a line beside a column, a stunned neighbour, and one that looks elsewhere give nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2058,330 /0 line
unit A4-4 at 1965,330 /0 column S
unit A4-5 at 1930,330 /180 column
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.1-3  within 50 hu of the firer, and not behind it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2080,330 /0 column
unit A4-4 at 2000,262 /0 column
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +1, makes 4"

test A05-10.4.3.1-3  51 hu from it is too far
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2081,330 /0 column
unit A4-4 at 2000,262 /0 column
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.1-3  a line behind the line that fires gives nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,370 /0 line foe F4-2 front declared lead moved all
unit A4-4 at 2000,335 /0 line
END
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +2, makes 3"

test A05-10.4.3.1-4  who gave its +1 fires at another enemy, not at this one
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2040,330 /0 column
unit F4-3 at 2100,425 /180 line
END
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +1, makes 2"
  play      Allied: battery A4-3
  refuse    Allied: fire F4-2 because A05-10.4.3.1-4
  offer     Allied: fire F4-3

test A05-10.4.3.1-4  not even when that fire has set the attacker back
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit F4-3 at 2085,390 /180 line
unit A4-3 at 2120,320 /0 column
END
  play      French: battery F4-2
  fate      6 6 5
  play      French: fire A4-2
  expect    log all contains "die 6, +4, makes 10"
  expect    truth units[id=A4-2].foe absent
  play      French: battery F4-3
  refuse    French: fire A4-2 because A05-10.4.3.1-4
  offer     French: fire A4-3

test A05-10.4.3.1-1 A05-10.4.3.1-4  who has supported one combat is part of it and gives nothing in another (ruling 79)
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 1955,400 /180 column foe A4-2
unit A4-2 at 1955,320 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2000,320 /0 column
unit A4-4 at 2045,320 /0 column foe F4-3 front declared lead moved all
unit F4-3 at 2045,400 /180 column foe A4-4
END
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +1, makes 2"
  play      Allied: battery A4-4
  fate      3
  play      Allied: fire F4-3
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.1-4  and who has fired at this enemy gives none
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2040,330 /0 column
unit F4-3 at 2100,425 /180 line
END
  play      Allied: battery A4-3
  fate      1
  play      Allied: fire F4-2
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.1-4  fire at another enemy does not hinder it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2040,330 /0 column
unit F4-3 at 2100,425 /180 line
END
  play      Allied: battery A4-3
  fate      1
  play      Allied: fire F4-3
  play      Allied: battery A4-2
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "die 1, +1, makes 2"

test A05-10.4.3.2-1  who is locked in combat since an earlier turn does not fire at its enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front lead
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  refuse    Allied: battery A4-2 because A05-10.4.3.2-1
  offer     Allied: battery A4-4

test A05-10.4.3.2-1 A05-10.4.3.1-1  nor does it add to the fire of a neighbour that joins its combat
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-3
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2032,345 /0 column foe F4-2 front
END
  play      Allied: battery A4-2
  fate      3
  play      Allied: fire F4-2
  expect    log all contains "die 3, +0, makes 3"

test A05-10.4.3.3-1  nor at any other
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front lead
unit F4-3 at 2060,425 /180 column
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  refuse    Allied: battery A4-2 because A05-10.4.3.3-1

test A05-10.4.3.3-2  others fire into a locked combat where no friend is within 10 hu of the line
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front lead
unit A4-3 at 2031,330 /0 column
END
  play      Allied: battery A4-3
  fate      1
  play      Allied: fire F4-2
  expect    log all contains "Berg fires at St-Hilaire 2 at a distance"

test A05-10.4.3.3-2  and not where one is
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front lead
unit A4-3 at 2031,330 /0 column
unit A4-HQ at 2054,384
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  refuse    Allied: battery A4-3 because A05-10.4.3.3-2

test A05-10.4.3.3-2  roundshot into a locked combat neither, but past it
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit F4-2 at 2000,425 /180 column foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front lead
unit A4-A1 at 2000,150 /0
unit A4-A2 at 2200,400 /270
unit F4-4 at 2000,600 /180 line
END
  play      Allied: battery A4-A1
  refuse    Allied: roundshot F4-2 because A05-10.4.3.3-2
  play      Allied: battery A4-A1, battery A4-A2
  offer     Allied: roundshot F4-2

test A05-10.4.3.4-1 A05-10.4.3.4-3  two side by side, a half of the line each, add their factors: 4 and 4, and no +1
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2020,345 /0 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "die 2, +1, makes 3"

test A05-10.4.3.4-2  a corner of 5 hu is no half: it only supports
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2050,345 /0 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  refuse    Allied: fire F4-2 because A05-10.4.3.4-2
  play      Allied: battery A4-4
  fate      2
  play      Allied: fire F4-2
  expect    log all contains "die 2, +1, makes 3"

test A05-10.4.3.4-2  20 hu of its half are enough, 19 are not
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2035,345 /0 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  offer     Allied: fire F4-2

test A05-10.4.3.4-2  19 hu
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2036,345 /0 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  refuse    Allied: fire F4-2 because A05-10.4.3.4-2

test A05-10.4.3.4-2  one that comes aslant touches with a corner and holds no half
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2045,344 /320 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  refuse    Allied: fire F4-2 because A05-10.4.3.4-2

test A05-10.4.3.4-2  a little aslant it still lies against its half
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2023,344 /357 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  offer     Allied: fire F4-2

test A05-10.4.3.4-1  not both at the same half of it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1965,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 1995,345 /0 column foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  refuse    Allied: fire F4-2 because A05-10.4.3.4-2

test A05-10.4.3.4-2  they must be at one edge of it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2080,400 /270 column foe F4-2 flank declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  refuse    Allied: fire F4-2 because A05-10.4.3.4-2

test A05-10.4.3.4-2  not at its front and its rear
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2020,455 /180 column foe F4-2 rear declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  refuse    Allied: fire F4-2 because A05-10.4.3.4-2

test A05-10.4.3.5-1 A05-10.4.3.5.1-1  a defender that fails is neither disorganised nor driven off: it has a marker
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
END
  play      Allied: battery A4-2
  fate      6 4 4
  play      Allied: fire F4-2
  expect    log all contains "makes 6"
  expect    log all contains "St-Hilaire 2 wavers before the assault: +3 against it"
  expect    log all lacks "is now disorganised"
  expect    log all lacks "goes back"

test A05-10.4.3.5.1-1  of 4 at the most
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
END
  play      Allied: battery A4-2
  fate      6 5 6
  play      Allied: fire F4-2
  expect    log all contains "St-Hilaire 2 wavers before the assault: +4 against it"

test A05-10.4.3.5.1-1  9 against morale 8 is +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit A5-C3 at 2000,400 /180 line foe F4-5
unit F4-5 at 2000,345 /0 column foe A5-C3 front declared lead moved all
END
  play      French: battery F4-5
  fate      4 4 5
  play      French: fire A5-C3
  expect    log all contains "die 4, +0, makes 4"
  expect    log all contains "Uvarov wavers before the assault: +1 against it"

test A05-10.4.3.5-2  a step is lost first, then the check makes the marker
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 1960,370 /0 line foe F4-2 front declared lead moved all
unit A4-4 at 2040,370 /0 line foe F4-2 front declared moved all
END
  play      Allied: battery A4-2, battery A4-4
  fate      5 3 3
  play      Allied: fire F4-2
  expect    log all contains "die 5, +4, makes 9"
  expect    log all contains "St-Hilaire 2 wavers before the assault: +2 against it"
  expect    truth units[id=F4-2].steps = 1

test A05-10.4.3.5.1-2  a double 6 routs the defender; the attacker stays where it is and is free
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-5 at 2600,300 /0 line
unit F4-9 at 2600,380 /180 line
END
  play      Allied: battery A4-2
  fate      6 6 6
  play      Allied: fire F4-2
  expect    truth units[id=F4-2].morale = R
  expect    truth units[id=F4-2].y = 500
  expect    truth units[id=A4-2].y = 345
  expect    truth units[id=A4-2].foe absent
  expect    log all lacks "against it"

test A05-10.4.3.5.1-2  a double 1 is a Blood Rage and no marker
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-5 at 2600,300 /0 line
unit F4-9 at 2600,380 /180 line
END
  play      Allied: battery A4-2
  fate      6 1 1
  play      Allied: fire F4-2
  expect    log all contains "Blood Rage"
  expect    log all lacks "against it"

test A05-10.4.3.5.2-1  a lead that fails is stunned and stands 50 hu off: no assault
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    log all contains "die 3, +3, makes 6"
  expect    log all contains "Repninsky stops short of St-Hilaire 2: no assault"
  expect    truth units[id=A4-2].morale = S
  expect    truth units[id=A4-2].y = 295
  expect    truth units[id=A4-2].facing = 0
  expect    truth units[id=A4-2].foe absent
  expect    truth units[id=F4-2].foe absent

test A05-10.4.3.5.2-2  it goes back as it came
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /270 line foe A4-2
unit F4-4 at 2300,400 /180 line
unit A4-2 at 1945,400 /90 column foe F4-2 front declared lead moved all
unit A4-4 at 2300,345 /0 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    truth units[id=A4-2].x = 1895
  expect    truth units[id=A4-2].y = 400

test A05-10.4.3.5.2-2  and stops short of a friend behind it
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit F4-4 at 2300,400 /180 line
unit A4-4 at 2300,345 /0 line
unit A4-5 at 2000,270 /0 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    truth units[id=A4-2].y = 325
  expect    truth units[id=A4-5].morale = steady

test A05-10.4.3.5.3-1  a supporter that fails is stunned, not worse, and the lead fights on
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit F4-4 at 2300,400 /180 line
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2020,345 /0 column foe F4-2 front declared moved all
unit A4-4 at 2300,345 /0 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-3
  expect    log all contains "makes 6"
  expect    truth units[id=A4-3].morale = S
  expect    truth units[id=A4-3].y = 295
  expect    truth units[id=A4-2].y = 345
  expect    truth units[id=A4-2].foe = F4-2

test A05-10.4.3.5.2-1 A05-13.13.4-1 A05-13.13.4-3  with its lead the whole attack is off; the supporters keep their state
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit F4-4 at 2300,400 /180 line
unit A4-2 at 1980,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2020,345 /0 column foe F4-2 front declared moved all
unit A4-4 at 2300,345 /0 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    truth units[id=A4-2].y = 295
  expect    truth units[id=A4-3].y = 295
  expect    truth units[id=A4-3].morale = steady
  expect    truth units[id=A4-3].foe absent
  play      French: done
  offer     Allied: battery A4-3

test A05-10.3-6 A05-13.13.4-1  static fire that stuns the lead ends the attack too
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit F4-3 at 2085,400 /180 line
unit F4-4 at 2300,400 /180 line
unit A4-2 at 1990,345 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2025,345 /0 column foe F4-2 front declared moved all
unit A4-4 at 2300,345 /0 line
END
  play      French: battery F4-3
  fate      2 5 4
  play      French: fire A4-2
  expect    log all contains "die 2, +2, makes 4"
  expect    truth units[id=A4-3].y = 295
  expect    truth units[id=A4-3].foe absent
  expect    truth units[id=A4-2].morale = S
  expect    truth units[id=A4-2].y = 295
  expect    truth units[id=A4-2].foe absent

test A05-9.6-4 A05-13.15.1.2-2  canister that stuns an attacker stops it 50 hu off
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-A1 at 2000,300 /180 unlimbered foe F4-1
unit A4-4 at 2300,345 /180 line
unit F4-1 at 2000,245 /0 column foe A4-A1 front declared lead moved all
unit F4-4 at 2300,290 /0 line
END
  fate      1 4 4
  play      Allied: canister A4-A1 /180
  expect    log all contains "makes 4"
  expect    truth units[id=F4-1].morale = S
  expect    truth units[id=F4-1].y = 195
  expect    truth units[id=F4-1].foe absent

test A05-10.4.3.3-2  a new attacker is part of the combat: it fires before its assault, whoever stands near the line
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-2 at 1960,400 /180 line foe A4-2
unit A4-2 at 1983,345 /0 column foe F4-2 front lead
unit A4-3 at 2014,345 /0 column foe F4-2 front declared moved all
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  play      Allied: battery A4-3
  offer     Allied: fire F4-2

test A05-10.4.3.5.2-2 A05-13.1-3  nor does it back up against another enemy
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 line foe A4-2
unit A4-2 at 2000,345 /0 column foe F4-2 front declared lead moved all
unit F4-4 at 2300,400 /180 line
unit A4-4 at 2300,345 /0 line
unit F4-5 at 2000,270 /180 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    truth units[id=A4-2].y = 328

test A05-10.4.3.5.2-2 A05-13.13.4-3 A05-10.1-1  in every direction: who is set back to half a UM can be fired at, and fire
  turned 2320,460
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2320,460 /180 line foe A4-2
unit A4-2 at 2300,404 /0 column foe F4-2 front declared lead moved all
unit A4-3 at 2340,404 /0 column foe F4-2 front declared moved all
unit F4-4 at 2480,460 /180 line
unit A4-4 at 2480,404 /0 line
END
  play      French: battery F4-2
  fate      3 4 4
  play      French: fire A4-2
  expect    truth units[id=A4-3].morale = steady
  expect    truth units[id=A4-3].foe absent
  play      French: done
  offer     Allied: battery A4-3
  play      Allied: battery A4-3
  offer     Allied: fire F4-2

test A05-10.4.3.3-2 A05-8.2-2  into a locked combat one fires along a line on which the target is seen, not past a friend to what is hidden
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "close combat" 0 1
frame musketry musketry 0 1 1
player allied
unit F4-9 at 502,759 /104 column foe A2-1
unit A2-1 at 580,739 /284 column foe F4-9
unit A2-2 at 578,797 /245 column
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  refuse    Allied: battery A2-2 because A05-10.4.3.3-2

test A05-10.4.3.5.2-1 A05-5.4.4-1  the fire of a square at whoever attacks it is defensive fire too: a lead that fails stands 50 hu off
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "attacker's musketry" 0 1
frame musketry musketry 0 0 0
player allied
unit F4-2 at 2000,400 /180 square foe A4-2
unit A4-2 at 2000,330 /0 column foe F4-2 front declared lead moved all
unit A4-4 at 2300,345 /0 line
unit F4-4 at 2300,400 /180 line
END
  play      French: battery F4-2
  fate      6 4 4
  play      French: fire A4-2
  expect    log all contains "Repninsky is now stunned" rule A05-10.4.3.5.2-1
  expect    log all contains "Repninsky stops short of St-Hilaire 2: no assault"
  expect    truth units[id=A4-2].morale = S
  expect    truth units[id=A4-2].y = 280
  expect    truth units[id=A4-2].foe absent
