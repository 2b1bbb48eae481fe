/* cn_listed.c -- the last list of offers, kept for whoever draws from it or asks again. */

#include <string.h>

#include "games/campaign/kept/cn_listed.h"

static _Thread_local struct {
    unsigned serial; /* of the box; 0: none */
    int seat, count;
    struct cn_state s;
    struct eng_action action[ENG_CHOICES];
} kept;

/* Frames and draft change oftener than anything else, and lie in the middle. */
static bool is_same(const struct cn_state *s)
{
    return memcmp(s->core.frame, kept.s.core.frame, sizeof s->core.frame) == 0 &&
           memcmp(s, &kept.s, sizeof *s) == 0;
}

bool cn_recall_list(const struct eng_box *box, const struct cn_state *s, int seat,
                    struct eng_choices *c)
{
    if (kept.serial == 0 || kept.serial != box->serial || kept.seat != seat || !is_same(s))
        return false;
    eng_choices_clear(c);
    c->count = kept.count;
    memcpy(c->action, kept.action, (size_t)kept.count * sizeof kept.action[0]);
    return true;
}

void cn_keep_list(const struct eng_box *box, const struct cn_state *s, int seat,
                  const struct eng_choices *c)
{
    kept.serial = box->serial;
    kept.seat = seat;
    kept.count = c->count;
    kept.s = *s;
    memcpy(kept.action, c->action, (size_t)c->count * sizeof kept.action[0]);
}
