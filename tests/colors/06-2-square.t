# CCN 6.2: infantry in square.

# -- 6.2.1: forming --

test CCN-6.2.1-03 CCN-6.2.1-04 CCN-1-09  infantry attacked by cavalry is asked before the dice, with one block too
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.LN blocks 1
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  offer-only british: stand, square
  expect truth roll absent
  expect truth targets[hex=E7].by = F7                  # with its odds, for each answer
  expect truth targets[hex=E7].odds has 2
  expect truth targets[hex=E7].odds[1].if = square
  expect prompt british contains "French light cavalry on F7 attacks British line infantry on E7: your answer?"
  expect view british cards[id=probe-left].kind = 4

test CCN-6.2.1-03 CCN-6.2.1-18  not against infantry
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.LN
    unit bottom F7 FR.LN ordered
  END
  play french: battle F7, melee E7
  offer-only british: stand
  refuse british: square because CCN-6.2.1-18

test CCN-6.2.1-03  cavalry and guns form no square
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.FA
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  refuse british: square because CCN-6.2.1-03

test CCN-6.2.1-05  two cards in hand are too few
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  offer-only british: stand
  refuse british: square because CCN-6.2.1-05

test CCN-6.2.1-06 CCN-7.4-02  none in a town
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    terrain town E7
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  refuse british: square because CCN-6.2.1-06

test CCN-6.2.1-06 CCN-7.4-02  nor in a windmill
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    terrain windmill E7
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  refuse british: square because CCN-6.2.1-06

test CCN-6.2.1-06 CCN-7.5-03 CCN-7.5-04  nor behind fieldworks, whichever side the attack comes from
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    works E7 NW
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  refuse british: square because CCN-6.2.1-06

test CCN-6.2.1-06 CCN-7.1-02 CCN-7.2-02  in forest and on a hill it may
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    terrain forest E7
    terrain hill E2
    unit top E7 BR.LN
    unit top E2 BR.LN
    unit bottom F7 FR.LC ordered
    unit bottom F2 FR.LC ordered
  END
  play french: battle F7, melee E7
  offer british: square
  fate CAV CAV
  play british: stand, hold
  play french: battle F2, melee E2
  offer british: square

test CCN-6.2.1-07  no square against a battle back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    turn bottom card attack-center phase combat
    hand bottom probe-left probe-left probe-center
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 2 ordered
  END
  fate INF INF INF INF INF
  play french: battle F7, melee E7
  play british: stand, battle-back
  expect truth roll.dice has 3
  expect truth units[hex=F7] absent

test CCN-6.2.1-08  nor against the First Strike of cavalry that it attacks
  position <<END
    position colors 1
    seats 0 1
    banners 6
    turn bottom card attack-center phase combat
    hand top first-strike probe-left
    hand bottom probe-left probe-left probe-center
    unit top E7 BR.LC
    unit bottom F7 FR.LT blocks 4 ordered
  END
  fate INF CAV CAV INF INF INF
  play french: battle F7, melee E7
  play british: first-strike
  expect truth units[hex=F7].blocks = 3
  expect truth units[hex=F7].square = 0

test CCN-6.2.1-09  without a square the melee goes on as usual
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    turn top card attack-center phase combat
    hand bottom probe-left probe-left probe-center
    unit bottom E7 FR.LN
    unit top D7 BR.HC ordered
  END
  fate INF CAV CAV CAV
  play british: battle D7, melee E7
  play french: stand
  expect truth roll.dice has 4
  expect log all contains "awaits the attack" rule CCN-6.2.1-09
  expect truth units[hex=E7].blocks = 3

test CCN-6.2.1-10 CCN-6.2.1-11 CCN-6.2.1-12 CCN-6.2.1-14 CCN-6.2.1-15 CCN-2.6-02  a card at random goes under the first square
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top forward probe-left probe-center attack-left attack-right
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 FLAG
  play french: battle F7, melee E7
  play british: square
  expect truth units[hex=E7].square = 1
  expect view french armies[side=top].cards = 4
  expect view french armies[side=top].track[place=1].card absent
  expect view french armies[side=top].track[place=1].hex = E7
  expect view french units[hex=E7].square = 1
  expect truth armies[side=top].hand has 4
  expect log british contains "The card under square 1" rule CCN-6.2.1-12
  expect log french lacks "The card under square"
  expect log french contains "forms square 1" rule CCN-6.2.1-11

test CCN-6.2.1-12 CCN-6.2.1-10 CCN-6.2.1-20  the owner sees which: the last of his three
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top forward forward elan
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 FLAG
  play french: battle F7, melee E7
  play british: square
  expect view british armies[side=top].hand has 2
  expect view british armies[side=top].track[place=1].card != "hidden"

test CCN-6.2.1-10 CCN-6.2.1-20  any card of the hand may be taken: the third here
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-center probe-right
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw3 FLAG
  play french: battle F7, melee E7
  play british: square
  expect view british armies[side=top].track[place=1].card = probe-right

test CCN-6.2.1-13  the marker is no block: two hits on two blocks eliminate the square
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 2 square 1
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate INF INF
  play french: battle G7, fire E7
  expect truth units[hex=E7] absent
  expect    log all contains "French gains a victory banner: 1 of 6"

test CCN-6.2.1-15  a card on the track cannot be played, and is not of the hand
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    hand top probe-left probe-center
    track top 1 forward
    turn top phase command
    unit top E7 BR.LN square 1
    unit bottom I7 FR.LN
  END
  no-offer british: play forward
  expect truth armies[side=top].cards = 2

test CCN-6.2.1-16 CCN-2.6-01  four squares are all there can be
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top A1 BR.LN square 1
    unit top A3 BR.LN square 2
    unit top A5 BR.LN square 3
    unit top A7 BR.LN square 4
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  play french: battle F7, melee E7
  offer-only british: stand
  refuse british: square because CCN-6.2.1-16

test CCN-2.6-02 CCN-6.2.1-16  with three there is a fourth, on the free place
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top A1 BR.LN square 1
    unit top A5 BR.LN square 3
    unit top A7 BR.LN square 4
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 FLAG
  play french: battle F7, melee E7
  play british: square
  expect truth units[hex=E7].square = 2

test CCN-6.2.1-17 CCN-5.4.5-09  the card is taken before anything else: First Strike is not offered any more
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top first-strike probe-left probe-left
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 INF INF
  play french: battle F7, melee E7
  offer-only british: stand, square, first-strike
  play british: square
  expect truth armies[side=top].cards = 2
  expect truth units[hex=E7].blocks = 3           # its die and the cavalry's were rolled

test CCN-6.2.1-18  it stays in square when the cavalry has gone
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 FLAG
  play french: battle F7, melee E7
  play british: square
  play french: retreat G7
  expect truth units[hex=E7].square = 1

test CCN-6.2.1-19  a second charge costs no second card
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center probe-center
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
    unit bottom F6 FR.LC ordered
  END
  fate draw1 INF CAV
  play french: battle F7, melee E7
  play british: square
  expect truth armies[side=top].cards = 3
  fate INF CAV
  play french: battle F6, melee E7                # nothing is asked
  expect truth armies[side=top].cards = 3
  expect truth units[hex=E7].square = 1

test CCN-6.2.1-01  a square does not move
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase movement
    unit top E7 BR.LN square 1 ordered
    unit top E2 BR.LN ordered
    unit bottom G7 FR.LN
  END
  no-offer british: move E7
  refuse british: move E7 because CCN-6.2.1-01
  fate INF
  play british: done
  play british: battle E7, fire G7
  expect truth units[hex=G7].blocks = 3

test CCN-6.2.1-02  never more than one die, whatever the card; terrain may take that one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card leadership phase combat
    unit top E7 BR.GG square 1 ordered
    leader top E7 BR Hill ordered
    unit bottom G7 FR.LN
    unit bottom G6 FR.LN
    terrain forest G6
  END
  play british: battle E7
  offer-only british: fire G7
  fate INF
  play british: fire G7
  expect truth roll.dice has 1

# -- 6.2.2: combat --

test CCN-6.2.2-01 CCN-6.2.2-23 CCN-5.4.5-03  the first example: card, the square's die, then the cavalry's
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 INF INF
  play french: battle F7, melee E7
  play british: square
  expect log all contains "The square on E7 rolls first" rule CCN-6.2.2-01
  expect truth units[hex=E7].blocks = 3
  expect truth units[hex=F7].blocks = 4
  expect truth roll.how = melee
  expect truth roll.dice has 1

test CCN-6.2.2-23 CCN-6.2.2-03  a flag drives the cavalry off
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left probe-left probe-center
    unit top E7 BR.LN
    unit bottom F7 FR.LC ordered
  END
  fate draw1 FLAG INF
  play french: battle F7, melee E7
  play british: square
  play french: retreat G7
  expect truth units[hex=E7].blocks = 4
  expect log all contains "the melee is over" rule CCN-6.2.2-05

test CCN-6.2.2-02  one die of the Guard, as of any square
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.GG square 1
    unit bottom E6 FR.LC ordered
  END
  fate FLAG
  play french: battle E6, melee E7
  expect truth roll.side = top
  expect truth roll.dice has 1

test CCN-6.2.2-02 CCN-6.2.2-05  no die of the square uphill at the cavalry, and none of the cavalry downhill
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    terrain hill F7
    unit top E7 BR.GG square 1
    unit bottom F7 FR.LC ordered
    unit bottom E4 FR.FA ordered
  END
  play french: battle F7, melee E7, join E4, done
  expect log all contains "Nothing is rolled"
  expect truth roll.side = bottom

test CCN-6.2.2-03  cuirassiers with a leader obey
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.CU ordered
    leader bottom F7 FR Foy
  END
  fate FLAG
  play french: battle F7, melee E7
  offer-only french: retreat G7, retreat G8

test CCN-6.2.2-04 CCN-6.2.2-26  who cannot go back loses a block, and still attacks
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.HC ordered
    unit bottom G7 FR.LN
    unit bottom G8 FR.LN
  END
  fate FLAG INF
  play french: battle F7, melee E7
  expect truth units[hex=F7].blocks = 3
  expect truth units[hex=E7].blocks = 3

test CCN-6.2.2-26  the case: light cavalry of two on I6, and no row behind
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top H6 BR.LN square 1
    unit bottom I6 FR.LC blocks 2 ordered
  END
  fate FLAG INF
  play french: battle I6, melee H6
  expect truth units[hex=I6].blocks = 1
  expect truth units[hex=H6].blocks = 3

test CCN-6.2.2-05  the cavalry has one die, whatever its type and card
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card cavalry-charge phase combat
    unit bottom E7 FR.LN square 1
    unit top D7 BR.GHC ordered
  END
  fate INF INF
  play british: battle D7, melee E7
  expect truth roll.side = top
  expect truth roll.dice has 1

test CCN-6.2.2-05  and none uphill: it cannot attack at all
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    terrain hill E7
    turn top card cavalry-charge phase combat
    unit bottom E7 FR.LN square 1
    unit bottom E8 FR.LN
    unit top D7 BR.GHC ordered
  END
  play british: battle D7
  offer-only british: melee E8
  refuse british: melee E7 because CCN-5.4.1-08

test CCN-6.2.2-06 CCN-6.3-12  a battery adds its dice to the one of the cavalry
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LC ordered
    unit bottom E4 FR.HA ordered
  END
  fate INF INF INF
  play french: battle F7, melee E7, join E4, done
  expect truth roll.dice has 2
  expect truth units[hex=E7].blocks = 2

test CCN-6.2.2-07  cavalry attacked by a square may play First Strike, with one die
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    turn top card attack-center phase combat
    hand bottom first-strike probe-left
    unit bottom E7 FR.LC
    unit top D7 BR.LN square 1 ordered
  END
  fate INF
  play british: battle D7, melee E7
  offer-only french: stand, retire, first-strike
  fate INF CAV
  play french: first-strike
  expect truth units[hex=D7].blocks = 3
  expect truth units[hex=E7].blocks = 3

test CCN-6.2.2-08  fire at a square has its normal dice
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom G7 FR.LT ordered
  END
  fate INF CAV CAV CAV CAV
  play french: battle G7, fire E7
  expect truth roll.dice has 5

test CCN-6.2.2-09 CCN-6.2.2-10  so has infantry in melee, which rolls first; the square battles back with one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LN ordered
  END
  fate INF INF CAV CAV CAV INF
  play french: battle F7, melee E7
  play british: stand
  expect truth roll.dice has 5
  expect truth units[hex=E7].blocks = 2
  play british: battle-back
  expect truth units[hex=F7].blocks = 3
  expect truth roll.dice has 1

test CCN-6.2.2-11 CCN-6.2.2-21  a square does not retreat: a block for each flag, and its hex is kept
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LT blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle F7, melee E7
  play british: stand
  expect truth units[hex=E7].blocks = 2
  offer-only british: battle-back, hold           # no advance was asked

test CCN-6.2.2-12  militia in square loses three
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 PT.MI square 1
    unit bottom G7 FR.LN blocks 1 ordered
  END
  fate FLAG
  play french: battle G7, fire E7
  expect truth units[hex=E7].blocks = 1

test CCN-6.2.2-13  a square ignores flags by its type
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit bottom E7 FR.OG square 1
    unit top C7 PT.LN blocks 3 ordered
  END
  fate FLAG FLAG FLAG
  play british: battle C7, fire E7
  offer-only french: ignore x0, ignore x1, ignore x2
  play french: ignore x2
  expect truth units[hex=E7].blocks = 3

test CCN-6.2.2-13  and by its leader
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    leader top E7 BR Hill
    unit bottom G7 FR.LN blocks 2 ordered
  END
  fate FLAG FLAG
  play french: battle G7, fire E7
  offer-only british: ignore x0, ignore x1

test CCN-6.2.2-15  its leader is not ordered away; when it is ordered out of square he may be
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn top card probe-center phase orders
    hand top forward forward
    unit top E7 BR.LN square 1
    leader top E7 BR Hill
    unit bottom I1 FR.LN
  END
  no-offer british: detach E7
  refuse british: detach E7 because CCN-5.3.3-16
  play british: order E7
  refuse british: detach E7 because CCN-5.3.3-16
  play british: leave-square E7
  offer british: detach E7
  play british: detach E7, done
  expect truth units[hex=E7].square = 0

test CCN-6.2.2-16  it fires with one die where no enemy unit is beside it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit top E7 BR.RL square 1 ordered
    unit bottom E10 FR.LN
  END
  fate INF
  play british: battle E7, fire E10
  expect truth roll.dice has 1

test CCN-6.2.2-16  and not where one is
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit top E7 BR.RL square 1 ordered
    unit bottom E10 FR.LN
    unit bottom F7 FR.LN
  END
  play british: battle E7
  offer-only british: melee F7
  refuse british: fire E10 because CCN-5.4.2-04

test CCN-6.2.2-17 CCN-6.2.3-08  it attacks with one die, beside cavalry too
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit top E7 BR.LN square 1 ordered
    unit bottom F7 FR.LC
  END
  fate CAV
  play british: battle E7, melee F7
  play french: stand
  expect truth units[hex=F7].blocks = 3

test CCN-6.2.2-19  after the cavalry's die there is no battle back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LC ordered
  END
  fate INF INF
  play french: battle F7, melee E7
  expect asked british
  expect log all lacks "battles back"
  no-offer british: battle-back

test CCN-6.2.2-20  cavalry that eliminates the square may pursue
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1 square 1
    unit bottom F7 FR.LC ordered
  END
  fate INF SABRE
  play french: battle F7, melee E7
  offer-only french: advance, hold
  play french: advance, go D7

test CCN-6.2.2-20  also through a flag
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 1 square 1
    unit bottom F7 FR.LC ordered
  END
  fate INF FLAG
  play french: battle F7, melee E7
  expect truth armies[side=bottom].banners = 1
  offer-only french: advance, hold

test CCN-6.2.2-21  a flag on a square of three: two are left, and no advance
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN blocks 3 square 1
    unit bottom F7 FR.LC ordered
  END
  fate INF FLAG
  play french: battle F7, melee E7
  expect truth units[hex=E7].blocks = 2
  expect asked british

test CCN-6.2.2-24  the second example: the square attacks, the cavalry stays and battles back with one die
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit top E7 BR.LN square 1 ordered
    unit bottom F7 FR.LC
  END
  fate INF INF
  play british: battle E7, melee F7
  offer-only french: stand, retire
  play french: stand, battle-back
  expect truth roll.dice has 1
  expect truth units[hex=E7].blocks = 3

test CCN-6.2.2-24  or a flag drives it back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card attack-center phase combat
    unit top E7 BR.LN square 1 ordered
    unit bottom F7 FR.LC
  END
  fate FLAG
  play british: battle E7, melee F7
  play french: stand, retreat G7
  expect truth units[hex=G7].type = LC

test CCN-6.2.2-25  the third example: infantry, battle back, then the cavalry before which the square rolls first
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LN ordered
    unit bottom F6 FR.LC ordered
  END
  fate INF CAV CAV CAV CAV
  play french: battle F7, melee E7
  play british: stand
  expect truth roll.dice has 5
  fate INF
  play british: battle-back
  expect truth units[hex=F7].blocks = 3
  expect truth roll.dice has 1
  fate CAV INF
  play french: battle F6, melee E7
  expect truth units[hex=F6].blocks = 3
  expect truth units[hex=E7].blocks = 2
  expect truth roll.dice has 1

# -- 6.2.3: coming out --

test CCN-6.2.3-01  no order out of square with enemy cavalry beside it
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card probe-center phase orders
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LC
  END
  play british: order E7
  no-offer british: leave-square E7
  refuse british: leave-square E7 because CCN-6.2.3-01

test CCN-6.2.3-01 CCN-6.2.3-02  enemy infantry does not hold it: marker and card come back
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn top card probe-center phase orders
    hand top forward forward
    track top 1 elan
    unit top E7 BR.LN square 1
    unit bottom F7 FR.LN
  END
  play british: order E7, leave-square E7, done
  expect truth units[hex=E7].square = 0
  expect view british armies[side=top].hand contains elan
  expect view french armies[side=top].cards = 3
  expect view french armies[side=top].track has 0

test CCN-6.2.3-03  it then moves and fights as usual
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card probe-center phase orders
    unit top E7 BR.LN square 1
    unit bottom G7 FR.LN
  END
  play british: order E7, leave-square E7, done
  play british: move E7, go F7
  fate INF CAV CAV CAV
  play british: battle F7, melee G7
  play french: stand
  expect truth roll.dice has 4

test CCN-6.2.3-04  coming out is no move: it fires with all its dice
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card probe-center phase orders
    unit top E7 BR.LN square 1
    unit bottom G7 FR.LN
  END
  play british: order E7, leave-square E7, done
  play british: done
  fate INF CAV CAV CAV CAV
  play british: battle E7, fire G7
  expect truth roll.dice has 5

test CCN-6.2.3-05 CCN-5.2-10  the last block of a square gives its card back at once
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    turn bottom card attack-center phase combat
    hand top probe-left
    track top 1 elan
    unit top E7 BR.LN blocks 1 square 1
    unit top A1 BR.LN
    unit bottom F7 FR.LT blocks 1 ordered
  END
  fate INF
  play french: battle F7, melee E7
  play british: stand
  expect view british armies[side=top].hand contains elan
  expect view french armies[side=top].cards = 2
  expect log all contains "leaves square 1" rule CCN-6.2.3-05

test CCN-6.2.3-06  it is decided when orders are given; an ordered square may stay one
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand top probe-left probe-left
    hand bottom probe-right probe-right
    turn top card probe-center phase orders
    unit top E7 BR.LN square 1
    unit top A7 BR.LN
    unit bottom G7 FR.LN
  END
  play british: order E7, order A7, done
  refuse british: leave-square E7 because CCN-6.2.3-06
  play british: done
  fate INF
  play british: battle E7, fire G7
  expect truth roll.dice has 1

test CCN-6.2.3-07  the card that comes back gives no more orders
  position <<END
    position colors 1
    seats 0 1
    banners 6
    hand bottom probe-right probe-right
    hand top forward forward probe-left
    track top 1 elan
    turn top card assault-center phase orders
    unit top E5 BR.LN square 1
    unit top E6 BR.LN
    unit top E7 BR.LN
    unit top E8 BR.LN
    unit top E9 BR.LN
    unit bottom I1 FR.LN
  END
  play british: order E5, leave-square E5, order E6, order E7, order E8
  no-offer british: order E9
  offer     british: order E5

test CCN-6.2.3-02 CCN-5.2-05  out of square by its one order: the question counts one
  position  <<END
    position colors 1
    seats 0 1
    turn top card probe-center phase orders
    unit top E5 BR.LN square 1
    unit top E8 BR.LN
    unit bottom F5 FR.LN
    track top 1 rally
    hand top forward
  END
  expect    prompt British contains "(0 of 2)"
  play      British: order E5, leave-square E5
  expect    prompt British contains "(1 of 2)"
  play      British: order E8
  expect    prompt British contains "(2 of 2)"
