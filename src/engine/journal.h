/* journal.h -- a match as text: what it was made of, and every decision since.
 *
 *   berthier journal 2 #5f03          the format
 *   game skirmish 1 #c41e             game and version of its rules
 *   scenario duel #9a77               or the lines of a position, each after the word `pos`
 *   option fog off #0b5d
 *   promise 66687aad… #4410           SHA-256 of the seed
 *   seed hidden #7d21                 or the seed, once it may be known
 *   0 pick 12 #a3f1                   a decision: seat, action
 *   undo 0 #1b02                      its seat took the last decision back
 *   take-back 14 #77c9                by consent: back to where line 14 of the body ended
 *   advice 0 #52d0                    its seat asked the Marshal what he would do
 *   fate 5 2 6 #0f31                  dice were laid by hand; such a match is not a fair one
 *   commit 0 81cf… #2207              seat 0 promises 32 bytes of its own: their SHA-256
 *   reveal 0 5ae1… #9e1d              and these are they (dice.h)
 *   forgo 1 #6c40                     seat 1 owes such bytes, and did not give them
 *
 * In format 1 the dice are numbered by the line that casts them, and nobody adds to the seed;
 * such journals are read, and go on as they began.
 *
 * The first check byte of a line is a CRC of its text: any one changed byte is found at its line.
 * The second runs on over the lines and, in the body, the state after each: a replay that goes
 * astray, under other rules or on another machine, is noticed where it happens. */

#ifndef ENGINE_JOURNAL_H
#define ENGINE_JOURNAL_H

#include "base/seed.h"
#include "base/text.h"
#include "engine/engine.h"

enum { JOURNAL_BY_LINE = 1, JOURNAL_FORMAT = 2 }; /* the old one, and that of today */

/* A decision, or what else was written down. */
struct journal_line {
    char *text; /* without its check bytes */
    uint8_t check[2];
    int number;      /* line of the file it was read from, 0 when it was not */
    eng_seats asked; /* who could decide then; known only to the match that it was played in */
};

/* All of a match, secrets too: it owns its texts, and journal_free frees them.  What leaves the house
 * before the end goes without the seed (journal_write). */
struct journal {
    int format;
    char *game;
    uint32_t version;
    char *scenario;       /* NULL when it began from a position */
    struct text position; /* as text */
    struct text options;  /* lines "fog off" */
    bool seed_known;
    struct seed seed;
    char promise[SEED_HEX];
    int count, room;
    struct journal_line *line; /* the body */
    uint64_t chain;            /* what the second check byte comes from */
};

/* Fill the fields of a fresh, zeroed journal first; this makes its promise and starts the chain. */
void journal_begin(struct journal *j);
void journal_free(struct journal *j);

/* Appends a line of the body, given the hash of the state after it.  journal_next tells what that
 * line will look like, check bytes and all, without appending it. */
void journal_add(struct journal *j, const char *text, uint64_t state_hash);
void journal_next(const struct journal *j, const char *text, uint64_t state_hash, struct text *out);
/* The whole as text; the seed only if asked for and known. */
void journal_write(const struct journal *j, bool with_seed, struct text *out);
/* One line of the body as it stands in the file, without the newline. */
void journal_line_text(const struct journal_line *line, struct text *out);

/* A copy of it, heading and all, but of the body only the lines after the first `first`; and its lines
 * put at the end of a journal that has all before them (the part is freed). */
void journal_part(const struct journal *from, int first, struct journal *out);
void journal_join(struct journal *to, struct journal *part);
/* Of a copy only the first lines stay, to be played again; nothing can be added to it. */
void journal_cut(struct journal *j, int count);

/* Reads and checks all that can be checked without the rules; the error names the line.  The
 * second check byte of the body is for the replay (match_replay). */
bool journal_read(const char *place, const char *text, struct journal *out, struct err *err);

/* Were dice laid by hand in it? */
bool journal_has_laid(const struct journal *j);

/* Does the seed keep the promise? */
bool journal_keeps_promise(const struct journal *j);

#endif
