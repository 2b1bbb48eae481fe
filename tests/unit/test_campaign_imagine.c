/* test_campaign_imagine.c -- worlds that a seat may think of: what it knows of the enemy holds in each
 * of them, and where no world is left that is said. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/campaign/cn_local.h"
#include "games/campaign/kit/cn_names.h"
#include "games/campaign/kit/cn_save.h"

enum { WORLDS = 40 };

static struct eng_box box;
static const struct cn_board *board;

static int open_box(void **state)
{
    struct err err;

    (void)state;
    if (!eng_open(&cn_game, "data", &box, &err)) {
        err_print(&err);
        return 1;
    }
    board = box.board;
    return 0;
}

static int close_box(void **state)
{
    (void)state;
    eng_close(&box);
    return 0;
}

static void begin(struct cn_state *s, const char *lines)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, "position campaign 1\nseats 0 1\n%s", lines);
    if (!eng_restore(&box, "test", text_str(&text), s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    rng_start_search(&s->core.rng, 1);
    text_free(&text);
}

/* What the French seat may think of that state; it looks the same to it. */
static void imagine(const struct cn_state *truth, struct rng *rng, struct cn_state *world)
{
    struct cn_state view = *truth, again;

    eng_redact(&box, &view, ENG_SEAT(0));
    *world = view;
    assert_true(eng_imagine(&box, world, 0, rng));
    const char *broken = cn_broken(&box, world);
    if (broken)
        fail_msg("%s", broken);
    again = *world;
    eng_redact(&box, &again, ENG_SEAT(0));
    assert_memory_equal(view.piece, again.piece, sizeof view.piece);
    assert_memory_equal(view.leader, again.leader, sizeof view.leader);
    assert_memory_equal(view.unit, again.unit, sizeof view.unit);
    assert_memory_equal(view.vedette, again.vedette, sizeof view.vedette);
}

static int leader(const char *id)
{
    int found = cn_find_leader(board, id);

    assert_true(found >= 0);
    return found;
}

/* 1X-29-2: a formation beside our forager, who has no zone, would have turned him up. */
static void test_campaign_imagine__who_leaves_a_forager_unseen_is_no_formation(void **state)
{
    struct cn_state s, world;
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 7);
    begin(&s, "leader soult at 3030 forage\n"
              "unit vandamme on soult 8\n"
              "vedette VC1 at 3029\n"
              "leader kutusov at 4010\n"
              "unit bagration-foot on kutusov 4\n"
              "leader bagration under kutusov\n"
              "leader miloradovich under kutusov\n"
              "leader dokhturov under kutusov\n");
    int slot = cn_slot_of(&s, CN_LEADERS + CN_VEDETTES / SIDES);
    assert_true(slot >= 0);
    assert_int_equal(s.piece[slot].face_up, 0);
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, &rng, &world);
        int what = world.piece[slot].what;
        assert_true(cn_is_vedette(what) || !cn_has_troops(&world, what));
    }
}

/* Nobody leads a commander in chief: where one piece is left it is his, be it in our zone, and had
 * another room for who is unseen. */
static void test_campaign_imagine__the_last_piece_is_the_chiefs(void **state)
{
    struct cn_state s, world;
    struct rng rng;
    int chief = -1;

    (void)state;
    for (int i = board->side_first[COALITION]; i < board->side_first[COALITION + 1]; i++)
        if (board->leader[i].chief)
            chief = i;
    assert_true(chief >= 0);
    rng_start_search(&rng, 8);
    struct text lines = { 0 };
    text_printf(&lines,
                "leader soult at 3030\nunit vandamme on soult 8\nleader %s at 3029\n"
                "leader bagration at 4010\nunit bagration-foot on bagration 4\n"
                "piece C9 at 4010 bagration scouted\n",
                board->leader[chief].id);
    begin(&s, text_str(&lines));
    text_free(&lines);
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, &rng, &world);
        assert_int_equal(world.leader[chief].standing, IS_MAP);
    }
}

/* Everybody knows of who is still to come; so of the army these are in no world's hands. */
static void send_regiments_away(struct cn_state *s)
{
    for (int i = board->unit_first[COALITION]; i < board->unit_first[COALITION + 1]; i++)
        if (board->unit[i].traits & (TRAIT_MARCH | TRAIT_EMPTY)) {
            s->unit[i] = cn_plain_unit(IS_COMING);
            s->unit[i].due = CN_TURNS;
        }
}

/* 1X-29-2: who is turned up leads troops, and takes them from those to whom they usually belong; in a
 * march as well. */
static void test_campaign_imagine__who_is_turned_up_leads_somebody(void **state)
{
    struct cn_state s, world;
    struct rng rng;
    int kutusov = leader("kutusov"), bagration = leader("bagration");

    (void)state;
    rng_start_search(&rng, 9);
    begin(&s, "leader soult at 1010\n"
              "unit vandamme on soult 8\n"
              "leader kutusov at 3030\n"
              "unit bagration-foot on kutusov 4\n"
              "leader bagration at 4010\n"
              "unit hussars on bagration 1\n"
              "piece C1 at 3030 kutusov up\n"
              "piece C2 at 4010 bagration up\n");
    send_regiments_away(&s);
    for (int i = 0; i < WORLDS; i++) {
        s.core.depth = (uint8_t)(i % 2);
        s.core.frame[0] =
            (struct eng_frame){ .proc = PROC_MARCH, .local = { (int16_t)kutusov, 0, 255 } };
        imagine(&s, &rng, &world);
        assert_true(cn_has_troops(&world, kutusov));
        assert_true(cn_has_troops(&world, bagration));
    }
}

/* Worlds are dealt by the homes of units: whoever arrives with a leader is at home with him, or with one
 * of those under him. */
static void test_campaign_imagine__who_arrives_together_is_at_home_together(void **state)
{
    int seen = 0;

    (void)state;
    for (int i = 0; i < board->arrival_count; i++) {
        const struct cn_arrival *a = &board->arrival[i];
        for (int k = 0; a->leader != CN_NOBODY && k < a->unit_count; k++, seen++) {
            int home = board->unit[a->unit[k]].home;
            bool found = home == a->leader;
            for (int n = 0; n < a->under_count; n++)
                found |= home == a->under[n];
            if (!found)
                fail_msg("%s", board->unit[a->unit[k]].id);
        }
    }
    assert_true(seen > 20);
}

/* Two pieces, and nobody whose they could be: there is no such world. */
static void test_campaign_imagine__pieces_of_nobody_are_no_world(void **state)
{
    struct cn_state s;
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 10);
    begin(&s, "leader soult at 1010\nunit vandamme on soult 8\n"
              "piece C1 at 3030 unknown\npiece C2 at 4010 unknown\n");
    assert_false(eng_imagine(&box, &s, 0, &rng));
    begin(&s, "leader soult at 3031\nunit vandamme on soult 8\npiece C1 at 3030 unknown\n");
    assert_false(eng_imagine(&box, &s, 0, &rng));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_imagine__who_leaves_a_forager_unseen_is_no_formation),
        cmocka_unit_test(test_campaign_imagine__the_last_piece_is_the_chiefs),
        cmocka_unit_test(test_campaign_imagine__who_is_turned_up_leads_somebody),
        cmocka_unit_test(test_campaign_imagine__who_arrives_together_is_at_home_together),
        cmocka_unit_test(test_campaign_imagine__pieces_of_nobody_are_no_world),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
