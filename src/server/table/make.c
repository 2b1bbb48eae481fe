/* make.c -- a new match: its heading, its plan, the doors that lead to it. */

#include <stdio.h>
#include <string.h>

#include "engine/lesson.h"
#include "server/table/door.h"

/* Nobody but whoever sits down is ever shown a seat's token; what is made here invites to it. */
static bool add_doors(struct hub *hub, const struct plan *plan, struct made *made, struct err *err)
{
    struct store_door door = { 0 };
    int mine = 0;

    memcpy(door.match, made->id, sizeof door.match);
    for (int seat = 0; seat < plan->seat_count; seat++) {
        if (plan->seat[seat].who == PLAN_ME)
            mine |= 1 << seat;
        if (plan->seat[seat].who != PLAN_LINK)
            continue;
        door.seats = 1 << seat;
        if (!table_add_door(hub, &door, STORE_INVITE, made->seat[seat], err))
            return false;
    }
    door.seats = mine;
    if (!table_add_door(hub, &door, STORE_OWNER, made->owner, err))
        return false;
    door.seats = 0;
    return table_add_door(hub, &door, STORE_WATCH, made->watch, err);
}

static bool add_hooks(struct hub *hub, const struct plan *plan, const char *match, struct err *err)
{
    bool fine = true;

    for (int seat = 0; fine && seat < plan->seat_count; seat++) {
        struct text body = { 0 };

        if (!plan->seat[seat].hook)
            continue;
        table_say_hook(plan, match, seat, LANG_EN, &body);
        struct store_hook hook = { match, seat, plan->seat[seat].hook, text_str(&body), false };
        fine = store_hook_put(hub_store(hub), &hook, err);
        text_free(&body);
    }
    return fine;
}

static bool are_hooks_fine(struct hub *hub, const struct plan *plan, struct err *err)
{
    for (int seat = 0; seat < plan->seat_count; seat++) {
        const char *hook = plan->seat[seat].hook;

        if (hook && !hub_takes_hook(hub, hook, err))
            return false;
    }
    return true;
}

static bool add_match(struct hub *hub, const struct plan *plan, struct match *m, struct made *made,
                      struct err *err)
{
    struct text heading = { 0 }, paper = { 0 };
    const struct eng_core *core = match_state(m);
    struct store_standing standing = { STORE_RUNNING, core->active, hub_now(hub) / 1000,
                                       plan_has_persons(plan) ? STORE_UNBEGUN : STORE_BOTS, 0 };
    struct jout j;

    journal_write(match_journal(m), false, &heading);
    jout_start(&j, &paper);
    plan_write(plan, &j);
    jout_done(&j);
    struct store_heading h = { made->id, plan->box->game->book->game, text_str(&heading),
                               match_journal(m)->seed };
    bool fine = store_create(hub_store(hub), &h, err) &&
                store_paper_put(hub_store(hub), made->id, "plan", text_str(&paper), err) &&
                store_standing_put(hub_store(hub), made->id, &standing, err) &&
                add_doors(hub, plan, made, err) && add_hooks(hub, plan, made->id, err);
    text_free(&heading);
    text_free(&paper);
    return fine;
}

static bool keep_match(struct hub *hub, const struct plan *plan, struct match *m, const char *shelf,
                       struct made *made, struct err *err)
{
    if (!store_begin(hub_store(hub), err))
        return false;
    if (add_match(hub, plan, m, made, err) &&
        store_shelf_put(hub_store(hub), shelf, made->owner, err))
        return store_commit(hub_store(hub), err);
    store_drop(hub_store(hub));
    return false;
}

bool make_match(struct hub *hub, const struct plan *plan, const char *shelf, struct made *out,
                enum code *code, struct err *err)
{
    struct eng_start start = { .scenario = plan->scenario };
    struct match *m;
    int count;

    *out = (struct made){ 0 };
    token_draw(out->id);
    memcpy(start.option, plan->option, sizeof start.option);
    seed_draw(&start.seed);
    *code = CODE_NO_HOOK;
    if (!are_hooks_fine(hub, plan, err))
        return false;
    *code = CODE_NOT_KEPT;
    if (!store_count(hub_store(hub), &count, err))
        return false;
    if (count >= HUB_MATCHES_MAX) {
        *code = CODE_FULL;
        return err_set(err, "matches", "there are %d of them, and that is enough", count);
    }
    m = plan->lesson ? match_from_position(plan->box, plan->lesson->place,
                                           text_str(&plan->lesson->position), &start.seed, err)
                     : match_begin(plan->box, &start, err);
    if (!m) {
        *code = CODE_NO_SUCH_OPTION;
        return false;
    }
    bool fine = keep_match(hub, plan, m, shelf, out, err);
    match_free(m);
    return fine;
}
