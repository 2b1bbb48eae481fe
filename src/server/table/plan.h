/* plan.h -- what a match is made of, as a page asks for it and as the store keeps it.
 *
 *   {"game", "scenario" or "lesson", "options": {id: value}, "seats": [{"who", "player", "hook", "bot", "ms", "nodes"}],
 *    "clock": {"kind", "days" | "minutes", "bonus"}, "pace"}
 *
 * docs/wire.md says what each may be. */

#ifndef SERVER_PLAN_H
#define SERVER_PLAN_H

#include "ai/ai.h"
#include "base/json_in.h"
#include "base/json_out.h"
#include "server/table/clock.h"
#include "server/table/codes.h"

enum plan_who { PLAN_ME, PLAN_LINK, PLAN_BOT };

enum { PLAN_PLAYER = 40 * 4 + 1 }; /* forty characters */

struct plan_seat {
    enum plan_who who;
    const struct ai_bot *bot; /* NULL: a person */
    struct ai_budget budget;
    char player[PLAN_PLAYER]; /* "" when it has no name */
    const char *hook; /* a wish for the seat of whoever makes the match, in his JSON; or NULL */
};

struct plan {
    const struct eng_box *box;
    const struct lesson *lesson; /* NULL: none, but the scenario */
    int scenario;                /* of a lesson: without meaning */
    uint8_t option[ENG_OPTIONS];
    struct eng_core core; /* of such a match at its start: its seats, and whose they are */
    int seat_count;
    struct plan_seat seat[ENG_SEATS];
    struct clock_terms clock;
    int pace; /* least time between two decisions of bots, in ms */
};

/* False: `code` is the refusal's code, err its reason. */
bool plan_read(const json_t *from, struct plan *out, enum code *code, struct err *err);
void plan_write(const struct plan *plan, struct jout *json);
bool plan_has_persons(const struct plan *plan);

/* Parts of it, as values of their own. */
void plan_write_options(const struct plan *plan, struct jout *json);
void plan_write_clock(const struct plan *plan, struct jout *json); /* null: none */

/* {"en": ..., "fr": ...} of something the catalogue knows; null for NULL. */
void plan_write_both(const char *english, struct jout *json);
void plan_write_seat_name(const struct eng_box *box, const struct eng_core *core, int seat,
                          struct jout *json);

/* "scenario" and "title"; those of a lesson: null, and its own. */
void plan_write_title(const struct plan *plan, struct jout *json);
const char *plan_title(const struct plan *plan, enum lang lang);

/* "seats": every seat with its number, name and side. */
void plan_write_seats(const struct eng_box *box, const struct eng_core *core, struct jout *json);
/* KEY: the numbers of some seats. */
void plan_write_seat_set(struct jout *json, const char *key, int seats);
/* KEY: the way to the table that a token opens; null for NULL or "". */
void plan_write_link(struct jout *json, const char *key, const char *token);
void plan_write_invitation(struct jout *json, const char *key, const char *token); /* likewise */

/* Does `object` have no keys but these?  The list ends with NULL; err names the first other one. */
bool plan_only_keys(const json_t *object, const char *const *keys, struct err *err);
/* How many characters (not bytes) a text has. */
int plan_characters(const char *text);

#endif
