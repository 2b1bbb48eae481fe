/* cn_331_pursuit.c -- 1X 331 to 334: the victor follows the path of the retreat.
 *
 * The first hex of a pursuit is the one the beaten formation left, then come the hexes of its path in
 * their order (1X-333-3).  What hidden enemies forbid is not refused: the pursuit is cut short when
 * it comes to it. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

/* The leader who went back last; -1: nobody knows. */
static int who_went(const struct cn_state *s)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);

    return round ? half_of(round)->progress - 1 : -1;
}

/* Where nobody is left to pursue, the enemy of those who went. */
int cn_pursuit_winner(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int leader = pursuit_of(f)->leader, attacker = s->battle[pursuit_of(f)->battle].attacker;
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

    if (went >= b->side_first[side] && went < b->side_first[side + 1] && is_at_end(s, went))
        return went;
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (is_at_end(s, i) &&
            (senior == CN_NOBODY || BY(CN_340_4, b->leader[i].span2 > b->leader[senior].span2)))
            senior = i;
    return senior;
}

bool cn_is_subordinate(const struct cn_state *s, int leader, int other)
{
    return s->leader[other].standing == IS_BOX && cn_formation_of(s, other) == leader;
}

/* -- hex by hex -- */

/* 1X-328-3, 344-1: not into a fortress that the enemy holds, nor to a garrison. */
static bool is_shut(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return BY(CN_328_3, cn_has_garrison(s, 1 - side, hex)) ||
           BY(CN_344_1, cn_is_fortified(b, hex) && cn_holder(b, s, hex) == 1 - side &&
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
    int made = pursuit_of(f)->made, leader = pursuit_of(f)->leader;

    return made < pursuit_of(f)->left && BY(CN_333_3, made < last_hex(s)) &&
           !is_shut(b, s, b->leader[leader].side, s->path[made]);
}

enum eng_flow cn_ask_pursue(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;

    if (!may_go_on(b, s, f))
        return jump(f, ROW_PURSUIT_LOSS);
    return ask(t, seats_of(t->core, b->leader[pursuit_of(f)->leader].side));
}

/* 1X-331-2, 122-1: subordinates of his box with their troops, where he has come to on the path; he
 * goes on with some of his own.  As on the march, and so with nobody whom they could not be one
 * formation with (1X-125-2). */
static eng_ruleno check_drop(const struct cn_board *b, const struct cn_state *s, int other)
{
    const struct eng_frame *f = eng_now(&s->core);
    int leader = pursuit_of(f)->leader;

    if (pursuit_of(f)->made == 0 || other >= b->leader_count ||
        !cn_is_subordinate(s, leader, other) || !cn_leads_units(s, other) ||
        !cn_keeps_troops(s, leader, other))
        return CN_331_2;
    return cn_check_stays_behind(b, s, leader, other);
}

eng_ruleno cn_check_pursue(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    (void)seat;
    return a->verb == VERB_DROP ? check_drop(cn_board(box), state, a->noun) : 0;
}

/* 1X-343-1: with what he has left he goes no farther than it allows. */
static void shorten(const struct cn_board *b, const struct cn_state *s, struct eng_frame *f)
{
    int most = cn_pursuing_sp(b, s, pursuit_of(f)->leader);

    if (most < pursuit_of(f)->made)
        most = pursuit_of(f)->made;
    if (pursuit_of(f)->left > most)
        pursuit_frame(f)->left = (int16_t)most;
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
    shorten(cn_board(t->box), s, f);
    return jump(f, ROW_PURSUE);
}

/* In the zone of somebody else than those in that hex (CN_NOWHERE: than nobody). */
static bool is_in_zone_but(const struct cn_board *b, const struct cn_state *s, int hex, int of_side,
                           int but)
{
    uint8_t leader[CN_LEADERS];
    int count = cn_zone_leaders(b, s, hex, of_side, leader);

    for (int i = 0; i < count; i++)
        if (but == CN_NOWHERE || leader[i] >= CN_LEADERS || s->leader[leader[i]].hex != but)
            return true;
    return false;
}

/* 1X-332-1: from zone to zone only into the first hex; he who is caught up with has no say. */
static bool is_stopped(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f)
{
    int made = pursuit_of(f)->made, leader = pursuit_of(f)->leader;
    int hex = s->path[made], enemy = 1 - b->leader[leader].side;

    bool catching = hex == s->path[s->path_count - 1] && s->path_full == PATH_SHORT;
    int but = catching ? hex : CN_NOWHERE;
    if (BY(CN_206_2, made > 0) && is_in_zone_but(b, s, s->leader[leader].hex, enemy, but) &&
        is_in_zone_but(b, s, hex, enemy, but))
        return true;
    if (BY(CN_310_3, b->hex[hex].ground == MOUNTAIN && cn_strength(b, s, leader, 7) > 9))
        return true;
    return !catching && cn_leader_at(b, s, enemy, hex) != CN_NOBODY;
}

/* 1X-321-2, 334-1, 325-1: caught up with, it is gone with all it has. */
bool cn_pursuit_catches(const struct cn_state *s, int made)
{
    return BY(CN_321_2, s->path_full == PATH_SHORT || s->path_full == PATH_OFF) &&
           BY(CN_321_4, made == s->path_count);
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

void cn_pursue_step(struct eng_turn *t, struct eng_frame *f, bool contact)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = pursuit_of(f)->leader, hex = s->path[pursuit_of(f)->made];

    tell(t, CN_331_1, ENG_ALL, NEWS_PURSUES, s->leader[leader].hex, hex);
    cn_push_vedettes(t, b->leader[leader].side, hex);
    if (contact)
        cn_step(t, leader, hex);
    else
        cn_move_leader(t, leader, hex);
    pursuit_frame(f)->made++;
}

enum eng_flow cn_pursue_next(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int made = pursuit_of(f)->made;

    if (is_stopped(b, s, f)) {
        tell(t, CN_332_1, ENG_ALL, NEWS_PURSUIT_STOPPED, s->leader[pursuit_of(f)->leader].hex);
        return jump(f, ROW_PURSUIT_LOSS);
    }
    if (cn_pursuit_catches(s, made + 1)) { /* the hex is entered when the enemy in it is gone */
        pursuit_frame(f)->made++;
        return jump(f, ROW_PURSUIT_LOSS);
    }
    int leader = pursuit_of(f)->leader, from = s->leader[leader].hex;
    bool contact = meets_others(b, s, b->leader[leader].side, s->path[made]);
    cn_pursue_step(t, f, contact);
    return contact ? call(t, PROC_CONTACT, leader, from, CONTACT_PURSUIT) : NEXT;
}

/* The piece of an enemy leader without troops in that hex, from `from` on; -1. */
static int lone_piece(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                      int from)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++)
        if (i >= from && s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS &&
            !cn_is_formation(b, s, s->piece[i].what))
            return i;
    return -1;
}

/* The state remembers who has been looked at; first those in his box, then he is looked at again. */
int cn_pursuit_finds(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int16_t *state = &pursuit_frame(f)->state;
    int leader = pursuit_of(f)->leader, kept = *state % PAID;
    int slot = lone_piece(b, s, 1 - b->leader[leader].side, s->leader[leader].hex, *state / PAID);

    *state = (int16_t)kept;
    if (slot < 0)
        return CN_NOBODY;
    int found = s->piece[slot].what, other = cn_next_in_box(b, s, found);
    *state = (int16_t)(kept + PAID * (slot + (other == CN_NOBODY)));
    if (other == CN_NOBODY)
        return found;
    cn_unbox(t, other);
    return other;
}

/* 1X-264-4, 332-1: a repulse that failed ends it; whom it drives off has no zone any more.  Leaders
 * without troops whom they come upon are taken or go (1X-40-2, 40-4). */
enum eng_flow cn_pursue_contact(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;

    peek(t); /* also where a repulse in between, PROC_CONTACT, has taken the last decision */
    int leader = pursuit_of(f)->leader, found = cn_pursuit_finds(t, f);

    if (found != CN_NOBODY) {
        jump(f, ROW_PURSUE_CONTACT);
        return call(t, PROC_CAPTURE, found, leader);
    }
    return jump(f, s->leader[leader].did & DID_FAIL_REPULSE ? ROW_PURSUIT_LOSS : ROW_PURSUE);
}
