/* colors.c -- Commands & Colors mirrored left to right.
 *
 * The board of 113 hexes is its own mirror image, and what lies on it is part of the state.  West and
 * East change places, and so do left and right: of the cards (each keeps its number, and orders on
 * the left what it ordered on the right) and of the answer to a Force March. */

#include <stdio.h>
#include <string.h>

#include "games/colors/cc_local.h"

#include "turned.h"

enum { HEX_SHIFT = 8 }; /* of STRIKE_LEFT: cc_5_4_losses.c */

static uint8_t mirror[CC_HEXES];

/* Rows of 13 and 12 by turns. */
static void fill_mirror(const struct cc_board *b)
{
    for (int hex = 1; hex < CC_HEXES; hex++)
        for (int other = 1; other < CC_HEXES; other++) {
            int length = b->row[hex] % 2 ? 12 : 13;

            if (b->row[hex] == b->row[other] && b->column[hex] + b->column[other] == length + 1)
                mirror[hex] = (uint8_t)other;
        }
}

static void exchange(uint8_t *a, uint8_t *b)
{
    uint8_t kept = *a;

    *a = *b;
    *b = kept;
}

static void open_colors(struct turning *t, int way)
{
    struct cc_board *b = base_alloc(sizeof *b);

    (void)way;
    *b = *cc_board(t->from);
    fill_mirror(b);
    for (int i = 0; i < CC_KINDS; i++)
        exchange(&b->card[i].orders[0], &b->card[i].orders[2]);
    t->box = *t->from;
    t->box.board = b;
    t->box.serial = 0;
    t->mirrored = true;
    snprintf(t->name, sizeof t->name, "mirrored");
}

static uint8_t mirror_section(uint8_t section)
{
    return (uint8_t)((section & CENTRE) | (section & WEST ? EAST : 0) |
                     (section & EAST ? WEST : 0));
}

/* Sides clockwise from E: E and W change places, SE and SW, NE and NW. */
static uint8_t mirror_sides(uint8_t sides)
{
    static const uint8_t other[6] = { 3, 2, 1, 0, 5, 4 };
    uint8_t out = 0;

    for (int i = 0; i < 6; i++)
        if (sides >> i & 1)
            out |= (uint8_t)(1 << other[i]);
    return out;
}

static void permute(uint8_t by_hex[CC_HEXES])
{
    uint8_t old[CC_HEXES];

    memcpy(old, by_hex, sizeof old);
    for (int hex = 1; hex < CC_HEXES; hex++)
        by_hex[mirror[hex]] = old[hex];
}

static void mirror_frame(struct eng_frame *f)
{
    int left = strike_of(f)->left;

    if (f->proc == PROC_FLIGHT)
        flight_frame(f)->at = mirror[flight_of(f)->at];
    if (f->proc == PROC_STRIKE)
        strike_frame(f)->left = (int16_t)(mirror[left >> HEX_SHIFT] << HEX_SHIFT | (left & 255));
}

static void mirror_field(struct cc_state *s)
{
    permute(s->unit_on);
    permute(s->leader_on);
    permute(s->terrain);
    permute(s->works);
    permute(s->tile);
    for (int hex = 1; hex < CC_HEXES; hex++)
        s->works[hex] = mirror_sides(s->works[hex]);
    for (int i = 0; i < CC_UNITS; i++)
        s->unit[i].at = mirror[s->unit[i].at];
    for (int i = 0; i < CC_LEADERS; i++)
        s->leader[i].at = mirror[s->leader[i].at];
    for (int i = 0; i < CC_OBJECTIVES; i++)
        for (int k = 0; k < 4; k++)
            s->objective[i].hex[k] = mirror[s->objective[i].hex[k]];
}

static void mirror_state(const struct turning *t, void *state)
{
    struct cc_state *s = state;

    (void)t;
    mirror_field(s);
    s->battle.target = mirror[s->battle.target];
    s->turn.section = mirror_section(s->turn.section);
    for (int side = 0; side < SIDES; side++)
        s->played[side].section = mirror_section(s->played[side].section);
    for (int i = 0; i < s->core.depth; i++)
        mirror_frame(&s->core.frame[i]);
}

static void mirror_action(const struct turning *t, struct eng_action *a)
{
    int gesture = t->from->game->verbs[a->verb].gesture;

    if (gesture == GESTURE_SPACE && a->noun < CC_HEXES)
        a->noun = mirror[a->noun];
    if (a->verb == VERB_SECTION)
        a->count = (int16_t)(2 - a->count);
}

static void mirror_phrase(const struct turning *t, struct eng_phrase *p)
{
    const char *rest = eng_template(t->from->game, p->text, LANG_EN);
    bool done[ENG_ARGS] = { false };
    int first, second;
    char kind[16];

    while ((rest = eng_next_slot(rest, kind, &first, &second))) {
        if (done[first])
            continue;
        done[first] = true;
        if (strcmp(kind, "hex") == 0)
            p->arg[first] = mirror[p->arg[first]];
        if (strcmp(kind, "section") == 0)
            p->arg[first] = mirror_section((uint8_t)p->arg[first]);
        if (strcmp(kind, "flank") == 0) /* 0 left, 1 centre, 2 right */
            p->arg[first] = 2 - p->arg[first];
    }
}

/* Cards of the left and the right have a statement each. */
static eng_ruleno mirror_rule(eng_ruleno rule)
{
    static const eng_ruleno pair[][2] = { { CC_8_1_09, CC_8_1_11 },
                                          { CC_8_1_12, CC_8_1_14 },
                                          { CC_8_1_15, CC_8_1_17 } };

    for (size_t i = 0; i < sizeof pair / sizeof pair[0]; i++)
        for (int k = 0; k < 2; k++)
            if (rule == pair[i][k])
                return pair[i][1 - k];
    return rule;
}

static int hex_named(const char *name)
{
    for (int hex = 1; name && hex < CC_HEXES; hex++)
        if (strcmp(cc_hex_name(hex), name) == 0)
            return hex;
    return 0;
}

/* Sentences name hexes too, but their numbers are beside them. */
static void mirror_json(const struct turning *t, const struct eng_action *a, json_t *object)
{
    const char *key;
    json_t *value;

    (void)a;
    json_object_del(object, "text");
    json_object_foreach(object, key, value)
    {
        int hex = hex_named(json_string_value(value));
        if (hex && t->mirrored)
            json_string_set(value, cc_hex_name(mirror[hex]));
    }
}

const struct turned_game turned_colors = {
    .id = "colors",
    .ways = 1,
    .open = open_colors,
    .state = mirror_state,
    .action = mirror_action,
    .phrase = mirror_phrase,
    .json = mirror_json,
    .shown = "targets",
    .rule = mirror_rule,
};
