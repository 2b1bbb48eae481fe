/* maps.c -- maps, read and packed once. */

#include "server/api/maps.h"

#include <string.h>

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
        packed_free(&m->map[i].body);
        base_free(m->map[i].game);
    }
    base_free(m);
}

static bool read_map(const char *game, struct map *out, struct err *err)
{
    struct text path = { 0 };
    bool fine = eng_find_data(&path, err);

    if (fine) {
        text_printf(&path, "/%s/map.json", game);
        fine = file_exists(text_str(&path)) || err_set(err, game, "this game has no map");
    }
    fine =
        fine && file_read(text_str(&path), &out->body.plain, err) && packed_make(&out->body, err);
    text_free(&path);
    if (!fine) {
        packed_free(&out->body);
        return false;
    }
    out->game = base_strdup(game);
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
