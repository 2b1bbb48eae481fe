/* quick_triumph.h -- sensible answers in Napoleon's Triumph without looking ahead: the hand that
 * brings a command to its end for both sides while the script thinks about it. */

#ifndef AI_TRIUMPH_QUICK_TRIUMPH_H
#define AI_TRIUMPH_QUICK_TRIUMPH_H

#include "ai/triumph/eval_triumph.h"
#include "engine/choices.h"

/* Picks are one-way, or a draft would never end: into it, and only riders, who are all in it from
 * the start, out of it. */
bool quick_triumph_is_back(const struct nt_state *s, const struct eng_action *a);

/* One of the offers, which are those of the one seat that is asked; -1: none that leads on. */
int quick_triumph(const struct eval_map *map, const struct nt_state *s,
                  const struct eng_choices *c);

/* Deals the faces that a side does not know anew among the blocks that have them: a world as that
 * side might think it is, near enough for a quick answer. */
void quick_triumph_guess(struct nt_state *s, int side, struct rng *rng);

/* Would the enemy have come so far in the attack on the table, if the world were so: would the
 * defender have stood, would the attacker have pressed on? */
bool quick_triumph_is_plausible(const struct eval_map *map, const struct nt_state *s);

/* How a threat that is offered looks before anybody has answered. */
int quick_triumph_promise(struct eval_field *f, const struct eng_action *threat);

/* How a step of a move looks to a side, if the move ended there. */
int quick_triumph_step(const struct eval_map *map, const struct nt_state *s,
                       const struct eng_action *step, int side);

/* Something to do on the row of commands: the attack that promises most to the army whose turn it
 * is, by what it knows, or the end of the turn. */
void quick_triumph_command(const struct eval_map *map, const struct nt_state *s,
                           struct eng_action *out);

/* Plays on until the command is done; false when it does not come to an end. */
bool quick_triumph_settle(const struct eval_map *map, struct nt_state *s);

#endif
