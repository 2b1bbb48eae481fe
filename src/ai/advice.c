/* advice.c -- the Marshal's answers, played out in the same worlds and held against each other. */

#include "ai/advice.h"

#include <string.h>

#include "ai/ledger.h"
#include "ai/opponents.h"
#include "engine/news.h"

enum {
    WORLDS = 24,  /* in which each answer is played out */
    BEST = 6,     /* answers that are looked at, where he names none but his own */
    LIKELY = 15,  /* hundredths: what comes to pass less often is not worth a word */
    NOTABLE = 10, /* hundredths: a smaller change of a sum is none */
    CLEARLY = 20  /* thousandths: what looks better by less is not better */
};

/* Of his thinking, in positions: about a second of a core, less where a game is slow. */
static const struct {
    const char *game;
    uint64_t nodes;
} thinking[] = {
    { "austerlitz", 6000 },
    { "campaign", 20000 },
    { "colors", 30000 },
    { "triumph", 400000 },
};

struct adviser {
    const struct eng_box *box;
    const void *redacted;
    int seat, side;
    struct ai_watch *outer; /* whoever waits for it; or NULL */
    struct ai_watch watch;  /* how he is watched while he thinks */
    struct rng rng;
    struct ai_thought thought;               /* the last that he told */
    struct search_line line[ADVICE_ANSWERS]; /* each answer, and how he would go on */
};

static uint64_t nodes_for(const struct eng_game *game)
{
    for (size_t i = 0; i < sizeof thinking / sizeof thinking[0]; i++)
        if (strcmp(thinking[i].game, game->book->game) == 0)
            return thinking[i].nodes;
    return 5000;
}

/* -- his own answer, and the others that he thought of -- */

static void listen(void *user, const struct ai_thought *thought)
{
    struct adviser *a = user;

    a->thought = *thought;
}

static void breathe(void *user)
{
    struct adviser *a = user;

    if (a->outer && a->outer->breathe)
        a->outer->breathe(a->outer->user);
    if (a->outer && atomic_load(&a->outer->stop))
        atomic_store(&a->watch.stop, true);
}

static bool is_listed(const struct advice *out, const struct eng_action *action)
{
    for (int i = 0; i < out->count; i++)
        if (eng_action_compare(&out->answer[i].action, action) == 0)
            return true;
    return false;
}

static void list(struct adviser *a, struct advice *out, const struct eng_action *action)
{
    if (out->count == ADVICE_ANSWERS || is_listed(out, action) ||
        a->box->game->check(a->box, a->redacted, a->seat, action) != 0)
        return;
    a->line[out->count] = (struct search_line){ .count = 1, .action = { *action } };
    out->answer[out->count++] = (struct advice_answer){ .action = *action, .value = -1 };
}

/* The plan that begins with an answer goes with it. */
static void go_on(struct search_line *line, const struct ai_thought *t)
{
    int i = 0;

    while (i < t->count && eng_action_compare(&t->action[i], &line->action[0]) != 0)
        i++;
    for (int k = 0; i < t->count && k < t->ahead[i]; k++)
        line->action[line->count++] = t->next[i][k];
}

static bool ask_marshal(struct adviser *a, struct advice *out)
{
    struct ai_budget budget = { .nodes = nodes_for(a->box->game), .watch = &a->watch };
    struct eng_action own;

    if (!marshal_choose(a->box, a->redacted, a->seat, &budget, &a->rng, &own))
        return false;
    list(a, out, &own);
    for (int i = 0; i < a->thought.count; i++)
        list(a, out, &a->thought.action[i]);
    for (int i = 0; i < out->count; i++)
        go_on(&a->line[i], &a->thought);
    return out->count > 0;
}

/* -- how an answer goes on -- */

struct outcome {
    int sum[LEDGER_SUMS], worlds;
    int64_t value;
    uint8_t becomes[LEDGER_THINGS][2]; /* to which other state most lately, and how often */
    uint8_t was[LEDGER_THINGS];
};

static void compare_pages(const struct ledger_page page[2], int things, struct outcome *o)
{
    for (int i = 0; i < LEDGER_SUMS; i++)
        o->sum[i] += page[1].sum[i] - page[0].sum[i];
    for (int i = 0; i < things; i++) {
        if (page[0].state[i] == page[1].state[i])
            continue;
        o->was[i] = page[0].state[i];
        if (o->becomes[i][0] != page[1].state[i])
            o->becomes[i][1] = 0;
        o->becomes[i][0] = page[1].state[i];
        o->becomes[i][1]++;
    }
}

static void play_in_world(struct search *s, int n, const struct search_line *line,
                          const struct ledger *ledger, struct outcome *o)
{
    struct ledger_page page[2] = { 0 };
    const void *world = search_world(s, n);

    if (!world)
        return;
    if (ledger)
        ledger->read(s->box, world, s->side, &page[0]);
    o->value += search_play(s, n, line, NULL);
    o->worlds++;
    if (!ledger)
        return;
    ledger->read(s->box, s->scratch, s->side, &page[1]); /* where the line has ended */
    compare_pages(page, ledger->things(s->box), o);
}

/* -- reasons -- */

static void add_reason(struct advice_answer *to, const char *text, const int32_t arg[ENG_ARGS])
{
    struct advice_reason *r = &to->reason[to->reason_count];

    if (!text || to->reason_count == ADVICE_REASONS)
        return;
    r->text = text;
    memcpy(r->arg, arg, sizeof r->arg);
    to->reason_count++;
}

/* The likeliest first; of the equally likely the first of the game's list. */
static int next_thing(const struct outcome *o, int things, const bool *told)
{
    int best = -1;

    for (int i = 0; i < things; i++)
        if (!told[i] && 100 * o->becomes[i][1] >= LIKELY * o->worlds &&
            (best < 0 || o->becomes[i][1] > o->becomes[best][1]))
            best = i;
    return best;
}

static void tell_things(const struct search *s, const struct ledger *ledger,
                        const struct outcome *o, struct advice_answer *to)
{
    int things = ledger->things(s->box), most = ADVICE_REASONS - ledger->sums, i;
    bool told[LEDGER_THINGS] = { 0 };

    while (to->reason_count < most && (i = next_thing(o, things, told)) >= 0) {
        uint8_t state[2] = { o->was[i], o->becomes[i][0] };
        int32_t arg[ENG_ARGS] = { (100 * o->becomes[i][1] + o->worlds / 2) / o->worlds };

        told[i] = true;
        add_reason(to, ledger->say(s->box, s->redacted, s->side, i, state, arg), arg);
    }
}

static void tell_sums(const struct ledger *ledger, const struct outcome *o,
                      struct advice_answer *to)
{
    for (int i = 0; i < ledger->sums; i++) {
        int mean = o->sum[i] / o->worlds, size = mean < 0 ? -mean : mean;
        int32_t arg[ENG_ARGS] = { size };

        if (size >= NOTABLE)
            add_reason(to, mean > 0 ? ledger->sum[i].more : ledger->sum[i].less, arg);
    }
}

/* -- what would follow -- */

/* Our own next answers, when at least half of the worlds have them. */
static void find_steps(struct search *s, const struct search_line *line, struct search_line *out)
{
    struct search_line played[WORLDS];
    int count = 0;

    for (int n = 0; n < WORLDS / 4 && !search_is_over(s); n++)
        search_play(s, n, line, &played[count++]);
    *out = (struct search_line){ .count = 1, .action = { line->action[0] } };
    for (int at = 1; count && at <= ADVICE_STEPS && at < played[0].count; at++) {
        int same = 0;
        for (int n = 0; n < count; n++)
            same += played[n].count > at &&
                    eng_action_compare(&played[n].action[at], &played[0].action[at]) == 0;
        if (2 * same <= count)
            return;
        out->action[out->count++] = played[0].action[at];
    }
}

/* Said as the seat would say it then, from what it would know. */
static void tell_steps(struct search *s, const struct search_line *line, struct advice_answer *to)
{
    struct search_walk w = { .line = line, .played = NULL };
    void *known = base_alloc(s->box->game->state_size);
    int at = 0;

    if (!search_walk_begin(s, 0, &w)) {
        base_free(known);
        return;
    }
    while (at < line->count && !search_walk_is_over(&w)) {
        bool ours = search_walk_seat(&w) == s->seat;
        if (ours && at > 0 &&
            s->box->game->check(s->box, w.core, s->seat, &line->action[at]) == 0) {
            memcpy(known, w.core, s->box->game->state_size);
            eng_redact(s->box, known, ENG_SEAT(s->seat));
            s->box->game->say(s->box, known, &line->action[at], &to->step[to->step_count++]);
        }
        at += ours;
        if (!search_walk_on(&w))
            break;
    }
    base_free(known);
}

static void explain(struct search *s, const struct ledger *ledger, const struct search_line *line,
                    struct advice_answer *answer)
{
    struct search_line on;
    struct outcome *o = base_alloc(sizeof *o);

    for (int n = 0; n < WORLDS && !search_is_over(s); n++)
        play_in_world(s, n, line, ledger, o);
    if (o->worlds) {
        answer->value = (int)(o->value / o->worlds);
        if (ledger) {
            tell_things(s, ledger, o, answer);
            tell_sums(ledger, o, answer);
        }
        find_steps(s, line, &on);
        tell_steps(s, &on, answer);
    }
    base_free(o);
}

/* -- the whole -- */

static void swap(struct advice_answer *a, struct advice_answer *b)
{
    struct advice_answer was = *a;

    *a = *b;
    *b = was;
}

/* The others by how they did. */
static void sort_others(struct advice *out)
{
    for (int i = 2; i < out->count; i++)
        for (int j = i; j > 1 && out->answer[j].value > out->answer[j - 1].value; j--)
            swap(&out->answer[j], &out->answer[j - 1]);
}

/* He has thought longer about his own answer than these worlds say.  Where it was a plan, the worlds
 * have seen that plan, and one that does clearly better comes first; where he has ways of his own
 * (secret choices, what bluff is worth), what only seems better is left out. */
static void judge(struct advice *out, bool planned)
{
    sort_others(out);
    if (planned && out->count > 1 && out->answer[1].value > out->answer[0].value + CLEARLY)
        swap(&out->answer[0], &out->answer[1]);
    int kept = 1;
    for (int i = 1; i < out->count; i++)
        if (out->answer[i].value <= out->answer[0].value + CLEARLY)
            out->answer[kept++] = out->answer[i];
    out->count = kept;
}

/* Was a turn planned, or only this one answer thought over? */
static bool has_planned(const struct ai_thought *t)
{
    int ahead = 0;

    for (int i = 0; i < t->count; i++)
        ahead += t->ahead[i];
    return ahead > 0;
}

static bool goes_by_habit(const struct adviser *a, const struct ai_know *know)
{
    return know->by_habit && know->by_habit(a->box, a->redacted, a->seat);
}

static void weigh(struct adviser *a, struct advice *out)
{
    const struct ai_know *know = ai_know(a->box->game);
    struct ai_budget all = { .nodes = UINT64_MAX, .watch = &a->watch };
    struct search s;

    search_begin(&s, a->box, know->drilled ? know->drilled : know, a->redacted, a->seat, &all, 0, 2,
                 &a->rng);
    if (out->count < 2) { /* he decided without a list: the others are the most promising offers */
        struct eng_choices *c = base_alloc(sizeof *c);
        search_offers(&s, c);
        for (int i = 0; i < c->count && i < BEST; i++)
            list(a, out, &c->action[i]);
        base_free(c);
    }
    for (int i = 0; i < out->count; i++)
        explain(&s, know->ledger, &a->line[i], &out->answer[i]);
    out->worlds = WORLDS;
    judge(out, has_planned(&a->thought));
    search_end(&s);
}

static void call(struct adviser *a, const struct eng_box *box, const void *redacted, int seat)
{
    a->box = box;
    a->redacted = redacted;
    a->seat = seat;
    a->side = ((const struct eng_core *)redacted)->side[seat];
    a->watch.tell = listen;
    a->watch.breathe = breathe;
    a->watch.user = a;
    rng_start_search(&a->rng, eng_hash(box, redacted));
}

bool advice_is_known(const struct eng_game *game)
{
    return opponents_play(game);
}

bool advice_think(const struct eng_box *box, const void *redacted, int seat, struct ai_watch *watch,
                  struct advice *out)
{
    struct adviser a = { .outer = watch };

    call(&a, box, redacted, seat);
    memset(out, 0, sizeof *out);
    if (!advice_is_known(box->game) || !ask_marshal(&a, out))
        return false;
    if (!goes_by_habit(&a, ai_know(box->game)))
        weigh(&a, out);
    return true;
}

bool advised_choose(const struct eng_box *box, const void *redacted, int seat,
                    const struct ai_budget *budget, struct rng *rng, struct eng_action *out)
{
    struct advice advice;

    if (budget->nodes || budget->ms)
        return marshal_choose(box, redacted, seat, budget, rng, out);
    if (!advice_think(box, redacted, seat, budget->watch, &advice))
        return false;
    *out = advice.answer[0].action;
    return true;
}

/* -- telling -- */

static void tell_answer(const struct advice_answer *answer, const struct eng_box *box,
                        const void *redacted, enum lang lang, struct jout *json)
{
    struct text words = { 0 };
    struct eng_phrase label = { 0 };

    eng_action_text(box->game, &answer->action, &words);
    jout_object(json);
    jout_key_string(json, "action", text_str(&words));
    text_clear(&words);
    box->game->say(box, redacted, &answer->action, &label);
    eng_render(box, redacted, &label, lang, &words);
    jout_key_string(json, "label", text_str(&words));
    if (answer->value >= 0)
        jout_key_int(json, "value", answer->value);
    jout_key(json, "reasons");
    jout_array(json);
    for (int i = 0; i < answer->reason_count; i++) {
        text_clear(&words);
        eng_render_words(box, redacted, answer->reason[i].text, answer->reason[i].arg, lang,
                         &words);
        jout_string(json, text_str(&words));
    }
    jout_end_array(json);
    jout_key(json, "steps");
    jout_array(json);
    for (int i = 0; i < answer->step_count; i++) {
        text_clear(&words);
        eng_render(box, redacted, &answer->step[i], lang, &words);
        jout_string(json, text_str(&words));
    }
    jout_end_array(json);
    jout_end_object(json);
    text_free(&words);
}

void advice_tell(const struct advice *a, const struct eng_box *box, const void *redacted,
                 enum lang lang, struct jout *json)
{
    jout_key_int(json, "worlds", a->worlds);
    jout_key(json, "answers");
    jout_array(json);
    for (int i = 0; i < a->count; i++)
        tell_answer(&a->answer[i], box, redacted, lang, json);
    jout_end_array(json);
}
