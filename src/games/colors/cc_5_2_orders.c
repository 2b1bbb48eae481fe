/* cc_5_2_orders.c -- CCN 5.2: who is ordered.
 *
 * The player picks pieces into the draft and takes them out again until he is done.  A piece may
 * be picked while all picked pieces together can be shared out among the orders of the card;
 * which order is whose is never fixed (CCN-5.2-11), so the sequence of picks does not matter.
 * Cards that name all units of a kind pick for him: he is asked only about squares and leaders. */

#include "games/colors/cc_orders.h"

/* -- what the card still allows besides the draft -- */

struct room {
    bool all; /* that fit are ordered: no unit is picked */
    bool by_section, by_symbol;
    bool section[EVERYWHERE + 1]; /* by the sections of a piece's hex               */
    int symbols[CLASSES];         /* of Elan, for units of the class                */
    int any;                      /* orders for any piece that fits; Elan's flags   */
};

static int hex_of(const struct cc_state *s, int token)
{
    return is_leader_token(token) ? s->leader[token - CC_UNITS].at : s->unit[token].at;
}

#define FOR_PICKED(token, s)                                                                       \
    for (int token = bits_next((s)->core.draft, 2, 0); token >= 0;                                 \
         token = bits_next((s)->core.draft, 2, token + 1))

/* Orders of a section card in each section.  CCN-8.2-18: mirrored, the left of the text is the
 * player's right. */
static void section_orders(const struct cc_board *b, const struct cc_state *s, int orders[EAST + 1])
{
    const struct cc_card *card = &b->card[s->turn.acts];

    for (int which = 0; which < 3; which++) {
        int section = cc_section_of(s->turn.side, s->turn.mirrored ? 2 - which : which);
        bool by_level = card->effect == EFFECT_ASSAULT && card->orders[which];
        orders[section] = by_level ? s->turn.level : card->orders[which];
    }
}

/* A set of pieces can be shared out when no group of sections is asked for more than its orders
 * (CCN-5.2-11, 5.2-12); so one more fits when every group that must take it has one left. */
static void survey_sections(const struct cc_board *b, const struct cc_state *s, struct room *r)
{
    int orders[EAST + 1], picked[EVERYWHERE + 1] = { 0 };

    section_orders(b, s, orders);
    FOR_PICKED(token, s)
    picked[b->section[hex_of(s, token)]]++;
    int west = orders[WEST] - picked[WEST];
    int centre = orders[CENTRE] - picked[CENTRE];
    int east = orders[EAST] - picked[EAST];
    int west_half = west + centre - picked[WEST | CENTRE];
    int east_half = centre + east - picked[CENTRE | EAST];
    bool any = BY(CC_5_2_11, west_half + east - picked[CENTRE | EAST] > 0);
    r->section[WEST | CENTRE] = any && BY(CC_5_1_04, west_half > 0);
    r->section[CENTRE | EAST] = any && east_half > 0;
    r->section[WEST] = west > 0 && r->section[WEST | CENTRE];
    r->section[EAST] = east > 0 && r->section[CENTRE | EAST];
    r->section[CENTRE] = BY(CC_5_2_12, centre > 0 && any && west_half > 0 && east_half > 0);
}

/* CCN-8.2-23, 8.2-24: units beyond the symbols of their class, and leaders, take flags. */
static void survey_symbols(const struct cc_board *b, const struct cc_state *s, struct room *r)
{
    r->any = s->turn.face[FACE_FLAG];
    for (int class = 0; class < CLASSES; class ++)
        r->symbols[class] = BY(CC_8_2_75, s->turn.face[class]);
    FOR_PICKED(token, s)
    {
        int *symbols = is_leader_token(token) ? NULL : &r->symbols[cc_class(b, s, token)];
        if (symbols && *symbols > 0)
            (*symbols)--;
        else
            r->any--;
    }
}

static void survey(const struct cc_board *b, const struct cc_state *s, struct room *r)
{
    int effect = cc_effect(b, s);
    int limit = cc_order_limit(b, s);

    *r = (struct room){ .any = CC_UNITS, .all = cc_orders_all(b, s) };
    if (effect == EFFECT_SECTION || effect == EFFECT_SCOUT || effect == EFFECT_ASSAULT) {
        r->by_section = true;
        survey_sections(b, s, r);
    } else if (effect == EFFECT_ELAN) {
        r->by_symbol = true;
        survey_symbols(b, s, r);
    } else if (limit) {
        r->any = limit - draft_count(&s->core);
        FOR_UNITS_OF (u, s, s->turn.side)
            r->any += drafted(&s->core, CC_LEAVING + u); /* no order of its own */
    }
}

static bool has_room(const struct cc_board *b, const struct cc_state *s, const struct room *r,
                     int token)
{
    if (r->by_section)
        return BY(CC_5_3_3_13, r->section[b->section[hex_of(s, token)]]);
    if (BY(CC_5_1_05, r->any > 0))
        return true;
    return r->by_symbol && !is_leader_token(token) && r->symbols[cc_class(b, s, token)] > 0;
}

static eng_ruleno why_no_room(const struct cc_board *b, const struct cc_state *s,
                              const struct room *r, int token)
{
    if (has_room(b, s, r, token))
        return 0;
    return r->by_symbol && is_leader_token(token) ? CC_8_2_24 : cc_card_rule(b, s);
}

/* -- who may be picked -- */

/* Ordered, or about to be: by the draft, or by a card that names all. */
static bool is_picked(const struct cc_board *b, const struct cc_state *s, int unit)
{
    if (cc_orders_all(b, s))
        return !cc_why_card_passes_over(b, s, unit);
    return drafted(&s->core, unit);
}

static eng_ruleno why_no_unit_order(const struct cc_board *b, const struct cc_state *s,
                                    const struct room *r, int unit)
{
    eng_ruleno why = cc_why_card_passes_over(b, s, unit);

    if (why)
        return why;
    return r->all ? cc_card_rule(b, s) : why_no_room(b, s, r, unit);
}

/* The same without the reason, which takes longer to find. */
static bool may_order_unit(const struct cc_board *b, const struct cc_state *s, const struct room *r,
                           int unit)
{
    return !r->all && has_room(b, s, r, unit) && !cc_why_card_passes_over(b, s, unit);
}

/* CCN-5.3.3-16, 5.3.3-17: the leader of a square only when it leaves square. */
static eng_ruleno why_no_leader_order(const struct cc_board *b, const struct cc_state *s,
                                      const struct room *r, int leader)
{
    int unit = unit_on(s, s->leader[leader].at);
    eng_ruleno why = cc_why_no_leader_orders(b, s, leader);

    if (why)
        return why;
    if (unit == CC_NO_UNIT && r->all)
        return cc_card_rule(b, s);
    if (unit != CC_NO_UNIT && BY(CC_6_2_2_15, s->unit[unit].square != 0) &&
        BY(CC_5_3_3_17, !drafted(&s->core, CC_LEAVING + unit)))
        return CC_5_3_3_16;
    return why_no_room(b, s, r, leader_token(leader));
}

/* CCN-6.2.3-01, 8.2-70 */
static eng_ruleno why_no_leaving(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    if (!u->square || !is_picked(b, s, unit))
        return CC_6_2_3_02;
    return BY(CC_8_2_70, cc_enemy_beside(b, s, u->at, u->side, CAVALRY)) ? CC_6_2_3_01 : 0;
}

/* -- the question -- */

static bool has_choice(const struct cc_board *b, const struct cc_state *s)
{
    struct room r;

    survey(b, s, &r);
    FOR_UNITS_OF (u, s, s->turn.side)
        if (may_order_unit(b, s, &r, u) || !why_no_leaving(b, s, u))
            return true;
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (!why_no_leader_order(b, s, &r, l))
            return true;
    return false;
}

static int order_unit(struct eng_turn *t, int unit)
{
    struct cc_state *s = t->state;
    struct cc_unit *u = &s->unit[unit];

    u->flags |= UNIT_ORDERED;
    if (s->turn.of_choice)
        u->flags |= UNIT_OF_CHOICE;
    tell(t, CC_5_2_01, ENG_ALL, NEWS_UNIT_ORDERED, u->type, u->at);
    return 1;
}

static int order_leader(struct eng_turn *t, int leader)
{
    struct cc_state *s = t->state;

    s->leader[leader].flags |= LEADER_ORDERED;
    tell(t, CC_5_2_01, ENG_ALL, NEWS_LEADER_ORDERED, s->turn.side, s->leader[leader].at);
    return 1;
}

/* CCN-8.2-50, 8.2-52: a unit that Leadership orders is ordered only while its leader stays. */
static bool loses_its_leader(const struct cc_board *b, const struct cc_state *s, int unit)
{
    int leader = cc_leader_of(s, unit);

    return cc_effect(b, s) == EFFECT_LEADERSHIP && leader != CC_NO_LEADER &&
           BY(CC_8_2_52, drafted(&s->core, leader_token(leader)));
}

static bool will_order_unit(const struct cc_board *b, const struct cc_state *s, int unit)
{
    return BY(CC_5_3_3_10, is_picked(b, s, unit)) && !loses_its_leader(b, s, unit);
}

static bool will_order_leader(const struct cc_board *b, const struct cc_state *s, int leader)
{
    bool leads = cc_effect(b, s) == EFFECT_LEADERSHIP && !s->turn.of_choice;

    return drafted(&s->core, leader_token(leader)) ||
           (leads && BY(CC_8_2_76, cc_is_alone(s, leader)));
}

/* Leaving square is no order of its own. */
int cc_orders_so_far(const struct cc_board *b, const struct cc_state *s)
{
    int count = 0;

    FOR_UNITS_OF (u, s, s->turn.side)
        count += will_order_unit(b, s, u);
    FOR_LEADERS_OF (l, s, s->turn.side)
        count += will_order_leader(b, s, l);
    return count;
}

static bool may_order(const struct cc_board *b, const struct cc_state *s, int token)
{
    struct room r;

    if (drafted(&s->core, token))
        return false;
    survey(b, s, &r);
    if (is_leader_token(token))
        return !why_no_leader_order(b, s, &r, token - CC_UNITS);
    return may_order_unit(b, s, &r, token);
}

/* Which order is whose is never fixed, so whoever fits can be taken first: in the end they are as
 * many as can be. */
int cc_orders_left(const struct cc_board *b, const struct cc_state *s)
{
    struct cc_state after = *s;

    FOR_UNITS_OF (u, s, s->turn.side)
        if (may_order(b, &after, u))
            bit_add(after.core.draft, u);
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (cc_is_alone(s, l) && may_order(b, &after, leader_token(l)))
            bit_add(after.core.draft, leader_token(l));
    return draft_count(&after.core) - draft_count(&s->core);
}

/* Returns how many were ordered. */
static int declare(struct eng_turn *t)
{
    struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    int count = 0;

    HOLDS(CC_5_2_03, "a piece is in the draft or it is not");
    FOR_UNITS_OF (u, s, s->turn.side) {
        if (is_picked(b, s, u) && drafted(t->core, CC_LEAVING + u))
            cc_leave_square(t, u, CC_6_2_3_02);
        if (will_order_unit(b, s, u))
            count += order_unit(t, u);
    }
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (will_order_leader(b, s, l))
            count += order_leader(t, l);
    return count;
}

/* CCN-5.1-06, 5.1-08, 8.2-74: with nobody ordered all rows up to the draw pass by themselves. */
static enum eng_flow give_orders(struct eng_turn *t, bool asked)
{
    const struct cc_state *s = t->state;
    int effect = cc_effect(cc_board(t->box), s);
    bool rolled = effect == EFFECT_ELAN || effect == EFFECT_RALLY;

    if (declare(t) == 0)
        tell(t,
             asked    ? CC_5_1_08
             : rolled ? CC_8_2_74
                      : CC_5_1_06,
             ENG_ALL, NEWS_NO_ORDERS, s->turn.side);
    return NEXT;
}

enum eng_flow cc_ask_orders(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    bits_clear(t->core->draft, ENG_TOKENS / 64);
    if (has_choice(cc_board(t->box), s))
        return cc_ask(t, s->turn.side);
    return give_orders(t, false);
}

void cc_find_picks(const struct cc_board *b, const struct cc_state *s,
                   uint64_t picks[CC_PICK_WORDS])
{
    struct room r;

    bits_clear(picks, CC_PICK_WORDS);
    survey(b, s, &r);
    FOR_UNITS_OF (u, s, s->turn.side) {
        if (drafted(&s->core, u) || may_order_unit(b, s, &r, u))
            bit_add(picks, u);
        if (s->unit[u].square && !why_no_leaving(b, s, u))
            bit_add(picks, CC_LEAVING + u);
    }
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (drafted(&s->core, leader_token(l)) || !why_no_leader_order(b, s, &r, l))
            bit_add(picks, leader_token(l));
}

/* What dice or the player's answer must settle before it is known whom the card orders. */
static bool is_open(const struct cc_board *b, const struct cc_state *s)
{
    int effect = cc_effect(b, s);

    return effect == EFFECT_ELAN || effect == EFFECT_RALLY || effect == EFFECT_GRANDE_MANOEUVRE ||
           (effect == EFFECT_FORCE_MARCH && !s->turn.of_choice && !s->turn.section);
}

bool cc_card_orders(const struct cc_board *b, const struct cc_state *s, int kind, uint64_t hexes[2])
{
    struct cc_state after = *s;
    uint64_t picks[CC_PICK_WORDS];

    hexes[0] = hexes[1] = 0;
    after.turn.level = s->hand_count[s->turn.side];
    bits_clear(after.core.draft, ENG_TOKENS / 64);
    cc_drop_card(&after, s->turn.side, kind);
    cc_set_card(&after, b, kind);
    after.turn.of_choice = cc_finds_none(b, &after);
    if (is_open(b, &after))
        return false;
    cc_find_picks(b, &after, picks);
    FOR_UNITS_OF (u, s, s->turn.side)
        if (bit_has(picks, u) || is_picked(b, &after, u))
            bit_add(hexes, s->unit[u].at);
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (bit_has(picks, leader_token(l)) || will_order_leader(b, &after, l))
            bit_add(hexes, s->leader[l].at);
    return true;
}

int cc_pick_verb(const struct cc_state *s, int token)
{
    if (token >= CC_LEAVING)
        return VERB_LEAVE_SQUARE;
    return is_leader_token(token) && !cc_is_alone(s, token - CC_UNITS) ? VERB_DETACH : VERB_ORDER;
}

int cc_pick_hex(const struct cc_state *s, int token)
{
    return token >= CC_LEAVING ? s->unit[token - CC_LEAVING].at : hex_of(s, token);
}

void cc_offer_orders(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;
    uint64_t picks[CC_PICK_WORDS], order[2] = { 0 }, detach[2] = { 0 }, leave[2] = { 0 };

    (void)seat;
    cc_find_picks(cc_board(box), s, picks);
    for (int token = bits_next(picks, CC_PICK_WORDS, 0); token >= 0;
         token = bits_next(picks, CC_PICK_WORDS, token + 1)) {
        int verb = cc_pick_verb(s, token);
        bit_add(verb == VERB_ORDER    ? order
                : verb == VERB_DETACH ? detach
                                      : leave,
                cc_pick_hex(s, token));
    }
    cc_offer_hexes(c, VERB_ORDER, order);
    cc_offer_hexes(c, VERB_DETACH, detach);
    cc_offer_hexes(c, VERB_LEAVE_SQUARE, leave);
    offer(c, VERB_DONE);
}

/* -- the answer -- */

static eng_ruleno check_order(const struct cc_board *b, const struct cc_state *s,
                              const struct room *r, int hex)
{
    int unit = unit_on(s, hex), leader = leader_on(s, hex);

    if (unit != CC_NO_UNIT)
        return drafted(&s->core, unit) ? 0 : why_no_unit_order(b, s, r, unit);
    return drafted(&s->core, leader_token(leader)) ? 0 : why_no_leader_order(b, s, r, leader);
}

static eng_ruleno check_detach(const struct cc_board *b, const struct cc_state *s,
                               const struct room *r, int hex)
{
    int leader = leader_on(s, hex);

    if (leader == CC_NO_LEADER || unit_on(s, hex) == CC_NO_UNIT)
        return CC_5_2_06;
    return drafted(&s->core, leader_token(leader)) ? 0 : why_no_leader_order(b, s, r, leader);
}

eng_ruleno cc_check_orders(const struct eng_box *box, const void *state, int seat,
                           const struct eng_action *a)
{
    const struct cc_board *b = cc_board(box);
    const struct cc_state *s = state;
    struct room r;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (cc_side_on(s, a->noun) != s->turn.side)
        return CC_5_2_01;
    survey(b, s, &r);
    if (a->verb == VERB_ORDER)
        return check_order(b, s, &r, a->noun);
    if (a->verb == VERB_DETACH)
        return check_detach(b, s, &r, a->noun);
    return unit_on(s, a->noun) == CC_NO_UNIT ? CC_6_2_3_02
                                             : why_no_leaving(b, s, unit_on(s, a->noun));
}

/* What hangs on a pick goes out with it: leaving square on the order, the leader of a square on
 * its leaving. */
static void drop_dependents(struct eng_turn *t, int unit)
{
    const struct cc_state *s = t->state;
    const struct cc_board *b = cc_board(t->box);
    int leader = cc_leader_of(s, unit);

    if (!s->unit[unit].square)
        return;
    if (!is_picked(b, s, unit))
        bit_drop(t->core->draft, CC_LEAVING + unit);
    if (leader != CC_NO_LEADER && !drafted(t->core, CC_LEAVING + unit))
        bit_drop(t->core->draft, leader_token(leader));
}

enum eng_flow cc_take_orders(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    const struct cc_state *s = t->state;

    (void)f;
    if (a->verb == VERB_DONE)
        return give_orders(t, true);
    int unit = unit_on(s, a->noun);
    if (a->verb == VERB_LEAVE_SQUARE)
        draft_toggle(t, CC_LEAVING + unit);
    else if (a->verb == VERB_ORDER && unit != CC_NO_UNIT)
        draft_toggle(t, unit);
    else
        draft_toggle(t, leader_token(leader_on(s, a->noun)));
    if (unit != CC_NO_UNIT)
        drop_dependents(t, unit);
    return again(t);
}
