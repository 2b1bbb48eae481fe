/* au_24_reactions.c -- A05 24.2, 24.5.10 to 24.5.12, 24.5.16, 24.5.19, 24.8.1: what an NP side does
 * when it rallies, when it is attacked and when its own attack finds the way changed. */

#include "engine/choices.h"
#include "games/austerlitz/solo/au_np.h"

/* -- rally (A05-24.2) -- */

bool au_np_rally(struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;

    au_np_list(np, &c);
    if (c.count == 0)
        return false;
    out->action = c.action[0];
    return au_np_say(out, AU_24_2_1, NEWS_NP_RALLIES, c.action[0].noun, 0, 0);
}

/* -- disengagement (A05-24.2-2) -- */

/* The attack that it would have to make. */
static bool is_outmatched(const struct au_np *np, int unit)
{
    int foe = np->s->unit[unit].foe;
    struct au_sum attack, defence;

    if (foe == AU_NOBODY)
        return false;
    au_combat_sums(np->b, np->s, unit, foe, &attack, &defence);
    return attack.total < defence.total;
}

bool au_np_disengage(struct au_np *np, struct au_thought *out)
{
    struct eng_action done = { .verb = VERB_DONE };
    struct eng_choices c;
    bool bound = !au_np_legal(np, &done);

    au_np_list(np, &c);
    for (int i = 0; i < c.count; i++) {
        int unit = c.action[i].noun;
        bool square = bound && np->s->unit[unit].formation == FORM_SQUARE;
        if (c.action[i].verb != VERB_DISENGAGE || !(square || is_outmatched(np, unit)))
            continue;
        out->action = c.action[i];
        return au_np_say(out, AU_24_2_2, NEWS_NP_DISENGAGES, unit, np->s->unit[unit].foe, 0);
    }
    out->action = done;
    return au_np_say(out, AU_24_2_2, NEWS_NP_FIGHTS_ON, np->side, 0, 0);
}

/* -- cavalry gives way (A05-24.5.11, 24.8.1) -- */

static bool is_on_place(const struct au_np *np, int unit)
{
    int area = au_area_at(np->b, au_at(np->s, unit)), hill = au_hill_at(np->b, au_at(np->s, unit));

    for (int i = 0; i < np->b->place_count; i++)
        if (np->s->places >> i & 1 &&
            (np->b->place[i].area == area || np->b->place[i].area == hill))
            return true;
    return false;
}

/* The way is as long as the rules list it: friends in it, but for guns and HQs, end it. */
static bool withdraw(struct au_np *np, struct au_thought *out)
{
    int unit = attack_now(&np->s->core)->at, far = 0;
    struct eng_choices c;

    out->action = (struct eng_action){ .verb = VERB_STAND };
    if (is_on_place(np, unit))
        return au_np_say(out, AU_24_8_1_1, NEWS_NP_HOLDS_PLACE, unit, 0, 0);
    au_np_list(np, &c);
    for (int i = 0; i < c.count; i++)
        if (BY(AU_24_5_12_1, c.action[i].verb == VERB_WITHDRAW) &&
            BY(AU_24_5_11_2, c.action[i].count > far)) {
            out->action = c.action[i];
            far = c.action[i].count;
        }
    return au_np_say(out, AU_24_5_11_1, NEWS_NP_WITHDRAWS, unit, far, 0);
}

/* -- the own attack has lost its target: on along the line, as far as it does no harm -- */

static bool go_on(struct au_np *np, struct au_thought *out)
{
    const struct eng_frame *f = eng_now(&np->s->core);
    int unit = attack_of(f)->by, degree = attack_of(f)->degree;
    struct eng_choices c;

    au_np_list(np, &c);
    if (c.count == 0)
        return false;
    out->action = c.action[0];
    for (int i = c.count - 1; i > 0; i--) {
        struct plane_pt end = plane_leg_end(au_at(np->s, unit), degree, c.action[i].count);
        struct plane_box box = au_box_at(np->b, unit, np->s->unit[unit].formation, end, degree);
        if (c.action[i].verb != VERB_STOP || au_np_exposes(np, unit, &box, AU_NOBODY))
            continue;
        out->action = c.action[i];
        break;
    }
    return au_np_say(out, AU_24_5_1, NEWS_NP_GOES_ON, unit, out->action.count, 0);
}

/* -- what is left open by other chapters -- */

/* Of two that are trodden on, the one worth less. */
static bool give_up(const struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;
    int best = -1;

    au_np_list(np, &c);
    for (int i = 0; i < c.count; i++)
        if (best < 0 ||
            au_worth(np->b, np->s, c.action[i].noun) < au_worth(np->b, np->s, c.action[best].noun))
            best = i;
    if (best < 0)
        return false;
    out->action = c.action[best];
    return au_np_say(out, AU_22_3_1, NEWS_NP_GIVES_UP, c.action[best].noun, 0, 0);
}

/* Toward its opponent, or whoever is nearest; in line, if there is room. */
static bool face_enemy(const struct au_np *np, struct au_thought *out)
{
    int unit = repose_now(&np->s->core)->unit;
    const struct au_unit *u = &np->s->unit[unit];
    int enemy = u->foe != AU_NOBODY ? u->foe : au_nearest_enemy(np->b, np->s, unit);
    int forms[] = { FORM_LINE, u->formation, FORM_COLUMN };
    int bearing = enemy == AU_NOBODY ? -1 : plane_bearing(au_at(np->s, unit), au_at(np->s, enemy));

    for (int i = 0; i < 3 && bearing >= 0; i++) {
        out->action = au_np_order(VERB_POSE, unit, forms[i], bearing);
        if (au_np_legal(np, &out->action))
            return au_np_say(out, AU_22_3_1, NEWS_NP_FACES, unit, enemy, 0);
    }
    out->action = au_np_order(VERB_POSE, unit, u->formation, u->facing);
    return au_np_say(out, AU_22_3_1, NEWS_NP_STAYS, unit, 0, 0);
}

bool au_np_react(struct au_np *np, struct au_thought *out)
{
    const struct eng_frame *f = eng_now(&np->s->core);

    switch (f->proc) {
    case PROC_ATTACK:
        return f->step == ROW_ATTACK_WITHDRAW ? withdraw(np, out) : go_on(np, out);
    case PROC_RETREAT:
        return give_up(np, out);
    case PROC_REPOSE:
        return face_enemy(np, out);
    default:
        out->action = (struct eng_action){ .verb = VERB_STAND };
        return au_np_say(out, AU_22_3_1, NEWS_NP_STANDS, neighbour_of(f)->unit, 0, 0);
    }
}

/* -- dice in place of a choice -- */

/* The row asks only where a square is possible. */
bool au_np_tries_square(struct eng_turn *t, int unit)
{
    int die = roll(t, 6, AU_24_5_10_1);
    bool tries = die >= 3;

    tell(t, AU_24_5_10_1, ENG_ALL, tries ? NEWS_NP_TRIES_SQUARE : NEWS_NP_NO_SQUARE, unit, die);
    return tries;
}

int au_np_after_square(struct eng_turn *t, int unit)
{
    int die = roll(t, 6, AU_24_5_16_1);
    int verb = die == 1 ? VERB_PRESS : die <= 3 ? VERB_STOP : VERB_RIDE_PAST;
    int text = die == 1 ? NEWS_NP_PRESSES : die <= 3 ? NEWS_NP_STOPS : NEWS_NP_RIDES_PAST;

    tell(t, AU_24_5_16_1, ENG_ALL, text, unit, die);
    return verb;
}

/* Asked only where a square is near: without one there is nothing to roll for. */
bool au_np_takes_refuge(struct eng_turn *t, int battery)
{
    int die = roll(t, 6, AU_24_5_19_2);
    bool goes = BY(AU_24_5_19_1_1, BY(AU_24_5_19_1_2, die >= 5));

    tell(t, AU_24_5_19_2, ENG_ALL, goes ? NEWS_NP_REFUGE : NEWS_NP_STAYS_AT_GUNS, battery, die);
    return goes;
}
