/* cn_259_forced.c -- 1X 58, 259: where a forced march may come next to the enemy. */

#include "base/geo_hex.h"

#include "games/campaign/march/cn_march.h"

static bool is_beside(const struct cn_board *b, int hex, int other)
{
    return hex == other || cn_is_next(b, hex, other);
}

/* 1X-58-2: a friend in an enemy zone, in that hex or next to it. */
static bool has_friend_in_contact(const struct cn_board *b, const struct cn_state *s, int mover,
                                  int hex)
{
    int side = cn_whose(b, mover);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != mover && cn_is_formation(b, s, i) && is_beside(b, hex, s->leader[i].hex) &&
            cn_is_bound(b, s, i))
            return true;
    return false;
}

/* 1X-259-2: somebody of ours touches that hex already. */
static bool is_touched(const struct cn_board *b, const struct cn_state *s, int mover, int hex)
{
    int side = cn_whose(b, mover);

    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (i != mover && cn_is_formation(b, s, i) && is_beside(b, hex, s->leader[i].hex))
            return true;
    return false;
}

/* Of those who are seen: the hexes from which a zone reaches this one. */
static int seen_zones(const struct cn_board *b, const struct cn_state *s, int side, int hex,
                      uint16_t out[HEX_SIDES])
{
    int count = 0;

    if (!cn_enemy_near(b, s, side, hex) || cn_has_garrison(s, side, hex))
        return 0;
    for (int k = 0; k < HEX_SIDES; k++) {
        int from = b->next[hex][k];
        if (from == CN_NOWHERE || !cn_zone_reaches(b, s, from, cn_side_to(b, from, hex)))
            continue;
        bool there = cn_has_garrison(s, 1 - side, from);
        for (int i = (1 - side) * CN_SLOTS; i < (2 - side) * CN_SLOTS; i++)
            there = there || (s->piece[i].what < CN_LEADERS && s->piece[i].face_up &&
                              s->piece[i].hex == from && !s->leader[s->piece[i].what].forage);
        if (there)
            out[count++] = (uint16_t)from;
    }
    return count;
}

/* 1X-259-4: both prohibitions, as far as the enemy is seen. */
eng_ruleno cn_check_forced_step(const struct cn_board *b, const struct cn_state *s, int mover,
                                int to)
{
    uint16_t zone[HEX_SIDES];
    int count = seen_zones(b, s, cn_whose(b, mover), to, zone);

    if (count > 0 && !has_friend_in_contact(b, s, mover, to))
        return CN_58_2;
    for (int i = 0; i < count; i++)
        if (BY(CN_259_4, !is_touched(b, s, mover, zone[i])))
            return CN_259_2;
    return 0;
}

/* The same in truth. */
bool cn_may_force(const struct cn_board *b, const struct cn_state *s, int mover, int to)
{
    int side = cn_whose(b, mover);
    uint8_t who[CN_LEADERS];
    int count = cn_zone_leaders(b, s, to, 1 - side, who);

    if (!has_friend_in_contact(b, s, mover, to))
        return false;
    for (int i = 0; i < count; i++) {
        int hex = who[i] == CN_NOBODY ? s->army[1 - side].source : s->leader[who[i]].hex;
        if (!is_touched(b, s, mover, hex))
            return false;
    }
    return true;
}
