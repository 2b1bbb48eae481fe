/* expiry.c -- matches that nobody looks at are removed one day, a little in each turn. */

#include "server/table/expiry.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "server/table/hub.h"
#include "server/table/opening.h"
#include "server/table/tables.h"

enum {
    LINES = 500,              /* removed in one turn */
    STEP_MS = 50,             /* between two such turns */
    REST_MS = 10 * 60 * 1000, /* when there was nothing to do */
    DAYS_MAX = 36500,
    DAY = 24 * 3600,
};

const struct expiry_terms expiry_usual = {
    { [STORE_BOTS] = 30, [STORE_UNBEGUN] = 60, [STORE_PLAYED] = 180, [STORE_ENDED] = 365 }
};

static const char *const sort_name[STORE_SORTS] = { "bots", "unbegun", "played", "ended" };

/* -- the command line -- */

static bool read_part(char *part, struct expiry_terms *out, struct err *err)
{
    char *value = strchr(part, '=');
    int64_t days;

    if (value)
        *value++ = 0;
    for (int i = 0; value && i < STORE_SORTS; i++)
        if (strcmp(sort_name[i], part) == 0) {
            if (!words_int(value, 1, DAYS_MAX, &days))
                return err_set(err, "--expire", "'%.20s' is not a number of days", value);
            out->days[i] = (int)days;
            return true;
        }
    return err_set(err, "--expire", "'%.40s' is none of bots=, unbegun=, played=, ended=", part);
}

bool expiry_read(const char *words, struct expiry_terms *out, struct err *err)
{
    char copy[120], *part, *rest = copy;

    *out = expiry_usual;
    if (strcmp(words, "never") == 0) {
        *out = (struct expiry_terms){ 0 };
        return true;
    }
    if (strlen(words) >= sizeof copy)
        return err_set(err, "--expire", "that is too long");
    memcpy(copy, words, strlen(words) + 1);
    while ((part = strsep(&rest, ",")))
        if (!read_part(part, out, err))
            return false;
    return true;
}

/* -- until when -- */

static int64_t not_before(const struct hub *hub)
{
    return hub_started(hub) / 1000 + DAY;
}

int64_t expiry_until(const struct hub *hub, const struct store_standing *standing)
{
    const struct expiry_terms *terms = hub_expiry_terms(hub);
    int64_t until;

    if (standing->sort >= STORE_SORTS || terms->days[standing->sort] == 0)
        return -1;
    until = standing->looked + (int64_t)terms->days[standing->sort] * DAY;
    return until > not_before(hub) ? until : not_before(hub);
}

/* -- removing -- */

/* A page that is open counts even where the store could not be told of it. */
static bool is_looked_at(struct hub *hub, const char *match)
{
    struct table *t = tables_loaded(hub, match);

    if (!t)
        return openings_has(hub_openings(hub), match);
    if (t->peers || t->written)
        return true;
    table_stop_bots(t);
    t->spoilt = true;
    return false;
}

static bool find(struct hub *hub, struct expiry *e, char out[STORE_ID_MAX + 1], struct err *err)
{
    int64_t now = hub_now(hub) / 1000;

    out[0] = 0;
    for (int sort = 0; sort < STORE_SORTS && now >= not_before(hub); sort++) {
        int64_t before = now - (int64_t)e->terms.days[sort] * DAY;

        if (e->terms.days[sort] == 0)
            continue;
        if (!store_find_forgotten(hub_store(hub), (enum store_sort)sort, before, out, err))
            return false;
        if (out[0] && !is_looked_at(hub, out))
            return true;
        out[0] = 0;
    }
    return true;
}

/* What an earlier run of the program has left half done comes first. */
static bool step(struct hub *hub, struct expiry *e, bool *more, struct err *err)
{
    struct store *store = hub_store(hub);

    if (!e->dying[0] && !store_find_forgotten(store, STORE_DYING, INT64_MAX, e->dying, err))
        return false;
    if (e->dying[0]) {
        char match[STORE_ID_MAX + 1];
        bool left = false;

        memcpy(match, e->dying, sizeof match);
        e->dying[0] = 0;
        *more = true;
        if (!store_clear(store, match, LINES, &left, err))
            return false;
        if (left)
            memcpy(e->dying, match, sizeof match);
        return true;
    }
    if (!find(hub, e, e->dying, err))
        return false;
    *more = e->dying[0] != 0;
    return !*more || store_bury(store, e->dying, err);
}

void expiry_step(struct hub *hub)
{
    struct expiry *e = hub_expiry(hub);
    int64_t now = hub_tick(hub);
    bool more = false;
    struct err err;

    if (now < e->next_at)
        return;
    if (!step(hub, e, &more, &err)) {
        err_print(&err);
        e->dying[0] = 0;
        more = false;
    }
    e->next_at = now + (more ? STEP_MS : REST_MS);
    hub_wake_in(hub, more ? STEP_MS : REST_MS);
}
