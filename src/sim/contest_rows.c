/* contest_rows.c -- the matches of a contest as rows of CSV, and back.
 *
 * The two matches of a pair stand together; a pair of which one did not come to an end is left
 * out.  Names have no commas, so no field needs quotes. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

#include "sim/contest.h"

static const char heading[] =
    "scenario,seed,first,second,side_of_first,winner,decisions,"
    "first_decisions,first_ms,first_median_ms,first_longest_ms,first_faults,"
    "second_decisions,second_ms,second_median_ms,second_longest_ms,second_faults";

enum { FIELDS = 17, TEXTS = 6, OF_FIRST = 7, OF_SECOND = 12 };

static void add_times(const struct sim_outcome *o, int remainder, struct text *out)
{
    int decided = 0, faults = 0;
    double seconds = 0, median = 0, longest = 0;

    for (int side = remainder; side < ENG_SEATS; side += 2) {
        decided += o->decided[side];
        faults += o->faults[side];
        seconds += o->seconds[side];
        median = o->median[side] > median ? o->median[side] : median;
        longest = o->longest[side] > longest ? o->longest[side] : longest;
    }
    text_printf(out, ",%d,%.3f,%.4f,%.4f,%d", decided, seconds * 1000, median * 1000,
                longest * 1000, faults);
}

static void add_row(const struct contest *a, int n, struct text *out)
{
    const struct sim_outcome *o = &a->outcome[n];
    const char *const *sides = a->box->game->sides;

    text_printf(out, "%s,%" PRIu64 ",%s,%s,%s,%s,%d", a->box->scenario[a->match[n].scenario].id,
                a->match[n].seed, a->player[a->first[n / 2]].name, a->player[a->second[n / 2]].name,
                sides[n % 2], o->side < 0 ? "draw" : sides[o->side], o->decisions);
    add_times(o, n % 2, out);
    add_times(o, 1 - n % 2, out);
    text_add_char(out, '\n');
}

void contest_write_csv(const struct contest *a, struct text *out)
{
    text_printf(out, "%s\n", heading);
    for (int n = 0; n < a->match_count; n++)
        if (contest_points(a, n / 2) >= 0)
            add_row(a, n, out);
}

/* -- back -- */

struct row {
    char *text[TEXTS];
    double number[FIELDS];
};

static bool cut_row(char *line, struct row *r)
{
    char *field = line, *end;

    for (int i = 0; i < FIELDS; i++) {
        size_t length = strcspn(field, ",");
        bool last = field[length] == 0;
        if (last != (i == FIELDS - 1))
            return false;
        field[length] = 0;
        if (i < TEXTS)
            r->text[i] = field;
        else
            r->number[i] = strtod(field, &end);
        if (i >= TEXTS && (end == field || *end || !(r->number[i] >= 0 && r->number[i] < 1e12)))
            return false;
        field += length + 1;
    }
    return true;
}

static int find_player(struct contest *a, const char *name)
{
    int i = 0;

    while (i < a->player_count && strcmp(a->player[i].name, name) != 0)
        i++;
    if (i == ELO_PLAYERS || strlen(name) >= CONTEST_NAME)
        return -1;
    if (i == a->player_count)
        snprintf(a->player[a->player_count++].name, CONTEST_NAME, "%s", name);
    return i;
}

static int find_side(const struct contest *a, const char *name)
{
    for (int side = 0; a->box->game->sides[side]; side++)
        if (strcmp(a->box->game->sides[side], name) == 0)
            return side;
    return -1;
}

static bool add_scenario(struct contest *a, int scenario)
{
    int i = 0;

    while (i < a->scenario_count && a->scenario[i] != scenario)
        i++;
    if (i == a->scenario_count && i < CONTEST_SCENARIOS)
        a->scenario[a->scenario_count++] = scenario;
    return i < CONTEST_SCENARIOS;
}

static void take_times(struct sim_outcome *o, int side, const double *number)
{
    o->decided[side] = (int)number[0];
    o->seconds[side] = number[1] / 1000;
    o->median[side] = number[2] / 1000;
    o->longest[side] = number[3] / 1000;
    o->faults[side] = (int)number[4];
}

/* Doubles in size from time to time, as lists do. */
static void make_room(struct contest *a)
{
    size_t n = (size_t)a->match_count;

    if (a->match_count & (a->match_count - 1) || a->match_count == 1)
        return;
    n = n ? 2 * n : 2;
    a->match = base_realloc(a->match, n * sizeof *a->match);
    a->outcome = base_realloc(a->outcome, n * sizeof *a->outcome);
    a->first = base_realloc(a->first, n / 2);
    a->second = base_realloc(a->second, n / 2);
}

/* What is wrong with it, or NULL. */
static const char *take_row(struct contest *a, const struct row *r)
{
    int n = a->match_count, scenario = eng_find_scenario(a->box, r->text[0]);
    int first = find_player(a, r->text[2]), second = find_player(a, r->text[3]);
    int winner = find_side(a, r->text[5]);
    int64_t seed;

    if (scenario < 0 || !add_scenario(a, scenario))
        return "the scenario is not of this game";
    if (first < 0 || second < 0 || first == second)
        return "the players cannot be told apart, or there are too many";
    if (!words_int(r->text[1], 0, INT64_MAX, &seed))
        return "the seed is no number";
    if (find_side(a, r->text[4]) != n % 2 || (winner < 0 && strcmp(r->text[5], "draw") != 0))
        return "the sides are wrong, or half of a pair is missing";
    if (n == CONTEST_MATCHES)
        return "too many matches";
    make_room(a);
    a->match[n] = (struct sim_match){ .scenario = scenario, .seed = (uint64_t)seed };
    a->outcome[n] = (struct sim_outcome){
        .side = winner, .decisions = (int)r->number[6], .ended = true, .finished = true
    };
    take_times(&a->outcome[n], n % 2, &r->number[OF_FIRST]);
    take_times(&a->outcome[n], 1 - n % 2, &r->number[OF_SECOND]);
    if (n % 2 && (a->first[n / 2] != first || a->second[n / 2] != second ||
                  a->match[n - 1].scenario != scenario || a->match[n - 1].seed != (uint64_t)seed))
        return "half of a pair is missing";
    a->first[n / 2] = (uint8_t)first;
    a->second[n / 2] = (uint8_t)second;
    a->match_count++;
    return NULL;
}

bool contest_read_csv(struct contest *a, const char *place, const char *text, struct err *err)
{
    struct lines l = { .next = text };
    const char *wrong = NULL;
    struct row row;

    while (!wrong && lines_next(&l)) {
        if (l.number == 1)
            wrong = strcmp(l.line.s, heading) == 0 ? NULL : "the heading is not that of an arena";
        else
            wrong = cut_row(l.line.s, &row) ? take_row(a, &row) : "the row cannot be read";
    }
    if (!wrong && a->match_count % 2)
        wrong = "half of a pair is missing";
    if (wrong)
        err_line(err, place, l.number, "%s", wrong);
    lines_done(&l);
    return wrong == NULL;
}

/* -- twins -- */

struct key {
    int scenario, first, second;
    uint64_t seed;
};

static int compare_keys(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct key));
}

bool contest_has_no_twins(const struct contest *a, struct err *err)
{
    int pairs = a->match_count / 2, twins = 0;
    struct key *key = base_alloc((size_t)pairs * sizeof *key);

    for (int n = 0; n < pairs; n++) {
        int low = a->first[n] < a->second[n] ? a->first[n] : a->second[n];
        key[n].scenario = a->match[2 * n].scenario;
        key[n].first = low;
        key[n].second = a->first[n] + a->second[n] - low;
        key[n].seed = a->match[2 * n].seed;
    }
    qsort(key, (size_t)pairs, sizeof *key, compare_keys);
    for (int n = 1; n < pairs; n++)
        twins += compare_keys(&key[n - 1], &key[n]) == 0;
    free(key);
    return twins == 0 || err_set(err, "--join", "%d pairs are there twice", twins);
}
