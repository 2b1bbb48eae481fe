/* sim_cmd.c -- `berthier sim`: many matches between bots, and what became of them.
 *
 * Standard output has a row of CSV for each match, the same for the same seed however many threads
 * play; the summary goes to standard error.  With --json the summary is all there is. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "engine/registry.h"

#include "sim/sim.h"
#include "sim/sim_local.h"

static const char usage[] = "sim GAME SCENARIO [--games N] [--bots A,B] [--seed S] [--threads T] "
                            "[--json]";

enum { SIDES_MOST = ENG_SEATS };

/* What is asked for. */
struct request {
    const struct eng_box *box;
    int scenario, games, threads;
    struct sim_player player[SIDES_MOST]; /* of each side */
    uint64_t seed;
};

struct summary {
    int finished, wins[SIDES_MOST], draws;
    long decisions;
    double seconds;
};

static int side_count(const struct eng_game *game)
{
    int n = 0;
    while (game->sides[n])
        n++;
    return n;
}

/* "random,random": a bot for each side, the last one for those that are left. */
static bool read_bots(const char *list, struct request *o, struct err *err)
{
    char name[64];
    int side = 0;

    while (side < SIDES_MOST) {
        size_t n = strcspn(list, ",");
        snprintf(name, sizeof name, "%.*s", (int)n, list);
        if (!(o->player[side].bot = ai_find(name)))
            return err_set(err, "--bots", "there is no bot '%s'", name);
        if (!ai_plays(o->player[side].bot, o->box->game))
            return err_set(err, "--bots", "%s does not play %s", name, o->box->game->book->game);
        side++;
        if (list[n] == 0)
            break;
        list += n + 1;
    }
    for (; side < SIDES_MOST; side++)
        o->player[side] = o->player[side - 1];
    return true;
}

static bool read_option(const char *name, const char *value, struct request *o, struct err *err)
{
    int64_t n;

    if (strcmp(name, "--bots") == 0)
        return read_bots(value, o, err);
    if (strcmp(name, "--games") == 0 && words_int(value, 1, 100000000, &n))
        o->games = (int)n;
    else if (strcmp(name, "--seed") == 0 && words_int(value, 0, INT64_MAX, &n))
        o->seed = (uint64_t)n;
    else if (strcmp(name, "--threads") == 0 && words_int(value, 1, SIM_THREADS, &n))
        o->threads = (int)n;
    else
        return err_set(err, name, "'%s' cannot be understood", value);
    return true;
}

static bool read_options(int argc, char **argv, struct request *o, bool *json, struct err *err)
{
    for (int i = 3; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            *json = true;
        else if (i + 1 == argc)
            return err_set(err, argv[i], "its value is missing");
        else if (!read_option(argv[i], argv[i + 1], o, err))
            return false;
        else
            i++;
    }
    return true;
}

/* Match number n has seed + n. */
static void run(const struct request *o, struct sim_outcome *outcome)
{
    struct sim_match *match = base_alloc((size_t)o->games * sizeof *match);
    struct sim_order order = {
        .box = o->box, .match = match, .count = o->games, .threads = o->threads
    };

    for (int i = 0; i < o->games; i++) {
        match[i].scenario = o->scenario;
        match[i].seed = o->seed + (uint64_t)i;
        memcpy(match[i].player, o->player, sizeof match[i].player);
    }
    sim_run_watched(&order, outcome);
    free(match);
}

/* -- what became of them -- */

static void sum_up(const struct request *o, const struct sim_outcome *outcome, struct summary *s)
{
    for (int i = 0; i < o->games; i++) {
        int side = outcome[i].side;
        if (!outcome[i].finished)
            continue;
        s->finished++;
        s->decisions += outcome[i].decisions;
        if (side < 0)
            s->draws++;
        else
            s->wins[side]++;
    }
}

static double mean_decisions(const struct summary *s)
{
    return s->finished ? (double)s->decisions / s->finished : 0;
}

static void print_csv(const struct request *o, const struct sim_outcome *outcome)
{
    puts("match,seed,winner,decisions");
    for (int i = 0; i < o->games; i++) {
        int side = outcome[i].side;
        const char *winner = !outcome[i].finished ? "unfinished"
                             : side < 0           ? "draw"
                                                  : o->box->game->sides[side];
        printf("%d,%" PRIu64 ",%s,%d\n", i, o->seed + (uint64_t)i, winner, outcome[i].decisions);
    }
}

static void print_summary(const struct request *o, const struct summary *s)
{
    fprintf(stderr, "%s %s: %d matches in %.1f s", o->box->game->book->game,
            o->box->scenario[o->scenario].id, o->games, s->seconds);
    for (int side = 0; o->box->game->sides[side]; side++)
        fprintf(stderr, ", %s %d", o->box->game->sides[side], s->wins[side]);
    fprintf(stderr, ", draws %d, %.1f decisions a match\n", s->draws, mean_decisions(s));
}

static void print_json(const struct request *o, const struct summary *s)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key_string(&j, "game", o->box->game->book->game);
    jout_key_string(&j, "scenario", o->box->scenario[o->scenario].id);
    jout_key_int(&j, "games", o->games);
    jout_key(&j, "wins");
    jout_object(&j);
    for (int side = 0; o->box->game->sides[side]; side++)
        jout_key_int(&j, o->box->game->sides[side], s->wins[side]);
    jout_end_object(&j);
    jout_key_int(&j, "draws", s->draws);
    jout_key(&j, "mean_decisions");
    jout_fixed(&j, (int64_t)(mean_decisions(s) * 100 + 0.5), 2);
    jout_key(&j, "seconds");
    jout_fixed(&j, (int64_t)(s->seconds * 1000 + 0.5), 3);
    jout_end_object(&j);
    jout_done(&j);
    puts(text_str(&out));
    text_free(&out);
}

static int simulate(const struct request *o, bool json)
{
    struct sim_outcome *outcome = base_alloc((size_t)o->games * sizeof *outcome);
    struct summary s = { 0 };
    double started = sim_clock();

    run(o, outcome);
    s.seconds = sim_clock() - started;
    sum_up(o, outcome, &s);
    if (json) {
        print_json(o, &s);
    } else {
        print_csv(o, outcome);
        print_summary(o, &s);
    }
    free(outcome);
    if (s.finished < o->games)
        fprintf(stderr, "berthier: sim: %d matches did not come to an end\n",
                o->games - s.finished);
    return s.finished == o->games ? SIM_DONE : SIM_REFUSED;
}

int sim_command(int argc, char **argv)
{
    struct request o = { .seed = 1, .games = 100, .threads = 1 };
    struct err err;
    bool json = false;

    if (argc < 3)
        return sim_usage(usage);
    o.box = eng_shared_box(argv[1], &err);
    if (o.box && (o.scenario = eng_find_scenario(o.box, argv[2])) < 0) {
        err_set(&err, argv[1], "there is no scenario '%s'", argv[2]);
        o.box = NULL;
    }
    if (!o.box) {
        err_print(&err);
        return SIM_REFUSED;
    }
    BASE_ASSERT(side_count(o.box->game) <= SIDES_MOST);
    if (!read_bots("random", &o, &err) || !read_options(argc, argv, &o, &json, &err)) {
        err_print(&err);
        return sim_usage(usage);
    }
    return simulate(&o, json);
}
