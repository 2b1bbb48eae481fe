/* test_austerlitz_sight.c -- who sees whom, against a slow computation written another way.
 *
 * The slow one reckons in floating point: it cuts a sight where it meets sides, asks for the middle
 * of each piece whether it lies inside by adding up angles, and measures what the rules measure.
 * Where it comes too near to a border to be sure, the pair is left out; those cases are the
 * business of the rule tests. */

#include "plane_try.h"

#include <math.h>
#include <stdlib.h>

#include "games/austerlitz/au_local.h"

enum { FIELD = 700, PIECES = 16, AREAS = 9, CORNERS = 7, CRESTS = 2, BENDS = 4 };
enum verdict { HIDDEN, SEEN, UNSURE };

static const double hair = 1e-5;

struct spot {
    double x, y;
};

struct world {
    struct au_board board;
    struct au_state state;
    struct plane_pt outline[AREAS][CORNERS], ridge[CRESTS][BENDS];
};

/* -- a world at random -- */

static void frame(const struct plane_pt *p, int count, struct plane_pt *low, struct plane_pt *high)
{
    *low = *high = p[0];
    for (int i = 1; i < count; i++) {
        low->x = p[i].x < low->x ? p[i].x : low->x;
        low->y = p[i].y < low->y ? p[i].y : low->y;
        high->x = p[i].x > high->x ? p[i].x : high->x;
        high->y = p[i].y > high->y ? p[i].y : high->y;
    }
}

/* A star round a middle: simple, mostly not convex.  Hills keep to cells of their own. */
static void draw_area(struct world *w, struct try_rng *r, int i, int ground)
{
    struct plane_pt middle = { try_range(r, 80, FIELD - 80), try_range(r, 80, FIELD - 80) };
    struct au_area *a = &w->board.area[i];
    int turn = try_range(r, 0, 50);

    if (ground == HILL)
        middle = (struct plane_pt){ 130 + 220 * i, try_range(r, 120, FIELD - 120) };
    for (int k = 0; k < CORNERS; k++)
        w->outline[i][k] = plane_leg_end(middle, plane_degree(turn + k * 360 / CORNERS),
                                         try_range(r, 25, ground == HILL ? 108 : 90));
    a->ground = (uint8_t)ground;
    a->poly = (struct plane_poly){ w->outline[i], CORNERS };
    frame(w->outline[i], CORNERS, &a->low, &a->high);
}

static void draw_crest(struct world *w, struct try_rng *r, int i)
{
    struct au_line *l = &w->board.line[i];

    for (int k = 0; k < BENDS; k++)
        w->ridge[i][k] =
            (struct plane_pt){ 60 + 190 * k + try_range(r, -40, 40), try_range(r, 50, FIELD - 50) };
    l->kind = CREST;
    l->poly = (struct plane_poly){ w->ridge[i], BENDS };
    frame(w->ridge[i], BENDS, &l->low, &l->high);
}

static void place_unit(struct world *w, struct try_rng *r, int i)
{
    static const uint8_t arms[] = { INFANTRY, INFANTRY, CAVALRY, ARTILLERY, HEADQUARTERS };
    struct au_type *type = &w->board.unit[i];
    struct au_unit *u = &w->state.unit[i];

    *u = (struct au_unit){ .standing = AT_FIELD, .foe = AU_NOBODY };
    type->side = i >= PIECES / 2;
    type->arm = arms[try_range(r, 0, 4)];
    u->x = (int16_t)try_range(r, 50, FIELD - 50);
    u->y = (int16_t)try_range(r, 50, FIELD - 50);
    u->facing = (int16_t)try_range(r, 0, 359);
    u->formation =
        (uint8_t)try_range(r, FORM_LINE, type->arm == INFANTRY ? FORM_SQUARE : FORM_COLUMN);
}

static void draw_world(struct world *w, struct try_rng *r)
{
    static const uint8_t grounds[AREAS] = { HILL, HILL,   HILL,       WOOD, WOOD,
                                            WOOD, CASTLE, PHEASANTRY, POND };
    struct au_board *b = &w->board;

    *w = (struct world){ 0 };
    b->unit_count = PIECES;
    b->side_first[ALLIED] = PIECES / 2;
    b->side_first[SIDES] = PIECES;
    b->area_count = AREAS;
    b->line_count = b->crest_count = CRESTS;
    for (int i = 0; i < AREAS; i++)
        draw_area(w, r, i, grounds[i]);
    for (int i = 0; i < CRESTS; i++)
        draw_crest(w, r, i);
    for (int i = 0; i < PIECES; i++)
        place_unit(w, r, i);
}

/* -- the slow way: measures -- */

static struct spot spot_of(struct plane_pt p)
{
    return (struct spot){ p.x, p.y };
}

static struct spot spot_of_fine(struct plane_fine p)
{
    return (struct spot){ (double)p.x / PLANE_FINE, (double)p.y / PLANE_FINE };
}

static struct spot between(struct spot a, struct spot b, double t)
{
    return (struct spot){ a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };
}

static double apart(struct spot a, struct spot b)
{
    return hypot(a.x - b.x, a.y - b.y);
}

static double off_side(struct spot p, struct spot a, struct spot b)
{
    double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    double t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;

    return apart(p, between(a, b, t < 0 ? 0 : t > 1 ? 1 : t));
}

/* By the angles that its corners make round the point. */
static bool winds_round(const struct spot *corner, int count, struct spot p)
{
    double sum = 0;

    for (int i = 0; i < count; i++) {
        struct spot a = corner[i], b = corner[(i + 1) % count];
        double turn = atan2(b.y - p.y, b.x - p.x) - atan2(a.y - p.y, a.x - p.x);
        sum += turn > M_PI ? turn - 2 * M_PI : turn < -M_PI ? turn + 2 * M_PI : turn;
    }
    return fabs(sum) > M_PI;
}

static double off_border(const struct spot *corner, int count, struct spot p)
{
    double least = 1e9;

    for (int i = 0; i < count; i++)
        least = fmin(least, off_side(p, corner[i], corner[(i + 1) % count]));
    return least;
}

/* Where on ab (0 to 1) it meets cd; -1: nowhere.  No attention is paid to touching. */
static double meeting(struct spot a, struct spot b, struct spot c, struct spot d)
{
    double den = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    double t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / den;
    double u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / den;

    return fabs(den) > 1e-12 && t > 0 && t < 1 && u > 0 && u < 1 ? t : -1;
}

struct runs {
    int count;
    double from[20], to[20];
    bool unsure;
};

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The pieces of ab that lie inside an outline. */
static struct runs inner_runs(const struct spot *corner, int count, struct spot a, struct spot b)
{
    double cut[40];
    int cuts = 0;
    struct runs runs = { 0 };

    runs.unsure = off_border(corner, count, a) < hair || off_border(corner, count, b) < hair;
    for (int i = 0; i < count; i++) {
        double t = meeting(a, b, corner[i], corner[(i + 1) % count]);
        runs.unsure |= off_side(corner[i], a, b) < hair;
        if (t >= 0)
            cut[cuts++] = t;
    }
    cut[cuts++] = 0;
    cut[cuts++] = 1;
    qsort(cut, (size_t)cuts, sizeof cut[0], ascending);
    for (int i = 0; i + 1 < cuts; i++)
        if (winds_round(corner, count, between(a, b, (cut[i] + cut[i + 1]) / 2))) {
            runs.from[runs.count] = cut[i];
            runs.to[runs.count++] = cut[i + 1];
        }
    return runs;
}

static int corners_of_box(const struct plane_box *box, struct spot out[4])
{
    for (int i = 0; i < PLANE_CORNERS; i++) {
        struct plane_fine p = plane_box_corner(box, (enum plane_corner)i);
        out[i] = (struct spot){ (double)p.x / PLANE_FINE, (double)p.y / PLANE_FINE };
    }
    return PLANE_CORNERS;
}

static int corners_of_area(const struct world *w, int area, struct spot out[CORNERS])
{
    for (int i = 0; i < CORNERS; i++)
        out[i] = spot_of(w->outline[area][i]);
    return CORNERS;
}

static double box_gap(const struct plane_box *a, const struct plane_box *b)
{
    struct spot one[4], two[4];
    double least = 1e9;

    corners_of_box(a, one);
    corners_of_box(b, two);
    for (int i = 0; i < 4; i++) {
        if (winds_round(one, 4, two[i]) || winds_round(two, 4, one[i]))
            return 0;
        for (int k = 0; k < 4; k++)
            if (meeting(one[i], one[(i + 1) % 4], two[k], two[(k + 1) % 4]) >= 0)
                return 0;
        least = fmin(least, fmin(off_border(two, 4, one[i]), off_border(one, 4, two[i])));
    }
    return least;
}

/* -- the slow way: heights -- */

struct stand {
    struct plane_box box;
    struct spot at;
    int hill;
    bool on[CRESTS], raised, unsure;
};

static int hill_under(const struct world *w, struct spot p, bool *unsure)
{
    struct spot corner[CORNERS];
    int hill = -1;

    for (int i = 0; i < AREAS; i++) {
        int count = corners_of_area(w, i, corner);
        if (w->board.area[i].ground != HILL)
            continue;
        *unsure |= off_border(corner, count, p) < hair;
        if (winds_round(corner, count, p))
            hill = i;
    }
    return hill;
}

/* A crest is walked in small steps; what of it is in a hill is passed over. */
static double crest_gap(const struct world *w, int crest, const struct plane_box *box)
{
    struct spot corner[4];
    double least = 1e9;
    bool unsure = false;

    corners_of_box(box, corner);
    for (int i = 0; i + 1 < BENDS; i++)
        for (double t = 0; t <= 1; t += 1.0 / 256) {
            struct spot p =
                between(spot_of(w->ridge[crest][i]), spot_of(w->ridge[crest][i + 1]), t);
            if (apart(p, spot_of(box->at)) > 90 || hill_under(w, p, &unsure) >= 0)
                continue;
            least = fmin(least, winds_round(corner, 4, p) ? 0 : off_border(corner, 4, p));
        }
    return least;
}

static struct stand stand_of(const struct world *w, int unit)
{
    struct stand t = { .box = au_box(&w->board, &w->state, unit) };

    t.at = spot_of(t.box.at);
    t.hill = hill_under(w, t.at, &t.unsure);
    t.raised = t.hill >= 0;
    for (int i = 0; i < CRESTS; i++) {
        double gap = crest_gap(w, i, &t.box);
        t.on[i] = gap <= 25;
        t.unsure |= fabs(gap - 25) < 2;
        t.raised |= t.on[i];
    }
    return t;
}

/* -- the slow way: what is in the way -- */

static enum verdict sure(bool hidden, double value, double limit)
{
    return fabs(value - limit) < hair ? UNSURE : hidden ? HIDDEN : SEEN;
}

/* A wood from its brink, or within it. */
static enum verdict through_wood(const struct spot *corner, int count, struct spot eye,
                                 struct spot p, double gap)
{
    struct runs run = inner_runs(corner, count, eye, p);
    bool here = winds_round(corner, count, eye), there = winds_round(corner, count, p);

    if (run.unsure)
        return UNSURE;
    if (!run.count)
        return SEEN;
    if (here && there)
        return sure(gap > 50, gap, 50);
    if (run.count > 1 || (!here && !there))
        return HIDDEN;
    double deep = off_border(corner, count, here ? eye : p);
    double length = (run.to[0] - run.from[0]) * apart(eye, p);
    if (fabs(deep - 25) < hair || fabs(length - 50) < hair)
        return UNSURE;
    return deep <= 25 && length <= 50 ? SEEN : HIDDEN;
}

/* The side of the hill through which the sight comes in. */
static double depth_behind(const struct spot *corner, int count, struct spot eye, struct spot p,
                           double at)
{
    for (int i = 0; i < count; i++)
        if (fabs(meeting(eye, p, corner[i], corner[(i + 1) % count]) - at) < 1e-9)
            return off_side(p, corner[i], corner[(i + 1) % count]);
    return 1e9;
}

static enum verdict over_hill(const struct stand *own, const struct stand *goal, int hill,
                              const struct spot *corner, int count, struct spot p)
{
    struct runs run = inner_runs(corner, count, own->at, p);
    bool there = winds_round(corner, count, p);

    if (run.unsure)
        return UNSURE;
    if (!run.count)
        return SEEN;
    if (!own->raised) {
        double deep = depth_behind(corner, count, own->at, p, run.from[0]);
        return there && run.count == 1 ? sure(deep > 25, deep, 25) : HIDDEN;
    }
    if (there || hill == goal->hill || (hill == own->hill && goal->raised))
        return SEEN;
    double length = apart(own->at, p), beyond = (1 - run.to[run.count - 1]) * length;
    double brink = run.to[0] * length;
    if (hill == own->hill && run.count == 1 && fabs(brink - 50) < hair)
        return UNSURE;
    if (hill == own->hill && run.count == 1 && brink < 50)
        return SEEN;
    return sure(beyond < 100, beyond, 100);
}

static enum verdict over_crest(const struct world *w, const struct stand *own,
                               const struct stand *goal, int crest, struct spot p)
{
    enum verdict all = SEEN;

    if (own->on[crest] || goal->on[crest] || (own->raised && goal->raised))
        return SEEN;
    for (int i = 0; i + 1 < BENDS; i++) {
        struct spot a = spot_of(w->ridge[crest][i]), b = spot_of(w->ridge[crest][i + 1]);
        double t = meeting(own->at, p, a, b);
        if (off_side(a, own->at, p) < hair || off_side(b, own->at, p) < hair)
            return UNSURE;
        bool unsure = false;
        if (t < 0 || hill_under(w, between(own->at, p, t), &unsure) >= 0)
            continue;
        double beyond = (1 - t) * apart(own->at, p);
        if (unsure || fabs(beyond - 100) < hair)
            return UNSURE;
        if (!own->raised || beyond < 100)
            all = HIDDEN;
    }
    return all;
}

static bool stands_up(const struct world *w, int unit)
{
    int arm = w->board.unit[unit].arm, form = w->state.unit[unit].formation;

    return (arm == INFANTRY && form != FORM_COLUMN) || (arm == CAVALRY && form == FORM_LINE);
}

static enum verdict past_unit(const struct world *w, const struct stand *all, int from, int to,
                              int unit, struct spot p, bool over)
{
    struct spot corner[4];

    corners_of_box(&all[unit].box, corner);
    struct runs run = inner_runs(corner, 4, all[from].at, p);
    if (unit == from || unit == to || !stands_up(w, unit))
        return SEEN;
    if (run.unsure)
        return UNSURE;
    if (!run.count)
        return SEEN;
    bool friend = w->board.unit[unit].side == w->board.unit[from].side;
    if (!over || !friend || !all[from].raised)
        return HIDDEN;
    if (all[unit].unsure)
        return UNSURE;
    double gap = box_gap(&all[unit].box, &all[to].box);
    return all[unit].raised ? HIDDEN : sure(gap < 100, gap, 100);
}

static enum verdict worse(enum verdict a, enum verdict b)
{
    return a == HIDDEN || b == HIDDEN ? HIDDEN : a == UNSURE || b == UNSURE ? UNSURE : SEEN;
}

static enum verdict to_point(const struct world *w, const struct stand *all, int from, int to,
                             struct spot p, bool over)
{
    double gap = box_gap(&all[from].box, &all[to].box);
    struct spot corner[CORNERS];
    enum verdict so_far = SEEN;

    for (int i = 0; i < AREAS; i++) {
        int count = corners_of_area(w, i, corner), ground = w->board.area[i].ground;
        if (ground == HILL)
            so_far = worse(so_far, over_hill(&all[from], &all[to], i, corner, count, p));
        else if (ground != POND)
            so_far = worse(so_far, through_wood(corner, count, all[from].at, p, gap));
    }
    for (int i = 0; i < CRESTS; i++)
        so_far = worse(so_far, over_crest(w, &all[from], &all[to], i, p));
    for (int i = 0; i < PIECES; i++)
        so_far = worse(so_far, past_unit(w, all, from, to, i, p, over));
    return so_far;
}

static enum verdict slow_sight(const struct world *w, const struct stand *all, int from, int to,
                               bool over)
{
    struct plane_fine point[PLANE_TARGETS];
    double gap = box_gap(&all[from].box, &all[to].box);
    enum verdict best = HIDDEN;

    if (all[from].unsure || all[to].unsure || fabs(gap - 2) < hair)
        return UNSURE;
    if (gap < 2)
        return SEEN;
    plane_box_targets(&all[to].box, point);
    for (int i = 0; i < PLANE_TARGETS && best != SEEN; i++) {
        enum verdict one = to_point(w, all, from, to, spot_of_fine(point[i]), over);
        best = one == HIDDEN ? best : one;
    }
    return best;
}

/* -- the comparison -- */

struct tally {
    int pairs, unsure, seen, ground, hill, crest, unit, over;
};

static void count_rule(struct tally *n, eng_ruleno rule)
{
    n->seen += rule == 0;
    n->ground += rule == AU_8_3_1 || rule == AU_8_3_4;
    n->hill += rule == AU_8_6_1 || rule == AU_8_6_2 || rule == AU_8_6_3 || rule == AU_8_7_1 ||
               rule == AU_8_7_2;
    n->crest += rule == AU_8_6_5;
    n->unit += rule == AU_8_8_1;
    n->over += rule == AU_8_8_3;
}

static void compare_pair(const struct world *w, const struct stand *all, int from, int to,
                         bool over, struct tally *n)
{
    enum verdict slow = slow_sight(w, all, from, to, over);
    eng_ruleno rule = au_why_unseen(&w->board, &w->state, from, to, over);

    n->pairs++;
    count_rule(n, rule);
    if (slow == UNSURE)
        n->unsure++;
    else if ((slow == SEEN) != (rule == 0))
        fail_msg("unit %d at %d,%d and %d at %d,%d%s: %s, but the rule is %d", from,
                 w->state.unit[from].x, w->state.unit[from].y, to, w->state.unit[to].x,
                 w->state.unit[to].y, over ? ", over friends" : "",
                 slow == SEEN ? "seen" : "hidden", rule);
}

static void test_austerlitz_sight__agrees_with_a_slow_computation(void **state)
{
    static struct world w;
    struct try_rng r = try_seed(__func__, 1805);
    struct tally n = { 0 };

    (void)state;
    for (int i = 0; i < 40; i++) {
        struct stand all[PIECES];
        draw_world(&w, &r);
        for (int k = 0; k < PIECES; k++)
            all[k] = stand_of(&w, k);
        for (int k = 0; k < PIECES * PIECES; k++)
            if (k / PIECES != k % PIECES)
                compare_pair(&w, all, k / PIECES, k % PIECES, i & 1, &n);
    }
    printf(
        "# pairs %d, unsure %d, seen %d; hidden by ground %d, hills %d, crests %d, units %d %d\n",
        n.pairs, n.unsure, n.seen, n.ground, n.hill, n.crest, n.unit, n.over);
    assert_true(n.unsure * 5 < n.pairs);
    assert_true(n.seen > 1000 && n.ground > 1000 && n.hill > 1000 && n.crest > 300);
    assert_true(n.unit > 300 && n.over > 100);
}

static void test_austerlitz_sight__fog_ends_it_at_its_range(void **state)
{
    static const int range[] = { [FOG] = 50, [PARTIAL_1] = 100, [PARTIAL_2] = 200 };
    static struct world w;
    struct try_rng r = try_seed(__func__, 7);
    int seen = 0;

    (void)state;
    for (int i = 0; i < 40; i++) {
        draw_world(&w, &r);
        w.state.fog = (uint8_t)(i % 4);
        for (int k = 0; k < PIECES * PIECES; k++) {
            int from = k / PIECES, to = k % PIECES;
            struct plane_box a = au_box(&w.board, &w.state, from),
                             b = au_box(&w.board, &w.state, to);
            double gap = box_gap(&a, &b);
            if (from == to || (i % 4 < CLEAR_DAY && fabs(gap - range[i % 4]) < hair))
                continue;
            bool in_range = i % 4 == CLEAR_DAY || gap < range[i % 4];
            bool sees = au_sees_in_fog(&w.board, &w.state, from, to);
            assert_int_equal(sees, in_range && au_sees(&w.board, &w.state, from, to));
            seen += sees;
        }
    }
    assert_true(seen > 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_austerlitz_sight__agrees_with_a_slow_computation),
        cmocka_unit_test(test_austerlitz_sight__fog_ends_it_at_its_range),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
