/* au_13_15_guns.c -- chapter 13.15: guns, with their crew and without, when the enemy is upon them. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/combat/au_combat.h"

bool au_is_helpless(const struct au_board *b, int unit)
{
    const struct au_type *type = &b->unit[unit];

    if (type->arm == HEADQUARTERS)
        return true;
    return BY(AU_13_15_1_2_4, BY(AU_13_15_1_1, BY(AU_13_15_1, type->arm == ARTILLERY &&
                                                                  !(type->traits & TRAIT_FIXED))));
}

/* No dice: what did not stop them in the musketry phase does not stop them now. */
void au_overrun(struct eng_turn *t, int by, int unit)
{
    if (au_board(t->box)->unit[unit].arm == HEADQUARTERS) {
        tell(t, AU_12_6_3_6, ENG_ALL, NEWS_HQ_TAKEN, by, unit);
        au_eliminate(t, unit, true, AU_12_6_3_6);
        return;
    }
    tell(t, AU_13_15_1_2_1, ENG_ALL, NEWS_OVERRUN, by, unit);
    au_eliminate(t, unit, true, AU_13_15_1_2_1);
}

/* -- guns that their crew has left -- */

/* Who stands at the guns and has nothing else to do. */
static bool gets_at_guns(const struct au_board *b, const struct au_state *s, int unit, int guns)
{
    const struct au_unit *u = &s->unit[unit];
    int arm = b->unit[unit].arm;

    if (u->standing != AT_FIELD || u->morale != STEADY ||
        u->marks & (MARK_FOUGHT | MARK_LEADERLESS))
        return false;
    if ((arm != INFANTRY && arm != CAVALRY) || u->formation == FORM_SQUARE)
        return false;
    return (u->foe == AU_NOBODY || u->foe == guns) && au_within(b, s, unit, guns, AU_CONTACT);
}

static void spoil(struct eng_turn *t, int side, int guns)
{
    const struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!gets_at_guns(b, s, i, guns))
            continue;
        au_fighting_begins(t);
        if (roll(t, 6, AU_13_15_1_1_3_1) <= 4) {
            tell(t, AU_13_15_1_1_3_1, ENG_ALL, NEWS_GUNS_SPOILED, i, guns);
            au_eliminate(t, guns, true, AU_13_15_1_1_3_1);
            return;
        }
        tell(t, AU_13_15_1_1_3_2, ENG_ALL, NEWS_GUNS_SAVED, i, guns);
    }
}

/* The marks of the phase are wiped here, at its end. */
static void end_fighting(struct au_state *s)
{
    for (int i = 0; i < AU_UNITS; i++)
        s->unit[i].marks &= (uint8_t) ~(MARK_FOUGHT | MARK_MUST_FIGHT);
}

enum eng_flow au_crewless_guns(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);
    int side = combats_of(f)->side;

    for (int i = b->side_first[!side]; i < b->side_first[!side + 1]; i++) {
        if (!au_on_field(s, i) || !(s->unit[i].marks & MARK_CREWLESS))
            continue;
        spoil(t, side, i);
        au_leave_combat(s, i);
    }
    end_fighting(s);
    return au_decided(s) ? end_match(t) : NEXT;
}
