/* lesson_cmd.c -- `berthier lesson`: does a guided match still go by its own words?  Or is shown as it goes. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"

#include "engine/lesson.h"
#include "engine/match.h"
#include "engine/registry.h"

#include "console/commands.h"

enum { OFFERS = 900 }; /* bytes of them that are shown */

/* "lesson colors 1" */
static const struct eng_box *box_of(const char *path, struct err *err)
{
    struct text text = { 0 };
    char game[32] = "";
    const struct eng_box *box = NULL;

    if (!file_read(path, &text, err))
        return NULL;
    if (sscanf(text_str(&text), "lesson %31s", game) != 1 || !eng_find_game(game))
        err_line(err, path, 1,
                 "a lesson begins with 'lesson', its game and the version of its rules");
    else
        box = eng_shared_box(game, err);
    text_free(&text);
    return box;
}

static bool read_it(const char *path, struct lesson *l, const struct eng_box **box, struct err *err)
{
    *box = box_of(path, err);
    return *box && lesson_read(*box, path, l, err);
}

static int check(const char *path)
{
    struct lesson l = { 0 };
    const struct eng_box *box;
    struct err err;
    bool fine = read_it(path, &l, &box, &err) && lesson_play(&l, box, NULL, NULL, &err);

    if (fine)
        printf("%s: %s, %d steps\n", path, l.title.in[LANG_EN], l.step_count);
    lesson_free(&l);
    return fine ? EXIT_DONE : commands_refused(&err);
}

/* -- as it goes -- */

struct showing {
    const struct eng_box *box;
    int told;
};

static void show_news(struct showing *s, struct match *m)
{
    struct text line = { 0 };

    for (; s->told < match_news_count(m); s->told++) {
        const struct eng_event *e = match_news(m, s->told);
        if (!eng_may_read(e, ENG_SEAT(LESSON_PLAYER)))
            continue;
        text_clear(&line);
        eng_render(s->box, match_state(m), &e->what, LANG_EN, &line);
        printf("      %s [%s]\n", text_str(&line), s->box->game->book->rules[e->what.rule].id);
    }
    text_free(&line);
}

static void show_offers(struct showing *s, struct match *m, int seat)
{
    struct eng_choices *c = base_alloc(sizeof *c);
    struct text words = { 0 };

    if (match_choices(m, seat, c))
        for (int i = 0; i < c->count; i++) {
            text_add(&words, i ? " | " : "");
            eng_action_words(s->box, &c->action[i], &words);
        }
    printf("   %d: %.*s\n", seat, OFFERS, text_str(&words));
    text_free(&words);
    free(c);
}

static void show_prompt(struct showing *s, struct match *m)
{
    void *view = base_alloc(s->box->game->state_size);
    struct eng_phrase p = { 0 };
    struct text line = { 0 };

    if (match_view(m, ENG_SEAT(LESSON_PLAYER), view))
        s->box->game->prompt(s->box, view, LESSON_PLAYER, &p);
    eng_render(s->box, view, &p, LANG_EN, &line);
    printf("   ? %s [%s]\n", text_str(&line), s->box->game->book->rules[p.rule].id);
    text_free(&line);
    free(view);
}

static void show_step(void *arg, struct match *m, const struct lesson_step *step)
{
    struct showing *s = arg;
    const struct eng_core *core = match_state(m);
    struct text where = { 0 };

    eng_trace(s->box, core, &where);
    if (step->words.in[LANG_EN])
        printf("%d  %s\n", step->line, step->words.in[LANG_EN]);
    show_news(s, m);
    printf("   %s\n", text_str(&where));
    if (core->asked & ENG_SEAT(LESSON_PLAYER))
        show_prompt(s, m);
    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->asked & ENG_SEAT(seat))
            show_offers(s, m, seat);
    text_free(&where);
}

static int show(const char *path)
{
    struct lesson l = { 0 };
    struct showing s = { 0 };
    struct err err;
    bool fine = read_it(path, &l, &s.box, &err) && lesson_play(&l, s.box, show_step, &s, &err);

    lesson_free(&l);
    return fine ? EXIT_DONE : commands_refused(&err);
}

int lesson_command(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "show") == 0)
        return commands_each(argc, argv, "show", "lesson check|show FILE...", show);
    return commands_check(argc, argv, "lesson check|show FILE...", check);
}
