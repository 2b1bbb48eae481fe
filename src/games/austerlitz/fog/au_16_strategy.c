/* au_16_strategy.c -- A05 16.4.1, 18.1.2: corps on the strategic maps.
 *
 * All of it is secret: what is told here is told to the side itself, the dice of the columns
 * included, and a side is asked whether or not it has anything to send. */

#include "games/austerlitz/fog/au_16.h"

bool au_is_on_map(const struct au_board *b, const struct au_state *s, int corps)
{
    const struct au_corps *c = &b->corps[corps];

    for (int i = c->first; i < c->first + c->count; i++)
        if (s->unit[i].standing == AT_MAP)
            return true;
    return false;
}

static bool is_own_zone(const struct au_board *b, int zone, int side)
{
    return b->zone[zone].side == side;
}

/* A corps of the Santon battery alone: it never moves (A05-15.1-12). */
static bool is_fixed(const struct au_board *b, int corps)
{
    return b->unit[b->corps[corps].first].traits & TRAIT_FIXED;
}

/* -- free set-up (A05-18.1.2) -- */

enum eng_flow au_call_free(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int side = row_arg(t, f);

    if (s->option[OPTION_SETUP] != 1 || s->fog != FOG || s->small || s->turn > 1 ||
        au_is_np(s, side))
        return NEXT;
    return call(t, PROC_FREE, side);
}

enum eng_flow au_ask_free(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, seats_of(t->core, free_zones_of(f)->side));
}

static eng_ruleno check_begin(const struct au_board *b, const struct au_state *s, int side,
                              const struct eng_action *a)
{
    if (a->noun >= b->corps_count || b->corps[a->noun].side != side)
        return AU_18_1_2_1;
    if (a->count < 0 || a->count >= b->zone_count || !is_own_zone(b, a->count, side))
        return AU_18_1_2_2;
    if (is_fixed(b, a->noun))
        return AU_15_1_12;
    return s->corps_zone[a->noun] == a->count ? AU_18_1_2_1 : 0;
}

eng_ruleno au_check_free(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct au_state *s = state;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    return check_begin(au_board(box), s, free_zones_now(&s->core)->side, a);
}

/* Every corps and every zone that the row's check allows. */
static void offer_sends(const struct eng_box *box, const void *state, int seat, eng_check *check,
                        struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;

    for (int i = 0; i < b->corps_count; i++)
        for (int zone = 0; zone < b->zone_count; zone++) {
            struct eng_action a = { .verb = VERB_SEND,
                                    .noun = (uint16_t)i,
                                    .count = (int16_t)zone };
            if (check(box, s, seat, &a) == 0)
                eng_choices_add(c, &a);
        }
    offer(c, VERB_DONE);
}

void au_offer_free(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    offer_sends(box, state, seat, au_check_free, c);
}

static bool bring_onto_map(const struct au_board *b, struct au_state *s, int corps)
{
    const struct au_corps *c = &b->corps[corps];
    bool any = false;

    for (int i = c->first; i < c->first + c->count; i++) {
        if (s->unit[i].standing != AT_OFF)
            continue;
        s->unit[i].standing = AT_MAP;
        s->unit[i].where = 0;
        any = true;
    }
    return any;
}

enum eng_flow au_take_free(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;

    if (a->verb == VERB_DONE)
        return NEXT;
    bring_onto_map(au_board(t->box), s, a->noun);
    s->corps_zone[a->noun] = (uint8_t)a->count;
    tell(t, AU_18_1_2_2, seats_of(t->core, free_zones_of(f)->side), NEWS_BEGINS_IN, a->noun,
         a->count);
    return jump(f, ROW_FREE_ZONES);
}

/* -- strategic moves (A05-16.4.1) -- */

enum eng_flow au_call_strategy(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int side = row_arg(t, f);

    if (s->fog != FOG || s->small || BY(AU_16_4_2_2_6, side == ALLIED && s->turn == 1))
        return NEXT;
    return call(t, PROC_STRATEGY, side);
}

/* A05-18.1.1-11: Davout comes up after the strategic step of his turn. */
void au_bring_up(struct eng_turn *t)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    for (int i = 0; i < b->corps_count; i++) {
        const struct au_corps *c = &b->corps[i];
        if (!c->enters || s->turn < c->enters || !bring_onto_map(b, s, i))
            continue;
        s->corps_zone[i] = c->zone;
        tell(t, AU_18_1_1_11, seats_of(t->core, c->side), NEWS_ARRIVES, i, c->zone);
    }
}

enum eng_flow au_ask_send(struct eng_turn *t, struct eng_frame *f)
{
    return ask(t, seats_of(t->core, strategy_of(f)->side));
}

/* A05-16.4.1.3: from an F zone to an A zone or the striped one, or back. */
static bool crosses_line(const struct au_board *b, int from, int to)
{
    return BY(AU_16_4_1_3_2, (b->zone[from].side == FRENCH) != (b->zone[to].side == FRENCH));
}

static eng_ruleno check_way(const struct au_board *b, const struct au_state *s, int side, int corps,
                            int zone)
{
    int from = s->corps_zone[corps];

    if (zone < 0 || zone >= b->zone_count ||
        BY(AU_16_4_1_2, !(b->zone[from].neighbours >> zone & 1)))
        return AU_16_4_1_3;
    if (!s->fighting && crosses_line(b, from, zone))
        return AU_16_4_1_3_1;
    if (side == ALLIED && s->columns_left == 0)
        return AU_16_4_1_5_3;
    return au_check_corps(b, s, corps, zone);
}

eng_ruleno au_check_send(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = strategy_now(&s->core)->side;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (a->noun >= b->corps_count || b->corps[a->noun].side != side)
        return AU_16_4_1_1;
    if (s->corps_zone[a->noun] == AU_NOBODY || !au_is_on_map(b, s, a->noun))
        return AU_16_4_1_4;
    if (is_fixed(b, a->noun))
        return AU_15_1_12;
    if (s->corps_moved[a->noun] & CORPS_THIS_TURN)
        return side == ALLIED ? AU_16_4_1_5_3 : AU_16_4_1_3;
    return check_way(b, s, side, a->noun, a->count);
}

void au_offer_send(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    offer_sends(box, state, seat, au_check_send, c);
}

/* A05-16.4.1.5-4: an army's staff is no column. */
int au_columns_in(const struct au_board *b, const struct au_state *s, int zone, int but)
{
    int count = 0;

    for (int i = 0; i < b->corps_count; i++) {
        const struct au_corps *c = &b->corps[i];
        bool staff = c->hq != AU_NOBODY && b->unit[c->hq].traits & TRAIT_ARMY;
        count += i != but && c->side == ALLIED && !staff && s->corps_zone[i] == zone &&
                 au_is_on_map(b, s, i);
    }
    return count;
}

static void go(struct au_state *s, int corps, int zone)
{
    s->corps_zone[corps] = (uint8_t)zone;
    s->corps_moved[corps] |= CORPS_EVER;
}

/* The die is the Allies' own business: nobody else is told that it was cast. */
static void try_column(struct eng_turn *t, int corps, int zone)
{
    struct au_state *s = t->state;
    eng_seats own = seats_of(t->core, ALLIED);
    int die = roll_unseen(t, 6),
        crowd = BY(AU_16_4_1_5_4, au_columns_in(au_board(t->box), s, zone, corps));

    s->columns_left--;
    if (die - crowd >= 4) {
        go(s, corps, zone);
        tell(t, AU_16_4_1_5_1, own, NEWS_COLUMN_GOES, corps, zone, die, crowd);
    } else {
        tell(t, AU_16_4_1_5_2, own, NEWS_COLUMN_STAYS, corps, zone, die, crowd);
    }
}

enum eng_flow au_take_send(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;
    int side = strategy_of(f)->side;

    if (a->verb == VERB_DONE) {
        if (side == ALLIED)
            s->columns_left = 0;
        else
            au_bring_up(t);
        return NEXT;
    }
    s->corps_moved[a->noun] |= CORPS_THIS_TURN;
    if (side == ALLIED) {
        try_column(t, a->noun, a->count);
    } else {
        go(s, a->noun, a->count);
        tell(t, AU_16_4_1_4_1, seats_of(t->core, FRENCH), NEWS_SENT, a->noun, a->count);
    }
    return jump(f, ROW_STRATEGIC_MOVES);
}
