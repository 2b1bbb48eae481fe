/* guide.h -- what leads through a rulebook: chapters, the sequence of play, the glossary, examples.
 *
 * Made at build time by tools/make-guide from data/<game>/chapters.tsv, sequence.tsv, figures.tsv and
 * data/glossary.tsv, beside the statements of rulebook.h.  For people: no rule of a game reads it. */

#ifndef ENG_GUIDE_H
#define ENG_GUIDE_H

#include "base/catalog.h"
#include "base/text.h"
#include "engine/engine.h"

/* A chapter has the statements from `first` up to the first one of the next. */
struct eng_chapter {
    uint16_t first;
    uint8_t level; /* 1: a chapter; 2: a section of the last one */
    const char *title[LANG_COUNT];
    const char *about[LANG_COUNT]; /* NULL: nothing is said of a section */
};

/* A step of the sequence of play: rows of procedures ("attack/7 counter-attack") or whole procedures
 * ("attack"), one after the other with zero bytes between, an empty one at the end. */
struct eng_phase {
    const char *at;
    uint16_t rule;
    uint8_t depth;
    const char *title[LANG_COUNT];
};

struct eng_term {
    uint16_t rule; /* that says what it is; 0: it needs no telling */
    bool common;   /* to all games */
    const char *word[LANG_COUNT];
};

/* An example of a rule: the position data/<game>/figures/<id>.pos as one seat sees it. */
struct eng_figure {
    const char *id;
    uint16_t rule;
    int seat;   /* -1: a spectator */
    int box[4]; /* of the sheet: left, top, width, height */
    const char *caption[LANG_COUNT];
};

/* Each list ends with an entry without title, word or id. */
struct eng_guide {
    const struct eng_chapter *chapters;
    const struct eng_phase *phases;
    const struct eng_term *terms;
    const struct eng_figure *figures;
};

/* The one of that book. */
const struct eng_guide *eng_guide_of(const struct eng_book *book);

/* Where a match stands in the sequence of play: the phases it is in, the widest first, by their places in
 * the list; how many.  `core` may be redacted. */
enum { ENG_PHASES = 16 };
int eng_phases_of(const struct eng_game *game, const struct eng_core *core, int out[ENG_PHASES]);

/* Does a phase name this row of a procedure (NULL: the procedure as a whole)? */
bool eng_phase_names(const struct eng_phase *phase, const char *proc, const char *row);

#endif
