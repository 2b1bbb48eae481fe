/* cn_349_rounds.c -- 1X 262 (steps 7 to 11, 15 to 19), 289 to 292, 316, 349 to 358: what comes of a
 * result: losses (their shares: cn_318_shares.c), retreat and pursuit, or another attack. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/retreat/cn_retreat.h"

/* -- vedettes: 1X-217, 262-28 -- */

static void remove_vedettes(struct eng_turn *t, int side, const uint16_t *hex, int count)
{
    const struct cn_state *s = t->state;

    for (int i = 0; i < count; i++) {
        int vedette = cn_lone_vedette(s, side, hex[i]);
        if (BY(CN_262_28, vedette >= 0))
            cn_vedette_back(t, vedette);
    }
}

/* A formation takes no harm of a vedette alone; of two vedettes each goes whose number is 1 or more. */
static enum eng_flow end_skirmish(struct eng_turn *t, struct eng_frame *fr, const struct cn_half *h)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    bool a = cn_only_vedettes(s, h, true), d = cn_only_vedettes(s, h, false);
    int attack = f->loser == 1 + h->attacker ? f->result : f->won;
    int defence = f->loser == 1 + h->defender ? f->result : f->won;

    if (a && (d ? BY(CN_217_6, attack > 0) : f->loser == 1 + h->attacker))
        remove_vedettes(t, h->attacker, h->from, h->from_count);
    bool driven_in = d && (a ? defence > 0 : f->loser == 1 + h->defender);
    if (driven_in)
        remove_vedettes(t, h->defender, h->to, h->to_count);
    cn_forget_battle(t, half_of(fr)->battle,
                     BY(CN_264_3, driven_in && !a) ? OVER_VACATED : OVER_DONE);
    return finish(t, HALF_LAST);
}

/* -- step 7: the winner's losses -- */

/* 1X-350-2: the defender who has won the first attack may still go, as many hexes as his number, if it
 * is one; his losses wait for that.  So far as both sides see. */
static bool is_override_asked(const struct cn_board *b, const struct cn_state *s,
                              const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int phasing = cn_battle_side(b, f);

    return !half_of(fr)->counter && BY(CN_350_3, f->round == 1) && f->loser == 1 + phasing &&
           f->won > 0 && f->marker[phasing] == MARKER_PITCHED && f->defender != CN_NOBODY &&
           !(half_of(fr)->flags & (HALF_GUARD | HALF_ASKED));
}

/* 1X-358-1: and not where the attacker has too few SP for it, and goes himself. */
static bool may_override(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];

    return is_override_asked(b, s, fr) &&
           cn_bearing_sp(b, s, fr, cn_battle_side(b, f)) >= f->result;
}

/* 1X-59-4, 318-2: at once, and never more than the loser can lose. */
static int winner_loss(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int has = cn_side_sp(b, s, fr, f->loser - 1);

    return BY(CN_318_2, f->won < has) ? f->won : has;
}

enum eng_flow cn_winner_losses(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    struct cn_half h;

    cn_half_of(b, s, half_of(fr)->battle, half_of(fr)->counter, &h);
    bool begins = half_of(fr)->progress == 0; /* later only a vedette may be left of a winner */
    if (begins && BY(CN_217_5, BY(CN_217_4, BY(CN_217_3, cn_only_vedettes(s, &h, true) ||
                                                             cn_only_vedettes(s, &h, false)))))
        return end_skirmish(t, fr, &h);
    if (may_override(b, s, fr))
        return NEXT;
    int side = 2 - f->loser;
    if (begins)
        half_frame(fr)->column = (int16_t)BY(CN_262_27, winner_loss(b, s, fr));
    else {
        cn_bear(t, half_of(fr)->battle, side, fr->answer);
        f->cost = (uint8_t)(f->cost + BY(CN_357_3, fr->answer));
        fr->answer = 0;
    }
    bool guard = (half_of(fr)->flags & HALF_GUARD) && side == FRENCH;
    enum eng_flow flow = cn_share_out(t, fr, ROW_WINNER, side, guard ? LOSS_GUARD : LOSS_WINNER);
    if (flow == NEXT && fr->step == ROW_REVEAL)
        half_frame(fr)->progress = 0;
    return flow;
}

/* -- the loser's marker -- */

/* A marker that was laid open by refusing has not been revealed by a defeat yet. */
enum { SHOWN = 1, REFUSED = 2 };

/* 1X-287-4, 341-3: both kinds are limited together, but a rear guard does not slow a pursuit. */
static void count_marker(struct cn_leader *l, int marker)
{
    bool rear = marker == MARKER_REAR_GUARD;

    if ((rear ? l->pitched / CN_REAR_GUARDS : l->pitched % CN_REAR_GUARDS) < CN_REAR_GUARDS - 1)
        l->pitched = (uint8_t)(l->pitched + (rear ? CN_REAR_GUARDS : 1));
}

/* 1X-287-2, 291-1: revealed once a round; a refusal that is shown so is a pitched battle. */
static void show_marker(struct eng_turn *t, struct cn_battle *f, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int chief = cn_chief_of(b, f, side), marker = f->marker[side];

    HOLDS(CN_288_3, "who refuses an attack goes through pass(), which counts no marker");
    if (BY(CN_287_2, f->shown[side] == SHOWN))
        return;
    if (f->shown[side] != REFUSED)
        tell(t, CN_262_13, ENG_ALL, NEWS_REVEALS, side, marker);
    f->shown[side] = SHOWN;
    cn_remember(s, TOLD_MARKER, marker);
    if (marker != MARKER_PURSUIT && chief < b->leader_count)
        count_marker(&s->leader[chief], marker);
}

/* 1X-316-3, 316-4, 358-1: whoever meets the Guard, or has too few SP, goes whatever he chose. */
static int effective(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int side = f->loser - 1, marker = f->marker[side];

    if (BY(CN_316_3, BY(CN_316_4, (half_of(fr)->flags & HALF_GUARD) != 0)) || marker == MARKER_NONE)
        return MARKER_PURSUIT;
    if (BY(CN_358_1, cn_bearing_sp(b, s, fr, side) < f->result))
        return MARKER_PURSUIT;
    return BY(CN_260_2, BY(CN_291_1, marker == MARKER_REFUSAL) ? MARKER_PITCHED : marker);
}

enum eng_flow cn_ask_reveal(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int loser = f->loser - 1;

    half_frame(fr)->progress = 0;
    cn_succeed_leaders(b, s, f);
    show_marker(t, f, BY(CN_262_25, loser));
    if (may_override(b, s, fr))
        return ask(t, seats_of(t->core, 1 - loser));
    switch (BY(CN_7_3, effective(b, s, fr))) {
    case MARKER_PITCHED:
        half_frame(fr)->flags |= HALF_PITCHED;
        return jump(fr, BY(CN_59_6, ROW_PITCHED));
    case MARKER_REAR_GUARD:
        return ask(t, seats_of(t->core, loser));
    default:
        f->split = BY(CN_59_5, f->result);
        return NEXT;
    }
}

/* Asked of the defender whatever he chose: the question tells nothing. */
void cn_offer_reveal(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *fr = eng_now(&s->core);
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int marker = f->marker[s->core.side[seat]];

    if (!is_override_asked(b, s, fr)) {
        for (int n = 0; n <= BY(CN_292_2, f->result); n++)
            offer_count(c, VERB_SPLIT, 0, n);
        return;
    }
    if (marker == MARKER_PURSUIT || marker == MARKER_REAR_GUARD)
        offer(c, VERB_OVERRIDE);
    offer(c, VERB_DECLINE);
}

enum eng_flow cn_take_reveal(struct eng_turn *t, struct eng_frame *fr, const struct eng_action *a)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    if (a->verb == VERB_SPLIT) {
        half_frame(fr)->flags |= HALF_REAR;
        f->split = (uint8_t)a->count;
        tell(t, CN_292_1, ENG_ALL, NEWS_REAR_GUARD, f->loser - 1, a->count, f->result - a->count);
        return jump(fr, ROW_PITCHED);
    }
    half_frame(fr)->flags |= HALF_ASKED;
    half_frame(fr)->progress = 0;
    if (a->verb == VERB_DECLINE) {
        tell(t, CN_350_2, ENG_ALL, NEWS_HOLDS_ITS_GROUND, 2 - f->loser);
        return jump(fr, ROW_WINNER);
    }
    half_frame(fr)->flags |= HALF_OVERRIDE;
    f->shown[2 - f->loser] = 1;
    f->split = f->won;
    tell(t, CN_350_2, ENG_ALL, NEWS_OVERRIDES, 2 - f->loser);
    return jump(fr, ROW_PITCHED);
}

/* -- steps 8 and 9: retreat and pursuit -- */

/* The side that goes: the loser, or the winner who overrides; dynamics: whoever was to attack. */
static int who_goes(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int phasing = cn_battle_side(b, f);

    if (half_of(fr)->flags & HALF_RETREATS)
        return half_of(fr)->counter ? 1 - phasing : phasing;
    return half_of(fr)->flags & HALF_OVERRIDE ? 2 - f->loser : f->loser - 1;
}

/* 1X-270-2: the garrison of a hex that is left pays the first SP. */
static void leave_hexes(struct eng_turn *t, struct eng_frame *fr, int side)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    struct cn_scope scope;

    cn_scope_of(cn_board(t->box), s, fr, side, &scope);
    remove_vedettes(t, side, scope.hex, scope.count);
    for (int i = 0; i < scope.count; i++)
        if (BY(CN_71_1, cn_has_garrison(s, side, scope.hex[i]))) {
            tell(t, CN_270_2, ENG_ALL, NEWS_GARRISON_GONE, scope.hex[i]);
            cn_source_taken(t, side);
            cn_bear(t, half_of(fr)->battle, side, 1);
            f->garrison = 1;
        }
}

/* 1X-352-1: whoever is in a hex that this half does not concern parts from those who go. */
static void part_from_the_beaten(struct eng_turn *t, const struct eng_frame *fr, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int chief = cn_chief_of(b, f, side), count;
    const uint16_t *hex;
    struct cn_scope scope;

    cn_scope_of(b, s, fr, side, &scope);
    if (!scope.partial || chief >= b->leader_count)
        return;
    cn_side_hexes(b, f, side, &hex, &count);
    bool goes = cn_has_hex(scope.hex, scope.count, s->leader[chief].hex);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_stands(s, i) && s->leader[i].under == chief &&
            cn_has_hex(hex, count, s->leader[i].hex) &&
            goes != cn_has_hex(scope.hex, scope.count, s->leader[i].hex))
            s->leader[i].under = CN_NOBODY;
}

/* Who goes next: of those in the hexes concerned, so that nobody goes twice. */
static int next_to_go(const struct cn_board *b, const struct cn_state *s,
                      const struct eng_frame *fr, int side)
{
    struct cn_scope scope;
    int leader = half_of(fr)->progress - 1;

    cn_scope_of(b, s, fr, side, &scope);
    do
        leader = cn_next_formation(b, s, fr, side, leader + 1);
    while (leader != CN_NOBODY && !cn_has_hex(scope.hex, scope.count, s->leader[leader].hex));
    return leader;
}

/* 1X-346-1: a garrison alone, or one who goes no hex: no pursuit follows that would judge the battle. */
static void decide_unpursued(struct eng_turn *t, const struct eng_frame *fr,
                             const struct cn_battle *f)
{
    if (f->loser && !cn_rest_strikes(cn_board(t->box), t->state, fr))
        cn_decide_battle(t, half_of(fr)->battle, 2 - f->loser);
}

enum eng_flow cn_round_retreat(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    int side = who_goes(b, s, fr);

    if (half_of(fr)->progress == 0 &&
        BY(CN_262_26, f->split > 0)) { /* 1X-360-6: by no hex at all nobody goes */
        leave_hexes(t, fr, side);
        part_from_the_beaten(t, fr, side);
    }
    int leader = next_to_go(b, s, fr, side);
    if (leader == CN_NOBODY || f->split == 0) {
        if (half_of(fr)->progress == 0)
            decide_unpursued(t, fr, f);
        else if (cn_takes_up_rear_guard(t, fr))
            fr->answer = HALF_CAUGHT;
        half_frame(fr)->progress = 0;
        return jump(fr, ROW_ROUND_END);
    }
    if (half_of(fr)->progress > 0)
        cn_tell_deed(t, &(struct cn_deed){ CN_262_14,
                                           NEWS_LEADER_TOO,
                                           0,
                                           NEWS_NEIGHBOUR_TOO,
                                           leader,
                                           { s->leader[leader].hex } });
    half_frame(fr)->progress = (int16_t)(leader + 1);
    return call(t, PROC_RETREAT, leader, f->split, RETREAT_BATTLE);
}

/* 1X-360-4: nobody pursues who had not won the combat just fought. */
static int victor(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *fr)
{
    const struct cn_battle *f = &s->battle[half_of(fr)->battle];
    int side = 1 - who_goes(b, s, fr), chief = cn_chief_of(b, f, side);

    if ((half_of(fr)->flags & HALF_RETREATS) && f->loser == 1 + side)
        return CN_NOBODY;
    return chief < b->leader_count && cn_stands(s, chief) ? chief : CN_NOBODY;
}

/* 1X-292-3, 357-3: what it cost the winner, less what a rear guard has borne in the fight. */
static int least_loss(const struct eng_frame *fr, const struct cn_battle *f)
{
    int borne = half_of(fr)->flags & HALF_REAR ? f->result - f->split : 0;

    if (half_of(fr)->flags & HALF_RETREATS)
        return 0;
    return BY(CN_292_3, f->cost > borne) ? BY(CN_357_2, f->cost - borne) : 0;
}

/* 1X-59-5, 262-15, 357: F's procedure sees to the minimum loss, too. */
enum eng_flow cn_round_pursuit(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    jump(fr, ROW_RETREATS);
    return call(t, PROC_PURSUIT, half_of(fr)->battle, victor(b, s, fr), f->split, 0, 0,
                least_loss(fr, f));
}

/* -- step 11: losses in a pitched battle, or of a rear guard -- */

enum eng_flow cn_pitched_losses(struct eng_turn *t, struct eng_frame *fr)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);
    bool goes = (half_of(fr)->flags & (HALF_REAR | HALF_OVERRIDE)) && f->split > 0;
    int side = f->loser - 1;

    if (half_of(fr)->progress == 0)
        half_frame(fr)->column =
            (int16_t)(half_of(fr)->flags & HALF_REAR ? f->result - f->split
                                                     : BY(CN_350_1, f->result));
    else
        cn_bear(t, half_of(fr)->battle, side, fr->answer);
    fr->answer = 0;
    enum eng_flow flow = cn_share_out(t, fr, ROW_PITCHED, side, LOSS_PITCHED);
    if (flow != NEXT || fr->step != ROW_ROUND_END)
        return flow;
    half_frame(fr)->progress = 0;
    return goes ? jump(fr, ROW_RETREATS) : NEXT;
}

/* -- the end of a half -- */

static bool defence_stands(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_battle *f)
{
    int side = 1 - cn_battle_side(b, f);

    for (int i = 0; i < f->target_count; i++)
        if (cn_arm_at(b, s, side, f->target[i], 7, true) > 0 ||
            cn_has_garrison(s, side, f->target[i]))
            return true;
    return false;
}

/* 1X-289, 290-2: no attack in this half; after three such halves in a row it is over. */
static enum eng_flow pass(struct eng_turn *t, struct eng_frame *fr, struct cn_battle *f)
{
    const struct cn_board *b = cn_board(t->box);
    int side = cn_battle_side(b, f);

    if (half_of(fr)->counter)
        side = 1 - side;
    if (f->marker[side] == MARKER_REFUSAL && !f->shown[side])
        f->shown[side] = REFUSED;
    tell(t, CN_289_1, ENG_ALL, NEWS_REFUSES, side);
    if (++f->refused >= 3) {
        tell(t, CN_290_2, ENG_ALL, NEWS_DIES_DOWN);
        if (f->loser)
            cn_decide_battle(t, half_of(fr)->battle, 2 - f->loser);
        cn_forget_battle(t, half_of(fr)->battle, OVER_DONE);
    }
    return finish(t, BY(CN_289_2, f->over) ? HALF_LAST : 0);
}

void cn_clear_result(struct cn_battle *f)
{
    f->loser = f->result = f->won = f->cost = f->split = f->garrison = 0;
}

/* Guns alone cannot strike, and if nobody strikes there is no end: such a half counts as a refused one
 * (1X-290-2).  Where one of the two is gone, the battle is over. */
enum eng_flow cn_no_combat(struct eng_turn *t, struct eng_frame *fr)
{
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    tell(t, CN_262_13, ENG_ALL, NEWS_NO_COMBAT);
    if (cn_stands(s, f->attacker) && defence_stands(cn_board(t->box), s, f))
        half_frame(fr)->flags |= HALF_NO_ATTACK;
    else
        cn_clear_result(f);
    return jump(fr, ROW_ROUND_END);
}

/* Did somebody go in this half? */
static bool has_gone(const struct eng_frame *fr, const struct cn_battle *f)
{
    if (half_of(fr)->flags & HALF_RETREATS)
        return true;
    return f->loser && !(half_of(fr)->flags & HALF_PITCHED) &&
           !((half_of(fr)->flags & HALF_REAR) && f->split == 0);
}

static int how_it_ended(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *fr, const struct cn_battle *f)
{
    bool caught = (half_of(fr)->flags & HALF_REAR) && fr->answer != 0;

    int vacated = f->round == 1 && !defence_stands(b, s, f) ? OVER_VACATED : OVER_DONE;

    if (has_gone(fr, f) && !caught)
        return vacated;
    if (!cn_stands(s, f->attacker))
        return OVER_ATTACKER_GONE;
    return defence_stands(b, s, f) || caught ? OVER_NOT : vacated;
}

/* 1X-348-1: the Guard that has not won. */
static void judge_guard(struct eng_frame *fr, struct cn_battle *f)
{
    if ((half_of(fr)->flags & HALF_GUARD) && f->loser == 1 + FRENCH)
        f->guard |= 2;
    if (half_of(fr)->flags & HALF_GUARD)
        f->guard &= 2;
}

enum eng_flow cn_round_end(struct eng_turn *t, struct eng_frame *fr)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_battle *f = cn_battle_now(s, fr);

    HOLDS(CN_59_2, "the rows of a round stand in this order");
    cn_succeed_leaders(b, s, f);
    if (half_of(fr)->flags & HALF_NO_ATTACK)
        return pass(t, fr, f);
    f->refused = 0;
    judge_guard(fr, f);
    int how = how_it_ended(b, s, fr, f), caught = how == OVER_NOT && has_gone(fr, f);
    if (how != OVER_NOT && cn_rest_strikes(b, s, fr)) {
        cn_lead_rest(s, b, f);
        return finish(t, has_gone(fr, f) ? HALF_PART_GONE : 0);
    }
    if (how != OVER_NOT) {
        if (!has_gone(fr, f) && f->loser)
            cn_decide_battle(t, half_of(fr)->battle, 2 - f->loser);
        cn_forget_battle(t, half_of(fr)->battle, how);
        return finish(t, HALF_LAST);
    }
    return finish(t, caught ? HALF_CAUGHT : 0);
}
