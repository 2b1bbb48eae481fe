/* au_09_artillery.c -- A05 9.1, 9.2, 9.4 to 9.8: the guns, and roundshot.
 *
 * A battery that is not laid by hand takes the axis nearest to the centre of its target.  The
 * counter turns with the axis as far as its neighbours leave it room. */

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kept/au_field.h"

enum { JOINED = 50, MOST_TILT = 16 };

/* -- may it fire? -- */

static bool is_attacked(const struct au_board *b, const struct au_state *s, int unit, bool front)
{
    int enemy = au_enemy_of(b, unit);

    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        if (s->unit[i].foe == unit && au_is_assault(b, s, i, unit) &&
            (!front || s->unit[i].zone == PLANE_FRONT))
            return true;
    return false;
}

static bool is_french_horse(const struct au_board *b, int unit)
{
    return b->unit[unit].nation == NATION_FRENCH && b->unit[unit].traits & TRAIT_HORSE;
}

/* In the musketry phases: guns under attack, and French horse guns in their own turn. */
static eng_ruleno why_not_among_muskets(const struct au_board *b, const struct au_state *s,
                                        int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->done & DONE_MUSKETRY)
        return AU_10_3_5;
    if (b->unit[unit].side == s->player) {
        if (!is_french_horse(b, unit))
            return au_angle(u->faced, u->facing) > PIVOT ? AU_9_5_3 : AU_9_6_1_1;
        return u->done & DONE_FIRED ? AU_9_6_1_2 : 0;
    }
    if (!is_attacked(b, s, unit, false))
        return AU_9_6_3;
    return is_attacked(b, s, unit, true) ? 0 : AU_13_15_1_2_1;
}

/* A05-12.6.3-5: musketry is left to it, and canister at an attacker is a kind of it (A05-9.6). */
static bool is_bound(const struct au_board *b, const struct au_state *s, int unit)
{
    bool attacked = au_fires_muskets(s) && b->unit[unit].side != s->player;

    return s->unit[unit].marks & MARK_LEADERLESS && !attacked;
}

static eng_ruleno why_not_ready(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->marks & MARK_CREWLESS)
        return AU_13_15_1_1_2_1;
    if (BY(AU_EX_2, u->formation != FORM_LINE))
        return AU_9_5_6;
    if (u->morale != STEADY)
        return AU_9_5_7;
    if (BY(AU_20_1_4, u->ammo != 0))
        return u->ammo == 2 ? AU_20_1_1 : AU_20_1_2;
    if (u->marks & MARK_NO_FIRE)
        return AU_13_15_1_1_2_2;
    if (is_bound(b, s, unit))
        return AU_12_6_3_5;
    return au_is_locked(b, s, unit) ? AU_10_4_3_3_1 : 0;
}

eng_ruleno au_why_no_guns(const struct au_board *b, const struct au_state *s, int unit)
{
    if (b->unit[unit].arm != ARTILLERY || !au_on_field(s, unit))
        return AU_9_1_1;
    eng_ruleno rule = why_not_ready(b, s, unit);
    if (rule)
        return rule;
    if (au_fires_muskets(s))
        return why_not_among_muskets(b, s, unit);
    bool fired = s->unit[unit].done & DONE_FIRED;
    return BY(AU_9_4_2, fired) ? AU_9_4_3 : 0;
}

/* -- sight, with the help of friends in fog (A05-9.8) -- */

static bool is_spotted(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    struct plane_box box = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &box, JOINED, 1 << b->unit[unit].side, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (near[i] != unit && BY(AU_9_8_2, s->unit[near[i]].morale != ROUTED) &&
            au_within(b, s, near[i], unit, JOINED) && au_sees_in_fog(b, s, near[i], target))
            return true;
    return false;
}

eng_ruleno au_why_no_aim(const struct au_board *b, const struct au_state *s, int unit, int target,
                         bool over)
{
    int range = au_sight(s);

    if (range && BY(AU_EX_1, !au_within(b, s, unit, target, range)) &&
        !is_spotted(b, s, unit, target))
        return AU_9_8_1;
    return BY(AU_9_8_3, BY(AU_8_1_1, au_why_unseen(b, s, unit, target, over)));
}

/* -- templates (A05-9.2, 9.5) -- */

struct plane_shape au_template(const struct au_state *s, int unit, int axis, int reach)
{
    HOLDS(AU_9_5_1, "the apex is au_at, the point from which range and sight are measured as well");
    int half = reach == CANISTER_REACH ? 54 : 161;
    return plane_shape_fan(au_at(s, unit), axis, BY(AU_9_2_3, reach), half);
}

bool au_touches(const struct au_board *b, const struct au_state *s,
                const struct plane_shape *template, int target)
{
    struct plane_box box = au_box(b, s, target);

    return plane_shape_box(template, &box) != PLANE_APART;
}

static bool meets(const struct au_board *b, const struct au_state *s, int unit, int axis, int reach,
                  int target)
{
    struct plane_shape shape = au_template(s, unit, axis, reach);

    return au_touches(b, s, &shape, target);
}

/* On which hand of the axis the target's centre lies: 1 the right, else -1. */
static int hand_of(const struct au_state *s, int unit, int target, int axis)
{
    struct plane_pt at = au_at(s, unit), to = au_at(s, target), u = plane_dir(axis);

    return (int64_t)u.y * (to.x - at.x) - (int64_t)u.x * (to.y - at.y) > 0 ? 1 : -1;
}

/* The axis on one hand of the centre, as little past it as will do; -1: none. */
static int axis_aside(const struct au_board *b, const struct au_state *s, int unit, int target,
                      int reach, int turn, int way)
{
    for (int tilt = 1; tilt <= MOST_TILT; tilt++) {
        int by = turn + way * tilt, axis = plane_degree(s->unit[unit].facing + by);
        if (by >= -PIVOT && by <= PIVOT && meets(b, s, unit, axis, reach, target))
            return axis;
    }
    return -1;
}

/* The base of the template is flat, its ends reach farther than its middle: a target that is just
 * out of reach on the axis may be met by one beside it.  Of the two on either hand of the centre the
 * one for which it turns less (ruling 142). */
static int tilted_axis(const struct au_board *b, const struct au_state *s, int unit, int target,
                       int reach, int turn)
{
    int hand = hand_of(s, unit, target, plane_degree(s->unit[unit].facing + turn));
    int one = axis_aside(b, s, unit, target, reach, turn, hand);
    int other = axis_aside(b, s, unit, target, reach, turn, -hand);

    if (one < 0 || other < 0)
        return one < 0 ? other : one;
    int facing = s->unit[unit].facing;
    return au_angle(facing, other) < au_angle(facing, one) ? other : one;
}

int au_axis_at(const struct au_board *b, const struct au_state *s, int unit, int target, int reach)
{
    struct plane_pt at = au_at(s, unit), to = au_at(s, target);
    int64_t dx = to.x - at.x, dy = to.y - at.y, most = reach + reach / 25 + 44;

    if (dx * dx + dy * dy > most * most)
        return -1;
    int turn = plane_turn(s->unit[unit].facing, plane_bearing(at, to));
    turn = turn > PIVOT ? PIVOT : turn < -PIVOT ? -PIVOT : turn;
    int axis = plane_degree(s->unit[unit].facing + turn);
    if (meets(b, s, unit, axis, reach, target))
        return axis;
    struct plane_box box = au_box(b, s, target);
    if (plane_dist_cmp_hu(plane_box_point_dist(&box, at), reach - 10) <= 0)
        return -1;
    return tilted_axis(b, s, unit, target, reach, turn);
}

/* -- roundshot -- */

/* The axis a battery of the draft was laid along by hand; -1: none. */
static int laid_axis(const struct au_state *s, int unit)
{
    const struct artillery_frame *f = artillery_now(&s->core);

    return f->laid == unit + 1 && drafted(&s->core, unit) ? f->axis : -1;
}

static eng_ruleno why_out_of_template(const struct au_board *b, const struct au_state *s, int unit,
                                      int target)
{
    struct plane_box box = au_box(b, s, target);

    if (plane_dist_cmp_hu(plane_box_point_dist(&box, au_at(s, unit)), ROUNDSHOT_REACH) > 0)
        return AU_9_2_2;
    return laid_axis(s, unit) >= 0 ? AU_9_5_5 : AU_9_5_2;
}

eng_ruleno au_why_no_roundshot(const struct au_board *b, const struct au_state *s, int unit,
                               int target, int *axis)
{
    eng_ruleno rule = au_why_no_guns(b, s, unit);

    if (rule)
        return rule;
    if (au_fires_muskets(s) && b->unit[unit].side != s->player)
        return AU_9_6_1;
    int laid = laid_axis(s, unit);
    *axis = laid >= 0 ? laid : au_axis_at(b, s, unit, target, ROUNDSHOT_REACH);
    if (*axis < 0 || !meets(b, s, unit, *axis, ROUNDSHOT_REACH, target))
        return why_out_of_template(b, s, unit, target);
    rule = au_why_no_aim(b, s, unit, target, true);
    return rule ? rule : au_why_not_into(b, s, unit, target, true);
}

bool au_is_joined(const struct au_board *b, const struct au_state *s, const uint64_t set[SET],
                  int unit)
{
    FOR_SET (i, set)
        if (i != unit && au_within(b, s, i, unit, JOINED))
            return true;
    return false;
}

bool au_is_chain(const struct au_board *b, const struct au_state *s, const uint64_t set[SET])
{
    uint64_t chain[SET] = { 0 };
    int first = bits_next(set, SET, 0), more = 1;

    if (first < 0)
        return false;
    bit_add(chain, first);
    while (more) {
        more = 0;
        FOR_SET (i, set)
            if (!bit_has(chain, i) && BY(AU_9_7_6, au_is_joined(b, s, chain, i))) {
                bit_add(chain, i);
                more = 1;
            }
    }
    return bits_equal(chain, set, SET);
}

eng_ruleno au_lay_roundshot(const struct au_board *b, const struct au_state *s, int target,
                            struct au_salvo *out)
{
    bits_clear(out->by, SET);
    FOR_SET (i, s->core.draft) {
        int axis = -1;
        if (!au_is_target(b, s, target, au_enemy_of(b, i)))
            return AU_9_4_4;
        eng_ruleno rule = au_why_no_roundshot(b, s, i, target, &axis);
        if (rule)
            return rule;
        bit_add(out->by, i);
        out->axis[i] = (int16_t)axis;
    }
    if (bits_empty(out->by, SET))
        return AU_9_4_4;
    return au_is_chain(b, s, out->by) ? 0 : AU_9_7_1;
}

/* Guns that were thrown into a wood or a village turn there like others. */
static bool has_room(const struct au_board *b, const struct au_state *s, int unit,
                     const struct plane_box *box)
{
    eng_ruleno rule = au_check_stand(b, s, unit, box);

    return rule != AU_3_1_3 && rule != AU_15_1_17 && au_overlapped(b, s, unit, box) == AU_NOBODY;
}

/* Degree by degree, as far as there is room. */
static void turn_to(struct eng_turn *t, int unit, int axis)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];

    bool mine = au_field_open(s); /* where facings do not count */
    HOLDS(AU_9_5_4, "of all that says where it stands only the facing is changed");
    while (u->facing != axis) {
        struct plane_box box = au_box(b, s, unit);
        box.facing = plane_degree(u->facing + (plane_turn(u->facing, axis) > 0 ? 1 : -1));
        if (!has_room(b, s, unit, &box))
            break;
        u->facing = (int16_t)box.facing;
    }
    au_field_close(mine);
}

void au_turn_guns(struct eng_turn *t, const struct au_salvo *salvo)
{
    struct au_state *s = t->state;

    FOR_SET (i, salvo->by) {
        s->unit[i].faced = salvo->axis[i];
        turn_to(t, i, salvo->axis[i]);
        bit_add(s->firing, i);
        if (au_fires_muskets(s))
            s->unit[i].done |= DONE_MUSKETRY;
    }
}

static bool hits(struct eng_turn *t, int unit)
{
    int die = roll(t, 6, AU_9_1_1);
    bool hit = BY(AU_EX_9, die >= au_board(t->box)->unit[unit].hd);

    tell(t, AU_9_1_1, ENG_ALL, hit ? NEWS_GUNS_HIT : NEWS_GUNS_MISS, unit, die,
         au_board(t->box)->unit[unit].hd);
    if (hit)
        au_spend_ammunition(t, unit);
    return hit;
}

enum eng_flow au_fire_roundshot(struct eng_turn *t, int target)
{
    struct au_state *s = t->state;
    uint64_t hit[SET] = { 0 };
    struct au_salvo salvo;

    au_lay_roundshot(au_board(t->box), s, target, &salvo);
    au_turn_guns(t, &salvo);
    au_fighting_begins(t);
    FOR_SET (i, salvo.by) {
        tell(t, AU_9_5_5, ENG_ALL, NEWS_ROUNDSHOT, i, target, salvo.axis[i]);
        if (BY(AU_9_7_4, BY(AU_9_7_2, hits(t, i))))
            bit_add(hit, i);
    }
    if (BY(AU_9_1_2, bits_empty(hit, SET)))
        return NEXT;
    int total = au_fire_total(t, hit, target, FIRE_ROUNDSHOT);
    return call(t, PROC_RESULT, target, total, au_nearest_of(au_board(t->box), s, hit, target),
                HOW_FIRE);
}
