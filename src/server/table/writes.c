/* writes.c -- what is to be written at the end of the turn: gathered, then kept with one commit. */

#include <string.h>

#include "server/table/hub_local.h"
#include "server/table/table.h"

enum write_kind {
    WRITE_LINE,
    WRITE_PAPER,
    WRITE_TALK,
    WRITE_STANDING,
    WRITE_HOOK,
    WRITE_OWED,
    WRITE_LOOK
};

struct write {
    enum write_kind kind;
    char match[STORE_ID_MAX + 1];
    int number; /* of a line; the seat of talk or of a hook */
    eng_seats hearers;
    bool owed;
    int64_t at;
    struct store_standing standing;
    char *name, *body;
};

/* -- gathering -- */

static struct write *add_write(struct table *t, enum write_kind kind)
{
    struct hub *hub = t->hub;
    struct write *w;

    hub->write = hub_grown(hub->write, hub->write_count, &hub->write_room, sizeof *hub->write);
    w = &hub->write[hub->write_count++];
    *w = (struct write){ .kind = kind };
    memcpy(w->match, t->id, sizeof w->match);
    t->written = true;
    hub_table_changed(t);
    return w;
}

void hub_write_line(struct table *t, int number, const char *line)
{
    struct write *w = add_write(t, WRITE_LINE);

    w->number = number;
    w->body = base_strdup(line);
}

void hub_write_paper(struct table *t, const char *name, const char *body)
{
    struct write *w = add_write(t, WRITE_PAPER);

    w->name = base_strdup(name);
    w->body = base_strdup(body);
}

void hub_write_talk(struct table *t, int seat, eng_seats hearers, int64_t at, const char *body)
{
    struct write *w = add_write(t, WRITE_TALK);

    w->number = seat;
    w->hearers = hearers;
    w->at = at;
    w->body = base_strdup(body);
}

void hub_write_standing(struct table *t)
{
    add_write(t, WRITE_STANDING)->standing = t->standing;
}

void hub_write_hook(struct table *t, int seat, const char *url, const char *body)
{
    struct write *w = add_write(t, WRITE_HOOK);

    w->number = seat;
    w->name = base_strdup(url);
    w->body = base_strdup(body);
}

void hub_write_owed(struct table *t, int seat, bool owed)
{
    struct write *w = add_write(t, WRITE_OWED);

    w->number = seat;
    w->owed = owed;
}

void hub_write_look(struct table *t, const char *key, int64_t at)
{
    struct write *w = add_write(t, WRITE_LOOK);

    w->name = base_strdup(key);
    w->at = at;
}

void writes_forget(struct hub *hub)
{
    for (int i = 0; i < hub->write_count; i++) {
        base_free(hub->write[i].name);
        base_free(hub->write[i].body);
    }
    hub->write_count = 0;
}

/* -- writing -- */

static bool write_one(struct hub *hub, const struct write *w, struct err *err)
{
    switch (w->kind) {
    case WRITE_LINE:
        return store_append(hub->store, w->match, w->number, w->body, err);
    case WRITE_PAPER:
        return store_paper_put(hub->store, w->match, w->name, w->body, err);
    case WRITE_TALK:
        return store_talk_add(hub->store, w->match, w->number, w->hearers, w->at, w->body, err);
    case WRITE_STANDING:
        return store_standing_put(hub->store, w->match, &w->standing, err);
    case WRITE_HOOK:
        return store_hook_put(
            hub->store, &(struct store_hook){ w->match, w->number, w->name, w->body, false }, err);
    case WRITE_OWED:
        return store_hook_owe(hub->store, w->match, w->number, w->owed, err);
    case WRITE_LOOK:
        return store_door_look(hub->store, w->match, w->name, w->at, err);
    }
    return false;
}

static bool write_all(struct hub *hub, struct err *err)
{
    if (!store_begin(hub->store, err))
        return false;
    for (int i = 0; i < hub->write_count; i++)
        if (!write_one(hub, &hub->write[i], err)) {
            store_drop(hub->store);
            return false;
        }
    return store_commit(hub->store, err);
}

static void count(struct hub *hub)
{
    hub->commits++;
    for (int i = 0; i < hub->write_count; i++)
        hub->decisions += hub->write[i].kind == WRITE_LINE;
}

bool writes_keep(struct hub *hub, struct err *err)
{
    if (hub->write_count == 0)
        return true;
    if (!write_all(hub, err))
        return false;
    count(hub);
    writes_forget(hub);
    return true;
}
