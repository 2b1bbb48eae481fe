/* cn_040_capture.c -- 1X 40, 41: a leader without troops whom the enemy comes upon. */

#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"

static bool has_horse(const struct cn_board *b, const struct cn_state *s, int by)
{
    return by == CN_NOBODY || cn_strength(b, s, by, 1u << CAVALRY) > 0;
}

/* 1X-41-3: he never returns. */
static void take_prisoner(struct eng_turn *t, int leader)
{
    struct cn_state *s = t->state;

    tell(t, CN_41_3, ENG_ALL, NEWS_CAPTURED, leader);
    cn_leave_portrait(t, leader);
    cn_leave_train(t, leader);
    cn_take_leader_off(t, leader, IS_LOST);
    cn_forget_leader(s, leader, IS_LOST);
}

/* 1X-40-4: foot alone drives him off; 1X-41-1: the die at or under the initiative printed on his
 * piece, and he is repulsed.  What the enemy has, nobody is told (1X-40-3). */
enum eng_flow cn_capture_roll(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = capture_of(f)->leader;

    if (capture_of(f)->by == leader) /* taken already, over the edge of the map */
        return NEXT;
    if (s->leader[leader].standing != IS_MAP || cn_has_troops(s, leader))
        return finish(t, 0);
    if (cn_is_general(b, leader)) {
        cn_release_generals(t, b->leader[leader].side);
        return finish(t, 0);
    }
    if (BY(CN_40_2, !has_horse(b, s, capture_of(f)->by))) {
        tell(t, CN_40_4, ENG_ALL, NEWS_DRIVEN_OFF, s->leader[leader].hex);
        cn_remember(s, TOLD_DRIVEN_OFF, s->leader[leader].hex);
        return call(t, PROC_REPULSED, leader);
    }
    cn_remember(s, TOLD_CAPTURE, s->leader[leader].hex);
    if (roll(t, 6, CN_41_1) <= b->leader[leader].initiative) {
        tell(t, CN_41_2, ENG_ALL, NEWS_ESCAPES, s->leader[leader].hex);
        return call(t, PROC_REPULSED, leader);
    }
    take_prisoner(t, leader);
    return NEXT;
}
