/* cn_retreat.h -- what the files of retreat and pursuit share. */

#ifndef GAMES_CAMPAIGN_RETREAT_CN_RETREAT_H
#define GAMES_CAMPAIGN_RETREAT_CN_RETREAT_H

#include "games/campaign/cn_local.h"

/* How a retreat may go on by the priorities of 1X-322. */
struct cn_ways {
    uint8_t end;   /* enum cn_path: what the best ways come to            */
    uint8_t count; /* hexes that may be entered next                      */
    bool leaves;   /* it stands on the edge and there is no other way     */
    bool may_stop; /* 1X-328-1: it is in a fortress or source of its side */
    uint16_t hex[6];
};

/* A formation that stood in `start` has come to its hex and has `left` hexes to go.  By what its
 * owner sees, unseen pieces being formations; or, with `truth`, by what they are. */
void cn_find_ways(const struct cn_board *b, const struct cn_state *s, int leader, int start,
                  int left, bool truth, struct cn_ways *out);

/* Of his formation, but in another hex: he ends next to his leader (1X-323-2, 276-2). */
bool cn_follows(const struct cn_board *b, const struct cn_state *s, int leader, int other,
                int start);
/* All leaders of his side on the map in his hex, himself first. */
int cn_stack_of(const struct cn_board *b, const struct cn_state *s, int leader,
                uint8_t out[CN_LEADERS]);
int cn_stack_strength(const struct cn_board *b, const struct cn_state *s, int leader,
                      unsigned arms);
bool cn_is_refuge(const struct cn_board *b, const struct cn_state *s, int side, int hex);
/* Does this step cross a river without a bridge (1X-324), or lead onto a frozen lake (298-1)? */
bool cn_fords(const struct cn_board *b, const struct cn_state *s, int from, int to);
/* A lone enemy vedette makes room (1X-330-2). */
void cn_push_vedettes(struct eng_turn *t, int side, int hex);
/* A piece or a garrison of the other side's. */
bool cn_is_enemy_in(const struct cn_state *s, int side, int hex);
/* 1X-262-26: vedettes of that hex do not go along. */
void cn_send_vedettes_back(struct eng_turn *t, int side, int hex);
/* 1X-324-2: all guns of those leaders are left at the river. */
void cn_leave_guns(struct eng_turn *t, const struct eng_frame *f, const uint8_t *who, int count);
/* 1X-325-1: hexes are left to go, and no way is but that over the edge. */
bool cn_is_to_leave(const struct eng_turn *t, const struct eng_frame *f);
/* 1X-323-2: the hex of those who are asked where they end beside their leader. */
int cn_beside_asked(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f);
/* A formation of that side, other than those that stand with or follow the leader; CN_NOBODY. */
int cn_friend_at(const struct cn_board *b, const struct cn_state *s, int leader, int start,
                 int hex);
/* The beaten formation: where the path ends, or gone over the edge there; CN_NOBODY. */
int cn_beaten_leader(const struct cn_board *b, const struct cn_state *s, int side);
/* What the state of a pursuit remembers. */
enum {
    DOUBLED = 1, /* the path leads through a zone of the victor */
    JUDGED = 2,  /* at the end: what was lost has been counted  */
    PAID = 4 /* times the SP that the first of several formations has lost; where leaders without
                    troops are come upon, the piece that is to be looked at next */
};

/* Where nobody is left to pursue, the enemy of those who went. */
int cn_pursuit_winner(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *f);
/* In the box of his formation. */
bool cn_is_subordinate(const struct cn_state *s, int leader, int other);
/* With so many hexes made: caught up with (1X-334-1). */
bool cn_pursuit_catches(const struct cn_state *s, int made);
/* Into the next hex of the path; contact: he may come upon others. */
void cn_pursue_step(struct eng_turn *t, struct eng_frame *f, bool contact);
/* 1X-331 to 345: the numbers of a pursuit. */
int cn_pursuit_hexes(struct eng_turn *t, int battle, int leader, int loser, int retreat);
/* 1X-40-2: the next leader without troops whom the pursuer comes upon in his hex; CN_NOBODY. */
int cn_pursuit_finds(struct eng_turn *t, struct eng_frame *f);
/* 1X-343-1: SP that count for how far it may go. */
int cn_pursuing_sp(const struct cn_board *b, const struct cn_state *s, int leader);
bool cn_crossed_zone(const struct cn_board *b, const struct cn_state *s, int winner);
/* 1X-345-2: all have gone, and one of them was caught up with: true, and it fights on. */
bool cn_takes_up_rear_guard(struct eng_turn *t, const struct eng_frame *round);
void cn_mourn(struct eng_turn *t, int leader); /* 1X-347: he is taken */
void cn_judge_guard(struct eng_turn *t);       /* 1X-348 */
int cn_pursuit_price(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f);

#endif
