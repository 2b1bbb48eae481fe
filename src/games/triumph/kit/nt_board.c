/* nt_board.c -- reads data/triumph into a board, and works out what follows from it. */

#include <stdarg.h>
#include <string.h>

#include "base/text.h"
#include "base/tsv.h"

#include "games/triumph/kit/nt_load.h"

enum { FAR = 255 };

/* -- tables -- */

struct table {
    const struct tsv *tsv;
    const char *path;
};

typedef bool read_row(const struct table *t, int row, struct nt_board *b, struct err *err);

static bool wrong(const struct table *t, int row, const char *what, struct err *err)
{
    return err_line(err, t->path, tsv_line(t->tsv, row), "%s", what);
}

static bool copy_text(const struct table *t, int row, const char *column, char *out, size_t room,
                      struct err *err)
{
    const char *text;

    if (!tsv_text(t->tsv, row, column, &text, err))
        return false;
    if (!*text || strlen(text) >= room)
        return wrong(t, row, "a text is missing or too long", err);
    strcpy(out, text);
    return true;
}

static bool read_commander(const struct table *t, int row, struct nt_board *b, struct err *err)
{
    struct nt_commander_card *c = &b->commander[row];
    int64_t minimum, locale;
    const char *side;

    if (!copy_text(t, row, "id", c->id, sizeof c->id, err) ||
        !copy_text(t, row, "name", c->name, sizeof c->name, err) ||
        !tsv_text(t->tsv, row, "side", &side, err) ||
        !tsv_int(t->tsv, row, "minimum", 1, NT_CORPS_MAX, &minimum, err) ||
        !tsv_int(t->tsv, row, "setup", 0, NT_LOCALES - 1, &locale, err))
        return false;
    HOLDS(NT_3_03, "a commander's card has a name, and nothing else to know him by");
    HOLDS(NT_3_27, "cards have no field for a nation");
    c->side = (uint8_t)side_of_commander(row);
    if (strcmp(side, nt_side_ids[c->side]) != 0)
        return wrong(t, row, "eight French commanders come first, then nine Allied ones", err);
    c->minimum = (uint8_t)minimum;
    c->setup_locale = (uint8_t)locale;
    c->reinforcement = locale == 0;
    return true;
}

static bool read_force(const struct table *t, int row, struct nt_board *b, struct err *err)
{
    int64_t strength, french, allied;
    const char *name;

    if (!tsv_text(t->tsv, row, "type", &name, err) ||
        !tsv_int(t->tsv, row, "strength", 1, BY(NT_3_05, 3), &strength, err) ||
        !tsv_int(t->tsv, row, "french", 0, NT_FRENCH_UNITS, &french, err) ||
        !tsv_int(t->tsv, row, "allied", 0, NT_ALLIED_UNITS, &allied, err))
        return false;
    int type = eng_find_name(nt_types, name);
    HOLDS(NT_3_16, "how many men a unit stands for is written nowhere");
    if (BY(NT_3_04, type <= UNKNOWN))
        return wrong(t, row, "a unit is artillery, cavalry, infantry or guard", err);
    if (BY(NT_3_06, (type == ARTILLERY && strength != 1) || (type == GUARD && strength != 3)))
        return wrong(t, row, "artillery has strength 1 and Guard strength 3", err);
    b->army[FRENCH].count[type][strength] = (uint8_t)french;
    b->army[ALLIED].count[type][strength] = (uint8_t)allied;
    return true;
}

static bool read_limit(const struct table *t, int row, struct nt_board *b, struct err *err)
{
    int64_t morale, corps, units;
    const char *side;

    if (!tsv_text(t->tsv, row, "side", &side, err) ||
        !tsv_int(t->tsv, row, "morale", 1, 99, &morale, err) ||
        !tsv_int(t->tsv, row, "corps", 0, NT_COMMANDERS, &corps, err) ||
        !tsv_int(t->tsv, row, "units", 1, 99, &units, err))
        return false;
    int army = eng_find_name(nt_side_ids, side);
    if (army < 0)
        return wrong(t, row, "a side is french or allied", err);
    b->army[army].morale = (uint8_t)morale;
    b->army[army].corps_limit = (uint8_t)corps;
    b->army[army].unit_limit = (uint8_t)units;
    return true;
}

static bool read_hour(const struct table *t, int row, struct nt_board *b, struct err *err)
{
    const char *id;
    int64_t round, night;

    if (!tsv_text(t->tsv, row, "scenario", &id, err) ||
        !tsv_int(t->tsv, row, "round", 1, NT_ROUNDS, &round, err) ||
        !tsv_int(t->tsv, row, "night", 0, 1, &night, err))
        return false;
    int scenario = eng_find_name(nt_scenarios, id);
    if (scenario < 0 || round != b->round_count[scenario] + 1)
        return wrong(t, row, "the rounds of a scenario follow each other from 1", err);
    HOLDS(NT_5_07, "the rules have no clock");
    struct nt_hour *h = &b->hour[scenario][round];
    h->night = (uint8_t)night;
    b->round_count[scenario] = (uint8_t)round;
    return copy_text(t, row, "day", h->day, sizeof h->day, err) &&
           copy_text(t, row, "hour", h->hour, sizeof h->hour, err);
}

/* `rows` 0: any number of them. */
static bool read_table(const char *path, const char *format, int rows, read_row *read,
                       struct nt_board *b, struct err *err)
{
    struct tsv *t = tsv_read(path, err);
    if (!t)
        return false;
    const char *found = tsv_remark(t, "format");
    bool fine = true;

    if (!found || strcmp(found, format) != 0)
        fine = err_set(err, path, "the format is not '%s'", format);
    else if (rows && tsv_rows(t) != rows)
        fine = err_set(err, path, "there are %d rows instead of %d", tsv_rows(t), rows);
    for (int row = 0; fine && row < tsv_rows(t); row++)
        fine = read(&(struct table){ t, path }, row, b, err);
    tsv_free(t);
    return fine;
}

/* -- reinforcements -- */

static int day_number(const char *day)
{
    return day[0] - '0';
}

/* The round of a scenario that has this day and hour; the first round when it lies before. */
static int round_at(const struct nt_board *b, int scenario, const char *day, const char *hour)
{
    if (day_number(b->hour[scenario][1].day) > day_number(day))
        return 1;
    for (int round = 1; round <= b->round_count[scenario]; round++) {
        const struct nt_hour *h = &b->hour[scenario][round];
        if (strcmp(h->day, day) == 0 && strcmp(h->hour, hour) == 0)
            return round;
    }
    return 0;
}

static bool read_eligibility(const struct table *t, int row, struct nt_board *b, struct err *err)
{
    struct nt_commander_card *c = &b->commander[row];
    const char *day, *hour;

    if (!tsv_text(t->tsv, row, "day", &day, err) || !tsv_text(t->tsv, row, "hour", &hour, err))
        return false;
    for (int scenario = 0; scenario < 2; scenario++) {
        int round = c->reinforcement ? round_at(b, scenario, day, hour) : 1;
        if (round == 0)
            return wrong(t, row, "no round has this day and hour", err);
        c->from_round[scenario] = (uint8_t)BY(NT_10_45, round);
    }
    return true;
}

/* -- what follows from the map -- */

static void steps_from(struct nt_board *b, int start)
{
    uint8_t *steps = b->steps[start];
    uint8_t queue[NT_LOCALES];
    int head = 0, tail = 0;

    memset(steps, FAR, NT_LOCALES);
    steps[start] = 0;
    queue[tail++] = (uint8_t)start;
    while (head < tail) {
        int at = queue[head++];
        const struct nt_locale *l = &b->locale[at];
        for (int i = 0; i < l->approach_count; i++) {
            int to = nt_across(b, l->approach[i], at);
            if (b->approach[l->approach[i]].impassable || steps[to] != FAR)
                continue;
            steps[to] = (uint8_t)(steps[at] + 1);
            queue[tail++] = (uint8_t)to;
        }
    }
}

/* NT-6.08-05, -06: adjacency counts impassable approaches too (NT-4-30). */
static bool is_barred(const struct nt_board *b, int n)
{
    const struct nt_locale *l = &b->locale[n];
    int stars = l->stars;

    for (int i = 0; i < l->approach_count; i++)
        stars |= b->locale[nt_across(b, l->approach[i], n)].stars;
    return stars & (STAR_RED | STAR_GREEN | STAR_BLACK);
}

/* A short text into a field of the board; it fits, or the program is broken. */
static void __attribute__((format(printf, 3, 4)))
name(char *out, size_t room, const char *format, ...)
{
    struct text text = { 0 };
    va_list args;

    va_start(args, format);
    text_vprintf(&text, format, args);
    va_end(args);
    BASE_ASSERT(text.length < room);
    strcpy(out, text_str(&text));
    text_free(&text);
}

static void name_places(struct nt_board *b)
{
    for (int n = 1; n < NT_LOCALES; n++) {
        const char *own = b->locale[n].name;
        name(b->locale_number[n], sizeof b->locale_number[n], "%d", n);
        name(b->locale_name[n], sizeof b->locale_name[n], "%d%s%s", n, *own ? " " : "", own);
    }
    for (int i = 1; i <= b->approach_count; i++) {
        const struct nt_approach *a = &b->approach[i];
        name(b->block_name[2 * i], sizeof b->block_name[0], "%d-%d", a->a, a->b);
        name(b->block_name[2 * i + 1], sizeof b->block_name[0], "%d-%d", a->b, a->a);
    }
}

static void name_things(struct nt_board *b)
{
    name_places(b);
    name(b->of_name[0], sizeof b->of_name[0], "(detached)");
    for (int c = 0; c < NT_COMMANDERS; c++)
        name(b->of_name[1 + c], sizeof b->of_name[0], "of %s", b->commander[c].name);
    for (int i = 1; i <= b->crossing_count; i++) {
        const struct nt_crossing *c = &b->crossing[i];
        name(b->crossing_name[i], sizeof b->crossing_name[0], "%d%s%d",
             b->stretch[c->stretch[0]].locale, c->main ? "=" : "-",
             b->stretch[c->stretch[1]].locale);
    }
}

static bool derive(struct nt_board *b, const char *folder, struct err *err)
{
    nt_number_positions(b);
    nt_number_fronts(b);
    for (int n = 1; n < NT_LOCALES; n++) {
        if (!b->locale[n].exists)
            continue;
        steps_from(b, n);
        b->locale[n].detach_barred = is_barred(b, n);
    }
    if (!nt_number_nouns(b))
        return err_set(err, folder, "the map has more names than an order has room for");
    for (int c = 0; c < NT_COMMANDERS; c++)
        if (!b->commander[c].reinforcement && !b->locale[b->commander[c].setup_locale].exists)
            return err_set(err, folder, "the set-up locale of %s is not on the map",
                           b->commander[c].id);
    name_things(b);
    return true;
}

/* -- the folder -- */

static const char *in_folder(struct text *path, const char *folder, const char *file)
{
    text_clear(path);
    text_printf(path, "%s/%s", folder, file);
    return text_str(path);
}

static bool read_folder(const char *folder, struct text *path, struct nt_board *b, struct err *err)
{
    return read_table(in_folder(path, folder, "time-track.tsv"), "time-track 1", 0, read_hour, b,
                      err) &&
           read_table(in_folder(path, folder, "commanders.tsv"), "commanders 1", NT_COMMANDERS,
                      read_commander, b, err) &&
           read_table(in_folder(path, folder, "commanders.tsv"), "commanders 1", NT_COMMANDERS,
                      read_eligibility, b, err) &&
           read_table(in_folder(path, folder, "armies.tsv"), "armies 1", 0, read_force, b, err) &&
           read_table(in_folder(path, folder, "limits.tsv"), "limits 1", SIDES, read_limit, b,
                      err) &&
           nt_read_map(in_folder(path, folder, "map.json"), b, err) && derive(b, folder, err) &&
           nt_take_census(b, folder, err) &&
           nt_read_plans(in_folder(path, folder, "plans"), b, err);
}

bool nt_load(const char *folder, void **board, struct err *err)
{
    struct nt_board *b = base_alloc(sizeof *b);
    struct text path = { 0 };
    bool fine = read_folder(folder, &path, b, err);

    text_free(&path);
    b->imprint = nt_imprint(b);
    if (fine)
        *board = b;
    else
        nt_unload(b);
    return fine;
}

void nt_unload(void *board)
{
    struct nt_board *b = board;

    arena_free(&b->memory);
    base_free(b);
}
