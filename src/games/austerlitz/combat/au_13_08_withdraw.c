/* au_13_08_withdraw.c -- A05 13.8, 13.12.1.2: cavalry gives way before an attack. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/move/au_move.h"

enum { LEAST = 50, MOST = 200 };

static bool is_cossack(const struct au_board *b, int unit)
{
    return b->unit[unit].traits & TRAIT_COSSACK;
}

/* -- who may -- */

/* All attacks on it in this phase, the one now declared among them: only from the front?  And is
 * one of them made by cavalry? */
struct attacks {
    bool frontal, mounted;
};

static struct attacks attacks_on(const struct au_board *b, const struct au_state *s,
                                 const struct eng_frame *f)
{
    int target = attack_of(f)->at;
    struct attacks a = { au_zone_at_contact(b, s, f) == PLANE_FRONT,
                         b->unit[attack_of(f)->by].arm == CAVALRY };

    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].foe == target && s->unit[i].done & DONE_DECLARED) {
            a.frontal = a.frontal && s->unit[i].zone == PLANE_FRONT;
            a.mounted = a.mounted || b->unit[i].arm == CAVALRY;
        }
    return a;
}

/* In a combat of the turn before it is held fast. */
static bool is_held(const struct au_state *s, int unit)
{
    if (s->unit[unit].foe != AU_NOBODY && !(s->unit[s->unit[unit].foe].done & DONE_DECLARED))
        return true;
    for (int i = 0; i < AU_UNITS; i++)
        if (s->unit[i].foe == unit && !(s->unit[i].done & DONE_DECLARED))
            return true;
    return false;
}

static eng_ruleno check_may(const struct au_board *b, const struct au_state *s,
                            const struct eng_frame *f)
{
    int target = attack_of(f)->at;
    const struct au_unit *u = &s->unit[target];
    bool cossack = is_cossack(b, target);

    if (b->unit[target].arm != CAVALRY)
        return AU_13_8_1;
    if (u->morale >= DISORGANISED || u->done & DONE_TRIED || is_held(s, target))
        return AU_13_8_4;
    if (u->marks & MARK_LEADERLESS)
        return AU_12_6_3_5;
    struct attacks a = attacks_on(b, s, f);
    if (BY(AU_EX_32, !a.frontal))
        return cossack ? AU_13_12_1_2_2 : AU_13_8_3;
    return BY(AU_13_8_6, a.mounted && !cossack) ? AU_13_8_1 : 0;
}

/* -- how far -- */

/* Castle and redoubt are no ground for horses; who passes them on the road overlaps them already
 * (A05-15.1-20) and is not held by that. */
static eng_ruleno check_walls(const struct au_board *b, const struct au_leg *leg)
{
    static const struct {
        enum au_ground ground;
        eng_ruleno rule;
    } walls[] = { { CASTLE, AU_15_1_9 }, { REDOUBT, AU_15_1_12 } };
    struct plane_shape start = plane_shape_of_box(&leg->from);

    for (int i = 0; i < 2; i++) {
        unsigned wall = 1u << walls[i].ground;
        bool passes =
            au_meets_ground(b, &start, wall) && au_ground_at(b, leg->to) != walls[i].ground;
        if (!passes && au_meets_ground(b, &leg->swept, wall))
            return walls[i].rule;
    }
    return 0;
}

/* Straight away from the attacker; artillery and HQs are passed, nobody is touched. */
static eng_ruleno lay(const struct au_board *b, const struct au_state *s, const struct eng_frame *f,
                      int length, struct au_leg *leg)
{
    int target = attack_of(f)->at;
    int degree = au_away(s, target, attack_of(f)->by);
    struct plane_pt at = au_at(s, target);

    *leg = (struct au_leg){ .unit = target,
                            .degree = degree,
                            .length = length,
                            .facing = s->unit[target].facing,
                            .from = au_box(b, s, target),
                            .target = AU_NOBODY };
    au_land(b, s, target, &leg->from, degree, length, &leg->to);
    leg->swept = plane_shape_of_move(&leg->from, leg->to);
    eng_ruleno rule = au_check_path(b, s, leg);
    if (rule)
        return rule == AU_13_1_3 ? AU_13_8_4 : rule;
    rule = au_meets_ground(b, &leg->swept, 1u << POND) ? AU_15_1_17 : check_walls(b, leg);
    /* nobody drives it, so that it goes where it might march and nowhere else */
    return rule ? rule : au_check_restriction(b, s, target, at, leg->to);
}

static eng_ruleno check_way(const struct au_board *b, const struct au_state *s,
                            const struct eng_frame *f, int length)
{
    struct au_leg leg;

    if (length < LEAST)
        return AU_13_8_4;
    return length > MOST ? AU_13_8_1 : lay(b, s, f, length, &leg);
}

static bool has_room(const struct au_board *b, const struct au_state *s, const struct eng_frame *f)
{
    for (int far = LEAST; far <= MOST; far++)
        if (check_way(b, s, f, far) == 0)
            return true;
    return false;
}

/* -- the row -- */

enum eng_flow au_ask_withdraw(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;

    au_settle_target(t, f);
    if (attack_of(f)->how != ATTACK_GOES_ON || check_may(b, s, f) || !has_room(b, s, f))
        return NEXT;
    return ask(t, seats_of(t->core, b->unit[attack_of(f)->at].side));
}

void au_offer_withdraw(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);

    (void)seat;
    offer(c, VERB_STAND);
    for (int far = LEAST; far <= MOST; far++)
        if (check_way(b, s, f, far) == 0) {
            offer_count(c, VERB_WITHDRAW, 0, far);
            offer_count(c, VERB_WITHDRAW_AWAY, 0, far);
        }
}

eng_ruleno au_check_withdraw(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct au_state *s = state;

    (void)seat;
    return a->verb == VERB_STAND ? 0 : check_way(au_board(box), s, eng_now(&s->core), a->count);
}

/* Cossacks need no check before infantry alone. */
bool au_must_check_withdrawal(const struct au_board *b, const struct au_state *s,
                              const struct eng_frame *f)
{
    return !is_cossack(b, attack_of(f)->at) || BY(AU_13_12_1_2_3, attacks_on(b, s, f).mounted);
}

static eng_ruleno rule_of(const struct au_board *b, int unit)
{
    return is_cossack(b, unit) ? AU_13_12_1_2_1 : AU_13_8_1;
}

/* Its facing is kept, or turned right about: the footprint is the same.  It ends early where a chit
 * comes to light (A05-16.4.2.7-3). */
static enum eng_flow ride_off(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int target = attack_of(f)->at;
    int turn = BY(AU_13_8_2, a->verb == VERB_WITHDRAW_AWAY) ? 180 : 0;
    struct au_leg leg;

    HOLDS(
        AU_13_15_1_1_1_1,
        "while one side moves, the other is asked for a crew or a withdrawal and for no other move");
    lay(b, s, f, a->count, &leg);
    int far = au_detected_at(b, s, target, leg.degree, a->count);
    au_free_attackers(s, target);
    au_leave_combat(s, target);
    au_move_unit(t, target, far < leg.length ? plane_leg_end(leg.from.at, leg.degree, far) : leg.to,
                 plane_degree(leg.facing + turn));
    attack_frame(f)->how = ATTACK_FREED;
    tell(t, rule_of(b, target), ENG_ALL, NEWS_WITHDRAWS, target, far);
    if (s->fog != CLEAR_DAY && au_must_uncover(b, s, target))
        return call(t, PROC_DETECT, target);
    return NEXT;
}

enum eng_flow au_take_withdraw(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int target = attack_of(f)->at;

    if (a->verb == VERB_STAND)
        return NEXT;
    if (!au_must_check_withdrawal(b, s, f))
        return ride_off(t, f, a);
    struct au_check check = au_check_morale(t, target, 0, rule_of(b, target));
    if (check.rout) {
        attack_frame(f)->how = ATTACK_FREED;
        au_free_attackers(s, target);
        return call(t, PROC_ROUT, target, attack_of(f)->by);
    }
    if (check.passed)
        return ride_off(t, f, a);
    s->unit[target].done |= DONE_TRIED; /* it stays */
    return NEXT;
}
