/* gather.c -- makes tests/fuzz/starts/GAME.starts: positions from which streams of decisions come to
 * every procedure of a game within a few decisions.
 *
 *   fuzz-gather GAME >tests/fuzz/starts/GAME.starts      from the root of the tree
 *   fuzz-gather GAME PROCEDURE ROW                       one position for a row that streams never come to
 *
 * Positions are taken from random matches, from the golden ones and from the rule tests: of each
 * pair (row that asks, procedure that called its own) one, any of those met, and one before each
 * decision that only a test led to a new row by.  Those that only a test wrote by hand come last,
 * under their mark.  To be run again when the rules of a game have changed so much that its positions
 * are no longer read.
 *
 * A position for one row stands before the first decision that leads there, in the golden matches or
 * else in a rule test, and is added to the file. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#include "engine/flow.h"
#include "engine/match.h"
#include "engine/registry.h"

#include "../../rules_runner/runner.h"
#include "../parts/reach.h"

enum { MATCHES = 60, KEYS = 4096, ROW_KEYS = 1 << 24, OF_EACH = 1, GOLDEN_LINES = 4000 };

/* The linker sends the calls of these through here (--wrap). */
enum match_answer __real_match_play(struct match *, int, const struct eng_action *, eng_ruleno *);
enum match_answer __wrap_match_play(struct match *, int, const struct eng_action *, eng_ruleno *);

struct kept {
    unsigned key;
    int seen, count;
    char *text[OF_EACH];
};

static const struct eng_box *box;
static struct kept played[KEYS], by_hand[KEYS];
static struct rng chance;
static bool is_test;
static int wanted_proc = -1, wanted_row; /* only a way to this row is looked for */

static unsigned key_of(const struct eng_core *core)
{
    const struct eng_frame *top = &core->frame[core->depth - 1], none = { 0 };
    const struct eng_frame *below = core->depth > 1 ? top - 1 : &none;

    return 1u + (unsigned)top->step + 64u * top->proc + 2048u * below->proc;
}

static struct kept *find(struct kept *all, unsigned key)
{
    unsigned i = key * 2654435761u % KEYS;

    while (all[i].key && all[i].key != key)
        i = (i + 1) % KEYS;
    all[i].key = key;
    return &all[i];
}

/* Without its dice: a stream brings its own. */
static void write_position(const void *state, struct text *out)
{
    struct eng_core *copy = base_alloc(box->game->state_size);

    memcpy(copy, state, box->game->state_size);
    memset(&copy->rng, 0, sizeof copy->rng);
    memset(&copy->fate, 0, sizeof copy->fate);
    eng_save(box, copy, out);
    free(copy);
}

/* Any of those met, each as likely. */
static void keep(struct kept *all, const struct eng_core *core)
{
    struct kept *k = find(all, key_of(core));
    int place = k->count < OF_EACH ? k->count : OF_EACH - 1;
    struct text text = { 0 };

    k->seen++;
    if (k->count == OF_EACH && rng_below(&chance, (uint32_t)k->seen) != 0)
        return;
    if (all == by_hand && k->count > 0)
        return;
    write_position(core, &text);
    if (k->count < OF_EACH)
        k->count++;
    else
        free(k->text[place]);
    k->text[place] = text.s;
}

/* A row that nobody has come to before, by its key; 0: none. */
static unsigned new_row(void)
{
    static bool known[REACH_PROCS][REACH_ROWS];
    unsigned key = 0;

    for (int proc = 0; proc < REACH_PROCS; proc++)
        for (int row = 0; row < REACH_ROWS; row++)
            if (!known[proc][row] && reach_visits(proc, row)) {
                known[proc][row] = true;
                key = ROW_KEYS + (unsigned)(proc * REACH_ROWS + row);
            }
    return key;
}

static void look_at(const struct eng_core *core)
{
    if (core->active && !core->over && core->depth)
        keep(is_test ? by_hand : played, core);
}

/* The first decision that leads to the row, and that is all. */
static enum match_answer watch(struct match *m, int seat, const struct eng_action *a,
                               eng_ruleno *why)
{
    uint64_t visits = reach_visits(wanted_proc, wanted_row);
    struct text before = { 0 };

    write_position(match_state(m), &before);
    enum match_answer answer = __real_match_play(m, seat, a, why);
    if (answer == MATCH_DONE && reach_visits(wanted_proc, wanted_row) > visits) {
        printf("%s%s", is_test ? "# by hand\n" : "", text_str(&before));
        exit(0);
    }
    text_free(&before);
    return answer;
}

enum match_answer __wrap_match_play(struct match *m, int seat, const struct eng_action *a,
                                    eng_ruleno *why)
{
    struct text before = { 0 };
    unsigned key;

    if (wanted_proc >= 0)
        return watch(m, seat, a, why);
    new_row();
    look_at(match_state(m));
    if (is_test)
        write_position(match_state(m), &before);
    enum match_answer answer = __real_match_play(m, seat, a, why);
    key = new_row();
    if (is_test && key) {
        struct kept *k = find(by_hand, key);
        k->text[k->count++] = before.s;
    } else {
        text_free(&before);
    }
    return answer;
}

static void choose_options(uint8_t *option)
{
    const struct eng_option *o = box->game->options;

    for (int i = 0; o && o[i].id; i++) {
        int values = 0;
        while (o[i].values[values])
            values++;
        option[i] = rng_below(&chance, 3) ? 0 : (uint8_t)rng_below(&chance, (uint32_t)values);
    }
}

/* A row come to for the first time, and not in one of the first matches, is rare. */
static void keep_rare(const void *before, bool early)
{
    unsigned key = new_row();
    struct text text = { 0 };

    if (!key || early)
        return;
    struct kept *k = find(played, key);
    write_position(before, &text);
    k->text[k->count++] = text.s;
}

static void play_random(int scenario, bool early)
{
    struct eng_core *core = base_alloc(box->game->state_size);
    void *before = base_alloc(box->game->state_size);
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct eng_action a;
    struct err err;

    choose_options(option);
    bool fine = eng_begin_search(box, scenario, option, rng_u64(&chance), core, &err);
    for (uint32_t i = 0; fine && !core->over && i < box->game->longest; i++) {
        int seat = 0;
        look_at(core);
        while (!(core->active & ENG_SEAT(seat)))
            seat++;
        if (!eng_random_action(box, core, seat, &chance, &a))
            break;
        memcpy(before, core, box->game->state_size);
        box->game->apply(box, core, seat, &a, NULL);
        keep_rare(before, early);
    }
    free(before);
    free(core);
}

static void replay_golden(const char *path)
{
    struct text text = { 0 };
    struct journal j;
    struct err err;

    if (!file_read(path, &text, &err) || !journal_read(path, text_str(&text), &j, &err)) {
        err_print(&err);
        exit(1);
    }
    match_free(match_replay(box, path, &j, GOLDEN_LINES, &err));
    journal_free(&j);
    text_free(&text);
}

static void run_tests(const char *path)
{
    struct rt_file file;
    struct text why = { 0 };
    struct err err;

    is_test = true;
    if (rt_read(path, &file, &err)) {
        for (int i = 0; i < file.count; i++)
            rt_run(box, path, &file.test[i], &why);
        rt_file_free(&file);
    }
    text_free(&why);
    is_test = false;
}

static void each_file(const char *folder, const char *prefix, const char *suffix,
                      void (*take)(const char *path))
{
    struct text path = { 0 };
    struct file_list list;
    struct err err;

    if (!file_list_read(folder, suffix, &list, &err)) {
        err_print(&err);
        exit(1);
    }
    for (int i = 0; i < list.count; i++) {
        if (strncmp(list.name[i], prefix, strlen(prefix)) != 0)
            continue;
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, list.name[i]);
        take(text_str(&path));
    }
    text_free(&path);
    file_list_free(&list);
}

static int write_all(const struct kept *all, const struct kept *unless)
{
    int count = 0;

    for (int i = 0; i < KEYS; i++) {
        if (unless && all[i].key && find((struct kept *)unless, all[i].key)->count)
            continue;
        for (int n = 0; n < all[i].count; n++, count++)
            fputs(all[i].text[n], stdout);
    }
    return count;
}

static void play_randomly(void)
{
    rng_start_search(&chance, 1805);
    for (int i = 0; i < box->scenario_count; i++)
        for (int n = 0; n < MATCHES / box->scenario_count + 1; n++)
            play_random(i, n < 2);
}

static bool want_row(const char *proc, const char *row)
{
    const struct eng_proc *procs = box->game->procs;

    for (int i = 0; procs[i].name; i++)
        for (int k = 0; k < procs[i].step_count; k++)
            if (strcmp(procs[i].name, proc) == 0 && strcmp(procs[i].step[k].name, row) == 0) {
                wanted_proc = i;
                wanted_row = k;
            }
    return wanted_proc >= 0;
}

int main(int argc, char **argv)
{
    struct text folder = { 0 };
    struct err err;

    box = argc == 2 || argc == 4 ? eng_shared_box(argv[1], &err) : NULL;
    if (!box || (argc == 4 && !want_row(argv[2], argv[3]))) {
        fputs("usage: fuzz-gather GAME [PROCEDURE ROW], from the root of the tree\n", stderr);
        return 2;
    }
    box = reach_open(box);
    if (argc == 2)
        play_randomly();
    each_file("tests/golden", argv[1], ".journal", replay_golden);
    text_printf(&folder, "tests/%s", argv[1]);
    each_file(text_str(&folder), "", ".t", run_tests);
    if (argc == 4) {
        fputs("fuzz-gather: nothing leads there\n", stderr);
        return 1;
    }
    int own = write_all(played, NULL);
    puts("# by hand");
    int hand = write_all(by_hand, played);
    fprintf(stderr, "%s: %d positions, and %d by hand\n", argv[1], own, hand);
    text_free(&folder);
    return 0;
}
