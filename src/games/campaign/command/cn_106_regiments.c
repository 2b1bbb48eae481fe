/* cn_106_regiments.c -- 1X 106 to 110, 114, 116, 119: march regiments and empty pieces, made of
 * replacements at a source or depot, or of SP of a unit in play. */

#include "games/campaign/command/cn_organise.h"

/* 1X-106-2, 106-6, 116: as many as there are pieces; what was destroyed is none (1X-116-2). */
bool cn_is_free_regiment(const struct cn_board *b, const struct cn_state *s, int side, int unit)
{
    return unit >= 0 && unit < b->unit_count && b->unit[unit].side == side &&
           BY(CN_116_2, s->unit[unit].standing == IS_OUT) &&
           BY(CN_116_1, (b->unit[unit].traits & (TRAIT_MARCH | TRAIT_EMPTY)) != 0) &&
           !(b->unit[unit].traits & TRAIT_HALF);
}

static void raise_unit(struct cn_state *s, const struct cn_board *b, int unit, int leader, int sp)
{
    int pair = b->unit[unit].pair;

    s->unit[unit] =
        (struct cn_unit){ .standing = IS_TRACK, .leader = (uint8_t)leader, .sp = (uint8_t)sp };
    if (pair != CN_NOBODY && s->unit[pair].standing == IS_OUT)
        s->unit[pair] = (struct cn_unit){ .standing = IS_TRACK, .leader = (uint8_t)leader };
}

/* -- of a unit's SP -- */

/* 1X-119-1: on the same track, or on another in the same hex if that one is full. */
static int track_for(const struct cn_board *b, const struct cn_state *s, int from, int regiment)
{
    int own = s->unit[from].leader, side = b->unit[from].side;

    if (BY(CN_119_1, cn_has_room(b, s, regiment, own)))
        return own;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_stands_on_map(b, s, i) && s->leader[i].hex == s->leader[own].hex &&
            cn_has_room(b, s, regiment, i))
            return i;
    return CN_NOBODY;
}

eng_ruleno cn_check_detachment(const struct cn_board *b, const struct cn_state *s, int from,
                               int regiment, int sp)
{
    if (!cn_is_free_regiment(b, s, b->unit[from].side, regiment))
        return CN_106_2;
    eng_ruleno why = cn_check_kinds(b, s, from, regiment);
    if (why)
        return why;
    if (sp > b->unit[regiment].most)
        return CN_106_6;
    if (sp < 1 || sp > s->unit[from].sp)
        return CN_107_1;
    return track_for(b, s, from, regiment) == CN_NOBODY ? CN_33_1 : 0;
}

void cn_make_detachment(struct eng_turn *t, int from, int regiment, int sp)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    bool march = b->unit[from].traits & TRAIT_MARCH;
    int leader = track_for(b, s, from, regiment);

    tell(t, CN_107_1, seats_of(t->core, b->unit[from].side), NEWS_SP_GIVEN, from, sp, regiment);
    bool scattered = cn_take_mode(s, leader, from);
    raise_unit(s, b, regiment, leader, sp);
    s->unit[regiment].scattered = scattered;
    s->unit[from].sp = (uint8_t)(s->unit[from].sp - sp);
    if (s->unit[from].sp == 0 && !(b->unit[from].traits & TRAIT_HALF))
        cn_strike_unit(t, from, march ? IS_OUT : IS_LOST);
}

/* -- of replacements -- */

static bool has_enemy(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return false;
}

/* 1X-106-5: a source of his own, or a depot on the line of communication. */
eng_ruleno cn_check_entry(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    if (hex < 0 || has_enemy(s, side, hex))
        return CN_106_5;
    return cn_is_source(b, s, side, hex) || cn_loc_depot(b, s, side, hex) ? 0 : CN_106_5;
}

/* Where the regiment of a Major General comes in: he is there already, or he is put there. */
static int entry_of(const struct cn_board *b, const struct cn_state *s, int leader, int entry)
{
    int side = b->leader[leader].side;

    if (cn_stands_on_map(b, s, leader))
        return s->leader[leader].hex;
    return BY(CN_114_1, entry != CN_NOWHERE) ? entry : cn_supply_source(s, side);
}

/* 1X-109-1, 101: points of its nation and arm. */
static int points_for(const struct cn_board *b, const struct cn_state *s, int regiment)
{
    const struct cn_unit_row *u = &b->unit[regiment];

    return s->army[u->side].pool[u->nation][u->arm];
}

eng_ruleno cn_check_regiment(const struct cn_board *b, const struct cn_state *s, int leader,
                             int entry, int regiment, int sp)
{
    int side = b->leader[leader].side, hex = entry_of(b, s, leader, entry);

    if (BY(CN_102_2, b->leader[leader].kind == LEADER_NAMED))
        return CN_106_1;
    if (!cn_is_free_regiment(b, s, side, regiment))
        return CN_106_2;
    if (hex == CN_NOWHERE || cn_check_entry(b, s, side, hex) != 0)
        return CN_106_5;
    if (sp > b->unit[regiment].most)
        return CN_106_6;
    if (sp < 1 || sp > points_for(b, s, regiment))
        return CN_106_1;
    if (cn_hex_strength(b, s, side, hex) + sp > cn_stack_limit(b, hex))
        return cn_stack_limit(b, hex) == 25 ? CN_193_1 : CN_257_1;
    return cn_check_room(b, s, regiment, leader);
}

/* 1X-106-3: with a free command in this turn, like a reinforcement; 1X-108-1: the points are spent. */
void cn_make_regiment(struct eng_turn *t, int leader, int entry, int regiment, int sp)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int hex = entry_of(b, s, leader, entry);
    bool comes = !cn_stands_on_map(b, s, leader), had_troops = cn_has_troops(s, leader);
    int top = cn_formation_of(s, leader);
    bool idle = !comes && !cn_has_troops(s, top);
    uint8_t *points =
        &s->army[b->unit[regiment].side].pool[b->unit[regiment].nation][b->unit[regiment].arm];

    HOLDS(CN_108_1, "no verb and no row adds to a pool but the turn track");
    *points = (uint8_t)(*points - sp);
    if (comes)
        cn_forget_leader(s, leader, IS_OUT);
    if (!cn_leads_units(s, leader))
        s->leader[leader].forage = 0; /* whatever those did whom he led before */
    raise_unit(s, b, regiment, leader, sp);
    if (comes)
        cn_put_leader(t, leader, hex);
    if (!had_troops) {
        cn_note_new(s, leader);
        s->leader[leader].did |= DID_ARRIVE;
    }
    if (idle)
        cn_move_leader(t, top, hex); /* a formation is there now: 1X-68-5, 162-1 */
    tell(t, CN_106_1, seats_of(t->core, b->unit[regiment].side), NEWS_REGIMENT, regiment, sp,
         leader);
    cn_tell_used(t, regiment, sp);
}

/* Nothing but such pieces: with others he is no reinforcement any more. */
bool cn_leads_regiments(const struct cn_board *b, const struct cn_state *s, int leader)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, leader, true, unit);

    for (int i = 0; i < count; i++)
        if (!(b->unit[unit[i]].traits & (TRAIT_MARCH | TRAIT_EMPTY)))
            return false;
    return count > 0;
}
