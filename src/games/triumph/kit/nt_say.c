/* nt_say.c -- what a seat is asked, and what an action is called. */

#include "games/triumph/nt_11_attack.h"
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

/* What {face0,1} {of2} mean. */
static void name_unit(const struct nt_state *s, int unit, struct eng_phrase *p)
{
    p->arg[0] = unit;
    p->arg[1] = nt_face(&s->unit[unit]);
    p->arg[2] = nt_whose(s, unit);
}

static void ask_set_up(const struct nt_board *b, const struct nt_state *s, int seat,
                       const struct eng_frame *f, struct eng_phrase *p)
{
    int who = set_up_of(f)->who;

    if (nt_is_preparing(s, seat))
        p->text = NEWS_ASK_PREPARE;
    p->arg[0] = who;
    if (f->step == ROW_PLACE)
        p->arg[1] = b->commander[who].setup_locale;
    if (f->step == ROW_DETACHED)
        name_unit(s, who, p);
    if (f->step == ROW_SET_DETACH)
        p->arg[0] = NT_SET_DETACHMENTS - s->set_up.detachments;
}

static void ask_move(const struct nt_state *s, const struct eng_frame *f, struct eng_phrase *p)
{
    p->arg[0] = move_of(f)->who;
    if (p->text == NEWS_ASK_UNIT_MOVE && move_of(f)->command == UNIT_MOVE)
        name_unit(s, move_of(f)->who, p);
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
        ask_move(s, f, p);
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

/* -- done: what that means depends on the question, and on how many are picked -- */

static const struct {
    eng_take *take;
    uint16_t none, one, more;
} done_labels[] = {
    { nt_take_organise, NEWS_SAY_ORGANISED, NEWS_SAY_ORGANISED, NEWS_SAY_ORGANISED },
    { nt_take_set_detach, NEWS_SAY_DETACHED_ALL, NEWS_SAY_DETACHED_ALL, NEWS_SAY_DETACHED_ALL },
    { nt_take_defenders, NEWS_SAY_GIVE_UP, NEWS_SAY_DEFEND_ONE, NEWS_SAY_DEFEND_SOME },
    { nt_take_defense_leaders, NEWS_SAY_NO_LEADERS, NEWS_SAY_LEADER, NEWS_SAY_LEADERS },
    { nt_take_attack_leaders, NEWS_SAY_NO_ATTACK_LEADERS, NEWS_SAY_ATTACK_LEADER,
      NEWS_SAY_ATTACK_LEADERS },
    { nt_take_counter, NEWS_SAY_NO_COUNTER, NEWS_SAY_COUNTER, NEWS_SAY_COUNTERS },
    { nt_take_advance, NEWS_SAY_STEP_UP, NEWS_SAY_STEP_UP_ONE, NEWS_SAY_STEP_UP },
    { nt_take_assign, NEWS_SAY_ASSIGNED, NEWS_SAY_ASSIGNED, NEWS_SAY_ASSIGNED },
    { nt_take_orders, NEWS_SAY_NO_ORDERS, NEWS_SAY_NO_ORDERS, NEWS_SAY_NO_ORDERS },
    { nt_take_nouns, NEWS_SAY_ORDER_WRITTEN, NEWS_SAY_ORDER_WRITTEN, NEWS_SAY_ORDER_WRITTEN },
};

/* Units in reserve in the locale that is threatened. */
static int could_defend(const struct nt_state *s, const struct nt_front *front)
{
    int count = 0;

    FOR_UNITS (u, nt_defender(front->a))
        count += s->unit[u].at == front->defense_locale;
    return count;
}

static int label_of_attackers(const struct nt_state *s)
{
    static const uint16_t labels_by_purpose[] = { NEWS_SAY_ALL_MOVE_IN, NEWS_SAY_ALL_FEINT,
                                                  NEWS_SAY_ALL_ATTACK };

    if (s->attack.command == UNIT_MOVE)
        return nt_set_units(&s->attack.attacking) > 1 ? NEWS_SAY_TWO_BATTERIES
                                                      : NEWS_SAY_ONE_BATTERY;
    return labels_by_purpose[declaration_now(&s->core)->purpose];
}

static void say_done(const struct eng_box *box, const struct nt_state *s, eng_take *take,
                     struct eng_phrase *p)
{
    struct nt_set picked = nt_drafted(s);
    int count = nt_set_units(&picked);

    for (size_t i = 0; i < sizeof done_labels / sizeof done_labels[0]; i++)
        if (done_labels[i].take == take)
            p->text = count == 0   ? done_labels[i].none
                      : count == 1 ? done_labels[i].one
                                   : done_labels[i].more;
    if (take == nt_take_attacking_pieces)
        p->text = (uint16_t)label_of_attackers(s);
    p->arg[1] = count;
    if (take != nt_take_defenders)
        return;
    struct nt_front front = nt_front_of(nt_board(box), s, 0);
    p->arg[0] = front.defense_locale;
    if (count > 0 && count == could_defend(s, &front))
        p->text = NEWS_SAY_DEFEND_ALL;
}

/* -- picking -- */

static const struct {
    eng_take *take;
    uint16_t text;
} pick_labels[] = {
    { nt_take_defenders, NEWS_SAY_PICK_DEFEND },    { nt_take_defense_leaders, NEWS_SAY_PICK_LEAD },
    { nt_take_attack_leaders, NEWS_SAY_PICK_LEAD }, { nt_take_counter, NEWS_SAY_PICK_COUNTER },
    { nt_take_advance, NEWS_SAY_PICK_STEP },
};

/* In a Corps Move on foot those are picked who stay behind, everywhere else those who go. */
static bool picks_who_stays(const struct nt_state *s, eng_take *take)
{
    if (take == nt_take_move)
        return move_now(&s->core)->command == CORPS_MOVE;
    return take == nt_take_attacking_pieces && s->attack.command == CORPS_MOVE &&
           !s->attack.by_road;
}

static int label_of_pick(const struct nt_state *s, eng_take *take, int token)
{
    bool picked = drafted(&s->core, token);

    if (!is_unit(token))
        return picked ? NEWS_SAY_UNPICK : NEWS_SAY_PICK;
    for (size_t i = 0; i < sizeof pick_labels / sizeof pick_labels[0]; i++)
        if (pick_labels[i].take == take)
            return picked ? NEWS_SAY_UNPICK_UNIT : pick_labels[i].text;
    return picks_who_stays(s, take) != picked ? NEWS_SAY_PICK_LEAVE : NEWS_SAY_PICK_TAKE;
}

/* -- marching -- */

/* The stretch that a crossing leads to from the locale where the march has come to. */
static int stretch_ahead(const struct nt_board *b, int crossing, int here)
{
    const struct nt_crossing *x = &b->crossing[crossing];

    return x->stretch[b->stretch[x->stretch[0]].locale == here];
}

/* The roads of the same kind over the same border, this one among them; how many, and its number
 * among them, from 1. */
static int siblings_of(const struct nt_board *b, int crossing, int sibling[3], int *number)
{
    const struct nt_crossing *x = &b->crossing[crossing];
    const struct nt_approach *a = &b->approach[x->approach];
    int count = 0;

    for (int i = 0; i < a->crossing_count; i++) {
        if (b->crossing[a->crossing[i]].main != x->main)
            continue;
        sibling[count++] = a->crossing[i];
        if (a->crossing[i] == crossing)
            *number = count;
    }
    return count;
}

static int end_of(const struct nt_board *b, int stretch, int crossing)
{
    return b->stretch[stretch_ahead(b, crossing, b->stretch[stretch].locale)].locale;
}

static int roads_to(const struct nt_board *b, int stretch, int locale)
{
    const struct nt_stretch *road = &b->stretch[stretch];
    int count = 0;

    for (int i = 0; i < road->crossing_count; i++)
        count += end_of(b, stretch, road->crossing[i]) == locale;
    return count;
}

/* Do other roads of the border reach that locale too, by the stretches they have in `side`? */
static bool is_shared(const struct nt_board *b, const int *sibling, int count, int side, int locale)
{
    int reached = 0;

    for (int i = 0; i < count; i++)
        reached += roads_to(b, stretch_ahead(b, sibling[i], side), locale) > 0;
    return reached > 1;
}

/* A locale by which the road can be told from its siblings, on the far side of `side`; 0: none. */
static int landmark(const struct nt_board *b, int crossing, const int *sibling, int count, int side)
{
    int stretch = stretch_ahead(b, crossing, side);
    const struct nt_stretch *road = &b->stretch[stretch];

    for (int i = 0; i < road->crossing_count; i++) {
        int next = end_of(b, stretch, road->crossing[i]);
        if (next != side && !is_shared(b, sibling, count, side, next))
            return next;
    }
    return 0;
}

/* The locale from which the step is made. */
static int place_of_march(const struct nt_board *b, const struct nt_state *s, int crossing)
{
    const struct eng_frame *f = s->core.depth ? eng_now(&s->core) : NULL;

    if (!f || (f->proc != PROC_MOVE && f->proc != PROC_GROUND))
        return b->stretch[b->crossing[crossing].stretch[0]].locale;
    if (f->proc == PROC_GROUND)
        return nt_locale_of(b, blocking(s->attack.approach, s->attack.side));
    if (f->step == ROW_ON_ROAD)
        return s->move.at;
    return nt_locale_of(b, move_of(f)->command == UNIT_MOVE ? s->unit[move_of(f)->who].at
                                                            : s->commander[move_of(f)->who].at);
}

/* Where several roads lead over one border they are told apart by where they lead on to, or come
 * from, or by their number. */
static void say_march(const struct nt_board *b, const struct nt_state *s, int crossing,
                      struct eng_phrase *p)
{
    int here = place_of_march(b, s, crossing);
    int there = b->stretch[stretch_ahead(b, crossing, here)].locale;
    int sibling[3], number = 1, count = siblings_of(b, crossing, sibling, &number);

    *p = (struct eng_phrase){ .text = NEWS_SAY_MARCH, .arg = { there } };
    if (b->crossing[crossing].main)
        p->text = NEWS_SAY_MARCH_MAIN;
    if (count < 2)
        return;
    p->text = NEWS_SAY_MARCH_TOWARDS;
    p->arg[1] = landmark(b, crossing, sibling, count, here);
    if (p->arg[1])
        return;
    p->text = NEWS_SAY_MARCH_FROM;
    p->arg[1] = landmark(b, crossing, sibling, count, there);
    if (p->arg[1])
        return;
    p->text = NEWS_SAY_MARCH_NUMBER;
    p->arg[1] = number;
}

/* -- all of them -- */

/* Of an approach: the locale it is attacked from, and the one that is attacked. */
static void name_sides(const struct nt_board *b, int at, struct eng_phrase *p)
{
    if (!is_blocking(at))
        return;
    p->arg[1] = nt_locale_of(b, at);
    p->arg[2] = nt_locale_of(b, blocking(approach_of(at), 1 - side_of_approach(at)));
}

static bool has_unit(const struct eng_box *box, const struct eng_action *a)
{
    const struct eng_verb *verb = &box->game->verbs[a->verb];

    return verb->gesture == GESTURE_PIECE && verb->takes & TAKES_NOUN && is_unit(a->noun);
}

/* Where the question gives the verb another meaning, or the label more to name. */
static void say_by_question(const struct eng_box *box, const struct nt_state *s,
                            const struct eng_action *a, struct eng_phrase *p)
{
    const struct eng_step *row = eng_flow_row(box, &s->core);
    eng_take *take = row ? row->take : NULL;

    if (a->verb == VERB_PICK)
        p->text = (uint16_t)label_of_pick(s, take, a->noun);
    if (a->verb == VERB_DONE)
        say_done(box, s, take, p);
    if (a->verb == VERB_MARCH)
        say_march(nt_board(box), s, a->noun, p);
    if (a->verb == VERB_HALT)
        p->arg[0] = s->move.at;
    if (a->verb == VERB_THREATEN || a->verb == VERB_GUARD_ATTACK)
        name_sides(nt_board(box), a->noun, p);
    if (a->verb == VERB_LOSE && take == nt_take_no_room)
        p->text = NEWS_SAY_LOST;
    if (a->verb == VERB_STAY && take == nt_take_attacking_pieces)
        p->text = NEWS_SAY_GUNS_REMAIN;
    else if (a->verb == VERB_STAY)
        p->arg[0] = nt_front_of(nt_board(box), s, 0).attack_locale;
    if (a->verb == VERB_BLOCK && take == nt_take_feint_end)
        p->text = NEWS_SAY_FEINT_BLOCK;
}

/* Templates take the noun as 0, of a unit what it is and whose as 1 and 2, and the count as 3; where
 * there is no noun, the count as 0. */
void nt_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p)
{
    const struct nt_state *s = redacted;
    bool has_noun = box->game->verbs[a->verb].takes & TAKES_NOUN;

    *p = (struct eng_phrase){ .text = labels[a->verb],
                              .arg = { has_noun ? a->noun : a->count, 0, 0, a->count } };
    if (has_unit(box, a))
        name_unit(s, a->noun, p);
    say_by_question(box, s, a, p);
    if (a->verb == VERB_BY_ROAD && is_unit(a->noun))
        p->text = NEWS_SAY_UNIT_BY_ROAD;
    if (a->verb == VERB_RANK)
        say_ranks(s, a->count, p);
    if (is_blocking(a->noun) && blocking_label(a->verb))
        p->text = (uint16_t)blocking_label(a->verb);
}
