/* do_match.c -- the console's commands that begin, keep and load matches. */

#include <string.h>

#include "base/file.h"
#include "base/seed.h"

#include "engine/registry.h"

#include "console/console_local.h"
#include "console/start.h"

/* A fresh match is answered with the promise of its seed. */
static bool begun(struct console *c, struct match *m)
{
    if (!m)
        return false;
    console_set_match(c, m);
    text_printf(&c->head, "promise %s", match_journal(m)->promise);
    return true;
}

bool console_new(struct console *c, const struct words *w, struct err *err)
{
    const struct eng_box *box = eng_shared_box(w->word[1], err);
    struct eng_start start = { 0 };

    if (!box)
        return false;
    seed_draw(&start.seed);
    if (!start_parse(box, w, 2, &start, err))
        return false;
    return begun(c, match_begin(box, &start, err));
}

static bool read_position(struct console *c, const char *word, struct text *out, struct err *err)
{
    if (word[0] != '<')
        return start_read(word, out, err);
    text_add(out, text_str(&c->block));
    return true;
}

bool console_position(struct console *c, const struct words *w, struct err *err)
{
    struct text text = { 0 };
    struct seed seed;
    struct match *m = NULL;
    bool given = w->count == 4 && strcmp(w->word[2], "seed") == 0;

    if (w->count != 2 && !given)
        return err_set(err, NULL, "usage: position FILE|<<END [seed N]");
    seed_draw(&seed);
    if (given && !start_seed(w->word[3], &seed, err))
        return false;
    if (read_position(c, w->word[1], &text, err))
        m = start_position(w->word[1][0] == '<' ? "position" : w->word[1], text_str(&text), &seed,
                           err);
    text_free(&text);
    return begun(c, m);
}

/* To the file where one is named, else into the answer. */
static bool deliver(struct console *c, const char *path, struct text *what, struct err *err)
{
    bool fine = true;

    if (path)
        fine = file_write(path, what->s, what->length, err);
    else
        text_add(&c->body, text_str(what));
    if (fine && path)
        text_add(&c->head, path);
    text_free(what);
    return fine;
}

bool console_save(struct console *c, const struct words *w, struct err *err)
{
    struct text position = { 0 };

    eng_save(match_box(c->match), match_state(c->match), &position);
    return deliver(c, w->count > 1 ? w->word[1] : NULL, &position, err);
}

bool console_journal(struct console *c, const struct words *w, struct err *err)
{
    bool hidden = strcmp(w->word[w->count - 1], "hidden") == 0;
    int words = w->count - hidden;
    struct text journal = { 0 };

    if (words > 2)
        return err_set(err, NULL, "usage: journal [FILE] [hidden]");
    journal_write(match_journal(c->match), !hidden, &journal);
    return deliver(c, words > 1 ? w->word[1] : NULL, &journal, err);
}

bool console_load(struct console *c, const struct words *w, struct err *err)
{
    const char *path = w->word[1];
    struct text text = { 0 };
    struct seed seed;
    struct match *m = NULL;

    seed_draw(&seed);
    if (start_read(path, &text, err))
        m = start_is_journal(text_str(&text)) ? start_replay(path, text_str(&text), err)
                                              : start_position(path, text_str(&text), &seed, err);
    text_free(&text);
    if (!m)
        return false;
    console_set_match(c, m);
    console_say_where(c);
    return true;
}
