/* lesson_walk.c -- guided matches: where a match stands in its lesson, and what is wanted there.
 *
 * The place follows from the journal: what was decided and stands, held against the steps in their
 * order.  Nothing else is remembered, so undoing goes back in the lesson too. */

#include <stdlib.h>
#include <string.h>

#include "base/words.h"

#include "engine/lesson.h"

/* What was decided and stands: lines of the journal. */
struct decided {
    int count;
    const char **text;
    int *line;
};

static void undo(struct decided *d, char seat)
{
    for (int i = d->count - 1; i >= 0; i--) {
        if (d->text[i][0] != seat)
            continue;
        d->count--;
        memmove(&d->text[i], &d->text[i + 1], (size_t)(d->count - i) * sizeof *d->text);
        memmove(&d->line[i], &d->line[i + 1], (size_t)(d->count - i) * sizeof *d->line);
        return;
    }
}

static void note(struct decided *d, int number, const char *text)
{
    static const char undone[] = "undo ", back[] = "take-back ";

    if (text[0] >= '0' && text[0] <= '9') {
        d->text[d->count] = text;
        d->line[d->count++] = number;
    } else if (strncmp(text, undone, sizeof undone - 1) == 0) {
        undo(d, text[sizeof undone - 1]);
    } else if (strncmp(text, back, sizeof back - 1) == 0) {
        int to = atoi(text + sizeof back - 1);
        while (d->count && d->line[d->count - 1] > to)
            d->count--;
    }
}

static bool parse(const struct eng_box *box, const char *text, struct eng_action *out)
{
    struct text copy = { 0 };
    struct words words;

    text_add(&copy, text);
    bool fine = words_cut(copy.s, &words, NULL) && eng_action_parse(box, &words, 1, out, NULL);
    text_free(&copy);
    return fine;
}

static int next_decision(const struct lesson *l, int from)
{
    while (from < l->step_count && l->step[from].sort == LESSON_SAYS)
        from++;
    return from;
}

static void go_on(const struct lesson *l, struct lesson_place *place, int from)
{
    place->from = from;
    place->step = next_decision(l, from);
    place->done = 0;
}

static int find_action(const struct lesson_step *s, const struct eng_action *a, uint64_t but)
{
    for (int i = 0; i < s->action_count; i++)
        if (!(but >> i & 1) && eng_action_compare(&s->action[i], a) == 0)
            return i;
    return -1;
}

static void follow(const struct lesson *l, struct lesson_place *place, int seat,
                   const struct eng_action *a)
{
    const struct lesson_step *s = lesson_next(l, place);
    int found = -1;

    if (s && (s->sort == LESSON_WANTS) == (seat == LESSON_PLAYER))
        found = find_action(s, a, place->done);
    if (found < 0) {
        place->left = true;
        return;
    }
    place->done |= UINT64_C(1) << found;
    if (!s->all || place->done == (UINT64_MAX >> (LESSON_ACTIONS - s->action_count)))
        go_on(l, place, place->step + 1);
}

void lesson_walk(const struct lesson *l, const struct eng_box *box, const struct journal *j,
                 struct lesson_place *out)
{
    struct decided d = { 0 };
    struct eng_action a;

    d.text = base_alloc((size_t)(j->count + 1) * sizeof *d.text);
    d.line = base_alloc((size_t)(j->count + 1) * sizeof *d.line);
    for (int i = 0; i < j->count; i++)
        note(&d, i + 1, j->line[i].text);
    *out = (struct lesson_place){ 0 };
    go_on(l, out, 0);
    for (int i = 0; i < d.count && !out->left; i++) {
        if (parse(box, d.text[i], &a))
            follow(l, out, d.text[i][0] - '0', &a);
        else
            out->left = true;
    }
    free(d.text);
    free(d.line);
}

const struct lesson_step *lesson_next(const struct lesson *l, const struct lesson_place *place)
{
    return place->left || place->step >= l->step_count ? NULL : &l->step[place->step];
}

int lesson_left(const struct lesson_step *step, const struct lesson_place *place)
{
    int count = step->all ? step->action_count : 1;

    for (uint64_t done = place->done; done; done &= done - 1)
        count--;
    return count;
}

static bool is_near(const struct eng_action *a, const struct eng_action *b, int near)
{
    return near && a->verb == b->verb && a->noun == b->noun && abs(a->x - b->x) <= near &&
           abs(a->y - b->y) <= near && abs(a->count - b->count) <= near;
}

bool lesson_is_due(const struct lesson_step *step, const struct lesson_place *place, int action)
{
    if (place->done >> action & 1)
        return false;
    return !step->closes || action < step->action_count - 1 || lesson_left(step, place) == 1;
}

bool lesson_wants(const struct lesson_step *step, const struct lesson_place *place,
                  struct eng_action *action)
{
    int found = find_action(step, action, place->done);

    for (int i = 0; found < 0 && i < step->action_count; i++)
        if (!(place->done >> i & 1) && is_near(&step->action[i], action, step->near))
            found = i;
    if (found < 0 || !lesson_is_due(step, place, found))
        return false;
    *action = step->action[found];
    return true;
}

const struct lesson_but *lesson_but(const struct lesson_step *step, const struct eng_action *a)
{
    for (int i = 0; i < step->but_count; i++) {
        const struct lesson_but *but = &step->but[i];
        if (but->any ? but->action.verb == a->verb : eng_action_compare(&but->action, a) == 0)
            return but;
    }
    return NULL;
}
