/* catalog.c -- looks up sentences in a compiled GNU catalogue (.mo, little-endian).
 *
 * After a header of seven numbers (magic, revision, count, where the English table starts, where
 * the other does, and two for a hash table that we leave alone) come two tables of (length,
 * offset), the English one in strcmp order.  Every string ends with a zero byte that its length
 * does not count.  Nothing in the file is believed before it is checked. */

#include "base/catalog.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/fr_mo.h"
#include "base/incbin.h"

INCBIN(catalog_fr, FR_MO_PATH);

enum { HEADER = 28, ENTRY = 8 };

static uint32_t number_at(const unsigned char *mo, size_t offset)
{
    const unsigned char *p = mo + offset;

    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

/* String i of the table that starts at `table`, which lies inside; NULL when the string does not. */
static const char *string_at(const unsigned char *mo, size_t size, size_t table, size_t i)
{
    size_t length = number_at(mo, table + i * ENTRY);
    size_t offset = number_at(mo, table + i * ENTRY + 4);

    if (offset >= size || length >= size - offset || mo[offset + length] != 0)
        return NULL;
    return (const char *)mo + offset;
}

static bool has_table(size_t size, size_t table, size_t count)
{
    return table <= size && count <= (size - table) / ENTRY;
}

const char *catalog_lookup(const void *data, size_t size, const char *english)
{
    const unsigned char *mo = data;
    size_t count, keys, values, low = 0, high;

    if (size < HEADER || number_at(mo, 0) != 0x950412de || number_at(mo, 4) >> 16 > 1)
        return NULL;
    count = number_at(mo, 8);
    keys = number_at(mo, 12);
    values = number_at(mo, 16);
    if (!has_table(size, keys, count) || !has_table(size, values, count))
        return NULL;
    if (!*english) /* the entry of the empty string describes the catalogue */
        return NULL;
    for (high = count; low < high;) {
        size_t middle = low + (high - low) / 2;
        const char *key = string_at(mo, size, keys, middle);
        int order;

        if (!key)
            return NULL;
        order = strcmp(english, key);
        if (order == 0)
            return string_at(mo, size, values, middle);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

const char *catalog_find(enum lang lang, const char *english)
{
    const char *found = NULL;

    if (lang == LANG_FR)
        found = catalog_lookup(catalog_fr, INCBIN_SIZE(catalog_fr), english);
    return found ? found : english;
}

bool catalog_lang(const char *name, enum lang *out)
{
    static const char known[LANG_COUNT][3] = { [LANG_EN] = "en", [LANG_FR] = "fr" };

    *out = LANG_EN;
    for (int i = 0; name && i < LANG_COUNT; i++) {
        if (strncmp(name, known[i], 2) == 0 && (!name[2] || strchr("_-.@", name[2]))) {
            *out = (enum lang)i;
            return true;
        }
    }
    return false;
}

/* POSIX: the first of the three that is set and not empty decides. */
enum lang catalog_reader(void)
{
    static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    enum lang lang = LANG_EN;

    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);

        if (value && *value) {
            catalog_lang(value, &lang);
            break;
        }
    }
    return lang;
}
