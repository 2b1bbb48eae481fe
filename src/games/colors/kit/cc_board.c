/* cc_board.c -- reads data/colors into a board: nations, unit types, dice of guns, terrain, cards. */

#include <string.h>

#include "base/tsv.h"

#include "games/colors/kit/cc_load.h"

/* -- rows -- */

enum { GUN_TABLES = 6 };

struct guns { /* a table of guns.tsv */
    char name[16];
    uint8_t dice[CC_BLOCKS + 1][CC_RANGE + 1];
};

struct table {
    const struct tsv *tsv;
    const char *path;
    struct cc_board *b;
    struct guns *guns; /* GUN_TABLES of them; the first without a name is free */
    struct err *err;
};

typedef bool read_row(const struct table *t, int row);

static bool wrong(const struct table *t, int row, const char *what)
{
    return err_line(t->err, t->path, tsv_line(t->tsv, row), "%s", what);
}

static bool text(const struct table *t, int row, const char *column, const char **out)
{
    if (!tsv_text(t->tsv, row, column, out, t->err))
        return false;
    return **out || wrong(t, row, "a cell is empty");
}

static bool number(const struct table *t, int row, const char *column, int high, uint8_t *out)
{
    int64_t n;

    if (!tsv_int(t->tsv, row, column, 0, high, &n, t->err))
        return false;
    *out = (uint8_t)n;
    return true;
}

static bool word(const struct table *t, int row, const char *column, const char *const *list,
                 uint8_t *out)
{
    const char *found;

    if (!text(t, row, column, &found))
        return false;
    int at = eng_find_name(list, found);
    if (at < 0)
        return err_line(t->err, t->path, tsv_line(t->tsv, row), "'%s' is no %s", found, column);
    *out = (uint8_t)at;
    return true;
}

/* "1 2 1" into out[0 .. count - 1]. */
static bool numbers(const struct table *t, int row, const char *column, int count, uint8_t *out)
{
    const char *s;

    if (!text(t, row, column, &s))
        return false;
    for (int i = 0; i < count; i++, s++) {
        if (*s < '0' || *s > '9' || s[1] != (i + 1 < count ? ' ' : 0))
            return err_line(t->err, t->path, tsv_line(t->tsv, row), "'%s' wants %d small numbers",
                            column, count);
        out[i] = (uint8_t)(*s++ - '0');
    }
    return true;
}

static const char *const sources[] = { "sourced", "recalled", "reconstructed", "ours", NULL };

static bool source(const struct table *t, int row, uint8_t *out)
{
    return word(t, row, "source", sources, out);
}

static bool code(const struct table *t, int row, const char *column, char out[4])
{
    const char *s;

    if (!text(t, row, column, &s))
        return false;
    if (strlen(s) > 3)
        return wrong(t, row, "a code has at most three letters");
    strcpy(out, s);
    return true;
}

/* -- nations -- */

static bool read_nation(const struct table *t, int row)
{
    struct cc_nation *n = &t->b->nation[row];
    const char *name;

    if (row >= CC_NATIONS)
        return wrong(t, row, "there are too many nations");
    t->b->nation_count = row + 1;
    if (!code(t, row, "id", n->id) || !text(t, row, "name", &name) ||
        !number(t, row, "leaders", CC_LEADERS, &n->leaders) ||
        !word(t, row, "side", cc_side_ids, &n->side))
        return false;
    n->name = base_strdup(name);
    return true;
}

/* -- dice of guns -- */

static struct guns *find_guns(const struct table *t, const char *name)
{
    int i = 0;

    while (i < GUN_TABLES && t->guns[i].name[0] && strcmp(t->guns[i].name, name) != 0)
        i++;
    return i < GUN_TABLES ? &t->guns[i] : NULL;
}

static bool read_guns(const struct table *t, int row)
{
    static const char *const columns[] = { "d1", "d2", "d3", "d4", "d5" };
    uint8_t blocks, mark;
    const char *name;

    if (!text(t, row, "guns", &name) || !number(t, row, "blocks", CC_BLOCKS, &blocks) ||
        !source(t, row, &mark))
        return false;
    struct guns *guns = find_guns(t, name);
    if (!guns || strlen(name) >= sizeof guns->name)
        return wrong(t, row, "there are too many tables of guns, or the name is too long");
    strcpy(guns->name, name);
    for (int distance = 1; distance <= CC_RANGE; distance++)
        if (!number(t, row, columns[distance - 1], 9, &guns->dice[blocks][distance]))
            return false;
    return true;
}

/* -- unit types -- */

static const char *const classes[] = { "infantry", "cavalry", "artillery", NULL };
static const char *const qualities[] = { "line", "militia", "elite", "guard", NULL };
static const char *const traits[] = {
    "light", "heavy", "horse-guns", "no-sabres", "against-foot", NULL,
};

/* "light no-sabres", or "-" */
static bool read_traits(const struct table *t, int row, uint8_t *out)
{
    const char *s;

    if (!text(t, row, "traits", &s))
        return false;
    if (strcmp(s, "-") == 0)
        return true;
    while (*s) {
        char one[16] = "";
        size_t length = strcspn(s, " ");
        if (length < sizeof one)
            memcpy(one, s, length);
        int trait = eng_find_name(traits, one);
        if (trait < 0)
            return wrong(t, row, "that is no trait of a unit");
        *out |= (uint8_t)(1 << trait);
        s += length + (s[length] == ' ');
    }
    return true;
}

static bool read_battery(const struct table *t, int row, struct cc_type *type)
{
    const char *name;

    if (!text(t, row, "guns", &name))
        return false;
    const struct guns *guns = find_guns(t, name);
    if (!guns || !guns->name[0])
        return wrong(t, row, "that table is not in guns.tsv");
    memcpy(type->guns, guns->dice, sizeof type->guns);
    for (int distance = 1; distance <= CC_RANGE; distance++)
        if ((guns->dice[type->blocks][distance] > 0) != (distance <= type->range))
            return wrong(t, row, "the dice of these guns do not reach as far as its range");
    for (int blocks = 1; blocks <= CC_BLOCKS; blocks++)
        type->melee[blocks] = guns->dice[blocks][1];
    return true;
}

static bool read_dice(const struct table *t, int row, struct cc_type *type)
{
    if (type->class == ARTILLERY)
        return read_battery(t, row, type);
    if (!numbers(t, row, "melee", type->blocks, type->melee + 1))
        return false;
    return type->class != INFANTRY ||
           (numbers(t, row, "standing", type->blocks, type->standing + 1) &&
            numbers(t, row, "moved", type->blocks, type->moved + 1));
}

static bool read_values(const struct table *t, int row, struct cc_type *type)
{
    if (!number(t, row, "blocks", CC_BLOCKS, &type->blocks) ||
        !number(t, row, "battle_move", 4, &type->move_and_battle) ||
        !number(t, row, "full_move", 4, &type->move_only) ||
        !number(t, row, "range", CC_RANGE, &type->range) ||
        !number(t, row, "flags", 9, &type->ignored_flags) ||
        !number(t, row, "retreat", 9, &type->retreat) ||
        !number(t, row, "bayonet", 9, &type->bayonet) ||
        !number(t, row, "bombard", 9, &type->bombard) ||
        !number(t, row, "charge", 9, &type->charge) || !number(t, row, "in_box", 99, &type->in_box))
        return false;
    if (type->blocks == 0)
        return wrong(t, row, "a unit has at least one block");
    if (type->move_only < type->move_and_battle)
        return wrong(t, row, "a unit moves no farther when it may battle");
    if ((type->bayonet && type->class != INFANTRY) || (type->charge && type->class != CAVALRY) ||
        (type->bombard && type->class != ARTILLERY))
        return wrong(t, row, "that card is not for this class");
    return (type->range > 1) == (type->class != CAVALRY) ||
           wrong(t, row, "infantry and artillery have a range, cavalry has none");
}

static int find_nation(const struct cc_board *b, const char *id)
{
    for (int i = 0; i < b->nation_count; i++)
        if (strcmp(b->nation[i].id, id) == 0)
            return i;
    return -1;
}

/* "French line infantry"; what has a second capital is a name and keeps it: "French Old Guard" */
static char *label_of(const char *nation, const char *name)
{
    struct text label = { 0 };
    const char *second = strchr(name, ' ');
    bool is_name = second && second[1] >= 'A' && second[1] <= 'Z';

    text_printf(&label, "%s ", nation);
    text_add_char(&label, is_name ? name[0] : (char)(name[0] | 0x20));
    text_add(&label, name + 1);
    return label.s;
}

static bool read_type(const struct table *t, int row)
{
    struct cc_type *type = &t->b->type[row];
    const char *name;

    TABLE(CC_1_10, "units.tsv");
    TABLE(CC_2_5_01, "units.tsv");
    TABLE(CC_2_5_02, "units.tsv");
    TABLE(CC_2_5_03, "units.tsv");
    if (row >= CC_TYPES)
        return wrong(t, row, "there are too many types of unit");
    t->b->type_count = row + 1;
    if (!code(t, row, "nation", type->nation) || !code(t, row, "code", type->code) ||
        !text(t, row, "name", &name) || !word(t, row, "class", classes, &type->class) ||
        !word(t, row, "quality", qualities, &type->quality) ||
        !read_traits(t, row, &type->traits) || !source(t, row, &type->source))
        return false;
    type->name = base_strdup(name);
    int nation = find_nation(t->b, type->nation);
    if (nation < 0)
        return wrong(t, row, "that nation is not in nations.tsv");
    type->nation_index = (uint8_t)nation;
    type->label = label_of(t->b->nation[nation].name, name);
    return read_values(t, row, type) && read_dice(t, row, type);
}

/* -- terrain -- */

static bool read_marks(const struct table *t, int row, struct cc_terrain_row *out)
{
    return number(t, row, "stops", 1, &out->stops) &&
           number(t, row, "impassable", 1, &out->impassable) &&
           number(t, row, "no_guns", 1, &out->no_guns) &&
           number(t, row, "blocks_sight", 1, &out->blocks_sight) &&
           number(t, row, "no_square", 1, &out->no_square) &&
           number(t, row, "no_battle", 1, &out->no_battle_on_entry) &&
           number(t, row, "no_charge", 1, &out->no_charge) && source(t, row, &out->source);
}

/* The last row is that of fieldworks. */
static bool read_terrain(const struct table *t, int row)
{
    const char *wanted = row < TERRAINS ? cc_terrains[row] : "fieldworks", *name;
    struct cc_terrain_row *out = row < TERRAINS ? &t->b->terrain[row] : &t->b->works;

    if (!text(t, row, "name", &name))
        return false;
    if (strcmp(name, wanted) != 0)
        return err_line(t->err, t->path, tsv_line(t->tsv, row), "here belongs the row of %s",
                        wanted);
    out->name = base_strdup(name);
    return read_marks(t, row, out) && numbers(t, row, "into_ranged", CLASSES, out->into_ranged) &&
           numbers(t, row, "into_melee", CLASSES, out->into_melee) &&
           numbers(t, row, "from_ranged", CLASSES, out->from_ranged) &&
           numbers(t, row, "from_melee", CLASSES, out->from_melee);
}

/* -- cards -- */

static const char *const effects[] = {
    [EFFECT_NONE] = "none",
    [EFFECT_SECTION] = "section",
    [EFFECT_SCOUT] = "scout",
    [EFFECT_ASSAULT] = "assault",
    [EFFECT_BAYONET_CHARGE] = "bayonet-charge",
    [EFFECT_BOMBARD] = "bombard",
    [EFFECT_CAVALRY_CHARGE] = "cavalry-charge",
    [EFFECT_COUNTER_ATTACK] = "counter-attack",
    [EFFECT_ELAN] = "elan",
    [EFFECT_FIRE_AND_HOLD] = "fire-and-hold",
    [EFFECT_FIRST_STRIKE] = "first-strike",
    [EFFECT_FORCE_MARCH] = "force-march",
    [EFFECT_COLD_STEEL] = "cold-steel",
    [EFFECT_LEADERSHIP] = "leadership",
    [EFFECT_GRANDE_MANOEUVRE] = "grande-manoeuvre",
    [EFFECT_RALLY] = "rally",
    [EFFECT_SHORT_SUPPLY] = "short-supply",
    NULL,
};

static bool read_card(const struct table *t, int row)
{
    struct cc_card *card = &t->b->card[row + 1];
    const char *id, *name, *words;

    if (row + 1 >= CC_KINDS)
        return wrong(t, row, "there are too many kinds of card");
    t->b->card_count = row + 1;
    if (!text(t, row, "id", &id) || !text(t, row, "name", &name) || !text(t, row, "text", &words))
        return false;
    card->id = base_strdup(id);
    card->name = base_strdup(name);
    card->text = base_strdup(words);
    return number(t, row, "count", CC_CARDS, &card->count) &&
           word(t, row, "effect", effects, &card->effect) &&
           number(t, row, "left", 9, &card->orders[0]) &&
           number(t, row, "centre", 9, &card->orders[1]) &&
           number(t, row, "right", 9, &card->orders[2]) &&
           number(t, row, "bicorne", 1, &card->bicorne) && source(t, row, &card->source);
}

static bool deck_is_whole(const struct cc_board *b, const char *folder, struct err *err)
{
    int count = 0;

    HOLDS(CC_S_0_08, "the deck is cards.tsv, and nothing else is dealt");
    for (int kind = 1; kind <= b->card_count; kind++)
        count += b->card[kind].count;
    return BY(CC_2_1_01, count == CC_CARDS) ||
           err_set(err, folder, "the deck has %d cards instead of %d", count, CC_CARDS);
}

/* -- the folder -- */

static const struct {
    const char *file, *format;
    int rows; /* 0: any number */
    read_row *read;
} tables[] = {
    { "nations.tsv", "nations 1", 0, read_nation },
    { "guns.tsv", "guns 1", 0, read_guns },
    { "units.tsv", "units 1", 0, read_type },
    { "terrain.tsv", "terrain 1", TERRAINS + 1, read_terrain },
    { "cards.tsv", "cards 1", 0, read_card },
};

static bool read_table(struct table *t, const char *format, int rows, read_row *read)
{
    struct tsv *tsv = tsv_read(t->path, t->err);
    if (!tsv)
        return false;
    const char *found = tsv_remark(tsv, "format");
    bool fine = true;

    t->tsv = tsv;
    if (!found || strcmp(found, format) != 0)
        fine = err_set(t->err, t->path, "the format is not '%s'", format);
    else if (rows && tsv_rows(tsv) != rows)
        fine = err_set(t->err, t->path, "there are %d rows instead of %d", tsv_rows(tsv), rows);
    for (int row = 0; fine && row < tsv_rows(tsv); row++)
        fine = read(t, row);
    tsv_free(tsv);
    return fine;
}

bool cc_load(const char *folder, void **board, struct err *err)
{
    struct cc_board *b = base_alloc(sizeof *b);
    struct guns guns[GUN_TABLES] = { 0 };
    struct text path = { 0 };
    bool fine = true;

    for (size_t i = 0; fine && i < sizeof tables / sizeof tables[0]; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, tables[i].file);
        struct table t = { NULL, text_str(&path), b, guns, err };
        fine = read_table(&t, tables[i].format, tables[i].rows, tables[i].read);
    }
    text_free(&path);
    cc_lay_out(b);
    b->ray = base_alloc((size_t)cc_ray_room(b) * sizeof *b->ray);
    cc_draw_rays(b);
    if (fine && deck_is_whole(b, folder, err)) {
        *board = b;
        return true;
    }
    cc_unload(b);
    return false;
}

void cc_unload(void *board)
{
    struct cc_board *b = board;

    for (int i = 0; i < CC_NATIONS; i++)
        base_free(b->nation[i].name);
    for (int i = 0; i < CC_TYPES; i++) {
        base_free(b->type[i].name);
        base_free(b->type[i].label);
    }
    for (int i = 0; i < TERRAINS; i++)
        base_free(b->terrain[i].name);
    base_free(b->works.name);
    for (int i = 0; i < CC_KINDS; i++) {
        base_free(b->card[i].id);
        base_free(b->card[i].name);
        base_free(b->card[i].text);
    }
    base_free(b->ray);
    base_free(b);
}
