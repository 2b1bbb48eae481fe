/* api_match.c -- making matches, listing them, and one of them as it stands. */

#include <stdio.h>
#include <string.h>

#include "server/api/errand.h"

enum { LISTED = 200, LOOK_MS = 60 * 60000, MAKINGS = 500, MAKINGS_PER_SECOND = 100 };

static const char json_kind[] = "application/json";

/* -- making -- */

static void say_made(const struct plan *plan, const struct made *made, struct answer *a)
{
    static const char *const who[] = { "me", "link", "bot" };
    struct jout j;

    jout_start(&j, &a->made);
    jout_object(&j);
    jout_key_string(&j, "match", made->id);
    plan_write_link(&j, "link", made->owner);
    plan_write_link(&j, "watch", made->watch);
    jout_key(&j, "seats");
    jout_array(&j);
    for (int seat = 0; seat < plan->seat_count; seat++) {
        jout_object(&j);
        jout_key_int(&j, "seat", seat);
        jout_key_string(&j, "who", who[plan->seat[seat].who]);
        plan_write_invitation(&j, "link", made->seat[seat]);
        jout_end_object(&j);
    }
    jout_end_array(&j);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, 201, json_kind);
}

static void make(struct request *r, struct answer *a, const struct plan *plan)
{
    struct made made;
    enum code code;
    struct err err;

    if (!quota_take(&r->server->makings, MAKINGS, MAKINGS_PER_SECOND, hub_tick(r->server->hub))) {
        answer_refusal(a, 429, CODE_TOO_FAST, "too many matches at once; wait a moment");
        return;
    }
    request_need_shelf(r, a);
    if (make_match(r->server->hub, plan, r->shelf, &made, &code, &err)) {
        say_made(plan, &made, a);
        return;
    }
    bool theirs = code == CODE_NO_SUCH_OPTION || code == CODE_NO_HOOK;
    if (!theirs)
        err_print(&err);
    answer_refusal(a, theirs ? 400 : 503, code, err.reason);
}

json_t *api_read_body(struct request *r, struct answer *a)
{
    struct err err;
    json_t *json = jin_parse("body", text_str(&r->body), r->body.length, &err);

    if (!json)
        answer_refusal(a, 400, CODE_MALFORMED, err.reason);
    return json;
}

void api_post_match(struct request *r, struct answer *a)
{
    json_t *json = api_read_body(r, a);
    struct plan plan;
    enum code code;
    struct err err = { 0 };

    if (!json)
        return;
    if (plan_read(json, &plan, &code, &err))
        make(r, a, &plan);
    else
        answer_refusal(a, 400, code, err.reason);
    json_decref(json);
}

/* -- the shelf -- */

bool api_read_token(struct request *r, struct answer *a, char out[STORE_TOKEN])
{
    static const char *const keys[] = { "token", NULL };
    json_t *json = api_read_body(r, a);
    const char *token;
    struct err err = { .reason = "an object is expected" };

    if (!json)
        return false;
    bool fine = json_is_object(json) && plan_only_keys(json, keys, &err) &&
                jin_string(json, "", "token", &token, &err);
    if (fine && token_is(token))
        memcpy(out, token, STORE_TOKEN);
    else if (fine)
        out[0] = 0; /* opens nothing */
    else
        answer_refusal(a, 400, CODE_MALFORMED, err.reason);
    json_decref(json);
    return fine;
}

static void say_kept(struct answer *a, bool kept)
{
    text_printf(&a->made, "{\"kept\":%s}", kept ? "true" : "false");
    answer_made(a, 200, json_kind);
}

void api_refuse_trouble(struct answer *a, enum code code, const struct err *err)
{
    err_print(err);
    answer_refusal(a, 503, code, err->reason);
}

static void refuse_unkept(struct answer *a, const struct err *err)
{
    api_refuse_trouble(a, CODE_NOT_KEPT, err);
}

static void refuse_unread(struct answer *a, const struct err *err)
{
    api_refuse_trouble(a, CODE_STORE_TROUBLE, err);
}

static void note_door(void *user, const struct store_card *card)
{
    *(struct store_door *)user = card->door;
}

static bool is_for_shelves(const struct store_door *door)
{
    return door->kind == STORE_OWNER || door->kind == STORE_WATCH || door->kind == STORE_SEAT;
}

void api_post_keep(struct request *r, struct answer *a)
{
    struct store *store = hub_store(r->server->hub);
    char token[STORE_TOKEN];
    struct store_door door = { 0 };
    struct err err;

    if (!api_read_token(r, a, token))
        return;
    request_need_shelf(r, a);
    if (!store_door_read(store, token, note_door, &door, &err))
        refuse_unread(a, &err);
    else if (!door.key[0])
        answer_refusal(a, 404, CODE_NO_SUCH_MATCH, "there is no match behind this link");
    else if (!is_for_shelves(&door))
        answer_refusal(a, 409, CODE_INVITATION, "this link invites to a seat; sit down first");
    else if (!store_shelf_put(store, r->shelf, token, &err))
        refuse_unkept(a, &err);
    else
        say_kept(a, true);
}

void api_post_forget(struct request *r, struct answer *a)
{
    char token[STORE_TOKEN];
    struct err err;

    if (!api_read_token(r, a, token))
        return;
    if (r->shelf[0] && !store_shelf_drop(hub_store(r->server->hub), r->shelf, token, &err))
        refuse_unkept(a, &err);
    else
        say_kept(a, false);
}

/* -- listing -- */

static void put_seat(const struct plan *plan, int seat, struct jout *j)
{
    const struct plan_seat *s = &plan->seat[seat];

    jout_object(j);
    jout_key_int(j, "seat", seat);
    jout_key(j, "name");
    plan_write_seat_name(plan->box, &plan->core, seat, j);
    jout_key_string(j, "who", s->bot ? "bot" : "person");
    if (s->bot)
        jout_key_string(j, "bot", s->bot->name);
    jout_key_string(j, "player", s->player[0] ? s->player : NULL);
    jout_end_object(j);
}

void api_put_seats(const struct plan *plan, struct jout *j)
{
    jout_key(j, "seats");
    jout_array(j);
    for (int seat = 0; seat < plan->seat_count; seat++)
        put_seat(plan, seat, j);
    jout_end_array(j);
}

static void put_plan(const struct plan *plan, struct jout *j)
{
    plan_write_title(plan, j);
    api_put_seats(plan, j);
}

static void put_standing(const struct store_card *card, struct jout *j)
{
    plan_write_seat_set(j, "mine", card->door.seats);
    jout_key_bool(j, "owner", card->door.kind == STORE_OWNER);
    jout_key_int(j, "touched", card->standing.touched);
    jout_key_string(j, "status", table_status_name[card->standing.status]);
    plan_write_seat_set(j, "active", card->standing.active);
}

static void put_until(struct hub *hub, const struct store_standing *standing, struct jout *j)
{
    int64_t until = expiry_until(hub, standing);

    jout_key(j, "until");
    until >= 0 ? jout_int(j, until) : jout_null(j);
}

struct list {
    struct hub *hub;
    struct jout json;
};

/* A match whose plan this program cannot read any more is left out. */
static void put_card(void *user, const struct store_card *card)
{
    struct list *list = user;
    struct jout *j = &list->json;
    struct plan plan;
    enum code code;
    struct err err;
    json_t *json = jin_parse("plan", card->plan, strlen(card->plan), &err);

    if (json && plan_read(json, &plan, &code, &err)) {
        jout_object(j);
        jout_key_string(j, "match", card->door.match);
        plan_write_link(j, "link", card->door.token);
        jout_key_string(j, "game", card->game);
        put_plan(&plan, j);
        jout_key_int(j, "created", card->created);
        put_standing(card, j);
        put_until(list->hub, &card->standing, j);
        jout_end_object(j);
    }
    json_decref(json);
}

void api_get_matches(struct request *r, struct answer *a)
{
    struct list list = { .hub = r->server->hub };
    struct jout *j = &list.json;
    struct err err;

    request_need_shelf(r, a);
    jout_start(j, &a->made);
    jout_object(j);
    jout_key(j, "matches");
    jout_array(j);
    bool fine = store_shelf_read(hub_store(list.hub), r->shelf, LISTED, put_card, &list, &err);
    jout_end_array(j);
    jout_end_object(j);
    jout_done(j);
    if (!fine) {
        refuse_unread(a, &err);
        return;
    }
    answer_made(a, 200, json_kind);
}

/* -- one match -- */

static unsigned int status_of(enum code code)
{
    if (code == CODE_STORE_TROUBLE)
        return 503;
    return code == CODE_NO_SUCH_MATCH ? 404 : 409;
}

struct table *api_find_table(struct request *r, struct answer *a, struct store_door *door)
{
    enum code code;
    struct err err;
    struct table *t;

    hub_hears(r->server->hub, callers_beyond(r->caller));
    t = door_find(r->server->hub, r->part[2], door, &code, &err);
    if (t)
        table_look(t, door->key, LOOK_MS);
    else if (code == CODE_OPENING)
        errand_wait(r, a, door->match);
    else
        answer_refusal(a, status_of(code), code, err.reason);
    return t;
}

void api_get_match(struct request *r, struct answer *a)
{
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);
    struct store_card card = { .door = door };
    struct jout j;

    if (!t)
        return;
    card.standing = t->standing;
    jout_start(&j, &a->made);
    jout_object(&j);
    plan_write_link(&j, "link", door.token);
    table_say_match(t, &j);
    put_standing(&card, &j);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, 200, json_kind);
}
