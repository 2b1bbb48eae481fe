/* au_08_sight.c -- A05 8: who sees whom.
 *
 * A sight runs straight from the centre of a piece to one of the nine points of another; one free
 * sight is enough.  Woods, villages, the castle, hills, crests and formed units may be in its way.
 *
 * Whoever is inside a hill or beside an open crest is raised.  From below one sees no farther than
 * a crest, but for its brink.  From above one sees the tops of the other hills, and the ground
 * behind a crest only where it is a UM or more away from it. */

#include "base/geo_quick.h"

#include "games/austerlitz/kept/au_recall.h"
#include "games/austerlitz/kept/au_sights.h"

enum {
    BORDER = 25,    /* how deep one sees into a wood or behind a brink (A05-8.3-3, 8.6-3, 8.5-2) */
    THICKET = 50,   /* how far in its inside */
    OWN_BRINK = 50, /* A05-8.7-2 */
    LARGEST = 43    /* no footprint reaches farther from its centre */
};

/* One piece looks at another.  What may be in the way is sorted out once for all nine points. */
struct look {
    const struct au_board *b;
    const struct au_state *s;
    int piece, target;
    struct plane_pt eye;
    struct plane_fine point[PLANE_TARGETS];
    struct plane_pt low, high; /* the frame of all sights */
    struct plane_box goal;
    unsigned crests, goal_crests; /* those that the two stand on, a bit each */
    int hill, goal_hill;          /* those that hold their centres; -1: none */
    bool raised, goal_raised;
    bool close; /* their footprints are so near that a thicket does not part them */
    bool over;  /* roundshot may go over friends */
    int area_count, crest_count, unit_count;
    uint8_t area[AU_AREAS], crest[AU_LINES], unit[AU_UNITS];
};

/* -- raised (A05-8.4, 8.5) -- */

/* A part of a crest, less what lies in hills, is within 25 hu of the box.  The ends of what is left
 * are taken at the nearest whole points. */
static bool part_is_near(struct plane_pt a, struct plane_pt b, struct plane_frac from,
                         struct plane_frac to, const struct plane_box *box)
{
    struct plane_pt end[2];
    struct plane_frac t[2] = { from, to };

    for (int i = 0; i < 2; i++) {
        int64_t den = 2 * t[i].den; /* plane_round asks for an even one */
        end[i].x = a.x + (int32_t)plane_round(2 * t[i].num * (b.x - a.x), den);
        end[i].y = a.y + (int32_t)plane_round(2 * t[i].num * (b.y - a.y), den);
    }
    return plane_dist_cmp_hu(plane_box_seg_dist(box, end[0], end[1]), BORDER) <= 0;
}

/* The spans of a side that lie in hills, in order.  Hills do not overlap. */
static int hidden_spans(const struct au_board *b, struct plane_pt from, struct plane_pt to,
                        struct plane_span span[PLANE_SPANS])
{
    int count = 0;

    for (int i = 0; i < b->area_count; i++) {
        struct plane_span cut[PLANE_SPANS];
        if (b->area[i].ground != HILL)
            continue;
        int n = plane_area_cut(&b->area[i].poly, from, to, cut);
        for (int k = 0; k < n && count < PLANE_SPANS; k++) {
            int at = count++;
            while (at > 0 && plane_frac_cmp(span[at - 1].from, cut[k].from) > 0) {
                span[at] = span[at - 1];
                at--;
            }
            span[at] = cut[k];
        }
    }
    return count;
}

static bool side_is_near(const struct au_board *b, struct plane_pt from, struct plane_pt to,
                         const struct plane_box *box)
{
    struct plane_span hidden[PLANE_SPANS];
    struct plane_frac at = { 0, 1 };

    if (plane_dist_cmp_hu(plane_box_seg_dist(box, from, to), BORDER + 1) > 0)
        return false;
    int count = hidden_spans(b, from, to, hidden);
    for (int i = 0; i < count; i++) {
        if (plane_frac_cmp(at, hidden[i].from) < 0 &&
            part_is_near(from, to, at, hidden[i].from, box))
            return true;
        at = hidden[i].to;
    }
    return plane_frac_cmp(at, (struct plane_frac){ 1, 1 }) < 0 &&
           part_is_near(from, to, at, (struct plane_frac){ 1, 1 }, box);
}

static bool in_frame(struct plane_pt p, struct plane_pt low, struct plane_pt high, int margin)
{
    return p.x >= low.x - margin && p.x <= high.x + margin && p.y >= low.y - margin &&
           p.y <= high.y + margin;
}

/* The open crests that a footprint is on, a bit each. */
static int find_crests(const struct au_board *b, const struct plane_box *box)
{
    unsigned on = 0;

    for (int i = 0; i < b->crest_count; i++) {
        const struct au_line *l = &b->line[b->stream_count + i];
        if (!in_frame(box->at, l->low, l->high, BORDER + box->width + box->depth))
            continue;
        for (int k = 0; k + 1 < l->poly.count && !(on >> i & 1); k++)
            if (BY(AU_8_5_2, side_is_near(b, l->poly.at[k], l->poly.at[k + 1], box)))
                on |= 1u << i;
    }
    return (int)on;
}

static unsigned crests_under(const struct au_board *b, const struct plane_box *box)
{
    return (unsigned)au_recall(b, ASK_CRESTS, box, find_crests);
}

/* -- woods, villages, castle (A05-8.3) -- */

static bool at_start(struct plane_frac t)
{
    return t.num == 0;
}

static bool at_end(struct plane_frac t)
{
    return t.num == t.den;
}

/* What is left of a sight behind the place t. */
static struct plane_frac rest_of(struct plane_frac t)
{
    return (struct plane_frac){ t.den - t.num, t.den };
}

/* A point at the border of an area, seen through a stretch of the sight to p, which is `share` of it. */
static bool is_fringe(const struct plane_poly *area, const struct look *k, struct plane_fine p,
                      struct plane_fine inner, struct plane_frac share)
{
    return plane_dist_cmp_hu(plane_border_fine_dist(area, inner), BORDER) <= 0 &&
           plane_share_cmp(k->eye, p, share, THICKET) <= 0;
}

static bool area_hides(const struct look *k, const struct plane_poly *area, struct plane_fine p)
{
    struct plane_span span[PLANE_SPANS];
    int count = plane_area_sight(area, k->eye, p, span);

    if (!count)
        return false;
    enum plane_place here = plane_area_place(area, k->eye), there = plane_area_place_fine(area, p);
    if (here != PLANE_OUTSIDE && there != PLANE_OUTSIDE && k->close)
        return false;
    if (count > 1)
        return true;
    bool starts = at_start(span[0].from), ends = at_end(span[0].to);
    if (BY(AU_8_3_3, BY(AU_8_3_2, ends && (!starts || here == PLANE_ON_EDGE) &&
                                      is_fringe(area, k, p, p, rest_of(span[0].from)))))
        return false;
    return !(starts && (!ends || there == PLANE_ON_EDGE) &&
             is_fringe(area, k, p, plane_to_fine(k->eye), span[0].to));
}

/* -- hills (A05-8.6, 8.7) -- */

static eng_ruleno seen_from_below(const struct look *k, const struct plane_poly *hill,
                                  struct plane_fine p)
{
    struct plane_fringe fringe;

    if (plane_area_place_fine(hill, p) == PLANE_OUTSIDE)
        return AU_8_6_1;
    return plane_area_fringe(hill, k->eye, p, &fringe) &&
                   BY(AU_8_6_3, plane_dist_cmp_hu(fringe.crossed, BORDER) <= 0)
               ? 0
               : AU_8_6_2;
}

static eng_ruleno hill_hides(const struct look *k, int area, struct plane_fine p)
{
    const struct plane_poly *hill = &k->b->area[area].poly;
    struct plane_span span[PLANE_SPANS];
    int count = plane_area_sight(hill, k->eye, p, span);

    if (!count)
        return 0;
    if (!k->raised)
        return seen_from_below(k, hill, p);
    if (BY(AU_8_6_4, area == k->goal_hill || plane_area_place_fine(hill, p) != PLANE_OUTSIDE))
        return 0;
    bool own = area == k->hill;
    if (own &&
        (k->goal_raised || (count == 1 && plane_share_cmp(k->eye, p, span[0].to, OWN_BRINK) <= 0)))
        return 0;
    if (BY(AU_EX_17,
           BY(AU_8_7_3, plane_share_cmp(k->eye, p, rest_of(span[count - 1].to), AU_UM) >= 0)))
        return 0;
    return own ? AU_8_7_2 : AU_8_7_1;
}

/* -- open crests (A05-8.6-5) -- */

/* What of a crest lies in a hill does not count. */
static bool is_in_hill(const struct look *k, struct plane_fine p, struct plane_frac t)
{
    struct plane_span span[PLANE_SPANS];

    for (int i = 0; i < k->area_count; i++) {
        const struct au_area *a = &k->b->area[k->area[i]];
        if (a->ground != HILL)
            continue;
        int count = plane_area_sight(&a->poly, k->eye, p, span);
        if (plane_spans_hold(span, count, t))
            return true;
    }
    return false;
}

static bool crest_hides(const struct look *k, int crest, struct plane_fine p)
{
    struct plane_span span[PLANE_SPANS];

    if ((k->crests | k->goal_crests) >> crest & 1 || (k->raised && k->goal_raised))
        return false;
    int count = plane_line_sight(&k->b->line[k->b->stream_count + crest].poly, k->eye, p, span);
    for (int i = 0; i < count; i++) {
        bool beyond = k->raised && plane_share_cmp(k->eye, p, rest_of(span[i].to), AU_UM) >= 0;
        if (!beyond && !is_in_hill(k, p, span[i].from))
            return true;
    }
    return false;
}

/* -- units (A05-8.8) -- */

/* Roundshot goes over a friend below the guns who is a UM or more from the target. */
static bool is_fired_over(const struct look *k, int unit)
{
    if (!k->over || au_side_of(k->b, unit) != au_side_of(k->b, k->piece) || !k->raised)
        return false;
    struct plane_box friend = au_box(k->b, k->s, unit);
    return !au_is_high(k->b, friend.at) && !crests_under(k->b, &friend) &&
           plane_dist_cmp_hu(plane_box_dist(&friend, &k->goal), AU_UM) >= 0;
}

static eng_ruleno unit_hides(const struct look *k, int unit, struct plane_fine p)
{
    struct plane_box box = au_box(k->b, k->s, unit);
    struct plane_span span;

    if (!plane_box_cut(&box, k->eye, p, &span))
        return 0;
    if (BY(AU_8_8_5, is_fired_over(k, unit)))
        return 0;
    return k->over && au_side_of(k->b, unit) == au_side_of(k->b, k->piece) ? AU_8_8_3 : AU_8_8_1;
}

static bool blocks_sight(const struct au_board *b, const struct au_state *s, int unit)
{
    int form = s->unit[unit].formation, arm = b->unit[unit].arm;

    return s->unit[unit].standing == AT_FIELD &&
           (BY(AU_8_8_4, arm == INFANTRY || arm == CAVALRY)) &&
           (BY(AU_8_8_2, form == FORM_LINE || form == FORM_SQUARE));
}

/* -- the nine points -- */

static eng_ruleno ground_hides(const struct look *k, int area, struct plane_fine p)
{
    const struct au_area *a = &k->b->area[area];

    switch (a->ground) {
    case HILL:
        return hill_hides(k, area, p);
    case CASTLE:
    case PHEASANTRY:
        return area_hides(k, &a->poly, p) ? AU_8_3_4 : 0;
    default:
        return area_hides(k, &a->poly, p) ? AU_8_3_1 : 0;
    }
}

static eng_ruleno in_the_way(const struct look *k, struct plane_fine p)
{
    const struct plane_quick q = plane_quick_sight(k->eye, p);
    eng_ruleno rule;

    for (int i = 0; i < k->unit_count; i++)
        if (!plane_quick_passes(&q, au_at(k->s, k->unit[i]), LARGEST) &&
            (rule = unit_hides(k, k->unit[i], p)) != 0)
            return rule;
    for (int i = 0; i < k->area_count; i++) {
        const struct au_area *a = &k->b->area[k->area[i]];
        if (!plane_quick_leaves(&q, a->low, a->high) &&
            (rule = ground_hides(k, k->area[i], p)) != 0)
            return rule;
    }
    for (int i = 0; i < k->crest_count; i++)
        if (crest_hides(k, k->crest[i], p))
            return AU_8_6_5;
    return 0;
}

/* -- what may be in the way -- */

static bool frames_meet(const struct look *k, struct plane_pt low, struct plane_pt high)
{
    return low.x < k->high.x && high.x > k->low.x && low.y < k->high.y && high.y > k->low.y;
}

static bool is_opaque(int ground)
{
    return ground == WOOD || ground == PHEASANTRY || ground == VILLAGE || ground == CASTLE ||
           ground == HILL;
}

/* Widened by one: a fine point lies beside its whole part, and frames of sights along an axis have no
 * inside. */
static void frame_sights(struct look *k)
{
    k->low = k->high = k->eye;
    for (int i = 0; i < PLANE_TARGETS; i++) {
        int32_t x = (int32_t)(k->point[i].x / PLANE_FINE),
                y = (int32_t)(k->point[i].y / PLANE_FINE);
        k->low.x = x < k->low.x ? x : k->low.x;
        k->low.y = y < k->low.y ? y : k->low.y;
        k->high.x = x > k->high.x ? x : k->high.x;
        k->high.y = y > k->high.y ? y : k->high.y;
    }
    k->low = (struct plane_pt){ k->low.x - 1, k->low.y - 1 };
    k->high = (struct plane_pt){ k->high.x + 1, k->high.y + 1 };
}

/* Round the whole frame of the sights; ascending. */
static int units_near(const struct look *k, uint8_t out[AU_PIECES])
{
    int wide = k->high.x - k->low.x, deep = k->high.y - k->low.y;
    struct plane_pt middle = { k->low.x + wide / 2, k->low.y + deep / 2 };
    struct plane_box here = { middle, 1, 1, 0 };
    int count = au_near(k->b, k->s, &here, (wide > deep ? wide : deep) / 2 + LARGEST + 2, 3, out);

    while (count > 0 && out[count - 1] >= AU_CHIT0)
        count--;
    return count;
}

static void sort_out(struct look *k)
{
    const struct au_board *b = k->b;

    for (int i = 0; i < b->area_count; i++)
        if (is_opaque(b->area[i].ground) && frames_meet(k, b->area[i].low, b->area[i].high))
            k->area[k->area_count++] = (uint8_t)i;
    for (int i = 0; i < b->crest_count; i++) {
        const struct au_line *l = &b->line[b->stream_count + i];
        if (frames_meet(k, l->low, l->high))
            k->crest[k->crest_count++] = (uint8_t)i;
    }
    uint8_t near[AU_PIECES];
    int count = units_near(k, near);
    for (int i = 0; i < count; i++)
        if (near[i] != k->piece && near[i] != k->target &&
            in_frame(au_at(k->s, near[i]), k->low, k->high, LARGEST) &&
            blocks_sight(b, k->s, near[i]))
            k->unit[k->unit_count++] = near[i];
}

/* Heights are asked for only where something stands out. */
static void measure_heights(struct look *k, const struct plane_box *own)
{
    k->hill = k->goal_hill = -1;
    bool hills = k->crest_count > 0 || (k->over && k->unit_count > 0);
    for (int i = 0; i < k->area_count; i++)
        hills |= k->b->area[k->area[i]].ground == HILL;
    if (!hills)
        return;
    k->hill = au_hill_at(k->b, k->eye);
    k->goal_hill = au_hill_at(k->b, k->goal.at);
    k->crests = crests_under(k->b, own);
    k->goal_crests = crests_under(k->b, &k->goal);
    k->raised = BY(AU_8_5_1, k->hill >= 0 || k->crests);
    k->goal_raised = k->goal_hill >= 0 || k->goal_crests;
}

/* False: they are in contact, and nothing is between them. */
static bool look_out(struct look *k)
{
    struct plane_box own = au_box(k->b, k->s, k->piece);

    k->eye = own.at;
    k->goal = au_box(k->b, k->s, k->target);
    k->close = plane_box_within(&own, &k->goal, THICKET);
    if (k->close && plane_box_within(&own, &k->goal, AU_CONTACT))
        return false;
    plane_box_targets(&k->goal, k->point);
    frame_sights(k);
    sort_out(k);
    measure_heights(k, &own);
    return true;
}

unsigned au_points_seen(const struct au_board *b, const struct au_state *s, int piece, int target,
                        bool over)
{
    struct look k = { .b = b, .s = s, .piece = piece, .target = target, .over = over };
    unsigned seen = 0;

    if (!look_out(&k))
        return ~0u;
    for (int i = 0; i < PLANE_TARGETS; i++)
        seen |= in_the_way(&k, k.point[i]) ? 0 : 1u << i;
    return seen;
}

static eng_ruleno why_unseen(const struct au_board *b, const struct au_state *s, int piece,
                             int target, bool over)
{
    struct look k = { .b = b, .s = s, .piece = piece, .target = target, .over = over };

    HOLDS(AU_8_2_1,
          "the eye is the centre of the footprint, the only point of the piece that looks");
    if (!look_out(&k))
        return 0;
    eng_ruleno first = in_the_way(&k, k.point[0]);
    for (int i = 1; i < PLANE_TARGETS && first; i++)
        if (BY(AU_8_2_2, !in_the_way(&k, k.point[i])))
            return 0;
    return first;
}

eng_ruleno au_why_unseen(const struct au_board *b, const struct au_state *s, int piece, int target,
                         bool over)
{
    return au_recall_sight(b, s, piece, target, over, why_unseen);
}

bool au_sees(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    return au_why_unseen(b, s, unit, target, false) == 0;
}

/* -- fog (A05-8.2-3) -- */

int au_sight(const struct au_state *s)
{
    static const uint8_t range[] = { [FOG] = 50, [PARTIAL_1] = 100, [PARTIAL_2] = 200 };

    return s->fog == CLEAR_DAY ? 0 : BY(AU_16_2_1, range[s->fog]);
}

bool au_sees_in_fog(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    int range = au_sight(s);

    return (!range || au_within(b, s, unit, target, range)) && au_sees(b, s, unit, target);
}
