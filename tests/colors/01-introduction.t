# 01-introduction.t -- CCN 1: what the game is about.

test CCN-1-01  two nations of one side share a hand and a count of banners
  position <<END
    position colors 1
    seats 0 1
    hand top forward rally
    hand bottom forward
    turn bottom card bombard phase combat
    unit bottom E5 FR.LN ordered
    unit top D5 PT.LN blocks 1
    unit top B5 BR.LN
  END
  fate      INF CAV CAV CAV CAV
  play      French: battle E5, melee D5
  play      British: stand
  expect    view British armies[side=bottom].banners = 1
  expect    view British armies has 2
  expect    view British armies[side=top].cards = 2

test CCN-1-02  dice fall with the blocks that are lost
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E3 FR.LN ordered
    unit bottom E9 FR.LN blocks 2 ordered
    unit top C3 BR.LN
    unit top C9 BR.LN
  END
  play      French: battle E3
  expect    view French targets[hex=C3].dice = 4
  undo      French
  play      French: battle E9
  expect    view French targets[hex=C9].dice = 2

test CCN-1-03  a unit whose dice terrain brings to none does not roll
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    terrain forest C3 C6
    unit bottom E3 FR.LN blocks 1 ordered
    unit bottom E6 FR.LN blocks 2 ordered
    unit top C3 BR.LN
    unit top C6 BR.LN
  END
  no-offer  French: battle E3
  play      French: battle E6
  expect    view French targets[hex=C6].dice = 1

test CCN-1-03  nor when it battles back
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    terrain town E6
    unit bottom E6 FR.LN ordered
    unit bottom E12 FR.LN ordered
    unit top C12 BR.LN
    unit top D6 PT.LN blocks 3
  END
  fate      INF CAV CAV CAV CAV
  play      French: battle E6, melee D6
  expect    asked French

test CCN-1-04  a hex for each flag that is not ignored
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top C5 BR.FA ordered
    unit top C12 BR.FA ordered
    unit bottom E12 FR.LN
    unit bottom E5 FR.LN
  END
  fate      FLAG FLAG SABRE
  play      British: battle C5, fire E5
  play      French: retreat F5
  offer     French: retreat G5
  no-offer  French: halt
  play      French: retreat G5
  expect    asked British
  expect    view French units[hex=G5].blocks = 4

test CCN-1-05  ordered guns add their dice to a melee
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LN ordered
    unit bottom F6 FR.FA ordered
    unit bottom H9 FR.FA
    unit top D5 BR.LC
  END
  play      French: battle E5, melee D5
  offer     French: join F6
  no-offer  French: join H9
  fate      ART ART ART ART ART ART ART
  play      French: join F6, done
  play      British: stand
  expect    view French roll.dice has 7

test CCN-1-06  cavalry retires before infantry, not before cavalry
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    hand top forward
    unit bottom E3 FR.LN ordered
    unit top D3 BR.LC
    unit bottom E9 FR.LC ordered
    unit top D9 BR.LC
  END
  play      French: battle E3, melee D3
  offer     British: retire
  fate      ART ART ART ART
  play      British: stand
  play      British: hold
  play      French: battle E9, melee D9
  no-offer  British: retire

test CCN-1-06  nor before guns alone, nor under fire
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    hand top forward
    unit bottom E3 FR.FA ordered
    unit top D3 BR.LC
    unit bottom E9 FR.LN ordered
    unit top C9 BR.LC
  END
  play      French: battle E3, melee D3
  no-offer  British: retire
  fate      ART ART ART ART
  play      British: stand
  play      British: hold
  fate      ART ART ART ART
  play      French: battle E9, fire C9
  expect    view French units[hex=C9].blocks = 3

test CCN-1-07  cavalry that has won may pursue and fight once more
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LC ordered
    unit top D5 BR.FA blocks 1
    unit top C5 BR.LN
  END
  fate      ART CAV CAV CAV
  play      French: battle E5, melee D5
  play      French: advance, halt
  offer     French: melee C5

test CCN-1-07  infantry may not
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    unit bottom E5 FR.LN ordered
    unit bottom E12 FR.LN ordered
    unit top C12 BR.LN
    unit top D5 BR.FA blocks 1
    unit top C5 BR.LN
  END
  fate      ART CAV CAV CAV
  play      French: battle E5, melee D5
  play      French: advance
  expect    view French units[hex=D5].type = LN
  offer-only French: battle E12, done

test CCN-1-08  sabres hit for heavy cavalry, and not for rifles
  position <<END
    position colors 1
    seats 0 1
    turn top card forward phase combat
    unit top E3 BR.HC ordered
    unit bottom F3 FR.LN
    unit top E9 BR.RL ordered
    unit bottom F9 FR.LN
  END
  fate      SABRE ART ART ART
  play      British: battle E3, melee F3
  expect    view British units[hex=F3].blocks = 3
  play      French: hold
  fate      SABRE ART ART
  play      British: battle E9, melee F9
  expect    view British units[hex=F9].blocks = 4

test CCN-1-09  infantry may form square when cavalry attacks
  position <<END
    position colors 1
    seats 0 1
    turn bottom card forward phase combat
    hand top forward rally bombard elan leadership
    unit bottom E3 FR.LC ordered
    unit top D3 BR.LN
    unit bottom E9 FR.LN ordered
    unit top D9 BR.LN
  END
  play      French: battle E9, melee D9
  no-offer  British: square
  fate      ART ART ART ART ART
  play      British: stand
  play      British: hold
  play      French: battle E3, melee D3
  offer     British: square
