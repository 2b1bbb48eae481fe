/* au_15_terrain.c -- A05 15: what the ground does to a moving unit: woods, villages, walls,
 * streams, ponds and roads. */

#include "games/austerlitz/kept/au_recall.h"
#include "games/austerlitz/move/au_move.h"

enum { BANK = 10 };

/* -- woods (A05-15.1-3, 15.1-4) -- */

static bool pays_for_wood(const struct au_board *b, int unit)
{
    bool light = b->unit[unit].traits & TRAIT_LIGHT;
    return b->unit[unit].arm != HEADQUARTERS &&
           !BY(AU_2_4_3_1_1, BY(AU_2_4_3_2_1, BY(AU_6_10_1_1, light)));
}

static bool may_cut(const struct au_area *a, struct plane_pt from, struct plane_pt to)
{
    return (from.x > a->low.x || to.x > a->low.x) && (from.x < a->high.x || to.x < a->high.x) &&
           (from.y > a->low.y || to.y > a->low.y) && (from.y < a->high.y || to.y < a->high.y);
}

/* The hu of the centre's way that lie in woods, rounded up once for the leg. */
static int wooded(const struct au_board *b, struct plane_pt from, struct plane_pt to, int length)
{
    struct plane_span span[2 * PLANE_SPANS];
    int count = 0;

    for (int i = 0; i < b->area_count; i++) {
        const struct au_area *a = &b->area[i];
        bool wood = a->ground == WOOD || a->ground == PHEASANTRY;
        if (wood && count < PLANE_SPANS && may_cut(a, from, to))
            count += plane_area_cut(&a->poly, from, to, span + count);
    }
    return count ? plane_spans_up(span, count < PLANE_SPANS ? count : PLANE_SPANS, length) : 0;
}

int au_leg_cost(const struct au_board *b, int unit, struct plane_pt from, struct plane_pt to,
                int length)
{
    TABLE(AU_15_1_1, "ground.tsv");
    int wood = pays_for_wood(b, unit) ? BY(AU_15_1_4, wooded(b, from, to, length)) : 0;
    return BY(AU_6_10_1, BY(AU_15_1_2, BY(AU_15_1_19, length))) + wood;
}

/* -- roads (A05-6.10.3-2) -- */

static bool is_near(struct plane_pt a, struct plane_pt z, struct plane_pt p, int hu)
{
    return plane_dist_cmp_hu(plane_seg_point_dist(a, z, p), hu) <= 0;
}

/* The bends of the road between the two stretches lie along the leg: no corner is cut. */
static bool no_corner_cut(const struct au_line *road, int first, int last, struct plane_pt from,
                          struct plane_pt to)
{
    int low = first < last ? first : last, high = first < last ? last : first;

    for (int i = low + 1; i <= high; i++)
        if (!is_near(from, to, road->poly.at[i], ROAD_SNAP))
            return false;
    return true;
}

static bool along_line(const struct au_line *road, struct plane_pt from, struct plane_pt to,
                       int snap)
{
    const struct plane_pt *at = road->poly.at;

    for (int i = 0; i + 1 < road->poly.count; i++)
        for (int k = 0; is_near(at[i], at[i + 1], from, snap) && k + 1 < road->poly.count; k++)
            if (is_near(at[k], at[k + 1], to, ROAD_SNAP) && no_corner_cut(road, i, k, from, to))
                return true;
    return false;
}

static bool off_frame(const struct au_line *l, struct plane_pt p, int hu)
{
    return p.x < l->low.x - hu || p.x > l->high.x + hu || p.y < l->low.y - hu ||
           p.y > l->high.y + hu;
}

bool au_along_road(const struct au_board *b, struct plane_pt from, struct plane_pt to, int snap)
{
    for (int i = b->stream_count + b->crest_count; i < b->line_count; i++)
        if (!off_frame(&b->line[i], from, snap) && !off_frame(&b->line[i], to, ROAD_SNAP) &&
            BY(AU_6_10_3_2, along_line(&b->line[i], from, to, snap)))
            return true;
    return false;
}

bool au_at_bend(const struct au_board *b, struct plane_pt at, int snap)
{
    for (int i = b->stream_count + b->crest_count; i < b->line_count; i++) {
        const struct au_line *l = &b->line[i];
        if (off_frame(l, at, snap))
            continue;
        for (int k = 0; k < l->poly.count; k++)
            if (plane_dist_cmp_hu(plane_point_dist(l->poly.at[k], at), snap) <= 0)
                return true;
    }
    return false;
}

/* -- streams (A05-15.1-13 to 15.1-15) -- */

static bool is_beyond(int a, int z, int low, int high)
{
    return (a < low && z < low) || (a > high && z > high);
}

/* Reach by reach: most lie far off. */
static bool is_at_bank(const struct plane_poly *stream, const struct plane_box *box)
{
    int far = BANK + 60;

    for (int i = 0; i + 1 < stream->count; i++) {
        struct plane_pt a = stream->at[i], z = stream->at[i + 1];
        if (!is_beyond(a.x, z.x, box->at.x - far, box->at.x + far) &&
            !is_beyond(a.y, z.y, box->at.y - far, box->at.y + far) &&
            plane_dist_cmp_hu(plane_box_seg_dist(box, a, z), BANK) <= 0)
            return true;
    }
    return false;
}

static int banks_near(const struct au_board *b, const struct plane_box *box)
{
    unsigned banks = 0;

    for (int i = 0; i < b->stream_count; i++)
        if (!off_frame(&b->line[i], box->at, BANK + 60) && is_at_bank(&b->line[i].poly, box))
            banks |= 1u << i;
    return (int)banks;
}

uint8_t au_banks(const struct au_board *b, const struct plane_box *box)
{
    return (uint8_t)au_recall(b, ASK_BANKS, box, banks_near);
}

static bool fords_freely(const struct au_board *b, int unit)
{
    return b->unit[unit].arm == HEADQUARTERS ||
           (BY(AU_6_10_2_1,
               BY(AU_2_4_5_2, BY(AU_2_4_5_3, b->unit[unit].arm == CAVALRY &&
                                                 b->unit[unit].traits & TRAIT_LIGHT))));
}

static int crossings(const struct au_line *stream, struct plane_pt from, struct plane_pt to)
{
    struct plane_span span[PLANE_SPANS];

    return plane_line_cross(&stream->poly, from, to, span);
}

/* Its side of a stream is that of its centre: this is where it changes. */
uint8_t au_crossed(const struct au_board *b, struct plane_pt from, struct plane_pt to)
{
    unsigned crossed = 0;

    for (int i = 0; i < b->stream_count; i++)
        if (BY(AU_15_1_15, crossings(&b->line[i], from, to) > 0))
            crossed |= 1u << i;
    return (uint8_t)crossed;
}

/* From the bank it may cross once; astride of it already, it may draw in the rest. */
static bool may_reach_over(const struct au_board *b, const struct au_fording *way, int stream)
{
    int crosses = crossings(&b->line[stream], way->from->at, way->to);
    struct plane_shape start = plane_shape_of_box(way->from);

    if (way->banks >> stream & 1 && !(way->crossed >> stream & 1) && crosses <= 1)
        return true;
    return crosses == 0 && au_meets_stream(b, &start, 1u << stream);
}

eng_ruleno au_check_streams(const struct au_board *b, const struct au_fording *way)
{
    if (!au_meets_stream(b, way->swept, ~0u))
        return 0;
    for (int i = 0; i < b->stream_count; i++)
        if (au_meets_stream(b, way->swept, 1u << i) && BY(AU_EX_19, !may_reach_over(b, way, i)))
            return way->crossed >> i & 1 ? AU_15_1_13 : AU_15_1_14;
    return 0;
}

static eng_ruleno check_streams(const struct au_board *b, const struct au_state *s,
                                const struct au_leg *leg)
{
    const struct au_unit *u = &s->unit[leg->unit];

    if (BY(AU_15_1_16, leg->road) || fords_freely(b, leg->unit))
        return 0;
    return au_check_streams(
        b, &(struct au_fording){ &leg->from, leg->to, &leg->swept, u->banks, u->crossed });
}

/* -- villages and walls (A05-15.1-6 to 15.1-12) -- */

/* The rule that keeps horses and guns out of that ground; 0: none. */
static eng_ruleno wall_of(enum au_ground ground)
{
    switch (ground) {
    case VILLAGE:
        return AU_15_1_6;
    case CASTLE:
        return AU_15_1_9;
    case REDOUBT:
        return AU_15_1_12;
    default:
        return 0;
    }
}

/* What stands in it as it is now may leave: wholly, and by no way that comes back. */
static bool leaves(const struct au_leg *leg, const struct plane_box *now,
                   const struct plane_poly *area)
{
    struct plane_shape here = plane_shape_of_box(now);
    struct plane_box end = leg->from;
    struct plane_span in[PLANE_SPANS];

    end.at = leg->to;
    struct plane_shape there = plane_shape_of_box(&end);
    if (plane_shape_area(&here, area) < PLANE_OVERLAP ||
        plane_shape_area(&there, area) >= PLANE_OVERLAP)
        return false;
    int count = plane_area_cut(area, leg->from.at, leg->to, in);
    return count == 0 || (count == 1 && in[0].from.num == 0);
}

/* Horses and guns keep to the road there.  A turn at the start of the leg is a part of it: where
 * only that brings the footprint over a wall, the wall bars the leg. */
eng_ruleno au_check_walls(const struct au_board *b, const struct au_state *s,
                          const struct au_leg *leg)
{
    int arm = b->unit[leg->unit].arm;
    struct plane_box now = au_box(b, s, leg->unit);

    if (BY(AU_15_1_8, leg->road) || BY(AU_15_1_21, arm != CAVALRY && arm != ARTILLERY) ||
        !au_meets_ground(b, &leg->swept, 1u << VILLAGE | 1u << CASTLE | 1u << REDOUBT))
        return 0;
    for (int i = 0; i < b->area_count; i++) {
        eng_ruleno rule = wall_of(b->area[i].ground);
        if (rule && plane_shape_area(&leg->swept, &b->area[i].poly) >= PLANE_OVERLAP &&
            !leaves(leg, &now, &b->area[i].poly))
            return rule;
    }
    return 0;
}

/* In the frame of a village or of works, widened by so much as the box is wide. */
static int is_by_walls(const struct au_board *b, const struct plane_box *box)
{
    int room = box->width;

    for (int i = 0; i < b->area_count; i++) {
        const struct au_area *a = &b->area[i];
        if (a->ground >= VILLAGE && a->ground <= REDOUBT && box->at.x >= a->low.x - room &&
            box->at.x <= a->high.x + room && box->at.y >= a->low.y - room &&
            box->at.y <= a->high.y + room)
            return true;
    }
    return false;
}

/* Is there any ground under the footprint that the unit might not stand on? */
bool au_ground_matters(const struct au_board *b, int unit, const struct plane_box *box)
{
    int arm = b->unit[unit].arm;
    struct plane_box wide = { box->at, arm == INFANTRY ? 0 : 60, 0, 0 };

    return arm != HEADQUARTERS && au_recall(b, ASK_WALLS, &wide, is_by_walls);
}

eng_ruleno au_check_guns_ground(const struct au_board *b, const struct au_state *s, int battery)
{
    struct plane_box box = au_box(b, s, battery);

    if (au_grounds_under(b, &box) & 1u << VILLAGE)
        return AU_15_1_6;
    switch (au_ground_at(b, box.at)) {
    case WOOD:
        return AU_15_1_5;
    case PHEASANTRY:
        return au_at_east_wall(b, box.at) ? 0 : AU_15_1_11;
    default:
        return 0;
    }
}

eng_ruleno au_check_ground(const struct au_board *b, const struct au_state *s,
                           const struct au_leg *leg)
{
    const unsigned closed =
        1u << WOOD | 1u << PHEASANTRY | 1u << VILLAGE | 1u << CASTLE | 1u << REDOUBT;

    if (BY(AU_15_1_22, au_meets_ground(b, &leg->swept, 1u << POND)))
        return AU_15_1_17;
    if (s->unit[leg->unit].formation == FORM_SQUARE &&
        (au_meets_ground(b, &leg->swept, closed) || au_meets_stream(b, &leg->swept, ~0u)))
        return AU_5_2_3;
    eng_ruleno rule = au_check_walls(b, s, leg);
    return rule ? rule : check_streams(b, s, leg);
}
