/* sk_6_victory.c -- chapter 6: who has won. */

#include "games/skirmish/sk_local.h"

enum { NOBODY = -1 };

bool sk_is_beaten(const struct sk_state *s, int side)
{
    for (int i = 0; i < s->company_count; i++) {
        const struct sk_company *c = &s->company[i];
        if (c->side == side && !c->gone && c->kind != DECOY)
            return false;
    }
    return true;
}

static int strength_of(const struct eng_box *box, const struct sk_state *s, int side)
{
    int sum = 0;

    for (int i = 0; i < s->company_count; i++) {
        const struct sk_company *c = &s->company[i];
        if (c->side == side && !c->gone)
            sum += sk_board(box)->strength[c->kind] - c->losses;
    }
    return sum;
}

/* What decides when the turns have run out. */
static int by_strength(const struct eng_box *box, const struct sk_state *s, struct eng_phrase *why)
{
    int blue = strength_of(box, s, BLUE), red = strength_of(box, s, RED);

    if (blue == red) {
        *why = (struct eng_phrase){ NEWS_EVEN, SK_6_03, { blue } };
        return NOBODY;
    }
    int winner = blue > red ? BLUE : RED;
    int more = blue > red ? blue : red, less = blue > red ? red : blue;
    *why = (struct eng_phrase){ NEWS_STRONGER, SK_6_03, { winner, more, less } };
    return winner;
}

static int winning_side(const struct eng_box *box, const struct sk_state *s, struct eng_phrase *why)
{
    bool blue_beaten = sk_is_beaten(s, BLUE), red_beaten = sk_is_beaten(s, RED);

    if (!blue_beaten && !red_beaten)
        return by_strength(box, s, why);
    if (blue_beaten && red_beaten) {
        *why = (struct eng_phrase){ NEWS_BOTH_ROUTED, SK_6_02, { 0 } };
        return NOBODY;
    }
    int winner = blue_beaten ? RED : BLUE;
    *why = (struct eng_phrase){ NEWS_ROUTED, SK_6_01, { winner, other_side(winner) } };
    return winner;
}

void sk_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct sk_state *s = state;

    *out = (struct eng_result){ .over = s->core.over };
    int winner = winning_side(box, s, &out->why);
    if (s->core.over && winner != NOBODY)
        out->winners = seats_of(&s->core, winner);
    for (int seat = 0; seat < s->core.seat_count; seat++)
        out->score[seat] = strength_of(box, s, s->core.side[seat]);
}
