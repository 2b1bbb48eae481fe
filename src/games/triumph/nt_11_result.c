/* nt_11_result.c -- chapter 11, steps 6 to 8: the result, the counter-attack, the final result. */

#include "games/triumph/nt_11_attack.h"

/* -- the sum -- */

/* The arm that leads the attack; UNKNOWN: nobody does. */
static int leading_arm(const struct nt_front *front)
{
    int unit = bits_next(front->a->attack_leaders.word, 2, 0);

    return unit < 0 ? UNKNOWN : nt_arm(&front->s->unit[unit]);
}

static int mark_against(int arm)
{
    static const int mark[TYPES] = {
        [INFANTRY] = MARK_INFANTRY, [CAVALRY] = MARK_CAVALRY, [ARTILLERY] = MARK_ARTILLERY
    };

    return BY(NT_4_10, mark[arm]);
}

/* NT-18-06 to -08: around the fixed battery the slopes of the Santon shelter its reserve too. */
static bool is_sheltered_santon(const struct nt_front *front)
{
    const struct nt_state *s = front->s;

    if (!s->santon || front->defense_locale != SANTON || nt_defender(front->a) != FRENCH)
        return false;
    FOR_UNITS (u, FRENCH)
        if (nt_is_fixed(s, u) && BY(NT_18_08, s->unit[u].at == SANTON))
            return true;
    return false;
}

/* NT-11.06-02 to -06: each once for an attack, and none where nobody leads.  Obstructed is no
 * subtraction (NT-4-12), and the Guard is infantry. */
static int blocked_loss(const struct nt_front *front)
{
    return BY(NT_11_06_06, leading_arm(front) == INFANTRY) && BY(NT_18_07, front->a->blocked != 0);
}

static int symbol_loss(const struct nt_front *front)
{
    int marks = nt_marks_into(front->b, front->a->approach, front->defense_locale);

    return BY(NT_4_04, (marks & mark_against(leading_arm(front))) != 0) &&
           (BY(NT_11_06_04, front->a->blocked != 0) || BY(NT_18_06, is_sheltered_santon(front)));
}

static int strength_of(const struct nt_state *s, int unit)
{
    return BY(NT_11_07_14, s->unit[unit].at == NT_GONE) ? 0 : s->unit[unit].strength;
}

/* NT-15-23, -24: before the Guard weaker leaders count one less, and only here. */
static int defense_strength(const struct nt_front *front)
{
    int total = 0;

    FOR_SET (unit, &front->a->defense_leaders) {
        int strength = strength_of(front->s, unit);
        total += BY(NT_15_25, front->a->guard != 0) && BY(NT_15_23, strength < 3) ? strength - 1
                                                                                  : strength;
    }
    return total;
}

struct nt_sum nt_sum_of(const struct nt_front *front)
{
    struct nt_sum sum = { 0, 0, 0, 0 };

    FOR_SET (unit, &front->a->attack_leaders)
        sum.leaders += strength_of(front->s, unit);
    sum.blocked = BY(NT_11_06_05, -blocked_loss(front));
    sum.symbol = BY(NT_4_12, -symbol_loss(front));
    sum.defense = front->a->artillery ? 0 : -defense_strength(front);
    return sum;
}

static int sum_up(const struct nt_sum *sum)
{
    return sum->leaders + sum->blocked + sum->symbol + sum->defense;
}

/* Line by line; what counts nothing is not told.  Whoever leads has been shown by now. */
static void tell_sum(struct eng_turn *t, const struct nt_sum *sum)
{
    tell(t, NT_11_06_01, ENG_ALL, NEWS_TERM_LEADERS, sum->leaders);
    if (sum->blocked)
        tell(t, NT_11_06_02, ENG_ALL, NEWS_TERM_BLOCKED, sum->blocked);
    if (sum->symbol)
        tell(t, NT_11_06_03, ENG_ALL, NEWS_TERM_SYMBOL, sum->symbol);
    if (sum->defense)
        tell(t, NT_11_06_07, ENG_ALL, NEWS_TERM_DEFENSE, sum->defense);
}

/* NT-11.06-09 to -13; numbers are those that were declared, in both tests (NT-11.08-03). */
static bool is_won_by_attacker(const struct nt_attack *a, int result)
{
    if (result != 0)
        return BY(NT_11_06_09, result > 0);
    if (BY(NT_11_06_10, a->blocked != 0))
        return false;
    if (BY(NT_11_08_03, a->attacking_count != a->defending_count))
        return BY(NT_11_06_11, a->attacking_count > a->defending_count);
    return BY(NT_11_06_12, a->army == FRENCH);
}

static int winner(const struct nt_attack *a, bool attacker_won)
{
    return attacker_won ? a->army : nt_defender(a);
}

enum eng_flow nt_initial_result(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;
    struct nt_front front = nt_front_of(nt_board(t->box), s, t->seat);

    (void)f;
    struct nt_sum sum = nt_sum_of(&front);
    tell_sum(t, &sum);
    a->initial = (int8_t)sum_up(&sum);
    a->initial_won = is_won_by_attacker(a, a->initial);
    tell(t, NT_11_06_01, ENG_ALL, NEWS_INITIAL_RESULT, a->initial, winner(a, a->initial_won));
    return NEXT;
}

/* -- step 7: the counter-attack -- */

static bool is_free(const struct nt_attack *a, int token)
{
    return nt_has_unit(&a->defending, token) &&
           BY(NT_11_07_04, !set_has(&a->defense_leaders, token));
}

/* Whoever has a unit that does not lead is asked, whatever it is: the question tells nothing. */
enum eng_flow nt_ask_counter(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;

    (void)f;
    if (BY(NT_11_07_02, a->artillery != 0))
        return NEXT;
    FOR_SET (token, &a->defending)
        if (is_free(a, token))
            return nt_ask(t, nt_defender(a));
    return NEXT;
}

static eng_ruleno why_never_counters(const struct nt_front *front, int unit)
{
    const struct nt_unit *u = &front->s->unit[unit];

    if (u->type == ARTILLERY)
        return NT_11_07_09;
    if (u->type == CAVALRY)
        return BY(NT_11_07_08, nt_is_obstructed(front)) ? NT_11_07_10 : 0;
    return front->a->initial_won ? 0 : NT_11_07_07;
}

static eng_ruleno why_no_pair(const struct nt_front *front, int one, int two)
{
    const struct nt_unit *u = &front->s->unit[one], *v = &front->s->unit[two];

    if (u->corps != v->corps || u->corps == NT_NO_CORPS || nt_arm(u) != nt_arm(v))
        return NT_11_07_05;
    return nt_mixes_guard(u, v) ? NT_11_07_11 : 0;
}

static eng_ruleno why_not_counter(const struct nt_front *front, int unit)
{
    const struct nt_state *s = front->s;

    if (!is_free(front->a, unit))
        return NT_11_07_03;
    if (drafted(&s->core, unit))
        return 0;
    eng_ruleno why = why_never_counters(front, unit);
    if (why)
        return why;
    if (draft_count(&s->core) == 0)
        return 0;
    if (BY(NT_11_07_06, draft_count(&s->core) >= 2))
        return NT_11_07_05;
    return why_no_pair(front, unit, bits_next(s->core.draft, 2, 0));
}

eng_ruleno nt_check_counter(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    return act->verb == VERB_PICK ? why_not_counter(&front, act->noun) : 0;
}

void nt_offer_counter(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    FOR_SET (token, &front.a->defending)
        if (why_not_counter(&front, token) == 0)
            offer_noun(c, VERB_PICK, token);
    offer(c, VERB_DONE);
}

enum eng_flow nt_take_counter(struct eng_turn *t, struct eng_frame *f, const struct eng_action *act)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;

    (void)f;
    if (act->verb == VERB_PICK) {
        draft_toggle(t, act->noun);
        return again(t);
    }
    a->counter = nt_drafted(s);
    if (set_empty(&a->counter))
        tell(t, NT_11_07_01, ENG_ALL, NEWS_NO_COUNTER);
    FOR_SET (unit, &a->counter) {
        nt_show_face(t, unit, NT_11_07_12);
        nt_tell_unit(t, NT_11_07_01, NEWS_COUNTER_ATTACKS, unit, 0);
    }
    FOR_SET (unit, &a->counter)
        nt_lose_in_attack(t, unit, BY(NT_13_06, 1), NT_11_07_13);
    return NEXT;
}

/* -- step 8 -- */

enum eng_flow nt_final_result(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;
    int result = a->initial;

    (void)f;
    FOR_SET (unit, &a->counter)
        result -= strength_of(s, unit);
    a->final = (int8_t)result;
    a->won = BY(NT_11_08_02, is_won_by_attacker(a, result));
    tell(t, NT_11_08_01, ENG_ALL, NEWS_FINAL_RESULT, a->final, winner(a, a->won));
    return NEXT;
}
