/* prefixes.c -- beginnings of journals, and the matches they led to. */

#include "prefixes.h"

#include "../fuzz.h"

enum { SNAPSHOTS_MOST = 8 }; /* more of them would make going back dear */

static uint64_t add_byte(uint64_t sum, char byte)
{
    return (sum ^ (uint8_t)byte) * UINT64_C(1099511628211);
}

static void add_place(struct prefixes *all, size_t length, int lines)
{
    if (lines % PREFIX_EVERY == 0 && all->place_count < PREFIX_PLACES)
        all->place[all->place_count++] = (struct prefix_place){ all->sum, length, lines };
}

/* Every few lines of the body it can be cut, and behind the heading. */
static void look_at(struct prefixes *all, const char *text)
{
    const char *line = text;
    int lines = -1; /* in the heading */

    all->text = text;
    all->sum = UINT64_C(14695981039346656037);
    all->place_count = 0;
    for (const char *c = text; *c; c++) {
        all->sum = add_byte(all->sum, *c);
        if (*c != '\n')
            continue;
        if (lines >= 0 || strncmp(line, "seed ", 5) == 0)
            add_place(all, (size_t)(c + 1 - text), ++lines);
        line = c + 1;
    }
}

/* memcmp is watched by libFuzzer, at a price. */
static bool begins_with(const char *text, const struct prefix *p)
{
    size_t i = 0;

    while (i < p->length && text[i] == p->text[i])
        i++;
    return i == p->length;
}

static void drop(struct prefix *p)
{
    if (!p->text)
        return;
    free(p->text);
    match_free_imprint(&p->imprint);
    match_free(p->m);
    *p = (struct prefix){ 0 };
}

struct prefix *prefix_find(struct prefixes *all, const char *text)
{
    look_at(all, text);
    for (int i = all->place_count - 1; i >= 0; i--) {
        const struct prefix_place *place = &all->place[i];
        struct prefix *p = &all->kept[place->sum % PREFIXES];
        if (!p->text || p->length != place->length || !begins_with(text, p))
            continue;
        if (!match_frozen(p->m))
            return p;
        drop(p);
    }
    return NULL;
}

struct match *prefix_lay(struct prefix *p)
{
    match_lay_imprint(p->m, &p->imprint);
    return p->m;
}

static void keep(struct prefixes *all, const struct journal *j, const struct prefix_place *place)
{
    struct prefix *p = &all->kept[place->sum % PREFIXES];
    struct err err;
    struct match *m = match_replay(open_box(j->game), "journal", j, place->lines, &err);

    if (m && m->snapshot_count <= SNAPSHOTS_MOST) {
        drop(p);
        *p = (struct prefix){ .text = base_alloc(place->length + 1),
                              .length = place->length,
                              .lines = place->lines,
                              .m = m };
        memcpy(p->text, all->text, place->length);
        match_take_imprint(m, &p->imprint);
    } else {
        match_free(m);
    }
}

void prefix_want(struct prefixes *all, const struct journal *j, int good)
{
    int i = all->place_count - 1;

    while (i >= 0 && all->place[i].lines > good)
        i--;
    if (i < 0)
        return;
    uint64_t *seen = &all->seen[all->place[i].sum % PREFIXES];
    const struct prefix *p = &all->kept[all->place[i].sum % PREFIXES];
    if (p->text && p->length == all->place[i].length && begins_with(all->text, p))
        return;
    if (*seen == all->place[i].sum)
        keep(all, j, &all->place[i]);
    *seen = all->place[i].sum;
}
