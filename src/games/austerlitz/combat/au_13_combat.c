/* au_13_combat.c -- chapter 13: close combats, one after the other.
 *
 * A combat is known by the unit that is attacked.  As a rule the side to play attacks; but a unit
 * of its own that is locked in combat and in no state to attack is attacked once more by its
 * opponent (A05-13.4-5). */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/combat/au_combat.h"

/* Contact is the combat marker: whoever was driven off has lost it. */
static bool is_able(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    const struct au_type *type = &b->unit[unit];

    if (u->standing != AT_FIELD || BY(AU_13_3_1, u->morale != STEADY) || u->marks & MARK_LEADERLESS)
        return false;
    return type->arm == INFANTRY || type->arm == CAVALRY || type->traits & TRAIT_FIXED;
}

/* Whoever has beaten one of two enemies is left with the other, but has fought in this phase. */
int au_attackers(const struct au_board *b, const struct au_state *s, int defender,
                 uint64_t party[3])
{
    int side = !b->unit[defender].side, count = 0;

    bits_clear(party, 3);
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (BY(AU_13_13_2, s->unit[i].foe == defender) && !(s->unit[i].marks & MARK_FOUGHT) &&
            is_able(b, s, i)) {
            bit_add(party, i);
            count++;
        }
    return count;
}

/* Is one of these enemies still to be attacked by others?  Then that is their combat, with those
 * who can (A05-13.3-1). */
static bool are_attacked(const struct au_board *b, const struct au_state *s,
                         const uint64_t party[3])
{
    uint64_t others[3];

    for (int i = bits_next(party, 3, 0); i >= 0; i = bits_next(party, 3, i + 1))
        if (au_attackers(b, s, i, others) > 0)
            return true;
    return false;
}

/* A locked unit of the side to play that cannot attack: its opponent attacks again. */
static bool is_attacked_again(const struct au_board *b, const struct au_state *s, int unit,
                              const uint64_t party[3])
{
    const struct au_unit *u = &s->unit[unit];

    return u->foe != AU_NOBODY && !(u->marks & MARK_FOUGHT) && !is_able(b, s, unit) &&
           !are_attacked(b, s, party);
}

/* Is there a combat around that unit still to be resolved in this phase? */
static bool is_due(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_unit *u = &s->unit[unit];
    uint64_t party[3];

    if (u->standing != AT_FIELD || u->marks & MARK_CREWLESS)
        return false;
    if (au_attackers(b, s, unit, party) == 0)
        return false;
    return BY(AU_4_9_2, BY(AU_13_3_2, BY(AU_5_4_4_3, b->unit[unit].side != s->player))) ||
           BY(AU_13_4_5, is_attacked_again(b, s, unit, party));
}

/* -- which combat -- */

/* Attackers of this turn that were stunned or thrown into disorder before their combat came do not
 * fight any more. */
static void call_off(struct eng_turn *t, int side)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        struct au_unit *u = &s->unit[i];
        if (u->foe == AU_NOBODY || !(u->done & DONE_DECLARED) || u->marks & MARK_FOUGHT ||
            is_able(b, s, i))
            continue;
        tell(t, AU_4_9_1, ENG_ALL, NEWS_CALLED_OFF, i, u->foe);
        au_leave_combat(s, i);
    }
}

static int first_due(const struct au_board *b, const struct au_state *s, int from)
{
    for (int i = from; i < b->unit_count; i++)
        if (is_due(b, s, i))
            return i;
    return -1;
}

enum eng_flow au_ask_fight(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);
    int side = combats_of(f)->side;

    if (au_decided(s))
        return end_match(t);
    call_off(t, side);
    int at = first_due(b, s, 0);
    if (at < 0)
        return jump(f, ROW_FIGHT_GUNS);
    if (first_due(b, s, at + 1) < 0)
        return call(t, PROC_COMBAT, at, AU_NOBODY);
    return ask(t, seats_of(t->core, side));
}

/* Finer than "not offered": never declared, off, or fought already. */
eng_ruleno au_check_fight(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct au_state *s = state;
    const struct au_board *b = au_board(box);

    (void)seat;
    if (is_due(b, s, a->noun))
        return 0;
    return au_is_engaged(s, a->noun) ? AU_4_9_1 : AU_4_6_2;
}

enum eng_flow au_take_fight(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    (void)f;
    return call(t, PROC_COMBAT, a->noun, AU_NOBODY);
}

/* -- who leads -- */

/* A lead named when the attack was declared, or the only one there is.  Of attackers out of their
 * turn it is the one that the defender fights. */
static int given_lead(const struct au_board *b, const struct au_state *s, int at,
                      const uint64_t party[3])
{
    int first = bits_next(party, 3, 0);

    for (int i = first; i >= 0; i = bits_next(party, 3, i + 1))
        if (s->unit[i].done & DONE_LEAD)
            return i;
    if (bits_next(party, 3, first + 1) < 0)
        return first;
    if (b->unit[at].side != s->player)
        return AU_NOBODY;
    int foe = s->unit[at].foe;
    return foe != AU_NOBODY && bit_has(party, foe) ? foe : first;
}

enum eng_flow au_ask_lead(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);
    uint64_t party[3];

    if (au_attackers(b, s, combat_of(f)->at, party) == 0)
        return finish(t, 0);
    combat_frame(f)->lead = (int16_t)given_lead(b, s, combat_of(f)->at, party);
    if (combat_of(f)->lead != AU_NOBODY)
        return NEXT;
    return ask(t, seats_of(t->core, s->player));
}

void au_offer_lead(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_state *s = state;
    uint64_t party[3];

    (void)seat;
    au_attackers(au_board(box), s, combat_now(&s->core)->at, party);
    for (int i = bits_next(party, 3, 0); i >= 0; i = bits_next(party, 3, i + 1))
        offer_noun(c, VERB_LEAD, i);
}

enum eng_flow au_take_lead(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    combat_frame(f)->lead = (int16_t)a->noun;
    tell(t, AU_13_3_3, ENG_ALL, NEWS_NEW_LEAD, a->noun, combat_of(f)->at);
    return NEXT;
}

/* -- dice -- */

/* The party of this combat, in struck until it has gone back or advanced, has had its dice, and so
 * has whom it attacked. */
static void have_fought(struct eng_turn *t, int at)
{
    struct au_state *s = t->state;

    for (int i = bits_next(s->struck, 3, 0); i >= 0; i = bits_next(s->struck, 3, i + 1))
        s->unit[i].marks |= MARK_FOUGHT;
    s->unit[at].marks |= MARK_FOUGHT;
}

/* Guns support nobody (A05-13.13.2-1): those of the Santon do not share the fate of another lead. */
static void leave_out_guns(struct eng_turn *t, int lead)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    for (int i = bits_next(s->struck, 3, 0); i >= 0; i = bits_next(s->struck, 3, i + 1))
        if (i != lead && b->unit[i].arm == ARTILLERY)
            bit_drop(s->struck, i);
}

/* The same words as of the attacker would be taken for his. */
static int said_of_defender(int text)
{
    switch (text) {
    case NEWS_TERM_COMBAT:
        return NEWS_DEFENDER_COMBAT;
    case NEWS_TERM_SQUARE:
        return NEWS_DEFENDER_SQUARE;
    default:
        return NEWS_DEFENDER_RAGE;
    }
}

static void tell_sums(struct eng_turn *t, const struct eng_frame *f, const struct au_sum *attack,
                      const struct au_sum *defence)
{
    int lead = combat_of(f)->lead, at = combat_of(f)->at;

    tell(t, AU_13_4_1, ENG_ALL, NEWS_COMBAT, lead, at, combat_of(f)->zone);
    for (int i = 0; i < attack->count; i++)
        tell(t, au_term_rule(attack->term[i].text), ENG_ALL, attack->term[i].text,
             attack->term[i].value);
    for (int i = 0; i < defence->count; i++)
        tell(t, au_term_rule(defence->term[i].text), ENG_ALL,
             said_of_defender(defence->term[i].text), defence->term[i].value);
    tell(t, AU_14_1_20, ENG_ALL, NEWS_COMBAT_SUMS, lead, attack->total, at, defence->total);
}

/* Both dice; what the attackers have more than the defender. */
static int roll_margin(struct eng_turn *t, const struct eng_frame *f)
{
    int lead = combat_of(f)->lead, at = combat_of(f)->at;
    struct au_sum attack, defence;

    au_combat_sums(au_board(t->box), t->state, lead, at, &attack, &defence);
    tell_sums(t, f, &attack, &defence);
    int ours = roll(t, 6, AU_13_4_1) + attack.total;
    int theirs = roll(t, 6, AU_13_4_1) + defence.total;
    int winner = ours > theirs ? lead : at, margin = ours > theirs ? ours - theirs : theirs - ours;

    if (margin == 0)
        tell(t, AU_13_4_2, ENG_ALL, NEWS_COMBAT_EVEN, ours, theirs);
    else
        tell(t, AU_13_4_2, ENG_ALL, NEWS_COMBAT_TOTALS, ours, theirs, winner, margin);
    return ours - theirs;
}

/* A margin above 3 goes to the table, against the loser. */
static enum eng_flow suffer(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    int lead = combat_of(f)->lead, at = combat_of(f)->at, margin = combat_of(f)->margin;

    if (margin >= -3 && margin <= 3) {
        f->answer = STOOD;
        return NEXT;
    }
    combat_frame(f)->loser = (int16_t)(margin > 0 ? at : lead);
    if (margin < 0)
        return call(t, PROC_RESULT, lead, -margin, at, HOW_ATTACKER);
    return call(t, PROC_RESULT, at, margin, lead,
                BY(AU_13_12_4_2, b->unit[lead].arm == CAVALRY) ? HOW_RIDDEN : HOW_COMBAT);
}

enum eng_flow au_combat_roll(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);
    int lead = combat_of(f)->lead, at = combat_of(f)->at;

    au_fighting_begins(t);
    au_attackers(b, s, at, s->struck);
    combat_frame(f)->loser = AU_NOBODY;
    combat_frame(f)->zone = (int16_t)au_attack_zone(b, s, lead, at);
    if (BY(AU_EX_23, BY(AU_13_15_1_2_3, au_is_helpless(b, at)))) {
        have_fought(t, at);
        au_overrun(t, lead, at);
        combat_frame(f)->loser = (int16_t)at;
        f->answer = GONE;
        return NEXT;
    }
    combat_frame(f)->margin = (int16_t)roll_margin(t, f);
    have_fought(t, at);
    leave_out_guns(t, lead);
    return suffer(t, f);
}

/* -- what comes of it -- */

/* Nobody has gone: the markers stay. */
static enum eng_flow stay_locked(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int margin = combat_of(f)->margin;

    bits_clear(s->struck, 3);
    tell(t, margin >= -3 && margin <= 3 ? AU_13_4_3 : AU_13_4_4, ENG_ALL, NEWS_STILL_LOCKED,
         combat_of(f)->lead, combat_of(f)->at);
    return jump(f, ROW_COMBAT_REPOSE);
}

/* A lead that is lost leaves its supporters where they are, and free. */
static void set_supporters_free(struct eng_turn *t)
{
    struct au_state *s = t->state;

    for (int i = bits_next(s->struck, 3, 0); i >= 0; i = bits_next(s->struck, 3, i + 1)) {
        tell(t, AU_13_13_1_2, ENG_ALL, NEWS_SUPPORT_FREE, i);
        au_leave_combat(s, i);
    }
    bits_clear(s->struck, 3);
}

enum eng_flow au_combat_outcome(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int outcome = f->answer, loser = combat_of(f)->loser;

    if (au_decided(s)) {
        bits_clear(s->struck, 3);
        return end_match(t);
    }
    if (loser == AU_NOBODY || outcome < WENT_BACK)
        return stay_locked(t, f);
    au_leave_combat(s, loser);
    if (loser == combat_of(f)->at)
        return jump(f, ROW_COMBAT_ALARMS);
    bit_drop(s->struck, loser);
    if (outcome == GONE)
        set_supporters_free(t);
    return NEXT;
}

/* All attackers go back with their lead, in order; then the ground is the defender's.  Whom another
 * of them has run down on its way flees already (A05-11.1-29). */
enum eng_flow au_combat_back(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    int at = combat_of(f)->at, unit = bits_next(s->struck, 3, 0);

    if (unit < 0) {
        bit_add(s->struck, at);
        return NEXT;
    }
    int degree = au_way_back(au_board(t->box), s, unit, at, HOW_ATTACKER);
    jump(f, ROW_COMBAT_BACK);
    bit_drop(s->struck, unit);
    if (s->unit[unit].morale == ROUTED)
        return NEXT;
    return call(t, PROC_RETREAT, unit, degree, ORDERLY, at);
}

/* A defender struck in flank or rear that had the better of it may turn on its enemy; who is routed
 * has to rally first (A05-12.5.3.2). */
enum eng_flow au_combat_repose(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int at = combat_of(f)->at;

    if (combat_of(f)->margin >= 0 || combat_of(f)->zone == PLANE_FRONT || !au_on_field(s, at))
        return NEXT;
    if (s->unit[at].morale == ROUTED)
        return NEXT;
    return call(t, PROC_REPOSE, at, 1);
}
