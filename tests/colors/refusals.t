# Fifteen wrong things that a player does, and what he reads.

test own:refusal-card CCN-5.1-01  a card that he does not hold
  position  <<END
    position colors 1
    seats 0 1
    hand top probe-left scout-center
    turn top phase command
    unit top E5 BR.LN
    unit bottom I5 FR.LN
END
  refuse    British: play first-strike because CCN-5.1-01 saying "First Strike is not in your hand"
  refuse    British: move E5 because CCN-5.0-03 saying "That is not what is asked now"
  refuse    British: done because CCN-5.0-03 saying "That is not what is asked now"

test own:refusal-order CCN-5.2-01  an order for the enemy, for nobody, and one more than the card has
  position  <<END
    position colors 1
    seats 0 1
    turn top card scout-center phase orders
    unit top E5 BR.LN
    unit top E6 BR.LN
    unit top E1 BR.LN
    unit bottom I5 FR.LN
    leader bottom H5 FR Foy
END
  refuse    British: order I5 because CCN-5.2-01 saying "French line infantry on I5 is the enemy's"
  refuse    British: order H5 because CCN-5.2-01 saying "The leader on H5 is the enemy's"
  refuse    British: order D5 because CCN-5.2-01 saying "Nobody stands on D5"
  refuse    British: order E1 because CCN-8.1 saying "Scout Center has no order left for British line infantry on E1"
  play      British: order E5
  refuse    British: order E6 because CCN-8.1 saying "Scout Center has no order left for British line infantry on E6"

test own:refusal-move CCN-5.3.1-01  moves of whom nobody ordered, too far, onto friends and enemies, and twice
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E5 BR.LN
    unit top E6 BR.LN
    unit top E7 BR.LN
    unit bottom F5 FR.LN
END
  play      British: order E5, order E6, done
  refuse    British: move E7 because CCN-5.2-02 saying "British line infantry on E7 has no order this turn"
  play      British: move E6
  refuse    British: go E5 because any rule saying "E5 is occupied"
  refuse    British: go F5 because any rule saying "The enemy stands on F5"
  refuse    British: go E9 because any rule saying "E9 is 3 hexes away; British line infantry moves"
  play      British: go F6
  refuse    British: move F6 because any rule saying "British line infantry on F6 has moved already"

test own:refusal-second-move CCN-5.3.1-02  a unit that has moved, where only a leader is left to be moved
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase orders
    unit top E6 BR.LN
    leader top C6 BR Hill
    unit bottom I5 FR.LN
END
  play      British: order E6, order C6, done, move E6
  expect    truth phase = movement                        # while it goes
  play      British: go F6
  expect    truth phase = movement
  no-offer  British: move
  refuse    British: move F6 because CCN-5.3.1-02 saying "British line infantry on F6 has moved already"

test own:refusal-combat CCN-5.4.2-11  fire that is too far, beside, at nobody; a melee with somebody afar
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.LN ordered
    unit top E7 BR.LN
    unit top B5 BR.LC ordered
    unit bottom I5 FR.LN
    unit bottom D5 FR.LN
END
  refuse    British: battle E7 because CCN-5.2-02 saying "British line infantry on E7 has no order this turn"
  play      British: battle E5
  refuse    British: fire I5 because any rule saying "I5 is 4 hexes away; British line infantry fires over 2"
  refuse    British: fire D5 because CCN-5.4.2-03 saying "D5 is next to it: that is a melee"
  refuse    British: fire G5 because CCN-5.4.2-09 saying "Nobody stands on G5"
  refuse    British: melee I5 because any rule saying "I5 is 4 hexes away: a melee is fought with a neighbour"
  refuse    British: melee E7 because any rule saying "Friends stand on E7"
