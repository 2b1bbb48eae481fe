/* au_listed.c -- the row's own list. */

#include "engine/listed.h"

#include "games/austerlitz/kept/au_listed.h"

void au_list(const struct eng_box *box, const struct au_state *s, int seat, struct eng_choices *c)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (eng_recall_list(box, s, seat, c))
        return;
    eng_choices_clear(c);
    if (row && row->offer && s->core.asked & ENG_SEAT(seat))
        row->offer(box, s, seat, c);
    else
        eng_flow_offer(box, s, seat, c);
    eng_keep_list(box, s, seat, c);
}
