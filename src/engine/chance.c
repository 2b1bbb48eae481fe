/* chance.c -- dice, draws, disclosures and news: what step functions do to the world besides
 * moving pieces.  These set the barrier, so that no rule ever has to think of undo. */

#include <string.h>

#include "engine/flow.h"
#include "engine/sabotage.h"

static int take(struct eng_fate *fate, int at)
{
    int value = fate->value[at];

    fate->count--;
    memmove(fate->value + at, fate->value + at + 1, (size_t)(ENG_FATE - 1 - at));
    fate->value[ENG_FATE - 1] = 0;
    return value;
}

static int find_laid(const struct eng_fate *fate, bool die)
{
    for (int i = 0; i < fate->count; i++)
        if ((fate->value[i] < ENG_DRAWN) == die)
            return i;
    return -1;
}

/* The next die that was laid, or the next draw; the others stay for what they were laid for.  From
 * how many is drawn is known only now: a draw that does not fit is put aside, which everybody is
 * told. */
static bool take_laid(struct eng_turn *t, bool die, int n, eng_ruleno rule, int *out)
{
    struct eng_fate *fate = &t->core->fate;

    for (int at; (at = find_laid(fate, die)) >= 0;) {
        *out = take(fate, at) - (die ? 1 : ENG_DRAWN);
        if (*out >= 0 && *out < n)
            return true;
        tell(t, rule, ENG_ALL, ENG_TEXT_MISLAID, *out + 1);
    }
    return false;
}

/* Journals of format 1: what was laid serves whatever comes next, and a die that is not told is
 * counted from 0 as a draw is. */
static bool take_any(struct eng_turn *t, int low, int n, eng_ruleno rule, int *out)
{
    struct eng_fate *fate = &t->core->fate;

    while (fate->count > 0) {
        *out = take(fate, 0) - low;
        if (*out >= 0 && *out < n)
            return true;
        tell(t, rule, ENG_ALL, ENG_TEXT_MISLAID, *out + low);
    }
    return false;
}

static void keep_roll(struct eng_news *news, int value, int n, bool drawn)
{
    if (news->rolled < ENG_ROLLED)
        news->thrown[news->rolled] =
            (struct eng_rolled){ (uint16_t)n, (uint16_t)(value + 1), drawn };
    news->rolled++;
}

enum source { DIE, DIE_UNSEEN, DRAW };

/* 0 .. n-1, of dice too. */
static int chance(struct eng_turn *t, enum source from, int n, eng_ruleno rule)
{
    struct eng_core *core = t->core;
    int value;

    BASE_ASSERT(n > 0);
    core->barrier = !SABOTAGE(BUG_BARRIER);
    if (SABOTAGE(BUG_RNG_OUTSIDE))
        return sabotage_stray(n);
    if (core->rng.kind == RNG_MATCH ? take_any(t, from == DIE, n, rule, &value)
                                    : take_laid(t, from != DRAW, n, rule, &value))
        return value;
    rng_next_roll(&core->rng);
    value = (int)rng_below(&core->rng, (uint32_t)n);
    if (t->news)
        keep_roll(t->news, value, n, from == DRAW);
    return value;
}

int eng_roll_for(struct eng_turn *t, int sides, eng_ruleno rule, eng_seats seats)
{
    int die = 1 + chance(t, DIE, sides, rule);
    tell(t, rule, seats, ENG_TEXT_ROLL, die, sides);
    return die;
}

int eng_roll(struct eng_turn *t, int sides, eng_ruleno rule)
{
    return eng_roll_for(t, sides, rule, ENG_ALL);
}

int eng_roll_unseen(struct eng_turn *t, int sides)
{
    if (t->news)
        t->news->drawn++;
    return 1 + chance(t, DIE_UNSEEN, sides, 0);
}

int eng_draw(struct eng_turn *t, int n)
{
    if (t->news)
        t->news->drawn++;
    return chance(t, DRAW, n, 0);
}

void eng_reveal(struct eng_turn *t, int token, eng_seats seats)
{
    eng_seats before = t->core->seen[token];
    t->core->seen[token] |= seats;
    if (t->core->seen[token] != before)
        t->core->barrier = 1;
}

void eng_tell(struct eng_turn *t, eng_ruleno rule, eng_seats audience, int count,
              const int *text_and_args)
{
    if (!t->news)
        return;
    BASE_ASSERT(count <= 1 + ENG_ARGS);
    struct eng_event e = { .what = { .text = (uint16_t)text_and_args[0], .rule = rule },
                           .audience = audience,
                           .actor = (uint8_t)t->seat,
                           .indent = t->core->depth };
    for (int i = 1; i < count; i++)
        e.what.arg[i - 1] = text_and_args[i];
    eng_news_add(t->news, &e);
}

void eng_tell_others(struct eng_turn *t, eng_ruleno rule, eng_seats except, int count,
                     const int *text_and_args)
{
    eng_tell(t, rule, ENG_ALL, count, text_and_args);
    if (t->news)
        t->news->event[t->news->count - 1].except = except;
}

int eng_draft_count(const struct eng_core *core)
{
    return bits_count(core->draft, ENG_TOKENS / 64);
}

/* One draft, one drafter: several seats deciding at once seal their answers instead. */
void eng_draft_toggle(struct eng_turn *t, int token)
{
    BASE_ASSERT(t->core->asked == ENG_SEAT(t->seat));
    bit_flip(t->core->draft, token);
}

eng_seats eng_seats_of(const struct eng_core *core, int side)
{
    eng_seats set = 0;
    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->side[seat] == side)
            set |= ENG_SEAT(seat);
    return set;
}
