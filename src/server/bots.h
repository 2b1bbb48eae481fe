/* bots.h -- opponents think here, in threads of their own, while the loop goes on.
 *
 * A job is a copy of what a seat knows and everything else a bot is given; nothing of it leads back
 * to the match.  Answers wait in a queue until the loop takes them, and `wake` tells it so; that is
 * the only thing here that another thread calls. */

#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "ai/ai.h"
#include "store/store.h"

struct bots;

struct bots_job {
    char match[STORE_ID_MAX + 1];
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

struct bots *bots_new(int threads, void (*wake)(void *user), void *user);
/* Nobody is asked any more.  False when one is still thinking and cannot be waited for: memory that
 * it may read must then be left alone. */
bool bots_free(struct bots *b);

/* The number of the job; never 0. */
uint64_t bots_ask(struct bots *b, const struct bots_job *job);
/* Its answer, should there be one, is thrown away. */
void bots_cancel(struct bots *b, uint64_t number);
/* It answers with the best that it has found so far. */
void bots_hurry(struct bots *b, uint64_t number);
/* The next answer; false when there is none. */
bool bots_take(struct bots *b, struct bots_answer *out);

#endif
