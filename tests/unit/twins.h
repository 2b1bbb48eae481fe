/* twins.h -- for tests that a seat cannot tell two worlds apart: all that it is sent, has read, and what
 * the script decides for it, byte for byte.
 *
 * Include after cmocka.h. */

#ifndef UNIT_TWINS_H
#define UNIT_TWINS_H

#include <string.h>

#include "ai/ai.h"
#include "engine/match.h"

/* The position as a match of its own: nothing but what a position says. */
static struct match *match_of(const struct eng_box *box, const void *state, uint32_t dice)
{
    struct text position = { 0 };
    struct seed seed;
    struct err err;

    seed_from_number(&seed, dice);
    eng_save(box, state, &position);
    struct match *m = match_from_position(box, "position", text_str(&position), &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&position);
    return m;
}

static void assert_same_message(struct match *truth, struct match *twin, int seat, enum lang lang)
{
    struct text one = { 0 }, two = { 0 };

    assert_true(match_message(truth, seat, 0, lang, &one));
    assert_true(match_message(twin, seat, 0, lang, &two));
    assert_string_equal(text_str(&one), text_str(&two));
    text_free(&one);
    text_free(&two);
}

/* What has been told to the seat reads the same whichever world it was told in. */
static void assert_same_log(const struct match *m, const struct match *twin, int seat,
                            enum lang lang)
{
    struct text one = { 0 }, two = { 0 };

    for (int i = 0; i < match_news_count(m); i++) {
        const struct eng_event *e = match_news(m, i);
        if (!eng_may_read(e, ENG_SEAT(seat)))
            continue;
        eng_render(match_box(m), match_state(m), &e->what, lang, &one);
        eng_render(match_box(m), match_state(twin), &e->what, lang, &two);
    }
    assert_string_equal(text_str(&one), text_str(&two));
    text_free(&one);
    text_free(&two);
}

static void assert_same_decision(struct match *truth, struct match *twin, int seat, uint64_t dice)
{
    static const struct ai_budget no_limit;
    const struct ai_bot *script = ai_find("script");
    struct eng_action one, two;
    struct rng rng;

    memset(&one, 0, sizeof one);
    memset(&two, 0, sizeof two);
    rng_start_search(&rng, dice);
    bool decided = ai_decide(script, truth, seat, &no_limit, &rng, &one);
    rng_start_search(&rng, dice);
    assert_int_equal(ai_decide(script, twin, seat, &no_limit, &rng, &two), decided);
    assert_memory_equal(&one, &two, sizeof one);
}

/* -- the matches they come from -- */

static struct match *begin_by_chance(const struct eng_box *box, struct eng_start *start,
                                     struct rng *rng)
{
    struct err err;

    seed_from_number(&start->seed, rng_below(rng, 1000000));
    struct match *m = match_begin(box, start, &err);
    assert_non_null(m);
    return m;
}

/* Lets the bot decide for whoever is asked. */
static void play(struct match *m, const struct ai_bot *bot, struct rng *rng)
{
    static const struct ai_budget no_limit;
    int seat = __builtin_ctz(((const struct eng_core *)match_state(m))->active);
    struct eng_action a;
    eng_ruleno why;

    assert_true(ai_decide(bot, m, seat, &no_limit, rng, &a));
    assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
}

#endif
