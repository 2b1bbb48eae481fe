/* bots.h -- opponents think here, beside the loop.
 *
 * A job is a copy of what a seat knows and everything else a bot is given; nothing of it leads back
 * to the match.  Answers wait until the loop takes them.
 *
 * A bot's time is time of a core.  Where cores are short it takes turns with others (workers.h), and
 * has thought as long as it was to when it has had that time; but at twice the time by the clock it
 * answers with the best it has by then.  A weaker answer is the price of a promise that is kept. */

#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "ai/ai.h"
#include "server/table/work.h"
#include "store/store.h"

struct bots;

struct bots_job {
    char match[STORE_ID_MAX + 1];
    char who[TURNS_WHO]; /* on whose account */
    int seat;
    const struct eng_box *box;
    const struct ai_bot *bot;
    struct ai_budget budget;
    uint64_t chance;      /* seed of its own dice */
    const void *redacted; /* copied */
};

struct bots_answer {
    uint64_t number; /* of the job */
    char match[STORE_ID_MAX + 1];
    int seat;
    bool found; /* false: the bot had no answer, or broke */
    struct eng_action action;
};

/* They work in `pool`, which must have ended (workers_free) before they are freed. */
struct bots *bots_new(struct workers *pool);
void bots_free(struct bots *b);

/* The number of the job; never 0. */
uint64_t bots_ask(struct bots *b, const struct bots_job *job);
/* Its answer, should there be one, is thrown away. */
void bots_cancel(struct bots *b, uint64_t number);
/* It answers with the best that it has found so far. */
void bots_hurry(struct bots *b, uint64_t number);
/* The next answer (after workers_take); false when there is none. */
bool bots_take(struct bots *b, struct bots_answer *out);

/* By when a bot that is to think so long will have answered, as things are: from `ms` to twice
 * that. */
int64_t bots_promise(const struct bots *b, uint32_t ms);

#endif
