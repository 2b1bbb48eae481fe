/* test_engine_lines.c -- lines of a position by a table that has every kind of field: written, read,
 * refused with place and reason, judged by their ranges, and told in docs. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/flow.h"
#include "engine/lines.h"
#include "sk_rules.h"

enum { RED, BLUE, SIDES };
enum { NOBODY = 9 };
enum { HILLS = 6, BADGES = 70, LETTERS = 8 };

struct toy_piece {
    int16_t x;
    uint8_t side, blocks, kind, flags, fate, hidden;
    char name[LETTERS];
};

struct toy_state {
    struct eng_core core;
    uint64_t badges[2];
    struct toy_piece piece[3], beyond;
    int16_t height;
    int8_t chill;
    uint8_t round, last_round, first, piece_count;
    uint8_t pair[2], holder[SIDES], pace, winner;
    uint8_t hill[HILLS], wall[HILLS];
    uint8_t hand[SIDES][4], hand_count[SIDES];
    uint8_t log[5], log_count;
    uint8_t way[3], way_count, back[2], back_count;
    uint8_t own, told;
    char banner[LETTERS];
};

struct scratch {
    uint8_t rest, piles, seen;
};

#define STATE   struct toy_state
#define SCRATCH struct scratch
#include "engine/line_tables.def"

/* -- what words name -- */

static const char *const side_names[] = { "red", "blue", NULL };
static const char *const kind_names[] = { "foot", "horse", NULL };
static const char *const fate_names[] = { "here", "lost", "away", NULL };
static const char *const wall_names[] = { "north", "south", "east", "west", NULL };
static const char *const ground_names[] = { "flat", "hill", "marsh", NULL };

/* "h0" to "h5" */
static int find_hill(const struct eng_box *box, const char *word)
{
    int64_t n;

    (void)box;
    return word[0] == 'h' && words_int(word + 1, 0, HILLS - 1, &n) ? (int)n : -1;
}

static void name_hill(const struct eng_box *box, int hill, struct text *out)
{
    (void)box;
    text_printf(out, "h%d", hill);
}

static bool is_hill(const struct eng_box *box, int hill)
{
    (void)box;
    return hill >= 0 && hill < HILLS;
}

static bool is_peak(const struct eng_box *box, int hill)
{
    return hill > 0 && is_hill(box, hill);
}

/* Two words: "at 4" is 4, "in camp" 50. */
static bool read_spot(struct eng_reader *r, int *out)
{
    if (words_accept(&r->in, "in"))
        return (*out = 50) && (words_accept(&r->in, "camp") || words_wrong(&r->in, "'camp'"));
    return words_accept(&r->in, "at") ? eng_read_number(r, 0, 9, out)
                                      : eng_complain(r, "where is it?");
}

static void name_spot(const struct eng_box *box, int spot, struct text *out)
{
    (void)box;
    if (spot == 50)
        text_add(out, "in camp");
    else
        text_printf(out, "at %d", spot);
}

static const struct eng_things sides = NAMED("side: red or blue", side_names);
static const struct eng_things kinds = NAMED("kind", kind_names);
static const struct eng_things fates = NAMED("fate", fate_names);
static const struct eng_things walls = NAMED("wall", wall_names);
static const struct eng_things grounds = NAMED("ground", ground_names);
static const struct eng_things hills = {
    .what = "hill", .find = find_hill, .name = name_hill, .is = is_hill
};
static const struct eng_things peaks = {
    .what = "hill", .find = find_hill, .name = name_hill, .is = is_peak
};
static const struct eng_things spots = { .what = "spot", .name = name_spot, .read = read_spot };

/* -- the table -- */

#define OF(member) IN(piece[0].member), EVERY(piece)

static const struct eng_flag piece_flags[] = { { "tired", 1 }, { "proud", 4 }, { NULL, 0 } };

/* Horse has two blocks, foot four. */
static int full_strength(const struct eng_box *box, const void *state, int who)
{
    (void)box;
    return ((const struct toy_state *)state)->piece[who].kind ? 2 : 4;
}

static const struct eng_field round_fields[] = {
    { NULL, IN(round), FROM(1, 20) },
    { "of", IN(last_round), FROM(1, 20), FIRM },
    { "pace", IN(pace), FROM(0, 9), .bare = 1 },
    { "height", IN(height), FROM(-300, 3000), ALWAYS },
    { "chill", IN(chill), FROM(-40, 40), USUAL(-5) },
    END_FIELDS,
};
static const struct eng_field piece_fields[] = {
    { NULL, OF(side), IS(sides) },
    { NULL, OF(kind), IS(kinds) },
    { NULL, OF(name), A_NAME },
    { "x", OF(x), IS(spots) },
    { "blocks", OF(blocks), FROM(1, 4), USUALLY(full_strength) },
    { NULL, OF(fate), LONE(fates) },
    { "hidden", OF(hidden), MARKS(7) },
    { NULL, OF(flags), BITS(piece_flags) },
    END_FIELDS,
};
static const struct eng_field hand_fields[] = {
    { NULL, IN(hand[0][0]), EVERY(hand), IS(hills), LIST(hand_count[0], 4, 3),
      COUNT_EVERY(hand_count) },
    END_FIELDS,
};
static const struct eng_field march_fields[] = {
    { "over", IN(way[0]), IS(hills), LIST(way_count, 3, 3) },
    { "back", IN(back[0]), IS(hills), LIST(back_count, 2, 2) },
    END_FIELDS,
};
static const struct eng_field log_fields[] = {
    { NULL, IN(log[0]), IS(peaks), LIST(log_count, 5, 2) },
    { "rest", IN_SCRATCH(rest), MARKS(1) },
    { "piles", IN_SCRATCH(piles), FROM(0, 9) },
    END_FIELDS,
};

static bool read_own(struct eng_reader *r)
{
    int n = 0;

    if (!eng_read_number(r, 0, 99, &n) || !words_ends(&r->in))
        return false;
    ((struct toy_state *)r->state)->own = (uint8_t)n;
    return true;
}

static void save_own(const struct eng_box *box, const void *state, int who, struct text *out)
{
    (void)box, (void)who;
    if (((const struct toy_state *)state)->own)
        text_printf(out, "own %d\n", ((const struct toy_state *)state)->own);
}

/* The lines before it were counted in the scratch, from zero on. */
static bool then_log(struct eng_reader *r)
{
    struct scratch *scratch = r->scratch;

    return ++scratch->seen < 4 || err_set(r->in.err, NULL, "the log has four lines");
}

static bool is_told(const void *state)
{
    return ((const struct toy_state *)state)->round > 1;
}

static const char no_round[] = "the round is none", no_piece[] = "a piece is none",
                  no_hand[] = "a hand is none", no_log[] = "the log is none",
                  no_holder[] = "a holder is none", no_banner[] = "the banner has no end";

static const struct eng_line toy_lines[] = {
    { "round", "of how many", round_fields, .always = 1, .once = 1, .broken = no_round },
    { "banner", "for the eye", ONE(IN(banner), A_NAME), .broken = no_banner },
    { "first", "who begins", ONE(IN(first), IS(sides)), .expects = "a side, red or blue" },
    { "pair", "two numbers", ONE(IN(pair[0]), FROM(0, 9), MORE(2)) },
    { "holder", "of a standard", ONE(IN(holder[0]), EVERY(holder), IS(hills), .plus = 1),
      .who = &sides, .count = SIDES, .together = 1, .broken = no_holder },
    { "hand", "hills in hand", hand_fields, .who = &sides, .count = SIDES, .nothing = "is no hill",
      .broken = no_hand },
    { "ground", "usual: flat", ONE(IN(hill[0]), IS(hills), EACH(HILLS, 2)), .who = &grounds,
      .count = 3 },
    { "walls", "of a hill", ONE(IN(wall[0]), EVERY(wall), IS(walls), MEMBERS(4, 4)), .who = &hills,
      .count = HILLS },
    { "badges", "a set of numbers", ONE(IN(badges[0]), MEMBERS(BADGES, 3)) },
    { "piece", "in order", piece_fields, .count = 3, .unnamed = 1,
      .counter = offsetof(struct toy_state, piece_count), .always = 1,
      .nothing = "is no mark of a piece", .broken = no_piece },
    { "march", "a way, and the way back", .field = march_fields },
    { "log", "what was seen", log_fields, .then = then_log, .broken = no_log },
    { "own", "read and written by its own", .form = "0..99", .read = read_own, .save = save_own },
    { "told", "from the second round on", ONE(IN(told), FROM(0, 9)), .when = is_told },
    { "winner", "at the end", ONE(IN(winner), IS(sides), USUAL(NOBODY)) },
    { .key = NULL },
};

/* -- the game -- */

static void lay_out(const struct eng_box *box, void *state)
{
    struct toy_state *s = state;

    (void)box;
    s->round = s->last_round = 1;
    s->chill = -5;
    s->winner = NOBODY;
}

/* What complete found in the scratch and in what was said. */
static struct scratch left;
static bool log_said, first_said;

static bool complete(struct eng_reader *r)
{
    left = *(const struct scratch *)r->scratch;
    log_said = eng_said(r, "log");
    first_said = eng_said(r, "first");
    return true;
}

static const struct eng_proc procs[] = { { .name = "match" }, { .name = NULL } };
static const struct eng_game game = {
    .book = &sk_book,
    .version = 1,
    .state_size = sizeof(struct toy_state),
    .sides = side_names,
    .procs = procs,
    .lines = toy_lines,
    .lay_out = lay_out,
    .complete = complete,
};
static const struct eng_box box = { .game = &game };

#define HEAD  "position skirmish 1\nseats 0 1\n"
#define ROUND "round 1 of 1 height 0\n"

static struct toy_state s;

static void take(const char *lines)
{
    struct text text = { 0 };
    struct err err;

    text_printf(&text, HEAD "%s", lines);
    if (!eng_restore(&box, "toy", text_str(&text), &s, &err))
        fail_msg("%s: %s", err.place, err.reason);
    text_free(&text);
}

static void is_saved(const char *lines)
{
    struct text text = { 0 };

    eng_save(&box, &s, &text);
    assert_string_equal(text_str(&text) + strlen(HEAD), lines);
    text_free(&text);
}

/* Read, it is written as it was, and read again it is the same to the last byte. */
static void stays(const char *lines)
{
    struct toy_state before;

    take(lines);
    is_saved(lines);
    before = s;
    take(lines);
    assert_memory_equal(&before, &s, sizeof s);
}

/* The last of the lines is refused; they come behind the two of the head. */
static void refused(const char *lines, const char *why)
{
    struct text text = { 0 };
    struct err err;
    char place[16];
    int number = 2;

    for (const char *c = lines; *c; c++)
        number += *c == '\n';
    snprintf(place, sizeof place, "toy:%d", number);
    text_printf(&text, HEAD "%s", lines);
    if (eng_restore(&box, "toy", text_str(&text), &s, &err))
        fail_msg("taken: %s", lines);
    assert_string_equal(err.place, place);
    assert_string_equal(err.reason, why);
    text_free(&text);
}

static void is_broken(const char *why)
{
    const char *said = eng_lines_broken(&box, &s);

    if (!why)
        assert_null(said);
    else
        assert_ptr_equal(said, why);
}

/* -- kinds -- */

static void test_engine_lines__numbers(void **state)
{
    (void)state;
    stays("round 3 of 20 height -300\ntold 0\n");
    assert_int_equal(s.height, -300);
    stays("round 1 of 2 pace 4 height 3000 chill -40\n");
    assert_int_equal(s.height, 3000);
    assert_int_equal(s.chill, -40);
    take("round 1 of 2 chill 0 height 7 pace\n"); /* in any order; the word alone means 1 */
    assert_int_equal(s.pace, 1);
    is_saved("round 1 of 2 pace 1 height 7 chill 0\n");
    take("round 1 of 2 pace height 7\n");
    assert_int_equal(s.pace, 1);
    assert_int_equal(s.height, 7);
    stays(ROUND "pair 0 9\n");
}

static void test_engine_lines__what_is_usual_is_left_out(void **state)
{
    (void)state;
    take("");
    is_saved(ROUND); /* that line is always written, and its height */
    assert_int_equal(s.winner, NOBODY);
    take("first red\npair 0 0\nround 1 of 1 pace 0 chill -5\n");
    is_saved(ROUND);
}

static void test_engine_lines__things(void **state)
{
    (void)state;
    stays(ROUND "first blue\nwinner red\n");
    assert_int_equal(s.first, BLUE);
    take("first BLUE\n");
    assert_int_equal(s.first, BLUE);
    stays(ROUND "holder red h0\nholder blue h5\n");
    assert_int_equal(s.holder[RED], 1); /* one higher: 0 is nobody */
    stays(ROUND "holder blue h2\n");
}

static void test_engine_lines__names(void **state)
{
    (void)state;
    stays(ROUND "banner Solferi\n");
    stays(ROUND "banner \"a b\"\n");
    take("banner Solferi\nbanner Ulm\n");
    is_saved(ROUND "banner Ulm\n");
    assert_memory_equal(s.banner, "Ulm\0\0\0\0", LETTERS);
    refused("banner\n", "a name of at most 7 letters is expected");
    refused("banner Solferin\n", "a name of at most 7 letters is expected");
    refused("banner Ulm Ulm\n", "'Ulm' is more than 'banner' takes");
}

static void test_engine_lines__those_that_come_in_order(void **state)
{
    (void)state;
    stays(ROUND "piece red foot Ney x at 4\npiece blue horse Lannes x in camp blocks 1 away hidden "
                "tired proud\n");
    assert_int_equal(s.piece_count, 2);
    assert_int_equal(s.piece[0].blocks, 4);
    assert_int_equal(s.piece[1].x, 50);
    assert_int_equal(s.piece[1].hidden, 7);
    assert_int_equal(s.piece[1].flags, 5);
    take("piece blue horse Lannes proud lost x in camp\n");
    assert_int_equal(s.piece[0].blocks, 2); /* what a horse usually has */
    is_saved(ROUND "piece blue horse Lannes x in camp lost proud\n");
    refused("piece red foot a\npiece red foot b\npiece red foot c\npiece red foot d\n",
            "'piece' expects to be given at most 3 times");
}

static void test_engine_lines__lists(void **state)
{
    (void)state;
    stays(ROUND "hand red h1 h0 h1\nhand red h4\nhand blue h2\n");
    assert_int_equal(s.hand_count[RED], 4);
    assert_int_equal(s.hand_count[BLUE], 1);
    assert_int_equal(s.hand[RED][1], 0);
    refused("hand blue h1 h2 h3 h4 h5\n", "'hand' expects 4 at most");
    refused("hand blue h1 h7\n", "'h7' is no hill");
    stays(ROUND "holder red h1\nhand red h2\nholder blue h3\nhand blue h4\n"); /* together */
}

static void test_engine_lines__lists_behind_words(void **state)
{
    (void)state;
    stays(ROUND "march over h1 h0 h1 back h4\n");
    assert_int_equal(s.way_count, 3);
    assert_int_equal(s.back[0], 4);
    take("march back h3 over h2 back h5\n");
    is_saved(ROUND "march over h2 back h3 h5\n");
    refused("march over h1 h2 h3 h4\n", "'march' expects 3 at most");
    refused("march h1\n", "'h1' is more than 'march' takes");
    refused("march over h1 h6\n", "'h6' is more than 'march' takes");
}

static void test_engine_lines__sets(void **state)
{
    (void)state;
    stays(ROUND "badges 0 3 63\nbadges 64 69\n");
    assert_true(s.badges[1] == ((uint64_t)1 << 5 | 1));
    refused("badges 70\n", "'70' is not a number from 0 to 69");
    refused("badges\n", "'badges' names nothing");
    stays(ROUND "walls h0 north west\nwalls h5 east\n");
    assert_int_equal(s.wall[0], 9);
    refused("walls h1\n", "'walls' names nothing");
    refused("walls h1 up\n", "'up' is no wall");
}

static void test_engine_lines__values_of_members(void **state)
{
    (void)state;
    stays(ROUND "ground hill h0 h3\nground hill h5\nground marsh h1\n");
    assert_int_equal(s.hill[3], 1);
    assert_int_equal(s.hill[1], 2);
    refused("ground hill h3\nground marsh h1 h3\n", "h3 has a ground already");
    refused("ground hill h6\n", "there is no hill 'h6'");
    refused("ground marsh\n", "'ground' names nothing");
}

static void test_engine_lines__scratch(void **state)
{
    (void)state;
    take("log h1 h2 rest h3\nlog piles 4\n");
    assert_int_equal(left.rest, 1);
    assert_int_equal(left.piles, 4);
    assert_int_equal(left.seen, 2);
    assert_int_equal(s.log_count, 3);
    is_saved(ROUND "log h1 h2\nlog h3\n"); /* nothing of the scratch */
    take("log h1\n");
    assert_int_equal(left.rest, 0); /* it begins with zeros each time */
    assert_int_equal(left.seen, 1);
    refused("log piles 10\n", "'10' is not a number from 0 to 9");
    refused("log h1\nlog h1\nlog h1\nlog h1\n", "the log has four lines");
}

static void test_engine_lines__lines_of_their_own(void **state)
{
    (void)state;
    stays(ROUND "own 9\n");
    refused("own 100\n", "'100' is not a number from 0 to 99");
    stays("round 2 of 2 height 0\ntold 0\n"); /* it is written when it is told to be */
    take("told 5\n");
    assert_int_equal(s.told, 5);
    is_saved(ROUND);
}

/* -- refusals -- */

static void test_engine_lines__unknown_words(void **state)
{
    (void)state;
    refused("rounds 3\n", "'rounds' is not a line of a position of Skirmish");
    refused("first red\n-\n", "'-' is not a line of a position of Skirmish");
}

static void test_engine_lines__refused_with_the_reason(void **state)
{
    (void)state;
    refused("pair 1 2\nround 0 of 4\n", "'0' is not a number from 1 to 20");
    refused("round 4 to 4\n", "'round' expects 'of'");
    refused("round 4 of 21\n", "'21' is not a number from 1 to 20");
    refused("round 4 of 4 height 3001\n", "'3001' is not a number from -300 to 3000");
    refused("round 4 of 4 chill\n", "'' is not a number from -40 to 40");
    refused("round 4 of 4 pace 10\n", "'10' is not a number from 0 to 9");
    refused("round 4 of 4 warm\n", "'warm' is more than 'round' takes");
    refused("pair 1\n", "'' is not a number from 0 to 9");
    refused("pair 1 2 3\n", "'3' is more than 'pair' takes");
    refused("first green\n", "'first' expects a side, red or blue");
    refused("first red red\n", "'first' expects a side, red or blue");
    refused("holder green h1\n", "'green' is no side: red or blue");
    refused("holder red h6\n", "there is no hill 'h6'");
    refused("piece red foot Ney x 4\n", "where is it?");
    refused("piece red foot Ney brave\n", "'brave' is no mark of a piece");
    refused("piece red foot Ney here\n", "'here' is no mark of a piece"); /* the usual one */
    refused("piece red cannon Ney\n", "'cannon' is no kind");
    refused("winner nobody\n", "'nobody' is no side: red or blue");
}

static void test_engine_lines__repeated(void **state)
{
    (void)state;
    refused("round 3 of 4\nround 3 of 4\n", "'round' expects to be given once");
    take("first red\nfirst blue\n"); /* of others the last one holds */
    assert_int_equal(s.first, BLUE);
    assert_true(first_said);
    assert_false(log_said);
    take("badges 3\nbadges 4\n");
    is_saved(ROUND "badges 3 4\n");
}

/* -- ranges -- */

static void test_engine_lines__ranges_of_a_state(void **state)
{
    (void)state;
    take("round 2 of 3\npiece red foot Ney\nhand red h1\nlog h2\nbanner Ulm\nholder red h5\n");
    is_broken(NULL);
    s.round = 0;
    is_broken(NULL); /* as usual */
    s.round = 21;
    is_broken(no_round);
    s.round = 20, s.chill = -41;
    is_broken(no_round);
    s.chill = -40, s.height = -301;
    is_broken(no_round);
    s.height = -300, s.banner[3] = s.banner[4] = s.banner[5] = s.banner[6] = s.banner[7] = 'x';
    is_broken(no_banner);
    s.banner[7] = 0, s.holder[RED] = HILLS + 1;
    is_broken(no_holder);
    s.holder[RED] = HILLS;
    is_broken(NULL);
}

static void test_engine_lines__ranges_of_those_in_order(void **state)
{
    (void)state;
    take("piece red foot Ney\nhand red h1\nlog h2\n");
    s.piece[0].side = SIDES;
    is_broken(no_piece);
    s.piece[0].side = BLUE, s.piece[0].hidden = 6;
    is_broken(no_piece);
    s.piece[0].hidden = 7, s.piece[0].fate = 3;
    is_broken(no_piece);
    s.piece[0].fate = 2, s.piece[1].side = SIDES; /* beyond the count */
    is_broken(NULL);
    s.piece[1].side = 0, s.piece_count = 4;
    is_broken(no_piece);
    s.piece_count = 1, s.hand[RED][0] = HILLS;
    is_broken(no_hand);
    s.hand[RED][0] = 0, s.hand_count[RED] = 5;
    is_broken(no_hand);
    s.hand_count[RED] = 4, s.log[0] = 0;
    is_broken(no_log);
    s.log_count = 0, s.piece[0].blocks = 5;
    is_broken(no_piece);
    s.piece[0].blocks = 4;
    memset(&s, 0xff, sizeof(struct scratch)); /* where the scratch would lie, if it lay here */
    is_broken(NULL);
}

/* -- for people -- */

static void form_is(int line, const char *form)
{
    struct text text = { 0 };

    eng_line_form(&toy_lines[line], &text);
    assert_string_equal(text_str(&text), form);
    text_free(&text);
}

static void test_engine_lines__forms(void **state)
{
    static const char *const forms[] = {
        "round 1..20 of 1..20 [pace 0..9] [height -300..3000] [chill -40..40]",
        "banner <name>",
        "first red|blue",
        "pair 0..9 0..9",
        "holder red|blue <hill>",
        "hand red|blue [<hill> ..]",
        "ground flat|hill|marsh <hill> ..",
        "walls <hill> north|south|east|west ..",
        "badges 0..69 ..",
        "piece red|blue foot|horse <name> [x <spot>] [blocks 1..4] [here|lost|away] [hidden] "
        "[tired] [proud]",
        "march [over <hill> ..] [back <hill> ..]",
        "log [<hill> ..] [rest] [piles 0..9]",
        "own 0..99",
        "told 0..9",
        "winner red|blue",
        NULL,
    };

    (void)state;
    for (int i = 0; forms[i]; i++)
        form_is(i, forms[i]);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_engine_lines__numbers),
        cmocka_unit_test(test_engine_lines__what_is_usual_is_left_out),
        cmocka_unit_test(test_engine_lines__things),
        cmocka_unit_test(test_engine_lines__names),
        cmocka_unit_test(test_engine_lines__those_that_come_in_order),
        cmocka_unit_test(test_engine_lines__lists),
        cmocka_unit_test(test_engine_lines__lists_behind_words),
        cmocka_unit_test(test_engine_lines__sets),
        cmocka_unit_test(test_engine_lines__values_of_members),
        cmocka_unit_test(test_engine_lines__scratch),
        cmocka_unit_test(test_engine_lines__lines_of_their_own),
        cmocka_unit_test(test_engine_lines__unknown_words),
        cmocka_unit_test(test_engine_lines__refused_with_the_reason),
        cmocka_unit_test(test_engine_lines__repeated),
        cmocka_unit_test(test_engine_lines__ranges_of_a_state),
        cmocka_unit_test(test_engine_lines__ranges_of_those_in_order),
        cmocka_unit_test(test_engine_lines__forms),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
