/* nt_11_complete.c -- chapter 11: how an attack ends.
 *
 * Four ways: the defender gives up the locale (PROC_GROUND), the attacker only feints (PROC_FEINT),
 * guns have led (all stay), or the attack was pressed and is won (PROC_STORM) or lost
 * (PROC_REPULSE).  What an attack leaves behind for the rest of the turn is marked here too
 * (NT 11.12): approaches closed to further attacks, bombarded approaches, stormed locales. */

#include <string.h>

#include "engine/sabotage.h"
#include "games/triumph/nt_11_attack.h"

enum { GUARD_DEFEAT = 3 }; /* NT 15 */

enum eng_flow nt_leave_attack(struct eng_turn *t)
{
    struct nt_state *s = t->state;

    nt_faces_down(s);
    memset(&s->attack, 0, sizeof s->attack);
    memset(&s->move, 0, sizeof s->move);
    return finish(t, 0);
}

static void call_retreat(struct nt_state *s, const struct nt_front *front, bool after_combat)
{
    memset(&s->retreat, 0, sizeof s->retreat);
    s->retreat.locale = (uint8_t)front->defense_locale;
    s->retreat.side = (uint8_t)nt_defender(front->a);
    s->retreat.after_combat = after_combat;
}

static void enter(struct eng_turn *t, const struct nt_front *front, eng_ruleno rule)
{
    nt_arrive(t, &front->a->attacking, front->defense_locale, 0);
    tell(t, rule, ENG_ALL, NEWS_MOVES_IN, front->a->army, front->defense_locale);
}

/* -- step 2: the defender is gone -- */

enum eng_flow nt_ground_retreat(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    call_retreat(s, &front, false);
    return call(t, PROC_RETREAT);
}

/* NT-11.02-21: the board is now what the retreat made it.  Nothing that made the threat good can
 * have become impossible: no retreat leads to where a ride has yet to pass. */
enum eng_flow nt_ground_declaration(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    HOLDS(NT_11_02_21,
          "the row of the declaration comes after the retreat and surveys the board anew");
    return s->move.riding ? jump(f, ROW_RIDE_IN) : call(t, PROC_DECLARATION, TO_MOVE_IN);
}

/* NT-11.02-19: guns that could have led are shown, and stay. */
static enum eng_flow stay(struct eng_turn *t)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;

    FOR_SET (token, &a->attacking)
        nt_show_face(t, token, NT_11_02_19);
    nt_arrive(t, &a->attacking, a->from, 0);
    tell(t, NT_11_02_19, ENG_ALL, NEWS_GUNS_STAY);
    return nt_leave_attack(t);
}

/* Whether guns stay was said with the declaration: who moves in need not tell what it is. */
enum eng_flow nt_ground_entry(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    BASE_ASSERT(!SABOTAGE(BUG_TRIUMPH));
    if (s->attack.by_road)
        return jump(f, ROW_RIDE_IN);
    if (f->answer)
        return stay(t);
    enter(t, &front, NT_11_02_18);
    return nt_leave_attack(t);
}

/* The ride takes the vacated locale, and goes on under its command. */
static enum eng_flow ride_on(struct eng_turn *t, const struct nt_road *road)
{
    struct nt_state *s = t->state;

    nt_faces_down(s);
    memset(&s->attack, 0, sizeof s->attack);
    return nt_ride_on(t, road);
}

/* Asked is only where several roads cross the approach and part beyond it. */
enum eng_flow nt_ask_ride_in(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    struct nt_road road[3];
    int count = nt_ride_roads(nt_board(t->box), s, road);

    (void)f;
    BASE_ASSERT(count > 0);
    return count > 1 ? nt_ask(t, s->attack.army) : ride_on(t, &road[0]);
}

/* Which of the roads that is; -1: none of them. */
static int find_road(const struct nt_road *road, int count, int crossing)
{
    for (int i = 0; i < count; i++)
        if (road[i].crossing == crossing)
            return i;
    return -1;
}

eng_ruleno nt_check_ride_in(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *act)
{
    struct nt_road road[3];
    int count = nt_ride_roads(nt_board(box), state, road);

    (void)seat;
    return find_road(road, count, act->noun) >= 0 ? 0 : NT_11_12_04;
}

/* In the order of the map. */
void nt_offer_ride_in(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    const struct nt_approach *a = &nt_board(box)->approach[s->attack.approach];
    struct nt_road road[3];
    int count = nt_ride_roads(nt_board(box), s, road);

    (void)seat;
    for (int i = 0; i < a->crossing_count; i++)
        if (find_road(road, count, a->crossing[i]) >= 0)
            offer_noun(c, VERB_MARCH, a->crossing[i]);
}

enum eng_flow nt_take_ride_in(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    struct nt_road road[3];
    int count = nt_ride_roads(nt_board(t->box), t->state, road);

    (void)f;
    return ride_on(t, &road[find_road(road, count, act->noun)]);
}

/* -- step 3: the feint -- */

enum eng_flow nt_ask_feint_option(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    if (BY(NT_15_18, s->attack.guard != 0))
        return NEXT; /* a Guard Attack is no feint: NT-15-18 */
    return s->move.riding ? become(t, PROC_FEINT) : nt_ask(t, s->attack.army);
}

eng_ruleno nt_check_feint_option(const struct eng_box *box, const void *state, int seat,
                                 const struct eng_action *act)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);

    if (act->verb == VERB_FEINT)
        return nt_can_declare(&front, TO_FEINT) ? 0 : NT_11_03_03;
    return nt_can_declare(&front, TO_PRESS) ? 0 : NT_11_03_02;
}

enum eng_flow nt_take_feint_option(struct eng_turn *t, struct eng_frame *f,
                                   const struct eng_action *act)
{
    const struct nt_state *s = t->state;

    (void)f;
    if (act->verb == VERB_FEINT)
        return become(t, PROC_FEINT);
    tell(t, NT_11_03_01, ENG_ALL, NEWS_PRESSES, s->attack.army);
    return NEXT;
}

/* A ride in progress needs no further declaration. */
enum eng_flow nt_feint_declaration(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    (void)f;
    tell(t, NT_11_03_03, ENG_ALL, NEWS_FEINT, a->army);
    if (!s->move.riding)
        return call(t, PROC_DECLARATION, TO_FEINT);
    a->by_road = 1;
    a->command = s->move.command;
    a->attacking = s->move.pieces;
    a->from = s->move.at;
    return NEXT;
}

/* NT-11.00-12: riders are shown now that their ride is over; other feinting pieces never are. */
static void end_ride(struct eng_turn *t, int at)
{
    struct nt_state *s = t->state;
    struct nt_move ride = s->move;

    nt_ride_up(t, &ride);
    nt_arrive_by_road(t, &ride, BY(NT_11_13_02, at));
    FOR_SET (token, &ride.pieces)
        if (is_unit(token))
            nt_show_face(t, token, NT_11_00_12);
    memset(&s->move, 0, sizeof s->move);
}

/* NT-11.03-05, -06: all of them together. */
static enum eng_flow end_feint_at(struct eng_turn *t, int at)
{
    const struct nt_state *s = t->state;

    HOLDS(NT_11_03_06, "a feint ends in one place for all its pieces");
    HOLDS(NT_11_03_08, "a feint shows nobody but riders; the news names the blocks");
    HOLDS(NT_11_03_16, "no row of a feint commits anybody");
    if (BY(NT_11_12_03, s->attack.by_road != 0))
        end_ride(t, at);
    else
        nt_arrive(t, &s->attack.attacking, at, 0);
    tell(t, NT_11_03_05, ENG_ALL, NEWS_FEINT_ENDS, at);
    return NEXT;
}

static bool must_stay_in_place(const struct nt_front *front)
{
    if (!front->a->by_road && BY(NT_11_03_04, front->a->from == front->attack_at))
        return true;
    FOR_SET (token, &front->a->attacking)
        if (is_unit(token) && nt_is_fixed(front->s, token))
            return true;
    return false;
}

enum eng_flow nt_ask_feint_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    if (must_stay_in_place(&front))
        return end_feint_at(t, s->attack.from);
    return nt_ask(t, s->attack.army);
}

void nt_offer_feint_end(const struct eng_box *box, const void *state, int seat,
                        struct eng_choices *c)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    offer_noun(c, VERB_BLOCK, front.attack_at);
    offer(c, VERB_STAY);
}

enum eng_flow nt_take_feint_end(struct eng_turn *t, struct eng_frame *f,
                                const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(t->box), t->state, t->seat);

    (void)f;
    return end_feint_at(t, act->verb == VERB_BLOCK ? front.attack_at : front.attack_locale);
}

enum eng_flow nt_end_feint(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    (void)f;
    bit_add(s->turn.barred, BY(NT_11_12_12, s->attack.approach)); /* NT-11.12-10 */
    return nt_leave_attack(t);
}

/* -- morale -- */

/* NT-13-16: the loser's losses, then a beaten Guard Attack, each of which may end the match. */
enum eng_flow nt_attack_morale(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;
    int loser = BY(NT_13_03, a->won != 0) ? nt_defender(a) : a->army;

    (void)f;
    nt_lose_morale(t, loser, BY(NT_15_08, a->lost[loser]),
                   BY(NT_13_12, a->artillery != 0) ? NOT_BELOW_ONE : MAY_DEMORALISE,
                   a->artillery ? NT_13_10 : NT_13_02);
    if (nt_decided(t))
        return end_match(t);
    if (!a->guard || a->won)
        return NEXT;
    s->guard_beaten[a->army] = 1;
    tell(t, NT_15_28, ENG_ALL, NEWS_GUARD_BEATEN);
    nt_lose_morale(t, a->army, GUARD_DEFEAT, BY(NT_15_27, MAY_DEMORALISE), NT_15_26);
    return nt_decided(t) ? end_match(t) : NEXT;
}

/* -- step 11 -- */

/* NT-11.12-11: guns never close an approach, whoever wins; they bind their own next round. */
static enum eng_flow end_bombardment(struct eng_turn *t, const struct nt_front *front)
{
    struct nt_state *s = t->state;

    HOLDS(NT_11_05_18, "only a bombardment that was carried out writes down its approach");
    bit_add(s->turn.bombarded, s->attack.approach);
    bit_add(s->fired_now, front->attack_at - NT_BLOCK);
    nt_arrive(t, &s->attack.attacking, BY(NT_11_05_16, s->attack.from), 0);
    tell(t, NT_11_11_01, ENG_ALL, NEWS_ALL_STAY);
    return nt_leave_attack(t);
}

enum eng_flow nt_completion(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    if (BY(NT_11_12_11, s->attack.artillery != 0))
        return end_bombardment(t, &front);
    return become(t, BY(NT_11_11_05, s->attack.won != 0) ? PROC_STORM : PROC_REPULSE);
}

/* -- the attacker has won -- */

enum eng_flow nt_storm_retreat(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    if (!nt_is_occupied_by(front.b, s, nt_defender(front.a), front.defense_locale))
        return NEXT;
    call_retreat(s, &front, true);
    return call(t, PROC_RETREAT);
}

/* NT-11.11-04: there is always somebody left to enter. */
enum eng_flow nt_storm_entry(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    BASE_ASSERT(BY(NT_11_11_04, nt_set_units(&s->attack.attacking) > 0));
    enter(t, &front, NT_11_11_03);
    bit_add(s->turn.stormed, front.defense_locale); /* NT-11.12-13 */
    return nt_leave_attack(t);
}

/* -- the defender has won -- */

/* NT-11.11-06: neither a move nor a retreat; what did not attack stays at the approach. */
enum eng_flow nt_withdraw(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    HOLDS(NT_11_11_10,
          "withdrawal and breaking up walk through the attacking pieces and no others");
    nt_arrive(t, &s->attack.attacking, s->attack.from, 0);
    nt_put(s, &s->attack.attacking, BY(NT_11_13_04, front.attack_locale));
    tell(t, NT_11_11_06, ENG_ALL, NEWS_WITHDRAWS, s->attack.army, front.attack_locale);
    return NEXT;
}

/* A repulsed corps with more than one unit left; -1: none. */
static int corps_to_break_up(const struct nt_state *s)
{
    FOR_SET (token, &s->attack.attacking)
        if (!is_unit(token) && BY(NT_11_11_09, nt_corps_size(s, commander_of_token(token)) > 1))
            return commander_of_token(token);
    return -1;
}

/* NT-11.11-07 to -09: one corps after the other. */
enum eng_flow nt_ask_keep(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    return corps_to_break_up(s) < 0 ? NEXT : nt_ask(t, s->attack.army);
}

void nt_offer_keep(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_state *s = state;
    int commander = corps_to_break_up(s);

    (void)box, (void)seat;
    FOR_UNITS (u, s->attack.army)
        if (s->unit[u].corps == commander)
            offer_noun(c, VERB_KEEP, u);
}

enum eng_flow nt_take_keep(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    const struct nt_state *s = t->state;
    int commander = s->unit[act->noun].corps;

    FOR_UNITS (u, s->attack.army)
        if (BY(NT_11_11_08, BY(NT_8_08, s->unit[u].corps == commander)) && u != act->noun)
            nt_detach(t, u, NT_11_11_07);
    return jump(f, ROW_KEEP);
}

enum eng_flow nt_end_repulse(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    (void)f;
    bit_add(s->turn.barred, s->attack.approach); /* NT-11.12-10 */
    return nt_leave_attack(t);
}
