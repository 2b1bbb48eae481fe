/* message.c -- messages to a page, and the words in them that are known on both sides. */

#include "server/table/message.h"

#include <string.h>

#include "server/table/hub.h"

#define WORD(name, word) [name] = (word),

const char *code_word(enum code code)
{
    static const char *const words[] = { CODE_LIST(WORD) };

    BASE_ASSERT(code > CODE_NONE && code < CODE_LATER);
    return words[code];
}

const char *message_word(enum message_type type)
{
    static const char *const words[] = { MESSAGE_LIST(WORD) };

    return words[type];
}

void message_begin(struct message *m, enum message_type type)
{
    m->text = (struct text){ 0 };
    jout_start(&m->j, &m->text);
    jout_object(&m->j);
    jout_key_string(&m->j, "type", message_word(type));
}

void message_begin_re(struct message *m, enum message_type type, const int64_t *re)
{
    message_begin(m, type);
    jout_key(&m->j, "re");
    re ? jout_int(&m->j, *re) : jout_null(&m->j);
}

static void end(struct message *m)
{
    jout_end_object(&m->j);
    jout_done(&m->j);
}

void message_put(struct message *m, struct peer *p, enum peer_answer_kind kind, const int64_t *re)
{
    end(m);
    peer_put_answer(p, kind, re, &m->text);
    hub_peer_touched(p);
}

void message_put_first(struct message *m, struct peer *p)
{
    end(m);
    peer_put_front(p, &m->text);
}

void message_post(struct message *m, struct letters *out)
{
    end(m);
    letters_add(out, text_str(&m->text), m->text.length);
    text_free(&m->text);
}

void message_post_with(struct message *m, const struct text *object, const char *key,
                       const struct text *value, struct letters *out)
{
    const struct letter_part part[] = {
        { text_str(&m->text), m->text.length },
        { ",", 1 },
        { text_str(object) + 1, object->length - 2 }, /* its braces */
        { ",\"", 2 },
        { key, strlen(key) },
        { "\":", 2 },
        { text_str(value), value->length },
        { "}", 1 },
    };

    letters_add_parts(out, part, sizeof part / sizeof part[0]);
    text_free(&m->text);
}

/* -- short answers -- */

static void put_reason(struct message *m, enum code code, const char *reason)
{
    jout_key_string(&m->j, "code", code_word(code));
    jout_key_string(&m->j, "reason", reason);
}

void peer_refuse(struct peer *p, const int64_t *re, enum code code, const char *reason)
{
    struct message m;

    message_begin_re(&m, MESSAGE_REFUSED, re);
    put_reason(&m, code, reason);
    message_put(&m, p, PEER_ANSWER, re);
}

void peer_done(struct peer *p, const int64_t *re)
{
    peer_put_answer(p, PEER_CLAIM, re, NULL);
    hub_peer_touched(p);
}

void peer_send_away(struct peer *p, enum code code, const char *reason, int close_code)
{
    struct message m;

    message_begin(&m, MESSAGE_BYE);
    put_reason(&m, code, reason);
    message_put(&m, p, PEER_BYE, NULL);
    p->close_code = close_code;
}
