/* nt_10_move.c -- chapter 10: plain moves, and what is common to all moves.
 *
 * From reserve a piece may go to block an approach of its locale or into the reserve of a neighbour;
 * from an approach, into the reserve on either side of it.  A move into an enemy-occupied locale is
 * an attack and begins with a threat (nt_11_threat.c). */

#include <string.h>

#include "games/triumph/nt_local.h"

/* -- who moves -- */

static int side_of_party(const struct nt_set *party)
{
    FOR_SET (token, party)
        return is_unit(token) ? side_of_unit(token) : side_of_commander(commander_of_token(token));
    return FRENCH;
}

/* The commander who marches with the party, or -1. */
static int commander_of_party(const struct nt_set *party)
{
    int token = bits_next(party->word, 2, NT_UNITS);
    return token < 0 ? -1 : commander_of_token(token);
}

/* Who would move, as the draft stands: a Corps Move leaves the picked ones behind, a Detach Move
 * takes them along. */
static void drafted_party(const struct nt_state *s, int command, int who, struct nt_set *party)
{
    set_clear(party);
    if (command == UNIT_MOVE) {
        set_add(party, who);
        return;
    }
    FOR_UNITS (u, side_of_commander(who))
        if (s->unit[u].corps == who && s->unit[u].at != NT_GONE &&
            drafted(&s->core, u) == (command == DETACH_MOVE))
            set_add(party, u);
    if (command == CORPS_MOVE)
        set_add(party, commander_token(who));
}

static int start_of(const struct nt_state *s, int command, int who)
{
    return command == UNIT_MOVE ? s->unit[who].at : s->commander[who].at;
}

/* -- where to -- */

static bool is_stopped_in(const struct nt_state *s, const struct nt_set *party, int side, int locale)
{
    FOR_UNITS (u, side)
        if (s->unit[u].at == locale && s->unit[u].flags & UNIT_STOPPED && !set_has(party, u))
            return true;
    return false;
}

eng_ruleno nt_why_not_enter(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, const struct nt_set *party, int locale,
                            bool by_road)
{
    int side = side_of_party(party), commander = commander_of_party(party);
    int units = nt_set_units(party), closer = s->turn.closer[locale];

    if (g->units[other_side(side)][locale])
        return by_road ? NT_10_30 : NT_10_04;
    if (bit_has(s->turn.stormed, locale))
        return NT_11_12_13;
    if (closer && closer != 1 + commander)
        return by_road ? NT_10_34 : NT_10_35;
    if (!by_road)
        return 0;
    if (g->units[side][locale] - nt_standing(b, s, party, locale) >= b->locale[locale].capacity)
        return NT_8_18;
    if (units >= 2 && commander >= 0 && is_stopped_in(s, party, side, locale))
        return NT_10_31;
    return 0;
}

/* Units of the party that the count of a locale includes already. */
int nt_standing(const struct nt_board *b, const struct nt_state *s, const struct nt_set *party,
                int locale)
{
    int count = 0;

    FOR_SET (token, party)
        count += is_unit(token) && nt_locale_of(b, s->unit[token].at) == locale;
    return count;
}

eng_ruleno nt_why_not_end(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, const struct nt_set *party, int locale,
                          bool by_road)
{
    int others = g->units[side_of_party(party)][locale] - nt_standing(b, s, party, locale);

    if (others + nt_set_units(party) <= b->locale[locale].capacity)
        return 0;
    return by_road ? NT_8_17 : NT_10_15;
}

/* Into the reserve of the locale the party stands in: its capacity is not touched. */
static eng_ruleno why_not_back(const struct nt_state *s, const struct nt_set *party, int locale)
{
    int closer = s->turn.closer[locale];

    return closer && closer != 1 + commander_of_party(party) ? NT_10_36 : 0;
}

/* A plain move of the party from where it stands to a position. */
static eng_ruleno why_not_go(const struct nt_board *b, const struct nt_state *s,
                             const struct nt_ground *g, const struct nt_set *party, int from, int to)
{
    int here = nt_locale_of(b, from), there = nt_locale_of(b, to);

    if (from == to)
        return NT_10_14;
    if (!is_on_map(from))
        return NT_10_51;
    if (is_blocking(to)) {
        if (b->approach[approach_of(to)].impassable)
            return NT_10_03;
        return is_blocking(from) ? NT_10_11 : there == here ? 0 : NT_10_07;
    }
    if (there == here)
        return why_not_back(s, party, here);
    int approach = is_blocking(from) ? approach_of(from) : nt_approach_between(b, here, there);
    if (!approach || b->approach[approach].impassable)
        return NT_10_03;
    if (nt_across(b, approach, here) != there)
        return NT_10_11;
    eng_ruleno why = nt_why_not_enter(b, s, g, party, there, false);
    return why ? why : nt_why_not_end(b, s, g, party, there, false);
}

typedef bool each_place(void *user, int to);

/* Every position a plain move could aim at from there; stops when told to. */
static bool any_place(const struct nt_board *b, int from, each_place *try, void *user)
{
    int here = nt_locale_of(b, from);
    const struct nt_locale *locale = &b->locale[here];

    if (is_blocking(from))
        return try(user, here) || try(user, nt_across(b, approach_of(from), here));
    for (int i = 0; i < locale->approach_count; i++) {
        int approach = locale->approach[i];
        if (b->approach[approach].impassable)
            continue;
        if (try(user, nt_block_in(b, approach, here)) || try(user, nt_across(b, approach, here)))
            return true;
    }
    return false;
}

struct going {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_ground *g;
    const struct nt_set *party;
    int from;
    struct eng_choices *choices;
};

static bool can_go(void *user, int to)
{
    const struct going *w = user;
    return why_not_go(w->b, w->s, w->g, w->party, w->from, to) == 0;
}

static bool offer_place(void *user, int to)
{
    const struct going *w = user;
    if (why_not_go(w->b, w->s, w->g, w->party, w->from, to) == 0)
        offer_noun(w->choices, VERB_GO, to);
    return false;
}

/* -- is there anywhere to go at all? -- */

/* The smallest party that the command could move: one unit, with the commander in a Corps Move. */
static bool one_can_go(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, int command, int who, int unit)
{
    struct nt_set party = {{0}};
    int from = s->unit[unit].at;

    set_add(&party, unit);
    if (command == CORPS_MOVE)
        set_add(&party, commander_token(who));
    struct going w = {b, s, g, &party, from, NULL};
    if (is_on_map(from) && any_place(b, from, can_go, &w))
        return true;
    return command != DETACH_MOVE && nt_can_take_road(b, s, g, &party, from);
}

eng_ruleno nt_why_nowhere(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, int command, int who)
{
    if (command == UNIT_MOVE)
        return one_can_go(b, s, g, command, who, who) ? 0 : NT_10_14;
    FOR_UNITS (u, side_of_commander(who))
        if (s->unit[u].corps == who && nt_may_move(s, u) && one_can_go(b, s, g, command, who, u))
            return 0;
    return NT_10_14;
}

/* -- the row where a move is chosen -- */

/* NT-9-26, NT-6.09-11: units of a corps that cannot move stay behind; they are picked already. */
static void pick_immovable(struct nt_state *s, int commander)
{
    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander && s->unit[u].at != NT_GONE && !nt_may_move(s, u))
            bit_add(s->core.draft, u);
}

enum eng_flow nt_ask_move(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    enum eng_flow flow = nt_ask(t, s->turn.army);

    if (f->local[MOVE_COMMAND] == CORPS_MOVE)
        pick_immovable(s, f->local[MOVE_WHO]);
    return flow;
}

static const struct eng_frame *frame_of(const struct nt_state *s)
{
    return &s->core.frame[s->core.depth - 1];
}

/* NT-8-11: one unit at least stays with, or goes with, its commander. */
static eng_ruleno why_not_pick(const struct nt_state *s, int command, int who, int unit)
{
    if (command == UNIT_MOVE || unit >= NT_UNITS || s->unit[unit].corps != who ||
        s->unit[unit].at == NT_GONE)
        return command == UNIT_MOVE ? NT_9_08 : NT_9_04;
    if (!nt_may_move(s, unit))
        return s->unit[unit].flags & UNIT_FIXED ? NT_6_09_11 : NT_9_26;
    if (drafted(&s->core, unit))
        return 0;
    return draft_count(&s->core) + 1 < nt_corps_size(s, who) ? 0 : NT_8_11;
}

static eng_ruleno why_no_party(int command, const struct nt_set *party)
{
    if (nt_set_units(party) > 0)
        return 0;
    return command == CORPS_MOVE ? NT_8_11 : NT_9_14;
}

void nt_offer_move(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    int command = frame_of(s)->local[MOVE_COMMAND], who = frame_of(s)->local[MOVE_WHO];
    struct nt_ground g;
    struct nt_set party;

    (void)seat;
    nt_survey(b, s, &g);
    drafted_party(s, command, who, &party);
    if (command != UNIT_MOVE)
        FOR_UNITS (u, side_of_commander(who))
            if (!why_not_pick(s, command, who, u))
                offer_noun(c, VERB_PICK, u);
    if (why_no_party(command, &party))
        return;
    int from = start_of(s, command, who);
    struct going w = {b, s, &g, &party, from, c};
    if (is_on_map(from))
        any_place(b, from, offer_place, &w);
    if (command != DETACH_MOVE)
        nt_offer_first_steps(b, s, &g, &party, from, c);
}

eng_ruleno nt_check_move(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    int command = frame_of(s)->local[MOVE_COMMAND], who = frame_of(s)->local[MOVE_WHO];
    struct nt_ground g;
    struct nt_set party;

    (void)seat;
    if (a->verb == VERB_PICK)
        return why_not_pick(s, command, who, a->noun);
    nt_survey(b, s, &g);
    drafted_party(s, command, who, &party);
    eng_ruleno why = why_no_party(command, &party);
    if (why)
        return why;
    if (a->verb == VERB_GO)
        return nt_is_position(b, a->noun)
                   ? why_not_go(b, s, &g, &party, start_of(s, command, who), a->noun)
                   : NT_4_24;
    if (a->verb == VERB_MARCH || a->verb == VERB_ENTER)
        return command == DETACH_MOVE
                   ? NT_9_15
                   : nt_why_no_first_step(b, s, &g, &party, start_of(s, command, who), a);
    return NT_9_02;
}

bool nt_is_position(const struct nt_board *b, int at)
{
    if (is_reserve(at))
        return b->locale[at].exists;
    return is_blocking(at) && approach_of(at) >= 1 && approach_of(at) <= b->approach_count;
}

static void tell_move(struct eng_turn *t, int command, int who, const struct nt_set *party, int to)
{
    if (command == CORPS_MOVE)
        tell(t, NT_9_12, ENG_ALL, NEWS_CORPS_MOVES, who, to);
    else if (command == DETACH_MOVE)
        tell(t, NT_9_14, ENG_ALL, NEWS_UNITS_DETACH_MOVE, who, nt_set_units(party), to);
    else
        tell(t, NT_9_22, ENG_ALL, NEWS_UNIT_MOVES, who, to);
}

enum eng_flow nt_take_move(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    int command = f->local[MOVE_COMMAND], who = f->local[MOVE_WHO];
    struct nt_set party;

    if (a->verb == VERB_PICK) {
        draft_toggle(t, a->noun);
        return again(t);
    }
    drafted_party(s, command, who, &party);
    int from = start_of(s, command, who);
    nt_spend_command(t, command, who, &party);
    if (a->verb == VERB_GO) {
        tell_move(t, command, who, &party, a->noun);
        nt_arrive(t, &party, a->noun, 0);
        return finish(t, 0);
    }
    nt_first_step(t, command, who, &party, from, a);
    return jump(f, ROW_ON_ROAD);
}
