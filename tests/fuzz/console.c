/* console.c -- lines for the console: every one gets an answer, none breaks anything.
 *
 * Commands that would write files or count for hours are left out. */

#include "base/words.h"

#include "console/console.h"

#include "fuzz.h"

static bool is_one_of(const char *word, const char *const *list)
{
    while (*list && strcmp(word, *list) != 0)
        list++;
    return *list != NULL;
}

/* save, journal and load take a file; position does too, unless its text follows. */
static bool is_harmless(const struct words *w)
{
    static const char *const filing[] = { "save", "journal", "load", "position", NULL };
    static const char *const long_work[] = { "perft", "bot", NULL };
    int64_t n;

    if (w->count < 2)
        return true;
    if (is_one_of(w->word[0], filing))
        return strncmp(w->word[1], "<<", 2) == 0 && strcmp(w->word[0], "position") == 0;
    if (is_one_of(w->word[0], long_work))
        for (int i = 1; i < w->count; i++)
            if (words_int(w->word[i], 3, INT64_MAX, &n))
                return false;
    return true;
}

static void add_harmless(const char *line, struct text *out)
{
    char *copy = base_strdup(line);
    struct words w;
    struct err err;

    if (!words_cut(copy, &w, &err) || w.count == 0 || is_harmless(&w))
        text_printf(out, "%s\n", line);
    free(copy);
}

FUZZER(console)
{
    struct text raw = { 0 }, lines = { 0 };

    text_add_n(&raw, (const char *)data, size);
    struct lines l = { .next = text_str(&raw) };
    while (lines_next(&l))
        add_harmless(text_str(&l.line), &lines);
    lines_done(&l);
    text_add(&lines, "quit\n");
    FILE *in = fmemopen(lines.s, lines.length, "r"), *out = fopen("/dev/null", "w");
    if (in && out)
        console_run(in, out, LANG_EN, false);
    if (in)
        fclose(in);
    if (out)
        fclose(out);
    text_free(&raw);
    text_free(&lines);
    return 0;
}
