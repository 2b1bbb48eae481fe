/* nt_map.c -- reads data/triumph/map.json: locales, approaches, roads and entries.
 *
 * Every number that the rules rely on is checked here; outlines and bars are for the page, which
 * gets the file as it is. */

#include <string.h>

#include "base/file.h"
#include "base/json_in.h"

#include "games/triumph/kit/nt_load.h"

struct reader {
    struct nt_board *b;
    const char *path;
    struct text where; /* "data/triumph/map.json: locales[12]" */
    struct err *err;
};

static bool wrong(struct reader *r, const char *what)
{
    return err_set(r->err, text_str(&r->where), "%s", what);
}

static bool number(struct reader *r, const json_t *o, const char *key, int low, int high, int *out)
{
    int64_t n;

    if (!jin_int(o, text_str(&r->where), key, low, high, &n, r->err))
        return err_at(r->err, r->path);
    *out = (int)n;
    return true;
}

/* A member that may be missing: "" then. */
static const char *word(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(o, key));

    return s ? s : "";
}

static bool is_locale(const struct nt_board *b, int n)
{
    return n > 0 && n < NT_LOCALES && b->locale[n].exists;
}

/* -- words that stand for bits -- */

struct bit_word {
    const char *word;
    uint8_t bit;
};

static const struct bit_word star_words[] = {
    { "blue", STAR_BLUE },   { "red", STAR_RED }, { "green", STAR_GREEN },
    { "black", STAR_BLACK }, { NULL, 0 },
};

static const struct bit_word mark_words[] = {
    { "infantry", MARK_INFANTRY },
    { "cavalry", MARK_CAVALRY },
    { "artillery", MARK_ARTILLERY },
    { "obstructed", MARK_OBSTRUCTED },
    { NULL, 0 },
};

static int bit_of(const struct bit_word *list, const char *s)
{
    for (; s && list->word; list++)
        if (strcmp(list->word, s) == 0)
            return list->bit;
    return 0;
}

/* A list of words, or nothing, as bits; each word once. */
static bool read_bits(struct reader *r, const json_t *o, const char *key,
                      const struct bit_word *list, uint8_t *out)
{
    const json_t *words = json_object_get(o, key), *each;
    size_t i;

    if (words && !json_is_array(words))
        return err_set(r->err, text_str(&r->where), "'%s' is not a list", key);
    json_array_foreach(words, i, each)
    {
        int bit = bit_of(list, json_string_value(each));
        if (!bit || *out & bit)
            return err_set(r->err, text_str(&r->where),
                           "'%s' has a word that is unknown or there twice", key);
        *out |= (uint8_t)bit;
    }
    return true;
}

/* -- locales -- */

/* The name of a commander whose set-up locale this is must agree with commanders.tsv. */
static bool read_setup(struct reader *r, const json_t *o, int n)
{
    const char *id = word(o, "setup");
    struct nt_locale *l = &r->b->locale[n];

    for (int c = 0; c < NT_COMMANDERS; c++) {
        const struct nt_commander_card *card = &r->b->commander[c];
        bool named = strcmp(card->id, id) == 0;
        if (named != (card->setup_locale == n))
            return err_set(r->err, text_str(&r->where),
                           "commanders.tsv says otherwise of the set-up of %s", card->id);
        if (named)
            l->setup = (uint8_t)(1 + c);
    }
    return !*id || l->setup || wrong(r, "'setup' is not a commander");
}

static bool read_locale(struct reader *r, const json_t *o)
{
    int n = 0, capacity = 0, x = 0, y = 0;

    if (!number(r, o, "number", 1, NT_LOCALES - 1, &n) ||
        !number(r, o, "capacity", 1, 20, &capacity) || !number(r, o, "x", 0, 2550, &x) ||
        !number(r, o, "y", 0, 3300, &y))
        return false;
    struct nt_locale *l = &r->b->locale[n];
    const char *name = word(o, "name");
    if (l->exists)
        return wrong(r, "a locale of this number is there already");
    if (strlen(name) >= sizeof l->name)
        return wrong(r, "the name is too long");
    HOLDS(NT_4_02, "the file is one map and does not tell the joint");
    HOLDS(NT_4_03, "x and y serve the page alone");
    HOLDS(NT_4_21, "a hill is asked for where guns fire again, and nowhere else");
    l->exists = 1;
    l->capacity = (uint8_t)capacity;
    l->hill = json_is_true(json_object_get(o, "hill"));
    l->x = (int16_t)x;
    l->y = (int16_t)y;
    strcpy(l->name, name);
    return read_bits(r, o, "stars", star_words, &l->stars) && read_setup(r, o, n);
}

/* -- approaches -- */

static bool read_width(struct reader *r, const json_t *o, struct nt_approach *a)
{
    const char *width = word(o, "width");

    a->wide = BY(NT_4_07, strcmp(width, "wide") == 0);
    a->impassable = strcmp(width, "impassable") == 0;
    if (!a->wide && !a->impassable && strcmp(width, "narrow") != 0)
        return wrong(r, "'width' is not narrow, wide or impassable");
    return true;
}

static bool add_to_locale(struct reader *r, int n, int id)
{
    struct nt_locale *l = &r->b->locale[n];

    if (l->approach_count == sizeof l->approach / sizeof l->approach[0])
        return wrong(r, "a locale has too many approaches");
    l->approach[l->approach_count++] = (uint16_t)id;
    return true;
}

static bool joined_already(const struct nt_board *b, int from, int to)
{
    for (int i = 0; i < b->locale[from].approach_count; i++)
        if (nt_across(b, b->locale[from].approach[i], from) == to)
            return true;
    return false;
}

static bool read_approach(struct reader *r, const json_t *o)
{
    int id = 0, from = 0, to = 0;

    if (!number(r, o, "id", 1, NT_APPROACHES - 1, &id) ||
        !number(r, o, "a", 1, NT_LOCALES - 1, &from) || !number(r, o, "b", 1, NT_LOCALES - 1, &to))
        return false;
    struct nt_approach *a = &r->b->approach[id];
    if (id != r->b->approach_count + 1)
        return wrong(r, "the ids do not follow each other from 1");
    if (!is_locale(r->b, from) || !is_locale(r->b, to) || from == to)
        return wrong(r, "an approach lies between two locales");
    if (joined_already(r->b, from, to))
        return wrong(r, "these locales share an approach already");
    a->a = (uint8_t)from;
    a->b = (uint8_t)to;
    r->b->approach_count = id;
    if (!read_width(r, o, a) || !read_bits(r, o, "inside_a", mark_words, &a->mark[0]) ||
        !read_bits(r, o, "inside_b", mark_words, &a->mark[1]))
        return false;
    if (a->impassable && (a->mark[0] || a->mark[1]))
        return wrong(r, "an impassable approach has no symbols");
    return add_to_locale(r, from, id) && add_to_locale(r, to, id);
}

/* -- roads -- */

static bool read_stretch(struct reader *r, const json_t *o)
{
    int n = 0, k = 0;

    if (!number(r, o, "locale", 1, NT_LOCALES - 1, &n) || !number(r, o, "stretch", 0, 5, &k))
        return false;
    struct nt_locale *l = &r->b->locale[n];
    if (!l->exists || k != l->stretch_count || r->b->stretch_count == NT_STRETCHES - 1)
        return wrong(r, "the stretches of a locale are numbered from 0");
    int id = ++r->b->stretch_count;
    r->b->stretch[id].locale = (uint8_t)n;
    r->b->stretch[id].number = (uint8_t)k;
    l->stretch[l->stretch_count++] = (uint16_t)id;
    return true;
}

static int find_stretch(const struct nt_board *b, int n, int k)
{
    return is_locale(b, n) && k < b->locale[n].stretch_count ? b->locale[n].stretch[k] : 0;
}

static bool read_kind(struct reader *r, const json_t *o, uint8_t *main_road)
{
    const char *kind = word(o, "kind");

    *main_road = strcmp(kind, "main") == 0;
    return *main_road || strcmp(kind, "local") == 0 || wrong(r, "'kind' is not main or local");
}

static bool add_crossing(struct reader *r, int id)
{
    const struct nt_crossing *c = &r->b->crossing[id];
    struct nt_approach *a = &r->b->approach[c->approach];

    if (a->crossing_count == sizeof a->crossing / sizeof a->crossing[0])
        return wrong(r, "an approach has too many roads");
    a->crossing[a->crossing_count++] = (uint16_t)id;
    for (int i = 0; i < 2; i++) {
        struct nt_stretch *s = &r->b->stretch[c->stretch[i]];
        if (s->crossing_count == sizeof s->crossing / sizeof s->crossing[0])
            return wrong(r, "a stretch has too many crossings");
        s->crossing[s->crossing_count++] = (uint16_t)id;
    }
    return true;
}

static bool read_crossing(struct reader *r, const json_t *o)
{
    int a = 0, ak = 0, b = 0, bk = 0, approach = 0;

    if (!number(r, o, "a", 1, NT_LOCALES - 1, &a) || !number(r, o, "a_stretch", 0, 5, &ak) ||
        !number(r, o, "b", 1, NT_LOCALES - 1, &b) || !number(r, o, "b_stretch", 0, 5, &bk) ||
        !number(r, o, "approach", 1, r->b->approach_count, &approach))
        return false;
    if (r->b->crossing_count == NT_CROSSINGS - 1)
        return wrong(r, "there are too many crossings");
    int id = ++r->b->crossing_count;
    struct nt_crossing *c = &r->b->crossing[id];
    c->stretch[0] = (uint16_t)find_stretch(r->b, a, ak);
    c->stretch[1] = (uint16_t)find_stretch(r->b, b, bk);
    c->approach = (uint16_t)approach;
    if (!c->stretch[0] || !c->stretch[1])
        return wrong(r, "there is no such stretch of road");
    if (nt_approach_between(r->b, a, b) != approach)
        return wrong(r, "the approach does not lie between these locales, or is impassable");
    return read_kind(r, o, &c->main) && add_crossing(r, id);
}

static bool read_entry(struct reader *r, const json_t *o)
{
    const char *id = word(o, "id");
    int n = 0, k = 0;

    if (!number(r, o, "locale", 1, NT_LOCALES - 1, &n) || !number(r, o, "stretch", 0, 5, &k))
        return false;
    if (r->b->entry_count == NT_ENTRIES - 1)
        return wrong(r, "there are too many entries");
    struct nt_entry *e = &r->b->entry[++r->b->entry_count];
    int side = eng_find_name(nt_side_ids, word(o, "side"));
    if (!*id || strlen(id) >= sizeof e->id)
        return wrong(r, "an entry has a short id");
    if (side < 0 || !find_stretch(r->b, n, k))
        return wrong(r, "an entry leads an army onto a stretch of road");
    strcpy(e->id, id);
    e->side = (uint8_t)side;
    e->locale = (uint8_t)n;
    e->stretch = (uint16_t)find_stretch(r->b, n, k);
    return read_kind(r, o, &e->main);
}

/* -- the file -- */

static bool read_list(struct reader *r, const json_t *root, const char *key,
                      bool (*read)(struct reader *, const json_t *))
{
    json_t *list;
    size_t count = 0;
    bool fine = jin_array(root, r->path, key, &list, r->err) || err_at(r->err, r->path);

    for (size_t i = 0; fine && i < (count = json_array_size(list)); i++) {
        text_clear(&r->where);
        text_printf(&r->where, "%s: %s[%zu]", r->path, key, i);
        fine = read(r, json_array_get(list, i));
    }
    return fine && (count > 0 || err_set(r->err, r->path, "'%s' is empty", key));
}

static bool read_root(struct reader *r, const json_t *root)
{
    const char *format;

    if (!jin_string(root, r->path, "format", &format, r->err))
        return err_at(r->err, r->path);
    if (strcmp(format, "triumph-map 1") != 0)
        return err_set(r->err, r->path, "the format is '%s', not 'triumph-map 1'", format);
    return read_list(r, root, "locales", read_locale) &&
           read_list(r, root, "approaches", read_approach) &&
           read_list(r, root, "stretches", read_stretch) &&
           read_list(r, root, "crossings", read_crossing) &&
           read_list(r, root, "entries", read_entry);
}

bool nt_read_map(const char *path, struct nt_board *b, struct err *err)
{
    struct reader r = { .b = b, .path = path, .err = err };
    struct text text = { 0 };
    bool fine = file_read(path, &text, err);
    json_t *root = fine ? jin_parse(path, text_str(&text), text.length, err) : NULL;

    fine = root && read_root(&r, root);
    if (fine)
        b->map_json = arena_copy(&b->memory, text_str(&text));
    json_decref(root);
    text_free(&text);
    text_free(&r.where);
    return fine;
}
