/* nt_9_commands.c -- chapter 9: the four commands, their limits, and what they cost.
 *
 * Whether a command may be given is asked in one place, nt_why_no_command; what is offered is what
 * it lets through and what can be carried out, so that no command leads nowhere. */

#include <string.h>

#include "games/triumph/nt_local.h"

void nt_survey(const struct nt_board *b, const struct nt_state *s, struct nt_ground *g)
{
    memset(g, 0, sizeof *g);
    for (int unit = 0; unit < NT_UNITS; unit++) {
        const struct nt_unit *u = &s->unit[unit];
        g->units[side_of_unit(unit)][nt_locale_of(b, u->at)]++;
        if (u->corps != NT_NO_CORPS && u->at != NT_GONE)
            g->corps[u->corps]++;
    }
    g->units[FRENCH][0] = g->units[ALLIED][0] = 0; /* nobody stands off the map */
}

/* -- limits -- */

/* NT-10-60, NT-10-61: French reinforcements act twice in the turn they enter. */
static int move_limit(const struct nt_state *s, int unit)
{
    return side_of_unit(unit) == FRENCH && s->unit[unit].flags & UNIT_ENTERED ? 2 : 1;
}

static int command_limit(const struct nt_state *s, int commander)
{
    return side_of_commander(commander) == FRENCH && s->commander[commander].entered ? 2 : 1;
}

bool nt_may_move(const struct nt_state *s, int unit)
{
    return s->unit[unit].moves < move_limit(s, unit) && !(s->unit[unit].flags & UNIT_FIXED);
}

static bool has_mover(const struct nt_state *s, int commander)
{
    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander && nt_may_move(s, u))
            return true;
    return false;
}

static eng_ruleno why_no_corps_command(const struct nt_board *b, const struct nt_state *s,
                                       const struct nt_ground *g, int seat, int command,
                                       int commander)
{
    const struct nt_commander *c = &s->commander[commander];
    int limit = b->army[side_of_commander(commander)].corps_limit;

    if (side_of_commander(commander) != s->turn.army || !nt_may_command_corps(b, s, seat, commander))
        return NT_19_34;
    if (c->at == NT_GONE)
        return NT_8_14;
    if (c->given >= command_limit(s, commander))
        return c->entered ? NT_10_61 : NT_9_05;
    if (limit && s->turn.corps_commands >= limit)
        return NT_9_06;
    if (command != CORPS_MOVE && c->at == NT_OFF_MAP)
        return NT_10_57;
    if (command == DETACH_MOVE && g->corps[commander] < 2)
        return NT_8_11;
    if (command != ATTACH && !has_mover(s, commander))
        return NT_9_26;
    return 0;
}

static eng_ruleno why_no_unit_command(const struct nt_board *b, const struct nt_state *s,
                                      const struct nt_ground *g, int seat, int unit)
{
    const struct nt_unit *u = &s->unit[unit];

    if (side_of_unit(unit) != s->turn.army || !nt_may_command_unit(b, s, seat, unit))
        return NT_19_35;
    if (u->at == NT_GONE)
        return NT_3_12;
    if (s->turn.unit_commands >= b->army[s->turn.army].unit_limit)
        return s->turn.army == FRENCH ? NT_9_10 : NT_9_09;
    if (u->corps != NT_NO_CORPS && g->corps[u->corps] < 2)
        return NT_8_11;
    if (u->flags & UNIT_FIXED)
        return NT_6_09_07;
    if (!nt_may_move(s, unit))
        return u->flags & UNIT_ENTERED ? NT_10_60 : NT_9_23;
    return 0;
}

eng_ruleno nt_why_no_command(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, int seat, int command, int who)
{
    if (command == UNIT_MOVE)
        return why_no_unit_command(b, s, g, seat, who);
    return why_no_corps_command(b, s, g, seat, command, who);
}

/* -- Attach -- */

static eng_ruleno why_no_attach(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_ground *g, int seat, int unit, int commander)
{
    const struct nt_unit *u = &s->unit[unit];
    eng_ruleno why = why_no_corps_command(b, s, g, seat, ATTACH, commander);

    if (why)
        return why;
    if (side_of_unit(unit) != side_of_commander(commander))
        return NT_9_20;
    if (u->at != s->commander[commander].at || !is_on_map(u->at))
        return NT_9_18;
    if (g->corps[commander] >= NT_CORPS_MAX || u->corps == commander)
        return NT_8_09;
    if (u->corps != NT_NO_CORPS && g->corps[u->corps] < 2)
        return NT_9_21;
    if (u->corps != NT_NO_CORPS && !nt_may_take_from(b, s, seat, u->corps))
        return NT_19_39;
    return 0;
}

static void attach(struct eng_turn *t, int unit, int commander)
{
    struct nt_state *s = t->state;

    s->turn.corps_commands++;
    s->commander[commander].given++;
    s->unit[unit].corps = (uint8_t)commander;
    tell(t, NT_9_17, ENG_ALL, NEWS_ATTACHES, commander, unit);
}

/* -- the row of commands -- */

enum eng_flow nt_ask_command(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;

    memset(&s->move, 0, sizeof s->move);
    memset(&s->attack, 0, sizeof s->attack);
    memset(&s->retreat, 0, sizeof s->retreat);
    return nt_ask(t, f->local[TURN_SIDE]);
}

/* Can the command be given, and is there anywhere to go? */
static eng_ruleno why_no_move(const struct nt_board *b, const struct nt_state *s,
                              const struct nt_ground *g, int seat, int command, int who)
{
    eng_ruleno why = nt_why_no_command(b, s, g, seat, command, who);

    return why ? why : nt_why_nowhere(b, s, g, command, who);
}

static eng_ruleno why_no_threat(const struct eng_box *box, const struct nt_state *s, int seat,
                                int at, bool guard)
{
    const struct nt_board *b = nt_board(box);

    if (nt_is_night(s))
        return NT_14_02;
    if (s->core.side[seat] != s->turn.army)
        return NT_7_02;
    eng_ruleno why = nt_refuse_attack(b, s, s->turn.army, at);
    if (why)
        return why;
    if (nt_can_threaten(b, s, s->turn.army, at, guard))
        return 0;
    return guard ? NT_15_14 : NT_11_01_03;
}

static void offer_moves(const struct eng_box *box, const struct nt_state *s,
                        const struct nt_ground *g, int seat, struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    int side = s->turn.army;

    FOR_COMMANDERS (commander, side)
        if (!why_no_move(b, s, g, seat, CORPS_MOVE, commander))
            offer_noun(c, VERB_CORPS_MOVE, commander_token(commander));
    FOR_COMMANDERS (commander, side)
        if (!why_no_move(b, s, g, seat, DETACH_MOVE, commander))
            offer_noun(c, VERB_DETACH_MOVE, commander_token(commander));
    FOR_UNITS (unit, side)
        if (!why_no_move(b, s, g, seat, UNIT_MOVE, unit))
            offer_noun(c, VERB_UNIT_MOVE, unit);
}

static void offer_attaches(const struct nt_board *b, const struct nt_state *s,
                           const struct nt_ground *g, int seat, struct eng_choices *c)
{
    int side = s->turn.army;

    FOR_COMMANDERS (commander, side) {
        if (why_no_corps_command(b, s, g, seat, ATTACH, commander))
            continue;
        FOR_UNITS (unit, side)
            if (!why_no_attach(b, s, g, seat, unit, commander))
                offer_count(c, VERB_ATTACH, unit, commander);
    }
}

/* Every approach between us and them, seen from our side. */
static void offer_threats(const struct eng_box *box, const struct nt_state *s,
                          const struct nt_ground *g, int seat, struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    int enemy = other_side(s->turn.army);

    if (nt_is_night(s))
        return;
    for (int locale = 1; locale < NT_LOCALES; locale++) {
        if (g->units[enemy][locale] == 0)
            continue;
        for (int i = 0; i < b->locale[locale].approach_count; i++) {
            int approach = b->locale[locale].approach[i];
            int from = nt_across(b, approach, locale);
            int at = nt_block_in(b, approach, from);
            if (b->approach[approach].impassable || g->units[enemy][from])
                continue;
            if (!why_no_threat(box, s, seat, at, false))
                offer_noun(c, VERB_THREATEN, at);
            if (!why_no_threat(box, s, seat, at, true))
                offer_noun(c, VERB_GUARD_ATTACK, at);
        }
    }
}

void nt_offer_commands(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct nt_state *s = state;
    struct nt_ground g;

    nt_survey(nt_board(box), s, &g);
    offer_moves(box, s, &g, seat, c);
    offer_attaches(nt_board(box), s, &g, seat, c);
    offer_threats(box, s, &g, seat, c);
    offer(c, VERB_END_TURN);
}

static bool is_attack_approach(const struct nt_board *b, int at)
{
    return is_blocking(at) && approach_of(at) >= 1 && approach_of(at) <= b->approach_count;
}

eng_ruleno nt_check_command(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    bool is_commander = a->noun >= NT_UNITS && a->noun < NT_TOKENS;
    struct nt_ground g;

    nt_survey(b, s, &g);
    switch (a->verb) {
    case VERB_END_TURN:
        return 0;
    case VERB_CORPS_MOVE:
        return is_commander ? why_no_move(b, s, &g, seat, CORPS_MOVE, a->noun - NT_UNITS) : NT_9_12;
    case VERB_DETACH_MOVE:
        return is_commander ? why_no_move(b, s, &g, seat, DETACH_MOVE, a->noun - NT_UNITS)
                            : NT_9_14;
    case VERB_UNIT_MOVE:
        return a->noun < NT_UNITS ? why_no_move(b, s, &g, seat, UNIT_MOVE, a->noun) : NT_9_22;
    case VERB_ATTACH:
        if (a->noun >= NT_UNITS || a->count < 0 || a->count >= NT_COMMANDERS)
            return NT_9_17;
        return why_no_attach(b, s, &g, seat, a->noun, a->count);
    case VERB_THREATEN:
    case VERB_GUARD_ATTACK:
        if (!is_attack_approach(b, a->noun))
            return NT_11_01_01;
        return why_no_threat(box, s, seat, a->noun, a->verb == VERB_GUARD_ATTACK);
    }
    return NT_9_02;
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
        return NEXT;
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
    struct nt_state *s = t->state;

    FOR_UNITS (u, side_of_commander(commander)) {
        if (s->unit[u].corps != commander || set_has(pieces, u))
            continue;
        if (s->unit[u].at == NT_OFF_MAP)
            s->unit[u].home = (uint8_t)commander; /* NT-10-58 */
        nt_detach(t, u, NT_9_13);
    }
}

static void detach_all(struct eng_turn *t, const struct nt_set *pieces, eng_ruleno rule)
{
    struct nt_state *s = t->state;

    FOR_SET (token, pieces) {
        if (!is_unit(token))
            continue;
        if (s->unit[token].at == NT_OFF_MAP && s->unit[token].corps != NT_NO_CORPS)
            s->unit[token].home = s->unit[token].corps;
        nt_detach(t, token, rule);
    }
}

void nt_spend_command(struct eng_turn *t, int command, int who, const struct nt_set *pieces)
{
    struct nt_state *s = t->state;

    if (command == UNIT_MOVE) {
        s->turn.unit_commands++;
        detach_all(t, pieces, NT_9_22);
        return;
    }
    s->turn.corps_commands++;
    s->commander[who].given++;
    if (command == CORPS_MOVE)
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
        u->moves++;
        u->stretch = (uint8_t)stretch;
        if (u->at != at)
            u->flags &= (uint8_t)~UNIT_STOPPED;
        if (u->at != at && is_reserve(at))
            u->flags |= UNIT_STOPPED;
    }
    nt_put(s, pieces, at);
}
