/* do_look.c -- the console's commands that look at a match and change nothing. */

#include <inttypes.h>
#include <string.h>

#include "console/console_local.h"
#include "console/say.h"

enum { PERFT_DEEPEST = 20 };

/* The reader in word 1; without one, a spectator. */
static bool find_reader(struct console *c, const struct words *w, int *seat, struct err *err)
{
    *seat = SAY_SPECTATOR;
    return w->count < 2 || say_find_reader(c->match, w->word[1], seat, err);
}

bool console_seats(struct console *c, const struct words *w, struct err *err)
{
    const struct eng_core *core = match_state(c->match);

    (void)w;
    (void)err;
    for (int seat = 0; seat < core->seat_count; seat++) {
        bool active = core->active & ENG_SEAT(seat), asked = core->asked & ENG_SEAT(seat);

        text_printf(&c->body, "%d ", seat);
        eng_seat_name(match_box(c->match), core, seat, LANG_EN, &c->body);
        text_printf(&c->body, " %s\n", active ? "to choose" : asked ? "has answered" : "waits");
    }
    text_add_int(&c->head, core->seat_count);
    return true;
}

bool console_view(struct console *c, const struct words *w, struct err *err)
{
    int seat;

    return find_reader(c, w, &seat, err) && say_view(c->match, say_audience(seat), &c->head, err);
}

bool console_message(struct console *c, const struct words *w, struct err *err)
{
    int64_t since = 0;
    int seat;

    if (!find_reader(c, w, &seat, err))
        return false;
    if (w->count > 2 && !words_int(w->word[2], 0, INT32_MAX, &since))
        return err_set(err, NULL, "'%s' is not the number of a line of news", w->word[2]);
    return match_message(c->match, seat, (int)since, c->lang, &c->head) ||
           err_set(err, NULL, "the match is frozen: %s", match_frozen(c->match));
}

bool console_prompt(struct console *c, const struct words *w, struct err *err)
{
    int seat;

    return find_reader(c, w, &seat, err) && say_prompt(c->match, seat, c->lang, &c->head, err);
}

bool console_log(struct console *c, const struct words *w, struct err *err)
{
    bool umpire = w->count > 1 && strcmp(w->word[1], "all") == 0;
    int seat = SAY_SPECTATOR;

    if (!umpire && !find_reader(c, w, &seat, err))
        return false;
    say_log(c->match, say_audience(seat), umpire, c->lang, &c->body);
    return true;
}

bool console_result(struct console *c, const struct words *w, struct err *err)
{
    const struct eng_core *core = match_state(c->match);
    struct eng_result result;

    (void)w;
    (void)err;
    say_result(c->match, &result);
    say_outcome(c->match, &result, c->lang, &c->head);
    text_add(&c->body, "score");
    for (int seat = 0; seat < core->seat_count; seat++)
        text_printf(&c->body, " %" PRId32, result.score[seat]);
    text_add_char(&c->body, '\n');
    return true;
}

bool console_hash(struct console *c, const struct words *w, struct err *err)
{
    (void)w;
    (void)err;
    text_printf(&c->head, "%016" PRIx64, eng_hash(match_box(c->match), match_state(c->match)));
    return true;
}

bool console_perft(struct console *c, const struct words *w, struct err *err)
{
    int64_t depth;

    if (!words_int(w->word[1], 0, PERFT_DEEPEST, &depth))
        return err_set(err, NULL, "the depth is a number from 0 to %d", PERFT_DEEPEST);
    text_printf(&c->head, "%" PRIu64,
                eng_perft(match_box(c->match), match_state(c->match), (int)depth));
    return true;
}

bool console_trace(struct console *c, const struct words *w, struct err *err)
{
    (void)w;
    (void)err;
    console_say_where(c);
    return true;
}
