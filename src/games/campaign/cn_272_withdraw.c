/* cn_272_withdraw.c -- 1X 272: vedettes that are alone go back one or two hexes before combat, the
 * non-phasing side's first; 1X-201-1: a cavalry formation of 1 SP may do the same. */

#include "games/campaign/cn_battle.h"

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

    HOLDS(CN_272_4);
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
    HOLDS(CN_201_1);
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

/* -- who is left -- */

static void keep_targets(const struct cn_board *b, const struct cn_state *s, struct cn_battle *f)
{
    int foe = 1 - cn_battle_side(b, f);

    for (int i = f->target_count - 1; i >= 0; i--)
        if (cn_lone_vedette(s, foe, f->target[i]) < 0 && !cn_has_garrison(s, foe, f->target[i]) &&
            cn_arm_at(b, s, foe, f->target[i], 7, true) == 0)
            cn_drop_hex(f->target, &f->target_count, f->target[i]);
}

static bool has_enemy_left(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f, int hex)
{
    for (int i = 0; i < f->target_count; i++)
        if (cn_facing(b, s, hex, f->target[i]) != FACING_NONE)
            return true;
    return false;
}

/* Has he joined, from a hex of his own? */
static bool has_joined(const struct cn_state *s, const struct cn_battle *f, int leader)
{
    return cn_stands(s, leader) && s->leader[leader].under == f->attacker &&
           cn_has_hex(f->from, f->from_count, s->leader[leader].hex) &&
           s->leader[leader].hex != s->leader[f->attacker].hex;
}

/* He and who stands by for him are in this battle no more, nor what they held back for it. */
static void stand_down(struct cn_state *s, int leader)
{
    for (int i = 0; i < CN_UNITS; i++)
        if (s->unit[i].standing == IS_TRACK && cn_fights_with(s, s->unit[i].leader, leader))
            s->unit[i].reserve = s->unit[i].lost = 0;
    for (int i = 0; i < CN_LEADERS; i++)
        if (cn_stands(s, i) && s->leader[i].under == leader)
            s->leader[i].under = CN_NOBODY;
    s->leader[leader].under = CN_NOBODY;
}

/* 1X-267-1: whose enemies are all gone, he has nobody to attack with the others. */
static void release_idle(const struct cn_board *b, struct cn_state *s, struct cn_battle *f)
{
    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if (has_joined(s, f, i) && !has_enemy_left(b, s, f, s->leader[i].hex)) {
            cn_drop_hex(f->from, &f->from_count, s->leader[i].hex);
            stand_down(s, i);
        }
}

/* The strongest of those who have joined. */
static int strongest_member(const struct cn_board *b, const struct cn_state *s,
                            const struct cn_battle *f)
{
    int best = CN_NOBODY, most = 0;

    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++) {
        int sp = has_joined(s, f, i) ? cn_formation_sp(b, s, i, true) : 0;
        if (sp > most) {
            most = sp;
            best = i;
        }
    }
    return best;
}

/* Whom nobody attacks any more is free for others. */
static void let_off(struct cn_state *s, int hex)
{
    for (int i = 0; i < CN_PIECES; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || p->hex != hex)
            continue;
        if (cn_is_vedette(p->what))
            s->vedette[p->what - CN_LEADERS].did &= (uint8_t)~VEDETTE_FOUGHT;
        else if (p->what < CN_LEADERS)
            s->leader[p->what].did &= (uint16_t)~DID_FIGHT;
    }
}

static bool is_reached(const struct cn_board *b, const struct cn_state *s,
                       const struct cn_battle *f, int target)
{
    for (int i = 0; i < f->from_count; i++)
        if (cn_facing(b, s, f->from[i], target) != FACING_NONE)
            return true;
    return false;
}

/* With him go on those whom he can lead; the others make attacks of their own. */
static void gather(const struct cn_board *b, struct cn_state *s, struct cn_battle *f, int next)
{
    uint8_t member[CN_LEADERS];
    int count = 0;

    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if (has_joined(s, f, i))
            member[count++] = (uint8_t)i;
    for (int i = 0; i < count; i++)
        s->leader[member[i]].under = CN_NOBODY;
    stand_down(s, f->attacker);
    s->leader[next].pitched = s->leader[f->attacker].pitched; /* the formation has shown them */
    s->leader[f->attacker].pitched = 0;
    while (f->from_count > 0)
        cn_drop_hex(f->from, &f->from_count, f->from[0]);
    f->attacker = (uint8_t)next;
    cn_add_hex(f->from, &f->from_count, s->leader[next].hex);
    for (int i = 0; i < count; i++) {
        int hex = s->leader[member[i]].hex;
        if (cn_distance(hex, s->leader[next].hex) == 1 && cn_can_lead(b, s, next, member[i])) {
            s->leader[member[i]].under = (uint8_t)next;
            cn_add_hex(f->from, &f->from_count, hex);
        } else if (member[i] != next) {
            stand_down(s, member[i]);
            let_off(s, hex);
        }
    }
}

/* 1X-267-1: he who led them has no enemy left himself; the others attack without him. */
bool cn_hand_over(const struct cn_board *b, struct cn_state *s, struct cn_battle *f)
{
    int next = strongest_member(b, s, f);

    if (next == CN_NOBODY || has_enemy_left(b, s, f, s->leader[f->attacker].hex))
        return false;
    gather(b, s, f, next);
    for (int i = f->target_count - 1; i >= 0; i--)
        if (!is_reached(b, s, f, f->target[i])) {
            let_off(s, f->target[i]);
            cn_drop_hex(f->target, &f->target_count, f->target[i]);
        }
    return true;
}

bool cn_is_over_before_it_began(struct eng_turn *t, const struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int before = f->target_count;

    keep_targets(b, s, f);
    if (f->target_count == 0 || cn_where(s, f->attacker) != f->from[0]) {
        tell(t, CN_272_2, ENG_ALL, NEWS_NO_BATTLE);
        cn_forget_battle(t, fr->local[ROUND_BATTLE], OVER_DONE);
        return true;
    }
    if (f->target_count < before)
        tell(t, CN_272_2, ENG_ALL, NEWS_FEWER_TARGETS);
    if (!cn_is_vedette(f->attacker)) {
        release_idle(b, s, f);
        bool other = cn_hand_over(b, s, f);
        for (int i = 0; i < f->target_count && other; i++)
            tell(t, CN_267_1, ENG_ALL, NEWS_ATTACKS, f->attacker, f->target[i], f->round);
        f->failed_repulse = cn_has_failed_repulse(b, s, f);
    }
    cn_muster(t, fr->local[ROUND_BATTLE], false);
    cn_tell_strength(t, f, FRENCH, true);
    cn_tell_strength(t, f, COALITION, true);
    return false;
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
    fr->local[ROUND_STATE] = (int16_t)(f->target_count - 1);
    fr->local[ROUND_FLAGS] |= HALF_ASKED;
    return jump(fr, ROW_WITHDRAWAL);
}

enum eng_flow cn_ask_withdraw(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    uint16_t hex[24];

    HOLDS(CN_272_1);
    HOLDS(CN_272_2);
    HOLDS(CN_272_3);
    if (fr->local[ROUND_COUNTER] || f->round > 1)
        return NEXT;
    for (; fr->local[ROUND_STATE] <= f->target_count; fr->local[ROUND_STATE]++) {
        int what = runner_at(b, s, f, fr->local[ROUND_STATE]);
        if (ways_of(b, s, what, hex) > 0)
            return ask(t, seats_of(t->core, cn_whose(b, what)));
    }
    bool asked = fr->local[ROUND_FLAGS] & HALF_ASKED; /* their reserves are settled */
    fr->local[ROUND_STATE] = 0;
    fr->local[ROUND_FLAGS] &= (int16_t)~HALF_ASKED;
    if (cn_is_over_before_it_began(t, fr))
        return finish(t, 0);
    return asked ? jump(fr, ROW_MARKERS) : NEXT;
}

void cn_offer_withdraw(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = cn_frame(s);
    int what = runner_at(b, s, &s->battle[fr->local[ROUND_BATTLE]], fr->local[ROUND_STATE]);
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
    const struct eng_frame *fr = cn_frame(s);
    int what = runner_at(b, s, &s->battle[fr->local[ROUND_BATTLE]], fr->local[ROUND_STATE]);
    uint16_t hex[24];

    (void)seat;
    if (a->verb == VERB_STAND)
        return 0;
    if (a->verb != VERB_WITHDRAW)
        return CN_272_3;
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
    fr->local[ROUND_STATE] = (int16_t)(fr->local[ROUND_STATE] + vedette);
}

enum eng_flow cn_take_withdraw(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int what = runner_at(b, s, cn_battle_now(s, fr), fr->local[ROUND_STATE]);

    if (a->verb == VERB_WITHDRAW)
        withdraw(t, fr, what, cn_hex_of(a->noun));
    else
        fr->local[ROUND_STATE]++;
    return jump(fr, ROW_WITHDRAWAL);
}
