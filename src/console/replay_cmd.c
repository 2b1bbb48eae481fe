/* replay_cmd.c -- `berthier replay`: a journal checked line by line, or told as a story. */

#include <stdio.h>
#include <string.h>

#include "console/commands.h"
#include "console/say.h"
#include "console/start.h"

static const char usage[] = "replay FILE [--verify|--text] [--json] [--lang en|fr]";

struct wishes {
    const char *path;
    bool verify, story, json;
    enum lang lang;
};

static bool read_wishes(int argc, char **argv, struct wishes *out)
{
    *out = (struct wishes){ .lang = commands_lang() };
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--verify") == 0)
            out->verify = true;
        else if (strcmp(argv[i], "--text") == 0)
            out->story = true;
        else if (strcmp(argv[i], "--json") == 0)
            out->json = true;
        else if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc)
            i += catalog_lang(argv[i + 1], &out->lang) ? 1 : argc;
        else if (argv[i][0] == '-' || out->path)
            return false;
        else
            out->path = argv[i];
        if (i >= argc)
            return false;
    }
    return out->path && !(out->story && (out->verify || out->json));
}

/* "FILE:12" has a line, "FILE" has none: 0. */
static int line_of(const struct err *err)
{
    const char *colon = strrchr(err->place, ':');
    int64_t line;

    return colon && words_int(colon + 1, 1, INT32_MAX, &line) ? (int)line : 0;
}

/* Lines of decisions begin with a seat.  `before`: only those above that line; 0: all. */
static int count_decisions(const char *text, int before)
{
    struct lines l = { .next = text };
    int count = 0;

    while (lines_next(&l) && (before == 0 || l.number < before))
        count += l.line.s[0] >= '0' && l.line.s[0] <= '9';
    lines_done(&l);
    return count;
}

static void print_json(int decisions, int line, const char *reason)
{
    struct text out = { 0 };
    struct jout j;

    jout_start(&j, &out);
    jout_object(&j);
    jout_key_bool(&j, "ok", !reason);
    jout_key_int(&j, "decisions", decisions);
    jout_key(&j, "line");
    if (line)
        jout_int(&j, line);
    else
        jout_null(&j);
    jout_key_string(&j, "reason", reason);
    jout_end_object(&j);
    jout_done(&j);
    puts(text_str(&out));
    text_free(&out);
}

static void print_outcome(const struct match *m, enum lang lang)
{
    struct eng_result result;
    struct text out = { 0 };

    say_result(m, &result);
    say_outcome(m, &result, lang, &out);
    puts(text_str(&out));
    text_free(&out);
}

static void print_verified(const struct wishes *w, const struct match *m, int decisions)
{
    if (w->json) {
        print_json(decisions, 0, NULL);
        return;
    }
    printf("%s: %d decisions, every line as it should be\n", w->path, decisions);
    printf("the seed keeps its promise, %s\n", match_journal(m)->promise);
    print_outcome(m, w->lang);
}

static void print_story(const struct wishes *w, const struct match *m)
{
    const struct eng_box *box = match_box(m);
    const struct journal *j = match_journal(m);
    struct text log = { 0 };

    fputs(catalog_find(w->lang, box->game->book->title), stdout);
    if (j->scenario)
        printf(": %s",
               catalog_find(w->lang, box->scenario[eng_find_scenario(box, j->scenario)].title));
    putchar('\n');
    for (int i = 0; i < match_news_count(m); i++) {
        say_event(m, match_news(m, i), true, w->lang, &log);
        text_add_char(&log, '\n');
    }
    fputs(text_str(&log), stdout);
    text_free(&log);
    print_outcome(m, w->lang);
}

static int replay(const struct wishes *w, const char *text)
{
    struct err err;
    struct match *m = start_replay(w->path, text, &err);

    if (!m) {
        if (w->json)
            print_json(count_decisions(text, line_of(&err)), line_of(&err), err.reason);
        return w->json ? EXIT_REFUSED : commands_refused(&err);
    }
    if (w->story)
        print_story(w, m);
    else
        print_verified(w, m, count_decisions(text, 0));
    match_free(m);
    return EXIT_DONE;
}

int replay_command(int argc, char **argv)
{
    struct wishes w;
    struct text text = { 0 };
    struct err err;
    int status;

    if (!read_wishes(argc, argv, &w))
        return commands_usage(usage);
    if (start_read(w.path, &text, &err)) {
        status = replay(&w, text_str(&text));
    } else {
        if (w.json)
            print_json(0, line_of(&err), err.reason);
        status = w.json ? EXIT_REFUSED : commands_refused(&err);
    }
    text_free(&text);
    return status;
}
