/* chance.c -- dice, draws, disclosures and news: what step functions do to the world besides
 * moving pieces.  These set the barrier, so that no rule ever has to think of undo. */

#include <string.h>

#include "engine/flow.h"
#include "engine/sabotage.h"

static int take_fate(struct eng_core *core)
{
    int value = core->fate.value[0];
    core->fate.count--;
    memmove(core->fate.value, core->fate.value + 1, ENG_FATE - 1);
    core->fate.value[ENG_FATE - 1] = 0;
    return value;
}

/* How many sides a laid die has is known only when it is used: one that does not fit is put
 * aside, which everybody is told. */
static int chance(struct eng_turn *t, int low, int n, eng_ruleno rule)
{
    struct eng_core *core = t->core;

    BASE_ASSERT(n > 0);
    core->barrier = !SABOTAGE(BUG_BARRIER);
    if (SABOTAGE(BUG_RNG_OUTSIDE))
        return low + sabotage_stray(n);
    while (core->fate.count > 0) {
        int value = take_fate(core);
        if (value >= low && value < low + n)
            return value;
        tell(t, rule, ENG_ALL, ENG_TEXT_MISLAID, value);
    }
    return low + (int)rng_below(&core->rng, (uint32_t)n);
}

int eng_roll_for(struct eng_turn *t, int sides, eng_ruleno rule, eng_seats seats)
{
    int die = chance(t, 1, sides, rule);
    tell(t, rule, seats, ENG_TEXT_ROLL, die, sides);
    return die;
}

int eng_roll(struct eng_turn *t, int sides, eng_ruleno rule)
{
    return eng_roll_for(t, sides, rule, ENG_ALL);
}

int eng_draw(struct eng_turn *t, int n)
{
    if (t->news)
        t->news->drawn++;
    return chance(t, 0, n, 0);
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
