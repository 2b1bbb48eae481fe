/* report.c -- failures in words. */

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "conform.h"

const char *const property_names[PROPERTIES] = {
    [OFFERS] = "offers are ascending, unique and legal, and so are samples",
    [NO_DEAD_END] = "no dead end: somebody is to decide, or the match is over",
    [COPIES] = "a copy plays on byte for byte",
    [SAVES] = "save and restore give the same bytes",
    [REPLAYS] = "a replay matches at each line",
    [VIEWS] = "views hide what is unseen; imagined worlds look the same",
    [LEGALITY] = "legality does not depend on what is hidden",
    [UNDO] = "what can be taken back cast no die and taught nothing",
    [NEWS] = "news name nothing unseen, and nothing is lost",
    [SOUND] = "no invariant breaks",
    [ENDS] = "every match ends",
    [PERFT] = "perft numbers have not moved",
};

void report_free(struct report *r)
{
    for (int p = 0; p < PROPERTIES; p++)
        text_free(&r->first[p]);
    *r = (struct report){ 0 };
}

/* Of two failures the one of the earlier match is kept, whoever found it first. */
static void keep_earlier(struct report *r, enum property p, int match, const struct text *words)
{
    if (r->failures[p] && r->match[p] <= match)
        return;
    r->match[p] = match;
    text_clear(&r->first[p]);
    text_add(&r->first[p], text_str(words));
}

void report_add(struct report *sum, struct report *part)
{
    sum->decisions += part->decisions;
    sum->matches += part->matches;
    sum->undone += part->undone;
    sum->imagined += part->imagined;
    sum->longest = part->longest > sum->longest ? part->longest : sum->longest;
    for (int p = 0; p < PROPERTIES; p++) {
        if (part->failures[p])
            keep_earlier(sum, (enum property)p, part->match[p], &part->first[p]);
        sum->failures[p] += part->failures[p];
    }
    report_free(part);
}

static void add_place(const struct trial *t, struct text *out)
{
    text_printf(out, "seed %" PRIu64 ", match %d, decision %d\n", t->seed, t->number, t->decision);
    if (!t->m)
        return;
    text_add(out, "at: ");
    eng_trace(t->box, match_state(t->m), out);
    text_printf(out, "\nlast: seat %d ", t->seat);
    eng_action_text(t->box->game, &t->action, out);
    text_printf(out, " (line %d of the journal)\n", match_journal(t->m)->count);
}

void fail(struct trial *t, enum property property, const char *format, ...)
{
    struct text words = { 0 };
    va_list args;

    if (!t->report->failures[property]) {
        add_place(t, &words);
        va_start(args, format);
        text_vprintf(&words, format, args);
        va_end(args);
        keep_earlier(t->report, property, t->number, &words);
        text_free(&words);
    }
    t->report->failures[property]++;
}

static void describe_difference(const struct trial *t, const void *a, const void *b,
                                struct text *out)
{
    struct text one = { 0 }, two = { 0 };
    struct lines l, k;

    eng_save(t->box, a, &one);
    eng_save(t->box, b, &two);
    l = (struct lines){ .next = text_str(&one) };
    k = (struct lines){ .next = text_str(&two) };
    bool more, also;
    do {
        more = lines_next(&l);
        also = lines_next(&k);
    } while (more && also && strcmp(text_str(&l.line), text_str(&k.line)) == 0);
    if (more || also)
        text_printf(out, "'%s' against '%s'", more ? text_str(&l.line) : "nothing",
                    also ? text_str(&k.line) : "nothing");
    else
        text_add(out, "the positions read the same, some byte does not");
    lines_done(&l);
    lines_done(&k);
    text_free(&one);
    text_free(&two);
}

bool same_state(struct trial *t, enum property property, const void *a, const void *b,
                const char *what)
{
    struct text words = { 0 };

    if (memcmp(a, b, t->box->game->state_size) == 0)
        return true;
    describe_difference(t, a, b, &words);
    fail(t, property, "%s: %s", what, text_str(&words));
    text_free(&words);
    return false;
}
