/* nt_16_victory.c -- chapter 16: who has won.
 *
 * An army that breaks loses at once (nt_13_morale.c).  If none does, the stars decide: an objective
 * is controlled by a corps with infantry or guns in it whose road home is open. */

#include <string.h>

#include "games/triumph/nt_local.h"

enum { STARS_OF_THE_ALLIES = STAR_RED | STAR_GREEN | STAR_BLACK };

/* NT-16-07, NT-16-08: a commander anywhere in the locale, with foot or guns among his units. */
static bool is_held(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    FOR_UNITS (u, side) {
        const struct nt_unit *unit = &s->unit[u];
        if (unit->corps != NT_NO_CORPS && BY(NT_16_08, nt_locale_of(b, unit->at) == locale) &&
            unit->type != CAVALRY)
            return true;
    }
    return false;
}

/* NT-16-09: 51 for the French, 59 and 87 for the Allies. */
static bool is_home(const struct nt_board *b, int side, int locale)
{
    for (int i = 1; i <= b->entry_count; i++)
        if (b->entry[i].main && b->entry[i].side == side &&
            BY(NT_16_09, b->entry[i].locale == locale))
            return true;
    return false;
}

/* The stretches of road reached so far, and those whose crossings are still to be followed. */
struct search {
    uint64_t seen[(NT_STRETCHES + 63) / 64];
    uint16_t queue[NT_STRETCHES];
    int head, tail;
};

static void reach(struct search *w, int stretch)
{
    if (bit_has(w->seen, stretch))
        return;
    bit_add(w->seen, stretch);
    w->queue[w->tail++] = (uint16_t)stretch;
}

/* NT-16-12: from a stretch only over its own crossings; NT-16-11: not into the enemy. */
static void follow(const struct nt_board *b, const struct nt_ground *g, int enemy, int stretch,
                   struct search *w)
{
    const struct nt_stretch *road = &b->stretch[stretch];

    for (int i = 0; i < road->crossing_count; i++) {
        const struct nt_crossing *x = &b->crossing[road->crossing[i]];
        int next = x->stretch[BY(NT_16_12, x->stretch[0] == stretch)];
        if (BY(NT_16_11, BY(NT_16_10, g->units[enemy][b->stretch[next].locale] == 0)))
            reach(w, next);
    }
}

/* NT-16-14: begins on any road of the locale, ends where any road comes into the entry locale. */
static bool has_road_home(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    struct search w = { .head = 0, .tail = 0 };
    struct nt_ground g;

    nt_survey(b, s, &g);
    for (int i = 0; i < b->locale[locale].stretch_count; i++)
        reach(&w, b->locale[locale].stretch[i]);
    while (w.head < w.tail) {
        int stretch = w.queue[w.head++];
        if (BY(NT_16_13, BY(NT_16_14, is_home(b, side, b->stretch[stretch].locale))))
            return true;
        follow(b, &g, other_side(side), stretch, &w);
    }
    return false;
}

bool nt_controls(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    return is_held(b, s, side, locale) && has_road_home(b, s, side, locale);
}

int nt_colours(const struct nt_board *b, const struct nt_state *s, int side)
{
    int stars = 0;

    for (int n = 1; n < NT_LOCALES; n++)
        if (b->locale[n].stars && nt_controls(b, s, side, n))
            stars |= b->locale[n].stars;
    return stars;
}

/* The colours a side controls; a locale counts for each of its own (NT-16-06). */
static int colours(struct eng_turn *t, int side)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    int stars = 0;

    for (int n = 1; n < NT_LOCALES; n++) {
        if (BY(NT_16_05, !b->locale[n].stars) || !nt_controls(b, s, side, n))
            continue;
        tell(t, NT_16_07, ENG_ALL, NEWS_CONTROLS, side, n);
        stars |= b->locale[n].stars;
    }
    return stars;
}

/* The terms change once French reinforcements have come, even if they were lost (NT-16-16). */
static int winner_by_stars(const struct nt_state *s, int french, int allied, eng_ruleno *why)
{
    bool blue_lost = allied & STAR_BLUE;

    if (BY(NT_16_16, !s->reinforced)) {
        bool allies = blue_lost && !(french & STARS_OF_THE_ALLIES);
        *why = allies ? NT_16_17 : NT_16_18;
        return allies ? ALLIED : FRENCH;
    }
    bool all = !blue_lost && BY(NT_16_06, (french & STARS_OF_THE_ALLIES) == STARS_OF_THE_ALLIES);
    *why = all ? NT_16_19 : NT_16_20;
    return all ? FRENCH : ALLIED;
}

int nt_ahead_by_stars(const struct nt_board *b, const struct nt_state *s)
{
    eng_ruleno why;

    return winner_by_stars(s, nt_colours(b, s, FRENCH), nt_colours(b, s, ALLIED), &why);
}

void nt_judge_control(struct eng_turn *t)
{
    struct nt_state *s = t->state;
    eng_ruleno why;

    int french = colours(t, FRENCH), allied = colours(t, ALLIED);
    s->winner = (uint8_t)winner_by_stars(s, french, allied, &why);
    s->grade = MARGINAL;
    tell(t, why, ENG_ALL, NEWS_MARGINAL, s->winner);
}

/* NT-19-48: a side wins or loses together. */
void nt_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct nt_state *s = state;

    (void)box;
    HOLDS(NT_16_21, "the stars have an answer for every board, and it is one of two armies");
    *out = (struct eng_result){ .over = s->core.over };
    out->why = (struct eng_phrase){ NEWS_UNDECIDED, 0, { s->morale[FRENCH], s->morale[ALLIED] } };
    for (int seat = 0; seat < s->core.seat_count; seat++)
        out->score[seat] = s->morale[nt_army_of(s, seat)];
    if (!s->core.over)
        return;
    out->winners = seats_of(&s->core, BY(NT_19_48, s->winner));
    out->why = s->grade == DECISIVE ? (struct eng_phrase){ NEWS_DECISIVE, NT_16_02, { s->winner } }
                                    : (struct eng_phrase){ NEWS_MARGINAL, NT_16_03, { s->winner } };
}
