/* test_austerlitz_odds.c -- the chances that players are shown, held against the dice themselves.
 *
 * Every way the dice can fall is laid down and played by the rules' own code, and the ends are
 * counted: they must be the chances to the last one. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/registry.h"
#include "games/austerlitz/kit/au_odds.h"

static const struct eng_box *box;

static int find_box(void **state)
{
    struct err err = { 0 };

    (void)state;
    box = eng_shared_box("austerlitz", &err);
    return box ? 0 : -1;
}

static const struct au_board *board(void)
{
    return box->board;
}

static int unit_of(const char *id)
{
    for (int i = 0; i < board()->unit_count; i++)
        if (strcmp(board()->unit[i].id, id) == 0)
            return i;
    fail_msg("there is no unit %s", id);
    return -1;
}

/* The position after its flow has run to the next question. */
static struct match *begin(const struct text *position)
{
    struct err err = { 0 };
    struct seed seed = { { 0 } };
    struct match *m = match_from_position(box, "odds", text_str(position), &seed, &err);

    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    return m;
}

/* What became of the unit; marker and morale as they were before. */
static enum au_fate fate_of(const struct au_unit *was, const struct au_unit *is)
{
    if (is->standing != AT_FIELD)
        return FATE_LOST;
    if (is->morale == ROUTED && (was->morale != ROUTED || is->x != was->x || is->y != was->y))
        return FATE_ROUT;
    if (is->morale > was->morale && (is->x != was->x || is->y != was->y))
        return FATE_BACK;
    if (is->marker > was->marker)
        return FATE_SHAKEN;
    if (is->morale > was->morale)
        return is->morale == STUNNED ? FATE_STUNNED : FATE_DISORDER;
    return FATE_STANDS;
}

static void count(struct au_odds *odds, const struct au_unit *was, const struct au_unit *is)
{
    enum au_fate fate = fate_of(was, is);

    odds->of++;
    odds->fate[fate]++;
    odds->step += fate != FATE_LOST && is->steps < was->steps;
}

static void compare(const struct au_odds *told, const struct au_odds *played, const char *name)
{
    if (told->of != played->of)
        fail_msg("%s: %d ways, not %d", name, told->of, played->of);
    for (int i = 0; i < FATES; i++)
        if (told->fate[i] != played->fate[i])
            fail_msg("%s: %s in %d ways, not %d", name, au_fates[i], told->fate[i],
                     played->fate[i]);
    if (told->step != played->step)
        fail_msg("%s: a step lost in %d ways, not %d", name, told->step, played->step);
}

/* -- rows of the table -- */

static const struct {
    const char *name, *unit, *lines;
    int how;
} struck[] = {
    { "a line in the open", "F4-2", "unit F4-2 at 1700,400 /90 line", HOW_FIRE },
    { "the last step", "F4-2", "unit F4-2 at 1700,400 /90 line steps 1", HOW_FIRE },
    { "a stunned column", "F4-5", "unit F4-5 at 1700,400 /90 column S", HOW_FIRE },
    { "a disorganised column", "F4-5", "unit F4-5 at 1700,400 /90 column D", HOW_FIRE },
    { "a brigade that flees already", "F4-5", "unit F4-5 at 1700,400 /90 column R", HOW_FIRE },
    { "a brigade with its headquarters", "F4-2",
      "unit F4-2 at 1700,400 /90 line\nunit F4-HQ on F4-2", HOW_FIRE },
    { "cavalry", "FC-6", "unit FC-6 at 1700,400 /90 line", HOW_FIRE },
    { "guns", "F4-A1", "unit F4-A1 at 1700,400 /90 unlimbered", HOW_FIRE },
    { "the battery of the Santon", "FS-A", "unit FS-A at 1700,400 /90 unlimbered", HOW_FIRE },
    { "the guard", "FI-1", "unit FI-1 at 1700,400 /90 line", HOW_FIRE },
    { "a brigade before an assault", "F4-2", "unit F4-2 at 1700,400 /90 line", HOW_ASSAULT },
    { "one that flees already, before an assault", "F4-5", "unit F4-5 at 1700,400 /90 column R",
      HOW_ASSAULT },
    { "a beaten defender", "F4-2", "unit F4-2 at 1700,400 /90 line", HOW_COMBAT },
    { "one that is ridden over", "F4-2", "unit F4-2 at 1700,400 /90 line", HOW_RIDDEN },
    { "a beaten attacker", "F4-2", "unit F4-2 at 1700,400 /90 line", HOW_ATTACKER },
};

enum { STRUCK = sizeof struck / sizeof struck[0], LEAST = 2, MOST = 14 };

/* Before the row is applied: the frame is left out. */
static void write_row(struct text *out, int i, int total, int one, int two)
{
    text_clear(out);
    text_printf(out, "position austerlitz 1\nseats 0 1\nframe match \"French turn\"\n"
                     "frame \"player turn\" movement 0 1\nplayer allied\n");
    if (one) {
        text_printf(out, "frame \"artillery fire\" neighbours 0 1 1\n");
        text_printf(out, "frame result losses 0 %d %d %d %d\nfate %d %d\n", unit_of(struck[i].unit),
                    total, unit_of("A4-A1"), struck[i].how, one, two);
    }
    text_printf(out, "%s\nunit A4-A1 at 2000,400 /270 unlimbered fired prepared\n",
                struck[i].lines);
}

static void read_state(const struct text *position, struct au_state *out)
{
    struct match *m = begin(position);

    memcpy(out, match_state(m), sizeof *out);
    match_free(m);
}

static void try_row(int i, int total, struct text *position)
{
    static struct au_state before, after;
    struct au_odds told = { 0 }, played = { 0 };
    int unit = unit_of(struck[i].unit);

    write_row(position, i, total, 0, 0);
    read_state(position, &before);
    for (int one = 1; one <= 6; one++)
        for (int two = 1; two <= 6; two++) {
            write_row(position, i, total, one, two);
            read_state(position, &after);
            count(&played, &before.unit[unit], &after.unit[unit]);
        }
    au_odds_of_row(board(), &before, unit, total, struck[i].how, 1, &told);
    compare(&told, &played, struck[i].name);
}

static void test_austerlitz_odds__of_every_row_are_what_the_dice_give(void **state)
{
    struct text position = { 0 };

    (void)state;
    for (int i = 0; i < STRUCK; i++)
        for (int total = LEAST; total <= MOST; total++)
            try_row(i, total, &position);
    text_free(&position);
}

/* -- fire and combat as wholes -- */

static void test_austerlitz_odds__of_roundshot_know_that_guns_miss(void **state)
{
    static struct au_state s;
    struct au_odds odds = { 0 };
    uint64_t by[3] = { 0 };
    struct text position = { 0 };

    (void)state;
    write_row(&position, 0, 0, 0, 0);
    read_state(&position, &s);
    bit_add(by, unit_of("A4-A1"));
    au_odds_of_roundshot(board(), &s, by, unit_of("F4-2"), &odds);
    int hd = board()->unit[unit_of("A4-A1")].hd;
    assert_int_equal(odds.of, 6 * 216);
    assert_int_equal(odds.missed, (hd - 1) * 216);
    assert_true(odds.fate[FATE_STANDS] > odds.missed);
    text_free(&position);
}

/* Both dice of a combat, and the check of whoever loses it. */
static void write_combat(struct text *out, const int die[4])
{
    text_clear(out);
    text_printf(out, "position austerlitz 1\nseats 0 1\nframe match \"end of turn\"\n");
    text_printf(out, "frame \"close combats\" \"which combat\" 0 0\n");
    if (die)
        text_printf(out, "fate %d %d %d %d\n", die[0], die[1], die[2], die[3]);
    text_printf(out, "unit F4-5 at 2000,245 /0 column foe A4-2 front declared lead\n"
                     "unit A4-2 at 2000,300 /180 line S foe F4-5\n"
                     "unit F4-4 at 1970,245 /0 column foe A4-2 front declared\n");
}

static void test_austerlitz_odds__of_a_combat_are_what_the_dice_give(void **state)
{
    static struct au_state before, after;
    struct au_combat_odds told = { 0 };
    struct au_odds defender = { 0 }, attacker = { 0 };
    struct au_sum attack, defence;
    struct text position = { 0 };
    int lead = unit_of("F4-5"), at = unit_of("A4-2");

    (void)state;
    for (int n = 0; n < 1296; n++) {
        int die[4] = { n % 6 + 1, n / 6 % 6 + 1, n / 36 % 6 + 1, n / 216 + 1 };
        write_combat(&position, die);
        read_state(&position, &after);
        if (n == 0) {
            before = after;
            before.unit[lead] = (struct au_unit){ .x = 2000,
                                                  .y = 245,
                                                  .standing = AT_FIELD,
                                                  .formation = FORM_COLUMN,
                                                  .steps = 2,
                                                  .foe = (uint8_t)at,
                                                  .crew = AU_NOBODY,
                                                  .order_at = AU_NOBODY,
                                                  .done = DONE_DECLARED | DONE_LEAD };
            before.unit[unit_of("F4-4")] = before.unit[lead];
            before.unit[unit_of("F4-4")].x = 1970;
            before.unit[unit_of("F4-4")].done = DONE_DECLARED;
            before.unit[at] = before.unit[lead];
            before.unit[at].y = 300;
            before.unit[at].facing = 180;
            before.unit[at].formation = FORM_LINE;
            before.unit[at].morale = STUNNED;
            before.unit[at].foe = (uint8_t)lead;
            before.unit[at].done = 0;
        }
        count(&defender, &before.unit[at], &after.unit[at]);
        count(&attacker, &before.unit[lead], &after.unit[lead]);
    }
    au_combat_sums(board(), &before, lead, at, &attack, &defence);
    au_odds_of_combat(board(), &before, lead, at, attack.total - defence.total, &told);
    compare(&told.defender, &defender, "the defender");
    compare(&told.attacker, &attacker, "the attacker");
    assert_int_equal(told.won + told.even + told.lost, 36);
    text_free(&position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_odds__of_every_row_are_what_the_dice_give),
        cmocka_unit_test(test_austerlitz_odds__of_roundshot_know_that_guns_miss),
        cmocka_unit_test(test_austerlitz_odds__of_a_combat_are_what_the_dice_give),
    };

    return cmocka_run_group_tests(tests, find_box, NULL);
}
