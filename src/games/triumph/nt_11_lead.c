/* nt_11_lead.c -- chapter 11, step 5: the width of the attack, the defense leader it meets, and the
 * units that lead it. */

#include "games/triumph/nt_11_attack.h"

enum eng_flow nt_attack_declaration(struct eng_turn *t, struct eng_frame *f)
{
    (void)f;
    return call(t, PROC_DECLARATION, TO_PRESS);
}

/* -- the width -- */

/* Two batteries by two Unit Moves both lead, so their attack is wide (NT-11.00-06). */
static bool are_two_batteries(const struct nt_attack *a)
{
    return a->command == UNIT_MOVE && nt_set_units(&a->attacking) == 2;
}

enum eng_flow nt_ask_width(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    (void)f;
    if (BY(NT_11_05_05, !nt_board(t->box)->approach[a->approach].wide))
        return NEXT;
    if (!are_two_batteries(a))
        return nt_ask(t, a->army);
    a->wide = 1;
    return NEXT;
}

enum eng_flow nt_take_width(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    struct nt_state *s = t->state;

    (void)f;
    s->attack.wide = act->verb == VERB_WIDE;
    tell(t, NT_11_05_06, ENG_ALL, s->attack.wide ? NEWS_WIDE_ATTACK : NEWS_NARROW_ATTACK);
    return NEXT;
}

/* -- a narrow attack on two leading units (NT-11.05-08) -- */

enum eng_flow nt_ask_struck(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;

    (void)f;
    if (a->wide || nt_set_units(&a->defense_leaders) < 2)
        return NEXT;
    return nt_ask(t, a->army);
}

void nt_offer_struck(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;

    (void)box, (void)seat;
    FOR_SET (unit, &s->attack.defense_leaders)
        offer_noun(c, VERB_STRIKE, unit);
}

enum eng_flow nt_take_struck(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;
    struct nt_set both = a->defense_leaders;

    (void)f;
    FOR_SET (unit, &both) {
        if (BY(NT_15_06, unit == act->noun))
            continue;
        set_drop(&a->defense_leaders, unit);
        nt_tell_unit(t, NT_11_05_08, NEWS_PASSED_OVER, unit, 0);
        if (!nt_is_fixed(s, unit))
            nt_turn_down(s, unit);
    }
    return NEXT;
}

/* -- the attack leading units -- */

static bool has_fixed_battery(const struct nt_front *front)
{
    FOR_SET (token, &front->a->attacking)
        if (is_unit(token) && nt_is_fixed(front->s, token))
            return true;
    return false;
}

/* Why the attack must be led by guns: what is not would have to enter when it wins. */
static eng_ruleno why_only_guns(const struct nt_front *front)
{
    if (has_fixed_battery(front))
        return NT_6_09_10;
    if (front->a->attacking_count > front->b->locale[front->defense_locale].capacity)
        return NT_11_00_19;
    return nt_why_shut(front);
}

static eng_ruleno why_never_leads(const struct nt_front *front, int unit)
{
    const struct nt_unit *u = &front->s->unit[unit];

    if (front->a->guard)
        return u->type == GUARD ? 0 : NT_15_20;
    if (u->type == ARTILLERY)
        return BY(NT_11_05_15, front->a->command == CORPS_MOVE) ? NT_11_05_13
                                                                : nt_why_no_guns(front, unit);
    if (u->strength < 2)
        return NT_11_05_12;
    if (u->type == CAVALRY && nt_is_obstructed(front))
        return NT_11_05_20;
    return why_only_guns(front);
}

static eng_ruleno why_no_pair(const struct nt_front *front, int one, int two)
{
    const struct nt_unit *u = &front->s->unit[one], *v = &front->s->unit[two];

    if (nt_arm(u) != nt_arm(v))
        return NT_11_05_11;
    return nt_mixes_guard(u, v) ? NT_11_05_21 : 0;
}

static eng_ruleno why_not_lead(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;

    if (!nt_has_unit(&front->a->attacking, unit))
        return NT_11_05_09;
    if (drafted(&s->core, unit))
        return 0;
    eng_ruleno why = why_never_leads(front, unit);
    if (why)
        return why;
    if (draft_count(&s->core) >= (front->a->wide ? 2 : 1))
        return front->a->wide ? NT_11_05_10 : NT_11_05_07;
    if (draft_count(&s->core) == 0)
        return 0;
    return why_no_pair(front, unit, bits_next(s->core.draft, 2, 0));
}

/* NT-11.05-22: an attack may go without leaders, unless it is the Guard's or hangs on its guns. */
static eng_ruleno why_not_led(const struct nt_front *front)
{
    struct nt_set picked = nt_drafted(front->s);

    if (set_empty(&picked))
        return front->a->guard ? NT_15_21 : why_only_guns(front);
    FOR_SET (token, &front->a->attacking)
        if (is_unit(token) && nt_is_fixed(front->s, token) && !set_has(&picked, token))
            return NT_6_09_10;
    return 0;
}

eng_ruleno nt_check_attack_leaders(const struct eng_box *box, const void *state, int seat,
                                   const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    return act->verb == VERB_PICK ? why_not_lead(&front, act->noun) : why_not_led(&front);
}

void nt_offer_attack_leaders(const struct eng_box *box, const void *state, int seat,
                             struct eng_choices *c)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    FOR_SET (token, &front.a->attacking)
        if (why_not_lead(&front, token) == 0)
            offer_noun(c, VERB_PICK, token);
    if (why_not_led(&front) == 0)
        offer(c, VERB_DONE);
}

/* NT-13-16: commitments come first, and only of those who lead in the end (NT-15-06). */
static void commit_leaders(struct eng_turn *t)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    HOLDS(NT_15_10, "who leads is committed in step 5, before anybody has won");
    a->attack_leader_count = (uint8_t)BY(NT_11_10_06, nt_set_units(&a->attack_leaders));
    a->defense_leader_count = (uint8_t)BY(NT_11_09_05, nt_set_units(&a->defense_leaders));
    FOR_SET (unit, &a->defense_leaders)
        nt_commit(t, unit);
    FOR_SET (unit, &a->attack_leaders)
        nt_commit(t, unit);
}

static enum eng_flow lead(struct eng_turn *t, const struct nt_set *leaders)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    a->attack_leaders = *leaders;
    if (set_empty(leaders))
        tell(t, NT_11_05_22, ENG_ALL, NEWS_NO_ATTACK_LEADER);
    FOR_SET (unit, leaders) {
        nt_show_face(t, unit, NT_11_05_23);
        nt_tell_unit(t, NT_11_05_09, NEWS_LEADS_ATTACK, unit, 0);
        a->artillery = s->unit[unit].type == ARTILLERY;
    }
    commit_leaders(t);
    return NEXT;
}

enum eng_flow nt_ask_attack_leaders(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    if (are_two_batteries(&s->attack))
        return lead(t, &s->attack.attacking);
    return nt_ask(t, s->attack.army);
}

enum eng_flow nt_take_attack_leaders(struct eng_turn *t, struct eng_frame *f,
                                     const struct eng_action *act)
{
    struct nt_set leaders = nt_drafted(t->state);

    (void)f;
    if (act->verb == VERB_PICK) {
        draft_toggle(t, act->noun);
        return again(t);
    }
    return lead(t, &leaders);
}
