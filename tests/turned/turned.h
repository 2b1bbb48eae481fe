/* turned.h -- the whole situation turned, shifted or mirrored, and everything the same.
 *
 * A turning takes a board, a state, an action, a sentence and a preview to what they are when the
 * table is looked at from elsewhere.  A step is one situation with one decision, allowed or not.
 * It is the same when
 *
 *   the offers of every seat that is asked, turned, are the offers of the turned situation (but of
 *     places, and of the ways of pieces without a front, only some are listed as examples, and
 *     there it is enough that check says the same of them);
 *   check says the same of the decision, and of others made from the offers by changing a little:
 *     the same number of the same rule, or allowed;
 *   what is shown of it beforehand (lengths, sums, odds) is the same;
 *   played on both with the same dice it tells the same news, asks for the same dice, and leaves
 *     states that are equal, byte by byte, once the one is turned: the generator too.
 *
 * Every step is turned afresh from the situation that was really played, so that no difference
 * hides another, and none grows. */

#ifndef TESTS_TURNED_H
#define TESTS_TURNED_H

#include <jansson.h>

#include "engine/box.h"
#include "engine/choices.h"
#include "engine/news.h"

struct turning;
struct tsv;

struct turned_game {
    const char *id;
    int ways;
    /* Lays out way number `way`: its name, and the turned board in t->box. */
    void (*open)(struct turning *t, int way);
    void (*state)(const struct turning *t, void *state);
    void (*action)(const struct turning *t, struct eng_action *a);
    void (*phrase)(const struct turning *t, struct eng_phrase *p);
    const char *shown; /* a list of the view that is compared in any order; NULL: none */
    /* One object of what is shown before that action, or of that list. */
    void (*json)(const struct turning *t, const struct eng_action *a, json_t *object);
    eng_ruleno (*rule)(eng_ruleno rule); /* what a rule of the left is on the right; NULL: itself */
    /* Is that offer one of many that are allowed and not listed?  NULL: none is. */
    bool (*example)(const struct turning *t, const void *state, const struct eng_action *a);
    /* Does it point beyond what is turned?  Then it is not compared. */
    bool (*beyond)(const struct turning *t, const struct eng_action *a);
    void (*options)(uint8_t *option); /* with which a match can be turned; NULL: any */
    /* Before a match of that scenario begins: `whole` laid out anew where no turning leads off the
     * board.  NULL: as it is. */
    void (*lay)(const struct turning *t, int scenario, const void *whole, struct rng *chance);
    bool (*fits)(const void *state); /* can it be turned?  NULL: always */
    /* Lines of news that belong together come in the order of their places, which tells nothing: they
     * are compared in any order. */
    bool by_place;
    /* Blanks what cannot be the same in either, being a digest of what is. */
    void (*level)(void *state);
};

extern const struct turned_game turned_austerlitz, turned_colors, turned_campaign;

struct turning {
    const struct turned_game *game;
    const struct eng_box *from; /* the board as it is played on */
    struct eng_box box;         /* and turned                    */
    char name[48];
    struct tsv *list; /* tests/GAME/turned.tsv; NULL: nothing is excused */
    bool mirrored;
    int turn;             /* degrees, or sides of a hex, to the right, after the mirror */
    int pivot_x, pivot_y; /* what is turned about            */
    int shift_x, shift_y; /* and shifted by afterwards       */
};

struct findings {
    long positions, steps, offers, verdicts, previews, played, dice;
    long differences;
    long excused; /* differences in tests of the list */
    long tests;
    long unsound;      /* steps that cannot be laid without overlap when rounded */
    long elsewhere;    /* decisions of tests that the ground has a say in */
    struct text first; /* the first few in words */
    int told;
    char place[512]; /* of the last one told */
};

enum { TOLD_MOST = 8 };

/* Notes one, unless the list excuses it: `ways` is what its column of that name says of such, as
 * "mirrored" or "oblique". */
void count_difference(const struct turning *t, const char *ways, const char *where,
                      const char *story, struct findings *f);

/* Compares one step.  `where` names the place for the story of a difference. */
void compare_step(const struct turning *t, const void *state, int seat, const struct eng_action *a,
                  struct rng *chance, const char *where, struct findings *f);

/* Random matches of every scenario, each decision a step: until so many were compared. */
void compare_matches(struct turning *way, int ways, long steps, uint64_t seed, struct findings *f);

#endif
