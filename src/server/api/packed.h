/* packed.h -- a body that is made once: plain, packed for those who take it so, and its tag. */

#ifndef SERVER_PACKED_H
#define SERVER_PACKED_H

#include "base/err.h"
#include "base/text.h"

struct packed {
    struct text plain, packed;
    char tag[24];
};

/* Packs what stands in `plain`, unless it is packed already. */
bool packed_make(struct packed *p, struct err *err);
void packed_free(struct packed *p);

#endif
