/* cc_sample.c -- one legal action at random, for matches without players.
 *
 * Drawn evenly from what is offered, every second order would be taken back, most turns laid down
 * unplayed, and armies that never meet would march for ever.  So:
 *
 *   command    any card of the hand, each copy alike
 *   orders     of the pieces that may still be picked any, each alike, and `done` in one case of
 *              thirty-two, or of eight once one is picked; what is picked stays picked
 *   movement   of the pieces that can move any, each alike, units before leaders in three cases of
 *              four; `done` in one case of sixteen
 *   a move     of three destinations drawn, the one nearest to an enemy unit drawn likewise; `halt`
 *              in one case of thirty-two
 *   combat     of the units that can fight any, each alike; `done` in one case of sixteen
 *   batteries  of those that may still join any, or `done`, each alike; who joins stays
 *   the rest   evenly from what is offered
 *
 * Nothing looks at what an action is worth, and whatever leads anywhere can be drawn.  In the rows
 * that make up most of a match pieces are drawn and tested; to list all offers takes longer. */

#include "games/colors/cc_combat.h"
#include "games/colors/cc_orders.h"

static bool one_in(struct rng *rng, uint32_t n)
{
    return rng_below(rng, n) == 0;
}

static bool action(struct eng_action *out, int verb, int noun)
{
    *out = (struct eng_action){ .verb = (uint16_t)verb, .noun = (uint16_t)noun };
    return true;
}

/* Any member of the set, out of it; -1: it is empty. */
static int draw_out(uint64_t *set, struct rng *rng)
{
    if (!*set)
        return -1;
    uint64_t rest = *set;
    for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcountll(rest)); skip > 0; skip--)
        rest &= rest - 1;
    *set ^= rest & -rest;
    return __builtin_ctzll(rest);
}

/* The rows that no other function answers.  Of those with an offer of their own it is drawn from
 * unsorted: the order of such a list is nothing. */
static bool draw_offer(const struct eng_box *box, const void *state, int seat, struct rng *rng,
                       struct eng_action *out)
{
    const struct eng_step *row = eng_flow_row(box, state);
    struct eng_choices c;

    eng_choices_clear(&c);
    if (row->offer)
        row->offer(box, state, seat, &c);
    else
        eng_flow_offer(box, state, seat, &c);
    if (c.count == 0)
        return false;
    *out = c.action[rng_below(rng, (uint32_t)c.count)];
    return true;
}

/* -- the card and its orders -- */

static bool draw_card(const struct cc_state *s, struct rng *rng, struct eng_action *out)
{
    int side = s->turn.side;

    return action(out, VERB_PLAY, s->hand[side][rng_below(rng, s->hand_count[side])]);
}

static bool draw_order(const struct cc_board *b, const struct cc_state *s, struct rng *rng,
                       struct eng_action *out)
{
    const uint64_t *draft = s->core.draft;
    uint64_t picks[CC_PICK_WORDS];
    int count = 0;

    if (one_in(rng, draft[0] | draft[1] ? 8 : 32))
        return action(out, VERB_DONE, 0);
    cc_find_picks(b, s, picks);
    for (int i = 0; i < CC_PICK_WORDS; i++)
        count += __builtin_popcountll(picks[i] &= ~draft[i]);
    if (count == 0)
        return action(out, VERB_DONE, 0);
    int which = (int)rng_below(rng, (uint32_t)count), token = -1;
    do
        token = bits_next(picks, CC_PICK_WORDS, token + 1);
    while (which-- > 0);
    return action(out, cc_pick_verb(s, token), cc_pick_hex(s, token));
}

/* -- movement -- */

static uint64_t units_to_move(const struct cc_state *s)
{
    uint64_t set = 0;

    FOR_UNITS (u, s)
        if ((s->unit[u].flags & (UNIT_ORDERED | UNIT_MOVED)) == UNIT_ORDERED)
            set |= UINT64_C(1) << u;
    return set;
}

static uint64_t leaders_to_move(const struct cc_state *s)
{
    uint64_t set = 0;

    for (int l = 0; l < s->leader_count; l++)
        if ((s->leader[l].flags & (LEADER_ORDERED | LEADER_MOVED)) == LEADER_ORDERED)
            set |= UINT64_C(1) << l;
    return set;
}

static bool draw_unit_to_move(const struct cc_board *b, const struct cc_state *s, struct rng *rng,
                              struct eng_action *out)
{
    uint64_t set = units_to_move(s);

    for (int unit; (unit = draw_out(&set, rng)) >= 0;)
        if (cc_unit_can_move(b, s, unit))
            return action(out, VERB_MOVE, s->unit[unit].at);
    return false;
}

static bool draw_leader_to_move(const struct cc_board *b, const struct cc_state *s, struct rng *rng,
                                struct eng_action *out)
{
    uint64_t set = leaders_to_move(s);

    for (int leader; (leader = draw_out(&set, rng)) >= 0;)
        if (s->leader[leader].at && cc_leader_can_move(b, s, leader))
            return action(out, VERB_MOVE_LEADER, s->leader[leader].at);
    return false;
}

static bool draw_mover(const struct cc_board *b, const struct cc_state *s, struct rng *rng,
                       struct eng_action *out)
{
    if (one_in(rng, 16))
        return action(out, VERB_DONE, 0);
    if (one_in(rng, 4) && draw_leader_to_move(b, s, rng, out))
        return true;
    if (draw_unit_to_move(b, s, rng, out) || draw_leader_to_move(b, s, rng, out))
        return true;
    return action(out, VERB_DONE, 0);
}

/* Where some enemy unit stands; 0: none was found. */
static int some_enemy(const struct cc_state *s, struct rng *rng)
{
    for (int tries = 0; tries < 8 && s->unit_count; tries++) {
        const struct cc_unit *u = &s->unit[rng_below(rng, s->unit_count)];
        if (u->at && u->side != s->turn.side)
            return u->at;
    }
    return 0;
}

static bool draw_hex(const struct cc_board *b, const struct cc_state *s, struct rng *rng,
                     struct eng_action *out)
{
    int piece = move_now(&s->core)->piece, enemy = some_enemy(s, rng);
    struct cc_reach r;

    if (one_in(rng, 32))
        return action(out, VERB_HALT, 0);
    if (is_leader_token(piece))
        cc_leader_reach(b, s, piece - CC_UNITS, &r);
    else
        cc_unit_reach(b, s, piece, &r);
    if (r.count == 0)
        return action(out, VERB_HALT, 0);
    int hex = r.hex[rng_below(rng, (uint32_t)r.count)];
    for (int more = 0; more < 2; more++) {
        int other = r.hex[rng_below(rng, (uint32_t)r.count)];
        if (b->distance[other][enemy] < b->distance[hex][enemy]) /* no enemy: 0 from all */
            hex = other;
    }
    return action(out, VERB_GO, hex);
}

/* -- combat -- */

static bool draw_fighter(const struct cc_board *b, const struct cc_state *s, struct rng *rng,
                         struct eng_action *out)
{
    uint64_t set = 0;

    if (one_in(rng, 16))
        return action(out, VERB_DONE, 0);
    FOR_UNITS (u, s)
        if ((s->unit[u].flags & (UNIT_ORDERED | UNIT_BATTLED)) == UNIT_ORDERED)
            set |= UINT64_C(1) << u;
    for (int unit; (unit = draw_out(&set, rng)) >= 0;)
        if (cc_can_battle(b, s, unit))
            return action(out, VERB_BATTLE, s->unit[unit].at);
    return action(out, VERB_DONE, 0);
}

static bool draw_battery(const struct eng_box *box, const struct cc_state *s, int seat,
                         struct rng *rng, struct eng_action *out)
{
    struct eng_choices c;
    int count = 0;

    eng_flow_offer(box, s, seat, &c);
    for (int i = 0; i < c.count; i++)
        if (c.action[i].verb == VERB_DONE || !drafted(&s->core, unit_on(s, c.action[i].noun)))
            c.action[count++] = c.action[i];
    if (count == 0)
        return false;
    *out = c.action[rng_below(rng, (uint32_t)count)];
    return true;
}

/* -- by row -- */

static bool sample_turn(const struct eng_box *box, const struct cc_state *s, int seat,
                        struct rng *rng, struct eng_action *out)
{
    switch (eng_now(&s->core)->step) {
    case ROW_COMMAND:
        return draw_card(s, rng, out);
    case ROW_ORDERS:
        return draw_order(cc_board(box), s, rng, out);
    case ROW_MOVEMENT:
        return draw_mover(cc_board(box), s, rng, out);
    case ROW_COMBAT:
        return draw_fighter(cc_board(box), s, rng, out);
    default:
        return draw_offer(box, s, seat, rng, out);
    }
}

bool cc_sample(const struct eng_box *box, const void *state, int seat, struct rng *rng,
               struct eng_action *out)
{
    const struct cc_state *s = state;

    if (!(s->core.asked & ENG_SEAT(seat)) || s->core.over)
        return false;
    int proc = eng_now(&s->core)->proc;
    if (proc == PROC_TURN)
        return sample_turn(box, s, seat, rng, out);
    if (proc == PROC_MOVE)
        return draw_hex(cc_board(box), s, rng, out);
    if (proc == PROC_COMBAT && eng_now(&s->core)->step == ROW_BATTERIES)
        return draw_battery(box, s, seat, rng, out);
    return draw_offer(box, state, seat, rng, out);
}
