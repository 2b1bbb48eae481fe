/* au_13_11_retreat.c -- A05 13.10, 13.11.1 to 13.11.3, 12.5.3: a unit goes back, whatever for
 * (PROC_RETREAT).
 *
 * What it runs into is settled here; friends that rout by it are put on the list of alarms as due,
 * and the last row makes them flee one after the other, so that a chain of collisions goes no
 * deeper than one.  Neighbours check later, by au_alarms. */

#include <string.h>

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/morale/au_12_morale.h"

static bool is_flight(int kind)
{
    return kind == IN_ROUT || kind == FLEES_ON || kind == FLEES_DUE;
}

/* Losses of a rally phase, of later flights and of leaderless units frighten nobody
 * (A05-12.7.2-3). */
static bool is_by_arms(const struct eng_turn *t, int kind)
{
    return kind != LEADERLESS && kind != FLEES_ON && !au_in_rally(t->core);
}

static int length_of(const struct eng_turn *t, const struct eng_frame *f)
{
    int degree, length = BY(AU_EX_38, BY(AU_6_2_5, AU_UM));

    if (retreat_of(f)->kind == FLEES_ON)
        au_later_flight(au_board(t->box), t->state, retreat_of(f)->unit, &degree, &length);
    return length;
}

static struct au_path way_of(const struct eng_turn *t, const struct eng_frame *f)
{
    return au_way(au_board(t->box), t->state, retreat_of(f)->unit, retreat_of(f)->degree,
                  length_of(t, f), is_flight(retreat_of(f)->kind));
}

static enum eng_flow done(struct eng_frame *f, int outcome)
{
    retreat_frame(f)->state = (int16_t)outcome;
    return jump(f, ROW_RETREAT_FLIGHTS);
}

static enum eng_flow lose(struct eng_turn *t, struct eng_frame *f, eng_ruleno rule)
{
    au_eliminate(t, retreat_of(f)->unit, is_by_arms(t, retreat_of(f)->kind), rule);
    return done(f, GONE);
}

/* -- before it sets out -- */

/* A05-5.2-5, 5.3: a square breaks on bad ground, and suffers one level before enemies.  0, or the
 * statement by which it routs. */
static eng_ruleno try_square(struct eng_turn *t, const struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int unit = retreat_of(f)->unit, degree = retreat_of(f)->degree;
    int reach = way_of(t, f).reach;

    if (au_square_breaks(b, s, unit, degree, reach))
        return AU_5_2_5;
    if (retreat_of(f)->kind == BY_CHOICE || !au_square_suffers(b, s, unit, degree, reach))
        return 0;
    if (au_worse(s, unit, STUNNED) >= ROUTED)
        return AU_5_3_1;
    au_worsen(t, unit, STUNNED, AU_5_3_1);
    return 0;
}

/* Before an attack led by cavalry this is a rout like any other, and its end (ruling 80). */
static enum eng_flow break_square(struct eng_turn *t, struct eng_frame *f, eng_ruleno rule)
{
    if (retreat_of(f)->kind == RIDDEN_BACK)
        return lose(t, f, AU_13_12_4_1);
    au_becomes_routed(t, retreat_of(f)->unit, ALARM_ROUT, rule);
    retreat_frame(f)->kind = (int16_t)BY(AU_5_2_6, IN_ROUT);
    return NEXT;
}

enum eng_flow au_retreat_go(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int unit = retreat_of(f)->unit;

    if (!au_on_field(s, unit))
        return done(f, GONE);
    if (au_board(t->box)->unit[unit].traits & TRAIT_FIXED)
        return lose(t, f, AU_13_15_2);
    if (au_is_surrounded(s, unit))
        return lose(t, f, AU_13_11_2_2);
    bool square = s->unit[unit].formation == FORM_SQUARE && !is_flight(retreat_of(f)->kind);
    eng_ruleno breaks = square ? try_square(t, f) : 0;
    if (breaks)
        return break_square(t, f, breaks);
    au_leave_combat(s, unit);
    return NEXT;
}

/* -- arrival -- */

static void move_back(struct eng_turn *t, const struct eng_frame *f, int n)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = retreat_of(f)->unit, degree = retreat_of(f)->degree;
    bool flees = is_flight(retreat_of(f)->kind);
    struct plane_pt to = au_way_end(b, s, unit, degree, BY(AU_G_5, n), flees);

    HOLDS(AU_12_6_3_7, "an attached HQ has no place of its own: it is where its unit is");
    if (BY(AU_13_11_3, BY(AU_13_10_2, flees)))
        s->unit[unit].formation = (uint8_t)au_flight_formation(b, s, unit);
    au_move_unit(t, unit, to,
                 BY(AU_13_11_3_1, flees && b->unit[unit].arm != HEADQUARTERS)
                     ? degree
                     : BY(AU_13_11_3_2, s->unit[unit].facing));
    tell(t, flees ? AU_12_5_3_1 : AU_13_10_1, ENG_ALL, flees ? NEWS_FLEES : NEWS_GOES_BACK, unit,
         n);
}

/* Chits that see it come, or that it sees, are uncovered where it stands; then those that it has
 * passed on its way of `n` hu. */
static enum eng_flow arrived(struct eng_turn *t, struct eng_frame *f, int n)
{
    struct au_state *s = t->state;
    int unit = retreat_of(f)->unit, kind = retreat_of(f)->kind;
    bool routed = s->unit[unit].morale == ROUTED;

    if (kind == FLEES_ON && au_frightens(au_board(t->box), unit))
        au_raise_alarm(s, unit, ALARM_ROUT);
    retreat_frame(f)->state = au_pack_gone(routed ? FLED : WENT_BACK, n);
    enum eng_flow flow = jump(f, ROW_RETREAT_PASSED);
    if (s->fog != CLEAR_DAY && au_must_uncover(au_board(t->box), s, unit))
        return call(t, PROC_DETECT, unit);
    return flow;
}

static enum eng_flow arrive(struct eng_turn *t, struct eng_frame *f, int n)
{
    move_back(t, f, n);
    return arrived(t, f, n);
}

/* A05-16.4.2.7-2: it does not stop for them (13.10-1), but they come to light. */
enum eng_flow au_retreat_passed(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    struct au_gone gone = au_gone_in(retreat_of(f)->state);
    int unit = retreat_of(f)->unit, chit = AU_NOBODY;

    if (au_decided(s))
        return end_match(t);
    if (au_on_field(s, unit))
        chit = au_passed_chit(au_board(t->box), s, unit, retreat_of(f)->degree, gone.hu);
    if (chit == AU_NOBODY) {
        retreat_frame(f)->state = (int16_t)gone.outcome;
        return NEXT;
    }
    tell(t, AU_16_4_2_7_2, ENG_ALL, NEWS_UNMASKED, unit, AU_CHIT0 + chit);
    jump(f, ROW_RETREAT_PASSED);
    return call(t, PROC_UNCOVER, chit, 0);
}

/* -- no way back (A05-13.11.2, 15.1-18) -- */

static bool is_frozen(const struct eng_turn *t, int unit, int area)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;

    return area >= 0 && s->option[OPTION_FROZEN] && b->unit[unit].side == ALLIED &&
           strcmp(b->area[area].id, "satschan-pond") == 0;
}

static enum eng_flow cross_ice(struct eng_turn *t, struct eng_frame *f, int reach)
{
    const struct au_board *b = au_board(t->box);
    int unit = retreat_of(f)->unit;

    if (b->unit[unit].arm == ARTILLERY || roll(t, 6, AU_15_1_18) <= 3) {
        tell(t, AU_15_1_18, ENG_ALL, NEWS_ICE_BREAKS, unit);
        return lose(t, f, AU_15_1_18);
    }
    int n = au_first_free(b, t->state, unit, retreat_of(f)->degree, reach + 1,
                          is_flight(retreat_of(f)->kind));
    if (n < 0) {
        tell(t, AU_13_11_2_1, ENG_ALL, NEWS_CUT_OFF, unit);
        return lose(t, f, AU_15_1_18);
    }
    tell(t, AU_15_1_18, ENG_ALL, NEWS_ICE_HOLDS, unit);
    return arrive(t, f, n);
}

static enum eng_flow cut_off(struct eng_turn *t, struct eng_frame *f, const struct au_path *way)
{
    const struct au_state *s = t->state;
    int unit = retreat_of(f)->unit;
    bool by_enemy = way->stop != PATH_GROUND;

    if (!by_enemy && is_frozen(t, unit, way->area))
        return cross_ice(t, f, way->reach);
    tell(t, AU_13_11_2_1, ENG_ALL, NEWS_CUT_OFF, unit);
    if (by_enemy && is_flight(retreat_of(f)->kind) && s->option[OPTION_RETURNS])
        return lose(t, f, AU_19_6_1);
    return lose(t, f, AU_13_11_2_1);
}

/* -- friends in the way (A05-13.11.1) -- */

/* A05-12.9.6: whose fury went does not check for the one that ran into it.  To be noted when that
 * one is R: a new rout wipes the list, and who stays in order has done nothing to be excused for. */
static void excuse(struct eng_turn *t, int friend, int unit)
{
    au_note_checked(au_board(t->box), t->state, unit, friend);
}

/* Run into by a unit that is D or R. */
static void shatter(struct eng_turn *t, int friend)
{
    const struct au_state *s = t->state;
    int morale = s->unit[friend].morale;

    if (morale == DISORGANISED)
        au_becomes_routed(t, friend, ALARM_DUE, AU_13_11_1_3);
    else if (BY(AU_19_2_5, morale < DISORGANISED))
        au_worsen(t, friend, DISORGANISED, AU_13_11_1_3);
}

/* On a whole hu where it lies upon nobody (ruling 137). */
static bool settle_as(struct eng_turn *t, const struct eng_frame *f, int formation)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[retreat_of(f)->unit];
    struct plane_pt at = au_at(s, retreat_of(f)->unit);
    int back = plane_degree(retreat_of(f)->degree + 180);

    const struct plane_box from = au_box_at(b, retreat_of(f)->unit, formation, at, u->facing);
    for (int n = 0; n <= AU_HALF_UM; n++) {
        struct plane_box box = from;
        if (!au_land(b, s, retreat_of(f)->unit, &from, back, n, &box.at) ||
            !au_is_free(b, s, retreat_of(f)->unit, &box))
            continue;
        au_put_unit(t, retreat_of(f)->unit, box.at, u->facing, formation);
        return true;
    }
    return false;
}

/* A05-13.11.1-8: at rest against its friend; but no routed unit is in square, or holds a place, and
 * its guns are limbered (A05-12.5.3-8). */
static enum eng_flow rest(struct eng_turn *t, struct eng_frame *f, int n)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int unit = retreat_of(f)->unit;

    if (b->unit[unit].arm == ARTILLERY)
        s->unit[unit].formation = (uint8_t)au_flight_formation(b, s, unit);
    if (s->unit[unit].formation == FORM_SQUARE && !settle_as(t, f, FORM_COLUMN) &&
        !settle_as(t, f, FORM_LINE))
        return lose(t, f, AU_13_11_2_1);
    au_take_control(t, unit, au_at(s, unit), au_at(s, unit));
    return arrived(t, f, n);
}

/* A05-13.11.1-5, 19.2: a routed unit that runs into a friend is lost, or gone for a while. */
static enum eng_flow scatter(struct eng_turn *t, struct eng_frame *f, int friend, int reach)
{
    struct au_state *s = t->state;
    int unit = retreat_of(f)->unit;

    au_move_unit(t, unit, plane_leg_end(au_at(s, unit), retreat_of(f)->degree, reach),
                 s->unit[unit].facing);
    if (BY(AU_12_9_6_2, au_rages(&s->unit[friend]))) {
        au_worsen(t, friend, DISORGANISED, AU_12_9_6_1);
        excuse(t, friend, unit);
    } else {
        shatter(t, friend);
    }
    if (BY(AU_EX_26, BY(AU_19_1_1, !s->option[OPTION_RETURNS])))
        return lose(t, f, AU_13_11_1_5);
    au_send_away(t, unit, is_by_arms(t, retreat_of(f)->kind));
    return done(f, GONE);
}

static enum eng_flow stop_at(struct eng_turn *t, struct eng_frame *f, int friend, int reach)
{
    const struct au_state *s = t->state;
    int unit = retreat_of(f)->unit;
    bool disordered = BY(AU_EX_4, s->unit[unit].morale == DISORGANISED),
         raging = au_rages(&s->unit[friend]);

    int n = au_last_free(au_board(t->box), s, unit, retreat_of(f)->degree, reach, false);
    move_back(t, f, n);
    tell(t, AU_13_11_1_1, ENG_ALL, NEWS_STOPS_AT, unit, friend);
    if (raging)
        au_worsen(t, friend, DISORGANISED, AU_12_9_6_1);
    else if (BY(AU_13_11_1_4, disordered))
        shatter(t, friend);
    else if (s->unit[friend].morale == DISORGANISED)
        au_becomes_routed(t, friend, ALARM_DUE, AU_13_11_1_2);
    if (!disordered)
        return arrived(t, f, n);
    au_becomes_routed(t, unit, ALARM_ROUT, AU_13_11_1_2);
    if (BY(AU_12_9_6_2, raging))
        excuse(t, friend, unit);
    return rest(t, f, n);
}

static enum eng_flow collide(struct eng_turn *t, struct eng_frame *f, const struct au_path *way)
{
    if (is_flight(retreat_of(f)->kind))
        return scatter(t, f, way->stop, way->reach);
    return stop_at(t, f, way->stop, way->reach);
}

/* -- chits in the way (A05-13.11.1.1) -- */

static bool is_larger(const struct eng_turn *t, int unit, int than)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;

    if (s->unit[unit].steps != s->unit[than].steps)
        return s->unit[unit].steps > s->unit[than].steps;
    return BY(AU_13_11_1_1_2_2, au_musketry(b, s, unit) > au_musketry(b, s, than));
}

struct contents {
    int units, infantry, cavalry[2], riders;
};

static struct contents contents_of(const struct eng_turn *t, int chit)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    struct contents c = { 0, AU_NOBODY, { NO_SECOND, NO_SECOND }, 0 };

    for (int i = 0; i < b->unit_count; i++) {
        if (s->unit[i].standing != AT_SHOWN || s->unit[i].where != chit)
            continue;
        int arm = b->unit[i].arm;
        c.units += arm != HEADQUARTERS;
        if (arm == INFANTRY && (c.infantry == AU_NOBODY || is_larger(t, i, c.infantry)))
            c.infantry = i;
        if (BY(AU_13_11_1_1_4_1, arm == CAVALRY) && c.riders < 2)
            c.cavalry[c.riders++] = i;
    }
    return c;
}

/* Nobody where it would go over such a friend as if he were not there. */
static int16_t trodden_of(const struct eng_turn *t, const struct eng_frame *f,
                          const struct contents *c)
{
    int first = BY(AU_13_11_1_1_2_3, c->infantry != AU_NOBODY) ? c->infantry : c->cavalry[0];

    if (first == NO_SECOND || BY(AU_13_11_1_1_4_1, au_passes_over(au_board(t->box), t->state,
                                                                  retreat_of(f)->unit, first)))
        return 0;
    return au_pack_trodden(first, c->infantry != AU_NOBODY ? NO_SECOND : c->cavalry[1]);
}

static enum eng_flow tread_on(struct eng_turn *t, struct eng_frame *f, const struct au_path *way)
{
    int chit = way->stop - AU_CHIT0;

    tell(t, AU_13_11_1_1_1, ENG_ALL, NEWS_TREADS_ON, retreat_of(f)->unit, way->stop);
    au_lift_chit(t, chit); /* what an NP die leaves hidden is not trodden on (A05-24.6.3) */
    struct contents c = contents_of(t, chit);
    retreat_frame(f)->state = au_pack_stopped(way->reach, c.units == 1);
    retreat_frame(f)->trod = trodden_of(t, f, &c);
    return call(t, PROC_UNCOVER, chit, 0);
}

/* An enemy that came out of a chit stands in the way like any other: the way is looked at again.
 * So it is after a decoy, or guns alone. */
enum eng_flow au_ask_trod(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    struct au_trodden trod = au_trodden_in(retreat_of(f)->trod);
    int unit = retreat_of(f)->unit;

    if (retreat_of(f)->trod == 0 ||
        BY(AU_13_11_1_1_2, b->unit[trod.first].side != b->unit[unit].side) ||
        !au_on_field(s, trod.first))
        return jump(f, ROW_RETREAT_WAY);
    if (trod.second == NO_SECOND || !au_on_field(s, trod.second))
        return NEXT;
    return ask(t, seats_of(t->core, b->unit[unit].side));
}

void au_offer_trod(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    struct au_trodden trod = au_trodden_in(retreat_now(state)->trod);

    (void)box, (void)seat;
    offer_noun(c, VERB_TROD, trod.first);
    offer_noun(c, VERB_TROD, trod.second);
}

enum eng_flow au_take_trod(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    (void)t;
    retreat_frame(f)->trod = au_pack_trodden(a->noun, NO_SECOND);
    return NEXT;
}

/* A05-13.11.1.1-3: it stops where it touched the chit, or at what came out of it. */
enum eng_flow au_retreat_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;
    int unit = retreat_of(f)->unit, trodden = au_trodden_in(retreat_of(f)->trod).first;
    struct au_stopped stopped = au_stopped_in(retreat_of(f)->state);
    int reach = way_of(t, f).reach;

    if (reach > stopped.hu)
        reach = stopped.hu;
    reach = au_last_free(b, s, unit, retreat_of(f)->degree, reach, is_flight(retreat_of(f)->kind));
    if (reach < 0)
        return lose(t, f, AU_13_11_2_1);
    move_back(t, f, BY(AU_13_11_1_1_3, reach));
    if (s->unit[trodden].morale < DISORGANISED)
        au_worsen(t, trodden, DISORGANISED, stopped.alone ? AU_13_11_1_1_1_1 : AU_13_11_1_1_2_1);
    if (stopped.alone && s->unit[unit].morale < DISORGANISED)
        au_worsen(t, unit, DISORGANISED, AU_13_11_1_1_1_1);
    return arrived(t, f, reach);
}

/* -- the way -- */

enum eng_flow au_retreat_way(struct eng_turn *t, struct eng_frame *f)
{
    struct au_path way = way_of(t, f);
    const struct au_board *b = au_board(t->box);
    int unit = retreat_of(f)->unit;

    if (way.stop == PATH_FREE)
        return arrive(t, f, way.reach);
    if (way.stop == PATH_EDGE)
        return lose(t, f, retreat_of(f)->kind == LEADERLESS ? AU_12_6_3_4 : AU_3_1_3);
    if (way.stop >= AU_CHIT0 && way.stop < AU_PIECES)
        return tread_on(t, f, &way);
    if (way.stop < AU_CHIT0 && b->unit[way.stop].side == b->unit[unit].side)
        return collide(t, f, &way);
    return cut_off(t, f, &way);
}

/* -- friends that rout by it -- */

static int take_due(struct au_state *s)
{
    for (int i = 0; i < s->alarm_count; i++) {
        if (s->alarm[i].kind != ALARM_DUE)
            continue;
        s->alarm[i].kind = ALARM_ROUT;
        return s->alarm[i].unit;
    }
    return AU_NOBODY;
}

enum eng_flow au_retreat_flights(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int unit = AU_NOBODY;

    if (au_decided(s))
        return end_match(t);
    if (retreat_of(f)->kind != FLEES_DUE)
        unit = take_due(s);
    if (unit == AU_NOBODY)
        return finish(t, retreat_of(f)->state);
    jump(f, ROW_RETREAT_FLIGHTS);
    return call(t, PROC_RETREAT, unit, au_away_from_nearest(au_board(t->box), s, unit), FLEES_DUE,
                AU_NOBODY);
}
