/* match_local.h -- the inside of a match, shared by match.c, replay.c and message.c. */

#ifndef ENGINE_MATCH_LOCAL_H
#define ENGINE_MATCH_LOCAL_H

#include "engine/match.h"

/* What undo goes back to: the state before a decision. */
struct snapshot {
    void *state;
    int seat;       /* whose decision followed */
    int news_count; /* at that time */
};

/* A line of news, and the one that stood before it when it was told (-1: none). */
struct told {
    struct eng_event event;
    int before;
};

/* Everything here is the truth, and the match's own but for the box, which outlives it. */
struct match {
    const struct eng_box *box;
    void *state, *scratch; /* state_size each; they change places with every decision */
    struct journal journal;
    struct dice dice;      /* journals of format 2: never goes back */
    struct eng_news fresh; /* of the decision being applied */
    struct told *told;     /* all that was ever told, what was taken back included */
    int told_count, told_room;
    int *news; /* what stands, as numbers of `told` */
    int news_count, news_room;
    struct snapshot *snapshot; /* since the last barrier, oldest first */
    int snapshot_count, snapshot_room;
    struct text frozen;
    match_keeper *keep;
    void *keeper;
};

struct match *match_new(const struct eng_box *box);
/* Begins the journal, from the fields that are filled already. */
void match_start_journal(struct match *m, const struct eng_start *start);
/* match_from_position with dice of either kind. */
struct match *match_from_position_as(const struct eng_box *box, const char *place, const char *text,
                                     const struct eng_start *start, struct err *err);
/* Writes a line, first to the keeper, then to the journal, with the hash of the state after it;
 * false: nothing has happened. */
bool match_note(struct match *m, const char *line, const void *state);

/* Where a match stood once: the state, and the last line of news that stood (-1: none). */
struct match_mark {
    void *state;
    int last;
};

void match_set_mark(const struct match *m, struct match_mark *out);
/* match_take_back to a line whose mark is at hand, so that nothing has to be played again. */
enum match_answer match_return(struct match *m, int line, const struct match_mark *mark);

/* What stood when `last` was the last line of news that was told, back to the first. */
void match_lay_news(struct match *m, int last);

/* All of a match at one line of its journal (imprint.c); the journal must only have grown since. */
struct match_imprint {
    int line;
    uint64_t chain;
    void *state;
    struct dice dice;
    int told_count, last;
    struct snapshot *snapshot;
    int snapshot_count;
};

void match_take_imprint(const struct match *m, struct match_imprint *out);
void match_lay_imprint(struct match *m, const struct match_imprint *i);
void match_free_imprint(struct match_imprint *i);

/* Runs work under guard; a failed assertion freezes the match, with `what` in its trace. */
bool match_guarded(struct match *m, const char *what, void (*work)(void *), void *arg);

static inline struct eng_core *match_core(const struct match *m)
{
    return m->state;
}

#endif
