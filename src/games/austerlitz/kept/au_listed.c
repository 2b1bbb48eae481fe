/* au_listed.c -- the last list. */

#include <string.h>

#include "games/austerlitz/kept/au_listed.h"

struct listed {
    unsigned serial; /* of the box; 0: nothing yet */
    int seat, count;
    struct au_state state;
    struct eng_action action[ENG_CHOICES];
};

static _Thread_local struct listed last;

static bool is_last(const struct eng_box *box, const struct au_state *s, int seat)
{
    return box->serial != 0 && last.serial == box->serial && last.seat == seat &&
           memcmp(&last.state, s, sizeof *s) == 0;
}

static void keep(const struct eng_box *box, const struct au_state *s, int seat,
                 const struct eng_choices *c)
{
    last.serial = c->outline_count ? 0 : box->serial;
    last.seat = seat;
    last.count = c->count;
    last.state = *s;
    memcpy(last.action, c->action, (size_t)c->count * sizeof c->action[0]);
}

void au_list(const struct eng_box *box, const struct au_state *s, int seat, struct eng_choices *c)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    eng_choices_clear(c);
    if (is_last(box, s, seat)) {
        c->count = last.count;
        memcpy(c->action, last.action, (size_t)last.count * sizeof c->action[0]);
        return;
    }
    if (row && row->offer && s->core.asked & ENG_SEAT(seat))
        row->offer(box, s, seat, c);
    else
        eng_flow_offer(box, s, seat, c);
    keep(box, s, seat, c);
}
