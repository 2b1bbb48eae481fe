/* au_17_victory.c -- chapter 17, and the end of a game turn (4.10): places, points, who has won. */

#include "games/austerlitz/au_local.h"
#include "games/austerlitz/au_steps.h"

enum { BRIGADES_TO_WIN = 7, TURNS_TO_HOLD = 2 };

/* -- control of places -- */

static bool is_off_frame(const struct au_area *a, struct plane_pt from, struct plane_pt to)
{
    return (from.x < a->low.x && to.x < a->low.x) || (from.x > a->high.x && to.x > a->high.x) ||
           (from.y < a->low.y && to.y < a->low.y) || (from.y > a->high.y && to.y > a->high.y);
}

/* The outlines of castle and village have no ground in common. */
static bool passes(const struct au_area *area, struct plane_pt from, struct plane_pt to)
{
    HOLDS(AU_17_1_1_6_4, "the outlines of castle and village have no ground in common");
    if (is_off_frame(area, from, to))
        return false;
    if (plane_same(from, to))
        return plane_area_place(&area->poly, to) != PLANE_OUTSIDE;
    return plane_area_seg(&area->poly, from, to) != PLANE_SEG_OFF;
}

/* Sides with a unit in the place, routed ones apart: a bit each. */
static int sides_in(const struct au_board *b, const struct au_state *s, const struct au_area *area)
{
    int sides = 0;

    for (int i = 0; i < b->unit_count; i++) {
        struct plane_pt at = { s->unit[i].x, s->unit[i].y };
        if (s->unit[i].standing == AT_FIELD && s->unit[i].morale != ROUTED && passes(area, at, at))
            sides |= 1 << b->unit[i].side;
    }
    return sides;
}

/* Whoever is alone in the place has it; in an empty one it is the last that passed; while both are
 * in it nothing changes. */
static int controller(int sides, int passed, int former)
{
    if (BY(AU_17_1_1_6_3, sides == (1 << FRENCH | 1 << ALLIED)))
        return former;
    if (sides != 0)
        return sides == 1 << FRENCH ? FRENCH : ALLIED;
    return passed;
}

static void hand_over(struct eng_turn *t, int place, int side)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    if (s->control[place] == side)
        return;
    s->control[place] = (uint8_t)side;
    if (b->place[place].value > 1)
        s->pratzen_changed = 1;
    tell(t, AU_17_1_1_6_1, ENG_ALL, NEWS_TAKES_PLACE, place, side);
}

/* A unit that has left the table opens the place to those who are in it, and takes nothing. */
void au_take_control(struct eng_turn *t, int unit, struct plane_pt from, struct plane_pt to)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);
    const struct au_unit *u = &s->unit[unit];

    for (int i = 0; i < b->place_count; i++) {
        const struct au_area *area = &b->area[b->place[i].area];
        if (!passes(area, from, to))
            continue;
        bool counts = BY(AU_17_1_1_6_2, u->standing == AT_FIELD && u->morale != ROUTED);
        int passed = counts ? b->unit[unit].side : s->control[i];
        hand_over(t, i, controller(sides_in(b, s, area), passed, s->control[i]));
    }
}

/* -- points -- */

int au_victory_points(const struct au_board *b, const struct au_state *s, int side)
{
    int points = s->points[side];

    for (int i = 0; i < b->place_count; i++)
        if (BY(AU_17_1_1_1_2, s->places >> i & 1) && s->control[i] == side)
            points += BY(AU_17_1_1_1_1, b->place[i].value);
    return points;
}

/* The first decision stands: Napoleon's end comes before everything else. */
void au_decide(struct eng_turn *t, int winner, int why)
{
    struct au_state *s = t->state;

    if (BY(AU_17_1_1, au_decided(s)))
        return;
    s->winner = (uint8_t)winner;
    s->why = (uint8_t)why;
}

/* -- the end of a game turn -- */

static bool holds_all(const struct au_board *b, const struct au_state *s, int side)
{
    for (int i = 0; i < b->place_count; i++)
        if (s->places >> i & 1 && s->control[i] != side)
            return false;
    return s->places != 0;
}

static void count_holding(const struct au_board *b, struct au_state *s)
{
    for (int side = 0; side < SIDES; side++) {
        if (BY(AU_17_1_2_2, !holds_all(b, s, side)))
            s->held[side] = 0;
        else if (s->held[side] < TURNS_TO_HOLD)
            s->held[side]++;
    }
}

/* Of the whole battle only: a part of the field soon has one master. */
static void decide_by_places(struct eng_turn *t)
{
    struct au_state *s = t->state;

    if (s->small)
        return;
    count_holding(au_board(t->box), s);
    if (s->held[ALLIED] >= TURNS_TO_HOLD)
        au_decide(t, ALLIED, WHY_PLACES);
    if (s->held[FRENCH] >= TURNS_TO_HOLD &&
        BY(AU_17_1_3_2, s->brigades_lost[ALLIED] >= BRIGADES_TO_WIN))
        au_decide(t, FRENCH, WHY_PLACES);
}

static void decide_turn(struct eng_turn *t)
{
    const struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    decide_by_places(t);
    if (s->turn < s->last_turn)
        return;
    bool french = au_victory_points(b, s, FRENCH) > au_victory_points(b, s, ALLIED);
    au_decide(t, french ? FRENCH : ALLIED, WHY_POINTS);
}

enum eng_flow au_end_turn(struct eng_turn *t, struct eng_frame *f)
{
    struct au_state *s = t->state;
    const struct au_board *b = au_board(t->box);

    tell(t, AU_4_10_1, ENG_ALL, NEWS_TURN_ENDS, s->turn, au_victory_points(b, s, FRENCH),
         au_victory_points(b, s, ALLIED));
    decide_turn(t);
    if (au_decided(s))
        return end_match(t);
    s->turn++;
    return jump(f, ROW_BEGIN_TURN);
}

/* -- the result -- */

static struct eng_phrase reason(const struct au_board *b, const struct au_state *s)
{
    int ours = au_victory_points(b, s, s->winner == FRENCH ? FRENCH : ALLIED);
    int theirs = au_victory_points(b, s, s->winner == FRENCH ? ALLIED : FRENCH);

    if (s->why == WHY_NAPOLEON)
        return (struct eng_phrase){ NEWS_WON_NAPOLEON, AU_17_1_4_1, { 0 } };
    if (s->why == WHY_PLACES)
        return (struct eng_phrase){ NEWS_WON_PLACES,
                                    s->winner == FRENCH ? AU_17_1_3_1 : AU_17_1_2_1,
                                    { s->winner } };
    if (ours == theirs)
        return (struct eng_phrase){ NEWS_WON_TIE, AU_17_1_1_3_1, { ours } };
    return (struct eng_phrase){ NEWS_WON_POINTS, AU_17_1_1_1, { s->winner, ours, theirs } };
}

void au_result(const struct eng_box *box, const void *state, struct eng_result *out)
{
    const struct au_state *s = state;
    const struct au_board *b = au_board(box);

    *out = (struct eng_result){ .over = s->core.over };
    for (int seat = 0; seat < s->core.seat_count; seat++)
        out->score[seat] = au_victory_points(b, s, s->core.side[seat]);
    if (!s->core.over || !au_decided(s))
        return;
    out->winners = seats_of(&s->core, s->winner);
    out->why = reason(b, s);
}
