/* cn_battle.h -- what the parts of the battle share (1X 59, 260 to 318, 349 to 360). */

#ifndef GAMES_CAMPAIGN_BATTLE_CN_BATTLE_H
#define GAMES_CAMPAIGN_BATTLE_CN_BATTLE_H

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"

/* What a half answers: 0, a rear guard fights on (1X-345-2), a part that retreats, or that the battle which it
 * was a part of is over now (1X-247-2). */
enum { HALF_CAUGHT = 1, HALF_PART_GONE = 2, HALF_LAST = 3 };
enum cn_half_flag {
    HALF_BEGUN = 1,
    HALF_NO_ATTACK = 2, /* refused, declined, or dynamics: no attack in this half  */
    HALF_DYNAMIC = 4,   /* the die of battlefield dynamics has been thrown          */
    HALF_RETREATS = 8,  /* dynamics: he goes instead of attacking                   */
    HALF_GUARD = 16,    /* the Old Guard is committed in this half                  */
    HALF_OVERRIDE = 32, /* the winner goes (1X-350-2)                               */
    HALF_PITCHED = 64,  /* the loser bears SP instead of going                      */
    HALF_REAR = 128,    /* ... or both, as a rear guard                             */
    HALF_ASKED = 256,   /* the second question of a row                             */
    HALF_FORCED = 512,  /* dynamics: he must attack                                  */
    HALF_STAKED = 1024  /* the Guard stood in this attack when the guns began        */
};
enum { NO_DEFENDER = CN_NOBODY };

/* 1X-345-2: other formations of the rear guard have still to go: the half keeps in its die, which it
 * needs no more, who has caught up with whom. */
enum { CN_CAUGHT = 1000 };
static inline int16_t cn_pack_caught(int leader, int loser)
{
    return (int16_t)(CN_CAUGHT + leader * CN_LEADERS + loser);
}
static inline bool cn_unpack_caught(int die, int *leader, int *loser)
{
    *leader = (die - CN_CAUGHT) / CN_LEADERS;
    *loser = (die - CN_CAUGHT) % CN_LEADERS;
    return die >= CN_CAUGHT;
}

enum {
    CN_REAR_GUARDS = 16
}; /* leader.pitched: pitched markers, and so many times those of a rear guard */

/* One half of a round: who attacks whom, from where.  Filled by cn_half_of. */
struct cn_half {
    int attacker, defender; /* sides */
    int leader, other;      /* formation leaders; CN_NOBODY: a vedette or a garrison alone */
    const struct cn_battle *battle;
    bool counter;
    int from_count, to_count;
    uint16_t from[CN_TARGETS], to[CN_TARGETS];
};

/* The battle of the half that runs. */
static inline struct cn_battle *cn_battle_now(struct cn_state *s, const struct eng_frame *f)
{
    return &s->battle[half_of(f)->battle];
}

/* cn_262_forces.c: who stands where */
int cn_battle_side(const struct cn_board *b, const struct cn_battle *f); /* the phasing side's */
void cn_half_of(const struct cn_board *b, const struct cn_state *s, int battle, bool counter,
                struct cn_half *out);
int cn_unit_hex(const struct cn_state *s, int unit); /* CN_NOWHERE: not on the map */
int cn_arm_at(const struct cn_board *b, const struct cn_state *s, int side, int hex, unsigned arms,
              bool reserve); /* SP there; reserve: those in reserve count too */
int cn_weak_at(const struct cn_board *b, const struct cn_state *s, int side, int hex, unsigned arms,
               bool reserve); /* of these the ineffective, who count half (1X-341-5) */
int cn_force_sp(const struct cn_board *b, const struct cn_state *s, int side, const uint16_t *hex,
                int count, unsigned arms, bool reserve);
/* SP of a side in a battle: all in its hexes, and who stands by as a reserve next to its leader. */
int cn_battle_sp(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                 int side, unsigned arms);
/* SP of horse that count where it is compared (1X-179-1); unhurt: none that have lost SP in this
 * battle (1X-179-9). */
int cn_battle_horse(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                    int side, bool unhurt);
/* Of these, those of one formation with who stands in that hex. */
int cn_horse_with(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                  int side, int hex);
bool cn_fights_with(const struct cn_state *s, int leader, int of); /* one formation with him */
int cn_formation_sp(const struct cn_board *b, const struct cn_state *s, int leader, bool reserve);
int cn_lone_vedette(const struct cn_state *s, int side, int hex); /* index; -1: none or not alone */
bool cn_has_hex(const uint16_t *hex, int count, int which);
bool cn_touches(const struct cn_board *b, int hex, int other);
bool cn_stands(const struct cn_state *s, int leader);           /* on the map with troops */
void cn_forget_battle(struct eng_turn *t, int battle, int how); /* over: enum cn_over */
void cn_bear(struct eng_turn *t, int battle, int side, int sp); /* adds to the tally of losses */
bool cn_only_vedettes(const struct cn_state *s, const struct cn_half *h, bool attacker);
int cn_round_up_ten(int sp);                               /* 1X-262-3, 262-4 */
void cn_muster(struct eng_turn *t, int battle, bool join); /* who leads the defence */

/* Another leads where the troops of him who led have been destroyed. */
void cn_succeed_leaders(const struct cn_board *b, struct cn_state *s, struct cn_battle *f);

void cn_add_hex(uint16_t *hex, uint8_t *count, int which);
void cn_drop_hex(uint16_t *hex, uint8_t *count, int which);
void cn_toggle_hex(struct eng_turn *t, uint16_t *hex, uint8_t *count, int which); /* and tells */
bool cn_has_piece(const struct cn_state *s, int side, int hex); /* or a garrison */

/* cn_318_shares.c */

/* 1X-271-2, 352-1: the hexes that a half concerns; a counter-attack those that strike and are struck
 * alone.  Who goes by dynamics goes with all he has. */
struct cn_scope {
    struct cn_half half;
    const uint16_t *hex;
    int count;
    bool partial; /* not all hexes of that side in the battle */
};
void cn_scope_of(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                 int side, struct cn_scope *out);
/* Does this half go for those of that side in that hex (1X-352-1)? */
bool cn_concerns(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *round,
                 int side, int hex);
int cn_chief_of(const struct cn_board *b, const struct cn_battle *f, int side);
/* The next formation leader of that side in the half, from `from` on; CN_NOBODY. */
int cn_next_formation(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *fr, int side, int from);
/* All SP of a side, and those that a pitched battle can cost it. */
int cn_side_sp(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
               int side);
int cn_bearing_sp(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr,
                  int side);
enum eng_flow cn_share_out(struct eng_turn *t, struct eng_frame *fr, int row, int side, int kind);

/* cn_130_losses.c: guns, and no foot or horse of that side in the hex. */
bool cn_guns_alone(const struct cn_board *b, const struct cn_state *s, int side, int hex);

/* cn_349_rounds.c */
void cn_clear_result(struct cn_battle *f);
enum eng_flow cn_no_combat(struct eng_turn *t, struct eng_frame *fr);

/* cn_351_counter.c */
enum eng_flow cn_ask_counter(struct eng_turn *t, struct eng_frame *fr, struct cn_battle *f);
void cn_offer_counter(const struct cn_board *b, const struct cn_state *s, int battle,
                      struct eng_choices *c);
eng_ruleno cn_check_counter(const struct cn_board *b, const struct cn_state *s, int battle,
                            const struct eng_action *a);
enum eng_flow cn_take_counter(struct eng_turn *t, struct eng_frame *fr, struct cn_battle *f,
                              const struct eng_action *a);
/* 1X-353-1: have those who parted from this half still somebody to strike? */
bool cn_rest_strikes(const struct cn_board *b, const struct cn_state *s,
                     const struct eng_frame *fr);
void cn_lead_rest(struct cn_state *s, const struct cn_board *b, struct cn_battle *f);

/* cn_266_obligation.c */
enum cn_facing { FACING_NONE, FACING_FREE, FACING_BOUND }; /* no attack, may, must */
enum cn_facing cn_facing(const struct cn_board *b, const struct cn_state *s, int from, int to);
/* ... and must he?  A vedette alone in a fortress is no fortress. */
bool cn_is_bound_at(const struct cn_board *b, const struct cn_state *s, int side, int from, int to);
bool cn_is_foe_at(const struct cn_board *b, const struct cn_state *s, int foe, int hex);
bool cn_may_hit(const struct cn_board *b, const struct cn_state *s, int leader, int hex);
/* 1X-269: a lone vedette that has not fought; an enemy whom it may attack, and one whom it must. */
bool cn_vedette_is_ready(const struct cn_state *s, int side, int vedette);
bool cn_vedette_may_hit(const struct cn_board *b, const struct cn_state *s, int vedette, int hex);
bool cn_vedette_must_hit(const struct cn_board *b, const struct cn_state *s, int vedette, int hex);
eng_ruleno cn_check_attacker(const struct cn_board *b, const struct cn_state *s, int side,
                             int what);
bool cn_pending(const struct cn_board *b, const struct cn_state *s, int side);
bool cn_pending_near(const struct cn_board *b, const struct cn_state *s, int side, int battle);
void cn_show_contacts(struct eng_turn *t, int side);
bool cn_battle_goes_on(const struct cn_board *b, const struct cn_state *s, int battle, bool bound);
bool cn_must_attack_again(const struct cn_board *b, const struct cn_state *s, int battle);
int cn_running(const struct cn_state *s, int attacker); /* his battle; -1 */

/* cn_293_sound.c: who of that side stands where when the battles begin, if that will matter */
void cn_note_where(struct eng_turn *t, int side);

/* cn_314_guard.c: 1X-315-1, 316-1 */
bool cn_is_guard(const struct cn_board *b, int unit); /* Old or Young */
bool cn_has_old_guard(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h);

/* What the table says in a column when the die counts so many; the die as it is held to the table. */
struct cn_reading {
    int die, attack, defence;
    bool defender_lost;
};
void cn_read_results(const struct cn_board *b, const struct cn_state *s, int die, int column,
                     struct cn_reading *out);

/* cn_307_terrain.c */
bool cn_is_affecting(const struct cn_board *b, const struct cn_state *s, int from, int to);
int cn_attack4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
               struct cn_odds *out);
int cn_defence4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                struct cn_odds *out);
bool cn_is_defile_side(const struct cn_board *b, const struct cn_state *s, int from, int to);
void cn_add_term(struct cn_odds *out, int text, int value);
void cn_reckon_half(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    struct cn_odds *out);

/* cn_271_targets.c: 1X-262-3, 277-2; once more only where it is another number */
void cn_tell_strength(struct eng_turn *t, struct cn_battle *f, int side, bool once_more);
/* 1X-212-2: somebody who attacks. */
bool cn_has_failed_repulse(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f);

/* cn_273_reserves.c */
int cn_engage_limit(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    bool attacker, int hex); /* SP; 255: none */
eng_ruleno cn_check_engage(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_half *h, bool attacker, int unit, int count);
void cn_offer_engage(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                     bool attacker, int count, struct eng_choices *c);
void cn_leave_reserve(struct eng_turn *t, struct cn_battle *f, int unit);
void cn_engage(struct eng_turn *t, struct eng_frame *f, int unit);
/* A neighbour marked as reserve, in no hex of the battle (1X-276-1). */
bool cn_stands_by(const struct cn_board *b, const struct cn_state *s, int side, int battle,
                  int leader);
eng_ruleno cn_check_advance(const struct cn_board *b, const struct cn_state *s, int side,
                            int battle, int leader, int hex);
void cn_offer_advance(const struct cn_board *b, const struct cn_state *s, int side, int battle,
                      struct eng_choices *c);
void cn_advance(struct eng_turn *t, int battle, int leader, int hex);

/* cn_267_left.c */
/* Hexes that were left are attacked no more; true: no other is left, and the battle is over. */
bool cn_is_over_before_it_began(struct eng_turn *t, const struct eng_frame *fr);
/* Where he who leads the attack has no enemy left, the others attack without him: true. */
bool cn_hand_over(const struct cn_board *b, struct cn_state *s, struct cn_battle *f);

/* cn_272_withdraw.c: where to, one or two hexes; count */
int cn_withdrawals(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                   uint16_t out[24]);
bool cn_may_withdraw(const struct cn_board *b, const struct cn_state *s, int leader);
/* Who stands there as a formation of one SP of horse, and may go; CN_NOBODY. */
int cn_lone_rider(const struct cn_board *b, const struct cn_state *s, int side, int hex);
/* Horse has left that hex: a vedette there is asked, then the types of battle are chosen anew. */
enum eng_flow cn_ask_left_alone(struct eng_turn *t, struct eng_frame *fr, int hex);

/* cn_286_markers.c */
eng_ruleno cn_check_marker(const struct cn_board *b, const struct cn_state *s, int battle, int side,
                           int marker);
bool cn_is_phasing(const struct cn_board *b, const struct cn_battle *f, int side);
void cn_side_hexes(const struct cn_board *b, const struct cn_battle *f, int side,
                   const uint16_t **hex, int *count);

/* cn_359_dynamics.c */
/* 1X-360-2: the half before this one was let pass by that side, and not by a refusal. */
bool cn_has_lost_hold(const struct cn_state *s, const struct cn_battle *f, int side);
bool cn_needs_dynamics(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f);

#endif
