/* packed.c -- gzip, for bodies that are asked for often. */

#include "server/api/packed.h"

#include <zlib.h>

#include "server/api/request.h"

static bool deflate_all(const struct text *from, struct text *out, struct err *err)
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

bool packed_make(struct packed *p, struct err *err)
{
    if (p->packed.length)
        return true;
    request_make_tag(text_str(&p->plain), p->plain.length, p->tag, sizeof p->tag);
    return deflate_all(&p->plain, &p->packed, err);
}

void packed_free(struct packed *p)
{
    text_free(&p->plain);
    text_free(&p->packed);
}
