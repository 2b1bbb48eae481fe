/* nt_04_positions.c -- chapter 4: where pieces stand, what lies between, how much room there is. */

#include "games/triumph/kit/nt_load.h"

int nt_set_units(const struct nt_set *set)
{
    enum { UNITS_IN_SECOND = NT_UNITS - 64 };
    uint64_t second = set->word[1] & ((UINT64_C(1) << UNITS_IN_SECOND) - 1);

    return BY(NT_3_02, __builtin_popcountll(set->word[0]) + __builtin_popcountll(second));
}

/* NT-4-24, -25: a number for each position, so that being in the same one is being equal; the two
 * sides of an approach are two of them (NT-4-27), and within one there is no arrangement. */
void nt_number_positions(struct nt_board *b)
{
    HOLDS(NT_4_28, "a piece has a position and no facing");
    for (int n = 1; n < NT_LOCALES; n++)
        b->locale_at[n] = BY(NT_4_01, b->locale[n].exists != 0) ? (uint8_t)n : 0;
    for (int i = 1; i <= b->approach_count; i++) {
        b->locale_at[blocking(i, 0)] = b->approach[i].a;
        b->locale_at[blocking(i, 1)] = b->approach[i].b;
    }
}

int nt_approach_between(const struct nt_board *b, int from, int to)
{
    const struct nt_locale *locale = &b->locale[from];

    for (int i = 0; i < locale->approach_count; i++) {
        int approach = locale->approach[i];
        if (!b->approach[approach].impassable && nt_across(b, approach, from) == to)
            return approach;
    }
    return 0;
}

int nt_marks_into(const struct nt_board *b, int approach, int locale)
{
    return b->approach[approach].mark[BY(NT_4_09, b->approach[approach].b == locale)];
}

int nt_units_in(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    int count = 0;

    FOR_UNITS (u, side)
        count += BY(NT_4_19, nt_locale_of(b, s->unit[u].at) == locale);
    return count;
}

/* Blocks count, whatever they are and wherever they stand in the locale; commanders do not. */
int nt_room_in(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    HOLDS(NT_4_08, "width is asked for leading units and for retreat losses alone");
    return BY(NT_4_20, b->locale[locale].capacity - nt_units_in(b, s, side, locale));
}

bool nt_is_occupied_by(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    FOR_UNITS (u, side)
        if (nt_locale_of(b, s->unit[u].at) == locale)
            return true;
    return false;
}
