/* table_door.c -- the doors of a table: who looks in, new tokens, invitations.
 *
 * What changes about doors is durable when it returns; a door has no turn. */

#include <stdio.h>
#include <string.h>

#include "server/table/hub.h"
#include "server/table/table.h"

const struct store_door *table_door_of(const struct table *t, int seat)
{
    for (int i = 0; i < t->door_count; i++)
        if (t->door[i].kind != STORE_OWNER && t->door[i].seats == 1 << seat)
            return &t->door[i];
    return NULL;
}

void table_look(struct table *t, const char *key, int64_t every_ms)
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

/* They are few. */
void table_reread_doors(struct table *t)
{
    struct err err;

    if (!store_doors_read(hub_store(t->hub), t->id, t->door, TABLE_DOORS, &t->door_count, &err))
        err_print(&err);
    table_touch(t);
}

bool table_end_batch(struct hub *hub, bool fine, struct err *err)
{
    if (fine)
        return store_commit(hub_store(hub), err);
    store_drop(hub_store(hub));
    return false;
}

bool table_add_door(struct hub *hub, const struct store_door *like, enum store_door_kind kind,
                    char out[STORE_TOKEN], struct err *err)
{
    struct store_door door = *like;

    token_draw(out);
    memcpy(door.token, out, sizeof door.token);
    door.kind = kind;
    door.since = hub_now(hub) / 1000;
    return store_door_add(hub_store(hub), &door, err);
}

static void send_away(struct table *t, const char *key, const struct peer *but, enum code code,
                      const char *why)
{
    for (struct peer *p = t->peers; p; p = p->next)
        if (p != but && strcmp(p->door.key, key) == 0)
            peer_send_away(p, code, why, 1008);
}

/* Of whoever else had the old token, no shelf follows. */
bool table_renew(struct peer *p, struct err *err)
{
    struct hub *hub = p->hub;
    struct store_door old = p->door;
    char fresh[STORE_TOKEN];

    if (!store_begin(hub_store(hub), err))
        return false;
    if (!table_end_batch(hub,
                         store_door_drop(hub_store(hub), old.key, err) &&
                             table_add_door(hub, &old, old.kind, fresh, err),
                         err))
        return false;
    memcpy(p->door.token, fresh, sizeof fresh);
    token_key("door", fresh, p->door.key);
    send_away(p->table, old.key, p, CODE_RENEWED, "this link is void; its holder has a new one");
    table_reread_doors(p->table);
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

bool table_invite(struct table *t, int seat, struct err *err)
{
    struct hub *hub = t->hub;
    const struct store_door *door = table_door_of(t, seat);
    char fresh[STORE_TOKEN];

    if (!door)
        return err_set(err, "seat", "nobody can be invited to this seat");
    struct store_door old = *door;
    if (!store_begin(hub_store(hub), err))
        return false;
    if (!table_end_batch(hub,
                         take_away(hub, &old, err) &&
                             table_add_door(hub, &old, STORE_INVITE, fresh, err) &&
                             forget_holder(t, seat, true, err) &&
                             store_doors_trim(hub_store(hub), t->id, old.seats, err),
                         err))
        return false;
    forget_holder(t, seat, false, err);
    send_away(t, old.key, NULL, CODE_REPLACED, "somebody else is invited to this seat now");
    table_reread_doors(t);
    return true;
}
