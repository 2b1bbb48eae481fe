/* cn_137_arrivals.c -- 1X 52, 106, 137 to 145: reinforcements enter the map and march at once; so
 * do those who have retreated off it (1X-327). */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

enum { CALL_DISTANCE = 10 }; /* 1X-137-4 */

/* -- who is due, and where -- */

static const struct cn_arrival *arrival_of(const struct cn_board *b, int leader)
{
    for (int i = 0; i < b->arrival_count; i++)
        if (b->arrival[i].leader == leader)
            return &b->arrival[i];
    return NULL;
}

static const struct cn_arrival *arrival_of_unit(const struct cn_board *b, int unit)
{
    for (int i = 0; i < b->arrival_count; i++)
        for (int k = 0; k < b->arrival[i].unit_count; k++)
            if (b->arrival[i].unit[k] == unit)
                return &b->arrival[i];
    return NULL;
}

/* 1X-106-3: one who was formed in this turn stands on the map already. */
static bool is_new(const struct cn_board *b, const struct cn_state *s, int leader)
{
    unsigned did = s->leader[leader].did;

    return cn_is_formation(b, s, leader) && did & DID_ARRIVE && !(did & DID_COMMAND);
}

static bool is_due(const struct cn_state *s, int standing, int due)
{
    return standing == IS_COMING && due <= s->turn;
}

/* 1X-327-1: gone over the edge in a retreat, which everybody saw; not called away for good (146). */
static bool is_due_back(const struct cn_state *s, int leader)
{
    const struct cn_leader *l = &s->leader[leader];

    return l->standing == IS_OFF && l->due && l->due <= s->turn;
}

/* 1X-31-4, 31-7: what the turn track and the edge of the map show.  Of replacements nobody is told: where
 * nothing else is due a new march regiment marches before the first command. */
bool cn_awaits_arrivals(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_is_in_phase(s, b->leader[i].nation) &&
            (is_due(s, s->leader[i].standing, s->leader[i].due) || is_due_back(s, i)))
            return true;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (cn_is_in_phase(s, b->unit[i].nation) && is_due(s, s->unit[i].standing, s->unit[i].due))
            return true;
    return false;
}

/* 1X-137-4: with an enemy within ten hexes, as far as anybody can see. */
static bool is_called(const struct cn_state *s, const struct cn_arrival *a)
{
    if (!a->optional)
        return true;
    for (int i = (1 - a->side) * CN_SLOTS; i < (2 - a->side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY &&
            cn_distance(s->piece[i].hex, a->hex[0]) <= CALL_DISTANCE)
            return true;
    return false;
}

/* 1X-145-1: later, a hex next to the one that was planned. */
static eng_ruleno check_entry(const struct cn_board *b, const struct cn_state *s,
                              const struct cn_arrival *a, int due, int hex)
{
    HOLDS(CN_144_1, "who is due stays due, and nobody is made to enter");
    HOLDS(CN_145_2, "who has come in is a formation like any other");
    HOLDS(CN_145_4, "battles are fought by pieces on the map");
    if (!a || hex < 0 || !is_called(s, a))
        return !a || hex < 0 ? CN_137_1 : CN_137_4;
    bool planned = false, beside = false;
    for (int i = 0; i < 2; i++) {
        planned = planned || a->hex[i] == hex;
        beside = beside || (a->hex[i] != CN_NOWHERE && cn_side_to(b, a->hex[i], hex) >= 0);
    }
    if (!planned && (!beside || due >= s->turn))
        return beside ? CN_145_1 : CN_137_1;
    if (!planned && b->hex[hex].ground == LAKE)
        return CN_189_3;
    return cn_check_occupied(s, a->side, hex, false) ? CN_143_1 : 0;
}

/* -- what was found out in this segment -- */

/* 1X-143-1: the hex is barred for this turn; who has run into so many has tried enough.  They are
 * kept from the local `barred` on. */
enum { BARRED = 2, BARRED_MOST = ENG_LOCALS - BARRED };

static bool is_known_barred(const struct eng_frame *f, int hex)
{
    const int16_t *barred = &f->local[BARRED];

    for (int i = 0; i < BARRED_MOST; i++)
        if (barred[i] == hex + 1)
            return true;
    return barred[BARRED_MOST - 1] != 0;
}

static void note_barred(struct eng_frame *f, int hex)
{
    for (int i = BARRED; i < ENG_LOCALS; i++)
        if (f->local[i] == 0) {
            f->local[i] = (int16_t)(hex + 1);
            return;
        }
}

/* -- what the first hex costs -- */

static bool is_planned(const struct cn_arrival *a, int hex)
{
    return a && (a->hex[0] == hex || a->hex[1] == hex);
}

/* Does a road run off the map there?  Who comes by no row of the turn track uses those of all. */
static bool has_way_in(const struct cn_board *b, const struct cn_arrival *a, int hex)
{
    if (a)
        return is_planned(a, hex);
    for (int i = 0; i < b->arrival_count; i++)
        if (is_planned(&b->arrival[i], hex))
            return true;
    return false;
}

/* The road by which they come in; of several the poorest. */
static enum cn_road entry_road(const struct cn_board *b, int hex)
{
    enum cn_road road = NO_ROAD;

    for (int k = 0; k < HEX_SIDES; k++) {
        enum cn_road here = cn_road_to(b, hex, k);
        if (here != NO_ROAD && (road == NO_ROAD || here < road))
            road = here;
    }
    return road;
}

static int ground_cost(const struct cn_board *b, int hex, int horse)
{
    return b->hex[hex].town > VILLAGE ? 2 : b->table.cost[b->hex[hex].ground][horse];
}

/* 1X-140-2, 140-3: once more for each who came in by that hex before. */
static int came_before(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int count = 0;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        count += s->leader[i].did & DID_ARRIVE && s->leader[i].goal == hex;
    return count;
}

static int entry_cost(const struct cn_board *b, const struct cn_state *s,
                      const struct cn_arrival *a, int leader, int hex, int horse)
{
    enum cn_road road = BY(CN_140_4, has_way_in(b, a, hex)) ? entry_road(b, hex) : NO_ROAD;
    int usual = BY(CN_140_1, road == NO_ROAD        ? ground_cost(b, hex, horse)
                             : road == PRIMARY_ROAD ? 1
                                                    : 2);
    int crowd = came_before(b, s, b->leader[leader].side, hex) * (road == PRIMARY_ROAD ? 2 : 4);

    return BY(CN_140_2, crowd > usual) ? crowd : usual;
}

/* -- who leads a unit that comes alone -- */

/* 1X-257-1: a stack is never too large; under a leader of its own the unit can go on. */
static bool takes_up(const struct cn_board *b, const struct cn_state *s, int leader, int unit,
                     int hex)
{
    int standing = s->leader[leader].standing;
    int sp = cn_hex_strength(b, s, b->leader[leader].side, hex) + s->unit[unit].sp;

    return sp <= cn_stack_limit(b, hex) && (standing == IS_MAP || standing == IS_BOX) &&
           s->leader[leader].hex == hex &&
           cn_load2(b, s, leader) + b->unit[unit].subordination2 <= cn_span2(b, s, leader);
}

static int free_general(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (b->leader[i].kind == LEADER_MG_FOOT && s->leader[i].standing == IS_OUT)
            return i;
    return CN_NOBODY;
}

/* -- the question -- */

static eng_ruleno check_room(const struct cn_board *b, const struct cn_state *s,
                             const struct cn_arrival *a, int leader, int hex)
{
    eng_ruleno why = cn_check_stay(b, s, leader, hex);
    int left[2];

    for (int horse = FOOT; horse <= HORSE; horse++) {
        left[horse] = cn_left(b, s, leader, horse);
        if (left[horse] == 255)
            continue;
        left[horse] -= entry_cost(b, s, a, leader, hex, horse);
        if (left[horse] < 0)
            return CN_140_3;
    }
    return why && !cn_goes_through(b, s, leader, hex, left, 3) ? why : 0;
}

/* 1X-39-2: an unemployed leader comes back with the formation that he left with. */
static bool comes_along(const struct cn_state *s, int leader, int other)
{
    return is_due_back(s, other) && s->leader[other].under == leader && !cn_has_troops(s, other);
}

static bool comes_with_another(const struct cn_state *s, int leader)
{
    int above = s->leader[leader].under;

    return above != CN_NOBODY && is_due_back(s, above) && comes_along(s, above, leader);
}

/* 1X-327-1: an edge hex without an enemy and out of his zones, as far as is seen. */
static eng_ruleno check_edge(const struct cn_board *b, const struct cn_state *s, int leader,
                             int hex)
{
    int side = b->leader[leader].side;

    if (hex < 0 || !cn_is_edge(b, hex) || cn_enemy_in(s, side, hex) ||
        cn_knows_zone(b, s, hex, 1 - side) || is_known_barred(eng_now(&s->core), hex))
        return CN_327_1;
    return b->hex[hex].ground == LAKE ? CN_189_3 : check_room(b, s, NULL, leader, hex);
}

/* The nearer to where he left the better; of equals the nearer to his source. */
static int detour(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    int exit = s->leader[leader].hex;
    int source = cn_source_for(b, s, b->leader[leader].side, exit);

    return cn_distance(exit, hex) * 128 + (source == CN_NOWHERE ? 0 : cn_distance(hex, source));
}

enum { NO_WAY_BACK = 1 << 16 };

static int least_detour(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int least = NO_WAY_BACK;

    for (int hex = 0; hex < CN_HEXES; hex++)
        if (cn_is_edge(b, hex) && detour(b, s, leader, hex) < least &&
            check_edge(b, s, leader, hex) == 0)
            least = detour(b, s, leader, hex);
    return least;
}

static eng_ruleno check_return(const struct cn_board *b, const struct cn_state *s, int leader,
                               int hex)
{
    eng_ruleno why = check_edge(b, s, leader, hex);

    if (why)
        return why;
    if (comes_with_another(s, leader))
        return CN_39_2;
    return detour(b, s, leader, hex) == least_detour(b, s, leader) ? 0 : CN_327_1;
}

/* He is not asked whether, only where: unlike a reinforcement he cannot be kept back (144). */
bool cn_must_return(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_due_back(s, i) && cn_is_in_phase(s, b->leader[i].nation) &&
            !comes_with_another(s, i) && least_detour(b, s, i) < NO_WAY_BACK)
            return true;
    return false;
}

static eng_ruleno check_leader(const struct cn_board *b, const struct cn_state *s, int side,
                               int leader, int hex)
{
    if (leader >= b->leader_count || b->leader[leader].side != side)
        return CN_5_1;
    if (!cn_is_in_phase(s, b->leader[leader].nation))
        return CN_134_1;
    const struct cn_leader *l = &s->leader[leader];
    if (is_new(b, s, leader) && l->hex == hex)
        return cn_is_bound(b, s, leader) ? CN_135_1 : 0;
    if (is_new(b, s, leader))
        return CN_106_3;
    if (is_due_back(s, leader))
        return check_return(b, s, leader, hex);
    if (!is_due(s, l->standing, l->due))
        return CN_137_1;
    const struct cn_arrival *a = arrival_of(b, leader);
    eng_ruleno why = check_entry(b, s, a, l->due, hex);
    return why ? why : check_room(b, s, a, leader, hex);
}

/* 1X-140-3, 125-2: as a formation under that Major General. */
static eng_ruleno check_under(const struct cn_board *b, const struct cn_state *s, int unit,
                              int general, int hex)
{
    struct cn_state after = *s;

    after.unit[unit].standing = IS_TRACK;
    after.unit[unit].leader = (uint8_t)general;
    return check_room(b, &after, arrival_of_unit(b, unit), general, hex);
}

static eng_ruleno check_unit(const struct cn_board *b, const struct cn_state *s, int side, int unit,
                             int hex)
{
    if (unit >= b->unit_count || b->unit[unit].side != side)
        return CN_5_1;
    if (!is_due(s, s->unit[unit].standing, s->unit[unit].due))
        return CN_137_1;
    if (!cn_is_in_phase(s, b->unit[unit].nation))
        return CN_134_1;
    const struct cn_arrival *a = arrival_of_unit(b, unit);
    eng_ruleno why = check_entry(b, s, a, s->unit[unit].due, hex);
    if (why)
        return why;
    if (a->leader != CN_NOBODY && takes_up(b, s, a->leader, unit, hex))
        return 0;
    int general = free_general(b, s, side);
    return general == CN_NOBODY ? CN_138_1 : check_under(b, s, unit, general, hex);
}

eng_ruleno cn_check_arrival(const struct cn_board *b, const struct cn_state *s, int side,
                            const struct eng_action *a)
{
    int hex = cn_hex_of(a->count);

    TABLE(CN_137_3, "arrivals.tsv");
    TABLE(CN_137_5, "arrivals.tsv");
    HOLDS(CN_138_2, "the schedule gives the strength of every unit");
    if (is_known_barred(eng_now(&s->core), hex))
        return CN_143_1;
    if (a->noun >= CN_UNIT0)
        return check_unit(b, s, side, a->noun - CN_UNIT0, hex);
    return check_leader(b, s, side, a->noun, hex);
}

/* 1X-52-1, 53-1: reinforcements march before the first command is given. */
static bool has_commanded(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_is_in_phase(s, b->leader[i].nation) &&
            (s->leader[i].did & (DID_COMMAND | DID_ARRIVE)) == DID_COMMAND)
            return true;
    return s->initiative_begun;
}

eng_ruleno cn_check_late_arrival(const struct cn_board *b, const struct cn_state *s, int side,
                                 const struct eng_action *a)
{
    if (a->noun >= b->leader_count || !is_new(b, s, a->noun) || has_commanded(b, s, side))
        return CN_52_1;
    return cn_check_arrival(b, s, side, a);
}

void cn_offer_late_arrivals(const struct cn_board *b, const struct cn_state *s, int side,
                            struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        struct eng_action a = { .verb = VERB_ARRIVE, .noun = (uint16_t)i };
        if (!is_new(b, s, i))
            continue;
        a.count = (int16_t)cn_number(s->leader[i].hex);
        if (cn_check_late_arrival(b, s, side, &a) == 0)
            eng_choices_add(c, &a);
    }
}

static void offer_at(const struct cn_board *b, const struct cn_state *s, int side, int noun,
                     int hex, struct eng_choices *c)
{
    struct eng_action a = { .verb = VERB_ARRIVE,
                            .noun = (uint16_t)noun,
                            .count = (int16_t)cn_number(hex) };

    if (cn_check_arrival(b, s, side, &a) == 0)
        eng_choices_add(c, &a);
}

static void offer_around(const struct cn_board *b, const struct cn_state *s,
                         const struct cn_arrival *a, int noun, struct eng_choices *c)
{
    for (int i = 0; a && i < 2; i++) {
        if (a->hex[i] == CN_NOWHERE)
            continue;
        offer_at(b, s, a->side, noun, a->hex[i], c);
        for (int k = 0; k < HEX_SIDES; k++)
            if (b->next[a->hex[i]][k] != CN_NOWHERE && !is_planned(a, b->next[a->hex[i]][k]))
                offer_at(b, s, a->side, noun, b->next[a->hex[i]][k], c);
    }
}

static void offer_return(const struct cn_board *b, const struct cn_state *s, int leader,
                         struct eng_choices *c)
{
    int least = least_detour(b, s, leader);

    for (int hex = 0; hex < CN_HEXES; hex++)
        if (cn_is_edge(b, hex) && detour(b, s, leader, hex) == least)
            offer_at(b, s, b->leader[leader].side, leader, hex, c);
}

void cn_offer_arrivals(const struct cn_board *b, const struct cn_state *s, int side,
                       struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (is_new(b, s, i))
            offer_at(b, s, side, i, s->leader[i].hex, c);
        else if (is_due_back(s, i))
            offer_return(b, s, i, c);
        else if (is_due(s, s->leader[i].standing, s->leader[i].due))
            offer_around(b, s, arrival_of(b, i), i, c);
    }
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        if (is_due(s, s->unit[i].standing, s->unit[i].due))
            offer_around(b, s, arrival_of_unit(b, i), CN_UNIT0 + i, c);
}

/* -- the answer -- */

/* As it truly is; a zone shuts out those alone who come back (1X-145-2, 327-1). */
static bool is_blocked(const struct cn_board *b, const struct cn_state *s, int side, int noun,
                       int hex)
{
    if (noun < CN_LEADERS && is_due_back(s, noun) && cn_in_zone(b, s, hex, 1 - side))
        return true;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        int what = s->piece[i].what;
        if (what != CN_NOBODY && s->piece[i].hex == hex &&
            (cn_is_vedette(what) || cn_is_formation(b, s, what)))
            return true;
    }
    return false;
}

/* ... and as far as it is seen. */
static bool may_be_blocked(const struct cn_board *b, const struct cn_state *s, int side, int noun,
                           int hex)
{
    return cn_enemy_in(s, side, hex) ||
           (noun < CN_LEADERS && is_due_back(s, noun) && cn_seems_in_zone(b, s, hex, 1 - side));
}

static enum eng_flow begin(struct eng_turn *t, int leader)
{
    cn_begin_march(t, leader, 0, DID_ARRIVE | DID_COMMAND);
    return cn_call_march(t, leader, SEGMENT_ARRIVALS, 0);
}

/* Who waits on the turn track or has left the map is known to all; which Major General is free is
 * not. */
static eng_seats readers(const struct eng_turn *t, int leader)
{
    const struct cn_state *s = t->state;
    int standing = s->leader[leader].standing;

    return standing == IS_COMING || standing == IS_OFF
               ? ENG_ALL
               : seats_of(t->core, cn_board(t->box)->leader[leader].side);
}

/* 1X-219-1: as in every march nobody is told who is who before the repulse is declared or not. */
static void set_foot(struct eng_turn *t, int leader, int hex)
{
    const struct cn_board *b = cn_board(t->box);

    if (cn_enemy_near(b, t->state, b->leader[leader].side, hex))
        cn_enter_leader(t, leader, hex);
    else
        cn_put_leader(t, leader, hex);
}

static enum eng_flow enter(struct eng_turn *t, const struct cn_arrival *a, int leader, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    eng_seats told = readers(t, leader);
    int cost[2];

    HOLDS(CN_52_2, "an arrival pays nothing, and what was done is forgotten every turn");
    for (int horse = FOOT; horse <= HORSE; horse++)
        cost[horse] = entry_cost(b, s, a, leader, hex, horse);
    s->leader[leader].due = 0;
    set_foot(t, leader, hex);
    tell(t, a ? CN_137_1 : CN_327_1, told, NEWS_ARRIVES, leader, hex);
    s->leader[leader].goal = (uint16_t)hex;
    enum eng_flow flow = begin(t, leader);
    cn_spend(b, s, leader, cost[FOOT], cost[HORSE]);
    return flow;
}

static void put_back(struct eng_turn *t, int leader, int hex)
{
    struct cn_state *s = t->state;

    s->leader[leader].due = 0;
    cn_put_leader(t, leader, hex);
    cn_attach(t, leader);
    tell(t, CN_327_1, ENG_ALL, NEWS_ARRIVES, leader, hex);
}

/* What he was about is forgotten; a leader without troops rides later, like others of his kind. */
static enum eng_flow come_back(struct eng_turn *t, int leader, int hex)
{
    struct cn_state *s = t->state;
    enum eng_flow flow = NEXT;

    s->leader[leader].under = CN_NOBODY;
    s->leader[leader].admin = 0;
    s->leader[leader].goal = CN_NOWHERE;
    if (cn_has_troops(s, leader))
        flow = enter(t, NULL, leader, hex);
    else
        put_back(t, leader, hex);
    for (int i = 0; i < CN_LEADERS; i++)
        if (comes_along(s, leader, i))
            put_back(t, i, hex);
    return flow;
}

/* 1X-39-2: who only rode with a formation is one of his own when he has troops. */
static enum eng_flow take_unit(struct eng_turn *t, int unit, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    const struct cn_arrival *a = arrival_of_unit(b, unit);
    bool joins = BY(CN_137_6, a->leader != CN_NOBODY && takes_up(b, s, a->leader, unit, hex));
    int leader = joins ? a->leader : free_general(b, s, a->side);
    bool idle = cn_is_unemployed(b, s, leader);

    if (idle) {
        s->leader[leader].under = CN_NOBODY;
        s->leader[leader].forage = 0;
    }
    s->unit[unit].standing = IS_TRACK;
    s->unit[unit].leader = (uint8_t)leader;
    s->unit[unit].due = 0;
    tell(t, CN_138_1, ENG_ALL, NEWS_UNIT_ARRIVES, unit, hex);
    if (!joins)
        return enter(t, a, leader, hex);
    if (idle)
        cn_move_leader(t, leader, hex); /* a formation is there now: 1X-29-2, 68-5, 162-1 */
    return NEXT;
}

enum eng_flow cn_take_arrival(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = marches_of(f)->side, hex = cn_hex_of(a->count);

    if (may_be_blocked(b, s, side, a->noun, hex))
        peek(t);
    if (is_blocked(b, s, side, a->noun, hex)) {
        tell(t, CN_143_1, seats_of(t->core, side), NEWS_BARRED, hex);
        note_barred(f, hex);
        return NEXT;
    }
    if (a->noun >= CN_UNIT0)
        return take_unit(t, a->noun - CN_UNIT0, hex);
    if (is_new(b, s, a->noun))
        return begin(t, a->noun);
    if (is_due_back(s, a->noun))
        return come_back(t, a->noun, hex);
    return enter(t, arrival_of(b, a->noun), a->noun, hex);
}

/* Their entry hexes are remembered for those who follow, in this segment alone. */
void cn_forget_arrivals(const struct cn_board *b, struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].did & DID_ARRIVE && !s->leader[i].admin)
            s->leader[i].goal = CN_NOWHERE;
}

int cn_reserve_vedette(const struct cn_board *b, const struct cn_state *s, int side)
{
    int first = side * (CN_VEDETTES / SIDES);

    for (int i = first; i < first + b->table.vedettes[side]; i++)
        if (s->vedette[i].standing == IS_OUT)
            return i;
    return CN_NOBODY;
}

/* -- contact on the first hex -- */

/* 1X-40-2: a leader without troops whom they come upon; 1X-145-3: a repulse may be tried at once. */
enum eng_flow cn_march_enter(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int head = march_of(f)->leader;

    if (march_of(f)->segment != SEGMENT_ARRIVALS || cn_is_vedette(head) ||
        s->leader[head].goal != s->leader[head].hex)
        return jump(f, ROW_MARCH);
    int slot = cn_found_leader(b, s, f);
    if (slot >= 0)
        return cn_come_upon(t, f, slot, ROW_MARCH_ENTER);
    march_frame(f)->must = 0;
    if (!cn_enemy_near(b, s, b->leader[head].side, s->leader[head].hex))
        return jump(f, ROW_MARCH);
    return call(t, PROC_CONTACT, head, -1, CONTACT_ARRIVE);
}

static void strike(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int standing = b->leader[leader].kind == LEADER_NAMED ? IS_LOST : IS_OUT;

    cn_leave_portrait(t, leader);
    cn_leave_train(t, leader);
    if (s->leader[leader].standing == IS_MAP)
        cn_take_leader_off(t, leader, standing);
    cn_forget_leader(s, leader, standing);
}

static void destroy(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, leader, true, unit);

    tell(t, CN_145_3, ENG_ALL, NEWS_ARRIVAL_LOST, b->leader[leader].side, s->leader[leader].hex);
    for (int i = 0; i < count; i++)
        cn_strike_unit(t, unit[i], IS_LOST);
    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].standing == IS_BOX && s->leader[i].under == leader)
            strike(t, i);
    if (s->leader[leader].standing == IS_MAP)
        strike(t, leader);
}

enum eng_flow cn_march_entered(struct eng_turn *t, struct eng_frame *f)
{
    struct cn_state *s = t->state;
    int head = march_of(f)->leader;

    if (!cn_is_formation(cn_board(t->box), s, head))
        return jump(f, ROW_MARCH_TEST);
    if (s->leader[head].did & DID_FAIL_REPULSE) {
        destroy(t, head);
        return jump(f, ROW_MARCH_TEST);
    }
    if (f->answer == 0)
        s->leader[head].did |= DID_STOP;
    march_frame(f)->must = (int16_t)(f->answer >= 2 ? f->answer - 1 : 0);
    return NEXT;
}
