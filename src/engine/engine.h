/* engine.h -- the door between the engine and the games.  Read this first.
 *
 * A game is a struct eng_game: tables and functions over one flat block of memory, its state.
 * The caller owns the block and copies it with memcpy; there are no pointers in it and no holes.
 * What never changes in a match (map, unit values, charts) is in the board of the box: read-only,
 * shared by all matches and threads.
 *
 * The rules are written as step tables (flow.h); eng_flow_offer, _check and _apply then stand in
 * the door.  Everything handed to people or to opponents comes from a redacted state. */

#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/err.h"
#include "base/json_out.h"
#include "base/rng.h"
#include "base/text.h"
#include "base/words.h"
#include "engine/rulebook.h"

enum {
    ENG_SEATS = 8,
    ENG_DEPTH = 16,    /* procedures within procedures                 */
    ENG_LOCALS = 6,    /* small numbers a frame remembers              */
    ENG_FATE = 31,     /* dice and cards that can be laid down at once */
    ENG_TOKENS = 256,  /* pieces and cards; places are nouns too       */
    ENG_ARGS = 4,      /* of a sentence                                */
    ENG_OPTIONS = 12,  /* of a game                                    */
    ENG_CHOICES = 2048 /* legal actions listed at once                 */
};

typedef uint8_t eng_seats;   /* a set of seats, one bit each               */
typedef uint16_t eng_ruleno; /* row of the game's rule book; 0: none       */

#define ENG_ALL     ((eng_seats)0xff) /* every seat, and whoever looks on */
#define ENG_SEAT(n) ((eng_seats)(1u << (n)))

/* One atomic decision, a click.  No pointers: equal actions are equal bytes. */
struct eng_action {
    uint16_t verb, noun; /* what is done, and to which token or place */
    int16_t angle;       /* whole degrees; for placing and aiming verbs */
    int16_t count;       /* zero unless the verb takes one            */
    int32_t x, y;        /* board units; only for placing verbs       */
};

/* One level of "where are we in the sequence of play".  Locals are public. */
struct eng_frame {
    uint8_t proc, step; /* procedure, and the row we stand on    */
    int16_t answer;     /* what the procedure we called returned */
    int16_t local[ENG_LOCALS];
};

/* Dice and draws laid down by a test or a table with real dice; taken before the rng, dice by dice
 * and draws by draws.  A die is its face, from 1 on; a draw is ENG_DRAWN + which, from 0 on. */
enum { ENG_DRAWN = 128 };
struct eng_fate {
    uint8_t count, value[ENG_FATE]; /* the next one first */
};

/* The first member of every game's state. */
struct eng_core {
    struct rng rng;                  /* secret: zeroed by redact, reseeded by imagine       */
    struct eng_fate fate;            /* secret likewise                                     */
    uint8_t barrier;                 /* the last action cannot be taken back                */
    uint8_t over;                    /* the match has ended; nobody is asked any more       */
    uint8_t depth;                   /* frames in use                                       */
    uint8_t seat_count;              /* seats of this match                                 */
    eng_seats active;                /* who owes a decision now                             */
    eng_seats asked;                 /* who may answer; more than active while secret       */
                                     /* answers come in, since a sealed one may be changed  */
    eng_seats spare[2];              /* always zero                                         */
    uint8_t side[ENG_SEATS];         /* which side a seat plays for                         */
    int16_t sealed[ENG_SEATS];       /* secret answers given at the same time               */
    eng_seats seen[ENG_TOKENS];      /* who knows what a token is; nobody forgets           */
    uint64_t draft[ENG_TOKENS / 64]; /* picked by the seat asked, not yet declared     */
    struct eng_frame frame[ENG_DEPTH];
};

/* A sentence: a template of the game (or the engine) and its arguments. */
struct eng_phrase {
    uint16_t text;
    eng_ruleno rule;
    int32_t arg[ENG_ARGS];
};

enum eng_gesture { /* how a person gives the noun; the page knows these and no rules */
                   GESTURE_BUTTON,
                   GESTURE_PIECE,
                   GESTURE_SPACE,
                   GESTURE_EDGE,
                   GESTURE_CARD,
                   GESTURE_NUMBER,
                   GESTURE_POSE,
                   GESTURE_PILE,
                   GESTURE_DIE,
                   GESTURE_TEXT
};

/* A pose is a place and a direction; a verb may take the direction alone. */
enum { TAKES_NOTHING = 0, TAKES_NOUN = 1, TAKES_COUNT = 2, TAKES_POSE = 4, TAKES_ANGLE = 8 };

struct eng_verb {
    const char *name; /* as journals, tests and bots write it; last row: NULL */
    uint8_t gesture, takes;
};

struct eng_option { /* chosen when a match is made; last row: id NULL */
    const char *id, *title;
    const char *values[8]; /* the first is the default; ends with NULL */
};

/* What stands on the lid, for whoever looks for a game to play; all words are English, and in the
 * catalogue. */
struct eng_lid {
    const char *blurb, *time;     /* a sentence or two, and how long a match takes */
    const char *first;            /* the scenario to begin with; NULL: the first of the folder */
    const char *const *players;   /* options that say how many play each side, in their order; ends
                                    with NULL.  NULL: one each */
    const char *solo;             /* the option that hands sides to rules of their own: nobody, each
                                    side in order, all; NULL: there is none */
    const struct eng_word *words; /* what values of options are called; others call themselves */
};

struct eng_word { /* last row: value NULL */
    const char *value, *word;
};
#define ENG_WORD(value, word)                                                                      \
    {                                                                                              \
        value, word                                                                                \
    }

struct eng_result {
    bool over;
    eng_seats winners; /* none: a draw */
    struct eng_phrase why;
    int32_t score[ENG_SEATS]; /* the game's own measure, for reports and search */
};

/* What an answer comes to, told with it before it is given: what it ends, what it costs for certain,
 * what it leaves undone that could still be done.  The page keeps answers that end something at a
 * place of their own, and never shows a grave one (it cannot be made good) like the others.  The
 * usual one leaves everything as it is: for whoever wishes it, it is given by itself. */
enum eng_ends { ENDS_NOTHING, ENDS_PHASE, ENDS_TURN, ENDS_MATCH };
enum { ENG_COSTS = 6, ENG_LEFT = 8 };

struct eng_weight {
    enum eng_ends ends;
    bool grave, usual;
    int cost_count, left_count;
    struct eng_phrase cost[ENG_COSTS], left[ENG_LEFT];
};

extern const char *const eng_six_faces[]; /* 1 to 6 */

struct eng_box;     /* a game with its board laid out: box.h        */
struct eng_choices; /* a list of legal actions: choices.h           */
struct eng_line;    /* a line of a position: lines.h                */
struct eng_news;    /* what happened, line by line: news.h          */
struct eng_proc;    /* a procedure of the sequence of play: flow.h  */
struct eng_reader;  /* a position being read: lines.h               */

/* Told of a mistake, with its place and reason. */
typedef void eng_teller(void *arg, const struct err *err);

struct eng_game {
    const struct eng_book *book; /* id, title and the rule register             */
    uint32_t version;            /* of rules and state: journals carry it       */
    bool teaching;               /* not shown on the home page                  */
    size_t state_size;           /* one flat block, struct eng_core first       */
    uint32_t longest;            /* no match takes more decisions than this     */
    const char *const *sides;    /* names of the sides, ends with NULL          */
    const char *const *faces;    /* of its dice, NULL at the end; NULL: no dice */
    const char *const *texts;    /* templates, from ENG_TEXT_COUNT on; NULL end */
    const struct eng_verb *verbs;
    const struct eng_option *options;
    const struct eng_lid *lid;
    const struct eng_proc *procs; /* the first is where a match begins          */

    /* Once.  load reads the folder into a board; setup completes a copy of the scenario's state
     * (shuffles, options) and leaves it at the first question; news may be NULL. */
    bool (*load)(const char *folder, void **board, struct err *err);
    void (*unload)(void *board);
    /* Tells every mistake in the folder, what load would let pass and nobody can have meant, too;
     * how many.  NULL: load names the first. */
    int (*survey)(const char *folder, eng_teller *teller, void *arg);
    bool (*setup)(const struct eng_box *, const uint8_t *option, void *state, struct eng_news *,
                  struct err *);

    /* The rules.  offer lists what a seat may do, ascending, without repeats; for placing verbs
     * only some poses and an outline.  check is the authority: 0, or the rule that forbids.
     * sample draws one legal action (NULL: the engine picks from offer).  apply does what check
     * allowed; news may be NULL. */
    void (*offer)(const struct eng_box *, const void *state, int seat, struct eng_choices *);
    eng_ruleno (*check)(const struct eng_box *, const void *state, int seat,
                        const struct eng_action *);
    bool (*sample)(const struct eng_box *, const void *state, int seat, struct rng *,
                   struct eng_action *out);
    void (*apply)(const struct eng_box *, void *state, int seat, const struct eng_action *,
                  struct eng_news *);
    void (*result)(const struct eng_box *, const void *state, struct eng_result *);

    /* Who knows what.  Called through eng_redact and eng_imagine (box.h), which see to the core.
     * redact blanks what none of the audience knows; imagine fills the blanks of a redacted state
     * at random, in agreement with all that the seat has seen; false: no such world. */
    void (*redact)(const struct eng_box *, void *state, eng_seats audience);
    /* Who hears what the player of a seat says at the table now: 0, or the rule that shuts his
     * mouth.  NULL: everybody, always. */
    eng_ruleno (*hears)(const struct eng_box *, const void *state, int seat, eng_seats *out);
    bool (*imagine)(const struct eng_box *, void *redacted, int seat, struct rng *);

    /* For people, from redacted states alone.  name writes what a template means by {KIND3};
     * noun turns a word into the number of a token or place (NULL: numbers only). */
    void (*show)(const struct eng_box *, const void *redacted, struct jout *);
    /* More keys of the view, which take long to make and are not always looked at: a page is sent them
     * when it asks.  NULL: there are none. */
    void (*overlays)(const struct eng_box *, const void *redacted, struct jout *);
    void (*prompt)(const struct eng_box *, const void *redacted, int seat, struct eng_phrase *);
    void (*say)(const struct eng_box *, const void *redacted, const struct eng_action *,
                struct eng_phrase *);
    /* What an offered action comes to; out is empty when it is called.  From what the seat knows;
     * NULL: nothing is ever to be said. */
    void (*weigh)(const struct eng_box *, const void *redacted, int seat, const struct eng_action *,
                  struct eng_weight *out);
    /* Keys of an object that tell what would come of an action, allowed or not: lengths, sums,
     * chances.  From what the seat knows; NULL: there is nothing to tell. */
    void (*preview)(const struct eng_box *, const void *redacted, int seat,
                    const struct eng_action *, struct jout *);
    /* What is wrong with an action that out->rule forbids, where that can be said better than by the
     * statement: whose the piece is, how far it would have been, that nothing is picked.  False, and
     * nothing written: it cannot.  May name another rule. */
    bool (*refusal)(const struct eng_box *, const void *redacted, int seat,
                    const struct eng_action *, struct eng_phrase *out);
    const char *(*name)(const struct eng_box *, const char *kind, int32_t value);
    bool (*noun)(const struct eng_box *, int verb, const char *word, uint16_t *out);
    /* And back: writes the word that noun takes for it; nothing where it is written as a number. */
    void (*word)(const struct eng_box *, int verb, uint16_t noun, struct text *);

    /* For disks, tables and doubts.  lines are the game's own of a position, in the order in which
     * they are saved (lines.h); lay_out says what is so where a position says nothing (NULL: all is
     * zero), complete sees to what follows from what was said, and judges the whole.  broken names
     * an invariant that does not hold, or NULL. */
    const struct eng_line *lines;
    void (*lay_out)(const struct eng_box *, void *state);
    bool (*complete)(struct eng_reader *);
    const char *(*broken)(const struct eng_box *, const void *state);
};

#endif
