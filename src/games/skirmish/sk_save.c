/* sk_save.c -- the lines of a position that are Skirmish's own, and what must hold of the whole.
 *
 * A position written by hand may leave out orders (2), first, stance and pool (counted). */

#include <string.h>

#include "games/skirmish/sk_local.h"

#define STATE struct sk_state
#include "engine/line_tables.def"

/* -- the lines -- */

static int find_field(const struct eng_box *box, const char *word)
{
    return sk_find_field(sk_board(box), word);
}

static void name_field(const struct eng_box *box, int field, struct text *out)
{
    text_add(out, sk_board(box)->field[field].id);
}

static const struct eng_things fields = FOUND("field", find_field, name_field);
static const struct eng_things sides = NAMED("side", sk_sides);
static const struct eng_things kinds = NAMED("kind", sk_kinds);
static const struct eng_things stances = NAMED("stance", sk_stances);
static const struct eng_things orders = NAMED("order", sk_orders);

static const struct eng_field field_line[] = { { NULL, IN(field), IS(fields) }, END_FIELDS };
static const struct eng_field turn_line[] = {
    { NULL, IN(turn), FROM(1, 99) },
    { "of", IN(last_turn), FROM(1, 99), FIRM },
    END_FIELDS,
};
static const struct eng_field orders_line[] = {
    { NULL, IN(order_limit), FROM(1, SK_COMPANIES) },
    END_FIELDS,
};
static const struct eng_field first_line[] = { { NULL, IN(first_side), IS(sides) }, END_FIELDS };
static const struct eng_field stance_line[] = {
    { NULL, IN(stance[0]), EVERY(stance), IS(stances) },
    END_FIELDS,
};
static const struct eng_field pool_line[] = {
    { NULL, IN(pool[0][LINE]), EVERY(pool), FROM(0, SK_COMPANIES), MORE(KINDS - LINE) },
    END_FIELDS,
};

#define OF(member) IN(company[0].member), EVERY(company)
static const struct eng_field company_line[] = {
    { NULL, OF(side), IS(sides) },
    { NULL, OF(kind), IS(kinds) },
    { NULL, OF(x), FROM(0, 10000) },
    { NULL, OF(y), FROM(0, 10000) },
    { NULL, OF(facing), IS(eng_facing) },
    { "losses", OF(losses), FROM(0, 2) },
    { NULL, OF(order), LONE(orders) },
    { "gone", OF(gone), MARKS(1) },
    END_FIELDS,
};

const struct eng_line sk_lines[] = {
    { "field", "the ground", field_line, .always = 1, .expects = "the id of a field" },
    { "turn", "the turn, and the last one of the scenario", turn_line, .always = 1,
      .expects = "a turn and the last one: turn 3 of 10" },
    { "orders", "companies that a side may order in a turn; usual: 2", orders_line, .always = 1,
      .expects = "a number of companies" },
    { "first", "the side that gives its orders first", first_line, .always = 1,
      .expects = "Blue or Red" },
    { "stance", "as shown", stance_line, .who = &sides, .count = SIDES, .always = 1, .together = 1,
      .expects = "a side and bold, steady or undecided" },
    { "pool", "line, grenadiers, light, decoys at the start; usual: those that have lines",
      pool_line, .who = &sides, .count = SIDES, .always = 1, .expects = "a side and four numbers" },
    { "company", "from 0 on: side, kind, where it stands and which way it faces", company_line,
      .count = SK_COMPANIES, .counter = offsetof(struct sk_state, company_count), .always = 1,
      .nothing = "is none of: losses 0 to 2, ordered, acted or gone" },
    { .key = NULL },
};

/* After the last line: what a hand-written position leaves out follows from what it says. */
bool sk_complete(struct eng_reader *r)
{
    struct sk_state *s = r->state;
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
    return eng_lines_complete(r);
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
