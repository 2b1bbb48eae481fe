/* cn.h -- The Campaigns of Napoleon, series 1X: the state, the verbs and the board.
 *
 * Leaders and vedettes stand on hexes of two miles, face down; combat units live on the displays,
 * on the tracks of their leaders.  Open are the pieces as such, the centres, the sources, bridges,
 * weather, points and morale; hidden is what a piece is and what stands on a track.
 *
 * Movement points are counted in halves, strengths in quarters where terrain divides them. */

#ifndef GAMES_CAMPAIGN_CN_H
#define GAMES_CAMPAIGN_CN_H

#include "base/arena.h"
#include "engine/engine.h"

enum {
    CN_COLUMNS = 60,
    CN_ROWS = 60,
    CN_HEXES = 3600, /* index (column - 1) * 60 + row - 1; named CCRR */
    CN_LEADERS = 64,
    CN_UNITS = 112,
    CN_VEDETTES = 20, /* 0 to 9 French, 10 to 19 Coalition */
    CN_PIECES = 88,   /* slots of what stands on the map: 44 of each side */
    CN_SLOTS = 44,
    CN_BATTLES = 12,
    CN_TARGETS = 6, /* hexes attacked in one combat, and attacked from */
    CN_TRAINS = 4,
    CN_BRIDGES = 64,
    CN_KEYS = 12, /* places whose controller counts: sources, objectives */
    CN_TOWNS = 96,
    CN_ARRIVALS = 24,
    CN_TURNS = 12,
    CN_BANKS = 24, /* hexes along the river of a source */
    CN_TITLES = 4,
    CN_BOXES = 4, /* leaders under leaders under leaders */
    CN_NOBODY = 255,
    CN_NOWHERE = 65535 /* no hex */
};

enum cn_side { FRENCH, COALITION, SIDES };
enum cn_nation {
    NATION_FRENCH,
    NATION_BAVARIAN,
    NATION_DUTCH,
    NATION_RUSSIAN,
    NATION_AUSTRIAN,
    NATIONS
};
enum cn_arm { INFANTRY, CAVALRY, ARTILLERY, ARMS };
enum cn_title { TITLE_SOA, TITLE_TETE, TITLE_NAB, TITLE_BII };
enum cn_ground { CLEAR, HILL, WOODS, MOUNTAIN, MARSH, LAKE, GROUNDS };
enum cn_town_class {
    NO_TOWN,
    VILLAGE,
    TOWN,
    URBAN_CENTRE,
    MAIN_TOWN,
    CITY,
    CAPITAL,
    FORTIFIED_TOWN,
    CITADEL
};
enum cn_road { NO_ROAD, SECONDARY_ROAD, PRIMARY_ROAD };
enum cn_river { NO_RIVER, SECONDARY_RIVER, PRIMARY_RIVER };
enum cn_weather { HEAT, FAIR, RAIN, MUD, RAIN_MUD, FROST, SNOW, FROST_SNOW, WEATHERS };

enum cn_quality { QUALITY_LINE, QUALITY_YOUNG_GUARD, QUALITY_OLD_GUARD, QUALITY_GUARD };
enum cn_trait {
    TRAIT_LIGHT = 1, /* light cavalry */
    TRAIT_COSSACK = 2,
    TRAIT_MARCH = 4,       /* a march regiment */
    TRAIT_EMPTY = 8,       /* a replacement piece: neither starts nor arrives */
    TRAIT_HALF = 16,       /* the cavalry half of a mixed unit */
    TRAIT_INEFFECTIVE = 32 /* in attack, where the title says so (1X-341-5) */
};
enum cn_leader_kind { LEADER_NAMED, LEADER_REPLACEMENT, LEADER_MG_FOOT, LEADER_MG_HORSE };

enum cn_verb {
#define VERB(name, text, gesture, takes) VERB_##name,
#include "games/campaign/cn_verbs.def"
#undef VERB
    VERB_COUNT
};

/* -- the board: what never changes -- */

struct cn_leader_row { /* leaders.tsv */
    char *id, *name;
    uint8_t side, nation, kind, chief;                /* chief: commander in chief */
    uint8_t initiative, span2, subordination2, stars; /* span and value in halves; 255: none */
    uint8_t source;
};

struct cn_unit_row { /* units.tsv */
    char *id, *name;
    uint8_t side, nation, arm, quality, traits;
    uint8_t most, subordination2, movement, source;
    uint8_t pair; /* the other half of a mixed unit; CN_NOBODY */
    uint8_t home; /* the leader whose track it usually stands on; CN_NOBODY */
};

struct cn_hex {
    uint8_t ground, town;                /* town: enum cn_town_class */
    uint8_t depot;                       /* enum cn_depot: printed, or acts as one (1X-80-1) */
    uint8_t road[6], river[6], crest[6]; /* by side, enum hex_flat_side */
    uint8_t bridge[6];                   /* index + 1 of the bridge on that side */
    uint8_t name;                        /* index + 1 of the named place */
};

enum cn_depot { NO_DEPOT, DEPOT_PRINTED, DEPOT_BY_CLASS };

struct cn_place {
    char *name;
    uint16_t hex;
    uint8_t class, source;
};

struct cn_arrival {
    uint8_t side, turn;
    uint8_t leader;   /* CN_NOBODY: any infantry MG who is free */
    uint8_t optional; /* only with OPTION_MARMONT */
    uint16_t hex[2];  /* CN_NOWHERE: none */
    uint8_t under[4], under_count;
    uint8_t unit[8], unit_count;
};

struct cn_key { /* a place whose controller counts */
    uint16_t hex;
    uint8_t source_of; /* 1 French, 2 Coalition supply source: bits */
    uint8_t at_start;  /* who controls it on turn 1; SIDES: nobody */
    char *id, *name;
    /* Boxes of the morale track (1X-363-2): toward the French when they hold it for the first
     * time; toward the Coalition when it takes it back, when it stands there and for each turn
     * after, and once when the French lose it. */
    uint8_t first, retaken, held, each, lost;
    /* 1X-68-3: a source on a river: the banks between it and its map edge. */
    uint8_t bank_count;
    uint16_t bank[CN_BANKS];
};

struct cn_box_row {        /* morale.tsv: a box of the track */
    uint8_t winner, level; /* when the last turn ends in it; SIDES: nobody */
    uint8_t ends;          /* the end of the track: the game ends with the morale phase */
    uint8_t attrition[SIDES];
};

struct cn_table {
    int8_t crt_attacker[7][10], crt_defender[7][10];
    uint8_t crt_loser[7][10]; /* 0 attacker, 1 defender */
    uint8_t fire[8][6];
    int8_t matrix[6][6];
    uint8_t size_row[SIDES][4][49]; /* attrition: column, SP: row 1 to 8 */
    uint8_t march_upto[7];          /* attrition: halves of MP of each line, the last 255 */
    int8_t march_base[7][8];        /* line, row - 1 */
    uint8_t loss[24];               /* by index, 0 to 23 */
    uint8_t pursuit[14][10];        /* initiative + hexes of retreat - 1, die */
    uint8_t weather[3][8];          /* period, modified die */
    uint8_t historical[CN_TURNS + 1], historical_fog[CN_TURNS + 1];
    int8_t weather_attrition[WEATHERS], weather_leaving[WEATHERS], weather_fire[WEATHERS],
        weather_combat[WEATHERS], weather_pursuit[WEATHERS];
    uint8_t weather_fog[WEATHERS]; /* of a title: fog comes with that weather (1X-64-4) */
    uint8_t ap[13][8];
    int8_t ap_modifier[SIDES];
    uint8_t cost[GROUNDS][2];                                    /* halves, foot and horse */
    uint8_t forage10[GROUNDS], forage_town10[9], forage_depot10; /* tenths */
    uint8_t dispatch[SIDES], supply[SIDES], loc_limit[SIDES], vedettes[SIDES];
    uint8_t replacement[CN_TURNS + 1][NATIONS][ARMS];
    int8_t track[CN_TITLES][2];           /* lowest and highest box, French positive */
    struct cn_box_row box[CN_TITLES][11]; /* by box + 5 */
    uint8_t bridge_work[4][2]; /* damage minor, major, repair minor, major: foot or mixed, horse */
};

struct cn_board {
    struct arena arena; /* names */
    uint64_t imprint;   /* of map and tables: cn_tolls.c */
    int leader_count, unit_count, place_count, bridge_count, arrival_count, key_count;
    struct cn_leader_row leader[CN_LEADERS];
    struct cn_unit_row unit[CN_UNITS];
    struct cn_hex hex[CN_HEXES];
    uint16_t next[CN_HEXES][6]; /* CN_NOWHERE: off the map */
    char number[CN_HEXES][5];   /* "1949" */
    struct cn_place place[CN_TOWNS];
    struct cn_arrival arrival[CN_ARRIVALS];
    struct cn_key key[CN_KEYS];
    struct {
        uint16_t hex, other;
        uint8_t river;
    } bridge[CN_BRIDGES];
    struct cn_table table;
    int side_first[SIDES + 1], unit_first[SIDES + 1];
};

/* -- the state -- */

enum cn_standing {
    IS_OUT,    /* of this scenario, or not in play yet: pool of MGs, of empty pieces */
    IS_MAP,    /* has a piece on the map                                             */
    IS_BOX,    /* in the box of its formation leader                                 */
    IS_TRACK,  /* a unit on a leader's track; a vedette on a portrait                 */
    IS_COMING, /* on the turn track                                                  */
    IS_OFF,    /* retreated off the map                                              */
    IS_LOST,   /* captured, eliminated                                               */
    IS_HIDDEN  /* redacted                                                           */
};

enum cn_did { /* of a leader, in this player turn */
              DID_ARRIVE = 1,
              DID_COMMAND = 2, /* moved by command                        */
              DID_TRY = 4,     /* tried initiative in this phase          */
              DID_MOVE = 8,
              DID_EXTEND = 16,
              DID_TEST = 32,    /* attrition tested in this phase          */
              DID_DROP = 64,    /* dropped off: stays                      */
              DID_FORCED = 128, /* forced march in this game turn          */
              DID_FIGHT = 256,
              DID_PURSUE = 512,
              DID_FAIL_REPULSE = 1024,
              DID_WORK = 2048,        /* declared bridge work                    */
              DID_RIDE = 4096,        /* unemployed leader or vedette has moved  */
              DID_CONCENTRATE = 8192, /* may not forage now                     */
              DID_STOP = 16384,       /* came into a zone: goes no farther in this march */
              DID_PART = 32768        /* parted: detached in this command phase, or displaced in
                                         this consolidation                                    */
};

/* By his row of leaders.tsv.  The enemy has nothing of one who is not seen (IS_HIDDEN); of one who is
 * face up, or shown with him in contact, who he is and where, what he revealed in battle, whether he
 * forages, and under whom he fights (cn_view.c).  The turn track, the taken and who is off the map
 * are open. */
struct cn_leader {
    uint16_t hex;
    uint16_t did;
    uint8_t standing, under; /* under: formation leader; CN_NOBODY */
    uint8_t foot, horse;     /* halves of MP spent in this march   */
    uint8_t allowed;         /* halves that the die allows; 255: all */
    uint8_t forage;          /* in forage mode                     */
    uint8_t pitched;         /* markers revealed in this battle; CN_REAR_GUARDS of a rear guard */
    uint8_t employed;        /* at the start of the movement phase */
    uint8_t admin;           /* on an administrative march: turn it began, 0 */
    uint8_t due;             /* turn of arrival or return          */
    uint16_t goal;           /* of the administrative march; hidden */
    uint8_t answer;          /* 1: does not block paths (1X-78-2)  */
    uint8_t reach;           /* enum cn_noted: what the last supply check said */
    uint8_t work;            /* halves of MP spent on bridges      */
    uint8_t grazed,
        ceded;      /* hexes foraged now, hexes left to others: a bit for each side, 64: own */
    uint8_t met[2]; /* enemy vedettes he let stand in this march: bits */
    uint8_t met_foragers[6]; /* ... and foragers: bits of their slots */
    uint8_t screens;         /* enum cn_screens, of a single SP of horse; hidden */
    uint16_t stood; /* where he was when the battles began (1X-294-1); CN_NOWHERE; hidden */
};
/* 1X-201-1: was it within dispatch distance when it came next to the enemy? */
enum cn_screens { SCREENS_NOT_NOTED, SCREENS_IN_REACH, SCREENS_OUT_OF_REACH };

/* By its row of units.tsv.  The enemy sees those that are due on the turn track, and never a track of
 * one who has come. */
struct cn_unit {
    uint8_t standing, leader; /* leader: on whose track */
    uint8_t sp;               /* strength points */
    uint8_t immobile, reserve;
    uint8_t lost;      /* in this battle or test, for even spreading */
    uint8_t due;       /* IS_COMING: turn of arrival */
    uint8_t scattered; /* joined one who is concentrated as a forager (1X-247-3); hidden */
};

/* Of vedette.did: halves spent, its ride is over, it has fought. */
enum { RIDE_SPENT = 31, RIDE_DONE = 32, VEDETTE_FOUGHT = 128 };

/* Hidden but for those whose piece is face up; how far one has ridden is hidden always. */
struct cn_vedette {
    uint16_t hex;
    uint8_t standing, leader; /* leader: whose portrait */
    uint8_t did, due;
    uint8_t spare[2];
};

struct cn_piece { /* what stands on the map; the slot tells nothing (cn_pieces.c) */
    uint16_t hex;
    uint8_t what;    /* a leader, CN_LEADERS + vedette; CN_NOBODY: free slot; PIECE_UNKNOWN */
    uint8_t face_up; /* seen by the enemy now: enum cn_face */
};
/* Scouted: recognised by a vedette, to which his subordinates are not shown (1X-217-1). */
enum cn_face { FACE_DOWN, FACE_UP, FACE_SCOUTED };
enum { PIECE_UNKNOWN = 254 };

enum cn_source_state { SOURCE_ACTIVE, SOURCE_CHANGING, SOURCE_TAKEN };
enum cn_centre_state { CENTRE_MAP, CENTRE_DISPERSED, CENTRE_OFF };

/* LINE_PAST: open past somebody who is seen and bars nothing (1X-78-2, 201-2) */
enum cn_line_state { LINE_UNASKED, LINE_OPEN, LINE_CUT, LINE_PAST };

struct cn_army {
    uint16_t centre, source, source_next;
    uint16_t centre_from; /* where it stood before its ride of this turn (1X-159-1); CN_NOWHERE */
    uint16_t via;         /* the line of communication shall run through it; CN_NOWHERE */
    uint16_t refuge;      /* the source it flees to if it can (1X-162-2); CN_NOWHERE */
    uint8_t ap, centre_state, centre_due;
    uint8_t centre_moved;        /* game turn in which it moved last; 0 */
    uint8_t centre_active;       /* turned again (1X-161-1) */
    uint8_t source_state;        /* TAKEN: `source` is the one that was captured */
    uint8_t source_begun;        /* game turn in which its change was begun */
    uint8_t line;                /* enum cn_line_state: what the last supply check said (1X-78-5) */
    uint8_t pool[NATIONS][ARMS]; /* hidden by option */
    uint8_t commands; /* of a battle scenario: so many each turn, in place of points (1X-53-3) */
};

/* Open, but for markers that are not revealed and for leaders whose pieces are face down before
 * strengths are told or blows fall. */
struct cn_battle {
    uint8_t attacker;                              /* formation leader, or CN_LEADERS + vedette */
    uint8_t defender;                              /* formation leader that fights back */
    uint16_t target[CN_TARGETS], from[CN_TARGETS]; /* hexes attacked, and those attacked from */
    uint16_t counter[CN_TARGETS];                  /* hexes counter-attacked in this round */
    uint16_t strong;                               /* the one that must be (1X-262-20) */
    uint8_t target_count, from_count, counter_count;
    uint8_t group, left;   /* bits of target[]: who counter-attacks now, who still has to */
    uint8_t round;         /* fought, or being fought */
    uint8_t marker[SIDES]; /* enum cn_marker; hidden until revealed */
    uint8_t shown[SIDES];  /* revealed in this round      */
    uint8_t lost[SIDES];   /* SP, all rounds              */
    uint8_t told[SIDES];   /* approximate SP (1X-262-3)   */
    uint8_t exact2[SIDES]; /* halves of SP engaged, as told in step 6 */
    uint8_t refused;       /* half-rounds in a row        */
    uint8_t over, guard;   /* enum cn_over; guard: committed: 1, and beaten: 2 */
    uint8_t failed_repulse;
    uint8_t won;             /* of the last half: the winner's number */
    uint8_t result;          /* of the last half: loser's number */
    uint8_t cost;            /* SP that it cost the winner       */
    uint8_t loser;           /* of the last half: side + 1; 0    */
    uint8_t split;           /* hexes that a rear guard takes    */
    uint8_t garrison;        /* SP of the loss that a garrison has paid (1X-270-2) */
    uint8_t struck;          /* bits of from[]: counter-attacked in this round (1X-353-1) */
    uint8_t fired;           /* the guns, in this round (1X-262-23) */
    uint8_t aim[CN_TARGETS]; /* targets of the guns in each hex, + 1 */
};
enum cn_over { OVER_NOT, OVER_DONE, OVER_ATTACKER_GONE, OVER_VACATED };

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct cn_state {
    struct eng_core core;
    struct cn_leader leader[CN_LEADERS];
    struct cn_unit unit[CN_UNITS];
    struct cn_vedette vedette[CN_VEDETTES];
    struct cn_piece piece[CN_PIECES];
    struct cn_army army[SIDES];
    struct cn_battle battle[CN_BATTLES];
    struct {
        uint16_t hex, other;
        uint8_t side, standing, leader, spare;
    } train[CN_TRAINS];
    uint16_t path[24];             /* of the retreat under way, for the pursuit */
    uint8_t path_count, path_full; /* full: enum cn_path */
    uint8_t battle_count;
    uint8_t damaged[CN_BRIDGES];  /* 1 damaged, 2 will be at the end of II.f */
    uint8_t key_side[CN_KEYS];    /* controller; SIDES: nobody */
    uint8_t key_held[CN_KEYS];    /* enum cn_held: what counted already */
    uint8_t place_side[CN_TOWNS]; /* controller of each named place; SIDES: nobody */
    uint8_t turn, first_turn, last_turn, player, first_player;
    uint8_t weather, last_weather, fog;
    int8_t morale;     /* French positive, -5 to +5 */
    uint8_t decisive;  /* a decisive French battle so far */
    uint8_t guard_box; /* morale box lost for the Guard this turn */
    uint8_t option[ENG_OPTIONS];
    uint8_t title;
    uint8_t initiative_begun; /* segment II.c: no more commands */
    uint8_t winner, level;    /* SIDES: not decided or draw; enum cn_level */
    uint8_t path_guns;        /* SP of artillery left at a river on the path */
    uint8_t told[SIDES][4];   /* a digest of the numbers each side was told: cn_remember */
    uint8_t spare[1];
};
#pragma GCC diagnostic pop

extern const struct eng_game cn_game;

enum cn_held {
    CN_HELD_ONCE = 1,   /* by the French, in a morale phase */
    CN_HELD_BACK = 2,   /* taken back by the Coalition */
    CN_HELD_COUNTED = 4 /* the Coalition's stay, or its loss to the French, has been counted */
};

/* -- what opponents may ask (cn_outlook.c); redacted states will do -- */

enum { CN_OUTLOOK_CENTRE = 240 };
/* Whoever asks many questions of one state, and does not change it meanwhile, holds it: they are answered
 * faster.  Returns what was held before, to be handed back at the end. */
const struct cn_state *cn_outlook_hold(const struct cn_state *s);
void cn_outlook_let_go(const struct cn_state *before);
/* Who marches or rides now: a leader, CN_LEADERS + vedette, CN_OUTLOOK_CENTRE; CN_NOBODY: nobody. */
int cn_outlook_mover(const struct cn_state *s);
bool cn_outlook_forced(const struct cn_state *s); /* it is a forced march */
int cn_outlook_battle(const struct cn_state *s);  /* the battle that is fought now; -1 */
/* Halves of MP from a hex to the next, for horse or foot; -1: no way. */
int cn_outlook_cost(const struct eng_box *box, const struct cn_state *s, int from, int to,
                    bool horse);
/* The same over every side of a hex, good until the next question; of all hexes, hex * apart from the
 * first; and a number that is the same while they are. */
struct cn_steps {
    const int8_t *first;
    size_t apart;
};
const int8_t *cn_outlook_step(const struct eng_box *box, const struct cn_state *s, int hex,
                              bool horse);
void cn_outlook_steps(const struct eng_box *box, const struct cn_state *s, bool horse,
                      struct cn_steps *out);
uint64_t cn_outlook_roads(const struct eng_box *box, const struct cn_state *s);
int cn_outlook_distance(int hex, int other);
bool cn_outlook_fortified(const struct eng_box *box, int hex);
/* SP of his formation, those in his box too; arms: bits of enum cn_arm. */
int cn_outlook_strength(const struct eng_box *box, const struct cn_state *s, int leader,
                        unsigned arms);
int cn_outlook_initiative(const struct eng_box *box, const struct cn_state *s, int leader);
bool cn_outlook_formation(const struct cn_state *s, int leader); /* on the map, with troops */

#endif
