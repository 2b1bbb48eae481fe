/* au_16_move.c -- A05 16.4.2.6: a chit moves, whatever it holds.
 *
 * It goes in any direction, over woods and streams like line infantry.  It may go over chits,
 * batteries and HQs of its own side, and ends on nothing.  Of enemies it never gets nearer than
 * where they uncover it, so that they are not in its way. */

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/move/au_move.h"

struct chit_leg {
    int chit, side, degree, length, cost;
    struct plane_box from, end;
    struct plane_shape swept;
};

static struct chit_leg lay_leg(const struct au_state *s, int chit, int degree, int length)
{
    struct plane_pt at = { s->chit[chit].x, s->chit[chit].y };
    struct chit_leg leg = { .chit = chit,
                            .side = chit / AU_SLOTS,
                            .degree = degree,
                            .length = length,
                            .from = au_chit_box(at) };

    leg.end = au_chit_box(plane_leg_end(at, degree, length));
    leg.swept = plane_shape_of_move(&leg.from, leg.end.at);
    return leg;
}

/* -- pieces -- */

static bool may_pass(const struct au_board *b, int piece)
{
    return piece >= AU_CHIT0 || b->unit[piece].arm == ARTILLERY ||
           b->unit[piece].arm == HEADQUARTERS;
}

static eng_ruleno check_pieces(const struct au_board *b, const struct au_state *s,
                               const struct chit_leg *leg)
{
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &leg->from, leg->length + 60, 1 << leg->side, near);

    for (int i = 0; i < count; i++) {
        if (near[i] == AU_CHIT0 + leg->chit)
            continue;
        struct plane_box other = au_box(b, s, near[i]);
        if (plane_shape_box(&leg->swept, &other) != PLANE_OVERLAP)
            continue;
        if (!may_pass(b, near[i]) || plane_box_overlap(&leg->end, &other))
            return near[i] >= AU_CHIT0 ? AU_6_8_3 : AU_16_4_2_6_2;
    }
    return 0;
}

/* -- the whole -- */

/* A05-15.1-12: it would carry the guns of the Santon away. */
static bool holds_santon(const struct au_board *b, const struct au_state *s, int chit)
{
    for (int i = b->side_first[FRENCH]; i < b->side_first[ALLIED]; i++)
        if (b->unit[i].traits & TRAIT_FIXED && s->unit[i].standing == AT_CHIT &&
            s->unit[i].where == chit)
            return true;
    return false;
}

/* Woods cost line infantry double. */
static int cost_of(const struct au_board *b, const struct chit_leg *leg)
{
    int line = b->side_first[leg->side];

    while (b->unit[line].arm != INFANTRY || b->unit[line].traits)
        line++;
    return au_leg_cost(b, line, leg->from.at, leg->end.at, leg->length);
}

/* Where the leg ends when it is cut short by what it comes upon; nothing of that is hidden. */
static struct plane_pt goes_to(const struct au_board *b, const struct au_state *s,
                               const struct chit_leg *leg)
{
    int far = au_detected_along(b, s, AU_CHIT0 + leg->chit, &leg->from, leg->degree, leg->length);

    return plane_leg_end(leg->from.at, leg->degree, far);
}

eng_ruleno au_check_chit_leg(const struct au_board *b, const struct au_state *s, int chit,
                             int degree, int length)
{
    const struct au_chit *c = &s->chit[chit];

    if (c->standing != AT_FIELD)
        return AU_4_6_1;
    if (length < 1 || length > AU_CHIT_REACH - c->spent)
        return AU_16_4_2_6_1;
    struct chit_leg leg = lay_leg(s, chit, degree, length);
    if (cost_of(b, &leg) > AU_CHIT_REACH - c->spent)
        return AU_15_1_3;
    if (!au_on_map(b, &leg.end))
        return AU_3_1_3;
    if (holds_santon(b, s, chit))
        return AU_15_1_12;
    if (au_meets_ground(b, &leg.swept, 1u << POND))
        return AU_16_4_2_6_2;
    eng_ruleno rule = au_check_streams(
        b, &(struct au_fording){ &leg.from, leg.end.at, &leg.swept, c->banks, c->crossed });
    if (!rule)
        rule = check_pieces(b, s, &leg);
    if (rule)
        return rule;
    struct plane_pt to = s->fighting ? leg.end.at : goes_to(b, s, &leg);
    return au_check_restriction(b, s, AU_CHIT0 + chit, leg.from.at, to);
}

enum eng_flow au_take_chit_leg(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int chit = a->noun - AU_CHIT0;
    struct au_chit *c = &s->chit[chit];
    struct chit_leg leg = lay_leg(s, chit, a->angle, a->count);

    (void)f;
    int far = au_detected_along(b, s, a->noun, &leg.from, a->angle, a->count);
    leg = lay_leg(s, chit, a->angle, far);
    c->crossed |= au_crossed(b, leg.from.at, leg.end.at);
    c->spent = (int16_t)(far < a->count ? AU_CHIT_REACH : c->spent + cost_of(b, &leg));
    c->x = (int16_t)leg.end.at.x;
    c->y = (int16_t)leg.end.at.y;
    c->moved = 1;
    tell(t, AU_16_4_2_6_1, ENG_ALL, NEWS_CHIT_MOVES, a->noun, far, a->angle);
    return au_must_uncover(b, s, a->noun) ? call(t, PROC_DETECT, a->noun) : NEXT;
}
