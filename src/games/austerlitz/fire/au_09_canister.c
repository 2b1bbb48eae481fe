/* au_09_canister.c -- A05 9.3, 9.6, 9.7: canister, and every fire that strikes several units.
 *
 * A battery fires canister along an axis; whoever is touched by its template is struck, friend or
 * enemy, each with a die of its own, the nearest first.  Drafted batteries join in: all must touch
 * one enemy that all can see, and where they are not laid by hand they aim at it.  A unit is struck
 * by those batteries whose templates touch it.
 *
 * A square fires in the same way at all enemies in its reach (A05-5.4.4). */

#include "games/austerlitz/fire/au_fire.h"

/* -- what a template touches -- */

/* Units of these sides, less the battery itself. */
static void add_touched(const struct au_board *b, const struct au_state *s, int unit, int axis,
                        int sides, uint64_t out[SET])
{
    struct plane_shape shape = au_template(s, unit, axis, CANISTER_REACH);
    struct plane_box box = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &box, CANISTER_REACH + 10, sides, near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (near[i] != unit && BY(AU_9_3_4, BY(AU_9_3_3, au_touches(b, s, &shape, near[i]))))
            bit_add(out, near[i]);
}

/* Guns under attack in a musketry phase must strike one of those who come at their front. */
static bool strikes_attacker(const struct au_board *b, const struct au_state *s, int unit,
                             const uint64_t touched[SET])
{
    if (!au_fires_muskets(s) || b->unit[unit].side == s->player)
        return true;
    FOR_SET (i, touched)
        if (au_is_assault(b, s, i, unit) && s->unit[i].zone == PLANE_FRONT)
            return true;
    return false;
}

/* The enemies touched along an axis, or the rule that forbids to fire along it. */
static eng_ruleno check_axis(const struct au_board *b, const struct au_state *s, int unit, int axis,
                             uint64_t touched[SET])
{
    if (au_angle(s->unit[unit].facing, axis) > PIVOT)
        return AU_9_5_5;
    add_touched(b, s, unit, axis, 1 << au_enemy_of(b, unit), touched);
    if (bits_empty(touched, SET))
        return AU_9_3_6;
    return strikes_attacker(b, s, unit, touched) ? 0 : AU_9_6_3;
}

/* -- batteries that join -- */

static bool can_aim_along(const struct au_board *b, const struct au_state *s, int unit, int axis,
                          int target)
{
    uint64_t touched[SET] = { 0 };

    return !check_axis(b, s, unit, axis, touched) && bit_has(touched, target);
}

/* As laid by hand, else the axis nearest to the target that does; -1: none. */
static int joining_axis(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    const struct artillery_frame *f = artillery_now(&s->core);
    int best = au_axis_at(b, s, unit, target, CANISTER_REACH);

    if (f->laid == unit + 1)
        return can_aim_along(b, s, unit, f->axis, target) ? f->axis : -1;
    for (int tilt = 0; best >= 0 && tilt <= PIVOT; tilt++)
        for (int way = -1; way <= 1; way += 2) {
            int axis = plane_degree(best + way * tilt);
            if (can_aim_along(b, s, unit, axis, target))
                return axis;
        }
    return -1;
}

/* All others of the draft aim at the target too. */
static bool join(const struct au_board *b, const struct au_state *s, int unit, int target,
                 struct au_salvo *out)
{
    FOR_SET (i, s->core.draft) {
        if (i == unit)
            continue;
        int axis = au_why_no_guns(b, s, i) ? -1 : joining_axis(b, s, i, target);
        if (axis < 0 || au_why_no_aim(b, s, i, target, false))
            return false;
        out->axis[i] = (int16_t)axis;
    }
    return true;
}

/* The nearest enemy touched that all who fire can see and touch. */
static eng_ruleno find_common_target(const struct au_board *b, const struct au_state *s, int unit,
                                     uint64_t touched[SET], struct au_salvo *out)
{
    bool seen = false;

    while (!bits_empty(touched, SET)) {
        int target = au_nearest_of(b, s, touched, unit);
        bit_drop(touched, target);
        if (au_why_no_aim(b, s, unit, target, false))
            continue;
        seen = true;
        if (join(b, s, unit, target, out))
            return 0;
    }
    return seen ? AU_9_7_3 : AU_9_3_5;
}

eng_ruleno au_lay_canister(const struct au_board *b, const struct au_state *s, int unit, int axis,
                           struct au_salvo *out)
{
    uint64_t touched[SET] = { 0 };
    eng_ruleno rule = au_why_no_guns(b, s, unit);

    if (rule || (rule = check_axis(b, s, unit, axis, touched)) != 0 ||
        (rule = find_common_target(b, s, unit, touched, out)) != 0)
        return rule;
    bits_clear(out->by, SET);
    FOR_SET (i, s->core.draft)
        bit_add(out->by, i);
    bit_add(out->by, unit);
    out->axis[unit] = (int16_t)axis;
    return au_is_chain(b, s, out->by) ? 0 : AU_9_7_1;
}

/* -- offers: along the axis of each enemy in reach -- */

bool au_offer_canister(const struct au_board *b, const struct au_state *s, int unit,
                       struct eng_choices *c)
{
    struct plane_box box = au_box(b, s, unit);
    struct au_salvo salvo;
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &box, CANISTER_REACH + 10, 1 << au_enemy_of(b, unit), near);
    bool any = false;

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        int axis = au_axis_at(b, s, unit, near[i], CANISTER_REACH);
        if (axis < 0 || au_lay_canister(b, s, unit, axis, &salvo))
            continue;
        if (!c)
            return true;
        any = true;
        eng_choices_add(c, &(struct eng_action){ .verb = VERB_CANISTER,
                                                 .noun = (uint16_t)unit,
                                                 .angle = (int16_t)axis });
    }
    return any;
}

/* -- the shot -- */

enum eng_flow au_fire_canister(struct eng_turn *t, int unit, int axis)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_salvo salvo;

    au_lay_canister(b, s, unit, axis, &salvo);
    bits_clear(s->struck, SET);
    FOR_SET (i, salvo.by)
        add_touched(b, s, i, salvo.axis[i], 3, s->struck);
    FOR_SET (i, salvo.by)
        bit_drop(s->struck, i);
    au_turn_guns(t, &salvo);
    FOR_SET (i, salvo.by)
        tell(t, AU_9_3_1, ENG_ALL, NEWS_CANISTER, i, salvo.axis[i]);
    return call(t, PROC_CANISTER, unit, FIRE_CANISTER);
}

/* Of those who fire: whose templates touch the unit.  It may have been driven elsewhere by what
 * struck others before it; then the first of them counts. */
static void strike_by(const struct au_board *b, const struct au_state *s, const struct eng_frame *f,
                      int target, uint64_t out[SET])
{
    FOR_SET (i, s->firing) {
        struct plane_shape shape = au_template(s, i, s->unit[i].faced, CANISTER_REACH);
        if (canister_of(f)->kind != FIRE_CANISTER || au_touches(b, s, &shape, target))
            bit_add(out, i);
    }
    if (bits_empty(out, SET))
        bit_add(out, canister_of(f)->by);
}

static void drop_absent(struct au_state *s)
{
    FOR_SET (i, s->struck)
        if (!au_on_field(s, i))
            bit_drop(s->struck, i);
}

/* All are struck.  The guns look into their caissons. */
static enum eng_flow end_volley(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;

    if (BY(AU_20_1_3, canister_of(f)->kind == FIRE_CANISTER))
        FOR_SET (i, s->firing)
            au_spend_ammunition(t, i);
    return finish(t, 0);
}

/* The nearest to the battery; where that has perished by its own volley, the lower number (ruling 146). */
static int next_struck(const struct au_board *b, const struct au_state *s, int by)
{
    return au_on_field(s, by) ? au_nearest_of(b, s, s->struck, by) : bits_next(s->struck, SET, 0);
}

enum eng_flow au_canister_next(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    uint64_t by[SET] = { 0 };
    int kind = canister_of(f)->kind;

    if (au_decided(s))
        return end_match(t);
    drop_absent(s);
    if (BY(AU_9_3_2, bits_empty(s->struck, SET)))
        return end_volley(t, f);
    int unit = next_struck(b, s, canister_of(f)->by);
    bit_drop(s->struck, unit);
    canister_frame(f)->at = (int16_t)unit;
    canister_frame(f)->led = (int16_t)au_led_by(b, s, unit);
    strike_by(b, s, f, unit, by);
    if (kind == FIRE_STATIC)
        kind = au_fire_kind(b, s, canister_of(f)->by, unit);
    int total = au_fire_total(t, by, unit, kind);
    return call(t, PROC_RESULT, unit, total, au_nearest_of(b, s, by, unit),
                BY(AU_9_6_4, kind == FIRE_ASSAULT) ? HOW_ASSAULT : HOW_FIRE);
}

enum eng_flow au_canister_hit(struct eng_turn *t, struct eng_frame *f)
{
    au_after_fire(t, canister_of(f)->at, canister_of(f)->led, f->answer,
                  canister_of(f)->kind != FIRE_CANISTER);
    return NEXT;
}
