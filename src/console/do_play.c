/* do_play.c -- the console's commands that decide, and take back. */

#include <string.h>

#include "console/console_local.h"
#include "console/say.h"

bool console_choices(struct console *c, const struct words *w, struct err *err)
{
    bool numbers = w->count == 3;
    bool (*list)(struct match *, int, struct text *, int *, struct err *) =
        numbers ? say_numbers : say_choices;
    int seat, count;

    if (numbers && strcmp(w->word[2], "numbers") != 0)
        return err_set(err, NULL, "'%s' is not 'numbers'", w->word[2]);
    if (!say_find_seat(c->match, w->word[1], &seat, err) ||
        !list(c->match, seat, &c->body, &count, err))
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

bool console_judged(struct console *c, enum match_answer answer, eng_ruleno why, struct err *err)
{
    struct text reason = { 0 };

    if (answer == MATCH_DONE)
        return true;
    say_answer(c->match, answer, why, c->lang, &reason);
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
        return console_judged(c, answer, why, err);
    if (answer == MATCH_DONE)
        text_add(&c->head, "ok");
    else
        say_answer(c->match, answer, why, c->lang, &c->head);
    say_reason(c->match, seat, &a, why, c->lang, &c->head);
    return true;
}

bool console_play(struct console *c, const struct words *w, struct err *err)
{
    struct eng_action a;
    eng_ruleno why;
    int seat;

    if (!read_action(c, w, &seat, &a, err))
        return false;
    enum match_answer answer = match_play(c->match, seat, &a, &why);
    if (answer != MATCH_DONE) {
        struct text reason = { 0 };

        say_answer(c->match, answer, why, c->lang, &reason);
        say_reason(c->match, seat, &a, why, c->lang, &reason);
        err_set(err, NULL, "%s", text_str(&reason));
        text_free(&reason);
        return false;
    }
    console_say_where(c);
    return true;
}

bool console_fate(struct console *c, const struct words *w, struct err *err)
{
    uint8_t value[ENG_FATE];

    if (!match_dice(c->match))
        return err_set(err, NULL, "no dice are laid in a match whose journal is of format 1");
    if (!eng_fate_parse(match_box(c->match), w, 1, value, err))
        return false;
    return console_judged(c, match_lay_fate(c->match, value, w->count - 1), 0, err);
}

/* commit, reveal, forgo: what a seat adds to the dice. */
bool console_add(struct console *c, const struct words *w, struct err *err)
{
    enum match_answer answer = MATCH_REFUSED;
    struct seed part;
    int seat;

    if (!say_find_seat(c->match, w->word[1], &seat, err))
        return false;
    if (w->word[0][0] == 'f')
        answer = match_forgo(c->match, seat);
    else if (!seed_from_hex(w->word[2], &part))
        return err_set(err, NULL, "'%s' is not 64 hexadecimal digits in lower case", w->word[2]);
    else if (w->word[0][0] == 'c')
        answer = match_commit(c->match, seat, w->word[2]);
    else
        answer = match_reveal(c->match, seat, &part);
    if (answer == MATCH_REFUSED)
        return err_set(err, NULL,
                       w->word[0][0] == 'r'
                           ? "these are not the bytes that were promised, or not now"
                           : "this seat cannot do that now");
    return console_judged(c, answer, 0, err);
}

bool console_undo(struct console *c, const struct words *w, struct err *err)
{
    int seat;

    if (!say_find_seat(c->match, w->word[1], &seat, err) ||
        !console_judged(c, match_undo(c->match, seat), 0, err))
        return false;
    console_say_where(c);
    return true;
}

bool console_take_back(struct console *c, const struct words *w, struct err *err)
{
    int lines = match_journal(c->match)->count;
    int64_t line;

    if (lines == 0)
        return console_judged(c, MATCH_NO_UNDO, 0, err);
    if (!words_int(w->word[1], 0, lines - 1, &line))
        return err_set(err, NULL, "'%s' is not a line before the last, %d", w->word[1], lines);
    if (!console_judged(c, match_take_back(c->match, (int)line), 0, err))
        return false;
    console_say_where(c);
    return true;
}
