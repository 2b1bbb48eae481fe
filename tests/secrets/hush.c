/* hush.c -- is it seen that somebody is asked in secret?
 *
 * While a question is put for reasons that are secret, everybody else must see one of two things: what
 * he saw before the decision that led to it, so that this decision has still to be taken for all he
 * knows; or what he will see when it has been answered, so that the answer is silent.  Whatever else
 * he sees or is told tells him that there was a question. */

#include <stdio.h>
#include <string.h>

#include "base/text.h"

#include "secrets.h"

static const struct eng_core *core(const struct match *m)
{
    return match_state(m);
}

static bool is_asked(const struct hush *h, const struct match *m)
{
    return !core(m)->over && h->g->is_secret(match_state(m));
}

static void view(const struct hush *h, const void *truth, eng_seats eye, void *out)
{
    memcpy(out, truth, h->box->game->state_size);
    eng_redact(h->box, out, eye);
    ((struct eng_core *)out)->barrier = 0;
}

static bool is_told(const struct match *m, int from, eng_seats eye)
{
    for (int i = from; i < match_news_count(m); i++)
        if (eng_may_read(match_news(m, i), eye))
            return true;
    return false;
}

/* Has the eye seen or heard anything since? */
static bool has_noticed(const struct hush *h, const struct match *m, const struct hush_mark *since,
                        eng_seats eye)
{
    size_t size = h->box->game->state_size;
    void *then = base_alloc(size), *now = base_alloc(size);

    view(h, since->state, eye, then);
    view(h, match_state(m), eye, now);
    bool noticed = memcmp(then, now, size) != 0 || is_told(m, since->news, eye);
    base_free(then);
    base_free(now);
    return noticed;
}

static void mark(const struct hush *h, const struct match *m, struct hush_mark *out)
{
    memcpy(out->state, match_state(m), h->box->game->state_size);
    out->news = match_news_count(m);
}

static void note(struct hush *h, const struct match *m)
{
    const struct journal *j = match_journal(m);
    struct text where = { 0 };

    eng_trace(h->box, h->question.state, &where);
    h->seen++;
    if (h->seen <= HUSH_TOLD)
        printf("#   after '%s' it is seen that somebody was asked: %s\n",
               j->line[j->count - 1].text, text_str(&where));
    text_free(&where);
}

/* Everybody but those who are asked; the last is one who only looks on. */
static eng_seats eye_of(const struct match *m, int i)
{
    return i < core(m)->seat_count ? ENG_SEAT(i) : 0;
}

void hush_open(struct hush *h, const struct eng_box *box, const struct ground *g)
{
    size_t size = box->game->state_size;

    *h = (struct hush){ .box = box, .g = g };
    h->before.state = base_alloc(size);
    h->question.state = base_alloc(size);
}

void hush_close(struct hush *h)
{
    base_free(h->before.state);
    base_free(h->question.state);
}

void hush_before(struct hush *h, const struct match *m)
{
    if (h->g->is_secret && !h->open)
        mark(h, m, &h->before);
}

/* The row of questions is over: who saw more than before must not have seen the answer. */
static void settle(struct hush *h, const struct match *m)
{
    bool seen = false;

    for (int i = 0; i <= core(m)->seat_count; i++)
        if (h->noticed >> i & 1)
            seen = seen || has_noticed(h, m, &h->question, eye_of(m, i));
    if (seen && !core(m)->over)
        note(h, m);
    h->open = false;
    h->noticed = 0;
}

void hush_after(struct hush *h, const struct match *m)
{
    if (!h->g->is_secret)
        return;
    if (!is_asked(h, m)) {
        if (h->open)
            settle(h, m);
        return;
    }
    h->asked++;
    h->open = true;
    if (!h->noticed)
        mark(h, m, &h->question);
    for (int i = 0; i <= core(m)->seat_count; i++)
        if (!(eye_of(m, i) & core(m)->asked) && has_noticed(h, m, &h->before, eye_of(m, i)))
            h->noticed |= 1u << i;
}
