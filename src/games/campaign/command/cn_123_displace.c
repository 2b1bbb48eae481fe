/* cn_123_displace.c -- 1X 123, 322-4 to 322-6: a formation is displaced one hex by the priorities of
 * retreat; if friends are in its way who cannot be one with it, they go first. */

#include "engine/sabotage.h"
#include "games/campaign/cn_local.h"
#include "games/campaign/cn_steps.h"
#include "games/campaign/command/cn_stack.h"

static bool is_on_its_way(const struct cn_state *s, int leader)
{
    for (int i = 0; i < s->core.depth; i++)
        if (s->core.frame[i].proc == PROC_DISPLACE &&
            displace_of(&s->core.frame[i])->leader == leader)
            return true;
    return false;
}

/* The smallest friendly formation there, if it must make room; CN_NOBODY: there is room. */
static int in_the_way(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    struct cn_stack st;
    int least = CN_NOBODY;

    if (cn_check_stack(b, s, leader, hex) == 0)
        return CN_NOBODY;
    cn_gather_stack(b, s, b->leader[leader].side, hex, &st);
    for (int i = 0; i < st.count; i++)
        if (least == CN_NOBODY || cn_strength(b, s, st.leader[i], 7) < cn_strength(b, s, least, 7))
            least = st.leader[i];
    return least;
}

/* 1X-322-5: where nobody can make room, nobody goes. */
static bool has_room(const struct cn_board *b, const struct cn_state *s, int leader, int hex)
{
    int other = in_the_way(b, s, leader, hex);

    if (other == CN_NOBODY)
        return cn_check_stack(b, s, leader, hex) == 0;
    return !is_on_its_way(s, other) && s->core.depth < ENG_DEPTH - 2 &&
           cn_can_displace(b, s, other);
}

static int ways(const struct cn_board *b, const struct cn_state *s, int leader, uint16_t out[6])
{
    uint16_t hex[6], path[1] = { s->leader[leader].hex };
    int all = cn_retreat_steps(b, s, leader, 1, path, 1, hex), count = 0;

    for (int i = 0; i < all; i++)
        if (has_room(b, s, leader, hex[i]))
            out[count++] = hex[i];
    return count;
}

enum eng_flow cn_ask_displace(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    const struct cn_state *s = t->state;
    int leader = displace_of(f)->leader;
    uint16_t hex[6];
    int count = ways(b, s, leader, hex);

    if (count == 0)
        return finish(t, 0);
    displace_frame(f)->hex = (int16_t)(hex[0] + 1);
    return count == 1 ? NEXT : ask(t, seats_of(t->core, b->leader[leader].side));
}

/* There is no way only in worlds that the enemy imagines. */
void cn_offer_displace(const struct eng_box *box, const void *state, int seat,
                       struct eng_choices *c)
{
    const struct cn_state *s = state;
    uint16_t hex[6];
    int count = ways(cn_board(box), s, displace_now(&s->core)->leader, hex);

    (void)seat;
    for (int i = 0; i < count; i++)
        offer_noun(c, VERB_RETREAT, cn_number(hex[i]));
    if (count == 0)
        offer(c, VERB_STAND);
}

enum eng_flow cn_take_displace(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    BASE_ASSERT(!SABOTAGE(BUG_CAMPAIGN));
    if (a->verb == VERB_STAND)
        return finish(t, 0);
    displace_frame(f)->hex = (int16_t)(cn_hex_of(a->noun) + 1);
    return NEXT;
}

/* 1X-322-6: the one displaced may displace another. */
enum eng_flow cn_displace_go(struct eng_turn *t, struct eng_frame *f)
{
    int other =
        in_the_way(cn_board(t->box), t->state, displace_of(f)->leader, displace_of(f)->hex - 1);

    if (other == CN_NOBODY)
        return NEXT;
    displace_frame(f)->pushes = 1;
    return call(t, PROC_DISPLACE, other);
}

enum eng_flow cn_displace_in(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int leader = displace_of(f)->leader, hex = displace_of(f)->hex - 1;

    if (displace_of(f)->pushes && (f->answer == 0 || !has_room(b, s, leader, hex)))
        return finish(t, 0);
    cn_tell_deed(t, &(struct cn_deed){ CN_123_1,
                                       NEWS_LEADER_DISPLACED,
                                       0,
                                       NEWS_DISPLACED,
                                       leader,
                                       { s->leader[leader].hex, hex } });
    cn_move_leader(t, leader, hex);
    int above = s->leader[leader].under;
    if (above != CN_NOBODY && cn_distance(s->leader[above].hex, hex) > 1)
        s->leader[leader].under = CN_NOBODY;
    return finish(t, 1);
}
