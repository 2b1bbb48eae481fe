/* words.c -- lines cut into words. */

#include "base/words.h"

#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Unquotes the word whose opening quote stands before `p`, in place, and ends it.  Returns where
 * to read on, or NULL when there is no closing quote. */
static char *cut_quoted(char *p)
{
    char *to = p;

    for (; *p != '"'; p++) {
        if (*p == '\\' && (p[1] == '"' || p[1] == '\\'))
            p++;
        if (*p == '\0')
            return NULL;
        *to++ = *p;
    }
    *to = '\0';
    return p + 1;
}

/* Ends a word without quotes and returns where to read on. */
static char *cut_plain(char *p)
{
    while (*p && !is_blank(*p))
        p++;
    if (*p)
        *p++ = '\0';
    return p;
}

bool words_cut(char *line, struct words *out, struct err *err)
{
    char *p = line;

    for (out->count = 0;; out->count++) {
        while (is_blank(*p))
            p++;
        if (*p == '\0' || *p == '#')
            return true;
        if (out->count == WORDS_MAX)
            return err_set(err, NULL, "more than %d words", WORDS_MAX);
        if (*p != '"') {
            out->word[out->count] = p;
            p = cut_plain(p);
            continue;
        }
        out->word[out->count] = ++p;
        p = cut_quoted(p);
        if (!p)
            return err_set(err, NULL, "a quote is left open");
        if (*p && !is_blank(*p))
            return err_set(err, NULL, "no blank after a closing quote");
    }
}

/* Counts downwards from zero, since there is one more number below than above. */
bool words_at_end(const struct words_walk *walk)
{
    return walk->at >= walk->line->count;
}

const char *words_next(struct words_walk *walk)
{
    return words_at_end(walk) ? "" : walk->line->word[walk->at++];
}

bool words_accept(struct words_walk *walk, const char *word)
{
    if (words_at_end(walk) || strcmp(walk->line->word[walk->at], word) != 0)
        return false;
    walk->at++;
    return true;
}

bool words_ends(const struct words_walk *walk)
{
    return words_at_end(walk) || err_set(walk->err, NULL, "'%s' is more than '%s' takes",
                                         walk->line->word[walk->at], walk->line->word[0]);
}

bool words_wrong(const struct words_walk *walk, const char *expected)
{
    return err_set(walk->err, NULL, "'%s' expects %s", walk->line->word[0], expected);
}

bool words_int(const char *word, int64_t low, int64_t high, int64_t *out)
{
    bool negative = *word == '-';
    const char *p = word + negative;
    int64_t n = 0;

    if (*p == '\0')
        return false;
    for (; *p; p++) {
        if (*p < '0' || *p > '9')
            return false;
        if (__builtin_mul_overflow(n, 10, &n) || __builtin_sub_overflow(n, *p - '0', &n))
            return false;
    }
    if (!negative && __builtin_sub_overflow(0, n, &n))
        return false;
    if (n < low || n > high)
        return false;
    *out = n;
    return true;
}

/* Inside a plain word quotes, hashes and backslashes are ordinary characters. */
static bool needs_quotes(const char *s)
{
    return *s == '\0' || *s == '"' || *s == '#' || strpbrk(s, " \t\r\n");
}

void words_quote(struct text *out, const char *s)
{
    if (!needs_quotes(s)) {
        text_add(out, s);
        return;
    }
    text_add_char(out, '"');
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            text_add_char(out, '\\');
        text_add_char(out, *s);
    }
    text_add_char(out, '"');
}

bool lines_next(struct lines *l)
{
    size_t length;

    if (!l->next || !*l->next)
        return false;
    length = strcspn(l->next, "\n");
    text_clear(&l->line);
    text_add_n(&l->line, l->next, length);
    if (length > 0 && l->next[length - 1] == '\r')
        l->line.s[--l->line.length] = '\0';
    l->next += length;
    if (*l->next)
        l->next++;
    l->number++;
    return true;
}

void lines_done(struct lines *l)
{
    text_free(&l->line);
}
