/* nt_census.c -- the components counted: what the printed board and pieces come to, statement by
 * statement.  Data that were changed by accident are refused with the statement they break. */

#include "games/triumph/kit/nt_load.h"

/* Counts something on the board; what exactly is in the number. */
typedef int count_of(const struct nt_board *b, int what);

/* -- pieces -- */

enum { NT_FACE = 100 }; /* side * NT_FACE + type * 10 + strength */

static int count_face(const struct nt_board *b, int what)
{
    return b->army[what / NT_FACE].count[what % NT_FACE / 10][what % 10];
}

static int count_units(const struct nt_board *b, int side)
{
    int count = 0;

    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            count += b->army[side].count[type][strength];
    return count;
}

static int count_points(const struct nt_board *b, int side)
{
    int points = 0;

    for (int type = ARTILLERY; type < TYPES; type++)
        for (int strength = 1; strength <= 3; strength++)
            points += strength * b->army[side].count[type][strength];
    return points;
}

static int sum_minimums(const struct nt_board *b, int side)
{
    int sum = 0;

    FOR_COMMANDERS (c, side)
        sum += b->commander[c].minimum;
    return sum;
}

static int start_morale(const struct nt_board *b, int side)
{
    return b->army[side].morale;
}

static int corps_limit(const struct nt_board *b, int side)
{
    return b->army[side].corps_limit;
}

static int unit_limit(const struct nt_board *b, int side)
{
    return b->army[side].unit_limit;
}

static int count_rounds(const struct nt_board *b, int scenario)
{
    return b->round_count[scenario];
}

/* -- locales -- */

static int count_locales(const struct nt_board *b, int capacity) /* 0: of any */
{
    int count = 0;

    for (int n = 1; n < NT_LOCALES; n++)
        count += b->locale[n].exists && (!capacity || b->locale[n].capacity == capacity);
    return count;
}

static int count_hills(const struct nt_board *b, int what)
{
    int count = 0;

    (void)what;
    for (int n = 1; n < NT_LOCALES; n++)
        count += b->locale[n].hill;
    return count;
}

static int count_stars(const struct nt_board *b, int star)
{
    int count = 0;

    for (int n = 1; n < NT_LOCALES; n++)
        count += (b->locale[n].stars & star) != 0;
    return count;
}

static int count_just(const struct nt_board *b, int stars)
{
    int count = 0;

    for (int n = 1; n < NT_LOCALES; n++)
        count += b->locale[n].stars == stars;
    return count;
}

static int count_named(const struct nt_board *b, int what)
{
    int count = 0;

    (void)what;
    for (int n = 1; n < NT_LOCALES; n++)
        count += b->locale[n].name[0] != 0;
    return count;
}

static int count_barred(const struct nt_board *b, int what)
{
    int count = 0;

    (void)what;
    for (int n = 1; n < NT_LOCALES; n++)
        count += b->locale[n].detach_barred;
    return count;
}

/* -- approaches -- */

enum { NARROW_ONES, WIDE_ONES, IMPASSABLE_ONES };

static int count_approaches(const struct nt_board *b, int what)
{
    int count = 0;

    for (int i = 1; i <= b->approach_count; i++) {
        const struct nt_approach *a = &b->approach[i];
        count += what == (a->impassable ? IMPASSABLE_ONES : a->wide ? WIDE_ONES : NARROW_ONES);
    }
    return count;
}

static int count_marks(const struct nt_board *b, int mark)
{
    int count = 0;

    for (int i = 1; i <= b->approach_count; i++)
        for (int side = 0; side < 2; side++)
            count += (b->approach[i].mark[side] & mark) != 0;
    return count;
}

/* The two locales, as a * 1000 + b, share an approach. */
static int count_between(const struct nt_board *b, int what)
{
    int count = 0;

    for (int i = 1; i <= b->approach_count; i++) {
        const struct nt_approach *a = &b->approach[i];
        count += (a->a == what / 1000 && a->b == what % 1000) ||
                 (a->b == what / 1000 && a->a == what % 1000);
    }
    return count;
}

static int count_sides_of(const struct nt_board *b, int locale)
{
    return b->locale[locale].approach_count;
}

/* -- roads -- */

static int count_stretches(const struct nt_board *b, int what)
{
    (void)what;
    return b->stretch_count;
}

static int count_crossings(const struct nt_board *b, int main_road)
{
    int count = 0;

    for (int i = 1; i <= b->crossing_count; i++)
        count += b->crossing[i].main == main_road;
    return count;
}

static int count_roadless(const struct nt_board *b, int what)
{
    int count = 0;

    (void)what;
    for (int n = 1; n < NT_LOCALES; n++)
        count += b->locale[n].exists && b->locale[n].stretch_count == 0;
    return count;
}

static int count_entries(const struct nt_board *b, int side)
{
    int count = 0;

    for (int i = 1; i <= b->entry_count; i++)
        count += b->entry[i].side == side;
    return count;
}

static int count_main_entries(const struct nt_board *b, int side)
{
    int count = 0;

    for (int i = 1; i <= b->entry_count; i++)
        count += b->entry[i].side == side && b->entry[i].main;
    return count;
}

/* Stretches that hang together by main road. */
static int count_main_road(const struct nt_board *b, int from)
{
    uint16_t queue[NT_STRETCHES];
    uint64_t been[BIT_WORDS(NT_STRETCHES)] = { 0 };
    int head = 0, tail = 0;

    queue[tail++] = b->locale[from].stretch[0];
    bit_add(been, queue[0]);
    while (head < tail) {
        int at = queue[head++];
        for (int i = 0; i < b->stretch[at].crossing_count; i++) {
            const struct nt_crossing *c = &b->crossing[b->stretch[at].crossing[i]];
            int to = c->stretch[c->stretch[0] == at];
            if (!c->main || bit_has(been, to))
                continue;
            bit_add(been, to);
            queue[tail++] = (uint16_t)to;
        }
    }
    return tail;
}

/* -- the table -- */

#define F(type, strength) (FRENCH * NT_FACE + (type)*10 + (strength))
#define A(type, strength) (ALLIED * NT_FACE + (type)*10 + (strength))

static const struct {
    eng_ruleno rule;
    count_of *count;
    int what, printed;
} census[] = {
    { NT_1_01, count_units, FRENCH, 36 },
    { NT_1_01, count_units, ALLIED, 44 },
    { NT_3_17, count_face, F(ARTILLERY, 1), 3 },
    { NT_3_17, count_face, A(ARTILLERY, 1), 4 },
    { NT_3_18, count_face, F(CAVALRY, 1), 0 },
    { NT_3_18, count_face, A(CAVALRY, 1), 3 },
    { NT_3_19, count_face, F(CAVALRY, 2), 5 },
    { NT_3_19, count_face, A(CAVALRY, 2), 6 },
    { NT_3_20, count_face, F(CAVALRY, 3), 3 },
    { NT_3_20, count_face, A(CAVALRY, 3), 2 },
    { NT_3_21, count_face, F(INFANTRY, 1), 0 },
    { NT_3_21, count_face, A(INFANTRY, 1), 2 },
    { NT_3_22, count_face, F(INFANTRY, 2), 16 },
    { NT_3_22, count_face, A(INFANTRY, 2), 19 },
    { NT_3_23, count_face, F(INFANTRY, 3), 7 },
    { NT_3_23, count_face, A(INFANTRY, 3), 5 },
    { NT_3_24, count_face, F(GUARD, 3), 2 },
    { NT_3_24, count_face, A(GUARD, 3), 3 },
    { NT_3_25, count_points, FRENCH, 81 },
    { NT_3_25, count_points, ALLIED, 89 },
    { NT_4_05, count_locales, 0, 168 },
    { NT_4_05, count_approaches, WIDE_ONES, 71 },
    { NT_4_05, count_approaches, NARROW_ONES, 210 },
    { NT_4_05, count_approaches, IMPASSABLE_ONES, 12 },
    { NT_4_06, count_locales, 1, 9 },
    { NT_4_06, count_locales, 2, 1 },
    { NT_4_06, count_locales, 4, 55 },
    { NT_4_06, count_locales, 6, 17 },
    { NT_4_06, count_locales, 9, 17 },
    { NT_4_06, count_locales, 12, 27 },
    { NT_4_06, count_locales, 16, 17 },
    { NT_4_06, count_locales, 20, 25 },
    { NT_4_14, count_between, 58078, 1 },
    { NT_4_14, count_between, 92103, 1 },
    { NT_4_15, count_between, 114115, 0 },
    { NT_4_15, count_between, 124151, 0 },
    { NT_4_15, count_between, 151159, 0 },
    { NT_4_22, count_hills, 0, 12 },
    { NT_4_35, count_stars, STAR_BLUE, 13 },
    { NT_4_36, count_stars, STAR_RED, 11 },
    { NT_4_37, count_stars, STAR_GREEN, 9 },
    { NT_4_38, count_stars, STAR_BLACK, 11 },
    { NT_4_39, count_named, 0, 42 },
    { NT_4_40, count_marks, MARK_INFANTRY, 42 },
    { NT_4_40, count_marks, MARK_CAVALRY, 113 },
    { NT_4_40, count_marks, MARK_ARTILLERY, 225 },
    { NT_4_40, count_marks, MARK_OBSTRUCTED, 142 },
    { NT_4_41, count_just, STAR_RED | STAR_GREEN | STAR_BLACK, 5 },
    { NT_4_41, count_just, STAR_RED | STAR_BLACK, 2 },
    { NT_4_42, count_stretches, 0, 208 },
    { NT_4_42, count_crossings, 0, 266 },
    { NT_4_42, count_crossings, 1, 13 },
    { NT_4_43, count_main_road, 51, 14 },
    { NT_4_44, count_roadless, 0, 14 },
    { NT_4_45, count_entries, FRENCH, 13 },
    { NT_4_45, count_entries, ALLIED, 7 },
    { NT_4_45, count_main_entries, FRENCH, 1 },
    { NT_4_45, count_main_entries, ALLIED, 2 },
    { NT_5_05, count_rounds, SECOND_DECEMBER, 10 },
    { NT_5_06, count_rounds, FIRST_DECEMBER, 21 },
    { NT_6_04_02, start_morale, FRENCH, 23 },
    { NT_6_04_02, start_morale, ALLIED, 27 },
    { NT_6_06_05, sum_minimums, ALLIED, 33 },
    { NT_6_07_03, sum_minimums, FRENCH, 29 },
    { NT_6_08_07, count_barred, 0, 45 },
    { NT_9_06, corps_limit, ALLIED, 5 },
    { NT_9_07, corps_limit, FRENCH, 0 },
    { NT_9_09, unit_limit, ALLIED, 3 },
    { NT_9_10, unit_limit, FRENCH, 4 },
    { NT_18_01, count_sides_of, 54, 3 },
};

bool nt_take_census(const struct nt_board *b, const char *folder, struct err *err)
{
    for (size_t i = 0; i < sizeof census / sizeof census[0]; i++) {
        int found = census[i].count(b, census[i].what);
        if (found != census[i].printed)
            return err_set(err, folder, "%s says %d of something of which there are %d",
                           nt_book.rules[census[i].rule].id, census[i].printed, found);
    }
    return true;
}
