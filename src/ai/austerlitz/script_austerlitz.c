/* script_austerlitz.c -- an opponent for Austerlitz 1805 that plays by rule of thumb: the solo system
 * of the book (chapters 22 to 28), which the rules themselves hold. */

#include "ai/austerlitz/eval_austerlitz.h"
#include "ai/script.h"
#include "engine/choices.h"

/* What the solo system rolls a die for and is asked of others: infantry that is ridden at forms
 * square, cavalry that finds one stops. */
static bool reacts(const struct eng_choices *c, struct eng_action *out)
{
    int best = -1;

    for (int i = 0; i < c->count; i++) {
        if (c->action[i].verb == VERB_FORM_SQUARE)
            best = i;
        if (c->action[i].verb == VERB_PRESS)
            best = 0;
    }
    if (best >= 0)
        *out = c->action[best];
    return best >= 0;
}

bool script_austerlitz(const struct eng_box *box, const void *redacted, int seat,
                       const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct eng_choices c;

    if (!au_outlook_is_attacked(redacted) && au_outlook_solo(box, redacted, seat, out))
        return true;
    eng_choices_clear(&c);
    box->game->offer(box, redacted, seat, &c);
    if (c.count == 1) {
        *out = c.action[0];
        return true;
    }
    return reacts(&c, out) || au_outlook_solo(box, redacted, seat, out) ||
           ai_random_choose(box, redacted, seat, budget, rng, out);
}
