/* catalog.h -- the same sentence in another language.
 *
 * English is the key and stands in the code; French comes from po/fr.po, compiled by msgfmt and
 * embedded in the program.  We read the compiled catalogue ourselves: libintl's language belongs
 * to the whole process, and one server speaks to readers of both languages at once. */

#ifndef BASE_CATALOG_H
#define BASE_CATALOG_H

#include <stdbool.h>
#include <stddef.h>

enum lang { LANG_EN, LANG_FR, LANG_COUNT };

/* The sentence in that language; `english` itself where there is no translation. */
const char *catalog_find(enum lang lang, const char *english);

/* "en", "fr", "fr_FR.UTF-8"...; false and LANG_EN when it is neither. */
bool catalog_lang(const char *name, enum lang *out);

/* Of whoever runs the program: as LC_ALL, LC_MESSAGES or LANG have it. */
enum lang catalog_reader(void);

/* For tests: look up in a compiled catalogue in memory.  NULL when absent or when the catalogue
 * is damaged. */
const char *catalog_lookup(const void *mo, size_t size, const char *english);

#endif
