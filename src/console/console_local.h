/* console_local.h -- shared by the commands of the console. */

#ifndef CONSOLE_LOCAL_H
#define CONSOLE_LOCAL_H

#include "console/console.h"

struct console {
    FILE *in, *out;
    struct match *match; /* NULL before the first */
    enum lang lang;
    struct rng bots;   /* the bots' own dice, begun anew with each match */
    bool done;         /* quit was said */
    bool strangers;    /* `bot` may start programs */
    struct text block; /* the lines after <<END */
    struct text head;  /* the answer: what stands behind the =, */
    struct text body;  /* and the lines below it                */
};

/* A command fills head and body, or returns false and says why.  w->word[0] is its name. */
typedef bool console_fn(struct console *c, const struct words *w, struct err *err);

struct console_row {
    const char *name, *args; /* args as `help` shows them */
    const char *help;
    int least, most; /* words after the name */
    bool block;      /* may end in <<END */
    bool needs_match;
    console_fn *run;
};

/* Another match takes the place of the present one. */
void console_set_match(struct console *c, struct match *m);
/* The answer to what changed the match: who is to choose now. */
void console_say_where(struct console *c);

/* True when it was done; otherwise the answer in words becomes the error. */
bool console_judged(struct console *c, enum match_answer answer, eng_ruleno why, struct err *err);

/* matches: beginning, files */
console_fn console_games, console_new, console_position, console_save, console_journal,
    console_load;
/* deciding */
console_fn console_choices, console_check, console_play, console_fate, console_add, console_undo,
    console_take_back, console_bot, console_bots, console_think, console_advise;
/* looking */
console_fn console_seats, console_view, console_message, console_log, console_result, console_hash,
    console_perft, console_trace, console_prompt;

#endif
