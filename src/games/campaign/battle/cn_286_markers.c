/* cn_286_markers.c -- 1X 260, 262 (step 3), 285 to 292: the types of battle, chosen in secret by
 * both sides at the start of every round. */

#include "games/campaign/battle/cn_battle.h"

/* -- 1X-285, 286: who may choose freely -- */

/* A town of any class, not a village (1X-285-3).  Nowhere: one who was supposed to lead and does not. */
static bool is_town(const struct cn_board *b, int hex)
{
    return hex != CN_NOWHERE && BY(CN_285_3, b->hex[hex].town >= TOWN);
}

static int chief_of(const struct cn_board *b, const struct cn_battle *f, int side)
{
    return cn_is_phasing(b, f, side) ? f->attacker : f->defender;
}

static bool is_in_town(const struct cn_board *b, const struct cn_state *s,
                       const struct cn_battle *f, int side)
{
    return is_town(b, s->leader[chief_of(b, f, side)].hex);
}

/* 1X-285-1, 285-4: a quarter of the force, or 8 SP, of all arms. */
static bool has_reserve(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_battle *f, int side)
{
    const uint16_t *hex;
    int count, chief = chief_of(b, f, side), all = 0, back = 0;

    cn_side_hexes(b, f, side, &hex, &count);
    for (int i = b->unit_first[side]; i < b->unit_first[side + 1]; i++) {
        const struct cn_unit *u = &s->unit[i];
        if (u->standing != IS_TRACK ||
            (!cn_fights_with(s, u->leader, chief) && !cn_has_hex(hex, count, cn_unit_hex(s, i))))
            continue;
        all += u->sp;
        back += u->reserve ? u->sp : 0;
    }
    return BY(CN_285_4, back >= 8 || (back > 0 && back * 4 >= all));
}

/* 1X-247-1: a forager attacked chooses freely. */
static bool is_free(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                    int side)
{
    if (BY(CN_273_2, s->option[OPTION_RESERVES] != 0 || is_in_town(b, s, f, side) ||
                         has_reserve(b, s, f, side)))
        return true;
    return !cn_is_phasing(b, f, side) && s->leader[chief_of(b, f, side)].forage;
}

/* 1X-286-1: only over primary bridges; where there is none nobody attacks. */
static bool is_over_bridge(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f)
{
    for (int i = 0; i < f->from_count; i++)
        for (int k = 0; k < f->target_count; k++) {
            int side = cn_side_to(b, f->from[i], f->target[k]);
            if (side >= 0 && b->hex[f->from[i]].river[side] == PRIMARY_RIVER &&
                cn_is_bridged(b, s, f->from[i], side))
                return true;
        }
    return false;
}

/* 1X-287-1, 287-3, 287-4: as often as his initiative, in a town always. */
static bool is_used_up(const struct cn_board *b, const struct cn_state *s,
                       const struct cn_battle *f, int side)
{
    int chief = chief_of(b, f, side);

    int shown =
        s->leader[chief].pitched % CN_REAR_GUARDS + s->leader[chief].pitched / CN_REAR_GUARDS;
    return BY(CN_287_3, !is_in_town(b, s, f, side)) && shown >= cn_initiative(b, s, chief);
}

static eng_ruleno check_pitched(const struct cn_board *b, const struct cn_state *s,
                                const struct cn_battle *f, int side)
{
    int chief = chief_of(b, f, side);

    if (cn_is_phasing(b, f, side) && is_over_bridge(b, s, f))
        return CN_286_1;
    if (cn_is_phasing(b, f, side) && f->failed_repulse && f->round == 1)
        return CN_212_2;
    if (cn_is_general(b, chief) && cn_initiative(b, s, chief) == 0 && !is_in_town(b, s, f, side))
        return CN_286_2;
    if (is_used_up(b, s, f, side))
        return CN_287_1;
    return is_free(b, s, f, side) ? 0 : CN_285_1;
}

/* -- 1X-288 to 290: refusal -- */

/* Would it have affecting ground or woods, attacked where it stands? */
static bool has_cover(const struct cn_board *b, const struct cn_state *s, const struct cn_battle *f,
                      int side)
{
    bool phasing = cn_is_phasing(b, f, side);

    for (int i = 0; i < f->from_count; i++)
        for (int k = 0; k < f->target_count; k++) {
            int own = phasing ? f->from[i] : f->target[k];
            int other = phasing ? f->target[k] : f->from[i];
            if (cn_touches(b, own, other) &&
                (cn_is_affecting(b, s, other, own) || b->hex[own].ground == WOODS))
                return true;
        }
    return false;
}

static eng_ruleno check_refusal(const struct cn_board *b, const struct cn_state *s,
                                const struct cn_battle *f, int side)
{
    if (cn_is_phasing(b, f, side) && f->round == 1)
        return CN_290_1;
    if (cn_is_phasing(b, f, side) && (half_now(&s->core)->flags & HALF_FORCED))
        return CN_360_3;
    if (cn_is_overruled(b, s, chief_of(b, f, side)))
        return CN_364_3;
    if (!has_cover(b, s, f, side))
        return CN_288_1;
    return check_pitched(b, s, f, side);
}

/* -- 1X-292: rear guard -- */

static eng_ruleno check_rear_guard(const struct cn_board *b, const struct cn_state *s,
                                   const struct cn_battle *f, int side)
{
    if (s->option[OPTION_REAR_GUARD] == 0)
        return CN_262_7;
    if (cn_is_phasing(b, f, side))
        return CN_285_2;
    if (is_used_up(b, s, f, side))
        return CN_287_4;
    return is_free(b, s, f, side) ? 0 : CN_285_1;
}

eng_ruleno cn_check_marker(const struct cn_board *b, const struct cn_state *s, int battle, int side,
                           int marker)
{
    const struct cn_battle *f = &s->battle[battle];

    switch (marker) {
    case MARKER_PITCHED:
        return check_pitched(b, s, f, side);
    case MARKER_REFUSAL:
        return check_refusal(b, s, f, side);
    case MARKER_REAR_GUARD:
        return check_rear_guard(b, s, f, side);
    default:
        return 0;
    }
}

/* -- the question -- */

enum { WITHDRAWS = 10000 }; /* sealed: that and the number of the hex */

static const struct {
    int verb, marker;
} choice[] = {
    { VERB_PITCHED, MARKER_PITCHED },
    { VERB_PURSUIT, MARKER_PURSUIT },
    { VERB_REFUSAL, MARKER_REFUSAL },
    { VERB_REAR_GUARD, MARKER_REAR_GUARD },
};

static int marker_of(int verb)
{
    for (int i = 0; i < 4; i++)
        if (choice[i].verb == verb)
            return choice[i].marker;
    return MARKER_NONE;
}

/* 1X-286-3: vedettes and garrisons alone choose nothing. */
enum eng_flow cn_ask_markers(struct eng_turn *t, struct eng_frame *fr)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    struct cn_half h;

    cn_half_of(cn_board(t->box), s, half_of(fr)->battle, false, &h);
    if (BY(CN_349_1, BY(CN_355_1, half_of(fr)->counter != 0)))
        return NEXT;
    if (h.leader == CN_NOBODY ||
        BY(CN_286_3, h.other == CN_NOBODY && cn_only_vedettes(s, &h, false))) {
        f->marker[0] = f->marker[1] = MARKER_PURSUIT;
        return NEXT;
    }
    if (h.other == CN_NOBODY) {
        f->marker[h.defender] = MARKER_PURSUIT;
        return ask(t, seats_of(t->core, h.attacker));
    }
    return ask(t, BY(CN_260_1, seats_of(t->core, FRENCH) | seats_of(t->core, COALITION)));
}

/* Who of that side may go there before combat; CN_NOBODY. */
static int who_goes(const struct cn_board *b, const struct cn_state *s, int battle, int side,
                    int to)
{
    const struct cn_battle *f = &s->battle[battle];
    const uint16_t *own;
    uint16_t hex[24];
    int count;

    cn_side_hexes(b, f, side, &own, &count);
    for (int i = 0; f->round <= 1 && i < count; i++) {
        int leader = cn_lone_rider(b, s, side, own[i]);
        if (leader != CN_NOBODY && cn_has_hex(hex, cn_withdrawals(b, s, side, own[i], hex), to))
            return leader;
    }
    return CN_NOBODY;
}

static void offer_withdrawals(const struct cn_board *b, const struct cn_state *s, int battle,
                              int side, struct eng_choices *c)
{
    const struct cn_battle *f = &s->battle[battle];
    const uint16_t *own;
    uint16_t hex[24], offered[CN_TARGETS * 24];
    int count, all = 0;

    cn_side_hexes(b, f, side, &own, &count);
    for (int i = 0; f->round <= 1 && i < count; i++) {
        bool goes = cn_lone_rider(b, s, side, own[i]) != CN_NOBODY;
        for (int k = goes ? cn_withdrawals(b, s, side, own[i], hex) - 1 : -1; k >= 0; k--)
            if (!cn_has_hex(offered, all, hex[k])) {
                offered[all++] = hex[k];
                offer_noun(c, VERB_WITHDRAW, cn_number(hex[k]));
            }
    }
}

void cn_offer_markers(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int battle = half_now(&s->core)->battle, side = s->core.side[seat];

    for (int i = 0; i < 4; i++)
        if (BY(CN_262_6, cn_check_marker(b, s, battle, side, choice[i].marker) == 0))
            offer(c, choice[i].verb);
    offer_withdrawals(b, s, battle, side, c);
}

eng_ruleno cn_check_markers(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    int battle = half_now(&s->core)->battle, side = s->core.side[seat];

    if (a->verb == VERB_WITHDRAW)
        return who_goes(b, s, battle, side, cn_hex_of(a->noun)) == CN_NOBODY ? CN_201_1 : 0;
    return cn_check_marker(b, s, battle, side, marker_of(a->verb));
}

/* 1X-201-1: one SP of cavalry is gone before the fight; the hex that it left, or CN_NOWHERE. */
static int goes_before(struct eng_turn *t, struct eng_frame *fr, int side, int answer)
{
    struct cn_state *s = t->state;
    int to = cn_hex_of(answer - WITHDRAWS), leader = CN_NOBODY;

    if (answer >= WITHDRAWS)
        leader = who_goes(cn_board(t->box), s, half_of(fr)->battle, side, to);
    if (leader == CN_NOBODY)
        return CN_NOWHERE;
    int left = s->leader[leader].hex;
    tell(t, CN_201_1, ENG_ALL, NEWS_WITHDRAWS, side, left);
    cn_drop_trains(t, leader); /* 1X-226-3 */
    cn_move_leader(t, leader, to);
    return left;
}

/* 1X-289-1: the attacker who refuses makes no attack. */
static enum eng_flow after_markers(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    if (BY(CN_288_2, f->marker[cn_battle_side(b, f)] != MARKER_REFUSAL))
        return NEXT;
    half_frame(fr)->flags |= HALF_NO_ATTACK;
    return jump(fr, ROW_ROUND_END);
}

enum eng_flow cn_take_markers(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int value = a->verb == VERB_WITHDRAW ? WITHDRAWS + a->noun : marker_of(a->verb);
    int answer[SIDES] = { 0, 0 };

    if (seal(t, value) == ASKED)
        return ASKED;
    for (int i = 0; i < s->core.seat_count; i++)
        if (s->core.sealed[i])
            answer[s->core.side[i]] = s->core.sealed[i];
    for (int i = 0; i < s->core.seat_count; i++)
        s->core.sealed[i] = 0;
    int second = 1 - cn_battle_side(cn_board(t->box), f);
    int left = goes_before(t, fr, second, answer[second]);
    if (left != CN_NOWHERE && cn_is_over_before_it_began(t, fr))
        return finish(t, 0);
    if (goes_before(t, fr, 1 - second, answer[1 - second]) != CN_NOWHERE) {
        cn_forget_battle(t, half_of(fr)->battle, OVER_DONE);
        return finish(t, 0);
    }
    if (left != CN_NOWHERE) /* 1X-272-1: whoever is left chooses anew */
        return cn_ask_left_alone(t, fr, left);
    for (int side = FRENCH; side < SIDES; side++)
        if (answer[side])
            f->marker[side] = (uint8_t)answer[side];
    tell(t, CN_262_5, ENG_ALL, NEWS_TYPES_CHOSEN, f->round);
    return after_markers(t, fr);
}
