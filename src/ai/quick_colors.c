/* quick_colors.c -- sensible answers in Commands & Colors without looking ahead.
 *
 * Every offer has a worth, by its verb, in hundredths of a banner; "done", "hold" and the like are
 * worth nothing, so that whatever promises more is done first. */

#include "ai/quick_colors.h"

#include <string.h>

#include "ai/habits_colors.h"
#include "engine/flow.h"

enum {
    LEAVING = 128, /* a draft of units that leave square: CC_LEAVING of the game */
    NEVER = -10000
};

struct hand {
    const struct colors_eye *eye;
    const struct colors_habits *habits;
    const struct eng_box *box;
    const struct cc_board *b;
    struct cc_state *s; /* a copy, in which pieces may be put elsewhere for a moment */
    int side;
    struct eval_colors_foes *foes;
};

/* -- standing somewhere -- */

enum { PLAIN, WITH_A_DIE, WORTHS }; /* as things are, and with one die more by a card */

/* What a unit does and suffers in the hex where it stands; with one die more only where asked. */
static void weigh_here(const struct hand *h, int unit, bool fights, bool with_a_die,
                       int worth[WORTHS])
{
    int hex = h->s->unit[unit].at;
    int stand =
        eval_colors_ground(h->eye, h->s, h->foes, unit, hex) -
        eval_colors_danger(h->eye, h->s, h->foes, unit, hex) * h->habits->care / COLORS_WHOLE;
    bool fire = fights && cc_outlook_idle(h->box, h->s, unit, true) == 0;
    bool melee = fights && cc_outlook_idle(h->box, h->s, unit, false) == 0;

    for (int extra = 0; extra <= with_a_die; extra++)
        worth[extra] = stand + (fire || melee ? eval_colors_best(h->eye, h->s, unit, hex, extra,
                                                                 fire, melee, NULL)
                                              : 0);
}

static int worth_here(const struct hand *h, int unit, bool fights)
{
    int worth[WORTHS];

    weigh_here(h, unit, fights, false, worth);
    return worth[PLAIN];
}

static void put(struct cc_state *s, int unit, int hex)
{
    int from = s->unit[unit].at, leader = s->leader_on[from];

    s->unit_on[from] = CC_NO_UNIT;
    s->unit_on[hex] = (uint8_t)unit;
    s->unit[unit].at = (uint8_t)hex;
    if (leader != CC_NO_LEADER && from != hex && s->leader_on[hex] == CC_NO_LEADER) {
        s->leader_on[from] = CC_NO_LEADER;
        s->leader_on[hex] = (uint8_t)leader;
        s->leader[leader].at = (uint8_t)hex;
    }
}

/* The same as if it had gone there, entering so many hexes. */
static void weigh_there(const struct hand *h, int unit, int hex, bool fights, bool with_a_die,
                        int cost, int worth[WORTHS])
{
    struct cc_state *s = h->s;
    struct cc_unit was = s->unit[unit];
    int leader = s->leader_on[was.at], joined = s->leader_on[hex];

    put(s, unit, hex);
    s->unit[unit].hexes = (uint8_t)cost;
    s->unit[unit].flags |= UNIT_MOVED | UNIT_ORDERED;
    weigh_here(h, unit, fights, with_a_die, worth);
    s->unit[unit] = was;
    s->unit_on[hex] = CC_NO_UNIT;
    s->unit_on[was.at] = (uint8_t)unit;
    s->leader_on[hex] = (uint8_t)joined;
    s->leader_on[was.at] = (uint8_t)leader;
    if (leader != CC_NO_LEADER)
        s->leader[leader].at = was.at;
}

static int worth_there(const struct hand *h, int unit, int hex, int cost, int battle)
{
    bool fights = cost <= battle && cc_outlook_fights_in(h->box, h->s, unit, hex);
    int worth[WORTHS];

    weigh_there(h, unit, hex, fights, false, cost, worth);
    return worth[PLAIN];
}

static void weigh_moves(const struct hand *h, int unit, bool with_a_die, int most[WORTHS], int *to)
{
    uint8_t hex[CC_HEXES], cost[CC_HEXES];
    int battle, worth[WORTHS], from = h->s->unit[unit].at;
    int count = cc_outlook_reach(h->box, h->s, unit, hex, cost, &battle);

    most[PLAIN] = most[WITH_A_DIE] = NEVER;
    for (int i = 0; i < count; i++) {
        if (hex[i] == from)
            continue;
        bool fights = cost[i] <= battle && cc_outlook_fights_in(h->box, h->s, unit, hex[i]);
        weigh_there(h, unit, hex[i], fights, with_a_die, cost[i], worth);
        if (worth[PLAIN] > most[PLAIN]) {
            most[PLAIN] = worth[PLAIN];
            *to = hex[i];
        }
        if (with_a_die && worth[WITH_A_DIE] > most[WITH_A_DIE])
            most[WITH_A_DIE] = worth[WITH_A_DIE];
    }
}

static int best_move(const struct hand *h, int unit, int *to)
{
    int most[WORTHS];

    weigh_moves(h, unit, false, most, to);
    return most[PLAIN];
}

/* -- orders -- */

/* Is anybody near enough for the unit to do him harm this turn, or the other way round? */
static bool is_near(const struct hand *h, int unit)
{
    const struct cc_unit *u = &h->s->unit[unit];
    int reach = h->b->type[u->type].class == ARTILLERY ? CC_RANGE + 1 : 5;

    for (int e = 0; e < h->s->unit_count; e++)
        if (h->s->unit[e].at && h->s->unit[e].side != u->side &&
            h->b->distance[u->at][h->s->unit[e].at] <= reach)
            return true;
    return false;
}

static void weigh_order(const struct hand *h, int unit, bool with_a_die, int worth[WORTHS])
{
    struct cc_unit *u = &h->s->unit[unit];
    uint8_t flags = u->flags;
    int to, moved[WORTHS], stands[WORTHS];

    if (u->square || !is_near(h, unit)) { /* to come up; what is all but gone stays back */
        worth[PLAIN] = u->square        ? h->habits->order_square
                       : u->blocks == 1 ? h->habits->order_weak
                                        : h->habits->order[h->b->type[u->type].class];
        worth[WITH_A_DIE] = worth[PLAIN];
        return;
    }
    int idle = worth_here(h, unit, false);
    u->flags |= UNIT_ORDERED;
    weigh_here(h, unit, true, with_a_die, stands);
    weigh_moves(h, unit, with_a_die, moved, &to);
    u->flags = flags;
    for (int i = 0; i <= with_a_die; i++)
        worth[i] = (moved[i] > stands[i] ? moved[i] : stands[i]) - idle;
}

static int worth_of_order(const struct hand *h, int unit)
{
    int worth[WORTHS];

    weigh_order(h, unit, false, worth);
    return worth[PLAIN];
}

/* -- cards -- */

struct orders { /* what orders to our units are worth */
    int count;
    int worth[CC_UNITS], extra[CC_UNITS]; /* extra: with one more die */
    uint8_t unit[CC_UNITS];
};

static void weigh_orders(const struct hand *h, bool with_a_die, struct orders *o)
{
    int worth[WORTHS];

    o->count = 0;
    for (int u = 0; u < h->s->unit_count; u++) {
        if (!h->s->unit[u].at || h->s->unit[u].side != h->side)
            continue;
        weigh_order(h, u, with_a_die, worth);
        o->unit[o->count] = (uint8_t)u;
        o->worth[o->count] = worth[PLAIN];
        o->extra[o->count++] = worth[with_a_die ? WITH_A_DIE : PLAIN];
    }
}

/* The best so many orders in the sections, of a class (CLASSES: any). */
static int sum_best(const struct hand *h, const struct orders *o, const int *worth, int sections,
                    int class, int most)
{
    int sum = 0;
    uint64_t used = 0;

    for (int n = 0; n < most; n++) {
        int best = -1;
        for (int i = 0; i < o->count; i++) {
            const struct cc_unit *u = &h->s->unit[o->unit[i]];
            if (used >> i & 1 || worth[i] <= 0 || !(h->b->section[u->at] & sections) ||
                (class != CLASSES && h->b->type[u->type].class != class))
                continue;
            if (best < 0 || worth[i] > worth[best])
                best = i;
        }
        if (best < 0)
            return sum;
        used |= (uint64_t)1 << best;
        sum += worth[best];
    }
    return sum;
}

static int section_seen(int side, int which)
{
    static const uint8_t from_below[3] = { WEST, CENTRE, EAST };

    return from_below[side == BOTTOM ? which : 2 - which];
}

static int worth_of_sections(const struct hand *h, const struct orders *o,
                             const struct cc_card *card, bool mirrored)
{
    int sum = 0, level = h->s->hand_count[h->side];

    for (int which = 0; which < 3; which++) {
        int orders = card->orders[mirrored ? 2 - which : which];
        if (card->effect == EFFECT_ASSAULT && orders)
            orders = level;
        sum += sum_best(h, o, o->worth, section_seen(h->side, which), CLASSES, orders);
    }
    return sum + (card->effect == EFFECT_SCOUT ? h->habits->scout : 0);
}

static int lost_blocks(const struct hand *h)
{
    int lost = 0;

    for (int u = 0; u < h->s->unit_count; u++)
        if (h->s->unit[u].at && h->s->unit[u].side == h->side)
            lost += h->s->unit[u].full - h->s->unit[u].blocks;
    return lost;
}

static int sum_if(const struct hand *h, const struct orders *o, const int *worth,
                  bool (*fits)(const struct hand *, int unit), int most)
{
    int kept[CC_UNITS];

    for (int i = 0; i < o->count; i++)
        kept[i] = fits(h, o->unit[i]) ? worth[i] : 0;
    return sum_best(h, o, kept, EVERYWHERE, CLASSES, most);
}

static bool has_contact(const struct hand *h, int unit)
{
    for (int side = 0; side < 6; side++) {
        int hex = h->b->next[h->s->unit[unit].at][side];
        int other = hex ? h->s->unit_on[hex] : CC_NO_UNIT;
        if (other != CC_NO_UNIT && h->s->unit[other].side != h->side)
            return true;
    }
    return false;
}

static bool may_hold_and_fire(const struct hand *h, int unit)
{
    return h->b->type[h->s->unit[unit].type].class != CAVALRY && !has_contact(h, unit);
}

/* The shots of four who stand and fire with one more die. */
static int worth_of_fire_and_hold(const struct hand *h, const struct orders *o)
{
    int shot[CC_UNITS];

    for (int i = 0; i < o->count; i++)
        shot[i] = may_hold_and_fire(h, o->unit[i])
                      ? eval_colors_best(h->eye, h->s, o->unit[i], h->s->unit[o->unit[i]].at, 1,
                                         true, false, NULL)
                      : 0;
    return sum_best(h, o, shot, EVERYWHERE, CLASSES, 4);
}

static bool has_leader(const struct hand *h, int unit)
{
    return h->s->leader_on[h->s->unit[unit].at] != CC_NO_LEADER;
}

static int best_section_of_infantry(const struct hand *h, const struct orders *o)
{
    int most = 0;

    for (int which = 0; which < 3; which++) {
        int sum = sum_best(h, o, o->worth, section_seen(h->side, which), INFANTRY, CC_UNITS);
        most = sum > most ? sum : most;
    }
    return most;
}

static int worth_of_card(const struct hand *h, const struct orders *o, int kind, bool mirrored);

static int part(int worth, int share)
{
    return worth * share / COLORS_WHOLE;
}

/* As what the enemy played last. */
static int worth_of_counter(const struct hand *h, const struct orders *o)
{
    const struct cc_played *last = &h->s->played[1 - h->side];

    if (!last->acts || h->b->card[last->acts].effect == EFFECT_COUNTER_ATTACK)
        return 0;
    return worth_of_card(h, o, last->acts, !last->mirrored);
}

static int worth_of_card(const struct hand *h, const struct orders *o, int kind, bool mirrored)
{
    const struct colors_habits *habits = h->habits;
    const struct cc_card *card = &h->b->card[kind];
    int level = h->s->hand_count[h->side];

    switch (card->effect) {
    case EFFECT_SECTION:
    case EFFECT_SCOUT:
    case EFFECT_ASSAULT:
        return worth_of_sections(h, o, card, mirrored);
    case EFFECT_BAYONET_CHARGE:
        return part(sum_best(h, o, o->worth, EVERYWHERE, INFANTRY, 4), habits->bayonet);
    case EFFECT_BOMBARD:
        return part(sum_best(h, o, o->extra, EVERYWHERE, ARTILLERY, 4), habits->bombard);
    case EFFECT_CAVALRY_CHARGE:
        return part(sum_best(h, o, o->extra, EVERYWHERE, CAVALRY, 4), habits->charge);
    case EFFECT_COUNTER_ATTACK:
        return part(worth_of_counter(h, o), habits->counter);
    case EFFECT_ELAN:
        return part(sum_best(h, o, o->extra, EVERYWHERE, CLASSES, (2 * level + 1) / 3),
                    habits->elan);
    case EFFECT_FIRE_AND_HOLD:
        return part(worth_of_fire_and_hold(h, o), habits->fire);
    case EFFECT_FORCE_MARCH:
        return part(best_section_of_infantry(h, o), habits->march);
    case EFFECT_COLD_STEEL:
        return part(sum_if(h, o, o->extra, has_contact, CC_UNITS), habits->steel);
    case EFFECT_LEADERSHIP:
        return part(sum_if(h, o, o->extra, has_leader, CC_UNITS), habits->leadership);
    case EFFECT_GRANDE_MANOEUVRE:
        return habits->manoeuvre;
    case EFFECT_RALLY:
        return habits->rally * (lost_blocks(h) < level / 2 ? lost_blocks(h) : level / 2);
    case EFFECT_SHORT_SUPPLY:
        return habits->supply;
    default:
        return habits->strike; /* First Strike is better kept */
    }
}

/* Cards that give a die more. */
static bool gives_a_die(int effect)
{
    return effect == EFFECT_BOMBARD || effect == EFFECT_CAVALRY_CHARGE || effect == EFFECT_ELAN ||
           effect == EFFECT_COLD_STEEL || effect == EFFECT_LEADERSHIP ||
           effect == EFFECT_COUNTER_ATTACK;
}

/* To play a card is worth what it does and costs what it would be worth later; to keep one of two, the
 * other way round. */
static int worth_of_choice(const struct hand *h, const struct orders *o, const struct eng_action *a)
{
    int kept = h->habits->keep[colors_sort_of(&h->b->card[a->noun])];

    return worth_of_card(h, o, a->noun, false) + (a->verb == VERB_KEEP ? kept : -kept);
}

static int choose_card(const struct hand *h, const struct eng_choices *c)
{
    struct orders o;
    int best = 0, most = NEVER;
    bool with_a_die = false;

    for (int i = 0; i < c->count; i++)
        with_a_die |= gives_a_die(h->b->card[c->action[i].noun].effect);
    weigh_orders(h, with_a_die, &o);
    for (int i = 0; i < c->count; i++) {
        int worth = worth_of_choice(h, &o, &c->action[i]);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* -- answers to an attack -- */

static const struct eng_frame *frame_of(const struct cc_state *s)
{
    return &s->core.frame[s->core.depth - 1];
}

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
        return harm - part(loss, h->habits->strike_loss) - h->habits->strike_cost;
    default:
        return part(harm, h->habits->stand_harm) - loss;
    }
}

/* -- retreats and flights -- */

static bool is_row(const struct hand *h, const char *name)
{
    const struct eng_step *row = eng_flow_row(h->box, &h->s->core);

    return row && strcmp(row->name, name) == 0;
}

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

static int worth_of_retreat(const struct hand *h, const struct eng_action *a)
{
    if (is_row(h, "flight"))
        return worth_of_flight(h, a);
    if (a->verb == VERB_HALT)
        return 5;
    return -eval_colors_danger(h->eye, h->s, h->foes, frame_of(h->s)->local[0], a->noun);
}

/* -- moves -- */

static int worth_of_move(const struct hand *h, int hex)
{
    int unit = h->s->unit_on[hex], to;

    return best_move(h, unit, &to) - worth_here(h, unit, true) + h->habits->move;
}

static int worth_of_going(const struct hand *h, const struct eng_action *a)
{
    int token = frame_of(h->s)->local[0];
    uint8_t hex[CC_HEXES], cost[CC_HEXES];
    int battle;

    if (token >= CC_UNITS) { /* a leader: with a unit that has none */
        int unit = a->noun ? h->s->unit_on[a->noun] : CC_NO_UNIT;
        return unit != CC_NO_UNIT ? 20 + eval_colors_ground(h->eye, h->s, h->foes, unit, a->noun)
                                  : 0;
    }
    if (a->verb == VERB_HALT)
        return worth_here(h, token, true);
    int count = cc_outlook_reach(h->box, h->s, token, hex, cost, &battle);
    for (int i = 0; i < count; i++)
        if (hex[i] == a->noun)
            return hex[i] == h->s->unit[token].at ? NEVER
                                                  : worth_there(h, token, hex[i], cost[i], battle);
    return worth_there(h, token, a->noun, 1, 9); /* pursuit */
}

/* A unit that is taken up and set down again where it stood could be taken up for ever. */
static bool is_set_down(const struct eng_box *box, const struct cc_state *s,
                        const struct eng_action *a)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);

    return a->verb == VERB_HALT && row && strcmp(row->name, "move") == 0;
}

static int choose_going(const struct hand *h, const struct eng_choices *c)
{
    int token = frame_of(h->s)->local[0], to = 0;

    if (token < CC_UNITS && !is_row(h, "second hex")) {
        best_move(h, token, &to);
        for (int i = 0; i < c->count; i++)
            if (c->action[i].verb == VERB_GO && c->action[i].noun == to)
                return i;
    }
    int best = 0, most = NEVER;
    for (int i = 0; i < c->count; i++) {
        int worth = worth_of_going(h, &c->action[i]);
        if (worth > most && !is_set_down(h->box, h->s, &c->action[i])) {
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
    int unit = frame_of(h->s)->local[0];

    return eval_colors_attack(h->eye, h->s, unit, h->s->unit[unit].at, a->noun,
                              a->verb == VERB_FIRE, 0);
}

static int worth_of_advance(const struct hand *h)
{
    int unit = frame_of(h->s)->local[0];

    return worth_there(h, unit, h->s->battle.target, 1,
                       h->b->type[h->s->unit[unit].type].class == CAVALRY ? 9 : 0) -
           worth_here(h, unit, false) + h->habits->advance;
}

/* -- all offers -- */

bool quick_colors_is_back(const struct eng_box *box, const struct cc_state *s,
                          const struct eng_action *a)
{
    if (a->verb == VERB_DETACH || is_set_down(box, s, a))
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

    if (quick_colors_is_back(h->box, h->s, a))
        return NEVER;
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

static int worth_of_section(const struct hand *h, int which)
{
    struct orders o;

    weigh_orders(h, false, &o);
    return sum_best(h, &o, o.worth, section_seen(h->side, which), INFANTRY, CC_UNITS);
}

static int worth_of(const struct hand *h, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_SECTION:
        return worth_of_section(h, a->count);
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
        return quick_colors_is_back(h->box, h->s, a) ? NEVER : 1;
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
        return is_row(h, "flight") || is_row(h, "retreat") ? worth_of_retreat(h, a) : 0;
    case VERB_BATTLE_BACK:
        return 1;
    case VERB_ADVANCE:
        return worth_of_advance(h);
    default:
        return 0; /* done, hold, base */
    }
}

static struct hand hand_of(const struct colors_eye *eye, struct cc_state *copy, int side,
                           struct eval_colors_foes *foes)
{
    return (struct hand){ eye, eye->habits, eye->box, eye->board, copy, side, foes };
}

int quick_colors(const struct colors_eye *eye, const struct cc_state *s, int seat,
                 const struct eng_choices *c)
{
    struct cc_state copy;
    struct eval_colors_foes foes;
    struct hand h = hand_of(eye, &copy, s->core.side[seat], &foes);
    int best = -1, most = NEVER - 1;

    if (c->count == 0)
        return -1;
    if (c->count == 1)
        return 0;
    copy = *s;
    eval_colors_gather(eye, s, &foes);
    if (c->action[0].verb == VERB_PLAY || c->action[0].verb == VERB_KEEP)
        return choose_card(&h, c);
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
    struct orders o;
    int verb = c->action[0].verb;
    bool cards = verb == VERB_PLAY || verb == VERB_KEEP, goes = verb == VERB_GO;

    if (cards)
        weigh_orders(h, true, &o);
    for (int i = 0; i < c->count; i++)
        worth[i] = cards  ? worth_of_choice(h, &o, &c->action[i])
                   : goes ? worth_of_going(h, &c->action[i])
                          : worth_of(h, &c->action[i]);
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

void quick_colors_cards(const struct colors_eye *eye, const struct cc_state *s, int side,
                        struct eval_colors_foes *foes, int worth[CC_HAND])
{
    struct cc_state copy = *s;
    struct hand h = hand_of(eye, &copy, side, foes);
    struct orders o;
    bool with_a_die = false;

    for (int i = 0; i < s->hand_count[side]; i++)
        with_a_die |= gives_a_die(eye->board->card[s->hand[side][i]].effect);
    weigh_orders(&h, with_a_die, &o);
    for (int i = 0; i < s->hand_count[side]; i++)
        worth[i] = worth_of_card(&h, &o, s->hand[side][i], false);
}
