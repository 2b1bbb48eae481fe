/* nt_10_entry.c -- chapter 10: reinforcements, when and where they may come.
 *
 * They enter by road: the entry locale is the first locale of the move, and the kind of the entry
 * road is the kind of that step.  Where and when is asked here; from the first step on they march
 * like everybody else (NT-10-59), and on the next turn they are like everybody else. */

#include "games/triumph/nt_10_moves.h"

enum { FRENCH_REINFORCEMENT_MORALE = 4 }; /* NT 13 */

/* The board has read the hour printed for Bernadotte and Davout (NT-10-44) as a round of each
 * scenario, the first where it lies before the battle begins (NT-10-45); all others may come from
 * the first round on (NT-10-46). */
static int entry_round(const struct nt_party *p, int commander)
{
    return p->b->commander[commander].from_round[p->s->scenario];
}

/* NT-10-58: a unit detached off the map keeps the hour of its commander. */
eng_ruleno nt_why_not_yet(const struct nt_party *p)
{
    const struct nt_unit *first = &p->s->unit[bits_next(p->pieces.word, 2, 0)];
    bool detached = first->corps == NT_NO_CORPS;
    int home = detached ? first->home : first->corps;

    if (BY(NT_10_68, BY(NT_10_47, BY(NT_10_46, p->s->round >= entry_round(p, home)))))
        return 0;
    return detached ? NT_10_58 : NT_10_44;
}

eng_ruleno nt_why_not_come(const struct nt_party *p, int entry, struct nt_move *next)
{
    if (p->from != NT_OFF_MAP)
        return NT_10_43;
    if (entry < 1 || entry > p->b->entry_count || p->b->entry[entry].side != p->side)
        return NT_10_48;
    const struct nt_entry *e = &p->b->entry[BY(NT_10_49, entry)];
    eng_ruleno why = nt_why_not_yet(p);
    if (why)
        return why;
    if (p->g->units[other_side(p->side)][e->locale])
        return NT_10_50;
    why = nt_why_not_enter(p, e->locale, BY(NT_10_59, true));
    if (why)
        return why;
    *next = nt_set_out(p, e->stretch);
    nt_enter_locale(p, next, BY(NT_10_53, e->stretch), BY(NT_10_52, e->main != 0));
    return 0;
}

/* NT-13-14, -15: the first French reinforcement to enter lifts the army's spirits. */
static void lift_spirits(struct eng_turn *t)
{
    struct nt_state *s = t->state;

    if (s->reinforced)
        return;
    s->reinforced = 1;
    tell(t, NT_13_14, ENG_ALL, NEWS_FIRST_REINFORCEMENT);
    nt_gain_morale(t, FRENCH, BY(NT_13_15, FRENCH_REINFORCEMENT_MORALE), NT_13_14);
}

void nt_note_entry(struct eng_turn *t, const struct nt_set *pieces)
{
    struct nt_state *s = t->state;

    HOLDS(NT_10_56, "a road move has one entry and one path for all its pieces");
    FOR_SET (token, pieces) {
        if (!is_unit(token)) {
            s->commander[commander_of_token(token)].entered = 1;
            continue;
        }
        s->unit[token].flags |= UNIT_ENTERED;
        if (side_of_unit(token) == FRENCH)
            lift_spirits(t);
    }
}
