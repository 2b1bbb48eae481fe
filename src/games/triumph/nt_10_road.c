/* nt_10_road.c -- chapter 10: moving by road.
 *
 * A road move is made step by step, each across a road crossing; the pieces stand where they began
 * until it is over, and s->move says how far they have come.  A step is offered only if the move can
 * be brought to an end from there.  A corps of two units or more is heavy on the roads: it closes
 * every reserve it passes, avoids those where others have just stopped, and halts near the enemy. */

#include <string.h>

#include "games/triumph/nt_10_moves.h"

enum { MAIN_LIMIT = 3, LOCAL_LIMIT = 2 }; /* NT 10 */

/* NT-10-38, NT-10-39: an enemy corps of two or more next door, impassable approaches included. */
static bool is_near_corps(const struct nt_party *p, int at)
{
    const struct nt_locale *locale = &p->b->locale[at];
    const uint64_t *big = p->g->big[other_side(p->side)];

    for (int i = 0; i < locale->approach_count; i++)
        if (BY(NT_4_30, BY(NT_10_39, bit_has(big, nt_across(p->b, locale->approach[i], at)))))
            return true;
    return false;
}

/* -- one step -- */

void nt_enter_locale(const struct nt_party *p, struct nt_move *m, int stretch, bool main)
{
    m->at = p->b->stretch[stretch].locale;
    m->stretch = (uint16_t)stretch;
    m->path[m->entered_count] = (uint8_t)m->at;
    m->entered_count = (uint8_t)(m->entered_count + BY(NT_10_28, 1));
    m->all_main = m->all_main && main;
    m->must_stop = BY(NT_10_41, nt_is_heavy_march(p)) && BY(NT_10_40, is_near_corps(p, m->at));
}

eng_ruleno nt_why_too_far(const struct nt_move *m, bool main)
{
    if (m->must_stop)
        return NT_10_38;
    if (m->all_main && BY(NT_4_33, main))
        return m->entered_count < MAIN_LIMIT ? 0 : NT_10_16;
    return m->entered_count < LOCAL_LIMIT ? 0 : NT_10_17;
}

eng_ruleno nt_why_not_pass(const struct nt_party *p, const struct nt_move *m, int crossing,
                           struct nt_move *next)
{
    const struct nt_crossing *x = &p->b->crossing[crossing];

    if (x->stretch[0] != m->stretch && x->stretch[1] != m->stretch)
        return NT_10_19;
    eng_ruleno why = nt_why_too_far(m, x->main);
    if (why)
        return why;
    int to = x->stretch[x->stretch[0] == m->stretch];
    why = nt_why_not_enter(p, p->b->stretch[to].locale, true);
    if (why)
        return why;
    *next = *m;
    nt_enter_locale(p, next, to, x->main);
    return 0;
}

static bool can_end_somewhere(const struct nt_party *p, const struct nt_move *m);

/* The same, if the move can be brought to an end from there. */
static eng_ruleno why_not_step(const struct nt_party *p, const struct nt_move *m, int crossing,
                               struct nt_move *next)
{
    eng_ruleno why = nt_why_not_pass(p, m, crossing, next);

    if (why)
        return why;
    return can_end_somewhere(p, next) ? 0 : nt_why_not_end(p, next->at, true);
}

static bool can_end_somewhere(const struct nt_party *p, const struct nt_move *m)
{
    const struct nt_stretch *stretch = &p->b->stretch[m->stretch];
    struct nt_move next;

    if (nt_why_not_end(p, m->at, true) == 0)
        return true;
    for (int i = 0; i < stretch->crossing_count; i++)
        if (why_not_step(p, m, stretch->crossing[i], &next) == 0)
            return true;
    return false;
}

/* -- setting out -- */

/* NT-10-21: a second road move of the same turn goes on where the first ended. */
int nt_bound_stretch(const struct nt_party *p)
{
    int first = bits_next(p->pieces.word, 2, 0);

    return p->s->unit[first].stretch;
}

struct nt_move nt_set_out(const struct nt_party *p, int stretch)
{
    return (struct nt_move){ .pieces = p->pieces,
                             .from = (uint16_t)p->from,
                             .at = (uint16_t)p->from,
                             .stretch = (uint16_t)stretch,
                             .commander = (uint8_t)(p->commander < 0 ? NT_NO_CORPS : p->commander),
                             .all_main = 1 };
}

eng_ruleno nt_why_not_march(const struct nt_party *p, int crossing, struct nt_move *next)
{
    int bound = nt_bound_stretch(p);

    if (!is_reserve(p->from))
        return p->from == NT_OFF_MAP ? NT_10_51 : NT_10_22;
    if (crossing < 1 || crossing > p->b->crossing_count)
        return NT_10_19;
    const struct nt_crossing *x = &p->b->crossing[crossing];
    int stretch = x->stretch[p->b->stretch[x->stretch[0]].locale != p->from];
    if (p->b->stretch[stretch].locale != p->from)
        return NT_10_19;
    if (BY(NT_10_20, bound != 0) && stretch != bound)
        return NT_10_21;
    struct nt_move m = nt_set_out(p, stretch);
    return nt_why_not_pass(p, &m, crossing, next);
}

eng_ruleno nt_why_no_first_step(const struct nt_party *p, const struct eng_action *a,
                                struct nt_move *next)
{
    eng_ruleno why = a->verb == VERB_ENTER ? nt_why_not_come(p, a->noun, next)
                                           : nt_why_not_march(p, a->noun, next);

    if (why)
        return why;
    return can_end_somewhere(p, next) ? 0 : nt_why_not_end(p, next->at, true);
}

static void offer_first_step(const struct nt_party *p, int verb, int noun, struct eng_choices *c)
{
    struct eng_action a = { .verb = (uint16_t)verb, .noun = (uint16_t)noun };
    struct nt_move next;

    if (nt_why_no_first_step(p, &a, &next) == 0)
        eng_choices_add(c, &a);
}

void nt_offer_first_steps(const struct nt_party *p, struct eng_choices *c)
{
    for (int entry = 1; entry <= p->b->entry_count && p->from == NT_OFF_MAP; entry++)
        offer_first_step(p, VERB_ENTER, entry, c);
    if (!is_reserve(p->from))
        return;
    const struct nt_locale *locale = &p->b->locale[p->from];
    for (int i = 0; i < locale->stretch_count; i++) {
        const struct nt_stretch *stretch = &p->b->stretch[locale->stretch[i]];
        for (int k = 0; k < stretch->crossing_count; k++)
            offer_first_step(p, VERB_MARCH, stretch->crossing[k], c);
    }
}

/* -- on the way -- */

void nt_close_reserves(struct nt_state *s, const struct nt_move *m)
{
    if (m->commander == NT_NO_CORPS || BY(NT_10_42, nt_set_units(&m->pieces) < 2))
        return;
    for (int i = 0; i < m->entered_count; i++)
        s->turn.closer[m->path[i]] = (uint8_t)(1 + m->commander);
}

static void march(struct eng_turn *t, const struct nt_move *next)
{
    struct nt_state *s = t->state;

    s->move = *next;
    nt_close_reserves(s, next);
    tell(t, NT_10_18, ENG_ALL, NEWS_MARCHES, next->at);
}

void nt_first_step(struct eng_turn *t, const struct eng_action *a, const struct nt_move *first,
                   int command)
{
    struct nt_move next = *first;

    if (a->verb == VERB_ENTER) {
        tell(t, NT_10_51, ENG_ALL, NEWS_ENTERS_BY, a->noun);
        nt_note_entry(t, &first->pieces);
    }
    next.command = (uint8_t)command;
    march(t, &next);
}

enum eng_flow nt_ask_road(struct eng_turn *t, struct eng_frame *f)
{
    const struct nt_state *s = t->state;

    (void)f;
    return nt_ask(t, s->turn.army);
}

static bool are_all_cavalry(const struct nt_state *s, const struct nt_set *pieces)
{
    FOR_SET (token, pieces)
        if (is_unit(token) && s->unit[token].type != CAVALRY)
            return false;
    return true;
}

/* NT-10-24: cavalry may end by blocking an approach that its road crosses. */
static eng_ruleno why_not_block(const struct nt_party *p, int at)
{
    const struct nt_move *m = &p->s->move;
    const struct nt_stretch *stretch = &p->b->stretch[m->stretch];

    if (BY(NT_11_12_05, !are_all_cavalry(p->s, &m->pieces)))
        return NT_10_23;
    if (!is_blocking(at) || !nt_is_position(p->b, at) || nt_locale_of(p->b, at) != m->at)
        return NT_10_24;
    for (int i = 0; i < stretch->crossing_count; i++)
        if (BY(NT_10_27, p->b->crossing[stretch->crossing[i]].approach == approach_of(at)))
            return nt_why_not_end(p, m->at, true);
    return NT_10_24;
}

/* In the order of the verbs. */
void nt_offer_road(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    const struct nt_stretch *stretch = &b->stretch[s->move.stretch];
    struct nt_ground g;
    struct nt_move next;
    int at[sizeof stretch->crossing / sizeof stretch->crossing[0]];

    nt_survey(b, s, &g);
    struct nt_party p = nt_party_of(b, s, &g, &s->move.pieces);
    for (int i = 0; i < stretch->crossing_count; i++) {
        at[i] = nt_block_in(b, b->crossing[stretch->crossing[i]].approach, s->move.at);
        if (nt_why_no_ride_threat(&p, seat, at[i]) == 0)
            offer_noun(c, VERB_THREATEN, at[i]);
    }
    for (int i = 0; i < stretch->crossing_count; i++)
        if (why_not_step(&p, &s->move, stretch->crossing[i], &next) == 0)
            offer_noun(c, VERB_MARCH, stretch->crossing[i]);
    if (nt_why_not_end(&p, s->move.at, true) == 0)
        offer(c, VERB_HALT);
    for (int i = 0; i < stretch->crossing_count; i++)
        if (why_not_block(&p, at[i]) == 0)
            offer_noun(c, VERB_BLOCK, at[i]);
}

eng_ruleno nt_check_road(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    struct nt_ground g;
    struct nt_move next;

    nt_survey(b, s, &g);
    struct nt_party p = nt_party_of(b, s, &g, &s->move.pieces);
    switch (a->verb) {
    case VERB_MARCH:
        if (a->noun < 1 || a->noun > b->crossing_count)
            return NT_10_19;
        return why_not_step(&p, &s->move, a->noun, &next);
    case VERB_HALT:
        return nt_why_not_end(&p, s->move.at, true);
    case VERB_BLOCK:
        return why_not_block(&p, a->noun);
    default:
        return nt_why_no_ride_threat(&p, seat, a->noun);
    }
}

/* NT-10-25, NT-11.12-06: cavalry that blocks, or rode in an attack, is shown when its ride is over;
 * who merely marched is not. */
static void show_riders(struct eng_turn *t, const struct nt_move *m, int at)
{
    if (BY(NT_10_26, !is_blocking(at) && BY(NT_11_12_06, !m->riding)))
        return;
    FOR_SET (token, &m->pieces)
        if (is_unit(token))
            nt_show_face(t, token, m->riding ? NT_11_00_12 : NT_10_25);
    nt_faces_down(t->state);
}

/* NT-10-31, NT-10-33: who went out and came back has moved into that reserve, though it is the one
 * where the move began; who feinted from it without going anywhere has not. */
void nt_arrive_by_road(struct eng_turn *t, const struct nt_move *m, int at)
{
    struct nt_state *s = t->state;

    nt_arrive(t, &m->pieces, at, m->stretch);
    if (!is_reserve(at) || m->entered_count == 0)
        return;
    FOR_SET (token, &m->pieces)
        if (is_unit(token))
            s->unit[token].flags |= UNIT_STOPPED;
}

static void end_road(struct eng_turn *t, int at)
{
    struct nt_state *s = t->state;
    struct nt_move m = s->move;

    nt_arrive_by_road(t, &m, at);
    show_riders(t, &m, at);
    if (m.command == UNIT_MOVE)
        nt_tell_unit(t, NT_9_22, NEWS_UNIT_HALTS, bits_next(m.pieces.word, 2, 0), at);
    else
        tell(t, NT_9_12, ENG_ALL, NEWS_CORPS_HALTS, m.commander, at);
    memset(&s->move, 0, sizeof s->move);
}

static void march_on(struct eng_turn *t, int crossing)
{
    const struct nt_board *b = nt_board(t->box);
    const struct nt_state *s = t->state;
    struct nt_ground g;
    struct nt_move next;

    nt_survey(b, s, &g);
    struct nt_party p = nt_party_of(b, s, &g, &s->move.pieces);
    eng_ruleno why = nt_why_not_pass(&p, &s->move, crossing, &next);
    BASE_ASSERT(why == 0);
    march(t, &next);
}

enum eng_flow nt_take_road(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct nt_state *s = t->state;

    switch (a->verb) {
    case VERB_MARCH:
        march_on(t, a->noun);
        return jump(f, ROW_ON_ROAD);
    case VERB_THREATEN:
        return nt_ride_threat(t, a->noun);
    default:
        end_road(t, a->verb == VERB_HALT ? s->move.at : a->noun);
        return finish(t, 0);
    }
}
