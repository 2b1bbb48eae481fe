/* nt_say.c -- what a seat is asked, and what an action is called. */

#include "games/triumph/nt_setup.h"

/* -- the questions, by the step that takes the answer -- */

static const struct {
    eng_take *take;
    uint16_t text;
} questions[] = {
    { nt_take_bid, NEWS_ASK_BID },
    { nt_take_side, NEWS_ASK_SIDE },
    { nt_take_organise, NEWS_ASK_ORGANISE },
    { nt_take_start, NEWS_ASK_START },
    { nt_take_place, NEWS_ASK_PLACE },
    { nt_take_set_detach, NEWS_ASK_SET_DETACH },
    { nt_take_detached, NEWS_ASK_DETACHED },
    { nt_take_fix, NEWS_ASK_FIX },
    { nt_take_battery, NEWS_ASK_BATTERY },
    { nt_take_command, NEWS_ASK_COMMAND },
    { nt_take_move, NEWS_ASK_UNIT_MOVE },
    { nt_take_road, NEWS_ASK_ROAD },
    { nt_take_guard_shown, NEWS_ASK_SHOW },
    { nt_take_defenders, NEWS_ASK_DEFENDERS },
    { nt_take_feint_option, NEWS_ASK_FEINT },
    { nt_take_defense_leaders, NEWS_ASK_DEFENSE_LEADERS },
    { nt_take_attack_command, NEWS_ASK_ATTACK_COMMAND },
    { nt_take_attacking_pieces, NEWS_ASK_TAKEN_ALONG },
    { nt_take_ride_in, NEWS_ASK_RIDE_IN },
    { nt_take_feint_end, NEWS_ASK_FEINT_END },
    { nt_take_width, NEWS_ASK_WIDTH },
    { nt_take_struck, NEWS_ASK_STRUCK },
    { nt_take_attack_leaders, NEWS_ASK_ATTACK_LEADERS },
    { nt_take_counter, NEWS_ASK_COUNTER },
    { nt_take_odd_loss, NEWS_ASK_ODD_LOSS },
    { nt_take_loss_of, NEWS_ASK_LOSS },
    { nt_take_keep, NEWS_ASK_KEEP },
    { nt_take_advance, NEWS_ASK_ADVANCE },
    { nt_take_group_loss, NEWS_ASK_RETREAT_LOSS },
    { nt_take_no_room, NEWS_ASK_NO_ROOM },
    { nt_take_remains, NEWS_ASK_REMAINS },
    { nt_take_retreat_to, NEWS_ASK_RETREAT_TO },
    { nt_take_ranks, NEWS_ASK_RANKS },
    { nt_take_assign, NEWS_ASK_ASSIGN },
    { nt_take_orders, NEWS_ASK_ORDERS },
    { nt_take_nouns, NEWS_ASK_NOUNS },
};

static void ask_set_up(const struct nt_board *b, const struct nt_state *s, int seat,
                       const struct eng_frame *f, struct eng_phrase *p)
{
    int who = set_up_of(f)->who;

    if (nt_is_preparing(s, seat))
        p->text = NEWS_ASK_PREPARE;
    p->arg[0] = who;
    if (f->step == ROW_PLACE)
        p->arg[1] = b->commander[who].setup_locale;
    if (f->step == ROW_SET_DETACH)
        p->arg[0] = NT_SET_DETACHMENTS - s->set_up.detachments;
}

static void ask_move(const struct eng_frame *f, struct eng_phrase *p)
{
    p->arg[0] = move_of(f)->who;
    if (f->step == ROW_CHOOSE_MOVE && move_of(f)->command == CORPS_MOVE)
        p->text = NEWS_ASK_CORPS_MOVE;
    if (f->step == ROW_CHOOSE_MOVE && move_of(f)->command == DETACH_MOVE)
        p->text = NEWS_ASK_DETACH_MOVE;
}

static void ask_pieces(const struct nt_state *s, struct eng_phrase *p)
{
    if (p->text != NEWS_ASK_TAKEN_ALONG)
        return;
    if (s->attack.command == CORPS_MOVE)
        p->text = NEWS_ASK_LEFT_BEHIND;
    else if (s->attack.command == UNIT_MOVE)
        p->text = NEWS_ASK_SECOND_BATTERY;
}

/* The group that pays: at an approach of the locale, in order, or last of all in reserve. */
static void ask_retreat(const struct nt_board *b, const struct nt_state *s,
                        const struct eng_frame *f, struct eng_phrase *p)
{
    int locale = s->retreat.locale, group = retreat_of(f)->group - 1;

    if (p->text == NEWS_ASK_REMAINS) {
        p->arg[0] = retreat_of(f)->corps - 1;
        return;
    }
    bool approach = group >= 0 && group < b->locale[locale].approach_count;
    p->arg[0] = approach ? nt_block_in(b, b->locale[locale].approach[group], locale) : locale;
    p->arg[1] = retreat_of(f)->owed;
}

void nt_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p)
{
    const struct nt_board *b = nt_board(box);
    const struct nt_state *s = redacted;
    const struct eng_frame *f = eng_now(&s->core);
    const struct eng_step *row = eng_flow_row(box, &s->core);

    *p = (struct eng_phrase){ .rule = row->rule };
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        if (questions[i].take == row->take)
            p->text = questions[i].text;
    if (f->proc == PROC_AUCTION)
        p->arg[0] = s->set_up.bid - 1;
    if (f->proc == PROC_SET_UP)
        ask_set_up(b, s, seat, f, p);
    if (f->proc == PROC_MOVE)
        ask_move(f, p);
    if (f->proc == PROC_LOSSES)
        p->rule = nt_rule_of_loss(s);
    if (f->proc == PROC_RETREAT)
        ask_retreat(b, s, f, p);
    ask_pieces(s, p);
}

/* -- the labels -- */

static const uint16_t labels[VERB_COUNT] = {
    [VERB_BID] = NEWS_SAY_BID,
    [VERB_PASS] = NEWS_SAY_PASS,
    [VERB_CHOOSE_SIDE] = NEWS_SAY_CHOOSE_SIDE,
    [VERB_PLAN] = NEWS_SAY_PLAN,
    [VERB_COPY] = NEWS_SAY_COPY,
    [VERB_GIVE] = NEWS_SAY_GIVE,
    [VERB_START] = NEWS_SAY_START,
    [VERB_PLACE] = NEWS_SAY_PLACE,
    [VERB_SET_DETACH] = NEWS_SAY_SET_DETACH,
    [VERB_FIX] = NEWS_SAY_FIX,
    [VERB_CORPS_MOVE] = NEWS_SAY_CORPS_MOVE,
    [VERB_DETACH_MOVE] = NEWS_SAY_DETACH_MOVE,
    [VERB_UNIT_MOVE] = NEWS_SAY_UNIT_MOVE,
    [VERB_ATTACH] = NEWS_SAY_ATTACH,
    [VERB_THREATEN] = NEWS_SAY_THREATEN,
    [VERB_GUARD_ATTACK] = NEWS_SAY_GUARD_ATTACK,
    [VERB_END_TURN] = NEWS_SAY_END_TURN,
    [VERB_PICK] = NEWS_SAY_PICK,
    [VERB_DONE] = NEWS_SAY_DONE,
    [VERB_GO] = NEWS_SAY_GO,
    [VERB_MARCH] = NEWS_SAY_MARCH,
    [VERB_ENTER] = NEWS_SAY_ENTER,
    [VERB_HALT] = NEWS_SAY_HALT,
    [VERB_BLOCK] = NEWS_SAY_BLOCK,
    [VERB_FEINT] = NEWS_SAY_FEINT,
    [VERB_PRESS_ON] = NEWS_SAY_PRESS_ON,
    [VERB_BY_CORPS] = NEWS_SAY_BY_CORPS,
    [VERB_BY_DETACH] = NEWS_SAY_BY_DETACH,
    [VERB_BY_UNIT] = NEWS_SAY_BY_UNIT,
    [VERB_BY_ROAD] = NEWS_SAY_BY_ROAD,
    [VERB_GUNS_STAY] = NEWS_SAY_GUNS_STAY,
    [VERB_WIDE] = NEWS_SAY_WIDE,
    [VERB_NARROW] = NEWS_SAY_NARROW,
    [VERB_STAY] = NEWS_SAY_STAY,
    [VERB_SHOW] = NEWS_SAY_SHOW,
    [VERB_STRIKE] = NEWS_SAY_STRIKE,
    [VERB_LOSE] = NEWS_SAY_LOSE,
    [VERB_KEEP] = NEWS_SAY_KEEP,
    [VERB_RETREAT] = NEWS_SAY_RETREAT,
    [VERB_ASSIGN] = NEWS_SAY_ASSIGN,
    [VERB_ORDER_ATTACK] = NEWS_SAY_ORDER_ATTACK,
    [VERB_ORDER_DEFEND] = NEWS_SAY_ORDER_DEFEND,
    [VERB_NAME] = NEWS_SAY_NAME,
};

/* Verbs whose noun is a position read otherwise where it blocks an approach. */
static int blocking_label(int verb)
{
    if (verb == VERB_PLACE)
        return NEWS_SAY_PLACE_BLOCKING;
    return verb == VERB_GO ? NEWS_SAY_BLOCK : 0;
}

/* The rank order in full, the most senior seat first. */
static void say_ranks(const struct nt_state *s, int n, struct eng_phrase *p)
{
    static const uint16_t texts[] = { 0, 0, NEWS_SAY_RANKS_2, NEWS_SAY_RANKS_3, NEWS_SAY_RANKS_4 };
    uint8_t seats[NT_PLAYERS] = { 0 };
    int side = nt_conferring(s);

    if (side < 0)
        return;
    nt_name_ranks(s, n, seats);
    p->text = texts[s->teams.player_count[side]];
    for (int i = 0; i < NT_PLAYERS; i++)
        p->arg[i] = seats[i];
}

/* Templates take the noun as 0 and the count as 1; where there is no noun, the count as 0. */
void nt_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p)
{
    const struct nt_state *s = redacted;
    bool has_noun = box->game->verbs[a->verb].takes & TAKES_NOUN;

    *p = (struct eng_phrase){ .text = labels[a->verb],
                              .arg = { has_noun ? a->noun : a->count, a->count } };
    if (a->verb == VERB_PICK && drafted(&s->core, a->noun))
        p->text = NEWS_SAY_UNPICK;
    if (a->verb == VERB_RANK)
        say_ranks(s, a->count, p);
    if (is_blocking(a->noun) && blocking_label(a->verb))
        p->text = (uint16_t)blocking_label(a->verb);
}
