/* runner.h -- rule tests in text: tests/<game>/NAME.t (docs/formats.md).
 *
 * A file is read into tests and a test into statements, one a line; then each test is run on a
 * match of its own, under guard, so that whatever breaks fails that test alone. */

#ifndef RULES_RUNNER_RUNNER_H
#define RULES_RUNNER_RUNNER_H

#include "base/geo_plane.h"
#include "base/words.h"
#include "engine/match.h"

enum { RT_IDS = 32, RT_TURN = 5 }; /* degrees between two runs of a turned test */

struct rt_statement {
    int line;
    char *text;  /* without its comment */
    char *block; /* the lines after <<END, or NULL */
};

struct rt_test {
    int line;
    int id_count;
    char *id[RT_IDS];
    char *title;
    int count, room;
    struct rt_statement *statement;
    struct err fault; /* it cannot be read: place and reason */
};

struct rt_file {
    char *path;
    int count, room;
    struct rt_test *test;
};

/* Reads what it can; what it cannot read becomes a test with a fault, so that it fails. */
bool rt_read(const char *path, struct rt_file *out, struct err *err);
void rt_file_free(struct rt_file *file);

/* A test while it runs. */
struct rt_run {
    const struct eng_box *box;
    const char *path;
    const struct rt_test *test;
    const struct rt_statement *now;
    struct seed seed;
    struct match *match;
    bool turned; /* the whole of it by `turn` degrees about the pivot: turned.c */
    int turn, pivot_x, pivot_y;
    uint64_t rolls_before;       /* thrown when dice were last laid, or at the beginning */
    int laid;                    /* how many lay there then                              */
    int claims, absences;        /* statements about what is so, and about what is not   */
    struct text fault;           /* the statement itself is wrong */
    struct text expected, found; /* or: what it wanted, and what it got */
};

/* True: passed.  False: `why` has the whole story, several lines. */
bool rt_run(const struct eng_box *box, const char *path, const struct rt_test *test,
            struct text *why);

/* A statement: `rest` is what follows its name, and may be cut up.  False: one of the three texts
 * says what is wrong. */
typedef bool rt_do(struct rt_run *r, char *rest);

rt_do rt_position, rt_scenario, rt_seed, rt_fate, rt_play, rt_refuse, rt_undo, rt_no_undo;
rt_do rt_offer, rt_offer_only, rt_no_offer; /* offers.c */
rt_do rt_expect;                            /* expect.c */
rt_do rt_turned;                            /* turned.c */

/* Dice are counted from here on, for `expect dice`. */
void rt_count_dice(struct rt_run *r);

/* expect table FILE PATH = VALUE: table.c */
bool rt_expect_table(struct rt_run *r, const struct words *w);

/* expect answer WHO "ACTION" PATH = VALUE: answer.c */
bool rt_expect_answer(struct rt_run *r, const struct words *w);

/* An id of one's own, own:NAME, which proves no statement of the register. */
bool rt_is_own(const char *id);

/* Does the test turn, and about which point?  And what it writes, turned. */
bool rt_read_turned(const struct rt_test *test, struct plane_pt *pivot);
void rt_turn_text(const struct rt_run *r, const char *text, struct text *out);
bool rt_turn_claim(struct rt_run *r, struct words *w, struct text *room);

/* The statement is not one: fills the fault and returns false. */
bool rt_wrong(struct rt_run *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool rt_wrong_err(struct rt_run *r, const struct err *err);

/* Words of a statement. */
char *rt_trim(char *s);
bool rt_cut(struct rt_run *r, char *text, struct words *w);
/* "WHO: rest", cut in place; false: wrong. */
bool rt_who(struct rt_run *r, char *text, int *seat, char **rest);
/* The next of "a, b, c": a comma with a blank after it, outside quotes.  NULL: no more. */
char *rt_item(char **rest);
bool rt_action(struct rt_run *r, const char *text, struct eng_action *out);

/* Does the rule have this id, or stand in this paragraph?  Not at all in the register: wrong. */
bool rt_known_rule(struct rt_run *r, const char *name);
bool rt_rule_is(const struct rt_run *r, eng_ruleno rule, const char *name);

#endif
