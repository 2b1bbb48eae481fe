/* script_colors.c -- an opponent for Commands & Colors that plays by rule of thumb. */

#include "ai/colors/habits_colors.h"
#include "ai/colors/quick_colors.h"
#include "ai/script.h"

bool script_colors(const struct eng_box *box, const void *redacted, int seat,
                   const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct colors_eye eye = colors_eye_of(box, &colors_plain);
    struct eng_choices c;

    (void)budget;
    (void)rng;
    box->game->offer(box, redacted, seat, &c);
    int best = quick_colors(&eye, redacted, seat, &c);
    if (best >= 0)
        *out = c.action[best];
    return best >= 0;
}
