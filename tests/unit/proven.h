/* proven.h -- for C tests that prove statements of a register: which ones, for `berthier rules`.
 *
 * Include after cmocka.h. */

#ifndef UNIT_PROVEN_H
#define UNIT_PROVEN_H

#include <stdlib.h>

#include "base/file.h"

/* Writes the list to NAME.proven beside the program, where tools/test gathers it, and empties it. */
static bool keep_proven(const char *name, struct text *proven)
{
    const char *build = getenv("BERTHIER_BUILD");
    struct text path = { 0 };
    struct err err;
    bool kept = true;

    if (build) {
        text_printf(&path, "%s/%s.proven", build, name);
        kept = file_write(text_str(&path), text_str(proven), proven->length, &err);
    }
    text_free(&path);
    text_free(proven);
    return kept;
}

#endif
