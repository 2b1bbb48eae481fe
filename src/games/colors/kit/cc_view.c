/* cc_view.c -- CCN 9: who knows what.  The field is open; the faces of cards are not. */

#include <string.h>

#include "games/colors/kit/cc_save.h"

static void hide(uint8_t *kind, int count)
{
    for (int i = 0; i < count; i++)
        if (BY(CC_3_08, kind[i] != 0))
            kind[i] = CC_HIDDEN;
}

/* How many cards there are anywhere everybody sees (CCN-3-11, 9-01). */
void cc_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct cc_state *s = state;

    (void)box;
    HOLDS(CC_9_03, "an opponent is handed the view of its seat");
    hide(s->pile, CC_CARDS);
    for (int side = TOP; side < SIDES; side++) {
        if (BY(CC_3_07, BY(CC_9_02, BY(CC_6_2_1_10, (audience & seats_of(&s->core, side)) != 0))))
            continue;
        hide(s->hand[side], CC_HAND);
        hide(s->track[side], CC_SQUARES);
        if (s->turn.side == side)
            hide(s->scouted, 2);
    }
}

/* -- imagining -- */

struct deck { /* what lies somewhere unseen, shuffled */
    uint8_t kind[CC_CARDS];
    int count;
};

static void fill(uint8_t *kind, int count, struct deck *deck)
{
    for (int i = 0; i < count; i++)
        if (kind[i] == CC_HIDDEN && deck->count > 0)
            kind[i] = deck->kind[--deck->count];
}

static void sort(uint8_t *kind, int count)
{
    for (int i = 1; i < count; i++) {
        uint8_t card = kind[i];
        int at = i;
        for (; at > 0 && kind[at - 1] > card; at--)
            kind[at] = kind[at - 1];
        kind[at] = card;
    }
}

/* The 70 cards less those one sees: own hand, own track, discards and table. */
bool cc_imagine(const struct eng_box *box, void *redacted, int seat, struct rng *rng)
{
    const struct cc_board *b = cc_board(box);
    struct cc_state *s = redacted;
    struct deck deck = { .count = 0 };
    int rest[CC_KINDS];

    (void)seat;
    cc_count_rest(b, s, rest);
    for (int kind = 1; kind <= b->card_count; kind++)
        for (; rest[kind] > 0; rest[kind]--)
            deck.kind[deck.count++] = (uint8_t)kind;
    rng_shuffle(rng, deck.kind, deck.count);
    for (int side = TOP; side < SIDES; side++) {
        fill(s->hand[side], s->hand_count[side], &deck);
        sort(s->hand[side], s->hand_count[side]);
        fill(s->track[side], CC_SQUARES, &deck);
    }
    fill(s->scouted, sizeof s->scouted, &deck);
    fill(s->pile, s->pile_count, &deck);
    return deck.count == 0;
}
