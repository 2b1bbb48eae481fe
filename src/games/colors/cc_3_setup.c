/* cc_3_setup.c -- CCN 3: the deal, and turns by turns until somebody has won. */

#include <string.h>

#include "games/colors/kit/cc_save.h"

const struct eng_option cc_options[] = {
    { NULL, NULL, { NULL } },
};

/* The position of a scenario is what its booklet says: army, terrain and units lie already. */
bool cc_setup(const struct eng_box *box, const uint8_t *option, void *state, struct eng_news *news,
              struct err *err)
{
    struct eng_turn t = { box, state, state, news, 0 };

    (void)option, (void)err;
    HOLDS(CC_S_0_07, "the folder of scenarios has no file for them");
    HOLDS(CC_3_01, "scenarios are listed by the names of their files, and 01 is Rolica");
    TABLE(CC_3_02, "scenarios/01-rolica-first.pos");
    HOLDS(CC_3_03, "a state begins with every track empty; a position may say more");
    TABLE(CC_3_04, "scenarios/01-rolica-first.pos");
    TABLE(CC_3_09, "scenarios/04-corunna.pos");
    eng_flow_start(&t);
    return true;
}

/* -- the deal -- */

/* Cards that a position has laid somewhere stay there. */
static void gather_deck(const struct cc_board *b, struct cc_state *s)
{
    int rest[CC_KINDS];

    cc_count_rest(b, s, rest);
    for (int kind = 1; kind <= b->card_count; kind++)
        for (; rest[kind] > 0; rest[kind]--)
            s->pile[s->pile_count++] = (uint8_t)kind;
}

static void deal_hand(struct eng_turn *t, int side)
{
    struct cc_state *s = t->state;

    while (s->hand_count[side] < s->deal[side] && s->pile_count > 0) {
        int kind = s->pile[--s->pile_count];
        s->pile[s->pile_count] = 0;
        cc_take_card(s, side, kind);
        tell(t, CC_3_06, seats_of(t->core, side), NEWS_DEALT_CARD, side, kind);
    }
    tell(t, CC_3_06, ENG_ALL, NEWS_DEALT, side, s->hand_count[side]);
}

/* CCN-S.12-04: a square that stands from the start has its card, too. */
static void lay_square_card(struct eng_turn *t, const struct cc_unit *u)
{
    struct cc_state *s = t->state;
    uint8_t *place = &s->track[u->side][u->square - 1];

    if (*place || s->hand_count[u->side] == 0)
        return;
    int kind = s->hand[u->side][draw(t, s->hand_count[u->side])];
    cc_drop_card(s, u->side, kind);
    *place = (uint8_t)kind;
    tell(t, CC_S_12_04, ENG_ALL, NEWS_SQUARE_AT_START, u->side, u->at, u->square);
    tell(t, CC_S_12_04, seats_of(t->core, u->side), NEWS_START_SQUARE_CARD, kind, u->square);
}

enum eng_flow cc_deal(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    gather_deck(cc_board(t->box), s);
    cc_shuffle_pile(t);
    for (int side = TOP; side < SIDES; side++)
        deal_hand(t, side);
    for (int unit = 0; unit < s->unit_count; unit++)
        if (s->unit[unit].square)
            lay_square_card(t, &s->unit[unit]);
    match_frame(f)->side = (int16_t)BY(CC_3_10, s->first);
    return NEXT;
}

/* -- turns -- */

int cc_phase(const struct cc_state *s)
{
    static const uint8_t phases[] = {
        [ROW_TURN_BEGINS] = PHASE_COMMAND,
        [ROW_COMMAND] = PHASE_COMMAND,
        [ROW_CARD] = PHASE_ORDER,
        [ROW_ORDERS] = PHASE_ORDER,
        [ROW_MOVEMENT] = PHASE_MOVEMENT,
        [ROW_COMBAT] = PHASE_COMBAT,
        [ROW_DRAW_FIRST_STRIKE] = PHASE_DRAW,
        [ROW_DRAW] = PHASE_DRAW,
        [ROW_TURN_ENDS] = PHASE_DRAW,
    };

    for (int i = 0; i < s->core.depth; i++) {
        const struct eng_frame *f = &s->core.frame[i];
        bool called = i + 1 < s->core.depth; /* the frame stands on the row after */
        if (called && (f[1].proc == PROC_MOVE || f[1].proc == PROC_COMBAT)) /* on its own, again */
            called = false;
        int row = f->step - called;
        if (f->proc == PROC_TURN && row >= 0 && row <= ROW_TURN_ENDS)
            return phases[row];
    }
    return PHASE_COMMAND;
}

enum eng_flow cc_play_turn(struct eng_turn *t, struct eng_frame *f)
{
    return call(t, PROC_TURN, match_of(f)->side);
}

enum eng_flow cc_next_turn(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    match_frame(f)->side = (int16_t)other_side(s->turn.side);
    return jump(f, ROW_TURN);
}
