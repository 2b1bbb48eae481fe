/* umpire.c -- a match with nothing hidden but its dice, for replays when it is over. */

#include "engine/guard.h"
#include "engine/guide.h"
#include "server/api/playback.h"

struct umpire {
    struct match *m;
    const struct eng_box *box;
    const void *state; /* redacted for everybody: only the dice are gone */
    int since;
    enum lang lang;
    struct jout json;
    struct text *out, scrap;
};

static void put_seats(struct umpire *u, const char *key, eng_seats seats)
{
    jout_key(&u->json, key);
    jout_array(&u->json);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (seats & ENG_SEAT(seat))
            jout_int(&u->json, seat);
    jout_end_array(&u->json);
}

static void put_phrase(struct umpire *u, const struct eng_phrase *p)
{
    const struct eng_rule *rule = &u->box->game->book->rules[p->rule];

    text_clear(&u->scrap);
    eng_render(u->box, u->state, p, u->lang, &u->scrap);
    jout_key_string(&u->json, "text", text_str(&u->scrap));
    if (p->rule) {
        jout_key_string(&u->json, "rule", rule->cite);
        jout_key_string(&u->json, "id", rule->id);
    }
}

static void put_prompt(struct umpire *u)
{
    const struct eng_core *core = u->state;
    struct eng_phrase p = { .text = ENG_TEXT_WAIT, .arg = { core->active } };

    if (core->over)
        p = (struct eng_phrase){ .text = ENG_TEXT_OVER };
    jout_key(&u->json, "prompt");
    jout_object(&u->json);
    put_phrase(u, &p);
    jout_end_object(&u->json);
}

static void put_draft(struct umpire *u)
{
    const struct eng_core *core = u->state;

    jout_key(&u->json, "draft");
    jout_array(&u->json);
    for (int token = 0; token < ENG_TOKENS; token++)
        if (core->draft[token / 64] >> (token % 64) & 1)
            jout_int(&u->json, token);
    jout_end_array(&u->json);
}

static void put_result(struct umpire *u)
{
    struct eng_result result = { 0 };

    if (!((const struct eng_core *)u->state)->over)
        return;
    u->box->game->result(u->box, u->state, &result);
    jout_key(&u->json, "result");
    jout_object(&u->json);
    put_seats(u, "winners", result.winners);
    put_phrase(u, &result.why);
    jout_end_object(&u->json);
}

static void put_line(struct umpire *u, int number, const struct eng_event *e)
{
    jout_object(&u->json);
    jout_key_int(&u->json, "n", number);
    jout_key_int(&u->json, "who", e->actor);
    jout_key_int(&u->json, "indent", e->indent);
    if (e->audience != ENG_ALL)
        put_seats(u, "for", e->audience);
    if (e->except)
        put_seats(u, "for", (eng_seats)~e->except);
    put_phrase(u, &e->what);
    jout_end_object(&u->json);
}

static void put_phases(struct umpire *u)
{
    int phase[ENG_PHASES];
    int count = eng_phases_of(u->box->game, u->state, phase);

    jout_key(&u->json, "phases");
    jout_array(&u->json);
    for (int i = 0; i < count; i++)
        jout_int(&u->json, phase[i]);
    jout_end_array(&u->json);
}

static void put_all(void *arg)
{
    struct umpire *u = arg;

    jout_start(&u->json, u->out);
    jout_object(&u->json);
    jout_key_int(&u->json, "you", -1);
    eng_trace(u->box, u->state, &u->scrap);
    jout_key_string(&u->json, "where", text_str(&u->scrap));
    put_phases(u);
    put_seats(u, "active", ((const struct eng_core *)u->state)->active);
    put_prompt(u);
    jout_key(&u->json, "choices");
    jout_array(&u->json);
    jout_end_array(&u->json);
    put_draft(u);
    jout_key_bool(&u->json, "undo", false);
    put_result(u);
    jout_key(&u->json, "view");
    jout_object(&u->json);
    eng_show(u->box, u->state, &u->json);
    jout_end_object(&u->json);
    jout_key(&u->json, "log");
    jout_array(&u->json);
    for (int i = u->since; i < match_news_count(u->m); i++)
        put_line(u, i, match_news(u->m, i));
    jout_end_array(&u->json);
    jout_end_object(&u->json);
    jout_done(&u->json);
}

bool playback_umpire(struct match *m, int since, enum lang lang, struct text *out)
{
    struct umpire u = { .m = m, .box = match_box(m), .since = since, .lang = lang, .out = out };
    void *state = base_alloc(u.box->game->state_size);
    struct text why = { 0 };
    bool fine = match_view(m, ENG_ALL, state);

    u.state = state;
    fine = fine && eng_guard(put_all, &u, &why);
    text_free(&why);
    text_free(&u.scrap);
    base_free(state);
    return fine;
}
