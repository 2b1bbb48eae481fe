/* nt_restore.c -- reads the lines of a position that nt_save.c writes, and completes what a
 * position written by hand leaves out. */

#include <string.h>
#include <strings.h>

#include "games/triumph/nt_save.h"

struct reader {
    const struct nt_board *b;
    struct nt_state *s;
    struct words_walk in;
};

typedef bool read_line(struct reader *r);

static bool number(struct reader *r, int low, int high, int *out)
{
    int64_t n;

    if (!words_int(words_next(&r->in), low, high, &n))
        return false;
    *out = (int)n;
    return true;
}

static void *at_offset(struct nt_state *s, int offset)
{
    return (char *)s + offset;
}

/* -- places -- */

/* "64-55" as the position inside 64, or 0. */
static int blocking_word(struct reader *r)
{
    int at = nt_find_position(r->b, words_next(&r->in));

    return at >= NT_BLOCK ? at : 0;
}

static bool read_position(struct reader *r, uint16_t *out)
{
    const char *how = words_next(&r->in);
    int at = 0;

    if (strcmp(how, "gone") == 0)
        at = NT_GONE;
    else if (strcmp(how, "off-map") == 0)
        at = NT_OFF_MAP;
    else if (strcmp(how, "reserve") == 0) {
        at = nt_find_position(r->b, words_next(&r->in));
        if (!is_reserve(at))
            return words_wrong(&r->in, "a locale after 'reserve'");
    } else if (strcmp(how, "block") == 0) {
        at = blocking_word(r);
        if (at == 0)
            return words_wrong(&r->in, "an approach such as 64-55 after 'block'");
    } else {
        return words_wrong(&r->in, "reserve 64, block 64-55, off-map or gone");
    }
    *out = (uint16_t)at;
    return true;
}

static bool read_approach(struct reader *r, uint16_t *out)
{
    int at = blocking_word(r);

    *out = (uint16_t)approach_of(at);
    return at != 0 || words_wrong(&r->in, "an approach such as 64-55");
}

static bool read_commander_id(struct reader *r, int *out)
{
    *out = nt_find_commander(r->b, words_next(&r->in));
    return *out >= 0 || words_wrong(&r->in, "the name of a commander, such as st-hilaire");
}

/* -- tracks -- */

static bool read_scenario(struct reader *r)
{
    int scenario = nt_find_name(nt_scenarios, words_next(&r->in));

    if (scenario < 0 || !words_at_end(&r->in))
        return words_wrong(&r->in, "2-december or 1-december");
    r->s->scenario = (uint8_t)scenario;
    return true;
}

static bool read_phase(struct reader *r)
{
    const char *phase = words_next(&r->in);
    bool play = strcmp(phase, "play") == 0;

    if (!(play || strcmp(phase, "set-up") == 0) || !words_at_end(&r->in))
        return words_wrong(&r->in, "play or set-up");
    r->s->phase = play ? PHASE_PLAY : SAID_SET_UP;
    return true;
}

static bool read_round(struct reader *r)
{
    int n;

    if (!number(r, 1, NT_ROUNDS, &n) || !words_at_end(&r->in))
        return words_wrong(&r->in, "a number from 1 to 21");
    r->s->round = (uint8_t)n;
    return true;
}

static bool read_turn(struct reader *r)
{
    int side = nt_find_name(nt_side_ids, words_next(&r->in)), n;

    if (side < 0)
        return words_wrong(&r->in, "french or allied");
    r->s->turn.army = (uint8_t)side;
    while (!words_at_end(&r->in)) {
        bool corps = strcmp(words_next(&r->in), "corps") == 0;
        if (!(corps || strcmp(r->in.line->word[r->in.at - 1], "units") == 0) ||
            !number(r, 0, 99, &n))
            return words_wrong(&r->in, "corps or units, and how many commands were given");
        *(corps ? &r->s->turn.corps_commands : &r->s->turn.unit_commands) = (uint8_t)n;
    }
    return true;
}

static bool read_morale(struct reader *r)
{
    int n[SIDES];

    if (!number(r, 0, 99, &n[FRENCH]) || !number(r, 0, 99, &n[ALLIED]) || !words_at_end(&r->in))
        return words_wrong(&r->in, "the French morale and the Allied");
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
            return words_wrong(&r->in, line->count == 1 ? "a number" : "a number for each side");
        byte[i] = (uint8_t)n;
    }
    return words_at_end(&r->in) || words_wrong(&r->in, "nothing more");
}

static bool read_closed(struct reader *r)
{
    int at = nt_find_position(r->b, words_next(&r->in)), commander;

    if (!is_reserve(at))
        return words_wrong(&r->in, "a locale and a commander");
    if (!read_commander_id(r, &commander))
        return false;
    r->s->turn.closer[at] = (uint8_t)(commander + 1);
    return words_at_end(&r->in) || words_wrong(&r->in, "nothing more");
}

static bool read_bits(struct reader *r, const struct nt_bits *line)
{
    uint64_t *word = at_offset(r->s, line->offset);

    while (!words_at_end(&r->in)) {
        int at = nt_find_position(r->b, words_next(&r->in));
        bool locale = line->kind == BITS_LOCALES;
        if (at < 0 || is_reserve(at) != locale)
            return words_wrong(&r->in, locale ? "locales" : "approaches such as 64-55");
        bit_add(word, locale                          ? at
                      : line->kind == BITS_APPROACHES ? approach_of(at)
                                                      : at - NT_BLOCK);
    }
    return true;
}

static bool read_pool(struct reader *r)
{
    int side = nt_find_name(nt_side_ids, words_next(&r->in)),
        type = nt_find_name(nt_types, words_next(&r->in));
    int strength, n;

    if (side < 0 || type <= UNKNOWN || !number(r, 1, 3, &strength) || !number(r, 0, 99, &n) ||
        !words_at_end(&r->in))
        return words_wrong(&r->in, "a side, a type, a strength and how many");
    r->s->pool[side][type][strength] = (uint8_t)n;
    return true;
}

/* -- pieces -- */

static bool read_commander(struct reader *r)
{
    int c, n;

    if (!read_commander_id(r, &c) || !read_position(r, &r->s->commander[c].at))
        return false;
    while (!words_at_end(&r->in)) {
        const char *mark = words_next(&r->in);
        if (strcmp(mark, "entered") == 0)
            r->s->commander[c].entered = 1;
        else if (strcmp(mark, "given") == 0 && number(r, 0, 9, &n))
            r->s->commander[c].given = (uint8_t)n;
        else if (strcmp(mark, "stood") != 0 || !read_approach(r, &r->s->turn.stood[c]))
            return words_wrong(&r->in, "given, entered or stood after the place");
    }
    return true;
}

static bool read_face(struct reader *r, struct nt_unit *u)
{
    int type = nt_find_name(nt_types, words_next(&r->in)), strength;

    if (type < 0 || !number(r, 0, 3, &strength))
        return words_wrong(&r->in, "a type and a strength");
    if ((strength == 0) != (type == UNKNOWN) || (type == ARTILLERY && strength != 1) ||
        (type == GUARD && strength != 3))
        return words_wrong(&r->in, "a strength that this type can have");
    u->type = (uint8_t)type;
    u->strength = (uint8_t)strength;
    return true;
}

static bool read_corps(struct reader *r, int side, struct nt_unit *u)
{
    int c;

    if (r->in.at < r->in.line->count && strcmp(r->in.line->word[r->in.at], "detached") == 0) {
        r->in.at++;
        u->corps = NT_NO_CORPS;
        return true;
    }
    if (!read_commander_id(r, &c))
        return false;
    u->corps = (uint8_t)c;
    return side_of_commander(c) == side || words_wrong(&r->in, "a commander of its own army");
}

/* "63.1": the second stretch of 63 */
static bool read_stretch(struct reader *r, uint8_t *out)
{
    const char *word = words_next(&r->in);

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
    return words_wrong(&r->in, "a stretch of road such as 63.1");
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

    if (r->in.at < r->in.line->count && strcmp(r->in.line->word[r->in.at], "none") == 0)
        r->in.at++;
    else if (!read_commander_id(r, &c))
        return false;
    u->home = (uint8_t)c;
    return true;
}

static bool read_moved(struct reader *r, struct nt_unit *u)
{
    int n;

    if (!number(r, 0, 9, &n))
        return words_wrong(&r->in, "how many moves after 'moved'");
    u->moves = (uint8_t)n;
    return true;
}

static bool read_mark(struct reader *r, struct nt_unit *u)
{
    const char *mark = words_next(&r->in);

    if (strcmp(mark, "moved") == 0)
        return read_moved(r, u);
    if (strcmp(mark, "stood") == 0)
        return read_approach(r, &u->stood);
    if (strcmp(mark, "home") == 0)
        return read_home(r, u);
    if (strcmp(mark, "road") == 0)
        return read_stretch(r, &u->stretch);
    return read_flag(mark, u) || err_set(r->in.err, NULL, "'%s' is no mark of a unit", mark);
}

static bool read_unit(struct reader *r)
{
    int unit = 0;
    bool fine = number(r, 0, NT_UNITS - 1, &unit) || words_wrong(&r->in, "a number from 0 to 79");
    struct nt_unit *u = fine ? &r->s->unit[unit] : NULL;

    if (fine && u->spare)
        return err_set(r->in.err, NULL, "unit %d is listed twice", unit);
    fine =
        fine && read_face(r, u) && read_corps(r, side_of_unit(unit), u) && read_position(r, &u->at);
    while (fine && !words_at_end(&r->in))
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

    while (!words_at_end(&r->in)) {
        const struct nt_field *f = find_field(p, words_next(&r->in), false);
        if (!f || !number(r, -100, 999, &n) || !store(r->s, f, n))
            return words_wrong(&r->in, "names and numbers of the paper");
    }
    return true;
}

static bool read_set(struct reader *r, const struct nt_field *f)
{
    struct nt_set *set = at_offset(r->s, f->offset);
    int token;

    while (!words_at_end(&r->in)) {
        if (!number(r, 0, NT_TOKENS - 1, &token))
            return words_wrong(&r->in, "tokens");
        set_add(set, token);
    }
    return true;
}

/* -- the line -- */

static bool read_order(struct reader *r)
{
    return nt_restore_order(r->b, r->s, r->in.line, r->in.err);
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
    return err_set(r->in.err, NULL, "'%s' is not a line of a position of Napoleon's Triumph", key);
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
    struct reader r = { nt_board(box), state, { w, 1, err } };
    for (size_t i = 0; i < sizeof own_lines / sizeof own_lines[0]; i++)
        if (strcmp(w->word[0], own_lines[i].key) == 0)
            return own_lines[i].read(&r);
    return read_from_tables(&r, w->word[0]);
}
