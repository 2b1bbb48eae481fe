/* nt_17_auction.c -- chapter 17: the players bid morale for the choice of side.
 *
 * Until it is over a seat's side is only where it sits; with several players to a side the first
 * seat of each bids for all (NT-19-49). */

#include "games/triumph/nt_local.h"

/* The seat that speaks for a side. */
static int speaker(const struct nt_state *s, int side)
{
    int seat = 0;

    while (BY(NT_19_49, s->core.side[seat] != side))
        seat++;
    return seat;
}

static int opponent(const struct nt_state *s, int seat)
{
    return speaker(s, other_side(nt_army_of(s, seat)));
}

static int highest_bid(const struct nt_state *s)
{
    return s->set_up.bid - 1;
}

/* NT-17-09: a bid leaves the larger army one point. */
static int ceiling(const struct nt_state *s)
{
    int larger = s->morale[FRENCH] > s->morale[ALLIED] ? FRENCH : ALLIED;

    return s->morale[larger] - 1;
}

enum eng_flow nt_first_bidder(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    auction_frame(f)->bidder = (int16_t)speaker(s, draw(t, SIDES));
    tell(t, NT_17_03, ENG_ALL, NEWS_BIDS_FIRST, auction_of(f)->bidder);
    return NEXT;
}

enum eng_flow nt_ask_bid(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, ENG_SEAT(auction_of(f)->bidder));
}

eng_ruleno nt_check_bid(const struct eng_box *box, const void *state, int seat,
                        const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)box, (void)seat;
    HOLDS(NT_17_05, "a bid is a count, and counts are whole numbers");
    if (a->verb == VERB_PASS)
        return 0;
    if (a->count < 0 || a->count <= highest_bid(s))
        return NT_17_04;
    return a->count > ceiling(s) ? NT_17_09 : 0;
}

void nt_offer_bid(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;

    (void)box, (void)seat;
    for (int bid = highest_bid(s) + 1; bid <= ceiling(s); bid++)
        offer_count(c, VERB_BID, 0, bid);
    offer(c, VERB_PASS);
}

/* NT-17-07: a pass before any bid leaves the opponent a bid of zero. */
static enum eng_flow take_pass(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    bool none = s->set_up.bid == 0;

    tell(t, NT_17_06, ENG_ALL, NEWS_PASSES, auction_of(f)->bidder);
    auction_frame(f)->bidder = (int16_t)opponent(s, auction_of(f)->bidder);
    if (none)
        s->set_up.bid = 1;
    s->set_up.bidder = (uint8_t)auction_of(f)->bidder;
    tell(t, none ? NT_17_07 : NT_17_06, ENG_ALL, NEWS_WINS_AUCTION, auction_of(f)->bidder,
         highest_bid(s));
    return NEXT;
}

enum eng_flow nt_take_bid(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;

    if (a->verb == VERB_PASS)
        return take_pass(t, f);
    s->set_up.bid = (uint8_t)(a->count + 1);
    s->set_up.bidder = (uint8_t)auction_of(f)->bidder;
    tell(t, NT_17_04, ENG_ALL, NEWS_BIDS, auction_of(f)->bidder, a->count);
    auction_frame(f)->bidder = (int16_t)opponent(s, auction_of(f)->bidder);
    return jump(f, ROW_BID);
}

/* -- the winner's choice -- */

enum eng_flow nt_ask_side(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, ENG_SEAT(auction_of(f)->bidder));
}

eng_ruleno nt_check_side(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)box, (void)seat;
    if (a->count < 0 || a->count >= SIDES)
        return NT_17_08;
    return s->morale[a->count] - highest_bid(s) < 1 ? NT_17_09 : 0;
}

void nt_offer_side(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;

    (void)box, (void)seat;
    for (int side = FRENCH; side < SIDES; side++)
        if (s->morale[side] - highest_bid(s) >= 1)
            offer_count(c, VERB_CHOOSE_SIDE, 0, side);
}

static void change_seats(struct nt_state *s)
{
    for (int seat = 0; seat < s->core.seat_count; seat++)
        s->core.side[seat] = (uint8_t)other_side(s->core.side[seat]);
}

/* NT-14-05: what is bid away was never lost. */
enum eng_flow nt_take_side(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int side = a->count;

    if (nt_army_of(s, auction_of(f)->bidder) != side)
        change_seats(s);
    s->morale[side] = (int8_t)(s->morale[side] - highest_bid(s));
    tell(t, NT_17_08, ENG_ALL, NEWS_CHOOSES_SIDE, side, s->morale[side]);
    return NEXT;
}
