/* drill.c -- how the drilled hand of Commands & Colors came to its numbers, and how it would come to
 * better ones.
 *
 *     drill habits SECONDS [SEED]      the hand plays itself; prints a colors_habits
 *     drill judge MATCHES [SEED]       the same, to see who wins; prints the weights of judge_colors.c
 *
 * habits is stochastic approximation: all numbers are changed at once, each up or down by chance; the
 * hand so changed plays the one changed the other way, and the numbers go a little towards the
 * winner.  The mean of the second half of the way is printed, and what it scores against the plain
 * hand.  Means of several ways, with different seeds, are better than each of them.
 *
 * judge is logistic regression: each turn of each match is a row, what is seen of the side to move less
 * what is seen of the other; each scenario has its own balance, which is not printed. */

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/colors/judge_colors.h"
#include "ai/colors/quick_colors.h"
#include "engine/choices.h"

enum {
    NUMBERS = sizeof(struct colors_habits) / sizeof(int),
    DECISIONS = 6000, /* of a match */
    PAIRS = 60,       /* of a step  */
    TRIALS = 2000,    /* pairs against the plain hand */
    WANDERS = 6,      /* decisions in a hundred that are taken at random, of matches to judge by */
    TURNS = 400,
    BALANCES = 64, /* a scenario and a side each */
    UNKNOWNS = JUDGE_SIGHTS + BALANCES,
    ROUNDS = 8
};

static struct eng_box box;

/* -- matches -- */

static bool take(const struct colors_habits *habits, struct cc_state *s, struct rng *rng)
{
    struct colors_eye eye = colors_eye_of(&box, habits);
    int seat = __builtin_ctz(s->core.active);
    struct eng_choices c;
    struct eng_action a;

    box.game->offer(&box, s, seat, &c);
    int best = quick_colors(&eye, s, seat, &c);
    if (best < 0)
        return false;
    a = c.action[best];
    if (rng && rng_below(rng, 100) < WANDERS && !eng_random_action(&box, s, seat, rng, &a))
        return false;
    box.game->apply(&box, s, seat, &a, NULL);
    return true;
}

static void begin(struct cc_state *s, uint64_t number)
{
    uint8_t option[ENG_OPTIONS] = { 0 };
    struct err err;

    if (!eng_begin_search(&box, (int)(number % (uint64_t)box.scenario_count), option,
                          number * UINT64_C(0x9e3779b97f4a7c15), s, &err)) {
        fprintf(stderr, "drill: %s: %s\n", err.place, err.reason);
        exit(1);
    }
}

/* Half points of the one who plays `side`. */
static int match(const struct colors_habits *one, const struct colors_habits *other, int side,
                 uint64_t number)
{
    static struct cc_state s;

    begin(&s, number);
    for (int i = 0; i < DECISIONS && !s.core.over; i++)
        if (!take(s.core.side[__builtin_ctz(s.core.active)] == side ? one : other, &s, NULL))
            break;
    return !s.core.over || s.winner == SIDES ? 1 : s.winner == side ? 2 : 0;
}

static double score(const struct colors_habits *one, const struct colors_habits *other, int pairs,
                    uint64_t number)
{
    int sum = 0;

    for (int i = 0; i < pairs; i++)
        for (int side = 0; side < SIDES; side++)
            sum += match(one, other, side, number + (uint64_t)i);
    return sum / (4.0 * pairs);
}

/* -- habits -- */

static const struct field {
    const char *name;
    size_t at, count;
} fields[] = {
#define FIELD(f)                                                                                   \
    {                                                                                              \
#f, offsetof(struct colors_habits, f) / sizeof(int),                                       \
            sizeof(((struct colors_habits *)NULL)->f) / sizeof(int)                                \
    }
    FIELD(driven_off),     FIELD(no_answer),   FIELD(block),
    FIELD(quality),        FIELD(leader),      FIELD(his_card),
    FIELD(forms_square),   FIELD(goes),        FIELD(first),
    FIELD(second),         FIELD(afar),        FIELD(objective),
    FIELD(near_objective), FIELD(guarded),     FIELD(cover),
    FIELD(works),          FIELD(far),         FIELD(close),
    FIELD(weak),           FIELD(care),        FIELD(order_square),
    FIELD(order_weak),     FIELD(order),       FIELD(bayonet),
    FIELD(bombard),        FIELD(charge),      FIELD(counter),
    FIELD(elan),           FIELD(fire),        FIELD(march),
    FIELD(steel),          FIELD(leadership),  FIELD(scout),
    FIELD(manoeuvre),      FIELD(rally),       FIELD(supply),
    FIELD(strike),         FIELD(keep),        FIELD(square_card),
    FIELD(square_gain),    FIELD(ground_lost), FIELD(stand_harm),
    FIELD(strike_loss),    FIELD(strike_cost), FIELD(advance),
    FIELD(move),           FIELD(fight),
};

static void print_habits(const int *number)
{
    for (size_t f = 0; f < sizeof fields / sizeof fields[0]; f++) {
        printf("    .%s = %s", fields[f].name, fields[f].count > 1 ? "{ " : "");
        for (size_t i = 0; i < fields[f].count; i++)
            printf("%s%d", i ? ", " : "", number[fields[f].at + i]);
        printf("%s,\n", fields[f].count > 1 ? " }" : "");
    }
}

/* To whole numbers, up as often as the fraction says. */
static void settle(const double *from, struct rng *rng, struct colors_habits *out)
{
    int number[NUMBERS];

    for (int i = 0; i < NUMBERS; i++) {
        double whole = floor(from[i]), chance = rng ? rng_below(rng, 1000) / 1000.0 : 0.5;
        number[i] = (int)whole + (from[i] - whole > chance);
    }
    memcpy(out, number, sizeof *out);
}

static double stride(double number)
{
    return 1.6 + fabs(number) / 5;
}

static void step(double *at, int n, struct rng *rng)
{
    struct colors_habits up, down;
    double plus[NUMBERS], minus[NUMBERS], way[NUMBERS], gain = 5 / pow(1 + n / 200.0, 0.6);

    for (int i = 0; i < NUMBERS; i++) {
        way[i] = (rng_below(rng, 2) ? 1 : -1) * stride(at[i]);
        plus[i] = at[i] + way[i];
        minus[i] = at[i] - way[i];
    }
    settle(plus, rng, &up);
    settle(minus, rng, &down);
    double more = score(&up, &down, PAIRS, rng_u64(rng) >> 8) - 0.5;
    for (int i = 0; i < NUMBERS; i++)
        at[i] += gain * more * way[i];
}

static void drill_habits(int seconds, struct rng *rng)
{
    double at[NUMBERS], sum[NUMBERS] = { 0 };
    int number[NUMBERS], counted = 0;
    time_t begun = time(NULL);
    struct colors_habits mean;

    memcpy(number, &colors_drilled, sizeof number);
    for (int i = 0; i < NUMBERS; i++)
        at[i] = number[i];
    for (int n = 0; time(NULL) < begun + seconds; n++) {
        step(at, n, rng);
        if (time(NULL) < begun + seconds / 2)
            continue;
        counted++;
        for (int i = 0; i < NUMBERS; i++)
            sum[i] += at[i];
    }
    for (int i = 0; i < NUMBERS; i++)
        at[i] = counted ? sum[i] / counted : at[i];
    settle(at, NULL, &mean);
    memcpy(number, &mean, sizeof number);
    print_habits(number);
    printf("/* %.1f %% against the plain hand */\n", 100 * score(&mean, &colors_plain, TRIALS, 1));
}

/* -- judgement -- */

struct row {
    int16_t sight[JUDGE_SIGHTS]; /* of the side to move, less the other's */
    uint8_t balance, won;
};

static struct {
    size_t count, room;
    struct row *row;
} table;

static void note(const struct cc_state *s, int scenario)
{
    struct colors_eye eye = colors_eye_of(&box, &colors_drilled);
    struct eval_colors_foes foes;
    int ours[JUDGE_SIGHTS], theirs[JUDGE_SIGHTS], side = s->turn.side;

    if (table.count == table.room) {
        table.room = table.room ? 2 * table.room : 4096;
        table.row = base_realloc(table.row, table.room * sizeof *table.row);
    }
    struct row *row = &table.row[table.count++];
    eval_colors_gather(&eye, s, &foes);
    judge_colors_look(&eye, s, side, &foes, ours);
    judge_colors_look(&eye, s, 1 - side, &foes, theirs);
    for (int i = 0; i < JUDGE_SIGHTS; i++)
        row->sight[i] = (int16_t)(ours[i] - theirs[i]);
    row->balance = (uint8_t)(2 * scenario + side);
    row->won = (uint8_t)side; /* until it is known who has */
}

static void watch_match(uint64_t number, struct rng *rng)
{
    static struct cc_state s;
    size_t first = table.count;
    int turns = -1;

    begin(&s, number);
    for (int i = 0; i < DECISIONS && !s.core.over; i++) {
        if (s.turns != turns && table.count - first < TURNS)
            note(&s, (int)(number % (uint64_t)box.scenario_count));
        turns = s.turns;
        if (!take(&colors_drilled, &s, rng))
            break;
    }
    if (!s.core.over || s.winner == SIDES)
        table.count = first;
    for (size_t i = first; i < table.count; i++)
        table.row[i].won = table.row[i].won == s.winner;
}

/* What a row has of an unknown: worths by the banner. */
static double seen(const struct row *row, int unknown)
{
    if (unknown >= JUDGE_SIGHTS)
        return row->balance == unknown - JUDGE_SIGHTS;
    return row->sight[unknown] / (judge_colors_is_worth(unknown) ? 100.0 : 1.0);
}

static double guess(const struct row *row, const double *weight)
{
    double sum = 0;

    for (int i = 0; i < UNKNOWNS; i++)
        sum += weight[i] * seen(row, i);
    return 1 / (1 + exp(-sum));
}

static double square[UNKNOWNS][UNKNOWNS], slope[UNKNOWNS];

/* square x = slope, square being symmetric and positive. */
static void solve(double *x)
{
    for (int i = 0; i < UNKNOWNS; i++)
        for (int j = i + 1; j < UNKNOWNS; j++) {
            double part = square[j][i] / square[i][i];
            for (int k = i; k < UNKNOWNS; k++)
                square[j][k] -= part * square[i][k];
            slope[j] -= part * slope[i];
        }
    for (int i = UNKNOWNS - 1; i >= 0; i--) {
        x[i] = slope[i];
        for (int k = i + 1; k < UNKNOWNS; k++)
            x[i] -= square[i][k] * x[k];
        x[i] /= square[i][i];
    }
}

/* Newton's way; how well the weights foretold before it. */
static double improve(double *weight)
{
    double x[UNKNOWNS], at[UNKNOWNS], loss = 0;

    memset(square, 0, sizeof square);
    memset(slope, 0, sizeof slope);
    for (int i = 0; i < UNKNOWNS;
         i++) { /* what is never seen, and what only differs, stays small */
        square[i][i] = 1;
        slope[i] = -weight[i];
    }
    for (size_t r = 0; r < table.count; r++) {
        double p = guess(&table.row[r], weight), won = table.row[r].won;
        loss -= log(won > 0 ? p : 1 - p);
        for (int i = 0; i < UNKNOWNS; i++)
            at[i] = seen(&table.row[r], i);
        for (int i = 0; i < UNKNOWNS; i++) {
            slope[i] += (won - p) * at[i];
            for (int k = 0; at[i] != 0 && k < UNKNOWNS; k++)
                square[i][k] += p * (1 - p) * at[i] * at[k];
        }
    }
    solve(x);
    for (int i = 0; i < UNKNOWNS; i++)
        weight[i] += x[i];
    return loss / (double)table.count;
}

static void drill_judge(int matches, struct rng *rng)
{
    double weight[UNKNOWNS] = { 0 }, tempo = 0;

    for (int i = 0; i < matches; i++)
        watch_match(rng_u64(rng) >> 8, rng);
    if (table.count == 0)
        return;
    for (int i = 0; i < ROUNDS; i++)
        fprintf(stderr, "drill: loss %.5f\n", improve(weight));
    for (size_t r = 0; r < table.count; r++)
        tempo += weight[JUDGE_SIGHTS + table.row[r].balance] / (double)table.count;
    printf("    TEMPO = %.0f\n", 10000 * tempo);
    for (int i = 0; i < JUDGE_SIGHTS; i++)
        printf("    [%d] = %.0f,\n", i, 10000 * weight[i]);
}

int main(int argc, char **argv)
{
    const char *data = getenv("BERTHIER_DATA");
    struct rng rng;
    struct err err;

    if (argc < 3 || (strcmp(argv[1], "habits") != 0 && strcmp(argv[1], "judge") != 0)) {
        fprintf(stderr, "usage: drill habits SECONDS [SEED]\n       drill judge MATCHES [SEED]\n");
        return 2;
    }
    if (!eng_open(&cc_game, data ? data : "data", &box, &err)) {
        fprintf(stderr, "drill: %s: %s\n", err.place, err.reason);
        return 1;
    }
    rng_start_search(&rng, argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
    if (strcmp(argv[1], "habits") == 0)
        drill_habits(atoi(argv[2]), &rng);
    else
        drill_judge(atoi(argv[2]), &rng);
    free(table.row);
    eng_close(&box);
    return 0;
}
