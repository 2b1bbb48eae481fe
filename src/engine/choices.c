/* choices.c -- collecting and finding offered actions: what a seat may do on the row where the
 * match stands, and whether one action is among it. */

#include <stdlib.h>
#include <string.h>

#include "engine/box.h"
#include "engine/flow.h"

void eng_choices_clear(struct eng_choices *c)
{
    c->count = 0;
    c->outline_count = 0;
}

struct eng_outline *eng_choices_outline(struct eng_choices *c, int verb, int noun)
{
    BASE_ASSERT(c->outline_count < ENG_OUTLINES);
    struct eng_outline *o = &c->outline[c->outline_count++];
    memset(o, 0, sizeof *o);
    o->verb = (uint16_t)verb;
    o->noun = (uint16_t)noun;
    return o;
}

/* Poses are looked at only where the rest is the same. */
static inline bool is_after(const struct eng_action *a, const struct eng_action *b)
{
    uint64_t one = eng_rank(a), other = eng_rank(b);

    return one > other || (one == other && eng_action_compare(a, b) > 0);
}

static bool is_sorted(const struct eng_choices *c)
{
    uint64_t last = c->count ? eng_rank(&c->action[0]) : 0, next;

    for (int i = 1; i < c->count; i++, last = next) {
        next = eng_rank(&c->action[i]);
        if (next <= last && !is_after(&c->action[i], &c->action[i - 1]))
            return false;
    }
    return true;
}

static int compare(const void *a, const void *b)
{
    return eng_action_compare(a, b);
}

enum { FEW = 32 };

static void sort_few(struct eng_action *action, int count)
{
    for (int i = 1; i < count; i++) {
        struct eng_action a = action[i];
        uint64_t rank = eng_rank(&a);
        int at = i;
        for (; at > 0 && eng_rank(&action[at - 1]) >= rank && is_after(&action[at - 1], &a); at--)
            action[at] = action[at - 1];
        action[at] = a;
    }
}

/* Two runs, side by side in `from`, into one. */
static void merge(const struct eng_action *from, int middle, int end, struct eng_action *to)
{
    const struct eng_action *left = from, *right = from + middle;

    if (middle == end || !is_after(right - 1, right)) { /* in order, as most are */
        memcpy(to, from, (size_t)end * sizeof *to);
        return;
    }
    while (left < from + middle && right < from + end)
        *to++ = *(is_after(left, right) ? right++ : left++);
    memcpy(to, left, (size_t)(from + middle - left) * sizeof *to);
    to += from + middle - left;
    memcpy(to, right, (size_t)(from + end - right) * sizeof *to);
}

/* Runs of a few, then of twice and twice as many.  The library's way takes memory and calls back. */
static void sort_all(struct eng_choices *c)
{
    struct eng_action room[ENG_CHOICES], *from = c->action, *to = room, *was;

    for (int i = 0; i < c->count; i += FEW)
        sort_few(c->action + i, c->count - i < FEW ? c->count - i : FEW);
    for (int run = FEW; run < c->count; run *= 2, was = from, from = to, to = was)
        for (int i = 0; i < c->count; i += 2 * run) {
            int end = c->count - i < 2 * run ? c->count - i : 2 * run;
            merge(from + i, run < end ? run : end, end, to + i);
        }
    if (from != c->action)
        memcpy(c->action, from, (size_t)c->count * sizeof *from);
}

void eng_choices_sort(struct eng_choices *c)
{
    if (is_sorted(c))
        return;
    sort_all(c);
    int kept = 1;
    for (int i = 1; i < c->count; i++)
        if (is_after(&c->action[i], &c->action[kept - 1]))
            c->action[kept++] = c->action[i];
    c->count = kept;
}

bool eng_choices_has(const struct eng_choices *c, const struct eng_action *a)
{
    return bsearch(a, c->action, (size_t)c->count, sizeof c->action[0], compare) != NULL;
}

/* 0, or the rule by which a row does not know such an action. */
static eng_ruleno why_foreign(const struct eng_step *row, const struct eng_action *a)
{
    const struct eng_does *does = row->does;

    if (!does)
        return 0;
    for (; does->verb != ENG_NO_VERB; does++)
        if (does->verb == a->verb)
            break;
    if (does->verb == a->verb && a->noun >= does->low && a->noun <= does->high)
        return 0;
    return does->rule ? does->rule : row->rule;
}

/* What the row's own check allows of its verbs and their nouns. */
static void offer_allowed(const struct eng_box *box, const void *state, int seat,
                          const struct eng_step *row, struct eng_choices *c)
{
    for (const struct eng_does *does = row->does; does->verb != ENG_NO_VERB; does++)
        for (int noun = does->low; noun <= does->high; noun++) {
            struct eng_action a = { .verb = does->verb, .noun = (uint16_t)noun };
            if (!row->check || row->check(box, state, seat, &a) == 0)
                eng_choices_add(c, &a);
        }
}

void eng_flow_offer(const struct eng_box *box, const void *state, int seat, struct eng_choices *c)
{
    const struct eng_core *core = state;
    const struct eng_step *row = eng_flow_row(box, core);

    eng_choices_clear(c);
    if (!row || !(core->asked & ENG_SEAT(seat)))
        return;
    if (row->offer)
        row->offer(box, state, seat, c);
    else
        offer_allowed(box, state, seat, row, c);
    eng_choices_sort(c);
}

eng_ruleno eng_flow_check(const struct eng_box *box, const void *state, int seat,
                          const struct eng_action *a)
{
    const struct eng_core *core = state;
    const struct eng_step *row = eng_flow_row(box, core);

    BASE_ASSERT(row && core->asked & ENG_SEAT(seat));
    if (!eng_action_fits(box->game, a))
        return row->rule;
    eng_ruleno why = why_foreign(row, a);
    if (why || !row->offer || row->check)
        return why || !row->check ? why : row->check(box, state, seat, a);
    struct eng_choices c;
    eng_flow_offer(box, state, seat, &c);
    return eng_choices_has(&c, a) ? 0 : row->rule;
}
