/* au_np.h -- the solo system (A05 22 to 28): a side that plays itself.
 *
 * Every question to such a side has one answer.  It is worked out from what the side knows and
 * from nothing else, without dice: the same position always gives the same answer.  What is legal
 * is asked of the rules (au_np_legal), never decided here.  An answer comes with a sentence that
 * names the paragraph it follows from. */

#ifndef GAMES_AUSTERLITZ_SOLO_AU_NP_H
#define GAMES_AUSTERLITZ_SOLO_AU_NP_H

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

enum { NP_GAP = 400 /* A05-27.4-1 */, NP_NOWHERE = 9999 };

struct au_np {
    const struct eng_box *box;
    const struct au_board *b;
    const struct au_state *s; /* what the side knows */
    int seat, side;
    /* Of the side's units on the field, by au_np_survey: */
    uint8_t group[AU_UNITS]; /* A05-27.4: the lowest unit of its group; AU_NOBODY */
    uint8_t enemy[AU_UNITS]; /* the nearest enemy unit; AU_NOBODY */
    int16_t far[AU_UNITS];   /* hu to it, rounded up; NP_NOWHERE */
    uint8_t place[AU_UNITS]; /* its objective, a place of the board; AU_NOBODY */
};

/* An answer, and why. */
struct au_thought {
    struct eng_action action;
    struct eng_phrase why; /* text 0: goes without saying */
};

/* au_np.c */
bool au_np_think(const struct eng_box *box, const struct au_state *s, int seat,
                 struct au_thought *out);
void au_np_open(const struct eng_box *box, const struct au_state *known, int seat,
                struct au_np *np);
void au_np_survey(struct au_np *np);
bool au_np_legal(const struct au_np *np, const struct eng_action *a);
void au_np_list(const struct au_np *np, struct eng_choices *c); /* what the side is offered */
/* A thought of up to three arguments; returns true. */
bool au_np_say(struct au_thought *out, eng_ruleno rule, int text, int one, int two, int three);
static inline struct eng_action au_np_order(int verb, int unit, int count, int angle)
{
    return (struct eng_action){ .verb = (uint16_t)verb,
                                .noun = (uint16_t)unit,
                                .count = (int16_t)count,
                                .angle = (int16_t)plane_degree(angle) };
}

/* au_22_sense.c */
/* Whole hu between two footprints, rounded up, so that "within n" is <= n. */
int au_np_apart(const struct plane_box *one, const struct plane_box *two);
/* A05-22.3-3: at that end, a flank or the rear of the unit is within 50 hu of a steady enemy's
 * front; `but`: the enemy it means to attack, AU_NOBODY. */
bool au_np_exposes(const struct au_np *np, int unit, const struct plane_box *end, int but);
/* A05-22.3-3: attack sum at least 4 below the defence. */
bool au_np_is_hopeless(const struct au_sum *attack, const struct au_sum *defence);
/* A05-24.3.1-2: more dangerous to that battery or brigade than the other enemy? */
bool au_np_is_worse(const struct au_np *np, int unit, int enemy, int than);

/* au_27_groups.c */
enum au_odds { ODDS_3_1, ODDS_2_1, ODDS_1_1, ODDS_1_2, ODDS_1_3, NO_ODDS };
enum au_odds au_np_ratio(int own, int enemy); /* A05-27.4-4; sums of V */
/* Of the group of that unit against the enemies within 4 UM; NO_ODDS: there are none. */
enum au_odds au_np_odds(const struct au_np *np, int unit, int *own, int *enemy);

/* au_27_targets.c */
/* A05-27.6-14: the enemy for a unit with order Combat or Charge: of those in its reach the best,
 * else the nearest; AU_NOBODY. */
int au_np_target(const struct au_np *np, int unit);
/* A05-24.5.8-2: no steady or stunned infantry or cavalry of its side within 100 hu of the guns. */
bool au_np_is_unprotected(const struct au_np *np, int battery);

/* au_27_orders.c: the orders of that seat's side as they stand now, with the same die for a turn,
 * a group and an arm however often it is asked; for a side that is not NP. */
void au_np_plan(const struct eng_box *box, struct au_state *s, int seat);

/* au_24_fire.c, au_24_musketry.c, au_24_combat.c, au_24_reactions.c: questions by phase */
bool au_np_fire_guns(struct au_np *np, struct au_thought *out);
bool au_np_fire_muskets(struct au_np *np, struct au_thought *out);
bool au_np_rally(struct au_np *np, struct au_thought *out);
bool au_np_disengage(struct au_np *np, struct au_thought *out);
bool au_np_react(struct au_np *np, struct au_thought *out);
bool au_np_fight(struct au_np *np, struct au_thought *out);
/* au_24_assault.c: the next charge; the best attack of all that can be made now */
bool au_np_charge(const struct au_np *np, struct au_thought *out);
bool au_np_assault(const struct au_np *np, struct au_thought *out);
/* It is ordered to attack and has an enemy in its reach: it goes last. */
bool au_np_means_to_attack(const struct au_np *np, int unit);

/* au_25_formations.c: the formation it wants now, as a verb of the movement phase */
bool au_np_form(const struct au_np *np, int unit, struct au_thought *out);
/* A05-25.2: it stands in an objective or a place of defence, so it holds in line. */
bool au_np_defends(const struct au_np *np, int unit);

/* au_26_headquarters.c: join, leave, ride; coming back onto the field */
bool au_np_lead_hq(const struct au_np *np, int hq, struct au_thought *out);
bool au_np_return(struct au_np *np, struct au_thought *out);
/* A05-26.1: may that unit have the HQ with it; is it better for an HQ than the other? */
bool au_np_can_host(const struct au_np *np, int hq, int unit);
bool au_np_is_better_host(const struct au_np *np, int one, int best);
/* A05-26.1-2: Napoleon or Kutuzov is with it, and no enemy within 300 hu of them: so it stays. */
enum { NP_ALOOF = 300 };
bool au_np_escorts_army(const struct au_np *np, int unit);

/* == the second half: movement (24.5), chits (24.6), objectives (28) == */

/* Legs are tried in steps of 25 hu, the longest first (A05-24.5-3).  Is this one allowed?  If not,
 * `barred` is the rule; if so, and a stream barred the longer one, it goes on right up to the bank. */
enum { NP_STEP = 25 };
bool au_np_goes(const struct au_np *np, struct eng_action *a, eng_ruleno *barred);
static inline int64_t au_np_square_of_way(struct plane_pt a, struct plane_pt b)
{
    int64_t dx = a.x - b.x, dy = a.y - b.y;

    return dx * dx + dy * dy;
}

/* The leg of that unit toward its goal, or the turn of 90 before it; false: it stays. */
bool au_np_leg(const struct au_np *np, int unit, struct au_thought *out);
/* A05-24.5.2-2: a stream within 20 hu of that footprint which the enemy would have to cross. */
bool au_np_is_behind_stream(const struct au_np *np, const struct plane_box *end,
                            struct plane_pt enemy);
/* A05-24.5.7, 24.6.8: the battery limbers or unlimbers now. */
bool au_np_limber(const struct au_np *np, int battery, struct au_thought *out);
/* The next chit of the movement phase that goes; false: none. */
bool au_np_chit_leg(const struct au_np *np, struct au_thought *out);
/* Questions of PROC_FREE, STRATEGY, CHITS, DEPLOY, UNCOVER, HIDING. */
bool au_np_fog(struct au_np *np, struct au_thought *out);
/* A05-24.5.17, 24.5.18: may it support the attack that `lead` has declared? */
bool au_np_supports(const struct au_np *np, int unit, int lead);
/* A05-24.5.13: FORM_LINE or FORM_COLUMN, against that enemy. */
int au_np_attack_form(const struct au_np *np, int unit, int enemy);
/* A05-28: it may attack at all now (waiting, holding until the centre is empty). */
bool au_np_may_attack(const struct au_np *np, int unit, int enemy);
/* Its objective: a place of the board, or AU_NOBODY. */
int au_np_objective(const struct au_np *np, int unit);
struct plane_pt au_np_place_at(const struct au_np *np, int place); /* its middle */
bool au_np_is_in(const struct au_np *np, struct plane_pt at, int place);
/* A05-28.1.8: where a reserve is needed; false: nowhere, or it is none. */
bool au_np_help(const struct au_np *np, int unit, struct plane_pt *at);
/* A05-28.1.7, 28.2.13: it is of a Guard that is not active yet, and goes nowhere at all. */
bool au_np_is_kept_back(const struct au_np *np, int unit);
/* A05-28.2.2, 28.1.7: it does not go forward yet. */
bool au_np_stands_by(const struct au_np *np, int unit);
/* A05-28.1.2: its group lets the others come up. */
bool au_np_waits(const struct au_np *np, int unit);
struct plane_pt au_np_centre_of(const struct au_np *np, int group);
/* A05-12.5.3.2: whoever flees threatens nobody and defends nothing. */
bool au_np_is_effective(const struct au_np *np, int unit);
/* A05-24.6.2-1: it stands in the place that it is to hold. */
bool au_np_holds_place(const struct au_np *np, int unit);
/* A05-24.6.2: a unit that holds a place and is driven to leave it: order Back for this turn. */
bool au_np_must_leave(const struct au_np *np, int unit);
/* At the end of its movement: what reserves look at (s->np_worth, A05-28.1.8-2). */
void au_np_count_losses(struct eng_turn *t, int side);

#endif
