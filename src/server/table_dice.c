/* table_dice.c -- what players add to the dice: their pages do it by themselves (engine/dice.h).
 *
 * A page speaks for all the seats of its door with the first of them: one person adds once.  Nobody
 * is waited for.  A person who goes on deciding while his page owes something (it has lost the
 * bytes, or keeps them back on purpose) has forgone it: with the first decision that comes GRACE_MS
 * after another one. */

#include <string.h>

#include "server/talk.h"

enum { GRACE_MS = 20 * 1000 };

/* The seat in whose name the holder of these seats adds; -1: nobody plays from there. */
static int adding_seat(const struct table *t, int seats)
{
    seats &= table_persons(t);
    return seats ? __builtin_ctz((unsigned)seats) : -1;
}

void table_forgo_dice(struct table *t, int seats)
{
    const struct dice *d = match_dice(t->m);
    int seat = adding_seat(t, seats);
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

static bool add(struct talk *talk, int seat, enum match_answer *answer)
{
    struct match *m = talk->p->table->m;
    const char *hex;
    struct seed part;

    if (talk_has(talk, "commit") == talk_has(talk, "reveal"))
        return err_set(&talk->err, NULL, "either 'commit' or 'reveal' is expected");
    if (!talk_string(talk, talk_has(talk, "commit") ? "commit" : "reveal", &hex))
        return false;
    if (!seed_from_hex(hex, &part))
        return err_set(&talk->err, NULL, "64 hexadecimal digits in lower case are expected");
    *answer = talk_has(talk, "commit") ? match_commit(m, seat, hex) : match_reveal(m, seat, &part);
    return true;
}

void talk_on_dice(struct talk *talk)
{
    struct table *t = talk->p->table;
    int seat = adding_seat(t, talk->p->door.seats);
    enum match_answer answer = MATCH_REFUSED;

    if (seat < 0)
        talk_refuse(talk, "not-your-seat", "only who plays adds to the dice");
    else if (table_is_over(t))
        talk_refuse(talk, "over", match_answer_text(MATCH_OVER));
    else if (!add(talk, seat, &answer))
        talk_refuse_form(talk);
    else if (answer == MATCH_FROZEN)
        talk_refuse(talk, "frozen", match_answer_text(answer));
    else if (answer != MATCH_DONE)
        talk_refuse(talk, answer == MATCH_NOT_KEPT ? "not-kept" : "not-now",
                    "nothing can be added to the dice now, or not this");
    else
        table_touch(t), hub_done(talk->p, talk->re);
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
