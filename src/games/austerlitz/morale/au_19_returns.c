/* au_19_returns.c -- A05 19: routed units come back; and HQs that come from the strategic map
 * (16.4.2.4-5), both in the rally phase of their side (PROC_RETURNS).
 *
 * Who is away and until when is known to all.  Where an HQ is that one does not see is not: its
 * owner is asked whenever it might be on his map, so that the question tells nothing. */

#include "games/austerlitz/morale/au_12_morale.h"

enum { NEAR_HQ = 2 * AU_UM, MANY = 1000 /* poses are enough */ };

/* -- who may be placed, and near whom -- */

static bool is_due(const struct au_state *s, int unit)
{
    return s->unit[unit].standing == AT_AWAY && s->unit[unit].where <= s->turn;
}

static bool is_present(const struct au_state *s, int unit)
{
    return s->unit[unit].standing == AT_FIELD || s->unit[unit].standing == AT_UNIT;
}

static int army_hq(const struct au_board *b, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (b->unit[i].traits & TRAIT_ARMY)
            return i;
    return AU_NOBODY;
}

static bool is_dead(const struct au_state *s, int hq)
{
    return hq == AU_NOBODY || s->unit[hq].standing == AT_LOST || s->unit[hq].standing == AT_ABSENT;
}

/* A05-19.4: its corps HQ, or the army's when that is lost; AU_NOBODY while neither is there. */
static int anchor_of(const struct au_board *b, const struct au_state *s, int unit)
{
    int hq = b->corps[b->unit[unit].corps].hq;

    if (is_dead(s, hq))
        hq = army_hq(b, b->unit[unit].side);
    return !is_dead(s, hq) && is_present(s, hq) ? hq : AU_NOBODY;
}

static bool is_of_command(const struct au_board *b, int hq, int unit)
{
    if (b->unit[unit].arm == HEADQUARTERS || b->unit[unit].side != b->unit[hq].side)
        return false;
    return b->unit[hq].traits & TRAIT_ARMY || b->unit[unit].corps == b->unit[hq].corps;
}

/* A05-19.5, 16.4.2.4-5: within hu of a unit of its corps that is in no worse state. */
static bool is_near_corps(const struct au_board *b, const struct au_state *s, int hq,
                          const struct plane_box *box, int hu, int morale)
{
    int side = b->unit[hq].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        struct plane_box other = au_box(b, s, i);
        if (au_on_field(s, i) && s->unit[i].morale <= morale && is_of_command(b, hq, i) &&
            plane_box_within(box, &other, hu))
            return true;
    }
    return false;
}

/* -- the place -- */

static eng_ruleno check_nearness(const struct au_board *b, const struct au_state *s, int unit,
                                 const struct plane_box *box)
{
    if (b->unit[unit].arm == HEADQUARTERS) {
        if (is_due(s, unit))
            return is_near_corps(b, s, unit, box, NEAR_HQ, ROUTED) ? 0 : AU_19_5_1;
        return is_near_corps(b, s, unit, box, AU_CONTACT, STEADY) ? 0 : AU_16_4_2_4_5;
    }
    int hq = anchor_of(b, s, unit);
    eng_ruleno rule = is_dead(s, b->corps[b->unit[unit].corps].hq) ? AU_19_4_2 : AU_19_4_1;
    if (hq == AU_NOBODY)
        return AU_19_4_4;
    struct plane_box other = au_box(b, s, hq);
    return plane_box_within(box, &other, NEAR_HQ) ? 0 : rule;
}

static eng_ruleno check_place(const struct au_board *b, const struct au_state *s, int unit,
                              int formation, struct plane_pt at, int facing)
{
    if (!plane_pt_ok(at) || facing < 0 || facing > 359 || !au_has_formation(b, unit, formation))
        return AU_19_4_3;
    struct plane_box box = au_box_at(b, unit, formation, at, facing);
    eng_ruleno rule = check_nearness(b, s, unit, &box);
    if (!rule)
        rule = au_check_entry(b, s, unit, at);
    if (rule)
        return rule;
    if (formation == FORM_SQUARE && !au_is_clear(b, &box))
        return AU_5_2_3;
    rule = au_check_stand_in(b, s, unit, formation, &box);
    if (rule)
        return rule;
    return au_enemy_nearer(b, s, b->unit[unit].side, &box, AU_APART) ? AU_13_1_3 : 0;
}

/* -- poses to offer; where none fits, not in the closer net either, there is no room
 * (A05-19.4-4) -- */

static bool offer_pose(const struct eng_box *box, const struct au_state *s,
                       const struct eng_action *a, struct eng_choices *c)
{
    struct plane_pt at = { a->x, a->y };

    if (check_place(au_board(box), s, a->noun, a->count, at, a->angle))
        return false;
    if (c)
        eng_choices_add(c, a);
    return true;
}

/* Line and column at that place and front; true: one at least is legal (without a list the first is
 * enough). */
static bool poses_at(const struct eng_box *box, const struct au_state *s, int unit,
                     const struct plane_box *place, struct eng_choices *c)
{
    bool hq = au_board(box)->unit[unit].arm == HEADQUARTERS, any = false;

    for (int form = hq ? FORM_NONE : FORM_LINE; form < (hq ? FORMS : FORM_SQUARE); form++) {
        struct eng_action a = { .verb = VERB_PLACE,
                                .noun = (uint16_t)unit,
                                .count = (int16_t)form,
                                .angle = (int16_t)place->facing,
                                .x = place->at.x,
                                .y = place->at.y };
        any = offer_pose(box, s, &a, c) || any;
        if (any && !c)
            return true;
    }
    return any;
}

static int front_of(const struct au_board *b, int unit)
{
    return b->unit[unit].arm == HEADQUARTERS ? 0 : plane_degree(au_homeward(b, unit) + 180);
}

/* Round a place, at growing distance. */
static bool poses_round(const struct eng_box *box, const struct au_state *s, int unit,
                        struct plane_pt centre, struct eng_choices *c)
{
    static const int16_t rings[] = { 30, 60, 90, 120, 160, 200 };
    struct plane_box place = { .facing = front_of(au_board(box), unit) };
    bool any = false;

    for (size_t ring = 0; ring < sizeof rings / sizeof rings[0]; ring++)
        for (int degree = 0; degree < 360; degree += 45) {
            place.at = plane_leg_end(centre, degree, rings[ring]);
            any = poses_at(box, s, unit, &place, c) || any;
            if (any && !c)
                return true;
        }
    return any;
}

/* On all fronts at that place: a footprint is the same with its front to the rear. */
static bool turned_at(const struct eng_box *box, const struct au_state *s, int unit,
                      struct plane_pt at, struct eng_choices *c)
{
    bool hq = au_board(box)->unit[unit].arm == HEADQUARTERS;
    int front = front_of(au_board(box), unit);

    for (int turn = 0; turn < (hq ? 1 : 180); turn += 45) {
        struct plane_box place = { .at = at, .facing = plane_degree(front + turn) };
        if (poses_at(box, s, unit, &place, c))
            return true;
    }
    return false;
}

/* A closer net, as far out as a footprint can stand within 2 UM of another: its first place. */
static bool squeezed_round(const struct eng_box *box, const struct au_state *s, int unit,
                           struct plane_pt centre, struct eng_choices *c)
{
    for (int far = 20; far <= NEAR_HQ + AU_UM; far += 20)
        for (int degree = 0; degree < 360; degree += 15)
            if (turned_at(box, s, unit, plane_leg_end(centre, degree, far), c))
                return true;
    return false;
}

static bool find_round(const struct eng_box *box, const struct au_state *s, int unit,
                       struct plane_pt centre, struct eng_choices *c)
{
    return poses_round(box, s, unit, centre, c) || squeezed_round(box, s, unit, centre, c);
}

/* In touch with that unit, on one of its four sides. */
static bool poses_beside(const struct eng_box *box, const struct au_state *s, int hq, int unit,
                         struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    struct plane_box other = au_box(b, s, unit);
    bool any = false;

    for (int side = 0; side < 4; side++) {
        int degree = plane_degree(other.facing + 90 * side), n = 1;
        struct plane_box place = au_box_at(b, hq, FORM_NONE, other.at, 0);
        while (plane_box_overlap(&place, &other))
            place.at = plane_leg_end(other.at, degree, n++);
        struct eng_action a = { .verb = VERB_PLACE,
                                .noun = (uint16_t)hq,
                                .count = FORM_NONE,
                                .x = place.at.x,
                                .y = place.at.y };
        any = offer_pose(box, s, &a, c) || any;
    }
    return any;
}

static bool poses_of_hq(const struct eng_box *box, const struct au_state *s, int hq,
                        struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    bool any = false;

    for (int i = b->side_first[b->unit[hq].side]; i < b->side_first[b->unit[hq].side + 1]; i++) {
        if (!au_on_field(s, i) || !is_of_command(b, hq, i))
            continue;
        if (!is_due(s, hq))
            any = poses_beside(box, s, hq, i, c) || any;
        else if (find_round(box, s, hq, au_at(s, i), c))
            return true;
    }
    return any;
}

static bool poses_of(const struct eng_box *box, const struct au_state *s, int unit,
                     struct eng_choices *c)
{
    const struct au_board *b = au_board(box);

    if (b->unit[unit].arm == HEADQUARTERS)
        return poses_of_hq(box, s, unit, c);
    int hq = anchor_of(b, s, unit);
    return hq != AU_NOBODY && find_round(box, s, unit, au_at(s, hq), c);
}

/* -- who is asked -- */

/* A05-16.4.2.4-5, as the enemy can see it: an HQ out of sight, a steady unit of its command. */
static bool may_bring_hq(const struct au_board *b, const struct au_state *s, int side)
{
    if (s->fog != FOG)
        return false;
    for (int hq = b->side_first[side]; hq < b->side_first[side + 1]; hq++) {
        int standing = s->unit[hq].standing;
        if (b->unit[hq].arm != HEADQUARTERS || (standing != AT_MAP && standing != AT_CHIT &&
                                                standing != AT_OFF && standing != AT_UNSEEN))
            continue;
        for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
            if (au_on_field(s, i) && s->unit[i].morale == STEADY && is_of_command(b, hq, i))
                return true;
    }
    return false;
}

static bool is_waiting(const struct eng_box *box, const struct au_state *s, int side)
{
    const struct au_board *b = au_board(box);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_due(s, i) && poses_of(box, s, i, NULL))
            return true;
    return false;
}

/* A05-19.4-4: who has found no place by the last turn will find none. */
static void give_up(struct eng_turn *t, int side)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->turn >= s->last_turn && is_due(s, i))
            au_eliminate(t, i, false, AU_19_4_4);
}

enum eng_flow au_ask_returns(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int side = returns_of(f)->side;

    if (is_waiting(t->box, s, side) || may_bring_hq(b, s, side))
        return ask(t, seats_of(t->core, side));
    give_up(t, side);
    return au_decided(s) ? end_match(t) : NEXT;
}

static bool may_be_placed(const struct au_board *b, const struct au_state *s, int unit)
{
    if (is_due(s, unit))
        return true;
    return s->fog == FOG && b->unit[unit].arm == HEADQUARTERS && s->unit[unit].standing == AT_MAP;
}

void au_offer_returns(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = returns_now(&s->core)->side;

    (void)seat;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (may_be_placed(b, s, i) && c->count < MANY)
            poses_of(box, s, i, c);
    if (!is_waiting(box, s, side))
        offer(c, VERB_DONE);
}

eng_ruleno au_check_returns(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = returns_now(&s->core)->side;

    (void)seat;
    if (a->verb == VERB_DONE)
        return is_waiting(box, s, side) ? AU_19_3_1 : 0;
    if (b->unit[a->noun].side != side || !may_be_placed(b, s, a->noun))
        return AU_19_3_1;
    return check_place(b, s, a->noun, a->count, (struct plane_pt){ a->x, a->y }, a->angle);
}

/* A05-19.2-3, 19.2-4: what is left of it. */
static int strength_of(struct eng_turn *t, int unit)
{
    int full = au_board(t->box)->unit[unit].steps;

    if (full < 2)
        return full;
    return roll(t, 6, AU_19_2_3) >= 5 ? BY(AU_19_2_4, full) : 1;
}

enum eng_flow au_take_returns(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int side = returns_of(f)->side;

    if (a->verb == VERB_DONE) {
        give_up(t, side);
        return au_decided(s) ? end_match(t) : NEXT;
    }
    bool back = is_due(s, a->noun), hq = b->unit[a->noun].arm == HEADQUARTERS;
    au_put_unit(t, a->noun, (struct plane_pt){ a->x, a->y }, a->angle, a->count);
    au_forget_checked(s, a->noun);
    if (back)
        s->unit[a->noun].steps = (uint8_t)strength_of(t, a->noun);
    if (back && !hq)
        s->unit[a->noun].morale = STUNNED;
    if (back && au_is_np(s, side))
        au_np_count_return(t, a->noun);
    tell(t, back ? AU_19_4_3 : AU_16_4_2_4_5, ENG_ALL, back ? NEWS_RETURNS : NEWS_COMES_UP,
         a->noun);
    jump(f, ROW_RETURN);
    return au_look_about(t, a->noun);
}
