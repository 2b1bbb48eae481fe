/* cc_say.c -- what a seat is asked, and what an action is called. */

#include "games/colors/cc_orders.h"
#include "games/colors/kit/cc_odds.h"

/* -- the questions, by the step that takes the answer -- */

static const struct {
    eng_take *take;
    uint16_t text;
} questions[] = {
    { cc_take_command, NEWS_ASK_COMMAND },
    { cc_take_section, NEWS_ASK_SECTION },
    { cc_take_manoeuvre, NEWS_ASK_MANOEUVRE },
    { cc_take_rally, NEWS_ASK_RALLY },
    { cc_take_supply, NEWS_ASK_SUPPLY },
    { cc_take_base, NEWS_ASK_BASE },
    { cc_take_keep, NEWS_ASK_KEEP },
    { cc_take_orders, NEWS_ASK_ORDERS },
    { cc_take_movement, NEWS_ASK_MOVEMENT },
    { cc_take_go, NEWS_ASK_GO },
    { cc_take_combat, NEWS_ASK_COMBAT },
    { cc_take_announce, NEWS_ASK_ANNOUNCE },
    { cc_take_batteries, NEWS_ASK_BATTERIES },
    { cc_take_answer, NEWS_ASK_ANSWER },
    { cc_take_battle_back, NEWS_ASK_BATTLE_BACK },
    { cc_take_flags, NEWS_ASK_FLAGS },
    { cc_take_retreat, NEWS_ASK_RETREAT },
    { cc_take_retire, NEWS_ASK_RETIRE },
    { cc_take_flight, NEWS_ASK_FLIGHT },
    { cc_take_advance, NEWS_ASK_TAKE_GROUND },
    { cc_take_second_hex, NEWS_ASK_SECOND_HEX },
};

static int question_of(const struct eng_step *row)
{
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        if (questions[i].take == row->take)
            return questions[i].text;
    return 0;
}

/* Templates take the unit's type as 0 and its hex as 1. */
static void name_unit(const struct cc_state *s, int unit, struct eng_phrase *p)
{
    p->arg[0] = s->unit[unit].type;
    p->arg[1] = s->unit[unit].at;
}

static void ask_of_turn(const struct cc_board *b, const struct cc_state *s, struct eng_phrase *p)
{
    if (p->text == NEWS_ASK_ORDERS) {
        p->arg[0] = s->turn.acts;
        p->arg[1] = cc_orders_so_far(b, s);
    }
    if (p->text == NEWS_ASK_RALLY) {
        p->arg[0] = s->turn.face[FACE_INF];
        p->arg[1] = s->turn.face[FACE_CAV];
        p->arg[2] = s->turn.face[FACE_ART];
    }
}

static void ask_go(const struct cc_state *s, const struct eng_frame *f, struct eng_phrase *p)
{
    int token = move_of(f)->piece;

    if (!is_leader_token(token)) {
        name_unit(s, token, p);
        return;
    }
    p->text = NEWS_ASK_GO_LEADER;
    p->arg[0] = s->leader[token - CC_UNITS].at;
}

static void ask_answer(const struct cc_state *s, struct eng_phrase *p)
{
    name_unit(s, s->battle.attacker, p);
    p->arg[2] = s->unit[s->battle.unit].type;
    p->arg[3] = s->battle.target;
}

static void ask_of_combat(const struct cc_state *s, const struct eng_frame *f, struct eng_phrase *p)
{
    name_unit(s, combat_of(f)->unit, p);
    if (p->text == NEWS_ASK_ANNOUNCE && combat_of(f)->bonus)
        p->text = NEWS_ASK_BONUS;
}

static void ask_of_melee(const struct cc_state *s, struct eng_phrase *p)
{
    if (p->text == NEWS_ASK_ANSWER)
        ask_answer(s, p);
    else
        name_unit(s, s->battle.unit, p);
}

static void ask_advance(const struct cc_board *b, const struct cc_state *s,
                        const struct eng_frame *f, struct eng_phrase *p)
{
    int unit = advance_of(f)->unit;

    name_unit(s, unit, p);
    if (p->text == NEWS_ASK_TAKE_GROUND && cc_class(b, s, unit) == CAVALRY)
        p->text = NEWS_ASK_PURSUE;
}

static void ask_of_frame(const struct cc_board *b, const struct cc_state *s,
                         const struct eng_frame *f, struct eng_phrase *p)
{
    switch (f->proc) {
    case PROC_MOVE:
        ask_go(s, f, p);
        break;
    case PROC_COMBAT:
        ask_of_combat(s, f, p);
        break;
    case PROC_MELEE:
        ask_of_melee(s, p);
        break;
    case PROC_STRIKE:
        name_unit(s, strike_of(f)->at, p);
        p->arg[2] = strike_of(f)->flags;
        break;
    case PROC_RETREAT:
        name_unit(s, retreat_of(f)->unit, p);
        p->arg[2] = retreat_of(f)->left;
        break;
    case PROC_RETIRE:
        name_unit(s, retire_of(f)->unit, p);
        break;
    case PROC_FLIGHT:
        p->arg[0] = s->leader[flight_of(f)->leader].at; /* until he has come to his end */
        break;
    case PROC_ADVANCE:
        ask_advance(b, s, f, p);
        break;
    default:
        ask_of_turn(b, s, p);
    }
}

void cc_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p)
{
    const struct cc_state *s = redacted;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    (void)seat;
    *p = (struct eng_phrase){ .text = (uint16_t)question_of(row), .rule = row->rule };
    ask_of_frame(cc_board(box), s, eng_now(&s->core), p);
}

/* -- the labels -- */

static const uint16_t labels[VERB_COUNT] = {
    [VERB_PLAY] = NEWS_SAY_PLAY,
    [VERB_SECTION] = NEWS_SAY_CENTRE,
    [VERB_RALLY] = NEWS_SAY_RALLY,
    [VERB_SUPPLY] = NEWS_SAY_SUPPLY,
    [VERB_BASE] = NEWS_SAY_BASE,
    [VERB_MANOEUVRE] = NEWS_SAY_MANOEUVRE,
    [VERB_ONE_UNIT] = NEWS_SAY_ONE_UNIT,
    [VERB_KEEP] = NEWS_SAY_KEEP,
    [VERB_ORDER] = NEWS_SAY_ORDER,
    [VERB_DETACH] = NEWS_SAY_DETACH,
    [VERB_LEAVE_SQUARE] = NEWS_SAY_LEAVE_SQUARE,
    [VERB_DONE] = NEWS_SAY_DONE,
    [VERB_MOVE] = NEWS_SAY_MOVE,
    [VERB_MOVE_LEADER] = NEWS_SAY_MOVE_LEADER,
    [VERB_GO] = NEWS_SAY_GO,
    [VERB_HALT] = NEWS_SAY_HALT,
    [VERB_BATTLE] = NEWS_SAY_BATTLE,
    [VERB_FIRE] = NEWS_SAY_FIRE,
    [VERB_MELEE] = NEWS_SAY_MELEE,
    [VERB_JOIN] = NEWS_SAY_JOIN,
    [VERB_STAND] = NEWS_SAY_STAND,
    [VERB_RETIRE] = NEWS_SAY_RETIRE,
    [VERB_SQUARE] = NEWS_SAY_SQUARE,
    [VERB_FIRST_STRIKE] = NEWS_SAY_FIRST_STRIKE,
    [VERB_IGNORE] = NEWS_SAY_IGNORE,
    [VERB_RETREAT] = NEWS_SAY_RETREAT,
    [VERB_LEAVE_MAP] = NEWS_SAY_LEAVE_MAP,
    [VERB_BATTLE_BACK] = NEWS_SAY_BATTLE_BACK,
    [VERB_ADVANCE] = NEWS_SAY_TAKE_GROUND,
    [VERB_HOLD] = NEWS_SAY_HOLD,
};

/* A verb that ends a question, by the question it ends. */
static const struct {
    eng_take *take;
    uint16_t verb, text;
} endings[] = {
    { cc_take_orders, VERB_DONE, NEWS_SAY_DONE_ORDERS },
    { cc_take_movement, VERB_DONE, NEWS_SAY_DONE_MOVEMENT },
    { cc_take_combat, VERB_DONE, NEWS_SAY_DONE_COMBAT },
    { cc_take_batteries, VERB_DONE, NEWS_SAY_DONE_BATTERIES },
    { cc_take_announce, VERB_HOLD, NEWS_SAY_HOLD_FIRE },
    { cc_take_battle_back, VERB_HOLD, NEWS_SAY_NO_BATTLE_BACK },
};

static void say_ending(const struct eng_step *row, const struct eng_frame *f, int verb,
                       struct eng_phrase *p)
{
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
        if (endings[i].take == row->take && endings[i].verb == verb)
            p->text = endings[i].text;
    if (p->text == NEWS_SAY_HOLD_FIRE && combat_of(f)->bonus)
        p->text = NEWS_SAY_NO_BONUS;
}

/* Verbs whose noun is a hex, meaning the unit that stands there. */
static bool means_unit(int verb)
{
    switch (verb) {
    case VERB_RALLY:
    case VERB_SUPPLY:
    case VERB_ORDER:
    case VERB_LEAVE_SQUARE:
    case VERB_MOVE:
    case VERB_BATTLE:
    case VERB_FIRE:
    case VERB_MELEE:
    case VERB_JOIN:
        return true;
    default:
        return false;
    }
}

static void say_order(const struct cc_state *s, const struct eng_action *a, struct eng_phrase *p)
{
    int unit = s->unit_on[a->noun], leader = s->leader_on[a->noun];
    bool alone = a->verb == VERB_DETACH || unit == CC_NO_UNIT;
    bool given = leader != CC_NO_LEADER && alone && drafted(&s->core, leader_token(leader));

    if (!alone)
        given = drafted(&s->core, a->verb == VERB_ORDER ? unit : CC_LEAVING + unit);
    switch (a->verb) {
    case VERB_ORDER:
        p->text = alone ? (given ? NEWS_SAY_ORDER_NOT_LEADER : NEWS_SAY_ORDER_LEADER)
                        : (given ? NEWS_SAY_ORDER_NOT : NEWS_SAY_ORDER);
        break;
    case VERB_DETACH:
        p->text = given ? NEWS_SAY_DETACH_NOT : NEWS_SAY_DETACH;
        break;
    case VERB_LEAVE_SQUARE:
        p->text = given ? NEWS_SAY_LEAVE_SQUARE_NOT : NEWS_SAY_LEAVE_SQUARE;
        break;
    }
}

static void say_attack(const struct cc_board *b, const struct cc_state *s,
                       const struct eng_action *a, struct eng_phrase *p)
{
    const struct eng_frame *f = eng_now(&s->core);
    struct cc_attack_plan plan = { .by = combat_of(f)->unit,
                                   .hex = a->noun,
                                   .how = a->verb == VERB_FIRE ? STRIKE_FIRE : STRIKE_MELEE,
                                   .bonus = combat_of(f)->bonus };

    if (f->proc != PROC_COMBAT)
        return;
    if (s->unit_on[a->noun] != CC_NO_UNIT) {
        p->arg[2] = cc_plan_dice(b, s, &plan);
    } else if (s->leader_on[a->noun] != CC_NO_LEADER) {
        p->text = NEWS_SAY_MELEE_LEADER;
        p->arg[1] = cc_plan_dice(b, s, &plan);
    }
}

static void say_join(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                     struct eng_phrase *p)
{
    const struct cc_battle *bt = &s->battle;
    const struct cc_attack_plan plan = { .by = bt->attacker,
                                         .hex = bt->target,
                                         .how = STRIKE_MELEE,
                                         .bonus = bt->flags & BATTLE_BONUS };
    int unit = s->unit_on[a->noun];

    if (unit == CC_NO_UNIT || eng_now(&s->core)->proc != PROC_COMBAT || !bt->target)
        return;
    const struct cc_blow blow = cc_plan_blow(s, &plan, unit);
    p->arg[2] = cc_dice(b, s, &blow, NULL);
    if (drafted(&s->core, unit))
        p->text = NEWS_SAY_JOIN_NOT;
}

/* Whatever verbs mean more than their noun says. */
static void say_more(const struct cc_board *b, const struct cc_state *s, const struct eng_action *a,
                     struct eng_phrase *p)
{
    static const uint16_t sections[] = { NEWS_SAY_LEFT, NEWS_SAY_CENTRE, NEWS_SAY_RIGHT };
    const struct eng_frame *f = eng_now(&s->core);

    switch (a->verb) {
    case VERB_SECTION:
        p->text = sections[a->count < 0 || a->count > 2 ? 1 : a->count];
        break;
    case VERB_ORDER:
    case VERB_DETACH:
    case VERB_LEAVE_SQUARE:
        say_order(s, a, p);
        break;
    case VERB_FIRE:
    case VERB_MELEE:
        say_attack(b, s, a, p);
        break;
    case VERB_JOIN:
        say_join(b, s, a, p);
        break;
    case VERB_IGNORE:
        if (!a->count)
            p->text = NEWS_SAY_IGNORE_NONE;
        break;
    case VERB_ADVANCE:
        if (f->proc == PROC_ADVANCE && cc_class(b, s, advance_of(f)->unit) == CAVALRY)
            p->text = NEWS_SAY_PURSUE;
        break;
    }
}

/* Templates of verbs that mean a unit take its type as 0 and its hex as 1; others the noun, or
 * where there is none the count, as 0. */
void cc_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p)
{
    const struct cc_state *s = redacted;
    const struct eng_step *row = eng_flow_row(box, &s->core);
    bool has_noun = box->game->verbs[a->verb].takes & TAKES_NOUN;

    *p = (struct eng_phrase){ .text = labels[a->verb], .arg = { has_noun ? a->noun : a->count } };
    if (means_unit(a->verb) && a->noun < CC_HEXES && s->unit_on[a->noun] != CC_NO_UNIT)
        name_unit(s, s->unit_on[a->noun], p);
    if (!has_noun || a->noun < CC_HEXES)
        say_more(cc_board(box), s, a, p);
    if (row)
        say_ending(row, eng_now(&s->core), a->verb, p);
}
