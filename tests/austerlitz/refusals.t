# Fifteen wrong things that a player does, and what he reads.

test own:refusal-move A05-6.2-1  units of the enemy and units that are not there; legs that are too long; other arms' deeds
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
unit FC-6 at 2300,300 /0 line
unit F4-A1 at 1700,300 /0 unlimbered
unit A4-2 at 2000,1200 /180 line
END
  refuse    french: march A4-2 x10 /180 because any rule saying "Repninsky is the enemy's"
  refuse    french: march F4-3 x10 /0 because any rule saying "St-Hilaire 3 is not on the field"
  refuse    french: march F4-2 x999 /0 because any rule saying "St-Hilaire 2 would need 9.99 UM and has 2.00 left"
  refuse    french: charge F4-2 /0 because any rule saying "St-Hilaire 2 is no cavalry: only cavalry charges"
  refuse    french: square FC-6 because any rule saying "Nansouty 1 is no infantry: only infantry forms square"
  refuse    french: unlimber F4-2 because any rule saying "St-Hilaire 2 has no guns"
  refuse    french: line F4-A1 because any rule saying "St-Hilaire foot art. is artillery: it limbers and unlimbers"
  refuse    french: line F4-2 because any rule saying "St-Hilaire 2 is in that formation already"
  refuse    french: fire A4-2 because any rule saying "That is not what is asked now"
  refuse    french: stand because any rule saying "That is not what is asked now"
  play      french: march F4-2 x200 /0
  refuse    french: march F4-2 x10 /0 because any rule saying "St-Hilaire 2 would need 0.10 UM and has 0.00 left"

test own:refusal-guns A05-9.4-2  guns that are none, shots at friends, shots of nobody, a second shot
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "player turn" movement 0 0
frame "artillery fire" "artillery fire" 0 0 1
player french
unit F4-A1 at 2000,200 /0
unit FI-A1 at 2070,200 /0 fired
unit F4-2 at 2300,200 /0 line
unit A4-2 at 2035,500 /180 line
END
  refuse    french: battery F4-2 because any rule saying "St-Hilaire 2 has no guns"
  refuse    french: battery FI-A1 because any rule saying "Guard horse art. has fired already"
  refuse    french: roundshot F4-2 because any rule saying "St-Hilaire 2 is on your side"
  refuse    french: roundshot A4-2 because any rule saying "Nobody is picked to fire"
  refuse    french: roundshot A4-3 because any rule saying "is not to be seen on the field"

test own:refusal-march A05-6.4-1  a leg that is short enough is refused in the words of the rule
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame movement begin 0 0
unit F4-2 at 2000,300 /0 line
END
  refuse    french: march F4-2 x100 /50 because A05-6.4-1 saying "45"
