/* au_13_12_onward.c -- A05 13.8-5, 13.12.2.1, 13.12.3.1-7: how far an attack rides on when its
 * target has left the line or has formed square. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/move/au_move.h"

/* -- stopping on the line -- */

static eng_ruleno lay_stop(const struct au_board *b, const struct au_state *s,
                           const struct eng_frame *f, int length, struct au_leg *leg)
{
    int unit = attack_of(f)->by;

    if (length < 0 || length > attack_of(f)->far)
        return attack_of(f)->charge ? AU_13_12_3_1_7 : AU_13_8_5;
    eng_ruleno rule = au_lay_leg(b, s, unit, attack_of(f)->degree, length, leg);
    return rule || length == 0 ? rule : au_check_swept(b, s, leg);
}

/* -- before a square -- */

/* The last place up to there where it can stand: it may have passed over friends. */
static int last_free(const struct au_board *b, const struct au_state *s, const struct eng_frame *f,
                     int far)
{
    struct au_leg leg;

    for (; far > 0; far--)
        if (au_lay_leg(b, s, attack_of(f)->by, attack_of(f)->degree, far, &leg) == 0 &&
            au_check_swept(b, s, &leg) == 0)
            return far;
    return 0;
}

/* Where it first comes within 1/2 UM of the marker. */
static int halt_at(const struct au_board *b, const struct au_state *s, const struct eng_frame *f)
{
    int unit = attack_of(f)->by, degree = attack_of(f)->degree;
    struct plane_box square = au_box(b, s, attack_of(f)->at);
    struct plane_box box = au_box_at(b, unit, s->unit[unit].formation, au_at(s, unit), degree);
    int far = plane_sweep_approach(&box, degree, au_left(b, s, unit, MANNER_FORWARD), &square,
                                   AU_HALF_UM);

    return far < 0 ? 0 : last_free(b, s, f, far);
}

static eng_ruleno check_halt(const struct au_board *b, const struct au_state *s,
                             const struct eng_frame *f, int length, struct au_leg *leg)
{
    if (length != halt_at(b, s, f))
        return AU_13_12_2_1_1;
    return au_lay_leg(b, s, attack_of(f)->by, attack_of(f)->degree, length, leg);
}

/* Is the end of the ride beyond the square, as the rider sees it? */
static bool is_beyond(const struct plane_box *square, const struct au_leg *leg)
{
    struct plane_pt u = plane_dir(leg->degree);
    int64_t dx = leg->to.x - square->at.x, dy = leg->to.y - square->at.y;

    return dx * u.x + dy * u.y > 0;
}

static eng_ruleno check_past(const struct au_board *b, const struct au_state *s,
                             const struct eng_frame *f, int length, struct au_leg *leg)
{
    int unit = attack_of(f)->by;
    struct plane_box square = au_box(b, s, attack_of(f)->at);
    eng_ruleno rule = au_lay_leg(b, s, unit, attack_of(f)->degree, length, leg);

    if (rule)
        return rule;
    if (length < 1 ||
        au_leg_cost(b, unit, leg->from.at, leg->to, length) > au_left(b, s, unit, MANNER_FORWARD))
        return AU_13_12_2_1_2;
    if (!is_beyond(&square, leg))
        return AU_13_12_2_1_3;
    rule = au_check_swept(b, s, leg);
    return rule == AU_13_1_3 || rule == AU_6_11_3 ? AU_13_12_2_1_3 : rule;
}

static int past_by(const struct au_board *b, const struct au_state *s, const struct eng_frame *f,
                   int step)
{
    struct au_leg leg;
    int most = au_left(b, s, attack_of(f)->by, MANNER_FORWARD);

    for (int far = attack_of(f)->far; far <= most; far += step)
        if (check_past(b, s, f, far, &leg) == 0)
            return far;
    return 0;
}

/* A free place beyond, for those that only want to get past; 0: none, however narrow. */
static int past_at(const struct au_board *b, const struct au_state *s, const struct eng_frame *f)
{
    int far = past_by(b, s, f, 10);

    return far ? far : past_by(b, s, f, 1);
}

/* -- the row -- */

static enum eng_flow ride(struct eng_turn *t, struct eng_frame *f, int length, int news)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = attack_of(f)->by;
    bool square = attack_of(f)->how == ATTACK_SQUARED;
    struct au_leg leg;

    attack_frame(f)->how = ATTACK_ENDED;
    if (length > 0 && au_lay_leg(b, s, unit, attack_of(f)->degree, length, &leg) == 0) {
        if (au_cut_short(b, s, &leg))
            length = leg.length;
        au_go(t, &leg, au_leg_cost(b, unit, leg.from.at, leg.to, length));
    }
    if (square)
        s->unit[unit].done |= DONE_DECLARED | DONE_ALL;
    tell(t, square ? AU_13_12_2_1_1 : AU_13_1_9, ENG_ALL, news, unit, length);
    return NEXT;
}

static enum eng_flow press(struct eng_turn *t, struct eng_frame *f)
{
    attack_frame(f)->charge = 0;
    attack_frame(f)->how = ATTACK_GOES_ON;
    tell(t, AU_13_12_2_1_3, ENG_ALL, NEWS_PRESSES, attack_of(f)->by, attack_of(f)->at);
    return NEXT;
}

static enum eng_flow np_rides_on(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int verb = au_np_after_square(t, attack_of(f)->by);
    int past = verb == VERB_RIDE_PAST ? past_at(b, s, f) : 0;

    if (verb == VERB_PRESS)
        return press(t, f);
    return past ? ride(t, f, past, NEWS_RIDES_PAST) : ride(t, f, halt_at(b, s, f), NEWS_STOPS);
}

/* A charge finds a square: formed in reaction, or taken by a routed target that a double 1 has
 * rallied (A05-12.9.3-2). */
static bool finds_square(const struct au_state *s, const struct eng_frame *f)
{
    return attack_of(f)->how == ATTACK_GOES_ON && attack_of(f)->charge &&
           s->unit[attack_of(f)->at].formation == FORM_SQUARE;
}

/* A05-12.9.1: in Blood Rage it does not let go of the nearest enemy. */
static bool must_press(const struct au_board *b, const struct au_state *s,
                       const struct eng_frame *f)
{
    return attack_of(f)->how == ATTACK_SQUARED &&
           au_rage_target(b, s, attack_of(f)->by) == attack_of(f)->at;
}

enum eng_flow au_ask_onward(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    if (finds_square(s, f))
        attack_frame(f)->how = ATTACK_SQUARED;
    if (must_press(b, s, f))
        return press(t, f);
    int how = attack_of(f)->how, side = b->unit[attack_of(f)->by].side;

    if (how == ATTACK_FREED)
        s->unit[attack_of(f)->by].done |= DONE_TRIED;
    if (how == ATTACK_SQUARED && au_is_np(s, side))
        return np_rides_on(t, f);
    if (how == ATTACK_SQUARED || (how == ATTACK_FREED && attack_of(f)->far > 0))
        return ask(t, seats_of(t->core, side));
    return NEXT;
}

static void offer_stops(const struct au_board *b, const struct au_state *s,
                        const struct eng_frame *f, struct eng_choices *c)
{
    struct au_leg leg;

    for (int far = 0; far <= attack_of(f)->far; far++)
        if (lay_stop(b, s, f, far, &leg) == 0)
            offer_count(c, VERB_STOP, 0, far);
}

static void offer_past(const struct au_board *b, const struct au_state *s,
                       const struct eng_frame *f, struct eng_choices *c)
{
    struct au_leg leg;
    int most = au_left(b, s, attack_of(f)->by, MANNER_FORWARD);

    for (int far = attack_of(f)->far; far <= most; far++)
        if (check_past(b, s, f, far, &leg) == 0)
            offer_count(c, VERB_RIDE_PAST, 0, far);
}

void au_offer_onward(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);

    (void)seat;
    if (attack_of(f)->how == ATTACK_FREED) {
        offer_stops(b, s, f, c);
        return;
    }
    offer_count(c, VERB_STOP, 0, halt_at(b, s, f));
    offer(c, VERB_PRESS);
    offer_past(b, s, f, c);
}

eng_ruleno au_check_onward(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    bool freed = attack_of(f)->how == ATTACK_FREED;
    struct au_leg leg;

    (void)seat;
    if (a->verb == VERB_STOP)
        return freed ? lay_stop(b, s, f, a->count, &leg) : check_halt(b, s, f, a->count, &leg);
    if (freed)
        return AU_13_12_3_1_7;
    if (a->verb == VERB_PRESS)
        return 0;
    return a->verb == VERB_RIDE_PAST ? check_past(b, s, f, a->count, &leg) : AU_13_12_2_1_1;
}

enum eng_flow au_take_onward(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_PRESS)
        return press(t, f);
    return ride(t, f, a->count, a->verb == VERB_STOP ? NEWS_STOPS : NEWS_RIDES_PAST);
}
