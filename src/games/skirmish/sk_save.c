/* sk_save.c -- the lines of a position that are Skirmish's own, and what must hold of the whole:
 *
 *   field ford
 *   turn 3 of 10
 *   orders 2
 *   first Red
 *   stance Blue bold
 *   pool Blue 2 1 1 1                    line, grenadiers, light, decoys at the start
 *   company 3 Red light 1200 300 /270 losses 1 ordered
 *
 * A position written by hand may leave out orders (2), first, stance and pool (counted). */

#include <string.h>

#include "games/skirmish/sk_local.h"

static void save_company(const struct sk_state *s, int i, struct text *out)
{
    const struct sk_company *c = &s->company[i];

    text_printf(out, "company %d %s %s %d %d /%d", i, sk_sides[c->side], sk_kinds[c->kind], c->x,
                c->y, c->facing);
    if (c->losses)
        text_printf(out, " losses %d", c->losses);
    if (c->order != NO_ORDER)
        text_printf(out, " %s", sk_orders[c->order]);
    text_add(out, c->gone ? " gone\n" : "\n");
}

void sk_save(const struct eng_box *box, const void *state, struct text *out)
{
    const struct sk_state *s = state;

    text_printf(out, "field %s\nturn %d of %d\norders %d\nfirst %s\n",
                sk_board(box)->field[s->field].id, s->turn, s->last_turn, s->order_limit,
                sk_sides[s->first_side]);
    for (int side = BLUE; side < SIDES; side++)
        text_printf(out, "stance %s %s\npool %s %d %d %d %d\n", sk_sides[side],
                    sk_stances[s->stance[side]], sk_sides[side], s->pool[side][LINE],
                    s->pool[side][GRENADIERS], s->pool[side][LIGHT], s->pool[side][DECOY]);
    for (int i = 0; i < s->company_count; i++)
        save_company(s, i, out);
}

/* -- reading -- */

typedef bool read_line(const struct eng_box *box, struct sk_state *s, const struct words *w,
                       struct err *err);

static bool wrong(struct err *err, const struct words *w, const char *expected)
{
    return err_set(err, NULL, "'%s' expects %s", w->word[0], expected);
}

/* The word at `i` in a list of names; -1: not there, or the line is not of this length. */
static int name_at(const struct words *w, int count, int i, const char *const *list)
{
    return w->count == count ? sk_find_name(list, w->word[i]) : -1;
}

static bool read_field(const struct eng_box *box, struct sk_state *s, const struct words *w,
                       struct err *err)
{
    int field = w->count == 2 ? sk_find_field(sk_board(box), w->word[1]) : -1;

    if (field < 0)
        return wrong(err, w, "the id of a field");
    s->field = (uint8_t)field;
    return true;
}

static bool read_turn(const struct eng_box *box, struct sk_state *s, const struct words *w,
                      struct err *err)
{
    int64_t turn, last;

    (void)box;
    if (w->count != 4 || strcmp(w->word[2], "of") != 0 || !words_int(w->word[3], 1, 99, &last) ||
        !words_int(w->word[1], 1, last, &turn))
        return wrong(err, w, "a turn and the last one: turn 3 of 10");
    s->turn = (uint8_t)turn;
    s->last_turn = (uint8_t)last;
    return true;
}

static bool read_orders(const struct eng_box *box, struct sk_state *s, const struct words *w,
                        struct err *err)
{
    int64_t n;

    (void)box;
    if (w->count != 2 || !words_int(w->word[1], 1, SK_COMPANIES, &n))
        return wrong(err, w, "a number of companies");
    s->order_limit = (uint8_t)n;
    return true;
}

static bool read_first(const struct eng_box *box, struct sk_state *s, const struct words *w,
                       struct err *err)
{
    int side = name_at(w, 2, 1, sk_sides);

    (void)box;
    if (side < 0)
        return wrong(err, w, "Blue or Red");
    s->first_side = (uint8_t)side;
    return true;
}

static bool read_stance(const struct eng_box *box, struct sk_state *s, const struct words *w,
                        struct err *err)
{
    int side = name_at(w, 3, 1, sk_sides), stance = name_at(w, 3, 2, sk_stances);

    (void)box;
    if (side < 0 || stance < 0)
        return wrong(err, w, "a side and bold, steady or undecided");
    s->stance[side] = (uint8_t)stance;
    return true;
}

static bool read_pool(const struct eng_box *box, struct sk_state *s, const struct words *w,
                      struct err *err)
{
    int side = name_at(w, 6, 1, sk_sides);
    int64_t n;

    (void)box;
    for (int kind = LINE; kind < KINDS; kind++) {
        if (side < 0 || !words_int(w->word[1 + kind], 0, SK_COMPANIES, &n))
            return wrong(err, w, "a side and four numbers");
        s->pool[side][kind] = (uint8_t)n;
    }
    return true;
}

/* What may follow the pose of a company. */
static bool read_marks(struct sk_company *c, const struct words *w, struct err *err)
{
    for (int i = 7; i < w->count; i++) {
        int order = sk_find_name(sk_orders, w->word[i]);
        int64_t n;

        if (order > NO_ORDER)
            c->order = (uint8_t)order;
        else if (strcmp(w->word[i], "gone") == 0)
            c->gone = 1;
        else if (strcmp(w->word[i], "losses") == 0 && i + 1 < w->count &&
                 words_int(w->word[i + 1], 0, 2, &n) && ++i)
            c->losses = (uint8_t)n;
        else
            return err_set(err, NULL, "losses 0 to 2, ordered, acted or gone, not '%s'",
                           w->word[i]);
    }
    return true;
}

static bool read_pose(const struct words *w, struct sk_company *c)
{
    int64_t x, y, facing;

    if (!words_int(w->word[4], 0, 10000, &x) || !words_int(w->word[5], 0, 10000, &y) ||
        w->word[6][0] != '/' || !words_int(w->word[6] + 1, 0, 359, &facing))
        return false;
    c->x = (int16_t)x;
    c->y = (int16_t)y;
    c->facing = (int16_t)facing;
    return true;
}

static bool read_company(const struct eng_box *box, struct sk_state *s, const struct words *w,
                         struct err *err)
{
    bool enough = w->count >= 7;
    int side = enough ? sk_find_name(sk_sides, w->word[2]) : -1;
    int kind = enough ? sk_find_name(sk_kinds, w->word[3]) : -1;
    struct sk_company c = { .side = (uint8_t)side, .kind = (uint8_t)kind };
    int64_t n;

    (void)box;
    if (side < 0 || kind < 0 || !words_int(w->word[1], 0, SK_COMPANIES - 1, &n) ||
        !read_pose(w, &c))
        return wrong(err, w, "number, side, kind, x, y, /facing");
    if (n != s->company_count)
        return err_set(err, NULL, "company %d comes next, not %s", s->company_count, w->word[1]);
    s->company[s->company_count++] = c;
    return read_marks(&s->company[n], w, err);
}

/* After the last line: what a hand-written position leaves out follows from what it says. */
static bool complete(const struct eng_box *box, struct sk_state *s, struct err *err)
{
    static const uint8_t nothing[SIDES][KINDS];
    bool counted = memcmp(s->pool, nothing, sizeof nothing) == 0;
    bool known = false;

    for (int i = 0; i < s->company_count; i++) {
        s->pool[s->company[i].side][s->company[i].kind] += counted;
        known = known || s->core.seen[i];
    }
    for (int i = 0; i < s->company_count && !known; i++)
        s->core.seen[i] = seats_of(&s->core, s->company[i].side);
    if (s->order_limit == 0)
        s->order_limit = 2;
    const char *broken = sk_broken(box, s);
    return !broken || err_set(err, NULL, "%s", broken);
}

static const struct {
    const char *key;
    read_line *read;
} own_lines[] = {
    { "field", read_field },     { "turn", read_turn }, { "orders", read_orders },
    { "first", read_first },     { "pool", read_pool }, { "stance", read_stance },
    { "company", read_company },
};

bool sk_restore(const struct eng_box *box, void *state, const struct words *w, struct err *err)
{
    if (!w)
        return complete(box, state, err);
    for (size_t i = 0; i < sizeof own_lines / sizeof own_lines[0]; i++)
        if (strcmp(w->word[0], own_lines[i].key) == 0)
            return own_lines[i].read(box, state, w, err);
    return err_set(err, NULL, "'%s' is not a line of a position of Skirmish", w->word[0]);
}

/* -- what must hold -- */

static const char *broken_company(const struct eng_box *box, const struct sk_state *s, int i)
{
    const struct sk_company *c = &s->company[i];

    if (c->gone)
        return NULL;
    if (c->losses >= 2)
        return "a company with two losses is on the field";
    switch (sk_check_place(box, s, i, c->x, c->y)) {
    case SK_1_01:
        return "a company stands outside the field";
    case SK_1_02:
        return "two companies stand too close";
    }
    return NULL;
}

/* A side has as many companies as its pool, and none of a kind beyond it.  Where all kinds are
 * known they are those of the pool; where some are not, they can be imagined. */
static bool pool_fits(const struct sk_state *s, int side)
{
    int left[KINDS], companies = 0, pieces = 0;

    for (int kind = LINE; kind < KINDS; kind++) {
        left[kind] = s->pool[side][kind];
        pieces += left[kind];
    }
    left[UNKNOWN] = SK_COMPANIES;
    for (int i = 0; i < s->company_count; i++) {
        if (s->company[i].side != side)
            continue;
        companies++;
        if (--left[s->company[i].kind] < 0)
            return false;
    }
    return companies == pieces;
}

/* Of the kinds in sk_frames.def. */
static bool is_there(const struct eng_box *box, const void *state, int kind, int value)
{
    const struct sk_state *s = state;

    (void)box;
    return kind == SK_COMPANY && value >= 0 && value < s->company_count;
}

/* Frames and sealed answers name sides, companies and stances: they come from files too. */
static bool core_fits(const struct eng_box *box, const struct sk_state *s)
{
    const struct eng_core *core = &s->core;

    if (!eng_frames_fit(box, s, is_there))
        return false;
    for (int i = 0; i < core->depth; i++) {
        const struct assault_frame *f = assault_of(&core->frame[i]);
        if (f->proc == PROC_ASSAULT && s->company[f->company].side == s->company[f->target].side)
            return false;
    }
    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->sealed[seat] < UNDECIDED || core->sealed[seat] > STEADY)
            return false;
    return true;
}

const char *sk_broken(const struct eng_box *box, const void *state)
{
    const struct sk_state *s = state;
    const char *broken = NULL;

    if (s->core.seat_count != SIDES || s->core.side[0] == s->core.side[1])
        return "each side has one seat";
    if (s->turn < 1 || s->turn > s->last_turn)
        return "the turn is not within the scenario's";
    if (!core_fits(box, s))
        return "a frame or a sealed answer names what is not there";
    if (!pool_fits(s, BLUE) || !pool_fits(s, RED))
        return "the kinds on the field are not those of the pool";
    for (int i = 0; i < s->company_count && !broken; i++)
        broken = broken_company(box, s, i);
    return broken;
}
