/* au_24.h -- what the files of NP movement share (A05 24.5). */

#ifndef GAMES_AUSTERLITZ_SOLO_AU_24_H
#define GAMES_AUSTERLITZ_SOLO_AU_24_H

#include "games/austerlitz/solo/au_np.h"

enum { NP_STAND_OFF = 50 /* A05-24.5.6: musketry */ };

struct au_aim {
    struct plane_pt at;
    int keep_off; /* no nearer to an enemy than this */
    eng_ruleno rule;
    int text;
};

/* au_24_goals.c: where that unit would go; false: nowhere. */
bool au_np_find_aim(const struct au_np *np, int unit, struct au_aim *out);

/* au_24_guns.c: of its group whom a battery goes with (A05-24.5.7), or AU_NOBODY; the way to them. */
int au_np_escort_of(const struct au_np *np, int battery);
bool au_np_aim_of_guns(const struct au_np *np, int unit, int escort, struct au_aim *out);

/* au_24_legs.c: it has lost touch with the line (A05-24.5-2): the others do not wait for it, it comes
 * up.  The nearest of them to that point; AU_NOBODY: it is alone. */
bool au_np_is_astray(const struct au_np *np, int unit);
int au_np_nearest_friend(const struct au_np *np, int unit, struct plane_pt at);

#endif
