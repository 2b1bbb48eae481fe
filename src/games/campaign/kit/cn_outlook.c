/* cn_outlook.c -- what opponents may ask about a state as their seat sees it. */

#include "games/campaign/cn_local.h"

int cn_outlook_mover(const struct cn_state *s)
{
    const struct eng_frame *f = eng_now(&s->core);
    int what = f->proc == PROC_MARCH  ? march_of(f)->mover
               : f->proc == PROC_RIDE ? ride_of(f)->who
                                      : CN_NOBODY;

    if (f->proc == PROC_RIDE && what >= CN_CENTRE0)
        return CN_OUTLOOK_CENTRE;
    return what;
}

bool cn_outlook_forced(const struct cn_state *s)
{
    const struct eng_frame *f = eng_innermost(&s->core, PROC_MARCHES);

    return f && marches_of(f)->segment == SEGMENT_FORCED;
}

int cn_outlook_battle(const struct cn_state *s)
{
    const struct eng_frame *f = eng_innermost(&s->core, PROC_ROUND);

    return f ? half_of(f)->battle : -1;
}

int cn_outlook_cost(const struct eng_box *box, const struct cn_state *s, int from, int to,
                    bool horse)
{
    return cn_cost(cn_board(box), s, from, to, horse);
}

int cn_outlook_distance(int hex, int other)
{
    return cn_distance(hex, other);
}

bool cn_outlook_fortified(const struct eng_box *box, int hex)
{
    return cn_is_fortified(cn_board(box), hex);
}

int cn_outlook_strength(const struct eng_box *box, const struct cn_state *s, int leader,
                        unsigned arms)
{
    return cn_strength(cn_board(box), s, leader, arms);
}

int cn_outlook_initiative(const struct eng_box *box, const struct cn_state *s, int leader)
{
    return cn_initiative(cn_board(box), s, leader);
}

bool cn_outlook_formation(const struct cn_state *s, int leader)
{
    return s->leader[leader].standing == IS_MAP && cn_has_troops(s, leader);
}
