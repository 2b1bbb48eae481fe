/* news.c -- lines of news and how they become sentences. */

#include <ctype.h>
#include <string.h>

#include "engine/box.h"
#include "engine/news.h"

static const char *const own_texts[ENG_TEXT_COUNT] = {
    [ENG_TEXT_NONE] = "",
    [ENG_TEXT_ROLL] = "Die (d{n1}): {n0}",
    [ENG_TEXT_MISLAID] = "A laid {n0} does not fit here and is put aside",
    [ENG_TEXT_PLAYS] = "{verb0} {n1}",
    [ENG_TEXT_WAIT] = "Waiting for {seats0}",
    [ENG_TEXT_OVER] = "The match is over",
    [ENG_TEXT_TAKEN_BACK] = "{seat0} takes back",
    [ENG_TEXT_NOT_THIS] = "That is not what is asked now",
    [ENG_TEXT_ADVICE] = "The Marshal is asked for advice ({seat0})",
};

void eng_news_add(struct eng_news *news, const struct eng_event *e)
{
    BASE_ASSERT(news->count < ENG_NEWS);
    news->event[news->count++] = *e;
}

bool eng_may_read(const struct eng_event *e, eng_seats audience)
{
    if (e->audience == ENG_ALL)
        return (e->except & audience) == 0;
    return (e->audience & audience) != 0;
}

const char *eng_template(const struct eng_game *game, int text, enum lang lang)
{
    const char *english =
        text < ENG_TEXT_COUNT ? own_texts[text] : game->texts[text - ENG_TEXT_COUNT];
    return catalog_find(lang, english);
}

const char *eng_next_slot(const char *template, char kind[16], int *first, int *second)
{
    const char *p = strchr(template, '{');
    int n = 0;

    if (!p)
        return NULL;
    for (p++; isalpha((unsigned char)*p) && n < 15; p++)
        kind[n++] = *p;
    kind[n] = 0;
    *first = *p >= '0' && *p <= '9' ? *p++ - '0' : 0;
    *second = -1;
    if (*p == ',') {
        *second = p[1] - '0';
        p += 2;
    }
    BASE_ASSERT(*first < ENG_ARGS && *second < ENG_ARGS);
    return p;
}

static void add_seats(const struct eng_box *box, const struct eng_core *core, eng_seats seats,
                      enum lang lang, struct text *out)
{
    const char *between = "";
    for (int seat = 0; seat < core->seat_count; seat++) {
        if (!(seats & ENG_SEAT(seat)))
            continue;
        text_add(out, between);
        eng_seat_name(box, core, seat, lang, out);
        between = ", ";
    }
}

/* As people write a number with two places in that language. */
static void add_hundredths(int32_t value, enum lang lang, struct text *out)
{
    int size = value < 0 ? -value : value;

    text_printf(out, "%s%d%c%02d", value < 0 ? "-" : "", size / 100, lang == LANG_FR ? ',' : '.',
                size % 100);
}

static void add_slot(const struct eng_box *box, const struct eng_core *core, const char *kind,
                     int32_t value, enum lang lang, struct text *out)
{
    if (strcmp(kind, "n") == 0)
        text_add_int(out, value);
    else if (strcmp(kind, "hundredths") == 0)
        add_hundredths(value, lang, out);
    else if (strcmp(kind, "seat") == 0)
        eng_seat_name(box, core, value, lang, out);
    else if (strcmp(kind, "seats") == 0)
        add_seats(box, core, (eng_seats)value, lang, out);
    else if (strcmp(kind, "side") == 0)
        text_add(out, catalog_find(lang, box->game->sides[value]));
    else if (strcmp(kind, "verb") == 0)
        text_add(out, box->game->verbs[value].name);
    else
        text_add(out, catalog_find(lang, box->game->name(box, kind, value)));
}

static bool starts_with_vowel(const char *name)
{
    if (strncmp(name, "É", 2) == 0 || strncmp(name, "é", 2) == 0)
        return true;
    return *name && strchr("AEIOUaeiou", *name) && islower((unsigned char)name[1]);
}

/* In French the "de" before a name with a vowel is "d’": d’Austerlitz.  Hexes ("de A5") are no names.
 * How far the name has moved. */
static size_t elide(struct text *out, size_t name)
{
    static const char apostrophe[] = "’";
    const size_t bytes = sizeof apostrophe - 1;

    if (name < 3 || strncmp(out->s + name - 3, "de ", 3) != 0 ||
        (name > 3 && isalpha((unsigned char)out->s[name - 4])) || !starts_with_vowel(out->s + name))
        return 0;
    text_add_char(out, ' '); /* room for an apostrophe of three bytes where "e " has two */
    memmove(out->s + name - 2 + bytes, out->s + name, out->length - 1 - name);
    memcpy(out->s + name - 2, apostrophe, bytes);
    return bytes - 2;
}

static int characters(const char *s, size_t bytes)
{
    int count = 0;

    for (size_t i = 0; i < bytes; i++)
        count += ((unsigned char)s[i] & 0xc0) != 0x80;
    return count;
}

/* Names of the game are marked; numbers, seats, sides and what a token turned out to be are not. */
static bool is_marked(const char *kind, int second)
{
    static const char *const plain[] = { "n", "hundredths", "seat", "seats", "side", "verb" };

    for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
        if (strcmp(kind, plain[i]) == 0)
            return false;
    return second < 0;
}

/* What was written from `name` on; eliding may have moved it by a byte, which is no character. */
static struct eng_mark mark_of(const char *kind, int32_t value, const struct text *out,
                               size_t start, size_t name)
{
    struct eng_mark mark = { .value = value };

    memcpy(mark.kind, kind, sizeof mark.kind);
    mark.from = characters(out->s + start, name - start);
    mark.to = characters(out->s + start, out->length - start);
    return mark;
}

static int render(const struct eng_box *box, const struct eng_core *core, const char *at,
                  const int32_t *arg, enum lang lang, struct text *out, struct eng_mark *mark)
{
    const char *rest;
    size_t start = out->length;
    char kind[16];
    int first, second, count = 0;

    while ((rest = eng_next_slot(at, kind, &first, &second))) {
        text_add_n(out, at, (size_t)(strchr(at, '{') - at));
        int32_t value = arg[second >= 0 ? second : first];
        if (strncmp(rest, ":+", 2) == 0 && value >= 0)
            text_add_char(out, '+');
        size_t name = out->length;
        add_slot(box, core, kind, value, lang, out);
        if (lang == LANG_FR)
            name += elide(out, name);
        if (mark && count < ENG_MARKS && is_marked(kind, second))
            mark[count++] = mark_of(kind, value, out, start, name);
        at = strchr(rest, '}');
        BASE_ASSERT(at);
        at++;
    }
    text_add(out, at);
    return count;
}

int eng_render_marked(const struct eng_box *box, const struct eng_core *core,
                      const struct eng_phrase *p, enum lang lang, struct text *out,
                      struct eng_mark mark[ENG_MARKS])
{
    return render(box, core, eng_template(box->game, p->text, lang), p->arg, lang, out, mark);
}

void eng_render_words(const struct eng_box *box, const struct eng_core *core, const char *english,
                      const int32_t arg[ENG_ARGS], enum lang lang, struct text *out)
{
    render(box, core, catalog_find(lang, english), arg, lang, out, NULL);
}

void eng_render(const struct eng_box *box, const struct eng_core *core, const struct eng_phrase *p,
                enum lang lang, struct text *out)
{
    eng_render_marked(box, core, p, lang, out, NULL);
}

void eng_seat_name(const struct eng_box *box, const struct eng_core *core, int seat, enum lang lang,
                   struct text *out)
{
    int side = core->side[seat], before = 0, of_side = 0;

    for (int other = 0; other < core->seat_count; other++) {
        of_side += core->side[other] == side;
        before += core->side[other] == side && other < seat;
    }
    text_add(out, catalog_find(lang, box->game->sides[side]));
    if (of_side > 1)
        text_printf(out, " %d", before + 1);
}

/* -- in views -- */

void eng_show_both(struct jout *json, const char *key, const char *english)
{
    jout_key(json, key);
    jout_object(json);
    jout_key_string(json, "en", english);
    jout_key_string(json, "fr", catalog_find(LANG_FR, english));
    jout_end_object(json);
}

void eng_show_phrase(const struct eng_box *box, const struct eng_core *core, const char *key,
                     const struct eng_phrase *p, struct jout *json)
{
    struct text text = { 0 };

    jout_key(json, key);
    jout_object(json);
    eng_render(box, core, p, LANG_EN, &text);
    jout_key_string(json, "en", text_str(&text));
    text_clear(&text);
    eng_render(box, core, p, LANG_FR, &text);
    jout_key_string(json, "fr", text_str(&text));
    jout_end_object(json);
    text_free(&text);
}
