/* message.c -- all that one seat is sent after a change, made from its redacted state. */

#include <string.h>

#include "engine/flow.h"
#include "engine/guard.h"
#include "engine/guide.h"
#include "engine/match_local.h"
#include "engine/sabotage.h"

struct message {
    struct match *m;
    int seat;         /* -1: a spectator */
    int since, lines; /* of the log: from there on, and how many can be read; 0: not counted */
    enum lang lang;
    struct text *out;
    struct jout json;
    const void *redacted; /* NULL: not made yet */
    bool overlays;        /* with what is drawn over the map */
    struct jparts *parts; /* NULL: they are not noted */
    struct jkept *kept;   /* NULL: nothing is */
    struct text scrap;
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

static void put_rule(struct jout *j, const struct eng_box *box, eng_ruleno rule)
{
    if (!rule)
        return;
    jout_key_string(j, "rule", box->game->book->rules[rule].cite);
    jout_key_string(j, "id", box->game->book->rules[rule].id);
}

static void write_rule(struct message *msg, eng_ruleno rule)
{
    put_rule(&msg->json, msg->m->box, rule);
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

/* -- a choice -- */

/* All that the text of an action hangs on, from what the seat knows; so it is written once for all that
 * have the same before them.  Names of seats hang on their sides. */
struct choice {
    struct eng_action action;
    uint8_t lang, seat_count, ends, grave;
    uint8_t cost_count, left_count, usual, spare;
    uint8_t side[ENG_SEATS];
    struct eng_phrase
        said[1 + ENG_COSTS + ENG_LEFT]; /* its label, its costs, what it leaves undone */
};

static void put_phrase(struct jout *j, const struct eng_box *box, const struct choice *c,
                       const char *key, const struct eng_phrase *p)
{
    struct eng_core core = { .seat_count = c->seat_count };
    struct text words = { 0 };

    memcpy(core.side, c->side, sizeof core.side);
    eng_render(box, &core, p, (enum lang)c->lang, &words);
    jout_key_string(j, key, text_str(&words));
    text_free(&words);
}

static void put_phrases(struct jout *j, const struct eng_box *box, const struct choice *c,
                        const char *key, const struct eng_phrase *p, int count)
{
    if (!count)
        return;
    jout_key(j, key);
    jout_array(j);
    for (int i = 0; i < count; i++) {
        jout_object(j);
        put_phrase(j, box, c, "text", &p[i]);
        put_rule(j, box, p[i].rule);
        jout_end_object(j);
    }
    jout_end_array(j);
}

static void put_choice(struct jout *j, const void *about, const void *key)
{
    static const char *const ends[] = { "", "phase", "turn", "match" };
    const struct eng_box *box = about;
    const struct choice *c = key;
    struct text words = { 0 };

    eng_action_text(box->game, &c->action, &words);
    jout_object(j);
    jout_key_string(j, "action", text_str(&words));
    text_free(&words);
    if (box->game->verbs[c->action.verb].takes & TAKES_NOUN)
        jout_key_int(j, "noun", c->action.noun);
    put_phrase(j, box, c, "label", &c->said[0]);
    if (c->ends)
        jout_key_string(j, "ends", ends[c->ends]);
    if (c->grave)
        jout_key_bool(j, "grave", true);
    if (c->usual)
        jout_key_bool(j, "usual", true);
    put_phrases(j, box, c, "costs", &c->said[1], c->cost_count);
    put_phrases(j, box, c, "left", &c->said[1 + c->cost_count], c->left_count);
    jout_end_object(j);
}

/* What it comes to, where there is something to be said. */
static void weigh(const struct message *msg, struct choice *c)
{
    struct eng_weight w = { 0 };

    if (!msg->m->box->game->weigh)
        return;
    msg->m->box->game->weigh(msg->m->box, msg->redacted, msg->seat, &c->action, &w);
    c->ends = (uint8_t)w.ends;
    c->grave = w.grave;
    c->usual = w.usual;
    c->cost_count = (uint8_t)w.cost_count;
    c->left_count = (uint8_t)w.left_count;
    memcpy(&c->said[1], w.cost, (size_t)w.cost_count * sizeof *w.cost);
    memcpy(&c->said[1 + w.cost_count], w.left, (size_t)w.left_count * sizeof *w.left);
}

static void write_action(struct message *msg, const struct eng_action *a)
{
    const struct eng_core *core = msg->redacted;
    struct choice c = { .action = *a, .lang = (uint8_t)msg->lang, .seat_count = core->seat_count };

    memcpy(c.side, core->side, sizeof c.side);
    msg->m->box->game->say(msg->m->box, msg->redacted, a, &c.said[0]);
    weigh(msg, &c);
    size_t said = 1u + c.cost_count + c.left_count;
    jout_part(&msg->json, put_choice, msg->m->box, &c,
              offsetof(struct choice, said) + said * sizeof *c.said);
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

/* Where it begins, from the end where it is known how many lines there are; and their number there. */
static int first_of_log(const struct message *msg, int *number)
{
    int i = msg->m->news_count;

    *number = msg->lines;
    if (!msg->lines)
        return 0;
    while (i > 0 && *number > msg->since)
        *number -= eng_may_read(match_news(msg->m, --i), audience(msg));
    return i;
}

/* Lines are numbered as this reader sees them: gaps would tell of lines he may not read. */
static void write_log(struct message *msg)
{
    int number, from = first_of_log(msg, &number);

    jout_array(&msg->json);
    for (int i = from; i < msg->m->news_count; i++) {
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

/* Where in the sequence of play: numbers of the steps that docs/wire.md tells of, the widest first. */
static void write_phases(struct message *msg)
{
    int phase[ENG_PHASES];
    int count = eng_phases_of(msg->m->box->game, msg->redacted, phase);

    jout_key(&msg->json, "phases");
    jout_array(&msg->json);
    for (int i = 0; i < count; i++)
        jout_int(&msg->json, phase[i]);
    jout_end_array(&msg->json);
}

/* All about the present; the object is left open. */
static void write_state(struct message *msg)
{
    const struct eng_core *core = msg->redacted;
    struct match *m = msg->m;

    text_clear(&msg->scrap);
    eng_trace(m->box, msg->redacted, &msg->scrap);
    jout_start(&msg->json, msg->out);
    msg->json.kept = msg->kept;
    if (msg->parts)
        jout_note_parts(&msg->json, msg->parts, LEVELS);
    jout_object(&msg->json);
    jout_key_int(&msg->json, "you", msg->seat);
    jout_key_string(&msg->json, "where", text_str(&msg->scrap));
    write_phases(msg);
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
                           .kept = eye->kept,
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

bool match_tell_log(struct match *m, const struct match_eye *eye, int since, int lines,
                    struct text *out)
{
    struct message msg = { .m = m,
                           .seat = eye->seat,
                           .since = since,
                           .lines = lines,
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
