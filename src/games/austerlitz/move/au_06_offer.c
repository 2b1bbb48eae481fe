/* au_06_offer.c -- the few orders of a movement phase that are listed; au_check_move is the
 * authority for all the others.  What is cheap to refuse is refused before it is examined. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/kept/au_orders.h"
#include "games/austerlitz/move/au_move.h"

struct list {
    const struct eng_box *box;
    const struct au_state *s;
    int seat;
    struct eng_choices *c;
};

static void add(const struct list *l, struct eng_action a)
{
    if (au_order_is_legal(l->box, l->s, l->seat, &a))
        eng_choices_add(l->c, &a);
}

static void add_order(const struct list *l, int verb, int noun, int count, int angle)
{
    add(l, (struct eng_action){ .verb = (uint16_t)verb,
                                .noun = (uint16_t)noun,
                                .count = (int16_t)count,
                                .angle = (int16_t)plane_degree(angle) });
}

/* -- legs and turns -- */

static void add_legs(const struct list *l, int unit)
{
    const struct au_board *b = au_board(l->box);
    int facing = l->s->unit[unit].facing, left = au_allowance(b, l->s, unit);

    if (left < 1)
        return;
    add_order(l, VERB_MARCH, unit, left, facing);
    if (left > 1)
        add_order(l, VERB_MARCH, unit, left / 2, facing);
    add_order(l, VERB_MARCH, unit, left, facing - 45);
    add_order(l, VERB_MARCH, unit, left, facing + 45);
    if (b->unit[unit].arm == HEADQUARTERS)
        add_order(l, VERB_MARCH, unit, left, facing + 180);
}

static void add_turns(const struct list *l, int unit)
{
    const struct au_unit *u = &l->s->unit[unit];

    if (u->done & (DONE_ALL | DONE_TURNED) || u->manner != MANNER_NONE)
        return;
    add_order(l, VERB_TURN, unit, 0, u->faced + 90);
    add_order(l, VERB_TURN, unit, 0, u->faced - 90);
    add_order(l, VERB_TURN, unit, 0, u->faced + 180);
}

static void add_forms(const struct list *l, int unit)
{
    int arm = au_board(l->box)->unit[unit].arm;

    for (int verb = VERB_LINE; verb <= VERB_UNLIMBER; verb++)
        if ((verb >= VERB_LIMBER) == (arm == ARTILLERY) && (verb != VERB_SQUARE || arm == INFANTRY))
            add_order(l, verb, unit, 0, 0);
}

/* -- attacks -- */

enum { TARGETS = 2 };

/* The enemies that it might reach, nearest centre first, a few of them. */
static int targets_of(const struct list *l, int unit, int reach, uint8_t out[TARGETS])
{
    const struct au_board *b = au_board(l->box);
    struct plane_box box = au_box(b, l->s, unit);
    int64_t far[TARGETS];
    uint8_t near[AU_PIECES];
    int all = au_near(b, l->s, &box, reach, b->unit[unit].side == FRENCH ? 2 : 1, near), count = 0;

    for (int i = 0; i < all; i++) {
        struct plane_pt at = au_at(l->s, near[i]);
        int64_t dx = at.x - box.at.x, dy = at.y - box.at.y, d = dx * dx + dy * dy;
        int k = count < TARGETS ? count++ : TARGETS;
        for (; k > 0 && far[k - 1] > d; k--)
            if (k < TARGETS) {
                far[k] = far[k - 1];
                out[k] = out[k - 1];
            }
        if (k < TARGETS) {
            far[k] = d;
            out[k] = near[i];
        }
    }
    return count;
}

/* At the target's centre, or as near to it as 45 degrees allow. */
static int aim_at(const struct list *l, int unit, int target)
{
    const struct au_unit *u = &l->s->unit[unit];
    int bearing = plane_bearing(au_at(l->s, unit), au_at(l->s, target));
    int off = plane_turn(u->faced, bearing < 0 ? u->facing : bearing);

    if (u->done & DONE_WHEELED)
        return u->facing;
    return plane_degree(u->faced + (off > 45 ? 45 : off < -45 ? -45 : off));
}

static void add_attacks(const struct list *l, int unit)
{
    const struct au_board *b = au_board(l->box);
    int left = au_left(b, l->s, unit, MANNER_FORWARD);
    uint8_t target[TARGETS] = { 0 };

    if (au_check_declares(b, l->s, unit))
        return;
    int count = targets_of(l, unit, left < 0 ? AU_CONTACT : left + AU_CONTACT, target);
    for (int i = 0; i < count; i++) {
        int aim = aim_at(l, unit, target[i]);
        add_order(l, VERB_ATTACK, unit, 0, aim);
        if (!l->s->moved && b->unit[unit].arm == CAVALRY)
            add_order(l, VERB_CHARGE, unit, 0, aim);
    }
}

/* An enraged unit is listed its duty, in whatever direction it can be done. */
static bool add_duty(const struct list *l, int unit)
{
    const struct au_board *b = au_board(l->box);

    if (au_must_leave_square(b, l->s, unit)) {
        add_order(l, VERB_LINE, unit, 0, 0);
        add_order(l, VERB_COLUMN, unit, 0, 0);
        return true;
    }
    int target = au_rage_target(b, l->s, unit);
    if (target == AU_NOBODY)
        return false;
    int facing = l->s->unit[unit].faced, sure = au_rage_way(b, l->s, unit, target);
    if (sure < 0) {
        add_order(l, VERB_TURN, unit, 0, au_rage_turn(b, l->s, unit, target));
        return true;
    }
    add_order(l, VERB_ATTACK, unit, 0, sure);
    add_order(l, VERB_CHARGE, unit, 0, sure);
    for (int way = -45; way <= 45; way += 1) {
        int before = l->c->count;
        if (!au_rage_leads_to(b, l->s, unit, plane_degree(facing + way), target))
            continue;
        add_order(l, VERB_ATTACK, unit, 0, facing + way);
        add_order(l, VERB_CHARGE, unit, 0, facing + way);
        way += l->c->count > before ? 4 : 0;
    }
    return true;
}

/* -- the rest -- */

static bool has_left_corps(const struct list *l, int hq)
{
    const struct au_board *b = au_board(l->box);
    const struct au_corps *corps = &b->corps[b->unit[hq].corps];

    for (int i = corps->first; i < corps->first + corps->count; i++)
        if (i != hq && l->s->unit[i].standing == AT_FIELD)
            return false;
    return true;
}

/* Every unit that it could join: of its corps, if there is any on the field. */
static void add_hq(const struct list *l, int hq)
{
    const struct au_board *b = au_board(l->box);
    int side = b->unit[hq].side;
    struct plane_pt at = au_at(l->s, hq);
    bool any = b->unit[hq].traits & TRAIT_ARMY || has_left_corps(l, hq);

    if (l->s->unit[hq].standing == AT_UNIT)
        add_order(l, VERB_LEAVE, hq, 0, 0);
    if (l->s->unit[hq].standing != AT_FIELD)
        return;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        const struct au_unit *u = &l->s->unit[i];
        if (u->standing == AT_FIELD && (any || b->unit[i].corps == b->unit[hq].corps) &&
            au_size(u->x - at.x) < 700 && au_size(u->y - at.y) < 700)
            add_order(l, VERB_JOIN, hq, i, 0);
    }
}

static void add_flight(const struct list *l, int unit)
{
    int degree, length;

    if (au_flight_way(au_board(l->box), l->s, unit, &degree, &length))
        add_order(l, VERB_MARCH, unit, length, degree);
}

static void add_unit(const struct list *l, int unit)
{
    const struct au_board *b = au_board(l->box);
    const struct au_unit *u = &l->s->unit[unit];

    if (b->unit[unit].arm == HEADQUARTERS)
        add_hq(l, unit);
    if (u->standing != AT_FIELD)
        return;
    if (u->marks & MARK_CREWLESS)
        add_order(l, VERB_MAN, unit, 0, 0);
    if (u->morale == ROUTED) {
        add_flight(l, unit);
        return;
    }
    if (u->rage && add_duty(l, unit))
        return;
    if (u->foe != AU_NOBODY) {
        add_order(l, VERB_LEAD, unit, 0, 0);
        return;
    }
    if (b->unit[unit].arm != HEADQUARTERS) {
        add_turns(l, unit);
        add_forms(l, unit);
        add_attacks(l, unit);
    }
    add_legs(l, unit);
}

static void add_chit(const struct list *l, int chit)
{
    int left = 200 - l->s->chit[chit].spent;

    if (l->s->chit[chit].standing != AT_FIELD || left < 1)
        return;
    for (int way = 0; way < 360; way += 45)
        add_order(l, VERB_MARCH, AU_CHIT0 + chit, left, way);
}

void au_offer_move(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = movement_now(&s->core)->side;
    struct list list = { box, s, seat, c };

    au_orders_begin(box, s);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        add_unit(&list, i);
    for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
        add_chit(&list, i);
    add(&list, (struct eng_action){ .verb = VERB_DONE });
}
