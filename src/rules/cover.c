/* cover.c -- counting citations and proofs against the registers. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"
#include "rules/cites.h"
#include "rules/cover.h"

/* Over this many chapters, a listing takes them by tens. */
enum { MANY_CHAPTERS = 40 };

const char *const cite_kind_names[CITE_KINDS] = { "enforced", "computed", "data", "structure" };

static struct cover_row *find_row(const struct cover *c, const char *id)
{
    for (int i = 0; i < ENG_BOOKS; i++) {
        uint16_t row = eng_rule_find(eng_books[i], id);

        if (row)
            return &c->row[i][row];
    }
    return NULL;
}

static void count_cites(struct cover *c)
{
    for (const struct rule_cite *cite = rule_cites; cite->id; cite++) {
        struct cover_row *row = find_row(c, cite->id);

        if (row && row->cites++ == 0)
            row->kind = cite->kind;
    }
}

/* proven.tsv stands where BERTHIER_PROVEN says, else beside the program. */
static void find_proven(struct cover *c)
{
    static const char name[] = "proven.tsv";
    const char *said = getenv("BERTHIER_PROVEN");

    if (said && *said) {
        snprintf(c->place, sizeof c->place, "%s", said);
        return;
    }
    ssize_t length = readlink("/proc/self/exe", c->place, sizeof c->place - sizeof name);

    while (length > 0 && c->place[length - 1] != '/')
        length--;
    memcpy(c->place + (length > 0 ? length : 0), name, sizeof name);
}

static bool count_proofs(struct cover *c, struct err *err)
{
    for (int i = 0; i < tsv_rows(c->proven); i++) {
        const char *id;

        if (!tsv_text(c->proven, i, "id", &id, err))
            return false;
        struct cover_row *row = find_row(c, id);

        if (!row)
            return err_line(err, c->place, tsv_line(c->proven, i), "no rule %s", id);
        row->proofs++;
    }
    return true;
}

bool cover_load(struct cover *c, struct err *err)
{
    memset(c, 0, sizeof *c);
    for (int i = 0; i < ENG_BOOKS; i++)
        c->row[i] = base_alloc((size_t)(eng_books[i]->rule_count + 1) * sizeof *c->row[i]);
    count_cites(c);
    find_proven(c);
    if (!file_exists(c->place))
        return true;
    c->proven = tsv_read(c->place, err);
    return c->proven && count_proofs(c, err);
}

void cover_free(struct cover *c)
{
    for (int i = 0; i < ENG_BOOKS; i++)
        free(c->row[i]);
    if (c->proven)
        tsv_free(c->proven);
}

bool cover_is_blank(const struct cover_row *row)
{
    return row->cites == 0 || row->proofs == 0;
}

static void add(struct cover_sum *sum, const struct cover_row *row)
{
    sum->statements++;
    sum->implemented += row->cites > 0;
    sum->by[row->kind] += row->cites > 0;
    sum->proven += row->proofs > 0;
    sum->blanks += cover_is_blank(row);
}

struct cover_sum cover_book(const struct cover *c, int book)
{
    struct cover_sum sum = { 0 };

    for (int i = 1; i <= eng_books[book]->rule_count; i++)
        add(&sum, &c->row[book][i]);
    return sum;
}

int cover_chapter_length(const struct eng_rule *rule)
{
    return (int)strcspn(eng_rule_paragraph(rule), ".");
}

static bool same_chapter(const struct eng_rule *a, const struct eng_rule *b)
{
    int length = cover_chapter_length(a);

    return length == cover_chapter_length(b) &&
           strncmp(eng_rule_paragraph(a), eng_rule_paragraph(b), (size_t)length) == 0;
}

static bool has_many_chapters(const struct eng_book *book)
{
    int count = 1;

    for (int i = 2; i <= book->rule_count; i++)
        count += !same_chapter(&book->rules[i - 1], &book->rules[i]);
    return count > MANY_CHAPTERS;
}

static void name_group(const struct eng_rule *rule, bool by_tens, char *out, size_t room)
{
    const char *paragraph = eng_rule_paragraph(rule);
    int ten = atoi(paragraph) / 10 * 10;

    if (by_tens && paragraph[0] >= '0' && paragraph[0] <= '9')
        snprintf(out, room, "%d-%d", ten, ten + 9);
    else
        snprintf(out, room, "%.*s", cover_chapter_length(rule), paragraph);
}

static struct cover_group *find_group(struct cover_group *groups, int *count, const char *name)
{
    for (int i = 0; i < *count; i++)
        if (strcmp(groups[i].name, name) == 0)
            return &groups[i];
    if (*count == COVER_GROUPS) /* the last one takes what has no room */
        return &groups[COVER_GROUPS - 1];
    struct cover_group *fresh = &groups[(*count)++];

    memset(fresh, 0, sizeof *fresh);
    snprintf(fresh->name, sizeof fresh->name, "%s", name);
    return fresh;
}

int cover_groups(const struct cover *c, int book, struct cover_group out[COVER_GROUPS])
{
    const struct eng_book *b = eng_books[book];
    bool by_tens = has_many_chapters(b);
    int count = 0;

    for (int i = 1; i <= b->rule_count; i++) {
        char name[sizeof out->name];

        name_group(&b->rules[i], by_tens, name, sizeof name);
        add(&find_group(out, &count, name)->sum, &c->row[book][i]);
    }
    return count;
}
