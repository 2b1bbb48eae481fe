/* perft_cmd.c -- `berthier perft`: leaf counts, the quick test that nothing moved in the rules. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/seed.h"

#include "engine/registry.h"

#include "console/commands.h"
#include "console/start.h"

static const char usage[] = "perft FILE.pos DEPTH [seed N], or\n"
                            "       berthier perft GAME SCENARIO DEPTH [seed N] [option K=V ...]";

enum { DEEPEST = 20 };

/* One line for each depth, so that a difference shows where it begins. */
static void print_counts(const struct eng_box *box, const void *state, int depth)
{
    for (int d = 1; d <= depth; d++) {
        printf("%d %" PRIu64 "\n", d, eng_perft(box, state, d));
        fflush(stdout);
    }
}

static bool perft_file(const struct words *w, int depth, struct err *err)
{
    const char *path = w->word[0];
    struct text text = { 0 };
    struct seed seed;
    struct match *m = NULL;

    seed_from_number(&seed, 1);
    if (w->count == 4 && !start_seed(w->word[3], &seed, err))
        return false;
    if (start_read(path, &text, err))
        m = start_position(path, text_str(&text), &seed, err);
    text_free(&text);
    if (!m)
        return false;
    print_counts(match_box(m), match_state(m), depth);
    match_free(m);
    return true;
}

/* The words without the depth are those that begin a match. */
static bool perft_scenario(struct words *w, int depth, struct err *err)
{
    const struct eng_box *box = eng_shared_box(w->word[0], err);
    struct eng_start start = { 0 };

    if (!box)
        return false;
    seed_from_number(&start.seed, 1);
    memmove(&w->word[2], &w->word[3], (size_t)(w->count - 3) * sizeof w->word[0]);
    w->count--;
    if (!start_parse(box, w, 1, &start, err))
        return err_at(err, "command line");
    struct match *m = match_begin(box, &start, err);

    if (!m)
        return false;
    print_counts(box, match_state(m), depth);
    match_free(m);
    return true;
}

int perft_command(int argc, char **argv)
{
    struct words w = { 0 };
    struct err err;
    int64_t depth;
    bool fine;

    if (argc > WORDS_MAX)
        return commands_usage(usage);
    for (int i = 1; i < argc; i++)
        w.word[w.count++] = argv[i];
    bool file = w.count == 2 || (w.count == 4 && strcmp(w.word[2], "seed") == 0);
    int at = file ? 1 : 2;

    if (w.count <= at || !words_int(w.word[at], 1, DEEPEST, &depth))
        return commands_usage(usage);
    fine = file ? perft_file(&w, (int)depth, &err) : perft_scenario(&w, (int)depth, &err);
    return fine ? EXIT_DONE : commands_refused(&err);
}
