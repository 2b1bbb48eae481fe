/* cn_say.c -- what a seat is asked, and what an action is called. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/retreat/cn_retreat.h"

/* -- the questions, by the step that takes the answer -- */

static const struct {
    eng_take *take;
    uint16_t text;
} questions[] = {
    { cn_take_setup, NEWS_ASK_SETUP },       { cn_take_source, NEWS_ASK_SOURCE },
    { cn_take_disperse, NEWS_ASK_DISPERSE }, { cn_take_organise, NEWS_ASK_ORGANISE },
    { cn_take_centre, NEWS_ASK_CENTRE },     { cn_take_stacks, NEWS_ASK_STACK },
    { cn_take_displace, NEWS_ASK_DISPLACE }, { cn_take_captured, NEWS_ASK_CAPTURED },
    { cn_take_loss, NEWS_ASK_LOSS },         { cn_take_activate, NEWS_ASK_COMMANDS },
    { cn_take_march, NEWS_ASK_MARCH },       { cn_take_ride, NEWS_ASK_RIDE },
    { cn_take_vacated, NEWS_ASK_VACATED },   { cn_take_repulse, NEWS_ASK_REPULSE },
    { cn_take_column, NEWS_ASK_COLUMN },     { cn_take_sound, NEWS_ASK_SOUND },
    { cn_take_attack, NEWS_ASK_ATTACK },     { cn_take_targets, NEWS_ASK_TARGETS },
    { cn_take_withdraw, NEWS_ASK_WITHDRAW }, { cn_take_reserves, NEWS_ASK_RESERVES },
    { cn_take_markers, NEWS_ASK_MARKERS },   { cn_take_dynamics, NEWS_ASK_DYNAMICS },
    { cn_take_fire, NEWS_ASK_FIRE },         { cn_take_guard, NEWS_ASK_GUARD },
    { cn_take_bonus, NEWS_ASK_BONUS },       { cn_take_reveal, NEWS_ASK_REVEAL },
    { cn_take_retreat, NEWS_ASK_RETREAT },   { cn_take_pursuer, NEWS_ASK_PURSUER },
    { cn_take_pursue, NEWS_ASK_PURSUE },     { cn_take_foragers, NEWS_ASK_FORAGERS },
    { cn_take_beside, NEWS_ASK_BESIDE },     { cn_take_route, NEWS_ASK_LINE },
};

static int question_of(const struct eng_step *row)
{
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        if (questions[i].take == row->take)
            return questions[i].text;
    return ENG_TEXT_WAIT;
}

static const uint16_t segments[] = {
    [SEGMENT_ARRIVALS] = NEWS_ASK_ARRIVALS,     [SEGMENT_COMMANDS] = NEWS_ASK_COMMANDS,
    [SEGMENT_INITIATIVE] = NEWS_ASK_INITIATIVE, [SEGMENT_FORCED] = NEWS_ASK_FORCED,
    [SEGMENT_SOUND] = NEWS_ASK_SOUND,           [SEGMENT_PRELIMINARY] = NEWS_ASK_PRELIMINARY,
};

static void ask_of_marches(const struct cn_state *s, const struct eng_frame *f,
                           struct eng_phrase *p)
{
    p->text = segments[marches_of(f)->segment];
    p->arg[0] = s->army[marches_of(f)->side].ap;
}

/* Who goes may be a vedette, the centre, or a leader whom the reader does not know. */
static void ask_of_mover(int mover, uint16_t plain, struct eng_phrase *p)
{
    p->arg[0] = mover;
    if (mover >= CN_LEADERS)
        p->text = plain;
}

static void ask_of_frame(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *f, struct eng_phrase *p)
{
    switch (f->proc) {
    case PROC_ORGANISE:
        if (organise_of(f)->held) {
            p->text = NEWS_ASK_ORGANISE_WITH;
            p->arg[0] = organise_of(f)->held - 1;
        }
        break;
    case PROC_MARCHES:
        ask_of_marches(s, f, p);
        break;
    case PROC_MARCH:
        ask_of_mover(march_of(f)->mover, NEWS_ASK_MARCH_PIECE, p);
        break;
    case PROC_RIDE:
        ask_of_mover(ride_of(f)->who, NEWS_ASK_RIDE_CENTRE, p);
        break;
    case PROC_LOSSES:
        p->arg[0] = losses_of(f)->left;
        break;
    case PROC_TEST:
        p->arg[0] = test_of(f)->leader;
        break;
    case PROC_RETREAT:
        p->arg[0] = p->text == NEWS_ASK_BESIDE ? cn_beside_asked(b, s, f) : retreat_of(f)->left;
        break;
    case PROC_PURSUIT:
        p->arg[0] = pursuit_of(f)->made;
        break;
    case PROC_BATTLES:
        p->arg[0] = battles_of(f)->forager;
        break;
    default:
        break;
    }
}

void cn_prompt(const struct eng_box *box, const void *redacted, int seat, struct eng_phrase *p)
{
    const struct cn_state *s = redacted;
    const struct eng_step *row = eng_flow_row(box, &s->core);

    *p = (struct eng_phrase){ .text = s->core.over ? ENG_TEXT_OVER : ENG_TEXT_WAIT };
    if (!row || !(s->core.asked & ENG_SEAT(seat)))
        return;
    p->text = (uint16_t)question_of(row);
    p->rule = row->rule;
    ask_of_frame(cn_board(box), s, eng_now(&s->core), p);
}

/* -- labels -- */

static const uint16_t labels[VERB_COUNT] = {
    [VERB_SCREEN] = NEWS_SAY_SCREEN,
    [VERB_FORAGE_START] = NEWS_SAY_FORAGE_START,
    [VERB_SOURCE] = NEWS_SAY_SOURCE,
    [VERB_ROUTE] = NEWS_SAY_ROUTE,
    [VERB_REFUGE] = NEWS_SAY_REFUGE,
    [VERB_CENTRE] = NEWS_SAY_CENTRE,
    [VERB_KEEP] = NEWS_SAY_KEEP,
    [VERB_DISPERSE] = NEWS_SAY_DISPERSE,
    [VERB_REPLACE] = NEWS_SAY_REPLACE,
    [VERB_TAKE_UP] = NEWS_SAY_TAKE_UP,
    [VERB_GIVE] = NEWS_SAY_GIVE,
    [VERB_STRENGTH] = NEWS_SAY_STRENGTH,
    [VERB_ACTIVATE] = NEWS_SAY_ACTIVATE,
    [VERB_DEACTIVATE] = NEWS_SAY_DEACTIVATE,
    [VERB_REGIMENT] = NEWS_SAY_REGIMENT,
    [VERB_DETACH] = NEWS_SAY_DETACH,
    [VERB_SUBORDINATE] = NEWS_SAY_SUBORDINATE,
    [VERB_VEDETTE] = NEWS_SAY_VEDETTE,
    [VERB_ANSWER] = NEWS_SAY_ANSWER_BLOCK,
    [VERB_DONE] = NEWS_SAY_DONE,
    [VERB_ARRIVE] = NEWS_SAY_ARRIVE,
    [VERB_COMMAND] = NEWS_SAY_COMMAND,
    [VERB_TRY] = NEWS_SAY_TRY,
    [VERB_RIDE] = NEWS_SAY_RIDE,
    [VERB_MOVE_CENTRE] = NEWS_SAY_MOVE_CENTRE,
    [VERB_WITH] = NEWS_SAY_WITH,
    [VERB_MOVE] = NEWS_SAY_MOVE,
    [VERB_GO] = NEWS_SAY_GO,
    [VERB_DRIVE] = NEWS_SAY_DRIVE,
    [VERB_EXTEND] = NEWS_SAY_EXTEND,
    [VERB_DROP] = NEWS_SAY_DROP,
    [VERB_FORAGE] = NEWS_SAY_FORAGE,
    [VERB_CONCENTRATE] = NEWS_SAY_CONCENTRATE,
    [VERB_PLAN] = NEWS_SAY_PLAN,
    [VERB_REPULSE] = NEWS_SAY_REPULSE,
    [VERB_HALT] = NEWS_SAY_HALT,
    [VERB_DAMAGE] = NEWS_SAY_DAMAGE,
    [VERB_REPAIR] = NEWS_SAY_REPAIR,
    [VERB_PONTOON] = NEWS_SAY_PONTOON,
    [VERB_LIFT] = NEWS_SAY_LIFT,
    [VERB_SEIZE] = NEWS_SAY_SEIZE,
    [VERB_ABANDON] = NEWS_SAY_ABANDON,
    [VERB_FORAGES] = NEWS_SAY_FORAGES,
    [VERB_DRAWS] = NEWS_SAY_DRAWS,
    [VERB_FORAGER] = NEWS_SAY_FORAGER,
    [VERB_LOSE] = NEWS_SAY_LOSE,
    [VERB_DISPLACE] = NEWS_SAY_DISPLACE,
    [VERB_LEADER] = NEWS_SAY_LEADER,
    [VERB_ATTACK] = NEWS_SAY_ATTACK,
    [VERB_TARGET] = NEWS_SAY_TARGET,
    [VERB_RESERVE] = NEWS_SAY_RESERVE,
    [VERB_ENGAGE] = NEWS_SAY_ENGAGE,
    [VERB_PITCHED] = NEWS_SAY_PITCHED,
    [VERB_PURSUIT] = NEWS_SAY_PURSUIT,
    [VERB_REFUSAL] = NEWS_SAY_REFUSAL,
    [VERB_REAR_GUARD] = NEWS_SAY_REAR_GUARD,
    [VERB_WITHDRAW] = NEWS_SAY_WITHDRAW,
    [VERB_ADVANCE] = NEWS_SAY_ADVANCE,
    [VERB_STAND] = NEWS_SAY_STAND,
    [VERB_LEAVE] = NEWS_SAY_LEAVE,
    [VERB_COMMIT] = NEWS_SAY_COMMIT,
    [VERB_BONUS] = NEWS_SAY_BONUS_NONE,
    [VERB_SPLIT] = NEWS_SAY_SPLIT,
    [VERB_OVERRIDE] = NEWS_SAY_OVERRIDE,
    [VERB_RETREAT] = NEWS_SAY_RETREAT,
    [VERB_PURSUE] = NEWS_SAY_PURSUE,
    [VERB_ON] = NEWS_SAY_ON,
    [VERB_SOUND] = NEWS_SAY_SOUND,
    [VERB_COUNTER] = NEWS_SAY_COUNTER,
    [VERB_DECLINE] = NEWS_SAY_DECLINE,
    [VERB_END_GAME] = NEWS_SAY_END_GAME,
    [VERB_TWO_BOXES] = NEWS_SAY_TWO_BOXES,
};

/* Verbs that say more than one thing. */
static int label_of(const struct cn_state *s, const struct eng_action *a)
{
    switch (a->verb) {
    case VERB_WITH:
        return drafted(&s->core, a->noun) ? NEWS_SAY_WITHOUT : NEWS_SAY_WITH;
    case VERB_RESERVE:
        return drafted(&s->core, a->noun) ? NEWS_SAY_NO_RESERVE : NEWS_SAY_RESERVE;
    case VERB_ON:
        return s->core.depth && eng_now(&s->core)->proc == PROC_BATTLES ? NEWS_SAY_CONCENTRATE
                                                                        : NEWS_SAY_ON;
    case VERB_RIDE:
        return a->noun >= CN_PIECE0 ? NEWS_SAY_RIDE_VEDETTE : NEWS_SAY_RIDE;
    case VERB_ANSWER:
        return a->count ? NEWS_SAY_ANSWER_OPEN : NEWS_SAY_ANSWER_BLOCK;
    case VERB_BONUS:
        return a->count < 0   ? NEWS_SAY_BONUS_LESS
               : a->count > 0 ? NEWS_SAY_BONUS_MORE
                              : NEWS_SAY_BONUS_NONE;
    default:
        return labels[a->verb];
    }
}

static bool is_hex(const struct eng_box *box, int verb)
{
    int gesture = box->game->verbs[verb].gesture;

    return verb != VERB_ARRIVE && (gesture == GESTURE_SPACE || gesture == GESTURE_EDGE);
}

static int count_of(const struct eng_action *a)
{
    if (a->verb == VERB_ARRIVE || a->verb == VERB_ADVANCE || a->verb == VERB_FORAGER)
        return cn_hex_of(a->count);
    return a->count < 0 ? -a->count : a->count;
}

/* The noun first, then the count. */
void cn_say(const struct eng_box *box, const void *redacted, const struct eng_action *a,
            struct eng_phrase *p)
{
    int takes = box->game->verbs[a->verb].takes, n = 0;

    *p = (struct eng_phrase){ .text = (uint16_t)label_of(redacted, a) };
    if (takes & TAKES_NOUN)
        p->arg[n++] = is_hex(box, a->verb) ? cn_hex_of(a->noun) : a->noun;
    if (takes & TAKES_COUNT)
        p->arg[n++] = count_of(a);
}
