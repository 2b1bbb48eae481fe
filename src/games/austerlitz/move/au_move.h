/* au_move.h -- what the files of movement and attack (A05 5, 6, 13.1, 13.8, 13.12, 15) share. */

#ifndef GAMES_AUSTERLITZ_MOVE_AU_MOVE_H
#define GAMES_AUSTERLITZ_MOVE_AU_MOVE_H

#include "games/austerlitz/au_local.h"

/* A leg under examination.  The unit has turned to `facing` before it sets out. */
struct au_leg {
    int unit, degree, length, facing;
    struct plane_box from; /* its footprint at the start, turned */
    struct plane_pt to;
    struct plane_shape swept; /* A05-6.9-2: the hull of the first and the last footprint */
    bool road;                /* along a road, in column */
    bool joins;               /* an HQ that will be with its host: it needs no place at the end */
    uint8_t manner;           /* enum au_manner */
    uint8_t target;           /* the enemy it may touch; AU_NOBODY */
};

/* au_06_legs.c */
/* The leg in the one manner that its direction allows; 0, or the rule against that direction. */
eng_ruleno au_lay_leg(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int length, struct au_leg *leg);
int au_left(const struct au_board *b, const struct au_state *s, int unit,
            int manner); /* hu to spend */
eng_ruleno au_check_able(const struct au_board *b, const struct au_state *s, int unit);
/* May the unit declare nothing more, and why?  What DONE_ALL stands for. */
eng_ruleno au_why_done(const struct au_unit *u);
/* Ground, units in the way, and where it ends; not the distance. */
eng_ruleno au_check_swept(const struct au_board *b, const struct au_state *s,
                          const struct au_leg *leg);
/* A leg that ends early: at `length`, or at the last place before it where the unit can stand. */
void au_shorten(const struct au_board *b, const struct au_state *s, struct au_leg *leg, int length);
/* In fog a leg ends where a chit comes to light (A05-16.4.2.7-3): was it cut short? */
bool au_cut_short(const struct au_board *b, const struct au_state *s, struct au_leg *leg);
void au_go(struct eng_turn *t, const struct au_leg *leg, int cost);

/* au_06_block.c */
/* Turning on the centre among units and ponds (A05-6.9-2). */
eng_ruleno au_check_pivot(const struct au_board *b, const struct au_state *s, int unit, int facing);
eng_ruleno au_check_path(const struct au_board *b, const struct au_state *s,
                         const struct au_leg *leg);
/* A footprint in place of the present one, the centre kept. */
eng_ruleno au_check_fits(const struct au_board *b, const struct au_state *s, int unit,
                         const struct plane_box *box, eng_ruleno no_room);

/* What a unit meets first, going straight on: an enemy, or a friend that it may not pass.  far: hu
 * to the last place without overlap, at most `limit`. */
struct au_meeting {
    int piece, far;
};
struct au_meeting au_first_met(const struct au_board *b, const struct au_state *s, int unit,
                               int degree, int limit);

/* au_06_turns.c */
eng_ruleno au_check_turn(const struct au_board *b, const struct au_state *s, int unit, int facing);
void au_take_turn(struct eng_turn *t, int unit, int facing);

/* au_05_formations.c */
enum plane_zone au_zone_from(const struct au_board *b, const struct au_state *s,
                             const struct plane_box *attacker, int defender);
/* The formation that a verb of formation asks for. */
int au_form_of(int verb);
eng_ruleno au_check_form(const struct au_board *b, const struct au_state *s, int unit, int verb);
void au_take_form(struct eng_turn *t, int unit, int verb);

bool au_runs_upon(const struct au_leg *leg, const struct plane_box *end,
                  const struct plane_box *defender); /* A05-13.1-5 */

/* au_06_headquarters.c */
eng_ruleno au_check_join(const struct au_board *b, const struct au_state *s, int hq, int unit);
eng_ruleno au_check_leave(const struct au_board *b, const struct au_state *s, int hq);
void au_take_join(struct eng_turn *t, int hq, int unit);
/* Is it an HQ, and that a unit it may be with, wherever it comes from?  And: it is with it. */
eng_ruleno au_check_host(const struct au_board *b, const struct au_state *s, int hq, int unit);
void au_attach(struct eng_turn *t, int hq, int unit, eng_ruleno rule);
void au_take_leave(struct eng_turn *t, int hq);

/* au_13_01_attack.c */
/* Is it in a state to declare an attack, of whatever kind? */
eng_ruleno au_check_declares(const struct au_board *b, const struct au_state *s, int unit);
eng_ruleno au_check_attack(const struct au_board *b, const struct au_state *s, int unit, int degree,
                           struct au_meeting *met);
enum eng_flow au_declare(struct eng_turn *t, int unit, int degree, bool charge);
eng_ruleno au_check_lead(const struct au_board *b, const struct au_state *s, int unit);
void au_take_lead_name(struct eng_turn *t, int unit);
/* A05-13.1-9: those that declared on it in this phase may go on. */
void au_free_attackers(struct au_state *s, int target);
/* Behind the row of chits: what came out of one is the target. */
void au_settle_target(struct eng_turn *t, struct eng_frame *f);
enum plane_zone au_zone_at_contact(const struct au_board *b, const struct au_state *s,
                                   const struct eng_frame *f);

/* What became of a declared attack; below 0: on a chit, see below. */
enum au_how_far {
    ATTACK_GOES_ON,
    ATTACK_FREED,   /* the target has left the line          */
    ATTACK_SQUARED, /* a charge finds a square; NP: any attack one formed before it */
    ATTACK_BROKEN,  /* the charge check came up a double six */
    ATTACK_ENDED    /* the attacker stands where it stopped  */
};

/* Of an attack on a chit: the hu at which it would be seen; packed and unpacked alike. */
static inline int au_hu_before_chit(int how)
{
    return -1 - how;
}

/* au_13_12_charge.c */
eng_ruleno au_check_charge(const struct au_board *b, const struct au_state *s, int unit, int degree,
                           struct au_meeting *met);
bool au_may_be_charged(const struct au_board *b, const struct au_state *s, int target);
/* What counts against its check when the target of attack f tries to form square; by which rule. */
int au_square_modifier(const struct au_board *b, const struct au_state *s,
                       const struct eng_frame *f, eng_ruleno *rule);
bool au_must_check_charge(const struct au_board *b, const struct au_state *s,
                          const struct eng_frame *f);

/* au_13_08_withdraw.c */
bool au_must_check_withdrawal(const struct au_board *b, const struct au_state *s,
                              const struct eng_frame *f);

/* au_13_15_crew.c */
eng_ruleno au_check_man(const struct au_board *b, const struct au_state *s, int battery);
void au_take_man(struct eng_turn *t, int battery);

/* au_12_09_rage.c */
/* The enemy that an enraged unit must attack now; AU_NOBODY: it may do as it likes. */
int au_rage_target(const struct au_board *b, const struct au_state *s, int unit);
/* Does its way in that direction lead to the target at all? */
bool au_rage_leads_to(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int target);
/* A direction in which the raging unit can strike that target, from its centre outwards; -1. */
int au_rage_way(const struct au_board *b, const struct au_state *s, int unit, int target);
/* Where there is no such direction yet: may it turn there to have one?  And the first such facing;
 * -1: turning does not help. */
bool au_rage_may_turn(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int target);
int au_rage_turn(const struct au_board *b, const struct au_state *s, int unit, int target);
bool au_must_leave_square(const struct au_board *b, const struct au_state *s, int unit);

/* au_15_terrain.c */
int au_leg_cost(const struct au_board *b, int unit, struct plane_pt from, struct plane_pt to,
                int length);
/* Streams, ponds, walls and villages on the way of a leg. */
eng_ruleno au_check_ground(const struct au_board *b, const struct au_state *s,
                           const struct au_leg *leg);
/* Horses and guns off the road: villages, castle and redoubt on the way. */
eng_ruleno au_check_walls(const struct au_board *b, const struct au_state *s,
                          const struct au_leg *leg);
bool au_ground_matters(const struct au_board *b, int unit, const struct plane_box *box);
eng_ruleno au_check_guns_ground(const struct au_board *b, const struct au_state *s, int battery);
/* Is the leg along a road?  `snap`: how far the start may lie off it. */
bool au_along_road(const struct au_board *b, struct plane_pt from, struct plane_pt to, int snap);
bool au_at_bend(const struct au_board *b, struct plane_pt at, int snap);
uint8_t au_crossed(const struct au_board *b, struct plane_pt from, struct plane_pt to);

/* A way among streams, of a unit or a chit: the banks it began at, and what it crossed of them. */
struct au_fording {
    const struct plane_box *from;
    struct plane_pt to;
    const struct plane_shape *swept;
    uint8_t banks, crossed;
};
eng_ruleno au_check_streams(const struct au_board *b, const struct au_fording *way);

static inline int64_t au_size(int64_t n)
{
    return n < 0 ? -n : n;
}

#endif
