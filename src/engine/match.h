/* match.h -- one running match: the state, its journal, its news, undo.
 *
 * Every decision is checked, applied to a scratch copy, judged (broken), kept (by the keeper, where
 * there is one: a database) and only then becomes the state.  An assertion that fails on the way,
 * or a broken invariant, freezes this match with its trace; nothing else is touched.
 *
 * A match is used by one thread at a time. */

#ifndef ENGINE_MATCH_H
#define ENGINE_MATCH_H

#include "engine/box.h"
#include "engine/choices.h"
#include "engine/dice.h"
#include "engine/journal.h"
#include "engine/news.h"

struct match;

enum match_answer {
    MATCH_DONE,
    MATCH_REFUSED,   /* the rules forbid it; `why` says which one            */
    MATCH_NOT_ASKED, /* somebody else is to decide                           */
    MATCH_OVER,
    MATCH_FROZEN,
    MATCH_NO_UNDO,  /* nothing of this seat's that could be taken back      */
    MATCH_NOT_KEPT, /* the keeper could not store it: nothing has happened  */
};

const char *match_answer_text(enum match_answer answer);

/* Stores one line (with its check bytes) for good; false: the decision is dropped. */
typedef bool match_keeper(void *user, int number, const char *line, struct err *err);

/* NULL and err when it cannot be. */
struct match *match_begin(const struct eng_box *box, const struct eng_start *start,
                          struct err *err);
struct match *match_from_position(const struct eng_box *box, const char *place, const char *text,
                                  const struct seed *seed, struct err *err);
/* Plays a journal's decisions, each compared with its check bytes: at most `limit` lines of the
 * body (-1: all).  On a difference err names the line and NULL comes back. */
struct match *match_replay(const struct eng_box *box, const char *place, const struct journal *j,
                           int limit, struct err *err);
void match_free(struct match *m);

void match_set_keeper(struct match *m, match_keeper *keep, void *user);

enum match_answer match_play(struct match *m, int seat, const struct eng_action *a,
                             eng_ruleno *why);
/* Would it be allowed?  The same answers, and nothing happens. */
enum match_answer match_check(struct match *m, int seat, const struct eng_action *a,
                              eng_ruleno *why);
/* Takes back the seat's last decision, unless something was shown or rolled since. */
enum match_answer match_undo(struct match *m, int seat);
bool match_can_undo(const struct match *m, int seat);
/* How many lines of news stood before what undo would take back. */
int match_undo_news(const struct match *m);
/* The seat, which is to decide, asks for advice: nothing changes but the journal and the news, and
 * undo leaves the line. */
enum match_answer match_ask_advice(struct match *m, int seat);
/* By everybody's consent: back to where line `line` of the body ended, 0 being the start.  What the
 * dice will show from there on is drawn anew. */
enum match_answer match_take_back(struct match *m, int line);
/* The same, where somebody else has played it up to that line (match_replay), which takes time. */
enum match_answer match_take_back_to(struct match *m, int line, struct match *then);
/* What a seat adds to the key of the dice (dice.h): 64 digits, 32 bytes, or nothing after all.
 * MATCH_REFUSED: not now, or the bytes do not keep the promise; always in journals of format 1. */
enum match_answer match_commit(struct match *m, int seat, const char *promise);
enum match_answer match_reveal(struct match *m, int seat, const struct seed *part);
enum match_answer match_forgo(struct match *m, int seat);
const struct dice *match_dice(const struct match *m); /* NULL: of format 1 */
uint64_t match_rolls(const struct match *m);          /* thrown so far; 0 in format 1 */
/* Lays the next dice and draws by hand (struct eng_fate): tests, and tables with real dice.
 * MATCH_REFUSED: no die of the game shows that. */
enum match_answer match_lay_fate(struct match *m, const uint8_t *value, int count);

/* What may leave the match: redacted copies (state_size bytes) and what follows from them.  False
 * only when the match froze over it. */
bool match_view(struct match *m, eng_seats audience, void *redacted);
bool match_choices(struct match *m, int seat, struct eng_choices *out);
/* Would anybody but the seat notice the decision, by his view or by a word?  Also when it is refused. */
bool match_is_seen(const struct match *m, int seat, const struct eng_action *a);
/* Everything one seat is sent, as JSON (docs/protocol.md); seat -1 is a spectator.  News from line
 * `since` on.  It says nothing of how much was decided: lines of the journal count drafts. */
bool match_message(struct match *m, int seat, int since, enum lang lang, struct text *out);
/* The same in three texts, from a view that match_view has made for that seat since the last change:
 * the object without log and overlays, the log, an array, and the overlays, an object.  The parts of
 * the first are noted where they are wanted (json_parts.h). */
struct match_eye {
    int seat;
    enum lang lang;
    const void *redacted;
    struct jkept *kept; /* what was written for whomever (json_kept.h); NULL: nothing is kept */
};
bool match_tell_state(struct match *m, const struct match_eye *eye, struct jparts *parts,
                      struct text *out);
/* lines: how many of the log the seat can read in all, which saves time; 0: that was not counted. */
bool match_tell_log(struct match *m, const struct match_eye *eye, int since, int lines,
                    struct text *out);
bool match_tell_overlays(struct match *m, const struct match_eye *eye, struct text *out);

/* Why an action was refused, in a sentence, from what the seat knows; nothing where the statement of
 * the rule says it best.  False: the match is frozen. */
bool match_refusal(struct match *m, int seat, const struct eng_action *a, eng_ruleno why,
                   enum lang lang, struct text *out);

/* What would come of an action, as one JSON object, from what the seat knows; nothing where the
 * game tells nothing beforehand. */
bool match_preview(struct match *m, int seat, const struct eng_action *a, struct text *out);

/* The truth, for the umpire's own use: console, tests, simulation. */
const void *match_state(const struct match *m);
const struct eng_box *match_box(const struct match *m);
const struct journal *match_journal(const struct match *m);
int match_news_count(const struct match *m);
const struct eng_event *match_news(const struct match *m, int n);
int match_sequence(const struct match *m); /* grows with everything that happens */
/* What the generator gave for the last decision (or the beginning), the first ENG_ROLLED of it. */
const struct eng_rolled *match_rolled(const struct match *m, int *count);
const char *match_frozen(const struct match *m); /* the trace, or NULL */

#endif
