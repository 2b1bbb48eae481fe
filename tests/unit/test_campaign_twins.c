/* test_campaign_twins.c -- twin worlds of the Campaigns of Napoleon: leaders, vedettes, strengths,
 * displays, types of battle, pools and administrative marches.
 *
 * Positions of random matches and of matches of the script, and for each several worlds in which
 * all that one seat cannot know is another: who the unseen pieces are, which of them are vedettes,
 * what stands on the tracks and how strong it is, what was chosen for the battle and not shown.  The
 * seat must not be able to tell them from the true one: its view, all it is sent (view, prompt,
 * choices with their labels), the log it has read, and what the script decides for it are byte for
 * byte the same; nor must anybody who only looks on.  And where what the seat decides brings nothing
 * to light, it reads the same in both worlds.
 *
 * Some positions with three worlds; with BERTHIER_LONG=1 five hundred of each scenario with twenty.
 */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ai/ai.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "games/campaign/cn_local.h"

#include "twins.h"

enum {
    EVERY = 40, /* one decision in so many is looked at ... */
    FIGHT = 8,  /* ... and one in so many where battles are fought */
    SWAPS = 40, /* tries */
    WATCHER = 0 /* an audience without a seat */
};

static const struct eng_box *box;

/* What the examination comes to. */
struct tally {
    int wanted, worlds;           /* positions to look at, and worlds of each           */
    int positions, dealt, unlike; /* worlds dealt, and those that were not the true one */
    int swapped;                  /* worlds made by hand, and what was changed in them  */
    int leaders, vedettes, strengths, displays, types, pools, plans;
    int steps; /* decisions that taught a seat nothing */
};

static int open_box(void **state)
{
    struct err err;

    (void)state;
    box = eng_shared_box("campaign", &err);
    if (!box)
        fail_msg("%s: %s", err.place, err.reason);
    return 0;
}

static const struct cn_board *board(void)
{
    return box->board;
}

static int enemy_of(const struct cn_state *s, int seat)
{
    return 1 - s->core.side[seat];
}

/* -- one position -- */

static void assert_same_view(struct match *truth, struct match *twin, eng_seats audience)
{
    struct cn_state one, two;

    assert_true(match_view(truth, audience, &one));
    assert_true(match_view(twin, audience, &two));
    assert_memory_equal(&one, &two, sizeof one);
}

static bool is_the_same(const struct cn_state *one, const struct cn_state *two)
{
    return memcmp(one->leader, two->leader, sizeof one->leader) == 0 &&
           memcmp(one->unit, two->unit, sizeof one->unit) == 0 &&
           memcmp(one->vedette, two->vedette, sizeof one->vedette) == 0;
}

/* -- the other worlds, by hand -- */

static bool is_in_frame(const struct cn_state *s, int what)
{
    for (int i = 0; i < s->core.depth; i++)
        if (cn_names(&s->core.frame[i], what))
            return true;
    return false;
}

static bool is_in_battle(const struct cn_state *s, int what)
{
    for (int i = 0; i < s->battle_count; i++)
        if (s->battle[i].attacker == what || s->battle[i].defender == what)
            return true;
    return false;
}

static bool is_near_enemy(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && cn_distance(s->piece[i].hex, hex) <= 1)
            return true;
    return cn_in_zone(board(), s, hex, 1 - side);
}

static bool is_counted_to(const struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_MAP && s->leader[i].under == leader)
            return true;
    return s->leader[leader].under != CN_NOBODY;
}

/* A piece that nobody has seen, far from the enemy and from all that is going on; -1: not this. */
static int free_slot(const struct cn_state *s, int side, struct rng *rng)
{
    int slot = side * CN_SLOTS + (int)rng_below(rng, CN_SLOTS), what = s->piece[slot].what;

    if (what == CN_NOBODY || s->piece[slot].face_up || is_in_frame(s, what) ||
        is_in_battle(s, what) || is_near_enemy(s, side, s->piece[slot].hex) ||
        (what < CN_LEADERS && is_counted_to(s, what)))
        return -1;
    return slot;
}

static void put_into(struct cn_state *s, int slot, int what)
{
    uint16_t hex = s->piece[slot].hex;

    s->piece[slot].what = (uint8_t)what;
    if (what >= CN_LEADERS) {
        s->vedette[what - CN_LEADERS].hex = hex;
        return;
    }
    s->leader[what].hex = hex;
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_BOX && cn_formation_of(s, i) == what)
            s->leader[i].hex = hex;
}

/* Two of them change their places: leaders, or a leader and a vedette. */
static void swap_pieces(struct tally *t, struct cn_state *s, int side, struct rng *rng)
{
    int one = free_slot(s, side, rng), two = free_slot(s, side, rng);

    if (one < 0 || two < 0 || s->piece[one].hex == s->piece[two].hex)
        return;
    int first = s->piece[one].what, second = s->piece[two].what;
    put_into(s, one, second);
    put_into(s, two, first);
    t->leaders += first < CN_LEADERS && second < CN_LEADERS;
    t->vedettes += (first < CN_LEADERS) != (second < CN_LEADERS);
}

/* A unit on the track of somebody who is not seen; -1: not this. */
static int free_unit(const struct cn_state *s, int side, struct rng *rng)
{
    const struct cn_board *b = board();
    uint32_t count = (uint32_t)(b->unit_first[side + 1] - b->unit_first[side]);
    int unit = b->unit_first[side] + (int)rng_below(rng, count);

    if (s->unit[unit].standing != IS_TRACK)
        return -1;
    int top = cn_formation_of(s, s->unit[unit].leader), slot = cn_slot_of(s, top);
    return slot < 0 || s->piece[slot].face_up || is_in_frame(s, top) ? -1 : unit;
}

static void change_strength(struct tally *t, struct cn_state *s, int side, struct rng *rng)
{
    int unit = free_unit(s, side, rng);

    if (unit < 0 || s->unit[unit].sp == 0)
        return;
    s->unit[unit].sp = (uint8_t)(1 + rng_below(rng, board()->unit[unit].most));
    t->strengths++;
}

static void swap_units(struct tally *t, struct cn_state *s, int side, struct rng *rng)
{
    int one = free_unit(s, side, rng), two = free_unit(s, side, rng);

    if (one < 0 || two < 0 || s->unit[one].leader == s->unit[two].leader)
        return;
    uint8_t leader = s->unit[one].leader;
    s->unit[one].leader = s->unit[two].leader;
    s->unit[two].leader = leader;
    t->displays++;
}

/* A plan that nobody has been told of, or none. */
static void change_plan(struct tally *t, struct cn_state *s, int side, struct rng *rng)
{
    int slot = free_slot(s, side, rng);

    if (slot < 0 || s->piece[slot].what >= CN_LEADERS)
        return;
    struct cn_leader *l = &s->leader[s->piece[slot].what];
    l->admin = l->admin ? 0 : s->turn;
    l->goal =
        l->admin ? board()->place[rng_below(rng, (uint32_t)board()->place_count)].hex : CN_NOWHERE;
    l->answer = (uint8_t)rng_below(rng, 2);
    t->plans++;
}

static void change_pool(struct tally *t, struct cn_state *s, int side, struct rng *rng)
{
    if (s->option[OPTION_SECRETS] != 0)
        return;
    s->army[side].pool[rng_below(rng, NATIONS)][rng_below(rng, ARMS)] = (uint8_t)rng_below(rng, 4);
    t->pools++;
}

/* What was chosen for the round and is not shown. */
static void change_types(struct tally *t, struct cn_state *s, int side)
{
    for (int i = 0; i < s->battle_count; i++) {
        uint8_t *marker = &s->battle[i].marker[side];
        if (s->battle[i].shown[side] || *marker == MARKER_NONE)
            continue;
        *marker = *marker == MARKER_PURSUIT ? MARKER_PITCHED : MARKER_PURSUIT;
        t->types++;
    }
}

/* It owes nothing to the engine's own idea of what can be imagined. */
static bool change_unseen(struct tally *t, struct cn_state *s, int seat, struct rng *rng)
{
    const struct cn_state was = *s;
    int side = enemy_of(s, seat);

    for (int tries = 0; tries < SWAPS; tries++) {
        swap_pieces(t, s, side, rng);
        change_strength(t, s, side, rng);
        swap_units(t, s, side, rng);
    }
    change_plan(t, s, side, rng);
    change_pool(t, s, side, rng);
    change_types(t, s, side);
    return !is_the_same(s, &was) && box->game->broken(box, s) == NULL;
}

static void compare_with(struct tally *t, struct match *m, struct match *truth, int seat,
                         const struct cn_state *world, struct rng *rng)
{
    enum lang lang = rng_below(rng, 2) ? LANG_EN : LANG_FR;
    struct match *twin = match_of(box, world, 1);

    t->dealt++;
    t->unlike += !is_the_same(world, match_state(m));
    assert_same_view(m, twin, ENG_SEAT(seat));
    assert_same_view(m, twin, WATCHER);
    assert_same_message(truth, twin, seat, lang);
    assert_same_log(m, twin, seat, lang);
    assert_same_decision(truth, twin, seat, rng_u64(rng));
    match_free(twin);
}

/* -- one decision in both worlds -- */

static bool looks_the_same(struct match *truth, struct match *twin, int seat)
{
    struct cn_state one, two;

    assert_true(match_view(truth, ENG_SEAT(seat), &one));
    assert_true(match_view(twin, ENG_SEAT(seat), &two));
    return memcmp(&one, &two, sizeof one) == 0;
}

/* Whatever the seat does, as long as it is its own affair: if it sees no difference, it reads none. */
static void compare_step(struct tally *t, const struct cn_state *state,
                         const struct cn_state *world, int seat, struct rng *rng)
{
    static const struct ai_budget no_limit;
    struct match *truth, *twin;
    struct eng_action a;
    eng_ruleno why;

    if (!(state->core.active & ENG_SEAT(seat)))
        return;
    truth = match_of(box, state, 1);
    twin = match_of(box, world, 1);
    assert_true(ai_decide(ai_find("random"), truth, seat, &no_limit, rng, &a));
    assert_int_equal(match_play(truth, seat, &a, &why), MATCH_DONE);
    assert_int_equal(match_play(twin, seat, &a, &why), MATCH_DONE);
    const struct cn_state *after = match_state(truth);
    if (after->core.active & ENG_SEAT(seat) && after->player == state->player &&
        looks_the_same(truth, twin, seat)) {
        assert_same_message(truth, twin, seat, LANG_EN);
        t->steps++;
    }
    match_free(truth);
    match_free(twin);
}

/* -- the matches they come from -- */

/* Mostly whoever is asked, for the other has less to give away. */
static int pick_seat(const struct cn_state *s, struct rng *rng)
{
    if (rng_below(rng, 3) == 0)
        return (int)rng_below(rng, s->core.seat_count);
    return __builtin_ctz(s->core.active);
}

static void examine(struct tally *t, struct match *m, struct rng *rng)
{
    const struct cn_state *s = match_state(m);
    int seat = pick_seat(s, rng);
    struct match *truth = match_of(box, s, 1);
    struct cn_state world;

    for (int i = 0; i < t->worlds; i++) {
        assert_true(match_view(m, ENG_SEAT(seat), &world));
        assert_true(eng_imagine(box, &world, seat, rng));
        compare_with(t, m, truth, seat, &world, rng);
    }
    world = *s;
    if (change_unseen(t, &world, seat, rng)) {
        compare_with(t, m, truth, seat, &world, rng);
        compare_step(t, s, &world, seat, rng);
        t->swapped++;
    }
    t->positions++;
    match_free(truth);
}

static struct match *begin(int scenario, bool with_options, struct rng *rng)
{
    struct eng_start start = { .scenario = scenario };

    for (int i = 0; with_options && box->game->options[i].id; i++)
        start.option[i] = (uint8_t)rng_below(rng, 2);
    return begin_by_chance(box, &start, rng);
}

/* Only some of each match, so that many are seen. */
static void walk(struct tally *t, struct match *m, const struct ai_bot *bot, int enough,
                 struct rng *rng)
{
    const struct cn_state *s;
    int most = t->positions + 20;

    while (t->positions < enough && t->positions < most && !(s = match_state(m))->core.over) {
        if (rng_below(rng, cn_outlook_battle(s) >= 0 ? FIGHT : EVERY) == 0)
            examine(t, m, rng);
        play(m, bot, rng);
    }
    match_free(m);
}

/* Half of them from random play, with all options, half from what the script does. */
static void examine_scenario(struct tally *t, int scenario, struct rng *rng)
{
    int first = t->positions, half = first + t->wanted / 2, all = first + t->wanted;

    while (t->positions < half)
        walk(t, begin(scenario, rng_below(rng, 2), rng), ai_find("random"), half, rng);
    while (t->positions < all)
        walk(t, begin(scenario, false, rng), ai_find("script"), all, rng);
}

static void print_tally(const struct tally *t)
{
    print_message("# proof: positions of the Campaigns of Napoleon, each with %d worlds a seat "
                  "cannot tell apart: %d\n",
                  t->worlds, t->positions);
    print_message("# proof: decisions that teach a seat nothing of what is hidden: %d\n", t->steps);
    print_message("# %d worlds, %d by hand, %d other than the true one\n", t->dealt, t->swapped,
                  t->unlike);
    print_message("# changed by hand: %d pairs of leaders, %d of leader and vedette, %d strengths, "
                  "%d displays, %d types of battle, %d pools, %d administrative marches\n",
                  t->leaders, t->vedettes, t->strengths, t->displays, t->types, t->pools, t->plans);
}

static void test_campaign_twins__every_scenario_looks_the_same_in_every_world(void **state)
{
    bool is_long = getenv("BERTHIER_LONG") != NULL;
    struct tally t = { .wanted = is_long ? 500 : 60, .worlds = is_long ? 20 : 3 };
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 1805);
    for (int i = 0; i < box->scenario_count; i++)
        examine_scenario(&t, i, &rng);
    print_tally(&t);
    assert_true(10 * t.unlike > 8 * t.dealt && 10 * t.swapped > 7 * t.positions);
    assert_true(t.leaders > 0 && t.vedettes > 0 && t.strengths > 0 && t.displays > 0);
    assert_true(t.types > 0 && t.pools > 0 && t.plans > 0 && t.steps > 0);
}

/* Until the attack is declared its leader is hidden, and after it there is nothing to hide.  Found by
 * random play: the beaten attacker's piece turned its back, and in other worlds nobody had attacked. */
static void test_campaign_twins__who_led_an_attack_stays_known(void **state)
{
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 31);
    struct match *m = begin(0, false, &rng);
    struct cn_state s = *(const struct cn_state *)match_state(m), seen;
    int attacker = board()->side_first[FRENCH], seat = __builtin_ctz(seats_of(&s.core, COALITION));
    while (s.leader[attacker].standing != IS_MAP)
        attacker++;
    for (int i = 0; i < CN_PIECES; i++)
        s.piece[i].face_up = 0;
    s.battle_count = 1;
    s.battle[0] = (struct cn_battle){ .attacker = (uint8_t)attacker, .defender = CN_NOBODY };
    seen = s;
    cn_redact(box, &seen, ENG_SEAT(seat));
    assert_int_equal(seen.battle[0].attacker, CN_NOBODY);
    s.battle[0].told[FRENCH] = 20;
    seen = s;
    cn_redact(box, &seen, ENG_SEAT(seat));
    assert_int_equal(seen.battle[0].attacker, attacker);
    assert_int_equal(seen.leader[attacker].standing, IS_HIDDEN);
    match_free(m);
}

/* -- what random play has found -- */

static struct match *match_at(const char *position)
{
    struct seed seed;
    struct err err;

    seed_from_number(&seed, 1805);
    struct match *m = match_from_position(box, "position", position, &seed, &err);
    if (!m)
        fail_msg("%s: %s", err.place, err.reason);
    return m;
}

static void decide(struct match *m, int seat, int verb, int number)
{
    struct eng_action a = { .verb = (uint8_t)verb, .noun = (uint16_t)number };
    eng_ruleno why;

    assert_int_equal(match_play(m, seat, &a, &why), MATCH_DONE);
}

/* Whoever comes is known with all he brings.  Found by random play: units of a leader who was lost
 * were dealt to subordinates of one who was still on the turn track, where everybody would see them. */
static void test_campaign_twins__nobody_is_dealt_to_those_who_are_still_to_come(void **state)
{
    struct match *m = match_at("position campaign 1\n"
                               "seats 0 1\n"
                               "frame match \"first player\"\n"
                               "frame \"player turn\" initiative 0 0\n"
                               "turn 1 of 12\n"
                               "leader bagration lost\n"
                               "leader buxhowden coming due 2\n"
                               "leader wimpffen under buxhowden\n"
                               "leader kutusov at 1138\n"
                               "leader davout at 2350\n"
                               "unit bagration-foot on kutusov 5\n"
                               "unit bagration-guns on kutusov 2\n"
                               "unit wimpffen-foot on wimpffen 8\n"
                               "unit friant on davout 3\n");
    struct cn_state view, world;
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 33);
    assert_true(match_view(m, ENG_SEAT(FRENCH), &view));
    for (int i = 0; i < 100; i++) {
        world = view;
        assert_true(eng_imagine(box, &world, FRENCH, &rng));
        eng_redact(box, &world, ENG_SEAT(FRENCH));
        assert_memory_equal(world.unit, view.unit, sizeof view.unit);
    }
    match_free(m);
}

static int leader_called(const struct cn_board *b, const char *id)
{
    for (int i = 0; i < b->leader_count; i++)
        if (strcmp(b->leader[i].id, id) == 0)
            return i;
    fail_msg("there is no leader %s", id);
    return 0;
}

/* Whoever is turned up in contact leads a formation (1X-29-2), also one who has no usual command. */
static void test_campaign_twins__who_is_seen_has_troops_in_every_world(void **state)
{
    struct match *m = match_at("position campaign 1\n"
                               "seats 0 1\n"
                               "frame match \"first player\"\n"
                               "frame \"player turn\" initiative 0 0\n"
                               "turn 1 of 12\n"
                               "leader mg-cav-r1 at 2349\n"
                               "unit hussars on mg-cav-r1 1\n"
                               "leader bagration at 1138\n"
                               "unit bagration-foot on bagration 5\n"
                               "leader davout at 2350\n"
                               "unit friant on davout 3\n"
                               "piece F1 at 2350 davout up\n"
                               "piece C1 at 2349 mg-cav-r1 up\n"
                               "piece C2 at 1138 bagration\n");
    int general = leader_called(cn_board(box), "mg-cav-r1");
    struct cn_state view, world;
    struct rng rng;

    (void)state;
    rng_start_search(&rng, 33);
    assert_true(match_view(m, ENG_SEAT(FRENCH), &view));
    for (int i = 0; i < 100; i++) {
        world = view;
        assert_true(eng_imagine(box, &world, FRENCH, &rng));
        assert_true(cn_has_troops(&world, general));
    }
    match_free(m);
}

/* 1X-141-3: eight vedettes of the French, though there is room for more. */
static void test_campaign_twins__there_are_no_more_vedettes_than_pieces(void **state)
{
    char position[2048] = "position campaign 1\n"
                          "seats 0 1\n"
                          "frame match \"first player\"\n"
                          "frame \"player turn\" initiative 0 0\n"
                          "turn 1 of 12\n"
                          "leader napoleon at 2350\n"
                          "unit friant on napoleon 3\n"
                          "leader kutusov at 1138\n"
                          "unit bagration-foot on kutusov 5\n";
    static const char *const who[] = { "murat",  "soult",     "lannes", "oudinot", "legrand",
                                       "davout", "bessieres", "wrede",  "mortier", "bernadotte" };
    size_t used = strlen(position);
    struct cn_state view, world;
    struct rng rng;
    int most = 0;

    (void)state;
    for (int i = 0; i < 10; i++)
        used += (size_t)snprintf(position + used, sizeof position - used, "leader %s at %d\n",
                                 who[i], 3040 + i);
    struct match *m = match_at(position);
    rng_start_search(&rng, 33);
    assert_true(match_view(m, ENG_SEAT(COALITION), &view));
    for (int i = 0; i < 100; i++) {
        int count = 0;
        world = view;
        assert_true(eng_imagine(box, &world, COALITION, &rng));
        for (int v = 0; v < CN_VEDETTES / SIDES; v++)
            count += world.vedette[v].standing == IS_MAP;
        most = count > most ? count : most;
    }
    assert_int_equal(most, 8);
    match_free(m);
}

/* Found by random play: two SP of guns left at a river, and two SP lost in a retreat, were the same to
 * who had read of them. */
static void test_campaign_twins__what_a_number_was_told_of_is_remembered(void **state)
{
    struct cn_state one, two;

    (void)state;
    for (int a = TOLD_SEEN; a <= TOLD_CAUGHT; a++)
        for (int b = TOLD_SEEN; b < a; b++) {
            memset(&one, 0, sizeof one);
            memset(&two, 0, sizeof two);
            cn_remember(&one, (enum cn_told)a, 2);
            cn_remember(&two, (enum cn_told)b, 2);
            assert_memory_not_equal(one.told, two.told, sizeof one.told);
        }
}

/* ... and in which order. */
static void test_campaign_twins__numbers_that_add_up_are_not_the_same(void **state)
{
    struct cn_state one, two;

    (void)state;
    memset(&one, 0, sizeof one);
    memset(&two, 0, sizeof two);
    cn_remember(&one, TOLD_GONE, 1);
    cn_remember(&one, TOLD_GONE, 2118);
    cn_remember(&two, TOLD_GONE, 2);
    cn_remember(&two, TOLD_GONE, 2118 - 31);
    assert_memory_not_equal(one.told, two.told, sizeof one.told);
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

/* Found by random play: in two bytes a failed repulse and none at all were the same, by chance. */
static void test_campaign_twins__what_was_told_is_not_mixed_up_by_chance(void **state)
{
    enum { MEMORIES = 1 << 17 };
    static uint32_t told[MEMORIES];

    (void)state;
    for (int n = 0; n < MEMORIES; n++) {
        struct cn_state s = { .turn = 1 };
        cn_remember(&s, TOLD_REPULSE, n);
        memcpy(&told[n], s.told[0], sizeof told[n]);
    }
    qsort(told, MEMORIES, sizeof told[0], by_number);
    for (int n = 1; n < MEMORIES; n++)
        assert_true(told[n] != told[n - 1]);
}

/* An administrative march ends by its last step, or because an unseen enemy is near: its owner reads
 * the one or the other.  Found by random play: afterwards he could not tell which. */
static void test_campaign_twins__who_stopped_a_march_is_not_forgotten(void **state)
{
    static const char start[] =
        "position campaign 1\n"
        "seats 0 1\n"
        "frame match \"first player\"\n"
        "frame \"player turn\" initiative 0 0\n"
        "frame marches \"next formation\" 0 0 1\n"
        "frame march march 0 4 1 4\n"
        "turn 4 of 12\n"
        "staff french centre 2354 source 2355 ap 5\n"
        "staff coalition centre 4509 source 4607 ap 5\n"
        "leader oudinot at 2921 admin 3 goal 3420 foot 8 employed 1 reach 15\n"
        "unit grenadiers on oudinot 6\n"
        "unit bagration-foot on bagration 5\n";
    static const char *const rest[] = {
        "leader bagration at 3620\nvedette VC1 at 5010\n"
        "piece C1 at 3620 bagration\npiece C2 at 5010 VC1\n",
        "leader bagration at 5010\nvedette VC1 at 3620\n"
        "piece C1 at 3620 VC1\npiece C2 at 5010 bagration\n",
    };
    struct cn_state view[2];

    (void)state;
    for (int i = 0; i < 2; i++) {
        struct text position = { 0 };
        text_printf(&position, "%s%s", start, rest[i]);
        struct match *m = match_at(text_str(&position));
        decide(m, FRENCH, VERB_GO, 3020);
        if (i == 1)
            decide(m, FRENCH, VERB_HALT, 0);
        const struct cn_state *s = match_state(m);
        assert_int_equal(s->leader[4].admin, 0);
        assert_true(match_view(m, ENG_SEAT(FRENCH), &view[i]));
        text_free(&position);
        match_free(m);
    }
    assert_memory_not_equal(view[0].told[FRENCH], view[1].told[FRENCH], 2);
}

/* A vedette withdraws, and is called in where it has come to.  Found by random play: its owner read of
 * another hex by another way, and the table was the same. */
static void test_campaign_twins__where_a_piece_was_taken_off_is_not_forgotten(void **state)
{
    struct cn_state s, one, two;
    struct eng_turn t = { .box = box, .state = &one, .core = &one.core };

    (void)state;
    struct match *m = match_at("position campaign 1\n"
                               "seats 0 1\n"
                               "frame match \"first player\"\n"
                               "leader davout at 2350\n"
                               "unit friant on davout 3\n"
                               "leader kutusov at 1138\n"
                               "unit kutusov-horse on kutusov 2\n");
    s = one = two = *(const struct cn_state *)match_state(m);
    cn_tell_gone(&t, 2118);
    t.state = &two;
    t.core = &two.core;
    cn_tell_gone(&t, 2178);
    for (int side = FRENCH; side < SIDES; side++) {
        assert_memory_not_equal(one.told[side], s.told[side], 2);
        assert_memory_not_equal(one.told[side], two.told[side], 2);
    }
    match_free(m);
}

/* 1X-78-3.  Found by random play: the refusal was told, and the table was the same; no other word of
 * that test touches what the side was told. */
static void test_campaign_twins__that_a_path_was_blocked_is_not_forgotten(void **state)
{
    static const char start[] = "position campaign 1\n"
                                "seats 0 1\n"
                                "frame match \"second player\"\n"
                                "frame \"player turn\" stationary 0 0\n"
                                "staff french centre 2355 source 2355 ap 12\n"
                                "leader murat at 4158\n"
                                "unit nansouty on murat 2\n"
                                "unit kienmayer-foot on kienmayer 3\n"
                                "fate 2\n";
    static const char *const rest[] = { "leader kienmayer at 3359\n",
                                        "leader kienmayer at 0348\n" };
    struct cn_state end[2];

    (void)state;
    for (int i = 0; i < 2; i++) {
        struct text position = { 0 };
        text_printf(&position, "%s%s", start, rest[i]);
        struct match *m = match_at(text_str(&position));
        end[i] = *(const struct cn_state *)match_state(m);
        text_free(&position);
        match_free(m);
    }
    assert_memory_not_equal(end[0].told[FRENCH], end[1].told[FRENCH], 2);
    assert_memory_equal(end[0].told[COALITION], end[1].told[COALITION], 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_campaign_twins__every_scenario_looks_the_same_in_every_world),
        cmocka_unit_test(test_campaign_twins__who_led_an_attack_stays_known),
        cmocka_unit_test(test_campaign_twins__nobody_is_dealt_to_those_who_are_still_to_come),
        cmocka_unit_test(test_campaign_twins__who_is_seen_has_troops_in_every_world),
        cmocka_unit_test(test_campaign_twins__there_are_no_more_vedettes_than_pieces),
        cmocka_unit_test(test_campaign_twins__what_a_number_was_told_of_is_remembered),
        cmocka_unit_test(test_campaign_twins__numbers_that_add_up_are_not_the_same),
        cmocka_unit_test(test_campaign_twins__what_was_told_is_not_mixed_up_by_chance),
        cmocka_unit_test(test_campaign_twins__who_stopped_a_march_is_not_forgotten),
        cmocka_unit_test(test_campaign_twins__where_a_piece_was_taken_off_is_not_forgotten),
        cmocka_unit_test(test_campaign_twins__that_a_path_was_blocked_is_not_forgotten),
    };
    return cmocka_run_group_tests(tests, open_box, NULL);
}
