/* cc_counts.c -- dice and counts in words: "2 infantry, 1 flag", "1 hit", "2 hits".
 *
 * A sentence has the number and its noun apart, "{n0}{countHits0}", so that each language has its
 * own one and many; nouns bring the space before them. */

#include <string.h>

#include "games/colors/cc_local.h"

enum { BITS_OF_A_FACE = 6, MOST_TOLD = 20 };

int32_t cc_pack_faces(const uint8_t face[CC_FACES])
{
    int32_t packed = 0;

    for (int i = 0; i < CC_FACES; i++)
        packed |= (int32_t)(face[i] & 63) << (i * BITS_OF_A_FACE);
    return packed;
}

static int faces_in(int32_t packed, int face)
{
    return packed >> (face * BITS_OF_A_FACE) & 63;
}

/* Of all that are named after the first there is a comma. */
static const char *number_of(int32_t packed, int face)
{
    static const char *const numbers[MOST_TOLD + 1] = {
        ", 0",  ", 1",  ", 2",  ", 3",  ", 4",  ", 5",  ", 6",  ", 7",  ", 8",  ", 9",  ", 10",
        ", 11", ", 12", ", 13", ", 14", ", 15", ", 16", ", 17", ", 18", ", 19", ", 20",
    };
    int count = faces_in(packed, face), before = 0;

    if (count == 0)
        return "";
    for (int i = 0; i < face; i++)
        before += faces_in(packed, i);
    return numbers[count < MOST_TOLD ? count : MOST_TOLD] + (before ? 0 : strlen(", "));
}

/* {rolledInf0}{shownInf0}: the faces of one kind in a packed roll, number and noun. */
static const char *dice_name(const char *kind, int32_t packed)
{
    static const struct {
        const char *number, *noun, *one, *many;
    } kinds[CC_FACES] = {
        [FACE_INF] = { "rolledInf", "shownInf", " infantry", " infantry" },
        [FACE_CAV] = { "rolledCav", "shownCav", " cavalry", " cavalry" },
        [FACE_ART] = { "rolledArt", "shownArt", " artillery", " artillery" },
        [FACE_FLAG] = { "rolledFlag", "shownFlag", " flag", " flags" },
        [FACE_SABRE] = { "rolledSabre", "shownSabre", " sabre", " sabres" },
    };

    for (int i = 0; i < CC_FACES; i++) {
        int count = faces_in(packed, i);
        if (strcmp(kind, kinds[i].number) == 0)
            return number_of(packed, i);
        if (strcmp(kind, kinds[i].noun) == 0)
            return count == 0 ? "" : count == 1 ? kinds[i].one : kinds[i].many;
    }
    return NULL;
}

const char *cc_count_name(const char *kind, int32_t value)
{
    static const struct {
        const char *kind, *one, *many;
    } counted[] = {
        { "countHits", " hit", " hits" },
        { "countFlags", " flag", " flags" },
        { "countHexes", " hex", " hexes" },
        { "countBlocks", " block", " blocks" },
        { "countDice", " die", " dice" },
        { "countBanners", " victory banner", " victory banners" },
    };

    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
        if (strcmp(kind, counted[i].kind) == 0)
            return value == 1 ? counted[i].one : counted[i].many;
    return dice_name(kind, value);
}
