/* start.c -- matches asked for in words, and matches out of files. */

#include <string.h>

#include "base/file.h"
#include "base/seed.h"

#include "engine/registry.h"

#include "console/start.h"

bool start_seed(const char *word, struct seed *out, struct err *err)
{
    int64_t n;

    if (seed_from_hex(word, out))
        return true;
    if (!words_int(word, 0, INT64_MAX, &n))
        return err_set(err, NULL, "a seed is a number or 64 hexadecimal digits, not '%s'", word);
    seed_from_number(out, (uint64_t)n);
    return true;
}

/* "fog=off", cut in place and mended again. */
static bool choose(const struct eng_box *box, char *pair, struct eng_start *out, struct err *err)
{
    char *equals = strchr(pair, '=');

    if (!equals)
        return err_set(err, NULL, "an option is written fog=off, not '%s'", pair);
    *equals = 0;
    bool fine = eng_choose_option(box, pair, equals + 1, out->option, err);
    *equals = '=';
    return fine;
}

/* The word `option` may stand before each pair or before the first alone. */
static bool read_choices(const struct eng_box *box, const struct words *w, int from,
                         struct eng_start *out, struct err *err)
{
    for (int i = from; i < w->count; i++) {
        bool seed = strcmp(w->word[i], "seed") == 0;

        if (seed || strcmp(w->word[i], "option") == 0) {
            if (++i == w->count)
                return err_set(err, NULL, "'%s' needs to be told which", w->word[i - 1]);
        } else if (!strchr(w->word[i], '=')) {
            return err_set(err, NULL, "expected 'seed N' or 'option K=V', not '%s'", w->word[i]);
        }
        if (!(seed ? start_seed(w->word[i], &out->seed, err) : choose(box, w->word[i], out, err)))
            return false;
    }
    return true;
}

static bool no_such_scenario(const struct eng_box *box, const char *id, struct err *err)
{
    struct text all = { 0 };

    for (int i = 0; i < box->scenario_count; i++)
        text_printf(&all, "%s%s", i ? ", " : "", box->scenario[i].id);
    err_set(err, NULL, "%s has no scenario '%s', but %s", box->game->book->game, id,
            text_str(&all));
    text_free(&all);
    return false;
}

bool start_parse(const struct eng_box *box, const struct words *w, int from, struct eng_start *out,
                 struct err *err)
{
    if (from >= w->count)
        return err_set(err, NULL, "a scenario is missing");
    out->scenario = eng_find_scenario(box, w->word[from]);
    if (out->scenario < 0)
        return no_such_scenario(box, w->word[from], err);
    return read_choices(box, w, from + 1, out, err);
}

/* The first line that has words; the header of a position may follow comments. */
static bool first_words(const char *text, struct text *line, struct words *w, int *number)
{
    struct lines l = { .next = text };
    bool found = false;

    while (!found && lines_next(&l)) {
        text_clear(line);
        text_add(line, text_str(&l.line));
        found = words_cut(line->s, w, NULL) && w->count > 0;
    }
    *number = l.number;
    lines_done(&l);
    return found;
}

const struct eng_box *start_box_of(const char *place, const char *position, struct err *err)
{
    struct text line = { 0 };
    struct words w;
    int number;
    const struct eng_box *box = NULL;

    if (!first_words(position, &line, &w, &number))
        err_set(err, place, "there is no position in it");
    else if (w.count != 3 || strcmp(w.word[0], "position") != 0)
        err_line(err, place, number, "a position begins with the line: position GAME VERSION");
    else if (!eng_find_game(w.word[1]))
        err_line(err, place, number, "there is no game '%s'", w.word[1]);
    else
        box = eng_shared_box(w.word[1], err);
    text_free(&line);
    return box;
}

bool start_is_journal(const char *text)
{
    static const char first[] = "berthier journal ";

    return strncmp(text, first, sizeof first - 1) == 0;
}

static int line_at(const char *text, size_t offset)
{
    int line = 1;

    for (size_t i = 0; i < offset; i++)
        line += text[i] == '\n';
    return line;
}

bool start_read(const char *path, struct text *out, struct err *err)
{
    if (!file_read(path, out, err))
        return false;
    const char *zero = out->length ? memchr(out->s, 0, out->length) : NULL;

    if (zero)
        return err_line(err, path, line_at(out->s, (size_t)(zero - out->s)), "a zero byte");
    return true;
}

struct match *start_replay(const char *place, const char *text, struct err *err)
{
    struct journal j;
    struct match *m = NULL;

    if (!journal_read(place, text, &j, err))
        return NULL;
    const struct eng_box *box = eng_shared_box(j.game, err);

    if (box)
        m = match_replay(box, place, &j, -1, err);
    journal_free(&j);
    return m;
}

struct match *start_position(const char *place, const char *text, const struct seed *seed,
                             struct err *err)
{
    const struct eng_box *box = start_box_of(place, text, err);

    return box ? match_from_position(box, place, text, seed, err) : NULL;
}
