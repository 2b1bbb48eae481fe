/* nt_11_declare.c -- chapter 11: the attack declaration, by which command and with which pieces.
 *
 * Declared are the command, then the pieces; width and leading units follow (nt_11_lead.c) where the
 * attack is pressed.  A Corps Move may leave units behind (they are picked), and other corps of the
 * same position may join; a Detach Move takes the picked units along; a second battery may join a
 * Unit Move.  Until `done` the paper of the attack names only the commanders, for who goes by road
 * is cavalry, and who stays behind need not be told.
 *
 * The same declaration is made in three places of the book, with its purpose as a local: after a
 * retreat before combat, for a feint, and in step 5. */

#include "games/triumph/nt_11_attack.h"

static int purpose_of(const struct nt_state *s)
{
    return declaration_now(&s->core)->purpose;
}

/* -- the command -- */

enum eng_flow nt_ask_attack_command(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    return nt_ask(t, s->attack.army);
}

static bool is_commander_token(int token)
{
    return token >= NT_UNITS && token < NT_TOKENS;
}

static bool is_of_army(int token, int army)
{
    return is_unit(token) ? side_of_unit(token) == army
                          : side_of_commander(commander_of_token(token)) == army;
}

/* -- who enters, and who need not -- */

/* Pieces that will have to enter: they must fit, be let in, and be able to move at all. */
static eng_ruleno why_not_enter(const struct nt_front *front, const struct nt_set *pieces)
{
    FOR_SET (token, pieces)
        if (is_unit(token) && nt_is_fixed(front->s, token))
            return NT_6_09_10;
    if (nt_set_units(pieces) > front->b->locale[front->defense_locale].capacity)
        return NT_11_00_19;
    return nt_why_shut(front);
}

bool nt_are_guns_that_could_lead(const struct nt_front *front, const struct nt_set *pieces)
{
    if (front->a->guard || front->a->command == CORPS_MOVE)
        return false;
    FOR_SET (token, pieces)
        if (front->s->unit[token].type != ARTILLERY || nt_why_no_guns(front, token))
            return false;
    return true;
}

/* NT-11.02-18: once the defender is gone whoever is declared moves in. */
static eng_ruleno why_not_by_unit(const struct nt_front *front, int unit, int purpose)
{
    struct nt_set alone = { { 0, 0 } };
    eng_ruleno why = nt_why_not_by_unit(front, unit, purpose);

    if (why || purpose != TO_MOVE_IN)
        return why;
    set_add(&alone, unit);
    return why_not_enter(front, &alone);
}

/* NT-11.02-19: a battery that could have led may stay where it is; no other unit (NT-11.02-20). */
static eng_ruleno why_not_stay(const struct nt_front *front, int unit, int purpose)
{
    struct nt_set alone = { { 0, 0 } };
    eng_ruleno why = nt_why_not_by_unit(front, unit, purpose);

    if (why || purpose != TO_MOVE_IN)
        return why ? why : NT_11_02_19;
    set_add(&alone, unit);
    return nt_are_guns_that_could_lead(front, &alone) ? 0 : NT_11_02_20;
}

static eng_ruleno why_not_begin(const struct nt_front *front, int verb, int token)
{
    int purpose = purpose_of(front->s);

    if (!is_of_army(token, front->a->army))
        return NT_11_00_03;
    switch (verb) {
    case VERB_BY_CORPS:
        return is_commander_token(token)
                   ? nt_why_not_by_corps(front, commander_of_token(token), purpose)
                   : NT_9_04;
    case VERB_BY_DETACH:
        return is_commander_token(token)
                   ? nt_why_not_by_detach(front, commander_of_token(token), purpose)
                   : NT_9_04;
    case VERB_BY_UNIT:
        return is_unit(token) ? why_not_by_unit(front, token, purpose) : NT_9_08;
    case VERB_GUNS_STAY:
        return is_unit(token) ? why_not_stay(front, token, purpose) : NT_9_08;
    default:
        return nt_why_not_by_road(front, token, purpose);
    }
}

eng_ruleno nt_check_attack_command(const struct eng_box *box, const void *state, int seat,
                                   const struct eng_action *act)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);

    return why_not_begin(&front, act->verb, act->noun);
}

void nt_offer_attack_command(const struct eng_box *box, const void *state, int seat,
                             struct eng_choices *c)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);
    int army = front.a->army;

    for (int verb = VERB_BY_CORPS; verb <= VERB_GUNS_STAY; verb++) {
        FOR_UNITS (u, army)
            if (why_not_begin(&front, verb, u) == 0)
                offer_noun(c, verb, u);
        FOR_COMMANDERS (k, army)
            if (why_not_begin(&front, verb, commander_token(k)) == 0)
                offer_noun(c, verb, commander_token(k));
    }
}

static int position_of(const struct nt_state *s, int token)
{
    return is_unit(token) ? s->unit[token].at : s->commander[commander_of_token(token)].at;
}

static void tell_declared(struct eng_turn *t, int token)
{
    const struct nt_state *s = t->state;
    bool by_road = s->attack.by_road;

    if (is_unit(token))
        nt_tell_unit(t, NT_11_05_01, by_road ? NEWS_UNIT_DECLARED_BY_ROAD : NEWS_UNIT_DECLARED,
                     token, 0);
    else
        tell(t, NT_11_05_01, ENG_ALL, by_road ? NEWS_DECLARED_BY_ROAD : NEWS_DECLARED,
             commander_of_token(token));
}

enum eng_flow nt_take_attack_command(struct eng_turn *t, struct eng_frame *f,
                                     const struct eng_action *act)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    a->by_road = act->verb == VERB_BY_ROAD;
    a->from = (uint16_t)position_of(s, act->noun);
    declaration_frame(f)->by = (int16_t)act->noun;
    declaration_frame(f)->stays = act->verb == VERB_GUNS_STAY;
    if (is_unit(act->noun))
        a->command = UNIT_MOVE;
    else
        a->command = act->verb == VERB_BY_DETACH ? DETACH_MOVE : CORPS_MOVE;
    if (a->command != DETACH_MOVE)
        set_add(&a->attacking, act->noun);
    tell_declared(t, act->noun);
    return NEXT;
}

/* -- the pieces -- */

/* Can the unit be moved by the Corps Move that was declared?  NT-11.00-11: by road only cavalry. */
static bool goes_with_corps(const struct nt_front *front, int unit)
{
    const struct nt_unit *u = &front->s->unit[unit];

    if (u->corps == NT_NO_CORPS || !set_has(&front->a->attacking, commander_token(u->corps)))
        return false;
    return nt_may_move(front->s, unit) && (!front->a->by_road || u->type == CAVALRY);
}

/* The attacking pieces as the draft stands: riders are picked, others are when left behind. */
static struct nt_set pieces_now(const struct nt_front *front)
{
    struct nt_set pieces = front->a->attacking, picked = nt_drafted(front->s);

    if (front->a->command == DETACH_MOVE)
        return picked;
    if (front->a->command == CORPS_MOVE)
        FOR_UNITS (u, front->a->army)
            if (goes_with_corps(front, u) && set_has(&picked, u) == front->a->by_road)
                set_add(&pieces, u);
    return pieces;
}

static int count_commanders(const struct nt_set *set)
{
    int count = 0;

    FOR_SET (token, set)
        count += is_commander_token(token);
    return count;
}

bool nt_has_guard(const struct nt_state *s, const struct nt_set *pieces)
{
    FOR_SET (token, pieces)
        if (is_unit(token) && s->unit[token].type == GUARD)
            return true;
    return false;
}

static int units_of_corps(const struct nt_state *s, const struct nt_set *pieces, int commander)
{
    int count = 0;

    FOR_SET (token, pieces)
        count += is_unit(token) && s->unit[token].corps == commander;
    return count;
}

/* -- joining -- */

/* NT-11.00-04: several corps from one position.  Each can be cut down to one unit, so that they
 * must fit only in number. */
static eng_ruleno why_corps_does_not_join(const struct nt_front *front, int commander)
{
    const struct nt_state *s = front->s;
    const struct nt_attack *a = front->a;
    int limit = front->b->army[a->army].corps_limit, joined = count_commanders(&a->attacking);

    if (a->command != CORPS_MOVE || a->by_road)
        return a->by_road ? NT_11_00_15 : NT_11_00_08;
    if (set_has(&a->attacking, commander_token(commander)))
        return NT_9_05;
    if (!nt_may_command_corps(front->b, s, front->seat, commander))
        return NT_19_46;
    if (s->commander[commander].at != a->from)
        return NT_11_00_04;
    if (limit && s->turn.corps_commands + joined + 1 > limit)
        return NT_11_05_24;
    if (purpose_of(s) != TO_FEINT && joined + 1 > front->b->locale[front->defense_locale].capacity)
        return NT_11_00_19;
    struct nt_attack plain = *a;
    struct nt_front other = *front;
    plain.guard = 0; /* one Guard unit is enough */
    other.a = &plain;
    return nt_why_not_by_corps(&other, commander, purpose_of(s));
}

static int first_battery(const struct nt_front *front)
{
    return bits_next(front->a->attacking.word, 2, 0);
}

/* NT-11.00-05, -06: two batteries, both leading, hence on a wide approach and never in a feint.
 * As far as all can see, that is: not whether they are batteries. */
static eng_ruleno why_no_second_battery(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;
    const struct nt_attack *a = front->a;

    if (a->command != UNIT_MOVE || a->by_road || a->guard || nt_set_units(&a->attacking) > 1)
        return NT_11_00_08;
    int first = first_battery(front), corps = s->unit[unit].corps;
    if (purpose_of(s) != TO_PRESS || !front->b->approach[a->approach].wide)
        return NT_11_00_06;
    if (unit == first || s->unit[first].at != front->attack_at ||
        s->unit[unit].at != front->attack_at || nt_why_no_guns(front, unit) != 0)
        return NT_11_00_05;
    if (s->turn.unit_commands + 2 > front->b->army[a->army].unit_limit)
        return NT_11_05_24;
    if (corps != NT_NO_CORPS && corps == s->unit[first].corps && front->g->corps[corps] < 3)
        return NT_8_11;
    return nt_why_not_by_unit(front, unit, TO_FEINT);
}

static eng_ruleno why_unit_does_not_join(const struct nt_front *front, int unit)
{
    const struct nt_unit *u = front->s->unit;
    eng_ruleno why = why_no_second_battery(front, unit);

    if (why)
        return why;
    bool both = u[unit].type == ARTILLERY && u[first_battery(front)].type == ARTILLERY;
    return both ? 0 : NT_11_00_05;
}

/* Asked is by what all can see, so that the question tells nothing. */
static bool may_anybody_join(const struct nt_front *front)
{
    FOR_COMMANDERS (c, front->a->army)
        if (why_corps_does_not_join(front, c) == 0)
            return true;
    FOR_UNITS (u, front->a->army)
        if (why_no_second_battery(front, u) == 0)
            return true;
    return false;
}

/* -- picking -- */

/* Left behind by a Corps Move: all but one of a corps at most, and not the last of the Guard. */
static eng_ruleno why_not_left_behind(const struct nt_front *front, int unit)
{
    if (!goes_with_corps(front, unit))
        return NT_9_13;
    struct nt_set rest = pieces_now(front);
    if (!set_has(&rest, unit))
        return 0;
    set_drop(&rest, unit);
    if (units_of_corps(front->s, &rest, front->s->unit[unit].corps) == 0)
        return NT_8_11;
    if (front->a->guard && !nt_has_guard(front->s, &rest))
        return purpose_of(front->s) == TO_MOVE_IN ? NT_15_22 : NT_15_20;
    return 0;
}

/* NT-6.09-10: the fixed battery comes into a Detach Move only to lead or to feint. */
static eng_ruleno why_not_taken_along(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;
    int commander = commander_of_token(declaration_now(&s->core)->by);

    if (s->unit[unit].corps != commander)
        return NT_9_04;
    if (!nt_can_take_part(s, unit))
        return NT_9_23;
    if (drafted(&s->core, unit))
        return 0;
    if (draft_count(&s->core) + 1 >= front->g->corps[commander])
        return NT_8_11;
    return nt_is_fixed(s, unit) ? nt_why_unfit(front, unit, purpose_of(s)) : 0;
}

static eng_ruleno why_not_pick(const struct nt_front *front, int unit)
{
    if (side_of_unit(unit) != front->a->army)
        return NT_11_05_02;
    if (front->a->command == CORPS_MOVE)
        return why_not_left_behind(front, unit);
    return front->a->command == DETACH_MOVE ? why_not_taken_along(front, unit) : NT_9_08;
}

/* -- done -- */

/* An attack led by guns puts nobody into the defense locale. */
static bool can_guns_lead(const struct nt_front *front, const struct nt_set *pieces)
{
    if (front->a->guard || front->a->command == CORPS_MOVE)
        return false;
    FOR_SET (token, pieces)
        if (front->s->unit[token].type == ARTILLERY && nt_why_no_guns(front, token) == 0)
            return true;
    return false;
}

eng_ruleno nt_why_detachment_fails(const struct nt_front *front, const struct nt_set *pieces,
                                   int purpose)
{
    if (set_empty(pieces))
        return NT_9_14;
    if (front->a->guard && !nt_has_guard(front->s, pieces))
        return purpose == TO_MOVE_IN ? NT_15_22 : NT_15_20;
    if (purpose == TO_FEINT)
        return 0;
    if (purpose == TO_PRESS ? can_guns_lead(front, pieces)
                            : nt_are_guns_that_could_lead(front, pieces))
        return 0;
    return why_not_enter(front, pieces);
}

/* A detachment of guns alone, each of which could have led: with others they go in (ruling 16). */
static eng_ruleno why_no_detachment_stays(const struct nt_front *front)
{
    struct nt_set pieces = pieces_now(front);

    if (front->a->command != DETACH_MOVE || purpose_of(front->s) != TO_MOVE_IN)
        return NT_11_02_19;
    if (set_empty(&pieces))
        return NT_9_14;
    return nt_are_guns_that_could_lead(front, &pieces) ? 0 : NT_11_02_20;
}

static eng_ruleno why_not_done(const struct nt_front *front)
{
    int purpose = purpose_of(front->s);
    struct nt_set pieces = pieces_now(front);
    eng_ruleno why;

    if (front->a->by_road)
        return nt_why_no_ride(front, &pieces, purpose);
    if (front->a->command == DETACH_MOVE) {
        why = nt_why_detachment_fails(front, &pieces, purpose);
        return why || purpose != TO_MOVE_IN ? why : why_not_enter(front, &pieces);
    }
    if (front->a->command == UNIT_MOVE || purpose == TO_FEINT)
        return 0;
    return why_not_enter(front, &pieces);
}

eng_ruleno nt_check_attacking_pieces(const struct eng_box *box, const void *state, int seat,
                                     const struct eng_action *act)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);

    switch (act->verb) {
    case VERB_PICK:
        return why_not_pick(&front, act->noun);
    case VERB_BY_CORPS:
        if (!is_of_army(act->noun, front.a->army))
            return NT_9_04;
        return why_corps_does_not_join(&front, commander_of_token(act->noun));
    case VERB_BY_UNIT:
        if (!is_of_army(act->noun, front.a->army))
            return NT_9_08;
        return why_unit_does_not_join(&front, act->noun);
    case VERB_DONE:
        return why_not_done(&front);
    default:
        return why_no_detachment_stays(&front);
    }
}

void nt_offer_attacking_pieces(const struct eng_box *box, const void *state, int seat,
                               struct eng_choices *c)
{
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(box), state, seat, &g);

    FOR_UNITS (u, front.a->army)
        if (why_not_pick(&front, u) == 0)
            offer_noun(c, VERB_PICK, u);
    if (why_not_done(&front) == 0)
        offer(c, VERB_DONE);
    FOR_COMMANDERS (k, front.a->army)
        if (why_corps_does_not_join(&front, k) == 0)
            offer_noun(c, VERB_BY_CORPS, commander_token(k));
    FOR_UNITS (u, front.a->army)
        if (why_unit_does_not_join(&front, u) == 0)
            offer_noun(c, VERB_BY_UNIT, u);
    if (why_no_detachment_stays(&front) == 0)
        offer(c, VERB_STAY);
}

/* -- it is declared -- */

static void spend_corps_moves(struct eng_turn *t, const struct nt_set *pieces)
{
    FOR_SET (token, pieces) {
        if (is_unit(token))
            continue;
        int commander = commander_of_token(token);
        int units = units_of_corps(t->state, pieces, commander);
        tell(t, NT_11_05_03, ENG_ALL, units == 1 ? NEWS_CORPS_ATTACKS_ONE : NEWS_CORPS_ATTACKS,
             commander, units);
        nt_spend_command(t, CORPS_MOVE, commander, pieces);
    }
}

/* NT-11.00-09: each battery has its own command. */
static void spend_unit_moves(struct eng_turn *t, const struct nt_set *pieces)
{
    FOR_SET (token, pieces) {
        struct nt_set alone = { { 0, 0 } };
        set_add(&alone, token);
        nt_tell_unit(t, NT_11_00_09, NEWS_UNIT_ATTACKS, token, 0);
        nt_spend_command(t, UNIT_MOVE, token, &alone);
    }
}

/* The ride is on the table until it is over; only then are its pieces put, and shown. */
static void ride(struct eng_turn *t, const struct nt_front *front, const struct nt_set *pieces)
{
    struct nt_state *s = t->state;
    int leader = bits_next(pieces->word, 2, NT_UNITS), units = nt_set_units(pieces);
    bool found = nt_can_ride_party(front->b, s, front->g, pieces, front->attack_at, &s->move);

    BASE_ASSERT(found);
    if (leader >= 0)
        tell(t, NT_11_00_11, ENG_ALL, units == 1 ? NEWS_CORPS_RIDES_ONE : NEWS_CORPS_RIDES,
             commander_of_token(leader), units);
    else
        nt_tell_unit(t, NT_11_00_14, NEWS_UNIT_RIDES, bits_next(pieces->word, 2, 0), 0);
}

static void spend(struct eng_turn *t, int declared_by, const struct nt_set *pieces)
{
    const struct nt_state *s = t->state;

    if (s->attack.command == CORPS_MOVE) {
        spend_corps_moves(t, pieces);
    } else if (s->attack.command == UNIT_MOVE) {
        spend_unit_moves(t, pieces);
    } else {
        int commander = commander_of_token(declared_by), units = nt_set_units(pieces);
        tell(t, NT_11_05_03, ENG_ALL,
             units == 1 ? NEWS_DETACHMENT_ATTACKS_ONE : NEWS_DETACHMENT_ATTACKS, commander, units);
        nt_spend_command(t, DETACH_MOVE, commander, pieces);
    }
}

static enum eng_flow declare(struct eng_turn *t, const struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(t->box), s, t->seat, &g);
    struct nt_set pieces = pieces_now(&front);

    if (s->attack.by_road)
        ride(t, &front, &pieces);
    else
        spend(t, declaration_of(f)->by, &pieces);
    s->attack.attacking = pieces;
    s->attack.attacking_count = (uint8_t)BY(NT_11_05_04, nt_set_units(&pieces));
    FOR_SET (token, &pieces)
        if (is_unit(token) && s->attack.command != UNIT_MOVE)
            nt_tell_unit(t, NT_11_05_02, NEWS_ATTACKS, token, 0);
    return finish(t, declaration_of(f)->stays);
}

/* How many units of the corps could go, for all that can be seen. */
static int count_movers(const struct nt_front *front)
{
    int count = 0;

    FOR_COMMANDERS (c, front->a->army)
        if (set_has(&front->a->attacking, commander_token(c)))
            count += front->g->movers[c];
    return count;
}

/* One unit, or one corps of one unit, and nobody to join it: there is nothing to ask. */
static bool is_settled(const struct nt_front *front)
{
    if (front->a->command == DETACH_MOVE || may_anybody_join(front))
        return false;
    return front->a->command == UNIT_MOVE || count_movers(front) == 1;
}

/* All the cavalry of a corps rides, unless it is taken back. */
static void pick_riders(const struct nt_front *front, struct eng_core *core)
{
    if (!front->a->by_road || front->a->command != CORPS_MOVE)
        return;
    FOR_UNITS (u, front->a->army)
        if (goes_with_corps(front, u))
            bit_add(core->draft, u);
}

enum eng_flow nt_ask_attacking_pieces(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    struct nt_ground g;
    struct nt_front front = nt_survey_front(nt_board(t->box), s, t->seat, &g);

    if (is_settled(&front)) {
        pick_riders(&front, t->core);
        return declare(t, f);
    }
    enum eng_flow flow = nt_ask(t, s->attack.army);
    pick_riders(&front, t->core);
    return flow;
}

/* Who joins does so for good; what was picked so far stays picked.  Batteries are shown. */
static void join(struct eng_turn *t, int token)
{
    struct nt_state *s = t->state;

    set_add(&s->attack.attacking, token);
    tell_declared(t, token);
    if (!is_unit(token))
        return;
    FOR_SET (unit, &s->attack.attacking)
        nt_show_face(t, unit, NT_11_00_07);
}

enum eng_flow nt_take_attacking_pieces(struct eng_turn *t, struct eng_frame *f,
                                       const struct eng_action *act)
{
    switch (act->verb) {
    case VERB_PICK:
        draft_toggle(t, act->noun);
        return again(t);
    case VERB_BY_CORPS:
    case VERB_BY_UNIT:
        join(t, act->noun);
        return again(t);
    default:
        declaration_frame(f)->stays |= act->verb == VERB_STAY;
        return declare(t, f);
    }
}
