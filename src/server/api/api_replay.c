/* api_replay.c -- what can be had of a match: its journal, its story, and its states one by one. */

#include <stdio.h>
#include <string.h>

#include "server/api/errand.h"

static const char json_kind[] = "application/json";

/* What a line costs, roughly, in microseconds: the small ones go first. */
enum { WRITING = 2, TELLING = 10, PLAYING = 300, STEP = 20000 };

/* Steps are looked for so long at a time, in microseconds; the page then asks for more. */
enum { PIECE = 400000 };

/* While a match runs, answers leave at these times, in ms: how long the work took would tell how much
 * the other side has decided in silence. */
enum { BEAT = 250, STEP_BEAT = 50 };

static void write_journal(struct errand *e)
{
    journal_write(&e->journal, true, &e->answer.made);
    answer_made(&e->answer, 200, "text/plain; charset=utf-8");
    e->answer.file = "match.journal";
}

void api_get_journal(struct request *r, struct answer *a)
{
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);
    struct errand *e;

    if (!t)
        return;
    if (!table_is_over(t)) {
        answer_refusal(a, 409, CODE_RUNNING,
                       "the journal has both sides' secrets; it can be had when the match is over");
        return;
    }
    e = errand_new(r, a, write_journal);
    journal_part(match_journal(t->m), 0, &e->journal);
    errand_begin(e, (int64_t)e->journal.count * WRITING);
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
        answer_refusal(a, 400, CODE_MALFORMED, "there is no such eye");
        return false;
    }
    if (table_is_over(t) || *eye == TABLE_WATCHERS || (*eye >= 0 && door->seats & ENG_SEAT(*eye)))
        return true;
    answer_refusal(a, 403, CODE_NOT_YOUR_EYE, "that can be seen when the match is over");
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

/* What a story is made of, copied from the table: that goes on meanwhile. */
struct errand_story {
    struct plan plan;
    struct table_ending ending;
    bool over;
    int count;
    struct eng_event *line;
    max_align_t state[];
};

static void tell_heading(const struct plan *plan, enum lang lang, struct text *out)
{
    const struct eng_box *box = plan->box;

    text_printf(out, "# %s: %s\n\n", catalog_find(lang, box->game->book->title),
                plan_title(plan, lang));
    for (int seat = 0; seat < plan->seat_count; seat++) {
        const struct plan_seat *s = &plan->seat[seat];

        text_add(out, "- ");
        eng_seat_name(box, &plan->core, seat, lang, out);
        if (s->player[0] || s->bot)
            text_add(out, ": ");
        add_plain(out, s->player[0] ? s->player : s->bot ? s->bot->name : "");
        text_add_char(out, '\n');
    }
    text_add_char(out, '\n');
}

static void tell_line(const struct errand_story *s, const struct eng_event *e, enum lang lang,
                      struct text *out)
{
    const struct eng_box *box = s->plan.box;

    text_printf(out, "%*s- ", 2 * e->indent, "");
    eng_render(box, (const struct eng_core *)s->state, &e->what, lang, out);
    if (e->what.rule)
        text_printf(out, " *(%s)*", box->game->book->rules[e->what.rule].cite);
    text_add_char(out, '\n');
}

static void tell_end(const struct errand_story *s, enum lang lang, struct text *out)
{
    static const char *const why[] = { "", "has resigned", "has claimed the match",
                                       "was given a draw" };
    const struct eng_box *box = s->plan.box;
    const struct eng_core *core = (const struct eng_core *)s->state;
    struct eng_result result = { 0 };

    if (!s->over)
        return;
    text_add(out, "\n**");
    if (s->ending.why == END_CLOSED) {
        text_add(out, catalog_find(lang, "Whoever made the match has closed it"));
    } else if (s->ending.why != END_NONE) {
        eng_seat_name(box, core, s->ending.by, lang, out);
        text_printf(out, " %s", catalog_find(lang, why[s->ending.why]));
    } else {
        box->game->result(box, core, &result);
        eng_render(box, core, &result.why, lang, out);
    }
    text_add(out, "**\n");
}

static void tell_story(struct errand *e)
{
    const struct errand_story *s = e->story;
    struct text *out = &e->answer.made;

    tell_heading(&s->plan, e->lang, out);
    for (int i = 0; i < s->count && !work_is_cancelled(&e->work); i++) {
        tell_line(s, &s->line[i], e->lang, out);
        work_breathe(&e->work);
    }
    tell_end(s, e->lang, out);
    answer_made(&e->answer, 200, "text/markdown; charset=utf-8");
    e->answer.file = "match.md";
}

/* The lines that the eye may read, and nothing else, go with it. */
static struct errand_story *copy_story(const struct table *t, int eye)
{
    size_t size = t->plan.box->game->state_size;
    size_t lines = (size_t)match_news_count(t->m) * sizeof(struct eng_event);
    size_t room = (size + _Alignof(max_align_t)) / _Alignof(max_align_t) * _Alignof(max_align_t);
    struct errand_story *s = base_alloc(sizeof *s + room + lines);

    s->plan = t->plan;
    s->ending = t->ending;
    s->over = table_is_over(t);
    s->line = (struct eng_event *)((unsigned char *)s->state + room);
    memcpy(s->state, match_state(t->m), size);
    for (int i = 0; i < match_news_count(t->m); i++) {
        const struct eng_event *e = match_news(t->m, i);
        if (eye == PLAYBACK_ALL || eng_may_read(e, eye >= 0 ? ENG_SEAT(eye) : 0))
            s->line[s->count++] = *e;
    }
    return s;
}

void api_get_story(struct request *r, struct answer *a)
{
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);
    struct errand *e;
    int eye;

    if (!t || !choose_eye(r, a, "seat", t, &door, &eye))
        return;
    e = errand_new(r, a, tell_story);
    e->story = copy_story(t, eye);
    errand_begin(e, (int64_t)e->story->count * TELLING);
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
        if (words_cut(l.line.s, &w, &err) && w.count == 2) {
            jout_key_any(j, w.word[0]);
            jout_string(j, w.word[1]);
        }
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
    jout_key_bool(j, "laid", journal_has_laid(&p->journal));
    plan_write_seats(p->box, &p->core, j);
}

static void put_eye(int eye, struct jout *j)
{
    char seat[4];

    snprintf(seat, sizeof seat, "%d", eye & 7);
    jout_key_string(j, "eye", eye == PLAYBACK_ALL ? "all" : eye < 0 ? "watch" : seat);
}

/* By what a moment is found again from another eye: of a match that is over the line of its journal.
 * While it runs that would count what others decide in silence; then it is what everybody has read. */
static void put_moments(const struct playback_steps *s, bool over, struct jout *j)
{
    jout_key(j, "at");
    jout_array(j);
    for (int i = 0; s && i < s->count; i++)
        jout_int(j, over ? s->line[i] : s->told[i]);
    jout_end_array(j);
}

static void put_die(const int *fell, int seat, int of, struct jout *j)
{
    int all = 0;

    for (int face = 0; face < of; face++)
        all += fell[face];
    if (!all)
        return;
    jout_object(j);
    jout_key_int(j, "seat", seat);
    jout_key(j, "fell");
    jout_array(j);
    for (int face = 0; face < of; face++)
        jout_int(j, fell[face]);
    jout_end_array(j);
    jout_end_object(j);
}

/* As many as could be found in a while. */
static bool put_steps(struct playback *p, int eye, bool over, struct jout *j)
{
    const struct playback_steps *s = playback_find(p, eye, INT32_MAX, PIECE);

    jout_key_int(j, "steps", s ? s->count : 0);
    jout_key_bool(j, "complete", s && s->complete);
    jout_key(j, "log");
    jout_array(j);
    for (int i = 0; s && i < s->count; i++)
        jout_int(j, s->log[i]);
    jout_end_array(j);
    put_moments(s, over, j);
    return s != NULL;
}

/* What fell, face by face, in the decisions of each seat. */
static void put_dice(const struct playback *p, struct jout *j)
{
    jout_key(j, "dice");
    jout_array(j);
    for (int seat = 0; seat < p->core.seat_count; seat++)
        for (int of = 2; of <= PLAYBACK_FACES; of++)
            put_die(p->fell[seat][of], seat, of, j);
    jout_end_array(j);
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
    bool fine = put_steps(p, eye, over || upload, &j);
    jout_key_bool(&j, "over", over);
    put_replay_match(p, over || upload, &j);
    if (over || upload)
        put_dice(p, &j);
    put_eye(eye, &j);
    jout_end_object(&j);
    jout_done(&j);
    if (fine)
        answer_made(a, 200, json_kind);
    else
        answer_refusal(a, 409, CODE_FROZEN, "this match cannot be shown");
}

static void say_step(struct errand *e, struct playback *p)
{
    struct playback_wish wish = { e->eye, e->step, e->since, e->lang };

    if (playback_step(p, &wish, &e->answer.made))
        answer_made(&e->answer, 200, json_kind);
    else
        answer_refusal(&e->answer, 404, CODE_NO_SUCH_STEP, "there is no such step");
}

/* In a thread: the heading, or a step. */
static void show_reel(struct errand *e)
{
    struct reel *reel = e->reel;
    struct playback *p = &reel->playback;
    struct err err;

    if (!reel_catch_up(reel, &e->work, &err))
        answer_refusal(&e->answer, 409, CODE_FROZEN, err.reason);
    else if (e->step >= 0)
        say_step(e, p);
    else
        say_replay(p, e->eye, reel->uploaded ? playback_is_over(p) : e->over,
                   reel->uploaded ? reel->id : NULL, &e->answer);
    p->work = NULL;
}

/* From which line of the log on; without a word, from the first. */
static int read_since(const struct request *r)
{
    const char *word = request_arg(r, "since");
    int64_t since = 0;

    return word && words_int(word, 0, INT32_MAX, &since) ? (int)since : 0;
}

/* -1: the heading is wanted.  False: that is no step, and the answer is made. */
static bool read_step(struct answer *a, const char *word, int *out)
{
    int64_t step = -1;

    if (word && !words_int(word, 0, INT32_MAX, &step)) {
        answer_refusal(a, 404, CODE_NO_SUCH_STEP, "there is no such step");
        return false;
    }
    *out = (int)step;
    return true;
}

/* A match as far as it has come. */
static void show_match(struct request *r, struct answer *a, const char *word)
{
    struct replays *replays = r->server->replays;
    struct store_door door;
    struct table *t = api_find_table(r, a, &door);
    int eye, step;

    if (!t || !choose_eye(r, a, "eye", t, &door, &eye) || !read_step(a, word, &step))
        return;
    bool over = table_is_over(t);
    struct reel *reel = replays_find(replays, t->id, false, over ? PLAYBACK_ALL : eye);
    if (!reel)
        reel = replays_add(replays, t->id, false, over ? PLAYBACK_ALL : eye);
    int fresh = match_sequence(t->m) + 1 - reel->lines;
    reel_follow(reel, match_journal(t->m));
    struct errand *e = errand_new(r, a, show_reel);
    e->reel = reel;
    e->eye = eye;
    e->step = step;
    e->since = read_since(r);
    e->over = over;
    e->beat = over ? 0 : step >= 0 ? STEP_BEAT : BEAT;
    errand_begin(e, (int64_t)fresh * PLAYING + STEP);
}

void api_get_match_replay(struct request *r, struct answer *a)
{
    show_match(r, a, NULL);
}

void api_get_match_step(struct request *r, struct answer *a)
{
    show_match(r, a, r->part[4]);
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
    jout_key_string(&j, "code", code_word(CODE_BAD_JOURNAL));
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

static bool is_journal(struct errand *e)
{
    const char *text = text_str(&e->body);
    struct err err;

    if (strlen(text) != e->body.length) {
        err_set(&err, "journal", "it has a zero byte in it");
        refuse_journal(&e->answer, &err);
        return false;
    }
    if (!has_hidden_seed(text))
        return true;
    answer_refusal(&e->answer, 409, CODE_HIDDEN_SEED,
                   "the seed is hidden in this journal; without it no die can be cast again");
    return false;
}

/* In a thread: the reel is nobody else's yet. */
static void play_upload(struct errand *e)
{
    struct playback *p = &e->reel->playback;
    struct err err;

    p->work = &e->work;
    if (!is_journal(e))
        return;
    if (!playback_open(p, text_str(&e->body), &err)) {
        refuse_journal(&e->answer, &err);
        return;
    }
    say_replay(p, PLAYBACK_ALL, playback_is_over(p), e->reel->id, &e->answer);
    p->work = NULL;
    if (e->answer.status == 200)
        e->answer.status = 201;
}

static void keep_upload(struct errand *e)
{
    e->reel->playback.work = NULL;
    if (e->answer.status == 201)
        replays_keep(e->server->replays, e->reel);
}

void api_post_replay(struct request *r, struct answer *a)
{
    struct errand *e = errand_new(r, a, play_upload);
    char id[STORE_TOKEN];

    token_draw(id);
    e->after = keep_upload;
    e->reel = reel_new(id, true, PLAYBACK_ALL);
    e->body = r->body;
    r->body = (struct text){ 0 };
    errand_begin(e, (int64_t)e->body.length / 16 * PLAYING);
}

static void show_upload(struct request *r, struct answer *a, const char *word)
{
    struct reel *reel = replays_find(r->server->replays, r->part[2], true, PLAYBACK_ALL);
    int eye, step;

    if (!reel) {
        answer_refusal(a, 404, CODE_NO_SUCH_REPLAY, "it is not here any more; upload it again");
        return;
    }
    if (!read_eye(r, "eye", PLAYBACK_ALL, reel->playback.core.seat_count, &eye)) {
        answer_refusal(a, 400, CODE_MALFORMED, "there is no such eye");
        return;
    }
    if (!read_step(a, word, &step))
        return;
    struct errand *e = errand_new(r, a, show_reel);
    e->reel = reel;
    e->eye = eye;
    e->step = step;
    e->since = read_since(r);
    errand_begin(e, STEP);
}

void api_get_replay(struct request *r, struct answer *a)
{
    show_upload(r, a, NULL);
}

void api_get_step(struct request *r, struct answer *a)
{
    show_upload(r, a, r->part[3]);
}
