/* cn_refusal_battle.c -- what is wrong with a refused decision in a battle, a retreat, a pursuit. */

#include "games/campaign/battle/cn_battle.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/kit/cn_refusal.h"
#include "games/campaign/retreat/cn_retreat.h"

static bool says_of_attacker(const struct cn_no *q)
{
    if (q->a->verb != VERB_ATTACK)
        return false;
    if (cn_says_of_leader(q))
        return true;
    if (q->a->noun >= q->b->leader_count)
        return false;
    switch (q->out->rule) {
    case CN_261_1:
        return cn_say_no(q, NEWS_NO_CONTACT, q->a->noun, 0);
    case CN_264_1:
        return cn_say_no(q, NEWS_NO_SECOND_FIGHT, q->a->noun, 0);
    case CN_263_2:
        return cn_say_no(q, NEWS_NO_OTHERS_FIRST, 0, 0);
    default:
        return false;
    }
}

/* It is attacked, and was to be left out. */
static bool says_of_leaving(const struct cn_no *q, int hex)
{
    switch (q->out->rule) {
    case CN_262_2:
        return cn_say_no(q, NEWS_NO_LAST_TARGET, hex, 0);
    case CN_267_1:
        return cn_say_no(q, NEWS_NO_LEAVE_JOINED, hex, 0);
    default:
        return cn_say_no(q, NEWS_NO_LEAVE, hex, 0);
    }
}

static bool says_of_target(const struct cn_no *q, int hex)
{
    const struct cn_battle *f = &q->s->battle[half_of(q->f)->battle];

    if (cn_has_hex(f->target, f->target_count, hex))
        return says_of_leaving(q, hex);
    if (!cn_has_piece(q->s, 1 - q->side, hex))
        return cn_say_no(q, NEWS_NO_PREY, hex, 0);
    switch (q->out->rule) {
    case CN_267_1:
        return cn_say_no(q, NEWS_NO_REACH, hex, 0);
    case CN_268_1:
        return cn_say_no(q, NEWS_NO_OTHER_BATTLE, hex, 0);
    case CN_265_1:
        return cn_say_no(q, NEWS_NO_SPENT, hex, 0);
    default:
        return false;
    }
}

static bool says_of_engaging(const struct cn_no *q)
{
    return cn_says_whose(q) || (q->out->rule == CN_281_1 && q->a->noun >= CN_UNIT0 &&
                                cn_say_no(q, NEWS_NO_NOT_RESERVE, q->a->noun, 0));
}

static bool says_of_targets(const struct cn_no *q)
{
    const struct cn_battle *f = &q->s->battle[half_of(q->f)->battle];
    int hex = cn_hex_of(q->a->noun);

    switch (q->a->verb) {
    case VERB_TARGET:
        return hex >= 0 && !half_of(q->f)->counter && says_of_target(q, hex);
    case VERB_WITH:
        if (cn_says_of_leader(q))
            return true;
        return q->a->noun < q->b->leader_count && cn_say_no(q, NEWS_NO_JOIN, q->a->noun, 0);
    case VERB_ENGAGE:
        return says_of_engaging(q);
    case VERB_DONE:
        return !half_of(q->f)->counter && f->target_count == 0 &&
               cn_say_no(q, NEWS_NO_TARGET, 0, 0);
    default:
        return false;
    }
}

static bool says_of_reserves(const struct cn_no *q)
{
    if (q->a->verb == VERB_ENGAGE)
        return says_of_engaging(q);
    if (q->a->verb == VERB_RESERVE && q->out->rule != CN_275_1)
        return cn_says_whose(q) || cn_say_no(q, NEWS_NO_NOT_THERE, q->a->noun, 0);
    if (q->a->verb != VERB_DONE)
        return false;
    return cn_say_no(q, q->out->rule == CN_273_1 ? NEWS_NO_ALL_RESERVE : NEWS_NO_CROWD, 0, 0);
}

/* What makes the hex no way at all. */
static bool says_of_retreat(const struct cn_no *q)
{
    int leader = retreat_of(q->f)->leader, hex = cn_hex_of(q->a->noun);

    if (q->a->verb != VERB_RETREAT || hex < 0 || leader >= q->b->leader_count)
        return false;
    int from = q->s->leader[leader].hex;

    if (cn_says_of_way(q, from, hex))
        return true;
    switch (q->out->rule) {
    case CN_321_1:
        if (cn_is_enemy_in(q->s, q->side, hex))
            return cn_say_no(q, NEWS_NO_ENEMY_THERE, hex, 0);
        if (q->b->hex[hex].ground == LAKE)
            return cn_say_no(q, NEWS_NO_LAKE, hex, 0);
        return cn_say_no(q, NEWS_NO_BRIDGE, from, hex);
    case CN_322_2:
        return cn_say_no(q, NEWS_NO_SO_NEAR, hex, 0);
    case CN_322_3:
        return cn_say_no(q, NEWS_NO_TURN_BACK, hex, 0);
    case CN_322_4:
        return cn_say_no(q, NEWS_NO_FRIENDS, hex, 0);
    case CN_322_8:
        return cn_say_no(q, NEWS_NO_ZONE_WAY, hex, 0);
    case CN_322_9:
        return cn_say_no(q, NEWS_NO_SOURCE_WAY, hex, 0);
    default:
        return false;
    }
}

static bool says_of_pursuer(const struct cn_no *q)
{
    int leader = q->a->noun;

    if (q->a->verb != VERB_PURSUE)
        return false;
    if (cn_says_whose(q))
        return true;
    if (leader >= q->b->leader_count)
        return false;
    switch (q->out->rule) {
    case CN_331_1:
        return cn_say_no(q, NEWS_NO_VICTOR, leader, 0);
    case CN_339_1:
        return cn_say_no(q, NEWS_NO_SECOND_PURSUIT, leader, 0);
    case CN_337_2:
        return cn_say_no(q, NEWS_NO_GUNS_PURSUE, leader, 0);
    case CN_338_3:
        return cn_say_no(q, NEWS_NO_GUNS_LEFT, leader, 0);
    default:
        return false;
    }
}

bool cn_refusal_in_battle(const struct cn_no *q)
{
    int proc = q->f->proc, row = q->f->step;

    if (proc == PROC_BATTLES && row == ROW_ATTACKS)
        return says_of_attacker(q);
    if (proc == PROC_ROUND && row == ROW_TARGETS)
        return says_of_targets(q);
    if (proc == PROC_ROUND && row == ROW_RESERVES)
        return says_of_reserves(q);
    if (proc == PROC_RETREAT && row == ROW_RETREAT)
        return says_of_retreat(q);
    return proc == PROC_PURSUIT && row == ROW_PURSUER && says_of_pursuer(q);
}
