/* api_enter.c -- the door of a server that wants a passphrase. */

#include <string.h>

#include "server/api/pass.h"
#include "server/api/request.h"

static const char json_kind[] = "application/json";

/* May this reader come in, or is there nothing to know? */
void api_get_enter(struct request *r, struct answer *a)
{
    text_printf(&a->made, "{\"open\":%s}", r->passed ? "true" : "false");
    answer_made(a, 200, json_kind);
}

static void say_ticket(struct answer *a, const char *ticket)
{
    text_printf(&a->made, "{\"ticket\":\"%s\"}", ticket);
    answer_made(a, 202, json_kind);
}

static void try_phrase(struct request *r, struct answer *a, const char *phrase)
{
    char ticket[PASS_TICKET];

    if (!r->server->pass)
        answer_refusal(a, 409, CODE_NO_PASSPHRASE, "this server wants none");
    else if (strlen(phrase) >= PASS_PHRASE)
        answer_refusal(a, 403, CODE_WRONG_PASSPHRASE, "that is not the passphrase");
    else if (pass_try(r->server->pass, phrase, ticket))
        say_ticket(a, ticket);
    else
        answer_refusal(a, 429, CODE_TOO_FAST, "too many at once; wait a moment");
}

void api_post_enter(struct request *r, struct answer *a)
{
    static const char *const keys[] = { "passphrase", NULL };
    json_t *json = api_read_body(r, a);
    const char *phrase;
    struct err err = { .reason = "an object is expected" };

    if (!json)
        return;
    if (json_is_object(json) && plan_only_keys(json, keys, &err) &&
        jin_string(json, "", "passphrase", &phrase, &err))
        try_phrase(r, a, phrase);
    else
        answer_refusal(a, 400, CODE_MALFORMED, err.reason);
    json_decref(json);
}

void api_get_verdict(struct request *r, struct answer *a)
{
    enum pass_verdict verdict = PASS_UNKNOWN;

    if (r->server->pass && token_is(r->part[2]))
        verdict = pass_ask(r->server->pass, r->part[2]);
    switch (verdict) {
    case PASS_UNKNOWN:
        answer_refusal(a, 404, CODE_NO_SUCH_TICKET, "nobody asked that, or it was answered");
        break;
    case PASS_WAITS:
        say_ticket(a, r->part[2]);
        break;
    case PASS_WRONG:
        answer_refusal(a, 403, CODE_WRONG_PASSPHRASE, "that is not the passphrase");
        break;
    case PASS_RIGHT:
        r->passed = a->gives_pass = true;
        api_get_enter(r, a);
        break;
    }
}
