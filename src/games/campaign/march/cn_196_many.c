/* cn_196_many.c -- 1X 126, 127, 129, 196 to 199: formations in several hexes, and leaders dropped
 * off on the way. */

#include "games/campaign/march/cn_march.h"

/* -- who goes along -- */

uint64_t cn_with(const struct cn_state *s)
{
    _Static_assert(CN_LEADERS == 64, "leaders are the first word of the draft");
    return s->core.draft[0];
}

static bool is_beside(const struct cn_board *b, int hex, int other)
{
    return hex == other || cn_is_next(b, hex, other);
}

/* 1X-129-1, 129-2, 196-1: next to him, and within his span all together. */
eng_ruleno cn_check_with(const struct cn_board *b, const struct cn_state *s, int leader,
                         uint64_t with)
{
    if (with == 0)
        return 0;
    if (with >> leader & 1)
        return CN_35_2;
    if (s->leader[leader].admin)
        return CN_167_1;
    for (uint64_t left = with; left; left &= left - 1) {
        int i = __builtin_ctzll(left);
        if (!is_beside(b, s->leader[leader].hex, s->leader[i].hex))
            return CN_129_2;
        if (!cn_orders_reach(b, s, s->leader[leader].hex, s->leader[i].hex))
            return CN_36_2;
        if (b->leader[i].subordination2 == CN_NOBODY)
            return CN_19_6;
    }
    int load = cn_load2(b, s, leader);
    for (uint64_t left = with; left; left &= left - 1)
        load += cn_price2(b, s, leader, __builtin_ctzll(left));
    return load > cn_span2(b, s, leader) || !cn_may_command(b, s, leader) ? CN_36_1 : 0;
}

static bool is_free(const struct cn_board *b, const struct cn_state *s, int side, int leader,
                    int segment)
{
    int verb = segment == SEGMENT_COMMANDS ? VERB_COMMAND : VERB_TRY;

    return !s->leader[leader].admin && cn_check_fresh(b, s, side, leader, verb, segment) == 0;
}

/* Who of the side stands on the map with him or next to him: bits. */
static uint64_t beside(const struct cn_board *b, const struct cn_state *s, int side, int leader)
{
    uint64_t all = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_may_touch(s->leader[i].hex, s->leader[leader].hex) &&
            s->leader[i].standing == IS_MAP &&
            is_beside(b, s->leader[i].hex, s->leader[leader].hex))
            all |= 1ull << i;
    return all;
}

bool cn_may_join(const struct cn_board *b, const struct cn_state *s, int side, int leader,
                 int segment)
{
    uint64_t with = cn_with(s);

    if (segment == SEGMENT_ARRIVALS || leader >= b->leader_count)
        return false;
    if (with >> leader & 1)
        return true;
    with |= 1ull << leader;
    if (b->leader[leader].subordination2 == CN_NOBODY || !is_free(b, s, side, leader, segment))
        return false;
    uint64_t heads = beside(b, s, side, leader) & ~with;
    for (; heads; heads &= heads - 1) {
        int head = __builtin_ctzll(heads);
        if (is_free(b, s, side, head, segment) && cn_check_with(b, s, head, with) == 0)
            return true;
    }
    return false;
}

bool cn_is_member(const struct cn_state *s, int leader, int head)
{
    return s->leader[leader].standing == IS_MAP && s->leader[leader].under == head &&
           leader != head && cn_has_troops(s, leader);
}

/* -- the end of their march -- */

static bool can_go(const struct cn_board *b, const struct cn_state *s,
                   const struct eng_frame *march, int leader)
{
    struct eng_frame next = *march;

    march_frame(&next)->mover = (int16_t)leader;
    if (leader != march_of(march)->mover)
        march_frame(&next)->must = 0;
    return cn_can_step(b, s, &next);
}

/* 1X-196-1: next to the formation leader, as long as anybody can go on. */
eng_ruleno cn_check_together(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *march)
{
    int head = march_of(march)->leader;

    HOLDS(CN_198_1, "nobody asks whether two parts are in contact with the same enemy");
    if (cn_is_vedette(head))
        return 0;
    for (int i = 0; i < b->leader_count; i++)
        if (cn_is_member(s, i, head) && !(s->leader[i].did & DID_DROP) &&
            BY(CN_197_1, !is_beside(b, s->leader[head].hex, s->leader[i].hex)) &&
            (can_go(b, s, march, i) || can_go(b, s, march, head)))
            return CN_196_1;
    return 0;
}

/* 1X-196-3 is the formation leader's own count, which the test reads.  Who has lost his last unit by it
 * in another hex is led no more, either (1X-39-2). */
void cn_part_members(const struct cn_board *b, struct cn_state *s, int head)
{
    for (int i = 0; i < b->leader_count; i++)
        if (BY(CN_197_2, cn_is_member(s, i, head) ||
                             (s->leader[i].standing == IS_MAP && s->leader[i].under == head &&
                              s->leader[i].hex != s->leader[head].hex)))
            s->leader[i].under = CN_NOBODY;
}

/* -- 1X-126, 127: dropped off in echelon -- */

bool cn_keeps_troops(const struct cn_state *s, int mover, int leader)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader != leader &&
            cn_formation_of(s, s->unit[i].leader) == mover)
            return true;
    return false;
}

/* 1X-125, 193-1, 257-1: he ends his move there, with whoever stands there besides those who go on. */
eng_ruleno cn_check_stays_behind(const struct cn_board *b, const struct cn_state *s, int mover,
                                 int leader)
{
    struct cn_state after = *s;

    after.piece[cn_slot_of(s, mover)].what = (uint8_t)leader;
    after.leader[leader].standing = IS_MAP;
    after.leader[leader].under = CN_NOBODY;
    after.leader[mover].standing = IS_OFF;
    after.leader[mover].hex = CN_NOWHERE;
    return cn_check_stay(b, &after, leader, s->leader[mover].hex);
}

/* 1X-196-4: a part in a hex of its own stays where it has come to, and need not end next to its leader. */
static eng_ruleno check_left(const struct cn_board *b, const struct cn_state *s,
                             const struct eng_frame *march, int leader)
{
    const struct cn_leader *l = &s->leader[leader];

    if (l->did & (DID_DROP | DID_STOP))
        return CN_126_2;
    if (!(l->did & DID_MOVE) || (leader == march_of(march)->mover && march_of(march)->must > 0))
        return CN_126_1;
    return cn_check_stay(b, s, leader, l->hex);
}

eng_ruleno cn_check_drop(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *march, int leader)
{
    int mover = march_of(march)->mover, head = march_of(march)->leader;

    if (!cn_is_vedette(head) && leader < b->leader_count &&
        BY(CN_196_4, cn_is_member(s, leader, head)))
        return check_left(b, s, march, leader);
    if (cn_is_vedette(mover) || leader >= b->leader_count || s->leader[leader].standing != IS_BOX ||
        cn_formation_of(s, leader) != mover)
        return CN_126_2;
    bool came = s->leader[mover].did & DID_MOVE || cn_has_entered(s, mover);
    if (!came || march_of(march)->must > 0)
        return CN_126_1;
    if (s->leader[mover].did & DID_STOP)
        return CN_126_2;
    if (BY(CN_127_2, !cn_leads_units(s, leader) || !cn_keeps_troops(s, mover, leader)))
        return CN_122_1;
    return cn_check_stays_behind(b, s, mover, leader);
}

void cn_drop(struct eng_turn *t, const struct eng_frame *march, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int head = march_of(march)->leader, side = b->leader[leader].side;
    unsigned deeds = s->leader[head].did & (DID_ARRIVE | DID_COMMAND | DID_TRY);

    bool boxed = s->leader[leader].standing == IS_BOX;
    cn_unbox(t, leader);
    s->leader[leader].under = (uint8_t)head;
    s->leader[leader].did |= (uint16_t)(DID_DROP | deeds);
    tell(t, CN_126_2, seats_of(t->core, side), NEWS_DROPPED, leader, s->leader[leader].hex);
    if (boxed)
        tell(t, CN_126_2, seats_of(t->core, 1 - side), NEWS_PIECE_LEFT, side,
             s->leader[leader].hex);
}
