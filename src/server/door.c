/* door.c -- who may come in: tokens, invitations, seats that change hands.
 *
 * An invitation is used once, by an act and not by a look: whoever sits down gets a token that
 * nobody else is shown, neither the one who invited nor a reader of the file.  What changes about
 * doors is durable when it returns; a door has no turn. */

#include <stdio.h>
#include <string.h>

#include "server/hub.h"
#include "server/opening.h"

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
    f->table = hub_loaded(f->hub, card->door.match);
    if (f->table || openings_has(hub_openings(f->hub), card->door.match))
        return;
    f->table = table_open(f->hub, card, f->err);
    if (f->table)
        hub_add_table(f->hub, f->table);
}

/* That something cannot be read does not mean that it is not there. */
static struct table *in_trouble(const char **code, struct err *err)
{
    err_print(err);
    *code = "store-trouble";
    err_set(err, "store", "the file of matches cannot be read now; nothing is known to be lost");
    return NULL;
}

struct table *hub_find(struct hub *hub, const char *token, struct store_door *door,
                       const char **code, struct err *err)
{
    struct found f = { .hub = hub, .door = door, .err = err };
    int troubles = store_troubles(hub_store(hub));

    hub_make_room(hub);
    *code = "no-such-match";
    if (token_is(token))
        store_door_read(hub_store(hub), token, open_door, &f, err);
    if (!f.table && store_troubles(hub_store(hub)) != troubles)
        return in_trouble(code, err);
    if (!f.any) {
        err_set(err, "link", "there is no match behind this link");
        return NULL;
    }
    if (!is_open(door)) {
        *code = "invitation";
        err_set(err, "link", "this link invites to a seat; sit down first");
        return NULL;
    }
    *code = openings_has(hub_openings(hub), door->match) ? HUB_OPENING : "frozen";
    if (f.table)
        f.table->used = hub_tick(hub);
    return f.table;
}

const struct store_door *hub_door_of(const struct table *t, int seat)
{
    for (int i = 0; i < t->door_count; i++)
        if (t->door[i].kind != STORE_OWNER && t->door[i].seats == 1 << seat)
            return &t->door[i];
    return NULL;
}

void hub_look(struct table *t, const char *key, int64_t every_ms)
{
    int64_t now = hub_now(t->hub);

    for (int i = 0; i < t->door_count; i++) {
        struct store_door *door = &t->door[i];

        if (strcmp(door->key, key) != 0 || now - door->seen * 1000 < every_ms)
            continue;
        door->seen = t->standing.looked = now / 1000;
        hub_write_look(t, key, door->seen);
    }
}

/* -- changing -- */

/* What an open table knows of its doors, once more; they are few. */
static void reread(struct hub *hub, const char *match)
{
    struct table *t = hub_loaded(hub, match);
    struct err err;

    if (!t)
        return;
    if (!store_doors_read(hub_store(hub), t->id, t->door, TABLE_DOORS, &t->door_count, &err))
        err_print(&err);
    table_touch(t);
}

static bool end_batch(struct hub *hub, bool fine, struct err *err)
{
    if (fine)
        return store_commit(hub_store(hub), err);
    store_drop(hub_store(hub));
    return false;
}

static bool add_door(struct hub *hub, const struct store_door *like, enum store_door_kind kind,
                     char out[STORE_TOKEN], struct err *err)
{
    struct store_door door = *like;

    token_draw(out);
    memcpy(door.token, out, sizeof door.token);
    door.kind = kind;
    door.since = hub_now(hub) / 1000;
    return store_door_add(hub_store(hub), &door, err);
}

static void send_away(struct table *t, const char *key, const struct peer *but, const char *code,
                      const char *why)
{
    for (struct peer *p = t->peers; p; p = p->next)
        if (p != but && strcmp(p->door.key, key) == 0)
            hub_send_away(p, code, why, 1008);
}

/* Of whoever else had the old token, no shelf follows. */
bool hub_renew(struct peer *p, struct err *err)
{
    struct hub *hub = p->hub;
    struct store_door old = p->door;
    char fresh[STORE_TOKEN];

    if (!store_begin(hub_store(hub), err))
        return false;
    if (!end_batch(hub,
                   store_door_drop(hub_store(hub), old.key, err) &&
                       add_door(hub, &old, old.kind, fresh, err),
                   err))
        return false;
    memcpy(p->door.token, fresh, sizeof fresh);
    token_key("door", fresh, p->door.key);
    send_away(p->table, old.key, p, "renewed", "this link is void; its holder has a new one");
    reread(hub, old.match);
    return true;
}

/* The seat's door goes; an invitation stays, so that who follows it can be told. */
static bool take_away(struct hub *hub, const struct store_door *door, struct err *err)
{
    bool done;

    if (door->kind == STORE_SEAT)
        return store_door_drop(hub_store(hub), door->key, err);
    return store_door_turn(hub_store(hub), door->key, door->kind, STORE_WITHDRAWN, &done, err);
}

/* What whoever had the seat wrote down for himself is not for whoever has it next.  It is taken away
 * once more at the end of the turn, where he may still have written in it. */
static bool forget_holder(struct table *t, int seat, bool at_once, struct err *err)
{
    struct store *store = hub_store(t->hub);
    struct store_hook hook = { t->id, seat, "", "", false };
    char note[24], seen[24];

    snprintf(note, sizeof note, "note %d", seat);
    snprintf(seen, sizeof seen, "seen %d", seat);
    if (at_once)
        return store_paper_put(store, t->id, note, "", err) &&
               store_paper_put(store, t->id, seen, "0", err) && store_hook_put(store, &hook, err);
    hub_write_paper(t, note, "");
    hub_write_paper(t, seen, "0");
    table_set_hook(t, seat, "", LANG_EN);
    return true;
}

bool hub_invite(struct table *t, int seat, struct err *err)
{
    struct hub *hub = t->hub;
    const struct store_door *door = hub_door_of(t, seat);
    char fresh[STORE_TOKEN];

    if (!door)
        return err_set(err, "seat", "nobody can be invited to this seat");
    struct store_door old = *door;
    if (!store_begin(hub_store(hub), err))
        return false;
    if (!end_batch(hub,
                   take_away(hub, &old, err) && add_door(hub, &old, STORE_INVITE, fresh, err) &&
                       forget_holder(t, seat, true, err) &&
                       store_doors_trim(hub_store(hub), t->id, old.seats, err),
                   err))
        return false;
    forget_holder(t, seat, false, err);
    send_away(t, old.key, NULL, "replaced", "somebody else is invited to this seat now");
    reread(hub, t->id);
    return true;
}

/* -- sitting down -- */

static void keep_door(void *user, const struct store_card *card)
{
    *(struct store_door *)user = card->door;
}

static bool refuse(const char **code, const char *which, struct err *err, const char *why)
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
    return end_batch(hub,
                     fine && add_door(hub, door, STORE_SEAT, out, err) &&
                         store_shelf_put(store, shelf, out, err) &&
                         store_doors_trim(store, door->match, door->seats, err),
                     err);
}

static bool sit_down(struct hub *hub, const struct store_door *door, const char *shelf,
                     char out[STORE_TOKEN], const char **code, struct err *err)
{
    bool owners = false, done;

    *code = "not-kept";
    if (door->kind == STORE_OLD && !is_owners(hub, door, shelf, &owners, err))
        return false;
    if (owners)
        return refuse(code, "taken", err, "somebody else plays this seat");
    if (!use_up(hub, door, shelf, out, &done, err))
        return false;
    if (!done)
        return refuse(code, "taken", err, "somebody has sat down here already");
    reread(hub, door->match);
    return true;
}

/* Whoever has sat down may follow his invitation again, from the same browser. */
static bool sit_again(struct hub *hub, const struct store_door *door, const char *shelf,
                      char out[STORE_TOKEN], const char **code, struct err *err)
{
    struct store_door like = { .kind = STORE_SEAT, .seats = door->seats };

    memcpy(like.match, door->match, sizeof like.match);
    *code = "store-trouble";
    if (!store_shelf_find(hub_store(hub), shelf, &like, out, err))
        return false;
    return out[0] || refuse(code, "taken", err, "somebody has sat down here already");
}

bool hub_take_seat(struct hub *hub, const char *invitation, const char *shelf,
                   char out[STORE_TOKEN], const char **code, struct err *err)
{
    struct store_door door = { 0 };

    *code = "store-trouble";
    if (token_is(invitation) && !store_door_read(hub_store(hub), invitation, keep_door, &door, err))
        return in_trouble(code, err) != NULL;
    if (!door.key[0])
        return refuse(code, "no-such-match", err, "there is no match behind this link");
    switch (door.kind) {
    case STORE_INVITE:
    case STORE_OLD:
        return sit_down(hub, &door, shelf, out, code, err);
    case STORE_USED:
        return sit_again(hub, &door, shelf, out, code, err);
    case STORE_WITHDRAWN:
        return refuse(code, "withdrawn", err, "this invitation has been withdrawn");
    case STORE_OWNER:
    case STORE_WATCH:
    case STORE_SEAT:
        break;
    }
    return refuse(code, "not-an-invitation", err, "this link does not invite to a seat");
}
