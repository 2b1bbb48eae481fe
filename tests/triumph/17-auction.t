# Chapter 17: lowered morale, and the morale auction.  Until it is over a seat is only called by the
# side of the table it sits on: with seed 1 the first seat bids first, with seed 3 the second.

test NT-17-01  the morale of a side may be lowered by agreement
  scenario  2-december option french-handicap=2
  expect    truth armies[side=french].morale = 21
  expect    truth armies[side=allied].morale = 27

test NT-17-01  of either side
  scenario  1-december option allied-handicap=6
  expect    truth armies[side=french].morale = 23
  expect    truth armies[side=allied].morale = 21

test NT-17-02 NT-6.02-01  the auction comes before the armies are organised, and settles who plays which
  scenario  2-december seed 1 option auction=on
  expect    trace contains "auction"
  refuse    french: give 0 x0 because NT-17-04
  play      french: bid x0
  play      allied: pass
  expect    trace contains "choice of side"
  play      french: choose-side x1
  expect    trace contains "organisation"
  expect    asked 0                       # the first seat is the Allied one now
  play      0: plan x0
  expect    asked 1
  play      1: plan x6

test NT-17-02  without the option there is none
  scenario  2-december
  expect    trace contains "organisation"

test NT-17-03  chance says who bids first: one
  scenario  2-december seed 1 option auction=on
  expect    asked 0
  expect    log all contains "bids first" rule NT-17-03

test NT-17-03  or the other
  scenario  2-december seed 4 option auction=on
  expect    asked 1

test NT-17-04  they bid in turn, each more than the last
  scenario  2-december seed 1 option auction=on
  offer     0: bid x0
  play      0: bid x2
  expect    asked 1
  refuse    1: bid x2 because NT-17-04
  refuse    1: bid x0 because NT-17-04
  play      1: bid x3
  expect    asked 0
  no-offer  0: bid x3
  offer     0: bid x4

test NT-17-04 NT-17-05  a bid is zero at least, and a whole number
  scenario  2-december seed 1 option auction=on
  refuse    0: bid x-1 because NT-17-04
  offer     0: bid x0, bid x1, bid x2

test NT-17-06  who passes leaves it to the other
  scenario  2-december seed 1 option auction=on
  play      0: bid x0
  play      1: bid x1
  play      0: pass
  expect    asked 1
  expect    trace contains "choice of side"
  expect    log all contains "wins the auction with a bid of 1" rule NT-17-06

test NT-17-07  a pass before any bid: the other wins with zero
  scenario  2-december seed 4 option auction=on
  play      1: pass
  expect    asked 0
  expect    log all contains "with a bid of 0" rule NT-17-07
  play      0: choose-side x0
  expect    truth armies[side=french].morale = 23
  expect    truth armies[side=allied].morale = 27

test NT-17-08 NT-14-05  the winner chooses, and pays with the morale of his army, which is no loss
  scenario  2-december seed 1 option auction=on
  play      0: bid x3
  play      1: pass
  play      0: choose-side x1
  expect    truth armies[side=allied].morale = 24
  expect    truth armies[side=french].morale = 23
  expect    truth armies[side=allied].morale_lost = 0

test NT-17-09  a bid leaves the larger army one point, and the winner an army that has one
  scenario  2-december seed 1 option auction=on
  refuse    0: bid x27 because NT-17-09
  play      0: bid x26
  offer-only 1: pass
  play      1: pass
  refuse    0: choose-side x0 because NT-17-09
  offer-only 0: choose-side x1
  play      0: choose-side x1
  expect    truth armies[side=allied].morale = 1

test NT-17-09  at 22 both can still be had
  scenario  2-december seed 1 option auction=on
  play      0: bid x22
  play      1: pass
  offer-only 0: choose-side x0, choose-side x1
  refuse    0: pass because NT-17-08                    # he has won it: now he chooses
  refuse    0: choose-side x2 because NT-17-08          # there are two armies
