/* cc_5_5_draw.c -- CCN 5.5: hands, pile and discards; the end of a turn.
 *
 * A card is its kind.  Which kind was drawn only its owner is told; everybody sees how many. */

#include <string.h>

#include "games/colors/cc_orders.h"

/* -- hands, pile and discards -- */

void cc_take_card(struct cc_state *s, int side, int kind)
{
    uint8_t *hand = s->hand[side];
    int at = s->hand_count[side]++;

    BASE_ASSERT(at < CC_HAND);
    for (; at > 0 && hand[at - 1] > kind; at--)
        hand[at] = hand[at - 1];
    hand[at] = (uint8_t)kind;
}

void cc_drop_card(struct cc_state *s, int side, int kind)
{
    uint8_t *hand = s->hand[side];
    uint8_t *found = memchr(hand, kind, s->hand_count[side]);

    if (!found)
        return;
    s->hand_count[side]--;
    memmove(found, found + 1, (size_t)(hand + CC_HAND - 1 - found));
    hand[CC_HAND - 1] = 0;
}

void cc_discard(struct cc_state *s, int kind)
{
    BASE_ASSERT(s->discard_count < CC_CARDS);
    s->discards[s->discard_count++] = (uint8_t)kind;
}

bool cc_holds_card(const struct cc_board *b, const struct cc_state *s, int side, int effect)
{
    for (int i = 0; i < s->hand_count[side]; i++)
        if (b->card[s->hand[side][i]].effect == effect)
            return true;
    return false;
}

void cc_shuffle_pile(struct eng_turn *t)
{
    struct cc_state *s = t->state;

    for (int i = s->pile_count - 1; i > 0; i--) {
        int j = draw(t, i + 1);
        uint8_t kind = s->pile[i];
        s->pile[i] = s->pile[j];
        s->pile[j] = kind;
    }
}

/* The discards under what is left of the pile. */
static void gather_discards(struct cc_state *s)
{
    memcpy(s->pile + s->pile_count, s->discards, s->discard_count);
    s->pile_count = (uint8_t)(s->pile_count + s->discard_count);
    memset(s->discards, 0, s->discard_count);
    s->discard_count = 0;
}

/* The next card; there always is one, since hands and tracks hold less than half the deck.  It
 * teaches its owner something, so it cannot be taken back. */
static int next_card(struct eng_turn *t)
{
    struct cc_state *s = t->state;

    if (BY(CC_5_5_06, s->pile_count == 0) && s->discard_count > 0) {
        gather_discards(s);
        cc_shuffle_pile(t);
        tell(t, CC_5_5_03, ENG_ALL, NEWS_NEW_PILE, s->pile_count);
    }
    BASE_ASSERT(s->pile_count > 0);
    int kind = s->pile[0];
    memmove(s->pile, s->pile + 1, --s->pile_count);
    s->pile[s->pile_count] = 0;
    t->core->barrier = 1;
    return kind;
}

static void tell_draw(struct eng_turn *t, int side, int kind)
{
    tell(t, CC_5_5_01, ENG_ALL, NEWS_DRAWS, side);
    tell(t, CC_5_5_01, seats_of(t->core, side), NEWS_DRAWS_CARD, side, kind);
}

void cc_draw_card(struct eng_turn *t, int side)
{
    int kind = next_card(t);

    cc_take_card(t->state, side, kind);
    tell_draw(t, side, kind);
}

/* Cards drawn one after the other are told by kind, as they lie in the hand: which of them came
 * first is no news. */
static void draw_several(struct eng_turn *t, int side, int count)
{
    uint8_t drawn[CC_KINDS] = { 0 };

    for (int i = 0; i < count; i++) {
        int kind = next_card(t);
        cc_take_card(t->state, side, kind);
        drawn[kind]++;
    }
    for (int kind = 0; kind < CC_KINDS; kind++)
        for (; drawn[kind]; drawn[kind]--)
            tell_draw(t, side, kind);
}

/* -- the draw phase -- */

static void discard_played(struct cc_state *s)
{
    if (s->turn.card)
        cc_discard(s, s->turn.card);
    s->turn.card = 0;
}

/* First the card of the turn is laid aside and, after an Elan, everything shuffled (CCN-5.5-05);
 * then whoever played First Strike draws, before the active player. */
enum eng_flow cc_draw_replacements(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    discard_played(s);
    if (BY(CC_5_5_05, BY(CC_8_2_26, cc_effect(cc_board(t->box), s) == EFFECT_ELAN))) {
        gather_discards(s);
        cc_shuffle_pile(t);
        tell(t, CC_5_5_04, ENG_ALL, NEWS_ALL_SHUFFLED, s->pile_count);
    }
    for (int side = 0; side < SIDES; side++) {
        int count = BY(CC_8_2_34, s->turn.strikes[side]);
        for (; s->turn.strikes[side]; s->turn.strikes[side]--)
            tell(t, CC_5_5_02, ENG_ALL, NEWS_REPLACES_STRIKE, side);
        draw_several(t, side, count);
    }
    return NEXT;
}

enum eng_flow cc_draw_phase(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    if (cc_effect(cc_board(t->box), s) == EFFECT_SCOUT)
        return call(t, PROC_SCOUT);
    cc_draw_card(t, s->turn.side);
    return NEXT;
}

/* -- Scout (CCN-8.1-05 to 8.1-08, 5.5-06) -- */

/* Two cards that only their player sees.  He is asked even when they are alike: silence would tell
 * the other so. */
enum eng_flow cc_ask_keep(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    if (s->scouted[0])
        return cc_ask(t, s->turn.side);
    s->scouted[0] = (uint8_t)next_card(t);
    s->scouted[1] = (uint8_t)next_card(t);
    tell(t, CC_8_1_05, ENG_ALL, NEWS_SCOUTS, s->turn.side);
    tell(t, CC_8_1_05, seats_of(t->core, s->turn.side), NEWS_SCOUTED, s->scouted[0], s->scouted[1]);
    return cc_ask(t, s->turn.side);
}

void cc_offer_keep(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;

    (void)box, (void)seat;
    offer_noun(c, VERB_KEEP, s->scouted[0]);
    if (s->scouted[1] != s->scouted[0])
        offer_noun(c, VERB_KEEP, s->scouted[1]);
}

enum eng_flow cc_take_keep(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;
    int other = s->scouted[0] == a->noun ? s->scouted[1] : s->scouted[0];

    (void)f;
    s->scouted[0] = s->scouted[1] = 0;
    cc_take_card(s, s->turn.side, a->noun);
    cc_discard(s, other);
    tell(t, CC_8_1_08, ENG_ALL, NEWS_SCOUT_DISCARDS, s->turn.side, other);
    tell(t, CC_8_1_08, seats_of(t->core, s->turn.side), NEWS_SCOUT_KEEPS, s->turn.side, a->noun);
    return NEXT;
}
