/* replays.h -- journals that are being looked at: the last few, in memory. */

#ifndef SERVER_REPLAYS_H
#define SERVER_REPLAYS_H

#include "server/playback.h"
#include "store/house.h"

struct replays;

struct replay {
    char id[STORE_ID_MAX + 1]; /* of an upload, or of a match */
    bool uploaded;
    uint64_t version; /* of a match: how far it had come */
    uint64_t used;
    struct playback playback;
};

struct replays *replays_new(void);
void replays_free(struct replays *r);

/* NULL: not there, or (version) no longer of this moment. */
struct replay *replays_find(struct replays *r, const char *id, bool uploaded, uint64_t version);
/* The one that was not used for longest makes room.  NULL and err when the journal is bad. */
struct replay *replays_add(struct replays *r, const char *id, bool uploaded, uint64_t version,
                           const char *journal, struct err *err);

#endif
