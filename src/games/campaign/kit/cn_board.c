/* cn_board.c -- reads data/campaign: leaders, units, keys and the turn track; map and charts are
 * read by their own files. */

#include <string.h>

#include "base/text.h"

#include "games/campaign/kept/cn_tolls.h"
#include "games/campaign/kit/cn_load.h"

bool cn_goes_on(struct cn_mistakes *m)
{
    m->count++;
    if (m->teller)
        m->teller(m->arg, m->err);
    return m->teller != NULL;
}

bool cn_wrong_row(const struct cn_reading *t, const char *what, const char *found)
{
    return err_line(t->err, t->path, tsv_line(t->tsv, t->row), "%s, not '%s'", what, found);
}

const char *cn_cell(struct cn_reading *t, const char *column)
{
    int i = tsv_column(t->tsv, column);

    return i < 0 ? "" : tsv_cell(t->tsv, t->row, i);
}

bool cn_cell_int(struct cn_reading *t, const char *column, int low, int high, int *out)
{
    int64_t n = 0;
    bool fine = tsv_int(t->tsv, t->row, column, low, high, &n, t->err);

    *out = (int)n;
    return fine;
}

bool cn_cell_byte(struct cn_reading *t, const char *column, int low, int high, uint8_t *out)
{
    int n;
    bool fine = cn_cell_int(t, column, low, high, &n);

    *out = (uint8_t)n;
    return fine;
}

bool cn_cell_word(struct cn_reading *t, const char *column, const char *const *list, uint8_t *out)
{
    const char *word = cn_cell(t, column);
    int found = eng_find_name(list, word);

    *out = (uint8_t)found;
    return found >= 0 || cn_wrong_row(t, column, word);
}

bool cn_cell_hex(struct cn_reading *t, const char *column, uint16_t *out)
{
    int hex = cn_find_hex(cn_cell(t, column));

    *out = (uint16_t)hex;
    return hex >= 0 || cn_wrong_row(t, "a hex", cn_cell(t, column));
}

bool cn_cell_words(struct cn_reading *t, const char *column,
                   bool (*take)(struct cn_reading *, const char *word, void *arg), void *arg)
{
    struct text list = { 0 };
    bool fine = true;

    text_add(&list, cn_cell(t, column));
    char *rest = list.s, *word;
    while (fine && rest && (word = strtok_r(rest, " ", &rest)))
        fine = strcmp(word, "-") == 0 || take(t, word, arg);
    text_free(&list);
    return fine;
}

bool cn_read_table(struct cn_board *b, const char *folder, const char *name, int rows,
                   cn_read_row *read, struct cn_mistakes *m)
{
    struct text path = { 0 };

    text_printf(&path, "%s/%s.tsv", folder, name);
    struct cn_reading t = { b, tsv_read(text_str(&path), m->err), text_str(&path), 0, m->err };
    bool fine = t.tsv || cn_goes_on(m);

    for (; t.tsv && fine && t.row < tsv_rows(t.tsv); t.row++)
        fine = read(&t) || cn_goes_on(m);
    if (t.tsv && fine && rows && t.row != rows) {
        err_set(m->err, t.path, "%d rows instead of %d", t.row, rows);
        fine = cn_goes_on(m);
    }
    tsv_free(t.tsv);
    text_free(&path);
    return fine;
}

/* Values in halves: "2", "0.5"; "-": none. */
static bool cell_halves(struct cn_reading *t, const char *column, uint8_t *out)
{
    const char *cell = cn_cell(t, column);
    int whole;

    *out = CN_NOBODY;
    if (strcmp(cell, "-") == 0)
        return true;
    *out = 1;
    if (strcmp(cell, "0.5") == 0)
        return true;
    if (!cn_cell_int(t, column, 0, 20, &whole))
        return false;
    *out = (uint8_t)(2 * whole);
    return true;
}

static bool cell_yes(struct cn_reading *t, const char *column, uint8_t *out)
{
    static const char *const words[] = { "no", "yes", NULL };

    return cn_cell_word(t, column, words, out);
}

static bool copy_names(struct cn_reading *t, char **id, char **name)
{
    *id = arena_copy(&t->b->arena, cn_cell(t, "id"));
    *name = arena_copy(&t->b->arena, cn_cell(t, "name"));
    return (**id && **name) || cn_wrong_row(t, "an id and a name", cn_cell(t, "id"));
}

/* -- leaders -- */

static bool read_leader(struct cn_reading *t)
{
    struct cn_board *b = t->b;
    struct cn_leader_row *l = &b->leader[b->leader_count];

    TABLE(CN_6_3, "leaders.tsv");
    TABLE(CN_19_1, "leaders.tsv");
    TABLE(CN_19_2, "leaders.tsv");
    TABLE(CN_19_3, "leaders.tsv");
    TABLE(CN_19_4, "leaders.tsv");
    TABLE(CN_19_5, "leaders.tsv");
    if (b->leader_count == CN_LEADERS || cn_find_leader(b, cn_cell(t, "id")) >= 0)
        return cn_wrong_row(t, "at most 64 leaders, each once", cn_cell(t, "id"));
    if (!copy_names(t, &l->id, &l->name) || !cn_cell_word(t, "side", cn_side_ids, &l->side))
        return false;
    if (b->leader_count > 0 && l[-1].side > l->side)
        return cn_wrong_row(t, "the French come first", l->id);
    b->side_first[l->side + 1] = ++b->leader_count;
    return cn_cell_word(t, "nation", cn_nations, &l->nation) &&
           cn_cell_word(t, "kind", cn_leader_kinds, &l->kind) && cell_yes(t, "chief", &l->chief) &&
           cn_cell_byte(t, "initiative", 0, 5, &l->initiative) &&
           cell_halves(t, "span", &l->span2) &&
           cell_halves(t, "subordination", &l->subordination2) &&
           cn_cell_byte(t, "stars", 0, 3, &l->stars) &&
           cn_cell_word(t, "source", cn_sources, &l->source);
}

/* -- units -- */

static bool read_traits(struct cn_reading *t, struct cn_unit_row *u)
{
    const char *cell = cn_cell(t, "traits");
    size_t told = 0;

    for (const struct eng_flag *f = cn_traits; f->word; f++) {
        const char *at = strstr(cell, f->word);
        size_t n = strlen(f->word);
        if (at && (at == cell || at[-1] == ' ') && (!at[n] || at[n] == ' ')) {
            u->traits |= (uint8_t)f->bit;
            told += n + (told > 0);
        }
    }
    return strcmp(cell, "-") == 0 || told == strlen(cell) || cn_wrong_row(t, "traits", cell);
}

static bool read_home(struct cn_reading *t, struct cn_unit_row *u)
{
    const char *home = cn_cell(t, "home");
    int found = cn_find_leader(t->b, home);

    u->home = CN_NOBODY;
    if (strcmp(home, "-") == 0)
        return true;
    u->home = (uint8_t)found;
    return (found >= 0 && t->b->leader[found].side == u->side) ||
           cn_wrong_row(t, "a leader of its side", home);
}

/* 1X-14-1, 14-2: name, nation, arm, class or quality, maximum, allowance and value. */
static bool read_unit(struct cn_reading *t)
{
    struct cn_board *b = t->b;
    struct cn_unit_row *u = &b->unit[b->unit_count];

    TABLE(CN_14_1, "units.tsv");
    TABLE(CN_14_2, "units.tsv");
    if (b->unit_count == CN_UNITS || cn_find_unit(b, cn_cell(t, "id")) >= 0)
        return cn_wrong_row(t, "at most 112 units, each once", cn_cell(t, "id"));
    if (!copy_names(t, &u->id, &u->name) || !cn_cell_word(t, "side", cn_side_ids, &u->side))
        return false;
    if (b->unit_count > 0 && u[-1].side > u->side)
        return cn_wrong_row(t, "the French come first", u->id);
    b->unit_first[u->side + 1] = ++b->unit_count;
    u->pair = CN_NOBODY;
    return cn_cell_word(t, "nation", cn_nations, &u->nation) &&
           cn_cell_word(t, "arm", cn_arms, &u->arm) &&
           cn_cell_word(t, "quality", cn_qualities, &u->quality) && read_traits(t, u) &&
           cn_cell_byte(t, "most", 1, 20, &u->most) &&
           cell_halves(t, "subordination", &u->subordination2) &&
           cn_cell_byte(t, "movement", 1, 12, &u->movement) && read_home(t, u) &&
           cn_cell_word(t, "source", cn_sources, &u->source);
}

/* A second reading, when all units have their numbers: 1X-372-1, one piece for each arm. */
static bool read_pair(struct cn_reading *t)
{
    const char *pair = cn_cell(t, "pair");
    int own = cn_find_unit(t->b, cn_cell(t, "id")), other = cn_find_unit(t->b, pair);

    if (own < 0) /* told by the first reading */
        return true;
    struct cn_unit_row *u = &t->b->unit[own];
    if (strcmp(pair, "-") == 0)
        return !(u->traits & TRAIT_HALF) || cn_wrong_row(t, "the other half", pair);
    if (other < 0 || t->b->unit[other].side != u->side || t->b->unit[other].arm == u->arm)
        return cn_wrong_row(t, "a unit of its side and of another arm", pair);
    u->pair = (uint8_t)other;
    return true;
}

/* -- keys -- */

static bool add_bank(struct cn_reading *t, const char *word, void *arg)
{
    struct cn_key *k = arg;
    int hex = cn_find_hex(word);

    if (hex < 0 || k->bank_count == CN_BANKS)
        return cn_wrong_row(t, "hexes of the banks", word);
    k->bank[k->bank_count++] = (uint16_t)hex;
    return true;
}

static bool read_key(struct cn_reading *t)
{
    static const char *const sources[] = { "-", "french", "coalition", "both", NULL };
    struct cn_board *b = t->b;
    struct cn_key *k = &b->key[b->key_count];

    TABLE(CN_363_1, "keys.tsv");
    if (b->key_count == CN_KEYS)
        return cn_wrong_row(t, "at most 12 keys", cn_cell(t, "id"));
    if (!cn_cell_hex(t, "hex", &k->hex))
        return false;
    if (!b->hex[k->hex].name)
        return cn_wrong_row(t, "a hex with a place", cn_cell(t, "hex"));
    b->key_count++;
    return copy_names(t, &k->id, &k->name) &&
           cn_cell_word(t, "source_of", sources, &k->source_of) &&
           cn_cell_word(t, "at_start", cn_owners, &k->at_start) &&
           cn_cell_byte(t, "first", 0, 5, &k->first) &&
           cn_cell_byte(t, "retaken", 0, 5, &k->retaken) &&
           cn_cell_byte(t, "held", 0, 5, &k->held) && cn_cell_byte(t, "each", 0, 5, &k->each) &&
           cn_cell_byte(t, "lost", 0, 5, &k->lost) &&
           (cn_cell(t, "banks")[0] == 0 || cn_cell_words(t, "banks", add_bank, k));
}

/* -- the turn track -- */

static bool add_hex(struct cn_reading *t, const char *word, void *arg)
{
    struct cn_arrival *a = arg;
    int hex = cn_find_hex(word), at = a->hex[0] == CN_NOWHERE ? 0 : 1;

    if (hex < 0 || a->hex[at] != CN_NOWHERE)
        return cn_wrong_row(t, "one hex or two", word);
    a->hex[at] = (uint16_t)hex;
    return true;
}

static bool add_under(struct cn_reading *t, const char *word, void *arg)
{
    struct cn_arrival *a = arg;
    int leader = cn_find_leader(t->b, word);

    if (leader < 0 || t->b->leader[leader].side != a->side || a->under_count == 4)
        return cn_wrong_row(t, "at most four leaders of the side", word);
    a->under[a->under_count++] = (uint8_t)leader;
    return true;
}

static bool add_unit(struct cn_reading *t, const char *word, void *arg)
{
    struct cn_arrival *a = arg;
    int unit = cn_find_unit(t->b, word);

    if (unit < 0 || t->b->unit[unit].side != a->side || a->unit_count == 8)
        return cn_wrong_row(t, "at most eight units of the side", word);
    a->unit[a->unit_count++] = (uint8_t)unit;
    return true;
}

static bool read_comer(struct cn_reading *t, struct cn_arrival *a)
{
    const char *word = cn_cell(t, "leader");
    int leader = cn_find_leader(t->b, word);

    a->leader = CN_NOBODY;
    if (strcmp(word, "-") == 0)
        return true;
    a->leader = (uint8_t)leader;
    return (leader >= 0 && t->b->leader[leader].side == a->side) ||
           cn_wrong_row(t, "a leader of the side", word);
}

/* 1X-137-3 to 137-5: who comes, when and where. */
static bool read_arrival(struct cn_reading *t)
{
    static const char *const options[] = { "no", "marmont", NULL };
    struct cn_board *b = t->b;
    struct cn_arrival *a = &b->arrival[b->arrival_count];

    if (b->arrival_count == CN_ARRIVALS)
        return cn_wrong_row(t, "at most 24 arrivals", cn_cell(t, "leader"));
    b->arrival_count++;
    a->hex[0] = a->hex[1] = CN_NOWHERE;
    return cn_cell_word(t, "side", cn_side_ids, &a->side) &&
           cn_cell_byte(t, "turn", 1, CN_TURNS, &a->turn) && read_comer(t, a) &&
           cn_cell_words(t, "hexes", add_hex, a) && cn_cell_words(t, "under", add_under, a) &&
           cn_cell_words(t, "units", add_unit, a) &&
           cn_cell_word(t, "option", options, &a->optional);
}

bool cn_read_board(struct cn_board *b, const char *folder, struct cn_mistakes *m)
{
    return cn_read_map(b, folder, m) && cn_read_table(b, folder, "leaders", 0, read_leader, m) &&
           cn_read_table(b, folder, "units", 0, read_unit, m) &&
           cn_read_table(b, folder, "units", 0, read_pair, m) &&
           cn_read_table(b, folder, "keys", 0, read_key, m) &&
           cn_read_table(b, folder, "arrivals", 0, read_arrival, m) && cn_read_tables(b, folder, m);
}

/* 1X-3-1: with these files alone a campaign can be played. */
bool cn_load(const char *folder, void **board, struct err *err)
{
    struct cn_board *b = base_alloc(sizeof *b);
    struct cn_mistakes first = { .err = err };
    bool fine = cn_read_board(b, folder, &first);

    HOLDS(CN_3_1, "whatever is read comes from the folder that is given");
    if (!fine) {
        cn_unload(b);
        return false;
    }
    b->imprint = cn_imprint(b);
    *board = b;
    return true;
}

int cn_survey(const char *folder, eng_teller *teller, void *arg)
{
    struct cn_board *b = base_alloc(sizeof *b);
    struct err err;
    struct cn_mistakes m = { &err, teller, arg, 0 };

    cn_read_board(b, folder, &m);
    cn_judge_board(b, folder, &m);
    cn_unload(b);
    return m.count;
}

void cn_unload(void *board)
{
    struct cn_board *b = board;

    if (b)
        arena_free(&b->arena);
    base_free(b);
}
