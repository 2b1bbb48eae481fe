/* au_16_deploy.c -- A05 16.4-3, 16.4-4: on the first clear day all that is still on the strategic
 * maps is placed in its zones, before the Allied rally phase; the Allies first. */

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/move/au_move.h"

enum { LISTED = 6 }; /* units for which places are listed at once; any other may be placed too */

static int next_waiting(const struct au_board *b, const struct au_state *s, int side, int from)
{
    for (int i = from < b->side_first[side] ? b->side_first[side] : from;
         i < b->side_first[side + 1]; i++)
        if (s->unit[i].standing == AT_MAP)
            return i;
    return AU_NOBODY;
}

static int zone_of(const struct au_board *b, const struct au_state *s, int unit)
{
    return s->corps_zone[b->unit[unit].corps];
}

/* -- the rows of the match -- */

enum eng_flow au_call_deploy(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int side = row_arg(t, f);

    if (side == ALLIED && s->fog == CLEAR_DAY)
        au_bring_up(t);
    if (BY(AU_16_4_3, s->fog != CLEAR_DAY) ||
        next_waiting(au_board(t->box), s, side, 0) == AU_NOBODY)
        return NEXT;
    return call(t, PROC_DEPLOY, side);
}

/* -- one unit -- */

/* A05-15.1-12: the guns of the Santon have one place, and have always been there. */
static eng_ruleno check_fixed(const struct au_board *b, const struct au_state *s,
                              const struct eng_action *a)
{
    const struct au_type *type = &b->unit[a->noun];

    if (a->x != type->x || a->y != type->y || a->angle != type->facing ||
        a->count != type->formation)
        return AU_15_1_12;
    return au_check_arrival(b, s, a, AU_APART);
}

static eng_ruleno check_pose(const struct au_board *b, const struct au_state *s,
                             const struct eng_action *a)
{
    int zone = zone_of(b, s, a->noun);
    struct plane_pt at = { a->x, a->y };

    if (b->unit[a->noun].traits & TRAIT_FIXED)
        return check_fixed(b, s, a);
    if (zone != AU_NOBODY && au_zone_at(b, at) != zone)
        return AU_16_4_4;
    return au_check_arrival(b, s, a, AU_UM);
}

/* A05-12.6.1-9: an HQ with a unit that stands in its zone. */
static eng_ruleno check_attach(const struct au_board *b, const struct au_state *s, int hq, int host)
{
    int zone = zone_of(b, s, hq);
    eng_ruleno rule = au_check_host(b, s, hq, host);

    if (rule)
        return rule;
    return zone != AU_NOBODY && au_zone_at(b, au_at(s, host)) != zone ? AU_16_4_4 : 0;
}

eng_ruleno au_check_deploy(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (b->unit[a->noun].side != deploy_now(&s->core)->side || s->unit[a->noun].standing != AT_MAP)
        return AU_16_4_4;
    return a->verb == VERB_JOIN ? check_attach(b, s, a->noun, a->count) : check_pose(b, s, a);
}

static bool add_pose(const struct au_board *b, const struct au_state *s, int unit,
                     struct plane_pt at, int facing, struct eng_choices *c)
{
    struct eng_action a =
        au_pose(unit, b->unit[unit].formation, at, b->unit[unit].arm == HEADQUARTERS ? 0 : facing);

    if (check_pose(b, s, &a))
        return false;
    if (c)
        eng_choices_add(c, &a);
    return true;
}

/* Where it stood at dawn, and nine places of each part of its zone. */
static bool add_places(const struct au_board *b, const struct au_state *s, int unit,
                       struct eng_choices *c)
{
    const struct au_type *type = &b->unit[unit];
    int zone = zone_of(b, s, unit), front = au_forward(b, type->side);
    bool any = add_pose(b, s, unit, (struct plane_pt){ type->x, type->y }, type->facing, c);

    for (int k = 0; zone != AU_NOBODY && k < b->zone[zone].rect_count; k++) {
        const int16_t *r = b->zone[zone].rect[k];
        for (int i = 1; i < 18 && !(any && !c); i += 2) {
            struct plane_pt at = { r[0] + (r[2] - r[0]) * (i % 6) / 6,
                                   r[1] + (r[3] - r[1]) * (1 + i / 6 * 2) / 6 };
            any = add_pose(b, s, unit, at, front, c) || any;
        }
    }
    return any;
}

/* Where its HQ belongs. */
static struct plane_pt anchor_of(const struct au_board *b, int unit)
{
    int hq = b->corps[b->unit[unit].corps].hq;
    const struct au_type *anchor = &b->unit[hq == AU_NOBODY ? unit : hq];

    return (struct plane_pt){ anchor->x, anchor->y };
}

/* As long as its zone has room at all, and not at the listed places only, its owner places it. */
static bool has_room(const struct au_board *b, const struct au_state *s, int unit,
                     struct eng_action *out)
{
    return !(b->unit[unit].traits & TRAIT_FIXED) &&
           au_nearest_place(b, s, unit, anchor_of(b, unit), AU_UM, zone_of(b, s, unit), out);
}

/* A05-16.4-4: the free place in its zone nearest to where its HQ belongs; where the zone is full,
 * the nearest of all. */
static void find_place(struct eng_turn *t, int unit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct plane_pt at = anchor_of(b, unit);
    struct eng_action a;

    if (has_room(b, s, unit, &a) || au_nearest_place(b, s, unit, at, AU_UM, AU_NOBODY, &a) ||
        au_nearest_place(b, s, unit, at, AU_APART, AU_NOBODY, &a)) {
        au_come_on(t, &a, AU_16_4_4);
        return;
    }
    au_eliminate(t, unit, false, AU_16_4_4);
}

/* -- the row -- */

enum eng_flow au_ask_deploy(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    struct eng_action a;
    int side = deploy_of(f)->side, unit;

    while ((unit = next_waiting(b, s, side, 0)) != AU_NOBODY) {
        if (add_places(b, s, unit, NULL) || has_room(b, s, unit, &a))
            return ask(t, seats_of(t->core, side));
        find_place(t, unit);
    }
    return NEXT;
}

/* The units of its corps that it could be with. */
static void add_hosts(const struct au_board *b, const struct au_state *s, int hq,
                      struct eng_choices *c)
{
    const struct au_corps *corps = &b->corps[b->unit[hq].corps];

    for (int i = corps->first; i < corps->first + corps->count; i++)
        if (check_attach(b, s, hq, i) == 0)
            offer_count(c, VERB_JOIN, hq, i);
}

void au_offer_deploy(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = deploy_now(&s->core)->side, listed = 0;

    (void)seat;
    for (int i = next_waiting(b, s, side, 0); i != AU_NOBODY && listed < LISTED;
         i = next_waiting(b, s, side, i + 1)) {
        struct eng_action a;
        if (!add_places(b, s, i, c) && has_room(b, s, i, &a))
            eng_choices_add(c, &a);
        listed++;
        add_hosts(b, s, i, c);
    }
    offer(c, VERB_DONE);
}

/* `done`: the rest stands where it stood at dawn, or where it finds room. */
static void deploy_rest(struct eng_turn *t, int side)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int unit;

    while ((unit = next_waiting(b, s, side, 0)) != AU_NOBODY) {
        const struct au_type *type = &b->unit[unit];
        struct eng_action a = au_pose(unit, type->formation, (struct plane_pt){ type->x, type->y },
                                      type->arm == HEADQUARTERS ? 0 : type->facing);
        if (check_pose(b, s, &a) == 0)
            au_come_on(t, &a, AU_16_4_4);
        else
            find_place(t, unit);
    }
}

enum eng_flow au_take_deploy(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_DONE) {
        deploy_rest(t, deploy_of(f)->side);
        return NEXT;
    }
    if (a->verb == VERB_JOIN)
        au_attach(t, a->noun, a->count, AU_12_6_1_9);
    else
        au_come_on(t, a, AU_16_4_4);
    return jump(f, ROW_DEPLOYMENT);
}
