/* au.h -- Austerlitz 1805: the state, the verbs and the board.
 *
 * A field without a grid.  Positions are whole hundredths of a UM ("hu"), directions whole degrees,
 * and every question of geometry is answered exactly (base/geo_*.h).  All that stands on the field
 * is open; hidden are what the chits hold, where the corps stand on the strategic maps, and what is
 * still off the field. */

#ifndef GAMES_AUSTERLITZ_AU_H
#define GAMES_AUSTERLITZ_AU_H

#include "base/arena.h"
#include "base/geo_sweep.h"
#include "engine/engine.h"

enum {
    AU_UNITS = 136,  /* rows of units.tsv; the French first              */
    AU_CHITS = 46,   /* 23 slots of each side: 18 loaded, 5 decoys       */
    AU_SLOTS = 23,   /* of a side                                        */
    AU_CHIT0 = 160,  /* noun and token of chit 0: pieces are one range   */
    AU_PIECES = 206, /* AU_CHIT0 + AU_CHITS                              */
    AU_CORPS = 20,
    AU_ZONES = 18, /* of the strategic maps */
    AU_PLACES = 8, /* that give victory points */
    AU_AREAS = 40, /* woods, villages, works, hills, ponds */
    AU_LINES = 36, /* streams, crests, roads */
    AU_BRIDGES = 24,
    AU_STREAMS = 8,  /* the first lines of the map */
    AU_ALARMS = 176, /* two for each brigade, one for each HQ (au_12_losses.c) */
    AU_FIRST = 9,    /* chits laid in the historical set-up */
    AU_TURNS = 12,
    AU_NOBODY = 255 /* no unit, no chit, no corps, no zone */
};

/* Distances of the book, in hu. */
enum {
    AU_UM = 100,
    AU_HALF_UM = 50,
    AU_CONTACT = 2, /* A05-2.1-6 */
    AU_APART = 3    /* A05-13.1-3 */
};

enum au_side { FRENCH, ALLIED, SIDES };
enum au_arm { INFANTRY, CAVALRY, ARTILLERY, HEADQUARTERS, ARMS };
enum au_nation { NATION_FRENCH, NATION_RUSSIAN, NATION_AUSTRIAN, NATION_MIXED };

/* A row may have several: guard light cavalry is TRAIT_GUARD | TRAIT_LIGHT. */
enum au_trait {
    TRAIT_LIGHT = 1, /* infantry, cavalry; Cossacks too (A05-2.4.5-3) */
    TRAIT_GUARD = 2,
    TRAIT_ELITE = 4, /* Oudinot's grenadiers */
    TRAIT_HEAVY = 8,
    TRAIT_COSSACK = 16,
    TRAIT_HORSE = 32, /* horse artillery */
    TRAIT_ARMY = 64,  /* Napoleon, Kutuzov */
    TRAIT_FIXED = 128 /* the Santon battery */
};

enum au_formation { FORM_LINE, FORM_COLUMN, FORM_SQUARE, FORM_NONE, FORMS };
/* Artillery: FORM_LINE is unlimbered, FORM_COLUMN limbered (A05-6.13-4).  HQs: FORM_NONE. */

enum au_morale { STEADY, STUNNED, DISORGANISED, ROUTED }; /* steady, S, D, R */

enum au_fog { FOG, PARTIAL_1, PARTIAL_2, CLEAR_DAY };

enum au_standing {
    AT_ABSENT, /* takes no part in this scenario            */
    AT_FIELD,  /* on the map, at x, y                       */
    AT_UNIT,   /* an HQ attached; where: its host           */
    AT_CHIT,   /* in the box of a chit; where: the chit     */
    AT_MAP,    /* on the strategic map, in its corps' zone  */
    AT_OFF,    /* Davout before he comes; where: the turn   */
    AT_AWAY,   /* routed off the map by A05-19; where: turn */
    AT_LOST,   /* eliminated                                */
    AT_UNSEEN, /* redacted: in a chit, on the strategic map or off */
    AT_SHOWN,  /* out of an uncovered chit, still to be placed; where: the chit */
    STANDINGS
};

enum au_verb {
#define VERB(name, text, gesture, takes) VERB_##name,
#include "games/austerlitz/au_verbs.def"
#undef VERB
    VERB_COUNT
};

/* -- the board: what never changes -- */

struct au_type { /* a row of units.tsv */
    char id[8];  /* F4-2 */
    char *name;  /* "St-Hilaire 2", as sentences say it */
    char *full;  /* "Thiebault (14e, 36e L.)" */
    char division[16];
    uint8_t side, nation, arm, traits, corps;
    uint8_t steps, musketry, morale, firepower, hd;
    int8_t combat;
    uint8_t formation; /* clear day */
    uint8_t zone;      /* where it waits at the start; AU_NOBODY: off the map */
    int16_t x, y, facing, allowance;
    uint8_t source;
};

enum au_ground { CLEAR, WOOD, PHEASANTRY, VILLAGE, CASTLE, REDOUBT, HILL, POND, GROUNDS };

struct au_area { /* a closed outline */
    char *id, *name;
    uint8_t ground, source;
    struct plane_poly poly;
    struct plane_pt low, high; /* its frame, for quick refusals */
};

enum au_line_kind { STREAM, CREST, ROAD };

struct au_line { /* an open one */
    char *id, *name;
    uint8_t kind, source;
    struct plane_poly poly;
    struct plane_pt low, high;
};

struct au_zone {
    char id[4];
    char *name;
    uint8_t side; /* SIDES: striped */
    uint8_t rect_count;
    int16_t rect[3][4]; /* x, y low; x, y high */
    uint32_t neighbours;
};

struct au_corps {
    char id[4];
    char *name;
    uint8_t side, hq, zone, first, count; /* units first .. first + count - 1 */
    uint8_t enters; /* Davout: the turn after whose strategic step it is on the map; 0 */
};

struct au_place { /* gives victory points */
    char *id, *name;
    uint8_t area, value, side; /* side: controller at the start */
};

struct au_result_row { /* of the Combat/Fire table */
    int8_t check;      /* modifier of the check; AU_NO_CHECK */
    uint8_t steps, fails_to, retreat, source;
};
enum { AU_NO_CHECK = 127, FAILS_ONE_LEVEL = 10, FAILS_LOST = 11 };
/* fails_to: an enum au_morale, one level worse, or eliminated; without a check it just happens. */

/* Rows and columns of the match of formations. */
enum au_matchup { BY_COLUMN, BY_LINE, BY_SQUARE, BY_CAVALRY_LINE, BY_CAVALRY_COLUMN, MATCHUP_ROWS };
enum au_matched {
    AT_LINE,
    AT_COLUMN,
    AT_SQUARE,
    AT_CAVALRY_LINE,
    AT_CAVALRY_COLUMN,
    AT_WORKS, /* infantry in a village, castle or redoubt */
    MATCHUP_COLUMNS
};

struct au_tables {
    struct au_result_row result[14]; /* totals 3 or less .. 13 or more: row = total */
    int8_t strength[14];             /* firepower or musketry to modifier; 13: and more */
    int8_t match[MATCHUP_ROWS][MATCHUP_COLUMNS]; /* A05-14.1-2..6 */
    int8_t fire_ground[GROUNDS], combat_ground[GROUNDS];
    int8_t canister, second_fire, at_column, at_limbered, at_square, at_guns;
    int8_t line_fire, line_at_square, other_fire, other_at_square;
    int8_t static_fire, french_fire, support_fire, support_most, enfilade, far_shot;
    int8_t flank, rear, support, hq, army_hq, stunned, disorganised, routed, rage, cossack;
    int8_t stream, bridge, uphill;
    uint8_t lifts_on[AU_TURNS + 1]; /* fog: the least die that lifts it; 7: never, 0: of itself */
    uint8_t columns[7], chits[7];   /* Allied activity by die */
    uint8_t orders[2][3][5][7];     /* A05-27.6: table, arm, odds, die: enum au_order */
};

struct au_first_chit { /* of the historical game, A05-18.2-3 */
    uint8_t side, box, count, unit[4];
    struct plane_pt at;
};

struct au_board {
    int unit_count, corps_count, zone_count, place_count, area_count, line_count, bridge_count;
    int side_first[SIDES + 1]; /* units of a side */
    struct au_type unit[AU_UNITS];
    struct au_corps corps[AU_CORPS];
    struct au_zone zone[AU_ZONES];
    struct au_place place[AU_PLACES];
    struct au_area area[AU_AREAS];
    struct au_line line[AU_LINES]; /* streams, then crests, then roads */
    int stream_count, crest_count;
    struct plane_pt bridge[AU_BRIDGES];
    struct au_tables table;
    struct au_first_chit first[AU_FIRST];
    int first_count;
    struct plane_pt low, high; /* corners of the field */
    int16_t home[SIDES];       /* the direction of a side's own edge (A05-3.1-5) */
    struct arena arena;        /* names and outlines */
};

/* -- the state -- */

/* What a unit has done in this player turn; wiped at its end. */
enum au_done {
    DONE_FIRED = 1,           /* artillery fired (A05-9.4-2) */
    DONE_PREPARED = 2,        /* ... in the preparation phase */
    DONE_MUSKETRY = 4,        /* fired in the musketry phase, canister of 9.6 included */
    DONE_MOVED = 8,           /* made a leg in this movement phase */
    DONE_WHEELED = 16,        /* turned by 46 to 90 degrees */
    DONE_FORMED = 32,         /* changed formation, limbered, unlimbered */
    DONE_ALL = 64,            /* may not move any more in this phase */
    DONE_DISENGAGED = 128,    /* A05-13.7-1 */
    DONE_CHARGED = 256,       /* this attack is a charge */
    DONE_DECLARED = 512,      /* declared an attack in this phase */
    DONE_LEAD = 1024,         /* leads the attack on its foe */
    DONE_TRIED = 2048,        /* tried to form square or failed to withdraw; or attacked whoever
                                 left before contact: no charge any more (A05-13.1-9) */
    DONE_SHAKEN = 2048,       /* of the leaderless in a rally phase: D only since it began */
    DONE_CHECKED = 4096,      /* rally or disengagement check made in this rally phase */
    DONE_HALTED = 4096,       /* of those that attack: had no move left before they did */
    DONE_ROAD = 8192,         /* all its legs so far were along a road */
    DONE_TURNED = 16384,      /* turned on its centre at all, by whatever angle */
    DONE_FORMED_FIRST = 32768 /* formed before it moved (A05-6.12-5) */
};

/* What lasts longer. */
enum au_mark {
    MARK_LEADERLESS = 1,  /* goes back until it passes a check (A05-12.6.3) */
    MARK_CREWLESS = 2,    /* the crew is in the square `crew` */
    MARK_NO_FIRE = 4,     /* crew came back: no fire in this game turn */
    MARK_FIRED_UPON = 8,  /* NP: fired at or closed with since its last order */
    MARK_MUST_FIGHT = 16, /* failed to disengage: attacks in this turn */
    MARK_FOUGHT = 32,     /* its combat of this phase is over */
    MARK_FIRST = 64,      /* NP: sent back by its chit's die, next chit; hidden */
    MARK_SUPPORTED = 128  /* gave +1 to a neighbour's fire at `shot` in this player turn */
};

/* Of a unit's legs in this movement phase; they do not mix. */
enum au_manner {
    MANNER_NONE,     /* no leg yet */
    MANNER_FORWARD,  /* within 45 degrees of the facing it had (A05-6.4) */
    MANNER_STRAIGHT, /* ahead, after a turn of 46 to 90 degrees (A05-6.5-2) */
    MANNER_BACK,     /* straight back, facing kept (A05-6.5-3) */
    MANNER_SIDEWAYS, /* A05-6.3: its whole move */
    MANNER_ROAD,     /* every leg along a road (A05-6.10.3) */
    MANNERS
};

enum au_rage {
    CALM,
    RAGE,
    RAGE_OUT_OF_SQUARE, /* left its square in it (A05-12.9.4) */
    SPENT_IN_SQUARE, /* over since its rally phase; in this turn it must still leave its square */
    SPENT_OUT_OF_SQUARE /* and has done so */
};

/* By its row of units.tsv.  x, y: the centre of its footprint, in hu; facing: degrees, of its front.
 * On the field all of it is open.  Of units in a chit, on the strategic map or off the field an enemy
 * knows that they are somewhere (AT_UNSEEN), their losses and what else they carry about; hidden are
 * where and x to facing, faced, MARK_FIRST and the order (au_view.c). */
struct au_unit {
    int16_t x, y, facing; /* facing 0 for what has none */
    uint8_t standing, where;
    uint8_t formation, morale, steps;
    uint8_t rage;    /* enum au_rage: until its next rally phase */
    uint8_t foe;     /* the enemy it is in combat with; AU_NOBODY: none.  The combat marker */
    uint8_t zone;    /* where its front touched the foe: enum plane_zone of the foe */
    uint8_t marker;  /* fire marker, 0 to 4 (A05-10.4.3.5.1) */
    uint8_t ammo;    /* out of ammunition: 2, 1 (A05-20) */
    uint8_t crew;    /* crewless battery: the square; square: the battery; AU_NOBODY */
    uint8_t marks;   /* enum au_mark */
    uint16_t done;   /* enum au_done */
    int16_t spent;   /* hu of its allowance in this movement phase */
    int16_t faced;   /* its facing when the phase began */
    uint8_t banks;   /* streams within 10 hu when the phase began, a bit each */
    uint8_t crossed; /* of those, crossed already */
    uint8_t order, order_at; /* NP: enum au_order; the enemy it is meant for, AU_NOBODY */
    uint8_t manner;          /* how it moves in this phase: enum au_manner */
    uint8_t shot;            /* 1 + the enemy it fired at in this player turn; 0: none.  With
                                MARK_SUPPORTED: at whom it supported a neighbour's fire */
};

/* By its slot, those of the French first.  Where it lies, how it moves and where it came from is open;
 * what it holds is known from the units whose `where` it is. */
struct au_chit {
    int16_t x, y;     /* its centre, hu */
    int16_t spent;    /* hu of its move in this movement phase */
    uint8_t standing; /* AT_ABSENT: not in use, AT_FIELD, AT_SHOWN: lifted */
    uint8_t loaded;   /* hidden: units are in its box; AU_NOBODY: one does not know */
    uint8_t origin;   /* zone where it was laid: public */
    uint8_t moved;    /* in this game turn */
    uint8_t banks, crossed;
    uint8_t box;   /* its number for its owner, 1 to 18; hidden: 0 */
    uint8_t spare; /* 0 */
};

struct au_alarm { /* a rout or a loss, for the neighbours (A05-12.7.2) and the corps (12.6.3) */
    uint8_t unit, kind;
    int16_t x, y; /* where it stood */
    int16_t facing;
    uint8_t formation, host; /* host: whose footprint; itself, or the unit an HQ was with */
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct au_state {
    struct eng_core core;
    uint64_t struck[3]; /* units that the shot or combat under way has still to deal with */
    uint64_t firing[3]; /* units that fire it */
    struct au_unit unit[AU_UNITS];
    struct au_chit chit[AU_CHITS];
    struct au_alarm alarm[AU_ALARMS];
    int16_t np_worth[SIDES][AU_CORPS]; /* V after the last marches, for reserves (A05-28.1.8-2) */
    uint8_t alarm_count;
    uint8_t turn, last_turn, player; /* player: the side whose player turn it is */
    uint8_t fog, lifted;             /* enum au_fog; game turn in which "no fog" came up, 0 */
    uint8_t fighting;                /* has begun (A05-16.4.1.3-3) */
    uint8_t assault;                 /* St-Hilaire or Vandamme entered AX */
    uint8_t moved;                   /* somebody has moved in this movement phase: no charges */
    uint8_t columns_left;            /* that the Allies may still move on their map; hidden */
    uint8_t chits_left[SIDES];       /* that may still be laid in this turn */
    uint8_t control[AU_PLACES];      /* side */
    uint8_t held[SIDES];             /* consecutive turn ends with all places */
    uint8_t brigades_lost[SIDES], points[SIDES]; /* points: batteries and HQs they took */
    uint8_t corps_zone[AU_CORPS];                /* hidden; AU_NOBODY: unknown or none */
    uint8_t corps_moved[AU_CORPS];               /* CORPS_* of au_16.h; hidden */
    uint8_t guard[SIDES];                        /* activated */
    uint8_t pratzen_changed;
    uint8_t option[ENG_OPTIONS];  /* as chosen */
    uint8_t np;                   /* bit of each side that the solo rules play */
    uint8_t attitude[SIDES];      /* NP: 0 offensive, 1 defensive */
    uint8_t winner;               /* SIDES: not decided */
    uint8_t why;                  /* enum au_why */
    uint8_t small;                /* a small scenario: no strategic maps, no restrictions */
    uint8_t places;               /* that count in this scenario, a bit each */
    uint8_t checked[AU_UNITS][9]; /* who checked already for that unit's rout: own side's bits */
    uint8_t spare[4];             /* 0: to a whole number of words */
};
#pragma GCC diagnostic pop

extern const struct eng_game au_game;

/* -- for those who judge a world from outside: opponents (au_outlook.c) -- */

/* What the solo system would do for the seat that is asked, whether or not the option np is chosen;
 * from what that seat knows.  False: it has nothing to say. */
bool au_outlook_solo(const struct eng_box *box, const struct au_state *s, int seat,
                     struct eng_action *out);
bool au_outlook_is_solo(const struct au_state *s, int seat); /* a side that the rules play */
bool au_outlook_moves(const struct au_state *s);             /* the movement phase is asked */
bool au_outlook_is_attacked(const struct au_state *s);       /* an attack is answered */
int au_outlook_points(const struct eng_box *box, const struct au_state *s, int side);
/* Worth of a side's troops (A05-22.3-4), in tenths: who is shaken or flees counts for less. */
int au_outlook_worth(const struct eng_box *box, const struct au_state *s, int side);

#endif
