/* au_12_morale.c -- A05 12.2 to 12.6.1, 12.8, 12.9, 12.11: morale, checks, states and lost steps. */

#include "games/austerlitz/morale/au_12_morale.h"

/* -- what a unit checks against (A05-12.4-3) -- */

static int own_morale(const struct au_board *b, const struct au_state *s, int unit)
{
    bool weaker = BY(AU_12_2_1, s->unit[unit].steps < b->unit[unit].steps);

    bool firm = BY(AU_12_2_1_1, BY(AU_12_2_1_1_1, au_is_guard_or_elite(b, unit)));
    return BY(AU_13_5_2_1, b->unit[unit].morale - (weaker && !firm));
}

/* A05-12.6.1-5: an HQ of the side within 1 UM, alone or with another unit, of higher morale. */
static bool has_commander_near(const struct au_board *b, const struct au_state *s, int unit,
                               int morale)
{
    int side = b->unit[unit].side;

    for (int i = 0; i < b->corps_count; i++) {
        int hq = b->corps[i].hq;
        if (BY(AU_12_6_3_1, b->corps[i].side != side) || hq == AU_NOBODY || hq == unit)
            continue;
        if (BY(AU_16_4_2_7_7, s->unit[hq].standing != AT_FIELD && s->unit[hq].standing != AT_UNIT))
            continue;
        if (s->unit[hq].morale == ROUTED) /* of no use in any respect (A05-12.5.3.2) */
            continue;
        if (b->unit[hq].morale > morale &&
            BY(AU_EX_7, BY(AU_12_6_1_6, au_within(b, s, hq, unit, AU_UM))))
            return true;
    }
    return false;
}

enum { RAGE_MORALE = 2 };

int au_morale_of(const struct au_board *b, const struct au_state *s, int unit, int modifier)
{
    int hq = au_attached(s, unit), rage = au_rages(&s->unit[unit]) ? RAGE_MORALE : 0;

    if (hq != AU_NOBODY)
        return BY(AU_EX_6, BY(AU_12_6_1_1, BY(AU_12_6_1_2, BY(AU_13_4_6, b->unit[hq].morale)))) +
               rage + modifier;
    int morale = own_morale(b, s, unit) + rage; /* what a commander near it must exceed */
    return BY(AU_12_4_3,
              morale + BY(AU_12_6_1_5, BY(AU_12_6_1_8, has_commander_near(b, s, unit, morale))) +
                  modifier);
}

/* -- the check (A05-12.4-2) -- */

static bool can_rage(const struct au_board *b, int unit)
{
    return BY(AU_12_9_2,
              BY(AU_12_9_3, b->unit[unit].arm == INFANTRY || b->unit[unit].arm == CAVALRY));
}

/* A05-12.9.3-1: a double 1 rallies from any state at once. */
static void rage(struct eng_turn *t, int unit)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    bool routed = u->morale == ROUTED;

    if (!au_rages(u))
        u->rage = u->rage == SPENT_OUT_OF_SQUARE ? RAGE_OUT_OF_SQUARE : RAGE;
    u->morale = STEADY;
    u->marks &= (uint8_t)~MARK_LEADERLESS;
    tell(t, routed ? AU_12_9_3_1 : AU_12_9_1, ENG_ALL, NEWS_RAGE, unit);
    if (BY(AU_12_9_3_2, !routed))
        return;
    au_forget_checked(s, unit);
    au_raise_alarm(s, unit, ALARM_REPOSE);
}

struct au_check au_check_morale(struct eng_turn *t, int unit, int modifier, eng_ruleno rule)
{
    const struct au_board *b = au_board(t->box);
    int morale = au_morale_of(b, t->state, unit, modifier);
    int one = roll(t, BY(AU_G_1, 6), rule), two = roll(t, 6, rule), sum = one + two;
    struct au_check check = { .excess = (int8_t)(sum - morale) };

    check.rout = BY(AU_12_8_1, BY(AU_G_3, sum == 12));
    check.passed = BY(AU_12_4_4, sum == 2) || (sum <= morale && !check.rout);
    tell(t, rule, ENG_ALL, check.passed ? NEWS_PASSES : NEWS_FAILS, unit, sum, morale);
    if (BY(AU_G_2, sum == 2) && can_rage(b, unit)) {
        check.rage = 1;
        rage(t, unit);
    }
    return check;
}

/* -- states (A05-12.5, 12.11) -- */

int au_worse(const struct au_state *s, int unit, int to)
{
    int next = BY(AU_12_5_1, s->unit[unit].morale + 1);

    return BY(AU_12_11_2, to > next ? to : next);
}

static void lose_rage(struct eng_turn *t, int unit)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];

    bool raged = au_rages(u);

    u->rage = CALM;
    if (raged)
        tell(t, AU_12_9_7_1, ENG_ALL, NEWS_RAGE_ENDS, unit);
}

static bool others_recover(const struct eng_core *core)
{
    for (int i = 0; i < core->depth; i++)
        if (core->frame[i].proc == PROC_RECOVERY)
            return true;
    return false;
}

/* Who was in order when the rally phase began has not to check in it (A05-4.3-1); it may still try
 * to break off.  The leaderless have their check, for their leader alone (A05-12.6.3-3). */
void au_excuse(const struct eng_turn *t, int unit)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];

    if (u->morale < DISORGANISED && others_recover(t->core))
        u->done |= u->marks & MARK_LEADERLESS ? DONE_SHAKEN : DONE_CHECKED;
}

/* A05-27.5-4: in disorder or in flight an NP unit does not close with anybody; when it has recovered it
 * waits for a new order like the others. */
static void forget_order(struct au_unit *u)
{
    if (u->morale < DISORGANISED ||
        (u->order != ORDER_COMBAT && u->order != ORDER_CHARGE && u->order != ORDER_FLANK))
        return;
    u->order = ORDER_NONE;
    u->order_at = AU_NOBODY;
}

void au_worsen(struct eng_turn *t, int unit, int to, eng_ruleno rule)
{
    struct au_state *s = t->state;
    int worse = au_worse(s, unit, to);

    au_excuse(t, unit);
    s->unit[unit].morale = (uint8_t)(worse > DISORGANISED ? DISORGANISED : worse);
    forget_order(&s->unit[unit]);
    lose_rage(t, unit);
    tell(t, rule, ENG_ALL, NEWS_IS_NOW, unit, s->unit[unit].morale);
}

bool au_lose_step(struct eng_turn *t, int unit, eng_ruleno rule)
{
    struct au_unit *u = &((struct au_state *)t->state)->unit[unit];

    if (BY(AU_11_1_13, BY(AU_13_5_1_1, u->steps > 1))) {
        u->steps--;
        tell(t, rule, ENG_ALL, NEWS_LOSES_STEP, unit);
        return true;
    }
    au_eliminate(t, unit, true, rule);
    return false;
}

/* -- R -- */

/* A05-13.15.1.1.2-3: a square that breaks shelters no crew any more. */
static void give_up_crew(struct eng_turn *t, int unit)
{
    const struct au_state *s = t->state;
    int battery = s->unit[unit].crew;

    if (s->unit[unit].formation == FORM_SQUARE && battery != AU_NOBODY)
        au_eliminate(t, battery, true, AU_13_15_1_1_2_3);
}

bool au_frightens(const struct au_board *b, int unit)
{
    return BY(AU_12_7_2_4_1, b->unit[unit].arm == INFANTRY || b->unit[unit].arm == CAVALRY);
}

void au_becomes_routed(struct eng_turn *t, int unit, int kind, eng_ruleno rule)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];

    u->marks &= (uint8_t) ~(MARK_LEADERLESS | MARK_MUST_FIGHT);
    au_excuse(t, unit);
    u->morale = ROUTED;
    u->marker = 0;
    forget_order(u);
    tell(t, rule, ENG_ALL, NEWS_ROUTS, unit);
    lose_rage(t, unit);
    give_up_crew(t, unit);
    au_leave_combat(s, unit);
    au_forget_checked(s, unit);
    au_drop_alarms(s, unit, AU_ANY_ALARM);
    if (BY(AU_12_1_1, au_frightens(b, unit)))
        au_raise_alarm(s, unit, kind);
}
