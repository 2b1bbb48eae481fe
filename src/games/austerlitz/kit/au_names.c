/* au_names.c -- the words of Austerlitz 1805: the same in tables, positions, views and sentences,
 * where po/fr.po has their French. */

#include <string.h>
#include <strings.h>

#include "games/austerlitz/kit/au_names.h"
#include "games/austerlitz/kit/au_where.h"

const char *const au_sides[] = { [FRENCH] = "French", [ALLIED] = "Allied", NULL };
const char *const au_side_ids[] = { [FRENCH] = "french", [ALLIED] = "allied", NULL };
const char *const au_nations[] = { "french", "russian", "austrian", "mixed", NULL };
const char *const au_arms[] = { "infantry", "cavalry", "artillery", "hq", NULL };
const char *const au_grounds[] = { "clear",   "wood", "pheasantry", "village", "castle",
                                   "redoubt", "hill", "pond",       NULL };
const char *const au_line_kinds[] = { "stream", "crest", "road", NULL };
const char *const au_formations[] = { "line", "column", "square", "none", NULL };
const char *const au_gun_forms[] = { "unlimbered", "limbered", NULL };
const char *const au_morales[] = { "steady", "S", "D", "R", NULL };
const char *const au_fogs[] = { "fog", "partial-1", "partial-2", "clear", NULL };
const char *const au_standings[] = { "absent", "at",   "on",     "chit",  "map", "off",
                                     "away",   "lost", "unseen", "shown", NULL };
const char *const au_sides_of[] = { "front", "flank", "rear", NULL };
/* As sentences say it; tables and views have the signs of the counters. */
static const char *const morale_words[] = { "steady", "stunned", "disorganised", "routed", NULL };
static const char *const ways[] = { "north", "north-east", "east", "south-east",
                                    "south", "south-west", "west", "north-west" };
static const char *const odds_names[] = {
    "3:1", "2:1", "1:1", "1:2", "1:3", NULL
}; /* enum au_odds */
const char *const au_order_names[] = { "none",  "combat", "musketry", "charge",
                                       "flank", "fire",   "back",     NULL };
const char *const au_manners[] = {
    "none", "forward", "straight", "back", "sideways", "road", NULL
};
const char *const au_alarm_kinds[] = { "rout", "loss", "hq", "due", "repose", NULL };
const char *const au_reasons[] = { "none", "napoleon", "places", "points", NULL };

const struct eng_flag au_traits[] = {
    { "light", TRAIT_LIGHT }, { "guard", TRAIT_GUARD },     { "elite", TRAIT_ELITE },
    { "heavy", TRAIT_HEAVY }, { "cossack", TRAIT_COSSACK }, { "horse", TRAIT_HORSE },
    { "army", TRAIT_ARMY },   { "fixed", TRAIT_FIXED },     { 0 },
};

const struct eng_flag au_marks[] = {
    { "leaderless", MARK_LEADERLESS },
    { "crewless", MARK_CREWLESS },
    { "no-fire", MARK_NO_FIRE },
    { "fired-upon", MARK_FIRED_UPON },
    { "must-fight", MARK_MUST_FIGHT },
    { "fought", MARK_FOUGHT },
    { "first", MARK_FIRST },
    { "supported", MARK_SUPPORTED },
    { 0 },
};

const struct eng_flag au_deeds[] = {
    { "fired", DONE_FIRED },
    { "prepared", DONE_PREPARED },
    { "musketry", DONE_MUSKETRY },
    { "moved", DONE_MOVED },
    { "wheeled", DONE_WHEELED },
    { "formed", DONE_FORMED },
    { "all", DONE_ALL },
    { "disengaged", DONE_DISENGAGED },
    { "charged", DONE_CHARGED },
    { "declared", DONE_DECLARED },
    { "lead", DONE_LEAD },
    { "tried", DONE_TRIED },
    { "checked", DONE_CHECKED },
    { "road", DONE_ROAD },
    { "turned", DONE_TURNED },
    { "formed-first", DONE_FORMED_FIRST },
    { 0 },
};

/* Chits have numbers of their side: CF1 to CF23 are the French. */
static const char *const chit_ids[AU_CHITS] = {
    "CF1",  "CF2",  "CF3",  "CF4",  "CF5",  "CF6",  "CF7",  "CF8",  "CF9",  "CF10", "CF11", "CF12",
    "CF13", "CF14", "CF15", "CF16", "CF17", "CF18", "CF19", "CF20", "CF21", "CF22", "CF23", "CA1",
    "CA2",  "CA3",  "CA4",  "CA5",  "CA6",  "CA7",  "CA8",  "CA9",  "CA10", "CA11", "CA12", "CA13",
    "CA14", "CA15", "CA16", "CA17", "CA18", "CA19", "CA20", "CA21", "CA22", "CA23",
};

int au_find_unit(const struct au_board *b, const char *id)
{
    for (int i = 0; i < b->unit_count; i++)
        if (strcasecmp(id, b->unit[i].id) == 0)
            return i;
    return -1;
}

int au_find_corps(const struct au_board *b, const char *id)
{
    for (int i = 0; i < b->corps_count; i++)
        if (strcasecmp(id, b->corps[i].id) == 0)
            return i;
    return -1;
}

int au_find_zone(const struct au_board *b, const char *id)
{
    for (int i = 0; i < b->zone_count; i++)
        if (strcasecmp(id, b->zone[i].id) == 0)
            return i;
    return -1;
}

int au_find_place(const struct au_board *b, const char *id)
{
    for (int i = 0; i < b->place_count; i++)
        if (strcasecmp(id, b->place[i].id) == 0)
            return i;
    return -1;
}

int au_find_chit(const char *id)
{
    for (int i = 0; i < AU_CHITS; i++)
        if (strcasecmp(id, chit_ids[i]) == 0)
            return i;
    return -1;
}

const char *au_chit_id(int chit)
{
    return chit_ids[chit];
}

const char *au_form_name(const struct au_board *b, int unit, int formation)
{
    bool guns = b->unit[unit].arm == ARTILLERY && formation <= FORM_COLUMN;

    return guns ? au_gun_forms[formation] : au_formations[formation];
}

/* Chits are told by what everybody can see of them: their number. */
static const char *piece_name(const struct au_board *b, int piece)
{
    if (piece >= AU_CHIT0 && piece < AU_PIECES)
        return chit_ids[piece - AU_CHIT0];
    return piece >= 0 && piece < b->unit_count ? b->unit[piece].name : "";
}

static const char *from_list(const char *const *list, int count, int32_t value)
{
    return value >= 0 && value < count ? list[value] : "";
}

#define FROM(list, value) from_list(list, (int)(sizeof list / sizeof list[0]) - 1, value)

/* The nearest of the eight: 0 degrees are north, 90 east. */
static const char *way_name(int32_t degree)
{
    return ways[(2 * plane_degree(degree) + 45) / 90 % 8];
}

static const char *area_name(const struct au_board *b, int area)
{
    return area >= 0 && area < b->area_count ? b->area[area].name : "";
}

const char *au_name(const struct eng_box *box, const char *kind, int32_t value)
{
    const struct au_board *b = au_board(box);

    if (strcmp(kind, "unit") == 0 || strcmp(kind, "piece") == 0)
        return piece_name(b, value);
    if (strcmp(kind, "corps") == 0)
        return value >= 0 && value < b->corps_count ? b->corps[value].name : "";
    if (strcmp(kind, "zone") == 0)
        return value >= 0 && value < b->zone_count ? b->zone[value].name : "";
    if (strcmp(kind, "place") == 0)
        return value >= 0 && value < b->place_count ? b->place[value].name : "";
    if (strcmp(kind, "form") == 0)
        return FROM(au_formations, value);
    if (strcmp(kind, "morale") == 0)
        return FROM(morale_words, value);
    if (strcmp(kind, "way") == 0)
        return way_name(value);
    if (strcmp(kind, "near") == 0)
        return area_name(b, au_near_of(value));
    if (strcmp(kind, "front") == 0)
        return way_name(au_front_said(value));
    if (strcmp(kind, "fog") == 0)
        return FROM(au_fogs, value);
    if (strcmp(kind, "order") == 0)
        return FROM(au_order_names, value);
    if (strcmp(kind, "odds") == 0)
        return FROM(odds_names, value);
    if (strcmp(kind, "aspect") == 0)
        return FROM(au_sides_of, value);
    return "";
}

void au_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out)
{
    const struct au_board *b = au_board(box);

    if (verb == VERB_SEND)
        text_add(out, noun < b->corps_count ? b->corps[noun].id : "");
    else if (noun < b->unit_count)
        text_add(out, b->unit[noun].id);
    else if (noun >= AU_CHIT0 && noun < AU_PIECES)
        text_add(out, chit_ids[noun - AU_CHIT0]);
}

bool au_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out)
{
    const struct au_board *b = au_board(box);
    int found = -1;

    HOLDS(AU_G_10, "words of this reading are the only ones that code and data have");
    if (verb == VERB_SEND)
        found = au_find_corps(b, word);
    else if ((found = au_find_unit(b, word)) < 0 && (found = au_find_chit(word)) >= 0)
        found += AU_CHIT0;
    *out = (uint16_t)found;
    return found >= 0;
}
