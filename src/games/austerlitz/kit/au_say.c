/* au_say.c -- what a seat is asked, and what an action is called. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/kit/au_where.h"

/* -- the questions, by the step that takes the answer -- */

static const struct {
    eng_take *take;
    uint16_t text;
} questions[] = {
    { au_take_free, NEWS_ASK_FREE },           { au_take_send, NEWS_ASK_SEND },
    { au_take_chits, NEWS_ASK_CHITS },         { au_take_deploy, NEWS_ASK_DEPLOY },
    { au_take_placing, NEWS_ASK_PLACING },     { au_take_hiding, NEWS_ASK_HIDING },
    { au_take_recover, NEWS_ASK_RECOVER },     { au_take_returns, NEWS_ASK_RETURNS },
    { au_take_trod, NEWS_ASK_TROD },           { au_take_hold, NEWS_ASK_HOLD },
    { au_take_repose, NEWS_ASK_REPOSE },       { au_take_guns, NEWS_ASK_DEFENCE },
    { au_take_muskets, NEWS_ASK_DEFENDER },    { au_take_move, NEWS_ASK_MOVE },
    { au_take_withdraw, NEWS_ASK_WITHDRAW },   { au_take_square, NEWS_ASK_SQUARE },
    { au_take_crew, NEWS_ASK_CREW },           { au_take_onward, NEWS_ASK_ONWARD },
    { au_take_disengage, NEWS_ASK_DISENGAGE }, { au_take_fight, NEWS_ASK_FIGHT },
    { au_take_lead, NEWS_ASK_LEAD },           { au_take_advance, NEWS_ASK_ADVANCE },
};

static int question_of(const struct eng_step *row)
{
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        if (questions[i].take == row->take)
            return questions[i].text;
    return 0;
}

/* Two phases are one procedure, told apart by a local. */
static void ask_of_phase(const struct au_state *s, const struct eng_frame *f, struct eng_phrase *p)
{
    if (p->text == NEWS_ASK_DEFENCE && artillery_of(f)->own_turn)
        p->text = NEWS_ASK_PREPARATION;
    if (p->text == NEWS_ASK_DEFENDER && musketry_of(f)->own_turn)
        p->text = NEWS_ASK_ATTACKER;
    if (p->text == NEWS_ASK_CHITS)
        p->arg[0] = s->chits_left[chits_of(f)->side];
    if (p->text == NEWS_ASK_SEND && strategy_of(f)->side == ALLIED) {
        p->text = NEWS_ASK_SEND_COLUMNS;
        p->arg[0] = s->columns_left;
    }
}

static void ask_of_frame(const struct au_state *s, const struct eng_frame *f, struct eng_phrase *p)
{
    switch (f->proc) {
    case PROC_UNCOVER:
        p->arg[0] = AU_CHIT0 + uncover_of(f)->chit;
        break;
    case PROC_ATTACK:
        p->arg[0] = attack_of(f)->by;
        p->arg[1] = attack_of(f)->at;
        break;
    case PROC_NEIGHBOUR:
        p->arg[0] = neighbour_of(f)->unit;
        break;
    case PROC_REPOSE:
        p->arg[0] = repose_of(f)->unit;
        break;
    case PROC_COMBAT:
        p->arg[0] = combat_of(f)->at;
        break;
    default:
        ask_of_phase(s, f, p);
    }
}

void au_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p)
{
    const struct au_state *s = redacted;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    *p = (struct eng_phrase){ .text = s->core.over ? ENG_TEXT_OVER : ENG_TEXT_WAIT };
    if (!row || !(s->core.asked & ENG_SEAT(seat)))
        return;
    p->text = (uint16_t)question_of(row);
    p->rule = row->rule;
    ask_of_frame(s, eng_now(&s->core), p);
}

/* -- labels -- */

static const uint16_t labels[VERB_COUNT] = {
    [VERB_MARCH] = NEWS_SAY_MARCH,
    [VERB_TURN] = NEWS_SAY_TURN,
    [VERB_LINE] = NEWS_SAY_LINE,
    [VERB_COLUMN] = NEWS_SAY_COLUMN,
    [VERB_SQUARE] = NEWS_SAY_SQUARE,
    [VERB_LIMBER] = NEWS_SAY_LIMBER,
    [VERB_UNLIMBER] = NEWS_SAY_UNLIMBER,
    [VERB_CHARGE] = NEWS_SAY_CHARGE,
    [VERB_ATTACK] = NEWS_SAY_ATTACK,
    [VERB_JOIN] = NEWS_SAY_JOIN,
    [VERB_LEAVE] = NEWS_SAY_LEAVE,
    [VERB_MAN] = NEWS_SAY_MAN,
    [VERB_DONE] = NEWS_SAY_DONE,
    [VERB_STAND] = NEWS_SAY_STAND,
    [VERB_FORM_SQUARE] = NEWS_SAY_FORM_SQUARE,
    [VERB_WITHDRAW] = NEWS_SAY_WITHDRAW,
    [VERB_WITHDRAW_AWAY] = NEWS_SAY_WITHDRAW_AWAY,
    [VERB_REFUGE] = NEWS_SAY_REFUGE,
    [VERB_STOP] = NEWS_SAY_STOP,
    [VERB_PRESS] = NEWS_SAY_PRESS,
    [VERB_RIDE_PAST] = NEWS_SAY_RIDE_PAST,
    [VERB_STEP_BACK] = NEWS_SAY_STEP_BACK,
    [VERB_BATTERY] = NEWS_SAY_BATTERY,
    [VERB_AIM] = NEWS_SAY_AIM,
    [VERB_ROUNDSHOT] = NEWS_SAY_ROUNDSHOT,
    [VERB_CANISTER] = NEWS_SAY_CANISTER,
    [VERB_FIRE] = NEWS_SAY_FIRE,
    [VERB_RALLY] = NEWS_SAY_RALLY,
    [VERB_DISENGAGE] = NEWS_SAY_DISENGAGE,
    [VERB_POSE] = NEWS_SAY_POSE,
    [VERB_FIGHT] = NEWS_SAY_FIGHT,
    [VERB_LEAD] = NEWS_SAY_LEAD,
    [VERB_ADVANCE] = NEWS_SAY_ADVANCE,
    [VERB_TROD] = NEWS_SAY_TROD,
    [VERB_SEND] = NEWS_SAY_SEND,
    [VERB_LOAD] = NEWS_SAY_LOAD,
    [VERB_LAY] = NEWS_SAY_LAY,
    [VERB_HIDE] = NEWS_SAY_HIDE,
};

/* What is over with "done" depends on what was asked. */
static const struct {
    eng_take *take;
    uint16_t text;
} endings[] = {
    { au_take_free, NEWS_SAY_DONE_FREE },           { au_take_send, NEWS_SAY_DONE_SEND },
    { au_take_chits, NEWS_SAY_DONE_CHITS },         { au_take_deploy, NEWS_SAY_DONE_DEPLOY },
    { au_take_hiding, NEWS_SAY_DONE_HIDING },       { au_take_returns, NEWS_SAY_DONE_RETURNS },
    { au_take_guns, NEWS_SAY_DONE_FIRE },           { au_take_muskets, NEWS_SAY_DONE_FIRE },
    { au_take_move, NEWS_SAY_DONE_MOVE },           { au_take_advance, NEWS_SAY_DONE_ADVANCE },
    { au_take_disengage, NEWS_SAY_DONE_DISENGAGE },
};

static int ending_of(const struct eng_step *row)
{
    for (size_t i = 0; row && i < sizeof endings / sizeof endings[0]; i++)
        if (endings[i].take == row->take)
            return endings[i].text;
    return NEWS_SAY_DONE;
}

static bool is_toggle(int verb)
{
    return verb == VERB_BATTERY || verb == VERB_LOAD;
}

/* Verbs of the draft say which way they go. */
static int toggled(int verb)
{
    return verb == VERB_BATTERY ? NEWS_SAY_BATTERY_OUT : NEWS_SAY_UNLOAD;
}

/* A place is told with its formation and its front: without them many would read the same. */
static void say_place(const struct au_board *b, const struct eng_action *a, struct eng_phrase *p)
{
    static const uint16_t forms[] = { NEWS_SAY_PLACE_LINE, NEWS_SAY_PLACE_COLUMN,
                                      NEWS_SAY_PLACE_SQUARE };
    static const uint16_t guns[] = { NEWS_SAY_PLACE_GUNS, NEWS_SAY_PLACE_LIMBERED };
    bool battery = a->noun < b->unit_count && b->unit[a->noun].arm == ARTILLERY;
    struct au_where w = au_where(b, (struct plane_pt){ a->x, a->y });

    *p = (struct eng_phrase){ .text = NEWS_SAY_PLACE,
                              .arg = { a->noun, w.far, w.way,
                                       au_near_and_front(w.near, a->angle) } };
    if (a->count >= 0 && a->count < (battery ? FORM_SQUARE : FORM_NONE))
        p->text = battery ? guns[a->count] : forms[a->count];
}

static void say_lay(const struct au_board *b, const struct eng_action *a, struct eng_phrase *p)
{
    struct au_where w = au_where(b, (struct plane_pt){ a->x, a->y });

    *p = (struct eng_phrase){ .text = NEWS_SAY_LAY, .arg = { w.far, w.way, w.near } };
}

/* The noun first, then the count, the place, the direction: those that the verb has. */
void au_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p)
{
    const struct au_state *s = redacted;
    int takes = box->game->verbs[a->verb].takes, n = 0;

    if (a->verb == VERB_PLACE) {
        say_place(au_board(box), a, p);
        return;
    }
    if (a->verb == VERB_LAY) {
        say_lay(au_board(box), a, p);
        return;
    }
    *p = (struct eng_phrase){ .text = labels[a->verb] };
    if (is_toggle(a->verb) && drafted(&s->core, a->noun))
        p->text = (uint16_t)toggled(a->verb);
    if (a->verb == VERB_DONE)
        p->text = (uint16_t)ending_of(eng_flow_row(box, &s->core));
    if (takes & TAKES_NOUN)
        p->arg[n++] = a->noun;
    if (takes & TAKES_COUNT)
        p->arg[n++] = a->count;
    if (takes & TAKES_POSE) {
        p->arg[n++] = a->x;
        p->arg[n++] = a->y;
    }
    if (takes & TAKES_ANGLE)
        p->arg[n++] = a->angle;
}
