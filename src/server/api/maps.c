/* maps.c -- maps, read and packed once. */

#include "server/api/maps.h"

#include <string.h>
#include <zlib.h>

#include "base/file.h"
#include "engine/registry.h"
#include "server/api/request.h"

struct maps {
    int count;
    struct map map[ENG_BOOKS];
};

struct maps *maps_new(void)
{
    return base_alloc(sizeof(struct maps));
}

void maps_free(struct maps *m)
{
    for (int i = 0; i < m->count; i++) {
        text_free(&m->map[i].plain);
        text_free(&m->map[i].packed);
        base_free(m->map[i].game);
    }
    base_free(m);
}

static bool pack(const struct text *from, struct text *out, struct err *err)
{
    z_stream z = { 0 };
    int gzip = 15 + 16; /* the largest window, and gzip's own heading */
    bool fine =
        deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, gzip, 8, Z_DEFAULT_STRATEGY) == Z_OK;

    if (!fine)
        return err_set(err, "zlib", "could not be started");
    size_t room = deflateBound(&z, from->length);
    unsigned char *to = base_alloc(room);
    z.next_in = (unsigned char *)from->s;
    z.avail_in = (unsigned int)from->length;
    z.next_out = to;
    z.avail_out = (unsigned int)room;
    fine = deflate(&z, Z_FINISH) == Z_STREAM_END || err_set(err, "zlib", "could not pack");
    if (fine)
        text_add_n(out, (const char *)to, z.total_out);
    deflateEnd(&z);
    base_free(to);
    return fine;
}

static bool read_map(const char *game, struct map *out, struct err *err)
{
    struct text path = { 0 };
    bool fine = eng_find_data(&path, err);

    if (fine) {
        text_printf(&path, "/%s/map.json", game);
        fine = file_exists(text_str(&path)) || err_set(err, game, "this game has no map");
    }
    fine = fine && file_read(text_str(&path), &out->plain, err) &&
           pack(&out->plain, &out->packed, err);
    text_free(&path);
    if (!fine) {
        text_free(&out->plain);
        return false;
    }
    out->game = base_strdup(game);
    request_make_tag(text_str(&out->plain), out->plain.length, out->tag, sizeof out->tag);
    return true;
}

/* Packing takes a while; when the first one asks, all is ready.  A map that cannot be read is tried
 * again then, and refused with the reason. */
void maps_prepare(struct maps *m)
{
    struct err err;

    for (int i = 0; i < ENG_BOOKS; i++)
        maps_find(m, eng_books[i]->game, &err);
}

const struct map *maps_find(struct maps *m, const char *game, struct err *err)
{
    struct map *fresh = &m->map[m->count];

    for (int i = 0; i < m->count; i++)
        if (strcmp(m->map[i].game, game) == 0)
            return &m->map[i];
    if (!read_map(game, fresh, err))
        return NULL;
    m->count++;
    return fresh;
}
