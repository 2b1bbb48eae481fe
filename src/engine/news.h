/* news.h -- what happened, line by line, and who may read it.
 *
 * A line is a sentence with a rule number and an audience, decided when it is told and never
 * reconsidered.  When only some may know, the rules tell twice: the full line to those who know,
 * a veiled one to the rest (tell_others), who look on included.
 *
 * Templates are English, with arguments in braces: {n0} a number, {n0:+} with its sign,
 * {hundredths0} a number of hundredths as a decimal, {seat1} a seat, {side1} a side, {KIND2} whatever the game's name() makes of that kind, and {face0,1}: what
 * token 0 is, namely 1.  A line with {face...} may be read only by those who have seen the token;
 * the conformance suite holds every game to that. */

#ifndef ENGINE_NEWS_H
#define ENGINE_NEWS_H

#include "base/catalog.h"
#include "base/json_out.h"
#include "engine/engine.h"

/* One line of the log, for its audience alone. */
struct eng_event {
    struct eng_phrase what;
    eng_seats audience; /* ENG_ALL: spectators too */
    uint8_t actor;      /* the seat whose decision brought it */
    uint8_t indent;
    eng_seats except; /* of an audience of all: who has read a fuller line */
};

enum { ENG_NEWS = 320, ENG_ROLLED = 512 }; /* lines that one decision can bring, and rolls kept */

struct eng_rolled {
    uint16_t of, value; /* 1 .. of */
    bool drawn;         /* a card or a chit, no die */
};

/* What one decision brings, for all eyes together: never shown as it is. */
struct eng_news {
    int count;
    int drawn;  /* numbers that draw took in silence; roll tells its own */
    int rolled; /* numbers that came from the generator, those beyond ENG_ROLLED counted too */
    struct eng_event event[ENG_NEWS];
    struct eng_rolled thrown[ENG_ROLLED];
};

/* The engine's own sentences; a game's texts are numbered from ENG_TEXT_COUNT on. */
enum eng_text {
    ENG_TEXT_NONE,
    ENG_TEXT_ROLL,    /* what a die of so many sides shows */
    ENG_TEXT_MISLAID, /* a laid die that does not fit */
    ENG_TEXT_PLAYS,   /* fallback for say(): the action in its text form */
    ENG_TEXT_WAIT,    /* prompt of a seat that is not asked */
    ENG_TEXT_OVER,    /* prompt when the match is over */
    ENG_TEXT_TAKEN_BACK,
    ENG_TEXT_NOT_THIS, /* a decision that answers another question */
    ENG_TEXT_ADVICE,   /* somebody asked the Marshal; never taken back by undo */
    ENG_TEXT_COUNT
};

void eng_news_add(struct eng_news *news, const struct eng_event *e);

/* May this audience read the line?  The empty audience reads what everybody reads. */
bool eng_may_read(const struct eng_event *e, eng_seats audience);

/* The template in that language, and the sentence made of it.  core tells the seats' sides. */
const char *eng_template(const struct eng_game *game, int text, enum lang lang);
void eng_render(const struct eng_box *box, const struct eng_core *core, const struct eng_phrase *p,
                enum lang lang, struct text *out);

/* The same of a template that is no game's: what opponents say (English, in the catalogue). */
void eng_render_words(const struct eng_box *box, const struct eng_core *core, const char *english,
                      const int32_t arg[ENG_ARGS], enum lang lang, struct text *out);

/* Where in a sentence something stands that has a name: what {KIND2} stood for.  In characters, the
 * end not included. */
struct eng_mark {
    char kind[16];
    int32_t value;
    int from, to;
};
enum { ENG_MARKS = 8 };

/* The sentence, and its marks; how many. */
int eng_render_marked(const struct eng_box *box, const struct eng_core *core,
                      const struct eng_phrase *p, enum lang lang, struct text *out,
                      struct eng_mark mark[ENG_MARKS]);

/* The same in both languages, for views: "key": {"en": ..., "fr": ...}. */
void eng_show_both(struct jout *json, const char *key, const char *english);
void eng_show_phrase(const struct eng_box *box, const struct eng_core *core, const char *key,
                     const struct eng_phrase *p, struct jout *json);

/* Walks the {..} of a template: kind into `kind`, the argument's index (and the second of a face)
 * into the others; returns the rest of the template, or NULL when there is none left. */
const char *eng_next_slot(const char *template, char kind[16], int *first, int *second);

#endif
