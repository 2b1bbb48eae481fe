/* turned.c -- the whole situation turned about a point: for games on the plane.
 *
 * `turned X,Y` runs a test once for every fifth degree.  What is turned is what the test itself
 * writes: the places and facings of the pieces of its position, the directions and poses of its
 * actions, and the facings it expects.  Places are rounded to whole units, as a player's would be,
 * so that a test that holds only where nothing is rounded fails. */

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/geo_plane.h"

#include "runner.h"

static struct plane_pt turn_point(const struct rt_run *r, struct plane_pt p)
{
    struct plane_pt u = plane_dir(r->turn);
    int64_t x = p.x - r->pivot_x, y = p.y - r->pivot_y;

    return (struct plane_pt){
        r->pivot_x + (int32_t)plane_round(x * u.y + y * u.x, PLANE_UNIT),
        r->pivot_y + (int32_t)plane_round(y * u.y - x * u.x, PLANE_UNIT),
    };
}

/* "123,456" alone; false: it is something else. */
static bool read_point(const char *word, struct plane_pt *out)
{
    char *end;
    long x = strtol(word, &end, 10);

    if (end == word || *end != ',')
        return false;
    const char *second = end + 1;
    long y = strtol(second, &end, 10);
    *out = (struct plane_pt){ (int32_t)x, (int32_t)y };
    return end != second && *end == 0;
}

static bool read_facing(const char *word, int *out)
{
    char *end;

    if (word[0] != '/' || !isdigit((unsigned char)word[1]))
        return false;
    *out = (int)strtol(word + 1, &end, 10);
    return *end == 0;
}

static void add_word(const struct rt_run *r, const char *word, struct text *out)
{
    struct plane_pt p;
    int facing;

    if (read_point(word, &p)) {
        p = turn_point(r, p);
        text_printf(out, "%d,%d", p.x, p.y);
    } else if (read_facing(word, &facing)) {
        text_printf(out, "/%d", plane_degree(facing + r->turn));
    } else {
        text_add(out, word);
    }
}

/* Word by word; the blanks between them, and quotes, stay as they are. */
void rt_turn_text(const struct rt_run *r, const char *text, struct text *out)
{
    struct text word = { 0 };

    while (*text) {
        size_t n = strcspn(text, " \t\n");

        text_clear(&word);
        text_add_n(&word, text, n);
        add_word(r, text_str(&word), out);
        text += n;
        n = strspn(text, " \t\n");
        text_add_n(out, text, n);
        text += n;
    }
    text_free(&word);
}

/* PATH.facing = N turns with the rest; a place would have to be rounded, and is not for claims. */
bool rt_turn_claim(struct rt_run *r, struct words *w, struct text *room)
{
    for (int i = 0; i + 2 < w->count; i++) {
        size_t n = strlen(w->word[i]);

        if (n > 2 &&
            (strcmp(w->word[i] + n - 2, ".x") == 0 || strcmp(w->word[i] + n - 2, ".y") == 0))
            return rt_wrong(r, "a turned test claims no places");
        if (n < 7 || strcmp(w->word[i] + n - 7, ".facing") != 0)
            continue;
        text_printf(room, "%d", plane_degree(atoi(w->word[i + 2]) + r->turn));
        w->word[i + 2] = room->s;
    }
    return true;
}

bool rt_read_turned(const struct rt_test *test, struct plane_pt *pivot)
{
    const char *first = test->count ? test->statement[0].text : "";
    struct text place = { 0 };
    bool turned = strncmp(first, "turned ", 7) == 0;

    if (turned) {
        text_add(&place, first + 7);
        turned = read_point(rt_trim(place.s), pivot);
    }
    text_free(&place);
    return turned;
}

/* Read before the test begins; by itself it does nothing. */
bool rt_turned(struct rt_run *r, char *rest)
{
    struct plane_pt p;

    if (r->now != &r->test->statement[0])
        return rt_wrong(r, "'turned' comes first");
    return read_point(rest, &p) || rt_wrong(r, "usage: turned X,Y");
}
