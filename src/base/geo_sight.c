/* geo_sight.c -- straight sights from point to point. */

#include "base/geo_sight.h"

#include <stddef.h>

int plane_sight_cut(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing,
                    struct plane_span span[PLANE_SPANS])
{
    switch (thing->kind) {
    case PLANE_THING_BOX:
        return plane_box_cut(&thing->box, a, b, &span[0]);
    case PLANE_THING_AREA:
        return plane_area_cut(&thing->poly, a, b, span);
    case PLANE_THING_LINE:
        return plane_line_cross(&thing->poly, a, b, span);
    }
    return 0;
}

bool plane_sight_first(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing,
                       int count, struct plane_hit *hit)
{
    struct plane_hit first = { -1, { { 0, 1 }, { 0, 1 } } };

    for (int i = 0; i < count; i++) {
        struct plane_span span[PLANE_SPANS];

        if (plane_sight_cut(a, b, &thing[i], span) == 0)
            continue;
        if (hit == NULL)
            return true;
        if (first.thing < 0 || plane_frac_cmp(span[0].from, first.where.from) < 0)
            first = (struct plane_hit){ i, span[0] };
    }
    if (first.thing >= 0)
        *hit = first;
    return first.thing >= 0;
}

/* Puts a hit in its place among the `held`; the last falls out when there is no room. */
static int put_hit(struct plane_hit *list, int held, int room, struct plane_hit h)
{
    int i = held;

    while (i > 0 && plane_frac_cmp(list[i - 1].where.from, h.where.from) > 0)
        i--;
    if (i >= room)
        return held;

    const int last = held < room ? held : room - 1;

    for (int j = last; j > i; j--)
        list[j] = list[j - 1];
    list[i] = h;
    return last + 1;
}

int plane_sight_all(struct plane_pt a, struct plane_pt b, const struct plane_thing *thing,
                    int count, struct plane_hit *hit, int room)
{
    int total = 0, held = 0;

    for (int i = 0; i < count; i++) {
        struct plane_span span[PLANE_SPANS];
        const int spans = plane_sight_cut(a, b, &thing[i], span);

        for (int j = 0; j < spans; j++)
            held = put_hit(hit, held, room, (struct plane_hit){ i, span[j] });
        total += spans;
    }
    return total;
}
