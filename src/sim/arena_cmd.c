/* arena_cmd.c -- `berthier arena`: players against each other in side-swapped pairs.
 *
 * The table goes to standard output, with Elo and intervals; --sprt ends the run as soon as it is
 * decided whether the first player is stronger than the second by so much. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/words.h"
#include "engine/registry.h"

#include "sim/contest.h"
#include "sim/sim.h"

static const char usage[] =
    "arena GAME [SCENARIO,...] PLAYER PLAYER ... [--pairs N] [--gauntlet] [--meet A,B]\n"
    "                [--seed S] [--threads T] [--seconds N] [--sprt LOW,HIGH] [--csv FILE]\n"
    "                [--report FILE.html] [--json]\n"
    "       berthier arena GAME --join FILE.csv [--join FILE.csv ...] [--csv FILE]\n"
    "                [--report FILE.html] [--json]\n"
    "       a PLAYER is a bot's name, with @200ms or @5000n for milliseconds or positions a\n"
    "       decision, or exec:COMMAND for a program of your own; with LABEL= before it, it goes\n"
    "       by that name";

enum { JOINED_MOST = 256 };

struct request {
    struct contest arena;
    bool sprt, json;
    double low, high;
    int64_t seconds; /* 0: no limit */
    const char *csv, *report;
    int joined_count;
    const char *joined[JOINED_MOST];
    /* The sequential test goes through the programme in its order, whoever finishes first: its
     * verdict does not depend on threads, and short matches do not count before long ones. */
    int judged; /* pairs */
    struct elo_tally sequence;
};

/* -- players -- */

static bool read_budget(const char *word, struct ai_budget *out)
{
    char digits[24];
    size_t n = strspn(word, "0123456789");
    int64_t number;

    if (n == 0 || n >= sizeof digits)
        return false;
    snprintf(digits, sizeof digits, "%.*s", (int)n, word);
    if (!words_int(digits, 1, 1000000000, &number))
        return false;
    if (strcmp(word + n, "ms") == 0)
        out->ms = (uint32_t)number;
    else if (strcmp(word + n, "n") == 0)
        out->nodes = (uint64_t)number;
    else
        return false;
    return true;
}

/* "exec:COMMAND@200ms"; an @ that is followed by something else belongs to the command. */
static bool read_stranger(char *word, struct sim_player *out, struct err *err)
{
    char *at = strrchr(word, '@');

    out->command = word + strlen("exec:");
    if (at && read_budget(at + 1, &out->budget))
        *at = 0;
    if (out->budget.nodes)
        return err_set(err, word, "a program of your own has milliseconds, not positions");
    return out->command[0] || err_set(err, word, "the command is missing");
}

static const struct ai_bot *find_bot(const char *name)
{
    for (const struct ai_bot *guest = sim_guests; guest && guest->name; guest++)
        if (strcmp(guest->name, name) == 0)
            return guest;
    return ai_find(name);
}

static bool read_bot(char *word, const struct eng_game *game, struct sim_player *out,
                     struct err *err)
{
    char *at = strchr(word, '@');

    if (at && !read_budget(at + 1, &out->budget))
        return err_set(err, word, "after the @ comes a number and ms or n");
    if (at)
        *at = 0;
    out->bot = find_bot(word);
    if (!out->bot)
        return err_set(err, word, "there is no such scenario or bot");
    return ai_plays(out->bot, game) || err_set(err, word, "does not play %s", game->book->game);
}

/* Names stand in rows of CSV. */
static bool read_name(const char *word, size_t length, struct contest *a, struct err *err)
{
    char *name = a->player[a->player_count].name;

    if (length == 0 || length >= CONTEST_NAME || memchr(word, ',', length))
        return err_set(err, word, "give it a name without commas: NAME=%s", word);
    snprintf(name, CONTEST_NAME, "%.*s", (int)length, word);
    for (int i = 0; i < a->player_count; i++)
        if (strcmp(a->player[i].name, name) == 0)
            return err_set(err, word, "'%s' is there twice; give one a name: NAME=%s", name, name);
    return true;
}

/* The words of a stranger's command are kept: argv outlives the run. */
static bool read_player(char *word, struct contest *a, struct err *err)
{
    size_t label = strcspn(word, "=:");
    char *who = word[label] == '=' ? word + label + 1 : word;
    bool is_stranger = strncmp(who, "exec:", 5) == 0;

    if (a->player_count == ELO_PLAYERS)
        return err_set(err, word, "more than %d players", ELO_PLAYERS);
    if (!read_name(word, who == word ? strlen(word) : label, a, err))
        return false;
    struct sim_player *player = &a->player[a->player_count].player;
    if (is_stranger ? !read_stranger(who, player, err) : !read_bot(who, a->box->game, player, err))
        return false;
    a->player_count++;
    return true;
}

/* -- words -- */

/* "duel,ford"; false, and none taken, when one of them is no scenario. */
static bool read_scenarios(const char *list, struct contest *a)
{
    char id[64];

    while (a->scenario_count < CONTEST_SCENARIOS) {
        size_t n = strcspn(list, ",");
        snprintf(id, sizeof id, "%.*s", (int)n, list);
        int scenario = eng_find_scenario(a->box, id);
        if (scenario < 0)
            break;
        a->scenario[a->scenario_count++] = scenario;
        if (list[n] == 0)
            return true;
        list += n + 1;
    }
    a->scenario_count = 0;
    return false;
}

static bool read_sprt(const char *value, struct request *r)
{
    char *end;

    r->low = strtod(value, &end);
    if (end == value || *end != ',')
        return false;
    value = end + 1;
    r->high = strtod(value, &end);
    r->sprt = end != value && *end == 0 && r->low < r->high;
    return r->sprt;
}

static bool read_join(const char *value, struct request *r)
{
    if (r->joined_count == JOINED_MOST)
        return false;
    r->joined[r->joined_count++] = value;
    return true;
}

static int find_player(const struct contest *a, const char *name, size_t length)
{
    for (int i = 0; i < a->player_count; i++)
        if (strlen(a->player[i].name) == length && memcmp(a->player[i].name, name, length) == 0)
            return i;
    return -1;
}

/* "A,B", both named before. */
static bool read_meeting(const char *value, struct contest *a)
{
    size_t n = strcspn(value, ",");
    int i = find_player(a, value, n);
    int j = value[n] ? find_player(a, value + n + 1, strlen(value + n + 1)) : -1;

    if (i < 0 || j < 0 || i == j)
        return false;
    a->picked = a->meets[i < j ? i : j][i < j ? j : i] = true;
    return true;
}

static bool read_value(const char *name, const char *value, struct request *r, struct err *err)
{
    int64_t n;

    if (strcmp(name, "--pairs") == 0 && words_int(value, 1, 1000000, &n))
        r->arena.pairs = (int)n;
    else if (strcmp(name, "--seed") == 0 && words_int(value, 0, INT64_MAX / 2, &n))
        r->arena.seed = (uint64_t)n;
    else if (strcmp(name, "--threads") == 0 && words_int(value, 1, SIM_THREADS, &n))
        r->arena.threads = (int)n;
    else if (strcmp(name, "--seconds") == 0 && words_int(value, 1, 10000000, &n))
        r->seconds = n;
    else if (strcmp(name, "--csv") == 0)
        r->csv = value;
    else if (strcmp(name, "--report") == 0)
        r->report = value;
    else if (!(strcmp(name, "--sprt") == 0 && read_sprt(value, r)) &&
             !(strcmp(name, "--meet") == 0 && read_meeting(value, &r->arena)) &&
             !(strcmp(name, "--join") == 0 && read_join(value, r)))
        return err_set(err, name, "'%s' cannot be understood", value);
    return true;
}

static bool is_flag(const char *word, struct request *r)
{
    if (strcmp(word, "--gauntlet") == 0)
        return r->arena.gauntlet = true;
    return strcmp(word, "--json") == 0 && (r->json = true);
}

static bool read_words(int argc, char **argv, struct request *r, struct err *err)
{
    for (int i = 2; i < argc; i++) {
        bool is_option = strncmp(argv[i], "--", 2) == 0;
        if (is_flag(argv[i], r) || (i == 2 && !is_option && read_scenarios(argv[i], &r->arena)))
            continue;
        if (!is_option && !read_player(argv[i], &r->arena, err))
            return false;
        if (is_option && i + 1 == argc)
            return err_set(err, argv[i], "its value is missing");
        if (is_option && !read_value(argv[i], argv[i + 1], r, err))
            return false;
        i += is_option;
    }
    return true;
}

/* All scenarios, where none is named. */
static bool complete(struct request *r, struct err *err)
{
    struct contest *a = &r->arena;

    if (r->joined_count > 0)
        return a->player_count == 0 || err_set(err, "--join", "takes no players");
    if (a->player_count < 2)
        return err_set(err, "arena", "two players at least");
    if (a->scenario_count == 0)
        while (a->scenario_count < a->box->scenario_count && a->scenario_count < CONTEST_SCENARIOS)
            a->scenario[a->scenario_count] = a->scenario_count, a->scenario_count++;
    return contest_size(a) * 2 <= CONTEST_MATCHES || err_set(err, "--pairs", "too many matches");
}

/* -- playing -- */

/* One pair more of the first two players. */
static bool is_decided_by(struct request *r, int pair)
{
    const struct contest *a = &r->arena;
    int points = contest_points(a, pair);

    if (points < 0 || a->first[pair] != 0 || a->second[pair] != 1)
        return false;
    r->sequence.pairs[points]++;
    return elo_sprt(&r->sequence, r->low, r->high, NULL) != 0;
}

/* Pairs after the one that decides do not count, or the number of threads would. */
static bool is_decided(void *user)
{
    struct request *r = user;
    struct contest *a = &r->arena;

    while (r->judged < a->match_count / 2) {
        const struct sim_outcome *o = &a->outcome[2 * r->judged];
        if (!o[0].ended || !o[1].ended)
            return false;
        if (is_decided_by(r, r->judged++)) {
            a->match_count = 2 * r->judged;
            return true;
        }
    }
    return false;
}

/* Whoever breaks off a long contest keeps what was played: no match begins any more, those under way
 * are finished, and the results are written.  The second time it ends at once. */
static volatile sig_atomic_t broken_off;

static void break_off(int number)
{
    broken_off = number;
}

static void mind_signals(void)
{
    struct sigaction action = { .sa_handler = break_off,
                                .sa_flags = (int)(SA_RESETHAND | SA_RESTART) };

    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

static void play(struct request *r)
{
    struct contest *a = &r->arena;

    mind_signals();
    contest_plan(a);
    struct sim_order order = { .box = a->box,
                               .match = a->match,
                               .count = a->match_count,
                               .threads = a->threads,
                               .deadline = r->seconds ? sim_clock() + (double)r->seconds : 0,
                               .enough = &broken_off,
                               .look = r->sprt ? is_decided : NULL,
                               .user = r };
    sim_run_watched(&order, a->outcome);
}

static bool join(struct request *r, struct err *err)
{
    struct text rows = { 0 };
    bool fine = true;

    for (int i = 0; fine && i < r->joined_count; i++) {
        text_clear(&rows);
        fine = file_read(r->joined[i], &rows, err) &&
               contest_read_csv(&r->arena, r->joined[i], text_str(&rows), err);
    }
    text_free(&rows);
    return fine && contest_has_no_twins(&r->arena, err);
}

/* -- results -- */

static void print_sprt(const struct request *r)
{
    static const char *const verdict[] = { "no: not so much stronger", "not decided",
                                           "yes: stronger" };
    double llr;
    int decided = elo_sprt(&r->arena.tally[0][1], r->low, r->high, &llr);

    printf("\nis %s stronger than %s by %.0f Elo rather than %.0f? %s (log-likelihood %.2f)\n",
           r->arena.player[0].name, r->arena.player[1].name, r->high, r->low, verdict[decided + 1],
           llr);
}

static void print_results(const struct request *r)
{
    struct text out = { 0 };

    if (r->json)
        contest_write_json(&r->arena, &out);
    else
        contest_write_table(&r->arena, &out);
    fputs(text_str(&out), stdout);
    if (r->sprt && !r->json)
        print_sprt(r);
    text_free(&out);
}

static bool write_files(const struct request *r, struct err *err)
{
    struct text out = { 0 };
    bool fine = true;

    if (r->csv) {
        contest_write_csv(&r->arena, &out);
        fine = file_write(r->csv, text_str(&out), out.length, err);
    }
    text_clear(&out);
    if (fine && r->report) {
        contest_write_page(&r->arena, &out);
        fine = file_write(r->report, text_str(&out), out.length, err);
    }
    text_free(&out);
    return fine;
}

/* What did not come to an end, and faults of strangers, with the reason of one of each. */
static bool tell_trouble(const struct contest *a)
{
    int unfinished = 0, faults = 0;
    const char *why = "", *fault = "";

    for (int n = 0; n < a->match_count; n++) {
        const struct sim_outcome *o = &a->outcome[n];
        bool faulty = o->faults[0] + o->faults[1] > 0;
        if (o->ended && !o->finished && unfinished++ == 0)
            why = o->why;
        else if (faulty && faults++ == 0)
            fault = o->why;
    }
    if (unfinished)
        fprintf(stderr, "berthier: arena: %d matches did not come to an end: %s\n", unfinished,
                why);
    if (faults && fault[0])
        fprintf(stderr, "berthier: arena: faults in %d matches; one of them: %s\n", faults, fault);
    return unfinished > 0;
}

static int run(struct request *r)
{
    struct contest *a = &r->arena;
    struct err err;
    bool fine = true;

    if (r->joined_count > 0)
        fine = join(r, &err);
    else
        play(r);
    bool trouble = fine && tell_trouble(a);
    if (fine) {
        contest_sum_up(a);
        print_results(r);
        fine = write_files(r, &err);
    }
    if (!fine)
        err_print(&err);
    contest_free(a);
    return fine && !trouble ? SIM_DONE : SIM_REFUSED;
}

int arena_command(int argc, char **argv)
{
    static struct request r; /* large: tallies of all against all */
    struct err err;

    if (argc < 4)
        return sim_usage(usage);
    r = (struct request){ .arena = { .pairs = 50, .seed = 1, .threads = 1 } };
    r.arena.box = eng_shared_box(argv[1], &err);
    if (!r.arena.box) {
        err_print(&err);
        return SIM_REFUSED;
    }
    if (!read_words(argc, argv, &r, &err) || !complete(&r, &err)) {
        err_print(&err);
        return sim_usage(usage);
    }
    return run(&r);
}
