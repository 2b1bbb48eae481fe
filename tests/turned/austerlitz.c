/* austerlitz.c -- Austerlitz 1805 turned by quarters, mirrored and shifted.
 *
 * Places are whole hu and directions whole degrees.  The vector of direction k + 90 is exactly that
 * of k turned, that of -k exactly its mirror image (geo_plane.h); legs are rounded away from their
 * start, and footprints not at all.  So in these turnings nothing needs rounding, the map is turned
 * along with the units (woods, streams, roads, bridges, the frame of the field, each side's own
 * edge, the strategic zones), and no difference whatever is allowed. */

#include <stdio.h>
#include <string.h>

#include "games/austerlitz/au_local.h"

#include "games/austerlitz/fire/au_fire.h"

#include "turned.h"

static const struct {
    bool mirrored;
    int turn, shift_x, shift_y;
} ways[] = {
    { false, 0, 137, -91 }, { false, 90, 0, 0 },   { false, 180, 41, 73 }, { false, 270, -57, 19 },
    { true, 0, 0, 0 },      { true, 90, -31, -7 }, { true, 180, 0, 111 },  { true, 270, 5, 3 },
};

/* -- places and directions -- */

static struct plane_pt turn_point(const struct turning *t, struct plane_pt p)
{
    struct plane_pt u = plane_dir(t->turn);
    int64_t x = t->mirrored ? t->pivot_x - p.x : p.x - t->pivot_x, y = p.y - t->pivot_y;

    return (struct plane_pt){
        t->pivot_x + t->shift_x + (int32_t)plane_round(x * u.y + y * u.x, PLANE_UNIT),
        t->pivot_y + t->shift_y + (int32_t)plane_round(y * u.y - x * u.x, PLANE_UNIT),
    };
}

static int turn_degree(const struct turning *t, int degree)
{
    return plane_degree((t->mirrored ? -degree : degree) + t->turn);
}

static void turn_pair(const struct turning *t, int16_t *x, int16_t *y)
{
    struct plane_pt p = turn_point(t, (struct plane_pt){ *x, *y });

    *x = (int16_t)p.x;
    *y = (int16_t)p.y;
}

static int32_t least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static int32_t most(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

/* The frame of what was framed; only turnings by quarters have one. */
static void turn_frame(const struct turning *t, struct plane_pt *low, struct plane_pt *high)
{
    struct plane_pt a = turn_point(t, *low), b = turn_point(t, *high);

    *low = (struct plane_pt){ least(a.x, b.x), least(a.y, b.y) };
    *high = (struct plane_pt){ most(a.x, b.x), most(a.y, b.y) };
}

/* -- the board -- */

static void turn_poly(const struct turning *t, struct plane_poly *poly)
{
    struct plane_pt *at = base_alloc((size_t)poly->count * sizeof *at);

    for (int i = 0; i < poly->count; i++)
        at[i] = turn_point(t, poly->at[i]);
    poly->at = at;
}

static void turn_zone(const struct turning *t, struct au_zone *z)
{
    for (int k = 0; k < z->rect_count; k++) {
        int16_t *r = z->rect[k];
        struct plane_pt low = { r[0], r[1] }, high = { r[2], r[3] };

        turn_frame(t, &low, &high);
        r[0] = (int16_t)low.x;
        r[1] = (int16_t)low.y;
        r[2] = (int16_t)high.x;
        r[3] = (int16_t)high.y;
    }
}

static void turn_map(const struct turning *t, struct au_board *b)
{
    for (int i = 0; i < b->area_count; i++) {
        turn_poly(t, &b->area[i].poly);
        turn_frame(t, &b->area[i].low, &b->area[i].high);
    }
    for (int i = 0; i < b->line_count; i++) {
        turn_poly(t, &b->line[i].poly);
        turn_frame(t, &b->line[i].low, &b->line[i].high);
    }
    for (int i = 0; i < b->bridge_count; i++)
        b->bridge[i] = turn_point(t, b->bridge[i]);
    for (int i = 0; i < b->zone_count; i++)
        turn_zone(t, &b->zone[i]);
    turn_frame(t, &b->low, &b->high);
}

/* Where units stand at dawn, and the chits of the historical game. */
static void turn_dawn(const struct turning *t, struct au_board *b)
{
    for (int i = 0; i < b->unit_count; i++) {
        turn_pair(t, &b->unit[i].x, &b->unit[i].y);
        if (b->unit[i].arm != HEADQUARTERS)
            b->unit[i].facing = (int16_t)turn_degree(t, b->unit[i].facing);
    }
    for (int i = 0; i < b->first_count; i++)
        b->first[i].at = turn_point(t, b->first[i].at);
    for (int side = 0; side < SIDES; side++)
        b->home[side] = (int16_t)turn_degree(t, b->home[side]);
}

static void open_austerlitz(struct turning *t, int way)
{
    struct au_board *b = base_alloc(sizeof *b);

    t->mirrored = ways[way].mirrored;
    t->turn = ways[way].turn;
    t->shift_x = ways[way].shift_x;
    t->shift_y = ways[way].shift_y;
    t->pivot_x = 1400;
    t->pivot_y = 1250;
    *b = *au_board(t->from);
    turn_map(t, b);
    turn_dawn(t, b);
    t->box = *t->from;
    t->box.board = b;
    t->box.serial = 0;
    snprintf(t->name, sizeof t->name, "%sturned by %d, shifted by %d,%d",
             t->mirrored ? "mirrored, " : "", t->turn, t->shift_x, t->shift_y);
}

/* -- the state -- */

/* What was never on the field has no place, and zeroes for one. */
static void turn_unit(const struct turning *t, const struct au_board *b, int unit,
                      struct au_unit *u)
{
    bool nowhere = u->standing != AT_FIELD && u->x == 0 && u->y == 0;

    if (!nowhere)
        turn_pair(t, &u->x, &u->y);
    if (nowhere || b->unit[unit].arm == HEADQUARTERS)
        return;
    u->facing = (int16_t)turn_degree(t, u->facing);
    u->faced = (int16_t)turn_degree(t, u->faced);
}

static void turn_alarm(const struct turning *t, const struct au_board *b, struct au_alarm *a)
{
    turn_pair(t, &a->x, &a->y);
    if (b->unit[a->host].arm != HEADQUARTERS)
        a->facing = (int16_t)turn_degree(t, a->facing);
}

/* A direction that a procedure remembers; `more` is what is added to it. */
static void turn_local(const struct turning *t, int16_t *degree, int more)
{
    *degree = (int16_t)(turn_degree(t, *degree - more) + more);
}

static void turn_locals(const struct turning *t, struct eng_frame *f)
{
    if (f->proc == PROC_ATTACK)
        turn_local(t, &attack_frame(f)->degree, 0);
    if (f->proc == PROC_RETREAT)
        turn_local(t, &retreat_frame(f)->degree, 0);
    if (f->proc == PROC_ROUT && rout_of(f)->degree)
        turn_local(t, &rout_frame(f)->degree, 1);
    if (f->proc == PROC_ARTILLERY && artillery_of(f)->laid)
        turn_local(t, &artillery_frame(f)->axis, 0);
    if (f->proc == PROC_MUSKETRY && musketry_of(f)->laid)
        turn_local(t, &musketry_frame(f)->axis, 0);
}

static void turn_state(const struct turning *t, void *state)
{
    const struct au_board *b = au_board(t->from);
    struct au_state *s = state;

    for (int i = 0; i < b->unit_count; i++)
        turn_unit(t, b, i, &s->unit[i]);
    for (int i = 0; i < AU_CHITS; i++)
        if (s->chit[i].standing != AT_ABSENT)
            turn_pair(t, &s->chit[i].x, &s->chit[i].y);
    for (int i = 0; i < s->alarm_count; i++)
        turn_alarm(t, b, &s->alarm[i]);
    for (int i = 0; i < s->core.depth; i++)
        turn_locals(t, &s->core.frame[i]);
}

/* -- decisions and what is told -- */

static bool piece_has_front(const struct turning *t, const struct eng_action *a)
{
    const struct au_board *b = au_board(t->from);

    return a->verb != VERB_LAY && a->noun < b->unit_count && b->unit[a->noun].arm != HEADQUARTERS;
}

/* HQs and chits have no front, and are placed with direction 0. */
static bool has_direction(const struct turning *t, const struct eng_action *a)
{
    bool placed = a->verb == VERB_LAY || a->verb == VERB_PLACE || a->verb == VERB_POSE;

    return !placed || piece_has_front(t, a);
}

static void turn_action(const struct turning *t, struct eng_action *a)
{
    int takes = t->from->game->verbs[a->verb].takes;

    if (takes & TAKES_POSE) {
        struct plane_pt p = turn_point(t, (struct plane_pt){ a->x, a->y });
        a->x = p.x;
        a->y = p.y;
    }
    if (takes & (TAKES_POSE | TAKES_ANGLE) && (a->angle || has_direction(t, a)))
        a->angle = (int16_t)turn_degree(t, a->angle);
}

/* An HQ is listed north, south and two more ways to go; whoever rages, every fifth of the ways in
 * which it can strike, counted from the left. */
static bool is_example(const struct turning *t, const void *state, const struct eng_action *a)
{
    const struct au_state *s = state;
    bool unit = a->noun < au_board(t->from)->unit_count;

    if (t->from->game->verbs[a->verb].takes & TAKES_POSE)
        return true;
    if (a->verb == VERB_MARCH)
        return unit && !piece_has_front(t, a);
    return (a->verb == VERB_ATTACK || a->verb == VERB_CHARGE) && unit && s->unit[a->noun].rage;
}

/* Points of the compass are turned with the board, each argument once. */
static void turn_ways(const struct turning *t, const char *template, struct eng_phrase *p)
{
    uint32_t turned = 0;
    int first, second;
    char kind[16];

    while ((template = eng_next_slot(template, kind, &first, &second)))
        if (strcmp(kind, "way") == 0 && !(turned >> first & 1)) {
            p->arg[first] = turn_degree(t, p->arg[first]);
            turned |= UINT32_C(1) << first;
        }
}

static void turn_phrase(const struct turning *t, struct eng_phrase *p)
{
    turn_ways(t, eng_template(t->from->game, p->text, LANG_EN), p);
}

static void turn_key(const struct turning *t, json_t *object, const char *key)
{
    json_t *degree = json_object_get(object, key);

    if (json_is_integer(degree) && json_integer_value(degree) >= 0)
        json_integer_set(degree, turn_degree(t, (int)json_integer_value(degree)));
}

static void turn_json(const struct turning *t, const struct eng_action *a, json_t *object)
{
    json_t *x = json_object_get(object, "x"), *y = json_object_get(object, "y");

    if (json_is_integer(x) && json_is_integer(y)) {
        struct plane_pt p = { (int32_t)json_integer_value(x), (int32_t)json_integer_value(y) };

        p = turn_point(t, p);
        json_integer_set(x, p.x);
        json_integer_set(y, p.y);
    }
    if (piece_has_front(t, a) || a->verb == VERB_TURN)
        turn_key(t, object, "facing");
    turn_key(t, object, "way");
    /* Words made of x, y and facing, which are compared: points of the compass, and places by name. */
    json_object_del(object, "stance");
    json_object_del(object, "where");
}

/* The solo system and the restrictions of A05-18.1 go by the points of the compass, as the book has
 * it: "east of the Goldbach". */
static void choose_options(uint8_t *option)
{
    option[OPTION_NP] = 0;
    option[OPTION_RESTRICTIONS] = 2; /* off */
}

const struct turned_game turned_austerlitz = {
    .id = "austerlitz",
    .ways = sizeof ways / sizeof ways[0],
    .open = open_austerlitz,
    .state = turn_state,
    .action = turn_action,
    .phrase = turn_phrase,
    .json = turn_json,
    .example = is_example,
    .options = choose_options,
};
