/* sk_6_victory.c -- chapter 6: who has won. */

#include "games/skirmish/sk_local.h"

bool sk_is_beaten(const struct sk_state *s, int side)
{
    for (int i = 0; i < s->company_count; i++) {
        const struct sk_company *c = &s->company[i];
        if (c->side == side && !c->gone && c->kind != DECOY)
            return false;
    }
    return true;
}

int sk_strength_of(const struct eng_box *box, const struct sk_state *s, int side)
{
    int sum = 0;

    for (int i = 0; i < s->company_count; i++) {
        const struct sk_company *c = &s->company[i];
        if (c->side == side && !c->gone)
            sum += sk_board(box)->strength[c->kind] - c->losses;
    }
    return sum;
}

static void say_phrase(struct eng_phrase *p, int text, eng_ruleno rule, int a, int b, int c)
{
    *p = (struct eng_phrase){.text = (uint16_t)text, .rule = rule, .arg = {a, b, c}};
}

/* SK-6-03: strength on the field decides when the turns have run out. */
static int by_strength(const struct eng_box *box, const struct sk_state *s, struct eng_result *out)
{
    int blue = sk_strength_of(box, s, BLUE), red = sk_strength_of(box, s, RED);

    if (blue == red) {
        say_phrase(&out->why, NEWS_EVEN, SK_6_03, blue, 0, 0);
        return -1;
    }
    int winner = blue > red ? BLUE : RED;
    say_phrase(&out->why, NEWS_STRONGER, SK_6_03, winner, blue > red ? blue : red,
               blue > red ? red : blue);
    return winner;
}

static int winning_side(const struct eng_box *box, const struct sk_state *s,
                        struct eng_result *out)
{
    bool blue_beaten = sk_is_beaten(s, BLUE), red_beaten = sk_is_beaten(s, RED);

    if (!blue_beaten && !red_beaten)
        return by_strength(box, s, out);
    if (blue_beaten && red_beaten) {
        say_phrase(&out->why, NEWS_BOTH_ROUTED, SK_6_02, 0, 0, 0);
        return -1;
    }
    int winner = blue_beaten ? RED : BLUE;
    say_phrase(&out->why, NEWS_ROUTED, SK_6_01, winner, other_side(winner), 0);
    return winner;
}

void sk_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct sk_state *s = state;

    *out = (struct eng_result){.over = s->core.over};
    int winner = winning_side(box, s, out);
    if (s->core.over && winner >= 0)
        out->winners = seats_of(&s->core, winner);
    for (int seat = 0; seat < s->core.seat_count; seat++)
        out->score[seat] = sk_strength_of(box, s, s->core.side[seat]);
}
