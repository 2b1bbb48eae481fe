/* au_24_combat.c -- A05 24.8, 24.5.17-2: which combat is fought first, who leads, who advances. */

#include "engine/choices.h"
#include "games/austerlitz/move/au_move.h"
#include "games/austerlitz/solo/au_np.h"

static int difference(const struct au_np *np, int lead, int defender)
{
    struct au_sum attack, defence;

    au_combat_sums(np->b, np->s, lead, defender, &attack, &defence);
    return attack.total - defence.total;
}

/* The attacker that would do best. */
static int best_lead(const struct au_np *np, int defender, int *margin)
{
    uint64_t party[3];
    int best = AU_NOBODY;

    au_attackers(np->b, np->s, defender, party);
    for (int i = bits_next(party, 3, 0); i >= 0; i = bits_next(party, 3, i + 1)) {
        int own = difference(np, i, defender);
        if (best == AU_NOBODY || own > *margin) {
            best = i;
            *margin = own;
        }
    }
    return best;
}

/* -- which combat: the surest first; those in which the side is attacked itself come last -- */

static int promise(const struct au_np *np, int defender)
{
    int margin = 0;

    if (best_lead(np, defender, &margin) == AU_NOBODY)
        return -100;
    return np->b->unit[defender].side == np->side ? -50 - margin : margin;
}

static bool choose_combat(const struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;
    int best = -1;

    au_np_list(np, &c);
    for (int i = 0; i < c.count; i++)
        if (best < 0 || promise(np, c.action[i].noun) > promise(np, c.action[best].noun))
            best = i;
    if (best < 0)
        return false;
    out->action = c.action[best];
    return au_np_say(out, AU_24_8_4, NEWS_NP_FIGHTS_FIRST, c.action[best].noun,
                     promise(np, c.action[best].noun), 0);
}

static bool choose_lead(const struct au_np *np, struct au_thought *out)
{
    int at = combat_now(&np->s->core)->at, margin = 0, lead = best_lead(np, at, &margin);

    if (lead == AU_NOBODY)
        return false;
    out->action = au_np_order(VERB_LEAD, lead, 0, 0);
    return au_np_say(out, AU_24_5_17_2, NEWS_NP_LEADS, lead, at, margin);
}

/* -- the advance -- */

/* Who defends a place stays in it, and the French while they hold back (A05-28.2.2); all others
 * follow, unless that bares their flank. */
static bool may_advance(const struct au_np *np, const struct eng_action *a)
{
    int unit = a->noun;
    struct plane_pt end = plane_leg_end(au_at(np->s, unit), a->angle, a->count);
    struct plane_box box = au_box_at(np->b, unit, np->s->unit[unit].formation, end, a->angle);

    return a->verb == VERB_ADVANCE && np->s->unit[unit].order != ORDER_BACK &&
           np->s->unit[unit].order != ORDER_MUSKETRY && !au_np_defends(np, unit) &&
           !au_np_stands_by(np, unit) && !au_np_exposes(np, unit, &box, AU_NOBODY);
}

static int turn_of(const struct au_np *np, const struct eng_action *a)
{
    return au_angle(np->s->unit[a->noun].facing, a->angle);
}

static bool goes_farther(const struct au_np *np, const struct eng_action *one,
                         const struct eng_action *best)
{
    if (one->noun != best->noun)
        return false;
    return one->count != best->count ? one->count > best->count
                                     : turn_of(np, one) < turn_of(np, best);
}

static bool advance(struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;
    int best = -1;

    au_np_survey(np);
    au_np_list(np, &c);
    for (int i = 0; i < c.count; i++)
        if (may_advance(np, &c.action[i]) &&
            (best < 0 || goes_farther(np, &c.action[i], &c.action[best])))
            best = i;
    out->action = (struct eng_action){ .verb = VERB_DONE };
    if (best < 0)
        return au_np_say(out, AU_22_3_1, NEWS_NP_STAYS_PUT, np->side, 0, 0);
    out->action = c.action[best];
    return au_np_say(out, AU_24_5_1, NEWS_NP_ADVANCES, c.action[best].noun, c.action[best].count,
                     0);
}

bool au_np_fight(struct au_np *np, struct au_thought *out)
{
    const struct eng_frame *f = eng_now(&np->s->core);

    if (f->proc == PROC_COMBATS)
        return choose_combat(np, out);
    return f->step == ROW_COMBAT_LEAD ? choose_lead(np, out) : advance(np, out);
}
