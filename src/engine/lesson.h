/* lesson.h -- guided matches: a position, what the other side does, and what a tutor says to it all.
 *
 * A lesson is a text, data/<game>/lessons/NAME.lesson (docs/formats.md), read and judged when the box
 * is opened.  Its steps follow each other: the tutor says something, the player (seat 0) is to decide
 * something, the other side (seat 1) decides.  Where a match stands in its lesson follows from its
 * journal alone, so nothing of it has to be kept. */

#ifndef ENGINE_LESSON_H
#define ENGINE_LESSON_H

#include "engine/box.h"
#include "engine/journal.h"

enum { LESSON_PLAYER, LESSON_FOE }; /* their seats */
enum { LESSON_ACTIONS = 64 };       /* wanted at one step */

enum lesson_sort { LESSON_SAYS, LESSON_WANTS, LESSON_PLAYS };

/* In every language; or nothing in any. */
struct lesson_words {
    char *in[LANG_COUNT];
};

/* Something to point at, as the page calls it: a gesture's name and the noun, "button" and the action,
 * "spot" and where it lies, or a part of the page; and the very action, where it is what is wanted. */
struct lesson_point {
    char *kind, *what, *action;
    int wanted; /* 1 + which action of the step it is; 0: it is no answer */
};

/* An answer that is not wanted, and why not. */
struct lesson_but {
    bool any; /* whatever of its verb */
    struct eng_action action;
    struct lesson_words words;
    eng_ruleno because; /* 0: for no rule's sake */
};

struct lesson_step {
    enum lesson_sort sort;
    int line; /* of the file */
    struct lesson_words words;
    int point_count, show_count, action_count, but_count;
    struct lesson_point *point;
    eng_ruleno *show;          /* rules that can be seen at work here */
    struct eng_action *action; /* any of them is wanted, or all, in whatever order */
    bool all;
    bool closes; /* the last of all is a button: it comes last, or it would end what is begun */
    int near;    /* poses no farther from the wanted one than that are taken for it */
    struct lesson_but *but;
    struct lesson_words otherwise;
    int fate_count;
    uint8_t fate[ENG_FATE]; /* laid for the decision; for the last of all that are wanted */
};

struct lesson {
    char *id, *place;
    struct lesson_words title, about;
    int minutes;
    char *level, *then; /* who takes the other side over; the scenario to play next */
    struct text position;
    int step_count, step_room;
    struct lesson_step *step;
};

/* One lesson, into a zeroed `out`, which is to be freed even when it cannot be read. */
bool lesson_read(const struct eng_box *box, const char *path, struct lesson *out, struct err *err);
void lesson_free(struct lesson *l);

/* All lessons of a folder; none where there is no such folder. */
bool lessons_open(struct eng_box *box, const char *folder, struct err *err);
void lessons_close(struct eng_box *box);
const struct lesson *lesson_find(const struct eng_box *box, const char *id); /* NULL: none */

/* Plays it by its own words, every answer once, and holds what it says it shows against what happens:
 * err names the first line that does not hold.  The looker sees the first way through. */
struct match;
typedef void lesson_looker(void *arg, struct match *m, const struct lesson_step *step);
bool lesson_play(const struct lesson *l, const struct eng_box *box, lesson_looker *look, void *arg,
                 struct err *err);

/* Where a match stands in its lesson. */
struct lesson_place {
    int from;      /* the first step after the last decision */
    int step;      /* that of the next decision; step_count: the lesson is over */
    uint64_t done; /* of all that are wanted there */
    bool left;     /* other things than those of the lesson have been decided */
};

void lesson_walk(const struct lesson *l, const struct eng_box *box, const struct journal *j,
                 struct lesson_place *out);
/* The decision that comes next; NULL: there is none any more. */
const struct lesson_step *lesson_next(const struct lesson *l, const struct lesson_place *place);
/* How many decisions the step still takes. */
int lesson_left(const struct lesson_step *step, const struct lesson_place *place);
/* Is that action of the step wanted now? */
bool lesson_is_due(const struct lesson_step *step, const struct lesson_place *place, int action);
/* Is this what is wanted there?  The action becomes the very one of the lesson. */
bool lesson_wants(const struct lesson_step *step, const struct lesson_place *place,
                  struct eng_action *action);
const struct lesson_but *lesson_but(const struct lesson_step *step, const struct eng_action *a);

#endif
