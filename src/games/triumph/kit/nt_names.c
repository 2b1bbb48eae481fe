/* nt_names.c -- the words of Napoleon's Triumph: the same in positions, in tests and in sentences,
 * where po/fr.po has their French. */

#include <string.h>
#include <strings.h>

#include "games/triumph/kit/nt_plans.h"
#include "games/triumph/nt_local.h"

const char *const nt_sides[] = { [FRENCH] = "French", [ALLIED] = "Allied", NULL };
const char *const nt_side_ids[] = { [FRENCH] = "french", [ALLIED] = "allied", NULL };
const char *const nt_scenarios[] = {
    [SECOND_DECEMBER] = "2-december", [FIRST_DECEMBER] = "1-december", NULL
};
const char *const nt_types[] = {
    [UNKNOWN] = "unknown",   [ARTILLERY] = "artillery", [CAVALRY] = "cavalry",
    [INFANTRY] = "infantry", [GUARD] = "guard",         NULL,
};

/* As nt_face numbers them. */
static const char *const faces[TYPES * 4] = {
    [UNKNOWN * 4] = "unknown",         [ARTILLERY * 4 + 1] = "artillery 1",
    [CAVALRY * 4 + 1] = "cavalry 1",   [CAVALRY * 4 + 2] = "cavalry 2",
    [CAVALRY * 4 + 3] = "cavalry 3",   [INFANTRY * 4 + 1] = "infantry 1",
    [INFANTRY * 4 + 2] = "infantry 2", [INFANTRY * 4 + 3] = "infantry 3",
    [GUARD * 4 + 3] = "Guard 3",
};

int nt_find_commander(const struct nt_board *b, const char *id)
{
    for (int c = 0; c < NT_COMMANDERS; c++)
        if (strcasecmp(id, b->commander[c].id) == 0)
            return c;
    return -1;
}

/* -- places -- */

/* A number at the start of *s, which is moved behind it; -1: none. */
static int take_number(const char **s)
{
    int n = 0, digits = 0;

    for (; **s >= '0' && **s <= '9' && digits < 4; ++*s, digits++)
        n = 10 * n + (**s - '0');
    return digits > 0 && digits < 4 ? n : -1;
}

static bool is_locale(const struct nt_board *b, int n)
{
    return n > 0 && n < NT_LOCALES && b->locale[n].exists;
}

/* Any approach between the two, impassable ones too: to refuse it is the rules' business. */
static int any_approach(const struct nt_board *b, int from, int to)
{
    for (int i = 0; i < b->locale[from].approach_count; i++)
        if (nt_across(b, b->locale[from].approach[i], from) == to)
            return b->locale[from].approach[i];
    return 0;
}

int nt_find_position(const struct nt_board *b, const char *word)
{
    int from = take_number(&word), to = 0;

    if (!is_locale(b, from))
        return -1;
    if (!*word)
        return from;
    if (*word++ != '-' || !is_locale(b, to = take_number(&word)) || *word)
        return -1;
    int approach = any_approach(b, from, to);
    return approach ? nt_block_in(b, approach, from) : -1;
}

/* -- roads -- */

/* One end of a crossing as written: "26", or "26.1" with its stretch. */
struct end {
    int locale, stretch; /* stretch -1: any */
};

static bool take_end(const char **s, struct end *out)
{
    out->locale = take_number(s);
    out->stretch = -1;
    if (**s == '.') {
        ++*s;
        out->stretch = take_number(s);
        return out->locale > 0 && out->stretch >= 0;
    }
    return out->locale > 0;
}

static bool is_end(const struct nt_board *b, int stretch, const struct end *e)
{
    return b->stretch[stretch].locale == e->locale &&
           (e->stretch < 0 || b->stretch[stretch].number == e->stretch);
}

static bool fits(const struct nt_board *b, const struct nt_crossing *c, const struct end *from,
                 const struct end *to)
{
    return (is_end(b, c->stretch[0], from) && is_end(b, c->stretch[1], to)) ||
           (is_end(b, c->stretch[1], from) && is_end(b, c->stretch[0], to));
}

/* "63=64" is the main road; "63-64" the local one, or the main one where there is no other;
 * "26.1-27.0" names the stretches.  What fits several roads names none. */
static bool find_crossing(const struct nt_board *b, const char *word, uint16_t *out)
{
    struct end from, to;
    int found[2] = { 0, 0 }, count[2] = { 0, 0 }; /* local, main */

    if (!take_end(&word, &from) || (*word != '-' && *word != '='))
        return false;
    bool main_road = *word++ == '=';
    if (!take_end(&word, &to) || *word)
        return false;
    for (int i = 1; i <= b->crossing_count; i++) {
        if (!fits(b, &b->crossing[i], &from, &to))
            continue;
        count[b->crossing[i].main]++;
        found[b->crossing[i].main] = i;
    }
    int kind = main_road || count[0] == 0;
    *out = (uint16_t)found[kind];
    return count[kind] == 1;
}

static bool find_entry(const struct nt_board *b, const char *word, uint16_t *out)
{
    for (int i = 1; i <= b->entry_count; i++) {
        if (strcasecmp(word, b->entry[i].id) == 0) {
            *out = (uint16_t)i;
            return true;
        }
    }
    return false;
}

/* -- nouns -- */

static bool names_position(int verb)
{
    switch (verb) {
    case VERB_PLACE:
    case VERB_THREATEN:
    case VERB_GUARD_ATTACK:
    case VERB_GO:
    case VERB_NAME:
    case VERB_BLOCK:
        return true;
    default:
        return false;
    }
}

bool nt_noun(const struct eng_box *box, int verb, const char *word, uint16_t *out)
{
    const struct nt_board *b = nt_board(box);

    if (verb == VERB_MARCH)
        return find_crossing(b, word, out);
    if (verb == VERB_ENTER)
        return find_entry(b, word, out);
    int found = names_position(verb) ? nt_find_position(b, word) : nt_find_commander(b, word);
    if (found < 0)
        return false;
    *out = (uint16_t)(names_position(verb) ? found : commander_token(found));
    return true;
}

/* The shortest that names this road and no other. */
static void add_crossing(const struct nt_board *b, uint16_t crossing, struct text *out)
{
    const struct nt_stretch *from = &b->stretch[b->crossing[crossing].stretch[0]];
    const struct nt_stretch *to = &b->stretch[b->crossing[crossing].stretch[1]];
    char mark = b->crossing[crossing].main ? '=' : '-';
    uint16_t found = 0;

    text_printf(out, "%d%c%d", from->locale, mark, to->locale);
    if (find_crossing(b, text_str(out), &found) && found == crossing)
        return;
    text_clear(out);
    text_printf(out, "%d.%d%c%d.%d", from->locale, from->number, mark, to->locale, to->number);
}

/* Units are written by their numbers: what they are is nobody's business. */
void nt_word(const struct eng_box *box, int verb, uint16_t noun, struct text *out)
{
    const struct nt_board *b = nt_board(box);

    if (verb == VERB_MARCH && noun > 0 && noun <= b->crossing_count)
        add_crossing(b, noun, out);
    else if (verb == VERB_ENTER && noun > 0 && noun <= b->entry_count)
        text_add(out, b->entry[noun].id);
    else if (names_position(verb))
        text_add(out, is_blocking(noun) ? b->block_name[noun - NT_BLOCK] : "");
    else if (verb != VERB_MARCH && verb != VERB_ENTER && !is_unit(noun) &&
             commander_of_token(noun) < NT_COMMANDERS)
        text_add(out, b->commander[commander_of_token(noun)].id);
}

/* -- names for sentences -- */

static const char *place_name(const struct nt_board *b, int at)
{
    if (at == NT_OFF_MAP)
        return "off the map";
    if (is_reserve(at))
        return b->locale_name[at];
    return is_blocking(at) ? b->block_name[at - NT_BLOCK] : "nowhere";
}

static const char *piece_name(const struct nt_board *b, int token)
{
    return is_unit(token) ? b->unit_name[token] : b->commander[commander_of_token(token)].name;
}

/* Kinds: unit, commander (0..16), piece (any token), face, place (a position), locale, approach,
 * road (a crossing), entry, hour (of a round: the longer scenario has them all), plan. */
const char *nt_name(const struct eng_box *box, const char *kind, int32_t value)
{
    const struct nt_board *b = nt_board(box);

    if (strcmp(kind, "unit") == 0 || strcmp(kind, "piece") == 0)
        return piece_name(b, value);
    if (strcmp(kind, "commander") == 0)
        return b->commander[value].name;
    if (strcmp(kind, "face") == 0)
        return faces[value];
    if (strcmp(kind, "locale") == 0)
        return b->locale_name[value];
    if (strcmp(kind, "approach") == 0)
        return b->block_name[2 * value];
    if (strcmp(kind, "road") == 0)
        return b->crossing_name[value];
    if (strcmp(kind, "entry") == 0)
        return b->entry[value].id;
    if (strcmp(kind, "hour") == 0)
        return b->hour[FIRST_DECEMBER][value].hour;
    if (strcmp(kind, "plan") == 0)
        return b->plan[value].title;
    return place_name(b, value);
}
