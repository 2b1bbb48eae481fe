/* nt_4_positions.c -- chapter 4: where pieces stand, what lies between, how much room there is. */

#include "games/triumph/nt_local.h"

int nt_set_units(const struct nt_set *set)
{
    int count = 0;

    FOR_SET (token, set)
        count += is_unit(token);
    return count;
}

int nt_locale_of(const struct nt_board *b, int at)
{
    if (is_reserve(at))
        return at;
    if (!is_blocking(at))
        return 0;
    const struct nt_approach *approach = &b->approach[approach_of(at)];
    return side_of_approach(at) ? approach->b : approach->a;
}

int nt_block_in(const struct nt_board *b, int approach, int locale)
{
    return blocking(approach, b->approach[approach].b == locale);
}

int nt_across(const struct nt_board *b, int approach, int locale)
{
    return b->approach[approach].a == locale ? b->approach[approach].b : b->approach[approach].a;
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
    return b->approach[approach].mark[b->approach[approach].b == locale];
}

int nt_units_in(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    int count = 0;

    FOR_UNITS (u, side)
        count += nt_locale_of(b, s->unit[u].at) == locale;
    return count;
}

int nt_room_in(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    return b->locale[locale].capacity - nt_units_in(b, s, side, locale);
}

bool nt_is_occupied_by(const struct nt_board *b, const struct nt_state *s, int side, int locale)
{
    FOR_UNITS (u, side)
        if (nt_locale_of(b, s->unit[u].at) == locale)
            return true;
    return false;
}
