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

/* As far as anybody sees: whoever is no vedette has a zone. */
static bool is_in_zone(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what == CN_NOBODY || (p->face_up && cn_is_vedette(p->what)))
            continue;
        int way = cn_distance(p->hex, hex) == 1 ? cn_side_to(b, p->hex, hex) : -1;
        if (way >= 0 && cn_zone_reaches(b, s, p->hex, way))
            return true;
    }
    return false;
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

/* -- the question -- */

/* Whose turn it is: the vedettes in the hexes attacked, one by one, then the one that attacks. */
static int vedette_at(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                      int index)
{
    if (index < f->target_count)
        return cn_lone_vedette(s, 1 - cn_battle_side(b, f), f->target[index]);
    return cn_is_vedette(f->attacker) ? f->attacker - CN_LEADERS : -1;
}

bool cn_is_over_before_it_began(struct eng_turn *t, const struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int foe = 1 - cn_battle_side(b, f), kept = 0, before = f->target_count;

    for (int i = 0; i < f->target_count; i++)
        if (cn_lone_vedette(s, foe, f->target[i]) >= 0 || cn_has_garrison(s, foe, f->target[i]) ||
            cn_arm_at(b, s, foe, f->target[i], 7, true) > 0)
            f->target[kept++] = f->target[i];
    for (int i = kept; i < f->target_count; i++)
        f->target[i] = 0;
    f->target_count = (uint8_t)kept;
    bool gone =
        cn_is_vedette(f->attacker) && s->vedette[f->attacker - CN_LEADERS].hex != f->from[0];
    if (kept > 0 && !gone) {
        if (kept < before)
            tell(t, CN_272_2, ENG_ALL, NEWS_FEWER_TARGETS);
        return false;
    }
    tell(t, CN_272_2, ENG_ALL, NEWS_NO_BATTLE);
    cn_forget_battle(t, fr->local[ROUND_BATTLE], OVER_DONE);
    return true;
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
        int vedette = vedette_at(b, s, f, fr->local[ROUND_STATE]);
        if (vedette < 0)
            continue;
        int side = cn_vedette_side(vedette);
        if (cn_withdrawals(b, s, side, s->vedette[vedette].hex, hex) > 0)
            return ask(t, seats_of(t->core, side));
    }
    fr->local[ROUND_STATE] = 0;
    return cn_is_over_before_it_began(t, fr) ? finish(t, 0) : NEXT;
}

void cn_offer_withdraw(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = cn_frame(s);
    int vedette = vedette_at(b, s, &s->battle[fr->local[ROUND_BATTLE]], fr->local[ROUND_STATE]);
    uint16_t hex[24];
    int count = cn_withdrawals(b, s, s->core.side[seat], s->vedette[vedette].hex, hex);

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
    int vedette = vedette_at(b, s, &s->battle[fr->local[ROUND_BATTLE]], fr->local[ROUND_STATE]);
    uint16_t hex[24];

    if (a->verb == VERB_STAND)
        return 0;
    if (a->verb != VERB_WITHDRAW)
        return CN_272_3;
    int count = cn_withdrawals(b, s, s->core.side[seat], s->vedette[vedette].hex, hex);
    return cn_has_hex(hex, count, cn_hex_of(a->noun)) ? 0 : CN_272_4;
}

enum eng_flow cn_take_withdraw(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int vedette = vedette_at(b, s, cn_battle_now(s, fr), fr->local[ROUND_STATE]);

    fr->local[ROUND_STATE]++;
    if (a->verb == VERB_WITHDRAW) {
        tell(t, CN_272_1, ENG_ALL, NEWS_WITHDRAWS, cn_vedette_side(vedette),
             s->vedette[vedette].hex);
        cn_move_vedette(t, vedette, cn_hex_of(a->noun));
    }
    return jump(fr, ROW_WITHDRAWAL);
}
