/* cn_deeds.c -- lines about somebody on the map: by name to those who may know who it is, of a piece to
 * the rest (1X 31). */

#include "games/campaign/cn_local.h"

/* Who is face up is known to all, and is named to all. */
static bool is_known(const struct cn_state *s, int what)
{
    int slot = cn_slot_of(s, what);

    return slot >= 0 && s->piece[slot].face_up;
}

void cn_tell_deed(struct eng_turn *t, const struct cn_deed *d)
{
    int side = cn_whose(cn_board(t->box), d->what);
    eng_seats own = seats_of(t->core, side);
    bool vedette = cn_is_vedette(d->what), known = is_known(t->state, d->what);

    tell(t, d->rule, known ? ENG_ALL : own, vedette ? d->vedette : d->leader,
         vedette ? side : d->what, d->arg[0], d->arg[1], d->arg[2]);
    if (!known)
        tell_others(t, d->rule, own, d->veiled, side, d->arg[0], d->arg[1], d->arg[2]);
}
