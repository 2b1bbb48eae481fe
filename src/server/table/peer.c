/* peer.c -- letters to a page, in order. */

#include "server/table/peer.h"

#include <string.h>

enum { ANSWER_COST = 100 }; /* what an answer takes beside its text */

void letters_start(struct letters *l)
{
    *l = (struct letters){ .last = &l->first };
}

static unsigned char *add_letter(struct letters *l, size_t length)
{
    struct letter *letter = base_realloc(NULL, sizeof *letter + LETTER_PRE + length);

    letter->next = NULL;
    letter->length = length;
    *l->last = letter;
    l->last = &letter->next;
    l->bytes += length;
    return letter->data + LETTER_PRE;
}

void letters_add(struct letters *l, const char *text, size_t length)
{
    memcpy(add_letter(l, length), text, length);
}

void letters_add_parts(struct letters *l, const struct letter_part *part, size_t count)
{
    size_t length = 0;

    for (size_t i = 0; i < count; i++)
        length += part[i].length;
    unsigned char *to = add_letter(l, length);
    for (size_t i = 0; i < count; to += part[i++].length)
        memcpy(to, part[i].text, part[i].length);
}

void letters_drop_first(struct letters *l)
{
    struct letter *letter = l->first;

    l->first = letter->next;
    if (!l->first)
        l->last = &l->first;
    l->bytes -= letter->length;
    base_free(letter);
}

void letters_empty(struct letters *l)
{
    while (l->first)
        letters_drop_first(l);
}

void letters_move(struct letters *from, struct letters *to)
{
    if (!from->first)
        return;
    *to->last = from->first;
    to->last = from->last;
    to->bytes += from->bytes;
    letters_start(from);
}

void peer_start(struct peer *p, struct hub *hub, void (*wake)(struct peer *), void *user)
{
    *p = (struct peer){ .hub = hub, .eye = -1, .wake = wake, .user = user };
    letters_start(&p->out);
    letters_start(&p->front);
    letters_start(&p->held);
    p->last_answer = &p->answer;
}

void peer_end(struct peer *p)
{
    struct peer_answer *a;

    letters_empty(&p->out);
    letters_empty(&p->front);
    letters_empty(&p->held);
    while ((a = peer_take_answer(p)))
        peer_free_answer(a);
}

void peer_drop(struct peer *p)
{
    peer_end(p);
    p->dropped = true;
    if (!p->close_code)
        p->close_code = 1008;
}

void peer_put_front(struct peer *p, struct text *text)
{
    letters_add(&p->front, text_str(text), text->length);
    text_free(text);
}

void peer_put_answer(struct peer *p, enum peer_answer_kind kind, const int64_t *re,
                     struct text *text)
{
    struct peer_answer *a = base_alloc(sizeof *a);

    a->kind = kind;
    a->has_re = re != NULL;
    a->re = re ? *re : 0;
    if (text) {
        a->text = *text;
        *text = (struct text){ 0 };
    }
    p->waiting += ANSWER_COST + a->text.length;
    *p->last_answer = a;
    p->last_answer = &a->next;
}

struct peer_answer *peer_take_answer(struct peer *p)
{
    struct peer_answer *a = p->answer;

    if (!a)
        return NULL;
    p->answer = a->next;
    p->waiting -= ANSWER_COST + a->text.length;
    if (!p->answer) {
        p->last_answer = &p->answer;
        p->waiting = 0;
    }
    return a;
}

void peer_free_answer(struct peer_answer *a)
{
    text_free(&a->text);
    base_free(a);
}

void peer_settle_answers(struct peer *p)
{
    for (struct peer_answer *a = p->answer; a; a = a->next) {
        if (a->kind == PEER_CLAIM)
            a->kind = PEER_KEPT;
        else if (a->kind == PEER_NEWS)
            a->kind = PEER_ANSWER;
    }
}

/* A fresh one is full: it was last used in 1970. */
bool quota_take(struct quota *q, int burst, int per_second, int64_t now)
{
    int64_t earned = (now - q->at) * per_second / 1000;

    if (earned > 0) {
        q->left = q->left + earned < burst ? q->left + earned : burst;
        q->at = now;
    }
    if (q->left <= 0)
        return false;
    q->left--;
    return true;
}
