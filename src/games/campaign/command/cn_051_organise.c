/* cn_051_organise.c -- 1X 51: the organisation segment.  Something is taken up and then given, or a
 * button pressed; the four steps of the book come in order, the second and third mingled. */

#include <string.h>

#include "games/campaign/cn_steps.h"
#include "games/campaign/command/cn_organise.h"
#include "games/campaign/march/cn_march.h"

enum { MOST_DECISIONS = 240 };         /* nobody shuffles tracks for ever */
enum { SCREEN = 2 };                   /* vedettes with each new formation */
enum { REPLACING, MOVING, STRENGTHS }; /* stage: steps 1, 2 and 3, 4 */

int cn_held_unit(const struct eng_frame *f)
{
    int token = organise_of(f)->held - 1;

    return token >= CN_UNIT0 ? token - CN_UNIT0 : HELD_NOTHING;
}

int cn_held_leader(const struct eng_frame *f)
{
    int token = organise_of(f)->held - 1;

    return token >= 0 && token < CN_LEADERS ? token : HELD_NOTHING;
}

/* What a check needs. */
struct desk {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct eng_frame *f;
    int side, unit, leader; /* held */
};

static struct desk desk_of(const struct eng_box *box, const void *state)
{
    const struct cn_state *s = state;
    const struct eng_frame *f = eng_now(&s->core);

    return (struct desk){ cn_board(box),    s, f, organise_of(f)->side, cn_held_unit(f),
                          cn_held_leader(f) };
}

static int entry_of(const struct desk *d)
{
    return organise_of(d->f)->entry > 0 ? organise_of(d->f)->entry - 1 : CN_NOWHERE;
}

/* 1X-51-1, 51-3: no step after a later one, but for the second and third. */
static bool is_time(const struct desk *d, int stage)
{
    return organise_of(d->f)->stage <= stage;
}

static bool is_late(const struct desk *d)
{
    return organise_of(d->f)->decisions >= MOST_DECISIONS;
}

/* -- what can be done with a unit that is held -- */

static eng_ruleno check_give(const struct desk *d, int leader)
{
    if (d->unit < 0)
        return CN_117_1;
    return is_time(d, MOVING) ? cn_check_give(d->b, d->s, d->unit, leader) : CN_51_1;
}

static eng_ruleno check_activate(const struct desk *d, int leader)
{
    if (!is_time(d, MOVING))
        return CN_51_1;
    return cn_check_activation(d->b, d->s, d->side, d->unit, leader);
}

static eng_ruleno check_deactivate(const struct desk *d, int leader)
{
    return is_time(d, MOVING) ? cn_check_deactivation(d->b, d->s, d->side, leader) : CN_51_1;
}

static eng_ruleno check_strength(const struct desk *d, int unit, int sp)
{
    if (d->unit < 0)
        return CN_118_1;
    return cn_check_strength(d->b, d->s, d->unit, unit, sp);
}

static eng_ruleno check_regiment(const struct desk *d, int regiment, int sp)
{
    if (!is_time(d, MOVING))
        return CN_51_1;
    if (d->unit >= 0)
        return cn_check_detachment(d->b, d->s, d->unit, regiment, sp);
    if (d->leader >= 0)
        return cn_check_regiment(d->b, d->s, d->leader, entry_of(d), regiment, sp);
    return CN_106_1;
}

/* -- leaders: 1X-125-3 out of the box, 1X-258-2 into it, at any moment of the command phase -- */

static eng_ruleno check_detach(const struct desk *d, int leader)
{
    if (leader >= d->b->leader_count || d->b->leader[leader].side != d->side ||
        !cn_stands_on_map(d->b, d->s, leader) || d->s->leader[leader].standing != IS_BOX)
        return CN_125_3;
    return 0;
}

static eng_ruleno check_subordinate(const struct desk *d, int leader)
{
    const struct cn_leader *l;

    if (d->leader < 0 || leader >= d->b->leader_count || leader == d->leader ||
        d->b->leader[leader].side != d->side || d->s->leader[d->leader].standing != IS_MAP)
        return CN_35_1;
    l = &d->s->leader[leader];
    if (d->b->leader[leader].subordination2 == CN_NOBODY)
        return CN_19_6;
    if (l->standing != IS_MAP || l->hex != d->s->leader[d->leader].hex)
        return CN_36_2;
    if (!cn_has_troops(d->s, leader))
        return CN_39_3;
    return cn_can_lead(d->b, d->s, d->leader, leader) ? 0 : CN_36_1;
}

/* 1X-141-1: activated or detached in this segment; who arrives brings his own on his march, unless he
 * has none, formed in an enemy zone (1X-135-1). */
static bool is_new(const struct desk *d, int leader)
{
    unsigned did = d->s->leader[leader].did;

    return (did & DID_PART) && cn_is_formation(d->b, d->s, leader) &&
           (!(did & DID_ARRIVE) || cn_is_bound(d->b, d->s, leader));
}

/* Two for each that stands there now, so that nothing is won by parting and joining again; how they
 * are dealt to several is their owner's affair. */
static eng_ruleno check_screen(const struct desk *d, int hex)
{
    bool there = false;
    int most = 0;

    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if (is_new(d, i)) {
            there |= d->s->leader[i].hex == hex;
            most += SCREEN;
        }
    if (!there || organise_of(d->f)->screened >= most)
        return CN_141_1;
    return cn_reserve_vedette(d->b, d->s, d->side) == CN_NOBODY ? CN_141_3 : 0;
}

/* 1X-78-4: whether he blocks the enemy's paths, said beforehand. */
static eng_ruleno check_answer(const struct desk *d, int leader, int answer)
{
    if (leader >= d->b->leader_count || d->b->leader[leader].side != d->side ||
        !cn_is_formation(d->b, d->s, leader))
        return CN_78_4;
    return (answer == 0 || answer == 1) && answer != d->s->leader[leader].answer ? 0 : CN_78_4;
}

static eng_ruleno check_replace(const struct desk *d, int token)
{
    int unit = token - CN_UNIT0;

    if (!is_time(d, REPLACING))
        return CN_51_1;
    if (!cn_is_own_unit(d->b, d->s, d->side, unit))
        return CN_105_5;
    return cn_check_replace(d->b, d->s, d->side, unit);
}

/* -- what can be taken up: whatever something can be done with -- */

/* Most pieces can never be one. */
static bool may_be_regiment(const struct desk *d, int unit)
{
    return d->s->unit[unit].standing == IS_OUT &&
           d->b->unit[unit].traits & (TRAIT_MARCH | TRAIT_EMPTY);
}

static bool has_taker(const struct desk *d)
{
    int hex =
        d->s->leader[d->s->unit[d->unit].leader].hex; /* nobody elsewhere comes into question */

    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if ((d->s->leader[i].hex == hex && check_give(d, i) == 0) ||
            (d->s->leader[i].standing == IS_OUT && check_activate(d, i) == 0))
            return true;
    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++) {
        bool stands = d->s->unit[i].standing == IS_TRACK; /* else it might be a new regiment */
        if (stands ? d->s->leader[d->s->unit[i].leader].hex == hex && check_strength(d, i, 1) == 0
                   : may_be_regiment(d, i) && check_regiment(d, i, 1) == 0)
            return true;
    }
    return false;
}

static bool has_follower(const struct desk *d)
{
    int hex = d->s->leader[d->leader].hex;

    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if (d->s->leader[i].hex == hex && check_subordinate(d, i) == 0)
            return true;
    return false;
}

/* Points in hand for a regiment of his, somewhere. */
static bool has_regiment(const struct desk *d)
{
    if (d->b->leader[d->leader].kind == LEADER_NAMED)
        return false;
    for (int i = d->b->unit_first[d->side]; i < d->b->unit_first[d->side + 1]; i++)
        if (may_be_regiment(d, i) && check_regiment(d, i, 1) == 0)
            return true;
    return false;
}

static eng_ruleno check_take_up(const struct desk *d, int token)
{
    struct desk with = *d;

    if (d->unit >= 0 || d->leader >= 0)
        return CN_51_3;
    if (token >= CN_PIECE0)
        return CN_121_1;
    if (token >= CN_UNIT0) {
        with.unit = token - CN_UNIT0;
        if (!cn_is_own_unit(d->b, d->s, d->side, with.unit))
            return CN_117_1;
        return has_taker(&with) ? 0 : CN_117_1;
    }
    with.leader = token;
    if (token >= d->b->leader_count || d->b->leader[token].side != d->side)
        return CN_36_2;
    if (cn_is_free_general(d->b, d->s, d->side, token) || cn_stands_on_map(d->b, d->s, token))
        return has_follower(&with) || has_regiment(&with) ? 0 : CN_36_2;
    return CN_36_2;
}

/* 1X-106-5: where the regiment of the Major General taken up shall enter. */
static eng_ruleno check_arrive(const struct desk *d, int leader, int hex)
{
    if (d->leader < 0 || leader != d->leader || !cn_is_free_general(d->b, d->s, d->side, leader) ||
        hex == entry_of(d))
        return CN_106_5;
    return cn_check_entry(d->b, d->s, d->side, hex);
}

/* -- the question -- */

static bool has_leader(const struct cn_board *b, const struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (s->leader[i].standing == IS_MAP)
            return true;
    return false;
}

/* 1X-319-2: vedettes come back first. */
enum eng_flow cn_call_organise(struct eng_turn *t, struct eng_frame *f)
{
    int side = organise_of(f)->side;

    cn_return_vedettes(t, side);
    return call(t, PROC_ORGANISE, side);
}

enum eng_flow cn_ask_organise(struct eng_turn *t, struct eng_frame *f)
{
    int side = organise_of(f)->side;

    return has_leader(cn_board(t->box), t->state, side) ? ask(t, seats_of(t->core, side)) : NEXT;
}

static eng_ruleno check(const struct desk *d, const struct eng_action *a)
{
    int unit = a->noun - CN_UNIT0;

    if (is_late(d) && a->verb != VERB_DONE)
        return CN_51_1;
    switch (a->verb) {
    case VERB_REPLACE:
        return check_replace(d, a->noun);
    case VERB_TAKE_UP:
        return check_take_up(d, a->noun);
    case VERB_GIVE:
        return check_give(d, a->noun);
    case VERB_STRENGTH:
        return check_strength(d, unit, a->count);
    case VERB_ACTIVATE:
        return check_activate(d, a->noun);
    case VERB_DEACTIVATE:
        return check_deactivate(d, a->noun);
    case VERB_REGIMENT:
        return check_regiment(d, unit, a->count);
    case VERB_ARRIVE:
        return check_arrive(d, a->noun, cn_hex_of(a->count));
    case VERB_DETACH:
        return check_detach(d, a->noun);
    case VERB_SUBORDINATE:
        return check_subordinate(d, a->noun);
    case VERB_SCREEN:
        return check_screen(d, cn_hex_of(a->noun));
    case VERB_ANSWER:
        return check_answer(d, a->noun, a->count);
    case VERB_KEEP:
        return d->unit >= 0 || d->leader >= 0 ? 0 : CN_51_3;
    default:
        return 0;
    }
}

eng_ruleno cn_check_organise(const struct eng_box *box, const void *state, int seat,
                             const struct eng_action *a)
{
    struct desk d = desk_of(box, state);

    (void)seat;
    return check(&d, a);
}

/* -- offers: everything that passes the check -- */

static bool try_noun(const struct desk *d, int verb, int noun, int count, struct eng_choices *c)
{
    struct eng_action a = { .verb = (uint16_t)verb,
                            .noun = (uint16_t)noun,
                            .count = (int16_t)count };

    if (check(d, &a) != 0)
        return false;
    eng_choices_add(c, &a);
    return true;
}

/* Who cannot have so many SP cannot have more. */
static void try_strengths(const struct desk *d, int verb, int unit, struct eng_choices *c)
{
    for (int sp = 1; sp <= d->b->unit[unit].most; sp++)
        if (!try_noun(d, verb, CN_UNIT0 + unit, sp, c))
            return;
}

static void offer_for_leader(const struct desk *d, int leader, struct eng_choices *c)
{
    bool empty = d->unit < 0 && d->leader < 0;

    if (empty)
        try_noun(d, VERB_TAKE_UP, leader, 0, c);
    if (d->unit >= 0) {
        try_noun(d, VERB_GIVE, leader, 0, c);
        try_noun(d, VERB_ACTIVATE, leader, 0, c);
    }
    if (d->s->leader[leader].standing == IS_BOX)
        try_noun(d, VERB_DETACH, leader, 0, c);
    if (d->s->leader[leader].standing != IS_MAP)
        return;
    try_noun(d, VERB_DEACTIVATE, leader, 0, c);
    if (d->leader >= 0)
        try_noun(d, VERB_SUBORDINATE, leader, 0, c);
    try_noun(d, VERB_ANSWER, leader, !d->s->leader[leader].answer, c);
}

static void offer_for_unit(const struct desk *d, int unit, struct eng_choices *c)
{
    bool stands = d->s->unit[unit].standing == IS_TRACK;

    if (stands && d->unit < 0 && d->leader < 0)
        try_noun(d, VERB_TAKE_UP, CN_UNIT0 + unit, 0, c);
    if (stands)
        try_noun(d, VERB_REPLACE, CN_UNIT0 + unit, 0, c);
    if (stands && d->unit >= 0)
        try_strengths(d, VERB_STRENGTH, unit, c);
    if ((d->unit >= 0 || d->leader >= 0) && may_be_regiment(d, unit))
        try_strengths(d, VERB_REGIMENT, unit, c);
}

static bool has_offer(const struct eng_choices *c, int verb, int noun)
{
    for (int i = 0; i < c->count; i++)
        if (c->action[i].verb == verb && c->action[i].noun == noun)
            return true;
    return false;
}

static void offer_screens(const struct desk *d, struct eng_choices *c)
{
    for (int i = d->b->side_first[d->side]; i < d->b->side_first[d->side + 1]; i++)
        if (is_new(d, i) && !has_offer(c, VERB_SCREEN, cn_number(d->s->leader[i].hex)))
            try_noun(d, VERB_SCREEN, cn_number(d->s->leader[i].hex), 0, c);
}

static void offer_entries(const struct desk *d, struct eng_choices *c)
{
    if (d->leader < 0 || !cn_is_free_general(d->b, d->s, d->side, d->leader))
        return;
    for (int i = 0; i < d->b->place_count; i++)
        try_noun(d, VERB_ARRIVE, d->leader, cn_number(d->b->place[i].hex), c);
}

void cn_offer_organise(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    struct desk d = desk_of(box, state);

    (void)seat;
    for (int i = d.b->side_first[d.side]; i < d.b->side_first[d.side + 1]; i++)
        offer_for_leader(&d, i, c);
    for (int i = d.b->unit_first[d.side]; i < d.b->unit_first[d.side + 1]; i++)
        offer_for_unit(&d, i, c);
    offer_entries(&d, c);
    offer_screens(&d, c);
    if (d.unit >= 0 || d.leader >= 0)
        try_noun(&d, VERB_KEEP, 0, 0, c);
    offer(c, VERB_DONE);
}

/* -- what is done -- */

static void reach(struct eng_frame *f, int stage)
{
    if (organise_of(f)->stage < stage)
        organise_frame(f)->stage = (int16_t)stage;
    organise_frame(f)->held = organise_frame(f)->entry = 0;
}

static void detach(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;
    int side = cn_board(t->box)->leader[leader].side;

    cn_unbox(t, leader);
    s->leader[leader].did |= DID_PART;
    cn_release_generals(t, side);
}

static void subordinate(struct eng_turn *t, int above, int leader)
{
    const struct cn_state *s = t->state;
    int side = cn_board(t->box)->leader[leader].side;

    cn_enbox(t, leader, above);
    tell(t, CN_258_2, seats_of(t->core, side), NEWS_CONSOLIDATED, above, s->leader[above].hex);
}

/* For the enemy a piece appears, as it does with every new leader. */
static void screen(struct eng_turn *t, struct eng_frame *f, int hex)
{
    cn_put_vedette(t, cn_reserve_vedette(cn_board(t->box), t->state, organise_of(f)->side), hex);
    organise_frame(f)->screened++;
}

static void make(struct eng_turn *t, struct eng_frame *f, int regiment, int sp)
{
    int unit = cn_held_unit(f),
        entry = organise_of(f)->entry > 0 ? organise_of(f)->entry - 1 : CN_NOWHERE;

    if (unit >= 0)
        cn_make_detachment(t, unit, regiment, sp);
    else
        cn_make_regiment(t, cn_held_leader(f), entry, regiment, sp);
    reach(f, MOVING);
}

/* A march regiment that was taken in altogether is sent back, which is step 2 (1X-51-1, 108-4). */
static void take(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cn_state *s = t->state;
    int unit = a->noun - CN_UNIT0, held = cn_held_unit(f);

    switch (a->verb) {
    case VERB_REPLACE:
        cn_replace(t, organise_of(f)->side, unit);
        break;
    case VERB_TAKE_UP:
        organise_frame(f)->held = (int16_t)(a->noun + 1);
        break;
    case VERB_GIVE:
        cn_give(t, held, a->noun);
        reach(f, MOVING);
        break;
    case VERB_STRENGTH:
        cn_pass_strength(t, held, unit, a->count);
        reach(f, s->unit[held].standing == IS_OUT ? MOVING : STRENGTHS);
        break;
    case VERB_ACTIVATE:
        cn_activate(t, held, a->noun);
        reach(f, MOVING);
        break;
    case VERB_DEACTIVATE:
        cn_deactivate(t, a->noun);
        reach(f, MOVING);
        break;
    case VERB_REGIMENT:
        make(t, f, unit, a->count);
        break;
    case VERB_ARRIVE:
        organise_frame(f)->entry = (int16_t)(cn_hex_of(a->count) + 1);
        break;
    case VERB_DETACH:
        detach(t, a->noun);
        break;
    case VERB_SUBORDINATE:
        subordinate(t, cn_held_leader(f), a->noun);
        organise_frame(f)->held = 0;
        break;
    case VERB_SCREEN:
        screen(t, f, cn_hex_of(a->noun));
        break;
    case VERB_ANSWER:
        s->leader[a->noun].answer = (uint8_t)a->count;
        break;
    default:
        organise_frame(f)->held = organise_frame(f)->entry = 0;
    }
}

/* 1X-31-7: where pieces stand is open; whatever changes of it is told, and nothing else. */
static bool is_same_piece(const struct cn_piece *p, const struct cn_piece *q)
{
    bool there = p->what != CN_NOBODY;

    return there == (q->what != CN_NOBODY) &&
           (!there ||
            (p->hex == q->hex && p->face_up == q->face_up && (!p->face_up || p->what == q->what)));
}

static void tell_pieces(struct eng_turn *t, const struct cn_piece *before, int side)
{
    const struct cn_state *s = t->state;

    for (int i = side * CN_SLOTS; i < (side + 1) * CN_SLOTS; i++) {
        if (is_same_piece(&before[i], &s->piece[i]))
            continue;
        if (before[i].what != CN_NOBODY)
            tell(t, CN_31_7, ENG_ALL, NEWS_PIECE_GOES, before[i].hex);
        if (s->piece[i].what != CN_NOBODY)
            tell(t, CN_31_7, ENG_ALL, NEWS_PIECE_APPEARS, s->piece[i].hex);
    }
}

/* 1X-39-1, 39-2: who rode with a formation and has troops now is a formation of his own.  1X-106-3: the
 * free command is for the new regiment, not for others who join it, least of all the immobile. */
static void settle_formations(const struct cn_board *b, struct cn_state *s, int side)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        struct cn_leader *l = &s->leader[i];
        if (!cn_is_formation(b, s, i))
            continue;
        l->under = CN_NOBODY;
        if (l->did & DID_ARRIVE && (!cn_leads_regiments(b, s, i) || cn_is_immobile(b, s, i)))
            l->did &= (uint16_t)~DID_ARRIVE;
    }
}

/* What is held may be gone by what was done. */
static void let_go(const struct cn_board *b, const struct cn_state *s, struct eng_frame *f)
{
    int side = organise_of(f)->side, unit = cn_held_unit(f), leader = cn_held_leader(f);

    if (unit >= 0 && !cn_is_own_unit(b, s, side, unit))
        organise_frame(f)->held = 0;
    if (leader >= 0 && !cn_stands_on_map(b, s, leader) && !cn_is_free_general(b, s, side, leader))
        organise_frame(f)->held = 0;
}

/* 1X-124-1: when all is done, stacks that waited for the command phase must be in order. */
static enum eng_flow end_segment(struct eng_turn *t, struct eng_frame *f)
{
    int side = organise_of(f)->side;

    memset(f->local, 0, sizeof f->local);
    consolidate_frame(f)->side = (int16_t)side;
    consolidate_frame(f)->mode = 1;
    return become(t, PROC_CONSOLIDATE);
}

/* 1X-29-2: where a formation stands that was none before, somebody may be recognised. */
static void peek_around(struct eng_turn *t, int side, const uint8_t *were, int count)
{
    const struct cn_state *s = t->state;
    uint8_t are[CN_LEADERS];
    int now = cn_formations(cn_board(t->box), s, side, are);

    for (int i = 0; i < now; i++)
        if (!memchr(were, are[i], (size_t)count))
            cn_peek_near(t, side, s->leader[are[i]].hex);
}

enum eng_flow cn_take_organise(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cn_state *s = t->state;
    struct cn_piece before[CN_PIECES];
    uint8_t were[CN_LEADERS];
    int count = cn_formations(cn_board(t->box), s, organise_of(f)->side, were);

    if (a->verb == VERB_DONE)
        return end_segment(t, f);
    organise_frame(f)->decisions++;
    memcpy(before, s->piece, sizeof before);
    take(t, f, a);
    settle_formations(cn_board(t->box), t->state, organise_of(f)->side);
    tell_pieces(t, before, organise_of(f)->side);
    peek_around(t, organise_of(f)->side, were, count);
    cn_turn_faces(t); /* 1X-29-2: who has got troops before the enemy is seen */
    let_go(cn_board(t->box), t->state, f);
    return again(t);
}
