/* assets.c -- the embedded files; the table is made by tools/pack-client. */

#include "server/api/assets.h"

#include <string.h>

#include "base/incbin.h"

#define ASSET(n, path, type, tag, plain, gzip)                                                     \
    INCBIN(asset_##n##_plain, plain);                                                              \
    INCBIN(asset_##n##_gzip, gzip);
#include "server/assets.def"
#undef ASSET

/* clang-format off */
#define ASSET(n, path, type, tag, plain, gzip)                                                     \
    { path, type, tag,                                                                             \
      asset_##n##_plain, asset_##n##_plain_end, asset_##n##_gzip, asset_##n##_gzip_end },
/* clang-format on */
static const struct asset assets[] = {
#include "server/assets.def"
};
#undef ASSET

const struct asset *asset_find(const char *path)
{
    for (size_t i = 0; i < sizeof assets / sizeof *assets; i++)
        if (strcmp(assets[i].path, path) == 0)
            return &assets[i];
    return NULL;
}
