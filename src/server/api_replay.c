/* api_replay.c -- what can be had of a match: its journal, its story, and its states one by one. */

#include <stdio.h>
#include <string.h>

#include "server/request.h"

static const char json_kind[] = "application/json";

void api_get_journal(struct request *r, struct answer *a)
{
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);

    if (!t)
        return;
    if (!table_is_over(t)) {
        answer_refusal(a, 409, "running",
                       "the journal has both sides' secrets; it can be had when the match is over");
        return;
    }
    journal_write(match_journal(t->m), true, &a->made);
    answer_made(a, 200, "text/plain; charset=utf-8");
    a->file = "match.journal";
}

/* -- whose eyes -- */

/* "0", "watch", "all", "-1"; without one the first seat of the token, or what everybody sees. */
static bool read_eye(const struct request *r, const char *key, int usual, int seats, int *out)
{
    const char *word = request_arg(r, key);
    int64_t seat;

    *out = usual;
    if (!word)
        return true;
    if (strcmp(word, "all") == 0)
        *out = PLAYBACK_ALL;
    else if (strcmp(word, "watch") == 0)
        *out = TABLE_WATCHERS;
    else if (words_int(word, -1, seats - 1, &seat))
        *out = (int)seat;
    else
        return false;
    return true;
}

static int first_seat(const struct store_door *door)
{
    int seat = 0;

    while (seat < ENG_SEATS && !(door->seats & ENG_SEAT(seat)))
        seat++;
    return seat < ENG_SEATS ? seat : TABLE_WATCHERS;
}

static bool choose_eye(struct request *r, struct answer *a, const char *key, const struct table *t,
                       const struct store_door *door, int *eye)
{
    if (!read_eye(r, key, first_seat(door), t->plan.seat_count, eye)) {
        answer_refusal(a, 400, "malformed", "there is no such eye");
        return false;
    }
    if (table_is_over(t) || *eye == TABLE_WATCHERS || (*eye >= 0 && door->seats & ENG_SEAT(*eye)))
        return true;
    answer_refusal(a, 403, "not-your-eye", "that can be seen when the match is over");
    return false;
}

/* -- the story -- */

/* Names are people's own: they may not lay out the page. */
static void add_plain(struct text *out, const char *s)
{
    for (; *s; s++) {
        if (strchr("\\`*_{}[]<>#|", *s))
            text_add_char(out, '\\');
        text_add_char(out, *s);
    }
}

static void tell_heading(const struct table *t, enum lang lang, struct text *out)
{
    const struct eng_box *box = t->plan.box;

    text_printf(out, "# %s: %s\n\n", catalog_find(lang, box->game->book->title),
                catalog_find(lang, box->scenario[t->plan.scenario].title));
    for (int seat = 0; seat < t->plan.seat_count; seat++) {
        const struct plan_seat *s = &t->plan.seat[seat];

        text_add(out, "- ");
        eng_seat_name(box, &t->plan.core, seat, lang, out);
        if (s->player[0] || s->bot)
            text_add(out, ": ");
        add_plain(out, s->player[0] ? s->player : s->bot ? s->bot->name : "");
        text_add_char(out, '\n');
    }
    text_add_char(out, '\n');
}

static void tell_line(const struct table *t, const struct eng_event *e, enum lang lang,
                      struct text *out)
{
    const struct eng_box *box = t->plan.box;

    text_printf(out, "%*s- ", 2 * e->indent, "");
    eng_render(box, table_core(t), &e->what, lang, out);
    if (e->what.rule)
        text_printf(out, " *(%s)*", box->game->book->rules[e->what.rule].cite);
    text_add_char(out, '\n');
}

static void tell_end(const struct table *t, enum lang lang, struct text *out)
{
    static const char *const why[] = { "", "has resigned", "has claimed the match",
                                       "was given a draw" };
    const struct eng_box *box = t->plan.box;
    struct eng_result result = { 0 };

    if (!table_is_over(t))
        return;
    text_add(out, "\n**");
    if (t->ending.why == END_CLOSED) {
        text_add(out, catalog_find(lang, "Whoever made the match has closed it"));
    } else if (t->ending.why != END_NONE) {
        eng_seat_name(box, table_core(t), t->ending.by, lang, out);
        text_printf(out, " %s", catalog_find(lang, why[t->ending.why]));
    } else {
        box->game->result(box, table_core(t), &result);
        eng_render(box, table_core(t), &result.why, lang, out);
    }
    text_add(out, "**\n");
}

void api_get_story(struct request *r, struct answer *a)
{
    enum lang lang = request_lang(r);
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);
    int eye;

    if (!t || !choose_eye(r, a, "seat", t, &door, &eye))
        return;
    tell_heading(t, lang, &a->made);
    for (int i = 0; i < match_news_count(t->m); i++)
        if (eye == PLAYBACK_ALL || eng_may_read(match_news(t->m, i), eye >= 0 ? ENG_SEAT(eye) : 0))
            tell_line(t, match_news(t->m, i), lang, &a->made);
    tell_end(t, lang, &a->made);
    answer_made(a, 200, "text/markdown; charset=utf-8");
    a->file = "match.md";
}

/* -- replays -- */

static void put_replay_options(const struct playback *p, struct jout *j)
{
    struct lines l = { .next = text_str(&p->journal.options) };
    struct words w;
    struct err err;

    jout_key(j, "options");
    jout_object(j);
    while (lines_next(&l))
        if (words_cut(l.line.s, &w, &err) && w.count == 2)
            jout_key_string(j, w.word[0], w.word[1]);
    lines_done(&l);
    jout_end_object(j);
}

static void put_replay_match(const struct playback *p, bool with_seed, struct jout *j)
{
    int scenario = p->journal.scenario ? eng_find_scenario(p->box, p->journal.scenario) : -1;
    char seed[SEED_HEX];

    seed_to_hex(&p->journal.seed, seed);
    jout_key_string(j, "game", p->journal.game);
    jout_key_string(j, "scenario", p->journal.scenario);
    jout_key(j, "title");
    plan_write_both(scenario >= 0 ? p->box->scenario[scenario].title : NULL, j);
    put_replay_options(p, j);
    jout_key_string(j, "promise", p->journal.promise);
    jout_key_string(j, "seed", with_seed ? seed : NULL);
    plan_write_seats(p->box, &p->core, j);
}

static void put_eye(int eye, struct jout *j)
{
    char seat[4];

    snprintf(seat, sizeof seat, "%d", eye & 7);
    jout_key_string(j, "eye", eye == PLAYBACK_ALL ? "all" : eye < 0 ? "watch" : seat);
}

static bool put_steps(struct playback *p, int eye, struct jout *j)
{
    const struct playback_steps *s = playback_steps(p, eye);

    jout_key_int(j, "steps", s ? s->count : 0);
    jout_key(j, "log");
    jout_array(j);
    for (int i = 0; s && i < s->count; i++)
        jout_int(j, s->log[i]);
    jout_end_array(j);
    return s != NULL;
}

/* The heading; `upload` (or NULL) is the id of one that was uploaded. */
static void say_replay(struct playback *p, int eye, bool over, const char *upload, struct answer *a)
{
    struct jout j;
    char link[STORE_TOKEN + 4];

    jout_start(&j, &a->made);
    jout_object(&j);
    if (upload) {
        snprintf(link, sizeof link, "/r/%s", upload);
        jout_key_string(&j, "id", upload);
        jout_key_string(&j, "link", link);
    }
    bool fine = put_steps(p, eye, &j);
    jout_key_bool(&j, "over", over);
    put_replay_match(p, over || upload, &j);
    put_eye(eye, &j);
    jout_end_object(&j);
    jout_done(&j);
    if (fine)
        answer_made(a, 200, json_kind);
    else
        answer_refusal(a, 409, "frozen", "this match cannot be shown");
}

static void say_step(struct playback *p, int eye, const struct request *r, const char *word,
                     struct answer *a)
{
    int64_t step;

    if (words_int(word, 0, INT32_MAX, &step) &&
        playback_step(p, eye, (int)step, request_lang(r), &a->made))
        answer_made(a, 200, json_kind);
    else
        answer_refusal(a, 404, "no-such-step", "there is no such step");
}

/* A match as far as it has come. */
static struct playback *play_match(struct request *r, struct answer *a, struct table *t)
{
    uint64_t version = (uint64_t)match_sequence(t->m);
    struct replay *replay = replays_find(r->server->replays, t->id, false, version);
    struct text journal = { 0 };
    struct err err;

    if (!replay) {
        journal_write(match_journal(t->m), true, &journal);
        replay = replays_add(r->server->replays, t->id, false, version, text_str(&journal), &err);
        text_free(&journal);
    }
    if (!replay)
        answer_refusal(a, 409, "frozen", err.reason);
    return replay ? &replay->playback : NULL;
}

static struct playback *open_match(struct request *r, struct answer *a, int *eye, bool *over)
{
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);

    if (!t || !choose_eye(r, a, "eye", t, &door, eye))
        return NULL;
    *over = table_is_over(t);
    return play_match(r, a, t);
}

void api_get_match_replay(struct request *r, struct answer *a)
{
    int eye;
    bool over;
    struct playback *p = open_match(r, a, &eye, &over);

    if (p)
        say_replay(p, eye, over, NULL, a);
}

void api_get_match_step(struct request *r, struct answer *a)
{
    int eye;
    bool over;
    struct playback *p = open_match(r, a, &eye, &over);

    if (p)
        say_step(p, eye, r, r->part[4], a);
}

static void refuse_journal(struct answer *a, const struct err *err)
{
    const char *colon = strrchr(err->place, ':');
    struct jout j;
    int64_t line;

    jout_start(&j, &a->made);
    jout_object(&j);
    jout_key(&j, "error");
    jout_object(&j);
    jout_key_string(&j, "code", "bad-journal");
    jout_key_string(&j, "reason", err->reason);
    jout_key(&j, "line");
    if (colon && words_int(colon + 1, 1, INT32_MAX, &line))
        jout_int(&j, line);
    else
        jout_null(&j);
    jout_end_object(&j);
    jout_end_object(&j);
    jout_done(&j);
    answer_made(a, 400, json_kind);
}

static bool has_hidden_seed(const char *text)
{
    struct journal j = { 0 };
    struct err err;
    bool hidden = journal_read("journal", text, &j, &err) && !j.seed_known;

    journal_free(&j);
    return hidden;
}

void api_post_replay(struct request *r, struct answer *a)
{
    char id[STORE_TOKEN];
    struct err err;

    if (strlen(text_str(&r->body)) != r->body.length) {
        err_set(&err, "journal", "it has a zero byte in it");
        refuse_journal(a, &err);
        return;
    }
    if (has_hidden_seed(text_str(&r->body))) {
        answer_refusal(a, 409, "hidden-seed",
                       "the seed is hidden in this journal; without it no die can be cast again");
        return;
    }
    token_draw(id);
    struct replay *replay = replays_add(r->server->replays, id, true, 0, text_str(&r->body), &err);
    if (!replay) {
        refuse_journal(a, &err);
        return;
    }
    say_replay(&replay->playback, PLAYBACK_ALL, playback_is_over(&replay->playback), id, a);
    if (a->status == 200)
        a->status = 201;
}

static struct replay *open_upload(struct request *r, struct answer *a, int *eye)
{
    struct replay *replay = replays_find(r->server->replays, r->part[2], true, 0);

    if (!replay) {
        answer_refusal(a, 404, "no-such-replay", "it is not here any more; upload it again");
        return NULL;
    }
    const struct eng_core *core = &replay->playback.core;
    if (read_eye(r, "eye", PLAYBACK_ALL, core->seat_count, eye))
        return replay;
    answer_refusal(a, 400, "malformed", "there is no such eye");
    return NULL;
}

void api_get_replay(struct request *r, struct answer *a)
{
    int eye;
    struct replay *replay = open_upload(r, a, &eye);

    if (replay)
        say_replay(&replay->playback, eye, playback_is_over(&replay->playback), replay->id, a);
}

void api_get_step(struct request *r, struct answer *a)
{
    int eye;
    struct replay *replay = open_upload(r, a, &eye);

    if (replay)
        say_step(&replay->playback, eye, r, r->part[3], a);
}
