/* cc_refusal.c -- what is wrong with a refused decision, in the words of whoever pointed at the map.
 *
 * The rules say which statement forbids it; a player wants to hear first that the hex is empty, that
 * the troops are the enemy's, how far it would have been.  Where nothing of that is the matter, the
 * statement speaks for itself. */

#include "games/colors/cc_combat.h"
#include "games/colors/cc_local.h"
#include "games/colors/cc_orders.h"

static bool say(struct eng_phrase *out, int text, int a, int b)
{
    out->text = (uint16_t)text;
    out->arg[0] = a;
    out->arg[1] = b;
    return true;
}

static bool say_far(struct eng_phrase *out, int text, const int arg[4])
{
    out->text = (uint16_t)text;
    for (int i = 0; i < 4; i++)
        out->arg[i] = arg[i];
    return true;
}

/* Somebody of the other side, or nobody at all, where one's own piece is meant. */
static bool says_whose(const struct cc_state *s, int hex, struct eng_phrase *out)
{
    if (cc_side_on(s, hex) == SIDES)
        return say(out, NEWS_NO_EMPTY, hex, 0);
    if (cc_side_on(s, hex) == s->turn.side)
        return false;
    if (unit_on(s, hex) == CC_NO_UNIT)
        return say(out, NEWS_NO_ENEMY_LEADER, hex, 0);
    return say(out, NEWS_NO_ENEMY, s->unit[unit_on(s, hex)].type, hex);
}

static bool says_of_order(const struct cc_board *b, const struct cc_state *s, int hex,
                          struct eng_phrase *out)
{
    int unit = unit_on(s, hex);

    if (says_whose(s, hex, out))
        return true;
    if (out->rule != cc_card_rule(b, s))
        return false;
    if (unit == CC_NO_UNIT)
        return say(out, NEWS_NO_ORDER_LEADER, s->turn.acts, hex);
    return say_far(out, NEWS_NO_ORDER, (const int[]){ s->turn.acts, s->unit[unit].type, hex, 0 });
}

/* A piece that is to act: without an order, or done already. */
static bool says_of_acting(const struct cc_state *s, int hex, int done, int text,
                           struct eng_phrase *out)
{
    int unit = unit_on(s, hex);

    if (says_whose(s, hex, out))
        return true;
    if (unit == CC_NO_UNIT)
        return say(out, NEWS_NO_UNIT_HERE, hex, 0);
    if (!(s->unit[unit].flags & UNIT_ORDERED))
        return say(out, NEWS_NO_UNORDERED, s->unit[unit].type, hex);
    return s->unit[unit].flags & done && say(out, text, s->unit[unit].type, hex);
}

static bool says_of_going(const struct cc_board *b, const struct cc_state *s, int hex,
                          struct eng_phrase *out)
{
    int piece = move_now(&s->core)->piece, battle;

    if (is_leader_token(piece))
        return false;
    int side = s->unit[piece].side, on = cc_side_on(s, hex),
        hexes = cc_move_hexes(b, s, piece, &battle);

    if (on == other_side(side))
        return say(out, NEWS_NO_ENEMY_THERE, hex, 0);
    if (unit_on(s, hex) != CC_NO_UNIT && unit_on(s, hex) != piece)
        return say(out, NEWS_NO_ROOM, hex, 0);
    if (b->distance[s->unit[piece].at][hex] <= hexes)
        return false;
    return say_far(
        out, NEWS_NO_FARTHER,
        (const int[]){ hex, b->distance[s->unit[piece].at][hex], s->unit[piece].type, hexes });
}

static bool says_of_target(const struct cc_state *s, int unit, int hex, struct eng_phrase *out)
{
    if (cc_side_on(s, hex) == SIDES)
        return say(out, NEWS_NO_EMPTY, hex, 0);
    return cc_side_on(s, hex) == s->unit[unit].side && say(out, NEWS_NO_FRIEND, hex, 0);
}

static bool says_of_fire(const struct cc_board *b, const struct cc_state *s, int hex,
                         struct eng_phrase *out)
{
    int unit = combat_now(&s->core)->unit, from = s->unit[unit].at;
    int range = cc_type(b, &s->unit[unit])->range, distance = b->distance[from][hex];

    if (says_of_target(s, unit, hex, out))
        return true;
    if (cc_class(b, s, unit) == CAVALRY)
        return say(out, NEWS_NO_FIRE_AT_ALL, s->unit[unit].type, 0);
    if (distance == 1)
        return say(out, NEWS_NO_FIRE_BESIDE, hex, 0);
    if (distance > range)
        return say_far(out, NEWS_NO_FIRE_SO_FAR,
                       (const int[]){ hex, distance, s->unit[unit].type, range });
    return cc_why_unseen(b, s, from, hex, SIDES) == out->rule && say(out, NEWS_NO_SIGHT, from, hex);
}

static bool says_of_melee(const struct cc_board *b, const struct cc_state *s, int hex,
                          struct eng_phrase *out)
{
    int unit = combat_now(&s->core)->unit, distance = b->distance[s->unit[unit].at][hex];

    if (says_of_target(s, unit, hex, out))
        return true;
    return distance > 1 && say(out, NEWS_NO_MELEE_SO_FAR, hex, distance);
}

/* Does the verb belong to the question that is asked? */
static bool is_asked(const struct cc_state *s, int verb)
{
    int proc = eng_now(&s->core)->proc, phase = cc_phase(s);

    switch (verb) {
    case VERB_PLAY:
        return proc == PROC_TURN && phase == PHASE_COMMAND;
    case VERB_ORDER:
    case VERB_DETACH:
    case VERB_LEAVE_SQUARE:
        return proc == PROC_TURN && phase == PHASE_ORDER;
    case VERB_MOVE:
        return proc == PROC_TURN && phase == PHASE_MOVEMENT;
    case VERB_GO:
        return proc == PROC_MOVE;
    case VERB_BATTLE:
        return proc == PROC_TURN && phase == PHASE_COMBAT;
    case VERB_FIRE:
    case VERB_MELEE:
        return proc == PROC_COMBAT;
    default:
        return false;
    }
}

bool cc_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = redacted;

    (void)seat;
    if (!is_asked(s, a->verb))
        return false;
    if (a->verb == VERB_PLAY)
        return a->noun > 0 && a->noun <= b->card_count && say(out, NEWS_NO_CARD, a->noun, 0);
    if (a->noun == 0 || a->noun >= CC_HEXES)
        return false;
    switch (a->verb) {
    case VERB_ORDER:
        return says_of_order(b, s, a->noun, out);
    case VERB_MOVE:
        return says_of_acting(s, a->noun, UNIT_MOVED, NEWS_NO_SECOND_MOVE, out);
    case VERB_BATTLE:
        return says_of_acting(s, a->noun, UNIT_BATTLED, NEWS_NO_SECOND_BATTLE, out);
    case VERB_GO:
        return says_of_going(b, s, a->noun, out);
    case VERB_FIRE:
        return says_of_fire(b, s, a->noun, out);
    case VERB_MELEE:
        return says_of_melee(b, s, a->noun, out);
    default:
        return says_whose(s, a->noun, out);
    }
}
