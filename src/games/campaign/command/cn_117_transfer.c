/* cn_117_transfer.c -- 1X 13-4, 33 to 37, 117 to 120, 372, 373, 376: units change tracks, and SP change
 * units, in the organisation segment. */

#include "games/campaign/command/cn_organise.h"

bool cn_stands_on_map(const struct cn_board *b, const struct cn_state *s, int leader)
{
    if (leader < 0 || leader >= b->leader_count)
        return false;
    int standing = s->leader[leader].standing;
    return (standing == IS_MAP || standing == IS_BOX) &&
           s->leader[cn_formation_of(s, leader)].standing == IS_MAP;
}

bool cn_is_own_unit(const struct cn_board *b, const struct cn_state *s, int side, int unit)
{
    return unit >= 0 && unit < b->unit_count && b->unit[unit].side == side &&
           s->unit[unit].standing == IS_TRACK && cn_stands_on_map(b, s, s->unit[unit].leader);
}

/* -- room on a track -- */

/* 1X-372-1: the half that goes where this one goes, or comes into play with it; CN_NOBODY. */
static int other_half(const struct cn_board *b, const struct cn_state *s, int unit)
{
    int pair = b->unit[unit].pair, standing = s->unit[unit].standing;
    bool together = pair != CN_NOBODY && s->unit[pair].standing == standing &&
                    (standing == IS_TRACK || standing == IS_OUT);

    return together ? pair : CN_NOBODY;
}

static int with_pair2(const struct cn_board *b, const struct cn_state *s, int unit)
{
    int pair = other_half(b, s, unit);

    return b->unit[unit].subordination2 + (pair == CN_NOBODY ? 0 : b->unit[pair].subordination2);
}

/* 1X-376-1: one unit of the other Coalition nation on a track; leaders mix freely (1X-376-2). */
static bool foreigners_fit(const struct cn_board *b, const struct cn_state *s, int unit, int leader)
{
    int foreign = b->unit[unit].nation != b->leader[leader].nation;

    if (b->leader[leader].side != COALITION || foreign == 0)
        return true;
    for (int i = b->unit_first[COALITION]; i < b->unit_first[COALITION + 1]; i++)
        if (i != unit && s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader &&
            b->unit[i].nation != b->leader[leader].nation)
            foreign++;
    return foreign <= 1;
}

static bool is_within(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return cn_load2(b, s, leader) <= cn_span2(b, s, leader);
}

/* As it will be: who has given his last unit away costs nothing any more (1X-39-3, 113-1), an
 * unemployed leader in a box does when he has one, and a Major General of cavalry with foot costs 2. */
static bool fits_after(const struct cn_board *b, const struct cn_state *s, int unit, int leader)
{
    int pair = other_half(b, s, unit);
    struct cn_state after = *s;

    after.unit[unit].standing = IS_TRACK;
    after.unit[unit].leader = (uint8_t)leader;
    if (pair != CN_NOBODY) {
        after.unit[pair].standing = IS_TRACK;
        after.unit[pair].leader = (uint8_t)leader;
    }
    return is_within(b, &after, leader) && is_within(b, &after, cn_formation_of(s, leader));
}

eng_ruleno cn_check_room(const struct cn_board *b, const struct cn_state *s, int unit, int leader)
{
    TABLE(CN_33_2, "units.tsv");
    TABLE(CN_367_11, "units.tsv");
    if (other_half(b, s, unit) != CN_NOBODY && b->leader[leader].kind == LEADER_MG_HORSE)
        return CN_373_2;
    if (!foreigners_fit(b, s, unit, leader))
        return CN_376_1;
    bool fits =
        BY(CN_33_3, cn_load2(b, s, leader) + with_pair2(b, s, unit) <= cn_span2(b, s, leader));
    if ((fits && cn_formation_of(s, leader) == leader) || fits_after(b, s, unit, leader))
        return 0;
    return fits ? CN_37_1 : CN_33_1;
}

bool cn_has_room(const struct cn_board *b, const struct cn_state *s, int unit, int leader)
{
    return cn_check_room(b, s, unit, leader) == 0;
}

/* 1X-372-1: the horse of a mixed unit does not leave its foot. */
static bool is_bound_to_foot(const struct cn_board *b, const struct cn_state *s, int unit)
{
    return b->unit[unit].traits & TRAIT_HALF && other_half(b, s, unit) != CN_NOBODY;
}

eng_ruleno cn_check_give(const struct cn_board *b, const struct cn_state *s, int unit, int leader)
{
    if (!cn_stands_on_map(b, s, leader) || b->leader[leader].side != b->unit[unit].side ||
        s->unit[unit].leader == leader)
        return CN_117_1;
    if (BY(CN_122_3, s->leader[leader].hex != s->leader[s->unit[unit].leader].hex))
        return CN_13_4;
    eng_ruleno why = cn_check_room(b, s, unit, leader);
    return why == 0 && is_bound_to_foot(b, s, unit) ? CN_372_1 : why;
}

static bool is_without_troops(const struct cn_state *s, int leader)
{
    return s->leader[leader].standing == IS_BOX ? !cn_leads_units(s, leader)
                                                : !cn_has_troops(s, leader);
}

/* 1X-125-3, 141-1: on the map he leads a formation now that was not there before. */
void cn_note_new(struct cn_state *s, int leader)
{
    if (s->leader[leader].standing == IS_MAP)
        s->leader[leader].did |= DID_PART;
}

/* 1X-244-2: who had no troops leads them in the mode in which they were; to others they come as they are,
 * foragers who join a formation that is concentrated (247-3). */
bool cn_take_mode(struct cn_state *s, int leader, int unit)
{
    bool scattered = cn_unit_scattered(s, unit);

    if (is_without_troops(s, leader)) {
        s->leader[leader].forage = scattered;
        cn_note_new(s, leader);
    }
    return scattered && !cn_is_scattered(s, leader);
}

/* 1X-113-1: a Major General whose last unit is taken is off the map. */
void cn_give(struct eng_turn *t, int unit, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int pair = b->unit[unit].pair;

    tell(t, CN_117_1, seats_of(t->core, b->unit[unit].side), NEWS_GIVEN, unit, leader);
    bool scattered = cn_take_mode(s, leader, unit);
    s->unit[unit].leader = (uint8_t)leader;
    s->unit[unit].scattered = scattered;
    if (pair != CN_NOBODY && BY(CN_373_1, s->unit[pair].standing == IS_TRACK)) {
        s->unit[pair].leader = (uint8_t)leader;
        s->unit[pair].scattered = scattered;
    }
    cn_release_generals(t, b->unit[unit].side);
}

/* -- SP from unit to unit -- */

static int type_of(const struct cn_board *b, int unit)
{
    return b->unit[unit].traits & (TRAIT_LIGHT | TRAIT_COSSACK);
}

static bool is_guard(const struct cn_board *b, int unit)
{
    return b->unit[unit].quality != QUALITY_LINE;
}

/* From depot troops to the Old Guard (1X-110). */
static bool is_same_quality(const struct cn_board *b, int from, int to)
{
    const struct cn_unit_row *f = &b->unit[from], *g = &b->unit[to];

    return f->quality == g->quality &&
           (f->traits & TRAIT_INEFFECTIVE) == (g->traits & TRAIT_INEFFECTIVE);
}

/* 1X-109, 110, 120: nation, arm, light or line; the Guard gives to the line and takes nothing from it,
 * and in NAB not even that: every quality stays by itself. */
eng_ruleno cn_check_kinds(const struct cn_board *b, const struct cn_state *s, int from, int to)
{
    const struct cn_unit_row *f = &b->unit[from], *g = &b->unit[to];

    if (f->nation != g->nation)
        return CN_109_1;
    if (f->arm != g->arm || type_of(b, from) != type_of(b, to))
        return CN_120_1;
    if (s->title == TITLE_NAB && !is_same_quality(b, from, to))
        return CN_109_1;
    return is_guard(b, to) && !is_guard(b, from) ? CN_120_3 : 0;
}

/* 1X-118-1: within one formation and one hex; a march regiment within the hex (1X-108-2). */
static bool are_near(const struct cn_board *b, const struct cn_state *s, int from, int to)
{
    int giver = s->unit[from].leader, taker = s->unit[to].leader;

    if (s->leader[giver].hex != s->leader[taker].hex)
        return false;
    return cn_formation_of(s, giver) == cn_formation_of(s, taker) ||
           (b->unit[from].traits & TRAIT_MARCH);
}

eng_ruleno cn_check_strength(const struct cn_board *b, const struct cn_state *s, int from, int to,
                             int sp)
{
    HOLDS(CN_108_3, "no check of absorbing asks for the enemy's zones");
    if (from == to || !cn_is_own_unit(b, s, b->unit[from].side, to) || !are_near(b, s, from, to))
        return CN_118_1;
    eng_ruleno why = cn_check_kinds(b, s, from, to);
    if (why)
        return why;
    if (sp < 1 || sp > s->unit[from].sp)
        return CN_118_1;
    return s->unit[to].sp + sp > b->unit[to].most ? CN_118_2 : 0;
}

/* 1X-51-2: a unit that has given all is gone for good; the piece of a march regiment may be used
 * again (1X-108-4).  Nobody is immobile for it (1X-108-5). */
void cn_pass_strength(struct eng_turn *t, int from, int to, int sp)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    bool regiment = b->unit[from].traits & TRAIT_MARCH;

    HOLDS(CN_108_5, "passing strength leaves the mark of replacements alone");
    tell(t, regiment ? CN_108_2 : CN_118_1, seats_of(t->core, b->unit[from].side), NEWS_SP_GIVEN,
         from, sp, to);
    if (cn_unit_scattered(s, from) && !cn_is_scattered(s, s->unit[to].leader))
        s->unit[to].scattered = 1; /* 1X-247-3: foragers have joined it */
    s->unit[to].sp = (uint8_t)(s->unit[to].sp + sp);
    s->unit[from].sp = (uint8_t)(s->unit[from].sp - sp);
    if (BY(CN_51_2, s->unit[from].sp == 0 && !(b->unit[from].traits & TRAIT_HALF)))
        cn_strike_unit(t, from, BY(CN_108_4, regiment) ? IS_OUT : IS_LOST);
}
