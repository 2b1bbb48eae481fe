/* au_orders.c -- the verdicts that are kept.
 *
 * What an order's verdict follows from:
 *   - the unit itself, who fights it, is with it or in it
 *   - the pieces near its way: none reaches farther than FAR from it, nor FARTHER where there are
 *     works, which hold one brigade wherever it stands in them
 *   - the state of the match at large: turn, fog, options, who is released (A05-18.1)
 *   - of a charge, whether somebody has moved
 * Not kept are flights and the orders of raging units, which look about farther. */

#include <string.h>

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/kept/au_orders.h"
#include "games/austerlitz/move/au_move.h"

enum { SHELVES = 1024, SHELF = 4, FAR = 95, FARTHER = 150, ROUND_HOST = 170, LONGEST_RIDE = 103 };
enum { AT_LARGE = offsetof(struct au_state, checked) - offsetof(struct au_state, alarm_count) };

struct verdict {
    uint64_t order, clock;
    struct au_strip way;
    uint32_t epoch; /* 0: nothing yet */
    bool legal;
};

struct at_large {
    unsigned serial;
    uint8_t side, released;
    uint8_t of_state[AT_LARGE];
};

static _Thread_local struct verdict table[SHELVES][SHELF];
static _Thread_local struct at_large large;
static _Thread_local uint32_t epoch;

/* What the restrictions ask of the whole field. */
static uint8_t released(const struct au_board *b, const struct au_state *s)
{
    if (!au_restricted(s))
        return 0;
    return (uint8_t)(au_guard_is_active(b, s, FRENCH) | au_guard_is_active(b, s, ALLIED) << 1 |
                     au_centre_is_empty(b, s) << 2);
}

void au_orders_begin(const struct eng_box *box, const struct au_state *s)
{
    struct at_large now = { .serial = box->serial,
                            .side = (uint8_t)movement_now(&s->core)->side,
                            .released = released(au_board(box), s) };

    memcpy(now.of_state, &s->alarm_count, AT_LARGE);
    now.of_state[offsetof(struct au_state, moved) - offsetof(struct au_state, alarm_count)] = 0;
    if (epoch && memcmp(&now, &large, sizeof now) == 0)
        return;
    large = now;
    epoch++;
}

/* Where there are works, or somebody has to be seen, one looks farther. */
static int width_of(const struct au_board *b, const struct au_state *s, const struct eng_action *a,
                    struct plane_pt to)
{
    struct plane_box here = { au_at(s, a->noun), 1, 1, 0 }, there = { to, 1, 1, 0 };

    if (a->noun >= AU_CHIT0)
        return FAR;
    if (a->verb == VERB_ATTACK || a->verb == VERB_CHARGE)
        return FARTHER;
    return au_ground_matters(b, a->noun, &here) || au_ground_matters(b, a->noun, &there) ? FARTHER
                                                                                         : FAR;
}

static struct au_strip along(const struct au_board *b, const struct au_state *s,
                             const struct eng_action *a, int length)
{
    struct plane_pt from = au_at(s, a->noun), to = plane_leg_end(from, a->angle, length);

    return au_strip_between(from, to, width_of(b, s, a, to));
}

/* All that the order looks at. */
static struct au_strip way_of(const struct au_board *b, const struct au_state *s,
                              const struct eng_action *a)
{
    struct plane_pt from = au_at(s, a->noun);

    switch (a->verb) {
    case VERB_MARCH:
        return along(b, s, a, a->count);
    case VERB_ATTACK:
    case VERB_CHARGE:
        return along(b, s, a, b->unit[a->noun].allowance + LONGEST_RIDE);
    case VERB_JOIN:
        return au_strip_between(from, au_at(s, a->count), FAR);
    case VERB_LEAVE:
        return au_strip_between(from, from, ROUND_HOST);
    default:
        return along(b, s, a, 0);
    }
}

/* Chits look about for whom they come upon as long as nobody has fought (A05-16.4.1.3). */
static bool is_kept(const struct eng_box *box, const struct au_state *s, const struct eng_action *a)
{
    if (box->serial == 0 || !au_field_is_open(s) || a->verb == VERB_DONE || a->verb == VERB_LEAD ||
        a->verb == VERB_MAN)
        return false;
    if (a->noun >= AU_CHIT0)
        return s->fighting;
    return !s->unit[a->noun].rage && s->unit[a->noun].morale != ROUTED;
}

static bool stands(const struct verdict *v, const struct eng_action *a)
{
    uint64_t since = v->clock;

    if (v->epoch != epoch || au_field_changed(since, a->noun) || au_field_stirred(since, &v->way))
        return false;
    return a->verb != VERB_JOIN ||
           !(au_field_changed(since, a->count) || au_field_came_or_went(since));
}

static uint64_t name_of(const struct au_state *s, const struct eng_action *a)
{
    uint64_t late = a->verb == VERB_CHARGE && s->moved;

    return a->verb | (uint64_t)a->noun << 16 | (uint64_t)(uint16_t)a->count << 24 |
           (uint64_t)(uint16_t)a->angle << 40 | late << 56;
}

/* Its place on the shelf, or else that of the one not asked for the longest. */
static struct verdict *find(uint64_t order)
{
    struct verdict *shelf = table[order * UINT64_C(0x9e3779b97f4a7c15) >> 54], *oldest = shelf;

    for (int i = 0; i < SHELF; i++) {
        if (shelf[i].order == order)
            return &shelf[i];
        if (shelf[i].clock < oldest->clock)
            oldest = &shelf[i];
    }
    return oldest;
}

bool au_order_is_legal(const struct eng_box *box, const struct au_state *s, int seat,
                       const struct eng_action *a)
{
    if (!is_kept(box, s, a))
        return au_check_move(box, s, seat, a) == 0;
    uint64_t order = name_of(s, a);
    struct verdict *v = find(order);
    if (v->order != order || !stands(v, a))
        *v = (struct verdict){ .order = order,
                               .way = way_of(au_board(box), s, a),
                               .epoch = epoch,
                               .legal = au_check_move(box, s, seat, a) == 0 };
    v->clock = au_field_clock();
    return v->legal;
}
