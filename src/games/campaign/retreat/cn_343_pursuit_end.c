/* cn_343_pursuit_end.c -- 1X 325, 336 and 343 to 345: what a pursuit costs the beaten, and what comes
 * after it. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

static const struct cn_battle *battle_of(const struct cn_state *s, const struct eng_frame *f)
{
    return &s->battle[pursuit_of(f)->battle];
}

static bool is_on_path(const struct cn_state *s, int hex)
{
    for (int i = 0; i < s->path_count; i++)
        if (s->path[i] == hex)
            return true;
    return false;
}

/* -- what it costs -- */

static void add_lost(struct eng_turn *t, const struct eng_frame *f, int side, int sp)
{
    struct cn_state *s = t->state;
    uint8_t *lost = &s->battle[pursuit_of(f)->battle].lost[side];

    *lost = (uint8_t)(*lost + sp > 255 ? 255 : *lost + BY(CN_325_2, sp));
}

/* 1X-316-1: all that the French lose in the round of the committed Guard is the Guard's to lose. */
static bool is_guard_beaten(const struct cn_state *s)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);

    return round && (half_of(round)->flags & HALF_GUARD);
}

static int guard_sp(const struct cn_board *b, const struct cn_state *s, int leader)
{
    uint8_t unit[CN_UNITS];
    int sp = 0;

    for (int i = cn_units_with(b, s, leader, unit) - 1; i >= 0; i--)
        sp += cn_is_guard(b, unit[i]) ? s->unit[unit[i]].sp : 0;
    return sp;
}

/* He who went, or where he has no Guard one of another formation who went with him and has. */
static int who_has_guard(const struct cn_board *b, const struct cn_state *s, int loser)
{
    if (guard_sp(b, s, loser) > 0)
        return loser;
    for (int i = b->side_first[FRENCH]; i < b->side_first[FRENCH + 1]; i++)
        if (s->leader[i].standing == s->leader[loser].standing &&
            s->leader[i].hex == s->leader[loser].hex && (s->leader[i].did & DID_FIGHT) &&
            guard_sp(b, s, i) > 0)
            return i;
    return loser;
}

static bool is_caught(const struct cn_state *s, const struct eng_frame *f)
{
    return pursuit_of(f)->made > 0 && cn_pursuit_catches(s, pursuit_of(f)->made);
}

/* 1X-270-2: less what the garrison has paid, the first SP, and others who went with them. */
static int pursuit_due(const struct cn_board *b, const struct cn_state *s,
                       const struct eng_frame *f)
{
    int loss = cn_pursuit_price(b, s, f);

    if (s->battle[pursuit_of(f)->battle].garrison && loss > 0)
        loss--;
    loss -= pursuit_of(f)->state / PAID;
    return loss > 0 ? loss : 0;
}

enum eng_flow cn_pursuit_loss(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = 1 - cn_pursuit_winner(b, s, f), loser = cn_beaten_leader(b, s, side);
    bool caught = is_caught(s, f);
    int loss = pursuit_due(b, s, f);

    f->answer = 0;
    if (loser == CN_NOBODY)
        return NEXT;
    if (caught)
        loss = cn_strength_with(b, s, loser, 7);
    if (loss == 0)
        return NEXT;
    bool guard = !caught && side == FRENCH && is_guard_beaten(s);
    int bearer = guard ? who_has_guard(b, s, loser) : loser;
    if (bearer != loser && loss > guard_sp(b, s, bearer))
        loss = guard_sp(b, s, bearer); /* the rest is due then (1X-316-2) */
    tell(t, caught ? CN_334_1 : CN_333_1, ENG_ALL, caught ? NEWS_CAUGHT : NEWS_PURSUIT_LOSS, side,
         loss);
    cn_remember(s, caught ? TOLD_CAUGHT : TOLD_PURSUIT_LOSS, loss);
    return call(t, PROC_LOSSES, bearer, loss, guard ? LOSS_GUARD : LOSS_PURSUIT, 0);
}

/* 1X-325-1: a leader who went over the edge with a formation that is gone is a prisoner. */
static bool is_taken(const struct cn_state *s, const struct eng_frame *f, int leader)
{
    int end = s->path_count > 0 ? s->path[s->path_count - 1] : CN_NOWHERE;
    int above = cn_formation_of(s, leader);

    return s->path_full == PATH_OFF && cn_pursuit_catches(s, pursuit_of(f)->made) &&
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

/* Whoever overrides, meets the Guard or has too few SP is no rear guard, whatever he chose. */
static bool is_rear_guard(const struct cn_state *s, const struct eng_frame *f, int side)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);

    return battle_of(s, f)->marker[side] == MARKER_REAR_GUARD &&
           (!round || (half_of(round)->flags & HALF_REAR));
}

/* 1X-345-2: a rear guard that has been caught up with fights on. */
static bool fights_on(const struct cn_board *b, const struct cn_state *s, const struct eng_frame *f)
{
    int winner = cn_pursuit_winner(b, s, f), loser = cn_beaten_leader(b, s, 1 - winner);
    int leader = pursuit_of(f)->leader;

    if (!is_rear_guard(s, f, 1 - winner) || loser == CN_NOBODY || leader >= b->leader_count ||
        s->leader[leader].standing != IS_MAP)
        return false;
    return cn_side_to(b, s->leader[leader].hex, s->leader[loser].hex) >= 0;
}

/* 1X-346-4: he whom the table made the winner, though he may have been the one to retreat. */
static int by_the_table(const struct cn_state *s, const struct eng_frame *f, int winner)
{
    int loser = battle_of(s, f)->loser;

    return loser ? BY(CN_346_4, 2 - loser) : winner;
}

/* Another beaten formation has still to go, or another part to strike (1X-353-1): the battle is judged
 * after the last.  Whoever stands where the counter-attack did not strike is not beaten (1X-352-1). */
static bool stands_somebody(const struct cn_board *b, const struct cn_state *s,
                            const struct eng_frame *f, int side)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);
    const uint16_t *hex;
    int count;

    if (battle_of(s, f)->attacker >= b->leader_count)
        return false;
    if (round && cn_rest_strikes(b, s, round))
        return true;
    cn_side_hexes(b, battle_of(s, f), side, &hex, &count);
    for (int i = 0; i < count; i++)
        if (!is_on_path(s, hex[i]) && cn_leader_at(b, s, side, hex[i]) != CN_NOBODY &&
            (!round || cn_concerns(b, s, round, side, hex[i])))
            return true;
    return false;
}

/* 1X-357-1: what one beaten formation has lost the next need not lose. */
static void pay_minimum(struct cn_state *s, const struct eng_frame *f)
{
    uint8_t *cost = &s->battle[pursuit_of(f)->battle].cost;
    int paid = f->answer + s->path_guns;

    *cost = (uint8_t)(*cost > paid ? *cost - paid : 0);
}

/* 1X-341-3: what a formation has shown is shown by the part of it that fights on, too. */
static void hand_on_markers(struct cn_state *s, int from, int to)
{
    if (from == to || from >= CN_LEADERS)
        return;
    s->leader[to].pitched = s->leader[from].pitched;
    s->leader[from].pitched = 0;
}

/* 1X-345-2: the next round is fought where the two stand now. */
static void fight_on(struct eng_turn *t, struct cn_battle *battle, int leader, int loser)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = 0; i < CN_TARGETS; i++)
        battle->from[i] = battle->target[i] = 0;
    battle->from_count = battle->target_count = battle->group = battle->left = 0;
    for (int i = b->side_first[FRENCH]; i < b->leader_count; i++)
        if (s->leader[i].standing == IS_MAP && cn_has_troops(s, i) &&
            s->leader[i].under == battle->attacker)
            s->leader[i].under = CN_NOBODY;
    hand_on_markers(s, battle->attacker, leader);
    hand_on_markers(s, battle->defender, loser);
    battle->attacker = (uint8_t)leader;
    battle->defender = (uint8_t)loser;
    cn_add_hex(battle->from, &battle->from_count, s->leader[leader].hex);
    cn_add_hex(battle->target, &battle->target_count, s->leader[loser].hex);
    tell(t, CN_345_2, ENG_ALL, NEWS_HOLDS_ITS_GROUND, b->leader[loser].side);
}

static void note_caught(struct cn_state *s, int leader, int loser)
{
    for (int i = s->core.depth - 1; i >= 0; i--)
        if (s->core.frame[i].proc == PROC_ROUND) {
            half_frame(&s->core.frame[i])->die = cn_pack_caught(leader, loser);
            return;
        }
}

static bool is_caught_noted(const struct cn_state *s)
{
    const struct eng_frame *round = eng_innermost(&s->core, PROC_ROUND);

    return round && half_of(round)->die >= CN_CAUGHT;
}

bool cn_takes_up_rear_guard(struct eng_turn *t, const struct eng_frame *round)
{
    struct cn_state *s = t->state;
    int leader, loser;

    if (!cn_unpack_caught(half_of(round)->die, &leader, &loser) || !cn_stands(s, leader) ||
        !cn_stands(s, loser) ||
        !cn_touches(cn_board(t->box), s->leader[leader].hex, s->leader[loser].hex))
        return false;
    fight_on(t, &s->battle[half_of(round)->battle], leader, loser);
    return true;
}

/* 1X-323-1, 333-1, 334-1: of formations that went together the first could not bear it all; not he
 * whom they came upon in a fortress (1X-344-2). */
static bool is_more_due(const struct cn_board *b, const struct cn_state *s,
                        const struct eng_frame *f, int side)
{
    int loser = cn_beaten_leader(b, s, side);

    if ((pursuit_of(f)->state & JUDGED) || f->answer <= 0 || loser == CN_NOBODY ||
        cn_is_refuge(b, s, side, s->leader[loser].hex))
        return false;
    return is_caught(s, f) || pursuit_due(b, s, f) > f->answer;
}

/* 1X-334-1: the hex of those who are gone, unless others hold it; who is found alone there is in danger
 * as he is on the way (1X-40-2). */
static int enter_last_hex(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = pursuit_of(f)->leader, last = s->path[pursuit_of(f)->made - 1];

    if (s->leader[leader].hex != last) {
        pursuit_frame(f)->made--;
        if (cn_leader_at(b, s, 1 - b->leader[leader].side, last) != CN_NOBODY)
            return CN_NOBODY;
        cn_pursue_step(t, f, false);
    }
    return cn_pursuit_finds(t, f);
}

enum eng_flow cn_pursuit_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int winner = cn_pursuit_winner(b, s, f);

    if (is_more_due(b, s, f, 1 - winner)) {
        add_lost(t, f, 1 - winner, f->answer);
        pay_minimum(s, f);
        pursuit_frame(f)->state = (int16_t)(pursuit_of(f)->state + PAID * f->answer);
        return jump(f, ROW_PURSUIT_LOSS);
    }
    if (!(pursuit_of(f)->state & JUDGED)) {
        add_lost(t, f, 1 - winner, f->answer);
        pay_minimum(s, f);
        pursuit_frame(f)->state = JUDGED;
    }
    int taken = take_who_left(t, f, 1 - winner);
    if (taken != CN_NOBODY) {
        jump(f, ROW_PURSUIT_END);
        return call(t, PROC_CAPTURE, taken, taken);
    }
    int found = is_caught(s, f) ? enter_last_hex(t, f) : CN_NOBODY;
    if (found != CN_NOBODY) {
        jump(f, ROW_PURSUIT_END);
        return call(t, PROC_CAPTURE, found, pursuit_of(f)->leader);
    }
    bool others = stands_somebody(b, s, f, 1 - winner), noted = is_caught_noted(s);
    if (!noted && fights_on(b, s, f)) {
        int leader = pursuit_of(f)->leader, loser = cn_beaten_leader(b, s, 1 - winner);
        if (others)
            note_caught(s, leader, loser);
        else
            fight_on(t, &s->battle[pursuit_of(f)->battle], leader, loser);
        return finish(t, !others);
    }
    if (!others && !noted)
        cn_decide_battle(t, pursuit_of(f)->battle, by_the_table(s, f, winner));
    return finish(t, 0);
}
