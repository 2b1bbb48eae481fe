/* advice.h -- what the Marshal would do in somebody's place, and why.
 *
 * He is handed what that seat knows, as any opponent is, and his chance comes from that as well:
 * whoever knows the same is told the same, byte for byte. */

#ifndef AI_ADVICE_H
#define AI_ADVICE_H

#include "ai/ai.h"
#include "base/catalog.h"
#include "base/json_out.h"

enum { ADVICE_ANSWERS = 3, ADVICE_REASONS = 5, ADVICE_STEPS = 2 };

struct advice_reason {
    const char *text; /* English, in the catalogue */
    int32_t arg[ENG_ARGS];
};

struct advice_answer {
    struct eng_action action;
    int value; /* thousandths of a won match, as it seems; -1: nothing was looked at */
    int reason_count, step_count;
    struct advice_reason reason[ADVICE_REASONS];
    struct eng_phrase step[ADVICE_STEPS]; /* what would follow, of one's own */
};

/* The first answer is his own; the others are the next best that he saw. */
struct advice {
    int count, worlds; /* worlds: in how many the answers were played out; 0: a matter of habit */
    struct advice_answer answer[ADVICE_ANSWERS];
};

/* Is there anybody who knows the game? */
bool advice_is_known(const struct eng_game *game);

/* `watch`, where given, may say stop.  False: nothing can be decided, or nothing is known of the
 * game. */
bool advice_think(const struct eng_box *box, const void *redacted, int seat, struct ai_watch *watch,
                  struct advice *out);

/* "worlds" and "answers": keys of an object. */
void advice_tell(const struct advice *a, const struct eng_box *box, const void *redacted,
                 enum lang lang, struct jout *json);

/* Plays by it: whoever follows the first answer every time.  Where his time is limited he is told the
 * Marshal's own answer, and nothing is played out. */
ai_choose advised_choose;

#endif
