/* books.c -- the rules of a game as the page reads them, and the examples in them.
 *
 * Neither changes while the program runs, so each is made once, packed and kept. */

#include "server/api/books.h"

#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "engine/guide.h"
#include "engine/match.h"
#include "engine/registry.h"
#include "rules/book.h"
#include "server/api/print.h"

enum { FIGURES = 64 };

struct books {
    struct packed book[ENG_BOOKS][LANG_COUNT];
    struct packed figure[ENG_BOOKS][FIGURES];
};

struct books *books_new(void)
{
    return base_alloc(sizeof(struct books));
}

void books_free(struct books *b)
{
    for (int i = 0; i < ENG_BOOKS; i++) {
        for (int lang = 0; lang < LANG_COUNT; lang++)
            packed_free(&b->book[i][lang]);
        for (int n = 0; n < FIGURES; n++)
            packed_free(&b->figure[i][n]);
    }
    base_free(b);
}

static int number_of(const struct eng_book *book)
{
    for (int i = 0; i < ENG_BOOKS; i++)
        if (eng_books[i] == book)
            return i;
    return -1;
}

static void give(struct request *r, struct answer *a, const struct packed *p)
{
    const struct text *body = r->packed ? &p->packed : &p->plain;

    a->status = 200;
    a->type = "application/json";
    a->tag = p->tag;
    a->varies = true;
    a->encoding = r->packed ? "gzip" : NULL;
    a->body = (const unsigned char *)text_str(body);
    a->length = body->length;
}

void api_get_book(struct request *r, struct answer *a)
{
    int number = number_of(eng_book_find(r->part[2]));
    enum lang lang = request_lang(r);
    struct err err = { .reason = "there is no such game" };

    if (number < 0) {
        answer_refusal(a, 404, CODE_NO_SUCH_RULE, err.reason);
        return;
    }
    struct packed *p = &r->server->books->book[number][lang];

    if (!p->plain.length)
        book_write(eng_books[number], lang, &p->plain);
    if (packed_make(p, &err))
        give(r, a, p);
    else
        answer_refusal(a, 503, CODE_NO_SUCH_RULE, err.reason);
}

void api_get_print(struct request *r, struct answer *a)
{
    const struct eng_book *book = eng_book_find(r->part[2]);
    struct err err = { .reason = "there is no such game" };
    static char name[80];

    if (!book || !print_book(book, request_lang(r), &a->made, &err)) {
        answer_refusal(a, 404, CODE_NO_SUCH_RULE, err.reason);
        return;
    }
    snprintf(name, sizeof name, "berthier-%s-%s.html", book->game,
             request_lang(r) == LANG_FR ? "fr" : "en");
    answer_made(a, 200, "text/html; charset=utf-8");
    a->file = name;
}

/* -- examples -- */

static int find_figure(const struct eng_figure *figures, const char *id)
{
    for (int i = 0; figures[i].id && i < FIGURES; i++)
        if (strcmp(figures[i].id, id) == 0)
            return i;
    return -1;
}

bool books_show(const struct eng_book *book, const struct eng_figure *figure, struct text *out,
                struct err *err)
{
    struct text path = { 0 }, position = { 0 };
    struct seed seed;
    struct match *m = NULL;
    bool fine = eng_find_data(&path, err);
    const struct eng_box *box = fine ? eng_shared_box(book->game, err) : NULL;

    seed_from_number(&seed, 1);
    text_printf(&path, "/%s/figures/%s.pos", book->game, figure->id);
    if (box && file_read(text_str(&path), &position, err))
        m = match_from_position(box, text_str(&path), text_str(&position), &seed, err);
    fine = m && match_message(m, figure->seat, match_news_count(m), LANG_EN, out);
    if (m && !fine)
        err_set(err, text_str(&path), "cannot be shown");
    if (m)
        match_free(m);
    text_free(&path);
    text_free(&position);
    return fine;
}

void api_get_figure(struct request *r, struct answer *a)
{
    const struct eng_book *book = eng_book_find(r->part[2]);
    const struct eng_figure *figures = book ? eng_guide_of(book)->figures : NULL;
    int n = figures ? find_figure(figures, r->part[3]) : -1;
    struct err err = { .reason = "there is no such example" };
    struct packed *p = n >= 0 ? &r->server->books->figure[number_of(book)][n] : NULL;

    if (p && (p->plain.length || books_show(book, &figures[n], &p->plain, &err)) &&
        packed_make(p, &err))
        give(r, a, p);
    else
        answer_refusal(a, 404, CODE_NO_SUCH_RULE, err.reason);
}
