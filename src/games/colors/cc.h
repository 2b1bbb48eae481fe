/* cc.h -- Commands & Colors: Napoleonics: the state, the verbs and the board.
 *
 * 113 hexes in nine rows, units of blocks, leaders, a hand of command cards, battle dice.  All that
 * stands on the field is open; hidden are the faces of the cards in hand, under squares and in the
 * pile. */

#ifndef GAMES_COLORS_CC_H
#define GAMES_COLORS_CC_H

#include "engine/engine.h"

enum {
    CC_HEXES = 114, /* hexes are 1 to 113, A1 to I13 row by row; 0: nowhere */
    CC_ROWS = 9,    /* 0 (A, top baseline) to 8 (I, bottom baseline)        */
    CC_UNITS = 64,
    CC_LEADERS = 12,
    CC_CARDS = 70,   /* of the deck */
    CC_HAND = 12,    /* most cards in a hand: 6, 4 back from squares, 2 drawn */
    CC_SQUARES = 4,  /* places of a square track */
    CC_KINDS = 32,   /* kinds of card: rows of cards.tsv, from 1 */
    CC_HIDDEN = 255, /* a card whose face one does not know */
    CC_NATIONS = 4,
    CC_TYPES = 40, /* rows of units.tsv: nation and type together */
    CC_BLOCKS = 5, /* most blocks of a unit */
    CC_OBJECTIVES = 6,
    CC_RANGE = 5, /* longest range */
    CC_FACES = 5,
    CC_NO_UNIT = 255,
    CC_NO_LEADER = 255
};

enum cc_side { TOP, BOTTOM, SIDES };
enum cc_class { INFANTRY, CAVALRY, ARTILLERY, CLASSES };
enum cc_face { FACE_INF, FACE_CAV, FACE_ART, FACE_FLAG, FACE_SABRE }; /* the die: 2 1 1 1 1 */

/* Sections by the map, as the bottom player sees it; the left flank of the top player is EAST. */
enum cc_section { WEST = 1, CENTRE = 2, EAST = 4, EVERYWHERE = 7 };

enum cc_terrain {
    CLEAR,
    FOREST,
    HILL,
    RUGGED_HILL,
    TOWN,
    WINDMILL,
    RIVER,
    FORD,
    BRIDGE,
    QUARRY,
    TERRAINS
};

enum cc_verb {
#define VERB(name, text, gesture, takes) VERB_##name,
#include "games/colors/cc_verbs.def"
#undef VERB
    VERB_COUNT
};

/* -- the board: what never changes -- */

enum cc_quality { QUALITY_LINE, QUALITY_MILITIA, QUALITY_ELITE, QUALITY_GUARD };
enum cc_trait {
    TRAIT_LIGHT = 1,        /* light infantry types: forest, two hexes without battle     */
    TRAIT_HEAVY = 2,        /* heavy cavalry types: three hexes in a Cavalry Charge       */
    TRAIT_HORSE_GUNS = 4,   /* horse artillery                                            */
    TRAIT_NO_SABRES = 8,    /* rifles and militia: sabres hit lone leaders only           */
    TRAIT_AGAINST_FOOT = 16 /* French line: one more melee die against infantry         */
};

struct cc_type {    /* a row of units.tsv: one type of one nation */
    char code[4];   /* LN .. HA        */
    char nation[4]; /* FR, BR, PT      */
    char *name;     /* "Line infantry" */
    char *label;    /* "French line infantry" */
    uint8_t nation_index, class, quality, traits;
    uint8_t blocks, move_and_battle, move_only, range;
    uint8_t standing[CC_BLOCKS + 1]; /* ranged dice of infantry by blocks            */
    uint8_t moved[CC_BLOCKS + 1];
    uint8_t melee[CC_BLOCKS + 1];
    uint8_t guns[CC_BLOCKS + 1]
                [CC_RANGE + 1];       /* dice of artillery by blocks and distance; 1: melee */
    uint8_t ignored_flags, retreat;   /* hexes for each flag */
    uint8_t bayonet, bombard, charge; /* dice that these cards add */
    uint8_t in_box, source;           /* pieces in the box; enum eng_source */
};

/* What a card does: cc_8_cards.c. */
enum cc_effect {
    EFFECT_NONE,
    EFFECT_SECTION,
    EFFECT_SCOUT,
    EFFECT_ASSAULT,
    EFFECT_BAYONET_CHARGE,
    EFFECT_BOMBARD,
    EFFECT_CAVALRY_CHARGE,
    EFFECT_COUNTER_ATTACK,
    EFFECT_ELAN,
    EFFECT_FIRE_AND_HOLD,
    EFFECT_FIRST_STRIKE,
    EFFECT_FORCE_MARCH,
    EFFECT_COLD_STEEL,
    EFFECT_LEADERSHIP,
    EFFECT_GRANDE_MANOEUVRE,
    EFFECT_RALLY,
    EFFECT_SHORT_SUPPLY,
    EFFECTS
};

struct cc_card {            /* a row of cards.tsv */
    char *id, *name, *text; /* text: our words */
    uint8_t effect, count;
    uint8_t orders[3]; /* left, centre, right of whoever plays it; section cards */
    uint8_t bicorne;   /* attached leaders may be ordered to detach (CCN-5.2-06) */
    uint8_t source;
};

struct cc_nation { /* a row of nations.tsv */
    char id[4];
    char *name;
    uint8_t leaders; /* in the box */
    uint8_t side;    /* where its army sits where nothing else is said */
};

struct cc_terrain_row { /* a row of terrain.tsv; dice are taken away, so they are >= 0 */
    char *name;
    uint8_t stops, impassable, no_guns, blocks_sight, no_square, no_battle_on_entry;
    uint8_t into_ranged[CLASSES], into_melee[CLASSES], from_ranged[CLASSES], from_melee[CLASSES];
    uint8_t no_charge; /* no die of the Cavalry Charge, into or from */
    uint8_t source;
};

struct cc_ray { /* what lies between two hexes: steps of the line, ends left out */
    uint8_t count;
    uint8_t left[6], right[6]; /* equal where the line crosses a hex; 0: off the board */
    uint8_t exits; /* sides of the target hex over which the line leaves it, bit (1 << side) */
};

struct cc_board {
    int nation_count, type_count, card_count;
    struct cc_nation nation[CC_NATIONS];
    struct cc_type type[CC_TYPES];
    struct cc_card card[CC_KINDS]; /* from 1 */
    struct cc_terrain_row terrain[TERRAINS];
    struct cc_terrain_row works;             /* fieldworks, beside the terrain of the hex */
    uint8_t row[CC_HEXES], column[CC_HEXES]; /* column from 1, as printed */
    uint8_t section[CC_HEXES];
    uint8_t next[CC_HEXES]
                [6]; /* neighbours by side, clockwise from E; 0: none (enum hex_pointed_side) */
    uint8_t distance[CC_HEXES][CC_HEXES];
    uint64_t within[CC_HEXES][CC_RANGE + 1][2]; /* hexes that far away at most, bits */
    uint16_t ray_at[CC_HEXES][CC_HEXES]; /* index into ray for distance 2 to CC_RANGE, else 0 */
    struct cc_ray *ray;
};

/* -- the state -- */

/* What a unit did this turn; wiped when a turn begins. */
enum cc_unit_flag {
    UNIT_ORDERED = 1,
    UNIT_MOVED = 2,      /* has made its move, or may make none any more (CCN-5.3.3-15) */
    UNIT_BATTLED = 4,    /* has fought, or joined in combined arms                      */
    UNIT_STOPPED = 8,    /* entered stopping terrain, by move or pursuit                */
    UNIT_NO_BATTLE = 16, /* entered where entry forbids battle, or a card forbids it    */
    UNIT_OF_CHOICE = 32, /* ordered by "one unit of choice": basic rules, no bonus      */
    UNIT_RALLIED = 64,   /* regained a block                                            */
    UNIT_BONUS = 128     /* has fought its bonus melee                                  */
};

struct cc_unit {
    uint8_t at;         /* hex; 0: not on the field */
    uint8_t side, type; /* row of units.tsv */
    uint8_t blocks, full;
    uint8_t square; /* place on its side's track, 1 to 4; 0: not in square */
    uint8_t flags;
    uint8_t hexes; /* entered by its move this turn */
};

enum cc_leader_flag {
    LEADER_ORDERED = 1, /* by an order of his own, or by Leadership */
    LEADER_MOVED = 2,
    LEADER_JOINED = 4 /* moved to the unit he is with */
};
enum cc_leader_fate { LEADER_PRESENT, LEADER_ELIMINATED, LEADER_LEFT };

struct cc_leader {
    uint8_t at; /* hex; 0: not on the field.  With a friendly unit in the hex he is attached */
    uint8_t side, nation, fate;
    uint8_t flags, spare[3];
    char name[16];
};

struct cc_objective {      /* banners for holding hexes; all of them temporary (CCN-S.0-04) */
    uint8_t side, banners; /* for each hex, or for all together */
    uint8_t all;           /* every hex must be held            */
    uint8_t always;        /* judged at every moment, not only at the start of the side's turn */
    uint8_t count, hex[4];
    uint8_t held; /* bit for each hex that counts now (all: bit 0) */
    uint8_t spare[2];
};

/* The turn under way. */
struct cc_turn {
    uint8_t side;
    uint8_t card;           /* kind played; 0: none yet                                           */
    uint8_t acts;           /* kind whose text acts: the card, or what a Counter-Attack copies; 0 */
    uint8_t mirrored;       /* its left and right are exchanged                                   */
    uint8_t section;        /* of a Force March, enum cc_section                                  */
    uint8_t level;          /* command level when the card was played                             */
    uint8_t of_choice;      /* the card finds no unit of its class: one unit of choice            */
    uint8_t strategic;      /* La Grande Manoeuvre used for its long moves                        */
    uint8_t face[CC_FACES]; /* of Elan and Rally, still to be used                           */
    uint8_t strikes[SIDES]; /* First Strikes to be replaced                                  */
    uint8_t spare;
};

enum cc_phase { PHASE_COMMAND, PHASE_ORDER, PHASE_MOVEMENT, PHASE_COMBAT, PHASE_DRAW };

/* What a side played last as the card of its turn, for Counter-Attack. */
struct cc_played {
    uint8_t acts, mirrored, section, spare;
};

/* The combat under way. */
enum cc_battle_flag {
    BATTLE_RANGED = 1,
    BATTLE_BONUS = 2,   /* the bonus melee of cavalry                         */
    BATTLE_RETIRE = 4,  /* the defender retires and reforms                   */
    BATTLE_FIRST = 8,   /* the defender rolled first: square or First Strike  */
    BATTLE_STRIKE = 16, /* First Strike was played in this melee              */
    BATTLE_WON = 32     /* the defender was eliminated or left its hex        */
};

struct cc_battle {
    uint64_t batteries; /* units that join in combined arms, a bit each */
    uint16_t checked;   /* leaders who were rolled for in this combat   */
    uint8_t attacker;   /* unit */
    uint8_t target;     /* hex  */
    uint8_t unit,
        leader; /* the defender: a unit (its leader may change), or a lone leader; else CC_NO_ */
    uint8_t flags;
    uint8_t face[CC_FACES]; /* the last roll, as it lies on the table */
    uint8_t dice;           /* how many were rolled */
    uint8_t roller;         /* side that rolled */
    uint8_t how; /* enum cc_strike of that roll; saved, for the view: no rule looks at it */
    uint8_t spare;
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct cc_state {
    struct eng_core core;
    struct cc_battle battle;
    struct cc_unit unit[CC_UNITS];
    struct cc_leader leader[CC_LEADERS];
    struct cc_objective objective[CC_OBJECTIVES];
    uint8_t unit_on[CC_HEXES];   /* CC_NO_UNIT: none; kept in step by cc_put_unit */
    uint8_t leader_on[CC_HEXES]; /* CC_NO_LEADER: none */
    uint8_t terrain[CC_HEXES];
    uint8_t works[CC_HEXES];                /* sides of the hex that carry fieldworks, bits */
    uint8_t tile[CC_HEXES];                 /* how a river is drawn; no rule looks at it    */
    uint8_t hand[SIDES][CC_HAND];           /* kinds, ascending; 0 after the last      */
    uint8_t track[SIDES][CC_SQUARES];       /* card on each place; 0: free         */
    uint8_t pile[CC_CARDS];                 /* the next card first                 */
    uint8_t discards[CC_CARDS];             /* the latest last                     */
    uint8_t hand_count[SIDES], deal[SIDES]; /* deal: cards at the start      */
    uint8_t pile_count, discard_count;
    uint8_t unit_count, leader_count, objective_count;
    uint8_t first, banners_to_win, rules; /* rules: enum cc_scenario_rule bits */
    uint8_t banners[SIDES];               /* gained for good, objectives apart */
    uint8_t winner;                       /* SIDES: nobody yet                 */
    uint8_t turns;                        /* begun, for the record; stops at 255 */
    char army[SIDES][24], commander[SIDES][24];
    struct cc_played played[SIDES];
    struct cc_turn turn;
    uint8_t scouted[2]; /* drawn by a Scout, one of them to be kept; hidden like a hand; 0: none */
};
#pragma GCC diagnostic pop

enum cc_scenario_rule { RULE_BROWN_LINE_ROUNDS_UP = 1 };

_Static_assert(sizeof(struct cc_state) <= 4096, "a state is at most 4 KB");

/* -- for those who judge a world from outside: opponents (cc_outlook.c) -- */

struct cc_outlook { /* a unit that fights from a hex at another, be it there or not */
    int unit, from, to;
    int at;            /* whom it strikes there: a unit, or CC_UNITS + a leader */
    bool ranged, back; /* back: it battles back, so that no card helps */
};

int cc_outlook_dice(const struct eng_box *box, const struct cc_state *s,
                    const struct cc_outlook *look);
bool cc_outlook_sees(const struct eng_box *box, const struct cc_state *s, int unit, int from,
                     int to);
/* Flags that the unit may ignore when `by` has rolled them. */
int cc_outlook_flags(const struct eng_box *box, const struct cc_state *s, int unit, int by);
bool cc_outlook_square(const struct eng_box *box, const struct cc_state *s, int unit, int attacker);
bool cc_outlook_retires(const struct eng_box *box, const struct cc_state *s, int unit);
int cc_banners(const struct cc_state *s, int side); /* temporary ones included */
/* Where a unit could go now, with the hexes it would enter; returns how many.  `battle`: after how
 * many it may still fight. */
int cc_outlook_reach(const struct eng_box *box, const struct cc_state *s, int unit,
                     uint8_t hex[CC_HEXES], uint8_t cost[CC_HEXES], int *battle);
/* May it fight at all in the turn it enters that hex? */
bool cc_outlook_fights_in(const struct eng_box *box, const struct cc_state *s, int unit, int hex);
/* Why it may not battle now, at range or in melee; 0: it may. */
eng_ruleno cc_outlook_idle(const struct eng_box *box, const struct cc_state *s, int unit,
                           bool ranged);

extern const struct eng_game cc_game;

#endif
