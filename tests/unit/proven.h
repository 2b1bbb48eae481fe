/* proven.h -- for C tests that prove statements of a register: which ones, for `berthier rules`.
 *
 * Include after cmocka.h. */

#ifndef UNIT_PROVEN_H
#define UNIT_PROVEN_H

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "engine/rulebook.h"

/* After the last assertion of a test: what it has shown.  A file says PROVES with its book and list. */
#define PROVE(book, list, ...)                                                                     \
    note_proven(book, list, __FILE__, __func__, __LINE__,                                          \
                (const char *const[]){ __VA_ARGS__, NULL })

static void note_proven(const struct eng_book *book, struct text *proven, const char *file,
                        const char *test, int line, const char *const *ids)
{
    const char *place = strstr(file, "tests/");

    for (; *ids; ids++) {
        assert_int_not_equal(eng_rule_find(book, *ids), 0);
        text_printf(proven, "%s\t%s\t%s:%d\n", *ids, test, place ? place : file, line);
    }
}

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
