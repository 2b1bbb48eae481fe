/* au_load_map.c -- reads data/austerlitz/map.json: outlines of the ground, streams, crests, roads,
 * bridges. */

#include <string.h>

#include "base/json_in.h"
#include "base/text.h"

#include "games/austerlitz/kit/au_load.h"

struct reader {
    struct au_board *b;
    const char *path;
    struct text where; /* "data/austerlitz/map.json: areas[12]" */
    struct err *err;
};

static bool wrong(struct reader *r, const char *what)
{
    return err_set(r->err, text_str(&r->where), "%s", what);
}

static bool read_name(struct reader *r, const json_t *o, const char *key, char **out)
{
    const char *s;

    if (!jin_string(o, text_str(&r->where), key, &s, r->err))
        return false;
    *out = arena_copy(&r->b->arena, s);
    return true;
}

static bool read_word(struct reader *r, const json_t *o, const char *key, const char *const *list,
                      uint8_t *out)
{
    const char *s;

    if (!jin_string(o, text_str(&r->where), key, &s, r->err))
        return false;
    int found = eng_find_name(list, s);
    *out = (uint8_t)found;
    return found >= 0 || err_set(r->err, text_str(&r->where), "'%s' is no %s", s, key);
}

static bool read_source(struct reader *r, const json_t *o, uint8_t *out)
{
    static const char *const sources[] = { "sourced", "recalled", "reconstructed", "ours", NULL };

    return read_word(r, o, "source", sources, out);
}

static bool read_point(struct reader *r, const json_t *two, struct plane_pt *out)
{
    json_int_t x = json_integer_value(json_array_get(two, 0));
    json_int_t y = json_integer_value(json_array_get(two, 1));

    if (json_array_size(two) != 2 || !json_is_integer(json_array_get(two, 0)) ||
        !json_is_integer(json_array_get(two, 1)) || x < 0 || x > 2800 || y < 0 || y > 2500)
        return wrong(r, "a point has two whole numbers within 2800 x 2500");
    *out = (struct plane_pt){ (int32_t)x, (int32_t)y };
    return true;
}

static void frame_of(const struct plane_poly *p, struct plane_pt *low, struct plane_pt *high)
{
    *low = *high = p->at[0];
    for (int i = 1; i < p->count; i++) {
        low->x = p->at[i].x < low->x ? p->at[i].x : low->x;
        low->y = p->at[i].y < low->y ? p->at[i].y : low->y;
        high->x = p->at[i].x > high->x ? p->at[i].x : high->x;
        high->y = p->at[i].y > high->y ? p->at[i].y : high->y;
    }
}

static bool read_points(struct reader *r, const json_t *o, struct plane_poly *poly,
                        struct plane_pt *low, struct plane_pt *high)
{
    json_t *list;

    if (!jin_array(o, text_str(&r->where), "points", &list, r->err))
        return false;
    size_t count = json_array_size(list);
    if (count < 2 || count > PLANE_POLY_MAX)
        return wrong(r, "a line has at least two points");
    struct plane_pt *at = arena_take(&r->b->arena, count * sizeof *at);
    for (size_t i = 0; i < count; i++)
        if (!read_point(r, json_array_get(list, i), &at[i]))
            return false;
    *poly = (struct plane_poly){ at, (int)count };
    frame_of(poly, low, high);
    return true;
}

static bool read_area(struct reader *r, const json_t *o)
{
    struct au_area *a = &r->b->area[r->b->area_count];

    if (r->b->area_count == AU_AREAS)
        return wrong(r, "there are too many areas");
    r->b->area_count++;
    return read_name(r, o, "id", &a->id) && read_name(r, o, "name", &a->name) &&
           read_word(r, o, "ground", au_grounds, &a->ground) && read_source(r, o, &a->source) &&
           read_points(r, o, &a->poly, &a->low, &a->high) &&
           (plane_poly_is_simple(&a->poly) || wrong(r, "the outline crosses itself"));
}

/* Streams come first, then crests, then roads: rules go through one kind at a time. */
static bool read_line(struct reader *r, const json_t *o)
{
    struct au_line *l = &r->b->line[r->b->line_count];

    if (r->b->line_count == AU_LINES)
        return wrong(r, "there are too many lines");
    r->b->line_count++;
    if (!read_name(r, o, "id", &l->id) || !read_name(r, o, "name", &l->name) ||
        !read_word(r, o, "kind", au_line_kinds, &l->kind) || !read_source(r, o, &l->source) ||
        !read_points(r, o, &l->poly, &l->low, &l->high))
        return false;
    if (r->b->line_count > 1 && l->kind < l[-1].kind)
        return wrong(r, "streams come first, then crests, then roads");
    r->b->stream_count += l->kind == STREAM;
    r->b->crest_count += l->kind == CREST;
    return r->b->stream_count <= AU_STREAMS || wrong(r, "there are too many streams");
}

static bool read_bridge(struct reader *r, const json_t *o)
{
    int64_t x, y;

    if (r->b->bridge_count == AU_BRIDGES)
        return wrong(r, "there are too many bridges");
    if (!jin_int(o, text_str(&r->where), "x", 0, 2800, &x, r->err) ||
        !jin_int(o, text_str(&r->where), "y", 0, 2500, &y, r->err))
        return false;
    r->b->bridge[r->b->bridge_count++] = (struct plane_pt){ (int32_t)x, (int32_t)y };
    return true;
}

typedef bool read_item(struct reader *r, const json_t *o);

static bool read_list(struct reader *r, const json_t *root, const char *key, read_item *read)
{
    json_t *list;

    if (!jin_array(root, r->path, key, &list, r->err))
        return false;
    for (size_t i = 0; i < json_array_size(list); i++) {
        text_clear(&r->where);
        text_printf(&r->where, "%s: %s[%zu]", r->path, key, i);
        if (!read(r, json_array_get(list, i)))
            return false;
    }
    return true;
}

bool au_read_map(struct au_board *b, const char *folder, struct err *err)
{
    struct text path = { 0 };

    text_printf(&path, "%s/map.json", folder);
    struct reader r = { b, text_str(&path), { 0 }, err };
    json_t *root = jin_read(r.path, err);
    bool fine = root && read_list(&r, root, "areas", read_area) &&
                read_list(&r, root, "lines", read_line) &&
                read_list(&r, root, "bridges", read_bridge);
    json_decref(root);
    text_free(&r.where);
    text_free(&path);
    return fine;
}
