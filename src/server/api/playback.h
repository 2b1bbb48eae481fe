/* playback.h -- a match stepped through: what each eye saw, one different state after the other.
 *
 * A step is a state that differs from the one before it in what the eye sees; so steps do not count
 * what the other side drafted.  Eyes are seats, -1 for what everybody saw, PLAYBACK_ALL for
 * everything but the dice to come.
 *
 * It grows with its match: lines that are added are played, and no others.  All of it is work for a
 * thread (workers.h), and is used by one at a time. */

#ifndef SERVER_PLAYBACK_H
#define SERVER_PLAYBACK_H

#include "engine/match.h"
#include "server/table/work.h"

struct replay;

enum {
    PLAYBACK_ALL = -2,
    PLAYBACK_EYES = ENG_SEATS + 2,
    PLAYBACK_LINES = 10000, /* a match has hundreds */
    PLAYBACK_FACES = 12     /* dice of more are not counted */
};

struct playback_steps {
    int count, room;
    int *line;        /* of the journal's body, after which the state came to be */
    int *log;         /* how many lines of the log could be read then */
    int *told;        /* and how many by everybody */
    int looked;       /* lines that were looked at, the beginning included */
    bool complete;    /* all of them */
    uint64_t given;   /* what the last one looked at was made of, */
    struct text last; /* and what was made of it */
};

struct playback {
    const struct eng_box *box; /* NULL: not open */
    struct journal journal;
    struct eng_core core; /* of the match: its seats, and whose they are */
    struct replay *replay;
    /* How often each face of each die fell in the decisions of each seat. */
    int fell[ENG_SEATS][PLAYBACK_FACES + 1][PLAYBACK_FACES];
    struct playback_steps steps[PLAYBACK_EYES];
    struct work *work; /* who is at it; NULL: nobody who would have to breathe */
};

/* Takes a journal as text, with its seed; plays all of it and compares every line.  False: err names
 * the line ("journal:12"). */
bool playback_open(struct playback *p, const char *text, struct err *err);
/* The beginning of a journal, or what has been added to it since; the part is taken away. */
bool playback_follow(struct playback *p, struct journal *part, struct err *err);
void playback_close(struct playback *p);

bool playback_is_over(struct playback *p); /* by its rules */
/* Looks for steps until all are found, or as many as `wanted`, or so many microseconds of work are
 * spent (0: no limit).  NULL when the match froze over it. */
const struct playback_steps *playback_find(struct playback *p, int eye, int wanted, int64_t spend);
/* All of them. */
const struct playback_steps *playback_steps(struct playback *p, int eye);
/* A message as pages get it, of type `step`, its log from line `since` on.  False: there is no such
 * step. */
struct playback_wish {
    int eye, step, since;
    enum lang lang;
};
bool playback_step(struct playback *p, const struct playback_wish *wish, struct text *out);
/* Lines that were played so far, those played again included. */
int64_t playback_played(const struct playback *p);

/* Everything about a match but its dice, in the form of match_message; log lines that not everybody
 * could read say for whom they were. */
bool playback_umpire(struct match *m, int since, enum lang lang, struct text *out);

#endif
