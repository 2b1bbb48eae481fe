/* table_hook.c -- web hooks: who is told elsewhere that he is to decide, and when.
 *
 * It is owed from when the seat comes to be asked until its holder stirs: decides, or says anything
 * that a page does not say by itself.  It is paid soon when no page of the seat is open, and after a
 * while when one is: somebody may have left it open and gone.  Once for each time that the seat is
 * asked, and never for what is over. */

#include <stdio.h>
#include <string.h>

#include "server/table/hub.h"
#include "server/table/table.h"

enum {
    AWAY_MS = 3000,             /* a page that is only being loaded again is back by then */
    SILENT_MS = 10 * 60 * 1000, /* a page is open, but nobody stirs */
    PAUSED_MS = 60 * 1000       /* then it is looked at again */
};

static void make_key(const struct table *t, int seat, char key[HUB_HOOK_KEY])
{
    snprintf(key, HUB_HOOK_KEY, "%s %d", t->id, seat);
}

static void forget(struct table_hook *hook)
{
    base_free(hook->url);
    base_free(hook->body);
    *hook = (struct table_hook){ 0 };
}

void table_free_hooks(struct table *t)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        forget(&t->hook[seat]);
}

static void take_hook(void *user, const struct store_hook *hook)
{
    struct table *t = user;

    if (hook->seat < 0 || hook->seat >= t->plan.seat_count)
        return;
    t->hook[hook->seat] = (struct table_hook){ .url = base_strdup(hook->url),
                                               .body = base_strdup(hook->body),
                                               .owed = hook->owed,
                                               .since = hub_tick(t->hub) };
    if (hook->owed)
        hub_wake_in(t->hub, AWAY_MS);
}

bool table_read_hooks(struct table *t, struct err *err)
{
    table_free_hooks(t);
    return store_hooks_read(hub_store(t->hub), t->id, take_hook, t, err);
}

/* Nothing in it that not everybody at the table knows, and no link: whoever reads the hook's channel
 * is not to sit down in the seat.  Two keys for one sentence, for those who read it know either. */
void table_say_hook(const struct plan *plan, const char *match, int seat, enum lang lang,
                    struct text *out)
{
    struct text said = { 0 };
    struct jout j;

    text_printf(&said, "%s, %s: %s (", catalog_find(lang, plan->box->game->book->title),
                plan_title(plan, lang), catalog_find(lang, "it is your turn"));
    eng_seat_name(plan->box, &plan->core, seat, lang, &said);
    text_add_char(&said, ')');
    jout_start(&j, out);
    jout_object(&j);
    jout_key_string(&j, "event", "your-turn");
    jout_key_string(&j, "match", match);
    jout_key_string(&j, "game", plan->box->game->book->game);
    jout_key_string(&j, "scenario", plan->lesson ? NULL : plan->box->scenario[plan->scenario].id);
    jout_key_int(&j, "seat", seat);
    jout_key_string(&j, "text", text_str(&said));
    jout_key_string(&j, "content", text_str(&said));
    jout_end_object(&j);
    jout_done(&j);
    text_free(&said);
}

void table_set_hook(struct table *t, int seat, const char *url, enum lang lang)
{
    struct table_hook *hook = &t->hook[seat];
    struct text body = { 0 };

    forget(hook);
    if (*url) {
        table_say_hook(&t->plan, t->id, seat, lang, &body);
        hook->url = base_strdup(url);
        hook->body = base_strdup(text_str(&body));
    }
    hub_write_hook(t, seat, url, text_str(&body));
    text_free(&body);
}

static void set_owed(struct table *t, int seat, bool owed)
{
    struct table_hook *hook = &t->hook[seat];

    if (hook->owed == owed)
        return;
    hook->owed = owed;
    hook->since = hub_tick(t->hub);
    hub_write_owed(t, seat, owed);
    if (owed)
        hub_wake_in(t->hub, AWAY_MS);
}

void table_owe_hooks(struct table *t, int before, int after)
{
    const struct hub_herald *herald = hub_herald(t->hub);
    char key[HUB_HOOK_KEY];

    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        bool was = before & ENG_SEAT(seat), is = after & ENG_SEAT(seat);

        if (!t->hook[seat].url || was == is)
            continue;
        set_owed(t, seat, is);
        t->hook[seat].going = false;
        make_key(t, seat, key);
        if (!is && herald->it)
            herald->drop(herald->it, key);
    }
}

void table_heard_from(struct table *t, int seats)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (seats & ENG_SEAT(seat))
            set_owed(t, seat, false);
}

/* How long from now until it is to be paid. */
static int64_t wait_of(const struct table *t, int seat, int64_t now)
{
    int64_t away =
        t->gone_since[seat] > t->hook[seat].since ? t->gone_since[seat] : t->hook[seat].since;

    if (t->paused)
        return PAUSED_MS;
    return table_has_page(t, seat) ? t->hook[seat].since + SILENT_MS - now : away + AWAY_MS - now;
}

int64_t table_pay_hooks(struct table *t, int64_t now)
{
    int64_t next = -1;

    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        if (!t->hook[seat].owed || !hub_herald(t->hub)->it)
            continue;
        int64_t wait = wait_of(t, seat, now);
        if (wait <= 0) {
            set_owed(t, seat, false);
            t->hook[seat].going = true;
        } else if (next < 0 || wait < next) {
            next = wait;
        }
    }
    return next;
}

void table_send_hooks(struct table *t)
{
    const struct hub_herald *herald = hub_herald(t->hub);
    char key[HUB_HOOK_KEY];

    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        if (!t->hook[seat].going)
            continue;
        t->hook[seat].going = false;
        make_key(t, seat, key);
        herald->send(herald->it, key, t->hook[seat].url, t->hook[seat].body);
    }
}

bool table_owes_hooks(const struct table *t)
{
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (t->hook[seat].owed)
            return true;
    return false;
}
