/* nt_11_worlds.c -- could an attack have come this far?
 *
 * Who imagines what the hidden blocks are must not imagine worlds in which what he has just seen
 * could not have happened: a threat that nobody could have carried out, an attack pressed by
 * riders, a Guard Attack without Guard, losses placed by choice where none was left.  Nothing here
 * is a rule of its own; the rules are asked again. */

#include "games/triumph/nt_11_attack.h"

/* The frame in which the attack stands: the threat and its steps, or one of its ways to end. */
static const struct eng_frame *frame_of_attack(const struct nt_state *s)
{
    for (int i = s->core.depth - 1; i >= 0; i--) {
        int proc = s->core.frame[i].proc;
        if (proc == PROC_ATTACK || proc == PROC_GROUND || proc == PROC_FEINT ||
            proc == PROC_STORM || proc == PROC_REPULSE)
            return &s->core.frame[i];
    }
    return NULL;
}

/* No command was named yet. */
static bool threat_holds(const struct nt_front *front, const struct eng_frame *f)
{
    if (f->proc == PROC_GROUND)
        return nt_can_declare(front, TO_MOVE_IN);
    if (!nt_can_be_carried_out(front))
        return false;
    if (f->proc == PROC_FEINT)
        return nt_can_declare(front, TO_FEINT);
    bool pressed = f->step > ROW_FEINT_OPTION;
    return !pressed || nt_can_declare(front, TO_PRESS);
}

/* The command was named, the pieces are being chosen. */
static bool command_holds(const struct nt_front *front, const struct eng_frame *f)
{
    int by = declaration_of(f)->by, purpose = declaration_of(f)->purpose;

    if (front->a->by_road)
        return nt_why_not_by_road(front, by, purpose) == 0;
    if (front->a->command == UNIT_MOVE)
        return nt_why_not_by_unit(front, by, purpose) == 0;
    int commander = commander_of_token(by);
    if (front->a->command == DETACH_MOVE)
        return nt_why_not_by_detach(front, commander, purpose) == 0;
    return nt_why_not_by_corps(front, commander, purpose) == 0;
}

static int purpose_of(const struct eng_frame *f)
{
    if (f->proc == PROC_GROUND)
        return TO_MOVE_IN;
    return f->proc == PROC_FEINT ? TO_FEINT : TO_PRESS;
}

/* The pieces were named; leaders are shown, so that afterwards nothing is left to infer. */
static bool pieces_hold(const struct nt_front *front, const struct eng_frame *f)
{
    const struct nt_attack *a = front->a;
    int purpose = purpose_of(f);

    if (a->by_road || f->proc == PROC_STORM || f->proc == PROC_REPULSE ||
        (f->proc == PROC_ATTACK && f->step > ROW_ATTACK_LEADERS))
        return true;
    if (a->guard && !nt_has_guard(front->s, &a->attacking))
        return false;
    if (a->command == UNIT_MOVE)
        return nt_why_unfit(front, bits_next(a->attacking.word, 2, 0), purpose) == 0;
    return a->command == CORPS_MOVE || nt_why_detachment_fails(front, &a->attacking, purpose) == 0;
}

static bool losses_hold(const struct nt_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);

    if (f->proc != PROC_LOSSES || f->step != ROW_LOSE_REST)
        return true;
    return nt_can_choose_loss(s, losses_of(f)->loser);
}

bool nt_attack_holds(const struct nt_board *b, const struct nt_state *s)
{
    const struct eng_frame *f = frame_of_attack(s);
    uint64_t seats = nt_deciders(s, s->attack.army);
    struct nt_ground g;

    if (!s->attack.approach || !f || s->move.riding)
        return true;
    struct nt_front front = nt_survey_front(b, s, bits_next(&seats, 1, 0), &g);
    if (s->attack.command == NO_COMMAND)
        return threat_holds(&front, f);
    if (eng_now(&s->core)->proc == PROC_DECLARATION)
        return command_holds(&front, eng_now(&s->core));
    return pieces_hold(&front, f) && losses_hold(s);
}
