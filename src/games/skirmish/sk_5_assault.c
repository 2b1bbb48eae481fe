/* sk_5_assault.c -- chapter 5: a company falls upon another.
 *
 * The volley is the example of an interruption: in the middle of one side's action the other is
 * asked, in a row of its own, and play goes on where it was. */

#include "base/geo_plane.h"

#include "games/skirmish/sk_local.h"

static bool can_assault(const struct sk_state *s, int company, int target)
{
    const struct sk_company *me = &s->company[company], *enemy = &s->company[target];

    return me->kind != DECOY && enemy->side != me->side && !enemy->gone &&
           sk_distance2(enemy, me->x, me->y) <= SK_REACH * SK_REACH;
}

/* Does `from` stand in the front half of `c`, its dividing line included? */
static bool is_in_front(const struct sk_company *c, const struct sk_company *from)
{
    struct plane_pt u = plane_dir(c->facing);

    return (int64_t)u.x * (from->x - c->x) + (int64_t)u.y * (from->y - c->y) >= 0;
}

enum eng_flow sk_ask_assault(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    int company = f->local[COMPANY];

    for (int target = 0; target < s->company_count; target++)
        if (can_assault(s, company, target))
            return ask(t, seats_of(t->core, s->company[company].side));
    return NEXT;
}

void sk_offer_assault(const struct eng_box *box, const void *state, int seat,
                      struct eng_choices *c)
{
    const struct sk_state *s = state;
    int company = s->core.frame[s->core.depth - 1].local[COMPANY];

    (void)box, (void)seat;
    for (int target = 0; target < s->company_count; target++)
        if (can_assault(s, company, target))
            offer_noun(c, VERB_ASSAULT, target);
    offer(c, VERB_STAND);
}

enum eng_flow sk_take_assault(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int company = f->local[COMPANY];

    if (a->verb == VERB_STAND) {
        tell(t, SK_5_01, ENG_ALL, NEWS_STANDS, company);
        return NEXT;
    }
    tell(t, SK_5_01, ENG_ALL, NEWS_ASSAULTS, company, a->noun);
    return call(t, PROC_ASSAULT, company, a->noun);
}

/* -- losses -- */

static void remove_company(struct eng_turn *t, int company, eng_ruleno rule)
{
    struct sk_state *s = t->state;

    s->company[company].gone = 1;
    tell(t, rule, ENG_ALL, NEWS_GONE, company);
    sk_show_kind(t, company, SK_1_07);
}

static void take_loss(struct eng_turn *t, int company, eng_ruleno rule)
{
    struct sk_state *s = t->state;

    s->company[company].losses++;
    tell(t, rule, ENG_ALL, NEWS_LOSS, company);
    if (s->company[company].losses == 2)
        remove_company(t, company, SK_1_07);
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

/* SK-5-03: whether the company may fire is its owner's secret (a decoy may not); he is asked all
 * the same, so that the question itself tells nothing. */
enum eng_flow sk_ask_volley(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    const struct sk_company *me = &s->company[f->local[TARGET]];

    if (!is_in_front(me, &s->company[f->local[COMPANY]]))
        return NEXT;
    return ask(t, seats_of(t->core, me->side));
}

void sk_offer_volley(const struct eng_box *box, const void *state, int seat,
                     struct eng_choices *c)
{
    const struct sk_state *s = state;
    int target = s->core.frame[s->core.depth - 1].local[TARGET];

    (void)box, (void)seat;
    if (s->company[target].kind != DECOY)
        offer(c, VERB_VOLLEY);
    offer(c, VERB_RECEIVE);
}

enum eng_flow sk_take_volley(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct sk_state *s = t->state;
    int company = f->local[COMPANY], target = f->local[TARGET];

    if (a->verb == VERB_RECEIVE) {
        tell(t, SK_5_03, ENG_ALL, NEWS_RECEIVES, target);
        return NEXT;
    }
    tell(t, SK_5_03, ENG_ALL, NEWS_VOLLEY, target);
    sk_show_kind(t, target, SK_5_03);
    if (roll(t, 6, SK_5_04) < 5) {
        tell(t, SK_5_04, ENG_ALL, NEWS_VOLLEY_MISSES);
        return NEXT;
    }
    tell(t, SK_5_04, ENG_ALL, NEWS_VOLLEY_HITS, company);
    take_loss(t, company, SK_5_04);
    return s->company[company].gone ? leave(t) : NEXT;
}

/* -- contact and melee -- */

enum eng_flow sk_contact(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    int target = f->local[TARGET];

    sk_show_kind(t, f->local[COMPANY], SK_5_05);
    sk_show_kind(t, target, SK_5_05);
    if (s->company[target].kind != DECOY)
        return NEXT;
    remove_company(t, target, SK_5_05);
    return leave(t);
}

static int count_of(struct eng_turn *t, int company)
{
    const struct sk_state *s = t->state;
    const struct sk_company *c = &s->company[company];

    return roll(t, 6, SK_5_06) + sk_board(t->box)->strength[c->kind] - c->losses;
}

/* SK-5-07: straight away from the winner, each coordinate rounded towards where it stood. */
static void fall_back(struct eng_turn *t, int loser, int winner)
{
    struct sk_state *s = t->state;
    struct sk_company *c = &s->company[loser];
    struct plane_pt from = {s->company[winner].x, s->company[winner].y}, here = {c->x, c->y};
    int apart = plane_dist_down(plane_point_dist(from, here));
    int32_t x = c->x + (here.x - from.x) * SK_FALL_BACK / apart;
    int32_t y = c->y + (here.y - from.y) * SK_FALL_BACK / apart;

    if (sk_check_place(t->box, s, loser, x, y) || sk_crosses_stream(t->box, s, loser, x, y)) {
        tell(t, SK_5_07, ENG_ALL, NEWS_CUT_OFF, loser);
        remove_company(t, loser, SK_5_07);
        return;
    }
    c->x = (int16_t)x;
    c->y = (int16_t)y;
    tell(t, SK_5_07, ENG_ALL, NEWS_FALLS_BACK, loser, x, y);
}

static void lose(struct eng_turn *t, int loser, int winner)
{
    const struct sk_state *s = t->state;

    take_loss(t, loser, SK_5_07);
    if (!s->company[loser].gone)
        fall_back(t, loser, winner);
}

enum eng_flow sk_melee(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;
    int company = f->local[COMPANY], target = f->local[TARGET];
    const struct sk_company *a = &s->company[company], *d = &s->company[target];
    int ours = count_of(t, company) + !is_in_front(d, a);
    int theirs = count_of(t, target) +
                 (s->stance[d->side] == STEADY && s->stance[a->side] == BOLD);

    tell(t, SK_5_06, ENG_ALL, NEWS_MELEE, company, ours, target, theirs);
    if (ours == theirs) { /* SK-5-08 */
        take_loss(t, company, SK_5_08);
        take_loss(t, target, SK_5_08);
    } else if (ours > theirs) {
        lose(t, target, company);
    } else {
        lose(t, company, target);
    }
    return leave(t);
}
