/* cn_load_map.c -- reads data/campaign/map.json: ground, places, roads, rivers, bridges, crests. */

#include <string.h>

#include "base/geo_hex.h"
#include "base/json_in.h"
#include "base/text.h"

#include "games/campaign/kit/cn_load.h"

struct reader {
    struct cn_board *b;
    const char *path;
    struct text where; /* "data/campaign/map.json: roads[12]" */
    struct err *err;
    struct cn_mistakes *m;
};

static bool wrong(struct reader *r, const char *what, const char *found)
{
    return err_set(r->err, text_str(&r->where), "%s, not '%s'", what, found);
}

static bool read_word(struct reader *r, const json_t *o, const char *key, const char *const *list,
                      uint8_t *out)
{
    const char *s;

    if (!jin_string(o, text_str(&r->where), key, &s, r->err))
        return false;
    int found = eng_find_name(list, s);
    *out = (uint8_t)found;
    return found >= 0 || wrong(r, key, s);
}

/* -- the grid -- */

static void lay_grid(struct cn_board *b)
{
    for (int i = 0; i < CN_HEXES; i++) {
        struct hex here =
            hex_from_offset(BY(CN_10_3, HEX_EVEN_Q), i / CN_ROWS + 1, i % CN_ROWS + 1);
        int number = cn_number(i), column, row;
        for (int k = 3; k >= 0; k--, number /= 10)
            b->number[i][k] = (char)('0' + number % 10);
        for (int side = 0; side < HEX_SIDES; side++) {
            hex_to_offset(HEX_EVEN_Q, hex_next(here, side), &column, &row);
            int next = cn_hex_of(column * 100 + row);
            bool on = column >= 1 && row >= 1 && row <= CN_ROWS && next >= 0;
            b->next[i][side] = on ? (uint16_t)next : CN_NOWHERE;
        }
    }
}

/* -- ground: rows of one letter for each hex -- */

static bool read_row(struct reader *r, const char *letters, int row)
{
    static const char legend[] = ".hwmxl"; /* enum cn_ground */

    if (!letters || strlen(letters) != CN_COLUMNS)
        return wrong(r, "a row of 60 letters", letters ? letters : "");
    for (int i = 0; i < CN_COLUMNS; i++) {
        const char *at = strchr(legend, letters[i]);
        if (!at)
            return wrong(r, "letters of the legend", letters);
        r->b->hex[i * CN_ROWS + row].ground = (uint8_t)(at - legend);
    }
    return true;
}

/* 1X-11-1 to 11-3: the terrain that prevails is the terrain of the whole hex. */
static bool read_ground(struct reader *r, const json_t *root)
{
    json_t *terrain, *rows;

    HOLDS(CN_11_1, "the map has one ground for each hex");
    HOLDS(CN_11_2, "what covers a small part of a hex is not in the data");
    HOLDS(CN_11_3, "the older reading would be another map, not another rule");
    TABLE(CN_10_5, "map.json");
    if (!jin_object(root, r->path, "terrain", &terrain, r->err) ||
        !jin_array(terrain, "terrain", "rows", &rows, r->err))
        return cn_goes_on(r->m);
    text_clear(&r->where);
    text_printf(&r->where, "%s: terrain", r->path);
    if (json_array_size(rows) != CN_ROWS)
        return wrong(r, "60 rows", "another number") || cn_goes_on(r->m);
    for (int i = 0; i < CN_ROWS; i++) {
        text_clear(&r->where);
        text_printf(&r->where, "%s: terrain.rows[%d]", r->path, i);
        if (!read_row(r, json_string_value(json_array_get(rows, (size_t)i)), i) &&
            !cn_goes_on(r->m))
            return false;
    }
    return true;
}

/* -- places -- */

static bool read_place(struct reader *r, const json_t *o)
{
    static const char *const depots[] = { "no", "printed", "acts", NULL };
    struct cn_place *p = &r->b->place[r->b->place_count];
    const char *hex, *name;

    if (r->b->place_count == CN_TOWNS)
        return wrong(r, "at most 96 places", "one more");
    if (!jin_string(o, text_str(&r->where), "hex", &hex, r->err) ||
        !jin_string(o, text_str(&r->where), "name", &name, r->err))
        return false;
    int at = cn_find_hex(hex);
    if (at < 0 || r->b->hex[at].name)
        return wrong(r, "a hex that has no name yet", hex);
    p->name = arena_copy(&r->b->arena, name);
    p->hex = (uint16_t)at;
    r->b->hex[at].name = (uint8_t)++r->b->place_count;
    if (!read_word(r, o, "class", cn_towns, &p->class) ||
        !read_word(r, o, "depot", depots, &r->b->hex[at].depot) ||
        !read_word(r, o, "source", cn_sources, &p->source))
        return false;
    r->b->hex[at].town = p->class;
    return true;
}

/* -- roads: a chain of hexes; a link on two roads has the better rank (1X-10-6) -- */

static bool link_hexes(struct reader *r, int from, int to, int rank, const char *word)
{
    int side = cn_side_to(r->b, from, to);

    if (side < 0)
        return wrong(r, "the next hex of the road", word);
    uint8_t *there = &r->b->hex[from].road[side];
    uint8_t *back = &r->b->hex[to].road[hex_opposite(side)];
    if (BY(CN_10_6, rank > *there))
        *there = *back = (uint8_t)rank;
    return true;
}

static bool read_road(struct reader *r, const json_t *o)
{
    struct text list = { 0 };
    const char *hexes;
    uint8_t rank;
    int last = -1;
    bool fine = true;

    if (!read_word(r, o, "rank", cn_ranks, &rank) ||
        !jin_string(o, text_str(&r->where), "hexes", &hexes, r->err))
        return false;
    text_add(&list, hexes);
    char *rest = list.s, *word;
    while (fine && rest && (word = strtok_r(rest, " ", &rest))) {
        int hex = cn_find_hex(word);
        fine = hex >= 0 || wrong(r, "a hex", word);
        if (fine && last >= 0)
            fine = link_hexes(r, last, hex, rank, word);
        fine = fine || cn_goes_on(r->m);
        last = hex;
    }
    text_free(&list);
    return fine;
}

/* -- sides: rivers and crests -- */

static bool read_sides(struct reader *r, const json_t *o, int rank)
{
    struct text list = { 0 };
    const char *sides;
    bool fine = true;
    int hex, side;

    if (!jin_string(o, text_str(&r->where), "sides", &sides, r->err))
        return false;
    text_add(&list, sides);
    char *rest = list.s, *word;
    while (fine && rest && (word = strtok_r(rest, " ", &rest))) {
        if (!cn_find_side(r->b, word, &hex, &side)) {
            fine = wrong(r, "a side between two hexes", word) || cn_goes_on(r->m);
            continue;
        }
        struct cn_hex *a = &r->b->hex[hex], *c = &r->b->hex[r->b->next[hex][side]];
        if (rank == 0)
            a->crest[side] = c->crest[hex_opposite(side)] = 1;
        else
            a->river[side] = c->river[hex_opposite(side)] = (uint8_t)rank;
    }
    text_free(&list);
    return fine;
}

static bool read_river(struct reader *r, const json_t *o)
{
    uint8_t rank;

    return read_word(r, o, "rank", cn_ranks, &rank) && read_sides(r, o, rank);
}

static bool read_crest(struct reader *r, const json_t *o)
{
    return read_sides(r, o, 0);
}

static bool read_bridge(struct reader *r, const json_t *o)
{
    struct cn_board *b = r->b;
    const char *word;
    uint8_t rank;
    int hex, side;

    if (b->bridge_count == CN_BRIDGES)
        return wrong(r, "at most 64 bridges", "one more");
    if (!jin_string(o, text_str(&r->where), "side", &word, r->err) ||
        !read_word(r, o, "rank", cn_ranks, &rank))
        return false;
    if (!cn_find_side(b, word, &hex, &side) || b->hex[hex].river[side] != rank ||
        !b->hex[hex].road[side])
        return wrong(r, "a side where a road crosses a river of this rank", word);
    int other = b->next[hex][side];
    b->bridge[b->bridge_count].hex = (uint16_t)hex;
    b->bridge[b->bridge_count].other = (uint16_t)other;
    b->bridge[b->bridge_count++].river = rank;
    b->hex[hex].bridge[side] = b->hex[other].bridge[hex_opposite(side)] = (uint8_t)b->bridge_count;
    return true;
}

/* 1X-220-1: every road crossing of a river is a bridge. */
static bool crossings_have_bridges(struct reader *r)
{
    const struct cn_board *b = r->b;

    for (int i = 0; i < CN_HEXES; i++)
        for (int side = 0; side < HEX_SIDES; side++)
            if (b->hex[i].river[side] && b->hex[i].road[side] &&
                BY(CN_220_1, !b->hex[i].bridge[side]) && i < b->next[i][side]) {
                err_set(r->err, r->path, "the road from %s to %s crosses a river without a bridge",
                        b->number[i], b->number[b->next[i][side]]);
                if (!cn_goes_on(r->m))
                    return false;
            }
    return true;
}

typedef bool read_item(struct reader *r, const json_t *o);

static bool read_list(struct reader *r, const json_t *root, const char *key, read_item *read)
{
    json_t *list;

    if (!jin_array(root, r->path, key, &list, r->err))
        return cn_goes_on(r->m);
    for (size_t i = 0; i < json_array_size(list); i++) {
        text_clear(&r->where);
        text_printf(&r->where, "%s: %s[%zu]", r->path, key, i);
        if (!read(r, json_array_get(list, i)) && !cn_goes_on(r->m))
            return false;
    }
    return true;
}

static bool read_parts(struct reader *r, const json_t *root)
{
    return read_ground(r, root) && read_list(r, root, "places", read_place) &&
           read_list(r, root, "roads", read_road) && read_list(r, root, "rivers", read_river) &&
           read_list(r, root, "bridges", read_bridge) && read_list(r, root, "crests", read_crest) &&
           crossings_have_bridges(r);
}

bool cn_read_map(struct cn_board *b, const char *folder, struct cn_mistakes *m)
{
    struct text path = { 0 };

    TABLE(CN_10_4, "map.json");
    text_printf(&path, "%s/map.json", folder);
    struct reader r = { b, text_str(&path), { 0 }, m->err, m };
    json_t *root = jin_read(r.path, m->err);
    lay_grid(b);
    bool fine = root ? read_parts(&r, root) : cn_goes_on(m);
    json_decref(root);
    text_free(&r.where);
    text_free(&path);
    return fine;
}
