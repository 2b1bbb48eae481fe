/* plan.c -- the wish for a match, as a page sends it: read or refused with a reason; what was read is
 * written and read again as the same, and a match can be begun from it. */

#include "server/table/plan.h"

#include "fuzz.h"

static void write_plan(const struct plan *plan, struct text *out)
{
    struct jout j;

    jout_start(&j, out);
    plan_write(plan, &j);
    jout_done(&j);
}

/* The store keeps plans as they are written. */
static void read_again(const struct plan *plan)
{
    struct text text = { 0 }, second = { 0 };
    struct plan again;
    enum code code;
    struct err err;

    write_plan(plan, &text);
    json_t *json = jin_parse("plan", text_str(&text), text.length, &err);
    if (!json || !plan_read(json, &again, &code, &err))
        found("a plan is refused when it comes back", err.reason);
    write_plan(&again, &second);
    if (strcmp(text_str(&text), text_str(&second)) != 0)
        found("a plan comes back as another", text_str(&second));
    json_decref(json);
    text_free(&text);
    text_free(&second);
}

static void judge(const struct plan *plan)
{
    if (plan->seat_count < 1 || plan->seat_count > ENG_SEATS)
        found("a plan without seats", "");
    for (int i = 0; i < plan->seat_count; i++) {
        if ((plan->seat[i].who == PLAN_BOT) != (plan->seat[i].bot != NULL))
            found("a seat is a bot's or it is not", "");
        if (plan_characters(plan->seat[i].player) > 40)
            found("a name that is too long", plan->seat[i].player);
    }
}

FUZZER(plan)
{
    struct err err = { 0 };
    struct plan plan;
    enum code code = CODE_NONE;
    json_t *json = jin_parse("plan", (const char *)data, size, &err);

    if (json && plan_read(json, &plan, &code, &err)) {
        judge(&plan);
        read_again(&plan);
    } else if (!err.reason[0] || (json && !code)) {
        found("a plan is refused without a reason", "");
    }
    json_decref(json);
    return 0;
}
