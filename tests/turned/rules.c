/* rules.c -- what the rule tests play, turned.
 *
 * The runner plays its tests as ever; the linker sends its decisions, those that are refused too,
 * through here (--wrap), and each is a step.  What cannot be the same is listed, test by test and
 * with its reason, in tests/GAME/turned.tsv; a test that is listed and shows no difference is a
 * mistake in the list. */

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/tsv.h"

#include "engine/match.h"
#include "engine/registry.h"

#include "../rules_runner/runner.h"
#include "oblique.h"
#include "suite.h"

enum match_answer __real_match_play(struct match *, int, const struct eng_action *, eng_ruleno *);
enum match_answer __wrap_match_play(struct match *, int, const struct eng_action *, eng_ruleno *);
enum match_answer __real_match_check(struct match *, int, const struct eng_action *, eng_ruleno *);
enum match_answer __wrap_match_check(struct match *, int, const struct eng_action *, eng_ruleno *);

/* The test under way; ways 0: nobody is watched. */
static struct {
    struct turning *way;
    int ways;
    const char *where;
    struct rng chance;
    struct findings *found;
} now;

static void note_oblique(struct match *m, int seat, const struct eng_action *a);

static void note(struct match *m, int seat, const struct eng_action *a)
{
    int ways = now.ways;

    if (!ways || !eng_action_fits(match_box(m)->game, a) ||
        (now.way->game->fits && !now.way->game->fits(match_state(m))))
        return;
    now.ways = 0; /* what is played for comparison is not watched itself */
    for (int i = 0; i < ways; i++)
        compare_step(&now.way[i], match_state(m), seat, a, &now.chance, now.where, now.found);
    now.found->positions++;
    now.ways = ways;
}

enum match_answer __wrap_match_play(struct match *m, int seat, const struct eng_action *a,
                                    eng_ruleno *why)
{
    note(m, seat, a);
    note_oblique(m, seat, a);
    return __real_match_play(m, seat, a, why);
}

enum match_answer __wrap_match_check(struct match *m, int seat, const struct eng_action *a,
                                     eng_ruleno *why)
{
    note(m, seat, a);
    note_oblique(m, seat, a);
    return __real_match_check(m, seat, a, why);
}

/* -- the list -- */

/* Does the row name the test?  The cell is the beginning of its ids and title, or a star. */
static bool is_row_of(const struct tsv *list, int row, const char *file, const char *name)
{
    const char *test = tsv_cell(list, row, tsv_column(list, "test"));
    size_t n = strlen(test);

    return strcmp(tsv_cell(list, row, tsv_column(list, "file")), file) == 0 &&
           (strcmp(test, "*") == 0 || (strncmp(test, name, n) == 0 && strchr(" ", name[n])));
}

static bool is_oblique(const struct tsv *list, int row)
{
    return strcmp(tsv_cell(list, row, tsv_column(list, "ways")), "oblique") == 0;
}

static int find_row(const struct tsv *list, const char *file, const char *name, bool obliquely)
{
    for (int row = 0; list && row < tsv_rows(list); row++)
        if (is_oblique(list, row) == obliquely && is_row_of(list, row, file, name))
            return row;
    return -1;
}

/* Which ways the row is about: all of them, or the mirrored ones alone. */
static bool concerns(const struct tsv *list, int row, const struct turning *t)
{
    const char *ways = tsv_cell(list, row, tsv_column(list, "ways"));

    return strcmp(ways, "mirrored") != 0 || t->mirrored;
}

/* -- by fives of degrees -- */

/* Austerlitz alone: the test under way, and the ways it is turned. */
static struct {
    const struct turning *way;
    int which[OBLIQUES], count;
} oblique;

static void note_oblique(struct match *m, int seat, const struct eng_action *a)
{
    const struct eng_core *core = match_state(m);
    int count = oblique.count;

    if (!count || !eng_action_fits(match_box(m)->game, a) || !(core->asked & ENG_SEAT(seat)))
        return;
    oblique.count = 0;
    if (is_clear_of_chits(core) && is_on_plain_ground(match_box(m), core, seat, a))
        compare_oblique(oblique.way, oblique.which, count, core, seat, a, &now.chance, now.where,
                        now.found);
    else
        now.found->elsewhere++;
    oblique.count = count;
}

/* Every fifth degree where the book speaks of directions and distances, a few elsewhere. */
static void choose_oblique(const char *file)
{
    static const char *const chapters[] = { "05-", "06-", "08-", "09-", "10-", "13-" };
    static const int few[] = { 1, 7, 25, 50 };
    bool all = false;

    for (size_t i = 0; i < sizeof chapters / sizeof chapters[0]; i++)
        all = all || strncmp(file, chapters[i], 3) == 0;
    oblique.count = all ? OBLIQUES - 1 : 4;
    for (int i = 0; i < oblique.count; i++)
        oblique.which[i] = all ? i + 1 : few[i];
}

/* -- tests -- */

enum { THIN = 4 };

struct rules {
    const struct eng_box *box; /* as the runner plays on it */
    struct turning *way;
    int ways;
    const struct tsv *list;
    bool obliquely, thin; /* thin: each test in some of the ways */
    bool *used;           /* rows of the list that excused something */
    struct findings *found;
};

static void name_of(const struct rt_test *test, struct text *out)
{
    text_clear(out);
    for (int i = 0; i < test->id_count; i++)
        text_printf(out, "%s ", test->id[i]);
    text_add(out, test->title ? test->title : "");
}

static void add_findings(struct findings *sum, struct findings *part)
{
    sum->positions += part->positions;
    sum->steps += part->steps;
    sum->offers += part->offers;
    sum->verdicts += part->verdicts;
    sum->previews += part->previews;
    sum->played += part->played;
    sum->dice += part->dice;
    sum->differences += part->differences;
    sum->excused += part->excused;
    sum->elsewhere += part->elsewhere;
    sum->unsound += part->unsound;
    if (part->differences && sum->told < TOLD_MOST && strcmp(sum->place, part->place) != 0) {
        sum->told++;
        memcpy(sum->place, part->place, sizeof sum->place);
        text_add(&sum->first, text_str(&part->first));
    }
    text_free(&part->first);
}

/* The test with one way after the other, as each may be excused by itself. */
static void turn_test(struct rules *r, const char *path, const char *file,
                      const struct rt_test *test)
{
    struct text name = { 0 }, where = { 0 }, why = { 0 };

    name_of(test, &name);
    text_printf(&where, "%s:%d %s", file, test->line, text_str(&name));
    int row = find_row(r->list, file, text_str(&name), false);
    bool first = true;
    for (int i = r->thin ? test->line % THIN : 0; i < r->ways; i += r->thin ? THIN : 1) {
        struct findings part = { 0 };

        now.way = &r->way[i];
        now.ways = 1;
        now.where = text_str(&where);
        now.found = &part;
        rng_start_search(&now.chance, (uint64_t)test->line);
        rt_run(r->box, path, test, &why);
        now.ways = 0;
        if (row >= 0 && concerns(r->list, row, &r->way[i])) {
            r->used[row] = r->used[row] || part.differences + part.excused > 0;
            part.excused += part.differences;
            part.differences = 0;
        }
        part.positions = first ? part.positions : 0;
        first = false;
        add_findings(r->found, &part);
    }
    text_free(&name);
    text_free(&where);
    text_free(&why);
}

static void turn_test_obliquely(struct rules *r, const char *path, const char *file,
                                const struct rt_test *test)
{
    struct text name = { 0 }, where = { 0 }, why = { 0 };
    struct findings part = { 0 };

    name_of(test, &name);
    text_printf(&where, "%s:%d %s", file, test->line, text_str(&name));
    int row = find_row(r->list, file, text_str(&name), true);
    oblique.way = r->way;
    choose_oblique(file);
    now.where = text_str(&where);
    now.found = &part;
    rng_start_search(&now.chance, (uint64_t)test->line);
    rt_run(r->box, path, test, &why);
    oblique.count = 0;
    if (row >= 0) {
        r->used[row] = r->used[row] || part.differences > 0;
        part.excused += part.differences;
        part.differences = 0;
    }
    add_findings(r->found, &part);
    text_free(&name);
    text_free(&where);
    text_free(&why);
}

static void turn_file(struct rules *r, const char *folder, const char *file)
{
    struct text path = { 0 };
    struct rt_file tests;
    struct err err;

    text_printf(&path, "%s/%s", folder, file);
    if (rt_read(text_str(&path), &tests, &err)) {
        for (int i = 0; i < tests.count; i++)
            (r->obliquely ? turn_test_obliquely : turn_test)(r, text_str(&path), file,
                                                             &tests.test[i]);
        r->found->tests += tests.count;
        rt_file_free(&tests);
    }
    text_free(&path);
}

static void blame_list(struct rules *r)
{
    for (int row = 0; r->list && row < tsv_rows(r->list); row++)
        if (!r->used[row] && is_oblique(r->list, row) == r->obliquely &&
            strcmp(tsv_cell(r->list, row, tsv_column(r->list, "file")), "-")) {
            r->found->differences++;
            text_printf(&r->found->first, "turned.tsv:%d: listed, but nothing differs\n",
                        tsv_line(r->list, row));
        }
}

void turn_rules(struct turning *way, int ways, const struct wishes *w, struct findings *f)
{
    struct rules r = { .way = way,
                       .ways = ways,
                       .found = f,
                       .obliquely = ways == OBLIQUES,
                       .thin = !w->is_long && ways > THIN };
    const char *only = w->file;
    struct text folder = { 0 };
    struct file_list files;
    struct err err;

    text_printf(&folder, "tests/%s", way[0].game->id);
    r.list = way[0].list;
    r.box = eng_shared_box(way[0].game->id, &err);
    r.used = base_alloc(r.list ? (size_t)tsv_rows(r.list) + 1 : 1);
    BASE_ASSERT(file_list_read(text_str(&folder), ".t", &files, &err));
    for (int i = 0; i < files.count; i++)
        if (!only || strncmp(files.name[i], only, strlen(only)) == 0)
            turn_file(&r, text_str(&folder), files.name[i]);
    if (!only && (r.obliquely || !r.thin))
        blame_list(&r);
    file_list_free(&files);
    free(r.used);
    text_free(&folder);
}
