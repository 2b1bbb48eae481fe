/* message.c -- all that one seat is sent after a change, made from its redacted state. */

#include <string.h>

#include "engine/flow.h"
#include "engine/guard.h"
#include "engine/match_local.h"
#include "engine/sabotage.h"

struct message {
    struct match *m;
    int seat; /* -1: a spectator */
    int since;
    enum lang lang;
    struct text *out;
    struct jout json;
    const void *redacted; /* NULL: not made yet */
    bool overlays;        /* with what is drawn over the map */
    struct jparts *parts; /* NULL: they are not noted */
    struct text scrap, action;
};

/* Down to where parts are noted: the pieces of a view, and the actions of a verb. */
enum { LEVELS = 3, LEVELS_OF_CHOICES = 4 };

static eng_seats audience(const struct message *msg)
{
    return msg->seat >= 0 ? ENG_SEAT(msg->seat) : 0;
}

/* Is this a bug that gives away what is hidden from the reader, and does it now? */
static bool gives_away(const struct message *msg, enum sabotage bug)
{
    return SABOTAGE(bug) &&
           sabotage_hidden(msg->m->state, msg->redacted, offsetof(struct eng_core, over),
                           msg->m->box->game->state_size);
}

static const char *const gesture_names[] = {
    [GESTURE_BUTTON] = "button", [GESTURE_PIECE] = "piece", [GESTURE_SPACE] = "space",
    [GESTURE_EDGE] = "edge",     [GESTURE_CARD] = "card",   [GESTURE_NUMBER] = "number",
    [GESTURE_POSE] = "pose",     [GESTURE_PILE] = "pile",   [GESTURE_DIE] = "die",
    [GESTURE_TEXT] = "text",
};

static const char *rendered(struct message *msg, const struct eng_phrase *p)
{
    text_clear(&msg->scrap);
    eng_render(msg->m->box, msg->redacted, p, msg->lang, &msg->scrap);
    return text_str(&msg->scrap);
}

static const char *citation(const struct message *msg, eng_ruleno rule)
{
    return msg->m->box->game->book->rules[rule].cite;
}

static void write_rule(struct message *msg, eng_ruleno rule)
{
    if (!rule)
        return;
    jout_key_string(&msg->json, "rule", citation(msg, rule));
    jout_key_string(&msg->json, "id", msg->m->box->game->book->rules[rule].id);
}

static void write_phrase(struct message *msg, const struct eng_phrase *p)
{
    jout_key_string(&msg->json, "text", rendered(msg, p));
    write_rule(msg, p->rule);
}

static void write_seats(struct message *msg, const char *key, eng_seats seats)
{
    jout_key(&msg->json, key);
    jout_array(&msg->json);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (seats & ENG_SEAT(seat))
            jout_int(&msg->json, seat);
    jout_end_array(&msg->json);
}

static void write_prompt(struct message *msg)
{
    const struct eng_core *core = msg->redacted;
    struct eng_phrase p = { 0 };

    if (core->over)
        p.text = ENG_TEXT_OVER;
    else if (msg->seat >= 0 && core->asked & ENG_SEAT(msg->seat))
        msg->m->box->game->prompt(msg->m->box, msg->redacted, msg->seat, &p);
    else
        p = (struct eng_phrase){ .text = ENG_TEXT_WAIT, .arg = { core->active } };
    jout_key(&msg->json, "prompt");
    jout_object(&msg->json);
    write_phrase(msg, &p);
    jout_end_object(&msg->json);
}

static void write_phrases(struct message *msg, const char *key, const struct eng_phrase *p,
                          int count)
{
    if (!count)
        return;
    jout_key(&msg->json, key);
    jout_array(&msg->json);
    for (int i = 0; i < count; i++) {
        jout_object(&msg->json);
        write_phrase(msg, &p[i]);
        jout_end_object(&msg->json);
    }
    jout_end_array(&msg->json);
}

/* What it comes to, where there is something to be said. */
static void write_weight(struct message *msg, const struct eng_action *a)
{
    static const char *const ends[] = { "", "phase", "turn", "match" };
    struct eng_weight w = { 0 };

    if (!msg->m->box->game->weigh)
        return;
    msg->m->box->game->weigh(msg->m->box, msg->redacted, msg->seat, a, &w);
    if (w.ends)
        jout_key_string(&msg->json, "ends", ends[w.ends]);
    if (w.grave)
        jout_key_bool(&msg->json, "grave", true);
    write_phrases(msg, "costs", w.cost, w.cost_count);
    write_phrases(msg, "left", w.left, w.left_count);
}

static void write_action(struct message *msg, const struct eng_action *a)
{
    struct eng_phrase p = { 0 };

    text_clear(&msg->action);
    eng_action_text(msg->m->box->game, a, &msg->action);
    msg->m->box->game->say(msg->m->box, msg->redacted, a, &p);
    jout_object(&msg->json);
    jout_key_string(&msg->json, "action", text_str(&msg->action));
    if (msg->m->box->game->verbs[a->verb].takes & TAKES_NOUN)
        jout_key_int(&msg->json, "noun", a->noun);
    jout_key_string(&msg->json, "label", rendered(msg, &p));
    write_weight(msg, a);
    jout_end_object(&msg->json);
}

static void write_outline(struct message *msg, const struct eng_outline *o)
{
    jout_object(&msg->json);
    jout_key_int(&msg->json, "noun", o->noun);
    jout_key(&msg->json, "points");
    jout_array(&msg->json);
    for (int i = 0; i < o->count; i++) {
        jout_int(&msg->json, o->x[i]);
        jout_int(&msg->json, o->y[i]);
    }
    jout_end_array(&msg->json);
    jout_end_object(&msg->json);
}

/* All actions of one verb together; they stand together in the list, which is ascending. */
static int write_verb(struct message *msg, const struct eng_choices *c, int from)
{
    int verb = c->action[from].verb, i = from;

    jout_object(&msg->json);
    jout_key_string(&msg->json, "verb", msg->m->box->game->verbs[verb].name);
    jout_key_string(&msg->json, "gesture", gesture_names[msg->m->box->game->verbs[verb].gesture]);
    jout_key(&msg->json, "actions");
    jout_array(&msg->json);
    for (; i < c->count && c->action[i].verb == verb; i++)
        write_action(msg, &c->action[i]);
    jout_end_array(&msg->json);
    jout_key(&msg->json, "reach");
    jout_array(&msg->json);
    for (int o = 0; o < c->outline_count; o++)
        if (c->outline[o].verb == verb)
            write_outline(msg, &c->outline[o]);
    jout_end_array(&msg->json);
    jout_end_object(&msg->json);
    return i;
}

static void write_choices(struct message *msg)
{
    struct eng_choices c;

    eng_choices_clear(&c);
    if (msg->seat >= 0)
        msg->m->box->game->offer(msg->m->box, msg->redacted, msg->seat, &c);
    if (c.count > 1 && gives_away(msg, BUG_ORDER)) {
        c.action[ENG_CHOICES - 1] = c.action[0];
        c.action[0] = c.action[1];
        c.action[1] = c.action[ENG_CHOICES - 1];
    }
    jout_key(&msg->json, "choices");
    if (msg->parts)
        msg->parts->levels = LEVELS_OF_CHOICES;
    jout_array(&msg->json);
    for (int i = 0; i < c.count;)
        i = write_verb(msg, &c, i);
    jout_end_array(&msg->json);
    if (msg->parts)
        msg->parts->levels = LEVELS;
}

static void write_draft(struct message *msg)
{
    const struct eng_core *core = msg->redacted;

    jout_key(&msg->json, "draft");
    jout_array(&msg->json);
    for (int i = bits_next(core->draft, ENG_TOKENS / 64, 0); i >= 0;
         i = bits_next(core->draft, ENG_TOKENS / 64, i + 1))
        jout_int(&msg->json, i);
    jout_end_array(&msg->json);
}

/* [from, to, "kind", value]: what a part of the sentence means, so that the page can point at it.
 * A line has the arguments that its readers may know, and no others stand in its template. */
static void write_marks(struct message *msg, const struct eng_mark *mark, int count)
{
    if (!count)
        return;
    jout_key(&msg->json, "marks");
    jout_array(&msg->json);
    for (int i = 0; i < count; i++) {
        jout_array(&msg->json);
        jout_int(&msg->json, mark[i].from);
        jout_int(&msg->json, mark[i].to);
        jout_string(&msg->json, mark[i].kind);
        jout_int(&msg->json, mark[i].value);
        jout_end_array(&msg->json);
    }
    jout_end_array(&msg->json);
}

/* What a die shows, for a page that draws it: of so many faces, that one. */
static void write_die(struct message *msg, const struct eng_phrase *p)
{
    if (p->text != ENG_TEXT_ROLL)
        return;
    jout_key(&msg->json, "die");
    jout_array(&msg->json);
    jout_int(&msg->json, p->arg[1]);
    jout_int(&msg->json, p->arg[0]);
    jout_end_array(&msg->json);
}

static void write_line(struct message *msg, const struct eng_phrase *p)
{
    struct eng_mark mark[ENG_MARKS];

    text_clear(&msg->scrap);
    int count = eng_render_marked(msg->m->box, msg->redacted, p, msg->lang, &msg->scrap, mark);
    jout_key_string(&msg->json, "text", text_str(&msg->scrap));
    write_rule(msg, p->rule);
    write_marks(msg, mark, count);
    write_die(msg, p);
}

/* Lines are numbered as this reader sees them: gaps would tell of lines he may not read. */
static void write_log(struct message *msg)
{
    int number = 0;

    jout_array(&msg->json);
    for (int i = 0; i < msg->m->news_count; i++) {
        const struct eng_event *e = match_news(msg->m, i);
        if (!eng_may_read(e, audience(msg)) || number++ < msg->since)
            continue;
        jout_object(&msg->json);
        jout_key_int(&msg->json, "n", number - 1);
        jout_key_int(&msg->json, "who", e->actor);
        jout_key_int(&msg->json, "indent", e->indent);
        write_line(msg, &e->what);
        jout_end_object(&msg->json);
    }
    jout_end_array(&msg->json);
}

static void write_result(struct message *msg)
{
    struct eng_result result = { 0 };

    if (!((const struct eng_core *)msg->redacted)->over)
        return;
    msg->m->box->game->result(msg->m->box, msg->redacted, &result);
    jout_key(&msg->json, "result");
    jout_object(&msg->json);
    write_seats(msg, "winners", result.winners);
    write_phrase(msg, &result.why);
    jout_end_object(&msg->json);
}

/* All about the present; the object is left open. */
static void write_state(struct message *msg)
{
    const struct eng_core *core = msg->redacted;
    struct match *m = msg->m;

    text_clear(&msg->scrap);
    eng_trace(m->box, msg->redacted, &msg->scrap);
    jout_start(&msg->json, msg->out);
    if (msg->parts)
        jout_note_parts(&msg->json, msg->parts, LEVELS);
    jout_object(&msg->json);
    jout_key_int(&msg->json, "you", msg->seat);
    jout_key_string(&msg->json, "where", text_str(&msg->scrap));
    write_seats(msg, "active", core->active);
    write_prompt(msg);
    write_choices(msg);
    write_draft(msg);
    jout_key_bool(&msg->json, "undo", msg->seat >= 0 && match_can_undo(m, msg->seat));
    write_result(msg);
    jout_key(&msg->json, "view");
    jout_object(&msg->json);
    (msg->overlays ? eng_show : m->box->game->show)(m->box, msg->redacted, &msg->json);
    jout_end_object(&msg->json);
}

static void write_message(void *arg)
{
    struct message *msg = arg;
    struct match *m = msg->m;

    memcpy(m->scratch, m->state, m->box->game->state_size);
    eng_redact(m->box, m->scratch, audience(msg));
    msg->redacted = m->scratch;
    write_state(msg);
    jout_key(&msg->json, "log");
    write_log(msg);
    jout_end_object(&msg->json);
    jout_done(&msg->json);
    if (gives_away(msg, BUG_SPACE))
        text_add_char(msg->out, ' ');
    if (gives_away(msg, BUG_DELAY))
        sabotage_dawdle();
}

static void write_state_alone(void *arg)
{
    struct message *msg = arg;

    write_state(msg);
    jout_end_object(&msg->json);
    jout_done(&msg->json);
}

static void write_overlays_alone(void *arg)
{
    struct message *msg = arg;
    const struct eng_box *box = msg->m->box;

    jout_start(&msg->json, msg->out);
    jout_object(&msg->json);
    if (box->game->overlays)
        box->game->overlays(box, msg->redacted, &msg->json);
    jout_end_object(&msg->json);
    jout_done(&msg->json);
}

static void write_log_alone(void *arg)
{
    struct message *msg = arg;

    jout_start(&msg->json, msg->out);
    write_log(msg);
    jout_done(&msg->json);
}

static bool write_guarded(struct message *msg, void (*write)(void *))
{
    bool fine = match_guarded(msg->m, "message", write, msg);

    text_free(&msg->scrap);
    text_free(&msg->action);
    return fine;
}

bool match_message(struct match *m, int seat, int since, enum lang lang, struct text *out)
{
    struct message msg = {
        .m = m, .seat = seat, .since = since, .lang = lang, .out = out, .overlays = true
    };

    return write_guarded(&msg, write_message);
}

bool match_tell_state(struct match *m, const struct match_eye *eye, struct jparts *parts,
                      struct text *out)
{
    struct message msg = { .m = m,
                           .seat = eye->seat,
                           .lang = eye->lang,
                           .out = out,
                           .parts = parts,
                           .redacted = eye->redacted };

    return write_guarded(&msg, write_state_alone);
}

bool match_tell_overlays(struct match *m, const struct match_eye *eye, struct text *out)
{
    struct message msg = {
        .m = m, .seat = eye->seat, .lang = eye->lang, .out = out, .redacted = eye->redacted
    };

    return write_guarded(&msg, write_overlays_alone);
}

bool match_tell_log(struct match *m, const struct match_eye *eye, int since, struct text *out)
{
    struct message msg = { .m = m,
                           .seat = eye->seat,
                           .since = since,
                           .lang = eye->lang,
                           .out = out,
                           .redacted = eye->redacted };

    return write_guarded(&msg, write_log_alone);
}

struct preview {
    struct match *m;
    int seat;
    const struct eng_action *action;
    struct text *out;
};

static void write_preview(void *arg)
{
    struct preview *p = arg;
    struct match *m = p->m;
    struct jout json;

    memcpy(m->scratch, m->state, m->box->game->state_size);
    eng_redact(m->box, m->scratch, ENG_SEAT(p->seat));
    jout_start(&json, p->out);
    jout_object(&json);
    m->box->game->preview(m->box, m->scratch, p->seat, p->action, &json);
    jout_end_object(&json);
    jout_done(&json);
}

bool match_preview(struct match *m, int seat, const struct eng_action *a, struct text *out)
{
    struct preview p = { .m = m, .seat = seat, .action = a, .out = out };

    return !m->box->game->preview || match_guarded(m, "preview", write_preview, &p);
}
