/* cn_167_admin.c -- 1X 167 to 170: administrative marches: one command for two turns, far from the
 * enemy, to a hex that was chosen before. */

#include "games/campaign/march/cn_march.h"

enum { ADMIN_REACH = 20 }; /* hexes: two turns of five MP on a primary road */

static bool leads_others(const struct cn_board *b, const struct cn_state *s, int leader)
{
    for (int i = 0; i < b->leader_count; i++)
        if (s->leader[i].under == leader &&
            (s->leader[i].standing == IS_BOX || cn_has_troops(s, i)))
            return true;
    return false;
}

static bool has_another(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int side = b->leader[leader].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != leader && s->leader[i].admin && s->leader[i].standing == IS_MAP)
            return true;
    return false;
}

/* 1X-168-1, as far as it is seen. */
static bool sees_enemy_near(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what < CN_LEADERS && s->piece[i].face_up &&
            cn_distance(s->piece[i].hex, hex) < ADMIN_DISTANCE)
            return true;
    return false;
}

/* 1X-169-1: any hex that can be entered in every weather. */
static bool is_goal(const struct cn_board *b, int from, int goal)
{
    return goal >= 0 && goal != from && b->hex[goal].ground != LAKE &&
           cn_distance(from, goal) <= ADMIN_REACH;
}

/* Whether there may be a plan at all, wherever it leads. */
static eng_ruleno check_planner(const struct cn_board *b, const struct cn_state *s,
                                const struct eng_frame *march)
{
    int leader = march_of(march)->leader;

    if (s->title == TITLE_TETE)
        return CN_170_1;
    if (cn_is_vedette(leader) || march_of(march)->segment != SEGMENT_COMMANDS ||
        march_of(march)->state & MARCH_MOVED)
        return CN_169_1;
    if (leads_others(b, s, leader))
        return CN_167_1;
    if (has_another(b, s, leader) || s->leader[leader].did & DID_EXTEND)
        return CN_167_2;
    return s->leader[leader].admin ? CN_168_1 : 0;
}

eng_ruleno cn_check_plan(const struct cn_board *b, const struct cn_state *s,
                         const struct eng_frame *march, int goal)
{
    int leader = march_of(march)->leader;
    eng_ruleno never = check_planner(b, s, march);

    if (never)
        return never;
    int from = s->leader[leader].hex, side = b->leader[leader].side;
    if (!is_goal(b, from, goal))
        return CN_169_1;
    return sees_enemy_near(s, side, from) || sees_enemy_near(s, side, goal) ? CN_168_1 : 0;
}

void cn_offer_plans(const struct cn_board *b, const struct cn_state *s,
                    const struct eng_frame *march, struct eng_choices *c)
{
    int leader = march_of(march)->leader;

    if (check_planner(b, s, march) != 0)
        return;
    int from = s->leader[leader].hex, side = b->leader[leader].side;
    if (sees_enemy_near(s, side, from))
        return;
    for (int goal = 0; goal < CN_HEXES; goal++)
        if (is_goal(b, from, goal) && !sees_enemy_near(s, side, goal))
            offer_noun(c, VERB_PLAN, cn_number(goal));
}

/* It keeps its distance from whoever is seen, and does not turn away from its goal. */
eng_ruleno cn_check_admin_step(const struct cn_board *b, const struct cn_state *s, int leader,
                               int to)
{
    const struct cn_leader *l = &s->leader[leader];

    if (!l->admin)
        return 0;
    if (sees_enemy_near(s, b->leader[leader].side, to) ||
        cn_distance(to, l->goal) > cn_distance(l->hex, l->goal))
        return CN_168_1;
    return 0;
}

/* A piece that may be a formation is that near. */
static bool may_be_stopped(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++) {
        const struct cn_piece *p = &s->piece[i];
        if (p->what != CN_NOBODY && !(p->face_up && p->what >= CN_LEADERS) &&
            cn_distance(p->hex, hex) < ADMIN_DISTANCE)
            return true;
    }
    return false;
}

/* 1X-168-2: really near, seen or not; vedettes do not count. */
static bool is_stopped(const struct cn_board *b, const struct cn_state *s, int leader)
{
    int enemy = 1 - b->leader[leader].side;

    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        if (BY(CN_169_2, cn_is_formation(b, s, i)) &&
            cn_distance(s->leader[i].hex, s->leader[leader].hex) < ADMIN_DISTANCE)
            return true;
    return false;
}

void cn_end_admin(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;

    s->leader[leader].admin = 0;
    s->leader[leader].goal = CN_NOWHERE;
    tell(t, CN_168_2, seats_of(t->core, cn_board(t->box)->leader[leader].side), NEWS_PLAN_OVER,
         leader);
}

/* Whoever stops it stood there unseen, it may be: its owner knows more than the table shows. */
bool cn_stop_admin(struct eng_turn *t, int leader)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;

    if (may_be_stopped(s, b->leader[leader].side, s->leader[leader].hex))
        peek(t);
    if (!is_stopped(b, s, leader))
        return false;
    cn_end_admin(t, leader);
    cn_remember_for(s, b->leader[leader].side, TOLD_ADMIN_STOPPED, s->leader[leader].hex);
    return true;
}

bool cn_admin_goes_on(const struct cn_state *s, int leader)
{
    return s->leader[leader].admin != 0 && s->leader[leader].admin < s->turn;
}

/* Before the second part the enemy may have come near, or he was given subordinates (1X-167-1); and
 * there is no third. */
void cn_review_admin(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (!s->leader[i].admin)
            continue;
        if (!cn_is_formation(b, s, i) || leads_others(b, s, i) || s->leader[i].admin + 1 < s->turn)
            cn_end_admin(t, i);
        else
            cn_stop_admin(t, i);
    }
}

/* 1X-167-1: of two movement phases; when the second is over so is the march, made or not. */
void cn_close_admin(struct eng_turn *t, int side)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (cn_admin_goes_on(s, i))
            cn_end_admin(t, i);
}
