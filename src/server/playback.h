/* playback.h -- a match stepped through: what each eye saw, one different state after the other.
 *
 * A step is a state that differs from the one before it in what the eye sees; so steps do not count
 * what the other side drafted.  Eyes are seats, -1 for what everybody saw, PLAYBACK_ALL for
 * everything but the dice to come. */

#ifndef SERVER_PLAYBACK_H
#define SERVER_PLAYBACK_H

#include "engine/match.h"

struct replay;

enum {
    PLAYBACK_ALL = -2,
    PLAYBACK_EYES = ENG_SEATS + 2,
    PLAYBACK_LINES = 10000 /* the loop waits while they are played; a match has hundreds */
};

struct playback_steps {
    bool known;
    int count;
    int *line; /* of the journal's body, after which the state came to be */
    int *log;  /* how many lines of the log could be read then */
};

struct playback {
    const struct eng_box *box;
    struct journal journal;
    struct eng_core core; /* of the match: its seats, and whose they are */
    struct replay *replay;
    struct playback_steps steps[PLAYBACK_EYES];
};

/* Takes a journal as text, with its seed; plays all of it and compares every line.  False: err names
 * the line ("journal:12"). */
bool playback_open(struct playback *p, const char *text, struct err *err);
void playback_close(struct playback *p);

bool playback_is_over(struct playback *p); /* by its rules */
/* NULL when the match froze over it. */
const struct playback_steps *playback_steps(struct playback *p, int eye);
/* A message as pages get it, of type `step`.  False: there is no such step. */
bool playback_step(struct playback *p, int eye, int step, enum lang lang, struct text *out);

/* Everything about a match but its dice, in the form of match_message; log lines that not everybody
 * could read say for whom they were. */
bool playback_umpire(struct match *m, int since, enum lang lang, struct text *out);

#endif
