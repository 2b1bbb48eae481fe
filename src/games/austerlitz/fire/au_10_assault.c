/* au_10_assault.c -- A05 10.4.3: musketry before an assault: support from the flanks, two units
 * side by side, and what becomes of those who cannot stand it. */

#include "games/austerlitz/fire/au_fire.h"

enum { SUPPORT = 50, HALF_COVERED = 20, MOST_MARKER = 4, OFF = AU_HALF_UM };

/* -- support from the flanks (A05-10.4.3.1) -- */

/* Its only combat, if any, is the one with that enemy. */
static bool fights_nobody_else(const struct au_board *b, const struct au_state *s, int unit,
                               int target)
{
    int enemy = au_enemy_of(b, unit);

    if (s->unit[unit].foe != AU_NOBODY && s->unit[unit].foe != target)
        return false;
    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        if (i != target && s->unit[i].foe == unit && au_on_field(s, i))
            return false;
    return true;
}

static bool is_on_flank(const struct au_board *b, const struct au_state *s, int unit, int of)
{
    struct plane_box box = au_box(b, s, of);

    return plane_box_zone(&box, plane_to_fine(au_at(s, unit))) == PLANE_FLANK &&
           au_within(b, s, unit, of, SUPPORT);
}

/* It has supported fire at somebody else and is part of that combat (ruling 79), or it has fired at
 * this enemy itself. */
static bool has_lent(const struct au_unit *u, int target)
{
    return u->marks & MARK_SUPPORTED ? u->shot != target + 1 : u->shot == target + 1;
}

static bool supports(const struct au_board *b, const struct au_state *s, int unit, int firer,
                     int target)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->standing != AT_FIELD || b->unit[unit].arm != INFANTRY || u->morale != STEADY ||
        has_lent(u, target) || u->formation != s->unit[firer].formation ||
        u->formation == FORM_SQUARE)
        return false;
    /* what it gives is musketry, and in a combat that goes on it has none (A05-10.4.3.2) */
    if (au_is_locked(b, s, unit))
        return false;
    return BY(AU_10_4_3_1_3, is_on_flank(b, s, unit, firer)) &&
           fights_nobody_else(b, s, unit, target) &&
           BY(AU_10_4_3_1_1, au_in_musket_range(b, s, unit, target));
}

int au_fire_support(const struct au_board *b, const struct au_state *s, const uint64_t firing[SET],
                    int target, uint8_t out[2])
{
    int count = 0, side = 1 - b->unit[target].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1] && count < 2; i++)
        FOR_SET (firer, firing)
            if (BY(AU_10_4_3_4_3, !bit_has(firing, i)) && supports(b, s, i, firer, target)) {
                out[count++] = (uint8_t)i;
                break;
            }
    return count;
}

/* -- side by side (A05-10.4.3.4) -- */

/* How far the middle of an attacker's front lies to the right of the target's centre, and ahead of
 * it, in units of no matter. */
static void place_front(const struct plane_box *attacker, const struct plane_box *target,
                        int64_t *right, int64_t *ahead)
{
    struct plane_fine middle = plane_box_middle(attacker, PLANE_FRONT_SIDE);
    struct plane_fine centre = plane_to_fine(target->at);
    struct plane_pt u = plane_dir(target->facing), v = plane_dir(plane_degree(target->facing + 90));
    int64_t dx = middle.x - centre.x, dy = middle.y - centre.y;

    *right = dx * v.x + dy * v.y;
    *ahead = dx * u.x + dy * u.y;
}

static enum plane_box_side side_attacked(const struct plane_box *attacker,
                                         const struct plane_box *target)
{
    int64_t right, ahead;

    place_front(attacker, target, &right, &ahead);
    switch (plane_box_zone(target, plane_box_middle(attacker, PLANE_FRONT_SIDE))) {
    case PLANE_FRONT:
        return PLANE_FRONT_SIDE;
    case PLANE_REAR:
        return PLANE_REAR_SIDE;
    default:
        return right > 0 ? PLANE_RIGHT_SIDE : PLANE_LEFT_SIDE;
    }
}

/* The part of its front that lies against the target, from hu to hu of its width: of one that comes
 * aslant it is no more than a corner.  False: none. */
static bool find_contact(const struct plane_box *attacker, const struct plane_box *target,
                         struct plane_fine out[2])
{
    struct plane_fine left = plane_box_corner(attacker, PLANE_FRONT_LEFT);
    struct plane_pt v = plane_dir(plane_degree(attacker->facing + 90));
    struct plane_box reach = *target;
    bool found = false;

    reach.width += 2 * AU_CONTACT;
    reach.depth += 2 * AU_CONTACT;
    for (int n = 0; n <= attacker->width; n++) {
        struct plane_fine p = { left.x + (int64_t)2 * n * v.x, left.y + (int64_t)2 * n * v.y };
        if (plane_box_place(&reach, p) == PLANE_OUTSIDE)
            continue;
        if (!found)
            out[0] = p;
        out[1] = p;
        found = true;
    }
    return found;
}

/* On which half of that side it stands: +1, -1 as the side runs; 0: on neither. */
static int half_held(const struct plane_box *attacker, const struct plane_box *target,
                     enum plane_box_side side)
{
    struct plane_fine front[2];
    int64_t right, ahead;

    if (!find_contact(attacker, target, front))
        return 0;
    place_front(attacker, target, &right, &ahead);
    /* counter-clockwise: the front runs to the left, the left side to the rear, and so on */
    int64_t along = side == PLANE_FRONT_SIDE  ? -right
                    : side == PLANE_LEFT_SIDE ? -ahead
                    : side == PLANE_REAR_SIDE ? right
                                              : ahead;
    int half = (along > 0) - (along < 0);
    return half && plane_box_covered(target, side, half, front, HALF_COVERED) ? half : 0;
}

bool au_is_proportional(const struct au_board *b, const struct au_state *s, int one, int two,
                        int target)
{
    struct plane_box first = au_box(b, s, one), second = au_box(b, s, two);
    struct plane_box box = au_box(b, s, target);

    if (!au_is_assault(b, s, one, target) || !au_is_assault(b, s, two, target) ||
        !au_front_touches(b, s, one, target) || !au_front_touches(b, s, two, target))
        return false;
    enum plane_box_side side = side_attacked(&first, &box);
    return side == side_attacked(&second, &box) &&
           half_held(&first, &box, side) * half_held(&second, &box, side) == -1;
}

/* -- those who cannot stand it (A05-10.4.3.5, 13.13.4, 13.13.5) -- */

/* Whoever leads may be in that combat from the turn before, and others have joined it.  Where the
 * lead is lost its owner names another only when they fight (A05-13.3-3): until then one of several
 * leads nobody. */
int au_led_by(const struct au_board *b, const struct au_state *s, int unit)
{
    int foe = s->unit[unit].foe, side = b->unit[unit].side;

    if (foe == AU_NOBODY || side != s->player || !au_on_field(s, unit))
        return 0;
    if (s->unit[unit].done & DONE_LEAD)
        return foe + 1;
    if (!au_is_assault(b, s, unit, foe))
        return 0;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != unit && s->unit[i].foe == foe &&
            (s->unit[i].done & DONE_LEAD || au_is_assault(b, s, i, foe)))
            return 0;
    return foe + 1;
}

/* The last place at most 1/2 UM from the defender: rounding takes nobody out of reach of the
 * muskets. */
static struct plane_pt spot_off(const struct au_board *b, const struct au_state *s, int unit,
                                int foe)
{
    struct plane_box box = au_box(b, s, unit), enemy = au_box(b, s, foe);
    struct plane_pt from = box.at, last = box.at;
    int back = plane_degree(box.facing + 180);

    for (int n = 1; n <= AU_UM; n++) {
        box.at = plane_leg_end(from, back, n);
        if (!plane_box_within(&box, &enemy, BY(AU_10_4_3_5_2_2, OFF)) ||
            au_check_stand(b, s, unit, &box) || au_runs_into_enemy(b, s, unit, &box))
            break;
        last = box.at;
    }
    return last;
}

/* An attacker or supporter stands 1/2 UM off the defender and leaves the combat. */
static void set_back(struct eng_turn *t, int unit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    int foe = u->foe;

    if (foe == AU_NOBODY || !au_on_field(s, unit))
        return;
    struct plane_pt to = spot_off(b, s, unit, foe);
    au_leave_combat(s, unit);
    u->done &= (uint16_t)~DONE_LEAD;
    au_move_unit(t, unit, to, u->facing);
    tell(t, AU_10_4_3_5_2_1, ENG_ALL, NEWS_SET_BACK, unit, foe);
}

void au_shaken(struct eng_turn *t, int unit, int excess)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    eng_ruleno rule = au_led_by(b, s, unit) ? AU_10_4_3_5_2_1 : AU_10_4_3_5_3_1;

    if (BY(AU_10_4_3_5_1, b->unit[unit].side != s->player)) {
        int marker = BY(AU_EX_36, excess > MOST_MARKER ? MOST_MARKER : excess);
        u->marker = (uint8_t)(marker > u->marker ? marker : u->marker);
        tell(t, AU_10_4_3_5_1_1, ENG_ALL, NEWS_FIRE_MARKER, unit, u->marker);
        return;
    }
    au_worsen(t, unit, STUNNED, rule);
    set_back(t, unit);
}

/* The whole attack is off: lead and supporters let that enemy alone. */
static void call_off(struct eng_turn *t, int foe)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    for (int i = b->side_first[s->player]; i < b->side_first[s->player + 1]; i++)
        if (BY(AU_13_13_4_3, au_is_assault(b, s, i, foe)))
            set_back(t, i);
}

void au_after_fire(struct eng_turn *t, int unit, int led, int outcome, bool musketry)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int foe = s->unit[unit].foe;

    if (outcome == STOOD)
        return;
    if (foe != AU_NOBODY && au_is_assault(b, s, unit, foe) &&
        BY(AU_13_13_5_1, s->unit[unit].morale != STEADY))
        set_back(t, unit);
    if (led && musketry && outcome != GONE)
        call_off(t, led - 1);
}
