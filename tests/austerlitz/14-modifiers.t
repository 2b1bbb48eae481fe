# 14-modifiers.t -- chapter 14: what is added to the dice of a close combat.
#
# Units meet on the open ground in the south-east.  A sum is told before the dice, term by term.

test A05-14.1-1  all modifiers add up: flank and formation both count
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2080,300 /270 column foe A4-2 flank declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "formation +2" rule A05-14.1
  expect log all contains "flank attack +2" rule A05-14.1-7
  expect log all contains "Vandamme 2: +7 on the die; Repninsky: +2"

test A05-14.1-2  an infantry column attacks a line with +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +2"

test A05-14.1-2  an infantry column attacks a column with nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,220 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 column foe F4-5
END
  expect log all lacks "formation"
  expect log all contains "Vandamme 2: +3 on the die; Repninsky: +2"

test A05-14.1-2  an infantry column attacks a square with +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,230 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 square foe F4-5
END
  expect log all contains "formation +2"
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +1"

test A05-14.1-2  an infantry column attacks cavalry in line with +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 line foe F4-5
END
  expect log all contains "formation +2"
  expect log all contains "Vandamme 2: +5 on the die; Uvarov: +1"

test A05-14.1-2  an infantry column attacks cavalry in column with +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,230 /0 column foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 column foe F4-5
END
  expect log all contains "formation +1"
  expect log all contains "Vandamme 2: +4 on the die; Uvarov: +1"

test A05-14.1-2 A05-14.1-19  in Telnitz the village counts for the formation, +1 for a column
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 470,355 /270 column foe A4-2 front declared lead
unit A4-2 at 415,355 /90 line foe F4-5
END
  expect log all contains "formation +1"
  expect log all contains "ground of the defender -2"
  expect log all contains "Vandamme 2: +2 on the die; Repninsky: +2"

test A05-14.1-19  outside the village by its centre, the line is a line
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 487,355 /270 column foe A4-2 front declared lead
unit A4-2 at 432,355 /90 line foe F4-5
END
  expect log all contains "formation +2"
  expect log all lacks "ground of the defender"

test A05-14.1-3  an infantry line attacks a column with +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 column foe F4-5
END
  expect log all contains "formation +1"
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +2"

test A05-14.1-3  an infantry line attacks a line with nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,270 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all lacks "formation"
  expect log all contains "Vandamme 2: +3 on the die; Repninsky: +2"

test A05-14.1-3  an infantry line attacks a square with nothing, cavalry in column with +1, in line with nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,255 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 square foe F4-5
END
  expect log all lacks "formation"
  expect log all contains "Vandamme 2: +3 on the die; Repninsky: +1"

test A05-14.1-3  an infantry line attacks cavalry in column with +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,255 /0 line foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 column foe F4-5
END
  expect log all contains "Vandamme 2: +4 on the die; Uvarov: +1"

test A05-14.1-3  an infantry line attacks cavalry in line with nothing, and nobody in a village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,270 /0 line foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 2: +3 on the die; Uvarov: +1"

test A05-14.1-3 A05-14.1-15  a line at Telnitz has only the -2 of the village
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 470,355 /270 line foe A4-2 front declared lead
unit A4-2 at 415,355 /90 column foe F4-5
END
  expect log all lacks "formation"
  expect log all contains "Vandamme 2: +1 on the die; Repninsky: +2"

test A05-14.1-4  a square that has to attack does so with -1, and that is all its formation takes
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,255 /0 square foe A4-2 must-fight
unit A4-2 at 2000,300 /180 line foe F4-5 front
END
  expect log all contains "formation -1"
  expect log all contains "Vandamme 2: +2 on the die; Repninsky: +2"

test A05-14.1-5  cavalry in line attacks an infantry line with +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,270 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "formation +2"
  expect log all contains "Nansouty 1: +5 on the die; Repninsky: +2"

test A05-14.1-5  cavalry in line attacks an infantry column with +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,245 /0 line foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 column foe FC-6
END
  expect log all contains "Nansouty 1: +4 on the die; Repninsky: +2"

test A05-14.1-5  cavalry in line attacks cavalry in line with nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,270 /0 line foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 line foe FC-6
END
  expect log all contains "Nansouty 1: +3 on the die; Uvarov: +1"

test A05-14.1-5  cavalry in line attacks cavalry in column with +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,255 /0 line foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 column foe FC-6
END
  expect log all contains "formation +2"
  expect log all contains "Nansouty 1: +5 on the die; Uvarov: +1"

test A05-14.1-6  cavalry in column attacks cavalry in line with -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,255 /0 column foe A5-C3 front declared lead
unit A5-C3 at 2000,300 /180 line foe FC-6
END
  expect log all contains "formation -1"
  expect log all contains "Nansouty 1: +2 on the die; Uvarov: +1"

test A05-14.1-6  cavalry in column attacks everybody else with nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,255 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all lacks "formation"
  expect log all contains "Nansouty 1: +3 on the die; Repninsky: +2"

test A05-14.1-7  the midpoint of the front in the flank zone gives 2 more than the front
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2055,300 /270 line foe A4-2 flank declared lead
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "flank attack +2" rule A05-14.1-7
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +2"

test A05-14.1-8 A05-13.14-1  in the rear the attacker has +3 and the defender of C +3 adds 0
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,355 /180 column foe A5-C1 rear declared lead
unit A5-C1 at 2000,300 /180 line foe F4-5
END
  expect log all contains "rear attack +3" rule A05-14.1-8
  expect log all contains "Vandamme 2: +8 on the die; Caramelli: +0"

test A05-14.1-9  each supporter in contact is +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-4 at 1970,245 /0 column foe A4-2 front declared
unit F4-6 at 2030,245 /0 column foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "support +2" rule A05-14.1-9
  expect log all contains "Vandamme 2: +7 on the die; Repninsky: +2"

test A05-14.1-9 A05-13.3-1 A05-13.13.5-1  a stunned supporter gives nothing: of three two fight
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-4 at 1970,245 /0 column foe A4-2 front declared
unit F4-6 at 2030,245 /0 column S foe A4-2 front declared
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "Vandamme 3 cannot fight any more" rule A05-4.9-1
  expect log all contains "support +1"
  expect log all contains "Vandamme 2: +6 on the die; Repninsky: +2"

test A05-14.1-10  Soult attached is +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit F4-HQ on F4-5
unit A4-2 at 2000,300 /180 line foe F4-5
END
  expect log all contains "headquarters +1" rule A05-14.1-10
  expect log all contains "Vandamme 2: +6 on the die; Repninsky: +2"

test A05-14.1-10  Napoleon with the Guard is +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FI-1 at 2000,245 /0 column foe A4-2 front declared lead
unit F-HQ0 on FI-1
unit A4-2 at 2000,300 /180 line foe FI-1
END
  expect log all contains "headquarters +2"
  expect log all contains "Imperial Guard 1: +9 on the die; Repninsky: +2"

test A05-14.1-10 A05-13.4-1  Kutuzov is +2 for the attacker, and nothing for the defender
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A4-2 at 2000,355 /180 column foe F4-5 front declared lead
unit A-HQ0 on A4-2
unit F4-5 at 2000,300 /0 line foe A4-2
unit F4-HQ on F4-5
END
  expect log all contains "headquarters +2"
  expect log all contains "Repninsky: +6 on the die; Vandamme 2: +3"

test A05-14.1-11  the fire marker on the defender counts for its attacker
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line foe F4-5 marker 3
END
  expect log all contains "fire marker +3" rule A05-14.1-11
  expect log all contains "Vandamme 2: +8 on the die; Repninsky: +2"

test A05-14.1-12  a stunned defender: +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line S foe F4-5
END
  expect log all contains "stunned enemy +1" rule A05-14.1-12
  expect log all contains "Vandamme 2: +6 on the die; Repninsky: +2"

test A05-14.1-12  a disorganised defender: +2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line D foe F4-5
END
  expect log all contains "disorganised enemy +2" rule A05-14.1-12
  expect log all contains "Vandamme 2: +7 on the die; Repninsky: +2"

test A05-14.1-12  a routed defender: +3
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line R foe F4-5
END
  expect log all contains "routed enemy +3" rule A05-14.1-12
  expect log all contains "Vandamme 2: +8 on the die; Repninsky: +2"

test A05-14.1-13  Blood Rage gives +2 to both: a raging defender of C +2 adds 4
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 2000,245 /0 column rage foe A4-2 front declared lead
unit A4-2 at 2000,300 /180 line rage foe F4-5
END
  expect log all contains "Blood Rage +2" rule A05-14.1-13
  expect log all contains "Vandamme 2: +7 on the die; Repninsky: +4"

test A05-14.1-14  Cossacks alone against infantry have +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A1-C1 at 2000,330 /180 line foe F4-5 front declared lead
unit F4-5 at 2000,300 /0 line foe A1-C1
END
  expect log all contains "Cossacks against infantry +1" rule A05-14.1-14
  expect log all contains "Sysoev Cossacks: +3 on the die; Vandamme 2: +3"

test A05-14.1-14  Cossacks against cavalry have nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A1-C1 at 2000,330 /180 line foe F4-C1 front declared lead
unit F4-C1 at 2000,300 /0 line foe A1-C1
END
  expect log all lacks "Cossacks against"
  expect log all contains "Sysoev Cossacks: +0 on the die; Margaron 1: +2"

test A05-14.1-14 A05-13.12.1.3-1  Cossacks that only support give the +1 of support and no more
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A4-2 at 2000,355 /180 column foe F4-5 front declared lead
unit A1-C1 at 2045,345 /180 column foe F4-5 front declared
unit F4-5 at 2000,300 /0 line foe A4-2
END
  expect log all lacks "Cossacks against"
  expect log all contains "Repninsky: +5 on the die; Vandamme 2: +3"

test A05-14.1-15  a defender in a wood: -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 120,1135 /0 column foe A4-2 front declared lead
unit A4-2 at 120,1190 /180 line foe F4-5
END
  expect log all contains "ground of the defender -1" rule A05-14.1-15
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +2"

test A05-14.1-15  a defender in the castle of Sokolnitz: -3, and the works count for the formation
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 570,680 /270 column foe A4-2 front declared lead
unit A4-2 at 515,680 /90 line foe F4-5
END
  expect log all contains "ground of the defender -3"
  expect log all contains "formation +1"
  expect log all contains "Vandamme 2: +1 on the die; Repninsky: +2"

test A05-14.1-15  a defender in the pheasantry: -2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 575,760 /270 column foe A4-2 front declared lead
unit A4-2 at 520,760 /90 line foe F4-5
END
  expect log all contains "ground of the defender -2"
  expect log all contains "formation +2"
  expect log all contains "Vandamme 2: +3 on the die; Repninsky: +2"

test A05-14.1-16 A05-14.1-18  across a stream, where the line between the centres crosses it: -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 1500,605 /0 column foe A4-2 front declared lead
unit A4-2 at 1500,660 /180 line foe F4-5
END
  expect log all contains "across a stream -1" rule A05-14.1-16
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +2"

test A05-14.1-16 A05-14.1-18  both centres on the near bank: nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 1500,594 /0 column foe A4-2 front declared lead
unit A4-2 at 1500,649 /180 line foe F4-5
END
  expect log all lacks "across a stream"
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +2"

test A05-14.1-16 A05-14.1-18  at a bridge it is -2, and not another -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 412,660 /0 column foe A4-2 front declared lead
unit A4-2 at 412,715 /180 line foe F4-5
END
  expect log all contains "over a bridge -2" rule A05-14.1-16
  expect log all lacks "across a stream"
  expect log all contains "Vandamme 2: +3 on the die; Repninsky: +2"

test A05-14.1-18  the crossing 15 hu from a bridge is the bridge, farther off it is a ford
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 1168,1219 /0 column foe A4-2 front declared lead
unit A4-2 at 1168,1274 /180 line foe F4-5
END
  expect log all lacks "over a bridge"
  expect    log all contains "Vandamme 2 and Repninsky stay locked in combat"

test A05-14.1-17  from the plain up to the Pratzenberg: -1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 1040,790 /0 column foe A4-2 front declared lead
unit A4-2 at 1040,845 /180 line foe F4-5
END
  expect log all contains "uphill -1" rule A05-14.1-17
  expect log all contains "Vandamme 2: +4 on the die; Repninsky: +2"

test A05-14.1-17  both on the hill: nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit F4-5 at 1040,890 /0 column foe A4-2 front declared lead
unit A4-2 at 1040,945 /180 line foe F4-5
END
  expect log all lacks "uphill"
  expect log all contains "Vandamme 2: +5 on the die; Repninsky: +2"

test A05-14.1-17  down from the hill: nothing
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A4-2 at 1040,845 /180 line foe F4-5 front declared lead
unit F4-5 at 1040,790 /0 column foe A4-2
END
  expect log all lacks "uphill"
  expect    log all contains "Repninsky and Vandamme 2 stay locked in combat"

test A05-14.1-20  a square of C +3 with a step lost defends with +1
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A4-2 at 2000,370 /180 column foe F4-5 front declared lead
unit F4-5 at 2000,300 /0 square steps 1 foe A4-2
END
  expect log all contains "Repninsky: +4 on the die; Vandamme 2: +1" rule A05-14.1-20

test A05-13.12.3-1 A05-13.12.3-2  a charge doubles the modifier that the steps have left, and not the rage: 2 + 2 + 2
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,270 /0 line steps 1 rage foe A4-2 front charged declared lead
unit A4-2 at 2000,300 /180 line foe FC-6
END
  expect log all contains "combat modifier +2"
  expect log all contains "charge +2" rule A05-13.12.3-1
  expect log all contains "Nansouty 1: +8 on the die; Repninsky: +2"

test A05-13.12.3-2  a modifier below zero is not doubled
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 1
fate 3 5 1 1
unit A1-C1 at 2000,330 /180 line steps 1 foe F4-5 front charged declared lead
unit F4-5 at 2000,300 /0 line foe A1-C1
END
  expect log all lacks "charge"
  expect log all contains "Sysoev Cossacks: +2 on the die; Vandamme 2: +3"

test A05-13.12.2-1 A05-13.12.2.1-3  against a square the cavalry has neither modifier nor formation, charge or not
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 2000,255 /0 line foe A4-2 front charged declared lead
unit A4-2 at 2000,300 /180 square foe FC-6
END
  expect log all contains "Nansouty 1: +0 on the die; Repninsky: +1"

test A05-13.12.2-2  nor its modifier against a brigade in Telnitz
  position <<END
position austerlitz 1
seats 0 1
frame match "end of turn"
frame "close combats" "which combat" 0 0
fate 3 5 1 1
unit FC-6 at 445,355 /270 line foe A4-2 front declared lead
unit A4-2 at 415,355 /90 line foe FC-6
END
  expect log all contains "Nansouty 1: -2 on the die; Repninsky: +2"
