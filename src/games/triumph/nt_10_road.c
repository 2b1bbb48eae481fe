/* nt_10_road.c -- chapter 10: moving by road, and reinforcements.
 *
 * A road move is made step by step, each across a road crossing; the pieces stand where they began
 * until it is over, and s->move says how far they have come.  A step is offered only if the move can
 * be brought to an end from there.  A corps of two units or more is heavy on the roads: it closes
 * every reserve it passes, avoids those where others have just stopped, and halts near the enemy. */

#include <string.h>

#include "games/triumph/nt_local.h"

enum { MAIN_LIMIT = 3, LOCAL_LIMIT = 2 };

static bool is_heavy_march(const struct nt_set *party)
{
    return nt_set_units(party) >= 2 && bits_next(party->word, 2, NT_UNITS) >= 0;
}

static int side_of_move(const struct nt_move *m)
{
    int token = bits_next(m->pieces.word, 2, 0);
    return is_unit(token) ? side_of_unit(token) : side_of_commander(commander_of_token(token));
}

bool nt_all_cavalry(const struct nt_state *s, const struct nt_set *party)
{
    FOR_SET (token, party)
        if (is_unit(token) && s->unit[token].type != CAVALRY)
            return false;
    return true;
}

/* NT-10-38, NT-10-39: an enemy corps of two or more next door, impassable approaches included. */
static bool is_near_corps(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, int enemy, int locale)
{
    FOR_COMMANDERS (c, enemy) {
        int there = nt_locale_of(b, s->commander[c].at);
        if (!there || g->corps[c] < 2)
            continue;
        for (int i = 0; i < b->locale[locale].approach_count; i++)
            if (nt_across(b, b->locale[locale].approach[i], locale) == there)
                return true;
    }
    return false;
}

/* -- one step -- */

/* Enters a locale on a stretch: counts it, and looks whether the march must stop. */
static void enter_locale(const struct nt_board *b, const struct nt_state *s,
                         const struct nt_ground *g, struct nt_move *m, int stretch, bool main)
{
    m->at = b->stretch[stretch].locale;
    m->stretch = (uint16_t)stretch;
    m->path[m->entered_count++] = (uint8_t)m->at;
    m->all_main = m->all_main && main;
    m->must_stop = is_heavy_march(&m->pieces) &&
                   is_near_corps(b, s, g, other_side(side_of_move(m)), m->at);
}

eng_ruleno nt_why_too_far(const struct nt_move *m, bool main)
{
    if (m->must_stop)
        return NT_10_38;
    if (m->all_main && main)
        return m->entered_count < MAIN_LIMIT ? 0 : NT_10_16;
    return m->entered_count < LOCAL_LIMIT ? 0 : NT_10_17;
}

static bool can_end_somewhere(const struct nt_board *b, const struct nt_state *s,
                              const struct nt_ground *g, const struct nt_move *m);

/* The step over a crossing from the stretch the move is on; *next is the move after it. */
eng_ruleno nt_why_not_pass(const struct nt_board *b, const struct nt_state *s,
                           const struct nt_ground *g, const struct nt_move *m, int crossing,
                           struct nt_move *next)
{
    const struct nt_crossing *x = &b->crossing[crossing];

    if (x->stretch[0] != m->stretch && x->stretch[1] != m->stretch)
        return NT_10_19;
    eng_ruleno why = nt_why_too_far(m, x->main);
    if (why)
        return why;
    int to = x->stretch[x->stretch[0] == m->stretch];
    why = nt_why_not_enter(b, s, g, &m->pieces, b->stretch[to].locale, true);
    if (why)
        return why;
    *next = *m;
    enter_locale(b, s, g, next, to, x->main);
    return 0;
}

/* The same, if the move can be brought to an end from there. */
static eng_ruleno why_not_step(const struct nt_board *b, const struct nt_state *s,
                               const struct nt_ground *g, const struct nt_move *m, int crossing,
                               struct nt_move *next)
{
    eng_ruleno why = nt_why_not_pass(b, s, g, m, crossing, next);

    if (why)
        return why;
    return can_end_somewhere(b, s, g, next) ? 0 : NT_8_17;
}

static bool can_end_somewhere(const struct nt_board *b, const struct nt_state *s,
                              const struct nt_ground *g, const struct nt_move *m)
{
    const struct nt_stretch *stretch = &b->stretch[m->stretch];
    struct nt_move next;

    if (nt_why_not_end(b, s, g, &m->pieces, m->at, true) == 0)
        return true;
    for (int i = 0; i < stretch->crossing_count; i++)
        if (why_not_step(b, s, g, m, stretch->crossing[i], &next) == 0)
            return true;
    return false;
}

/* -- setting out -- */

/* NT-10-21: a second road move of the same turn goes on where the first ended. */
int nt_bound_stretch(const struct nt_state *s, const struct nt_set *party)
{
    FOR_SET (token, party)
        if (is_unit(token) && s->unit[token].stretch)
            return s->unit[token].stretch;
    return 0;
}

static void set_out(const struct nt_set *party, int from, int stretch, struct nt_move *m)
{
    *m = (struct nt_move){.pieces = *party,
                          .from = (uint16_t)from,
                          .at = (uint16_t)from,
                          .stretch = (uint16_t)stretch,
                          .all_main = 1};
}

static eng_ruleno why_not_march(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_ground *g, const struct nt_set *party, int from,
                                int crossing, struct nt_move *next)
{
    int bound = nt_bound_stretch(s, party);
    struct nt_move m;

    if (!is_reserve(from))
        return from == NT_OFF_MAP ? NT_10_51 : NT_10_22;
    if (crossing < 1 || crossing > b->crossing_count)
        return NT_10_19;
    const struct nt_crossing *x = &b->crossing[crossing];
    int end = b->stretch[x->stretch[0]].locale == from ? 0 : 1;
    if (b->stretch[x->stretch[end]].locale != from)
        return NT_10_19;
    if (bound && x->stretch[end] != bound)
        return NT_10_21;
    set_out(party, from, x->stretch[end], &m);
    return nt_why_not_pass(b, s, g, &m, crossing, next);
}

/* NT-10-44 to -46, -58: when the commander's reinforcements may come; the unit's own, once bound. */
static int home_of_party(const struct nt_state *s, const struct nt_set *party)
{
    int token = bits_next(party->word, 2, 0);
    int leader = bits_next(party->word, 2, NT_UNITS);

    if (leader >= 0)
        return commander_of_token(leader);
    return s->unit[token].corps != NT_NO_CORPS ? s->unit[token].corps : s->unit[token].home;
}

static eng_ruleno why_not_enter_map(const struct nt_board *b, const struct nt_state *s,
                                    const struct nt_ground *g, const struct nt_set *party, int from,
                                    int entry, struct nt_move *next)
{
    if (from != NT_OFF_MAP)
        return NT_10_43;
    if (entry < 1 || entry > b->entry_count)
        return NT_10_48;
    int home = home_of_party(s, party);
    const struct nt_entry *e = &b->entry[entry];
    if (e->side != side_of_commander(home))
        return NT_10_48;
    if (s->round < nt_entry_round(b, s, home))
        return NT_10_44;
    if (g->units[other_side(e->side)][e->locale])
        return NT_10_50;
    eng_ruleno why = nt_why_not_enter(b, s, g, party, e->locale, true);
    if (why)
        return why;
    set_out(party, from, e->stretch, next);
    enter_locale(b, s, g, next, e->stretch, e->main);
    return 0;
}

eng_ruleno nt_why_no_first_step(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_ground *g, const struct nt_set *party, int from,
                                const struct eng_action *a)
{
    struct nt_move next;
    eng_ruleno why = a->verb == VERB_ENTER
                         ? why_not_enter_map(b, s, g, party, from, a->noun, &next)
                         : why_not_march(b, s, g, party, from, a->noun, &next);

    if (why)
        return why;
    return can_end_somewhere(b, s, g, &next) ? 0 : NT_8_17;
}

bool nt_any_first_step(const struct nt_board *b, const struct nt_state *s,
                       const struct nt_ground *g, const struct nt_set *party, int from,
                       nt_each_step *with, void *user)
{
    struct nt_move next;

    if (from == NT_OFF_MAP) {
        for (int entry = 1; entry <= b->entry_count; entry++)
            if (why_not_enter_map(b, s, g, party, from, entry, &next) == 0 &&
                with(user, VERB_ENTER, entry, &next))
                return true;
        return false;
    }
    if (!is_reserve(from))
        return false;
    const struct nt_locale *locale = &b->locale[from];
    for (int i = 0; i < locale->stretch_count; i++) {
        const struct nt_stretch *stretch = &b->stretch[locale->stretch[i]];
        for (int k = 0; k < stretch->crossing_count; k++)
            if (why_not_march(b, s, g, party, from, stretch->crossing[k], &next) == 0 &&
                with(user, VERB_MARCH, stretch->crossing[k], &next))
                return true;
    }
    return false;
}

/* Only steps from which the move can be brought to an end are taken or offered. */
struct setting_out {
    const struct nt_board *b;
    const struct nt_state *s;
    const struct nt_ground *g;
    struct eng_choices *choices; /* NULL: one is enough */
};

static bool try_step(void *user, int verb, int noun, const struct nt_move *next)
{
    struct setting_out *o = user;

    if (!can_end_somewhere(o->b, o->s, o->g, next))
        return false;
    if (!o->choices)
        return true;
    offer_noun(o->choices, verb, noun);
    return false;
}

bool nt_can_take_road(const struct nt_board *b, const struct nt_state *s,
                      const struct nt_ground *g, const struct nt_set *party, int from)
{
    struct setting_out o = {b, s, g, NULL};

    return nt_any_first_step(b, s, g, party, from, try_step, &o);
}

void nt_offer_first_steps(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, const struct nt_set *party, int from,
                          struct eng_choices *c)
{
    struct setting_out o = {b, s, g, c};

    nt_any_first_step(b, s, g, party, from, try_step, &o);
}

/* -- on the way -- */

/* NT-10-34: a heavy march closes the reserves it enters to everybody else. */
void nt_close_reserves(struct nt_state *s, const struct nt_move *m)
{
    if (!is_heavy_march(&m->pieces))
        return;
    int closer = 1 + commander_of_token(bits_next(m->pieces.word, 2, NT_UNITS));
    for (int i = 0; i < m->entered_count; i++)
        s->turn.closer[m->path[i]] = (uint8_t)closer;
}

/* NT-13-14: the first French reinforcement to enter lifts the army's spirits. */
void nt_note_entry(struct eng_turn *t, const struct nt_set *party)
{
    struct nt_state *s = t->state;

    FOR_SET (token, party) {
        if (!is_unit(token)) {
            s->commander[commander_of_token(token)].entered = 1;
            continue;
        }
        s->unit[token].flags |= UNIT_ENTERED;
        s->unit[token].home = NT_NO_CORPS;
        if (side_of_unit(token) == FRENCH && !s->reinforced) {
            s->reinforced = 1;
            tell(t, NT_13_14, ENG_ALL, NEWS_FIRST_REINFORCEMENT);
            nt_gain_morale(t, FRENCH, FRENCH_REINFORCEMENT_MORALE, NT_13_14);
        }
    }
}

void nt_first_step(struct eng_turn *t, int command, int who, const struct nt_set *party, int from,
                   const struct eng_action *a)
{
    struct nt_state *s = t->state;
    const struct nt_board *b = nt_board(t->box);
    struct nt_move next;
    struct nt_ground g;

    nt_survey(b, s, &g);
    if (a->verb == VERB_ENTER) {
        why_not_enter_map(b, s, &g, party, from, a->noun, &next);
        tell(t, NT_10_51, ENG_ALL, NEWS_ENTERS_BY, a->noun);
        nt_note_entry(t, party);
    } else {
        why_not_march(b, s, &g, party, from, a->noun, &next);
    }
    next.command = (uint8_t)command;
    next.commander = (uint8_t)(command == UNIT_MOVE ? NT_NO_CORPS : who);
    s->move = next;
    nt_close_reserves(s, &s->move);
    tell(t, NT_10_18, ENG_ALL, NEWS_MARCHES, s->move.at);
}

enum eng_flow nt_ask_road(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    return nt_ask(t, s->turn.army);
}

/* NT-10-24: cavalry may end by blocking an approach that its road crosses. */
static eng_ruleno why_not_block(const struct nt_board *b, const struct nt_state *s,
                                const struct nt_ground *g, int at)
{
    const struct nt_move *m = &s->move;
    const struct nt_stretch *stretch = &b->stretch[m->stretch];

    if (!nt_all_cavalry(s, &m->pieces))
        return NT_10_23;
    if (!nt_is_position(b, at) || !is_blocking(at) || nt_locale_of(b, at) != m->at)
        return NT_10_24;
    for (int i = 0; i < stretch->crossing_count; i++)
        if (b->crossing[stretch->crossing[i]].approach == approach_of(at))
            return nt_why_not_end(b, s, g, &m->pieces, m->at, true);
    return NT_10_24;
}

void nt_offer_road(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    const struct nt_stretch *stretch = &b->stretch[s->move.stretch];
    struct nt_ground g;
    struct nt_move next;

    (void)seat;
    nt_survey(b, s, &g);
    for (int i = 0; i < stretch->crossing_count; i++) {
        int crossing = stretch->crossing[i];
        int at = nt_block_in(b, b->crossing[crossing].approach, s->move.at);
        if (why_not_step(b, s, &g, &s->move, crossing, &next) == 0)
            offer_noun(c, VERB_MARCH, crossing);
        if (why_not_block(b, s, &g, at) == 0)
            offer_noun(c, VERB_BLOCK, at);
        if (s->move.riding && nt_why_no_ride_threat(box, s, at) == 0)
            offer_noun(c, VERB_THREATEN, at);
    }
    if (nt_why_not_end(b, s, &g, &s->move.pieces, s->move.at, true) == 0)
        offer(c, VERB_HALT);
}

eng_ruleno nt_check_road(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    struct nt_ground g;
    struct nt_move next;

    (void)seat;
    nt_survey(b, s, &g);
    switch (a->verb) {
    case VERB_MARCH:
        if (a->noun < 1 || a->noun > b->crossing_count)
            return NT_10_19;
        return why_not_step(b, s, &g, &s->move, a->noun, &next);
    case VERB_HALT:
        return nt_why_not_end(b, s, &g, &s->move.pieces, s->move.at, true);
    case VERB_BLOCK:
        return why_not_block(b, s, &g, a->noun);
    case VERB_THREATEN:
        return s->move.riding && nt_is_position(b, a->noun) ? nt_why_no_ride_threat(box, s, a->noun)
                                                            : NT_11_12_02;
    }
    return NT_9_02;
}

/* NT-10-25, NT-11.12-06: cavalry that blocked, or rode in an attack, is shown when its ride is
 * over. */
static void end_road(struct eng_turn *t, int at)
{
    struct nt_state *s = t->state;
    struct nt_move m = s->move;

    nt_arrive(t, &m.pieces, at, m.stretch);
    if (is_blocking(at) || m.riding)
        FOR_SET (token, &m.pieces)
            if (is_unit(token))
                nt_show_face(t, token, m.riding ? NT_11_00_12 : NT_10_25);
    nt_faces_down(s);
    if (m.command == UNIT_MOVE)
        tell(t, NT_9_22, ENG_ALL, NEWS_UNIT_MOVES, bits_next(m.pieces.word, 2, 0), at);
    else
        tell(t, NT_9_12, ENG_ALL, NEWS_CORPS_MOVES, m.commander, at);
    memset(&s->move, 0, sizeof s->move);
}

enum eng_flow nt_take_road(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    const struct nt_board *b = nt_board(t->box);
    struct nt_move next;
    struct nt_ground g;

    switch (a->verb) {
    case VERB_MARCH:
        nt_survey(b, s, &g);
        why_not_step(b, s, &g, &s->move, a->noun, &next);
        s->move = next;
        nt_close_reserves(s, &s->move);
        tell(t, NT_10_18, ENG_ALL, NEWS_MARCHES, s->move.at);
        return jump(f, ROW_ON_ROAD);
    case VERB_THREATEN:
        return nt_ride_threat(t, a->noun);
    default:
        end_road(t, a->verb == VERB_HALT ? s->move.at : a->noun);
        return finish(t, 0);
    }
}
