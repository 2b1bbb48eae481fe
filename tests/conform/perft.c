/* perft.c -- property 12: the number of ways to play on from fixed positions.
 *
 * tests/perft/<game>.tsv has a scenario or a position file, a seed, a depth and the count that was
 * found when the row was written.  A count that moves means that the rules did; whoever changes
 * them on purpose changes the row in the same commit. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/seed.h"
#include "base/tsv.h"

#include "conform.h"

struct row {
    const char *start;
    int64_t seed, depth, count;
};

static bool read_row(const struct tsv *table, int n, struct row *out, struct err *err)
{
    return tsv_text(table, n, "start", &out->start, err) &&
           tsv_int(table, n, "seed", 0, INT64_MAX, &out->seed, err) &&
           tsv_int(table, n, "depth", 0, 20, &out->depth, err) &&
           tsv_int(table, n, "count", 0, INT64_MAX, &out->count, err);
}

static struct match *begin(const struct eng_box *box, const struct row *row, struct err *err)
{
    struct eng_start start = { .scenario = eng_find_scenario(box, row->start) };
    struct text text = { 0 };
    struct match *m = NULL;

    seed_from_number(&start.seed, (uint64_t)row->seed);
    if (start.scenario >= 0)
        return match_begin(box, &start, err);
    if (file_read(row->start, &text, err))
        m = match_from_position(box, row->start, text_str(&text), &start.seed, err);
    text_free(&text);
    return m;
}

static bool check_row(const struct eng_box *box, const struct row *row, int number)
{
    struct err err;
    struct match *m = begin(box, row, &err);

    if (!m) {
        printf("not ok %d - %s: %d %s\n# %s: %s\n", number, box->game->book->game, PERFT,
               row->start, err.place, err.reason);
        return false;
    }
    uint64_t count = eng_perft(box, match_state(m), (int)row->depth);
    bool same = count == (uint64_t)row->count;
    printf("%s %d - %s: %d perft of %s, seed %" PRId64 ", to depth %" PRId64 "\n",
           same ? "ok" : "not ok", number, box->game->book->game, PERFT, row->start, row->seed,
           row->depth);
    if (!same)
        printf("# %" PRIu64 " positions, %" PRId64 " expected\n", count, row->count);
    match_free(m);
    return same;
}

/* A table that cannot be used is one failed test. */
static void refuse(const struct eng_box *box, int number, const struct err *err)
{
    printf("not ok %d - %s: %d %s\n# %s: %s\n", number, box->game->book->game, PERFT,
           property_names[PERFT], err->place, err->reason);
}

int check_perft(const struct eng_box *box, int *number)
{
    struct text path = { 0 };
    struct err err;
    struct row row;
    int failed = 0;

    text_printf(&path, "tests/perft/%s.tsv", box->game->book->game);
    struct tsv *table = tsv_read(text_str(&path), &err);
    bool fine = table != NULL;
    for (int n = 0; fine && n < tsv_rows(table); n++)
        if ((fine = read_row(table, n, &row, &err)))
            failed += !check_row(box, &row, ++*number);
    if (!fine)
        refuse(box, ++*number, &err);
    tsv_free(table);
    text_free(&path);
    return failed + !fine;
}
