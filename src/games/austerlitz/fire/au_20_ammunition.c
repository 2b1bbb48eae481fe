/* au_20_ammunition.c -- A05 20: the Allied guns may run out of ammunition. */

#include "games/austerlitz/fire/au_fire.h"

/* A battery has hit: on a 6 that was its last round for two rally phases.  The marker counts down
 * there (A05-4.3-4). */
void au_spend_ammunition(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;

    if (!s->option[OPTION_AMMUNITION] || au_board(t->box)->unit[unit].side != ALLIED)
        return;
    int die = roll(t, 6, AU_20_1_1);
    if (die < 6)
        return;
    s->unit[unit].ammo = 2;
    tell(t, AU_20_1_1, ENG_ALL, NEWS_NO_AMMUNITION, unit);
}
