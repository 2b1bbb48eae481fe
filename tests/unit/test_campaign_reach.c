/* test_campaign_reach.c -- what the page shows of a march is what is allowed: in random matches every
 * step that is shown is allowed at that price, and every step that is allowed is shown; and hardly a hex
 * is missed that foot with horse could come to by any way at all. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "base/geo_hex.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

enum { MATCHES = 6, DECISIONS = 700 };

static const struct eng_box *box;
static int mixed, missed; /* hexes that foot with horse can reach, and those of them not shown */
static int looked_at, held,
    stopped; /* marches, steps out of a zone, steps refused because of one */

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("campaign", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

/* What the step really costs the arm that pays more. */
static int price(const struct cn_board *b, const struct cn_state *truth, int mover, int to)
{
    int from = cn_where(truth, mover), side = cn_whose(b, mover), most = 0;

    for (int horse = FOOT; horse <= HORSE; horse++) {
        if (cn_left(b, truth, mover, horse) == 255)
            continue;
        int cost = cn_cost(b, truth, from, to, horse) + cn_leave_cost(b, truth, side, from, horse);
        most = cost > most ? cost : most;
    }
    return most;
}

/* Who has less than a step costs at most is held fast, whatever is shown. */
static int least_left(const struct cn_board *b, const struct cn_state *s, int mover)
{
    int foot = cn_left(b, s, mover, FOOT), horse = cn_left(b, s, mover, HORSE);

    return foot < horse ? foot : horse;
}

/* Whatever both arms can pay for by any way at all: for each hex and halves of foot, the least of
 * horse. */
static uint8_t least[CN_HEXES][CN_MOST_HALVES + 1];

static void try_steps(const struct cn_state *s, const struct cn_reach *r, int side, int hex,
                      int foot)
{
    const struct cn_board *b = box->board;

    for (int k = 0; k < HEX_SIDES; k++) {
        int to = b->next[hex][k];
        if (to == CN_NOWHERE || cn_enemy_in(s, side, to) || cn_has_garrison(s, 1 - side, to))
            continue;
        int f = cn_cost(b, s, hex, to, FOOT), h = cn_cost(b, s, hex, to, HORSE);
        if (f < 0 || h < 0 || foot + f > r->left[FOOT] || least[hex][foot] + h > r->left[HORSE])
            continue;
        if (least[hex][foot] + h < least[to][foot + f])
            least[to][foot + f] = (uint8_t)(least[hex][foot] + h);
    }
}

static void count_missed(const struct cn_state *s, const struct cn_reach *r, int mover)
{
    const struct cn_board *b = box->board;
    int from = cn_where(s, mover), side = cn_whose(b, mover);

    if (r->left[FOOT] == 255 || r->left[HORSE] == 255 || cn_knows_zone(b, s, from, 1 - side))
        return;
    memset(least, 255, sizeof least);
    for (int k = 0; k < HEX_SIDES; k++) {
        int to = b->next[from][k];
        if (to != CN_NOWHERE && cn_is_reached(r, to) && r->came[to] == from)
            least[to][r->spent[to][FOOT]] = r->spent[to][HORSE];
    }
    for (int foot = 0; foot <= r->left[FOOT]; foot++)
        for (int hex = 0; hex < CN_HEXES; hex++)
            if (least[hex][foot] != 255 && !r->zone[hex])
                try_steps(s, r, side, hex, foot);
    for (int hex = 0; hex < CN_HEXES; hex++)
        for (int foot = 0; foot <= r->left[FOOT]; foot++)
            if (least[hex][foot] != 255 && hex != from) {
                mixed++;
                missed += !cn_is_reached(r, hex);
                break;
            }
}

static void examine(struct match *m, int seat, const struct eng_frame *march)
{
    static struct cn_reach r;
    const struct cn_board *b = box->board;
    const struct cn_state *truth = match_state(m);
    int mover = march_of(march)->mover, from = cn_where(truth, mover);
    int enemy = 1 - cn_whose(b, mover);
    struct cn_state view;

    assert_true(match_view(m, ENG_SEAT(seat), &view));
    r.left[FOOT] = cn_left(b, &view, mover, FOOT);
    r.left[HORSE] = cn_left(b, &view, mover, HORSE);
    cn_find_reach(b, &view, march, mover, &r);
    bool zone = cn_knows_zone(b, &view, from, enemy);
    looked_at++;
    if (!cn_is_forced(march_of(march)->segment)) /* which keeps out of zones besides */
        count_missed(&view, &r, mover);
    for (int k = 0; k < HEX_SIDES; k++) {
        int to = b->next[from][k];
        if (to == CN_NOWHERE)
            continue;
        eng_ruleno why = cn_check_step(b, truth, march, to, false);
        bool shown = cn_is_reached(&r, to);
        if (why == 0)
            assert_true(shown);
        stopped += why == CN_208_1;
        if (!shown || r.came[to] != from)
            continue;
        assert_int_equal(why, 0);
        held += zone;
        if (!zone && !cn_in_zone(b, truth, from, enemy))
            assert_int_equal(cn_reach_cost(&r, to), price(b, truth, mover, to));
        else if (zone && price(b, truth, mover, to) <= least_left(b, truth, mover))
            assert_true(cn_reach_cost(&r, to) >= price(b, truth, mover, to));
    }
}

static const struct eng_frame *march_asked(const struct cn_state *s)
{
    const struct eng_frame *f = &s->core.frame[s->core.depth - 1];

    return s->core.depth > 0 && f->proc == PROC_MARCH && f->step == ROW_MARCH ? f : NULL;
}

static void play_match(int number)
{
    static const struct ai_budget no_limit;
    struct eng_start start = { .scenario = number % box->scenario_count };
    struct rng rng;
    struct err err;

    rng_start_search(&rng, (uint64_t)number);
    seed_from_number(&start.seed, (uint32_t)number);
    struct match *m = match_begin(box, &start, &err);
    assert_non_null(m);
    for (int i = 0; i < DECISIONS; i++) {
        const struct cn_state *s = match_state(m);
        if (s->core.over)
            break;
        int seat = __builtin_ctz(s->core.active);
        struct eng_action a;
        eng_ruleno why;
        if (march_asked(s))
            examine(m, seat, march_asked(s));
        assert_true(
            ai_decide(ai_find(number % 2 ? "script" : "random"), m, seat, &no_limit, &rng, &a));
        assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
    }
    match_free(m);
}

static void test_reach__what_is_shown_is_what_is_allowed(void **state)
{
    (void)state;
    for (int i = 0; i < MATCHES; i++)
        play_match(i);
    assert_true(mixed > 5000 && missed * 10000 < mixed); /* each hex keeps one way only */
    assert_true(looked_at > 200 && held > 0 && stopped > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reach__what_is_shown_is_what_is_allowed),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
