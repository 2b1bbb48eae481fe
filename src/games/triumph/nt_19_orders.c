/* nt_19_orders.c -- chapter 19: what the commander-in-chief may write to his players.
 *
 * An order is a verb and the names of places, nothing else (NT-19-22): there is no room in it for a
 * code.  It is written at the start of a turn and can be read, by its recipient alone, when the next
 * turn of the side begins.  All of them are kept, and open to everybody when the match is over. */

#include <string.h>

#include "games/triumph/nt_local.h"

/* -- nouns -- */

static bool is_named(const struct nt_board *b, int locale)
{
    return locale > 0 && locale < NT_LOCALES && b->locale[locale].name[0] != 0;
}

/* What comes before a bracket is the name. */
static bool same_name(const struct nt_locale *a, const struct nt_locale *b)
{
    size_t length = strcspn(a->name, "(");

    return length == strcspn(b->name, "(") && strncmp(a->name, b->name, length) == 0;
}

static bool is_first_of_name(const struct nt_board *b, int locale)
{
    for (int n = 1; n < locale; n++)
        if (same_name(&b->locale[n], &b->locale[locale]))
            return false;
    return true;
}

/* NT-19-18: the named locales; a name that two of them share counts once.  False: an order has not
 * room for all. */
bool nt_number_nouns(struct nt_board *b)
{
    uint8_t count = 0;

    for (int n = 1; n < NT_LOCALES; n++)
        if (is_named(b, n) && is_first_of_name(b, n))
            b->noun[n] = ++count;
    return count + 2 <= 8 * NT_ORDER_BYTES;
}

bool nt_is_noun(const struct nt_board *b, int locale)
{
    return locale > 0 && locale < NT_LOCALES && b->noun[locale] != 0;
}

/* -- the six bytes -- */

static uint8_t *order_to(struct nt_state *s, int side, int round, int rank)
{
    return s->teams.order[side][round - 1][rank - 1];
}

static const uint8_t *read_order(const struct nt_state *s, int side, int round, int rank)
{
    return s->teams.order[side][round - 1][rank - 1];
}

enum nt_order nt_order_verb(const uint8_t *order)
{
    return (enum nt_order)(order[0] & 3);
}

/* After the two of the verb. */
static int noun_bit(const struct nt_board *b, int locale)
{
    return 1 + b->noun[locale];
}

bool nt_order_names(const struct nt_board *b, const uint8_t *order, int locale)
{
    int bit = noun_bit(b, locale);

    return nt_is_noun(b, locale) && order[bit / 8] >> bit % 8 & 1;
}

void nt_order_add(const struct nt_board *b, uint8_t *order, int locale)
{
    int bit = noun_bit(b, locale);

    order[bit / 8] = (uint8_t)(order[bit / 8] | 1 << bit % 8);
}

/* -- reading -- */

static void tell_order(struct eng_turn *t, int side, int round, int rank, eng_seats audience)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    const uint8_t *order = read_order(s, side, round, rank);

    tell(t, NT_19_16, audience,
         nt_order_verb(order) == ORDER_ATTACK ? NEWS_ORDER_ATTACK : NEWS_ORDER_DEFEND,
         nt_chief(s, side), s->teams.rank[side][rank]);
    for (int n = 1; n < NT_LOCALES; n++)
        if (nt_order_names(b, order, n))
            tell(t, NT_19_17, audience, NEWS_ORDER_NAMES, n);
}

/* NT-19-19: what was written in the last turn is read now; NT-19-21: it binds nobody. */
static void hand_out_orders(struct eng_turn *t, int side)
{
    const struct nt_state *s = t->state;

    HOLDS(NT_19_21, "no check of a command reads an order");
    for (int rank = 1; s->round > 1 && rank < s->teams.player_count[side]; rank++)
        if (nt_order_verb(read_order(s, side, s->round - 1, rank)) != NO_ORDER)
            tell_order(t, side, s->round - 1, rank, ENG_SEAT(s->teams.rank[side][rank]));
}

/* Who may read it while the match lasts: the writer, and the recipient when his time has come. */
bool nt_may_read_order(const struct nt_state *s, int side, int round, int rank, eng_seats audience)
{
    if (audience & ENG_SEAT(nt_chief(s, side)))
        return true;
    return round < s->teams.begun[side] && audience & ENG_SEAT(s->teams.rank[side][rank]);
}

/* -- writing -- */

static bool has_order(const struct nt_state *s, int side, int rank)
{
    return nt_order_verb(read_order(s, side, s->round, rank)) != NO_ORDER;
}

static bool is_anybody_without(const struct nt_state *s, int side)
{
    for (int rank = 1; rank < s->teams.player_count[side]; rank++)
        if (!has_order(s, side, rank))
            return true;
    return false;
}

enum eng_flow nt_read_orders(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    int side = turn_of(f)->side;

    if (!s->team || !nt_is_team(s, side))
        return jump(f, ROW_COMMAND);
    hand_out_orders(t, side);
    return NEXT;
}

enum eng_flow nt_ask_orders(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    int side = BY(NT_19_14, turn_of(f)->side);

    return is_anybody_without(s, side) ? ask(t, ENG_SEAT(nt_chief(s, side))) : jump(f, ROW_COMMAND);
}

/* NT-19-15: one for each of the others. */
static eng_ruleno why_not_order(const struct nt_state *s, int side, int to)
{
    if (to < 0 || to >= s->core.seat_count || nt_army_of(s, to) != side || to == nt_chief(s, side))
        return NT_19_15;
    return has_order(s, side, nt_rank_of(s, to)) ? NT_19_15 : 0;
}

eng_ruleno nt_check_orders(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)box;
    return a->verb == VERB_DONE ? 0 : why_not_order(s, nt_army_of(s, seat), a->count);
}

void nt_offer_orders(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    int side = nt_army_of(s, seat);

    (void)box;
    for (int to = 0; to < s->core.seat_count; to++) {
        if (why_not_order(s, side, to))
            continue;
        offer_count(c, VERB_ORDER_ATTACK, 0, to);
        offer_count(c, VERB_ORDER_DEFEND, 0, to);
    }
    offer(c, VERB_DONE);
}

enum eng_flow nt_take_orders(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int side = turn_of(f)->side;

    if (a->verb == VERB_DONE)
        return jump(f, ROW_COMMAND);
    int rank = nt_rank_of(s, a->count);
    order_to(s, side, s->round, rank)[0] =
        a->verb == VERB_ORDER_ATTACK ? ORDER_ATTACK : ORDER_DEFEND;
    turn_frame(f)->rank = (int16_t)rank;
    tell(t, NT_19_15, ENG_ALL, NEWS_ORDER_SENT, t->seat, a->count);
    return NEXT;
}

/* -- and its nouns -- */

enum eng_flow nt_ask_nouns(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, ENG_SEAT(nt_chief(t->state, turn_of(f)->side)));
}

static const uint8_t *order_in_hand(const struct nt_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);

    return read_order(s, turn_of(f)->side, s->round, turn_of(f)->rank);
}

static eng_ruleno why_not_name(const struct nt_board *b, const struct nt_state *s, int locale)
{
    if (!is_named(b, locale))
        return NT_19_17;
    if (!nt_is_noun(b, locale))
        return NT_19_18;
    return nt_order_names(b, order_in_hand(s), locale) ? NT_19_16 : 0;
}

eng_ruleno nt_check_nouns(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    (void)seat;
    HOLDS(NT_19_22, "an order has a verb and places, and room for nothing else");
    return a->verb == VERB_DONE ? 0 : why_not_name(nt_board(box), state, a->noun);
}

enum eng_flow nt_take_nouns(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int side = turn_of(f)->side, rank = turn_of(f)->rank;

    if (a->verb == VERB_NAME) {
        nt_order_add(nt_board(t->box), order_to(s, side, s->round, rank), a->noun);
        return again(t);
    }
    tell_order(t, side, s->round, rank, ENG_SEAT(t->seat));
    return jump(f, ROW_ORDERS);
}
