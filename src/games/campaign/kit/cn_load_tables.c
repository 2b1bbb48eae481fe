/* cn_load_tables.c -- reads the charts of data/campaign: results, fire, initiative, attrition,
 * pursuit, weather, points, ground, bridges, replacements. */

#include <string.h>

#include "games/campaign/kit/cn_load.h"

/* One row for each value from `low` on, in order: the row's own number must say so. */
static bool in_order(struct cn_reading *t, const char *column, int low, int high)
{
    int n;

    return cn_cell_int(t, column, low, high, &n) &&
           (n == low + t->row || cn_wrong_row(t, "rows go one by one", cn_cell(t, column)));
}

/* Cells from the second column on, by place. */
static bool number_at(struct cn_reading *t, int column, int low, int high, int *out)
{
    const char *cell = tsv_cell(t->tsv, t->row, column);
    int64_t n = 0;
    bool fine = words_int(cell, low, high, &n);

    *out = (int)n;
    return fine || cn_wrong_row(t, "a number of the chart", cell);
}

/* "2/3d": attacker, defender, and the side that loses. */
static bool is_result(const char *cell)
{
    return strlen(cell) == 4 && cell[0] >= '0' && cell[0] <= '9' && cell[1] == '/' &&
           cell[2] >= '0' && cell[2] <= '9' && (cell[3] == 'a' || cell[3] == 'd');
}

static bool read_result(struct cn_reading *t)
{
    struct cn_table *table = &t->b->table;

    if (!in_order(t, "die", 0, 6))
        return false;
    for (int i = 0; i < 10; i++) {
        const char *cell = tsv_cell(t->tsv, t->row, i + 1);
        if (!is_result(cell))
            return cn_wrong_row(t, "a result as 2/3d", cell);
        table->crt_attacker[t->row][i] = (int8_t)(cell[0] - '0');
        table->crt_defender[t->row][i] = (int8_t)(cell[2] - '0');
        table->crt_loser[t->row][i] = cell[3] == 'd';
    }
    return true;
}

static bool read_fire(struct cn_reading *t)
{
    int n;

    if (!in_order(t, "die", 0, 7))
        return false;
    for (int i = 0; i < 6; i++) {
        if (!number_at(t, i + 1, 0, 9, &n))
            return false;
        t->b->table.fire[t->row][i] = (uint8_t)n;
    }
    return true;
}

static bool read_initiative(struct cn_reading *t)
{
    int n;

    if (!in_order(t, "active", 0, 5))
        return false;
    for (int i = 0; i < 6; i++) {
        if (!number_at(t, i + 1, -3, 3, &n))
            return false;
        t->b->table.matrix[t->row][i] = (int8_t)n;
    }
    return true;
}

/* -- attrition -- */

/* "23-30" */
static bool read_range(const char *cell, int *from, int *to)
{
    const char *dash = strchr(cell, '-');
    char first[4] = "";
    int64_t low, high;

    if (!dash || dash - cell >= (ptrdiff_t)sizeof first)
        return false;
    memcpy(first, cell, (size_t)(dash - cell));
    if (!words_int(first, 1, 48, &low) || !words_int(dash + 1, low, 48, &high))
        return false;
    *from = (int)low;
    *to = (int)high;
    return true;
}

/* These SP are of that row; every SP from 1 to 48 belongs to one. */
static bool read_size(struct cn_reading *t)
{
    static const char *const columns[] = { "A", "B", "C", "D", NULL };
    uint8_t side, column;
    int next = 1;

    if (!cn_cell_word(t, "side", cn_side_ids, &side) ||
        !cn_cell_word(t, "column", columns, &column))
        return false;
    uint8_t *rows = t->b->table.size_row[side][column];
    for (int i = 0; i < 8; i++) {
        const char *cell = tsv_cell(t->tsv, t->row, i + 2);
        int from, to;
        if (strcmp(cell, "-") == 0)
            continue;
        if (!read_range(cell, &from, &to) || from != next)
            return cn_wrong_row(t, "SP that go on from the row before", cell);
        for (; next <= to; next++)
            rows[next] = (uint8_t)(i + 1);
    }
    return next == 49 || cn_wrong_row(t, "rows up to 48 SP", cn_cell(t, "column"));
}

static bool read_march(struct cn_reading *t)
{
    int n;

    if (t->row > 6)
        return cn_wrong_row(t, "at most seven lines", cn_cell(t, "upto"));
    if (!cn_cell_byte(t, "upto", 0, 255, &t->b->table.march_upto[t->row]))
        return false;
    if (t->row > 0 && t->b->table.march_upto[t->row] <= t->b->table.march_upto[t->row - 1])
        return cn_wrong_row(t, "more than the line before", cn_cell(t, "upto"));
    for (int i = 0; i < 8; i++) {
        if (!number_at(t, i + 1, -9, 20, &n))
            return false;
        t->b->table.march_base[t->row][i] = (int8_t)n;
    }
    return true;
}

static bool read_loss(struct cn_reading *t)
{
    uint8_t *loss = t->b->table.loss;

    if (!in_order(t, "index", 0, 23) || !cn_cell_byte(t, "lost", 0, 9, &loss[t->row]))
        return false;
    for (int i = t->row + 1; i < 24; i++)
        loss[i] = loss[t->row];
    return true;
}

static bool read_pursuit(struct cn_reading *t)
{
    int n;

    if (!in_order(t, "index", 0, 13))
        return false;
    for (int i = 0; i < 10; i++) {
        if (!number_at(t, i + 1, 0, 20, &n))
            return false;
        t->b->table.pursuit[t->row][i] = (uint8_t)n;
    }
    return true;
}

/* -- weather -- */

static bool read_weather(struct cn_reading *t)
{
    static const char *const periods[] = { "1", "5", "9" }; /* the first turn of each */

    if (!in_order(t, "die", 1, 7))
        return false;
    for (int i = 0; i < 3; i++)
        if (!cn_cell_word(t, periods[i], cn_weathers, &t->b->table.weather[i][t->row + 1]))
            return false;
    return true;
}

static bool read_history(struct cn_reading *t)
{
    static const char *const words[] = { "no", "yes", NULL };
    struct cn_table *table = &t->b->table;

    return in_order(t, "turn", 1, CN_TURNS) &&
           cn_cell_word(t, "weather", cn_weathers, &table->historical[t->row + 1]) &&
           cn_cell_word(t, "fog", words, &table->historical_fog[t->row + 1]);
}

static bool read_effect(struct cn_reading *t)
{
    static const char *const columns[] = { "attrition", "leaving", "fire", "combat", "pursuit" };
    struct cn_table *table = &t->b->table;
    int8_t *const lists[] = { table->weather_attrition, table->weather_leaving, table->weather_fire,
                              table->weather_combat, table->weather_pursuit };
    uint8_t weather;
    int n;

    if (!cn_cell_word(t, "weather", cn_weathers, &weather))
        return false;
    for (int i = 0; i < 5; i++) {
        if (!cn_cell_int(t, columns[i], -3, 3, &n))
            return false;
        lists[i][weather] = (int8_t)n;
    }
    return cn_cell(t, "fog")[0] == 0 || cn_cell_byte(t, "fog", 0, 1, &table->weather_fog[weather]);
}

/* -- points, armies, ground, works, replacements -- */

static bool read_points(struct cn_reading *t)
{
    int n;

    if (!in_order(t, "dice", 2, 12))
        return false;
    for (int i = 0; i < 8; i++) {
        if (!number_at(t, i + 1, 0, 9, &n))
            return false;
        t->b->table.ap[t->row + 2][i] = (uint8_t)n;
    }
    return true;
}

static bool read_army(struct cn_reading *t)
{
    struct cn_table *table = &t->b->table;
    uint8_t side;
    int modifier;

    if (!cn_cell_word(t, "side", cn_side_ids, &side) || !cn_cell_int(t, "dice", -3, 3, &modifier))
        return false;
    table->ap_modifier[side] = (int8_t)modifier;
    return cn_cell_byte(t, "dispatch", 1, 60, &table->dispatch[side]) &&
           cn_cell_byte(t, "supply", 1, 60, &table->supply[side]) &&
           cn_cell_byte(t, "line", 1, 90, &table->loc_limit[side]) &&
           cn_cell_byte(t, "vedettes", 0, CN_VEDETTES / SIDES, &table->vedettes[side]);
}

static bool read_ground(struct cn_reading *t)
{
    struct cn_table *table = &t->b->table;
    uint8_t ground;
    int foot, horse;

    TABLE(CN_10_2, "ground.tsv");
    if (!cn_cell_word(t, "ground", cn_grounds, &ground) || !cn_cell_int(t, "foot", 0, 9, &foot) ||
        !cn_cell_int(t, "horse", 0, 9, &horse))
        return false;
    table->cost[ground][0] = (uint8_t)(2 * foot);
    table->cost[ground][1] = (uint8_t)(2 * horse);
    return cn_cell_byte(t, "forage", 0, 99, &table->forage10[ground]);
}

static bool read_town(struct cn_reading *t)
{
    struct cn_table *table = &t->b->table;
    uint8_t class;

    if (strcmp(cn_cell(t, "class"), "depot") == 0)
        return cn_cell_byte(t, "forage", 0, 99, &table->forage_depot10);
    return cn_cell_word(t, "class", cn_towns, &class) &&
           cn_cell_byte(t, "forage", 0, 99, &table->forage_town10[class]);
}

static bool read_work(struct cn_reading *t)
{
    static const char *const works[] = { "damage-secondary", "damage-primary", "repair-secondary",
                                         "repair-primary", NULL };
    uint8_t work;

    return cn_cell_word(t, "work", works, &work) &&
           cn_cell_byte(t, "foot", 0, 9, &t->b->table.bridge_work[work][0]) &&
           cn_cell_byte(t, "horse", 0, 9, &t->b->table.bridge_work[work][1]);
}

static bool read_replacement(struct cn_reading *t)
{
    uint8_t turn, nation, arm;

    return cn_cell_byte(t, "turn", 1, CN_TURNS, &turn) &&
           cn_cell_word(t, "nation", cn_nations, &nation) &&
           cn_cell_word(t, "arm", cn_arms, &arm) &&
           cn_cell_byte(t, "sp", 0, 9, &t->b->table.replacement[turn][nation][arm]);
}

/* -- morale -- */

/* 1X-361-3: the track of a title may be shorter; its boxes go one by one, and where the row before
 * is of another title a new track begins. */
static bool read_box(struct cn_reading *t)
{
    struct cn_table *table = &t->b->table;
    uint8_t title, winner, level, ends;
    int box, french, coalition;

    TABLE(CN_361_2, "morale.tsv");
    TABLE(CN_361_3, "morale.tsv");
    if (!cn_cell_word(t, "title", cn_options[OPTION_TITLE].values, &title) ||
        !cn_cell_int(t, "box", -5, 5, &box) || !cn_cell_word(t, "winner", cn_owners, &winner) ||
        !cn_cell_word(t, "level", cn_levels, &level) || !cn_cell_byte(t, "ends", 0, 1, &ends) ||
        !cn_cell_int(t, "french", 0, 3, &french) || !cn_cell_int(t, "coalition", 0, 3, &coalition))
        return false;
    int8_t *track = table->track[title];
    if (table->box[title][box + 5].level != LEVEL_NONE || level == LEVEL_NONE)
        return cn_wrong_row(t, "a box and its level, once", cn_cell(t, "box"));
    bool first = track[0] == 0 && track[1] == 0;
    if (!first && box != track[1] + 1)
        return cn_wrong_row(t, "the box after the one before", cn_cell(t, "box"));
    track[1] = (int8_t)box;
    track[0] = first ? (int8_t)box : track[0];
    table->box[title][box + 5] =
        (struct cn_box_row){ winner, level, ends, { (uint8_t)french, (uint8_t)coalition } };
    return true;
}

bool cn_read_tables(struct cn_board *b, const char *folder, struct cn_mistakes *m)
{
    return cn_read_table(b, folder, "results", 7, read_result, m) &&
           cn_read_table(b, folder, "fire", 8, read_fire, m) &&
           cn_read_table(b, folder, "initiative", 6, read_initiative, m) &&
           cn_read_table(b, folder, "attrition-size", 8, read_size, m) &&
           cn_read_table(b, folder, "attrition-march", 7, read_march, m) &&
           cn_read_table(b, folder, "attrition-loss", 0, read_loss, m) &&
           cn_read_table(b, folder, "pursuit", 14, read_pursuit, m) &&
           cn_read_table(b, folder, "weather", 7, read_weather, m) &&
           cn_read_table(b, folder, "weather-history", CN_TURNS, read_history, m) &&
           cn_read_table(b, folder, "weather-effects", WEATHERS, read_effect, m) &&
           cn_read_table(b, folder, "points", 11, read_points, m) &&
           cn_read_table(b, folder, "armies", SIDES, read_army, m) &&
           cn_read_table(b, folder, "morale", 0, read_box, m) &&
           cn_read_table(b, folder, "ground", GROUNDS, read_ground, m) &&
           cn_read_table(b, folder, "towns", 0, read_town, m) &&
           cn_read_table(b, folder, "bridge-work", 4, read_work, m) &&
           cn_read_table(b, folder, "replacements", 0, read_replacement, m);
}
