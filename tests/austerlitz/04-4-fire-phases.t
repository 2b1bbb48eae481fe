# A05 4.4, 4.5, 4.7, 4.8: the phases of fire.
# Open ground lies round 2000,400; a battery that faces 0 looks north.

test A05-4.4-1  in the Allied turn each French battery may fire once, and no more
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "preparation fire" 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
unit F4-A1 at 2000,200 /0
unit F4-A2 at 2200,200 /0
unit A4-2 at 2000,500 /180 line
unit A4-3 at 2200,500 /180 line
unit A4-A1 at 2100,600 /180
END
  expect    asked French
  refuse    French: battery A4-A1 because A05-4.4-1
  refuse    French: march F4-A1 x10 /0 because A05-4.4-1
  play      French: battery F4-A1
  fate      1
  play      French: roundshot A4-2
  refuse    French: battery F4-A1 because A05-9.4-3
  play      French: battery F4-A2
  fate      1
  play      French: roundshot A4-3
  expect    trace contains "artillery fire"
  expect    asked Allied

test A05-4.5-1  the Allied guns fire after that, and only then
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" "preparation fire" 0 1
frame "artillery fire" "artillery fire" 0 0 0
player allied
unit F4-A1 at 2000,200 /0
unit A4-A1 at 2000,600 /180
END
  refuse    Allied: battery A4-A1 because not asked
  play      French: done
  expect    asked Allied
  play      Allied: battery A4-A1
  fate      3 1
  play      Allied: roundshot F4-A1
  expect    log all contains "hits"

test A05-4.5-1  a battery of the side that does not move fires no preparation
  position <<END
position austerlitz 1
seats 0 1
frame match "French turn"
frame "player turn" movement 0 1
frame "artillery fire" "artillery fire" 0 1 1
player allied
unit F4-A1 at 2000,200 /0
unit A4-A1 at 2000,600 /180
END
  refuse    Allied: battery F4-A1 because A05-4.5-1
  offer     Allied: battery A4-A1

test A05-4.7-1 A05-10.2-1  the defender fires first, and what it does is done before the attacker fires
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-2 at 2000,400 /180 line
unit F4-2 at 2000,320 /0 line
END
  expect    asked Allied
  refuse    French: battery F4-2 because not asked
  play      Allied: battery A4-2
  fate      6 6 6
  play      Allied: fire F4-2
  expect    log all contains "makes 7"
  refuse    French: battery F4-2 because not asked

test A05-4.7-1  a line 51 hu away is not fired at, at 50 hu it is
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "attacker's musketry" 0 0
frame musketry musketry 0 1 0
player french
unit A4-2 at 2000,400 /180 line
unit A4-3 at 2300,400 /180 line
unit F4-2 at 2000,319 /0 line
unit F4-3 at 2300,320 /0 line
END
  refuse    Allied: battery A4-2 because A05-10.1-1
  offer     Allied: battery A4-3

test A05-4.8-1  then the attacker fires; who was stunned does not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" "close combat" 0 0
frame musketry musketry 0 0 1
player french
unit A4-2 at 2000,400 /180 line musketry
unit F4-2 at 2000,320 /0 line
unit F4-3 at 2090,320 /0 line S
END
  expect    asked French
  offer     French: battery F4-2
  refuse    French: battery F4-3 because A05-12.5.1-3
  refuse    French: battery A4-2 because A05-4.8-1
