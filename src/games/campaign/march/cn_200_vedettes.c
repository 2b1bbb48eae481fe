/* cn_200_vedettes.c -- 1X 38, 54, 158, 200, 201: the rides of vedettes, of leaders without troops
 * and of the centre. */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

/* -- who may ride -- */

static eng_ruleno check_vedette(const struct cn_state *s, int side, int slot)
{
    if (slot >= CN_PIECES || cn_side_of_slot(slot) != side || !cn_is_vedette(s->piece[slot].what))
        return CN_54_4;
    return BY(CN_200_11, (s->vedette[s->piece[slot].what - CN_LEADERS].did & RIDE_DONE) != 0)
               ? CN_200_1
               : 0;
}

/* 1X-38-1: without troops when his movement phase began; 1X-38-3: then and in the enemy's turn. */
static eng_ruleno check_unemployed(const struct cn_board *b, const struct cn_state *s, int side,
                                   int leader)
{
    if (leader >= b->leader_count || b->leader[leader].side != side)
        return CN_5_1;
    if (!cn_is_unemployed(b, s, leader) || s->leader[leader].employed)
        return CN_38_1;
    return s->leader[leader].did & DID_RIDE ? CN_38_3 : 0;
}

eng_ruleno cn_check_rider(const struct cn_board *b, const struct cn_state *s, int side, int noun,
                          int segment)
{
    if (noun >= CN_PIECE0)
        return check_vedette(s, side, noun - CN_PIECE0);
    if (segment == SEGMENT_PRELIMINARY)
        return CN_380_1;
    return check_unemployed(b, s, side, noun);
}

void cn_offer_riders(const struct cn_board *b, const struct cn_state *s, int side, int segment,
                     struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_check_rider(b, s, side, i, segment) == 0)
            offer_noun(c, VERB_RIDE, i);
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (check_vedette(s, side, i) == 0)
            offer_noun(c, VERB_RIDE, CN_PIECE0 + i);
}

/* 1X-200-2, 200-10: where formations try their dice in secret, a vedette seems to. */
static enum eng_flow ride_vedette(struct eng_turn *t, int mover, int segment)
{
    const struct cn_state *s = t->state;
    int side = cn_whose(cn_board(t->box), mover);
    bool dice = BY(CN_200_2, segment != SEGMENT_ARRIVALS && segment != SEGMENT_COMMANDS);

    HOLDS(CN_200_7, "a general comes with a unit that is given, and a vedette has none");
    if (BY(CN_200_10, dice && cn_is_veiled(s, mover)))
        tell(t, CN_171_1, ENG_ALL, NEWS_TRIES, side);
    return cn_call_march(t, mover, segment, segment == SEGMENT_PRELIMINARY ? 4 : 0);
}

enum eng_flow cn_take_rider(struct eng_turn *t, int noun, int segment)
{
    const struct cn_state *s = t->state;

    if (noun >= CN_PIECE0)
        return ride_vedette(t, s->piece[noun - CN_PIECE0].what, segment);
    cn_part(t, noun);
    cn_tell_deed(
        t, &(struct cn_deed){
               CN_38_6, NEWS_LEADER_SETS_OUT, 0, NEWS_SETS_OUT, noun, { s->leader[noun].hex } });
    return call(t, PROC_RIDE, noun, 0);
}

/* -- the ride, hex by hex -- */

static bool is_centre(int what)
{
    return what >= CN_CENTRE0 && what < CN_CENTRE0 + SIDES;
}

/* Somewhere on the map, or CN_NOWHERE. */
static int rider_hex(const struct cn_state *s, int what)
{
    if (what < 0 || what >= CN_CENTRE0 + SIDES)
        return CN_NOWHERE;
    return is_centre(what) ? s->army[what - CN_CENTRE0].centre : cn_where(s, what);
}

static int rider_side(const struct cn_board *b, int what)
{
    return is_centre(what) ? what - CN_CENTRE0 : cn_whose(b, what);
}

/* 1X-38-4, 38-5: as cavalry, and through zones; never where an enemy is. */
static eng_ruleno check_hex(const struct cn_board *b, const struct cn_state *s, int leader,
                            int spent, int to)
{
    int from = cn_where(s, leader);

    if (to < 0 || cn_side_to(b, from, to) < 0)
        return CN_131_1;
    if (cn_enemy_in(s, cn_whose(b, leader), to) || cn_has_garrison(s, 1 - cn_whose(b, leader), to))
        return CN_195_1;
    int cost = cn_cost(b, s, from, to, BY(CN_38_4, HORSE));
    if (cost < 0)
        return b->hex[to].ground == LAKE ? CN_189_3 : CN_191_1;
    return spent + cost > RIDE_HALVES ? CN_38_2 : 0;
}

static eng_ruleno check_ride(const struct cn_board *b, const struct cn_state *s, int to)
{
    const struct eng_frame *f = eng_now(&s->core);
    int what = ride_of(f)->who, spent = ride_of(f)->spent;

    if (is_centre(what))
        return cn_check_centre_step(b, s, what - CN_CENTRE0, spent, to);
    return check_hex(b, s, what, spent, to);
}

eng_ruleno cn_check_ride(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct cn_state *s = state;

    (void)seat;
    if (a->verb == VERB_HALT)
        return 0;
    if (rider_hex(s, ride_now(&s->core)->who) == CN_NOWHERE)
        return CN_38_1;
    return check_ride(cn_board(box), s, cn_hex_of(a->noun));
}

void cn_offer_ride(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int from = rider_hex(s, ride_now(&s->core)->who);

    (void)seat;
    for (int k = 0; from != CN_NOWHERE && k < HEX_SIDES; k++)
        if (b->next[from][k] != CN_NOWHERE && check_ride(b, s, b->next[from][k]) == 0)
            offer_noun(c, VERB_GO, cn_number(b->next[from][k]));
    offer(c, VERB_HALT);
}

/* 1X-39-2: where he stops he is with the formation that stands there. */
static enum eng_flow end_ride(struct eng_turn *t, int what)
{
    struct cn_state *s = t->state;

    if (!is_centre(what) && !cn_is_vedette(what)) {
        s->leader[what].did |= DID_RIDE;
        cn_attach(t, what);
    }
    return finish(t, 0);
}

enum eng_flow cn_ask_ride(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct eng_choices c;

    eng_choices_clear(&c);
    cn_offer_ride(t->box, t->state, 0, &c);
    if (c.count <= 1)
        return rider_hex(t->state, ride_of(f)->who) == CN_NOWHERE ? finish(t, 0)
                                                                  : end_ride(t, ride_of(f)->who);
    return ask(t, seats_of(t->core, rider_side(b, ride_of(f)->who)));
}

/* 1X-38-6: it is told that he is without troops, not who he is. */
static void ride_on(struct eng_turn *t, int what, int to)
{
    const struct cn_state *s = t->state;
    int from = cn_where(s, what);

    cn_tell_deed(
        t, &(struct cn_deed){
               CN_38_6, NEWS_LEADER_RIDES, NEWS_VEDETTE_GOES, NEWS_RIDES, what, { from, to } });
    if (cn_is_vedette(what))
        cn_move_vedette(t, what - CN_LEADERS, to);
    else
        cn_move_leader(t, what, to);
}

enum eng_flow cn_take_ride(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int what = ride_of(f)->who, to = cn_hex_of(a->noun), from = rider_hex(s, what);

    if (a->verb == VERB_HALT)
        return end_ride(t, what);
    int cost = cn_cost(b, s, from, to, BY(CN_38_4, HORSE));
    if (is_centre(what) && !cn_centre_goes(t, what - CN_CENTRE0, to))
        return finish(t, 0);
    ride_frame(f)->spent = (int16_t)(ride_of(f)->spent + cost);
    if (!is_centre(what))
        ride_on(t, what, to);
    return NEXT;
}
