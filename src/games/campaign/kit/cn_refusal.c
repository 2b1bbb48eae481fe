/* cn_refusal.c -- what is wrong with a refused decision, in the words of whoever pointed at the map.
 *
 * First whose the piece is and where it stands; then what the rule that forbids means here, with its
 * numbers.  All of it is written from what the seat knows: of a piece that is not seen nothing is
 * said but that it stands there.  Where nothing better can be said the statement speaks for itself. */

#include "games/campaign/kit/cn_refusal.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/command/cn_organise.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/supply/cn_supply.h"

bool cn_say_no(const struct cn_no *q, int text, int a, int b)
{
    q->out->text = (uint16_t)text;
    q->out->arg[0] = a;
    q->out->arg[1] = b;
    return true;
}

/* -- whose it is, and where -- */

static int side_of(const struct cn_board *b, int token)
{
    if (token >= CN_PIECE0)
        return token < CN_PIECE0 + CN_PIECES ? cn_side_of_slot(token - CN_PIECE0) : SIDES;
    if (token >= CN_UNIT0)
        return token - CN_UNIT0 < b->unit_count ? b->unit[token - CN_UNIT0].side : SIDES;
    return token < b->leader_count ? b->leader[token].side : SIDES;
}

bool cn_says_whose(const struct cn_no *q)
{
    if (side_of(q->b, q->a->noun) != 1 - q->side)
        return false;
    return cn_say_no(q, q->a->noun >= CN_PIECE0 ? NEWS_NO_ENEMYS_PIECE : NEWS_NO_ENEMYS, q->a->noun,
                     0);
}

/* A leader of one's own who has no formation on the map. */
static bool says_where(const struct cn_no *q, int leader)
{
    const struct cn_leader *l = &q->s->leader[leader];

    switch (l->standing) {
    case IS_MAP:
        return !cn_is_formation(q->b, q->s, leader) && cn_say_no(q, NEWS_NO_TROOPS, leader, 0);
    case IS_BOX:
        return cn_say_no(q, NEWS_NO_IN_BOX, leader, l->under);
    case IS_COMING:
        return cn_say_no(q, NEWS_NO_ARRIVAL_YET, leader, 0);
    case IS_LOST:
        return cn_say_no(q, NEWS_NO_LOST, leader, 0);
    default:
        return cn_say_no(q, NEWS_NO_OFF_MAP, leader, 0);
    }
}

bool cn_says_of_leader(const struct cn_no *q)
{
    int token = q->a->noun;

    if (cn_says_whose(q))
        return true;
    if (token >= CN_UNIT0 && token < CN_PIECE0)
        return cn_say_no(q, NEWS_NO_UNIT, token, 0);
    return token < q->b->leader_count && says_where(q, token);
}

/* -- activations -- */

static bool says_when(const struct cn_no *q, int segment)
{
    if (q->a->verb == VERB_COMMAND && segment != SEGMENT_COMMANDS)
        return cn_say_no(q, NEWS_NO_COMMANDS_NOW, 0, 0);
    return q->a->verb == VERB_TRY && (segment == SEGMENT_ARRIVALS || segment == SEGMENT_COMMANDS) &&
           cn_say_no(q, NEWS_NO_INITIATIVE_YET, 0, 0);
}

static bool says_why_idle(const struct cn_no *q, int leader)
{
    bool tried = q->s->leader[leader].did & DID_TRY;

    switch (q->out->rule) {
    case CN_66_3:
    case CN_149_2:
        return cn_say_no(q, NEWS_NO_SECOND_MARCH, leader, 0);
    case CN_53_2:
    case CN_54_1:
    case CN_180_1:
        return cn_say_no(q, tried ? NEWS_NO_SECOND_TRY : NEWS_NO_NEWCOMER, leader, 0);
    case CN_105_2:
        return cn_say_no(q, NEWS_NO_FILLED_UP, leader, 0);
    case CN_135_1:
        return cn_say_no(q, NEWS_NO_BOUND, leader, 0);
    case CN_66_2:
        return cn_say_no(q, NEWS_NO_AP_LEFT, 0, 0);
    case CN_151_1:
        return cn_say_no(q, NEWS_NO_DISPATCH, leader, cn_dispatch_limit(q->b, q->s, q->side));
    case CN_159_1:
        return cn_say_no(q, NEWS_NO_CENTRE_MOVED, 0, 0);
    case CN_36_1:
        return cn_say_no(q, NEWS_NO_SPAN, leader, 0);
    case CN_129_2:
        return cn_say_no(q, NEWS_NO_BESIDE, leader, 0);
    default:
        return false;
    }
}

static bool says_of_rider(const struct cn_no *q)
{
    int token = q->a->noun;

    if (q->out->rule == CN_38_3 || q->out->rule == CN_200_1)
        return cn_say_no(q, NEWS_NO_SECOND_RIDE, token, 0);
    return token < q->b->leader_count && cn_is_formation(q->b, q->s, token) &&
           cn_say_no(q, NEWS_NO_RIDER, token, 0);
}

static bool says_of_activation(const struct cn_no *q)
{
    int verb = q->a->verb;

    if (verb == VERB_RIDE)
        return cn_says_whose(q) || says_of_rider(q);
    if (verb != VERB_COMMAND && verb != VERB_TRY && verb != VERB_WITH)
        return false;
    if (cn_says_of_leader(q) || says_when(q, marches_of(q->f)->segment))
        return true;
    return q->a->noun < q->b->leader_count && says_why_idle(q, q->a->noun);
}

/* -- steps -- */

/* The dearer arm, where one of them cannot pay. */
static bool says_cost(const struct cn_no *q, int mover, int from, int to)
{
    int extra = q->a->verb == VERB_DRIVE ? 2 : 0; /* 1X-211-2 */

    for (int horse = FOOT; horse <= HORSE; horse++) {
        int left = cn_left(q->b, q->s, mover, horse);
        int cost = cn_cost(q->b, q->s, from, to, horse) + extra;
        if (left == 255 || cost <= left)
            continue;
        q->out->arg[2] = left;
        return cn_say_no(q, NEWS_NO_MP, to, cost);
    }
    return false;
}

static bool says_of_distance(const struct cn_no *q, int from, int to)
{
    int distance = cn_distance(from, to);

    if (distance == 0)
        return cn_say_no(q, NEWS_NO_HERE, to, 0);
    return distance > 1 && cn_say_no(q, NEWS_NO_NEXT, to, distance);
}

/* What lies between two hexes, or in the second of them. */
bool cn_says_of_way(const struct cn_no *q, int from, int to)
{
    if (says_of_distance(q, from, to))
        return true;
    switch (q->out->rule) {
    case CN_195_1:
        return cn_say_no(q, NEWS_NO_ENEMY_THERE, to, 0);
    case CN_209_1:
        return cn_say_no(q, NEWS_NO_VEDETTE_THERE, to, 0);
    case CN_191_1:
        return cn_say_no(q, NEWS_NO_BRIDGE, from, to);
    case CN_189_3:
        return cn_say_no(q, NEWS_NO_LAKE, to, 0);
    default:
        return false;
    }
}

static bool says_of_step(const struct cn_no *q, int mover, int to)
{
    int from = cn_where(q->s, mover);

    if (cn_says_of_way(q, from, to))
        return true;
    switch (q->out->rule) {
    case CN_206_1:
        return cn_say_no(q, NEWS_NO_STOPPED, mover, 0);
    case CN_211_5:
        return march_of(q->f)->must > 0 &&
               cn_say_no(q, NEWS_NO_VACATED, march_of(q->f)->must - 1, 0);
    case CN_181_3:
        return says_cost(q, mover, from, to);
    case CN_208_1:
        return cn_say_no(q, NEWS_NO_ZONE_TO_ZONE, from, to);
    case CN_58_2:
        return cn_say_no(q, NEWS_NO_FIRST_CONTACT, to, 0);
    default:
        return false;
    }
}

static bool says_of_plan(const struct cn_no *q, int from, int goal)
{
    if (q->out->rule == CN_168_1)
        return cn_say_no(q, NEWS_NO_PLAN_SO_NEAR, goal, 0);
    if (q->out->rule != CN_169_1)
        return false;
    if (march_of(q->f)->state & MARCH_MOVED)
        return cn_say_no(q, NEWS_NO_PLAN_NOW, 0, 0);
    if (q->b->hex[goal].ground == LAKE)
        return cn_say_no(q, NEWS_NO_LAKE_GOAL, goal, 0);
    return goal != from && cn_say_no(q, NEWS_NO_PLAN_SO_FAR, goal, cn_distance(from, goal));
}

static bool says_of_extension(const struct cn_no *q, int head)
{
    if (q->out->rule != CN_165_1)
        return false;
    if (q->s->leader[head].did & DID_EXTEND)
        return cn_say_no(q, NEWS_NO_EXTENDED, head, 0);
    return cn_say_no(q, NEWS_NO_AP_LEFT, 0, 0);
}

static bool says_of_march(const struct cn_no *q)
{
    int head = march_of(q->f)->leader, mover = march_of(q->f)->mover, hex = cn_hex_of(q->a->noun);
    bool led = head < q->b->leader_count;

    if (mover >= CN_WHATS)
        return false;
    switch (q->a->verb) {
    case VERB_GO:
    case VERB_DRIVE:
        return hex >= 0 && says_of_step(q, mover, hex);
    case VERB_PLAN:
        return hex >= 0 && led && says_of_plan(q, q->s->leader[head].hex, hex);
    case VERB_EXTEND:
        return led && says_of_extension(q, head);
    case VERB_COMMAND:
        return led && cn_say_no(q, NEWS_NO_FIRST_HALT, head, 0);
    case VERB_MOVE:
    case VERB_DROP:
        if (cn_says_whose(q))
            return true;
        return q->out->rule == CN_196_1 && q->a->noun < q->b->leader_count &&
               cn_say_no(q, NEWS_NO_MEMBER, q->a->noun, 0);
    default:
        return false;
    }
}

/* -- rides -- */

static bool says_of_ride(const struct cn_no *q)
{
    int what = ride_of(q->f)->who, to = cn_hex_of(q->a->noun);
    bool centre = what >= CN_CENTRE0 && what < CN_CENTRE0 + SIDES;

    if (q->a->verb != VERB_GO || to < 0 || (what >= CN_WHATS && !centre))
        return false;
    int from = centre ? q->s->army[what - CN_CENTRE0].centre : cn_where(q->s, what);
    int most = centre ? CENTRE_HALVES : RIDE_HALVES;

    if (cn_says_of_way(q, from, to))
        return true;
    if (q->out->rule != CN_38_2 && q->out->rule != CN_158_1)
        return false;
    q->out->arg[2] = most - ride_of(q->f)->spent;
    return cn_say_no(q, NEWS_NO_MP, to, cn_cost(q->b, q->s, from, to, HORSE));
}

/* -- organisation and losses -- */

static bool says_of_organisation(const struct cn_no *q)
{
    int held = organise_of(q->f)->held - 1;

    switch (q->a->verb) {
    case VERB_GIVE:
    case VERB_STRENGTH:
        if (cn_held_unit(q->f) < 0)
            return cn_say_no(q, NEWS_NO_NOTHING_HELD, 0, 0);
        return cn_says_whose(q);
    case VERB_TAKE_UP:
        if (held >= 0)
            return cn_say_no(q, NEWS_NO_HELD_ALREADY, held, 0);
        return cn_says_whose(q);
    case VERB_REPLACE:
    case VERB_DETACH:
    case VERB_SUBORDINATE:
        return cn_says_whose(q);
    default:
        return false;
    }
}

static bool says_of_loss(const struct cn_no *q)
{
    if (q->a->verb != VERB_LOSE)
        return false;
    return cn_says_whose(q) ||
           (side_of(q->b, q->a->noun) == q->side && cn_say_no(q, NEWS_NO_BEARER, q->a->noun, 0));
}

static bool says_by_row(const struct cn_no *q)
{
    switch (q->f->proc) {
    case PROC_ORGANISE:
        return says_of_organisation(q);
    case PROC_MARCHES:
        return says_of_activation(q);
    case PROC_MARCH:
        return says_of_march(q);
    case PROC_RIDE:
        return says_of_ride(q);
    case PROC_LOSSES:
        return says_of_loss(q);
    default:
        return cn_refusal_in_battle(q);
    }
}

bool cn_refusal(const struct eng_box *box, const void *redacted, int seat,
                const struct eng_action *a, struct eng_phrase *out)
{
    const struct cn_state *s = redacted;
    const struct cn_no q = { cn_board(box), s, eng_now(&s->core), a, s->core.side[seat], out };

    if (!(s->core.asked & ENG_SEAT(seat)))
        return false;
    return says_by_row(&q) ||
           (box->game->verbs[a->verb].gesture == GESTURE_PIECE && cn_says_whose(&q));
}
