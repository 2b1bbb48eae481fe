/* cn_211_driven.c -- 1X 211: who is repulsed goes back two hexes, without pursuit and without loss. */

#include "base/geo_hex.h"

#include "games/campaign/cn_steps.h"
#include "games/campaign/march/cn_march.h"

enum { BACK = 2 };

/* -- a vedette -- */

static bool is_open_to(const struct cn_board *b, const struct cn_state *s, int side, int from,
                       int at)
{
    int to = b->next[from][at];

    if (to == CN_NOWHERE || cn_cost(b, s, from, to, 1) < 0 || cn_has_garrison(s, 1 - side, to))
        return false;
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (s->piece[i].what != CN_NOBODY && s->piece[i].hex == to)
            return false;
    return true;
}

/* Lower is better: few enemy zones, then near the supply source. */
static int rank(const struct cn_board *b, const struct cn_state *s, int side, int first, int last)
{
    int source = cn_supply_source(s, side);
    int zones = cn_seems_in_zone(b, s, first, 1 - side) + cn_seems_in_zone(b, s, last, 1 - side);

    return zones * 256 + (source == CN_NOWHERE ? 0 : cn_distance(last, source));
}

static int way_back(const struct cn_board *b, const struct cn_state *s, int side, int from)
{
    int best = -1, best_rank = 0;

    for (int one = 0; one < HEX_SIDES; one++) {
        if (!is_open_to(b, s, side, from, one))
            continue;
        int first = b->next[from][one];
        for (int two = 0; two < HEX_SIDES; two++) {
            int last = b->next[first][two];
            if (!is_open_to(b, s, side, first, two) || cn_distance(from, last) != BACK)
                continue;
            int here = rank(b, s, side, first, last);
            if (best < 0 || here < best_rank) {
                best = last;
                best_rank = here;
            }
        }
    }
    return best;
}

/* 1X-210-3: a vedette goes back too; where it cannot, it is driven in. */
static enum eng_flow drive_vedette(struct eng_turn *t, int vedette)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = cn_whose(b, CN_LEADERS + vedette);
    int from = s->vedette[vedette].hex, to = way_back(b, s, side, from);

    if (BY(CN_210_3, to < 0)) {
        cn_vedette_back(t, vedette);
        return finish(t, 1);
    }
    cn_tell_deed(t, &(struct cn_deed){ CN_320_1,
                                       0,
                                       NEWS_VEDETTE_BACK,
                                       NEWS_FALLS_BACK,
                                       CN_LEADERS + vedette,
                                       { from, to, BACK } });
    cn_move_vedette(t, vedette, to);
    return finish(t, 1);
}

/* -- a formation or a leader -- */

enum eng_flow cn_repulsed(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;
    int what = repulsed_of(f)->who;

    HOLDS(CN_211_6, "what zones cost is reckoned in a pursuit, and none follows a repulse");
    HOLDS(CN_214_1, "a repulse leaves no mark on those driven back");
    if (cn_is_vedette(what))
        return drive_vedette(t, what - CN_LEADERS);
    repulsed_frame(f)->from = (int16_t)s->leader[what].hex;
    return call(t, PROC_RETREAT, what, BACK, RETREAT_REPULSE);
}

/* It reads like the way back of a vedette, or the line would tell them apart.  Who has left the map or
 * is no more has vacated his hex as well (1X-211-5). */
enum eng_flow cn_repulsed_end(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_state *s = t->state;
    int what = repulsed_of(f)->who;

    if (!cn_is_vedette(what) && s->leader[what].standing == IS_MAP)
        cn_tell_deed(t,
                     &(struct cn_deed){ CN_320_1,
                                        NEWS_LEADER_FALLS_BACK,
                                        0,
                                        NEWS_FALLS_BACK,
                                        what,
                                        { repulsed_of(f)->from, s->leader[what].hex, f->answer } });
    bool gone = !cn_is_vedette(what) && s->leader[what].standing != IS_MAP;
    return finish(t, gone ? BACK : f->answer);
}
