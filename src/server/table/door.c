/* door.c -- who may come in: what a token leads to, and how an invitation becomes a seat.
 *
 * An invitation is used once, by an act and not by a look: whoever sits down gets a token that
 * nobody else is shown, neither the one who invited nor a reader of the file. */

#include <stdio.h>
#include <string.h>

#include "server/table/door.h"
#include "server/table/opening.h"

/* -- finding -- */

struct found {
    struct hub *hub;
    struct store_door *door;
    struct table *table;
    bool any;
    struct err *err;
};

static bool is_open(const struct store_door *door)
{
    return door->kind == STORE_OWNER || door->kind == STORE_WATCH || door->kind == STORE_SEAT;
}

static void open_door(void *user, const struct store_card *card)
{
    struct found *f = user;

    f->any = true;
    *f->door = card->door;
    if (!is_open(&card->door))
        return;
    f->table = tables_loaded(f->hub, card->door.match);
    if (f->table || openings_has(hub_openings(f->hub), card->door.match))
        return;
    f->table = table_open(f->hub, card, f->err);
    if (f->table)
        tables_add(f->hub, f->table);
}

/* That something cannot be read does not mean that it is not there. */
static struct table *in_trouble(enum code *code, struct err *err)
{
    err_print(err);
    *code = CODE_STORE_TROUBLE;
    err_set(err, "store", "the file of matches cannot be read now; nothing is known to be lost");
    return NULL;
}

struct table *door_find(struct hub *hub, const char *token, struct store_door *door,
                        enum code *code, struct err *err)
{
    struct found f = { .hub = hub, .door = door, .err = err };
    int troubles = store_troubles(hub_store(hub));

    tables_make_room(hub);
    *code = CODE_NO_SUCH_MATCH;
    if (token_is(token))
        store_door_read(hub_store(hub), token, open_door, &f, err);
    if (!f.table && store_troubles(hub_store(hub)) != troubles)
        return in_trouble(code, err);
    if (!f.any) {
        err_set(err, "link", "there is no match behind this link");
        return NULL;
    }
    if (!is_open(door)) {
        *code = CODE_INVITATION;
        err_set(err, "link", "this link invites to a seat; sit down first");
        return NULL;
    }
    *code = openings_has(hub_openings(hub), door->match) ? CODE_OPENING : CODE_FROZEN;
    if (f.table)
        f.table->used = hub_tick(hub);
    return f.table;
}

/* -- sitting down -- */

static void reread(struct hub *hub, const char *match)
{
    struct table *t = tables_loaded(hub, match);

    if (t)
        table_reread_doors(t);
}

static void keep_door(void *user, const struct store_card *card)
{
    *(struct store_door *)user = card->door;
}

static bool refuse(enum code *code, enum code which, struct err *err, const char *why)
{
    *code = which;
    return err_set(err, "seat", "%s", why);
}

/* Before there were invitations the owner was shown this link, so he is not who it waits for. */
static bool is_owners(struct hub *hub, const struct store_door *door, const char *shelf, bool *out,
                      struct err *err)
{
    struct store_door like = { .kind = STORE_OWNER, .seats = -1 };
    char token[STORE_TOKEN];

    memcpy(like.match, door->match, sizeof like.match);
    if (!store_shelf_find(hub_store(hub), shelf, &like, token, err))
        return false;
    *out = token[0] != 0;
    return true;
}

/* One batch: of two who come at once the second finds the invitation used. */
static bool use_up(struct hub *hub, const struct store_door *door, const char *shelf,
                   char out[STORE_TOKEN], bool *done, struct err *err)
{
    struct store *store = hub_store(hub);

    *done = false;
    if (!store_begin(store, err))
        return false;
    bool fine = store_door_turn(store, door->key, door->kind, STORE_USED, done, err);
    if (fine && !*done) {
        store_drop(store);
        return true;
    }
    return table_end_batch(hub,
                           fine && table_add_door(hub, door, STORE_SEAT, out, err) &&
                               store_shelf_put(store, shelf, out, err) &&
                               store_doors_trim(store, door->match, door->seats, err),
                           err);
}

static bool sit_down(struct hub *hub, const struct store_door *door, const char *shelf,
                     char out[STORE_TOKEN], enum code *code, struct err *err)
{
    bool owners = false, done;

    *code = CODE_NOT_KEPT;
    if (door->kind == STORE_OLD && !is_owners(hub, door, shelf, &owners, err))
        return false;
    if (owners)
        return refuse(code, CODE_TAKEN, err, "somebody else plays this seat");
    if (!use_up(hub, door, shelf, out, &done, err))
        return false;
    if (!done)
        return refuse(code, CODE_TAKEN, err, "somebody has sat down here already");
    reread(hub, door->match);
    return true;
}

/* Whoever has sat down may follow his invitation again, from the same browser. */
static bool sit_again(struct hub *hub, const struct store_door *door, const char *shelf,
                      char out[STORE_TOKEN], enum code *code, struct err *err)
{
    struct store_door like = { .kind = STORE_SEAT, .seats = door->seats };

    memcpy(like.match, door->match, sizeof like.match);
    *code = CODE_STORE_TROUBLE;
    if (!store_shelf_find(hub_store(hub), shelf, &like, out, err))
        return false;
    return out[0] || refuse(code, CODE_TAKEN, err, "somebody has sat down here already");
}

bool door_take_seat(struct hub *hub, const char *invitation, const char *shelf,
                    char out[STORE_TOKEN], enum code *code, struct err *err)
{
    struct store_door door = { 0 };

    *code = CODE_STORE_TROUBLE;
    if (token_is(invitation) && !store_door_read(hub_store(hub), invitation, keep_door, &door, err))
        return in_trouble(code, err) != NULL;
    if (!door.key[0])
        return refuse(code, CODE_NO_SUCH_MATCH, err, "there is no match behind this link");
    switch (door.kind) {
    case STORE_INVITE:
    case STORE_OLD:
        return sit_down(hub, &door, shelf, out, code, err);
    case STORE_USED:
        return sit_again(hub, &door, shelf, out, code, err);
    case STORE_WITHDRAWN:
        return refuse(code, CODE_WITHDRAWN, err, "this invitation has been withdrawn");
    case STORE_OWNER:
    case STORE_WATCH:
    case STORE_SEAT:
        break;
    }
    return refuse(code, CODE_NOT_AN_INVITATION, err, "this link does not invite to a seat");
}
