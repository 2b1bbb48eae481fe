/* search.h -- lines of play in imagined worlds: the common ground of all opponents that look ahead.
 *
 * A line is a list of our own next actions.  It is played in a world that cannot be told from the
 * true one; where the line ends, or does not fit that world, the quick hand plays on for us, and it
 * plays for the enemy all the time, until the turns of the horizon are over.  World n has the same
 * dice for every line, in every turn anew, so that lines differ by what they do and not by luck. */

#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/know.h"

enum { SEARCH_WORLDS = 256, SEARCH_LINE = 24 };

struct search_line {
    int count;
    struct eng_action action[SEARCH_LINE];
};

struct search {
    const struct eng_box *box;
    const struct ai_know *know;
    const void *redacted;
    int seat, side;
    struct rng *rng;
    struct ai_budget budget;
    uint64_t nodes;             /* spent */
    uint64_t started, deadline; /* nanoseconds of the clock; 0: none */
    uint64_t dice;              /* of world n: dice + n */
    uint32_t horizon;           /* turns begun when a line is over */
    int worlds;                 /* imagined so far */
    uint8_t *world;             /* one state after the other */
    void *memo, *scratch;
    bool dreamless; /* no world fits what is known: a broken belief, told to nobody but tests */
};

/* `turns` of either side are followed, the one under way included.  Where the budget has no limit at
 * all, `nodes` is it. */
void search_begin(struct search *s, const struct eng_box *box, const struct ai_know *know,
                  const void *redacted, int seat, const struct ai_budget *budget, uint64_t nodes,
                  uint32_t turns, struct rng *rng);
void search_end(struct search *s);

/* The budget is spent, or somebody says stop. */
bool search_is_over(const struct search *s);
/* Positions that the budget has room for, spent ones included: a limit of time counts at the pace so
 * far.  0: that cannot be told. */
uint64_t search_room(const struct search *s);
/* Tells whoever watches how far the thinking is and what is best so far. */
void search_report(const struct search *s, const struct eng_action *action, const int *value,
                   int count);
/* The same of lines, which tell how it would go on. */
void search_report_lines(const struct search *s, const struct search_line *line, const int *value,
                         int count);

/* World number n, imagined when first asked for; NULL: there is none. */
const void *search_world(struct search *s, int n);

/* What the line comes to in that world, AI_LOST to AI_WON.  `played`, where given, is filled with
 * all our own actions as they were played, the line and what the quick hand added. */
int search_play(struct search *s, int n, const struct search_line *line,
                struct search_line *played);

/* What may be done instead of step `at` of the line, in that world: the offers of that moment, weeded.
 * False when the line does not get so far there. */
bool search_instead(struct search *s, int n, const struct search_line *line, int at,
                    struct eng_choices *out);

/* The offers of the decision itself, weeded, the promising ones first where the game knows. */
void search_offers(struct search *s, struct eng_choices *out);

/* A walk through a world step by step, for whoever decides on the way: world n % SEARCH_WORLDS, with
 * the dice of n. */
struct search_walk {
    struct search *s;
    struct eng_core *core; /* of the copy that is played on */
    const struct search_line *line;
    struct search_line *played;
    int at;        /* in the line */
    int number;    /* n */
    uint32_t turn; /* whose dice are being thrown */
};

bool search_walk_begin(struct search *s, int n, struct search_walk *w); /* false: no such world */
bool search_walk_is_over(const struct search_walk *w); /* the match, or the horizon is reached */
int search_walk_seat(const struct search_walk *w);     /* that is asked */
void search_walk_offers(struct search_walk *w, int seat, struct eng_choices *out); /* weeded */
void search_walk_take(struct search_walk *w, int seat, const struct eng_action *a);
bool search_walk_on(struct search_walk *w); /* one step by the quick hand; false: it has none */
int search_walk_end(struct search_walk *w); /* the quick hand plays on: what it comes to */

/* What an action comes to, judged as soon as the quick hand has brought it to its end. */
int search_settle(struct search *s, int n, const struct eng_action *a);

#endif
