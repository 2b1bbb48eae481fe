/* quick_colors.c -- sensible answers in Commands & Colors without looking ahead.
 *
 * Every offer has a worth, by its verb, in hundredths of a banner; "done", "hold" and the like are
 * worth nothing, so that whatever promises more is done first. */

#include "ai/colors/quick_colors.h"

#include "ai/colors/cards_colors.h"
#include "engine/flow.h"

enum {
    LEAVING = 128 /* a draft of units that leave square: CC_LEAVING of the game */
};

static int worth_of_order(const struct hand *h, int unit)
{
    int worth[HAND_WORTHS];

    hand_weigh_order(h, unit, false, worth);
    return worth[HAND_PLAIN];
}

/* -- answers to an attack -- */

static int dice_of_attack(const struct hand *h, bool back)
{
    const struct cc_battle *battle = &h->s->battle;
    struct cc_outlook look = { .unit = battle->attacker,
                               .from = h->s->unit[battle->attacker].at,
                               .to = battle->target,
                               .at = battle->unit };

    if (back)
        look = (struct cc_outlook){ .unit = battle->unit,
                                    .from = battle->target,
                                    .to = h->s->unit[battle->attacker].at,
                                    .at = battle->attacker,
                                    .back = true };
    int dice = cc_outlook_dice(h->box, h->s, &look);
    for (uint64_t rest = back ? 0 : battle->batteries; rest; rest &= rest - 1)
        dice += 2;
    return dice;
}

static int expected_loss(const struct hand *h, int unit, int dice, int faces)
{
    const struct cc_unit *u = &h->s->unit[unit];

    return (eval_colors_mean(dice, faces, u->blocks) *
                eval_colors_block(h->eye, &h->b->type[u->type]) +
            eval_colors_hits(dice, faces, u->blocks) * 100) /
           1000;
}

static int faces_at(const struct hand *h, int unit)
{
    return h->b->type[h->s->unit[unit].type].class == INFANTRY ? 3 : 2;
}

static int worth_of_answer(const struct hand *h, int verb)
{
    const struct cc_battle *battle = &h->s->battle;
    int us = battle->unit, them = battle->attacker;
    int attack = dice_of_attack(h, false), back = dice_of_attack(h, true);
    int loss = expected_loss(h, us, attack, faces_at(h, us));
    int harm = expected_loss(h, them, back, faces_at(h, them));

    switch (verb) {
    case VERB_RETIRE:
        return -expected_loss(h, us, attack, 1) - h->habits->ground_lost;
    case VERB_SQUARE:
        return expected_loss(h, them, 1, faces_at(h, them)) + h->habits->square_gain -
               expected_loss(h, us, 1, faces_at(h, us)) - h->habits->square_card;
    case VERB_FIRST_STRIKE:
        return harm - hand_part(loss, h->habits->strike_loss) - h->habits->strike_cost;
    default:
        return hand_part(harm, h->habits->stand_harm) - loss;
    }
}

/* -- retreats and flights -- */

static int worth_of_flight(const struct hand *h, const struct eng_action *a)
{
    int unit = a->noun ? h->s->unit_on[a->noun] : CC_NO_UNIT;

    if (a->verb == VERB_LEAVE_MAP)
        return -40;
    if (a->verb == VERB_HALT)
        return 2;
    if (unit == CC_NO_UNIT)
        return 4;
    return h->s->unit[unit].side == h->side ? 10 : -50;
}

/* A leader, or a unit that has come upon one; elsewhere who halts is worth nothing. */
static bool may_halt_flight(const struct cc_state *s)
{
    return eng_is_at(&s->core, PROC_FLIGHT, ROW_FLIGHT) ||
           eng_is_at(&s->core, PROC_RETREAT, ROW_RETREAT_STEP);
}

static int worth_of_retreat(const struct hand *h, const struct eng_action *a)
{
    const struct eng_frame *f = eng_now(&h->s->core);

    if (f->proc == PROC_FLIGHT)
        return worth_of_flight(h, a);
    if (a->verb == VERB_HALT)
        return 5;
    int unit = f->proc == PROC_RETIRE ? retire_of(f)->unit : retreat_of(f)->unit;
    return -eval_colors_danger(h->eye, h->s, h->foes, unit, a->noun);
}

/* -- moves -- */

static int worth_of_move(const struct hand *h, int hex)
{
    int unit = h->s->unit_on[hex], to;

    return hand_best_move(h, unit, &to) - hand_worth_here(h, unit, true) + h->habits->move;
}

/* In a move, or in pursuit. */
static int who_goes(const struct cc_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);

    return f->proc == PROC_ADVANCE ? advance_of(f)->unit : move_of(f)->piece;
}

static int worth_of_going(const struct hand *h, const struct eng_action *a)
{
    int token = who_goes(h->s);
    uint8_t hex[CC_HEXES], cost[CC_HEXES];
    int battle;

    if (token >= CC_UNITS) { /* a leader: with a unit that has none */
        int unit = a->noun ? h->s->unit_on[a->noun] : CC_NO_UNIT;
        return unit != CC_NO_UNIT ? 20 + eval_colors_ground(h->eye, h->s, h->foes, unit, a->noun)
                                  : 0;
    }
    if (a->verb == VERB_HALT)
        return hand_worth_here(h, token, true);
    int count = cc_outlook_reach(h->box, h->s, token, hex, cost, &battle);
    for (int i = 0; i < count; i++)
        if (hex[i] == a->noun)
            return hex[i] == h->s->unit[token].at
                       ? HAND_NEVER
                       : hand_worth_there(h, token, hex[i], cost[i], battle);
    return hand_worth_there(h, token, a->noun, 1, 9); /* pursuit */
}

/* A unit that is taken up and set down again where it stood could be taken up for ever. */
static bool is_set_down(const struct cc_state *s, const struct eng_action *a)
{
    return a->verb == VERB_HALT && eng_is_at(&s->core, PROC_MOVE, ROW_GO);
}

static int choose_going(const struct hand *h, const struct eng_choices *c)
{
    int token = who_goes(h->s), to = 0;

    if (token < CC_UNITS && !eng_is_at(&h->s->core, PROC_ADVANCE, ROW_SECOND_HEX)) {
        hand_best_move(h, token, &to);
        for (int i = 0; i < c->count; i++)
            if (c->action[i].verb == VERB_GO && c->action[i].noun == to)
                return i;
    }
    int best = 0, most = HAND_NEVER;
    for (int i = 0; i < c->count; i++) {
        int worth = worth_of_going(h, &c->action[i]);
        if (worth > most && !is_set_down(h->s, &c->action[i])) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* A lone leader goes to a unit; one who leads stays where he is. */
static int worth_of_leader_move(const struct hand *h, int hex)
{
    return h->s->unit_on[hex] == CC_NO_UNIT ? 5 : -1;
}

/* -- combat -- */

static int worth_of_battle(const struct hand *h, int hex)
{
    int unit = h->s->unit_on[hex];
    bool fire = cc_outlook_idle(h->box, h->s, unit, true) == 0;
    bool melee = cc_outlook_idle(h->box, h->s, unit, false) == 0;

    return eval_colors_best(h->eye, h->s, unit, hex, 0, fire, melee, NULL) + h->habits->fight;
}

static int worth_of_blow(const struct hand *h, const struct eng_action *a)
{
    int unit = combat_now(&h->s->core)->unit;

    return eval_colors_attack(h->eye, h->s, unit, h->s->unit[unit].at, a->noun,
                              a->verb == VERB_FIRE, 0);
}

static int worth_of_advance(const struct hand *h)
{
    int unit = advance_now(&h->s->core)->unit;

    return hand_worth_there(h, unit, h->s->battle.target, 1,
                            h->b->type[h->s->unit[unit].type].class == CAVALRY ? 9 : 0) -
           hand_worth_here(h, unit, false) + h->habits->advance;
}

/* -- all offers -- */

bool quick_colors_is_back(const struct cc_state *s, const struct eng_action *a)
{
    if (a->verb == VERB_DETACH || is_set_down(s, a))
        return true;
    if (a->verb != VERB_ORDER && a->verb != VERB_JOIN && a->verb != VERB_LEAVE_SQUARE)
        return false;
    int unit = s->unit_on[a->noun], leader = s->leader_on[a->noun];
    if (a->verb == VERB_LEAVE_SQUARE)
        return drafted(&s->core, LEAVING + unit);
    return drafted(&s->core, unit == CC_NO_UNIT ? CC_UNITS + leader : unit);
}

static int worth_of_draft(const struct hand *h, const struct eng_action *a)
{
    int unit = h->s->unit_on[a->noun];

    if (quick_colors_is_back(h->s, a))
        return HAND_NEVER;
    if (a->verb == VERB_LEAVE_SQUARE)
        return 5;
    return unit == CC_NO_UNIT ? 3 : worth_of_order(h, unit);
}

static int worth_of_supply(const struct hand *h, int hex)
{
    int unit = h->s->unit_on[hex];
    bool ours = h->s->unit[unit].side == h->side;

    if (ours)
        return h->s->unit[unit].blocks == 1 ? eval_colors_danger(h->eye, h->s, h->foes, unit, hex)
                                            : -10;
    return h->s->unit[unit].blocks * eval_colors_block(h->eye, &h->b->type[h->s->unit[unit].type]) -
           4 * (h->s->unit[unit].blocks == 1);
}

static int worth_of(const struct hand *h, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_SECTION:
        return cards_worth_of_section(h, a->count);
    case VERB_RALLY: {
        const struct cc_unit *u = &h->s->unit[h->s->unit_on[a->noun]];
        return eval_colors_block(h->eye, &h->b->type[u->type]) + (u->blocks == 1 ? 15 : 0);
    }
    case VERB_SUPPLY:
        return worth_of_supply(h, a->noun);
    case VERB_MANOEUVRE:
        return 10;
    case VERB_ONE_UNIT:
        return 12;
    case VERB_ORDER:
    case VERB_DETACH:
    case VERB_LEAVE_SQUARE:
        return worth_of_draft(h, a);
    case VERB_MOVE:
        return worth_of_move(h, a->noun);
    case VERB_MOVE_LEADER:
        return worth_of_leader_move(h, a->noun);
    case VERB_BATTLE:
        return worth_of_battle(h, a->noun);
    case VERB_FIRE:
    case VERB_MELEE:
        return worth_of_blow(h, a);
    case VERB_JOIN:
        return quick_colors_is_back(h->s, a) ? HAND_NEVER : 1;
    case VERB_STAND:
    case VERB_RETIRE:
    case VERB_SQUARE:
    case VERB_FIRST_STRIKE:
        return worth_of_answer(h, a->verb);
    case VERB_IGNORE:
        return a->count;
    case VERB_RETREAT:
    case VERB_LEAVE_MAP:
        return worth_of_retreat(h, a);
    case VERB_HALT:
        return may_halt_flight(h->s) ? worth_of_retreat(h, a) : 0;
    case VERB_BATTLE_BACK:
        return 1;
    case VERB_ADVANCE:
        return worth_of_advance(h);
    default:
        return 0; /* done, hold, base */
    }
}

int quick_colors(const struct colors_eye *eye, const struct cc_state *s, int seat,
                 const struct eng_choices *c)
{
    struct cc_state copy;
    struct eval_colors_foes foes;
    struct hand h = hand_of(eye, &copy, s->core.side[seat], &foes);
    int best = -1, most = HAND_NEVER - 1;

    if (c->count == 0)
        return -1;
    if (c->count == 1)
        return 0;
    copy = *s;
    eval_colors_gather(eye, s, &foes);
    if (c->action[0].verb == VERB_PLAY || c->action[0].verb == VERB_KEEP)
        return cards_choose(&h, c);
    if (c->action[0].verb == VERB_GO)
        return choose_going(&h, c);
    for (int i = 0; i < c->count; i++) {
        int worth = worth_of(&h, &c->action[i]);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

static void weigh_all(const struct hand *h, const struct eng_choices *c, int *worth)
{
    int verb = c->action[0].verb;

    if (verb == VERB_PLAY || verb == VERB_KEEP) {
        cards_weigh(h, c, worth);
        return;
    }
    for (int i = 0; i < c->count; i++)
        worth[i] = verb == VERB_GO ? worth_of_going(h, &c->action[i]) : worth_of(h, &c->action[i]);
}

void quick_colors_rank(const struct colors_eye *eye, const struct cc_state *s, int seat,
                       struct eng_choices *c)
{
    struct cc_state copy = *s;
    struct eval_colors_foes foes;
    struct hand h = hand_of(eye, &copy, s->core.side[seat], &foes);
    int worth[ENG_CHOICES];

    eval_colors_gather(eye, s, &foes);
    weigh_all(&h, c, worth);
    for (int i = 1; i < c->count; i++)
        for (int j = i; j > 0 && worth[j] > worth[j - 1]; j--) {
            struct eng_action a = c->action[j];
            int was = worth[j];
            c->action[j] = c->action[j - 1];
            worth[j] = worth[j - 1];
            c->action[j - 1] = a;
            worth[j - 1] = was;
        }
}
