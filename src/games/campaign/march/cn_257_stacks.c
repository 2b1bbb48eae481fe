/* cn_257_stacks.c -- 1X 56, 60, 123 to 125, 258: consolidation.  In every hex one leader piece stays
 * for each side; what nobody can lead, or is too much for the hex, is displaced. */

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/command/cn_stack.h"

enum { AT_CONSOLIDATION, AFTER_ORGANISATION };
enum breach { BREACH_NONE, BREACH_MERGE, BREACH_PART };

/* -- one stack -- */

static bool is_too_many(const struct cn_board *b, const struct cn_state *s,
                        const struct cn_stack *st)
{
    return cn_hex_strength(b, s, st->side, st->hex) > cn_stack_limit(b, st->hex);
}

/* Who was displaced once in this consolidation stays where he is. */
static bool can_part(const struct cn_board *b, const struct cn_state *s, int leader)
{
    return !(s->leader[leader].did & DID_PART) && cn_leads_units(s, leader) &&
           cn_can_displace(b, s, cn_formation_of(s, leader));
}

/* Pieces of the stack, and where there are too many SP leaders in its boxes, too. */
static bool may_part(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st,
                     int leader)
{
    if (leader >= b->leader_count || b->leader[leader].side != st->side)
        return false;
    const struct cn_leader *l = &s->leader[leader];
    if (l->hex != st->hex)
        return false;
    if (l->standing == IS_MAP)
        return cn_is_formation(b, s, leader) && !(l->did & DID_PART) &&
               cn_can_displace(b, s, leader);
    return l->standing == IS_BOX && is_too_many(b, s, st) && can_part(b, s, leader);
}

static bool somebody_parts(const struct cn_board *b, const struct cn_state *s,
                           const struct cn_stack *st)
{
    for (int i = b->side_first[st->side]; i < b->side_first[st->side + 1]; i++)
        if (may_part(b, s, st, i))
            return true;
    return false;
}

/* 1X-125-3, 125-4: those put on the map in this command phase have the movement phase to part. */
static bool is_detached(const struct cn_state *s, const struct cn_stack *st)
{
    for (int i = 0; i < st->count; i++)
        if (s->leader[st->leader[i]].did & DID_PART)
            return true;
    return false;
}

/* 1X-124-1: at the end of the command phase the excuse of a Major General too many has run out. */
static enum breach after_organisation(const struct cn_board *b, const struct cn_state *s,
                                      const struct cn_stack *st)
{
    uint8_t who[CN_SLOTS];

    if (st->count < 2 || is_detached(s, st) || cn_stack_leaders(b, s, st, who) > 0 ||
        cn_stack_has_neighbour(b, s, st) || !somebody_parts(b, s, st))
        return BREACH_NONE;
    return BREACH_PART;
}

static enum breach at_consolidation(const struct cn_board *b, const struct cn_state *s,
                                    const struct cn_stack *st)
{
    uint8_t who[CN_SLOTS];

    if (is_too_many(b, s, st) && somebody_parts(b, s, st))
        return BREACH_PART;
    if (st->count < 2)
        return BREACH_NONE;
    if (BY(CN_125_8, cn_stack_leaders(b, s, st, who) > 0))
        return BREACH_MERGE;
    if (BY(CN_125_6, cn_stack_has_neighbour(b, s, st)) || BY(CN_124_1, cn_stack_waits(b, s, st)))
        return BREACH_NONE;
    return BY(CN_56_2, BY(CN_125_4, somebody_parts(b, s, st))) ? BREACH_PART : BREACH_NONE;
}

static enum breach find_breach(const struct cn_board *b, const struct cn_state *s, int side,
                               int mode, struct cn_stack *st)
{
    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++) {
        if (s->piece[i].what >= CN_LEADERS)
            continue;
        cn_gather_stack(b, s, side, s->piece[i].hex, st);
        enum breach found =
            mode == AFTER_ORGANISATION ? after_organisation(b, s, st) : at_consolidation(b, s, st);
        if (found != BREACH_NONE)
            return found;
    }
    return BREACH_NONE;
}

/* 1X-258-1: into the box of the one who leads. */
static void merge(struct eng_turn *t, const struct cn_stack *st, int leader)
{
    tell(t, CN_258_1, seats_of(t->core, st->side), NEWS_CONSOLIDATED, leader, st->hex);
    for (int i = 0; i < st->count; i++)
        if (st->leader[i] != leader)
            cn_enbox(t, st->leader[i], leader);
    cn_release_generals(t, st->side);
}

/* -- the question -- */

static void forget_parting(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        s->leader[i].did &= (uint16_t)~DID_PART;
}

static void attach_all(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        cn_attach(t, i);
}

enum eng_flow cn_ask_stacks(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int side = consolidate_of(f)->side, mode = consolidate_of(f)->mode;
    struct cn_stack st;
    uint8_t who[CN_SLOTS];
    enum breach found;

    cn_peek_at(t, side);
    if (mode == AT_CONSOLIDATION && !consolidate_of(f)->begun) {
        forget_parting(t, side);
        cn_thin_vedettes(t, side);
    }
    consolidate_frame(f)->begun = 1;
    while ((found = find_breach(b, s, side, mode, &st)) == BREACH_MERGE &&
           cn_stack_leaders(b, s, &st, who) == 1)
        merge(t, &st, who[0]);
    if (found != BREACH_NONE)
        return ask(t, seats_of(t->core, side));
    forget_parting(t, side);
    attach_all(t, side);
    return finish(t, 0);
}

static bool may_lead(const struct cn_board *b, const struct cn_state *s, const struct cn_stack *st,
                     int leader)
{
    uint8_t who[CN_SLOTS];
    int count = cn_stack_leaders(b, s, st, who);

    for (int i = 0; i < count; i++)
        if (who[i] == leader)
            return true;
    return false;
}

/* Nothing is wrong only in worlds that the other side imagines, who sees that there is a question. */
void cn_offer_stacks(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    struct cn_stack st;
    enum breach found = find_breach(b, s, consolidate_of(f)->side, consolidate_of(f)->mode, &st);

    (void)seat;
    for (int i = b->side_first[st.side]; i < b->side_first[st.side + 1]; i++) {
        if (BY(CN_123_2, found == BREACH_PART && may_part(b, s, &st, i)))
            offer_noun(c, VERB_DISPLACE, i);
        if (found == BREACH_MERGE && may_lead(b, s, &st, i))
            offer_noun(c, VERB_LEADER, i);
    }
    if (found == BREACH_NONE)
        offer(c, VERB_DONE);
}

eng_ruleno cn_check_stacks(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);
    struct cn_stack st;
    enum breach found = find_breach(b, s, consolidate_of(f)->side, consolidate_of(f)->mode, &st);

    (void)seat;
    if (a->verb == VERB_DONE && found == BREACH_NONE)
        return 0;
    if (a->verb == VERB_LEADER && found == BREACH_MERGE)
        return may_lead(b, s, &st, a->noun) ? 0 : CN_56_1;
    if (a->verb == VERB_DISPLACE && found == BREACH_PART)
        return may_part(b, s, &st, a->noun) ? 0 : CN_322_5;
    return found == BREACH_PART ? CN_123_1 : CN_56_1;
}

enum eng_flow cn_take_stacks(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    struct cn_stack st;

    if (a->verb == VERB_DONE)
        return jump(f, ROW_STACKS);
    if (a->verb == VERB_LEADER) {
        cn_gather_stack(b, s, consolidate_of(f)->side, s->leader[a->noun].hex, &st);
        merge(t, &st, a->noun);
        return jump(f, ROW_STACKS);
    }
    cn_unbox(t, a->noun);
    s->leader[a->noun].did |= DID_PART;
    return call(t, PROC_DISPLACE, a->noun);
}

/* -- when -- */

/* 1X-60-1: after the battles both do it, the player whose turn it is first. */
enum eng_flow cn_call_consolidate(struct eng_turn *t, struct eng_frame *f)
{
    int side = player_of(f)->side;

    return call(t, PROC_CONSOLIDATE, row_arg(t, f) == OF_ENEMY ? 1 - side : side, AT_CONSOLIDATION);
}
