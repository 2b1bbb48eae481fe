/* sk_4_march.c -- chapter 4: a company is placed anew on the plane.
 *
 * The example of a placing verb: no list can name every pose, so `offer` gives a few and an
 * outline, `check` is the authority, and `sample` draws legal poses for playouts. */

#include "base/geo_plane.h"

#include "engine/sabotage.h"

#include "games/skirmish/sk_local.h"

enum { TRIES = 6 }; /* to find a legal pose at random, before the company stays */

static int march_of(const struct eng_box *box, const struct sk_company *c)
{
    return sk_board(box)->march[c->kind];
}

bool sk_crosses_stream(const struct eng_box *box, const struct sk_state *s, int company, int32_t x,
                       int32_t y)
{
    const struct sk_field *field = &sk_board(box)->field[s->field];
    struct plane_pt from = { s->company[company].x, s->company[company].y }, to = { x, y };

    for (int i = 0; i < field->stretch_count; i++) {
        const int32_t *p = field->stretch[i];
        struct plane_pt head = { p[0], p[1] }, tail = { p[2], p[3] };

        if (plane_seg_rel(from, to, head, tail) != PLANE_SEG_APART)
            return true;
    }
    return false;
}

enum eng_flow sk_ask_march(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;

    return ask(t, seats_of(t->core, s->company[action_of(f)->company].side));
}

/* Only the end of the way is looked at, and the stream. */
static eng_ruleno check_pose(const struct eng_box *box, const struct sk_state *s, int company,
                             int32_t x, int32_t y)
{
    const struct sk_company *c = &s->company[company];
    int far = march_of(box, c);

    HOLDS(SK_4_05, "only the end of the way and the stream are looked at");
    if (x == c->x && y == c->y)
        return 0;
    eng_ruleno why = sk_check_place(box, s, company, x, y);
    if (why)
        return why;
    if (sk_distance2(c, x, y) > far * far)
        return far > SK_MARCH ? SK_4_02 : SK_4_01;
    return sk_crosses_stream(box, s, company, x, y) ? SK_4_04 : 0;
}

eng_ruleno sk_check_march(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct sk_state *s = state;
    int company = action_now(&s->core)->company;

    (void)seat;
    if (a->noun != company)
        return SK_3_03;
    return check_pose(box, s, company, a->x, a->y);
}

static struct eng_action march_to(int company, struct plane_pt to, int facing)
{
    return (struct eng_action){ .verb = VERB_MARCH,
                                .noun = (uint16_t)company,
                                .angle = (int16_t)facing,
                                .x = to.x,
                                .y = to.y };
}

/* To stay, and eight ways as far as the legs carry, each looking where it goes. */
static void offer_poses(const struct eng_box *box, const struct sk_state *s, int company,
                        struct eng_choices *c)
{
    const struct sk_company *me = &s->company[company];
    struct plane_pt here = { me->x, me->y };
    struct eng_action stay = march_to(company, here, me->facing);

    eng_choices_add(c, &stay);
    for (int way = 0; way < 360; way += 45) {
        struct eng_action go = march_to(company, plane_leg_end(here, way, march_of(box, me)), way);
        if (check_pose(box, s, company, go.x, go.y) == 0 || SABOTAGE(BUG_OFFER))
            eng_choices_add(c, &go);
    }
}

static void draw_outline(const struct eng_box *box, const struct sk_company *me,
                         struct eng_outline *o)
{
    struct plane_pt here = { me->x, me->y };

    for (int way = 0; way < 360; way += 15, o->count++) {
        struct plane_pt to = plane_leg_end(here, way, march_of(box, me));
        o->x[o->count] = to.x;
        o->y[o->count] = to.y;
    }
}

void sk_offer_march(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct sk_state *s = state;
    int company = action_now(&s->core)->company;

    (void)seat;
    offer_poses(box, s, company, c);
    draw_outline(box, &s->company[company], eng_choices_outline(c, VERB_MARCH, company));
}

/* -- random play -- */

/* Anywhere in the square around its reach. */
static struct plane_pt somewhere(const struct sk_company *me, int far, struct rng *rng)
{
    uint32_t across = (uint32_t)(2 * far + 1);

    return (struct plane_pt){ me->x + (int32_t)rng_below(rng, across) - far,
                              me->y + (int32_t)rng_below(rng, across) - far };
}

/* Up to somebody else, as far as the legs carry: without this, random play hardly ever meets. */
static struct plane_pt towards(const struct sk_state *s, const struct sk_company *me, int far,
                               struct rng *rng)
{
    const struct sk_company *goal = &s->company[rng_below(rng, s->company_count)];
    struct plane_pt from = { me->x, me->y }, to = { goal->x, goal->y };
    int way = plane_bearing(from, to);
    int apart = plane_dist_down(plane_point_dist(from, to)) - SK_APART - 10;

    if (way < 0 || apart <= 0)
        return from;
    return plane_leg_end(from, way, apart < far ? apart : far);
}

static struct plane_pt random_place(const struct eng_box *box, const struct sk_state *s,
                                    int company, struct rng *rng)
{
    const struct sk_company *me = &s->company[company];
    int far = march_of(box, me);

    for (int tries = 0; tries < TRIES; tries++) {
        struct plane_pt to =
            tries == 0 && rng_below(rng, 2) ? towards(s, me, far, rng) : somewhere(me, far, rng);
        if (check_pose(box, s, company, to.x, to.y) == 0)
            return to;
    }
    return (struct plane_pt){ me->x, me->y };
}

bool sk_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    const struct sk_state *s = state;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (!row || row->check != sk_check_march)
        return eng_pick_offer(box, state, seat, rng, out);
    int company = action_now(&s->core)->company;
    struct plane_pt to = random_place(box, s, company, rng);
    *out = march_to(company, to, (int)rng_below(rng, 360));
    return true;
}

/* For the test of the tests alone: is the first enemy a decoy? */
static bool smells_decoy(const struct sk_state *s, int side)
{
    for (int i = 0; i < s->company_count; i++)
        if (s->company[i].side != side && !s->company[i].gone)
            return s->company[i].kind == DECOY;
    return false;
}

enum eng_flow sk_take_march(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct sk_state *s = t->state;
    int company = action_of(f)->company;
    struct sk_company *c = &s->company[company];
    int64_t went2 = sk_distance2(c, a->x, a->y);

    c->x = (int16_t)a->x;
    c->y = (int16_t)a->y;
    c->facing = a->angle;
    if (SABOTAGE(BUG_PEEK) && smells_decoy(s, c->side))
        c->facing = (int16_t)((c->facing + 180) % 360);
    if (went2 == 0)
        tell(t, SK_4_03, ENG_ALL, NEWS_STAYS, company, c->facing);
    else
        tell(t, SK_4_01, ENG_ALL, NEWS_MARCHES, company, c->x, c->y, c->facing);
    if (went2 > SK_MARCH * SK_MARCH)
        sk_show_kind(t, company, SK_4_02);
    return NEXT;
}
