/* cn_272_withdraw.c -- 1X 272: vedettes that are alone go back one or two hexes before combat, the
 * non-phasing side's first; 1X-201-1: a cavalry formation of 1 SP may do the same. */

#include "games/campaign/battle/cn_battle.h"

/* -- where to: by the priorities of a retreat, and into no hex of the enemy's -- */

struct way {
    int zones, distance, cost;
};

static bool is_enemy_hex(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == hex)
            return true;
    return cn_has_garrison(s, 1 - side, hex);
}

/* As far as anybody sees: whoever is no vedette has a zone, and so has a garrison (1X-70-5); that of
 * one's own source keeps zones off (1X-70-4). */
static bool is_in_zone(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return cn_seems_in_zone(b, s, hex, 1 - side);
}

static bool can_enter(const struct cn_board *b, const struct cn_state *s, int side, int from,
                      int to)
{
    return to != CN_NOWHERE && cn_cost(b, s, from, to, 1) >= 0 && !is_enemy_hex(s, side, to);
}

static bool is_better(const struct way *a, const struct way *b)
{
    if (a->zones != b->zones)
        return a->zones < b->zones;
    if (a->distance != b->distance)
        return a->distance < b->distance;
    return a->cost < b->cost;
}

static struct way way_through(const struct cn_board *b, const struct cn_state *s, int side,
                              int from, int mid, int to)
{
    int source = cn_source_for(b, s, side, from);
    struct way w = { .distance = source == CN_NOWHERE ? 0 : cn_distance(to, source) };

    w.zones = is_in_zone(b, s, side, to);
    w.cost = cn_cost(b, s, mid, to, 1);
    if (mid != from) {
        w.zones += is_in_zone(b, s, side, mid);
        w.cost += cn_cost(b, s, from, mid, 1);
    }
    return w;
}

struct ways {
    struct way best;
    int count;
    uint16_t hex[12];
};

static void consider(struct ways *list, const struct way *w, int to)
{
    if (list->count > 0 && is_better(&list->best, w))
        return;
    if (list->count > 0 && is_better(w, &list->best))
        list->count = 0;
    list->best = *w;
    if (!cn_has_hex(list->hex, list->count, to) && list->count < 12)
        list->hex[list->count++] = (uint16_t)to;
}

/* 1X-272-4: whoever can go no hex must fight. */
int cn_withdrawals(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                   uint16_t out[24])
{
    struct ways one = { .count = 0 }, two = { .count = 0 };
    int count = 0;

    for (int k = 0; k < 6; k++) {
        int mid = b->next[hex][k];
        if (!can_enter(b, s, side, hex, mid))
            continue;
        struct way w = way_through(b, s, side, hex, hex, mid);
        consider(&one, &w, mid);
        for (int m = 0; m < 6; m++) {
            int to = b->next[mid][m];
            if (!can_enter(b, s, side, mid, to) || cn_distance(hex, to) != 2)
                continue;
            w = way_through(b, s, side, hex, mid, to);
            consider(&two, &w, to);
        }
    }
    for (int i = 0; i < one.count; i++)
        out[count++] = one.hex[i];
    for (int i = 0; i < two.count; i++)
        out[count++] = two.hex[i];
    return count;
}

static bool is_single_rider(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return cn_stands(s, leader) && cn_formation_sp(b, s, leader, true) == 1 &&
           cn_arm_at(b, s, b->leader[leader].side, s->leader[leader].hex, 1u << CAVALRY, true) == 1;
}

static bool is_in_reach(const struct cn_board *b, const struct cn_state *s, int leader)
{
    struct cn_trace trace;

    cn_trace_dispatch(b, s, leader, false, &trace);
    return trace.ok;
}

/* What comes behind it afterwards cuts nothing off. */
void cn_note_screen(const struct cn_board *b, struct cn_state *s, int leader, bool seen)
{
    uint8_t *screens = &s->leader[leader].screens;

    *screens = SCREENS_NOT_NOTED;
    if (seen && is_single_rider(b, s, leader))
        *screens = is_in_reach(b, s, leader) ? SCREENS_IN_REACH : SCREENS_OUT_OF_REACH;
}

/* 1X-201-1: one SP of cavalry, within dispatch distance when the enemy came, may be treated as a
 * vedette. */
bool cn_may_withdraw(const struct cn_board *b, const struct cn_state *s, int leader)
{
    if (!is_single_rider(b, s, leader))
        return false;
    if (s->leader[leader].screens != SCREENS_NOT_NOTED)
        return s->leader[leader].screens == SCREENS_IN_REACH;
    return is_in_reach(b, s, leader);
}

/* 1X-272-1: such a formation stands there and nobody else. */
int cn_lone_rider(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    int leader = cn_leader_at(b, s, side, hex);

    if (leader == CN_NOBODY || s->leader[leader].under != CN_NOBODY ||
        cn_arm_at(b, s, side, hex, 7, true) != 1)
        return CN_NOBODY;
    return cn_may_withdraw(b, s, leader) ? leader : CN_NOBODY;
}

/* -- the question -- */

/* Does a vedette of theirs stand, and nobody else?  Then no types of battle are chosen. */
static bool is_met_by_vedettes(const struct cn_board *b, const struct cn_state *s,
                               const struct cn_battle *f)
{
    int foe = 1 - cn_battle_side(b, f);
    bool found = false;

    for (int i = 0; i < f->target_count; i++) {
        if (cn_has_garrison(s, foe, f->target[i]) ||
            cn_arm_at(b, s, foe, f->target[i], 7, true) > 0)
            return false;
        found = found || cn_lone_vedette(s, foe, f->target[i]) >= 0;
    }
    return found;
}

/* 1X-201-1, 272-1: one SP of horse says so when it chooses its type of battle, so that nobody knows it by
 * the question; here only where none is chosen. */
static int horse_asked(const struct cn_board *b, const struct cn_state *s,
                       const struct cn_battle *f, int index)
{
    int side = cn_battle_side(b, f);

    if (index < f->target_count)
        return cn_is_vedette(f->attacker) ? cn_lone_rider(b, s, 1 - side, f->target[index])
                                          : CN_NOBODY;
    return f->from_count == 1 && is_met_by_vedettes(b, s, f) ? cn_lone_rider(b, s, side, f->from[0])
                                                             : CN_NOBODY;
}

/* Whose turn it is: vedettes and single SP of horse in the hexes attacked, one by one, then he who
 * attacks; CN_NOBODY. */
static int runner_at(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                     int index)
{
    int vedette = -1;

    if (index < f->target_count)
        vedette = cn_lone_vedette(s, 1 - cn_battle_side(b, f), f->target[index]);
    else if (cn_is_vedette(f->attacker))
        return f->attacker;
    return vedette >= 0 ? CN_LEADERS + vedette : horse_asked(b, s, f, index);
}

static int ways_of(const struct cn_board *b, const struct cn_state *s, int what, uint16_t hex[24])
{
    return what == CN_NOBODY ? 0 : cn_withdrawals(b, s, cn_whose(b, what), cn_where(s, what), hex);
}

/* 1X-272-1: a vedette that stood with horse which has gone is alone now; its hex comes after those that
 * have answered. */
enum eng_flow cn_ask_left_alone(struct eng_turn *t, struct eng_frame *fr, int hex)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    if (cn_lone_vedette(s, 1 - cn_battle_side(cn_board(t->box), f), hex) < 0)
        return jump(fr, ROW_MARKERS);
    cn_drop_hex(f->target, &f->target_count, hex);
    cn_add_hex(f->target, &f->target_count, hex);
    half_frame(fr)->progress = (int16_t)(f->target_count - 1);
    half_frame(fr)->flags |= HALF_ASKED;
    return jump(fr, ROW_WITHDRAWAL);
}

enum eng_flow cn_ask_withdraw(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    uint16_t hex[24];

    if (half_of(fr)->counter || f->round > 1)
        return NEXT;
    for (; half_of(fr)->progress <= f->target_count; half_frame(fr)->progress++) {
        int what = runner_at(b, s, f, half_of(fr)->progress);
        if (ways_of(b, s, what, hex) > 0)
            return ask(t, seats_of(t->core, cn_whose(b, what)));
    }
    bool asked = half_of(fr)->flags & HALF_ASKED; /* their reserves are settled */
    half_frame(fr)->progress = 0;
    half_frame(fr)->flags &= (int16_t)~HALF_ASKED;
    if (cn_is_over_before_it_began(t, fr))
        return finish(t, 0);
    return asked ? jump(fr, ROW_MARKERS) : NEXT;
}

void cn_offer_withdraw(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    int what = runner_at(b, s, &s->battle[half_of(fr)->battle], half_of(fr)->progress);
    uint16_t hex[24];
    int count = ways_of(b, s, what, hex);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_WITHDRAW, cn_number(hex[i]));
    offer(c, VERB_STAND);
}

eng_ruleno cn_check_withdraw(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    int what = runner_at(b, s, &s->battle[half_of(fr)->battle], half_of(fr)->progress);
    uint16_t hex[24];

    (void)seat;
    if (a->verb == VERB_STAND)
        return 0;
    int count = ways_of(b, s, what, hex);
    return cn_has_hex(hex, count, cn_hex_of(a->noun)) ? 0 : CN_272_4;
}

/* A vedette that was with the horse is alone when it has gone, and is asked next. */
static void withdraw(struct eng_turn *t, struct eng_frame *fr, int what, int hex)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    bool vedette = cn_is_vedette(what);

    tell(t, vedette ? CN_272_1 : CN_201_1, ENG_ALL, NEWS_WITHDRAWS, cn_whose(b, what),
         cn_where(s, what));
    if (vedette) {
        cn_move_vedette(t, what - CN_LEADERS, hex);
    } else {
        cn_drop_trains(t, what); /* 1X-226-3: a train does not go back with him */
        cn_move_leader(t, what, hex);
    }
    half_frame(fr)->progress = (int16_t)(half_of(fr)->progress + vedette);
}

enum eng_flow cn_take_withdraw(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int what = runner_at(b, s, cn_battle_now(s, fr), half_of(fr)->progress);

    if (a->verb == VERB_WITHDRAW)
        withdraw(t, fr, what, cn_hex_of(a->noun));
    else
        half_frame(fr)->progress++;
    return jump(fr, ROW_WITHDRAWAL);
}
