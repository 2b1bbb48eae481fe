/* stranger.h -- somebody else's program in a seat (docs/protocol.md, "Bots").
 *
 * It is started through the shell and reads questions on its standard input: what its seat may
 * know, and every choice.  It answers each with one line on its standard output.
 *
 * Whatever it does, stranger_decide comes back in time and with a legal action: an answer that is
 * late, missing or against the rules is a fault, and the first choice is played in its place. */

#ifndef AI_STRANGER_H
#define AI_STRANGER_H

#include <sys/types.h>

#include "engine/box.h"

struct match;

enum {
    STRANGER_MS = 10000, /* it may think about a decision, unless told otherwise */
    STRANGER_FAULTS = 3  /* so many lose a match */
};

/* One program in one seat; started when it is first asked, and again after it has ended. */
struct stranger {
    const char *command; /* the caller's; kept until it is dismissed */
    pid_t pid;           /* 0: it does not run */
    int to, from;
    int told;          /* lines of news, as its seat counts them */
    struct text heard; /* and not yet taken for an answer */
    int faults;
    struct text why; /* the last one */
};

/* One legal action for a seat that is asked, within so many milliseconds.  False when the match is
 * frozen or there is nothing to choose. */
bool stranger_decide(struct stranger *s, struct match *m, int seat, uint32_t ms,
                     struct eng_action *out);

/* Tells it how the match ended ("won", "lost", "drawn"; NULL: it was broken off) and sees to it
 * that it goes.  Its memory is returned; s is as new, but for the faults. */
void stranger_dismiss(struct stranger *s, const char *outcome);

#endif
