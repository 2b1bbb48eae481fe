/* au_02_units.c -- A05 2 and 7: units, their footprints and values, and where they may stand. */

#include "games/austerlitz/kept/au_field.h"

/* -- footprints (A05-2.1-2) -- */

struct size {
    int16_t width, depth;
};

static const struct size sizes[ARMS][FORMS] = {
    [INFANTRY] = { { 80, 30 }, { 30, 80 }, { 60, 60 }, { 80, 30 } },
    [CAVALRY] = { { 60, 30 }, { 30, 60 }, { 60, 30 }, { 60, 30 } },
    [ARTILLERY] = { { 30, 30 }, { 30, 30 }, { 30, 30 }, { 30, 30 } },
    [HEADQUARTERS] = { { 25, 25 }, { 25, 25 }, { 25, 25 }, { 25, 25 } },
};

enum { CHIT_SIZE = 40 };

struct plane_pt au_at(const struct au_state *s, int piece)
{
    if (piece >= AU_CHIT0) {
        const struct au_chit *c = &s->chit[piece - AU_CHIT0];
        return (struct plane_pt){ c->x, c->y };
    }
    const struct au_unit *u = &s->unit[piece];
    if (u->standing == AT_UNIT)
        u = &s->unit[u->where];
    return (struct plane_pt){ u->x, u->y };
}

struct plane_box au_box_at(const struct au_board *b, int piece, int formation, struct plane_pt at,
                           int facing)
{
    if (piece >= AU_CHIT0)
        return (struct plane_box){ at, CHIT_SIZE, CHIT_SIZE, 0 };
    struct size size = sizes[BY(AU_2_1_1, b->unit[piece].arm)][formation];
    return (struct plane_box){ at, BY(AU_2_1_2, BY(AU_5_4_2, size.width)), BY(AU_5_1_3, size.depth),
                               facing };
}

/* An attached HQ is where its host is, and takes no space of its own. */
struct plane_box au_box(const struct au_board *b, const struct au_state *s, int piece)
{
    if (piece >= AU_CHIT0)
        return au_box_at(b, piece, FORM_NONE, au_at(s, piece), 0);
    if (BY(AU_7_1_2, s->unit[piece].standing == AT_UNIT))
        piece = s->unit[piece].where;
    const struct au_unit *u = &s->unit[piece];
    return au_box_at(b, piece, u->formation, (struct plane_pt){ u->x, u->y }, u->facing);
}

bool au_within(const struct au_board *b, const struct au_state *s, int piece, int other, int hu)
{
    struct plane_box one = au_box(b, s, piece), two = au_box(b, s, other);

    return BY(AU_2_1_4, plane_box_within(&one, &two, hu));
}

struct plane_dist au_distance(const struct au_board *b, const struct au_state *s, int piece,
                              int other)
{
    struct plane_box one = au_box(b, s, piece), two = au_box(b, s, other);

    return plane_box_dist(&one, &two);
}

/* How far a footprint reaches from its centre, rounded up: half of its diagonal. */
static int reach_of(int width, int depth)
{
    if (width == 80 || depth == 80)
        return 43;
    if (width == depth)
        return width == 60 ? 43 : width == 40 ? 29 : width == 30 ? 22 : 18;
    return width <= 60 && depth <= 60 ? 34 : width + depth;
}

static int box_reach(const struct plane_box *box)
{
    return reach_of(box->width, box->depth);
}

enum { FARTHEST = 43, CHIT_REACH = 29 };
static const uint8_t arm_reach[ARMS] = { FARTHEST, 34, 22, 18 };

/* The points that far from a centre, both ways.  Numbers without sign: what is below the corner
 * wraps round and is beyond the size too, so that one comparison serves both ends. */
struct square {
    uint32_t x, y, size;
};

static struct square square_around(struct plane_pt at, int reach)
{
    return (struct square){ (uint32_t)(at.x - reach), (uint32_t)(at.y - reach),
                            2u * (uint32_t)reach };
}

static bool is_in_square(struct square q, int x, int y)
{
    return (uint32_t)x - q.x <= q.size && (uint32_t)y - q.y <= q.size;
}

/* As far as its arm reaches at most, in whatever formation. */
static bool reaches(const struct au_board *b, const struct au_state *s, int piece,
                    struct plane_pt at, int reach)
{
    if (piece < AU_CHIT0) {
        const struct au_unit *u = &s->unit[piece];
        return is_in_square(square_around(at, reach + arm_reach[b->unit[piece].arm]), u->x, u->y);
    }
    const struct au_chit *c = &s->chit[piece - AU_CHIT0];
    return is_in_square(square_around(at, reach + CHIT_REACH), c->x, c->y);
}

/* The plain way, where no index is open.  The arm is looked up, in another part of memory, only for
 * the few that the largest unit's reach lets pass. */
static int near_among_all(const struct au_board *b, const struct au_state *s, struct plane_pt at,
                          int reach, int sides, uint8_t out[AU_PIECES])
{
    int count = 0;
    struct square widest = square_around(at, reach + FARTHEST);
    const struct au_unit *u = s->unit + (sides & 1 ? 0 : b->side_first[ALLIED]);
    const struct au_unit *last = s->unit + (sides & 2 ? b->unit_count : b->side_first[ALLIED]);

    for (; u < last; u++)
        if (is_in_square(widest, u->x, u->y) && u->standing == AT_FIELD &&
            reaches(b, s, (int)(u - s->unit), at, reach))
            out[count++] = (uint8_t)(u - s->unit);
    const struct au_chit *c = s->chit + (sides & 1 ? 0 : AU_SLOTS);
    const struct au_chit *end = s->chit + (sides & 2 ? AU_CHITS : AU_SLOTS);
    for (; c < end; c++)
        if (c->standing == AT_FIELD && reaches(b, s, AU_CHIT0 + (int)(c - s->chit), at, reach))
            out[count++] = (uint8_t)(AU_CHIT0 + (c - s->chit));
    return count;
}

int au_near(const struct au_board *b, const struct au_state *s, const struct plane_box *box, int hu,
            int sides, uint8_t out[AU_PIECES])
{
    int reach = hu + box_reach(box), count = 0;
    uint64_t set[AU_PIECE_WORDS];

    if (!au_field_is_open(s))
        return near_among_all(b, s, box->at, reach, sides, out);
    au_field_within(b, box->at, reach + FARTHEST, sides, set);
    for (int k = 0; k < AU_PIECE_WORDS; k++)
        for (uint64_t left = set[k]; left; left &= left - 1) {
            int piece = 64 * k + __builtin_ctzll(left);
            out[count] = (uint8_t)piece;
            count += reaches(b, s, piece, box->at, reach);
        }
    return count;
}

int au_nearest_enemy(const struct au_board *b, const struct au_state *s, int piece)
{
    int enemy = 1 - au_side_of(b, piece), best = AU_NOBODY;
    struct plane_box own = au_box(b, s, piece);
    struct plane_dist least = { 0, 1 };
    int64_t close = INT64_MAX; /* no centre farther than this can be nearer */

    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++) {
        const struct au_unit *u = &s->unit[i];
        int64_t dx = u->x - own.at.x, dy = u->y - own.at.y;
        if (u->standing != AT_FIELD || dx * dx + dy * dy > close)
            continue;
        struct plane_box other = au_box(b, s, i);
        struct plane_dist d = plane_box_dist(&own, &other);
        if (best != AU_NOBODY && plane_dist_cmp(d, least) >= 0)
            continue;
        int64_t far = plane_dist_up(d) + box_reach(&own) + 43;
        close = far * far;
        least = d;
        best = i;
    }
    return best;
}

bool au_on_map(const struct au_board *b, const struct plane_box *box)
{
    return plane_box_in_frame(box, b->low, b->high);
}

/* -- values (A05-2.2, 12.2, 13.5.2) -- */

static int lost_step(const struct au_board *b, const struct au_state *s, int unit)
{
    return s->unit[unit].steps < b->unit[unit].steps;
}

int au_musketry(const struct au_board *b, const struct au_state *s, int unit)
{
    int m = b->unit[unit].musketry;

    return m ? m - lost_step(b, s, unit) : 0;
}

int au_combat(const struct au_board *b, const struct au_state *s, int unit)
{
    return BY(AU_13_5_1, BY(AU_13_5_2_2, b->unit[unit].combat - lost_step(b, s, unit)));
}

int au_worth(const struct au_board *b, const struct au_state *s, int unit)
{
    const struct au_type *type = &b->unit[unit];
    int worth = 0;

    switch (type->arm) {
    case INFANTRY:
        worth = au_musketry(b, s, unit) + au_combat(b, s, unit);
        break;
    case CAVALRY:
        worth = 2 + 2 * au_combat(b, s, unit);
        break;
    case ARTILLERY:
        worth = type->firepower;
        break;
    default:
        return 0;
    }
    return BY(AU_22_3_4, worth < 1 ? 1 : worth);
}

bool au_is_guard_or_elite(const struct au_board *b, int unit)
{
    return b->unit[unit].traits & (TRAIT_GUARD | TRAIT_ELITE);
}

bool au_is_engaged(const struct au_state *s, int unit)
{
    if (s->unit[unit].foe != AU_NOBODY)
        return true;
    if (au_field_is_open(s))
        return au_field_is_foe(unit);
    for (const struct au_unit *u = s->unit; u < s->unit + AU_UNITS; u++)
        if (u->foe == unit && u->standing == AT_FIELD)
            return true;
    return false;
}

int au_attached(const struct au_state *s, int unit)
{
    if (au_field_is_open(s))
        return au_field_attached(unit);
    for (const struct au_unit *u = s->unit; u < s->unit + AU_UNITS; u++)
        if (u->standing == AT_UNIT && u->where == unit)
            return (int)(u - s->unit);
    return AU_NOBODY;
}

bool au_enemy_nearer(const struct au_board *b, const struct au_state *s, int side,
                     const struct plane_box *box, int hu)
{
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, box, hu, 1 << (1 - side), near);

    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (plane_dist_cmp_hu(plane_box_dist(box, &other), hu) < 0)
            return true;
    }
    return false;
}

bool au_runs_into_enemy(const struct au_board *b, const struct au_state *s, int unit,
                        const struct plane_box *to)
{
    struct plane_box from = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, to, AU_APART, 1 << (1 - b->unit[unit].side), near);

    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (plane_dist_cmp_hu(plane_box_dist(to, &other), AU_APART) < 0 &&
            plane_dist_cmp_hu(plane_box_dist(&from, &other), AU_APART) >= 0)
            return true;
    }
    return false;
}

/* -- standing and moving (A05-3.1, 7.1) -- */

int au_overlapped(const struct au_board *b, const struct au_state *s, int piece,
                  const struct plane_box *box)
{
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, box, 0, 3, near);

    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        if (near[i] != piece && plane_box_overlap(box, &other))
            return near[i];
    }
    return AU_NOBODY;
}

/* A05-15.1-9, 15.1-12: one brigade in the castle or the redoubt, infantry; and the battery that
 * belongs there. */
static eng_ruleno check_works(const struct au_board *b, const struct au_state *s, int unit,
                              const struct plane_box *box)
{
    int area = au_area_at(b, box->at);
    enum au_ground ground = area < 0 ? CLEAR : (enum au_ground)b->area[area].ground;
    eng_ruleno rule = ground == CASTLE ? AU_15_1_9 : AU_15_1_12;

    if (BY(AU_15_1_20, (ground != CASTLE && ground != REDOUBT)) ||
        b->unit[unit].traits & TRAIT_FIXED)
        return 0;
    if (b->unit[unit].arm == HEADQUARTERS)
        return 0;
    if (b->unit[unit].arm != INFANTRY)
        return rule;
    for (int i = 0; i < b->unit_count; i++)
        if (i != unit && s->unit[i].standing == AT_FIELD && b->unit[i].arm == INFANTRY &&
            au_area_at(b, au_at(s, i)) == area)
            return rule;
    return 0;
}

/* A05-15.1-5, 15.1-6, 15.1-20: horses and guns in a village, or over the walls of castle and redoubt, only on a
 * road, in column; guns in a wood only limbered, but for the east wall of the pheasantry. */
static eng_ruleno check_ground(const struct au_board *b, int unit, int formation,
                               const struct plane_box *box, unsigned under)
{
    int arm = b->unit[unit].arm;
    bool column = arm == CAVALRY ? box->depth > box->width : formation != FORM_LINE;

    if (arm != CAVALRY && arm != ARTILLERY)
        return 0;
    bool road = column && au_on_road(b, box->at, ROAD_SNAP);
    if (under & 1u << VILLAGE && !road)
        return AU_15_1_6;
    if (under & 1u << CASTLE && !road)
        return AU_15_1_9;
    if (under & 1u << REDOUBT && !road && !(b->unit[unit].traits & TRAIT_FIXED))
        return AU_15_1_12;
    if (arm != ARTILLERY || column)
        return 0;
    switch (au_ground_at(b, box->at)) {
    case WOOD:
        return AU_15_1_5;
    case PHEASANTRY:
        return au_at_east_wall(b, box->at) ? 0 : AU_15_1_11;
    default:
        return 0;
    }
}

eng_ruleno au_check_stand_in(const struct au_board *b, const struct au_state *s, int unit,
                             int formation, const struct plane_box *box)
{
    if (!au_on_map(b, box))
        return AU_3_1_3;
    unsigned under = au_grounds_under(b, box);
    if (under & 1u << POND)
        return AU_15_1_17;
    eng_ruleno ground = check_works(b, s, unit, box);
    if (!ground)
        ground = check_ground(b, unit, formation, box, under);
    if (ground)
        return ground;
    return au_overlapped(b, s, unit, box) != AU_NOBODY ? AU_7_1_1 : 0;
}

eng_ruleno au_check_stand(const struct au_board *b, const struct au_state *s, int unit,
                          const struct plane_box *box)
{
    return au_check_stand_in(b, s, unit, s->unit[unit].formation, box);
}
