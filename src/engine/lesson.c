/* lesson.c -- guided matches: reading them.
 *
 * Lines of a lesson open something (say, want, but ...) or add to what was opened last (en, fr, point).
 * So a reader that remembers where words belong needs no nesting and no end marks, but for the
 * position, whose lines are not ours. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/catalog.h"
#include "base/file.h"
#include "base/words.h"

#include "engine/lesson.h"

enum { LESSON_MINUTES = 60, LESSON_NEAR = 5000 };

/* -- reading -- */

struct reader {
    const struct eng_box *box;
    struct lesson *lesson;
    struct lines lines;
    struct words words;
    struct lesson_words *open; /* where en and fr go */
    struct err *err;
};

static bool wrong(struct reader *r, const char *what)
{
    return err_line(r->err, r->lesson->place, r->lines.number, "%s", what);
}

static bool wrong_here(struct reader *r)
{
    char reason[sizeof r->err->reason];

    snprintf(reason, sizeof reason, "%s", r->err->reason);
    return wrong(r, reason);
}

static void *grown(void *items, int count, size_t size)
{
    return base_realloc(items, (size_t)(count + 1) * size);
}

static struct lesson_step *last_step(struct reader *r)
{
    return r->lesson->step_count ? &r->lesson->step[r->lesson->step_count - 1] : NULL;
}

static struct lesson_step *add_step(struct reader *r, enum lesson_sort sort)
{
    struct lesson *l = r->lesson;

    l->step = grown(l->step, l->step_count, sizeof *l->step);
    struct lesson_step *s = &l->step[l->step_count++];
    *s = (struct lesson_step){ .sort = sort, .line = r->lines.number };
    r->open = &s->words;
    return s;
}

/* The words from `from` to the next "|" as an action; `*next` is where to go on. */
static bool read_action(struct reader *r, int from, int *next, struct eng_action *out)
{
    struct words some = { 0 };
    int at = from;

    for (; at < r->words.count && strcmp(r->words.word[at], "|") != 0; at++)
        some.word[some.count++] = r->words.word[at];
    *next = at < r->words.count ? at + 1 : at;
    if (some.count == 0)
        return wrong(r, "an action is missing");
    return eng_action_parse(r->box, &some, 0, out, r->err) || wrong_here(r);
}

static bool read_actions(struct reader *r, struct lesson_step *s, int from)
{
    int at = from;

    do {
        s->action = grown(s->action, s->action_count, sizeof *s->action);
        if (!read_action(r, at, &at, &s->action[s->action_count++]))
            return false;
    } while (at < r->words.count);
    return s->action_count <= LESSON_ACTIONS || wrong(r, "so much is not wanted at once");
}

static bool take_say(struct reader *r)
{
    add_step(r, LESSON_SAYS);
    return r->words.count == 1 || wrong(r, "'say' stands alone; its words come in 'en' and 'fr'");
}

static bool take_want(struct reader *r)
{
    struct lesson_step *s = add_step(r, LESSON_WANTS);
    int from = 1;
    int64_t near;

    if (r->words.count > from && strcmp(r->words.word[from], "all") == 0) {
        s->all = true;
        from++;
    }
    if (r->words.count > from + 1 && strcmp(r->words.word[from], "near") == 0) {
        if (!words_int(r->words.word[from + 1], 1, LESSON_NEAR, &near))
            return wrong(r, "'near' takes a distance");
        s->near = (int)near;
        from += 2;
    }
    if (!read_actions(r, s, from))
        return false;
    int verb = s->action[s->action_count - 1].verb;
    s->closes = s->all && r->box->game->verbs[verb].gesture == GESTURE_BUTTON;
    return true;
}

static bool take_foe(struct reader *r)
{
    struct lesson_step *s = add_step(r, LESSON_PLAYS);

    r->open = NULL;
    return read_actions(r, s, 1) &&
           (s->action_count == 1 || wrong(r, "the other side does one thing"));
}

static struct lesson_step *wanting(struct reader *r)
{
    struct lesson_step *s = last_step(r);

    return s && s->sort == LESSON_WANTS ? s : NULL;
}

/* "but pick 12", or "but pick *" for whatever is picked. */
static bool take_but(struct reader *r)
{
    struct lesson_step *s = wanting(r);
    struct lesson_but but = { 0 };
    int next;

    if (!s)
        return wrong(r, "'but' belongs to a 'want'");
    but.any = r->words.count == 3 && strcmp(r->words.word[2], "*") == 0;
    if (but.any) {
        const struct eng_verb *v = r->box->game->verbs;
        while (v[but.action.verb].name && strcmp(v[but.action.verb].name, r->words.word[1]) != 0)
            but.action.verb++;
        if (!v[but.action.verb].name)
            return wrong(r, "there is no such verb");
    } else if (!read_action(r, 1, &next, &but.action)) {
        return false;
    }
    s->but = grown(s->but, s->but_count, sizeof *s->but);
    s->but[s->but_count] = but;
    r->open = &s->but[s->but_count++].words;
    return true;
}

static bool take_otherwise(struct reader *r)
{
    struct lesson_step *s = wanting(r);

    if (!s || r->words.count != 1)
        return wrong(r, "'otherwise' stands alone, after a 'want'");
    r->open = &s->otherwise;
    return true;
}

static bool read_rule(struct reader *r, int word, eng_ruleno *out)
{
    *out = r->words.count > word ? eng_rule_find(r->box->game->book, r->words.word[word]) : 0;
    return *out || wrong(r, "there is no such statement in the register");
}

static bool take_because(struct reader *r)
{
    struct lesson_step *s = wanting(r);

    if (!s || !s->but_count)
        return wrong(r, "'because' belongs to a 'but'");
    return read_rule(r, 1, &s->but[s->but_count - 1].because);
}

static bool take_shows(struct reader *r)
{
    struct lesson_step *s = last_step(r);

    if (!s)
        return wrong(r, "'shows' belongs to a step");
    for (int word = 1; word < r->words.count; word++) {
        s->show = grown(s->show, s->show_count, sizeof *s->show);
        if (!read_rule(r, word, &s->show[s->show_count++]))
            return false;
    }
    return true;
}

static bool take_dice(struct reader *r)
{
    struct lesson_step *s = last_step(r);

    if (!s || s->sort == LESSON_SAYS)
        return wrong(r, "'dice' belong to a decision");
    s->fate_count = r->words.count - 1;
    return eng_fate_parse(r->box, &r->words, 1, s->fate, r->err) || wrong_here(r);
}

static const char *const gestures[] = {
    [GESTURE_PIECE] = "piece", [GESTURE_SPACE] = "space", [GESTURE_EDGE] = "edge",
    [GESTURE_CARD] = "card",   [GESTURE_PILE] = "pile",   [GESTURE_TEXT] = "",
};

static struct lesson_point point_of(const struct eng_box *box, const struct eng_action *a)
{
    const struct eng_verb *v = &box->game->verbs[a->verb];
    struct text what = { 0 };
    const char *kind = gestures[v->gesture];

    if (v->gesture == GESTURE_POSE) {
        kind = "piece";
        text_printf(&what, "%d", a->noun);
    } else if (kind && kind[0] && v->takes & TAKES_NOUN) {
        text_printf(&what, "%d", a->noun);
    } else {
        kind = "button";
        eng_action_text(box->game, a, &what);
    }
    return (struct lesson_point){ .kind = base_strdup(kind), .what = what.s };
}

static void add_point(struct lesson_step *s, struct lesson_point point)
{
    s->point = grown(s->point, s->point_count, sizeof *s->point);
    s->point[s->point_count++] = point;
}

/* A pose is shown as well.  `wanted`: 1 + which action of the step it is, or 0. */
static void point_at(const struct eng_box *box, struct lesson_step *s, const struct eng_action *a,
                     int wanted)
{
    struct lesson_point point = point_of(box, a);
    struct text words = { 0 }, where = { 0 };

    point.wanted = wanted;
    if (wanted) {
        eng_action_text(box->game, a, &words);
        point.action = words.s;
    }
    add_point(s, point);
    if (!(box->game->verbs[a->verb].takes & TAKES_POSE))
        return;
    text_printf(&where, "%d,%d", a->x, a->y);
    add_point(
        s, (struct lesson_point){ .kind = base_strdup("spot"), .what = where.s, .wanted = wanted });
}

/* "point page log", or what an action would be about. */
static bool take_point(struct reader *r)
{
    struct lesson_step *s = last_step(r);
    struct eng_action a;
    int next = 1;

    if (!s || s->sort == LESSON_PLAYS)
        return wrong(r, "'point' belongs to what is said");
    if (r->words.count == 3 && strcmp(r->words.word[1], "page") == 0) {
        add_point(s, (struct lesson_point){ .kind = base_strdup("page"),
                                            .what = base_strdup(r->words.word[2]) });
        return true;
    }
    do {
        if (!read_action(r, next, &next, &a))
            return false;
        point_at(r->box, s, &a, 0);
    } while (next < r->words.count);
    return true;
}

static bool take_words(struct reader *r)
{
    enum lang lang = strcmp(r->words.word[0], "fr") == 0 ? LANG_FR : LANG_EN;

    if (!r->open || r->words.count != 2)
        return wrong(r, "a text in quotes, after what it belongs to");
    if (r->open->in[lang])
        return wrong(r, "it has been said already");
    r->open->in[lang] = base_strdup(r->words.word[1]);
    return true;
}

static bool take_heading(struct reader *r)
{
    const char *word = r->words.word[0];
    struct lesson *l = r->lesson;
    int64_t minutes;

    if (strcmp(word, "minutes") == 0) {
        if (r->words.count != 2 || !words_int(r->words.word[1], 1, LESSON_MINUTES, &minutes))
            return wrong(r, "'minutes' takes a number");
        l->minutes = (int)minutes;
        return true;
    }
    if (r->words.count != 2)
        return wrong(r, "one word is missing, or too many stand here");
    char **out = strcmp(word, "level") == 0 ? &l->level : &l->then;
    free(*out);
    *out = base_strdup(r->words.word[1]);
    return true;
}

static bool take_lesson(struct reader *r)
{
    if (r->words.count != 3 || strcmp(r->words.word[1], r->box->game->book->game) != 0)
        return wrong(r, "this is a lesson of another game");
    return strcmp(r->words.word[2], "1") == 0 || wrong(r, "lessons of this version are not known");
}

static bool take_title(struct reader *r)
{
    r->open = &r->lesson->title;
    return true;
}

static bool take_about(struct reader *r)
{
    r->open = &r->lesson->about;
    return true;
}

/* Its lines are kept as they are, up to "end position". */
static bool take_position(struct reader *r)
{
    struct text *out = &r->lesson->position;

    r->open = NULL;
    while (lines_next(&r->lines)) {
        if (strcmp(text_str(&r->lines.line), "end position") == 0)
            return out->length > 0 || wrong(r, "the position is empty");
        text_printf(out, "%s\n", text_str(&r->lines.line));
    }
    return wrong(r, "the position has no end");
}

static const struct {
    const char *word;
    bool (*take)(struct reader *);
} keywords[] = {
    { "lesson", take_lesson },
    { "title", take_title },
    { "about", take_about },
    { "minutes", take_heading },
    { "level", take_heading },
    { "then", take_heading },
    { "position", take_position },
    { "say", take_say },
    { "want", take_want },
    { "foe", take_foe },
    { "but", take_but },
    { "because", take_because },
    { "otherwise", take_otherwise },
    { "shows", take_shows },
    { "dice", take_dice },
    { "point", take_point },
    { "en", take_words },
    { "fr", take_words },
};

static bool take_line(struct reader *r)
{
    if (!words_cut(r->lines.line.s, &r->words, r->err))
        return wrong_here(r);
    if (r->words.count == 0)
        return true;
    for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++)
        if (strcmp(keywords[i].word, r->words.word[0]) == 0)
            return keywords[i].take(r);
    return wrong(r, "no line of a lesson begins like that");
}

/* -- judging -- */

static bool complete(const struct lesson_words *w, bool needed)
{
    return w->in[LANG_EN] ? w->in[LANG_FR] != NULL : !needed && !w->in[LANG_FR];
}

static bool judge_step(struct lesson *l, const struct lesson_step *s, struct err *err)
{
    bool fine = complete(&s->words, s->sort != LESSON_PLAYS) && complete(&s->otherwise, false);

    for (int i = 0; i < s->but_count; i++)
        fine = fine && complete(&s->but[i].words, true);
    return fine || err_line(err, l->place, s->line, "words are missing, or their French");
}

/* The position as it stands; whether the decisions go with it, tests/lessons.c tells. */
static bool judge(struct lesson *l, const struct eng_box *box, struct err *err)
{
    void *state = base_alloc(box->game->state_size);
    struct eng_start start = { 0 };
    bool fine = complete(&l->title, true) && complete(&l->about, true) && l->minutes && l->level &&
                l->then && l->position.length;

    if (!fine)
        err_set(err, l->place, "a lesson has title, about, minutes, level, then and position");
    fine =
        fine && eng_begin_position(box, l->place, text_str(&l->position), &start, state, NULL, err);
    fine = fine && (eng_find_scenario(box, l->then) >= 0 ||
                    err_set(err, l->place, "there is no scenario '%s'", l->then));
    for (int i = 0; fine && i < l->step_count; i++)
        fine = judge_step(l, &l->step[i], err);
    free(state);
    return fine;
}

/* What is wanted is pointed at, whatever else is. */
static void point_at_wanted(struct lesson *l, const struct eng_box *box)
{
    for (int i = 0; i < l->step_count; i++) {
        struct lesson_step *s = &l->step[i];
        for (int a = 0; s->sort == LESSON_WANTS && a < s->action_count; a++)
            point_at(box, s, &s->action[a], a + 1);
    }
}

bool lesson_read(const struct eng_box *box, const char *path, struct lesson *l, struct err *err)
{
    struct text text = { 0 };
    struct reader r = { .box = box, .lesson = l, .err = err };
    bool fine = file_read(path, &text, err);

    l->place = base_strdup(path);
    r.lines.next = text_str(&text);
    while (fine && lines_next(&r.lines))
        fine = take_line(&r);
    lines_done(&r.lines);
    text_free(&text);
    fine = fine && judge(l, box, err);
    if (fine)
        point_at_wanted(l, box);
    return fine;
}

bool lessons_open(struct eng_box *box, const char *folder, struct err *err)
{
    static const char ending[] = ".lesson";
    struct file_list list;
    bool fine = true;

    if (!file_is_folder(folder))
        return true;
    if (!file_list_read(folder, ending, &list, err))
        return false;
    box->lesson = base_alloc((size_t)(list.count + 1) * sizeof *box->lesson);
    for (int i = 0; i < list.count && fine; i++) {
        struct lesson *l = &box->lesson[box->lesson_count++];
        struct text path = { 0 };

        text_printf(&path, "%s/%s", folder, list.name[i]);
        l->id = base_strdup(list.name[i]);
        l->id[strlen(l->id) - (sizeof ending - 1)] = 0;
        fine = lesson_read(box, text_str(&path), l, err);
        text_free(&path);
    }
    file_list_free(&list);
    return fine;
}

static void free_words(struct lesson_words *w)
{
    for (int lang = 0; lang < LANG_COUNT; lang++)
        free(w->in[lang]);
}

static void free_step(struct lesson_step *s)
{
    for (int i = 0; i < s->point_count; i++) {
        free(s->point[i].kind);
        free(s->point[i].what);
        free(s->point[i].action);
    }
    for (int i = 0; i < s->but_count; i++)
        free_words(&s->but[i].words);
    free_words(&s->words);
    free_words(&s->otherwise);
    free(s->point);
    free(s->show);
    free(s->action);
    free(s->but);
}

void lesson_free(struct lesson *l)
{
    for (int s = 0; s < l->step_count; s++)
        free_step(&l->step[s]);
    free(l->step);
    free_words(&l->title);
    free_words(&l->about);
    free(l->id);
    free(l->place);
    free(l->level);
    free(l->then);
    text_free(&l->position);
}

void lessons_close(struct eng_box *box)
{
    for (int i = 0; i < box->lesson_count; i++)
        lesson_free(&box->lesson[i]);
    free(box->lesson);
}

const struct lesson *lesson_find(const struct eng_box *box, const char *id)
{
    for (int i = 0; i < box->lesson_count; i++)
        if (strcmp(box->lesson[i].id, id) == 0)
            return &box->lesson[i];
    return NULL;
}
