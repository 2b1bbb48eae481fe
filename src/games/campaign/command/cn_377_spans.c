/* cn_377_spans.c -- 1X 377: where the manifests give a leader more than his span, units pass to others
 * in his hex before the campaign begins. */

#include "games/campaign/command/cn_organise.h"

static bool is_overfull(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return cn_stands_on_map(b, s, leader) && cn_load2(b, s, leader) > cn_span2(b, s, leader);
}

static bool has_taker(const struct cn_board *b, const struct cn_state *s, int unit)
{
    int side = b->unit[unit].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_check_give(b, s, unit, i) == 0)
            return true;
    return false;
}

static bool may_pass(const struct cn_board *b, const struct cn_state *s, int side, int unit)
{
    return cn_is_own_unit(b, s, side, unit) && is_overfull(b, s, s->unit[unit].leader) &&
           has_taker(b, s, unit);
}

bool cn_must_pass(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (may_pass(b, s, side, i))
            return true;
    return false;
}

eng_ruleno cn_check_passing(const struct cn_board *b, const struct cn_state *s, int side,
                            const struct eng_action *a)
{
    int held = cn_held_unit(eng_now(&s->core));

    if (a->verb == VERB_TAKE_UP)
        return held < 0 && may_pass(b, s, side, a->noun - CN_UNIT0) ? 0 : CN_377_1;
    if (held < 0)
        return CN_377_1;
    return a->verb == VERB_GIVE ? cn_check_give(b, s, held, a->noun) : 0;
}

void cn_offer_passing(const struct cn_board *b, const struct cn_state *s, int side,
                      struct eng_choices *c)
{
    int held = cn_held_unit(eng_now(&s->core));

    for (int i = b->unit_first[side]; held < 0 && i < b->unit_first[side + 1]; i++)
        if (may_pass(b, s, side, i))
            offer_noun(c, VERB_TAKE_UP, CN_UNIT0 + i);
    for (int i = b->side_first[side]; held >= 0 && i < b->side_first[side + 1]; i++)
        if (cn_check_give(b, s, held, i) == 0)
            offer_noun(c, VERB_GIVE, i);
    if (held >= 0)
        offer(c, VERB_KEEP);
}

void cn_take_passing(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int held = cn_held_unit(f);

    setup_frame(f)->held = a->verb == VERB_TAKE_UP ? (int16_t)(a->noun + 1) : 0;
    if (a->verb == VERB_GIVE)
        cn_give(t, held, a->noun);
}
