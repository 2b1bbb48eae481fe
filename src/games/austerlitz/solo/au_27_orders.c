/* au_27_orders.c -- A05 27.2, 27.3, 27.5, 27.6: the orders of a turn (PROC_ORDERS).
 *
 * One die for each group and arm, where the table leaves a choice.  Orders to close with the enemy
 * stand until they are carried out; those of static fire are given anew. */

#include "games/austerlitz/solo/au_np.h"

enum { GUNS_LET_GO = 600 };

/* -- attitude (A05-27.2) -- */

/* Before the rally phase: what is lost or comes to light there counts in the next turn. */
enum eng_flow au_np_attitude(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int side = orders_of(f)->side;

    if (!au_is_np(s, side))
        return NEXT;
    int own = au_victory_points(b, s, side), other = au_victory_points(b, s, 1 - side);

    s->attitude[side] = own > other;
    tell(t, AU_27_2_1, ENG_ALL, own > other ? NEWS_NP_DEFENSIVE : NEWS_NP_OFFENSIVE, side, own,
         other);
    return NEXT;
}

/* -- what stands (A05-27.5) -- */

static bool keeps_order(const struct au_np *np, int unit)
{
    const struct au_unit *u = &np->s->unit[unit];

    if (BY(AU_27_5_4, u->morale >= DISORGANISED))
        return false;
    if (u->order == ORDER_FIRE)
        return BY(AU_27_5_6, np->far[unit] < GUNS_LET_GO);
    if (BY(AU_27_5_3, BY(AU_27_5_5, u->order != ORDER_COMBAT && u->order != ORDER_CHARGE &&
                                        u->order != ORDER_FLANK)))
        return false;
    return u->order_at != AU_NOBODY && au_on_field(np->s, u->order_at);
}

/* -- the table (A05-27.6) -- */

static const uint8_t *cell(const struct au_np *np, int arm, enum au_odds odds)
{
    int table = BY(AU_27_6_12, np->s->attitude[np->side] != np->s->option[OPTION_NP_TABLES]);

    TABLE(AU_27_6_1, "orders.tsv");
    TABLE(AU_27_6_2, "orders.tsv");
    TABLE(AU_27_6_3, "orders.tsv");
    TABLE(AU_27_6_4, "orders.tsv");
    TABLE(AU_27_6_5, "orders.tsv");
    TABLE(AU_27_6_6, "orders.tsv");
    TABLE(AU_27_6_7, "orders.tsv");
    TABLE(AU_27_6_8, "orders.tsv");
    TABLE(AU_27_6_9, "orders.tsv");
    TABLE(AU_27_6_10, "orders.tsv");
    TABLE(AU_27_6_11, "orders.tsv");
    return np->b->table.orders[table][arm][odds];
}

/* No die where all six faces say the same. */
static bool leaves_choice(const uint8_t *row)
{
    for (int die = 2; die <= 6; die++)
        if (row[die] != row[1])
            return true;
    return false;
}

static const uint16_t told[] = { NEWS_NP_ORDER, NEWS_NP_ORDER_CAVALRY, NEWS_NP_ORDER_GUNS };
static const uint16_t rolled[] = { NEWS_NP_DIE, NEWS_NP_DIE_CAVALRY, NEWS_NP_DIE_GUNS };

static int draw_order(struct eng_turn *t, const struct au_np *np, int unit, enum au_odds odds)
{
    int arm = np->b->unit[unit].arm;
    const uint8_t *row = cell(np, arm, odds);

    if (!leaves_choice(row)) {
        tell(t, AU_27_3_1, ENG_ALL, told[arm], unit, (int)odds, row[1]);
        return row[1];
    }
    int die = roll(t, 6, AU_27_5_1);
    tell(t, AU_27_5_1, ENG_ALL, rolled[arm], unit, (int)odds, row[die], die);
    return row[die];
}

/* -- giving them -- */

static void give(struct eng_turn *t, const struct au_np *np, int unit, int order)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];
    bool closes = order == ORDER_COMBAT || order == ORDER_CHARGE || order == ORDER_FLANK;

    u->order = (uint8_t)order;
    u->order_at = (uint8_t)(closes ? au_np_target(np, unit) : AU_NOBODY);
}

/* Lower units first: one die serves all that need it.  Whoever holds a place takes no order of the
 * table, and no die is cast for it. */
static void order_arm(struct eng_turn *t, const struct au_np *np, int group, int arm,
                      enum au_odds odds)
{
    int order = ORDER_NONE;

    for (int i = group; i < np->b->side_first[np->side + 1]; i++) {
        if (np->group[i] != group || np->b->unit[i].arm != arm || keeps_order(np, i))
            continue;
        bool holds = arm != ARTILLERY && au_np_holds_place(np, i);
        if (BY(AU_27_5_2, order == ORDER_NONE) && !holds)
            order = draw_order(t, np, i, odds);
        give(t, np, i, holds ? ORDER_NONE : order);
    }
}

/* Nobody within 4 UM: no order (A05-27.4-4), but guns that fire go on up to 6 UM (A05-27.5-6). */
static void stand_down(struct eng_turn *t, const struct au_np *np, int group)
{
    for (int i = group; i < np->b->side_first[np->side + 1]; i++) {
        bool fires = np->s->unit[i].order == ORDER_FIRE && keeps_order(np, i);
        if (np->group[i] == group && !fires)
            give(t, np, i, ORDER_NONE);
    }
}

static void order_group(struct eng_turn *t, const struct au_np *np, int group)
{
    int own, enemy;
    enum au_odds odds = au_np_odds(np, group, &own, &enemy);

    if (odds == NO_ODDS) {
        stand_down(t, np, group);
        return;
    }
    tell(t, AU_27_4_4, ENG_ALL, NEWS_NP_GROUP, group, own, enemy, (int)odds);
    for (int arm = INFANTRY; arm <= ARTILLERY; arm++)
        order_arm(t, np, group, arm, odds);
}

/* A05-24.6.2: whoever is driven out of the place that it holds goes back in this turn. */
static void let_go(struct eng_turn *t, const struct au_np *np)
{
    struct au_state *s = t->state;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->group[i] != AU_NOBODY && au_np_must_leave(np, i)) {
            give(t, np, i, ORDER_BACK);
            tell(t, AU_24_6_2_3, ENG_ALL, NEWS_NP_LEAVES_PLACE, i);
        }
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        s->unit[i].marks &= (uint8_t)~MARK_FIRED_UPON;
}

/* All that counts is on the field, where both sides see it. */
enum eng_flow au_np_orders(struct eng_turn *t, struct eng_frame *f)
{
    int side = orders_of(f)->side;
    struct au_np np = { t->box, au_board(t->box), t->state, t->seat, side, { 0 }, { 0 }, { 0 },
                        { 0 } };

    au_np_survey(&np);
    for (int i = np.b->side_first[side]; i < np.b->side_first[side + 1]; i++)
        if (np.group[i] == i)
            order_group(t, &np, i);
    let_go(t, &np);
    return NEXT;
}

/* -- the same without dice, for whoever plays by these rules of his own will -- */

/* One to six for each turn, group and arm, always the same. */
static int fixed_die(const struct au_np *np, int group, int arm)
{
    uint32_t n = (uint32_t)(np->s->turn * 3 + arm) * 2654435761u + (uint32_t)group * 40503u;

    return 1 + (int)((n >> 16) % 6);
}

static void plan_unit(const struct au_np *np, struct au_state *s, int unit, enum au_odds odds)
{
    const uint8_t *row;
    int arm = np->b->unit[unit].arm, order = ORDER_NONE;

    if (odds != NO_ODDS) {
        row = cell(np, arm, odds);
        order = row[fixed_die(np, np->group[unit], arm)];
    }
    if (arm != ARTILLERY && au_np_holds_place(np, unit))
        order = ORDER_NONE;
    if (au_np_must_leave(np, unit))
        order = ORDER_BACK;
    s->unit[unit].order = (uint8_t)order;
    s->unit[unit].order_at = AU_NOBODY;
    if (order == ORDER_COMBAT || order == ORDER_CHARGE || order == ORDER_FLANK)
        s->unit[unit].order_at = (uint8_t)au_np_target(np, unit);
}

void au_np_plan(const struct eng_box *box, struct au_state *s, int seat)
{
    struct au_np np;
    enum au_odds odds[AU_UNITS];
    int own, enemy;

    au_np_open(box, s, seat, &np);
    for (int i = np.b->side_first[np.side]; i < np.b->side_first[np.side + 1]; i++)
        s->unit[i].marks |= MARK_FIRED_UPON; /* no account of it is kept for him */
    s->attitude[np.side] =
        au_victory_points(np.b, s, np.side) > au_victory_points(np.b, s, 1 - np.side);
    au_np_survey(&np);
    for (int i = np.b->side_first[np.side]; i < np.b->side_first[np.side + 1]; i++) {
        if (np.group[i] == AU_NOBODY)
            continue;
        odds[i] = np.group[i] == i ? au_np_odds(&np, i, &own, &enemy) : odds[np.group[i]];
        plan_unit(&np, s, i, odds[i]);
    }
}
