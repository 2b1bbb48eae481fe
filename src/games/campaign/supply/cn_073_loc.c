/* cn_073_loc.c -- 1X 73 to 82: lines of communication, depots, and when a centre is active.
 *
 * Depots shorten a line, so the least effective length is no ordinary shortest way: all ways along
 * the primary roads are tried, of which there are few. */

#include <string.h>

#include "base/bitset.h"
#include "base/geo_hex.h"

#include "games/campaign/kept/cn_routes.h"
#include "games/campaign/march/cn_march.h"
#include "games/campaign/supply/cn_supply.h"

enum { LONGEST_LINE = 95, MOST_STEPS = 20000, DEPOT_HEXES = 5 };

/* -- depots -- */

/* 1X-81-3: an enemy who is seen in it, though he bar no road; who is not may be a vedette. */
static bool is_occupied(const struct cn_state *s, int side, int hex)
{
    for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
        if (BY(CN_81_3,
               s->piece[i].hex == hex && s->piece[i].what < CN_LEADERS && s->piece[i].face_up))
            return true;
    return false;
}

/* 1X-80-1: those printed, towns of most classes, and the sources of the side. */
bool cn_is_depot(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    return BY(CN_80_1, b->hex[hex].depot != NO_DEPOT || cn_is_source(b, s, side, hex)) &&
           !is_occupied(s, side, hex);
}

/* -- ways along the primary roads -- */

struct roads {
    const struct cn_board *b;
    const struct cn_state *s;
    const struct cn_watch *watch;
    unsigned mask;
    int side, goal, via; /* via: CN_NOWHERE, or a hex that must be on the way */
    int steps;
    int count, depots;
    uint16_t path[LONGEST_LINE + 1];
    uint8_t tried[LONGEST_LINE + 1]; /* sides of each hex that were tried */
    uint8_t depot[LONGEST_LINE + 1]; /* is it one?                        */
    uint64_t on[CN_HEXES / 64 + 1];  /* hexes of the path                 */
    struct cn_trace *best;
    bool *places; /* NULL, or: where lines run that are short enough */
};

/* 1X-73-5, 222-1: the road itself joins the two hexes, and its bridge stands. */
static bool is_joined(const struct roads *r, int from, int side)
{
    const struct cn_hex *h = &r->b->hex[from];

    return h->road[side] == BY(CN_73_5, PRIMARY_ROAD) &&
           (h->river[side] == NO_RIVER || (cn_is_bridged(r->b, r->s, from, side)));
}

/* 1X-73-2, 75-2, 79: every hex entered counts one, bridges nothing, each depot five less; the
 * source is no depot of its own line, and no line is shorter than nothing. */
static int effective(const struct roads *r)
{
    int length = BY(CN_75_2, BY(CN_73_2, r->count - 1)) - BY(CN_79_1, DEPOT_HEXES) * r->depots;

    return BY(CN_79_3, BY(CN_80_2, BY(CN_79_5, length > 0) ? length : 0));
}

static void enter(struct roads *r, int hex)
{
    r->depot[r->count] =
        BY(CN_79_4, r->count > 0) && BY(CN_79_2, cn_is_depot(r->b, r->s, r->side, hex));
    r->depots += r->depot[r->count];
    bit_add(r->on, hex);
    r->tried[r->count] = 0;
    r->path[r->count++] = (uint16_t)hex;
}

static void leave(struct roads *r)
{
    bit_drop(r->on, r->path[--r->count]);
    r->depots -= r->depot[r->count];
}

static void note_places(struct roads *r)
{
    if (effective(r) > r->b->table.loc_limit[r->side])
        return;
    for (int i = 1; i < r->count - 1; i++)
        if (r->b->hex[r->path[i]].name)
            r->places[r->b->hex[r->path[i]].name - 1] = true;
}

/* -- which line is proposed -- */

static uint64_t danger_of(const struct roads *r, const uint16_t *hex, int count)
{
    uint64_t danger = 0;

    for (int i = 1; i < count; i++)
        danger += cn_danger(r->b, r->s, r->watch, hex[i]);
    return danger;
}

/* The first of the places by which the one line leads and the other does not. */
static int own_place(const struct roads *r, const uint16_t *hex, const uint16_t *other, int count)
{
    int least = CN_TOWNS + 1;

    for (int i = 0; i < count; i++) {
        int name = r->b->hex[hex[i]].name, k = 0;
        while (k < count && other[k] != hex[i])
            k++;
        if (name && name < least && k == count)
            least = name;
    }
    return least;
}

/* Of two with as many hexes: less danger, then the place that stands first in the list of the map, for
 * depots lie in places.  Nothing hangs on what is left. */
static bool is_preferred(const struct roads *r)
{
    const struct cn_trace *best = r->best;
    uint64_t ours = danger_of(r, r->path, r->count), theirs = danger_of(r, best->hex, r->count);

    if (ours != theirs)
        return ours < theirs;
    return own_place(r, r->path, best->hex, r->count) < own_place(r, best->hex, r->path, r->count);
}

/* 1X-73-6: the least effective length; of two, the line with fewer hexes. */
static bool is_best(const struct roads *r, int length)
{
    const struct cn_trace *best = r->best;

    if (!best->count || length != best->effective)
        return !best->count || length < best->effective;
    return r->count != best->count ? r->count < best->count : is_preferred(r);
}

static void arrive(struct roads *r)
{
    struct cn_trace *best = r->best;
    int length = effective(r);

    if (r->places)
        note_places(r);
    if ((r->via != CN_NOWHERE && !bit_has(r->on, r->via)) || !is_best(r, length))
        return;
    best->effective = (int16_t)length;
    best->length = (int16_t)(r->count - 1);
    best->count = (int16_t)r->count;
    memcpy(best->hex, r->path, (size_t)r->count * sizeof r->path[0]);
}

/* The next hex from the end of the path that was not tried yet; -1. */
static int next_hex(struct roads *r)
{
    int at = r->count - 1, from = r->path[at];

    while (r->tried[at] < HEX_SIDES) {
        int side = r->tried[at]++, to = r->b->next[from][side];
        if (is_joined(r, from, side) && !bit_has(r->on, to) &&
            BY(CN_73_1, !cn_is_shut(r->watch, to, r->mask)))
            return to;
    }
    return -1;
}

static void try_roads(struct roads *r, int source)
{
    if (!cn_is_shut(r->watch, source, r->mask))
        enter(r, source);
    while (r->count > 0 && r->steps++ < MOST_STEPS) {
        bool there = r->path[r->count - 1] == r->goal;
        if (there)
            arrive(r);
        int to = there || r->count > LONGEST_LINE ? -1 : next_hex(r);
        if (to >= 0)
            enter(r, to);
        else
            leave(r);
    }
}

/* places: NULL, or where other lines run too. */
static void look_for_line(const struct cn_route *route, bool *places, struct cn_trace *out)
{
    struct roads r = { .b = route->b,
                       .s = route->s,
                       .watch = route->watch,
                       .mask = route->mask,
                       .side = route->side,
                       .goal = route->goal,
                       .via = route->via,
                       .best = out,
                       .places = places };

    *out = (struct cn_trace){ .ok = 0 };
    try_roads(&r, route->source);
}

static void find_line(const struct cn_board *b, const struct cn_state *s, int side,
                      const struct cn_watch *watch, unsigned mask, int via, struct cn_trace *out)
{
    struct cn_route route = { b,
                              s,
                              watch,
                              mask,
                              side,
                              BY(CN_82_3, s->army[side].source),
                              BY(CN_159_2, cn_centre_at(s, side)),
                              via };

    if (cn_recall_route(&route, out))
        return;
    look_for_line(&route, NULL, out);
    cn_keep_route(&route, out);
}

/* -- the line of communication -- */

/* 1X-73-1, 82-3: from the active source to the centre, and from no other. */
static bool has_ends(const struct cn_state *s, int side)
{
    const struct cn_army *a = &s->army[side];

    HOLDS(CN_69_1, "an army has one field for its active source");
    HOLDS(CN_77_1, "an army is a side with a source of its own name");
    return a->source_state == SOURCE_ACTIVE && a->source != CN_NOWHERE &&
           a->centre_state == CENTRE_MAP;
}

/* The route that was named, where it leads there; else the best. */
static void propose(const struct cn_board *b, const struct cn_state *s, int side,
                    const struct cn_watch *w, unsigned mask, struct cn_trace *out)
{
    find_line(b, s, side, w, mask, s->army[side].via, out);
    if (!out->count && s->army[side].via != CN_NOWHERE)
        find_line(b, s, side, w, mask, CN_NOWHERE, out);
}

static bool is_short(const struct cn_board *b, int side, const struct cn_trace *line)
{
    return line->count && BY(CN_73_3, line->effective <= BY(CN_74_1, b->table.loc_limit[side]));
}

/* 1X-78-2, 201-2: where there is no line round those who are seen, or it is too long, it is asked for
 * past them: they may be a leader alone, or 1 SP of horse. */
static void propose_past(const struct cn_board *b, const struct cn_state *s, int side,
                         const struct cn_watch *w, struct cn_trace *out)
{
    struct cn_trace past;

    propose(b, s, side, w, 0, &past);
    if (out->count && !is_short(b, side, &past))
        return;
    *out = past;
    out->past = 1;
}

static bool is_in(const struct cn_board *b, const struct cn_state *s, int enemy, int hex)
{
    for (int i = b->unit_first[enemy]; i < b->unit_first[enemy + 1]; i++) {
        const struct cn_unit *u = &s->unit[i];
        if (u->standing == IS_TRACK && b->unit[i].arm == ARTILLERY &&
            s->leader[cn_formation_of(s, u->leader)].standing == IS_MAP &&
            s->leader[u->leader].hex == hex)
            return true;
    }
    return false;
}

/* 1X-68-3: guns on the banks stop the boats of a source on a river. */
bool cn_river_is_closed(const struct cn_board *b, const struct cn_state *s, int side, int source)
{
    int key = cn_key_at(b, source);

    HOLDS(CN_68_3, "no key of this campaign has banks that guns could close");
    if (key < 0)
        return false;
    for (int i = 0; i < b->key[key].bank_count; i++)
        if (is_in(b, s, 1 - side, b->key[key].bank[i]))
            return true;
    return false;
}

/* ... if they are guns, and not a vedette or a leader alone: its owner must be asked. */
bool cn_river_is_watched(const struct cn_board *b, const struct cn_state *s, int side, int source)
{
    int key = cn_key_at(b, source);

    for (int i = 0; key >= 0 && i < b->key[key].bank_count; i++)
        if (cn_enemy_in(s, side, b->key[key].bank[i]))
            return true;
    return false;
}

void cn_trace_loc(const struct cn_board *b, const struct cn_state *s, int side, bool truth,
                  struct cn_trace *out)
{
    struct cn_watch w;

    *out = (struct cn_trace){ .ok = 0 };
    if (!has_ends(s, side))
        return;
    cn_watch(b, s, side, false, &w); /* the line is proposed by what is seen, the truth answers */
    propose(b, s, side, &w, WATCH_SEEN, out);
    if (!is_short(b, side, out) && (truth || s->army[side].line == LINE_PAST))
        propose_past(b, s, side, &w, out);
    if (!out->count)
        return;
    if (truth)
        cn_watch_truth(b, s, &w);
    out->asked = cn_asks(&w, out) || cn_river_is_watched(b, s, side, s->army[side].source);
    out->blocked =
        truth && (cn_is_barred(&w, out) || cn_river_is_closed(b, s, side, s->army[side].source));
    out->ok = !out->blocked && is_short(b, side, out);
}

void cn_other_routes(const struct cn_board *b, const struct cn_state *s, int side,
                     bool out[CN_TOWNS])
{
    struct cn_watch w;
    struct cn_trace best;

    memset(out, 0, CN_TOWNS * sizeof out[0]);
    if (!has_ends(s, side))
        return;
    cn_watch(b, s, side, false, &w);
    struct cn_route route = {
        b, s, &w, WATCH_SEEN, side, s->army[side].source, cn_centre_at(s, side), CN_NOWHERE
    };
    look_for_line(&route, out, &best);
    if (s->army[side].via == CN_NOWHERE)
        for (int i = 0; i < best.count; i++)
            if (b->hex[best.hex[i]].name)
                out[b->hex[best.hex[i]].name - 1] = false;
}

/* 1X-78-5: the owner proposes, the opponent answers, and that holds until the next check. */
void cn_ask_line(struct eng_turn *t, int side)
{
    struct cn_state *s = t->state;
    struct cn_trace line;

    cn_trace_loc(cn_board(t->box), s, side, true, &line);
    s->army[side].line = !line.ok ? LINE_CUT : line.past ? LINE_PAST : LINE_OPEN;
    if (line.asked)
        peek(t);
    if (!line.blocked)
        return;
    tell(t, CN_78_2, ENG_ALL, NEWS_LINE_BLOCKED, side);
    cn_remember(s, TOLD_LINE_BLOCKED, side);
}

bool cn_has_line(const struct cn_board *b, const struct cn_state *s, int side)
{
    struct cn_trace line;

    if (s->army[side].line == LINE_CUT)
        return false;
    cn_trace_loc(b, s, side, s->army[side].line == LINE_UNASKED, &line);
    return line.ok;
}

/* 1X-81-4: a depot serves while it lies on the line. */
bool cn_loc_depot(const struct cn_board *b, const struct cn_state *s, int side, int hex)
{
    struct cn_trace line;

    if (s->army[side].line == LINE_CUT || !cn_is_depot(b, s, side, hex))
        return false;
    cn_trace_loc(b, s, side, s->army[side].line == LINE_UNASKED, &line);
    for (int i = 1; line.ok && i < line.count; i++)
        if (BY(CN_81_4, line.hex[i] == hex))
            return true;
    return false;
}

/* -- the centre -- */

static bool is_on_primary_road(const struct cn_board *b, int hex)
{
    for (int side = 0; side < HEX_SIDES; side++)
        if (b->hex[hex].road[side] == PRIMARY_ROAD)
            return true;
    return false;
}

/* 1X-82: not dispersed, not after a move, on a primary road, and with a line to the active source. */
bool cn_centre_is_active(const struct cn_board *b, const struct cn_state *s, int side)
{
    const struct cn_army *a = &s->army[side];

    if (!has_ends(s, side) || BY(CN_82_2, a->centre_moved && !a->centre_active))
        return false;
    return BY(CN_82_1, BY(CN_160_3, is_on_primary_road(b, cn_centre_at(s, side))) &&
                           BY(CN_82_4, cn_has_line(b, s, side)));
}
