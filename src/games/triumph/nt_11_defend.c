/* nt_11_defend.c -- chapter 11, the defender's part: whom he names (step 2), who leads them
 * (step 4), and who steps up when he has held his ground (steps 3 and 11).
 *
 * Pieces that block the defense approach defend it, all of them, and nobody is asked.  Only from
 * reserve is there a choice, and to name nobody is to give up the locale. */

#include "games/triumph/nt_11_attack.h"

static bool is_commander_token(int token)
{
    return token >= NT_UNITS && token < NT_TOKENS;
}

/* -- step 2: the retreat option -- */

/* NT-11.02-11 to -15: who stood elsewhere this turn, or was beaten, cannot stand here. */
static eng_ruleno why_not_stand(const struct nt_front *front, int unit)
{
    const struct nt_unit *u = &front->s->unit[unit];

    if (u->at != front->defense_locale)
        return nt_locale_of(front->b, u->at) == front->defense_locale ? NT_11_02_04 : NT_11_02_07;
    if (u->flags & UNIT_BEATEN)
        return NT_11_02_13;
    return BY(NT_11_02_15, u->stood != 0) &&
                   BY(NT_11_12_09, BY(NT_11_02_12, u->stood != front->a->approach))
               ? NT_11_02_11
               : 0;
}

static eng_ruleno why_commander_cannot_stand(const struct nt_front *front, int commander)
{
    const struct nt_state *s = front->s;
    int stood = s->turn.stood[commander];

    if (s->commander[commander].at != front->defense_locale)
        return NT_11_02_07;
    return stood && stood != front->a->approach ? NT_11_02_11 : 0;
}

static int drafted_of_corps(const struct nt_state *s, int commander)
{
    int count = 0;

    FOR_UNITS (u, side_of_commander(commander))
        count += s->unit[u].corps == commander && drafted(&s->core, u);
    return count;
}

static int drafted_detached(const struct nt_state *s, int side)
{
    int count = 0;

    FOR_UNITS (u, side)
        count += nt_is_detached(s, u) && drafted(&s->core, u);
    return count;
}

/* NT-11.02-10: with the last of his units a commander is named too; so he must be able to. */
static eng_ruleno why_not_last_of_corps(const struct nt_front *front, int commander)
{
    const struct nt_state *s = front->s;

    if (drafted_of_corps(s, commander) + 1 < nt_corps_size(s, commander))
        return 0;
    return why_commander_cannot_stand(front, commander);
}

static eng_ruleno why_not_name(const struct nt_front *front, int token)
{
    const struct nt_state *s = front->s;
    int side = nt_defender(front->a);

    if (is_commander_token(token)) {
        int commander = commander_of_token(token);
        if (side_of_commander(commander) != side)
            return NT_11_02_07;
        eng_ruleno why = why_commander_cannot_stand(front, commander);
        if (why || drafted(&s->core, token))
            return why;
        return drafted_of_corps(s, commander) > 0 ? 0 : NT_11_02_09;
    }
    if (side_of_unit(token) != side)
        return NT_11_02_07;
    eng_ruleno why = why_not_stand(front, token);
    if (why || drafted(&s->core, token))
        return why;
    if (nt_is_detached(s, token))
        return drafted_detached(s, side) == 0 ? 0 : NT_11_02_08;
    return why_not_last_of_corps(front, s->unit[token].corps);
}

static eng_ruleno why_not_named(const struct nt_front *front)
{
    FOR_COMMANDERS (c, nt_defender(front->a))
        if (drafted(&front->s->core, commander_token(c)) && drafted_of_corps(front->s, c) == 0)
            return NT_11_02_09;
    return 0;
}

eng_ruleno nt_check_defenders(const struct eng_box *box, const void *state, int seat,
                              const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    return act->verb == VERB_PICK ? why_not_name(&front, act->noun) : why_not_named(&front);
}

void nt_offer_defenders(const struct eng_box *box, const void *state, int seat,
                        struct eng_choices *c)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    for (int token = 0; token < NT_TOKENS; token++)
        if (why_not_name(&front, token) == 0)
            offer_noun(c, VERB_PICK, token);
    if (why_not_named(&front) == 0)
        offer(c, VERB_DONE);
}

/* Marks the defending pieces; NT-11.02-16: they neither move nor are they shown. */
static void name_defenders(struct eng_turn *t, const struct nt_set *pieces, int locale)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    a->defending = *pieces;
    a->defending_count = (uint8_t)BY(NT_11_06_13, nt_set_units(pieces));
    FOR_SET (token, pieces) {
        if (is_unit(token)) {
            s->unit[token].stood = a->approach;
            nt_tell_unit(t, NT_11_02_16, NEWS_DEFENDS, token, locale);
        } else {
            s->turn.stood[commander_of_token(token)] = a->approach;
            tell(t, NT_11_02_16, ENG_ALL, NEWS_COMMANDER_DEFENDS, commander_of_token(token),
                 locale);
        }
    }
    nt_pass_control(t);
}

static struct nt_set pieces_at(const struct nt_state *s, int side, int at)
{
    struct nt_set set = { { 0, 0 } };

    FOR_UNITS (u, side)
        if (BY(NT_11_02_02, s->unit[u].at == at))
            set_add(&set, u);
    FOR_COMMANDERS (c, side)
        if (s->commander[c].at == at)
            set_add(&set, commander_token(c));
    return set;
}

static bool can_anybody_stand(const struct nt_front *front)
{
    FOR_UNITS (u, nt_defender(front->a))
        if (why_not_stand(front, u) == 0)
            return true;
    return false;
}

enum eng_flow nt_ask_retreat_option(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);
    struct nt_set blockers = pieces_at(s, nt_defender(a), front.defense_at);

    (void)f;
    nt_take_control(t);
    HOLDS(NT_11_00_10,
          "commands are spent by the attacker's declaration, and by none of the defender's rows");
    if (BY(NT_11_02_05, BY(NT_11_02_03, !set_empty(&blockers)))) {
        a->blocked = 1;
        name_defenders(t, &blockers, front.defense_locale);
        return NEXT;
    }
    if (can_anybody_stand(&front))
        return nt_ask(t, nt_defender(a));
    tell(t, NT_11_02_06, ENG_ALL, NEWS_CANNOT_STAND, nt_defender(a), front.defense_locale);
    return become(t, PROC_GROUND);
}

/* A corps named to the last unit has its commander with it. */
static struct nt_set with_commanders(const struct nt_state *s, int side)
{
    struct nt_set named = nt_drafted(s);

    FOR_COMMANDERS (c, side)
        if (drafted_of_corps(s, c) > 0 &&
            BY(NT_11_02_10, drafted_of_corps(s, c) == nt_corps_size(s, c)))
            set_add(&named, commander_token(c));
    return named;
}

enum eng_flow nt_take_defenders(struct eng_turn *t, struct eng_frame *f,
                                const struct eng_action *act)
{
    struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);
    int side = nt_defender(&s->attack);

    (void)f;
    if (act->verb == VERB_PICK) {
        draft_toggle(t, act->noun);
        return again(t);
    }
    struct nt_set named = with_commanders(s, side);
    if (BY(NT_11_02_22, set_empty(&named))) {
        tell(t, NT_11_02_01, ENG_ALL, NEWS_GIVES_GROUND, side, front.defense_locale);
        return become(t, PROC_GROUND);
    }
    name_defenders(t, &named, front.defense_locale);
    return NEXT;
}

/* -- step 4: the defense declaration -- */

enum eng_flow nt_ask_defense_leaders(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    return nt_ask(t, nt_defender(&s->attack));
}

/* NT-18-05: the fixed battery leads out of the reserve of the Santon, weak as it is. */
static bool leads_from_santon(const struct nt_front *front, int unit)
{
    return front->s->santon && front->defense_locale == SANTON &&
           BY(NT_18_05, nt_is_fixed(front->s, unit));
}

static eng_ruleno why_never_leads(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;
    const struct nt_unit *u = &s->unit[unit];

    if (u->type == CAVALRY && nt_is_obstructed(front))
        return NT_11_04_07;
    if (u->type == ARTILLERY && s->santon && front->defense_locale == SANTON &&
        !nt_is_fixed(s, unit))
        return NT_18_02;
    if (!front->a->blocked && u->strength < 2 && !leads_from_santon(front, unit))
        return NT_11_04_06;
    return 0;
}

/* NT-11.04-05: at the approach any two; from reserve two of a kind out of one corps, and there the
 * Guard is infantry (NT-11.04-09). */
static eng_ruleno why_no_pair(const struct nt_front *front, int one, int two)
{
    const struct nt_unit *u = &front->s->unit[one], *v = &front->s->unit[two];

    if (BY(NT_11_04_05, front->a->blocked != 0))
        return 0;
    bool same_corps = u->corps == v->corps && u->corps != NT_NO_CORPS;
    return same_corps && BY(NT_11_04_09, nt_arm(u) == nt_arm(v)) ? 0 : NT_11_04_04;
}

static eng_ruleno why_not_lead(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;
    bool wide = front->b->approach[front->a->approach].wide;

    if (!nt_has_unit(&front->a->defending, unit))
        return NT_11_04_01;
    if (drafted(&s->core, unit))
        return 0;
    eng_ruleno why = why_never_leads(front, unit);
    if (why)
        return why;
    if (draft_count(&s->core) >= (wide ? 2 : 1))
        return wide ? NT_11_04_02 : NT_11_04_03;
    if (draft_count(&s->core) == 0)
        return 0;
    return why_no_pair(front, unit, bits_next(s->core.draft, 2, 0));
}

eng_ruleno nt_check_defense_leaders(const struct eng_box *box, const void *state, int seat,
                                    const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    return act->verb == VERB_PICK ? why_not_lead(&front, act->noun) : 0;
}

void nt_offer_defense_leaders(const struct eng_box *box, const void *state, int seat,
                              struct eng_choices *c)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    FOR_SET (token, &front.a->defending)
        if (why_not_lead(&front, token) == 0)
            offer_noun(c, VERB_PICK, token);
    offer(c, VERB_DONE);
}

enum eng_flow nt_take_defense_leaders(struct eng_turn *t, struct eng_frame *f,
                                      const struct eng_action *act)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    (void)f;
    if (act->verb == VERB_PICK) {
        draft_toggle(t, act->noun);
        return again(t);
    }
    a->defense_leaders = nt_drafted(s);
    if (set_empty(&a->defense_leaders))
        tell(t, NT_11_04_08, ENG_ALL, NEWS_NO_DEFENSE_LEADER);
    FOR_SET (unit, &a->defense_leaders) {
        nt_show_face(t, unit, NT_11_04_10);
        nt_tell_unit(t, NT_11_04_01, NEWS_LEADS_DEFENSE, unit, 0);
    }
    return NEXT;
}

/* -- who steps up (NT-11.03-09 to -14, NT-11.11-11) -- */

/* Named, still there, in reserve; NT-6.09-13: never the fixed battery. */
static bool may_step_up(const struct nt_front *front, int token)
{
    const struct nt_state *s = front->s;

    if (!set_has(&front->a->defending, token))
        return false;
    if (!is_unit(token))
        return s->commander[commander_of_token(token)].at == front->defense_locale;
    return s->unit[token].at == front->defense_locale && !nt_is_fixed(s, token);
}

static eng_ruleno why_not_step_up(const struct nt_front *front, int token)
{
    const struct nt_state *s = front->s;

    if (!may_step_up(front, token))
        return nt_has_unit(&front->a->defending, token) ? NT_6_09_13 : NT_11_03_13;
    if (is_unit(token) || drafted(&s->core, token))
        return 0;
    return drafted_of_corps(s, commander_of_token(token)) > 0 ? 0 : NT_11_03_11;
}

static eng_ruleno why_not_stepped_up(const struct nt_front *front)
{
    struct nt_set picked = nt_drafted(front->s);

    if (nt_set_units(&picked) == 0)
        return NT_11_03_09;
    FOR_SET (token, &picked)
        if (!is_unit(token) && drafted_of_corps(front->s, commander_of_token(token)) == 0)
            return NT_11_03_11;
    return 0;
}

eng_ruleno nt_check_advance(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    return act->verb == VERB_PICK ? why_not_step_up(&front, act->noun) : why_not_stepped_up(&front);
}

void nt_offer_advance(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    FOR_SET (token, &front.a->defending)
        if (why_not_step_up(&front, token) == 0)
            offer_noun(c, VERB_PICK, token);
    if (why_not_stepped_up(&front) == 0)
        offer(c, VERB_DONE);
}

/* The part of a corps that is not with its commander is detached (NT-11.03-10, -12). */
static void split_corps(struct eng_turn *t, const struct nt_set *stepping, int commander)
{
    const struct nt_state *s = t->state;
    bool forward = set_has(stepping, commander_token(commander));

    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander && set_has(stepping, u) != forward)
            nt_detach(t, u, forward ? NT_11_03_12 : NT_11_03_10);
}

static void step_up(struct eng_turn *t, const struct nt_front *front, struct nt_set *stepping)
{
    struct nt_state *s = t->state;

    FOR_COMMANDERS (c, nt_defender(front->a)) {
        int going = 0;
        FOR_SET (token, stepping)
            going += is_unit(token) && s->unit[token].corps == c;
        if (going > 0 && going == nt_corps_size(s, c))
            set_add(stepping, commander_token(c));
        if (going > 0)
            split_corps(t, stepping, c);
    }
    nt_put(s, stepping, front->defense_at);
    FOR_SET (token, stepping) {
        if (is_unit(token))
            nt_tell_unit(t, NT_11_03_09, NEWS_ADVANCES, token, front->defense_at);
        else
            tell(t, NT_11_03_11, ENG_ALL, NEWS_COMMANDER_ADVANCES, commander_of_token(token),
                 front->defense_at);
    }
}

/* A single unit that steps up without a commander's leave is not asked for. */
enum eng_flow nt_ask_advance(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);
    struct nt_set able = { { 0, 0 } };

    (void)f;
    FOR_SET (token, &front.a->defending)
        if (may_step_up(&front, token))
            set_add(&able, token);
    if (BY(NT_11_03_14, front.a->blocked != 0) || nt_set_units(&able) == 0)
        return NEXT;
    int first = bits_next(able.word, 2, 0);
    if (bits_next(able.word, 2, first + 1) >= 0)
        return nt_ask(t, nt_defender(front.a));
    step_up(t, &front, &able);
    return NEXT;
}

enum eng_flow nt_take_advance(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    struct nt_state *s = t->state;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);
    struct nt_set stepping = nt_drafted(s);

    (void)f;
    if (act->verb == VERB_PICK) {
        draft_toggle(t, act->noun);
        return again(t);
    }
    step_up(t, &front, &stepping);
    return NEXT;
}
