/* au_16.h -- what the files of fog, chits and strategic maps (A05 16, 18.1) share. */

#ifndef GAMES_AUSTERLITZ_FOG_AU_16_H
#define GAMES_AUSTERLITZ_FOG_AU_16_H

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

enum {
    AU_BOXES = 18,       /* A05-16.4.2-1 */
    AU_DECOYS = 5,       /* the same */
    AU_CHIT_REACH = 200, /* A05-16.4.2.6-1 */
    AU_LAID_APART = 300, /* A05-16.4.2.5-1 */
    CORPS_THIS_TURN = 1, /* corps_moved: it has moved, or tried, in this turn */
    CORPS_EVER = 2       /* ... and it has been moved in an earlier or in this one */
};

/* au_16_chits.c */
/* A05-16.4.2.1: what a chit holds. */
struct au_cargo {
    int infantry, cavalry, foot, horse, hq;
};
void au_stow(const struct au_board *b, struct au_cargo *cargo, int unit);
eng_ruleno au_check_cargo(const struct au_cargo *cargo);
bool au_is_filled(const struct au_cargo *cargo); /* more than an HQ */
int au_loaded_count(const struct au_state *s, int side);
int au_decoy_count(const struct au_state *s, int side);
int au_free_slot(const struct au_state *s, int side); /* AU_NOBODY: none */
struct plane_box au_chit_box(struct plane_pt at);
/* Puts a chit on the field; returns its number.  Units are put into it by au_board_chit. */
int au_put_chit(const struct au_board *b, struct au_state *s, int side, struct plane_pt at,
                bool loaded);
void au_board_chit(const struct au_board *b, struct au_state *s, int unit, int chit);
/* On the map, off ponds, on no piece (A05-16.4.2.4-4); `but`: units that it will hide. */
eng_ruleno au_check_spot(const struct au_board *b, const struct au_state *s,
                         const struct plane_box *box, const uint64_t but[4]);

/* A05-16.4.2.5-1: an enemy piece is less than 3 UM away. */
bool au_is_near_enemy(const struct au_board *b, const struct au_state *s, int side,
                      const struct plane_box *box);

/* au_16_detect.c */
/* au_detected_at of a piece whose footprint at the start is `from`. */
int au_detected_along(const struct au_board *b, const struct au_state *s, int piece,
                      const struct plane_box *from, int degree, int length);
/* Would that chit be uncovered there? */
bool au_comes_upon(const struct au_board *b, const struct au_state *s, int chit,
                   struct plane_pt to);
/* The first chit in the sight of an enemy unit (A05-16.4.2.7-2), those of the side not playing first; AU_NOBODY. */
int au_next_detected(const struct au_board *b, const struct au_state *s);
/* An enemy unit near the unit keeps it from being hidden: the rule, or 0. */
eng_ruleno au_check_unwatched(const struct au_board *b, const struct au_state *s, int unit);

/* au_16_place.c */
/* A place for a unit that comes onto the field, in that formation: whatever does not depend on
 * where it comes from. */
eng_ruleno au_check_arrival(const struct au_board *b, const struct au_state *s,
                            const struct eng_action *a, int apart);
int au_front_of(const struct au_board *b, const struct au_state *s, struct plane_pt at, int side);
struct eng_action au_pose(int unit, int formation, struct plane_pt at, int facing);
/* Where no place of the book's is free: the nearest that is, looking round `at`, in that zone; AU_NOBODY:
 * in any to which the unit may go from there. */
bool au_nearest_place(const struct au_board *b, const struct au_state *s, int unit,
                      struct plane_pt at, int apart, int zone, struct eng_action *out);
void au_come_on(struct eng_turn *t, const struct eng_action *a, eng_ruleno rule);

/* au_16_uncover.c */
/* What it holds, or what the die of an NP side shows of it, is everybody's to see (AT_SHOWN), for
 * PROC_UNCOVER to place; of a decoy nothing is left. */
void au_lift_chit(struct eng_turn *t, int chit);

/* au_16_strategy.c */
bool au_is_on_map(const struct au_board *b, const struct au_state *s,
                  int corps);         /* strategic: some unit of it waits there */
void au_bring_up(struct eng_turn *t); /* whoever is due from off the map */
/* Allied columns that wait in that zone, without `but` (A05-16.4.1.5). */
int au_columns_in(const struct au_board *b, const struct au_state *s, int zone, int but);

/* au_18_restrictions.c */
eng_ruleno au_check_corps(const struct au_board *b, const struct au_state *s, int corps, int zone);
eng_ruleno au_check_loading(const struct au_board *b, const struct au_state *s, int unit);
void au_wake_guards(struct eng_turn *t);

#endif
