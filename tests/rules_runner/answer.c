/* answer.c -- expect answer WHO "ACTION" PATH = VALUE: what a player reads on an answer before he gives
 * it: its label, what it ends, what it costs, what it leaves undone. */

#include <string.h>

#include "base/json_in.h"

#include "console/say.h"

#include "path.h"
#include "runner.h"

/* The action among the choices of a message, as the page gets it; NULL: it is not offered. */
static const json_t *offered(const json_t *message, const char *action)
{
    size_t i, k;
    json_t *choice, *one;

    json_array_foreach(json_object_get(message, "choices"), i, choice)
    {
        json_array_foreach(json_object_get(choice, "actions"), k, one)
        {
            if (strcmp(json_string_value(json_object_get(one, "action")), action) == 0)
                return one;
        }
    }
    return NULL;
}

static bool judge(struct rt_run *r, const struct words *w, const json_t *message)
{
    struct path_claim claim = { .out_expected = &r->expected, .out_found = &r->found };
    struct text action = { 0 };
    struct eng_action a;
    struct err err = { 0 };

    if (!rt_action(r, w->word[2], &a))
        return false;
    eng_action_text(r->box->game, &a, &action);
    const json_t *one = offered(message, text_str(&action));
    text_free(&action);
    if (!one) {
        text_printf(&r->expected, "%s is offered", w->word[2]);
        text_add(&r->found, "it is not");
        return false;
    }
    return path_parse(w, 3, &claim, &err) ? path_judge(one, &claim) : rt_wrong_err(r, &err);
}

bool rt_expect_answer(struct rt_run *r, const struct words *w)
{
    struct text message = { 0 };
    struct err err = { 0 };
    int seat;

    if (w->count < 4)
        return rt_wrong(r, "usage: expect answer WHO \"ACTION\" PATH = VALUE");
    if (!say_find_reader(r->match, w->word[1], &seat, &err) ||
        !match_message(r->match, seat, match_news_count(r->match), LANG_EN, &message))
        return rt_wrong_err(r, &err);
    json_t *json = jin_parse("message", text_str(&message), message.length, &err);
    bool fine = json ? judge(r, w, json) : rt_wrong_err(r, &err);
    json_decref(json);
    text_free(&message);
    return fine;
}
