/* cc_4_banners.c -- CCN 4, CCN S.0: victory banners, hexes that give them, and the end. */

#include "games/colors/cc_local.h"

/* -- counting -- */

static int banners_of(const struct cc_objective *o)
{
    int held = 0;

    for (int bits = o->held; bits; bits &= bits - 1)
        held++;
    return held * o->banners;
}

int cc_banners(const struct cc_state *s, int side)
{
    int count = s->banners[side];

    HOLDS(CC_1_01, "hands, banners and levels are counted by side, and there are two");
    for (int i = 0; i < s->objective_count; i++)
        if (s->objective[i].side == side)
            count += BY(CC_5_5_08, banners_of(&s->objective[i]));
    return count;
}

void cc_gain_banner(struct eng_turn *t, int side, eng_ruleno rule)
{
    struct cc_state *s = t->state;

    s->banners[side] = (uint8_t)(s->banners[side] + BY(CC_5_4_8_02, BY(CC_4_04, 1)));
    tell(t, rule, ENG_ALL, NEWS_BANNER, side, cc_banners(s, side), s->banners_to_win);
}

/* -- objectives -- */

/* CCN-S.0-06: a lone leader holds nothing. */
static bool is_held(const struct cc_state *s, const struct cc_objective *o, int i)
{
    int unit = s->unit_on[o->hex[i]];

    return BY(CC_S_0_06, unit != CC_NO_UNIT && s->unit[unit].side == o->side);
}

/* The bits of what is held now; of hexes that count together there is one bit. */
static int held_now(const struct cc_state *s, const struct cc_objective *o)
{
    int held = 0;

    for (int i = 0; i < o->count; i++)
        held |= is_held(s, o, i) << i;
    if (!o->all)
        return held;
    return held == (1 << o->count) - 1;
}

static void tell_hex(struct eng_turn *t, const struct cc_objective *o, int i, int news,
                     eng_ruleno rule)
{
    tell(t, rule, ENG_ALL, news, o->side, o->hex[i], o->banners, cc_banners(t->state, o->side));
}

/* Hexes that count together are gained in one, and lost by the one that is gone. */
static void tell_together(struct eng_turn *t, const struct cc_objective *o)
{
    if (o->held)
        tell_hex(t, o, 0, NEWS_OBJECTIVES_HELD, CC_S_0_05);
    for (int i = 0; i < o->count && !o->held; i++)
        if (!is_held(t->state, o, i))
            tell_hex(t, o, i, NEWS_OBJECTIVE_LOST, CC_S_0_04);
}

static void tell_each(struct eng_turn *t, const struct cc_objective *o, int changed)
{
    for (int i = 0; i < o->count; i++)
        if (changed >> i & 1)
            tell_hex(t, o, i, o->held >> i & 1 ? NEWS_OBJECTIVE_HELD : NEWS_OBJECTIVE_LOST,
                     o->held >> i & 1 ? CC_S_0_05 : CC_S_0_04);
}

/* CCN-S.0-05: gained when the side's turn begins, or at every moment where the scenario says so;
 * lost as soon as the unit is gone. */
static void judge(struct eng_turn *t, struct cc_objective *o, bool may_gain)
{
    int now = held_now(t->state, o), before = o->held;

    o->held = (uint8_t)(may_gain ? now : now & before);
    if (o->held == before)
        return;
    if (o->all)
        tell_together(t, o);
    else
        tell_each(t, o, o->held ^ before);
}

void cc_judge_objectives(struct eng_turn *t, bool turn_begins)
{
    struct cc_state *s = t->state;

    for (int i = 0; i < s->objective_count; i++) {
        struct cc_objective *o = &s->objective[i];
        judge(t, o, BY(CC_4_05, o->always || (turn_begins && o->side == s->turn.side)));
    }
}

/* -- the end -- */

/* CCN-5.5-09: where one event serves both, the active player is judged first. */
bool cc_decided(struct eng_turn *t)
{
    struct cc_state *s = t->state;

    for (int i = 0; i < SIDES && s->winner == SIDES; i++) {
        int side = BY(CC_5_5_09, i == 0) ? s->turn.side : other_side(s->turn.side);
        if (BY(CC_5_5_07, cc_banners(s, side) < s->banners_to_win))
            continue;
        s->winner = (uint8_t)side;
        tell(t, CC_4_06, ENG_ALL, NEWS_WINS, side, cc_banners(s, side));
    }
    return s->winner != SIDES;
}

void cc_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct cc_state *s = state;

    (void)box;
    *out = (struct eng_result){ .over = s->core.over != 0 };
    for (int seat = 0; seat < s->core.seat_count; seat++) {
        int side = s->core.side[seat];
        out->score[seat] = cc_banners(s, side);
        if (out->over && s->winner == side)
            out->winners |= ENG_SEAT(seat);
    }
    if (!out->over || s->winner == SIDES)
        return;
    out->why = (struct eng_phrase){ NEWS_WINS, CC_4_01, { s->winner, cc_banners(s, s->winner) } };
}
