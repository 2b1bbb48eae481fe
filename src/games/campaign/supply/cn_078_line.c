/* cn_078_line.c -- 1X-78-5: the owner names his line of communication before the opponent answers.
 *
 * He is asked in the first step of his turn and before the commands, where the line that would be
 * proposed leads past pieces that he does not know, and another one leads there too; in the
 * organisation segment the question of the source asks it.  What he names holds until he names
 * another. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/supply/cn_supply.h"

static bool may_route(const struct cn_board *b, const struct cn_state *s, int side,
                      const bool places[CN_TOWNS], int hex)
{
    const struct cn_army *a = &s->army[side];

    if (hex == a->centre)
        return a->via != CN_NOWHERE;
    return hex != a->via && b->hex[hex].name && places[b->hex[hex].name - 1];
}

/* Has the opponent something to answer, and the owner something to choose?  By what he sees. */
static bool is_choice(const struct cn_board *b, const struct cn_state *s, int side)
{
    struct cn_trace line;
    bool places[CN_TOWNS];

    if (!cn_has_staff(s, side))
        return false;
    cn_trace_loc(b, s, side, false, &line);
    if (!line.count || !line.asked)
        return false;
    cn_other_routes(b, s, side, places);
    for (int i = 0; i < b->place_count; i++)
        if (may_route(b, s, side, places, b->place[i].hex))
            return true;
    return false;
}

void cn_offer_route(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat];
    bool places[CN_TOWNS];

    cn_other_routes(b, s, side, places);
    for (int i = 0; i < b->place_count; i++)
        if (b->place[i].hex != s->army[side].centre &&
            may_route(b, s, side, places, b->place[i].hex))
            offer_noun(c, VERB_ROUTE, cn_number(b->place[i].hex));
    if (s->army[side].via != CN_NOWHERE && s->army[side].centre != CN_NOWHERE)
        offer_noun(c, VERB_ROUTE, cn_number(s->army[side].centre));
    offer(c, VERB_KEEP);
}

eng_ruleno cn_check_route(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat], hex = cn_hex_of(a->noun);
    bool places[CN_TOWNS];

    if (a->verb == VERB_KEEP)
        return 0;
    cn_other_routes(b, s, side, places);
    return hex >= 0 && may_route(b, s, side, places, hex) ? 0 : CN_73_6;
}

/* Rows that ask for it: for the points, and for the supply check. */
static enum eng_flow go_on(struct eng_turn *t, struct eng_frame *f)
{
    return row_arg(t, f) == FOR_POINTS ? cn_receive_points(t, f) : cn_supply_check(t, f);
}

enum eng_flow cn_ask_route(struct eng_turn *t, struct eng_frame *f)
{
    int side = player_of(f)->side;

    if (is_choice(cn_board(t->box), t->state, side))
        return ask(t, seats_of(t->core, side));
    return go_on(t, f);
}

enum eng_flow cn_take_route(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_ROUTE)
        cn_name_route(t, player_of(f)->side, cn_hex_of(a->noun));
    return go_on(t, f);
}
