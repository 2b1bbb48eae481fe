/* cn_show_overlays.c -- what is drawn over the map for a side that knows its own: the line of
 * communication, how far dispatches and supplies go, zones of control.
 *
 * Two searches over the map for each, from the centre and from the depots; never the truth about
 * what the side does not see.  They take as long as all the rest of the view, and are made when
 * somebody looks at them. */

#include "games/campaign/kit/cn_show.h"
#include "games/campaign/supply/cn_supply.h"

/* -- areas: runs of rows in a column -- */

typedef bool is_inside(const void *area, int hex);

static void show_run(int column, int from, int to, struct jout *json)
{
    jout_int(json, column + 1);
    jout_int(json, from + 1);
    jout_int(json, to + 1);
}

/* Column, first row, last row; one after the other. */
static void show_area(const char *key, is_inside *inside, const void *area, struct jout *json)
{
    jout_key(json, key);
    jout_array(json);
    for (int column = 0; column < CN_COLUMNS; column++)
        for (int row = 0; row < CN_ROWS; row++) {
            int from = row;
            while (row < CN_ROWS && inside(area, column * CN_ROWS + row))
                row++;
            if (row > from)
                show_run(column, from, row - 1, json);
        }
    jout_end_array(json);
}

static bool is_reached(const void *area, int hex)
{
    const struct cn_spread *d = area;

    return d->length[hex] != CN_UNREACHED;
}

static bool is_marked(const void *area, int hex)
{
    const uint8_t *marks = area;

    return marks[hex];
}

/* -- ways of formations -- */

static void show_trace(const struct cn_trace *t, struct jout *json)
{
    jout_key_bool(json, "ok", t->ok);
    jout_key_int(json, "length", t->length);
    cn_show_hexes("hexes", t->hex, t->count, json);
}

static void show_way(const struct cn_search *q, const struct cn_spread *d, int leader,
                     struct jout *json)
{
    struct cn_trace t;
    bool found = cn_walk(q, d, q->s->leader[leader].hex, &t);

    t.ok = found;
    jout_object(json);
    cn_show_leader(q->b, "leader", leader, json);
    show_trace(&t, json);
    jout_end_object(json);
}

static void show_ways(const struct cn_search *q, const struct cn_spread *d, int side,
                      struct jout *json)
{
    jout_key(json, "ways");
    jout_array(json);
    for (int i = q->b->side_first[side]; i < q->b->side_first[side + 1]; i++)
        if (q->s->leader[i].standing == IS_MAP && cn_is_formation(q->b, q->s, i))
            show_way(q, d, i, json);
    jout_end_array(json);
}

static void show_spread(const char *key, const struct cn_search *q, const uint16_t *goal, int count,
                        int side, struct jout *json)
{
    struct cn_spread d;

    jout_key(json, key);
    jout_object(json);
    jout_key_int(json, "limit", q->limit);
    cn_spread(q, goal, count, &d);
    show_area("area", is_reached, &d, json);
    show_ways(q, &d, side, json);
    jout_end_object(json);
}

/* -- the parts -- */

static void show_line(const struct cn_board *b, const struct cn_state *s, int side,
                      struct jout *json)
{
    struct cn_trace t = { 0 };

    cn_trace_loc(b, s, side, false, &t);
    jout_key(json, "line");
    jout_object(json);
    show_trace(&t, json);
    jout_key_int(json, "effective", t.effective);
    jout_key_int(json, "limit", b->table.loc_limit[side]);
    jout_end_object(json);
}

static void show_dispatch(const struct cn_search *q, int side, struct jout *json)
{
    int centre = cn_centre_at(q->s, side);
    uint16_t goal = (uint16_t)centre;

    if (centre != CN_NOWHERE)
        show_spread("dispatch", q, &goal, 1, side, json);
}

static void show_supply(const struct cn_search *q, int side, struct jout *json)
{
    uint16_t goal[CN_TOWNS + 4];
    int count = cn_supply_points(q->b, q->s, side, false, goal);

    if (count)
        show_spread("supply", q, goal, count, side, json);
    cn_show_hexes("depots", goal, count, json);
}

static void show_zones(const struct cn_board *b, const struct cn_state *s, int side,
                       struct jout *json)
{
    uint8_t marks[CN_HEXES] = { 0 };

    cn_mark_zones(b, s, side, false, marks);
    show_area("own_zones", is_marked, marks, json);
    cn_mark_zones(b, s, 1 - side, true, marks);
    show_area("enemy_zones", is_marked, marks, json);
}

static void show_overlay(const struct cn_board *b, const struct cn_state *s, int side,
                         struct jout *json)
{
    struct cn_watch watch;
    struct cn_search q = { b, s, &watch, WATCH_SEEN, WAY_DISPATCH, 0, -1 };

    jout_object(json);
    jout_key_string(json, "side", cn_side_ids[side]);
    cn_watch(b, s, side, false, &watch);
    if (cn_has_staff(s, side)) {
        show_line(b, s, side, json);
        q.limit = cn_dispatch_limit(b, s, side);
        show_dispatch(&q, side, json);
        q.way = WAY_SUPPLY;
        q.limit = b->table.supply[side];
        show_supply(&q, side, json);
    }
    show_zones(b, s, side, json);
    jout_end_object(json);
}

void cn_show_overlays(const struct eng_box *box, const void *redacted, struct jout *json)
{
    const struct cn_board *b = cn_board(box);
    const struct cn_state *s = redacted;

    jout_key(json, "overlays");
    jout_array(json);
    for (int side = 0; side < SIDES; side++)
        if (cn_show_knows(b, s, side))
            show_overlay(b, s, side, json);
    jout_end_array(json);
}
