/* au_05_formations.c -- A05 5, 6.12, 6.13: formations, what lies before, beside and behind a unit,
 * and changing from one formation to another. */

#include "games/austerlitz/move/au_move.h"

enum { MUSKET = 50, CHARGE_DEPTH = 400 };

bool au_has_formation(const struct au_board *b, int unit, int formation)
{
    int arm = b->unit[unit].arm;

    if (arm == HEADQUARTERS)
        return formation == FORM_NONE;
    if (formation == FORM_SQUARE)
        return arm == INFANTRY;
    return formation == FORM_LINE || formation == FORM_COLUMN;
}

/* -- zones (A05-5.1) -- */

bool au_has_no_flanks(const struct au_board *b, const struct au_state *s, int unit)
{
    enum au_ground ground = au_ground_at(b, au_at(s, unit));

    return BY(AU_5_1_9, b->unit[unit].arm == HEADQUARTERS) ||
           BY(AU_5_4_1, s->unit[unit].formation == FORM_SQUARE) ||
           BY(AU_15_1_10, ground == CASTLE || ground == REDOUBT);
}

enum plane_zone au_zone_from(const struct au_board *b, const struct au_state *s,
                             const struct plane_box *attacker, int defender)
{
    struct plane_box other = au_box(b, s, defender);

    if (au_has_no_flanks(b, s, defender))
        return PLANE_FRONT;
    return BY(AU_5_1_5,
              BY(AU_5_1_4, plane_box_zone(&other, plane_box_middle(attacker, PLANE_FRONT_SIDE))));
}

enum plane_zone au_attack_zone(const struct au_board *b, const struct au_state *s, int attacker,
                               int defender)
{
    struct plane_box box = au_box(b, s, attacker);

    return au_zone_from(b, s, &box, defender);
}

/* Some point of the front edge is within 2 hu of the defender, who stands before it and not merely
 * beside it: going straight on it would run into him (A05-13.1-5). */
bool au_front_meets(const struct plane_box *attacker, const struct plane_box *defender)
{
    return plane_box_front_within(attacker, defender, BY(AU_2_1_6, AU_CONTACT)) &&
           !plane_sweep_misses(attacker, attacker->facing, defender);
}

/* The same of an attacker on its way: whether he stands before it is judged by the way, not from
 * the whole hu at which it ends. */
bool au_runs_upon(const struct au_leg *leg, const struct plane_box *end,
                  const struct plane_box *defender)
{
    return plane_box_front_within(end, defender, AU_CONTACT) &&
           !plane_sweep_misses(&leg->from, leg->degree, defender);
}

bool au_front_touches(const struct au_board *b, const struct au_state *s, int attacker,
                      int defender)
{
    struct plane_box one = au_box(b, s, attacker), other = au_box(b, s, defender);

    return au_front_meets(&one, &other);
}

struct plane_shape au_musket_zone(const struct au_board *b, const struct au_state *s, int unit)
{
    struct plane_box box = au_box(b, s, unit);

    return plane_shape_ahead(&box, BY(AU_5_1_6, MUSKET), MUSKET);
}

bool au_in_musket_range(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    struct plane_box other = au_box(b, s, target);

    if (!au_within(b, s, unit, target, 2 * MUSKET))
        return false;
    if (au_has_no_flanks(b, s, unit))
        return au_within(b, s, unit, target, BY(AU_5_1_7, MUSKET));
    struct plane_shape zone = au_musket_zone(b, s, unit);
    return plane_shape_box(&zone, &other) != PLANE_APART;
}

/* The sides of the zone drawn out to twice its reach: who is between them and not in the zone is too
 * far away, by however little, and not beside the front. */
bool au_is_before_muskets(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    struct plane_box box = au_box(b, s, unit), other = au_box(b, s, target);
    struct plane_shape ahead = plane_shape_ahead(&box, 2 * MUSKET, 2 * MUSKET);

    return plane_shape_box(&ahead, &other) != PLANE_APART;
}

struct plane_shape au_charge_field(const struct au_board *b, const struct au_state *s, int unit)
{
    struct plane_box box = au_box(b, s, unit);

    return plane_shape_ahead(&box, CHARGE_DEPTH, CHARGE_DEPTH);
}

bool au_can_charge(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    return b->unit[unit].arm == CAVALRY && !(b->unit[unit].traits & TRAIT_COSSACK) &&
           u->standing == AT_FIELD && u->morale == STEADY && !(u->marks & MARK_LEADERLESS) &&
           !au_is_engaged(s, unit);
}

/* -- changing formation -- */

int au_form_of(int verb)
{
    if (verb == VERB_SQUARE)
        return FORM_SQUARE;
    return verb == VERB_COLUMN || verb == VERB_LIMBER ? FORM_COLUMN : FORM_LINE;
}

static eng_ruleno check_arm(const struct au_board *b, const struct au_state *s, int unit, int verb)
{
    int arm = b->unit[unit].arm;
    bool for_guns = verb == VERB_LIMBER || verb == VERB_UNLIMBER;

    if (arm == HEADQUARTERS)
        return AU_5_1_1;
    if (verb == VERB_SQUARE && BY(AU_2_4_1_1, arm != INFANTRY))
        return AU_5_2_1;
    if (for_guns != (arm == ARTILLERY) || s->unit[unit].formation == au_form_of(verb))
        return AU_5_1_2;
    return 0;
}

/* A05-12.5.1-2, 12.5.2-2, 12.5.3.1-5: morale bars it by other statements than a move. */
static eng_ruleno check_able(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (u->standing == AT_FIELD && u->morale == STUNNED)
        return AU_12_5_1_2;
    if (u->standing == AT_FIELD && u->morale == DISORGANISED)
        return AU_12_5_2_2;
    if (u->morale == ROUTED)
        return AU_12_5_3_1_5;
    if (u->done & DONE_FORMED)
        return AU_6_12_3;
    eng_ruleno rule = au_check_able(b, s, unit);
    return rule == AU_4_6_1 && u->done & DONE_PREPARED ? AU_6_13_2 : rule;
}

/* Half of the capacity must be left; a square must not have stirred. */
static eng_ruleno check_cost(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    int manner = u->manner == MANNER_ROAD ? MANNER_FORWARD : u->manner;

    if (u->formation == FORM_SQUARE)
        return u->manner != MANNER_NONE || u->done & DONE_TURNED ? AU_6_12_2 : 0;
    if (2 * au_left(b, s, unit, manner) >= b->unit[unit].allowance)
        return 0;
    return b->unit[unit].arm == ARTILLERY ? AU_6_13_2 : AU_6_12_1;
}

/* Changing is no move: the new footprint may come to touch an enemy (A05-21.3-2). */
static eng_ruleno check_room(const struct au_board *b, const struct au_state *s, int unit, int form)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_pt at = { u->x, u->y };
    struct plane_box box = au_box_at(b, unit, form, at, u->facing);

    HOLDS(AU_5_4_4, "forming changes the formation alone, neither centre nor facing");
    if (form == FORM_SQUARE && !au_is_clear(b, &box))
        return AU_5_2_3;
    eng_ruleno rule = au_check_fits(b, s, unit, &box, form == FORM_SQUARE ? AU_5_4_3 : AU_6_12_3);
    if (rule && rule != AU_13_1_3)
        return rule;
    if (au_grounds_under(b, &box) & 1u << POND)
        return AU_15_1_17;
    return au_ground_matters(b, unit, &box) ? au_check_stand(b, s, unit, &box) : 0;
}

bool au_room_for_square(const struct au_board *b, const struct au_state *s, int unit)
{
    HOLDS(AU_5_2_2, "a square is the formation of a unit, and has no room to put another into");
    return check_room(b, s, unit, FORM_SQUARE) == 0;
}

eng_ruleno au_check_form(const struct au_board *b, const struct au_state *s, int unit, int verb)
{
    const struct au_unit *u = &s->unit[unit];
    eng_ruleno rule = check_arm(b, s, unit, verb);

    if (!rule)
        rule = check_able(b, s, unit);
    if (!rule && u->formation == FORM_SQUARE && u->crew != AU_NOBODY)
        rule = AU_13_15_1_1_2_4;
    if (!rule)
        rule = check_cost(b, s, unit);
    if (!rule && verb == VERB_UNLIMBER)
        rule = au_check_guns_ground(b, s, unit);
    return rule ? rule : check_room(b, s, unit, au_form_of(verb));
}

/* A05-12.9.4-3: out of the square in a rage, a unit keeps half of its capacity. */
void au_take_form(struct eng_turn *t, int unit, int verb)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    bool was_square = u->formation == FORM_SQUARE;

    if (u->spent == 0 && !(u->done & DONE_WHEELED))
        u->done |= DONE_FORMED_FIRST;
    u->done |= DONE_FORMED;
    if (was_square && u->rage)
        u->rage = au_rages(u) ? RAGE_OUT_OF_SQUARE : SPENT_OUT_OF_SQUARE;
    else if (was_square)
        u->done |= DONE_ALL;
    u->formation = (uint8_t)au_form_of(verb);
    if (verb == VERB_LIMBER || verb == VERB_UNLIMBER)
        tell(t, AU_6_13_2, ENG_ALL, verb == VERB_LIMBER ? NEWS_LIMBERS : NEWS_UNLIMBERS, unit);
    else
        tell(t, AU_6_12_1, ENG_ALL, NEWS_FORMS, unit, u->formation);
}
