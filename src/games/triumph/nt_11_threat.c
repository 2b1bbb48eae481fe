/* nt_11_threat.c -- chapter 11, step 1: the threat, and whether it could be carried out.
 *
 * A threat names an approach and nothing else, but it must not be empty: whatever the defender
 * answers, the attacker needs a command with which to go through with it.  The same questions (who
 * stands there, who has moved, whose commands are spent, who can ride up) are asked again when the
 * attack is declared, and are therefore answered in this file.  They look at the attacker's own
 * pieces and at what both sides can see. */

#include "games/triumph/nt_11_attack.h"

static struct nt_front front_at(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_attack *a, int seat)
{
    struct nt_front front = { .b = b, .s = s, .a = a, .seat = seat };

    front.attack_at = blocking(a->approach, a->side);
    front.defense_at = blocking(a->approach, BY(NT_11_00_02, 1 - a->side));
    front.attack_locale = nt_locale_of(b, front.attack_at);
    front.defense_locale = nt_locale_of(b, front.defense_at);
    return front;
}

struct nt_front nt_front_of(const struct nt_board *b, const struct nt_state *s, int seat)
{
    return front_at(b, s, &s->attack, seat);
}

struct nt_front nt_survey_front(const struct nt_board *b, const struct nt_state *s, int seat,
                                struct nt_ground *g)
{
    struct nt_front front = nt_front_of(b, s, seat);

    nt_survey(b, s, g);
    front.g = g;
    return front;
}

/* -- single pieces -- */

/* The fixed battery never moves, but it may fire or feint once a turn (NT-6.09-10). */
bool nt_can_take_part(const struct nt_state *s, int unit)
{
    if (nt_is_fixed(s, unit))
        return s->unit[unit].moves == 0;
    return BY(NT_11_12_08, nt_may_move(s, unit));
}

/* In attack reserve, or blocking the attack approach. */
static bool is_in_place(const struct nt_front *front, int at)
{
    return BY(NT_11_01_02, at == front->attack_locale || at == front->attack_at);
}

/* NT-18-04: the fixed battery on the Santon fires out of reserve, and over any of its approaches. */
static bool fires_from_santon(const struct nt_front *front, int unit)
{
    return front->s->santon && nt_is_fixed(front->s, unit) &&
           BY(NT_18_04, front->s->unit[unit].at == SANTON);
}

/* NT-11.05-17, -19: it is the approach that is remembered, not the battery.  NT-18-09 is the case of
 * the Santon. */
static bool fired_last_round(const struct nt_front *front)
{
    if (BY(NT_18_09, front->b->locale[front->attack_locale].hill &&
                         !front->b->locale[front->defense_locale].hill))
        return false;
    return BY(NT_11_05_19, bit_has(front->s->fired_before, front->attack_at - NT_BLOCK));
}

eng_ruleno nt_why_no_guns(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;

    if (s->santon && front->attack_locale == SANTON && !nt_is_fixed(s, unit))
        return NT_18_02;
    if (s->unit[unit].at != front->attack_at && !fires_from_santon(front, unit))
        return NT_11_05_14;
    if (bit_has(s->turn.bombarded, front->a->approach))
        return NT_11_12_07;
    return fired_last_round(front) ? NT_11_05_17 : 0;
}

eng_ruleno nt_why_shut(const struct nt_front *front)
{
    const struct nt_state *s = front->s;

    if (bit_has(s->turn.stormed, front->defense_locale))
        return NT_11_12_13;
    return s->turn.closer[front->defense_locale] ? NT_10_34 : 0;
}

/* In a feint nothing enters, and guns that may lead can do without. */
eng_ruleno nt_why_unfit(const struct nt_front *front, int unit, int purpose)
{
    const struct nt_unit *u = &front->s->unit[unit];

    if (front->a->guard && u->type != GUARD)
        return purpose == TO_MOVE_IN ? NT_15_22 : NT_15_20;
    if (purpose == TO_FEINT)
        return 0;
    if (u->type == ARTILLERY && nt_why_no_guns(front, unit) == 0)
        return 0;
    if (nt_is_fixed(front->s, unit))
        return purpose == TO_MOVE_IN ? NT_11_01_05 : NT_6_09_10;
    return nt_why_shut(front);
}

/* -- commands -- */

/* A spent limit is told as what it means in an attack.  That a unit cannot move, or that none of a
 * corps can, is looked at where the pieces are: guns take part without moving. */
static eng_ruleno why_no_command(const struct nt_front *front, int command, int who)
{
    eng_ruleno why = nt_why_no_command(front->b, front->s, front->g, front->seat, command, who);

    if (why == NT_6_09_07)
        return 0;
    if (command == DETACH_MOVE && (why == NT_9_26 || why == NT_6_09_11))
        return 0;
    return why == NT_9_06 || why == NT_9_09 || why == NT_9_10 ? NT_11_05_24 : why;
}

/* A Guard Attack begins with a corps that has a unit of the Guard. */
static eng_ruleno why_nobody_goes(const struct nt_front *front, int commander)
{
    const struct nt_state *s = front->s;
    eng_ruleno why = NT_9_26;

    FOR_UNITS (u, side_of_commander(commander)) {
        if (s->unit[u].corps != commander)
            continue;
        if (nt_is_fixed(s, u))
            why = NT_6_09_11;
        if (!nt_may_move(s, u))
            continue;
        if (!front->a->guard || s->unit[u].type == GUARD)
            return 0;
        why = NT_15_20;
    }
    return why;
}

eng_ruleno nt_why_not_by_corps(const struct nt_front *front, int commander, int purpose)
{
    if (!is_in_place(front, front->s->commander[commander].at))
        return NT_11_00_03;
    eng_ruleno why = why_no_command(front, CORPS_MOVE, commander);
    if (why)
        return why;
    if (purpose != TO_FEINT && (why = nt_why_shut(front)) != 0)
        return why;
    return why_nobody_goes(front, commander);
}

eng_ruleno nt_why_not_by_detach(const struct nt_front *front, int commander, int purpose)
{
    const struct nt_state *s = front->s;

    if (!is_in_place(front, s->commander[commander].at))
        return NT_11_00_03;
    eng_ruleno why = why_no_command(front, DETACH_MOVE, commander);
    if (why)
        return why;
    why = NT_9_26;
    FOR_UNITS (u, side_of_commander(commander)) {
        if (s->unit[u].corps != commander || !nt_can_take_part(s, u))
            continue;
        why = nt_why_unfit(front, u, purpose);
        if (why == 0)
            return 0;
    }
    return why;
}

eng_ruleno nt_why_not_by_unit(const struct nt_front *front, int unit, int purpose)
{
    if (!is_in_place(front, front->s->unit[unit].at))
        return NT_11_00_03;
    eng_ruleno why = why_no_command(front, UNIT_MOVE, unit);
    if (why)
        return why;
    if (!nt_can_take_part(front->s, unit))
        return NT_9_23;
    return nt_why_unfit(front, unit, purpose);
}

/* -- cavalry by road -- */

static bool is_from_elsewhere(const struct nt_front *front, const struct nt_set *party)
{
    FOR_SET (token, party)
        if (is_unit(token) && front->s->unit[token].at != front->attack_locale)
            return true;
    return false;
}

/* Against a defender who stands a ride ends in the attack locale, and must find room there
 * (NT-11.00-19); where he has gone it ends, at worst, in the defense locale. */
eng_ruleno nt_why_no_ride(const struct nt_front *front, const struct nt_set *party, int purpose)
{
    const struct nt_board *b = front->b;
    int count = nt_set_units(party);
    struct nt_move ride;

    if (count == 0)
        return NT_8_11;
    if (front->a->guard)
        return NT_15_19;
    if (purpose == TO_PRESS)
        return NT_11_03_02;
    if (!nt_can_ride_party(b, front->s, front->g, party, front->attack_at, &ride))
        return count > 1 ? NT_11_00_16 : NT_11_00_14;
    if (purpose == TO_MOVE_IN)
        return count > b->locale[front->defense_locale].capacity ? NT_11_00_19 : nt_why_shut(front);
    if (!is_from_elsewhere(front, party))
        return 0;
    int taken = front->g->units[front->a->army][front->attack_locale];
    return taken + count > b->locale[front->attack_locale].capacity ? NT_11_00_19 : 0;
}

static eng_ruleno why_unit_does_not_ride(const struct nt_front *front, int unit, int purpose)
{
    const struct nt_state *s = front->s;
    struct nt_set party = { { 0, 0 } };

    if (s->unit[unit].type != CAVALRY)
        return NT_11_00_11;
    if (!BY(NT_11_00_17, is_reserve(s->unit[unit].at)) && s->unit[unit].at != NT_OFF_MAP)
        return NT_11_00_14;
    eng_ruleno why = why_no_command(front, UNIT_MOVE, unit);
    if (why)
        return why;
    if (!nt_may_move(s, unit))
        return NT_9_23;
    set_add(&party, unit);
    return nt_why_no_ride(front, &party, purpose);
}

/* With one of his units, the rest left behind: where more can ride, one can. */
static eng_ruleno why_corps_does_not_ride(const struct nt_front *front, int commander, int purpose)
{
    const struct nt_state *s = front->s;
    eng_ruleno why = why_no_command(front, CORPS_MOVE, commander);

    if (why)
        return why;
    why = NT_11_00_11;
    FOR_UNITS (u, side_of_commander(commander)) {
        if (s->unit[u].corps != commander || s->unit[u].type != CAVALRY || !nt_may_move(s, u))
            continue;
        struct nt_set party = { { 0, 0 } };
        set_add(&party, u);
        set_add(&party, commander_token(commander));
        why = nt_why_no_ride(front, &party, purpose);
        if (why == 0)
            return 0;
    }
    return why;
}

eng_ruleno nt_why_not_by_road(const struct nt_front *front, int token, int purpose)
{
    if (is_unit(token))
        return why_unit_does_not_ride(front, token, purpose);
    return why_corps_does_not_ride(front, commander_of_token(token), purpose);
}

/* -- any of them -- */

/* By the roads from there, were the map empty. */
static bool is_near(const struct nt_front *front, int at)
{
    const struct nt_board *b = front->b;
    int side = front->attack_at - NT_BLOCK;

    if (at != NT_OFF_MAP)
        return is_reserve(at) && bit_has(b->rides[at].word, side);
    for (int i = 1; i <= b->entry_count; i++)
        if (b->entry[i].side == front->a->army && bit_has(b->rides_in[i].word, side))
            return true;
    return false;
}

/* Who starts in the same place rides as far: one of them is asked.  Reinforcements are bound to
 * their own hour and to the road they came by, and are asked one by one. */
static bool can_ride_at_all(const struct nt_front *front, int purpose)
{
    const struct nt_state *s = front->s;
    uint64_t asked[BIT_WORDS(NT_LOCALES)] = { 0 };

    if (front->a->guard)
        return false;
    FOR_UNITS (unit, front->a->army) {
        const struct nt_unit *u = &s->unit[unit];
        if (u->type != CAVALRY || !nt_may_move(s, unit) || !is_near(front, u->at))
            continue;
        bool alike = u->at != NT_OFF_MAP && !u->stretch;
        if (alike && bit_has(asked, u->at))
            continue;
        eng_ruleno why = nt_why_not_by_road(front, unit, purpose);
        if (why != 0 && u->corps != NT_NO_CORPS)
            why = nt_why_not_by_road(front, commander_token(u->corps), purpose);
        if (why == 0)
            return true;
        if (alike && why == NT_11_00_14)
            bit_add(asked, u->at);
    }
    return false;
}

/* By pieces that stand in the attack locale. */
static bool can_declare_plain(const struct nt_front *front, int purpose)
{
    if (front->g->units[front->a->army][front->attack_locale] == 0)
        return false;
    FOR_UNITS (u, front->a->army)
        if (nt_why_not_by_unit(front, u, purpose) == 0)
            return true;
    FOR_COMMANDERS (c, front->a->army)
        if (nt_why_not_by_corps(front, c, purpose) == 0 ||
            nt_why_not_by_detach(front, c, purpose) == 0)
            return true;
    return false;
}

bool nt_can_declare(const struct nt_front *front, int purpose)
{
    return can_declare_plain(front, purpose) ||
           (purpose != TO_PRESS && can_ride_at_all(front, purpose));
}

/* NT-11.01-03: he may stand, or he may give ground.  Who can enter on foot can feint as well, or
 * press a Guard Attack; a ride that can enter may find no room to feint. */
bool nt_can_be_carried_out(const struct nt_front *front)
{
    if (can_declare_plain(front, TO_MOVE_IN))
        return true;
    return BY(NT_11_01_06, can_ride_at_all(front, TO_MOVE_IN)) && nt_can_declare(front, TO_FEINT);
}

static bool is_approach(const struct nt_board *b, int at)
{
    return is_blocking(at) && approach_of(at) >= 1 && approach_of(at) <= b->approach_count &&
           !b->approach[approach_of(at)].impassable;
}

static eng_ruleno why_no_attack(const struct nt_front *front)
{
    const struct nt_state *s = front->s;

    if (nt_is_night(s))
        return NT_11_00_20;
    if (front->g->units[nt_defender(front->a)][front->defense_locale] == 0)
        return NT_11_00_01;
    return BY(NT_11_00_18, bit_has(s->turn.barred, front->a->approach)) ? NT_11_12_10 : 0;
}

static eng_ruleno why_no_guard_attack(const struct nt_front *front)
{
    const struct nt_state *s = front->s;
    int army = front->a->army;

    if (s->guard_beaten[army])
        return NT_15_28;
    if (s->pool[army][GUARD][3] == 0)
        return NT_15_15;
    int marks = nt_marks_into(front->b, front->a->approach, front->attack_locale);
    return marks & MARK_OBSTRUCTED ? NT_15_17 : 0;
}

/* NT-11.12-04: a ride in progress threatens on by itself; the roads are looked at in chapter 10. */
static eng_ruleno why_not_ride_on(const struct nt_front *front)
{
    if (nt_set_units(&front->s->move.pieces) > front->b->locale[front->defense_locale].capacity)
        return NT_11_00_19;
    return nt_why_shut(front);
}

eng_ruleno nt_why_no_threat(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, int seat, int at, bool guard)
{
    if (!is_approach(b, at))
        return NT_4_13;
    struct nt_attack a = { .approach = (uint16_t)approach_of(at),
                           .side = (uint8_t)side_of_approach(at),
                           .army = (uint8_t)nt_army_of(s, seat),
                           .guard = guard };
    struct nt_front front = front_at(b, s, &a, seat);
    front.g = g;
    eng_ruleno why = why_no_attack(&front);
    if (why == 0 && guard)
        why = why_no_guard_attack(&front);
    if (why)
        return why;
    if (s->move.riding)
        return why_not_ride_on(&front);
    if (nt_can_be_carried_out(&front))
        return 0;
    return guard ? NT_15_16 : NT_11_01_03;
}

/* -- step 1 -- */

/* Guard units that could make the attack; any of them proves it (NT-15-15). */
static eng_ruleno why_not_show(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;

    if (side_of_unit(unit) != front->a->army || s->unit[unit].type != GUARD)
        return NT_15_15;
    if (!is_in_place(front, s->unit[unit].at) || !nt_may_move(s, unit))
        return NT_15_16;
    if (nt_why_not_by_unit(front, unit, TO_PRESS) == 0)
        return 0;
    int commander = s->unit[unit].corps;
    if (commander != NT_NO_CORPS && why_no_command(front, CORPS_MOVE, commander) == 0)
        return 0;
    return NT_15_16;
}

/* NT-11.01-01: the approach, and whether it is a Guard Attack. */
enum eng_flow nt_attack_threat(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;

    (void)f;
    HOLDS(NT_11_01_07,
          "the news of a threat names the approach, and a refusal is the attacker's alone");
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);
    if (!a->guard) {
        tell(t, NT_11_01_01, ENG_ALL, NEWS_THREAT, a->army, front.attack_locale,
             front.defense_locale);
        return NEXT;
    }
    tell(t, NT_15_14, ENG_ALL, NEWS_GUARD_THREAT, a->army, front.attack_locale,
         front.defense_locale);
    return nt_ask(t, a->army);
}

eng_ruleno nt_check_guard_shown(const struct eng_box *box, const void *state, int seat,
                                const struct eng_action *act)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);
    return why_not_show(&front, act->noun);
}

void nt_offer_guard_shown(const struct eng_box *box, const void *state, int seat,
                          struct eng_choices *c)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);

    FOR_UNITS (u, front.a->army)
        if (why_not_show(&front, u) == 0)
            offer_noun(c, VERB_SHOW, u);
}

/* NT-15-07: to be shown is not to be committed. */
enum eng_flow nt_take_guard_shown(struct eng_turn *t, struct eng_frame *f,
                                  const struct eng_action *act)
{
    struct nt_state *s = t->state;

    (void)f;
    HOLDS(NT_15_07,
          "to be shown commits nobody: commitments are made by those who lead, lose or retreat");
    nt_show_face(t, act->noun, NT_15_15);
    nt_turn_down(s, act->noun);
    return NEXT;
}
