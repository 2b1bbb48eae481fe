/* cn_331_pursuit.c -- 1X 331 to 339 and 343 to 345: the victor follows the path of the retreat.
 *
 * The first hex of a pursuit is the one the beaten formation left, then come the hexes of its path in
 * their order (1X-333-3).  What hidden enemies forbid is not refused: the pursuit is cut short when
 * it comes to it. */

#include "games/campaign/cn_battle.h"
#include "games/campaign/cn_retreat.h"
#include "games/campaign/cn_steps.h"

enum { FOOT_AND_HORSE = 1u << INFANTRY | 1u << CAVALRY, GUNS = 1u << ARTILLERY };

/* What the local STATE remembers. */
enum {
    DOUBLED = 1, /* the path leads through a zone of the victor */
    JUDGED = 2   /* at the end: what was lost has been counted  */
};

static const struct cn_battle *battle_of(const struct cn_state *s, const struct eng_frame *f)
{
    return &s->battle[f->local[PURSUIT_BATTLE]];
}

/* The half round that this pursuit belongs to; NULL. */
static const struct eng_frame *round_of(const struct cn_state *s)
{
    for (int i = s->core.depth - 1; i >= 0; i--)
        if (s->core.frame[i].proc == PROC_ROUND)
            return &s->core.frame[i];
    return NULL;
}

/* The leader who went back last; -1: nobody knows. */
static int who_went(const struct cn_state *s)
{
    const struct eng_frame *round = round_of(s);

    return round ? round->local[ROUND_STATE] - 1 : -1;
}

/* Where nobody is left to pursue, the enemy of those who went. */
static int winner_of(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int leader = f->local[PURSUIT_LEADER], attacker = battle_of(s, f)->attacker;
    int went = who_went(s);

    if (leader < b->leader_count)
        return b->leader[leader].side;
    if (went >= 0 && went < b->leader_count)
        return 1 - b->leader[went].side;
    return attacker < b->leader_count ? 1 - b->leader[attacker].side : s->player;
}

static bool is_at_end(const struct cn_state *s, int leader)
{
    int end = s->path_count > 0 ? s->path[s->path_count - 1] : CN_NOWHERE;
    int standing = s->leader[leader].standing;

    return (standing == IS_MAP || (standing == IS_OFF && s->path_full == PATH_OFF)) &&
           s->leader[leader].hex == end && cn_has_troops(s, leader);
}

/* He who went, not one whom he came upon in a fortress (1X-344-2); the senior who is left (340-4). */
int cn_beaten_leader(const struct cn_board *b, const struct cn_state *s, int side)
{
    int went = who_went(s), senior = CN_NOBODY;

    HOLDS(CN_340_4);
    if (went >= b->side_first[side] && went < b->side_first[side + 1] && is_at_end(s, went))
        return went;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_at_end(s, i) &&
            (senior == CN_NOBODY || b->leader[i].span2 > b->leader[senior].span2))
            senior = i;
    return senior;
}

static bool is_on_path(const struct cn_state *s, int hex)
{
    for (int i = 0; i < s->path_count; i++)
        if (s->path[i] == hex)
            return true;
    return false;
}

/* -- who may pursue -- */

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

static bool is_subordinate(const struct cn_state *s, int leader, int other)
{
    return s->leader[other].standing == IS_BOX && cn_formation_of(s, other) == leader;
}

static bool can_keep(const struct cn_board *b, const struct cn_state *s, const struct party *p,
                     int other)
{
    const struct cn_leader *o = &s->leader[other];
    bool beside = o->standing == IS_MAP && o->hex == s->leader[p->victor].hex;

    if (other == p->victor || (!beside && !is_subordinate(s, p->victor, other)))
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
    HOLDS(CN_338_2);
    HOLDS(CN_338_3);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!can_keep(b, s, p, i))
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

    HOLDS(CN_338_1);
    p->keeper = guns2 > 0 ? p->victor : CN_NOBODY;
    p->sp = mobile_sp(b, s, p->leader, true, CN_NOBODY);
    if (p->sp == 0)
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
    HOLDS(CN_331_1);
    HOLDS(CN_337_2);
    HOLDS(CN_339_1);
    if (victor == CN_NOBODY || (s->leader[leader].did & DID_PURSUE) || s->path_count == 0)
        return false;
    if (leader != victor && s->leader[leader].standing == IS_MAP)
        p->victor = leader; /* in another hex of the formation: his own stack */
    if (s->leader[p->victor].standing != IS_MAP || !is_beside_path(b, s, p->victor))
        return false;
    return p->leader == p->victor ? whole_party(b, s, p) : part_party(b, s, p);
}

static bool belongs(const struct cn_state *s, int victor, int leader)
{
    return leader == victor || is_subordinate(s, victor, leader) ||
           (s->leader[leader].standing == IS_MAP && s->leader[leader].under == victor);
}

static int find_parties(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *f, uint8_t out[CN_LEADERS])
{
    int victor = f->local[PURSUIT_LEADER], count = 0;
    struct party p;

    if (victor >= b->leader_count)
        return 0;
    int side = b->leader[victor].side;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (belongs(s, victor, i) && find_party(b, s, victor, i, &p))
            out[count++] = (uint8_t)i;
    return count;
}

/* -- the first question: who -- */

/* 1X-330-3: a vedette alone does not pursue, a garrison neither: they have no leader. */
enum eng_flow cn_ask_pursuer(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    uint8_t who[CN_LEADERS];
    int winner = winner_of(b, s, f);

    HOLDS(CN_330_3);
    HOLDS(CN_335_1);
    HOLDS(CN_345_1);
    if (cn_crossed_zone(b, s, winner))
        f->local[PURSUIT_STATE] = DOUBLED;
    if (cn_beaten_leader(b, s, 1 - winner) == CN_NOBODY || find_parties(b, s, f, who) == 0) {
        f->local[PURSUIT_LEFT] = 0;
        return jump(f, ROW_PURSUIT_LOSS);
    }
    return ask(t, seats_of(t->core, winner));
}

void cn_offer_pursuer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_state *s = state;
    uint8_t who[CN_LEADERS];
    int count = find_parties(cn_board(box), s, cn_frame(s), who);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_PURSUE, who[i]);
    HOLDS(CN_337_1);
    offer(c, VERB_DECLINE);
}

eng_ruleno cn_check_pursuer(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int victor = cn_frame(s)->local[PURSUIT_LEADER];
    struct party p;

    (void)seat;
    if (a->verb == VERB_DECLINE)
        return 0;
    if (a->verb != VERB_PURSUE || a->noun >= b->leader_count || !belongs(s, victor, a->noun))
        return CN_331_1;
    if (find_party(b, s, victor, a->noun, &p))
        return 0;
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
        f->local[PURSUIT_LEFT] = 0;
        return jump(f, ROW_PURSUIT_LOSS);
    }
    find_party(b, s, f->local[PURSUIT_LEADER], a->noun, &p);
    split(t, &p);
    f->local[PURSUIT_LEADER] = (int16_t)a->noun;
    s->leader[a->noun].did |= DID_PURSUE;
    s->leader[a->noun].did &= (uint16_t)~DID_FAIL_REPULSE;
    return NEXT;
}

enum eng_flow cn_pursuit_die(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = f->local[PURSUIT_LEADER], loser = cn_beaten_leader(b, s, 1 - winner_of(b, s, f));

    f->local[PURSUIT_LEFT] = (int16_t)cn_pursuit_hexes(t, f->local[PURSUIT_BATTLE], leader, loser,
                                                       f->local[PURSUIT_LEFT]);
    return NEXT;
}

/* -- hex by hex -- */

/* 1X-328-3, 344-1: not into a fortress that the enemy holds, nor to a garrison. */
static bool is_shut(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    HOLDS(CN_328_3);
    HOLDS(CN_344_1);
    return cn_has_garrison(s, 1 - side, hex) ||
           (cn_is_fortified(b, hex) && cn_holder(b, s, hex) == 1 - side &&
            cn_leader_at(b, s, 1 - side, hex) != CN_NOBODY);
}

/* 1X-333-2, 334-1, 326-1: the last hex of a full retreat is not entered; that of a short one is, and
 * the edge where the enemy left the map. */
static int last_hex(const struct cn_state *s)
{
    bool stands = s->path_full == PATH_FULL || s->path_full == PATH_STOPPED;

    return s->path_count - (stands ? 1 : 0);
}

static bool may_go_on(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int made = f->local[PURSUIT_MADE], leader = f->local[PURSUIT_LEADER];

    HOLDS(CN_333_3);
    return made < f->local[PURSUIT_LEFT] && made < last_hex(s) &&
           !is_shut(b, s, b->leader[leader].side, s->path[made]);
}

enum eng_flow cn_ask_pursue(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;

    if (!may_go_on(b, s, f))
        return jump(f, ROW_PURSUIT_LOSS);
    return ask(t, seats_of(t->core, b->leader[f->local[PURSUIT_LEADER]].side));
}

/* 1X-331-2: subordinates of his box, where he has come to on the path. */
static bool may_drop(const struct cn_state *s, const struct eng_frame *f, int other)
{
    return f->local[PURSUIT_MADE] > 0 && is_subordinate(s, f->local[PURSUIT_LEADER], other);
}

void cn_offer_pursue(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int side = b->leader[cn_frame(s)->local[PURSUIT_LEADER]].side;

    (void)seat;
    HOLDS(CN_331_2);
    offer(c, VERB_ON);
    offer(c, VERB_HALT);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (may_drop(s, cn_frame(s), i))
            offer_noun(c, VERB_DROP, i);
}

eng_ruleno cn_check_pursue(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;

    (void)seat;
    if (a->verb == VERB_ON || a->verb == VERB_HALT)
        return 0;
    if (a->verb == VERB_DROP && a->noun < b->leader_count && may_drop(s, cn_frame(s), a->noun))
        return 0;
    return a->verb == VERB_DROP ? CN_331_2 : CN_331_1;
}

enum eng_flow cn_take_pursue(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cn_state *s = t->state;

    if (a->verb == VERB_ON)
        return NEXT;
    if (a->verb == VERB_HALT)
        return jump(f, ROW_PURSUIT_LOSS);
    cn_unbox(t, a->noun);
    s->leader[a->noun].did |= DID_PURSUE;
    tell(t, CN_331_2, seats_of(t->core, t->core->side[t->seat]), NEWS_DROPPED_IN_PURSUIT, a->noun);
    return again(t);
}

/* In the zone of somebody else than him (CN_NOBODY: than nobody). */
static bool is_in_zone_but(const struct cn_board *b, const struct cn_state *s, int hex, int of_side,
                           int but)
{
    uint8_t leader[CN_LEADERS];
    int count = cn_zone_leaders(b, s, hex, of_side, leader);

    for (int i = 0; i < count; i++)
        if (leader[i] != but || but == CN_NOBODY)
            return true;
    return false;
}

/* 1X-332-1: from zone to zone only into the first hex; he who is caught up with has no say. */
static bool is_stopped(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f)
{
    int made = f->local[PURSUIT_MADE], leader = f->local[PURSUIT_LEADER];
    int hex = s->path[made], enemy = 1 - b->leader[leader].side;

    HOLDS(CN_206_2);
    HOLDS(CN_332_1);
    bool catching = hex == s->path[s->path_count - 1] && s->path_full == PATH_SHORT;
    int but = catching ? cn_beaten_leader(b, s, enemy) : CN_NOBODY;
    if (made > 0 && is_in_zone_but(b, s, s->leader[leader].hex, enemy, but) &&
        is_in_zone_but(b, s, hex, enemy, but))
        return true;
    HOLDS(CN_310_3);
    if (b->hex[hex].ground == MOUNTAIN && cn_strength(b, s, leader, 7) > 9)
        return true;
    return !catching && cn_leader_at(b, s, enemy, hex) != CN_NOBODY;
}

/* 1X-321-2, 334-1, 325-1: caught up with, it is gone with all it has. */
static bool catches(const struct cn_state *s, int made)
{
    return (s->path_full == PATH_SHORT || s->path_full == PATH_OFF) && made == s->path_count;
}

/* 1X-210-1: enemies in the way other than the beaten, whom nobody repulses once more. */
static bool meets_others(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int end = s->path[s->path_count - 1];

    if (cn_distance(hex, end) <= 1)
        return false;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && cn_side_to(b, hex, s->piece[i].hex) >= 0)
            return true;
    return false;
}

static void step(struct eng_turn *t, struct eng_frame *f, bool contact)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = f->local[PURSUIT_LEADER], hex = s->path[f->local[PURSUIT_MADE]];

    tell(t, CN_331_1, ENG_ALL, NEWS_PURSUES, s->leader[leader].hex, hex);
    cn_push_vedettes(t, b->leader[leader].side, hex);
    if (contact)
        cn_step(t, leader, hex);
    else
        cn_move_leader(t, leader, hex);
    f->local[PURSUIT_MADE]++;
}

enum eng_flow cn_pursue_next(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int made = f->local[PURSUIT_MADE];

    if (is_stopped(b, s, f)) {
        tell(t, CN_332_1, ENG_ALL, NEWS_PURSUIT_STOPPED, s->leader[f->local[PURSUIT_LEADER]].hex);
        return jump(f, ROW_PURSUIT_LOSS);
    }
    if (catches(s, made + 1)) { /* the hex is entered when the enemy in it is gone */
        f->local[PURSUIT_MADE]++;
        return jump(f, ROW_PURSUIT_LOSS);
    }
    int leader = f->local[PURSUIT_LEADER], from = s->leader[leader].hex;
    bool contact = meets_others(b, s, b->leader[leader].side, s->path[made]);
    step(t, f, contact);
    if (contact)
        return call(t, PROC_CONTACT, leader, from, CONTACT_PURSUIT);
    return jump(f, ROW_PURSUE);
}

/* 1X-264-4, 332-1: a repulse that failed ends it; whom it drives off has no zone any more. */
enum eng_flow cn_pursue_contact(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    HOLDS(CN_210_1);
    if (s->leader[f->local[PURSUIT_LEADER]].did & DID_FAIL_REPULSE)
        return jump(f, ROW_PURSUIT_LOSS);
    return jump(f, ROW_PURSUE);
}

/* -- what it costs -- */

static void add_lost(struct eng_turn *t, const struct eng_frame *f, int side, int sp)
{
    struct cn_state *s = t->state;
    uint8_t *lost = &s->battle[f->local[PURSUIT_BATTLE]].lost[side];

    *lost = (uint8_t)(*lost + sp > 255 ? 255 : *lost + sp);
}

/* 1X-316-1: all that the French lose in the round of the committed Guard is the Guard's to lose. */
static bool is_guard_beaten(const struct cn_state *s)
{
    const struct eng_frame *round = round_of(s);

    return round && (round->local[ROUND_FLAGS] & HALF_GUARD);
}

enum eng_flow cn_pursuit_loss(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = 1 - winner_of(b, s, f), loser = cn_beaten_leader(b, s, side);
    bool caught = f->local[PURSUIT_MADE] > 0 && catches(s, f->local[PURSUIT_MADE]);
    int loss = cn_pursuit_price(b, s, f);

    HOLDS(CN_336_1);
    f->answer = 0;
    if (loser == CN_NOBODY)
        return NEXT;
    if (caught)
        loss = cn_strength_with(b, s, loser, 7);
    else if (s->battle[f->local[PURSUIT_BATTLE]].garrison && loss > 0)
        loss--; /* 1X-270-2: the garrison has paid the first */
    if (loss == 0)
        return NEXT;
    tell(t, caught ? CN_334_1 : CN_333_1, ENG_ALL, caught ? NEWS_CAUGHT : NEWS_PURSUIT_LOSS, side,
         loss);
    cn_remember(s, loss);
    bool guard = !caught && side == FRENCH && is_guard_beaten(s);
    return call(t, PROC_LOSSES, loser, loss, guard ? LOSS_GUARD : LOSS_PURSUIT, 0);
}

/* 1X-325-1: a leader who went over the edge with a formation that is gone is a prisoner. */
static bool is_taken(const struct cn_state *s, const struct eng_frame *f, int leader)
{
    int end = s->path_count > 0 ? s->path[s->path_count - 1] : CN_NOWHERE;
    int above = cn_formation_of(s, leader);

    return s->path_full == PATH_OFF && catches(s, f->local[PURSUIT_MADE]) &&
           s->leader[above].standing == IS_OFF && s->leader[above].hex == end &&
           !cn_has_troops(s, above);
}

/* One after the other, those of a box first; of Napoleon the Coalition is asked (1X-347-2). */
static int take_who_left(struct eng_turn *t, const struct eng_frame *f, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int found = CN_NOBODY;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_taken(s, f, i) && (found == CN_NOBODY || s->leader[i].standing == IS_BOX))
            found = i;
    if (found == CN_NOBODY)
        return CN_NOBODY;
    if (!cn_is_general(b, found))
        tell(t, CN_325_1, ENG_ALL, NEWS_CAPTURED, found);
    cn_forget_leader(s, found, cn_is_general(b, found) ? IS_OUT : IS_LOST);
    return found;
}

/* 1X-345-2: a rear guard that has been caught up with fights on. */
static bool fights_on(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int winner = winner_of(b, s, f), loser = cn_beaten_leader(b, s, 1 - winner);
    int leader = f->local[PURSUIT_LEADER];

    HOLDS(CN_345_2);
    if (battle_of(s, f)->marker[1 - winner] != MARKER_REAR_GUARD || loser == CN_NOBODY ||
        leader >= b->leader_count || s->leader[leader].standing != IS_MAP)
        return false;
    return cn_side_to(b, s->leader[leader].hex, s->leader[loser].hex) >= 0;
}

/* 1X-346-4: he whom the table made the winner, though he may have been the one to retreat. */
static int by_the_table(const struct cn_state *s, const struct eng_frame *f, int winner)
{
    int loser = battle_of(s, f)->loser;

    return loser ? 2 - loser : winner;
}

/* Another beaten formation has still to go: the battle is judged after the last. */
static bool stands_somebody(const struct cn_board *b, const struct cn_state *s,
                            const struct eng_frame *f, int side)
{
    const uint16_t *hex;
    int count;

    if (battle_of(s, f)->attacker >= b->leader_count)
        return false;
    cn_side_hexes(b, battle_of(s, f), side, &hex, &count);
    for (int i = 0; i < count; i++)
        if (!is_on_path(s, hex[i]) && cn_leader_at(b, s, side, hex[i]) != CN_NOBODY)
            return true;
    return false;
}

/* 1X-357-1: what one beaten formation has lost the next need not lose. */
static void pay_minimum(struct cn_state *s, const struct eng_frame *f)
{
    uint8_t *cost = &s->battle[f->local[PURSUIT_BATTLE]].cost;
    int paid = f->answer + s->path_guns;

    *cost = (uint8_t)(*cost > paid ? *cost - paid : 0);
}

/* 1X-345-2: the next round is fought where the two stand now. */
static void fight_on(struct eng_turn *t, const struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *battle = &s->battle[f->local[PURSUIT_BATTLE]];
    int leader = f->local[PURSUIT_LEADER], loser = cn_beaten_leader(b, s, 1 - winner_of(b, s, f));

    for (int i = 0; i < CN_TARGETS; i++)
        battle->from[i] = battle->target[i] = 0;
    battle->from_count = battle->target_count = battle->group = battle->left = 0;
    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if (s->leader[i].standing == IS_MAP && cn_has_troops(s, i) &&
            s->leader[i].under == battle->attacker)
            s->leader[i].under = CN_NOBODY;
    battle->attacker = (uint8_t)leader;
    battle->defender = (uint8_t)loser;
    cn_add_hex(battle->from, &battle->from_count, s->leader[leader].hex);
    cn_add_hex(battle->target, &battle->target_count, s->leader[loser].hex);
}

enum eng_flow cn_pursuit_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int winner = winner_of(b, s, f);

    if (f->local[PURSUIT_STATE] != JUDGED) {
        add_lost(t, f, 1 - winner, f->answer);
        pay_minimum(s, f);
        f->local[PURSUIT_STATE] = JUDGED;
    }
    int taken = take_who_left(t, f, 1 - winner);
    if (taken != CN_NOBODY) {
        jump(f, ROW_PURSUIT_END);
        return call(t, PROC_CAPTURE, taken, taken);
    }
    if (f->local[PURSUIT_MADE] > 0 && catches(s, f->local[PURSUIT_MADE])) {
        f->local[PURSUIT_MADE]--;
        if (cn_leader_at(b, s, 1 - winner, s->path[f->local[PURSUIT_MADE]]) == CN_NOBODY)
            step(t, f, false);
    }
    if (fights_on(b, s, f)) {
        fight_on(t, f);
        return finish(t, 1);
    }
    if (!stands_somebody(b, s, f, 1 - winner))
        cn_decide_battle(t, f->local[PURSUIT_BATTLE], by_the_table(s, f, winner));
    return finish(t, 0);
}
