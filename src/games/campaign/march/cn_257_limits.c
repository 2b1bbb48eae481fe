/* cn_257_limits.c -- 1X 123 to 125, 193, 257: what may stay in one hex together. */

#include "games/campaign/command/cn_organise.h"
#include "games/campaign/command/cn_stack.h"

int cn_stack_limit(const struct cn_board *b, int hex)
{
    return b->hex[hex].town == FORTIFIED_TOWN || b->hex[hex].town == CITADEL ? 25 : 48;
}

/* -- the formations of a stack -- */

void cn_gather_stack(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                     struct cn_stack *out)
{
    out->count = 0;
    out->side = side;
    out->hex = hex;
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS &&
            cn_is_formation(b, s, s->piece[i].what))
            out->leader[out->count++] = s->piece[i].what;
}

static bool leads_all(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st,
                      int leader)
{
    int load = cn_load2(b, s, leader);

    if (!cn_may_command(b, s, leader))
        return false;
    for (int i = 0; i < st->count; i++) {
        int other = st->leader[i];
        if (other == leader)
            continue;
        if (b->leader[other].subordination2 == CN_NOBODY)
            return false;
        load += cn_price2(b, s, leader, other);
    }
    return load <= cn_span2(b, s, leader);
}

int cn_stack_leaders(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st,
                     uint8_t out[CN_SLOTS])
{
    int count = 0;

    for (int i = 0; i < st->count; i++)
        if (leads_all(b, s, st, st->leader[i]))
            out[count++] = st->leader[i];
    return count;
}

/* 1X-125-5, 125-7: somebody next to them has the span for all, and troops of his own. */
bool cn_stack_has_neighbour(const struct cn_board *b, const struct cn_state *s,
                            const struct cn_stack *st)
{
    for (int i = b->side_first[st->side]; i < b->side_first[st->side + 1]; i++)
        if (BY(CN_125_7, cn_is_formation(b, s, i)) && s->leader[i].hex != st->hex &&
            BY(CN_125_5, cn_orders_reach(b, s, s->leader[i].hex, st->hex)) &&
            leads_all(b, s, st, i))
            return true;
    return false;
}

/* -- 1X-124: without one Major General or replacement leader, could somebody lead all? -- */

/* By the rules of that phase: foreigners (1X-376-1) and mixed units (1X-372-1, 373-2) too. */
static bool takes_unit(const struct cn_board *b, struct cn_state *s, int unit, int general,
                       int leader)
{
    int pair = b->unit[unit].pair;

    if (leader == general || !cn_has_room(b, s, unit, leader))
        return false;
    s->unit[unit].leader = (uint8_t)leader;
    if (pair != CN_NOBODY && s->unit[pair].standing == IS_TRACK)
        s->unit[pair].leader = (uint8_t)leader;
    return true;
}

/* Somebody in the stack who has room for the unit, the chief last. */
static bool goes_to_somebody(const struct cn_board *b, struct cn_state *s,
                             const struct cn_stack *st, int unit, int general, int chief)
{
    for (int k = b->side_first[st->side]; k < b->side_first[st->side + 1]; k++) {
        int top = cn_formation_of(s, k);
        for (int n = 0; n < st->count && k != chief; n++)
            if (st->leader[n] == top && takes_unit(b, s, unit, general, k))
                return true;
    }
    return takes_unit(b, s, unit, general, chief);
}

/* He hands his units over and goes: could the chief then lead all the others? */
static bool does_without(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_stack *st, int general, int chief)
{
    struct cn_state after = *s;
    struct cn_stack rest = { .side = st->side, .hex = st->hex };

    for (int i = b->unit_first[st->side]; i < b->unit_first[st->side + 1]; i++)
        if (after.unit[i].standing == IS_TRACK && after.unit[i].leader == general &&
            !goes_to_somebody(b, &after, st, i, general, chief))
            return false;
    cn_forget_leader(&after, general, IS_OUT);
    for (int i = 0; i < st->count; i++)
        if (st->leader[i] != general)
            rest.leader[rest.count++] = st->leader[i];
    return leads_all(b, &after, &rest, chief);
}

static bool frees_stack(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_stack *st, int general)
{
    for (int i = 0; i < st->count; i++)
        if (st->leader[i] != general && does_without(b, s, st, general, st->leader[i]))
            return true;
    return false;
}

bool cn_stack_waits(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st)
{
    for (int i = b->side_first[st->side]; i < b->side_first[st->side + 1]; i++) {
        if (b->leader[i].kind == LEADER_NAMED ||
            (s->leader[i].standing != IS_MAP && s->leader[i].standing != IS_BOX))
            continue;
        int top = cn_formation_of(s, i);
        for (int k = 0; k < st->count; k++)
            if (st->leader[k] == top && frees_stack(b, s, st, i))
                return true;
    }
    return false;
}

/* -- may he end his move there? -- */

static eng_ruleno check_strength(const struct cn_board *b, const struct cn_state *s, int leader,
                                 int hex)
{
    int side = b->leader[leader].side, sp = cn_hex_strength(b, s, side, hex);

    if (s->leader[leader].hex != hex)
        sp += cn_strength(b, s, leader, 7);
    if (sp <= cn_stack_limit(b, hex))
        return 0;
    return sp > 48 ? CN_257_1 : CN_193_1;
}

/* 1X-257-2: only where a move ends; whoever passes through need not ask. */
eng_ruleno cn_check_stack(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    struct cn_stack st;
    uint8_t who[CN_SLOTS];

    if (!cn_has_troops(s, leader))
        return 0;
    eng_ruleno why = check_strength(b, s, leader, hex);
    if (why)
        return why;
    cn_gather_stack(b, s, b->leader[leader].side, hex, &st);
    if (s->leader[leader].hex != hex || s->leader[leader].standing != IS_MAP)
        st.leader[st.count++] = (uint8_t)leader;
    if (st.count < 2 || BY(CN_125_1, cn_stack_leaders(b, s, &st, who) > 0) ||
        cn_stack_has_neighbour(b, s, &st) || cn_stack_waits(b, s, &st))
        return 0;
    return CN_125_2;
}
