/* api_invitation.c -- what an invitation says, and sitting down.
 *
 * To look at an invitation does nothing to it: programs that show what is behind a link look as
 * well.  Sitting down is a POST of its own. */

#include <string.h>

#include "server/api/request.h"

static const char json_kind[] = "application/json";

/* -- what it says -- */

struct look {
    struct store_door door;
    struct plan plan;
    bool readable;
    int64_t created;
};

static void take_card(void *user, const struct store_card *card)
{
    struct look *l = user;
    enum code code;
    struct err err;
    json_t *json = jin_parse("plan", card->plan, strlen(card->plan), &err);

    l->door = card->door;
    l->created = card->created;
    l->readable = json && plan_read(json, &l->plan, &code, &err);
    json_decref(json);
}

/* The name of whoever made the match, where it was given. */
static const char *host_of(const struct plan *plan)
{
    for (int seat = 0; seat < plan->seat_count; seat++)
        if (plan->seat[seat].who == PLAN_ME && plan->seat[seat].player[0])
            return plan->seat[seat].player;
    return NULL;
}

static int seat_of(const struct store_door *door)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (door->seats == 1 << seat)
            return seat;
    return -1;
}

static const char *state_of(const struct store_door *door)
{
    return door->kind == STORE_WITHDRAWN                           ? "withdrawn"
           : door->kind == STORE_INVITE || door->kind == STORE_OLD ? "open"
                                                                   : "taken";
}

static void say_invitation(const struct look *l, const char *own, struct answer *a)
{
    const struct plan *plan = &l->plan;
    struct jout j;

    jout_start(&j, &a->made);
    jout_object(&j);
    jout_key_string(&j, "game", plan->box->game->book->game);
    jout_key_string(&j, "name", plan->box->game->book->title);
    plan_write_title(plan, &j);
    api_put_seats(plan, &j);
    jout_key(&j, "clock");
    plan_write_clock(plan, &j);
    jout_key_int(&j, "created", l->created);
    jout_key_int(&j, "seat", seat_of(&l->door));
    jout_key_string(&j, "by", host_of(plan));
    jout_key_string(&j, "state", state_of(&l->door));
    plan_write_link(&j, "link", own);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, 200, json_kind);
}

/* The seat that this browser has taken by it already, if it has. */
static bool find_own(struct request *r, const struct store_door *door, char out[STORE_TOKEN],
                     struct err *err)
{
    struct store_door like = { .kind = STORE_SEAT, .seats = door->seats };

    out[0] = 0;
    memcpy(like.match, door->match, sizeof like.match);
    return !r->shelf[0] || door->kind != STORE_USED ||
           store_shelf_find(hub_store(r->server->hub), r->shelf, &like, out, err);
}

static bool is_invitation(const struct store_door *door)
{
    return door->key[0] && door->kind != STORE_OWNER && door->kind != STORE_WATCH &&
           door->kind != STORE_SEAT;
}

void api_get_invitation(struct request *r, struct answer *a)
{
    struct look l = { 0 };
    char own[STORE_TOKEN];
    struct err err;

    if (token_is(r->part[2]) &&
        !store_door_read(hub_store(r->server->hub), r->part[2], take_card, &l, &err))
        api_refuse_trouble(a, CODE_STORE_TROUBLE, &err);
    else if (!is_invitation(&l.door))
        answer_refusal(a, 404, CODE_NO_SUCH_MATCH, "there is no invitation behind this link");
    else if (!l.readable)
        answer_refusal(a, 409, CODE_FROZEN, "this match cannot be played by this program");
    else if (!find_own(r, &l.door, own, &err))
        api_refuse_trouble(a, CODE_STORE_TROUBLE, &err);
    else
        say_invitation(&l, own, a);
}

/* -- sitting down -- */

static unsigned int status_of(enum code code)
{
    if (code == CODE_STORE_TROUBLE || code == CODE_NOT_KEPT)
        return 503;
    return code == CODE_NO_SUCH_MATCH ? 404 : 409;
}

void api_post_sit(struct request *r, struct answer *a)
{
    char invitation[STORE_TOKEN], own[STORE_TOKEN];
    enum code code;
    struct err err;
    struct jout j;

    if (!api_read_token(r, a, invitation))
        return;
    request_need_shelf(r, a);
    if (!door_take_seat(r->server->hub, invitation, r->shelf, own, &code, &err)) {
        answer_refusal(a, status_of(code), code, err.reason);
        return;
    }
    jout_start(&j, &a->made);
    jout_object(&j);
    plan_write_link(&j, "link", own);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, 200, json_kind);
}
