/* replays.c -- the journals that are being looked at. */

#include "server/replays.h"

#include <stdio.h>
#include <string.h>

enum { REPLAYS = 32 };

struct replays {
    uint64_t turn;
    struct replay *replay[REPLAYS];
};

struct replays *replays_new(void)
{
    return base_alloc(sizeof(struct replays));
}

static void drop(struct replay **r)
{
    if (*r)
        playback_close(&(*r)->playback);
    base_free(*r);
    *r = NULL;
}

void replays_free(struct replays *r)
{
    for (int i = 0; i < REPLAYS; i++)
        drop(&r->replay[i]);
    base_free(r);
}

struct replay *replays_find(struct replays *r, const char *id, bool uploaded, uint64_t version)
{
    for (int i = 0; i < REPLAYS; i++) {
        struct replay *one = r->replay[i];

        if (!one || one->uploaded != uploaded || strcmp(one->id, id) != 0)
            continue;
        if (one->version != version) {
            drop(&r->replay[i]);
            continue;
        }
        one->used = ++r->turn;
        return one;
    }
    return NULL;
}

static struct replay **make_room(struct replays *r)
{
    struct replay **place = &r->replay[0];

    for (int i = 0; i < REPLAYS; i++) {
        if (!r->replay[i])
            return &r->replay[i];
        if (r->replay[i]->used < (*place)->used)
            place = &r->replay[i];
    }
    return place;
}

struct replay *replays_add(struct replays *r, const char *id, bool uploaded, uint64_t version,
                           const char *journal, struct err *err)
{
    struct replay *fresh = base_alloc(sizeof *fresh), **place;

    if (!playback_open(&fresh->playback, journal, err)) {
        base_free(fresh);
        return NULL;
    }
    snprintf(fresh->id, sizeof fresh->id, "%s", id);
    fresh->uploaded = uploaded;
    fresh->version = version;
    fresh->used = ++r->turn;
    place = make_room(r);
    drop(place);
    *place = fresh;
    return fresh;
}
