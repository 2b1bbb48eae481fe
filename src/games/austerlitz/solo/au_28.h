/* au_28.h -- what the files of the solo system's fog half share (A05 24.6, 28). */

#ifndef GAMES_AUSTERLITZ_SOLO_AU_28_H
#define GAMES_AUSTERLITZ_SOLO_AU_28_H

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/solo/au_np.h"

/* A chit that is to be laid: whom it holds, and where. */
struct au_np_box {
    int count;
    uint8_t unit[8];
    struct au_cargo cargo;
    struct plane_pt at;
};

/* au_28_chits.c: the next one, as it would be without dice; false: none. */
bool au_np_next_box(const struct au_np *np, struct au_np_box *out);

/* au_28_strategy.c: the next corps that moves, or that none does. */
bool au_np_send(const struct au_np *np, struct au_thought *out);

/* au_24_chits.c: 0 to n - 1 by one die or two (A05-24.6.4), of which nobody is told. */
int au_np_one_of(struct eng_turn *t, int n);

#endif
