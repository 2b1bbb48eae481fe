/* au_fire.h -- what the chapters of fire (A05 8 to 11, 20) share. */

#ifndef GAMES_AUSTERLITZ_FIRE_AU_FIRE_H
#define GAMES_AUSTERLITZ_FIRE_AU_FIRE_H

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

enum { SET = 3 }; /* words of a set of units */

enum { ROUNDSHOT_REACH = 600, CANISTER_REACH = 200, PIVOT = 45 };

#define FOR_SET(i, set) for (int i = bits_next(set, SET, 0); i >= 0; i = bits_next(set, SET, i + 1))

/* Batteries that fire together: each with the axis it lays its template along. */
struct au_salvo {
    uint64_t by[SET];
    int16_t axis[AU_UNITS];
};

static inline int au_enemy_of(const struct au_board *b, int unit)
{
    return 1 - b->unit[unit].side;
}

/* A unit of that side on the field that can be fired at: never a chit. */
bool au_is_target(const struct au_board *b, const struct au_state *s, int piece, int side);
int au_nearest_of(const struct au_board *b, const struct au_state *s, const uint64_t set[SET],
                  int to);
bool au_fires_muskets(const struct au_state *s);

/* -- au_09_artillery.c -- */

/* May the battery fire at all in this phase?  0, or the rule. */
eng_ruleno au_why_no_guns(const struct au_board *b, const struct au_state *s, int unit);
/* Seen well enough to be fired at, in fog with the help of friends. */
eng_ruleno au_why_no_aim(const struct au_board *b, const struct au_state *s, int unit, int target,
                         bool over);
struct plane_shape au_template(const struct au_state *s, int unit, int axis, int reach);
bool au_touches(const struct au_board *b, const struct au_state *s,
                const struct plane_shape *template, int target);
/* The axis nearest to the target's centre, within 45 degrees, that brings it into the template; -1:
 * there is none. */
int au_axis_at(const struct au_board *b, const struct au_state *s, int unit, int target, int reach);
bool au_is_joined(const struct au_board *b, const struct au_state *s, const uint64_t set[SET],
                  int unit); /* within 1/2 UM of another of the set */
bool au_is_chain(const struct au_board *b, const struct au_state *s, const uint64_t set[SET]);
eng_ruleno au_why_no_roundshot(const struct au_board *b, const struct au_state *s, int unit,
                               int target, int *axis);
/* What of the draft and the laid battery a decision of the guns means; 0, or the rule against. */
eng_ruleno au_lay_roundshot(const struct au_board *b, const struct au_state *s, int target,
                            struct au_salvo *out);
enum eng_flow au_fire_roundshot(struct eng_turn *t, int target);
void au_turn_guns(struct eng_turn *t, const struct au_salvo *salvo);

/* -- au_09_clicks.c: what the artillery and the musketry phases know -- */

eng_ruleno au_check_gun_click(const struct au_board *b, const struct au_state *s,
                              const struct eng_action *a);
enum eng_flow au_take_gun_click(struct eng_turn *t, struct eng_frame *f,
                                const struct eng_action *a);
enum eng_flow au_cease_fire(struct eng_turn *t, struct eng_frame *f);
bool au_offer_gun_clicks(const struct au_board *b, const struct au_state *s, int side,
                         struct eng_choices *c); /* c NULL: is there any? */

/* -- au_09_canister.c -- */

eng_ruleno au_lay_canister(const struct au_board *b, const struct au_state *s, int unit, int axis,
                           struct au_salvo *out);
bool au_offer_canister(const struct au_board *b, const struct au_state *s, int unit,
                       struct eng_choices *c);
enum eng_flow au_fire_canister(struct eng_turn *t, int unit, int axis);

/* -- au_10_musketry.c, au_10_assault.c -- */

/* The attacker has declared its attack on the defender in this very player turn. */
bool au_is_assault(const struct au_board *b, const struct au_state *s, int attacker, int defender);
/* Locked since an earlier player turn. */
bool au_is_locked(const struct au_board *b, const struct au_state *s, int unit);
/* 0, or the rule against fire that is aimed into a locked combat (A05-10.4.3.3-2); over: roundshot. */
eng_ruleno au_why_not_into(const struct au_board *b, const struct au_state *s, int unit, int target,
                           bool over);
int au_fire_kind(const struct au_board *b, const struct au_state *s, int unit, int target);
/* Who gives +1 to the fire of these at the target (A05-10.4.3.1); at most two. */
int au_fire_support(const struct au_board *b, const struct au_state *s, const uint64_t firing[SET],
                    int target, uint8_t out[2]);
bool au_is_proportional(const struct au_board *b, const struct au_state *s, int one, int two,
                        int target);
/* The enemy whose attack it leads, as 1 + unit; 0: it leads none. */
int au_led_by(const struct au_board *b, const struct au_state *s, int unit);
/* What a fired-at attacker does after its result: it may have to let its foe alone. */
void au_after_fire(struct eng_turn *t, int unit, int led, int outcome, bool musketry);

/* -- au_11_table.c -- */

int au_fire_factor(const struct au_board *b, const struct au_state *s, int unit, int target,
                   int kind);
/* Rolls the table die and tells the sum. */
int au_fire_total(struct eng_turn *t, const uint64_t firing[SET], int target, int kind);

/* -- au_20_ammunition.c -- */

void au_spend_ammunition(struct eng_turn *t, int unit);

#endif
