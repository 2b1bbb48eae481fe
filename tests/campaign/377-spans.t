# 377-spans.t -- 1X 377: spans at set-up.

test 1X-377-1  where a span is overfull at set-up, units pass to others in the hex
  position <<END
position campaign 1
seats 0 1
frame match "first player's set-up"
turn 1 of 12
leader oudinot at 1949
unit grenadiers on oudinot 6
unit suchet on oudinot 7
unit v-guns on oudinot 1
leader lannes at 1949
unit gazan on lannes 3
END
  offer     french: take-up v-guns, take-up suchet
  refuse    french: take-up gazan              because 1X-377-1
  refuse    french: done                       because 1X-377-1
  play      french: take-up v-guns
  refuse    french: give oudinot               because 1X-117
  play      french: give lannes
  expect    truth units[id=v-guns].leader = lannes
  no-offer  french: take-up *
  offer     french: done

test 1X-377-1  not where every span is respected
  position <<END
position campaign 1
seats 0 1
frame match "first player's set-up"
turn 1 of 12
leader oudinot at 1949
unit grenadiers on oudinot 6
unit suchet on oudinot 7
leader lannes at 1949
unit gazan on lannes 3
END
  refuse    french: take-up suchet             because 1X-377-1
  offer     french: done

test 1X-377-1  a unit that was taken up may stay where it was
  position <<END
position campaign 1
seats 0 1
frame match "first player's set-up"
turn 1 of 12
leader oudinot at 1949
unit grenadiers on oudinot 6
unit suchet on oudinot 7
unit nansouty on oudinot 1
leader lannes at 1949
unit gazan on lannes 3
END
  play      french: take-up nansouty
  offer     french: give lannes, keep
