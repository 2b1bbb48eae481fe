/* replay.h -- a journal played again line by line, for those who want to look at each of them.
 *
 * Each line is compared with its check bytes, and played once: what was taken back costs nothing
 * more.  match_replay (match.h) plays all of it. */

#ifndef ENGINE_REPLAY_H
#define ENGINE_REPLAY_H

#include "engine/match.h"

struct replay;

/* Before the first line.  The journal stays where it is until replay_end.  NULL and err when the
 * match cannot be begun. */
struct replay *replay_begin(const struct eng_box *box, const char *place, const struct journal *j,
                            struct err *err);
/* From where the match stands, which has the first lines of the journal already; to one of those a
 * take-back cannot go. */
struct replay *replay_go_on(struct match *m, const char *place, const struct journal *j);
/* The match as it stands; match_sequence tells how many lines were played. */
struct match *replay_match(const struct replay *r);
/* Plays the next line, of which there must be one.  False: err names it, and that is the end. */
bool replay_next(struct replay *r, struct err *err);
/* From now on it keeps the match as it stood here and there, so that going back costs little. */
void replay_remember(struct replay *r);
/* To where line `line` of the body ended, forwards or back.  False: err names the bad line, and that
 * is the end. */
bool replay_to(struct replay *r, int line, struct err *err);
/* Lines were added to the journal since it was begun (or last grown). */
bool replay_grow(struct replay *r, struct err *err);
/* How many lines were played, those played again included: what it has cost. */
int64_t replay_played(const struct replay *r);
/* The match as it stands; it is the caller's now. */
struct match *replay_end(struct replay *r);

#endif
