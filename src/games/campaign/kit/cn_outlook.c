/* cn_outlook.c -- what opponents may ask about a state as their seat sees it. */

#include "games/campaign/kept/cn_tolls.h"

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

uint64_t cn_outlook_roads(const struct eng_box *box, const struct cn_state *s)
{
    return cn_tolls(cn_board(box), s)->roads;
}

const int8_t *cn_outlook_step(const struct eng_box *box, const struct cn_state *s, int hex,
                              bool horse)
{
    return cn_toll(cn_tolls(cn_board(box), s), s, hex, horse ? WAY_RIDE : WAY_FOOT);
}

void cn_outlook_steps(const struct eng_box *box, const struct cn_state *s, bool horse,
                      struct cn_steps *out)
{
    struct cn_tolls *t = cn_tolls(cn_board(box), s);

    for (int hex = 0; hex < CN_HEXES; hex++)
        cn_toll(t, s, hex, WAY_FOOT);
    out->first = t->way[horse ? WAY_RIDE : WAY_FOOT][0];
    out->apart = sizeof t->way[0][0];
}

const struct cn_state *cn_outlook_hold(const struct cn_state *s)
{
    return cn_hold(s);
}

void cn_outlook_let_go(const struct cn_state *before)
{
    cn_let_go(before);
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
