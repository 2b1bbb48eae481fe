/* rules_cmd.c -- `berthier rules`: what the registers say, what of it is code, what is proven. */

#include <stdio.h>
#include <string.h>

#include "base/catalog.h"
#include "base/err.h"
#include "base/json_out.h"
#include "base/text.h"
#include "engine/rulebook.h"
#include "rules/book.h"
#include "rules/cites.h"
#include "rules/cover.h"
#include "rules/near.h"
#include "rules/page.h"
#include "rules/rules.h"

static const char usage[] =
    "usage: berthier rules                              the books, and how far they are covered\n"
    "       berthier rules GAME                         every statement, by chapter\n"
    "       berthier rules [GAME] ID                    a statement: NT-11.04-03\n"
    "       berthier rules GAME PARAGRAPH               its statements: 11.4, or all of 11\n"
    "       berthier rules [GAME] --coverage [--json]   implemented, proven, blanks by chapter\n"
    "       berthier rules [GAME] --blanks [--json]     what lacks code or a test\n"
    "       berthier rules GAME --book                  to be read or printed: HTML, with pictures\n"
    "       berthier rules --glossary                   the words of the games, as a page of docs\n"
    "--lang en|fr: the language of the statements, unless it is that of the locale\n"
    "GAME is one of"
#define GAME(id, xx, mark) " " #id
#include "engine/games.def"
#undef GAME
    "\n";

struct request {
    int first, last; /* books wanted */
    bool one_game;
    bool coverage, blanks, json, glossary, help;
    enum lang lang;   /* of the statements */
    struct text what; /* an id or a paragraph; empty: everything */
};

/* What is being printed: the request, the page it goes to, or the JSON. */
struct output {
    const struct request *request;
    struct cover cover;
    struct page page;
    struct text buffer;
    struct jout json;
};

static bool wrong_usage(const char *option)
{
    fprintf(stderr, "berthier: rules: unknown option '%s'\n%s", option, usage);
    return false;
}

static bool read_option(struct request *r, const char *option)
{
    if (strcmp(option, "--coverage") == 0)
        r->coverage = true;
    else if (strcmp(option, "--blanks") == 0)
        r->blanks = true;
    else if (strcmp(option, "--json") == 0)
        r->json = true;
    else if (strcmp(option, "--glossary") == 0)
        r->glossary = true;
    else if (strcmp(option, "--help") == 0)
        r->help = true;
    else
        return wrong_usage(option);
    return true;
}

static bool choose_game(struct request *r, const char *name)
{
    const struct eng_book *book = eng_book_find(name);

    for (int i = 0; i < ENG_BOOKS; i++)
        if (eng_books[i] == book) {
            r->first = r->last = i;
            r->one_game = true;
            return true;
        }
    return false;
}

/* The first word may be a game; what follows is an id, or a paragraph in one word or two. */
static bool read_request(struct request *r, int argc, char **argv)
{
    bool first = true;

    r->last = ENG_BOOKS - 1;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-' && argv[i][1] == '-') {
            if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc &&
                catalog_lang(argv[i + 1], &r->lang))
                i++;
            else if (!read_option(r, argv[i]))
                return false;
            continue;
        }
        if (!first || !choose_game(r, argv[i])) {
            text_add(&r->what, r->what.length ? " " : "");
            text_add(&r->what, argv[i]);
        }
        first = false;
    }
    return true;
}

static const char *lacking(const struct cover_row *row)
{
    if (row->cites == 0)
        return row->proofs == 0 ? "code and test" : "code";
    return row->proofs == 0 ? "test" : "nothing";
}

/* Walks the places that cite an id, the tests that prove it.  Start with 0; NULL at the end. */
static const struct rule_cite *next_cite(const char *id, int *at)
{
    while (rule_cites[*at].id) {
        const struct rule_cite *cite = &rule_cites[(*at)++];

        if (strcmp(cite->id, id) == 0)
            return cite;
    }
    return NULL;
}

static const char *next_proof(const struct tsv *proven, const char *id, const char **name, int *at)
{
    const char *said, *place;

    while (proven && *at < tsv_rows(proven)) {
        int row = (*at)++;

        if (tsv_text(proven, row, "id", &said, NULL) && strcmp(said, id) == 0 &&
            tsv_text(proven, row, "test", name, NULL) &&
            tsv_text(proven, row, "place", &place, NULL))
            return place;
    }
    return NULL;
}

static void print_places(const struct output *o, const char *id)
{
    const char *label = "code", *place, *name;
    const struct rule_cite *cite;
    struct text line = { 0 };

    for (int at = 0; (cite = next_cite(id, &at)); label = "") {
        text_clear(&line);
        text_printf(&line, "%s  (%s)", cite->place, cite_kind_names[cite->kind]);
        page_entry(&o->page, label, text_str(&line));
    }
    if (*label)
        page_entry(&o->page, label, "not cited");
    label = "tests";
    for (int at = 0; (place = next_proof(o->cover.proven, id, &name, &at)); label = "") {
        text_clear(&line);
        text_printf(&line, "%s  %s", place, name);
        page_entry(&o->page, label, text_str(&line));
    }
    if (*label)
        page_entry(&o->page, label, "not proven");
    text_free(&line);
}

static void print_statement(struct output *o, const struct eng_rule *rule)
{
    struct text head = { 0 };

    text_printf(&head, "%s  (%s)", rule->id, rule->cite);
    page_heading(&o->page, text_str(&head));
    page_entry(&o->page, "says", rule->statement[o->request->lang]);
    page_entry(&o->page, "case", rule->proof);
    page_entry(&o->page, "part", rule->part);
    page_entry(&o->page, "level", rule->level);
    page_entry(&o->page, "source", rule->source);
    print_places(o, rule->id);
    text_free(&head);
}

static void write_places(struct output *o, const char *id)
{
    const char *place, *name;
    const struct rule_cite *cite;
    struct jout *j = &o->json;

    jout_key(j, "code");
    jout_array(j);
    for (int at = 0; (cite = next_cite(id, &at));) {
        jout_object(j);
        jout_key_string(j, "place", cite->place);
        jout_key_string(j, "kind", cite_kind_names[cite->kind]);
        jout_end_object(j);
    }
    jout_end_array(j);
    jout_key(j, "tests");
    jout_array(j);
    for (int at = 0; (place = next_proof(o->cover.proven, id, &name, &at));) {
        jout_object(j);
        jout_key_string(j, "name", name);
        jout_key_string(j, "place", place);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_statement(struct output *o, const struct eng_rule *rule)
{
    struct jout *j = &o->json;

    jout_object(j);
    jout_key_string(j, "id", rule->id);
    jout_key_string(j, "cite", rule->cite);
    jout_key_string(j, "part", rule->part);
    jout_key_string(j, "statement", rule->statement[o->request->lang]);
    jout_key_string(j, "case", rule->proof);
    jout_key_string(j, "source", rule->source);
    jout_key_string(j, "level", rule->level);
    write_places(o, rule->id);
    jout_end_object(j);
}

/* A line of a list: id, whether code (c) and tests (t) have it, statement. */
static void print_line(struct output *o, const struct eng_rule *rule, const struct cover_row *row)
{
    if (o->request->blanks)
        printf("  %-17s %-14s ", rule->id, lacking(row));
    else
        printf("  %-17s %c%c   ", rule->id, row->cites ? 'c' : '-', row->proofs ? 't' : '-');
    page_hang(&o->page, o->request->blanks ? 35 : 25, rule->statement[o->request->lang]);
}

static void print_chapter(const struct output *o, const struct eng_rule *rule)
{
    char head[64];
    int mark = (int)strcspn(rule->cite, " ");

    snprintf(head, sizeof head, "%.*s", mark + 1 + cover_chapter_length(rule), rule->cite);
    page_heading(&o->page, head);
}

static bool begins_chapter(const struct eng_rule *rule, const struct eng_rule *before)
{
    int length = cover_chapter_length(rule);

    return !before || length != cover_chapter_length(before) ||
           strncmp(eng_rule_paragraph(rule), eng_rule_paragraph(before), (size_t)length) != 0;
}

static bool is_listed(const struct output *o, const struct cover_row *row)
{
    return !o->request->blanks || cover_is_blank(row);
}

static void print_book(struct output *o, int book)
{
    const struct eng_book *b = eng_books[book];
    const struct eng_rule *before = NULL;

    printf("%s: %s\n", b->game, b->title);
    for (int i = 1; i <= b->rule_count; i++) {
        const struct eng_rule *rule = &b->rules[i];

        if (!is_listed(o, &o->cover.row[book][i]))
            continue;
        if (begins_chapter(rule, before))
            print_chapter(o, rule);
        print_line(o, rule, &o->cover.row[book][i]);
        before = rule;
    }
}

static void list_books(struct output *o)
{
    const struct request *r = o->request;

    for (int book = r->first; book <= r->last; book++) {
        if (!r->json) {
            print_book(o, book);
            continue;
        }
        for (int i = 1; i <= eng_books[book]->rule_count; i++)
            if (is_listed(o, &o->cover.row[book][i]))
                write_statement(o, &eng_books[book]->rules[i]);
    }
}

static void print_sum(const char *name, struct cover_sum sum)
{
    printf("  %-12s %10d %12d", name, sum.statements, sum.implemented);
    for (int i = 0; i < CITE_KINDS; i++)
        printf(" %9d", sum.by[i]);
    printf(" %8d %8d\n", sum.proven, sum.blanks);
}

static void print_table(struct output *o)
{
    struct text head = { 0 };

    text_printf(&head, "  %-12s %10s %12s", "game", "statements", "implemented");
    for (int i = 0; i < CITE_KINDS; i++)
        text_printf(&head, " %9s", cite_kind_names[i]);
    text_printf(&head, " %8s %8s", "proven", "blanks");
    page_heading(&o->page, text_str(&head));
    text_free(&head);
    for (int book = o->request->first; book <= o->request->last; book++)
        print_sum(eng_books[book]->game, cover_book(&o->cover, book));
}

/* "1:12/14 2:8/9 ...": of each chapter that has blanks, how many of its statements have none. */
static void print_blank_chapters(struct output *o, int book)
{
    struct cover_group group[COVER_GROUPS];
    int count = cover_groups(&o->cover, book, group);
    struct text line = { 0 };

    for (int i = 0; i < count; i++)
        if (group[i].sum.blanks)
            text_printf(&line, "%s%s:%d/%d", line.length ? " " : "", group[i].name,
                        group[i].sum.statements - group[i].sum.blanks, group[i].sum.statements);
    page_entry(&o->page, eng_books[book]->game, line.length ? text_str(&line) : "whole");
    text_free(&line);
}

static void print_coverage(struct output *o)
{
    print_table(o);
    if (!o->request->coverage) {
        puts("\n`berthier rules GAME` lists a book; see also --coverage, --blanks, --help");
        return;
    }
    putchar('\n');
    page_heading(&o->page, "  chapters with blanks (chapter:without/statements)");
    for (int book = o->request->first; book <= o->request->last; book++)
        print_blank_chapters(o, book);
}

static void write_sum(struct jout *j, struct cover_sum sum)
{
    jout_key_int(j, "statements", sum.statements);
    jout_key_int(j, "implemented", sum.implemented);
    for (int i = 0; i < CITE_KINDS; i++)
        jout_key_int(j, cite_kind_names[i], sum.by[i]);
    jout_key_int(j, "proven", sum.proven);
    jout_key_int(j, "blanks", sum.blanks);
}

static void write_chapters(struct output *o, int book)
{
    struct cover_group group[COVER_GROUPS];
    int count = cover_groups(&o->cover, book, group);
    struct jout *j = &o->json;

    jout_key(j, "chapters");
    jout_array(j);
    for (int i = 0; i < count; i++) {
        jout_object(j);
        jout_key_string(j, "chapter", group[i].name);
        write_sum(j, group[i].sum);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_coverage(struct output *o)
{
    for (int book = o->request->first; book <= o->request->last; book++) {
        jout_object(&o->json);
        jout_key_string(&o->json, "game", eng_books[book]->game);
        jout_key_string(&o->json, "title", eng_books[book]->title);
        write_sum(&o->json, cover_book(&o->cover, book));
        write_chapters(o, book);
        jout_end_object(&o->json);
    }
}

static int put_statement(struct output *o, const struct eng_rule *rule)
{
    if (o->request->json)
        write_statement(o, rule);
    else
        print_statement(o, rule);
    return 1;
}

/* The statements of a paragraph, a line each; how many there were. */
static int put_paragraph(struct output *o, int book, const char *what)
{
    const struct eng_rule *rules = eng_books[book]->rules;
    int count = 0;

    for (uint16_t row = 0; (row = eng_rule_in(eng_books[book], what, row)); count++)
        if (o->request->json)
            write_statement(o, &rules[row]);
        else
            print_line(o, &rules[row], &o->cover.row[book][row]);
    return count;
}

static void not_found(const struct request *r)
{
    struct near near = { .wanted = text_str(&r->what) };

    if (r->one_game)
        fprintf(stderr, "berthier: rules: %s has no statement or paragraph '%s'\n",
                eng_books[r->first]->game, near.wanted);
    else
        fprintf(stderr, "berthier: rules: '%s' is neither a game nor a statement\n", near.wanted);
    for (int book = r->first; book <= r->last; book++) {
        for (int i = 1; i <= eng_books[book]->rule_count; i++)
            near_try(&near, eng_books[book]->rules[i].id);
        if (!r->one_game)
            near_try(&near, eng_books[book]->game);
    }
    for (int i = 0; i < near.count; i++)
        fprintf(stderr, "%s%s", i ? ", " : "berthier: rules: is it ", near.name[i]);
    if (near.count)
        fputs("?\n", stderr);
}

static bool put_what(struct output *o)
{
    const struct request *r = o->request;
    const char *what = text_str(&r->what);
    int count = 0;

    for (int book = r->first; book <= r->last; book++) {
        uint16_t row = eng_rule_find(eng_books[book], what);

        if (row)
            count += put_statement(o, &eng_books[book]->rules[row]);
        else if (r->one_game)
            count += put_paragraph(o, book, what);
    }
    if (!count)
        not_found(r);
    return count > 0;
}

static bool put_request(struct output *o)
{
    const struct request *r = o->request;

    if (r->what.length)
        return put_what(o);
    if (r->blanks || (r->one_game && !r->coverage))
        list_books(o);
    else if (r->json)
        write_coverage(o);
    else
        print_coverage(o);
    return true;
}

static bool put_json(struct output *o)
{
    jout_start(&o->json, &o->buffer);
    jout_array(&o->json);
    if (!put_request(o))
        return false;
    jout_end_array(&o->json);
    jout_done(&o->json);
    puts(text_str(&o->buffer));
    return true;
}

static int answer(const struct request *r)
{
    struct output o = { .request = r, .page = page_open() };
    struct err err;
    bool done = cover_load(&o.cover, &err);

    if (!done)
        err_print(&err);
    else
        done = r->json ? put_json(&o) : put_request(&o);
    if (done && !o.cover.proven)
        fprintf(stderr, "berthier: rules: no test has proven anything so far: there is no %s\n",
                o.cover.place);
    cover_free(&o.cover);
    text_free(&o.buffer);
    return done ? 0 : 1;
}

static int put_glossary(void)
{
    struct text out = { 0 };

    book_write_glossary(&out);
    fputs(text_str(&out), stdout);
    text_free(&out);
    return 0;
}

int rules_command(int argc, char **argv)
{
    struct request r = { .lang = catalog_reader() };
    int status = 2;

    if (read_request(&r, argc, argv)) {
        if (r.help)
            fputs(usage, stdout);
        status = r.help ? 0 : r.glossary ? put_glossary() : answer(&r);
    }
    text_free(&r.what);
    return status;
}
