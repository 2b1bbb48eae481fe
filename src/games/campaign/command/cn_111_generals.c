/* cn_111_generals.c -- 1X 111 to 115: Major Generals and replacement leaders. */

#include "games/campaign/command/cn_organise.h"

/* 1X-111-2: as many as there are pieces. */
bool cn_is_free_general(const struct cn_board *b, const struct cn_state *s, int side, int leader)
{
    return leader >= 0 && leader < b->leader_count && b->leader[leader].side == side &&
           b->leader[leader].kind != LEADER_NAMED && s->leader[leader].standing == IS_OUT;
}

/* 1X-112-1: by putting a unit on his track where it is. */
eng_ruleno cn_check_activation(const struct cn_board *b, const struct cn_state *s, int side,
                               int unit, int leader)
{
    if (!cn_is_free_general(b, s, side, leader))
        return CN_111_2;
    if (unit < 0)
        return CN_112_1;
    int pair = b->unit[unit].pair;
    if (pair != CN_NOBODY && s->unit[pair].standing == IS_TRACK) {
        if (b->leader[leader].kind == LEADER_MG_HORSE)
            return CN_373_2;
        if (b->unit[unit].traits & TRAIT_HALF)
            return CN_372_1;
    }
    return cn_has_room(b, s, unit, leader) ? 0 : CN_33_1;
}

void cn_activate(struct eng_turn *t, int unit, int leader)
{
    struct cn_state *s = t->state;
    int hex = s->leader[s->unit[unit].leader].hex;

    cn_forget_leader(s, leader, IS_OUT);
    cn_give(t, unit, leader);
    cn_put_leader(t, leader, hex);
    s->leader[leader].did |= DID_PART;
}

/* 1X-113-1, 115-2: a Major General goes with his last unit; a replacement leader without troops may
 * stay as an unemployed leader, or be sent back. */
eng_ruleno cn_check_deactivation(const struct cn_board *b, const struct cn_state *s, int side,
                                 int leader)
{
    if (leader < 0 || leader >= b->leader_count || b->leader[leader].side != side ||
        b->leader[leader].kind != LEADER_REPLACEMENT || s->leader[leader].standing != IS_MAP)
        return CN_111_1;
    return cn_has_troops(s, leader) ? CN_113_1 : 0;
}

void cn_deactivate(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_LEADERS; i++)
        if (s->leader[i].standing == IS_BOX && s->leader[i].under == leader)
            cn_unbox(t, i);
    cn_leave_portrait(t, leader);
    cn_leave_train(t, leader);
    cn_take_leader_off(t, leader, IS_OUT);
    cn_forget_leader(s, leader, IS_OUT);
}
