/* au_06_land.c -- where a leg ends: on the whole hu nearest to its end where there is room (ruling 137).
 *
 * Most legs end where they were laid.  Where somebody stands in the way of that, all places about it
 * come into question; whom a unit could stand upon there is asked once for all of them.
 * tests/unit/test_austerlitz_kept.c asks about one place after the other. */

#include "games/austerlitz/au_local.h"

/* The end of a leg. */
struct landing {
    struct plane_pt from;
    int degree, length;
};

/* How far off the end a place lies, in 16384ths of an hu. */
static struct plane_fine off_end(const struct landing *l, struct plane_pt at)
{
    struct plane_pt u = plane_dir(l->degree);
    int64_t dx = at.x - l->from.x, dy = at.y - l->from.y;

    return (struct plane_fine){ dx * PLANE_UNIT - (int64_t)l->length * u.x,
                                dy * PLANE_UNIT - (int64_t)l->length * u.y };
}

enum { ABOUT = 2, BLOCK = 2 * ABOUT + 1 }; /* hu round the nearest */

static bool is_about(struct plane_fine off)
{
    const int64_t most = (int64_t)ABOUT * PLANE_UNIT;

    return off.x > -most && off.x < most && off.y > -most && off.y < most;
}

static int64_t square(struct plane_fine off)
{
    return off.x * off.x + off.y * off.y;
}

/* A place where it would stand on nobody. */
struct room {
    struct plane_pt at;
    int64_t far; /* the square of how far off the end */
};

static bool is_on_any(const struct plane_box *box, const struct plane_box *other, int count)
{
    for (int i = 0; i < count; i++)
        if (plane_box_overlap(box, &other[i]))
            return true;
    return false;
}

/* Without its rim, which is wider than it can be shifted: who lies under that is never got rid of. */
static struct plane_box middle_of(struct plane_box box)
{
    enum { RIM = ABOUT + 1 };

    box.width -= 2 * RIM;
    box.depth -= 2 * RIM;
    return box;
}

/* All of them about the end; whom it could stand upon is asked once. */
static int find_room(const struct au_board *b, const struct au_state *s, int unit,
                     const struct landing *l, struct plane_box end, struct room out[BLOCK * BLOCK])
{
    struct plane_pt middle = end.at;
    struct plane_box core = middle_of(end), other[AU_PIECES];
    uint8_t near[AU_PIECES];
    int all = au_near(b, s, &end, 2 * ABOUT, 3, near), others = 0, count = 0;

    for (int i = 0; i < all; i++)
        if (near[i] != unit)
            other[others++] = au_box(b, s, near[i]);
    if (is_on_any(&core, other, others))
        return 0;
    for (int i = 0; i < BLOCK * BLOCK; i++) {
        end.at = (struct plane_pt){ middle.x + i % BLOCK - ABOUT, middle.y + i / BLOCK - ABOUT };
        struct plane_fine off = off_end(l, end.at);
        if (is_about(off) && !is_on_any(&end, other, others))
            out[count++] = (struct room){ end.at, square(off) };
    }
    return count;
}

/* The nearest of those farther than `beyond`: the last of several that are as near, and how many those
 * are. */
static int find_nearest(const struct room *room, int count, int64_t beyond, struct room *out)
{
    int found = 0;

    for (int i = 0; i < count; i++) {
        if (room[i].far <= beyond || (found && room[i].far > out->far))
            continue;
        found = found && room[i].far == out->far ? found + 1 : 1;
        *out = room[i];
    }
    return found;
}

/* Two that are as near lie on either hand of the way, and neither is better: then the next farther. */
bool au_land(const struct au_board *b, const struct au_state *s, int unit,
             const struct plane_box *box, int degree, int length, struct plane_pt *out)
{
    struct landing l = { box->at, degree, length };
    struct plane_box end = *box;
    struct room room[BLOCK * BLOCK], best = { .far = -1 };
    int found = 1;

    end.at = *out = plane_leg_end(box->at, degree, length);
    if (au_overlapped(b, s, unit, &end) == AU_NOBODY)
        return true;
    int count = find_room(b, s, unit, &l, end, room);
    for (int tries = 0; tries < BLOCK && found; tries++) {
        found = find_nearest(room, count, best.far, &best);
        if (found)
            *out = best.at;
        if (found == 1)
            break;
    }
    return !plane_same(*out, plane_leg_end(box->at, degree, length));
}
