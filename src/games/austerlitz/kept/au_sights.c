/* au_sights.c -- the table of sights. */

#include "games/austerlitz/kept/au_sights.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/kept/au_recall.h"

enum { SIGHTS = 2048, ASIDE = 95 }; /* the target's footprint, and that of who stands before it */

struct sight {
    uint64_t clock;
    unsigned serial; /* of the box; 0: nothing yet */
    uint32_t pair;
    struct au_strip between;
    eng_ruleno rule;
};

static _Thread_local struct sight table[SIGHTS];

eng_ruleno au_recall_sight(const struct au_board *b, const struct au_state *s, int piece,
                           int target, bool over, au_look_over *look)
{
    unsigned serial = au_recall_serial(b);
    uint32_t pair = (uint32_t)piece | (uint32_t)target << 8 | (uint32_t)over << 16;
    struct sight *k = &table[pair * UINT32_C(0x9e3779b1) >> 21];

    if (serial == 0 || !au_field_is_open(s))
        return look(b, s, piece, target, over);
    if (k->pair != pair || k->serial != serial || au_field_stirred(k->clock, &k->between))
        *k = (struct sight){ .serial = serial,
                             .pair = pair,
                             .between = au_strip_between(au_at(s, piece), au_at(s, target), ASIDE),
                             .rule = look(b, s, piece, target, over) };
    k->clock = au_field_clock();
    return k->rule;
}
