/* nt_09_commands.c -- chapter 9: the four commands, their limits, and what they cost.
 *
 * Whether a command may be given is asked in one place, nt_why_no_command; what is offered is what
 * it lets through and what can be carried out, so that no command leads nowhere.  The row of
 * commands is where a turn stands most of the time, so the ground is surveyed once for all offers
 * and they are made in the order of the verbs. */

#include <string.h>

#include "games/triumph/nt_10_moves.h"

void nt_count_unit(const struct nt_board *b, const struct nt_state *s, int unit, int by,
                   struct nt_ground *g)
{
    const struct nt_unit *u = &s->unit[unit];
    int locale = b->locale_at[u->at], side = side_of_unit(unit);

    if (locale) { /* nobody stands off the map */
        g->units[side][locale] = (uint8_t)(g->units[side][locale] + by);
        bit_drop(g->held[side], locale);
        if (g->units[side][locale])
            bit_add(g->held[side], locale);
    }
    if (BY(NT_10_32, (u->flags & UNIT_STOPPED) != 0))
        g->stopped[locale] = (uint8_t)(g->stopped[locale] + by);
    if (u->corps == NT_NO_CORPS)
        return;
    g->corps[u->corps] = (uint8_t)(g->corps[u->corps] + by);
    g->movers[u->corps] = (uint8_t)(g->movers[u->corps] + (nt_may_move(s, unit) ? by : 0));
}

void nt_count_corps(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g)
{
    memset(g->big, 0, sizeof g->big);
    for (int c = 0; c < NT_COMMANDERS; c++)
        if (g->corps[c] >= 2 && is_on_map(s->commander[c].at))
            bit_add(g->big[side_of_commander(c)], nt_locale_of(b, s->commander[c].at));
}

void nt_survey_anew(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g)
{
    memset(g, 0, sizeof *g);
    for (int unit = 0; unit < NT_UNITS; unit++)
        nt_count_unit(b, s, unit, 1, g);
    nt_count_corps(b, s, g);
}

/* -- limits -- */

/* NT-10-61: French reinforcements command twice in the turn they enter; nobody else does, and never
 * later (NT-10-64). */
static int command_limit(const struct nt_state *s, int commander)
{
    return BY(NT_10_64, side_of_commander(commander) == FRENCH &&
                            BY(NT_10_62, s->commander[commander].entered != 0))
               ? 2
               : 1;
}

/* Nobody of the corps can be moved: because all have moved, or because only guns are left that
 * never do. */
static eng_ruleno why_no_mover(const struct nt_state *s, int commander)
{
    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander && !(s->unit[u].flags & UNIT_FIXED))
            return NT_9_26;
    return NT_6_09_11;
}

/* NT-9-03: Corps Move, Detach Move and Attach count as one class. */
static eng_ruleno why_no_corps_command(const struct nt_board *b, const struct nt_state *s, int seat,
                                       int commander)
{
    const struct nt_commander *c = &s->commander[commander];
    int limit = b->army[s->turn.army].corps_limit;

    if (side_of_commander(commander) != s->turn.army)
        return NT_9_04;
    if (!nt_may_command_corps(b, s, seat, commander))
        return NT_19_34;
    if (c->at == NT_GONE)
        return NT_8_14;
    if (c->given >= command_limit(s, commander))
        return command_limit(s, commander) > 1 ? NT_10_61 : NT_9_05;
    return limit && BY(NT_19_33, s->turn.corps_commands >= limit) ? NT_9_06 : 0;
}

static eng_ruleno why_no_corps_move(const struct nt_board *b, const struct nt_state *s,
                                    const struct nt_ground *g, int seat, int commander)
{
    eng_ruleno why = why_no_corps_command(b, s, seat, commander);

    if (why)
        return why;
    return g->movers[commander] ? 0 : why_no_mover(s, commander);
}

/* NT-9-14: the commander keeps a unit. */
static eng_ruleno why_no_detach_move(const struct nt_board *b, const struct nt_state *s,
                                     const struct nt_ground *g, int seat, int commander)
{
    eng_ruleno why = why_no_corps_command(b, s, seat, commander);

    if (why)
        return why;
    if (s->commander[commander].at == NT_OFF_MAP)
        return NT_10_57;
    if (BY(NT_8_10, g->corps[commander] < 2))
        return NT_8_11;
    return g->movers[commander] ? 0 : why_no_mover(s, commander);
}

/* An independent command for the unit, whatever it is to do. */
static eng_ruleno why_no_unit_command(const struct nt_board *b, const struct nt_state *s, int seat,
                                      int unit)
{
    const struct nt_unit *u = &s->unit[unit];

    if (side_of_unit(unit) != s->turn.army)
        return NT_9_08;
    if (u->at == NT_GONE)
        return NT_3_12;
    if (s->turn.unit_commands >= b->army[s->turn.army].unit_limit)
        return s->turn.army == FRENCH ? NT_9_10 : NT_9_09;
    if (BY(NT_10_66, BY(NT_9_25, !nt_may_move(s, unit))) && !(u->flags & UNIT_FIXED))
        return nt_move_limit(s, unit) > 1 ? NT_10_60 : NT_9_23;
    return nt_may_command_unit(b, s, seat, unit) ? 0 : NT_19_35;
}

/* A unit still in a corps is detached by the command (NT-9-22), off the map too (NT-10-55). */
static eng_ruleno why_no_unit_move(const struct nt_board *b, const struct nt_state *s,
                                   const struct nt_ground *g, int seat, int unit)
{
    const struct nt_unit *u = &s->unit[unit];
    eng_ruleno why = why_no_unit_command(b, s, seat, unit);

    if (why)
        return why;
    if (u->corps != NT_NO_CORPS && BY(NT_10_55, g->corps[u->corps] < 2))
        return u->at == NT_OFF_MAP ? NT_10_57 : NT_8_11;
    return u->flags & UNIT_FIXED ? NT_6_09_07 : 0;
}

eng_ruleno nt_why_no_command(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, int command, int who)
{
    if (command == UNIT_MOVE)
        return why_no_unit_move(b, s, g, seat, who);
    if (command == CORPS_MOVE)
        return why_no_corps_move(b, s, g, seat, who);
    return why_no_detach_move(b, s, g, seat, who);
}

/* -- Attach -- */

/* NT-10-57: off the map nobody is in a position. */
static eng_ruleno why_cannot_attach(const struct nt_board *b, const struct nt_state *s,
                                    const struct nt_ground *g, int seat, int commander)
{
    eng_ruleno why = why_no_corps_command(b, s, seat, commander);

    if (why)
        return why;
    if (s->commander[commander].at == NT_OFF_MAP)
        return NT_10_57;
    return BY(NT_8_01, g->corps[commander] >= NT_CORPS_MAX) ? NT_8_09 : 0;
}

/* NT-9-19, NT-9-20: who stands with him may join, detached or out of another corps; moved or not
 * (NT-9-24), and the fixed battery too (NT-6.09-12). */
static eng_ruleno why_not_join(const struct nt_board *b, const struct nt_state *s,
                               const struct nt_ground *g, int seat, int unit, int commander)
{
    const struct nt_unit *u = &s->unit[unit];

    HOLDS(NT_9_24, "who may join is asked without regard to what he did this turn");
    if (BY(NT_9_19, BY(NT_6_09_12, BY(NT_19_40, u->corps == NT_NO_CORPS))))
        return 0;
    if (u->corps == commander)
        return NT_9_20;
    if (g->corps[u->corps] < 2)
        return NT_9_21;
    return nt_may_take_from(b, s, seat, u->corps) ? 0 : NT_19_39;
}

static eng_ruleno why_no_attach(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_ground *g, int seat, const struct eng_action *a)
{
    eng_ruleno why = why_cannot_attach(b, s, g, seat, a->count);

    return why ? why : why_not_join(b, s, g, seat, a->noun, a->count);
}

static void attach(struct eng_turn *t, int unit, int commander)
{
    struct nt_state *s = t->state;

    s->turn.corps_commands = (uint8_t)(s->turn.corps_commands + BY(NT_9_03, 1));
    s->commander[commander].given++;
    nt_tell_unit(t, NT_9_17, NEWS_ATTACHES, unit, commander);
    s->unit[unit].corps = (uint8_t)BY(NT_8_06, commander);
}

/* -- the row of commands -- */

enum eng_flow nt_ask_command(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    HOLDS(NT_10_01, "positions are written by commands, withdrawals, advances and retreats alone");
    memset(&s->move, 0, sizeof s->move);
    memset(&s->attack, 0, sizeof s->attack);
    memset(&s->retreat, 0, sizeof s->retreat);
    return nt_ask(t, turn_of(f)->side);
}

/* Can the command be given, and is there anywhere to go? */
static eng_ruleno why_no_move(const struct nt_board *b, const struct nt_state *s,
                              const struct nt_ground *g, int seat, int command, int who)
{
    int at = command == UNIT_MOVE ? s->unit[who].at : s->commander[who].at;
    eng_ruleno why = nt_why_no_command(b, s, g, seat, command, who);

    return why || nt_has_way_out(b, s, at) ? why : nt_why_nowhere(b, s, g, command, who);
}

static void offer_moves(const struct nt_board *b, const struct nt_state *s,
                        const struct nt_ground *g, int seat, struct eng_choices *c)
{
    int side = s->turn.army;

    FOR_COMMANDERS (commander, side)
        if (!why_no_move(b, s, g, seat, CORPS_MOVE, commander))
            offer_noun(c, VERB_CORPS_MOVE, commander_token(commander));
    FOR_COMMANDERS (commander, side)
        if (!why_no_move(b, s, g, seat, DETACH_MOVE, commander))
            offer_noun(c, VERB_DETACH_MOVE, commander_token(commander));
    if (s->turn.unit_commands >= b->army[side].unit_limit)
        return;
    FOR_UNITS (unit, side)
        if (!why_no_move(b, s, g, seat, UNIT_MOVE, unit))
            offer_noun(c, VERB_UNIT_MOVE, unit);
}

static void offer_attaches(const struct nt_board *b, const struct nt_state *s,
                           const struct nt_ground *g, int seat, struct eng_choices *c)
{
    int side = s->turn.army, able[NT_COMMANDERS], at[NT_COMMANDERS], count = 0;

    FOR_COMMANDERS (commander, side)
        if (!why_cannot_attach(b, s, g, seat, commander)) {
            at[count] = s->commander[commander].at;
            able[count++] = commander;
        }
    if (count == 0)
        return;
    FOR_UNITS (unit, side) {
        int here = s->unit[unit].at;
        for (int i = 0; i < count; i++)
            if (BY(NT_4_26, here == at[i]) && !why_not_join(b, s, g, seat, unit, able[i]))
                offer_count(c, VERB_ATTACH, unit, able[i]);
    }
}

void nt_offer_commands(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    struct nt_ground g;

    nt_survey(b, s, &g);
    offer_moves(b, s, &g, seat, c);
    offer_attaches(b, s, &g, seat, c);
    nt_offer_threats(b, s, &g, seat, c);
    offer(c, VERB_END_TURN); /* NT-7-03 */
}

static eng_ruleno why_not_attach_at_once(const struct nt_board *b, const struct nt_state *s,
                                         int seat, const struct eng_action *a)
{
    if (a->count < 0 || a->count >= NT_COMMANDERS)
        return NT_9_17;
    eng_ruleno why = why_no_corps_command(b, s, seat, a->count);
    if (why)
        return why;
    if (side_of_unit(a->noun) != side_of_commander(a->count))
        return NT_9_20;
    return BY(NT_4_25, BY(NT_4_27, s->unit[a->noun].at == s->commander[a->count].at)) ? 0 : NT_9_18;
}

/* What can be told before the ground is surveyed: the command is spent. */
static eng_ruleno why_not_at_once(const struct nt_board *b, const struct nt_state *s, int seat,
                                  const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_CORPS_MOVE:
    case VERB_DETACH_MOVE:
        return why_no_corps_command(b, s, seat, commander_of_token(a->noun));
    case VERB_UNIT_MOVE:
        return why_no_unit_command(b, s, seat, a->noun);
    case VERB_ATTACH:
        return why_not_attach_at_once(b, s, seat, a);
    default:
        return 0;
    }
}

/* What needs the ground, for those who may be commanded. */
static eng_ruleno why_not_on(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_CORPS_MOVE:
        return why_no_move(b, s, g, seat, CORPS_MOVE, commander_of_token(a->noun));
    case VERB_DETACH_MOVE:
        return why_no_move(b, s, g, seat, DETACH_MOVE, commander_of_token(a->noun));
    case VERB_UNIT_MOVE:
        return why_no_move(b, s, g, seat, UNIT_MOVE, a->noun);
    case VERB_ATTACH:
        return why_no_attach(b, s, g, seat, a);
    default:
        return nt_why_no_threat(b, s, g, seat, a->noun, a->verb == VERB_GUARD_ATTACK);
    }
}

eng_ruleno nt_check_command(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    eng_ruleno why = why_not_at_once(b, s, seat, a);
    struct nt_ground g;

    if (why || BY(NT_7_03, a->verb == VERB_END_TURN))
        return why;
    nt_survey(b, s, &g);
    return why_not_on(b, s, &g, seat, a);
}

eng_ruleno nt_check_surveyed(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, const struct eng_action *a)
{
    eng_ruleno why = why_not_at_once(b, s, seat, a);

    return why || a->verb == VERB_END_TURN ? why : why_not_on(b, s, g, seat, a);
}

static enum eng_flow threaten(struct eng_turn *t, int at, bool guard)
{
    struct nt_state *s = t->state;

    s->attack.approach = (uint16_t)approach_of(at);
    s->attack.side = (uint8_t)side_of_approach(at);
    s->attack.army = s->turn.army;
    s->attack.guard = guard;
    return call(t, PROC_ATTACK);
}

/* NT-9-02: each command is carried out before the next; we come back here after each. */
enum eng_flow nt_take_command(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_END_TURN)
        return nt_next_part(t, turn_of(f)->side) ? jump(f, ROW_COMMAND) : NEXT;
    jump(f, ROW_COMMAND);
    switch (a->verb) {
    case VERB_CORPS_MOVE:
        return call(t, PROC_MOVE, CORPS_MOVE, commander_of_token(a->noun));
    case VERB_DETACH_MOVE:
        return call(t, PROC_MOVE, DETACH_MOVE, commander_of_token(a->noun));
    case VERB_UNIT_MOVE:
        return call(t, PROC_MOVE, UNIT_MOVE, a->noun);
    case VERB_ATTACH:
        attach(t, a->noun, a->count);
        return NEXT;
    default:
        return threaten(t, a->noun, a->verb == VERB_GUARD_ATTACK);
    }
}

/* -- spending and arriving -- */

static void leave_behind(struct eng_turn *t, int commander, const struct nt_set *pieces)
{
    const struct nt_state *s = t->state;

    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander && !set_has(pieces, u))
            nt_detach(t, u, NT_9_13);
}

/* NT-9-16: each of them by itself. */
static void detach_all(struct eng_turn *t, const struct nt_set *pieces, eng_ruleno rule)
{
    FOR_SET (token, pieces)
        if (BY(NT_9_16, is_unit(token)))
            nt_detach(t, token, rule);
}

/* NT-9-27: what is spent is on the open track. */
void nt_spend_command(struct eng_turn *t, int command, int who, const struct nt_set *pieces)
{
    struct nt_state *s = t->state;

    if (command == UNIT_MOVE) {
        s->turn.unit_commands = (uint8_t)(s->turn.unit_commands + BY(NT_9_28, 1));
        detach_all(t, pieces, NT_9_22);
        return;
    }
    s->turn.corps_commands = (uint8_t)(s->turn.corps_commands + BY(NT_9_27, 1));
    s->commander[who].given++;
    if (BY(NT_11_03_07, command == CORPS_MOVE))
        leave_behind(t, who, pieces);
    else
        detach_all(t, pieces, NT_9_14);
}

/* NT-10-33: who came into this reserve this turn counts for congestion; who stood in it does not. */
void nt_arrive(struct eng_turn *t, const struct nt_set *pieces, int at, int stretch)
{
    struct nt_state *s = t->state;

    FOR_SET (token, pieces) {
        if (!is_unit(token))
            continue;
        struct nt_unit *u = &s->unit[token];
        u->moves = (uint8_t)(u->moves + BY(NT_11_12_01, 1));
        u->stretch = (uint8_t)stretch;
        u->home = 0;
        if (u->at == at)
            continue;
        u->flags &= (uint8_t)~UNIT_STOPPED;
        if (BY(NT_10_33, is_reserve(at)))
            u->flags |= UNIT_STOPPED;
    }
    nt_put(s, pieces, at);
}
