/* au_14_sum.c -- chapter 14: what both sides of a close combat add to their dice.
 *
 * The attacker adds everything that bears on the fight, the defender its own combat modifier
 * alone.  A sum keeps its terms, so that players can see what it is made of. */

#include "games/austerlitz/au_local.h"

/* A close combat as the sums see it, real or thought of. */
struct bout {
    const struct au_board *b;
    const struct au_state *s;
    int lead, defender, supporters;
    enum plane_zone zone;
    bool charge;
};

static bool is_in_works(const struct bout *o)
{
    enum au_ground g = au_ground_at(o->b, au_at(o->s, o->defender));

    return g == VILLAGE || g == CASTLE || g == REDOUBT;
}

/* -- the defender -- */

/* In the rear nothing of it is left, not even what would be a burden; the rage stays. */
static void add_defence(const struct bout *o, struct au_sum *sum)
{
    const struct au_unit *u = &o->s->unit[o->defender];

    if (BY(AU_13_14_1, BY(AU_13_14_3, o->zone != PLANE_REAR))) {
        au_add(sum, NEWS_TERM_COMBAT, au_combat(o->b, o->s, o->defender));
        au_add(sum, NEWS_TERM_SQUARE, BY(AU_5_4_3_1, u->formation == FORM_SQUARE ? -1 : 0));
    }
    if (au_rages(u))
        au_add(sum, NEWS_TERM_RAGE, o->b->table.rage);
}

/* -- the attacker -- */

/* Cavalry has no modifier of its own against a square, a village or a fortification. */
static bool loses_modifier(const struct bout *o)
{
    if (o->b->unit[o->lead].arm != CAVALRY)
        return false;
    if (BY(AU_13_12_2_1, o->s->unit[o->defender].formation == FORM_SQUARE))
        return true;
    return BY(AU_13_12_2_2, is_in_works(o));
}

/* The charge doubles what the steps have left; what is below zero is not made worse. */
static void add_modifier(const struct bout *o, struct au_sum *sum)
{
    int value = au_combat(o->b, o->s, o->lead);

    if (loses_modifier(o))
        return;
    au_add(sum, NEWS_TERM_COMBAT, value);
    if (o->charge && BY(AU_13_12_3_2, value > 0))
        au_add(sum, NEWS_TERM_CHARGE, value);
}

static int row_of(const struct bout *o)
{
    int form = o->s->unit[o->lead].formation;

    if (BY(AU_14_1_4, form == FORM_SQUARE))
        return BY_SQUARE;
    if (o->b->unit[o->lead].arm == CAVALRY)
        return BY(AU_14_1_5, BY(AU_14_1_6, form == FORM_LINE)) ? BY_CAVALRY_LINE
                                                               : BY_CAVALRY_COLUMN;
    return BY(AU_14_1_2, BY(AU_14_1_3, form == FORM_LINE)) ? BY_LINE : BY_COLUMN;
}

static int column_of(const struct bout *o)
{
    int form = o->s->unit[o->defender].formation;

    if (BY(AU_14_1_19, is_in_works(o)))
        return AT_WORKS;
    if (form == FORM_SQUARE)
        return AT_SQUARE;
    if (o->b->unit[o->defender].arm == CAVALRY)
        return form == FORM_LINE ? AT_CAVALRY_LINE : AT_CAVALRY_COLUMN;
    return form == FORM_LINE ? AT_LINE : AT_COLUMN;
}

/* Guns have no formation that would count, neither the Santon battery nor those it meets. */
static void add_formation(const struct bout *o, struct au_sum *sum)
{
    int arm = o->b->unit[o->defender].arm;

    if (o->b->unit[o->lead].arm == ARTILLERY)
        return;
    if ((arm == ARTILLERY || arm == HEADQUARTERS) && !is_in_works(o))
        return;
    au_add(sum, NEWS_TERM_FORMATION, BY(AU_EX_39, o->b->table.match[row_of(o)][column_of(o)]));
}

static void add_position(const struct bout *o, struct au_sum *sum)
{
    if (o->zone == PLANE_FLANK)
        au_add(sum, NEWS_TERM_FLANK, BY(AU_EX_37, o->b->table.flank));
    if (o->zone == PLANE_REAR)
        au_add(sum, NEWS_TERM_REAR, o->b->table.rear);
    au_add(sum, NEWS_TERM_SUPPORT, o->supporters * o->b->table.support);
}

static void add_headquarters(const struct bout *o, struct au_sum *sum)
{
    int hq = au_attached(o->s, o->lead);

    HOLDS(AU_12_6_1_7, "this term is added to the sum of the attacker alone");
    if (hq == AU_NOBODY)
        return;
    au_add(sum, NEWS_TERM_HQ,
           o->b->unit[hq].traits & TRAIT_ARMY ? BY(AU_12_6_1_4, o->b->table.army_hq)
                                              : BY(AU_12_6_1_3, o->b->table.hq));
}

static void add_state(const struct bout *o, struct au_sum *sum)
{
    const struct au_unit *u = &o->s->unit[o->defender];
    const struct au_tables *table = &o->b->table;

    au_add(sum, NEWS_TERM_MARKER, u->marker);
    if (u->morale == STUNNED)
        au_add(sum, NEWS_TERM_STUNNED, BY(AU_12_5_1_5, table->stunned));
    if (u->morale == DISORGANISED)
        au_add(sum, NEWS_TERM_DISORGANISED, BY(AU_12_5_2_5, table->disorganised));
    if (u->morale == ROUTED)
        au_add(sum, NEWS_TERM_ROUTED, BY(AU_12_5_3_1_6, table->routed));
}

static void add_spirit(const struct bout *o, struct au_sum *sum)
{
    const struct au_type *lead = &o->b->unit[o->lead];

    if (au_rages(&o->s->unit[o->lead]))
        au_add(sum, NEWS_TERM_RAGE, o->b->table.rage);
    if (lead->traits & TRAIT_COSSACK && o->b->unit[o->defender].arm == INFANTRY)
        au_add(sum, NEWS_TERM_COSSACKS, BY(AU_13_12_1_3_1, o->b->table.cossack));
}

/* -- ground -- */

enum crossing { DRY, FORD, BRIDGE };

static bool is_at_bridge(const struct au_board *b, struct plane_pt from, struct plane_pt to,
                         struct plane_frac where)
{
    for (int i = 0; i < b->bridge_count; i++)
        if (plane_at_cmp(from, to, where, b->bridge[i], 15) <= 0)
            return true;
    return false;
}

static enum crossing crossing_of(const struct au_board *b, struct plane_pt from, struct plane_pt to)
{
    struct plane_span span[PLANE_SPANS];
    enum crossing worst = DRY;

    for (int i = 0; i < b->stream_count; i++) {
        int count = plane_line_cross(&b->line[i].poly, from, to, span);
        for (int k = 0; k < count && worst != BRIDGE; k++)
            worst = BY(AU_14_1_18, is_at_bridge(b, from, to, span[k].from)) ? BRIDGE : FORD;
    }
    return worst;
}

static void add_ground(const struct bout *o, struct au_sum *sum)
{
    struct plane_pt from = au_at(o->s, o->lead), to = au_at(o->s, o->defender);
    enum crossing crossing = crossing_of(o->b, from, to);

    au_add(sum, NEWS_TERM_GROUND, o->b->table.combat_ground[au_ground_at(o->b, to)]);
    if (crossing == FORD)
        au_add(sum, NEWS_TERM_STREAM, o->b->table.stream);
    if (crossing == BRIDGE)
        au_add(sum, NEWS_TERM_BRIDGE, o->b->table.bridge);
    if (au_is_high(o->b, to) && !au_is_high(o->b, from))
        au_add(sum, NEWS_TERM_UPHILL, o->b->table.uphill);
}

/* -- both -- */

static void add_up(const struct bout *o, struct au_sum *attack, struct au_sum *defence)
{
    *attack = *defence = (struct au_sum){ 0 };
    add_modifier(o, attack);
    add_formation(o, attack);
    add_position(o, attack);
    add_headquarters(o, attack);
    add_state(o, attack);
    add_spirit(o, attack);
    add_ground(o, attack);
    add_defence(o, defence);
}

void au_combat_preview(const struct au_board *b, const struct au_state *s, int lead, int defender,
                       bool charge, enum plane_zone zone, int supporters, struct au_sum *attack,
                       struct au_sum *defence)
{
    struct bout o = { b, s, lead, defender, supporters, zone, charge };

    add_up(&o, attack, defence);
}

/* Everybody in the fight but the lead; guns give no support, not even those of the Santon. */
static int supporters_of(const struct bout *o)
{
    uint64_t party[3];
    int count = 0;

    au_attackers(o->b, o->s, o->defender, party);
    for (int i = bits_next(party, 3, 0); i >= 0; i = bits_next(party, 3, i + 1))
        count += i != o->lead && BY(AU_13_13_2_1, o->b->unit[i].arm != ARTILLERY);
    return BY(AU_13_13_4_2, count);
}

/* Pressing on against a square is no charge any more (A05-13.12.2.1), whatever the declaration. */
void au_combat_sums(const struct au_board *b, const struct au_state *s, int lead, int defender,
                    struct au_sum *attack, struct au_sum *defence)
{
    bool charge = s->unit[lead].done & DONE_CHARGED && s->unit[defender].formation != FORM_SQUARE;
    enum plane_zone zone = BY(AU_13_14_2, au_attack_zone(b, s, lead, defender));
    struct bout o = { b, s, lead, defender, 0, zone, charge };

    o.supporters = supporters_of(&o);
    add_up(&o, attack, defence);
}

/* The paragraph behind a term. */
eng_ruleno au_term_rule(int text)
{
    static const struct {
        int text;
        eng_ruleno rule;
    } behind[] = {
        { NEWS_TERM_COMBAT, AU_13_4_1 },        { NEWS_TERM_CHARGE, AU_13_12_3_1 },
        { NEWS_TERM_FLANK, AU_14_1_7 },         { NEWS_TERM_REAR, AU_14_1_8 },
        { NEWS_TERM_SUPPORT, AU_14_1_9 },       { NEWS_TERM_HQ, AU_14_1_10 },
        { NEWS_TERM_MARKER, AU_14_1_11 },       { NEWS_TERM_STUNNED, AU_14_1_12 },
        { NEWS_TERM_DISORGANISED, AU_14_1_12 }, { NEWS_TERM_ROUTED, AU_14_1_12 },
        { NEWS_TERM_RAGE, AU_14_1_13 },         { NEWS_TERM_COSSACKS, AU_14_1_14 },
        { NEWS_TERM_GROUND, AU_14_1_15 },       { NEWS_TERM_STREAM, AU_14_1_16 },
        { NEWS_TERM_BRIDGE, AU_14_1_16 },       { NEWS_TERM_UPHILL, AU_14_1_17 },
        { NEWS_TERM_SQUARE, AU_14_1_20 },       { NEWS_TERM_FIREPOWER, AU_11_1_14 },
        { NEWS_TERM_MUSKETRY, AU_11_1_14 },     { NEWS_TERM_SECOND_FIRE, AU_11_1_16 },
        { NEWS_TERM_CANISTER, AU_11_1_15 },     { NEWS_TERM_ENFILADE, AU_11_1_24 },
        { NEWS_TERM_FAR_SHOT, AU_11_1_27 },     { NEWS_TERM_AT_COLUMN, AU_11_1_17 },
        { NEWS_TERM_AT_LIMBERED, AU_11_1_17 },  { NEWS_TERM_AT_SQUARE, AU_11_1_18 },
        { NEWS_TERM_AT_GUNS, AU_11_1_19 },      { NEWS_TERM_COVER, AU_11_1_25 },
        { NEWS_TERM_LINE_FIRE, AU_11_1_20 },    { NEWS_TERM_OTHER_FIRE, AU_11_1_21 },
        { NEWS_TERM_STATIC, AU_11_1_22 },       { NEWS_TERM_FRENCH, AU_10_6_1 },
        { NEWS_TERM_FLANK_FIRE, AU_11_1_23 },
    };

    for (size_t i = 0; i < sizeof behind / sizeof behind[0]; i++)
        if (behind[i].text == text)
            return behind[i].rule;
    return AU_14_1_1;
}
