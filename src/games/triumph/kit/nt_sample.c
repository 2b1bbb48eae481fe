/* nt_sample.c -- one legal action at random.
 *
 * Most rows are answered evenly from what is offered.  Organising an army unit by unit would go on
 * for ever that way: it is done with a plan or with one sweep over the units.  Commands are drawn
 * and checked, since to list them takes long. */

#include "engine/listed.h"

#include "games/triumph/kit/nt_plans.h"
#include "games/triumph/nt_setup.h"

static bool action(struct eng_action *out, int verb, int noun, int count)
{
    *out = (struct eng_action){ .verb = (uint16_t)verb,
                                .noun = (uint16_t)noun,
                                .count = (int16_t)count };
    return true;
}

static int random_plan(const struct nt_board *b, const struct nt_state *s, int side,
                       struct rng *rng)
{
    int fitting[64], count = 0;

    for (int plan = 0; plan < b->plan_count && count < 64; plan++)
        if (nt_plan_fits(b, plan, side, s->scenario))
            fitting[count++] = plan;
    return count ? fitting[rng_below(rng, (uint32_t)count)] : -1;
}

static int first_unassigned(const struct nt_state *s, int side)
{
    FOR_UNITS (u, side)
        if (s->unit[u].corps == NT_NO_CORPS)
            return u;
    return -1;
}

/* Who is below his minimum comes first; a corps of the Allies never grows beyond its locale. */
static bool wants(const struct nt_board *b, const struct nt_state *s, int commander, bool needy)
{
    int members = nt_corps_members(s, commander);
    int locale = b->commander[commander].setup_locale;

    if (needy)
        return members < b->commander[commander].minimum;
    if (side_of_commander(commander) == ALLIED && members >= b->locale[locale].capacity)
        return false;
    return members < NT_CORPS_MAX;
}

static int random_commander(const struct nt_board *b, const struct nt_state *s, int side,
                            struct rng *rng)
{
    int wanting[NT_COMMANDERS], count = 0;

    for (int needy = 1; needy >= 0 && count == 0; needy--)
        FOR_COMMANDERS (c, side)
            if (wants(b, s, c, needy))
                wanting[count++] = c;
    return wanting[rng_below(rng, (uint32_t)count)];
}

/* Unit by unit, and a plan where that came to nothing. */
static bool sample_organise(const struct eng_box *box, const struct nt_state *s, int side,
                            struct rng *rng, struct eng_action *out)
{
    const struct nt_board *b = nt_board(box);
    int unit = first_unassigned(s, side), plan = random_plan(b, s, side, rng);
    bool fresh = unit == first_unit(side);

    if (unit < 0 && nt_refuse_organisation(b, s, side) == 0)
        return action(out, VERB_DONE, 0, 0);
    if (plan >= 0 && (unit < 0 || (fresh && rng_below(rng, 4) > 0)))
        return action(out, s->team ? VERB_COPY : VERB_PLAN, 0, plan);
    if (unit < 0)
        return false;
    return action(out, VERB_GIVE, unit, random_commander(b, s, side, rng));
}

/* Listed, and then drawn from the same list. */
void nt_offer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    if (eng_recall_list(box, state, seat, c))
        return;
    eng_flow_offer(box, state, seat, c);
    eng_keep_list(box, state, seat, c);
}

/* -- the row of commands -- */

/* The locale of some enemy unit, 0 where the one drawn is not on the map. */
static int some_enemy(const struct nt_board *b, const struct nt_state *s, struct rng *rng)
{
    int side = other_side(s->turn.army);
    int count = end_unit(side) - first_unit(side);

    return nt_locale_of(b, s->unit[first_unit(side) + (int)rng_below(rng, (uint32_t)count)].at);
}

/* Across an approach of somewhere the enemy is. */
static bool draw_threat(const struct nt_board *b, const struct nt_state *s, struct rng *rng,
                        struct eng_action *out)
{
    int locale = some_enemy(b, s, rng);

    if (!locale)
        return action(out, VERB_END_TURN, 0, 0);
    const struct nt_locale *l = &b->locale[locale];
    int approach = l->approach[rng_below(rng, l->approach_count)];
    return action(out, rng_below(rng, 6) ? VERB_THREATEN : VERB_GUARD_ATTACK,
                  nt_block_in(b, approach, nt_across(b, approach, locale)), 0);
}

/* Any command, legal or not. */
static bool draw_command(const struct nt_state *s, struct rng *rng, struct eng_action *out)
{
    int side = s->turn.army;
    int unit =
        first_unit(side) + (int)rng_below(rng, (uint32_t)(end_unit(side) - first_unit(side)));
    int commander = first_commander(side) +
                    (int)rng_below(rng, (uint32_t)(end_commander(side) - first_commander(side)));

    switch (rng_below(rng, 16)) {
    case 0:
        return action(out, VERB_END_TURN, 0, 0);
    case 1:
    case 2:
        return action(out, VERB_ATTACH, unit, commander);
    case 3:
    case 4:
        return action(out, VERB_DETACH_MOVE, commander_token(commander), 0);
    case 5:
    case 6:
    case 7:
        return action(out, VERB_UNIT_MOVE, unit, 0);
    default:
        return action(out, VERB_CORPS_MOVE, commander_token(commander), 0);
    }
}

/* Hundreds of commands may be legal; one is drawn and checked, which is far quicker than to list
 * them all.  Threats come first: few of those drawn are legal, and they are what matters. */
static bool sample_command(const struct eng_box *box, const struct nt_state *s, int seat,
                           struct rng *rng, struct eng_action *out)
{
    const struct nt_board *b = nt_board(box);
    struct nt_ground g;

    nt_survey(b, s, &g);
    for (int tries = 0; tries < 3 && !nt_is_night(s); tries++) {
        draw_threat(b, s, rng, out);
        if (out->verb != VERB_END_TURN && nt_check_surveyed(b, s, &g, seat, out) == 0)
            return true;
    }
    for (int tries = 0; tries < 24; tries++) {
        draw_command(s, rng, out);
        if (nt_check_surveyed(b, s, &g, seat, out) == 0)
            return true;
    }
    return action(out, VERB_END_TURN, 0, 0);
}

/* Of two plain moves drawn, the one that leads towards some enemy: else the armies hardly meet. */
static bool sample_move(const struct eng_box *box, const struct nt_state *s, int seat,
                        struct rng *rng, struct eng_action *out)
{
    const struct nt_board *b = nt_board(box);
    int enemy = some_enemy(b, s, rng);
    struct eng_choices c;

    nt_offer(box, s, seat, &c);
    if (c.count == 0)
        return false;
    const struct eng_action *one = &c.action[rng_below(rng, (uint32_t)c.count)];
    const struct eng_action *two = &c.action[rng_below(rng, (uint32_t)c.count)];
    bool plain = enemy && one->verb == VERB_GO && two->verb == VERB_GO;
    bool nearer = plain && b->steps[nt_locale_of(b, two->noun)][enemy] <
                               b->steps[nt_locale_of(b, one->noun)][enemy];
    *out = nearer ? *two : *one;
    return true;
}

bool nt_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    const struct nt_state *s = state;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    if (row && row->take == nt_take_nouns && rng_below(rng, 2) == 0)
        return action(out, VERB_DONE, 0, 0); /* else orders would name half the map */
    if (row && row->take == nt_take_organise && !nt_is_preparing(s, seat))
        return sample_organise(box, s, nt_army_of(s, seat), rng, out);
    if (row && row->take == nt_take_command)
        return sample_command(box, s, seat, rng, out);
    if (row && row->take == nt_take_move)
        return sample_move(box, s, seat, rng, out);
    return eng_pick_offer(box, state, seat, rng, out);
}
