/* cn_085_points.c -- 1X 85 to 90 and 104: administrative points. */

#include "games/campaign/cn_steps.h"
#include "games/campaign/supply/cn_supply.h"

enum { MOST_POINTS = 99 };

/* 1X-85-1, 90-2: from the pool, at once, and never below nothing. */
void cn_pay(struct eng_turn *t, int side, int points, eng_ruleno rule)
{
    struct cn_state *s = t->state;

    HOLDS(CN_86_2, "no verb and no row moves points from one pool to another");
    BASE_ASSERT(points <= s->army[side].ap);
    s->army[side].ap = (uint8_t)(BY(CN_90_2, s->army[side].ap - BY(CN_66_1, BY(CN_85_1, points))));
    tell(t, rule, ENG_ALL, NEWS_POINTS_PAID, side, points, s->army[side].ap);
}

/* 1X-87-3 to 87-5: columns of five hexes; nothing and one to five are the first. */
static int column_of(int effective)
{
    return effective > 5 ? (effective - 1) / 5 : 0;
}

/* 1X-87-6: fewer than 2 is 2, more than 12 is 12. */
static int by_table(const struct cn_board *b, int side, int dice, int effective)
{
    int row = dice + BY(CN_87_6, b->table.ap_modifier[side]);

    TABLE(CN_87_3, "points.tsv");
    TABLE(CN_87_4, "points.tsv");
    TABLE(CN_87_5, "points.tsv");
    row = row < 2 ? 2 : row > 12 ? 12 : row;
    return b->table.ap[row][column_of(effective)];
}

/* 1X-89, 104: the commander in chief, on the map or in a box, in the hex of the centre. */
static bool chief_is_there(const struct cn_board *b, const struct cn_state *s, int side)
{
    HOLDS(CN_104_3, "the leaders of that title are not held");
    for (int i = b->side_first[side]; i < b->side_first[side + 1]; i++)
        if (BY(CN_104_1, BY(CN_104_2, b->leader[i].chief)) &&
            s->leader[i].hex == s->army[side].centre &&
            (s->leader[i].standing == IS_MAP || s->leader[i].standing == IS_BOX))
            return true;
    return false;
}

/* 1X-87-1: two dice, once for each army; 1X-89-2: the chief counts even where the table gives
 * nothing. */
static void receive(struct eng_turn *t, int side, int effective)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int first = roll(t, 6, CN_87_1), second = roll(t, 6, CN_87_1);
    int points = by_table(b, side, BY(CN_12_1, first + second), effective);

    HOLDS(CN_84_1, "a side here has one centre, so there is no other to pass");
    HOLDS(CN_84_2, "what is received goes into the pool of the side that threw");
    HOLDS(CN_88_1, "the row of the dice belongs to a side, and a side is one army");
    HOLDS(CN_88_2, "the two pools of that title are not played with");
    HOLDS(CN_90_1, "the pool is one number; tens and units are how a table of wood shows it");
    tell(t, CN_87_1, ENG_ALL, NEWS_POINTS, side, points, effective);
    if (BY(CN_89_2, chief_is_there(b, s, side))) {
        tell(t, CN_89_1, ENG_ALL, NEWS_CHIEF, side);
        points++;
    }
    int pool = s->army[side].ap + points;
    s->army[side].ap = (uint8_t)(pool > MOST_POINTS ? MOST_POINTS : pool);
}

/* Why none are received; 0: they are. */
static eng_ruleno why_none(const struct cn_board *b, const struct cn_state *s, int side)
{
    if (BY(CN_92_2, s->army[side].source_state != SOURCE_ACTIVE))
        return CN_87_7;
    return BY(CN_150_2, cn_centre_is_active(b, s, side)) ? 0 : CN_87_2;
}

/* Row "administrative points": the check of the line, then the dice. */
enum eng_flow cn_receive_points(struct eng_turn *t, struct eng_frame *f)
{
    const struct cn_board *b = cn_board(t->box);
    struct cn_state *s = t->state;
    int side = player_of(f)->side;
    struct cn_trace line;

    if (!cn_has_staff(s, side))
        return NEXT;
    s->army[side].centre_from = CN_NOWHERE;
    player_frame(f)->named = 0;
    cn_ask_line(t, side);
    if (s->army[side].commands) { /* in place of points, and none are left of last turn's */
        s->army[side].ap = 0;
        return NEXT;
    }
    eng_ruleno none = why_none(b, s, side);
    if (none) {
        tell(t, none, ENG_ALL, NEWS_NO_POINTS, side);
        return NEXT;
    }
    cn_trace_loc(b, s, side, false, &line);
    receive(t, side, line.effective);
    return NEXT;
}
