/* hand_colors.c -- what it is worth that a unit stands, goes and fights, by rule of thumb. */

#include "ai/colors/hand_colors.h"

struct hand hand_of(const struct colors_eye *eye, struct cc_state *copy, int side,
                    struct eval_colors_foes *foes)
{
    return (struct hand){ eye, eye->habits, eye->box, eye->board, copy, side, foes };
}

/* -- standing somewhere -- */

/* What a unit does and suffers in the hex where it stands; with one die more only where asked. */
static void weigh_here(const struct hand *h, int unit, bool fights, bool with_a_die,
                       int worth[HAND_WORTHS])
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

int hand_worth_here(const struct hand *h, int unit, bool fights)
{
    int worth[HAND_WORTHS];

    weigh_here(h, unit, fights, false, worth);
    return worth[HAND_PLAIN];
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
                        int cost, int worth[HAND_WORTHS])
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

int hand_worth_there(const struct hand *h, int unit, int hex, int cost, int battle)
{
    bool fights = cost <= battle && cc_outlook_fights_in(h->box, h->s, unit, hex);
    int worth[HAND_WORTHS];

    weigh_there(h, unit, hex, fights, false, cost, worth);
    return worth[HAND_PLAIN];
}

static void weigh_moves(const struct hand *h, int unit, bool with_a_die, int most[HAND_WORTHS],
                        int *to)
{
    uint8_t hex[CC_HEXES], cost[CC_HEXES];
    int battle, worth[HAND_WORTHS], from = h->s->unit[unit].at;
    int count = cc_outlook_reach(h->box, h->s, unit, hex, cost, &battle);

    most[HAND_PLAIN] = most[HAND_WITH_A_DIE] = HAND_NEVER;
    for (int i = 0; i < count; i++) {
        if (hex[i] == from)
            continue;
        bool fights = cost[i] <= battle && cc_outlook_fights_in(h->box, h->s, unit, hex[i]);
        weigh_there(h, unit, hex[i], fights, with_a_die, cost[i], worth);
        if (worth[HAND_PLAIN] > most[HAND_PLAIN]) {
            most[HAND_PLAIN] = worth[HAND_PLAIN];
            *to = hex[i];
        }
        if (with_a_die && worth[HAND_WITH_A_DIE] > most[HAND_WITH_A_DIE])
            most[HAND_WITH_A_DIE] = worth[HAND_WITH_A_DIE];
    }
}

int hand_best_move(const struct hand *h, int unit, int *to)
{
    int most[HAND_WORTHS];

    weigh_moves(h, unit, false, most, to);
    return most[HAND_PLAIN];
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

void hand_weigh_order(const struct hand *h, int unit, bool with_a_die, int worth[HAND_WORTHS])
{
    struct cc_unit *u = &h->s->unit[unit];
    uint8_t flags = u->flags;
    int to, moved[HAND_WORTHS], stands[HAND_WORTHS];

    if (u->square || !is_near(h, unit)) { /* to come up; what is all but gone stays back */
        worth[HAND_PLAIN] = u->square        ? h->habits->order_square
                            : u->blocks == 1 ? h->habits->order_weak
                                             : h->habits->order[h->b->type[u->type].class];
        worth[HAND_WITH_A_DIE] = worth[HAND_PLAIN];
        return;
    }
    int idle = hand_worth_here(h, unit, false);
    u->flags |= UNIT_ORDERED;
    weigh_here(h, unit, true, with_a_die, stands);
    weigh_moves(h, unit, with_a_die, moved, &to);
    u->flags = flags;
    for (int i = 0; i <= with_a_die; i++)
        worth[i] = (moved[i] > stands[i] ? moved[i] : stands[i]) - idle;
}
