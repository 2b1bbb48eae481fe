/* cn_220_bridges.c -- 1X 57 and 220 to 223: bridges are damaged and repaired; and what else is done
 * within a march besides marching: trains (cn_224_trains.c) and modes (1X-244). */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/march/cn_works.h"

enum { ALL_ARMS = 1u << INFANTRY | 1u << CAVALRY | 1u << ARTILLERY };
enum { INTO_FORAGE = 1, OUT_OF_FORAGE = 6, HINDERED = 6 }; /* halves: 1X-244-2, 223-3 */
enum { WORK_DAMAGE = 0, WORK_REPAIR = 2 };

/* -- what he can spend -- */

bool cn_can_afford(const struct cn_board *b, const struct cn_state *s, int mover, int halves)
{
    for (int horse = 0; horse < 2; horse++)
        if (cn_has_arm(b, s, mover, horse) && cn_left(b, s, mover, horse) < halves)
            return false;
    return true;
}

/* 1X-57-3, 220-4: it counts against his allowance, but not as a march. */
void cn_spend_on_works(struct cn_state *s, int mover, int halves)
{
    HOLDS(CN_57_3, "works have a field of their own, which no attrition test reads");
    HOLDS(CN_220_4, "the length of a march is foot and horse; works are neither");
    s->leader[mover].work = (uint8_t)(s->leader[mover].work + halves);
    s->leader[mover].did |= DID_WORK;
}

/* A train goes on foot, but does not work. */
bool cn_has_foot(const struct cn_board *b, const struct cn_state *s, int mover)
{
    return !cn_is_vedette(mover) && cn_strength(b, s, mover, ALL_ARMS & ~(1u << CAVALRY)) > 0;
}

/* 1X-200-5, 201-2: neither vedettes nor a single SP of horse damage bridges or capture pontoons. */
eng_ruleno cn_check_hands(const struct cn_board *b, const struct cn_state *s, int mover)
{
    if (cn_is_vedette(mover))
        return CN_200_5;
    return !cn_has_foot(b, s, mover) && cn_strength(b, s, mover, ALL_ARMS) <= 1 ? CN_201_2 : 0;
}

/* 1X-57-2, 220-5, 221-1: in his own movement phase, and not in an extended march. */
eng_ruleno cn_check_engineers(const struct cn_state *s, int mover, int segment, eng_ruleno phase)
{
    if (cn_is_vedette(mover))
        return CN_200_5;
    if (cn_is_forced(segment))
        return phase;
    return s->leader[cn_head(s, mover)].did & DID_EXTEND ? CN_220_5 : 0;
}

/* 1X-162-4: over a bridge, or where foragers close up, a zone reaches farther than before. */
void cn_zones_grow(struct eng_turn *t)
{
    cn_turn_faces(t);
    for (int side = 0; side < SIDES; side++)
        cn_centre_flees(t, side);
}

/* -- bridges -- */

static int bridge_at(const struct cn_board *b, int hex, int side)
{
    return side < 0 ? -1 : b->hex[hex].bridge[side] - 1;
}

/* 1X-220-6: in halves; 0: horse alone cannot do it. */
static int work_cost(const struct cn_board *b, const struct cn_state *s, int mover, int bridge,
                     int work)
{
    int major = BY(CN_220_2, b->bridge[bridge].river == PRIMARY_RIVER);

    return 2 * b->table.bridge_work[work + major][!cn_has_foot(b, s, mover)];
}

static eng_ruleno check_damage(const struct cn_board *b, const struct cn_state *s, int mover,
                               int segment, int to)
{
    eng_ruleno hands = cn_check_hands(b, s, mover);
    eng_ruleno why = hands ? hands : cn_check_engineers(s, mover, segment, CN_221_1);
    int hex = cn_where(s, mover), side = why ? -1 : cn_side_to(b, hex, to);
    int bridge = bridge_at(b, hex, side);

    if (why)
        return why;
    if (side < 0 || bridge < 0 || s->damaged[bridge] != 0)
        return side >= 0 && cn_is_bridged(b, s, hex, side) && bridge < 0 ? CN_226_2 : CN_221_1;
    int cost = work_cost(b, s, mover, bridge, WORK_DAMAGE);
    if (cost == 0)
        return CN_220_3;
    return cn_can_afford(b, s, mover, cost) ? 0 : CN_220_6;
}

/* A formation of the enemy in that hex: as it is, or as the mover sees it, for whom a leader who is
 * face up has troops; or the garrison of a source, which everybody knows (1X-70-1). */
static bool is_held(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                    bool truth)
{
    for (int i = (1 - side) * CN_SLOTS; hex != CN_NOWHERE && i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS &&
            (truth ? cn_is_formation(b, s, s->piece[i].what) : s->piece[i].face_up != 0))
            return true;
    return hex != CN_NOWHERE && cn_has_garrison(s, 1 - side, hex);
}

/* 1X-223-3: dearer under the enemy's eyes. */
static int repair_cost(const struct cn_board *b, const struct cn_state *s, int mover, int bridge,
                       int to, bool truth)
{
    int hex = cn_where(s, mover), cost = work_cost(b, s, mover, bridge, WORK_REPAIR);

    for (int i = 0; cost && i < HEX_SIDES; i++)
        if (b->next[hex][i] != to && is_held(b, s, cn_whose(b, mover), b->next[hex][i], truth))
            return cost + HINDERED;
    return cost;
}

static eng_ruleno check_repair(const struct cn_board *b, const struct cn_state *s, int mover,
                               int segment, int to)
{
    eng_ruleno why = cn_check_engineers(s, mover, segment, CN_223_1);
    int hex = cn_where(s, mover), bridge = why ? -1 : bridge_at(b, hex, cn_side_to(b, hex, to));

    if (why)
        return why;
    if (bridge < 0 || s->damaged[bridge] != 1)
        return CN_223_1;
    if (is_held(b, s, cn_whose(b, mover), to, false))
        return CN_223_2;
    int cost = repair_cost(b, s, mover, bridge, to, false);
    if (cost == 0)
        return CN_220_3;
    if (cn_can_afford(b, s, mover, cost))
        return 0;
    return cost > work_cost(b, s, mover, bridge, WORK_REPAIR) ? CN_223_3 : CN_220_6;
}

/* 1X-57-1, 57-4: declared now, done at the end of the phase. */
static void damage(struct eng_turn *t, int mover, int to)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int hex = cn_where(s, mover), bridge = bridge_at(b, hex, cn_side_to(b, hex, to));

    cn_spend_on_works(s, mover, work_cost(b, s, mover, bridge, WORK_DAMAGE));
    s->damaged[bridge] = 2;
    tell(t, CN_57_2, ENG_ALL, NEWS_BRIDGE_MINED, hex, to);
}

/* 1X-223-4: at once, unless an enemy whom he did not see hinders him. */
static void repair(struct eng_turn *t, int mover, int to)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int hex = cn_where(s, mover), bridge = bridge_at(b, hex, cn_side_to(b, hex, to));
    int cost = repair_cost(b, s, mover, bridge, to, true);
    bool held = is_held(b, s, cn_whose(b, mover), to, true);

    if (held || !cn_can_afford(b, s, mover, cost)) {
        cn_spend_on_works(s, mover, repair_cost(b, s, mover, bridge, to, false));
        tell(t, held ? CN_223_2 : CN_223_3, seats_of(t->core, cn_whose(b, mover)),
             NEWS_BRIDGE_BARRED, hex, to);
        return;
    }
    cn_spend_on_works(s, mover, cost);
    s->damaged[bridge] = 0;
    tell(t, CN_223_4, ENG_ALL, NEWS_BRIDGE_MENDED, hex, to);
    cn_zones_grow(t);
}

/* -- modes -- */

/* 1X-244-2, 244-5: within a march, and it counts as one; not where a zone has ended it (206-1). */
static eng_ruleno check_mode(const struct cn_board *b, const struct cn_state *s, int mover,
                             bool forage)
{
    HOLDS(CN_244_3, "nothing but the end of the march by a zone bars a change of mode");
    if (cn_is_vedette(mover) || s->leader[mover].under != CN_NOBODY)
        return CN_244_2;
    const struct cn_leader *l = &s->leader[mover];
    if (s->title == TITLE_NAB && forage)
        return CN_237_2;
    if (forage ? l->forage : !cn_has_scattered(s, mover))
        return CN_244_2;
    if (l->did & DID_STOP)
        return CN_206_1;
    if (forage && (l->did & DID_CONCENTRATE))
        return CN_245_1;
    return cn_can_afford(b, s, mover, forage ? INTO_FORAGE : OUT_OF_FORAGE) ? 0 : CN_244_5;
}

static void change_mode(struct eng_turn *t, int mover, bool forage)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int cost = forage ? INTO_FORAGE : OUT_OF_FORAGE;

    cn_spend(b, s, mover, cost, cost);
    cn_set_mode(s, mover, forage);
    if (!forage)
        s->leader[mover].did |= DID_CONCENTRATE;
    if (s->piece[cn_slot_of(s, mover)].face_up)
        tell(t, CN_244_6, ENG_ALL, forage ? NEWS_SCATTERED : NEWS_CONCENTRATED,
             s->leader[mover].hex);
    else
        tell(t, CN_244_2, seats_of(t->core, cn_whose(b, mover)),
             forage ? NEWS_FORAGING : NEWS_CONCENTRATING, mover);
    cn_zones_grow(t);
}

/* -- all of them, for the march -- */

eng_ruleno cn_check_works(const struct cn_board *b, const struct cn_state *s, int mover,
                          int segment, const struct eng_action *a)
{
    int to = cn_hex_of(a->noun);

    switch (a->verb) {
    case VERB_DAMAGE:
        return check_damage(b, s, mover, segment, to);
    case VERB_REPAIR:
        return check_repair(b, s, mover, segment, to);
    case VERB_FORAGE:
    case VERB_CONCENTRATE:
        return check_mode(b, s, mover, a->verb == VERB_FORAGE);
    default:
        return cn_check_train(b, s, mover, segment, a);
    }
}

static void offer_work(const struct cn_board *b, const struct cn_state *s, int mover, int segment,
                       int verb, int noun, struct eng_choices *c)
{
    struct eng_action a = { .verb = (uint16_t)verb, .noun = (uint16_t)noun };

    if (cn_check_works(b, s, mover, segment, &a) == 0)
        eng_choices_add(c, &a);
}

void cn_offer_works(const struct cn_board *b, const struct cn_state *s, int mover, int segment,
                    struct eng_choices *c)
{
    int hex = cn_where(s, mover);

    for (int side = 0; side < HEX_SIDES; side++)
        if (b->next[hex][side] != CN_NOWHERE && b->hex[hex].river[side] != NO_RIVER)
            for (int verb = VERB_DAMAGE; verb <= VERB_SEIZE; verb++)
                offer_work(b, s, mover, segment, verb, cn_number(b->next[hex][side]), c);
    offer_work(b, s, mover, segment, VERB_SEIZE, cn_number(hex), c);
    offer_work(b, s, mover, segment, VERB_ABANDON, 0, c);
    offer_work(b, s, mover, segment, VERB_FORAGE, 0, c);
    offer_work(b, s, mover, segment, VERB_CONCENTRATE, 0, c);
}

void cn_take_works(struct eng_turn *t, int mover, int segment, const struct eng_action *a)
{
    (void)segment;
    cn_peek_near(t, cn_whose(cn_board(t->box), mover), cn_where(t->state, mover));
    if (a->verb == VERB_DAMAGE)
        damage(t, mover, cn_hex_of(a->noun));
    else if (a->verb == VERB_REPAIR)
        repair(t, mover, cn_hex_of(a->noun));
    else if (a->verb == VERB_FORAGE || a->verb == VERB_CONCENTRATE)
        change_mode(t, mover, a->verb == VERB_FORAGE);
    else
        cn_take_train(t, mover, a);
}

/* -- segment f -- */

enum eng_flow cn_engineers(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    (void)f;
    for (int i = 0; i < b->bridge_count; i++) {
        if (s->damaged[i] != 2)
            continue;
        s->damaged[i] = 1;
        tell(t, CN_57_1, ENG_ALL, NEWS_BRIDGE_DOWN, b->bridge[i].hex, b->bridge[i].other);
    }
    cn_lift_pontoons(t);
    cn_turn_faces(t);
    return NEXT;
}
