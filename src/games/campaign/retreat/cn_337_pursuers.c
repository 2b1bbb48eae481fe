/* cn_337_pursuers.c -- 1X 335 and 337 to 339: who may pursue, and what stays behind. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

enum { FOOT_AND_HORSE = 1u << INFANTRY | 1u << CAVALRY, GUNS = 1u << ARTILLERY };

/* 1X-337-2, 338: the artillery stays behind, under one who was there in the battle. */
struct party {
    int leader;    /* who pursues */
    int victor;    /* the leader of the whole formation */
    int keeper;    /* who takes the artillery; CN_NOBODY: there is none */
    int sp, guns2; /* what pursues; subordination of the guns left */
};

/* Units of the formation whose artillery has to change its track. */
static int guns_of(const struct cn_board *b, const struct cn_state *s, int leader, bool box,
                   int keeper)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, leader, box, unit), value = 0;

    for (int i = 0; i < count; i++)
        if (b->unit[unit[i]].arm == ARTILLERY && s->unit[unit[i]].leader != keeper)
            value += b->unit[unit[i]].subordination2;
    return value;
}

/* 1X-341-5: in NAB who is ineffective in attack does not pursue. */
static int mobile_sp(const struct cn_board *b, const struct cn_state *s, int leader, bool box,
                     int keeper)
{
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, leader, box, unit), sp = 0;

    for (int i = 0; i < count; i++)
        if (b->unit[unit[i]].arm != ARTILLERY && s->unit[unit[i]].leader != keeper &&
            !cn_is_ineffective(b, s, unit[i]))
            sp += s->unit[unit[i]].sp;
    return sp;
}

/* 1X-376-1: one unit of the other Coalition nation on his track, the guns that he takes over with the
 * rest. */
static bool foreigners_fit(const struct cn_board *b, const struct cn_state *s, int leader,
                           int keeper)
{
    uint8_t unit[CN_UNITS];
    int side = b->leader[keeper].side, nation = b->leader[keeper].nation, foreign = 0;

    for (int i = cn_units_of(b, s, leader, true, unit) - 1; i >= 0; i--)
        foreign += b->unit[unit[i]].arm == ARTILLERY && s->unit[unit[i]].leader != keeper &&
                   b->unit[unit[i]].nation != nation;
    if (side != COALITION || foreign == 0)
        return true;
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++)
        foreign += s->unit[i].standing == IS_TRACK && s->unit[i].leader == keeper &&
                   b->unit[i].nation != nation;
    return foreign <= 1;
}

/* 1X-39-1: who only rode with them takes command of nothing. */
static bool can_keep(const struct cn_board *b, const struct cn_state *s, const struct party *p,
                     int other)
{
    bool beside = s->leader[other].hex == s->leader[p->victor].hex && cn_is_formation(b, s, other);

    if (other == p->victor || (!beside && !cn_is_subordinate(s, p->victor, other)) ||
        !foreigners_fit(b, s, p->victor, other))
        return false;
    return cn_load2(b, s, other) + guns_of(b, s, p->victor, true, other) <= cn_span2(b, s, other);
}

/* The whole formation but its guns: who takes them stays with his own units, and so he with the
 * fewest of them does. */
static bool whole_party(const struct cn_board *b, const struct cn_state *s, struct party *p)
{
    int side = b->leader[p->victor].side;

    p->keeper = CN_NOBODY;
    p->sp = mobile_sp(b, s, p->victor, true, CN_NOBODY);
    if (cn_strength(b, s, p->victor, GUNS) == 0)
        return p->sp > 0;
    p->sp = 0;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (BY(CN_338_2, !can_keep(b, s, p, i)))
            continue;
        int sp = mobile_sp(b, s, p->victor, true, i);
        if (sp > p->sp) {
            p->sp = sp;
            p->keeper = i;
        }
    }
    return p->sp > 0;
}

/* A subordinate with his own track: the formation leader keeps his guns. */
static bool part_party(const struct cn_board *b, const struct cn_state *s, struct party *p)
{
    int guns2 = guns_of(b, s, p->leader, true, CN_NOBODY);

    p->keeper = guns2 > 0 ? p->victor : CN_NOBODY;
    p->sp = mobile_sp(b, s, p->leader, true, CN_NOBODY);
    if (p->sp == 0 || !foreigners_fit(b, s, p->leader, p->victor))
        return false;
    return guns2 == 0 || cn_load2(b, s, p->victor) - cn_value2(b, s, p->leader) + guns2 <=
                             cn_span2(b, s, p->victor);
}

static bool is_beside_path(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return cn_side_to(b, s->leader[leader].hex, s->path[0]) >= 0 &&
           cn_cost(b, s, s->leader[leader].hex, s->path[0], 0) >= 0;
}

static bool find_party(const struct cn_board *b, const struct cn_state *s, int victor, int leader,
                       struct party *p)
{
    *p = (struct party){ .leader = leader, .victor = victor, .keeper = CN_NOBODY };
    if (victor == CN_NOBODY || BY(CN_339_1, (s->leader[leader].did & DID_PURSUE) != 0) ||
        s->path_count == 0)
        return false;
    if (leader != victor && s->leader[leader].standing == IS_MAP)
        p->victor = leader; /* in another hex of the formation: his own stack */
    if (s->leader[p->victor].standing != IS_MAP || !is_beside_path(b, s, p->victor))
        return false;
    return p->leader == p->victor ? whole_party(b, s, p) : part_party(b, s, p);
}

static bool belongs(const struct cn_state *s, int victor, int leader)
{
    return leader == victor || cn_is_subordinate(s, victor, leader) ||
           (s->leader[leader].standing == IS_MAP && s->leader[leader].under == victor);
}

static int find_parties(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *f, uint8_t out[CN_LEADERS])
{
    int victor = pursuit_of(f)->leader, count = 0;
    struct party p;

    if (victor >= b->leader_count)
        return 0;
    int side = b->leader[victor].side;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (belongs(s, victor, i) && find_party(b, s, victor, i, &p))
            out[count++] = (uint8_t)i;
    return count;
}

/* -- the question -- */

/* 1X-330-3: a vedette alone does not pursue, a garrison neither: they have no leader. */
enum eng_flow cn_ask_pursuer(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    uint8_t who[CN_LEADERS];
    int winner = cn_pursuit_winner(b, s, f);

    HOLDS(CN_330_3, "a skirmish of vedettes ends before the rows of pursuit");
    if (cn_crossed_zone(b, s, winner))
        pursuit_frame(f)->state = DOUBLED;
    if (cn_beaten_leader(b, s, 1 - winner) == CN_NOBODY || find_parties(b, s, f, who) == 0) {
        pursuit_frame(f)->left = 0;
        return jump(f, ROW_PURSUIT_LOSS);
    }
    return ask(t, seats_of(t->core, winner));
}

eng_ruleno cn_check_pursuer(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int victor = pursuit_now(&s->core)->leader;
    struct party p;

    (void)seat;
    HOLDS(CN_337_1, "to decline is always allowed, and who pursues has fought");
    if (a->verb == VERB_DECLINE)
        return 0;
    if (a->noun >= b->leader_count || !belongs(s, victor, a->noun))
        return CN_331_1;
    if (find_party(b, s, victor, a->noun, &p))
        return 0;
    if (s->leader[a->noun].did & DID_PURSUE)
        return CN_339_1;
    return cn_strength(b, s, a->noun, FOOT_AND_HORSE) == 0 ? CN_337_2 : CN_338_3;
}

/* The guns change their track, and who parts from the formation gets a piece of his own. */
static void split(struct eng_turn *t, const struct party *p)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    uint8_t unit[CN_UNITS];
    int count = cn_units_of(b, s, p->leader, true, unit);

    for (int i = 0; i < count && p->keeper != CN_NOBODY; i++)
        if (b->unit[unit[i]].arm == ARTILLERY)
            s->unit[unit[i]].leader = (uint8_t)p->keeper;
    int parts = p->leader == p->victor ? p->keeper : p->leader;
    if (parts != CN_NOBODY && s->leader[parts].standing == IS_BOX)
        cn_unbox(t, parts);
    cn_drop_trains(t, p->leader);
}

enum eng_flow cn_take_pursuer(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct party p;

    if (a->verb == VERB_DECLINE) {
        pursuit_frame(f)->left = 0;
        return jump(f, ROW_PURSUIT_LOSS);
    }
    find_party(b, s, pursuit_of(f)->leader, a->noun, &p);
    split(t, &p);
    pursuit_frame(f)->leader = (int16_t)a->noun;
    s->leader[a->noun].did |= DID_PURSUE;
    s->leader[a->noun].did &= (uint16_t)~DID_FAIL_REPULSE;
    return NEXT;
}

enum eng_flow cn_pursuit_die(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = pursuit_of(f)->leader,
        loser = cn_beaten_leader(b, s, 1 - cn_pursuit_winner(b, s, f));

    pursuit_frame(f)->left =
        (int16_t)BY(CN_335_1, cn_pursuit_hexes(t, pursuit_of(f)->battle, leader, loser,
                                               BY(CN_345_1, pursuit_of(f)->left)));
    return NEXT;
}
