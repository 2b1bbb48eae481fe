/* cc_8_played.c -- CCN 8.2: what some cards do before anybody is ordered.
 *
 * Counter-Attack becomes another card; Elan and Rally roll; Force March and La Grande Manoeuvre
 * ask; Rally gives blocks back.  Short Supply is in cc_8_supply.c. */

#include "games/colors/cc_orders.h"

/* -- Counter-Attack (CCN-8.2-17 to 8.2-22) -- */

/* The card as printed, from the other side of the table: what the opponent's text did on one flank
 * this one does on the same flank of the map.  What he copied himself is copied with it. */
static void copy_card(struct cc_state *s)
{
    const struct cc_played *other = &s->played[other_side(s->turn.side)];

    s->turn.acts = BY(CC_8_2_19, BY(CC_8_2_72, BY(CC_8_2_22, other->acts)));
    s->turn.mirrored = BY(CC_8_2_21, !other->mirrored);
    s->turn.section = other->section;
}

void cc_set_card(struct cc_state *s, const struct cc_board *b, int kind)
{
    s->turn.card = s->turn.acts = (uint8_t)kind;
    if (b->card[kind].effect == EFFECT_COUNTER_ATTACK)
        copy_card(s);
    s->played[s->turn.side] = (struct cc_played){ .acts = s->turn.acts,
                                                  .mirrored = s->turn.mirrored,
                                                  .section = s->turn.section };
}

/* -- Elan (CCN-8.2-23 to 8.2-26, 8.2-74, 8.2-75) -- */

enum eng_flow cc_play_elan(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    cc_roll_dice(t, s->turn.side, s->turn.level, s->turn.face, CC_8_2_23);
    return NEXT;
}

/* -- Rally (CCN-8.2-59 to 8.2-62) -- */

enum eng_flow cc_play_rally(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    cc_roll_dice(t, s->turn.side, s->turn.level, s->turn.face, CC_8_2_59);
    return call(t, PROC_RALLY);
}

eng_ruleno cc_why_no_rally(const struct cc_board *b, const struct cc_state *s, int unit)
{
    const struct cc_unit *u = &s->unit[unit];

    if (u->side != s->turn.side)
        return CC_8_2_59;
    if (BY(CC_8_2_62, u->blocks >= u->full))
        return CC_8_2_60;
    return s->turn.face[cc_class(b, s, unit)] ? 0 : CC_8_2_59;
}

static bool can_rally(const struct cc_board *b, const struct cc_state *s)
{
    FOR_UNITS_OF (u, s, s->turn.side)
        if (!cc_why_no_rally(b, s, u))
            return true;
    return false;
}

enum eng_flow cc_ask_rally(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    return can_rally(cc_board(t->box), s) ? cc_ask(t, s->turn.side) : finish(t, 0);
}

void cc_offer_rally(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct cc_state *s = state;

    (void)seat;
    FOR_UNITS_OF (u, s, s->turn.side)
        if (!cc_why_no_rally(cc_board(box), s, u))
            offer_noun(c, VERB_RALLY, s->unit[u].at);
    offer(c, VERB_DONE);
}

eng_ruleno cc_check_rally(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct cc_state *s = state;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (unit_on(s, a->noun) == CC_NO_UNIT)
        return CC_8_2_59;
    return cc_why_no_rally(cc_board(box), s, unit_on(s, a->noun));
}

enum eng_flow cc_take_rally(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;

    if (a->verb == VERB_DONE)
        return finish(t, 0);
    struct cc_unit *u = &s->unit[unit_on(s, a->noun)];
    u->blocks++;
    u->flags |= UNIT_RALLIED;
    s->turn.face[cc_type(cc_board(t->box), u)->class]--;
    tell(t, CC_8_2_59, ENG_ALL, NEWS_RALLIES, u->type, u->at, u->blocks);
    return jump(f, ROW_RALLY);
}

/* -- Force March (CCN-8.2-39, 8.2-43, 8.2-18) -- */

/* The section of the turn, as its player sees it. */
static int flank_of(const struct cc_state *s)
{
    for (int which = 0; which < 3; which++)
        if (cc_section_of(s->turn.side, which) == s->turn.section)
            return which;
    return 1;
}

enum eng_flow cc_play_force_march(struct eng_turn *t, struct eng_frame *f)
{
    const struct cc_state *s = t->state;

    (void)f;
    if (s->turn.of_choice)
        return NEXT;
    if (!s->turn.section)
        return call(t, PROC_FORCE_MARCH);
    tell(t, CC_8_2_18, ENG_ALL, NEWS_SECTION, s->turn.side, flank_of(s));
    return NEXT;
}

void cc_offer_section(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    (void)box, (void)state, (void)seat;
    for (int which = 0; which < 3; which++)
        offer_count(c, VERB_SECTION, 0, which);
}

enum eng_flow cc_take_section(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;
    int section = cc_section_of(s->turn.side, a->count);

    (void)f;
    s->turn.section = s->played[s->turn.side].section = (uint8_t)section;
    tell(t, CC_8_2_39, ENG_ALL, NEWS_SECTION, s->turn.side, flank_of(s));
    return NEXT;
}

/* -- La Grande Manoeuvre (CCN-8.2-55, 8.2-57) -- */

static bool has_unit(const struct cc_state *s)
{
    FOR_UNITS_OF (u, s, s->turn.side)
        return true;
    return false;
}

/* Somebody for the long moves: a unit out of square, or a leader who is not in one. */
static bool has_manoeuvre(const struct cc_state *s)
{
    FOR_UNITS_OF (u, s, s->turn.side)
        if (!s->unit[u].square)
            return true;
    FOR_LEADERS_OF (l, s, s->turn.side)
        if (cc_is_alone(s, l))
            return true;
    return false;
}

enum eng_flow cc_play_manoeuvre(struct eng_turn *t, struct eng_frame *f)
{
    struct cc_state *s = t->state;

    (void)f;
    if (!has_unit(s)) {
        s->turn.strategic = 1;
        return NEXT;
    }
    return call(t, PROC_MANOEUVRE);
}

void cc_offer_manoeuvre(const struct eng_box *box, const void *state, int seat,
                        struct eng_choices *c)
{
    (void)box, (void)seat;
    if (has_manoeuvre(state))
        offer(c, VERB_MANOEUVRE);
    offer(c, VERB_ONE_UNIT);
}

enum eng_flow cc_take_manoeuvre(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct cc_state *s = t->state;

    (void)f;
    s->turn.strategic = a->verb == VERB_MANOEUVRE;
    s->turn.of_choice = a->verb == VERB_ONE_UNIT;
    tell(t, s->turn.strategic ? CC_8_2_55 : CC_8_2_57, ENG_ALL,
         s->turn.strategic ? NEWS_MANOEUVRE : NEWS_ONE_UNIT, s->turn.side);
    return NEXT;
}
