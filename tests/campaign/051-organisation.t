# 051-organisation.t -- 1X 51, 117 to 120, 372, 373: the organisation segment.

test 1X-51-1  what is not the business of the segment is refused
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult under murat
unit vandamme on soult 8
unit saint-hilaire on soult 6
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
END
  expect    asked french
  refuse    french: command murat              because 1X-51
  refuse    coalition: done                    because not asked
  offer     french: take-up suchet, done
  play      french: done
  expect    trace contains "player turn"

test 1X-51-1 1X-120-1  strength passes between units of one arm alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
unit vandamme on murat 8
unit saint-hilaire on murat 6
END
  play      french: take-up vandamme
  refuse    french: strength nansouty x1        because 1X-120-1
  offer     french: strength saint-hilaire x1

test 1X-51-1 1X-51-3  replacements come first, strengths last; transfers and generals mingle
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult under murat
unit vandamme on soult 8
unit saint-hilaire on soult 6
leader lannes under murat
unit suchet on lannes 7
unit v-guns on lannes 1
leader kutusov at 1138
unit kutusov-horse on kutusov 2
END
  play      french: take-up suchet, give soult
  refuse    french: replace nansouty           because 1X-51-1
  play      french: take-up nansouty
  play      french: activate mg-cav-3
  play      french: take-up suchet, give lannes
  play      french: take-up vandamme, strength saint-hilaire x1
  play      french: take-up suchet
  refuse    french: give soult                 because 1X-51-1
  refuse    french: activate mg-inf-1          because 1X-51-1
  refuse    french: regiment march-1 x1         because 1X-51-1

test 1X-51-1 1X-113-1  nor is anybody sent back after strengths were passed on
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 6
unit saint-hilaire on soult 6
leader duroc at 1949
leader lannes at 2355
unit suchet on lannes 5
staff french centre 2355 source 2355 ap 8
pool french french infantry 1
END
  play      french: take-up vandamme, strength saint-hilaire x1
  refuse    french: deactivate duroc            because 1X-51-1
  no-offer  french: deactivate duroc

test 1X-51-1  a replacement comes before
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader duroc at 1949
leader lannes at 2355
unit suchet on lannes 5
staff french centre 2355 source 2355 ap 8
pool french french infantry 1
END
  offer     french: replace suchet
  play      french: deactivate duroc
  refuse    french: replace suchet              because 1X-51-1

test 1X-51-2  a unit that gives all its SP is gone for good
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mortier at 0348
unit gazan on mortier 3
unit dupont on mortier 3
END
  play      french: take-up gazan
  play      french: strength dupont x3
  expect    truth units[id=dupont].sp = 6
  expect    truth units[id=gazan].standing = lost
  refuse    french: take-up gazan              because 1X-117

test 1X-118-1  within the formation and the hex
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader murat at 1949
unit nansouty on murat 1
leader soult under murat
unit vandamme on soult 8
leader lannes under murat
unit suchet on lannes 5
leader davout at 1949
unit friant on davout 6
leader oudinot at 1948
unit grenadiers on oudinot 6
END
  play      french: take-up vandamme
  refuse    french: strength friant x1          because 1X-118-1
  refuse    french: strength grenadiers x1      because 1X-118-1
  refuse    french: strength suchet x0          because 1X-118-1
  refuse    french: strength suchet x9          because 1X-118-1
  play      french: strength suchet x2
  expect    truth units[id=suchet].sp = 7
  expect    truth units[id=vandamme].sp = 6

test 1X-118-2  up to its maximum
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit vandamme on soult 8
unit saint-hilaire on soult 6
END
  play      french: take-up vandamme
  refuse    french: strength saint-hilaire x2   because 1X-118-2
  play      french: strength saint-hilaire x1
  expect    truth units[id=saint-hilaire].sp = 7

test 1X-120-1  light and line cavalry are two types
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader mg-cav-1 at 1949
unit walther on mg-cav-1 2
unit beaumont on mg-cav-1 1
unit margaron on mg-cav-1 1
END
  play      french: take-up walther
  refuse    french: strength margaron x1        because 1X-120-1
  play      french: strength beaumont x1
  expect    truth units[id=beaumont].sp = 2

test 1X-120-3  the line gives nothing to the Guard, the Guard to the line
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader bessieres at 2355
unit old-guard on bessieres 4
unit suchet on bessieres 6
END
  play      french: take-up suchet
  refuse    french: strength old-guard x1       because 1X-120-3
  play      french: keep
  play      french: take-up old-guard
  play      french: strength suchet x1
  expect    truth units[id=suchet].sp = 7
  expect    truth units[id=old-guard].sp = 3

test 1X-109-1  SP stay with their nation
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kutusov at 1138
unit miloradovich-a on kutusov 5
unit kienmayer-foot on kutusov 2
END
  play      coalition: take-up miloradovich-a
  refuse    coalition: strength kienmayer-foot x1  because 1X-109-1

test 1X-109-1  and with their quality, in Napoleon at Bay
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
option title nab
leader bessieres at 2355
unit old-guard on bessieres 4
unit suchet on bessieres 6
unit friant on bessieres 6
END
  play      french: take-up old-guard
  refuse    french: strength suchet x1          because 1X-109-1

test 1X-109-1  and there depot battalions are a quality of their own
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
option title nab
leader kolowrat at 4607
unit kolowrat-foot on kolowrat 9
unit kienmayer-foot on kolowrat 2
END
  play      coalition: take-up kienmayer-foot
  refuse    coalition: strength kolowrat-foot x1  because 1X-109-1

test 1X-109-1  in the other titles they are infantry of the line
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 1
turn 3 of 12
leader kolowrat at 4607
unit kolowrat-foot on kolowrat 9
unit kienmayer-foot on kolowrat 2
END
  play      coalition: take-up kienmayer-foot, strength kolowrat-foot x1
  expect    truth units[id=kolowrat-foot].sp = 10

test 1X-372-1 1X-373-1  the halves of a mixed unit go together, and an empty one keeps its place
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit legion-foot on soult 3
unit legion-horse on soult 0
leader lannes at 1949
unit suchet on lannes 7
END
  play      french: take-up legion-foot
  play      french: give lannes
  expect    truth units[id=legion-horse].leader = lannes
  expect    truth units[id=legion-horse].standing = on
  expect    truth units[id=legion-horse].sp = 0
  refuse    french: take-up legion-horse       because 1X-117

test 1X-372-1  not one alone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit legion-foot on soult 3
unit legion-horse on soult 2
unit margaron on soult 1
leader lannes at 1949
unit suchet on lannes 7
END
  play      french: take-up legion-horse
  refuse    french: give lannes                because 1X-372-1
  refuse    french: activate mg-inf-1          because 1X-372-1

test 1X-373-2  to a Major General of cavalry only when the foot is gone
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit legion-foot on soult 3
unit legion-horse on soult 2
unit margaron on soult 1
leader mg-cav-1 at 1949
unit walther on mg-cav-1 2
END
  play      french: take-up legion-foot
  refuse    french: give mg-cav-1              because 1X-373-2
  play      french: keep
  play      french: take-up legion-horse
  refuse    french: give mg-cav-1              because 1X-373-2
  offer     french: strength margaron x1

test 1X-373-2  then it may
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit legion-foot lost
unit legion-horse on soult 2
leader mg-cav-1 at 1949
unit walther on mg-cav-1 2
END
  play      french: take-up legion-horse
  play      french: give mg-cav-1
  expect    truth units[id=legion-horse].leader = mg-cav-1

test 1X-373-1  an empty half may be filled
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader soult at 1949
unit legion-foot on soult 3
unit legion-horse on soult 0
unit margaron on soult 1
END
  play      french: take-up margaron
  play      french: strength legion-horse x1
  expect    truth units[id=legion-horse].sp = 1

test 1X-121-1  the strength of a vedette is nobody's
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
leader lannes at 1949
unit suchet on lannes 7
vedette VF1 at 1949
END
  refuse    french: take-up F2                 because 1X-121-1

test 1X-29-2 1X-117-1 1X-135-1  who is given troops in the zone of an enemy is turned up, and has no command
  position <<END
position campaign 1
seats 0 1
frame match "first player"
frame "player turn" organisation 0 0
turn 3 of 12
staff french centre 2354 source 2355 ap 5
staff coalition centre 4509 source 4607 ap 5
leader davout at 1949
unit friant on davout 6
leader mortier at 1949
leader bagration at 1948
unit bagration-foot on bagration 5
piece F1 at 1949 davout up
piece F2 at 1949 mortier
piece C1 at 1948 bagration up
END
  play      french: take-up friant, give mortier
  expect    log coalition contains "Mortier is recognised"
  play      french: done
  refuse    french: command mortier  because 1X-135-1
