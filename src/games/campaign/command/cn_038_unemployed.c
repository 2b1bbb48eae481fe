/* cn_038_unemployed.c -- 1X 38: who is without troops when the movement phase begins. */

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"

/* A leader in a box who has no troops is unemployed, too: he gets his piece back. */
static void leave_box(struct eng_turn *t, int leader)
{
    const struct cn_state *s = t->state;

    if (s->leader[leader].standing == IS_BOX && !cn_leads_units(s, leader) &&
        s->leader[cn_formation_of(s, leader)].standing == IS_MAP)
        cn_unbox(t, leader);
}

enum eng_flow cn_begin_movement(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = player_of(f)->side;

    cn_release_generals(t, side);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        leave_box(t, i);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        s->leader[i].employed = cn_has_troops(s, i); /* in a box or on his way to the map, too */
        cn_attach(t, i);
    }
    cn_settle_trains(t, side);
    return NEXT;
}
