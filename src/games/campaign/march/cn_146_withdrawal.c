/* cn_146_withdrawal.c -- 1X 146: a leader whom the turn track calls away (`due` of a leader on the
 * map); Major Generals or replacement leaders take his units over. */

#include "games/campaign/command/cn_organise.h"
#include "games/campaign/march/cn_march.h"

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

    if (s->leader[other].standing != IS_OUT || cn_leads_units(s, other))
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

/* 1X-126-1: out of a box into the box, as far as the formation leader's span goes. */
static bool fits_in_box(const struct cn_board *b, const struct cn_state *s, int leader, int next)
{
    int above = cn_formation_of(s, leader);
    struct cn_state after = *s;

    if (above == leader)
        return false;
    after.leader[next].standing = IS_BOX;
    after.leader[next].under = s->leader[leader].under;
    return s->leader[above].standing != IS_MAP ||
           cn_load2(b, &after, above) <= cn_span2(b, &after, above);
}

static void take_place(struct eng_turn *t, int leader, int next)
{
    struct cn_state *s = t->state;

    s->leader[next].forage = cn_is_scattered(s, leader); /* 1X-244-2 */
    if (!fits_in_box(cn_board(t->box), s, leader, next)) {
        cn_put_leader(t, next, s->leader[leader].hex);
        return;
    }
    s->leader[next].standing = IS_BOX;
    s->leader[next].under = s->leader[leader].under;
    s->leader[next].hex = s->leader[leader].hex;
}

/* As many successors as his units need; what nobody can take keeps him where he is.  They take his
 * place when the last unit has a leader: before that he himself fills the span. */
static void replace(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    uint8_t next[CN_LEADERS];
    int count = 0;

    while (cn_leads_units(s, leader)) {
        int other = successor(b, s, leader);
        if (other == CN_NOBODY)
            break;
        hand_over(b, s, leader, other);
        if (!cn_leads_units(s, other))
            break;
        next[count++] = (uint8_t)other;
    }
    for (int i = 0; i < count; i++)
        take_place(t, leader, next[i]);
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

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_called_away(t->state, i))
            withdraw(t, i);
}
