/* au_np.c -- A05 22, 23: which chapter answers which question, and the order of a movement phase.
 *
 * The legal options are asked of the rules; what plainly harms the side is left out; the chapter
 * that governs the decision sorts the rest, and of equals the lower unit and then the lower option
 * is taken (A05-22.3-2). */

#include <string.h>

#include "engine/choices.h"
#include "engine/recall.h"
#include "games/austerlitz/move/au_move.h"
#include "games/austerlitz/solo/au_np.h"

void au_np_open(const struct eng_box *box, const struct au_state *known, int seat, struct au_np *np)
{
    *np = (struct au_np){ box,   box->board, known, seat, known->core.side[seat],
                          { 0 }, { 0 },      { 0 }, { 0 } };
}

bool au_np_legal(const struct au_np *np, const struct eng_action *a)
{
    return BY(AU_22_4_1, eng_flow_check(np->box, np->s, np->seat, a) == 0);
}

void au_np_list(const struct au_np *np, struct eng_choices *c)
{
    eng_choices_clear(c);
    eng_flow_offer(np->box, np->s, np->seat, c);
}

bool au_np_say(struct au_thought *out, eng_ruleno rule, int text, int one, int two, int three)
{
    out->why = (struct eng_phrase){ (uint16_t)text, rule, { one, two, three, 0 } };
    return true;
}

/* -- movement -- */

/* A05-24.5.4: the farthest from the enemy first, the nearest last. */
static int line_up(const struct au_np *np, uint8_t out[AU_UNITS])
{
    int count = 0;

    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++) {
        int k = count;
        if (!au_on_field(np->s, i) || np->b->unit[i].arm == HEADQUARTERS)
            continue;
        for (; k > 0 && BY(AU_24_5_5_1, BY(AU_24_5_4_1, np->far[out[k - 1]] < np->far[i])); k--)
            out[k] = out[k - 1];
        out[k] = (uint8_t)i;
        count++;
    }
    return count;
}

static bool act(const struct au_np *np, struct eng_action a, struct au_thought *out)
{
    if (!au_np_legal(np, &a))
        return false;
    *out = (struct au_thought){ .action = a };
    return true;
}

/* Whoever has fled goes on to where it is safe. */
static bool flee(const struct au_np *np, int unit, struct au_thought *out)
{
    int degree, length;

    if (!au_flight_way(np->b, np->s, unit, &degree, &length))
        return false;
    return act(np, au_np_order(VERB_MARCH, unit, length, degree), out) &&
           au_np_say(out, AU_22_3_1, NEWS_NP_FLEES, unit, 0, 0);
}

static bool go_back_to_guns(const struct au_np *np, int unit, struct au_thought *out)
{
    return act(np, au_np_order(VERB_MAN, unit, 0, 0), out) &&
           au_np_say(out, AU_22_3_1, NEWS_NP_MANS, unit, 0, 0);
}

static bool drive(const struct au_np *np, int unit, struct au_thought *out)
{
    const struct au_unit *u = &np->s->unit[unit];

    if (u->foe != AU_NOBODY || u->done & DONE_ALL)
        return false;
    if (u->marks & MARK_CREWLESS)
        return go_back_to_guns(np, unit, out);
    if (u->morale == ROUTED)
        return flee(np, unit, out);
    return au_np_form(np, unit, out) || au_np_leg(np, unit, out);
}

static bool drive_all(const struct au_np *np, bool attackers, struct au_thought *out)
{
    uint8_t unit[AU_UNITS];
    int count = line_up(np, unit);

    for (int i = 0; i < count; i++)
        if (au_np_means_to_attack(np, unit[i]) == attackers && drive(np, unit[i], out))
            return true;
    return false;
}

static bool lead_headquarters(const struct au_np *np, struct au_thought *out)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->b->unit[i].arm == HEADQUARTERS && au_np_lead_hq(np, i, out))
            return true;
    return false;
}

/* Before an assault the formation for it (A05-24.5.13-2). */
static bool form_attackers(const struct au_np *np, struct au_thought *out)
{
    uint8_t unit[AU_UNITS];
    int count = line_up(np, unit);

    for (int i = 0; i < count; i++)
        if (np->s->unit[unit[i]].foe == AU_NOBODY && au_np_means_to_attack(np, unit[i]) &&
            au_np_form(np, unit[i], out))
            return true;
    return false;
}

static bool has_duty(const struct au_np *np, int unit)
{
    return np->s->unit[unit].rage && (au_must_leave_square(np->b, np->s, unit) ||
                                      au_rage_target(np->b, np->s, unit) != AU_NOBODY);
}

/* Blood Rage leaves no choice: the first duty that the rules list. */
static bool do_duty(const struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;

    au_np_list(np, &c);
    for (int i = 0; i < c.count; i++) {
        if (c.action[i].verb == VERB_DONE || c.action[i].noun >= AU_CHIT0 ||
            !has_duty(np, c.action[i].noun))
            continue;
        *out = (struct au_thought){ .action = c.action[i] };
        return au_np_say(out, AU_22_3_1, NEWS_NP_RAGES, c.action[i].noun, 0, 0);
    }
    return false;
}

static bool is_enraged(const struct au_np *np)
{
    for (int i = np->b->side_first[np->side]; i < np->b->side_first[np->side + 1]; i++)
        if (np->s->unit[i].rage && au_on_field(np->s, i))
            return true;
    return false;
}

static bool move(struct au_np *np, struct au_thought *out)
{
    struct eng_action done = { .verb = VERB_DONE };

    au_np_survey(np);
    if (is_enraged(np) && !au_np_legal(np, &done) && do_duty(np, out))
        return true;
    if (BY(AU_24_5_5_2, au_np_charge(np, out)) || lead_headquarters(np, out) ||
        au_np_chit_leg(np, out) || drive_all(np, false, out) || form_attackers(np, out) ||
        au_np_assault(np, out) || drive_all(np, true, out))
        return true;
    *out = (struct au_thought){ .action = done };
    return au_np_say(out, AU_23_3_1, NEWS_NP_MOVED, np->side, 0, 0);
}

/* -- questions -- */

static bool decide(struct au_np *np, struct au_thought *out)
{
    switch (eng_now(&np->s->core)->proc) {
    case PROC_RECOVERY:
        return au_np_rally(np, out);
    case PROC_DISENGAGE:
        return au_np_disengage(np, out);
    case PROC_RETURNS:
        return au_np_return(np, out);
    case PROC_ARTILLERY:
        return au_np_fire_guns(np, out);
    case PROC_MUSKETRY:
        return au_np_fire_muskets(np, out);
    case PROC_MOVEMENT:
        return move(np, out);
    case PROC_ATTACK:
    case PROC_RETREAT:
    case PROC_NEIGHBOUR:
    case PROC_REPOSE:
        return au_np_react(np, out);
    case PROC_COMBATS:
    case PROC_COMBAT:
        return au_np_fight(np, out);
    default:
        return au_np_fog(np, out);
    }
}

/* Where the chapters have nothing to say, the first option that is listed. */
static bool take_first(const struct au_np *np, struct au_thought *out)
{
    struct eng_choices c;

    au_np_list(np, &c);
    if (c.count == 0)
        return false;
    *out = (struct au_thought){ .action = c.action[0] };
    return true;
}

static bool think(const struct eng_box *box, const struct au_state *known, int seat,
                  struct au_thought *out)
{
    struct au_np np;

    au_np_open(box, known, seat, &np);
    *out = (struct au_thought){ .why = { .text = 0 } };
    if (decide(&np, out) && au_np_legal(&np, &out->action))
        return true;
    return take_first(&np, out);
}

struct answer {
    struct au_thought thought;
    bool fine;
};

/* What is offered, what is allowed, what is done and why it is done are all asked of the same
 * position, and the answer follows from what the side knows: it is thought of once. */
bool au_np_think(const struct eng_box *box, const struct au_state *s, int seat,
                 struct au_thought *out)
{
    struct au_state known;
    struct answer answer;

    HOLDS(AU_22_3_2, "its answer follows from the position alone: no clock, no chance of its own");
    HOLDS(AU_23_2_1, "the end of a match does not ask who plays");
    if (!(s->core.asked & ENG_SEAT(seat)))
        return false;
    memcpy(&known, s, sizeof known);
    eng_redact(box, &known, seats_of(&s->core, s->core.side[seat]));
    if (!eng_recall(box, &known, seat, &answer, sizeof answer)) {
        answer.fine = think(box, &known, seat, &answer.thought);
        eng_keep(box, &known, seat, &answer, sizeof answer);
    }
    *out = answer.thought;
    return answer.fine;
}

bool au_np_answer(const struct eng_box *box, const struct au_state *s, int seat,
                  struct eng_action *out)
{
    struct au_thought thought;

    if (!au_np_think(box, s, seat, &thought))
        return false;
    *out = thought.action;
    return true;
}
