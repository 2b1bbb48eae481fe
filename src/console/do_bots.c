/* do_bots.c -- the console's commands that let bots and programs decide, or think aloud. */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ai/advice.h"
#include "ai/ai.h"
#include "ai/stranger.h"

#include "console/console_local.h"
#include "console/say.h"

struct hiring {
    const struct ai_bot *bot; /* NULL: a stranger */
    struct stranger stranger[ENG_SEATS];
    int seat; /* -1: every seat */
    struct ai_budget budget;
    int64_t times;
};

/* -- words -- */

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

static bool find_bot(struct console *c, const char *name, struct hiring *h, struct err *err)
{
    const struct eng_game *game = match_box(c->match)->game;

    h->bot = ai_find(name);
    if (!h->bot)
        return err_set(err, NULL, "there is no bot '%s'; bots lists them", name);
    return ai_plays(h->bot, game) ||
           err_set(err, NULL, "%s does not play %s", name, game->book->game);
}

static bool find_stranger(struct console *c, const char *command, struct hiring *h, struct err *err)
{
    if (!c->strangers)
        return err_set(err, NULL, "programs are started only by `berthier console --exec`");
    if (!*command)
        return err_set(err, NULL, "exec: needs a command, as in \"exec:python3 bot.py\"");
    for (int seat = 0; seat < ENG_SEATS; seat++)
        h->stranger[seat].command = command;
    return true;
}

static bool read_hiring(struct console *c, const struct words *w, struct hiring *h, struct err *err)
{
    bool all = strcmp(w->word[1], "all") == 0, is_stranger = strncmp(w->word[2], "exec:", 5) == 0;

    *h = (struct hiring){ .seat = -1 };
    h->times = all ? (int64_t)match_box(c->match)->game->longest : 1;
    if (!all && !say_find_seat(c->match, w->word[1], &h->seat, err))
        return false;
    if (is_stranger ? !find_stranger(c, w->word[2] + 5, h, err) : !find_bot(c, w->word[2], h, err))
        return false;
    for (int i = 3; i < w->count; i += 2)
        if (!read_limit(w, i, h, err))
            return false;
    return true;
}

/* -- deciding -- */

/* The seat whose turn it is for these bots; -1: none. */
static int next_seat(const struct console *c, const struct hiring *h)
{
    const struct eng_core *core = match_state(c->match);

    for (int seat = 0; seat < core->seat_count; seat++)
        if (core->active & ENG_SEAT(seat) && (h->seat < 0 || h->seat == seat))
            return seat;
    return -1;
}

static bool choose(struct console *c, struct hiring *h, int seat, struct eng_action *out,
                   struct err *err)
{
    uint32_t ms = h->budget.ms ? h->budget.ms : STRANGER_MS;
    bool fine = h->bot ? ai_decide(h->bot, c->match, seat, &h->budget, &c->bots, out)
                       : stranger_decide(&h->stranger[seat], c->match, seat, ms, out);

    if (fine)
        return true;
    return match_frozen(c->match)
               ? console_judged(c, MATCH_FROZEN, 0, err)
               : err_set(err, NULL, "%s has no answer", h->bot ? h->bot->name : "the program");
}

/* One decision, whose text is added to the answer; a stranger's fault stands behind what was played
 * in its place. */
static bool decide(struct console *c, struct hiring *h, int seat, struct err *err)
{
    const struct eng_game *game = match_box(c->match)->game;
    int faults = h->stranger[seat].faults;
    struct eng_action a;
    eng_ruleno why = 0;

    if (!choose(c, h, seat, &a, err) ||
        !console_judged(c, match_play(c->match, seat, &a, &why), why, err))
        return false;
    text_printf(&c->body, "%d ", seat);
    eng_action_text(game, &a, &c->body);
    if (h->stranger[seat].faults > faults)
        text_printf(&c->body, " # fault: %s", text_str(&h->stranger[seat].why));
    text_add_char(&c->body, '\n');
    return true;
}

bool console_bot(struct console *c, const struct words *w, struct err *err)
{
    struct hiring h;
    int64_t made = 0;
    bool fine = true;
    int seat;

    if (!read_hiring(c, w, &h, err))
        return false;
    while (made < h.times && (seat = next_seat(c, &h)) >= 0 && (fine = decide(c, &h, seat, err)))
        made++;
    for (seat = 0; seat < ENG_SEATS; seat++)
        stranger_dismiss(&h.stranger[seat], NULL);
    if (fine && made == 0) {
        const struct eng_core *core = match_state(c->match);
        return console_judged(c, core->over ? MATCH_OVER : MATCH_NOT_ASKED, 0, err);
    }
    text_add_int(&c->head, made);
    return fine;
}

bool console_bots(struct console *c, const struct words *w, struct err *err)
{
    (void)w;
    (void)err;
    for (const struct ai_bot *bot = ai_bots; bot->name; bot++)
        text_printf(&c->body, "%s -- %s\n", bot->name, bot->about);
    return true;
}

/* -- thinking aloud -- */

static void keep(void *user, const struct ai_thought *thought)
{
    *(struct ai_thought *)user = *thought;
}

/* "order 45 -- Order the line at F5", as the seat would read it. */
static void add_in_words(struct console *c, const void *redacted, const struct eng_action *a)
{
    const struct eng_box *box = match_box(c->match);
    struct eng_phrase phrase = { 0 };

    eng_action_text(box->game, a, &c->body);
    box->game->say(box, redacted, a, &phrase);
    text_add(&c->body, " -- ");
    eng_render(box, redacted, &phrase, c->lang, &c->body);
    text_add_char(&c->body, '\n');
}

static void add_thought(struct console *c, int seat, const struct ai_thought *t,
                        const struct eng_action *chosen)
{
    void *redacted = base_alloc(match_box(c->match)->game->state_size);

    if (match_view(c->match, ENG_SEAT(seat), redacted)) {
        for (int i = 0; i < t->count; i++) {
            text_printf(&c->body, "%d.%d %% ", t->value[i] / 10, t->value[i] % 10);
            add_in_words(c, redacted, &t->action[i]);
        }
        if (t->count == 0)
            add_in_words(c, redacted, chosen);
    }
    free(redacted);
}

bool console_think(struct console *c, const struct words *w, struct err *err)
{
    struct ai_thought thought = { 0 };
    struct ai_watch watch = { .tell = keep, .user = &thought };
    const struct eng_core *core = match_state(c->match);
    struct rng dice = c->bots; /* a copy: thinking changes nothing */
    struct eng_action a;
    struct hiring h;

    if (strncmp(w->word[2], "exec:", 5) == 0)
        return err_set(err, NULL, "only bots of our own think aloud");
    if (!read_hiring(c, w, &h, err))
        return false;
    if (h.seat < 0)
        return err_set(err, NULL, "one seat thinks at a time");
    if (!(core->active & ENG_SEAT(h.seat)))
        return console_judged(c, core->over ? MATCH_OVER : MATCH_NOT_ASKED, 0, err);
    h.budget.watch = &watch;
    if (!ai_decide(h.bot, c->match, h.seat, &h.budget, &dice, &a))
        return err_set(err, NULL, "%s has no answer", h.bot->name);
    eng_action_text(match_box(c->match)->game, &a, &c->head);
    if (thought.count > 0)
        text_printf(&c->body, "%" PRIu64 " positions\n", thought.nodes);
    add_thought(c, h.seat, &thought, &a);
    return true;
}

/* -- advice -- */

static void put_advice(struct console *c, const struct advice *a, const void *known)
{
    struct jout json;

    jout_start(&json, &c->head);
    jout_object(&json);
    advice_tell(a, match_box(c->match), known, c->lang, &json);
    jout_end_object(&json);
    jout_done(&json);
}

/* That the last action raised a barrier is nothing that the seat knows. */
bool console_advise(struct console *c, const struct words *w, struct err *err)
{
    const struct eng_box *box = match_box(c->match);
    const struct eng_core *core = match_state(c->match);
    void *known = base_alloc(box->game->state_size);
    struct advice *a = base_alloc(sizeof *a);
    int seat;
    bool fine = say_find_seat(c->match, w->word[1], &seat, err);

    if (fine && !(core->asked & ENG_SEAT(seat)))
        fine = err_set(err, NULL, "it is not this seat's decision");
    if (fine && !match_view(c->match, ENG_SEAT(seat), known))
        fine = err_set(err, NULL, "the match is frozen: %s", match_frozen(c->match));
    if (fine) {
        ((struct eng_core *)known)->barrier = 0;
        fine = advice_think(box, known, seat, NULL, a) ||
               err_set(err, NULL, "nobody gives advice in this game");
        if (fine)
            put_advice(c, a, known);
    }
    base_free(a);
    base_free(known);
    return fine;
}
