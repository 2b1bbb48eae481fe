/* bench_cmd.c -- `berthier bench`: the figures of bench.c in a table, and how they stand to those of
 * another time, which are read as `bench --json` wrote them. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json_in.h"
#include "base/words.h"
#include "engine/registry.h"

#include "sim/bench.h"
#include "sim/sim.h"
#include "sim/sim_local.h"

static const char usage[] = "bench [GAME] [--seconds N] [--json | --against FILE]";

static const struct {
    const char *key, *head;
    int width;
} column[BENCH_FIGURES] = {
    [BENCH_MATCHES] = { "matches_per_s", "matches/s", 9 },
    [BENCH_DRAWN] = { "drawn_per_s", "drawn/s", 9 },
    [BENCH_LISTED] = { "listed_per_s", "listed/s", 9 },
    [BENCH_POSITIONS] = { "positions_per_s", "search/s", 9 },
    [BENCH_REDACTIONS] = { "redactions_per_s", "redact/s", 9 },
    [BENCH_VIEWS] = { "views_per_s", "views/s", 8 },
    [BENCH_COPIES] = { "copies_per_s", "copies/s", 10 },
    [BENCH_STATE] = { "state_bytes", "state B", 8 },
    [BENCH_MESSAGE] = { "message_bytes", "message B", 10 },
    [BENCH_JOURNAL] = { "journal_bytes", "journal B", 10 },
};

struct report {
    double seconds;
    struct jout *json; /* NULL: as a table */
    json_t *then;      /* NULL: compared with nothing */
};

/* -- what was recorded -- */

/* The row of that scenario; NULL: it was not there. */
static const json_t *row_of(const json_t *rows, const char *game, const char *scenario)
{
    size_t i;
    json_t *row;

    json_array_foreach(rows, i, row)
    {
        const char *of = json_string_value(json_object_get(row, "game"));
        const char *id = json_string_value(json_object_get(row, "scenario"));
        if (of && id && strcmp(of, game) == 0 && strcmp(id, scenario) == 0)
            return row;
    }
    return NULL;
}

/* How often the figure of then goes into that of now, in the column of the figure. */
static void print_times(const json_t *then, const struct bench *now)
{
    printf("%-31s", "  times as much as recorded");
    for (int i = 0; i < BENCH_FIGURES; i++) {
        double was = json_number_value(json_object_get(then, column[i].key));
        if (was > 0 && now->of[i] > 0)
            printf(" %*.2f", column[i].width, now->of[i] / was);
        else
            printf(" %*s", column[i].width, "-");
    }
    printf("\n");
}

/* -- telling -- */

static void print_head(void)
{
    printf("%-12s %-18s", "game", "scenario");
    for (int i = 0; i < BENCH_FIGURES; i++)
        printf(" %*s", column[i].width, column[i].head);
    printf("\n");
}

static void print_row(const char *game, const char *scenario, const struct bench *f)
{
    printf("%-12s %-18s", game, scenario);
    for (int i = 0; i < BENCH_FIGURES; i++)
        printf(" %*.0f", column[i].width, f->of[i]);
    printf("\n");
}

static void add_json(const char *game, const char *scenario, const struct bench *f, struct jout *j)
{
    jout_object(j);
    jout_key_string(j, "game", game);
    jout_key_string(j, "scenario", scenario);
    for (int i = 0; i < BENCH_FIGURES; i++)
        jout_key_int(j, column[i].key, (int64_t)f->of[i]);
    jout_end_object(j);
}

static void tell(const struct report *r, const char *game, const char *scenario,
                 const struct bench *f)
{
    if (r->json) {
        add_json(game, scenario, f, r->json);
        return;
    }
    print_row(game, scenario, f);
    const json_t *then = r->then ? row_of(r->then, game, scenario) : NULL;
    if (then)
        print_times(then, f);
    fflush(stdout);
}

static bool bench_game(const char *id, const struct report *r)
{
    struct err err;
    const struct eng_box *box = eng_shared_box(id, &err);

    if (!box) {
        err_print(&err);
        return false;
    }
    for (int i = 0; i < box->scenario_count; i++) {
        struct bench f;
        bench_measure(box, i, r->seconds, &f);
        tell(r, box->game->book->game, box->scenario[i].id, &f);
    }
    return true;
}

static int bench_games(const char *only, const struct report *r)
{
    bool fine = true;

    if (only)
        fine = bench_game(only, r);
    for (int i = 0; !only && eng_games[i]; i++)
        fine = bench_game(eng_games[i]->book->game, r) && fine;
    return fine ? SIM_DONE : SIM_REFUSED;
}

static int bench_json(const char *only, struct report r)
{
    struct text out = { 0 };
    struct jout j;

    r.json = &j;
    jout_start(&j, &out);
    jout_array(&j);
    int status = bench_games(only, &r);
    jout_end_array(&j);
    jout_done(&j);
    puts(text_str(&out));
    text_free(&out);
    return status;
}

static int bench_table(const char *only, const char *against, struct report r)
{
    struct err err;

    r.then = against ? jin_read(against, &err) : NULL;
    if (against && !r.then) {
        err_print(&err);
        return SIM_REFUSED;
    }
    print_head();
    int status = bench_games(only, &r);
    json_decref(r.then);
    return status;
}

int bench_command(int argc, char **argv)
{
    const char *only = NULL, *against = NULL;
    int64_t seconds = 2;
    bool json = false;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (strcmp(argv[i], "--against") == 0 && i + 1 < argc)
            against = argv[++i];
        else if (strcmp(argv[i], "--seconds") == 0 && i + 1 < argc &&
                 words_int(argv[i + 1], 1, 3600, &seconds))
            i++;
        else if (argv[i][0] == '-' || only)
            return sim_usage(usage);
        else
            only = argv[i];
    }
    if (json && against)
        return sim_usage(usage);
    struct report r = { .seconds = (double)seconds };
    return json ? bench_json(only, r) : bench_table(only, against, r);
}
