/* cn_096_centre.c -- 1X 96, 97, 158 to 164: the centre of operations: dispersal, its ride, its flight
 * and its return. */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/supply/cn_supply.h"

enum { TURNS_DISPERSED = 3 };

/* 1X-159-1: in the turn it moves everything is measured from where it stood. */
int cn_centre_at(const struct cn_state *s, int side)
{
    const struct cn_army *a = &s->army[side];

    return a->centre_from != CN_NOWHERE && a->centre_moved == s->turn ? a->centre_from : a->centre;
}

static void set_centre(struct cn_army *a, int hex)
{
    a->centre = (uint16_t)hex;
    a->centre_state = CENTRE_MAP;
    a->centre_from = a->via = CN_NOWHERE;
}

static void remove_centre(struct cn_army *a, enum cn_centre_state state)
{
    a->centre = a->centre_from = a->via = CN_NOWHERE;
    a->centre_state = (uint8_t)state;
    a->centre_moved = a->centre_active = 0;
    a->line = LINE_CUT;
}

/* -- dispersal -- */

bool cn_may_disperse(const struct cn_state *s, int side)
{
    return s->army[side].centre_state == CENTRE_MAP && s->army[side].ap >= 1;
}

/* 1X-96-1: 1 AP, and back three turns later; 1X-97-1: it can no longer be caught. */
void cn_disperse(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    HOLDS(CN_97_1, "a dispersed centre stands in no hex");
    cn_pay(t, side, 1, CN_96_1);
    remove_centre(a, CENTRE_DISPERSED);
    a->centre_due = (uint8_t)(s->turn + TURNS_DISPERSED);
    tell(t, CN_96_1, ENG_ALL, NEWS_DISPERSED, side, a->centre_due);
}

enum eng_flow cn_ask_disperse(struct eng_turn *t, struct eng_frame *f)
{
    int side = player_of(f)->side;

    return cn_may_disperse(t->state, side) ? ask(t, seats_of(t->core, side)) : NEXT;
}

enum eng_flow cn_take_disperse(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_DISPERSE)
        cn_disperse(t, player_of(f)->side);
    return NEXT;
}

/* -- its return, in the movement phase -- */

static void set_up(struct eng_turn *t, int side, int hex, eng_ruleno rule)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    set_centre(a, hex);
    a->centre_due = 0;
    a->line = LINE_UNASKED;
    tell(t, rule, ENG_ALL, NEWS_CENTRE_RETURNS, side, hex);
}

/* 1X-164-1: a source held, with no enemy seen near it. */
static eng_ruleno check_return(const struct cn_board *b, const struct cn_state *s, int side,
                               int hex)
{
    return cn_is_source(b, s, side, hex) && !cn_in_seen_zone(b, s, side, hex) ? 0 : CN_164_1;
}

static bool can_return(const struct cn_board *b, const struct cn_state *s, int side)
{
    uint16_t hex[CN_KEYS + 1];
    int count = cn_list_sources(b, s, side, hex);

    for (int i = 0; i < count; i++)
        if (check_return(b, s, side, hex[i]) == 0)
            return true;
    return false;
}

/* 1X-96-2: a dispersed one comes to the active source when it is due. */
enum eng_flow cn_ask_centre(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = player_of(f)->side;
    struct cn_army *a = &s->army[side];

    if (!cn_has_staff(s, side))
        return NEXT;
    if (a->centre_state == CENTRE_DISPERSED && s->turn >= a->centre_due &&
        a->source_state == SOURCE_ACTIVE)
        set_up(t, side, a->source, CN_96_2);
    if (a->centre_state != CENTRE_OFF || !can_return(b, s, side))
        return NEXT;
    return ask(t, seats_of(t->core, side));
}

void cn_offer_centre(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    uint16_t hex[CN_KEYS + 1];
    int side = s->core.side[seat], count = cn_list_sources(b, s, side, hex);

    for (int i = 0; i < count; i++)
        if (check_return(b, s, side, hex[i]) == 0)
            offer_noun(c, VERB_CENTRE, cn_number(hex[i]));
    offer(c, VERB_KEEP);
}

eng_ruleno cn_check_return(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cn_state *s = state;
    int hex = cn_hex_of(a->noun);

    if (a->verb == VERB_KEEP)
        return 0;
    return hex < 0 ? CN_10_1 : check_return(cn_board(box), s, s->core.side[seat], hex);
}

/* An enemy whom nobody had recognised keeps it away, for this turn. */
enum eng_flow cn_take_centre(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    int side = player_of(f)->side, hex = cn_hex_of(a->noun);

    if (a->verb == VERB_KEEP)
        return NEXT;
    peek(t);
    if (cn_in_zone(b, t->state, hex, 1 - side))
        tell(t, CN_164_1, ENG_ALL, NEWS_CENTRE_NOT_FREE, side, hex);
    else
        set_up(t, side, hex, CN_164_1);
    return NEXT;
}

/* -- its ride -- */

/* 1X-158-1: once a turn, free; 1X-159-1: it ends the commands. */
eng_ruleno cn_check_centre(const struct cn_board *b, const struct cn_state *s, int side)
{
    const struct cn_army *a = &s->army[side];

    (void)b;
    HOLDS(CN_160_2, "the centre is neither unit nor leader");
    if (a->centre_state != CENTRE_MAP)
        return CN_96_4;
    return a->centre_from != CN_NOWHERE || a->centre_moved == s->turn ? CN_158_1 : 0;
}

void cn_centre_begins(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    s->initiative_begun = 1;
    a->centre_from = a->centre;
    tell(t, CN_159_1, ENG_ALL, NEWS_CENTRE_LEAVES, side, a->centre);
}

/* 1X-160-1: 5 MP and no more, and not next to an enemy; a hex where a piece of his stands, be it a
 * vedette's, is ridden around (1X-195-1, 209-1). */
eng_ruleno cn_check_centre_step(const struct cn_board *b, const struct cn_state *s, int side,
                                int spent, int to)
{
    int cost = cn_cost(b, s, s->army[side].centre, to, 1);

    if (cost < 0)
        return CN_131_1;
    if (cn_enemy_in(s, side, to))
        return CN_195_1;
    if (spent + cost > CENTRE_HALVES)
        return CN_158_1;
    return cn_in_seen_zone(b, s, side, to) ? CN_160_1 : 0;
}

/* Where the zone of a hidden enemy begins it stops, and learns so much. */
bool cn_centre_goes(struct eng_turn *t, int side, int to)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    if (cn_seems_in_zone(cn_board(t->box), s, to, 1 - side))
        peek(t);
    if (cn_in_zone(cn_board(t->box), s, to, 1 - side)) {
        tell(t, CN_160_1, ENG_ALL, NEWS_CENTRE_HALTS, side, to);
        return false;
    }
    a->centre = (uint16_t)to;
    a->centre_moved = s->turn;
    a->centre_active = 0;
    a->via = CN_NOWHERE;
    tell(t, CN_158_1, ENG_ALL, NEWS_CENTRE_GOES, side, to);
    return true;
}

/* -- its flight -- */

/* 1X-162-4: only from real formations; a garrison, a fortress or an unbridged river keeps it. */
static bool is_threatened(const struct cn_board *b, const struct cn_state *s, int side)
{
    const struct cn_army *a = &s->army[side];

    return a->centre_state == CENTRE_MAP &&
           BY(CN_162_4, BY(CN_162_1, cn_in_zone(b, s, a->centre, 1 - side)));
}

/* 1X-162-2: the one that was named; else the active source; else any. */
static int refuges(const struct cn_board *b, const struct cn_state *s, int side, uint16_t *out)
{
    const struct cn_army *a = &s->army[side];
    uint16_t source[CN_KEYS + 1];
    int all = cn_list_sources(b, s, side, source), count = 0;

    for (int i = 0; i < all; i++) {
        uint16_t hex = source[i];
        if (cn_in_zone(b, s, hex, 1 - side))
            continue;
        if (hex == a->refuge) {
            out[0] = hex;
            return 1;
        }
        out[count++] = hex;
    }
    for (int i = 0; i < count && a->source_state == SOURCE_ACTIVE; i++)
        if (out[i] == a->source) {
            out[0] = out[i];
            return 1;
        }
    return count;
}

/* 1X-163-2: 5 MP along the way, and not beyond its end.  Enemies are ignored. */
static int after_flight(const struct cn_search *q, const struct cn_spread *d, int from)
{
    struct cn_tolls *tolls = cn_tolls(q->b, q->s);
    int spent = 0;

    while (BY(CN_163_2, d->length[from] != 0)) {
        int cost = cn_toll(tolls, q->s, from, q->way)[d->step[from]];
        if (spent + cost > CENTRE_HALVES)
            break;
        spent += cost;
        from = q->b->next[from][d->step[from]];
    }
    return from;
}

/* False: there is nowhere to go, or no way. */
static bool flee(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];
    struct cn_search q = {
        .b = b, .s = s, .way = WAY_RIDE, .limit = CN_FARTHEST, .stop = a->centre
    };
    struct cn_spread d;
    uint16_t goal[CN_KEYS + 1];
    int count = refuges(b, s, side, goal), from = a->centre;

    cn_spread(&q, goal, count, &d);
    if (d.length[from] == CN_UNREACHED)
        return false;
    int to = after_flight(&q, &d, from);
    if (to == from)
        return false;
    set_centre(a, to);
    tell(t, CN_162_2, ENG_ALL, NEWS_CENTRE_FLEES, side, from, to);
    return true;
}

/* 1X-162-3: flight is no movement; 1X-163-1: with no source free of the enemy it ends off the map. */
void cn_centre_flees(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    HOLDS(CN_162_3, "flight leaves the turn of the last move as it was");
    if (s->army[side].centre_state == CENTRE_MAP &&
        cn_seems_in_zone(b, s, s->army[side].centre, 1 - side))
        peek(t); /* whether it flees tells who is there */
    while (is_threatened(b, s, side)) {
        if (flee(t, side))
            continue;
        remove_centre(&s->army[side], CENTRE_OFF);
        tell(t, CN_163_1, ENG_ALL, NEWS_CENTRE_OFF, side);
    }
}
