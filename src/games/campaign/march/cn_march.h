/* cn_march.h -- what the files of the marches share.
 *
 * A mover is a leader on the map with his box, or CN_LEADERS + vedette.  What the enemy hides never
 * makes a step illegal: cn_check_step judges by what is seen, cn_make_step by the truth. */

#ifndef GAMES_CAMPAIGN_MARCH_CN_MARCH_H
#define GAMES_CAMPAIGN_MARCH_CN_MARCH_H

#include "games/campaign/cn_local.h"

enum { FOOT, HORSE };
enum { RIDE_HALVES = 18, EXTENSION = 8, ADMIN_DISTANCE = 7 };
enum { CN_JOINED = 253 }; /* leader.allowed of those for whom another has cast the die */
/* State of a march: a step was made, the last one to repulse, and times the hex it came from. */
enum { MARCH_MOVED = 1, MARCH_DROVE = 2, MARCH_FROM = 4 };

enum cn_stepped {
    STEP_MADE,
    STEP_ROUND, /* a vedette is there: the mover may go round it */
    STEP_BARRED /* the march is over */
};

/* cn_181_steps.c */
int cn_head(const struct cn_state *s, int mover); /* the leader of his formation */
bool cn_knows_zone(const struct cn_board *b, const struct cn_state *s, int hex, int of_side);
/* Halves that leaving that hex may cost more, because of an enemy who is seen. */
int cn_most_to_leave(const struct cn_board *b, const struct cn_state *s, int side, int hex);
bool cn_is_guns_alone(const struct cn_board *b, const struct cn_state *s, int mover);
bool cn_is_bound(const struct cn_board *b, const struct cn_state *s, int leader);
bool cn_enemy_in(const struct cn_state *s, int side, int hex); /* a piece of the other side */
bool cn_enemy_near(const struct cn_board *b, const struct cn_state *s, int side, int hex);
eng_ruleno cn_check_step(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *march, int to, bool drive);
int cn_find_steps(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *march,
                  bool drive, uint16_t out[6]);
bool cn_is_next(const struct cn_board *b, int hex, int other);
bool cn_can_step(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *march);
enum cn_stepped cn_make_step(struct eng_turn *t, const struct eng_frame *march, int to, bool drive);
/* May he stay in that hex with those who are there? */
eng_ruleno cn_check_stay(const struct cn_board *b, const struct cn_state *s, int mover, int hex);
int cn_formations(const struct cn_board *b, const struct cn_state *s, int side,
                  uint8_t out[CN_LEADERS]);

/* Through a hex where he may not stay to one where he may, with these halves left? */
bool cn_goes_through(const struct cn_board *b, const struct cn_state *s, int mover, int hex,
                     const int left[2], int depth);
eng_ruleno cn_check_occupied(const struct cn_state *s, int side, int hex, bool vedette);

/* cn_131_march.c, cn_147_commands.c */
/* 1X-134-1: whose movement phase it is: of the whole side, or of one army of the Coalition in NAB. */
enum cn_phase { PHASE_OF_ALL, PHASE_OF_SILESIA, PHASE_OF_BOHEMIA };
bool cn_is_in_phase(const struct cn_state *s, int nation);
eng_ruleno cn_check_fresh(const struct cn_board *b, const struct cn_state *s, int side, int leader,
                          int verb, int segment);
void cn_begin_march(struct eng_turn *t, int leader, uint64_t with, unsigned deed);
enum eng_flow cn_call_march(struct eng_turn *t, int mover, int segment, int halves);
/* 1X-40-2: the slot of an enemy leader without troops in the hex that was entered, or -1; he is in
 * danger of capture, and then `row` comes again. */
int cn_found_leader(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f);
enum eng_flow cn_come_upon(struct eng_turn *t, struct eng_frame *f, int slot, int row);
bool cn_is_forced(int segment); /* in the enemy's turn, or before the first */
bool cn_has_entered(const struct cn_state *s, int mover); /* the map, in the hex where he is */

/* cn_137_arrivals.c */
/* Somebody will be displaced when that march ends (cn_131_march.c). */
bool cn_strands(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *march);
bool cn_awaits_arrivals(const struct cn_board *b, const struct cn_state *s, int side);
bool cn_must_return(const struct cn_board *b, const struct cn_state *s, int side); /* 1X-327-1 */
void cn_offer_arrivals(const struct cn_board *b, const struct cn_state *s, int side,
                       struct eng_choices *c);
eng_ruleno cn_check_arrival(const struct cn_board *b, const struct cn_state *s, int side,
                            const struct eng_action *a);
/* ... of new march regiments alone, in segment II.b before its first command */
eng_ruleno cn_check_late_arrival(const struct cn_board *b, const struct cn_state *s, int side,
                                 const struct eng_action *a);
void cn_offer_late_arrivals(const struct cn_board *b, const struct cn_state *s, int side,
                            struct eng_choices *c);
enum eng_flow cn_take_arrival(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a);
void cn_forget_arrivals(const struct cn_board *b, struct cn_state *s, int side);
int cn_reserve_vedette(const struct cn_board *b, const struct cn_state *s, int side);

/* cn_146_withdrawal.c */
void cn_withdraw_leaders(struct eng_turn *t, int side);

/* cn_165_extended.c, cn_167_admin.c */
eng_ruleno cn_check_extend(const struct cn_board *b, const struct cn_state *s,
                           const struct eng_frame *march);
eng_ruleno cn_check_plan(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *march, int goal);
void cn_offer_plans(const struct cn_board *b, const struct cn_state *s,
                    const struct eng_frame *march, struct eng_choices *c);
eng_ruleno cn_check_admin_step(const struct cn_board *b, const struct cn_state *s, int leader,
                               int to);
void cn_end_admin(struct eng_turn *t, int leader);
bool cn_stop_admin(struct eng_turn *t, int leader); /* 1X-168-2: an enemy is too near: it is over */
void cn_review_admin(struct eng_turn *t, int side);
void cn_close_admin(struct eng_turn *t, int side); /* after the movement phase of that side */
bool cn_admin_goes_on(const struct cn_state *s, int leader); /* its second part is due */

/* cn_171_initiative.c */
bool cn_try_initiative(struct eng_turn *t, int leader, int segment); /* true: he may march */

/* cn_196_many.c */
uint64_t cn_with(const struct cn_state *s); /* who was picked to march along: leaders by bit */
bool cn_may_join(const struct cn_board *b, const struct cn_state *s, int side, int leader,
                 int segment);
eng_ruleno cn_check_with(const struct cn_board *b, const struct cn_state *s, int leader,
                         uint64_t with);
bool cn_is_member(const struct cn_state *s, int leader, int head); /* on the map, led by head */
eng_ruleno cn_check_together(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *march);
eng_ruleno cn_check_drop(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *march, int leader);
void cn_drop(struct eng_turn *t, const struct eng_frame *march, int leader);
void cn_part_members(const struct cn_board *b, struct cn_state *s, int head);

/* cn_200_vedettes.c */
eng_ruleno cn_check_rider(const struct cn_board *b, const struct cn_state *s, int side, int noun,
                          int segment);
void cn_offer_riders(const struct cn_board *b, const struct cn_state *s, int side, int segment,
                     struct eng_choices *c);
enum eng_flow cn_take_rider(struct eng_turn *t, int noun, int segment);

/* cn_210_repulse.c: he has seen that vedette, which it is too late for him to repulse (1X-219-2). */
void cn_meet(struct cn_state *s, int mover, int vedette);

/* cn_259_forced.c */
eng_ruleno cn_check_forced_step(const struct cn_board *b, const struct cn_state *s, int mover,
                                int to);
bool cn_may_force(const struct cn_board *b, const struct cn_state *s, int mover, int to);

/* cn_131_reach.c: how far a mover gets, by what his side sees. */
enum { CN_MOST_HALVES = 40 };
struct cn_reach {
    uint8_t spent[CN_HEXES][2]; /* by arm; 255: not reached */
    uint8_t zone[CN_HEXES];     /* of the enemy, as it seems */
    uint16_t came[CN_HEXES];    /* from which hex */
    int left[2];                /* halves, filled before; 255: no such arm */
};
/* march: whose next step it is; NULL: before a march. */
void cn_find_reach(const struct cn_board *b, const struct cn_state *s,
                   const struct eng_frame *march, int mover, struct cn_reach *r);
bool cn_is_reached(const struct cn_reach *r, int hex);
int cn_reach_cost(const struct cn_reach *r, int hex); /* of the arm that spends more */

#endif
