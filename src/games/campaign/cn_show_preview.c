/* cn_show_preview.c -- what would come of an action, before it is decided: how far a formation gets
 * and at what price, what the initiative die would allow, what attrition may cost.
 *
 * Written from what the seat knows.  Hexes next to a piece that may stop the march are told as
 * such; the march itself goes by the truth. */

#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/cn_march.h"
#include "games/campaign/cn_show.h"

enum { MOST_HALVES = 40, QUEUE_ROOM = CN_HEXES * HEX_SIDES };

struct pondering {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct eng_action *a;
    struct jout *json;
};

/* -- how far it gets: a queue for each number of halves -- */

struct reach {
    uint8_t spent[CN_HEXES][2]; /* by arm; 255: not reached */
    uint8_t zone[CN_HEXES];     /* of the enemy, as it seems */
    uint16_t came[CN_HEXES];    /* from which hex */
    int left[2];                /* halves; 255: no such arm */
};

struct queue {
    int count;
    int32_t first[MOST_HALVES + 1];
    int32_t after[QUEUE_ROOM];
    uint16_t hex[QUEUE_ROOM];
};

static int most_spent(const struct reach *r, int hex)
{
    int foot = r->spent[hex][FOOT], horse = r->spent[hex][HORSE];

    if (r->left[FOOT] == 255)
        return horse;
    return r->left[HORSE] == 255 || foot > horse ? foot : horse;
}

static void push(struct queue *u, int halves, int hex)
{
    u->hex[u->count] = (uint16_t)hex;
    u->after[u->count] = u->first[halves];
    u->first[halves] = u->count++;
}

/* Both arms must be able to pay; false: no way. */
static bool pay(const struct pondering *p, const struct reach *r, int from, int to, uint8_t out[2])
{
    for (int horse = FOOT; horse <= HORSE; horse++) {
        out[horse] = 0;
        if (r->left[horse] == 255)
            continue;
        int cost = cn_cost(p->b, p->s, from, to, horse);
        int sum = r->spent[from][horse] + cost;
        if (cost < 0 || sum > r->left[horse] || sum > MOST_HALVES)
            return false;
        out[horse] = (uint8_t)sum;
    }
    return true;
}

static void step_on(const struct pondering *p, struct reach *r, struct queue *u, int hex, int side)
{
    for (int k = 0; k < HEX_SIDES; k++) {
        int to = p->b->next[hex][k];
        uint8_t spent[2];
        if (to == CN_NOWHERE || cn_enemy_in(p->s, side, to) || !pay(p, r, hex, to, spent))
            continue;
        int halves = spent[FOOT] > spent[HORSE] ? spent[FOOT] : spent[HORSE];
        if (r->spent[to][0] != 255 && most_spent(r, to) <= halves)
            continue;
        memcpy(r->spent[to], spent, sizeof spent);
        r->came[to] = (uint16_t)hex;
        push(u, halves, to);
    }
}

static void spread(const struct pondering *p, int from, int side, struct reach *r)
{
    struct queue u = { 0 };

    memset(r->spent, 255, sizeof r->spent);
    memset(u.first, 255, sizeof u.first);
    cn_mark_zones(p->b, p->s, 1 - side, true, r->zone);
    r->spent[from][FOOT] = r->spent[from][HORSE] = 0;
    push(&u, 0, from);
    for (int halves = 0; halves <= MOST_HALVES; halves++)
        for (int e = u.first[halves]; e >= 0; e = u.after[e]) {
            int hex = u.hex[e];
            bool stops = r->zone[hex] && hex != from;
            if (most_spent(r, hex) == halves && !stops)
                step_on(p, r, &u, hex, side);
        }
}

/* Hex, halves, whether an enemy may stop it there, and the hex before; one after the other. */
static void show_reach(const struct pondering *p, int from, const struct reach *r)
{
    jout_key(p->json, "reach");
    jout_array(p->json);
    for (int hex = 0; hex < CN_HEXES; hex++) {
        if (hex == from || r->spent[hex][0] == 255)
            continue;
        jout_int(p->json, cn_number(hex));
        jout_int(p->json, most_spent(r, hex));
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

/* As if the march had that length. */
static enum cn_column foresee(const struct pondering *p, int leader, int halves, int kind,
                              int loss[6])
{
    struct cn_state then = *p->s;

    then.leader[leader].foot = cn_has_arm(p->b, p->s, leader, FOOT) ? (uint8_t)halves : 0;
    then.leader[leader].horse = cn_has_arm(p->b, p->s, leader, HORSE) ? (uint8_t)halves : 0;
    return cn_foresee_test(p->b, &then, leader, kind, loss);
}

/* One entry for each line of the table of march attrition. */
static void show_risk(const struct pondering *p, int leader, int kind)
{
    static const char *const columns[] = { "A", "B", "C", "D" };
    enum cn_column column = COLUMN_A;
    int loss[6];

    if (cn_strength(p->b, p->s, leader, 7) == 0)
        return;
    jout_key(p->json, "risk");
    jout_array(p->json);
    for (int line = 0; line < 7; line++) {
        int upto = p->b->table.march_upto[line];
        column = foresee(p, leader, upto == 255 ? MOST_HALVES : upto, kind, loss);
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

static bool is_forced(const struct cn_state *s)
{
    const struct eng_frame *f = cn_frame(s);

    return (f->proc == PROC_MARCHES && cn_is_forced(f->local[OF_SEGMENT])) ||
           (f->proc == PROC_MARCH && cn_is_forced(f->local[MARCH_SEGMENT]));
}

/* Where a mover can still go; what it may cost him, if he is a leader. */
static void show_onward(const struct pondering *p, int mover, int from, struct reach *r)
{
    spread(p, from, cn_whose(p->b, mover), r);
    show_reach(p, from, r);
    if (mover < CN_LEADERS)
        show_risk(p, mover, is_forced(p->s) ? TEST_FORCED : TEST_MARCH);
}

void cn_show_march(const struct cn_board *b, const struct cn_state *s, int mover, struct jout *json)
{
    struct pondering p = { b, s, NULL, json };
    struct reach r = { .left = { cn_left(b, s, mover, FOOT), cn_left(b, s, mover, HORSE) } };

    show_onward(&p, mover, cn_where(s, mover), &r);
}

static void preview_march(const struct pondering *p)
{
    struct reach r = { .left = { 255, 255 } };
    int leader = p->a->noun;

    if (leader >= p->b->leader_count || p->s->leader[leader].standing != IS_MAP)
        return;
    for (int horse = FOOT; horse <= HORSE; horse++)
        if (cn_has_arm(p->b, p->s, leader, horse))
            r.left[horse] = cn_allowance(p->b, p->s, leader);
    cn_show_leader(p->b, "leader", leader, p->json);
    if (p->a->verb == VERB_TRY)
        show_chances(p, leader);
    show_onward(p, leader, p->s->leader[leader].hex, &r);
}

/* -- in a march: from here on -- */

static const struct eng_frame *march_of(const struct cn_state *s)
{
    for (int i = s->core.depth - 1; i >= 0; i--)
        if (s->core.frame[i].proc == PROC_MARCH)
            return &s->core.frame[i];
    return NULL;
}

static int spent_by(const struct pondering *p, int mover, int horse)
{
    if (mover >= CN_LEADERS)
        return p->s->vedette[mover - CN_LEADERS].did & RIDE_SPENT;
    return horse ? p->s->leader[mover].horse : p->s->leader[mover].foot;
}

/* What is spent in all with that step, and what is left after it, by the arm that has less. */
static void show_step(const struct pondering *p, int mover, int from, int to)
{
    int all = 0, left = 255;

    for (int horse = FOOT; horse <= HORSE; horse++) {
        int now = cn_left(p->b, p->s, mover, horse);
        int cost = now == 255 ? -1 : cn_cost(p->b, p->s, from, to, horse);
        if (cost < 0)
            continue;
        all = spent_by(p, mover, horse) + cost > all ? spent_by(p, mover, horse) + cost : all;
        left = now - cost < left ? now - cost : left;
    }
    jout_key_int(p->json, "cost", all);
    if (left != 255)
        jout_key_int(p->json, "left", left);
}

static void preview_go(const struct pondering *p)
{
    const struct eng_frame *f = march_of(p->s);
    int to = cn_hex_of(p->a->noun);

    if (!f || to < 0 || f->local[MARCH_MOVER] >= CN_LEADERS + CN_VEDETTES)
        return;
    int mover = f->local[MARCH_MOVER], from = cn_where(p->s, mover);
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
