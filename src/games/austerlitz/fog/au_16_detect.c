/* au_16_detect.c -- A05 16.4.2.7: who comes upon a chit, and where its move is cut short.
 *
 * Two chits of both sides uncover each other within 1/2 UM.  A unit uncovers a chit within 1/2 UM,
 * and in partial fog as far as one sees, if one sees.  Only what is on the field is looked at, so
 * that it is the same whatever the chits hold. */

#include "games/austerlitz/fog/au_16.h"

static bool see_each_other(const struct au_board *b, const struct au_state *s, int unit, int chit)
{
    return au_sees(b, s, unit, chit) || au_sees(b, s, chit, unit);
}

/* A chit and an enemy unit. */
static bool comes_to_light(const struct au_board *b, const struct au_state *s, int chit, int unit)
{
    int sight = au_sight(s);

    if (au_within(b, s, chit, unit, AU_HALF_UM))
        return true;
    return sight > AU_HALF_UM && au_within(b, s, chit, unit, sight) &&
           see_each_other(b, s, unit, chit);
}

/* Two enemy pieces, one of them a chit at least. */
static bool meet(const struct au_board *b, const struct au_state *s, int one, int other)
{
    if (one < AU_CHIT0)
        return comes_to_light(b, s, other, one);
    if (other < AU_CHIT0)
        return comes_to_light(b, s, one, other);
    return au_within(b, s, one, other, AU_HALF_UM);
}

static bool is_there(const struct au_state *s, int piece)
{
    return piece >= AU_CHIT0 ? s->chit[piece - AU_CHIT0].standing == AT_FIELD
                             : au_on_field(s, piece);
}

/* The enemies that may meet the piece; for a unit, chits alone. */
static int enemies_near(const struct au_board *b, const struct au_state *s, int piece, int hu,
                        const struct plane_box *box, uint8_t out[AU_PIECES])
{
    int all = au_near(b, s, box, hu, 1 << (1 - au_side_of(b, piece)), out), count = 0;

    for (int i = 0; i < all; i++)
        if (piece >= AU_CHIT0 || out[i] >= AU_CHIT0)
            out[count++] = out[i];
    return count;
}

/* The first enemy from `first` on that the piece meets; AU_NOBODY. */
static int first_met(const struct au_board *b, const struct au_state *s, int piece, int first)
{
    uint8_t near[AU_PIECES];

    if (s->fog == CLEAR_DAY || !is_there(s, piece))
        return AU_NOBODY;
    struct plane_box box = au_box(b, s, piece);
    int count = enemies_near(b, s, piece, au_sight(s), &box, near);
    for (int i = 0; i < count; i++)
        if (near[i] >= first && meet(b, s, piece, near[i]))
            return near[i];
    return AU_NOBODY;
}

bool au_must_uncover(const struct au_board *b, const struct au_state *s, int piece)
{
    return first_met(b, s, piece, 0) != AU_NOBODY;
}

/* Is that chit in the sight of an enemy unit (A05-16.4.2.7-2)? */
static bool is_detected(const struct au_board *b, const struct au_state *s, int chit)
{
    return first_met(b, s, AU_CHIT0 + chit, 0) < AU_CHIT0;
}

int au_next_detected(const struct au_board *b, const struct au_state *s)
{
    for (int k = 0; k < SIDES; k++) {
        int side = k ? s->player : 1 - s->player;
        for (int i = side * AU_SLOTS; i < (side + 1) * AU_SLOTS; i++)
            if (s->chit[i].standing == AT_FIELD && is_detected(b, s, i))
                return i;
    }
    return AU_NOBODY;
}

eng_ruleno au_check_unwatched(const struct au_board *b, const struct au_state *s, int unit)
{
    uint8_t near[AU_PIECES];
    struct plane_box box = au_box(b, s, unit);
    int sight = au_sight(s);
    int count = au_near(b, s, &box, sight, 1 << (1 - b->unit[unit].side), near);

    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        if (au_within(b, s, unit, near[i], AU_HALF_UM))
            return AU_16_4_2_8_2_1;
        if (au_within(b, s, unit, near[i], sight) &&
            (au_sees(b, s, near[i], unit) || au_sees(b, s, unit, near[i])))
            return AU_16_4_2_8_2_2;
    }
    return 0;
}

/* -- along a leg -- */

static void stand_at(struct au_state *s, int piece, struct plane_pt at, int facing)
{
    if (piece >= AU_CHIT0) {
        s->chit[piece - AU_CHIT0].x = (int16_t)at.x;
        s->chit[piece - AU_CHIT0].y = (int16_t)at.y;
        return;
    }
    s->unit[piece].x = (int16_t)at.x;
    s->unit[piece].y = (int16_t)at.y;
    s->unit[piece].facing = (int16_t)facing;
}

/* In partial fog every whole hu is looked at from where the one may be near enough to be seen. */
static int seen_at(const struct au_board *b, struct au_state *trial, int piece,
                   const struct plane_box *from, int degree, int most, int other)
{
    struct plane_box box = au_box(b, trial, other);
    int at = plane_sweep_approach(from, degree, most, &box, au_sight(trial));

    for (; at >= 0 && at < most; at++) {
        stand_at(trial, piece, plane_leg_end(from->at, degree, at), from->facing);
        if (meet(b, trial, piece, other))
            return at;
    }
    return most;
}

static int near_at(const struct au_board *b, const struct au_state *s, const struct plane_box *from,
                   int degree, int most, int other)
{
    struct plane_box box = au_box(b, s, other);
    int at = plane_sweep_approach(from, degree, most, &box, AU_HALF_UM);

    return at < 0 ? most : at;
}

/* It stops where it can stand: not on a friend that it was passing, but behind him; or before him
 * where the enemy is too near. */
static int settle(const struct au_board *b, const struct au_state *s, int piece,
                  const struct plane_box *from, int degree, int at, int length)
{
    struct plane_box box = *from;
    int other = AU_NOBODY;

    for (int n = at; n < length; n++) {
        box.at = plane_leg_end(from->at, degree, n);
        other = au_overlapped(b, s, piece, &box);
        if (other == AU_NOBODY)
            return n;
        if (au_side_of(b, other) != au_side_of(b, piece))
            break;
    }
    for (int n = at - 1; n > 0; n--) {
        box.at = plane_leg_end(from->at, degree, n);
        if (au_overlapped(b, s, piece, &box) == AU_NOBODY)
            return n;
    }
    return 0;
}

int au_detected_along(const struct au_board *b, const struct au_state *s, int piece,
                      const struct plane_box *from, int degree, int length)
{
    uint8_t near[AU_PIECES];
    int best = length, sight = au_sight(s);

    if (s->fog == CLEAR_DAY)
        return length;
    int count = enemies_near(b, s, piece, length + sight, from, near);
    for (int i = 0; i < count; i++)
        best = near_at(b, s, from, degree, best, near[i]);
    if (sight > AU_HALF_UM && count > 0) {
        struct au_state trial = *s;
        for (int i = 0; i < count; i++)
            if (piece < AU_CHIT0 || near[i] < AU_CHIT0)
                best = seen_at(b, &trial, piece, from, degree, best, near[i]);
    }
    return best < length ? settle(b, s, piece, from, degree, best, length) : length;
}

int au_passed_chit(const struct au_board *b, const struct au_state *s, int unit, int degree,
                   int length)
{
    struct plane_box from = au_box(b, s, unit);
    uint8_t near[AU_PIECES];

    from.at = plane_leg_end(from.at, plane_degree(degree + 180), length);
    if (s->fog == CLEAR_DAY || !plane_pt_ok(from.at))
        return AU_NOBODY;
    int count = enemies_near(b, s, unit, length + au_sight(s), &from, near);
    if (count == 0)
        return AU_NOBODY;
    struct au_state trial = *s;
    for (int i = 0; i < count; i++)
        if (near_at(b, s, &from, degree, length, near[i]) < length ||
            seen_at(b, &trial, unit, &from, degree, length, near[i]) < length)
            return near[i] - AU_CHIT0;
    return AU_NOBODY;
}

bool au_comes_upon(const struct au_board *b, const struct au_state *s, int chit, struct plane_pt to)
{
    struct au_state trial = *s;

    stand_at(&trial, AU_CHIT0 + chit, to, 0);
    return au_must_uncover(b, &trial, AU_CHIT0 + chit);
}

int au_detected_at(const struct au_board *b, const struct au_state *s, int piece, int degree,
                   int length)
{
    struct plane_box from = au_box(b, s, piece);

    return au_detected_along(b, s, piece, &from, degree, length);
}

/* -- after a move (PROC_DETECT) -- */

/* A05-16.4.2.7-4: whoever came upon something goes no farther, not even when the enemy he had come
 * up to leaves. */
static void stop_there(struct au_state *s, const struct au_board *b, int unit)
{
    if (unit >= AU_CHIT0 || b->unit[unit].side != s->player)
        return;
    uint16_t *done = &s->unit[unit].done;
    *done |= (uint16_t)(*done & DONE_DECLARED ? DONE_ALL | DONE_HALTED : DONE_ALL);
}

enum eng_flow au_detect(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int piece = detect_of(f)->piece, chit = first_met(b, s, piece, AU_CHIT0);

    if (piece >= AU_CHIT0 && au_must_uncover(b, s, piece))
        detect_frame(f)->both = 1;
    if (BY(AU_16_4_2_8_3, chit != AU_NOBODY)) {
        stop_there(s, b, piece);
        tell(t, AU_16_4_2_7_1, ENG_ALL, NEWS_UNMASKED, piece, chit);
        jump(f, ROW_DETECTION);
        return call(t, PROC_UNCOVER, chit - AU_CHIT0, 0);
    }
    if (detect_of(f)->both && is_there(s, piece))
        return call(t, PROC_UNCOVER, piece - AU_CHIT0, 1);
    return NEXT;
}

enum eng_flow au_look_about(struct eng_turn *t, int unit)
{
    return au_must_uncover(au_board(t->box), t->state, unit) ? call(t, PROC_DETECT, unit) : NEXT;
}

/* -- an attack on a chit (A05-16.4.2.7-6) -- */

enum eng_flow au_attack_chit(struct eng_turn *t, struct eng_frame *f)
{
    int target = attack_of(f)->at;

    return target >= AU_CHIT0 && target < AU_PIECES ? call(t, PROC_UNCOVER, target - AU_CHIT0, 0)
                                                    : NEXT;
}
