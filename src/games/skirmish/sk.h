/* sk.h -- Skirmish: the state, the verbs and the board.
 *
 * The teaching game: a few companies on a plane, some of them decoys, eight turns.  Small, and yet
 * it has one of everything that the engine offers: hidden pieces, dice, a drafted choice, an
 * interruption by the other side, a secret choice made by both at once, pieces placed freely. */

#ifndef GAMES_SKIRMISH_SK_H
#define GAMES_SKIRMISH_SK_H

#include "engine/engine.h"

enum sk_side { BLUE, RED, SIDES };
enum sk_kind { UNKNOWN, LINE, GRENADIERS, LIGHT, DECOY, KINDS };
enum sk_stance { UNDECIDED, BOLD, STEADY };
enum sk_order { NO_ORDER, ORDERED, ACTED };

enum sk_verb {
    VERB_BOLD,
    VERB_STEADY,
    VERB_PICK,
    VERB_DECLARE,
    VERB_MARCH,
    VERB_ASSAULT,
    VERB_STAND,
    VERB_VOLLEY,
    VERB_RECEIVE
};

enum {
    SK_COMPANIES = 12,
    SK_FIELDS = 8,
    SK_STRETCHES = 16, /* of a stream */
    SK_BORDER = 40,    /* SK 1 */
    SK_APART = 80,     /* SK 1 */
    SK_MARCH = 200,    /* SK 4: going farther shows a light company */
    SK_REACH = 120,    /* SK 5: of an assault */
    SK_FALL_BACK = 100 /* SK 5 */
};

struct sk_field {
    char id[16];
    int32_t width, depth;
    int stretch_count;
    int32_t stretch[SK_STRETCHES][4]; /* of the stream: x, y to x, y */
};

struct sk_board {
    int strength[KINDS], march[KINDS];
    int field_count;
    struct sk_field field[SK_FIELDS];
};

/* A company is its token; what it is, is the field `kind`, dealt when the match begins.  To those
 * who have not seen it the kind is UNKNOWN, and everything else is public. */
struct sk_company {
    int16_t x, y, facing;
    uint8_t kind, side;
    uint8_t losses, gone; /* gone: removed from the field */
    uint8_t order, spare;
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"
struct sk_state {
    struct eng_core core;
    struct sk_company company[SK_COMPANIES];
    uint8_t pool[SIDES][KINDS]; /* how many of each kind a side began with; public */
    uint8_t stance[SIDES];      /* as shown; while they are chosen they are in core.sealed */
    uint8_t company_count, field, turn, last_turn, order_limit, first_side;
    uint8_t spare[6];
};
#pragma GCC diagnostic pop

_Static_assert(sizeof(struct sk_state) == sizeof(struct eng_core) + SK_COMPANIES * 12 + 24,
               "the state has no holes");

extern const struct eng_game sk_game;

#endif
