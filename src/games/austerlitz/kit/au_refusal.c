/* au_refusal.c -- what is wrong with a refused decision, in the words of whoever pointed at the field.
 *
 * First whose the unit is and whether it is on the field; then what its arm cannot do, what it is
 * already, and how far it would have been.  All else the statement of the rule says. */

#include "games/austerlitz/move/au_move.h"

static bool say(struct eng_phrase *out, int text, int a, int b)
{
    out->text = (uint16_t)text;
    out->arg[0] = a;
    out->arg[1] = b;
    return true;
}

/* A unit that is to act: of one's own, and there. */
static bool says_whose(const struct au_board *b, const struct au_state *s, int side, int unit,
                       struct eng_phrase *out)
{
    int standing = s->unit[unit].standing;

    if (au_side_of(b, unit) != side)
        return say(out, NEWS_NO_ENEMYS, unit, 0);
    if (standing == AT_LOST)
        return say(out, NEWS_NO_LOST, unit, 0);
    return standing != AT_FIELD && standing != AT_UNIT && say(out, NEWS_NO_FIELD, unit, 0);
}

static bool has_arm(const struct au_board *b, int unit, int arm)
{
    return b->unit[unit].arm == arm;
}

/* A change of formation: not of this arm, or made already. */
static bool says_of_form(const struct au_board *b, const struct au_state *s, int verb, int unit,
                         struct eng_phrase *out)
{
    bool guns = verb == VERB_LIMBER || verb == VERB_UNLIMBER;
    int wanted = au_form_of(verb);

    if (guns != has_arm(b, unit, ARTILLERY))
        return say(out, guns ? NEWS_NO_GUNS : NEWS_NO_FORMS, unit, 0);
    if (wanted == FORM_SQUARE && !has_arm(b, unit, INFANTRY))
        return say(out, NEWS_NO_SQUARE, unit, 0);
    return s->unit[unit].formation == wanted && say(out, NEWS_NO_NEW_FORM, unit, 0);
}

static bool says_of_march(const struct au_board *b, const struct au_state *s,
                          const struct eng_action *a, struct eng_phrase *out)
{
    if (s->unit[a->noun].done & DONE_ALL)
        return say(out, NEWS_NO_MORE_MOVES, a->noun, 0);
    int left = au_allowance(b, s, a->noun);

    if (a->verb != VERB_MARCH || a->count <= left)
        return false;
    out->arg[2] = left;
    return say(out, NEWS_NO_FARTHER, a->noun, a->count);
}

/* The target of a shot: a friend, not to be seen on the field, or for muskets too far from all who
 * are to fire. */
static bool says_of_target(const struct au_board *b, const struct au_state *s, int side, int unit,
                           struct eng_phrase *out)
{
    if (au_side_of(b, unit) == side)
        return say(out, NEWS_NO_FRIEND, unit, 0);
    if (s->unit[unit].standing == AT_LOST)
        return say(out, NEWS_NO_LOST, unit, 0);
    return !au_on_field(s, unit) && say(out, NEWS_NO_TARGET, unit, 0);
}

static bool says_of_fire(const struct au_board *b, const struct au_state *s, int side,
                         const struct eng_action *a, struct eng_phrase *out)
{
    if (says_of_target(b, s, side, a->noun, out))
        return true;
    return draft_count(&s->core) == 0 && say(out, NEWS_NO_PICK, 0, 0);
}

static bool says_of_gunners(const struct au_board *b, const struct au_state *s, int unit,
                            struct eng_phrase *out)
{
    if (!has_arm(b, unit, ARTILLERY) && eng_now(&s->core)->proc == PROC_ARTILLERY)
        return say(out, NEWS_NO_GUNS, unit, 0);
    return s->unit[unit].done & (DONE_FIRED | DONE_MUSKETRY) &&
           say(out, NEWS_NO_SECOND_SHOT, unit, 0);
}

static bool says_of_own(const struct au_board *b, const struct au_state *s,
                        const struct eng_action *a, struct eng_phrase *out)
{
    switch (a->verb) {
    case VERB_LINE:
    case VERB_COLUMN:
    case VERB_SQUARE:
    case VERB_LIMBER:
    case VERB_UNLIMBER:
        return says_of_form(b, s, a->verb, a->noun, out);
    case VERB_CHARGE:
        if (!has_arm(b, a->noun, CAVALRY))
            return say(out, NEWS_NO_CHARGE, a->noun, 0);
        return says_of_march(b, s, a, out);
    case VERB_MARCH:
    case VERB_TURN:
    case VERB_ATTACK:
        return says_of_march(b, s, a, out);
    case VERB_BATTERY:
    case VERB_AIM:
    case VERB_CANISTER:
        return says_of_gunners(b, s, a->noun, out);
    default:
        return false;
    }
}

/* Is the verb an answer to what is asked?  The engine says it where it is not. */
static bool is_asked(const struct au_state *s, int verb)
{
    int proc = eng_now(&s->core)->proc;

    switch (verb) {
    case VERB_ROUNDSHOT:
    case VERB_CANISTER:
        return proc == PROC_ARTILLERY;
    case VERB_BATTERY:
    case VERB_AIM:
        return proc == PROC_ARTILLERY || proc == PROC_MUSKETRY;
    case VERB_FIRE:
        return proc == PROC_MUSKETRY;
    case VERB_RALLY:
        return proc == PROC_RECOVERY;
    case VERB_FIGHT:
        return proc == PROC_COMBATS;
    default:
        return proc == PROC_MOVEMENT;
    }
}

bool au_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = redacted;
    int side = s->core.side[seat];

    if (!(box->game->verbs[a->verb].takes & TAKES_NOUN) || a->noun >= b->unit_count ||
        !is_asked(s, a->verb))
        return false;
    if (a->verb == VERB_ROUNDSHOT || a->verb == VERB_FIRE)
        return says_of_fire(b, s, side, a, out);
    if (a->verb == VERB_FIGHT)
        return says_of_target(b, s, side, a->noun, out);
    return says_whose(b, s, side, a->noun, out) || says_of_own(b, s, a, out);
}
