/* test_austerlitz_plan.c -- the orders that a computer player gives itself: those of the book's table
 * (A05 27.6), by the odds of its groups, with a die that is always the same. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "base/seed.h"
#include "engine/registry.h"
#include "games/austerlitz/kit/au_names.h"
#include "games/austerlitz/solo/au_np.h"

static const struct eng_box *box;
static const struct au_board *board;

static int open_box(void **state)
{
    struct err err = { 0 };

    (void)state;
    box = eng_shared_box("austerlitz", &err);
    board = box ? box->board : NULL;
    return box ? 0 : -1;
}

/* Two groups before the enemy, with the odds on either side, and one far from everybody. */
static const char field[] = "position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\n"
                            "frame movement movement 0 0\nplayer french\n%s"
                            "unit F4-2 at 2000,200 /0 line\nunit F4-3 at 2090,200 /0 line\n"
                            "unit FC-6 at 2180,200 /0 line\nunit F4-A1 at 1940,200 /0 unlimbered\n"
                            "unit A4-2 at 2040,420 /180 line\n"
                            "unit F1-1 at 1500,2300 /0 line\nunit F1-2 at 1590,2300 /0 line\n"
                            "unit AB-1 at 1500,2450 /180 line\nunit AB-2 at 1590,2450 /180 line\n"
                            "unit AB-C1 at 1680,2450 /180 line\nunit AB-C2 at 1750,2450 /180 line\n"
                            "unit F5-1 at 300,2300 /0 line\n";

static struct au_state *stand(const char *more, int turn)
{
    struct au_state *s = base_alloc(sizeof *s);
    struct eng_start start = { 0 };
    struct text text = { 0 };
    struct err err;

    seed_from_number(&start.seed, 1);
    text_printf(&text, field, more);
    if (!eng_begin_position(box, "position", text_str(&text), &start, s, NULL, &err))
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&text);
    s->turn = (uint8_t)turn;
    return s;
}

static bool closes(int order)
{
    return order == ORDER_COMBAT || order == ORDER_CHARGE || order == ORDER_FLANK;
}

static bool has_order(const uint8_t *row, int order)
{
    for (int die = 1; die <= 6; die++)
        if (row[die] == order)
            return true;
    return false;
}

/* One of those that the table has for its arm and the odds of its group. */
static void order_fits(const struct au_np *np, const struct au_state *s, int unit, int defensive)
{
    const struct au_unit *u = &s->unit[unit];
    int own, enemy, arm = board->unit[unit].arm, group = np->group[unit];
    enum au_odds odds = au_np_odds(np, group, &own, &enemy);

    if (odds == NO_ODDS) {
        assert_int_equal(u->order, ORDER_NONE);
        assert_int_equal(u->order_at, AU_NOBODY);
        return;
    }
    assert_true(has_order(board->table.orders[defensive][arm][odds], u->order));
    if (closes(u->order))
        assert_true(u->order_at < board->unit_count && board->unit[u->order_at].side == ALLIED);
    else
        assert_int_equal(u->order_at, AU_NOBODY);
}

/* The orders of the French at that turn; how many of them are others than before. */
static int plan(const char *more, int turn, int defensive, uint8_t orders[AU_UNITS])
{
    struct au_state *s = stand(more, turn);
    struct au_np np;
    int changed = 0;

    au_np_plan(box, s, FRENCH);
    assert_int_equal(s->attitude[FRENCH], defensive);
    au_np_open(box, s, FRENCH, &np);
    au_np_survey(&np);
    for (int i = 0; i < board->side_first[ALLIED]; i++) {
        if (np.group[i] != AU_NOBODY)
            order_fits(&np, s, i, defensive);
        changed += orders[i] != s->unit[i].order;
        orders[i] = s->unit[i].order;
    }
    base_free(s);
    return changed;
}

static int unit(const char *id)
{
    return au_find_unit(board, id);
}

/* With fewer points than the enemy: the offensive table.  One die serves an arm of a group, and not
 * always the same order comes of it. */
static void test_austerlitz_plan__is_by_the_table(void **state)
{
    uint8_t orders[AU_UNITS] = { 0 };
    int changed = 0;

    (void)state;
    for (int turn = 1; turn <= 12; turn++) {
        int some = plan("control santon allied\ncontrol telnitz allied\n", turn, 0, orders);
        changed += turn > 1 ? some : 0;
        assert_int_equal(orders[unit("F4-2")], orders[unit("F4-3")]);
        assert_int_equal(orders[unit("F1-1")], orders[unit("F1-2")]);
        assert_int_equal(orders[unit("F5-1")], ORDER_NONE);
        assert_true(orders[unit("F4-2")] != ORDER_NONE);
    }
    assert_true(changed > 6);
}

/* With more: the defensive one. */
static void test_austerlitz_plan__goes_by_the_points(void **state)
{
    uint8_t orders[AU_UNITS] = { 0 };

    (void)state;
    for (int turn = 1; turn <= 12; turn++)
        plan("", turn, 1, orders);
}

/* 3 points against 5, and the other way round. */
static void test_austerlitz_plan__of_the_allies_goes_by_theirs(void **state)
{
    struct au_state *few = stand("", 8);
    struct au_state *many = stand("control santon allied\ncontrol telnitz allied\n", 8);

    (void)state;
    au_np_plan(box, few, ALLIED);
    au_np_plan(box, many, ALLIED);
    assert_int_equal(few->attitude[ALLIED], 0);
    assert_int_equal(many->attitude[ALLIED], 1);
    for (int i = 0; i < board->side_first[ALLIED]; i++)
        assert_int_equal(many->unit[i].marks & MARK_FIRED_UPON, 0);
    base_free(few);
    base_free(many);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_plan__is_by_the_table),
        cmocka_unit_test(test_austerlitz_plan__goes_by_the_points),
        cmocka_unit_test(test_austerlitz_plan__of_the_allies_goes_by_theirs),
    };

    return cmocka_run_group_tests(tests, open_box, NULL);
}
