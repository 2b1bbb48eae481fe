/* print.c -- a rulebook on paper: chapters as text, pictures drawn by the page's script. */

#include "server/api/print.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "engine/guide.h"
#include "engine/registry.h"
#include "rules/book.h"
#include "server/api/assets.h"
#include "server/api/books.h"

static const char usage[] = "usage: berthier rules GAME --book [--lang en|fr] > FILE.html\n";

struct printing {
    const struct eng_book *book;
    const struct eng_guide *guide;
    enum lang lang;
    struct text *out;
};

/* -- pieces of HTML -- */

static void put(struct printing *p, const char *html)
{
    text_add(p->out, html);
}

/* French signs of two parts do not begin a line. */
static bool binds(const struct printing *p, const char *text)
{
    return p->lang == LANG_FR && *text == ' ' && text[1] && strchr(":;!?", text[1]);
}

static void put_text(struct printing *p, const char *text)
{
    for (; *text; text++)
        switch (binds(p, text) ? '\0' : *text) {
        case '\0':
            put(p, "&#160;");
            break;
        case '&':
            put(p, "&amp;");
            break;
        case '<':
            put(p, "&lt;");
            break;
        case '>':
            put(p, "&gt;");
            break;
        default:
            text_add_char(p->out, *text);
        }
}

static void put_element(struct printing *p, const char *tag, const char *text)
{
    text_printf(p->out, "<%s>", tag);
    put_text(p, text);
    text_printf(p->out, "</%.*s>\n", (int)strcspn(tag, " "), tag);
}

static const char *said(const struct printing *p, const char *english)
{
    return catalog_find(p->lang, english);
}

/* -- the text -- */

static void put_contents(struct printing *p)
{
    put_element(p, "h2", said(p, "Contents"));
    put(p, "<ol class=\"contents\">\n");
    for (int i = 0; p->guide->chapters[i].title[p->lang]; i++) {
        const struct eng_chapter *c = &p->guide->chapters[i];

        text_printf(p->out, "<li class=\"level-%d\"><a href=\"#chapter-%d\">", c->level, i);
        put_text(p, c->title[p->lang]);
        put(p, "</a></li>\n");
    }
    put(p, "</ol>\n");
}

/* A title that is no chapter. */
static void put_title(struct printing *p, const char *english)
{
    put_element(p, "h2", said(p, english));
}

static void put_sequence(struct printing *p)
{
    put_title(p, "Sequence of play");
    put(p, "<ol class=\"sequence\">\n");
    for (const struct eng_phase *f = p->guide->phases; f->at; f++) {
        text_printf(p->out, "<li style=\"--depth:%d\">", f->depth);
        put_text(p, f->title[p->lang]);
        text_printf(p->out, " <a class=\"cite\" href=\"#%s\">%s</a></li>\n",
                    p->book->rules[f->rule].id, p->book->rules[f->rule].cite);
    }
    put(p, "</ol>\n");
}

static void put_figures(struct printing *p, int from, int to)
{
    for (const struct eng_figure *f = p->guide->figures; f->id; f++) {
        if (f->rule < from || f->rule >= to)
            continue;
        text_printf(p->out, "<figure class=\"example\"><div data-figure=\"%s\"></div>\n", f->id);
        put_element(p, "figcaption", f->caption[p->lang]);
        put(p, "</figure>\n");
    }
}

static bool same_paragraph(const struct printing *p, int a, int b)
{
    return strcmp(p->book->rules[a].cite, p->book->rules[b].cite) == 0;
}

/* The statements of one paragraph, from `from` on; the first row behind it. */
static int put_paragraph(struct printing *p, int from, int end)
{
    int row = from;

    put(p, "<div class=\"paragraph\">");
    put_element(p, "h4", p->book->rules[from].cite);
    put(p, "<ol>\n");
    for (; row < end && same_paragraph(p, from, row); row++) {
        const struct eng_rule *rule = &p->book->rules[row];
        const char *number = strrchr(rule->id, '-') + 1;

        text_printf(p->out, "<li id=\"%s\"><span class=\"number\">%s</span><div>", rule->id,
                    number + (*number == '0'));
        put_text(p, rule->statement[p->lang]);
        put(p, "</div></li>\n");
    }
    put(p, "</ol></div>\n");
    put_figures(p, from, row);
    return row;
}

static void put_chapters(struct printing *p)
{
    for (int i = 0; p->guide->chapters[i].title[p->lang]; i++) {
        const struct eng_chapter *c = &p->guide->chapters[i];
        int end = c[1].title[p->lang] ? c[1].first : p->book->rule_count + 1;

        text_printf(p->out, "<section id=\"chapter-%d\">\n", i);
        put_element(p, c->level == 1 ? "h2" : "h3", c->title[p->lang]);
        if (c->about[p->lang])
            put_element(p, "p class=\"intro\"", c->about[p->lang]);
        for (int row = c->first; row < end;)
            row = put_paragraph(p, row, end);
        put(p, "</section>\n");
    }
}

static void put_terms(struct printing *p, bool common)
{
    enum lang other = p->lang == LANG_FR ? LANG_EN : LANG_FR;

    put(p, "<table class=\"glossary\">\n");
    put_element(p, "caption", common ? said(p, "Common to all games") : p->book->title);
    for (const struct eng_term *t = p->guide->terms; t->word[LANG_EN]; t++) {
        if (t->common != common)
            continue;
        put(p, "<tr>");
        put_element(p, "th", t->word[p->lang]);
        put_element(p, "td", t->word[other]);
        if (t->rule)
            text_printf(p->out, "<td><a class=\"cite\" href=\"#%s\">%s</a></td>",
                        p->book->rules[t->rule].id, p->book->rules[t->rule].id);
        put(p, "</tr>\n");
    }
    put(p, "</table>\n");
}

/* -- what the script draws from -- */

/* In a script nothing may look like its end. */
static void put_json(struct printing *p, const char *address, const struct text *json)
{
    const char *s = text_str(json);

    text_printf(p->out, ",\n\"%s\": ", address);
    for (const char *at; (at = strstr(s, "</")) != NULL; s = at + 2) {
        text_add_n(p->out, s, (size_t)(at - s));
        put(p, "<\\/");
    }
    put(p, s);
}

static bool put_map(struct printing *p, struct err *err)
{
    struct text path = { 0 }, map = { 0 };
    bool fine = eng_find_data(&path, err);

    text_printf(&path, "/%s/map.json", p->book->game);
    if (fine && file_exists(text_str(&path)) && (fine = file_read(text_str(&path), &map, err))) {
        char address[80];

        snprintf(address, sizeof address, "/data/%s/map.json", p->book->game);
        put_json(p, address, &map);
    }
    text_free(&path);
    text_free(&map);
    return fine;
}

static bool put_positions(struct printing *p, struct err *err)
{
    bool fine = true;

    for (const struct eng_figure *f = p->guide->figures; f->id && fine; f++) {
        struct text position = { 0 };
        char address[120];

        fine = books_show(p->book, f, &position, err);
        snprintf(address, sizeof address, "/api/figure/%s/%s", p->book->game, f->id);
        if (fine)
            put_json(p, address, &position);
        text_free(&position);
    }
    return fine;
}

static void put_asset(struct printing *p, const char *path)
{
    const struct asset *asset = asset_find(path);

    text_add_n(p->out, (const char *)asset->plain,
               (size_t)((uintptr_t)asset->plain_end - (uintptr_t)asset->plain));
}

static bool put_kept(struct printing *p, struct err *err)
{
    struct text book = { 0 };
    char address[80];

    put(p, "<script type=\"application/json\" id=\"kept\">{\"game\": ");
    text_printf(p->out, "\"%s\", \"/fr.json\": ", p->book->game);
    put_asset(p, "/fr.json");
    book_write(p->book, p->lang, &book);
    snprintf(address, sizeof address, "/api/book/%s", p->book->game);
    put_json(p, address, &book);
    text_free(&book);
    bool fine = put_map(p, err) && put_positions(p, err);
    put(p, "}</script>\n");
    return fine;
}

/* -- the document -- */

static void put_head(struct printing *p)
{
    text_printf(p->out, "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n",
                p->lang == LANG_FR ? "fr" : "en");
    put_element(p, "title", p->book->title);
    put(p, "<style>");
    put_asset(p, "/style.css");
    put_asset(p, "/print.css");
    put(p, "</style>\n</head>\n<body class=\"printed book\">\n<main>\n");
    put_element(p, "h1", p->book->title);
    put_element(p, "p class=\"intro\"",
                said(p, "The rules in our own words, by the numbers that the program cites."));
}

bool print_book(const struct eng_book *book, enum lang lang, struct text *out, struct err *err)
{
    struct printing p = { book, eng_guide_of(book), lang, out };

    put_head(&p);
    put_contents(&p);
    put_sequence(&p);
    put_chapters(&p);
    put_title(&p, "Legend");
    put(&p, "<div id=\"legend\"></div>\n");
    put_title(&p, "Glossary");
    put_terms(&p, false);
    put_terms(&p, true);
    put(&p, "</main>\n");
    if (!put_kept(&p, err))
        return false;
    put(&p, "<script type=\"module\">");
    put_asset(&p, "/print.js");
    put(&p, "</script>\n</body>\n</html>\n");
    return true;
}

static bool read_words(int argc, char **argv, const struct eng_book **book, enum lang *lang)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc && catalog_lang(argv[i + 1], lang))
            i++;
        else if (strcmp(argv[i], "--book") != 0 && (*book || !(*book = eng_book_find(argv[i]))))
            return false;
    return *book != NULL;
}

int book_command(int argc, char **argv)
{
    const struct eng_book *book = NULL;
    enum lang lang = catalog_reader();
    struct text out = { 0 };
    struct err err;

    if (!read_words(argc, argv, &book, &lang)) {
        fputs(usage, stderr);
        return 2;
    }
    bool fine = print_book(book, lang, &out, &err);

    if (fine)
        fputs(text_str(&out), stdout);
    else
        err_print(&err);
    text_free(&out);
    return fine ? 0 : 1;
}
