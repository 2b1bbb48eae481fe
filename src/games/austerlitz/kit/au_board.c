/* au_board.c -- reads data/austerlitz: zones, corps, units, places; map and tables are read by
 * their own files. */

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#include "games/austerlitz/kit/au_load.h"

bool au_wrong_row(const struct au_table *t, const char *what, const char *found)
{
    return err_line(t->err, t->path, tsv_line(t->tsv, t->row), "%s, not '%s'", what, found);
}

const char *au_cell(struct au_table *t, const char *column)
{
    int i = tsv_column(t->tsv, column);

    return i < 0 ? "" : tsv_cell(t->tsv, t->row, i);
}

bool au_cell_int(struct au_table *t, const char *column, int low, int high, int *out)
{
    int64_t n = 0;
    bool fine = tsv_int(t->tsv, t->row, column, low, high, &n, t->err);

    *out = (int)n;
    return fine;
}

bool au_cell_word(struct au_table *t, const char *column, const char *const *list, uint8_t *out)
{
    const char *word = au_cell(t, column);
    int found = eng_find_name(list, word);

    *out = (uint8_t)found;
    return found >= 0 || au_wrong_row(t, column, word);
}

bool au_copy_id(const struct au_table *t, const char *from, char *out, size_t room)
{
    if (!*from || strlen(from) >= room)
        return au_wrong_row(t, "a short name is expected", from);
    strcpy(out, from);
    return true;
}

bool au_read_table(struct au_board *b, const char *folder, const char *name, int rows,
                   au_read_row *read, struct err *err)
{
    struct text path = { 0 };

    text_printf(&path, "%s/%s.tsv", folder, name);
    struct au_table t = { b, tsv_read(text_str(&path), err), text_str(&path), 0, err };
    bool fine = t.tsv != NULL;

    for (; fine && t.row < tsv_rows(t.tsv); t.row++)
        fine = read(&t);
    if (fine && rows && t.row != rows)
        fine = err_set(err, t.path, "%d rows instead of %d", t.row, rows);
    tsv_free(t.tsv);
    text_free(&path);
    return fine;
}

/* -- zones -- */

static const char *const zone_sides[] = { "french", "allied", "striped", NULL };

/* "860,2090,1300,2500 ..." */
static bool read_rects(struct au_table *t, struct au_zone *z)
{
    const char *at = au_cell(t, "rects");

    for (z->rect_count = 0; *at && z->rect_count < 3; z->rect_count++) {
        for (int i = 0; i < 4; i++) {
            char *end;
            long n = strtol(at, &end, 10);
            if (end == at || n < 0 || n > 2800 || (*end != ",,, "[i] && *end))
                return au_wrong_row(t, "rects are x,y,x,y", au_cell(t, "rects"));
            z->rect[z->rect_count][i] = (int16_t)n;
            at = *end ? end + 1 : end;
        }
    }
    return (z->rect_count > 0 && !*at) || au_wrong_row(t, "one to three rects", at);
}

static bool read_zone(struct au_table *t)
{
    struct au_zone *z = &t->b->zone[t->b->zone_count];

    if (t->b->zone_count == AU_ZONES)
        return au_wrong_row(t, "so many zones there are not", "one more");
    t->b->zone_count++;
    z->name = arena_copy(&t->b->arena, au_cell(t, "name"));
    return au_copy_id(t, au_cell(t, "id"), z->id, sizeof z->id) &&
           au_cell_word(t, "side", zone_sides, &z->side) && read_rects(t, z);
}

/* A second reading, when all zones have their numbers. */
static bool read_neighbours(struct au_table *t)
{
    struct text list = { 0 };
    bool fine = true;

    text_add(&list, au_cell(t, "neighbours"));
    char *rest = list.s, *id;
    while (fine && rest && (id = strtok_r(rest, " ", &rest))) {
        int zone = au_find_zone(t->b, id);
        fine = zone >= 0 || au_wrong_row(t, "neighbours are zones", id);
        if (fine)
            t->b->zone[t->row].neighbours |= 1u << zone;
    }
    text_free(&list);
    return fine;
}

static bool zones_agree(const struct au_board *b, const char *folder, struct err *err)
{
    for (int i = 0; i < b->zone_count; i++)
        for (int k = 0; k < b->zone_count; k++)
            if ((b->zone[i].neighbours >> k & 1) != (b->zone[k].neighbours >> i & 1))
                return err_set(err, folder, "%s is a neighbour of %s, but not the other way round",
                               b->zone[i].id, b->zone[k].id);
    return true;
}

/* -- corps and units -- */

static bool read_corps(struct au_table *t)
{
    struct au_corps *c = &t->b->corps[t->b->corps_count];
    int zone = au_find_zone(t->b, au_cell(t, "zone")), enters;

    if (t->b->corps_count == AU_CORPS)
        return au_wrong_row(t, "so many corps there are not", "one more");
    t->b->corps_count++;
    c->name = arena_copy(&t->b->arena, au_cell(t, "name"));
    c->hq = AU_NOBODY;
    c->zone = (uint8_t)zone;
    if (zone < 0 || !au_cell_int(t, "enters", 0, AU_TURNS, &enters))
        return zone >= 0 || au_wrong_row(t, "a zone", au_cell(t, "zone"));
    c->enters = (uint8_t)enters;
    return au_copy_id(t, au_cell(t, "id"), c->id, sizeof c->id) &&
           au_cell_word(t, "side", au_side_ids, &c->side);
}

static bool read_traits(struct au_table *t, struct au_type *u)
{
    const char *cell = au_cell(t, "traits");
    size_t told = 0;

    for (const struct eng_flag *f = au_traits; f->word; f++) {
        const char *at = strstr(cell, f->word);
        size_t n = strlen(f->word);
        if (at && (at == cell || at[-1] == ' ') && (!at[n] || at[n] == ' ')) {
            u->traits |= (uint8_t)BY(AU_2_4_5_1, BY(AU_2_4_3_1, f->bit));
            told += n + (told > 0);
        }
    }
    return strcmp(cell, "-") == 0 || told == strlen(cell) || au_wrong_row(t, "traits", cell);
}

static bool read_factors(struct au_table *t, struct au_type *u)
{
    int steps, musketry, combat, morale, firepower, hd, move;

    if (!au_cell_int(t, "steps", 1, 2, &steps) || !au_cell_int(t, "musketry", 0, 12, &musketry) ||
        !au_cell_int(t, "combat", 0, 9, &combat) || !au_cell_int(t, "morale", 2, 12, &morale) ||
        !au_cell_int(t, "firepower", 0, 12, &firepower) || !au_cell_int(t, "hd", 0, 6, &hd) ||
        !au_cell_int(t, "move", 0, 600, &move))
        return false;
    u->steps = BY(AU_12_3_1, BY(AU_G_6, (uint8_t)steps));
    u->musketry = BY(AU_2_4_2_1, BY(AU_2_2_1, (uint8_t)musketry));
    u->combat = BY(AU_2_4_5_3_1, (int8_t)combat);
    u->morale = BY(AU_2_2_2, (uint8_t)morale);
    u->firepower = (uint8_t)firepower;
    u->hd = (uint8_t)hd;
    u->allowance = (int16_t)move;
    return true;
}

static bool read_form(struct au_table *t, struct au_type *u)
{
    const char *word = au_cell(t, "form");
    int form = eng_find_name(u->arm == ARTILLERY ? au_gun_forms : au_formations, word);

    u->formation = (uint8_t)form;
    return form >= 0 || au_wrong_row(t, "a formation of its arm", word);
}

static bool read_dawn(struct au_table *t, struct au_type *u)
{
    const char *zone = au_cell(t, "zone");
    int x, y, facing;

    if (!au_cell_int(t, "x", 0, 2800, &x) || !au_cell_int(t, "y", 0, 2500, &y) ||
        !au_cell_int(t, "facing", 0, 359, &facing))
        return false;
    u->x = (int16_t)x;
    u->y = (int16_t)y;
    u->facing = (int16_t)(u->arm == HEADQUARTERS ? 0 : facing);
    u->zone = strcmp(zone, "off") == 0 ? AU_NOBODY : (uint8_t)au_find_zone(t->b, zone);
    return u->zone < t->b->zone_count || u->zone == AU_NOBODY || au_wrong_row(t, "a zone", zone);
}

/* A corps holds its units together, and knows its HQ. */
static bool join_corps(struct au_table *t, struct au_type *u, int unit)
{
    int corps = au_find_corps(t->b, au_cell(t, "corps"));
    struct au_corps *c = &t->b->corps[corps < 0 ? 0 : corps];

    if (corps < 0 || (c->count && c->first + c->count != unit) || u->side != c->side)
        return au_wrong_row(t, "its corps stands together", au_cell(t, "corps"));
    if (c->count == 0)
        c->first = (uint8_t)unit;
    c->count++;
    u->corps = (uint8_t)corps;
    if (BY(AU_2_4_7_1, u->arm == HEADQUARTERS))
        c->hq = (uint8_t)unit;
    return true;
}

static bool read_unit(struct au_table *t)
{
    int unit = t->b->unit_count;
    struct au_type *u = &t->b->unit[unit];
    const char *division = au_cell(t, "division");

    if (unit == AU_UNITS)
        return au_wrong_row(t, "so many units there are not", "one more");
    t->b->unit_count++;
    u->name = arena_copy(&t->b->arena, au_cell(t, "name"));
    u->full = arena_copy(&t->b->arena, au_cell(t, "full"));
    u->source = SOURCE_RECONSTRUCTED;
    if (!au_copy_id(t, au_cell(t, "id"), u->id, sizeof u->id) ||
        !au_copy_id(t, division[0] == '-' ? "-" : division, u->division, sizeof u->division) ||
        !au_cell_word(t, "nation", au_nations, &u->nation) ||
        !au_cell_word(t, "arm", au_arms, &u->arm))
        return false;
    u->side = BY(AU_1_1_1, u->nation == NATION_FRENCH) ? FRENCH : ALLIED;
    if (unit > 0 && u[-1].side > u->side)
        return au_wrong_row(t, "the French come first", u->id);
    t->b->side_first[u->side + 1] = unit + 1;
    return read_traits(t, u) && read_factors(t, u) && read_form(t, u) && read_dawn(t, u) &&
           join_corps(t, u, unit);
}

/* The numbers of counters are the rulebook's (A05 28.1.6, 28.2.8): a second reading of the corps. */
static bool count_corps(struct au_table *t)
{
    static const char *const column[] = { "infantry", "cavalry", "artillery" };
    const struct au_corps *c = &t->b->corps[t->row];
    int counted[ARMS] = { 0 }, said;

    for (int i = c->first; i < c->first + c->count; i++)
        counted[t->b->unit[i].arm]++;
    for (int arm = INFANTRY; arm < HEADQUARTERS; arm++)
        if (!au_cell_int(t, column[arm], 0, 20, &said) || said != counted[arm])
            return au_wrong_row(t, "as many units as units.tsv has", au_cell(t, column[arm]));
    const char *hq = c->hq == AU_NOBODY ? "-" : t->b->unit[c->hq].id;
    return strcmp(hq, au_cell(t, "hq")) == 0 || au_wrong_row(t, "its own HQ", au_cell(t, "hq"));
}

/* -- places -- */

static bool read_place(struct au_table *t)
{
    struct au_place *p = &t->b->place[t->b->place_count];
    const char *area = au_cell(t, "area");
    int points;

    if (t->b->place_count == AU_PLACES)
        return au_wrong_row(t, "so many places there are not", "one more");
    t->b->place_count++;
    p->id = arena_copy(&t->b->arena, au_cell(t, "id"));
    p->name = arena_copy(&t->b->arena, au_cell(t, "name"));
    p->area = AU_NOBODY;
    for (int i = 0; i < t->b->area_count; i++)
        if (strcmp(t->b->area[i].id, area) == 0)
            p->area = (uint8_t)i;
    if (p->area == AU_NOBODY || !au_cell_int(t, "points", 1, 9, &points))
        return p->area != AU_NOBODY || au_wrong_row(t, "an area of the map", area);
    p->value = (uint8_t)points;
    return au_cell_word(t, "holder", au_side_ids, &p->side);
}

/* -- the first chits -- */

static bool read_box(struct au_table *t, struct au_first_chit *c)
{
    struct text list = { 0 };
    bool fine = true;

    text_add(&list, au_cell(t, "units"));
    char *rest = list.s, *id;
    while (fine && rest && (id = strtok_r(rest, " ", &rest))) {
        int unit = au_find_unit(t->b, id);
        fine = (unit >= 0 && c->count < 4 && t->b->unit[unit].side == c->side) ||
               au_wrong_row(t, "units of the side, at most four", id);
        if (fine)
            c->unit[c->count++] = (uint8_t)unit;
    }
    text_free(&list);
    return fine;
}

static bool read_first(struct au_table *t)
{
    struct au_first_chit *c = &t->b->first[t->b->first_count];
    int box, x, y;

    if (t->b->first_count == AU_FIRST)
        return au_wrong_row(t, "so many first chits there are not", "one more");
    t->b->first_count++;
    if (!au_cell_word(t, "side", au_side_ids, &c->side) || !au_cell_int(t, "box", 1, 18, &box) ||
        !au_cell_int(t, "x", 20, 2780, &x) || !au_cell_int(t, "y", 20, 2480, &y))
        return false;
    c->box = (uint8_t)box;
    c->at = (struct plane_pt){ x, y };
    return read_box(t, c);
}

/* A05-12.7.2: the list of routs and losses has room for whatever may happen at once. */
static bool alarms_suffice(const struct au_board *b, const char *folder, struct err *err)
{
    int most = 0;

    for (int i = 0; i < b->unit_count; i++)
        most += b->unit[i].arm == HEADQUARTERS ? 1 : b->unit[i].arm == ARTILLERY ? 0 : 2;
    return most <= AU_ALARMS || err_set(err, folder, "there are too many brigades and HQs");
}

/* A05-3.1: the French come from the west. */
static void lay_frame(struct au_board *b)
{
    b->low = (struct plane_pt){ 0, 0 };
    b->high = (struct plane_pt){ BY(AU_3_1_2, 2800), 2500 };
    b->home[FRENCH] = 270;
    b->home[ALLIED] = 90;
}

bool au_load(const char *folder, void **board, struct err *err)
{
    struct au_board *b = base_alloc(sizeof *b);

    lay_frame(b);

    bool fine =
        au_read_table(b, folder, "zones", 0, read_zone, err) &&
        au_read_table(b, folder, "zones", 0, read_neighbours, err) && zones_agree(b, folder, err) &&
        au_read_table(b, folder, "corps", 0, read_corps, err) &&
        au_read_table(b, folder, "units", 0, read_unit, err) && alarms_suffice(b, folder, err) &&
        au_read_table(b, folder, "corps", 0, count_corps, err) && au_read_map(b, folder, err) &&
        au_read_table(b, folder, "places", 0, read_place, err) &&
        au_read_table(b, folder, "chits", 0, read_first, err) && au_read_tables(b, folder, err);

    if (!fine)
        au_unload(b);
    else
        *board = b;
    return fine;
}

void au_unload(void *board)
{
    struct au_board *b = board;

    if (b)
        arena_free(&b->arena);
    base_free(b);
}
