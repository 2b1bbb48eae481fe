/* au_13_06_disengage.c -- chapters 13.6 and 13.7: breaking off a combat in the own rally phase. */

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

enum { STEP_BACK = AU_HALF_UM };

/* May it try?  0, or the rule that forbids. */
static eng_ruleno check_try(const struct au_board *b, const struct au_state *s, int side, int unit)
{
    const struct au_unit *u = &s->unit[unit];

    if (b->unit[unit].side != side || u->standing != AT_FIELD || !au_is_engaged(s, unit))
        return AU_13_6_1;
    if (b->unit[unit].traits & TRAIT_FIXED)
        return AU_13_7_2;
    if (u->marks & MARK_LEADERLESS)
        return AU_12_6_3_5;
    if (u->morale == ROUTED) /* of no use in any respect (A05-12.5.3.2): it flees, or stays */
        return AU_12_5_3_1_5;
    if (BY(AU_12_9_2_2, au_rages(u)))
        return AU_12_9_2_1;
    return u->done & DONE_CHECKED ? AU_13_6_4 : 0;
}

/* A square may fight on only when it has failed to break off, so that it has to try. */
static bool is_bound_to_try(const struct au_board *b, const struct au_state *s, int side, int unit)
{
    return s->unit[unit].formation == FORM_SQUARE && check_try(b, s, side, unit) == 0;
}

static int first_able(const struct au_board *b, const struct au_state *s, int side, int from)
{
    for (int i = from; i < b->side_first[side + 1]; i++)
        if (check_try(b, s, side, i) == 0)
            return i;
    return -1;
}

static bool some_square_is_bound(const struct au_board *b, const struct au_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_bound_to_try(b, s, side, i))
            return true;
    return false;
}

enum eng_flow au_ask_disengage(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);
    int side = disengage_of(f)->side;

    if (au_decided(s))
        return end_match(t);
    if (first_able(b, s, side, b->side_first[side]) < 0)
        return finish(t, 0);
    return ask(t, seats_of(t->core, side));
}

eng_ruleno au_check_disengage(const struct eng_box *box, const void *state, int seat,
                              const struct eng_action *a)
{
    const struct au_state *s = state;
    const struct au_board *b = au_board(box);
    int side = disengage_now(&s->core)->side;

    (void)seat;
    if (a->verb == VERB_DONE)
        return some_square_is_bound(b, s, side) ? AU_5_4_4_4 : 0;
    return check_try(b, s, side, a->noun);
}

void au_offer_disengage(const struct eng_box *box, const void *state, int seat,
                        struct eng_choices *c)
{
    const struct au_state *s = state;
    const struct au_board *b = au_board(box);
    int side = disengage_now(&s->core)->side;

    (void)seat;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (check_try(b, s, side, i) == 0)
            offer_noun(c, VERB_DISENGAGE, i);
    if (!some_square_is_bound(b, s, side))
        offer(c, VERB_DONE);
}

/* -- the step back -- */

/* Everything else that stands near, whose ground it cannot take. */
static int things_near(const struct au_board *b, const struct au_state *s, int unit,
                       struct plane_thing thing[AU_PIECES])
{
    struct plane_box box = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int found = au_near(b, s, &box, STEP_BACK, 3, near), count = 0;

    for (int i = 0; i < found; i++)
        if (near[i] != unit)
            thing[count++] =
                (struct plane_thing){ .kind = PLANE_THING_BOX, .box = au_box(b, s, near[i]) };
    return count;
}

static bool can_stand(const struct au_board *b, const struct au_state *s, int unit,
                      struct plane_pt at)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_box box = au_box_at(b, unit, u->formation, at, u->facing);

    if (au_check_stand(b, s, unit, &box) || au_runs_into_enemy(b, s, unit, &box))
        return false;
    if (au_check_emerging(b, s, unit, au_at(s, unit), at)) /* of its own will: as far as a march */
        return false;
    return u->formation != FORM_SQUARE || au_is_clear(b, &box);
}

/* It stays next to the enemy: the gap that was between them is no part of the half UM, and nobody
 * goes out of reach of the muskets by rounding. */
static bool is_beside(const struct au_board *b, const struct au_state *s, int unit, int foe,
                      struct plane_pt at)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_box box = au_box_at(b, unit, u->formation, at, u->facing),
                     enemy = au_box(b, s, foe);

    return plane_box_within(&box, &enemy, STEP_BACK);
}

static int free_way(const struct au_board *b, const struct au_state *s, int unit, int degree)
{
    struct plane_thing thing[AU_PIECES];
    struct plane_box box = au_box(b, s, unit);
    int count = things_near(b, s, unit, thing), foe = au_opponent(s, unit);
    int reach = plane_sweep_leg(&box, degree, STEP_BACK, thing, count).reach;
    struct plane_pt at;

    for (; reach > 0; reach--) {
        at = plane_leg_end(box.at, degree, reach);
        if (is_beside(b, s, unit, foe, at) && can_stand(b, s, unit, at))
            break;
    }
    return reach > 0 ? au_detected_at(b, s, unit, degree, reach) : 0;
}

static enum eng_flow step_back(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    int degree = au_away(s, unit, au_opponent(s, unit));
    int length = BY(AU_13_6_3, free_way(au_board(t->box), s, unit, degree));

    au_leave_combat(s, unit);
    u->done |= DONE_DISENGAGED;
    tell(t, AU_13_6_2, ENG_ALL, NEWS_DISENGAGES, unit, length);
    au_move_unit(t, unit, plane_leg_end(au_at(s, unit), degree, length), u->facing);
    return call(t, PROC_DETECT, unit);
}

/* A double 1 leaves the unit in Blood Rage, and that does not break off. */
static enum eng_flow fight_on(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];

    u->marks |= MARK_MUST_FIGHT;
    if (au_rages(u))
        tell(t, AU_12_9_2_1, ENG_ALL, NEWS_RAGES_ON, unit);
    else
        tell(t, AU_13_6_4, ENG_ALL, NEWS_FIGHTS_ON, unit, au_opponent(s, unit));
    return NEXT;
}

enum eng_flow au_take_disengage(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;
    int unit = a->noun;

    if (a->verb == VERB_DONE) {
        tell(t, AU_13_6_1, ENG_ALL, NEWS_NO_MORE_BREAK_OFF, disengage_of(f)->side);
        return finish(t, 0);
    }
    s->unit[unit].done |= DONE_CHECKED;
    struct au_check check = au_check_morale(t, unit, 0, AU_13_6_1);
    if (check.rout)
        return call(t, PROC_ROUT, unit, au_opponent(s, unit));
    if (check.passed && !au_rages(&s->unit[unit]))
        return step_back(t, unit);
    return fight_on(t, unit);
}
