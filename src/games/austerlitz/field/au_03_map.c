/* au_03_map.c -- A05 3: the field, its ground, and what a unit passes when it is moved. */

#include <string.h>

#include "games/austerlitz/kept/au_recall.h"

static bool in_frame(struct plane_pt p, struct plane_pt low, struct plane_pt high)
{
    return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y;
}

/* The border belongs to an area (A05-3.1-4). */
static bool is_in(const struct au_area *a, struct plane_pt p)
{
    return in_frame(p, a->low, a->high) && plane_area_place(&a->poly, p) != PLANE_OUTSIDE;
}

/* Castle and redoubt beat villages, villages beat woods. */
static int rank_of(int ground)
{
    static const uint8_t rank[GROUNDS] = {
        [WOOD] = 1, [PHEASANTRY] = 1, [VILLAGE] = 2, [CASTLE] = 3, [REDOUBT] = 3
    };

    return rank[ground];
}

static struct plane_box point(struct plane_pt p)
{
    return (struct plane_box){ p, 0, 0, 0 };
}

static int area_at(const struct au_board *b, const struct plane_box *box)
{
    struct plane_pt p = box->at;
    int best = -1, rank = 0;

    HOLDS(AU_3_1_1, "a place is a point, and ground is asked of outlines: there is no cell to ask");
    for (int i = 0; i < b->area_count; i++)
        if (rank_of(b->area[i].ground) > rank && BY(AU_3_1_4, is_in(&b->area[i], p))) {
            best = i;
            rank = rank_of(b->area[i].ground);
        }
    return best;
}

int au_area_at(const struct au_board *b, struct plane_pt p)
{
    struct plane_box box = point(p);

    return au_recall(b, ASK_AREA, &box, area_at);
}

enum au_ground au_ground_at(const struct au_board *b, struct plane_pt p)
{
    int area = au_area_at(b, p);

    return area < 0 ? CLEAR : (enum au_ground)b->area[area].ground;
}

static int hill_at(const struct au_board *b, const struct plane_box *box)
{
    struct plane_pt p = box->at;

    for (int i = 0; i < b->area_count; i++)
        if (b->area[i].ground == HILL && BY(AU_8_4_1, BY(AU_8_4_2, is_in(&b->area[i], p))))
            return i;
    return -1;
}

int au_hill_at(const struct au_board *b, struct plane_pt p)
{
    struct plane_box box = point(p);

    return au_recall(b, ASK_HILL, &box, hill_at);
}

bool au_is_high(const struct au_board *b, struct plane_pt p)
{
    return au_hill_at(b, p) >= 0;
}

/* The frame of a shape in whole hu, generous by one. */
static void shape_frame(const struct plane_shape *shape, struct plane_pt *low,
                        struct plane_pt *high)
{
    int64_t x0 = shape->at[0].x, x1 = x0, y0 = shape->at[0].y, y1 = y0;

    for (int i = 1; i < shape->count; i++) {
        x0 = shape->at[i].x < x0 ? shape->at[i].x : x0;
        x1 = shape->at[i].x > x1 ? shape->at[i].x : x1;
        y0 = shape->at[i].y < y0 ? shape->at[i].y : y0;
        y1 = shape->at[i].y > y1 ? shape->at[i].y : y1;
    }
    *low = (struct plane_pt){ (int32_t)(x0 / PLANE_FINE) - 1, (int32_t)(y0 / PLANE_FINE) - 1 };
    *high = (struct plane_pt){ (int32_t)(x1 / PLANE_FINE) + 1, (int32_t)(y1 / PLANE_FINE) + 1 };
}

static bool frames_meet(struct plane_pt low, struct plane_pt high, struct plane_pt other_low,
                        struct plane_pt other_high)
{
    return low.x <= other_high.x && high.x >= other_low.x && low.y <= other_high.y &&
           high.y >= other_low.y;
}

/* Those of the grounds that the inside of the shape meets; the first, or all of them. */
static unsigned grounds_met(const struct au_board *b, const struct plane_shape *shape,
                            unsigned grounds, bool all)
{
    struct plane_pt low, high;
    unsigned met = 0;

    shape_frame(shape, &low, &high);
    for (int i = 0; i < b->area_count && (all || !met); i++) {
        const struct au_area *a = &b->area[i];
        if ((grounds & ~met) >> a->ground & 1 && frames_meet(low, high, a->low, a->high) &&
            plane_shape_area(shape, &a->poly) >= PLANE_OVERLAP)
            met |= 1u << a->ground;
    }
    return met;
}

bool au_meets_ground(const struct au_board *b, const struct plane_shape *shape, unsigned grounds)
{
    return grounds_met(b, shape, grounds, false) != 0;
}

bool au_meets_stream(const struct au_board *b, const struct plane_shape *shape, unsigned streams)
{
    struct plane_pt low, high;

    shape_frame(shape, &low, &high);
    for (int i = 0; i < b->stream_count; i++) {
        const struct au_line *l = &b->line[i];
        if (streams >> i & 1 && frames_meet(low, high, l->low, l->high) &&
            plane_shape_line(shape, &l->poly) == PLANE_OVERLAP)
            return true;
    }
    return false;
}

static int grounds_under(const struct au_board *b, const struct plane_box *box)
{
    struct plane_shape shape = plane_shape_of_box(box);

    return (int)grounds_met(b, &shape, ~0u, true);
}

unsigned au_grounds_under(const struct au_board *b, const struct plane_box *box)
{
    return (unsigned)au_recall(b, ASK_GROUNDS, box, grounds_under);
}

static int is_in_stream(const struct au_board *b, const struct plane_box *box)
{
    struct plane_shape shape = plane_shape_of_box(box);

    return au_meets_stream(b, &shape, ~0u);
}

bool au_is_clear(const struct au_board *b, const struct plane_box *square)
{
    unsigned bad =
        1u << WOOD | 1u << PHEASANTRY | 1u << VILLAGE | 1u << CASTLE | 1u << REDOUBT | 1u << POND;

    return BY(AU_5_2_4, !(au_grounds_under(b, square) & bad) &&
                            !au_recall(b, ASK_STREAMS, square, is_in_stream));
}

bool au_on_road(const struct au_board *b, struct plane_pt p, int hu)
{
    for (int i = b->stream_count + b->crest_count; i < b->line_count; i++) {
        const struct au_line *l = &b->line[i];
        struct plane_pt low = { l->low.x - hu, l->low.y - hu };
        struct plane_pt high = { l->high.x + hu, l->high.y + hu };
        if (in_frame(p, low, high) && plane_dist_cmp_hu(plane_line_dist(&l->poly, p), hu) <= 0)
            return true;
    }
    return false;
}

/* The east wall is the side of the outline that lies farthest to the Allied edge; guns stand within
 * 30 hu of it. */
bool au_at_east_wall(const struct au_board *b, struct plane_pt p)
{
    int area = au_area_at(b, p);

    if (area < 0 || b->area[area].ground != PHEASANTRY)
        return false;
    const struct plane_poly *wall = &b->area[area].poly;
    struct plane_pt east = plane_dir(b->home[ALLIED]);
    int best = 0;
    int64_t farthest = INT64_MIN;
    for (int i = 0; i < wall->count; i++) {
        struct plane_pt one = wall->at[i], two = wall->at[(i + 1) % wall->count];
        int64_t far = (int64_t)east.x * (one.x + two.x) + (int64_t)east.y * (one.y + two.y);
        best = far > farthest ? i : best;
        farthest = far > farthest ? far : farthest;
    }
    struct plane_pt from = wall->at[best], to = wall->at[(best + 1) % wall->count];
    return plane_dist_cmp_hu(plane_seg_point_dist(from, to, p), 30) <= 0;
}

/* Zones share their borders: a point there belongs to the first in the list. */
static int zone_at(const struct au_board *b, const struct plane_box *box)
{
    struct plane_pt p = box->at;

    for (int i = 0; i < b->zone_count; i++)
        for (int k = 0; k < b->zone[i].rect_count; k++) {
            const int16_t *r = b->zone[i].rect[k];
            if (p.x >= r[0] && p.x <= r[2] && p.y >= r[1] && p.y <= r[3])
                return i;
        }
    return AU_NOBODY;
}

int au_zone_at(const struct au_board *b, struct plane_pt p)
{
    struct plane_box box = point(p);

    return au_recall(b, ASK_ZONE, &box, zone_at);
}

/* -- moving -- */

/* While fire is resolved nobody goes anywhere but those whom it sets back (A05-10.4.3.5.2). */
static bool is_set_back(int proc)
{
    return proc == PROC_MUSKETRY || proc == PROC_CANISTER || proc == PROC_RESULT;
}

/* Whoever is driven into the zone has launched no assault, nor who rallies there and takes his
 * front: that leads nowhere. */
static bool is_driven(const struct au_state *s, int unit)
{
    int proc = eng_now(&s->core)->proc;

    return s->unit[unit].morale == ROUTED || proc == PROC_RETREAT || proc == PROC_REPOSE ||
           is_set_back(proc);
}

/* A05-16.4.1.6: St-Hilaire and Vandamme in the striped zone, if only on their way, open it to
 * everybody. */
static void open_zones(struct eng_turn *t, int unit, struct plane_pt from)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    const struct au_type *type = &b->unit[unit];
    bool assaults =
        strcmp(type->division, "St-Hilaire") == 0 || strcmp(type->division, "Vandamme") == 0;

    if (s->assault || !BY(AU_16_4_1_6_2, assaults) || is_driven(s, unit))
        return;
    if (!au_is_striped(b, au_at(s, unit)) && !au_enters_striped(b, from, au_at(s, unit)))
        return;
    s->assault = 1;
    tell(t, AU_16_4_1_6_1, ENG_ALL, NEWS_ASSAULT, unit);
}

void au_move_unit(struct eng_turn *t, int unit, struct plane_pt to, int facing)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];
    struct plane_pt from = { u->x, u->y };

    u->x = (int16_t)BY(AU_G_7, to.x);
    u->y = (int16_t)to.y;
    if (au_board(t->box)->unit[unit].arm != HEADQUARTERS) /* whose square lies as it lay */
        u->facing = (int16_t)facing;
    au_take_control(t, unit, from, to);
    open_zones(t, unit, from);
}

void au_put_unit(struct eng_turn *t, int unit, struct plane_pt at, int facing, int formation)
{
    struct au_state *s = t->state;
    struct au_unit *u = &s->unit[unit];

    u->standing = AT_FIELD;
    u->where = 0;
    u->x = (int16_t)at.x;
    u->y = (int16_t)at.y;
    u->formation = (uint8_t)formation;
    au_move_unit(t, unit, at, facing);
    u->faced = u->facing;
}
