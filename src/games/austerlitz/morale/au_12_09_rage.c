/* au_12_09_rage.c -- A05 12.9.1, 12.9.4: what Blood Rage makes a unit do in its movement phase. */

#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/move/au_move.h"

static bool is_raging(const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    return u->rage && u->standing == AT_FIELD && !(u->done & DONE_DECLARED) &&
           !au_is_engaged(s, unit);
}

/* The nearest enemy within its movement and in its sight, by distance, then id. */
static int nearest_in_reach(const struct au_board *b, const struct au_state *s, int unit)
{
    struct plane_box own = au_box(b, s, unit);
    int left = au_left(b, s, unit, MANNER_FORWARD), best = AU_NOBODY;
    struct plane_dist least = { 0, 1 };
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &own, left, b->unit[unit].side == FRENCH ? 2 : 1, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        struct plane_dist d = au_distance(b, s, unit, near[i]);
        if (plane_dist_cmp_hu(d, left) > 0 || !au_sees_in_fog(b, s, unit, near[i]))
            continue;
        if (best == AU_NOBODY || plane_dist_cmp(d, least) < 0) {
            best = near[i];
            least = d;
        }
    }
    return best;
}

bool au_rage_leads_to(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int target)
{
    struct plane_box own = au_box(b, s, unit), other = au_box(b, s, target);

    own.facing = degree;
    return !plane_sweep_misses(&own, degree, &other);
}

static bool can_strike(const struct au_board *b, const struct au_state *s, int unit, int degree,
                       int target)
{
    struct au_meeting met = { AU_NOBODY, 0 };

    if (!au_rage_leads_to(b, s, unit, degree, target))
        return false;
    if (au_check_attack(b, s, unit, degree, &met) == 0 && met.piece == target)
        return true;
    return au_check_charge(b, s, unit, degree, &met) == 0 && met.piece == target;
}

/* The direction next to the target's in which it may; -1: none. */
static int straightest(const struct au_board *b, const struct au_state *s, int unit, int target,
                       bool may(const struct au_board *b, const struct au_state *s, int unit,
                                int degree, int target))
{
    int bearing = plane_bearing(au_at(s, unit), au_at(s, target));

    for (int off = 0; off <= 90 && bearing >= 0; off++)
        for (int sign = 1; sign >= -1; sign -= 2)
            if (may(b, s, unit, plane_degree(bearing + sign * off), target))
                return plane_degree(bearing + sign * off);
    return -1;
}

int au_rage_way(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    return straightest(b, s, unit, target, can_strike);
}

/* As it would stand after a turn of more than 45 degrees, with what that leaves it of its move. */
static void set_turned(struct au_unit *u, int degree)
{
    u->facing = (int16_t)degree;
    u->done |= DONE_TURNED | DONE_WHEELED;
    if (au_angle(u->faced, degree) > 90)
        u->done |= DONE_ALL;
}

bool au_rage_may_turn(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int target)
{
    struct au_state later;

    if (au_angle(s->unit[unit].faced, degree) <= 45 ||
        !au_rage_leads_to(b, s, unit, degree, target) || au_check_turn(b, s, unit, degree))
        return false;
    later = *s;
    set_turned(&later.unit[unit], degree);
    return can_strike(b, &later, unit, degree, target);
}

int au_rage_turn(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    return straightest(b, s, unit, target, au_rage_may_turn);
}

/* Straight on, or after a turn on the spot. */
static bool can_get_at(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    return au_rage_way(b, s, unit, target) >= 0 || au_rage_turn(b, s, unit, target) >= 0;
}

static int find_target(const struct au_board *b, const struct au_state *s, int unit)
{
    if (!is_raging(s, unit) || au_check_declares(b, s, unit))
        return AU_NOBODY;
    int target = nearest_in_reach(b, s, unit);
    return BY(AU_12_9_1_1, target != AU_NOBODY && can_get_at(b, s, unit, target)) ? target
                                                                                  : AU_NOBODY;
}

int au_rage_target(const struct au_board *b, const struct au_state *s, int unit)
{
    int target;

    if (!au_field_noted(s, unit, &target)) {
        target = find_target(b, s, unit);
        au_field_note(s, unit, target);
    }
    return target;
}

/* With a crew inside, or no room for line or column, it stays. */
bool au_must_leave_square(const struct au_board *b, const struct au_state *s, int unit)
{
    if (!is_raging(s, unit) || s->unit[unit].formation != FORM_SQUARE)
        return false;
    return BY(AU_12_9_4_2, au_check_form(b, s, unit, VERB_COLUMN) == 0 ||
                               au_check_form(b, s, unit, VERB_LINE) == 0);
}
