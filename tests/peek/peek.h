/* peek.h -- nobody looks and takes it back: own actions in twin worlds.
 *
 * The property, of every game: whatever a seat does, if afterwards it may still take it back, then
 * all that it has learned from it follows from what it knew before.  So the same action is done in
 * the true world and in several that the seat could mistake for it; if the barrier is down in one of
 * them it is down in all, and the seat sees, reads, may do and is refused the same in all of them.
 * That the barrier itself must agree is half of it: `nothing happened, and you may take it back`
 * tells that nobody was there. */

#ifndef TESTS_PEEK_H
#define TESTS_PEEK_H

#include "engine/box.h"
#include "engine/choices.h"
#include "engine/news.h"

/* Somebody who decides for a seat, from what it knows; false: no idea. */
typedef bool peek_player(const struct eng_box *box, const void *redacted, int seat, struct rng *rng,
                         struct eng_action *out);

enum { PEEK_TWINS = 8, PEEK_KINDS = 64, PEEK_PLACES = 512 };

enum peek_difference {
    SAME,
    OTHER_REFUSAL, /* the action is legal in one world alone                 */
    OTHER_BARRIER, /* it can be taken back in one world alone                */
    OTHER_VIEW,    /* the seat knows something else                          */
    OTHER_LOG,     /* it reads other lines                                   */
    OTHER_CHECK,   /* something that it could do next is refused otherwise   */
    OTHER_WORDS,   /* from the same knowledge it is shown something else     */
    BROKEN,        /* an assertion failed, or no world could be imagined     */
    DIFFERENCES
};

extern const char *const peek_names[DIFFERENCES];

/* A kind of difference: at which question, by which verb, and where to see the first one. */
struct peek_kind {
    enum peek_difference what;
    struct text place, first;
    long count;
};

/* How often a question was answered by a verb: what could be taken back, and what could not. */
struct peek_place {
    uint8_t proc, step;
    uint16_t verb;
    long quiet, loud;
};

/* So many matches without a quiet action: in such a game every decision stands. */
enum { PEEK_IN_VAIN = 1000 };

struct peek_report {
    long quiet,
        loud; /* own actions that could be taken back in the truth, and those that could not */
    long worlds, shown, matches, differences;
    int kind_count, place_count;
    struct peek_kind kind[PEEK_KINDS];
    struct peek_place place[PEEK_PLACES];
};

/* What is wanted, and what is found.  One at a time, by one thread. */
struct peek {
    const struct eng_box *box;
    uint64_t seed;
    int twins;           /* worlds besides the true one           */
    int scenario, match; /* this alone; -1: all, by turns         */
    int shown_every;     /* full words of one quiet action in so many */
    long enough;         /* quiet actions                         */
    int seconds;         /* 0: as long as it takes                */
    peek_player *script; /* NULL: all is random                   */
    struct peek_report report;
};

void peek_run(struct peek *p);
void peek_free(struct peek *p);
/* One line of TAP for the game, the kinds of difference, what was counted; true: it holds. */
bool peek_print(const struct peek *p, int number);
void peek_print_places(const struct peek *p);

/* -- the inside -- */

/* One action of one seat, in all worlds. */
struct peek_try {
    struct peek *p;
    struct rng *chance;
    int seat;
    struct eng_action action;
    int match, decision;
    const void *before;          /* the truth before it */
    void *world[1 + PEEK_TWINS]; /* first the truth, then the twins: before, and then after it */
    void *view[1 + PEEK_TWINS];  /* what the seat knows then                                  */
    struct eng_news *news[1 + PEEK_TWINS];
    struct eng_choices next; /* what it may do then */
};

/* Carries it out in all worlds and compares; world[0] is the truth afterwards. */
void peek_compare(struct peek_try *t);
/* The full words of two views: what is shown, asked, offered, and what would come of it. */
bool peek_same_words(struct peek_try *t, const void *one, const void *two);
void peek_note(struct peek_try *t, enum peek_difference what, int twin);
void peek_count(struct peek_try *t, bool quiet);
void peek_note_broken(struct peek_try *t, const char *why);

#endif
