/* table_dice.c -- what players add to the dice: their pages do it by themselves (engine/dice.h).
 *
 * A page speaks for all the seats of its door with the first of them: one person adds once.  Nobody
 * is waited for.  A person who goes on deciding while his page owes something (it has lost the
 * bytes, or keeps them back on purpose) has forgone it: with the first decision that comes GRACE_MS
 * after another one. */

#include <string.h>

#include "server/table/hub.h"
#include "server/table/table.h"

enum { GRACE_MS = 20 * 1000 };

int table_adding_seat(const struct table *t, int seats)
{
    seats &= table_persons(t);
    return seats ? __builtin_ctz((unsigned)seats) : -1;
}

void table_forgo_dice(struct table *t, int seats)
{
    const struct dice *d = match_dice(t->m);
    int seat = table_adding_seat(t, seats);
    int64_t now = hub_now(t->hub);

    if (!d || seat < 0)
        return;
    if (!dice_owes(d, seat))
        t->owes_dice[seat] = 0;
    else if (t->owes_dice[seat] == 0)
        t->owes_dice[seat] = now;
    else if (now - t->owes_dice[seat] > GRACE_MS && match_forgo(t->m, seat) == MATCH_DONE)
        table_touch(t);
}

/* -- what pages are told -- */

static void put_dice_seat(const struct dice *d, int seat, struct jout *j)
{
    eng_seats forgone = 0, me = ENG_SEAT(seat);

    for (int i = 0; i <= d->rounds && i < ENG_SEATS; i++)
        forgone |= d->round[i].forgone;
    jout_object(j);
    jout_key_int(j, "seat", seat);
    jout_key_bool(j, "ever", d->ever & me);
    jout_key_bool(j, "bound", d->bound & me);
    jout_key_string(j, "promise", d->committed & me ? d->promise[seat] : NULL);
    jout_key_bool(j, "shown", d->revealed & me);
    jout_key_bool(j, "added", dice_added(d) & me);
    jout_key_bool(j, "forgone", forgone & me);
    jout_end_object(j);
}

/* Public all of it: nothing is counted here that some could not see, least of all rolls. */
void table_put_dice(const struct table *t, struct jout *j)
{
    const struct dice *d = match_dice(t->m);

    jout_key(j, "dice");
    if (!d) {
        jout_null(j);
        return;
    }
    jout_object(j);
    jout_key_bool(j, "open", !dice_are_promised(d));
    jout_key_bool(j, "showing", dice_are_promised(d));
    jout_key(j, "seats");
    jout_array(j);
    for (int seat = 0; seat < t->plan.seat_count; seat++)
        if (table_persons(t) & ENG_SEAT(seat))
            put_dice_seat(d, seat, j);
    jout_end_array(j);
    jout_end_object(j);
}
