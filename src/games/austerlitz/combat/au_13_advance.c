/* au_13_advance.c -- chapters 13.11.4, 13.11.5 and 13.12.4: what the winners of a combat may do.
 *
 * An advance is a straight leg of up to 1 UM.  Like a retreat it pays nothing for woods and does
 * not stop at streams; it keeps off every enemy by half a UM. */

#include "games/austerlitz/au_steps.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/move/au_move.h"

enum { QUARTER = 45 };

/* An advance on trial: the unit, turned to its way, and where it would go. */
struct trial {
    const struct au_board *b;
    const struct au_state *s;
    int unit, degree, length;
    struct plane_box start;  /* as it stands                 */
    struct plane_box turned; /* on the spot, towards its way */
    struct plane_pt to;
};

static struct trial try_out(const struct au_board *b, const struct au_state *s, int unit,
                            int degree, int length)
{
    struct trial o = { b, s, unit, degree, length, au_box(b, s, unit), { { 0 }, 0, 0, 0 }, { 0 } };

    o.turned = o.start;
    o.turned.facing = degree;
    au_land(b, s, unit, &o.turned, degree, length, &o.to);
    return o;
}

/* -- room -- */

/* Friendly guns and headquarters are passed, chits are no obstacle to look at. */
static bool is_in_the_way(const struct trial *o, int piece)
{
    if (piece >= AU_CHIT0 || piece == o->unit)
        return false;
    if (o->b->unit[piece].side != o->b->unit[o->unit].side)
        return true;
    return o->b->unit[piece].arm == INFANTRY || o->b->unit[piece].arm == CAVALRY;
}

/* The way is free, but there is no whole hu between those beside its end (ruling 137). */
static bool is_squeezed(const struct trial *o)
{
    struct plane_box end = o->turned;

    end.at = o->to;
    int piece = au_overlapped(o->b, o->s, o->unit, &end);
    return piece != AU_NOBODY && is_in_the_way(o, piece);
}

/* What its footprint would run over, turning and going: the rule that forbids it, or 0. */
static eng_ruleno check_room(const struct trial *o)
{
    struct plane_shape way = plane_shape_of_leg(&o->turned, o->degree, o->length);
    uint8_t near[AU_PIECES];
    int found = au_near(o->b, o->s, &o->start, AU_UM + AU_HALF_UM, 3, near);

    for (int i = 0; i < found; i++) {
        if (!is_in_the_way(o, near[i]))
            continue;
        struct plane_thing thing = { .kind = PLANE_THING_BOX, .box = au_box(o->b, o->s, near[i]) };
        int turn = plane_turn(o->start.facing, o->degree);
        bool enemy = o->b->unit[near[i]].side != o->b->unit[o->unit].side;
        if (plane_shape_box(&way, &thing.box) == PLANE_OVERLAP)
            return enemy ? AU_13_11_5_1 : AU_6_9_1;
        if (plane_sweep_turn(&o->start, turn, &thing, 1).thing >= 0)
            return AU_6_9_1;
    }
    return is_squeezed(o) ? AU_6_9_1 : 0;
}

/* Cavalry does not ride through houses or over walls, not even to come out beyond them. */
static eng_ruleno check_walls(const struct trial *o, const struct plane_shape *swept)
{
    struct au_leg leg = { .unit = o->unit, .from = o->turned, .to = o->to, .swept = *swept };

    leg.road = o->s->unit[o->unit].formation == FORM_COLUMN &&
               au_along_road(o->b, o->start.at, o->to, ROAD_SNAP);
    return au_check_walls(o->b, o->s, &leg);
}

static eng_ruleno check_ground(const struct trial *o)
{
    struct plane_shape swept = plane_shape_of_move(&o->turned, o->to);
    struct plane_box end = o->turned;

    end.at = o->to;
    if (au_meets_ground(o->b, &swept, 1u << POND))
        return AU_15_1_17;
    if (o->s->unit[o->unit].formation == FORM_SQUARE && !au_is_clear(o->b, &end))
        return AU_5_2_3;
    eng_ruleno rule = check_walls(o, &swept);
    if (!rule)
        rule = au_check_stand(o->b, o->s, o->unit, &end);
    return rule ? rule : au_check_restriction(o->b, o->s, o->unit, o->start.at, o->to);
}

/* -- the enemy -- */

static struct plane_dist dist_after(const struct trial *o, int length,
                                    const struct plane_box *enemy)
{
    return plane_box_dist_after(&o->turned, o->degree, length, enemy);
}

/* An enemy nearer than half a UM from the first: the distance, which falls or rises but once, must
 * not fall, nor be less in the end for the turn.  Judged by the way itself, not by whole hu. */
static bool sets_out_towards(const struct trial *o, const struct plane_box *enemy)
{
    if (plane_box_meet(&o->turned, enemy))
        return !plane_sweep_misses(&o->turned, o->degree, enemy);
    return plane_box_nears(&o->turned, o->degree, enemy);
}

static bool closes_in(const struct trial *o, const struct plane_box *enemy,
                      struct plane_dist distance)
{
    if (sets_out_towards(o, enemy))
        return true;
    if (o->degree == o->start.facing || plane_box_meet(&o->turned, enemy))
        return false;
    struct plane_dist after = dist_after(o, o->length, enemy);
    return plane_dist_cmp_hu(after, AU_HALF_UM) < 0 && plane_dist_cmp(after, distance) < 0;
}

static bool comes_too_near(const struct trial *o, const struct plane_box *enemy)
{
    if (!plane_box_nears(&o->turned, o->degree, enemy))
        return false;
    struct plane_shape way = plane_shape_of_leg(&o->turned, o->degree, o->length);
    struct plane_shape shape = plane_shape_of_box(enemy);
    if (!plane_shape_within(&way, &shape, AU_HALF_UM))
        return false;
    if (plane_shape_within(&way, &shape, AU_HALF_UM - 1))
        return true;
    for (int n = 0; n <= o->length; n++)
        if (plane_dist_cmp_hu(dist_after(o, n, enemy), AU_HALF_UM) < 0)
            return true;
    return false;
}

/* Half a UM off at least, when it has turned towards its way (ruling 145). */
static bool stands_off(const struct trial *o, const struct plane_box *enemy)
{
    return plane_dist_cmp_hu(plane_box_dist(&o->turned, enemy), AU_HALF_UM) >= 0;
}

/* Whether it stood within half a UM is said where that is clear: a little nearer is as good as at it.
 * A way along an enemy comes nearer by a fraction of an hu, and that is all the room that the other
 * reason would have (ruling 145). */
static bool is_inside(const struct trial *o, const struct plane_box *enemy)
{
    return plane_dist_cmp_hu(plane_box_dist(&o->turned, enemy), AU_HALF_UM - AU_APART) <= 0;
}

static eng_ruleno check_enemy(const struct trial *o, const struct plane_box *enemy)
{
    struct plane_dist distance = plane_box_dist(&o->start, enemy);

    if (stands_off(o, enemy))
        return BY(AU_G_8, comes_too_near(o, enemy)) ? AU_13_11_5_1 : 0;
    if (closes_in(o, enemy, distance))
        return is_inside(o, enemy) ? AU_13_11_5_2 : AU_13_11_5_1;
    return plane_dist_cmp_hu(dist_after(o, o->length, enemy), AU_CONTACT) <= 0 ? AU_13_11_5_1 : 0;
}

static eng_ruleno check_enemies(const struct trial *o)
{
    uint8_t near[AU_PIECES];
    int side = !o->b->unit[o->unit].side;
    int found = au_near(o->b, o->s, &o->start, 2 * AU_UM, 1 << side, near);

    for (int i = 0; i < found; i++) {
        if (near[i] >= AU_CHIT0)
            continue;
        struct plane_box enemy = au_box(o->b, o->s, near[i]);
        eng_ruleno rule = check_enemy(o, &enemy);
        if (rule)
            return rule;
    }
    return 0;
}

/* -- who -- */

/* Of the winners those that can move at all: not the guns of the Santon, nobody in disorder, nobody
 * whom another enemy still holds (it would carry the marker of that combat away with it). */
static eng_ruleno check_unit(const struct au_board *b, const struct au_state *s, int unit)
{
    if (!bit_has(s->struck, unit))
        return AU_13_11_4_2;
    const struct au_unit *u = &s->unit[unit];
    if (u->standing != AT_FIELD)
        return AU_13_11_4_2;
    if (b->unit[unit].arm == ARTILLERY)
        return AU_13_15_3;
    if (u->marks & MARK_LEADERLESS)
        return AU_12_6_3_5;
    if (u->morale >= DISORGANISED)
        return AU_12_5_2_1;
    return au_is_engaged(s, unit) ? AU_13_6_1 : 0;
}

static eng_ruleno check_way(const struct au_state *s, int unit, int degree, int length)
{
    const struct au_unit *u = &s->unit[unit];
    int turn = plane_turn(u->facing, degree);

    if (BY(AU_6_2_6, length < 1 || length > AU_UM))
        return AU_13_11_4_1;
    if (u->formation == FORM_SQUARE && length > AU_HALF_UM)
        return AU_6_2_7;
    return turn < -45 || turn > 45 ? AU_13_11_4_2 : 0;
}

/* An enemy nearer than half a UM bars a direction however short the way. */
static bool is_barred(const struct au_board *b, const struct au_state *s, int unit, int degree)
{
    struct trial o = try_out(b, s, unit, degree, 1);
    uint8_t near[AU_PIECES];
    int found = au_near(b, s, &o.turned, AU_HALF_UM, 1 << !b->unit[unit].side, near);

    for (int i = 0; i < found && near[i] < AU_CHIT0; i++) {
        struct plane_box enemy = au_box(b, s, near[i]);
        if (plane_box_within(&o.turned, &enemy, AU_HALF_UM) && sets_out_towards(&o, &enemy) &&
            !stands_off(&o, &enemy))
            return true;
    }
    return false;
}

static eng_ruleno check_advance(const struct au_board *b, const struct au_state *s, int unit,
                                int degree, int length)
{
    eng_ruleno rule = check_way(s, unit, degree, length);

    if (rule)
        return rule;
    struct trial o = try_out(b, s, unit, degree, length);
    rule = check_enemies(&o);
    if (!rule)
        rule = check_room(&o);
    return rule ? rule : check_ground(&o);
}

eng_ruleno au_check_advance(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct au_state *s = state;
    const struct au_board *b = au_board(box);

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (a->angle < 0 || a->angle > 359)
        return AU_13_11_4_2;
    eng_ruleno rule = check_unit(b, s, a->noun);
    return rule ? rule : check_advance(b, s, a->noun, a->angle, a->count);
}

/* -- the question -- */

/* The longest way that is open in that direction; 0: none.  A way that is open is so for every
 * part of it, but for guns it may pass and not stand on: what bisection misses there is small. */
static int longest_way(const struct au_board *b, const struct au_state *s, int unit, int degree)
{
    int open = 0, closed = AU_UM + 1;

    if (is_barred(b, s, unit, degree))
        return 0;
    if (check_advance(b, s, unit, degree, AU_UM) == 0)
        return AU_UM;
    while (closed - open > 1) {
        int middle = (open + closed) / 2;
        if (check_advance(b, s, unit, degree, middle) == 0)
            open = middle;
        else
            closed = middle;
    }
    return open;
}

static void offer_way(const struct au_board *b, const struct au_state *s, int unit, int turn,
                      struct eng_choices *c)
{
    int degree = plane_degree(s->unit[unit].facing + turn);
    int longest = longest_way(b, s, unit, degree);
    struct eng_action a = { .verb = VERB_ADVANCE,
                            .noun = (uint16_t)unit,
                            .angle = (int16_t)degree,
                            .count = (int16_t)longest };

    if (longest == 0)
        return;
    eng_choices_add(c, &a);
    a.count = (int16_t)(longest / 2);
    if (a.count > 0 && check_advance(b, s, unit, degree, a.count) == 0)
        eng_choices_add(c, &a);
}

static bool open_turn(const struct au_board *b, const struct au_state *s, int unit, int turn)
{
    return longest_way(b, s, unit, plane_degree(s->unit[unit].facing + turn)) > 0;
}

/* Straight on and aslant; where that is barred, the least turn to that side that is not. */
static void offer_side(const struct au_board *b, const struct au_state *s, int unit, int side,
                       struct eng_choices *c)
{
    if (open_turn(b, s, unit, side * QUARTER)) {
        offer_way(b, s, unit, side * QUARTER, c);
        return;
    }
    for (int turn = 1; turn < QUARTER; turn++)
        if (open_turn(b, s, unit, side * turn)) {
            offer_way(b, s, unit, side * turn, c);
            return;
        }
}

void au_offer_advance(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_state *s = state;
    const struct au_board *b = au_board(box);

    (void)seat;
    offer(c, VERB_DONE);
    for (int i = bits_next(s->struck, 3, 0); i >= 0; i = bits_next(s->struck, 3, i + 1)) {
        if (check_unit(b, s, i))
            continue;
        offer_way(b, s, i, 0, c);
        offer_side(b, s, i, -1, c);
        offer_side(b, s, i, 1, c);
    }
}

static bool can_advance(const struct au_board *b, const struct au_state *s, int unit)
{
    if (check_unit(b, s, unit))
        return false;
    bool mine = au_field_open(s), open = false;
    for (int turn = 0; turn <= QUARTER && !open; turn++)
        open = open_turn(b, s, unit, turn) || open_turn(b, s, unit, -turn);
    au_field_close(mine);
    return open;
}

static enum eng_flow end_combat(struct eng_turn *t)
{
    struct au_state *s = t->state;

    bits_clear(s->struck, 3);
    return finish(t, 0);
}

enum eng_flow au_ask_advance(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    (void)f;
    if (au_decided(s))
        return end_match(t);
    for (int i = bits_next(s->struck, 3, 0); i >= 0; i = bits_next(s->struck, 3, i + 1))
        if (can_advance(b, s, i))
            return ask(t, seats_of(t->core, b->unit[i].side));
    return end_combat(t);
}

/* The way ends early where an enemy chit comes into sight. */
enum eng_flow au_take_advance(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;
    int unit = a->noun;

    if (a->verb == VERB_DONE) {
        tell(t, AU_13_11_4_1, ENG_ALL, NEWS_HOLDS_GROUND, t->core->side[t->seat]);
        return end_combat(t);
    }
    bit_drop(s->struck, unit);
    combat_frame(f)->moved = (int16_t)unit;
    au_move_unit(t, unit, au_at(s, unit), a->angle);
    int length = au_detected_at(au_board(t->box), s, unit, a->angle, a->count);
    tell(t, AU_13_11_4_1, ENG_ALL, NEWS_ADVANCES, unit, length);
    struct plane_box box = au_box(au_board(t->box), s, unit);
    struct plane_pt to;
    au_land(au_board(t->box), s, unit, &box, a->angle, length, &to);
    au_move_unit(t, unit, to, a->angle);
    return NEXT;
}

enum eng_flow au_combat_detect(struct eng_turn *t, struct eng_frame *f)
{
    return call(t, PROC_DETECT, combat_of(f)->moved);
}
