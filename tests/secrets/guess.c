/* guess.c -- learning from what was heard: logistic regression over what stands beside what.
 *
 * A sample is the set of pairs of neighbouring bytes (folded to seven bits) that occur on a channel,
 * and its length: by its power of two and by its remainder of 16.  Leaks that are always the same
 * show in these: a mark that is there or not, a word, a sign out of its order. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "secrets.h"

enum {
    GRAMS = 128 * 128,
    POWERS = 32,
    REMAINDERS = 16,
    FEATURES = GRAMS + POWERS + REMAINDERS,
    WORDS = (FEATURES + 63) / 64,
    EPOCHS = 12
};

struct sample {
    uint64_t has[WORDS];
    bool holds, test;
};

struct lessons {
    int count, room;
    struct sample *sample;
};

struct interval wilson(const struct share *s, double z)
{
    double n = s->all ? s->all : 1, p = s->right / n, zz = z * z;
    double centre = (p + zz / (2 * n)) / (1 + zz / n);
    double half = z / (1 + zz / n) * sqrt(p * (1 - p) / n + zz / (4 * n * n));

    return (struct interval){ centre - half, centre + half };
}

struct lessons *lessons_new(void)
{
    return base_alloc(sizeof(struct lessons));
}

void lessons_free(struct lessons *l)
{
    base_free(l->sample);
    base_free(l);
}

static void put(struct sample *s, size_t feature)
{
    s->has[feature / 64] |= UINT64_C(1) << (feature % 64);
}

void lessons_add(struct lessons *l, const struct text *heard, bool holds, bool test)
{
    const unsigned char *byte = (const unsigned char *)text_str(heard);

    if (l->count == l->room) {
        l->room = l->room ? 2 * l->room : 64;
        l->sample = base_realloc(l->sample, (size_t)l->room * sizeof *l->sample);
    }
    struct sample *s = &l->sample[l->count++];
    *s = (struct sample){ .holds = holds, .test = test };
    for (size_t i = 1; i < heard->length; i++)
        put(s, (size_t)(byte[i - 1] & 127) * 128 + (byte[i] & 127));
    put(s, GRAMS + (size_t)(64 - __builtin_clzll(heard->length | 1)) % POWERS);
    put(s, GRAMS + POWERS + heard->length % REMAINDERS);
}

/* -- the regression -- */

struct mind {
    double weight[FEATURES], steps[FEATURES], bias;
    double keep[FEATURES]; /* how much a feature counts; 0: it is always or never there */
};

static void judge_features(const struct lessons *l, struct mind *m)
{
    int count = 0;

    for (int i = 0; i < l->count; i++) {
        if (l->sample[i].test)
            continue;
        count++;
        for (int f = 0; f < FEATURES; f++)
            m->keep[f] += (int)(l->sample[i].has[f / 64] >> (f % 64) & 1);
    }
    for (int f = 0; f < FEATURES; f++) {
        double p = count ? m->keep[f] / count : 0;
        m->keep[f] = p < 0.02 || p > 0.98 ? 0 : sqrt(p * (1 - p));
    }
}

static double margin(const struct mind *m, const struct sample *s)
{
    double sum = m->bias;

    for (int w = 0; w < WORDS; w++)
        for (uint64_t bits = s->has[w]; bits; bits &= bits - 1) {
            int f = 64 * w + __builtin_ctzll(bits);
            sum += m->weight[f] * m->keep[f];
        }
    return sum;
}

static void learn_one(struct mind *m, const struct sample *s)
{
    double error = (s->holds ? 1 : 0) - 1 / (1 + exp(-margin(m, s)));

    m->bias += 0.05 * error;
    for (int w = 0; w < WORDS; w++)
        for (uint64_t bits = s->has[w]; bits; bits &= bits - 1) {
            int f = 64 * w + __builtin_ctzll(bits);
            double slope = error * m->keep[f];
            if (m->keep[f] == 0)
                continue;
            m->steps[f] += slope * slope;
            m->weight[f] += 0.2 * slope / sqrt(m->steps[f] + 1e-9) - 1e-4 * m->weight[f];
        }
}

struct share lessons_learn(const struct lessons *l)
{
    struct mind *m = base_alloc(sizeof *m);
    struct share s = { 0 };

    judge_features(l, m);
    for (int epoch = 0; epoch < EPOCHS; epoch++)
        for (int i = 0; i < l->count; i++)
            if (!l->sample[i].test)
                learn_one(m, &l->sample[i]);
    for (int i = 0; i < l->count; i++) {
        if (!l->sample[i].test)
            continue;
        s.all++;
        s.right += (margin(m, &l->sample[i]) > 0) == l->sample[i].holds;
    }
    base_free(m);
    return s;
}
