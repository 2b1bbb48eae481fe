/* rulebook.c -- finding a book, a statement, a paragraph.
 *
 * A register has about a thousand rows and is searched for people, never in play: the rules carry
 * row numbers.  So a walk over the rows is enough. */

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "engine/rulebook.h"

const struct eng_book *const eng_books[ENG_BOOKS] = {
#define GAME(id, xx, mark) &xx##_book,
#include "engine/games.def"
#undef GAME
};

#ifdef BERTHIER_BREAKABLE
int eng_wrong_rule;
#endif

/* Length of the mark at the head of a citation: "NT 11.4" has 2. */
static size_t mark_length(const char *cite)
{
    return strcspn(cite, " ");
}

static bool has_mark(const struct eng_book *book, const char *text, size_t length)
{
    const char *cite = book->rules[1].cite;

    return mark_length(cite) == length && strncasecmp(cite, text, length) == 0;
}

const struct eng_book *eng_book_find(const char *name)
{
    for (int i = 0; i < ENG_BOOKS; i++) {
        const struct eng_book *book = eng_books[i];

        if (strcasecmp(name, book->game) == 0 || strcasecmp(name, book->prefix) == 0 ||
            has_mark(book, name, strlen(name)))
            return book;
    }
    return NULL;
}

uint16_t eng_rule_find(const struct eng_book *book, const char *id)
{
    for (int i = 1; i <= book->rule_count; i++)
        if (strcasecmp(book->rules[i].id, id) == 0)
            return (uint16_t)i;
    return 0;
}

const char *eng_rule_paragraph(const struct eng_rule *rule)
{
    return rule->cite + mark_length(rule->cite) + 1;
}

/* Whether `have` is the paragraph `want` or one below it, number by number. */
static bool is_under(const char *have, const char *want)
{
    for (;;) {
        while (*want == '0' && isalnum((unsigned char)want[1]))
            want++;
        size_t length = strcspn(want, ".");

        if (length == 0 || length != strcspn(have, ".") || strncasecmp(have, want, length) != 0)
            return false;
        have += length;
        want += length;
        if (*want == '\0')
            return true;
        if (*have == '\0')
            return false;
        have++;
        want++;
    }
}

/* Steps over the mark of the book and the blank or dash after it, where they are written. */
static const char *skip_mark(const struct eng_book *book, const char *text)
{
    size_t length = strcspn(text, " -");

    return text[length] != '\0' && has_mark(book, text, length) ? text + length + 1 : text;
}

uint16_t eng_rule_in(const struct eng_book *book, const char *paragraph, uint16_t after)
{
    const char *want = skip_mark(book, paragraph);

    for (int i = after + 1; i <= book->rule_count; i++)
        if (is_under(eng_rule_paragraph(&book->rules[i]), want))
            return (uint16_t)i;
    return 0;
}
