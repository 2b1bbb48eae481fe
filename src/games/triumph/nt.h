/* nt.h -- Napoleon's Triumph: the state, the verbs and the board.
 *
 * Two armies of blocks on the field of Austerlitz, every block with its face to its owner.  There
 * are no dice; the one secret is what the blocks are, and the one art is to make the enemy guess.
 *
 * A token is a block or a commander.  A block's token says nothing of its face: whenever the book
 * lets blocks mingle unseen (NT 7) the faces are dealt anew among the tokens of the group. */

#ifndef GAMES_TRIUMPH_NT_H
#define GAMES_TRIUMPH_NT_H

#include "base/arena.h"
#include "base/bitset.h"
#include "engine/engine.h"

enum nt_side { FRENCH, ALLIED, SIDES };

enum nt_type { UNKNOWN, ARTILLERY, CAVALRY, INFANTRY, GUARD, TYPES };

enum {
    NT_FRENCH_UNITS = 36, /* tokens 0 to 35   */
    NT_ALLIED_UNITS = 44, /* tokens 36 to 79  */
    NT_UNITS = 80,
    NT_FRENCH_COMMANDERS = 8, /* tokens 80 to 87: Bessieres .. Vandamme, Bernadotte, Davout */
    NT_ALLIED_COMMANDERS = 9, /* tokens 88 to 96                                            */
    NT_COMMANDERS = 17,
    NT_TOKENS = NT_UNITS + NT_COMMANDERS,
    NT_NO_CORPS = 255, /* a detached unit */

    NT_LOCALES = 171,    /* printed numbers 1 to 170; 145 and 146 do not exist */
    NT_APPROACHES = 294, /* ids 1 to 293                                       */
    NT_STRETCHES = 216,  /* pieces of road inside a locale, from 1             */
    NT_CROSSINGS = 288,  /* a road through an approach, from 1                 */
    NT_ENTRIES = 24,     /* entry roads, from 1                                */
    NT_ROUNDS = 21,
    NT_CORPS_MAX = 8, /* NT 8 */
};

/* Where a piece is.  One number, so that being in the same position (NT 4) is being equal:
 *
 *   0                            gone: eliminated, or not yet assigned
 *   1 .. 170                     in reserve in that locale
 *   NT_BLOCK + 2 * approach + s  blocking that approach, s = 0 inside its locale a, 1 inside b
 *   NT_OFF_MAP                   to come as a reinforcement
 *
 * The same numbers are the nouns of verbs that name a position. */
enum { NT_GONE = 0, NT_BLOCK = 200, NT_OFF_MAP = 999 };

/* Symbols on one side of an approach (NT 4); bits. */
enum { MARK_INFANTRY = 1, MARK_CAVALRY = 2, MARK_ARTILLERY = 4, MARK_OBSTRUCTED = 8 };

enum { STAR_BLUE = 1, STAR_RED = 2, STAR_GREEN = 4, STAR_BLACK = 8 };

/* A locale by its printed number; 0 is none. */
struct nt_locale {
    uint8_t exists, capacity, hill, stars;
    uint8_t setup;          /* 1 + commander whose set-up locale this is, or 0     */
    uint8_t detach_barred;  /* NT 6: in or next to a red, green or black objective */
    uint8_t approach_count; /* impassable ones included                            */
    uint8_t stretch_count;
    uint16_t approach[12]; /* ids, ascending */
    uint16_t stretch[6];   /* of the road net */
    int16_t x, y;          /* for drawing */
    char name[24];         /* "" for plain ground */
};

/* The line between two locales, by its id from 1. */
struct nt_approach {
    uint8_t a, b; /* the two locales */
    uint8_t wide, impassable;
    uint8_t mark[2];        /* inside a, inside b */
    uint8_t crossing_count; /* roads through it */
    uint8_t spare;
    uint16_t crossing[3];
};

/* What hangs together of the road net inside one locale, from 1. */
struct nt_stretch {
    uint8_t locale, number; /* number within the locale, as in the data */
    uint8_t crossing_count;
    uint16_t crossing[10];
};

/* Where a road goes from one stretch to the next, through an approach. */
struct nt_crossing {
    uint16_t stretch[2];
    uint16_t approach;
    uint8_t main;
};

struct nt_entry {
    char id[8]; /* "F2" */
    uint8_t side, locale, main;
    uint16_t stretch;
};

struct nt_commander_card {
    char id[16], name[24];                              /* "st-hilaire", "St. Hilaire" */
    uint8_t side, minimum, setup_locale, reinforcement; /* setup_locale 0: none */
    uint8_t from_round[2]; /* by scenario: a reinforcement may enter from this round on */
};

struct nt_army {
    uint8_t count[TYPES][4]; /* units at start, by type and strength */
    uint8_t morale;
    uint8_t corps_limit, unit_limit; /* commands a turn; corps_limit 0: no limit */
};

/* One round on the Time Track. */
struct nt_hour {
    char day[12], hour[12];
    uint8_t night;
};

/* Sides of approaches, as attacks start from them: positions less NT_BLOCK. */
enum { NT_FRONT_WORDS = BIT_WORDS(2 * NT_APPROACHES) };
struct nt_fronts {
    uint64_t word[NT_FRONT_WORDS];
};

struct nt_board {
    struct nt_locale locale[NT_LOCALES];
    struct nt_approach approach[NT_APPROACHES];
    struct nt_stretch stretch[NT_STRETCHES];
    struct nt_crossing crossing[NT_CROSSINGS];
    struct nt_entry entry[NT_ENTRIES];
    struct nt_commander_card commander[NT_COMMANDERS];
    struct nt_army army[SIDES];
    struct nt_hour hour[2][NT_ROUNDS + 1]; /* by scenario and round, from 1 */
    uint8_t round_count[2];                /* by scenario */
    int approach_count, stretch_count, crossing_count, entry_count;
    uint64_t imprint;                      /* of its positions: nt_ground.c */
    uint8_t steps[NT_LOCALES][NT_LOCALES]; /* locales apart over passable approaches; 255: no way */
    uint8_t locale_at[NT_OFF_MAP + 1];     /* of every position; 0: not on the map */
    struct nt_fronts inside[NT_LOCALES];   /* sides of passable approaches in that locale */
    struct nt_fronts facing[NT_LOCALES];   /* and those on the other side of them */
    struct nt_fronts rides[NT_LOCALES];    /* what a ride from that reserve could threaten, were */
    struct nt_fronts rides_in[NT_ENTRIES]; /* the map empty; and one that enters by that road */
    struct nt_fronts obstructed;           /* marked so on the attacker's side */
    uint8_t noun[NT_LOCALES];              /* 1 + number of a name that orders may use (NT 19) */
    char locale_name[NT_LOCALES][28];      /* "53 Zuran Berg" */
    char locale_number[NT_LOCALES][4];     /* "53" */
    char block_name[2 * NT_APPROACHES][8]; /* "64-55": inside 64, towards 55 */
    char of_name[NT_COMMANDERS + 1][32];   /* "(detached)", then "of Lannes" by commander */
    char crossing_name[NT_CROSSINGS][16];  /* "64-55", "63=64" where it is main road */
    int plan_count;
    struct nt_plan *plan; /* ready-made set-ups of both sides, nt_plans.c */
    char *map_json;       /* the map as the page gets it */
    struct arena memory;
};

/* -- the state -- */

/* What a unit did or suffered this turn, and what it is. */
enum {
    UNIT_FIXED = 1,   /* the fixed battery: face-up for good, never moves (NT 6)             */
    UNIT_ENTERED = 2, /* came onto the map this turn                                         */
    UNIT_STOPPED = 4, /* moved into the reserve where it stands this turn (NT 10: congestion) */
    UNIT_BEATEN = 8,  /* retreated after combat this turn (NT 11.2)                           */
    UNIT_UP = 16,     /* lies face-up at this moment                                          */
};

/* Hidden of it: the face, while core.seen does not have one's seat.  Where it is, and in which corps,
 * lies open. */
struct nt_unit {
    uint16_t at;            /* a position: NT_GONE, a reserve, NT_BLOCK + .., NT_OFF_MAP */
    uint16_t stood;         /* the approach it was named to defend this turn, 0: none */
    uint8_t type, strength; /* the face: secret */
    uint8_t corps;          /* commander 0..16, or NT_NO_CORPS */
    uint8_t home;           /* off map: the commander whose time of entry binds it */
    uint8_t moves;          /* move commands received this turn */
    uint8_t flags;
    uint8_t stretch; /* where its road move of this turn ended, 0: none (NT 10) */
    uint8_t spare;
};

static inline void nt_swap_faces(struct nt_unit *a, struct nt_unit *b)
{
    uint8_t type = a->type, strength = a->strength;

    a->type = b->type;
    a->strength = b->strength;
    b->type = type;
    b->strength = strength;
}

struct nt_commander {
    uint16_t at;     /* a position, as of a unit */
    uint8_t given;   /* corps commands this turn */
    uint8_t entered; /* came onto the map this turn */
};

struct nt_set {
    uint64_t word[2]; /* tokens 0 to 96 */
};

enum nt_command { NO_COMMAND, CORPS_MOVE, DETACH_MOVE, UNIT_MOVE, ATTACH };

/* The move being made: whose, how far it has come.  Empty between commands. */
struct nt_move {
    struct nt_set pieces; /* units and commander that move */
    uint16_t from, at;    /* positions */
    uint16_t stretch;     /* on the road: the stretch we are on */
    uint8_t command, commander;
    uint8_t entered_count; /* locales entered by road; 0: not on the road */
    uint8_t all_main;      /* every step was on main road */
    uint8_t must_stop;     /* NT 10: next to an enemy corps of two or more */
    uint8_t riding;        /* cavalry that rode into a vacated locale and may ride on */
    uint8_t path[3];       /* locales entered, in order */
    uint8_t spare;
};

/* The attack on the table, in the order of NT 11. */
struct nt_attack {
    uint16_t approach; /* id; 0: no attack */
    uint16_t from;     /* the position the attacking pieces started from */
    uint8_t side;      /* the attacker's side of it: 0 inside a, 1 inside b */
    uint8_t army;      /* who attacks */
    uint8_t guard;     /* a Guard Attack (NT 15) */
    uint8_t by_road;
    uint8_t wide;
    uint8_t command;     /* enum nt_command of the attack declaration */
    uint8_t artillery;   /* led by artillery */
    uint8_t initial_won; /* the attacker won the initial result */
    uint8_t won;         /* the attacker won the final result */
    uint8_t blocked;     /* the defenders block the defense approach */
    int8_t initial, final;
    uint8_t lost[SIDES];                      /* strength lost in this attack */
    uint8_t attacking_count, defending_count; /* units, for the tie (NT 11.6) */
    uint8_t to_lose;                          /* points still to be taken in steps 9 and 10 */
    uint8_t attack_leader_count, defense_leader_count; /* as declared, for losses */
    uint8_t spare;
    struct nt_set attacking, defending;
    struct nt_set attack_leaders, defense_leaders, counter;
};

/* Tracks of the turn (NT 10, NT 11); emptied when a turn begins. */
struct nt_turn {
    uint8_t closer[176];           /* 1 + commander whose march closed that reserve, or 0   */
    uint64_t stormed[3];           /* locales taken by combat: nobody else may enter      */
    uint64_t barred[5];            /* approaches closed by a feint or a lost attack       */
    uint64_t bombarded[5];         /* approaches with an artillery-led attack this turn   */
    uint16_t stood[NT_COMMANDERS]; /* the approach a commander was named to defend, 0: none */
    uint8_t corps_commands, unit_commands;
    uint8_t army;
    uint8_t spare[3];
};

/* The papers of set-up (NT 6, NT 17). */
struct nt_set_up {
    uint8_t organised[SIDES]; /* that army's organisation is finished and public         */
    uint8_t on_map;           /* 1 December: how many Allied corps were chosen to start  */
    uint8_t chosen[2];        /* which: 1 + commander                                    */
    uint8_t detachments;      /* made so far, of six                                     */
    uint8_t bid, bidder;      /* the auction: 1 + the highest bid, and the seat that made it */
};

/* The papers of a retreat (NT 12). */
struct nt_retreat {
    uint8_t locale; /* being emptied; 0: none */
    uint8_t side;   /* who leaves             */
    uint8_t after_combat;
    uint8_t spare[5];
    struct nt_set placed; /* pieces that have their new locale */
};

/* The papers of team play (NT 19): ranks, whose corps is whose, and the orders written so far.  All
 * zero when two play.  An order is six bytes: its verb in the two lowest bits, then a bit for each
 * named place of the map (nt_19_orders.c). */
enum { NT_PLAYERS = 4, NT_ORDER_BYTES = 6 };

struct nt_teams {
    uint8_t player_count[SIDES];
    uint8_t rank[SIDES][NT_PLAYERS]; /* seats, the most senior first                         */
    uint8_t player[NT_COMMANDERS];   /* 1 + the seat that has this corps                     */
    uint8_t secret[SIDES];           /* in conference: ranks and corps are not yet revealed  */
    uint8_t acting;                  /* the rank whose part of the turn it is                */
    uint8_t control;                 /* the seat that decides for the defending side         */
    uint8_t notes;                   /* may be taken in conferences, as both teams agreed    */
    uint8_t begun[SIDES];            /* the round of each side's latest turn                 */
    uint8_t away;                    /* only in what a conferring player is shown: no board  */
    uint8_t spare;
    uint8_t order[SIDES][NT_ROUNDS][NT_PLAYERS - 1][NT_ORDER_BYTES]; /* by round, rank from 1 */
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct nt_state {
    struct eng_core core;
    struct nt_unit unit[NT_UNITS];
    struct nt_commander commander[NT_COMMANDERS];
    uint8_t round, last_round;
    uint8_t scenario; /* enum nt_scenario */
    uint8_t phase;    /* enum nt_phase */
    struct nt_turn turn;
    struct nt_move move;
    struct nt_attack attack;
    struct nt_retreat retreat;
    uint64_t
        fired_before[10];   /* attack approaches (position - NT_BLOCK) guns led from last round */
    uint64_t fired_now[10]; /* and this round */
    uint8_t pool[SIDES][TYPES][4]; /* faces alive, by type and strength: public (NT 7) */
    struct nt_set_up set_up;
    int8_t morale[SIDES]; /* 0: demoralised */
    uint8_t morale_lost[SIDES];
    uint8_t committed_heavy[SIDES], committed_guard[SIDES]; /* NT 15 */
    uint8_t guard_beaten[SIDES];   /* a Guard Attack was defeated: no more of them */
    uint8_t reinforced;            /* a French reinforcement has entered play */
    uint8_t santon, auction, team; /* options */
    uint8_t winner;                /* side */
    uint8_t grade;                 /* enum nt_grade */
    struct nt_teams teams;
};
#pragma GCC diagnostic pop

enum nt_scenario { SECOND_DECEMBER, FIRST_DECEMBER };
enum nt_phase { PHASE_SET_UP, PHASE_PLAY };
enum nt_grade { NO_GRADE, DECISIVE, MARGINAL };

enum nt_verb {
#define VERB(name, text, gesture, takes) VERB_##name,
#include "games/triumph/nt_verbs.def"
#undef VERB
    VERB_COUNT
};

extern const struct eng_game nt_game;

/* What opponents may ask of the board and of the state they are shown. */
static inline int nt_locale_of(const struct nt_board *b, int at) /* 0: not on the map */
{
    return at >= 0 && at <= NT_OFF_MAP ? b->locale_at[at] : 0;
}

/* The locale on the other side. */
static inline int nt_across(const struct nt_board *b, int approach, int locale)
{
    return b->approach[approach].a == locale ? b->approach[approach].b : b->approach[approach].a;
}

/* The blocking position of an approach inside that locale. */
static inline int nt_block_in(const struct nt_board *b, int approach, int locale)
{
    return NT_BLOCK + 2 * approach + (b->approach[approach].b == locale);
}

/* NT 16: a corps with foot or guns, and a road to an entry. */
bool nt_controls(const struct nt_board *b, const struct nt_state *s, int side, int locale);

#endif
