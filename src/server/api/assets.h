/* assets.h -- the files of the page, embedded in the program plain and compressed. */

#ifndef SERVER_ASSETS_H
#define SERVER_ASSETS_H

struct asset {
    const char *path; /* as asked for: "/style.css" */
    const char *type; /* of its content             */
    const char *tag;  /* changes with the content   */
    const unsigned char *plain, *plain_end;
    const unsigned char *gzip, *gzip_end;
};

/* NULL when there is none of exactly that path. */
const struct asset *asset_find(const char *path);

#endif
