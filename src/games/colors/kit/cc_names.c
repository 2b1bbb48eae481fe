/* cc_names.c -- the words of Commands & Colors: the same in tables, positions, tests and sentences,
 * where po/fr.po has their French. */

#include <string.h>
#include <strings.h>

#include "games/colors/cc_local.h"

/* CCN-2.2-08: who sits where. */
const char *const cc_sides[] = { [TOP] = "British", [BOTTOM] = "French", NULL };
const char *const cc_side_ids[] = { [TOP] = "top", [BOTTOM] = "bottom", NULL };
const char *const cc_terrains[] = {
    [CLEAR] = "clear",
    [FOREST] = "forest",
    [HILL] = "hill",
    [RUGGED_HILL] = "rugged-hill",
    [TOWN] = "town",
    [WINDMILL] = "windmill",
    [RIVER] = "river",
    [FORD] = "ford",
    [BRIDGE] = "bridge",
    [QUARRY] = "quarry",
    NULL,
};
const char *const cc_faces[] = {
    [FACE_INF] = "INF",   [FACE_CAV] = "CAV",     [FACE_ART] = "ART",
    [FACE_FLAG] = "FLAG", [FACE_SABRE] = "SABRE", NULL,
};

const char *const cc_die[] = { "INF", "INF", "CAV", "ART", "FLAG", "SABRE", NULL };

/* -- hexes -- */

static const char hex_names[CC_HEXES][4] = {
    "-",   "A1", "A2", "A3", "A4", "A5", "A6",  "A7",  "A8",  "A9",  "A10", "A11", "A12",
    "A13", "B1", "B2", "B3", "B4", "B5", "B6",  "B7",  "B8",  "B9",  "B10", "B11", "B12",
    "C1",  "C2", "C3", "C4", "C5", "C6", "C7",  "C8",  "C9",  "C10", "C11", "C12", "C13",
    "D1",  "D2", "D3", "D4", "D5", "D6", "D7",  "D8",  "D9",  "D10", "D11", "D12", "E1",
    "E2",  "E3", "E4", "E5", "E6", "E7", "E8",  "E9",  "E10", "E11", "E12", "E13", "F1",
    "F2",  "F3", "F4", "F5", "F6", "F7", "F8",  "F9",  "F10", "F11", "F12", "G1",  "G2",
    "G3",  "G4", "G5", "G6", "G7", "G8", "G9",  "G10", "G11", "G12", "G13", "H1",  "H2",
    "H3",  "H4", "H5", "H6", "H7", "H8", "H9",  "H10", "H11", "H12", "I1",  "I2",  "I3",
    "I4",  "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "I13",
};

const char *cc_hex_name(int hex)
{
    return hex > 0 && hex < CC_HEXES ? hex_names[hex] : hex_names[0];
}

int cc_find_hex(const struct cc_board *b, const char *word)
{
    (void)b;
    for (int hex = 1; hex < CC_HEXES; hex++)
        if (strcasecmp(word, hex_names[hex]) == 0)
            return hex;
    return 0;
}

/* -- pieces and cards -- */

int cc_find_type(const struct cc_board *b, const char *word)
{
    for (int i = 0; i < b->type_count; i++) {
        size_t nation = strlen(b->type[i].nation);
        if (strncasecmp(word, b->type[i].nation, nation) == 0 && word[nation] == '.' &&
            strcasecmp(word + nation + 1, b->type[i].code) == 0)
            return i;
    }
    return -1;
}

int cc_find_card(const struct cc_board *b, const char *word)
{
    for (int kind = 1; kind <= b->card_count; kind++)
        if (strcasecmp(word, b->card[kind].id) == 0)
            return kind;
    return 0;
}

/* -- nouns -- */

bool cc_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out)
{
    const struct cc_board *b = cc_board(box);
    int found;

    if (verb == VERB_PLAY || verb == VERB_KEEP)
        found = cc_find_card(b, word);
    else
        found = cc_find_hex(b, word);
    *out = (uint16_t)found;
    return found > 0;
}

void cc_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out)
{
    const struct cc_board *b = cc_board(box);

    if (verb != VERB_PLAY && verb != VERB_KEEP)
        text_add(out, noun > 0 && noun < CC_HEXES ? hex_names[noun] : "");
    else if (noun > 0 && noun <= b->card_count)
        text_add(out, b->card[noun].id);
}

/* -- names for sentences -- */

static const char *section_name(int section)
{
    return section == WEST     ? "the left of the map"
           : section == CENTRE ? "the centre"
                               : "the right of the map";
}

static const char *const class_names[] = {
    [INFANTRY] = "infantry",
    [CAVALRY] = "cavalry",
    [ARTILLERY] = "artillery",
};

/* Kinds: hex, card (its kind), type (a row of units.tsv), terrain, class, nation, section (enum
 * cc_section), and infs, cavs, arts, flags, sabres: the faces of a roll. */
const char *cc_name(const struct eng_box *box, const char *kind, int32_t value)
{
    const struct cc_board *b = cc_board(box);

    if (strcmp(kind, "hex") == 0)
        return cc_hex_name(value);
    if (strcmp(kind, "type") == 0)
        return b->type[value].label;
    if (strcmp(kind, "card") == 0)
        return value > 0 && value <= b->card_count ? b->card[value].name : "a card";
    if (strcmp(kind, "class") == 0)
        return class_names[value];
    if (strcmp(kind, "terrain") == 0)
        return cc_terrains[value];
    if (strcmp(kind, "section") == 0)
        return section_name(value);
    if (strcmp(kind, "nation") == 0)
        return b->nation[value].name;
    return cc_dice_name(kind, value);
}
