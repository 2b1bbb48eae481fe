/* cn_names.c -- the words of The Campaigns of Napoleon: the same in tables, positions, views and
 * sentences, where po/fr.po has their French. */

#include <string.h>
#include <strings.h>

#include "games/campaign/kit/cn_names.h"

const char *const cn_sides[] = { [FRENCH] = "French", [COALITION] = "Coalition", NULL };
const char *const cn_side_ids[] = { "french", "coalition", NULL };
const char *const cn_owners[] = { "french", "coalition", "nobody", NULL };
const char *const cn_nations[] = { "french", "bavarian", "dutch", "russian", "austrian", NULL };
const char *const cn_arms[] = { "infantry", "cavalry", "artillery", NULL };
const char *const cn_qualities[] = { "line", "young-guard", "old-guard", "guard", NULL };
const char *const cn_leader_kinds[] = { "named", "replacement", "mg-foot", "mg-horse", NULL };
const char *const cn_grounds[] = { "clear", "hill", "woods", "mountain", "marsh", "lake", NULL };
const char *const cn_towns[] = { "none", "village", "town",           "urban-centre", "main-town",
                                 "city", "capital", "fortified-town", "citadel",      NULL };
const char *const cn_weathers[] = { "heat",  "fair", "rain",       "mud", "rain-mud",
                                    "frost", "snow", "frost-snow", NULL };
const char *const cn_sources[] = { "sourced", "recalled", "reconstructed", "ours", NULL };
const char *const cn_ranks[] = { "none", "secondary", "primary", NULL };
const char *const cn_standings[] = { "out", "at",   "under",  "on", "coming",
                                     "off", "lost", "hidden", NULL };
const char *const cn_markers[] = { "none", "pitched", "pursuit", "refusal", "rear-guard", NULL };
/* In sentences; as words of positions and actions they are shorter. */
static const char *const marker_names[] = { "none",    "pitched battle", "pursuit battle",
                                            "refusal", "rear guard",     NULL };
static const char *const cn_columns[] = { "A", "B", "C", "D", NULL };
const char *const cn_levels[] = { "none", "strategic", "operational", "marginal", "draw", NULL };
/* 1X-9-1: a turn is two days. */
static const char *const dates[] = {
    "",
    "15 and 16 November",
    "17 and 18 November",
    "19 and 20 November",
    "21 and 22 November",
    "23 and 24 November",
    "25 and 26 November",
    "27 and 28 November",
    "29 and 30 November",
    "1 and 2 December",
    "3 and 4 December",
    "5 and 6 December",
    "7 and 8 December",
    NULL,
};
const char *const cn_centre_states[] = { "map", "dispersed", "off", NULL };
const char *const cn_source_states[] = { "active", "changing", "taken", NULL };

const struct eng_flag cn_traits[] = {
    { "light", TRAIT_LIGHT },
    { "cossack", TRAIT_COSSACK },
    { "march", TRAIT_MARCH },
    { "empty", TRAIT_EMPTY },
    { "half", TRAIT_HALF },
    { "ineffective", TRAIT_INEFFECTIVE },
    { NULL, 0 },
};

const struct eng_flag cn_deeds[] = {
    { "arrived", DID_ARRIVE },
    { "commanded", DID_COMMAND },
    { "tried", DID_TRY },
    { "moved", DID_MOVE },
    { "extended", DID_EXTEND },
    { "tested", DID_TEST },
    { "dropped", DID_DROP },
    { "forced", DID_FORCED },
    { "fought", DID_FIGHT },
    { "pursued", DID_PURSUE },
    { "repulse-failed", DID_FAIL_REPULSE },
    { "works", DID_WORK },
    { "ridden", DID_RIDE },
    { "concentrated", DID_CONCENTRATE },
    { "stopped", DID_STOP },
    { "parted", DID_PART },
    { NULL, 0 },
};

int cn_find_leader(const struct cn_board *b, const char *id)
{
    for (int i = 0; i < b->leader_count; i++)
        if (strcasecmp(id, b->leader[i].id) == 0)
            return i;
    return -1;
}

int cn_find_unit(const struct cn_board *b, const char *id)
{
    for (int i = 0; i < b->unit_count; i++)
        if (strcasecmp(id, b->unit[i].id) == 0)
            return i;
    return -1;
}

int cn_find_key(const struct cn_board *b, const char *id)
{
    for (int i = 0; i < b->key_count; i++)
        if (strcasecmp(id, b->key[i].id) == 0)
            return i;
    return -1;
}

/* -- pieces: numbers of their side, which tell nothing -- */

#define TEN(side, tens)                                                                            \
    side tens "1", side tens "2", side tens "3", side tens "4", side tens "5", side tens "6",      \
        side tens "7", side tens "8", side tens "9"
#define SLOTS_OF(side)                                                                             \
    TEN(side, ""), side "10", TEN(side, "1"), side "20", TEN(side, "2"), side "30",                \
        TEN(side, "3"), side "40", side "41", side "42", side "43", side "44"

static const char *const slot_ids[CN_PIECES] = { SLOTS_OF("F"), SLOTS_OF("C") };
static const char *const vedette_ids[CN_VEDETTES] = { TEN("VF", ""), "VF10", TEN("VC", ""),
                                                      "VC10" };

static int find_id(const char *const *list, int count, const char *id)
{
    for (int i = 0; i < count; i++)
        if (strcasecmp(id, list[i]) == 0)
            return i;
    return -1;
}

int cn_find_slot(const char *id)
{
    return find_id(slot_ids, CN_PIECES, id);
}

int cn_find_vedette(const char *id)
{
    return find_id(vedette_ids, CN_VEDETTES, id);
}

const char *cn_slot_id(int slot)
{
    return slot_ids[slot];
}

const char *cn_vedette_id(int vedette)
{
    return vedette_ids[vedette];
}

/* -- hexes -- */

/* 1X-10-1: every hex is one position with a number of four digits. */
int cn_find_hex(const char *word)
{
    int64_t n;

    HOLDS(CN_9_1, "the scale is that of the data: miles, men and days are not counted");
    return strlen(word) == 4 && words_int(word[0] == '0' ? word + 1 : word, 1, 9999, &n)
               ? cn_hex_of((int)n)
               : -1;
}

const char *cn_hex_id(const struct cn_board *b, int hex)
{
    return hex >= 0 && hex < CN_HEXES ? b->number[hex] : "----";
}

bool cn_find_side(const struct cn_board *b, const char *word, int *hex, int *side)
{
    char first[5] = "";

    if (strlen(word) != 9 || word[4] != '/')
        return false;
    memcpy(first, word, 4);
    *hex = cn_find_hex(first);
    int other = cn_find_hex(word + 5);
    *side = *hex < 0 || other < 0 ? -1 : cn_side_to(b, *hex, other);
    return *side >= 0;
}

/* -- for sentences and actions -- */

static const char *place_name(const struct cn_board *b, int hex)
{
    if (hex < 0 || hex >= CN_HEXES)
        return "";
    int name = b->hex[hex].name;
    return name ? b->place[name - 1].name : cn_hex_id(b, hex);
}

static const char *piece_name(const struct cn_board *b, int token)
{
    if (token < 0 || token >= CN_PIECE0 + CN_PIECES)
        return "";
    if (token >= CN_PIECE0)
        return slot_ids[token - CN_PIECE0];
    if (token >= CN_UNIT0)
        return token - CN_UNIT0 < b->unit_count ? b->unit[token - CN_UNIT0].name : "";
    return token < b->leader_count ? b->leader[token].name : "";
}

static const char *from_list(const char *const *list, int count, int32_t value)
{
    return value >= 0 && value < count ? list[value] : "";
}

/* Movement points are counted in halves. */
#define WHOLE(n) n, n "½"
static const char *const movement_points[] = {
    "0",         "½",         WHOLE("1"),  WHOLE("2"),  WHOLE("3"),  WHOLE("4"),  WHOLE("5"),
    WHOLE("6"),  WHOLE("7"),  WHOLE("8"),  WHOLE("9"),  WHOLE("10"), WHOLE("11"), WHOLE("12"),
    WHOLE("13"), WHOLE("14"), WHOLE("15"), WHOLE("16"), NULL,
};

#define FROM(list, value) from_list(list, (int)(sizeof list / sizeof list[0]) - 1, value)

const char *cn_name(const struct eng_box *box, const char *kind, int32_t value)
{
    const struct cn_board *b = cn_board(box);

    if (strcmp(kind, "hex") == 0 || strcmp(kind, "place") == 0)
        return place_name(b, value);
    if (strcmp(kind, "piece") == 0 || strcmp(kind, "leader") == 0)
        return piece_name(b, value);
    if (strcmp(kind, "unit") == 0)
        return value >= 0 ? piece_name(b, CN_UNIT0 + value) : "";
    if (strcmp(kind, "weather") == 0)
        return FROM(cn_weathers, value);
    if (strcmp(kind, "nation") == 0)
        return FROM(cn_nations, value);
    if (strcmp(kind, "arm") == 0)
        return FROM(cn_arms, value);
    if (strcmp(kind, "marker") == 0)
        return FROM(marker_names, value);
    if (strcmp(kind, "column") == 0)
        return FROM(cn_columns, value);
    if (strcmp(kind, "level") == 0)
        return FROM(cn_levels, value);
    if (strcmp(kind, "date") == 0)
        return FROM(dates, value);
    if (strcmp(kind, "mp") == 0)
        return FROM(movement_points, value);
    if (strcmp(kind, "key") == 0)
        return value >= 0 && value < b->key_count ? b->key[value].name : "";
    return "";
}

static bool points_at_hex(const struct eng_box *box, int verb)
{
    int gesture = box->game->verbs[verb].gesture;

    return (gesture == GESTURE_SPACE || gesture == GESTURE_EDGE) && verb != VERB_ARRIVE;
}

void cn_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out)
{
    const struct cn_board *b = cn_board(box);

    if (points_at_hex(box, verb))
        text_add(out, cn_hex_of(noun) < 0 ? "" : cn_hex_id(b, cn_hex_of(noun)));
    else if (noun < b->leader_count)
        text_add(out, b->leader[noun].id);
    else if (noun >= CN_UNIT0 && noun - CN_UNIT0 < b->unit_count)
        text_add(out, b->unit[noun - CN_UNIT0].id);
    else if (noun >= CN_PIECE0 && noun < CN_PIECE0 + CN_PIECES)
        text_add(out, slot_ids[noun - CN_PIECE0]);
}

bool cn_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out)
{
    const struct cn_board *b = cn_board(box);
    int found = -1;

    if (points_at_hex(box, verb))
        found = cn_find_hex(word) < 0 ? -1 : cn_number(cn_find_hex(word));
    else if ((found = cn_find_leader(b, word)) < 0) {
        if ((found = cn_find_unit(b, word)) >= 0)
            found += CN_UNIT0;
        else if ((found = cn_find_slot(word)) >= 0)
            found += CN_PIECE0;
    }
    *out = (uint16_t)found;
    return found >= 0;
}
