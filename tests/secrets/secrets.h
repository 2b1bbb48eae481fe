/* secrets.h -- can a seat tell hidden facts from all that it receives?
 *
 * What a seat may know goes with what it may not: who holds many cards is likelier to hold a given
 * one.  So chance is made exact.  At a moment of a match two worlds are taken that the seat cannot
 * tell apart by what it knows: the true one and another, in which a fact about hidden things is the
 * opposite.  A coin decides in which of the two the seat sits.  Whatever it knows, the fact is then
 * as likely as not, and whoever guesses better than one time in two has been told.
 *
 * Both worlds are played on by the same decisions and dice for as long as nothing comes to light, and
 * the seat hears all that a server would send it.  Two guess:
 *
 *   the learner   has read what was heard in half of the matches, with the facts, and guesses in the
 *                 other half: a leak that is always the same;
 *   the insider   has both worlds at home and has only to say in which of them he sits: any leak.
 */

#ifndef SECRETS_SECRETS_H
#define SECRETS_SECRETS_H

#include "engine/match.h"

/* What a seat receives. */
enum channel {
    HEARD_STATES,   /* every state it is sent, in both languages, byte for byte */
    HEARD_PATCHES,  /* what a page is sent of each, which has the one before    */
    HEARD_SIZES,    /* how long all these are                                   */
    HEARD_ORDER,    /* which decisions brought a message, and the order of what is offered */
    HEARD_ERRORS,   /* what probes and decisions are answered, undo included    */
    HEARD_PREVIEWS, /* what would come of an action                             */
    HEARD_STORY,    /* the story, which is also the export of a running match   */
    HEARD_REPLAY,   /* the replay: its steps, and what each shows               */
    HEARD_WATCHER,  /* the states of one who only looks on                      */
    CHANNELS
};

extern const char *const channel_name[CHANNELS];

struct heard {
    struct text in[CHANNELS];
};

/* -- ground_*.c: what is hidden in a game -- */

enum { FACTS = 4 };

/* Something about a world that the seat does not know; -1: it does not apply now. */
typedef int fact_holds(const struct eng_box *box, const void *truth, int seat);

struct fact {
    const char *what;
    fact_holds *holds; /* NULL: hidden_parity */
};

struct ground {
    const char *game;
    const char *scenario; /* NULL: each of them */
    struct fact fact[FACTS];
    /* Changes by hand what the seat cannot see.  It owes nothing to redact and imagine, so that what
     * they forget does not hide itself.  False: there is nothing that could be changed. */
    bool (*change)(const struct eng_box *box, void *state, int seat, struct rng *rng);
    /* In a trace: a procedure in which somebody is asked for reasons that are secret; NULL: none. */
    const char *hushed;
    /* Is it so now, in truth?  Recognised formations may be asked openly. */
    bool (*is_secret)(const void *truth);
};

extern const struct ground ground_triumph, ground_colors, ground_campaign, ground_austerlitz;

/* -- worlds.c -- */

/* Two worlds alike to the seat, and a fact that holds in the second and not in the first. */
struct pair {
    const struct eng_box *box;
    const char *hushed; /* of the ground */
    void *world[2];
    int seat, fact;
    bool by_hand;
    const struct match *from; /* the match that it was taken from */
    uint32_t dice;
};

/* What came of the search for pairs. */
struct yield {
    int moments, found[FACTS], by_hand;
    int seen_through; /* changed by hand, and the seat's view is another: a leak of redact */
    char first[200];  /* of these */
};

/* One bit of all that is hidden from the seat: what the planted leaks give away. */
int hidden_parity(const struct eng_box *box, const void *truth, int seat);
bool find_pair(const struct ground *g, struct match *m, int fact, struct rng *rng, struct yield *y,
               struct pair *out);
/* The first line of the positions in which two states differ, as it is in both. */
void first_difference(const struct eng_box *box, const void *one, const void *two, char *out,
                      size_t room);
void free_pair(struct pair *p);
struct match *world_match(const struct pair *p, int which);

/* -- ear.c -- */

/* What the quiet stretch of a pair came to. */
struct stretch {
    int decisions, ended_by_view;
    int strange;  /* the views part, though the seat was told the same */
    int unhushed; /* ... and one is seen where somebody is secretly asked */
};

void hear_pair(const struct pair *p, struct rng *rng, struct heard out[2], struct stretch *s);
void heard_free(struct heard *h);

/* -- hush.c -- */

enum { HUSH_TOLD = 8 }; /* of what is seen, so many are told of */

struct hush_mark {
    void *state; /* the truth */
    int news;
};

/* What is asked in secret, and seen to be asked, in one match. */
struct hush {
    const struct eng_box *box;
    const struct ground *g;
    struct hush_mark before, question; /* before: the decision that led there */
    bool open;
    unsigned noticed; /* eyes that have seen more than before it */
    int asked, seen;
};

void hush_open(struct hush *h, const struct eng_box *box, const struct ground *g);
void hush_close(struct hush *h);
/* Around every decision of the match. */
void hush_before(struct hush *h, const struct match *m);
void hush_after(struct hush *h, const struct match *m);

/* -- guess.c -- */

struct share {
    int right, all;
};

struct interval {
    double low, high;
};

struct interval wilson(const struct share *s, double z);

/* What was heard on one channel, for learning. */
struct lessons;

struct lessons *lessons_new(void);
void lessons_free(struct lessons *l);
/* `holds`: the fact; `test`: not for learning, but to be guessed. */
void lessons_add(struct lessons *l, const struct text *heard, bool holds, bool test);
struct share lessons_learn(const struct lessons *l);

/* -- clock.c -- */

enum deed_timed { WORK_STATE, WORK_CHOICES, WORK_PROBE, WORK_PLAY, WORK_BOT, WORKS };

extern const char *const work_name[WORKS];
enum { NS = 3 }; /* 1, 15, 225 observations */
extern const int observations[NS];

struct timing {
    struct share told[NS];
    double usual, apart; /* mean ns, and mean difference of the two worlds */
    double most;         /* the largest difference */
    int count;
    int parted; /* of a bot: the two are not of one slot (server/table/tempo.h), so that they show */
};

void time_pair(const struct pair *p, const char *bot, struct rng *rng, struct timing out[WORKS]);

/* -- study.c: matches of one game, and what is guessed in them -- */

enum { SECRETS_SEED = 1805 };

struct wishes {
    const char *game, *bot, *pairs;
    uint64_t seed;
    int matches, clock;
};

/* All that comes of one game. */
struct study {
    const struct ground *g;
    const struct eng_box *box;
    struct rng rng;
    int only; /* this fact; -1: each in its turn */
    int matches, pairs, written;
    struct yield yield;
    struct stretch stretch;
    struct hush hush;
    struct lessons *lessons[CHANNELS];
    struct share insider[CHANNELS];
    int heard[CHANNELS], unlike[CHANNELS];
    char first[CHANNELS][160];
    struct timing timing[WORKS];
    const struct wishes *w;
};

extern const struct ground *const grounds[]; /* ends with NULL */

bool study_start(struct study *s, const struct wishes *w, const struct ground *g);
void study_walk(struct study *s, int n); /* the n-th match */
void study_end(struct study *s);
/* Beyond what a true coin does once in 10,000 times, since there are many channels. */
bool is_found(const struct share *s);
void tell_clock(const struct study *s);

/* A line of TAP; secrets_failed counts those that were not fine. */
extern int secrets_number, secrets_failed;
void say(bool fine, const char *game, const char *what);

#endif
