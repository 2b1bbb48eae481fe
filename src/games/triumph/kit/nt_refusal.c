/* nt_refusal.c -- what is wrong with a refused decision, in the words of whoever pointed at the map.
 *
 * First whose the piece is and where it stands; then what of the turn is used up; then what lies
 * between the places.  Nothing is said of a unit but what everybody sees of its block. */

#include "games/triumph/nt_10_moves.h"
#include "games/triumph/nt_local.h"
#include "games/triumph/nt_steps.h"

static bool say(struct eng_phrase *out, int text, int a, int b)
{
    out->text = (uint16_t)text;
    out->arg[0] = a;
    out->arg[1] = b;
    return true;
}

static bool names_piece(int verb)
{
    switch (verb) {
    case VERB_CORPS_MOVE:
    case VERB_DETACH_MOVE:
    case VERB_UNIT_MOVE:
    case VERB_ATTACH:
    case VERB_PICK:
    case VERB_BY_CORPS:
    case VERB_BY_DETACH:
    case VERB_BY_UNIT:
    case VERB_BY_ROAD:
    case VERB_LOSE:
    case VERB_KEEP:
    case VERB_RETREAT:
        return true;
    default:
        return false;
    }
}

static int side_of_piece(int token)
{
    return is_unit(token) ? side_of_unit(token) : side_of_commander(commander_of_token(token));
}

static int place_of_piece(const struct nt_state *s, int token)
{
    return is_unit(token) ? s->unit[token].at : s->commander[commander_of_token(token)].at;
}

static bool says_whose(const struct nt_state *s, int seat, int token, struct eng_phrase *out)
{
    if (token >= NT_TOKENS)
        return false;
    if (side_of_piece(token) != s->core.side[seat])
        return say(out, NEWS_NO_ENEMYS, token, 0);
    if (place_of_piece(s, token) == NT_GONE)
        return say(out, NEWS_NO_LOST, token, 0);
    return place_of_piece(s, token) == NT_OFF_MAP && say(out, NEWS_NO_OFF_MAP, token, 0);
}

/* A command of the turn: given already, or all are given. */
static bool says_of_command(const struct nt_board *b, const struct nt_state *s,
                            const struct eng_action *a, struct eng_phrase *out)
{
    int limit = b->army[s->turn.army].unit_limit;

    if (a->verb == VERB_UNIT_MOVE && s->turn.unit_commands >= limit)
        return say(out, NEWS_NO_UNIT_COMMANDS, limit, 0);
    if (a->verb == VERB_ATTACH && a->noun < NT_UNITS && a->count >= 0 && a->count < NT_COMMANDERS &&
        s->unit[a->noun].at != s->commander[a->count].at)
        return say(out, NEWS_NO_ATTACH_AFAR, a->noun, a->count);
    if (a->verb == VERB_UNIT_MOVE && a->noun < NT_UNITS && s->unit[a->noun].moves > 0)
        return say(out, NEWS_NO_SECOND_MOVE, a->noun, 0);
    if ((a->verb == VERB_CORPS_MOVE || a->verb == VERB_DETACH_MOVE) && a->noun >= NT_UNITS &&
        a->noun < NT_TOKENS && s->commander[commander_of_token(a->noun)].given > 0)
        return say(out, NEWS_NO_SECOND_COMMAND, a->noun, 0);
    return false;
}

static bool has_enemy(const struct nt_board *b, const struct nt_state *s, int locale, int side)
{
    FOR_UNITS (unit, other_side(side))
        if (is_on_map(s->unit[unit].at) && nt_locale_of(b, s->unit[unit].at) == locale)
            return true;
    return false;
}

static bool has_unit(const struct nt_board *b, const struct nt_state *s, int locale, int side)
{
    return has_enemy(b, s, locale, other_side(side));
}

static bool says_of_threat(const struct nt_board *b, const struct nt_state *s, int at,
                           struct eng_phrase *out)
{
    int side = s->turn.army;

    if (!nt_is_position(b, at) || !is_blocking(at))
        return false;
    int here = nt_locale_of(b, at);
    int there = nt_locale_of(b, blocking(approach_of(at), 1 - side_of_approach(at)));

    if (!has_unit(b, s, here, side))
        return say(out, NEWS_NO_ATTACKERS, here, 0);
    return !has_enemy(b, s, there, side) && say(out, NEWS_NO_DEFENDERS, there, 0);
}

/* Where the pieces of a command stand: those picked, or else the whole corps or the unit. */
static int place_of_command(const struct nt_state *s)
{
    const struct move_frame *f = move_now(&s->core);

    return f->command == UNIT_MOVE ? s->unit[f->who].at : s->commander[f->who].at;
}

static bool says_of_going(const struct nt_board *b, const struct nt_state *s, int to,
                          struct eng_phrase *out)
{
    int at = place_of_command(s);

    if (!nt_is_position(b, to) || !is_on_map(at))
        return false;
    int here = nt_locale_of(b, at), there = nt_locale_of(b, to);

    if (has_enemy(b, s, there, s->turn.army))
        return say(out, NEWS_NO_ENEMY_THERE, there, 0);
    if (here == there)
        return false;
    for (int i = 0; i < b->locale[here].approach_count; i++)
        if (nt_across(b, b->locale[here].approach[i], here) == there)
            return false;
    return say(out, NEWS_NO_NEIGHBOUR, there, here);
}

bool nt_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = redacted;
    int proc = eng_now(&s->core)->proc;

    if (proc == PROC_MOVE && a->verb != VERB_PICK && draft_count(&s->core) == 0 &&
        move_now(&s->core)->command == DETACH_MOVE)
        return say(out, NEWS_NO_PICK, 0, 0);
    if (names_piece(a->verb) && says_whose(s, seat, a->noun, out))
        return true;
    if (proc == PROC_TURN && (a->verb == VERB_THREATEN || a->verb == VERB_GUARD_ATTACK))
        return says_of_threat(b, s, a->noun, out);
    if (proc == PROC_TURN)
        return says_of_command(b, s, a, out);
    return proc == PROC_MOVE && a->verb == VERB_GO && says_of_going(b, s, a->noun, out);
}
