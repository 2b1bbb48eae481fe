/* do_play.c -- the console's commands that decide, and take back. */

#include <string.h>

#include "ai/ai.h"

#include "console/console_local.h"
#include "console/say.h"

bool console_choices(struct console *c, const struct words *w, struct err *err)
{
    int seat, count;

    if (!say_find_seat(c->match, w->word[1], &seat, err) ||
        !say_choices(c->match, seat, &c->body, &count, err))
        return false;
    text_add_int(&c->head, count);
    return true;
}

static bool read_action(struct console *c, const struct words *w, int *seat, struct eng_action *a,
                        struct err *err)
{
    return say_find_seat(c->match, w->word[1], seat, err) &&
           eng_action_parse(match_box(c->match), w, 2, a, err);
}

/* True when it was done; otherwise the answer in words becomes the error. */
static bool judged(struct console *c, enum match_answer answer, eng_ruleno why, struct err *err)
{
    struct text reason = { 0 };

    if (answer == MATCH_DONE)
        return true;
    say_answer(c->match, answer, why, &reason);
    err_set(err, NULL, "%s", text_str(&reason));
    text_free(&reason);
    return false;
}

bool console_check(struct console *c, const struct words *w, struct err *err)
{
    struct eng_action a;
    eng_ruleno why;
    int seat;

    if (!read_action(c, w, &seat, &a, err))
        return false;
    enum match_answer answer = match_check(c->match, seat, &a, &why);

    if (answer == MATCH_FROZEN)
        return judged(c, answer, why, err);
    if (answer == MATCH_DONE)
        text_add(&c->head, "ok");
    else
        say_answer(c->match, answer, why, &c->head);
    return true;
}

bool console_play(struct console *c, const struct words *w, struct err *err)
{
    struct eng_action a;
    eng_ruleno why;
    int seat;

    if (!read_action(c, w, &seat, &a, err) ||
        !judged(c, match_play(c->match, seat, &a, &why), why, err))
        return false;
    console_say_where(c);
    return true;
}

bool console_fate(struct console *c, const struct words *w, struct err *err)
{
    uint8_t value[ENG_FATE];
    int64_t n;

    if (w->count - 1 > ENG_FATE)
        return err_set(err, NULL, "at most %d dice or cards can be laid", ENG_FATE);
    for (int i = 1; i < w->count; i++) {
        if (!words_int(w->word[i], 0, UINT8_MAX, &n))
            return err_set(err, NULL, "'%s' is not a number from 0 to 255", w->word[i]);
        value[i - 1] = (uint8_t)n;
    }
    return judged(c, match_lay_fate(c->match, value, w->count - 1), 0, err);
}

bool console_undo(struct console *c, const struct words *w, struct err *err)
{
    int seat;

    if (!say_find_seat(c->match, w->word[1], &seat, err) ||
        !judged(c, match_undo(c->match, seat), 0, err))
        return false;
    console_say_where(c);
    return true;
}

bool console_take_back(struct console *c, const struct words *w, struct err *err)
{
    int lines = match_journal(c->match)->count;
    int64_t line;

    if (lines == 0)
        return judged(c, MATCH_NO_UNDO, 0, err);
    if (!words_int(w->word[1], 0, lines - 1, &line))
        return err_set(err, NULL, "'%s' is not a line before the last, %d", w->word[1], lines);
    if (!judged(c, match_take_back(c->match, (int)line), 0, err))
        return false;
    console_say_where(c);
    return true;
}

/* -- bots -- */

struct hiring {
    const struct ai_bot *bot;
    int seat; /* -1: every seat */
    struct ai_budget budget;
    int64_t times;
};

static bool read_limit(const struct words *w, int i, struct hiring *h, struct err *err)
{
    const char *key = w->word[i];
    int64_t n;

    if (i + 1 == w->count || !words_int(w->word[i + 1], 1, UINT32_MAX, &n))
        return err_set(err, NULL, "'%s' needs a number from 1 on", key);
    if (strcmp(key, "nodes") == 0)
        h->budget.nodes = (uint64_t)n;
    else if (strcmp(key, "ms") == 0)
        h->budget.ms = (uint32_t)n;
    else if (strcmp(key, "times") == 0)
        h->times = n;
    else
        return err_set(err, NULL, "'%s' is neither nodes, ms nor times", key);
    return true;
}

static bool read_hiring(struct console *c, const struct words *w, struct hiring *h, struct err *err)
{
    bool all = strcmp(w->word[1], "all") == 0;

    *h = (struct hiring){ .seat = -1 };
    h->times = all ? (int64_t)match_box(c->match)->game->longest : 1;
    if (!all && !say_find_seat(c->match, w->word[1], &h->seat, err))
        return false;
    h->bot = ai_find(w->word[2]);
    if (!h->bot)
        return err_set(err, NULL, "there is no bot '%s'; bots lists them", w->word[2]);
    for (int i = 3; i < w->count; i += 2)
        if (!read_limit(w, i, h, err))
            return false;
    return true;
}

/* The seat whose turn it is for these bots; -1: none. */
static int next_seat(const struct console *c, const struct hiring *h)
{
    const struct eng_core *core = match_state(c->match);

    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->active & ENG_SEAT(seat) && (h->seat < 0 || h->seat == seat))
            return seat;
    return -1;
}

/* One decision, whose text is added to the answer. */
static bool decide(struct console *c, const struct hiring *h, int seat, struct err *err)
{
    const struct eng_game *game = match_box(c->match)->game;
    struct eng_action a;
    eng_ruleno why = 0;

    if (!ai_decide(h->bot, c->match, seat, &h->budget, &c->bots, &a))
        return match_frozen(c->match) ? judged(c, MATCH_FROZEN, 0, err)
                                      : err_set(err, NULL, "%s has no answer", h->bot->name);
    if (!judged(c, match_play(c->match, seat, &a, &why), why, err))
        return false;
    text_printf(&c->body, "%d ", seat);
    eng_action_text(game, &a, &c->body);
    text_add_char(&c->body, '\n');
    return true;
}

bool console_bot(struct console *c, const struct words *w, struct err *err)
{
    struct hiring h;
    int64_t made = 0;
    int seat;

    if (!read_hiring(c, w, &h, err))
        return false;
    for (; made < h.times && (seat = next_seat(c, &h)) >= 0; made++)
        if (!decide(c, &h, seat, err))
            return false;
    if (made == 0)
        return judged(c,
                      ((const struct eng_core *)match_state(c->match))->over ? MATCH_OVER
                                                                             : MATCH_NOT_ASKED,
                      0, err);
    text_add_int(&c->head, made);
    return true;
}

bool console_bots(struct console *c, const struct words *w, struct err *err)
{
    (void)w;
    (void)err;
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++)
        text_printf(&c->body, "%s -- %s\n", bot->name, bot->about);
    return true;
}
