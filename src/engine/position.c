/* position.c -- positions as text; see position.h for how they look. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bitset.h"

#include "engine/flow.h"
#include "engine/guard.h"
#include "engine/lines.h"
#include "engine/position.h"
#include "engine/sabotage.h"

struct reader {
    const struct eng_box *box;
    struct eng_core *core;
    struct eng_heading *heading;
    struct err *err;
    bool begun;   /* the first line was read */
    bool by_line; /* dice as in journals of format 1 */
    struct eng_reader own;
};

typedef bool read_line(struct reader *r, const struct words *w);

static bool wrong(struct reader *r, const struct words *w, const char *expected)
{
    return err_set(r->err, NULL, "'%s' expects %s", w->word[0], expected);
}

static bool read_numbers(struct reader *r, const struct words *w, int from, int64_t low,
                         int64_t high, int64_t *out)
{
    for (int i = from; i < w->count; i++)
        if (!words_int(w->word[i], low, high, &out[i - from]))
            return err_set(r->err, NULL, "'%s' is not a number from %" PRId64 " to %" PRId64,
                           w->word[i], low, high);
    return true;
}

static bool read_first(struct reader *r, const struct words *w)
{
    const struct eng_game *game = r->box->game;
    int64_t version;

    if (r->begun || w->count != 3 || !words_int(w->word[2], 1, INT32_MAX, &version))
        return wrong(r, w, "a game and a version, once, on the first line");
    if (strcmp(w->word[1], game->book->game) != 0)
        return err_set(r->err, NULL, "this position is of %s, not of %s", w->word[1],
                       game->book->game);
    if (version != game->version)
        return err_set(r->err, NULL, "this position is of version %s, the program has %u",
                       w->word[2], (unsigned)game->version);
    r->begun = true;
    return true;
}

static bool read_heading(struct reader *r, const struct words *w)
{
    if (w->count != 2)
        return wrong(r, w, "one text, in quotes when it has blanks");
    if (!r->heading)
        return true;
    char **slot = w->word[0][0] == 't'   ? &r->heading->title
                  : w->word[0][0] == 's' ? &r->heading->source
                                         : &r->heading->note;
    if (*slot)
        return wrong(r, w, "to be given once");
    *slot = base_strdup(w->word[1]);
    return true;
}

static int side_count(const struct eng_game *game)
{
    int n = 0;
    while (game->sides[n])
        n++;
    return n;
}

static bool read_seats(struct reader *r, const struct words *w)
{
    int64_t side[WORDS_MAX];
    if (r->core->seat_count || w->count < 2 || w->count > 1 + ENG_SEATS)
        return wrong(r, w, "the side of each seat, at most eight, once");
    if (!read_numbers(r, w, 1, 0, side_count(r->box->game) - 1, side))
        return false;
    r->core->seat_count = (uint8_t)(w->count - 1);
    for (int i = 0; i < w->count - 1; i++)
        r->core->side[i] = (uint8_t)side[i];
    return true;
}

static bool read_seat_set(struct reader *r, const struct words *w, int from, eng_seats *out)
{
    int64_t seat[WORDS_MAX];
    if (!read_numbers(r, w, from, 0, ENG_SEATS - 1, seat))
        return false;
    *out = 0;
    for (int i = from; i < w->count; i++)
        *out |= ENG_SEAT(seat[i - from]);
    return true;
}

static bool read_active(struct reader *r, const struct words *w)
{
    return read_seat_set(r, w, 1, &r->core->active);
}

static bool read_asked(struct reader *r, const struct words *w)
{
    return read_seat_set(r, w, 1, &r->core->asked);
}

static int find_proc(const struct eng_game *game, const char *name)
{
    for (int i = 0; game->procs[i].name; i++)
        if (strcmp(game->procs[i].name, name) == 0)
            return i;
    return -1;
}

static int find_row(const struct eng_proc *proc, const char *name)
{
    for (int i = 0; i < proc->step_count; i++)
        if (strcmp(proc->step[i].name, name) == 0)
            return i;
    return strcmp(name, "end") == 0 ? proc->step_count : -1;
}

/* A number, the answer (-1) or a local by its place; or a local by its name: company=3, side=Blue. */
static bool read_local(struct reader *r, struct eng_frame *f, int at, const char *word)
{
    const struct eng_local *locals = r->box->game->procs[f->proc].local;
    const char *is = strchr(word, '='), *value = is ? is + 1 : word;
    int64_t n = -1;

    if (is && (at = eng_local_named(locals, word, (size_t)(is - word))) < 0)
        return err_set(r->err, NULL, "procedure '%s' has no local '%.*s'",
                       r->box->game->procs[f->proc].name, (int)(is - word), word);
    if (is && locals[at].kind == ENG_SIDE)
        n = eng_find_name(r->box->game->sides, value);
    if (n < 0 && !words_int(value, INT16_MIN, INT16_MAX, &n))
        return err_set(r->err, NULL, "'%s' is not a number from %d to %d", value, INT16_MIN,
                       INT16_MAX);
    *(at < 0 ? &f->answer : &f->local[at]) = (int16_t)n;
    return true;
}

static bool read_frame(struct reader *r, const struct words *w)
{
    if (w->count < 3 || w->count > 4 + ENG_LOCALS || r->core->depth == ENG_DEPTH)
        return wrong(r, w, "a procedure, a row, an answer and at most six numbers");
    int proc = find_proc(r->box->game, w->word[1]);
    if (proc < 0)
        return err_set(r->err, NULL, "there is no procedure '%s'", w->word[1]);
    int row = find_row(&r->box->game->procs[proc], w->word[2]);
    if (row < 0)
        return err_set(r->err, NULL, "procedure '%s' has no row '%s'", w->word[1], w->word[2]);
    struct eng_frame *f = &r->core->frame[r->core->depth++];
    *f = (struct eng_frame){ .proc = (uint8_t)proc, .step = (uint8_t)row };
    for (int i = 3; i < w->count; i++)
        if (!read_local(r, f, i - 4, w->word[i]))
            return false;
    return true;
}

static bool read_flags(struct reader *r, const struct words *w)
{
    if (w->count != 1)
        return wrong(r, w, "nothing more");
    if (w->word[0][0] == 'o')
        r->core->over = 1;
    else
        r->core->barrier = 1;
    return true;
}

static bool read_fate(struct reader *r, const struct words *w)
{
    struct eng_fate fate = { 0 };

    if (!(r->by_line ? eng_fate_parse_old : eng_fate_parse)(r->box, w, 1, fate.value, r->err))
        return false;
    fate.count = (uint8_t)(w->count - 1);
    r->core->fate = fate;
    return true;
}

static bool read_sealed(struct reader *r, const struct words *w)
{
    int64_t n[WORDS_MAX];
    if (w->count != 3 || !read_numbers(r, w, 1, INT16_MIN, INT16_MAX, n) || n[0] < 0 ||
        n[0] >= ENG_SEATS)
        return wrong(r, w, "a seat and its answer");
    r->core->sealed[n[0]] = (int16_t)n[1];
    return true;
}

static bool read_seen(struct reader *r, const struct words *w)
{
    int64_t token;
    if (w->count < 3 || !words_int(w->word[1], 0, ENG_TOKENS - 1, &token))
        return wrong(r, w, "a token and the seats that know it");
    return read_seat_set(r, w, 2, &r->core->seen[token]);
}

static bool read_draft(struct reader *r, const struct words *w)
{
    int64_t n[WORDS_MAX];
    if (!read_numbers(r, w, 1, 0, ENG_TOKENS - 1, n))
        return false;
    for (int i = 1; i < w->count; i++)
        bit_add(r->core->draft, (int)n[i - 1]);
    return true;
}

static bool read_word64(const char *word, uint64_t *out)
{
    char *end;
    if (strspn(word, "0123456789abcdef") != strlen(word) || strlen(word) != 16)
        return false;
    *out = strtoull(word, &end, 16);
    return true;
}

static const char *const rng_names[] = {
    [RNG_MATCH] = "match", [RNG_SEARCH] = "search", [RNG_ROLLS] = "rolls"
};

static uint32_t rng_named(const char *name)
{
    for (uint32_t kind = RNG_MATCH; kind <= RNG_ROLLS; kind++)
        if (strcmp(name, rng_names[kind]) == 0)
            return kind;
    return RNG_NONE;
}

/* rng rolls|match|search, four words of state, event, numbers used */
static bool read_rng(struct reader *r, const struct words *w)
{
    struct rng rng = { 0 };
    int64_t event, used;

    if (w->count != 8 || (rng.kind = rng_named(w->word[1])) == RNG_NONE ||
        !words_int(w->word[6], 0, INT64_MAX, &event) ||
        !words_int(w->word[7], 0, UINT32_MAX, &used))
        return wrong(r, w, "rolls, match or search, four words of 16 digits, an event and a count");
    for (int i = 0; i < 4; i++)
        if (!read_word64(w->word[2 + i], &rng.s[i]))
            return wrong(r, w, "words of 16 hexadecimal digits");
    rng.event = (uint64_t)event;
    rng.used = (uint32_t)used;
    r->core->rng = rng;
    return true;
}

static const struct {
    const char *key;
    read_line *read;
} core_lines[] = {
    { "position", read_first }, { "title", read_heading }, { "source", read_heading },
    { "note", read_heading },   { "seats", read_seats },   { "frame", read_frame },
    { "active", read_active },  { "asked", read_asked },   { "over", read_flags },
    { "barrier", read_flags },  { "fate", read_fate },     { "sealed", read_sealed },
    { "seen", read_seen },      { "draft", read_draft },   { "rng", read_rng },
};

static bool read_any(struct reader *r, const struct words *w)
{
    if (!r->begun && strcmp(w->word[0], "position") != 0)
        return err_set(r->err, NULL, "a position begins with the line: position %s %u",
                       r->box->game->book->game, (unsigned)r->box->game->version);
    for (size_t i = 0; i < sizeof core_lines / sizeof core_lines[0]; i++)
        if (strcmp(w->word[0], core_lines[i].key) == 0)
            return core_lines[i].read(r, w);
    r->own.in = (struct words_walk){ w, 1, r->err };
    return eng_read_own_line(&r->own);
}

static bool read_lines(struct reader *r, const char *place, const char *text)
{
    struct lines l = { .next = text };
    bool fine = true;

    while (fine && lines_next(&l)) {
        struct words w;
        fine = words_cut(l.line.s, &w, r->err) && (w.count == 0 || read_any(r, &w));
        if (!fine) {
            struct err found = *r->err;
            err_line(r->err, place, l.number, "%s", found.reason);
        }
    }
    lines_done(&l);
    return fine;
}

/* Who is active must fit the seats and stand on a row that asks. */
static bool judge(struct reader *r, const char *place)
{
    const struct eng_core *core = r->core;
    const struct eng_step *row = eng_flow_row(r->box, core);

    if (!r->begun)
        return err_set(r->err, place, "the file is empty");
    if (core->seat_count == 0)
        return err_set(r->err, place, "the line 'seats' is missing");
    if ((core->active | core->asked) >> core->seat_count)
        return err_set(r->err, place, "a seat is asked that does not exist");
    if (core->active & ~core->asked)
        return err_set(r->err, place, "a seat is active without being asked");
    if (core->active && (!row || !row->take))
        return err_set(r->err, place, "seats are active, but the last frame asks nothing");
    if (core->depth > 0 && core->frame[0].proc != 0)
        return err_set(r->err, place, "the first frame is not '%s', in which every match stands",
                       r->box->game->procs[0].name);
    return true;
}

static bool read_all(struct reader *r, const char *place, const char *text)
{
    const struct eng_game *game = r->box->game;
    _Alignas(max_align_t) char scratch[ENG_SCRATCH] = { 0 };

    memset(r->core, 0, game->state_size);
    r->own = (struct eng_reader){ .box = r->box, .state = r->core, .scratch = scratch };
    r->own.in.err = r->err;
    if (game->lay_out)
        game->lay_out(r->box, r->core);
    if (!read_lines(r, place, text))
        return false;
    if (r->core->active && !r->core->asked)
        r->core->asked = r->core->active;
    if (!judge(r, place))
        return false;
    if (!game->complete(&r->own))
        return err_at(r->err, place);
    return true;
}

bool eng_position_read(const struct eng_box *box, const char *place, const char *text, void *state,
                       struct eng_heading *heading, struct err *err)
{
    struct err own;
    struct reader r = { box, state, heading, err ? err : &own, false, false, { 0 } };

    return read_all(&r, place, text);
}

static void write_seat_set(const char *key, eng_seats seats, struct text *out)
{
    if (!seats)
        return;
    text_add(out, key);
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (seats & ENG_SEAT(seat))
            text_printf(out, " %d", seat);
    text_add_char(out, '\n');
}

static void write_frame(const struct eng_game *game, const struct eng_frame *f, struct text *out)
{
    const struct eng_proc *proc = &game->procs[f->proc];

    text_add(out, "frame ");
    words_quote(out, proc->name);
    text_add_char(out, ' ');
    words_quote(out, f->step < proc->step_count ? proc->step[f->step].name : "end");
    text_printf(out, " %d", f->answer);
    for (int i = 0; i < ENG_LOCALS; i++)
        text_printf(out, " %d", f->local[i]);
    text_add_char(out, '\n');
}

static void write_chance(const struct eng_game *game, const struct eng_core *core, struct text *out)
{
    if (core->rng.kind != RNG_NONE) {
        text_printf(out, "rng %s", rng_names[core->rng.kind]);
        for (int i = 0; i < 4; i++)
            text_printf(out, " %016" PRIx64, core->rng.s[i]);
        text_printf(out, " %" PRIu64 " %" PRIu32 "\n", core->rng.event, core->rng.used);
    }
    if (core->fate.count) {
        eng_fate_text(game, core, out);
        text_add_char(out, '\n');
    }
}

static void write_secrets(const struct eng_core *core, struct text *out)
{
    for (int seat = 0; seat < ENG_SEATS; seat++)
        if (core->sealed[seat] && !SABOTAGE(BUG_SAVE))
            text_printf(out, "sealed %d %d\n", seat, core->sealed[seat]);
    for (int i = bits_next(core->draft, ENG_TOKENS / 64, 0); i >= 0;
         i = bits_next(core->draft, ENG_TOKENS / 64, i + 1))
        text_printf(out, "draft %d\n", i);
    for (int token = 0; token < ENG_TOKENS; token++) {
        char key[24];
        snprintf(key, sizeof key, "seen %d", token);
        write_seat_set(key, core->seen[token], out);
    }
}

void eng_save(const struct eng_box *box, const void *state, struct text *out)
{
    const struct eng_core *core = state;

    text_printf(out, "position %s %u\nseats", box->game->book->game, (unsigned)box->game->version);
    for (int seat = 0; seat < core->seat_count; seat++)
        text_printf(out, " %d", core->side[seat]);
    text_add_char(out, '\n');
    for (int i = 0; i < core->depth; i++)
        write_frame(box->game, &core->frame[i], out);
    write_seat_set("active", core->active, out);
    write_seat_set("asked", core->asked, out);
    text_add(out, core->over ? "over\n" : "");
    text_add(out, core->barrier ? "barrier\n" : "");
    write_chance(box->game, core, out);
    write_secrets(core, out);
    eng_save_own_lines(box, state, out);
}

bool eng_restore(const struct eng_box *box, const char *place, const char *text, void *state,
                 struct err *err)
{
    return eng_position_read(box, place, text, state, NULL, err);
}

struct beginning {
    const struct eng_box *box;
    void *state;
    struct eng_news *news;
    struct err *err;
    bool fine;
};

static void begin(void *arg)
{
    static const uint8_t defaults[ENG_OPTIONS];
    struct beginning *b = arg;
    struct eng_core *core = b->state;
    struct eng_turn t = { b->box, b->state, core, b->news, 0 };

    if (core->depth == 0) {
        b->fine = b->box->game->setup(b->box, defaults, b->state, b->news, b->err);
        return;
    }
    eng_flow_resume(&t);
    b->fine = true;
}

/* A position written by hand can lack what the rules rely on: that is its fault, not ours. */
bool eng_begin_position(const struct eng_box *box, const char *place, const char *text,
                        const struct eng_start *start, void *state, struct eng_news *news,
                        struct err *err)
{
    struct eng_core *core = state;
    struct beginning b = { box, state, news, err, false };
    struct reader r = { box, state, NULL, err, false, start->by_line, { 0 } };
    struct text why = { 0 };

    if (!read_all(&r, place, text))
        return false;
    if (core->rng.kind == RNG_NONE)
        eng_start_dice(start, &core->rng);
    else if (core->rng.kind == RNG_MATCH && !start->by_line)
        core->rng.kind = RNG_ROLLS; /* saved by an older program: its key, and no number twice */
    if (core->active || core->over)
        return true;
    if (!eng_guard(begin, &b, &why))
        err_set(err, place, "the match cannot go on from here (%s)", text_str(&why));
    text_free(&why);
    return b.fine;
}
