/* au_10_musketry.c -- A05 10.1 to 10.5: musketry: who may fire at whom, and the two phases.
 *
 * Infantry is drafted and given a target: one unit alone, several together in static fire, two side
 * by side before an assault.  A square fires at all enemies in its reach.  Guns under attack, and
 * French horse guns in their own turn, fire among the muskets (A05-9.6). */

#include "games/austerlitz/fire/au_fire.h"
#include "games/austerlitz/kept/au_field.h"

enum { MUSKET_RANGE = 50, WIDEST_RANGE = 75 /* to the ends of the long base */, LINE_OF_FIRE = 10 };

/* -- combats: declared in this turn, or locked -- */

bool au_is_assault(const struct au_board *b, const struct au_state *s, int attacker, int defender)
{
    const struct au_unit *u = &s->unit[attacker];

    return u->foe == defender && u->done & DONE_DECLARED && b->unit[attacker].side == s->player &&
           au_on_field(s, attacker);
}

bool au_is_locked(const struct au_board *b, const struct au_state *s, int unit)
{
    int enemy = au_enemy_of(b, unit);

    if (!au_is_engaged(s, unit))
        return false;
    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++) {
        bool engaged = s->unit[i].foe == unit || s->unit[unit].foe == i;
        if (engaged && au_on_field(s, i) && !au_is_assault(b, s, i, unit) &&
            !au_is_assault(b, s, unit, i))
            return true;
    }
    return false;
}

int au_fire_kind(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    return BY(AU_10_4_1_2,
              BY(AU_10_3_6, au_is_assault(b, s, unit, target) || au_is_assault(b, s, target, unit)))
               ? FIRE_ASSAULT
               : FIRE_STATIC;
}

/* -- may it fire? -- */

static eng_ruleno why_not_fit(const struct au_unit *u)
{
    switch (BY(AU_EX_24, u->morale)) {
    case STUNNED:
        return AU_12_5_1_3;
    case DISORGANISED:
        return AU_12_5_2_4;
    case ROUTED:
        return AU_12_5_3_1_4;
    default:
        return u->done & DONE_MUSKETRY ? AU_10_3_5 : 0;
    }
}

static eng_ruleno why_no_muskets(const struct au_board *b, const struct au_state *s, int unit)
{
    if (b->unit[unit].arm != INFANTRY || !au_on_field(s, unit))
        return AU_10_3_4;
    eng_ruleno rule = why_not_fit(&s->unit[unit]);
    if (rule)
        return rule;
    if (au_fire_factor(b, s, unit, unit, FIRE_STATIC) <= 0)
        return AU_10_3_2;
    return au_is_locked(b, s, unit) ? AU_10_4_3_3_1 : 0;
}

/* -- at whom? -- */

/* Fire into a locked combat: no friend may be near the line of fire. */
static bool is_line_of_fire(const struct au_board *b, const struct au_state *s, int unit,
                            struct plane_fine to)
{
    struct plane_pt from = au_at(s, unit);
    int side = b->unit[unit].side;

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (i == unit || !au_on_field(s, i))
            continue;
        struct plane_box box = au_box(b, s, i);
        if (plane_box_sight_within(&box, from, to, LINE_OF_FIRE))
            return false;
    }
    return true;
}

/* A line on which the target is seen (A05-8.2-2). */
static bool hits_no_friend(const struct au_board *b, const struct au_state *s, int unit, int target,
                           bool over)
{
    unsigned seen = au_points_seen(b, s, unit, target, over);
    struct plane_box box = au_box(b, s, target);
    struct plane_fine point[PLANE_TARGETS];

    plane_box_targets(&box, point);
    for (int i = 0; i < PLANE_TARGETS; i++)
        if (seen >> i & 1 && is_line_of_fire(b, s, unit, point[i]))
            return true;
    return false;
}

/* Whoever joins that combat is no outsider: its fire comes before its own assault. */
eng_ruleno au_why_not_into(const struct au_board *b, const struct au_state *s, int unit, int target,
                           bool over)
{
    if (au_is_assault(b, s, unit, target))
        return 0;
    return au_is_locked(b, s, target) && !hits_no_friend(b, s, unit, target, over) ? AU_10_4_3_3_2
                                                                                   : 0;
}

/* It has added to the fire of a neighbour at this very target. */
static bool has_supported(const struct au_unit *u, int target)
{
    return u->marks & MARK_SUPPORTED && u->shot == target + 1;
}

static eng_ruleno why_out_of_range(const struct au_board *b, const struct au_state *s, int unit,
                                   int target)
{
    if (au_is_assault(b, s, target, unit) && s->unit[target].zone != PLANE_FRONT)
        return AU_10_5_1;
    if (au_in_musket_range(b, s, unit, target))
        return 0;
    return au_within(b, s, unit, target, MUSKET_RANGE) && !au_is_before_muskets(b, s, unit, target)
               ? AU_10_5_1
               : AU_10_1_1;
}

/* A friend's eyes are lent to guns alone (A05-9.8). */
static eng_ruleno why_not_seen(const struct au_board *b, const struct au_state *s, int unit,
                               int target)
{
    int range = au_sight(s);

    if (range && !au_within(b, s, unit, target, range))
        return AU_8_2_3;
    return au_why_unseen(b, s, unit, target, false);
}

static eng_ruleno why_no_musketry(const struct au_board *b, const struct au_state *s, int unit,
                                  int target)
{
    if (!BY(AU_13_13_3_1, au_is_target(b, s, target, au_enemy_of(b, unit))))
        return AU_9_4_4;
    eng_ruleno rule = why_no_muskets(b, s, unit);
    if (rule)
        return rule;
    if ((rule = why_out_of_range(b, s, unit, target)) != 0 ||
        (rule = why_not_seen(b, s, unit, target)) != 0 ||
        (rule = au_why_not_into(b, s, unit, target, false)) != 0)
        return rule;
    return has_supported(&s->unit[unit], target) ? AU_10_4_3_1_4 : 0;
}

/* Those of the draft together. */
static eng_ruleno why_no_volley(const struct au_board *b, const struct au_state *s, int target)
{
    int count = 0, assaults = 0, unit[2] = { 0, 0 };

    FOR_SET (i, s->core.draft) {
        eng_ruleno rule = why_no_musketry(b, s, i, target);
        if (rule)
            return rule;
        assaults += au_fire_kind(b, s, i, target) == FIRE_ASSAULT;
        if (count < 2)
            unit[count] = i;
        count++;
    }
    if (count <= 1)
        return count ? 0 : AU_10_3_3;
    if (!assaults)
        return 0;
    if (assaults < count)
        return AU_10_4_1;
    return BY(AU_10_4_3_4_1, count == 2 && au_is_proportional(b, s, unit[0], unit[1], target))
               ? 0
               : AU_10_4_3_4_2;
}

/* The reason is that of the first who is not merely too far away; who only lies in the square that
 * au_near sieves has no say. */
static bool has_target(const struct au_board *b, const struct au_state *s, int unit,
                       eng_ruleno *why)
{
    struct plane_box box = au_box(b, s, unit);
    uint8_t near[AU_PIECES];
    int count = au_near(b, s, &box, WIDEST_RANGE, 1 << au_enemy_of(b, unit), near);

    *why = AU_10_1_1;
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++) {
        if (!au_within(b, s, unit, near[i], WIDEST_RANGE))
            continue;
        eng_ruleno rule = why_no_musketry(b, s, unit, near[i]);
        if (!rule)
            return true;
        *why = *why == AU_10_1_1 ? rule : *why;
    }
    return false;
}

/* -- clicks -- */

static bool is_square(const struct au_state *s, int unit)
{
    return s->unit[unit].formation == FORM_SQUARE;
}

/* Enemies besides the one it is locked with. */
static bool has_others_in_range(const struct au_board *b, const struct au_state *s, int unit)
{
    int enemy = au_enemy_of(b, unit);

    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        if (au_on_field(s, i) && i != s->unit[unit].foe && s->unit[i].foe != unit &&
            au_in_musket_range(b, s, unit, i))
            return true;
    return false;
}

static eng_ruleno why_not_drafted(const struct au_board *b, const struct au_state *s, int unit)
{
    int first = bits_next(s->core.draft, SET, 0);
    eng_ruleno rule = why_no_muskets(b, s, unit);

    if (rule)
        return rule == AU_10_4_3_3_1 && !has_others_in_range(b, s, unit) ? AU_10_4_3_2_1 : rule;
    if (first >= 0 && (is_square(s, unit) || is_square(s, first)))
        return AU_5_4_4_1;
    if (first >= 0 && b->unit[first].arm != INFANTRY)
        return AU_10_4_2_1;
    return has_target(b, s, unit, &rule) ? 0 : rule;
}

static bool offer_muskets(const struct au_board *b, const struct au_state *s, int side,
                          struct eng_choices *c)
{
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++) {
        if (b->unit[i].arm != INFANTRY || !au_on_field(s, i))
            continue;
        if (!drafted(&s->core, i) && why_not_drafted(b, s, i))
            continue;
        if (!c)
            return true;
        offer_noun(c, VERB_BATTERY, i);
    }
    return false;
}

static void offer_volleys(const struct au_board *b, const struct au_state *s, struct eng_choices *c)
{
    int first = bits_next(s->core.draft, SET, 0);
    uint8_t near[AU_PIECES];

    if (first < 0 || b->unit[first].arm != INFANTRY)
        return;
    struct plane_box box = au_box(b, s, first);
    int count = au_near(b, s, &box, WIDEST_RANGE, 1 << au_enemy_of(b, first), near);
    for (int i = 0; i < count && near[i] < AU_CHIT0; i++)
        if (!why_no_volley(b, s, near[i]))
            offer_noun(c, VERB_FIRE, near[i]);
}

/* -- the phases (A05-4.7, 4.8) -- */

enum eng_flow au_ask_muskets(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    struct musketry_frame *m = musketry_frame(f);

    m->laid = m->at = m->led = 0;
    if (au_decided(s))
        return end_match(t);
    bits_clear(s->core.draft, SET); /* what is drafted limits who may join */
    bool mine = au_field_open(s);
    bool any = offer_muskets(b, s, m->side, NULL) || au_offer_gun_clicks(b, s, m->side, NULL);
    au_field_close(mine);
    if (!any)
        return finish(t, 0);
    return ask(t, seats_of(t->core, m->side));
}

void au_offer_muskets(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;
    int side = musketry_now(&s->core)->side;

    (void)seat;
    offer_muskets(b, s, side, c);
    offer_volleys(b, s, c);
    au_offer_gun_clicks(b, s, side, c);
    offer(c, VERB_DONE);
}

static eng_ruleno check_draft(const struct au_board *b, const struct au_state *s, int unit)
{
    if (b->unit[unit].side != musketry_now(&s->core)->side)
        return musketry_now(&s->core)->own_turn ? AU_4_8_1 : AU_4_7_1;
    return drafted(&s->core, unit) ? 0 : why_not_drafted(b, s, unit);
}

eng_ruleno au_check_muskets(const struct eng_box *box, const void *state, int seat,
                            const struct eng_action *a)
{
    const struct au_board *b = au_board(box);
    const struct au_state *s = state;

    (void)seat;
    if (a->verb == VERB_DONE)
        return 0;
    if (a->verb == VERB_FIRE)
        return why_no_volley(b, s, a->noun);
    if (a->verb == VERB_BATTERY && b->unit[a->noun].arm != ARTILLERY)
        return check_draft(b, s, a->noun);
    return au_check_gun_click(b, s, a);
}

/* A square fires at every enemy it can, each with a die of its own. */
static enum eng_flow fire_all_round(struct eng_turn *t, int square)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int enemy = au_enemy_of(b, square);

    bits_clear(s->struck, SET);
    for (int i = b->side_first[enemy]; i < b->side_first[enemy + 1]; i++)
        if (au_on_field(s, i) && !why_no_musketry(b, s, square, i))
            bit_add(s->struck, i);
    s->unit[square].done |= DONE_MUSKETRY;
    tell(t, AU_5_4_4_1, ENG_ALL, NEWS_SQUARE_FIRES, square, bits_count(s->struck, SET));
    return call(t, PROC_CANISTER, square, FIRE_STATIC);
}

/* Kept in mind, since the target may be set back and the assault be over before they fire. */
static void note_support(const struct au_board *b, struct au_state *s, int target)
{
    uint8_t supporter[2];
    int count = au_fire_support(b, s, s->firing, target, supporter);

    for (int i = 0; i < count; i++) {
        s->unit[supporter[i]].marks |= MARK_SUPPORTED;
        s->unit[supporter[i]].shot = (uint8_t)(target + 1);
    }
}

/* Whom it has supported counts for more than whom it fires at: it fires but once. */
static void note_fire(struct au_unit *u, int target)
{
    u->done |= DONE_MUSKETRY;
    if (!(u->marks & MARK_SUPPORTED))
        u->shot = (uint8_t)(target + 1);
}

static enum eng_flow fire_volley(struct eng_turn *t, struct eng_frame *f, int target)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;
    int kind = FIRE_STATIC;

    FOR_SET (i, s->firing) {
        kind = au_fire_kind(b, s, i, target);
        tell(t, kind == FIRE_ASSAULT ? AU_10_4_3_1 : AU_10_4_1_1, ENG_ALL,
             kind == FIRE_ASSAULT ? NEWS_ASSAULT_FIRE : NEWS_STATIC_FIRE, i, target);
    }
    musketry_frame(f)->at = (int16_t)(target + 1);
    musketry_frame(f)->led = (int16_t)au_led_by(b, s, target);
    int total = au_fire_total(t, s->firing, target, kind);
    if (kind == FIRE_ASSAULT)
        note_support(b, s, target);
    FOR_SET (i, s->firing)
        note_fire(&s->unit[i], target);
    return call(t, PROC_RESULT, target, total, au_nearest_of(b, s, s->firing, target),
                BY(AU_10_4_2_1_1, kind == FIRE_ASSAULT) ? HOW_ASSAULT : HOW_FIRE);
}

enum eng_flow au_take_muskets(struct eng_turn *t, struct eng_frame *f, const struct eng_action *a)
{
    struct au_state *s = t->state;

    if (a->verb == VERB_DONE)
        return au_cease_fire(t, f);
    if (a->verb != VERB_FIRE)
        return au_take_gun_click(t, f, a);
    int first = bits_next(s->core.draft, SET, 0);
    for (int i = 0; i < SET; i++)
        s->firing[i] = s->core.draft[i];
    return is_square(s, first) ? fire_all_round(t, first) : fire_volley(t, f, a->noun);
}

enum eng_flow au_muskets_hit(struct eng_turn *t, struct eng_frame *f)
{
    if (musketry_of(f)->at)
        au_after_fire(t, musketry_of(f)->at - 1, musketry_of(f)->led, f->answer, true);
    return NEXT;
}

/* Whoever was set back may have come upon a chit. */
enum eng_flow au_next_muskets(struct eng_turn *t, struct eng_frame *f)
{
    const struct au_board *b = au_board(t->box);
    struct au_state *s = t->state;

    bits_clear(s->firing, SET);
    for (int i = 0; s->fog != CLEAR_DAY && i < b->unit_count; i++)
        if (s->unit[i].done & DONE_DECLARED && au_on_field(s, i) && au_must_uncover(b, s, i)) {
            jump(f, ROW_MUSKETS_NEXT);
            return call(t, PROC_DETECT, i);
        }
    return jump(f, ROW_MUSKETS);
}
