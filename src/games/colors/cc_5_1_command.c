/* cc_5_1_command.c -- CCN 5.0, 5.1: a turn begins, a card is played. */

#include <string.h>

#include "games/colors/cc_orders.h"

static void wipe_flags(struct cc_state *s)
{
    for (int u = 0; u < s->unit_count; u++)
        s->unit[u].flags = s->unit[u].hexes = 0;
    for (int l = 0; l < s->leader_count; l++)
        s->leader[l].flags = 0;
}

enum eng_flow cc_begin_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    wipe_flags(s);
    s->turn = (struct cc_turn){ .side = (uint8_t)turn_of(f)->side };
    s->turns = (uint8_t)(s->turns + (s->turns < UINT8_MAX));
    tell(t, CC_5_0_01, ENG_ALL, NEWS_TURN, s->turn.side);
    cc_judge_objectives(t, true);
    return cc_decided(t) ? end_match(t) : NEXT;
}

/* A plain question of the turn, which always has an answer. */
enum eng_flow cc_ask_player(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    return cc_ask(t, s->turn.side);
}

/* -- the card (CCN 5.1) -- */

/* Whoever holds nothing (a position written so) has nothing to play and draws. */
enum eng_flow cc_ask_command(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    if (s->hand_count[s->turn.side] == 0)
        return jump(f, ROW_DRAW_FIRST_STRIKE);
    return cc_ask(t, s->turn.side);
}

static bool has_kind(const uint8_t *cards, int count, int kind)
{
    return memchr(cards, kind, (size_t)count) != NULL;
}

/* CCN-5.1-07: any card may be played, also one that orders nobody. */
void cc_offer_command(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;
    const uint8_t *hand = s->hand[s->turn.side];

    (void)box, (void)seat;
    for (int i = 0; i < s->hand_count[s->turn.side]; i++)
        offer_noun(c, VERB_PLAY, hand[i]);
}

/* CCN-6.2.1-15: what lies on the track is not in the hand. */
eng_ruleno cc_check_command(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cc_state *s = state;
    int side = s->turn.side;

    (void)box, (void)seat;
    if (BY(CC_5_1_07, has_kind(s->hand[side], s->hand_count[side], a->noun)))
        return 0;
    return has_kind(s->track[side], CC_SQUARES, a->noun) ? CC_6_2_1_15 : CC_5_1_01;
}

/* CCN-5.2-08: the command level counts the card just played. */
enum eng_flow cc_take_command(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    int side = s->turn.side;

    (void)f;
    int level = BY(CC_5_2_08, BY(CC_5_2_09, s->hand_count[side]));
    s->turn.level = (uint8_t)BY(CC_5_2_10, BY(CC_8_1_04, level));
    cc_drop_card(s, side, a->noun);
    cc_set_card(s, b, a->noun);
    tell(t, CC_5_1_02, ENG_ALL, NEWS_PLAYS_CARD, side, a->noun);
    if (b->card[a->noun].effect == EFFECT_COUNTER_ATTACK)
        tell(t, s->turn.acts ? CC_8_2_17 : CC_8_2_20, ENG_ALL,
             s->turn.acts ? NEWS_COPIES_CARD : NEWS_NOTHING_TO_COPY, side, s->turn.acts);
    return NEXT;
}

enum eng_flow cc_card_acts(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    s->turn.of_choice = BY(CC_8_2_77, BY(CC_8_2_43, cc_finds_none(cc_board(t->box), s)));
    return cc_play_card(t, f);
}
