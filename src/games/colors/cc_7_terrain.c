/* cc_7_terrain.c -- CCN 7: what the ground does to those who stand on it and fight over it.
 *
 * The numbers are in data/colors/terrain.tsv; here is how they are put together.  A fight counts
 * the ground of the target and the ground of the fighter, and both add up.  Two things are not in
 * the table: on hills all depends on who stands higher, and fieldworks lie on sides of a hex and
 * count only for what comes across them; where they count, their hill does not. */

#include "games/colors/cc_combat.h"

/* -- statements by terrain and class, for the terms of a sum -- */

static const eng_ruleno into_rule[TERRAINS][CLASSES] = {
    [FOREST] = { CC_7_1_06, CC_7_1_07, CC_7_1_08 },
    [HILL] = { CC_7_2_03, CC_7_2_04, CC_7_2_05 },
    [TOWN] = { CC_7_4_04, CC_7_4_05, CC_7_4_06 },
    [WINDMILL] = { CC_7_4_04, CC_7_4_05, CC_7_4_06 },
    [FORD] = { CC_7_7_04, CC_7_7_04, CC_7_7_04 },
    [BRIDGE] = { CC_7_8_03, CC_7_8_03, CC_7_8_03 },
    [QUARRY] = { CC_7_9_05, CC_7_9_06, CC_7_9_07 },
};

static const eng_ruleno from_rule[TERRAINS][CLASSES] = {
    [FOREST] = { CC_7_1_09, CC_7_1_10, CC_7_1_11 },
    [HILL] = { CC_7_2_06, CC_7_2_07, CC_7_2_08 },
    [TOWN] = { CC_7_4_07, CC_7_4_08, CC_7_4_09 },
    [WINDMILL] = { CC_7_4_07, CC_7_4_08, CC_7_4_09 },
    [FORD] = { CC_7_7_05, CC_7_7_05, CC_7_7_05 },
    [BRIDGE] = { CC_7_8_03, CC_7_8_03, CC_7_8_03 },
    [QUARRY] = { CC_7_9_08, CC_7_9_09, CC_7_9_03 },
};

static const eng_ruleno into_works[CLASSES] = { CC_7_5_06, CC_7_5_07, CC_7_5_08 };
static const eng_ruleno from_works[CLASSES] = { CC_7_5_15, CC_7_5_16, CC_7_5_15 };

static const uint16_t into_text[TERRAINS] = {
    [FOREST] = NEWS_TERM_INTO_FOREST, [HILL] = NEWS_TERM_UPHILL,
    [TOWN] = NEWS_TERM_INTO_TOWN,     [WINDMILL] = NEWS_TERM_INTO_MILL,
    [FORD] = NEWS_TERM_INTO_FORD,     [QUARRY] = NEWS_TERM_INTO_QUARRY,
};

static const uint16_t from_text[TERRAINS] = {
    [FOREST] = NEWS_TERM_FROM_FOREST, [HILL] = NEWS_TERM_DOWNHILL,
    [TOWN] = NEWS_TERM_FROM_TOWN,     [WINDMILL] = NEWS_TERM_FROM_MILL,
    [FORD] = NEWS_TERM_FROM_FORD,     [QUARRY] = NEWS_TERM_FROM_QUARRY,
};

/* -- the ground -- */

bool cc_is_high(const struct cc_state *s, int hex)
{
    return s->terrain[hex] == HILL;
}

bool cc_is_impassable(const struct cc_board *b, const struct cc_state *s, int hex, int class)
{
    const struct cc_terrain_row *row = &b->terrain[s->terrain[hex]];

    TABLE(CC_7_8_01, "terrain.tsv");
    return BY(CC_7_3_02, BY(CC_7_6_02, row->impassable != 0)) ||
           (class == ARTILLERY && row->no_guns);
}

bool cc_may_form_square(const struct cc_board *b, const struct cc_state *s, int hex)
{
    TABLE(CC_7_1_02, "terrain.tsv");
    TABLE(CC_7_2_02, "terrain.tsv");
    TABLE(CC_7_4_02, "terrain.tsv");
    TABLE(CC_7_7_02, "terrain.tsv");
    TABLE(CC_7_8_02, "terrain.tsv");
    TABLE(CC_7_9_04, "terrain.tsv");
    return !b->terrain[s->terrain[hex]].no_square &&
           !(BY(CC_7_5_03, BY(CC_7_5_04, s->works[hex] && b->works.no_square)));
}

bool cc_stops(const struct cc_board *b, const struct cc_state *s, int hex)
{
    TABLE(CC_7_2_01, "terrain.tsv");
    return b->terrain[s->terrain[hex]].stops || (s->works[hex] && b->works.stops);
}

eng_ruleno cc_why_no_battle_on_entry(const struct cc_board *b, const struct cc_state *s, int unit,
                                     int hex)
{
    const struct cc_type *type = cc_type(b, &s->unit[unit]);

    TABLE(CC_7_5_02, "terrain.tsv");
    TABLE(CC_7_7_03, "terrain.tsv");
    TABLE(CC_7_9_02, "terrain.tsv");
    if (!b->terrain[s->terrain[hex]].no_battle_on_entry)
        return 0;
    if (s->terrain[hex] != FOREST)
        return CC_7_4_03;
    return BY(CC_7_1_04, BY(CC_7_1_05, type->class == INFANTRY && type->traits & TRAIT_LIGHT))
               ? 0
               : CC_7_1_03;
}

/* -- fieldworks -- */

static int side_towards(const struct cc_board *b, int from, int to)
{
    for (int side = 0; side < 6; side++)
        if (b->next[from][side] == to)
            return side;
    return -1;
}

/* CCN-7.5-18: fire comes over the side by which its line enters; through a corner, over both. */
bool cc_through_works(const struct cc_board *b, const struct cc_state *s, int from, int to)
{
    unsigned works = s->works[to];

    if (!works)
        return false;
    if (b->distance[from][to] == 1)
        return BY(CC_7_5_05, BY(CC_7_5_14, ((works >> side_towards(b, to, from)) & 1) != 0));
    return BY(CC_7_5_18, (works & b->ray[b->ray_at[from][to]].exits) != 0);
}

/* -- dice taken away -- */

static int take(struct cc_sum *sum, int dice, int text, eng_ruleno rule)
{
    return dice ? add_term(sum, -dice, text, rule) : 0;
}

/* CCN-7.2-09 to 11: on one height nobody climbs, but foot fires at men who lie behind a crest. */
static int hill_to_hill(const struct cc_board *b, int class, bool ranged, struct cc_sum *sum)
{
    TABLE(CC_7_2_11, "terrain.tsv");
    if (BY(CC_7_2_10, !ranged || class != INFANTRY))
        return 0;
    return take(sum, b->terrain[HILL].into_ranged[class], NEWS_TERM_HILL_TO_HILL, CC_7_2_09);
}

static int into_ground(const struct cc_board *b, int terrain, int class, bool ranged,
                       struct cc_sum *sum)
{
    const struct cc_terrain_row *row = &b->terrain[terrain];

    int dice = ranged ? BY(CC_5_4_4_16, row->into_ranged[class])
                      : BY(CC_5_4_6_16, BY(CC_5_4_8_16, row->into_melee[class]));

    return take(sum, dice, into_text[terrain], into_rule[terrain][class]);
}

static int from_ground(const struct cc_board *b, int terrain, int class, bool ranged,
                       struct cc_sum *sum)
{
    const struct cc_terrain_row *row = &b->terrain[terrain];

    int dice = ranged ? row->from_ranged[class] : BY(CC_7_7_07, row->from_melee[class]);

    return take(sum, dice, from_text[terrain], from_rule[terrain][class]);
}

/* Works across which somebody fights out of his own hex. */
static bool has_works_before(const struct cc_board *b, const struct cc_state *s,
                             const struct cc_blow *blow)
{
    return s->works[blow->from] && cc_through_works(b, s, blow->to, blow->from);
}

int cc_terrain_dice(const struct cc_board *b, const struct cc_state *s, const struct cc_blow *blow,
                    bool ranged, struct cc_sum *sum)
{
    int class = cc_class(b, s, blow->by), there = s->terrain[blow->to];
    int here = s->terrain[blow->from], dice = 0;
    bool at_works = cc_through_works(b, s, blow->from, blow->to);
    bool from_behind_works = has_works_before(b, s, blow);

    HOLDS(CC_7_0_01, "nothing writes terrain after the set-up");
    if (at_works)
        dice += take(sum, (ranged ? b->works.into_ranged : b->works.into_melee)[class],
                     NEWS_TERM_INTO_WORKS, into_works[class]);
    if (from_behind_works)
        dice += take(sum, (ranged ? b->works.from_ranged : b->works.from_melee)[class],
                     NEWS_TERM_FROM_WORKS, from_works[class]);
    if (there == HILL && here == HILL && !at_works)
        return dice + hill_to_hill(b, class, ranged, sum);
    if (there != HILL || BY(CC_7_5_12, BY(CC_7_5_13, !at_works)))
        dice += into_ground(b, there, class, ranged, sum);
    if (here != HILL || (there != HILL && !from_behind_works))
        dice += BY(CC_7_0_02, from_ground(b, here, class, ranged, sum));
    return dice;
}

eng_ruleno cc_why_no_charge(const struct cc_board *b, const struct cc_state *s, int from, int to)
{
    if (BY(CC_7_4_11, b->terrain[s->terrain[to]].no_charge != 0))
        return CC_7_4_05;
    return b->terrain[s->terrain[from]].no_charge ? CC_7_4_08 : 0;
}
