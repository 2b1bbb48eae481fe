/* late.c -- web hooks that were owed before the program was started. */

#include <stdio.h>

#include "server/table/late.h"
#include "server/table/tables.h"

enum { LATE_MAX = 200 };

struct late {
    struct hub *hub;
    int count;
    struct {
        char match[STORE_ID_MAX + 1];
        int seat;
    } paid[LATE_MAX];
};

/* Of a table that is open the table itself takes care. */
static void pay_late(void *user, const struct store_hook *hook)
{
    struct late *late = user;
    const struct hub_herald *herald = hub_herald(late->hub);
    char key[HUB_HOOK_KEY];

    if (late->count == LATE_MAX || tables_loaded(late->hub, hook->match))
        return;
    snprintf(late->paid[late->count].match, sizeof late->paid[0].match, "%s", hook->match);
    late->paid[late->count++].seat = hook->seat;
    snprintf(key, sizeof key, "%s %d", hook->match, hook->seat);
    herald->send(herald->it, key, hook->url, hook->body);
}

void late_pay(struct hub *hub)
{
    struct late late = { .hub = hub };
    struct err err;

    bool fine = store_hooks_read(hub_store(hub), NULL, pay_late, &late, &err);
    for (int i = 0; fine && i < late.count; i++)
        fine = store_hook_owe(hub_store(hub), late.paid[i].match, late.paid[i].seat, false, &err);
    if (!fine)
        err_print(&err);
}
