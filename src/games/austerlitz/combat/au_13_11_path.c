/* au_13_11_path.c -- the geometry of a retreat or a flight: A05 13.11.1, 13.11.2, 21.2, and the
 * perils of a square that goes back (5.2-5, 5.3).
 *
 * A unit goes straight back as it stands, and one that flees turns about at the end of its way.
 * Friends of foot and horse, enemies, chits, ponds and the castle stop it; friendly guns and HQs
 * do not, but it does not come to rest upon them: it goes on to the first free place.  Who stands
 * beside the way is not in it, an enemy that touches the unit at the start included: places are
 * whole hu, and what a rounded place would run into is no obstacle (A05-13.11.2-3). */

#include "games/austerlitz/morale/au_12_morale.h"

enum { FARTHER = 400, FARTHEST = 1000 }; /* how far a free place is looked for */
enum { GRAZED = 8 };                     /* and how far back, where only rounding is in the way */

struct obstacles {
    int count;
    int16_t piece[AU_PIECES + AU_AREAS]; /* or PATH_GROUND */
    int16_t area[AU_PIECES + AU_AREAS];
    struct plane_thing thing[AU_PIECES + AU_AREAS];
};

/* A05-6.8-3, 13.11.1-6, 21.2-1: does the unit pass over that friend without effect? */
bool au_passes_over(const struct au_board *b, const struct au_state *s, int unit, int friend)
{
    const struct au_type *me = &b->unit[unit], *other = &b->unit[friend];

    if (BY(AU_13_11_1_6,
           other->arm == ARTILLERY || other->arm == HEADQUARTERS || me->arm == HEADQUARTERS))
        return true;
    return BY(AU_21_2_1, s->option[OPTION_DRILL] && me->side == FRENCH && me->arm == CAVALRY &&
                             other->arm == INFANTRY);
}

static void add_piece(struct obstacles *o, int piece, const struct plane_box *box)
{
    o->piece[o->count] = (int16_t)piece;
    o->thing[o->count++] = (struct plane_thing){ .kind = PLANE_THING_BOX, .box = *box };
}

/* Of two that stop it at the same hu the first in the list counts, so friends come first
 * (A05-13.11.2-4). */
static void add_pieces(const struct au_board *b, const struct au_state *s, int unit,
                       const struct plane_box *from, int degree, int length, struct obstacles *o)
{
    int side = b->unit[unit].side;
    uint8_t near[AU_PIECES];

    for (int pass = 0; pass < SIDES; pass++) {
        int which = BY(AU_13_11_2_4, pass == 0) ? side : 1 - side;
        int count = au_near(b, s, from, length, 1 << which, near);
        for (int i = 0; i < count; i++) {
            struct plane_box box = au_box(b, s, near[i]);
            bool passed =
                which == side && near[i] < AU_CHIT0 && au_passes_over(b, s, unit, near[i]);
            if (near[i] != unit && !passed && !plane_sweep_misses(from, degree, &box))
                add_piece(o, near[i], &box);
        }
    }
}

static bool stops(const struct au_board *b, int unit, int area)
{
    int ground = b->area[area].ground, arm = b->unit[unit].arm;

    return ground == POND || (ground == CASTLE && arm != INFANTRY && arm != HEADQUARTERS);
}

static bool is_far(const struct au_area *area, const struct plane_box *box, int hu)
{
    int reach = hu + box->width + box->depth;

    return box->at.x + reach < area->low.x || box->at.x - reach > area->high.x ||
           box->at.y + reach < area->low.y || box->at.y - reach > area->high.y;
}

/* A unit on the road past the castle already overlaps it (A05-15.1-20): that holds nobody. */
static void add_grounds(const struct au_board *b, int unit, const struct plane_box *from,
                        int length, struct obstacles *o)
{
    struct plane_shape here = plane_shape_of_box(from);

    for (int i = 0; i < b->area_count; i++) {
        const struct au_area *area = &b->area[i];
        if (!BY(AU_13_10_3, stops(b, unit, i)) || is_far(area, from, length) ||
            plane_shape_area(&here, &area->poly) >= PLANE_OVERLAP)
            continue;
        o->piece[o->count] = PATH_GROUND;
        o->area[o->count] = (int16_t)i;
        o->thing[o->count++] = (struct plane_thing){ .kind = PLANE_THING_AREA, .poly = area->poly };
    }
}

static struct au_path sweep(const struct au_board *b, const struct au_state *s, int unit,
                            int degree, int length)
{
    struct plane_box from = au_box(b, s, unit);
    struct obstacles o;

    o.count = 0;
    add_pieces(b, s, unit, &from, degree, length, &o);
    add_grounds(b, unit, &from, length, &o);
    struct plane_stop stop = plane_sweep_leg(&from, degree, length, o.thing, o.count);
    if (stop.thing < 0)
        return (struct au_path){ length, PATH_FREE, -1 };
    bool ground = o.piece[stop.thing] == PATH_GROUND;
    return (struct au_path){ stop.reach < 0 ? 0 : stop.reach, o.piece[stop.thing],
                             ground ? o.area[stop.thing] : -1 };
}

/* -- where it comes to rest -- */

static struct plane_box rest_at(const struct au_board *b, const struct au_state *s, int unit,
                                int degree, int n, bool flees)
{
    const struct au_unit *u = &s->unit[unit];
    struct plane_pt at = plane_leg_end(au_at(s, unit), degree, n);

    if (!flees || b->unit[unit].arm == HEADQUARTERS)
        return au_box_at(b, unit, u->formation, at, u->facing);
    return au_box_at(b, unit, au_flight_formation(b, s, unit), at, degree);
}

static bool meets_ground(const struct au_board *b, int unit, const struct plane_box *box, int *area)
{
    struct plane_shape shape = plane_shape_of_box(box);

    for (int i = 0; i < b->area_count; i++) {
        if (!stops(b, unit, i) || is_far(&b->area[i], box, 0) ||
            plane_shape_area(&shape, &b->area[i].poly) < PLANE_OVERLAP)
            continue;
        *area = i;
        return true;
    }
    return false;
}

/* Does the way lead past that piece, however near? */
static bool goes_by(const struct au_board *b, const struct au_state *s, int unit, int degree,
                    int piece)
{
    struct plane_box from = au_box(b, s, unit), other = au_box(b, s, piece);

    return degree >= 0 && plane_sweep_misses(&from, degree, &other);
}

/* An enemy too near to the place, unless it touched the unit already and is only passed. */
static bool is_too_near(const struct au_board *b, const struct au_state *s, int unit, int degree,
                        int piece, const struct plane_box *box)
{
    struct plane_box from = au_box(b, s, unit), other = au_box(b, s, piece);

    if (plane_dist_cmp_hu(plane_box_dist(box, &other), AU_APART) >= 0)
        return false;
    return plane_dist_cmp_hu(plane_box_dist(&from, &other), AU_APART) >= 0 ||
           !goes_by(b, s, unit, degree, piece);
}

/* PATH_FREE, or what is wrong with that place; a piece that is passed comes last.  degree: of the
 * way that leads there, or -1. */
static int fault_of(const struct au_board *b, const struct au_state *s, int unit, int degree,
                    const struct plane_box *box, int *area)
{
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, box, AU_APART, 3, near), fault = PATH_FREE;

    if (!au_on_map(b, box))
        return PATH_EDGE;
    for (int i = 0; i < count; i++) {
        struct plane_box other = au_box(b, s, near[i]);
        bool enemy = au_side_of(b, near[i]) != b->unit[unit].side;
        if (near[i] == unit)
            continue;
        if (plane_box_overlap(box, &other)) {
            if (near[i] >= AU_CHIT0 || enemy || !au_passes_over(b, s, unit, near[i]))
                return near[i];
            fault = near[i];
        } else if (enemy && near[i] < AU_CHIT0 &&
                   BY(AU_13_11_2_3, is_too_near(b, s, unit, degree, near[i], box))) {
            return PATH_NEAR;
        }
    }
    return meets_ground(b, unit, box, area) ? PATH_GROUND : fault;
}

static bool is_passed(const struct au_board *b, const struct au_state *s, int unit, int fault)
{
    return fault >= 0 && fault < AU_CHIT0 && b->unit[fault].side == b->unit[unit].side &&
           au_passes_over(b, s, unit, fault);
}

/* A piece that only a rounded place lies on, the way itself leading past it. */
static bool is_grazed(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int fault)
{
    return fault >= 0 && fault < AU_PIECES && goes_by(b, s, unit, degree, fault);
}

/* A05-13.11.1-7, 21.2-2: 1 UM ends on a friend who is passed; farther, to the first free place. */
static struct au_path go_on(const struct au_board *b, const struct au_state *s, int unit,
                            int degree, int length, bool flees)
{
    struct au_path way = sweep(b, s, unit, degree, length + FARTHER);

    for (int n = length + 1; n <= way.reach; n++) {
        struct plane_box box = rest_at(b, s, unit, degree, n, flees);
        int area = -1, fault = fault_of(b, s, unit, degree, &box, &area);
        if (!is_passed(b, s, unit, fault) && !is_grazed(b, s, unit, degree, fault))
            return (struct au_path){ BY(AU_21_2_2, n), fault, area };
    }
    if (way.stop == PATH_FREE)
        way.stop = PATH_EDGE;
    return way;
}

/* Where a rounded place would lie on somebody whom the way passes by, the next nearer one is taken
 * that does not. */
static struct au_path come_to_rest(const struct au_board *b, const struct au_state *s, int unit,
                                   int degree, int length, bool flees)
{
    struct au_path way = { length, PATH_FREE, -1 };

    for (int n = length; n > 0 && n > length - GRAZED; n--) {
        struct plane_box box = rest_at(b, s, unit, degree, n, flees);
        int area = -1, fault = fault_of(b, s, unit, degree, &box, &area);
        if (n == length || fault == PATH_FREE || is_passed(b, s, unit, fault))
            way = (struct au_path){ n, fault, area };
        if (!is_grazed(b, s, unit, degree, fault))
            break;
    }
    return way;
}

struct au_path au_way(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int length, bool flees)
{
    struct au_path way = sweep(b, s, unit, degree, length);
    struct plane_box last = au_box(b, s, unit);

    /* What lies beyond the edge stops nobody; where a flight ends it has turned about. */
    last.at = plane_leg_end(last.at, degree, way.reach - (flees && way.stop == PATH_FREE));
    if (!au_on_map(b, &last))
        return (struct au_path){ way.reach, PATH_EDGE, -1 };
    if (way.stop != PATH_FREE)
        return way;
    way = come_to_rest(b, s, unit, degree, length, flees);
    if (BY(AU_13_11_1_7, is_passed(b, s, unit, way.stop)))
        return go_on(b, s, unit, degree, length, flees);
    return way;
}

bool au_is_free(const struct au_board *b, const struct au_state *s, int unit,
                const struct plane_box *box)
{
    int area;

    return fault_of(b, s, unit, -1, box, &area) == PATH_FREE;
}

int au_last_free(const struct au_board *b, const struct au_state *s, int unit, int degree,
                 int reach, bool flees)
{
    for (int n = reach; n >= 0; n--) {
        struct plane_box box = rest_at(b, s, unit, degree, n, flees);
        if (au_on_map(b, &box) && au_overlapped(b, s, unit, &box) == AU_NOBODY)
            return n;
    }
    return -1;
}

int au_first_free(const struct au_board *b, const struct au_state *s, int unit, int degree,
                  int from, bool flees)
{
    for (int n = from; n <= FARTHEST; n++) {
        struct plane_box box = rest_at(b, s, unit, degree, n, flees);
        if (au_is_free(b, s, unit, &box))
            return n;
        if (au_runs_into_enemy(b, s, unit, &box))
            return -1;
    }
    return -1;
}

/* -- squares -- */

static struct plane_shape swept(const struct au_board *b, const struct au_state *s, int unit,
                                int degree, int reach)
{
    struct plane_box box = au_box(b, s, unit);
    struct plane_pt to = plane_leg_end(box.at, degree, reach);

    return plane_same(box.at, to) ? plane_shape_of_box(&box) : plane_shape_of_move(&box, to);
}

bool au_square_breaks(const struct au_board *b, const struct au_state *s, int unit, int degree,
                      int reach)
{
    struct plane_shape path = swept(b, s, unit, degree, reach);
    unsigned broken =
        1u << WOOD | 1u << PHEASANTRY | 1u << VILLAGE | 1u << CASTLE | 1u << REDOUBT | 1u << POND;

    return au_meets_ground(b, &path, broken) || BY(AU_15_1_15, au_meets_stream(b, &path, ~0u));
}

static bool fires_all_round(const struct au_board *b, const struct au_state *s, int unit)
{
    enum au_ground ground = au_ground_at(b, au_at(s, unit));

    return s->unit[unit].formation == FORM_SQUARE || ground == CASTLE || ground == REDOUBT;
}

/* Of a square. */
struct way_back {
    int unit, degree, reach;
    struct plane_shape path;
};

static bool is_under_muskets(const struct au_board *b, const struct au_state *s, int enemy,
                             const struct plane_shape *path)
{
    if (s->unit[enemy].morale == ROUTED) /* of no use in any respect (A05-12.5.3.2) */
        return false;
    if (fires_all_round(b, s, enemy)) {
        struct plane_box box = au_box(b, s, enemy);
        struct plane_shape shape = plane_shape_of_box(&box);
        return plane_shape_within(&shape, path, AU_HALF_UM);
    }
    struct plane_shape zone = au_musket_zone(b, s, enemy);
    return plane_shape_rel(&zone, path) != PLANE_APART;
}

/* The square of this state, n hu farther. */
static void set_at(struct au_state *s, int unit, struct plane_pt from, int degree, int n)
{
    struct plane_pt at = plane_leg_end(from, degree, n);

    s->unit[unit].x = (int16_t)at.x;
    s->unit[unit].y = (int16_t)at.y;
}

/* Field and sight at one and the same place of its way: it may come out from behind a wood. */
static bool is_under_sabres(const struct au_board *b, const struct au_state *s, int enemy,
                            const struct way_back *way)
{
    if (!BY(AU_5_3_3, au_can_charge(b, s, enemy)))
        return false;
    struct plane_shape field = au_charge_field(b, s, enemy);
    if (plane_shape_rel(&field, &way->path) == PLANE_APART)
        return false;
    struct au_state later = *s;
    for (int n = 0; n <= way->reach; n++) {
        set_at(&later, way->unit, au_at(s, way->unit), way->degree, n);
        struct plane_box box = au_box(b, &later, way->unit);
        if (BY(AU_5_3_2, plane_shape_box(&field, &box) != PLANE_APART &&
                             au_sees_in_fog(b, &later, enemy, way->unit)))
            return true;
    }
    return false;
}

enum { CHARGE_REACH = 600 }; /* 4 UM ahead and aside, and what the footprints add */

bool au_square_suffers(const struct au_board *b, const struct au_state *s, int unit, int degree,
                       int reach)
{
    struct way_back way = { unit, degree, reach, swept(b, s, unit, degree, reach) };
    struct plane_box box = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int sides = 1 << (1 - b->unit[unit].side);
    int count = au_near(b, s, &box, CHARGE_REACH + reach, sides, near);

    HOLDS(AU_5_3_4, "the question is whether any enemy is there, not how many");
    bool guard = b->unit[unit].traits & TRAIT_GUARD;
    if (BY(AU_5_3_5, BY(AU_12_2_1_1_2, guard)))
        return false;
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        int arm = b->unit[near[i]].arm;
        if (arm == INFANTRY && is_under_muskets(b, s, near[i], &way.path))
            return true;
        if (arm == CAVALRY && is_under_sabres(b, s, near[i], &way))
            return true;
    }
    return false;
}
