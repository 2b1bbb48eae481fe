/* au_odds.c -- chances, exactly: every way the dice can fall, counted.
 *
 * It follows au_12_result.c step by step and rolls nothing; tests/unit/test_austerlitz_odds.c
 * plays all the ways through and compares. */

#include "games/austerlitz/kit/au_odds.h"

enum { LEAST = 3, MOST = 13, CHECKS = 36, QUIET = 3 };

const char *const au_fates[] = { "stands", "shaken", "stunned", "disorder",
                                 "back",   "rout",   "lost",    NULL };

/* A unit under examination, with the steps and the morale that the row leaves it. */
struct trial {
    const struct au_board *b;
    const struct au_state *s;
    const struct au_result_row *row;
    int unit, how, morale;
};

static bool is_fixed(const struct trial *t)
{
    return t->b->unit[t->unit].traits & TRAIT_FIXED;
}

static enum au_fate rout(const struct trial *t)
{
    return t->how == HOW_RIDDEN || is_fixed(t) ? FATE_LOST : FATE_ROUT;
}

static enum au_fate suffer(const struct trial *t)
{
    int to = t->row->fails_to == FAILS_ONE_LEVEL ? STUNNED : t->row->fails_to;
    int worse = t->row->fails_to == FAILS_LOST ? LOST : au_worse(t->s, t->unit, to);

    if (worse == LOST || (is_fixed(t) && (worse == ROUTED || t->row->retreat)))
        return FATE_LOST;
    if (worse == ROUTED)
        return rout(t);
    if (t->row->retreat)
        return FATE_BACK;
    return worse == DISORGANISED ? FATE_DISORDER : FATE_STUNNED;
}

static enum au_fate check(const struct trial *t, int sum)
{
    bool double_six = sum == 12;

    if (sum == 2 || (sum <= t->morale && !double_six))
        return FATE_STANDS;
    if (double_six && t->s->unit[t->unit].morale != ROUTED)
        return rout(t);
    if (t->how == HOW_ASSAULT && !double_six)
        return FATE_SHAKEN;
    return suffer(t);
}

static void add(struct au_odds *odds, enum au_fate fate, int ways, bool step)
{
    odds->of += ways;
    odds->fate[fate] += ways;
    odds->step += step && fate != FATE_LOST ? ways : 0;
}

/* The check is made after the loss: a weaker brigade has less morale. */
static int morale_after(const struct trial *t)
{
    struct au_state after = *t->s;

    after.unit[t->unit].steps = (uint8_t)(after.unit[t->unit].steps - t->row->steps);
    return au_morale_of(t->b, &after, t->unit, t->row->check);
}

static void add_checks(struct trial *t, int weight, struct au_odds *odds)
{
    t->morale = morale_after(t);
    for (int one = 1; one <= 6; one++)
        for (int two = 1; two <= 6; two++)
            add(odds, check(t, one + two), weight, t->row->steps > 0);
}

void au_odds_of_row(const struct au_board *b, const struct au_state *s, int unit, int total,
                    int how, int weight, struct au_odds *odds)
{
    int row = total < LEAST ? LEAST : total > MOST ? MOST : total;
    struct trial t = { b, s, &b->table.result[row], unit, how, 0 };
    bool sure = t.row->check == AU_NO_CHECK;

    if (t.row->steps >= s->unit[unit].steps || (sure && t.row->fails_to == FAILS_LOST))
        add(odds, FATE_LOST, CHECKS * weight, false);
    else if (sure && t.row->fails_to == STEADY)
        add(odds, FATE_STANDS, CHECKS * weight, t.row->steps > 0);
    else if (sure)
        add(odds, suffer(&t), CHECKS * weight, t.row->steps > 0);
    else
        add_checks(&t, weight, odds);
}

void au_odds_of_fire(const struct au_board *b, const struct au_state *s, int unit, int sum, int how,
                     struct au_odds *odds)
{
    for (int die = 1; die <= 6; die++)
        au_odds_of_row(b, s, unit, die + sum, how, 1, odds);
}

/* -- guns that have to hit -- */

struct battery {
    const struct au_board *b;
    const struct au_state *s;
    int unit, count;
    uint8_t gun[AU_UNITS];
};

static void add_volley(const struct battery *v, const uint64_t hit[3], int weight,
                       struct au_odds *odds)
{
    struct au_sum sum;

    if (bits_empty(hit, 3)) {
        add(odds, FATE_STANDS, weight * CHECKS * 6, false);
        odds->missed += weight * CHECKS * 6;
        return;
    }
    au_fire_sum(v->b, v->s, hit, v->unit, FIRE_ROUNDSHOT, &sum);
    for (int die = 1; die <= 6; die++)
        au_odds_of_row(v->b, v->s, v->unit, die + sum.total, HOW_FIRE, weight, odds);
}

/* Battery after battery hits or misses, in so many ways of its die. */
static void add_hits(const struct battery *v, int from, const uint64_t before[3], int weight,
                     struct au_odds *odds)
{
    uint64_t hit[3] = { before[0], before[1], before[2] };

    if (from == v->count) {
        add_volley(v, hit, weight, odds);
        return;
    }
    int needs = from < AU_ODDS_GUNS ? v->b->unit[v->gun[from]].hd : 1;
    int sides = from < AU_ODDS_GUNS ? 6 : 1;
    if (needs > 1)
        add_hits(v, from + 1, hit, weight * (needs - 1), odds);
    bit_add(hit, v->gun[from]);
    add_hits(v, from + 1, hit, weight * (sides - needs + 1), odds);
}

void au_odds_of_roundshot(const struct au_board *b, const struct au_state *s, const uint64_t by[3],
                          int unit, struct au_odds *odds)
{
    static const uint64_t none[3];
    struct battery v = { .b = b, .s = s, .unit = unit };

    for (int i = bits_next(by, 3, 0); i >= 0; i = bits_next(by, 3, i + 1))
        v.gun[v.count++] = (uint8_t)i;
    add_hits(&v, 0, none, 1, odds);
}

/* -- close combat -- */

void au_odds_of_combat(const struct au_board *b, const struct au_state *s, int lead, int defender,
                       int margin, struct au_combat_odds *odds)
{
    int how = b->unit[lead].arm == CAVALRY ? HOW_RIDDEN : HOW_COMBAT;

    for (int ours = 1; ours <= 6; ours++)
        for (int theirs = 1; theirs <= 6; theirs++) {
            int by = margin + ours - theirs;
            if (by > QUIET) {
                odds->won++;
                au_odds_of_row(b, s, defender, by, how, 1, &odds->defender);
            } else {
                add(&odds->defender, FATE_STANDS, CHECKS, false);
            }
            if (by < -QUIET) {
                odds->lost++;
                au_odds_of_row(b, s, lead, -by, HOW_ATTACKER, 1, &odds->attacker);
            } else {
                add(&odds->attacker, FATE_STANDS, CHECKS, false);
            }
            odds->even += by >= -QUIET && by <= QUIET;
        }
}
