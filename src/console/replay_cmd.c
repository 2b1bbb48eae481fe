/* replay_cmd.c -- `berthier replay`: a journal checked line by line, or told as a story. */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/registry.h"
#include "engine/replay.h"

#include "console/commands.h"
#include "console/say.h"
#include "console/start.h"

static const char usage[] = "replay FILE [--verify|--text|--rolls] [--json] [--lang en|fr]";

struct wishes {
    const char *path;
    bool verify, story, rolls, json;
    enum lang lang;
};

static bool read_wishes(int argc, char **argv, struct wishes *out)
{
    *out = (struct wishes){ .lang = catalog_reader() };
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--verify") == 0)
            out->verify = true;
        else if (strcmp(argv[i], "--text") == 0)
            out->story = true;
        else if (strcmp(argv[i], "--rolls") == 0)
            out->rolls = true;
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
    return out->path && out->verify + out->story + out->rolls < 2 &&
           !(out->json && (out->story || out->rolls));
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

/* The number of the next line with laid dice; 0: there is none any more. */
static int next_laid(struct lines *l)
{
    while (lines_next(l))
        if (strncmp(l->line.s, "fate ", 5) == 0)
            return l->number;
    lines_done(l);
    return 0;
}

/* text: the journal, or NULL. */
static void print_json(int decisions, int line, const char *reason, const char *text)
{
    struct lines l = { .next = text };
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
    jout_key(&j, "laid");
    jout_array(&j);
    for (int laid; text && (laid = next_laid(&l)) > 0;)
        jout_int(&j, laid);
    jout_end_array(&j);
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

static void print_seats(const struct match *m, eng_seats seats, enum lang lang)
{
    struct text out = { 0 };
    const struct eng_core *core = match_state(m);

    for (int seat = 0; seat < core->seat_count; seat++) {
        if (!(seats & ENG_SEAT(seat)))
            continue;
        text_add(&out, out.length ? ", " : "");
        eng_seat_name(match_box(m), core, seat, lang, &out);
    }
    fputs(text_str(&out), stdout);
    text_free(&out);
}

static void print_round(const struct match *m, const struct dice_round *r, enum lang lang)
{
    if (r->added) {
        printf("from roll %" PRIu64 " on with bytes of: ", r->closed + 1);
        print_seats(m, r->added, lang);
        putchar('\n');
    }
    if (r->closed > r->opened)
        printf("rolls %" PRIu64 " to %" PRIu64 " were thrown while bytes were still owed\n",
               r->opened + 1, r->closed);
    if (r->forgone) {
        fputs("promised bytes and did not give them: ", stdout);
        print_seats(m, r->forgone, lang);
        putchar('\n');
    }
}

/* Who had a part in the dice, and from which roll on. */
static void print_dice(const struct match *m, enum lang lang)
{
    const struct dice *d = match_dice(m);

    if (!d) {
        puts("the dice are numbered by lines, and the seed is the umpire's alone (format 1)");
        return;
    }
    printf("%" PRIu64 " rolls; the seed is the umpire's%s\n", match_rolls(m),
           dice_added(d) ? "" : " alone");
    for (int i = 0; i < d->rounds; i++)
        print_round(m, &d->round[i], lang);
    if (d->bound)
        printf("bytes are still owed since roll %" PRIu64 "\n", d->round[d->rounds].opened + 1);
}

static void print_laid(const char *text)
{
    struct lines l = { .next = text };
    int count = 0;

    for (int line; (line = next_laid(&l)) > 0; count++)
        printf("%s%d", count ? ", " : "DICE WERE LAID BY HAND in these lines: ", line);
    if (count)
        putchar('\n');
}

static void print_verified(const struct wishes *w, const struct match *m, const char *text)
{
    int decisions = count_decisions(text, 0);

    if (w->json) {
        print_json(decisions, 0, NULL, text);
        return;
    }
    printf("%s: %d decisions, every line as it should be\n", w->path, decisions);
    printf("the seed keeps its promise, %s\n", match_journal(m)->promise);
    print_dice(m, w->lang);
    print_laid(text);
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
        if (match_news(m, i)->except)
            continue; /* the fuller line stands before it */
        say_event(m, match_news(m, i), true, w->lang, &log);
        text_add_char(&log, '\n');
    }
    fputs(text_str(&log), stdout);
    text_free(&log);
    print_outcome(m, w->lang);
}

/* -- every roll, for those who reckon them anew (examples/check_dice.py) -- */

/* Rolls thrown since `before`: line of the file (0: the beginning), number, of how many, which. */
static bool print_rolls_of(const struct match *m, int line, uint64_t before, struct err *err)
{
    uint64_t thrown = match_rolls(m) - before;
    int count;
    const struct eng_rolled *roll = match_rolled(m, &count);

    if (thrown > (uint64_t)count)
        return err_set(err, "rolls", "one line threw more than %d", ENG_ROLLED);
    for (uint64_t i = 0; i < thrown; i++)
        printf("%d %" PRIu64 " %u %u\n", line, before + i + 1, roll[i].of, roll[i].value);
    return true;
}

static bool print_rolls(const struct eng_box *box, const char *path, const struct journal *j,
                        struct err *err)
{
    struct replay *r = replay_begin(box, path, j, err);
    bool fine = r && print_rolls_of(replay_match(r), 0, 0, err);

    for (int i = 0; fine && i < j->count; i++) {
        uint64_t before = match_rolls(replay_match(r));
        fine =
            replay_next(r, err) && print_rolls_of(replay_match(r), j->line[i].number, before, err);
    }
    if (r)
        match_free(replay_end(r));
    return fine;
}

static int list_rolls(const struct wishes *w, const char *text)
{
    struct journal j;
    struct err err;

    if (!journal_read(w->path, text, &j, &err))
        return commands_refused(&err);
    const struct eng_box *box = eng_shared_box(j.game, &err);
    bool fine = j.format != JOURNAL_BY_LINE ||
                err_set(&err, w->path, "the dice of format 1 are not numbered by roll");

    fine = fine && box && print_rolls(box, w->path, &j, &err);
    journal_free(&j);
    return fine ? EXIT_DONE : commands_refused(&err);
}

static int replay(const struct wishes *w, const char *text)
{
    struct err err;
    struct match *m = start_replay(w->path, text, &err);

    if (!m) {
        if (w->json)
            print_json(count_decisions(text, line_of(&err)), line_of(&err), err.reason, NULL);
        return w->json ? EXIT_REFUSED : commands_refused(&err);
    }
    if (w->story)
        print_story(w, m);
    else
        print_verified(w, m, text);
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
        status = w.rolls ? list_rolls(&w, text_str(&text)) : replay(&w, text_str(&text));
    } else {
        if (w.json)
            print_json(0, line_of(&err), err.reason, NULL);
        status = w.json ? EXIT_REFUSED : commands_refused(&err);
    }
    text_free(&text);
    return status;
}
