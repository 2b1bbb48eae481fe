/* say.c -- a match in words. */

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "console/say.h"

/* -- seats -- */

static char plain(char c)
{
    return c == '-' ? ' ' : (char)tolower((unsigned char)c);
}

bool say_same(const char *word, const char *name)
{
    while (*word && plain(*word) == plain(*name)) {
        word++;
        name++;
    }
    return *word == 0 && *name == 0;
}

static bool seat_is_called(const struct match *m, int seat, const char *word)
{
    struct text name = { 0 };

    eng_seat_name(match_box(m), match_state(m), seat, LANG_EN, &name);
    bool same = say_same(word, text_str(&name));
    text_free(&name);
    return same;
}

static bool no_such_seat(const struct match *m, const char *word, struct err *err)
{
    const struct eng_core *core = match_state(m);
    struct text all = { 0 };

    for (int seat = 0; seat < core->seat_count; seat++) {
        text_printf(&all, "%s%d ", seat ? ", " : "", seat);
        eng_seat_name(match_box(m), core, seat, LANG_EN, &all);
    }
    err_set(err, NULL, "there is no seat '%s'; the seats are %s", word, text_str(&all));
    text_free(&all);
    return false;
}

bool say_find_seat(const struct match *m, const char *word, int *seat, struct err *err)
{
    const struct eng_core *core = match_state(m);
    int64_t n;

    if (words_int(word, 0, core->seat_count - 1, &n)) {
        *seat = (int)n;
        return true;
    }
    for (int s = 0; s < core->seat_count; s++)
        if (seat_is_called(m, s, word)) {
            *seat = s;
            return true;
        }
    return no_such_seat(m, word, err);
}

bool say_find_reader(const struct match *m, const char *word, int *seat, struct err *err)
{
    if (say_same(word, "spectator")) {
        *seat = SAY_SPECTATOR;
        return true;
    }
    return say_find_seat(m, word, seat, err);
}

bool say_find_seats(const struct match *m, const char *word, eng_seats *out, struct err *err)
{
    const struct eng_core *core = match_state(m);
    const char *const *sides = match_box(m)->game->sides;
    int found;

    *out = 0;
    for (int seat = 0; seat < core->seat_count; seat++)
        if (say_same(word, sides[core->side[seat]]))
            *out |= ENG_SEAT(seat);
    if (*out)
        return true;
    if (!say_find_seat(m, word, &found, err))
        return false;
    *out = ENG_SEAT(found);
    return true;
}

eng_seats say_audience(int seat)
{
    return seat == SAY_SPECTATOR ? 0 : ENG_SEAT(seat);
}

static void add_names(const struct match *m, eng_seats seats, enum lang lang, struct text *out)
{
    const struct eng_core *core = match_state(m);
    const char *between = "";

    for (int seat = 0; seat < core->seat_count; seat++) {
        if (!(seats & ENG_SEAT(seat)))
            continue;
        text_add(out, between);
        eng_seat_name(match_box(m), core, seat, lang, out);
        between = ", ";
    }
}

/* -- rules -- */

void say_rule(const struct eng_game *game, eng_ruleno rule, enum lang lang, struct text *out)
{
    const struct eng_rule *r = &game->book->rules[rule];

    text_printf(out, "%s (%s): %s", r->id, r->cite, r->statement[lang]);
}

void say_answer(const struct match *m, enum match_answer answer, eng_ruleno why, enum lang lang,
                struct text *out)
{
    if (answer == MATCH_REFUSED && why) {
        text_add(out, "refused by ");
        say_rule(match_box(m)->game, why, lang, out);
        return;
    }
    text_add(out, match_answer_text(answer));
    if (answer == MATCH_FROZEN && match_frozen(m))
        text_printf(out, ": %s", match_frozen(m));
}

void say_reason(struct match *m, int seat, const struct eng_action *a, eng_ruleno why,
                enum lang lang, struct text *out)
{
    struct text words = { 0 };

    if (why && match_refusal(m, seat, a, why, lang, &words) && words.length)
        text_printf(out, " -- %s", text_str(&words));
    text_free(&words);
}

/* -- what a seat knows -- */

static bool is_frozen(const struct match *m, struct err *err)
{
    struct text why = { 0 };

    say_answer(m, MATCH_FROZEN, 0, LANG_EN, &why);
    err_set(err, NULL, "%s", text_str(&why));
    text_free(&why);
    return false;
}

/* What the audience knows, for the caller to free; NULL when the match is frozen. */
static void *redacted_state(struct match *m, eng_seats audience, struct err *err)
{
    void *state = base_alloc(match_box(m)->game->state_size);

    if (match_view(m, audience, state))
        return state;
    free(state);
    is_frozen(m, err);
    return NULL;
}

bool say_view(struct match *m, eng_seats audience, struct text *out, struct err *err)
{
    const struct eng_box *box = match_box(m);
    void *redacted = redacted_state(m, audience, err);
    struct jout json;

    if (!redacted)
        return false;
    jout_start(&json, out);
    jout_object(&json);
    eng_show(box, redacted, &json);
    jout_end_object(&json);
    jout_done(&json);
    free(redacted);
    return true;
}

static void write_outline(const struct eng_box *box, const struct eng_outline *o, struct text *out)
{
    size_t before;

    text_printf(out, "reach %s ", box->game->verbs[o->verb].name);
    before = out->length;
    if (box->game->word)
        box->game->word(box, o->verb, o->noun, out);
    if (out->length == before)
        text_add_int(out, o->noun);
    for (int i = 0; i < o->count; i++)
        text_printf(out, " %d,%d", o->x[i], o->y[i]);
    text_add_char(out, '\n');
}

bool say_choices(struct match *m, int seat, struct text *out, int *count, struct err *err)
{
    struct eng_choices *c = base_alloc(sizeof *c);
    bool fine = match_choices(m, seat, c) || is_frozen(m, err);

    for (int i = 0; fine && i < c->count; i++) {
        eng_action_words(match_box(m), &c->action[i], out);
        text_add_char(out, '\n');
    }
    for (int i = 0; fine && i < c->outline_count; i++)
        write_outline(match_box(m), &c->outline[i], out);
    *count = c->count;
    free(c);
    return fine;
}

bool say_numbers(struct match *m, int seat, struct text *out, int *count, struct err *err)
{
    struct eng_choices *c = base_alloc(sizeof *c);
    bool fine = match_choices(m, seat, c) || is_frozen(m, err);

    for (int i = 0; fine && i < c->count; i++) {
        eng_action_text(match_box(m)->game, &c->action[i], out);
        text_add_char(out, '\n');
    }
    *count = c->count;
    free(c);
    return fine;
}

static void ask_prompt(const struct eng_box *box, const void *redacted, int seat,
                       struct eng_phrase *out)
{
    const struct eng_core *core = redacted;

    *out = (struct eng_phrase){ 0 };
    if (core->over)
        out->text = ENG_TEXT_OVER;
    else if (seat != SAY_SPECTATOR && core->asked & ENG_SEAT(seat))
        box->game->prompt(box, redacted, seat, out);
    else
        *out = (struct eng_phrase){ .text = ENG_TEXT_WAIT, .arg = { core->active } };
}

static void add_phrase(const struct match *m, const struct eng_phrase *p, enum lang lang,
                       struct text *out)
{
    const struct eng_box *box = match_box(m);

    eng_render(box, match_state(m), p, lang, out);
    if (p->rule)
        text_printf(out, " [%s]", box->game->book->rules[p->rule].cite);
}

bool say_prompt(struct match *m, int seat, enum lang lang, struct text *out, struct err *err)
{
    void *redacted = redacted_state(m, say_audience(seat), err);
    struct eng_phrase phrase;

    if (!redacted)
        return false;
    ask_prompt(match_box(m), redacted, seat, &phrase);
    add_phrase(m, &phrase, lang, out);
    free(redacted);
    return true;
}

/* -- news -- */

void say_event(const struct match *m, const struct eng_event *e, bool umpire, enum lang lang,
               struct text *out)
{
    for (int i = 1; i < e->indent; i++)
        text_add(out, "  ");
    if (umpire && e->audience != ENG_ALL) {
        text_add_char(out, '(');
        add_names(m, e->audience, lang, out);
        text_add(out, ") ");
    }
    add_phrase(m, &e->what, lang, out);
}

void say_log(const struct match *m, eng_seats audience, bool umpire, enum lang lang,
             struct text *out)
{
    int number = 0;

    for (int i = 0; i < match_news_count(m); i++) {
        const struct eng_event *e = match_news(m, i);

        if (umpire ? e->except != 0 : !eng_may_read(e, audience))
            continue; /* an umpire has read the fuller line */
        text_printf(out, "%d ", number++);
        say_event(m, e, umpire, lang, out);
        text_add_char(out, '\n');
    }
}

/* -- results -- */

/* Judged on the truth: a match that is over has no secrets left. */
void say_result(const struct match *m, struct eng_result *out)
{
    const struct eng_box *box = match_box(m);

    *out = (struct eng_result){ 0 };
    box->game->result(box, match_state(m), out);
}

void say_outcome(const struct match *m, const struct eng_result *r, enum lang lang,
                 struct text *out)
{
    if (!r->over) {
        text_add(out, catalog_find(lang, "running"));
        return;
    }
    text_add(out, catalog_find(lang, r->winners ? "winner" : "draw"));
    if (r->winners) {
        text_add_char(out, ' ');
        add_names(m, r->winners, lang, out);
    }
    if (r->why.text) {
        text_add(out, ": ");
        add_phrase(m, &r->why, lang, out);
    }
}
