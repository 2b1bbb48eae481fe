/* cn_165_extended.c -- 1X 165, 166, 234: extended marches, and what they and forced marches add to
 * the attrition die. */

#include "games/campaign/march/cn_march.h"

/* 1X-226-3: one that was left behind, with whom it was dropped off too, hinders nobody. */
static bool has_train(const struct cn_state *s, int head)
{
    for (int i = 0; i < CN_TRAINS; i++) {
        if (s->train[i].standing != IS_TRACK)
            continue;
        int top = cn_formation_of(s, s->train[i].leader);
        if (top == head || (cn_is_member(s, top, head) && !(s->leader[top].did & DID_DROP)))
            return true;
    }
    return false;
}

static bool has_worked(const struct cn_state *s, int head)
{
    for (int i = 0; i < CN_LEADERS; i++)
        if ((i == head || cn_is_member(s, i, head)) && s->leader[i].did & DID_WORK)
            return true;
    return false;
}

/* 1X-165: four MP more for one point more, by command alone. */
eng_ruleno cn_check_extend(const struct cn_board *b, const struct cn_state *s,
                           const struct eng_frame *march)
{
    int head = march_of(march)->leader;

    if (cn_is_vedette(head) || march_of(march)->segment != SEGMENT_COMMANDS)
        return march_of(march)->segment == SEGMENT_ARRIVALS ? CN_142_1 : CN_165_2;
    if (s->leader[head].did & DID_EXTEND || s->army[b->leader[head].side].ap < 1)
        return CN_165_1;
    if (s->leader[head].admin)
        return CN_167_2;
    if (has_worked(s, head))
        return CN_220_5;
    return has_train(s, head) ? CN_226_3 : 0;
}

/* The slowest of an arm in the formation as it began. */
static int slowest_of(const struct cn_board *b, const struct cn_state *s, int leader, int horse)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_with(b, s, leader, unit), least = 255;

    for (int i = 0; i < count; i++)
        if ((b->unit[unit[i]].arm == CAVALRY) == horse && 2 * b->unit[unit[i]].movement < least)
            least = 2 * b->unit[unit[i]].movement;
    return least;
}

/* 1X-166-3: each arm against its own allowance. */
static int beyond(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int foot = s->leader[leader].foot - slowest_of(b, s, leader, FOOT);
    int horse = s->leader[leader].horse - slowest_of(b, s, leader, HORSE);

    return BY(CN_166_3, foot > horse) ? foot : horse;
}

int cn_pips(const struct cn_board *b, const struct cn_state *s, int leader, int kind)
{
    const struct cn_leader *l = &s->leader[leader];
    int halves = 0;

    if (BY(CN_234_4, kind == TEST_FORCED))
        halves = l->foot > l->horse ? l->foot : l->horse;
    else if (BY(CN_166_1, BY(CN_165_3, kind == TEST_MARCH && l->did & DID_EXTEND)))
        halves = beyond(b, s, leader);
    int pips = halves > 0 ? BY(CN_234_5, (halves + 1) / 2) : 0;
    return pips < 4 ? pips : 4;
}
