/* start.h -- "SCENARIO [seed N] [option K=V ...]": how a match is asked for in words, at the
 * console, on the command line and in rule tests; and matches out of files. */

#ifndef CONSOLE_START_H
#define CONSOLE_START_H

#include "engine/match.h"

/* A number, or the 64 digits of a whole seed. */
bool start_seed(const char *word, struct seed *out, struct err *err);

/* The words from `from` on.  Where they name no seed, that of *out stays. */
bool start_parse(const struct eng_box *box, const struct words *w, int from, struct eng_start *out,
                 struct err *err);

/* The game that the first line of a position names. */
const struct eng_box *start_box_of(const char *place, const char *position, struct err *err);

/* Is this text a journal, going by its first line? */
bool start_is_journal(const char *text);

/* As file_read; refuses a zero byte too, and names its line: text ends at the first. */
bool start_read(const char *path, struct text *out, struct err *err);

/* A whole journal read, replayed and compared.  NULL and err, with the line, when it is refused. */
struct match *start_replay(const char *place, const char *text, struct err *err);

/* The match that a position begins. */
struct match *start_position(const char *place, const char *text, const struct seed *seed,
                             struct err *err);

#endif
