/* au_view.c -- who knows what: all on the field is open; hidden are the strategic maps, what the
 * chits hold, and who is still off the field.
 *
 * What a solo side's reserves go by (np_worth) is what a corps has not lost, wherever it is.  All
 * losses are seen, so it is open too: the reasons that are told to all follow from it. */

#include "games/austerlitz/au_local.h"

static void hide_unit(struct au_unit *u)
{
    if (BY(AU_16_4_2_8_4,
           BY(AU_2_2_3, u->standing != AT_MAP && u->standing != AT_OFF && u->standing != AT_CHIT)))
        return;
    u->standing = AT_UNSEEN;
    u->where = 0;
    u->x = u->y = u->facing = u->faced = 0;
    u->marks &= (uint8_t)~MARK_FIRST;
    u->order = ORDER_NONE;
    u->order_at = AU_NOBODY;
}

static void hide_side(const struct au_board *b, struct au_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        hide_unit(&s->unit[i]);
    for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
        if (s->chit[i].standing == AT_FIELD) {
            s->chit[i].loaded = (uint8_t)BY(AU_G_4, AU_NOBODY);
            s->chit[i].box = 0;
        }
    for (int i = 0; i < b->corps_count; i++)
        if (BY(AU_16_4_1_1_1, b->corps[i].side == side)) {
            s->corps_zone[i] = AU_NOBODY;
            s->corps_moved[i] = 0;
        }
    if (side == ALLIED)
        s->columns_left = 0;
}

/* When the match is over nothing is hidden any more. */
void au_redact(const struct eng_box *box, void *state, eng_seats audience)
{
    struct au_state *s = state;

    for (int side = FRENCH; side < SIDES; side++)
        if (!s->core.over && !(audience & seats_of(&s->core, side)))
            hide_side(au_board(box), s, side);
}
