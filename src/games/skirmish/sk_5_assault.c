/* sk_5_assault.c -- chapter 5: a company falls upon another.
 *
 * The volley is the example of an interruption: in the middle of one side's action the other is
 * asked, in a row of its own, and play goes on where it was.
 *
 * A decoy can neither assault nor fire, which is its owner's secret.  He is therefore asked all the
 * same wherever another company would be, so that the question itself tells nothing; only what is
 * offered to him differs. */

#include "base/geo_plane.h"

#include "games/skirmish/sk_local.h"

static bool is_in_reach(const struct sk_state *s, int company, int target)
{
    const struct sk_company *me = &s->company[company], *enemy = &s->company[target];

    return enemy->side != me->side && !enemy->gone &&
           sk_distance2(enemy, me->x, me->y) <= SK_REACH * SK_REACH;
}

/* Does `other` stand in the front half of `c`, its dividing line included? */
static bool is_in_front(const struct sk_company *c, const struct sk_company *other)
{
    struct plane_pt u = plane_dir(c->facing);

    return (int64_t)u.x * (other->x - c->x) + (int64_t)u.y * (other->y - c->y) >= 0;
}

enum eng_flow sk_ask_assault(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    int company = action_of(f)->company;

    for (int target = 0; target < s->company_count; target++)
        if (is_in_reach(s, company, target))
            return ask(t, seats_of(t->core, s->company[company].side));
    return NEXT;
}

/* Finer than "not offered": the company is not of the kind, or the target not in reach. */
eng_ruleno sk_check_assault(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct sk_state *s = state;
    int company = action_now(&s->core)->company;

    (void)box, (void)seat;
    if (a->verb == VERB_STAND)
        return 0;
    if (a->noun >= s->company_count || !is_in_reach(s, company, a->noun))
        return SK_5_01;
    return s->company[company].kind == DECOY ? SK_5_02 : 0;
}

enum eng_flow sk_take_assault(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int company = action_of(f)->company;

    if (a->verb == VERB_STAND) {
        tell(t, SK_5_01, ENG_ALL, NEWS_STANDS, company);
        return NEXT;
    }
    tell(t, SK_5_01, ENG_ALL, NEWS_ASSAULTS, company, a->noun);
    return call(t, PROC_ASSAULT, company, a->noun);
}

/* Every way out of an assault comes through here: somebody may have lost his last company. */
static enum eng_flow leave(struct eng_turn *t)
{
    const struct sk_state *s = t->state;

    if (sk_is_beaten(s, BLUE) || sk_is_beaten(s, RED))
        return end_match(t);
    return finish(t, 0);
}

/* -- the volley -- */

enum eng_flow sk_ask_volley(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    const struct sk_company *me = &s->company[assault_of(f)->target];

    if (!is_in_front(me, &s->company[assault_of(f)->company]))
        return NEXT;
    return ask(t, seats_of(t->core, me->side));
}

eng_ruleno sk_check_volley(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct sk_state *s = state;
    bool decoy = s->company[assault_now(&s->core)->target].kind == DECOY;

    (void)box, (void)seat;
    return a->verb == VERB_VOLLEY && decoy ? SK_5_03 : 0;
}

static bool volley_hits(struct eng_turn *t, int company)
{
    if (roll(t, 6, SK_5_04) < 5) {
        tell(t, SK_5_04, ENG_ALL, NEWS_VOLLEY_MISSES);
        return false;
    }
    tell(t, SK_5_04, ENG_ALL, NEWS_VOLLEY_HITS, company);
    return true;
}

enum eng_flow sk_take_volley(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct sk_state *s = t->state;
    int company = assault_of(f)->company, target = assault_of(f)->target;

    if (a->verb == VERB_RECEIVE) {
        tell(t, SK_5_03, ENG_ALL, NEWS_RECEIVES, target);
        return NEXT;
    }
    tell(t, SK_5_03, ENG_ALL, NEWS_VOLLEY, target);
    sk_show_kind(t, target, SK_5_03);
    if (volley_hits(t, company))
        sk_take_loss(t, company, SK_5_04);
    return s->company[company].gone ? leave(t) : NEXT;
}

/* -- contact and melee -- */

enum eng_flow sk_contact(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    int target = assault_of(f)->target;

    sk_show_kind(t, assault_of(f)->company, SK_5_05);
    sk_show_kind(t, target, SK_5_05);
    if (s->company[target].kind != DECOY)
        return NEXT;
    sk_remove(t, target, SK_5_05);
    return leave(t);
}

static int count_of(struct eng_turn *t, const struct sk_company *c)
{
    return roll(t, 6, SK_5_06) + sk_board(t->box)->strength[c->kind] - c->losses;
}

static bool is_alone_steady(const struct sk_state *s, int side)
{
    return s->stance[side] == STEADY && s->stance[other_side(side)] != STEADY;
}

/* Straight away from the winner, to the nearest degree. */
static void fall_back(struct eng_turn *t, int loser, int winner)
{
    struct sk_state *s = t->state;
    struct sk_company *c = &s->company[loser];
    struct plane_pt from = { s->company[winner].x, s->company[winner].y }, here = { c->x, c->y };
    struct plane_pt to = plane_leg_end(here, plane_bearing(from, here), SK_FALL_BACK);

    if (sk_check_place(t->box, s, loser, to.x, to.y) ||
        sk_crosses_stream(t->box, s, loser, to.x, to.y)) {
        tell(t, SK_5_07, ENG_ALL, NEWS_CUT_OFF, loser);
        sk_remove(t, loser, SK_5_07);
        return;
    }
    c->x = (int16_t)to.x;
    c->y = (int16_t)to.y;
    tell(t, SK_5_07, ENG_ALL, NEWS_FALLS_BACK, loser, c->x, c->y);
}

static void lose(struct eng_turn *t, int loser, int winner)
{
    const struct sk_state *s = t->state;

    sk_take_loss(t, loser, SK_5_07);
    if (!s->company[loser].gone)
        fall_back(t, loser, winner);
}

static void settle(struct eng_turn *t, struct eng_frame *f, int ours, int theirs)
{
    int company = assault_of(f)->company, target = assault_of(f)->target;

    if (ours > theirs) {
        lose(t, target, company);
    } else if (ours < theirs) {
        lose(t, company, target);
    } else {
        sk_take_loss(t, company, SK_5_08);
        sk_take_loss(t, target, SK_5_08);
    }
}

enum eng_flow sk_melee(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    int company = assault_of(f)->company, target = assault_of(f)->target;
    const struct sk_company *us = &s->company[company], *them = &s->company[target];
    int ours = count_of(t, us) + !is_in_front(them, us);
    int theirs = count_of(t, them) + is_alone_steady(s, them->side);

    tell(t, SK_5_06, ENG_ALL, NEWS_MELEE, company, ours, target, theirs);
    settle(t, f, ours, theirs);
    return leave(t);
}
