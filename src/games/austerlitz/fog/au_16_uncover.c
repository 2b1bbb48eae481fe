/* au_16_uncover.c -- A05 16.4.2.7, 16.4.2.8, 16.4-5: a chit is uncovered, and what was in it is
 * placed by its owner (PROC_UNCOVER).
 *
 * From then on its contents are everybody's knowledge: the chit is lifted off the field (AT_SHOWN)
 * and its units wait beside it until they are placed.  Chits that these come upon are uncovered in
 * the same frame, one after the other. */

#include <string.h>

#include "games/austerlitz/fog/au_16.h"
#include "games/austerlitz/kept/au_field.h"
#include "games/austerlitz/move/au_move.h"

static bool is_shown(const struct au_state *s, int unit, int chit)
{
    return s->unit[unit].standing == AT_SHOWN && s->unit[unit].where == chit;
}

static int next_shown(const struct au_board *b, const struct au_state *s, int chit, int from)
{
    int side = chit / AU_SLOTS;

    for (int i = from < b->side_first[side] ? b->side_first[side] : from;
         i < b->side_first[side + 1]; i++)
        if (is_shown(s, i, chit))
            return i;
    return AU_NOBODY;
}

/* -- what it holds -- */

static bool show_units(struct eng_turn *t, int chit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int side = chit / AU_SLOTS;
    bool any = false;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (s->unit[i].standing != AT_CHIT || s->unit[i].where != chit)
            continue;
        s->unit[i].standing = AT_SHOWN;
        tell(t, AU_16_4_2_7_1, ENG_ALL, NEWS_HELD, AU_CHIT0 + chit, i);
        any = true;
    }
    return any;
}

/* What has been seen cannot be taken back. */
void au_lift_chit(struct eng_turn *t, int chit)
{
    struct au_state *s = t->state;

    peek(t);
    s->chit[chit].standing = AT_SHOWN;
    s->chit[chit].box = 0;
    if (au_is_np(s, chit / AU_SLOTS))
        au_np_contents(t, chit);
    s->chit[chit].loaded = show_units(t, chit);
    if (s->chit[chit].loaded)
        return;
    tell(t, AU_16_4_2_7_4, ENG_ALL, NEWS_WAS_DECOY, AU_CHIT0 + chit);
    s->chit[chit] = (struct au_chit){ 0 };
}

static void note_placed(struct eng_frame *f, int unit)
{
    int16_t *placed = uncover_frame(f)->placed;

    for (int k = 0; k < AU_PLACED; k++)
        if (placed[k] == 0) {
            placed[k] = (int16_t)(1 + unit);
            return;
        }
}

/* A05-15.1-12: the guns of the Santon have one place. */
static void place_fixed(struct eng_turn *t, struct eng_frame *f, int chit)
{
    const struct au_board *b = au_board(t->box);
    const struct au_state *s = t->state;

    for (int i = next_shown(b, s, chit, 0); i != AU_NOBODY; i = next_shown(b, s, chit, i + 1)) {
        const struct au_type *type = &b->unit[i];
        struct eng_action a =
            au_pose(i, type->formation, (struct plane_pt){ type->x, type->y }, type->facing);
        bool fixed = type->traits & TRAIT_FIXED;
        if (!BY(AU_28_2_9_3, fixed) || au_check_arrival(b, s, &a, AU_APART))
            continue;
        au_come_on(t, &a, AU_15_1_12);
        note_placed(f, i);
    }
}

enum eng_flow au_contents(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_state *s = t->state;
    int chit = uncover_of(f)->chit;

    memset(uncover_frame(f)->placed, 0, sizeof uncover_frame(f)->placed);
    if (s->chit[chit].standing == AT_FIELD)
        au_lift_chit(t, chit);
    if (s->chit[chit].standing == AT_SHOWN)
        place_fixed(t, f, chit);
    return NEXT;
}

/* -- where it may be placed (A05-16.4.2.8) -- */

static bool is_beside_placed(const struct au_board *b, const struct au_state *s,
                             const struct uncover_frame *f, const struct plane_box *box)
{
    for (int k = 0; k < AU_PLACED && f->placed[k]; k++) {
        struct plane_box other = au_box(b, s, f->placed[k] - 1);
        if (plane_box_within(box, &other, AU_HALF_UM))
            return true;
    }
    return false;
}

static eng_ruleno check_nearness(const struct au_board *b, const struct au_state *s,
                                 const struct uncover_frame *f, const struct plane_box *box)
{
    const struct au_chit *c = &s->chit[f->chit];
    struct plane_pt centre = { c->x, c->y };

    if (f->placed[0] == 0)
        return plane_box_place(box, plane_to_fine(centre)) == PLANE_OUTSIDE ? AU_16_4_2_8_2 : 0;
    return is_beside_placed(b, s, f, box) ? 0 : AU_16_4_2_8_1;
}

static eng_ruleno check_form(const struct au_board *b, const struct au_state *s,
                             const struct uncover_frame *f, const struct eng_action *a)
{
    if (a->count == FORM_SQUARE)
        return AU_16_4_2_8_2;
    if (b->unit[a->noun].arm != ARTILLERY || a->count != FORM_LINE)
        return 0;
    bool moved = s->chit[f->chit].moved;
    return BY(AU_16_4_2_8_1_2, BY(AU_24_6_7_1, moved)) ? AU_16_4_2_8_1_1 : 0;
}

static eng_ruleno check_pose(const struct au_board *b, const struct au_state *s,
                             const struct eng_action *a)
{
    const struct uncover_frame *f = uncover_now(&s->core);
    struct plane_pt chit = au_at(s, AU_CHIT0 + f->chit), at = { a->x, a->y };
    eng_ruleno rule = check_form(b, s, f, a);

    if (!rule)
        rule = au_check_arrival(b, s, a, AU_APART);
    if (!rule)
        rule = au_check_emerging(b, s, a->noun, chit, at);
    if (rule)
        return rule;
    struct plane_box box = au_box_at(b, a->noun, a->count, at, a->angle);
    return check_nearness(b, s, f, &box);
}

/* A05-12.6.1-9: an HQ may come out beside those placed, or with one of them. */
static eng_ruleno check_attach(const struct au_board *b, const struct au_state *s, int hq, int host)
{
    const struct uncover_frame *f = uncover_now(&s->core);
    struct plane_pt chit = au_at(s, AU_CHIT0 + f->chit);
    eng_ruleno rule = au_check_host(b, s, hq, host);

    if (rule)
        return rule;
    struct plane_box box = au_box(b, s, host);
    if (!is_beside_placed(b, s, f, &box))
        return AU_16_4_2_8_1;
    return au_check_emerging(b, s, hq, chit, box.at);
}

eng_ruleno au_check_placing(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;

    (void)seat;
    if (!is_shown(s, a->noun, uncover_now(&s->core)->chit))
        return AU_16_4_2_8_1;
    return a->verb == VERB_JOIN ? check_attach(b, s, a->noun, a->count) : check_pose(b, s, a);
}

/* -- some places -- */

static bool add_pose(const struct au_board *b, const struct au_state *s, int unit, int formation,
                     struct plane_pt at, int facing, struct eng_choices *c)
{
    struct eng_action a = au_pose(unit, formation, at, facing);

    if (check_pose(b, s, &a))
        return false;
    if (c)
        eng_choices_add(c, &a);
    return true;
}

/* Line and column, facing the enemy, away from him and to both sides; true: one at least fits.
 * Without a list the first is enough. */
static bool add_poses(const struct au_board *b, const struct au_state *s, int unit,
                      struct plane_pt at, int front, struct eng_choices *c)
{
    bool hq = b->unit[unit].arm == HEADQUARTERS, any = false;

    if (hq)
        return add_pose(b, s, unit, FORM_NONE, at, 0, c);
    for (int form = FORM_LINE; form <= FORM_COLUMN; form++)
        for (int turn = 0; turn < 360; turn += 90) {
            any = add_pose(b, s, unit, form, at, plane_degree(front + turn), c) || any;
            if (any && !c)
                return true;
        }
    return any;
}

/* The first covers the chit's centre: there, or a little off. */
static bool add_first(const struct au_board *b, const struct au_state *s, int unit, int front,
                      struct eng_choices *c)
{
    const struct au_chit *chit = &s->chit[uncover_now(&s->core)->chit];
    struct plane_pt centre = { chit->x, chit->y };
    bool any = add_poses(b, s, unit, centre, front, c);

    for (int turn = 0; turn < 360 && !(any && !c); turn += 45)
        any = add_poses(b, s, unit, plane_leg_end(centre, plane_degree(front + turn), 12), front,
                        c) ||
              any;
    return any;
}

/* The others round the one placed last. */
static bool add_beside(const struct au_board *b, const struct au_state *s, int unit,
                       struct eng_choices *c)
{
    static const uint8_t ring[] = { 33, 48, 70, 88, 110 };
    const struct uncover_frame *f = uncover_now(&s->core);
    int last = 0, fits = 0;

    while (last + 1 < AU_PLACED && f->placed[last + 1])
        last++;
    int other = f->placed[last] - 1, front = s->unit[other].facing;
    for (int k = 0; k < 5 && fits < 6; k++)
        for (int turn = 0; turn < 360; turn += 45) {
            struct plane_pt at =
                plane_leg_end(au_at(s, other), plane_degree(front + turn), ring[k]);
            if (!add_poses(b, s, unit, at, front, c))
                continue;
            if (!c)
                return true;
            fits++;
        }
    return fits > 0;
}

/* The first pose that fits round that place, on a closer net of places and fronts. */
static bool squeeze_round(const struct au_board *b, const struct au_state *s, int unit,
                          struct plane_pt centre, int most, struct eng_choices *c)
{
    int last = b->unit[unit].arm == HEADQUARTERS ? 0 : 150;

    for (int far = 0; far <= most; far += 12)
        for (int degree = 0; degree < (far ? 360 : 15); degree += 15) {
            struct plane_pt at = plane_leg_end(centre, degree, far);
            for (int facing = 0; facing <= last; facing += 30)
                if (last == 0 ? add_pose(b, s, unit, FORM_NONE, at, 0, c)
                              : add_pose(b, s, unit, FORM_LINE, at, facing, c) ||
                                    add_pose(b, s, unit, FORM_COLUMN, at, facing, c))
                    return true;
        }
    return false;
}

/* Where none of those is free: its owner places it as long as there is room at all. */
static bool add_closely(const struct au_board *b, const struct au_state *s, int unit,
                        struct eng_choices *c)
{
    const struct uncover_frame *f = uncover_now(&s->core);
    struct plane_pt centre = au_at(s, AU_CHIT0 + f->chit);

    if (f->placed[0] == 0)
        return squeeze_round(b, s, unit, centre, 36, c);
    for (int k = 0; k < AU_PLACED && f->placed[k]; k++)
        if (squeeze_round(b, s, unit, au_at(s, f->placed[k] - 1), 132, c))
            return true;
    return false;
}

static bool add_unit(const struct au_board *b, const struct au_state *s, int unit,
                     struct eng_choices *c)
{
    const struct uncover_frame *f = uncover_now(&s->core);
    const struct au_chit *chit = &s->chit[f->chit];
    struct plane_pt at = { chit->x, chit->y };

    if (f->placed[0] ? add_beside(b, s, unit, c)
                     : add_first(b, s, unit, au_front_of(b, s, at, b->unit[unit].side), c))
        return true;
    return add_closely(b, s, unit, c);
}

/* With those who came out before it. */
static void add_hosts(const struct au_board *b, const struct au_state *s, int hq,
                      struct eng_choices *c)
{
    const struct uncover_frame *f = uncover_now(&s->core);

    for (int k = 0; k < AU_PLACED && f->placed[k]; k++)
        if (check_attach(b, s, hq, f->placed[k] - 1) == 0)
            offer_count(c, VERB_JOIN, hq, f->placed[k] - 1);
}

void au_offer_placing(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int chit = uncover_now(&s->core)->chit;

    (void)seat;
    for (int i = next_shown(b, s, chit, 0); i != AU_NOBODY; i = next_shown(b, s, chit, i + 1)) {
        add_unit(b, s, i, c);
        add_hosts(b, s, i, c);
    }
}

/* -- the row -- */

static void placed(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;

    au_come_on(t, a, AU_16_4_2_8_1);
    note_placed(f, a->noun);
    if (BY(AU_16_4_2_7_5, au_board(t->box)->unit[a->noun].side == s->player))
        s->unit[a->noun].done |= DONE_ALL;
}

static bool fits_somewhere(const struct au_board *b, const struct au_state *s, int chit)
{
    for (int i = next_shown(b, s, chit, 0); i != AU_NOBODY; i = next_shown(b, s, chit, i + 1))
        if (add_unit(b, s, i, NULL))
            return true;
    return false;
}

/* Whoever finds no room where he should stand goes to the nearest place that is free; on a field
 * without any he goes back to the strategic map. */
static void squeeze_in(struct eng_turn *t, struct eng_frame *f, int unit)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    const struct au_chit *c = &s->chit[uncover_of(f)->chit];
    struct eng_action a;

    if (au_nearest_place(b, s, unit, (struct plane_pt){ c->x, c->y }, AU_APART, AU_NOBODY, &a)) {
        placed(t, f, &a);
        return;
    }
    s->unit[unit].standing = AT_MAP;
    s->unit[unit].where = 0;
}

enum eng_flow au_ask_placing(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int chit = uncover_of(f)->chit, unit;

    if (au_decided(s))
        return end_match(t);
    while ((unit = next_shown(b, s, chit, 0)) != AU_NOBODY) {
        bool mine = au_field_open(s), fits = fits_somewhere(b, s, chit);
        au_field_close(mine);
        if (fits)
            return ask(t, seats_of(t->core, chit / AU_SLOTS));
        squeeze_in(t, f, unit);
    }
    if (s->chit[chit].standing == AT_SHOWN)
        s->chit[chit] = (struct au_chit){ 0 };
    return NEXT;
}

enum eng_flow au_take_placing(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    if (a->verb == VERB_JOIN)
        au_attach(t, a->noun, a->count, AU_12_6_1_9);
    else
        placed(t, f, a);
    return jump(f, ROW_PLACING);
}

/* Units that have come onto the field may come upon other chits. */
enum eng_flow au_uncover_next(struct eng_turn *t, struct eng_frame *f)
{
    int chit = au_next_detected(au_board(t->box), t->state);

    if (chit == AU_NOBODY)
        return NEXT;
    uncover_frame(f)->chit = (int16_t)chit;
    return jump(f, ROW_CONTENTS);
}

/* -- at the beginning of a game turn -- */

/* A05-16.4-5: on the first clear day all of them; before, those that the thinner fog does not hide
 * any more.  The French first, since the Allies are to play. */
static int next_chit(const struct eng_turn *t)
{
    const struct au_state *s = t->state;

    if (s->fog != CLEAR_DAY)
        return au_next_detected(au_board(t->box), s);
    for (int i = 0; i < AU_CHITS; i++)
        if (s->chit[i].standing == AT_FIELD)
            return i;
    return AU_NOBODY;
}

enum eng_flow au_uncover_all(struct eng_turn *t, struct eng_frame *f)
{
    int chit = next_chit(t);

    if (chit == AU_NOBODY)
        return NEXT;
    jump(f, ROW_UNCOVER_ALL);
    return call(t, PROC_UNCOVER, chit, 0);
}
