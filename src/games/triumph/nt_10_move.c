/* nt_10_move.c -- chapter 10: plain moves, and what is common to all moves.
 *
 * From reserve a piece may go to block an approach of its locale or into the reserve of a neighbour;
 * from an approach, into the reserve on either side of it.  A move into an enemy-occupied locale is
 * an attack and begins with a threat (nt_11_threat.c).
 *
 * A Corps Move takes along all units but those picked, a Detach Move those picked; so a move is one
 * row of picking that ends with the choice of a place or of a road. */

#include "games/triumph/nt_10_moves.h"

/* -- who moves -- */

static int position_of(const struct nt_state *s, int token)
{
    return is_unit(token) ? s->unit[token].at : s->commander[commander_of_token(token)].at;
}

struct nt_party nt_party_of(const struct nt_board *b, const struct nt_state *s,
                            const struct nt_ground *g, const struct nt_set *pieces)
{
    int first = bits_next(pieces->word, 2, 0), leader = bits_next(pieces->word, 2, NT_UNITS);

    return (struct nt_party){
        .b = b,
        .s = s,
        .g = g,
        .pieces = *pieces,
        .from = BY(NT_10_13, position_of(s, first)),
        .side = is_unit(first) ? side_of_unit(first) : side_of_commander(commander_of_token(first)),
        .commander = leader < 0 ? -1 : commander_of_token(leader),
        .units = BY(NT_4_18, nt_set_units(pieces)),
    };
}

/* Who would move, as the draft stands; false: nobody. */
static bool draft_pieces(const struct nt_state *s, int command, int who, struct nt_set *pieces)
{
    set_clear(pieces);
    if (command == UNIT_MOVE) {
        set_add(pieces, who);
        return true;
    }
    FOR_UNITS (u, side_of_commander(who))
        if (BY(NT_8_16, s->unit[u].corps == who) &&
            drafted(&s->core, u) == (command == DETACH_MOVE))
            set_add(pieces, u);
    if (set_empty(pieces))
        return false;
    if (command == CORPS_MOVE)
        set_add(pieces, commander_token(who));
    return true;
}

/* -- where to -- */

/* NT-10-34: marched into by a corps that is not this one (NT-10-65). */
static bool is_closed(const struct nt_party *p, int locale)
{
    int closer = p->s->turn.closer[locale];

    return closer && BY(NT_10_65, closer != 1 + p->commander);
}

/* Units of its own side in the locale, the party not counted. */
static int others_in(const struct nt_party *p, int locale)
{
    int count = p->g->units[p->side][locale];

    return nt_locale_of(p->b, p->from) == locale ? count - p->units : count;
}

/* NT-10-31 to -33: who stopped in that reserve this turn, and is not of the party itself. */
static bool is_congested(const struct nt_party *p, int locale)
{
    if (!p->g->stopped[locale])
        return false;
    FOR_UNITS (u, p->side)
        if (p->s->unit[u].at == locale && p->s->unit[u].flags & UNIT_STOPPED &&
            !set_has(&p->pieces, u))
            return true;
    return false;
}

/* NT-8-17, NT-8-19: a crowd may be passed, a full locale not. */
static eng_ruleno why_no_way_through(const struct nt_party *p, int locale)
{
    if (others_in(p, locale) >= p->b->locale[locale].capacity)
        return p->commander >= 0 ? NT_8_18 : NT_8_20;
    return nt_is_heavy_march(p) && is_congested(p, locale) ? NT_10_31 : 0;
}

eng_ruleno nt_why_not_enter(const struct nt_party *p, int locale, bool by_road)
{
    HOLDS(NT_4_23, "the map gives stars and entries to set-up, entry and victory alone");
    HOLDS(NT_4_32, "symbols are read where an attack is led and nowhere else");
    HOLDS(NT_4_34, "the map file knows no ground but hills, and a hill only guns");
    if (BY(NT_4_31, p->g->units[other_side(p->side)][locale] != 0))
        return nt_is_night(p->s) ? NT_14_02 : by_road ? NT_10_30 : NT_10_04;
    if (BY(NT_11_12_14, bit_has(p->s->turn.stormed, locale)))
        return NT_11_12_13;
    if (is_closed(p, locale))
        return by_road ? NT_10_34 : NT_10_35;
    return by_road ? why_no_way_through(p, locale) : 0;
}

eng_ruleno nt_why_not_end(const struct nt_party *p, int locale, bool by_road)
{
    int capacity = BY(NT_4_16, p->b->locale[locale].capacity);

    if (BY(NT_4_17, others_in(p, locale) + p->units <= capacity))
        return 0;
    if (!by_road)
        return NT_10_15;
    return p->units > capacity ? NT_8_17 : NT_8_19;
}

static eng_ruleno why_not_block(const struct nt_party *p, int to)
{
    if (p->b->approach[approach_of(to)].impassable)
        return NT_10_03;
    if (is_blocking(p->from))
        return NT_10_11;
    return BY(NT_10_06, nt_locale_of(p->b, to) == p->from) ? 0 : NT_10_07;
}

/* The approach between neighbours, impassable ones included; 0: they are none. */
static int approach_to(const struct nt_board *b, int from, int to)
{
    const struct nt_locale *locale = &b->locale[from];

    for (int i = 0; i < locale->approach_count; i++)
        if (nt_across(b, locale->approach[i], from) == to)
            return locale->approach[i];
    return 0;
}

/* Into the reserve beyond an approach of the locale; 0: there is none. */
static eng_ruleno why_not_cross(const struct nt_party *p, int approach, int to)
{
    if (is_blocking(p->from) && BY(NT_10_10, approach != approach_of(p->from)))
        return NT_10_11;
    if (BY(NT_10_05, approach == 0))
        return NT_4_29;
    if (p->b->approach[approach].impassable)
        return NT_10_03;
    eng_ruleno why = nt_why_not_enter(p, to, false);
    return why ? why : nt_why_not_end(p, to, false);
}

/* A plain move of the party to a position. */
static eng_ruleno why_not_go(const struct nt_party *p, int to)
{
    if (p->from == to)
        return NT_10_14;
    if (BY(NT_10_63, !is_on_map(p->from)))
        return NT_10_51;
    if (is_blocking(to))
        return why_not_block(p, to);
    int here = nt_locale_of(p->b, p->from);
    if (BY(NT_10_09, here != to))
        return why_not_cross(p, approach_to(p->b, here, to), to);
    return is_closed(p, to) ? NT_10_36 : 0;
}

/* -- is there anywhere to go at all? -- */

/* The smallest party that the command could move: one unit, with the commander in a Corps Move. */
static struct nt_set smallest_party(const struct nt_state *s, int command, int who)
{
    struct nt_set pieces = { { 0, 0 } };

    if (command == UNIT_MOVE) {
        set_add(&pieces, who);
        return pieces;
    }
    FOR_UNITS (u, side_of_commander(who))
        if (s->unit[u].corps == who && nt_may_move(s, u)) {
            set_add(&pieces, u);
            break;
        }
    if (command == CORPS_MOVE)
        set_add(&pieces, commander_token(who));
    return pieces;
}

static eng_ruleno why_no_entry(const struct nt_party *p)
{
    eng_ruleno why = nt_why_not_yet(p);

    for (int entry = 1; !why && entry <= p->b->entry_count; entry++) {
        struct nt_move first;
        struct eng_action enter = { .verb = VERB_ENTER, .noun = (uint16_t)entry };
        if (p->b->entry[entry].side == p->side && nt_why_no_first_step(p, &enter, &first) == 0)
            return 0;
    }
    return why ? why : NT_10_50;
}

eng_ruleno nt_why_nowhere(const struct nt_board *b, const struct nt_state *s,
                          const struct nt_ground *g, int command, int who)
{
    int from = command == UNIT_MOVE ? s->unit[who].at : s->commander[who].at;

    if (nt_has_way_out(b, s, from))
        return 0;
    struct nt_set pieces = smallest_party(s, command, who);
    struct nt_party p = nt_party_of(b, s, g, &pieces);
    if (from == NT_OFF_MAP)
        return why_no_entry(&p);
    int here = nt_locale_of(b, from);
    eng_ruleno why = why_not_go(&p, here);
    return why && why_not_go(&p, nt_across(b, approach_of(from), here)) ? why : 0;
}

/* -- the row where a move is chosen -- */

/* NT-9-26, NT-6.09-11: units of a corps that cannot move stay behind; they are picked already. */
static void pick_immovable(struct nt_state *s, int commander)
{
    FOR_UNITS (u, side_of_commander(commander))
        if (s->unit[u].corps == commander && !nt_may_move(s, u))
            bit_add(s->core.draft, u);
}

enum eng_flow nt_ask_move(struct eng_turn *t, struct eng_frame *f)
{
    struct nt_state *s = t->state;
    enum eng_flow flow = nt_ask(t, s->turn.army);

    if (move_of(f)->command == CORPS_MOVE)
        pick_immovable(s, move_of(f)->who);
    return flow;
}

/* The command that the row is about. */
struct order {
    int command, who;
};

static struct order order_of(const struct nt_state *s)
{
    const struct move_frame *f = move_now(&s->core);

    return (struct order){ f->command, f->who };
}

/* NT-8-11: one unit at least stays with, or goes with, its commander. */
static eng_ruleno why_not_pick(const struct nt_state *s, struct order o, int unit)
{
    if (o.command == UNIT_MOVE)
        return NT_9_08;
    if (s->unit[unit].corps != o.who)
        return NT_9_04;
    if (!nt_may_move(s, unit) && s->unit[unit].flags & UNIT_FIXED)
        return NT_6_09_11;
    if (!nt_may_move(s, unit))
        return o.command == CORPS_MOVE ? NT_9_26 : NT_9_23;
    if (drafted(&s->core, unit))
        return 0;
    return draft_count(&s->core) + 1 < nt_corps_size(s, o.who) ? 0 : NT_8_11;
}

static void offer_picks(const struct nt_state *s, const struct nt_ground *g, struct order o,
                        struct eng_choices *c)
{
    if (o.command == UNIT_MOVE)
        return;
    bool may_add = draft_count(&s->core) + 1 < g->corps[o.who];
    FOR_UNITS (u, side_of_commander(o.who))
        if (s->unit[u].corps == o.who && nt_may_move(s, u) && (may_add || drafted(&s->core, u)))
            offer_noun(c, VERB_PICK, u);
}

/* Reserves first: so they come in order. */
static void offer_places(const struct nt_party *p, struct eng_choices *c)
{
    int here = nt_locale_of(p->b, p->from);
    const struct nt_locale *locale = &p->b->locale[here];

    if (BY(NT_10_12, why_not_go(p, here) == 0))
        offer_noun(c, VERB_GO, here);
    for (int i = 0; i < locale->approach_count; i++) {
        int there = nt_across(p->b, locale->approach[i], here);
        if (why_not_cross(p, locale->approach[i], there) == 0)
            offer_noun(c, VERB_GO, there);
    }
    for (int i = 0; i < locale->approach_count && is_reserve(p->from); i++) {
        int at = nt_block_in(p->b, locale->approach[i], here);
        if (BY(NT_10_08, why_not_block(p, at) == 0))
            offer_noun(c, VERB_GO, at);
    }
}

void nt_offer_move(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    struct order o = order_of(s);
    struct nt_ground g;
    struct nt_set pieces;

    (void)seat;
    nt_survey(b, s, &g);
    offer_picks(s, &g, o, c);
    if (!draft_pieces(s, o.command, o.who, &pieces))
        return;
    struct nt_party p = nt_party_of(b, s, &g, &pieces);
    if (is_on_map(p.from))
        offer_places(&p, c);
    if (BY(NT_10_29, o.command != DETACH_MOVE))
        nt_offer_first_steps(&p, c);
}

static eng_ruleno why_not_move(const struct nt_party *p, int command, const struct eng_action *a)
{
    struct nt_move first;

    if (a->verb == VERB_GO)
        return nt_is_position(p->b, a->noun) ? why_not_go(p, a->noun) : NT_4_24;
    if (command == DETACH_MOVE)
        return NT_9_15;
    return nt_why_no_first_step(p, a, &first);
}

eng_ruleno nt_check_move(const struct eng_box *box, const void *state, int seat,
                         const struct eng_action *a)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = state;
    struct order o = order_of(s);
    struct nt_ground g;
    struct nt_set pieces;

    (void)seat;
    if (a->verb == VERB_PICK)
        return why_not_pick(s, o, a->noun);
    if (!draft_pieces(s, o.command, o.who, &pieces))
        return NT_9_14; /* a Detach Move of nobody */
    nt_survey(b, s, &g);
    struct nt_party p = nt_party_of(b, s, &g, &pieces);
    return why_not_move(&p, o.command, a);
}

bool nt_is_position(const struct nt_board *b, int at)
{
    if (is_reserve(at))
        return b->locale[at].exists;
    return is_blocking(at) && approach_of(at) >= 1 && approach_of(at) <= b->approach_count;
}

static void tell_move(struct eng_turn *t, struct order o, const struct nt_set *pieces, int to)
{
    int units = nt_set_units(pieces);

    if (o.command == CORPS_MOVE)
        tell(t, NT_9_12, ENG_ALL, NEWS_CORPS_MOVES, o.who, to);
    else if (o.command == DETACH_MOVE)
        tell(t, NT_9_14, ENG_ALL, units == 1 ? NEWS_ONE_DETACH_MOVES : NEWS_UNITS_DETACH_MOVE,
             o.who, units, to);
    else
        nt_tell_unit(t, NT_9_22, NEWS_UNIT_MOVES, o.who, to);
}

/* A march is told step by step, so first of all who marches. */
static void tell_setting_out(struct eng_turn *t, struct order o, int from)
{
    if (o.command == CORPS_MOVE)
        tell(t, NT_9_12, ENG_ALL, NEWS_CORPS_SETS_OUT, o.who, from);
    else
        nt_tell_unit(t, NT_9_22, NEWS_UNIT_SETS_OUT, o.who, from);
}

/* The first step is looked up before the command is spent, while the pieces are still of their
 * corps. */
static void set_out(struct eng_turn *t, struct order o, const struct nt_set *pieces,
                    const struct eng_action *a)
{
    const struct nt_board *b = nt_board(t->box);
    struct nt_ground g;
    struct nt_move first;

    nt_survey(b, t->state, &g);
    struct nt_party p = nt_party_of(b, t->state, &g, pieces);
    eng_ruleno why = nt_why_no_first_step(&p, a, &first);
    BASE_ASSERT(why == 0);
    tell_setting_out(t, o, p.from);
    nt_spend_command(t, BY(NT_10_54, o.command), o.who, pieces);
    nt_first_step(t, a, &first, o.command);
}

enum eng_flow nt_take_move(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct nt_state *s = t->state;
    struct order o = order_of(s);
    struct nt_set pieces;

    if (a->verb == VERB_PICK) {
        draft_toggle(t, a->noun);
        return again(t);
    }
    draft_pieces(s, o.command, o.who, &pieces);
    if (a->verb != VERB_GO) {
        set_out(t, o, &pieces, a);
        return jump(f, ROW_ON_ROAD);
    }
    nt_spend_command(t, o.command, o.who, &pieces);
    tell_move(t, o, &pieces, a->noun);
    nt_arrive(t, &pieces, a->noun, 0);
    return finish(t, 0);
}
