/* journal.c -- the text of a journal: replayed, or refused with the line.
 *
 * Nearly every change is refused by the check bytes, so the mutations put them right again where
 * that can be done without the rules: both bytes of the heading, the first of the body. */

#include "base/words.h"

#include "fuzz.h"

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

FUZZER(journal)
{
    char *text = base_alloc(size + 1);
    struct journal j;
    struct err err;

    memcpy(text, data, size);
    if (strlen(text) == size && journal_read("journal", text, &j, &err)) {
        const struct eng_game *game = eng_find_game(j.game);
        struct match *m = game ? match_replay(open_box(j.game), "journal", &j, -1, &err) : NULL;
        if (m)
            write_again(m, text);
        match_free(m);
        journal_free(&j);
    }
    free(text);
    return 0;
}
