/* eval_triumph.c -- what a position of Napoleon's Triumph is worth to an army.
 *
 * Four things are weighed: morale and the blocks behind it; who would win if the rounds ended now,
 * more and more as they do; how near the corps are to where they must be in the end; and how well
 * each stands against what it faces. */

#include <stdlib.h>
#include <string.h>

#include "ai/eval_triumph.h"

enum {
    MORALE = 100,  /* the unit of account */
    STRENGTH = 25, /* a point of strength: worth something beyond the morale its loss costs */
    DECIDED = 100000,
    AHEAD = 900,  /* to be ahead on objectives when the last round ends */
    STEP = 30,    /* a corps one locale nearer to its aim */
    FACING = 14,  /* a block that holds an approach against the enemy */
    EXPOSED = 22, /* a point of strength that the enemy next door has more than we */
    GUNS_READY = 30
};

/* The army and the enemy of it, counted by locale. */
struct field {
    const struct nt_board *b;
    const struct nt_state *s;
    int strength[SIDES][NT_LOCALES];
    int blocks[SIDES][NT_LOCALES];
};

static void count_field(struct field *f)
{
    memset(f->strength, 0, sizeof f->strength);
    memset(f->blocks, 0, sizeof f->blocks);
    for (int u = 0; u < NT_UNITS; u++) {
        int locale = nt_locale_of(f->b, f->s->unit[u].at);
        f->strength[eval_triumph_side(u)][locale] += f->s->unit[u].strength;
        f->blocks[eval_triumph_side(u)][locale]++;
    }
}

int eval_triumph_steps_to_star(const struct nt_board *b, int locale, int stars)
{
    int best = 12;

    for (int l = 1; l < NT_LOCALES; l++)
        if (b->locale[l].exists && b->locale[l].stars & stars && b->steps[locale][l] < best)
            best = b->steps[locale][l];
    return best;
}

/* -- objectives -- */

static bool controls_any(const struct nt_board *b, const struct nt_state *s, int side, int stars)
{
    for (int c = 0; c < NT_COMMANDERS; c++) {
        int locale = nt_locale_of(b, s->commander[c].at);
        if ((c < NT_FRENCH_COMMANDERS) == (side == FRENCH) && locale &&
            b->locale[locale].stars & stars && nt_controls(b, s, side, locale))
            return true;
    }
    return false;
}

bool eval_triumph_allies_ahead(const struct eng_box *box, const struct nt_state *s)
{
    const struct nt_board *b = box->board;
    bool blue = controls_any(b, s, ALLIED, STAR_BLUE);
    bool red = controls_any(b, s, FRENCH, STAR_RED);
    bool green = controls_any(b, s, FRENCH, STAR_GREEN);
    bool black = controls_any(b, s, FRENCH, STAR_BLACK);

    if (!s->reinforced)
        return blue && !red && !green && !black;
    return blue || !red || !green || !black;
}

/* Early in the day objectives are a direction, at its end they are everything. */
static int worth_of_lead(const struct nt_state *s)
{
    int done = 100 * s->round / s->last_round;

    return AHEAD * done * done / 10000;
}

/* Where an army wants its corps: the Allies at the blue stars; the French before them, until their
 * reserves are in and they must take the heights themselves. */
static int wanted_stars(const struct nt_state *s, int side)
{
    if (side == ALLIED)
        return STAR_BLUE;
    return s->reinforced ? STAR_RED | STAR_GREEN | STAR_BLACK : STAR_BLUE;
}

static int advance_of(const struct nt_board *b, const struct nt_state *s, int side)
{
    int stars = wanted_stars(s, side), sum = 0;

    for (int c = 0; c < NT_COMMANDERS; c++) {
        int locale = nt_locale_of(b, s->commander[c].at);
        if ((c < NT_FRENCH_COMMANDERS) != (side == FRENCH) || !locale)
            continue;
        int steps = eval_triumph_steps_to_star(b, locale, stars);
        bool guarding = side == FRENCH && !s->reinforced;
        sum += STEP * (guarding ? abs(steps - 1) * -1 : -steps);
    }
    return sum;
}

/* -- standing against the enemy -- */

static int guns_at(const struct nt_state *s, int at)
{
    int guns = 0;

    for (int u = 0; u < NT_UNITS; u++)
        guns += s->unit[u].at == at && s->unit[u].type == ARTILLERY;
    return guns;
}

static int blocks_at(const struct nt_state *s, int at)
{
    int blocks = 0;

    for (int u = 0; u < NT_UNITS; u++)
        blocks += s->unit[u].at == at;
    return blocks;
}

/* One approach with us on one side and them on the other. */
static int front_value(const struct field *f, int approach, int here)
{
    int at = nt_block_in(f->b, approach, here);
    int held = blocks_at(f->s, at);
    int marks = f->b->approach[approach].mark[f->b->approach[approach].b == here];
    int value = 0;

    if (held)
        value += FACING * (marks ? 2 : 1) + FACING / 2 * (held > 1);
    value += GUNS_READY * guns_at(f->s, at);
    return value;
}

static int standing_of(const struct field *f, int side)
{
    int them = 1 - side, sum = 0;

    for (int here = 1; here < NT_LOCALES; here++) {
        if (!f->blocks[side][here])
            continue;
        int facing = 0;
        for (int i = 0; i < f->b->locale[here].approach_count; i++) {
            int approach = f->b->locale[here].approach[i];
            int there = nt_across(f->b, approach, here);
            if (f->b->approach[approach].impassable || !f->blocks[them][there])
                continue;
            sum += front_value(f, approach, here);
            if (f->strength[them][there] > facing)
                facing = f->strength[them][there];
        }
        if (facing > f->strength[side][here])
            sum -= EXPOSED * (facing - f->strength[side][here]);
    }
    return sum;
}

static int strength_of(const struct nt_state *s, int side)
{
    int sum = 0;

    for (int u = 0; u < NT_UNITS; u++)
        if (eval_triumph_side(u) == side && s->unit[u].at != NT_GONE)
            sum += s->unit[u].strength;
    return sum;
}

int eval_triumph(const struct eng_box *box, const struct nt_state *s, int side)
{
    struct field f = { .b = box->board, .s = s };
    int them = 1 - side;

    if (s->core.over)
        return s->winner == side ? DECIDED : -DECIDED;
    count_field(&f);
    int value = MORALE * (s->morale[side] - s->morale[them]);
    value += STRENGTH * (strength_of(s, side) - strength_of(s, them));
    value += advance_of(f.b, s, side) - advance_of(f.b, s, them);
    value += standing_of(&f, side) - standing_of(&f, them);
    value += eval_triumph_allies_ahead(box, s) == (side == ALLIED) ? worth_of_lead(s)
                                                                   : -worth_of_lead(s);
    return value;
}
