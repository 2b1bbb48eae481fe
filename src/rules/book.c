/* book.c -- a rulebook as the page reads it, and the glossary as a page of docs. */

#include "rules/book.h"

#include "base/json_out.h"
#include "engine/guide.h"
#include "rules/cites.h"

/* -- for the page -- */

/* How each statement stands in the program, by its strongest place; CITE_KINDS: not at all. */
static uint8_t *kinds_of(const struct eng_book *book)
{
    uint8_t *kind = base_alloc((size_t)book->rule_count + 1);

    for (int i = 0; i <= book->rule_count; i++)
        kind[i] = CITE_KINDS;
    for (const struct rule_cite *cite = rule_cites; cite->id; cite++) {
        uint16_t row = eng_rule_find(book, cite->id);

        if (row && kind[row] == CITE_KINDS) /* the strongest place comes first */
            kind[row] = (uint8_t)cite->kind;
    }
    return kind;
}

static void write_rules(const struct eng_book *book, enum lang lang, struct jout *j)
{
    uint8_t *kind = kinds_of(book);

    jout_key(j, "rules");
    jout_array(j);
    for (int i = 1; i <= book->rule_count; i++) {
        const struct eng_rule *rule = &book->rules[i];

        jout_object(j);
        jout_key_string(j, "id", rule->id);
        jout_key_string(j, "rule", rule->cite);
        jout_key_string(j, "says", rule->statement[lang]);
        jout_key_string(j, "source", rule->source);
        jout_key_string(j, "level", rule->level);
        if (kind[i] < CITE_KINDS)
            jout_key_string(j, "how", cite_kind_names[kind[i]]);
        jout_end_object(j);
    }
    jout_end_array(j);
    base_free(kind);
}

static void write_chapters(const struct eng_guide *guide, enum lang lang, struct jout *j)
{
    jout_key(j, "chapters");
    jout_array(j);
    for (const struct eng_chapter *c = guide->chapters; c->title[lang]; c++) {
        jout_object(j);
        jout_key_int(j, "first", c->first - 1);
        jout_key_int(j, "level", c->level);
        jout_key_string(j, "title", c->title[lang]);
        jout_key_string(j, "about", c->about[lang]);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_id(const struct eng_book *book, uint16_t row, struct jout *j)
{
    jout_key_string(j, "rule", row ? book->rules[row].id : NULL);
}

static void write_phases(const struct eng_book *book, const struct eng_guide *guide, enum lang lang,
                         struct jout *j)
{
    jout_key(j, "phases");
    jout_array(j);
    for (const struct eng_phase *p = guide->phases; p->at; p++) {
        jout_object(j);
        jout_key_int(j, "depth", p->depth);
        write_id(book, p->rule, j);
        jout_key_string(j, "title", p->title[lang]);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_terms(const struct eng_book *book, const struct eng_guide *guide, struct jout *j)
{
    jout_key(j, "terms");
    jout_array(j);
    for (const struct eng_term *t = guide->terms; t->word[LANG_EN]; t++) {
        jout_object(j);
        jout_key_string(j, "en", t->word[LANG_EN]);
        jout_key_string(j, "fr", t->word[LANG_FR]);
        jout_key_bool(j, "common", t->common);
        write_id(book, t->rule, j);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void write_figures(const struct eng_book *book, const struct eng_guide *guide,
                          enum lang lang, struct jout *j)
{
    jout_key(j, "figures");
    jout_array(j);
    for (const struct eng_figure *f = guide->figures; f->id; f++) {
        jout_object(j);
        jout_key_string(j, "id", f->id);
        write_id(book, f->rule, j);
        jout_key(j, "box");
        jout_array(j);
        for (int i = 0; i < 4; i++)
            jout_int(j, f->box[i]);
        jout_end_array(j);
        jout_key_string(j, "caption", f->caption[lang]);
        jout_end_object(j);
    }
    jout_end_array(j);
}

void book_write(const struct eng_book *book, enum lang lang, struct text *out)
{
    const struct eng_guide *guide = eng_guide_of(book);
    struct jout j;

    jout_start(&j, out);
    jout_object(&j);
    jout_key_string(&j, "game", book->game);
    jout_key_string(&j, "title", book->title);
    write_chapters(guide, lang, &j);
    write_rules(book, lang, &j);
    write_phases(book, guide, lang, &j);
    write_terms(book, guide, &j);
    write_figures(book, guide, lang, &j);
    jout_end_object(&j);
    jout_done(&j);
}

/* -- for docs -- */

static void put_words(const struct eng_book *book, bool common, struct text *out)
{
    text_add(out, "| English | French | |\n|---|---|---|\n");
    for (const struct eng_term *t = eng_guide_of(book)->terms; t->word[LANG_EN]; t++) {
        if (t->common != common)
            continue;
        text_printf(out, "| %s | %s | %s |\n", t->word[LANG_EN], t->word[LANG_FR],
                    t->rule ? book->rules[t->rule].id : "");
    }
    text_add_char(out, '\n');
}

static bool has_words(const struct eng_book *book)
{
    const struct eng_term *t = eng_guide_of(book)->terms;

    while (t->word[LANG_EN] && t->common)
        t++;
    return t->word[LANG_EN] != NULL;
}

void book_write_glossary(struct text *out)
{
    text_add(
        out,
        "# Glossary\n\nMade by `berthier rules --glossary` from `data/glossary.tsv`: the words "
        "of the games, English and French, and the\nstatement that says what each is. Code, "
        "sentences and tests use the English word of the first column and no other;\n"
        "`po/fr.po` and the registers use the French one. Where the French book has a word of "
        "its own for the same thing, it\ncomes first. The page shows it beside the rules.\n\n"
        "## Common to all\n\n");
    put_words(eng_books[0], true, out);
    for (int i = 0; i < ENG_BOOKS; i++) {
        if (!has_words(eng_books[i]))
            continue;
        text_printf(out, "## %s\n\n", eng_books[i]->title);
        put_words(eng_books[i], false, out);
    }
    out->s[--out->length] = '\0'; /* no empty line at the end */
}
