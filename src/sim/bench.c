/* bench.c -- how fast random legal play, search, redactions and views go on one core, and how many bytes
 * a state, a message and a journal take.
 *
 * Decisions are counted twice: drawn, as searches make them, without a list where a game can do so;
 * and listed, as players' programs make them and most engines are measured. */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/seed.h"
#include "engine/match.h"

#include "sim/bench.h"
#include "sim/sim_local.h"

enum {
    POOL = 64,           /* states that are copied in turn: enough not to be one cache line */
    COPIES = 10000,      /* between two looks at the clock */
    JOURNALS = 20,       /* whose mean length is told */
    MESSAGES_APART = 64, /* decisions between two messages that are weighed */
    SITES = 16,          /* states of one match that views are drawn of */
    THOUGHT = 400,       /* positions for one decision of the Guard */
};

/* Time of this thread on its core: what others do there meanwhile is not counted. */
static double core_clock(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

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
    double started = core_clock(), took;
    uint64_t matches = 0;
    int64_t decisions = 0;

    do {
        decisions += play_match(box, scenario, listed, ++matches, state);
        took = core_clock() - started;
    } while (took < seconds);
    free(state);
    return (struct pace){ (double)matches / took, (double)decisions / took };
}

static double measure_copies(const struct eng_box *box, double seconds)
{
    size_t size = box->game->state_size;
    char *pool = base_alloc(POOL * size);
    double started = core_clock(), took;
    int64_t copies = 0;

    do {
        for (int i = 0; i < COPIES; i++) {
            char *from = pool + (size_t)(i % POOL) * size;
            memcpy(pool + (size_t)((i + 1) % POOL) * size, from, size);
            __asm__ volatile("" : : "r"(pool) : "memory"); /* the copy is wanted */
        }
        copies += COPIES;
        took = core_clock() - started;
    } while (took < seconds);
    free(pool);
    return (double)copies / took;
}

/* States from all over one random match, and as the seat to decide sees them. */
struct sites {
    int count, seat[SITES];
    char *truth, *seen;
};

static void gather_sites(const struct eng_box *box, int scenario, struct sites *out)
{
    size_t size = box->game->state_size;
    void *state = base_alloc(size);
    const struct eng_core *core = state;
    int apart = play_match(box, scenario, false, 1, state) / SITES + 1, decisions = 0;
    struct eng_action a;
    struct rng rng;
    struct err err;

    rng_start_search(&rng, 1);
    bool goes_on = eng_begin_search(box, scenario, NULL, 1, state, &err);
    while (goes_on && !core->over && out->count < SITES) {
        int seat = __builtin_ctz(core->active);
        if (decisions++ % apart == 0) {
            size_t at = (size_t)out->count * size;
            memcpy(out->truth + at, state, size);
            memcpy(out->seen + at, state, size);
            eng_redact(box, out->seen + at, ENG_SEAT(seat));
            out->seat[out->count++] = seat;
        }
        goes_on = eng_random_action(box, state, seat, &rng, &a);
        if (goes_on)
            box->game->apply(box, state, seat, &a, NULL);
    }
    free(state);
}

static double measure_redactions(const struct eng_box *box, const struct sites *sites,
                                 double seconds)
{
    size_t size = box->game->state_size;
    char *state = base_alloc(size);
    double started = core_clock(), took = 0;
    int64_t count = 0;

    for (; sites->count && took < seconds; took = core_clock() - started)
        for (int i = 0; i < sites->count; i++, count++) {
            memcpy(state, sites->truth + (size_t)i * size, size);
            eng_redact(box, state, ENG_SEAT(sites->seat[i]));
        }
    free(state);
    return took > 0 ? (double)count / took : 0;
}

/* A view is all that the page shows of a state: pieces, and what is drawn over the map for a whole
 * side, as supply, communication and reach. */
static double measure_views(const struct eng_box *box, const struct sites *sites, double seconds)
{
    size_t size = box->game->state_size;
    int views = 0;
    struct text text = { 0 };
    struct jout j;
    double started = core_clock(), took = 0;

    for (; sites->count && took < seconds; took = core_clock() - started) {
        const char *seen = sites->seen + (size_t)(views++ % sites->count) * size;
        text_clear(&text);
        jout_start(&j, &text);
        jout_object(&j);
        box->game->show(box, seen, &j);
        if (box->game->overlays)
            box->game->overlays(box, seen, &j);
        jout_end_object(&j);
        jout_done(&j);
    }
    text_free(&text);
    return took > 0 ? (double)views / took : 0;
}

static void note_nodes(void *user, const struct ai_thought *thought)
{
    *(uint64_t *)user = thought->nodes;
}

/* Positions that the Guard looks at while it thinks about the sites; 0 where it does not play. */
static double measure_search(const struct eng_box *box, const struct sites *sites, double seconds)
{
    const struct ai_bot *guard = ai_find("guard");
    size_t size = box->game->state_size;
    uint64_t nodes, all = 0;
    struct ai_watch watch = { .tell = note_nodes, .user = &nodes };
    struct ai_budget budget = { .nodes = THOUGHT, .watch = &watch };
    struct eng_action a;
    struct rng rng;
    double started = core_clock(), took = 0;
    bool plays = guard && ai_plays(guard, box->game);

    rng_start_search(&rng, 1);
    for (int i = 0; plays && sites->count && took < seconds; i++) {
        int at = i % sites->count;
        nodes = 0;
        guard->choose(box, sites->seen + (size_t)at * size, sites->seat[at], &budget, &rng, &a);
        all += nodes;
        took = core_clock() - started;
    }
    return took > 0 ? (double)all / took : 0;
}

/* Bytes of the whole state that the page of the seat to decide is sent. */
static size_t message_bytes(const struct eng_box *box, struct match *m)
{
    char *seen = base_alloc(box->game->state_size);
    int seat = __builtin_ctz(((const struct eng_core *)match_state(m))->active);
    struct match_eye eye = { .seat = seat, .lang = LANG_EN, .redacted = seen };
    struct text text = { 0 };

    memcpy(seen, match_state(m), box->game->state_size);
    eng_redact(box, seen, ENG_SEAT(seat));
    match_tell_state(m, &eye, NULL, &text);
    size_t bytes = text.length;
    text_free(&text);
    free(seen);
    return bytes;
}

/* Of the journals of whole random matches, and of messages in the course of them. */
struct sizes {
    size_t journals, messages;
    int journal_count, message_count;
};

static void weigh_match(const struct eng_box *box, int scenario, uint64_t seed, struct sizes *out)
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
    for (int n = 0; m && !((const struct eng_core *)match_state(m))->over; n++) {
        int seat = __builtin_ctz(((const struct eng_core *)match_state(m))->active);
        if (n % MESSAGES_APART == 0) {
            out->messages += message_bytes(box, m);
            out->message_count++;
        }
        if (!eng_random_action(box, match_state(m), seat, &rng, &a) ||
            match_play(m, seat, &a, &why) != MATCH_DONE)
            break;
    }
    if (m)
        journal_write(match_journal(m), true, &text);
    out->journals += text.length;
    out->journal_count++;
    match_free(m);
    text_free(&text);
}

static void measure_sizes(const struct eng_box *box, int scenario, struct bench *out)
{
    struct sizes sizes = { 0 };

    for (uint64_t seed = 1; seed <= JOURNALS; seed++)
        weigh_match(box, scenario, seed, &sizes);
    out->of[BENCH_STATE] = (double)box->game->state_size;
    out->of[BENCH_JOURNAL] = (double)sizes.journals / sizes.journal_count;
    if (sizes.message_count)
        out->of[BENCH_MESSAGE] = (double)sizes.messages / sizes.message_count;
}

void bench_measure(const struct eng_box *box, int scenario, double seconds, struct bench *out)
{
    size_t size = box->game->state_size;
    struct sites sites = { .truth = base_alloc(SITES * size), .seen = base_alloc(SITES * size) };
    struct pace drawn = measure_play(box, scenario, false, seconds * 0.25);
    struct pace listed = measure_play(box, scenario, true, seconds * 0.25);

    *out = (struct bench){ { 0 } };
    out->of[BENCH_MATCHES] = drawn.matches_per_s;
    out->of[BENCH_DRAWN] = drawn.decisions_per_s;
    out->of[BENCH_LISTED] = listed.decisions_per_s;
    gather_sites(box, scenario, &sites);
    out->of[BENCH_POSITIONS] = measure_search(box, &sites, seconds * 0.2);
    out->of[BENCH_REDACTIONS] = measure_redactions(box, &sites, seconds * 0.1);
    out->of[BENCH_VIEWS] = measure_views(box, &sites, seconds * 0.1);
    out->of[BENCH_COPIES] = measure_copies(box, seconds * 0.1);
    measure_sizes(box, scenario, out);
    free(sites.truth);
    free(sites.seen);
}
