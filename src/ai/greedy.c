/* greedy.c -- takes what looks best at once, and never asks what the enemy will do about it. */

#include "ai/opponents.h"

enum { WORLDS = 3, NODES = 20000 };

bool greedy_choose(const struct eng_box *box, const void *redacted, int seat,
                   const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct search s;
    struct eng_choices c;
    int most = -1;

    if (opponents_habit(box, redacted, seat, budget, rng, out))
        return true;
    search_begin(&s, box, ai_know(box->game), redacted, seat, budget, NODES, 1, rng);
    search_offers(&s, &c);
    for (int i = 0; i < c.count && !(i > 0 && search_is_over(&s)); i++) {
        int value = 0;
        for (int n = 0; n < WORLDS; n++)
            value += search_settle(&s, n, &c.action[i]);
        if (value > most) {
            most = value;
            *out = c.action[i];
        }
    }
    search_end(&s);
    return most >= 0;
}
