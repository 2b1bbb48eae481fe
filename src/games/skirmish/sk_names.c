/* sk_names.c -- the words of Skirmish: the same in positions, in views and in sentences, where
 * po/fr.po has their French. */

#include <string.h>

#include "games/skirmish/sk_local.h"

const char *const sk_sides[] = { [BLUE] = "Blue", [RED] = "Red", NULL };
const char *const sk_stances[] = {
    [UNDECIDED] = "undecided", [BOLD] = "bold", [STEADY] = "steady", NULL
};
const char *const sk_orders[] = {
    [NO_ORDER] = "none", [ORDERED] = "ordered", [ACTED] = "acted", NULL
};
const char *const sk_kinds[] = {
    [UNKNOWN] = "unknown", [LINE] = "line",   [GRENADIERS] = "grenadiers",
    [LIGHT] = "light",     [DECOY] = "decoy", NULL,
};

/* Companies have numbers, as all tokens do, and letters for people: A is company 0. */
static const char *const letters[SK_COMPANIES] = { "A", "B", "C", "D", "E", "F",
                                                   "G", "H", "I", "J", "K", "L" };

const char *sk_name(const struct eng_box *box, const char *kind, int32_t value)
{
    (void)box;
    if (strcmp(kind, "company") == 0)
        return letters[value];
    return strcmp(kind, "stance") == 0 ? sk_stances[value] : sk_kinds[value];
}

void sk_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out)
{
    (void)box, (void)verb;
    if (noun < SK_COMPANIES)
        text_add(out, letters[noun]);
}

bool sk_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out)
{
    (void)box, (void)verb;
    for (int i = 0; i < SK_COMPANIES; i++) {
        if (strcmp(word, letters[i]) == 0) {
            *out = (uint16_t)i;
            return true;
        }
    }
    return false;
}
