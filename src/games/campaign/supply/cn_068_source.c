/* cn_068_source.c -- 1X 68 to 72 and 91 to 95: supply sources, how they are changed, lost and set
 * again; the questions of the administrative segment. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/supply/cn_supply.h"

/* What was named already in this segment: bits of the frame's local. */
enum { NAMED_ROUTE = 1, NAMED_REFUGE = 2 };

/* -- sources -- */

/* 1X-68-1, 68-2: listed for the side, and held by it. */
static bool is_listed(const struct cn_board *b, int side, int hex)
{
    int key = cn_key_at(b, hex);

    return key >= 0 && b->key[key].source_of >> side & 1;
}

int cn_supply_source(const struct cn_state *s, int side)
{
    return s->army[side].source_state == SOURCE_ACTIVE ? s->army[side].source : CN_NOWHERE;
}

/* 1X-91-1: and any depot while the marker stands there. */
bool cn_is_source(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return hex == cn_supply_source(s, side) ||
           (cn_holder(b, s, hex) == side && is_listed(b, side, hex));
}

int cn_list_sources(const struct cn_board *b, const struct cn_state *s, int side,
                    uint16_t out[CN_KEYS + 1])
{
    int active = cn_supply_source(s, side), count = 0;

    if (active != CN_NOWHERE)
        out[count++] = (uint16_t)active;
    for (int i = 0; i < b->key_count; i++)
        if (b->key[i].hex != active && cn_is_source(b, s, side, b->key[i].hex))
            out[count++] = b->key[i].hex;
    return count;
}

int cn_source_for(const struct cn_board *b, const struct cn_state *s, int side, int from)
{
    int best = cn_supply_source(s, side);

    if (best != CN_NOWHERE)
        return best;
    for (int i = 0; i < b->key_count; i++)
        if (cn_is_source(b, s, side, b->key[i].hex) &&
            (best == CN_NOWHERE || cn_distance(from, b->key[i].hex) < cn_distance(from, best)))
            best = b->key[i].hex;
    return best;
}

bool cn_has_staff(const struct cn_state *s, int side)
{
    return s->army[side].source != CN_NOWHERE;
}

/* 1X-70-1, 71: the garrison is beaten, the marker goes off the map; the place itself stays. */
void cn_source_taken(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    HOLDS(CN_70_3, "attacks are declared for leaders and vedettes alone");
    HOLDS(CN_71_3, "a captured source keeps its row among the keys");
    if (a->source_state != SOURCE_ACTIVE)
        return;
    a->source_state = SOURCE_TAKEN;
    a->source_next = a->via = CN_NOWHERE;
    a->line = LINE_CUT;
    tell(t, CN_71_2, ENG_ALL, NEWS_SOURCE_TAKEN, side, a->source);
    cn_centre_flees(t, side);
}

/* -- the marker is turned up -- */

/* 1X-70-6: with its garrison, whose the place then is. */
static void turn_up(struct eng_turn *t, int side, int hex, eng_ruleno rule)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];
    int key = cn_key_at(b, hex);

    cn_peek_near(t, side, hex);
    a->source = (uint16_t)hex;
    a->source_state = SOURCE_ACTIVE;
    a->source_next = a->via = CN_NOWHERE;
    a->source_begun = 0;
    a->line = LINE_UNASKED;
    s->place_side[b->hex[hex].name - 1] = (uint8_t)side;
    if (key >= 0)
        s->key_side[key] = (uint8_t)side;
    tell(t, rule, ENG_ALL, NEWS_SOURCE_ACTIVE, side, hex);
    cn_turn_faces(t);
    cn_centre_flees(t, 1 - side);
}

/* 1X-91-1: another source or depot, held by the side. */
static bool is_eligible(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return b->hex[hex].name && BY(CN_68_6, cn_holder(b, s, hex) == side) &&
           cn_is_depot(b, s, side, hex);
}

/* 1X-93: at once in SOA; elsewhere 1 or 2 on a die, less the turns waited. */
static bool is_ready(struct eng_turn *t, const struct cn_army *a)
{
    const struct cn_state *s = t->state;

    if (BY(CN_93_2, s->title == TITLE_SOA))
        return true;
    return roll(t, 6, CN_93_1) - (s->turn - a->source_begun) <= 2;
}

/* 1X-92: begun in an earlier segment, it is turned up now; if the place was lost meanwhile, on
 * another one. */
static void complete(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];
    int next = a->source_next;

    if (next == CN_NOWHERE || !is_eligible(cn_board(t->box), s, side, next))
        return;
    if (is_ready(t, a))
        turn_up(t, side, next, CN_92_1);
    else
        tell(t, CN_93_1, ENG_ALL, NEWS_SOURCE_WAITS, side, next);
}

/* 1X-95-1: 1 AP, and the marker is reversed until the next administrative segment. */
static void begin_change(struct eng_turn *t, int side, int hex)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    cn_peek_near(t, side, a->source);
    cn_pay(t, side, 1, CN_95_1);
    a->source_state = SOURCE_CHANGING;
    a->source_next = (uint16_t)hex;
    a->source_begun = s->turn;
    a->line = LINE_CUT;
    a->via = CN_NOWHERE;
    tell(t, CN_92_1, ENG_ALL, NEWS_SOURCE_CHANGING, side, hex);
    cn_turn_faces(t); /* 1X-70-4: no garrison keeps the enemy's zone off any more */
    cn_centre_flees(t, side);
}

static bool stands_before(const struct cn_board *b, const struct cn_state *s, int from, int hex)
{
    int side = cn_side_to(b, from, hex);

    return from == hex || (side >= 0 && (b->hex[from].river[side] != PRIMARY_RIVER ||
                                         cn_is_bridged(b, s, from, side)));
}

/* 1X-72-2: an enemy formation is still before the captured source; the walls of a fortress, which
 * keep zones out, do not count here.  Who is seen counts as a formation. */
static bool is_beset(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                     bool truth)
{
    if (s->army[side].source_state != SOURCE_TAKEN || s->army[side].source != hex)
        return false;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what < CN_LEADERS && (truth ? cn_is_formation(b, s, p->what) : p->face_up) &&
            stands_before(b, s, p->hex, hex))
            return true;
    }
    return false;
}

/* 1X-72-1: free of the enemy and his zones.  A hidden one says so when it is tried, once. */
static void set_again(struct eng_turn *t, int side, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    HOLDS(CN_72_3, "setting again neither pays nor waits");
    peek(t);
    if (cn_in_zone(b, s, hex, 1 - side) || is_beset(b, s, side, hex, true)) {
        tell(t, CN_72_1, ENG_ALL, NEWS_SOURCE_NOT_FREE, side, hex);
        return;
    }
    turn_up(t, side, hex, CN_72_1);
}

/* -- the question -- */

/* 1X-72-2: also the source that was captured, once the enemy has left it. */
static eng_ruleno check_set_again(const struct cn_board *b, const struct cn_state *s, int side,
                                  int hex)
{
    bool captured = s->army[side].source_state == SOURCE_TAKEN && s->army[side].source == hex;

    if (!captured && BY(CN_68_4, !is_eligible(b, s, side, hex)))
        return CN_72_1;
    if (cn_in_seen_zone(b, s, side, hex))
        return CN_72_1;
    return is_beset(b, s, side, hex, false) ? CN_72_2 : 0;
}

static eng_ruleno check_change(const struct cn_board *b, const struct cn_state *s, int side,
                               int hex)
{
    if (is_listed(b, 1 - side, hex) && !is_eligible(b, s, side, hex))
        return CN_68_2;
    if (is_listed(b, side, hex) && !is_eligible(b, s, side, hex))
        return CN_68_1;
    if (!is_eligible(b, s, side, hex) || hex == s->army[side].source)
        return CN_91_1;
    return s->army[side].ap ? 0 : CN_95_1;
}

/* A marker that waits stays where it was announced while the place is held. */
static eng_ruleno check_source(const struct cn_board *b, const struct cn_state *s, int side,
                               int hex)
{
    const struct cn_army *a = &s->army[side];

    if (a->source_state == SOURCE_ACTIVE)
        return check_change(b, s, side, hex);
    if (a->source_state == SOURCE_CHANGING && a->source_next != CN_NOWHERE &&
        is_eligible(b, s, side, a->source_next))
        return CN_92_1;
    return check_set_again(b, s, side, hex);
}

static int named(const struct cn_state *s)
{
    return player_now(&s->core)->named;
}

/* 1X-73-6: a place on a primary road by which the line can run though it does not; the hex of the
 * centre takes the name back. */
static bool may_route(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    bool places[CN_TOWNS];

    if (named(s) & NAMED_ROUTE || s->army[side].via == hex)
        return false;
    if (hex == s->army[side].centre)
        return s->army[side].via != CN_NOWHERE;
    if (!b->hex[hex].name)
        return false;
    cn_other_routes(b, s, side, places);
    return places[b->hex[hex].name - 1];
}

static bool may_refuge(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return !(named(s) & NAMED_REFUGE) && s->army[side].centre_state == CENTRE_MAP &&
           cn_is_source(b, s, side, hex) && s->army[side].refuge != hex;
}

static void offer_sources(const struct cn_board *b, const struct cn_state *s, int side,
                          struct eng_choices *c)
{
    for (int i = 0; i < b->place_count; i++)
        if (check_source(b, s, side, b->place[i].hex) == 0)
            offer_noun(c, VERB_SOURCE, cn_number(b->place[i].hex));
}

static void offer_routes(const struct cn_board *b, const struct cn_state *s, int side,
                         struct eng_choices *c)
{
    bool places[CN_TOWNS];

    if (named(s) & NAMED_ROUTE)
        return;
    cn_other_routes(b, s, side, places);
    for (int i = 0; i < b->place_count; i++)
        if (places[i] && b->place[i].hex != s->army[side].via &&
            b->place[i].hex != s->army[side].centre)
            offer_noun(c, VERB_ROUTE, cn_number(b->place[i].hex));
    if (s->army[side].via != CN_NOWHERE && s->army[side].centre != CN_NOWHERE)
        offer_noun(c, VERB_ROUTE, cn_number(s->army[side].centre));
}

/* Two steps of the segment in one question: who disperses leaves the source as it is. */
void cn_offer_source(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat];

    offer_sources(b, s, side, c);
    offer_routes(b, s, side, c);
    for (int i = 0; i < b->key_count; i++)
        if (may_refuge(b, s, side, b->key[i].hex))
            offer_noun(c, VERB_REFUGE, cn_number(b->key[i].hex));
    offer(c, VERB_KEEP);
    if (cn_may_disperse(s, side))
        offer(c, VERB_DISPERSE);
}

eng_ruleno cn_check_source(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = s->core.side[seat], hex = cn_hex_of(a->noun);

    HOLDS(CN_69_2, "no other row has the verb that names a source");
    switch (a->verb) {
    case VERB_SOURCE:
        return hex < 0 ? CN_10_1 : check_source(b, s, side, hex);
    case VERB_ROUTE:
        return hex >= 0 && may_route(b, s, side, hex) ? 0 : CN_73_6;
    case VERB_REFUGE:
        return hex >= 0 && may_refuge(b, s, side, hex) ? 0 : CN_162_2;
    case VERB_DISPERSE:
        return cn_may_disperse(s, side) ? 0 : CN_96_1;
    default:
        return 0;
    }
}

enum eng_flow cn_ask_source(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int side = player_of(f)->side;

    if (!cn_has_staff(s, side))
        return jump(f, ROW_POOL);
    if (s->army[side].source_state == SOURCE_CHANGING && s->army[side].source_begun < s->turn) {
        complete(t, side);
        if (s->army[side].source_state == SOURCE_ACTIVE)
            return NEXT;
    }
    return ask(t, seats_of(t->core, side));
}

void cn_name_route(struct eng_turn *t, int side, int hex)
{
    struct cn_state *s = t->state;
    struct cn_army *a = &s->army[side];

    a->via = (uint16_t)(hex == a->centre ? CN_NOWHERE : hex);
    tell(t, CN_73_6, ENG_ALL, NEWS_ROUTE, side, hex);
}

static enum eng_flow take_hex(struct eng_turn *t, struct eng_frame *f, int side,
                              const struct eng_action *a)
{
    struct cn_state *s = t->state;
    int hex = cn_hex_of(a->noun);

    if (a->verb == VERB_ROUTE) {
        cn_name_route(t, side, hex);
        player_frame(f)->named |= NAMED_ROUTE;
        return again(t);
    }
    if (a->verb == VERB_REFUGE) {
        s->army[side].refuge = (uint16_t)hex;
        player_frame(f)->named |= NAMED_REFUGE;
        tell(t, CN_162_2, ENG_ALL, NEWS_REFUGE, side, hex);
        return again(t);
    }
    if (s->army[side].source_state == SOURCE_ACTIVE)
        begin_change(t, side, hex);
    else
        set_again(t, side, hex);
    return NEXT;
}

enum eng_flow cn_take_source(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    int side = player_of(f)->side;

    if (a->verb == VERB_KEEP)
        return jump(f, ROW_POOL);
    if (a->verb == VERB_DISPERSE) {
        cn_disperse(t, side);
        return jump(f, ROW_POOL);
    }
    return take_hex(t, f, side, a);
}
