/* cn_show_preview.c -- what would come of an action, before it is decided: how far a formation gets
 * and at what price, what the initiative die would allow, what attrition may cost.
 *
 * Written from what the seat knows.  Hexes next to a piece that may stop the march are told as
 * such; the march itself goes by the truth. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/kit/cn_show.h"
#include "games/campaign/march/cn_march.h"

enum { MOST_HALVES = CN_MOST_HALVES };

struct pondering {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct eng_action *a;
    struct jout *json;
};

/* -- how far it gets -- */

/* Hex, halves, whether an enemy may stop it there, and the hex before; one after the other. */
static void show_reach(const struct pondering *p, int from, const struct cn_reach *r)
{
    jout_key(p->json, "reach");
    jout_array(p->json);
    for (int hex = 0; hex < CN_HEXES; hex++) {
        if (hex == from || !cn_is_reached(r, hex))
            continue;
        jout_int(p->json, cn_number(hex));
        jout_int(p->json, cn_reach_cost(r, hex));
        jout_int(p->json, r->zone[hex]);
        jout_int(p->json, cn_number(r->came[hex]));
    }
    jout_end_array(p->json);
}

/* -- what it may cost -- */

static void show_losses(const struct pondering *p, int upto, const int loss[6])
{
    jout_object(p->json);
    jout_key_int(p->json, "upto", upto);
    jout_key(p->json, "loss");
    jout_array(p->json);
    for (int face = 0; face < 6; face++)
        jout_int(p->json, loss[face]);
    jout_end_array(p->json);
    jout_end_object(p->json);
}

static bool is_forced(const struct cn_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);

    return (f->proc == PROC_MARCHES && cn_is_forced(marches_of(f)->segment)) ||
           (f->proc == PROC_MARCH && cn_is_forced(march_of(f)->segment));
}

/* As if the march had that length, in a copy. */
static enum cn_column foresee(const struct pondering *p, struct cn_state *then, int leader,
                              int halves, int loss[6])
{
    int kind = is_forced(p->s) ? TEST_FORCED : TEST_MARCH;

    then->leader[leader].foot = cn_has_arm(p->b, p->s, leader, FOOT) ? (uint8_t)halves : 0;
    then->leader[leader].horse = cn_has_arm(p->b, p->s, leader, HORSE) ? (uint8_t)halves : 0;
    return cn_foresee_test(p->b, then, leader, kind, loss);
}

/* One entry for each line of the table of march attrition. */
static void show_risk(const struct pondering *p, int leader)
{
    static const char *const columns[] = { "A", "B", "C", "D" };
    enum cn_column column = COLUMN_A;
    struct cn_state then;
    int loss[6];

    if (cn_strength(p->b, p->s, leader, 7) == 0)
        return;
    then = *p->s;
    jout_key(p->json, "risk");
    jout_array(p->json);
    for (int line = 0; line < 7; line++) {
        int upto = p->b->table.march_upto[line];
        column = foresee(p, &then, leader, upto == 255 ? MOST_HALVES : upto, loss);
        show_losses(p, upto, loss);
    }
    jout_end_array(p->json);
    jout_key_string(p->json, "column", columns[column]);
    jout_key_int(p->json, "sp", cn_strength(p->b, p->s, leader, 7));
}

/* -- before a march -- */

static int by_die(const struct pondering *p, int leader, int die)
{
    int allowed = cn_march_by_die(p->b, p->s, leader, die);
    int most = cn_allowance(p->b, p->s, leader);

    return allowed == 255 ? most : allowed == 254 ? most - 2 : allowed;
}

static void show_chances(const struct pondering *p, int leader)
{
    jout_key(p->json, "chances");
    jout_array(p->json);
    for (int die = 1; die <= 6; die++) {
        jout_object(p->json);
        jout_key_int(p->json, "die", die);
        jout_key_int(p->json, "halves", by_die(p, leader, die));
        jout_end_object(p->json);
    }
    jout_end_array(p->json);
}

/* Where a mover can still go; what it may cost him, if he is a leader. */
static void show_onward(const struct pondering *p, const struct eng_frame *march, int mover,
                        struct cn_reach *r)
{
    cn_find_reach(p->b, p->s, march, mover, r);
    show_reach(p, cn_where(p->s, mover), r);
    if (mover < CN_LEADERS)
        show_risk(p, mover);
}

void cn_show_march(const struct cn_board *b, const struct cn_state *s,
                   const struct eng_frame *march, struct jout *json)
{
    int mover = march_of(march)->mover;
    struct pondering p = { b, s, NULL, json };
    struct cn_reach r = { .left = { cn_left(b, s, mover, FOOT), cn_left(b, s, mover, HORSE) } };

    show_onward(&p, march, mover, &r);
}

static void preview_march(const struct pondering *p)
{
    struct cn_reach r = { .left = { 255, 255 } };
    int leader = p->a->noun;

    if (leader >= p->b->leader_count || p->s->leader[leader].standing != IS_MAP)
        return;
    for (int horse = FOOT; horse <= HORSE; horse++)
        if (cn_has_arm(p->b, p->s, leader, horse))
            r.left[horse] = cn_allowance(p->b, p->s, leader);
    cn_show_leader(p->b, "leader", leader, p->json);
    if (p->a->verb == VERB_TRY)
        show_chances(p, leader);
    show_onward(p, NULL, leader, &r);
}

/* -- in a march: from here on -- */

static int spent_by(const struct pondering *p, int mover, int horse)
{
    if (mover >= CN_LEADERS)
        return p->s->vedette[mover - CN_LEADERS].did & RIDE_SPENT;
    return horse ? p->s->leader[mover].horse : p->s->leader[mover].foot;
}

/* What is spent in all with that step, and what is left after it, by the arm that has less; where an
 * enemy holds him, at most. */
static void show_step(const struct pondering *p, int mover, int from, int to)
{
    int all = 0, left = 255, held = cn_most_to_leave(p->b, p->s, cn_whose(p->b, mover), from);

    for (int horse = FOOT; horse <= HORSE; horse++) {
        int now = cn_left(p->b, p->s, mover, horse);
        int cost = now == 255 ? -1 : cn_cost(p->b, p->s, from, to, horse);
        if (cost < 0)
            continue;
        cost = cost + held < now ? cost + held : now;
        all = spent_by(p, mover, horse) + cost > all ? spent_by(p, mover, horse) + cost : all;
        left = now - cost < left ? now - cost : left;
    }
    jout_key_int(p->json, "cost", all);
    if (left != 255)
        jout_key_int(p->json, "left", left);
}

static void preview_go(const struct pondering *p)
{
    const struct eng_frame *f = eng_innermost(&p->s->core, PROC_MARCH);
    int to = cn_hex_of(p->a->noun);

    if (!f || to < 0 || march_of(f)->mover >= CN_LEADERS + CN_VEDETTES)
        return;
    int mover = march_of(f)->mover, from = cn_where(p->s, mover);
    if (from < 0 || from >= CN_HEXES || cn_side_to(p->b, from, to) < 0)
        return;
    show_step(p, mover, from, to);
}

void cn_preview(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct jout *json)
{
    struct pondering p = { cn_board(box), redacted, a, json };

    (void)seat;
    switch (a->verb) {
    case VERB_COMMAND:
    case VERB_TRY:
    case VERB_RIDE:
        preview_march(&p);
        break;
    case VERB_GO:
    case VERB_DRIVE:
        preview_go(&p);
        break;
    default:
        break;
    }
}
