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

    return mark[arm];
}

/* NT-18-06 to -08: around the fixed battery the slopes of the Santon shelter its reserve too. */
static bool is_sheltered_santon(const struct nt_front *front)
{
    const struct nt_state *s = front->s;

    HOLDS(NT_18_07);
    HOLDS(NT_18_08);
    if (!s->santon || front->defense_locale != SANTON || nt_defender(front->a) != FRENCH)
        return false;
    FOR_UNITS (u, FRENCH)
        if (nt_is_fixed(s, u) && s->unit[u].at == SANTON)
            return true;
    return false;
}

/* NT-11.06-02 to -06: each once for an attack, and none where nobody leads.  Obstructed is no
 * subtraction (NT-4-12), and the Guard is infantry. */
static int blocked_loss(const struct nt_front *front)
{
    HOLDS(NT_11_06_02);
    HOLDS(NT_11_06_05);
    HOLDS(NT_11_06_06);
    HOLDS(NT_11_06_08);
    return leading_arm(front) == INFANTRY && front->a->blocked;
}

static int symbol_loss(const struct nt_front *front)
{
    int marks = nt_marks_into(front->b, front->a->approach, front->defense_locale);

    HOLDS(NT_11_06_03);
    HOLDS(NT_11_06_04);
    HOLDS(NT_18_06);
    return marks & mark_against(leading_arm(front)) &&
           (front->a->blocked || is_sheltered_santon(front));
}

static int strength_of(const struct nt_state *s, int unit)
{
    return s->unit[unit].at == NT_GONE ? 0 : s->unit[unit].strength;
}

/* NT-15-23, -24: before the Guard weaker leaders count one less, and only here. */
static int defense_strength(const struct nt_front *front)
{
    int total = 0;

    HOLDS(NT_15_23);
    HOLDS(NT_15_24);
    HOLDS(NT_15_25);
    FOR_SET (unit, &front->a->defense_leaders) {
        int strength = strength_of(front->s, unit);
        total += front->a->guard && strength < 3 ? strength - 1 : strength;
    }
    return total;
}

struct nt_sum nt_sum_of(const struct nt_front *front)
{
    struct nt_sum sum = { 0, 0, 0, 0 };

    HOLDS(NT_11_06_01);
    FOR_SET (unit, &front->a->attack_leaders)
        sum.leaders += strength_of(front->s, unit);
    sum.blocked = -blocked_loss(front);
    sum.symbol = -symbol_loss(front);
    HOLDS(NT_11_06_07);
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
    HOLDS(NT_11_06_09);
    HOLDS(NT_11_06_13);
    HOLDS(NT_11_08_03);
    if (result != 0)
        return result > 0;
    HOLDS(NT_11_06_10);
    if (a->blocked)
        return false;
    HOLDS(NT_11_06_11);
    if (a->attacking_count != a->defending_count)
        return a->attacking_count > a->defending_count;
    HOLDS(NT_11_06_12);
    return a->army == FRENCH;
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
    return nt_has_unit(&a->defending, token) && !set_has(&a->defense_leaders, token);
}

/* Whoever has a unit that does not lead is asked, whatever it is: the question tells nothing. */
enum eng_flow nt_ask_counter(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;
    const struct nt_attack *a = &s->attack;

    (void)f;
    HOLDS(NT_11_07_02);
    if (a->artillery)
        return NEXT;
    FOR_SET (token, &a->defending)
        if (is_free(a, token))
            return nt_ask(t, nt_defender(a));
    return NEXT;
}

static eng_ruleno why_never_counters(const struct nt_front *front, int unit)
{
    const struct nt_unit *u = &front->s->unit[unit];

    HOLDS(NT_11_07_08);
    HOLDS(NT_11_07_14);
    if (u->type == ARTILLERY)
        return NT_11_07_09;
    if (u->type == CAVALRY)
        return nt_is_obstructed(front) ? NT_11_07_10 : 0;
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

    HOLDS(NT_11_07_04);
    HOLDS(NT_11_07_06);
    if (!is_free(front->a, unit))
        return NT_11_07_03;
    if (drafted(&s->core, unit))
        return 0;
    eng_ruleno why = why_never_counters(front, unit);
    if (why)
        return why;
    if (draft_count(&s->core) == 0)
        return 0;
    if (draft_count(&s->core) >= 2)
        return NT_11_07_05;
    return why_no_pair(front, unit, bits_next(s->core.draft, 2, 0));
}

eng_ruleno nt_check_counter(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *act)
{
    struct nt_front front = nt_front_of(nt_board(box), state, seat);

    if (act->verb == VERB_PICK)
        return why_not_counter(&front, act->noun);
    return act->verb == VERB_DONE ? 0 : NT_11_07_01;
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
        tell(t, NT_11_07_01, ENG_ALL, NEWS_COUNTER_ATTACKS, unit);
    }
    HOLDS(NT_13_06);
    FOR_SET (unit, &a->counter)
        nt_lose_in_attack(t, unit, 1, NT_11_07_13);
    return NEXT;
}

/* -- step 8 -- */

enum eng_flow nt_final_result(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    struct nt_attack *a = &s->attack;
    int result = a->initial;

    (void)f;
    HOLDS(NT_11_08_02);
    FOR_SET (unit, &a->counter)
        result -= strength_of(s, unit);
    a->final = (int8_t)result;
    a->won = is_won_by_attacker(a, result);
    tell(t, NT_11_08_01, ENG_ALL, NEWS_FINAL_RESULT, a->final, winner(a, a->won));
    return NEXT;
}
