/* au_25_formations.c -- A05 25: the formation an NP unit wants. */

#include <string.h>

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/move/au_move.h"
#include "games/austerlitz/solo/au_np.h"

enum {
    DEPLOYS = 300,
    IN_ONE_BOUND = 150 /* half a move, and musketry */,
    CAVALRY_DEPLOYS = 500,
    CROWDED = 100
};

/* -- holding (A05-25.2) -- */

/* Whoever may not attack yet stands where he is, and answers the enemy's fire (A05-28.2.2). */
static bool closes(const struct au_np *np, int unit)
{
    int order = np->s->unit[unit].order;

    return (order == ORDER_COMBAT || order == ORDER_CHARGE || order == ORDER_FLANK) &&
           au_np_may_attack(np, unit, AU_NOBODY);
}

static bool is_at_objective(const struct au_np *np, int unit)
{
    int place = au_np_objective(np, unit);
    struct plane_pt at = au_at(np->s, unit);

    if (place == AU_NOBODY)
        return false;
    int area = np->b->place[place].area;
    return au_area_at(np->b, at) == area || au_hill_at(np->b, at) == area;
}

/* Of a stream, against the nearest enemy: one at its back is none. */
static bool has_advantage(const struct au_np *np, int unit)
{
    struct plane_pt at = au_at(np->s, unit);
    enum au_ground ground = au_ground_at(np->b, at);
    struct plane_box box = au_box(np->b, np->s, unit);

    return ground == VILLAGE || ground == CASTLE || ground == REDOUBT || au_is_high(np->b, at) ||
           au_np_is_behind_stream(np, &box, au_at(np->s, np->enemy[unit]));
}

/* Whoever goes back defends nothing any more, and needs all of its move (A05-27.6-13). */
bool au_np_defends(const struct au_np *np, int unit)
{
    if (closes(np, unit) || np->s->unit[unit].order == ORDER_BACK)
        return false;
    return is_at_objective(np, unit) || au_np_holds_place(np, unit) ||
           (np->far[unit] <= DEPLOYS && has_advantage(np, unit));
}

/* -- squares (A05-25.5) -- */

/* Could that enemy ride at it in its next turn? */
static bool could_charge(const struct au_np *np, const struct au_state *later, int enemy, int unit)
{
    struct au_meeting met;
    int degree = plane_bearing(au_at(later, enemy), au_at(later, unit));

    return degree >= 0 && au_check_charge(np->b, later, enemy, degree, &met) == 0 &&
           met.piece == unit;
}

static bool is_threatened(const struct au_np *np, int unit, const uint8_t *near, int count)
{
    struct au_state later;

    memcpy(&later, np->s, sizeof later);
    later.moved = 0;
    later.unit[unit].formation = FORM_LINE; /* what it is charged in, if it stays so */
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        if (!au_can_charge(np->b, np->s, near[i]))
            continue;
        later.unit[near[i]].done = 0;
        later.unit[near[i]].spent = 0;
        later.unit[near[i]].faced = later.unit[near[i]].facing;
        if (could_charge(np, &later, near[i], unit))
            return true;
    }
    return false;
}

/* Enemy infantry close by, or canister, is worse than the cavalry. */
static bool is_pressed(const struct au_np *np, int unit, const uint8_t *near, int count)
{
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        int arm = np->b->unit[near[i]].arm;
        if (arm == INFANTRY && au_within(np->b, np->s, unit, near[i], CROWDED))
            return true;
        if (arm == ARTILLERY && np->s->unit[near[i]].formation == FORM_LINE &&
            au_axis_at(np->b, np->s, near[i], unit, CANISTER_REACH) >= 0)
            return true;
    }
    return false;
}

static bool has_cavalry(const struct au_np *np, const uint8_t *near, int count)
{
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (np->b->unit[near[i]].arm == CAVALRY)
            return true;
    return false;
}

static bool wants_square(const struct au_np *np, int unit)
{
    struct plane_pt at = au_at(np->s, unit);
    struct plane_box box = au_box(np->b, np->s, unit);
    struct plane_box square = au_box_at(np->b, unit, FORM_SQUARE, at, box.facing);
    uint8_t near[AU_PIECES];

    if (np->s->unit[unit].order == ORDER_COMBAT || np->far[unit] > 400)
        return false;
    int count = au_near(np->b, np->s, &box, 400, 1 << (1 - np->side), near);
    return has_cavalry(np, near, count) && BY(AU_25_2_2, au_is_clear(np->b, &square)) &&
           BY(AU_25_5_2, !is_pressed(np, unit, near, count)) &&
           is_threatened(np, unit, near, count);
}

/* -- what is wanted -- */

struct wish {
    int formation;
    eng_ruleno rule;
};

static struct wish wish_of_infantry(const struct au_np *np, int unit)
{
    const struct au_unit *u = &np->s->unit[unit];
    bool has_target = u->order_at != AU_NOBODY && au_on_field(np->s, u->order_at);
    int enemy = has_target ? u->order_at : np->enemy[unit];

    if (wants_square(np, unit))
        return (struct wish){ FORM_SQUARE, AU_25_5_1 };
    if (au_np_defends(np, unit))
        return (struct wish){ FORM_LINE, AU_25_2_1 };
    if (np->far[unit] > DEPLOYS)
        return (struct wish){ FORM_COLUMN, AU_25_3_1 };
    if (u->order == ORDER_COMBAT && closes(np, unit))
        return (struct wish){ au_np_attack_form(np, unit, enemy), AU_24_5_13_2 };
    if (u->order == ORDER_COMBAT)
        return (struct wish){ FORM_LINE, AU_28_2_2_1 };
    if (u->order == ORDER_MUSKETRY && np->far[unit] > IN_ONE_BOUND)
        return (struct wish){ FORM_COLUMN, AU_25_3_1 };
    if (u->order == ORDER_MUSKETRY)
        return (struct wish){ FORM_LINE, AU_24_5_6_1 };
    return (struct wish){ u->formation == FORM_SQUARE ? FORM_LINE : u->formation, AU_25_2_1 };
}

static struct wish wish_of_cavalry(const struct au_np *np, int unit)
{
    if (np->far[unit] <= CAVALRY_DEPLOYS)
        return (struct wish){ FORM_LINE, AU_25_4_2 };
    return (struct wish){ FORM_COLUMN, AU_25_4_2 };
}

bool au_np_form(const struct au_np *np, int unit, struct au_thought *out)
{
    static const uint8_t verb[] = { VERB_LINE, VERB_COLUMN, VERB_SQUARE };
    static const uint16_t text[] = { NEWS_NP_LINE, NEWS_NP_COLUMN, NEWS_NP_SQUARE };
    const struct au_unit *u = &np->s->unit[unit];
    int arm = np->b->unit[unit].arm;

    if (u->done & (DONE_FORMED | DONE_ALL | DONE_MOVED) || u->morale != STEADY)
        return false;
    if (arm == ARTILLERY)
        return au_np_limber(np, unit, out);
    struct wish wish = arm == CAVALRY ? wish_of_cavalry(np, unit) : wish_of_infantry(np, unit);
    if (wish.formation == u->formation)
        return false;
    out->action = au_np_order(verb[wish.formation], unit, 0, 0);
    return au_np_legal(np, &out->action) &&
           au_np_say(out, wish.rule, text[wish.formation], unit, 0, 0);
}
