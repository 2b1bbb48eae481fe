/* cc_5_4_sight.c -- CCN 5.4.3: who sees whom.
 *
 * The line from centre to centre is laid out in the board (struct cc_ray).  A hex whose inside it
 * crosses blocks it when an obstacle is there.  Where it runs along a hexside it has a hex on its
 * left and one on its right, and one obstacle anywhere on the left with one anywhere on the right
 * blocks it; the outside of the board is an obstacle too.
 *
 * Hills all have one height: between two units on hills no hill is in the way, for anybody else
 * every hill is.  A battery on a hill sees over friends who stand next to it on lower ground. */

#include "games/colors/cc_combat.h"

struct line {
    int from;
    bool high; /* both ends are on hills */
    int over;  /* side whose pieces next to a battery on a hill are seen over; SIDES: none */
};

static eng_ruleno ground_in_the_way(const struct cc_board *b, const struct cc_state *s,
                                    const struct line *line, int hex)
{
    int terrain = s->terrain[hex];

    HOLDS(CC_7_5_17, "works are asked for by dice and flags, not by a line");
    TABLE(CC_7_6_03, "terrain.tsv");
    TABLE(CC_7_7_06, "terrain.tsv");
    TABLE(CC_7_8_04, "terrain.tsv");
    TABLE(CC_7_9_10, "terrain.tsv");
    HOLDS(CC_7_6_04, "a river is the terrain of its hexes");
    if (BY(CC_7_2_22, terrain == HILL)) {
        return BY(CC_7_2_18, BY(CC_7_2_20, line->high)) ? 0 : CC_7_2_15;
    }
    if (BY(CC_7_2_19, BY(CC_7_3_04, !b->terrain[terrain].blocks_sight)))
        return 0;
    return terrain == FOREST ? CC_7_1_12 : terrain == RUGGED_HILL ? CC_7_3_03 : CC_7_4_10;
}

static bool is_seen_over(const struct cc_board *b, const struct cc_state *s,
                         const struct line *line, int hex)
{
    return BY(CC_7_2_12, line->over == cc_side_on(s, hex)) &&
           BY(CC_7_2_14, b->distance[line->from][hex] == 1 && !cc_is_high(s, hex));
}

static eng_ruleno obstacle(const struct cc_board *b, const struct cc_state *s,
                           const struct line *line, int hex)
{
    if (!hex)
        return CC_5_4_3_07;
    eng_ruleno ground = ground_in_the_way(b, s, line, hex);
    if (ground)
        return ground;
    if (BY(CC_7_2_21, s->unit_on[hex] == CC_NO_UNIT && s->leader_on[hex] == CC_NO_LEADER))
        return 0;
    return is_seen_over(b, s, line, hex) ? 0 : CC_5_4_3_02;
}

/* A line along a hexside with obstacles on both its sides: opposite each other, or not. */
static eng_ruleno why_shut(const struct cc_ray *ray, int step, bool opposite)
{
    if (!ray->left[step] || !ray->right[step])
        return CC_5_4_3_07;
    return opposite ? CC_5_4_3_05 : CC_5_4_3_06;
}

static eng_ruleno look_along(const struct cc_board *b, const struct cc_state *s,
                             const struct line *line, const struct cc_ray *ray)
{
    bool left = false, right = false;

    for (int i = 0; i < ray->count; i++) {
        eng_ruleno on_left = obstacle(b, s, line, ray->left[i]);
        if (ray->left[i] == ray->right[i]) {
            if (on_left)
                return on_left;
            continue;
        }
        eng_ruleno on_right = obstacle(b, s, line, ray->right[i]);
        left |= BY(CC_7_2_23, on_left != 0);
        right |= on_right != 0;
        if (BY(CC_5_4_3_11, left && right))
            return why_shut(ray, i, on_left && on_right);
    }
    return 0;
}

eng_ruleno cc_why_unseen(const struct cc_board *b, const struct cc_state *s, int from, int to,
                         int side_over)
{
    HOLDS(CC_5_4_3_03, "the target's hex is no step of the line");
    HOLDS(CC_5_4_3_04, "nor is the hex of the firer");
    HOLDS(CC_5_4_3_09, "a line has the same steps from both ends, left and right changed");
    HOLDS(CC_7_2_16, "the hex where a line ends is never in its way");
    HOLDS(CC_5_4_3_10, "no check of a melee asks for a line");
    if (b->distance[from][to] <= 1)
        return 0;
    if (!b->ray_at[from][to])
        return CC_5_4_3_01;
    bool high = cc_is_high(s, from);
    struct line line = { .from = from,
                         .high = BY(CC_7_2_17, high && cc_is_high(s, to)),
                         .over = high ? side_over : SIDES };
    return look_along(b, s, &line, &b->ray[b->ray_at[from][to]]);
}

bool cc_sees(const struct cc_board *b, const struct cc_state *s, int from, int to)
{
    return cc_why_unseen(b, s, from, to, SIDES) == 0;
}

bool cc_battery_sees(const struct cc_board *b, const struct cc_state *s, int from, int to, int side)
{
    return cc_why_unseen(b, s, from, to, side) == 0;
}
