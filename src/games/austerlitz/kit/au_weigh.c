/* au_weigh.c -- what an answer ends, what it costs, and what it leaves undone.
 *
 * What could still be done is read from the same offer that the seat has before it; chances are those of
 * units on the field, which are open.  So nothing is told here but what the seat knows. */

#include "engine/choices.h"
#include "engine/weight.h"

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/kept/au_listed.h"
#include "games/austerlitz/kit/au_prospect.h"
#include "games/austerlitz/morale/au_12_morale.h"
#include "games/austerlitz/move/au_move.h"

struct scale {
    const struct eng_box *box;
    const struct au_board *b;
    const struct au_state *s;
    const struct eng_frame *f;
    const struct eng_step *row;
    const struct eng_action *a;
    int seat;
    struct eng_weight *out;
};

/* -- what could still be done -- */

/* A set of nouns, of which one is told by name and several by number. */
struct some {
    int count, first;
    uint64_t set[4];
};

static void count_in(struct some *some, int noun)
{
    if (bit_has(some->set, noun))
        return;
    bit_add(some->set, noun);
    if (some->count++ == 0)
        some->first = noun;
}

/* text: for one, and the next for several. */
static void leave(const struct scale *w, const struct some *some, int text)
{
    if (some->count == 1)
        weigh_left(w->out, w->row->rule, text, some->first);
    else if (some->count > 1)
        weigh_left(w->out, w->row->rule, text + 1, some->count);
}

static struct some offered(const struct eng_choices *c, int verb)
{
    struct some some = { 0 };

    for (int i = 0; i < c->count; i++)
        if (c->action[i].verb == verb)
            count_in(&some, c->action[i].noun);
    return some;
}

static struct some picked(const struct scale *w)
{
    struct some some = { 0 };

    for (int i = 0; i < w->b->unit_count; i++)
        if (drafted(&w->s->core, i))
            count_in(&some, i);
    return some;
}

static void list(const struct scale *w, const struct au_state *s, struct eng_choices *c)
{
    bool mine = au_field_open(s);

    au_list(w->box, s, w->seat, c);
    au_field_close(mine);
}

static void leave_offered(const struct scale *w, int verb, int text)
{
    struct eng_choices c;

    list(w, w->s, &c);
    struct some some = offered(&c, verb);
    leave(w, &some, text);
}

/* Those who are picked limit who may join them: who could fire is asked with nobody picked. */
static void leave_fire(const struct scale *w)
{
    struct au_state idle = *w->s;
    struct eng_choices c;
    struct some aimed = picked(w), some = { 0 };

    leave(w, &aimed, NEWS_LEFT_PICKED);
    bits_clear(idle.core.draft, SET);
    list(w, &idle, &c);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb == VERB_BATTERY && !bit_has(aimed.set, c.action[i].noun))
            count_in(&some, c.action[i].noun);
    leave(w, &some, NEWS_LEFT_FIRE);
}

/* Headquarters stay where they are for good reasons, and who flees has no will of his own. */
static bool is_idle(const struct scale *w, int unit)
{
    const struct au_unit *u = &w->s->unit[unit];

    return w->b->unit[unit].arm != HEADQUARTERS && u->morale != ROUTED && u->spent == 0 &&
           !(u->done & (DONE_MOVED | DONE_TURNED | DONE_FORMED | DONE_DECLARED | DONE_ALL));
}

/* Those of whom more was said are not told again. */
static void leave_idle(const struct scale *w, const struct eng_choices *c, const uint64_t told[4])
{
    struct some units = { 0 }, chits = { 0 };

    for (int i = 0; i < c->count; i++) {
        int noun = c->action[i].noun;
        if (c->action[i].verb != VERB_MARCH)
            continue;
        if (noun < AU_CHIT0 && is_idle(w, noun) && !bit_has(told, noun))
            count_in(&units, noun);
        if (noun >= AU_CHIT0 && w->s->chit[noun - AU_CHIT0].spent == 0)
            count_in(&chits, noun);
    }
    leave(w, &units, NEWS_LEFT_MOVE);
    leave(w, &chits, NEWS_LEFT_CHIT);
}

/* A charge is an attack too, and the better one. */
static void leave_moves(const struct scale *w)
{
    struct eng_choices c;
    struct some attacks = { 0 };
    uint64_t told[4];

    list(w, w->s, &c);
    struct some charges = offered(&c, VERB_CHARGE);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb == VERB_ATTACK && !bit_has(charges.set, c.action[i].noun))
            count_in(&attacks, c.action[i].noun);
    leave(w, &charges, NEWS_LEFT_CHARGE);
    leave(w, &attacks, NEWS_LEFT_ATTACK);
    for (int i = 0; i < 4; i++)
        told[i] = charges.set[i] | attacks.set[i];
    leave_idle(w, &c, told);
}

static void leave_chits(const struct scale *w)
{
    struct some loaded = picked(w), left = { .count = w->s->chits_left[chits_of(w->f)->side] };

    leave(w, &loaded, NEWS_LEFT_LOADED);
    leave(w, &left, NEWS_LEFT_LAY);
}

static void leave_hiding(const struct scale *w)
{
    struct some loaded = picked(w);

    leave(w, &loaded, NEWS_LEFT_HIDE);
}

/* -- endings -- */

static bool anybody_fights(const struct scale *w)
{
    for (int i = 0; i < w->b->unit_count; i++)
        if (w->b->unit[i].side == w->s->player && au_on_field(w->s, i) &&
            w->s->unit[i].foe != AU_NOBODY)
            return true;
    return false;
}

/* With nobody in combat a turn ends with the musketry of its own side. */
static enum eng_ends ends_of(const struct scale *w)
{
    if (w->row->take == au_take_muskets && musketry_of(w->f)->own_turn && !anybody_fights(w))
        return ENDS_TURN;
    return ENDS_PHASE;
}

static void weigh_done(const struct scale *w)
{
    w->out->ends = ends_of(w);
    if (w->row->take == au_take_send)
        leave_offered(w, VERB_SEND, NEWS_LEFT_CORPS);
    if (w->row->take == au_take_chits)
        leave_chits(w);
    if (w->row->take == au_take_hiding)
        leave_hiding(w);
    if (w->row->take == au_take_returns)
        leave_offered(w, VERB_PLACE, NEWS_LEFT_BACK);
    if (w->row->take == au_take_guns || w->row->take == au_take_muskets)
        leave_fire(w);
    if (w->row->take == au_take_move)
        leave_moves(w);
    if (w->row->take == au_take_disengage)
        leave_offered(w, VERB_DISENGAGE, NEWS_LEFT_DISENGAGE);
    if (w->row->take == au_take_advance)
        leave_offered(w, VERB_ADVANCE, NEWS_LEFT_ADVANCE);
}

/* -- answers to an attack -- */

static int chance(const struct au_nerve *nerve)
{
    return au_percent(au_ways_to_pass(nerve->morale), 36);
}

static void weigh_combat(const struct scale *w, bool square)
{
    struct au_prospect p = au_prospect_of(w->b, w->s, w->f, square);

    weigh_cost(w->out, AU_13_4_1, NEWS_COST_COMBAT, p.stays, p.back, p.gone);
}

/* Guns do not fight: who comes into contact with them has them. */
static void weigh_stand(const struct scale *w)
{
    if (w->f->proc == PROC_ATTACK && w->b->unit[attack_of(w->f)->at].arm < ARTILLERY)
        weigh_combat(w, false);
}

static void weigh_square(const struct scale *w)
{
    struct au_nerve nerve = au_nerve_for_square(w->b, w->s, w->f);

    weigh_cost(w->out, AU_5_4_5_1_5, NEWS_COST_SQUARE, chance(&nerve));
    weigh_combat(w, true);
}

static void weigh_withdrawal(const struct scale *w)
{
    struct au_nerve nerve = { au_must_check_withdrawal(w->b, w->s, w->f),
                              au_morale_of(w->b, w->s, attack_of(w->f)->at, 0) };

    if (nerve.must)
        weigh_cost(w->out, AU_13_8_1, NEWS_COST_AWAY, chance(&nerve));
    else
        weigh_cost(w->out, AU_13_12_1_2_3, NEWS_COST_AWAY_SURE);
}

static void weigh_press(const struct scale *w)
{
    struct au_prospect p = au_prospect_of_attack(w->b, w->s, w->f);

    weigh_cost(w->out, AU_13_4_1, NEWS_COST_PRESS, p.stays, p.back, p.gone);
}

static void weigh_refuge(const struct scale *w)
{
    weigh_cost(w->out, AU_13_15_1_1_3_1, NEWS_COST_GUNS);
}

/* -- checks of one's own, and moves -- */

static void weigh_disengagement(const struct scale *w)
{
    struct au_nerve nerve = { true, au_morale_of(w->b, w->s, w->a->noun, 0) };

    weigh_cost(w->out, AU_13_6_4, NEWS_COST_BREAK_OFF, chance(&nerve));
}

static void weigh_rally(const struct scale *w)
{
    int unit = w->a->noun;
    struct au_nerve nerve = { true, au_morale_of(w->b, w->s, unit, 0) };
    bool flees = w->s->unit[unit].morale == ROUTED && !au_in_shelter(w->b, w->s, unit);

    weigh_cost(w->out, AU_12_10_1, flees ? NEWS_COST_RALLY_FLIGHT : NEWS_COST_RALLY,
               chance(&nerve));
}

static void weigh_step_back(const struct scale *w)
{
    weigh_cost(w->out, AU_12_7_2_1_3, NEWS_COST_GROUND);
}

/* A05-6.6: right about is its whole move. */
static void weigh_turn(const struct scale *w)
{
    if (au_angle(w->s->unit[w->a->noun].faced, w->a->angle) > 90)
        weigh_cost(w->out, AU_6_6_1, NEWS_COST_WHOLE_MOVE);
}

static void (*const weighing[VERB_COUNT])(const struct scale *) = {
    [VERB_DONE] = weigh_done,
    [VERB_STAND] = weigh_stand,
    [VERB_FORM_SQUARE] = weigh_square,
    [VERB_WITHDRAW] = weigh_withdrawal,
    [VERB_WITHDRAW_AWAY] = weigh_withdrawal,
    [VERB_PRESS] = weigh_press,
    [VERB_REFUGE] = weigh_refuge,
    [VERB_DISENGAGE] = weigh_disengagement,
    [VERB_RALLY] = weigh_rally,
    [VERB_STEP_BACK] = weigh_step_back,
    [VERB_TURN] = weigh_turn,
};

void au_weigh(const struct eng_box *box, const void *redacted, int seat, const struct eng_action *a,
              struct eng_weight *out)
{
    const struct au_state *s = redacted;
    struct scale w = { box, au_board(box), s, NULL, eng_flow_row(box, &s->core), a, seat, out };

    if (!w.row || !weighing[a->verb])
        return;
    w.f = eng_now(&s->core);
    weighing[a->verb](&w);
}
