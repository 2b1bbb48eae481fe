/* nt_11_fronts.c -- all the threats an army can make, in one sweep.
 *
 * nt_why_no_threat (nt_11_threat.c) decides about one approach, and asks every piece.  Between
 * commands all approaches that face the enemy are in question, and most of the answers are plain:
 * here the pieces are asked once, by position, and only where guns or riders could make the
 * difference is the approach looked at by itself. */

#include "games/triumph/nt_11_attack.h"

enum {
    POSITION_WORDS = BIT_WORDS(NT_BLOCK + 2 * NT_APPROACHES),
    FRONT_WORDS = BIT_WORDS(2 * NT_APPROACHES),
    LOCALE_WORDS = BIT_WORDS(NT_LOCALES)
};

/* Positions by what stands there and can still be commanded. */
struct ready {
    uint64_t any[POSITION_WORDS];   /* units that can enter, the fixed battery apart */
    uint64_t guard[POSITION_WORDS]; /* of the Guard */
    uint64_t guns[POSITION_WORDS];  /* batteries, the fixed one too */
    uint64_t riders[LOCALE_WORDS];  /* cavalry in reserve, and where more could enter the map */
    int rider_count;
    uint8_t rider[NT_LOCALES]; /* the same as a list */
    bool riders_off_map;
};

struct sweep {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_ground *g;
    int seat, side;
    struct ready ready;
};

static bool can_be_commanded(const struct sweep *w, int unit, const bool *corps)
{
    const struct nt_unit *u = &w->s->unit[unit];

    if (u->corps != NT_NO_CORPS && corps[u->corps])
        return true;
    return nt_why_no_command(w->b, w->s, w->g, w->seat, UNIT_MOVE, unit) == 0;
}

static void note_unit(struct ready *r, const struct nt_unit *u)
{
    if (u->type == CAVALRY && u->at == NT_OFF_MAP)
        r->riders_off_map = true;
    if (!is_on_map(u->at))
        return;
    bit_add(r->any, u->at);
    if (u->type == GUARD)
        bit_add(r->guard, u->at);
    if (u->type == CAVALRY && is_reserve(u->at))
        bit_add(r->riders, u->at);
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
            bit_add(w->ready.guns, u->at);
        if (nt_may_move(s, unit) && can_be_commanded(w, unit, corps))
            note_unit(&w->ready, u);
    }
    for (int i = 1; w->ready.riders_off_map && i <= w->b->entry_count; i++)
        if (w->b->entry[i].side == w->side)
            bit_add(w->ready.riders, w->b->entry[i].locale);
    for (int n = bits_next(w->ready.riders, LOCALE_WORDS, 0); n >= 0;
         n = bits_next(w->ready.riders, LOCALE_WORDS, n + 1))
        w->ready.rider[w->ready.rider_count++] = (uint8_t)n;
}

/* The attack approaches that face an enemy-occupied locale, as positions less NT_BLOCK. */
static void find_fronts(const struct sweep *w, uint64_t fronts[FRONT_WORDS])
{
    const uint8_t *enemies = w->g->units[other_side(w->side)];

    const uint64_t *held = w->g->held[other_side(w->side)];

    for (int locale = bits_next(held, LOCALE_WORDS, 0); locale >= 0;
         locale = bits_next(held, LOCALE_WORDS, locale + 1))
        for (int i = 0; i < w->b->locale[locale].approach_count; i++) {
            int approach = w->b->locale[locale].approach[i];
            int from = nt_across(w->b, approach, locale);
            if (!w->b->approach[approach].impassable && enemies[from] == 0 &&
                !bit_has(w->s->turn.barred, approach))
                bit_add(fronts, nt_block_in(w->b, approach, from) - NT_BLOCK);
        }
}

static bool is_in_place(const uint64_t *positions, int locale, int at)
{
    return bit_has(positions, locale) || bit_has(positions, at);
}

static bool is_shut(const struct nt_state *s, int locale)
{
    return bit_has(s->turn.stormed, locale) || s->turn.closer[locale];
}

static bool are_riders_near(const struct sweep *w, int approach, int locale)
{
    int longest = nt_longest_ride(w->b, approach);

    for (int i = 0; i < w->ready.rider_count; i++)
        if (w->b->steps[w->ready.rider[i]][locale] <= longest)
            return true;
    return false;
}

static bool can_threaten(const struct sweep *w, int at)
{
    int approach = approach_of(at), locale = nt_locale_of(w->b, at);
    bool shut = is_shut(w->s, nt_across(w->b, approach, locale));

    if (!shut && is_in_place(w->ready.any, locale, at))
        return true;
    if (!is_in_place(w->ready.guns, locale, at) && (shut || !are_riders_near(w, approach, locale)))
        return false;
    return nt_why_no_threat(w->b, w->s, w->g, w->seat, at, false) == 0;
}

static bool can_make_guard_attack(const struct sweep *w, int at)
{
    int approach = approach_of(at), locale = nt_locale_of(w->b, at);

    return is_in_place(w->ready.guard, locale, at) &&
           !(nt_marks_into(w->b, approach, locale) & MARK_OBSTRUCTED) &&
           !is_shut(w->s, nt_across(w->b, approach, locale));
}

void nt_offer_threats(const struct nt_board *b, const struct nt_state *s, const struct nt_ground *g,
                      int seat, struct eng_choices *c)
{
    struct sweep w = { .b = b, .s = s, .g = g, .seat = seat, .side = nt_army_of(s, seat) };
    uint64_t fronts[FRONT_WORDS] = { 0 };

    if (nt_is_night(s))
        return;
    find_fronts(&w, fronts);
    if (bits_empty(fronts, FRONT_WORDS))
        return;
    ask_everybody(&w);
    for (int i = bits_next(fronts, FRONT_WORDS, 0); i >= 0;
         i = bits_next(fronts, FRONT_WORDS, i + 1))
        if (can_threaten(&w, NT_BLOCK + i))
            offer_noun(c, VERB_THREATEN, NT_BLOCK + i);
    if (s->guard_beaten[w.side] || s->pool[w.side][GUARD][3] == 0)
        return;
    for (int i = bits_next(fronts, FRONT_WORDS, 0); i >= 0;
         i = bits_next(fronts, FRONT_WORDS, i + 1))
        if (can_make_guard_attack(&w, NT_BLOCK + i))
            offer_noun(c, VERB_GUARD_ATTACK, NT_BLOCK + i);
}
