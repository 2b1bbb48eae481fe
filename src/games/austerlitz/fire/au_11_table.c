/* au_11_table.c -- A05 11: what is added to the die of fire.
 *
 * Every modifier has its own term, so that players can see what a sum is made of.  Where several
 * fire together the worst of them counts: a line beside a column fires as a column, a shot is far
 * if one of the guns is far, and enfilades only if all do. */

#include "games/austerlitz/fire/au_fire.h"

enum { FAR_SHOT = 400, MOST_STRENGTH = 13 };

void au_add(struct au_sum *sum, int text, int value)
{
    if (!value)
        return;
    sum->term[sum->count++] = (struct au_term){ (int16_t)text, (int16_t)value };
    sum->total += value;
}

/* -- strength (A05-10.3-2, 11.1-14, 11.1-16) -- */

static bool is_second_fire(const struct au_state *s, int unit, int kind)
{
    return kind == FIRE_CANISTER && s->unit[unit].done & DONE_FIRED;
}

static int musket_factor(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    int factor = au_musketry(b, s, unit);

    switch (s->unit[unit].formation) {
    case FORM_COLUMN:
        return BY(AU_10_3_1, (factor + 1) / 2);
    case FORM_SQUARE:
        return BY(AU_EX_22, BY(AU_5_4_2_1, b->unit[target].arm == CAVALRY))
                   ? BY(AU_5_4_2_2, 2 * factor)
                   : factor;
    default:
        return factor;
    }
}

int au_fire_factor(const struct au_board *b, const struct au_state *s, int unit, int target,
                   int kind)
{
    if (kind == FIRE_STATIC || kind == FIRE_ASSAULT)
        return musket_factor(b, s, unit, target);
    int power = b->unit[unit].firepower;
    return BY(AU_EX_12, BY(AU_9_6_2, is_second_fire(s, unit, kind))) ? (power + 1) / 2 : power;
}

static void add_strength(const struct au_board *b, const struct au_state *s,
                         const uint64_t firing[SET], int target, int kind, struct au_sum *sum)
{
    int factor = 0;
    bool second = false;

    FOR_SET (i, firing) {
        factor += au_fire_factor(b, s, i, target, kind);
        second |= is_second_fire(s, i, kind);
    }
    factor = factor > MOST_STRENGTH ? MOST_STRENGTH : factor;
    bool guns = kind == FIRE_ROUNDSHOT || kind == FIRE_CANISTER;
    au_add(sum, guns ? NEWS_TERM_FIREPOWER : NEWS_TERM_MUSKETRY,
           BY(AU_EX_28, BY(AU_11_1_14, b->table.strength[factor])));
    au_add(sum, NEWS_TERM_SECOND_FIRE,
           BY(AU_9_7_5, second) ? BY(AU_11_1_16, b->table.second_fire) : 0);
}

/* -- the target (A05-11.1-17 to 19, 25, 28) -- */

static void add_target(const struct au_board *b, const struct au_state *s, int target, bool guns,
                       struct au_sum *sum)
{
    const struct au_unit *u = &s->unit[target];
    bool battery = b->unit[target].arm == ARTILLERY;

    HOLDS(AU_11_1_26, "no term of the target asks in what state it is");
    if (battery && BY(AU_6_13_4, u->formation == FORM_LINE)) {
        au_add(sum, NEWS_TERM_AT_GUNS, BY(AU_EX_13, BY(AU_11_1_19, b->table.at_guns)));
    } else if (guns && u->formation == FORM_COLUMN) {
        au_add(sum, battery ? NEWS_TERM_AT_LIMBERED : NEWS_TERM_AT_COLUMN,
               BY(AU_EX_16, BY(AU_11_1_17, battery ? b->table.at_limbered : b->table.at_column)));
    } else if (guns && u->formation == FORM_SQUARE) {
        au_add(sum, NEWS_TERM_AT_SQUARE, BY(AU_11_1_18, b->table.at_square));
    }
    int ground = BY(AU_11_1_28, (int)au_ground_at(b, au_at(s, target)));
    au_add(sum, NEWS_TERM_COVER,
           BY(AU_EX_18, BY(AU_15_1_7, BY(AU_11_1_25, b->table.fire_ground[ground]))));
}

/* -- guns (A05-11.1-15, 24, 27) -- */

static bool enfilades(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    struct plane_box box = au_box(b, s, target);

    if (!au_on_field(s, unit)) /* perished by its own volley (ruling 146) */
        return false;
    return b->unit[target].arm != ARTILLERY && s->unit[target].formation == FORM_LINE &&
           !au_has_no_flanks(b, s, target) &&
           plane_box_zone(&box, plane_to_fine(au_at(s, unit))) != PLANE_FRONT;
}

static bool is_far(const struct au_board *b, const struct au_state *s, int unit, int target)
{
    struct plane_box box = au_box(b, s, target);

    return plane_dist_cmp_hu(plane_box_point_dist(&box, au_at(s, unit)), FAR_SHOT) > 0;
}

static void add_guns(const struct au_board *b, const struct au_state *s, const uint64_t firing[SET],
                     int target, int kind, struct au_sum *sum)
{
    bool along = true, far = false;

    FOR_SET (i, firing) {
        along &= enfilades(b, s, i, target);
        far |= is_far(b, s, i, target);
    }
    au_add(sum, NEWS_TERM_CANISTER,
           kind == FIRE_CANISTER ? BY(AU_EX_3, BY(AU_11_1_15, b->table.canister)) : 0);
    au_add(sum, NEWS_TERM_ENFILADE, BY(AU_11_1_24, along) ? b->table.enfilade : 0);
    au_add(sum, NEWS_TERM_FAR_SHOT,
           kind == FIRE_ROUNDSHOT && BY(AU_11_1_27, far) ? b->table.far_shot : 0);
}

/* -- muskets (A05-10.4.1, 10.4.3.1, 10.6, 11.1-20 to 23) -- */

static void add_muskets(const struct au_board *b, const struct au_state *s,
                        const uint64_t firing[SET], int target, int kind, struct au_sum *sum)
{
    bool line = true, french = true, square = s->unit[target].formation == FORM_SQUARE;
    uint8_t supporter[2];

    FOR_SET (i, firing) {
        line &= s->unit[i].formation == FORM_LINE;
        french &= BY(AU_2_3_1, b->unit[i].nation == NATION_FRENCH);
    }
    if (BY(AU_10_4_2_2, line))
        au_add(sum, NEWS_TERM_LINE_FIRE,
               BY(AU_EX_25, BY(AU_11_1_20, square ? b->table.line_at_square : b->table.line_fire)));
    else
        au_add(sum, NEWS_TERM_OTHER_FIRE,
               BY(AU_11_1_21, square ? b->table.other_at_square : b->table.other_fire));
    au_add(sum, NEWS_TERM_STATIC,
           kind == FIRE_STATIC ? BY(AU_EX_35, BY(AU_11_1_22, b->table.static_fire)) : 0);
    au_add(sum, NEWS_TERM_FRENCH, french ? BY(AU_10_6_1, b->table.french_fire) : 0);
    if (kind != FIRE_ASSAULT)
        return;
    HOLDS(AU_10_4_3_1_2,
          "factors are summed over those who fire, and a supporter is not one of them");
    int support = au_fire_support(b, s, firing, target, supporter) * b->table.support_fire;
    au_add(sum, NEWS_TERM_FLANK_FIRE,
           BY(AU_11_1_23, support > b->table.support_most ? b->table.support_most : support));
}

void au_fire_sum(const struct au_board *b, const struct au_state *s, const uint64_t firing[SET],
                 int target, int kind, struct au_sum *out)
{
    bool guns = kind == FIRE_ROUNDSHOT || kind == FIRE_CANISTER;

    *out = (struct au_sum){ 0 };
    add_strength(b, s, firing, target, kind, out);
    if (guns)
        add_guns(b, s, firing, target, kind, out);
    else
        add_muskets(b, s, firing, target, kind, out);
    add_target(b, s, target, guns, out);
}

/* Line by line, as it was reckoned before the shot. */
static void tell_terms(struct eng_turn *t, const struct au_sum *sum)
{
    for (int i = 0; i < sum->count; i++)
        tell(t, au_term_rule(sum->term[i].text), ENG_ALL, sum->term[i].text, sum->term[i].value);
}

int au_fire_total(struct eng_turn *t, const uint64_t firing[SET], int target, int kind)
{
    struct au_state *s = t->state;
    struct au_sum sum;

    au_fire_sum(au_board(t->box), s, firing, target, kind, &sum);
    tell_terms(t, &sum);
    int die = roll(t, 6, AU_10_3_3), total = die + sum.total;
    tell(t, AU_11_1_1, ENG_ALL, NEWS_FIRE_TOTAL, target, die, sum.total, total);
    if (au_is_np(s, au_board(t->box)->unit[target].side))
        s->unit[target].marks |= MARK_FIRED_UPON;
    au_fighting_begins(t);
    return total;
}

/* -- for all the chapters of fire -- */

bool au_is_target(const struct au_board *b, const struct au_state *s, int piece, int side)
{
    return piece < b->unit_count && b->unit[piece].side == side && au_on_field(s, piece);
}

int au_nearest_of(const struct au_board *b, const struct au_state *s, const uint64_t set[SET],
                  int to)
{
    int best = AU_NOBODY;
    struct plane_dist least = { 0, 1 };

    FOR_SET (i, set) {
        struct plane_dist d = au_distance(b, s, i, to);
        if (best != AU_NOBODY && plane_dist_cmp(d, least) >= 0)
            continue;
        least = d;
        best = i;
    }
    return best;
}

bool au_fires_muskets(const struct au_state *s)
{
    return eng_now(&s->core)->proc == PROC_MUSKETRY;
}
