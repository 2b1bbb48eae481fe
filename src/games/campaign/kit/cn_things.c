/* cn_things.c -- whom and what the words of a position name. */

#include <string.h>

#include "games/campaign/kit/cn_save.h"

#define STATE struct cn_state
#include "engine/line_tables.def"

static int find_hex(const struct eng_box *box, const char *word)
{
    (void)box;
    return cn_find_hex(word);
}

static void name_hex(const struct eng_box *box, int hex, struct text *out)
{
    (void)box;
    text_printf(out, "%04d", cn_number(hex));
}

static bool is_hex(const struct eng_box *box, int hex)
{
    (void)box;
    return hex >= 0 && hex < CN_HEXES;
}

static int find_leader(const struct eng_box *box, const char *word)
{
    return cn_find_leader(cn_board(box), word);
}

/* Who stands in a piece, or fights. */
static void name_what(const struct eng_box *box, int what, struct text *out)
{
    text_add(out, what == CN_NOBODY       ? "-"
                  : what == PIECE_UNKNOWN ? "unknown"
                  : cn_is_vedette(what)   ? cn_vedette_id(what - CN_LEADERS)
                                          : cn_board(box)->leader[what].id);
}

static int find_what(const struct eng_box *box, const char *word)
{
    int vedette = cn_find_vedette(word);

    if (strcmp(word, "unknown") == 0)
        return PIECE_UNKNOWN;
    return vedette >= 0 ? CN_LEADERS + vedette : find_leader(box, word);
}

static int find_fighter(const struct eng_box *box, const char *word)
{
    return strcmp(word, "-") == 0 ? CN_NOBODY : find_what(box, word);
}

static int find_unit(const struct eng_box *box, const char *word)
{
    return cn_find_unit(cn_board(box), word);
}

static void name_unit(const struct eng_box *box, int unit, struct text *out)
{
    text_add(out, cn_board(box)->unit[unit].id);
}

static int find_vedette(const struct eng_box *box, const char *word)
{
    (void)box;
    return cn_find_vedette(word);
}

static void name_vedette(const struct eng_box *box, int vedette, struct text *out)
{
    (void)box;
    text_add(out, cn_vedette_id(vedette));
}

static int find_slot(const struct eng_box *box, const char *word)
{
    (void)box;
    return cn_find_slot(word);
}

static void name_slot(const struct eng_box *box, int slot, struct text *out)
{
    (void)box;
    text_add(out, cn_slot_id(slot));
}

static int find_key(const struct eng_box *box, const char *word)
{
    return cn_find_key(cn_board(box), word);
}

static void name_key(const struct eng_box *box, int key, struct text *out)
{
    text_add(out, cn_board(box)->key[key].id);
}

/* "2354/2453" */
static int find_bridge(const struct eng_box *box, const char *word)
{
    const struct cn_board *b = cn_board(box);
    int hex, side;

    return cn_find_side(b, word, &hex, &side) ? b->hex[hex].bridge[side] - 1 : -1;
}

static void name_bridge(const struct eng_box *box, int i, struct text *out)
{
    const struct cn_board *b = cn_board(box);

    text_printf(out, "%04d/%04d", cn_number(b->bridge[i].hex), cn_number(b->bridge[i].other));
}

const struct eng_things cn_hexes = {
    .what = "hex", .find = find_hex, .name = name_hex, .is = is_hex
};
const struct eng_things cn_leaders = FOUND("leader", find_leader, name_what);
const struct eng_things cn_whats = FOUND("leader", find_what, name_what);
const struct eng_things cn_fighters = FOUND("leader", find_fighter, name_what);
const struct eng_things cn_units = FOUND("unit", find_unit, name_unit);
const struct eng_things cn_vedettes = FOUND("vedette", find_vedette, name_vedette);
const struct eng_things cn_slots = FOUND("piece", find_slot, name_slot);
const struct eng_things cn_keys = FOUND("key", find_key, name_key);
const struct eng_things cn_bridges = FOUND("bridge", find_bridge, name_bridge);
