# Chapter 8.2, tactic cards that roll, copy or name leaders: Counter-Attack, Elan, First Strike,
# Leadership, La Grande Manoeuvre, Rally.

test CCN-8.2-17 CCN-8.2-77  Counter-Attack is the card that the opponent played last, as printed
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom G3 FR.FA
    unit bottom G5 FR.HA
    unit bottom G7 FR.LN
    unit top D5 BR.LN
    hand bottom counter-attack forward
    hand top forward
    played top bombard
END
  play      French: play counter-attack
  expect    truth turn.card = counter-attack
  expect    truth turn.acts = bombard
  expect    truth turn.of_choice = false           # the British had no guns, the French have
  expect    log British contains "acts as Bombard" rule CCN-8.2-17
  offer-only French: order G3, order G5, done
  play      French: order G3, order G5, done
  play      French: done, battle G5
  expect    truth targets[hex=D5].dice = 3

test CCN-8.2-77  and the clause of one unit of choice is judged by one's own army
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom G7 FR.LN
    unit bottom G3 FR.LN
    unit top D5 BR.FA
    hand bottom counter-attack forward
    hand top forward
    played top bombard
END
  play      French: play counter-attack, order G7
  refuse    French: order G3 because CCN-8.2-08

test CCN-8.2-18  Counter-Attack: his right is one's left, on the same side of the map
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom E2 FR.LN
    unit bottom E6 FR.LN
    unit bottom E12 FR.LN
    unit top A5 BR.LN
    hand bottom counter-attack
    hand top forward
    played top attack-right
END
  play      French: play counter-attack
  offer-only French: order E2, done
  refuse    French: order E12 because CCN-8.1-14

test CCN-8.2-18  Counter-Attack: the centre stays the centre
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom E2 FR.LN
    unit bottom E6 FR.LN
    unit bottom E12 FR.LN
    unit top A5 BR.LN
    hand bottom counter-attack
    hand top forward
    played top attack-center
END
  play      French: play counter-attack
  offer-only French: order E6, done

test CCN-8.2-18  Counter-Attack on a Force March takes the section he chose
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit bottom E2 FR.LN
    unit bottom E12 FR.LN
    unit top C2 BR.LN
    unit top A12 BR.LN
    hand bottom counter-attack
    hand top force-march
END
  play      British: play force-march, section x0, done      # his left, the east of the map
  play      French: play counter-attack
  expect    truth turn.section = E
  expect    truth units[hex=E12].ordered = true
  expect    truth units[hex=E2].ordered = false

test CCN-8.2-19  Counter-Attack on a card that ordered nobody
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit bottom E2 FR.LN
    unit bottom E12 FR.LN
    unit top A5 BR.LN
    hand bottom counter-attack
    hand top probe-left
END
  play      British: play probe-left
  play      French: play counter-attack
  offer-only French: order E12, done

test CCN-8.2-20  with nothing to copy nobody is ordered
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit bottom I2 FR.LN
    unit top A5 BR.LN
    hand bottom forward
    hand top counter-attack
    pile rally
END
  play      British: play counter-attack
  expect    log all contains "no card to copy" rule CCN-8.2-20
  expect    asked French
  expect    view British armies[side=top].hand contains rally

test CCN-8.2-20  nor by a Counter-Attack that lies there and copies nothing
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card counter-attack phase orders
    unit bottom I2 FR.LN
    unit top A5 BR.LN
    hand top forward
END
  expect    asked British

test CCN-8.2-20  a First Strike in answer to a melee is never copied
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.LN ordered
    unit bottom E6 FR.LN
    unit top A2 BR.LN
    hand top counter-attack forward
    hand bottom first-strike probe-left
    pile rally elan
    played top attack-center
    played bottom attack-right
END
  fate      ART ART ART ART ART ART ART ART ART
  play      British: battle E5, melee E6
  play      French: first-strike
  play      French: play probe-left
  play      British: play counter-attack
  expect    truth turn.acts = probe-left
  expect    truth turn.mirrored = true

test CCN-8.2-21  a Counter-Attack on a Counter-Attack is the first card again
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit bottom E2 FR.LN
    unit bottom E12 FR.LN
    unit top A2 BR.LN
    unit top A12 BR.LN
    hand bottom counter-attack
    hand top attack-left counter-attack
END
  play      British: play attack-left
  offer-only British: order A12, done
  play      British: done
  play      French: play counter-attack
  offer-only French: order E12, done
  play      French: done
  play      British: play counter-attack
  expect    truth turn.acts = attack-left
  expect    truth turn.mirrored = false
  offer-only British: order A12, done

test CCN-8.2-22  a copied Assault goes by one's own cards
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom E5 FR.LN
    unit bottom E6 FR.LN
    unit bottom E7 FR.LN
    unit top A5 BR.LN
    hand bottom counter-attack rally
    hand top forward
    played top assault-center
END
  play      French: play counter-attack, order E5, order E6
  refuse    French: order E7 because CCN-8.1-16

test CCN-8.2-22  a copied Scout draws two and keeps one, a copied Elan shuffles
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom E2 FR.LN
    unit top A5 BR.LN
    hand bottom counter-attack
    hand top forward
    played top scout-left
    pile rally elan
END
  play      French: play counter-attack
  offer-only French: keep rally, keep elan

test CCN-8.2-22  a copied Elan
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    fate SABRE
    unit bottom E2 FR.LN
    unit top A5 BR.LN
    hand bottom counter-attack
    hand top forward
    played top elan
    discards elan
END
  play      French: play counter-attack
  expect    log all contains "shuffled into a new pile" rule CCN-5.5-04
  expect    truth discards has 0

test CCN-8.2-72  Counter-Attack on a Short Supply
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    unit bottom E2 FR.LN
    unit top E6 BR.LN
    hand bottom counter-attack
    hand top forward
    played top short-supply
END
  play      French: play counter-attack
  offer-only French: supply E2, supply E6
  play      French: supply E6
  offer     British: base A5, base A9

test CCN-8.2-23 CCN-8.2-75  Elan: as many dice as cards; each symbol a unit of its class; what fits nobody is lost
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    fate INF INF CAV ART SABRE
    unit bottom E2 FR.LN
    unit bottom E3 FR.LN
    unit bottom E4 FR.LN
    unit bottom E6 FR.LC
    unit bottom E7 FR.LC
    unit top A5 BR.LN
    leader bottom E9 FR Ney
    hand bottom elan forward forward rally bombard
END
  play      French: play elan
  expect    truth turn.faces.INF = 2
  offer-only French: order E2, order E3, order E4, order E6, order E7, done
  refuse    French: order E9 because CCN-8.2-24
  play      French: order E2, order E3
  refuse    French: order E4 because CCN-8.2-23
  play      French: order E6
  refuse    French: order E7 because CCN-8.2-23
  offer-only French: order E2, order E3, order E6, done

test CCN-8.2-24  Elan: a flag is for any unit or leader, and the symbols are used first
  position  <<END
    position colors 1
    seats 0 1
    turn bottom phase command
    fate INF FLAG
    unit bottom E2 FR.LN
    unit bottom E3 FR.LN
    unit bottom E6 FR.LC
    unit top A5 BR.LN
    leader bottom E9 FR Ney
    hand bottom elan forward
END
  play      French: play elan, order E2, order E3      # the second by the flag
  refuse    French: order E6 because CCN-8.2-23
  refuse    French: order E9 because CCN-8.2-24
  play      French: order E2                            # E3 has the symbol now
  offer-only French: order E2, order E3, order E6, order E9, done
  play      French: order E9, done
  expect    truth leaders[name=Ney].ordered = true
  expect    truth units[hex=E3].ordered = true

test CCN-8.2-25  Elan: one more die for all it ordered, at range and in melee
  position  <<END
    position colors 1
    seats 0 1
    turn top card elan phase combat
    unit top E2 BR.LN ordered
    unit top E7 BR.LC ordered
    unit bottom G2 FR.LN
    unit bottom F7 FR.LN blocks 1
    unit bottom G7 FR.LN
END
  fate      ART ART ART ART ART ART INF INF INF INF
  play      British: battle E2
  expect    truth targets[hex=G2].dice = 6
  play      British: fire G2, battle E7
  expect    truth targets[hex=F7].dice = 4
  play      British: melee F7, advance, halt
  expect    truth targets[hex=G7].dice = 4               # and in the bonus melee

test CCN-8.2-26  Elan: all cards are shuffled afterwards
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate INF
    unit top E2 BR.LN
    unit bottom I2 FR.LN
    hand top elan
    hand bottom forward
    discards rally scout-left
END
  play      British: play elan, order E2, done, done
  expect    truth discards has 0
  expect    log all contains "shuffled into a new pile of 69"

test CCN-8.2-74  Elan without a symbol that helps: the turn ends with the draw
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate SABRE CAV
    unit top E2 BR.LN
    unit bottom I2 FR.LN
    hand top elan bombard
    hand bottom forward
END
  play      British: play elan
  expect    log all contains "orders nobody" rule CCN-8.2-74
  expect    asked French
  expect    truth armies[side=top].cards = 2

test CCN-8.2-74  Rally without one
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate FLAG INF
    unit top E2 BR.LN
    unit top E4 BR.LC blocks 1
    unit bottom I2 FR.LN
    hand top rally bombard
    hand bottom forward
END
  play      British: play rally
  expect    log all contains "orders nobody" rule CCN-8.2-74
  expect    asked French

test CCN-8.2-59 CCN-8.2-60 CCN-8.2-61 CCN-8.2-62  Rally gives blocks back and may order whoever regained one
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate INF INF INF CAV FLAG SABRE
    unit top E2 BR.LN blocks 2
    unit top E12 BR.LN blocks 3
    unit top E5 BR.LN
    unit top E7 BR.FA blocks 1
    unit top gone BR.LC
    unit bottom G2 FR.LN blocks 1
    hand top rally bombard forward forward elan recon-in-force
    hand bottom attack-left
END
  play      British: play rally
  expect    truth turn.level = 6
  expect    prompt British contains "Rally: who regains a block? Infantry 3, cavalry 1, artillery 0"
  offer-only British: rally E2, rally E12, done          # the cavalry is gone, no ART fell
  refuse    British: rally E5 because CCN-8.2-60
  refuse    British: rally E7 because CCN-8.2-59
  refuse    British: rally G2 because CCN-8.2-59
  refuse    British: rally D5 because CCN-8.2-59
  play      British: rally E2, rally E2
  expect    truth units[hex=E2].blocks = 4
  refuse    British: rally E2 because CCN-8.2-60
  offer-only British: rally E12, done
  play      British: done                                # the third is not used
  offer-only British: order E2, done
  refuse    British: order E5 because CCN-8.2-61
  refuse    British: order E12 because CCN-8.2-61
  play      British: order E2, done, done, battle E2
  expect    truth targets[hex=G2].dice = 5

test CCN-8.2-61 CCN-8.2-70  Rally: several may be ordered, a square too
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    fate INF INF CAV
    unit top E2 BR.LN blocks 2 square 1
    unit top E12 BR.LN blocks 3
    unit top E5 BR.LC blocks 1
    unit bottom I2 FR.LN
    hand top rally bombard forward
    hand bottom attack-left
    track top 1 elan
END
  play      British: play rally, rally E2, rally E12, rally E5
  play      British: order E2, order E12, order E5
  offer     British: leave-square E2
  play      British: leave-square E2, done
  offer-only British: move E2, move E12, move E5, done

test CCN-8.2-32 CCN-8.2-33 CCN-8.2-35 CCN-8.2-36 CCN-8.2-38  First Strike: the defender rolls first, and that is all his answer
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.LN ordered
    unit top A12 BR.LN ordered
    unit top A11 BR.LN ordered
    unit bottom E6 FR.MI
    unit bottom B12 FR.LN
    terrain ford E6
    hand top forward
    hand bottom first-strike first-strike
END
  fate      INF ART ART ART ART ART
  play      British: battle E5, melee E6
  offer-only French: stand, first-strike
  play      French: first-strike
  expect    log all contains "1 infantry"                       # three dice: four, less one for the ford
  expect    truth units[hex=E5].blocks = 3
  expect    asked British                                # no second one, no battle back
  offer     British: battle A12
  expect    truth armies[side=bottom].cards = 1

test CCN-8.2-36  First Strike answers a bonus melee too; a lone leader has none
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top D6 BR.LC ordered
    leader bottom E6 FR Ney
    unit bottom F6 FR.LN
    hand top forward
    hand bottom first-strike forward
END
  fate      SABRE ART ART
  play      British: battle D6, melee E6
  expect    asked British                                # the leader is dead, nobody was asked
  play      British: advance, halt, melee F6
  offer     French: first-strike

test CCN-8.2-36  the card of the turn gives its die to the attack, not to the First Strike
  position  <<END
    position colors 1
    seats 0 1
    turn top card cold-steel phase combat
    unit top E5 PT.LN ordered
    unit bottom E6 FR.LT
    hand top forward
    hand bottom first-strike forward
END
  fate      ART ART ART ART  ART ART ART ART INF
  play      British: battle E5, melee E6
  play      French: first-strike                         # four dice, then five
  expect    dice laid
  expect    truth units[hex=E6].blocks = 3

test CCN-8.2-37  First Strike as the card of one's turn orders nobody, and copied neither
  position  <<END
    position colors 1
    seats 0 1
    turn top phase command
    unit top D6 BR.LC
    unit bottom F6 FR.LN
    hand top first-strike
    hand bottom counter-attack
END
  play      British: play first-strike
  expect    asked French
  play      French: play counter-attack
  expect    asked British
  expect    truth discards contains first-strike
  expect    truth discards contains counter-attack

test CCN-8.2-73  First Strike: the attacker ignores flags and retreats as usual, and his battle is spent
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.LN ordered
    unit top A12 BR.LN ordered
    unit bottom E6 FR.MI
    unit bottom B12 FR.LN
    hand top forward
    hand bottom first-strike forward
END
  fate      FLAG ART ART ART
  play      British: battle E5, melee E6
  play      French: first-strike
  play      British: retreat D5
  offer-only British: battle A12, done
  refuse    British: battle D5 because CCN-5.4.1-05

test CCN-8.2-73  two supports let him stand and attack
  position  <<END
    position colors 1
    seats 0 1
    turn top card attack-center phase combat
    unit top E5 BR.LN ordered
    unit top D5 BR.LN
    unit top D4 BR.LN
    unit bottom E6 FR.MI
    hand top forward
    hand bottom first-strike forward
END
  fate      FLAG ART ART ART INF INF ART ART
  play      British: battle E5, melee E6
  play      French: first-strike
  play      British: ignore x1
  expect    truth units[hex=E6].blocks = 2

test CCN-8.2-50 CCN-8.2-51 CCN-8.2-76  Leadership orders all leaders with their units, which battle with one more die
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card leadership phase orders
    unit bottom E2 FR.LN
    leader bottom E2 FR Ney
    unit bottom E6 FR.LC
    leader bottom E6 FR Soult
    leader bottom G9 FR Junot
    unit bottom E11 FR.LN
    unit top D2 BR.LC
END
  offer-only French: detach E2, detach E6, done
  refuse    French: order E11 because CCN-8.2-50
  refuse    French: order G9 because CCN-8.2-50           # he is ordered anyway
  play      French: done
  expect    truth units[hex=E2].ordered = true
  expect    truth units[hex=E6].ordered = true
  expect    truth units[hex=E11].ordered = false
  offer-only French: move E2, move E6, move-leader G9, done
  play      French: move-leader G9
  offer     French: go G12
  refuse    French: go G13 because CCN-5.3.3-01
  play      French: go G12, done, battle E2
  expect    truth targets[hex=D2].dice = 5

test CCN-8.2-52  Leadership: a leader may detach; neither the unit he leaves nor the one he joins is ordered
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card leadership phase orders
    unit bottom E2 FR.LN
    leader bottom E2 FR Ney
    unit bottom E4 FR.HC
    unit top D2 BR.LC
    unit top D4 BR.LC
    hand top forward
END
  play      French: detach E2, done
  expect    truth units[hex=E2].ordered = false
  offer-only French: move-leader E2, done
  play      French: move-leader E2, go E4
  expect    truth leaders[name=Ney].attached = true
  expect    asked British                                # neither may battle

test CCN-8.2-53  Leadership without a leader: one unit of choice
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card leadership phase orders
    unit bottom E2 FR.LN
    unit bottom E4 FR.HC
    leader bottom gone FR Ney eliminated
    unit top D2 BR.LC
    leader top A4 BR Hill
END
  play      French: order E2
  refuse    French: order E4 because CCN-8.2-53
  play      French: done, done, battle E2
  expect    truth targets[hex=D2].dice = 4

test CCN-8.2-54  Leadership: the die lasts through the bonus melee
  position  <<END
    position colors 1
    seats 0 1
    turn top card leadership phase combat
    unit top D6 BR.LC ordered
    leader top D6 BR Hill
    unit bottom E6 FR.LC blocks 1
    unit bottom F6 FR.LC
    hand bottom first-strike forward forward
END
  fate      CAV CAV CAV CAV SABRE ART ART ART SABRE SABRE ART ART
  play      British: battle D6, melee E6
  play      French: stand
  play      British: advance, halt
  expect    truth targets[hex=F6].dice = 4
  play      British: melee F6
  play      French: first-strike                         # one hit, and the leader falls
  expect    truth leaders[name=Hill].fate = eliminated
  expect    truth roll.dice has 2                        # two blocks left, and no die for him

test CCN-8.2-70  Leadership on a square: it may leave, and only then may he
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card leadership phase orders
    unit bottom E2 FR.LN square 1
    leader bottom E2 FR Ney
    unit top A2 BR.LC
    hand bottom forward
    track bottom 1 rally
END
  offer-only French: leave-square E2, done
  refuse    French: detach E2 because CCN-5.3.3-16
  play      French: leave-square E2
  offer-only French: leave-square E2, detach E2, done
  play      French: detach E2, done
  expect    truth units[hex=E2].square = 0
  expect    truth units[hex=E2].ordered = false
  offer-only French: move-leader E2, done

test CCN-8.2-70 CCN-6.2.2-15  a square that stays: its leader does not move
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card leadership phase orders
    unit bottom E2 FR.LN square 1
    leader bottom E2 FR Ney
    unit top D2 BR.LC
    unit top C4 BR.LC
    hand bottom forward
    track bottom 1 rally
END
  expect    truth phase = combat                         # cavalry beside it: nobody is asked
  play      French: battle E2
  expect    truth targets[hex=D2].dice = 1

test CCN-8.2-55 CCN-8.2-58  La Grande Manoeuvre: four pieces, four hexes, no battle; terrain stops
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card grande-manoeuvre phase orders
    unit bottom G1 FR.LN
    unit bottom G3 FR.FA
    unit bottom G5 FR.LC
    leader bottom G7 FR Ney
    unit bottom G9 FR.LN
    unit top D9 BR.LN
    terrain forest F1 F2
    hand top forward
END
  offer-only French: manoeuvre, one-unit
  play      French: manoeuvre, order G3, order G5, order G7, order G9
  refuse    French: order G1 because CCN-8.2-55
  play      French: order G3, order G1, done
  play      French: move-leader G7, go C7
  expect    truth leaders[name=Ney].hex = C7
  play      French: move G1
  refuse    French: go D1 because CCN-7.1-01
  offer     French: go G4
  play      French: halt, move G9
  refuse    French: go G4 because CCN-8.2-55
  offer     French: go C7, go C8
  play      French: go E9, move G5, go G6, done
  expect    asked British                                # E9 is in contact and may not battle

test CCN-8.2-56 CCN-8.2-57  La Grande Manoeuvre: no square makes the long move, but it may be the one unit
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card grande-manoeuvre phase orders
    unit bottom G1 FR.LN square 1
    unit bottom G9 FR.LN
    leader bottom G9 FR Ney
    unit top F1 BR.LC
    hand top forward
    hand bottom forward
    track bottom 1 rally
END
  play      French: manoeuvre
  refuse    French: order G1 because CCN-8.2-56
  offer-only French: order G9, detach G9, done
  play      French: order G9
  offer-only French: order G9, detach G9, done

test CCN-8.2-57  the one unit, by the basic rules
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card grande-manoeuvre phase orders
    unit bottom G1 FR.LN square 1
    unit bottom G9 FR.LN
    leader bottom G9 FR Ney
    leader bottom G11 FR Soult
    unit top F1 BR.LC
    hand top forward
    hand bottom forward
    track bottom 1 rally
END
  play      French: one-unit
  offer-only French: order G1, order G9, done
  refuse    French: order G11 because CCN-5.2-16
  refuse    French: detach G9 because CCN-5.2-16
  play      French: order G1
  refuse    French: order G9 because CCN-8.2-57
  refuse    French: leave-square G1 because CCN-6.2.3-01
  play      French: done, battle G1
  expect    truth targets[hex=F1].dice = 1

test CCN-8.2-57  and it moves no farther than usual
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card grande-manoeuvre phase orders
    unit bottom G9 FR.LN
    unit top D9 BR.LN
END
  play      French: one-unit, order G9, done, move G9
  refuse    French: go E9 because CCN-5.3.2-01
  play      French: go F9
  offer     French: battle F9

test CCN-8.2-55  La Grande Manoeuvre: whoever stays may not battle either
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card grande-manoeuvre phase orders
    unit bottom G9 FR.LN
    unit top F9 BR.LN
    hand top forward
END
  play      French: manoeuvre, order G9, done, done
  expect    asked British

test CCN-8.2-50 CCN-8.2-52  Leadership: whom it orders by itself is counted, less the unit whose leader goes
  position  <<END
    position colors 1
    seats 0 1
    turn bottom card leadership phase orders
    unit bottom E2 FR.LN
    leader bottom E2 FR Ney
    unit bottom E6 FR.LC
    leader bottom E6 FR Soult
    leader bottom G9 FR Junot
    unit top A2 BR.LC
  END
  expect    prompt French contains "(3 of 3)"
  play      French: detach E2
  expect    prompt French contains "(3 of 3)"          # he for his unit
