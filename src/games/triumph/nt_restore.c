/* nt_restore.c -- reads the lines of a position that nt_save.c writes, and completes what a
 * position written by hand leaves out. */

#include <string.h>
#include <strings.h>

#include "games/triumph/nt_save.h"

struct reader {
    const struct nt_board *b;
    struct nt_state *s;
    const struct words *w;
    int at; /* the word that comes next */
    struct err *err;
};

typedef bool read_line(struct reader *r);

static bool wrong(const struct reader *r, const char *expected)
{
    return err_set(r->err, NULL, "'%s' expects %s", r->w->word[0], expected);
}

static const char *next(struct reader *r)
{
    return r->at < r->w->count ? r->w->word[r->at++] : "";
}

static bool number(struct reader *r, int low, int high, int *out)
{
    int64_t n;

    if (!words_int(next(r), low, high, &n))
        return false;
    *out = (int)n;
    return true;
}

static bool at_end(const struct reader *r)
{
    return r->at == r->w->count;
}

static void *at_offset(struct nt_state *s, int offset)
{
    return (char *)s + offset;
}

/* -- places -- */

/* "64-55" as the position inside 64, or 0. */
static int blocking_word(struct reader *r)
{
    int at = nt_find_position(r->b, next(r));

    return at >= NT_BLOCK ? at : 0;
}

static bool read_position(struct reader *r, uint16_t *out)
{
    const char *how = next(r);
    int at = 0;

    if (strcmp(how, "gone") == 0)
        at = NT_GONE;
    else if (strcmp(how, "off-map") == 0)
        at = NT_OFF_MAP;
    else if (strcmp(how, "reserve") == 0) {
        at = nt_find_position(r->b, next(r));
        if (!is_reserve(at))
            return wrong(r, "a locale after 'reserve'");
    } else if (strcmp(how, "block") == 0) {
        at = blocking_word(r);
        if (at == 0)
            return wrong(r, "an approach such as 64-55 after 'block'");
    } else {
        return wrong(r, "reserve 64, block 64-55, off-map or gone");
    }
    *out = (uint16_t)at;
    return true;
}

static bool read_approach(struct reader *r, uint16_t *out)
{
    int at = blocking_word(r);

    *out = (uint16_t)approach_of(at);
    return at != 0 || wrong(r, "an approach such as 64-55");
}

static bool read_commander_id(struct reader *r, int *out)
{
    *out = nt_find_commander(r->b, next(r));
    return *out >= 0 || wrong(r, "the name of a commander, such as st-hilaire");
}

/* -- tracks -- */

static bool read_scenario(struct reader *r)
{
    int scenario = nt_find_name(nt_scenarios, next(r));

    if (scenario < 0 || !at_end(r))
        return wrong(r, "2-december or 1-december");
    r->s->scenario = (uint8_t)scenario;
    return true;
}

static bool read_phase(struct reader *r)
{
    const char *phase = next(r);
    bool play = strcmp(phase, "play") == 0;

    if (!(play || strcmp(phase, "set-up") == 0) || !at_end(r))
        return wrong(r, "play or set-up");
    r->s->phase = play ? PHASE_PLAY : SAID_SET_UP;
    return true;
}

static bool read_round(struct reader *r)
{
    int n;

    if (!number(r, 1, NT_ROUNDS, &n) || !at_end(r))
        return wrong(r, "a number from 1 to 21");
    r->s->round = (uint8_t)n;
    return true;
}

static bool read_turn(struct reader *r)
{
    int side = nt_find_name(nt_side_ids, next(r)), n;

    if (side < 0)
        return wrong(r, "french or allied");
    r->s->turn.army = (uint8_t)side;
    while (!at_end(r)) {
        bool corps = strcmp(next(r), "corps") == 0;
        if (!(corps || strcmp(r->w->word[r->at - 1], "units") == 0) || !number(r, 0, 99, &n))
            return wrong(r, "corps or units, and how many commands were given");
        *(corps ? &r->s->turn.corps_commands : &r->s->turn.unit_commands) = (uint8_t)n;
    }
    return true;
}

static bool read_morale(struct reader *r)
{
    int n[SIDES];

    if (!number(r, 0, 99, &n[FRENCH]) || !number(r, 0, 99, &n[ALLIED]) || !at_end(r))
        return wrong(r, "the French morale and the Allied");
    for (int side = FRENCH; side < SIDES; side++)
        r->s->morale[side] = (int8_t)(n[side] ? n[side] : SAID_NO_MORALE);
    return true;
}

static bool read_number_line(struct reader *r, const struct nt_number *line)
{
    uint8_t *byte = at_offset(r->s, line->offset);
    int n;

    for (int i = 0; i < line->count; i++) {
        if (!number(r, 0, 99, &n))
            return wrong(r, line->count == 1 ? "a number" : "a number for each side");
        byte[i] = (uint8_t)n;
    }
    return at_end(r) || wrong(r, "nothing more");
}

static bool read_closed(struct reader *r)
{
    int at = nt_find_position(r->b, next(r)), commander;

    if (!is_reserve(at))
        return wrong(r, "a locale and a commander");
    if (!read_commander_id(r, &commander))
        return false;
    r->s->turn.closer[at] = (uint8_t)(commander + 1);
    return at_end(r) || wrong(r, "nothing more");
}

static bool read_bits(struct reader *r, const struct nt_bits *line)
{
    uint64_t *word = at_offset(r->s, line->offset);

    while (!at_end(r)) {
        int at = nt_find_position(r->b, next(r));
        bool locale = line->kind == BITS_LOCALES;
        if (at < 0 || is_reserve(at) != locale)
            return wrong(r, locale ? "locales" : "approaches such as 64-55");
        bit_add(word, locale                          ? at
                      : line->kind == BITS_APPROACHES ? approach_of(at)
                                                      : at - NT_BLOCK);
    }
    return true;
}

static bool read_pool(struct reader *r)
{
    int side = nt_find_name(nt_side_ids, next(r)), type = nt_find_name(nt_types, next(r));
    int strength, n;

    if (side < 0 || type <= UNKNOWN || !number(r, 1, 3, &strength) || !number(r, 0, 99, &n) ||
        !at_end(r))
        return wrong(r, "a side, a type, a strength and how many");
    r->s->pool[side][type][strength] = (uint8_t)n;
    return true;
}

/* -- pieces -- */

static bool read_commander(struct reader *r)
{
    int c, n;

    if (!read_commander_id(r, &c) || !read_position(r, &r->s->commander[c].at))
        return false;
    while (!at_end(r)) {
        const char *mark = next(r);
        if (strcmp(mark, "entered") == 0)
            r->s->commander[c].entered = 1;
        else if (strcmp(mark, "given") == 0 && number(r, 0, 9, &n))
            r->s->commander[c].given = (uint8_t)n;
        else if (strcmp(mark, "stood") != 0 || !read_approach(r, &r->s->turn.stood[c]))
            return wrong(r, "given, entered or stood after the place");
    }
    return true;
}

static bool read_face(struct reader *r, struct nt_unit *u)
{
    int type = nt_find_name(nt_types, next(r)), strength;

    if (type < 0 || !number(r, 0, 3, &strength))
        return wrong(r, "a type and a strength");
    if ((strength == 0) != (type == UNKNOWN) || (type == ARTILLERY && strength != 1) ||
        (type == GUARD && strength != 3))
        return wrong(r, "a strength that this type can have");
    u->type = (uint8_t)type;
    u->strength = (uint8_t)strength;
    return true;
}

static bool read_corps(struct reader *r, int side, struct nt_unit *u)
{
    int c;

    if (r->at < r->w->count && strcmp(r->w->word[r->at], "detached") == 0) {
        r->at++;
        u->corps = NT_NO_CORPS;
        return true;
    }
    if (!read_commander_id(r, &c))
        return false;
    u->corps = (uint8_t)c;
    return side_of_commander(c) == side || wrong(r, "a commander of its own army");
}

/* "63.1": the second stretch of 63 */
static bool read_stretch(struct reader *r, uint8_t *out)
{
    const char *word = next(r);

    for (int i = 1; i <= r->b->stretch_count; i++) {
        struct text name = { 0 };
        text_printf(&name, "%d.%d", r->b->stretch[i].locale, r->b->stretch[i].number);
        bool same = strcmp(text_str(&name), word) == 0;
        text_free(&name);
        if (!same)
            continue;
        *out = (uint8_t)i;
        return true;
    }
    return wrong(r, "a stretch of road such as 63.1");
}

static bool read_flag(const char *word, struct nt_unit *u)
{
    for (const struct nt_flag *f = nt_unit_flags; f->word; f++)
        if (strcmp(f->word, word) == 0) {
            u->flags |= f->bit;
            return true;
        }
    return false;
}

/* "none" for units that have entered */
static bool read_home(struct reader *r, struct nt_unit *u)
{
    int c = NT_NO_CORPS;

    if (r->at < r->w->count && strcmp(r->w->word[r->at], "none") == 0)
        r->at++;
    else if (!read_commander_id(r, &c))
        return false;
    u->home = (uint8_t)c;
    return true;
}

static bool read_moved(struct reader *r, struct nt_unit *u)
{
    int n;

    if (!number(r, 0, 9, &n))
        return wrong(r, "how many moves after 'moved'");
    u->moves = (uint8_t)n;
    return true;
}

static bool read_mark(struct reader *r, struct nt_unit *u)
{
    const char *mark = next(r);

    if (strcmp(mark, "moved") == 0)
        return read_moved(r, u);
    if (strcmp(mark, "stood") == 0)
        return read_approach(r, &u->stood);
    if (strcmp(mark, "home") == 0)
        return read_home(r, u);
    if (strcmp(mark, "road") == 0)
        return read_stretch(r, &u->stretch);
    return read_flag(mark, u) || err_set(r->err, NULL, "'%s' is no mark of a unit", mark);
}

static bool read_unit(struct reader *r)
{
    int unit = 0;
    bool fine = number(r, 0, NT_UNITS - 1, &unit) || wrong(r, "a number from 0 to 79");
    struct nt_unit *u = fine ? &r->s->unit[unit] : NULL;

    if (fine && u->spare)
        return err_set(r->err, NULL, "unit %d is listed twice", unit);
    fine =
        fine && read_face(r, u) && read_corps(r, side_of_unit(unit), u) && read_position(r, &u->at);
    while (fine && !at_end(r))
        fine = read_mark(r, u);
    if (fine)
        u->spare = 1; /* listed; taken off when all is read */
    return fine;
}

/* -- papers -- */

static bool store(struct nt_state *s, const struct nt_field *f, int n)
{
    uint16_t word = (uint16_t)n;

    if (f->kind == FIELD_WORD)
        memcpy(at_offset(s, f->offset), &word, sizeof word);
    else
        *(uint8_t *)at_offset(s, f->offset) = (uint8_t)n;
    return f->kind == FIELD_WORD ? n >= 0 && n <= 999 : n >= -100 && n <= 255;
}

static const struct nt_field *find_field(const struct nt_paper *p, const char *key, bool set)
{
    for (const struct nt_field *f = p->field; f->key; f++)
        if (strcmp(f->key, key) == 0 && (f->kind == FIELD_SET) == set)
            return f;
    return NULL;
}

static bool read_paper(struct reader *r, const struct nt_paper *p)
{
    int n;

    while (!at_end(r)) {
        const struct nt_field *f = find_field(p, next(r), false);
        if (!f || !number(r, -100, 999, &n) || !store(r->s, f, n))
            return wrong(r, "names and numbers of the paper");
    }
    return true;
}

static bool read_set(struct reader *r, const struct nt_field *f)
{
    struct nt_set *set = at_offset(r->s, f->offset);
    int token;

    while (!at_end(r)) {
        if (!number(r, 0, NT_TOKENS - 1, &token))
            return wrong(r, "tokens");
        set_add(set, token);
    }
    return true;
}

/* -- the line -- */

static bool read_order(struct reader *r)
{
    return nt_restore_order(r->b, r->s, r->w, r->err);
}

static const struct {
    const char *key;
    read_line *read;
} own_lines[] = {
    { "scenario", read_scenario }, { "phase", read_phase },         { "round", read_round },
    { "turn", read_turn },         { "morale", read_morale },       { "closed", read_closed },
    { "pool", read_pool },         { "commander", read_commander }, { "unit", read_unit },
    { "order", read_order },
};

static bool read_from_tables(struct reader *r, const char *key)
{
    for (const struct nt_number *n = nt_numbers; n->key; n++)
        if (strcmp(n->key, key) == 0)
            return read_number_line(r, n);
    for (const struct nt_bits *l = nt_bit_lines; l->key; l++)
        if (strcmp(l->key, key) == 0)
            return read_bits(r, l);
    for (const struct nt_paper *p = nt_papers; p->name; p++) {
        size_t length = strlen(p->name);
        if (strcmp(p->name, key) == 0)
            return read_paper(r, p);
        const struct nt_field *f = strncmp(key, p->name, length) == 0 && key[length] == '-'
                                       ? find_field(p, key + length + 1, true)
                                       : NULL;
        if (f)
            return read_set(r, f);
    }
    return err_set(r->err, NULL, "'%s' is not a line of a position of Napoleon's Triumph", key);
}

/* -- after the last line -- */

static bool lies_open(const struct nt_state *s, int unit)
{
    if (s->phase == PHASE_SET_UP && !s->set_up.organised[side_of_unit(unit)])
        return true;
    return (s->unit[unit].flags & (UNIT_FIXED | UNIT_UP)) != 0;
}

static void complete_units(struct nt_state *s)
{
    bool listed = false, seen = false;

    for (int unit = 0; unit < NT_UNITS; unit++) {
        struct nt_unit *u = &s->unit[unit];
        listed = listed || u->spare;
        seen = seen || s->core.seen[unit];
        if (!u->spare)
            u->corps = NT_NO_CORPS;
        if (u->at == NT_OFF_MAP && u->home == 0 && u->corps != NT_NO_CORPS)
            u->home = u->corps;
        u->spare = 0;
    }
    if (s->phase == SAID_SET_UP)
        s->phase = PHASE_SET_UP;
    else if (listed)
        s->phase = PHASE_PLAY;
    for (int unit = 0; unit < NT_UNITS && !seen; unit++)
        if (s->unit[unit].type != UNKNOWN)
            s->core.seen[unit] =
                lies_open(s, unit) ? ENG_ALL : seats_of(&s->core, side_of_unit(unit));
}

/* A commander is where his units are. */
static void complete_commanders(struct nt_state *s)
{
    for (int unit = 0; unit < NT_UNITS; unit++) {
        const struct nt_unit *u = &s->unit[unit];
        if (u->corps != NT_NO_CORPS && s->commander[u->corps].at == NT_GONE)
            s->commander[u->corps].at = u->at;
    }
}

static void complete_pool(struct nt_state *s, int side)
{
    static const uint8_t nothing[TYPES][4];

    if (memcmp(s->pool[side], nothing, sizeof nothing) != 0)
        return;
    FOR_UNITS (u, side)
        if (s->unit[u].at != NT_GONE && s->unit[u].type != UNKNOWN)
            s->pool[side][s->unit[u].type][s->unit[u].strength]++;
}

static bool complete(const struct eng_box *box, struct nt_state *s, struct err *err)
{
    const struct nt_board *b = nt_board(box);

    complete_units(s);
    complete_commanders(s);
    for (int side = FRENCH; side < SIDES; side++) {
        complete_pool(s, side);
        if (s->morale[side] == 0)
            s->morale[side] = (int8_t)b->army[side].morale;
        else if (s->morale[side] == SAID_NO_MORALE)
            s->morale[side] = 0;
    }
    s->round = s->round ? s->round : 1;
    s->last_round = b->round_count[s->scenario];
    nt_complete_teams(s);
    const char *broken = nt_broken(box, s);
    return !broken || err_set(err, NULL, "%s", broken);
}

bool nt_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    if (!w)
        return complete(box, state, err);
    struct reader r = { nt_board(box), state, w, 1, err };
    for (size_t i = 0; i < sizeof own_lines / sizeof own_lines[0]; i++)
        if (strcmp(w->word[0], own_lines[i].key) == 0)
            return own_lines[i].read(&r);
    return read_from_tables(&r, w->word[0]);
}
