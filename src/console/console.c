/* console.c -- reading lines, finding the command, writing the answer.
 *
 * Whatever comes in, every line that has words gets one answer, and the program goes on: lines
 * that are too long or hold zero bytes are refused, and a rule that breaks is caught here. */

#include <string.h>
#include <unistd.h>

#include "engine/guard.h"

#include "console/commands.h"
#include "console/console_local.h"

enum { LINE_LONGEST = 64 * 1024, BLOCK_LONGEST = 4 * 1024 * 1024 };

static console_fn help, set_lang, quit;

static const struct console_row rows[] = {
    { "games", "", "the games, their scenarios and options", 0, 0, false, false, console_games },
    { "new", "GAME SCENARIO [seed N] [option K=V ...]", "begin a match", 2, 60, false, false,
      console_new },
    { "position", "FILE|<<END [seed N]", "begin a match from a position", 1, 3, true, false,
      console_position },
    { "save", "[FILE]", "the position as it stands, secrets and dice included", 0, 1, false, true,
      console_save },
    { "journal", "[FILE] [hidden]", "every decision so far; hidden: without the seed", 0, 2, false,
      true, console_journal },
    { "load", "FILE", "a position or a journal, as its first line says", 1, 1, false, false,
      console_load },
    { "seats", "", "who plays, and who is to choose", 0, 0, false, true, console_seats },
    { "view", "[SEAT]", "what a seat knows, as JSON; without a seat, what everybody knows", 0, 1,
      false, true, console_view },
    { "message", "[SEAT] [SINCE]", "all that the page of a seat is sent; news from line SINCE on",
      0, 2, false, true, console_message },
    { "prompt", "[SEAT]", "what a seat is asked", 0, 1, false, true, console_prompt },
    { "choices", "SEAT [numbers]",
      "every legal action; for placing verbs some, and how far they reach; as journals write them",
      1, 2, false, true, console_choices },
    { "check", "SEAT ACTION", "ok, or the rule that forbids", 2, 60, false, true, console_check },
    { "play", "SEAT ACTION", "decide", 2, 60, false, true, console_play },
    { "bot", "SEAT|all NAME|exec:COMMAND [nodes N] [ms N] [times N]",
      "let a bot or a program decide, once or N times; for all seats: until the end", 2, 8, false,
      true, console_bot },
    { "think", "SEAT NAME [nodes N] [ms N]",
      "what a bot would do, and what it weighs; nothing happens", 2, 6, false, true,
      console_think },
    { "advise", "SEAT", "what the Marshal would do in that seat's place, and why, as JSON", 1, 1,
      false, true, console_advise },
    { "bots", "", "the bots there are", 0, 0, false, false, console_bots },
    { "fate", "FACE ...", "lay the next dice by hand, and what is drawn: draw1, draw2 ...", 1, 60,
      false, true, console_fate },
    { "commit", "SEAT HEX", "promise 32 bytes for the dice: their SHA-256", 2, 2, false, true,
      console_add },
    { "reveal", "SEAT HEX", "show the bytes that were promised", 2, 2, false, true, console_add },
    { "forgo", "SEAT", "owe such bytes, and not give them", 1, 1, false, true, console_add },
    { "undo", "SEAT", "take back the seat's last decision", 1, 1, false, true, console_undo },
    { "takeback", "LINE", "by consent: back to where that line of the journal ended; 0: the start",
      1, 1, false, true, console_take_back },
    { "log", "[SEAT|all]", "what happened, as a seat may read it; without a seat, as everybody may",
      0, 1, false, true, console_log },
    { "result", "", "running, draw or winner", 0, 0, false, true, console_result },
    { "trace", "", "where in the sequence of play the match stands", 0, 0, false, true,
      console_trace },
    { "hash", "", "a number that tells positions apart", 0, 0, false, true, console_hash },
    { "perft", "N", "positions after N decisions, every offer tried", 1, 1, false, true,
      console_perft },
    { "lang", "en|fr", "the language of log, prompt and message", 1, 1, false, false, set_lang },
    { "help", "[COMMAND]", "this list", 0, 1, false, false, help },
    { "quit", "", "the end", 0, 0, false, false, quit },
};

enum { ROWS = sizeof rows / sizeof rows[0] };

void console_set_match(struct console *c, struct match *m)
{
    match_free(c->match);
    c->match = m;
    rng_start_search(&c->bots, 1);
}

void console_say_where(struct console *c)
{
    eng_trace(match_box(c->match), match_state(c->match), &c->head);
}

static const struct console_row *find_row(const char *name)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

static bool help(struct console *c, const struct words *w, struct err *err)
{
    const struct console_row *only = w->count > 1 ? find_row(w->word[1]) : NULL;

    if (w->count > 1 && !only)
        return err_set(err, NULL, "there is no command '%s'", w->word[1]);
    for (int i = 0; i < ROWS; i++)
        if (!only || only == &rows[i])
            text_printf(&c->body, "%s%s%s -- %s\n", rows[i].name, rows[i].args[0] ? " " : "",
                        rows[i].args, rows[i].help);
    return true;
}

static bool set_lang(struct console *c, const struct words *w, struct err *err)
{
    if (strcmp(w->word[1], "en") != 0 && strcmp(w->word[1], "fr") != 0)
        return err_set(err, NULL, "the languages are en and fr");
    return catalog_lang(w->word[1], &c->lang);
}

static bool quit(struct console *c, const struct words *w, struct err *err)
{
    (void)w;
    (void)err;
    c->done = true;
    return true;
}

/* -- lines in -- */

enum reading { READ_LINE, READ_END, READ_LONG, READ_ZERO };

static const char *const faults[] = {
    [READ_LONG] = "the line is longer than 65536 bytes",
    [READ_ZERO] = "the line holds a zero byte",
};

/* One line without its newline, the last one even where it has none. */
static enum reading read_line(FILE *in, struct text *line)
{
    enum reading got = READ_LINE;
    int byte = getc(in);

    text_clear(line);
    text_add(line, "");
    if (byte == EOF)
        return READ_END;
    for (; byte != EOF && byte != '\n'; byte = getc(in)) {
        if (line->length == LINE_LONGEST)
            got = READ_LONG;
        else
            text_add_char(line, (char)byte);
        if (byte == 0)
            got = READ_ZERO;
    }
    return got;
}

static bool is_mark(const char *line, const char *mark)
{
    size_t n = strcspn(line, "\r");

    return strlen(mark) == n && strncmp(line, mark, n) == 0;
}

/* The lines up to the mark.  All of them are read even when one is refused: what follows the mark
 * must be taken for commands again. */
static bool read_block(struct console *c, const char *mark, struct err *err)
{
    struct text line = { 0 };
    enum reading got, worst = READ_LINE;
    bool whole = true;

    text_clear(&c->block);
    while ((got = read_line(c->in, &line)) != READ_END && !is_mark(line.s, mark)) {
        if (got != READ_LINE)
            worst = got;
        if (c->block.length + line.length > BLOCK_LONGEST)
            whole = false;
        else
            text_printf(&c->block, "%s\n", line.s);
    }
    text_free(&line);
    if (got == READ_END)
        return err_set(err, NULL, "the input ends before %s", mark);
    if (worst != READ_LINE)
        return err_set(err, NULL, "before %s: %s", mark, faults[worst]);
    return whole || err_set(err, NULL, "the text before %s is longer than 4 MiB", mark);
}

/* -- answers out -- */

/* A reason is one line, whatever stood in the input or in a trace. */
static void put_reason(FILE *out, const char *s)
{
    for (; *s; s++) {
        unsigned char byte = (unsigned char)*s;

        if (byte == '\n' && s[1] == 0)
            break;
        putc(byte < ' ' || byte == 127 ? ' ' : byte, out);
    }
}

static void put_error(struct console *c, const struct err *err)
{
    fputs("? ", c->out);
    if (err->place[0]) {
        put_reason(c->out, err->place);
        fputs(": ", c->out);
    }
    put_reason(c->out, err->reason);
    fputs("\n\n", c->out);
}

/* An empty line ends the answer, so there may be none within it. */
static void put_answer(struct console *c)
{
    struct lines l = { .next = text_str(&c->body) };

    fprintf(c->out, c->head.length ? "= %s\n" : "=\n", text_str(&c->head));
    while (lines_next(&l))
        if (l.line.length > 0)
            fprintf(c->out, "%s\n", l.line.s);
    lines_done(&l);
    putc('\n', c->out);
}

/* -- commands -- */

static bool usage(const struct console_row *row, struct err *err)
{
    return err_set(err, NULL, "usage: %s%s%s", row->name, row->args[0] ? " " : "", row->args);
}

static bool is_block(const char *word)
{
    return word[0] == '<' && word[1] == '<';
}

static bool run_words(struct console *c, const struct words *w, struct err *err)
{
    const struct console_row *row = find_row(w->word[0]);
    bool block = false;

    for (int i = 1; i < w->count && !block; i++)
        if (is_block(w->word[i])) {
            block = true;
            if (w->word[i][2] == 0)
                return err_set(err, NULL, "<< needs the word that ends the text, as in <<END");
            if (!read_block(c, w->word[i] + 2, err))
                return false;
        }
    if (!row)
        return err_set(err, NULL, "there is no command '%s'; help lists them", w->word[0]);
    if (block && !row->block)
        return err_set(err, NULL, "'%s' takes no text after it", row->name);
    if (w->count - 1 < row->least || w->count - 1 > row->most)
        return usage(row, err);
    if (row->needs_match && !c->match)
        return err_set(err, NULL, "there is no match; begin one with new, position or load");
    return row->run(c, w, err);
}

struct order {
    struct console *c;
    const struct words *words;
    struct err err;
    bool fine;
};

static void run_order(void *arg)
{
    struct order *o = arg;

    o->fine = run_words(o->c, o->words, &o->err);
}

/* A rule that breaks costs this answer; the match itself is only changed under its own guard. */
static void answer(struct console *c, const struct words *w)
{
    struct order o = { .c = c, .words = w };
    struct text why = { 0 };

    text_clear(&c->head);
    text_clear(&c->body);
    if (!eng_guard(run_order, &o, &why)) {
        o.fine = false;
        err_set(&o.err, NULL, "the rules failed: %s", text_str(&why));
    }
    text_free(&why);
    if (o.fine)
        put_answer(c);
    else
        put_error(c, &o.err);
}

static void take_line(struct console *c, enum reading got, char *line)
{
    struct words w;
    struct err err = { 0 };

    if (got != READ_LINE)
        err_set(&err, NULL, "%s", faults[got]);
    else if (words_cut(line, &w, &err) && w.count == 0)
        return;
    if (err.reason[0])
        put_error(c, &err);
    else
        answer(c, &w);
}

bool console_run(FILE *in, FILE *out, enum lang lang, unsigned how)
{
    bool greet = how & CONSOLE_GREETS;
    struct console c = { .in = in, .out = out, .lang = lang, .strangers = how & CONSOLE_STRANGERS };
    struct text line = { 0 };
    enum reading got;

    rng_start_search(&c.bots, 1);
    if (greet)
        fputs("Berthier.  One command a line; help lists them, quit ends.\n> ", stderr);
    while (!c.done && (got = read_line(in, &line)) != READ_END) {
        take_line(&c, got, line.s);
        if (fflush(out) != 0)
            break;
        if (greet && !c.done)
            fputs("> ", stderr);
    }
    match_free(c.match);
    text_free(&line);
    text_free(&c.block);
    text_free(&c.head);
    text_free(&c.body);
    return !ferror(out);
}

int console_command(int argc, char **argv)
{
    enum lang lang = catalog_reader();
    unsigned how = isatty(STDIN_FILENO) ? CONSOLE_GREETS : 0;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--exec") == 0)
            how |= CONSOLE_STRANGERS;
        else if (!(strcmp(argv[i], "--lang") == 0 && i + 1 < argc &&
                   catalog_lang(argv[++i], &lang)))
            return commands_usage("console [--lang en|fr] [--exec]");
    }
    return console_run(stdin, stdout, lang, how) ? 0 : 1;
}
