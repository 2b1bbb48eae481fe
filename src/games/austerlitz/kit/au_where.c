/* au_where.c -- a place of the field in words.
 *
 * The field has no grid, so a place is said by the nearest village.  The map has one in every part of
 * the field, and their names need no article in either language; those of two words would. */

#include <string.h>

#include "games/austerlitz/kit/au_where.h"

enum { METRES = 5 }; /* to the hu: A05 2.1, 1 UM is 500 m */
enum { FRONTS = 256 };

static bool is_named(const struct au_area *area)
{
    return area->ground == VILLAGE && !strchr(area->name, ' ');
}

static struct plane_pt middle_of(const struct au_area *area)
{
    return (struct plane_pt){ (area->low.x + area->high.x) / 2, (area->low.y + area->high.y) / 2 };
}

struct au_where au_where(const struct au_board *b, struct plane_pt at)
{
    struct plane_dist least = { 0, 1 };
    int best = -1;

    for (int i = 0; i < b->area_count; i++) {
        if (!is_named(&b->area[i]))
            continue;
        struct plane_dist d = plane_point_dist(middle_of(&b->area[i]), at);
        if (best >= 0 && plane_dist_cmp(d, least) >= 0)
            continue;
        least = d;
        best = i;
    }
    if (best < 0)
        return (struct au_where){ 0 };
    int way = plane_bearing(middle_of(&b->area[best]), at);
    return (struct au_where){ best, plane_dist_down(least), way < 0 ? 0 : way };
}

int au_near_and_front(int near, int front)
{
    return near + FRONTS * plane_degree(front);
}

int au_near_of(int value)
{
    return value % FRONTS;
}

int au_front_said(int value)
{
    return value / FRONTS;
}

struct eng_phrase au_say_where(const struct au_board *b, struct plane_pt at)
{
    struct au_where w = au_where(b, at);
    bool inside = au_area_at(b, at) == w.near;

    return (struct eng_phrase){ .text = inside ? NEWS_WHERE_IN : NEWS_WHERE,
                                .arg = { METRES * w.far, w.far, w.way, w.near } };
}

struct eng_phrase au_say_stance(const struct au_board *b, int unit, int formation, int facing)
{
    static const uint16_t forms[] = { NEWS_IN_LINE, NEWS_IN_COLUMN, NEWS_IN_SQUARE };
    static const uint16_t guns[] = { NEWS_IN_BATTERY, NEWS_IN_LIMBERED };
    bool battery = b->unit[unit].arm == ARTILLERY;
    struct eng_phrase p = { .arg = { facing } };

    if (formation >= 0 && formation < (battery ? FORM_SQUARE : FORM_NONE))
        p.text = battery ? guns[formation] : forms[formation];
    return p;
}
