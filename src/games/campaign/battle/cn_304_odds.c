/* cn_304_odds.c -- 1X 304 to 309: the odds, their column and what is added to the die. */

#include "games/campaign/battle/cn_battle.h"

enum { EVEN = 4, COLUMNS = 10 }; /* the column of 1:1 in plain ground */

/* 1X-304: rounded in the defender's favour, above and below 1:1. */
static int ratio(int attack4, int defence4)
{
    if (attack4 >= defence4)
        return BY(CN_304_2, EVEN + attack4 / defence4 - 1);
    return EVEN - (BY(CN_304_3, (defence4 + attack4 - 1) / attack4) - 1);
}

/* 1X-308: one hex or side that affects, and all does. */
static bool is_on_line_a(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_half *h)
{
    for (int i = 0; i < h->from_count; i++)
        for (int k = 0; k < h->to_count; k++)
            if (cn_facing(b, s, h->from[i], h->to[k]) != FACING_NONE &&
                cn_is_affecting(b, s, h->from[i], h->to[k]))
                return BY(CN_308_1, BY(CN_308_2, true));
    return false;
}

/* 1X-247: two columns for foragers, one where others stand with them or they have joined others. */
static int forager_shift(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_half *h)
{
    int foragers = 0, others = 0;

    for (int i = b->unit_first[h->defender]; i < b->unit_first[h->defender + 1]; i++) {
        int leader = s->unit[i].leader;
        if (s->unit[i].standing != IS_TRACK || !cn_stands(s, cn_formation_of(s, leader)) ||
            !cn_has_hex(h->to, h->to_count, s->leader[leader].hex))
            continue;
        if (cn_unit_scattered(s, i))
            foragers++;
        else
            others++;
    }
    return BY(CN_247_5, foragers == 0) ? 0 : others > 0 ? BY(CN_247_3, 1) : BY(CN_247_1, 2);
}

static int shift(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                 struct cn_odds *out)
{
    int forage = forager_shift(b, s, h), sum = forage;

    if (forage)
        cn_add_term(out, NEWS_TERM_FORAGER, forage);
    if (BY(CN_307_3, out->line_a)) {
        cn_add_term(out, NEWS_TERM_LINE_A, -1);
        sum--;
    }
    if (!h->counter && h->battle->failed_repulse && h->battle->round <= 1) {
        cn_add_term(out, NEWS_TERM_REPULSE, -2);
        sum -= 2;
    }
    return sum;
}

/* 1X-305-2, 305-12, 307-4: beyond either end a column is a pip. */
static int beyond(int column)
{
    if (column < 0)
        return BY(CN_305_2, -column);
    return column >= COLUMNS ? BY(CN_305_12, COLUMNS - 1 - column) : 0;
}

static bool is_only_told(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_half *h, int side)
{
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (s->unit[i].standing == IS_HIDDEN && h->battle->told[side] > 0)
            return true;
    return false;
}

/* The redacted state of a side tells nothing of the other's units: then what was told counts,
 * and of the terms of that side it is the only one. */
static int strength4(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                     int side, struct cn_odds *out)
{
    int before = out->count;
    int quarters = side == h->attacker ? cn_attack4(b, s, h, out) : cn_defence4(b, s, h, out);

    if (!is_only_told(b, s, h, side))
        return quarters;
    out->count = before;
    cn_add_term(out, NEWS_TERM_ABOUT, 4 * h->battle->told[side]);
    return 4 * h->battle->told[side];
}

void cn_reckon_half(const struct cn_board *b, const struct cn_state *s, const struct cn_half *h,
                    struct cn_odds *out)
{
    *out = (struct cn_odds){ .count = 0 };
    out->attacker4 = strength4(b, s, h, h->attacker, out);
    out->defender4 = strength4(b, s, h, h->defender, out);
    out->line_a = BY(CN_313_2, is_on_line_a(b, s, h));
    out->shift = shift(b, s, h, out);
    if (out->attacker4 <= 0 || out->defender4 <= 0)
        return;
    int column = ratio(out->attacker4, out->defender4) + out->shift,
        pips = BY(CN_307_4, beyond(column));
    out->column = column < 0 ? 0 : column >= COLUMNS ? COLUMNS - 1 : column;
    out->die_modifier = pips + b->table.weather_combat[s->weather];
    if (pips)
        cn_add_term(out, NEWS_TERM_BEYOND, pips);
    if (b->table.weather_combat[s->weather])
        cn_add_term(out, NEWS_TERM_SNOW, b->table.weather_combat[s->weather]);
}

void cn_reckon(const struct cn_board *b, const struct cn_state *s, int battle, bool counter,
               struct cn_odds *out)
{
    struct cn_half h;

    cn_half_of(b, s, battle, counter, &h);
    cn_reckon_half(b, s, &h, out);
    if ((s->battle[battle].guard & 1) && h.attacker == FRENCH) /* 1X-315-2 */
        cn_add_term(out, NEWS_TERM_GUARD, -1);
    if (h.leader < b->leader_count && b->leader[h.leader].stars)
        cn_add_term(out, NEWS_TERM_STARS, b->leader[h.leader].stars);
}
