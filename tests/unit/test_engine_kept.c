/* test_engine_kept.c -- messages put together from parts that were written before, against the plain way.
 *
 * Random matches of every game and scenario, all through one store, in which parts come and go: after
 * each decision the message of every seat and of a spectator, in two languages, with its parts, prints
 * and sum, and the end of the log.  So what one seat knows would be found in the message of another, were a key to lack it.
 *
 * Some hundred messages of each game; with BERTHIER_LONG=1 a hundred thousand in all. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/json_kept.h"
#include "engine/match.h"
#include "engine/registry.h"

enum { FEW = 160, MANY = 3000, LOOKS = 40, APART = 9, ROOM = 1 << 20 };

struct told {
    struct text text;
    struct jparts parts;
    struct jprints prints;
    uint32_t print, sum;
};

struct reader {
    struct match *m;
    struct jkept *kept;
    void *view;
    struct told plain, again;
};

static void tell(const struct reader *r, const struct match_eye *eye, struct told *out)
{
    text_clear(&out->text);
    assert_true(match_tell_state(r->m, eye, &out->parts, &out->text));
    out->print = jparts_print(&out->parts, text_str(&out->text));
    out->sum = jparts_sum_noted(&out->parts, text_str(&out->text), out->text.length);
    jprints_keep(&out->prints, &out->parts);
}

static void compare(struct reader *r, int seat, enum lang lang)
{
    struct match_eye eye = { seat, lang, r->view, NULL };

    tell(r, &eye, &r->plain);
    eye.kept = r->kept;
    tell(r, &eye, &r->again);
    assert_string_equal(text_str(&r->again.text), text_str(&r->plain.text));
    assert_int_equal(r->again.print, r->plain.print);
    assert_int_equal(r->again.sum, jparts_sum(text_str(&r->plain.text), r->plain.text.length));
    assert_int_equal(r->again.prints.count, r->plain.prints.count);
    assert_memory_equal(r->again.prints.print, r->plain.prints.print,
                        (size_t)r->plain.prints.count * sizeof *r->plain.prints.print);
}

/* The end of the log, found from its beginning and from where it is known to end. */
static void compare_logs(struct reader *r, int seat)
{
    struct match_eye eye = { seat, LANG_EN, r->view, NULL };
    struct text plain = { 0 }, again = { 0 };
    int lines = 0;

    for (int i = 0; i < match_news_count(r->m); i++)
        lines += eng_may_read(match_news(r->m, i), seat >= 0 ? ENG_SEAT(seat) : 0);
    for (int last = 0; last <= 2 && last <= lines; last++) {
        text_clear(&plain);
        text_clear(&again);
        assert_true(match_tell_log(r->m, &eye, lines - last, 0, &plain));
        assert_true(match_tell_log(r->m, &eye, lines - last, lines, &again));
        assert_string_equal(text_str(&again), text_str(&plain));
    }
    text_free(&plain);
    text_free(&again);
}

static void look(struct reader *r)
{
    const struct eng_core *core = match_state(r->m);

    for (int seat = -1; seat < core->seat_count; seat++) {
        assert_true(match_view(r->m, seat >= 0 ? ENG_SEAT(seat) : 0, r->view));
        for (int lang = 0; lang < LANG_COUNT; lang++)
            compare(r, seat, (enum lang)lang);
        compare_logs(r, seat);
    }
}

static bool decide(struct reader *r, struct rng *rng)
{
    const struct eng_core *core = match_state(r->m);
    struct eng_action a;
    eng_ruleno why;

    if (core->over)
        return false;
    int seat = __builtin_ctz(core->active);
    assert_true(match_view(r->m, ENG_SEAT(seat), r->view));
    assert_true(eng_random_action(match_box(r->m), r->view, seat, rng, &a));
    assert_int_equal(match_play(r->m, seat, &a, &why), MATCH_DONE);
    return true;
}

static void draw_options(const struct eng_game *game, struct rng *rng, struct eng_start *start)
{
    for (int i = 0; game->options && game->options[i].id; i++) {
        uint32_t count = 0;
        while (game->options[i].values[count])
            count++;
        start->option[i] = (uint8_t)rng_below(rng, count);
    }
}

/* At the beginning every decision, and then one in some: what they change is looked at as well. */
static void play(struct reader *r, const struct eng_box *box, struct rng *rng, int looks)
{
    struct eng_start start = { .scenario = (int)rng_below(rng, (uint32_t)box->scenario_count) };
    struct err err;

    seed_from_number(&start.seed, rng_below(rng, 1000));
    draw_options(box->game, rng, &start);
    if (!(r->m = match_begin(box, &start, &err)))
        fail_msg("%s", err.reason);
    for (int i = 0; i < looks; i++) {
        for (uint32_t skip = i < looks / 4 ? 1 : 1 + rng_below(rng, APART); skip > 0; skip--)
            if (!decide(r, rng))
                i = looks;
        look(r);
    }
    match_free(r->m);
}

static void play_game(const struct eng_game *game, struct jkept *kept)
{
    int left = getenv("BERTHIER_LONG") ? MANY : FEW;
    struct reader r = { .kept = kept };
    struct eng_box box;
    struct rng rng;
    struct err err;

    rng_start_search(&rng, 1805);
    if (!eng_open(game, "data", &box, &err))
        fail_msg("%s", err.reason);
    r.view = base_alloc(game->state_size);
    for (; left > 0; left -= LOOKS)
        play(&r, &box, &rng, left < LOOKS ? left : LOOKS);
    base_free(r.view);
    for (int way = 0; way < 2; way++) {
        struct told *t = way ? &r.again : &r.plain;
        text_free(&t->text);
        jparts_free(&t->parts);
        jprints_free(&t->prints);
    }
    eng_close(&box);
}

static void test_kept__messages_are_those_of_the_plain_way(void **state)
{
    (void)state;
    for (int i = 0; eng_games[i]; i++) {
        struct jkept *kept = jkept_new(ROOM); /* boards come and go: one for each */
        play_game(eng_games[i], kept);
        jkept_free(kept);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kept__messages_are_those_of_the_plain_way),
    };

    return cmocka_run_group_tests_name("engine kept", tests, NULL, NULL);
}
