/* cn_130_losses.c -- 1X 130: losses are spread over the units of a formation as evenly as can be,
 * SP by SP; the owner is asked where shares are unequal. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

/* 1X-130-4: each battle and each test has its own tally. */
void cn_begin_tally(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;
    uint8_t unit[CN_UNITS];
    int count = cn_units_with(cn_board(t->box), s, leader, unit);

    for (int i = 0; i < count; i++)
        if (BY(CN_130_4, s->unit[unit[i]].lost > 0))
            s->unit[unit[i]].lost = 0;
}

/* -- who can bear the next SP -- */

struct bearers {
    int count;
    uint8_t unit[CN_UNITS];
};

static bool is_combat(int kind)
{
    return kind != LOSS_ATTRITION && kind != LOSS_MUD && kind < LOSS_FOOT;
}

/* Borne where they fight, not on the way from there. */
static bool is_fought(int kind)
{
    return kind == LOSS_FIRE || kind == LOSS_PITCHED || kind == LOSS_WINNER;
}

/* LOSS_HEX: 0 everywhere, a hex + 1 there, -1 - battle where that counter-attack strikes. */
static bool is_hit(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                   int hex)
{
    int where = losses_of(f)->where, leader = losses_of(f)->leader;
    struct cn_half h;

    if (where >= 0)
        return where == 0 || hex == where - 1;
    if (where < -CN_BATTLES || leader >= b->leader_count)
        return true;
    cn_half_of(b, s, -1 - where, true, &h);
    return b->leader[leader].side == h.attacker ? cn_has_hex(h.from, h.from_count, hex)
                                                : cn_has_hex(h.to, h.to_count, hex);
}

static void in_scope(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                     struct bearers *out)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_with(b, s, losses_of(f)->leader, unit);

    out->count = 0;
    for (int i = 0; i < count; i++)
        if (s->unit[unit[i]].sp > 0 && is_hit(b, s, f, s->leader[s->unit[unit[i]].leader].hex) &&
            (is_combat(losses_of(f)->kind) ||
             cn_bears_attrition(b, s, unit[i], losses_of(f)->kind)))
            out->unit[out->count++] = unit[i];
}

typedef bool bears(const struct cn_board *b, const struct cn_state *s, int unit);

static bool keep(const struct cn_board *b, const struct cn_state *s, bears *which,
                 struct bearers *list)
{
    struct bearers kept = { .count = 0 };

    for (int i = 0; i < list->count; i++)
        if (which(b, s, list->unit[i]))
            kept.unit[kept.count++] = list->unit[i];
    if (kept.count == 0)
        return false;
    *list = kept;
    return true;
}

static bool is_gun(const struct cn_board *b, const struct cn_state *s, int unit)
{
    (void)s;
    return b->unit[unit].arm == ARTILLERY;
}

static bool is_at(const struct cn_state *s, int unit, int hex)
{
    return s->unit[unit].sp > 0 && cn_unit_hex(s, unit) == hex;
}

bool cn_guns_alone(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    bool guns = false;

    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++) {
        if (!is_at(s, i, hex))
            continue;
        if (!is_gun(b, s, i))
            return false;
        guns = true;
    }
    return guns;
}

/* The hexes of the formation's side in the battle that is fought; none outside of one. */
static int fought_hexes(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *f, const uint16_t **hex)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);
    int count = 0;

    if (round)
        cn_side_hexes(b, &s->battle[half_of(round)->battle], b->leader[losses_of(f)->leader].side,
                      hex, &count);
    return count;
}

static bool is_engaged(const struct cn_board *b, const struct cn_state *s, int unit)
{
    (void)b;
    return !s->unit[unit].reserve;
}

static bool is_guard(const struct cn_board *b, const struct cn_state *s, int unit)
{
    (void)s;
    return cn_is_guard(b, unit);
}

static bool is_guard_man(const struct cn_board *b, const struct cn_state *s, int unit)
{
    return is_guard(b, s, unit) && b->unit[unit].arm != ARTILLERY;
}

static bool is_old_guard(const struct cn_board *b, const struct cn_state *s, int unit)
{
    return is_guard_man(b, s, unit) && b->unit[unit].quality == QUALITY_OLD_GUARD;
}

static void keep_fewest(const struct cn_state *s, struct bearers *list)
{
    struct bearers kept = { .count = 0 };
    int fewest = 255;

    for (int i = 0; i < list->count; i++)
        if (s->unit[list->unit[i]].lost < fewest)
            fewest = s->unit[list->unit[i]].lost;
    for (int i = 0; i < list->count; i++)
        if (BY(CN_233_3, s->unit[list->unit[i]].lost == fewest))
            kept.unit[kept.count++] = list->unit[i];
    *list = kept;
}

static void narrow(const struct cn_board *b, const struct cn_state *s, int kind,
                   struct bearers *list)
{
    if (BY(CN_130_2, kind == LOSS_MUD || kind == LOSS_FOOT_MUD))
        keep(b, s, is_gun, list);
    else if (BY(CN_316_1, kind == LOSS_GUARD))
        keep(b, s, is_old_guard, list);
    else if (kind == LOSS_GUARD_REST && !keep(b, s, is_guard_man, list))
        keep(b, s, is_guard, list);
    else if (BY(CN_336_2, kind == LOSS_PURSUIT) && keep(b, s, is_gun, list))
        return;
    else if (is_combat(kind))
        keep(b, s, is_engaged, list);
}

static bool has_others(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f)
{
    struct bearers list;

    in_scope(b, s, f, &list);
    for (int i = 0; i < list.count; i++)
        if (!is_gun(b, s, list.unit[i]))
            return true;
    return false;
}

/* 1X-306-4: in its own attack a side defends no hex, and a pitched battle spares all its guns. */
static bool is_strike(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);
    struct cn_half h;

    if (!round || losses_of(f)->kind == LOSS_FIRE)
        return false;
    cn_half_of(b, s, half_of(round)->battle, half_of(round)->counter, &h);
    return b->leader[losses_of(f)->leader].side == h.attacker;
}

/* Bit n for the nth hex of that side in the battle; outside of battles the first bit stands for all. */
static int guns_alone_now(const struct cn_board *b, const struct cn_state *s,
                          const struct eng_frame *f)
{
    const uint16_t *hex;
    int count = fought_hexes(b, s, f, &hex), mask = 0;

    if (count && is_strike(b, s, f))
        return 0;
    for (int i = 0; i < count; i++)
        if (cn_guns_alone(b, s, b->leader[losses_of(f)->leader].side, hex[i]))
            mask |= 1 << i;
    return count ? mask : !has_others(b, s, f);
}

/* 1X-302-2, 302-9, 306-4: fire and pitched battle spare the guns of a hex where others stood with them
 * when it began, even if these are all lost, and those that only stand by. */
static bool is_spared(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                      int unit)
{
    const uint16_t *hex;
    int count = fought_hexes(b, s, f, &hex), mask = losses_of(f)->guns - 1;

    if (!is_fought(losses_of(f)->kind) || !is_gun(b, s, unit) || mask < 0)
        return false;
    for (int i = 0; i < count; i++)
        if (hex[i] == s->leader[s->unit[unit].leader].hex)
            return BY(CN_306_4, !(mask >> i & 1));
    return count > 0 || !(mask & 1);
}

static void spare_guns(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f, struct bearers *list)
{
    int kept = 0;

    for (int i = 0; i < list->count; i++)
        if (!is_spared(b, s, f, list->unit[i]))
            list->unit[kept++] = list->unit[i];
    list->count = kept;
}

/* 1X-130-1: among those who may, those with the fewest losses so far. */
static void bearers_of(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f, struct bearers *out)
{
    in_scope(b, s, f, out);
    spare_guns(b, s, f, out);
    narrow(b, s, losses_of(f)->kind, out);
    keep_fewest(s, out);
}

/* -- what kind of loss the next SP is -- */

/* 1X-235-1: all guns of the formation, those of the Old Guard too, though they bear nothing (236). */
static bool has_many_guns(const struct cn_board *b, const struct cn_state *s,
                          const struct eng_frame *f)
{
    return BY(CN_235_1, cn_strength_with(b, s, losses_of(f)->leader, 1u << ARTILLERY) > 2);
}

static bool has(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                bears *which)
{
    struct bearers list;

    in_scope(b, s, f, &list);
    return keep(b, s, which, &list);
}

/* 1X-302-2: what the enemy's guns cost the committed Guard falls on one hex, and on no guns. */
static bool is_fire(const struct eng_frame *f)
{
    return losses_of(f)->where > 0;
}

/* 1X-130-2: mud takes a gun first if there are more than 2 SP of them (1X-235-1); the committed Guard
 * bears all, the Old Guard first, and what it cannot pay falls twice on the line (1X-316). */
static void settle_kind(const struct cn_board *b, const struct cn_state *s, struct eng_frame *f)
{
    int16_t *kind = &losses_frame(f)->kind;

    if (*kind == LOSS_MUD && !has_many_guns(b, s, f))
        *kind = LOSS_ATTRITION;
    if (*kind == LOSS_FOOT_MUD && !has_many_guns(b, s, f))
        *kind = LOSS_FOOT;
    if (*kind == LOSS_GUARD && !has(b, s, f, is_old_guard))
        *kind = LOSS_GUARD_REST;
    if (*kind == LOSS_GUARD_REST &&
        BY(CN_316_5, !has(b, s, f, is_fire(f) ? is_guard_man : is_guard))) {
        *kind = LOSS_PITCHED;
        losses_frame(f)->left = (int16_t)(BY(CN_316_2, 2) * losses_of(f)->left);
    }
    if (losses_of(f)->guns == 0)
        losses_frame(f)->guns = (int16_t)(1 + guns_alone_now(b, s, f));
}

/* How many of the SP left are spread by the same rule as the next one. */
static int share(const struct eng_frame *f)
{
    int kind = losses_of(f)->kind;

    return kind == LOSS_MUD || kind == LOSS_FOOT_MUD || kind == LOSS_GUARD ? 1 : losses_of(f)->left;
}

/* -- one SP -- */

/* On the way from the fight nobody takes it up. */
static void leave_reserve(struct eng_turn *t, const struct eng_frame *f, int unit)
{
    struct cn_state *s = t->state;
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);

    if (round && is_fought(losses_of(f)->kind))
        cn_leave_reserve(t, cn_battle_now(s, round), unit);
    s->unit[unit].reserve = 0;
}

/* 1X-279-1: reserves bear losses only when nobody else is left, and then are reserves no more; guns in
 * reserve pay the pursuit first all the same (1X-336-2), and that engages nobody. */
static void engage_all(struct eng_turn *t, const struct eng_frame *f)
{
    struct cn_state *s = t->state;
    struct bearers list;

    in_scope(cn_board(t->box), s, f, &list);
    for (int i = 0; i < list.count; i++)
        if (s->unit[list.unit[i]].reserve)
            leave_reserve(t, f, list.unit[i]);
}

/* Somebody engaged who could bear the next SP; guns that are spared hold no hex for others. */
static bool is_held(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f,
                    int side, int hex)
{
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (is_at(s, i, hex) && !s->unit[i].reserve && !is_spared(b, s, f, i))
            return true;
    return false;
}

/* 1X-279-1: where the engaged have been destroyed all come out of reserve, whether they are hit
 * themselves or not. */
static void engage_behind(struct eng_turn *t, const struct eng_frame *f, int side, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    if (!is_fought(losses_of(f)->kind) || is_held(b, s, f, side, hex))
        return;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (is_at(s, i, hex) && s->unit[i].reserve) {
            leave_reserve(t, f, i);
            tell(t, CN_279_1, seats_of(t->core, side), NEWS_ENGAGED, i);
        }
}

static void bear(struct eng_turn *t, struct eng_frame *f, int unit)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int hex = s->leader[s->unit[unit].leader].hex;

    if (is_combat(losses_of(f)->kind) && s->unit[unit].reserve && losses_of(f)->kind < LOSS_GUARD &&
        !has(b, s, f, is_engaged))
        engage_all(t, f);
    if (losses_of(f)->kind == LOSS_MUD)
        losses_frame(f)->kind = LOSS_ATTRITION;
    if (losses_of(f)->kind == LOSS_FOOT_MUD)
        losses_frame(f)->kind = LOSS_FOOT;
    if (losses_of(f)->kind == LOSS_GUARD)
        losses_frame(f)->kind = LOSS_GUARD_REST;
    losses_frame(f)->left--;
    losses_frame(f)->borne++;
    tell(t, CN_130_1, seats_of(t->core, b->unit[unit].side), NEWS_UNIT_LOSES, unit,
         s->unit[unit].sp - 1);
    cn_lose_sp(t, unit, 1);
    engage_behind(t, f, b->unit[unit].side, hex);
}

/* 1X-130-3: the strongest is proposed. */
static int proposed(const struct cn_state *s, const struct bearers *list)
{
    int best = 0;

    for (int i = 1; i < list->count; i++)
        if (BY(CN_130_3, s->unit[list->unit[i]].sp > s->unit[list->unit[best]].sp))
            best = i;
    return list->unit[best];
}

/* 1X-263-1: a Major General who led is gone with his last unit; who leads on bears the rest. */
static bool hand_on(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);
    int leader = losses_of(f)->leader, side = b->leader[leader].side;

    if (!round || !is_fought(losses_of(f)->kind) || s->leader[leader].standing == IS_MAP)
        return false;
    struct cn_battle *battle = cn_battle_now(s, round);
    if (cn_chief_of(b, battle, side) != leader)
        return false;
    cn_succeed_leaders(b, s, battle);
    losses_frame(f)->leader = (int16_t)cn_chief_of(b, battle, side);
    return losses_of(f)->leader != leader;
}

/* Deals as long as nothing is to be chosen.  True: the owner must choose. */
static bool deal(struct eng_turn *t, struct eng_frame *f, bool by_proposal)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    struct bearers list;

    while (losses_of(f)->left > 0) {
        settle_kind(b, s, f);
        bearers_of(b, s, f, &list);
        if (list.count == 0 && hand_on(t, f))
            continue;
        if (list.count == 0)
            return false;
        if (list.count > 1 && share(f) < list.count) {
            if (!by_proposal)
                return true;
            bear(t, f, proposed(s, &list));
            continue;
        }
        for (int i = 0; i < list.count; i++)
            bear(t, f, list.unit[i]);
    }
    return false;
}

enum eng_flow cn_ask_loss(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);

    HOLDS(CN_106_4, "only their making and their end know march regiments from others");
    if (!deal(t, f, false))
        return NEXT;
    if (!is_combat(losses_of(f)->kind) &&
        !cn_may_ask_tested(b, t->state, losses_of(f)->kind, losses_of(f)->left)) {
        deal(t, f, true);
        return NEXT;
    }
    return ask(t, seats_of(t->core, b->leader[losses_of(f)->leader].side));
}

void cn_offer_loss(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_state *s = state;
    struct bearers list;

    (void)seat;
    bearers_of(cn_board(box), s, eng_now(&s->core), &list);
    for (int i = 0; i < list.count; i++)
        offer_noun(c, VERB_LOSE, CN_UNIT0 + list.unit[i]);
    offer(c, VERB_DONE);
}

enum eng_flow cn_take_loss(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_DONE) {
        deal(t, f, true);
        return NEXT;
    }
    bear(t, f, a->noun - CN_UNIT0);
    return jump(f, ROW_LOSS);
}

/* -- 1X-40-1: all SP of a formation lost in combat or pursuit -- */

/* In other hexes, or riding with him without troops (1X-39-2). */
static int next_with(const struct cn_board *b, const struct cn_state *s, int leader)
{
    for (int i = b->side_first[b->leader[leader].side];
         i < b->side_first[b->leader[leader].side + 1]; i++)
        if (s->leader[i].standing == IS_MAP && s->leader[i].under == leader)
            return i;
    return CN_NOBODY;
}

enum eng_flow cn_after_loss(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = losses_of(f)->leader, other;

    if (is_combat(losses_of(f)->kind))
        peek(t); /* the fight goes on, and with it what the enemy has kept to himself */
    if (!is_combat(losses_of(f)->kind) || s->leader[leader].standing != IS_MAP ||
        cn_strength_with(b, s, leader, 7) > 0)
        return finish(t, losses_of(f)->borne);
    if ((other = cn_next_in_box(b, s, leader)) != CN_NOBODY)
        cn_unbox(t, other);
    else if ((other = next_with(b, s, leader)) != CN_NOBODY)
        s->leader[other].under = CN_NOBODY;
    else if (losses_of(f)->left < 0)
        return finish(t, losses_of(f)->borne);
    else {
        other = leader;
        losses_frame(f)->left = -1;
    }
    return call(t, PROC_CAPTURE, other, CN_NOBODY);
}
