/* say.h -- a match in words: seats, rules, choices, news, results.
 *
 * What the console answers, what a replay tells and what a failed rule test shows, written once.
 * False, with err, where the match is frozen. */

#ifndef CONSOLE_SAY_H
#define CONSOLE_SAY_H

#include "engine/match.h"

enum { SAY_SPECTATOR = -1 };

/* Two words for the same seat: in either case, and with a dash for a blank ("french-2"). */
bool say_same(const char *word, const char *name);

/* A seat by number or by name; the error lists those of this match. */
bool say_find_seat(const struct match *m, const char *word, int *seat, struct err *err);
/* The same, or the word `spectator`: SAY_SPECTATOR. */
bool say_find_reader(const struct match *m, const char *word, int *seat, struct err *err);
/* All the seats of a side by its name, or one seat. */
bool say_find_seats(const struct match *m, const char *word, eng_seats *out, struct err *err);

/* What a reader knows: his seat, or what everybody knows. */
eng_seats say_audience(int seat);

/* "SK-5-03 (SK 5): what holds" */
void say_rule(const struct eng_game *game, eng_ruleno rule, enum lang lang, struct text *out);

/* "refused by SK-5-03 (SK 5): ...", or why it did not come to that. */
void say_answer(const struct match *m, enum match_answer answer, eng_ruleno why, enum lang lang,
                struct text *out);
/* Behind a refusal: " -- what is wrong", where that can be said better than by the rule. */
void say_reason(struct match *m, int seat, const struct eng_action *a, eng_ruleno why,
                enum lang lang, struct text *out);

/* The view as one JSON object. */
bool say_view(struct match *m, eng_seats audience, struct text *out, struct err *err);

/* One line for each legal action; then, for placing verbs, "reach march 4 10,20 30,40 ...". */
bool say_choices(struct match *m, int seat, struct text *out, int *count, struct err *err);
/* The actions alone, as journals write them: nouns are numbers. */
bool say_numbers(struct match *m, int seat, struct text *out, int *count, struct err *err);

/* "Name up to two units [SK 5]", from what the seat knows; others read who is waited for. */
bool say_prompt(struct match *m, int seat, enum lang lang, struct text *out, struct err *err);

/* One line of news: indented, with its citation behind it.  For the umpire, who reads all, a line
 * that not everybody may read names its readers. */
void say_event(const struct match *m, const struct eng_event *e, bool umpire, enum lang lang,
               struct text *out);

/* The news that this audience (or the umpire) may read, numbered from 0 as the page does it. */
void say_log(const struct match *m, eng_seats audience, bool umpire, enum lang lang,
             struct text *out);

void say_result(const struct match *m, struct eng_result *out);
/* "winner Blue", "draw" or "running", and why. */
void say_outcome(const struct match *m, const struct eng_result *r, enum lang lang,
                 struct text *out);

#endif
