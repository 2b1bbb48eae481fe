/* eval_austerlitz.c -- victory points, and troops that are fit to win more of them. */

#include "ai/austerlitz/eval_austerlitz.h"

enum {
    OF_A_POINT = 240, /* tenths of worth that a victory point is worth         */
    STEEPNESS = 1100  /* a lead of so much makes three chances in four of one */
};

/* The nearer the end, the more the points count that are held already.  A tie is the Allies'. */
static int lead_of(const struct eng_box *box, const struct au_state *s, int side)
{
    int twice = 2 * (au_outlook_points(box, s, side) - au_outlook_points(box, s, 1 - side));
    int left = s->last_turn - s->turn + 1;

    twice += side == ALLIED ? 1 : -1;
    return twice * OF_A_POINT / 2 * (left + 1) / left + au_outlook_worth(box, s, side) -
           au_outlook_worth(box, s, 1 - side);
}

int eval_austerlitz(const struct eng_box *box, const struct au_state *s, int side)
{
    int lead = lead_of(box, s, side), size = lead < 0 ? -lead : lead;

    return AI_EVEN + (AI_WON - AI_EVEN) * lead / (size + STEEPNESS);
}
