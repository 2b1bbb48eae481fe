/* au_local.h -- what the chapters of Austerlitz 1805 share. */

#ifndef GAMES_AUSTERLITZ_AU_LOCAL_H
#define GAMES_AUSTERLITZ_AU_LOCAL_H

#include "au_rules.h"
#include "engine/box.h"
#include "engine/flow.h"
#include "engine/lines.h"

#include "games/austerlitz/au.h"
#include "games/austerlitz/au_rows.h"

#define TEXTS "games/austerlitz/au_news.def"
#include "engine/text_types.def"

/* Kinds of locals (au_frames.def): a unit, the same or AU_NOBODY, a unit or AU_CHIT0 + chit, 1 + unit
 * or 0, and the packed units of a chit that is trodden on. */
enum { AU_UNIT = ENG_KINDS, AU_ANYBODY, AU_PIECE, AU_LISTED, AU_TRODDEN };

enum au_how {
    HOW_FIRE,     /* roundshot, canister, static musketry: in full                        */
    HOW_ASSAULT,  /* musketry before an assault: au_shaken in place of the state          */
    HOW_COMBAT,   /* close combat, the unit is the defender or a lone attacker            */
    HOW_ATTACKER, /* close combat lost by the attackers: it goes back by A05-13.11-4     */
    HOW_RIDDEN    /* as HOW_COMBAT, led by cavalry: a rout is its end (A05-13.12.4)       */
};
enum au_retreat {
    ORDERLY,     /* forced, in whatever state it is */
    IN_DISORDER, /* the same, D                     */
    IN_ROUT,     /* the first flight                */
    LEADERLESS,  /* A05-12.6.3                      */
    BY_CHOICE,   /* A05-12.7.2.1-3                  */
    FLEES_ON,    /* a later flight, to its shelter  */
    FLEES_DUE,   /* as IN_ROUT, set off by a flight */
    RIDDEN_BACK  /* as IN_DISORDER, before an attack led by cavalry */
};
enum au_outcome {
    STOOD,     /* no effect, or the check was passed      */
    WORSENED,  /* S or D, in place                        */
    SHAKEN,    /* 10.4.3.5: marker, or stopped            */
    WENT_BACK, /* retreated                               */
    FLED,      /* R                                       */
    GONE,      /* eliminated, or off the map              */
    DRIVEN_OUT /* the same, by the flight or retreat that a result forced upon it */
};

enum au_alarm_kind {
    ALARM_ROUT,
    ALARM_LOSS,
    ALARM_HQ,
    ALARM_DUE,   /* R by a collision: has still to flee, then it is a rout */
    ALARM_REPOSE /* rallied by a double 1: faces and forms as its owner likes */
};
enum au_why { WHY_NONE, WHY_NAPOLEON, WHY_PLACES, WHY_POINTS };

/* Orders of the solo system, A05-27.6. */
enum au_order {
    ORDER_NONE,
    ORDER_COMBAT,
    ORDER_MUSKETRY,
    ORDER_CHARGE,
    ORDER_FLANK,
    ORDER_FIRE,
    ORDER_BACK
};

/* In the order of au_options. */
enum au_option {
    OPTION_SETUP,        /* historical, free            */
    OPTION_FOG,          /* on, off: clear-day positions */
    OPTION_RESTRICTIONS, /* by set-up, on, off           */
    OPTION_RETURNS,      /* advanced rule 19             */
    OPTION_AMMUNITION,   /* 20                           */
    OPTION_DRILL,        /* 21                           */
    OPTION_FROZEN,       /* Satschan pond                */
    OPTION_NP,           /* none, french, allied, both   */
    OPTION_NP_TABLES     /* A05-27.6-12                  */
};

static inline const struct au_board *au_board(const struct eng_box *box)
{
    return box->board;
}

static inline bool au_on_field(const struct au_state *s, int unit)
{
    return s->unit[unit].standing == AT_FIELD;
}

/* With its +2.  What it has still to do in its own turn (A05-12.9.4) may last longer. */
static inline bool au_rages(const struct au_unit *u)
{
    return u->rage == RAGE || u->rage == RAGE_OUT_OF_SQUARE;
}

/* Out of its square by A05-12.9.4: free to attack, though it has changed its formation. */
static inline bool au_burst_out(const struct au_unit *u)
{
    return u->rage == RAGE_OUT_OF_SQUARE || u->rage == SPENT_OUT_OF_SQUARE;
}

static inline int au_side_of(const struct au_board *b, int piece)
{
    return piece >= AU_CHIT0 ? (piece - AU_CHIT0) / AU_SLOTS : b->unit[piece].side;
}

static inline bool au_is_np(const struct au_state *s, int side)
{
    return s->np >> side & 1;
}

/* Anything that can win: `if (au_decided(s)) return end_match(t);` at the next row. */
static inline bool au_decided(const struct au_state *s)
{
    return s->winner != SIDES;
}

/* Away from its own edge: where its enemy comes from. */
static inline int au_forward(const struct au_board *b, int side)
{
    return plane_degree(b->home[side] + 180);
}

/* Between two directions, 0 to 180 degrees. */
static inline int au_angle(int one, int other)
{
    int turn = plane_turn(one, other);

    return turn < 0 ? -turn : turn;
}

/* -- A05 2, 3, 7, 18: units and the field (au_02_units.c, au_03_map.c, au_18_setup.c) -- */

/* Footprints.  au_box: where it stands, in its formation.  au_box_at: anywhere, in any. */
struct plane_box au_box(const struct au_board *b, const struct au_state *s, int piece);
struct plane_box au_box_at(const struct au_board *b, int piece, int formation, struct plane_pt at,
                           int facing);
bool au_within(const struct au_board *b, const struct au_state *s, int piece, int other, int hu);
struct plane_dist au_distance(const struct au_board *b, const struct au_state *s, int piece,
                              int other);
/* All pieces on the field (units and chits, of `sides`: bit 1 French, 2 Allied) whose footprint may
 * come within `hu` of that box; a quick sieve that forgets none.  Ascending; returns how many. */
int au_near(const struct au_board *b, const struct au_state *s, const struct plane_box *box, int hu,
            int sides, uint8_t out[AU_PIECES]);
/* Where a leg ends that leads that box straight on (ruling 137): the whole hu nearest to it, less than 2
 * hu off either way, on which it would stand on nobody.  False: there is none; then the nearest. */
bool au_land(const struct au_board *b, const struct au_state *s, int unit,
             const struct plane_box *box, int degree, int length, struct plane_pt *out);
/* The first piece on the field, other than that one, which the box would stand on; AU_NOBODY. */
int au_overlapped(const struct au_board *b, const struct au_state *s, int piece,
                  const struct plane_box *box);
/* Is a piece of the enemies of that side nearer to the box than `hu`? */
bool au_enemy_nearer(const struct au_board *b, const struct au_state *s, int side,
                     const struct plane_box *box, int hu);
/* Would it stand nearer than 3 hu (A05-13.1-3) to an enemy to whom it does not stand so now? */
bool au_runs_into_enemy(const struct au_board *b, const struct au_state *s, int unit,
                        const struct plane_box *to);
/* Nearest enemy unit on the field by distance, then id; AU_NOBODY. */
int au_nearest_enemy(const struct au_board *b, const struct au_state *s, int piece);
bool au_on_map(const struct au_board *b, const struct plane_box *box); /* wholly, A05-3.1-3 */

/* Ground.  The one that counts for a unit whose centre is there (A05-3.1-4); hills and ponds are
 * asked apart. */
enum au_ground au_ground_at(const struct au_board *b, struct plane_pt p);
int au_area_at(const struct au_board *b, struct plane_pt p);  /* its area, -1: clear */
bool au_is_high(const struct au_board *b, struct plane_pt p); /* in a hill polygon */
int au_hill_at(const struct au_board *b, struct plane_pt p);  /* its area, -1 */
bool au_meets_ground(const struct au_board *b, const struct plane_shape *shape, unsigned grounds);
/* grounds: 1 << enum au_ground; true when the inside of the shape meets the inside of one. */
unsigned au_grounds_under(const struct au_board *b, const struct plane_box *box); /* all of them */
bool au_meets_stream(const struct au_board *b, const struct plane_shape *shape, unsigned streams);
bool au_is_clear(const struct au_board *b, const struct plane_box *square); /* A05-5.2-3 */
int au_zone_at(const struct au_board *b, struct plane_pt p);          /* strategic; AU_NOBODY */
enum { ROAD_SNAP = 5 };                                               /* A05-6.10.3-2 */
bool au_on_road(const struct au_board *b, struct plane_pt p, int hu); /* within hu of any road */
bool au_at_east_wall(const struct au_board *b, struct plane_pt p);    /* pheasantry, A05-15.1-11 */
struct plane_pt au_at(const struct au_state *s, int piece);

/* Values as they count now (A05-12.2, 13.5.2): steps, square, rage taken in where they belong. */
int au_musketry(const struct au_board *b, const struct au_state *s, int unit); /* less the step */
int au_combat(const struct au_board *b, const struct au_state *s, int unit);   /* less the step */
int au_worth(const struct au_board *b, const struct au_state *s, int unit);    /* V, A05-22.3-4 */
bool au_is_engaged(const struct au_state *s, int unit); /* has a foe, or is somebody's */
bool au_is_guard_or_elite(const struct au_board *b, int unit);
int au_attached(const struct au_state *s, int unit); /* the HQ with it; AU_NOBODY */
extern const struct eng_option au_options[];
bool au_restricted(const struct au_state *s); /* A05-18.1.1 in force */

/* How a unit that stands so looks where a position says no more of it (au_save.c). */
struct au_unit au_plain_unit(const struct au_board *b, int unit, int standing);
/* Puts a unit somewhere: position, control of places passed on the way from where it stood (17.1.1.6),
 * the zones that open (16.4.1.6).  Everything that moves a unit goes through one of these. */
void au_move_unit(struct eng_turn *t, int unit, struct plane_pt to, int facing);
void au_put_unit(struct eng_turn *t, int unit, struct plane_pt at, int facing, int formation);
/* May the unit stand there: on the map, no overlap, no pond, ground for its arm?  0, or the rule. */
eng_ruleno au_check_stand(const struct au_board *b, const struct au_state *s, int unit,
                          const struct plane_box *box);
/* The same in another formation than it has: guns stand limbered where they could not unlimber. */
eng_ruleno au_check_stand_in(const struct au_board *b, const struct au_state *s, int unit,
                             int formation, const struct plane_box *box);

/* -- A05 5, 6, 15: formations and movement (au_05_formations.c, au_06_*.c, au_15_terrain.c; au_move.h) -- */

int au_allowance(const struct au_board *b, const struct au_state *s, int unit); /* left, hu */
/* Is the leg of that unit legal, and what does it cost?  0, or the rule that forbids. */
eng_ruleno au_check_leg(const struct au_board *b, const struct au_state *s, int unit, int degree,
                        int length, int *cost);
bool au_has_formation(const struct au_board *b, int unit, int formation); /* A05-5.1 */
/* HQs, squares, and whoever is in the castle or the redoubt (A05-15.1-10). */
bool au_has_no_flanks(const struct au_board *b, const struct au_state *s, int unit);
enum plane_zone au_attack_zone(const struct au_board *b, const struct au_state *s, int attacker,
                               int defender); /* A05-5.1-5, 5.4-1, 15.1-10 */
bool au_front_meets(const struct plane_box *attacker, const struct plane_box *defender);
bool au_front_touches(const struct au_board *b, const struct au_state *s, int attacker,
                      int defender); /* A05-13.1-5 */
struct plane_shape au_musket_zone(const struct au_board *b, const struct au_state *s, int unit);
/* not for squares and all-round fronts */
bool au_in_musket_range(const struct au_board *b, const struct au_state *s, int unit, int target);
/* Between the sides of its zone of fire, drawn out: not beside its front. */
bool au_is_before_muskets(const struct au_board *b, const struct au_state *s, int unit, int target);
struct plane_shape au_charge_field(const struct au_board *b, const struct au_state *s, int unit);
bool au_can_charge(const struct au_board *b, const struct au_state *s, int unit); /* as it stands */
bool au_room_for_square(const struct au_board *b, const struct au_state *s, int unit);
uint8_t au_banks(const struct au_board *b, const struct plane_box *box); /* streams within 10 hu */
/* A unit leaves its combat: foes that are left alone are free (A05-12.5.3-9). */
void au_leave_combat(struct au_state *s, int unit);
int au_opponent(const struct au_state *s, int unit); /* its foe, or else who attacks it */

/* -- A05 8 to 11: sight and fire (au_08_sight.c, au_09_*.c, au_10_*.c, au_11_table.c; au_fire.h) -- */

bool au_sees(const struct au_board *b, const struct au_state *s, int unit,
             int target); /* 8, no fog */
/* 0, or the rule that keeps it from seeing the target (the one in the way of its centre).  over: by
 * roundshot, over friends (A05-8.8-3).  Pieces: units and chits. */
eng_ruleno au_why_unseen(const struct au_board *b, const struct au_state *s, int piece, int target,
                         bool over);
/* Which of the nine points of the target it sees, as bits (A05-8.2-2); all, in contact. */
unsigned au_points_seen(const struct au_board *b, const struct au_state *s, int piece, int target,
                        bool over);
int au_sight(const struct au_state *s); /* of the turn: 50, 100, 200 hu; 0: no limit */
bool au_sees_in_fog(const struct au_board *b, const struct au_state *s, int unit, int target);
/* A sum, term by term: what it is made of can be questioned. */
struct au_term {
    int16_t text;  /* NEWS_TERM_* */
    int16_t value; /* what it adds to the die */
};
struct au_sum {
    int count, total; /* of terms; of their values */
    struct au_term term[20];
};
void au_add(struct au_sum *sum, int text, int value); /* zero terms are left out */
/* What the fire of `firing` (a set) at the target adds to the die. */
void au_fire_sum(const struct au_board *b, const struct au_state *s, const uint64_t firing[3],
                 int target, int kind, struct au_sum *out);
enum au_fire { FIRE_ROUNDSHOT, FIRE_CANISTER, FIRE_STATIC, FIRE_ASSAULT };
/* 10.4.3.5: a unit failed its check from musketry before an assault, by so much. */
void au_shaken(struct eng_turn *t, int unit, int excess);

/* -- A05 12, 13.10, 13.11: morale and retreats (au_12_*.c, au_13_11_*.c; au_12_morale.h) -- */

struct au_check {
    int8_t excess;  /* roll less morale: 0 or less passes, but for the doubles */
    uint8_t passed; /* with the doubles taken in */
    uint8_t rage;   /* a double 1: it is in Blood Rage now */
    uint8_t rout;   /* a double 6: it must rout, which the caller sees to */
};
enum { LOST = ROUTED + 1 };
int au_morale_of(const struct au_board *b, const struct au_state *s, int unit, int modifier);
/* Rolls 2d6 against morale + modifier, tells it, gives Blood Rage on a double 1 (12.9).  A double 6
 * sets rout: the caller goes on with call(t, PROC_ROUT, unit, cause). */
struct au_check au_check_morale(struct eng_turn *t, int unit, int modifier, eng_ruleno rule);
/* The state it gets when it must be `to`, or at least one level worse (12.11): up to LOST. */
int au_worse(const struct au_state *s, int unit, int to);
void au_worsen(struct eng_turn *t, int unit, int to,
               eng_ruleno rule);                                  /* S or D, at least one level;
                                                                         for R: PROC_ROUT */
bool au_lose_step(struct eng_turn *t, int unit, eng_ruleno rule); /* false: that was the last */
/* Out of the game.  by_arms: by combat or fire, so that neighbours check (12.7.2-3). */
void au_eliminate(struct eng_turn *t, int unit, bool by_arms, eng_ruleno rule);
int au_away(const struct au_state *s, int unit, int cause); /* degree, A05-12.5.3-3 */
/* The one flight that a routed unit's owner may make in the movement phase (A05-12.5.3.1-5): is it
 * this one?  And which is offered; false: none. */
eng_ruleno au_check_flight(const struct au_board *b, const struct au_state *s, int unit, int degree,
                           int length);
bool au_flight_way(const struct au_board *b, const struct au_state *s, int unit, int *degree,
                   int *length);
enum eng_flow au_alarms(struct eng_turn *t, struct eng_frame *f); /* row: call(t, PROC_ALARMS) */
/* Degree of a retreat before that opponent (13.11-2, 13.11-4); how: HOW_ATTACKER for attackers. */
int au_way_back(const struct au_board *b, const struct au_state *s, int unit, int opponent,
                int how);

/* -- A05 13, 14, 17: close combat and victory (au_13_*.c, au_14_sum.c, au_17_victory.c) -- */

/* Who attacks that unit and still can: enemies that have it for their foe.  Returns how many. */
int au_attackers(const struct au_board *b, const struct au_state *s, int defender,
                 uint64_t party[3]);
void au_combat_sums(const struct au_board *b, const struct au_state *s, int lead, int defender,
                    struct au_sum *attack, struct au_sum *defence);
eng_ruleno au_term_rule(int text); /* of a term of these sums */
/* `charge` as if it charged, for previews and the solo system; zone: where it would touch. */
void au_combat_preview(const struct au_board *b, const struct au_state *s, int lead, int defender,
                       bool charge, enum plane_zone zone, int supporters, struct au_sum *attack,
                       struct au_sum *defence);
int au_victory_points(const struct au_board *b, const struct au_state *s, int side);
void au_take_control(struct eng_turn *t, int unit, struct plane_pt from, struct plane_pt to);
void au_decide(struct eng_turn *t, int winner, int why);

/* -- A05 16, 18.1: fog and restrictions (au_16_*.c, au_18_restrictions.c; au_16.h) -- */

/* How far a leg gets before a chit is detected: `length`, or the first whole hu (A05-16.4.2.7-3). */
int au_detected_at(const struct au_board *b, const struct au_state *s, int piece, int degree,
                   int length);
bool au_must_uncover(const struct au_board *b, const struct au_state *s,
                     int piece); /* for PROC_DETECT */
/* The first enemy chit that would have cut short the way of `length` hu by which that unit has come
 * to its place; AU_NOBODY. */
int au_passed_chit(const struct au_board *b, const struct au_state *s, int unit, int degree,
                   int length);
/* A unit has come onto the field or formed anew: PROC_DETECT if there is a chit to uncover. */
enum eng_flow au_look_about(struct eng_turn *t, int unit);
eng_ruleno au_check_restriction(const struct au_board *b, const struct au_state *s, int piece,
                                struct plane_pt from, struct plane_pt to); /* 16.4.1.3, 18.1.1 */
/* The same for a unit that comes out of a chit, and for one that comes from off the field. */
eng_ruleno au_check_emerging(const struct au_board *b, const struct au_state *s, int unit,
                             struct plane_pt chit, struct plane_pt to);
eng_ruleno au_check_entry(const struct au_board *b, const struct au_state *s, int unit,
                          struct plane_pt at);
/* The striped zone of A05-16.4.1.6: is that a point of it, does the way lead into it? */
bool au_is_striped(const struct au_board *b, struct plane_pt at);
bool au_enters_striped(const struct au_board *b, struct plane_pt from, struct plane_pt to);
eng_ruleno au_check_attack_restriction(const struct au_board *b, const struct au_state *s, int unit,
                                       int target);
eng_ruleno au_check_chit_leg(const struct au_board *b, const struct au_state *s, int chit,
                             int degree, int length);
enum eng_flow au_take_chit_leg(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a);
void au_fighting_begins(struct eng_turn *t); /* any fire or combat was resolved */
bool au_centre_is_empty(const struct au_board *b, const struct au_state *s);
bool au_guard_is_active(const struct au_board *b, const struct au_state *s, int side);
int au_objective(const struct au_board *b, int corps); /* a place; AU_NOBODY: none (18.1.1-2) */

/* -- A05 22 to 28: the solo system (au_np.c, au_22_*.c to au_28_*.c; au_np.h) -- */

/* The one answer of an NP side to the question that stands; from what that side knows. */
bool au_np_answer(const struct eng_box *box, const struct au_state *s, int seat,
                  struct eng_action *out);
/* Dice of the solo rules, rolled by the rows in place of a question to an NP side. */
bool au_np_tries_square(struct eng_turn *t, int unit); /* 24.5.10 */
int au_np_after_square(struct eng_turn *t, int unit);  /* 24.5.16: VERB_PRESS, _STOP, _RIDE_PAST */
bool au_np_takes_refuge(struct eng_turn *t, int battery); /* 24.5.19 */
void au_np_contents(struct eng_turn *t, int chit);        /* 24.6.3: sends back what stays hidden */
void au_np_fill_chits(struct eng_turn *t, int side); /* 28.1.6.1-3, 28.2.11: dice of the dealing */
void au_np_count_return(struct eng_turn *t, int unit); /* 28.1.8-2: it makes good no loss */

/* -- the doors of engine.h: data, names, positions, views -- */

void au_preview(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct jout *json);
extern const char *const au_sides[];
const char *au_name(const struct eng_box *box, const char *kind, int32_t value);
bool au_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out);
bool au_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out);
void au_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out);
bool au_load(const char *folder, void **board, struct err *err);
void au_unload(void *board);
bool au_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err);
void au_redact(const struct eng_box *box, void *state, eng_seats audience);
bool au_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng);
bool au_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out);
eng_ruleno au_check(const struct eng_box *box, const void *state, int seat,
                    const struct eng_action *a);
void au_result(const struct eng_box *box, const void *state, struct eng_result *out);
void au_show(const struct eng_box *box, const void *redacted, struct jout *json);
void au_show_ground(const struct eng_box *box, const void *redacted, struct jout *json);
void au_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p);
void au_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p);
void au_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out);
extern const struct eng_line au_lines[];
void au_lay_out(const struct eng_box *box, void *state);
bool au_complete(struct eng_reader *r);
const char *au_broken(const struct eng_box *box, const void *state);
extern const struct eng_proc au_procs[];

#endif
