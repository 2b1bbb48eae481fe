/* nt_11_attack.h -- what the files of chapter 11 share: the ground of an attack, and who can carry
 * it out. */

#ifndef GAMES_TRIUMPH_NT_11_ATTACK_H
#define GAMES_TRIUMPH_NT_11_ATTACK_H

#include "games/triumph/nt_local.h"

/* What an attack declaration is made for: to enter a locale given up without a fight, to feint, or
 * to press the attack home. */
enum nt_purpose { TO_MOVE_IN, TO_FEINT, TO_PRESS };

enum { SANTON = 54 }; /* NT 18 */

/* An attack and its ground, as one seat looks at it. */
struct nt_front {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_attack *a;
    int seat;
    int attack_at, defense_at; /* the two sides of the approach, as positions */
    int attack_locale, defense_locale;
    const struct nt_ground *g; /* only from nt_survey_front */
};

/* The front of s->attack; the second form surveys the map into *g as well. */
struct nt_front nt_front_of(const struct nt_board *b, const struct nt_state *s, int seat);
struct nt_front nt_survey_front(const struct nt_board *b, const struct nt_state *s, int seat,
                                struct nt_ground *g);

static inline int nt_defender(const struct nt_attack *a)
{
    return other_side(a->army);
}

static inline bool nt_is_fixed(const struct nt_state *s, int unit)
{
    return (s->unit[unit].flags & UNIT_FIXED) != 0;
}

/* The token is a unit, and in the set. */
static inline bool nt_has_unit(const struct nt_set *set, int token)
{
    return token < NT_UNITS && set_has(set, token);
}

/* What the seat asked has picked. */
static inline struct nt_set nt_drafted(const struct nt_state *s)
{
    return (struct nt_set){ { s->core.draft[0], s->core.draft[1] } };
}

/* Obstructed on the defender's side: no cavalry leads or counter-attacks (NT-11.00-13). */
static inline bool nt_is_obstructed(const struct nt_front *front)
{
    int marks = nt_marks_into(front->b, front->a->approach, front->defense_locale);

    return BY(NT_11_00_13, BY(NT_4_11, (marks & MARK_OBSTRUCTED) != 0));
}

/* NT-15-13: foot of the Guard and of the line do not lead an attack or counter-attack together. */
static inline bool nt_mixes_guard(const struct nt_unit *u, const struct nt_unit *v)
{
    return nt_arm(u) == nt_arm(v) && BY(NT_15_13, u->type != v->type);
}

/* -- who can carry the attack out (nt_11_threat.c): 0, or the statement that forbids -- */

/* This battery, moved by a Unit Move or a Detach Move, as leader of the attack. */
eng_ruleno nt_why_no_guns(const struct nt_front *front, int unit);
/* Pieces that are to enter the defense locale, the fixed battery apart. */
eng_ruleno nt_why_shut(const struct nt_front *front);
/* A declaration that begins with this command; each can then be completed. */
eng_ruleno nt_why_not_by_corps(const struct nt_front *front, int commander, int purpose);
eng_ruleno nt_why_not_by_detach(const struct nt_front *front, int commander, int purpose);
eng_ruleno nt_why_not_by_unit(const struct nt_front *front, int unit, int purpose);
eng_ruleno nt_why_not_by_road(const struct nt_front *front, int token, int purpose);
/* This party by road, as it is. */
eng_ruleno nt_why_no_ride(const struct nt_front *front, const struct nt_set *party, int purpose);
bool nt_can_declare(const struct nt_front *front, int purpose);
/* Whatever the defender answers (NT-11.01-03). */
bool nt_can_be_carried_out(const struct nt_front *front);

/* What one unit alone can do for the purpose, commands apart. */
eng_ruleno nt_why_unfit(const struct nt_front *front, int unit, int purpose);

/* The unit has a move left, or is the fixed battery and has not been used this turn. */
bool nt_can_take_part(const struct nt_state *s, int unit);

/* These pieces as a Detach Move. */
eng_ruleno nt_why_detachment_fails(const struct nt_front *front, const struct nt_set *pieces,
                                   int purpose);
bool nt_has_guard(const struct nt_state *s, const struct nt_set *pieces);
/* These pieces are guns, every one of which could have led (NT-11.02-19). */
bool nt_are_guns_that_could_lead(const struct nt_front *front, const struct nt_set *pieces);

/* Of the points of step 9 or 10 some are left that the side can place as it likes. */
bool nt_can_choose_loss(const struct nt_state *s, int side);

/* The initial result, term by term (nt_11_result.c). */
struct nt_sum {
    int leaders, blocked, symbol, defense;
};
struct nt_sum nt_sum_of(const struct nt_front *front);

/* -- what several steps do -- */

/* Takes points from a unit of the attack and writes them down; who is gone leaves the lists of
 * attacking and defending pieces, and a commander without units with him.  Returns what was lost. */
int nt_lose_in_attack(struct eng_turn *t, int unit, int points, eng_ruleno rule);

/* Every way out of an attack: what was face-up is turned down, the paper is cleared. */
enum eng_flow nt_leave_attack(struct eng_turn *t);

#endif
