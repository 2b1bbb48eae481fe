/* bench_cmd.c -- `berthier bench`: how fast random legal play goes on one core, how fast a side's
 * view is drawn up, and how many bytes a state and a journal take.
 *
 * Decisions are counted twice: drawn, as searches make them, without a list where a game can do so;
 * and listed, as players' programs make them and most engines are measured. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/seed.h"
#include "base/words.h"
#include "engine/match.h"
#include "engine/registry.h"

#include "sim/sim.h"
#include "sim/sim_local.h"

static const char usage[] = "bench [GAME] [--seconds N] [--json]";

enum {
    POOL = 64,      /* states that are copied in turn: enough not to be one cache line */
    COPIES = 10000, /* between two looks at the clock */
    JOURNALS = 20,  /* whose mean length is told */
    SITES = 16,     /* states of one match that views are drawn of */
};

struct figures {
    double matches_per_s, drawn_per_s, listed_per_s, copies_per_s, views_per_s;
    size_t state_bytes, journal_bytes;
};

/* One match of random legal play; nobody listens.  Listed: every action that is offered is listed
 * before one is drawn, in the same matches.  The number of decisions. */
static int play_match(const struct eng_box *box, int scenario, bool listed, uint64_t seed,
                      void *state)
{
    const struct eng_core *core = state;
    struct eng_choices choices;
    struct eng_action a;
    struct rng rng;
    struct err err;
    int decisions = 0;

    rng_start_search(&rng, seed);
    if (!eng_begin_search(box, scenario, NULL, seed, state, &err))
        return 0;
    while (!core->over) {
        int seat = __builtin_ctz(core->active);
        if (listed)
            box->game->offer(box, state, seat, &choices);
        if (!eng_random_action(box, state, seat, &rng, &a))
            break;
        box->game->apply(box, state, seat, &a, NULL);
        decisions++;
    }
    return decisions;
}

struct pace {
    double matches_per_s, decisions_per_s;
};

static struct pace measure_play(const struct eng_box *box, int scenario, bool listed,
                                double seconds)
{
    void *state = base_alloc(box->game->state_size);
    double started = sim_clock(), took;
    uint64_t matches = 0;
    int64_t decisions = 0;

    do {
        decisions += play_match(box, scenario, listed, ++matches, state);
        took = sim_clock() - started;
    } while (took < seconds);
    free(state);
    return (struct pace){ (double)matches / took, (double)decisions / took };
}

static void measure_copies(const struct eng_box *box, double seconds, struct figures *out)
{
    size_t size = box->game->state_size;
    char *pool = base_alloc(POOL * size);
    double started = sim_clock(), took;
    int64_t copies = 0;

    do {
        for (int i = 0; i < COPIES; i++) {
            char *from = pool + (size_t)(i % POOL) * size;
            memcpy(pool + (size_t)((i + 1) % POOL) * size, from, size);
            __asm__ volatile("" : : "r"(pool) : "memory"); /* the copy is wanted */
        }
        copies += COPIES;
        took = sim_clock() - started;
    } while (took < seconds);
    out->copies_per_s = (double)copies / took;
    free(pool);
}

/* States from all over one random match, as the seat to decide sees them; how many. */
static int gather_sites(const struct eng_box *box, int scenario, char *site)
{
    size_t size = box->game->state_size;
    void *state = base_alloc(size);
    const struct eng_core *core = state;
    int apart = play_match(box, scenario, false, 1, state) / SITES + 1, count = 0, decisions = 0;
    struct eng_action a;
    struct rng rng;
    struct err err;

    rng_start_search(&rng, 1);
    bool goes_on = eng_begin_search(box, scenario, NULL, 1, state, &err);
    while (goes_on && !core->over && count < SITES) {
        int seat = __builtin_ctz(core->active);
        if (decisions++ % apart == 0) {
            memcpy(site + (size_t)count * size, state, size);
            eng_redact(box, site + (size_t)count++ * size, ENG_SEAT(seat));
        }
        goes_on = eng_random_action(box, state, seat, &rng, &a);
        if (goes_on)
            box->game->apply(box, state, seat, &a, NULL);
    }
    free(state);
    return count;
}

/* A view is all that the page shows of a state: pieces, and what is drawn over the map for a whole
 * side, as supply, communication and reach. */
static void measure_views(const struct eng_box *box, int scenario, double seconds,
                          struct figures *out)
{
    size_t size = box->game->state_size;
    char *site = base_alloc(SITES * size);
    int count = gather_sites(box, scenario, site), views = 0;
    struct text text = { 0 };
    struct jout j;
    double started = sim_clock(), took = 0;

    for (; count && took < seconds; took = sim_clock() - started) {
        text_clear(&text);
        jout_start(&j, &text);
        jout_object(&j);
        box->game->show(box, site + (size_t)(views++ % count) * size, &j);
        jout_end_object(&j);
        jout_done(&j);
    }
    out->views_per_s = took > 0 ? (double)views / took : 0;
    text_free(&text);
    free(site);
}

/* Bytes of the journal of a whole random match. */
static size_t journal_bytes(const struct eng_box *box, int scenario, uint64_t seed)
{
    struct eng_start start = { .scenario = scenario };
    struct text text = { 0 };
    struct eng_action a;
    struct rng rng;
    struct err err;
    eng_ruleno why;

    rng_start_search(&rng, seed);
    seed_from_number(&start.seed, seed);
    struct match *m = match_begin(box, &start, &err);
    while (m && !((const struct eng_core *)match_state(m))->over) {
        int seat = __builtin_ctz(((const struct eng_core *)match_state(m))->active);
        if (!eng_random_action(box, match_state(m), seat, &rng, &a) ||
            match_play(m, seat, &a, &why) != MATCH_DONE)
            break;
    }
    if (m)
        journal_write(match_journal(m), true, &text);
    size_t bytes = text.length;
    match_free(m);
    text_free(&text);
    return bytes;
}

static void measure(const struct eng_box *box, int scenario, double seconds, struct figures *out)
{
    struct pace drawn = measure_play(box, scenario, false, seconds * 0.3);
    struct pace listed = measure_play(box, scenario, true, seconds * 0.3);

    *out = (struct figures){ .matches_per_s = drawn.matches_per_s,
                             .drawn_per_s = drawn.decisions_per_s,
                             .listed_per_s = listed.decisions_per_s,
                             .state_bytes = box->game->state_size };
    measure_copies(box, seconds * 0.2, out);
    measure_views(box, scenario, seconds * 0.2, out);
    for (uint64_t seed = 1; seed <= JOURNALS; seed++)
        out->journal_bytes += journal_bytes(box, scenario, seed);
    out->journal_bytes /= JOURNALS;
}

/* -- telling -- */

static void print_row(const struct eng_box *box, int scenario, const struct figures *f)
{
    printf("%-12s %-18s %9.0f %9.0f %9.0f %10.0f %8.0f %11zu %13zu\n", box->game->book->game,
           box->scenario[scenario].id, f->matches_per_s, f->drawn_per_s, f->listed_per_s,
           f->copies_per_s, f->views_per_s, f->state_bytes, f->journal_bytes);
    fflush(stdout);
}

static void add_json(const struct eng_box *box, int scenario, const struct figures *f,
                     struct jout *j)
{
    jout_object(j);
    jout_key_string(j, "game", box->game->book->game);
    jout_key_string(j, "scenario", box->scenario[scenario].id);
    jout_key_int(j, "matches_per_s", (int64_t)f->matches_per_s);
    jout_key_int(j, "drawn_per_s", (int64_t)f->drawn_per_s);
    jout_key_int(j, "listed_per_s", (int64_t)f->listed_per_s);
    jout_key_int(j, "copies_per_s", (int64_t)f->copies_per_s);
    jout_key_int(j, "views_per_s", (int64_t)f->views_per_s);
    jout_key_int(j, "state_bytes", (int64_t)f->state_bytes);
    jout_key_int(j, "journal_bytes", (int64_t)f->journal_bytes);
    jout_end_object(j);
}

/* json NULL: as a table. */
static bool bench_game(const char *id, double seconds, struct jout *json)
{
    struct err err;
    const struct eng_box *box = eng_shared_box(id, &err);

    if (!box) {
        err_print(&err);
        return false;
    }
    for (int i = 0; i < box->scenario_count; i++) {
        struct figures f;
        measure(box, i, seconds, &f);
        if (json)
            add_json(box, i, &f, json);
        else
            print_row(box, i, &f);
    }
    return true;
}

static bool bench_games(const char *only, double seconds, struct jout *json)
{
    bool fine = true;

    if (only)
        return bench_game(only, seconds, json);
    for (int i = 0; eng_games[i]; i++)
        fine = bench_game(eng_games[i]->book->game, seconds, json) && fine;
    return fine;
}

static int bench_json(const char *only, double seconds)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_array(&j);
    bool fine = bench_games(only, seconds, &j);
    jout_end_array(&j);
    jout_done(&j);
    puts(text_str(&out));
    text_free(&out);
    return fine ? SIM_DONE : SIM_REFUSED;
}

int bench_command(int argc, char **argv)
{
    const char *only = NULL;
    int64_t seconds = 2;
    bool json = false;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (strcmp(argv[i], "--seconds") == 0 && i + 1 < argc &&
                 words_int(argv[i + 1], 1, 3600, &seconds))
            i++;
        else if (argv[i][0] == '-' || only)
            return sim_usage(usage);
        else
            only = argv[i];
    }
    if (json)
        return bench_json(only, (double)seconds);
    printf("%-12s %-18s %9s %9s %9s %10s %8s %11s %13s\n", "game", "scenario", "matches/s",
           "drawn/s", "listed/s", "copies/s", "views/s", "state bytes", "journal bytes");
    return bench_games(only, (double)seconds, NULL) ? SIM_DONE : SIM_REFUSED;
}
