/* nt_11_fronts.c -- all the threats an army can make, in one sweep.
 *
 * nt_why_no_threat (nt_11_threat.c) decides about one approach, and asks every piece.  Between
 * commands all approaches that face the enemy are in question, and most of the answers are plain:
 * here the pieces are asked once, all fronts are sorted out together by sets of them, and only where
 * guns or riders could make the difference is the approach looked at by itself. */

#include "games/triumph/nt_11_attack.h"

enum { LOCALE_WORDS = BIT_WORDS(NT_LOCALES) };

/* Where pieces stand: in reserve, by locale, and on the sides of approaches. */
struct places {
    uint64_t reserve[LOCALE_WORDS];
    struct nt_fronts blocking;
};

/* What stands there and can still be commanded. */
struct ready {
    struct places any;    /* units that can enter, the fixed battery apart */
    struct places guard;  /* of the Guard */
    struct places guns;   /* batteries, the fixed one too */
    struct places riders; /* cavalry */
    bool riders_off_map;
};

struct sweep {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_ground *g;
    int seat, side;
    struct ready ready;
};

#define FOR_LOCALES(n, set)                                                                        \
    for (int n = bits_next(set, LOCALE_WORDS, 0); n >= 0; n = bits_next(set, LOCALE_WORDS, n + 1))
#define FOR_FRONTS(i, set)                                                                         \
    for (int i = bits_next((set)->word, NT_FRONT_WORDS, 0); i >= 0;                                \
         i = bits_next((set)->word, NT_FRONT_WORDS, i + 1))

/* -- sets of fronts -- */

static void join(struct nt_fronts *all, const struct nt_fronts *more)
{
    for (int i = 0; i < NT_FRONT_WORDS; i++)
        all->word[i] |= more->word[i];
}

static void remove_all(struct nt_fronts *all, const struct nt_fronts *these)
{
    for (int i = 0; i < NT_FRONT_WORDS; i++)
        all->word[i] &= ~these->word[i];
}

static struct nt_fronts common(const struct nt_fronts *one, const struct nt_fronts *other)
{
    struct nt_fronts both;

    for (int i = 0; i < NT_FRONT_WORDS; i++)
        both.word[i] = one->word[i] & other->word[i];
    return both;
}

/* Those of all these locales: b->inside, b->facing or b->rides. */
static void join_of(struct nt_fronts *all, const struct nt_fronts *of, const uint64_t *locales)
{
    FOR_LOCALES (n, locales)
        join(all, &of[n]);
}

/* -- pieces -- */

static bool can_be_commanded(const struct sweep *w, int unit, const bool *corps)
{
    const struct nt_unit *u = &w->s->unit[unit];

    if (u->corps != NT_NO_CORPS && corps[u->corps])
        return true;
    return nt_why_no_command(w->b, w->s, w->g, w->seat, UNIT_MOVE, unit) == 0;
}

static bool has_place(const struct places *p, int at)
{
    return is_blocking(at) ? bit_has(p->blocking.word, at - NT_BLOCK) : bit_has(p->reserve, at);
}

static void add_place(struct places *p, int at)
{
    if (is_blocking(at))
        bit_add(p->blocking.word, at - NT_BLOCK);
    else
        bit_add(p->reserve, at);
}

static void note_unit(struct ready *r, const struct nt_unit *u)
{
    if (u->type == CAVALRY && u->at == NT_OFF_MAP)
        r->riders_off_map = true;
    if (!is_on_map(u->at))
        return;
    add_place(&r->any, u->at);
    if (u->type == GUARD)
        add_place(&r->guard, u->at);
    if (u->type == CAVALRY)
        add_place(&r->riders, u->at);
}

/* Foot that stands with somebody who is ready makes no difference. */
static bool is_news(const struct ready *r, const struct nt_unit *u)
{
    return u->type == CAVALRY || u->type == GUARD ||
           (is_on_map(u->at) && !has_place(&r->any, u->at));
}

static void ask_everybody(struct sweep *w)
{
    const struct nt_state *s = w->s;
    bool corps[NT_COMMANDERS] = { false };

    FOR_COMMANDERS (c, w->side)
        corps[c] = nt_why_no_command(w->b, s, w->g, w->seat, CORPS_MOVE, c) == 0;
    FOR_UNITS (unit, w->side) {
        const struct nt_unit *u = &s->unit[unit];
        if (u->at == NT_GONE)
            continue;
        if (u->type == ARTILLERY && is_on_map(u->at))
            add_place(&w->ready.guns, u->at);
        if (is_news(&w->ready, u) && nt_may_move(s, unit) && can_be_commanded(w, unit, corps))
            note_unit(&w->ready, u);
    }
}

/* Where these pieces stand in reserve, or block the attack approach. */
static struct nt_fronts in_place(const struct sweep *w, const struct places *p)
{
    struct nt_fronts fronts = p->blocking;

    join_of(&fronts, w->b->inside, p->reserve);
    return fronts;
}

/* Where cavalry in reserve, or off the map, could come by road. */
static struct nt_fronts in_reach(const struct sweep *w)
{
    const struct nt_board *b = w->b;
    struct nt_fronts fronts = { { 0 } };

    join_of(&fronts, b->rides, w->ready.riders.reserve);
    for (int i = 1; w->ready.riders_off_map && i <= b->entry_count; i++)
        if (b->entry[i].side == w->side)
            join(&fronts, &b->rides_in[i]);
    return fronts;
}

/* -- fronts -- */

/* The attack approaches that face an enemy-occupied locale. */
static struct nt_fronts all_fronts(const struct sweep *w)
{
    const struct nt_board *b = w->b;
    const uint64_t *held = w->g->held[other_side(w->side)], *barred = w->s->turn.barred;
    struct nt_fronts fronts = { { 0 } }, theirs = { { 0 } };

    join_of(&fronts, b->facing, held);
    join_of(&theirs, b->inside, held);
    remove_all(&fronts, &theirs);
    for (int i = bits_next(barred, BIT_WORDS(NT_APPROACHES), 0); i >= 0;
         i = bits_next(barred, BIT_WORDS(NT_APPROACHES), i + 1)) {
        bit_drop(fronts.word, blocking(i, 0) - NT_BLOCK);
        bit_drop(fronts.word, blocking(i, 1) - NT_BLOCK);
    }
    return fronts;
}

/* Those that somebody could go in by (nt_why_shut). */
static struct nt_fronts open_fronts(const struct sweep *w, const struct nt_fronts *fronts)
{
    const struct nt_turn *turn = &w->s->turn;
    struct nt_fronts open = *fronts;

    FOR_LOCALES (n, w->g->held[other_side(w->side)])
        if (turn->closer[n] || bit_has(turn->stormed, n))
            remove_all(&open, &w->b->facing[n]);
    return open;
}

static void offer_plain(const struct sweep *w, const struct nt_fronts *fronts,
                        const struct nt_fronts *open, struct eng_choices *c)
{
    struct nt_fronts any = in_place(w, &w->ready.any), guns = in_place(w, &w->ready.guns);
    struct nt_fronts reach = in_reach(w), plain = common(open, &any);
    struct nt_fronts rides = common(open, &reach), all = common(fronts, &guns);

    join(&all, &plain);
    join(&all, &rides);
    FOR_FRONTS (i, &all) {
        int at = NT_BLOCK + i;
        if (bit_has(plain.word, i) || nt_why_no_threat(w->b, w->s, w->g, w->seat, at, false) == 0)
            offer_noun(c, VERB_THREATEN, at);
    }
}

static void offer_guard(const struct sweep *w, const struct nt_fronts *open, struct eng_choices *c)
{
    struct nt_fronts guard = in_place(w, &w->ready.guard), fronts = common(open, &guard);

    remove_all(&fronts, &w->b->obstructed);
    FOR_FRONTS (i, &fronts)
        offer_noun(c, VERB_GUARD_ATTACK, NT_BLOCK + i);
}

void nt_offer_threats(const struct nt_board *b, const struct nt_state *s, const struct nt_ground *g,
                      int seat, struct eng_choices *c)
{
    struct sweep w = { .b = b, .s = s, .g = g, .seat = seat, .side = nt_army_of(s, seat) };

    if (nt_is_night(s))
        return;
    struct nt_fronts fronts = all_fronts(&w);
    if (bits_empty(fronts.word, NT_FRONT_WORDS))
        return;
    struct nt_fronts open = open_fronts(&w, &fronts);
    ask_everybody(&w);
    offer_plain(&w, &fronts, &open, c);
    if (!s->guard_beaten[w.side] && s->pool[w.side][GUARD][3] != 0)
        offer_guard(&w, &open, c);
}
