/* conform.h -- what every game must pass, and the random match on which it is tried.
 *
 * The twelve properties stand in properties_*.c, each as a function with the promise in words.  A
 * trial is one random match; a report gathers what the trials of one scenario found.  Nothing here
 * knows any game: a game is in the registry, and is examined. */

#ifndef TESTS_CONFORM_H
#define TESTS_CONFORM_H

#include "engine/match.h"

enum property {
    OFFERS = 1,
    NO_DEAD_END,
    COPIES,
    SAVES,
    REPLAYS,
    VIEWS,
    LEGALITY,
    UNDO,
    NEWS,
    SOUND,
    ENDS,
    PERFT,
    PROPERTIES
};

extern const char *const property_names[PROPERTIES];

enum { SEED = 1805 }; /* where nothing else is said */

/* Of each property: how often it failed, and the failure of the earliest match, in words. */
struct report {
    uint64_t seed; /* of the matches */
    long decisions, matches, undone, imagined;
    int longest; /* decisions of the longest match */
    int failures[PROPERTIES];
    int match[PROPERTIES];
    struct text first[PROPERTIES];
};

void report_add(struct report *sum, struct report *part); /* part is emptied */
void report_free(struct report *r);

enum { SPECTATOR = ENG_SEATS, VIEWERS, BUFFERS = 2 * VIEWERS + 5 };

/* A decision that was played, with the event its dice belong to. */
struct played {
    int seat;
    struct eng_action action;
    uint64_t event;
};

/* One random match under examination. */
struct trial {
    const struct eng_box *box;
    struct report *report;
    uint64_t seed;
    int number; /* of the match: with the seed it determines all that follows */

    struct eng_start start;
    struct rng chance; /* the tester's, not the match's */
    struct match *m;
    int decision;     /* decisions that stand: what was taken back is not counted */
    int *decision_at; /* after each line of the journal */
    struct text kept; /* the journal's body as its keeper got it */

    /* the decision in hand */
    int seat;
    struct eng_action action;
    uint64_t event;
    int news_before;
    struct eng_news news; /* as a copy told it */

    /* states, each of state_size bytes */
    void *before;          /* the truth before it                            */
    void *view[VIEWERS];   /* what each seat and a spectator knew            */
    void *viewed[VIEWERS]; /* and what they know after it                    */
    void *twin;            /* a world that one seat could not tell from it   */
    void *copy, *other;    /* for any use within one function                */

    void *early;           /* a copy that is played on when the match is over */
    void *buffer[BUFFERS]; /* all of these, to be freed */
    int buffer_count;

    /* what each seat that is asked may do in `before`: worked out once, asked for often */
    struct eng_choices *offered[ENG_SEATS];

    struct played *played;
    int played_count;
};

/* Plays match `number` of the scenario to its end and examines it all the way. */
void trial_run(const struct eng_box *box, int scenario, uint64_t seed, int number,
               struct report *report);

/* Notes a failure, with all that is needed to see it again. */
void fail(struct trial *t, enum property property, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Are two states the same bytes?  If not, that is a failure which names the first line of the
 * position in which they differ. */
bool same_state(struct trial *t, enum property property, const void *a, const void *b,
                const char *what);

static inline const struct eng_core *core_of(const void *state)
{
    return state;
}

/* One chance in n, by the tester's dice. */
static inline bool now_and_then(struct trial *t, uint32_t n)
{
    return rng_below(&t->chance, n) == 0;
}

eng_seats audience_of(int viewer);
void look(struct trial *t, const void *state, int viewer, void *out);
/* Applies the decision in hand to a state, with the dice the match had for it. */
void apply_to(struct trial *t, void *state, struct eng_news *news);
/* As apply_to, but a failed assertion is an answer, not the end. */
bool try_apply(struct trial *t, void *state, struct eng_news *news);
/* One of what the seat is offered in t->before, as eng_pick_offer takes it. */
bool pick_offered(struct trial *t, int seat, struct eng_action *out);
/* An action that is most likely not legal: random bytes, or a legal one with a field changed. */
void garbage_action(struct trial *t, const struct eng_choices *c, struct eng_action *out);

/* properties_rules.c: what a seat may do */
void check_offers(struct trial *t, int seat, const struct eng_choices *c);   /* 1  */
void check_no_dead_end(struct trial *t);                                     /* 2  */
void check_legality(struct trial *t, int seat, const struct eng_choices *c); /* 7  */
void check_sound(struct trial *t);                                           /* 10 */
void check_ended(struct trial *t);                                           /* 11 */

/* properties_bytes.c: what a state and a journal are */
void check_copies(struct trial *t);       /* 3 */
void check_early_copy(struct trial *t);   /* 3, at the end of the match */
void check_saves(struct trial *t);        /* 4 */
void check_hash(struct trial *t);         /* 5 */
void check_kept(struct trial *t);         /* 5, at the end */
void check_replay(struct trial *t);       /* 5, at the end */
void check_changed_byte(struct trial *t); /* 5, at the end */
void check_undo(struct trial *t);         /* 8 */
bool take_back(struct trial *t);          /* 8: undoes the decision in hand */

/* properties_views.c: who knows what */
void check_views(struct trial *t);    /* 6 */
void check_imagined(struct trial *t); /* 6: an imagined world plays on */
void check_messages(struct trial *t); /* 7 */
void check_news(struct trial *t);     /* 9 */
void check_twins(struct trial *t);    /* 6, 9 */
void check_secrecy(struct trial *t);  /* 9 */

/* suite.c: `matches` matches of a scenario, by several threads.  What is found does not depend on
 * their number. */
void examine_scenario(const struct eng_box *box, int scenario, uint64_t seed, int first,
                      int matches, int threads, struct report *out);
/* Prints a line of TAP for each property, counting on from *number, and what was counted, for the
 * page of proofs; returns how many failed. */
int print_report(const struct eng_box *box, int scenario, const struct report *r, int *number);

/* perft.c: property 12 of one game, from tests/perft/<game>.tsv.  As print_report. */
int check_perft(const struct eng_box *box, int *number);

#endif
