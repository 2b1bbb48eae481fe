/* flow.h -- the sequence of play: a stack of frames over step tables.
 *
 * A procedure is a table with one row for each numbered step of the rulebook.  A row has a rule,
 * a name, the verbs that it takes and up to four functions: what happens on arrival, what is
 * offered, what is done with the answer, and a check.  One opinion is enough: without an offer what
 * the check allows is offered, without a check what is offered is allowed.  Where we are is data (procedure,
 * row, a few small numbers), so a state copies, hashes, saves and prints in the middle of
 * anything.
 *
 * A step function returns what comes next:
 *
 *   NEXT             the next row; after the last row the procedure is finished
 *   ask(t, seats)    stop here until one of these seats answers
 *   call(t, PROC, …) run that procedure, then go on with the next row; its answer is f->answer
 *   become(t, PROC)  leave this procedure for another, keeping the locals
 *   jump(f, ROW)     go on at a named row of this procedure
 *   again(t)         (from `takes`) ask the same question once more: drafts
 *   seal(t, value)   (from `takes`) keep a secret answer; NEXT when all are in
 *   finish(t, value) leave this procedure now
 *
 * `f` is the frame of the running procedure.  After call, become or finish it must not be touched:
 * return at once. */

#ifndef ENGINE_FLOW_H
#define ENGINE_FLOW_H

#include "base/bitset.h"
#include "engine/choices.h"
#include "engine/engine.h"
#include "engine/frames.h"
#include "engine/news.h"

/* The handle of every step function. */
struct eng_turn {
    const struct eng_box *box;
    void *state;           /* the game's own struct, core first */
    struct eng_core *core; /* the same memory */
    struct eng_news *news; /* NULL: nobody listens */
    int seat;              /* whose decision is being carried out */
};

enum eng_flow { NEXT, ASKED, MOVED };

typedef enum eng_flow eng_arrive(struct eng_turn *t, struct eng_frame *f);
typedef void eng_offer(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c);
typedef enum eng_flow eng_take(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a);
typedef eng_ruleno eng_check(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a);

/* A verb that a row takes, the nouns that it may name there (0 to 0 where it names none), and the
 * rule by which others are refused (0: the row's). */
struct eng_does {
    uint16_t verb, low, high;
    eng_ruleno rule;
};
enum { ENG_NO_VERB = UINT16_MAX, ENG_MOST = UINT16_MAX };
#define PLAIN(its_verb)                                                                            \
    {                                                                                              \
        its_verb, 0, 0, 0                                                                          \
    }
#define NOUNS(its_verb, lowest, highest, why)                                                      \
    {                                                                                              \
        its_verb, lowest, highest, why                                                             \
    }
#define NEVER(its_verb, why)                                                                       \
    {                                                                                              \
        its_verb, 1, 0, why                                                                        \
    }
#define OTHERS(why)                                                                                \
    {                                                                                              \
        ENG_NO_VERB, 0, 0, why                                                                     \
    }

struct eng_step {
    eng_ruleno rule; /* cited when something not offered is refused here */
    const char *name;
    eng_arrive *arrive; /* NULL: nothing, go on */
    eng_offer *offer;   /* NULL: of its verbs and their nouns those that check allows */
    eng_take *take;
    eng_check *check;            /* NULL: legal is what is offered */
    const struct eng_does *does; /* ends with ENG_NO_VERB; NULL: whatever check allows */
    int arg;                     /* for rows that share their functions: row_arg */
};

/* Rows of a step table: one that happens and one that asks, and both with an argument.  What asks
 * ends with its verbs: PLAIN(verb), NOUNS(verb, lowest, highest, rule), NEVER(verb, rule) for one
 * that has a refusal of its own, and where the rest is not refused by the row's rule, OTHERS(rule).
 * No check sees another verb or noun. */
#define STEP(its_rule, its_name, arrives)                                                          \
    {                                                                                              \
        .rule = (its_rule), .name = (its_name), .arrive = (arrives)                                \
    }
#define STEP_FOR(its_rule, its_name, arrives, its_arg)                                             \
    {                                                                                              \
        .rule = (its_rule), .name = (its_name), .arrive = (arrives), .arg = (its_arg)              \
    }
#define ASKS(its_rule, its_name, arrives, offers, takes, checks, ...)                              \
    ASKS_FOR(its_rule, its_name, arrives, offers, takes, checks, 0, __VA_ARGS__)
#define ASKS_FOR(its_rule, its_name, arrives, offers, takes, checks, its_arg, ...)                 \
    {                                                                                              \
        .rule = (its_rule), .name = (its_name), .arrive = (arrives), .offer = (offers),            \
        .take = (takes), .check = (checks), .arg = (its_arg),                                      \
        .does = (const struct eng_does[]){ __VA_ARGS__, OTHERS(0) },                               \
    }
/* One that asks and judges all verbs itself. */
#define ASKS_ALL(its_rule, its_name, arrives, offers, takes, checks)                               \
    {                                                                                              \
        .rule = (its_rule), .name = (its_name), .arrive = (arrives), .offer = (offers),            \
        .take = (takes), .check = (checks),                                                        \
    }

struct eng_proc {
    const char *name; /* last procedure of a game: NULL */
    const struct eng_step *step;
    int step_count;
    bool peeks; /* its rows look at what both sides hide: an answer that moves it on stands */
    const char *locals; /* what they are, in order, "; " between them, where there is no table */
    const struct eng_local *local; /* the table (frames.h) */
};

#define ENG_PROCS_END                                                                              \
    {                                                                                              \
        .name = NULL                                                                               \
    }

#define ENG_PROC(proc_name, table, its_locals)                                                     \
    {                                                                                              \
        proc_name, table, (int)(sizeof table / sizeof table[0]), false, its_locals, NULL           \
    }
#define ENG_PROC_PEEKS(proc_name, table, its_locals)                                               \
    {                                                                                              \
        proc_name, table, (int)(sizeof table / sizeof table[0]), true, its_locals, NULL            \
    }

/* What a step function may return besides NEXT.  The short names are what rules are written in. */
enum eng_flow eng_ask(struct eng_turn *t, eng_seats seats);
enum eng_flow eng_become(struct eng_turn *t, int proc);
enum eng_flow eng_jump(struct eng_frame *f, int row);
enum eng_flow eng_again(struct eng_turn *t);
enum eng_flow eng_seal(struct eng_turn *t, int value);
enum eng_flow eng_finish(struct eng_turn *t, int answer);
enum eng_flow eng_call(struct eng_turn *t, int count, const int *proc_and_locals);
#define ask               eng_ask
#define become            eng_become
#define jump              eng_jump
#define again             eng_again
#define seal              eng_seal
#define finish            eng_finish
#define call(t, ...)      eng_call(t, ENG_COUNT_OF(__VA_ARGS__), (const int[]){ __VA_ARGS__ })
#define ENG_COUNT_OF(...) ((int)(sizeof((const int[]){ __VA_ARGS__ }) / sizeof(int)))

/* The only sources of chance: fate first, then the rng.  Both set the barrier.  roll gives
 * 1..sides and tells everybody; draw gives 0..n-1 and says nothing (what a card is, is told by the
 * rules, to those who may know). */
int eng_roll(struct eng_turn *t, int sides, eng_ruleno rule);
/* The same for those seats alone: a die thrown behind the hand. */
int eng_roll_for(struct eng_turn *t, int sides, eng_ruleno rule, eng_seats seats);
/* The same, and nobody is told: the rules say what came of it to those who may know. */
int eng_roll_unseen(struct eng_turn *t, int sides);
int eng_draw(struct eng_turn *t, int n);
#define roll        eng_roll
#define roll_for    eng_roll_for
#define roll_unseen eng_roll_unseen
#define draw        eng_draw

/* From now on these seats know what the token is.  Sets the barrier when that is new to any. */
void eng_reveal(struct eng_turn *t, int token, eng_seats seats);
#define reveal eng_reveal

/* The rule is going to look at what the seat that decides cannot know: what it has decided stands,
 * whatever is found there.  To be called before looking, for reasons that the seat knows: if it were
 * called for what is found, that the decision can be taken back would tell that nothing was. */
static inline void eng_peek(struct eng_turn *t)
{
    t->core->barrier = 1;
}
#define peek eng_peek

/* Appends a line of news: tell(t, SK_5_03, ENG_ALL, NEWS_VOLLEY, token, die). */
void eng_tell(struct eng_turn *t, eng_ruleno rule, eng_seats audience, int count,
              const int *text_and_args);
#define tell(t, rule, audience, ...)                                                               \
    eng_tell(t, rule, audience, ENG_COUNT_OF(__VA_ARGS__), (const int[]){ __VA_ARGS__ })

/* The draft: tokens the one asked seat has picked and not yet declared.  Emptied by ask. */
static inline bool eng_drafted(const struct eng_core *core, int token)
{
    return bit_has(core->draft, token);
}
int eng_draft_count(const struct eng_core *core);
void eng_draft_toggle(struct eng_turn *t, int token);
#define drafted      eng_drafted
#define draft_count  eng_draft_count
#define draft_toggle eng_draft_toggle

/* Nobody is asked any more; result() says who won. */
enum eng_flow eng_end_match(struct eng_turn *t);
#define end_match eng_end_match

/* All seats of a side. */
eng_seats eng_seats_of(const struct eng_core *core, int side);
#define seats_of eng_seats_of

/* Pushes the game's first procedure and runs to the first question; for setup(). */
void eng_flow_start(struct eng_turn *t);
/* Runs on from the row the top frame stands on; for positions written by hand. */
void eng_flow_resume(struct eng_turn *t);

/* The door's functions for games made of step tables. */
void eng_flow_offer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c);
eng_ruleno eng_flow_check(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a);
void eng_flow_apply(const struct eng_box *box, void *state, int seat, const struct eng_action *a,
                    struct eng_news *news);

/* The argument of the row that arrives or takes, before it jumps. */
int eng_row_arg(const struct eng_turn *t, const struct eng_frame *f);
#define row_arg eng_row_arg

/* The row on which the match stands; NULL before the start and after the end. */
const struct eng_step *eng_flow_row(const struct eng_box *box, const struct eng_core *core);

#endif
