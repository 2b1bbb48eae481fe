/* cn_survey.c -- what a map and its tables can say that reads well and that nobody can have meant:
 * roads that end nowhere, towns off the roads, sources off the primary roads, names given twice. */

#include <stdarg.h>
#include <string.h>

#include "base/geo_hex.h"

#include "games/campaign/kit/cn_load.h"

struct survey {
    const struct cn_board *b;
    const char *folder;
    struct cn_mistakes *m;
};

__attribute__((format(printf, 3, 4))) static void tell_of(struct survey *v, const char *file,
                                                          const char *format, ...)
{
    struct text place = { 0 }, reason = { 0 };
    va_list args;

    va_start(args, format);
    text_vprintf(&reason, format, args);
    va_end(args);
    text_printf(&place, "%s/%s", v->folder, file);
    err_set(v->m->err, text_str(&place), "%s", text_str(&reason));
    cn_goes_on(v->m);
    text_free(&place);
    text_free(&reason);
}

/* -- roads -- */

static int count_roads(const struct cn_board *b, int hex, int least)
{
    int count = 0;

    for (int side = 0; side < HEX_SIDES; side++)
        count += b->hex[hex].road[side] >= least;
    return count;
}

static void judge_hex(struct survey *v, int hex)
{
    const struct cn_board *b = v->b;
    const struct cn_hex *h = &b->hex[hex];
    int roads = count_roads(b, hex, SECONDARY_ROAD);

    if (roads == 1 && !h->name && !cn_is_edge(b, hex))
        tell_of(v, "map.json", "a road ends at %s, which is neither a place nor at the edge",
                b->number[hex]);
    if (h->ground == LAKE && (roads || h->town != NO_TOWN))
        tell_of(v, "map.json", "%s is a lake and has a road or a town", b->number[hex]);
}

/* -- rivers: every side of one meets another side, or the edge -- */

/* The two hexes that touch both ends of the side. */
static bool meets_river(const struct cn_board *b, int hex, int side, int end)
{
    int corner = b->next[hex][end], other = b->next[hex][side];

    if (corner == CN_NOWHERE || b->hex[hex].river[end])
        return true;
    int between = cn_side_to(b, other, corner);
    return between >= 0 && b->hex[other].river[between];
}

static void judge_river(struct survey *v, int hex, int side)
{
    const struct cn_board *b = v->b;
    int left = (side + HEX_SIDES - 1) % HEX_SIDES, right = (side + 1) % HEX_SIDES;

    if (!b->hex[hex].river[side] || hex > b->next[hex][side])
        return;
    if (!meets_river(b, hex, side, left) && !meets_river(b, hex, side, right))
        tell_of(v, "map.json", "the river at %s/%s touches no other side of a river",
                b->number[hex], b->number[b->next[hex][side]]);
}

/* -- places -- */

static void judge_place(struct survey *v, int i)
{
    const struct cn_board *b = v->b;
    const struct cn_place *p = &b->place[i];

    if (p->class > VILLAGE && count_roads(b, p->hex, SECONDARY_ROAD) == 0)
        tell_of(v, "map.json", "%s (%s) lies on no road", p->name, b->number[p->hex]);
    for (int k = 0; k < i; k++)
        if (strcmp(b->place[k].name, p->name) == 0)
            tell_of(v, "map.json", "the name %s is given twice: %s and %s", p->name,
                    b->number[b->place[k].hex], b->number[p->hex]);
}

/* -- keys -- */

/* 1X-73-1: a line of communication runs along primary roads. */
static void judge_source(struct survey *v, const struct cn_key *k)
{
    if (k->source_of && count_roads(v->b, k->hex, PRIMARY_ROAD) == 0)
        tell_of(v, "keys.tsv", "the source %s (%s) lies on no primary road", k->id,
                v->b->number[k->hex]);
}

static void judge_banks(struct survey *v, const struct cn_key *k)
{
    for (int i = 0; i < k->bank_count; i++) {
        bool wet = false;
        for (int side = 0; side < HEX_SIDES; side++)
            wet = wet || v->b->hex[k->bank[i]].river[side];
        if (!wet)
            tell_of(v, "keys.tsv", "the bank %s of %s lies on no river", v->b->number[k->bank[i]],
                    k->id);
    }
}

static void judge_key(struct survey *v, int i)
{
    const struct cn_board *b = v->b;
    const struct cn_key *k = &b->key[i];

    judge_source(v, k);
    judge_banks(v, k);
    for (int other = 0; other < i; other++) {
        if (b->key[other].hex == k->hex)
            tell_of(v, "keys.tsv", "%s and %s are the same hex, %s", b->key[other].id, k->id,
                    b->number[k->hex]);
        if (strcmp(b->key[other].id, k->id) == 0)
            tell_of(v, "keys.tsv", "the id %s is given twice", k->id);
    }
}

static bool has_source(const struct cn_board *b, int side)
{
    for (int i = 0; i < b->key_count; i++)
        if (b->key[i].source_of >> side & 1)
            return true;
    return false;
}

/* -- the turn track -- */

static void judge_entries(struct survey *v, const struct cn_arrival *a)
{
    const struct cn_board *b = v->b;

    for (int i = 0; i < 2; i++)
        if (a->hex[i] != CN_NOWHERE && !cn_is_edge(b, a->hex[i]) &&
            count_roads(b, a->hex[i], SECONDARY_ROAD) == 0)
            tell_of(v, "arrivals.tsv",
                    "in turn %d somebody enters at %s, which is neither at the edge nor on a road",
                    a->turn, b->number[a->hex[i]]);
}

/* Who comes twice comes once too often; rows of an option stand in for others. */
static void judge_arrivals(struct survey *v)
{
    const struct cn_board *b = v->b;
    bool comes[CN_UNITS] = { false };

    for (int i = 0; i < b->arrival_count; i++) {
        const struct cn_arrival *a = &b->arrival[i];
        judge_entries(v, a);
        for (int k = 0; k < a->unit_count && !a->optional; k++) {
            if (comes[a->unit[k]])
                tell_of(v, "arrivals.tsv", "the unit %s comes twice", b->unit[a->unit[k]].id);
            comes[a->unit[k]] = true;
        }
    }
}

/* -- leaders and units -- */

static void judge_names(struct survey *v)
{
    const struct cn_board *b = v->b;

    for (int side = FRENCH; side < SIDES; side++) {
        if (b->side_first[side + 1] <= b->side_first[side])
            tell_of(v, "leaders.tsv", "the %s have no leader", cn_side_ids[side]);
        if (!has_source(b, side))
            tell_of(v, "keys.tsv", "the %s have no source", cn_side_ids[side]);
    }
    for (int i = 0; i < b->unit_count; i++)
        if (cn_find_leader(b, b->unit[i].id) >= 0)
            tell_of(v, "units.tsv", "%s is a leader's id, too", b->unit[i].id);
}

void cn_judge_board(const struct cn_board *b, const char *folder, struct cn_mistakes *m)
{
    struct survey v = { b, folder, m };

    for (int hex = 0; hex < CN_HEXES; hex++) {
        judge_hex(&v, hex);
        for (int side = 0; side < HEX_SIDES; side++)
            judge_river(&v, hex, side);
    }
    for (int i = 0; i < b->place_count; i++)
        judge_place(&v, i);
    for (int i = 0; i < b->key_count; i++)
        judge_key(&v, i);
    judge_arrivals(&v);
    judge_names(&v);
}
