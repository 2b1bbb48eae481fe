/* cn_028_display.c -- 1X 13, 23, 27, 28: the displays.  A unit has no hex of its own: it is where the
 * leader is on whose track it stands, and its box is its strength. */

#include "games/campaign/kept/cn_tracks.h"

/* Parts of his formation in other hexes: 1X-129; one who was dropped off counts until the test. */
static uint64_t add_members(const struct cn_state *s, int leader, uint64_t all)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_MAP && s->leader[i].under == leader)
            all |= cn_household(s, i);
    return all;
}

/* 1X-23-1, 121-3: vedettes are no units; nothing here counts them. */
static int gather(const struct cn_board *b, const struct cn_state *s, int leader, bool box,
                  bool with, uint8_t out[CN_UNITS])
{
    const struct cn_tracks *tracks = cn_tracks(b, s);
    uint64_t all = box ? cn_household(s, leader) : 1ull << leader;
    uint64_t on[CN_UNITS / 64 + 1] = { 0 };
    int count = 0;

    HOLDS(CN_23_1, "what is summed up are units, and a vedette is none");
    HOLDS(CN_121_3, "nothing that counts strength reads vedettes");
    if (with)
        all = add_members(s, leader, all);
    for (; all; all &= all - 1)
        for (int k = 0; k < CN_UNITS / 64 + 1; k++)
            on[k] |= tracks->of[__builtin_ctzll(all)].units[k];
    for (int k = 0; k < CN_UNITS / 64 + 1; k++)
        for (; on[k]; on[k] &= on[k] - 1)
            out[count++] = (uint8_t)(64 * k + __builtin_ctzll(on[k]));
    return count;
}

int cn_units_of(const struct cn_board *b, const struct cn_state *s, int leader, bool box,
                uint8_t out[CN_UNITS])
{
    return gather(b, s, leader, box, false, out);
}

int cn_units_with(const struct cn_board *b, const struct cn_state *s, int leader,
                  uint8_t out[CN_UNITS])
{
    return gather(b, s, leader, true, true, out);
}

static int sum(const struct cn_board *b, const struct cn_state *s, uint64_t all, unsigned arms)
{
    const struct cn_tracks *tracks = cn_tracks(b, s);
    int sp = 0;

    for (; all; all &= all - 1)
        for (int arm = 0; arm < ARMS; arm++)
            sp += arms >> arm & 1 ? tracks->of[__builtin_ctzll(all)].sp[arm] : 0;
    return sp;
}

int cn_strength(const struct cn_board *b, const struct cn_state *s, int leader, unsigned arms)
{
    return sum(b, s, cn_household(s, leader), arms);
}

int cn_strength_with(const struct cn_board *b, const struct cn_state *s, int leader, unsigned arms)
{
    return sum(b, s, add_members(s, leader, cn_household(s, leader)), arms);
}

int cn_hex_strength(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int sp = 0;

    HOLDS(CN_200_9, "the sum of a hex goes over units alone");
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++) {
        const struct cn_unit *u = &s->unit[i];
        if (u->standing == IS_TRACK && s->leader[u->leader].hex == hex &&
            s->leader[cn_formation_of(s, u->leader)].standing == IS_MAP)
            sp += u->sp;
    }
    return sp;
}

/* -- losses -- */

/* 1X-31-5: subordinates of a leader who is face up are seen, unless it is agreed otherwise. */
static bool is_seen_in_box(const struct cn_state *s, int leader)
{
    int slot = cn_slot_of(s, cn_formation_of(s, leader));

    return s->leader[leader].standing == IS_BOX && s->option[OPTION_SUBORDINATES] == 0 &&
           slot >= 0 && s->piece[slot].face_up == FACE_UP;
}

bool cn_goes_seen(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int standing = s->leader[leader].standing;

    return cn_is_general(b, leader) &&
           (standing == IS_MAP || standing == IS_OFF || is_seen_in_box(s, leader));
}

/* 1X-122-4, 127-4: who has lost his last unit on the march still leads those whom he dropped off, until
 * they have been tested. */
static bool leads_dropped(const struct cn_state *s, int leader)
{
    bool marches = false;

    for (int i = 0; i < s->core.depth; i++)
        marches |=
            s->core.frame[i].proc == PROC_MARCH && march_of(&s->core.frame[i])->leader == leader;
    for (int i = 0; marches && i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_MAP && s->leader[i].under == leader && cn_has_troops(s, i))
            return s->leader[leader].standing == IS_MAP;
    return false;
}

/* 1X-39-4, 113-2: a Major General without troops leaves at once and may be used again. */
void cn_release_general(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_leader *l = &s->leader[leader];

    if (BY(CN_41_4, BY(CN_115_2, !cn_is_general(b, leader))) ||
        BY(CN_113_2, cn_has_troops(s, leader)) ||
        (l->standing != IS_MAP && l->standing != IS_BOX && l->standing != IS_OFF) ||
        leads_dropped(s, leader))
        return;
    if (l->standing == IS_OFF && cn_next_in_box(b, s, leader) != CN_NOBODY)
        return; /* they are off the map as well, and come back with him */
    int above = l->standing == IS_BOX ? l->under : CN_NOBODY;
    bool seen = is_seen_in_box(s, leader) || l->standing == IS_OFF;
    for (int i = b->side_first[b->leader[leader].side];
         i < b->side_first[b->leader[leader].side + 1]; i++)
        if (s->leader[i].standing == IS_BOX && s->leader[i].under == leader)
            cn_unbox(t, i);
    cn_leave_portrait(t, leader);
    cn_leave_train(t, leader);
    if (l->standing == IS_MAP) {
        if (!cn_is_organising(s))
            cn_tell_gone(t, l->hex);
        cn_take_leader_off(t, leader, IS_OUT);
    }
    cn_forget_leader(s, leader, IS_OUT);
    if (seen)
        cn_remember(s, TOLD_GENERAL_OFF, leader);
    tell(t, CN_39_4, seen ? ENG_ALL : seats_of(t->core, b->leader[leader].side), NEWS_GENERAL_OFF,
         leader);
    if (above != CN_NOBODY)
        cn_release_general(t, above);
}

void cn_release_generals(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        cn_release_general(t, i);
}

/* 1X-13-3: at 0 SP a unit is gone, but for the horse of a mixed unit whose foot still stands
 * (1X-373-1); a march regiment's piece may be used again (1X-108-4 says so of absorption alone). */
static bool stands_at_zero(const struct cn_board *b, const struct cn_state *s, int unit)
{
    int pair = b->unit[unit].pair;

    return (b->unit[unit].traits & TRAIT_HALF) && pair != CN_NOBODY &&
           s->unit[pair].standing == IS_TRACK && s->unit[pair].sp > 0;
}

void cn_strike_unit(struct eng_turn *t, int unit, int standing)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = s->unit[unit].leader, pair = b->unit[unit].pair;

    s->unit[unit] = (struct cn_unit){ .standing = (uint8_t)standing, .leader = CN_NOBODY };
    if (pair != CN_NOBODY && s->unit[pair].standing == IS_TRACK && s->unit[pair].sp == 0)
        cn_strike_unit(t, pair, standing);
    cn_release_general(t, leader);
}

bool cn_lose_sp(struct eng_turn *t, int unit, int sp)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_unit *u = &s->unit[unit];

    if (sp > u->sp)
        sp = u->sp;
    u->sp = (uint8_t)(BY(CN_27_1, BY(CN_370_1, u->sp - sp)));
    u->lost = (uint8_t)(u->lost + sp);
    if (u->sp > 0 || stands_at_zero(b, s, unit))
        return true;
    tell(t, CN_13_3, seats_of(t->core, b->unit[unit].side), NEWS_UNIT_GONE, unit);
    cn_strike_unit(t, unit, IS_LOST);
    return false;
}
