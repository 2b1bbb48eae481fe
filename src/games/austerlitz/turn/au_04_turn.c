/* au_04_turn.c -- A05 4: the order of play, from the turn down to the phases. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/solo/au_np.h"

enum eng_flow au_begin_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;

    (void)f;
    HOLDS(AU_4_2_3, "fog and chits have their rows in the match, before both player turns");
    for (int i = 0; i < AU_UNITS; i++)
        s->unit[i].marks &= (uint8_t)~MARK_NO_FIRE;
    tell(t, AU_4_1_3, ENG_ALL, NEWS_TURN, s->turn, 4 + s->turn);
    return NEXT;
}

/* A05-18.3-1: the Allies are first in every turn. */
enum eng_flow au_call_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int side = BY(AU_18_3_1, row_arg(t, f));

    if (au_decided(s))
        return end_match(t);
    s->player = (uint8_t)side;
    tell(t, AU_4_1_2, ENG_ALL, NEWS_PLAYER_TURN, side);
    return call(t, PROC_PLAYER, side);
}

/* -- the phases of a player turn, in the book's order (A05-4.1-4) -- */

static enum eng_flow phase(struct eng_turn *t, int proc, int side, int kind)
{
    HOLDS(AU_4_10_3, "the rows of the player turn are these steps in this order");
    if (au_decided(t->state))
        return end_match(t);
    return call(t, proc, side, kind);
}

enum eng_flow au_call_phase(struct eng_turn *t, struct eng_frame *f)
{
    return phase(t, row_arg(t, f), player_of(f)->side, 0);
}

/* Preparation fire, and the attacker's musketry. */
enum eng_flow au_call_own_fire(struct eng_turn *t, struct eng_frame *f)
{
    return phase(t, row_arg(t, f), player_of(f)->side, 1);
}

/* A05-4.3-6: units are hidden again only while there is fog. */
enum eng_flow au_call_hiding(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;

    if (s->fog == CLEAR_DAY || s->small)
        return NEXT;
    return phase(t, PROC_HIDING, player_of(f)->side, 0);
}

enum eng_flow au_call_orders(struct eng_turn *t, struct eng_frame *f)
{
    if (!au_is_np(t->state, player_of(f)->side))
        return NEXT;
    return phase(t, PROC_ORDERS, player_of(f)->side, 0);
}

enum eng_flow au_call_defensive(struct eng_turn *t, struct eng_frame *f)
{
    return phase(t, PROC_ARTILLERY, 1 - player_of(f)->side, 0);
}

enum eng_flow au_call_movement(struct eng_turn *t, struct eng_frame *f)
{
    tell(t, AU_4_6_1, ENG_ALL, NEWS_MOVEMENT, player_of(f)->side);
    return phase(t, PROC_MOVEMENT, player_of(f)->side, 0);
}

enum eng_flow au_call_defender(struct eng_turn *t, struct eng_frame *f)
{
    int side = player_of(f)->side;

    if (au_is_np(t->state, side))
        au_np_count_losses(t, side);
    return phase(t, PROC_MUSKETRY, BY(AU_4_1_1, BY(AU_10_2_1, 1 - side)), 0);
}

/* What a phase does over and over begins anew. */
enum eng_flow au_go_back(struct eng_turn *t, struct eng_frame *f)
{
    return jump(f, row_arg(t, f));
}

/* A05-4.10-2: what was marked for this player turn is wiped, on both sides. */
enum eng_flow au_end_player(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;

    (void)f;
    if (au_decided(s))
        return end_match(t);
    for (int i = 0; i < AU_UNITS; i++) {
        struct au_unit *u = &s->unit[i];
        u->done = 0;
        u->marker = u->shot = 0;
        u->rage = au_rages(u) ? u->rage : CALM;
        u->marks &= (uint8_t)~MARK_SUPPORTED;
        u->spent = 0;
        u->faced = u->facing;
        u->banks = u->crossed = u->manner = 0;
    }
    for (int i = 0; i < AU_CHITS; i++) {
        s->chit[i].spent = 0;
        s->chit[i].banks = s->chit[i].crossed = s->chit[i].moved = 0;
    }
    s->moved = 0;
    return NEXT;
}
