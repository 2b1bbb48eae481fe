/* refusal.c -- why not, in words a player would use.
 *
 * A rule's number and statement tell what holds; what the player did wrong is often simpler: he
 * answers another question, points at the enemy's piece, has picked nothing.  The game says what it
 * can say better than the statement (refusal in engine.h); the engine knows what is asked.  All of
 * it is computed from what the seat knows, so that a refusal tells nothing more. */

#include <string.h>

#include "engine/match_local.h"

struct refusal {
    struct match *m;
    int seat;
    const struct eng_action *action;
    eng_ruleno why;
    enum lang lang;
    struct text *out;
};

static bool has_verb(const struct eng_choices *c, int verb)
{
    for (int i = 0; i < c->count; i++)
        if (c->action[i].verb == verb)
            return true;
    for (int i = 0; i < c->outline_count; i++)
        if (c->outline[i].verb == verb)
            return true;
    return false;
}

void eng_refusal(const struct eng_box *box, const void *redacted, int seat,
                 const struct eng_action *a, eng_ruleno why, struct eng_phrase *out)
{
    struct eng_choices c;

    *out = (struct eng_phrase){ .rule = why };
    if (box->game->refusal && box->game->refusal(box, redacted, seat, a, out))
        return;
    eng_choices_clear(&c);
    box->game->offer(box, redacted, seat, &c);
    if (!has_verb(&c, a->verb))
        out->text = ENG_TEXT_NOT_THIS;
}

/* The scratch copy is free between decisions. */
static void write_refusal(void *arg)
{
    struct refusal *r = arg;
    const struct eng_box *box = r->m->box;
    struct eng_phrase p;

    memcpy(r->m->scratch, r->m->state, box->game->state_size);
    eng_redact(box, r->m->scratch, ENG_SEAT(r->seat));
    eng_refusal(box, r->m->scratch, r->seat, r->action, r->why, &p);
    if (p.text)
        eng_render(box, r->m->scratch, &p, r->lang, r->out);
}

bool match_refusal(struct match *m, int seat, const struct eng_action *a, eng_ruleno why,
                   enum lang lang, struct text *out)
{
    struct refusal r = { m, seat, a, why, lang, out };

    return match_guarded(m, "refusal", write_refusal, &r);
}
