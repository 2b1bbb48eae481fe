/* journal.c -- the text of a journal: replayed, or refused with the line.
 *
 * Two journals that a fuzzer tries are nearly the same: the later differs from somewhere on.  The match
 * as it stood after the lines they share is kept (parts/prefixes.h) and gone on with; now and then
 * everything is played from the start as well, and both must come to the same.
 *
 * Nearly every change is refused by the check bytes, so the mutations put them right again where
 * that can be done without the rules: both bytes of the heading, the first of the body. */

#include "base/words.h"

#include "engine/replay.h"

#include "fuzz.h"
#include "parts/prefixes.h"

enum { AGAIN = 64 }; /* one in so many is played from the start too */

#ifdef FUZZ_HUNT
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);

/* CRC-8 by its definition, one bit after the other; written again here, not taken from there. */
static unsigned crc8(unsigned crc, const char *text, size_t length)
{
    for (size_t i = 0; i < 8 * length; i++) {
        unsigned bit = ((unsigned char)text[i / 8] >> (7 - i % 8)) & 1;
        unsigned high = (crc >> 7 & 1) ^ bit;
        crc = (crc << 1 & 0xff) ^ (high ? 0x07 : 0);
    }
    return crc;
}

static bool ends_in_check(const char *line, size_t length)
{
    return length > 6 && line[length - 6] == ' ' && line[length - 5] == '#';
}

static void put_right(const char *line, size_t length, bool heading, struct text *out)
{
    size_t text = ends_in_check(line, length) ? length - 6 : length;
    const char *second = text < length ? line + length - 2 : "00";

    text_add_n(out, line, text);
    if (heading)
        text_printf(out, " #%02x%02x\n", crc8(0, line, text), crc8(0xff, line, text));
    else
        text_printf(out, " #%02x%.2s\n", crc8(0, line, text), second);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
    struct text right = { 0 }, raw = { 0 };
    bool heading = true;

    size = LLVMFuzzerMutate(data, size, most);
    if (seed % 8 == 0)
        return size;
    text_add_n(&raw, (const char *)data, size);
    struct lines l = { .next = text_str(&raw) };
    while (lines_next(&l)) {
        put_right(text_str(&l.line), l.line.length, heading, &right);
        heading = heading && strncmp(text_str(&l.line), "seed ", 5) != 0;
    }
    lines_done(&l);
    if (right.length <= most) {
        memcpy(data, text_str(&right), right.length);
        size = right.length;
    }
    text_free(&raw);
    text_free(&right);
    return size;
}

#endif

/* What can be replayed is written as it was read. */
static void write_again(const struct match *m, const char *text)
{
    struct text again = { 0 };

    journal_write(match_journal(m), true, &again);
    if (strcmp(text, text_str(&again)) != 0)
        found("a journal that was replayed is written otherwise", text_str(&again));
    text_free(&again);
}

struct end {
    bool fine;
    uint64_t state;
    struct err err;
};

static void note_end(struct match *m, bool fine, const char *text, struct end *out)
{
    out->fine = fine;
    out->state = fine ? eng_hash(open_box(match_journal(m)->game), match_state(m)) : 0;
    if (fine)
        write_again(m, text);
}

static void play_all(const struct journal *j, const char *text, struct end *out)
{
    struct match *m = match_replay(open_box(j->game), "journal", j, -1, &out->err);

    note_end(m, m != NULL, text, out);
    match_free(m);
}

/* The lines after those that are played already.  Returns how many of all were good. */
static int play_rest(struct prefix *p, const struct journal *j, const char *text, struct end *out)
{
    struct match *m = prefix_lay(p);
    struct replay *r = replay_go_on(m, "journal", j);
    int good = p->lines;
    bool fine = true;

    while (fine && good < j->count) {
        fine = replay_next(r, &out->err);
        good += fine;
    }
    note_end(replay_end(r), fine, text, out);
    return good;
}

static void must_be_same(const struct end *a, const struct end *b)
{
    if (a->fine != b->fine || a->state != b->state)
        found("a journal gone on with ends otherwise than from the start", b->err.reason);
    if (!a->fine && strcmp(a->err.reason, b->err.reason) != 0)
        found("a journal gone on with is refused for another reason", b->err.reason);
}

static void play(const struct journal *j, const char *text)
{
    static struct prefixes all;
    struct end end, again;
    struct prefix *p = prefix_find(&all, text);

    if (!p || strstr(text, "\ntake-back ")) {
        play_all(j, text, &end);
        prefix_want(&all, j, 0);
        return;
    }
    prefix_want(&all, j, play_rest(p, j, text, &end));
    if (all.sum % AGAIN == 0) {
        play_all(j, text, &again);
        must_be_same(&end, &again);
    }
}

FUZZER(journal)
{
    char *text = base_alloc(size + 1);
    struct journal j;
    struct err err;

    memcpy(text, data, size);
    if (strlen(text) == size && journal_read("journal", text, &j, &err)) {
        if (eng_find_game(j.game))
            play(&j, text);
        journal_free(&j);
    }
    free(text);
    return 0;
}
