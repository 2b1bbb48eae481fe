/* sk_4_march.c -- chapter 4: a company is placed anew on the plane.
 *
 * The example of a placing verb: no list can name every pose, so `offer` gives a few and an
 * outline, `check` is the authority, and `sample` draws legal poses for playouts. */

#include "base/geo_plane.h"

#include "games/skirmish/sk_local.h"

static int acting(const struct eng_core *core)
{
    return core->frame[core->depth - 1].local[COMPANY];
}

int64_t sk_distance2(const struct sk_company *a, int32_t x, int32_t y)
{
    int64_t dx = x - a->x, dy = y - a->y;
    return dx * dx + dy * dy;
}

eng_ruleno sk_check_place(const struct eng_box *box, const struct sk_state *s, int company,
                          int32_t x, int32_t y)
{
    const struct sk_field *field = &sk_board(box)->field[s->field];

    if (x < SK_BORDER || y < SK_BORDER || x > field->width - SK_BORDER ||
        y > field->depth - SK_BORDER)
        return SK_1_01;
    for (int i = 0; i < s->company_count; i++)
        if (i != company && !s->company[i].gone &&
            sk_distance2(&s->company[i], x, y) < SK_APART * SK_APART)
            return SK_1_02;
    return 0;
}

bool sk_crosses_stream(const struct eng_box *box, const struct sk_state *s, int company, int32_t x,
                       int32_t y)
{
    const struct sk_field *field = &sk_board(box)->field[s->field];
    struct plane_pt from = {s->company[company].x, s->company[company].y}, to = {x, y};

    for (int i = 0; i < field->stretch_count; i++) {
        const int32_t *p = field->stretch[i];
        if (plane_seg_rel(from, to, (struct plane_pt){p[0], p[1]}, (struct plane_pt){p[2], p[3]}) !=
            PLANE_SEG_APART)
            return true;
    }
    return false;
}

enum eng_flow sk_ask_march(struct eng_turn *t, struct eng_frame *f)
{
    const struct sk_state *s = t->state;

    return ask(t, seats_of(t->core, s->company[f->local[COMPANY]].side));
}

static eng_ruleno check_pose(const struct eng_box *box, const struct sk_state *s, int company,
                             int32_t x, int32_t y)
{
    const struct sk_company *c = &s->company[company];
    int far = sk_board(box)->march[c->kind];

    if (x == c->x && y == c->y) /* SK-4-03 */
        return 0;
    if (sk_distance2(c, x, y) > far * far)
        return far > SK_MARCH ? SK_4_02 : SK_4_01;
    eng_ruleno why = sk_check_place(box, s, company, x, y);
    if (why)
        return why;
    return sk_crosses_stream(box, s, company, x, y) ? SK_4_04 : 0;
}

eng_ruleno sk_check_march(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct sk_state *s = state;
    int company = acting(&s->core);

    (void)seat;
    if (a->verb != VERB_MARCH)
        return SK_4_01;
    if (a->noun != company)
        return SK_3_03;
    return check_pose(box, s, company, a->x, a->y);
}

static void offer_pose(struct eng_choices *c, int company, struct plane_pt at, int facing)
{
    eng_choices_add(c, &(struct eng_action){.verb = VERB_MARCH,
                                            .noun = (uint16_t)company,
                                            .angle = (int16_t)facing,
                                            .x = at.x,
                                            .y = at.y});
}

/* Eight ways as far as the legs carry, each looking where it goes, and staying. */
static void offer_poses(const struct eng_box *box, const struct sk_state *s, int company, int far,
                        struct eng_choices *c)
{
    struct plane_pt from = {s->company[company].x, s->company[company].y};

    for (int way = 0; way < 360; way += 45) {
        struct plane_pt to = plane_leg_end(from, way, far);
        if (check_pose(box, s, company, to.x, to.y) == 0)
            offer_pose(c, company, to, way);
    }
}

void sk_offer_march(const struct eng_box *box, const void *state, int seat,
                    struct eng_choices *c)
{
    const struct sk_state *s = state;
    int company = acting(&s->core);
    const struct sk_company *me = &s->company[company];
    struct plane_pt here = {me->x, me->y};
    int far = sk_board(box)->march[me->kind];

    (void)seat;
    offer_pose(c, company, here, me->facing);
    offer_poses(box, s, company, far - 2, c); /* rounding must not carry it too far */
    struct eng_outline *o = eng_choices_outline(c, VERB_MARCH, company);
    for (int way = 0; way < 360; way += 15, o->count++) {
        struct plane_pt to = plane_leg_end(here, way, far);
        o->x[o->count] = to.x;
        o->y[o->count] = to.y;
    }
}

/* Anywhere in the square around its reach. */
static struct plane_pt somewhere(const struct sk_company *me, int far, struct rng *rng)
{
    uint32_t across = (uint32_t)(2 * far + 1);

    return (struct plane_pt){me->x + (int32_t)rng_below(rng, across) - far,
                             me->y + (int32_t)rng_below(rng, across) - far};
}

/* Up to somebody else, as far as the legs carry: without this, random play hardly ever meets. */
static struct plane_pt towards(const struct sk_state *s, int company, int far, struct rng *rng)
{
    const struct sk_company *me = &s->company[company];
    const struct sk_company *goal = &s->company[rng_below(rng, s->company_count)];
    struct plane_pt from = {me->x, me->y}, to = {goal->x, goal->y};
    int way = plane_bearing(from, to);
    int apart = plane_dist_down(plane_point_dist(from, to)) - SK_APART - 10;

    if (way < 0 || apart <= 0)
        return from;
    return plane_leg_end(from, way, apart < far ? apart : far - 2);
}

bool sk_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    const struct sk_state *s = state;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (!row || row->check != sk_check_march)
        return eng_pick_offer(box, state, seat, rng, out);
    int company = acting(&s->core);
    const struct sk_company *me = &s->company[company];
    int far = sk_board(box)->march[me->kind];
    struct plane_pt to = {me->x, me->y};
    for (int tries = 0; tries < 6; tries++) {
        to = tries == 0 && rng_below(rng, 2) ? towards(s, company, far, rng)
                                             : somewhere(me, far, rng);
        if (check_pose(box, s, company, to.x, to.y) == 0)
            break;
        to = (struct plane_pt){me->x, me->y};
    }
    *out = (struct eng_action){.verb = VERB_MARCH, .noun = (uint16_t)company,
                               .angle = (int16_t)rng_below(rng, 360), .x = to.x, .y = to.y};
    return true;
}

enum eng_flow sk_take_march(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct sk_state *s = t->state;
    int company = f->local[COMPANY];
    struct sk_company *c = &s->company[company];
    int64_t went = sk_distance2(c, a->x, a->y);

    c->x = (int16_t)a->x;
    c->y = (int16_t)a->y;
    c->facing = a->angle;
    if (went == 0)
        tell(t, SK_4_03, ENG_ALL, NEWS_STAYS, company, c->facing);
    else
        tell(t, SK_4_01, ENG_ALL, NEWS_MARCHES, company, c->x, c->y, c->facing);
    if (went > SK_MARCH * SK_MARCH)
        sk_show_kind(t, company, SK_4_02);
    return NEXT;
}
