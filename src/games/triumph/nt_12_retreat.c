/* nt_12_retreat.c -- chapter 12: who must leave, at what price, and where to.
 *
 * A retreat empties a locale.  Artillery is lost first; then every side approach that is held, and
 * the infantry in reserve that was not named to defend, pays its points.  Units for which there is
 * no room are lost next, so that everything that is left can be placed: who survives is settled
 * before the corps break up, and a commander always has a survivor to go with.  The retreating
 * player chooses wherever there is a choice, and is not asked where there is none. */

#include <string.h>

#include "games/triumph/nt_local.h"

/* Every piece of the side in the locale leaves, named or not (NT-12-03). */
static bool is_leaving(const struct nt_board *b, const struct nt_state *s, int unit)
{
    return side_of_unit(unit) == s->retreat.side &&
           nt_locale_of(b, s->unit[unit].at) == s->retreat.locale;
}

static int leaving_count(const struct nt_board *b, const struct nt_state *s)
{
    return nt_units_in(b, s, s->retreat.side, s->retreat.locale);
}

/* -- the beginning -- */

static void show_all(struct eng_turn *t)
{
    const struct nt_state *s = t->state;

    FOR_UNITS (u, s->retreat.side)
        if (is_leaving(nt_board(t->box), s, u))
            nt_show_face(t, u, NT_12_04);
}

/* NT-15-04: to retreat is to be committed; the penalty comes before the losses (NT-13-16). */
static void commit_all(struct eng_turn *t)
{
    const struct nt_state *s = t->state;

    FOR_UNITS (u, s->retreat.side)
        if (is_leaving(nt_board(t->box), s, u))
            nt_commit(t, u);
}

enum eng_flow nt_begin_retreat(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    (void)f;
    HOLDS(NT_12_01, "ground given up and a locale stormed are the two callers");
    HOLDS(NT_12_02, "a retreat puts pieces and counts neither a move nor a command");
    HOLDS(NT_12_05, "before and after combat the same rows are run");
    set_clear(&s->retreat.placed);
    tell(t, NT_12_03, ENG_ALL, NEWS_RETREATS, s->retreat.side, s->retreat.locale);
    show_all(t);
    commit_all(t);
    return NEXT;
}

/* -- losses -- */

/* Takes strength and the same morale (NT-13-04); true: that was too much for the army. */
static bool lose(struct eng_turn *t, int unit, int points, eng_ruleno rule, eng_ruleno morale_rule)
{
    int side = side_of_unit(unit), lost = nt_take_loss(t, unit, points, rule);

    nt_check_commanders(t, side);
    nt_lose_morale(t, side, lost, BY(NT_13_13, MAY_DEMORALISE), morale_rule);
    return nt_decided(t);
}

static bool eliminate(struct eng_turn *t, int unit, eng_ruleno rule, eng_ruleno morale_rule)
{
    const struct nt_state *s = t->state;

    return lose(t, unit, s->unit[unit].strength, rule, morale_rule);
}

/* NT-12-06: wherever the guns stand; the fixed battery is no exception (NT-6.09-08). */
enum eng_flow nt_lose_guns(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    FOR_UNITS (u, s->retreat.side)
        if (is_leaving(nt_board(t->box), s, u) && BY(NT_6_09_08, s->unit[u].type == ARTILLERY) &&
            eliminate(t, u, NT_12_06, NT_13_08))
            return end_match(t);
    return NEXT;
}

/* The groups that pay: each approach of the locale, in order, and last the reserve. */
static int reserve_group(const struct nt_board *b, const struct nt_state *s)
{
    return b->locale[s->retreat.locale].approach_count;
}

static int approach_of_group(const struct nt_board *b, const struct nt_state *s, int group)
{
    return group == reserve_group(b, s) ? s->attack.approach
                                        : b->locale[s->retreat.locale].approach[group];
}

static int position_of_group(const struct nt_board *b, const struct nt_state *s, int group)
{
    return group == reserve_group(b, s)
               ? s->retreat.locale
               : nt_block_in(b, approach_of_group(b, s, group), s->retreat.locale);
}

static bool was_named(const struct nt_state *s, int unit)
{
    return BY(NT_12_14, s->retreat.after_combat && set_has(&s->attack.defending, unit));
}

/* Why a unit pays nothing in this group, or 0. */
static eng_ruleno why_not_pay(const struct nt_board *b, const struct nt_state *s, int group,
                              int unit)
{
    if (!is_leaving(b, s, unit))
        return NT_12_03;
    const struct nt_unit *u = &s->unit[unit];
    if (u->at == nt_block_in(b, s->attack.approach, s->retreat.locale))
        return NT_12_09;
    if (u->at != position_of_group(b, s, group))
        return NT_12_08;
    if (group != reserve_group(b, s))
        return u->type == ARTILLERY ? NT_12_07 : 0;
    if (was_named(s, unit))
        return NT_12_11;
    return nt_is_foot(u) ? 0 : NT_12_13;
}

static bool pays(const struct nt_board *b, const struct nt_state *s, int group, int unit)
{
    return why_not_pay(b, s, group, unit) == 0;
}

static int strength_of_group(const struct nt_board *b, const struct nt_state *s, int group)
{
    int strength = 0;

    FOR_UNITS (u, s->retreat.side)
        strength += pays(b, s, group, u) ? s->unit[u].strength : 0;
    return strength;
}

/* NT-12-07, NT-12-10: one point for a narrow approach and two for a wide one, at most what is
 * there (NT-12-15). */
static int points_of_group(const struct nt_board *b, const struct nt_state *s, int group)
{
    int points = BY(NT_12_29, b->approach[approach_of_group(b, s, group)].wide != 0) ? 2 : 1;
    int strength = strength_of_group(b, s, group);

    return BY(NT_12_15, points < strength) ? points : strength;
}

static eng_ruleno rule_of_group(const struct nt_board *b, const struct nt_state *s, int group)
{
    return group == reserve_group(b, s) ? NT_12_10 : NT_12_07;
}

enum eng_flow nt_next_group(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;

    while (retreat_of(f)->group <= reserve_group(b, s)) {
        int group = retreat_frame(f)->group++;
        retreat_frame(f)->owed = (int16_t)points_of_group(b, s, group);
        if (retreat_of(f)->owed > 0)
            return NEXT;
    }
    return jump(f, ROW_NO_ROOM);
}

/* The one unit that can pay; -1: there are several. */
static int only_payer(const struct nt_board *b, const struct nt_state *s, int group)
{
    int only = -1;

    FOR_UNITS (u, s->retreat.side) {
        if (!pays(b, s, group, u))
            continue;
        if (only >= 0)
            return -1;
        only = u;
    }
    return only;
}

static bool lose_group(struct eng_turn *t, int group)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;

    FOR_UNITS (u, s->retreat.side)
        if (pays(b, s, group, u) && eliminate(t, u, rule_of_group(b, s, group), NT_13_04))
            return true;
    return false;
}

/* Asks only if there are several that can pay, and not all of them must die. */
enum eng_flow nt_ask_group_loss(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    int group = retreat_of(f)->group - 1, owed = retreat_of(f)->owed;

    if (owed == 0)
        return jump(f, ROW_NEXT_GROUP);
    int only = only_payer(b, s, group);
    if (only < 0 && strength_of_group(b, s, group) > owed)
        return nt_ask(t, s->retreat.side);
    retreat_frame(f)->owed = 0;
    bool decided = only >= 0 ? lose(t, only, owed, rule_of_group(b, s, group), NT_13_04)
                             : lose_group(t, group);
    return decided ? end_match(t) : jump(f, ROW_NEXT_GROUP);
}

eng_ruleno nt_check_group_loss(const struct eng_box *box, const void *state, int seat,
                               const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)seat;
    return why_not_pay(nt_board(box), s, retreat_now(&s->core)->group - 1, a->noun);
}

enum eng_flow nt_take_group_loss(struct eng_turn *t, struct eng_frame *f,
                                 const struct eng_action *a)
{
    const struct nt_board *b = nt_board(t->box);
    eng_ruleno rule = retreat_of(f)->group - 1 == reserve_group(b, t->state) ? NT_12_12 : NT_12_08;

    retreat_frame(f)->owed--;
    if (lose(t, a->noun, 1, rule, NT_13_04))
        return end_match(t);
    return jump(f, ROW_GROUP_LOSS);
}

/* -- where there is room -- */

/* A ride in progress has left the place where its blocks still lie. */
static bool is_enemy_in(const struct nt_board *b, const struct nt_state *s, int locale)
{
    FOR_UNITS (u, other_side(s->retreat.side))
        if (nt_locale_of(b, s->unit[u].at) == locale &&
            !(s->move.riding && set_has(&s->move.pieces, u)))
            return true;
    return false;
}

/* May the pieces go into that locale at all, room apart? */
static eng_ruleno why_shut(const struct nt_board *b, const struct nt_state *s, int to)
{
    int from = s->retreat.locale, approach = nt_approach_between(b, from, to);

    if (!approach) {
        for (int i = 0; i < b->locale[from].approach_count; i++)
            if (nt_across(b, b->locale[from].approach[i], from) == to)
                return NT_12_20;
        return NT_12_17;
    }
    if (approach == s->attack.approach)
        return NT_12_19;
    return is_enemy_in(b, s, to) ? NT_12_21 : 0;
}

static eng_ruleno why_not_there(const struct nt_board *b, const struct nt_state *s, int to)
{
    eng_ruleno why = why_shut(b, s, to);

    HOLDS(NT_10_37, "closed reserves are asked for by moves and attacks, not here");
    return why ? why : nt_room_in(b, s, s->retreat.side, to) < 1 ? NT_12_22 : 0;
}

/* The open locales, ascending by approach; returns how many. */
static int open_locales(const struct nt_board *b, const struct nt_state *s, int to[12])
{
    const struct nt_locale *from = &b->locale[s->retreat.locale];
    int count = 0;

    for (int i = 0; i < from->approach_count; i++) {
        int locale = nt_across(b, from->approach[i], s->retreat.locale);
        if (why_not_there(b, s, locale) == 0)
            to[count++] = locale;
    }
    return count;
}

static int room_in_all(const struct nt_board *b, const struct nt_state *s)
{
    int to[12], room = 0;

    for (int i = open_locales(b, s, to); i-- > 0;)
        room += nt_room_in(b, s, s->retreat.side, to[i]);
    return room;
}

/* -- those for whom there is none -- */

/* NT-12-23, NT-12-25: what finds no room is eliminated, by choice as long as some does. */
enum eng_flow nt_ask_no_room(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    int room = room_in_all(b, s);

    (void)f;
    if (leaving_count(b, s) <= room)
        return NEXT;
    if (room > 0)
        return nt_ask(t, s->retreat.side);
    FOR_UNITS (u, s->retreat.side)
        if (is_leaving(b, s, u) && eliminate(t, u, NT_12_25, NT_13_07))
            return end_match(t);
    return NEXT;
}

eng_ruleno nt_check_no_room(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    (void)seat;
    return is_leaving(nt_board(box), state, a->noun) ? 0 : NT_12_03;
}

enum eng_flow nt_take_no_room(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (eliminate(t, a->noun, NT_12_23, NT_13_07))
        return end_match(t);
    return jump(f, ROW_NO_ROOM);
}

/* -- corps break up -- */

static bool is_leaving_in_corps(const struct nt_board *b, const struct nt_state *s, int corps,
                                int unit)
{
    return is_leaving(b, s, unit) && s->unit[unit].corps == corps;
}

/* The next commander of the locale who has more than one unit; -1: none. */
static int next_corps(const struct nt_board *b, const struct nt_state *s)
{
    FOR_COMMANDERS (c, s->retreat.side)
        if (nt_locale_of(b, s->commander[c].at) == s->retreat.locale && nt_corps_size(s, c) > 1)
            return c;
    return -1;
}

enum eng_flow nt_ask_remains(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    int corps = next_corps(nt_board(t->box), s);

    retreat_frame(f)->corps = (int16_t)(corps + 1);
    return corps < 0 ? NEXT : nt_ask(t, s->retreat.side);
}

eng_ruleno nt_check_remains(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct nt_state *s = state;

    (void)seat;
    return is_leaving_in_corps(nt_board(box), s, retreat_now(&s->core)->corps - 1, a->noun)
               ? 0
               : NT_12_27;
}

enum eng_flow nt_take_remains(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct nt_state *s = t->state;
    int corps = retreat_of(f)->corps - 1;

    nt_tell_unit(t, NT_12_26, NEWS_REMAINS, a->noun, corps);
    FOR_UNITS (u, s->retreat.side)
        if (u != a->noun && s->unit[u].corps == corps)
            nt_detach(t, u, NT_12_26);
    return jump(f, ROW_REMAINS);
}

/* -- the way out -- */

/* NT-12-27: the commander goes with the unit that is left to him. */
static void send(struct eng_turn *t, int unit, int to)
{
    struct nt_state *s = t->state;
    struct nt_set pieces = { { 0 } };

    set_add(&pieces, unit);
    if (!nt_is_detached(s, unit))
        set_add(&pieces, commander_token(s->unit[unit].corps));
    nt_put(s, &pieces, to);
    set_add(&s->retreat.placed, unit);
    if (BY(NT_11_02_14, s->retreat.after_combat != 0))
        s->unit[unit].flags |= UNIT_BEATEN;
    nt_tell_unit(t, NT_12_17, NEWS_RETREATS_TO, unit, to);
}

static void send_all(struct eng_turn *t, int to)
{
    const struct nt_state *s = t->state;

    FOR_UNITS (u, s->retreat.side)
        if (is_leaving(nt_board(t->box), s, u))
            send(t, u, to);
}

/* Everything that is left fits: when one open locale remains, all go there. */
enum eng_flow nt_ask_retreat_to(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    int to[12];

    (void)f;
    if (leaving_count(b, s) == 0)
        return NEXT;
    if (open_locales(b, s, to) > 1)
        return nt_ask(t, s->retreat.side);
    send_all(t, to[0]);
    return NEXT;
}

eng_ruleno nt_check_retreat_to(const struct eng_box *box, const void *state, int seat,
                               const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);

    (void)seat;
    if (!is_leaving(b, state, a->noun))
        return NT_12_03;
    if (a->count < 1 || a->count >= NT_LOCALES || !b->locale[a->count].exists)
        return NT_12_17;
    return why_not_there(b, state, a->count);
}

void nt_offer_retreat_to(const struct eng_box *box, const void *state, int seat,
                         struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    int to[12], count = open_locales(b, s, to);

    (void)seat;
    FOR_UNITS (u, s->retreat.side)
        for (int i = 0; i < count && is_leaving(b, s, u); i++)
            offer_count(c, VERB_RETREAT, u, to[i]);
}

enum eng_flow nt_take_retreat_to(struct eng_turn *t, struct eng_frame *f,
                                 const struct eng_action *a)
{
    send(t, a->noun, a->count);
    return jump(f, ROW_RETREAT_TO);
}

/* -- what it would cost -- */

static struct nt_set leaving_units(const struct nt_board *b, const struct nt_state *s)
{
    struct nt_set leaving = { { 0, 0 } };

    FOR_UNITS (u, s->retreat.side)
        if (is_leaving(b, s, u))
            set_add(&leaving, u);
    return leaving;
}

static void strike(struct nt_state *s, int unit)
{
    s->unit[unit].at = NT_GONE;
    s->unit[unit].corps = NT_NO_CORPS;
}

static int price_of_guns(const struct nt_board *b, struct nt_state *s, struct nt_price *price)
{
    int points = 0;

    FOR_UNITS (u, s->retreat.side) {
        if (!is_leaving(b, s, u) || s->unit[u].type != ARTILLERY)
            continue;
        price->guns++;
        points += s->unit[u].strength;
        strike(s, u);
    }
    return points;
}

/* Who pays is the player's choice, unless all of the group must. */
static int price_of_group(const struct nt_board *b, struct nt_state *s, int group)
{
    int points = points_of_group(b, s, group);
    bool all = points == strength_of_group(b, s, group);

    FOR_UNITS (u, s->retreat.side)
        if (all && pays(b, s, group, u))
            strike(s, u);
    return points;
}

static int price_in_corps(const struct nt_board *b, const struct nt_state *s)
{
    int detached = 0;

    FOR_COMMANDERS (c, s->retreat.side)
        if (nt_locale_of(b, s->commander[c].at) == s->retreat.locale && nt_corps_size(s, c) > 1)
            detached += nt_corps_size(s, c) - 1;
    return detached;
}

static bool are_known(const struct nt_state *s, const struct nt_set *units)
{
    FOR_SET (unit, units)
        if (s->unit[unit].type == UNKNOWN)
            return false;
    return true;
}

/* In the order of the rows above, on a copy. */
struct nt_price nt_price_of_retreat(const struct nt_board *b, const struct nt_state *before)
{
    struct nt_state s = *before;
    struct nt_price price = { 0 };
    int side = other_side(s.attack.army);

    memset(&s.retreat, 0, sizeof s.retreat);
    s.retreat.locale = (uint8_t)nt_locale_of(b, blocking(s.attack.approach, 1 - s.attack.side));
    s.retreat.side = (uint8_t)side;
    struct nt_set leaving = leaving_units(b, &s);
    price.known = are_known(&s, &leaving);
    int commitment = nt_price_of_heavy(&s, side, &leaving) + nt_price_of_guard(&s, side, &leaving);
    if (commitment > s.morale[side] - 1)
        commitment = s.morale[side] - 1;
    int points = price_of_guns(b, &s, &price);
    for (int group = 0; group <= reserve_group(b, &s); group++)
        points += price_of_group(b, &s, group);
    price.morale = commitment + points;
    price.breaks = price.morale >= s.morale[side];
    int room = room_in_all(b, &s), left = leaving_count(b, &s);
    price.no_room = left > room ? left - room : 0;
    price.detached = price_in_corps(b, &s);
    return price;
}

/* NT-12-04: what was seen stays known until the turn ends (NT-7-10). */
enum eng_flow nt_end_retreat(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    (void)f;
    FOR_SET (unit, &s->retreat.placed)
        nt_turn_down(s, unit);
    memset(&s->retreat, 0, sizeof s->retreat);
    return NEXT;
}
