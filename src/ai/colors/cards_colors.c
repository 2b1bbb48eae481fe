/* cards_colors.c -- what the command cards are worth to a hand: what their orders are worth now, less what
 * they would be worth later. */

#include "ai/colors/cards_colors.h"

/* -- orders -- */

struct orders { /* what orders to our units are worth */
    int count;
    int worth[CC_UNITS], extra[CC_UNITS]; /* extra: with one more die */
    uint8_t unit[CC_UNITS];
};

static void weigh_orders(const struct hand *h, bool with_a_die, struct orders *o)
{
    int worth[HAND_WORTHS];

    o->count = 0;
    for (int u = 0; u < h->s->unit_count; u++) {
        if (!h->s->unit[u].at || h->s->unit[u].side != h->side)
            continue;
        hand_weigh_order(h, u, with_a_die, worth);
        o->unit[o->count] = (uint8_t)u;
        o->worth[o->count] = worth[HAND_PLAIN];
        o->extra[o->count++] = worth[with_a_die ? HAND_WITH_A_DIE : HAND_PLAIN];
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
        return hand_part(sum_best(h, o, o->worth, EVERYWHERE, INFANTRY, 4), habits->bayonet);
    case EFFECT_BOMBARD:
        return hand_part(sum_best(h, o, o->extra, EVERYWHERE, ARTILLERY, 4), habits->bombard);
    case EFFECT_CAVALRY_CHARGE:
        return hand_part(sum_best(h, o, o->extra, EVERYWHERE, CAVALRY, 4), habits->charge);
    case EFFECT_COUNTER_ATTACK:
        return hand_part(worth_of_counter(h, o), habits->counter);
    case EFFECT_ELAN:
        return hand_part(sum_best(h, o, o->extra, EVERYWHERE, CLASSES, (2 * level + 1) / 3),
                         habits->elan);
    case EFFECT_FIRE_AND_HOLD:
        return hand_part(worth_of_fire_and_hold(h, o), habits->fire);
    case EFFECT_FORCE_MARCH:
        return hand_part(best_section_of_infantry(h, o), habits->march);
    case EFFECT_COLD_STEEL:
        return hand_part(sum_if(h, o, o->extra, has_contact, CC_UNITS), habits->steel);
    case EFFECT_LEADERSHIP:
        return hand_part(sum_if(h, o, o->extra, has_leader, CC_UNITS), habits->leadership);
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

int cards_choose(const struct hand *h, const struct eng_choices *c)
{
    struct orders o;
    int best = 0, most = HAND_NEVER;
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

void cards_weigh(const struct hand *h, const struct eng_choices *c, int *worth)
{
    struct orders o;

    weigh_orders(h, true, &o);
    for (int i = 0; i < c->count; i++)
        worth[i] = worth_of_choice(h, &o, &c->action[i]);
}

int cards_worth_of_section(const struct hand *h, int which)
{
    struct orders o;

    weigh_orders(h, false, &o);
    return sum_best(h, &o, o.worth, section_seen(h->side, which), INFANTRY, CC_UNITS);
}

void cards_weigh_hand(const struct colors_eye *eye, const struct cc_state *s, int side,
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
