/* au_load_tables.c -- reads the charts of data/austerlitz: results, modifiers, fog, orders. */

#include <string.h>

#include "games/austerlitz/kit/au_load.h"

/* One row for each value from `low` on, in order: the row's own number must say so. */
static bool in_order(struct au_table *t, const char *column, int low)
{
    int n;

    return au_cell_int(t, column, 0, 99, &n) &&
           (n == low + t->row || au_wrong_row(t, "rows go one by one", au_cell(t, column)));
}

static bool read_result(struct au_table *t)
{
    static const char *const fails[] = { "-", "S", "D", "R", NULL };
    static const char *const sources[] = { "sourced", "recalled", "reconstructed", "ours", NULL };
    struct au_result_row *row = &t->b->table.result[t->row > 13 ? 13 : t->row];
    const char *what = au_cell(t, "fails");
    int steps, check = AU_NO_CHECK, retreat, to = eng_find_name(fails, what);

    HOLDS(AU_G_9, "the board has room for one table of results, and both kinds of fight read it");
    if (strcmp(what, "one level") == 0)
        to = FAILS_ONE_LEVEL;
    if (strcmp(what, "eliminated") == 0)
        to = FAILS_LOST;
    if (to < 0)
        return au_wrong_row(t, "what follows a failure", what);
    if (t->row > 13 || !in_order(t, "total", 0) || !au_cell_int(t, "steps", 0, 2, &steps) ||
        !au_cell_int(t, "retreat", 0, 1, &retreat) ||
        (strcmp(au_cell(t, "check"), "-") != 0 && !au_cell_int(t, "check", -9, 9, &check)))
        return false;
    row->check = (int8_t)check;
    row->steps = (uint8_t)steps;
    row->fails_to = (uint8_t)to;
    row->retreat = (uint8_t)retreat;
    return au_cell_word(t, "source", sources, &row->source);
}

static bool read_strength(struct au_table *t)
{
    int modifier;

    if (t->row > 13 || !in_order(t, "factor", 0) || !au_cell_int(t, "modifier", -9, 9, &modifier))
        return false;
    t->b->table.strength[t->row] = (int8_t)modifier;
    return true;
}

static bool read_modifier(struct au_table *t)
{
    static const struct {
        const char *id;
        size_t at;
    } place[] = {
#define AT(name) { #name, offsetof(struct au_tables, name) }
        AT(canister),    AT(second_fire), AT(at_column),      AT(at_limbered),  AT(at_square),
        AT(at_guns),     AT(line_fire),   AT(line_at_square), AT(other_fire),   AT(other_at_square),
        AT(static_fire), AT(french_fire), AT(support_fire),   AT(support_most), AT(enfilade),
        AT(far_shot),    AT(flank),       AT(rear),           AT(support),      AT(hq),
        AT(army_hq),     AT(stunned),     AT(disorganised),   AT(routed),       AT(rage),
        AT(cossack),     AT(stream),      AT(bridge),         AT(uphill),
#undef AT
    };
    const char *id = au_cell(t, "id");
    int value;

    if (!au_cell_int(t, "value", -9, 9, &value))
        return false;
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++)
        if (strcmp(place[i].id, id) == 0) {
            *((int8_t *)&t->b->table + place[i].at) = (int8_t)value;
            return true;
        }
    return au_wrong_row(t, "a modifier", id);
}

static bool read_ground(struct au_table *t)
{
    uint8_t ground;
    int fire, combat;

    if (!au_cell_word(t, "ground", au_grounds, &ground) || !au_cell_int(t, "fire", -9, 9, &fire) ||
        !au_cell_int(t, "combat", -9, 9, &combat))
        return false;
    t->b->table.fire_ground[ground] = (int8_t)fire;
    t->b->table.combat_ground[ground] = (int8_t)combat;
    return true;
}

static bool read_match(struct au_table *t)
{
    static const char *const rows[] = { "infantry-column", "infantry-line",  "square",
                                        "cavalry-line",    "cavalry-column", NULL };
    static const char *const columns[] = { "infantry_line", "infantry_column", "square",
                                           "cavalry_line",  "cavalry_column",  "village_or_works" };
    uint8_t row;
    int value;

    if (!au_cell_word(t, "attacker", rows, &row))
        return false;
    for (int i = 0; i < MATCHUP_COLUMNS; i++) {
        if (!au_cell_int(t, columns[i], -9, 9, &value))
            return false;
        t->b->table.match[row][i] = (int8_t)value;
    }
    return true;
}

static bool read_fog(struct au_table *t)
{
    int die;

    if (t->row >= AU_TURNS || !in_order(t, "turn", 1) || !au_cell_int(t, "lifts_on", 0, 7, &die))
        return false;
    t->b->table.lifts_on[t->row + 1] = (uint8_t)die;
    return true;
}

static bool read_activity(struct au_table *t)
{
    int columns, chits;

    if (t->row >= 6 || !in_order(t, "die", 1) || !au_cell_int(t, "columns", 0, 9, &columns) ||
        !au_cell_int(t, "chits", 0, AU_SLOTS, &chits))
        return false;
    t->b->table.columns[t->row + 1] = (uint8_t)columns;
    t->b->table.chits[t->row + 1] = (uint8_t)chits;
    return true;
}

static bool read_order(struct au_table *t)
{
    static const char *const tables[] = { "offensive", "defensive", NULL };
    static const char *const odds[] = { "3:1", "2:1", "1:1", "1:2", "1:3", NULL };
    static const char *const dice[] = {
        NULL, "die_1", "die_2", "die_3", "die_4", "die_5", "die_6"
    };
    uint8_t table, arm, odd;

    if (!au_cell_word(t, "table", tables, &table) || !au_cell_word(t, "arm", au_arms, &arm) ||
        !au_cell_word(t, "odds", odds, &odd))
        return false;
    if (arm == HEADQUARTERS)
        return au_wrong_row(t, "an arm that gets orders", au_cell(t, "arm"));
    for (int die = 1; die <= 6; die++)
        if (!au_cell_word(t, dice[die], au_order_names, &t->b->table.orders[table][arm][odd][die]))
            return false;
    return true;
}

bool au_read_tables(struct au_board *b, const char *folder, struct err *err)
{
    return au_read_table(b, folder, "results", 14, read_result, err) &&
           au_read_table(b, folder, "strength", 14, read_strength, err) &&
           au_read_table(b, folder, "modifiers", 29, read_modifier, err) &&
           au_read_table(b, folder, "ground", GROUNDS, read_ground, err) &&
           au_read_table(b, folder, "matchup", MATCHUP_ROWS, read_match, err) &&
           au_read_table(b, folder, "fog", AU_TURNS, read_fog, err) &&
           au_read_table(b, folder, "activity", 6, read_activity, err) &&
           au_read_table(b, folder, "orders", 30, read_order, err);
}
