/* cn_weigh.c -- what an answer ends, what it costs, and what it leaves undone.
 *
 * What could still be done is read from the same offer that the seat has before it, and so from what
 * the seat knows. */

#include "engine/choices.h"
#include "engine/weight.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/retreat/cn_retreat.h"

struct scale {
    const struct eng_box *box;
    const struct cn_board *b;
    const struct cn_state *s;
    const struct eng_frame *f;
    const struct eng_step *row;
    const struct eng_action *a;
    int seat, side;
    struct eng_weight *out;
};

/* -- what could still be done -- */

/* How many the verb is offered for, each once; the first of them. */
static int count_offered(const struct eng_choices *c, int verb, int *first)
{
    int count = 0, last = -1;

    for (int i = 0; i < c->count; i++) {
        if (c->action[i].verb != verb || c->action[i].noun == last)
            continue;
        last = c->action[i].noun;
        *first = count++ == 0 ? last : *first;
    }
    return count;
}

/* One by name, several by number. */
static void leave_some(const struct scale *w, const struct eng_choices *c, int verb,
                       const uint16_t text[2])
{
    int first = 0, count = count_offered(c, verb, &first);

    if (count == 1)
        weigh_left(w->out, w->row->rule, text[0], first, w->s->army[w->side].ap);
    else if (count > 1)
        weigh_left(w->out, w->row->rule, text[1], count, w->s->army[w->side].ap);
}

/* All by name; pieces that have none (vedettes) are left out. */
static void leave_each(const struct scale *w, const struct eng_choices *c, int verb, int text)
{
    int last = -1;

    for (int i = 0; i < c->count; i++) {
        if (c->action[i].verb != verb || c->action[i].noun == last ||
            c->action[i].noun >= CN_PIECE0)
            continue;
        last = c->action[i].noun;
        weigh_left(w->out, w->row->rule, text, last);
    }
}

/* Forced marches are the exception, and cost men: nobody is reminded of them. */
static void leave_marches(const struct scale *w, const struct eng_choices *c)
{
    static const uint16_t commands[] = { NEWS_LEFT_COMMAND, NEWS_LEFT_COMMANDS };
    static const uint16_t tries[] = { NEWS_LEFT_TRY, NEWS_LEFT_TRIES };

    leave_each(w, c, VERB_ARRIVE, NEWS_LEFT_ARRIVAL);
    leave_some(w, c, VERB_COMMAND, commands);
    if (marches_of(w->f)->segment == SEGMENT_INITIATIVE)
        leave_some(w, c, VERB_TRY, tries);
}

static void leave_organisation(const struct scale *w, const struct eng_choices *c)
{
    static const uint16_t points[] = { NEWS_LEFT_POINT, NEWS_LEFT_POINTS };

    if (organise_of(w->f)->held)
        weigh_left(w->out, w->row->rule, NEWS_LEFT_HELD, organise_of(w->f)->held - 1);
    leave_some(w, c, VERB_REPLACE, points);
}

static bool is_attacked(const struct scale *w, int hex)
{
    const struct cn_battle *f = &w->s->battle[half_of(w->f)->battle];

    for (int i = 0; i < f->target_count; i++)
        if (f->target[i] == hex)
            return true;
    return false;
}

static void leave_targets(const struct scale *w, const struct eng_choices *c)
{
    for (int i = 0; i < c->count; i++) {
        int hex = cn_hex_of(c->action[i].noun);
        if (c->action[i].verb == VERB_TARGET && !is_attacked(w, hex))
            weigh_left(w->out, w->row->rule, NEWS_LEFT_TARGET, hex);
    }
}

static bool is_offered(const struct eng_choices *c, int verb)
{
    int first = 0;

    return count_offered(c, verb, &first) > 0;
}

static void leave_vedettes(const struct scale *w, const struct eng_choices *c)
{
    if (is_offered(c, VERB_SCREEN))
        weigh_left(w->out, w->row->rule, NEWS_LEFT_VEDETTES);
}

/* -- what is usual -- */

/* Vedettes ride on initiative as they do in the commands, so they keep nobody there.  Forced marches
 * cost men: who wishes to be asked little is not asked for them. */
static bool is_quiet_segment(const struct scale *w, const struct eng_choices *c)
{
    switch (marches_of(w->f)->segment) {
    case SEGMENT_ARRIVALS:
        return !is_offered(c, VERB_ARRIVE);
    case SEGMENT_COMMANDS:
        return !is_offered(c, VERB_COMMAND);
    case SEGMENT_INITIATIVE:
        return !is_offered(c, VERB_TRY) && !is_offered(c, VERB_RIDE);
    case SEGMENT_FORCED:
        return true;
    default:
        return false;
    }
}

/* Where nothing is left that most players would do. */
static bool is_usual_end(const struct scale *w, const struct eng_choices *c)
{
    if (w->out->left_count > 0)
        return false;
    if (w->row->take == cn_take_activate)
        return is_quiet_segment(w, c);
    return w->row->take == cn_take_organise || w->row->take == cn_take_attack ||
           w->row->take == cn_take_setup;
}

/* The line stays where it was, and so does the centre. */
static void weigh_keep(const struct scale *w)
{
    if (w->row->take == cn_take_source)
        w->out->usual = w->s->army[w->side].source_state == SOURCE_ACTIVE;
    if (w->row->take == cn_take_route || w->row->take == cn_take_disperse)
        w->out->usual = true;
}

/* -- endings -- */

static void end_question(const struct scale *w)
{
    struct eng_choices c;

    eng_choices_clear(&c);
    w->box->game->offer(w->box, w->s, w->seat, &c); /* kept, as it was just listed */
    w->out->ends = w->row->take == cn_take_attack ? ENDS_TURN : ENDS_PHASE;
    if (w->row->take == cn_take_activate)
        leave_marches(w, &c);
    if (w->row->take == cn_take_organise)
        leave_organisation(w, &c);
    if (w->row->take == cn_take_sound)
        leave_each(w, &c, VERB_SOUND, NEWS_LEFT_SOUND);
    if (w->row->take == cn_take_attack)
        leave_each(w, &c, VERB_ATTACK, NEWS_LEFT_ATTACK);
    if (w->row->take == cn_take_targets && !half_of(w->f)->counter)
        leave_targets(w, &c);
    if (w->row->take == cn_take_setup)
        leave_vedettes(w, &c);
    w->out->usual = is_usual_end(w, &c);
}

/* Losses and stacks are dealt with, and nothing ends. */
static bool is_ending(const struct scale *w)
{
    return w->row->take != cn_take_loss && w->row->take != cn_take_stacks;
}

/* -- costs -- */

static void weigh_points(const struct scale *w)
{
    weigh_cost(w->out, CN_150_1, NEWS_COST_POINT, w->s->army[w->side].ap);
}

/* An administrative march that goes on was paid for when it began. */
static void weigh_command(const struct scale *w)
{
    if (!cn_admin_goes_on(w->s, w->a->noun))
        weigh_points(w);
}

static void weigh_replacement(const struct scale *w)
{
    int unit = w->a->noun - CN_UNIT0;

    if (unit < 0 || unit >= w->b->unit_count || w->s->unit[unit].standing != IS_TRACK)
        return;
    int formation = cn_formation_of(w->s, w->s->unit[unit].leader);
    if (cn_is_immobile(w->b, w->s, formation))
        return;
    w->out->grave = true;
    weigh_cost(w->out, CN_105_2, NEWS_COST_IMMOBILE, formation);
}

/* 1X-96-1: for three turns nothing can be measured from it. */
static void weigh_dispersal(const struct scale *w)
{
    w->out->grave = true;
    weigh_points(w);
    weigh_cost(w->out, CN_96_1, NEWS_COST_DISPERSED, w->s->turn + 3);
}

/* 1X-145-3, 212: what a repulse costs that fails. */
static void weigh_repulse(const struct scale *w)
{
    int kind = contact_of(w->f)->kind;

    if (cn_is_vedette(contact_of(w->f)->mover))
        return;
    if (kind == CONTACT_ARRIVE) {
        w->out->grave = true;
        weigh_cost(w->out, CN_145_3, NEWS_COST_REPULSE_ARRIVAL);
    } else if (kind == CONTACT_FORCED || kind == CONTACT_DRIVE) {
        weigh_cost(w->out, CN_212_3, NEWS_COST_REPULSE_FORCED);
    } else if (kind == CONTACT_MARCH) {
        weigh_cost(w->out, CN_212_1, NEWS_COST_REPULSE);
    }
}

/* 1X-324-2: guns stay at a river without a bridge. */
static void weigh_retreat(const struct scale *w)
{
    if (w->row->take != cn_take_retreat)
        return;
    int leader = retreat_of(w->f)->leader, guns = 0, hex = cn_hex_of(w->a->noun);
    uint8_t stack[CN_LEADERS];
    int count = cn_stack_of(w->b, w->s, leader, stack);

    if (!cn_fords(w->b, w->s, w->s->leader[leader].hex, hex))
        return;
    for (int i = 0; i < count; i++)
        guns += cn_strength(w->b, w->s, stack[i], 1u << ARTILLERY);
    if (guns == 0)
        return;
    w->out->grave = true;
    weigh_cost(w->out, CN_324_2, NEWS_COST_GUNS, guns);
}

static void weigh_loss(const struct scale *w)
{
    int unit = w->a->noun - CN_UNIT0;

    if (unit >= 0 && unit < w->b->unit_count && w->s->unit[unit].sp == 1)
        weigh_cost(w->out, CN_130_1, NEWS_COST_UNIT, unit);
}

/* 1X-348-2: once in a turn. */
static void weigh_guard(const struct scale *w)
{
    if (!w->s->guard_box)
        weigh_cost(w->out, CN_348_2, NEWS_COST_GUARD);
}

/* 1X-159-1: with its ride the commands are over. */
static void weigh_centre(const struct scale *w)
{
    if (marches_of(w->f)->segment == SEGMENT_COMMANDS)
        weigh_cost(w->out, CN_159_1, NEWS_COST_NO_COMMANDS);
}

static void weigh_end_of_war(const struct scale *w)
{
    w->out->ends = ENDS_MATCH;
}

static void weigh_train(const struct scale *w)
{
    w->out->grave = true;
}

static void weigh_done(const struct scale *w)
{
    if (is_ending(w))
        end_question(w);
    else
        w->out->usual = w->row->take == cn_take_loss;
}

static void (*const weighing[VERB_COUNT])(const struct scale *) = {
    [VERB_DONE] = weigh_done,           [VERB_COMMAND] = weigh_command,
    [VERB_EXTEND] = weigh_points,       [VERB_REPLACE] = weigh_replacement,
    [VERB_DISPERSE] = weigh_dispersal,  [VERB_REPULSE] = weigh_repulse,
    [VERB_RETREAT] = weigh_retreat,     [VERB_LOSE] = weigh_loss,
    [VERB_COMMIT] = weigh_guard,        [VERB_MOVE_CENTRE] = weigh_centre,
    [VERB_END_GAME] = weigh_end_of_war, [VERB_ABANDON] = weigh_train,
    [VERB_KEEP] = weigh_keep,
};

void cn_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out)
{
    const struct cn_state *s = redacted;
    struct scale w = { box,  cn_board(box),      s,  NULL, eng_flow_row(box, &s->core), a,
                       seat, s->core.side[seat], out };

    if (!w.row || !weighing[a->verb])
        return;
    w.f = eng_now(&s->core);
    weighing[a->verb](&w);
}
