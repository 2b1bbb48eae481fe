/* cn_146_withdrawal.c -- 1X 146: a leader whom the turn track calls away (`due` of a leader on the
 * map); Major Generals or replacement leaders take his units over. */

#include "games/campaign/cn_march.h"
#include "games/campaign/cn_organise.h"

static bool is_called_away(const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];

    return (l->standing == IS_MAP || l->standing == IS_BOX) && l->due && l->due <= s->turn;
}

static bool has_foot(const struct cn_board *b, const struct cn_state *s, int leader)
{
    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader &&
            b->unit[i].arm != CAVALRY)
            return true;
    return false;
}

/* In their order: a replacement leader, a Major General of the arm and of his nation, any of the arm. */
enum { REPLACEMENT, COUNTRYMAN, ANY_OF_THE_ARM, CHOICES };

static bool suits(const struct cn_board *b, const struct cn_state *s, int leader, int other,
                  int choice)
{
    int kind = has_foot(b, s, leader) ? LEADER_MG_FOOT : LEADER_MG_HORSE;

    if (s->leader[other].standing != IS_OUT)
        return false;
    if (choice == REPLACEMENT)
        return b->leader[other].kind == LEADER_REPLACEMENT;
    return b->leader[other].kind == kind &&
           (choice == ANY_OF_THE_ARM || b->leader[other].nation == b->leader[leader].nation);
}

static int successor(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;

    for (int choice = 0; choice < CHOICES; choice++)
        for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
            if (suits(b, s, leader, i, choice))
                return i;
    return CN_NOBODY;
}

/* As many as his span holds, and one of another nation (1X-376-1). */
static void hand_over(const struct cn_board *b, struct cn_state *s, int leader, int next)
{
    for (int i = 0; i < b->unit_count; i++)
        if (s->unit[i].standing == IS_TRACK && s->unit[i].leader == leader &&
            cn_has_room(b, s, i, next))
            s->unit[i].leader = (uint8_t)next;
}

/* As many successors as his units need; what nobody can take keeps him where he is. */
static void replace(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    while (cn_leads_units(s, leader)) {
        int next = successor(b, s, leader);
        if (next == CN_NOBODY)
            return;
        hand_over(b, s, leader, next);
        if (!cn_leads_units(s, next))
            return;
        s->leader[next].forage = cn_is_scattered(s, leader); /* 1X-244-2 */
        cn_put_leader(t, next, s->leader[leader].hex);
    }
}

static void withdraw(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].standing == IS_BOX && s->leader[i].under == leader)
            cn_unbox(t, i);
    replace(t, leader);
    if (cn_leads_units(s, leader))
        return;
    tell(t, CN_146_1, ENG_ALL, NEWS_WITHDRAWN, leader);
    cn_leave_portrait(t, leader);
    cn_leave_train(t, leader);
    if (s->leader[leader].standing == IS_MAP)
        cn_take_leader_off(t, leader, IS_OFF);
    cn_forget_leader(s, leader, IS_OFF);
}

void cn_withdraw_leaders(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);

    HOLDS(CN_146_1);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_called_away(t->state, i))
            withdraw(t, i);
}
